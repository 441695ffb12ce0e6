//! The tables agree with the standard, and the generated files with the tables.

use std::path::{Path, PathBuf};

use super::model::{Dir, Shape, Standard};
use super::{Bodies, files, kinds, man};

pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(super) fn standard() -> Standard {
    Standard::read(&root().join("standard")).unwrap()
}

/// FNV-1a over the sorted names, each ended by a line feed.
fn hash(names: &[String]) -> u64 {
    let mut names = names.to_vec();
    names.sort();
    let mut h: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in names.iter().flat_map(|n| format!("MPI_{n}\n").into_bytes()) {
        h = (h ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    h
}

#[test]
fn the_names_are_those_of_the_standard() {
    let names = standard().standard_names();
    assert_eq!(names.len(), 664);
    assert_eq!(hash(&names), NAMES_HASH, "a name of the C binding was added, lost or misspelt");
}

const NAMES_HASH: u64 = 0x8541_2fdd_0396_67f8;

#[test]
fn every_function_and_argument_has_its_words_and_no_word_is_left_over() {
    let s = standard();
    let (mut functions, mut arguments) = (s.words.functions.clone(), s.words.arguments.clone());
    for (_, f) in s.functions() {
        let brief = man::brief(&s.words.functions, &f.name);
        assert!(brief.is_some_and(|b| b.len() < 120), "words.toml: {}", f.name);
        functions.remove(&f.name);
        for a in &f.args {
            let words = man::argument(&s.words.arguments, f, a);
            assert!(words.is_some(), "words.toml: {} of {}", a.name, f.name);
            arguments.remove(&a.name);
            arguments.remove(&format!("{}.{}", f.name, a.name));
        }
    }
    assert!(functions.is_empty() && arguments.is_empty(), "{functions:?} {arguments:?}");
}

#[test]
fn every_kind_is_known_and_every_argument_has_a_type() {
    let s = standard();
    for (_, f) in s.functions() {
        for a in &f.args {
            assert!(kinds::rep(&a.kind).is_some(), "{}: kind {}", f.name, a.kind);
            assert!(!kinds::c_param(a, true).contains('?'), "{}: {}", f.name, a.name);
            assert!(!(a.dir == Dir::In && a.large_only && !f.large), "{}", f.name);
            let counts_out = kinds::is_poly(&a.kind) && a.dir != Dir::In;
            assert!(!counts_out || a.shape == Shape::Scalar, "{}: {}", f.name, a.name);
            if let Some(callback) = a.kind.strip_prefix("fn:") {
                assert!(s.callbacks.iter().any(|c| c.name == callback), "{}", f.name);
            }
            if let Shape::Array(n) = &a.shape {
                let known = n == "*" || f.args.iter().any(|b| &b.name == n);
                assert!(known, "{}: length {n} of {}", f.name, a.name);
            }
        }
    }
}

#[test]
fn constants_are_unique_by_name_and_handles_by_value() {
    let s = standard();
    let mut names: Vec<&str> =
        s.constants.iter().flat_map(|g| &g.values).map(|c| &*c.name).collect();
    assert_eq!(names.len(), 368);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 368);
    let mut handles: Vec<i64> = Vec::new();
    for g in &s.constants {
        for c in &g.values {
            let alias = matches!(c.name.as_str(), "LONG_LONG_INT" | "C_COMPLEX");
            if s.handles.iter().any(|h| h.name == g.type_of(c))
                && !c.name.starts_with("T_")
                && !alias
            {
                assert!((1..4096).contains(&c.value), "{}", c.name);
                handles.push(c.value);
            }
        }
    }
    let n = handles.len();
    handles.sort();
    handles.dedup();
    assert_eq!(handles.len(), n);
}

#[test]
fn generation_is_deterministic_and_the_tree_is_fresh() {
    let s = standard();
    let bodies = Bodies::scan(&root().join("crates/api/libmpi/src/chapters")).unwrap();
    let fronts = super::compat::Front::all(&root()).unwrap();
    let by_hand = super::compat::ByHand::common(&root()).unwrap();
    let once = files(&s, &bodies, &fronts, &by_hand);
    assert!(once == files(&s, &bodies, &fronts, &by_hand));
    super::check(&root(), &once).unwrap();
}
