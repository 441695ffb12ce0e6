//! How connections end, what a loss means for a peer, and how the module comes to rest.

use std::os::fd::AsFd;

use hawser_os::socket;
use hawser_segment::Remote;
use hawser_wireup::EndpointId;
use hawser_wireup::acceptor::Contact;
use hawser_wireup::handshake::Side;

use super::fault::TcpFault;
use super::place::TcpPlace;
use super::state::{Route, Tcp, TcpEndpoint};
use super::wire::Bye;
use crate::{Btl, Sink};

/// Passes without use after which a connection may be closed in favour of others.
const IDLE_PASSES: u32 = 64;
/// For how long the end of MPI waits for the kernel of a process of another job, with which no
/// group is left, to take what was sent to it.
const TAKING_NS: u64 = 1_000_000_000;

impl Tcp {
    /// A connection has broken where nobody can be told.
    #[cold]
    pub(super) fn broke(&mut self, index: usize, why: TcpFault) {
        if let Some(connection) = self.table.get(index) {
            self.broken.push((index, connection.serial, why));
        }
    }

    /// Tells what ended outside of `progress`.
    #[cold]
    pub(super) fn tell_endings(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        // What a send wrote out before its connection broke.
        self.ended.drain(..).for_each(|cookie| sink.complete(cookie, Ok(())));
        while let Some((index, serial, why)) = self.broken.pop() {
            if self.table.get(index).is_some_and(|c| c.serial == serial) {
                self.unwritable(index, why, sink);
                events += 1;
            }
        }
        while let Some((to, cookies)) = self.losses.pop() {
            let Some(TcpEndpoint { at, route: Route::Lost(why), .. }) =
                self.endpoints.get(to.0 as usize)
            else {
                continue;
            };
            let (peer, why) = (*at, self.failure(*at, why.clone()));
            for cookie in cookies {
                sink.complete(cookie, Err(why.clone()));
            }
            sink.path_down(peer, why);
            events += 1;
        }
        events
    }

    /// Nothing can be sent any more. The peer may have finished: what it sent before, perhaps its
    /// bye, is still there to be read.
    #[cold]
    pub(super) fn unwritable(&mut self, index: usize, why: TcpFault, sink: &mut dyn Sink) {
        while self.read(index, sink) > 0 {}
        self.end(index, why, sink);
    }

    /// A connection has spoken or written its last: ends it if both sides have, and queues what is
    /// owed to a peer that has.
    #[cold]
    pub(super) fn parting(&mut self, index: usize, sink: &mut dyn Sink) {
        let Some(connection) = self.table.get(index) else { return };
        match (&connection.place, connection.has_output()) {
            (TcpPlace::Parted, true) => self.table.writes(index),
            (TcpPlace::Parted, false) => self.end(index, TcpFault::Closed, sink),
            _ => {}
        }
    }

    /// Takes a connection out and does what follows from that.
    #[cold]
    pub(super) fn end(&mut self, index: usize, why: TcpFault, sink: &mut dyn Sink) {
        let Some(mut connection) = self.table.remove(index) else { return };
        let to = connection.to;
        if why.is_breach() {
            return self.fail_peer(to, why, sink);
        }
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if connection.carries {
            endpoint.begun = connection.take_begun();
        }
        if !matches!(endpoint.route, Route::Up(up) if up == index) {
            return;
        }
        if connection.place == TcpPlace::Parted && endpoint.out.has_all_arrived() {
            // What the peer had got on another connection, and has said so on this one, was to be
            // written again.
            endpoint.out.rewind(&mut self.ended);
        }
        if connection.place == TcpPlace::Parted && endpoint.out.is_written() {
            endpoint.route = Route::Idle;
            match connection.heard {
                Some(Bye::Answer) => endpoint.out.all_arrived(&mut self.ended),
                // It may not have read all, and whether it has is told on the next connection.
                Some(Bye::Pause) => {
                    if endpoint.out.has_lent() {
                        self.mending.push((to, 0));
                    }
                }
                Some(Bye::End) | None => {
                    endpoint.out.take_over(self.config.kept, &mut self.ended);
                }
            }
            return self.ended.drain(..).for_each(|cookie| sink.complete(cookie, Ok(())));
        }
        // What a peer that only receives has brought are acknowledgements. That they stay out for
        // too long is told in any case.
        let was_used = connection.carries
            || endpoint.out.acked() > connection.acked_before
            || matches!(why, TcpFault::Silent { .. });
        self.break_off(to, (why, was_used), sink);
    }

