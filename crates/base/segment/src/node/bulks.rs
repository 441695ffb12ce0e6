//! Bulk slots in the node segment.

use hawser_lockfree::generation::Generation;

/// Bytes from one state word to the next: a line for each.
pub(super) const STATE_STRIDE: usize = 64;

/// The bulk slots of one sender, those of all its channels, and their state words. Those of channel
/// `c` begin at `c * geometry().bulks`.
#[derive(Clone, Copy, Debug)]
pub struct BulkArea {
    slots: *mut u8,
    states: *mut u8,
    size: usize,
    count: u32,
}

// SAFETY: the addresses name memory of the segment, which is never unmapped; what lies there is
// atomic, or belongs by the protocol of the bulk slots to one process and channel at a time.
unsafe impl Send for BulkArea {}
// SAFETY: as above.
unsafe impl Sync for BulkArea {}

impl BulkArea {
    /// # Safety
    /// The segment has `count` slots of `size` bytes at `slots`, and as many lines at `states`.
    pub(super) unsafe fn new(slots: *mut u8, states: *mut u8, size: usize, count: u32) -> BulkArea {
        BulkArea { slots, states, size, count }
    }

    /// Number of slots.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Bytes of each.
    #[inline(always)]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The bytes of slot `i`.
    ///
    /// # Panics
    /// When there is no such slot.
    #[inline(always)]
    pub fn slot(&self, i: u32) -> *mut u8 {
        assert!(i < self.count, "no such bulk slot");
        // SAFETY: inside of the segment, as `new` was promised.
        unsafe { self.slots.add(i as usize * self.size) }
    }

    /// The state word of slot `i`: the generation that a receiver has last given back.
    ///
    /// # Panics
    /// When there is no such slot.
    #[inline(always)]
    pub fn state(&self, i: u32) -> &'static Generation {
        assert!(i < self.count, "no such bulk slot");
        // SAFETY: inside of the segment, as `new` was promised; aligned, and only this type is
        // used there.
        unsafe { &*self.states.add(i as usize * STATE_STRIDE).cast::<Generation>() }
    }
}
