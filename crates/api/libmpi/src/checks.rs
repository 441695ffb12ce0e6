//! Checks and conversions of arguments, one per parameter kind of `standard/`.
//!
//! Handles are always looked up; the other checks can be switched off (parameter
//! `mpi_param_check`). Nothing here allocates unless it fails.
// The bindings use a check when the first body with such a parameter exists.
#![allow(dead_code)]

use std::sync::atomic::{AtomicBool, Ordering};

use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::{Error, Result};
use hawser_core::group::Group;
use hawser_core::info::Info;
use hawser_core::op::Op;
use hawser_datatype::{Datatype, Scalar};

use crate::generated::constants::*;
use crate::handles;
use crate::types::*;

static ON: AtomicBool = AtomicBool::new(true);

/// Switches the checks that are not needed to find objects.
pub(crate) fn set_on(on: bool) {
    ON.store(on, Ordering::Relaxed);
}

#[inline(always)]
fn on() -> bool {
    ON.load(Ordering::Relaxed)
}

/// A communicator.
#[inline(always)]
pub(crate) fn comm(h: MPI_Comm) -> Result<&'static Comm> {
    handles::comm::get(h)
}

/// A group.
#[inline]
pub(crate) fn group(h: MPI_Group) -> Result<&'static Group> {
    handles::group::get(h)
}

/// An operation.
#[inline]
pub(crate) fn op(h: MPI_Op) -> Result<&'static Op> {
    handles::op::get(h)
}

/// An info object or `MPI_INFO_NULL`.
#[inline]
pub(crate) fn info(h: MPI_Info) -> Result<Option<&'static Info>> {
    if h == MPI_INFO_NULL { Ok(None) } else { handles::info::get(h).map(Some) }
}

/// An error handler.
#[inline]
pub(crate) fn errhandler(h: MPI_Errhandler) -> Result<&'static Errhandler> {
    handles::errhandler::get(h)
}

/// A datatype.
#[inline(always)]
pub(crate) fn datatype(h: MPI_Datatype) -> Result<&'static Datatype> {
    handles::datatype::get(h)
}

/// A datatype that moves data: committed.
#[inline(always)]
pub(crate) fn committed(h: MPI_Datatype) -> Result<&'static Datatype> {
    let dtype = handles::datatype::get(h)?;
    if on() && !dtype.is_committed() { Err(not_committed(h)) } else { Ok(dtype) }
}

/// The datatype of `n` elements. Without elements `MPI_DATATYPE_NULL` will do, as programs that
/// leave unused entries of their tables empty expect.
#[inline(always)]
pub(crate) fn committed_for(n: i64, h: MPI_Datatype) -> Result<&'static Datatype> {
    match committed(h) {
        Ok(dtype) => Ok(dtype),
        Err(e) => no_type_for(n, h, e),
    }
}

/// A datatype where it is significant; elsewhere a stand-in that the body does not look at. `n` is
/// the number of elements.
#[inline(always)]
pub(crate) fn committed_if(
    significant: bool,
    n: i64,
    h: MPI_Datatype,
) -> Result<&'static Datatype> {
    if significant { committed_for(n, h) } else { Ok(Datatype::scalar_ref(Scalar::Byte)) }
}

/// A count where it is significant; elsewhere 0.
#[inline(always)]
pub(crate) fn count_if(significant: bool, n: i64, name: &str) -> Result<i64> {
    if significant { count(n, name) } else { Ok(0) }
}

/// A count: not negative.
#[inline(always)]
pub(crate) fn count(n: i64, name: &str) -> Result<i64> {
    if n < 0 { Err(negative(n, name)) } else { Ok(n) }
}

/// A rank to send to: below the number of peers, or `MPI_PROC_NULL`.
#[inline(always)]
pub(crate) fn dest(rank: c_int, comm: &Comm) -> Result<c_int> {
    peer(rank, comm, "destination", false)
}

/// A rank to receive from.
#[inline(always)]
pub(crate) fn source(rank: c_int, comm: &Comm) -> Result<c_int> {
    peer(rank, comm, "source", false)
}

/// A rank to receive from, or `MPI_ANY_SOURCE`.
#[inline(always)]
pub(crate) fn source_any(rank: c_int, comm: &Comm) -> Result<c_int> {
    peer(rank, comm, "source", true)
}

#[inline(always)]
fn peer(rank: c_int, comm: &Comm, word: &str, any: bool) -> Result<c_int> {
    // A rank out of range would index a group: this check cannot be switched off.
    let bound = comm.rank_bound();
    if (rank as u32) < bound || rank == MPI_PROC_NULL && bound != 0 || any && rank == MPI_ANY_SOURCE
    {
        Ok(rank)
    } else {
        no_rank(rank, comm, word)
    }
}

