//! Rules for one Rust source file.

use super::Finding;
use super::lexer::{Masked, functions, is_word, line_of, mask, word_places};

const FILE_LINES_MAX: usize = 1000;
const FUNCTION_LINES_MAX: usize = 70;
const LINE_CHARS_MAX: usize = 100;
/// A sentence, not a name.
const CRATE_DOC_CHARS_MIN: usize = 30;
/// What the head of a crate may have: its map, who may touch what, pitfalls, a contract.
const CRATE_DOC_LINES_MAX: usize = 100;
/// How far above an unsafe block its reason may begin.
const SAFETY_LINES_MAX: usize = 12;

/// Crates whose code may be unsafe; all others forbid it at their root.
const UNSAFE_ALLOWED: [&str; 3] = ["crates/base/", "crates/mpi/core/", "crates/api/"];

/// Folders that do no I/O and read no clock, and what they may not name.
const PURE: [&str; 5] = [
    "crates/mpi/core/src/",
    "crates/mpi/p2p/src/",
    "crates/mpi/coll/src/",
    "crates/base/datatype/src/",
    "crates/runtime/rte/src/state/",
];
const IMPURE: [&str; 8] = [
    "std::time::Instant",
    "SystemTime",
    "Instant::now",
    "std::net",
    "std::fs",
    "std::process",
    "std::thread::sleep",
    "libc::",
];

/// Checks one file; `path` is relative to the root, with `/`.
pub(crate) fn check(path: &str, text: &str, findings: &mut Vec<Finding>) {
    if path.split('/').any(|part| part == "generated") {
        return;
    }
    let masked = mask(text);
    let mut found = |line: usize, what: String| {
        findings.push(Finding::new(format!("{path}:{line}"), what));
    };
    lengths(text, &masked, &mut found);
    crate_roots(path, text, &masked, &mut found);
    unsafe_code(path, &masked, &mut found);
    pure_rooms(path, &masked, &mut found);
    one_voice(path, &masked, &mut found);
    one_start_of_threads(path, &masked, &mut found);
}

fn lengths(text: &str, masked: &Masked, found: &mut dyn FnMut(usize, String)) {
    let lines = text.lines().count();
    if lines > FILE_LINES_MAX {
        found(1, format!("{lines} lines; a file has at most {FILE_LINES_MAX}: split it"));
    }
    for (index, line) in text.lines().enumerate() {
        let chars = line.chars().count();
        if chars > LINE_CHARS_MAX {
            found(index + 1, format!("{chars} characters; a line has at most {LINE_CHARS_MAX}"));
        }
    }
    for f in functions(&masked.code) {
        if f.lines > FUNCTION_LINES_MAX {
            let what = format!(
                "{} has {} lines; a function has at most {FUNCTION_LINES_MAX}",
                f.name, f.lines
            );
            found(f.line, what);
        }
    }
}

/// The root of a crate or program: says what it is, and forbids what it must.
fn crate_roots(path: &str, text: &str, masked: &Masked, found: &mut dyn FnMut(usize, String)) {
    let is_root = path.ends_with("src/lib.rs")
        || path.ends_with("src/main.rs")
        || path.rsplit_once('/').is_some_and(|(folder, _)| folder.ends_with("src/bin"));
    if !is_root {
        return;
    }
    let doc: usize =
        text.lines().take_while(|l| l.starts_with("//!")).map(|l| l[3..].trim().len()).sum();
    if doc < CRATE_DOC_CHARS_MIN {
        found(1, "the crate must begin with //! sentences that say what it is".into());
    }
    if path.ends_with("src/lib.rs") && !path.starts_with("fuzz/") {
        maps(text, masked, found);
    }
    let allowed = UNSAFE_ALLOWED.iter().any(|p| path.starts_with(p));
    if !allowed && !masked.code.contains("#![forbid(unsafe_code)]") {
        found(1, "#![forbid(unsafe_code)] is missing at the root of this crate".into());
    }
}

