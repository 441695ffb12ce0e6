//! How much may be under way on a rail that has no congestion control of its own, and when the next
//! packet may go. Pure: time is an argument.
//!
//! What the path carries is found out by what arrives: the highest rate of the last round trips,
//! and the shortest round trip. About twice their product may be under way, sent at that rate; now
//! and then a little faster to find out whether there is more, and slower right after it so that
//! no queue stays. A packet that is lost says nothing by itself: networks lose for other reasons
//! than being full. Answers after a time in which the peer answered nothing at all (it computes)
//! are no measure of the path.
//!
//! Processes share processors: the peer answers in bursts, and this one looks late. Without more
//! under way the path would be empty until the next burst, and what arrives would be taken for what
//! it carries. So as much more may be under way as bursts have brought beyond the rate, and what
//! was not sent in time follows at once.

/// Bytes that may always be under way, and with which a path begins.
const LEAST: u64 = 64 << 10;
/// Packets that may always be under way.
const LEAST_PACKETS: u64 = 4;
/// Bytes may go so much ahead of the rate, in nanoseconds, so that several go together.
const AHEAD_NS: u64 = 250_000;
/// Time that is made up for, in nanoseconds, when this process looks late after packets that
/// waited.
const LATE_NS: u64 = 1_000_000;
/// Most bytes of bursts, as the time in nanoseconds in which the path carries them.
const GUST_NS: u64 = 20_000_000;
/// Round trips for which a rate counts.
const ROUNDS: usize = 10;
/// Time for which a shortest round trip counts, in nanoseconds.
const SHORTEST_NS: u64 = 10_000_000_000;
/// Round trips without growth by a quarter after which the path is full.
const STALLS: u32 = 3;
/// The rate is tried in these parts of its measure, in percent, one after the other.
const CYCLE: [u64; 8] = [125, 75, 100, 100, 100, 100, 100, 100];
/// While the path is being filled: more than twice, so that it doubles each round trip.
const FILLING: u64 = 289;
/// While what the filling has queued goes away.
const EMPTYING: u64 = 35;

/// What is known when a packet goes, for its arrival.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Departure {
    /// When it went.
    at: u64,
    /// Bytes that had arrived by then, and since when these were all.
    arrived: u64,
    arrived_at: u64,
    /// When the last one of these went.
    after: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The path has never been full: the best rate so far, and round trips without growth.
    Filling {
        best: u64,
        stalls: u32,
    },
    Emptying,
    /// In this part of [`CYCLE`], since then.
    Cruising {
        part: usize,
        since: u64,
    },
}

/// What answers have brought at once, beyond the rate of the path.
#[derive(Clone, Copy, Default, Debug)]
struct Bursts {
    /// Since when more has been answered than the rate brings in the time, and how many bytes.
    since: u64,
    bytes: u64,
    /// Most bytes beyond the rate, of late and before.
    most: [u64; 2],
}

impl Bursts {
    /// So many bytes were answered, on a path that carries `rate` bytes per second.
    fn count(&mut self, bytes: u64, rate: u64, now: u64) {
        let expected = carried(rate, now.saturating_sub(self.since));
        if self.bytes <= expected {
            (self.since, self.bytes) = (now, bytes);
        } else {
            self.bytes += bytes;
        }
        let expected = carried(rate, now.saturating_sub(self.since));
        self.most[0] = self.most[0].max(self.bytes.saturating_sub(expected));
    }

    fn most(&self, rate: u64) -> u64 {
        self.most[0].max(self.most[1]).min(carried(rate, GUST_NS))
    }

    /// What was of late was before.
    fn forget(&mut self) {
        self.most = [0, self.most[0]];
    }
}

/// Bytes that a path of `rate` bytes per second carries in so many nanoseconds.
fn carried(rate: u64, ns: u64) -> u64 {
    u64::try_from(u128::from(rate) * u128::from(ns) / 1_000_000_000).unwrap_or(u64::MAX)
}

/// The pace of one rail towards one peer.
#[derive(Clone, Debug)]
pub(super) struct Pace {
    phase: Phase,
    /// Bytes that may be under way.
    window: u64,
    /// When the next packet is due by the rate.
    next: u64,
    arrived: u64,
    arrived_at: u64,
    /// When the last one went that has arrived.
    after: u64,
    /// The best rates of the last round trips, in bytes per second, the newest at `round`.
    best: [u64; ROUNDS],
    round: usize,
    /// A packet that goes after so many bytes have arrived ends the round trip.
    round_end: u64,
    /// Something had to wait in this round trip: its rate is the path's.
    full: bool,
    /// Shortest round trip in nanoseconds, and when it was measured.
    shortest: Option<(u64, u64)>,
    /// What went before that is no measure.
    void_until: u64,
    /// A packet had to wait for its time.
    waits: bool,
    bursts: Bursts,
    largest: u64,
}

