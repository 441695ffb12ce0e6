//! What of its memory a process lets others access that they cannot map, as those of its node read
//! it: the runs of memory that may be accessed, in ascending order of addresses.
//!
//! The owner writes, one thread at a time. A reader finds out whether a piece of memory is
//! attached, or that it cannot tell: the list was written meanwhile, or has more runs than room.

use crate::sync::{AtomicU64, Ordering, fence};

/// In place of a count: there are more runs than room.
const TOO_MANY: u64 = u64::MAX;

#[derive(Debug, Default)]
#[repr(C, align(64))]
struct Head {
    /// Odd while the list is written; changes with each writing. Written by the owner.
    version: AtomicU64,
    /// Runs in the list.
    count: AtomicU64,
}

#[derive(Debug, Default)]
#[repr(C)]
struct Run {
    addr: AtomicU64,
    len: AtomicU64,
}

/// See the module.
#[derive(Clone, Copy, Debug)]
pub struct Attached<'a> {
    head: &'a Head,
    runs: &'a [Run],
}

impl<'a> Attached<'a> {
    /// Runs that have room.
    pub const RUNS: usize = 4092;
    /// Bytes of a list.
    pub const BYTES: usize = size_of::<Head>() + Attached::RUNS * size_of::<Run>();

    /// The list at an address.
    ///
    /// # Safety
    /// [`Attached::BYTES`] bytes at `at`, aligned to 64, are only used as such a list for `'a`,
    /// whatever they hold.
    pub unsafe fn at(at: *mut u8) -> Attached<'a> {
        // SAFETY: the caller's promise; any bytes are a value of both.
        unsafe {
            let runs = at.add(size_of::<Head>()).cast::<Run>();
            Attached {
                head: &*at.cast::<Head>(),
                runs: std::slice::from_raw_parts(runs, Attached::RUNS),
            }
        }
    }

    /// Writes the list; `runs` in ascending order, none overlapping another. Only the owner calls
    /// this, one thread at a time.
    pub fn write(&self, runs: impl ExactSizeIterator<Item = (u64, u64)>) {
        let odd = self.head.version.load(Ordering::Relaxed) | 1;
        self.head.version.store(odd, Ordering::Relaxed);
        // SYNC attached.version: pairs with the fence in `holds`: who sees anything of what follows
        // sees the odd version, or a later one, when it looks again.
        fence(Ordering::Release);
        let fits = runs.len() <= self.runs.len();
        let count = if fits { runs.len() as u64 } else { TOO_MANY };
        self.head.count.store(count, Ordering::Relaxed);
        if fits {
            for (to, (addr, len)) in self.runs.iter().zip(runs) {
                to.addr.store(addr, Ordering::Relaxed);
                to.len.store(len, Ordering::Relaxed);
            }
        }
        // SYNC attached.version: pairs with the first load in `holds`; publishes the list.
        self.head.version.store(odd.wrapping_add(1), Ordering::Release);
    }

    /// True when all bytes from `first` up to `end` are attached, and were through all of the call.
    /// False: they are not, or that cannot be told.
    pub fn holds(&self, first: u64, end: u64) -> bool {
        // SYNC attached.version: pairs with the last store in `write`.
        let version = self.head.version.load(Ordering::Acquire);
        let found = version.is_multiple_of(2) && self.covers(first, end);
        // SYNC attached.version: pairs with the fence in `write`.
        fence(Ordering::Acquire);
        found && self.head.version.load(Ordering::Relaxed) == version
    }

    fn covers(&self, first: u64, end: u64) -> bool {
        let count = self.head.count.load(Ordering::Relaxed);
        let runs = usize::try_from(count).ok().and_then(|n| self.runs.get(..n)).unwrap_or(&[]);
        let begin = |r: &Run| r.addr.load(Ordering::Relaxed);
        let Some(last) = runs.partition_point(|r| begin(r) <= first).checked_sub(1) else {
            return false;
        };
        // What is attached side by side is one piece of memory.
        let mut upto = None;
        for run in runs.get(last..).unwrap_or(&[]) {
            if upto.is_some_and(|upto| begin(run) != upto) {
                break;
            }
            let next = begin(run).saturating_add(run.len.load(Ordering::Relaxed));
            if end <= next {
                return true;
            }
            upto = Some(next);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(room: usize) -> Attached<'static> {
        let runs = (0..room).map(|_| Run::default()).collect::<Vec<_>>();
        Attached { head: Box::leak(Box::default()), runs: Vec::leak(runs) }
    }

    #[cfg(not(loom))]
    #[test]
    fn what_is_attached_is_found() {
        let list = list(4);
        assert!(!list.holds(0, 1));
        list.write([(100, 10), (110, 5), (200, 1)].into_iter());
        for (first, end, held) in [
            (100, 110, true),
            (100, 115, true),
            (109, 112, true),
            (114, 115, true),
            (99, 101, false),
            (100, 116, false),
            (115, 116, false),
            (150, 151, false),
            (200, 201, true),
            (200, 202, false),
            (u64::MAX - 1, u64::MAX, false),
        ] {
            assert_eq!(list.holds(first, end), held, "{first}..{end}");
        }
        list.write([0, 100, 200, 300, 400].into_iter().map(|at| (at, 10)));
        assert!(!list.holds(0, 10), "there are more than have room");
        list.write([(0, 10)].into_iter());
        assert!(list.holds(0, 10) && !list.holds(100, 110));
        list.write([].into_iter());
        assert!(!list.holds(0, 10));
    }

    #[cfg(not(loom))]
    #[test]
    fn any_bytes_are_a_list() {
        for fill in [0u8, 1, 0x7f, 0xff] {
            let mut memory = vec![fill; Attached::BYTES + 64];
            let skip = memory.as_ptr().align_offset(64);
            // SAFETY: inside the vector, aligned, and used as a list only.
            let list = unsafe { Attached::at(memory.as_mut_ptr().add(skip)) };
            let _ = list.holds(5, 6);
            list.write([(5, 5)].into_iter());
            assert!(list.holds(5, 10) && !list.holds(5, 11));
        }
    }

    #[cfg(loom)]
    #[test]
    fn loom_a_list_is_seen_whole_or_not_at_all() {
        loom::model(|| {
            let list = list(2);
            // 10..20 is never attached; half of one list and half of another one would say so.
            list.write([(0, 10), (20, 10)].into_iter());
            let writer = loom::thread::spawn(move || list.write([(10, 5), (40, 10)].into_iter()));
            assert!(!list.holds(10, 20));
            writer.join().unwrap();
            assert!(list.holds(10, 15) && !list.holds(0, 1));
        });
    }
}
