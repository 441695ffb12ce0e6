//! What ranks agree on in one call: is it time to save, is it time to stop, how much time is left.
//!
//! Every rank offers what it knows ([`Moment::offer`]); the largest of each word over all ranks is
//! the answer ([`Moment::agree`]). It follows from these words alone, so that the n-th call on a
//! communicator gives the same answer on all its ranks. Pure: times are arguments.

/// Words of an offer.
pub const WORDS: usize = 5;

/// A request that arrives within this time after an answer belongs to that answer: the launcher
/// sends a signal to all ranks, and one of them may have answered for all before others get it.
const SAME_NS: u64 = 1_000_000_000;
/// Longest time before the end at which it is time to save, unless the user chooses one.
const BEFORE_END_MS: u64 = 300_000;
/// Says that no end is known.
const NO_END: i64 = i64::MIN;

/// What users may choose.
#[derive(Clone, Copy, Debug, Default)]
pub struct SavePolicy {
    /// How long before the end it is time to save and stop, in milliseconds; `None`: a tenth of
    /// what is left at the first question, at most five minutes.
    pub before_end_ms: Option<u64>,
    /// A save is due after so many milliseconds without one.
    pub every_ms: Option<u64>,
}

/// Who asks. A save that one of them was told is still news to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requester {
    /// The program, which saves by itself.
    Program,
    /// The library, which takes a snapshot.
    Library,
}

/// What one rank knows when it is asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Local {
    /// Our monotonic clock, in nanoseconds.
    pub now_ns: u64,
    /// Time to the end of the job, in milliseconds, as far as it is known here.
    pub left_ms: Option<u64>,
    /// When this rank was last asked to save, in monotonic nanoseconds; 0: never.
    pub save_ns: u64,
    /// The same for the request to stop.
    pub stop_ns: u64,
    /// The program is in a section in which no snapshot may be taken.
    pub held: bool,
    /// The caller wants it now.
    pub now: bool,
    /// What this rank has still to do for the last snapshot: 0 nothing, 1 it copies, 2 it failed.
    pub flush: i64,
}

/// The answer, the same on all ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SaveDecision {
    /// Milliseconds left, the least that any rank knows.
    pub left_ms: Option<u64>,
    /// Save now.
    pub save: bool,
    /// The job is to end: save, and leave.
    pub stop: bool,
    /// A save would be due, and some rank is held.
    pub held: bool,
    /// The largest [`Local::flush`].
    pub flush: i64,
}

#[derive(Clone, Copy, Debug, Default)]
struct Served {
    /// When a save was last told, in monotonic nanoseconds.
    at_ns: u64,
    /// Requests up to then have had their answer; 0: there was none.
    until_ns: u64,
    /// That the job is to stop was told.
    stop: bool,
}

/// What one rank keeps from call to call.
#[derive(Clone, Debug)]
pub struct Moment {
    policy: SavePolicy,
    margin_ms: Option<u64>,
    program: Served,
    library: Served,
    stop: bool,
}

impl Moment {
    /// Begins to count time for [`SavePolicy::every_ms`].
    pub fn new(policy: SavePolicy, now_ns: u64) -> Moment {
        let served = Served { at_ns: now_ns, ..Served::default() };
        let margin_ms = policy.before_end_ms;
        Moment { policy, margin_ms, program: served, library: served, stop: false }
    }

    fn served(&mut self, asker: Requester) -> &mut Served {
        match asker {
            Requester::Program => &mut self.program,
            Requester::Library => &mut self.library,
        }
    }

    /// What this rank contributes.
    pub fn offer(&mut self, asker: Requester, local: &Local) -> [i64; WORDS] {
        let ends = local.left_ms.is_some_and(|left| left <= self.margin(left));
        let every_ns = self.policy.every_ms.map(|ms| ms.saturating_mul(1_000_000));
        let served = *self.served(asker);
        let is_new = |at: u64| at > served.until_ns;
        let due = every_ns.is_some_and(|ns| local.now_ns >= served.at_ns.saturating_add(ns));
        let stop = self.stop || local.stop_ns != 0 || ends;
        // Whoever is told to stop is told to save, whenever the last save was.
        let last = stop && !served.stop;
        let save = local.now || due || is_new(local.save_ns) || is_new(local.stop_ns) || last;
        let left = local.left_ms.map_or(NO_END, |ms| -(ms.min(i64::MAX as u64) as i64));
        [left, i64::from(save), i64::from(stop), i64::from(local.held), local.flush]
    }

    /// How long before the end it is time to save.
    fn margin(&mut self, left_ms: u64) -> u64 {
        *self.margin_ms.get_or_insert((left_ms / 10).min(BEFORE_END_MS))
    }

