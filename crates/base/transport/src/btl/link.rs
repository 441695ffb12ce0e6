//! A module as its owner keeps it.

use std::fmt;
use std::ops::{Deref, DerefMut};

use super::{AmTag, Btl, EndpointId, SendError, Sink, sm};

/// A module of any component. What happens once per short message, sending and polling, knows the
/// module `sm` by its type, so that the compiler can see through it; everything else goes through
/// the contract [`Btl`].
pub enum Link {
    /// The module of the component `sm`.
    Sm(Box<sm::Sm>),
    /// Any other.
    Other(Box<dyn Btl>),
}

impl Link {
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
            Link::Sm(sm) => sm.send(to, tag, header, payload),
            Link::Other(btl) => btl.send_short(to, tag, header, payload),
        }
    }

    /// Delivers what is found at a glance, where that is much shorter than a poll.
    #[inline(always)]
    pub fn glance<S: Sink>(&mut self, sink: &mut S) -> usize {
        match self {
            Link::Sm(sm) => sm.glance(sink),
            Link::Other(_) => 0,
        }
    }

    /// [`Btl::progress`].
    #[inline(always)]
    pub fn poll<S: Sink>(&mut self, sink: &mut S) -> usize {
        match self {
            Link::Sm(sm) => sm.deliver(sink),
            Link::Other(btl) => btl.progress(sink),
        }
    }
}

impl Deref for Link {
    type Target = dyn Btl;

    fn deref(&self) -> &(dyn Btl + 'static) {
        match self {
            Link::Sm(sm) => sm.as_ref(),
            Link::Other(btl) => btl.as_ref(),
        }
    }
}

impl DerefMut for Link {
    fn deref_mut(&mut self) -> &mut (dyn Btl + 'static) {
        match self {
            Link::Sm(sm) => sm.as_mut(),
            Link::Other(btl) => btl.as_mut(),
        }
    }
}

impl From<Box<dyn Btl>> for Link {
    fn from(btl: Box<dyn Btl>) -> Link {
        Link::Other(btl)
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({})", self.name())
    }
}
