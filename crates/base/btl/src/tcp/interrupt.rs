//! Interrupts: all connections end, each with the bye that says that messages go on on another one,
//! which is made when there is something to send.

use std::os::fd::AsFd;

use hawser_mca::lifecycle::Resume;
use hawser_os::socket::{self, interfaces};

use super::fault::TcpFault;
use super::place::TcpPlace;
use super::socket::Connection;
use super::state::{Route, Sought, Tcp, TcpConfig};
use super::wire::Bye;
use crate::links::{self, NextInterface};
use crate::{Btl, Sink};

/// When peers are sought that have to be after an interrupt.
const AFTERWARDS: u64 = u64::MAX;

/// How long a peer may take to answer a bye, in nanoseconds. One that had parted before a
/// connection with it came about does not know of that one, which its agent keeps for it.
const ANSWER_NS: u64 = 100_000_000;
/// How long its host may take to take the bye, in nanoseconds: whatever its processes do, it does
/// so at once.
const TAKING_NS: u64 = 500_000_000;

impl Tcp {
    /// The process was restored, perhaps on another host, or peers that were on this host have left
    /// it: the link goes over an interface of this host that leads to the peers.
    pub(super) fn find_interface(&mut self, how: Resume) {
        let TcpConfig { interface, choice, member, .. } = &self.config;
        let is_split = member.is_some_and(|node| !node.all_apart().is_empty());
        let all = || interfaces().unwrap_or_default();
        match links::next(interface, how, is_split, choice.as_ref(), all) {
            NextInterface::Other(here) => self.config.interface = here,
            // Without one calls begin from an address that is not here, which they tell.
            NextInterface::Same | NextInterface::Nowhere => {}
        }
    }

    /// Brings all connections to their end, together with the peers; true when none is left.
    pub(super) fn part_with_all(&mut self, sink: &mut dyn Sink) -> bool {
        self.parted = true;
        while let Some(failover) = self.failovers.first() {
            self.forget_failover(failover.to);
        }
        self.put_off();
        self.look(sink);
        self.progress(sink);
        self.put_off();
        for index in 0..self.table.bound() {
            let Some(connection) = self.table.get_mut(index) else { continue };
            let rests = !connection.has_output() && connection.is_between_frames();
            if connection.place != TcpPlace::Open || !rests {
                continue;
            }
            connection.place.said_bye();
            // So that the peer keeps no more than what was not read.
            let owes = self.endpoints.get_mut(connection.to.0 as usize).filter(|e| e.owed > 0);
            if let Some(endpoint) = owes.filter(|_| self.config.resumes) {
                endpoint.owed = 0;
                connection.push_arrived(endpoint.arrived);
            }
            connection.push_bye(Bye::Pause);
            self.table.writes(index);
        }
        self.flush(sink);
        let now = (self.config.now)();
        if now >= *self.part_until.get_or_insert(now.saturating_add(ANSWER_NS)) {
            self.leave_unanswered(now, sink);
        }
        let is_over = self.table.iter().next().is_none();
        if is_over && self.seeking.is_empty() {
            self.caller = None;
            self.silence_at = None;
            self.part_until = None;
        }
        is_over && self.seeking.is_empty()
    }

    /// Ends connections whose peers do not answer the bye, as if they had. What a peer has not
    /// acknowledged is kept, and told or sent again on the next connection. What its host has not
    /// taken would be lost with the connection, the bye too, and the peer would take that for one
    /// that has broken.
    fn leave_unanswered(&mut self, now: u64, sink: &mut dyn Sink) {
        let is_late = self.part_until.is_some_and(|until| now >= until.saturating_add(TAKING_NS));
        let is_taken = |c: &Connection| socket::untaken_bytes(c.stream().as_fd()) == 0;
        let leaves = |(index, c): (usize, &Connection)| {
            let rests = c.place == TcpPlace::Leaving && !c.has_output();
            (rests && (is_late || is_taken(c))).then_some(index)
        };
        let all: Vec<usize> = self.table.iter().filter_map(leaves).collect();
        for index in all {
            if let Some(connection) = self.table.get_mut(index) {
                connection.place = TcpPlace::Parted;
                connection.heard = Some(Bye::Pause);
                self.end(index, TcpFault::Closed, sink);
            }
        }
        self.put_off();
    }

    /// Nobody is called now: those who have to be are called afterwards.
    fn put_off(&mut self) {
        for Sought { to, .. } in self.seeking.clone() {
            // The other side sees that the connection ends, and that nothing has come on it.
            drop(self.stop_seeking(to));
            if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize)
                && matches!(endpoint.route, Route::Seeking)
            {
                endpoint.route = Route::Idle;
                self.mending.push((to, AFTERWARDS));
            }
        }
        self.mending.iter_mut().for_each(|m| m.1 = AFTERWARDS);
    }

    /// It goes on after that.
    pub(super) fn go_on(&mut self) {
        if !std::mem::take(&mut self.parted) {
            return;
        }
        self.part_until = None;
        let all = self.endpoints.iter_mut().filter_map(|e| e.broken.as_mut());
        all.for_each(|broken| broken.forgive());
        let now = (self.config.now)();
        self.mending.iter_mut().for_each(|m| m.1 = now);
        self.mends_next = true;
        // The agent may have kept something that came meanwhile.
        self.collect_at = Some(now);
    }
}
