//! Whether a collective access goes through buffers, as all ranks decide from the same numbers.

use super::{Mode, Transfer, Way};

/// Accesses with fewer pieces are not worth an agreement of the ranks.
const FEW_PIECES: i64 = 4;
/// Of a stretch that is written one byte in so many comes from the ranks at least, and of one that
/// is read, unless a hint asks for buffers.
const DENSITY_WRITE: i64 = 2;
const DENSITY_READ: i64 = 16;
/// The same where a hint asks for buffers.
const DENSITY_ASKED: i64 = 1024;
/// Runs of a view that are looked at for the mean length.
const SAMPLE: u64 = 16;
/// What a rank tells the others before a collective access, and the largest of all afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbers([i64; 5]);

impl Numbers {
    /// `None`: the rank cannot take part.
    pub(crate) fn of(transfer: Option<&Transfer>) -> Numbers {
        let found = transfer.and_then(|t| {
            if t.total == 0 {
                return Some([0, i64::MIN, i64::MIN, 0, 0]);
            }
            let (first, _) = t.view.run(t.at).ok()?;
            let (last, _) = t.view.run(t.at + t.total - 1).ok()?;
            let able = t.view.is_disjoint(t.at + t.total) && !t.view.rep.calls_program();
            let total = i64::try_from(t.total).ok()?;
            able.then(|| [0, -(first as i64), last as i64 + 1, total, pieces(t)])
        });
        Numbers(found.unwrap_or([1, i64::MIN, i64::MIN, 0, 0]))
    }

    pub(crate) fn values(&self) -> &[i64] {
        &self.0
    }

    /// From the largest of all ranks' values: the first byte and the end of what is accessed, if
    /// buffers serve it. Pieces of `long_piece` bytes and more are moved by their ranks themselves.
    pub(crate) fn decide(
        all: &[i64],
        (ranks, long_piece): (u32, i64),
        way: Way,
        mode: Mode,
    ) -> Option<(u64, u64)> {
        let &[unable, begin, end, longest, pieces] = all else { return None };
        if unable != 0 || end <= begin.wrapping_neg() || begin == i64::MIN {
            return None;
        }
        let extent = end + begin;
        let total = longest.saturating_mul(i64::from(ranks));
        let close = |density: i64| total.saturating_mul(density) >= extent;
        let density = if way == Way::Write { DENSITY_WRITE } else { DENSITY_READ };
        let small = pieces >= FEW_PIECES && longest / pieces < long_piece;
        let good = match mode {
            Mode::Disable => false,
            Mode::Enable => close(DENSITY_ASKED),
            Mode::Automatic => small && close(density),
        };
        good.then_some((begin.unsigned_abs(), end as u64))
    }
}

/// Pieces of an access, from the mean length of the first ones.
fn pieces(t: &Transfer) -> i64 {
    let (mut pos, mut runs) = (0, 0);
    while pos < t.total && runs < SAMPLE {
        let Ok((_, len)) = t.run_at(pos) else { break };
        pos += len;
        runs += 1;
    }
    let mean = pos.checked_div(runs).unwrap_or(0).max(1);
    i64::try_from(t.total.div_ceil(mean)).unwrap_or(i64::MAX)
}
