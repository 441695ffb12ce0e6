//! A descriptor: work of two sides on one range, the one from the front, the other from the back.
//!
//! The *reader* lays the descriptor out for a range of memory of the *owner*, which it copies from
//! the front; the owner, if it comes, copies from the back. Ranges are claimed in units on one
//! word, so that none is copied twice, and none after the reader has found the end. The reader
//! trusts its own length and judges what the owner has written: a descriptor that holds nonsense is
//! an error, and never a range outside.

use crate::sync::{AtomicU32, AtomicU64, Ordering, UnsafeCell};

/// Unit of claims, in bytes.
pub const UNIT: u64 = 4096;
/// Smallest and largest claim, in units: small enough that the two sides end together, large enough
/// that a claim's system call does not count.
const CLAIM: std::ops::RangeInclusive<u64> = 8..=64;
/// Bytes of the largest claim.
pub const CLAIM_MAX: u64 = *CLAIM.end() * UNIT;
/// Longest range: its units fit half a word.
pub const LEN_MAX: u64 = (UNIT << 32) - UNIT;

/// What the reader wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CopyTerms {
    /// Address in the owner.
    pub source: u64,
    /// Address in the reader.
    pub target: u64,
    /// Bytes, at most [`LEN_MAX`].
    pub len: u64,
}

impl CopyTerms {
    /// The bytes lie inside of two address spaces, and there are some, but not too many.
    pub fn are_sane(&self) -> bool {
        let fits = |at: u64| at.checked_add(self.len).is_some();
        (1..=LEN_MAX).contains(&self.len) && fits(self.source) && fits(self.target)
    }

    fn units(&self) -> u64 {
        self.len.div_ceil(UNIT)
    }
}

/// A range of bytes that one side has claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// From the begin of the whole range.
    pub offset: u64,
    /// Bytes.
    pub len: u64,
    units: u64,
}

/// Where the work stands, for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyStatus {
    /// Something is still to be claimed.
    Unclaimed,
    /// The owner is at its last claim.
    Pending,
    /// Everything was copied.
    Done,
    /// Everything but this, which the owner has claimed and does not copy.
    Refused(Claim),
    /// The owner has written what no owner writes.
    Corrupt,
}

/// The descriptor, in memory that both share.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct CopyDescriptor {
    /// Written by the reader before the descriptor is announced.
    terms: UnsafeCell<CopyTerms>,
    /// Units claimed from the front (low half) by the reader and from the back (high half) by the
    /// owner.
    claims: AtomicU64,
    /// Units that the owner has copied; it claims a range only after it has copied the last one.
    written: AtomicU64,
    /// 1: the owner cannot copy, and has not copied what it has claimed last.
    refused: AtomicU32,
}

// SAFETY: the terms are written before the descriptor is shared, and read only after; the rest is
// atomic.
unsafe impl Sync for CopyDescriptor {}

#[cfg(not(loom))]
const _: () = {
    use std::mem::offset_of;
    assert!(offset_of!(CopyDescriptor, claims) == 24 && offset_of!(CopyDescriptor, refused) == 40);
};

impl CopyDescriptor {
    /// A descriptor for these terms.
    pub fn new(terms: CopyTerms) -> CopyDescriptor {
        CopyDescriptor {
            terms: UnsafeCell::new(terms),
            claims: AtomicU64::new(0),
            written: AtomicU64::new(0),
            refused: AtomicU32::new(0),
        }
    }

    /// What the reader has written: to be read once by the owner, which does not trust it.
    pub fn terms(&self) -> CopyTerms {
        // SAFETY: the descriptor was announced after the terms were written, and any bytes are
        // terms.
        self.terms.with(|terms| unsafe { terms.read() })
    }

    fn claim(&self, terms: &CopyTerms, back: bool) -> Option<Claim> {
        let units = terms.units();
        // Relaxed: the word orders nothing but itself; what was copied is told by `written`.
        let mut word = self.claims.load(Ordering::Relaxed);
        loop {
            let (front, behind) = halves(word);
            let left = units.checked_sub(front + behind).filter(|&left| left > 0)?;
            let n = (left / 4).clamp(*CLAIM.start(), *CLAIM.end()).min(left);
            let next = if back { word + (n << 32) } else { word + n };
            match self.claims.compare_exchange_weak(
                word,
                next,
                Ordering::Relaxed,
                Ordering::Relaxed,
            ) {
                Ok(_) if back => return Some(range(terms, units - behind - n, n)),
                Ok(_) => return Some(range(terms, front, n)),
                Err(now) => word = now,
            }
        }
    }

