//! Framework `plm` (process launch): how the processes of a job are started.
//!
//! # Contract
//!
//! 1. A program is looked for before the first process starts; what is missing is told with the
//!    exit code that a shell would give (127 not found, 126 cannot be executed).
//! 2. A process that cannot be started leaves nothing behind.
//! 3. Processes end when the launcher ends in any way.
//!
//! Component: `fork`, children of the head node process. Daemons on other nodes will be further
//! components behind the same interface.

mod bare;
pub(crate) mod choose;
pub(crate) mod fork;
mod lacking;
pub(crate) mod linked;
mod refused;
pub(crate) mod remote;
pub(crate) mod started;

use std::collections::BTreeMap;
use std::ffi::{CString, OsStr, OsString};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use hawser_os::local;
use hawser_rte::control::plan;
use hawser_rte::env;

use hawser_rte::params::COMPAT;

use self::linked::Library;

/// Exit code when a program is not found.
pub(crate) const CODE_NOT_FOUND: i32 = 127;
/// Exit code when a program cannot be executed.
pub(crate) const CODE_NOT_EXECUTABLE: i32 = 126;
/// Exit code for a mistake on the command line or in a parameter.
pub(crate) const CODE_USAGE: i32 = 2;
/// Exit code for everything else that prevents a start.
pub(crate) const CODE_CANNOT_START: i32 = 1;
/// No exit code: another launcher may do what this one cannot. No process exists, and
/// no file has changed so far.
pub(crate) const CODE_RENEW: i32 = 256;

/// Why the job, or one process, cannot be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StartError {
    /// Exit code of the launcher.
    pub(crate) code: i32,
    /// One sentence.
    pub(crate) text: String,
}

impl StartError {
    pub(crate) fn new(code: i32, text: impl Into<String>) -> StartError {
        StartError { code, text: text.into() }
    }
}

/// The directory of our library, `lib` beside the directory of this program; empty when it is not
/// there.
pub(crate) fn libdir() -> String {
    let exe = std::env::current_exe().unwrap_or_default();
    let prefix = exe.parent().and_then(Path::parent).unwrap_or(Path::new("/usr"));
    let dir = prefix.join("lib");
    if dir.join("libmpi_abi.so.1").exists() { dir.display().to_string() } else { String::new() }
}

/// A program that was found, with its arguments and the part of the environment that all its
/// processes share.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReadyProgram {
    pub(crate) path: CString,
    pub(crate) argv: Vec<CString>,
    pub(crate) cwd: Option<CString>,
    pub(crate) env: Vec<CString>,
    /// The program as typed.
    pub(crate) shown: String,
    /// Which MPI library it wants.
    pub(crate) library: Library,
}

fn c_string(text: &OsStr) -> Result<CString, StartError> {
    CString::new(text.as_bytes())
        .map_err(|_| StartError::new(CODE_CANNOT_START, format!("{text:?} contains a zero byte")))
}

/// The error of a step in words, with what can be done about it.
pub(crate) fn cannot(what: &str) -> impl Fn(io::Error) -> StartError + use<'_> {
    move |e| {
        StartError::new(CODE_CANNOT_START, format!("{what}: {}", hawser_os::socket::advised(&e)))
    }
}

