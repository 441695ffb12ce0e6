//! What asks for images of processes besides time and people: signals to the launcher, and the end
//! of the job. Ranks know nothing of it, so nobody else can make something of it.

use std::sync::OnceLock;

use hawser_checkpoint::deadline;
use hawser_checkpoint::wishes::{self, SAVE_SIGNALS, SaveSignal};
use hawser_mca::Params;
use hawser_mca::report::say;

/// The margin before the end that counts unless the user names one: this part of what is left at
/// the start, and at most so much.
const PART: u64 = 10;
const MARGIN_US: u64 = 300_000_000;
/// Least time between two attempts before the end.
const RETRY_US: u64 = 1_000_000;
/// For how long ranks that compute are waited for at least after a signal.
const PATIENCE_US: u64 = 10_000_000;

/// Images that are wanted, after which the job ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StopWish {
    /// The signal that ends the job where no images can be made; `None`: it goes on then.
    pub(super) signal: Option<i32>,
    /// For how long ranks that compute are waited for, in microseconds: there is no other attempt
    /// in this time.
    pub(super) patience_us: u64,
}

/// When the images of a job are wanted.
#[derive(Debug)]
pub(super) struct SaveCalls {
    /// Signals that ask for them.
    signals: Vec<SaveSignal>,
    /// For how long ranks that compute are waited for after a signal, in microseconds.
    patience_us: u64,
    /// From when on it is time to save and to stop, and when the job must have ended, in
    /// microseconds.
    due: Option<(u64, u64)>,
    /// It was said that there are none yet.
    is_told: bool,
}

/// When the job ends as the command of the batch system says, in milliseconds since 1970. It may
/// answer late, and is asked once: jobs that this one spawns have the same end.
static END_BY_COMMAND: OnceLock<Option<u64>> = OnceLock::new();

/// How long the job has, in milliseconds, where there is an end.
fn time_left(limit_ms: Option<u64>) -> Option<u64> {
    let variable = |name: &str| std::env::var(name).ok();
    let batch = deadline::from_variables(&variable, deadline::now_ms()).or_else(|| {
        let ask = || {
            let left = deadline::from_command(&variable, &mut wishes::ask_batch)?;
            Some(deadline::now_ms().saturating_add(left))
        };
        let end = *END_BY_COMMAND.get_or_init(ask);
        end.map(|end| end.saturating_sub(deadline::now_ms()))
    });
    limit_ms.into_iter().chain(batch).min()
}

impl SaveCalls {
    /// Those of a job that has this limit of its own, and so much time between a signal that ends
    /// it and its end.
    pub(super) fn new(
        params: &Params,
        limit_ms: Option<u64>,
        grace_ms: u64,
        now: u64,
    ) -> SaveCalls {
        let left_us = time_left(limit_ms).map(|ms| ms.saturating_mul(1000));
        let before = params.float("crs_base_before_end");
        let margin = (before >= 0.0).then_some((before * 1e6) as u64);
        // The images have to be written, too.
        let patience_us = (grace_ms.saturating_mul(1000) / 2).max(PATIENCE_US);
        let signals = wishes::save_signals(params.text("crs_base_on")).unwrap_or_else(|why| {
            say(why);
            SAVE_SIGNALS.to_vec()
        });
        SaveCalls { patience_us, signals, ..SaveCalls::of(left_us, margin, now) }
    }

    fn of(left_us: Option<u64>, margin: Option<u64>, now: u64) -> SaveCalls {
        let due = left_us.map(|left| {
            let margin = margin.unwrap_or_else(|| (left / PART).min(MARGIN_US));
            (now.saturating_add(left.saturating_sub(margin)), now.saturating_add(left))
        });
        let signals = SAVE_SIGNALS.to_vec();
        SaveCalls { signals, patience_us: PATIENCE_US, due, is_told: false }
    }

    /// Whether a signal asks to save and to stop, or only to save; `None`: it asks for nothing.
    pub(super) fn meaning(&self, signal: i32) -> Option<bool> {
        self.signals.iter().find(|known| known.signal == signal).map(|known| known.stop)
    }

    /// What a signal that asks to save and to stop wishes, which has this meaning for the job.
    pub(super) fn wish(&self, signal: Option<i32>) -> StopWish {
        StopWish { signal, patience_us: self.patience_us }
    }

    /// It is time to save and to stop: a wish once, and again after half of the time that is left
    /// then, as long as the job goes on.
    pub(super) fn take_due(&mut self, now: u64) -> Option<StopWish> {
        let (at, end) = self.due.filter(|(at, _)| now >= *at)?;
        let next = now.saturating_add((end.saturating_sub(at) / 2).max(RETRY_US));
        self.due = (next < end).then_some((next, end));
        Some(StopWish { signal: None, patience_us: next.min(end).saturating_sub(now) })
    }

    /// When [`SaveCalls::take_due`] is true, in microseconds.
    pub(super) fn next_time(&self) -> Option<u64> {
        self.due.map(|(at, _)| at)
    }

    /// True once: there are no images yet, which will be tried again.
    pub(super) fn tells(&mut self) -> bool {
        self.due.is_none() || !std::mem::replace(&mut self.is_told, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_the_end_it_is_tried_again_and_again() {
        let mut calls = SaveCalls::of(Some(100_000_000), Some(16_000_000), 5);
        assert_eq!(calls.next_time(), Some(84_000_005));
        assert_eq!(calls.take_due(84_000_004), None);
        let (mut tries, mut waits) = (Vec::new(), Vec::new());
        while let Some(at) = calls.next_time() {
            let wish = calls.take_due(at).expect("it is due");
            assert_eq!(calls.take_due(at), None);
            waits.push(wish.patience_us / 1_000_000);
            tries.push(at / 1_000_000);
        }
        assert_eq!((tries, waits), (vec![84, 92, 96, 98, 99], vec![8, 4, 2, 1, 1]));
        // Without a margin of the user's it is a tenth, of a long job five minutes.
        let next = |left: u64| SaveCalls::of(Some(left), None, 0).next_time();
        assert_eq!(next(100_000_000), Some(90_000_000));
        assert_eq!(next(36_000_000_000), Some(35_700_000_000));
        let mut never = SaveCalls::of(None, Some(1), 0);
        assert!(never.next_time().is_none() && never.take_due(u64::MAX).is_none());
    }
}
