//! Memory of this process alone, straight from the kernel.

use std::io;
use std::ptr::{self, NonNull};

/// Zeroed memory that begins at a page and of which nothing is touched before it is used, unlike
/// what an allocator gives for alignments above its own. Dropping it gives it back.
#[derive(Debug)]
pub struct Blank {
    first: NonNull<u8>,
    len: usize,
}

impl Blank {
    /// Of so many bytes; of 0 there is none behind it.
    ///
    /// # Errors
    /// What the kernel said.
    pub fn new(len: usize) -> io::Result<Blank> {
        if len == 0 {
            return Ok(Blank { first: NonNull::dangling(), len });
        }
        let access = libc::PROT_READ | libc::PROT_WRITE;
        let kind = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, at an address of the kernel's choice.
        let first = unsafe { libc::mmap(ptr::null_mut(), len, access, kind, -1, 0) };
        if first == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let first = NonNull::new(first.cast()).ok_or(io::ErrorKind::OutOfMemory)?;
        Ok(Blank { first, len })
    }

    /// It stays as long as the process.
    pub fn leak(self) -> &'static mut [u8] {
        let (first, len) = (self.first, self.len);
        std::mem::forget(self);
        // SAFETY: our own mapping, which nobody takes away; or none, of no bytes.
        unsafe { std::slice::from_raw_parts_mut(first.as_ptr(), len) }
    }
}

impl Drop for Blank {
    fn drop(&mut self) {
        if self.len > 0 {
            // SAFETY: our own mapping, whole, into which nobody has a reference.
            unsafe { libc::munmap(self.first.as_ptr().cast(), self.len) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_zeroed_and_given_back() {
        assert!(Blank::new(0).unwrap().leak().is_empty());
        let blank = Blank::new(3 << 20).unwrap();
        assert!(blank.first.addr().get().is_multiple_of(4096));
        drop(blank);
        assert!(Blank::new(3 << 20).unwrap().leak().iter().all(|byte| *byte == 0));
        assert!(Blank::new(usize::MAX / 2).is_err());
    }
}
