//! Creation and end of windows (MPI-5.0 section 12.2): collective calls.
//!
//! A rank that cannot take part says so in the exchange, so that all ranks end with an error and
//! none waits.

mod between_jobs;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use hawser_core::attr::{Attributes, Kind};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::contracts::pml::Space;
use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::{Error, Result};
use hawser_core::exposed::{Exposed, private_control};
use hawser_core::holding::Tie;
use hawser_core::info::Info;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_lockfree::attached::Attached;
use hawser_lockfree::control::Control;
use hawser_lockfree::elements::Announcement;
use hawser_lockfree::sync::barrier;
use hawser_segment::node::NodeSegment;
use hawser_segment::node::ranges::{Mapped, RangePlace};

use crate::Osc;
use crate::block::WindowBlock;
use crate::epoch::{Epochs, TargetHoldCell};
use crate::hints;
use crate::win::{Cold, ControlHome, Flavor, Inner, OwnedMemory, Peer, Pscw, Win};

/// What each rank tells the others.
#[derive(Clone, Copy, Debug, Default)]
struct Record {
    failed: bool,
    /// The memory is at `place`, where it can be mapped. Else `place` is that of the list of what
    /// is attached, or of no length.
    shared: bool,
    size: u64,
    unit: i64,
    addr: u64,
    control: u64,
    place: RangePlace,
}

impl Record {
    const BYTES: usize = 64;

    fn encode(&self) -> [u8; Record::BYTES] {
        let flags = u64::from(self.failed) | u64::from(self.shared) << 1;
        let slot = u64::from(self.place.slot);
        let (at, len) = (self.place.at, self.place.len);
        let words = [flags, self.size, self.unit as u64, self.addr, self.control, slot, at, len];
        let mut out = [0; Record::BYTES];
        for (to, word) in out.chunks_exact_mut(8).zip(words) {
            to.copy_from_slice(&word.to_le_bytes());
        }
        out
    }

    fn decode(bytes: &[u8]) -> Record {
        let mut words = bytes.chunks_exact(8).map(|b| {
            let mut word = [0; 8];
            word.copy_from_slice(b);
            u64::from_le_bytes(word)
        });
        let mut next = || words.next().unwrap_or(0);
        let flags = next();
        let (size, unit, addr, control) = (next(), next() as i64, next(), next());
        let place = RangePlace { slot: next() as u32, at: next(), len: next() };
        Record { failed: flags & 1 != 0, shared: flags & 2 != 0, size, unit, addr, control, place }
    }
}

/// What a rank has before the exchange.
struct Mine {
    record: Record,
    memory: Exposed,
    held: OwnedMemory,
}

const NOTHING: Exposed = Exposed::new(hawser_segment::mem::UserSlice::empty());

/// Everybody's record, by rank.
fn exchange(comm: &Comm, mine: &Record) -> Result<Vec<Record>> {
    let byte = Datatype::scalar_ref(Scalar::Byte);
    let send = TempBuf::new(Record::BYTES as u64, byte)?;
    send.typed().unpack_from(&mine.encode());
    let recv = TempBuf::new(Record::BYTES as u64 * u64::from(comm.size()), byte)?;
    let each = recv.typed().block(0, Record::BYTES as u64);
    comm.run(&CollCall::Allgather { send: Some(send.typed().clone()), recv: each })?;
    let all = recv.typed().pack_all();
    Ok(all.chunks_exact(Record::BYTES).map(Record::decode).collect())
}

impl Osc {
    /// The communicator of a new window: all ranks of the user's, with none of its attributes.
    fn private(&self, comm: &Comm) -> Result<Comm> {
        if comm.is_inter() {
            return Err(err!(Comm, "a window needs an intracommunicator"));
        }
        let new = comm.create(Ok(comm.group()))?;
        let new = new.ok_or_else(|| err!(Intern, "this process is not in its own group"))?;
        new.set_errhandler(Errhandler::errors_return());
        Ok(new)
    }

