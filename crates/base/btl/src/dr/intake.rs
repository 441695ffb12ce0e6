//! What the modules below deliver, on its way to the flows of the peers.

use std::collections::HashMap;

use hawser_segment::Remote;

use super::pool::BufferPool;
use super::tell::RailView;
use super::{DrPeer, PACKET};
use crate::{AmTag, Failure, Sink};

/// What the modules deliver to.
pub(super) struct Intake<'a> {
    rail: usize,
    now: u64,
    peers: &'a mut Vec<DrPeer>,
    by_peer: &'a HashMap<Remote, usize>,
    pool: &'a mut BufferPool,
    /// Peers from which something was received.
    pub(super) received: Vec<usize>,
    /// Packets of processes that are not known yet.
    pub(super) unknown: Vec<(Remote, Vec<u8>)>,
    pub(super) events: usize,
    above: &'a mut dyn Sink,
}

impl<'a> Intake<'a> {
    pub(super) fn new(
        rail: usize,
        now: u64,
        peers: &'a mut Vec<DrPeer>,
        by_peer: &'a HashMap<Remote, usize>,
        pool: &'a mut BufferPool,
        above: &'a mut dyn Sink,
    ) -> Intake<'a> {
        let (received, unknown) = (Vec::new(), Vec::new());
        Intake { rail, now, peers, by_peer, pool, received, unknown, events: 0, above }
    }

    fn packet(&mut self, at: usize, packet: &[u8]) {
        let known = &mut self.peers[at];
        if known.lost.is_some() {
            return;
        }
        let (proc, above, events) = (known.at, &mut *self.above, &mut self.events);
        if let Some(row) = known.ways.get(self.rail).and_then(RailView::row) {
            row.received(packet.len());
            let (rtt, rate) = known.flow.figures(self.rail);
            row.measured(rtt, rate);
        }
        known.flow.handle_packet(self.rail, packet, self.now, self.pool, &mut |tag, message| {
            *events += 1;
            above.message(proc, AmTag(tag), message);
        });
        if self.received.last() != Some(&at) {
            self.received.push(at);
        }
    }
}

impl Sink for Intake<'_> {
    fn message(&mut self, from: Remote, tag: AmTag, message: &[u8]) {
        if tag != PACKET {
            return;
        }
        match self.by_peer.get(&from) {
            Some(at) => self.packet(*at, message),
            None => self.unknown.push((from, message.to_vec())),
        }
    }

    fn is_satisfied(&self) -> bool {
        self.above.is_satisfied()
    }

    fn complete(&mut self, _cookie: u64, _result: Result<(), Failure>) {}

    fn path_down(&mut self, peer: Remote, why: Failure) {
        let Some(at) = self.by_peer.get(&peer) else { return };
        let known = &mut self.peers[*at];
        match (known.flow.lose_rail(self.rail), known.ways.get_mut(self.rail)) {
            (true, Some(way)) => way.set_gone(&why, known.flow.is_resting()),
            _ => _ = known.lost.get_or_insert(why),
        }
        self.received.push(*at);
    }
}
