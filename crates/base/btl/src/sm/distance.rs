//! Whether a receiver's caches are near.
//!
//! When sender and receiver share a cache, writing memory that the receiver has read is nearly as
//! fast as any writing. When they do not, it takes several times as long as writing past the
//! caches. Nothing says which it is: virtual processors move, and so do ranks that are not bound.
//! But a line that another processor has written last is some 30 ns away in one case and some 200
//! in the other. So the sender of long messages times what it does anyway, the loads of the words
//! with which receivers give bulk slots back.

use hawser_lockfree::generation::Generation;
use hawser_os::clock;

/// Loads that take longer, in nanoseconds, come from afar.
const FAR_NS: u64 = 110;
/// What a load from afar counts against one from near by: a prefetcher may have brought the line.
const FAR_STEP: u8 = 4;
/// Bounds of the score, and from where on the receiver counts as far.
const SCORE_MAX: u8 = 16;
const FAR: u8 = 8;

/// Times loads.
#[derive(Debug)]
pub(super) struct Ruler {
    origin: (u64, u64),
    /// [`FAR_NS`] in ticks of the processor's counter; 0: not known yet.
    far: u64,
}

impl Ruler {
    pub(super) fn new() -> Ruler {
        Ruler { origin: (clock::now_ns(), clock::ticks()), far: 0 }
    }

    /// Looks whether `generation` is back, and says whether the word came from afar. `neighbour` is
    /// another line of the same page: its load before brings the translation of the address, which
    /// is not to be timed.
    #[inline]
    pub(super) fn look(
        &mut self,
        word: &Generation,
        neighbour: &Generation,
        generation: u32,
    ) -> (bool, bool) {
        neighbour.warm();
        let begin = clock::ticks();
        let value = word.is_back(generation);
        let ticks = clock::ticks() - begin;
        if self.far == 0 {
            self.gauge();
        }
        (value, self.far != 0 && ticks > self.far)
    }

    #[cold]
    fn gauge(&mut self) {
        let ns = clock::now_ns() - self.origin.0;
        if ns > 50_000 {
            self.far = (FAR_NS * (clock::ticks() - self.origin.1) / ns).max(1);
        }
    }
}

/// What the loads have said of one receiver.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Distance(u8);

impl Distance {
    /// Notes one load that brought something new.
    #[inline]
    pub(super) fn note(&mut self, far: bool) {
        self.0 = match far {
            true => (self.0 + FAR_STEP).min(SCORE_MAX),
            false => self.0.saturating_sub(1),
        };
    }

    #[inline]
    pub(super) fn is_far(self) -> bool {
        self.0 >= FAR
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_several_loads_to_change_an_opinion() {
        let mut distance = Distance::default();
        distance.note(true);
        assert!(!distance.is_far());
        (0..10).for_each(|i| distance.note(i % 2 == 0));
        assert!(distance.is_far());
        (0..SCORE_MAX).for_each(|_| distance.note(false));
        assert!(!distance.is_far());
    }

    #[test]
    fn a_ruler_finds_its_own_unit() {
        let mut ruler = Ruler::new();
        let begin = clock::now_ns();
        while clock::now_ns() - begin < 200_000 {}
        let words = [Generation::new(), Generation::new()];
        words[0].give_back(7);
        assert!(ruler.look(&words[0], &words[1], 7).0);
        assert!(ruler.far > 1);
    }
}
