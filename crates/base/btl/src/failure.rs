//! Why a module does not do what it was asked, and why a peer is not reached or lost.

use std::borrow::Cow;

use hawser_segment::cma::{CopyError, RemoteAccess};
use hawser_wireup::WireupError;
use thiserror::Error;

use super::SendError;

/// Why a module does not do what it was asked, or why a peer is not reached or lost. Each variant
/// is something that a caller does differently; the sentence, without a subject, is for people.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    /// The module has no path to the peer. Another one may.
    #[error("{0}")]
    NotReached(Cow<'static, str>),
    /// The module does not do this to the peer: it is against its limits, is not offered, or the
    /// kernel does not let this process. There may be another way.
    #[error("{0}")]
    Refused(Cow<'static, str>),
    /// Memory of the peer was not copied, or not all of it. The peer may be well.
    #[error("{0}")]
    Memory(Cow<'static, str>),
    /// The peer's process has ended, or MPI has in it.
    #[error("{0}")]
    Ended(Cow<'static, str>),
    /// The peer is lost for another reason: to the network, or because it has sent what no process
    /// sends.
    #[error("{0}")]
    Lost(Cow<'static, str>),
}

impl Failure {
    /// The peer of an endpoint would be the process itself.
    pub const ITSELF: Failure = Failure::NotReached(Cow::Borrowed("it is this process"));
    /// The module reaches the process itself only.
    pub const ANOTHER: Failure = Failure::NotReached(Cow::Borrowed("it is another process"));
    /// The module reaches processes of its node only.
    pub const ELSEWHERE: Failure = Failure::NotReached(Cow::Borrowed("it is on another node"));
    /// The peer is of another job, with which this process has nothing more to do.
    pub const PARTED: Failure =
        Failure::NotReached(Cow::Borrowed("no communicator with it is left"));
    /// The process is not in the node segment.
    pub const NO_SLOT: Failure =
        Failure::NotReached(Cow::Borrowed("it has no slot in the node segment"));
    /// Of a piece of memory that the peer has not exposed, or has revoked since.
    pub const OUTSIDE: Failure =
        Failure::Memory(Cow::Borrowed("a get outside of the exposed region"));
    /// The peer has revoked the memory while it was read.
    pub const REVOKED: Failure = Failure::Memory(Cow::Borrowed("the peer has revoked the memory"));
    /// The layer above has said so.
    pub const GIVEN_UP: Failure = Failure::Lost(Cow::Borrowed("it was given up"));

    /// A message of `len` bytes, header and payload, is longer than [`super::Limits::max_send`].
    #[cold]
    pub fn too_long(len: usize, max: usize) -> Failure {
        let text = format!("a message of {len} bytes is longer than max_send, {max}");
        Failure::Refused(text.into())
    }

    /// The module cannot do this to any peer.
    #[cold]
    pub fn not_offered(access: RemoteAccess) -> Failure {
        Failure::Refused(format!("this network cannot {access} a peer's memory").into())
    }

    /// The kernel does not let this process do this to the peer.
    #[cold]
    pub fn not_permitted(access: RemoteAccess) -> Failure {
        Failure::Refused(format!("this process may not {access} the peer's memory").into())
    }

    /// The peer's process is no longer there.
    #[cold]
    pub fn ended(pid: u32) -> Failure {
        Failure::Ended(format!("its process ({pid}) has ended").into())
    }
}

impl From<CopyError> for Failure {
    #[cold]
    fn from(why: CopyError) -> Failure {
        Failure::Memory(why.to_string().into())
    }
}

/// Why a component cannot be used here, as a sentence without a subject.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum OpenError {
    /// The user asks for what is not there: the job must not begin without it.
    #[error("{0}")]
    Setting(String),
    /// The interfaces that the user names are not there, which matters where no other network is
    /// used.
    #[error("{0}")]
    Unchosen(WireupError),
    /// Anything else: without it all may be well.
    #[error("{0}")]
    NotHere(String),
}

impl OpenError {
    /// Connections have nowhere to come in.
    #[cold]
    pub(crate) fn no_acceptor() -> OpenError {
        OpenError::NotHere("this process has no agent that takes its connections".into())
    }
}

impl From<WireupError> for OpenError {
    fn from(why: WireupError) -> OpenError {
        match why.is_setting() {
            true => OpenError::Unchosen(why),
            false => OpenError::NotHere(why.to_string()),
        }
    }
}

impl From<Failure> for SendError {
    #[cold]
    fn from(why: Failure) -> SendError {
        SendError::Failed(Box::new(why))
    }
}
