// Made by `cargo x codegen`; do not edit.
//! Environmental management (MPI-5.0 chapter 9).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_class(errorclass: *mut c_int) -> c_int {
    let call = Call::enter(ids::ADD_ERROR_CLASS);
    let done = (|| -> Result<()> {
        checks::out(errorclass, "errorclass")?;
        unsafe { crate::chapters::env::add_error_class(errorclass) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errorclass.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_code(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    let call = Call::enter(ids::ADD_ERROR_CODE);
    let done = (|| -> Result<()> {
        checks::out(errorcode, "errorcode")?;
        unsafe { crate::chapters::env::add_error_code(errorclass, errorcode) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errorclass.word(), errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_string(errorcode: c_int, string: *const c_char) -> c_int {
    let call = Call::enter(ids::ADD_ERROR_STRING);
    let done = (|| -> Result<()> {
        checks::text(string, "string")?;
        unsafe { crate::chapters::env::add_error_string(errorcode, string) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errorcode.word(), string.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alloc_mem(
    size: MPI_Aint,
    info: MPI_Info,
    baseptr: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::ALLOC_MEM);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        unsafe { crate::chapters::env::alloc_mem(size, info, baseptr) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[size.word(), info.word(), baseptr.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_call_errhandler(comm: MPI_Comm, errorcode: c_int) -> c_int {
    let call = Call::enter(ids::COMM_CALL_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::errhandler::comm_call_errhandler(comm, errorcode) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_errhandler(
    comm_errhandler_fn: MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::COMM_CREATE_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(errhandler, "errhandler")?;
        unsafe {
            crate::chapters::errhandler::comm_create_errhandler(comm_errhandler_fn, errhandler)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[comm_errhandler_fn.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_errhandler(
    comm: MPI_Comm,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::COMM_GET_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::errhandler::comm_get_errhandler(comm, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_errhandler(
    comm: MPI_Comm,
    errhandler: MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::COMM_SET_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let errhandler = checks::errhandler(errhandler)?;
        unsafe { crate::chapters::errhandler::comm_set_errhandler(comm, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_free(errhandler: *mut MPI_Errhandler) -> c_int {
    let call = Call::enter(ids::ERRHANDLER_FREE);
    let done = (|| -> Result<()> {
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::errhandler::errhandler_free(errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Error_class(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    let call = Call::enter(ids::ERROR_CLASS);
    let done = (|| -> Result<()> {
        checks::out(errorclass, "errorclass")?;
        unsafe { crate::chapters::env::error_class(errorcode, errorclass) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errorcode.word(), errorclass.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Error_string(
    errorcode: c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::ERROR_STRING);
    let done = (|| -> Result<()> {
        checks::out(resultlen, "resultlen")?;
        unsafe { crate::chapters::env::error_string(errorcode, string, resultlen) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[errorcode.word(), string.word(), resultlen.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_call_errhandler(fh: MPI_File, errorcode: c_int) -> c_int {
    let call = Call::enter(ids::FILE_CALL_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::errhandler::file_call_errhandler(fh, errorcode) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_create_errhandler(
    file_errhandler_fn: MPI_File_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::FILE_CREATE_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(errhandler, "errhandler")?;
        unsafe {
            crate::chapters::errhandler::file_create_errhandler(file_errhandler_fn, errhandler)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[file_errhandler_fn.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_errhandler(
    file: MPI_File,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::FILE_GET_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::io::errhandler::file_get_errhandler(file, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(file), &[file.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_errhandler(
    file: MPI_File,
    errhandler: MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::FILE_SET_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        let errhandler = checks::errhandler(errhandler)?;
        unsafe { crate::chapters::io::errhandler::file_set_errhandler(file, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(file), &[file.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Free_mem(base: *mut c_void) -> c_int {
    let call = Call::enter(ids::FREE_MEM);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::env::free_mem(base) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[base.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_hw_resource_info(hw_info: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::GET_HW_RESOURCE_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(hw_info, "hw_info")?;
        unsafe { crate::chapters::env::get_hw_resource_info(hw_info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[hw_info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_library_version(
    version: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GET_LIBRARY_VERSION);
    let done = (|| -> Result<()> {
        checks::out(resultlen, "resultlen")?;
        unsafe { crate::chapters::env::get_library_version(version, resultlen) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[version.word(), resultlen.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_processor_name(
    name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GET_PROCESSOR_NAME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(resultlen, "resultlen")?;
        unsafe { crate::chapters::env::get_processor_name(name, resultlen) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[name.word(), resultlen.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_version(version: *mut c_int, subversion: *mut c_int) -> c_int {
    let call = Call::enter(ids::GET_VERSION);
    let done = (|| -> Result<()> {
        checks::out(version, "version")?;
        checks::out(subversion, "subversion")?;
        unsafe { crate::chapters::env::get_version(version, subversion) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[version.word(), subversion.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_class(errorclass: c_int) -> c_int {
    let call = Call::enter(ids::REMOVE_ERROR_CLASS);
    let done = (|| -> Result<()> { crate::chapters::env::remove_error_class(errorclass) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errorclass.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_code(errorcode: c_int) -> c_int {
    let call = Call::enter(ids::REMOVE_ERROR_CODE);
    let done = (|| -> Result<()> { crate::chapters::env::remove_error_code(errorcode) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_string(errorcode: c_int) -> c_int {
    let call = Call::enter(ids::REMOVE_ERROR_STRING);
    let done = (|| -> Result<()> { crate::chapters::env::remove_error_string(errorcode) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_call_errhandler(
    session: MPI_Session,
    errorcode: c_int,
) -> c_int {
    let call = Call::enter(ids::SESSION_CALL_ERRHANDLER);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::errhandler::session_call_errhandler(session, errorcode) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Session(session), &[session.word(), errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_create_errhandler(
    session_errhandler_fn: MPI_Session_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::SESSION_CREATE_ERRHANDLER);
    let done = (|| -> Result<()> {
        checks::out(errhandler, "errhandler")?;
        unsafe {
            crate::chapters::errhandler::session_create_errhandler(
                session_errhandler_fn,
                errhandler,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[session_errhandler_fn.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_errhandler(
    session: MPI_Session,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::SESSION_GET_ERRHANDLER);
    let done = (|| -> Result<()> {
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::errhandler::session_get_errhandler(session, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Session(session), &[session.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_set_errhandler(
    session: MPI_Session,
    errhandler: MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::SESSION_SET_ERRHANDLER);
    let done = (|| -> Result<()> {
        let errhandler = checks::errhandler(errhandler)?;
        unsafe { crate::chapters::errhandler::session_set_errhandler(session, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Session(session), &[session.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_call_errhandler(win: MPI_Win, errorcode: c_int) -> c_int {
    let call = Call::enter(ids::WIN_CALL_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::attrs::win_call_errhandler(win, errorcode) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), errorcode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_errhandler(
    win_errhandler_fn: MPI_Win_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::WIN_CREATE_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::errhandler::win_create_errhandler(win_errhandler_fn, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[win_errhandler_fn.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_errhandler(
    win: MPI_Win,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::WIN_GET_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::rma::attrs::win_get_errhandler(win, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_errhandler(
    win: MPI_Win,
    errhandler: MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::WIN_SET_ERRHANDLER);
    let done = (|| -> Result<()> {
        call.running()?;
        let errhandler = checks::errhandler(errhandler)?;
        unsafe { crate::chapters::rma::attrs::win_set_errhandler(win, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtick() -> f64 {
    crate::chapters::env::wtick()
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtime() -> f64 {
    crate::chapters::env::wtime()
}

std::arch::global_asm!(
    ".weak MPI_Add_error_class",
    ".set MPI_Add_error_class, PMPI_Add_error_class",
    ".weak MPI_Add_error_code",
    ".set MPI_Add_error_code, PMPI_Add_error_code",
    ".weak MPI_Add_error_string",
    ".set MPI_Add_error_string, PMPI_Add_error_string",
    ".weak MPI_Alloc_mem",
    ".set MPI_Alloc_mem, PMPI_Alloc_mem",
    ".weak MPI_Comm_call_errhandler",
    ".set MPI_Comm_call_errhandler, PMPI_Comm_call_errhandler",
    ".weak MPI_Comm_create_errhandler",
    ".set MPI_Comm_create_errhandler, PMPI_Comm_create_errhandler",
    ".weak MPI_Comm_get_errhandler",
    ".set MPI_Comm_get_errhandler, PMPI_Comm_get_errhandler",
    ".weak MPI_Comm_set_errhandler",
    ".set MPI_Comm_set_errhandler, PMPI_Comm_set_errhandler",
    ".weak MPI_Errhandler_free",
    ".set MPI_Errhandler_free, PMPI_Errhandler_free",
    ".weak MPI_Error_class",
    ".set MPI_Error_class, PMPI_Error_class",
    ".weak MPI_Error_string",
    ".set MPI_Error_string, PMPI_Error_string",
    ".weak MPI_File_call_errhandler",
    ".set MPI_File_call_errhandler, PMPI_File_call_errhandler",
    ".weak MPI_File_create_errhandler",
    ".set MPI_File_create_errhandler, PMPI_File_create_errhandler",
    ".weak MPI_File_get_errhandler",
    ".set MPI_File_get_errhandler, PMPI_File_get_errhandler",
    ".weak MPI_File_set_errhandler",
    ".set MPI_File_set_errhandler, PMPI_File_set_errhandler",
    ".weak MPI_Free_mem",
    ".set MPI_Free_mem, PMPI_Free_mem",
    ".weak MPI_Get_hw_resource_info",
    ".set MPI_Get_hw_resource_info, PMPI_Get_hw_resource_info",
    ".weak MPI_Get_library_version",
    ".set MPI_Get_library_version, PMPI_Get_library_version",
    ".weak MPI_Get_processor_name",
    ".set MPI_Get_processor_name, PMPI_Get_processor_name",
    ".weak MPI_Get_version",
    ".set MPI_Get_version, PMPI_Get_version",
    ".weak MPI_Remove_error_class",
    ".set MPI_Remove_error_class, PMPI_Remove_error_class",
    ".weak MPI_Remove_error_code",
    ".set MPI_Remove_error_code, PMPI_Remove_error_code",
    ".weak MPI_Remove_error_string",
    ".set MPI_Remove_error_string, PMPI_Remove_error_string",
    ".weak MPI_Session_call_errhandler",
    ".set MPI_Session_call_errhandler, PMPI_Session_call_errhandler",
    ".weak MPI_Session_create_errhandler",
    ".set MPI_Session_create_errhandler, PMPI_Session_create_errhandler",
    ".weak MPI_Session_get_errhandler",
    ".set MPI_Session_get_errhandler, PMPI_Session_get_errhandler",
    ".weak MPI_Session_set_errhandler",
    ".set MPI_Session_set_errhandler, PMPI_Session_set_errhandler",
    ".weak MPI_Win_call_errhandler",
    ".set MPI_Win_call_errhandler, PMPI_Win_call_errhandler",
    ".weak MPI_Win_create_errhandler",
    ".set MPI_Win_create_errhandler, PMPI_Win_create_errhandler",
    ".weak MPI_Win_get_errhandler",
    ".set MPI_Win_get_errhandler, PMPI_Win_get_errhandler",
    ".weak MPI_Win_set_errhandler",
    ".set MPI_Win_set_errhandler, PMPI_Win_set_errhandler",
    ".weak MPI_Wtick",
    ".set MPI_Wtick, PMPI_Wtick",
    ".weak MPI_Wtime",
    ".set MPI_Wtime, PMPI_Wtime",
);
