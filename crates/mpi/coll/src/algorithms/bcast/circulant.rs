//! Broadcast of `b` segments in b − 1 + ⌈log2 P⌉ rounds, which is the least possible: in each round
//! everybody sends one segment and receives another, and who sends which follows from two short
//! schedules that each rank works out for itself. No tree, no leaves that do nothing.
//!
//! Cost (b − 1 + ⌈log2 P⌉)(α + 2o + n/b·β). Any P; long data. Träff, "Round-optimal n-Block
//! Broadcast Schedules in Logarithmic Time" (2023).

use crate::algorithms::circulant::{rounds, skip};
use crate::schedule::{Buf, Part, Place, Round, Rounds, cut};

/// Most rounds of a phase: ⌈log2⌉ of the number of ranks.
const ROUNDS: usize = 32;

/// Which segment passes in each round of the first phase, as the circulant graph has it; in each
/// later phase it is one of as many rounds more. Negative: none yet.
type Phase = [i8; ROUNDS];

/// See the module.
#[derive(Clone, Debug)]
pub struct Circulant {
    at: Place,
    root: u32,
    len: u64,
    segments: u64,
    recv: Phase,
    send: Phase,
    /// Whether round `k` of a phase is the one in which the last segment comes, as bits, and the
    /// same of the ranks that are sent to.
    recv_last: u32,
    send_last: u32,
    /// Rounds are counted so that the last one ends a phase.
    first: u64,
    next: u64,
}

/// The least skip on the way from the root to a position that takes the longest skips first.
fn base(size: u32, me: u32) -> u32 {
    let mut rest = me;
    for k in (0..rounds(size)).rev() {
        if rest == skip(size, k) {
            return k;
        }
        rest -= if rest > skip(size, k) { skip(size, k) } else { 0 };
    }
    rounds(size)
}

/// Looks, from the end of the path `from` on, for paths from the root along which the segments of
/// the next rounds come: each begins with another skip, and the longest that arrives in time is
/// taken. Skips that are taken leave `free`.
struct Search<'a> {
    size: u32,
    goal: u64,
    free: u64,
    found: &'a mut Phase,
}

impl Search<'_> {
    fn skip(&self, k: usize) -> u64 {
        // One longer than all, for the round after the last.
        let last = rounds(self.size);
        if k as u32 > last { 2 * u64::from(self.size) } else { skip(self.size, k as u32).into() }
    }

    /// Paths that go on from `here` with skip `with` or a shorter one, for round `k` on. Returns
    /// the first round that has no path.
    fn run(&mut self, here: u64, mut below: u64, with: usize, mut k: usize) -> usize {
        let last = rounds(self.size) as usize;
        for e in (0..=with).rev() {
            let there = here + self.skip(e);
            if k >= last || self.free >> e & 1 == 0 {
                continue;
            }
            if there + self.skip(k) <= self.goal && there < below {
                k = self.run(there, below, e, k);
                if k >= last || here + self.skip(k + 1) > self.goal {
                    return k;
                }
                below = there;
                self.found[k] = e as i8;
                self.free &= !(1 << e);
                k += 1;
            }
        }
        k
    }
}

/// The segments that a position receives in the rounds of the first phase.
fn received(size: u32, me: u32) -> Phase {
    let last = rounds(size);
    let base = base(size, me);
    let mut found = [0; ROUNDS];
    let goal = u64::from(size) + u64::from(me);
    let free = ((1u64 << (last + 1)) - 1) & !(1 << base);
    let mut search = Search { size, goal, free, found: &mut found };
    search.run(0, 2 * u64::from(size), last as usize, 0);
    for segment in &mut found[..last as usize] {
        // The root's own path stands for the segment that begins there.
        *segment = if *segment == last as i8 { base as i8 } else { *segment - last as i8 };
    }
    found
}

