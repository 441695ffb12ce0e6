//! Datagrams as bytes, and how they are sealed: encrypted, with a code that proves them. The table
//! is in `docs/formats/udp.md`. All numbers are little endian.

use hmac::Mac;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, Tag, UnboundKey};

use hawser_wireup::handshake::{Credential, Names};

/// Version of this layout.
const VERSION: u8 = 2;
/// Bytes before the body of a datagram.
pub(super) const HEAD: usize = 16;
/// Bytes of the code behind it.
pub(super) const CODE: usize = 16;
/// Bytes of both.
pub(super) const AROUND: usize = HEAD + CODE;
/// Bytes of a public key of X25519, and of what two of these agree on.
pub(super) const PUBLIC: usize = 32;
/// Bytes of a key of AES-128.
const SECRET: usize = 16;
/// Bytes of a piece's body before its part of the message.
pub(super) const PIECE: usize = 12;

/// What a datagram is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DatagramKind {
    /// Carries a message.
    Message,
    /// Carries a part of one.
    Piece,
    /// Finds out whether datagrams of its length arrive.
    Probe,
    /// Answers a probe: its body is the length of the probe, a `u32`.
    Echo,
}

impl DatagramKind {
    const ALL: [DatagramKind; 4] =
        [DatagramKind::Message, DatagramKind::Piece, DatagramKind::Probe, DatagramKind::Echo];

    fn code(self) -> u8 {
        match self {
            DatagramKind::Message => 1,
            DatagramKind::Piece => 2,
            DatagramKind::Probe => 3,
            DatagramKind::Echo => 4,
        }
    }
}

/// The head of a datagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct UdpHead {
    pub(super) kind: DatagramKind,
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
pub(super) struct Key(LessSafeKey);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

/// What the keys of a session are made from, beside the names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Agreed<'a> {
    /// Public keys of the two, made for this session only.
    pub(super) caller: &'a [u8; PUBLIC],
    pub(super) answerer: &'a [u8; PUBLIC],
    /// What follows from one's secret key and the other's public one.
    pub(super) shared: &'a [u8],
}

/// The keys of a session: of what the caller sends, and of what the other sends. A process of
/// another job does not have the secret; one that learns it later does not have what was agreed on.
pub(super) fn keys(credential: &Credential, names: &Names, agreed: Agreed<'_>) -> [Key; 2] {
    [0u8, 1].map(|direction| {
        let mut mac = credential.code();
        mac.update(b"udp key\0");
        mac.update(&credential.job.to_le_bytes());
        for name in [names.from, names.to, names.channel] {
            mac.update(&name.to_le_bytes());
        }
        mac.update(agreed.caller);
        mac.update(agreed.answerer);
        mac.update(agreed.shared);
        mac.update(&[direction]);
        let code = mac.finalize().into_bytes();
        match UnboundKey::new(&AES_128_GCM, &code[..SECRET]) {
            Ok(key) => Key(LessSafeKey::new(key)),
            Err(_) => unreachable!("a key of AES-128 has this length"),
        }
    })
}

/// The number that a key is used with once: that of the datagram, and of its rail.
fn once(rail: u8, seq: u64) -> Nonce {
    let mut bytes = [0; NONCE_LEN];
    bytes[0] = rail;
    bytes[NONCE_LEN - 8..].copy_from_slice(&seq.to_le_bytes());
    Nonce::assume_unique_for_key(bytes)
}

impl Key {
    /// Writes the head of a datagram whose body stands behind the room for it, encrypts the body,
    /// and writes the code behind that. No other datagram of this key has its rail and number.
    pub(super) fn seal(&self, head: &UdpHead, datagram: &mut [u8]) {
        let Some((room, rest)) = datagram.split_first_chunk_mut::<HEAD>() else { return };
        let Some((body, code)) = rest.split_last_chunk_mut::<CODE>() else { return };
        room[0] = VERSION;
        room[1] = head.kind.code();
        room[2] = head.tag;
        room[3] = head.rail;
        room[4..8].copy_from_slice(&head.session.to_le_bytes());
        room[8..16].copy_from_slice(&head.seq.to_le_bytes());
        let number = once(head.rail, head.seq);
        // It fails for lengths that no datagram has; what is sent then proves nothing.
        if let Ok(tag) = self.0.seal_in_place_separate_tag(number, Aad::from(&*room), body) {
            code.copy_from_slice(tag.as_ref());
        }
    }

