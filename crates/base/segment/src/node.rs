//! The shared segment of the processes of one job on one node.
//!
//! One memfd, sparse: everything lies at an offset computed from the number of local processes, so
//! there is no allocation protocol, and a page exists from the first touch only. The launcher makes
//! the segment and hands the descriptor down; a process without a launcher makes its own.
//! The byte table is `docs/formats/sm-segment.md`.

mod apart;
mod bulks;
mod hold;
pub mod image;
mod layout;
mod met;
mod networks;
mod news;
mod observed;
mod pages;
mod places;
pub mod ranges;
mod slot;
#[cfg(test)]
mod tests;
mod wake;
mod world;

use std::io;
use std::os::fd::{OwnedFd, RawFd};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicI32, AtomicU32, Ordering};

use hawser_lockfree::advert::Advert;
use hawser_lockfree::ring::{Consumed, Line};
use hawser_mca::{ParamKind, ParamSpec, Params, Scope};
use hawser_os::membarrier;
use hawser_os::segment::Segment;
use thiserror::Error;

pub use bulks::BulkArea;
use bulks::STATE_STRIDE;
pub use hold::{CARRIERS, HoldAnswer, HoldArea, HoldAsked, HoldStep, SEVERAL_THREADS};
pub use layout::{
    ACCORDS, APART_MAX, GROUP_MEMBERS, Geometry, MAX_CHANNELS, MAX_LOCAL, NODES_MORE, slab_part,
};
use layout::{ADVERTS, Header, Layout, MAGIC, Room, VERSION};
pub use met::{ForeignDomain, MetSegment};
pub use networks::{NetworkNumbers, NetworkRow, NetworksPage};
pub use observed::{CHANNELS_MAX, ObservedPage, PAGE_WORDS};
pub use pages::ObservedNode;
pub use places::{BoardPlaces, LanePlaces, PlaceCopy, Places};
pub use slot::{FLAG_NO_CMA, SLEEP_FUTEX, SLEEP_POLL};
pub use slot::{FLAGS_ABOVE, MODEX_BYTES, PeerSlot, Phase, SLOT_WORDS};
pub use wake::wake;
pub(crate) use wake::{channel_name, wake_now};
pub use world::{MapBlock, NodeRecord, World};
pub use world::{decode_addresses, encode_addresses};

/// What the maker of a segment decides.
#[derive(Clone, Copy, Debug)]
pub struct NodeInit<'a> {
    /// The job's number.
    pub job: u64,
    /// The job's secret.
    pub secret: [u8; 32],
    /// Processes in the job.
    pub nprocs: u32,
    /// Rank of the process in slot 0; slot `i` gets `first_rank + i` until
    /// [`PeerSlot::set_proc`] says otherwise.
    pub first_rank: u32,
    /// Processes of the job on this node: 1 to [`MAX_LOCAL`].
    pub nlocal: u32,
    /// Number of CPUs in each wait domain (a set of CPUs that the same ranks share).
    pub domains: &'a [u32],
    /// Wait domain of each local slot.
    pub slot_domain: &'a [u32],
    /// Channels of the job: a power of two, at most [`MAX_CHANNELS`]; see [`channels_for`].
    pub channels: u32,
    /// The whole job.
    pub world: World<'a>,
}

/// Parameters of the node segment.
pub static PARAMS: &[ParamSpec] = &[ParamSpec {
    name: "pml_ob1_channels",
    kind: ParamKind::Int { min: 0, max: MAX_CHANNELS as i64 },
    default: "0",
    unit: "",
    level: 4,
    scope: Scope::AllEqual,
    help: "Independent message engines of a process with MPI_THREAD_MULTIPLE, over which its \
           communicators are spread; the same for all processes of a job, rounded down to a power \
           of two. 0: as many as CPUs, at most 4, and fewer with more than 16 processes.",
}];

/// The number of channels of a job: what the parameter asks for, or what is fit for so many
/// processes on so many CPUs. Rings that nobody uses take no memory, but those of all pairs and
/// channels together must stay affordable.
pub fn channels_for(params: &Params, nlocal: u32, cpus: u32) -> u32 {
    channels(u32::try_from(params.int("pml_ob1_channels")).unwrap_or(0), nlocal, cpus)
}

