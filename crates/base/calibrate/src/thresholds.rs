//! The thresholds of `sm` that follow from times.
//!
//! [`measure`](crate::run::measure) moves messages between two threads through real modules, in
//! each way that the component knows, in several sittings with pauses between them; [`decide`]
//! draws the conclusions. A built-in default is left only for what is clearly faster, and in no
//! sitting clearly slower: noise does not move it, nor does a virtual machine whose processors
//! change their places.

use hawser_btl::sm::{self, Copying, Lines};
use hawser_mca::parse_size;
use hawser_segment::calibration;

/// A way to move a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Through bulk slots: copied in, and copied out.
    Slots(Copying),
    /// Read directly by the receiver alone.
    Read,
    /// Read directly, and the sender helps.
    Joint,
}

impl Way {
    /// Those that a calibration measures.
    pub(crate) const ALL: [Way; 5] = [
        Way::Slots(Copying::Vectors(Lines::Cold)),
        Way::Slots(Copying::String),
        Way::Slots(Copying::Stream),
        Way::Read,
        Way::Joint,
    ];

    /// The word for it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Way::Slots(Copying::Vectors(_)) => "copy",
            Way::Slots(Copying::String) => "string",
            Way::Slots(Copying::Stream) => "stream",
            Way::Read => "read",
            Way::Joint => "joint",
        }
    }
}

pub(crate) const COPY: Way = Way::Slots(Copying::Vectors(Lines::Cold));
const STRING: Way = Way::Slots(Copying::String);
const STREAM: Way = Way::Slots(Copying::Stream);

/// Name of the parameter that is the smallest message read directly.
pub(crate) const CMA_MIN: &str = "btl_sm_cma_min";
/// Name of the parameter that is the smallest fragment copied with the instruction for strings.
pub(crate) const STRING_MIN: &str = "btl_sm_string_min";
/// Name of the parameter that is the smallest fragment written with streaming stores.
pub(crate) const STREAM_MIN: &str = "btl_sm_stream_min";
/// Name of the parameter that is the largest message sent without asking the receiver first.
pub(crate) const EAGER_LIMIT: &str = "btl_sm_eager_limit";
/// The same two for receivers that share no cache with the sender.
pub(crate) const FAR_STRING_MIN: &str = "btl_sm_far_string_min";
pub(crate) const FAR_STREAM_MIN: &str = "btl_sm_far_stream_min";
/// The value of a threshold that no message reaches.
pub(crate) const NEVER: u64 = 1 << 30;

/// Longest message that goes in one fragment; of these the threshold of streaming stores decides.
pub(crate) const FRAGMENT_MAX: u64 = 64 << 10;
/// Shortest message that is measured as a direct read: shorter ones are always sent at once.
pub(crate) const READ_MIN: u64 = 32 << 10;

/// The times of one way and length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The way.
    pub(crate) way: Way,
    /// Length of the message in bytes, a power of two.
    pub(crate) len: u64,
    /// The shortest time of each sitting, in nanoseconds.
    pub(crate) times_ns: Vec<u64>,
}

impl Row {
    /// True when this is at least a tenth faster in most sittings, and slower by that in none.
    fn beats(&self, other: &Row) -> bool {
        let faster = |(a, b): (&u64, &u64)| a.saturating_mul(11) <= b.saturating_mul(10);
        let sittings = || self.times_ns.iter().zip(&other.times_ns);
        let won = sittings().filter(|pair| faster(*pair)).count();
        let lost = sittings().any(|(a, b)| faster((b, a)));
        !lost && won * 2 > sittings().count()
    }
}

/// What follows from the times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thresholds {
    /// For [`CMA_MIN`], in bytes.
    pub(crate) cma_min: u64,
    /// For [`EAGER_LIMIT`], in bytes: what is worth a direct read must ask first.
    pub(crate) eager_limit: u64,
    /// For [`STRING_MIN`], in bytes.
    pub(crate) string_min: u64,
    /// For [`STREAM_MIN`], in bytes.
    pub(crate) stream_min: u64,
}

/// The value of a parameter of this component that nobody has set or measured.
fn built_in(name: &str) -> u64 {
    let spec = sm::PARAMS.iter().find(|spec| spec.name == name);
    spec.and_then(|spec| parse_size(calibration::built_in(spec)).ok()).unwrap_or(NEVER)
}

/// Draws the conclusions. Where rows are missing the built-in values stay.
pub(crate) fn decide(rows: &[Row]) -> Thresholds {
    decide_from(rows, built_in)
}

/// What of it holds for receivers that share no cache with the sender: the smallest fragments for
/// strings and for streaming stores.
pub(crate) fn decide_far(rows: &[Row]) -> (u64, u64) {
    let found = decide_from(rows, |name| match name {
        STRING_MIN => built_in(FAR_STRING_MIN),
        STREAM_MIN => built_in(FAR_STREAM_MIN),
        _ => built_in(name),
    });
    (found.string_min, found.stream_min)
}

