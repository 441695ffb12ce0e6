//! Headers of ob1 messages. Little-endian, fixed width, independent of the platform; byte tables in
//! `docs/formats/ob1-headers.md`. Decoders are total: any bytes give a header or [`Malformed`].

pub(super) mod cookie;
pub(crate) mod regions;
pub(super) mod token;

use hawser_btl::{AmTag, RemoteRegion};
use hawser_wireup::names::Name;

use self::regions::Regions;
use crate::bml::{Heads, READ_RAILS, RailName};

/// Active-message tag of all ob1 messages.
pub(crate) const TAG: AmTag = AmTag(1);

/// Version in the upper half of byte 1; a message of another version is refused.
const VERSION: u8 = 4;

/// Length of [`Match`] on the wire.
pub(crate) const MATCH_LEN: usize = 24;
/// Length of a synchronous eager header: [`Match`] and the sender's request.
pub(crate) const SYNC_LEN: usize = MATCH_LEN + 8;
/// Length of [`OfferHeader`].
pub(crate) const OFFER_LEN: usize = MATCH_LEN + 40;
/// Length of what follows an offer's header for each rail beyond the first over which the memory
/// may be read.
const KEY_LEN: usize = 24;
/// Length of the longest header of an offer.
pub(crate) const OFFER_MAX: usize = OFFER_LEN + (READ_RAILS - 1) * KEY_LEN;
/// Length of [`Ack`].
pub(crate) const ACK_LEN: usize = 40;
/// Length of [`Frag`].
pub(crate) const FRAG_LEN: usize = 24;
/// Length of the notes "matched" and "credit", of [`RecallNotice`], [`Recalled`] and [`Decision`].
pub(crate) const NOTE_LEN: usize = 16;
/// Length of [`Put`].
pub(crate) const PUT_LEN: usize = 24;
/// Length of [`Lost`].
pub(crate) const LOST_LEN: usize = 24;

// The header of a short message leaves room for 32 bytes in the 56 of a transport line.
const _: () = assert!(MATCH_LEN + 32 <= 56);
// The rendezvous offer must fit the smallest eager limit that a module may declare.
const SMALLEST_EAGER: usize = 128;
const _: () = assert!(OFFER_MAX <= SMALLEST_EAGER && ACK_LEN <= SMALLEST_EAGER);

/// What the choice of rails needs to know of these headers.
pub(crate) const HEADS: Heads = Heads { longest: SMALLEST_EAGER, fragment: FRAG_LEN };

const KIND_EAGER: u8 = 1;
const KIND_SYNC: u8 = 2;
const KIND_OFFER: u8 = 3;
const KIND_ACK: u8 = 4;
const KIND_FRAG: u8 = 5;
const KIND_MATCHED: u8 = 6;
const KIND_CREDIT: u8 = 7;
const KIND_PUT: u8 = 8;
const KIND_RECALL: u8 = 9;
const KIND_RECALLED: u8 = 10;
const KIND_DECISION: u8 = 11;
const KIND_ASK_DRAINED: u8 = 12;
const KIND_DRAINED: u8 = 13;
const KIND_LOST: u8 = 14;
const KIND_REVOKED: u8 = 15;

/// Flag of an offer: the region may be read.
const FLAG_REGION: u8 = 1;
/// Flag of an offer: fragments are faster than reading the region while the sender makes progress.
const FLAG_STREAMS: u8 = 2;
/// Where in the flags of an offer the number of rails is that follow its header.
const MORE_SHIFT: u32 = 2;
const _: () = assert!(READ_RAILS <= 4);
/// Flag of a recall and of its decision: the message is named by its sequence number.
const FLAG_EAGER: u8 = 1;
/// Flag of an answer: the message is reserved. Flag of a decision: it is taken back.
const FLAG_YES: u8 = 2;

