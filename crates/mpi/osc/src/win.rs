//! Windows.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use hawser_core::attr::Attributes;
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Space;
use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::{Error, Result};
use hawser_core::exposed::{Exposed, check_elements, span};
use hawser_core::group::{Group, ProcId};
use hawser_core::holding::Tie;
use hawser_core::info::Info;
use hawser_core::temp::TempBuf;
use hawser_datatype::Datatype;
use hawser_lockfree::attached::Attached;
use hawser_lockfree::control::Control;
use hawser_lockfree::elements::{Announcement, Elements, Sharers};
use hawser_segment::cma;
use hawser_segment::node::NodeSegment;
use hawser_segment::node::ranges::{Mapped, RangePlace};
use hawser_status::Tell;

use crate::Osc;
use crate::block::WindowBlock;
use crate::epoch::{Epochs, TargetHoldCell};
use crate::losses::LossListener;
use crate::pending::Remote;

/// How a window's memory came (MPI-5.0 section 12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Flavor {
    Create,
    Allocate,
    Dynamic,
    Shared,
}

/// A window. Cheap to clone; its memory goes with the last clone.
#[derive(Clone)]
pub struct Win(pub(crate) Arc<Inner>);

/// The way to a target.
#[derive(Debug)]
pub(crate) enum Reach {
    /// Loads and stores: it is this process's own memory, or mapped, and so is its control block.
    Direct(Exposed, Control, #[allow(dead_code)] Option<Mapped>),
    /// The kernel copies from and to it; other operations by messages.
    Foreign,
    /// Messages.
    Message,
}

/// What a window knows of one of its ranks.
#[derive(Debug)]
pub(crate) struct Peer {
    pub(crate) proc: ProcId,
    /// Its rank in the message space for requests of the window.
    pub(crate) asked_as: u32,
    /// Its slot in [`Inner::node`], when this process shares memory with it.
    pub(crate) slot: Option<u32>,
    /// Bytes of a unit of displacement.
    pub(crate) unit: i64,
    /// Bytes of its memory.
    pub(crate) size: u64,
    /// Where that begins in its own address space.
    pub(crate) addr: u64,
    /// Where others can map it.
    pub(crate) place: Option<RangePlace>,
    /// Its memory in the window's block, if that has one.
    pub(crate) in_block: Option<Exposed>,
    /// Where others can map the list of what it has attached to a dynamic window.
    pub(crate) list_at: Option<RangePlace>,
    pub(crate) list: OnceLock<Option<Mapped>>,
    /// Where its control block is.
    pub(crate) control_at: u64,
    pub(crate) control: OnceLock<Option<Control>>,
    pub(crate) reach: OnceLock<Reach>,
    pub(crate) hold: TargetHoldCell,
}

pub(crate) struct Inner {
    pub(crate) osc: &'static Osc,
    /// The segment in which its ranks that share memory wake each other: that of the node, or that
    /// of processes of several jobs, which stays as long as `comm` does.
    pub(crate) node: NodeSegment,
    /// This process's slot in it.
    pub(crate) slot: u32,
    /// What this process announces there of its changes of elements.
    pub(crate) announces: &'static Announcement,
    /// Of the window alone.
    pub(crate) comm: Comm,
    /// The message space for its requests, where its ranks are of several jobs.
    pub(crate) between_jobs: Option<Comm>,
    pub(crate) flavor: Flavor,
    /// The own memory; empty for dynamic windows.
    pub(crate) memory: Exposed,
    pub(crate) peers: Box<[Peer]>,
    /// The own control block.
    pub(crate) control: Control,
    /// Nobody else maps the own memory: accumulates to it are this process's work alone, one at a
    /// time under this lock. Where others map it, elements are changed by atomic operations.
    pub(crate) private: Option<Mutex<()>>,
    pub(crate) epochs: Epochs,
    /// The program has promised not to lock this window.
    pub(crate) no_locks: bool,
    /// What the program has attached, by address. Others of the node read it in the list that the
    /// window's range is then.
    pub(crate) attached: Mutex<BTreeMap<usize, Exposed>>,
    /// The own memory under way to targets that are asked by messages, by rank.
    pub(crate) remote: Mutex<BTreeMap<u32, Remote>>,
    /// `remote` has had entries, or processes were lost. Relaxed: the program orders operations of
    /// its threads and the calls that complete them.
    pub(crate) asks: AtomicBool,
    /// Counts the looks after ranks of other jobs.
    pub(crate) looks: AtomicU32,
    pub(crate) pscw: Mutex<Pscw>,
    /// Slots of the ranks that wait at words of this one's control block.
    pub(crate) neighbours: Box<[u32]>,
    pub(crate) attrs: Attributes,
    pub(crate) cold: Mutex<Cold>,
    pub(crate) front: AtomicUsize,
    /// Where others share its memory.
    pub(crate) _tie: Option<Tie>,
    /// Kept for as long as the window; last, since it takes memory back that others above use.
    pub(crate) held: OwnedMemory,
}

impl LossListener for Inner {
    fn hear(&self) {
        self.asks.store(true, Ordering::Relaxed);
    }
}

/// Counts of general active target synchronization.
#[derive(Debug, Default)]
pub(crate) struct Pscw {
    /// By target: how often it has posted to this rank, as far as `start` has used that up.
    pub(crate) used: BTreeMap<u32, u32>,
    /// The targets of `MPI_Win_start`.
    pub(crate) started: Vec<u32>,
    /// The ranks to which an exposure is posted.
    pub(crate) posted: Vec<u32>,
    /// By origin: how often it has completed, as far as earlier exposures have used that up.
    pub(crate) completed: BTreeMap<u32, u32>,
    /// A loss that `post` has met, for the call that waits for the origins.
    pub(crate) unreached: Option<Error>,
}

impl Pscw {
    /// More was counted than is used up. Not merely another number: what ended early, since another
    /// process is lost, has used up what is still to come.
    pub(crate) fn is_ahead(counted: u32, used: u32) -> bool {
        counted.wrapping_sub(used).cast_signed() > 0
    }
}

/// What is read and written seldom.
#[derive(Debug)]
pub(crate) struct Cold {
    pub(crate) name: String,
    pub(crate) errhandler: Errhandler,
    pub(crate) info: Info,
}

/// Where a control block is allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ControlHome {
    /// In this process's region of the node's memory, at this place.
    Node(u64),
    /// In this process, where nobody else sees it.
    Process,
    /// In the window's block.
    Block,
}

