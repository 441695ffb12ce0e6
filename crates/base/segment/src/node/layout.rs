//! Where things lie in the node segment.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use hawser_lockfree::accord::Accord;
use hawser_lockfree::advert::Advert;
use hawser_lockfree::board::{Cell, LANE_SLOTS, LaneCell, SLOTS};
use hawser_lockfree::lease::{Departures, Lease, MEMBERS};

use super::networks::NetworksPage;
use super::observed::{CHANNELS_MAX, ObservedPage};
use super::slot::PeerSlot;
use super::world::BLOCK_BYTES;
use super::{AbortRequest, NodeInit, WaitDomain};

use super::bulks::STATE_STRIDE;

/// First word of a segment: "HAWSRSEG" as a little-endian number.
pub(super) const MAGIC: u64 = u64::from_le_bytes(*b"HAWSRSEG");
/// Version of the layout; it changes with every change of a byte below.
pub(super) const VERSION: u32 = 34;
/// Most processes of one job on one node.
pub const MAX_LOCAL: u32 = 4096;
/// Most channels of one job; a power of two.
pub const MAX_CHANNELS: u32 = 8;

/// Adverts of one receiver for one sender.
pub(super) const ADVERTS: usize = 4;

/// Boards of a node.
pub(super) const BOARDS: u32 = 64;
/// Most processes of a group that has a place.
pub const GROUP_MEMBERS: u32 = MEMBERS as u32;

/// Boards that have a slab, the first ones.
pub(super) const SLABS: u32 = 8;

/// Lanes of a node.
pub(super) const LANES: u32 = 512;
/// Lanes that have a slab, the first ones.
pub(super) const LANE_SLABS: u32 = 32;

/// Places of a node where groups make agreements.
pub const ACCORDS: u32 = 64;

/// Most ranks of a job that are on another node than its job map says.
pub const APART_MAX: u32 = 128;
/// Numbers of nodes that a job can get beside those that it starts with, one each time that some of
/// the ranks of a node leave it.
pub const NODES_MORE: u32 = 32;

const PAGE: usize = 4096;
const ABORT_TEXT: usize = 400;

/// Sizes of rings and bulk slots.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// 64-byte lines in the ring of one ordered pair; a power of two.
    pub lines: u32,
    /// Bulk slots of one sender, at most 64.
    pub bulks: u32,
    /// Bytes in one bulk slot; a multiple of the page size.
    pub bulk_size: u32,
    /// Rings of one ordered pair, and sets of bulk slots of one sender: a power of two.
    pub channels: u32,
}

impl Geometry {
    /// The sizes for a node with `nlocal` processes of a job with `channels` channels: what all
    /// pairs together can touch on one channel stays under 100 MB up to 192 processes.
    pub fn for_ranks(nlocal: u32, channels: u32) -> Geometry {
        let (lines, bulks, bulk_size) = match nlocal {
            0..=16 => (128, 32, 68 << 10),
            17..=64 => (64, 24, 16 << 10),
            65..=127 => (32, 16, 16 << 10),
            _ => (16, 16, 8 << 10),
        };
        Geometry { lines, bulks, bulk_size, channels }
    }

    pub(super) fn is_sane(self) -> bool {
        self.lines.is_power_of_two()
            && (8..=4096).contains(&self.lines)
            && (1..=64).contains(&self.bulks)
            && (4096..=1 << 20).contains(&self.bulk_size)
            && (self.bulk_size as usize).is_multiple_of(PAGE)
            && self.channels.is_power_of_two()
            && self.channels <= MAX_CHANNELS
    }
}

/// Bytes of a slab for one member and slot on a node with so many processes: what all can touch
/// stays at 64 MB.
pub const fn slab_part(nlocal: u32) -> usize {
    if nlocal <= 16 { 64 << 10 } else { 16 << 10 }
}

