//! The wrapper compilers: one program that adds our flags and becomes the real compiler.
//!
//! What is to be done is decided by one function without side effects ([`decide`]); the program
//! only carries it out. The language comes from the name under which the program was called. All
//! spellings by which CMake, Meson, Autoconf and others ask a wrapper for its flags are answered.

mod compiler;
mod query;

#[cfg(test)]
mod tests;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use compiler::{Compiler, compiler};
pub use query::{ABOUT, NOTES, OPTIONS};
use query::{Query, Spelled};

/// The language that a wrapper compiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// C: `mpicc`, `mpicc_abi`.
    C,
    /// C++: `mpicxx`, `mpic++`, `mpiCC`.
    Cxx,
}

/// All names under which the wrapper is installed.
pub const NAMES: [(&str, Language); 5] = [
    ("mpicc", Language::C),
    ("mpicc_abi", Language::C),
    ("mpicxx", Language::Cxx),
    ("mpic++", Language::Cxx),
    ("mpiCC", Language::Cxx),
];

/// What the program has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Print this line to stdout and end with 0.
    Print(String),
    /// Become this program with these arguments.
    Exec(OsString, Vec<OsString>),
    /// Print this message to stderr and end with 1.
    Fail(String),
}

/// Everything that the decision depends on.
pub struct Call<'a> {
    /// The name under which the program was called, with or without a path.
    pub argv0: &'a str,
    /// The arguments after the name.
    pub args: &'a [OsString],
    /// The environment.
    pub env: &'a dyn Fn(&str) -> Option<String>,
    /// The installation prefix, where it is known.
    pub prefix: Option<&'a Path>,
}

/// The language for a program name; a name that we do not know compiles C.
pub fn language(argv0: &str) -> Language {
    let name = Path::new(argv0).file_name().and_then(OsStr::to_str).unwrap_or_default();
    NAMES.iter().find(|(n, _)| *n == name).map_or(Language::C, |(_, language)| *language)
}

/// Decides what a call of the wrapper has to do.
pub fn decide(call: &Call<'_>) -> Action {
    let language = language(call.argv0);
    let mut query: Option<Query> = None;
    let mut chosen: Option<String> = None;
    let mut user: Vec<OsString> = Vec::new();
    for arg in call.args {
        match query::read(arg) {
            Spelled::Asks(q) => query = Some(q),
            Spelled::Compiler(name) => chosen = Some(name),
            Spelled::Unknown(hint) => {
                let arg = arg.to_string_lossy();
                return Action::Fail(format!(
                    "unknown option \"{arg}\"{hint}; --showme:help lists the options"
                ));
            }
            Spelled::ForCompiler => user.push(arg.clone()),
        }
    }
    let compiler = match compiler(language, chosen, call.env) {
        Ok(compiler) => compiler,
        Err(why) => return Action::Fail(why),
    };
    // `mpicc -v` and the like need none of our flags, hence no prefix.
    if query.is_none() && !query::has_input(&user) {
        return exec(compiler, user);
    }
    let Some(prefix) = call.prefix else {
        return Action::Fail(
            "the installation prefix is not known: this program does not lie in a directory \
             named bin; install Hawser, or name the prefix in HAWSER_PREFIX"
                .into(),
        );
    };
    let flags = Flags::new(prefix);
    match query {
        None => exec(compiler, with_flags(&flags, &user)),
        Some(query) => Action::Print(answer(query, language, &compiler, &flags, &user)),
    }
}

/// The flags that an installation adds.
struct Flags {
    include: Option<PathBuf>,
    lib: Option<PathBuf>,
}

/// The library that programs are linked with.
const LIBRARY: &str = "mpi_abi";

impl Flags {
    /// Directories that the compiler searches anyway are left out: naming them again would change
    /// the order of the search.
    fn new(prefix: &Path) -> Flags {
        match prefix == Path::new("/usr") {
            true => Flags { include: None, lib: None },
            false => Flags { include: Some(prefix.join("include")), lib: Some(prefix.join("lib")) },
        }
    }

    fn compile(&self) -> Vec<OsString> {
        self.include.iter().map(|dir| glued("-I", dir)).collect()
    }

    /// RUNPATH, not RPATH, so that `LD_LIBRARY_PATH` can exchange the implementation.
    fn link(&self, fully_static: bool) -> Vec<OsString> {
        let mut flags = Vec::new();
        if let Some(lib) = &self.lib {
            flags.push(glued("-L", lib));
            if !fully_static {
                flags.push("-Wl,-rpath".into());
                flags.push(glued("-Wl,", lib));
                flags.push("-Wl,--enable-new-dtags".into());
            }
        }
        flags.push(format!("-l{LIBRARY}").into());
        if fully_static {
            flags.extend(["-lpthread", "-ldl", "-lm"].map(OsString::from));
        }
        flags
    }
}

fn glued(option: &str, path: &Path) -> OsString {
    let mut text = OsString::from(option);
    text.push(path);
    text
}

fn exec(compiler: Compiler, args: Vec<OsString>) -> Action {
    Action::Exec(compiler.program, [compiler.args, args].concat())
}

/// The user's arguments with ours behind them, where the step needs them.
fn with_flags(flags: &Flags, user: &[OsString]) -> Vec<OsString> {
    let mut args = user.to_vec();
    args.extend(flags.compile());
    if query::links(user) {
        args.extend(flags.link(user.iter().any(|a| a == "-static")));
    }
    args
}

fn answer(
    query: Query,
    language: Language,
    compiler: &Compiler,
    flags: &Flags,
    user: &[OsString],
) -> String {
    let fully_static = user.iter().any(|a| a == "-static");
    match query {
        Query::Command => {
            let mut words = compiler.words();
            words.extend(with_flags(flags, user));
            shell_line(&words)
        }
        Query::Compile => shell_line(&flags.compile()),
        Query::Link => shell_line(&flags.link(fully_static)),
        Query::IncludeDirs => path_line(&flags.include),
        Query::LibraryDirs => path_line(&flags.lib),
        Query::Libraries => LIBRARY.to_string(),
        Query::CompilerName => shell_line(&compiler.words()),
        Query::Version => {
            let name = match language {
                Language::C => "C",
                Language::Cxx => "C++",
            };
            format!("Hawser MPI {} (Language: {name})", env!("CARGO_PKG_VERSION"))
        }
        Query::Help => query::help().trim_end().to_string(),
    }
}

fn path_line(path: &Option<PathBuf>) -> String {
    path.as_deref().map(|p| shell_line(&[p.as_os_str().to_os_string()])).unwrap_or_default()
}

/// Words as a shell would have to read them; only words that need it are quoted.
fn shell_line(words: &[OsString]) -> String {
    words.iter().map(|w| shell_word(&w.to_string_lossy())).collect::<Vec<_>>().join(" ")
}

fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./=,+:@%^".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_string(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