impl Circulant {
    /// Broadcasts `len` units of `Recv` in segments of about `segment`, at least 1.
    pub fn new(at: Place, root: u32, len: u64, segment: u64) -> Circulant {
        let (size, me) = (at.size, at.relative(root));
        let segments = len.div_ceil(segment.max(1)).max(1);
        let q = rounds(size);
        let phase = u64::from(q.max(1));
        let first = (phase - (segments - 1) % phase) % phase;
        let mut of = Circulant {
            at,
            root,
            len,
            segments,
            recv: received(size, me),
            send: [0; ROUNDS],
            recv_last: 0,
            send_last: 0,
            first,
            next: first,
        };
        of.recv_last = 1 << of.last_round(&of.recv);
        for k in 0..q {
            let ring = Place { size, rank: me };
            let theirs = received(size, ring.right(skip(size, k)));
            of.send[k as usize] = theirs[k as usize];
            of.send_last |= u32::from(of.last_round(&theirs) == k) << k;
        }
        of
    }

    /// In which round of a phase a rank with this schedule gets the last segment first: from then
    /// on it stands for all that do not exist.
    fn last_round(&self, phase: &Phase) -> u32 {
        let q = rounds(self.at.size);
        let reached = |k: u32| {
            let missing = (self.segments - 1 + self.first) as i64 - i64::from(phase[k as usize]);
            let phases = missing.max(0).unsigned_abs().div_ceil(u64::from(q));
            phases * u64::from(q) + u64::from(k)
        };
        (0..q).min_by_key(|k| reached(*k)).unwrap_or(0)
    }

    /// What passes in round `k` of a phase whose schedule has `segment` there.
    fn piece(&self, segment: i8, is_last: bool) -> Option<Part> {
        let q = u64::from(rounds(self.at.size));
        let phases = (self.next / q * q) as i64;
        let segment = u64::try_from(i64::from(segment) - self.first as i64 + phases).ok()?;
        let end = self.segments - 1;
        // The last one comes once.
        if segment >= end && !(is_last && segment < end + q) {
            return None;
        }
        let (at, len) = cut(self.len, u32::try_from(self.segments).ok()?, segment.min(end) as u32);
        Some(Part::range(Buf::Recv, at, len))
    }
}

impl Rounds for Circulant {
    fn round(&mut self, out: &mut Round) -> bool {
        let q = rounds(self.at.size);
        let total = self.segments - 1 + u64::from(q);
        if q == 0 || self.next - self.first >= total {
            return false;
        }
        let k = (self.next % u64::from(q)) as u32;
        let distance = skip(self.at.size, k);
        let (from, to) = (self.at.left(distance), self.at.right(distance));
        if self.at.rank != self.root {
            let last = self.recv_last >> k & 1 == 1;
            if let Some(part) = self.piece(self.recv[k as usize], last) {
                out.recv(from, part);
            }
        }
        if to != self.root {
            let last = self.send_last >> k & 1 == 1;
            if let Some(part) = self.piece(self.send[k as usize], last) {
                out.send(to, part);
            }
        }
        out.wait();
        self.next += 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody gets each segment once, none before its sender has it.
    #[test]
    fn schedules_are_right_for_any_number_of_ranks() {
        for size in (2..400).chain([1000, 4097]) {
            let q = rounds(size);
            let all: Vec<_> = (0..size).map(|rank| received(size, rank)).collect();
            for me in (0..size).step_by(1 + size as usize / 400) {
                let phase = all[me as usize];
                let mut sorted = phase[..q as usize].to_vec();
                sorted.sort_unstable();
                let base = base(size, me) as i8;
                let mut wanted: Vec<i8> = (-(q as i8)..0).collect();
                if me != 0 {
                    wanted.retain(|s| *s != base - q as i8);
                    wanted.push(base);
                }
                assert_eq!(sorted, wanted, "{me} of {size}");
                for k in 0..q {
                    let ring = Place { size, rank: me };
                    let sent = all[ring.right(skip(size, k)) as usize][k as usize];
                    let has = match me {
                        0 => sent == k as i8,
                        _ => sent == base - q as i8 || phase[..k as usize].contains(&sent),
                    };
                    assert!(has, "{me} of {size}, round {k}: {sent} {phase:?}");
                }
            }
        }
    }
}
