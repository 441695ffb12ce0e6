//! The wrapper compilers: one program that adds our flags and becomes the real compiler.
//!
//! What is to be done is decided by one function without side effects ([`decide`]); the program
//! only carries it out. The language comes from the name under which the program was called. All
//! spellings by which CMake, Meson, Autoconf and others ask a wrapper for its flags are answered.

mod compiler;
mod modules;
mod query;

#[cfg(test)]
mod tests;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use compiler::{Compiler, compiler};
pub use modules::{Modules, ready as fortran_modules};
pub use query::{ABOUT, NOTES, OPTIONS};
use query::{Query, Spelled};

/// The language that a wrapper compiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// C: `mpicc`, `mpicc_abi`.
    C,
    /// C++: `mpicxx`, `mpic++`, `mpiCC`.
    Cxx,
    /// Fortran: `mpifort`, `mpif77`, `mpif90`.
    Fortran,
}

/// All names under which the wrapper is installed.
pub const NAMES: [(&str, Language); 8] = [
    ("mpicc", Language::C),
    ("mpicc_abi", Language::C),
    ("mpicxx", Language::Cxx),
    ("mpic++", Language::Cxx),
    ("mpiCC", Language::Cxx),
    ("mpifort", Language::Fortran),
    ("mpif77", Language::Fortran),
    ("mpif90", Language::Fortran),
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
    /// Where the Fortran modules are.
    pub modules: &'a FindModules<'a>,
}

/// Finds or builds the Fortran modules for a compiler (the prefix, and the command with its
/// arguments), or says why there are none.
pub type FindModules<'a> = dyn Fn(&Path, &[OsString]) -> Result<Modules, String> + 'a;

/// The language for a program name, which may end with ".hawser" as Debian names alternatives; a
/// name that we do not know compiles C.
pub fn language(argv0: &str) -> Language {
    let name = Path::new(argv0).file_name().and_then(OsStr::to_str).unwrap_or_default();
    let name = name.strip_suffix(".hawser").unwrap_or(name);
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
    if language == Language::Fortran
        && let Some(why) = refused(&compiler, &user)
    {
        return Action::Fail(why);
    }
    let mut flags = Flags::new(prefix, language);
    if language == Language::Fortran && needs_modules(query) {
        match (call.modules)(prefix, &compiler.words()) {
            Ok(found) => {
                flags.options = found.options;
                flags.modules = Some(found.dir);
            }
            Err(why) => return Action::Fail(why),
        }
    }
    match query {
        None => exec(compiler, with_flags(&flags, &user)),
        Some(query) => Action::Print(answer(query, language, &compiler, &flags, &user)),
    }
}

/// Why Fortran cannot be compiled with these options, if so.
fn refused(compiler: &Compiler, user: &[OsString]) -> Option<String> {
    let given = [compiler.args.as_slice(), user].concat();
    if let Some(option) = modules::wide_integers(&given) {
        return Some(format!(
            "{} makes INTEGERs of eight bytes, but those of MPI's Fortran interfaces have four; \
             compile without it, and declare INTEGER(8) where the program needs it",
            option.to_string_lossy()
        ));
    }
    let is_static = query::links(user) && given.iter().any(|a| a == "-static");
    is_static.then(|| {
        "-static: MPI's Fortran interfaces are a shared library only; link without it \
         (-static-libgfortran takes the compiler's own library into the program)"
            .to_owned()
    })
}

/// The flags that an installation adds.
struct Flags {
    include: Option<PathBuf>,
    lib: Option<PathBuf>,
    /// Fortran's modules for the compiler.
    modules: Option<PathBuf>,
    /// What the compiler needs to be told besides.
    options: Vec<OsString>,
    /// The libraries that programs are linked with.
    libraries: &'static [&'static str],
}

/// True for what names directories of compilation.
fn needs_modules(query: Option<Query>) -> bool {
    use Query::{Command, Compile, IncludeDirs};
    matches!(query, None | Some(Command | Compile | IncludeDirs))
}

impl Flags {
    /// Directories that the compiler searches anyway are left out: naming them again would change
    /// the order of the search.
    fn new(prefix: &Path, language: Language) -> Flags {
        let libraries: &[&str] = match language {
            Language::Fortran => &["mpifort_abi", "mpi_abi"],
            Language::C | Language::Cxx => &["mpi_abi"],
        };
        let ours = prefix != Path::new("/usr");
        Flags {
            include: ours.then(|| prefix.join("include")),
            lib: ours.then(|| prefix.join("lib")),
            modules: None,
            options: Vec::new(),
            libraries,
        }
    }

    fn include_dirs(&self) -> Vec<&PathBuf> {
        self.modules.iter().chain(&self.include).collect()
    }

    fn directories(&self) -> Vec<OsString> {
        self.include_dirs().into_iter().map(|dir| glued("-I", dir)).collect()
    }

    fn compile(&self) -> Vec<OsString> {
        [self.options.clone(), self.directories()].concat()
    }

    /// RUNPATH, not RPATH, so that `LD_LIBRARY_PATH` can exchange the implementation.
    fn link(&self, fully_static: bool) -> Vec<OsString> {
        let mut flags = Vec::new();
        if let Some(lib) = &self.lib {
            flags.push(glued("-L", lib));
            if !fully_static {
                flags.push("-Wl,-rpath".into());
                // After -Wl a comma ends a word.
                if lib.as_os_str().as_encoded_bytes().contains(&b',') {
                    flags.extend(["-Xlinker".into(), lib.into()]);
                } else {
                    flags.push(glued("-Wl,", lib));
                }
                flags.push("-Wl,--enable-new-dtags".into());
            }
        }
        flags.extend(self.libraries.iter().map(|l| OsString::from(format!("-l{l}"))));
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

/// The user's arguments with our directories behind them, where the step needs them. Options come
/// before, so that the user's have the last word.
fn with_flags(flags: &Flags, user: &[OsString]) -> Vec<OsString> {
    let mut args = flags.options.clone();
    args.extend_from_slice(user);
    args.extend(flags.directories());
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
        Query::IncludeDirs => path_line(&flags.include_dirs()),
        Query::LibraryDirs => path_line(&flags.lib.iter().collect::<Vec<_>>()),
        Query::Libraries => flags.libraries.join(" "),
        Query::CompilerName => shell_line(&compiler.words()),
        Query::Version => {
            let name = match language {
                Language::C => "C",
                Language::Cxx => "C++",
                Language::Fortran => "Fortran",
            };
            format!("Hawser MPI {} (Language: {name})", env!("CARGO_PKG_VERSION"))
        }
        Query::Help => query::help().trim_end().to_string(),
    }
}

fn path_line(paths: &[&PathBuf]) -> String {
    shell_line(&paths.iter().map(|p| p.as_os_str().to_os_string()).collect::<Vec<_>>())
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
