//! What is known of one rail towards one peer: round trips, rate, and whether it works.
//!
//! Silence alone says nothing of a rail: a peer that computes does not answer over any. A rail is
//! taken out of use only when others have brought answers between its silences, and is probed from
//! then on. Where the network below loses nothing, the first such silence makes the rail suspect:
//! nothing new goes over it until a probe is answered, so that a pulled cable stops nobody twice.

use super::pace::{Departure, Pace};

/// Round trip that is assumed before one was measured, in nanoseconds.
const FIRST_RTT_NS: u64 = 100_000_000;
/// Shortest time after which a packet is sent again, in nanoseconds.
const MIN_RTO_NS: u64 = 2_000_000;
/// The same where the network below loses nothing while it works: what is late there waits behind
/// others, and to send it again would make it later.
const MIN_RTO_SURE_NS: u64 = 500_000_000;
/// Longest, in nanoseconds.
const MAX_RTO_NS: u64 = 4_000_000_000;
/// Times of patience in a row in which packets were overdue, after which a rail is suspect.
const MAX_SILENT: u32 = 3;
/// Times that patience is doubled before an answer shows how long one takes.
const MAX_DOUBLINGS: u32 = 6;
/// Shortest silence for which a rail is left out, in nanoseconds: a process that waits for its turn
/// on a busy host, or for a long message before its own, is silent nearly as long.
const MIN_SILENCE_NS: u64 = 250_000_000;
/// Shortest time for which a rate is measured, in nanoseconds, and how fast a new one replaces the
/// old: a span of this length counts half, a longer one more.
const SPAN_NS: u64 = 20_000_000;
/// Bytes for which a rate is measured at least: some of the packets that `tcp` takes.
const SPAN_BYTES: u64 = 16 << 10;
/// Shortest time of a burst that says something of the rate: in a shorter one it counts when the
/// peer answers.
const BURST_NS: u64 = 1_000_000;
/// First and longest time between probes, in nanoseconds.
const PROBES_NS: (u64, u64) = (20_000_000, 1_000_000_000);

/// Whether a rail is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RailState {
    /// It is.
    Up,
    /// It takes nothing new while another one is up, and keeps what is under way.
    Suspect(Probes),
    /// It has been silent while others were not; what was under way has been taken back.
    Silent(Probes),
    /// Its module has lost the peer, for good.
    Gone,
}

/// When a rail is probed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Probes {
    /// When the next probe is due.
    next: u64,
    /// Nanoseconds from that one to the one after it.
    pause: u64,
}

/// One rail towards one peer.
#[derive(Clone, Debug)]
pub(super) struct DrRail {
    pub(super) state: RailState,
    /// Messages stay in order on it.
    ordered: bool,
    /// Bytes that were sent and not acknowledged.
    pub(super) in_flight: u64,
    /// Transmissions so far, and the latest one that has been acknowledged.
    sent: u64,
    received: u64,
    smooth_ns: u64,
    vary_ns: u64,
    measured: bool,
    silent: u32,
    silent_since: u64,
    /// Silences since an answer has shown how long one takes. It cannot be one to an earlier
    /// transmission than the latest: where all are, patience would never follow a way that has
    /// become slow.
    doublings: u32,
    /// When a silence counted last, and from when on another one does.
    suspected_at: u64,
    suspect_from: u64,
    /// When an answer came over it last.
    good: u64,
    latency_ns: u64,
    /// Bytes per second.
    rate: u64,
    /// That has been measured.
    rated: bool,
    /// It is at least that, as bursts tell; where it is not `rated`.
    is_guessed: bool,
    span: Span,
    burst: Burst,
    /// Where the network below has no congestion control.
    pace: Option<Pace>,
}

