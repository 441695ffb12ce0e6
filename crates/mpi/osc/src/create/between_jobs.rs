//! The memory of a shared window whose ranks are of several jobs on one host: one block, which the
//! first rank makes and all map. It is loads and stores that go there; operations of one job's
//! ranks on another one's memory are messages, as in all windows between jobs.

use hawser_core::comm::{Comm, HostMemory};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::exposed::Exposed;
use hawser_segment::block::Block;
use hawser_segment::node::ranges::RangePlace;
use hawser_wireup::handshake;

use super::{Mine, Record, exchange, other_failed};

/// Where parts begin that lie apart, in bytes: with pages.
const APART: u64 = 4096;

/// Where each rank's memory begins in the block, and the length of the block; `None`: it is too
/// long.
fn parts(all: &[Record], apart: bool) -> Option<(Vec<u64>, u64)> {
    let mut end = 0_u64;
    let mut begins = Vec::with_capacity(all.len());
    for record in all {
        begins.push(end);
        end = end.checked_add(record.size)?;
        if apart {
            end = end.checked_next_multiple_of(APART)?;
        }
    }
    Some((begins, end))
}

/// Parts begin at multiples of this.
///
/// # Errors
/// Class `NoMem`: it is more than a page, where parts that lie apart begin.
pub(super) fn check_alignment(bytes: u64) -> Result<()> {
    if bytes <= APART {
        return Ok(());
    }
    Err(err!(
        NoMem,
        "the shared window of several jobs: its parts begin at multiples of {APART} bytes, and \
         mpi_minimum_memory_alignment asks for {bytes}"
    ))
}

/// Makes the block, for rank 0; what it tells the others: the descriptor, the length and the mark.
fn make(bytes: Option<u64>) -> Result<(Block, Record)> {
    let no_memory = |why: String| err!(NoMem, "the memory of the shared window: {why}");
    let bytes = bytes.ok_or_else(|| no_memory("it is too long".into()))?;
    let random = handshake::nonce().map_err(|e| no_memory(e.to_string()))?;
    let mark = random.first_chunk().map_or(0, |word| u64::from_le_bytes(*word));
    let block = Block::create(bytes, mark).map_err(|e| no_memory(e.to_string()))?;
    let slot = block.fd().ok_or_else(|| no_memory("it has no descriptor".into()))?;
    let place = RangePlace { slot, at: mark, len: bytes };
    Ok((block, Record { place, ..Record::default() }))
}

/// Gives a rank its part of the block of all of them. Collective; a rank that has failed before,
/// as one on a host without memory for its ranks has, says so.
///
/// # Errors
/// Failures of messages; inside, why this rank has no memory.
pub(super) fn block(
    comm: &Comm,
    memory: Option<&HostMemory>,
    mine: Result<Mine>,
    apart: bool,
) -> Result<Result<Mine>> {
    let failed = || Record { failed: true, ..Record::default() };
    let all = exchange(comm, mine.as_ref().map_or(&failed(), |mine| &mine.record))?;
    let Ok(mut mine) = mine else { return Ok(mine) };
    if all.iter().any(|record| record.failed) {
        return Ok(Err(other_failed()));
    }
    let parts = parts(&all, apart);
    let (own, say) = match comm.rank() {
        0 => match make(parts.as_ref().map(|(_, len)| *len)) {
            Ok((block, record)) => (Some(Ok(block)), record),
            Err(error) => (Some(Err(error)), failed()),
        },
        _ => (None, Record::default()),
    };
    let told = exchange(comm, &say)?;
    let maker = memory
        .and_then(|memory| memory.slot(comm.peer(0)).map(|slot| memory.node().slot(slot).pid()));
    let open = || {
        let first = told.first().filter(|record| !record.failed).ok_or_else(other_failed)?;
        let RangePlace { slot, at, len } = first.place;
        let pid = maker.ok_or_else(other_failed)?;
        Block::open(pid, slot, len, at)
            .map_err(|e| err!(NoMem, "the memory of the shared window, which rank 0 made: {e}"))
    };
    let taken = own.unwrap_or_else(open).and_then(|block: Block| {
        let (begins, len) = parts.as_ref().ok_or_else(other_failed)?;
        let begin = begins.get(comm.rank() as usize).copied().ok_or_else(other_failed)?;
        if block.memory().len() as u64 != *len {
            return Err(other_failed());
        }
        Ok((block, begin))
    });
    Ok(taken.map(|(block, begin)| {
        let size = mine.record.size as usize;
        mine.memory = Exposed::new(block.memory().part(begin as usize, size));
        mine.record.place = RangePlace { slot: 0, at: begin, len: 0 };
        mine.held.block = Some(block);
        mine
    }))
}