    /// The reader's next range: a part of what is left, so that the claims shrink to the end.
    pub fn claim_front(&self, terms: &CopyTerms) -> Option<Claim> {
        self.claim(terms, false)
    }

    /// The reader: nothing more is to be claimed by either side.
    pub fn close(&self, terms: &CopyTerms) {
        let all = |word| {
            let (_, behind) = halves(word);
            Some(behind << 32 | terms.units().saturating_sub(behind))
        };
        // Relaxed: as in `claim`.
        let _ = self.claims.fetch_update(Ordering::Relaxed, Ordering::Relaxed, all);
    }

    /// The owner's next range. Only after its last one was [`CopyDescriptor::copied`].
    pub fn claim_back(&self, terms: &CopyTerms) -> Option<Claim> {
        self.claim(terms, true)
    }

    /// The owner: what it has claimed last is there.
    pub fn copied(&self, claim: &Claim) {
        // SYNC descriptor.written: pairs with the load in `status`; this side alone adds.
        self.written.fetch_add(claim.units, Ordering::Release);
    }

    /// The owner: it will not copy what it has claimed last, and claims no more.
    pub fn refuse(&self) {
        // SYNC descriptor.refused: pairs with the load in `status`.
        self.refused.store(1, Ordering::Release);
    }

    /// The reader: where the work stands.
    pub fn status(&self, terms: &CopyTerms) -> CopyStatus {
        let units = terms.units();
        let (front, behind) = halves(self.claims.load(Ordering::Relaxed));
        if front + behind < units {
            return CopyStatus::Unclaimed;
        }
        // SYNC descriptor.written: pairs with the addition in `copied`: the bytes are there.
        let written = self.written.load(Ordering::Acquire);
        if front + behind > units || written > behind {
            return CopyStatus::Corrupt;
        }
        if written == behind {
            return CopyStatus::Done;
        }
        // SYNC descriptor.refused: pairs with the store in `refuse`, which comes after all of
        // `written`.
        if self.refused.load(Ordering::Acquire) == 0 {
            return CopyStatus::Pending;
        }
        let written = self.written.load(Ordering::Acquire);
        match behind.checked_sub(written) {
            None => CopyStatus::Corrupt,
            Some(0) => CopyStatus::Done,
            // What it has claimed last lies in front of what it had claimed, and copied, before.
            Some(n) => CopyStatus::Refused(range(terms, units - behind, n)),
        }
    }
}

/// Units claimed from the front and from the back.
fn halves(word: u64) -> (u64, u64) {
    (word & 0xffff_ffff, word >> 32)
}

