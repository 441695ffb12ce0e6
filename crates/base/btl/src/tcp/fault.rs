//! Why a connection ends, and why a peer is lost.

use std::{fmt, io};

use hawser_wireup::handshake::Reason;
use hawser_wireup::tls;
use hawser_wireup::{CallError, CallFault, WireupError, names};

use crate::Failure;

/// What the kernel was asked to do when it refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    Watching,
    Sending,
    Receiving,
}

impl fmt::Display for Doing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Doing::Watching => "watching the connection",
            Doing::Sending => "sending",
            Doing::Receiving => "receiving",
        })
    }
}

/// Why a connection ends, or why there is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum TcpFault {
    #[error("{doing}: {}", io::Error::from_raw_os_error(*errno))]
    Kernel { doing: Doing, errno: i32 },
    #[error("the peer closed the connection")]
    Closed,
    #[error("the peer closed the connection in the middle of a message")]
    CutOff,
    #[error("it sent a frame of {len} bytes, the limit is {max}")]
    FrameTooLong { len: u32, max: u32 },
    #[error("it sent a frame of unknown kind")]
    FrameUnknown,
    #[error("it sent a frame after its last one")]
    FrameAfterBye,
    #[error("it sent a message before it said which one it is")]
    NotStarted,
    #[error("it repeats a message as another one")]
    Another,
    #[error("it acknowledges messages that were not sent")]
    ArrivedUnsent,
    #[error("it goes on with message {first}, {arrived} have come: the others are lost")]
    Gap { first: u64, arrived: u64 },
    #[error("its host has not acknowledged anything for {} s", ms / 1000)]
    Silent { ms: u64 },
    #[error("{first}; the connection broke {times} times, and nothing came in between")]
    Broken { first: Box<TcpFault>, times: u32 },
    #[error("{first}, and no new connection could be made: {why}")]
    NotMended { first: Box<TcpFault>, why: Box<CallError> },
    #[error("it was given up")]
    GivenUp,
    #[error("the encrypted connection with host {host} ends: {why}")]
    Refused { host: Box<str>, why: WireupError },
    #[error(transparent)]
    Wireup(#[from] WireupError),
}

impl TcpFault {
    /// What an error of the kernel means.
    #[cold]
    pub(super) fn of(doing: Doing, e: &io::Error) -> TcpFault {
        if let Some(why) = tls::refusal(e) {
            return TcpFault::Refused { host: "?".into(), why: why.clone() };
        }
        TcpFault::Kernel { doing, errno: e.raw_os_error().unwrap_or(0) }
    }

    /// The peer broke the rules of the format.
    pub(super) fn is_breach(&self) -> bool {
        matches!(
            self,
            TcpFault::FrameTooLong { .. }
                | TcpFault::FrameUnknown
                | TcpFault::FrameAfterBye
                | TcpFault::NotStarted
                | TcpFault::Another
                | TcpFault::ArrivedUnsent
                | TcpFault::Gap { .. }
                | TcpFault::Refused { .. }
        )
    }
}

/// Why a peer is lost, or not reached, by one link.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{link}: {}: {fault}", names::spoken(*rank))]
pub(super) struct TcpFailure {
    /// The name of the module.
    pub(super) link: String,
    pub(super) rank: u32,
    pub(super) fault: TcpFault,
}

impl TcpFailure {
    /// The agent of the peer's node says that MPI has ended in the peer, or that its process has.
    fn is_end(&self) -> bool {
        let (TcpFault::Wireup(WireupError::Unreached(why)) | TcpFault::NotMended { why, .. }) =
            &self.fault
        else {
            return false;
        };
        why.fault == CallFault::TurnedAway(Reason::Ended)
    }
}

impl From<TcpFailure> for Failure {
    #[cold]
    fn from(why: TcpFailure) -> Failure {
        match why.is_end() {
            true => Failure::Ended(why.to_string().into()),
            false => Failure::Lost(why.to_string().into()),
        }
    }
}
