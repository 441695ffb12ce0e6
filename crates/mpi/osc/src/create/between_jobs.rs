//! Windows whose ranks are of several jobs on one host: one block, which the first rank makes and
//! all map. It has the memory of all ranks, where the library provides that, and behind it the
//! words by which they synchronize, so that nobody is asked for anything; where the memory is the
//! program's the kernel copies from and to it, and accumulates are messages, as within a job.

use std::sync::atomic::Ordering;

use hawser_core::comm::{Comm, HostMap, HostMemory};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_segment::block::Block;
use hawser_segment::node::ranges::RangePlace;
use hawser_wireup::handshake;

use super::{Mine, Record, exchange, other_failed};
use crate::Osc;
use crate::block::{APART, BlockLayout, WindowBlock};
use crate::win::{ControlHome, OwnedMemory};

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

/// All ranks are on one host. All of them give the same answer.
fn is_one_host(comm: &Comm, hosts: &HostMap) -> bool {
    let mut all = comm.group().iter().map(|proc| hosts.host_of(proc));
    let first = all.next().flatten();
    first.is_some() && all.all(|host| host == first)
}

/// All ranks say so. Collective.
///
/// # Errors
/// Failures of messages.
fn all_may(comm: &Comm, mine: bool) -> Result<bool> {
    let all = exchange(comm, &Record { failed: !mine, ..Record::default() })?;
    Ok(all.iter().all(|record| !record.failed))
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

/// The block of the ranks of a window, if they are of several jobs on one host and all of them can
/// have it; `extent`: what this rank asks for, if it may. Collective; all ranks have one, or none.
///
/// # Errors
/// Failures of messages.
pub(super) fn block_if_all_may(
    osc: &'static Osc,
    comm: &Comm,
    extent: Option<(u64, i64)>,
) -> Result<Option<Mine>> {
    let hosts = comm.hosts().filter(|hosts| comm.size() > 1 && is_one_host(comm, hosts)).cloned();
    let Some(hosts) = hosts else { return Ok(None) };
    let memory = hosts.memory().filter(|_| osc.ranges.is_some());
    let own = extent.filter(|_| memory.is_some());
    if !all_may(comm, own.is_some())? {
        return Ok(None);
    }
    let Some(own) = own else { return Ok(None) };
    let mine = block(osc, comm, memory, Ok(own), true)?;
    // The first rank may have no room for the memory of all, or another one may not open what that
    // has made.
    let all = all_may(comm, mine.is_ok())?;
    Ok(mine.ok().filter(|_| all))
}

/// Gives a rank its part of the block of all of them. Collective; a rank that has failed before,
/// as one on a host without memory for its ranks has, says so.
///
/// # Errors
/// Failures of messages; inside, why this rank has no memory.
pub(super) fn block(
    osc: &'static Osc,
    comm: &Comm,
    memory: Option<&HostMemory>,
    extent: Result<(u64, i64)>,
    apart: bool,
) -> Result<Result<Mine>> {
    let failed = || Record { failed: true, ..Record::default() };
    let record = |(size, unit)| Record { size, unit, ..Record::default() };
    let all = exchange(comm, &extent.as_ref().map_or(failed(), |extent| record(*extent)))?;
    let mut record = match extent {
        Ok(extent) => record(extent),
        Err(error) => return Ok(Err(error)),
    };
    if all.iter().any(|record| record.failed) {
        return Ok(Err(other_failed()));
    }
    let layout = BlockLayout::of(all.iter().map(|record| record.size), apart);
    let (own, say) = match comm.rank() {
        0 => match make(layout.as_ref().map(|layout| layout.len)) {
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
    let rank = comm.rank();
    let taken = own.unwrap_or_else(open).and_then(|block: Block| {
        let layout = layout.ok_or_else(other_failed)?;
        let begin = layout.begins.get(rank as usize).copied().ok_or_else(other_failed)?;
        let block = WindowBlock::new(block, layout).ok_or_else(other_failed)?;
        let part = block.part(begin, record.size).ok_or_else(other_failed)?;
        let control = block.control(rank).ok_or_else(other_failed)?;
        if osc.plain {
            block.announcement(rank).ok_or_else(other_failed)?.set_plain();
        }
        Ok((block, begin, part, control))
    });
    Ok(taken.map(|(block, begin, memory, control)| {
        record.place = RangePlace { slot: 0, at: begin, len: record.size };
        record.shared = true;
        osc.blocks.fetch_add(1, Ordering::Relaxed);
        let held = OwnedMemory {
            osc,
            ranks: comm.size(),
            mapped: None,
            range: None,
            block: Some(block),
            heap: None,
            control,
            control_home: ControlHome::Block,
            abandoned: false.into(),
        };
        Mine { record, memory, held }
    }))
}
