//! Numbers that any thread marks, once each, and one thread at a time collects.
//!
//! Marking is one atomic instruction and never waits. Collecting is done by whoever comes first:
//! who comes while somebody collects leaves the work to that one, who then looks again. So a mark
//! that was made before [`ReadyMap::serve`] was called has been collected when the last of the
//! overlapping calls returns, and many threads do not queue up behind one another.

use crate::sync::{AtomicU32, AtomicU64, Ordering};

/// The marks of the numbers `0 .. len`.
#[derive(Debug)]
pub struct ReadyMap {
    words: Box<[AtomicU64]>,
    len: u32,
    /// Calls of `serve` since somebody began to collect; 0 while nobody does.
    notifications: AtomicU32,
}

/// What was collected of a map; belongs to whoever collects.
#[derive(Debug)]
pub struct Collected {
    words: Box<[u64]>,
    /// All words before this one are collected entirely.
    first: usize,
}

const BITS: u32 = u64::BITS;

/// The bits of `first .. end` in word `word`.
fn mask(word: u32, first: u32, end: u32) -> u64 {
    let base = word * BITS;
    let low = first.saturating_sub(base);
    let high = (end - base).min(BITS);
    (u64::MAX << low) & (u64::MAX >> (BITS - high))
}

impl ReadyMap {
    /// No number is marked.
    pub fn new(len: u32) -> ReadyMap {
        let words = (0..len.div_ceil(BITS)).map(|_| AtomicU64::new(0)).collect();
        ReadyMap { words, len, notifications: AtomicU32::new(0) }
    }

    /// Marks `first .. end`, which is a range of the map's numbers.
    ///
    /// # Errors
    /// The lowest number of the range that was marked before in the first word where there is one;
    /// the range is marked all the same.
    pub fn mark(&self, first: u32, end: u32) -> Result<(), u32> {
        let mut twice = None;
        if first < end {
            for w in first / BITS..=(end - 1) / BITS {
                let bits = mask(w, first, end);
                // SYNC ready.mark: pairs with `collect` and `is_marked`: what the marking thread
                // wrote before is seen by who finds the mark.
                let before = self.words[w as usize].fetch_or(bits, Ordering::AcqRel) & bits;
                if before != 0 {
                    twice.get_or_insert(w * BITS + before.trailing_zeros());
                }
            }
        }
        twice.map_or(Ok(()), Err)
    }

    /// True when the number is marked.
    #[inline]
    pub fn is_marked(&self, at: u32) -> bool {
        // SYNC ready.mark: pairs with `mark`.
        self.words[(at / BITS) as usize].load(Ordering::Acquire) >> (at % BITS) & 1 != 0
    }

    /// Takes all marks back. Nobody may mark or collect meanwhile.
    pub fn clear(&self) {
        for word in &self.words {
            // Relaxed: the caller orders this with the marks that follow.
            word.store(0, Ordering::Relaxed);
        }
    }

    /// Runs `collect` unless another call is doing so, and again while other calls come.
    pub fn serve(&self, mut collect: impl FnMut()) {
        // SYNC ready.notify: pairs with the load and the exchange below: a mark made before a
        // notification is seen by the run that follows the notification.
        if self.notifications.fetch_add(1, Ordering::AcqRel) != 0 {
            return;
        }
        loop {
            // SYNC ready.notify: pairs with the addition above.
            let seen = self.notifications.load(Ordering::Acquire);
            collect();
            let end =
                self.notifications.compare_exchange(seen, 0, Ordering::AcqRel, Ordering::Relaxed);
            if end.is_ok() {
                return;
            }
        }
    }

    /// Hands out every run of adjacent marked numbers that is not in `collected`, as first number
    /// and length, ascending; they are in it afterwards.
    pub fn collect(&self, collected: &mut Collected, mut run: impl FnMut(u32, u32)) {
        let (mut start, mut end) = (0, 0);
        let mut whole = true;
        for w in collected.first..self.words.len() {
            // SYNC ready.mark: pairs with `mark`.
            let marked = self.words[w].load(Ordering::Acquire);
            let mut fresh = marked & !collected.words[w];
            collected.words[w] |= fresh;
            whole &= collected.words[w] == u64::MAX;
            if whole {
                collected.first = w + 1;
            }
            let base = w as u32 * BITS;
            while fresh != 0 {
                let low = fresh.trailing_zeros();
                let n = (fresh >> low).trailing_ones();
                fresh &= !mask(0, low, low + n);
                if base + low != end && start < end {
                    run(start, end - start);
                }
                if base + low != end || start == end {
                    start = base + low;
                }
                end = base + low + n;
            }
        }
        if start < end {
            run(start, end - start);
        }
    }

