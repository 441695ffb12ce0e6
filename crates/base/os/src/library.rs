//! Shared objects that are loaded at run time.

use std::ffi::{CStr, CString, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr::NonNull;

/// A shared object, loaded for the rest of the process: what it has registered with the C library,
/// or handed to others, may be called at any time.
#[derive(Clone, Copy, Debug)]
pub struct Library(NonNull<c_void>);

// SAFETY: a handle of the dynamic linker, which serves all threads.
unsafe impl Send for Library {}
// SAFETY: as above.
unsafe impl Sync for Library {}

impl Library {
    /// Loads the file at an absolute path, with all symbols that it needs, and shows its own to
    /// nobody else.
    ///
    /// # Errors
    /// The dynamic linker's sentence.
    ///
    /// # Safety
    /// The file's constructors run in this process.
    pub unsafe fn open(path: &Path) -> Result<Library, String> {
        let name = CString::new(path.as_os_str().as_bytes()).map_err(|e| e.to_string())?;
        // SAFETY: a C string; what runs is the caller's promise.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        NonNull::new(handle).map(Library).ok_or_else(complaint)
    }

    /// The address of a symbol; `None` where it is not defined.
    pub fn symbol(&self, name: &CStr) -> Option<NonNull<c_void>> {
        // SAFETY: a handle that is never closed, and a C string.
        NonNull::new(unsafe { libc::dlsym(self.0.as_ptr(), name.as_ptr()) })
    }
}

/// What the dynamic linker says of the last failure in this thread.
fn complaint() -> String {
    // SAFETY: gives null or a text that is valid until the next call in this thread.
    let text = unsafe { libc::dlerror() };
    if text.is_null() {
        return "it cannot be loaded".into();
    }
    // SAFETY: as above.
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

/// Has a function called when the process ends. False: there is no room for more.
pub fn at_exit(function: extern "C" fn()) -> bool {
    // SAFETY: a function of this program, which is never unloaded.
    unsafe { libc::atexit(function) == 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_library_is_told() {
        // SAFETY: no constructor runs, since nothing of these is loaded.
        let open = |path: &str| unsafe { Library::open(Path::new(path)) };
        assert!(open("/no/such/file.so").expect_err("there is none").contains("/no/such/file.so"));
        assert!(open("/proc/self/status").is_err());
        assert!(open("/a\0b").is_err());
    }

    #[test]
    fn symbols_are_found() {
        // SAFETY: the C library is loaded already.
        let loaded = unsafe { Library::open(Path::new("libc.so.6")) };
        let Ok(library) = loaded else { return };
        assert!(library.symbol(c"memcpy").is_some());
        assert!(library.symbol(c"no_such_function").is_none());
    }
}
