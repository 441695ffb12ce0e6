//! The questions that build systems ask, in all their spellings, and what the compiler's own
//! arguments say about the step.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use hawser_mca::suggest;

/// A question for flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    /// The whole command.
    Command,
    /// The flags for compiling.
    Compile,
    /// The flags for linking.
    Link,
    /// Directories of headers.
    IncludeDirs,
    /// Directories of libraries.
    LibraryDirs,
    /// Names of libraries.
    Libraries,
    /// The compiler itself.
    CompilerName,
    /// Version of the library.
    Version,
    /// The list of questions.
    Help,
}

/// What an argument is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Spelled {
    /// A question.
    Asks(Query),
    /// The choice of a compiler.
    Compiler(String),
    /// The command is shown, and carried out.
    Echo,
    /// A profiling library that comes before ours.
    Profile(String),
    /// A file of settings for another compiler.
    Settings(String),
    /// Looks like a question, but is none; with a hint.
    Unknown(String),
    /// The compiler's own business.
    ForCompiler,
}

/// Every spelling, without its one or two dashes.
const SPELLINGS: [(&str, Query); 21] = [
    ("show", Query::Command),
    ("showme", Query::Command),
    ("compile-info", Query::Command),
    ("compile_info", Query::Command),
    ("link-info", Query::Command),
    ("link_info", Query::Command),
    ("showme:compile", Query::Compile),
    ("show-compile-info", Query::Compile),
    ("show_compile_info", Query::Compile),
    ("showme:link", Query::Link),
    ("show-link-info", Query::Link),
    ("show_link_info", Query::Link),
    ("showme:incdirs", Query::IncludeDirs),
    ("showme:libdirs", Query::LibraryDirs),
    ("showme:libs", Query::Libraries),
    ("showme:command", Query::CompilerName),
    ("showme:version", Query::Version),
    ("show-version", Query::Version),
    ("showme:help", Query::Help),
    ("show-help", Query::Help),
    ("help", Query::Help),
];

/// What a wrapper does.
pub const ABOUT: &str = "Wrapper compiler of Hawser MPI: takes all options of the compiler behind \
                         it, adds the flags for MPI, and becomes that compiler.";

/// Its own options, and what they do.
pub const OPTIONS: &[(&str, &str)] = &[
    ("-show, -showme", "Print the command instead of running it."),
    ("-showme:compile, -show-compile-info", "Print the flags for compiling."),
    ("-showme:link, -show-link-info", "Print the flags for linking."),
    ("-showme:incdirs|libdirs|libs", "Print directories and libraries."),
    ("-showme:command", "Print the compiler."),
    ("-showme:version", "Print the version of Hawser MPI."),
    ("-compile-info, -link-info", "As -show."),
    ("-cc=, -cxx=, -fc=COMPILER", "Use this compiler."),
    ("-echo", "Print the command, then run it."),
    ("-profile=NAME", "Link with libNAME, which sees the calls first."),
];

/// What else is to be known.
pub const NOTES: &str = "Each but the last two may be written with one or two dashes. \
                         HAWSER_CC, MPI_CC, MPICH_CC and OMPI_CC (for C++ HAWSER_CXX and so on, \
                         for Fortran HAWSER_FC) name the compiler too; the first that is set \
                         wins. In Fortran options that make INTEGERs longer are refused; those \
                         that make REALs longer leave MPI_REAL at four bytes, as with other \
                         MPIs: such variables are MPI_REAL8.";

/// The answer to a question for help.
pub(super) fn help() -> String {
    let mut text = format!("{ABOUT}\n");
    for (option, what) in OPTIONS {
        text.push_str(&format!("  {option:<38} {what}\n"));
    }
    text + NOTES + "\n"
}

