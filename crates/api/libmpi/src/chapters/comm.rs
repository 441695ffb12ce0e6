//! Chapter 7: communicators.

use std::ffi::CStr;

use hawser_core::comm::{Comm, SplitType};
use hawser_core::contracts::coll::CollOperation;
use hawser_core::contracts::universe::Universe;

use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::{Error, Result};
use hawser_core::group::Group;
use hawser_core::info::Info;
use hawser_core::request::Request;

use super::env::instance_of;
use super::group::{compare_result, put, same_session, same_session_of};
use super::init::own_set;
use crate::generated::constants::*;
use crate::handles;
use crate::runtime::{self, env};
use crate::text;
use crate::types::*;

/// The handle of a new communicator, or `MPI_COMM_NULL` for processes that got none.
pub(super) fn put_comm(comm: Option<Comm>) -> MPI_Comm {
    comm.map_or(MPI_COMM_NULL, handles::comm::insert)
}

/// Gives the program what a constructor has made; `MPI_COMM_NULL` where it failed, so that nobody
/// takes what was in the variable before for the new communicator.
///
/// # Safety
/// `to` is the caller's variable.
pub(super) unsafe fn give_comm(to: *mut MPI_Comm, made: Result<Option<Comm>>) -> Result<()> {
    let (handle, result) = match made {
        Ok(comm) => (put_comm(comm), Ok(())),
        Err(e) => (MPI_COMM_NULL, Err(e)),
    };
    // SAFETY: promised by the caller.
    unsafe { to.write(handle) };
    result
}

/// A C string of the caller as text; bytes that are not UTF-8 are replaced.
///
/// # Safety
/// `at` is null or points to a string that ends with a zero.
pub(super) unsafe fn string(at: *const c_char, name: &str) -> Result<String> {
    if at.is_null() {
        return Err(err!(Arg, "string `{name}` is a null pointer"));
    }
    // SAFETY: not null; promised by the caller.
    Ok(unsafe { CStr::from_ptr(at) }.to_string_lossy().into_owned())
}

/// A new communicator with the hints that came with its creation.
pub(super) fn with_hints(comm: Option<Comm>, info: Option<&Info>) -> Option<Comm> {
    if let (Some(comm), Some(info)) = (&comm, info) {
        comm.set_info(info);
    }
    comm
}

pub(crate) unsafe fn comm_size(comm: &Comm, size: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { size.write(comm.size() as c_int) };
    Ok(())
}

pub(crate) unsafe fn comm_rank(comm: &Comm, rank: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { rank.write(comm.rank() as c_int) };
    Ok(())
}

pub(crate) unsafe fn comm_compare(comm1: &Comm, comm2: &Comm, result: *mut c_int) -> Result<()> {
    same_session(comm1.session(), comm2.session())?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { result.write(compare_result(comm1.compare(comm2))) };
    Ok(())
}

pub(crate) unsafe fn comm_test_inter(comm: &Comm, flag: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { flag.write(c_int::from(comm.is_inter())) };
    Ok(())
}

fn remote(comm: &Comm) -> Result<&Group> {
    comm.remote_group().ok_or_else(|| err!(Comm, "{} is not an intercommunicator", comm.label()))
}

pub(crate) unsafe fn comm_remote_size(comm: &Comm, size: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { size.write(remote(comm)?.size() as c_int) };
    Ok(())
}

pub(crate) unsafe fn comm_remote_group(comm: &Comm, group: *mut MPI_Group) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { group.write(put(remote(comm)?.clone())) };
    Ok(())
}

pub(crate) unsafe fn comm_group(comm: &Comm, group: *mut MPI_Group) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { group.write(put(comm.group().clone())) };
    Ok(())
}

pub(crate) unsafe fn comm_dup(comm: &Comm, newcomm: *mut MPI_Comm) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, comm.dup().map(Some)) }
}

pub(crate) unsafe fn comm_dup_with_info(
    comm: &Comm,
    info: Result<Option<&Info>>,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    let none = Info::new();
    let new = comm.dup_with_info(info.map(|info| info.unwrap_or(&none))).map(Some);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, new) }
}

/// # Safety
/// Both pointers are the caller's variables.
unsafe fn put_operation(
    parent: &Comm,
    started: Result<(Comm, Box<dyn CollOperation>)>,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    let (made, operation) = match started {
        Ok((new, operation)) => {
            let request = Request::collective(parent, operation).owned_by(parent.front());
            (Ok(Some(new)), handles::request::insert(request))
        }
        Err(e) => (Err(e), MPI_REQUEST_NULL),
    };
    // SAFETY: promised by the caller.
    unsafe {
        request.write(operation);
        give_comm(newcomm, made)
    }
}

