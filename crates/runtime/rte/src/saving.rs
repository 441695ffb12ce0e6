//! What a program of the user asks the launcher of a job: to have images made of its processes
//! (ADR 58), or to move some of them to another host (ADR 62). The launcher listens under an
//! abstract name, once somebody has asked it to
//! ([`LISTEN_FOR_IMAGES`](crate::control::LISTEN_FOR_IMAGES)); the messages are pieces of
//! [`universe::wire`](crate::universe::wire), see `docs/formats/snapshot.md`.

use std::io::{self, ErrorKind};
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::time::Duration;

use hawser_os::{local, socket};
use serde::{Deserialize, Serialize};

use crate::state::imaging::ImagesRequest;
use crate::universe::wire::{self, Assembly};

/// Version of these messages; both sides must have the same.
const VERSION: u32 = 2;

/// What the launcher says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ImagesAnswer {
    /// A set is complete: its number and its directory.
    Done(u64, String),
    /// The ranks have moved.
    Moved,
    /// There is no set, or no rank has moved, and the job goes on. A sentence.
    Failed(String),
    /// Not now, because of this: ask again.
    Busy(String),
}

/// The abstract name under which the launcher of a job of this user listens.
pub fn name(job: u64) -> Vec<u8> {
    format!("hawser-images-{}-{job:016x}", local::user()).into_bytes()
}

/// The bytes of a request.
pub fn encode_request(request: &ImagesRequest) -> Vec<u8> {
    // Nothing in it can fail to be written.
    postcard::to_stdvec(&(VERSION, request)).unwrap_or_default()
}

/// Reads a request; `None`: it makes no sense here.
pub fn decode_request(bytes: &[u8]) -> Option<ImagesRequest> {
    exactly(bytes)
}

/// The bytes of an answer.
pub fn encode_answer(answer: &ImagesAnswer) -> Vec<u8> {
    postcard::to_stdvec(&(VERSION, answer)).unwrap_or_default()
}

/// Reads an answer; `None`: it makes no sense here.
pub fn decode_answer(bytes: &[u8]) -> Option<ImagesAnswer> {
    exactly(bytes)
}

fn exactly<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (version, rest) = postcard::take_from_bytes::<u32>(bytes).ok()?;
    match postcard::take_from_bytes(rest) {
        Ok((value, [])) if version == VERSION => Some(value),
        _ => None,
    }
}

/// A request that was made.
pub struct Asked {
    link: OwnedFd,
    assembly: Assembly,
}

/// Asks the launcher of a job.
///
/// # Errors
/// `NotFound` or `ConnectionRefused`: it does not listen; else what the kernel said.
pub fn ask(job: u64, request: &ImagesRequest) -> io::Result<Asked> {
    let link = local::connect(&name(job))?;
    // Anybody may listen under a name.
    if local::peer_user(link.as_fd())? != local::user() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    local::send(link.as_fd(), &wire::hello(0), None)?;
    let pieces = wire::pieces(1, &encode_request(request)).ok_or(ErrorKind::InvalidInput)?;
    pieces.iter().try_for_each(|piece| local::send(link.as_fd(), piece, None))?;
    Ok(Asked { link, assembly: Assembly::default() })
}

impl Asked {
    /// The answer, should it come in this time.
    ///
    /// # Errors
    /// `UnexpectedEof`: the launcher has ended; `InvalidData`: it has said something else.
    pub fn wait(&mut self, patience: Duration) -> io::Result<Option<ImagesAnswer>> {
        socket::wait_fds(&[(self.link.as_raw_fd(), false)], Some(patience));
        let mut bytes = vec![0; wire::PIECE_MAX];
        loop {
            let n = match local::receive(self.link.as_fd(), &mut bytes) {
                Ok((0, _)) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok((n, _)) => n,
                Err(e) if e.kind() == ErrorKind::WouldBlock => return Ok(None),
                Err(e) if e.kind() == ErrorKind::Interrupted => continue,
                Err(e) => return Err(e),
            };
            let piece = bytes.get(..n).unwrap_or_default();
            let message = self.assembly.push(piece).map_err(|_| ErrorKind::InvalidData)?;
            let Some((_, message)) = message else { continue };
            return decode_answer(&message).map(Some).ok_or_else(|| ErrorKind::InvalidData.into());
        }
    }
}

/// Bytes as messages of both directions; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    if let Some(request) = decode_request(data) {
        assert_eq!(decode_request(&encode_request(&request)), Some(request));
    }
    if let Some(answer) = decode_answer(data) {
        assert_eq!(decode_answer(&encode_answer(&answer)), Some(answer));
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::state::imaging::MoveWanted;

    #[test]
    fn messages_survive() {
        let request = ImagesRequest {
            dir: b"/d\xff".to_vec(),
            keep: 3,
            criu: "c".into(),
            stop: true,
            moves: Some(MoveWanted { from: "a".into(), ranks: vec![3], to: "b".into() }),
        };
        let bytes = encode_request(&request);
        assert_eq!(decode_request(&bytes), Some(request));
        assert_eq!(decode_request(&bytes[1..]), None);
        for answer in [
            ImagesAnswer::Done(7, "/d/000007".into()),
            ImagesAnswer::Moved,
            ImagesAnswer::Failed("no".into()),
            ImagesAnswer::Busy("later".into()),
        ] {
            let mut bytes = encode_answer(&answer);
            assert_eq!(decode_answer(&bytes), Some(answer));
            bytes.push(0);
            assert_eq!(decode_answer(&bytes), None);
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_a_message_or_none(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
            fuzz(&bytes);
        }
    }
}
