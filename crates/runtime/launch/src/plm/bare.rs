//! What `libmpi.so`, without a number, means to programs that load an MPI library by that name.
//!
//! Programs load it and then look which ABI it has (mpi4py), or to make the symbols of the library
//! that they are linked to visible to all (GPAW). It has to be of the ABI of their other parts, and
//! these were built with the MPI of this machine: so the front under that name is of the ABI that
//! the machine's own `libmpi.so` has.

use std::cell::LazyCell;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use super::linked::{self, Library};

/// The loader's list of libraries, and where it looks besides.
const CACHE: &str = "/etc/ld.so.cache";
const FOLDERS: [&str; 4] = ["/lib64", "/usr/lib64", "/lib", "/usr/lib"];

/// The folder, below that of the fronts, with the `libmpi.so` for a program that is linked to
/// `library` and has this `LD_LIBRARY_PATH`. None where programs of two ABIs may come and nothing
/// tells which is meant: a program then asks for a library with a number.
pub(super) fn folder(library: Library, search: &OsStr, fronts: &Path) -> Option<&'static str> {
    // Read only for programs that are linked to neither.
    let cache = LazyCell::new(|| std::fs::read(CACHE).unwrap_or_default());
    choose(library, |name| find(name, search, fronts, &cache))
}

fn choose(library: Library, find: impl Fn(&str) -> Option<Library>) -> Option<&'static str> {
    let (mpich, openmpi) = ("mpich", "openmpi");
    match library {
        Library::OpenMpi => return Some(openmpi),
        Library::Mpich => return Some(mpich),
        _ => {}
    }
    match find("libmpi.so") {
        Some(Library::OpenMpi) => Some(openmpi),
        Some(_) => Some(mpich),
        // Run-time packages have libraries with a number only.
        None if find("libmpi.so.40").is_none() => Some(mpich),
        None => ["libmpi.so.12", "libmpich.so.12"]
            .iter()
            .all(|name| find(name).is_none())
            .then_some(openmpi),
    }
}

/// Whose ABI the library has that the loader would find under a name, if any.
fn find(name: &str, search: &OsStr, fronts: &Path, cache: &[u8]) -> Option<Library> {
    let named = search.as_bytes().split(|b| matches!(b, b':' | b';')).filter(|d| !d.is_empty());
    let named = named.map(|d| Path::new(OsStr::from_bytes(d))).filter(|d| !d.starts_with(fronts));
    let named = named.map(|d| d.join(name));
    let listed = cached(cache, name.as_bytes()).into_iter();
    let usual = FOLDERS.iter().map(|d| Path::new(d).join(name));
    named.chain(listed).chain(usual).find_map(|path| linked::provided(&path))
}

/// The length of what stands before the entries of the cache, and of an entry.
const HEAD: usize = 48;
const ENTRY: usize = 24;

/// The files that the cache lists under a name, in its order.
fn cached(cache: &[u8], name: &[u8]) -> Vec<PathBuf> {
    let magic = b"glibc-ld.so.cache1.1";
    // What older loaders read may come first.
    let Some(start) = cache.windows(magic.len()).position(|w| w == magic) else {
        return Vec::new();
    };
    let cache = cache.get(start..).unwrap_or_default();
    let number = |at: usize| -> Option<usize> {
        let bytes = cache.get(at..at.checked_add(4)?)?;
        usize::try_from(u32::from_ne_bytes(bytes.try_into().ok()?)).ok()
    };
    let text = |at: usize| cache.get(at..)?.split(|b| *b == 0).next();
    let count = number(magic.len()).unwrap_or(0);
    let entries = cache.get(HEAD..).unwrap_or_default().len() / ENTRY;
    (0..count.min(entries))
        .filter_map(|i| {
            let at = HEAD + i * ENTRY;
            (text(number(at + 4)?)? == name).then_some(())?;
            Some(PathBuf::from(OsStr::from_bytes(text(number(at + 8)?)?)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machines_own_tells_unless_the_program_is_linked_to_one() {
        let with = |library, there: &[(&str, Library)]| {
            let find = |name: &str| there.iter().find(|(n, _)| *n == name).map(|(_, l)| *l);
            choose(library, find)
        };
        let (mpich, open) = (Library::Mpich, Library::OpenMpi);
        assert_eq!(with(open, &[("libmpi.so", mpich)]), Some("openmpi"));
        assert_eq!(with(mpich, &[("libmpi.so", open)]), Some("mpich"));
        let other = Library::Other;
        assert_eq!(with(other, &[("libmpi.so", open), ("libmpi.so.12", mpich)]), Some("openmpi"));
        assert_eq!(with(other, &[("libmpi.so", mpich), ("libmpi.so.40", open)]), Some("mpich"));
        assert_eq!(with(other, &[("libmpi.so", Library::Standard)]), Some("mpich"));
        assert_eq!(with(other, &[("libmpi.so.40", open)]), Some("openmpi"));
        assert_eq!(with(other, &[("libmpi.so.40", open), ("libmpich.so.12", mpich)]), None);
        assert_eq!(with(other, &[("libmpi.so.12", mpich)]), Some("mpich"));
        assert_eq!(with(other, &[]), Some("mpich"));
    }

    #[test]
    fn the_loaders_cache_is_read() {
        let mut cache = b"old part\0glibc-ld.so.cache1.1".to_vec();
        let strings = HEAD + 2 * ENTRY;
        cache.extend(2u32.to_ne_bytes());
        cache.extend([0; HEAD - 24]);
        for (name, path) in [(0, 7), (18, 27)] {
            for word in [0x0303, strings + name, strings + path, 0, 0, 0] {
                cache.extend(u32::try_from(word).unwrap().to_ne_bytes());
            }
        }
        cache.extend(b"libc.so\0/l/libc.so");
        // Offsets that lead past the end, counts that are too large: nothing is found.
        assert_eq!(cached(&cache, b"libmpi.so"), Vec::<PathBuf>::new());
        cache.truncate(cache.len() - 18);
        cache.extend(b"libc.so\0/libc.so\0\0libmpi.so\0/b/libmpi.so\0");
        for (entry, (name, path)) in [(0, 8), (18, 28)].into_iter().enumerate() {
            let at = 9 + HEAD + entry * ENTRY;
            for (field, value) in [(4, name), (8, path)] {
                let value = u32::try_from(strings + value).unwrap().to_ne_bytes();
                cache[at + field..at + field + 4].copy_from_slice(&value);
            }
        }
        assert_eq!(cached(&cache, b"libc.so"), [Path::new("/libc.so")]);
        assert_eq!(cached(&cache, b"libmpi.so"), [Path::new("/b/libmpi.so")]);
        for end in 0..cache.len() {
            let _ = cached(&cache[..end], b"libmpi.so");
        }
    }

    #[test]
    fn this_machines_c_library_is_found() {
        let Ok(cache) = std::fs::read(CACHE) else { return };
        let found = cached(&cache, b"libc.so.6");
        assert!(found.iter().any(|path| path.is_file()), "{found:?}");
    }
}
