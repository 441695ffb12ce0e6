//! Interrupts: sockets and sessions are given up. Nothing is said to peers, which do the same. One
//! that has not, since the interrupt was given up, learns of it in the next exchange, by the number
//! of lives of this side. This side calls each peer that may have a session of before, unless there
//! is a new one by then. What is on the way in an old session has no key any more.

use hawser_mca::lifecycle::Resume;
use hawser_wireup::acceptor::Contact;
use hawser_wireup::incoming::Host;
use hawser_wireup::{EndpointId, WireupError};

use super::{NO_INTERFACE, Net, Out, UdpConfig, UdpPeerState};
use crate::links::{self, NextInterface};

/// Time, in nanoseconds, after which a peer is called that may know nothing of an interrupt.
const RECALL_NS: u64 = 500_000_000;

impl Net {
    /// Gives up the socket of a rail, and with the first one all sessions and exchanges.
    pub(in crate::udp) fn part(&mut self, rail: usize) {
        // What is owed may help a peer to come to its end.
        self.flush(rail);
        if !self.parted {
            self.parted = true;
            self.life = self.life.wrapping_add(1);
            self.sessions.clear();
            for (i, endpoint) in self.endpoints.iter_mut().enumerate() {
                (endpoint.pending, endpoint.pending_bytes) = (Vec::new(), 0);
                if endpoint.state.is_lost() {
                    continue;
                }
                // An exchange may have ended for the peer, which then has a session.
                let is_up = matches!(endpoint.state, UdpPeerState::Up(_));
                let is_met = self.incoming.expects(EndpointId(i as u32), endpoint.at);
                endpoint.is_to_recall |= is_up || is_met;
                endpoint.state = UdpPeerState::Idle;
            }
            self.incoming.forget((self.config.now)());
        }
        if let Some(own) = self.rails.get_mut(rail).filter(|r| r.socket.is_some()) {
            own.is_parted = true;
            own.out = Out::default();
            own.buffers = Vec::new();
            own.socket = None;
        }
    }

    /// A rail goes on: with another socket, in a restored process over an interface of the host
    /// where that is now, and where ranks of the node are elsewhere over one that leads there.
    /// Peers learn its address in the next exchange. Where there is no such interface they are not
    /// reached over this rail. Sessions begin when all rails go on.
    ///
    /// # Errors
    /// Why there is no socket: the rail does not go on, and may be asked to again.
    pub(in crate::udp) fn go_on(&mut self, rail: usize, how: Resume) -> Result<(), String> {
        self.open_again(rail, how)?;
        if self.rails.iter().any(|r| r.is_parted) || !std::mem::take(&mut self.parted) {
            return Ok(());
        }
        if self.endpoints.iter().any(|e| e.is_to_recall) {
            self.recall_at = Some((self.config.now)().saturating_add(RECALL_NS));
        }
        Ok(())
    }

    fn open_again(&mut self, rail: usize, how: Resume) -> Result<(), String> {
        let Some(own) = self.rails.get_mut(rail).filter(|r| r.is_parted) else { return Ok(()) };
        let UdpConfig { node, choice, interfaces, .. } = &self.config;
        let is_split = !node.all_apart().is_empty();
        match links::next(&own.own, how, is_split, Some(choice), interfaces) {
            NextInterface::Same => {}
            NextInterface::Other(here) => own.own = here,
            NextInterface::Nowhere => {
                own.is_parted = false;
                self.lose_rail(rail);
                return Ok(());
            }
        }
        own.open_socket()?;
        own.is_parted = false;
        Ok(())
    }

    /// Calls peers that may have a session that this process has given up, once it is time.
    #[cold]
    pub(in crate::udp) fn recall(&mut self) {
        let now = (self.config.now)();
        if self.parted || self.recall_at.is_none_or(|at| now < at) {
            return;
        }
        self.recall_at = None;
        for to in (0..self.endpoints.len()).map(|i| EndpointId(i as u32)) {
            let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { continue };
            let at = endpoint.at;
            if !endpoint.is_to_recall || !matches!(endpoint.state, UdpPeerState::Idle) {
                continue;
            }
            if matches!(self.config.acceptor.contact(at.proc()), Contact::Nowhere(_)) {
                endpoint.is_to_recall = false;
                continue;
            }
            // Nothing is to be sent: a peer that does not answer is not lost.
            self.meet_again(at);
            if !self.incoming.expects(to, at) {
                // There is no descriptor for the call, or the address of the peer is not known yet.
                self.recall_at = Some(now.saturating_add(RECALL_NS));
            }
        }
    }

    /// True when [`Net::recall`] has something to do, now or later.
    pub(in crate::udp) fn recalls(&self) -> bool {
        self.recall_at.is_some()
    }

    /// No peer is reached over a rail any more.
    fn lose_rail(&mut self, rail: usize) {
        let why = WireupError::Nowhere(NO_INTERFACE.into());
        let all = self.endpoints.iter().filter(|e| !e.state.is_lost());
        let losses: Vec<_> = all.map(|e| (e.at, self.failure(rail, e.at, &why))).collect();
        if let Some(own) = self.rails.get_mut(rail) {
            own.losses.extend(losses);
        }
    }
}
