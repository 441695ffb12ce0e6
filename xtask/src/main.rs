//! `cargo x VERB`: the front door for everybody who works on Hawser. CI uses the same verbs.
#![forbid(unsafe_code)]

mod codegen;
mod pages;
mod params_doc;
mod run;
mod tidy;
mod tsan;
mod verbs;

use std::process::ExitCode;

use verbs::VERBS;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = args.split_first() else {
        print!("{}", menu());
        return ExitCode::SUCCESS;
    };
    if ["help", "-h", "--help"].contains(&name.as_str()) {
        print!("{}", menu());
        return ExitCode::SUCCESS;
    }
    let Some(verb) = VERBS.iter().find(|v| v.name == name) else {
        eprint!("cargo x: there is no verb \"{name}\"\n\n{}", menu());
        return ExitCode::FAILURE;
    };
    match (verb.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("cargo x {name}: {message}");
            ExitCode::FAILURE
        }
    }
}

fn menu() -> String {
    let mut menu = String::from("cargo x VERB [ARGUMENTS]\n\n");
    for verb in VERBS {
        menu += &format!("  {:<8} {}\n", verb.name, verb.help);
    }
    menu
}
