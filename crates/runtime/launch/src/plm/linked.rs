//! Which MPI library a program wants, by the list of libraries in its file.

use std::fs::File;
use std::path::Path;

use object::elf;
use object::read::elf::{Dyn, ElfFile, FileHeader, ProgramHeader};
use object::read::{FileKind, ReadCache, ReadRef};

/// What is known of a program before it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Library {
    /// It is linked to ours, or to another one with the same name: that of the standard ABI.
    Standard,
    /// It is linked to MPICH or its kin, for whose programs we have a library, too.
    Mpich,
    /// It is linked to Open MPI, for whose programs we have a library, too. Its own joins a job by
    /// PMIx only.
    OpenMpi,
    /// None, or it cannot be known: a script, an interpreter, a wrapper, or a program that contains
    /// its library.
    #[default]
    Other,
    /// None that is shared with others, and the program neither loads nor starts anything further.
    Closed,
}

/// What a program is linked to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Linked {
    /// Which MPI library it wants.
    pub(crate) library: Library,
    /// All libraries that it names.
    pub(crate) needed: Vec<String>,
    /// It names folders that the loader searches before those of `LD_LIBRARY_PATH`: `DT_RPATH`,
    /// where there is no `DT_RUNPATH`.
    pub(crate) has_rpath: bool,
    /// The folders that it names, as they stand in the file.
    pub(crate) folders: String,
}

impl Linked {
    /// True when a library of the standard ABI lies in one of the folders that the program, a file
    /// at `path`, names: that one it is meant to have, of whatever installation it is.
    pub(crate) fn finds_standard(&self, path: &Path, cwd: &Path) -> bool {
        let real = path.canonicalize();
        let origin = real.as_deref().unwrap_or(path).parent().unwrap_or(cwd).to_string_lossy();
        let ours = |name: &&String| abi_of(name) == Some(Library::Standard);
        self.folders.split(':').filter(|folder| !folder.is_empty()).any(|folder| {
            let folder = folder.replace("$ORIGIN", &origin).replace("${ORIGIN}", &origin);
            // What else the loader puts in is not known here.
            folder.contains('$')
                || self.needed.iter().filter(ours).any(|name| cwd.join(&folder).join(name).exists())
        })
    }

    /// Two MPI libraries of different ABIs that it names: each would get a part of its calls.
    pub(crate) fn two(&self) -> Option<(&str, &str)> {
        let mut all = self.needed.iter().filter_map(|n| Some((abi_of(n)?, n.as_str())));
        let (abi, first) = all.next()?;
        all.find(|(other, _)| *other != abi).map(|(_, second)| (first, second))
    }
}

/// Looks into a file. What cannot be read is [`Library::Other`]: to execute it will tell why.
pub(crate) fn linked(path: &Path) -> Linked {
    read(path).map_or_else(Linked::default, |found| Linked {
        library: judge(&found),
        has_rpath: found.has_rpath,
        needed: found.needed,
        folders: found.folders,
    })
}

/// Whose ABI a library has that a program loads: by its own name, or by what it is linked to.
/// `None` if it is no library.
pub(super) fn provided(path: &Path) -> Option<Library> {
    let found = read(path)?;
    Some(found.name.as_deref().and_then(abi_of).unwrap_or_else(|| judge(&found)))
}

fn read(path: &Path) -> Option<Dynamic> {
    let cache = ReadCache::new(File::open(path).ok()?);
    match FileKind::parse(&cache) {
        Ok(FileKind::Elf64) => look::<elf::FileHeader64<object::Endianness>>(&cache),
        Ok(FileKind::Elf32) => look::<elf::FileHeader32<object::Endianness>>(&cache),
        _ => None,
    }
}

/// What the dynamic section of a program says.
struct Dynamic {
    /// The name under which others are linked to it, if it is a library.
    name: Option<String>,
    /// The libraries that it names.
    needed: Vec<String>,
    /// The string table: the names of all that it takes from libraries are in it.
    strings: Vec<u8>,
    /// See [`Linked::has_rpath`].
    has_rpath: bool,
    /// See [`Linked::folders`].
    folders: String,
}

