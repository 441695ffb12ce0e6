//! Which of several rails carries the next piece of a message, and how long the piece is: functions
//! of what is known of the rails at that moment. Nothing is decided before it must be: a rail gets
//! its next piece when it has room for one, so that a wrong estimate costs one piece.

use hawser_btl::Path;

/// Shortest piece that is cut off a message for the sake of another rail, in bytes.
const PIECE_MIN: u64 = 16 << 10;
/// Shortest message that measures a rail, in bytes.
const TRIAL_MIN: u64 = 32 << 10;
/// Least that a slow rail would carry of [`Rest::whole`]: its rate is below a [`SLOW`]th of the
/// fastest one's. It brings little, and what is wrong in its estimate delays the whole message:
/// after a pause a shaped network lets a burst pass at once.
const SLOW_MIN: u64 = 384 << 10;
const SLOW: u64 = 2;
/// Time for which a rail is given work ahead, in nanoseconds, beside what is on its way there and
/// back; and one that is slow.
const AHEAD_NS: u64 = 4_000_000;
const AHEAD_SLOW_NS: u64 = 1_000_000;
/// Most that a rail is given ahead, in bytes, and what one gets of which no rate is known.
const AHEAD_MAX: u64 = 8 << 20;
const AHEAD_FIRST: u64 = 256 << 10;
/// Least that a rail is given ahead, in bytes.
const AHEAD_MIN: u64 = 64 << 10;
/// A rail that was not measured for this long, in nanoseconds, gets a piece to be measured by: a
/// long one of a long message, or a short one. One that is slow, as far as is known, waits longer.
const STALE_NS: u64 = 100_000_000;
const STALE_SLOW_NS: u64 = 400_000_000;
/// Least that is left of a message whose piece measures, in bytes.
const STALE_REST: u64 = 8 * PIECE_MIN;

/// How messages are dealt out to rails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Policy {
    /// By what is measured, so that all rails finish together, and no rail that would delay the
    /// message takes part.
    #[default]
    Adaptive,
    /// Each piece to the rail that would finish it first by its rate.
    Weighted,
    /// Each piece to the next rail.
    RoundRobin,
}

impl Policy {
    /// The words of the parameter `pml_ob1_schedule`, the default first.
    pub(crate) const WORDS: &'static [&'static str] = &["adaptive", "weighted", "round_robin"];

    /// The policy that a word of [`Policy::WORDS`] names.
    pub(crate) fn of(word: &str) -> Policy {
        match word {
            "weighted" => Policy::Weighted,
            "round_robin" => Policy::RoundRobin,
            _ => Policy::Adaptive,
        }
    }
}

/// A rail at the moment of the decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rail {
    pub(crate) path: Path,
    /// Longest piece, in bytes.
    pub(crate) piece_max: u64,
    /// It has no room for a piece now.
    pub(crate) refused: bool,
}

/// What is left of a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest {
    /// Bytes that no rail has been given.
    pub(crate) bytes: u64,
    /// Bytes of the whole message, or of all that are to be sent to the peer now, if they are more.
    pub(crate) whole: u64,
}

/// What to send next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// Which rail.
    pub(crate) rail: usize,
    /// Bytes.
    pub(crate) bytes: u64,
}

impl Rail {
    /// Bytes per second, as `typical` where that is not known.
    fn rate(&self, typical: u64) -> u64 {
        if self.path.rate == 0 { typical } else { self.path.rate }
    }

    /// When `bytes` more would have arrived, in nanoseconds from now.
    fn finish(&self, bytes: u64, typical: u64) -> u64 {
        let ahead = u128::from(self.path.queued + bytes) * 1_000_000_000;
        let ns = ahead / u128::from(self.rate(typical).max(1));
        self.path.delay_ns.saturating_add(u64::try_from(ns).unwrap_or(u64::MAX))
    }

    /// Bytes that would arrive by a time, beyond those that are queued.
    fn share(&self, by_ns: u64, typical: u64) -> u64 {
        let ns = by_ns.saturating_sub(self.path.delay_ns);
        let bytes = u128::from(self.rate(typical)) * u128::from(ns) / 1_000_000_000;
        u64::try_from(bytes).unwrap_or(u64::MAX).saturating_sub(self.path.queued)
    }

