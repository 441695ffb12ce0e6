//! Why a module does not do what it was asked, and why a peer is not reached or lost.

use hawser_segment::ProcId;
use hawser_segment::cma::{CopyError, RemoteAccess};
use thiserror::Error;

use super::{SendError, network, sm, tcp, udp};

/// Why a module does not do what it was asked, or why a peer is not reached or lost.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    /// The peer of an endpoint would be the process itself.
    #[error("it is this process")]
    Itself,
    /// The module reaches the process itself only.
    #[error("it is another process")]
    Another,
    /// The module reaches processes of its node only.
    #[error("it is on another node")]
    Elsewhere,
    /// The peer is of another job, with which this process has no communicator any more.
    #[error("no communicator with it is left")]
    Parted,
    /// The process is not in the node segment.
    #[error("it has no slot in the node segment")]
    NoSlot,
    /// A message longer than [`super::Limits::max_send`].
    #[error("a message of {len} bytes is longer than max_send, {max}")]
    TooLong {
        /// Header and payload, in bytes.
        len: usize,
        /// The limit, in bytes.
        max: usize,
    },
    /// The module cannot do this to any peer.
    #[error("this network cannot {0} a peer's memory")]
    NotOffered(RemoteAccess),
    /// The kernel does not let this process do this to the peer.
    #[error("this process may not {0} the peer's memory")]
    Refused(RemoteAccess),
    /// A piece of memory that the peer has not exposed, or has revoked since.
    #[error("a get outside of the exposed region")]
    Outside,
    /// The peer has revoked the memory while it was read.
    #[error("the peer has revoked the memory")]
    Revoked,
    /// The kernel refused in the middle.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// A peer has written what no sender writes.
    #[error("its ring in the node segment is damaged: {0}")]
    Damaged(#[from] sm::Damage),
    /// The layer above has said so.
    #[error("it was given up")]
    GivenUp,
    /// The peer's process is no longer there.
    #[error("its process ({pid}) has ended")]
    Ended {
        /// Process id.
        pid: u32,
    },
    /// The descriptor of a joint read says what cannot be.
    #[error("process {pid} claims more of a joint read than there is")]
    Descriptor {
        /// The peer's process id.
        pid: u32,
    },
    /// The simulated network has cut two processes.
    #[error("the simulated network cut {0} from {1}")]
    Cut(ProcId, ProcId),
    /// The connections to the peer.
    #[error(transparent)]
    Tcp(#[from] tcp::TcpFailure),
    /// The datagrams of the peer.
    #[error(transparent)]
    Udp(#[from] udp::UdpFailure),
    /// A third-party network.
    #[error(transparent)]
    Network(#[from] network::NetworkFailure),
}

impl From<Failure> for SendError {
    #[cold]
    fn from(why: Failure) -> SendError {
        SendError::Failed(Box::new(why))
    }
}