/// The same for a lane, which has two slots only: all ranks are scheduled for each exchange of a
/// call in flight. What all can touch stays at 132 MB. A page beyond a power of two: calls that are
/// shorter than a part use its begin, and these are not to fall into the same few sets of the
/// caches.
pub(super) const fn lane_part(nlocal: u32) -> usize {
    match nlocal {
        0..=8 => (256 << 10) + PAGE,
        9..=16 => (128 << 10) + PAGE,
        _ => slab_part(nlocal),
    }
}

/// A rank that is on another node than the job map says.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Apart {
    pub(super) rank: u32,
    /// The number of that node.
    pub(super) node: u32,
}

/// What the segment holds of the whole job.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Room {
    /// Blocks of the job map.
    pub(super) blocks: u32,
    /// Nodes of the job that have a record.
    pub(super) nodes: u32,
    /// Bytes for the node table: room for any other one of as many nodes as the job can get.
    pub(super) table: u32,
}

impl Room {
    /// Bytes of the job map.
    pub(super) fn map(self) -> usize {
        self.blocks as usize * BLOCK_BYTES
    }
}

/// The page that begins there or next.
const fn page(offset: usize) -> usize {
    offset.next_multiple_of(PAGE)
}

/// Offsets in bytes, from the numbers in the header alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) nlocal: u32,
    pub(super) ndomains: u32,
    pub(super) geometry: Geometry,
    pub(super) domains: usize,
    pub(super) slots: usize,
    pub(super) doorbells: usize,
    pub(super) doorbell_stride: usize,
    pub(super) consumed: usize,
    pub(super) bulk_states: usize,
    pub(super) rings: usize,
    pub(super) bulks: usize,
    pub(super) observed: usize,
    pub(super) networks: usize,
    pub(super) adverts: usize,
    pub(super) leases: usize,
    pub(super) boards: usize,
    /// Cells of one board.
    pub(super) board_cells: u32,
    pub(super) slabs: usize,
    pub(super) lane_leases: usize,
    pub(super) lanes: usize,
    pub(super) lane_slabs: usize,
    pub(super) map: usize,
    pub(super) nodes: usize,
    pub(super) lost: usize,
    pub(super) bulletins: usize,
    pub(super) accord_leases: usize,
    pub(super) accords: usize,
    pub(super) departures: usize,
    pub(super) total: usize,
}

impl Layout {
    pub(super) fn compute(
        nlocal: u32,
        nprocs: u32,
        ndomains: u32,
        geometry: Geometry,
        world: Room,
    ) -> Layout {
        let (n, channels) = (nlocal as usize, geometry.channels as usize);
        let doorbell_stride = (n.div_ceil(64) * channels).next_multiple_of(8) * 8;
        let domains = page(size_of::<Header>());
        let slots = page(domains + ndomains as usize * size_of::<WaitDomain>());
        let doorbells = page(slots + n * size_of::<PeerSlot>());
        let consumed = page(doorbells + n * doorbell_stride);
        let bulk_states = page(consumed + channels * n * n * 64);
        let rings = page(bulk_states + channels * n * geometry.bulks as usize * STATE_STRIDE);
        let bulks = page(rings + channels * n * n * geometry.lines as usize * 64);
        let bulk_bytes = channels * n * geometry.bulks as usize * geometry.bulk_size as usize;
        let observed = page(bulks + bulk_bytes);
        let networks = observed + n * CHANNELS_MAX as usize * size_of::<ObservedPage>();
        let adverts = networks + n * CHANNELS_MAX as usize * size_of::<NetworksPage>();
        let leases = page(adverts + n * n * ADVERTS * size_of::<Advert>());
        let boards = page(leases + BOARDS as usize * size_of::<Lease>());
        let board_cells = nlocal.min(GROUP_MEMBERS);
        let slabs = page(boards + (BOARDS * board_cells) as usize * size_of::<Cell>());
        let slab = board_cells as usize * SLOTS * slab_part(nlocal);
        let lane_leases = page(slabs + SLABS as usize * slab);
        let lanes = page(lane_leases + LANES as usize * size_of::<Lease>());
        let lane = board_cells as usize * size_of::<LaneCell>();
        let lane_slabs = page(lanes + LANES as usize * lane);
        let lane_slab = board_cells as usize * LANE_SLOTS * lane_part(nlocal);
        let map = page(lane_slabs + LANE_SLABS as usize * lane_slab);
        let nodes = page(map + world.map());
        let lost = page(nodes + world.table as usize);
        let bulletins = page(lost + words(nprocs) * size_of::<AtomicU32>());
        let accord_leases = page(bulletins + BULLETINS as usize * size_of::<AtomicU64>());
        let accords = accord_leases + ACCORDS as usize * size_of::<Lease>();
        let departures = page(accords + ACCORDS as usize * size_of::<Accord>());
        let total = page(departures + n * size_of::<Departures>());
        Layout {
            nlocal,
            ndomains,
            geometry,
            domains,
            slots,
            doorbells,
            doorbell_stride,
            consumed,
            bulk_states,
            rings,
            bulks,
            observed,
            networks,
            adverts,
            leases,
            boards,
            board_cells,
            slabs,
            lane_leases,
            lanes,
            lane_slabs,
            map,
            nodes,
            lost,
            bulletins,
            accord_leases,
            accords,
            departures,
            total,
        }
    }
}