/// Acknowledgements between which bytes have been under way all the time. Between two of them lies
/// what the rail carries, whatever the round trip is and however much waits before it.
#[derive(Clone, Copy, Debug, Default)]
struct Span {
    /// The first one; `None`: it is still to come.
    since: Option<u64>,
    /// Bytes acknowledged later than that.
    bytes: u64,
    /// Transmissions up to this number are no measure: the peer let their answers wait.
    void: u64,
}

impl Span {
    /// Transmission `number` is acknowledged. How long the span took and its bytes, when it ends.
    fn count(&mut self, number: u64, bytes: u64, now: u64) -> Option<(u64, u64)> {
        if number <= self.void {
            return None;
        }
        let since = *self.since.get_or_insert(now);
        // What is acknowledged together with the first one has arrived before.
        if now <= since {
            return None;
        }
        self.bytes += bytes;
        let (took, bytes) = (now - since, self.bytes);
        let ends = took >= SPAN_NS && bytes >= SPAN_BYTES;
        ends.then(|| {
            *self = Span { since: Some(now), bytes: 0, void: self.void };
            (took, bytes)
        })
    }

    /// The next acknowledgement is the first one; of those up to `void` nothing counts.
    fn restart(&mut self, void: u64) {
        *self = Span { since: None, bytes: 0, void };
    }
}

/// What went out between two times at which nothing was under way. It tells the least that the
/// rate may be, also where packets never follow one another for as long as a [`Span`] takes.
#[derive(Clone, Copy, Debug, Default)]
struct Burst {
    /// When the first packet went; `None`: it does not count, as the peer did not answer at once.
    since: Option<u64>,
    /// Bytes acknowledged since.
    bytes: u64,
}

impl Burst {
    /// So many bytes are acknowledged and so many under way. Bytes per second, when it ends.
    fn count(&mut self, bytes: u64, in_flight: u64, now: u64) -> Option<u64> {
        self.bytes += bytes;
        let took = now.saturating_sub(self.since.filter(|_| in_flight == 0)?);
        let counts = took >= BURST_NS && self.bytes >= SPAN_BYTES;
        counts.then(|| self.bytes.saturating_mul(1_000_000_000) / took)
    }
}

/// One transmission over a rail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trip {
    /// Transmissions over the rail are counted from 1.
    pub(super) number: u64,
    /// When it went.
    pub(super) at: u64,
    departure: Option<Departure>,
}

impl DrRail {
    /// A rail with the declared latency and bandwidth of its module.
    pub(super) fn new(ordered: bool, latency_ns: u32, bandwidth_mbs: u32) -> DrRail {
        DrRail {
            state: RailState::Up,
            ordered,
            in_flight: 0,
            sent: 0,
            received: 0,
            smooth_ns: FIRST_RTT_NS,
            vary_ns: FIRST_RTT_NS / 4,
            measured: false,
            silent: 0,
            silent_since: 0,
            doublings: 0,
            suspected_at: 0,
            suspect_from: 0,
            good: 0,
            latency_ns: u64::from(latency_ns),
            rate: u64::from(bandwidth_mbs.max(1)) * 1_000_000,
            rated: false,
            is_guessed: false,
            span: Span::default(),
            burst: Burst::default(),
            pace: None,
        }
    }

    /// The same on a network that takes what it is given, and loses what is too much.
    pub(super) fn paced(self) -> DrRail {
        DrRail { pace: Some(Pace::new()), ..self }
    }

    /// When a packet of `bytes` may go; 0: now. `None`: when others have arrived or are lost.
    pub(super) fn may_go(&mut self, bytes: u64, now: u64) -> Option<u64> {
        let in_flight = self.in_flight;
        self.pace.as_mut().map_or(Some(0), |pace| pace.may_go(bytes, in_flight, now))
    }

    /// The same for looking ahead.
    pub(super) fn due(&self, bytes: u64) -> Option<u64> {
        self.pace.as_ref().map_or(Some(0), |pace| pace.due(bytes, self.in_flight))
    }

