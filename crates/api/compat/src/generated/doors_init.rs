// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 11: Process initialization, creation and management.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abort(comm: Hand, errorcode: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let errorcode_given = errorcode;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::ABORT);
        let done = call(comm, errorcode);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Close_port(port_name: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let port_name_given = port_name;

        let call: unsafe extern "C" fn(*mut c_void) -> c_int = below(at::CLOSE_PORT);
        let done = call(port_name);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_accept(
    port_name: *mut c_void,
    info: Hand,
    root: c_int,
    comm: Hand,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let port_name_given = port_name;
        let info_given = info;
        let root_given = root;
        let comm_given = comm;
        let newcomm_given = newcomm;

        let info = handle_in(&INFO, info);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(*mut c_void, usize, c_int, usize, *mut usize) -> c_int =
            below(at::COMM_ACCEPT);
        let done = call(port_name, info, root, comm, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_connect(
    port_name: *mut c_void,
    info: Hand,
    root: c_int,
    comm: Hand,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let port_name_given = port_name;
        let info_given = info;
        let root_given = root;
        let comm_given = comm;
        let newcomm_given = newcomm;

        let info = handle_in(&INFO, info);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(*mut c_void, usize, c_int, usize, *mut usize) -> c_int =
            below(at::COMM_CONNECT);
        let done = call(port_name, info, root, comm, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_disconnect(comm: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let mut comm = OneHandle::new(&COMM, comm, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::COMM_DISCONNECT);
        let done = call(comm.pass());
        comm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_parent(parent: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let parent_given = parent;
        let mut parent = OneHandle::new(&COMM, parent, false);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::COMM_GET_PARENT);
        let done = call(parent.pass());
        parent.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_join(fd: c_int, intercomm: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fd_given = fd;
        let intercomm_given = intercomm;

        let mut intercomm = OneHandle::new(&COMM, intercomm, false);
        let call: unsafe extern "C" fn(c_int, *mut usize) -> c_int = below(at::COMM_JOIN);
        let done = call(fd, intercomm.pass());
        intercomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn(
    command: *mut c_void,
    argv: *mut c_void,
    maxprocs: c_int,
    info: Hand,
    root: c_int,
    comm: Hand,
    intercomm: *mut Hand,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let command_given = command;
        let argv_given = argv;
        let maxprocs_given = maxprocs;
        let info_given = info;
        let root_given = root;
        let comm_given = comm;
        let intercomm_given = intercomm;
        let array_of_errcodes_given = array_of_errcodes;

        let info = handle_in(&INFO, info);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut intercomm = OneHandle::new(&COMM, intercomm, false);

        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            *mut usize,
            *mut c_int,
        ) -> c_int = below(at::COMM_SPAWN);
        let done =
            call(command, argv, maxprocs, info, root, comm, intercomm.pass(), array_of_errcodes);
        intercomm.done();
        errors_out(array_of_errcodes_given, maxprocs_given.max(0) as usize);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn_multiple(
    count: c_int,
    array_of_commands: *mut c_void,
    array_of_argv: *mut c_void,
    array_of_maxprocs: *mut c_int,
    array_of_info: *mut Hand,
    root: c_int,
    comm: Hand,
    intercomm: *mut Hand,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_commands_given = array_of_commands;
        let array_of_argv_given = array_of_argv;
        let array_of_maxprocs_given = array_of_maxprocs;
        let array_of_info_given = array_of_info;
        let root_given = root;
        let comm_given = comm;
        let intercomm_given = intercomm;
        let array_of_errcodes_given = array_of_errcodes;

        let mut array_of_info = HandleArray::new(&INFO, array_of_info, count_given as usize, true);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut intercomm = OneHandle::new(&COMM, intercomm, false);

        let call: unsafe extern "C" fn(
            c_int,
            *mut c_void,
            *mut c_void,
            *mut c_int,
            *mut usize,
            c_int,
            usize,
            *mut usize,
            *mut c_int,
        ) -> c_int = below(at::COMM_SPAWN_MULTIPLE);
        let done = call(
            count,
            array_of_commands,
            array_of_argv,
            array_of_maxprocs,
            array_of_info.pass(),
            root,
            comm,
            intercomm.pass(),
            array_of_errcodes,
        );
        intercomm.done();
        errors_out(array_of_errcodes_given, 0);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalize() -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let call: unsafe extern "C" fn() -> c_int = below(at::FINALIZE);
        let done = call();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalized(flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let flag_given = flag;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::FINALIZED);
        let done = call(flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init(argc: *mut c_int, argv: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let argc_given = argc;
        let argv_given = argv;

        let call: unsafe extern "C" fn(*mut c_int, *mut c_void) -> c_int = below(at::INIT);
        let done = call(argc, argv);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init_thread(
    argc: *mut c_int,
    argv: *mut c_void,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let argc_given = argc;
        let argv_given = argv;
        let required_given = required;
        let provided_given = provided;

        let required = int_in(THREAD_LEVELS, required);

        let call: unsafe extern "C" fn(*mut c_int, *mut c_void, c_int, *mut c_int) -> c_int =
            below(at::INIT_THREAD);
        let done = call(argc, argv, required, provided);
        int_out(THREAD_LEVELS, provided_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Initialized(flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let flag_given = flag;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::INITIALIZED);
        let done = call(flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Is_thread_main(flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let flag_given = flag;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::IS_THREAD_MAIN);
        let done = call(flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Publish_name(
    service_name: *mut c_void,
    info: Hand,
    port_name: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let service_name_given = service_name;
        let info_given = info;
        let port_name_given = port_name;

        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(*mut c_void, usize, *mut c_void) -> c_int =
            below(at::PUBLISH_NAME);
        let done = call(service_name, info, port_name);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Query_thread(provided: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let provided_given = provided;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::QUERY_THREAD);
        let done = call(provided);
        int_out(THREAD_LEVELS, provided_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_finalize(session: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let mut session = OneHandle::new(&SESSION, session, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::SESSION_FINALIZE);
        let done = call(session.pass());
        session.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_info(session: Hand, info_used: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let info_used_given = info_used;
        let session = handle_in(&SESSION, session);
        let mut info_used = OneHandle::new(&INFO, info_used, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::SESSION_GET_INFO);
        let done = call(session, info_used.pass());
        info_used.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_nth_pset(
    session: Hand,
    info: Hand,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let info_given = info;
        let n_given = n;
        let pset_len_given = pset_len;
        let pset_name_given = pset_name;
        let session = handle_in(&SESSION, session);
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(usize, usize, c_int, *mut c_int, *mut c_void) -> c_int =
            below(at::SESSION_GET_NTH_PSET);
        let done = call(session, info, n, pset_len, pset_name);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_num_psets(
    session: Hand,
    info: Hand,
    npset_names: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let info_given = info;
        let npset_names_given = npset_names;
        let session = handle_in(&SESSION, session);
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(usize, usize, *mut c_int) -> c_int =
            below(at::SESSION_GET_NUM_PSETS);
        let done = call(session, info, npset_names);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_pset_info(
    session: Hand,
    pset_name: *mut c_void,
    info: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let pset_name_given = pset_name;
        let info_given = info;
        let session = handle_in(&SESSION, session);

        let mut info = OneHandle::new(&INFO, info, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut usize) -> c_int =
            below(at::SESSION_GET_PSET_INFO);
        let done = call(session, pset_name, info.pass());
        info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_init(
    info: Hand,
    errhandler: Hand,
    session: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let errhandler_given = errhandler;
        let session_given = session;
        let info = handle_in(&INFO, info);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let mut session = OneHandle::new(&SESSION, session, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int = below(at::SESSION_INIT);
        let done = call(info, errhandler, session.pass());
        session.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpublish_name(
    service_name: *mut c_void,
    info: Hand,
    port_name: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let service_name_given = service_name;
        let info_given = info;
        let port_name_given = port_name;

        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(*mut c_void, usize, *mut c_void) -> c_int =
            below(at::UNPUBLISH_NAME);
        let done = call(service_name, info, port_name);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Abort",
    ".set MPI_Abort, PMPI_Abort",
    ".weak MPI_Close_port",
    ".set MPI_Close_port, PMPI_Close_port",
    ".weak MPI_Comm_accept",
    ".set MPI_Comm_accept, PMPI_Comm_accept",
    ".weak MPI_Comm_connect",
    ".set MPI_Comm_connect, PMPI_Comm_connect",
    ".weak MPI_Comm_disconnect",
    ".set MPI_Comm_disconnect, PMPI_Comm_disconnect",
    ".weak MPI_Comm_get_parent",
    ".set MPI_Comm_get_parent, PMPI_Comm_get_parent",
    ".weak MPI_Comm_join",
    ".set MPI_Comm_join, PMPI_Comm_join",
    ".weak MPI_Comm_spawn",
    ".set MPI_Comm_spawn, PMPI_Comm_spawn",
    ".weak MPI_Comm_spawn_multiple",
    ".set MPI_Comm_spawn_multiple, PMPI_Comm_spawn_multiple",
    ".weak MPI_Finalize",
    ".set MPI_Finalize, PMPI_Finalize",
    ".weak MPI_Finalized",
    ".set MPI_Finalized, PMPI_Finalized",
    ".weak MPI_Init",
    ".set MPI_Init, PMPI_Init",
    ".weak MPI_Init_thread",
    ".set MPI_Init_thread, PMPI_Init_thread",
    ".weak MPI_Initialized",
    ".set MPI_Initialized, PMPI_Initialized",
    ".weak MPI_Is_thread_main",
    ".set MPI_Is_thread_main, PMPI_Is_thread_main",
    ".weak MPI_Publish_name",
    ".set MPI_Publish_name, PMPI_Publish_name",
    ".weak MPI_Query_thread",
    ".set MPI_Query_thread, PMPI_Query_thread",
    ".weak MPI_Session_finalize",
    ".set MPI_Session_finalize, PMPI_Session_finalize",
    ".weak MPI_Session_get_info",
    ".set MPI_Session_get_info, PMPI_Session_get_info",
    ".weak MPI_Session_get_nth_pset",
    ".set MPI_Session_get_nth_pset, PMPI_Session_get_nth_pset",
    ".weak MPI_Session_get_num_psets",
    ".set MPI_Session_get_num_psets, PMPI_Session_get_num_psets",
    ".weak MPI_Session_get_pset_info",
    ".set MPI_Session_get_pset_info, PMPI_Session_get_pset_info",
    ".weak MPI_Session_init",
    ".set MPI_Session_init, PMPI_Session_init",
    ".weak MPI_Unpublish_name",
    ".set MPI_Unpublish_name, PMPI_Unpublish_name",
);