/// Bulletins that a node remembers. A process that has not looked while so many more were posted
/// may miss one: no page of them exists before it is used.
pub(super) const BULLETINS: u32 = 1 << 16;

/// Words that have a bit for each of so many processes.
pub(super) fn words(nprocs: u32) -> usize {
    nprocs.div_ceil(u32::BITS) as usize
}

/// First page. Plain fields are written once, before anybody else can see the segment.
#[repr(C, align(64))]
#[derive(Debug)]
pub(super) struct Header {
    pub(super) magic: u64,
    pub(super) version: u32,
    pub(super) nlocal: u32,
    pub(super) nprocs: u32,
    pub(super) first_rank: u32,
    pub(super) ndomains: u32,
    pub(super) geometry: Geometry,
    pub(super) job: u64,
    pub(super) secret: [u8; 32],
    pub(super) no_membarrier: AtomicU32,
    pub(super) abort: AbortArea,
    /// 1 + slot of the first process that has shown its parameters; 0: none has.
    pub(super) first: AtomicU32,
    /// The number of this node.
    pub(super) node: u32,
    pub(super) world: Room,
    /// See [`super::NodeSegment::acceptor_is_open`].
    pub(super) acceptor: AtomicU32,
    /// See [`super::NodeSegment::losses`].
    pub(super) losses: AtomicU32,
    /// How many bulletins were posted; the last [`BULLETINS`] of them stand in a ring.
    pub(super) bulletins: AtomicU32,
    /// See [`super::NodeSegment::hold_asked`].
    pub(super) hold: AtomicU64,
    /// See [`super::NodeSegment::wake_fd`].
    pub(super) wake: AtomicU32,
    /// See [`super::NodeSegment::format`].
    pub(super) format: AtomicU32,
    /// The number that this node has in the job map.
    pub(super) home: u32,
    /// How many ranks are on other nodes than the job map says.
    pub(super) apart: u32,
    /// These.
    pub(super) apart_ranks: [Apart; APART_MAX as usize],
}

const _: () = {
    use std::mem::offset_of;
    assert!(size_of::<Header>() <= PAGE, "the header is one page");
    assert!(offset_of!(Header, geometry) == 28 && offset_of!(Header, job) == 48);
    assert!(offset_of!(Header, secret) == 56 && offset_of!(Header, no_membarrier) == 88);
    assert!(offset_of!(Header, abort) == 92 && offset_of!(Header, first) == 508);
    assert!(offset_of!(Header, node) == 512 && offset_of!(Header, world) == 516);
    assert!(offset_of!(Header, acceptor) == 528 && offset_of!(Header, losses) == 532);
    assert!(offset_of!(Header, bulletins) == 536 && offset_of!(Header, hold) == 544);
    assert!(offset_of!(Header, wake) == 552 && offset_of!(Header, format) == 556);
    assert!(offset_of!(Header, home) == 560 && offset_of!(Header, apart) == 564);
    assert!(offset_of!(Header, apart_ranks) == 568);
};

