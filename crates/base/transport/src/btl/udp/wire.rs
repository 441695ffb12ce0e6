//! Datagrams as bytes, and the codes that prove them; the table is in `docs/formats/udp.md`. All
//! numbers are little endian.

use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::handshake::{Credential, Names, Nonce};

/// Version of this layout.
const VERSION: u8 = 1;
/// Bytes before the code.
const FIELDS: usize = 16;
/// Bytes of a code: the first half of an HMAC-SHA256.
const CODE: usize = 16;
/// Bytes before the body of a datagram.
pub(super) const HEAD: usize = FIELDS + CODE;
/// Bytes of a piece's body before its part of the message.
pub(super) const PIECE: usize = 12;

/// What a datagram is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Carries a message.
    Message,
    /// Carries a part of one.
    Piece,
    /// Finds out whether datagrams of its length arrive.
    Probe,
    /// Answers a probe: its body is the length of the probe, a `u32`.
    Echo,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Message, Kind::Piece, Kind::Probe, Kind::Echo];

    fn code(self) -> u8 {
        match self {
            Kind::Message => 1,
            Kind::Piece => 2,
            Kind::Probe => 3,
            Kind::Echo => 4,
        }
    }
}

/// The head of a datagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub(super) kind: Kind,
    /// Tag of the message.
    pub(super) tag: u8,
    /// The sender's rail, 0-based.
    pub(super) rail: u8,
    /// The receiver's number of the session.
    pub(super) session: u32,
    /// From 1, per session and rail of the sender.
    pub(super) seq: u64,
}

/// The key of one direction of a session.
#[derive(Clone)]
pub(super) struct Key(Hmac<Sha256>);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

fn keyed(key: &[u8]) -> Hmac<Sha256> {
    match Hmac::<Sha256>::new_from_slice(key) {
        Ok(mac) => mac,
        Err(_) => unreachable!("HMAC takes a key of any length"),
    }
}

/// The keys of a session: of what the caller sends, and of what the other sends. Both nonces are in
/// them, so that nothing of another session fits.
pub(super) fn keys(
    credential: &Credential,
    names: &Names,
    caller: &Nonce,
    answerer: &Nonce,
) -> [Key; 2] {
    [0u8, 1].map(|direction| {
        let mut mac = keyed(&credential.secret);
        mac.update(b"udp key\0");
        mac.update(&credential.job.to_le_bytes());
        for name in [names.from, names.to, names.channel] {
            mac.update(&name.to_le_bytes());
        }
        mac.update(caller);
        mac.update(answerer);
        mac.update(&[direction]);
        Key(keyed(&mac.finalize().into_bytes()))
    })
}

impl Key {
    fn mac(&self, fields: &[u8], body: &[u8]) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(fields);
        mac.update(body);
        mac
    }

    /// Writes the head of a datagram whose body stands behind it.
    pub(super) fn seal(&self, head: &Head, datagram: &mut [u8]) {
        let Some((room, body)) = datagram.split_first_chunk_mut::<HEAD>() else { return };
        room[0] = VERSION;
        room[1] = head.kind.code();
        room[2] = head.tag;
        room[3] = head.rail;
        room[4..8].copy_from_slice(&head.session.to_le_bytes());
        room[8..16].copy_from_slice(&head.seq.to_le_bytes());
        let (fields, code) = room.split_at_mut(FIELDS);
        let whole = self.mac(fields, body).finalize().into_bytes();
        code.copy_from_slice(&whole[..CODE]);
    }

    /// True when the datagram is as the holder of this key has sealed it.
    pub(super) fn proves(&self, datagram: &[u8]) -> bool {
        let Some((head, body)) = datagram.split_first_chunk::<HEAD>() else { return false };
        let (fields, code) = head.split_at(FIELDS);
        self.mac(fields, body).verify_truncated_left(code).is_ok()
    }
}

