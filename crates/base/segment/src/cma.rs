//! Direct reads and writes of a peer's memory.
//!
//! The process id of a peer comes from its slot of the segment, never from a message: who can write
//! there is a rank of the same job and user. It need not name the peer, though: a rank may be in
//! another namespace of process ids, or have ended, and its number be somebody else's. So nothing
//! is read or written before the peer's probe word was read at the address that the slot tells: a
//! random number of 63 bits that no other process has there. The process that has it is the peer as
//! long as it lives; a waiter finds by the same word that it has ended ([`is_gone`]). A process
//! that gets the number of one that has ended has practically none of the addresses that peers
//! know.

mod foreign;

use std::sync::OnceLock;

use crate::mem::UserSlice;
use crate::node::{FLAG_NO_CMA, PeerSlot};
use hawser_os::cma::{self, RemoteRun};
use thiserror::Error;

/// What one process does with the memory of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RemoteAccess {
    /// Bytes come from it.
    Read,
    /// Bytes go there.
    Write,
}

impl std::fmt::Display for RemoteAccess {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            RemoteAccess::Read => "read",
            RemoteAccess::Write => "write",
        })
    }
}

/// Why memory of another process was not copied.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CopyError {
    /// There is no such process on this node.
    #[error("no process of this node has that memory, to {0} it")]
    Nobody(RemoteAccess),
    /// The kernel refused in the middle; `errno` is its number, `None` where the memory ended.
    #[error(
        "to {access} the memory of process {pid}: {}",
        errno.map_or("it ended early".to_owned(), |e| {
            std::io::Error::from_raw_os_error(e).to_string()
        })
    )]
    Kernel {
        /// What was tried.
        access: RemoteAccess,
        /// The peer's process id.
        pid: u32,
        /// The kernel's error.
        errno: Option<i32>,
    },
}

/// Whether this process can read one peer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Access {
    /// Not tried yet.
    #[default]
    Unknown,
    /// The probe word was read.
    Works,
    /// The kernel refuses, or the process id names somebody else here.
    Refused,
}

/// This process's probe word: peers may read it as long as the process lives.
static WORD: OnceLock<u64> = OnceLock::new();

/// Makes this process's probe word known.
pub fn offer_probe(page: &PeerSlot) {
    let mut bytes = [0u8; 8];
    if getrandom::fill(&mut bytes).is_err() {
        // Without a random word peers cannot tell this process from another: they do not read it.
        return;
    }
    let word = WORD.get_or_init(|| u64::from_ne_bytes(bytes) | 1);
    page.set_pid(std::process::id());
    page.set_probe(std::ptr::from_ref(word) as u64, *word);
}

/// Reads the peer's probe word.
pub fn probe(page: &PeerSlot) -> Access {
    let (addr, value) = page.probe();
    if value == 0 {
        return Access::Refused;
    }
    let mut found = 0u64;
    // SAFETY: `found` is 8 writable bytes.
    let read = unsafe { cma::read(page.pid(), addr, (&raw mut found).cast(), 8) };
    if matches!(read, Ok(8)) && found == value { Access::Works } else { Access::Refused }
}

/// True when the process whose probe word was read before is no longer there: it has ended, or
/// executes another program, or another process has its number.
pub fn is_gone(page: &PeerSlot) -> bool {
    let (addr, value) = page.probe();
    let mut found = 0u64;
    // SAFETY: `found` is 8 writable bytes.
    match unsafe { cma::read(page.pid(), addr, (&raw mut found).cast(), 8) } {
        Ok(n) => n != 8 || found != value,
        Err(error) => cma::shows_end(&error),
    }
}

/// True when nobody has the peer's process id, in this process's namespace.
pub fn has_no_process(page: &PeerSlot) -> bool {
    let (addr, _) = page.probe();
    let mut found = 0u64;
    // SAFETY: `found` is 8 writable bytes.
    let read = unsafe { cma::read(page.pid(), addr.max(1), (&raw mut found).cast(), 8) };
    matches!(read, Err(error) if cma::shows_no_process(&error))
}

/// Copies all of `local` from `remote` of process `pid`.
pub fn copied(pid: u32, remote: u64, local: UserSlice) -> Result<(), CopyError> {
    // SAFETY: `local` is the promise of whoever began the read.
    whole(RemoteAccess::Read, pid, remote, local, |at, p| unsafe {
        cma::read(pid, at, p.ptr(), p.len())
    })
}

/// Copies all of `local` to `remote` of process `pid`.
pub fn written(pid: u32, remote: u64, local: UserSlice) -> Result<(), CopyError> {
    // SAFETY: `local` is the promise of whoever began the write.
    whole(RemoteAccess::Write, pid, remote, local, |at, p| unsafe {
        cma::write(pid, at, p.ptr(), p.len())
    })
}

/// Copies runs of bytes of process `pid` to `local`, which has as many bytes.
pub fn gathered(pid: u32, runs: &[RemoteRun], local: UserSlice) -> Result<(), CopyError> {
    // SAFETY: `local` is the promise of whoever began the read.
    all_runs(RemoteAccess::Read, pid, runs, local, |runs, p| unsafe {
        cma::gather(pid, runs, p.ptr())
    })
}

/// Copies `local` to runs of bytes of process `pid`, which have as many.
pub fn scattered(pid: u32, runs: &[RemoteRun], local: UserSlice) -> Result<(), CopyError> {
    // SAFETY: `local` is the promise of whoever began the write.
    all_runs(RemoteAccess::Write, pid, runs, local, |runs, p| unsafe {
        cma::scatter(pid, runs, p.ptr())
    })
}

/// Does a step for so many runs as the kernel takes at a time. What it does in part is a refusal:
/// the memory behind it is not there.
fn all_runs(
    access: RemoteAccess,
    pid: u32,
    runs: &[RemoteRun],
    local: UserSlice,
    step: impl Fn(&[RemoteRun], UserSlice) -> std::io::Result<usize>,
) -> Result<(), CopyError> {
    let mut at = 0;
    for some in runs.chunks(cma::RUNS_MAX) {
        let bytes = some.iter().map(|r| r.1).sum();
        match step(some, local.part(at, bytes)) {
            Ok(done) if done == bytes => at += bytes,
            Ok(_) => return Err(CopyError::Kernel { access, pid, errno: None }),
            Err(e) => {
                let errno = Some(e.raw_os_error().unwrap_or(0));
                return Err(CopyError::Kernel { access, pid, errno });
            }
        }
    }
    Ok(())
}

/// Does a step until all is done.
fn whole(
    access: RemoteAccess,
    pid: u32,
    mut remote: u64,
    mut local: UserSlice,
    step: impl Fn(u64, UserSlice) -> std::io::Result<usize>,
) -> Result<(), CopyError> {
    while !local.is_empty() {
        match step(remote, local) {
            // A short one means that the next page is not there: found out by the next one.
            Ok(done) if done > 0 => {
                remote += done as u64;
                local = local.part(done, local.len() - done);
            }
            Ok(_) => return Err(CopyError::Kernel { access, pid, errno: None }),
            Err(e) => {
                let errno = Some(e.raw_os_error().unwrap_or(0));
                return Err(CopyError::Kernel { access, pid, errno });
            }
        }
    }
    Ok(())
}

/// True when the peer has said that it accesses nobody's memory.
pub fn peer_refuses(page: &PeerSlot) -> bool {
    page.flags() & FLAG_NO_CMA != 0
}
