//! What the keeper of a login and the standby at its other end say to each other: frames on the
//! standard streams of a remote shell. See `docs/formats/standby.md`.
//!
//! The standby runs on the host that was logged in to, for as long as the login is kept, and starts
//! daemons there; their standard streams are carried in frames.

use serde::{Deserialize, Serialize};

use crate::WireError;

/// Comes before the first frame of a standby: scripts of a login may print something before it.
pub const MAGIC: [u8; 8] = *b"HWSTBY\x01\n";
/// Version of the format; the last byte but one of [`MAGIC`].
pub const VERSION: u32 = 1;
/// Bytes of the length before a frame.
const HEAD: usize = 4;
/// Most bytes of a stream in one frame.
pub const SHARE: usize = 16 << 10;
/// Most bytes of a frame.
const FRAME_MAX: usize = SHARE + 64;
/// Most bytes that a login may print before the standby speaks.
const NOISE_MAX: usize = 1 << 20;

/// What the keeper of a user's logins is asked, by a process of the same release and user: to start
/// a daemon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DaemonRequest {
    /// For how long the login is kept after the last daemon that needs it, in seconds.
    pub keep_s: u32,
    /// The remote shell with its arguments, the host and the program there.
    pub words: Vec<String>,
}

impl DaemonRequest {
    /// Its bytes.
    pub fn encode(&self) -> Vec<u8> {
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes; `None`: they are none of these.
    pub fn decode(bytes: &[u8]) -> Option<DaemonRequest> {
        let (request, rest) = postcard::take_from_bytes::<DaemonRequest>(bytes).ok()?;
        (rest.is_empty() && !request.words.is_empty()).then_some(request)
    }
}

/// What a standby is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToStandby {
    /// To start a daemon, which is called by this number from now on.
    Start(u32),
    /// Bytes for its standard input.
    Input(u32, Vec<u8>),
    /// The end of its standard input.
    InputEnd(u32),
}

/// What a standby says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromStandby {
    /// The daemon runs.
    Started(u32),
    /// What it has printed; true: to standard error.
    Output(u32, bool, Vec<u8>),
    /// It has ended with this exit code, as a shell gives it; all that it had printed was said.
    Ended(u32, u8),
}

/// No standby speaks.
const SILENT: WireError = WireError::malformed("no standby has answered");

/// A frame, with its length.
pub fn encode(what: &impl Serialize) -> Vec<u8> {
    // To a vector nothing can fail; an empty frame ends the conversation.
    let body = postcard::to_stdvec(what).unwrap_or_default();
    let mut out = (body.len() as u32).to_le_bytes().to_vec();
    out.extend_from_slice(&body);
    out
}

/// Frames out of a stream of bytes.
#[derive(Debug, Default)]
pub struct Frames {
    bytes: Vec<u8>,
    /// Bytes before the magic word were dropped so far; `None`: it has come, or none is expected.
    noise: Option<usize>,
}

impl Frames {
    /// Those of a keeper.
    pub fn of_keeper() -> Frames {
        Frames::default()
    }

    /// Those of a standby, behind its magic word.
    pub fn of_standby() -> Frames {
        Frames { bytes: Vec::new(), noise: Some(0) }
    }

    /// The other side speaks: the magic word has come, if one is expected.
    pub fn is_open(&self) -> bool {
        self.noise.is_none()
    }

    /// Takes bytes.
    ///
    /// # Errors
    /// No standby speaks: too many without the magic word.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), WireError> {
        self.bytes.extend_from_slice(bytes);
        let Some(noise) = &mut self.noise else { return Ok(()) };
        let found = self.bytes.windows(MAGIC.len()).position(|w| w == MAGIC);
        // The beginning of the word may have come.
        let drop = match found {
            Some(at) => at + MAGIC.len(),
            None => self.bytes.len().saturating_sub(MAGIC.len() - 1),
        };
        self.bytes.drain(..drop);
        *noise += drop;
        if found.is_some() {
            self.noise = None;
        } else if *noise > NOISE_MAX {
            return Err(SILENT);
        }
        Ok(())
    }

    /// The next frame, when it is there whole.
    ///
    /// # Errors
    /// It has no meaning; nothing is allocated beyond its length.
    pub fn take<T: for<'a> Deserialize<'a>>(&mut self) -> Result<Option<T>, WireError> {
        if !self.is_open() {
            return Ok(None);
        }
        let Some(head) = self.bytes.first_chunk::<HEAD>() else { return Ok(None) };
        let len = u32::from_le_bytes(*head) as usize;
        if len > FRAME_MAX {
            return Err(WireError::SENSELESS);
        }
        let Some(body) = self.bytes.get(HEAD..HEAD + len) else { return Ok(None) };
        let (frame, rest) = postcard::take_from_bytes(body).map_err(|_| WireError::SENSELESS)?;
        if !rest.is_empty() {
            return Err(WireError::SENSELESS);
        }
        self.bytes.drain(..HEAD + len);
        Ok(Some(frame))
    }
}

/// For the fuzzer: reads frames of both sides, and writes them again.
///
/// # Panics
/// A frame that was read is written differently.
pub fn fuzz(data: &[u8]) {
    fn read<T>(mut frames: Frames, data: &[u8])
    where
        T: for<'a> Deserialize<'a> + Serialize + PartialEq + std::fmt::Debug,
    {
        for piece in data.chunks(13) {
            if frames.push(piece).is_err() {
                return;
            }
            while let Ok(Some(frame)) = frames.take::<T>() {
                let mut again = Frames::of_keeper();
                again.push(&encode(&frame)).expect("no magic word is expected");
                assert_eq!(again.take::<T>(), Ok(Some(frame)));
            }
        }
    }
    if let Some(request) = DaemonRequest::decode(data) {
        assert_eq!(DaemonRequest::decode(&request.encode()), Some(request));
    }
    read::<ToStandby>(Frames::of_keeper(), data);
    read::<FromStandby>(Frames::of_standby(), data);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_come_back_behind_what_a_login_prints() {
        let all = [
            FromStandby::Started(1),
            FromStandby::Output(1, true, vec![7; SHARE]),
            FromStandby::Ended(1, 3),
        ];
        let mut bytes = b"Last login: today\nHWSTBY".to_vec();
        bytes.extend_from_slice(&MAGIC);
        all.iter().for_each(|frame| bytes.extend(encode(frame)));
        for piece in [1, 5, 1000, bytes.len()] {
            let (mut frames, mut seen) = (Frames::of_standby(), Vec::new());
            for part in bytes.chunks(piece) {
                frames.push(part).expect("little noise");
                while let Some(frame) = frames.take::<FromStandby>().expect("frames") {
                    seen.push(frame);
                }
            }
            assert_eq!(seen, all);
        }
    }

    #[test]
    fn other_bytes_are_refused() {
        let mut frames = Frames::of_standby();
        assert!(!frames.is_open());
        let silent = (0..20).find_map(|_| frames.push(&[b'x'; 64 << 10]).err());
        assert_eq!(silent, Some(SILENT));
        for bad in [&[255; 8][..], &[1, 0, 0, 0, 9], &[0, 0, 0, 0], &[3, 0, 0, 0, 0, 1, 1]] {
            let mut frames = Frames::of_keeper();
            frames.push(bad).expect("no magic word is expected");
            assert_eq!(frames.take::<ToStandby>(), Err(WireError::SENSELESS), "{bad:?}");
        }
    }
}