/// What matching needs. In every message that is matched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Match {
    /// Position in the sequence of matched messages from this sender to this receiver.
    pub(crate) seq: u32,
    /// Context id of the message space.
    pub(crate) context: u64,
    /// Sender's rank in the communicator.
    pub(crate) source: u32,
    /// Tag.
    pub(crate) tag: u32,
}

/// Rendezvous offer; the payload, if any, is the beginning of the message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OfferHeader {
    pub(crate) matching: Match,
    /// Sender's request, returned in the acknowledgement.
    pub(crate) send_req: u64,
    /// Length of the whole message in bytes.
    pub(crate) len: u64,
    /// The sender's memory, when the receiver may read it.
    pub(crate) regions: Regions,
    /// Fragments are faster than reading the memory, while the sender makes progress.
    pub(crate) streams: bool,
}

/// The receiver has matched an offer and wants bytes `from .. upto`; nothing when they are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ack {
    pub(crate) send_req: u64,
    /// Receiver's request, to be put into fragments.
    pub(crate) recv_req: u64,
    pub(crate) from: u64,
    pub(crate) upto: u64,
    /// What the sender has to take before it moves anything: if it cannot, this is void.
    pub(crate) advert: Option<AdvertUse>,
}

/// A use of an advert of the receiver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AdvertUse {
    /// Index among the receiver's adverts for this sender; below 255.
    pub(crate) index: u8,
    /// Number of the use.
    pub(crate) number: u32,
}

/// A piece of a message; the payload follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frag {
    pub(crate) recv_req: u64,
    /// Offset of the payload in the message.
    pub(crate) offset: u64,
}

/// Bytes of a message that the sender has written to the receiver's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Put {
    pub(crate) recv_req: u64,
    /// Their number; each is told once.
    pub(crate) bytes: u64,
}

/// The sender of a message asks whether it can have it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RecallNotice {
    /// Sender's request, returned in the answer.
    pub(crate) send_req: u64,
    /// What names an eager message: its position in the sequence. Others are named by the request.
    pub(crate) eager: Option<u32>,
}

/// The answer to a [`RecallNotice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recalled {
    pub(crate) send_req: u64,
    /// The message is not matched, nor will be until a [`Decision`]; else it was not found.
    pub(crate) reserved: bool,
}

/// What becomes of a message that a [`RecallNotice`] has named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) recall: RecallNotice,
    /// It is the sender's again; else it stays the receiver's.
    pub(crate) taken: bool,
}

/// A member of a communicator of several jobs is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lost {
    /// Context id of the communicator.
    pub(crate) context: u64,
    pub(crate) name: Name,
}

/// A decoded message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Header {
    Eager(Match),
    /// Eager; the sender waits for [`Header::Matched`] with its request.
    Sync(Match, u64),
    Offer(OfferHeader),
    Ack(Ack),
    Frag(Frag),
    /// A synchronous eager message has been matched.
    Matched(u64),
    /// Total cost of eager messages that the receiver has consumed since the first.
    Credit(u64),
    Put(Put),
    Recall(RecallNotice),
    Recalled(Recalled),
    Decision(Decision),
    /// The sender waits for the receiver and asks whether it is in `MPI_Finalize`.
    AskDrained,
    /// The sender is in `MPI_Finalize`, and has sent this many matched messages to the receiver.
    Drained(u32),
    Lost(Lost),
    /// The communicator of several jobs with this context id is revoked.
    Revoked(u64),
}

/// Why bytes are no message of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Malformed {
    /// They end within the header.
    #[error("message shorter than its header")]
    Short,
    /// The header has another version.
    #[error("message of another version of the ob1 protocol")]
    Version,
    /// There is no such kind.
    #[error("message of unknown kind")]
    Kind,
    /// An acknowledgement wants bytes that end before they begin.
    #[error("acknowledgement of a negative range")]
    NegativeRange,
    /// An offer names no rail, or too many.
    #[error("offer of memory over too many rails, or over none")]
    Keys,
    /// An offer brings more bytes than it announces.
    #[error("offer with more payload than message")]
    TooMuchPayload,
}

