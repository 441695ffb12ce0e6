// Made by `cargo x codegen`; do not edit.
//! Groups, contexts, communicators and caching (MPI-5.0 chapter 7).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_compare(
    comm1: MPI_Comm,
    comm2: MPI_Comm,
    result: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_COMPARE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm1 = checks::comm(comm1)?;
        let comm2 = checks::comm(comm2)?;
        checks::out(result, "result")?;
        unsafe { crate::chapters::comm::comm_compare(comm1, comm2, result) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm1), &[comm1.word(), comm2.word(), result.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create(
    comm: MPI_Comm,
    group: MPI_Group,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let group = checks::group(group);
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::comm::comm_create(comm, group, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), group.word(), newcomm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_from_group(
    group: MPI_Group,
    stringtag: *const c_char,
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_CREATE_FROM_GROUP);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group);
        let info = checks::info(info);
        let errhandler = checks::errhandler(errhandler);
        checks::out(newcomm, "newcomm")?;
        unsafe {
            crate::chapters::comm::comm_create_from_group(
                group, stringtag, info, errhandler, newcomm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Handler(errhandler),
            &[group.word(), stringtag.word(), info.word(), errhandler.word(), newcomm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_group(
    comm: MPI_Comm,
    group: MPI_Group,
    tag: c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_CREATE_GROUP);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let group = checks::group(group);
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::comm::comm_create_group(comm, group, tag, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), group.word(), tag.word(), newcomm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_keyval(
    comm_copy_attr_fn: MPI_Comm_copy_attr_function,
    comm_delete_attr_fn: MPI_Comm_delete_attr_function,
    comm_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::COMM_CREATE_KEYVAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(comm_keyval, "comm_keyval")?;
        unsafe {
            crate::chapters::attr::comm_create_keyval(
                comm_copy_attr_fn,
                comm_delete_attr_fn,
                comm_keyval,
                extra_state,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                comm_copy_attr_fn.word(),
                comm_delete_attr_fn.word(),
                comm_keyval.word(),
                extra_state.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_delete_attr(comm: MPI_Comm, comm_keyval: c_int) -> c_int {
    let call = Call::enter(ids::COMM_DELETE_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::attr::comm_delete_attr(comm, comm_keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), comm_keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup(comm: MPI_Comm, newcomm: *mut MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_DUP);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::comm::comm_dup(comm, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), newcomm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup_with_info(
    comm: MPI_Comm,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_DUP_WITH_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info);
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::comm::comm_dup_with_info(comm, info, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), info.word(), newcomm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free(comm: *mut MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_FREE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(comm, "comm")?;
        unsafe { crate::chapters::comm::comm_free(comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(peek(comm)), &[comm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free_keyval(comm_keyval: *mut c_int) -> c_int {
    let call = Call::enter(ids::COMM_FREE_KEYVAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(comm_keyval, "comm_keyval")?;
        unsafe { crate::chapters::attr::comm_free_keyval(comm_keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[comm_keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_attr(
    comm: MPI_Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_GET_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::attr::comm_get_attr(comm, comm_keyval, attribute_val, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), comm_keyval.word(), attribute_val.word(), flag.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_info(comm: MPI_Comm, info_used: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::COMM_GET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(info_used, "info_used")?;
        unsafe { crate::chapters::comm::comm_get_info(comm, info_used) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), info_used.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_name(
    comm: MPI_Comm,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_GET_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(resultlen, "resultlen")?;
        unsafe { crate::chapters::comm::comm_get_name(comm, comm_name, resultlen) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[comm.word(), comm_name.word(), resultlen.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_group(comm: MPI_Comm, group: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::COMM_GROUP);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(group, "group")?;
        unsafe { crate::chapters::comm::comm_group(comm, group) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), group.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup(
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::COMM_IDUP);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newcomm, "newcomm")?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::comm::comm_idup(comm, newcomm, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), newcomm.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup_with_info(
    comm: MPI_Comm,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::COMM_IDUP_WITH_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info);
        checks::out(newcomm, "newcomm")?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::comm::comm_idup_with_info(comm, info, newcomm, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), info.word(), newcomm.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_rank(comm: MPI_Comm, rank: *mut c_int) -> c_int {
    let call = Call::enter(ids::COMM_RANK);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(rank, "rank")?;
        unsafe { crate::chapters::comm::comm_rank(comm, rank) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), rank.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_group(comm: MPI_Comm, group: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::COMM_REMOTE_GROUP);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(group, "group")?;
        unsafe { crate::chapters::comm::comm_remote_group(comm, group) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), group.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_size(comm: MPI_Comm, size: *mut c_int) -> c_int {
    let call = Call::enter(ids::COMM_REMOTE_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(size, "size")?;
        unsafe { crate::chapters::comm::comm_remote_size(comm, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_attr(
    comm: MPI_Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::COMM_SET_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::attr::comm_set_attr(comm, comm_keyval, attribute_val) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), comm_keyval.word(), attribute_val.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_info(comm: MPI_Comm, info: MPI_Info) -> c_int {
    let call = Call::enter(ids::COMM_SET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        unsafe { crate::chapters::comm::comm_set_info(comm, info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_name(comm: MPI_Comm, comm_name: *const c_char) -> c_int {
    let call = Call::enter(ids::COMM_SET_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::text(comm_name, "comm_name")?;
        unsafe { crate::chapters::comm::comm_set_name(comm, comm_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), comm_name.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_size(comm: MPI_Comm, size: *mut c_int) -> c_int {
    let call = Call::enter(ids::COMM_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(size, "size")?;
        unsafe { crate::chapters::comm::comm_size(comm, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split(
    comm: MPI_Comm,
    color: c_int,
    key: c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_SPLIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::comm::comm_split(comm, color, key, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), color.word(), key.word(), newcomm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split_type(
    comm: MPI_Comm,
    split_type: c_int,
    key: c_int,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_SPLIT_TYPE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info);
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::comm::comm_split_type(comm, split_type, key, info, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), split_type.word(), key.word(), info.word(), newcomm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_test_inter(comm: MPI_Comm, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::COMM_TEST_INTER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::comm::comm_test_inter(comm, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_compare(
    group1: MPI_Group,
    group2: MPI_Group,
    result: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GROUP_COMPARE);
    let done = (|| -> Result<()> {
        call.running()?;
        let group1 = checks::group(group1)?;
        let group2 = checks::group(group2)?;
        checks::out(result, "result")?;
        unsafe { crate::chapters::group::group_compare(group1, group2, result) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[group1.word(), group2.word(), result.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_difference(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_DIFFERENCE);
    let done = (|| -> Result<()> {
        call.running()?;
        let group1 = checks::group(group1)?;
        let group2 = checks::group(group2)?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::group::group_difference(group1, group2, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[group1.word(), group2.word(), newgroup.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_excl(
    group: MPI_Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_EXCL);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::group::group_excl(group, n, ranks, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[group.word(), n.word(), ranks.word(), newgroup.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_free(group: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::GROUP_FREE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(group, "group")?;
        unsafe { crate::chapters::group::group_free(group) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[group.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_from_session_pset(
    session: MPI_Session,
    pset_name: *const c_char,
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_FROM_SESSION_PSET);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(pset_name, "pset_name")?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::init::group_from_session_pset(session, pset_name, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Session(session),
            &[session.word(), pset_name.word(), newgroup.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_incl(
    group: MPI_Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_INCL);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::group::group_incl(group, n, ranks, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[group.word(), n.word(), ranks.word(), newgroup.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_intersection(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_INTERSECTION);
    let done = (|| -> Result<()> {
        call.running()?;
        let group1 = checks::group(group1)?;
        let group2 = checks::group(group2)?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::group::group_intersection(group1, group2, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[group1.word(), group2.word(), newgroup.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_excl(
    group: MPI_Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_RANGE_EXCL);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::group::group_range_excl(group, n, ranges, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[group.word(), n.word(), ranges.word(), newgroup.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_incl(
    group: MPI_Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_RANGE_INCL);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::group::group_range_incl(group, n, ranges, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[group.word(), n.word(), ranges.word(), newgroup.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_rank(group: MPI_Group, rank: *mut c_int) -> c_int {
    let call = Call::enter(ids::GROUP_RANK);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        checks::out(rank, "rank")?;
        unsafe { crate::chapters::group::group_rank(group, rank) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[group.word(), rank.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_size(group: MPI_Group, size: *mut c_int) -> c_int {
    let call = Call::enter(ids::GROUP_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        checks::out(size, "size")?;
        unsafe { crate::chapters::group::group_size(group, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[group.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_translate_ranks(
    group1: MPI_Group,
    n: c_int,
    ranks1: *const c_int,
    group2: MPI_Group,
    ranks2: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GROUP_TRANSLATE_RANKS);
    let done = (|| -> Result<()> {
        call.running()?;
        let group1 = checks::group(group1)?;
        let group2 = checks::group(group2)?;
        unsafe { crate::chapters::group::group_translate_ranks(group1, n, ranks1, group2, ranks2) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[group1.word(), n.word(), ranks1.word(), group2.word(), ranks2.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_union(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::GROUP_UNION);
    let done = (|| -> Result<()> {
        call.running()?;
        let group1 = checks::group(group1)?;
        let group2 = checks::group(group2)?;
        checks::out(newgroup, "newgroup")?;
        unsafe { crate::chapters::group::group_union(group1, group2, newgroup) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[group1.word(), group2.word(), newgroup.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create(
    local_comm: MPI_Comm,
    local_leader: c_int,
    peer_comm: MPI_Comm,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::INTERCOMM_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let local_comm = checks::comm(local_comm)?;
        let peer_comm = checks::comm(peer_comm);
        checks::out(newintercomm, "newintercomm")?;
        unsafe {
            crate::chapters::comm::intercomm_create(
                local_comm,
                local_leader,
                peer_comm,
                remote_leader,
                tag,
                newintercomm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(local_comm),
            &[
                local_comm.word(),
                local_leader.word(),
                peer_comm.word(),
                remote_leader.word(),
                tag.word(),
                newintercomm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create_from_groups(
    local_group: MPI_Group,
    local_leader: c_int,
    remote_group: MPI_Group,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    newintercomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::INTERCOMM_CREATE_FROM_GROUPS);
    let done = (|| -> Result<()> {
        call.running()?;
        let local_group = checks::group(local_group);
        let remote_group = checks::group(remote_group);
        let info = checks::info(info);
        let errhandler = checks::errhandler(errhandler);
        checks::out(newintercomm, "newintercomm")?;
        unsafe {
            crate::chapters::comm::intercomm_create_from_groups(
                local_group,
                local_leader,
                remote_group,
                remote_leader,
                stringtag,
                info,
                errhandler,
                newintercomm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Handler(errhandler),
            &[
                local_group.word(),
                local_leader.word(),
                remote_group.word(),
                remote_leader.word(),
                stringtag.word(),
                info.word(),
                errhandler.word(),
                newintercomm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_merge(
    intercomm: MPI_Comm,
    high: c_int,
    newintracomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::INTERCOMM_MERGE);
    let done = (|| -> Result<()> {
        call.running()?;
        let intercomm = checks::comm(intercomm)?;
        checks::out(newintracomm, "newintracomm")?;
        unsafe { crate::chapters::comm::intercomm_merge(intercomm, high, newintracomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(intercomm),
            &[intercomm.word(), high.word(), newintracomm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_keyval(
    type_copy_attr_fn: MPI_Type_copy_attr_function,
    type_delete_attr_fn: MPI_Type_delete_attr_function,
    type_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_KEYVAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(type_keyval, "type_keyval")?;
        unsafe {
            crate::chapters::attr::type_create_keyval(
                type_copy_attr_fn,
                type_delete_attr_fn,
                type_keyval,
                extra_state,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                type_copy_attr_fn.word(),
                type_delete_attr_fn.word(),
                type_keyval.word(),
                extra_state.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_delete_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
) -> c_int {
    let call = Call::enter(ids::TYPE_DELETE_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        unsafe { crate::chapters::attr::type_delete_attr(datatype, type_keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), type_keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free_keyval(type_keyval: *mut c_int) -> c_int {
    let call = Call::enter(ids::TYPE_FREE_KEYVAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(type_keyval, "type_keyval")?;
        unsafe { crate::chapters::attr::type_free_keyval(type_keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[type_keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::attr::type_get_attr(datatype, type_keyval, attribute_val, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[datatype.word(), type_keyval.word(), attribute_val.word(), flag.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_name(
    datatype: MPI_Datatype,
    type_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(resultlen, "resultlen")?;
        unsafe { crate::chapters::attr::type_get_name(datatype, type_name, resultlen) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[datatype.word(), type_name.word(), resultlen.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::TYPE_SET_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        unsafe { crate::chapters::attr::type_set_attr(datatype, type_keyval, attribute_val) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[datatype.word(), type_keyval.word(), attribute_val.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_name(
    datatype: MPI_Datatype,
    type_name: *const c_char,
) -> c_int {
    let call = Call::enter(ids::TYPE_SET_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::text(type_name, "type_name")?;
        unsafe { crate::chapters::attr::type_set_name(datatype, type_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), type_name.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_keyval(
    win_copy_attr_fn: MPI_Win_copy_attr_function,
    win_delete_attr_fn: MPI_Win_delete_attr_function,
    win_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::WIN_CREATE_KEYVAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(win_keyval, "win_keyval")?;
        unsafe {
            crate::chapters::attr::win_create_keyval(
                win_copy_attr_fn,
                win_delete_attr_fn,
                win_keyval,
                extra_state,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                win_copy_attr_fn.word(),
                win_delete_attr_fn.word(),
                win_keyval.word(),
                extra_state.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_delete_attr(win: MPI_Win, win_keyval: c_int) -> c_int {
    let call = Call::enter(ids::WIN_DELETE_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::attr::win_delete_attr(win, win_keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), win_keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free_keyval(win_keyval: *mut c_int) -> c_int {
    let call = Call::enter(ids::WIN_FREE_KEYVAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(win_keyval, "win_keyval")?;
        unsafe { crate::chapters::attr::win_free_keyval(win_keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[win_keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::WIN_GET_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::attr::win_get_attr(win, win_keyval, attribute_val, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[win.word(), win_keyval.word(), attribute_val.word(), flag.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_name(
    win: MPI_Win,
    win_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::WIN_GET_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(resultlen, "resultlen")?;
        unsafe { crate::chapters::rma::attrs::win_get_name(win, win_name, resultlen) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), win_name.word(), resultlen.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::WIN_SET_ATTR);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::attr::win_set_attr(win, win_keyval, attribute_val) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Win(win), &[win.word(), win_keyval.word(), attribute_val.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_name(win: MPI_Win, win_name: *const c_char) -> c_int {
    let call = Call::enter(ids::WIN_SET_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(win_name, "win_name")?;
        unsafe { crate::chapters::rma::attrs::win_set_name(win, win_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), win_name.word()], e),
    }
}

std::arch::global_asm!(
    ".weak MPI_Comm_compare",
    ".set MPI_Comm_compare, PMPI_Comm_compare",
    ".weak MPI_Comm_create",
    ".set MPI_Comm_create, PMPI_Comm_create",
    ".weak MPI_Comm_create_from_group",
    ".set MPI_Comm_create_from_group, PMPI_Comm_create_from_group",
    ".weak MPI_Comm_create_group",
    ".set MPI_Comm_create_group, PMPI_Comm_create_group",
    ".weak MPI_Comm_create_keyval",
    ".set MPI_Comm_create_keyval, PMPI_Comm_create_keyval",
    ".weak MPI_Comm_delete_attr",
    ".set MPI_Comm_delete_attr, PMPI_Comm_delete_attr",
    ".weak MPI_Comm_dup",
    ".set MPI_Comm_dup, PMPI_Comm_dup",
    ".weak MPI_Comm_dup_with_info",
    ".set MPI_Comm_dup_with_info, PMPI_Comm_dup_with_info",
    ".weak MPI_Comm_free",
    ".set MPI_Comm_free, PMPI_Comm_free",
    ".weak MPI_Comm_free_keyval",
    ".set MPI_Comm_free_keyval, PMPI_Comm_free_keyval",
    ".weak MPI_Comm_get_attr",
    ".set MPI_Comm_get_attr, PMPI_Comm_get_attr",
    ".weak MPI_Comm_get_info",
    ".set MPI_Comm_get_info, PMPI_Comm_get_info",
    ".weak MPI_Comm_get_name",
    ".set MPI_Comm_get_name, PMPI_Comm_get_name",
    ".weak MPI_Comm_group",
    ".set MPI_Comm_group, PMPI_Comm_group",
    ".weak MPI_Comm_idup",
    ".set MPI_Comm_idup, PMPI_Comm_idup",
    ".weak MPI_Comm_idup_with_info",
    ".set MPI_Comm_idup_with_info, PMPI_Comm_idup_with_info",
    ".weak MPI_Comm_rank",
    ".set MPI_Comm_rank, PMPI_Comm_rank",
    ".weak MPI_Comm_remote_group",
    ".set MPI_Comm_remote_group, PMPI_Comm_remote_group",
    ".weak MPI_Comm_remote_size",
    ".set MPI_Comm_remote_size, PMPI_Comm_remote_size",
    ".weak MPI_Comm_set_attr",
    ".set MPI_Comm_set_attr, PMPI_Comm_set_attr",
    ".weak MPI_Comm_set_info",
    ".set MPI_Comm_set_info, PMPI_Comm_set_info",
    ".weak MPI_Comm_set_name",
    ".set MPI_Comm_set_name, PMPI_Comm_set_name",
    ".weak MPI_Comm_size",
    ".set MPI_Comm_size, PMPI_Comm_size",
    ".weak MPI_Comm_split",
    ".set MPI_Comm_split, PMPI_Comm_split",
    ".weak MPI_Comm_split_type",
    ".set MPI_Comm_split_type, PMPI_Comm_split_type",
    ".weak MPI_Comm_test_inter",
    ".set MPI_Comm_test_inter, PMPI_Comm_test_inter",
    ".weak MPI_Group_compare",
    ".set MPI_Group_compare, PMPI_Group_compare",
    ".weak MPI_Group_difference",
    ".set MPI_Group_difference, PMPI_Group_difference",
    ".weak MPI_Group_excl",
    ".set MPI_Group_excl, PMPI_Group_excl",
    ".weak MPI_Group_free",
    ".set MPI_Group_free, PMPI_Group_free",
    ".weak MPI_Group_from_session_pset",
    ".set MPI_Group_from_session_pset, PMPI_Group_from_session_pset",
    ".weak MPI_Group_incl",
    ".set MPI_Group_incl, PMPI_Group_incl",
    ".weak MPI_Group_intersection",
    ".set MPI_Group_intersection, PMPI_Group_intersection",
    ".weak MPI_Group_range_excl",
    ".set MPI_Group_range_excl, PMPI_Group_range_excl",
    ".weak MPI_Group_range_incl",
    ".set MPI_Group_range_incl, PMPI_Group_range_incl",
    ".weak MPI_Group_rank",
    ".set MPI_Group_rank, PMPI_Group_rank",
    ".weak MPI_Group_size",
    ".set MPI_Group_size, PMPI_Group_size",
    ".weak MPI_Group_translate_ranks",
    ".set MPI_Group_translate_ranks, PMPI_Group_translate_ranks",
    ".weak MPI_Group_union",
    ".set MPI_Group_union, PMPI_Group_union",
    ".weak MPI_Intercomm_create",
    ".set MPI_Intercomm_create, PMPI_Intercomm_create",
    ".weak MPI_Intercomm_create_from_groups",
    ".set MPI_Intercomm_create_from_groups, PMPI_Intercomm_create_from_groups",
    ".weak MPI_Intercomm_merge",
    ".set MPI_Intercomm_merge, PMPI_Intercomm_merge",
    ".weak MPI_Type_create_keyval",
    ".set MPI_Type_create_keyval, PMPI_Type_create_keyval",
    ".weak MPI_Type_delete_attr",
    ".set MPI_Type_delete_attr, PMPI_Type_delete_attr",
    ".weak MPI_Type_free_keyval",
    ".set MPI_Type_free_keyval, PMPI_Type_free_keyval",
    ".weak MPI_Type_get_attr",
    ".set MPI_Type_get_attr, PMPI_Type_get_attr",
    ".weak MPI_Type_get_name",
    ".set MPI_Type_get_name, PMPI_Type_get_name",
    ".weak MPI_Type_set_attr",
    ".set MPI_Type_set_attr, PMPI_Type_set_attr",
    ".weak MPI_Type_set_name",
    ".set MPI_Type_set_name, PMPI_Type_set_name",
    ".weak MPI_Win_create_keyval",
    ".set MPI_Win_create_keyval, PMPI_Win_create_keyval",
    ".weak MPI_Win_delete_attr",
    ".set MPI_Win_delete_attr, PMPI_Win_delete_attr",
    ".weak MPI_Win_free_keyval",
    ".set MPI_Win_free_keyval, PMPI_Win_free_keyval",
    ".weak MPI_Win_get_attr",
    ".set MPI_Win_get_attr, PMPI_Win_get_attr",
    ".weak MPI_Win_get_name",
    ".set MPI_Win_get_name, PMPI_Win_get_name",
    ".weak MPI_Win_set_attr",
    ".set MPI_Win_set_attr, PMPI_Win_set_attr",
    ".weak MPI_Win_set_name",
    ".set MPI_Win_set_name, PMPI_Win_set_name",
);