/// Finds a program and prepares everything that does not depend on the rank. `env` is the
/// environment of all programs, `ranks` the size of the job.
///
/// # Errors
/// The working directory or the program cannot be used.
pub(crate) fn prepare(
    program: &plan::Program,
    env: &[(OsString, OsString)],
    ranks: u32,
) -> Result<ReadyProgram, StartError> {
    let cwd = Path::new(OsStr::from_bytes(&program.cwd));
    if program.cwd_asked && !cwd.is_dir() {
        let text = format!("--wdir: {} is not a directory", cwd.display());
        return Err(StartError::new(CODE_CANNOT_START, text));
    }
    // Where a host does not have the directory of mpirun, programs run in that of the daemon.
    let elsewhere = || std::env::current_dir().ok().as_deref() != Some(cwd) && cwd.is_dir();
    let entered = program.cwd_asked || elsewhere();
    let mut vars: BTreeMap<&OsStr, &OsStr> =
        env.iter().map(|(k, v)| (k.as_os_str(), v.as_os_str())).collect();
    for (name, value) in &program.env {
        // Without a value the variable is the one that is passed on anyway.
        if let Some(value) = value {
            vars.insert(OsStr::from_bytes(name), OsStr::from_bytes(value));
        }
    }
    // These are set for each rank, or would tell it of another job.
    for name in [&[env::AGENT, env::PARENT_PORT], env::OWN, env::FOREIGN, env::COMPATIBLE].concat()
    {
        vars.remove(OsStr::new(name));
    }
    let name = OsStr::from_bytes(program.argv.first().map(Vec::as_slice).unwrap_or_default());
    let search = vars.get(OsStr::new("PATH")).copied().unwrap_or_default();
    let path = find_program(name, search, cwd)?;
    let linked = linked::linked(&path);
    if let Some((one, other)) = linked.two() {
        return Err(two_libraries(name, one, other));
    }
    let mut library = linked.library;
    let fronts = front_path(library, &vars);
    let is_unfound = library == Library::Standard && !linked.finds_standard(&path, cwd);
    let own = is_unfound.then(|| own_path(&vars)).flatten();
    vars.extend(own.as_deref().map(|own| (OsStr::new("LD_LIBRARY_PATH"), own)));
    let of_r = fronts.as_deref().map(|fronts| r_path(fronts, &vars));
    vars.extend(of_r.as_deref().map(|of_r| (OsStr::new(R_LIBRARY_PATH), of_r)));
    match &fronts {
        // It may be behind a name that is not in the file, which is no different.
        Some(fronts) => _ = vars.insert(OsStr::new("LD_LIBRARY_PATH"), fronts),
        None if library == Library::Mpich => library = Library::Other,
        None => {}
    }
    if fronts.is_some() && matches!(library, Library::Mpich | Library::OpenMpi) {
        has_symbols(name, &path, &linked, &lacking::LoaderEnv { vars: &vars, cwd })?;
    }
    let preloaded = fronts.as_ref().and_then(|_| preloaded(&linked, &vars));
    vars.extend(preloaded.as_deref().map(|all| (OsStr::new("LD_PRELOAD"), all)));
    if library == Library::OpenMpi && ranks > 1 && fronts.is_none() {
        return Err(apart(name, ranks));
    }
    if ranks > 1 && !matches!(library, Library::Standard | Library::Closed) {
        vars.entry(OsStr::new(env::OPEN_MPI_COMPONENT)).or_insert(OsStr::new(env::NO_COMPONENT));
    }
    let env = vars
        .into_iter()
        .map(|(k, v)| c_string(OsStr::from_bytes(&[k.as_bytes(), b"=", v.as_bytes()].concat())));
    let argv = program.argv.iter().map(|a| c_string(OsStr::from_bytes(a)));
    Ok(ReadyProgram {
        path: c_string(path.as_os_str())?,
        argv: argv.collect::<Result<_, _>>()?,
        cwd: entered.then(|| c_string(cwd.as_os_str())).transpose()?,
        env: env.collect::<Result<_, _>>()?,
        shown: name.to_string_lossy().into_owned(),
        library,
    })
}

/// What the script that starts R puts before the loader's search path, by default the system's
/// folders, with another MPI among them.
const R_LIBRARY_PATH: &str = "R_LD_LIBRARY_PATH";

/// That of R with our folders before all else. Without its own value R expects its own folder
/// there, which its program knows best.
fn r_path(fronts: &OsStr, vars: &BTreeMap<&OsStr, &OsStr>) -> OsString {
    let own = vars.get(OsStr::new(R_LIBRARY_PATH)).copied().filter(|own| !own.is_empty());
    let mut all = fronts.to_os_string();
    all.push(":");
    all.push(own.unwrap_or(OsStr::new("$ORIGIN/../../lib")));
    all
}

