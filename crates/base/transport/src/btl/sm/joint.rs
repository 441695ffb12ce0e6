//! Long reads that both sides carry out: the reader copies from the front with
//! `process_vm_readv`, and the owner of the memory, as soon as it looks, from the back with
//! `process_vm_writev`. Most of the cost is the kernel's, page by page; two processors halve it.
//!
//! The reader offers a [`Desk`] in one of its bulk slots and announces it with a line. Ranges are
//! claimed in pages on one atomic word, so that no byte is copied twice and none after the reader
//! has reported the end; an owner that looks late finds nothing left. The owner gives the slot
//! back.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use hawser_os::cma;

use super::bulks::Bulks;
use super::cma::copied;
use super::segment::BulkRef;
use crate::btl::{Failure, Sink};
use crate::mem::UserSlice;
use crate::node::{NodeSegment, PeerSlot};

/// Shortest read that is offered: below it the announcement costs more than it gains.
pub(super) const JOINT_MIN: usize = 256 << 10;
/// Unit of claims, in bytes.
const UNIT: u64 = 4096;
/// Smallest and largest claim, in units: small enough that the two sides end together, large enough
/// that a claim's system call does not count.
const CLAIM: std::ops::RangeInclusive<u64> = 8..=64;
/// Most reads, and most offers of others, that are kept.
const PENDING: usize = 64;

/// Shared between the two sides, in a bulk slot of the reader.
#[repr(C, align(64))]
#[derive(Debug)]
struct Desk {
    /// Address in the owner, and in the reader. Plain: written before the line is published.
    source: u64,
    target: u64,
    len: u64,
    /// Units claimed from the front (low half) and from the back (high half).
    claims: AtomicU64,
    /// Units that the owner has copied; it claims a range only after it has copied the last one.
    written: AtomicU64,
    /// 1: the owner cannot write, and what it has claimed last was not copied.
    refused: AtomicU32,
}

/// A range of units `first .. end`.
#[derive(Clone, Copy, Debug)]
struct Claim {
    first: u64,
    end: u64,
}

impl Desk {
    fn units(&self) -> u64 {
        self.len.div_ceil(UNIT)
    }

    /// The next range for one side: a part of what is left, so that the claims shrink to the end.
    fn claim(&self, back: bool) -> Option<Claim> {
        let units = self.units();
        // Relaxed: the word orders nothing but itself; what was copied is told by `written`.
        let mut word = self.claims.load(Ordering::Relaxed);
        loop {
            let (front, behind) = (word & 0xffff_ffff, word >> 32);
            let left = units.checked_sub(front + behind).filter(|&left| left > 0)?;
            let n = (left / 4).clamp(*CLAIM.start(), *CLAIM.end()).min(left);
            let next = if back { word + (n << 32) } else { word + n };
            match self.claims.compare_exchange_weak(
                word,
                next,
                Ordering::Relaxed,
                Ordering::Relaxed,
            ) {
                Ok(_) if back => {
                    return Some(Claim { first: units - behind - n, end: units - behind });
                }
                Ok(_) => return Some(Claim { first: front, end: front + n }),
                Err(now) => word = now,
            }
        }
    }

    /// Bytes of a claim: offset and length.
    fn bytes(&self, claim: Claim) -> (u64, usize) {
        let offset = claim.first * UNIT;
        (offset, ((claim.end * UNIT).min(self.len) - offset) as usize)
    }
}

/// The desk in a bulk slot.
///
/// # Safety
/// `slot` is a bulk slot of the segment in which a reader has put a desk, and which is still
/// kept by the reader or not yet given back by the owner.
unsafe fn desk<'a>(slot: *mut u8) -> &'a Desk {
    // SAFETY: the caller's promise; slots are aligned to pages, and any bytes are a Desk.
    unsafe { &*slot.cast::<Desk>() }
}

/// The owner of memory that is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    pub(super) page: &'static PeerSlot,
    /// How often it had concealed memory when it exposed this.
    pub(super) concealed: u32,
}

