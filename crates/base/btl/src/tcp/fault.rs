//! Why a connection ends, and why a peer is lost.

use std::{fmt, io};

use hawser_wireup::handshake::Reason;
use hawser_wireup::names;
use hawser_wireup::reception::interfaces::ChoiceError;
use hawser_wireup::reception::{CallError, CallFault};
use hawser_wireup::tls::{self, NoSession, Refused};

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
    #[error("it cannot be reached: {0}")]
    Unreached(Box<CallError>),
    #[error("it cannot be reached: {0}")]
    Nowhere(Box<str>),
    #[error("it was given up")]
    GivenUp,
    #[error("the encrypted connection with host {host} ends: {why}")]
    Refused { host: Box<str>, why: Refused },
    #[error(transparent)]
    NoSession(#[from] NoSession),
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
pub struct TcpFailure {
    /// The name of the module.
    pub(super) link: String,
    pub(super) rank: u32,
    pub(super) fault: TcpFault,
}

impl TcpFailure {
    /// The agent of the peer's node says that MPI has ended in the peer, or that its process has.
    pub(crate) fn is_end(&self) -> bool {
        let (TcpFault::Unreached(why) | TcpFault::NotMended { why, .. }) = &self.fault else {
            return false;
        };
        why.fault == CallFault::TurnedAway(Reason::Ended)
    }
}

/// Why the component cannot be used here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum TcpOpenError {
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    #[error("this process has no agent that takes its connections")]
    NoAcceptor,
    /// None of the congestion controls that the user names.
    #[error("btl_tcp_congestion is \"{asked}\", and the kernel permits {}{hint}", list(permitted))]
    Congestion { asked: String, permitted: Vec<String>, hint: String },
    #[error("cannot be set up: {0}")]
    Kernel(String),
}

impl TcpOpenError {
    /// The user's choice of interfaces leaves none, which matters where nothing else is used.
    pub(crate) fn is_of_a_choice(&self) -> bool {
        matches!(self, TcpOpenError::Choice(why) if why.is_of_a_setting())
    }

    /// The user asks for what is not there: to go on without the component would hide it.
    pub(crate) fn is_of_a_setting(&self) -> bool {
        matches!(self, TcpOpenError::Congestion { .. })
    }
}

fn list(permitted: &[String]) -> String {
    match permitted {
        [] => "no choice of it".into(),
        all => all.join(", "),
    }
}