fn look<Elf: FileHeader<Endian = object::Endianness>>(cache: &ReadCache<File>) -> Option<Dynamic> {
    let file = ElfFile::<Elf, _>::parse(cache).ok()?;
    let endian = file.endian();
    let headers = file.elf_program_headers();
    let dynamic = headers.iter().find_map(|h| h.dynamic(endian, cache).ok().flatten())?;
    let value = |d: &Elf::Dyn| -> u64 { d.d_val(endian).into() };
    let tagged = |tag: u32| dynamic.iter().filter(move |d| d.tag32(endian) == Some(tag));
    let table = value(tagged(elf::DT_STRTAB).next()?);
    let length = value(tagged(elf::DT_STRSZ).next()?);
    // The table is told by its address; a segment tells where that lies in the file.
    let at = headers.iter().find_map(|h| {
        let (start, size): (u64, u64) = (h.p_vaddr(endian).into(), h.p_filesz(endian).into());
        let offset: u64 = h.p_offset(endian).into();
        let inside = h.p_type(endian) == elf::PT_LOAD && table >= start && table - start < size;
        inside.then(|| offset.checked_add(table - start)).flatten()
    })?;
    let end = at.checked_add(length)?;
    let name = |d: &Elf::Dyn| {
        let bytes = cache.read_bytes_at_until(at.checked_add(value(d))?..end, 0).ok()?;
        Some(String::from_utf8_lossy(bytes).into_owned())
    };
    let needed: Vec<String> = tagged(elf::DT_NEEDED).filter_map(name).collect();
    let own = tagged(elf::DT_SONAME).find_map(name);
    // The loader ignores the older of the two where both are there.
    let folders = tagged(elf::DT_RUNPATH).chain(tagged(elf::DT_RPATH)).find_map(name);
    // Only of a program that may be closed is the table of any use.
    let strings = match needed.iter().all(|n| is_of_system(n)) {
        true => cache.read_bytes_at(at, length).ok()?.to_vec(),
        false => Vec::new(),
    };
    let has = |tag: u32| tagged(tag).next().is_some();
    let has_rpath = has(elf::DT_RPATH) && !has(elf::DT_RUNPATH);
    let folders = folders.unwrap_or_default();
    Some(Dynamic { name: own, needed, strings, has_rpath, folders })
}

/// Libraries of the C run-time: they load nothing that a program has not asked them for.
const SYSTEM: [&str; 7] =
    ["libc", "libm", "libpthread", "libdl", "librt", "libgcc_s", "ld-linux-x86-64"];

fn is_of_system(name: &str) -> bool {
    name.split_once(".so").is_some_and(|(name, _)| SYSTEM.contains(&name))
}

/// Parts of the names of functions that load libraries or start programs.
const OPENING: [&[u8]; 5] = [b"exec", b"dlopen", b"dlmopen", b"spawn", b"popen"];
/// Such names that are parts of others, with the end of the name.
const OPENING_WHOLE: [&[u8]; 2] = [b"system\0", b"syscall\0"];

/// True when a program takes nothing from libraries that loads a library or starts a program.
fn is_closed(found: &Dynamic) -> bool {
    let has = |part: &&[u8]| found.strings.windows(part.len()).any(|w| w == *part);
    found.needed.iter().all(|n| is_of_system(n))
        && !found.strings.is_empty()
        && !OPENING.iter().chain(&OPENING_WHOLE).any(has)
}

/// The libraries of MPICH's ABI in our directory of fronts.
const FRONTS: [&str; 4] =
    ["libmpi.so.12", "libmpich.so.12", "libmpifort.so.12", "libmpichfort.so.12"];

/// Libraries of Open MPI's Fortran.
const OPEN_FORTRAN: [&str; 2] = ["libmpi_mpifh", "libmpi_usempi"];
/// What lies below Open MPI and its like.
const OPEN_BELOW: [&str; 3] = ["libopen-rte.so", "libopen-pal.so", "liboshmem.so"];

/// Whose ABI a library has; `None` if it is not an MPI library.
fn abi_of(name: &str) -> Option<Library> {
    let major =
        || -> Option<u32> { name.strip_prefix("libmpi.so.")?.split('.').next()?.parse().ok() };
    let starts = |l: &&str| name.starts_with(l);
    if name.starts_with("libmpi_abi.so") {
        Some(Library::Standard)
    } else if OPEN_FORTRAN.iter().any(starts) || major().is_some_and(|m| m >= 20) {
        Some(Library::OpenMpi)
    } else {
        // 12 and 13 are MPICH and those who keep to its ABI.
        (FRONTS.contains(&name) || major().is_some()).then_some(Library::Mpich)
    }
}

