//! Wrapper compiler; installed as `mpicc`, `mpicxx` and their other names.
#![forbid(unsafe_code)]

use std::ffi::OsString;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, ExitCode};

use hawser_tools::prefix;
use hawser_tools::wrapper::{Action, Call, GUARD, decide, fortran_modules};

fn main() -> ExitCode {
    let mut args = std::env::args_os();
    let argv0 = args.next().map(|a| a.to_string_lossy().into_owned()).unwrap_or_default();
    let args: Vec<OsString> = args.collect();
    let prefix = prefix::find();
    let env = |name: &str| std::env::var(name).ok();
    let modules = |prefix: &Path, compiler: &[OsString]| {
        let found = fortran_modules(prefix, compiler, &env);
        if let Ok(Some(note)) = found.as_ref().map(|f| &f.note) {
            eprintln!("{argv0}: {note}");
        }
        found
    };
    let prefix = prefix.as_deref();
    let read = |path: &Path| std::fs::read_to_string(path).ok();
    let call =
        Call { argv0: &argv0, args: &args, env: &env, prefix, modules: &modules, read: &read };
    let become_compiler = |program: OsString, args: Vec<OsString>| {
        let error = Command::new(&program).args(&args).env(GUARD, &program).exec();
        format!(
            "cannot run the compiler \"{}\": {error}; name another one \
             with -cc=, -cxx=, -fc= or HAWSER_CC, HAWSER_CXX, HAWSER_FC",
            program.to_string_lossy()
        )
    };
    let message = match decide(&call) {
        Action::Print(line) => match writeln!(std::io::stdout(), "{line}") {
            Ok(()) => return ExitCode::SUCCESS,
            Err(e) => format!("cannot write the answer: {e}"),
        },
        Action::Exec(program, args) => become_compiler(program, args),
        Action::Echo(line, program, args) => {
            eprintln!("{line}");
            become_compiler(program, args)
        }
        Action::Fail(message) => message,
    };
    eprintln!("{argv0}: {message}");
    ExitCode::FAILURE
}
