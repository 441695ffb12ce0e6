//! How processes of different nodes come to know and trust each other: addresses and names, the
//! acceptor where connections come in, the handshake that proves a secret, encryption, and the
//! exchange of records before a network carries messages. It moves no message itself.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `modex` | what processes tell each other before they can connect |
//! | `names` | which process an index names, across jobs |
//! | `acceptor` | where connections with the ranks of a node come in: the agent, or a receptions |
//! | `reception` | listening and calling: half-open connections, time limits; `interfaces` |
//! | `interjob` | processes of other jobs: meetings, ports, memory that is shared with them |
//! | `gateway` | streams through the heads of cells |
//! | `handshake` | hello, challenge and proof, as pure values |
//! | `tls` | encryption of a connection that has been proved |
//! | `endpoint_exchange` | one record of each side over such a connection |
//! | `incoming` | calls, arrivals and exchanges of a network without connections of its own |
//! | `peer` | how far a process has come with a peer: one machine of all networks |
//! | `patience` | how long a send is held up by a first contact |
//! | `attendant` | the thread that goes on with first contacts while the program computes |
//! | `backoff` | pauses between attempts: the only ones |
//! | `error` | the one error, by what a caller does about it |
//!
//! # Who may touch what
//!
//! - A socket belongs to `reception` until the other side has proved the secret, to the rank or
//!   module that it is for from then on.
//! - No clock inside: times come in as arguments, so that tests choose them.
//!
//! # Pitfalls
//!
//! - Before the proof every byte comes from an unauthenticated connection: decoders are total and
//!   fuzzed, lengths and times are bounded, and no length that is claimed decides an allocation.
//! - Two processes may call each other at once, and end with two connections or exchanges.

pub mod acceptor;
pub mod attendant;
mod backoff;
pub mod endpoint_exchange;
mod error;
pub mod gateway;
pub mod handshake;
pub mod incoming;
pub mod interjob;
mod modex;
pub mod names;
pub mod patience;
mod peer;
pub mod reception;
pub mod tls;

use hawser_mca::ParamSpec;

pub use backoff::Backoff;
pub use error::{CallError, CallFault, WireupError};
pub use modex::Modex;
pub use peer::PeerState;

/// Index of an endpoint inside one module; handed out by its `add_peer`, dense from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct EndpointId(pub u32);

/// All parameters of this crate.
pub fn params() -> Vec<&'static ParamSpec> {
    reception::interfaces::PARAMS.iter().chain(gateway::PARAMS).collect()
}
