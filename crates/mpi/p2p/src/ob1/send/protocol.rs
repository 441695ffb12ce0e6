//! Which protocol carries a message: the one function that the engine asks for each message, and
//! from which the table of `hawser info --p2p` is made.

use crate::bml::Bounds;
use crate::ob1::wire;

/// How a message travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// Header and data at once, within the receiver's credit.
    Eager,
    /// An offer without data; the receiver reads the rest from the sender's memory.
    Get,
    /// An offer with the beginning of the data, then fragments when the receiver has answered.
    Fragments,
}

/// The protocol of a message of `len` bytes whose eager header would have `header` bytes. Two
/// things can change it afterwards: a receiver without credit turns eager into an offer, and
/// memory that cannot be read turns `Get` into `Fragments`.
#[inline(always)]
pub(crate) fn protocol(len: usize, header: usize, bounds: Bounds) -> Protocol {
    if len + header <= bounds.eager_max { Protocol::Eager } else { rendezvous(len, bounds) }
}

/// The protocol of a message that cannot be eager.
#[inline]
pub(crate) fn rendezvous(len: usize, bounds: Bounds) -> Protocol {
    if len as u64 >= bounds.get_min { Protocol::Get } else { Protocol::Fragments }
}

/// Longest beginning, in bytes, of a message of which one side may have to move the rest alone: a
/// receiver that is there answers when it sees it, and copying it keeps the sender in its call.
const ALONE_MAX: usize = 4 << 10;

/// Length up to which the offer of a message carries its beginning, in bytes. `alone`: one side may
/// have to move the rest.
#[inline]
pub(crate) fn first_piece(len: usize, bounds: Bounds, alone: bool) -> usize {
    let most = if alone { ALONE_MAX } else { usize::MAX };
    len.min(bounds.eager_max.saturating_sub(wire::OFFER_LEN)).min(most)
}

/// The lengths at which the answer of `choose` changes: (smallest length, answer), beginning with
/// length 0. `choose` never returns to an answer that it has left, up to `last`.
pub(crate) fn ranges<T: PartialEq>(last: u64, choose: impl Fn(u64) -> T) -> Vec<(u64, T)> {
    let mut found = vec![(0, choose(0))];
    loop {
        let (from, answer) = match found.last() {
            Some((from, answer)) => (*from, answer),
            None => return found,
        };
        if choose(last) == *answer {
            return found;
        }
        // `low` has this answer, `high` another one.
        let (mut low, mut high) = (from, last);
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if choose(middle) == *answer { low = middle } else { high = middle }
        }
        found.push((high, choose(high)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_has_one_protocol() {
        let bounds = Bounds { eager_max: 4160, get_min: 1 << 19 };
        let of = |len: u64| protocol(len as usize, wire::MATCH_LEN, bounds);
        let limit = (4160 - wire::MATCH_LEN) as u64;
        let expected =
            [(0, Protocol::Eager), (limit + 1, Protocol::Fragments), (1 << 19, Protocol::Get)];
        assert_eq!(ranges(u64::from(u32::MAX), of), expected);
        let never = Bounds { get_min: u64::MAX, ..bounds };
        assert_eq!(protocol(1 << 40, wire::MATCH_LEN, never), Protocol::Fragments);
        let always = Bounds { get_min: 1, ..bounds };
        let of = |len: u64| protocol(len as usize, wire::MATCH_LEN, always);
        assert_eq!(ranges(1 << 40, of), [(0, Protocol::Eager), (limit + 1, Protocol::Get)]);
        assert_eq!(first_piece(10_000, bounds, false), 4160 - wire::OFFER_LEN);
        let long = Bounds { eager_max: 1 << 20, ..bounds };
        assert_eq!(first_piece(1 << 20, long, true), ALONE_MAX);
    }
}