    /// The peer has been silent on all rails, and answers again.
    pub(super) fn void(&mut self, now: u64) {
        self.pace.iter_mut().for_each(|pace| pace.void(now));
        self.span.restart(self.sent);
        self.burst.since = None;
    }

    /// One that is suspect, and one that is silent, probed in a second.
    #[cfg(test)]
    pub(super) fn doubtful() -> [DrRail; 2] {
        let probes = Probes { next: 1_000_000_000, pause: PROBES_NS.0 };
        [RailState::Suspect(probes), RailState::Silent(probes)]
            .map(|state| DrRail { state, ..DrRail::new(true, 1, 1) })
    }

    /// Measured round trip in nanoseconds and bytes per second; 0: not measured.
    pub(super) fn figures(&self) -> (u64, u64) {
        let rtt = if self.measured { self.smooth_ns } else { 0 };
        (rtt, if self.rated { self.rate } else { 0 })
    }

    /// Its rate was measured while it carried what it can.
    pub(super) fn is_rated(&self) -> bool {
        self.rated
    }

    pub(super) fn is_silent(&self) -> bool {
        matches!(self.state, RailState::Silent(_))
    }

    pub(super) fn is_up(&self) -> bool {
        self.state == RailState::Up
    }

    /// Rails of the lowest rank are used, and no others: one that is suspect is late, perhaps, and
    /// one that is silent has lost what it was given. `None`: it is gone.
    pub(super) fn rank(&self) -> Option<u8> {
        match self.state {
            RailState::Up => Some(0),
            RailState::Suspect(_) => Some(1),
            RailState::Silent(_) => Some(2),
            RailState::Gone => None,
        }
    }

    pub(super) fn is_gone(&self) -> bool {
        self.state == RailState::Gone
    }

    /// When so many bytes more would have arrived, in nanoseconds from now.
    pub(super) fn finish(&self, bytes: u64) -> u64 {
        let bits =
            u128::from(self.in_flight + bytes) * 1_000_000_000 / u128::from(self.rate.max(1));
        self.latency_ns.saturating_add(u64::try_from(bits).unwrap_or(u64::MAX))
    }

    /// A packet goes out.
    pub(super) fn depart(&mut self, bytes: u64, now: u64) -> Trip {
        let departure = self.pace.as_mut().map(|pace| pace.depart(bytes, self.in_flight, now));
        if self.in_flight == 0 {
            self.span.restart(self.span.void);
            self.burst = Burst { since: Some(now), bytes: 0 };
        }
        self.in_flight += bytes;
        self.sent += 1;
        Trip { number: self.sent, at: now, departure }
    }

    /// A packet is not under way any more, whatever became of it.
    pub(super) fn left(&mut self, bytes: u64) {
        self.in_flight = self.in_flight.saturating_sub(bytes);
    }

    /// A transmission of `bytes` was acknowledged; `rtt`: how long that took, where it is clear
    /// which transmission it was.
    pub(super) fn acknowledged(&mut self, trip: Trip, bytes: u64, rtt: Option<u64>, now: u64) {
        if rtt.is_some() {
            self.received = self.received.max(trip.number);
        }
        if let (Some(pace), Some(departure)) = (&mut self.pace, trip.departure) {
            match rtt {
                Some(_) => pace.arrive(departure, bytes, self.in_flight, now),
                None => pace.count(bytes, now),
            }
        }
        self.alive(now);
        if let Some(rtt) = rtt {
            self.doublings = 0;
            self.measure(rtt);
        }
        let burst = self.burst.count(bytes, self.in_flight, now).filter(|_| rtt.is_some());
        if let Some(least) = burst.filter(|_| !self.rated) {
            // Nothing is left of what was only declared.
            let before = if self.is_guessed { self.rate } else { least };
            self.rate = least.max(before - before / 8);
            self.is_guessed = true;
        }
        if let Some((took, bytes)) = self.span.count(trip.number, bytes, now) {
            let per_s = u128::from(bytes) * 1_000_000_000 / u128::from(took.max(1));
            // Weights are `took` and `SPAN_NS`; nothing is left of what was only declared.
            let (new, old) = match self.rated {
                true => (u128::from(took), u128::from(SPAN_NS)),
                false => (1, 0),
            };
            let smooth = (per_s * new + u128::from(self.rate) * old) / (new + old);
            let measured = self.pace.as_ref().map(Pace::rate).filter(|rate| *rate > 0);
            let smooth = u64::try_from(smooth).unwrap_or(u64::MAX).max(1);
            self.rate = measured.unwrap_or(smooth);
            self.rated = true;
        }
    }