/// Ranks of Open MPI's own library would not find each other.
fn apart(name: &OsStr, ranks: u32) -> StartError {
    let text = format!(
        "program {} is linked to Open MPI, whose processes join a job by PMIx only: with the \
         library of Open MPI each of the {ranks} would run alone; let it have ours ({COMPAT} is \
         off, or lib/hawser/compat is missing), compile it with our mpicc, or start it with the \
         mpirun of Open MPI",
        name.to_string_lossy()
    );
    StartError::new(CODE_CANNOT_START, text)
}

fn two_libraries(name: &OsStr, one: &str, other: &str) -> StartError {
    let text = format!(
        "program {} is linked to two MPI libraries of different ABIs, {one} and {other}, each of \
         which would get a part of its calls: build all parts of it with one MPI",
        name.to_string_lossy()
    );
    StartError::new(CODE_CANNOT_START, text)
}

/// A program of another ABI can have our library, and finds all of its symbols of MPI there.
///
/// # Errors
/// It cannot, or our library for it lacks one.
fn has_symbols(
    name: &OsStr,
    path: &Path,
    linked: &linked::Linked,
    place: &lacking::LoaderEnv<'_>,
) -> Result<(), StartError> {
    if is_privileged(path) {
        return Err(privileged(name));
    }
    let (whose, main) = match linked.library {
        Library::OpenMpi => ("Open MPI", "libmpi.so.40"),
        _ => ("MPICH", "libmpi.so.12"),
    };
    let dir = front_directory();
    let names = linked.needed.iter().map(String::as_str).filter(|n| *n != main);
    let fronts: Vec<PathBuf> =
        [main].into_iter().chain(names).map(|n| dir.join(n)).filter(|p| p.is_file()).collect();
    let own_f08 = linked.needed.iter().any(|n| n.starts_with("libmpi_usempif08"));
    let lacking = lacking::lacking(path, &fronts, own_f08, place);
    let Some(first) = lacking.first() else { return Ok(()) };
    let more = match lacking.len() {
        1 => String::new(),
        n => format!(" and {} more symbols of MPI", n - 1),
    };
    let text = format!(
        "program {} needs {first}{more}, which our library for programs of {whose}'s ABI does not \
         have: compile it with our mpicc, or start it with the mpirun of {whose}",
        name.to_string_lossy()
    );
    Err(StartError::new(CODE_CANNOT_START, text))
}

/// Where our libraries for programs of other ABIs lie.
fn front_directory() -> PathBuf {
    Path::new(&libdir()).join("hawser/compat")
}

/// The loader's search path with the directories of our libraries for programs of other ABIs before
/// all else; none if there are no such directories, or if programs shall keep their libraries.
fn front_path(library: Library, vars: &BTreeMap<&OsStr, &OsStr>) -> Option<OsString> {
    // Where no front can be wanted the loader has no further directory to search.
    if matches!(library, Library::Standard | Library::Closed) {
        return None;
    }
    let asked = vars.get(OsStr::new(&format!("HAWSER_MCA_{COMPAT}")));
    let path = vars.get(OsStr::new("LD_LIBRARY_PATH")).copied();
    let off = |v: &OsStr| matches!(v.as_bytes(), b"0" | b"false" | b"no" | b"off");
    let lib = libdir();
    let dir = front_directory();
    if asked.is_some_and(|v| off(v)) || lib.is_empty() || !dir.is_dir() {
        return None;
    }
    let bare = bare::folder(library, path.unwrap_or_default(), &dir);
    let mut all = dir.clone().into_os_string();
    if let Some(folder) = bare {
        all.push(":");
        all.push(dir.join(folder));
    }
    if let Some(path) = path.filter(|p| !p.is_empty()) {
        all.push(":");
        all.push(path);
    }
    Some(all)
}

