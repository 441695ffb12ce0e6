//! Running other programs from the root of the repository.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// `cargo` with these arguments, in the root.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root()).args(args);
    command
}

/// Runs a command to its end; anything but success is an error that shows the command.
pub(crate) fn must(command: &mut Command) -> Result<(), String> {
    let shown = shown(command);
    println!("+ {shown}");
    let status = command.status().map_err(|e| format!("cannot run {shown}: {e}"))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("{shown} ended with {status}")),
    }
}

/// The standard output of a command that must succeed.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = shown(command);
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|e| format!("cannot run {shown}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{shown} ended with {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|e| format!("{shown}: {e}"))
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let mut shown = program.to_string_lossy().into_owned();
    for arg in command.get_args() {
        shown += " ";
        shown += &arg.to_string_lossy();
    }
    shown
}

/// The value behind `--name`, and the other arguments.
pub(crate) fn option(args: &[String], name: &str) -> Result<(Option<String>, Vec<String>), String> {
    let mut rest = args.to_vec();
    let Some(at) = rest.iter().position(|a| a == name) else { return Ok((None, rest)) };
    rest.remove(at);
    match at < rest.len() {
        true => Ok((Some(rest.remove(at)), rest)),
        false => Err(format!("{name} needs a value")),
    }
}

/// True when `--name` is there, and the other arguments.
pub(crate) fn flag(args: &[String], name: &str) -> (bool, Vec<String>) {
    let rest: Vec<String> = args.iter().filter(|a| *a != name).cloned().collect();
    (rest.len() != args.len(), rest)
}

/// An error when arguments are left over.
pub(crate) fn none_left(args: &[String]) -> Result<(), String> {
    match args.first() {
        None => Ok(()),
        Some(extra) => Err(format!("unknown argument \"{extra}\"")),
    }
}
