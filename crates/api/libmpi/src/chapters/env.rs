//! Environmental management (MPI-5.0 chapter 9, without error handlers) and `MPI_Pcontrol`.

use std::alloc::Layout;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use hawser_core::err;
use hawser_core::errhandler;
use hawser_core::error::{ErrClass, Result};
use hawser_core::info::Info;
use hawser_lockfree::float;
use hawser_os::topology::{HwThread, Topology};
use hawser_os::{affinity, clock, process};
use hawser_segment::outside;

use crate::generated::constants::*;
use crate::runtime::running;
use crate::types::*;
use crate::{errors, handles, text, wording};

pub(crate) unsafe fn get_version(version: *mut c_int, subversion: *mut c_int) -> Result<()> {
    // SAFETY: checked not to be null; the caller's variables.
    unsafe {
        version.write(MPI_VERSION);
        subversion.write(MPI_SUBVERSION);
    }
    Ok(())
}

/// What `MPI_Get_library_version` says.
fn library_version() -> String {
    format!(
        "Hawser MPI {}, MPI standard {MPI_VERSION}.{MPI_SUBVERSION}, standard ABI \
         {MPI_ABI_VERSION}.{MPI_ABI_SUBVERSION}",
        env!("CARGO_PKG_VERSION")
    )
}

pub(crate) unsafe fn get_library_version(
    version: *mut c_char,
    resultlen: *mut c_int,
) -> Result<()> {
    // SAFETY: the caller's array of MPI_MAX_LIBRARY_VERSION_STRING bytes.
    unsafe { text::put(version, MPI_MAX_LIBRARY_VERSION_STRING, &library_version(), resultlen) }
}

pub(crate) unsafe fn get_processor_name(name: *mut c_char, resultlen: *mut c_int) -> Result<()> {
    let now = outside::is_restored().then(process::hostname);
    let host = now.as_ref().unwrap_or(&running()?.host);
    // SAFETY: the caller's array of MPI_MAX_PROCESSOR_NAME bytes.
    unsafe { text::put(name, MPI_MAX_PROCESSOR_NAME, host, resultlen) }
}

pub(crate) fn wtime() -> f64 {
    float::own(|| (clock::now_ns() + outside::clock_behind_ns()) as f64 * 1e-9)
}

pub(crate) fn wtick() -> f64 {
    1e-9
}

pub(crate) fn pcontrol(_level: c_int) -> Result<()> {
    Ok(())
}

/// Allocations of `MPI_Alloc_mem` by address. `MPI_Free_mem` gets the address alone.
static MEMORY: LazyLock<Mutex<HashMap<usize, Layout>>> = LazyLock::new(Mutex::default);

/// Alignment of `MPI_Alloc_mem` where the info object asks for none: a cache line.
const MEMORY_ALIGNMENT: usize = 64;

fn memory_layout(size: MPI_Aint, info: Option<&Info>) -> Result<Layout> {
    let size = usize::try_from(size).map_err(|_| err!(Size, "size {size} is negative"))?;
    let mut alignment = MEMORY_ALIGNMENT;
    if let Some(text) = info.and_then(|i| i.get("mpi_minimum_memory_alignment")) {
        let wanted = text.parse::<usize>().ok().filter(|a| a.is_power_of_two());
        alignment = alignment.max(wanted.ok_or_else(|| {
            err!(InfoValue, "mpi_minimum_memory_alignment \"{text}\" is no power of two")
        })?);
    }
    Layout::from_size_align(size.max(1), alignment)
        .map_err(|_| err!(NoMem, "{size} bytes aligned to {alignment} do not exist"))
}

pub(crate) unsafe fn alloc_mem(
    size: MPI_Aint,
    info: Option<&Info>,
    baseptr: *mut c_void,
) -> Result<()> {
    if baseptr.is_null() {
        return Err(err!(Arg, "argument `baseptr` is a null pointer"));
    }
    let layout = memory_layout(size, info)?;
    // SAFETY: the layout's size is not zero.
    let base = unsafe { std::alloc::alloc(layout) };
    if base.is_null() {
        return Err(err!(NoMem, "the system has no {size} bytes"));
    }
    MEMORY.lock().unwrap_or_else(PoisonError::into_inner).insert(base as usize, layout);
    // SAFETY: `baseptr` is the address of the caller's pointer (MPI-5.0 section 9.2).
    unsafe { baseptr.cast::<*mut u8>().write(base) };
    Ok(())
}

pub(crate) unsafe fn free_mem(base: *mut c_void) -> Result<()> {
    if base.is_null() {
        return Ok(());
    }
    let known = MEMORY.lock().unwrap_or_else(PoisonError::into_inner).remove(&(base as usize));
    match known {
        Some(layout) => {
            // SAFETY: `alloc_mem` allocated it with this layout; it is gone from the table.
            unsafe { std::alloc::dealloc(base.cast(), layout) };
            Ok(())
        }
        None => Err(err!(Base, "{base:p} was not returned by MPI_Alloc_mem or was freed before")),
    }
}

pub(crate) unsafe fn error_class(errorcode: c_int, errorclass: *mut c_int) -> Result<()> {
    let class = errhandler::class_of(errorcode)?;
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { errorclass.write(class) };
    Ok(())
}