/// The bytes of `n` units from `first` on; they are within the terms.
fn range(terms: &CopyTerms, first: u64, n: u64) -> Claim {
    let offset = first * UNIT;
    Claim { offset, len: (n * UNIT).min(terms.len - offset), units: n }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(len: u64) -> CopyTerms {
        CopyTerms { source: 0, target: 0, len }
    }

    #[cfg(not(loom))]
    #[test]
    fn both_sides_together_claim_each_byte_once() {
        for len in [1, UNIT, 100 * UNIT + 17, (4 << 20) - 1] {
            let terms = terms(len);
            let descriptor = CopyDescriptor::new(terms);
            let mut seen = vec![0u8; len as usize];
            for turn in 0.. {
                let claim = match turn % 3 {
                    0 => descriptor.claim_back(&terms).inspect(|claim| descriptor.copied(claim)),
                    _ => descriptor.claim_front(&terms),
                };
                let Some(claim) = claim else { break };
                let bytes = claim.offset as usize..(claim.offset + claim.len) as usize;
                seen[bytes].iter_mut().for_each(|b| *b += 1);
            }
            assert!(seen.iter().all(|&b| b == 1), "{len} bytes");
            assert!(
                descriptor.claim_back(&terms).is_none() && descriptor.claim_front(&terms).is_none()
            );
            assert_eq!(descriptor.status(&terms), CopyStatus::Done);
        }
    }

    #[cfg(not(loom))]
    #[test]
    fn two_threads_claim_each_range_once() {
        let terms = terms(64 << 20);
        let descriptor = CopyDescriptor::new(terms);
        let total = std::thread::scope(|s| {
            let sides = [true, false].map(|back| {
                let descriptor = &descriptor;
                s.spawn(move || {
                    let claims = std::iter::from_fn(|| descriptor.claim(&terms, back));
                    claims.map(|c| c.units).sum::<u64>()
                })
            });
            sides.map(|t| t.join().unwrap()).iter().sum::<u64>()
        });
        assert_eq!(total, terms.units());
    }

    #[cfg(not(loom))]
    #[test]
    fn a_closed_descriptor_waits_for_the_owners_last_copy_only() {
        let terms = terms(100 * UNIT);
        let descriptor = CopyDescriptor::new(terms);
        assert!(descriptor.claim_front(&terms).is_some());
        let last = descriptor.claim_back(&terms).unwrap();
        descriptor.close(&terms);
        assert!(
            descriptor.claim_front(&terms).is_none() && descriptor.claim_back(&terms).is_none()
        );
        assert_eq!(descriptor.status(&terms), CopyStatus::Pending);
        descriptor.copied(&last);
        assert_eq!(descriptor.status(&terms), CopyStatus::Done);
    }

    #[cfg(not(loom))]
    #[test]
    fn what_no_owner_writes_is_found_out() {
        let terms = terms(20 * UNIT);
        let status = |claims: u64, written: u64, refused: u32| {
            let descriptor = CopyDescriptor::new(terms);
            descriptor.claims.store(claims, Ordering::Relaxed);
            descriptor.written.store(written, Ordering::Relaxed);
            descriptor.refused.store(refused, Ordering::Relaxed);
            assert!(descriptor.claim_front(&terms).is_none_or(|c| c.offset + c.len <= terms.len));
            descriptor.status(&terms)
        };
        assert_eq!(status(8 << 32 | 12, 8, 0), CopyStatus::Done);
        assert_eq!(status(8 << 32 | 12, 0, 0), CopyStatus::Pending);
        let last = Claim { offset: 12 * UNIT, len: 8 * UNIT, units: 8 };
        assert_eq!(status(8 << 32 | 12, 0, 1), CopyStatus::Refused(last));
        for (claims, written) in [(u64::MAX, 0), (21 << 32, 0), (20 << 32, 21), (8 << 32 | 13, 8)] {
            for refused in [0, 1] {
                assert_eq!(status(claims, written, refused), CopyStatus::Corrupt);
            }
        }
        for (source, len) in [(0, 0), (0, LEN_MAX + 1), (u64::MAX - 4, 5), (0, u64::MAX)] {
            assert!(!CopyTerms { source, target: 0, len }.are_sane());
            assert!(!CopyTerms { source: 0, target: source, len }.are_sane());
        }
        assert!(CopyTerms { source: 1, target: 2, len: LEN_MAX }.are_sane());
    }

    /// Two sides copy a range of two claims. When the reader finds the end, all is there, and
    /// nobody copies any more; what the owner refuses is named.
    #[cfg(loom)]
    #[test]
    fn loom_all_is_there_when_the_reader_finds_the_end() {
        use loom::sync::Arc;
        struct Shared(CopyDescriptor, [UnsafeCell<u32>; 2]);
        // SAFETY: the cells are what the model checks.
        unsafe impl Sync for Shared {}
        // SAFETY: as above.
        unsafe impl Send for Shared {}
        const HALF: u64 = *CLAIM.start() * UNIT;
        fn copy(shared: &Shared, claim: &Claim) {
            // SAFETY: claimed.
            shared.1[(claim.offset / HALF) as usize].with_mut(|c| unsafe { *c += 1 });
        }
        for refuses in [false, true] {
            let mut builder = loom::model::Builder::new();
            builder.preemption_bound = Some(3);
            builder.check(move || {
                let terms = terms(2 * HALF);
                let cells = std::array::from_fn(|_| UnsafeCell::new(0));
                let shared = Arc::new(Shared(CopyDescriptor::new(terms), cells));
                let owner = {
                    let shared = shared.clone();
                    loom::thread::spawn(move || {
                        let terms = shared.0.terms();
                        while let Some(claim) = shared.0.claim_back(&terms) {
                            if refuses {
                                return shared.0.refuse();
                            }
                            copy(&shared, &claim);
                            shared.0.copied(&claim);
                        }
                    })
                };
                loop {
                    if let Some(claim) = shared.0.claim_front(&terms) {
                        copy(&shared, &claim);
                        continue;
                    }
                    match shared.0.status(&terms) {
                        CopyStatus::Done => break,
                        CopyStatus::Refused(claim) => {
                            copy(&shared, &claim);
                            break;
                        }
                        CopyStatus::Pending => loom::thread::yield_now(),
                        other => panic!("{other:?}"),
                    }
                }
                for cell in &shared.1 {
                    // SAFETY: the end was found.
                    cell.with(|c| assert_eq!(unsafe { *c }, 1));
                }
                owner.join().unwrap();
            });
        }
    }
}