/// The same for a wish; 0 is none.
pub fn channels(wanted: u32, nlocal: u32, cpus: u32) -> u32 {
    let wanted = match wanted {
        0 => cpus.min(match nlocal {
            0..=16 => 4,
            17..=64 => 2,
            _ => 1,
        }),
        wanted => wanted,
    };
    1 << wanted.clamp(1, MAX_CHANNELS).ilog2()
}

/// Why a descriptor is not a segment that this build can use.
#[derive(Debug, Error)]
pub enum AttachError {
    /// The descriptor cannot be mapped.
    #[error("the node segment (descriptor {0}) cannot be mapped: {1}")]
    Map(RawFd, io::Error),
    /// It holds something else.
    #[error("descriptor {0} is not a node segment")]
    NotASegment(RawFd),
    /// It was made by another version of Hawser.
    #[error(
        "the node segment has version {found}, this library understands {known}: \
         the launcher and the library are of different releases"
    )]
    Version {
        /// The version found: of the layout, or of what the layers above write in it.
        found: u32,
        /// The version that is understood.
        known: u32,
    },
    /// Its sizes contradict each other.
    #[error("the node segment is damaged: {0}")]
    Damaged(&'static str),
}

/// The name of every node segment, which people see in `/proc/PID/maps`.
pub const NAME: &str = "hawser-node";

/// Bits of the acceptor's word.
const ACCEPTOR_OPEN: u32 = 1;
const ACCEPTOR_WANTED: u32 = 2;
const ACCEPTOR_REFUSED: u32 = 4;

/// CPUs that a group of ranks shares, and how many of those ranks are awake.
#[repr(C, align(128))]
#[derive(Debug)]
pub struct WaitDomain {
    cpus: AtomicU32,
    /// A hint: a rank that died stays counted, so nobody may wait for a value.
    awake: AtomicI32,
}

impl WaitDomain {
    /// CPUs in the domain, at least 1.
    #[inline]
    pub fn cpus(&self) -> u32 {
        self.cpus.load(Ordering::Relaxed).max(1)
    }

    /// Ranks of the domain that run or poll now; a hint.
    #[inline]
    pub fn awake(&self) -> u32 {
        self.awake.load(Ordering::Relaxed).max(0) as u32
    }

