//! Lists of blocks: where they lie, in 32 bits where that is enough, and the order in which they
//! are moved.
//!
//! Packing order is part of a type, but within a piece of packed memory it does not matter which
//! block is moved first. So the blocks of each *batch* are sorted by the way in which they are
//! copied when the type is committed, and a loop over equal ones has no branch on lengths. The list
//! in packing order remains beside it, for pieces that begin or end within a batch.

use crate::moves::Moves;

/// Blocks of a batch: enough that each way of copying has several, few enough that both sides stay
/// in the first-level cache.
const BATCH_BLOCKS: usize = 128;
/// Blocks are asked for before they are moved where they lie in more memory than a second-level
/// cache has beside the packed bytes.
const BEYOND_CACHE: u64 = 512 << 10;

/// Offsets in bytes, relative to a node.
#[derive(Debug)]
pub(crate) enum Offsets {
    Narrow(Box<[i32]>),
    Wide(Box<[i64]>),
}

impl Offsets {
    pub(crate) fn new(offs: impl Iterator<Item = i64> + Clone) -> Offsets {
        let narrow: Option<Box<[i32]>> = offs.clone().map(|o| i32::try_from(o).ok()).collect();
        narrow.map_or_else(|| Offsets::Wide(offs.collect()), Offsets::Narrow)
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Offsets::Narrow(offs) => offs.len(),
            Offsets::Wide(offs) => offs.len(),
        }
    }

    /// Offset `i`, or 0 behind the last one.
    #[inline]
    pub(crate) fn at(&self, i: usize) -> i64 {
        match self {
            Offsets::Narrow(offs) => offs.get(i).copied().map_or(0, i64::from),
            Offsets::Wide(offs) => offs.get(i).copied().unwrap_or(0),
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = i64> + Clone + '_ {
        (0..self.len()).map(|i| self.at(i))
    }

    /// How many come before the first of which `is_before` does not hold.
    pub(crate) fn partition_point(&self, is_before: impl Fn(i64) -> bool) -> usize {
        match self {
            Offsets::Narrow(offs) => offs.partition_point(|o| is_before(i64::from(*o))),
            Offsets::Wide(offs) => offs.partition_point(|o| is_before(*o)),
        }
    }
}

/// Index of the part of a list that holds packed byte `at`.
#[inline]
pub(crate) fn find(starts: &[u64], at: u64) -> usize {
    starts.partition_point(|s| *s <= at) - 1
}

/// Where the packed bytes of blocks begin, and where the last one's end.
#[derive(Debug)]
enum Starts {
    Narrow(Box<[u32]>),
    Wide(Box<[u64]>),
}

/// Blocks of different lengths, none empty, in packing order.
#[derive(Debug)]
pub(crate) struct BlockList {
    starts: Starts,
    offs: Offsets,
    /// Bytes from the lowest to the highest address if the blocks ascend and do not overlap.
    ascending_span: Option<u64>,
    order: Option<MoveOrder>,
}

impl BlockList {
    /// Blocks as (offset, length).
    pub(crate) fn new(blocks: &[(i64, u64)]) -> BlockList {
        let total: u64 = blocks.iter().map(|b| b.1).sum();
        let mut at = 0;
        let ends = blocks.iter().map(|b| {
            at += b.1;
            at
        });
        let starts = std::iter::once(0).chain(ends);
        let starts = match u32::try_from(total) {
            Ok(_) => Starts::Narrow(starts.map(|s| s as u32).collect()),
            Err(_) => Starts::Wide(starts.collect()),
        };
        let offs = Offsets::new(blocks.iter().map(|b| b.0));
        let order = match (&starts, &offs) {
            (Starts::Narrow(_), Offsets::Narrow(offs)) if disjoint(blocks) => {
                MoveOrder::new(blocks, offs)
            }
            _ => None,
        };
        BlockList { starts, offs, ascending_span: ascending_span(blocks), order }
    }

    pub(crate) fn len(&self) -> usize {
        self.offs.len()
    }

    pub(crate) fn offs(&self) -> &Offsets {
        &self.offs
    }

    /// Where the packed bytes of block `i` begin.
    #[inline]
    pub(crate) fn start(&self, i: usize) -> u64 {
        match &self.starts {
            Starts::Narrow(starts) => u64::from(starts[i]),
            Starts::Wide(starts) => starts[i],
        }
    }

    /// Packed bytes of block `i`.
    #[inline]
    pub(crate) fn block_len(&self, i: usize) -> u64 {
        self.start(i + 1) - self.start(i)
    }

    /// Offsets and lengths.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i64, u64)> + Clone + '_ {
        (0..self.len()).map(|i| (self.offs.at(i), self.block_len(i)))
    }

    /// The block of packed byte `at`, which is less than the size.
    #[inline]
    pub(crate) fn find(&self, at: u64) -> usize {
        (match &self.starts {
            Starts::Narrow(starts) => starts.partition_point(|s| u64::from(*s) <= at),
            Starts::Wide(starts) => starts.partition_point(|s| *s <= at),
        }) - 1
    }

    /// Whether no two blocks of lists that are `stride` bytes apart overlap, which is told of
    /// ascending blocks only.
    pub(crate) fn is_apart(&self, stride: i64) -> bool {
        self.ascending_span.is_some_and(|span| span <= stride.unsigned_abs())
    }

    /// The order in which blocks are best moved, if it may differ from packing order.
    pub(crate) fn order(&self) -> Option<&MoveOrder> {
        self.order.as_ref()
    }
}