    /// Number of numbers.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// True when the map has no numbers.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Collected {
    /// Nothing of a map with `len` numbers.
    pub fn new(len: u32) -> Collected {
        let words = vec![0; len.div_ceil(BITS) as usize].into_boxed_slice();
        Collected { words, first: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.words.fill(0);
        self.first = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(loom))]
    fn runs(map: &ReadyMap, c: &mut Collected) -> Vec<(u32, u32)> {
        let mut out = Vec::new();
        map.collect(c, |first, n| out.push((first, n)));
        out
    }

    #[cfg(not(loom))]
    #[test]
    fn runs_cross_words_and_come_once() {
        let (map, mut c) = (ReadyMap::new(200), Collected::new(200));
        assert_eq!(map.mark(60, 130), Ok(()));
        assert_eq!(map.mark(199, 200), Ok(()));
        assert_eq!(map.mark(0, 1), Ok(()));
        assert_eq!(runs(&map, &mut c), [(0, 1), (60, 70), (199, 1)]);
        assert_eq!(runs(&map, &mut c), []);
        assert_eq!(map.mark(1, 60), Ok(()));
        assert_eq!(runs(&map, &mut c), [(1, 59)]);
        assert_eq!(c.first, 2);
        assert_eq!(map.mark(130, 199), Ok(()));
        assert_eq!(runs(&map, &mut c), [(130, 69)]);
        assert!((0..200).all(|i| map.is_marked(i)));
        map.clear();
        c.clear();
        assert!((0..200).all(|i| !map.is_marked(i)));
        assert_eq!(runs(&map, &mut c), []);
        assert_eq!(map.mark(0, 200), Ok(()));
        assert_eq!(runs(&map, &mut c), [(0, 200)]);
    }

    #[cfg(not(loom))]
    #[test]
    fn a_number_is_marked_once() {
        let map = ReadyMap::new(128);
        assert_eq!(map.mark(5, 5), Ok(()));
        assert_eq!(map.mark(63, 65), Ok(()));
        assert_eq!(map.mark(60, 70), Err(63));
        assert_eq!(map.mark(127, 128), Ok(()));
        assert_eq!(ReadyMap::new(0).mark(0, 0), Ok(()));
        assert!(ReadyMap::new(0).is_empty() && map.len() == 128);
    }

    /// Three threads mark and serve; each number is collected exactly once, whoever does it, with
    /// what its thread wrote before it.
    #[cfg(loom)]
    #[test]
    fn loom_every_mark_is_collected_once() {
        use loom::sync::{Arc, Mutex};
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(2);
        builder.check(|| {
            let map = Arc::new(ReadyMap::new(3));
            let data: Arc<[AtomicU32; 3]> = Arc::new(std::array::from_fn(|_| AtomicU32::new(0)));
            let rest = Arc::new(Mutex::new((Collected::new(3), 0_u32)));
            let work =
                |i: u32, map: &ReadyMap, data: &[AtomicU32; 3], rest: &Mutex<(Collected, u32)>| {
                    data[i as usize].store(i + 1, Ordering::Relaxed);
                    assert_eq!(map.mark(i, i + 1), Ok(()));
                    map.serve(|| {
                        let mut rest = rest.try_lock().expect("one collects at a time");
                        let (collected, sum) = &mut *rest;
                        map.collect(collected, |first, n| {
                            for k in first..first + n {
                                assert_eq!(data[k as usize].load(Ordering::Relaxed), k + 1);
                                *sum += 1 << (4 * k);
                            }
                        });
                    });
                };
            let threads: Vec<_> = (0..2)
                .map(|i| {
                    let (map, data, rest) = (map.clone(), data.clone(), rest.clone());
                    loom::thread::spawn(move || work(i, &map, &data, &rest))
                })
                .collect();
            work(2, &map, &data, &rest);
            threads.into_iter().for_each(|t| t.join().unwrap());
            assert_eq!(rest.lock().unwrap().1, 0x111);
        });
    }
}