impl Header {
    pub(super) fn new(init: &NodeInit<'_>, layout: &Layout, world: Room) -> Header {
        Header {
            magic: MAGIC,
            version: VERSION,
            nlocal: init.nlocal,
            nprocs: init.nprocs,
            first_rank: init.first_rank,
            ndomains: layout.ndomains,
            geometry: layout.geometry,
            job: init.job,
            secret: init.secret,
            no_membarrier: AtomicU32::new(0),
            abort: AbortArea {
                state: AtomicU32::new(0),
                rank: AtomicU32::new(0),
                code: AtomicU32::new(0),
                len: AtomicU32::new(0),
                text: UnsafeCell::new([0; ABORT_TEXT]),
            },
            first: AtomicU32::new(0),
            node: init.world.node,
            world,
            acceptor: AtomicU32::new(0),
            losses: AtomicU32::new(0),
            bulletins: AtomicU32::new(0),
            hold: AtomicU64::new(0),
            wake: AtomicU32::new(0),
            format: AtomicU32::new(0),
            home: init.world.node,
            apart: 0,
            apart_ranks: [Apart { rank: 0, node: 0 }; APART_MAX as usize],
        }
    }

    /// What of a segment that was made from a saved one begins anew: its secret, and what the maker
    /// and its processes have said to each other.
    pub(super) fn begin_anew(&mut self, secret: [u8; 32]) {
        self.secret = secret;
        self.abort.state = AtomicU32::new(ABORT_NONE);
        self.acceptor = AtomicU32::new(0);
        self.hold = AtomicU64::new(0);
        self.wake = AtomicU32::new(0);
    }
}

const ABORT_NONE: u32 = 0;
const ABORT_WRITING: u32 = 1;
const ABORT_READY: u32 = 2;

/// The request for the end of the job: written once, by whoever moves `state` from none to writing.
#[repr(C)]
#[derive(Debug)]
pub(super) struct AbortArea {
    state: AtomicU32,
    rank: AtomicU32,
    code: AtomicU32,
    len: AtomicU32,
    text: UnsafeCell<[u8; ABORT_TEXT]>,
}

impl AbortArea {
    pub(super) fn request(&self, rank: u32, code: i32, text: &str) -> bool {
        let first = self.state.compare_exchange(
            ABORT_NONE,
            ABORT_WRITING,
            Ordering::Relaxed,
            Ordering::Relaxed,
        );
        if first.is_err() {
            return false;
        }
        let mut len = text.len().min(ABORT_TEXT);
        while !text.is_char_boundary(len) {
            len -= 1;
        }
        // SAFETY: the exchange above made this thread the only writer, and readers wait for
        // ABORT_READY; `len` is at most the length of both.
        unsafe {
            std::ptr::copy_nonoverlapping(text.as_ptr(), self.text.get().cast::<u8>(), len);
        }
        self.rank.store(rank, Ordering::Relaxed);
        self.code.store(code as u32, Ordering::Relaxed);
        self.len.store(len as u32, Ordering::Relaxed);
        // SYNC abort.state: pairs with the load in `read`; publishes all fields.
        self.state.store(ABORT_READY, Ordering::Release);
        true
    }

    pub(super) fn read(&self) -> Option<AbortRequest> {
        // SYNC abort.state: pairs with the store in `request`.
        if self.state.load(Ordering::Acquire) != ABORT_READY {
            return None;
        }
        let len = (self.len.load(Ordering::Relaxed) as usize).min(ABORT_TEXT);
        let mut text = vec![0u8; len];
        // SAFETY: ready: nobody writes any more; `len` is at most the area's length.
        unsafe {
            std::ptr::copy_nonoverlapping(self.text.get().cast::<u8>(), text.as_mut_ptr(), len);
        }
        Some(AbortRequest {
            rank: self.rank.load(Ordering::Relaxed),
            code: self.code.load(Ordering::Relaxed) as i32,
            text: String::from_utf8_lossy(&text).into_owned(),
        })
    }
}