/// The head of a crate names each of its modules, and fits on a page.
fn maps(text: &str, masked: &Masked, found: &mut dyn FnMut(usize, String)) {
    let head: Vec<&str> = text.lines().take_while(|l| l.starts_with("//!")).collect();
    if head.len() > CRATE_DOC_LINES_MAX {
        let what = format!("the head has {} lines; at most {CRATE_DOC_LINES_MAX}", head.len());
        found(1, what);
    }
    // What stands between backquotes, as words.
    let named: Vec<&str> =
        head.iter().flat_map(|line| line.split('`').skip(1).step_by(2)).collect();
    let is_named = |name: &str| named.iter().any(|text| text.split(WORD_ENDS).any(|w| w == name));
    for (index, line) in masked.code.lines().enumerate() {
        let line = line.trim_start_matches("pub(crate) ").trim_start_matches("pub ");
        let Some(name) = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) else {
            continue;
        };
        if !name.contains("tests") && !is_named(name) {
            let what = format!("module {name} is missing in the map at the head of its crate");
            found(index + 1, what);
        }
    }
}

/// Ends words of a map: `state/job, daemons` has three.
const WORD_ENDS: [char; 7] = [',', ' ', '/', ':', '@', '(', '.'];

fn unsafe_code(path: &str, masked: &Masked, found: &mut dyn FnMut(usize, String)) {
    let code = &masked.code;
    let allowed = UNSAFE_ALLOWED.iter().any(|p| path.starts_with(p));
    let comments: Vec<&str> = masked.comments.lines().collect();
    for at in word_places(code, "unsafe") {
        let line = line_of(code, at);
        if !allowed {
            found(line, "unsafe code is allowed in base, mpi/core and api only".into());
            continue;
        }
        let rest = code[at + "unsafe".len()..].trim_start();
        let is_impl = rest.strip_prefix("impl").is_some_and(|r| !r.starts_with(is_word));
        let first = line.saturating_sub(SAFETY_LINES_MAX + 1);
        let reason = comments[first..line.min(comments.len())].iter();
        if (rest.starts_with('{') || is_impl) && !reason.clone().any(|c| c.contains("SAFETY:")) {
            found(line, "an unsafe block needs a // SAFETY: comment".into());
        }
    }
}

fn pure_rooms(path: &str, masked: &Masked, found: &mut dyn FnMut(usize, String)) {
    let tests = path.ends_with("tests.rs") || path.contains("/tests/");
    if tests || !PURE.iter().any(|p| path.starts_with(p)) {
        return;
    }
    let code = masked.code.split("#[cfg(test)]").next().unwrap_or_default();
    for word in IMPURE {
        if let Some(at) = code.find(word) {
            found(line_of(code, at), format!("{word}: this room does no I/O and reads no clock"));
        }
    }
}

/// Library code speaks through `hawser_mca::report`: these panic when standard error is closed, and
/// say who speaks only where somebody thought of it.
const MUTTERINGS: [&str; 2] = ["eprintln", "eprint"];

fn one_voice(path: &str, masked: &Masked, found: &mut dyn FnMut(usize, String)) {
    let library = path.starts_with("crates/") && path.contains("/src/");
    if !library || path.ends_with("tests.rs") || path.contains("/tests/") {
        return;
    }
    let code = masked.code.split("#[cfg(test)]").next().unwrap_or_default();
    for word in MUTTERINGS {
        for at in word_places(code, word) {
            if code[at + word.len()..].starts_with('!') {
                found(line_of(code, at), format!("{word}!: use hawser_mca::report"));
            }
        }
    }
}

/// In a process of a program threads that are not started by `hawser_os` count as the program's.
const THREADS: [&str; 2] = ["thread::Builder", "thread::spawn"];

