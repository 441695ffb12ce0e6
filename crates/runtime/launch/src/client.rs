//! The process that a head serves: what it has asked, and its end.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};

use hawser_os::process::ProcessHandle;
use hawser_os::signals::{SIGKILL, SIGTERM};
use hawser_os::{local, socket};
use hawser_rte::name::Name;
use hawser_rte::universe::wire;
use hawser_segment::node::NodeSegment;

use crate::agent::asks::RankRequests;
use crate::plm::{CODE_CANNOT_START, StartError, cannot};

/// How long the process may take to end that was asked to, in milliseconds.
const GRACE_MS: u64 = 1_000;

/// The process that a head serves.
pub(crate) struct Client {
    /// Its job and rank.
    pub(crate) name: Name,
    /// The secret of its job.
    pub(crate) secret: [u8; 32],
    pub(crate) asks: RankRequests,
    slot: u32,
    process: ProcessHandle,
    /// When it is killed that was asked to end, in milliseconds.
    kill_at: Option<u64>,
    /// It has told that it ends well.
    pub(crate) has_left: bool,
}

impl Client {
    /// A job that it is connected to has ended badly: its own does so, too.
    pub(crate) fn end(&mut self, now: u64) {
        if self.kill_at.is_none() {
            self.kill_at = Some(now + GRACE_MS);
            self.signal(SIGTERM);
        }
    }

    /// Kills it when it has had time enough to end. Returns when that is, in milliseconds.
    pub(crate) fn handle_time(&mut self, now: u64) -> Option<u64> {
        let at = self.kill_at.filter(|at| *at != u64::MAX)?;
        if now < at {
            return Some(at);
        }
        self.kill_at = Some(u64::MAX);
        self.signal(SIGKILL);
        None
    }

    fn signal(&self, signal: i32) {
        // A process that has ended meanwhile cannot be told.
        let _ = self.process.signal(signal);
    }

    /// Says something to it.
    pub(crate) fn answer(&mut self, ticket: u64, bytes: &[u8]) {
        self.asks.answer(self.slot, ticket, bytes);
    }
}

/// Reads from standard input who has asked for this launcher.
pub(crate) fn client(stdin: BorrowedFd<'_>) -> Result<Client, StartError> {
    let failed = cannot("the process that has asked for this launcher cannot be heard");
    let none = |why: &str| StartError::new(CODE_CANNOT_START, why);
    let link = stdin.try_clone_to_owned().map_err(&failed)?;
    // It has made both ends, as the kernel knows; what its memory says could be anything.
    let process = local::peer_process(stdin).and_then(ProcessHandle::of).map_err(&failed)?;
    let mut bytes = [0; wire::PIECE_MAX];
    let (n, with) = loop {
        match local::receive(link.as_fd(), &mut bytes) {
            Ok(got) => break got,
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                socket::wait_fds(&[(link.as_raw_fd(), false)], None);
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(failed(e)),
        }
    };
    let slot = wire::read_hello(bytes.get(..n).unwrap_or_default());
    let (Some(slot), Some(segment)) = (slot, with) else {
        return Err(none("hawserd head is started by processes that ask for others"));
    };
    let segment = NodeSegment::attach(segment.as_raw_fd()).map_err(|e| none(&e.to_string()))?;
    if slot >= segment.nlocal() {
        return Err(none("the process that has asked for this launcher has no slot"));
    }
    let name = Name { job: segment.job(), rank: segment.slot(slot).proc() };
    let asks = RankRequests::over(slot, link).map_err(&failed)?;
    let secret = segment.secret();
    Ok(Client { name, secret, asks, slot, process, kill_at: None, has_left: false })
}
