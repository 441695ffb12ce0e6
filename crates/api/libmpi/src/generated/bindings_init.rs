// Made by `cargo x codegen`; do not edit.
//! Process initialization, creation and management (MPI-5.0 chapter 11).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abort(comm: MPI_Comm, errorcode: c_int) -> c_int {
    let call = Call::enter(ids::ABORT);
    let done = (|| -> Result<()> { crate::chapters::init::abort(comm, errorcode) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[comm.word(), errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Close_port(port_name: *const c_char) -> c_int {
    let call = Call::enter(ids::CLOSE_PORT);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(port_name, "port_name")?;
        unsafe { crate::chapters::ports::close_port(port_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[port_name.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_accept(
    port_name: *const c_char,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_ACCEPT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::ports::comm_accept(port_name, info, root, comm, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[port_name.word(), info.word(), root.word(), comm.word(), newcomm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_connect(
    port_name: *const c_char,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::COMM_CONNECT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::ports::comm_connect(port_name, info, root, comm, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[port_name.word(), info.word(), root.word(), comm.word(), newcomm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_disconnect(comm: *mut MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_DISCONNECT);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(comm, "comm")?;
        unsafe { crate::chapters::comm::comm_disconnect(comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(peek(comm)), &[comm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_parent(parent: *mut MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_GET_PARENT);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(parent, "parent")?;
        unsafe { crate::chapters::spawn::comm_get_parent(parent) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[parent.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_join(fd: c_int, intercomm: *mut MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_JOIN);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(intercomm, "intercomm")?;
        unsafe { crate::chapters::ports::comm_join(fd, intercomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[fd.word(), intercomm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn(
    command: *const c_char,
    argv: *const *mut c_char,
    maxprocs: c_int,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_SPAWN);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        checks::out(intercomm, "intercomm")?;
        unsafe {
            crate::chapters::spawn::comm_spawn(
                command,
                argv,
                maxprocs,
                info,
                root,
                comm,
                intercomm,
                array_of_errcodes,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                command.word(),
                argv.word(),
                maxprocs.word(),
                info.word(),
                root.word(),
                comm.word(),
                intercomm.word(),
                array_of_errcodes.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn_multiple(
    count: c_int,
    array_of_commands: *const *mut c_char,
    array_of_argv: *const *mut *mut c_char,
    array_of_maxprocs: *const c_int,
    array_of_info: *const MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_SPAWN_MULTIPLE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        checks::out(intercomm, "intercomm")?;
        unsafe {
            crate::chapters::spawn::comm_spawn_multiple(
                count,
                array_of_commands,
                array_of_argv,
                array_of_maxprocs,
                array_of_info,
                root,
                comm,
                intercomm,
                array_of_errcodes,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                count.word(),
                array_of_commands.word(),
                array_of_argv.word(),
                array_of_maxprocs.word(),
                array_of_info.word(),
                root.word(),
                comm.word(),
                intercomm.word(),
                array_of_errcodes.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalize() -> c_int {
    let call = Call::enter(ids::FINALIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        crate::chapters::init::finalize()
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalized(flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::FINALIZED);
    let done = (|| -> Result<()> {
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::init::finalized(flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init(argc: *mut c_int, argv: *mut *mut *mut c_char) -> c_int {
    let call = Call::enter(ids::INIT);
    let done = (|| -> Result<()> { crate::chapters::init::init(argc, argv) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[argc.word(), argv.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init_thread(
    argc: *mut c_int,
    argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::INIT_THREAD);
    let done = (|| -> Result<()> {
        checks::out(provided, "provided")?;
        unsafe { crate::chapters::init::init_thread(argc, argv, required, provided) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[argc.word(), argv.word(), required.word(), provided.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Initialized(flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::INITIALIZED);
    let done = (|| -> Result<()> {
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::init::initialized(flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Is_thread_main(flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::IS_THREAD_MAIN);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::init::is_thread_main(flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Lookup_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *mut c_char,
) -> c_int {
    let call = Call::enter(ids::LOOKUP_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(service_name, "service_name")?;
        let info = checks::info(info)?;
        unsafe { crate::chapters::spawn::lookup_name(service_name, info, port_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[service_name.word(), info.word(), port_name.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Open_port(info: MPI_Info, port_name: *mut c_char) -> c_int {
    let call = Call::enter(ids::OPEN_PORT);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        unsafe { crate::chapters::ports::open_port(info, port_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word(), port_name.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Publish_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *const c_char,
) -> c_int {
    let call = Call::enter(ids::PUBLISH_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(service_name, "service_name")?;
        let info = checks::info(info)?;
        checks::text(port_name, "port_name")?;
        unsafe { crate::chapters::spawn::publish_name(service_name, info, port_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[service_name.word(), info.word(), port_name.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Query_thread(provided: *mut c_int) -> c_int {
    let call = Call::enter(ids::QUERY_THREAD);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(provided, "provided")?;
        unsafe { crate::chapters::init::query_thread(provided) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[provided.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_finalize(session: *mut MPI_Session) -> c_int {
    let call = Call::enter(ids::SESSION_FINALIZE);
    let done = (|| -> Result<()> {
        checks::out(session, "session")?;
        unsafe { crate::chapters::init::session_finalize(session) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Session(peek(session)), &[session.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_info(
    session: MPI_Session,
    info_used: *mut MPI_Info,
) -> c_int {
    let call = Call::enter(ids::SESSION_GET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(info_used, "info_used")?;
        unsafe { crate::chapters::init::session_get_info(session, info_used) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Session(session), &[session.word(), info_used.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_nth_pset(
    session: MPI_Session,
    info: MPI_Info,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_char,
) -> c_int {
    let call = Call::enter(ids::SESSION_GET_NTH_PSET);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        checks::out(pset_len, "pset_len")?;
        unsafe {
            crate::chapters::init::session_get_nth_pset(session, info, n, pset_len, pset_name)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Session(session),
            &[session.word(), info.word(), n.word(), pset_len.word(), pset_name.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_num_psets(
    session: MPI_Session,
    info: MPI_Info,
    npset_names: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::SESSION_GET_NUM_PSETS);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        checks::out(npset_names, "npset_names")?;
        unsafe { crate::chapters::init::session_get_num_psets(session, info, npset_names) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Session(session),
            &[session.word(), info.word(), npset_names.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_pset_info(
    session: MPI_Session,
    pset_name: *const c_char,
    info: *mut MPI_Info,
) -> c_int {
    let call = Call::enter(ids::SESSION_GET_PSET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(pset_name, "pset_name")?;
        checks::out(info, "info")?;
        unsafe { crate::chapters::init::session_get_pset_info(session, pset_name, info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Session(session), &[session.word(), pset_name.word(), info.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_init(
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    session: *mut MPI_Session,
) -> c_int {
    let call = Call::enter(ids::SESSION_INIT);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        let errhandler = checks::errhandler(errhandler)?;
        checks::out(session, "session")?;
        unsafe { crate::chapters::init::session_init(info, errhandler, session) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Handler(errhandler),
            &[info.word(), errhandler.word(), session.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpublish_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *const c_char,
) -> c_int {
    let call = Call::enter(ids::UNPUBLISH_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(service_name, "service_name")?;
        let info = checks::info(info)?;
        checks::text(port_name, "port_name")?;
        unsafe { crate::chapters::spawn::unpublish_name(service_name, info, port_name) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[service_name.word(), info.word(), port_name.word()], e)
        }
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
    ".weak MPI_Lookup_name",
    ".set MPI_Lookup_name, PMPI_Lookup_name",
    ".weak MPI_Open_port",
    ".set MPI_Open_port, PMPI_Open_port",
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