/// One read.
#[derive(Debug)]
pub(super) struct Read {
    /// The process that owns the memory.
    pub(super) owner: Owner,
    /// Address there.
    pub(super) remote: u64,
    /// Where the bytes go.
    pub(super) local: UserSlice,
    /// For the sink.
    pub(super) cookie: u64,
    /// The desk and the number of its slot, which is kept until the read has ended; `None`: the
    /// reader is alone, and `local` shrinks as it copies.
    pub(super) desk: Option<(*mut u8, u32)>,
    /// Why it has failed: it ends when the owner's last copy has ended.
    pub(super) failed: Option<Failure>,
}

// SAFETY: the address names memory of the segment, which is there as long as the module.
unsafe impl Send for Read {}

/// Puts a desk for this read into a slot of the reader.
///
/// # Safety
/// `slot` is a bulk slot that is the caller's; `local` stays until the read has ended.
pub(super) unsafe fn lay_out(slot: *mut u8, remote: u64, local: UserSlice) {
    let desk = Desk {
        source: remote,
        target: local.ptr() as u64,
        len: local.len() as u64,
        claims: AtomicU64::new(0),
        written: AtomicU64::new(0),
        refused: AtomicU32::new(0),
    };
    // SAFETY: a slot has room for it, and is the caller's.
    unsafe { slot.cast::<Desk>().write(desk) }
}

impl Read {
    /// One step. `Ok(true)`: all bytes are there.
    pub(super) fn step(&mut self) -> Result<bool, Failure> {
        let done = self.copy()?;
        // Asked when all has been read: what was concealed before may have been changed.
        if done && self.owner.page.concealed() != self.owner.concealed {
            return Err(Failure::Concealed);
        }
        Ok(done)
    }

    fn copy(&mut self) -> Result<bool, Failure> {
        let pid = self.owner.page.pid();
        let Some((slot, _)) = self.desk else {
            let n = self.local.len().min((*CLAIM.end() * UNIT) as usize);
            let part = self.local.part(0, n);
            copied(pid, self.remote, part)?;
            self.remote += n as u64;
            self.local = self.local.part(n, self.local.len() - n);
            return Ok(self.local.is_empty());
        };
        // SAFETY: laid out by `lay_out`, and kept until this read has ended.
        let desk = unsafe { desk(slot) };
        if let Some(claim) = desk.claim(false) {
            let (offset, n) = desk.bytes(claim);
            let part = self.local.part(offset as usize, n);
            if let Err(why) = copied(pid, self.remote + offset, part) {
                self.failed = Some(why);
                while desk.claim(false).is_some() {}
            }
        }
        let claims = desk.claims.load(Ordering::Relaxed);
        if (claims & 0xffff_ffff) + (claims >> 32) < desk.units() {
            return Ok(false);
        }
        // SYNC desk.written: pairs with the stores in `Help::step`: the bytes are there.
        let written = desk.written.load(Ordering::Acquire);
        if written == claims >> 32 {
            return self.failed.take().map_or(Ok(true), Err);
        }
        // SYNC desk.refused: pairs with the store in `Help::step`.
        if desk.refused.load(Ordering::Acquire) == 0 {
            return Ok(false);
        }
        if let Some(why) = self.failed.take() {
            return Err(why);
        }
        // What the owner claimed last it has not copied; what it claimed before lies behind.
        let first = desk.units() - (claims >> 32);
        let (offset, n) =
            desk.bytes(Claim { first, end: desk.units() - written.min(claims >> 32) });
        copied(pid, self.remote + offset, self.local.part(offset as usize, n))?;
        Ok(true)
    }
}

/// An offer to help a reader.
#[derive(Debug)]
struct Help {
    reader: u32,
    bulk: BulkRef,
}

/// What this process helps others with.
#[derive(Debug, Default)]
pub(super) struct Helps {
    pending: VecDeque<Help>,
}

impl Helps {
    /// An offer has come. False for a reference that no reader writes.
    pub(super) fn offered(&mut self, node: NodeSegment, reader: u32, bulk: BulkRef) -> bool {
        if bulk.slot >= node.bulk_area(reader).count() {
            return false;
        }
        let help = Help { reader, bulk };
        if self.pending.len() < PENDING {
            self.pending.push_back(help);
        } else {
            help.end(node);
        }
        true
    }

    /// True when there is nothing to help with.
    #[inline(always)]
    pub(super) fn is_idle(&self) -> bool {
        self.pending.is_empty()
    }

