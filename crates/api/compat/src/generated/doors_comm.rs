// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 7: Groups, contexts, communicators and caching.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_compare(comm1: Hand, comm2: Hand, result: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm1_given = comm1;
        let comm2_given = comm2;
        let result_given = result;
        let comm1 = handle_in(&COMM, comm1);
        let comm2 = handle_in(&COMM, comm2);

        let call: unsafe extern "C" fn(usize, usize, *mut c_int) -> c_int = below(at::COMM_COMPARE);
        let done = call(comm1, comm2, result);
        int_out(COMPARISONS, result_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create(comm: Hand, group: Hand, newcomm: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let group_given = group;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);
        let group = handle_in(&GROUP, group);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int = below(at::COMM_CREATE);
        let done = call(comm, group, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_from_group(
    group: Hand,
    stringtag: *mut c_void,
    info: Hand,
    errhandler: Hand,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let stringtag_given = stringtag;
        let info_given = info;
        let errhandler_given = errhandler;
        let newcomm_given = newcomm;
        let group = handle_in(&GROUP, group);

        let info = handle_in(&INFO, info);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, usize, usize, *mut usize) -> c_int =
            below(at::COMM_CREATE_FROM_GROUP);
        let done = call(group, stringtag, info, errhandler, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_group(
    comm: Hand,
    group: Hand,
    tag: c_int,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let group_given = group;
        let tag_given = tag;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);
        let group = handle_in(&GROUP, group);

        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, usize, c_int, *mut usize) -> c_int =
            below(at::COMM_CREATE_GROUP);
        let done = call(comm, group, tag, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_delete_attr(comm: Hand, comm_keyval: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let comm_keyval_given = comm_keyval;
        let comm = handle_in(&COMM, comm);
        let comm_keyval = int_in(KEYVALS, comm_keyval);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::COMM_DELETE_ATTR);
        let done = call(comm, comm_keyval);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup(comm: Hand, newcomm: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_DUP);
        let done = call(comm, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup_with_info(
    comm: Hand,
    info: Hand,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let info_given = info;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int =
            below(at::COMM_DUP_WITH_INFO);
        let done = call(comm, info, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free(comm: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let mut comm = OneHandle::new(&COMM, comm, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::COMM_FREE);
        let done = call(comm.pass());
        comm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free_keyval(comm_keyval: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_keyval_given = comm_keyval;
        let mut comm_keyval = OneInt::new(KEYVALS, comm_keyval);
        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::COMM_FREE_KEYVAL);
        let done = call(comm_keyval.pass());
        comm_keyval.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_info(comm: Hand, info_used: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let info_used_given = info_used;
        let comm = handle_in(&COMM, comm);
        let mut info_used = OneHandle::new(&INFO, info_used, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_GET_INFO);
        let done = call(comm, info_used.pass());
        info_used.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_group(comm: Hand, group: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let group_given = group;
        let comm = handle_in(&COMM, comm);
        let mut group = OneHandle::new(&GROUP, group, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_GROUP);
        let done = call(comm, group.pass());
        group.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup(
    comm: Hand,
    newcomm: *mut Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let newcomm_given = newcomm;
        let request_given = request;
        let comm = handle_in(&COMM, comm);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut usize, *mut usize) -> c_int =
            below(at::COMM_IDUP);
        let done = call(comm, newcomm.pass(), request.pass());
        newcomm.done();
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup_with_info(
    comm: Hand,
    info: Hand,
    newcomm: *mut Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let info_given = info;
        let newcomm_given = newcomm;
        let request_given = request;
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize, *mut usize) -> c_int =
            below(at::COMM_IDUP_WITH_INFO);
        let done = call(comm, info, newcomm.pass(), request.pass());
        newcomm.done();
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_rank(comm: Hand, rank: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let rank_given = rank;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::COMM_RANK);
        let done = call(comm, rank);
        int_out(PROCS, rank_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_group(comm: Hand, group: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let group_given = group;
        let comm = handle_in(&COMM, comm);
        let mut group = OneHandle::new(&GROUP, group, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_REMOTE_GROUP);
        let done = call(comm, group.pass());
        group.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_size(comm: Hand, size: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let size_given = size;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::COMM_REMOTE_SIZE);
        let done = call(comm, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_attr(
    comm: Hand,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let comm_keyval_given = comm_keyval;
        let attribute_val_given = attribute_val;
        let comm = handle_in(&COMM, comm);
        let comm_keyval = int_in(KEYVALS, comm_keyval);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_void) -> c_int =
            below(at::COMM_SET_ATTR);
        let done = call(comm, comm_keyval, attribute_val);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_info(comm: Hand, info: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let info_given = info;
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::COMM_SET_INFO);
        let done = call(comm, info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_name(comm: Hand, comm_name: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let comm_name_given = comm_name;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::COMM_SET_NAME);
        let done = call(comm, comm_name);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_size(comm: Hand, size: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let size_given = size;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::COMM_SIZE);
        let done = call(comm, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split(
    comm: Hand,
    color: c_int,
    key: c_int,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let color_given = color;
        let key_given = key;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);

        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, c_int, c_int, *mut usize) -> c_int =
            below(at::COMM_SPLIT);
        let done = call(comm, color, key, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split_type(
    comm: Hand,
    split_type: c_int,
    key: c_int,
    info: Hand,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let split_type_given = split_type;
        let key_given = key;
        let info_given = info;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);
        let split_type = int_in(SPLIT_TYPES, split_type);

        let info = handle_in(&INFO, info);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, c_int, c_int, usize, *mut usize) -> c_int =
            below(at::COMM_SPLIT_TYPE);
        let done = call(comm, split_type, key, info, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_test_inter(comm: Hand, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let flag_given = flag;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::COMM_TEST_INTER);
        let done = call(comm, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_compare(
    group1: Hand,
    group2: Hand,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group1_given = group1;
        let group2_given = group2;
        let result_given = result;
        let group1 = handle_in(&GROUP, group1);
        let group2 = handle_in(&GROUP, group2);

        let call: unsafe extern "C" fn(usize, usize, *mut c_int) -> c_int =
            below(at::GROUP_COMPARE);
        let done = call(group1, group2, result);
        int_out(COMPARISONS, result_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_difference(
    group1: Hand,
    group2: Hand,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group1_given = group1;
        let group2_given = group2;
        let newgroup_given = newgroup;
        let group1 = handle_in(&GROUP, group1);
        let group2 = handle_in(&GROUP, group2);
        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int =
            below(at::GROUP_DIFFERENCE);
        let done = call(group1, group2, newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_excl(
    group: Hand,
    n: c_int,
    ranks: *mut c_int,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let n_given = n;
        let ranks_given = ranks;
        let newgroup_given = newgroup;
        let group = handle_in(&GROUP, group);

        let mut ranks = IntArray::new(PROCS, ranks, n_given as usize);
        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut usize) -> c_int =
            below(at::GROUP_EXCL);
        let done = call(group, n, ranks.pass(), newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_free(group: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let mut group = OneHandle::new(&GROUP, group, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::GROUP_FREE);
        let done = call(group.pass());
        group.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_from_session_pset(
    session: Hand,
    pset_name: *mut c_void,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let pset_name_given = pset_name;
        let newgroup_given = newgroup;
        let session = handle_in(&SESSION, session);

        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut usize) -> c_int =
            below(at::GROUP_FROM_SESSION_PSET);
        let done = call(session, pset_name, newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_incl(
    group: Hand,
    n: c_int,
    ranks: *mut c_int,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let n_given = n;
        let ranks_given = ranks;
        let newgroup_given = newgroup;
        let group = handle_in(&GROUP, group);

        let mut ranks = IntArray::new(PROCS, ranks, n_given as usize);
        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut usize) -> c_int =
            below(at::GROUP_INCL);
        let done = call(group, n, ranks.pass(), newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_intersection(
    group1: Hand,
    group2: Hand,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group1_given = group1;
        let group2_given = group2;
        let newgroup_given = newgroup;
        let group1 = handle_in(&GROUP, group1);
        let group2 = handle_in(&GROUP, group2);
        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int =
            below(at::GROUP_INTERSECTION);
        let done = call(group1, group2, newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_excl(
    group: Hand,
    n: c_int,
    ranges: *mut c_int,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let n_given = n;
        let ranges_given = ranges;
        let newgroup_given = newgroup;
        let group = handle_in(&GROUP, group);

        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut usize) -> c_int =
            below(at::GROUP_RANGE_EXCL);
        let done = call(group, n, ranges, newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_incl(
    group: Hand,
    n: c_int,
    ranges: *mut c_int,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let n_given = n;
        let ranges_given = ranges;
        let newgroup_given = newgroup;
        let group = handle_in(&GROUP, group);

        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut usize) -> c_int =
            below(at::GROUP_RANGE_INCL);
        let done = call(group, n, ranges, newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_rank(group: Hand, rank: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let rank_given = rank;
        let group = handle_in(&GROUP, group);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::GROUP_RANK);
        let done = call(group, rank);
        int_out(PROCS, rank_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_size(group: Hand, size: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let size_given = size;
        let group = handle_in(&GROUP, group);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::GROUP_SIZE);
        let done = call(group, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_translate_ranks(
    group1: Hand,
    n: c_int,
    ranks1: *mut c_int,
    group2: Hand,
    ranks2: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group1_given = group1;
        let n_given = n;
        let ranks1_given = ranks1;
        let group2_given = group2;
        let ranks2_given = ranks2;
        let group1 = handle_in(&GROUP, group1);

        let mut ranks1 = IntArray::new(PROCS, ranks1, n_given as usize);
        let group2 = handle_in(&GROUP, group2);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, usize, *mut c_int) -> c_int =
            below(at::GROUP_TRANSLATE_RANKS);
        let done = call(group1, n, ranks1.pass(), group2, ranks2);
        int_out(PROCS, ranks2_given, n_given as usize);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_union(
    group1: Hand,
    group2: Hand,
    newgroup: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group1_given = group1;
        let group2_given = group2;
        let newgroup_given = newgroup;
        let group1 = handle_in(&GROUP, group1);
        let group2 = handle_in(&GROUP, group2);
        let mut newgroup = OneHandle::new(&GROUP, newgroup, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int = below(at::GROUP_UNION);
        let done = call(group1, group2, newgroup.pass());
        newgroup.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create(
    local_comm: Hand,
    local_leader: c_int,
    peer_comm: Hand,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let local_comm_given = local_comm;
        let local_leader_given = local_leader;
        let peer_comm_given = peer_comm;
        let remote_leader_given = remote_leader;
        let tag_given = tag;
        let newintercomm_given = newintercomm;
        let local_comm = handle_in(&COMM, local_comm);
        let local_leader = int_in(PROCS, local_leader);
        let peer_comm = handle_in(&COMM, peer_comm);
        let remote_leader = int_in(PROCS, remote_leader);

        let mut newintercomm = OneHandle::new(&COMM, newintercomm, false);
        let call: unsafe extern "C" fn(usize, c_int, usize, c_int, c_int, *mut usize) -> c_int =
            below(at::INTERCOMM_CREATE);
        let done =
            call(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm.pass());
        newintercomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create_from_groups(
    local_group: Hand,
    local_leader: c_int,
    remote_group: Hand,
    remote_leader: c_int,
    stringtag: *mut c_void,
    info: Hand,
    errhandler: Hand,
    newintercomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let local_group_given = local_group;
        let local_leader_given = local_leader;
        let remote_group_given = remote_group;
        let remote_leader_given = remote_leader;
        let stringtag_given = stringtag;
        let info_given = info;
        let errhandler_given = errhandler;
        let newintercomm_given = newintercomm;
        let local_group = handle_in(&GROUP, local_group);
        let local_leader = int_in(PROCS, local_leader);
        let remote_group = handle_in(&GROUP, remote_group);
        let remote_leader = int_in(PROCS, remote_leader);

        let info = handle_in(&INFO, info);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let mut newintercomm = OneHandle::new(&COMM, newintercomm, false);
        let call: unsafe extern "C" fn(
            usize,
            c_int,
            usize,
            c_int,
            *mut c_void,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INTERCOMM_CREATE_FROM_GROUPS);
        let done = call(
            local_group,
            local_leader,
            remote_group,
            remote_leader,
            stringtag,
            info,
            errhandler,
            newintercomm.pass(),
        );
        newintercomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_merge(
    intercomm: Hand,
    high: c_int,
    newintracomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let intercomm_given = intercomm;
        let high_given = high;
        let newintracomm_given = newintracomm;
        let intercomm = handle_in(&COMM, intercomm);

        let mut newintracomm = OneHandle::new(&COMM, newintracomm, false);
        let call: unsafe extern "C" fn(usize, c_int, *mut usize) -> c_int =
            below(at::INTERCOMM_MERGE);
        let done = call(intercomm, high, newintracomm.pass());
        newintracomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_delete_attr(datatype: Hand, type_keyval: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let type_keyval_given = type_keyval;
        let datatype = handle_in(&TYPE, datatype);
        let type_keyval = int_in(KEYVALS, type_keyval);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::TYPE_DELETE_ATTR);
        let done = call(datatype, type_keyval);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free_keyval(type_keyval: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let type_keyval_given = type_keyval;
        let mut type_keyval = OneInt::new(KEYVALS, type_keyval);
        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::TYPE_FREE_KEYVAL);
        let done = call(type_keyval.pass());
        type_keyval.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_attr(
    datatype: Hand,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let type_keyval_given = type_keyval;
        let attribute_val_given = attribute_val;
        let flag_given = flag;
        let datatype = handle_in(&TYPE, datatype);
        let type_keyval = int_in(KEYVALS, type_keyval);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_void, *mut c_int) -> c_int =
            below(at::TYPE_GET_ATTR);
        let done = call(datatype, type_keyval, attribute_val, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_attr(
    datatype: Hand,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let type_keyval_given = type_keyval;
        let attribute_val_given = attribute_val;
        let datatype = handle_in(&TYPE, datatype);
        let type_keyval = int_in(KEYVALS, type_keyval);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_void) -> c_int =
            below(at::TYPE_SET_ATTR);
        let done = call(datatype, type_keyval, attribute_val);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_name(datatype: Hand, type_name: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let type_name_given = type_name;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::TYPE_SET_NAME);
        let done = call(datatype, type_name);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_delete_attr(win: Hand, win_keyval: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win_keyval_given = win_keyval;
        let win = handle_in(&WIN, win);
        let win_keyval = int_in(KEYVALS, win_keyval);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::WIN_DELETE_ATTR);
        let done = call(win, win_keyval);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free_keyval(win_keyval: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_keyval_given = win_keyval;
        let mut win_keyval = OneInt::new(KEYVALS, win_keyval);
        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::WIN_FREE_KEYVAL);
        let done = call(win_keyval.pass());
        win_keyval.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_attr(
    win: Hand,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win_keyval_given = win_keyval;
        let attribute_val_given = attribute_val;
        let win = handle_in(&WIN, win);
        let win_keyval = int_in(KEYVALS, win_keyval);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_void) -> c_int =
            below(at::WIN_SET_ATTR);
        let done = call(win, win_keyval, attribute_val);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_name(win: Hand, win_name: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win_name_given = win_name;
        let win = handle_in(&WIN, win);

        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::WIN_SET_NAME);
        let done = call(win, win_name);
        code_out(done)
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
    ".weak MPI_Comm_get_info",
    ".set MPI_Comm_get_info, PMPI_Comm_get_info",
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
    ".weak MPI_Type_delete_attr",
    ".set MPI_Type_delete_attr, PMPI_Type_delete_attr",
    ".weak MPI_Type_free_keyval",
    ".set MPI_Type_free_keyval, PMPI_Type_free_keyval",
    ".weak MPI_Type_get_attr",
    ".set MPI_Type_get_attr, PMPI_Type_get_attr",
    ".weak MPI_Type_set_attr",
    ".set MPI_Type_set_attr, PMPI_Type_set_attr",
    ".weak MPI_Type_set_name",
    ".set MPI_Type_set_name, PMPI_Type_set_name",
    ".weak MPI_Win_delete_attr",
    ".set MPI_Win_delete_attr, PMPI_Win_delete_attr",
    ".weak MPI_Win_free_keyval",
    ".set MPI_Win_free_keyval, PMPI_Win_free_keyval",
    ".weak MPI_Win_set_attr",
    ".set MPI_Win_set_attr, PMPI_Win_set_attr",
    ".weak MPI_Win_set_name",
    ".set MPI_Win_set_name, PMPI_Win_set_name",
);
