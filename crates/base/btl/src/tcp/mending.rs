//! What becomes of a peer whose connection breaks: another one is made, over whatever network leads
//! to its host, and the messages go on where the peer says that they have ended. Only who cannot be
//! reached any more, or has ended, is lost.
//!
//! ```text
//!           breaks                  made                    something comes
//! Up ───────────────> Idle, Seeking ────> Up, still broken ─────────────────> Up
//!                       │ Ended; no answer in time     │ breaks too often
//!                       └──────────────> Lost <────────┘
//! ```

use std::os::fd::AsFd;

use hawser_mca::report;
use hawser_os::socket;
use hawser_wireup::{Backoff, EndpointId, names};

use super::fault::TcpFault;
use super::place::TcpPlace;
use super::socket::{Connection, LOOK_NS, Silence};
use super::state::{Break, Route, Tcp, TcpConfig, TcpEndpoint};
use super::wire;
use crate::{Path, Sink};

/// The way to a peer while its connection is broken: whoever has another one takes that.
pub(super) const PATH: Path =
    Path { queued: u64::MAX / 4, rate: 1, delay_ns: 1_000_000_000, age_ns: 0 };

/// Before a connection that brought nothing is made anew, after the second break.
const BACKOFF: Backoff = Backoff::new(5_000_000, 1_000_000_000);
/// Pause before a peer is sought again of which nobody knows where it is called, in nanoseconds.
const UNKNOWN_NS: u64 = 50_000_000;
/// Connections in a row that may break before anything has come.
pub(super) const BREAKS_MAX: u32 = 64;

/// Something has come from a peer whose connection was broken.
#[cold]
pub(super) fn is_mended(endpoint: &mut TcpEndpoint, config: &TcpConfig) {
    let Some(broken) = endpoint.broken.take() else { return };
    endpoint.row.iter().for_each(|row| _ = row.no_longer_silent());
    if config.resumes && broken.is_told() {
        let ms = (config.now)().saturating_sub(broken.since) / 1_000_000;
        let (link, who) = (&config.name, names::spoken(endpoint.at.proc()));
        let (first, again) = (&broken.first, broken.again);
        report::say(format!(
            "{link}: the connection with {who} broke ({first}) and was made anew after \
             {}.{:03} s; {again} messages were sent again",
            ms / 1000,
            ms % 1000
        ));
    }
}

impl Tcp {
    /// The connection for messages to a peer has broken, which may not have come into use.
    #[cold]
    pub(super) fn break_off(
        &mut self,
        to: EndpointId,
        (why, was_used): (TcpFault, bool),
        sink: &mut dyn Sink,
    ) {
        let (now, resumes) = ((self.config.now)(), self.config.resumes);
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        endpoint.route = Route::Idle;
        if endpoint.broken.is_none() {
            endpoint.row.iter().for_each(|row| _ = row.fell_silent());
        }
        let new = || Box::new(Break::new(now, why.clone()));
        let broken = endpoint.broken.get_or_insert_with(new);
        broken.count(was_used, self.parted);
        let pause = BACKOFF.pause_ns(broken.times.saturating_sub(1));
        if broken.times > BREAKS_MAX {
            let fault = broken.fault();
            return self.fail_peer(to, fault, sink);
        }
        // What was under way the layer above sends again.
        let (peer, dropped) =
            (endpoint.at, if resumes { Vec::new() } else { endpoint.out.abandon() });
        for cookie in dropped {
            sink.complete(cookie, Err(self.failure(peer, why.clone())));
        }
        // Others are likely to go over the same network.
        let silent = matches!(why, TcpFault::Silent { .. });
        let is_other = |c: &Connection| !silent && c.to == to && c.place == TcpPlace::Open;
        let other = self.table.iter().find(|(_, c)| is_other(c));
        match other.map(|(index, _)| index) {
            Some(index) => self.take_route(to, index),
            None => self.mending.push((to, now.saturating_add(pause))),
        }
    }

    /// The messages to a peer go on a connection from now on.
    pub(super) fn take_route(&mut self, to: EndpointId, index: usize) {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        // One that waits for room, perhaps in the middle of a message, has nothing to go on with.
        if let Route::Up(old) = endpoint.route
            && old != index
            && self.table.get(old).is_some_and(|c| c.behind)
            && let Some(mut gone) = self.table.remove(old)
            && gone.carries
        {
            endpoint.begun = gone.take_begun();
        }
        let Some(connection) = self.table.get_mut(index) else { return };
        endpoint.route = Route::Up(index);
        connection.acked_before = endpoint.out.acked();
        if self.config.resumes {
            let (first, fresh, again) = endpoint.out.rewind(&mut self.ended);
            connection.push_control(&wire::start(first, fresh));
            endpoint.row.iter().for_each(|row| row.again(again));
            endpoint.broken.iter_mut().for_each(|b| b.again += again);
        }
        connection.behind = !endpoint.out.is_written();
        self.table.writes(index);
        self.note_way(to, index);
    }

