//! The connection acceptor: where connections between ranks come in, and how a rank gets its own
//! (ADR 16).
//!
//! Ranks do not listen. The agent of their node does, with
//! [`Reception`](crate::reception::Reception);
//! what has proved to be of the job and is for a rank it *parks* until that rank takes it.
//! [`Acceptor`] is what a rank has of it. [`AgentAcceptor`] is the acceptor of ranks under an agent
//! (`docs/formats/acceptor.md`), [`LocalReceptions`] one for several ranks in one process.

mod agent;
mod local;
pub mod wire;

use std::net::SocketAddr;

pub use agent::AgentAcceptor;
pub use local::{FindAddresses, LocalAcceptor, LocalReceptions};

use crate::gateway::Gateway;
use crate::reception::Arrival;
use hawser_segment::wait::Watch;

/// Where a rank is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contact {
    /// At these addresses of this host.
    At(String, Vec<SocketAddr>),
    /// That is not known yet. A notification tells that it may be.
    Pending,
    /// Nowhere, because of this: a sentence without a subject.
    Nowhere(String),
}

/// What [`Acceptor::collect`] has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Collected {
    /// Things that have come.
    pub events: usize,
    /// Something is left, and nobody will notify for it: to be called again after a moment.
    pub again: bool,
}

/// What a rank has of the acceptor of its node. Several modules, and threads, may use it.
pub trait Acceptor: Send + Sync {
    /// Where a rank is called. Asks for the acceptor of this node where that is needed.
    fn contact(&self, rank: u32) -> Contact;

    /// The gateway through which a rank of another cell is reached; `None`: it is in this cell.
    fn gateway(&self, _rank: u32) -> Option<Gateway> {
        None
    }

    /// Calls to the peers' acceptors are answered by agents, whatever the peers do themselves.
    fn has_agents(&self) -> bool {
        false
    }

    /// A number that changes when there is something to collect. Cheap.
    fn notifications(&self) -> u32;

    /// Joins what a sleep is for: what shows that there is something to collect, where that is not
    /// the process's word in the node segment.
    fn arm(&self, _watch: &mut Watch) {}

    /// Takes in what has come for this process, for all its modules.
    fn collect(&self) -> Collected;

    /// The next connection that was collected for a module: those of its channel (`None`: of all),
    /// and of the links that are its own when it is number `index` of `of`; or, when `index` is
    /// [`DATAGRAMS`], those that agree on datagrams; or those of a network ([`NETWORKS`]).
    fn take(&self, channel: Option<u32>, index: u16, of: u16) -> Option<Arrival>;
}

/// In the number of a link: the connection agrees on a session of datagrams, and is for the modules
/// of `udp`; the rest of the number says nothing then.
pub const DATAGRAMS: u16 = 0x8000;

/// In the number of a link: the connection is an endpoint exchange for a third-party network;
/// the rest of the number says which one.
pub const NETWORKS: u16 = 0x4000;

/// Takes the first that is for a module out of a list.
pub(crate) fn take_from(
    list: &mut Vec<Arrival>,
    channel: Option<u32>,
    index: u16,
    of: u16,
) -> Option<Arrival> {
    let is_for = |a: &Arrival| {
        let link = a.names.link;
        let kind = |link: u16| link & (DATAGRAMS | NETWORKS);
        let is_his = match (kind(link), kind(index)) {
            (0, 0) => link % of.max(1) == index,
            (DATAGRAMS, DATAGRAMS) => true,
            _ => link == index,
        };
        is_his && channel.is_none_or(|c| c == a.names.channel)
    };
    let at = list.iter().position(is_for)?;
    Some(list.remove(at))
}