pub(crate) unsafe fn comm_idup(
    comm: &Comm,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: result parameters, checked not to be null.
    unsafe { put_operation(comm, comm.idup(Ok(None)), newcomm, request) }
}

pub(crate) unsafe fn comm_idup_with_info(
    comm: &Comm,
    info: Result<Option<&Info>>,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    let none = Info::new();
    let started = comm.idup(info.map(|info| Some(info.unwrap_or(&none))));
    // SAFETY: result parameters, checked not to be null.
    unsafe { put_operation(comm, started, newcomm, request) }
}

pub(crate) unsafe fn comm_create(
    comm: &Comm,
    group: Result<&Group>,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    let new = comm.create(group.and_then(|g| same_session_as(comm, g).map(|()| g)));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, new) }
}

pub(crate) unsafe fn comm_create_group(
    comm: &Comm,
    group: Result<&Group>,
    tag: c_int,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    let group = group.and_then(|group| same_session_as(comm, group).map(|()| group));
    let new = comm.create_group(group, tag_of(tag));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, new) }
}

fn tag_of(tag: c_int) -> Result<u32> {
    u32::try_from(tag).map_err(|_| err!(Tag, "tag {tag} is negative"))
}

/// The group of a constructor belongs to the session of its communicator.
fn same_session_as(comm: &Comm, group: &Group) -> Result<()> {
    if group.is_empty() { Ok(()) } else { same_session(comm.session(), group.session()) }
}

/// # Safety
/// `at` is null or a string.
unsafe fn string_tag(at: *const c_char) -> Result<String> {
    // SAFETY: promised by the caller.
    let tag = unsafe { string(at, "stringtag")? };
    if tag.len() >= MPI_MAX_STRINGTAG_LEN as usize {
        return Err(err!(Arg, "the string tag has {MPI_MAX_STRINGTAG_LEN} bytes or more"));
    }
    Ok(tag)
}

pub(crate) unsafe fn comm_create_from_group(
    group: Result<&Group>,
    stringtag: *const c_char,
    info: Result<Option<&Info>>,
    errhandler: Result<&Errhandler>,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    // SAFETY: the caller's string.
    let tag = unsafe { string_tag(stringtag) };
    let new = match (group.as_ref().is_ok_and(|group| group.is_empty()), tag) {
        (true, tag) => tag.map(|_| None),
        (false, tag) => {
            let (tag, with) = (tag.as_deref(), info.and_then(|info| Ok((info, errhandler?))));
            let tag = tag.map_err(Error::clone);
            env().and_then(|env| env.create_from_group(group, tag, with).map(Some))
        }
    };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, new) }
}

pub(crate) unsafe fn comm_split(
    comm: &Comm,
    color: c_int,
    key: c_int,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    let color = match color {
        MPI_UNDEFINED => Ok(None),
        0.. => Ok(Some(i64::from(color))),
        _ => Err(err!(Arg, "color {color} is negative and not MPI_UNDEFINED")),
    };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, comm.split_unless(color, key)) }
}

/// The split by what the info object or a process set names (MPI-5.0 section 7.4.2); processes that
/// name what is not known here get no communicator.
fn guided(info: Option<&Info>, pset: Option<&str>) -> Result<SplitType> {
    let resource = info.and_then(|i| i.get("mpi_hw_resource_type"));
    Ok(match (resource.as_deref(), pset) {
        (Some(_), Some(_)) => {
            return Err(err!(Info, "mpi_hw_resource_type and mpi_pset_name exclude each other"));
        }
        (Some("mpi_shared_memory"), None) => SplitType::Shared,
        (Some(name), None) => SplitType::Instance(instance_of(name)),
        (None, Some(name)) => SplitType::Set(own_set(name)?),
        (None, None) => SplitType::Undefined,
    })
}

/// The split that an argument `split_type` means, with these hints.
fn kind_of(split_type: c_int, info: Option<&Info>) -> Result<SplitType> {
    match split_type {
        MPI_COMM_TYPE_SHARED => Ok(SplitType::Shared),
        MPI_COMM_TYPE_HW_GUIDED => guided(info, None),
        MPI_COMM_TYPE_HW_UNGUIDED => Ok(SplitType::HwUnguided),
        MPI_COMM_TYPE_RESOURCE_GUIDED => {
            guided(info, info.and_then(|i| i.get("mpi_pset_name")).as_deref())
        }
        MPI_UNDEFINED => Ok(SplitType::Undefined),
        other => Err(err!(Arg, "{other} is no split type")),
    }
}

