//! What a child does when its parent's host does not answer any more: it calls the parent over all
//! networks, while the connection that it has stays, because a network that is silent may come
//! back. The first network that answers carries the link from then on. Pure: verdicts and ends of
//! calls in, what is to be done out.
//!
//! ```text
//! Settled ─ silence ▶ Searching ─ the call succeeds ▶ Settled, over another connection
//!    ▲                    │
//!    └── it answers again ┘
//! ```
//!
//! The connection before is kept until the link is up over the new one. The parent may not have
//! heard of the new one yet: a connection that the child ends would tell it that its child ended.

use std::net::SocketAddr;

use super::answers::Verdict;

/// What the owner of the sockets is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailoverStep {
    /// Nothing.
    Stay,
    /// Call the parent, at its addresses in [`order`].
    Search,
    /// End that call: the connection answers again.
    Settle,
}

/// The machine. See the module's documentation.
#[derive(Debug, Default)]
pub struct Failover {
    searching: bool,
}

impl Failover {
    /// What the connection to the parent says of its host.
    pub fn handle_verdict(&mut self, verdict: Verdict) -> FailoverStep {
        match (verdict, self.searching) {
            (Verdict::Silent, false) => {
                self.searching = true;
                FailoverStep::Search
            }
            (Verdict::Answers, true) => {
                self.searching = false;
                FailoverStep::Settle
            }
            _ => FailoverStep::Stay,
        }
    }

    /// The connection is no more. A search goes on.
    pub fn handle_closed(&mut self) -> FailoverStep {
        match std::mem::replace(&mut self.searching, true) {
            true => FailoverStep::Stay,
            false => FailoverStep::Search,
        }
    }

    /// The call has ended, with a connection or without.
    pub fn handle_outcome(&mut self) {
        self.searching = false;
    }
}

/// In which order the addresses of a host are tried while the one at `silent` does not answer: that
/// one last, and the ones behind it first, since addresses of one network stand together.
pub fn order(addresses: &[SocketAddr], silent: Option<SocketAddr>) -> Vec<SocketAddr> {
    let mut order = addresses.to_vec();
    if let Some(at) = addresses.iter().position(|a| Some(*a) == silent) {
        order.rotate_left(at + 1);
    }
    order
}

#[cfg(test)]
mod tests;
