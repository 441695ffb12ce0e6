//! Chapter 10: info objects, and the two inquiries of MPI-2 that are deprecated.

use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::{self, Info};

use super::comm::string;
use crate::generated::constants::*;
use crate::handles;
use crate::text;
use crate::types::*;

fn need(info: Option<&Info>) -> Result<&Info> {
    info.ok_or_else(|| err!(Info, "the info object is MPI_INFO_NULL"))
}

/// An object that the program may change.
fn need_own(info: Option<&Info>) -> Result<&Info> {
    let info = need(info)?;
    if info.front() == MPI_INFO_ENV.0 {
        return Err(err!(Info, "MPI_INFO_ENV cannot be changed; duplicate it first"));
    }
    Ok(info)
}

/// # Safety
/// `at` is null or a string of the caller.
unsafe fn key(at: *const c_char) -> Result<String> {
    // SAFETY: promised by the caller.
    let key = unsafe { string(at, "key")? };
    info::check_key(&key)?;
    Ok(key)
}

pub(crate) unsafe fn info_create(info: *mut MPI_Info) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { info.write(handles::info::insert(Info::new())) };
    Ok(())
}

/// `MPI_Info_create_env`: also before initialisation. The command and its arguments are those of
/// the process, whatever the caller passes.
pub(crate) unsafe fn info_create_env(
    _argc: c_int,
    _argv: *const *mut c_char,
    info: *mut MPI_Info,
) -> Result<()> {
    let new = handles::info::get(MPI_INFO_ENV)?.dup();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { info.write(handles::info::insert(new)) };
    Ok(())
}

pub(crate) unsafe fn info_set(
    info: Option<&Info>,
    key: *const c_char,
    value: *const c_char,
) -> Result<()> {
    // SAFETY: the caller's strings.
    let (key, value) = unsafe { (self::key(key)?, string(value, "value")?) };
    need_own(info)?.set(&key, &value)
}

pub(crate) unsafe fn info_delete(info: Option<&Info>, key: *const c_char) -> Result<()> {
    // SAFETY: the caller's string.
    need_own(info)?.delete(&unsafe { self::key(key)? })
}

pub(crate) unsafe fn info_get_string(
    info: Option<&Info>,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> Result<()> {
    // SAFETY: the caller's string.
    let found = need(info)?.get(&unsafe { self::key(key)? });
    // SAFETY: `buflen` is the caller's variable; `value` has that many bytes of room.
    unsafe {
        if let Some(text) = &found {
            let room = usize::try_from(buflen.read()).unwrap_or(0);
            if room > 0 {
                text::store(value, room, text, "value")?;
            }
            buflen.write(text.len() as c_int + 1);
        }
        flag.write(c_int::from(found.is_some()));
    }
    Ok(())
}

pub(crate) unsafe fn info_get(
    info: Option<&Info>,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> Result<()> {
    let room = usize::try_from(valuelen)
        .map_err(|_| err!(Arg, "the length of the value is {valuelen}"))?;
    // SAFETY: the caller's string.
    let found = need(info)?.get(&unsafe { self::key(key)? });
    // SAFETY: `value` has room for `valuelen` bytes and a zero (MPI-5.0 section 16.3).
    unsafe {
        if let Some(text) = &found {
            text::store(value, room + 1, text, "value")?;
        }
        flag.write(c_int::from(found.is_some()));
    }
    Ok(())
}

pub(crate) unsafe fn info_get_valuelen(
    info: Option<&Info>,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> Result<()> {
    // SAFETY: the caller's string.
    let found = need(info)?.get(&unsafe { self::key(key)? });
    // SAFETY: result parameters, checked not to be null.
    unsafe {
        if let Some(text) = &found {
            valuelen.write(text.len() as c_int);
        }
        flag.write(c_int::from(found.is_some()));
    }
    Ok(())
}

pub(crate) unsafe fn info_get_nkeys(info: Option<&Info>, nkeys: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { nkeys.write(need(info)?.len() as c_int) };
    Ok(())
}

pub(crate) unsafe fn info_get_nthkey(
    info: Option<&Info>,
    n: c_int,
    key: *mut c_char,
) -> Result<()> {
    let info = need(info)?;
    let found = usize::try_from(n).ok().and_then(|n| info.key(n));
    let found = found.ok_or_else(|| err!(Arg, "key {n} is not in 0..{}", info.len()))?;
    // SAFETY: the caller's buffer has MPI_MAX_INFO_KEY bytes (MPI-5.0 chapter 10).
    unsafe { text::store(key, MPI_MAX_INFO_KEY as usize, &found, "key") }.map(drop)
}

pub(crate) unsafe fn info_dup(info: Option<&Info>, newinfo: *mut MPI_Info) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newinfo.write(handles::info::insert(need(info)?.dup())) };
    Ok(())
}

pub(crate) unsafe fn info_free(info: *mut MPI_Info) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe {
        drop(handles::info::remove(info.read())?);
        info.write(MPI_INFO_NULL);
    }
    Ok(())
}
