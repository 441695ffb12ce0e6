//! Packets of the reliable layer as bytes; the table is in `docs/formats/dr.md`.

/// Bytes before the payload of a packet.
pub(super) const HEAD: usize = 48;
/// Version of this layout.
const VERSION: u8 = 4;
/// Packets with data that are under way to one peer at most. With four times as many, kernels whose
/// memory for datagrams is short lose most of a window, and jobs take many times as long.
pub(super) const WINDOW: u64 = 256;
/// Packets after the first missing one that each head tells of.
pub(super) const ACKED: u64 = 64;
/// Words of as many bits that may follow the head of an acknowledgement: with these it tells of all
/// that may be under way.
pub(super) const WORDS: usize = (WINDOW / ACKED - 1) as usize;

/// What a packet is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PacketKind {
    /// Carries a message, or the last part of one.
    Data,
    /// Carries a part of a message that goes on in the packet with the next number.
    Part,
    /// Tells only what has been received.
    Ack,
    /// Asks for an answer over the same rail.
    Probe,
    /// Answers a probe: `seq` is the probe's.
    Answer,
    /// The sender has all that it needs; `seq` is not used.
    Bye,
}

impl PacketKind {
    const ALL: [PacketKind; 6] = [
        PacketKind::Data,
        PacketKind::Part,
        PacketKind::Ack,
        PacketKind::Probe,
        PacketKind::Answer,
        PacketKind::Bye,
    ];

    fn code(self) -> u8 {
        match self {
            PacketKind::Data => 1,
            PacketKind::Ack => 2,
            PacketKind::Probe => 3,
            PacketKind::Answer => 4,
            PacketKind::Bye => 5,
            PacketKind::Part => 6,
        }
    }
}

/// The head of a packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DrHead {
    pub(super) kind: PacketKind,
    /// Tag of the message.
    pub(super) tag: u8,
    /// How often the packet has been sent with this time; it stays at 255.
    pub(super) attempt: u8,
    /// Number of the packet, of those with data from its sender to its receiver, from 0.
    pub(super) seq: u64,
    /// All packets with data before this one have been received.
    pub(super) ack: u64,
    /// Bit `i`: the one with number `ack + 1 + i` has been received too.
    pub(super) more: u64,
    /// Number and attempt of the data packet that has come last.
    pub(super) echo: Option<Echo>,
}

/// Which transmission of which packet has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Echo {
    pub(super) seq: u64,
    pub(super) attempt: u8,
}

impl Echo {
    fn encode(echo: Option<Echo>) -> u64 {
        echo.map_or(0, |e| e.seq.wrapping_add(1) << 8 | u64::from(e.attempt))
    }

    fn decode(word: u64) -> Option<Echo> {
        Some(Echo { seq: (word >> 8).checked_sub(1)?, attempt: word as u8 })
    }
}

impl DrHead {
    /// The head, with the code over it and the payload whose CRC-32C is `payload`.
    pub(super) fn encode(&self, len: usize, payload: u32) -> [u8; HEAD] {
        let mut out = [0; HEAD];
        out[4] = VERSION;
        out[5] = self.kind.code();
        out[6] = self.tag;
        out[7] = self.attempt;
        out[8..12].copy_from_slice(&(len as u32).to_be_bytes());
        out[12..16].copy_from_slice(&payload.to_be_bytes());
        out[16..24].copy_from_slice(&self.seq.to_be_bytes());
        out[24..32].copy_from_slice(&self.ack.to_be_bytes());
        out[32..40].copy_from_slice(&self.more.to_be_bytes());
        out[40..48].copy_from_slice(&Echo::encode(self.echo).to_be_bytes());
        let code = crc32c::crc32c(&out[4..]);
        out[..4].copy_from_slice(&code.to_be_bytes());
        out
    }

    /// DrHead and payload of a packet that is as it was sent; `None`: it is not.
    pub(super) fn decode(packet: &[u8]) -> Option<(DrHead, &[u8])> {
        let (head, payload) = packet.split_first_chunk::<HEAD>()?;
        let long = |at: usize| {
            let mut b = [0; 8];
            b.copy_from_slice(&head[at..at + 8]);
            u64::from_be_bytes(b)
        };
        let word = |at: usize| (long(at) >> 32) as u32;
        let intact = word(0) == crc32c::crc32c(&head[4..])
            && head[4] == VERSION
            && word(8) as usize == payload.len()
            && word(12) == crc32c::crc32c(payload);
        let kind = PacketKind::ALL.into_iter().find(|k| k.code() == head[5])?;
        let fields = DrHead {
            kind,
            tag: head[6],
            attempt: head[7],
            seq: long(16),
            ack: long(24),
            more: long(32),
            echo: Echo::decode(long(40)),
        };
        intact.then_some((fields, payload))
    }
}

/// These bytes as a packet with the right codes and length; `None`: they are too few.
pub(super) fn forge(packet: &[u8]) -> Option<Vec<u8>> {
    let mut forged = packet.to_vec();
    let (head, payload) = forged.split_first_chunk_mut::<HEAD>()?;
    head[4] = VERSION;
    head[8..12].copy_from_slice(&(payload.len() as u32).to_be_bytes());
    head[12..16].copy_from_slice(&crc32c::crc32c(payload).to_be_bytes());
    let code = crc32c::crc32c(&head[4..]);
    head[..4].copy_from_slice(&code.to_be_bytes());
    Some(forged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_counts() {
        let echo = Some(Echo { seq: 0, attempt: 3 });
        let head = DrHead {
            kind: PacketKind::Data,
            tag: 9,
            attempt: 2,
            seq: 1 << 40,
            ack: 7,
            more: 5,
            echo,
        };
        let payload = b"hello, other side";
        let mut packet = head.encode(payload.len(), crc32c::crc32c(payload)).to_vec();
        packet.extend_from_slice(payload);
        assert_eq!(DrHead::decode(&packet), Some((head, &payload[..])));
        for bit in 0..packet.len() * 8 {
            packet[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(DrHead::decode(&packet), None, "bit {bit}");
            packet[bit / 8] ^= 1 << (bit % 8);
        }
        for cut in 0..packet.len() {
            assert_eq!(DrHead::decode(&packet[..cut]), None);
        }
        for kind in PacketKind::ALL {
            let head = DrHead { kind, echo: None, ..head };
            assert_eq!(DrHead::decode(&head.encode(0, 0)), Some((head, &[][..])));
        }
    }
}