    /// Bytes that it may be given now, beside others of which the fastest has a rate.
    fn room(&self, fastest: u64) -> u64 {
        let ahead = match self.path.rate {
            0 => AHEAD_FIRST,
            rate => {
                let ahead = if self.is_slow(fastest) { AHEAD_SLOW_NS } else { AHEAD_NS };
                let ns = ahead.saturating_add(4 * self.path.delay_ns);
                let bytes = u128::from(rate) * u128::from(ns) / 1_000_000_000;
                u64::try_from(bytes).unwrap_or(AHEAD_MAX).clamp(AHEAD_MIN, AHEAD_MAX)
            }
        };
        ahead.saturating_sub(self.path.queued)
    }

    /// Brings little beside the fastest one.
    fn is_slow(&self, fastest: u64) -> bool {
        self.path.rate > 0 && self.path.rate.saturating_mul(SLOW) < fastest
    }

    fn is_stale(&self, fastest: u64) -> bool {
        let most = if self.is_slow(fastest) { STALE_SLOW_NS } else { STALE_NS };
        self.path.rate > 0 && self.path.age_ns > most && self.path.queued == 0
    }
}

/// The rate of the fastest rail, in bytes per second; 0: none is known.
fn fastest(rails: &[Rail]) -> u64 {
    rails.iter().map(|r| r.path.rate).max().unwrap_or(0)
}

/// The rate of a rail of which none is known: better than that of the best one, so that it is
/// tried.
fn typical(rails: &[Rail]) -> u64 {
    match fastest(rails) {
        0 => 1_000_000_000,
        rate => rate.saturating_mul(2),
    }
}

/// The rail for a whole message of `bytes` when the last one went over `current`: another one only
/// where that is clearly sooner. Both sides look out first where they were last in touch. Long
/// messages measure all rails; before the first of them nothing can be compared.
pub(crate) fn eager(rails: &[Rail], current: usize, bytes: u64) -> usize {
    if rails.iter().any(|r| r.path.rate == 0) {
        return current;
    }
    let first = first_to_deliver(rails, bytes);
    let typical = typical(rails);
    let finish = |at: usize| rails.get(at).map_or(u64::MAX, |r| r.finish(bytes, typical));
    if finish(first) < finish(current) / 4 * 3 { first } else { current }
}

/// The rail that a whole message of `bytes` should measure: an idle one of which no rate is known,
/// while that of the `current` one is. A job without long messages would stay on the
/// rail it began with, however slow, since only they go over several.
pub(crate) fn trial(rails: &[Rail], current: usize, bytes: u64) -> Option<usize> {
    let is_known = rails.get(current).is_some_and(|r| r.path.rate > 0);
    let unknown = |r: &Rail| r.path.rate == 0 && r.path.queued == 0 && !r.refused;
    rails.iter().position(unknown).filter(|_| is_known && bytes >= TRIAL_MIN)
}

/// The rail on which a whole message of `bytes` would arrive first; 0 without rails.
pub(crate) fn first_to_deliver(rails: &[Rail], bytes: u64) -> usize {
    let typical = typical(rails);
    let by = |(_, r): &(usize, &Rail)| r.finish(bytes, typical);
    rails.iter().enumerate().min_by_key(by).map_or(0, |(i, _)| i)
}

/// The next piece of a message. `turn` counts pieces. `None`: all rails that should carry it have
/// enough to do.
pub(crate) fn next(policy: Policy, rails: &[Rail], rest: Rest, turn: &mut u64) -> Option<Piece> {
    let piece = match policy {
        Policy::Adaptive => adaptive(rails, rest),
        Policy::Weighted => weighted(rails, rest.bytes),
        Policy::RoundRobin => round_robin(rails, rest.bytes, *turn),
    };
    *turn += u64::from(piece.is_some());
    piece
}

fn adaptive(rails: &[Rail], left: Rest) -> Option<Piece> {
    let rest = left.bytes;
    let typical = typical(rails);
    let fastest = fastest(rails);
    let stale = |r: &Rail| r.is_stale(fastest) && !r.refused && rest >= STALE_REST;
    if let Some(rail) = rails.iter().position(stale) {
        let bytes = if rest >= 2 * STALE_REST { 4 * PIECE_MIN } else { 2 * PIECE_MIN };
        return Some(Piece { rail, bytes: bytes.min(rails[rail].piece_max) });
    }
    let shares = shares(rails, left, typical);
    let mut best: Option<(u64, Piece)> = None;
    for (i, rail) in rails.iter().enumerate() {
        let share = shares.get(i).copied().unwrap_or(0);
        // Short pieces cost more than they bring, unless they are all that is left.
        let bytes = share.min(rail.room(fastest)).min(rail.piece_max).min(rest);
        if rail.refused || bytes == 0 || bytes < PIECE_MIN.min(share).min(rail.piece_max) {
            continue;
        }
        // First to the rail that would be idle first.
        let idle = rail.finish(0, typical);
        if best.is_none_or(|(first, _)| idle < first) {
            best = Some((idle, Piece { rail: i, bytes }));
        }
    }
    best.map(|(_, piece)| piece)
}