// The offsets below are constants: after inlining nothing is left of the loops and checks.

#[inline(always)]
fn begin<const N: usize>(out: &mut [u8; N], kind: u8, flags: u8) {
    out[0] = kind;
    out[1] = VERSION << 4 | flags;
}

#[inline(always)]
fn put64<const N: usize>(out: &mut [u8; N], at: usize, v: u64) {
    out[at..at + 8].copy_from_slice(&v.to_le_bytes());
}

impl Match {
    /// In whole words: they go from registers to the transport's line, and a load that spans
    /// narrower stores would wait for them.
    #[inline(always)]
    fn put<const N: usize>(&self, out: &mut [u8; N], kind: u8, flags: u8) {
        let first = u16::from_le_bytes([kind, VERSION << 4 | flags]);
        put64(out, 0, u64::from(first) | u64::from(self.seq) << 32);
        put64(out, 8, self.context);
        put64(out, 16, u64::from(self.source) | u64::from(self.tag) << 32);
    }

    /// The header of an eager message.
    #[inline(always)]
    pub(crate) fn eager(&self) -> [u8; MATCH_LEN] {
        let mut out = [0; MATCH_LEN];
        self.put(&mut out, KIND_EAGER, 0);
        out
    }

    /// The header of a synchronous eager message.
    pub(crate) fn sync(&self, send_req: u64) -> [u8; SYNC_LEN] {
        let mut out = [0; SYNC_LEN];
        self.put(&mut out, KIND_SYNC, 0);
        put64(&mut out, MATCH_LEN, send_req);
        out
    }
}

impl OfferHeader {
    /// The header as far as it has the same length for all offers; the keys of more rails follow,
    /// see [`OfferHeader::encode_all`].
    pub(crate) fn encode(&self) -> [u8; OFFER_LEN] {
        let mut out = [0; OFFER_LEN];
        let flags = if self.regions.is_empty() { 0 } else { FLAG_REGION }
            | if self.streams { FLAG_STREAMS } else { 0 };
        let list = self.regions.list();
        let more = list.len().saturating_sub(1) as u8;
        self.matching.put(&mut out, KIND_OFFER, flags | more << MORE_SHIFT);
        put64(&mut out, 24, self.send_req);
        put64(&mut out, 32, self.len);
        if let Some((rail, region)) = list.first() {
            out[2..4].copy_from_slice(&rail.0.to_le_bytes());
            put64(&mut out, 40, region.addr);
            put64(&mut out, 48, region.len);
            put64(&mut out, 56, region.key);
        }
        out
    }

    /// The header of an offer whose memory may be read over several rails; `None` for others, which
    /// [`OfferHeader::encode`] says all of.
    pub(crate) fn encode_all(&self) -> Option<([u8; OFFER_MAX], usize)> {
        let more = self.regions.list().get(1..).filter(|more| !more.is_empty())?;
        let mut out = [0; OFFER_MAX];
        let (begin, keys) = out.split_at_mut(OFFER_LEN);
        begin.copy_from_slice(&self.encode());
        for (place, (rail, region)) in keys.as_chunks_mut::<KEY_LEN>().0.iter_mut().zip(more) {
            place[..2].copy_from_slice(&rail.0.to_le_bytes());
            put64(place, 8, region.addr);
            put64(place, 16, region.key);
        }
        Some((out, OFFER_LEN + more.len() * KEY_LEN))
    }
}

impl Ack {
    /// Wants nothing: the transfer is over.
    pub(crate) fn nothing(send_req: u64) -> Ack {
        Ack { send_req, recv_req: 0, from: 0, upto: 0, advert: None }
    }

    pub(crate) fn encode(&self) -> [u8; ACK_LEN] {
        let mut out = [0; ACK_LEN];
        begin(&mut out, KIND_ACK, 0);
        put64(&mut out, 8, self.send_req);
        put64(&mut out, 16, self.recv_req);
        put64(&mut out, 24, self.from);
        put64(&mut out, 32, self.upto);
        if let Some(advert) = self.advert {
            out[2] = advert.index + 1;
            out[4..8].copy_from_slice(&advert.number.to_le_bytes());
        }
        out
    }
}