    /// The peer's messages go on here. Its earlier connections have brought what they will.
    ///
    /// # Errors
    /// Messages are missing.
    #[cold]
    pub(super) fn started(
        &mut self,
        index: usize,
        first: u64,
        fresh: bool,
        sink: &mut dyn Sink,
    ) -> Result<(), TcpFault> {
        let Some(to) = self.table.get(index).map(|c| c.to) else { return Ok(()) };
        let others = self.table.iter().filter(|(i, c)| *i != index && c.to == to && c.carries);
        for other in others.map(|(i, _)| i).collect::<Vec<_>>() {
            while self.read(other, sink) > 0 {}
            let Some(mut gone) = self.table.remove(other) else { continue };
            let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { continue };
            endpoint.begun = gone.take_begun();
            if matches!(endpoint.route, Route::Up(up) if up == other) {
                match self.table.get(index) {
                    Some(c) if c.place == TcpPlace::Open => self.take_route(to, index),
                    // This side has said its last on that one.
                    _ => {
                        endpoint.route = Route::Idle;
                        self.mending.push((to, 0));
                    }
                }
            }
        }
        let Some(connection) = self.table.get_mut(index) else { return Ok(()) };
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return Ok(()) };
        let arrived = endpoint.arrived;
        if first > arrived && !fresh {
            return Err(TcpFault::Gap { first, arrived });
        }
        if first > arrived {
            endpoint.arrived = first;
            endpoint.begun = None;
        }
        connection.carry(endpoint.arrived - first, endpoint.begun.take());
        if connection.place == TcpPlace::Open {
            connection.push_arrived(endpoint.arrived);
            self.table.writes(index);
        }
        Ok(())
    }

    /// Makes connections anew whose time has come, and ends those on which nobody answers.
    #[cold]
    pub(super) fn mend(&mut self, sink: &mut dyn Sink) -> usize {
        let now = (self.config.now)();
        let mut events = 0;
        while let Some(at) = self.mending.iter().position(|(_, due)| *due <= now) {
            let (to, _) = self.mending.swap_remove(at);
            events += 1;
            self.mend_one(to, now, sink);
        }
        if !self.failovers.is_empty() {
            events += self.call_primary(now);
        }
        if self.silence_at.is_some_and(|at| at <= now) {
            events += self.look_for_silence(now, sink);
        }
        self.think_of_silence(now);
        events
    }

    /// Something that was sent may stay unanswered.
    fn think_of_silence(&mut self, now: u64) {
        if self.silence_at.is_none() && std::mem::take(&mut self.has_sent) && self.config.resumes {
            self.silence_at = Some(now.saturating_add(LOOK_NS));
        }
    }

    /// When something of this is due, for who goes to sleep: monotonic nanoseconds.
    pub(super) fn due_for_sleeper(&mut self) -> Option<u64> {
        if self.has_sent {
            self.think_of_silence((self.config.now)());
        }
        let failovers = self.failovers.iter().filter_map(|d| d.due);
        let due = self.mending.iter().map(|m| m.1).chain(self.silence_at).chain(failovers).min();
        self.mends_next |= due.is_some();
        due
    }

    fn mend_one(&mut self, to: EndpointId, now: u64, sink: &mut dyn Sink) {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        let Route::Idle = &endpoint.route else { return };
        if let Some(broken) = &mut endpoint.broken {
            let gap = now.saturating_sub(broken.sought.replace(now).unwrap_or(now));
            broken.waited_ns = broken.waited_ns.saturating_add(gap.min(LOOK_NS));
            if broken.waited_ns > self.config.timeout_ns && broken.times == 1 {
                let fault = broken.fault();
                return self.fail_peer(to, fault, sink);
            }
        }
        // A peer that cannot be reached is told by the next pass.
        let sought = self.seek_if_known(to);
        if let Ok(false) = sought {
            return self.leave_alone(to);
        }
        let route = self.endpoints.get(to.0 as usize).map(|e| &e.route);
        if sought.is_ok() && matches!(route, Some(Route::Idle)) {
            self.mending.push((to, now.saturating_add(UNKNOWN_NS)));
        }
    }

    /// A process of another job that is known no more: its connection is no broken one. What waits
    /// for it stays, so that it has its place should they meet again.
    pub(super) fn leave_alone(&mut self, to: EndpointId) {
        drop(self.stop_seeking(to));
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if let Route::Seeking = endpoint.route {
            endpoint.route = Route::Idle;
        }
        if endpoint.broken.take().is_some() {
            endpoint.row.iter().for_each(|row| _ = row.no_longer_silent());
        }
    }

    /// Ends connections whose other host has not acknowledged for too long what it was sent. Hosts
    /// acknowledge whatever their processes do.
    fn look_for_silence(&mut self, now: u64, sink: &mut dyn Sink) -> usize {
        let mut silent = Vec::new();
        let mut asked = false;
        for index in 0..self.table.bound() {
            let Some(connection) = self.table.get_mut(index) else { continue };
            let endpoint = self.endpoints.get_mut(connection.to.0 as usize);
            let is_route = |e: &&mut TcpEndpoint| matches!(e.route, Route::Up(up) if up == index);
            let mut endpoint = endpoint.filter(is_route);
            if let Some(endpoint) = &mut endpoint {
                connection.path(now, endpoint.out.waiting());
                endpoint.out.relax();
            }
            let sends = endpoint.is_some_and(|e| e.out.is_kept());
            let fd = connection.stream().as_fd();
            asked |= sends && socket::untaken_bytes(fd) > 0;
            let told = if sends { socket::acknowledged(fd) } else { None };
            let Some(heard) = told.filter(|a| a.waits).map(|a| now.saturating_sub(a.heard_ns()))
            else {
                connection.unheard = None;
                continue;
            };
            let silence = Silence::after(connection.unheard, now, heard);
            if silence.waited_ns >= self.config.silence_ns {
                silent.push((index, now.saturating_sub(heard) / 1_000_000));
            }
            connection.unheard = Some(silence);
        }
        let again = asked || std::mem::take(&mut self.has_sent);
        self.silence_at = again.then(|| now.saturating_add(LOOK_NS));
        let found = silent.len();
        for (index, ms) in silent {
            while self.read(index, sink) > 0 {}
            // The kernel would try to bring what it has taken for a quarter of an hour.
            if let Some(connection) = self.table.get(index) {
                socket::break_off(connection.stream().as_fd());
            }
            self.end(index, TcpFault::Silent { ms }, sink);
        }
        found
    }
}
