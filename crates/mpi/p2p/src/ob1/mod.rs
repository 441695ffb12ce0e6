//! PML `ob1`: every message semantic of MPI over any set of byte transfer layers.
//!
//! | file | holds |
//! |---|---|
//! | `wire` | header formats |
//! | `state` | peers, message spaces, and all that a delivery changes |
//! | `requests` | requests and unexpected messages |
//! | `arrival` | what arriving messages do to the state |
//! | `answers` | what messages that belong to a request do to it |
//! | `direct` | blocking receives that still poll |
//! | `engine` | state and modules together: receives, requests, work lists |
//! | `token` | requests as words |
//! | `sending` | sends: the short path, offers, streams |
//! | `protocol` | which protocol carries a message |
//! | `plan` | what the first message of a send is |
//! | `cookie` | what modules name by a word |
//! | `table` | the table of protocols for people |
//! | `counters` | counting of messages, by size and by peer |
//! | `absent` | long messages of peers that compute: two state machines |
//! | `received` | which bytes of a message have arrived |
//! | `schedule` | which of several rails carries the next piece of a message |
//! | `watch` | what has to be looked at in each pass |
//! | `work` | work lists |
//! | `channels` | which engine a communicator belongs to |
//! | `loss` | peers that are lost |
//! | `leaving` | peers that are in `MPI_Finalize` |
//! | `failure` | why a message is not accepted, a peer lost, the component not opened |
//! | `cancel` | cancelling, and the recall of messages |
//! | `bsend` | accounting of attached buffers |
//! | `component` | the open component: engines, and what they share |
//! | `pml` | the contract `Pml`: communicators and calls |
//! | `later` | the long ways of these calls |
//! | `waiting` | progress, waiting and sleeping, with one thread or several |
//! | `attend` | asynchronous progress |
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
mod answers;
mod arrival;
mod attend;
mod bsend;
mod cancel;
mod channels;
mod component;
mod cookie;
mod counters;
mod direct;
mod engine;
mod failure;
mod holding;
mod later;
mod leaving;
mod loss;
mod observe;
mod params;
mod peers;
mod placement;
mod plan;
mod pml;
pub(crate) mod protocol;
mod reading;
mod received;
pub(crate) mod regions;
mod requests;
mod sending;
mod slab;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod token;
mod waiting;
mod watch;
pub(crate) mod wire;
mod work;

pub use bsend::BSEND_OVERHEAD;
pub use component::{Ob1, P2pConfig};
pub use failure::OpenError;
pub use params::{FRAMEWORK, PARAMS, Tuning, part};
pub use peers::Tally;
pub use placement::fuzz_placement;
pub use protocol::Protocol;
pub use table::{PeerKind, ProtocolRow, ProtocolTable, TableError, protocol_tables};

/// Decodes bytes as an ob1 message; for fuzzing. Any input must return.
pub fn fuzz_headers(data: &[u8]) {
    let _ = wire::decode(data);
}
