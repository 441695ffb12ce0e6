//! Man pages of the MPI functions, from the tables and `words.toml`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use super::header::prototype;
use super::model::{Arg, Chapter, Dir, Function, REMOVED, Standard};
use super::{Bodies, fortran};

/// Where the pages lie.
pub(super) const FOLDER: &str = "docs/generated/man";

/// The pages, and the list of further names under which they can be found.
pub(super) fn pages(s: &Standard, bodies: &Bodies) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut twins = String::new();
    for (chapter, f) in s.functions() {
        let path = format!("{FOLDER}/MPI_{}.3", f.name);
        files.push((path.into(), page(s, chapter, f, bodies)));
        if f.large {
            let _ = writeln!(twins, "MPI_{0}_c MPI_{0}", f.name);
        }
    }
    files.push((format!("{FOLDER}/twins").into(), twins));
    files
}

fn page(s: &Standard, chapter: &Chapter, f: &Function, bodies: &Bodies) -> String {
    let twin = if f.large { format!(", MPI_{}_c", f.name) } else { String::new() };
    let mut out = format!(
        ".\\\" Made by `cargo x codegen`; do not edit.\n\
         .TH MPI_{0} 3 \"\" \"Hawser MPI\" \"MPI-5.0\"\n\
         .SH NAME\nMPI_{0}{twin} \\- {1}\n",
        f.name,
        text(&brief(&s.words.functions, &f.name).unwrap_or_default()),
    );
    out.push_str(".SH SYNOPSIS\n.nf\n.B #include <mpi.h>\n");
    for (name, large) in f.doors() {
        let _ = writeln!(out, ".sp 0.5\n{}", wrapped(prototype(f, &format!("MPI_{name}"), large)));
    }
    if let Some(lines) = fortran::synopsis(f) {
        let _ = writeln!(out, ".sp\n.B use mpi_f08\n.sp 0.5\n{}", text(lines.trim_end()));
    }
    out.push_str(".fi\n");
    if !f.args.is_empty() {
        out.push_str(".SH ARGUMENTS\n");
        for a in &f.args {
            let words = argument(&s.words.arguments, f, a).unwrap_or_default();
            let _ = writeln!(out, ".TP\n.IR {} \" ({})\"\n{}", a.name, way(a), text(words));
        }
    }
    out.push_str(".SH NOTES\n");
    out.push_str(&text(&notes(chapter, f, bodies.path(f).is_some()).join("\n.PP\n")));
    let _ = write!(out, "\n.SH SEE ALSO\nMPI-5.0 {}", place(chapter));
    out.push_str("; mpicc(1), mpirun(1), hawser(1)\n");
    out
}

/// What a function does: its own line, or that of the blocking one that it is a form of.
pub(super) fn brief(words: &BTreeMap<String, String>, name: &str) -> Option<String> {
    if let Some(own) = words.get(name) {
        return Some(own.clone());
    }
    if let Some(base) = name.strip_suffix("_init") {
        return words.get(base).map(|b| format!("make a request for repeated use: {b}"));
    }
    // Isend is a form of Send, Comm_idup one of Comm_dup.
    let base = match name.strip_prefix('I') {
        Some(rest) => format!("{}{}", rest.get(..1)?.to_uppercase(), &rest[1..]),
        None => name.replacen("_i", "_", 1),
    };
    words.get(&base).map(|b| format!("start, and complete later: {b}"))
}

/// What an argument means: in this function, or in all that have one of its name.
pub(super) fn argument<'a>(
    words: &'a BTreeMap<String, String>,
    f: &Function,
    a: &Arg,
) -> Option<&'a str> {
    let own = words.get(&format!("{}.{}", f.name, a.name));
    own.or_else(|| words.get(&a.name)).map(String::as_str)
}

fn notes(chapter: &Chapter, f: &Function, has_body: bool) -> Vec<String> {
    let mut notes = Vec::new();
    if !has_body {
        notes.push(
            "Hawser MPI does not have this function yet: it raises \
             MPI_ERR_UNSUPPORTED_OPERATION."
                .to_owned(),
        );
    }
    if chapter.file == REMOVED {
        notes.push("The standard no longer has this function.".to_owned());
    } else if f.deprecated {
        notes.push("The standard advises against this function in new programs.".to_owned());
    }
    if f.returns.is_none() && f.is_tool() {
        notes.push("Returns MPI_SUCCESS or an error code; no error handler is called.".to_owned());
    } else if f.returns.is_none() {
        notes.push(
            "Returns MPI_SUCCESS, or an error code if the error handler in charge returns. \
             In Fortran the code is the last argument, ierror."
                .to_owned(),
        );
    }
    if f.large {
        notes.push(format!(
            "MPI_{}_c takes counts and displacements of 64 bits; in Fortran's module mpi_f08 both \
             have the same name.",
            f.name
        ));
    }
    if f.anytime {
        notes.push("May be called before MPI begins and after it has ended.".to_owned());
    }
    notes.push(format!("Tools may call it as PMPI_{}.", f.name));
    notes
}

fn place(chapter: &Chapter) -> String {
    if chapter.file == REMOVED {
        return "chapter 17 (Removed Interfaces)".to_owned();
    }
    format!("chapter {} ({})", chapter.number, chapter.title)
}

fn way(a: &Arg) -> &'static str {
    match a.dir {
        _ if a.root_only => "in, at the root",
        Dir::In => "in",
        Dir::Out => "out",
        Dir::InOut => "in and out",
    }
}

/// A prototype in lines that fit a terminal.
fn wrapped(prototype: String) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in prototype.split_inclusive(", ") {
        if column + word.trim_end().len() > 76 {
            out.push_str("\n    ");
            column = 4;
        }
        out.push_str(word);
        column += word.len();
    }
    text(out.trim_end())
}

/// Text as troff reads it: hyphens and backslashes mean themselves, and no line is a request.
fn text(plain: &str) -> String {
    let line = |l: &str| {
        let l = if l == ".PP" { return l.to_owned() } else { l.replace('\\', "\\e") };
        let l = l.replace('-', "\\-");
        if l.starts_with(['.', '\'']) { format!("\\&{l}") } else { l }
    };
    plain.lines().map(line).collect::<Vec<_>>().join("\n")
}
