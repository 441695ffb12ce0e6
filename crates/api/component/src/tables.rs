//! The tables of functions of collective components: what they may call, and what they have.

use std::ffi::{c_char, c_int, c_void};

use hawser_core::op::Op;
use hawser_datatype::Datatype;

use crate::abi::{Args, Blocks, Buf, Kind, M, Member, Place, Sleep, Table, Topology};
use crate::call::Call;
use crate::parts::Part;

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
