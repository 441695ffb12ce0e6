//! The tables of `include/hawser`; names are those there. Fields are only ever added at the end,
//! and a table of an older component is read as far as it goes ([`read`]). Those with functions of
//! collective components are in `tables`.

use std::ffi::{c_char, c_int, c_void};
use std::io::IoSlice;

use hawser_core::op::Op;
use hawser_datatype::Datatype;

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

/// What a component calls its own.
pub(crate) type M = *mut c_void;

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
    pub(crate) interrupt: Option<unsafe extern "C" fn(M, c_int) -> c_int>,
}

/// Why a component without the function `interrupt` cannot be held.
pub(crate) const NO_INTERRUPT: &str =
    "comes from a third party and has no function interrupt: it cannot be held";

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
