//! The field's words: what has a name in MPI and networking goes by it, and one name is one thing.

use std::collections::BTreeMap;

use super::Finding;
use super::lexer::is_word;

/// Where the words are looked for: what somebody reads who works on Hawser.
const ROOMS: [&str; 8] = [
    "crates/",
    "tools/",
    "fuzz/",
    "docs/adr/",
    "docs/formats/",
    "docs/guide/",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
];

/// Words of no field, each with the one to write.
const BANNED: [(&str, &str); 28] = [
    (concat!("stra", "nger"), "unauthenticated connection"),
    (concat!("stra", "ngers"), "unauthenticated connections"),
    (concat!("gue", "st"), "half-open connection"),
    (concat!("gue", "sts"), "half-open connections"),
    (concat!("mus", "ter"), "roll call"),
    (concat!("visi", "tor"), "incoming connection"),
    (concat!("visi", "tors"), "incoming connections"),
    (concat!("ber", "th"), "lane queue, placement cookie"),
    (concat!("ber", "ths"), "lane queues, placement cookies"),
    (concat!("err", "and"), "request, deferred work"),
    (concat!("err", "ands"), "requests, deferred work"),
    (concat!("kno", "ck"), "notify, notification"),
    (concat!("kno", "cks"), "notifies, notifications"),
    (concat!("con", "ceal"), "revoke"),
    (concat!("con", "cealed"), "revoked"),
    (concat!("det", "our"), "failover path"),
    (concat!("de", "sk"), "copy descriptor"),
    (concat!("de", "sks"), "copy descriptors"),
    (concat!("fli", "ghts"), "operations"),
    (concat!("forsa", "ken"), "waiting in vain"),
    (concat!("forg", "one"), "dropped, left"),
    (concat!("unt", "old"), "unannounced, pending"),
    (concat!("curi", "ous"), "asking"),
    (concat!("acquain", "tance"), "met peer"),
    (concat!("acquain", "tances"), "met peers"),
    (concat!("where", "abouts"), "last CPU, place"),
    (concat!("gu", "sts"), "bursts"),
    (concat!("bu", "ry"), "reap, fail"),
];

/// Refuses banned words, whole or as a part of an identifier.
pub(crate) fn words(path: &str, text: &str, findings: &mut Vec<Finding>) {
    if !ROOMS.iter().any(|room| path.starts_with(room)) || is_generated(path) {
        return;
    }
    for (index, line) in text.lines().enumerate() {
        for part in parts(line) {
            let banned = BANNED.iter().find(|(word, _)| part.eq_ignore_ascii_case(word));
            if let Some((word, better)) = banned {
                let what = format!("\"{word}\" has a name in the field: {better}");
                findings.push(Finding::new(format!("{path}:{}", index + 1), what));
            }
        }
    }
}

/// Words of MPI for which the ground floor has words of its own. (`window` is a word of networks,
/// too, and of the standard library.)
const OF_MPI: [(&str, &str); 6] = [
    ("communicator", "group"),
    ("communicators", "groups"),
    ("context id", "name of a group, number of a message space"),
    ("context ids", "names of groups, numbers of message spaces"),
    ("collective", "exchange of a group"),
    ("collectives", "exchanges of a group"),
];

/// Where somebody works who knows nothing of MPI: the ground floor, but for the crates of which MPI
/// is the subject (its datatypes; the benchmarks by which its thresholds are set).
fn is_ground_floor(path: &str) -> bool {
    let of_mpi = ["crates/base/datatype/", "crates/base/calibrate/"];
    path.starts_with("crates/base/") && !of_mpi.iter().any(|room| path.starts_with(room))
}

/// Refuses words of MPI in comments of the ground floor. What it says to people is not meant.
pub(crate) fn ground_floor(path: &str, text: &str, findings: &mut Vec<Finding>) {
    if !is_ground_floor(path) {
        return;
    }
    for (index, line) in text.lines().enumerate() {
        let Some((_, comment)) = line.split_once("//") else { continue };
        let said = parts(comment).join(" ").to_lowercase();
        let said = format!(" {said} ");
        let found = OF_MPI.iter().find(|(word, _)| said.contains(&format!(" {word} ")));
        if let Some((word, better)) = found {
            let what = format!("\"{word}\" is a word of MPI, which base/ does not know: {better}");
            findings.push(Finding::new(format!("{path}:{}", index + 1), what));
        }
    }
}

fn is_generated(path: &str) -> bool {
    path.split('/').any(|part| part == "generated")
}

