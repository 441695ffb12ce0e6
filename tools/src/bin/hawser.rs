//! `hawser`: questions about this installation.
#![forbid(unsafe_code)]

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use hawser_mca::Sources;
use hawser_tools::info::{self, Filter};
use hawser_tools::prefix;

/// Questions about this installation of Hawser MPI.
#[derive(Parser)]
#[command(name = "hawser", version, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Show version, frameworks, components and parameters.
    Info(InfoArgs),
}

#[derive(Args)]
struct InfoArgs {
    /// Show all parameters of all levels.
    #[arg(long)]
    all: bool,
    /// Show parameters up to this level: 1..3 for users, 4..6 for tuners, 7..9 for developers.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=9))]
    level: Option<u8>,
    /// Show only this framework, and only this component of it (`base` for the rest).
    #[arg(long, num_args = 1..=2, value_names = ["FRAMEWORK", "COMPONENT"])]
    param: Option<Vec<String>>,
    /// Set a parameter first, as `mpirun --mca` does.
    #[arg(long, num_args = 2, value_names = ["NAME", "VALUE"], action = clap::ArgAction::Append)]
    mca: Vec<String>,
    /// Write colon-separated records for scripts.
    #[arg(long, conflicts_with = "json")]
    parsable: bool,
    /// Write one JSON object.
    #[arg(long)]
    json: bool,
}

/// The highest parameter level.
const LEVEL_ALL: u8 = 9;

fn main() -> ExitCode {
    let Cli { verb: Verb::Info(args) } = Cli::parse();
    match info_text(&args) {
        Ok(text) => match std::io::stdout().write_all(text.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            // The reader has closed the pipe: it has seen enough.
            Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(e) => failed(&e.to_string()),
        },
        Err(message) => failed(&message),
    }
}

fn failed(message: &str) -> ExitCode {
    eprintln!("hawser: {message}");
    ExitCode::FAILURE
}

fn info_text(args: &InfoArgs) -> Result<String, String> {
    let mut sources = Sources::from_process();
    for pair in args.mca.chunks_exact(2) {
        sources = sources.set(&pair[0], &pair[1]);
    }
    let params = hawser_catalog::load(&sources).map_err(|e| e.to_string())?;
    let mut names = args.param.iter().flatten().cloned();
    let filter = Filter {
        framework: names.next(),
        component: names.next(),
        level: match (args.all, args.level) {
            (false, Some(level)) => Some(level),
            (false, None) if args.param.is_none() => None,
            _ => Some(LEVEL_ALL),
        },
    };
    let prefix = prefix::find().map(|p| p.display().to_string()).unwrap_or_default();
    let report = info::gather(&params, &hawser_catalog::frameworks(), &filter, prefix)?;
    match (args.parsable, args.json) {
        (true, _) => Ok(info::parsable(&report)),
        (_, true) => info::json(&report),
        _ => Ok(info::text(&report)),
    }
}
