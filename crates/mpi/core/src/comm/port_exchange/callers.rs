//! Those that call at a port at which somebody accepts: read until one has said all of its side.

use hawser_wireup::interjob::{Interjob, Line};

use super::JOBS_LIMIT;

/// Bytes that are held of what a caller says, but for one caller at a time: most say far less.
const HELD: usize = 4 << 10;

/// See the module.
#[derive(Default)]
pub(super) struct Callers {
    lines: Vec<Caller>,
}

struct Caller {
    line: Line,
    /// It says more than [`HELD`], and is the one that may.
    long: bool,
    /// It says more, while another one may: nobody waits for it.
    rests: bool,
}

impl Callers {
    /// A caller has come.
    pub(super) fn push(&mut self, jobs: &Interjob, line: Line) {
        jobs.watch(line.descriptor(), None);
        self.lines.push(Caller { line, long: false, rests: false });
    }

    /// Reads what has come. The first caller that has said all of its side and is still there.
    pub(super) fn poll(&mut self, jobs: &Interjob) -> Option<(Line, Vec<u8>)> {
        let mut at = 0;
        while let Some(caller) = self.lines.get_mut(at) {
            let most = if caller.long { usize::MAX } else { HELD };
            match caller.line.poll_within(JOBS_LIMIT, most) {
                Ok(None) if self.becomes_long(jobs, at) => {}
                Ok(None) => at += 1,
                Ok(Some(said)) => {
                    let line = self.remove(jobs, &mut at);
                    // It may have given up since, or have died.
                    if !line.has_ended() {
                        return Some((line, said));
                    }
                }
                // The next one may live.
                Err(_) => drop(self.remove(jobs, &mut at)),
            }
        }
        None
    }

    /// A caller has not said all: true when it is from now on the one that may say much.
    fn becomes_long(&mut self, jobs: &Interjob, at: usize) -> bool {
        let taken = self.lines.iter().any(|c| c.long);
        let Some(caller) = self.lines.get_mut(at) else { return false };
        if caller.long || caller.line.held() < HELD {
            return false;
        }
        if taken {
            if !std::mem::replace(&mut caller.rests, true) {
                jobs.unwatch(caller.line.descriptor().0);
            }
            return false;
        }
        caller.long = true;
        if std::mem::take(&mut caller.rests) {
            jobs.watch(caller.line.descriptor(), None);
        }
        true
    }

    /// Takes a caller out; after one that has said much, those that rest have their turn: `at` is
    /// the first again.
    fn remove(&mut self, jobs: &Interjob, at: &mut usize) -> Line {
        let caller = self.lines.swap_remove(*at);
        if !caller.rests {
            jobs.unwatch(caller.line.descriptor().0);
        }
        if caller.long {
            *at = 0;
        }
        caller.line
    }

    /// Gives those that are left to whoever accepts next, the last one first.
    pub(super) fn give_back(mut self, jobs: &Interjob, mut give: impl FnMut(Line)) {
        while let Some(mut last) = self.lines.len().checked_sub(1) {
            give(self.remove(jobs, &mut last));
        }
    }
}
