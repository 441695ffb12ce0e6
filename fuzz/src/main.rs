//! `cargo x fuzz [TARGET] [--seconds N] [--seed N] [--list]`: runs one target or all of them.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hawser_fuzz::driver::{Until, run};
use hawser_fuzz::{TARGETS, Target, target};

/// Time for each target unless told otherwise.
const SECONDS: u64 = 10;

struct Options {
    targets: Vec<&'static Target>,
    seconds: u64,
    seed: u64,
    list: bool,
}

fn main() -> ExitCode {
    let options = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(message) => {
            eprintln!("fuzz: {message}");
            return ExitCode::FAILURE;
        }
    };
    if options.list {
        for t in TARGETS {
            println!("{:<16} {}", t.name, t.help);
        }
        return ExitCode::SUCCESS;
    }
    let until = Until::Elapsed(Duration::from_secs(options.seconds));
    let mut code = ExitCode::SUCCESS;
    for t in options.targets {
        match run(t, options.seed, until) {
            Ok(inputs) => println!("{}: {inputs} inputs from seed {}", t.name, options.seed),
            Err(failure) => {
                eprintln!("{failure}");
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    // A fresh seed each time unless one is given; it is always printed.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut options = Options {
        targets: TARGETS.iter().collect(),
        seconds: SECONDS,
        seed: now.as_secs(),
        list: false,
    };
    while let Some(arg) = args.next() {
        let mut number = || {
            let text = args.next().ok_or(format!("{arg} needs a number"))?;
            text.parse::<u64>().map_err(|_| format!("{arg}: \"{text}\" is not a number"))
        };
        match arg.as_str() {
            "--list" => options.list = true,
            "--seconds" => options.seconds = number()?,
            "--seed" => options.seed = number()?,
            name => {
                let found = target(name).ok_or(format!("no target or option \"{name}\""))?;
                options.targets = vec![found];
            }
        }
    }
    Ok(options)
}
