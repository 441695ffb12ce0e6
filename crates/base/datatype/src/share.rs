//! Whether elements of a vector share bytes.
//!
//! Programs may send such elements (MPI-5.0 section 3.2.2 forbids it for data that is received), as
//! windows of a signal that overlap. What is computed from them needs memory of another layout.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use crate::cursor::Cursor;
use crate::desc::Datatype;
use crate::error::{Result, TypeError};

/// Alignment of elements that lie apart, in bytes: that of every predefined type.
const ALIGN: i64 = 16;

/// A run of data, where it lies modulo the extent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Piece {
    begin: i64,
    end: i64,
    /// The multiple of the extent.
    row: i64,
}

impl Datatype {
    /// True when some of `count` elements that follow one another share bytes. The columns of a
    /// matrix do not, although each lies amid the others.
    #[inline]
    pub fn shares_bytes(&self, count: u64) -> bool {
        self.true_extent() > self.extent().saturating_abs()
            && count > 1
            && self.share_distance() < count
    }

    /// The same data with an extent by which no two elements share bytes; committed.
    ///
    /// # Errors
    /// A type that no memory can hold.
    pub fn apart(&self) -> Result<Datatype> {
        let extent = self.true_extent().checked_add(ALIGN - 1);
        let extent = extent.ok_or_else(|| TypeError::overflow("extent"))? / ALIGN * ALIGN;
        let apart = Datatype::resized(0, extent, self)?;
        apart.commit();
        Ok(apart)
    }

    /// How many elements one that shares bytes with another is away from it, at least; the largest
    /// number when none does.
    pub(crate) fn find_share_distance(&self) -> u64 {
        let Some(extent) = Some(self.extent().saturating_abs()).filter(|extent| *extent > 0) else {
            return 1;
        };
        let (mut pieces, mut cursor) = (Vec::new(), Cursor::new(self, 1));
        while let Some(run) = cursor.next_run(u64::MAX) {
            if run.len > extent as u64 {
                return 1;
            }
            let (begin, row) = (run.offset.rem_euclid(extent), run.offset.div_euclid(extent));
            let end = begin.saturating_add(run.len as i64);
            pieces.push(Piece { begin, end: end.min(extent), row });
            if end > extent {
                pieces.push(Piece { begin: 0, end: end - extent, row: row + 1 });
            }
        }
        pieces.sort_unstable();
        least_distance(&pieces)
    }
}

/// The least difference of the rows of two pieces that meet. They are in the order of their begins.
fn least_distance(pieces: &[Piece]) -> u64 {
    let mut least = u64::MAX;
    // The rows of pieces that have not ended, and by which end they leave.
    let (mut rows, mut ends) = (BTreeMap::<i64, u32>::new(), BinaryHeap::new());
    for piece in pieces {
        while let Some(Reverse((end, row))) = ends.peek().copied() {
            if end > piece.begin {
                break;
            }
            ends.pop();
            if let Some(pieces) = rows.get_mut(&row) {
                *pieces -= 1;
                if *pieces == 0 {
                    rows.remove(&row);
                }
            }
        }
        let before = rows.range(..piece.row).next_back();
        let after = rows.range(piece.row.saturating_add(1)..).next();
        for (row, _) in before.into_iter().chain(after) {
            least = least.min(row.abs_diff(piece.row));
        }
        *rows.entry(piece.row).or_default() += 1;
        ends.push(Reverse((piece.end, piece.row)));
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::Scalar;

    /// Runs of so many bytes at these offsets.
    fn runs(lens: &[i64], displs: &[i64], extent: i64) -> Datatype {
        let byte = Datatype::scalar(Scalar::Byte);
        let data = Datatype::hindexed(lens, displs, &byte).expect("runs");
        let dtype = Datatype::resized(0, extent, &data).expect("an extent");
        dtype.commit();
        dtype
    }

    fn bytes_of(lens: &[i64], displs: &[i64], at: i64) -> Vec<i64> {
        lens.iter()
            .zip(displs)
            .flat_map(|(len, displ)| (0..*len).map(move |i| at + displ + i))
            .collect()
    }

    #[test]
    fn columns_share_nothing() {
        let columns = runs(&[4; 1000], &(0..1000).map(|i| 4000 * i).collect::<Vec<_>>(), 4);
        assert!(!columns.shares_bytes(1000));
        assert!(columns.shares_bytes(1001));
    }

    #[test]
    fn as_by_comparing_all_bytes() {
        let shapes: [(&[i64], &[i64]); 7] = [
            (&[4, 4], &[0, 4]),
            (&[4, 4], &[0, 12]),
            (&[4, 2, 3], &[-9, 0, 7]),
            (&[1, 1, 1], &[0, 10, 25]),
            (&[3, 1, 3], &[20, -1, 9]),
            (&[8], &[5]),
            (&[0, 2], &[1, 40]),
        ];
        for (lens, displs) in shapes {
            for extent in -30..30 {
                let dtype = runs(lens, displs, extent);
                let first = bytes_of(lens, displs, 0);
                let meets = |k: u64| {
                    let other = bytes_of(lens, displs, k as i64 * extent);
                    other.iter().any(|byte| first.contains(byte))
                };
                for count in 0..60 {
                    let shares = (1..count).any(meets);
                    assert_eq!(dtype.shares_bytes(count), shares, "{displs:?} {extent} {count}");
                }
                let apart = dtype.apart().expect("a type");
                assert!(!apart.shares_bytes(1000) && apart.size() == dtype.size());
            }
        }
    }
}