    /// Counts a rank that begins to run.
    pub fn enter(&self) {
        self.awake.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts so many ranks.
    pub(crate) fn add(&self, ranks: i32) {
        self.awake.fetch_add(ranks, Ordering::Relaxed);
    }

    /// Counts a rank that goes to sleep or ends.
    pub fn leave(&self) {
        self.awake.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A process asked for the end of the whole job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbortRequest {
    /// The rank that asked.
    pub rank: u32,
    /// The exit code that it wants for the job.
    pub code: i32,
    /// What it said, at most 400 bytes.
    pub text: String,
}

#[derive(Debug)]
struct Mapped {
    segment: Segment,
    layout: Layout,
}

/// A handle of the mapped segment. The mapping lives as long as the process.
#[derive(Clone, Copy, Debug)]
pub struct NodeSegment {
    inner: &'static Mapped,
}

impl NodeSegment {
    /// Makes a segment.
    ///
    /// # Errors
    /// `InvalidInput` when the numbers contradict each other, else what the kernel reported.
    pub fn create(init: &NodeInit<'_>) -> io::Result<NodeSegment> {
        let geometry = Geometry::for_ranks(init.nlocal, init.channels);
        let room = ranges::room_for(init.nlocal);
        NodeSegment::make(init, geometry, (NAME, room)).map(NodeSegment::of)
    }

    /// Makes a segment of a name, in a file with so much room.
    fn make(
        init: &NodeInit<'_>,
        geometry: Geometry,
        (name, room): (&str, u64),
    ) -> io::Result<NonNull<Mapped>> {
        let sane = (1..=MAX_LOCAL).contains(&init.nlocal)
            && init.nlocal <= init.nprocs
            && init.first_rank < init.nprocs
            && init.slot_domain.len() == init.nlocal as usize
            && !init.domains.is_empty()
            && init.domains.len() <= init.nlocal as usize
            && init.channels.is_power_of_two()
            && init.channels <= MAX_CHANNELS
            && init.slot_domain.iter().all(|d| (*d as usize) < init.domains.len());
        if !sane {
            let why = "the numbers of a node segment contradict each other";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
        }
        let (map, table) =
            (world::encode_blocks(init.world.blocks), world::encode_nodes(init.world.nodes));
        let world = Room {
            blocks: init.world.blocks.len() as u32,
            nodes: init.world.nodes.len() as u32,
            table: world::table_room(init.world.nodes.len() + layout::NODES_MORE as usize) as u32,
        };
        let layout =
            Layout::compute(init.nlocal, init.nprocs, init.domains.len() as u32, geometry, world);
        let segment = Segment::create_with_room(name, layout.total, room)?;
        let mapped = NodeSegment::leak(segment, layout);
        let node = NodeSegment::of(mapped);
        // SAFETY: nobody else has the segment yet, and the layout says that it is long enough.
        unsafe {
            node.header_ptr().write(Header::new(init, &layout, world));
            for (at, bytes) in [(layout.map, map), (layout.nodes, table)] {
                std::ptr::copy_nonoverlapping(bytes.as_ptr(), node.at(at, 0), bytes.len());
            }
        }
        for (i, cpus) in init.domains.iter().enumerate() {
            node.domain(i as u32).cpus.store(*cpus, Ordering::Relaxed);
        }
        for i in 0..init.nlocal {
            let domain = init.slot_domain[i as usize];
            node.slot(i).prepare(i, init.first_rank.wrapping_add(i), domain);
        }
        Ok(mapped)
    }

    /// Maps the segment behind a descriptor that the launcher handed down; the descriptor itself
    /// stays the caller's.
    ///
    /// # Errors
    /// See [`AttachError`].
    pub fn attach(fd: RawFd) -> Result<NodeSegment, AttachError> {
        let segment = Segment::attach(fd).map_err(|e| AttachError::Map(fd, e))?;
        NodeSegment::check(segment, fd, false).map(NodeSegment::of)
    }

    /// Takes a mapped segment that makes sense, of which at least the first page is there; writes
    /// nothing. `read`: it is for reading only.
    fn check(segment: Segment, fd: RawFd, read: bool) -> Result<NonNull<Mapped>, AttachError> {
        if segment.len() < size_of::<Header>() {
            return Err(AttachError::NotASegment(fd));
        }
        // SAFETY: long enough, page aligned; the header is written before the descriptor is handed
        // down, and any bytes are a valid Header.
        let header = unsafe { &*segment.ptr().cast::<Header>() };
        if header.magic != MAGIC {
            return Err(AttachError::NotASegment(fd));
        }
        if header.version != VERSION {
            return Err(AttachError::Version { found: header.version, known: VERSION });
        }
        if !(1..=MAX_LOCAL).contains(&header.nlocal)
            || !(1..=header.nlocal).contains(&header.ndomains)
        {
            return Err(AttachError::Damaged("the number of processes"));
        }
        if !header.geometry.is_sane() {
            return Err(AttachError::Damaged("the geometry of the rings"));
        }
        let layout = Layout::compute(
            header.nlocal,
            header.nprocs,
            header.ndomains,
            header.geometry,
            header.world,
        );
        let room = segment.room();
        if room != layout.total as u64 && room != ranges::room_for(header.nlocal) {
            return Err(AttachError::Damaged("the length"));
        }
        let segment = segment.extended(layout.total, read).map_err(|e| AttachError::Map(fd, e))?;
        Ok(NodeSegment::leak(segment, layout))
    }

    fn leak(segment: Segment, layout: Layout) -> NonNull<Mapped> {
        NonNull::from(Box::leak(Box::new(Mapped { segment, layout })))
    }

    /// The handle of what [`NodeSegment::leak`] has given.
    fn of(mapped: NonNull<Mapped>) -> NodeSegment {
        // SAFETY: it was leaked, and is freed by nobody but `MetSegment::unmap`, whose caller
        // promises that no handle is left.
        NodeSegment { inner: unsafe { mapped.as_ref() } }
    }

    fn header_ptr(&self) -> *mut Header {
        self.inner.segment.ptr().cast()
    }

    fn header(&self) -> &'static Header {
        // SAFETY: written by `create` or checked by `attach`; the plain fields never change.
        unsafe { &*self.header_ptr() }
    }

    /// The descriptor, to be handed to the processes of the job. Closed by `exec` unless the
    /// launcher clears that flag.
    pub fn fd(&self) -> RawFd {
        self.inner.segment.fd()
    }

    /// Lets go of memory and descriptor in a process that goes on without the job: see
    /// [`Segment::retire`].
    pub fn retire(&self) {
        self.inner.segment.retire();
    }

    /// The job's number.
    pub fn job(&self) -> u64 {
        self.header().job
    }

    /// Processes in the job.
    pub fn nprocs(&self) -> u32 {
        self.header().nprocs
    }

    /// Rank of slot 0 as the maker gave it.
    pub fn first_rank(&self) -> u32 {
        self.header().first_rank
    }

    /// Processes of the job on this node.
    pub fn nlocal(&self) -> u32 {
        self.inner.layout.nlocal
    }

    /// Number of wait domains.
    pub fn ndomains(&self) -> u32 {
        self.inner.layout.ndomains
    }

    /// The number of this node. It is another one where its ranks have left a node whose other
    /// ranks have stayed.
    pub fn number(&self) -> u32 {
        self.header().node
    }

    /// The blocks of the job map; none: all ranks are on this node.
    pub fn map_blocks(&self) -> Vec<MapBlock> {
        world::decode_blocks(self.bytes(self.inner.layout.map, self.header().world.map()))
    }

    /// The record of a node; `None` where the job has no table, or no such node.
    pub fn node_record(&self, node: u32) -> Option<NodeRecord> {
        let Room { nodes, table, .. } = self.header().world;
        world::decode_node(self.bytes(self.inner.layout.nodes, table as usize), nodes, node)
    }

    /// The cell of a node; 0 where the job has no table, or no such node.
    pub fn cell_of_node(&self, node: u32) -> u32 {
        let Room { nodes, table, .. } = self.header().world;
        let table = self.bytes(self.inner.layout.nodes, table as usize);
        world::decode_cell(table, nodes, node).unwrap_or(0).into()
    }

    /// Number of cells over which the job goes, at least 1.
    pub fn cells(&self) -> u32 {
        // Cells are numbered in the order of their nodes.
        let nodes = self.header().world.nodes;
        nodes.checked_sub(1).map_or(1, |last| self.cell_of_node(last) + 1)
    }

    /// Bytes that the maker has written.
    fn bytes(&self, at: usize, len: usize) -> &'static [u8] {
        // SAFETY: the callers name a region of the layout, which was written by `create` and
        // changes only while no other process has the segment (`replace_nodes`); they keep no
        // reference.
        unsafe { std::slice::from_raw_parts(self.at(at, 0), len) }
    }

    /// The maker says under which number it has the pipe that wakes it.
    pub fn set_wake_fd(&self, fd: RawFd) {
        let word = u32::try_from(fd).map_or(0, |fd| fd + 1);
        self.header().wake.store(word, Ordering::Relaxed);
    }

    /// Under which number the maker has the pipe that wakes it, if it has said so.
    pub fn wake_fd(&self) -> Option<RawFd> {
        let word = self.header().wake.load(Ordering::Relaxed);
        word.checked_sub(1).and_then(|fd| RawFd::try_from(fd).ok())
    }

    /// The maker says which version of their format the layers above use in [`PeerSlot::words`] and
    /// [`ObservedPage::words`].
    pub fn set_format(&self, version: u32) {
        self.header().format.store(version, Ordering::Relaxed);
    }

    /// That version; 0: the maker has not said.
    pub fn format(&self) -> u32 {
        self.header().format.load(Ordering::Relaxed)
    }

    /// The agent of the node takes connections of ranks (`docs/formats/acceptor.md`).
    pub fn open_acceptor(&self) {
        // SYNC header.acceptor: pairs with `acceptor_is_open`.
        self.header().acceptor.fetch_or(ACCEPTOR_OPEN, Ordering::Release);
    }

    /// Asks the agent of the node to open its acceptor; its wake descriptor is to be rung after
    /// this.
    pub fn ask_for_acceptor(&self) {
        self.header().acceptor.fetch_or(ACCEPTOR_WANTED, Ordering::Relaxed);
    }

    /// True when a process has asked for the acceptor.
    pub fn acceptor_is_wanted(&self) -> bool {
        self.header().acceptor.load(Ordering::Relaxed) & ACCEPTOR_WANTED != 0
    }

    /// The agent of the node cannot take connections of ranks, for good. Tells them, and wakes
    /// them.
    pub fn refuse_acceptor(&self) {
        // SYNC header.acceptor: pairs with `acceptor_is_refused`.
        self.header().acceptor.fetch_or(ACCEPTOR_REFUSED, Ordering::Release);
        (0..self.nlocal()).for_each(|slot| self.notify(slot));
    }

    /// True when the agent of the node cannot take connections of ranks, and never will.
    pub fn acceptor_is_refused(&self) -> bool {
        // SYNC header.acceptor: pairs with `refuse_acceptor`.
        self.header().acceptor.load(Ordering::Acquire) & ACCEPTOR_REFUSED != 0
    }

    /// True when the agent of the node takes connections of ranks.
    pub fn acceptor_is_open(&self) -> bool {
        // SYNC header.acceptor: pairs with `open_acceptor`.
        self.header().acceptor.load(Ordering::Acquire) & ACCEPTOR_OPEN != 0
    }

    /// Tells the process in `slot` that its agent has something for it, and wakes it if it sleeps.
    pub fn notify(&self, slot: u32) {
        let page = self.slot(slot);
        page.notify();
        wake(*self, page);
    }

    /// Wakes the process in `slot` if it sleeps: what it waits for may have come.
    pub fn rouse(&self, slot: u32) {
        wake(*self, self.slot(slot));
    }

    /// See [`Segment::give_up`].
    ///
    /// # Errors
    /// As there.
    pub fn give_up(&self) -> io::Result<()> {
        self.inner.segment.give_up()
    }

    /// See [`Segment::take_back`].
    ///
    /// # Errors
    /// As there.
    pub fn take_back(&self, file: OwnedFd) -> io::Result<()> {
        self.inner.segment.take_back(file)
    }

    /// The job's secret.
    pub fn secret(&self) -> [u8; 32] {
        crate::outside::note_secret();
        self.header().secret
    }

    /// Channels of the job.
    #[inline]
    pub fn channels(&self) -> u32 {
        self.inner.layout.geometry.channels
    }

    /// The sizes of rings and bulk slots.
    pub fn geometry(&self) -> Geometry {
        self.inner.layout.geometry
    }

    /// The page of local process `i`.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn slot(&self, i: u32) -> &'static PeerSlot {
        assert!(i < self.nlocal(), "no such slot");
        // SAFETY: inside the segment; a PeerSlot is atomics and cells that zeroed memory is
        // valid for.
        unsafe { &*self.at(self.inner.layout.slots, i as usize * size_of::<PeerSlot>()).cast() }
    }