/// The loader's search path with the folder of our library behind all that the user names: for a
/// program that is linked to a library of the standard ABI and does not say where that lies, as
/// compilers other than ours leave it.
fn own_path(vars: &BTreeMap<&OsStr, &OsStr>) -> Option<OsString> {
    let path = vars.get(OsStr::new("LD_LIBRARY_PATH")).copied();
    let lib = libdir();
    if lib.is_empty() {
        return None;
    }
    let alone = Path::new(&lib).join("hawser/abi");
    // Other libraries that lie beside ours shall not come before those that a program names.
    let folder = if alone.is_dir() { alone } else { lib.into() };
    let mut all = path.unwrap_or_default().to_os_string();
    if !all.is_empty() {
        all.push(":");
    }
    all.push(folder);
    Some(all)
}

/// The libraries of our fronts that a program names, before what is to be loaded anyway: the
/// folders that it names itself come before ours, but a library that is there already before all
/// folders.
fn preloaded(linked: &linked::Linked, vars: &BTreeMap<&OsStr, &OsStr>) -> Option<OsString> {
    if !linked.has_rpath {
        return None;
    }
    let others = vars.get(OsStr::new("LD_PRELOAD"));
    let dir = front_directory();
    let ours = linked.needed.iter().map(|name| dir.join(name)).filter(|path| path.is_file());
    let ours: Vec<OsString> = ours.map(PathBuf::into_os_string).collect();
    if ours.is_empty() {
        return None;
    }
    let others = others.filter(|o| !o.is_empty()).map(|o| o.to_os_string());
    Some(ours.into_iter().chain(others).collect::<Vec<_>>().join(OsStr::new(":")))
}

/// The loader takes no word of where libraries are for a program that gets rights of its own.
fn is_privileged(path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let Ok(meta) = path.metadata() else { return false };
    let mode = meta.permissions().mode();
    mode & 0o4000 != 0 && meta.uid() != local::user()
        || mode & 0o2010 == 0o2010 && meta.gid() != local::group()
}

/// Such a program would run with the library that it was built with.
fn privileged(name: &OsStr) -> StartError {
    let text = format!(
        "program {} gets the rights of its owner or group (set-user-ID, set-group-ID), so that its \
         MPI library cannot be replaced by ours; start a copy without that (cp, chmod u-s,g-s), or \
         compile it with our mpicc",
        name.to_string_lossy()
    );
    StartError::new(CODE_CANNOT_START, text)
}

/// Finds a program: a name with a slash from the working directory, others in the search path and
/// then in the working directory.
pub(crate) fn find_program(
    name: &OsStr,
    search: &OsStr,
    cwd: &Path,
) -> Result<PathBuf, StartError> {
    let shown = name.to_string_lossy();
    if name.as_bytes().contains(&b'/') {
        return match check_program(&cwd.join(name)) {
            Check::Good => Ok(cwd.join(name)),
            Check::Missing => Err(StartError::new(
                CODE_NOT_FOUND,
                format!("program {shown} is not found (looked from {})", cwd.display()),
            )),
            Check::Bad(why) => {
                Err(StartError::new(CODE_NOT_EXECUTABLE, format!("program {shown} {why}")))
            }
        };
    }
    let mut bad = None;
    // As for a shell, one that is not absolute is seen from the working directory.
    let dirs = std::env::split_paths(search).map(|d| cwd.join(d));
    for path in dirs.map(|d| d.join(name)).chain([cwd.join(name)]) {
        match check_program(&path) {
            Check::Good => return Ok(path),
            Check::Missing => {}
            Check::Bad(why) => {
                bad.get_or_insert(format!("program {} {why}", path.display()));
            }
        }
    }
    Err(match bad {
        Some(text) => StartError::new(CODE_NOT_EXECUTABLE, text),
        None => StartError::new(
            CODE_NOT_FOUND,
            format!("program {shown} is not found in PATH, nor in {}", cwd.display()),
        ),
    })
}

