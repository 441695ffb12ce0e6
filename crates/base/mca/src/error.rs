//! Why parameters could not be resolved, and where their values come from.

use std::fmt;
use std::path::PathBuf;

use thiserror::Error;

use crate::file::FileError;

/// Where the value of a parameter came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// No source sets it.
    Default,
    /// What was measured on hosts of this kind; weaker than all that a user sets.
    Calibration,
    /// What is known of processors of this kind; weaker than a measurement.
    Processor,
    /// `--mca` on the command line of this program.
    CommandLine,
    /// This environment variable.
    Environment(String),
    /// This line of this file.
    File(PathBuf, usize),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Default => f.write_str("default"),
            Origin::Calibration => f.write_str("calibration of this host"),
            Origin::Processor => f.write_str("kind of processor"),
            Origin::CommandLine => f.write_str("command line"),
            Origin::Environment(variable) => write!(f, "environment variable {variable}"),
            Origin::File(path, line) => write!(f, "{}:{line}", path.display()),
        }
    }
}

/// Why the parameters could not be resolved. Each names the culprit and where it was set.
#[derive(Clone, Debug, Error)]
pub enum ParamError {
    /// No parameter has this name.
    #[error(
        "unknown parameter \"{name}\" ({origin}){hint} (\"hawser info --all\" lists all parameters)"
    )]
    Unknown {
        /// The name as it was typed.
        name: String,
        /// Where it was set.
        origin: Origin,
        /// A suggestion, or empty.
        hint: String,
    },
    /// The value cannot be read, or is out of range.
    #[error("parameter {name}: the value \"{value}\" ({origin}) cannot be used: {why}")]
    Value {
        /// The parameter.
        name: String,
        /// The value as it was typed.
        value: String,
        /// Where it was set.
        origin: Origin,
        /// The reason and the accepted range.
        why: String,
    },
    /// A line of a file is not a setting.
    #[error("parameter file {}, {error}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line and the reason.
        error: FileError,
    },
    /// A file exists but cannot be read.
    #[error("parameter file {} cannot be read: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
}