/// The words of a line: `read_ahead` and `ReadAhead` are two each.
fn parts(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut begin = 0;
    let mut before = ' ';
    for (at, c) in line.char_indices() {
        let inside = c.is_alphabetic();
        if !inside || (c.is_uppercase() && before.is_lowercase()) {
            parts.extend(Some(&line[begin..at]).filter(|part| !part.is_empty()));
            begin = if inside { at } else { at + c.len_utf8() };
        }
        before = c;
    }
    parts.extend(Some(&line[begin..]).filter(|part| !part.is_empty()));
    parts
}

/// Types that more than one file of a crate can see, by crate and name.
#[derive(Default)]
pub(crate) struct Types(BTreeMap<(String, String), Vec<String>>);

/// Where a folder is a part of the name: schedules, which are used as `bcast::Binomial`, and what
/// differs between the ABIs, of which a library has one.
const BY_FOLDER: [&str; 4] = [
    "crates/mpi/coll/src/algorithms/",
    "crates/api/compat/src/",
    "crates/api/libmpifort/src/openmpi/",
    "crates/api/libmpifort/src/mpich/",
];

impl Types {
    /// Takes in the types of one source file.
    pub(crate) fn add(&mut self, path: &str, text: &str) {
        let tests = path.ends_with("tests.rs") || path.contains("/tests/");
        let Some((krate, _)) = path.split_once("/src/") else { return };
        if !path.starts_with("crates/") || is_generated(path) || tests {
            return;
        }
        if BY_FOLDER.iter().any(|folder| path.starts_with(folder)) {
            return;
        }
        for (index, line) in text.lines().enumerate() {
            if let Some(name) = declared(line) {
                let key = (krate.to_string(), name.to_string());
                self.0.entry(key).or_default().push(format!("{path}:{}", index + 1));
            }
        }
    }

    /// Refuses names that mean several types of a crate.
    pub(crate) fn check(&self, findings: &mut Vec<Finding>) {
        for ((_, name), places) in &self.0 {
            if let [first, rest @ ..] = &places[..] {
                for place in rest {
                    let what =
                        format!("type {name} is declared at {first}, too: one name, one type");
                    findings.push(Finding::new(place.clone(), what));
                }
            }
        }
    }
}

/// The name of a type that this line declares for more than its own module.
fn declared(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(scoped) => scoped.split_once(')')?.1,
        None => rest,
    };
    let rest = rest.strip_prefix(' ')?;
    let kinds = ["struct ", "enum ", "trait ", "union ", "type "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
    Some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn banned_words_are_found_in_names_and_sentences() {
        let word = BANNED[4].0;
        let capital = format!("{}{}", word[..1].to_uppercase(), &word[1..]);
        let text = format!("fine\nthe {word} of\nread_{word}(\nBig{capital}State\n{word}ed\n");
        let mut findings = Vec::new();
        words("crates/a/src/lib.rs", &text, &mut findings);
        let places: Vec<&str> = findings.iter().map(|f| f.place.as_str()).collect();
        let lines = [2, 3, 4].map(|line| format!("crates/a/src/lib.rs:{line}"));
        assert_eq!(places, lines);
        words("tests/a.sh", &text, &mut findings);
        assert_eq!(findings.len(), 3);
    }

    #[test]
    fn the_ground_floor_has_no_words_of_mpi() {
        let text = "//! Of a communicator.\nlet why = \"no communicator is left\";\n\
                    /// Its context id,\n// as Collectives do; communicated, contexts\n";
        let mut findings = Vec::new();
        ground_floor("crates/base/segment/src/lib.rs", text, &mut findings);
        let places: Vec<&str> = findings.iter().map(|f| f.place.as_str()).collect();
        let lines = [1, 3, 4].map(|line| format!("crates/base/segment/src/lib.rs:{line}"));
        assert_eq!(places, lines);
        ground_floor("crates/base/datatype/src/lib.rs", text, &mut findings);
        ground_floor("crates/mpi/board/src/lib.rs", text, &mut findings);
        assert_eq!(findings.len(), 3);
    }

    #[test]
    fn a_name_is_one_type_of_a_crate() {
        let mut types = Types::default();
        types.add("crates/a/src/one.rs", "pub struct Head {\n");
        types.add("crates/a/src/two.rs", "    pub(super) enum Head<T> {\nstruct Own;\n");
        types.add("crates/b/src/one.rs", "pub type Head = u8;\npub struct Own;\n");
        let mut findings = Vec::new();
        types.check(&mut findings);
        let places: Vec<&str> = findings.iter().map(|f| f.place.as_str()).collect();
        assert_eq!(places, ["crates/a/src/two.rs:1"]);
    }
}