pub(crate) unsafe fn comm_split_type(
    comm: &Comm,
    split_type: c_int,
    key: c_int,
    info: Result<Option<&Info>>,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    let kind = info.and_then(|info| kind_of(split_type, info).map(|kind| (kind, info)));
    let (kind, info) = match kind {
        Ok((kind, info)) => (Ok(kind), info),
        Err(e) => (Err(e), None),
    };
    let new = comm.split_type(kind, key, info);
    let new = new.map(|comm| with_hints(comm, info));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, new) }
}

pub(crate) unsafe fn intercomm_create(
    local_comm: &Comm,
    local_leader: c_int,
    peer_comm: Result<&Comm>,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut MPI_Comm,
) -> Result<()> {
    let peer = peer_comm.and_then(|peer| {
        same_session(local_comm.session(), peer.session())?;
        Ok(peer)
    });
    let new = local_comm.intercomm_create(local_leader, peer, remote_leader, tag_of(tag));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newintercomm, new.map(Some)) }
}

pub(crate) unsafe fn intercomm_create_from_groups(
    local_group: Result<&Group>,
    local_leader: c_int,
    remote_group: Result<&Group>,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: Result<Option<&Info>>,
    errhandler: Result<&Errhandler>,
    newintercomm: *mut MPI_Comm,
) -> Result<()> {
    // SAFETY: the caller's string.
    let tag = unsafe { string_tag(stringtag) };
    let make = || {
        let tag = tag.as_deref().map_err(Error::clone);
        let remote = remote_group.and_then(|remote| {
            local_group.as_ref().map_or(Ok(()), |local| same_session_of(local, remote))?;
            Ok(remote)
        });
        let (local, remote) = ((local_group, local_leader), (remote, remote_leader));
        let with = info.and_then(|info| Ok((info, errhandler?)));
        env()?.intercomm_create_from_groups(local, remote, tag, with)
    };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newintercomm, make().map(Some)) }
}

pub(crate) unsafe fn intercomm_merge(
    intercomm: &Comm,
    high: c_int,
    newintracomm: *mut MPI_Comm,
) -> Result<()> {
    remote(intercomm)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newintracomm, intercomm.merge(high != 0).map(Some)) }
}

/// Takes the handle away after `prepare` agreed.
///
/// # Safety
/// `comm` is the caller's variable.
unsafe fn end(comm: *mut MPI_Comm, prepare: fn(&Comm) -> Result<()>) -> Result<()> {
    // SAFETY: promised by the caller.
    let handle = unsafe { comm.read() };
    let object = handles::comm::get(handle)?;
    prepare(object)?;
    let env = object.environment();
    drop(handles::comm::remove(handle)?);
    if let Some(env) = env {
        env.reap();
    }
    // SAFETY: promised by the caller.
    unsafe { comm.write(MPI_COMM_NULL) };
    Ok(())
}

pub(crate) unsafe fn comm_free(comm: *mut MPI_Comm) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe { end(comm, free) }
}

fn free(comm: &Comm) -> Result<()> {
    comm.prepare_free()?;
    comm.leave();
    Ok(())
}

pub(crate) unsafe fn comm_disconnect(comm: *mut MPI_Comm) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe { end(comm, disconnect) }
}

/// Those who look after our jobs are told first: once the others have come here, too, their end is
/// none of ours.
fn disconnect(comm: &Comm) -> Result<()> {
    if let Some(runtime) = runtime::get() {
        comm.last_with().into_iter().for_each(|job| runtime.universe.disconnected(job));
    }
    comm.prepare_disconnect()
}

pub(crate) unsafe fn comm_set_name(comm: &Comm, comm_name: *const c_char) -> Result<()> {
    // SAFETY: the caller's string.
    comm.set_name(&unsafe { string(comm_name, "comm_name")? });
    Ok(())
}

pub(crate) unsafe fn comm_get_name(
    comm: MPI_Comm,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
) -> Result<()> {
    // The null handle has a name, too (MPI-5.0 section 7.8).
    let name = match comm {
        MPI_COMM_NULL => "MPI_COMM_NULL".to_owned(),
        _ => handles::comm::get(comm)?.name(),
    };
    // SAFETY: the caller's buffer has MPI_MAX_OBJECT_NAME bytes (MPI-5.0 section 7.8).
    unsafe { text::put(comm_name, MPI_MAX_OBJECT_NAME, &name, resultlen) }
}

pub(crate) unsafe fn comm_set_info(comm: &Comm, info: Option<&Info>) -> Result<()> {
    if let Some(info) = info {
        comm.set_info(info);
    }
    Ok(())
}

pub(crate) unsafe fn comm_get_info(comm: &Comm, info_used: *mut MPI_Info) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { info_used.write(handles::info::insert(comm.info())) };
    Ok(())
}
