//! What a rank posts of blocks with unlike lengths: the data, behind a list of where each ends.

use std::ops::Range;

use hawser_core::buf::UserBuf;
use hawser_core::err;
use hawser_core::exposed::Shared;

use super::calls::HEADER;
use crate::exec::FirstError;

/// Where the data of a post stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PostPlace {
    /// In the room of the cell, behind the list.
    Short,
    /// In the rank's part of the slab.
    Long,
    /// Nowhere yet: it fits neither.
    Elsewhere,
}

impl PostPlace {
    /// The data that stands there, if it is in what was posted.
    pub(super) fn data<S>(self, short: S, long: &Shared) -> Option<Data<S>> {
        match self {
            PostPlace::Short => Some(Data::Short(short)),
            PostPlace::Long => Some(Data::Long(*long)),
            PostPlace::Elsewhere => None,
        }
    }
}

/// What a rank can post, the same at all ranks but for those [that are apart](Rooms::of): from the
/// length of the data each knows where it is.
#[derive(Clone, Copy)]
pub(super) struct Rooms {
    /// Bytes of the room of its cell.
    pub(super) short: usize,
    /// Bytes of its part of the slab that are of use; 0: the board has none.
    pub(super) long: u64,
}

impl Rooms {
    /// Those of a rank that uses no slab where it is apart from others.
    pub(super) fn of(self, is_apart: bool) -> Rooms {
        Rooms { long: if is_apart { 0 } else { self.long }, ..self }
    }

    /// Where so many bytes stand behind a list of `listed` blocks.
    pub(super) fn place(self, bytes: u64, listed: u32) -> PostPlace {
        let rest = |entry: usize| self.short.checked_sub(HEADER + listed as usize * entry);
        match rest(size_of::<u32>()) {
            _ if rest(size_of::<u16>()).is_some_and(|rest| bytes <= rest as u64) => {
                PostPlace::Short
            }
            Some(_) if bytes <= self.long => PostPlace::Long,
            _ => PostPlace::Elsewhere,
        }
    }

    /// Bytes of the list that stands behind the header; 0: there is no room for it, or it is empty.
    pub(super) fn head(self, place: PostPlace, listed: u32) -> usize {
        let entry = if place == PostPlace::Short { size_of::<u16>() } else { size_of::<u32>() };
        let head = listed as usize * entry;
        if HEADER + head <= self.short { head } else { 0 }
    }
}

/// Data that a rank posts, or has posted.
pub(super) enum Data<S> {
    Short(S),
    Long(Shared),
}

impl Data<&mut [u8]> {
    pub(super) fn put(&mut self, at: usize, block: &UserBuf) {
        match self {
            Data::Short(data) => _ = block.drain(&mut data[at..at + block.len()]),
            Data::Long(long) => long.put(at as u64, block),
        }
    }
}

impl Data<&[u8]> {
    /// Puts what was posted there into its place, as far as there is room.
    pub(super) fn fill(
        &self,
        errors: &mut FirstError,
        into: &UserBuf,
        rank: u32,
        lies: Range<usize>,
    ) {
        let most = into.len();
        too_long(errors, rank, lies.len(), most);
        let (begin, len) = (lies.start, lies.len().min(most));
        match self {
            _ if len == 0 => {}
            Data::Short(data) => {
                if let Some(data) = data.get(begin..begin + len) {
                    into.fill(data);
                }
            }
            Data::Long(long) => long.take(begin as u64, &into.range(0, len)),
        }
    }
}

/// Notes that a rank sends more than this one receives.
pub(super) fn too_long(errors: &mut FirstError, rank: u32, sent: usize, most: usize) {
    if sent > most {
        errors.note(err!(
            Truncate,
            "rank {rank} of the communicator sends {sent} bytes, and this rank receives {most}"
        ));
    }
}

/// A list of where blocks end: of so many bytes, with two for each where the post is short, and
/// else four.
pub(super) struct BlockList<'a> {
    pub(super) list: &'a [u8],
    pub(super) is_short: bool,
}