/// The rail that would carry all of `rest` bytes: a slow one only where a fast one would take
/// longer even without its queue, which is no longer than rails are given work ahead.
fn best_alone(rails: &[Rail], rest: u64, fastest: u64, typical: u64) -> usize {
    let first = first_to_deliver(rails, rest);
    let Some(found) = rails.get(first).filter(|r| r.is_slow(fastest)) else { return first };
    let fast = rails.iter().enumerate().filter(|(_, r)| !r.is_slow(fastest));
    let Some((i, r)) = fast.min_by_key(|(_, r)| r.finish(rest, typical)) else { return first };
    let idle = Rail { path: Path { queued: 0, ..r.path }, ..*r };
    if idle.finish(rest, typical) < found.finish(rest, typical) { i } else { first }
}

/// How `rest` bytes are shared out so that all rails finish together: a rail that could not carry a
/// piece by then gets nothing.
fn shares(rails: &[Rail], left: Rest, typical: u64) -> Vec<u64> {
    let rest = left.bytes;
    let fastest = fastest(rails);
    let sum = rails.iter().fold(0, |sum, r| sum + u128::from(r.rate(typical)));
    let part = |r: &Rail| u128::from(left.whole) * u128::from(r.rate(typical)) / sum.max(1);
    let brings = |r: &Rail| !r.is_slow(fastest) || part(r) >= u128::from(SLOW_MIN);
    let mut used: Vec<bool> = rails.iter().map(brings).collect();
    loop {
        let by = together(rails, &used, rest, typical);
        let share = |(r, on): (&Rail, &bool)| if *on { r.share(by, typical) } else { 0 };
        let mut shares: Vec<u64> = rails.iter().zip(&used).map(share).collect();
        let best = best_alone(rails, rest, fastest, typical);
        let idle = |i: &usize| used[*i] && shares[*i] < PIECE_MIN && *i != best;
        let out: Vec<usize> = (0..rails.len()).filter(idle).collect();
        if out.is_empty() {
            // Without those that were left out one alone may be faster.
            if rails.get(best).is_some_and(|r| r.finish(rest, typical) <= by) {
                shares.iter_mut().for_each(|share| *share = 0);
            }
            // What rounding has left over.
            let given: u64 = shares.iter().fold(0, |sum, s| sum.saturating_add(*s));
            if let Some(share) = shares.get_mut(best) {
                *share += rest.saturating_sub(given);
            }
            return shares;
        }
        out.into_iter().for_each(|i| used[i] = false);
    }
}

/// When `rest` bytes would have arrived if the rails in use finish together, in nanoseconds.
fn together(rails: &[Rail], used: &[bool], rest: u64, typical: u64) -> u64 {
    let carried = |by: u64| {
        let on = rails.iter().zip(used).filter(|(_, on)| **on);
        on.fold(0u64, |sum, (r, _)| sum.saturating_add(r.share(by, typical)))
    };
    // The rails one by one, as they begin to take part: between two beginnings it is a line.
    let on = || rails.iter().zip(used).filter(|(_, on)| **on).map(|(r, _)| r);
    let mut starts: Vec<u64> = on().map(|r| r.finish(0, typical)).collect();
    starts.sort_unstable();
    let begun = starts.iter().rev().find(|s| carried(**s) <= rest).or(starts.first());
    let from = begun.copied().unwrap_or(0);
    let rate: u64 = on()
        .filter(|r| r.finish(0, typical) <= from)
        .fold(0u64, |sum, r| sum.saturating_add(r.rate(typical)));
    let left = u128::from(rest.saturating_sub(carried(from))) * 1_000_000_000;
    from.saturating_add(u64::try_from(left / u128::from(rate.max(1))).unwrap_or(u64::MAX))
}

