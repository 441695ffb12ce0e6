//! Fuzz targets: decoders of bytes that a user, a file, a peer or the network can influence.
//!
//! A target is an ordinary function that takes bytes. It must neither panic nor hang, whatever
//! they are; it may assert what must hold for every input. The [`driver`] feeds it with mutations
//! of examples from a seed, on the stable compiler; a coverage-guided fuzzer can call the same
//! functions.
#![forbid(unsafe_code)]

pub mod driver;
mod targets;

pub use targets::TARGETS;

/// One decoder under test.
pub struct Target {
    /// The name on the command line.
    pub name: &'static str,
    /// One sentence: what is decoded.
    pub help: &'static str,
    /// Takes any bytes.
    pub run: fn(&[u8]),
    /// Well-formed inputs from which mutations start.
    pub examples: &'static [&'static [u8]],
}

/// The target with this name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|t| t.name == name)
}