    /// Wait domain `i`.
    ///
    /// # Panics
    /// When there is no such domain.
    pub fn domain(&self, i: u32) -> &'static WaitDomain {
        assert!(i < self.ndomains(), "no such wait domain");
        // SAFETY: as in `slot`.
        unsafe { &*self.at(self.inner.layout.domains, i as usize * size_of::<WaitDomain>()).cast() }
    }

    /// Asks for the end of the job; the first request of the node counts. False when there was
    /// one already.
    pub fn request_abort(&self, rank: u32, code: i32, text: &str) -> bool {
        self.header().abort.request(rank, code, text)
    }

    /// The request for the end of the job, if there is one.
    pub fn abort_request(&self) -> Option<AbortRequest> {
        self.header().abort.read()
    }

    /// The process with which the one in `slot` has to compare its parameters, once it has told
    /// its own ([`PeerSlot::tell_agreement`]): the first one on this node that has asked this.
    pub fn compare_with(&self, slot: u32) -> u32 {
        // SYNC header.first: what the first process has told before is visible to all others.
        let first = &self.header().first;
        match first.compare_exchange(0, slot + 1, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => slot,
            Err(first) => (first - 1).min(self.nlocal() - 1),
        }
    }

    /// Records that a process of this node cannot take part in expedited memory barriers.
    pub fn forbid_membarrier(&self) {
        self.header().no_membarrier.store(1, Ordering::SeqCst);
    }

    /// True when every process that attached so far takes part in expedited memory barriers.
    pub fn membarrier_allowed(&self) -> bool {
        self.header().no_membarrier.load(Ordering::SeqCst) == 0
    }

    /// Makes a full memory barrier on all processors that run processes of this node. False: that
    /// cannot be done.
    pub fn membarrier(&self) -> bool {
        self.membarrier_allowed() && membarrier::global()
    }

    /// The lines of the ring of a channel from `sender` to `receiver`.
    pub fn ring(&self, channel: u32, sender: u32, receiver: u32) -> &'static [Line] {
        let layout = &self.inner.layout;
        let n = layout.geometry.lines as usize;
        let index = self.pair(channel, sender, receiver);
        // SAFETY: inside the segment, 64-byte aligned; zeroed memory is an empty Line.
        unsafe { std::slice::from_raw_parts(self.at(layout.rings, index * n * 64).cast(), n) }
    }

    /// The consumer's line of the ring of a channel from `sender` to `receiver`.
    pub fn consumed(&self, channel: u32, sender: u32, receiver: u32) -> &'static Consumed {
        let index = self.pair(channel, sender, receiver);
        // SAFETY: as in `ring`.
        unsafe { &*self.at(self.inner.layout.consumed, index * 64).cast() }
    }

    /// The adverts of `receiver` for `sender`.
    pub fn adverts(&self, receiver: u32, sender: u32) -> &'static [Advert] {
        let index = self.pair(0, sender, receiver) * ADVERTS;
        let at = self.at(self.inner.layout.adverts, index * size_of::<Advert>());
        // SAFETY: as in `ring`.
        unsafe { std::slice::from_raw_parts(at.cast(), ADVERTS) }
    }

    /// The doorbells of `receiver`, ⌈local processes / 64⌉ words for each channel: bit `s` is set
    /// when the ring of the channel from sender `s` is in use.
    pub fn doorbells(&self, receiver: u32) -> &'static [AtomicDoorbell] {
        assert!(receiver < self.nlocal());
        let layout = &self.inner.layout;
        let words = self.doorbell_words() * layout.geometry.channels as usize;
        let at = self.at(layout.doorbells, receiver as usize * layout.doorbell_stride);
        // SAFETY: as in `ring`.
        unsafe { std::slice::from_raw_parts(at.cast(), words) }
    }

    /// Words in the doorbell of one receiver and channel.
    pub fn doorbell_words(&self) -> usize {
        (self.nlocal() as usize).div_ceil(64)
    }

    /// The bulk slots of one sender.
    pub fn bulk_area(&self, sender: u32) -> BulkArea {
        assert!(sender < self.nlocal(), "no such slot");
        let layout = &self.inner.layout;
        let count = layout.geometry.bulks * layout.geometry.channels;
        let (first, size) = ((sender * count) as usize, layout.geometry.bulk_size as usize);
        let states = self.at(layout.bulk_states, first * STATE_STRIDE);
        // SAFETY: the layout has these slots and lines for each sender.
        unsafe { BulkArea::new(self.at(layout.bulks, first * size), states, size, count) }
    }

    fn pair(&self, channel: u32, sender: u32, receiver: u32) -> usize {
        assert!(sender < self.nlocal() && receiver < self.nlocal(), "no such slot");
        assert!(channel < self.channels(), "no such channel");
        let n = self.nlocal() as usize;
        (channel as usize * n + receiver as usize) * n + sender as usize
    }

    /// Address of `base + offset`, which the callers keep inside the layout.
    fn at(&self, base: usize, offset: usize) -> *mut u8 {
        debug_assert!(base + offset <= self.inner.layout.total);
        // SAFETY: inside the mapping: `base` and the strides come from the layout, the indices are
        // checked by the callers.
        unsafe { self.inner.segment.ptr().add(base + offset) }
    }
}

/// One word of a doorbell bitmap.
pub type AtomicDoorbell = std::sync::atomic::AtomicU64;
