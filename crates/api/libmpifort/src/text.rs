//! Strings: padded with blanks in Fortran, ended by a zero byte in C (MPI-5.0 section 19.1.7).

use std::ffi::{c_char, c_int};

use crate::generated::sys;

/// A string for C.
pub(crate) struct Text(Vec<u8>);

impl Text {
    /// Without the blanks at both ends.
    ///
    /// # Safety
    /// `from` has `length` bytes.
    pub(crate) unsafe fn read(from: *const c_char, length: usize) -> Text {
        // SAFETY: promised by the caller.
        let bytes = unsafe { std::slice::from_raw_parts(from.cast::<u8>(), length) };
        let text = bytes.trim_ascii_end();
        let start = text.iter().take_while(|b| **b == b' ').count();
        let mut copy = text.get(start..).unwrap_or_default().to_vec();
        copy.push(0);
        Text(copy)
    }

    pub(crate) fn as_ptr(&self) -> *const c_char {
        self.0.as_ptr().cast()
    }

    pub(crate) fn as_mut_ptr(&mut self) -> *mut c_char {
        self.0.as_mut_ptr().cast()
    }

    /// True if nothing but blanks was there.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.len() == 1
    }
}

/// Longest string that the library stores, with its end.
const LONGEST: usize = sys::MAX_LIBRARY_VERSION_STRING as usize + 1;

/// First byte of a string that C has not stored: no text in UTF-8 begins so.
const UNTOUCHED: u8 = 0xFF;

/// A string that C stores.
pub(crate) struct TextOut(Vec<u8>);

impl TextOut {
    pub(crate) fn new() -> TextOut {
        let mut room = vec![0; LONGEST];
        if let Some(first) = room.first_mut() {
            *first = UNTOUCHED;
        }
        TextOut(room)
    }

    pub(crate) fn as_mut_ptr(&mut self) -> *mut c_char {
        self.0.as_mut_ptr().cast()
    }

    /// Copies what C has stored and fills with blanks.
    ///
    /// # Safety
    /// `to` has `length` bytes.
    pub(crate) unsafe fn write(&self, code: c_int, to: *mut c_char, length: usize) {
        if code != sys::SUCCESS || self.0.first() == Some(&UNTOUCHED) {
            return;
        }
        let end = self.0.iter().position(|b| *b == 0).unwrap_or(self.0.len());
        let n = end.min(length);
        // SAFETY: promised by the caller; `n` bytes are there.
        unsafe {
            std::ptr::copy_nonoverlapping(self.0.as_ptr(), to.cast(), n);
            to.add(n).write_bytes(b' ', length - n);
        }
    }
}
