//! When a process tries to connect to a peer, and when it gives up. Pure: the time is an argument.

use super::fault::{Fault, Loss};
use super::outbox::Outbox;

/// First and longest pause before another attempt, in nanoseconds.
const PAUSE: std::ops::RangeInclusive<u64> = 5_000_000..=1_000_000_000;
/// Time, in nanoseconds, after which an attempt that the kernel has not made is made anew: the
/// kernel's own repetitions become rare, and a peer that was busy is found late.
pub(super) const NO_ANSWER_NS: u64 = 3_000_000_000;
const SECOND_NS: u64 = 1_000_000_000;

/// What is known of a peer's process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Life {
    /// It is inside MPI.
    Alive,
    /// MPI has ended in it, perhaps to begin again; it listens as long as it is there.
    Finalized,
    Unknown,
}

/// The search for a connection to a peer, with the frames that wait for it.
#[derive(Debug)]
pub(super) struct Seek {
    pub(super) out: Outbox,
    /// The connection that this process makes.
    pub(super) attempt: Option<usize>,
    /// When the next attempt is due, if there is none: monotonic nanoseconds.
    pub(super) due: u64,
    /// When the last attempt began.
    pub(super) began: u64,
    /// The first of the failures that count.
    since: Option<u64>,
    failed: u32,
    /// People were told that it takes long.
    told: bool,
}

/// What follows from a failed attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// Another one, when it is due.
    Again,
    /// As `Again`; it has taken long by now, in seconds, and people are to be told, once.
    Long(u32),
    GiveUp(Loss),
}

impl Seek {
    pub(super) fn new(now: u64) -> Seek {
        Seek {
            out: Outbox::new(),
            attempt: None,
            due: now,
            began: now,
            since: None,
            failed: 0,
            told: false,
        }
    }

    /// The kernel had made the attempt that is about to fail: if that stood for longer than `limit`
    /// nanoseconds, failures before it do not count any more.
    pub(super) fn stood(&mut self, now: u64, limit: u64) {
        if now.saturating_sub(self.began) > limit {
            self.since = None;
        }
    }

    /// An attempt has failed. A peer that is alive and turned it away was busy, however long that
    /// takes; anything else may last for `limit` nanoseconds.
    pub(super) fn failed(&mut self, now: u64, why: Fault, life: Life, limit: u64) -> Verdict {
        self.attempt = None;
        if life == Life::Finalized && why.is_hung_up() {
            return Verdict::GiveUp(Fault::Finalized.into());
        }
        let since = *self.since.get_or_insert(now);
        let pause = PAUSE.start().checked_shl(self.failed).unwrap_or(u64::MAX);
        self.failed = (self.failed + 1).min(32);
        self.due = now.saturating_add(pause.min(*PAUSE.end()));
        let tried = now.saturating_sub(since);
        let tried_s = u32::try_from(tried / SECOND_NS).unwrap_or(u32::MAX);
        if tried < limit {
            return Verdict::Again;
        }
        if life != Life::Alive || !why.is_turned_away() {
            return Verdict::GiveUp(Loss { cause: why, tried_s: Some(tried_s) });
        }
        if std::mem::replace(&mut self.told, true) {
            Verdict::Again
        } else {
            Verdict::Long(tried_s)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::btl::tcp::fault::Doing;

    const LIMIT: u64 = 30 * SECOND_NS;

    fn refused() -> Fault {
        let e = std::io::ErrorKind::ConnectionRefused;
        let errno = 111;
        assert_eq!(std::io::Error::from_raw_os_error(errno).kind(), e);
        Fault::Kernel { doing: Doing::Connecting, errno }
    }

    /// Fails again and again, each time when an attempt is due; the pauses and the verdicts.
    fn run(why: Fault, life: Life, times: usize) -> Vec<(u64, Verdict)> {
        let mut seek = Seek::new(7);
        let step = |_| {
            let now = seek.due;
            let verdict = seek.failed(now, why, life, LIMIT);
            (seek.due - now, verdict)
        };
        (0..times).map(step).collect()
    }

    #[test]
    fn pauses_grow_up_to_a_second() {
        let all = run(Fault::Closed, Life::Alive, 50);
        assert_eq!(all[0].0, *PAUSE.start());
        assert!(all.windows(2).all(|w| w[0].0 <= w[1].0));
        assert_eq!(all[49].0, *PAUSE.end());
    }

    #[test]
    fn a_peer_that_is_alive_and_busy_is_never_given_up_and_people_are_told_once() {
        for why in [Fault::Closed, Fault::NoAnswer] {
            let all = run(why, Life::Alive, 10_000);
            assert!(all.iter().all(|(_, v)| !matches!(v, Verdict::GiveUp(_))));
            let told: Vec<_> = all.iter().filter(|(_, v)| *v != Verdict::Again).collect();
            assert!(matches!(told[..], [(_, Verdict::Long(30..=31))]), "{told:?}");
        }
    }

    #[test]
    fn what_does_not_pass_by_itself_ends_in_time() {
        for (why, life) in [
            (refused(), Life::Alive),
            (Fault::Refused(crate::handshake::Refusal::Secret), Life::Alive),
            (Fault::Closed, Life::Unknown),
            (refused(), Life::Unknown),
        ] {
            let all = run(why, life, 50);
            let end = all.iter().position(|(_, v)| matches!(v, Verdict::GiveUp(_))).unwrap();
            let waited: u64 = all[..end].iter().map(|(pause, _)| pause).sum();
            assert!((LIMIT..LIMIT + SECOND_NS).contains(&waited));
            let Verdict::GiveUp(loss) = all[end].1 else { panic!() };
            assert!(loss.to_string().contains("tried for 30 s"), "{loss}");
        }
    }

    /// A peer that computed for an hour and then closes has not failed for an hour.
    #[test]
    fn the_time_for_which_an_attempt_stood_does_not_count() {
        let mut seek = Seek::new(0);
        let fail = |seek: &mut Seek, now| seek.failed(now, Fault::Closed, Life::Unknown, LIMIT);
        for hour in 1..5 {
            let now = hour * 3600 * SECOND_NS;
            seek.stood(now, LIMIT);
            assert_eq!(fail(&mut seek, now), Verdict::Again);
            seek.began = seek.due;
            assert_eq!(fail(&mut seek, now + 20 * SECOND_NS), Verdict::Again);
        }
        let now = seek.began + 31 * SECOND_NS;
        assert!(matches!(fail(&mut seek, now), Verdict::GiveUp(_)));
    }

    #[test]
    fn a_peer_that_has_left_is_given_up_at_once() {
        for why in [refused(), Fault::Closed] {
            let all = run(why, Life::Finalized, 1);
            assert_eq!(all[0].1, Verdict::GiveUp(Fault::Finalized.into()));
        }
        let all = run(Fault::NoAnswer, Life::Finalized, 10);
        assert!(all.iter().all(|(_, v)| *v == Verdict::Again), "it may begin again");
    }
}