impl Frag {
    pub(crate) fn encode(&self) -> [u8; FRAG_LEN] {
        let mut out = [0; FRAG_LEN];
        begin(&mut out, KIND_FRAG, 0);
        put64(&mut out, 8, self.recv_req);
        put64(&mut out, 16, self.offset);
        out
    }
}

impl Put {
    pub(crate) fn encode(&self) -> [u8; PUT_LEN] {
        let mut out = [0; PUT_LEN];
        begin(&mut out, KIND_PUT, 0);
        put64(&mut out, 8, self.recv_req);
        put64(&mut out, 16, self.bytes);
        out
    }
}

impl RecallNotice {
    pub(crate) fn encode(&self) -> [u8; NOTE_LEN] {
        self.encode_as(KIND_RECALL, 0)
    }

    fn encode_as(&self, kind: u8, flags: u8) -> [u8; NOTE_LEN] {
        let mut out = note(kind, self.send_req);
        let eager = if self.eager.is_some() { FLAG_EAGER } else { 0 };
        out[1] |= flags | eager;
        out[4..8].copy_from_slice(&self.eager.unwrap_or(0).to_le_bytes());
        out
    }
}

impl Recalled {
    pub(crate) fn encode(&self) -> [u8; NOTE_LEN] {
        let mut out = note(KIND_RECALLED, self.send_req);
        out[1] |= if self.reserved { FLAG_YES } else { 0 };
        out
    }
}

impl Decision {
    pub(crate) fn encode(&self) -> [u8; NOTE_LEN] {
        self.recall.encode_as(KIND_DECISION, if self.taken { FLAG_YES } else { 0 })
    }
}

impl Lost {
    pub(crate) fn encode(&self) -> [u8; LOST_LEN] {
        let mut out = [0; LOST_LEN];
        begin(&mut out, KIND_LOST, 0);
        out[4..8].copy_from_slice(&self.name.rank.to_le_bytes());
        put64(&mut out, 8, self.context);
        put64(&mut out, 16, self.name.job);
        out
    }
}

fn note(kind: u8, value: u64) -> [u8; NOTE_LEN] {
    let mut out = [0; NOTE_LEN];
    begin(&mut out, kind, 0);
    put64(&mut out, 8, value);
    out
}

/// A message that tells a sender that its synchronous eager message was matched.
pub(crate) fn matched(send_req: u64) -> [u8; NOTE_LEN] {
    note(KIND_MATCHED, send_req)
}

/// A message that returns credit.
pub(crate) fn credit(consumed: u64) -> [u8; NOTE_LEN] {
    note(KIND_CREDIT, consumed)
}

/// The question whether the receiver is in `MPI_Finalize`.
pub(crate) fn ask_drained() -> [u8; NOTE_LEN] {
    note(KIND_ASK_DRAINED, 0)
}

/// The answer to it, from a process that is: the matched messages that it has sent to the receiver.
pub(crate) fn drained(sent: u32) -> [u8; NOTE_LEN] {
    note(KIND_DRAINED, sent.into())
}

/// A message that tells that a communicator of several jobs is revoked.
pub(crate) fn revoked(context: u64) -> [u8; NOTE_LEN] {
    note(KIND_REVOKED, context)
}

#[inline(always)]
fn get16<const N: usize>(m: &[u8; N], at: usize) -> u16 {
    m[at..].first_chunk().map_or(0, |v| u16::from_le_bytes(*v))
}

#[inline(always)]
fn get32<const N: usize>(m: &[u8; N], at: usize) -> u32 {
    m[at..].first_chunk().map_or(0, |v| u32::from_le_bytes(*v))
}

