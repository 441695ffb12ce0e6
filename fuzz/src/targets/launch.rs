//! What a user types at `mpirun`, and what a rank finds in its environment.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

use hawser_launch::{cli, ras};
use hawser_os::topology;
use hawser_rte::env::{Identity, OWN};

/// Every file that the command line names has this content.
const NAMED_FILE: &str = "-n 2 ./a : -n 1 ./b\n--app f\nlocalhost slots=2\n";

pub(super) fn command_line(data: &[u8]) {
    let words: Vec<OsString> =
        data.split(|b| *b == 0).map(|w| OsString::from_vec(w.to_vec())).collect();
    let sources = cli::Sources { file: &|_| Ok(NAMED_FILE.to_string()), variable: &|_| None };
    if let Err(sentence) = cli::parse(&words, sources) {
        assert!(!sentence.is_empty(), "an error needs a sentence");
    }
}

pub(super) fn hostfile(data: &[u8]) {
    if let Err(sentence) = ras::parse_hostfile(&String::from_utf8_lossy(data)) {
        assert!(!sentence.is_empty(), "an error needs a sentence");
    }
}

/// What was accepted describes a rank that can exist.
pub(super) fn environment(data: &[u8]) {
    let values: Vec<String> =
        data.split(|b| *b == 0).map(|v| String::from_utf8_lossy(v).into_owned()).collect();
    let get = |name: &str| {
        let index = OWN.iter().position(|n| *n == name)?;
        values.get(index).cloned()
    };
    if let Ok(id) = Identity::read(&get) {
        assert!(id.job != 0 && id.rank < id.size && id.local_rank < id.local_size);
        assert!(id.local_size <= id.size);
    }
    for value in &values {
        let list = topology::parse_list(value);
        let again = topology::parse_list(&topology::format_list(&list));
        assert!(again.len() <= list.len());
    }
}