    /// Copies one range. Returns the number of events.
    pub(super) fn progress(&mut self, node: NodeSegment) -> usize {
        let Some(help) = self.pending.front() else { return 0 };
        if !help.step(node) {
            return 1;
        }
        help.end(node);
        self.pending.pop_front();
        1
    }
}

impl Help {
    /// One range. True when there is nothing left to do.
    fn step(&self, node: NodeSegment) -> bool {
        // SAFETY: announced by the reader, not given back yet.
        let desk = unsafe { desk(node.bulk_area(self.reader).slot(self.bulk.slot)) };
        let Some(claim) = desk.claim(true) else { return true };
        let (offset, n) = desk.bytes(claim);
        let pid = node.slot(self.reader).pid();
        let from = (desk.source + offset) as usize as *const u8;
        // SAFETY: this process has exposed the memory for this read, and its owner leaves it alone
        // until the reader reports the end; a wrong address is the kernel's to refuse.
        let wrote = unsafe { cma::write(pid, desk.target + offset, from, n) };
        if matches!(wrote, Ok(done) if done == n) {
            let units = claim.end - claim.first;
            // SYNC desk.written: pairs with the load in `Read::step`; this side alone adds.
            desk.written.fetch_add(units, Ordering::Release);
            return false;
        }
        // SYNC desk.refused: pairs with the load in `Read::step`.
        desk.refused.store(1, Ordering::Release);
        true
    }

    /// Gives the slot back.
    fn end(&self, node: NodeSegment) {
        // SYNC bulk.state: pairs with the load in `Bulks::look`; the desk is not used any more.
        let state = node.bulk_area(self.reader).state(self.bulk.slot);
        state.store(self.bulk.turn, Ordering::Release);
    }
}

/// The reads of one module.
#[derive(Debug, Default)]
pub(super) struct Reads {
    pending: VecDeque<Read>,
}

impl Reads {
    /// True when no further read can be begun.
    pub(super) fn is_full(&self) -> bool {
        self.pending.len() >= PENDING
    }

    /// True when no read is in progress.
    #[inline(always)]
    pub(super) fn is_idle(&self) -> bool {
        self.pending.is_empty()
    }

    /// Begins a read.
    pub(super) fn push(&mut self, read: Read) {
        self.pending.push_back(read);
    }

    /// Does one step of the oldest read. Returns the number of events.
    pub(super) fn progress<S: Sink + ?Sized>(&mut self, bulks: &mut Bulks, sink: &mut S) -> usize {
        let Some(read) = self.pending.front_mut() else { return 0 };
        let result = match read.step() {
            Ok(false) => return 1,
            Ok(true) => Ok(()),
            Err(why) => Err(why),
        };
        sink.complete(read.cookie, result);
        if let Some((_, slot)) = read.desk {
            bulks.let_go(slot);
        }
        self.pending.pop_front();
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk_of(len: u64) -> Desk {
        Desk {
            source: 0,
            target: 0,
            len,
            claims: AtomicU64::new(0),
            written: AtomicU64::new(0),
            refused: AtomicU32::new(0),
        }
    }

    #[test]
    fn both_sides_together_claim_each_byte_once() {
        for len in [1, UNIT, 100 * UNIT + 17, (4 << 20) - 1] {
            let desk = desk_of(len);
            let mut seen = vec![0u8; len as usize];
            let take = |back: bool, seen: &mut Vec<u8>| {
                let Some(claim) = desk.claim(back) else { return false };
                let (offset, n) = desk.bytes(claim);
                seen[offset as usize..offset as usize + n].iter_mut().for_each(|b| *b += 1);
                true
            };
            let mut turn = 0;
            while take(turn % 3 == 0, &mut seen) {
                turn += 1;
            }
            assert!(seen.iter().all(|&b| b == 1), "{len} bytes");
            assert!(desk.claim(true).is_none() && desk.claim(false).is_none());
        }
    }

    #[test]
    fn two_threads_claim_each_range_once() {
        let desk = desk_of(64 << 20);
        let total = std::thread::scope(|s| {
            let sides = [true, false].map(|back| {
                let desk = &desk;
                s.spawn(move || {
                    let claims = std::iter::from_fn(|| desk.claim(back));
                    claims.map(|c| c.end - c.first).sum::<u64>()
                })
            });
            sides.map(|t| t.join().unwrap()).iter().sum::<u64>()
        });
        assert_eq!(total, desk.units());
    }
}
