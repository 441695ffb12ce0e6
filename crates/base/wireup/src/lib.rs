//! How processes of different nodes come to know and trust each other: addresses and names, the
//! acceptor where connections come in, the handshake that proves a secret, encryption, and the
//! exchange of records before a network carries messages. It moves no message itself.

pub mod acceptor;
mod backoff;
pub mod endpoint_exchange;
pub mod handshake;
pub mod incoming;
pub mod interjob;
mod modex;
pub mod names;
pub mod patience;
pub mod reception;
pub mod tls;

use hawser_mca::ParamSpec;

pub use backoff::Backoff;
pub use modex::Modex;

/// Index of an endpoint inside one module; handed out by its `add_peer`, dense from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct EndpointId(pub u32);

/// All parameters of this crate.
pub fn params() -> Vec<&'static ParamSpec> {
    reception::interfaces::PARAMS.iter().collect()
}