fn ascending_span(blocks: &[(i64, u64)]) -> Option<u64> {
    let (first, last) = (blocks.first()?, blocks.last()?);
    let ends = |b: &(i64, u64)| b.0.checked_add_unsigned(b.1);
    let ascend = blocks.windows(2).all(|w| ends(&w[0]).is_some_and(|end| end <= w[1].0));
    (ascend && ends(last).is_some()).then(|| ends(last).unwrap_or(0).abs_diff(first.0))
}

/// Whether no two blocks overlap.
fn disjoint(blocks: &[(i64, u64)]) -> bool {
    ascending_span(blocks).is_some() || {
        let mut sorted = blocks.to_vec();
        sorted.sort_unstable();
        ascending_span(&sorted).is_some()
    }
}

/// A block of a batch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BatchBlock {
    /// Offset in memory, relative to the list.
    pub(crate) off: i32,
    /// Offset in packed memory, relative to the batch.
    pub(crate) at: u16,
    pub(crate) len: u16,
}

/// Blocks of a batch that are copied in one way.
#[derive(Debug)]
struct BatchRun {
    moves: Moves,
    /// Of the blocks of all batches, those before this one belong to it or to earlier runs.
    end: u32,
}

/// Neighbours in packing order.
#[derive(Debug)]
struct Batch {
    start: u32,
    size: u32,
    /// Of all runs, those before this one belong to it or to earlier batches; of blocks likewise.
    run_end: u32,
    block_end: u32,
}

/// The blocks of a list, batch by batch and sorted within each.
#[derive(Debug)]
pub(crate) struct MoveOrder {
    batches: Box<[Batch]>,
    runs: Box<[BatchRun]>,
    blocks: Box<[BatchBlock]>,
    /// Whether blocks are asked for before they are moved.
    is_far: bool,
}

impl MoveOrder {
    /// `None` for lists with a block that is too long for a batch, of which copying takes so long
    /// that its order does not matter.
    fn new(list: &[(i64, u64)], offs: &[i32]) -> Option<MoveOrder> {
        let (mut batches, mut runs) = (Vec::new(), Vec::new());
        let mut blocks: Vec<BatchBlock> = Vec::with_capacity(list.len());
        let (mut start, mut i) = (0_u64, 0);
        while i < list.len() {
            let (first, mut at) = (i, 0_u64);
            while i < list.len() && i - first < BATCH_BLOCKS {
                let len = list[i].1;
                let (Ok(at16), Ok(len16)) = (u16::try_from(at), u16::try_from(len)) else { break };
                blocks.push(BatchBlock { off: offs[i], at: at16, len: len16 });
                at += len;
                i += 1;
            }
            if i == first {
                return None;
            }
            let way = |b: &BatchBlock| Moves::of(u64::from(b.len));
            let batch = &mut blocks[first..];
            batch.sort_by_key(way); // stable: each way's blocks stay in packing order
            let mut end = first;
            for run in batch.chunk_by(|a, b| way(a) == way(b)) {
                end += run.len();
                runs.push(BatchRun { moves: way(&run[0]), end: u32::try_from(end).ok()? });
            }
            batches.push(Batch {
                start: u32::try_from(start).ok()?,
                size: u32::try_from(at).ok()?,
                run_end: u32::try_from(runs.len()).ok()?,
                block_end: u32::try_from(i).ok()?,
            });
            start += at;
        }
        let low = offs.iter().min().copied().unwrap_or(0);
        let span = u64::from(offs.iter().max().copied().unwrap_or(0).abs_diff(low));
        let is_far = span >= BEYOND_CACHE;
        let (batches, runs, blocks) = (batches.into(), runs.into(), blocks.into());
        Some(MoveOrder { batches, runs, blocks, is_far })
    }

    pub(crate) fn batches(&self) -> usize {
        self.batches.len()
    }

    /// Runs of blocks in all.
    pub(crate) fn runs(&self) -> usize {
        self.runs.len()
    }

    /// The first batch that begins at packed byte `at` or behind it.
    pub(crate) fn batch_from(&self, at: u64) -> usize {
        self.batches.partition_point(|t| u64::from(t.start) < at)
    }

    /// Where the packed bytes of batch `i` begin; `None` behind the last one.
    pub(crate) fn start(&self, i: usize) -> Option<u64> {
        self.batches.get(i).map(|t| u64::from(t.start))
    }

    /// Packed bytes of a batch.
    #[inline]
    pub(crate) fn size(&self, i: usize) -> usize {
        self.batches[i].size as usize
    }

    /// The blocks of a batch, run by run.
    #[inline]
    pub(crate) fn batch(&self, i: usize) -> impl Iterator<Item = (Moves, &[BatchBlock])> {
        let before = |end: fn(&Batch) -> u32| i.checked_sub(1).map_or(0, |i| end(&self.batches[i]));
        let runs = before(|t| t.run_end) as usize..self.batches[i].run_end as usize;
        let mut from = before(|t| t.block_end) as usize;
        self.runs[runs].iter().map(move |run| {
            let blocks = &self.blocks[from..run.end as usize];
            from = run.end as usize;
            (run.moves, blocks)
        })
    }

    /// The blocks of batch `i` if they should be asked for before they are moved.
    #[inline]
    pub(crate) fn ahead(&self, i: usize) -> &[BatchBlock] {
        let end = |i: usize| self.batches.get(i).map_or(0, |t| t.block_end) as usize;
        match self.is_far && i < self.batches.len() {
            true => &self.blocks[i.checked_sub(1).map_or(0, end)..end(i)],
            false => &[],
        }
    }
}
