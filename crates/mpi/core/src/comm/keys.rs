//! The keys of meetings (ADR 34), as members of the groups tell them each other.

use hawser_wireup::handshake::{self, Credential};

use crate::err;
use crate::error::Result;

/// A new one.
///
/// # Errors
/// No random numbers.
pub(super) fn fresh_key() -> Result<Credential> {
    let none = |e| err!(Intern, "no key for a meeting of jobs: {e}");
    let (number, secret) = (handshake::nonce().map_err(none)?, handshake::nonce().map_err(none)?);
    let mut word = [0; 8];
    word.copy_from_slice(&number[..8]);
    Ok(Credential { job: u64::from_le_bytes(word), secret })
}

/// A key: 1, its number and itself; or 0.
pub(super) fn encode_key(key: Option<&Credential>) -> Vec<u8> {
    match key {
        Some(key) => [&[1][..], &key.job.to_le_bytes(), &key.secret].concat(),
        None => vec![0],
    }
}

/// A key, and what follows it.
pub(super) fn decode_key(bytes: &[u8]) -> Option<(Option<Credential>, &[u8])> {
    let (has, rest) = bytes.split_first()?;
    if *has == 0 {
        return Some((None, rest));
    }
    let (number, rest) = rest.split_first_chunk()?;
    let (secret, rest) = rest.split_first_chunk()?;
    Some((Some(Credential { job: u64::from_le_bytes(*number), secret: *secret }), rest))
}