    fn control_block(&self, ranks: u32) -> Result<(Control, ControlHome)> {
        if let Some(ranges) = &self.ranges {
            let at = ranges.allocate_control(ranks);
            let at = at.ok_or_else(|| {
                err!(NoMem, "there is no room for the words of one more window in the node segment")
            })?;
            let control = ranges.control(self.slot, at, ranks);
            let control = control.ok_or_else(|| {
                err!(NoMem, "the words of windows in the node segment cannot be mapped")
            })?;
            return Ok((control, ControlHome::Node(at)));
        }
        let mut spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner);
        let control = spare.get_mut(&ranks).and_then(Vec::pop);
        Ok((control.unwrap_or_else(|| private_control(ranks)), ControlHome::Process))
    }

    fn mine(&'static self, comm: &Comm, size: u64, unit: i64) -> Result<Mine> {
        let ranks = comm.size();
        let (control, control_home) = self.control_block(ranks)?;
        let (mapped, range, block, heap) = (None, None, None, None);
        let abandoned = AtomicBool::new(false);
        let held = OwnedMemory {
            osc: self,
            ranks,
            mapped,
            range,
            block,
            heap,
            control,
            control_home,
            abandoned,
        };
        let control = match control_home {
            ControlHome::Node(at) => at,
            ControlHome::Process | ControlHome::Block => 0,
        };
        let record = Record { size, unit, control, ..Record::default() };
        Ok(Mine { record, memory: NOTHING, held })
    }

    /// Memory of the library for one rank; of no bytes: none.
    fn allocate(&self, mine: &mut Mine, align: u64) -> Result<()> {
        let size = mine.record.size;
        let no_memory = || err!(NoMem, "there are no {size} bytes for the window");
        if size == 0 {
            return Ok(());
        }
        let Some(ranges) = &self.ranges else {
            let byte = Datatype::scalar_ref(Scalar::Byte);
            let room = size.checked_add(align).ok_or_else(no_memory)?;
            let heap = TempBuf::zeroed(room, byte)?;
            let at = heap.typed().addr() as u64;
            let skip = (at.next_multiple_of(align) - at) as i64;
            let whole = heap.typed().message().contiguous().ok_or_else(no_memory)?;
            mine.memory = Exposed::new(whole.part(skip as usize, size as usize));
            mine.held.heap = Some(heap);
            return Ok(());
        };
        // A mapping begins with a page, which is aligned to no more.
        let slack = if align > 4096 { align } else { 0 };
        let room = size.checked_add(slack).ok_or_else(no_memory)?;
        let range = ranges.allocate(room).ok_or_else(no_memory)?;
        mine.held.range = Some(range);
        let mapped = ranges.map(range).map_err(|e| err!(NoMem, "the window's memory: {e}"))?;
        let at = mapped.memory().ptr() as u64;
        let skip = at.next_multiple_of(align) - at;
        mine.memory = Exposed::new(mapped.memory().part(skip as usize, size as usize));
        mine.record.place = RangePlace { at: range.at + skip, len: size, ..range };
        mine.record.shared = true;
        mine.held.mapped = Some(mapped);
        Ok(())
    }

    /// The list of what will be attached. Without one, others ask for each operation.
    fn list_attached(&self, mine: &mut Mine) {
        if !self.foreign {
            return;
        }
        let Some(ranges) = &self.ranges else { return };
        let Some(range) = ranges.allocate(Attached::BYTES as u64) else { return };
        mine.held.range = Some(range);
        let mapped = ranges.map(range).ok();
        if let Some(list) = mapped.as_ref().and_then(Mapped::attached) {
            list.write([].into_iter());
            mine.record.place = range;
        }
        mine.held.mapped = mapped;
    }

    /// Where others can map memory of the program, when it is that of another window.
    fn known_place(&self, memory: &Exposed) -> Option<RangePlace> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (&begin, place) = known.range(..=memory.addr()).next_back()?;
        let skip = (memory.addr() - begin) as u64;
        let inside = skip.checked_add(memory.len() as u64)? <= place.len;
        let len = memory.len() as u64;
        inside.then_some(RangePlace { slot: place.slot, at: place.at + skip, len })
    }

    /// `MPI_Win_create`.
    ///
    /// # Errors
    /// Class `Comm` for intercommunicators; an error of any rank.
    pub fn create(
        &'static self,
        comm: &Comm,
        memory: Exposed,
        unit: Result<i64>,
        info: Option<&Info>,
    ) -> Result<Win> {
        let comm = self.private(comm)?;
        // The words of all ranks lie where all of them are, and the kernel copies.
        let words = unit.as_ref().ok().filter(|_| self.foreign).map(|unit| (0, *unit));
        if let Some(mut mine) = between_jobs::block_if_all_may(self, &comm, words)? {
            mine.memory = memory;
            (mine.record.size, mine.record.shared) = (memory.len() as u64, false);
            return self.finish(comm, Flavor::Create, Ok(mine), info);
        }
        let mine = unit.and_then(|unit| {
            let mut mine = self.mine(&comm, memory.len() as u64, unit)?;
            mine.memory = memory;
            if let Some(place) = self.known_place(&memory).filter(|_| !memory.is_empty()) {
                (mine.record.place, mine.record.shared) = (place, true);
            }
            Ok(mine)
        });
        self.finish(comm, Flavor::Create, mine, info)
    }

    /// `MPI_Win_create_dynamic`.
    ///
    /// # Errors
    /// As [`Osc::create`].
    pub fn create_dynamic(&'static self, comm: &Comm, info: Option<&Info>) -> Result<Win> {
        let comm = self.private(comm)?;
        let list = self.foreign.then_some((Attached::BYTES as u64, 1));
        if let Some(mut mine) = between_jobs::block_if_all_may(self, &comm, list)? {
            mine.memory = NOTHING;
            (mine.record.size, mine.record.shared) = (0, false);
            if let Some(list) = mine.held.attached(Some(mine.record.place)) {
                list.write([].into_iter());
            }
            return self.finish(comm, Flavor::Dynamic, Ok(mine), info);
        }
        let mine = self.mine(&comm, 0, 1).map(|mut mine| {
            self.list_attached(&mut mine);
            mine
        });
        self.finish(comm, Flavor::Dynamic, mine, info)
    }

    /// `MPI_Win_allocate`; the address is [`Win::base`].
    ///
    /// # Errors
    /// As [`Osc::create`]; class `NoMem`.
    pub fn create_allocated(
        &'static self,
        comm: &Comm,
        extent: Result<(u64, i64)>,
        info: Option<&Info>,
    ) -> Result<Win> {
        let comm = self.private(comm)?;
        let align = hints::alignment(info);
        let fits = align.as_ref().is_ok_and(|align| between_jobs::check_alignment(*align).is_ok());
        let own = extent.as_ref().ok().filter(|_| fits).copied();
        if let Some(mine) = between_jobs::block_if_all_may(self, &comm, own)? {
            return self.finish(comm, Flavor::Allocate, Ok(mine), info);
        }
        let mine = extent.and_then(|(size, unit)| {
            let mut mine = self.mine(&comm, size, unit)?;
            self.allocate(&mut mine, align?)?;
            Ok(mine)
        });
        self.finish(comm, Flavor::Allocate, mine, info)
    }

    /// `MPI_Win_allocate_shared`; the address is [`Win::base`].
    ///
    /// # Errors
    /// As [`Osc::create_allocated`]; class `RmaShared` when the ranks cannot share memory.
    pub fn create_shared(
        &'static self,
        comm: &Comm,
        extent: Result<(u64, i64)>,
        info: Option<&Info>,
    ) -> Result<Win> {
        let comm = self.private(comm)?;
        let alone = comm.size() == 1;
        // The same at all ranks, whether their hosts have memory for them or not: each of the ways
        // below is a row of exchanges of its own.
        let hosts = comm.hosts().cloned().filter(|_| !alone);
        let memory = hosts.as_ref().and_then(|hosts| hosts.memory());
        let near = match (&hosts, memory) {
            (Some(_), None) => false,
            (Some(_), Some(memory)) => {
                let is_here = |proc| memory.slot(proc).is_some();
                self.ranges.is_some() && comm.group().iter().all(is_here)
            }
            (None, _) => alone || comm.group().iter().all(|proc| self.neighbour(proc).is_some()),
        };
        let extent = extent.and_then(|extent| {
            let why = "the ranks of MPI_Win_allocate_shared cannot share memory: split the \
                       communicator with MPI_COMM_TYPE_SHARED first";
            if near { Ok(extent) } else { Err(err!(RmaShared, "{why}")) }
        });
        let apart = hints::is_true(info, "alloc_shared_noncontig") || alone;
        if hosts.is_some() {
            let extent = extent.and_then(|extent| {
                between_jobs::check_alignment(hints::alignment(info)?)?;
                Ok(extent)
            });
            let mine = between_jobs::block(self, &comm, memory, extent, apart)?;
            return self.finish(comm, Flavor::Shared, mine, info);
        }
        let mine = extent.and_then(|(size, unit)| {
            let align = hints::alignment(info)?;
            let mut mine = self.mine(&comm, size, unit)?;
            if apart {
                self.allocate(&mut mine, align)?;
            }
            Ok(mine)
        });
        let mine = if apart { mine } else { self.side_by_side(&comm, mine)? };
        self.finish(comm, Flavor::Shared, mine, info)
    }

    /// Memory of all ranks in one run, in the order of ranks and without gaps.
    fn side_by_side(&self, comm: &Comm, mine: Result<Mine>) -> Result<Result<Mine>> {
        let failed = Record { failed: true, ..Record::default() };
        let all = exchange(comm, mine.as_ref().map_or(&failed, |m| &m.record))?;
        let Ok(mut mine) = mine else { return Ok(mine) };
        if all.iter().any(|r| r.failed) {
            return Ok(Err(other_failed()));
        }
        let rank = comm.rank() as usize;
        let total = all.iter().try_fold(0u64, |sum, r| sum.checked_add(r.size));
        let before = all.iter().take(rank).fold(0u64, |sum, r| sum.wrapping_add(r.size));
        let ranges = self.ranges.as_ref();
        let mut run = Record::default();
        let mut whole = Ok(());
        if rank == 0 {
            let range = ranges.zip(total).and_then(|(r, total)| r.allocate(total));
            match range {
                Some(range) => {
                    run.place = range;
                    mine.held.range = Some(range);
                }
                None => {
                    run.failed = true;
                    whole = Err(err!(NoMem, "there is no memory for the shared window"));
                }
            }
        }
        let told = exchange(comm, &run)?;
        whole
            .and_then(|()| {
                let first = told.first().filter(|r| !r.failed).ok_or_else(other_failed)?;
                let ranges = ranges.ok_or_else(other_failed)?;
                // All of the run: the address says where a rank's part lies in it, whatever its
                // size.
                let mapped: Mapped =
                    ranges.map(first.place).map_err(|e| err!(NoMem, "the window's memory: {e}"))?;
                let size = mine.record.size;
                mine.memory = Exposed::new(mapped.memory().part(before as usize, size as usize));
                mine.record.place =
                    RangePlace { at: first.place.at + before, len: size, ..first.place };
                mine.record.shared = true;
                mine.held.mapped = Some(mapped);
                Ok(())
            })
            .map_or_else(|e| Ok(Err(e)), |()| Ok(Ok(mine)))
    }

    /// What a window knows of its ranks, whose memory may be a block.
    fn peers(&self, comm: &Comm, all: &[Record], block: Option<&WindowBlock>) -> Box<[Peer]> {
        let memory = comm.hosts().filter(|_| block.is_some()).and_then(|hosts| hosts.memory());
        let peer = |(rank, r): (u32, &Record)| {
            let proc = comm.peer(rank);
            let slot = match memory {
                Some(memory) => memory.slot(proc),
                None => self.neighbour(proc),
            };
            let mapped = r.shared && block.is_none() && slot.is_some();
            Peer {
                proc,
                asked_as: if comm.spans_jobs() { rank } else { proc },
                slot,
                unit: r.unit,
                size: r.size,
                addr: r.addr,
                // What is said of memory is believed of the processes of this node only.
                place: mapped.then_some(r.place),
                in_block: block
                    .filter(|_| r.shared)
                    .and_then(|block| block.part(r.place.at, r.size)),
                list_at: (!r.shared && r.place.len > 0 && slot.is_some()).then_some(r.place),
                list: OnceLock::new(),
                control_at: r.control,
                control: OnceLock::new(),
                reach: OnceLock::new(),
                hold: TargetHoldCell::default(),
            }
        };
        (0..comm.size()).zip(all).map(peer).collect()
    }

    /// Where the ranks of a window wake each other, this process's slot there, and what it
    /// announces.
    fn place_of(
        &self,
        comm: &Comm,
        block: Option<&WindowBlock>,
    ) -> (NodeSegment, u32, &'static Announcement) {
        let shared = block.and_then(|block| {
            let memory = comm.hosts()?.memory()?;
            let slot = memory.slot(comm.peer(comm.rank()))?;
            Some((memory.node(), slot, block.announcement(comm.rank())?))
        });
        shared.unwrap_or((self.node, self.slot, self.announces))
    }

    /// A rank that cannot serve is reported before others rely on it: what this rank has, what all
    /// others say of theirs, and the message space of a window over several jobs.
    fn settle(
        &'static self,
        comm: &Comm,
        mine: Result<Mine>,
        by_messages: bool,
    ) -> Result<(Mine, Vec<Record>, Option<Comm>)> {
        let mut between_jobs = None;
        let mine = mine.and_then(|mine| {
            if by_messages && comm.spans_jobs() {
                between_jobs = Some(self.service.open_between_jobs(comm)?);
            } else if by_messages {
                self.service.open()?;
            }
            Ok(mine)
        });
        let mut record = match &mine {
            Ok(mine) => mine.record,
            Err(_) => Record { failed: true, ..Record::default() },
        };
        record.addr = mine.as_ref().map_or(0, |m| m.memory.addr() as u64);
        let all = exchange(comm, &record).and_then(|all| match all.iter().any(|r| r.failed) {
            true => Err(other_failed()),
            false => Ok(all),
        });
        match (mine, all) {
            (Ok(mine), Ok(all)) => Ok((mine, all, between_jobs)),
            (Err(e), _) | (_, Err(e)) => {
                self.service.end(comm.context(Space::P2p));
                Err(e)
            }
        }
    }

    /// Shared memory of the program begins here, which it may name as its own.
    fn know(&self, at: usize, place: RangePlace) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(at, place);
    }

    fn finish(
        &'static self,
        comm: Comm,
        flavor: Flavor,
        mine: Result<Mine>,
        info: Option<&Info>,
    ) -> Result<Win> {
        let by_messages = match mine.as_ref().map(|mine| mine.held.block.is_some()) {
            // No rank needs the message service; a rank that failed reports it in `settle`.
            Ok(true) if !matches!(flavor, Flavor::Create | Flavor::Dynamic) => false,
            _ => {
                comm.group().iter().any(|proc| self.neighbour(proc).is_none())
                    || matches!(flavor, Flavor::Create | Flavor::Dynamic) && comm.size() > 1
                    || flavor == Flavor::Dynamic
            }
        };
        let (mine, all, between_jobs) = self.settle(&comm, mine, by_messages)?;
        let peers = self.peers(&comm, &all, mine.held.block.as_ref());
        let (node, slot, announces) = self.place_of(&comm, mine.held.block.as_ref());
        if let Some(mapped) = &mine.held.mapped
            && flavor != Flavor::Dynamic
        {
            self.know(mapped.memory().ptr() as usize, mapped.place());
        }
        let others = peers.iter().filter_map(|p| p.slot).filter(|s| *s != slot);
        let neighbours: Box<[u32]> = others.collect();
        let (name, errhandler) = (String::new(), Errhandler::fatal().clone());
        let cold = Cold { name, errhandler, info: hints::of_new(flavor, info) };
        let win = Win(Arc::new(Inner {
            osc: self,
            node,
            slot,
            announces,
            flavor,
            memory: mine.memory,
            private: (!mine.record.shared).then(Mutex::default),
            peers,
            control: mine.held.control,
            no_locks: hints::is_true(info, "no_locks"),
            epochs: Epochs::default(),
            attached: Mutex::new(BTreeMap::new()),
            remote: Mutex::new(BTreeMap::new()),
            asks: AtomicBool::new(false),
            looks: AtomicU32::new(0),
            pscw: Mutex::new(Pscw::default()),
            _tie: (!neighbours.is_empty()).then(Tie::begin),
            neighbours,
            attrs: Attributes::new(Kind::Win),
            cold: Mutex::new(cold),
            front: AtomicUsize::new(0),
            held: mine.held,
            between_jobs,
            comm,
        }));
        self.add_window(&win);
        if by_messages {
            self.service.begin(&win);
        }
        // Nobody asks for memory before its owner serves.
        if let Err(error) = win.0.comm.run(&CollCall::Barrier) {
            // Others may have the window.
            win.0.held.abandon();
            self.service.end(win.id());
            return Err(error);
        }
        win.0.held.block.iter().for_each(WindowBlock::close);
        Ok(win)
    }
}

#[cold]
fn other_failed() -> Error {
    err!(Other, "another rank could not take part in the creation of the window")
}

impl Win {
    /// The window may be freed.
    ///
    /// # Errors
    /// Class `RmaSync` in an epoch.
    pub fn check_free(&self) -> Result<()> {
        self.0.epochs.may_free()
    }

    /// Ends the window while others may use it: its memory is not used again.
    pub fn abandon(&self) {
        self.0.held.abandon();
        self.0.osc.service.end(self.id());
        self.tell_name("");
    }

    /// Collective: the window may be freed, and no rank has anything under way in it any more.
    ///
    /// # Errors
    /// Class `RmaSync` in an epoch, and then nothing has happened; errors of operations, and of the
    /// meeting with ranks of which one is lost: then the window ends, too.
    pub fn prepare_free(&self) -> Result<()> {
        self.0.epochs.may_free()?;
        let moved = self.flush_everything();
        barrier();
        let met = self.0.comm.run(&CollCall::Barrier);
        if met.is_err() {
            // Others may be in an epoch still.
            self.0.held.abandon();
        }
        self.0.osc.service.end(self.0.comm.context(Space::P2p));
        self.tell_name("");
        met.and(moved)
    }
}

#[cfg(test)]
mod tests;