    /// The answer, from the largest of each word over all ranks.
    pub fn agree(&mut self, asker: Requester, now_ns: u64, words: [i64; WORDS]) -> SaveDecision {
        let [left, save, stop, held, flush] = words;
        let held = asker == Requester::Library && held != 0;
        let verdict = SaveDecision {
            left_ms: (left != NO_END).then(|| left.unsigned_abs()),
            save: save != 0 && !held,
            stop: stop != 0,
            held: save != 0 && held,
            flush,
        };
        self.stop |= verdict.stop;
        if verdict.save {
            let stop = verdict.stop;
            let served = self.served(asker);
            served.at_ns = now_ns;
            served.until_ns = now_ns.saturating_add(SAME_NS);
            served.stop |= stop;
        }
        verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const S: u64 = 1_000_000_000;

    /// Ranks that call together.
    struct Team(Vec<Moment>);

    impl Team {
        fn new(n: usize, policy: SavePolicy) -> Team {
            Team(vec![Moment::new(policy, S); n])
        }

        fn call(&mut self, asker: Requester, locals: &[Local]) -> SaveDecision {
            let offers: Vec<_> =
                self.0.iter_mut().zip(locals).map(|(m, l)| m.offer(asker, l)).collect();
            let mut most = [i64::MIN; WORDS];
            for offer in offers {
                for (most, word) in most.iter_mut().zip(offer) {
                    *most = (*most).max(word);
                }
            }
            let answers: Vec<SaveDecision> = self
                .0
                .iter_mut()
                .zip(locals)
                .map(|(m, l)| m.agree(asker, l.now_ns, most))
                .collect();
            assert!(answers.windows(2).all(|w| w[0] == w[1]), "{answers:?}");
            answers[0]
        }
    }

    fn at(seconds: u64) -> Local {
        Local { now_ns: seconds * S, ..Local::default() }
    }

    #[test]
    fn one_signalled_rank_suffices_and_it_is_told_once() {
        let mut team = Team::new(3, SavePolicy::default());
        assert_eq!(team.call(Requester::Program, &[at(2); 3]), SaveDecision::default());
        let mut locals = [at(10); 3];
        locals[1].save_ns = 9 * S;
        assert!(team.call(Requester::Program, &locals).save);
        // The others get the same signal a moment later.
        let mut late = [at(11); 3];
        late[0].save_ns = 10 * S + 1;
        late[1].save_ns = 9 * S;
        assert!(!team.call(Requester::Program, &late).save);
        assert!(team.call(Requester::Library, &late).save, "news to the library");
        // A request of its own.
        let mut next = [at(30); 3];
        next[2].save_ns = 29 * S;
        assert!(team.call(Requester::Program, &next).save);
        assert!(!team.call(Requester::Program, &next).save);
    }

    #[test]
    fn a_request_just_after_the_start_counts() {
        let mut team = Team::new(2, SavePolicy::default());
        let mut locals = [at(1); 2];
        locals[0].save_ns = S + 5;
        assert!(team.call(Requester::Program, &locals).save);
    }

    #[test]
    fn stop_stays() {
        let mut team = Team::new(2, SavePolicy::default());
        let mut locals = [at(5); 2];
        locals[1].stop_ns = 4 * S;
        let verdict = team.call(Requester::Program, &locals);
        assert!(verdict.save && verdict.stop);
        let verdict = team.call(Requester::Program, &[at(6); 2]);
        assert!(!verdict.save && verdict.stop);
    }

    #[test]
    fn a_stop_just_after_a_save_saves_again() {
        let mut team = Team::new(2, SavePolicy::default());
        let mut locals = [at(5); 2];
        locals[1].save_ns = 4 * S;
        assert!(team.call(Requester::Library, &locals).save);
        locals[0].stop_ns = 5 * S + 10;
        let verdict = team.call(Requester::Library, &locals);
        assert!(verdict.save && verdict.stop, "what came in between would be lost");
        assert!(!team.call(Requester::Library, &locals).save);
    }

    #[test]
    fn the_end_comes_near_once() {
        let mut team = Team::new(2, SavePolicy::default());
        let left = |ms: u64, s: u64| Local { left_ms: Some(ms), ..at(s) };
        let verdict = team.call(Requester::Program, &[left(100_000, 2), at(2)]);
        assert_eq!((verdict.left_ms, verdict.save, verdict.stop), (Some(100_000), false, false));
        let verdict = team.call(Requester::Program, &[left(9_000, 93), left(9_500, 93)]);
        assert_eq!((verdict.left_ms, verdict.save, verdict.stop), (Some(9_000), true, true));
        assert!(!team.call(Requester::Program, &[left(8_000, 94), at(94)]).save);
        let chosen = SavePolicy { before_end_ms: Some(50_000), every_ms: None };
        let mut team = Team::new(1, chosen);
        assert!(!team.call(Requester::Program, &[left(50_001, 2)]).save);
        assert!(team.call(Requester::Program, &[left(50_000, 2)]).save);
    }

    #[test]
    fn held_ranks_put_a_snapshot_off() {
        let mut team = Team::new(2, SavePolicy { every_ms: Some(60_000), ..Default::default() });
        assert!(!team.call(Requester::Library, &[at(60); 2]).save);
        let mut locals = [at(61); 2];
        locals[1].held = true;
        let verdict = team.call(Requester::Library, &locals);
        assert!(!verdict.save && verdict.held);
        assert!(team.call(Requester::Library, &[at(62); 2]).save);
        assert!(!team.call(Requester::Library, &[at(63); 2]).save);
        let mut now = [at(64); 2];
        now[0].now = true;
        assert!(team.call(Requester::Library, &now).save);
    }

    /// Random calls, signals and clocks that differ: all ranks get the same (asserted in `call`),
    /// and no request is lost.
    #[test]
    fn any_history_gives_one_answer() {
        for seed in 1..500_u64 {
            let mut state = seed;
            let mut random = |n: u64| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(seed | 1);
                (state >> 33) % n
            };
            let mut team = Team::new(4, SavePolicy::default());
            let mut now = [2 * S, 3 * S, 5 * S, 2 * S];
            let mut save = [0; 4];
            for _ in 0..50 {
                let mut asked = false;
                for rank in 0..4 {
                    now[rank] += 2 * S + random(S);
                    if random(10) == 0 {
                        save[rank] = now[rank] - random(S / 2);
                        asked = true;
                    }
                }
                let locals: Vec<Local> = (0..4)
                    .map(|r| Local { now_ns: now[r], save_ns: save[r], ..Local::default() })
                    .collect();
                let verdict = team.call(Requester::Program, &locals);
                assert_eq!(verdict.save, asked, "seed {seed}");
            }
        }
    }
}