/// Memory that ends with the window, or with the attempt to make it.
#[derive(Debug)]
pub(crate) struct OwnedMemory {
    pub(crate) osc: &'static Osc,
    /// Ranks of the window.
    pub(crate) ranks: u32,
    /// The range that the window's own memory lies in.
    pub(crate) mapped: Option<Mapped>,
    /// The range that this process allocated.
    pub(crate) range: Option<RangePlace>,
    /// The memory and the words of all ranks, where they are of several jobs.
    pub(crate) block: Option<WindowBlock>,
    /// Memory of this process alone.
    pub(crate) heap: Option<TempBuf>,
    /// The own control block.
    pub(crate) control: Control,
    pub(crate) control_home: ControlHome,
    /// Other ranks may use the memory after the end of the window: it is not used again.
    pub(crate) abandoned: AtomicBool,
}

impl OwnedMemory {
    /// Other ranks may use the memory after the end of the window.
    pub(crate) fn abandon(&self) {
        // Relaxed: whoever drops the value has it alone by then.
        self.abandoned.store(true, Ordering::Relaxed);
    }

    /// The own list of what is attached to a dynamic window; `at`: where it is in a block.
    pub(crate) fn attached(&self, at: Option<RangePlace>) -> Option<Attached<'_>> {
        match &self.block {
            Some(block) => at.and_then(|place| block.attached(place.at)),
            None => self.mapped.as_ref().and_then(Mapped::attached),
        }
    }
}

impl Drop for OwnedMemory {
    fn drop(&mut self) {
        let abandoned = *self.abandoned.get_mut();
        if abandoned {
            std::mem::forget(self.heap.take());
        }
        if let Some(mapped) = self.mapped.take() {
            lock(&self.osc.known).remove(&(mapped.memory().ptr() as usize));
        }
        if self.control_home == ControlHome::Block {
            self.osc.blocks.fetch_sub(1, Ordering::Relaxed);
        }
        if abandoned {
            return;
        }
        let ranges = self.osc.ranges.as_ref();
        match (self.control_home, ranges) {
            (ControlHome::Node(at), Some(ranges)) => ranges.release_control(at, self.ranks),
            (ControlHome::Process, _) => {
                self.control.reset();
                lock(&self.osc.spare).entry(self.ranks).or_default().push(self.control);
            }
            (ControlHome::Node(_), None) | (ControlHome::Block, _) => {}
        }
        if let (Some(range), Some(ranges)) = (self.range.take(), ranges) {
            ranges.release(range);
        }
    }
}

