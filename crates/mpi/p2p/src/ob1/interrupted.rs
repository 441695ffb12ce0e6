//! The engines of a process that is interrupted: what they have outside of it is given up when the
//! last of them has given up what its modules have, and each goes on by itself afterwards.

use std::sync::{Mutex, MutexGuard, PoisonError};

use hawser_core::holding;
use hawser_mca::lifecycle::Resume;
use hawser_segment::node::{HoldArea, SEVERAL_THREADS};

/// What is known of an engine.
struct Seat {
    /// What it tells of holds.
    area: &'static HoldArea,
    /// Its modules have nothing outside of the process.
    has_given_up: bool,
    /// The process has gone on since, in this way, and the engine has not.
    resumed: Option<Resume>,
}

/// All engines of a process that take part in holds.
#[derive(Default)]
pub(crate) struct InterruptedEngines(Mutex<Vec<Seat>>);

impl InterruptedEngines {
    fn seats(&self) -> MutexGuard<'_, Vec<Seat>> {
        // A panic while it was held leaves a valid list.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<R>(&self, area: &'static HoldArea, work: impl FnOnce(&mut Seat) -> R) -> Option<R> {
        self.seats().iter_mut().find(|seat| std::ptr::eq(seat.area, area)).map(work)
    }

    /// An engine takes part from now on.
    pub(crate) fn join(&self, area: &'static HoldArea) {
        self.leave(area);
        self.seats().push(Seat { area, has_given_up: false, resumed: None });
    }

    /// It takes part no longer.
    pub(crate) fn leave(&self, area: &'static HoldArea) {
        self.seats().retain(|seat| !std::ptr::eq(seat.area, area));
    }

    /// An engine has something outside of the process again.
    pub(crate) fn go_on(&self, area: &'static HoldArea) {
        self.with(area, |seat| (seat.has_given_up, seat.resumed) = (false, None));
    }

    /// The modules of an engine have given up all that they have. True: so have those of all
    /// others.
    pub(crate) fn give_up(&self, area: &'static HoldArea) -> bool {
        self.with(area, |seat| seat.has_given_up = true);
        self.seats().iter().all(|seat| seat.has_given_up)
    }

    /// How an engine goes on whose process has gone on.
    pub(crate) fn resumed(&self, area: &'static HoldArea) -> Option<Resume> {
        self.with(area, |seat| seat.resumed.take()).flatten()
    }

    /// The process goes on: all engines do.
    pub(crate) fn resume_all(&self, how: Resume) {
        self.seats().iter_mut().for_each(|seat| {
            (seat.has_given_up, seat.resumed) = (false, Some(how));
        });
    }

    /// Tells for all of them, and not only for the one that gives up what the process has, that
    /// they are interrupted.
    pub(crate) fn tell_interrupted(&self, number: u32, words: u64) {
        for seat in self.seats().iter() {
            seat.area.tell_home(words);
            let several = holding::may_have_several() && hawser_status::counted() > 1;
            seat.area.tell_ties(holding::ties() | if several { SEVERAL_THREADS } else { 0 });
            seat.area.tell_interrupted(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_engine_gives_up_what_the_process_has_and_all_go_on() {
        let areas: [&'static HoldArea; 3] = std::array::from_fn(|_| &*Box::leak(Box::default()));
        let engines = InterruptedEngines::default();
        areas.iter().for_each(|area| engines.join(area));
        assert!(
            !engines.give_up(areas[0]) && !engines.give_up(areas[1]) && !engines.give_up(areas[0])
        );
        engines.go_on(areas[1]);
        assert!(!engines.give_up(areas[2]), "one has changed its mind");
        assert!(engines.give_up(areas[1]));
        engines.resume_all(Resume::Restart);
        assert_eq!(engines.resumed(areas[0]), Some(Resume::Restart));
        assert_eq!(engines.resumed(areas[0]), None);
        engines.go_on(areas[1]);
        assert_eq!(engines.resumed(areas[1]), None, "it goes on already");
        assert!(!engines.give_up(areas[0]), "the next time");
        engines.leave(areas[1]);
        engines.leave(areas[2]);
        assert!(engines.give_up(areas[0]));
    }
}