fn decide_from(rows: &[Row], built_in: impl Fn(&str) -> u64) -> Thresholds {
    let at = |min: u64, len: u64| len.min(FRAGMENT_MAX) >= min;
    let copies = against(rows, |_| COPY, STRING);
    let string_min = threshold(built_in(STRING_MIN), &copies, ..=FRAGMENT_MAX);
    let copied = |len| if at(string_min, len) { STRING } else { COPY };
    let streams = against(rows, copied, STREAM);
    let stream_min = threshold(built_in(STREAM_MIN), &streams, ..=FRAGMENT_MAX);
    let sent = |len| if at(stream_min, len) { STREAM } else { copied(len) };
    let cma_min = threshold(built_in(CMA_MIN), &against(rows, sent, Way::Joint), READ_MIN..);
    let eager_limit = built_in(EAGER_LIMIT).min(cma_min);
    Thresholds { cma_min, eager_limit, string_min, stream_min }
}

/// Who wins at one length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Winner {
    /// What is used below the threshold, clearly.
    Below,
    /// What is used from the threshold on, clearly.
    Above,
    Nobody,
}

/// Winners by ascending length, where both ways were measured.
fn against(rows: &[Row], below: impl Fn(u64) -> Way, above: Way) -> Vec<(u64, Winner)> {
    let find = |way: Way, len: u64| rows.iter().find(|r| r.way == way && r.len == len);
    let mut found: Vec<(u64, Winner)> = rows
        .iter()
        .filter(|row| row.way == above)
        .filter_map(|row| {
            let other = find(below(row.len), row.len)?;
            let winner = match (row.beats(other), other.beats(row)) {
                (true, _) => Winner::Above,
                (_, true) => Winner::Below,
                _ => Winner::Nobody,
            };
            Some((row.len, winner))
        })
        .collect();
    found.sort_by_key(|(len, _)| *len);
    found
}