/// A root: a rank; on an intercommunicator also `MPI_ROOT` and `MPI_PROC_NULL`.
#[inline(always)]
pub(crate) fn root(rank: c_int, comm: &Comm) -> Result<c_int> {
    let special = comm.is_inter() && (rank == MPI_ROOT || rank == MPI_PROC_NULL);
    if special || (rank as u32) < comm.peers().size() {
        Ok(rank)
    } else {
        let n = comm.peers().size();
        Err(err!(Root, "root {rank} is not in 0..{n}, the size of {}", comm.label()))
    }
}

/// This process is the root: the arguments that only the root's side looks at are significant.
#[inline]
pub(crate) fn at_root(root: c_int, comm: &Comm) -> bool {
    if comm.is_inter() { root == MPI_ROOT } else { i64::from(root) == i64::from(comm.rank()) }
}

/// This process gives or takes data in a rooted collective: on an intercommunicator the root's
/// group does not, but for the root itself.
#[inline]
pub(crate) fn takes_part(root: c_int, comm: &Comm) -> bool {
    !comm.is_inter() || root != MPI_PROC_NULL
}

/// This process has the side of the arguments that all have but the root's group of an
/// intercommunicator (MPI-5.0 sections 6.5 and 6.6): there neither the root nor the others do.
#[inline]
pub(crate) fn is_leaf(root: c_int, comm: &Comm) -> bool {
    !comm.is_inter() || (root != MPI_ROOT && root != MPI_PROC_NULL)
}

/// A tag to send with.
#[inline(always)]
pub(crate) fn tag(tag: c_int) -> Result<c_int> {
    if tag < 0 { Err(bad_tag(tag, false)) } else { Ok(tag) }
}

/// A tag to receive, or `MPI_ANY_TAG`.
#[inline(always)]
pub(crate) fn tag_any(tag: c_int) -> Result<c_int> {
    if tag < 0 { negative_tag(tag) } else { Ok(tag) }
}

/// Out of the way of calls that name their tag.
#[inline(never)]
fn negative_tag(tag: c_int) -> Result<c_int> {
    if tag == MPI_ANY_TAG { Ok(tag) } else { Err(bad_tag(tag, true)) }
}

/// `MPI_IN_PLACE`.
#[inline(always)]
pub(crate) fn in_place<T>(buf: *const T) -> bool {
    buf as usize == MPI_IN_PLACE
}

/// A buffer: not null when there is data, unless the datatype holds absolute addresses (it is
/// relative to `MPI_BOTTOM` then, which is null; such addresses are never in the first page); nor
/// another of the addresses that stand for something else.
#[inline(always)]
pub(crate) fn buffer<T>(buf: *const T, count: i64, dtype: &Datatype, name: &str) -> Result<()> {
    if buf as usize <= MPI_BUFFER_AUTOMATIC && count > 0 && on() {
        special_buffer(buf as usize, dtype, name)
    } else {
        Ok(())
    }
}

/// One side of a collective: a buffer, or `MPI_IN_PLACE`, which the body takes or refuses.
#[inline(always)]
pub(crate) fn side<T>(buf: *const T, count: i64, dtype: &Datatype, name: &str) -> Result<()> {
    if in_place(buf) { Ok(()) } else { buffer(buf, count, dtype, name) }
}

/// A buffer whose data goes to or comes from a rank; for `MPI_PROC_NULL` it may be null.
#[inline(always)]
pub(crate) fn moved<T>(
    buf: *const T,
    count: i64,
    dtype: &Datatype,
    name: &str,
    partner: c_int,
) -> Result<()> {
    if buf as usize <= MPI_BUFFER_AUTOMATIC {
        special_moved(buf as usize, count, dtype, name, partner)
    } else {
        Ok(())
    }
}

/// As [`special_buffer`]. All calls for messages come by here, so that the count and the partner
/// are asked for out of their way.
#[cold]
#[inline(never)]
fn special_moved(
    buf: usize,
    count: i64,
    dtype: &Datatype,
    name: &str,
    partner: c_int,
) -> Result<()> {
    if count <= 0 || !on() {
        Ok(())
    } else if partner == MPI_PROC_NULL {
        no_memory(buf, name)
    } else {
        special_buffer(buf, dtype, name)
    }
}

