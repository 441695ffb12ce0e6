//! What is known of the way from this process to a peer over one module: its queue, its rate, its
//! delay, as measured while it is used.

/// The way to a peer, as it is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Path {
    /// Bytes that the module has taken and that have not arrived, as far as is known.
    pub queued: u64,
    /// Bytes per second at which they arrive; 0: not known.
    pub rate: u64,
    /// Time under way of a short message when nothing is before it, in nanoseconds; 0: not known.
    pub delay_ns: u64,
    /// Time since the rate was measured, in nanoseconds.
    pub age_ns: u64,
}

/// Shortest time over which a rate is measured, in nanoseconds.
const SPAN_NS: u64 = 2_000_000;
/// Longest. What was under way in between is not known for sure.
const SPAN_MAX_NS: u64 = 1_000_000_000;
/// Age in nanoseconds up to which a measured rate is better than what a kernel tells.
const FRESH_NS: u64 = 100_000_000;
/// Fewest bytes over which a rate is measured.
pub(super) const SPAN_BYTES: u64 = 32 << 10;

/// Length in bytes from which on messages tell of the rate of a path. Fewer under way are an answer
/// or an acknowledgement.
pub(super) const MEASURED: usize = 4 << 10;
const FEW_BYTES: u64 = MEASURED as u64;
/// A path on which nothing has arrived for so long, in nanoseconds, though something is under way,
/// stands still.
const STILL_NS: u64 = 20 * SPAN_NS;

/// Measures the rate of a path from looks at it. A span of time counts when bytes were under way
/// from its beginning to its end, so that it was the path which set their pace.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meter {
    /// Beginning of the span: time, and bytes that had arrived; `None`: nobody has looked yet.
    since: Option<(u64, u64)>,
    /// Next to nothing was under way at the last look, and nobody has told that something is.
    rests: bool,
    /// Since when something is under way while no more than so many bytes have arrived.
    still: Option<(u64, u64)>,
    /// Bytes per second; 0: not known.
    rate: u64,
    /// When it was found.
    at: u64,
    /// When it was last measured, and not just told.
    measured_at: Option<u64>,
}

impl Meter {
    /// A look at time `now`: `arrived` bytes have, in all, and `queued` more are under way or about
    /// to be sent. `told`: bytes per second at which the last ones arrived, as somebody knows who
    /// was there; 0: nobody does. It counts for what has arrived unseen.
    pub fn look(&mut self, now: u64, arrived: u64, queued: u64, told: u64) {
        let Some((since, before)) = self.since else {
            self.since = Some((now, arrived));
            self.rests = queued < FEW_BYTES;
            return;
        };
        match self.still {
            Some((_, had)) if queued > 0 && had == arrived => {}
            _ => self.still = (queued > 0).then_some((now, arrived)),
        }
        let (span, bytes) = (now.saturating_sub(since), arrived.saturating_sub(before));
        let measured = |span: u64| bytes.saturating_mul(1_000_000_000) / span.max(1);
        if queued < FEW_BYTES {
            // They have arrived before now, so this is the least that the rate may have been. Of a
            // long time it says nothing.
            if bytes >= SPAN_BYTES && told > 0 {
                // Perhaps of a burst that queues on the way have swallowed, or of the first bytes
                // after a rest: it counts where nothing better is known, and in steps.
                if self.rate == 0 {
                    self.set(told, now);
                } else if !self.is_measured(now) {
                    self.set(told.min(self.rate.saturating_mul(2)), now);
                }
            } else if span <= 4 * SPAN_NS && bytes >= SPAN_BYTES && measured(span) > self.rate {
                self.set(measured(span), now);
            } else if self.still.is_some_and(|(at, _)| now.saturating_sub(at) >= STILL_NS) {
                self.set(1, now);
                self.still = Some((now, arrived));
            }
            (self.since, self.rests) = (Some((now, arrived)), true);
        } else if self.rests {
            // It has begun at an unknown time.
            (self.since, self.rests) = (Some((now, arrived)), false);
        } else if span >= SPAN_NS && (bytes >= SPAN_BYTES || span >= STILL_NS) {
            if span < SPAN_MAX_NS {
                self.set(measured(span).max(1), now);
                self.measured_at = Some(now);
            }
            self.since = Some((now, arrived));
        }
    }

    /// True when next to nothing is under way, as far as is known: [`Meter::begins`] is to be
    /// called when that changes.
    pub fn rests(&self) -> bool {
        self.rests
    }

    /// Something is sent at time `now`, and so far `arrived` bytes have arrived.
    pub fn begins(&mut self, now: u64, arrived: u64) {
        (self.since, self.rests) = (Some((now, arrived)), false);
    }

    /// At time `at`, when `arrived` bytes have arrived and `queued` are under way, a receiver has
    /// said that it has what was sent: all time since the last look counts but for `idle`
    /// nanoseconds, in which no byte moved. What a kernel tells of the last bytes may be no more
    /// than that a queue on the way has swallowed them.
    pub fn ended(&mut self, at: u64, arrived: u64, queued: u64, idle: u64) {
        let rested = self.rests;
        self.rests = queued < FEW_BYTES;
        let Some((since, before)) = self.since else { return };
        let span = at.saturating_sub(since).saturating_sub(idle);
        let bytes = arrived.saturating_sub(before);
        if !rested && bytes >= SPAN_BYTES && (SPAN_NS..SPAN_MAX_NS).contains(&span) {
            self.set(bytes.saturating_mul(1_000_000_000) / span, at);
            self.measured_at = Some(at);
        } else if self.rate == 0 || !self.is_measured(at) {
            return;
        }
        self.since = Some((at, arrived));
    }

