//! The pages of one process that observers read. What stands in them is the affair of the layers
//! above, but for what is said of holds. See `docs/formats/sm-segment.md`.

use hawser_lockfree::sync::{AtomicU32, AtomicU64, Ordering};

use super::NodeSegment;
use super::hold::HoldArea;

/// Most channels (engines of one process) that have a page of their own.
pub const CHANNELS_MAX: u32 = 16;

/// Words of a page in which the layers above tell observers.
pub const PAGE_WORDS: usize = 448;

#[repr(C, align(128))]
#[derive(Debug)]
struct Words([AtomicU64; PAGE_WORDS]);

/// The page of one channel of one process.
///
/// Each word has one writer at a time; readers in other processes see each word whole, and several
/// words of slightly different times.
#[repr(C, align(4096))]
#[derive(Debug)]
pub struct ObservedPage {
    /// Channels of the process that have a page; in the page of channel 0.
    channels: AtomicU32,
    above: Words,
    /// What is said of holds.
    pub hold: HoldArea,
}

const _: () = {
    use std::mem::offset_of;
    assert!(size_of::<ObservedPage>() == 4096, "one page, so that untouched ones cost nothing");
    assert!(offset_of!(ObservedPage, above) == 128 && offset_of!(ObservedPage, hold) == 3712);
};

impl Default for ObservedPage {
    fn default() -> ObservedPage {
        ObservedPage {
            channels: AtomicU32::new(0),
            above: Words([const { AtomicU64::new(0) }; PAGE_WORDS]),
            hold: HoldArea::default(),
        }
    }
}

impl ObservedPage {
    /// The words of the layers above; zero at first.
    #[inline(always)]
    pub fn words(&self) -> &[AtomicU64; PAGE_WORDS] {
        &self.above.0
    }
}

impl NodeSegment {
    /// The page of channel `channel` of local process `slot`. Only that process writes. It comes to
    /// be when it is touched: observers look at that of channel 0 of a process that has begun, and
    /// at those of [`NodeSegment::channels_of`].
    ///
    /// # Panics
    /// When there is no such process or channel.
    pub fn page(&self, slot: u32, channel: u32) -> &'static ObservedPage {
        assert!(slot < self.nlocal() && channel < CHANNELS_MAX, "no such slot or channel");
        let index = slot as usize * CHANNELS_MAX as usize + channel as usize;
        // SAFETY: inside the segment, aligned to a page; zeroed memory is an empty ObservedPage.
        unsafe { &*self.at(self.inner.layout.observed, index * size_of::<ObservedPage>()).cast() }
    }

    /// The same, for the process, which uses it from now on.
    ///
    /// # Panics
    /// When there is no such process or channel.
    pub fn open_page(&self, slot: u32, channel: u32) -> &'static ObservedPage {
        self.page(slot, 0).channels.fetch_max(channel + 1, Ordering::Relaxed);
        self.page(slot, channel)
    }

    /// Channels of local process `slot` that have pages.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn channels_of(&self, slot: u32) -> u32 {
        self.page(slot, 0).channels.load(Ordering::Relaxed).min(CHANNELS_MAX)
    }
}
