//! Why a connection ends, and why a peer is lost.

use std::fmt;
use std::io;

use crate::handshake::{NoRandom, Refusal};
use crate::reception::interfaces::ChoiceError;

/// What the kernel was asked to do when it refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    Connecting,
    Watching,
    Sending,
    Receiving,
}

impl fmt::Display for Doing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Doing::Connecting => "connecting",
            Doing::Watching => "watching the connection",
            Doing::Sending => "sending",
            Doing::Receiving => "receiving",
        })
    }
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("{doing}: {}", io::Error::from_raw_os_error(*errno))]
    Kernel { doing: Doing, errno: i32 },
    #[error("the peer closed the connection")]
    Closed,
    #[error("the peer closed the connection in the middle of a message")]
    CutOff,
    #[error("no answer from its address")]
    NoAnswer,
    #[error("the handshake could not be sent")]
    Unsent,
    #[error("{0}")]
    NoRandom(#[from] NoRandom),
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("it sent a frame of {len} bytes, the limit is {max}")]
    FrameTooLong { len: u32, max: u32 },
    #[error("it sent a frame of unknown kind")]
    FrameUnknown,
    #[error("it sent a frame before the handshake was over")]
    FrameTooEarly,
    #[error("it sent a frame after its last one")]
    FrameAfterBye,
    #[error("its address record is damaged")]
    RecordDamaged,
    #[error("it has no address that this link reaches")]
    NoAddress,
    #[error("it has left MPI")]
    Finalized,
    #[error("its connection on another link is lost")]
    Forgotten,
}

impl Fault {
    /// What an error of the kernel means.
    #[cold]
    pub(super) fn of(doing: Doing, e: &io::Error) -> Fault {
        Fault::Kernel { doing, errno: e.raw_os_error().unwrap_or(0) }
    }

    /// The peer broke the rules of the format.
    pub(super) fn is_breach(self) -> bool {
        matches!(
            self,
            Fault::FrameTooLong { .. }
                | Fault::FrameUnknown
                | Fault::FrameTooEarly
                | Fault::FrameAfterBye
        )
    }

    /// The peer, or the kernel of its host, did not take a connection now: it may take another one.
    /// Its listener stands as long as it is alive, but a queue is full, or it had to make room.
    pub(super) fn is_turned_away(self) -> bool {
        match self {
            Fault::NoAnswer => true,
            Fault::Kernel { .. } if self.kind() == Some(io::ErrorKind::TimedOut) => true,
            _ => self.is_hung_up() && self.kind() != Some(io::ErrorKind::ConnectionRefused),
        }
    }

    /// Nobody is at the other end, or no more.
    pub(super) fn is_hung_up(self) -> bool {
        self == Fault::Closed
            || matches!(
                self.kind(),
                Some(
                    io::ErrorKind::ConnectionRefused
                        | io::ErrorKind::ConnectionReset
                        | io::ErrorKind::ConnectionAborted
                        | io::ErrorKind::BrokenPipe
                )
            )
    }

    /// The kind of an error of the kernel.
    fn kind(self) -> Option<io::ErrorKind> {
        match self {
            Fault::Kernel { errno, .. } => Some(io::Error::from_raw_os_error(errno).kind()),
            _ => None,
        }
    }
}

/// Why a peer is lost, or not reached, by one link.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{link}: rank {rank}: {loss}")]
pub struct Failure {
    /// The name of the module.
    pub(super) link: String,
    pub(super) rank: u32,
    pub(super) loss: Loss,
}

/// Why a peer is lost for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Loss {
    pub(super) cause: Fault,
    /// For how long this process tried to connect, in seconds; `None`: it was connected, or trying
    /// is of no use.
    pub(super) tried_s: Option<u32>,
}

impl From<Fault> for Loss {
    fn from(cause: Fault) -> Loss {
        Loss { cause, tried_s: None }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Loss { cause, tried_s } = self;
        match tried_s {
            None => write!(f, "{cause}"),
            Some(s) => write!(
                f,
                "it cannot be reached: {cause}; tried for {s} s (btl_tcp_connect_timeout)"
            ),
        }
    }
}

/// Why the component cannot be used here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum OpenError {
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    #[error("cannot listen on {at}: {why}")]
    Listen { at: std::net::IpAddr, why: String },
    #[error(
        "the addresses of this process take {needed} bytes and its contact record has {room}: \
         {links} links on {interfaces} interfaces for {channels} channels; set a smaller \
         btl_tcp_links or pml_ob1_channels, or name fewer interfaces with net_if_include"
    )]
    Record { needed: usize, room: usize, links: usize, interfaces: usize, channels: u32 },
    #[error("its addresses do not fit the contact record of this process")]
    Publish,
    #[error("cannot be set up: {0}")]
    Kernel(String),
}