impl Head {
    /// Head and body of a datagram; nothing of it is proved. `None`: it has another form.
    pub(super) fn decode(datagram: &[u8]) -> Option<(Head, &[u8])> {
        let (head, body) = datagram.split_first_chunk::<HEAD>()?;
        let kind = Kind::ALL.into_iter().find(|k| k.code() == head[1])?;
        let fields = Head {
            kind,
            tag: head[2],
            rail: head[3],
            session: u32::from_le_bytes([head[4], head[5], head[6], head[7]]),
            seq: u64::from_le_bytes([
                head[8], head[9], head[10], head[11], head[12], head[13], head[14], head[15],
            ]),
        };
        (head[0] == VERSION).then_some((fields, body))
    }
}

/// What a piece is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// Number of the message, per session and rail of the sender.
    pub(super) number: u32,
    /// Where in it the piece belongs.
    pub(super) offset: u32,
    /// Bytes of the message.
    pub(super) total: u32,
}

impl Part {
    pub(super) fn encode(self) -> [u8; PIECE] {
        let mut out = [0; PIECE];
        out[..4].copy_from_slice(&self.number.to_le_bytes());
        out[4..8].copy_from_slice(&self.offset.to_le_bytes());
        out[8..].copy_from_slice(&self.total.to_le_bytes());
        out
    }

    /// The fields and the bytes of a piece. `None`: it is none of a message of at most `longest`
    /// bytes.
    pub(super) fn decode(body: &[u8], longest: usize) -> Option<(Part, &[u8])> {
        let (fields, bytes) = body.split_first_chunk::<PIECE>()?;
        let word = |at: usize| {
            u32::from_le_bytes([fields[at], fields[at + 1], fields[at + 2], fields[at + 3]])
        };
        let part = Part { number: word(0), offset: word(4), total: word(8) };
        let end = (part.offset as usize).checked_add(bytes.len())?;
        let fits = !bytes.is_empty() && end <= part.total as usize;
        (fits && part.total as usize <= longest).then_some((part, bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handshake::Plane;

    fn names() -> Names {
        Names { plane: Plane::Data, job: 7, from: 3, channel: 1, to: 5, link: 0, encrypted: false }
    }

    fn some_keys(secret: u8, caller: u8) -> [Key; 2] {
        let credential = Credential { job: 9, secret: [secret; 32] };
        keys(&credential, &names(), &[caller; 32], &[2; 32])
    }

    #[test]
    fn only_the_key_of_the_direction_and_session_proves_and_every_bit_counts() {
        let [ours, theirs] = some_keys(1, 1);
        let head = Head { kind: Kind::Piece, tag: 255, rail: 3, session: 70_000, seq: 1 << 40 };
        let mut datagram = [&[0; HEAD][..], b"what is said"].concat();
        ours.seal(&head, &mut datagram);
        assert_eq!(Head::decode(&datagram), Some((head, &b"what is said"[..])));
        assert!(ours.proves(&datagram) && !theirs.proves(&datagram));
        assert!(!some_keys(2, 1)[0].proves(&datagram), "another job");
        assert!(!some_keys(1, 2)[0].proves(&datagram), "another session");
        for bit in 0..datagram.len() * 8 {
            datagram[bit / 8] ^= 1 << (bit % 8);
            assert!(!ours.proves(&datagram), "bit {bit}");
            datagram[bit / 8] ^= 1 << (bit % 8);
        }
        for cut in 0..datagram.len() {
            assert!(!ours.proves(&datagram[..cut]));
        }
        for kind in Kind::ALL {
            let head = Head { kind, ..head };
            ours.seal(&head, &mut datagram);
            assert_eq!(Head::decode(&datagram).map(|d| d.0), Some(head));
        }
    }

    #[test]
    fn pieces_stay_inside_of_their_message() {
        let part = Part { number: 7, offset: 10, total: 15 };
        let body = [&part.encode()[..], b"12345"].concat();
        assert_eq!(Part::decode(&body, 15), Some((part, &b"12345"[..])));
        assert_eq!(Part::decode(&body, 14), None, "longer than any message");
        assert_eq!(Part::decode(&[&body[..], b"6"].concat(), 100), None, "beyond the end");
        assert_eq!(Part::decode(&body[..PIECE], 100), None, "empty");
        let far = Part { offset: u32::MAX, ..part };
        assert_eq!(Part::decode(&[&far.encode()[..], b"1"].concat(), 100), None);
    }
}
