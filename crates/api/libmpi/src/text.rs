//! Strings at the C border.

use std::ffi::{CStr, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use hawser_core::err;
use hawser_core::error::Result;

use crate::types::{c_char, c_int};

/// The caller's string.
///
/// # Errors
/// Class `Arg` when it is a null pointer or not UTF-8.
///
/// # Safety
/// `at` is null or a string that ends with a zero byte and lives as long as the result is used.
pub(crate) unsafe fn read<'a>(at: *const c_char, name: &str) -> Result<&'a str> {
    if at.is_null() {
        return Err(err!(Arg, "string `{name}` is a null pointer"));
    }
    // SAFETY: not null, hence a C string by the caller's promise.
    let text = unsafe { CStr::from_ptr(at) };
    text.to_str().map_err(|_| err!(Arg, "string `{name}` is not UTF-8"))
}

/// The caller's name of a file, which need not be UTF-8.
///
/// # Errors
/// Class `Arg` when it is a null pointer.
///
/// # Safety
/// As [`read()`].
pub(crate) unsafe fn path<'a>(at: *const c_char, name: &str) -> Result<&'a Path> {
    if at.is_null() {
        return Err(err!(Arg, "string `{name}` is a null pointer"));
    }
    // SAFETY: not null, hence a C string by the caller's promise.
    Ok(Path::new(OsStr::from_bytes(unsafe { CStr::from_ptr(at) }.to_bytes())))
}

/// Writes `text` and a zero byte into an array of `room` bytes, cutting it where it must be cut;
/// gives the length without the zero byte.
///
/// # Safety
/// `to` is the caller's array of at least `room` bytes; `room` is positive.
pub(crate) unsafe fn write(to: *mut c_char, room: usize, text: &str) -> c_int {
    let mut n = text.len().min(room.saturating_sub(1));
    while !text.is_char_boundary(n) {
        n -= 1;
    }
    // SAFETY: n + 1 <= room, and a Rust string does not overlap the caller's array.
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr(), to.cast::<u8>(), n);
        to.add(n).write(0);
    }
    n as c_int
}

/// [`write()`], where the caller may have passed no array.
///
/// # Errors
/// Class `Arg` when `to` is null.
///
/// # Safety
/// `to` is null or the caller's array of at least `room` bytes; `room` is positive.
pub(crate) unsafe fn store(to: *mut c_char, room: usize, text: &str, name: &str) -> Result<c_int> {
    if to.is_null() {
        return Err(err!(Arg, "result string `{name}` is a null pointer"));
    }
    // SAFETY: not null; the rest is promised by the caller.
    Ok(unsafe { write(to, room, text) })
}

/// [`write()`], and the length goes to `len`.
///
/// # Errors
/// Class `Arg` when the array or the pointer is null.
///
/// # Safety
/// `to` is null or the caller's array of at least `room` bytes; `len` is null or the caller's
/// variable.
pub(crate) unsafe fn put(to: *mut c_char, room: c_int, text: &str, len: *mut c_int) -> Result<()> {
    if to.is_null() || len.is_null() {
        return Err(err!(Arg, "the result string or its length is a null pointer"));
    }
    // SAFETY: not null; the rest is promised by the caller.
    unsafe { len.write(write(to, room.max(1) as usize, text)) };
    Ok(())
}

/// The convention of MPI_T and sessions (MPI-5.0 section 15.3.3): `len` is the room on entry and
/// the length with the zero byte on return; either pointer may be null, then nothing is written.
///
/// # Safety
/// `to` is null or an array of `*len` bytes, `len` null or the caller's variable.
pub(crate) unsafe fn put_tool(to: *mut c_char, len: *mut c_int, text: &str) {
    if len.is_null() {
        return;
    }
    // SAFETY: promised by the caller.
    let room = unsafe { len.read() };
    let full = c_int::try_from(text.len() + 1).unwrap_or(c_int::MAX);
    if to.is_null() || room <= 0 {
        // SAFETY: not null.
        unsafe { len.write(full) };
        return;
    }
    // SAFETY: promised by the caller; room is positive.
    unsafe { len.write(write(to, room as usize, text) + 1) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_cut_at_characters_and_always_ended() {
        let mut buf = [0x7f as c_char; 8];
        // SAFETY: local arrays of the given length.
        unsafe {
            assert_eq!(write(buf.as_mut_ptr(), 8, "abcdefghij"), 7);
            assert_eq!(read(buf.as_ptr(), "x").unwrap(), "abcdefg");
            assert_eq!(write(buf.as_mut_ptr(), 3, "aä"), 1);
            assert_eq!(read(buf.as_ptr(), "x").unwrap(), "a");
            let mut len = 0;
            put_tool(std::ptr::null_mut(), &mut len, "abc");
            assert_eq!(len, 4);
            len = 2;
            put_tool(buf.as_mut_ptr(), &mut len, "abc");
            assert_eq!((read(buf.as_ptr(), "x").unwrap(), len), ("a", 2));
            assert!(read(std::ptr::null(), "x").is_err());
            assert!(put(std::ptr::null_mut(), 8, "abc", &mut len).is_err());
        }
    }
}
