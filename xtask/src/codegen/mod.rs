//! `cargo x codegen`: everything that is made from `standard/`.

mod abi;
mod abi_test;
mod bindings;
mod bodies;
mod compat;
mod fortran;
#[cfg(test)]
mod forum_test;
mod header;
mod kinds;
mod man;
mod model;
mod support;
#[cfg(test)]
mod tests;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bodies::Bodies;
use model::Standard;

/// First line of generated Rust files.
const RUST_NOTE: &str = "// Made by `cargo x codegen`; do not edit.\n";

/// A generated file: path from the root of the repository, and text.
type File = (PathBuf, String);

/// Runs the command: `--check` compares, `--signatures WORD` prints the signatures of the bodies
/// whose name contains WORD, otherwise the files are written.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let root = &crate::run::root();
    let standard = Standard::read(&root.join("standard"))?;
    let fronts = compat::Front::all(root)?;
    let by_hand = compat::ByHand::common(root)?;
    let bodies = Bodies::scan(&root.join("crates/api/libmpi/src/chapters"))?;
    let files = || files(&standard, &bodies, &fronts, &by_hand);
    match args {
        [] => write(root, &files()),
        [flag] if flag == "--check" => check(root, &files()),
        [flag, word] if flag == "--signatures" => {
            print!("{}", signatures(&standard, &word.to_lowercase()));
            Ok(())
        }
        _ => Err("usage: cargo x codegen [--check | --signatures WORD]".to_owned()),
    }
}

fn files(
    s: &Standard,
    bodies: &Bodies,
    fronts: &[compat::Front],
    by_hand: &compat::ByHand,
) -> Vec<File> {
    let lib = Path::new("crates/api/libmpi");
    let generated = lib.join("src/generated");
    let mut files: Vec<File> = vec![
        (lib.join("include/mpi.h"), header::header(s)),
        (lib.join("exports.map"), support::exports(s)),
        (generated.join("mod.rs"), support::module(s)),
        (generated.join("types.rs"), support::types(s)),
        (generated.join("constants.rs"), support::constants(s)),
        (generated.join("ids.rs"), support::ids(s)),
        ("crates/runtime/rte/src/generated/call_names.rs".into(), support::call_names(s)),
        ("docs/generated/unsupported.md".into(), support::unsupported(s, bodies)),
        ("tests/abi/constants.c".into(), abi_test::constants(s)),
        ("tests/abi/symbols.c".into(), abi_test::symbols(s)),
    ];
    for chapter in &s.chapters {
        files.push((
            generated.join(format!("bindings_{}.rs", chapter.file)),
            bindings::chapter(chapter, bodies),
        ));
    }
    let fort = Path::new("crates/api/libmpifort");
    let generated = fort.join("src/generated");
    files.extend([
        (fort.join("fortran/mpif.h"), fortran::mpif_h(s)),
        (fort.join("fortran/hawser_mpi_types.f90"), fortran::types(s)),
        (fort.join("fortran/mpi.f90"), fortran::mpi(s)),
        (fort.join("fortran/mpi_f08.f90"), fortran::mpi_f08(s)),
        (fort.join("exports.map"), fortran::exports()),
        (generated.join("mod.rs"), fortran::module(s)),
        (generated.join("sys.rs"), fortran::declarations(s)),
        (generated.join("constants_standard.rs"), fortran::constants(s, None)),
    ]);
    for chapter in &s.chapters {
        if let Some(text) = fortran::chapter(chapter) {
            files.push((generated.join(format!("entries_{}.rs", chapter.file)), text));
        }
    }
    files.extend(man::pages(s, bodies));
    let generated = Path::new(FRONTS).join("generated");
    files.push((generated.join("mod.rs"), compat::module(s, fronts)));
    for chapter in &s.chapters {
        let path = generated.join(format!("doors_{}.rs", chapter.file));
        files.push((path, compat::chapter(chapter, by_hand)));
    }
    for front in fronts {
        files.extend(front_files(s, front));
    }
    for (path, text) in &mut files {
        *path = s.with_prefixes(&path.to_string_lossy()).into();
        *text = s.with_prefixes(text);
        if path.extension().is_some_and(|e| e == "rs") {
            *text = formatted(text);
        }
    }
    files
}

/// The source that fronts have in common.
const FRONTS: &str = "crates/api/compat/src";
/// The same of the Fortran libraries.
const FORTRAN: &str = "crates/api/libmpifort/src";

/// What is made for a front.
fn front_files(s: &Standard, front: &compat::Front) -> Vec<File> {
    let dir = Path::new("crates/api").join(format!("compat-{}", front.name));
    let tables = format!("{FRONTS}/generated/tables_{}.rs", front.name);
    let mut files: Vec<File> = vec![
        (dir.join("exports.map"), compat::exports(s, front)),
        (tables.into(), compat::tables(s, front)),
        (
            format!("tests/compat/{}_constants.h", front.name).into(),
            compat::constants_test(&front.abi),
        ),
    ];
    let fort = Path::new("crates/api").join(format!("compat-{}-fort", front.name));
    let constants = format!("{FORTRAN}/generated/constants_{}.rs", front.name);
    files.extend([
        (fort.join("exports.map"), fortran::front_exports(s, front.f08.as_ref(), front.fortran)),
        (constants.into(), fortran::constants(s, Some(&front.abi))),
    ]);
    if let Some(f08) = &front.f08 {
        files.push((fort.join("aliases.ld"), fortran::front_aliases(s, f08)));
    }
    files
}

/// rustfmt's output, or the text itself where there is no rustfmt.
fn formatted(text: &str) -> String {
    use std::io::Write as _;
    use std::process::Stdio;
    let child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config", "max_width=100,use_small_heuristics=Max"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else { return text.to_owned() };
    if let Some(mut stdin) = child.stdin.take() {
        let text = text.to_owned();
        std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    }
    match child.wait_with_output() {
        Ok(done) if done.status.success() => {
            String::from_utf8(done.stdout).unwrap_or_else(|_| text.to_owned())
        }
        _ => text.to_owned(),
    }
}

fn write(root: &Path, files: &[File]) -> Result<(), String> {
    let mut changed = 0;
    for (path, text) in files {
        let path = root.join(path);
        if fs::read_to_string(&path).is_ok_and(|old| &old == text) {
            continue;
        }
        if let Some(dir) = path.parent() {
            fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        }
        fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        changed += 1;
    }
    println!("{} files, {changed} changed", files.len());
    Ok(())
}

fn check(root: &Path, files: &[File]) -> Result<(), String> {
    let stale: Vec<String> = files
        .iter()
        .filter(|(path, text)| !fs::read_to_string(root.join(path)).is_ok_and(|old| &old == text))
        .map(|(path, _)| path.display().to_string())
        .collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("stale, run `cargo x codegen`: {}", stale.join(", ")))
}

/// What the bodies look like.
fn signatures(s: &Standard, word: &str) -> String {
    let mut out = String::new();
    for (_, f) in s.functions().filter(|(_, f)| f.body().contains(word)) {
        let mut args: Vec<String> = f
            .args
            .iter()
            .filter(|a| a.kind != "varargs")
            .map(|a| format!("{}: {}", kinds::ident(&a.name), kinds::body_type(a)))
            .collect();
        if f.door {
            args.push("large: bool".to_owned());
        }
        let returns = f.returns.as_deref().unwrap_or("Result<()>");
        out.push_str(&format!(
            "pub(crate) unsafe fn {}({}) -> {returns}\n",
            f.body(),
            args.join(", ")
        ));
    }
    out
}
