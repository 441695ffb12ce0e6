//! No aliasing (MPI-5.0 sections 2.3 and 6.1): what a collective sends and where it receives are
//! different memory. Both sides may lie in one array, as long as no byte belongs to both.

use hawser_core::buf::TypedBuf;
use hawser_core::contracts::coll::{VBuf, WBuf};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::Cursor;

use crate::types::c_void;

/// Most runs of adjacent bytes that are looked at on each side. Where there are more, what lies
/// behind them is taken for right: looking costs time in every call.
const RUNS: usize = 4096;

/// What one side of a collective moves at this process.
#[derive(Clone, Copy)]
pub(super) enum Side<'a> {
    /// So many blocks of this buffer, one after the other.
    Run(&'a TypedBuf, u64),
    /// Displaced blocks of one type.
    Blocks(&'a VBuf<'a>),
    /// Displaced blocks, each of its type.
    Typed(&'a WBuf<'a>),
}

impl<'a> From<&'a TypedBuf> for Side<'a> {
    fn from(buf: &'a TypedBuf) -> Side<'a> {
        Side::Run(buf, 1)
    }
}

impl<'a> From<&'a VBuf<'a>> for Side<'a> {
    fn from(blocks: &'a VBuf<'a>) -> Side<'a> {
        Side::Blocks(blocks)
    }
}

impl<'a> From<&'a WBuf<'a>> for Side<'a> {
    fn from(blocks: &'a WBuf<'a>) -> Side<'a> {
        Side::Typed(blocks)
    }
}

/// Refuses two sides that share bytes. Only sides that begin at the same address are looked at:
/// this is the mistake that is made, and the test for it is free. `None` is `MPI_IN_PLACE`, or a
/// side that this process does not have.
pub(super) fn apart<'a>(
    begin: (*const c_void, *const c_void),
    send: Option<impl Into<Side<'a>>>,
    recv: Option<impl Into<Side<'a>>>,
) -> Result<()> {
    match (send, recv) {
        (Some(send), Some(recv)) if begin.0 == begin.1 && !begin.0.is_null() => {
            compare(send.into(), recv.into())
        }
        _ => Ok(()),
    }
}

#[cold]
#[inline(never)]
fn compare(send: Side<'_>, recv: Side<'_>) -> Result<()> {
    let (mut from, mut to) = (runs(send), runs(recv));
    if shared(&mut from, &mut to) {
        let advice = "the send and the receive buffer share memory; pass MPI_IN_PLACE";
        return Err(err!(Buffer, "{advice}"));
    }
    Ok(())
}

/// First byte and the byte after the last.
type Bytes = (u64, u64);

/// True when a run of one list shares a byte with one of the other.
fn shared(a: &mut [Bytes], b: &mut [Bytes]) -> bool {
    a.sort_unstable();
    b.sort_unstable();
    // Runs of one list may overlap each other: what counts is how far they have reached.
    let (mut i, mut j) = (0, 0);
    let (mut a_end, mut b_end) = (0, 0);
    while i < a.len() || j < b.len() {
        let take_a = match (a.get(i), b.get(j)) {
            (Some(x), Some(y)) => x.0 <= y.0,
            (Some(_), None) => true,
            _ => false,
        };
        let (list, at, own, other) = if take_a {
            (&*a, &mut i, &mut a_end, b_end)
        } else {
            (&*b, &mut j, &mut b_end, a_end)
        };
        let Some(&(start, end)) = list.get(*at) else { return false };
        if start < other {
            return true;
        }
        *own = end.max(*own);
        *at += 1;
    }
    false
}

/// The memory of a side, at most [`RUNS`] runs of it.
fn runs(side: Side<'_>) -> Vec<Bytes> {
    let mut out = Vec::new();
    match side {
        Side::Run(buf, blocks) => {
            let all = buf.retyped(buf.count.saturating_mul(blocks), buf.dtype.clone());
            add(&all, &mut out);
        }
        Side::Blocks(v) => {
            for (count, displ) in v.counts.iter().zip(v.displs.iter()) {
                if out.len() >= RUNS {
                    break;
                }
                add(&v.base.block(displ, count.unsigned_abs()), &mut out);
            }
        }
        Side::Typed(w) => w.blocks.iter().take(RUNS).for_each(|b| add(b, &mut out)),
    }
    out
}

