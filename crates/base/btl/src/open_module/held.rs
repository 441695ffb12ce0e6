//! A module that gets nothing new: it stands in the place of the module that it holds.
//!
//! Whoever owns modules finds in it one that is full, which is nothing new to him: messages wait in
//! his queues. So no module looks at a mark before each message.

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::mem::UserSlice;
use hawser_segment::wait::{Source, Watch};
use hawser_wireup::EndpointId;

use crate::{
    Adverts, AmTag, Btl, Form, LimitParams, Limits, OpenModule, Path, Peer, Reach, RemoteRegion,
    SendError, Sink,
};

/// See the module's documentation.
pub(super) struct Held {
    /// Taken when it goes on.
    inner: Option<OpenModule>,
    name: String,
    limits: Limits,
}

impl Held {
    pub(super) fn new(inner: OpenModule) -> Held {
        let (name, limits) = (inner.name().to_owned(), inner.limits().clone());
        Held { inner: Some(inner), name, limits }
    }

    /// In the place of a module for the moment in which that is moved.
    pub(super) fn stand_in(module: &dyn Btl) -> Held {
        Held { inner: None, name: module.name().to_owned(), limits: module.limits().clone() }
    }

    fn inner(&mut self) -> Option<&mut dyn Btl> {
        match &mut self.inner {
            Some(inner) => Some(&mut **inner),
            None => None,
        }
    }
}

impl Source for Held {
    fn arm(&mut self, watch: &mut Watch) {
        if let Some(inner) = self.inner() {
            inner.arm(watch);
        }
    }
}

impl Btl for Held {
    fn name(&self) -> &str {
        &self.name
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn forms(&self) -> Vec<Form> {
        self.inner.as_ref().map(|inner| inner.forms()).unwrap_or_default()
    }

    fn limit_params(&self) -> LimitParams {
        self.inner.as_ref().map(|inner| inner.limit_params()).unwrap_or_default()
    }

    fn leads_out(&self) -> bool {
        self.inner.as_ref().is_some_and(|inner| inner.leads_out())
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        match self.inner() {
            Some(inner) => inner.add_peer(peer),
            None => Reach::elsewhere(),
        }
    }

    fn del_peer(&mut self, to: EndpointId) {
        if let Some(inner) = self.inner() {
            inner.del_peer(to);
        }
    }

    fn send_short(
        &mut self,
        _to: EndpointId,
        _tag: AmTag,
        _header: &[u8],
        _payload: &[u8],
    ) -> Result<(), SendError> {
        Err(SendError::NoResource)
    }

    fn send_bcopy(
        &mut self,
        _to: EndpointId,
        _tag: AmTag,
        _header: &[u8],
        _len: usize,
        _pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        Err(SendError::NoResource)
    }

    fn send_zcopy(
        &mut self,
        _to: EndpointId,
        _tag: AmTag,
        _header: &[u8],
        _payload: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        Err(SendError::NoResource)
    }

    fn gather(&mut self) {
        if let Some(inner) = self.inner() {
            inner.gather();
        }
    }

    fn push_out(&mut self) {
        if let Some(inner) = self.inner() {
            inner.push_out();
        }
    }

    fn link(&self, to: EndpointId) -> u8 {
        self.inner.as_ref().map_or(0, |inner| inner.link(to))
    }

    fn expose(&mut self, to: EndpointId, memory: UserSlice) -> Option<RemoteRegion> {
        self.inner()?.expose(to, memory)
    }

    fn revoke(&mut self) -> bool {
        self.inner().is_some_and(|inner| inner.revoke())
    }

    fn get(
        &mut self,
        _from: EndpointId,
        _remote: RemoteRegion,
        _offset: u64,
        _local: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        Err(SendError::NoResource)
    }

    fn adverts(&mut self, to: EndpointId) -> Option<Adverts> {
        self.inner()?.adverts(to)
    }

    fn put(&mut self, _to: EndpointId, _addr: u64, _local: UserSlice) -> Result<(), SendError> {
        Err(SendError::NoResource)
    }

    fn outside(&self, to: EndpointId) -> Option<u32> {
        self.inner.as_ref()?.outside(to)
    }

    fn watch_over(&mut self, to: EndpointId) {
        if let Some(inner) = self.inner() {
            inner.watch_over(to);
        }
    }

    fn begin_contact(&mut self, to: EndpointId) {
        if let Some(inner) = self.inner() {
            inner.begin_contact(to);
        }
    }

    fn path(&mut self, to: EndpointId) -> Option<Path> {
        self.inner()?.path(to)
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        self.inner().map_or(0, |inner| inner.progress(sink))
    }

    fn sweep(&mut self, sink: &mut dyn Sink) -> usize {
        self.inner().map_or(0, |inner| inner.sweep(sink))
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.inner().is_none_or(|inner| inner.quiesce(sink))
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        self.inner.as_ref().map_or(Ok(()), |inner| inner.may_interrupt())
    }

    fn interrupt(&mut self, sink: &mut dyn Sink) -> bool {
        self.inner().is_none_or(|inner| inner.interrupt(sink))
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        self.inner.as_ref().map_or(Ok(()), |inner| inner.may_checkpoint())
    }

    fn traffic(&self) -> Traffic {
        self.inner.as_ref().map(|inner| inner.traffic()).unwrap_or_default()
    }

    fn is_held(&self) -> bool {
        self.inner.is_some()
    }

    fn take_held(&mut self) -> Option<OpenModule> {
        self.inner.take()
    }

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        self.inner().map_or(Ok(()), |inner| inner.resume(how))
    }
}
