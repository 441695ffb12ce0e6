//! A receiver reads the memory of an offered message, over one rail or several.

use hawser_btl::{RemoteRegion, SendError};
use hawser_segment::mem::UserSlice;

use crate::bml::{Modules, READ_RAILS, ReadRail, Route};
use crate::ob1::engine::Engine;
use crate::ob1::requests::Rendezvous;
use crate::ob1::slab::Name;
use crate::ob1::wire::cookie::Cookie;

/// A receive that finds its message offered is read to its end by the call that posts it, if the
/// message is shorter than this, in bytes ...
const READ_ON_MAX: u64 = 16 << 20;
/// ... and nobody keeps this side waiting for longer than so many offers of the processor, some
/// 20 ms of an idle one. What it waits for is the sender's copy of a last piece, some 10 us, unless
/// the system has taken the processor from the sender.
const READ_ON_OFFERS: u32 = 4096;
/// Passes in a row in which the reading did not go on, before the processor is offered to the
/// sender.
const READ_ON_VAIN: u32 = 64;

impl Engine {
    /// Goes on with the reading of a message that was there before its receive: the program may
    /// compute after the call, and the sender would wait for as long.
    pub(in crate::ob1) fn read_on(&mut self, name: Name) {
        let (mut vain, mut offers, mut before) = (0, 0, 0);
        while offers < READ_ON_OFFERS
            && let Some(begun) = self.reads_short(name)
        {
            self.progress(true);
            if begun != before {
                (vain, offers, before) = (0, 0, begun);
                continue;
            }
            vain += 1;
            if vain % READ_ON_VAIN == 0 {
                offers += 1;
                std::thread::yield_now();
            }
        }
    }

    /// While this side is reading a message shorter than [`READ_ON_MAX`] into the receive: how many
    /// bytes it has begun to read.
    fn reads_short(&self, name: Name) -> Option<u64> {
        let r = self.state.recvs.requests.get(name)?.rendezvous.as_ref()?;
        (r.reads && r.wanted < READ_ON_MAX && !r.is_whole()).then_some(r.get_next)
    }

    /// Reads a piece of an offered message. True when it stays on the list.
    pub(in crate::ob1) fn pull(&mut self, name: Name) -> bool {
        let chunk = self.state.tuning.get_chunk;
        let Some(req) = self.state.recvs.requests.get_mut(name) else { return false };
        let Some(r) = req.rendezvous.as_mut() else { return false };
        let peer = r.peer;
        if self.connect(peer).is_err() {
            self.fail_recv(name, peer);
            return false;
        }
        let Some(req) = self.state.recvs.requests.get_mut(name) else { return false };
        let Some(r) = req.rendezvous.as_mut() else { return false };
        if !r.reads && !self.answer(name) {
            return false;
        }
        let Some(req) = self.state.recvs.requests.get_mut(name) else { return false };
        let Some(r) = req.rendezvous.as_mut() else { return false };
        if !r.refused && r.get_next < r.wanted {
            let n = chunk.min(r.wanted - r.get_next);
            let gets = self.state.peers.get(peer).routes.as_ref().map_or(&[][..], |r| &r.gets);
            match req.buf.contiguous() {
                Some(memory) => {
                    let part = memory.part(r.get_next as usize, n as usize);
                    match read_over(&mut self.modules, gets, r, part, name) {
                        Reading::Begun => r.get_next += n,
                        Reading::NoResource => return true,
                        Reading::Full => return false,
                        Reading::Refused => r.refused = true,
                    }
                }
                None => r.refused = true,
            }
        }
        self.pull_step_done(name)
    }

    /// After a step of reading: ends the transfer, or falls back to fragments, when no read is
    /// under way. True when there is more to read.
    fn pull_step_done(&mut self, name: Name) -> bool {
        let Some(r) = self.state.recvs.requests.get_mut(name).and_then(|q| q.rendezvous.as_mut())
        else {
            return false;
        };
        if !r.refused && r.get_next < r.wanted {
            return true;
        }
        if r.is_reading() {
            // The last completion puts it back on the list.
            return false;
        }
        let mut ack = r.ack(name);
        if !r.refused {
            ack.from = r.wanted;
            r.received.add(r.get_base, r.wanted);
        }
        let (peer, refused, done) = (r.peer, r.refused, r.is_whole());
        // At once: the call that waits for this receive may be the last one for long.
        self.acknowledge(peer, ack);
        self.state.count_get(peer, refused);
        if done {
            self.state.recv_done(name);
        }
        false
    }
}

/// Pieces that one of several rails reads at a time: the next one goes to the rail that is ready
/// for it, so that each carries what it can.
const READS_AHEAD: u32 = 2;

/// What has become of a piece that is to be read.
enum Reading {
    /// It is read, or will be: a completion tells.
    Begun,
    /// No rail takes it now.
    NoResource,
    /// All rails have enough to read; a completion tells when that changes.
    Full,
    /// It cannot be read.
    Refused,
}

/// Reads a piece of an offered message, at the place where reading has come to, over the rail that
/// has least to do; over the one that the sender prefers if there are several.
fn read_over(
    modules: &mut Modules,
    gets: &[ReadRail],
    r: &mut Rendezvous,
    part: UserSlice,
    name: Name,
) -> Reading {
    let (mut tried, mut full) = ([false; READ_RAILS], false);
    let several = r.regions.list().len() > 1;
    loop {
        let mut best: Option<(u32, usize, Route, RemoteRegion)> = None;
        for (place, (rail, region)) in r.regions.list().iter().enumerate() {
            let route = gets.iter().find(|get| get.name == *rail).map(|get| get.route);
            let Some(route) = route.filter(|_| !tried[place] && region.len >= r.wanted) else {
                continue;
            };
            if best.is_none_or(|(reads, ..)| r.gets[place] < reads) {
                best = Some((r.gets[place], place, route, *region));
            }
        }
        let Some((reads, place, route, region)) = best else {
            return if full { Reading::NoResource } else { Reading::Refused };
        };
        if several && reads >= READS_AHEAD {
            return Reading::Full;
        }
        let cookie = Cookie::Get(name, place).encode();
        match modules.used(route).btl.get(route.to, region, r.get_next, part, cookie) {
            Ok(done) => {
                r.gets[place] += u32::from(!done);
                return Reading::Begun;
            }
            Err(SendError::NoResource) => (tried[place], full) = (true, true),
            Err(SendError::Failed(_)) => return Reading::Refused,
        }
    }
}