/// Reads one argument.
pub(super) fn read(arg: &OsStr) -> Spelled {
    let Some(text) = arg.to_str() else { return Spelled::ForCompiler };
    let Some(bare) = text.strip_prefix("--").or(text.strip_prefix('-')) else {
        return Spelled::ForCompiler;
    };
    if let Some((_, query)) = SPELLINGS.iter().find(|(spelling, _)| *spelling == bare) {
        return Spelled::Asks(*query);
    }
    if let Some(name) = ["cc=", "cxx=", "fc="].iter().find_map(|p| bare.strip_prefix(p)) {
        return Spelled::Compiler(name.to_string());
    }
    // With two dashes these are options of compilers.
    if let Some(bare) = text.strip_prefix('-').filter(|bare| !bare.starts_with('-')) {
        if bare == "echo" {
            return Spelled::Echo;
        }
        if let Some(name) = bare.strip_prefix("profile=") {
            return Spelled::Profile(name.to_string());
        }
        if let Some(name) = bare.strip_prefix("config=") {
            return Spelled::Settings(name.to_string());
        }
    }
    match bare.starts_with("show") {
        true => Spelled::Unknown(suggest::hint(bare, SPELLINGS.iter().map(|(s, _)| *s))),
        false => Spelled::ForCompiler,
    }
}

/// Options after which the compiler stops before linking.
const NO_LINK: [&str; 6] = ["-c", "-S", "-E", "-M", "-MM", "-fsyntax-only"];

/// Options whose value is the next argument, which therefore is no input file.
const WITH_VALUE: [&str; 24] = [
    "-o",
    "-I",
    "-L",
    "-D",
    "-U",
    "-x",
    "-T",
    "-B",
    "-A",
    "-u",
    "-z",
    "-e",
    "-l",
    "-include",
    "-imacros",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-MF",
    "-MT",
    "-MQ",
    "--param",
    "-arch",
    "-J",
];

/// Ends of the names of headers: a compiler that is given nothing else precompiles them.
const HEADERS: [&str; 8] = ["h", "hh", "H", "hp", "hxx", "hpp", "HPP", "h++"];

/// Options that make a program without shared libraries.
const STATIC: [&str; 3] = ["-static", "--static", "-static-pie"];

/// True when the program needs no shared library.
pub(super) fn is_static(given: &[OsString]) -> bool {
    given.iter().any(|arg| STATIC.iter().any(|s| arg == s))
}

/// True when the step ends with the linker.
pub(super) fn links(user: &[OsString]) -> bool {
    !user.iter().any(|arg| NO_LINK.iter().any(|n| arg == n)) && !precompiles(user)
}

/// True when all that the compiler is given are headers.
fn precompiles(user: &[OsString]) -> bool {
    let mut inputs = inputs(user).peekable();
    inputs.peek().is_some()
        && inputs.all(|(name, language)| match language {
            Some(language) => language.ends_with("-header"),
            None => {
                let end = Path::new(name).extension().and_then(OsStr::to_str);
                end.is_some_and(|end| HEADERS.contains(&end))
            }
        })
}

/// True when the compiler is given something to work on. Without it (`-v`, `--version`,
/// `-dumpmachine`) our libraries would become the only input and the linker would be called.
pub(super) fn has_input(user: &[OsString]) -> bool {
    inputs(user).next().is_some()
}

/// What the compiler is given to work on, with the language that `-x` says it is in.
fn inputs(user: &[OsString]) -> impl Iterator<Item = (&OsStr, Option<&str>)> {
    let (mut args, mut language) = (user.iter(), None);
    std::iter::from_fn(move || {
        loop {
            let arg = args.next()?;
            let bytes = arg.as_encoded_bytes();
            let library = bytes.starts_with(b"-l") || bytes.starts_with(b"-Wl,");
            if library || bytes == b"-" || !bytes.starts_with(b"-") {
                return Some((arg.as_os_str(), language));
            }
            let value = WITH_VALUE.iter().any(|w| arg == w).then(|| args.next()).flatten();
            let named = match arg.to_str().and_then(|arg| arg.strip_prefix("-x")) {
                Some("") => value.and_then(|v| v.to_str()),
                named => named,
            };
            if let Some(named) = named {
                language = Some(named).filter(|named| *named != "none");
            }
        }
    })
}