/// A buffer that nobody reads or writes: it may be null, as the address of an empty container is,
/// but the other addresses that stand for something else are the program's mistake.
#[inline(always)]
pub(crate) fn unread<T>(buf: *const T, count: i64, name: &str) -> Result<()> {
    if buf as usize <= MPI_BUFFER_AUTOMATIC && count > 0 && on() {
        no_memory(buf as usize, name)
    } else {
        Ok(())
    }
}

/// A count whose elements have no more bytes than there are addresses. What the body multiplies
/// relies on it.
#[inline(always)]
pub(crate) fn fits(count: i64, dtype: &Datatype) -> Result<()> {
    // A size above the signed numbers is negative here, and its product above 0 is none.
    match (dtype.size() as i64).checked_mul(count) {
        Some(bytes) if bytes >= 0 => Ok(()),
        _ => Err(too_large(count)),
    }
}

/// A buffer with its count and type, in a call of all ranks of a file: the type, or what is wrong.
pub(crate) fn data<T>(buf: *const T, n: i64, h: MPI_Datatype) -> Result<&'static Datatype> {
    let n = count(n, "count")?;
    let datatype = committed_for(n, h)?;
    buffer(buf, n, datatype, "buf")?;
    fits(n, datatype)?;
    Ok(datatype)
}

/// A pointer to a result: not null.
#[inline(always)]
pub(crate) fn out<T>(at: *mut T, name: &str) -> Result<()> {
    if at.is_null() { Err(null(name)) } else { Ok(()) }
}

/// A string: not null.
#[inline]
pub(crate) fn text(at: *const c_char, name: &str) -> Result<()> {
    if at.is_null() { Err(null(name)) } else { Ok(()) }
}

#[cold]
#[inline(never)]
fn null(name: &str) -> Error {
    err!(Arg, "argument `{name}` is a null pointer")
}

#[cold]
#[inline(never)]
fn no_type_for(n: i64, h: MPI_Datatype, error: Error) -> Result<&'static Datatype> {
    if n == 0 && h == MPI_DATATYPE_NULL {
        return Ok(Datatype::scalar_ref(Scalar::Byte));
    }
    Err(error)
}

/// Refuses addresses that never are memory and do not say that there is none.
#[cold]
#[inline(never)]
fn no_memory(at: usize, name: &str) -> Result<()> {
    match at {
        MPI_IN_PLACE => Err(err!(Buffer, "buffer `{name}` may not be MPI_IN_PLACE here")),
        MPI_BUFFER_AUTOMATIC => {
            Err(err!(Buffer, "buffer `{name}` is MPI_BUFFER_AUTOMATIC, no memory"))
        }
        _ => Ok(()),
    }
}

#[cold]
#[inline(never)]
fn special_buffer(at: usize, dtype: &Datatype, name: &str) -> Result<()> {
    no_memory(at, name)?;
    if dtype.size() == 0 || !(0..4096).contains(&dtype.true_lb()) {
        return Ok(());
    }
    Err(err!(Buffer, "buffer `{name}` is a null pointer, but there is data to move"))
}

#[cold]
#[inline(never)]
fn negative(n: i64, name: &str) -> Error {
    err!(Count, "`{name}` is {n}; a count is not negative (an int that overflowed?)")
}

#[cold]
#[inline(never)]
fn too_large(count: i64) -> Error {
    err!(Count, "{count} elements have more bytes than there are addresses")
}

#[cold]
#[inline(never)]
fn not_committed(h: MPI_Datatype) -> Error {
    err!(Type, "datatype {:#x} is not committed; call MPI_Type_commit before it moves data", h.0)
}

#[cold]
#[inline(never)]
fn bad_tag(tag: c_int, any: bool) -> Error {
    let wild = if any { " (or MPI_ANY_TAG)" } else { "" };
    err!(Tag, "tag {tag} is negative; tags are 0 to {}{wild}", c_int::MAX)
}

/// What is no rank of a communicator whose operations have ended is not the error, and there are
/// intercommunicators without peers.
#[cold]
#[inline(never)]
fn no_rank(rank: c_int, comm: &Comm, word: &str) -> Result<c_int> {
    comm.check()?;
    if rank == MPI_PROC_NULL { Ok(rank) } else { Err(bad_rank(rank, comm, word)) }
}

#[cold]
#[inline(never)]
fn bad_rank(rank: c_int, comm: &Comm, word: &str) -> Error {
    let n = comm.peers().size();
    let which = if comm.is_inter() { "remote group" } else { "size" };
    let hint = match rank {
        MPI_ANY_SOURCE => ": MPI_ANY_SOURCE is for receives",
        _ => "",
    };
    err!(Rank, "{word} {rank} is not in 0..{n}, the {which} of {}{hint}", comm.label())
}
