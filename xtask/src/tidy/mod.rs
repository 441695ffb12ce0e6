//! House rules as a test. Each finding names file, line, rule and what to do.

mod graph;
mod lexer;
mod ratchet;
mod source;
mod vocabulary;

use std::collections::BTreeSet;

use crate::run::{flag, none_left, output, root};

use ratchet::Ratchet;
use vocabulary::Types;

/// One breach of a rule.
pub(crate) struct Finding {
    /// Path from the root, with the line where there is one.
    pub(crate) place: String,
    /// The rule and what to do.
    pub(crate) what: String,
}

impl Finding {
    fn new(place: impl Into<String>, what: impl Into<String>) -> Finding {
        Finding { place: place.into(), what: what.into() }
    }
}

/// Runs all rules. `--ratchet` first lowers the exceptions to what is needed.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let (lower, rest) = flag(args, "--ratchet");
    none_left(&rest)?;
    let mut findings = Vec::new();
    let mut ratchet = Ratchet::load()?;
    let mut types = Types::default();
    graph::check(&mut findings)?;
    for path in files()? {
        // A file that vanished between listing and reading is nobody's breach.
        let Ok(bytes) = std::fs::read(root().join(&path)) else { continue };
        let Ok(text) = String::from_utf8(bytes) else { continue };
        words(&path, &text, &mut findings);
        vocabulary::words(&path, &text, &mut findings);
        if path.ends_with(".rs") {
            source::check(&path, &text, &mut ratchet, &mut findings);
            types.add(&path, &text);
        }
    }
    types.check(&mut findings);
    match lower {
        true => ratchet.store()?,
        false => ratchet.loose(&mut findings),
    }
    report(findings)
}

fn report(findings: Vec<Finding>) -> Result<(), String> {
    for f in &findings {
        println!("{}: {}", f.place, f.what);
    }
    match findings.len() {
        0 => Ok(()),
        n => Err(format!("{n} findings")),
    }
}

/// All files of the repository that git knows or would take.
fn files() -> Result<BTreeSet<String>, String> {
    let mut git = std::process::Command::new("git");
    git.current_dir(root()).args(["ls-files", "-co", "--exclude-standard"]);
    Ok(output(&mut git)?.lines().map(str::to_string).collect())
}

/// Words that may stand in no file: paths of the machine on which it was written.
const BANNED: [&str; 2] = [concat!("/wo", "rk/"), concat!("../sha", "red")];

fn words(path: &str, text: &str, findings: &mut Vec<Finding>) {
    for (index, line) in text.lines().enumerate() {
        for word in BANNED.iter().filter(|w| line.contains(*w)) {
            let place = format!("{path}:{}", index + 1);
            findings.push(Finding::new(place, format!("\"{word}\" is a path of one machine")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_a_machine_are_found() {
        let mut findings = Vec::new();
        words("a.md", &format!("fine\nsee {}x\n", BANNED[0]), &mut findings);
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].place, "a.md:2");
    }
}
