//! The words by which modules name what they have been asked to do.

use crate::bml::READ_RAILS;
use crate::ob1::slab::{INDEX_BITS, Name};

/// A zero-copy operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cookie {
    /// Data of a send, sent from where it lies: see [`Sends::lend`].
    ///
    /// [`Sends::lend`]: crate::ob1::sends::Sends::lend
    Loan(Name),
    /// A `get` for this receive, over the rail at this place among those that its offer names.
    Get(Name, usize),
}

/// Set for [`Cookie::Get`]; a name leaves the bit free.
const GET: u64 = 1 << 31;
/// Where the place of the rail is; a name leaves these bits free, too.
const PLACE: u32 = 29;
const PLACES: u64 = 3 << PLACE;
const _: () = assert!(READ_RAILS <= 4 && INDEX_BITS <= PLACE);

impl Cookie {
    #[inline]
    pub(crate) fn encode(self) -> u64 {
        match self {
            Cookie::Loan(name) => name.pack(),
            Cookie::Get(name, place) => GET | (place as u64) << PLACE & PLACES | name.pack(),
        }
    }

    /// The reverse of [`Cookie::encode`]; any word gives some cookie.
    #[inline]
    pub(crate) fn decode(word: u64) -> Cookie {
        let name = Name::unpack(word & !(GET | PLACES));
        let place = ((word & PLACES) >> PLACE) as usize;
        if word & GET == 0 { Cookie::Loan(name) } else { Cookie::Get(name, place) }
    }
}

/// What a placement belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlacementCookie {
    /// The direct receive, or the request that it has become: by the number of the placement.
    Direct(u32),
    /// A receive.
    Receive(Name),
}

impl PlacementCookie {
    #[inline(always)]
    pub(crate) fn encode(self) -> u64 {
        match self {
            PlacementCookie::Direct(number) => u64::from(number),
            PlacementCookie::Receive(name) => name.pack(),
        }
    }

    /// The reverse of [`PlacementCookie::encode`]. Names of receives lie above all numbers, since
    /// their generations begin with 1.
    #[inline]
    pub(crate) fn decode(word: u64) -> PlacementCookie {
        u32::try_from(word)
            .map_or_else(|_| PlacementCookie::Receive(Name::unpack(word)), PlacementCookie::Direct)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ob1::slab::INDEX_BITS;

    #[test]
    fn every_cookie_comes_back() {
        let last = (1 << INDEX_BITS) - 1;
        for (index, generation) in [(0, 1), (last, 1), (7, u32::MAX), (last, u32::MAX)] {
            let name = Name { index, generation };
            for cookie in [Cookie::Loan(name), Cookie::Get(name, 0), Cookie::Get(name, 2)] {
                assert_eq!(Cookie::decode(cookie.encode()), cookie);
            }
            for cookie in [
                PlacementCookie::Receive(name),
                PlacementCookie::Direct(index),
                PlacementCookie::Direct(u32::MAX),
            ] {
                assert_eq!(PlacementCookie::decode(cookie.encode()), cookie);
            }
        }
    }
}