    /// Decrypts a datagram; its body. `None`: the holder of this key has not sealed it like this.
    pub(super) fn open<'a>(&self, datagram: &'a mut [u8]) -> Option<&'a [u8]> {
        let (room, rest) = datagram.split_first_chunk_mut::<HEAD>()?;
        let (body, code) = rest.split_last_chunk_mut::<CODE>()?;
        let number = once(room[3], number(room));
        let (told, tag) = (Aad::from(&*room), Tag::from(*code));
        let open = self.0.open_in_place_separate_tag(number, told, tag, body, 0..);
        open.ok().map(|body| &*body)
    }
}

/// The number of a datagram.
fn number(head: &[u8; HEAD]) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&head[8..16]);
    u64::from_le_bytes(bytes)
}

impl UdpHead {
    /// The head of a datagram; nothing of it is proved. `None`: it has another form.
    pub(super) fn decode(datagram: &[u8]) -> Option<UdpHead> {
        let head = datagram.first_chunk::<HEAD>().filter(|_| datagram.len() >= AROUND)?;
        let kind = DatagramKind::ALL.into_iter().find(|k| k.code() == head[1])?;
        let fields = UdpHead {
            kind,
            tag: head[2],
            rail: head[3],
            session: u32::from_le_bytes([head[4], head[5], head[6], head[7]]),
            seq: number(head),
        };
        (head[0] == VERSION).then_some(fields)
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
    use hawser_wireup::handshake::Plane;

    use super::*;

    fn names() -> Names {
        Names { plane: Plane::Data, job: 7, from: 3, channel: 1, to: 5, link: 0, encrypted: false }
    }

    fn some_keys(secret: u8, caller: u8, shared: u8) -> [Key; 2] {
        let credential = Credential { job: 9, secret: [secret; 32] };
        let (caller, answerer, shared) = (&[caller; 32], &[2; 32], &[shared; 32]);
        keys(&credential, &names(), Agreed { caller, answerer, shared })
    }

    #[test]
    fn only_the_key_of_the_direction_and_session_opens_and_every_bit_counts() {
        const BODY: &[u8] = b"what is said";
        let [ours, theirs] = some_keys(1, 1, 3);
        let head =
            UdpHead { kind: DatagramKind::Piece, tag: 255, rail: 3, session: 70_000, seq: 1 << 40 };
        let mut sealed = [&[0; HEAD][..], BODY, &[0; CODE]].concat();
        ours.seal(&head, &mut sealed);
        assert_eq!(UdpHead::decode(&sealed), Some(head));
        assert!(!sealed.windows(4).any(|part| part == &BODY[..4]), "it is not to be read");
        let body =
            |key: &Key, datagram: &[u8]| key.open(&mut datagram.to_vec()).map(<[u8]>::to_vec);
        assert_eq!(body(&ours, &sealed).as_deref(), Some(BODY));
        assert_eq!(body(&theirs, &sealed), None);
        for [other, _] in [some_keys(2, 1, 3), some_keys(1, 2, 3), some_keys(1, 1, 4)] {
            assert_eq!(body(&other, &sealed), None, "another job, or another session");
        }
        for bit in 0..sealed.len() * 8 {
            sealed[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(body(&ours, &sealed), None, "bit {bit}");
            sealed[bit / 8] ^= 1 << (bit % 8);
        }
        for cut in 0..sealed.len() {
            assert_eq!(body(&ours, &sealed[..cut]), None);
            assert!(cut >= AROUND || UdpHead::decode(&sealed[..cut]).is_none());
        }
        for kind in DatagramKind::ALL {
            let head = UdpHead { kind, ..head };
            let mut empty = [0; AROUND];
            ours.seal(&head, &mut empty);
            assert_eq!(UdpHead::decode(&empty), Some(head));
            assert_eq!(body(&ours, &empty), Some(Vec::new()));
        }
    }

    #[test]
    fn the_same_twice_is_not_the_same() {
        let [ours, _] = some_keys(1, 1, 3);
        let sealed = |rail, seq| {
            let head = UdpHead { kind: DatagramKind::Message, tag: 1, rail, session: 0, seq };
            let mut datagram = [7; AROUND + 8];
            ours.seal(&head, &mut datagram);
            datagram[HEAD..].to_vec()
        };
        let all = [sealed(0, 1), sealed(0, 2), sealed(1, 1), sealed(0, 1 << 56)];
        for (i, one) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| other[..8] != one[..8]));
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
