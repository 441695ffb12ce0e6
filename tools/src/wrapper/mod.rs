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

use compiler::{Compiler, compiler, expanded};
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
    /// The same, with this line on stderr before.
    Echo(String, OsString, Vec<OsString>),
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
    /// Reads a file of arguments.
    pub read: &'a dyn Fn(&Path) -> Option<String>,
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

/// In the environment of the compiler that a wrapper has become: its command. A wrapper that finds
/// it there is called by that compiler, and would go on calling it without end.
pub const GUARD: &str = "HAWSER_WRAPPED";

/// What the arguments of a call say.
#[derive(Default)]
struct Arguments {
    query: Option<Query>,
    chosen: Option<String>,
    echo: bool,
    profiles: Vec<String>,
    /// Those for the compiler.
    user: Vec<OsString>,
}

fn arguments(args: &[OsString]) -> Result<Arguments, String> {
    let mut said = Arguments::default();
    for arg in args {
        match query::read(arg) {
            Spelled::Asks(q) => said.query = Some(q),
            Spelled::Compiler(name) => said.chosen = Some(name),
            Spelled::Echo => said.echo = true,
            Spelled::Profile(name) => said.profiles.push(name),
            Spelled::Settings(name) => {
                return Err(format!(
                    "-config={name}: there are no files of settings for compilers here, and none \
                     are needed; name the compiler: -cc=, -cxx= or -fc="
                ));
            }
            Spelled::Unknown(hint) => {
                let arg = arg.to_string_lossy();
                return Err(format!(
                    "unknown option \"{arg}\"{hint}; --showme:help lists the options"
                ));
            }
            Spelled::ForCompiler => said.user.push(arg.clone()),
        }
    }
    Ok(said)
}

/// Decides what a call of the wrapper has to do.
pub fn decide(call: &Call<'_>) -> Action {
    decided(call).unwrap_or_else(Action::Fail)
}

fn decided(call: &Call<'_>) -> Result<Action, String> {
    let language = language(call.argv0);
    let Arguments { query, chosen, echo, profiles, user } = arguments(call.args)?;
    let compiler = compiler(language, chosen, call.env)?;
    if query.is_none()
        && let Some(command) = (call.env)(GUARD)
    {
        return Err(format!(
            "the compiler \"{command}\" leads back to this wrapper compiler; name the real \
             compiler with -cc=, -cxx=, -fc= or HAWSER_CC, HAWSER_CXX, HAWSER_FC"
        ));
    }
    let step = Step::new(&compiler, &user, profiles, call.read);
    // `mpicc -v` and the like need none of our flags, hence no prefix.
    if query.is_none() && !step.has_input {
        return Ok(exec(compiler, user, echo));
    }
    let prefix = call.prefix.ok_or(
        "the installation prefix is not known: this program was not found in a directory named \
         bin; install Hawser, or name the prefix in HAWSER_PREFIX",
    )?;
    if language == Language::Fortran {
        refused(&step)?;
    }
    let mut flags = Flags::new(prefix, language);
    if language == Language::Fortran && needs_modules(query) {
        let found = (call.modules)(prefix, &compiler.words())?;
        flags.options = found.options;
        flags.modules = Some(found.dir);
    }
    Ok(match query {
        None => exec(compiler, with_flags(&flags, &user, &step), echo),
        Some(query) => Action::Print(answer(query, language, &compiler, &flags, &user, &step)),
    })
}

/// What the compiler will do, by all the arguments that it gets.
struct Step {
    /// There is something to work on.
    has_input: bool,
    /// It ends with the linker.
    links: bool,
    /// The program will have no shared library.
    is_static: bool,
    /// The arguments, with those of the compiler's setting and of files.
    given: Vec<OsString>,
    /// Profiling libraries.
    profiles: Vec<String>,
}

impl Step {
    fn new(
        compiler: &Compiler,
        user: &[OsString],
        profiles: Vec<String>,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> Step {
        let user = expanded(user, read);
        let (has_input, links) = (query::has_input(&user), query::links(&user));
        let given = [expanded(&compiler.args, read), user].concat();
        Step { has_input, links, is_static: query::is_static(&given), given, profiles }
    }
}

/// Refuses options with which Fortran cannot be compiled.
fn refused(step: &Step) -> Result<(), String> {
    if let Some(option) = modules::wide_integers(&step.given) {
        return Err(format!(
            "{} makes INTEGERs of eight bytes, but those of MPI's Fortran interfaces have four; \
             compile without it, and declare INTEGER(8) where the program needs it",
            option.to_string_lossy()
        ));
    }
    if step.links && step.is_static {
        return Err(
            "-static: MPI's Fortran interfaces are a shared library only; link without it \
             (-static-libgfortran takes the compiler's own library into the program)"
                .to_owned(),
        );
    }
    Ok(())
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
    fn link(&self, step: &Step) -> Vec<OsString> {
        let mut flags = Vec::new();
        if let Some(lib) = &self.lib {
            flags.push(glued("-L", lib));
            if !step.is_static {
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
        let profiles = step.profiles.iter().map(String::as_str);
        let libraries = profiles.chain(self.libraries.iter().copied());
        flags.extend(libraries.map(|l| OsString::from(format!("-l{l}"))));
        if step.is_static {
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

fn exec(compiler: Compiler, args: Vec<OsString>, echo: bool) -> Action {
    let args = [compiler.args, args].concat();
    if !echo {
        return Action::Exec(compiler.program, args);
    }
    let line = shell_line(&[vec![compiler.program.clone()], args.clone()].concat());
    Action::Echo(line, compiler.program, args)
}

/// The user's arguments with our directories behind them, where the step needs them. Options come
/// before, so that the user's have the last word.
fn with_flags(flags: &Flags, user: &[OsString], step: &Step) -> Vec<OsString> {
    let mut args = flags.options.clone();
    args.extend_from_slice(user);
    args.extend(flags.directories());
    if step.links {
        args.extend(flags.link(step));
    }
    args
}

fn answer(
    query: Query,
    language: Language,
    compiler: &Compiler,
    flags: &Flags,
    user: &[OsString],
    step: &Step,
) -> String {
    match query {
        Query::Command => {
            let mut words = compiler.words();
            words.extend(with_flags(flags, user, step));
            shell_line(&words)
        }
        Query::Compile => flags_line(&flags.compile()),
        Query::Link => flags_line(&flags.link(step)),
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

/// Flags for CMake, which asks for them: it knows double quotes only, and no escapes in them. A
/// shell would take a dollar in them for more than that; [`shell_line`] is for shells.
fn flags_line(words: &[OsString]) -> String {
    let word = |word: &OsString| {
        let word = word.to_string_lossy();
        let quoted = glued_value(&word).filter(|(_, value)| value.contains(['$', '`', '\\']));
        quoted.map_or_else(|| shell_word(&word), |(option, value)| format!("{option}\"{value}\""))
    };
    words.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// Options whose value CMake's FindMPI finds where it stands in double quotes, the option before.
const GLUED: [&str; 3] = ["-I", "-L", "-Wl,"];

/// The option and the value of a word that can be written so.
fn glued_value(word: &str) -> Option<(&str, &str)> {
    let option = GLUED.iter().find(|option| word.starts_with(**option))?;
    let (option, value) = word.split_at(option.len());
    (!value.contains('"')).then_some((option, value))
}

fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./=,+:@%^".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_string();
    }
    match glued_value(word) {
        // In double quotes these mean something to a shell.
        Some((option, value)) if !value.contains(['$', '`', '\\']) => {
            format!("{option}\"{value}\"")
        }
        _ => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