/// The target of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Target<'a> {
    /// Rank in the window.
    pub rank: u32,
    /// Displacement in the target's units.
    pub disp: i64,
    /// Number of elements.
    pub count: u64,
    /// Their type.
    pub dtype: &'a Datatype,
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    // No invariant spans two statements under these locks.
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Win {
    /// The communicator of its processes, for the library alone.
    pub fn comm(&self) -> &Comm {
        &self.0.comm
    }

    /// The group of the window.
    pub fn group(&self) -> &Group {
        self.0.comm.group()
    }

    /// Number of ranks.
    #[inline]
    pub fn size(&self) -> u32 {
        self.0.comm.size()
    }

    /// The rank of this process.
    #[inline]
    pub fn rank(&self) -> u32 {
        self.0.comm.rank()
    }

    /// How its memory came.
    pub fn flavor(&self) -> Flavor {
        self.0.flavor
    }

    /// Address of this process's memory.
    pub fn base(&self) -> usize {
        self.0.memory.addr()
    }

    /// Bytes of this process's memory.
    pub fn bytes(&self) -> u64 {
        self.me().size
    }

    /// Bytes of this process's unit of displacement.
    pub fn unit(&self) -> i64 {
        self.me().unit
    }

    pub(crate) fn me(&self) -> &Peer {
        &self.0.peers[self.rank() as usize]
    }

    /// A name that no other window of the job has: the context of its communicator.
    pub(crate) fn id(&self) -> u64 {
        self.0.comm.context(Space::P2p)
    }

    /// The rank that is `rank`, checked by the caller or here.
    ///
    /// # Errors
    /// Class `Rank`.
    #[inline]
    pub(crate) fn peer(&self, rank: u32) -> Result<&Peer> {
        match self.0.peers.get(rank as usize) {
            Some(peer) => Ok(peer),
            None => Err(self.bad_rank(i64::from(rank))),
        }
    }

    /// The error of what waits when the window is revoked.
    pub(crate) fn revoked(&self) -> Option<Error> {
        self.0.comm.check().err()
    }

    /// A rank, for an operation or an epoch that begins.
    ///
    /// # Errors
    /// Classes `Rank`, `Revoked`.
    #[inline(always)]
    pub(crate) fn target(&self, rank: u32) -> Result<&Peer> {
        match self.0.peers.get(rank as usize) {
            Some(peer) if rank < self.0.comm.rank_bound() => Ok(peer),
            _ => Err(self.bad_rank(i64::from(rank))),
        }
    }

    /// The error of a target that is no rank of the window.
    #[cold]
    pub fn bad_rank(&self, rank: i64) -> Error {
        if let Err(revoked) = self.0.comm.check() {
            return revoked;
        }
        err!(Rank, "target {rank} is not in 0..{}, the ranks of {}", self.size(), self.label())
    }

    /// The attributes.
    pub fn attrs(&self) -> &Attributes {
        &self.0.attrs
    }

    pub(crate) fn cold(&self) -> MutexGuard<'_, Cold> {
        lock(&self.0.cold)
    }

    /// The name that was given last, or the empty string.
    pub fn name(&self) -> String {
        self.cold().name.clone()
    }

    /// What messages to people call it.
    pub fn label(&self) -> String {
        let name = self.name();
        if name.is_empty() { "the window without a name".to_owned() } else { name }
    }

    /// Gives a name of at most `hawser_core::comm::MAX_NAME` bytes.
    pub fn set_name(&self, name: &str) {
        let mut end = name.len().min(hawser_core::comm::MAX_NAME);
        while !name.is_char_boundary(end) {
            end -= 1;
        }
        self.cold().name = name[..end].to_owned();
        self.tell_name(&name[..end]);
    }

    /// Shows observers the name; an empty one: none any more.
    pub(crate) fn tell_name(&self, name: &str) {
        let osc = self.0.osc;
        let _one = lock(&osc.names);
        osc.node.tell_window_name(osc.slot, self.id(), name);
    }

    /// The error handler.
    pub fn errhandler(&self) -> Errhandler {
        self.cold().errhandler.clone()
    }

    /// Attaches an error handler.
    pub fn set_errhandler(&self, handler: &Errhandler) {
        self.cold().errhandler = handler.clone();
    }

    /// The front's word for this object; 0 until set.
    #[inline]
    pub fn front(&self) -> usize {
        self.0.front.load(Ordering::Acquire)
    }

    /// Sets the front's word.
    pub fn set_front(&self, word: usize) {
        self.0.front.store(word, Ordering::Release);
    }

    pub(crate) fn pscw(&self) -> MutexGuard<'_, Pscw> {
        lock(&self.0.pscw)
    }

    pub(crate) fn remote(&self) -> MutexGuard<'_, BTreeMap<u32, Remote>> {
        lock(&self.0.remote)
    }

    /// Some target of this process was asked by messages, or processes were lost, as far as was
    /// heard.
    #[inline]
    pub(crate) fn asks(&self) -> bool {
        self.0.asks.load(Ordering::Relaxed)
    }

    /// As [`Win::asks`], also of losses that nobody has looked for yet.
    #[inline(always)]
    pub(crate) fn asks_now(&self) -> bool {
        self.0.osc.hear_of_losses();
        self.asks()
    }

    /// Looks whether one of the ranks has ended, each at its turn, where they are of several jobs:
    /// no launcher tells of all of them, and there need be no connection that ends.
    #[cold]
    pub(crate) fn look_at_one(&self) {
        if self.0.held.block.is_none() {
            return;
        }
        let looks = self.0.looks.fetch_add(1, Ordering::Relaxed);
        let peer = self.0.peers.get((looks % self.size()) as usize);
        let gone = peer.filter(|peer| peer.slot.is_some_and(|slot| self.0.has_no_process(slot)));
        gone.into_iter().for_each(|peer| self.0.osc.pml.note_failed(&[peer.proc]));
    }

    /// Held while this process changes its own elements, where that makes it the only one.
    pub(crate) fn alone(&self) -> Option<MutexGuard<'_, ()>> {
        self.0.private.as_ref().map(lock)
    }

    /// The elements of a rank with this control block.
    #[inline(always)]
    pub(crate) fn elements(&self, control: Control) -> Elements<'_> {
        let window = &*self.0;
        Elements::new(control.elements(), window.slot, window.announces, window)
    }

    fn attached(&self) -> MutexGuard<'_, BTreeMap<usize, Exposed>> {
        lock(&self.0.attached)
    }

    /// The part of this process's memory in which elements lie, and where they begin in it. `at` is
    /// an offset, or an address in a dynamic window.
    ///
    /// # Errors
    /// Class `RmaRange`.
    pub(crate) fn local(&self, at: i64, count: u64, dtype: &Datatype) -> Result<(Exposed, i64)> {
        if self.0.flavor != Flavor::Dynamic {
            check_elements(at, count, dtype, self.0.memory.len() as u64)?;
            return Ok((self.0.memory, at));
        }
        let Some((low, high)) = span(count, dtype) else { return Ok((self.0.memory, 0)) };
        self.local_span(at, low, high)
    }

    /// As [`Win::local`], for the bytes from `low` up to `high` from `at`.
    pub(crate) fn local_span(&self, at: i64, low: i128, high: i128) -> Result<(Exposed, i64)> {
        if self.0.flavor != Flavor::Dynamic {
            let first = i64::try_from(i128::from(at) + low).unwrap_or(i64::MIN);
            let bytes = u64::try_from(high - low).unwrap_or(u64::MAX);
            self.0.memory.bytes(first, bytes)?;
            return Ok((self.0.memory, at));
        }
        let (first, end) = (i128::from(at as u64) + low, i128::from(at as u64) + high);
        let attached = self.attached();
        let before = usize::try_from(first).ok();
        let found = before.and_then(|a| attached.range(..=a).next_back());
        let found = found.map(|(&addr, memory)| {
            // What is attached side by side is one piece of memory.
            let mut whole = *memory;
            for next in attached.range(addr + 1..).map(|(_, next)| next) {
                match whole.joined(next) {
                    Some(joined) if end > addr as i128 + whole.len() as i128 => whole = joined,
                    _ => break,
                }
            }
            (addr, whole)
        });
        match found {
            Some((addr, memory)) if end <= addr as i128 + memory.len() as i128 => {
                Ok((memory, (at as u64).wrapping_sub(addr as u64) as i64))
            }
            _ => Err(err!(
                RmaRange,
                "the {} bytes at address {first:#x} are not attached at rank {}; call \
                 MPI_Win_attach there first",
                end - first,
                self.rank()
            )),
        }
    }

    /// `MPI_Win_attach`.
    ///
    /// # Errors
    /// Class `RmaFlavor`; class `RmaAttach` when the memory overlaps what is attached.
    pub fn attach(&self, memory: Exposed) -> Result<()> {
        self.dynamic("MPI_Win_attach")?;
        let (addr, end) = (memory.addr(), memory.addr().saturating_add(memory.len()));
        let mut attached = self.attached();
        let before = attached.range(..end.max(addr + 1)).next_back();
        if before.is_some_and(|(a, m)| a + m.len() > addr || *a == addr) {
            return Err(err!(
                RmaAttach,
                "memory at {addr:#x} with {} bytes overlaps memory that is attached already",
                memory.len()
            ));
        }
        attached.insert(addr, memory);
        self.tell_attached(&attached);
        Ok(())
    }

    /// Shows what is attached to the others of the node, who then need not ask.
    fn tell_attached(&self, attached: &BTreeMap<usize, Exposed>) {
        let own = self.0.peers.get(self.rank() as usize).and_then(|own| own.list_at);
        if let Some(list) = self.0.held.attached(own) {
            list.write(attached.iter().map(|(addr, m)| (*addr as u64, m.len() as u64)));
        }
    }

    /// `MPI_Win_detach`.
    ///
    /// # Errors
    /// Class `RmaFlavor`; class `Base` when no memory was attached at this address.
    pub fn detach(&self, addr: usize) -> Result<()> {
        self.dynamic("MPI_Win_detach")?;
        let mut attached = self.attached();
        match attached.remove(&addr) {
            Some(_) => {
                self.tell_attached(&attached);
                Ok(())
            }
            None => Err(err!(Base, "no memory was attached at {addr:#x}")),
        }
    }

    fn dynamic(&self, call: &str) -> Result<()> {
        if self.0.flavor == Flavor::Dynamic {
            return Ok(());
        }
        Err(err!(RmaFlavor, "{call} is for windows of MPI_Win_create_dynamic"))
    }
}