impl BlockList<'_> {
    /// Writes a list of blocks with these lengths, which gives `put` each block and where it
    /// begins.
    pub(super) fn write(
        list: &mut [u8],
        is_short: bool,
        len: impl Fn(u32) -> u64,
        mut put: impl FnMut(usize, u32),
    ) {
        let mut end = 0_u64;
        let mut next = |rank| {
            put(end as usize, rank);
            end = end.saturating_add(len(rank));
            end
        };
        if is_short {
            for (rank, entry) in (0..).zip(list.chunks_exact_mut(size_of::<u16>())) {
                entry.copy_from_slice(&(next(rank) as u16).to_le_bytes());
            }
        } else {
            for (rank, entry) in (0..).zip(list.chunks_exact_mut(size_of::<u32>())) {
                let end = u32::try_from(next(rank)).unwrap_or(u32::MAX);
                entry.copy_from_slice(&end.to_le_bytes());
            }
        }
    }

    fn end(&self, rank: u32) -> usize {
        fn entry<const N: usize>(list: &[u8], rank: u32) -> Option<&[u8; N]> {
            list.get(rank as usize * N..)?.first_chunk()
        }
        let end = match self.is_short {
            true => entry(self.list, rank).map(|e| usize::from(u16::from_le_bytes(*e))),
            false => entry(self.list, rank).map(|e| u32::from_le_bytes(*e) as usize),
        };
        end.unwrap_or(0)
    }

    /// Where the block of a rank lies.
    pub(super) fn block(&self, rank: u32) -> Range<usize> {
        let begin = rank.checked_sub(1).map_or(0, |before| self.end(before));
        begin..self.end(rank).max(begin)
    }

    /// The same in a list of rank `of` with `total` bytes, where the blocks of those behind it
    /// stand first: of different ranks, different blocks stand in the same place.
    pub(super) fn block_behind(&self, rank: u32, of: u32, total: u64) -> Range<u64> {
        let Range { start, end } = self.block(rank);
        let (start, end, passed) = (start as u64, end as u64, self.end(of) as u64);
        let skipped = |at: u64| match rank > of {
            true => at.saturating_sub(passed),
            false => at.saturating_add(total.saturating_sub(passed)),
        };
        skipped(start)..skipped(end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_core::temp::TempBuf;
    use hawser_datatype::{Datatype, Scalar};

    const ROOMS: Rooms = Rooms { short: HEADER + 100, long: 1000 };

    #[test]
    fn lists_give_each_rank_its_block() {
        let data = TempBuf::new(100, &Datatype::scalar(Scalar::Byte)).expect("memory");
        let bytes: Vec<u8> = (0..100).collect();
        data.typed().unpack_from(&bytes);
        let lens = [3, 0, 7, 0, 90, 0];
        let begins: Vec<u64> =
            (0..lens.len()).map(|rank| lens[..rank].iter().sum::<u64>()).collect();
        let ranks = lens.len() as u32;
        for place in [PostPlace::Short, PostPlace::Long] {
            let is_short = place == PostPlace::Short;
            let (mut list, mut room) = (vec![0xee; ROOMS.head(place, ranks)], vec![0xee; 100]);
            let mut into = Data::Short(&mut room[..]);
            BlockList::write(
                &mut list,
                is_short,
                |rank| lens[rank as usize],
                |at, rank| {
                    let (begin, len) = (begins[rank as usize], lens[rank as usize]);
                    into.put(at, &data.typed().elements(begin as i64, len));
                },
            );
            let found = TempBuf::new(100, &Datatype::scalar(Scalar::Byte)).expect("memory");
            let mut errors = FirstError::default();
            let mut fill = |list: &[u8], rank: u32| {
                let into = found.typed().elements(0, lens[rank as usize]);
                let lies = BlockList { list, is_short }.block(rank);
                Data::Short(&room[..]).fill(&mut errors, &into, rank, lies);
                errors.take()
            };
            for rank in 0..ranks {
                let (begin, len) = (begins[rank as usize] as usize, lens[rank as usize] as usize);
                let lies = BlockList { list: &list, is_short }.block(rank);
                assert_eq!(lies, begin..begin + len, "{rank}");
                fill(&list, rank).expect("a block");
                assert_eq!(found.typed().pack_all()[..len], bytes[begin..begin + len], "{rank}");
            }
            // Nobody reads behind what is there, or writes more than was asked for, whatever the
            // list says.
            list[0] = 0xff;
            fill(&list, 0).expect_err("more than three bytes");
            assert_eq!(BlockList { list: &list, is_short }.block(1), 0xff..0xff);
            assert_eq!(BlockList { list: &list[..5], is_short }.block(5), 0..0);
        }
    }

    #[test]
    fn blocks_stand_behind_each_other_from_the_next_rank_on() {
        // Those of rank 2 for ranks 0, 1, 3 and 4: 10, 20, 30 and 0 bytes.
        let lens = [10, 20, 0, 30, 0];
        let mut list = vec![0; ROOMS.head(PostPlace::Elsewhere, 5)];
        BlockList::write(&mut list, false, |rank| lens[rank as usize], |_, _| {});
        let list = BlockList { list: &list, is_short: false };
        let found = [0, 1, 3, 4].map(|rank| list.block_behind(rank, 2, 60));
        assert_eq!(found, [30..40, 40..60, 0..30, 30..30]);
        // Whatever it says, nothing overflows.
        assert_eq!(list.block_behind(0, 2, 0), 0..10);
    }

    #[test]
    fn ends_that_a_list_cannot_tell_are_its_last() {
        let mut list = vec![0; 8];
        BlockList::write(&mut list, false, |_| u64::MAX / 2, |_, _| {});
        assert_eq!(BlockList { list: &list, is_short: false }.block(1).len(), 0);
    }

    #[test]
    fn data_stands_where_it_fits() {
        assert_eq!(ROOMS.place(80, 10), PostPlace::Short);
        assert_eq!(ROOMS.place(81, 10), PostPlace::Long);
        assert_eq!(ROOMS.place(1000, 10), PostPlace::Long);
        assert_eq!(ROOMS.place(1001, 10), PostPlace::Elsewhere);
        assert_eq!(
            (ROOMS.head(PostPlace::Short, 10), ROOMS.head(PostPlace::Elsewhere, 10)),
            (20, 40)
        );
        // A list of 30 fits with two bytes for each only.
        assert_eq!(
            (ROOMS.place(40, 30), ROOMS.place(41, 30)),
            (PostPlace::Short, PostPlace::Elsewhere)
        );
        assert_eq!(
            (ROOMS.head(PostPlace::Short, 30), ROOMS.head(PostPlace::Elsewhere, 30)),
            (60, 0)
        );
        assert_eq!(ROOMS.place(0, 1000), PostPlace::Elsewhere);
    }
}