pub(crate) unsafe fn error_string(
    errorcode: c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
) -> Result<()> {
    let mut words = errhandler::string_of(errorcode)?;
    if let Some(last) = errors::last_of_file(errorcode) {
        words = last;
    }
    if ErrClass::from_value(errorcode).is_some() {
        words = format!("{}: {words}", wording::class_name(errorcode));
    }
    // SAFETY: the caller's array of MPI_MAX_ERROR_STRING bytes.
    unsafe { text::put(string, MPI_MAX_ERROR_STRING, &words, resultlen) }
}

pub(crate) unsafe fn add_error_class(errorclass: *mut c_int) -> Result<()> {
    let class = errhandler::add_class()?;
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { errorclass.write(class) };
    Ok(())
}

pub(crate) unsafe fn add_error_code(errorclass: c_int, errorcode: *mut c_int) -> Result<()> {
    let code = errhandler::add_code(errorclass)?;
    // SAFETY: as above.
    unsafe { errorcode.write(code) };
    Ok(())
}

pub(crate) unsafe fn add_error_string(errorcode: c_int, string: *const c_char) -> Result<()> {
    // SAFETY: checked not to be null; the caller's string.
    errhandler::set_string(errorcode, unsafe { text::read(string, "string") }?)
}

pub(crate) fn remove_error_class(errorclass: c_int) -> Result<()> {
    errhandler::remove_class(errorclass)
}

pub(crate) fn remove_error_code(errorcode: c_int) -> Result<()> {
    errhandler::remove_code(errorcode)
}

pub(crate) fn remove_error_string(errorcode: c_int) -> Result<()> {
    errhandler::remove_string(errorcode)
}

pub(crate) unsafe fn get_hw_resource_info(hw_info: *mut MPI_Info) -> Result<()> {
    let about = hardware()?;
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { hw_info.write(handles::info::insert(about)) };
    Ok(())
}

/// Tells which instance of a type of resource a hardware thread belongs to.
type InstanceOf = fn(&HwThread) -> u32;

/// The types of hardware resources.
const RESOURCES: [(&str, InstanceOf); 5] = [
    ("hawser://package", |t| t.package),
    ("hawser://numanode", |t| t.numa),
    ("hawser://cache", |t| t.cache),
    ("hawser://core", |t| t.core),
    ("hawser://hwthread", |t| t.cpu),
];

/// The hardware threads that this process may use.
fn own_threads() -> Option<Vec<HwThread>> {
    let allowed = affinity::allowed().ok()?;
    let mut threads = Topology::read().threads;
    threads.retain(|t| allowed.contains(&t.cpu));
    Some(threads)
}

/// The instance of a resource to which all of these threads belong.
fn single(threads: &[HwThread], of: InstanceOf) -> Option<u32> {
    let first = threads.first().map(of)?;
    threads.iter().all(|t| of(t) == first).then_some(first)
}

/// Which type of resource this is, and the number on this node of its instance to which this
/// process is restricted; `None` also for a type that [`get_hw_resource_info`] does not tell of.
pub(super) fn instance_of(name: &str) -> Option<(u8, u32)> {
    let (kind, (_, of)) = (0u8..).zip(&RESOURCES).find(|(_, (key, _))| *key == name)?;
    Some((kind, single(&own_threads()?, *of)?))
}

/// The number on this node of the cache of the last level to which this process was restricted when
/// it asked first; `None`: to none.
pub(super) fn own_cache() -> Option<u32> {
    static CACHE: OnceLock<Option<u32>> = OnceLock::new();
    *CACHE.get_or_init(|| single(&own_threads()?, |t| t.cache))
}

/// For each type of hardware resource: whether this process is restricted to one instance of it
/// (MPI-5.0 section 9.1.3).
fn hardware() -> Result<Info> {
    let about = Info::new();
    let Some(threads) = own_threads() else { return Ok(about) };
    for (key, of) in RESOURCES {
        about.set(key, if single(&threads, of).is_some() { "true" } else { "false" })?;
    }
    Ok(about)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_aligned_and_freed_once() {
        let mut base: *mut u8 = std::ptr::null_mut();
        let info = Info::new();
        info.set("mpi_minimum_memory_alignment", "4096").unwrap();
        // SAFETY: a local variable receives the address; every address is freed.
        unsafe {
            alloc_mem(100, Some(&info), (&raw mut base).cast()).unwrap();
            assert_eq!(base as usize % 4096, 0);
            base.write_bytes(7, 100);
            let inside = base.add(1).cast();
            assert_eq!(free_mem(inside).unwrap_err().class(), ErrClass::Base);
            free_mem(base.cast()).unwrap();
            assert_eq!(free_mem(base.cast()).unwrap_err().class(), ErrClass::Base);
            alloc_mem(0, None, (&raw mut base).cast()).unwrap();
            free_mem(base.cast()).unwrap();
            let out = (&raw mut base).cast();
            assert_eq!(alloc_mem(-1, None, out).unwrap_err().class(), ErrClass::Size);
            assert_eq!(alloc_mem(isize::MAX, None, out).unwrap_err().class(), ErrClass::NoMem);
            free_mem(std::ptr::null_mut()).unwrap();
        }
    }

    #[test]
    fn the_version_names_no_other_library() {
        let version = library_version();
        assert!(version.starts_with("Hawser MPI "));
        for other in ["MPICH", "Open MPI", "Intel", "MVAPICH"] {
            assert!(!version.contains(other));
        }
    }
}
