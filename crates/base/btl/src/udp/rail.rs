//! The module: one rail of the process's [`Net`].

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::mem::UserSlice;
use hawser_segment::wait::{Source, Watch};
use hawser_wireup::acceptor::Contact;
use hawser_wireup::incoming::Host;
use hawser_wireup::{EndpointId, WireupError};

use super::net::{LOOK_EVERY, NO_INTERFACE, Net};
use crate::{AmTag, Btl, Failure, LimitParams, Limits, Peer, Reach, SendError, Sink};

/// Datagrams that are gathered before they are sent; those that wait go out with
/// [`Btl::push_out`] and [`Btl::progress`].
const GATHER: usize = 32;

/// See the module.
pub(super) struct Udp {
    /// Of all rails of the process, which one thread uses at a time.
    pub(super) net: Arc<Mutex<Net>>,
    pub(super) rail: usize,
    pub(super) limits: Limits,
    pub(super) name: String,
    /// It reaches ranks of its node that go on on another host.
    pub(super) leads_out: bool,
}

impl Udp {
    pub(super) fn net(&self) -> MutexGuard<'_, Net> {
        self.net.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&mut self, to: EndpointId, tag: AmTag, parts: [&[u8]; 2]) -> Result<(), SendError> {
        let len = parts[0].len() + parts[1].len();
        if len > self.limits.max_send {
            return Err(Failure::too_long(len, self.limits.max_send).into());
        }
        let mut net = self.net();
        net.send(self.rail, to, tag, parts)?;
        if net.rails[self.rail].out.len() >= GATHER {
            net.flush(self.rail);
        }
        Ok(())
    }
}

impl Source for Udp {
    fn arm(&mut self, watch: &mut Watch) {
        self.net().arm(self.rail, watch);
    }
}

impl Btl for Udp {
    fn name(&self) -> &str {
        &self.name
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn limit_params(&self) -> LimitParams {
        LimitParams { eager: "btl_udp_datagram", max_send: "btl_udp_datagram", get_min: "" }
    }

    fn leads_out(&self) -> bool {
        self.leads_out
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        let rail = self.rail;
        let mut net = self.net();
        if peer.at.proc() == net.config.me {
            return Reach::No(Failure::ITSELF);
        }
        // Nobody is asked about a peer of this node before something is sent to it.
        let far = peer.local.is_none();
        if far && net.config.acceptor.gateway(peer.at.proc()).is_some() {
            let why = "it is in another cell, where gateways take no datagrams: use tcp";
            let why = WireupError::Nowhere(why.into());
            return Reach::No(net.failure(rail, peer.at, &why));
        }
        if net.rails[rail].socket.is_none() && !net.parted {
            let why = WireupError::Nowhere(NO_INTERFACE.into());
            return Reach::No(net.failure(rail, peer.at, &why));
        }
        if far && let Contact::Nowhere(why) = net.config.acceptor.contact(peer.at.proc()) {
            return Reach::No(net.failure(rail, peer.at, &WireupError::Nowhere(why.into())));
        }
        Reach::Yes(net.contact(peer.at))
    }

    fn del_peer(&mut self, _to: EndpointId) {
        // The layer above keeps what there is of a peer.
    }

    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.put(to, tag, [header, payload])
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        let mut payload = vec![0; len];
        pack(&mut payload);
        self.put(to, tag, [header, &payload])
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        let mut pack = |room: &mut [u8]| payload.read(room);
        self.send_bcopy(to, tag, header, payload.len(), &mut pack).map(|()| true)
    }

    fn begin_contact(&mut self, to: EndpointId) {
        self.net().begin_contact(to);
    }

    fn push_out(&mut self) {
        let rail = self.rail;
        self.net().flush(rail);
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        let rail = self.rail;
        let mut net = self.net();
        let mut events = 0;
        for (peer, why) in std::mem::take(&mut net.rails[rail].losses) {
            sink.path_down(peer, why);
            events += 1;
        }
        if net.has_incoming() {
            events += net.receive_incoming();
        }
        events += net.receive(rail, sink);
        let own = &mut net.rails[rail];
        own.pass = own.pass.wrapping_add(1);
        if own.pass.is_multiple_of(LOOK_EVERY) || events > 0 {
            net.probe(rail);
            if net.recalls() {
                net.recall();
            }
        }
        events + net.flush(rail)
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.progress(sink);
        let net = self.net();
        net.rails[self.rail].out.is_empty()
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        Ok(())
    }

    fn interrupt(&mut self, _sink: &mut dyn Sink) -> bool {
        let rail = self.rail;
        self.net().part(rail);
        true
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        Ok(())
    }

    /// Datagrams may be lost: only the layer above can count them.
    fn traffic(&self) -> Traffic {
        let inside = u64::from(!self.net().rails[self.rail].out.is_empty());
        Traffic { sent: 0, received: 0, inside }
    }

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        let rail = self.rail;
        self.net().go_on(rail, how).map_err(Why::new)
    }
}
