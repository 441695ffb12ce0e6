//! The memory of a window whose ranks are of several jobs on one host, as one process maps it: the
//! parts of all ranks, and behind them the words by which they synchronize.

use hawser_core::exposed::Exposed;
use hawser_lockfree::attached::Attached;
use hawser_lockfree::control::Control;
use hawser_lockfree::elements::Announcement;
use hawser_segment::block::Block;

/// Where parts begin that lie apart, and the words of the ranks, in bytes: with pages.
pub(crate) const APART: u64 = 4096;

/// Where what the ranks have lies in a block; alike at all of them.
#[derive(Debug)]
pub(crate) struct BlockLayout {
    /// Where the memory of each rank begins.
    pub(crate) begins: Vec<u64>,
    /// Where the words begin: what a rank announces and its control block, for one after the other.
    words: u64,
    /// Bytes of the words of one rank.
    stride: u64,
    /// The length of the block.
    pub(crate) len: u64,
}

impl BlockLayout {
    /// For ranks with memory of these lengths; `None`: it is too long.
    pub(crate) fn of(sizes: impl Iterator<Item = u64>, apart: bool) -> Option<BlockLayout> {
        let mut end = 0_u64;
        let mut begins = Vec::new();
        for size in sizes {
            begins.push(end);
            end = end.checked_add(size)?;
            if apart {
                end = end.checked_next_multiple_of(APART)?;
            }
        }
        let words = end.checked_next_multiple_of(APART)?;
        let stride = (size_of::<Announcement>() + Control::bytes(begins.len())) as u64;
        let len = words.checked_add(stride.checked_mul(begins.len() as u64)?)?;
        Some(BlockLayout { begins, words, stride, len })
    }
}

/// The block of a window, as one process maps it.
#[derive(Debug)]
pub(crate) struct WindowBlock {
    block: Block,
    layout: BlockLayout,
}

impl WindowBlock {
    /// `None`: the block is another one.
    pub(crate) fn new(block: Block, layout: BlockLayout) -> Option<WindowBlock> {
        let fits = block.memory().len() as u64 == layout.len;
        fits.then_some(WindowBlock { block, layout })
    }

    /// All who are to map it have done so.
    pub(crate) fn close(&self) {
        self.block.close();
    }

    /// The memory of a rank that begins there, if it does not reach into the words.
    pub(crate) fn part(&self, at: u64, size: u64) -> Option<Exposed> {
        let inside = at.checked_add(size).is_some_and(|end| end <= self.layout.words);
        inside.then(|| Exposed::new(self.block.memory().part(at as usize, size as usize)))
    }

    /// The list of attached memory that a rank has where its part begins.
    pub(crate) fn attached(&self, at: u64) -> Option<Attached<'_>> {
        self.block.attached(usize::try_from(at).ok()?)
    }

    fn words(&self, rank: u32) -> usize {
        (self.layout.words + self.layout.stride * u64::from(rank)) as usize
    }

    /// What a rank announces of its changes of elements. Whoever uses it keeps the block.
    pub(crate) fn announcement(&self, rank: u32) -> Option<&'static Announcement> {
        self.block.announcement(self.words(rank))
    }

    /// The control block of a rank. Whoever uses it keeps the block.
    pub(crate) fn control(&self, rank: u32) -> Option<Control> {
        let ranks = self.layout.begins.len() as u32;
        self.block.control(self.words(rank) + size_of::<Announcement>(), ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_words_do_not_overlap() {
        for (apart, begins) in [(false, vec![0, 100, 100]), (true, vec![0, APART, APART])] {
            let layout = BlockLayout::of([100, 0, 5000].into_iter(), apart).unwrap();
            assert_eq!(layout.begins, begins);
            let end = begins[2] + 5000;
            let block = Block::create(layout.len, 7).unwrap();
            let block = WindowBlock::new(block, layout).unwrap();
            assert!(block.part(begins[2], 5000).is_some() && block.part(begins[2], 9000).is_none());
            assert!(block.words(0) as u64 >= end && block.words(0).is_multiple_of(64));
            assert!(block.announcement(2).is_some() && block.announcement(3).is_none());
            let [first, last] = [0, 2].map(|rank| block.control(rank).unwrap());
            assert!(first.lock().try_exclusive(2) && last.try_shared(1) && !first.try_shared(1));
            last.complete(0);
            assert_eq!((last.completed(0), first.completed(0)), (1, 0));
        }
        assert!(BlockLayout::of([u64::MAX, 1].into_iter(), false).is_none());
        let layout = BlockLayout::of([1].into_iter(), false).unwrap();
        assert!(WindowBlock::new(Block::create(layout.len + 1, 7).unwrap(), layout).is_none());
    }
}
