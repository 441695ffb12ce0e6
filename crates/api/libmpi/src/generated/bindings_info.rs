// Made by `cargo x codegen`; do not edit.
//! The info object (MPI-5.0 chapter 10).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create(info: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::INFO_CREATE);
    let done = (|| -> Result<()> {
        checks::out(info, "info")?;
        unsafe { crate::chapters::info::info_create(info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create_env(
    argc: c_int,
    argv: *const *mut c_char,
    info: *mut MPI_Info,
) -> c_int {
    let call = Call::enter(ids::INFO_CREATE_ENV);
    let done = (|| -> Result<()> {
        checks::out(info, "info")?;
        unsafe { crate::chapters::info::info_create_env(argc, argv, info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[argc.word(), argv.word(), info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_delete(info: MPI_Info, key: *const c_char) -> c_int {
    let call = Call::enter(ids::INFO_DELETE);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        checks::text(key, "key")?;
        unsafe { crate::chapters::info::info_delete(info, key) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word(), key.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_dup(info: MPI_Info, newinfo: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::INFO_DUP);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        checks::out(newinfo, "newinfo")?;
        unsafe { crate::chapters::info::info_dup(info, newinfo) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word(), newinfo.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_free(info: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::INFO_FREE);
    let done = (|| -> Result<()> {
        checks::out(info, "info")?;
        unsafe { crate::chapters::info::info_free(info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_nkeys(info: MPI_Info, nkeys: *mut c_int) -> c_int {
    let call = Call::enter(ids::INFO_GET_NKEYS);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        checks::out(nkeys, "nkeys")?;
        unsafe { crate::chapters::info::info_get_nkeys(info, nkeys) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word(), nkeys.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_nthkey(info: MPI_Info, n: c_int, key: *mut c_char) -> c_int {
    let call = Call::enter(ids::INFO_GET_NTHKEY);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        unsafe { crate::chapters::info::info_get_nthkey(info, n, key) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word(), n.word(), key.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_string(
    info: MPI_Info,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::INFO_GET_STRING);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        checks::text(key, "key")?;
        checks::out(buflen, "buflen")?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::info::info_get_string(info, key, buflen, value, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[info.word(), key.word(), buflen.word(), value.word(), flag.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_set(
    info: MPI_Info,
    key: *const c_char,
    value: *const c_char,
) -> c_int {
    let call = Call::enter(ids::INFO_SET);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        checks::text(key, "key")?;
        checks::text(value, "value")?;
        unsafe { crate::chapters::info::info_set(info, key, value) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[info.word(), key.word(), value.word()], e),
    }
}

std::arch::global_asm!(
    ".weak MPI_Info_create",
    ".set MPI_Info_create, PMPI_Info_create",
    ".weak MPI_Info_create_env",
    ".set MPI_Info_create_env, PMPI_Info_create_env",
    ".weak MPI_Info_delete",
    ".set MPI_Info_delete, PMPI_Info_delete",
    ".weak MPI_Info_dup",
    ".set MPI_Info_dup, PMPI_Info_dup",
    ".weak MPI_Info_free",
    ".set MPI_Info_free, PMPI_Info_free",
    ".weak MPI_Info_get_nkeys",
    ".set MPI_Info_get_nkeys, PMPI_Info_get_nkeys",
    ".weak MPI_Info_get_nthkey",
    ".set MPI_Info_get_nthkey, PMPI_Info_get_nthkey",
    ".weak MPI_Info_get_string",
    ".set MPI_Info_get_string, PMPI_Info_get_string",
    ".weak MPI_Info_set",
    ".set MPI_Info_set, PMPI_Info_set",
);