fn one_start_of_threads(path: &str, masked: &Masked, found: &mut dyn FnMut(usize, String)) {
    // The launcher is a process of its own.
    let elsewhere =
        ["crates/base/os/", "crates/runtime/launch/"].iter().any(|p| path.starts_with(p));
    let library = path.starts_with("crates/") && path.contains("/src/") && !elsewhere;
    if !library || path.ends_with("tests.rs") || path.contains("/tests/") {
        return;
    }
    let code = masked.code.split("#[cfg(test)]").next().unwrap_or_default();
    let code = code.split("#[cfg(all(test,").next().unwrap_or_default();
    for word in THREADS {
        for (at, _) in code.match_indices(word) {
            found(line_of(code, at), format!("{word}: use hawser_os::process::start_thread"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let mut all = Vec::new();
        check(path, text, &mut all);
        all.into_iter().map(|f| f.what).collect()
    }

    #[test]
    fn unsafe_needs_a_place_and_a_reason() {
        let bare = "fn f() {\n    unsafe { g() }\n}\n";
        assert!(findings("crates/mpi/p2p/src/a.rs", bare)[0].contains("allowed in base"));
        assert!(findings("crates/base/os/src/a.rs", bare)[0].contains("SAFETY"));
        let reasoned = "fn f() {\n    // SAFETY: g has no condition.\n    unsafe { g() }\n}\n";
        assert!(findings("crates/base/os/src/a.rs", reasoned).is_empty());
        assert!(findings("crates/base/os/src/a.rs", "unsafe fn f() {}\n").is_empty());
        assert!(findings("crates/base/os/src/a.rs", "unsafe impl Send for X {}\n").len() == 1);
        assert!(findings("tools/src/a.rs", "// unsafe\nconst A: &str = \"unsafe\";\n").is_empty());
    }

    #[test]
    fn lengths_are_limited() {
        let long = format!("fn f() {{\n{}}}\n", "    g();\n".repeat(FUNCTION_LINES_MAX));
        assert!(findings("tools/src/a.rs", &long)[0].contains("f has 72 lines"));
        let wide = format!("// {}\n", "x".repeat(LINE_CHARS_MAX));
        assert!(findings("tools/src/a.rs", &wide)[0].contains("103 characters"));
        let file = "//\n".repeat(FILE_LINES_MAX + 1);
        assert!(findings("tools/src/a.rs", &file)[0].contains("1001 lines"));
        assert!(findings("tools/src/generated/a.rs", &file).is_empty());
    }

    #[test]
    fn roots_say_what_they_are() {
        let all = findings("tools/src/lib.rs", "//! hawser-tools\n");
        assert_eq!(all.len(), 2, "{all:?}");
        let good = "//! The programs that users type, and what they decide.\n\
                    #![forbid(unsafe_code)]\n";
        assert!(findings("tools/src/bin/x.rs", good).is_empty());
    }

    #[test]
    fn heads_name_all_modules() {
        let head = "//! A crate of two rooms, one of them with a door: `one, two/door.rs`.\n\
                    #![forbid(unsafe_code)]\n";
        let of = |mods: &str| findings("tools/src/lib.rs", &format!("{head}{mods}"));
        assert!(of("mod one;\npub mod two;\npub(crate) mod door;\nmod tests;\n").is_empty());
        assert!(of("mod on;\n")[0].contains("module on is missing"));
        let long = format!("{}{head}", "//! x\n".repeat(CRATE_DOC_LINES_MAX));
        assert!(findings("tools/src/lib.rs", &long)[0].contains("the head has 101 lines"));
    }

    #[test]
    fn libraries_speak_through_one_place() {
        let text = "fn f() { eprintln!(\"x\"); }\n";
        assert!(findings("crates/base/os/src/a.rs", text)[0].contains("hawser_mca::report"));
        for path in
            ["crates/base/os/src/tests.rs", "crates/base/os/examples/a.rs", "tools/src/a.rs"]
        {
            assert!(findings(path, text).is_empty(), "{path}");
        }
        assert!(findings("crates/base/os/src/a.rs", "// eprintln!(\"x\")\n").is_empty());
    }

    #[test]
    fn threads_of_the_library_are_started_in_one_place() {
        let text = "fn f() { std::thread::Builder::new(); std::thread::spawn(g); }\n";
        let all = findings("crates/base/mca/src/a.rs", text);
        assert!(all.len() == 2 && all.iter().all(|f| f.contains("start_thread")), "{all:?}");
        for path in
            ["crates/base/mca/src/tests.rs", "crates/runtime/launch/src/a.rs", "tools/src/a.rs"]
        {
            assert!(findings(path, text).is_empty(), "{path}");
        }
    }

    #[test]
    fn pure_rooms_do_no_io() {
        let text = "fn f() { std::fs::read(\"x\"); }\n";
        assert!(findings("crates/mpi/coll/src/a.rs", text)[0].contains("no I/O"));
        assert!(findings("crates/mpi/coll/src/tests.rs", text).is_empty());
        assert!(findings("crates/base/os/src/a.rs", text).is_empty());
        let tests = "#[cfg(test)]\nmod tests { use std::time::Instant; }\n";
        assert!(findings("crates/mpi/coll/src/a.rs", tests).is_empty());
    }
}
