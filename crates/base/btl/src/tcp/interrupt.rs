//! Interrupts: all connections end, each with the bye that says that messages go on on another one,
//! which is made when there is something to send.

use hawser_wireup::EndpointId;

use super::module::{Route, Tcp};
use super::place::TcpPlace;
use super::wire::Bye;
use crate::{Btl, Sink};

/// When peers are sought that have to be after an interrupt.
const AFTERWARDS: u64 = u64::MAX;

impl Tcp {
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
        let is_over = self.table.iter().next().is_none();
        if is_over && self.seeking.is_empty() {
            self.caller = None;
            self.silence_at = None;
        }
        is_over && self.seeking.is_empty()
    }

    /// Nobody is called now: those who have to be are called afterwards.
    fn put_off(&mut self) {
        let sought: Vec<EndpointId> = self.seeking.clone();
        for to in sought {
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
        let now = (self.config.now)();
        self.mending.iter_mut().for_each(|m| m.1 = now);
        self.mends_next = true;
        // The agent may have kept something that came meanwhile.
        self.collect_at = Some(now);
    }
}