fn judge(found: &Dynamic) -> Library {
    let names = &found.needed;
    let open = |name: &String| {
        abi_of(name) == Some(Library::OpenMpi) || OPEN_BELOW.iter().any(|l| name.starts_with(l))
    };
    if names.iter().any(open) {
        Library::OpenMpi
    } else if names.iter().any(|n| abi_of(n) == Some(Library::Standard)) {
        Library::Standard
    } else if names.iter().any(|n| FRONTS.contains(&n.as_str())) {
        Library::Mpich
    } else if is_closed(found) {
        Library::Closed
    } else {
        Library::Other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(names: &[&str]) -> Library {
        with(names, b"")
    }

    fn with(names: &[&str], strings: &[u8]) -> Library {
        let needed = names.iter().map(ToString::to_string).collect();
        let (strings, folders) = (strings.to_vec(), String::new());
        judge(&Dynamic { name: None, needed, strings, has_rpath: false, folders })
    }

    #[test]
    fn closed_programs_start_and_load_nothing() {
        let libc = &["libc.so.6", "libm.so.6"];
        assert_eq!(with(libc, b"\0exit\0puts\0libc.so.6\0"), Library::Closed);
        // The end of a longer name may be a name of its own.
        for name in ["execvp", "fexecve", "dlopen", "posix_spawn", "popen", "system", "mysystem"] {
            let strings = format!("\0exit\0{name}\0");
            assert_eq!(with(libc, strings.as_bytes()), Library::Other, "{name}");
        }
        assert_eq!(with(&["libc.so.6", "libpetsc.so.3"], b"\0exit\0"), Library::Other);
        assert_eq!(with(&["libmpi_abi.so.1"], b"\0exit\0"), Library::Standard);
        for open in ["/bin/sh", "/usr/bin/env"] {
            assert_eq!(linked(Path::new(open)).library, Library::Other, "{open}");
        }
    }

    #[test]
    fn libraries_are_told_by_their_names() {
        assert_eq!(of(&["libc.so.6"]), Library::Other);
        assert_eq!(of(&["libmpi_abi.so.1", "libc.so.6"]), Library::Standard);
        assert_eq!(of(&["libmpi.so.12"]), Library::Mpich);
        assert_eq!(of(&["libmpich.so.12"]), Library::Mpich);
        assert_eq!(of(&["libmpichfort.so.12"]), Library::Mpich);
        assert_eq!(of(&["libmpi.so.40"]), Library::OpenMpi);
        assert_eq!(of(&["libmpi_mpifh.so.40"]), Library::OpenMpi);
        assert_eq!(of(&["libmpi_usempif08-gfortran.so.40"]), Library::OpenMpi);
        assert_eq!(of(&["libmpi.so.x", "libopen-pal.so.40"]), Library::OpenMpi);
    }

    #[test]
    fn two_abis_in_one_program_are_told() {
        let two = |names: &[&str]| {
            let needed = names.iter().map(ToString::to_string).collect();
            let linked = Linked { needed, ..Linked::default() };
            linked.two().map(|(a, b)| format!("{a} {b}"))
        };
        assert_eq!(two(&["libmpi.so.12", "libmpifort.so.12", "libc.so.6"]), None);
        assert_eq!(two(&["libmpi_usempif08.so.40", "libmpi_mpifh.so.40", "libmpi.so.40"]), None);
        assert_eq!(two(&["libmpi_abi.so.1", "libmpifort_abi.so.1"]), None);
        assert_eq!(two(&["libopen-pal.so.40", "libmpi.so.40"]), None);
        let both = two(&["libmpifort.so.12", "libm.so.6", "libmpi.so.40"]);
        assert_eq!(both.as_deref(), Some("libmpifort.so.12 libmpi.so.40"));
        let both = two(&["libmpi_abi.so.1", "libmpi.so.12"]);
        assert_eq!(both.as_deref(), Some("libmpi_abi.so.1 libmpi.so.12"));
    }

    #[test]
    fn folders_of_a_program_are_searched_for_the_standard_library() {
        let top = std::env::temp_dir().join(format!("hawser-linked-{}", std::process::id()));
        for folder in ["bin", "lib", "empty"] {
            std::fs::create_dir_all(top.join(folder)).unwrap();
        }
        std::fs::write(top.join("lib/libmpi_abi.so.1"), "").unwrap();
        let finds = |folders: &str, needed: &str| {
            let needed = vec!["libc.so.6".into(), needed.into()];
            let folders = folders.replace("TOP", &top.to_string_lossy());
            let linked = Linked { needed, folders, ..Linked::default() };
            linked.finds_standard(&top.join("bin/app"), &top)
        };
        let ours = "libmpi_abi.so.1";
        for there in ["TOP/empty:TOP/lib", "$ORIGIN/../lib", "${ORIGIN}/../lib", "lib", "$LIB"] {
            assert!(finds(there, ours), "{there}");
        }
        for absent in ["", ":", "TOP/empty", "$ORIGIN", "/no/such"] {
            assert!(!finds(absent, ours), "{absent}");
        }
        assert!(!finds("TOP/lib", "libmpi.so.12"));
        std::fs::remove_dir_all(&top).unwrap();
    }

    #[test]
    fn files_are_looked_into() {
        let me = std::env::current_exe().unwrap();
        let cache = ReadCache::new(File::open(&me).unwrap());
        let names = look::<elf::FileHeader64<object::Endianness>>(&cache).unwrap().needed;
        assert!(names.iter().any(|n| n.starts_with("libc.so")), "{names:?}");
        for other in ["/etc/passwd", "/no/such", "/dev/null", "/"] {
            assert_eq!(linked(Path::new(other)).library, Library::Other);
        }
    }
}