    /// An answer came over it.
    pub(super) fn alive(&mut self, now: u64) {
        self.good = now;
        self.silent = 0;
        if self.state != RailState::Gone {
            self.state = RailState::Up;
        }
    }

    fn measure(&mut self, rtt: u64) {
        if self.measured {
            self.vary_ns = (3 * self.vary_ns + self.smooth_ns.abs_diff(rtt)) / 4;
            self.smooth_ns = (7 * self.smooth_ns + rtt) / 8;
        } else {
            (self.smooth_ns, self.vary_ns, self.measured) = (rtt, rtt / 2, true);
        }
    }

    /// Time after which a packet that was sent `tries` times is sent again, in nanoseconds.
    pub(super) fn patience(&self, tries: u32) -> u64 {
        let least = if self.pace.is_some() { MIN_RTO_NS } else { MIN_RTO_SURE_NS };
        let first = (self.smooth_ns + 4 * self.vary_ns).clamp(least, MAX_RTO_NS);
        (first << (tries.saturating_sub(1) + self.doublings).min(12)).min(MAX_RTO_NS)
    }

    /// True when later transmissions over it have arrived, so that this one will not.
    pub(super) fn has_passed(&self, number: u64) -> bool {
        number + if self.ordered { 0 } else { 3 } < self.received
    }

    /// A look has found packets overdue, the first of which went at `since`; another rail was
    /// received at `other`.
    pub(super) fn overdue(&mut self, since: u64, other: u64, now: u64) {
        let loses = self.pace.is_some();
        if self.is_up() && !loses && other > since {
            self.state = RailState::Suspect(Probes { next: now, pause: PROBES_NS.0 });
        }
        self.count_silence(other, now);
    }

    fn count_silence(&mut self, other: u64, now: u64) {
        if self.silent == 0 {
            self.silent_since = now;
            self.suspect_from = now;
            self.suspected_at = 0;
        }
        // Packets that went together are overdue one after the other: that is one silence. So is
        // the time for which the peer is silent on all rails.
        if now >= self.suspect_from && (self.silent == 0 || other > self.suspected_at) {
            self.silent += 1;
            self.doublings = (self.doublings + 1).min(MAX_DOUBLINGS);
            self.suspected_at = now;
            self.suspect_from = now.saturating_add(self.patience(1));
        }
    }

    /// Takes it out of use if it is suspect and another rail has been received at `other`. True
    /// when it has just been.
    pub(super) fn judge(&mut self, other: u64, now: u64) -> bool {
        let long = now.saturating_sub(self.silent_since) >= MIN_SILENCE_NS;
        let guilty = self.silent >= MAX_SILENT && long && other > self.silent_since;
        self.state = match self.state {
            RailState::Up if guilty => RailState::Silent(Probes { next: now, pause: PROBES_NS.0 }),
            RailState::Suspect(probes) if guilty => RailState::Silent(probes),
            _ => return false,
        };
        true
    }

    /// When an answer came over it last.
    pub(super) fn received_at(&self) -> u64 {
        self.good
    }

