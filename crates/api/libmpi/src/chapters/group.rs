//! Chapter 7: groups.

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::group::{Compare, Group, RankRange};

use crate::generated::constants::*;
use crate::handles;
use crate::runtime::env;
use crate::types::*;

/// The handle for a new group: the predefined one when it is empty, as the standard asks.
pub(super) fn put(group: Group) -> MPI_Group {
    if group.is_empty() { MPI_GROUP_EMPTY } else { handles::group::insert(group) }
}

pub(super) fn compare_result(c: Compare) -> c_int {
    match c {
        Compare::Ident => MPI_IDENT,
        Compare::Congruent => MPI_CONGRUENT,
        Compare::Similar => MPI_SIMILAR,
        Compare::Unequal => MPI_UNEQUAL,
    }
}

/// One call takes no objects of two sessions, nor of a session and the world model (MPI-5.0
/// section 11.3).
pub(super) fn same_session(one: u64, other: u64) -> Result<()> {
    if one == other { Ok(()) } else { Err(mixed()) }
}

#[cold]
fn mixed() -> Error {
    err!(
        Session,
        "the arguments belong to different sessions, or one of them to a session and another one \
         to the world model; one call may not mix them"
    )
}

/// As [`same_session`], of groups: the empty one belongs to none.
pub(super) fn same_session_of(one: &Group, other: &Group) -> Result<()> {
    if one.is_empty() || other.is_empty() {
        return Ok(());
    }
    same_session(one.session(), other.session())
}

/// An input array of the caller.
///
/// # Safety
/// `at` is null or holds `n` elements that do not change during the call.
pub(super) unsafe fn array<'a, T>(at: *const T, n: c_int, name: &str) -> Result<&'a [T]> {
    let n = usize::try_from(n).map_err(|_| err!(Arg, "the length of `{name}` is {n}"))?;
    if n == 0 {
        return Ok(&[]);
    }
    if at.is_null() {
        return Err(err!(Arg, "array `{name}` is a null pointer"));
    }
    // SAFETY: not null; promised by the caller.
    Ok(unsafe { std::slice::from_raw_parts(at, n) })
}

/// A result array of the caller.
///
/// # Safety
/// `at` is null or has room for `n` elements that nobody else uses during the call.
pub(super) unsafe fn array_mut<'a, T>(at: *mut T, n: c_int, name: &str) -> Result<&'a mut [T]> {
    let n = usize::try_from(n).map_err(|_| err!(Arg, "the length of `{name}` is {n}"))?;
    if n == 0 {
        return Ok(&mut []);
    }
    if at.is_null() {
        return Err(err!(Arg, "array `{name}` is a null pointer"));
    }
    // SAFETY: not null; promised by the caller.
    Ok(unsafe { std::slice::from_raw_parts_mut(at, n) })
}

pub(crate) unsafe fn group_size(group: &Group, size: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { size.write(group.size() as c_int) };
    Ok(())
}

pub(crate) unsafe fn group_rank(group: &Group, rank: *mut c_int) -> Result<()> {
    let mine = group.rank_of(env()?.me).map_or(MPI_UNDEFINED, |r| r as c_int);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { rank.write(mine) };
    Ok(())
}

pub(crate) unsafe fn group_compare(
    group1: &Group,
    group2: &Group,
    result: *mut c_int,
) -> Result<()> {
    same_session_of(group1, group2)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { result.write(compare_result(group1.compare(group2))) };
    Ok(())
}

pub(crate) unsafe fn group_translate_ranks(
    group1: &Group,
    n: c_int,
    ranks1: *const c_int,
    group2: &Group,
    ranks2: *mut c_int,
) -> Result<()> {
    same_session_of(group1, group2)?;
    // SAFETY: the caller's arrays of `n` elements (MPI-5.0 section 7.3.1).
    let (from, to) = unsafe { (array(ranks1, n, "ranks1")?, array_mut(ranks2, n, "ranks2")?) };
    for (&rank, to) in from.iter().zip(to) {
        *to = if rank == MPI_PROC_NULL {
            MPI_PROC_NULL
        } else {
            group1.translate(rank, group2)?.map_or(MPI_UNDEFINED, |r| r as c_int)
        };
    }
    Ok(())
}

pub(crate) unsafe fn group_union(
    group1: &Group,
    group2: &Group,
    newgroup: *mut MPI_Group,
) -> Result<()> {
    same_session_of(group1, group2)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newgroup.write(put(group1.union(group2))) };
    Ok(())
}

pub(crate) unsafe fn group_intersection(
    group1: &Group,
    group2: &Group,
    newgroup: *mut MPI_Group,
) -> Result<()> {
    same_session_of(group1, group2)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newgroup.write(put(group1.intersection(group2))) };
    Ok(())
}

pub(crate) unsafe fn group_difference(
    group1: &Group,
    group2: &Group,
    newgroup: *mut MPI_Group,
) -> Result<()> {
    same_session_of(group1, group2)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newgroup.write(put(group1.difference(group2))) };
    Ok(())
}

pub(crate) unsafe fn group_incl(
    group: &Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> Result<()> {
    // SAFETY: the caller's array of `n` elements.
    let ranks = unsafe { array(ranks, n, "ranks")? };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newgroup.write(put(group.incl(ranks)?)) };
    Ok(())
}

pub(crate) unsafe fn group_excl(
    group: &Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> Result<()> {
    // SAFETY: the caller's array of `n` elements.
    let ranks = unsafe { array(ranks, n, "ranks")? };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newgroup.write(put(group.excl(ranks)?)) };
    Ok(())
}

/// # Safety
/// `ranges` is null or holds `n` triplets.
unsafe fn triplets(ranges: *const [c_int; 3], n: c_int) -> Result<Vec<RankRange>> {
    // SAFETY: promised by the caller.
    let list = unsafe { array(ranges, n, "ranges")? };
    Ok(list.iter().map(|&[first, last, stride]| RankRange { first, last, stride }).collect())
}

pub(crate) unsafe fn group_range_incl(
    group: &Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> Result<()> {
    // SAFETY: the caller's array of `n` triplets.
    let ranges = unsafe { triplets(ranges, n)? };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newgroup.write(put(group.range_incl(&ranges)?)) };
    Ok(())
}

pub(crate) unsafe fn group_range_excl(
    group: &Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> Result<()> {
    // SAFETY: the caller's array of `n` triplets.
    let ranges = unsafe { triplets(ranges, n)? };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newgroup.write(put(group.range_excl(&ranges)?)) };
    Ok(())
}

pub(crate) unsafe fn group_free(group: *mut MPI_Group) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    let handle = unsafe { group.read() };
    // A function that yields an empty group yields the predefined one; the program frees it
    // without knowing.
    if handle != MPI_GROUP_EMPTY {
        drop(handles::group::remove(handle)?);
    }
    // SAFETY: as above.
    unsafe { group.write(MPI_GROUP_NULL) };
    Ok(())
}
