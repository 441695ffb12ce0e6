//! Tickets of boards and lanes: whether a communicator gets what it asks for, and how rank 0 tells
//! the others.

use hawser_board::contract::{Boards, Ticket};
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Space;

use crate::Tell;

/// What a communicator can ask for.
#[derive(Clone, Copy)]
pub(super) enum Wanted {
    Board,
    /// With long rooms or without.
    Lane {
        long: bool,
    },
}

impl Wanted {
    /// What it is, and which calls go by messages without it.
    fn name(self) -> (&'static str, &'static str) {
        match self {
            Wanted::Board => ("board", "blocking calls"),
            Wanted::Lane { long: false } => ("lane", "calls in flight"),
            Wanted::Lane { long: true } => ("lane with long rooms", "long calls in flight"),
        }
    }
}

/// What a communicator asks for, and tells where there was none left. One that has lost a member
/// gets nothing, nor one that some rank has freed already since it has heard of that or of
/// something else: what was claimed is given back.
pub(super) fn found<T>(
    (boards, tell): (&dyn Boards, Option<Tell>),
    comm: &Comm,
    wanted: Wanted,
    claim: impl FnOnce() -> Option<T>,
    give_back: impl FnOnce(T),
) -> Option<T> {
    if comm.pml().liveness().lost(comm.group()).is_some() {
        return None;
    }
    let Some(claimed) = claim() else {
        if let Some(tell) = tell {
            let (what, calls) = wanted.name();
            let why = match boards.is_apart(comm) {
                true => "some of its ranks have moved to another host".to_owned(),
                false => {
                    format!(
                        "shm has no free {what}, since communicators that are not freed have them"
                    )
                }
            };
            let (context, ranks) = (comm.context(Space::P2p), comm.size());
            tell(format!(
                "coll: communicator {context:x} of {ranks} ranks: {why}; its {calls} go by messages"
            ));
        }
        return None;
    };
    // After the claim: a rank that departs looks for claims once it has said so.
    if boards.is_left(comm) {
        give_back(claimed);
        return None;
    }
    Some(claimed)
}

/// Bytes of a ticket for the other ranks: number (0xffffffff: none) and base, little endian.
pub(super) const BYTES: usize = 12;

pub(super) fn encode(ticket: Option<Ticket>) -> [u8; BYTES] {
    let Ticket { number, base } = ticket.unwrap_or(Ticket { number: u32::MAX, base: 0 });
    let mut bytes = [0; BYTES];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    bytes[4..].copy_from_slice(&base.to_le_bytes());
    bytes
}

pub(super) fn decode(bytes: &[u8]) -> Option<Ticket> {
    let (number, base) = bytes.split_first_chunk()?;
    let number = u32::from_le_bytes(*number);
    let base = u64::from_le_bytes(base.try_into().ok()?);
    (number != u32::MAX).then_some(Ticket { number, base })
}

/// Places for `count` tickets; those without one say that there is none.
pub(super) fn encode_all(tickets: &[Ticket], count: usize) -> Vec<u8> {
    (0..count).flat_map(|i| encode(tickets.get(i).copied())).collect()
}

/// The tickets that there are.
pub(super) fn decode_all(bytes: &[u8]) -> Vec<Ticket> {
    bytes.chunks_exact(BYTES).filter_map(decode).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_survive_and_none_is_none() {
        let ticket = Ticket { number: 5, base: 1 << 40 };
        assert_eq!(decode(&encode(Some(ticket))), Some(ticket));
        assert_eq!(decode(&encode(None)), None);
        assert_eq!(decode(&[1; 5]), None);
        let other = Ticket { number: 7, base: 2 };
        assert_eq!(decode_all(&encode_all(&[ticket, other], 3)), [ticket, other]);
        assert!(decode_all(&encode_all(&[], 3)).is_empty());
    }
}
