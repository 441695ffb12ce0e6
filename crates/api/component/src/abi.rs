//! The tables of `include/hawser`; names are those there. Fields are only ever added at the end, and a table of an older
//! component is read as far as it goes ([`read`]).

use std::ffi::{c_char, c_int, c_void};
use std::io::IoSlice;

use hawser_core::op::Op;
use hawser_datatype::Datatype;

use crate::host::{Call, Part};

/// Version of the layouts. A component of another one is refused.
pub(crate) const VERSION: u32 = 1;

/// `HAWSER_OK`.
pub(crate) const OK: c_int = 0;
/// `HAWSER_PASS`.
pub(crate) const PASS: c_int = 1;
/// `HAWSER_FULL`.
pub(crate) const FULL: c_int = 2;
/// `HAWSER_PENDING`.
pub(crate) const PENDING: c_int = 3;
/// `HAWSER_NOBODY`, and `HAWSER_UNKNOWN`.
pub(crate) const NOBODY: u32 = u32::MAX;
/// `HAWSER_ROOT`.
pub(crate) const ROOT: u32 = u32::MAX - 1;
/// `HAWSER_BYSTANDER`.
pub(crate) const BYSTANDER: u32 = u32::MAX - 2;
/// `HAWSER_FAILED`.
pub(crate) const FAILED: c_int = -1;

/// A table that begins with its size and its version, of which every bit pattern of zeros is a
/// valid one.
///
/// # Safety
/// `repr(C)`, beginning with two `u32`: size and version; zeroed memory is a value.
pub(crate) unsafe trait Table: Sized {}

/// `hawser_component_t`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Component {
    pub(crate) size: u32,
    pub(crate) abi: u32,
    pub(crate) framework: *const c_char,
    pub(crate) name: *const c_char,
    pub(crate) version: *const c_char,
    pub(crate) help: *const c_char,
    pub(crate) open: Option<extern "C" fn() -> c_int>,
    pub(crate) close: Option<extern "C" fn()>,
    pub(crate) table: *const c_void,
}

// SAFETY: null pointers and no functions.
unsafe impl Table for Component {}

/// `hawser_buf_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Buf {
    pub(crate) addr: *mut c_void,
    pub(crate) count: u64,
    pub(crate) dtype: *const Datatype,
}

/// `hawser_blocks_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocks {
    pub(crate) addr: *mut c_void,
    pub(crate) dtype: *const Datatype,
    pub(crate) counts: *const i64,
    pub(crate) displs: *const i64,
}

/// `hawser_place_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) size: u32,
    pub(crate) rank: u32,
    pub(crate) ranks: u32,
    pub(crate) one_node: u32,
    pub(crate) room: u64,
    pub(crate) parts: u32,
    pub(crate) reserved: u32,
    pub(crate) remote: u32,
    pub(crate) exchange: u32,
}

/// How a side of a call is given: `HAWSER_NONE`, and so on.
#[repr(u32)]
#[derive(Clone, Copy, Debug)]
pub(crate) enum Given {
    None = 0,
    Buf = 1,
    Blocks = 2,
    Each = 3,
}

/// `hawser_side_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) given: Given,
    pub(crate) count: u32,
    pub(crate) buf: Buf,
    pub(crate) blocks: Blocks,
    pub(crate) each: *const Buf,
}

/// The form of a call.
#[repr(u32)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// `HAWSER_BLOCKING`
    Blocking = 0,
    /// `HAWSER_NONBLOCKING`
    Nonblocking = 1,
    /// `HAWSER_PERSISTENT`
    Persistent = 2,
}

/// `hawser_args_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Args {
    pub(crate) size: u32,
    pub(crate) operation: u32,
    pub(crate) form: Form,
    pub(crate) root: u32,
    pub(crate) send: Side,
    pub(crate) recv: Side,
    pub(crate) op: *const Op,
    pub(crate) counts: *const i64,
}

/// `hawser_member_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    pub(crate) process: u32,
    pub(crate) node: u32,
    pub(crate) cache: u32,
    pub(crate) reserved: u32,
    pub(crate) host: *const c_char,
}

