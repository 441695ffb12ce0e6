//! House rules as a test. Each finding names file, line, rule and what to do.

mod graph;
mod lexer;
mod modules;
mod source;
mod vocabulary;

use std::collections::{BTreeMap, BTreeSet};

use crate::run::{flag, none_left, output, root};

use modules::{Arrows, Circle, Crate};
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

/// Runs all rules. `--graph` prints the graphs of crates and modules instead.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let (print, rest) = flag(args, "--graph");
    none_left(&rest)?;
    if print {
        return print_graphs();
    }
    let mut findings = Vec::new();
    let mut types = Types::default();
    let mut sources = Sources::new();
    graph::check(&mut findings)?;
    for path in files()? {
        // A file that vanished between listing and reading is nobody's breach.
        let Ok(bytes) = std::fs::read(root().join(&path)) else { continue };
        let Ok(text) = String::from_utf8(bytes) else { continue };
        words(&path, &text, &mut findings);
        vocabulary::words(&path, &text, &mut findings);
        vocabulary::ground_floor(&path, &text, &mut findings);
        if path.ends_with(".rs") {
            source::check(&path, &text, &mut findings);
            types.add(&path, &text);
            sources.insert(path, text);
        }
    }
    types.check(&mut findings);
    for circle in module_circles(&sources)? {
        findings.push(refused(circle));
    }
    report(findings)
}

fn refused(circle: Circle) -> Finding {
    let what = format!(
        "modules reach each other in a circle of {} arrows: {}; let one of them not name the \
         others (cargo x tidy --graph shows the arrows)",
        circle.arrows,
        circle.names()
    );
    Finding::new(circle.folder, what)
}

/// Texts by path.
type Sources = BTreeMap<String, String>;

/// The arrows between modules of our crates, by folder.
fn module_arrows(sources: &Sources) -> Result<Arrows, String> {
    let mut all = Arrows::new();
    for member in graph::all_members()? {
        let src = format!("{member}/src");
        let below = format!("{src}/");
        let files = sources.iter().filter_map(|(path, text)| {
            // Programs of their own.
            let path = path.strip_prefix(&below).filter(|path| !path.starts_with("bin/"))?;
            Some((path, text.as_str()))
        });
        all.extend(Crate::read(&src, files).arrows());
    }
    Ok(all)
}

fn module_circles(sources: &Sources) -> Result<Vec<Circle>, String> {
    Ok(modules::circles(&module_arrows(sources)?))
}

/// Prints the graph of crates, then that of the modules of each folder with its circles.
fn print_graphs() -> Result<(), String> {
    let mut sources = Sources::new();
    for path in files()?.into_iter().filter(|path| path.ends_with(".rs")) {
        let Ok(text) = std::fs::read_to_string(root().join(&path)) else { continue };
        sources.insert(path, text);
    }
    println!("crates");
    for (name, below) in graph::edges_of_all()? {
        println!("  {name} -> {}", below.join(" "));
    }
    let arrows = module_arrows(&sources)?;
    let circles = modules::circles(&arrows);
    for (folder, edges) in &arrows {
        println!("{folder}");
        let names: BTreeSet<&String> = edges.iter().map(|(from, _)| from).collect();
        for name in names {
            let to = edges.iter().filter(|(from, _)| from == name).map(|(_, to)| to.as_str());
            println!("  {name} -> {}", to.collect::<Vec<_>>().join(" "));
        }
        for circle in circles.iter().filter(|circle| circle.folder == *folder) {
            println!("  circle of {} arrows: {}", circle.arrows, circle.names());
        }
    }
    Ok(())
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