fn weighted(rails: &[Rail], rest: u64) -> Option<Piece> {
    let typical = typical(rails);
    let free = rails.iter().enumerate().filter(|(_, r)| !r.refused && r.room(0) > 0);
    let (rail, r) = free.min_by_key(|(_, r)| r.finish(r.piece_max.min(rest), typical))?;
    Some(Piece { rail, bytes: rest.min(r.piece_max) })
}

fn round_robin(rails: &[Rail], rest: u64, turn: u64) -> Option<Piece> {
    let rail = usize::try_from(turn % rails.len().max(1) as u64).unwrap_or(0);
    let r = rails.get(rail).filter(|r| !r.refused && r.room(0) > 0)?;
    Some(Piece { rail, bytes: rest.min(r.piece_max) })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const MB: u64 = 1_000_000;

    fn rail(rate: u64, delay_ns: u64, queued: u64) -> Rail {
        let path = Path { queued, rate, delay_ns, age_ns: 0 };
        Rail { path, piece_max: 512 << 10, refused: false }
    }

    /// Sends a message over rails of constant rates, of which the policy knows the queues and
    /// rates; when it has arrived, in nanoseconds, and the bytes of each.
    fn run(policy: Policy, rates: &[(u64, u64)], len: u64, known: bool) -> (u64, Vec<u64>) {
        let (mut rest, mut turn, mut now) = (len, 0, 0u64);
        let mut free_at = vec![0u64; rates.len()];
        let mut given = vec![0u64; rates.len()];
        let mut end = 0;
        while rest > 0 {
            let look = |i: usize| {
                let queued = free_at[i].saturating_sub(now) * rates[i].0 / 1_000_000_000;
                rail(if known { rates[i].0 } else { 0 }, rates[i].1, queued)
            };
            let rails: Vec<Rail> = (0..rates.len()).map(look).collect();
            match next(policy, &rails, Rest { bytes: rest, whole: len }, &mut turn) {
                Some(Piece { rail, bytes }) => {
                    assert!(bytes > 0 && bytes <= rest && bytes <= rails[rail].piece_max);
                    free_at[rail] = free_at[rail].max(now) + bytes * 1_000_000_000 / rates[rail].0;
                    given[rail] += bytes;
                    end = end.max(free_at[rail] + rates[rail].1);
                    rest -= bytes;
                }
                None => now += 20_000,
            }
            assert!(now < 1_000_000_000_000, "stands still with {rest} of {len}");
        }
        (end, given)
    }

    fn alone((rate, delay): (u64, u64), len: u64) -> u64 {
        len * 1_000_000_000 / rate + delay
    }

    proptest! {
        /// Never slower than the best rail alone, and as fast as all together when it is long.
        #[test]
        fn it_is_as_fast_as_the_rails(
            rates in prop::collection::vec((1u64..2000, 1u64..200), 1..5),
            size in 0u32..27,
            part in 0u64..1000,
        ) {
            let rates: Vec<(u64, u64)> =
                rates.into_iter().map(|(mb, us)| (mb * MB, us * 1000)).collect();
            let len = (1u64 << size) + (part << size >> 10);
            let (end, given) = run(Policy::Adaptive, &rates, len, true);
            let best = rates.iter().map(|r| alone(*r, len)).min().unwrap();
            // Half of it is the step of the clock.
            prop_assert!(end <= best + best / 50 + 40_000, "{} > {}: {:?}", end, best, given);
            let sum: u64 = rates.iter().map(|r| r.0).sum();
            let ideal = len * 1_000_000_000 / sum;
            // What rails would have carried that are left out of it.
            let fixed = 4 * SLOW_MIN * 1_000_000_000 / sum + 400_000;
            prop_assert!(end <= ideal + ideal / 50 + fixed, "{} > {}: {:?}", end, ideal, given);
        }

        /// Whatever is known, the whole message is sent.
        #[test]
        fn every_policy_ends(
            rates in prop::collection::vec((1u64..2000, 1u64..200), 1..5),
            size in 0u32..25,
            known in any::<bool>(),
        ) {
            let rates: Vec<(u64, u64)> =
                rates.into_iter().map(|(mb, us)| (mb * MB, us * 1000)).collect();
            for policy in [Policy::Adaptive, Policy::Weighted, Policy::RoundRobin] {
                let (_, given) = run(policy, &rates, 1 << size, known);
                prop_assert_eq!(given.iter().sum::<u64>(), 1 << size);
            }
        }
    }

    #[test]
    fn rails_that_would_delay_a_message_are_left_out() {
        let unlike = [(1000 * MB, 20_000), (10 * MB, 20_000)];
        let (_, given) = run(Policy::Adaptive, &unlike, 256 << 10, true);
        assert_eq!(given, [256 << 10, 0]);
        let (_, given) = run(Policy::Adaptive, &unlike, 64 << 20, true);
        assert!(given[1] > 300_000 && given[1] < 1_000_000, "{given:?}");
        let (_, given) = run(Policy::RoundRobin, &unlike, 64 << 20, true);
        assert_eq!(given[0], given[1]);
    }

    #[test]
    fn a_short_message_goes_where_it_arrives_first() {
        let quick = [rail(100 * MB, 5000, 0), rail(1000 * MB, 50_000, 0)];
        assert_eq!(first_to_deliver(&quick, 8), 0);
        assert_eq!(first_to_deliver(&quick, 64 << 10), 1);
        let busy = [rail(1000 * MB, 5000, 1 << 20), rail(100 * MB, 5000, 0)];
        assert_eq!(first_to_deliver(&busy, 8), 1);
    }

    #[test]
    fn whole_messages_stay_on_a_rail_that_is_about_as_good() {
        let alike = [rail(100 * MB, 6000, 0), rail(100 * MB, 5000, 0)];
        assert_eq!((eager(&alike, 0, 8), eager(&alike, 1, 8)), (0, 1));
        let unlike = [rail(100 * MB, 5000, 0), rail(300 * MB, 5000, 0)];
        assert_eq!((eager(&unlike, 0, 64 << 10), eager(&unlike, 1, 64 << 10)), (1, 1));
        let unknown = [rail(30 * MB, 5000, 0), rail(0, 5000, 0)];
        assert_eq!((eager(&unknown, 0, 64 << 10), eager(&unknown, 1, 8)), (0, 1));
    }

    #[test]
    fn one_message_at_a_time_measures_a_rail_that_is_not_known() {
        let half = [rail(30 * MB, 5000, 0), rail(0, 5000, 0)];
        assert_eq!(trial(&half, 0, TRIAL_MIN), Some(1));
        assert_eq!(trial(&half, 0, TRIAL_MIN - 1), None, "too short to measure");
        assert_eq!(trial(&half, 1, 64 << 10), None, "the one in use is measured first");
        let tried = [rail(30 * MB, 5000, 0), rail(0, 5000, 64 << 10)];
        assert_eq!(trial(&tried, 0, 64 << 10), None, "one is under way");
        let known = [rail(30 * MB, 5000, 0), rail(300 * MB, 5000, 0)];
        assert_eq!(trial(&known, 0, 64 << 10), None);
    }

    #[test]
    fn a_rail_that_was_idle_for_long_is_measured_again() {
        let piece = |rate: u64, age_ns: u64, rest: u64| {
            let mut idle = rail(rate, 1000, 0);
            idle.path.age_ns = age_ns;
            let left = Rest { bytes: rest, whole: rest };
            next(Policy::Adaptive, &[rail(1000 * MB, 1000, 0), idle], left, &mut 0)
        };
        let measures = |bytes| Some(Piece { rail: 1, bytes });
        assert_eq!(piece(600 * MB, 2 * STALE_NS, 1 << 20), measures(64 << 10));
        assert_eq!(piece(600 * MB, 2 * STALE_NS, STALE_REST), measures(32 << 10));
        let first = |piece: Option<Piece>| piece.map(|p| p.rail);
        assert_eq!(
            first(piece(MB, 2 * STALE_NS, 1 << 20)),
            Some(0),
            "one that is slow waits longer"
        );
        assert_eq!(piece(MB, STALE_SLOW_NS + 1, 1 << 20), measures(64 << 10));
        let short = piece(600 * MB, 2 * STALE_NS, 64 << 10);
        assert_eq!(first(short), Some(0), "not of a short message");
    }

    #[test]
    fn a_slow_rail_takes_part_where_it_brings_something() {
        let given = |len| run(Policy::Adaptive, &[(120 * MB, 5000), (12 * MB, 5000)], len, true).1;
        assert_eq!(given(256 << 10)[1], 0);
        assert_eq!(given(1 << 20)[1], 0);
        assert!(given(8 << 20)[1] > 8 << 15, "{:?}", given(8 << 20));
        let near = run(Policy::Adaptive, &[(120 * MB, 5000), (70 * MB, 5000)], 256 << 10, true).1;
        assert!(near[1] > 64 << 10, "one that has more than half: {near:?}");
    }
}
