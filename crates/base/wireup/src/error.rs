//! The error of this crate.

use std::net::SocketAddr;
use std::{fmt, io};

use hawser_os::socket;
use thiserror::Error;

use crate::gateway::RouteFault;
use crate::handshake::{Reason, Refusal};

/// Why processes do not come together. Each variant is something that a caller does differently;
/// the sentence, without a subject, is made where the trouble is noticed first.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WireupError {
    /// The user asks for what is not there: to go on without it would hide that.
    #[error("{0}")]
    Setting(Box<str>),
    /// This host lacks what connections need: an interface, a descriptor, a permission, a socket
    /// that works. Without this network all may be well.
    #[error("{0}")]
    Host(Box<str>),
    /// The program's port is none, or is not open.
    #[error("{0}")]
    Port(&'static str),
    /// The other side has ended the connection. A new one may be made.
    #[error("the other side has ended the connection")]
    Closed,
    /// What came is said by no process of this library: the connection must end.
    #[error("the other side has said what no process of this library says")]
    Malformed,
    /// The bytes of an encrypted connection are refused: it must end, and nothing is resumed. It is
    /// the source of the [`std::io::Error`] of a session ([`crate::tls::refusal`]).
    #[error("{0}")]
    Encryption(Box<str>),
    /// Calls have failed for good.
    #[error("it cannot be reached: {0}")]
    Unreached(Box<CallError>),
    /// Nobody will know where the peer is called.
    #[error("it cannot be reached: {0}")]
    Nowhere(Box<str>),
}

impl WireupError {
    /// The user asks for what is not there.
    pub fn is_setting(&self) -> bool {
        matches!(self, WireupError::Setting(_))
    }

    /// The kernel does not tell its interfaces.
    #[cold]
    pub fn interfaces(why: &std::io::Error) -> WireupError {
        WireupError::Host(format!("the interfaces are not known: {why}").into())
    }
}

/// Why a call has failed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct CallError {
    /// The name of the host.
    pub host: String,
    /// The address of which `fault` tells; `None`: it has none.
    pub at: Option<SocketAddr>,
    /// Further addresses that were tried.
    pub others: usize,
    /// The host of the gateway through which it was tried last.
    pub through: Option<String>,
    /// For how long it was tried, in seconds.
    pub tried_s: u64,
    /// What went wrong in the end.
    pub fault: CallFault,
}

/// At which step a call ends, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallFault {
    /// There is no address of a family that this host has.
    NoAddress,
    /// The kernel could not make the connection; the number of its error.
    Connecting(i32),
    /// Nothing has come back from the address.
    NoAnswer,
    /// The connection was made, and nobody has answered the hello.
    Silence,
    /// The connection was closed in place of an answer.
    Closed,
    /// Whoever is there does not belong to the job.
    Unauthenticated(Refusal),
    /// It belongs to the job, and refuses.
    TurnedAway(Reason),
    /// It belongs to the job, and cannot take the connection yet.
    Busy,
    /// A gateway says that it knows no way.
    NoWay(RouteFault),
    /// The kernel has no random numbers.
    NoRandom,
}

impl CallError {
    /// The host of a process that listens itself says that nobody does there any more.
    pub fn nobody_listens(&self) -> bool {
        match self.fault {
            CallFault::Connecting(errno) => socket::is_refusal(errno),
            CallFault::Closed | CallFault::NoWay(RouteFault::NobodyListens) => true,
            _ => false,
        }
    }

    /// There is no way to the host, as far as one can see from here.
    pub fn is_unreached(&self) -> bool {
        matches!(self.fault, CallFault::Connecting(_) | CallFault::NoAnswer | CallFault::NoAddress)
    }
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut at = format!("host {}", self.host);
        if let Some(gateway) = &self.through {
            at += &format!(" through the gateway of host {gateway}");
        }
        if let Some(address) = self.at {
            at += &format!(" ({address}");
            match self.others {
                0 => {}
                1 => at += " and another address",
                n => at += &format!(" and {n} other addresses"),
            }
            at += ")";
        }
        let s = self.tried_s;
        match self.fault {
            CallFault::NoAddress => write!(f, "{at} has no address that this host can reach"),
            CallFault::Connecting(errno) => {
                let why = io::Error::from_raw_os_error(errno);
                write!(f, "no connection to {at} after {s} s: {why}; port closed? firewall?")
            }
            CallFault::NoAnswer => {
                write!(f, "no answer from {at} after {s} s: port closed? firewall?")
            }
            CallFault::Silence => {
                write!(f, "{at} takes connections and says nothing for {s} s: is it overloaded?")
            }
            CallFault::Closed => {
                write!(f, "{at} closes each connection before it answers, for {s} s")
            }
            CallFault::Unauthenticated(why) => {
                write!(f, "whoever listens on {at} is refused: {why}")
            }
            CallFault::TurnedAway(why) => write!(f, "{at} refuses the connection: {why}"),
            CallFault::Busy => write!(f, "{at} has no room for the connection for {s} s"),
            CallFault::NoWay(why) => write!(f, "no way to {at} for {s} s: {why}"),
            CallFault::NoRandom => write!(f, "{at} cannot be called: no random numbers"),
        }
    }
}