#[inline(always)]
fn get64<const N: usize>(m: &[u8; N], at: usize) -> u64 {
    m[at..].first_chunk().map_or(0, |v| u64::from_le_bytes(*v))
}

#[inline(always)]
fn matching<const N: usize>(m: &[u8; N]) -> Match {
    Match { seq: get32(m, 4), context: get64(m, 8), source: get32(m, 16), tag: get32(m, 20) }
}

fn offer(m: &[u8; OFFER_LEN]) -> OfferHeader {
    let mut regions = Regions::default();
    if m[1] & FLAG_REGION != 0 {
        let region = RemoteRegion { addr: get64(m, 40), len: get64(m, 48), key: get64(m, 56) };
        regions.push(RailName(get16(m, 2)), region);
    }
    let streams = m[1] & FLAG_STREAMS != 0;
    OfferHeader {
        matching: matching(m),
        send_req: get64(m, 24),
        len: get64(m, 32),
        regions,
        streams,
    }
}

/// Rails beyond the first that an offer names.
#[inline(always)]
fn more_rails(m: &[u8; OFFER_LEN]) -> usize {
    usize::from((m[1] & 0xf) >> MORE_SHIFT)
}

/// An offer whose memory may be read over several rails, and what follows its header.
#[cold]
fn offer_of_several<'a>(
    m: &[u8; OFFER_LEN],
    rest: &'a [u8],
) -> Result<(OfferHeader, &'a [u8]), Malformed> {
    let (mut offer, more) = (offer(m), more_rails(m));
    let Some((_, first)) = offer.regions.list().first().copied() else {
        return Err(Malformed::Keys);
    };
    if more >= READ_RAILS {
        return Err(Malformed::Keys);
    }
    let (keys, payload) = rest.split_at_checked(more * KEY_LEN).ok_or(Malformed::Short)?;
    for key in keys.as_chunks::<KEY_LEN>().0 {
        let region = RemoteRegion { addr: get64(key, 8), key: get64(key, 16), ..first };
        offer.regions.push(RailName(get16(key, 0)), region);
    }
    Ok((offer, payload))
}

fn ack(m: &[u8; ACK_LEN]) -> Ack {
    let (from, upto) = (get64(m, 24), get64(m, 32));
    let number = get32(m, 4);
    let advert = m[2].checked_sub(1).map(|index| AdvertUse { index, number });
    Ack { send_req: get64(m, 8), recv_req: get64(m, 16), from, upto, advert }
}

fn lost(m: &[u8; LOST_LEN]) -> Lost {
    Lost { context: get64(m, 8), name: Name { job: get64(m, 16), rank: get32(m, 4) } }
}

fn recall(m: &[u8; NOTE_LEN]) -> RecallNotice {
    let eager = (m[1] & FLAG_EAGER != 0).then_some(get32(m, 4));
    RecallNotice { send_req: get64(m, 8), eager }
}

/// An eager message, the usual one; `None` for all others and for malformed ones.
#[inline(always)]
pub(crate) fn decode_eager(m: &[u8]) -> Option<(Match, &[u8])> {
    let (header, payload) = m.split_first_chunk::<MATCH_LEN>()?;
    // It has no flags.
    let usual = [header[0], header[1]] == [KIND_EAGER, VERSION << 4];
    usual.then(|| (matching(header), payload))
}

