//! Finds the library below when this one is loaded. Part of each front.

use std::ffi::{CStr, CString, c_void};
use std::io::Write as _;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::abi;
use crate::generated::NAMES;

/// The functions of [`NAMES`], written once before `main` and read from then on.
static FUNCTIONS: [AtomicPtr<c_void>; NAMES.len()] =
    [const { AtomicPtr::new(null_mut()) }; NAMES.len()];

/// The library below, for functions that are not in [`NAMES`].
static LIBRARY: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

#[used]
#[unsafe(link_section = ".init_array")]
static AT_START: extern "C" fn() = load;

/// Where the library below lies, seen from the directory of this one.
const PLACES: [&str; 2] = ["/../../libmpi_abi.so.1", "/libmpi_abi.so.1"];

extern "C" fn load() {
    let dir = directory();
    let library = PLACES.iter().find_map(|place| {
        let path = CString::new(format!("{dir}{place}")).ok()?;
        // SAFETY: a string that ends with a zero byte. Local: only this front sees the symbols.
        let found = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        (!found.is_null()).then_some(found)
    });
    let Some(library) = library else {
        end(&format!("libmpi_abi.so.1 is not at {dir}{}", PLACES[0]));
    };
    LIBRARY.store(library, Ordering::Relaxed);
    for (place, name) in FUNCTIONS.iter().zip(NAMES) {
        let found = symbol(library, name);
        if found.is_null() {
            end(&format!(
                "libmpi_abi.so.1 lacks {}: they are of two versions",
                name.to_string_lossy()
            ));
        }
        place.store(found, Ordering::Relaxed);
    }
    abi::at_start();
    // A second MPI in the process would get half of the calls.
    for other in abi::OTHERS {
        // SAFETY: a string that ends with a zero byte; nothing is loaded by this.
        let there = unsafe { libc::dlopen(other.as_ptr(), libc::RTLD_NOW | libc::RTLD_NOLOAD) };
        if !there.is_null() {
            end(&format!(
                "two MPI libraries are in this process, this one for programs of {}'s ABI and \
                 {}: parts of the program are built for one and parts for the other, or it loads \
                 one of them by its name",
                abi::WHOSE,
                other.to_string_lossy()
            ));
        }
    }
}

fn symbol(library: *mut c_void, name: &CStr) -> *mut c_void {
    // SAFETY: a library that was loaded, and a string that ends with a zero byte.
    unsafe { libc::dlsym(library, name.as_ptr()) }
}

/// The directory of this library.
fn directory() -> String {
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    let here: extern "C" fn() = load;
    // SAFETY: an address in this library, and memory of the size that is written.
    let path = unsafe {
        if libc::dladdr(here as *const c_void, info.as_mut_ptr()) == 0 {
            return ".".to_owned();
        }
        CStr::from_ptr(info.assume_init().dli_fname).to_string_lossy().into_owned()
    };
    let path = std::fs::canonicalize(&path).map_or(path, |p| p.display().to_string());
    path.rsplit_once('/').map_or(".", |(dir, _)| dir).to_owned()
}

/// Ends the process before the program begins.
fn end(why: &str) -> ! {
    refuse(&format!("the library for programs of {}'s ABI cannot be used: {why}", abi::WHOSE))
}

/// Ends the process, and says why.
fn refuse(why: &str) -> ! {
    // Nothing is left to do if nobody can be told.
    let _ = writeln!(std::io::stderr(), "hawser: {why}");
    std::process::exit(1)
}

/// The function at a place of [`NAMES`].
///
/// # Safety
/// `F` is the function's type: a pointer to an `extern "C"` function.
#[inline]
pub(crate) unsafe fn below<F: Copy>(place: usize) -> F {
    const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
    let found = match FUNCTIONS.get(place) {
        Some(f) => f.load(Ordering::Relaxed),
        None => null_mut(),
    };
    // SAFETY: all places were filled before `main`; the caller promises the type.
    unsafe { std::mem::transmute_copy(&found) }
}

/// A function that is in the library below and not in the standard.
///
/// # Safety
/// As [`below`]; the library has it.
pub(crate) unsafe fn extension<F: Copy>(name: &CStr) -> F {
    const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
    let found = symbol(LIBRARY.load(Ordering::Relaxed), name);
    if found.is_null() {
        end(&format!("libmpi_abi.so.1 lacks {}", name.to_string_lossy()));
    }
    // SAFETY: not null; promised by the caller.
    unsafe { std::mem::transmute_copy(&found) }
}