/// Moves a threshold down to the shortest length from which on the way above it wins clearly up to
/// where it is used anyway, or up to [`NEVER`] when it loses clearly where it is used. `range` is
/// of the lengths that the threshold can have.
fn threshold(
    built_in: u64,
    winners: &[(u64, Winner)],
    range: impl std::ops::RangeBounds<u64>,
) -> u64 {
    let (less, more): (Vec<_>, Vec<_>) = winners.iter().partition(|(len, _)| *len < built_in);
    if !more.is_empty() && more.iter().all(|(_, winner)| *winner == Winner::Below) {
        return NEVER;
    }
    if more.iter().any(|(_, winner)| *winner == Winner::Below) {
        return built_in;
    }
    let won = less.iter().rev().take_while(|(_, winner)| *winner == Winner::Above);
    won.map(|(len, _)| *len).filter(|len| range.contains(len)).last().unwrap_or(built_in)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::measure;

    /// Times in nanoseconds per KiB for each way; `None` where it was not measured.
    fn rows(cost: impl Fn(Way, u64) -> Option<u64>) -> Vec<Row> {
        let lens = (13..=24).map(|shift| 1u64 << shift);
        let all = lens.flat_map(|len| Way::ALL.map(|way| (way, len)));
        all.filter_map(|(way, len)| {
            let ns = cost(way, len)? * (len >> 10);
            Some(Row { way, len, times_ns: vec![ns; 3] })
        })
        .collect()
    }

    /// Of a processor of which nothing is known.
    fn default(name: &str) -> u64 {
        match name {
            CMA_MIN => 16 << 20,
            EAGER_LIMIT => 64 << 10,
            _ => NEVER,
        }
    }

    fn decide(rows: &[Row]) -> Thresholds {
        decide_from(rows, default)
    }

    fn built() -> Thresholds {
        let (cma_min, eager_limit) = (default(CMA_MIN), default(EAGER_LIMIT));
        Thresholds { cma_min, eager_limit, string_min: NEVER, stream_min: NEVER }
    }

    #[test]
    fn the_defaults_are_those_of_the_parameters() {
        for name in [CMA_MIN, EAGER_LIMIT, STRING_MIN, STREAM_MIN] {
            match calibration::known().iter().find(|known| known.0 == name) {
                Some(known) => assert_eq!(Ok(built_in(name)), parse_size(known.1), "{name}"),
                None => assert_eq!(built_in(name), default(name), "{name}"),
            }
        }
    }

    #[test]
    fn strings_begin_where_they_win_and_streams_must_beat_them() {
        let cost = |way, len| match way {
            STRING => Some(if len >= 16 << 10 { 60 } else { 120 }),
            STREAM => Some(80),
            Way::Joint => Some(70),
            _ => Some(100),
        };
        let found = decide(&rows(cost));
        assert_eq!((found.string_min, found.stream_min), (16 << 10, NEVER));
        assert_eq!(found.cma_min, NEVER);
        let known = |name: &str| if name == STRING_MIN { 12 << 10 } else { default(name) };
        assert_eq!(decide_from(&rows(cost), known).string_min, 12 << 10);
        let slow = |way, _| Some(if way == STRING { 150 } else { 100 });
        assert_eq!(decide_from(&rows(slow), known).string_min, NEVER);
    }

    #[test]
    fn without_a_clear_winner_the_defaults_stay() {
        assert_eq!(decide(&[]), built());
        assert_eq!(decide(&rows(|_, _| Some(100))), built());
        let close = |way, _| Some(if matches!(way, STREAM | Way::Joint) { 92 } else { 100 });
        assert_eq!(decide(&rows(close)), built());
    }

    #[test]
    fn streaming_begins_where_it_wins_up_to_the_longest() {
        let wins_from = |from: u64| {
            move |way, len| match way {
                STREAM => Some(if len >= from { 80 } else { 120 }),
                _ => Some(100),
            }
        };
        assert_eq!(decide(&rows(wins_from(32 << 10))).stream_min, 32 << 10);
        assert_eq!(decide(&rows(wins_from(8 << 10))).stream_min, 8 << 10);
        // Fragments are never that long, so it would be used where it loses.
        assert_eq!(decide(&rows(wins_from(1 << 20))).stream_min, NEVER);
        let loses_at_the_end = |way, len| match way {
            STREAM if len < 16 << 20 => Some(50),
            _ => Some(100),
        };
        assert_eq!(decide(&rows(loses_at_the_end)).stream_min, NEVER);
    }

    #[test]
    fn direct_reads_begin_where_they_beat_the_better_copy() {
        let cost = |way, len| match way {
            STREAM => Some(60),
            Way::Joint if len >= 1 << 20 => Some(50),
            Way::Joint if len < READ_MIN => None,
            Way::Joint => Some(70),
            _ => Some(100),
        };
        let found = decide(&rows(cost));
        assert_eq!((found.stream_min, found.cma_min), (8 << 10, 1 << 20));
        assert_eq!(found.eager_limit, 64 << 10);
        // Messages that are sent at once are never read directly.
        let all = |way, _| Some(if way == Way::Joint { 50 } else { 100 });
        let found = decide(&rows(all));
        assert_eq!((found.cma_min, found.eager_limit), (READ_MIN, READ_MIN));
    }

    #[test]
    fn direct_reads_that_lose_where_they_are_used_end() {
        let slow = |way, _| Some(if way == Way::Joint { 200 } else { 100 });
        assert_eq!(decide(&rows(slow)).cma_min, NEVER);
        let refused = |way, _| (!matches!(way, Way::Joint | Way::Read)).then_some(100);
        assert_eq!(decide(&rows(refused)), built());
    }

    #[test]
    fn sittings_that_contradict_each_other_decide_nothing() {
        let mut all = rows(|way, _| Some(if way == STREAM { 50 } else { 100 }));
        assert_eq!(decide(&all).stream_min, 8 << 10);
        let stream = |r: &&mut Row| r.way == STREAM;
        // One that shows no difference does no harm, one that shows the opposite does.
        all.iter_mut().filter(stream).for_each(|r| r.times_ns[1] *= 2);
        assert_eq!(decide(&all).stream_min, 8 << 10);
        all.iter_mut().filter(stream).for_each(|r| r.times_ns[1] *= 2);
        assert_eq!(decide(&all).stream_min, NEVER);
    }

    /// Where nothing is clearly faster the built-in borders stay, and streaming stores begin early.
    #[test]
    fn far_receivers_have_borders_of_their_own() {
        assert_eq!(decide_far(&[]), (built_in(FAR_STRING_MIN), built_in(FAR_STREAM_MIN)));
        let strings = |way, _| Some(if way == STRING { 50 } else { 100 });
        assert!(decide_far(&rows(strings)).0 <= 8 << 10);
        let slow = |way, _| Some(if way == STREAM { 200 } else { 100 });
        assert_eq!(decide_far(&rows(slow)).1, NEVER);
    }

    #[test]
    fn two_threads_measure_every_way() {
        let cpus = hawser_os::affinity::allowed().unwrap();
        let pair = [cpus[0], cpus[cpus.len() - 1]];
        // Where the machine is busy, or has one CPU, it may come to no end in its time.
        if let Ok(rows) = measure(pair) {
            assert!(rows.iter().all(|r| r.times_ns.len() > 1 && !r.times_ns.contains(&0)));
            let found = decide(&rows);
            let string_min = found.string_min;
            assert!(string_min.is_power_of_two() || string_min == built_in(STRING_MIN));
            assert!((8 << 10..=NEVER).contains(&string_min));
            for value in [found.cma_min, found.stream_min] {
                assert!(value.is_power_of_two() && (8 << 10..=NEVER).contains(&value));
            }
        }
    }
}