    /// Says bye on connections that were used longest ago, if there are more than there may be.
    #[cold]
    pub(super) fn part_with_the_oldest(&mut self) {
        let open = self.table.iter().filter(|(_, c)| c.place == TcpPlace::Open).count();
        let mut idle: Vec<(u32, usize)> = Vec::new();
        let pass = self.table.number();
        for (index, c) in self.table.iter() {
            let Some(endpoint) = self.endpoints.get(c.to.0 as usize) else { continue };
            let is_route = matches!(endpoint.route, Route::Up(up) if up == index);
            let age = pass.wrapping_sub(c.used);
            let rests = c.place == TcpPlace::Open && !c.has_output() && c.is_between_frames();
            if is_route && rests && endpoint.broken.is_none() && age > IDLE_PASSES {
                idle.push((age, index));
            }
        }
        idle.sort_unstable_by_key(|(age, _)| std::cmp::Reverse(*age));
        for (_, index) in idle.into_iter().take(open.saturating_sub(self.config.connections)) {
            if let Some(connection) = self.table.get_mut(index) {
                connection.place.said_bye();
                connection.push_bye(Bye::Pause);
                self.table.writes(index);
            }
        }
    }

    /// Says bye to processes of other jobs with which there has been no group for a while,
    /// as soon as all that was sent to them has left.
    #[cold]
    pub(super) fn part_with_released(&mut self) {
        let now = (self.config.now)();
        for (to, due) in std::mem::take(&mut self.parting_with) {
            if now < due || !self.part_with(to) {
                self.parting_with.push((to, due));
            }
        }
    }

    /// False: something has still to leave.
    fn part_with(&mut self, to: EndpointId) -> bool {
        let Some(endpoint) = self.endpoints.get(to.0 as usize) else { return true };
        if let Contact::At(..) = self.config.acceptor.contact(endpoint.at.proc()) {
            // They have met again.
            return true;
        }
        let index = match endpoint.route {
            Route::Up(index) if endpoint.broken.is_none() => index,
            // A connection is made, perhaps anew, for what waits.
            Route::Up(_) | Route::Seeking if endpoint.out.is_kept() => return false,
            // Nothing waits for the call. A connection that has come of it ends with a bye.
            Route::Seeking => {
                let is_new = endpoint.broken.is_none();
                let Some(made) = self.stop_seeking(to).filter(|_| is_new) else {
                    self.leave_alone(to);
                    return true;
                };
                self.open(to, made, Side::Caller);
                return false;
            }
            Route::Up(_) | Route::Idle | Route::Lost(_) => return true,
        };
        let Some(connection) = self.table.get_mut(index) else { return true };
        if connection.place != TcpPlace::Open {
            return true;
        }
        if connection.has_output() || !connection.is_between_frames() {
            return false;
        }
        connection.place.said_bye();
        connection.push_bye(Bye::Pause);
        self.table.writes(index);
        true
    }

    /// A peer is lost for good: nothing of this link has to do with it any more, and no memory of
    /// the user is read for it, before that is told.
    pub(super) fn fail_peer(&mut self, to: EndpointId, why: TcpFault, sink: &mut dyn Sink) {
        let Some(dropped) = self.drop_all(to, why.clone()) else { return };
        let Some(peer) = self.endpoints.get(to.0 as usize).map(|e| e.at) else { return };
        let why = self.failure(peer, why);
        for cookie in dropped {
            sink.complete(cookie, Err(why.clone()));
        }
        sink.path_down(peer, why);
    }

    /// As [`Tcp::fail_peer`] where nobody can be told; the next `progress` does.
    pub(super) fn lose(&mut self, to: EndpointId, why: TcpFault) {
        if let Some(cookies) = self.drop_all(to, why) {
            self.losses.push((to, cookies));
        }
    }

