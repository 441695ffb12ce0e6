//! Partitioned communication (MPI-5.0 chapter 4), over the point-to-point layer.
//!
//! A pair of partitioned requests is a channel. Its two ends find each other by one message of the
//! sender in a message space that the communicator keeps for this (`Comm::channels`), with the
//! user's tag: so they match in the order of their initialization, and with nothing but each other.
//! The message names a message space that belongs to the channel alone and says how the data will
//! come; the byte table is in `docs/formats/partitioned.md`. From then on the sender needs no
//! answer: data that comes before its receive is kept by the point-to-point layer like any message.
//!
//! Partitions of [`EACH`] bytes or more travel as one message each, and the receiver posts a
//! receive for each, so that data goes straight to its place. Smaller ones travel in runs of
//! adjacent ready partitions: when [`BATCH`] bytes have become ready, when all have, and whenever
//! the process makes progress. Threads that make partitions ready meet in one atomic word.
//!
//! A message carries the number of its first partition as its tag, and partitions of the sender
//! need not be those of the receiver: the receiver counts in the sender's.

mod recv;
mod send;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use recv::Incoming;
pub use send::Outgoing;

use crate::buf::TypedBuf;
use crate::contracts::pml::{Completion, Pml, PmlReq};
use crate::error::Result;
use crate::status::Status;

/// Partitions of so many bytes travel alone.
const EACH: u64 = 4096;
/// Smaller ones are kept until so many bytes are ready, or the process makes progress.
const BATCH: u64 = 4096;

/// One end of a channel, as a request holds it.
#[derive(Clone)]
pub enum Partitioned {
    /// `MPI_Psend_init`.
    Send(Arc<Outgoing>),
    /// `MPI_Precv_init`.
    Recv(Arc<Incoming>),
}

/// What both ends are made of.
#[derive(Debug)]
pub struct PartSpec {
    /// All partitions of this end, one after the other.
    pub buf: TypedBuf,
    /// Number of partitions.
    pub partitions: u32,
    /// The partner's rank; `None` for `MPI_PROC_NULL`.
    pub peer: Option<u32>,
    /// Tag.
    pub tag: u32,
}

impl PartSpec {
    /// Bytes of one partition.
    fn part_bytes(&self) -> u64 {
        self.buf.packed_len() / u64::from(self.partitions.max(1))
    }

    /// The first partition and the end of those from `low` to `high`, both included, which the
    /// user named.
    fn range(&self, low: i64, high: i64) -> Result<(u32, u32)> {
        for at in [low, high] {
            if at < 0 || at >= i64::from(self.partitions) {
                let n = self.partitions;
                return Err(crate::err!(Arg, "partition {at} is not in 0..{n}"));
            }
        }
        Ok((low as u32, high as u32 + 1))
    }
}

/// The sender's first message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hello {
    partitions: u32,
    part_bytes: u64,
    /// Message space of the channel.
    context: u64,
    /// Every partition is a message.
    each: bool,
}

impl Hello {
    const BYTES: usize = 32;
    const VERSION: u32 = 1;
    const FLAG_EACH: u32 = 1;

    fn encode(&self) -> [u8; Hello::BYTES] {
        let mut out = [0; Hello::BYTES];
        out[..4].copy_from_slice(&Hello::VERSION.to_le_bytes());
        out[4..8].copy_from_slice(&(u32::from(self.each) * Hello::FLAG_EACH).to_le_bytes());
        out[8..16].copy_from_slice(&u64::from(self.partitions).to_le_bytes());
        out[16..24].copy_from_slice(&self.part_bytes.to_le_bytes());
        out[24..].copy_from_slice(&self.context.to_le_bytes());
        out
    }

    /// Any bytes give a message that makes sense, or `None`.
    fn decode(bytes: &[u8]) -> Option<Hello> {
        let word = |at: usize| Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?));
        let head = word(0)?;
        let flags = (head >> 32) as u32;
        let hello = Hello {
            partitions: u32::try_from(word(8)?).ok()?,
            part_bytes: word(16)?,
            context: word(24)?,
            each: flags & Hello::FLAG_EACH != 0,
        };
        let sound = bytes.len() == Hello::BYTES
            && head as u32 == Hello::VERSION
            && flags <= Hello::FLAG_EACH
            && hello.partitions <= i32::MAX as u32
            && u64::from(hello.partitions).checked_mul(hello.part_bytes).is_some()
            && hello.context.is_multiple_of(4);
        sound.then_some(hello)
    }

    fn total(&self) -> u64 {
        u64::from(self.partitions) * self.part_bytes
    }
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    // No invariant spans two statements under these locks.
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Partitioned {
    /// Starts a round (`MPI_Start`).
    ///
    /// # Errors
    /// Class `Request` when the last one has not been completed.
    pub fn start(&self, pml: &dyn Pml) -> Result<()> {
        match self {
            Partitioned::Send(s) => s.start(pml),
            Partitioned::Recv(r) => r.start(pml),
        }
    }

    /// Started and not completed.
    pub fn is_active(&self) -> bool {
        match self {
            Partitioned::Send(s) => s.is_active(),
            Partitioned::Recv(r) => r.is_active(),
        }
    }

    /// True when [`Partitioned::finish`] would return `Some`.
    pub fn is_complete(&self, pml: &dyn Pml) -> bool {
        match self {
            Partitioned::Send(s) => s.is_complete(pml),
            Partitioned::Recv(r) => r.is_complete(pml),
        }
    }

    /// A message without which the round cannot end, if there is one.
    pub fn awaiting(&self) -> Option<PmlReq> {
        match self {
            Partitioned::Send(s) => s.awaiting(),
            Partitioned::Recv(r) => r.awaiting(),
        }
    }

    /// Ends the round if it is complete.
    pub fn finish(&self, pml: &dyn Pml) -> Option<Completion> {
        match self {
            Partitioned::Send(s) => s.finish(pml),
            Partitioned::Recv(r) => r.finish(pml),
        }
    }

    /// The status that [`Partitioned::finish`] would give.
    pub fn peek(&self, pml: &dyn Pml) -> Option<Status> {
        if !self.is_active() {
            return Some(Status::EMPTY);
        }
        match self {
            Partitioned::Send(s) => s.is_complete(pml).then_some(Status::EMPTY),
            Partitioned::Recv(r) => r.is_complete(pml).then(|| r.status()),
        }
    }

    /// Gives the inactive request up.
    ///
    /// # Errors
    /// Class `Request` when it is active (MPI-5.0 section 4.2.2).
    pub fn free(&self, pml: &dyn Pml) -> Result<()> {
        if self.is_active() {
            return Err(crate::err!(
                Request,
                "an active partitioned request cannot be freed; complete it first"
            ));
        }
        match self {
            Partitioned::Send(s) => s.free(pml),
            Partitioned::Recv(r) => r.free(pml),
        }
        Ok(())
    }

    /// The sending end.
    ///
    /// # Errors
    /// Class `Request` for the other one.
    pub fn sender(&self) -> Result<&Arc<Outgoing>> {
        match self {
            Partitioned::Send(s) => Ok(s),
            Partitioned::Recv(_) => {
                Err(crate::err!(Request, "the request is a partitioned receive"))
            }
        }
    }

    /// The receiving end.
    ///
    /// # Errors
    /// Class `Request` for the other one.
    pub fn receiver(&self) -> Result<&Arc<Incoming>> {
        match self {
            Partitioned::Recv(r) => Ok(r),
            Partitioned::Send(_) => Err(crate::err!(Request, "the request is a partitioned send")),
        }
    }
}