/// Splits a message into header and payload.
pub(crate) fn decode(m: &[u8]) -> Result<(Header, &[u8]), Malformed> {
    let (&kind, &version_flags) = m.first().zip(m.get(1)).ok_or(Malformed::Short)?;
    if version_flags >> 4 != VERSION {
        return Err(Malformed::Version);
    }
    let split = match kind {
        KIND_EAGER => {
            m.split_first_chunk().map(|(h, p)| (Header::Eager(matching::<MATCH_LEN>(h)), p))
        }
        KIND_SYNC => m
            .split_first_chunk::<SYNC_LEN>()
            .map(|(h, p)| (Header::Sync(matching(h), get64(h, MATCH_LEN)), p)),
        KIND_OFFER => match m.split_first_chunk() {
            Some((h, p)) if more_rails(h) != 0 => {
                let (offer, p) = offer_of_several(h, p)?;
                Some((Header::Offer(offer), p))
            }
            several => several.map(|(h, p)| (Header::Offer(offer(h)), p)),
        },
        KIND_ACK => m.split_first_chunk().map(|(h, p)| (Header::Ack(ack(h)), p)),
        KIND_FRAG => m
            .split_first_chunk::<FRAG_LEN>()
            .map(|(h, p)| (Header::Frag(Frag { recv_req: get64(h, 8), offset: get64(h, 16) }), p)),
        KIND_MATCHED => {
            m.split_first_chunk::<NOTE_LEN>().map(|(h, p)| (Header::Matched(get64(h, 8)), p))
        }
        KIND_CREDIT => {
            m.split_first_chunk::<NOTE_LEN>().map(|(h, p)| (Header::Credit(get64(h, 8)), p))
        }
        KIND_PUT => m
            .split_first_chunk::<PUT_LEN>()
            .map(|(h, p)| (Header::Put(Put { recv_req: get64(h, 8), bytes: get64(h, 16) }), p)),
        KIND_RECALL => m.split_first_chunk().map(|(h, p)| (Header::Recall(recall(h)), p)),
        KIND_RECALLED => m.split_first_chunk::<NOTE_LEN>().map(|(h, p)| {
            let reserved = h[1] & FLAG_YES != 0;
            (Header::Recalled(Recalled { send_req: get64(h, 8), reserved }), p)
        }),
        KIND_DECISION => m.split_first_chunk().map(|(h, p)| {
            let taken = h[1] & FLAG_YES != 0;
            (Header::Decision(Decision { recall: recall(h), taken }), p)
        }),
        KIND_ASK_DRAINED => m.split_first_chunk::<NOTE_LEN>().map(|(_, p)| (Header::AskDrained, p)),
        KIND_DRAINED => {
            m.split_first_chunk::<NOTE_LEN>().map(|(h, p)| (Header::Drained(get32(h, 8)), p))
        }
        KIND_LOST => m.split_first_chunk().map(|(h, p)| (Header::Lost(lost(h)), p)),
        KIND_REVOKED => {
            m.split_first_chunk::<NOTE_LEN>().map(|(h, p)| (Header::Revoked(get64(h, 8)), p))
        }
        _ => return Err(Malformed::Kind),
    };
    let (header, payload) = split.ok_or(Malformed::Short)?;
    if let Header::Ack(a) = header
        && a.from > a.upto
    {
        return Err(Malformed::NegativeRange);
    }
    if let Header::Offer(o) = header
        && payload.len() as u64 > o.len
    {
        return Err(Malformed::TooMuchPayload);
    }
    Ok((header, payload))
}

