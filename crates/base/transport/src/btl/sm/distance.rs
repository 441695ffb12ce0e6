//! Whether a receiver's caches are near.
//!
//! When sender and receiver share a cache, writing memory that the receiver has read is nearly as
//! fast as any writing. When they do not, it takes several times as long as writing past the
//! caches.
//! Nothing says which it is: virtual processors move, and so do ranks that are not bound. So the
//! sender times its copies into bulk slots. While a receiver counts as far, a copy through the
//! caches is tried now and then, and less often the longer that lasts.

use hawser_os::clock;

/// A copy through the caches that takes longer than a nanosecond for so many bytes is slow.
const BYTES_PER_NS: u64 = 8;
/// So many slow copies in a row make a receiver far.
const SLOW: u8 = 3;
/// Copies past the caches between two tries, at first and at most.
const GAP: (u16, u16) = (16, 256);

/// Turns ticks of the processor's counter into time.
#[derive(Debug)]
pub(super) struct Ruler {
    origin: (u64, u64),
    /// Ticks in 1024 ns; 0: not known yet.
    ticks: u64,
}

impl Ruler {
    pub(super) fn new() -> Ruler {
        Ruler { origin: (clock::now_ns(), clock::ticks()), ticks: 0 }
    }

    #[cold]
    fn gauge(&mut self) {
        let ns = clock::now_ns() - self.origin.0;
        if ns > 50_000 {
            self.ticks = ((clock::ticks() - self.origin.1) * 1024 / ns).max(1);
        }
    }

    /// Whether so many ticks are too long for a copy of `n` bytes.
    #[inline]
    fn is_slow(&mut self, n: usize, ticks: u64) -> bool {
        if self.ticks == 0 {
            self.gauge();
        }
        self.ticks != 0 && ticks * 1024 * BYTES_PER_NS > n as u64 * self.ticks
    }
}

/// What the copies have said of one receiver.
#[derive(Clone, Copy, Debug)]
pub(super) struct Distance {
    /// Slow copies in a row; [`SLOW`]: the receiver is far.
    slow: u8,
    /// Copies past the caches before the next try.
    left: u16,
    gap: u16,
}

impl Distance {
    pub(super) const NEAR: Distance = Distance { slow: 0, left: 0, gap: GAP.0 };

    /// Whether the next copy should go past the caches.
    #[inline]
    pub(super) fn avoids_caches(&mut self) -> bool {
        if self.slow < SLOW || self.left == 0 {
            return false;
        }
        self.left -= 1;
        true
    }

    /// A copy of `n` bytes through the caches took so many ticks.
    #[inline]
    pub(super) fn note(&mut self, ruler: &mut Ruler, n: usize, ticks: u64) {
        if !ruler.is_slow(n, ticks) {
            *self = Distance::NEAR;
            return;
        }
        if self.slow < SLOW {
            self.slow += 1;
        } else {
            self.gap = (self.gap * 2).min(GAP.1);
        }
        self.left = self.gap;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_slow_copies_make_it_far_and_one_fast_one_near() {
        let mut ruler = Ruler { origin: (0, 0), ticks: 2048 };
        let mut d = Distance::NEAR;
        for _ in 0..SLOW {
            assert!(!d.avoids_caches());
            d.note(&mut ruler, 10_000, 4000);
        }
        for gap in [16, 32, 64, 128, 256, 256] {
            assert!((0..gap).all(|_| d.avoids_caches()));
            assert!(!d.avoids_caches());
            d.note(&mut ruler, 10_000, 4000);
        }
        d.note(&mut ruler, 10_000, 1000);
        assert!(!d.avoids_caches());
    }

    #[test]
    fn a_ruler_finds_its_own_unit() {
        let mut ruler = Ruler::new();
        let begin = clock::now_ns();
        while clock::now_ns() - begin < 200_000 {}
        assert!(ruler.is_slow(100, u64::MAX >> 20) && !ruler.is_slow(1 << 30, 1));
    }
}
