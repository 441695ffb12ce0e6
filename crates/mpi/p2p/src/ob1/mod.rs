//! PML `ob1`: every message semantic of MPI over any set of byte transfer layers.
//!
//! | folder | holds |
//! |---|---|
//! | `wire` | header formats, memory of a send as rails name it (`regions`); `token`: requests |
//! | | as words; `cookie`: what modules name by a word |
//! | `send` | the short path, offers and streams (`sending`); which protocol carries a message |
//! | | (`protocol`), what its first message is (`plan`); `cancel` |
//! | `recv` | what arriving messages do to the state (`arrival`, `answers`); blocking receives |
//! | | that still poll (`direct`); bytes that go to their place at once (`placement`) |
//! | `absent` | long messages of peers that compute: two pure state machines |
//! | `remote` | what these ask for (`moving`); `reading` over one rail or several |
//! | `ft` | peers that are lost (`loss`) or in `MPI_Finalize` (`leaving`) |
//! | `thread` | progress, waiting and sleeping (`waiting`), asynchronous progress (`attend`), |
//! | | what a pass looks at (`watch`) |
//!
//! | file | holds |
//! |---|---|
//! | `ids`, `slab` | names of peers, spaces and pooled entries |
//! | `channels` | which engine a communicator belongs to |
//! | `failure` | why a message is not accepted, a peer lost, the component not opened |
//! | `requests` | requests; `received`: which bytes of a message have arrived |
//! | `state` | all that a delivery changes, in parts with an owner each: |
//! | `peers` | what is kept of each peer |
//! | `comms` | communicators and their message spaces; `senders`: on whom these depend |
//! | `sends`, `bsend` | the sends under way; attached buffers |
//! | `recvs`, `direct` | the receives under way; the one that still polls |
//! | `unexpected` | messages that wait for their receive |
//! | `losses` | who is lost, and what cannot end any more because of it |
//! | `work` | what has to be sent or looked at: the lists |
//! | `engine` | state and modules together: receives, requests, the service of the lists |
//! | `component` | the open component: engines, and what they share |
//! | `holding` | holds: nothing new leaves while the run-time asks for it |
//! | `pml` | the contract `Pml`: communicators and calls; `later`: their long ways |
//! | `table` | the table of protocols for people |
//! | `counters`, `observe` | counting of messages; what a request waits for |
//!
//! # Protocols
//! - *Eager*: header and data in one message, within the receiver's credit.
//! - *Synchronous eager*: the same, and the receiver confirms the match.
//! - *Rendezvous*: an offer with the beginning of the data; as soon as it is matched the receiver
//!   answers with its request, and the sender streams the rest over all modules of the peer. Where
//!   a module can read remote memory the receiver reads instead, and falls back when refused.
//!   While one side computes the other moves the data alone: see `absent`.
//!
//! # Flow control
//! A sender may have `window` bytes of eager data unconsumed at a receiver. Past that it offers,
//! without data, and waits for the match: what a process keeps is bounded however long it does not
//! receive. Credit comes back when a quarter of the window was consumed. The entry that a receiver
//! keeps for an offer has room for a short payload: messages of up to 30 bytes go past the window
//! as synchronous eager ones, whose requests wait as those of offers do.

mod absent;
mod apart;
mod bsend;
mod channels;
mod comms;
mod component;
mod counters;
mod direct;
mod engine;
mod failure;
mod ft;
mod holding;
mod ids;
mod interrupted;
mod later;
mod losses;
mod observe;
mod params;
mod peers;
mod pml;
mod received;
mod recv;
mod recvs;
mod remote;
mod requests;
pub(crate) mod send;
mod senders;
mod sends;
mod slab;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod thread;
mod unexpected;
pub(crate) mod wire;
mod work;

pub use bsend::BSEND_OVERHEAD;
pub use component::{Ob1, P2pConfig};
pub use params::{FRAMEWORK, PARAMS, Tuning, part};
pub use peers::Tally;
pub use recv::placement::fuzz_placement;
pub use send::protocol::Protocol;
pub use table::{PeerKind, ProtocolRow, ProtocolTable, protocol_tables};

/// Decodes bytes as an ob1 message; for fuzzing. Any input must return.
pub fn fuzz_headers(data: &[u8]) {
    let _ = wire::decode(data);
}