/// The match header of a message that has one; for putting messages into order.
#[inline]
pub(crate) fn sequence_of(h: &Header) -> Option<u32> {
    match h {
        Header::Eager(m) | Header::Sync(m, _) => Some(m.seq),
        Header::Offer(o) => Some(o.matching.seq),
        Header::Ack(_)
        | Header::Frag(_)
        | Header::Matched(_)
        | Header::Credit(_)
        | Header::Put(_)
        | Header::Recall(_)
        | Header::Recalled(_)
        | Header::Decision(_)
        | Header::AskDrained
        | Header::Drained(_)
        | Header::Lost(_)
        | Header::Revoked(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const M: Match = Match { seq: 0x0403_0201, context: 0x1122_3344_5566_7788, source: 9, tag: 77 };

    fn check(bytes: &[u8], expected: Header) {
        let mut message = bytes.to_vec();
        message.extend_from_slice(b"pay");
        assert_eq!(decode(&message), Ok((expected, &b"pay"[..])));
        for cut in 0..bytes.len() {
            assert!(decode(&bytes[..cut]).is_err(), "{cut} bytes of {expected:?} were accepted");
        }
        let mut other = bytes.to_vec();
        other[1] ^= 0x40;
        assert!(decode(&other).is_err());
    }

    #[test]
    fn every_header_survives_the_wire() {
        let region = RemoteRegion { addr: 1, len: 2, key: 3 };
        let mut regions = Regions::default();
        regions.push(RailName(9), region);
        let offer = OfferHeader { matching: M, send_req: 5, len: 1 << 40, regions, streams: false };
        let bare = OfferHeader { regions: Regions::default(), ..offer };
        let spare = OfferHeader { streams: true, ..offer };
        let ack = Ack { send_req: 1, recv_req: 2, from: 3, upto: 4, advert: None };
        let advert = Some(AdvertUse { index: 3, number: 0x0403_0201 });
        let taken = Ack { advert, ..ack };
        let frag = Frag { recv_req: 6, offset: 7 };
        check(&M.eager(), Header::Eager(M));
        check(&M.sync(42), Header::Sync(M, 42));
        check(&offer.encode(), Header::Offer(offer));
        check(&bare.encode(), Header::Offer(bare));
        check(&spare.encode(), Header::Offer(spare));
        assert_eq!(offer.encode_all(), None);
        let mut several = offer;
        for more in 4..4 + READ_RAILS as u64 {
            several
                .regions
                .push(RailName(more as u16), RemoteRegion { addr: 7 * more, len: 2, key: more });
            let (bytes, len) = several.encode_all().unwrap();
            check(&bytes[..len], Header::Offer(several));
        }
        assert_eq!(several.regions.list().len(), READ_RAILS);
        check(&ack.encode(), Header::Ack(ack));
        check(&taken.encode(), Header::Ack(taken));
        let put = Put { recv_req: 8, bytes: 9 };
        check(&put.encode(), Header::Put(put));
        check(&frag.encode(), Header::Frag(frag));
        check(&matched(8), Header::Matched(8));
        check(&credit(9), Header::Credit(9));
        check(&ask_drained(), Header::AskDrained);
        check(&drained(u32::MAX), Header::Drained(u32::MAX));
        let lost = Lost { context: 64, name: Name { job: 1 << 63, rank: 3 } };
        check(&lost.encode(), Header::Lost(lost));
        check(&revoked(64), Header::Revoked(64));
        for eager in [None, Some(0), Some(u32::MAX)] {
            let recall = RecallNotice { send_req: 5, eager };
            check(&recall.encode(), Header::Recall(recall));
            for yes in [false, true] {
                let decision = Decision { recall, taken: yes };
                check(&decision.encode(), Header::Decision(decision));
                let answer = Recalled { send_req: 5, reserved: yes };
                check(&answer.encode(), Header::Recalled(answer));
            }
        }
    }

    #[test]
    fn the_eager_header_is_as_documented() {
        let expected = [
            1, 0x40, 0, 0, 1, 2, 3, 4, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11, 9, 0, 0, 0,
            77, 0, 0, 0,
        ];
        assert_eq!(M.eager(), expected);
    }

    #[test]
    fn contradictions_are_refused() {
        let ack = Ack { send_req: 1, recv_req: 2, from: 4, upto: 3, advert: None };
        assert!(decode(&ack.encode()).is_err());
        let regions = Regions::default();
        let offer = OfferHeader { matching: M, send_req: 5, len: 1, regions, streams: false };
        for (more, flags) in [(1, 0), (2, 0), (3, 0), (3, FLAG_REGION)] {
            let mut bytes = offer.encode();
            bytes[1] |= more << MORE_SHIFT | flags;
            let bytes = [&bytes[..], &[0; 72]].concat();
            assert_eq!(decode(&bytes), Err(Malformed::Keys));
        }
        let mut offer = offer.encode().to_vec();
        offer.extend_from_slice(b"two");
        assert!(decode(&offer).is_err());
        assert!(decode(&[0xff; 64]).is_err());
    }
}
