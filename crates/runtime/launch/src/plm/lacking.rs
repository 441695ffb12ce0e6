//! What a program of another ABI takes from its MPI library and our library for it does not have.
//!
//! The loader binds functions when they are called first, so that such a program would run, and end
//! in the middle of its work. Reading costs a start two tables of symbols: names of the program
//! are looked up by the hash tables of our libraries. Where one is not there, the loader is asked
//! which are lacking indeed: other libraries of the program may have it.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::File;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use object::Endianness;
use object::elf::{self, FileHeader64};
use object::read::ReadCache;
use object::read::elf::{ElfFile, ProgramHeader, Sym, VersionTable};

type Elf = FileHeader64<Endianness>;

/// How the names of MPI libraries begin, ours and theirs.
const PREFIXES: [&[u8]; 14] = [
    b"MPI_", b"PMPI_", b"MPIX_", b"PMPIX_", b"mpi_", b"pmpi_", b"mpix_", b"pmpix_", b"MPIR_",
    b"MPID_", b"MPL_", b"ompi_", b"OMPI_", b"opal_",
];

/// What the search of the loader depends on.
pub(super) struct LoaderEnv<'a> {
    /// The environment of the program.
    pub(super) vars: &'a BTreeMap<&'a OsStr, &'a OsStr>,
    /// Its working directory.
    pub(super) cwd: &'a Path,
}

/// The symbols of MPI that `program` needs and that neither `fronts`, our libraries, nor another
/// of its libraries has. Empty also where that cannot be known: the loader will tell. With
/// `own_f08` the program brings a library for the names of `mpi_f08`, which is not ours.
pub(super) fn lacking(
    program: &Path,
    fronts: &[PathBuf],
    own_f08: bool,
    place: &LoaderEnv<'_>,
) -> Vec<String> {
    let Some((mut left, loader)) = wanted(program) else { return Vec::new() };
    left.retain(|name| !(own_f08 && name.contains("_f08")));
    for front in fronts {
        if left.is_empty() {
            break;
        }
        if retain_absent(front, &mut left).is_none() {
            return Vec::new();
        }
    }
    if left.is_empty() {
        return left;
    }
    let told = unresolved(program, &loader, place).unwrap_or_default();
    left.retain(|name| told.contains(name));
    left
}

/// The undefined symbols of a program that look like MPI's, and the loader that it names.
fn wanted(program: &Path) -> Option<(Vec<String>, PathBuf)> {
    let cache = ReadCache::new(File::open(program).ok()?);
    let file = ElfFile::<Elf, _>::parse(&cache).ok()?;
    let endian = file.endian();
    let loader = file
        .elf_program_headers()
        .iter()
        .find_map(|h| h.interpreter(endian, &cache).ok().flatten())?;
    let symbols = file.elf_section_table().symbols(endian, &cache, elf::SHT_DYNSYM).ok()?;
    let is_wanted = |name: &&[u8]| PREFIXES.iter().any(|p| name.starts_with(p));
    let names = symbols
        .iter()
        .filter(|s| s.st_shndx(endian) == elf::SHN_UNDEF && s.st_bind() == elf::STB_GLOBAL)
        .filter_map(|s| s.name(endian, symbols.strings()).ok())
        .filter(is_wanted)
        .map(|name| String::from_utf8_lossy(name).into_owned());
    Some((names.collect(), PathBuf::from(OsStr::from_bytes(loader))))
}

/// Drops the names that a library defines; `None` when it cannot be read.
fn retain_absent(library: &Path, names: &mut Vec<String>) -> Option<()> {
    let cache = ReadCache::new(File::open(library).ok()?);
    let cache = &cache;
    let file = ElfFile::<Elf, _>::parse(cache).ok()?;
    let (endian, sections) = (file.endian(), file.elf_section_table());
    let (table, linked) = sections.gnu_hash(endian, cache).ok()??;
    let symbols = sections.symbol_table_by_index(endian, cache, linked).ok()?;
    let versions = VersionTable::default();
    names.retain(|name| {
        let name = name.as_bytes();
        let found = table.find(endian, name, elf::gnu_hash(name), None, &symbols, &versions);
        found.is_none_or(|(_, s)| s.st_shndx(endian) == elf::SHN_UNDEF)
    });
    Some(())
}

/// The names that the loader does not find for the program and its libraries, none of which runs.
fn unresolved(program: &Path, loader: &Path, place: &LoaderEnv<'_>) -> Option<Vec<String>> {
    // Another loader would run the program.
    let glibc = |name: &OsStr| name.as_bytes().starts_with(b"ld-linux");
    loader.file_name().filter(|name| glibc(name))?;
    let output = Command::new(loader)
        .arg(std::path::absolute(program).ok()?)
        .current_dir(place.cwd)
        .env_clear()
        .envs(place.vars)
        .env_remove("LD_DEBUG")
        .env("LD_TRACE_LOADED_OBJECTS", "1")
        .env("LD_WARN", "yes")
        .env("LD_BIND_NOW", "yes")
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let names = text.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix("undefined symbol:")?;
        rest.split_whitespace().next().map(ToString::to_string)
    });
    Some(names.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_no_programs_lack_nothing() {
        let vars = BTreeMap::new();
        let place = LoaderEnv { vars: &vars, cwd: Path::new("/") };
        for other in ["/etc/passwd", "/no/such", "/dev/null", "/", "/bin/sh"] {
            assert!(lacking(Path::new(other), &[], false, &place).is_empty(), "{other}");
        }
    }

    #[test]
    fn what_a_library_defines_is_not_lacking() {
        let me = std::env::current_exe().unwrap();
        let cache = ReadCache::new(File::open(&me).unwrap());
        let file = ElfFile::<Elf, _>::parse(&cache).unwrap();
        let loader = file
            .elf_program_headers()
            .iter()
            .find_map(|h| h.interpreter(file.endian(), &cache).ok().flatten())
            .unwrap();
        // The loader itself is a library with a hash table.
        let mut names = ["__tls_get_addr", "MPI_Init"].map(String::from).to_vec();
        retain_absent(Path::new(OsStr::from_bytes(loader)), &mut names).unwrap();
        assert_eq!(names, ["MPI_Init"]);
        assert!(retain_absent(Path::new("/no/such"), &mut names).is_none());
    }
}
