//! The Fortran modules for the compiler at hand: `.mod` files are of one compiler and version, so
//! that they are made from their sources when a compiler comes for the first time.
//!
//! They lie beside the installation if that can be written, else in the user's cache, else, for
//! users without a home, in a folder of theirs in `TMPDIR`. A folder appears complete or not at
//! all, so that builds at the same time do not disturb each other.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use hawser_os::local;

/// Sources in the order in which they build, without `.f90`.
const SOURCES: [&str; 4] = ["hawser_mpi_types", "mpi", "mpi_f08", "mpi_f08_ext"];

/// Beside the modules: options for every compilation.
const OPTIONS_FILE: &str = "options";
/// In `mpif.h` routines have no interfaces, and gfortran from version 10 on refuses two calls of
/// one routine with buffers of two types, which MPI is full of. It warns with this option.
const MISMATCH: &str = "-fallow-argument-mismatch";

/// What programs are compiled with.
pub struct Modules {
    /// The folder of the modules.
    pub dir: PathBuf,
    /// Options that the compiler needs besides.
    pub options: Vec<OsString>,
    /// What the user should know; told once, by who builds the modules.
    pub note: Option<String>,
}

impl Modules {
    fn read(dir: PathBuf) -> Modules {
        let text = fs::read_to_string(dir.join(OPTIONS_FILE)).unwrap_or_default();
        let options = text.split_whitespace().map(OsString::from).collect();
        Modules { dir, options, note: None }
    }
}

/// The folder of the modules for `compiler` (with its own arguments); built where there is none.
///
/// # Errors
/// A sentence: the compiler does not run, or cannot build the modules, or there is no place.
pub fn ready(
    prefix: &Path,
    compiler: &[OsString],
    env: &dyn Fn(&str) -> Option<String>,
) -> Result<Modules, String> {
    let version = version(compiler)?;
    let key = key(prefix, compiler, &version)?;
    let mut why = Vec::new();
    let mut places = vec![prefix.join("lib/hawser/fortran")];
    let cache = env("XDG_CACHE_HOME").map(PathBuf::from).filter(|p| p.is_absolute());
    let cache = cache.or_else(|| Some(Path::new(&env("HOME")?).join(".cache")));
    places.extend(cache.map(|c| c.join("hawser/fortran")));
    let found = |places: &[PathBuf]| places.iter().map(|p| p.join(&key)).find(|p| p.is_dir());
    if let Some(found) = found(&places) {
        return Ok(Modules::read(found));
    }
    let temporary = env("TMPDIR").map_or_else(|| PathBuf::from("/tmp"), PathBuf::from);
    let last = temporary.join(format!("hawser-{}", local::user()));
    for place in places.into_iter().map(Some).chain([None]) {
        let place = match place.map_or_else(|| private(&last), Ok) {
            Ok(place) => place,
            Err(e) => {
                why.push(e);
                continue;
            }
        };
        if let Some(found) = found(std::slice::from_ref(&place)) {
            return Ok(Modules::read(found));
        }
        let scratch = place.join(format!(".{key}.{}", std::process::id()));
        if let Err(e) = fs::create_dir_all(&scratch) {
            why.push(format!("{}: {e}", place.display()));
            continue;
        }
        let built = build(prefix, compiler, &version, &scratch);
        let target = place.join(&key);
        let moved = built.and_then(|note| match fs::rename(&scratch, &target) {
            Ok(()) => Ok(note),
            // Another build was first.
            Err(_) if target.is_dir() => Ok(None),
            Err(e) => Err(format!("{}: {e}", target.display())),
        });
        // Nothing is left there after a rename.
        let _ = fs::remove_dir_all(&scratch);
        return moved.map(|note| Modules { note, ..Modules::read(target) });
    }
    Err(format!(
        "there is no place for the Fortran modules: {}; set XDG_CACHE_HOME to a folder that can be \
         written",
        why.join("; ")
    ))
}

/// A place for modules in a folder that all users may write: it has to be ours, and nobody else may
/// lay modules there.
fn private(own: &Path) -> Result<PathBuf, String> {
    let shown = own.display();
    match fs::DirBuilder::new().mode(0o700).create(own) {
        Err(e) if e.kind() != std::io::ErrorKind::AlreadyExists => {
            return Err(format!("{shown}: {e}"));
        }
        _ => {}
    }
    let found = fs::symlink_metadata(own).map_err(|e| format!("{shown}: {e}"))?;
    if !found.is_dir() || found.uid() != local::user() || found.mode() & 0o022 != 0 {
        return Err(format!("{shown}: others can write there"));
    }
    Ok(own.join("fortran"))
}

/// A command of the compiler. It may be a wrapper that leads back to ours.
fn command(program: &OsStr) -> Command {
    let mut command = Command::new(program);
    command.env(super::GUARD, program);
    command
}

/// What a compiler says of itself.
fn version(compiler: &[OsString]) -> Result<Vec<u8>, String> {
    let (program, args) = compiler.split_first().ok_or("no compiler")?;
    let shown = program.to_string_lossy();
    let out = command(program).args(args).arg("--version").stderr(Stdio::null()).output();
    let out = out.map_err(|e| {
        format!("cannot run the compiler \"{shown}\": {e}; name another one with -fc= or HAWSER_FC")
    })?;
    Ok(out.stdout)
}