impl Pace {
    pub(super) fn new() -> Pace {
        Pace {
            phase: Phase::Filling { best: 0, stalls: 0 },
            window: LEAST,
            next: 0,
            arrived: 0,
            arrived_at: 0,
            after: 0,
            best: [0; ROUNDS],
            round: 0,
            round_end: 0,
            full: false,
            shortest: None,
            void_until: 0,
            waits: false,
            bursts: Bursts::default(),
            largest: 0,
        }
    }

    /// Bytes per second that the path carries; 0: not known.
    pub(super) fn rate(&self) -> u64 {
        self.best.iter().copied().max().unwrap_or(0)
    }

    /// Bytes that fill the path without a queue.
    fn filled(&self) -> u64 {
        carried(self.rate(), self.shortest.map_or(0, |s| s.0))
    }

    /// The least rate for packets to go at: one in a round trip. Where many were lost, or few had
    /// anything to carry, less is measured, and it would take many such packets to find out more.
    fn least(&self) -> u64 {
        let per_s = |s: (u64, u64)| self.largest.saturating_mul(1_000_000_000) / s.0.max(1);
        self.shortest.map_or(0, per_s)
    }

    /// When a packet of `bytes` may go while so many bytes are `in_flight`; 0: now. `None`: when
    /// some of these have arrived, or are lost.
    pub(super) fn may_go(&mut self, bytes: u64, in_flight: u64, now: u64) -> Option<u64> {
        self.largest = self.largest.max(bytes);
        let window = self.window.max(LEAST_PACKETS * self.largest);
        if in_flight > 0 && in_flight + bytes > window {
            self.full = true;
            return None;
        }
        match self.next.saturating_sub(AHEAD_NS) {
            due if due > now => {
                (self.full, self.waits) = (true, true);
                Some(due)
            }
            _ => Some(0),
        }
    }

    /// As [`Pace::may_go`] for looking ahead: nothing is concluded.
    pub(super) fn due(&self, bytes: u64, in_flight: u64) -> Option<u64> {
        let window = self.window.max(LEAST_PACKETS * self.largest.max(bytes));
        let fits = in_flight == 0 || in_flight + bytes <= window;
        fits.then_some(self.next.saturating_sub(AHEAD_NS))
    }

    fn percent(&self) -> u64 {
        match self.phase {
            Phase::Filling { .. } => FILLING,
            Phase::Emptying => EMPTYING,
            Phase::Cruising { part, .. } => CYCLE.get(part).copied().unwrap_or(100),
        }
    }

    /// A packet goes.
    pub(super) fn depart(&mut self, bytes: u64, in_flight: u64, now: u64) -> Departure {
        if in_flight == 0 {
            (self.arrived_at, self.after) = (now, now);
        }
        let rate = match self.rate() {
            0 => 0,
            rate => u128::from(rate.max(self.least())) * u128::from(self.percent()) / 100,
        };
        if let Some(ns) = (u128::from(bytes) * 1_000_000_000).checked_div(rate) {
            let ns = u64::try_from(ns).unwrap_or(u64::MAX);
            // Time in which nothing was to be sent is not made up for.
            let late = if self.waits { LATE_NS } else { 0 };
            self.next = self.next.max(now.saturating_sub(late)).saturating_add(ns);
            self.waits &= self.next < now;
        }
        let Pace { arrived, arrived_at, after, .. } = *self;
        Departure { at: now, arrived, arrived_at, after }
    }

    /// The peer has answered after a time of silence: what is under way is no measure.
    pub(super) fn void(&mut self, now: u64) {
        self.void_until = now;
    }

    /// A packet has arrived, and nobody knows by which of its transmissions.
    pub(super) fn count(&mut self, bytes: u64, now: u64) {
        self.arrived += bytes;
        self.arrived_at = now;
    }

    /// A packet has arrived, for whose only transmission `sent` is known, while so many bytes are
    /// `in_flight`.
    pub(super) fn arrive(&mut self, sent: Departure, bytes: u64, in_flight: u64, now: u64) {
        self.count(bytes, now);
        self.after = self.after.max(sent.at);
        let measure = sent.at > self.void_until || self.void_until == 0;
        if measure {
            let rtt = now.saturating_sub(sent.at).max(1);
            let stale = |s: (u64, u64)| rtt <= s.0 || now.saturating_sub(s.1) > SHORTEST_NS;
            if self.shortest.is_none_or(stale) {
                self.shortest = Some((rtt, now));
            }
            // What comes at once may have been under way for long: it is no faster than it went.
            let went = sent.at.saturating_sub(sent.after);
            let time = now.saturating_sub(sent.arrived_at).max(rtt).max(went);
            let moved = u128::from(self.arrived - sent.arrived) * 1_000_000_000;
            let rate = u64::try_from(moved / u128::from(time)).unwrap_or(u64::MAX);
            let best = &mut self.best[self.round % ROUNDS];
            *best = (*best).max(rate);
        }
        let rate = self.rate();
        if measure {
            self.bursts.count(bytes, rate, now);
        }
        if sent.arrived >= self.round_end {
            self.round_end = self.arrived;
            self.end_round(measure);
        }
        self.change_phase(in_flight, now);
        // Enough that the path stays full while answers are on their way.
        let wanted = (2 * self.filled()).max(LEAST).saturating_add(self.bursts.most(rate));
        self.window = match self.phase {
            Phase::Filling { .. } => (self.window + bytes).min(wanted.saturating_mul(4)),
            _ => (self.window + bytes).min(wanted),
        };
    }