enum Check {
    Good,
    Missing,
    Bad(&'static str),
}

fn check_program(path: &Path) -> Check {
    match std::fs::metadata(path) {
        Err(e) if e.kind() == std::io::ErrorKind::PermissionDenied => {
            Check::Bad("lies in a directory that cannot be entered")
        }
        Err(_) => Check::Missing,
        Ok(m) if m.is_dir() => Check::Bad("is a directory"),
        Ok(m) if m.permissions().mode() & 0o111 == 0 => {
            Check::Bad("is not executable (chmod +x, or name the interpreter before it)")
        }
        Ok(_) => Check::Good,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(argv: &[&str]) -> plan::Program {
        plan::Program {
            first: 0,
            argv: argv.iter().map(|a| a.as_bytes().to_vec()).collect(),
            cwd: std::env::current_dir().unwrap().into_os_string().into_encoded_bytes(),
            cwd_asked: false,
            env: Vec::new(),
        }
    }

    fn env_of(p: &ReadyProgram) -> Vec<String> {
        p.env.iter().map(|c| c.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn programs_are_found_as_a_shell_finds_them() {
        let path = vec![("PATH".into(), "/usr/bin:/bin".into())];
        assert!(prepare(&program(&["sh", "-c"]), &path, 2).is_ok());
        assert!(prepare(&program(&["/bin/sh"]), &[], 2).is_ok());
        for (name, code, part) in [
            ("no-such-program", 127, "PATH"),
            ("./no/such", 127, "not found"),
            ("/etc", 126, "directory"),
            ("/etc/passwd", 126, "chmod"),
        ] {
            let error = prepare(&program(&[name]), &path, 2).unwrap_err();
            assert_eq!(error.code, code, "{name}");
            assert!(error.text.contains(part), "{}", error.text);
        }
        let inside = |dir: &str, argv: &[&str]| plan::Program {
            cwd: dir.as_bytes().to_vec(),
            cwd_asked: true,
            ..program(argv)
        };
        let lost = prepare(&inside("/no/such", &["/bin/sh"]), &path, 2);
        assert!(lost.unwrap_err().text.contains("--wdir"));
        assert!(prepare(&inside("/bin", &["./sh"]), &path, 2).is_ok());
        let relative = vec![("PATH".into(), "none:bin".into())];
        let found = prepare(&inside("/usr", &["env"]), &relative, 2).unwrap();
        assert_eq!(found.path.to_str(), Ok("/usr/bin/env"));
    }

    #[test]
    fn the_library_of_open_mpi_is_kept_from_running_alone() {
        let set = |ranks, own: &[(OsString, OsString)]| {
            let env = env_of(&prepare(&program(&["/bin/sh"]), own, ranks).unwrap());
            env.into_iter().find(|e| e.starts_with(env::OPEN_MPI_COMPONENT))
        };
        let expected = format!("{}={}", env::OPEN_MPI_COMPONENT, env::NO_COMPONENT);
        assert_eq!(set(2, &[]), Some(expected));
        // A job of one process is no lie, and what the user has set is meant.
        assert_eq!(set(1, &[]), None);
        let own = [(env::OPEN_MPI_COMPONENT.into(), "avx".into())];
        assert_eq!(set(2, &own).as_deref(), Some("OMPI_MCA_op=avx"));
    }

    #[test]
    fn the_environment_is_passed_on_without_other_jobs() {
        let inherited: Vec<(OsString, OsString)> = [
            ("PATH", "/bin"),
            ("HAWSER_RANK", "3"),
            ("PMI_FD", "4"),
            ("HAWSER_MCA_btl", "tcp"),
            ("HAWSER_MCA_pml", "ob1"),
            ("A", "old"),
        ]
        .map(|(k, v)| (k.into(), v.into()))
        .into();
        let mut sh = program(&["sh"]);
        sh.env = vec![(b"A".to_vec(), Some(b"new".to_vec())), (b"PATH".to_vec(), None)];
        let env = env_of(&prepare(&sh, &inherited, 1).unwrap());
        assert_eq!(env, ["A=new", "HAWSER_MCA_btl=tcp", "HAWSER_MCA_pml=ob1", "PATH=/bin"]);
    }
}
