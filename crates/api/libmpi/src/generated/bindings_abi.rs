// Made by `cargo x codegen`; do not edit.
//! Application binary interface (MPI-5.0 chapter 20).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::ABI_GET_FORTRAN_BOOLEANS);
    let done = (|| -> Result<()> {
        checks::out(is_set, "is_set")?;
        unsafe {
            crate::chapters::abi::abi_get_fortran_booleans(
                logical_size,
                logical_true,
                logical_false,
                is_set,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[logical_size.word(), logical_true.word(), logical_false.word(), is_set.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_info(info: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::ABI_GET_FORTRAN_INFO);
    let done = (|| -> Result<()> {
        checks::out(info, "info")?;
        unsafe { crate::chapters::abi::abi_get_fortran_info(info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_info(info: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::ABI_GET_INFO);
    let done = (|| -> Result<()> {
        checks::out(info, "info")?;
        unsafe { crate::chapters::abi::abi_get_info(info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_version(
    abi_major: *mut c_int,
    abi_minor: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::ABI_GET_VERSION);
    let done = (|| -> Result<()> {
        checks::out(abi_major, "abi_major")?;
        checks::out(abi_minor, "abi_minor")?;
        unsafe { crate::chapters::abi::abi_get_version(abi_major, abi_minor) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[abi_major.word(), abi_minor.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::ABI_SET_FORTRAN_BOOLEANS);
    let done = (|| -> Result<()> {
        crate::chapters::abi::abi_set_fortran_booleans(logical_size, logical_true, logical_false)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[logical_size.word(), logical_true.word(), logical_false.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_info(info: MPI_Info) -> c_int {
    let call = Call::enter(ids::ABI_SET_FORTRAN_INFO);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        crate::chapters::abi::abi_set_fortran_info(info)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_fromint(comm: c_int) -> MPI_Comm {
    crate::chapters::abi::comm_fromint(comm)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_toint(comm: MPI_Comm) -> c_int {
    crate::chapters::abi::comm_toint(comm)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_fromint(errhandler: c_int) -> MPI_Errhandler {
    crate::chapters::abi::errhandler_fromint(errhandler)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_toint(errhandler: MPI_Errhandler) -> c_int {
    crate::chapters::abi::errhandler_toint(errhandler)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_fromint(file: c_int) -> MPI_File {
    crate::chapters::abi::file_fromint(file)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_toint(file: MPI_File) -> c_int {
    crate::chapters::abi::file_toint(file)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_fromint(group: c_int) -> MPI_Group {
    crate::chapters::abi::group_fromint(group)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_toint(group: MPI_Group) -> c_int {
    crate::chapters::abi::group_toint(group)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_fromint(info: c_int) -> MPI_Info {
    crate::chapters::abi::info_fromint(info)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_toint(info: MPI_Info) -> c_int {
    crate::chapters::abi::info_toint(info)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_fromint(message: c_int) -> MPI_Message {
    crate::chapters::abi::message_fromint(message)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_toint(message: MPI_Message) -> c_int {
    crate::chapters::abi::message_toint(message)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_fromint(op: c_int) -> MPI_Op {
    crate::chapters::abi::op_fromint(op)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_toint(op: MPI_Op) -> c_int {
    crate::chapters::abi::op_toint(op)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_fromint(request: c_int) -> MPI_Request {
    crate::chapters::abi::request_fromint(request)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_toint(request: MPI_Request) -> c_int {
    crate::chapters::abi::request_toint(request)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_fromint(session: c_int) -> MPI_Session {
    crate::chapters::abi::session_fromint(session)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_toint(session: MPI_Session) -> c_int {
    crate::chapters::abi::session_toint(session)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_fromint(datatype: c_int) -> MPI_Datatype {
    crate::chapters::abi::type_fromint(datatype)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_toint(datatype: MPI_Datatype) -> c_int {
    crate::chapters::abi::type_toint(datatype)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fromint(win: c_int) -> MPI_Win {
    crate::chapters::abi::win_fromint(win)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_toint(win: MPI_Win) -> c_int {
    crate::chapters::abi::win_toint(win)
}

std::arch::global_asm!(
    ".weak MPI_Abi_get_fortran_booleans",
    ".set MPI_Abi_get_fortran_booleans, PMPI_Abi_get_fortran_booleans",
    ".weak MPI_Abi_get_fortran_info",
    ".set MPI_Abi_get_fortran_info, PMPI_Abi_get_fortran_info",
    ".weak MPI_Abi_get_info",
    ".set MPI_Abi_get_info, PMPI_Abi_get_info",
    ".weak MPI_Abi_get_version",
    ".set MPI_Abi_get_version, PMPI_Abi_get_version",
    ".weak MPI_Abi_set_fortran_booleans",
    ".set MPI_Abi_set_fortran_booleans, PMPI_Abi_set_fortran_booleans",
    ".weak MPI_Abi_set_fortran_info",
    ".set MPI_Abi_set_fortran_info, PMPI_Abi_set_fortran_info",
    ".weak MPI_Comm_fromint",
    ".set MPI_Comm_fromint, PMPI_Comm_fromint",
    ".weak MPI_Comm_toint",
    ".set MPI_Comm_toint, PMPI_Comm_toint",
    ".weak MPI_Errhandler_fromint",
    ".set MPI_Errhandler_fromint, PMPI_Errhandler_fromint",
    ".weak MPI_Errhandler_toint",
    ".set MPI_Errhandler_toint, PMPI_Errhandler_toint",
    ".weak MPI_File_fromint",
    ".set MPI_File_fromint, PMPI_File_fromint",
    ".weak MPI_File_toint",
    ".set MPI_File_toint, PMPI_File_toint",
    ".weak MPI_Group_fromint",
    ".set MPI_Group_fromint, PMPI_Group_fromint",
    ".weak MPI_Group_toint",
    ".set MPI_Group_toint, PMPI_Group_toint",
    ".weak MPI_Info_fromint",
    ".set MPI_Info_fromint, PMPI_Info_fromint",
    ".weak MPI_Info_toint",
    ".set MPI_Info_toint, PMPI_Info_toint",
    ".weak MPI_Message_fromint",
    ".set MPI_Message_fromint, PMPI_Message_fromint",
    ".weak MPI_Message_toint",
    ".set MPI_Message_toint, PMPI_Message_toint",
    ".weak MPI_Op_fromint",
    ".set MPI_Op_fromint, PMPI_Op_fromint",
    ".weak MPI_Op_toint",
    ".set MPI_Op_toint, PMPI_Op_toint",
    ".weak MPI_Request_fromint",
    ".set MPI_Request_fromint, PMPI_Request_fromint",
    ".weak MPI_Request_toint",
    ".set MPI_Request_toint, PMPI_Request_toint",
    ".weak MPI_Session_fromint",
    ".set MPI_Session_fromint, PMPI_Session_fromint",
    ".weak MPI_Session_toint",
    ".set MPI_Session_toint, PMPI_Session_toint",
    ".weak MPI_Type_fromint",
    ".set MPI_Type_fromint, PMPI_Type_fromint",
    ".weak MPI_Type_toint",
    ".set MPI_Type_toint, PMPI_Type_toint",
    ".weak MPI_Win_fromint",
    ".set MPI_Win_fromint, PMPI_Win_fromint",
    ".weak MPI_Win_toint",
    ".set MPI_Win_toint, PMPI_Win_toint",
);