    /// Drops the connections of a peer and what is queued for it; the cookies of that. `None`: it
    /// was lost before.
    fn drop_all(&mut self, to: EndpointId, why: TcpFault) -> Option<Vec<u64>> {
        let endpoint = self.endpoints.get(to.0 as usize)?;
        if endpoint.route.is_lost() {
            return None;
        }
        let at = endpoint.at;
        endpoint.row.iter().for_each(|row| row.lost());
        let same = self.endpoints.iter().enumerate().filter(|(_, e)| e.at == at);
        let all: Vec<EndpointId> = same.map(|(i, _)| EndpointId(i as u32)).collect();
        Some(all.into_iter().flat_map(|to| self.drop_one(to, why.clone())).collect())
    }

    fn drop_one(&mut self, to: EndpointId, why: TcpFault) -> Vec<u64> {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return Vec::new() };
        endpoint.route = Route::Lost(why);
        if endpoint.broken.take().is_some() {
            endpoint.row.iter().for_each(|row| _ = row.no_longer_silent());
        }
        let dropped = endpoint.out.abandon();
        self.stop_seeking(to);
        self.mending.retain(|m| m.0 != to);
        self.forget_failover(to);
        let all = self.table.iter().filter(|(_, c)| c.to == to);
        for index in all.map(|(index, _)| index).collect::<Vec<_>>() {
            self.table.remove(index);
        }
        dropped
    }

    /// Sends what waits and says bye on all connections; true when the process may end without
    /// loss. The acceptor stays: MPI may begin again.
    pub(super) fn come_to_rest(&mut self, sink: &mut dyn Sink) -> bool {
        while let Some(failover) = self.failovers.first() {
            self.forget_failover(failover.to);
        }
        self.look(sink);
        self.progress(sink);
        let (modex, acceptor) = (self.config.modex, self.config.acceptor);
        let rests = |peer: Option<Remote>| peer.is_some_and(|p| modex.is_resting(p.proc()));
        // Nothing more will be said to a process of another job with which no group is left,
        // but what was said before is not lost: it may still wait for that.
        let released = |peer: Option<Remote>| {
            peer.is_some_and(|p| matches!(acceptor.contact(p.proc()), Contact::Nowhere(..)))
        };
        let now = (self.config.now)();
        let is_patient = now < *self.rest_until.get_or_insert(now.saturating_add(TAKING_NS));
        let sought = self.seeking.iter().map(|s| s.to);
        let unreached = sought.chain(self.mending.iter().map(|m| m.0));
        let mut at_rest = unreached.filter_map(|to| self.endpoints.get(to.0 as usize)).all(|e| {
            // Messages wait for a connection.
            let (at, out) = (Some(e.at), &e.out);
            !out.is_kept() || rests(at) || out.is_written() && released(at)
        });
        for index in 0..self.table.bound() {
            let Some(connection) = self.table.get_mut(index) else { continue };
            // Should the process end with something unread, or the peer send something after that,
            // the kernel would throw away what the peer's has not taken.
            let untaken = socket::untaken_bytes(connection.stream().as_fd());
            let moved = !connection.has_output() && untaken == 0;
            let (peer, to) = (connection.peer, connection.to);
            let behind = connection.behind || connection.owes_messages();
            if connection.place == TcpPlace::Open && !connection.has_output() {
                connection.place.said_bye();
                // So that the peer keeps no more than what was not read.
                let owes = |e: &&mut TcpEndpoint| self.config.resumes && e.owed > 0;
                if let Some(e) = self.endpoints.get_mut(connection.to.0 as usize).filter(owes) {
                    e.owed = 0;
                    connection.push_arrived(e.arrived);
                }
                connection.push_bye(Bye::End);
                self.table.writes(index);
            }
            at_rest &= moved || rests(Some(peer)) || {
                let endpoint = self.endpoints.get(to.0 as usize);
                let is_route = |e: &&TcpEndpoint| matches!(e.route, Route::Up(up) if up == index);
                let waits = endpoint.filter(is_route).is_some_and(|e| !e.out.is_written());
                let taken = untaken == 0 || !is_patient;
                !waits && !behind && taken && released(Some(peer))
            };
        }
        self.flush(sink);
        if at_rest {
            self.rest_until = None;
        }
        at_rest
    }
}