fn add(buf: &TypedBuf, out: &mut Vec<Bytes>) {
    let base = buf.addr() as u64;
    let mut push = |offset: i64, len: u64| {
        let start = base.wrapping_add_signed(offset);
        out.push((start, start.saturating_add(len)));
        out.len() < RUNS
    };
    let (count, dtype) = (buf.count, &buf.dtype);
    if count == 0 || dtype.size() == 0 {
        return;
    }
    if dtype.is_contiguous() {
        push(dtype.true_lb(), count.saturating_mul(dtype.size()));
        return;
    }
    let mut cursor = Cursor::new(dtype, count);
    while let Some(run) = cursor.next_run(u64::MAX) {
        if !push(run.offset, run.len) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_core::buf::Ints;
    use hawser_datatype::{Datatype, Scalar};

    fn ints(at: *mut i32, count: u64) -> TypedBuf {
        // SAFETY: the addresses are compared, never read.
        unsafe { TypedBuf::new(at.cast(), count, Datatype::scalar(Scalar::Int)) }
    }

    fn refused<'a>(a: impl Into<Side<'a>>, b: impl Into<Side<'a>>) -> bool {
        compare(a.into(), b.into()).is_err()
    }

    #[test]
    fn only_shared_bytes_are_refused() {
        let mut memory = [0; 64];
        let at = memory.as_mut_ptr();
        assert!(refused(&ints(at, 4), &ints(at, 4)));
        assert!(!refused(&ints(at, 0), &ints(at, 4)));
        assert!(!refused(&ints(at, 4), &ints(at.wrapping_add(4), 4)));
        assert!(refused(&ints(at, 5), &ints(at.wrapping_add(4), 4)));
        assert!(refused(Side::Run(&ints(at, 2), 3), Side::Run(&ints(at.wrapping_add(5), 1), 1)));
        assert!(!refused(Side::Run(&ints(at, 2), 3), Side::Run(&ints(at.wrapping_add(6), 1), 1)));
    }

    #[test]
    fn blocks_of_both_sides_may_lie_between_each_other() {
        let mut memory = [0; 64];
        let base = ints(memory.as_mut_ptr(), 0);
        let (even, odd) = ([0, 4, 8, 12], [2, 6, 10, 14]);
        let side = |counts: &'static [i32; 4], displs| VBuf {
            base: base.clone(),
            counts: Ints::I32(counts),
            displs: Ints::I32(displs),
        };
        assert!(!refused(&side(&[2, 2, 2, 2], &even), &side(&[2, 2, 2, 2], &odd)));
        assert!(refused(&side(&[2, 2, 3, 2], &even), &side(&[2, 2, 2, 2], &odd)));
        assert!(!refused(&side(&[2, 2, 3, 2], &even), &side(&[2, 2, 0, 2], &odd)));
        // A long run that begins first reaches behind those that begin later.
        assert!(refused(&side(&[0, 0, 0, 1], &even), &side(&[1, 9, 1, 1], &odd)));
    }

    #[test]
    fn holes_of_a_type_are_nobodys() {
        let mut memory = [0; 64];
        let at = memory.as_mut_ptr();
        let column = Datatype::vector(8, 1, 4, Datatype::scalar_ref(Scalar::Int)).unwrap();
        column.commit();
        // SAFETY: the addresses are compared, never read.
        let columns = |i| unsafe { TypedBuf::new(at.wrapping_add(i).cast(), 1, column.clone()) };
        assert!(!refused(&columns(0), &columns(1)));
        assert!(refused(&columns(2), &columns(2)));
        assert!(refused(&columns(0), &ints(at.wrapping_add(28), 1)));
        assert!(!refused(&columns(0), &ints(at.wrapping_add(29), 3)));
    }

    #[test]
    fn many_blocks_cost_no_more_than_a_few() {
        let mut byte = 0;
        let base = ints(&mut byte, 0);
        let ones = vec![1; 1_000_000];
        let displs: Vec<i32> = (0..1_000_000).map(|i| 2 * i).collect();
        let side = VBuf { base, counts: Ints::I32(&ones), displs: Ints::I32(&displs) };
        assert_eq!(runs(Side::from(&side)).len(), RUNS);
        assert!(refused(&side, &side));
    }
}