impl Inner {
    /// Nobody has the id of the process in a slot of memory of several jobs: it has ended. All of
    /// them are in one namespace of ids.
    fn has_no_process(&self, slot: u32) -> bool {
        let has_page = slot != self.slot && slot < self.node.nlocal();
        let page = has_page.then(|| self.node.slot(slot));
        page.is_some_and(|page| page.pid() != 0 && cma::has_no_process(page))
    }
}

/// Those that share memory and may change the elements of the window.
impl Sharers for Inner {
    fn is_lost(&self, slot: u32) -> bool {
        match &self.held.block {
            None => self.osc.has_ended(slot),
            Some(_) => self.has_no_process(slot),
        }
    }

    fn announcement(&self, nth: usize) -> Option<(u32, Option<&Announcement>)> {
        if let Some(block) = &self.held.block {
            let slot = self.peers.get(nth)?.slot.unwrap_or(u32::MAX);
            return Some((slot, block.announcement(nth as u32)));
        }
        let Some(before) = nth.checked_sub(1) else {
            // Other threads of this process.
            return Some((self.osc.slot, Some(self.osc.announces)));
        };
        let slot = *self.neighbours.get(before)?;
        // One that cannot be mapped here may change the elements nevertheless.
        Some((slot, self.osc.ranges.as_ref().and_then(|ranges| ranges.announcement(slot))))
    }

    fn barrier(&self) -> bool {
        self.osc.node.membarrier()
    }
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "window {:#x}", self.comm.context(Space::P2p))
    }
}

impl fmt::Debug for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "window {:#x}, rank {} of {}", self.id(), self.rank(), self.size())
    }
}
