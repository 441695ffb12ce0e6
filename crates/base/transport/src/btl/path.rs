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
/// Fewest bytes over which a rate is measured.
const SPAN_BYTES: u64 = 32 << 10;

/// Measures the rate of a path from looks at it. A span of time counts when bytes were under way
/// from its beginning to its end, so that it was the path which set their pace.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meter {
    /// Beginning of the span: time, and bytes that had arrived; `None`: nothing was under way.
    since: Option<(u64, u64)>,
    /// Bytes per second; 0: not known.
    rate: u64,
    /// When it was measured.
    at: u64,
}

impl Meter {
    /// A look at time `now`: `arrived` bytes have, in all, and `queued` more are under way or about
    /// to be sent. `told`: bytes per second at which the last ones arrived, as somebody knows who
    /// was there; 0: nobody does. It counts for what has arrived unseen.
    pub fn look(&mut self, now: u64, arrived: u64, queued: u64, told: u64) {
        let Some((since, before)) = self.since else {
            self.since = Some((now, arrived));
            return;
        };
        let (span, bytes) = (now.saturating_sub(since), arrived.saturating_sub(before));
        let measured = |span: u64| bytes.saturating_mul(1_000_000_000) / span.max(1);
        if queued == 0 {
            // They have arrived before now, so this is the least that the rate may have been. Of a
            // long time it says nothing.
            if bytes >= SPAN_BYTES && told > 0 {
                self.set(told, now);
            } else if span <= 4 * SPAN_NS && bytes >= SPAN_BYTES && measured(span) > self.rate {
                self.set(measured(span), now);
            }
            self.since = Some((now, arrived));
        } else if span >= SPAN_NS && (bytes >= SPAN_BYTES || span >= 20 * SPAN_NS) {
            if span < SPAN_MAX_NS {
                self.set(measured(span).max(1), now);
            }
            self.since = Some((now, arrived));
        }
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