/// Names a compiler, its version and the state of the sources.
fn key(prefix: &Path, compiler: &[OsString], version: &[u8]) -> Result<String, String> {
    let (program, args) = compiler.split_first().ok_or("no compiler")?;
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut add = |bytes: &[u8]| {
        for byte in bytes {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    add(version);
    add(MISMATCH.as_bytes());
    for arg in args {
        add(arg.as_encoded_bytes());
    }
    for name in SOURCES.into_iter().chain(["probe"]) {
        let path = source(prefix, name);
        add(&fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?);
    }
    let name = Path::new(program).file_name().unwrap_or(OsStr::new("compiler")).to_string_lossy();
    Ok(format!("{name}-{hash:016x}"))
}

fn source(prefix: &Path, name: &str) -> PathBuf {
    prefix.join("share/hawser/fortran").join(format!("{name}.f90"))
}

/// Builds in a folder of its own; only the modules and the options are kept. Programs of `mpif.h`
/// and `mpi` need no more than the first two modules: without the third there is a note.
fn build(
    prefix: &Path,
    compiler: &[OsString],
    version: &[u8],
    dir: &Path,
) -> Result<Option<String>, String> {
    let [types, mpi, mpi_f08, ext] = SOURCES;
    compile(prefix, compiler, types, dir)?;
    compile(prefix, compiler, mpi, dir)?;
    let shown = String::from_utf8_lossy(version);
    let known = ["GNU Fortran", "flang version"].iter().any(|maker| shown.contains(maker));
    let mut f08 = compile(prefix, compiler, mpi_f08, dir);
    if f08.is_ok() && !known {
        f08 = probe(prefix, compiler, dir);
    }
    // What stands on it is of use with it only.
    let f08 = f08.and_then(|()| compile(prefix, compiler, ext, dir));
    let note = f08.err().map(|why| {
        // Nothing of it may be found.
        let _ = fs::remove_file(dir.join("mpi_f08.mod"));
        format!("programs can use mpif.h and the module mpi, but not mpi_f08: {why}")
    });
    if version.starts_with(b"GNU Fortran") && takes(compiler, MISMATCH, dir) {
        let path = dir.join(OPTIONS_FILE);
        fs::write(&path, MISMATCH).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(note)
}

/// Makes one module.
fn compile(prefix: &Path, compiler: &[OsString], name: &str, dir: &Path) -> Result<(), String> {
    let (program, args) = compiler.split_first().ok_or("no compiler")?;
    let object = dir.join(format!("{name}.o"));
    let out = command(program)
        .args(args)
        .arg("-c")
        .arg(source(prefix, name))
        .arg("-o")
        .arg(&object)
        .current_dir(dir)
        .output()
        .map_err(|e| format!("cannot run \"{}\": {e}", program.to_string_lossy()))?;
    if !out.status.success() {
        return Err(format!(
            "\"{}\" cannot build the module {name}; it must know TYPE(*) and DIMENSION(..) \
             (Fortran 2018), as gfortran 9 and flang 19 do:\n{}",
            program.to_string_lossy(),
            String::from_utf8_lossy(&out.stderr).trim_end()
        ));
    }
    let _ = fs::remove_file(&object);
    Ok(())
}

/// Asks the library, in a program of the compiler, whether it understands its array sections.
fn probe(prefix: &Path, compiler: &[OsString], dir: &Path) -> Result<(), String> {
    let (program, args) = compiler.split_first().ok_or("no compiler")?;
    let (lib, binary) = (prefix.join("lib"), dir.join("probe"));
    let built = command(program)
        .args(args)
        .arg(source(prefix, "probe"))
        .arg("-L")
        .arg(&lib)
        .args(["-Xlinker", "-rpath", "-Xlinker"])
        .arg(&lib)
        .args(["-lmpifort_abi", "-lmpi_abi", "-o"])
        .arg(&binary)
        .current_dir(dir)
        .output();
    let ran = built.is_ok_and(|out| out.status.success())
        && Command::new(&binary).output().is_ok_and(|out| out.status.success());
    for left in [&binary, &dir.join("probe.o")] {
        let _ = fs::remove_file(left);
    }
    ran.then_some(()).ok_or_else(|| {
        format!(
            "\"{}\" describes sections of arrays in a way that is not known here",
            program.to_string_lossy()
        )
    })
}

/// True if a compiler knows an option.
fn takes(compiler: &[OsString], option: &str, dir: &Path) -> bool {
    let Some((program, args)) = compiler.split_first() else { return false };
    let source = dir.join("empty.f90");
    let ok = fs::write(&source, "end\n").is_ok()
        && command(program)
            .args(args)
            .args([option, "-fsyntax-only"])
            .arg(&source)
            .current_dir(dir)
            .output()
            .is_ok_and(|out| out.status.success());
    let _ = fs::remove_file(&source);
    ok
}

/// The option that makes INTEGERs of eight bytes, if there is one among the arguments.
pub(super) fn wide_integers(args: &[OsString]) -> Option<&OsString> {
    const OPTIONS: [&str; 5] =
        ["-fdefault-integer-8", "-i8", "-qintsize=8", "-integer-size=64", "-finteger-4-integer-8"];
    args.iter().find(|a| OPTIONS.iter().any(|o| a == o))
}
