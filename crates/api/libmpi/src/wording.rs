//! Errors in words, and lines for people.

use hawser_core::error::Error;
use hawser_mca::report::{self, Speaker};

use crate::generated::constants::*;
use crate::types::*;

/// `MPI_Send failed: MPI_ERR_RANK`, of a line that names the arguments and the reason, too.
pub(crate) fn brief(line: &str) -> Option<String> {
    let (call, error) = line.split_once(") failed: ")?;
    let (name, _) = call.split_once('(')?;
    let (class, _) = error.split_once(':')?;
    Some(format!("{name} failed: {class}"))
}

/// `MPI_ERR_RANK: destination 7 is not in 0..4`
pub(crate) fn error_text(error: &Error) -> String {
    format!("{}: {}", class_name(error.code()), error.text())
}

/// The name of a class, or the number of a user's code.
pub(crate) fn class_name(code: c_int) -> String {
    match ERROR_CLASSES.binary_search_by_key(&code, |&(v, _)| v) {
        Ok(i) => ERROR_CLASSES[i].1.to_owned(),
        Err(_) => format!("error code {code}"),
    }
}

/// Reports lines as the rank that this process is, or was, or will be by what mpirun gave it.
pub(crate) fn print_block(lines: &[String]) {
    report::introduce(|| {
        let host = hawser_os::process::hostname();
        match std::env::var(hawser_rte::env::RANK).ok().and_then(|r| r.parse().ok()) {
            Some(rank) => Speaker::Rank { host, rank },
            None => Speaker::Process { host },
        }
    });
    report::say_lines(lines);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_of_the_core_has_its_name() {
        for &class in hawser_core::error::ErrClass::ALL {
            let name = class_name(class as i32);
            assert!(name.starts_with("MPI_") || name.starts_with("MPIX_"), "{class:?}: {name}");
        }
        assert_eq!(class_name(MPI_ERR_RMA_FLAVOR), "MPI_ERR_RMA_FLAVOR");
        assert_eq!(class_name(20_000), "error code 20000");
    }

    #[test]
    fn an_error_in_brief_is_its_call_and_class() {
        let line = "MPI_Send(buf=0x1, comm=MPI_COMM_WORLD) failed: MPI_ERR_RANK: destination 7";
        assert_eq!(brief(line).as_deref(), Some("MPI_Send failed: MPI_ERR_RANK"));
        assert_eq!(brief("MPI_ERR_NO_MEM: no more handles"), None);
        assert_eq!(brief(""), None);
    }
}
