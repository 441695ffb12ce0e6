//! The questions that build systems ask, in all their spellings, and what the compiler's own
//! arguments say about the step.

use std::ffi::{OsStr, OsString};

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
];

/// What else is to be known.
pub const NOTES: &str = "Each may be written with one or two dashes. HAWSER_CC, MPI_CC, MPICH_CC \
                         and OMPI_CC (for C++ HAWSER_CXX and so on, for Fortran HAWSER_FC) name \
                         the compiler too; the first that is set wins. In Fortran options that \
                         make INTEGERs longer are refused; those that make REALs longer leave \
                         MPI_REAL at four bytes, as with other MPIs: such variables are MPI_REAL8.";

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

/// True when the step ends with the linker.
pub(super) fn links(user: &[OsString]) -> bool {
    !user.iter().any(|arg| NO_LINK.iter().any(|n| arg == n))
}

/// True when the compiler is given something to work on. Without it (`-v`, `--version`,
/// `-dumpmachine`) our libraries would become the only input and the linker would be called.
pub(super) fn has_input(user: &[OsString]) -> bool {
    let mut args = user.iter();
    while let Some(arg) = args.next() {
        let bytes = arg.as_encoded_bytes();
        let library = bytes.starts_with(b"-l") || bytes.starts_with(b"-Wl,");
        if library || bytes == b"-" || !bytes.starts_with(b"-") {
            return true;
        }
        if WITH_VALUE.iter().any(|w| arg == w) {
            args.next();
        }
    }
    false
}
