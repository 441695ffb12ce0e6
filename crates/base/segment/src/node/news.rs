//! What the run-time tells all processes of a node: who is lost, holds, and bulletins of
//! the layers above.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use super::hold::{self, HoldAnswer, HoldAsked, HoldStep};
use super::{NodeSegment, Phase, layout, wake};

impl NodeSegment {
    /// Tells the processes of this node that these of the job are lost for good, and wakes them.
    /// Only the maker of the segment does so.
    pub fn mark_lost(&self, procs: impl Iterator<Item = u32>) {
        let words = self.lost_words();
        for proc in procs.filter(|p| *p < self.nprocs()) {
            if let Some(word) = words.get((proc / u32::BITS) as usize) {
                word.fetch_or(1 << (proc % u32::BITS), Ordering::Relaxed);
            }
        }
        self.tell_news();
    }

    /// There is news for all processes of this node: those that sleep are woken, and those that
    /// only look for messages find their own bit among their doorbells.
    fn tell_news(&self) {
        // SYNC header.losses: pairs with the load in `losses`; publishes what is told.
        self.header().losses.fetch_add(1, Ordering::Release);
        let words = self.doorbell_words();
        for slot in 0..self.nlocal() {
            for channel in self.doorbells(slot).chunks(words) {
                if let Some(word) = channel.get(slot as usize / 64) {
                    // SYNC doorbell: the news itself is read after a load of `losses`.
                    word.fetch_or(1 << (slot % 64), Ordering::AcqRel);
                }
            }
            wake(*self, self.slot(slot));
        }
    }

    /// Posts a bulletin for the processes of this node, a number that the layers above understand,
    /// and wakes them. Only the maker of the segment does so.
    pub fn post_bulletin(&self, bulletin: u64) {
        let count = &self.header().bulletins;
        let n = count.load(Ordering::Relaxed);
        if let Some(place) = self.bulletin_words().get((n % layout::BULLETINS) as usize) {
            place.store(bulletin, Ordering::Relaxed);
        }
        // SYNC header.bulletins: pairs with `bulletins`; publishes the bulletin.
        count.store(n.wrapping_add(1), Ordering::Release);
        self.tell_news();
    }

    /// Asks the processes of this node to hold, to be interrupted, or to go on: see
    /// [`super::HoldArea`]. Only the maker of the segment does so; a number is used for one hold.
    pub fn ask_to_hold(&self, number: u32, step: HoldStep) {
        let offer = |offered: bool| {
            if let Err(e) = self.inner.segment.offer(offered) {
                hawser_mca::report::say(format!("the mode of the node segment: {e}"));
            }
        };
        // Before anybody gives it up.
        if step == HoldStep::Interrupt {
            offer(false);
        }
        // SYNC header.hold: pairs with the load in `hold_asked`.
        self.header().hold.store(hold::word(number, step), Ordering::Release);
        // SYNC hold.stage: pairs with the fence in `HoldArea::begin`.
        fence(Ordering::SeqCst);
        // Those that have given it up look there.
        if step != HoldStep::Interrupt {
            offer(true);
        }
        self.tell_news();
    }

    /// The hold that is asked for, if there is one.
    #[inline]
    pub fn hold_asked(&self) -> Option<HoldAsked> {
        // SYNC header.hold: pairs with `ask_to_hold`.
        hold::asked(self.header().hold.load(Ordering::Acquire))
    }

    /// What each channel of the process in `slot` says of the present hold.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn hold_answers(&self, slot: u32) -> Vec<HoldAnswer> {
        // A rank that has not begun has no page, and a look at it would make one.
        if self.slot(slot).phase() < Phase::Initializing {
            return vec![HoldAnswer::Absent];
        }
        let number = self.hold_asked().map(|asked| asked.number);
        let channels = 0..self.channels_of(slot).max(1);
        channels.map(|channel| self.page(slot, channel).hold.read(number)).collect()
    }

    /// What the process in `slot`, where it holds for the present hold, says of what keeps it from
    /// giving up what it has outside of itself; empty: nothing.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn hold_why(&self, slot: u32) -> String {
        if self.slot(slot).phase() < Phase::Initializing {
            return String::new();
        }
        let number = self.hold_asked().map(|asked| asked.number);
        let channels = 0..self.channels_of(slot).max(1);
        let mut told = channels.map(|channel| self.page(slot, channel).hold.why_in(number));
        told.find(|why| !why.is_empty()).unwrap_or_default()
    }

    /// How many bulletins were posted.
    #[inline]
    pub fn bulletins(&self) -> u32 {
        // SYNC header.bulletins: pairs with `post_bulletin`.
        self.header().bulletins.load(Ordering::Acquire)
    }

    /// The bulletins from number `from` on, and the number of the next one: of more than fit in the
    /// ring those that came last.
    pub fn bulletins_since(&self, from: u32) -> (Vec<u64>, u32) {
        let end = self.bulletins();
        let count = end.wrapping_sub(from).min(layout::BULLETINS);
        let words = self.bulletin_words();
        let bulletin = |i: u32| {
            let at = end.wrapping_sub(count).wrapping_add(i) % layout::BULLETINS;
            words.get(at as usize).map(|word| word.load(Ordering::Relaxed))
        };
        ((0..count).filter_map(bulletin).collect(), end)
    }

    /// True when this is among the bulletins that are remembered.
    pub fn has_bulletin(&self, bulletin: u64) -> bool {
        let end = self.bulletins();
        let words = self.bulletin_words().iter().take(end.min(layout::BULLETINS) as usize);
        words.into_iter().any(|word| word.load(Ordering::Relaxed) == bulletin)
    }

    fn bulletin_words(&self) -> &'static [AtomicU64] {
        let at = self.at(self.inner.layout.bulletins, 0).cast();
        // SAFETY: inside the segment, aligned to a page; zeroed memory is valid.
        unsafe { std::slice::from_raw_parts(at, layout::BULLETINS as usize) }
    }

    /// How often there was news: a process lost, a hold, a bulletin. A change means that there is
    /// more of [`NodeSegment::lost`] or [`NodeSegment::bulletins_since`], or another hold.
    #[inline]
    pub fn losses(&self) -> u32 {
        // SYNC header.losses: pairs with `mark_lost`.
        self.header().losses.load(Ordering::Acquire)
    }

    /// The processes of the job that are lost, as far as this node was told.
    pub fn lost(&self) -> impl Iterator<Item = u32> + use<> {
        let bits = |(i, word): (usize, &AtomicU32)| {
            let word = word.load(Ordering::Relaxed);
            let set = (0..u32::BITS).filter(move |bit| word >> bit & 1 != 0);
            set.map(move |bit| i as u32 * u32::BITS + bit)
        };
        self.lost_words().iter().enumerate().flat_map(bits)
    }

    /// True when this process of the job is lost, as far as this node was told.
    pub fn is_lost(&self, proc: u32) -> bool {
        let word = self.lost_words().get((proc / u32::BITS) as usize);
        self.losses() != 0
            && word.is_some_and(|w| w.load(Ordering::Relaxed) >> (proc % u32::BITS) & 1 != 0)
    }

    fn lost_words(&self) -> &'static [AtomicU32] {
        let words = layout::words(self.nprocs());
        // SAFETY: inside the segment, aligned to a page; zeroed memory is valid.
        unsafe { std::slice::from_raw_parts(self.at(self.inner.layout.lost, 0).cast(), words) }
    }
}
