//! Why there is no way to a peer, and why the component cannot be used.

use hawser_wireup::incoming::ExchangeError;
use hawser_wireup::reception::interfaces::ChoiceError;

/// Why a rail does not reach a peer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum UdpFault {
    #[error(transparent)]
    ExchangeError(#[from] ExchangeError),
    #[error("it has no address that this interface reaches")]
    NoAddress,
    #[error("something on the way breaks each connection before both sides have heard all")]
    Torn,
    #[error("there is no random number for a key")]
    NoRandom,
}

/// Why a peer is lost, or not reached, by one rail.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{rail}: rank {rank}: {fault}")]
pub struct UdpFailure {
    /// The name of the module.
    pub(super) rail: String,
    pub(super) rank: u32,
    pub(super) fault: UdpFault,
}

/// Why the component cannot be used here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum UdpOpenError {
    #[error("its messages may be lost, and only the reliable layer repairs that: --mca pml dr")]
    Unreliable,
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    #[error("this process has no agent that takes its connections")]
    NoAcceptor,
    #[error("no socket on {interface}, ports net_port_range: {why}")]
    Socket { interface: String, why: String },
}
