//! A connection that had to be made over another network than that of its link shares that one
//! with the link whose own it is. While it does, the link's own network is called now and then.
//! When the peer's host answers there, the messages move over as after a break, but that nothing
//! was broken.

use hawser_mca::report;
use hawser_wireup::acceptor::Contact;
use hawser_wireup::handshake::Side;
use hawser_wireup::reception::Made;
use hawser_wireup::{Backoff, CallError, EndpointId};

use super::fault::TcpFault;
use super::place::TcpPlace;
use super::state::{Failover, Route, Tcp};
use crate::links;

/// Bit of the numbers of these calls, beside which there are those of first contact.
const PROBE: u64 = 1 << 32;
/// Between two calls.
const BACKOFF: Backoff = Backoff::new(2_000_000_000, 30_000_000_000);

impl Tcp {
    /// The messages to a peer go on a connection from now on: notes whether that is a failover
    /// path.
    #[cold]
    pub(super) fn note_way(&mut self, to: EndpointId, index: usize) {
        if self.config.jobs.is_some() {
            // One link serves all networks to other jobs.
            return;
        }
        let own = &self.config.interface;
        let remote = self.table.get(index).and_then(|c| c.stream().peer_addr().ok());
        let Some(endpoint) = self.endpoints.get(to.0 as usize) else { return };
        let strange = remote.is_some_and(|at| !links::is_primary(own, &at));
        let has_primary = || match self.config.acceptor.contact(endpoint.at.proc()) {
            Contact::At(_, all) => all.iter().any(|at| links::is_primary(own, at)),
            Contact::Pending | Contact::Nowhere(_) => false,
        };
        // Between cells there is one way at a time, whatever networks it begins with.
        let far = || self.config.acceptor.gateway(endpoint.at.proc()).is_some();
        if !(self.config.resumes && strange && has_primary() && !far()) {
            return self.forget_failover(to);
        }
        if self.failovers.iter().all(|d| d.to != to) {
            let (since, failures) = ((self.config.now)(), 1);
            let due = Some(since.saturating_add(BACKOFF.pause_ns(failures)));
            self.failovers.push(Failover { to, since, due, failures });
        }
    }

    /// There is no failover path to a peer any more, or no way at all.
    pub(super) fn forget_failover(&mut self, to: EndpointId) {
        if self.failovers.iter().any(|d| d.to == to) {
            self.failovers.retain(|d| d.to != to);
            // The other side sees that a proved connection ends, and that nothing has come on it.
            drop(self.caller.as_mut().and_then(|c| c.cancel(PROBE | u64::from(to.0))));
        }
    }

    /// Calls peers over the link's own network whose time has come.
    pub(super) fn call_primary(&mut self, now: u64) -> usize {
        let is_due = |d: &Failover| d.due.is_some_and(|at| at <= now);
        let due: Vec<EndpointId> =
            self.failovers.iter().filter(|d| is_due(d)).map(|d| d.to).collect();
        for to in &due {
            let up = self.endpoints.get(to.0 as usize).map(|e| &e.route);
            if !matches!(up, Some(Route::Up(_))) || self.call_primary_of_one(*to, now).is_err() {
                // The next connection tries the own network first.
                self.forget_failover(*to);
            }
        }
        due.len()
    }

    fn call_primary_of_one(&mut self, to: EndpointId, now: u64) -> Result<(), TcpFault> {
        let Some(mut target) = self.target(to)? else { return Ok(()) };
        target.addresses.retain(|at| links::is_primary(&self.config.interface, at));
        target.patience_ns = self.config.silence_ns;
        let Some(caller) = self.caller() else { return Ok(()) };
        caller.call(PROBE | u64::from(to.0), target, now);
        let failover = self.failovers.iter_mut().filter(|d| d.to == to);
        failover.for_each(|d| d.due = None);
        Ok(())
    }

    /// What has become of a call, if it is one of these.
    pub(super) fn called_primary(
        &mut self,
        number: u64,
        outcome: Result<Made, CallError>,
    ) -> Option<Result<Made, CallError>> {
        if number & PROBE == 0 {
            return Some(outcome);
        }
        let now = (self.config.now)();
        let is_this = |d: &&mut Failover| PROBE | u64::from(d.to.0) == number;
        let failover = self.failovers.iter_mut().find(is_this)?;
        let to = failover.to;
        match outcome {
            Ok(made) => {
                let since = failover.since;
                self.return_to_primary(to, made, since);
            }
            Err(_) => {
                failover.failures = failover.failures.saturating_add(1);
                failover.due = Some(now.saturating_add(BACKOFF.pause_ns(failover.failures)));
            }
        }
        None
    }

    #[cold]
    fn return_to_primary(&mut self, to: EndpointId, made: Made, since: u64) {
        let (link, s) = (&self.config.name, (self.config.now)().saturating_sub(since));
        if let Some(endpoint) = self.endpoints.get(to.0 as usize) {
            report::say(format!(
                "{link}: rank {} is reached over this network again; for {} s its messages have \
                 gone over another one",
                endpoint.at.proc(),
                s / 1_000_000_000
            ));
        }
        let Some(index) = self.open(to, made, Side::Caller) else { return };
        let Some(endpoint) = self.endpoints.get(to.0 as usize) else { return };
        // Else they go there already, or the peer parts.
        if let Route::Up(up) = endpoint.route
            && up != index
            && self.table.get(up).is_some_and(|c| c.place == TcpPlace::Open)
        {
            self.take_route(to, index);
        }
    }
}
