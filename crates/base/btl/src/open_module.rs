//! A module as its owner keeps it.

mod held;

use std::fmt;
use std::ops::{Deref, DerefMut};

use hawser_mca::lifecycle::{Resume, Why};
use hawser_wireup::EndpointId;

use super::{AmTag, Btl, SendError, Sink, sm};
use held::Held;

/// A module of any component. What happens once per short message, sending and polling, knows the
/// module `sm` by its type, so that the compiler can see through it; everything else goes through
/// the contract [`Btl`].
pub enum OpenModule {
    /// The module of the component `sm`.
    Sm(Box<sm::Sm>),
    /// That for processes of other jobs. It is called, where [`OpenModule::Sm`] is compiled in.
    Jobs(Box<sm::Jobs>),
    /// Any other, also one of the above while it is held.
    Other(Box<dyn Btl>),
}

impl OpenModule {
    /// [`Btl::send_short`].
    ///
    /// # Errors
    /// As the contract says.
    #[inline(always)]
    pub fn send(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        match self {
            OpenModule::Sm(sm) => sm.send(to, tag, header, payload),
            OpenModule::Jobs(jobs) => jobs.send(to, tag, header, payload),
            OpenModule::Other(btl) => btl.send_short(to, tag, header, payload),
        }
    }

    /// Delivers what is found at a glance, where that is much shorter than a poll.
    #[inline(always)]
    pub fn glance<S: Sink>(&mut self, sink: &mut S) -> usize {
        match self {
            OpenModule::Sm(sm) => sm.glance(sink),
            OpenModule::Jobs(jobs) => jobs.glance(sink),
            OpenModule::Other(_) => 0,
        }
    }

    /// Gives the module nothing new from now on: what is sent, read or written finds no room, and
    /// what was begun goes on. Nothing is asked of one that is held.
    pub fn hold(&mut self) {
        if !self.is_held() {
            let stand_in = OpenModule::Other(Box::new(Held::stand_in(&**self)));
            let mut inner = std::mem::replace(self, stand_in);
            Btl::hold(&mut *inner);
            *self = OpenModule::Other(Box::new(Held::new(inner)));
        }
    }

    /// Ends what [`OpenModule::hold`] has begun.
    ///
    /// # Errors
    /// Why the module cannot go on in this way: it is held as before.
    pub fn resume(&mut self, how: Resume) -> Result<(), Why> {
        Btl::resume(&mut **self, how)?;
        if let OpenModule::Other(module) = self
            && let Some(inner) = module.take_held()
        {
            *self = inner;
        }
        Ok(())
    }

    /// True between [`OpenModule::hold`] and [`OpenModule::resume`].
    pub fn is_held(&self) -> bool {
        matches!(self, OpenModule::Other(module) if module.is_held())
    }

    /// [`Btl::progress`].
    #[inline(always)]
    pub fn poll<S: Sink>(&mut self, sink: &mut S) -> usize {
        match self {
            OpenModule::Sm(sm) => sm.deliver(sink),
            OpenModule::Jobs(jobs) => jobs.deliver(sink),
            OpenModule::Other(btl) => btl.progress(sink),
        }
    }
}

impl Deref for OpenModule {
    type Target = dyn Btl;

    fn deref(&self) -> &(dyn Btl + 'static) {
        match self {
            OpenModule::Sm(sm) => sm.as_ref(),
            OpenModule::Jobs(jobs) => jobs.as_ref(),
            OpenModule::Other(btl) => btl.as_ref(),
        }
    }
}

impl DerefMut for OpenModule {
    fn deref_mut(&mut self) -> &mut (dyn Btl + 'static) {
        match self {
            OpenModule::Sm(sm) => sm.as_mut(),
            OpenModule::Jobs(jobs) => jobs.as_mut(),
            OpenModule::Other(btl) => btl.as_mut(),
        }
    }
}

impl From<Box<dyn Btl>> for OpenModule {
    fn from(btl: Box<dyn Btl>) -> OpenModule {
        OpenModule::Other(btl)
    }
}

impl fmt::Debug for OpenModule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpenModule({})", self.name())
    }
}
