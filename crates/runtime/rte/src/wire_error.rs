//! The error of all decoders of this crate.

use std::borrow::Cow;

use thiserror::Error;

/// Why bytes are no message. Each variant is something that a reader or writer does differently;
/// which rule the bytes break is a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WireError {
    /// No process of this version writes them: nothing that follows can be understood.
    #[error("{0}")]
    Malformed(Cow<'static, str>),
    /// A message of so many bytes, more than it may have. Not sent.
    #[error("a message of {0} bytes")]
    TooLong(usize),
    /// Of another release, which must be installed here, or this one there.
    #[error(
        "it is of release {release} (protocol {version}), this one of release {} (protocol \
         {own})", env!("CARGO_PKG_VERSION")
    )]
    Release {
        /// The version of its protocol.
        version: u32,
        /// The version of this one.
        own: u32,
        /// Its release.
        release: String,
    },
}

impl WireError {
    /// Bytes that have no meaning, or do not end where the message does.
    pub const SENSELESS: WireError = WireError::malformed("bytes without meaning");

    /// With a sentence of what is wrong.
    pub(crate) const fn malformed(what: &'static str) -> WireError {
        WireError::Malformed(Cow::Borrowed(what))
    }
}