    /// It was measured a short time ago, and not just told.
    fn is_measured(&self, now: u64) -> bool {
        self.measured_at.is_some_and(|at| now.saturating_sub(at) <= FRESH_NS)
    }

    /// Half of what is measured counts at once: a change is followed within a few spans.
    fn set(&mut self, rate: u64, now: u64) {
        self.rate = if self.rate == 0 { rate } else { self.rate / 2 + rate.div_ceil(2) };
        self.at = now;
    }

    /// Bytes per second; 0: not known.
    pub fn rate(&self) -> u64 {
        self.rate
    }

    /// Time since the rate was measured, in nanoseconds.
    pub fn age(&self, now: u64) -> u64 {
        now.saturating_sub(self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_measured_and_followed() {
        let mut meter = Meter::default();
        let (mut now, mut arrived) = (1, 0);
        let mut run = |meter: &mut Meter, rate: u64, ms: u64| {
            for _ in 0..ms {
                now += 1_000_000;
                arrived += rate / 1000;
                meter.look(now, arrived, 1 << 20, 0);
            }
            meter.rate()
        };
        let near = |a: u64, b: u64| a.abs_diff(b) < b / 20;
        assert!(near(run(&mut meter, 120_000_000, 20), 120_000_000));
        assert!(near(run(&mut meter, 12_000_000, 100), 12_000_000), "it has become slow");
        assert!(near(run(&mut meter, 240_000_000, 100), 240_000_000), "it has become fast");
    }

    #[test]
    fn time_in_which_nothing_was_under_way_does_not_count() {
        let mut meter = Meter::default();
        meter.look(0, 0, 0, 0);
        meter.look(1_000_000_000, 1_000_000, 0, 0);
        assert_eq!(meter.rate(), 0, "it may have arrived long ago");
        meter.look(1_005_000_000, 1_500_000, 0, 0);
        assert_eq!(meter.rate(), 100_000_000, "at least");
        meter.look(1_010_000_000, 1_500_000, 0, 0);
        meter.look(1_015_000_000, 1_600_000, 0, 0);
        assert_eq!(meter.rate(), 100_000_000, "it may have been faster");
    }

    #[test]
    fn what_a_queue_has_swallowed_does_not_count_as_arrived() {
        let mut meter = Meter::default();
        let (mut now, mut arrived) = (1, 0);
        for _ in 0..8 {
            // The first 128 KB arrive at once, as after each pause, and the rest at 40 MB/s.
            meter.look(now, arrived, 0, 1_000_000_000);
            // Somebody looks long before anything is sent.
            now += 10_000_000;
            meter.begins(now, arrived);
            (now, arrived) = (now + 10_500_000, arrived + 528_000);
            meter.ended(now, arrived, 0, 500_000);
        }
        assert_eq!(meter.rate() / 1_000_000, 52);
        meter.look(now, arrived, 0, 1_000_000_000);
        assert_eq!(meter.rate() / 1_000_000, 52, "it was measured");
        meter.begins(now, arrived);
        meter.ended(now + 1_000, arrived + 40_000, 0, 0);
        assert_eq!(meter.rate() / 1_000_000, 52, "too short a time to measure");
    }

    #[test]
    fn an_answer_that_waits_is_no_message_under_way() {
        let mut meter = Meter::default();
        meter.look(0, 0, 0, 0);
        let (mut now, mut arrived) = (1, 0);
        for _ in 0..8 {
            if meter.rests() {
                meter.begins(now, arrived);
            }
            (now, arrived) = (now + 5_000_000, arrived + 600_000);
            meter.ended(now, arrived, 16, 0);
            // Then the other side sends, and is told what has arrived.
            (now, arrived) = (now + 12_000_000, arrived + 832);
            meter.look(now, arrived, 16, 0);
        }
        assert_eq!(meter.rate() / 1_000_000, 120);
    }

    #[test]
    fn a_path_that_stands_still_has_no_rate() {
        let mut meter = Meter::default();
        meter.look(0, 0, 1 << 20, 0);
        meter.look(5_000_000, 600_000, 1 << 20, 0);
        assert_eq!(meter.rate(), 120_000_000);
        for i in 1..=8 {
            meter.look(i * STILL_NS, 600_000, 100, 0);
        }
        assert!(meter.rate() < 2_000_000, "{}", meter.rate());
        let kept = meter.rate();
        for i in 9..=16 {
            meter.look(i * STILL_NS, 600_100, 0, 0);
        }
        assert_eq!(meter.rate(), kept, "nothing is under way");
    }

    #[test]
    fn what_has_arrived_unseen_counts_as_it_is_told() {
        let mut meter = Meter::default();
        meter.look(0, 0, 0, 0);
        // A burst that a queue on the way has taken.
        meter.look(1_000_000, 500_000, 0, 500_000_000);
        for i in 1..=8 {
            meter.look(i * 20_000_000, 500_000 * (i + 1), 0, 40_000_000);
        }
        assert!((40_000_000..44_000_000).contains(&meter.rate()), "{}", meter.rate());
        // Nothing worth a measurement has gone.
        meter.look(1_000_000_000, 4_500_100, 0, 1_000);
        assert!(meter.rate() > 39_000_000);
    }
}
