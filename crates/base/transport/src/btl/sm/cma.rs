//! Direct reads of a peer's memory.

use std::collections::VecDeque;

use hawser_os::cma;

use crate::btl::{RemoteRegion, SendError, Sink};
use crate::mem::UserSlice;
use crate::node::{FLAG_NO_CMA, PeerSlot};

/// Bytes read by one step; at most this long another message waits.
const STEP: usize = 1 << 20;
/// Most reads in progress.
const PENDING: usize = 64;

/// Whether this process can read one peer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Access {
    /// Not tried yet.
    #[default]
    Unknown,
    /// The probe word was read.
    Works,
    /// The kernel refuses, or the process id names somebody else here.
    Refused,
}

#[derive(Debug)]
struct Read {
    pid: u32,
    remote: u64,
    local: UserSlice,
    cookie: u64,
}

/// The reads of one module.
#[derive(Debug, Default)]
pub(super) struct Reads {
    pending: VecDeque<Read>,
}

/// Makes this process's probe word known.
pub(super) fn offer_probe(page: &PeerSlot) {
    let mut bytes = [0u8; 8];
    if getrandom::fill(&mut bytes).is_err() {
        // Without a random word peers cannot tell this process from another: they do not read it.
        return;
    }
    let value = u64::from_ne_bytes(bytes) | 1;
    let word: &'static u64 = Box::leak(Box::new(value));
    page.set_pid(std::process::id());
    page.set_probe(std::ptr::from_ref(word) as u64, value);
}

/// Reads the peer's probe word.
pub(super) fn probe(page: &PeerSlot) -> Access {
    let (addr, value) = page.probe();
    if value == 0 {
        return Access::Refused;
    }
    let mut found = 0u64;
    // SAFETY: `found` is 8 writable bytes.
    let read = unsafe { cma::read(page.pid(), addr, (&raw mut found).cast(), 8) };
    if matches!(read, Ok(8)) && found == value { Access::Works } else { Access::Refused }
}

impl Reads {
    /// Begins (and mostly ends) a read of `local.len()` bytes at `offset` of the region.
    pub(super) fn start(
        &mut self,
        pid: u32,
        region: RemoteRegion,
        offset: u64,
        local: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        let inside = offset <= region.len && local.len() as u64 <= region.len - offset;
        let Some(remote) = region.addr.checked_add(offset).filter(|_| inside) else {
            return Err(SendError::Failed("a get outside of the exposed region".into()));
        };
        if self.pending.len() >= PENDING {
            return Err(SendError::NoResource);
        }
        let mut read = Read { pid, remote, local, cookie };
        if self.pending.is_empty() && local.len() <= STEP {
            read.step().map_err(SendError::Failed)?;
            return Ok(true);
        }
        self.pending.push_back(read);
        Ok(false)
    }

    /// True when no read is in progress.
    pub(super) fn is_idle(&self) -> bool {
        self.pending.is_empty()
    }

    /// Does one step of the oldest read. Returns the number of events.
    pub(super) fn progress<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        let Some(read) = self.pending.front_mut() else { return 0 };
        let result = read.step();
        if result.is_err() || read.local.is_empty() {
            sink.complete(read.cookie, result);
            self.pending.pop_front();
        }
        1
    }
}

impl Read {
    fn step(&mut self) -> Result<(), String> {
        let n = self.local.len().min(STEP);
        // SAFETY: `local` is the promise of whoever began the read.
        let read = unsafe { cma::read(self.pid, self.remote, self.local.ptr(), n) };
        match read {
            Ok(done) if done > 0 || n == 0 => {
                self.remote += done as u64;
                self.local = self.local.part(done, self.local.len() - done);
                // A short read means that the next page is not there: found at once, or by the
                // next step.
                if done < n && self.local.len() <= STEP { self.step() } else { Ok(()) }
            }
            Ok(_) => Err("reading the peer's memory ended early".into()),
            Err(e) => Err(format!("reading the memory of process {}: {e}", self.pid)),
        }
    }
}

/// True when the peer has said that it cannot read others.
pub(super) fn peer_refuses(page: &PeerSlot) -> bool {
    page.flags() & FLAG_NO_CMA != 0
}