    /// A round trip is over: an older one is forgotten, if this one shows what the path carries.
    fn end_round(&mut self, measure: bool) {
        let shows = std::mem::replace(&mut self.full, false) && measure;
        if !shows {
            return;
        }
        let rate = self.rate();
        if let Phase::Filling { best, stalls } = &mut self.phase {
            match rate > *best / 4 * 5 {
                true => (*best, *stalls) = (rate, 0),
                false => *stalls += 1,
            }
            if *stalls >= STALLS {
                self.phase = Phase::Emptying;
            }
        }
        self.round += 1;
        self.best[self.round % ROUNDS] = 0;
        if self.round.is_multiple_of(ROUNDS) {
            self.bursts.forget();
        }
    }

    fn change_phase(&mut self, in_flight: u64, now: u64) {
        let rtt = self.shortest.map_or(0, |s| s.0);
        match self.phase {
            Phase::Emptying if in_flight <= self.filled().max(LEAST / 2) => {
                self.phase = Phase::Cruising { part: 2, since: now };
            }
            Phase::Cruising { part, since } if now.saturating_sub(since) > rtt => {
                self.phase = Phase::Cruising { part: (part + 1) % CYCLE.len(), since: now };
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;
    use crate::sim::Seeded;

    const US: u64 = 1000;
    const PACKET: u64 = 1500;

    /// A link of a rate with a queue; packets arrive after half a round trip, answers after it.
    struct Link {
        bytes_per_s: u64,
        queue: u64,
        delay: u64,
        lose_pct: usize,
        /// Time between two looks of the sender, and between two bursts of answers.
        looks: u64,
        bursts: u64,
        free_at: u64,
        answers: VecDeque<(u64, Option<Departure>)>,
        lost: u64,
        got: u64,
    }

    fn link(bytes_per_s: u64, lose_pct: usize) -> Link {
        Link {
            bytes_per_s,
            queue: 100_000,
            delay: 200 * US,
            lose_pct,
            looks: 10 * US,
            bursts: 1,
            free_at: 0,
            answers: VecDeque::new(),
            lost: 0,
            got: 0,
        }
    }

    /// Sends as much as the pace lets through until `until`.
    fn run(pace: &mut Pace, link: &mut Link, rng: &mut Seeded, (from, until): (u64, u64)) {
        let mut in_flight: u64 = link.answers.len() as u64 * PACKET;
        let mut now = from;
        while now < until {
            while link.answers.front().is_some_and(|a| a.0 <= now) {
                in_flight -= PACKET;
                match link.answers.pop_front() {
                    Some((_, Some(sent))) => {
                        link.got += PACKET;
                        pace.arrive(sent, PACKET, in_flight, now);
                    }
                    _ => link.lost += 1,
                }
            }
            while pace.may_go(PACKET, in_flight, now) == Some(0) {
                let sent = pace.depart(PACKET, in_flight, now);
                in_flight += PACKET;
                let ns = PACKET * 1_000_000_000 / link.bytes_per_s;
                let begin = link.free_at.max(now);
                let waits = (begin - now) * link.bytes_per_s / 1_000_000_000;
                let lost = rng.below(100) < link.lose_pct || waits > link.queue;
                if !lost {
                    link.free_at = begin + ns;
                }
                let answer = (link.free_at.max(now) + link.delay).next_multiple_of(link.bursts);
                link.answers.push_back((answer, (!lost).then_some(sent)));
            }
            now += link.looks;
        }
    }

    #[test]
    fn processes_that_wait_for_their_processors_fill_the_path() {
        for (looks, bursts) in [(10, 1000), (10, 3000), (300, 1), (1000, 1), (1000, 1000)] {
            for rate in [12_500_000, 125_000_000] {
                let (mut pace, mut link) = (Pace::new(), link(rate, 0));
                (link.queue, link.delay) = (1 << 20, 60 * US);
                let mut rng = Seeded::new(rate);
                // The shortest round trip is that of a quiet time.
                run(&mut pace, &mut link, &mut rng, (1, 200_000_000));
                (link.looks, link.bursts) = (looks * US, bursts * US);
                run(&mut pace, &mut link, &mut rng, (200_000_000, 1_000_000_000));
                let got = link.got;
                run(&mut pace, &mut link, &mut rng, (1_000_000_000, 2_000_000_000));
                let got = link.got - got;
                assert!(got > rate / 10 * 8, "{rate}, {looks} and {bursts} us: {got}");
            }
        }
    }

    #[test]
    fn the_path_is_full_and_its_queue_is_not() {
        for rate in [1_000_000, 12_500_000, 125_000_000, 1_250_000_000] {
            for lose_pct in [0, 1, 5] {
                let (mut pace, mut link) = (Pace::new(), link(rate, lose_pct));
                let mut rng = Seeded::new(rate + lose_pct as u64);
                run(&mut pace, &mut link, &mut rng, (1, 1_000_000_000));
                let (got, lost) = (link.got, link.lost);
                run(&mut pace, &mut link, &mut rng, (1_000_000_000, 2_000_000_000));
                let (got, lost) = (link.got - got, link.lost - lost);
                let usable = rate / 100 * (100 - lose_pct as u64);
                assert!(got > usable / 10 * 9, "{rate} {lose_pct} %: {got} bytes in a second");
                let sent = got / PACKET + lost;
                let more = sent * (lose_pct as u64 + 2) / 100 + 2;
                assert!(lost <= more, "{rate} {lose_pct} %: {lost} of {sent} lost");
            }
        }
    }

    /// One message after the other, each when the last one has been answered.
    fn alternate(pace: &mut Pace, bytes: u64, bytes_per_s: u64, (from, until): (u64, u64)) {
        let mut now = from;
        while now < until {
            while pace.may_go(bytes, 0, now) != Some(0) {
                now += US;
            }
            let sent = pace.depart(bytes, 0, now);
            now += bytes * 1_000_000_000 / bytes_per_s + 200 * US;
            pace.arrive(sent, bytes, 0, now);
            // The other one's turn.
            now += bytes * 1_000_000_000 / bytes_per_s + 200 * US;
        }
    }

    #[test]
    fn what_came_before_does_not_make_a_stream_slow() {
        for before in [8, 1000, 60_000] {
            let (mut pace, mut link) = (Pace::new(), link(125_000_000, 0));
            let mut rng = Seeded::new(3);
            alternate(&mut pace, before, link.bytes_per_s, (1, 500_000_000));
            run(&mut pace, &mut link, &mut rng, (500_000_000, 600_000_000));
            let got = link.got;
            run(&mut pace, &mut link, &mut rng, (600_000_000, 700_000_000));
            let got = link.got - got;
            assert!(got > 11_000_000, "{before}: {got}");
        }
    }

    #[test]
    fn a_rate_of_few_bytes_is_soon_outgrown() {
        let (mut pace, mut link) = (Pace::new(), link(12_500_000, 0));
        let mut rng = Seeded::new(4);
        run(&mut pace, &mut link, &mut rng, (1, 1_000_000));
        link.answers.clear();
        pace.best = [100; ROUNDS];
        pace.phase = Phase::Cruising { part: 2, since: 1_000_000 };
        run(&mut pace, &mut link, &mut rng, (1_000_000, 200_000_000));
        assert!(pace.rate() > 10_000_000, "{}", pace.rate());
    }

    #[test]
    fn a_rate_that_changes_is_followed() {
        let (mut pace, mut link) = (Pace::new(), link(100_000_000, 0));
        let mut rng = Seeded::new(1);
        run(&mut pace, &mut link, &mut rng, (1, 500_000_000));
        link.bytes_per_s = 10_000_000;
        run(&mut pace, &mut link, &mut rng, (500_000_000, 700_000_000));
        assert!(pace.rate() < 15_000_000, "slower: {}", pace.rate());
        link.bytes_per_s = 100_000_000;
        run(&mut pace, &mut link, &mut rng, (700_000_000, 1_000_000_000));
        assert!(pace.rate() > 80_000_000, "faster: {}", pace.rate());
    }

    #[test]
    fn a_peer_that_computes_does_not_make_the_path_slow() {
        let (mut pace, mut link) = (Pace::new(), link(100_000_000, 0));
        let mut rng = Seeded::new(2);
        run(&mut pace, &mut link, &mut rng, (1, 500_000_000));
        let before = pace.rate();
        let mut now = 500_000_000;
        for _ in 0..50 {
            // All answers come after 100 ms in which there was none.
            now += 100_000_000;
            pace.void(now);
            link.answers.iter_mut().for_each(|a| a.0 = now);
            run(&mut pace, &mut link, &mut rng, (now, now + 400 * US));
            now += 400 * US;
        }
        assert!(pace.rate() > before / 10 * 8, "{} after {before}", pace.rate());
    }
}