/// `hawser_topology_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Topology {
    pub(crate) size: u32,
    pub(crate) kind: u32,
    pub(crate) sources: u32,
    pub(crate) destinations: u32,
    pub(crate) source: *const u32,
    pub(crate) destination: *const u32,
    pub(crate) source_weight: *const i32,
    pub(crate) destination_weight: *const i32,
    pub(crate) dims: u32,
    pub(crate) reserved: u32,
    pub(crate) length: *const i32,
    pub(crate) periodic: *const i32,
}

/// `hawser_kind_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub(crate) size: u32,
    pub(crate) value: u32,
    pub(crate) bytes: u32,
    pub(crate) dense: u32,
    pub(crate) count: u64,
}

/// `hawser_sleep_t`.
#[repr(C)]
pub(crate) struct Sleep {
    pub(crate) size: u32,
    pub(crate) abi: u32,
    pub(crate) to: *mut c_void,
    pub(crate) descriptor: unsafe extern "C" fn(*mut c_void, c_int, c_int),
    pub(crate) within: unsafe extern "C" fn(*mut c_void, u64),
}

/// What `share` calls with what each rank has posted.
pub(crate) type Each = extern "C" fn(*mut c_void, u32, *const c_void);

/// `hawser_coll_host_t`.
#[repr(C)]
pub(crate) struct Host {
    pub(crate) size: u32,
    pub(crate) abi: u32,
    pub(crate) place: unsafe extern "C" fn(*const Call<'_>) -> *const Place,
    pub(crate) type_bytes: unsafe extern "C" fn(*const Datatype) -> u64,
    pub(crate) type_extent: unsafe extern "C" fn(*const Datatype) -> i64,
    pub(crate) bytes: extern "C" fn() -> *const Datatype,
    pub(crate) send: unsafe extern "C" fn(*mut Call<'_>, *const Buf, u32) -> c_int,
    pub(crate) recv: unsafe extern "C" fn(*mut Call<'_>, *const Buf, u32) -> c_int,
    pub(crate) post_send: unsafe extern "C" fn(*mut Call<'_>, *const Buf, u32) -> c_int,
    pub(crate) post_recv: unsafe extern "C" fn(*mut Call<'_>, *const Buf, u32) -> c_int,
    pub(crate) wait_all: unsafe extern "C" fn(*mut Call<'_>) -> c_int,
    pub(crate) copy: unsafe extern "C" fn(*mut Call<'_>, *const Buf, *const Buf) -> c_int,
    pub(crate) reduce:
        unsafe extern "C" fn(*mut Call<'_>, *const Op, *const c_void, *const Buf) -> c_int,
    pub(crate) commutes: unsafe extern "C" fn(*const Op) -> c_int,
    pub(crate) scratch: unsafe extern "C" fn(*mut Call<'_>, u64, *const Datatype) -> *mut c_void,
    pub(crate) share:
        unsafe extern "C" fn(*mut Call<'_>, *const c_void, u64, Option<Each>, *mut c_void) -> c_int,
    pub(crate) fail: unsafe extern "C" fn(*mut Call<'_>, *const c_char) -> c_int,
    pub(crate) threads: u32,
    pub(crate) reserved: u32,
    pub(crate) part: unsafe extern "C" fn(*const Place, u32, *const u32, u32) -> *const Part,
    pub(crate) part_place: unsafe extern "C" fn(*const Part) -> *const Place,
    pub(crate) part_barrier: unsafe extern "C" fn(*mut Call<'_>, *const Part) -> c_int,
    pub(crate) part_bcast: unsafe extern "C" fn(*mut Call<'_>, *const Part, B, u32) -> c_int,
    pub(crate) part_gather: unsafe extern "C" fn(*mut Call<'_>, *const Part, B, B, u32) -> c_int,
    pub(crate) part_scatter: unsafe extern "C" fn(*mut Call<'_>, *const Part, B, B, u32) -> c_int,
    pub(crate) part_allgather: unsafe extern "C" fn(*mut Call<'_>, *const Part, B, B) -> c_int,
    pub(crate) part_alltoall: unsafe extern "C" fn(*mut Call<'_>, *const Part, B, B) -> c_int,
    pub(crate) part_reduce: unsafe extern "C" fn(*mut Call<'_>, *const Part, B, B, O, u32) -> c_int,
    pub(crate) part_allreduce: unsafe extern "C" fn(*mut Call<'_>, *const Part, B, B, O) -> c_int,
    pub(crate) exchange:
        unsafe extern "C" fn(*const Place, *const c_void, u64, *mut c_void) -> c_int,
    pub(crate) members: unsafe extern "C" fn(*const Place, *mut Member, u32) -> c_int,
    pub(crate) topology: unsafe extern "C" fn(*const Place, *mut Topology) -> c_int,
    pub(crate) op_kind: unsafe extern "C" fn(*const Op) -> u32,
    pub(crate) type_kind: unsafe extern "C" fn(*const Datatype, *mut Kind) -> c_int,
    pub(crate) test_all: unsafe extern "C" fn(*mut Call<'_>) -> c_int,
    pub(crate) wait:
        unsafe extern "C" fn(*mut Call<'_>, Option<Ready>, *mut c_void, *const u32, u32) -> c_int,
    pub(crate) wake: extern "C" fn(),
}

/// What `wait` asks.
pub(crate) type Ready = extern "C" fn(*mut c_void) -> c_int;

/// `HAWSER_COLL_ONE_THREAD`.
pub(crate) const ONE_THREAD: u32 = 1;
/// `HAWSER_COLL_INTER`.
pub(crate) const INTER: u32 = 2;

type M = *mut c_void;
type C<'a, 'b> = *mut Call<'b>;
type B = *const Buf;
type V = *const Blocks;
type O = *const Op;

/// A call with a root.
pub(crate) type Rooted<S, R> = unsafe extern "C" fn(M, C<'_, '_>, S, R, u32) -> c_int;
/// A call without.
pub(crate) type Plain<S, R> = unsafe extern "C" fn(M, C<'_, '_>, S, R) -> c_int;
/// A call that combines.
pub(crate) type Combining = unsafe extern "C" fn(M, C<'_, '_>, B, B, O) -> c_int;

/// `hawser_coll_t`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Coll {
    pub(crate) size: u32,
    pub(crate) abi: u32,
    pub(crate) priority: i32,
    pub(crate) flags: u32,
    pub(crate) init: Option<unsafe extern "C" fn(*const Host) -> c_int>,
    pub(crate) enter: Option<unsafe extern "C" fn(*const Place, *mut M) -> c_int>,
    pub(crate) leave: Option<unsafe extern "C" fn(M)>,
    pub(crate) interrupt: Option<unsafe extern "C" fn(M, c_int) -> c_int>,
    pub(crate) barrier: Option<unsafe extern "C" fn(M, C<'_, '_>) -> c_int>,
    pub(crate) bcast: Option<unsafe extern "C" fn(M, C<'_, '_>, B, u32) -> c_int>,
    pub(crate) gather: Option<Rooted<B, B>>,
    pub(crate) gatherv: Option<Rooted<B, V>>,
    pub(crate) scatter: Option<Rooted<B, B>>,
    pub(crate) scatterv: Option<Rooted<V, B>>,
    pub(crate) allgather: Option<Plain<B, B>>,
    pub(crate) allgatherv: Option<Plain<B, V>>,
    pub(crate) alltoall: Option<Plain<B, B>>,
    pub(crate) alltoallv: Option<Plain<V, V>>,
    pub(crate) reduce: Option<unsafe extern "C" fn(M, C<'_, '_>, B, B, O, u32) -> c_int>,
    pub(crate) allreduce: Option<Combining>,
    pub(crate) reduce_scatter_block: Option<Combining>,
    pub(crate) reduce_scatter:
        Option<unsafe extern "C" fn(M, C<'_, '_>, B, B, *const i64, O) -> c_int>,
    pub(crate) scan: Option<Combining>,
    pub(crate) exscan: Option<Combining>,
    pub(crate) runs: [u64; 2],
    pub(crate) starts: [u64; 2],
    pub(crate) prepares: [u64; 2],
    pub(crate) run: Option<unsafe extern "C" fn(M, C<'_, '_>, *const Args) -> c_int>,
    pub(crate) start: Option<unsafe extern "C" fn(M, C<'_, '_>, *const Args, *mut M) -> c_int>,
    pub(crate) poll: Option<unsafe extern "C" fn(M, C<'_, '_>, M) -> c_int>,
    pub(crate) release: Option<unsafe extern "C" fn(M, M)>,
    pub(crate) prepare: Option<unsafe extern "C" fn(M, *const Args, *mut M) -> c_int>,
    pub(crate) restart: Option<unsafe extern "C" fn(M, C<'_, '_>, M, *mut M) -> c_int>,
    pub(crate) discard: Option<unsafe extern "C" fn(M, M)>,
    pub(crate) progress: Option<extern "C" fn() -> c_int>,
    pub(crate) sleep: Option<unsafe extern "C" fn(*const Sleep)>,
    pub(crate) lost: Option<unsafe extern "C" fn(M, u32, u32)>,
}

// SAFETY: numbers and no functions.
unsafe impl Table for Coll {}

/// `hawser_btl_place_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct BtlPlace {
    pub(crate) size: u32,
    pub(crate) rank: u32,
    pub(crate) ranks: u32,
    pub(crate) one_node: u32,
}

/// `hawser_btl_limits_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BtlLimits {
    pub(crate) size: u32,
    pub(crate) flags: u32,
    pub(crate) longest: u64,
    pub(crate) eager: u64,
    pub(crate) latency_ns: u32,
    pub(crate) bandwidth_mbs: u32,
    pub(crate) exclusivity: u32,
    pub(crate) reserved: u32,
}

/// `hawser_btl_peer_t`.
#[repr(C)]
pub(crate) struct BtlPeer {
    pub(crate) size: u32,
    pub(crate) rank: u32,
    pub(crate) known_as: u64,
    pub(crate) address: *const c_void,
    pub(crate) bytes: u64,
    pub(crate) key: *const u8,
}

/// `hawser_btl_events_t`.
#[repr(C)]
pub(crate) struct BtlEvents {
    pub(crate) size: u32,
    pub(crate) abi: u32,
    pub(crate) to: *mut c_void,
    pub(crate) message: unsafe extern "C" fn(*mut c_void, u64, *const c_void, u64),
    pub(crate) lost: unsafe extern "C" fn(*mut c_void, u32, *const c_char),
}

/// `hawser_btl_t`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Btl {
    pub(crate) size: u32,
    pub(crate) abi: u32,
    pub(crate) priority: i32,
    pub(crate) reserved: i32,
    pub(crate) open: Option<unsafe extern "C" fn(*const BtlPlace, *mut M, *mut BtlLimits) -> c_int>,
    pub(crate) address: Option<unsafe extern "C" fn(M, *mut c_void, *mut u64) -> c_int>,
    pub(crate) connect: Option<unsafe extern "C" fn(M, *const BtlPeer, *mut u32) -> c_int>,
    pub(crate) send: Option<unsafe extern "C" fn(M, u32, *const IoSlice<'_>, c_int) -> c_int>,
    pub(crate) progress: Option<unsafe extern "C" fn(M, *const BtlEvents)>,
    pub(crate) sleep: Option<unsafe extern "C" fn(M, *const Sleep)>,
    pub(crate) drained: Option<unsafe extern "C" fn(M) -> c_int>,
    pub(crate) why: Option<unsafe extern "C" fn(M) -> *const c_char>,
    pub(crate) close: Option<unsafe extern "C" fn(M)>,
}

// SAFETY: numbers and no functions.
unsafe impl Table for Btl {}

/// Copies a table as far as its maker knew it; what it lacks is zero.
///
/// # Errors
/// A sentence: it is of another version, or shorter than a table can be.
///
/// # Safety
/// `at` is null or the address of a table whose first two fields are its size and version, and
/// which is as long as it says.
pub(crate) unsafe fn read<T: Table>(at: *const T, what: &str) -> Result<T, String> {
    if at.is_null() {
        return Err(format!("its {what} is missing (a null pointer)"));
    }
    // SAFETY: the first two fields, by the caller's promise; a component may misalign its table.
    let [size, abi] = unsafe { at.cast::<[u32; 2]>().read_unaligned() };
    if abi != VERSION {
        return Err(format!(
            "its {what} is of version {abi}, and this Hawser knows version {VERSION}; build it \
             with the headers of this installation"
        ));
    }
    let size = (size as usize).min(size_of::<T>());
    if size < HEAD {
        return Err(format!("its {what} claims to be {size} bytes long"));
    }
    let mut table = std::mem::MaybeUninit::<T>::zeroed();
    // SAFETY: `size` bytes are inside both; zeros behind them make a value (promise of Table).
    unsafe {
        std::ptr::copy_nonoverlapping(at.cast::<u8>(), table.as_mut_ptr().cast::<u8>(), size);
        Ok(table.assume_init())
    }
}

/// Bytes of size and version.
const HEAD: usize = 8;
