//! Frameworks that move data: byte transfer layers, registered memory, and the one waiting engine.

pub mod acceptor;
pub mod btl;
pub mod calibration;
pub mod handshake;
pub mod interjob;
pub mod mem;
pub mod names;
pub mod node;
pub mod reception;
pub mod tls;
pub mod wait;

use hawser_mca::ParamSpec;

/// All parameters of this crate, those that follow from its frameworks included.
pub fn params() -> Vec<&'static ParamSpec> {
    let own = wait::PARAMS.iter().chain(node::PARAMS).chain(reception::interfaces::PARAMS);
    let own = own.chain(btl::params());
    own.chain(btl::FRAMEWORK.params()).collect()
}