    /// True when a probe is due; counts it as sent, and those before it as one more silence where
    /// another rail was received at `other`.
    pub(super) fn take_probe(&mut self, other: u64, now: u64) -> bool {
        let (RailState::Suspect(probes) | RailState::Silent(probes)) = &mut self.state else {
            return false;
        };
        if probes.next > now {
            return false;
        }
        probes.next = now + probes.pause;
        probes.pause = (probes.pause * 2).min(PROBES_NS.1);
        if matches!(self.state, RailState::Suspect(_)) {
            self.count_silence(other, now);
        }
        true
    }

    /// When the next probe is due.
    pub(super) fn next_probe(&self) -> Option<u64> {
        match self.state {
            RailState::Suspect(probes) | RailState::Silent(probes) => Some(probes.next),
            RailState::Up | RailState::Gone => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;

    const MS: u64 = 1_000_000;

    fn trip(number: u64) -> Trip {
        Trip { number, at: 0, departure: None }
    }

    #[test]
    fn patience_follows_round_trips_and_doubles() {
        let mut rail = DrRail::new(true, 1000, 1000).paced();
        for i in 0..50 {
            let number = rail.depart(100, i * MS);
            rail.left(100);
            rail.acknowledged(number, 100, Some(MS), i * MS + MS);
        }
        let first = rail.patience(1);
        assert!((MIN_RTO_NS..3 * MS).contains(&first), "{first}");
        assert_eq!(rail.patience(3), 4 * first);
        assert_eq!(rail.patience(40), MAX_RTO_NS);
        assert_eq!(DrRail { pace: None, ..rail }.patience(1), MIN_RTO_SURE_NS, "it repeats itself");
    }

    #[test]
    fn silence_counts_only_where_another_is_heard_and_when_it_lasts() {
        let mut rail = DrRail::new(true, 1000, 1000).paced();
        let number = rail.depart(100, 0);
        rail.acknowledged(number, 100, Some(MS), MS);
        for i in 2..300 {
            rail.overdue(0, 0, i * MS);
            assert!(!rail.judge(0, i * MS), "nothing was received");
        }
        for i in 300..600 {
            rail.overdue(0, 300 * MS, i * MS);
            assert!(!rail.judge(300 * MS, i * MS), "the peer is silent on all");
        }
        rail.overdue(0, 650 * MS, 700 * MS);
        assert!(rail.judge(650 * MS, 700 * MS));
        assert!(rail.take_probe(0, 700 * MS) && !rail.take_probe(0, 701 * MS));
        assert_eq!(rail.next_probe(), Some(700 * MS + PROBES_NS.0));
        rail.alive(702 * MS);
        assert!(rail.is_up() && rail.next_probe().is_none());
        // A hundred packets that went at once, and are late at once.
        for i in 0..100 {
            rail.overdue(0, 900 * MS, 800 * MS + i);
            assert!(!rail.judge(900 * MS, 800 * MS + i), "one silence");
        }
    }

    #[test]
    fn what_was_overtaken_is_lost() {
        let mut ordered = DrRail::new(true, 0, 1);
        let mut mixed = DrRail::new(false, 0, 1);
        for rail in [&mut ordered, &mut mixed] {
            (0..5).for_each(|_| _ = rail.depart(1, 0));
            rail.acknowledged(trip(3), 1, Some(1), 0);
        }
        assert!(ordered.has_passed(2) && !ordered.has_passed(3));
        assert!(!mixed.has_passed(1));
        mixed.acknowledged(trip(5), 1, None, 0);
        assert!(!mixed.has_passed(1), "it may have been an earlier transmission");
        mixed.acknowledged(trip(5), 1, Some(1), 0);
        assert!(mixed.has_passed(1) && !mixed.has_passed(2));
    }

    #[test]
    fn the_rate_is_what_arrives() {
        let mut rail = DrRail::new(true, 1000, 10_000);
        let mut now = 0;
        for _ in 0..400 {
            let number = rail.depart(100_000, now);
            rail.depart(100_000, now);
            now += MS;
            rail.left(100_000);
            rail.acknowledged(number, 100_000, Some(MS), now);
        }
        let mbs = rail.rate / 1_000_000;
        assert!((80..130).contains(&mbs), "{mbs}");
    }

    /// A network that queues `queue` packets of 64 KiB and carries `bytes_per_s`: one is
    /// acknowledged when it has arrived, and the next one goes.
    fn carry(
        rail: &mut DrRail,
        queue: &mut VecDeque<(Trip, u64)>,
        bytes_per_s: u64,
        (from, until): (u64, u64),
    ) {
        const PACKET: u64 = 64 << 10;
        let mut now = from;
        while queue.len() < 64 {
            queue.push_back((rail.depart(PACKET, now), now));
        }
        while now < until {
            now += PACKET * 1_000_000_000 / bytes_per_s;
            if let Some((trip, sent)) = queue.pop_front() {
                rail.left(PACKET);
                rail.acknowledged(trip, PACKET, Some(now - sent), now);
            }
            queue.push_back((rail.depart(PACKET, now), now));
        }
    }

    #[test]
    fn a_rate_that_changes_is_followed_behind_a_long_queue() {
        let (mut rail, mut queue) = (DrRail::new(true, 1000, 10_000), VecDeque::new());
        // 4 MiB wait before each packet: a round trip is 0.3 s, and 3 s later.
        carry(&mut rail, &mut queue, 12_500_000, (0, 1000 * MS));
        assert!((11_000_000..14_000_000).contains(&rail.rate), "at first: {}", rail.rate);
        carry(&mut rail, &mut queue, 1_250_000, (1000 * MS, 1200 * MS));
        assert!((1_000_000..1_600_000).contains(&rail.rate), "slower: {}", rail.rate);
        carry(&mut rail, &mut queue, 12_500_000, (1300 * MS, 1500 * MS));
        assert!((11_000_000..14_000_000).contains(&rail.rate), "faster: {}", rail.rate);
    }

    #[test]
    fn bursts_tell_the_rate_where_nothing_else_does() {
        let mut rail = DrRail::new(true, 1000, 10_000);
        let burst = |rail: &mut DrRail, from: u64, took: u64, is_void: bool| {
            let trip = rail.depart(64 << 10, from);
            if is_void {
                rail.void(from + took);
            }
            rail.left(64 << 10);
            rail.acknowledged(trip, 64 << 10, Some(took), from + took);
            rail.rate
        };
        let declared = 10_000_000_000;
        assert_eq!(burst(&mut rail, 0, MS / 2, false), declared, "too short a time");
        assert_eq!(burst(&mut rail, 10 * MS, 500 * MS, true), declared, "the peer was away");
        let told = burst(&mut rail, 1000 * MS, 5 * MS, false);
        assert_eq!(told, (64 << 10) * 200);
        assert_eq!(burst(&mut rail, 2000 * MS, 50 * MS, false), told - told / 8, "not at once");
        assert_eq!(burst(&mut rail, 3000 * MS, 4 * MS, false), (64 << 10) * 250, "it is more");
        assert_eq!(rail.figures().1, 0, "it is not measured");
    }

    #[test]
    fn a_peer_that_computes_is_no_measure_of_a_rail() {
        let (mut rail, mut queue) = (DrRail::new(true, 1000, 10_000), VecDeque::new());
        carry(&mut rail, &mut queue, 12_500_000, (0, 500 * MS));
        let mut now = 500 * MS;
        for _ in 0..20 {
            // It answers nothing for half a second, then all at once.
            now += 500 * MS;
            rail.void(now);
            while let Some((trip, sent)) = queue.pop_front() {
                rail.left(64 << 10);
                rail.acknowledged(trip, 64 << 10, Some(now - sent), now);
            }
            carry(&mut rail, &mut queue, 12_500_000, (now, now + 50 * MS));
            now += 60 * MS;
        }
        assert!((11_000_000..14_000_000).contains(&rail.rate), "{}", rail.rate);
    }
}
