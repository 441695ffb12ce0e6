//! Logins that are kept from job to job (ADR 57): where `plm_ssh_keep` says so, daemons on other
//! hosts are started over connections that stay open for a while.
//!
//! | module | holds |
//! |---|---|
//! | `over` | stands where the remote shell would: asks the keeper, or becomes the remote shell |
//! | `keeper` | one per user and host: has the remote shells |
//! | `standby` | at the other end of each: starts daemons |
//! | `sink` | bytes that wait until somebody reads them |
//!
//! The keeper reads nothing of a daemon's input before the daemon runs: up to then whoever has
//! asked can still start the remote shell itself, and does so whenever anything is amiss.

mod keeper;
mod over;
mod sink;
mod standby;

pub(crate) use keeper::keep;
pub(crate) use over::{over, words};
pub(crate) use standby::stand_by;

/// The word behind the daemon's program with which a standby is started.
const STANDBY: &str = "standby";

/// Messages of a connection that bring the standard streams of a daemon: the first of them is also
/// the request.
const STREAMS: usize = 3;

/// What the keeper answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// It cannot: nothing of the input was read.
    No,
    /// The daemon runs.
    Started,
    /// It has ended with this exit code.
    Ended(u8),
}

impl Answer {
    fn bytes(self) -> [u8; 2] {
        match self {
            Answer::No => [0, 0],
            Answer::Started => [1, 0],
            Answer::Ended(code) => [2, code],
        }
    }

    fn read(bytes: &[u8]) -> Option<Answer> {
        match bytes {
            [0, 0] => Some(Answer::No),
            [1, 0] => Some(Answer::Started),
            [2, code] => Some(Answer::Ended(*code)),
            _ => None,
        }
    }
}

/// Where the keeper of this user listens. Releases do not share one: formats may differ.
fn place(user: u32) -> Vec<u8> {
    let version = hawser_rte::standby::VERSION;
    format!("hawser/keep/{user}/{}/{version}", env!("CARGO_PKG_VERSION")).into_bytes()
}
