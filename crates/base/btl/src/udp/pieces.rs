//! Messages that come in pieces, until they are whole. Pure.

use std::collections::VecDeque;

use super::wire::Part;

/// Messages of one peer that may be incomplete at once; more push out the oldest one, which is
/// lost as messages of this network may be.
const KEPT: usize = 32;

#[derive(Debug)]
struct Partial {
    rail: u8,
    number: u32,
    tag: u8,
    bytes: Vec<u8>,
    missing: usize,
}

/// The incomplete messages of a peer.
#[derive(Debug, Default)]
pub(super) struct Pieces {
    kept: VecDeque<Partial>,
}

impl Pieces {
    /// Takes a piece, which comes once; the tag and the bytes of a message that is whole with it.
    pub(super) fn take(
        &mut self,
        rail: u8,
        tag: u8,
        part: Part,
        bytes: &[u8],
    ) -> Option<(u8, Vec<u8>)> {
        let total = part.total as usize;
        let is_it = |p: &Partial| p.rail == rail && p.number == part.number;
        let at = match self.kept.iter().position(is_it) {
            Some(at) => at,
            None => {
                if self.kept.len() == KEPT {
                    self.kept.pop_front();
                }
                let (number, room) = (part.number, vec![0; total]);
                self.kept.push_back(Partial { rail, number, tag, bytes: room, missing: total });
                self.kept.len() - 1
            }
        };
        let partial = self.kept.get_mut(at)?;
        let start = part.offset as usize;
        let fits = partial.bytes.len() == total && bytes.len() <= partial.missing;
        let place = partial.bytes.get_mut(start..start + bytes.len()).filter(|_| fits);
        let Some(place) = place else {
            self.kept.remove(at);
            return None;
        };
        place.copy_from_slice(bytes);
        partial.missing -= bytes.len();
        if partial.missing > 0 {
            return None;
        }
        self.kept.remove(at).map(|whole| (whole.tag, whole.bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(number: u32, offset: u32) -> Part {
        Part { number, offset, total: 6 }
    }

    #[test]
    fn a_message_is_whole_when_all_its_pieces_are_there() {
        let mut pieces = Pieces::default();
        assert_eq!(pieces.take(0, 9, part(1, 4), b"56"), None);
        assert_eq!(pieces.take(1, 9, part(1, 0), b"1234"), None, "of another rail");
        assert_eq!(pieces.take(0, 9, part(1, 0), b"1234"), Some((9, b"123456".to_vec())));
        assert_eq!(pieces.kept.len(), 1);
    }

    #[test]
    fn what_is_incomplete_is_bounded_and_contradictions_end_it() {
        let mut pieces = Pieces::default();
        for number in 0..1000 {
            assert_eq!(pieces.take(0, 1, part(number, 0), b"123"), None);
            assert!(pieces.kept.len() <= KEPT);
        }
        let other = Part { total: 7, ..part(999, 3) };
        assert_eq!(pieces.take(0, 1, other, b"456"), None);
        assert_eq!(pieces.take(0, 1, part(999, 3), b"456"), None, "it has gone");
        assert_eq!(pieces.take(0, 1, part(998, 3), b"456"), Some((1, b"123456".to_vec())));
    }
}
