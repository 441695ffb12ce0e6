//! Agreements in a simulated world: processes die in every state, messages are late, and news of
//! deaths reaches each survivor at a time of its own.

use std::collections::VecDeque;

use super::*;

const JOB: u64 = 7;

fn name(rank: u32) -> Name {
    Name { job: JOB, rank }
}

fn key(number: u64) -> AgreementKey {
    AgreementKey { job: JOB, context: 64, number }
}

fn brings(number: u64, size: u32, rank: u32, value: u64) -> Contribution {
    Contribution {
        key: key(number),
        size,
        side: 0,
        value,
        proposal: 1000 + u64::from(rank),
        failed: Vec::new(),
        acked: Vec::new(),
        members: Vec::new(),
    }
}

/// A generator of numbers that every seed begins elsewhere.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

enum Said {
    Brings(Contribution),
    Failed(AgreementKey, Vec<Process>),
}

#[derive(Default)]
struct Rank {
    dead: bool,
    /// Agreements that it has ended.
    done: u64,
    waits: bool,
    /// Deaths of which it has heard.
    heard: BTreeSet<u32>,
    acked: BTreeSet<u32>,
    /// What is on its way to the launcher.
    way: VecDeque<Said>,
    /// What is on its way to it.
    answers: VecDeque<Decision>,
    decisions: Vec<Decision>,
}

struct World {
    dice: Dice,
    ranks: Vec<Rank>,
    agreements: Agreements,
    rounds: u64,
}

impl World {
    fn new(seed: u64) -> World {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let size = 2 + dice.below(9);
        let ranks = (0..size).map(|_| Rank::default()).collect();
        World { dice, ranks, agreements: Agreements::default(), rounds: 1 + size % 4 }
    }

    fn value(rank: u32, number: u64) -> u64 {
        !(1 << (u64::from(rank) + 11 * number))
    }

    fn step(&mut self) {
        let size = self.ranks.len() as u32;
        let at = self.dice.below(u64::from(size)) as u32;
        let what = self.dice.below(100);
        let dead: Vec<u32> = (0..size).filter(|r| self.ranks[*r as usize].dead).collect();
        let rank = &mut self.ranks[at as usize];
        match what {
            // It dies, in whatever state; what it has said may be lost.
            0..2 if dead.len() as u32 + 1 < size => {
                rank.dead = true;
                let kept = self.dice.below(rank.way.len() as u64 + 1) as usize;
                rank.way.truncate(kept);
            }
            2..20 if !rank.dead => {
                let news = dead.iter().find(|d| !rank.heard.contains(d)).copied();
                let Some(news) = news else { return };
                rank.heard.insert(news);
                if rank.waits {
                    let failed = vec![Process::from(name(news))];
                    rank.way.push_back(Said::Failed(key(rank.done), failed));
                }
            }
            20..30 if !rank.dead && !rank.waits => rank.acked.clone_from(&rank.heard),
            30..50 if !rank.dead && !rank.waits && rank.done < self.rounds => {
                rank.waits = true;
                let all = |set: &BTreeSet<u32>| set.iter().map(|r| name(*r).into()).collect();
                let mut mine = brings(rank.done, size, at, World::value(at, rank.done));
                (mine.failed, mine.acked) = (all(&rank.heard), all(&rank.acked));
                rank.way.push_back(Said::Brings(mine));
            }
            50..80 => match rank.way.pop_front() {
                Some(Said::Brings(c)) => self.agreements.handle_contribution(name(at), 1, c),
                Some(Said::Failed(key, failed)) => self.agreements.handle_failed(key, &failed),
                None => {}
            },
            80.. if !rank.dead => {
                let Some(decision) = rank.answers.pop_front() else { return };
                rank.decisions.push(decision);
                rank.waits = false;
                rank.done += 1;
            }
            _ => {}
        }
        for action in self.agreements.take_actions() {
            match action {
                AgreementAction::Decided(to, _, decision) => {
                    self.ranks[to.rank as usize].answers.push_back(decision);
                }
                AgreementAction::Fence(name) => {
                    assert!(self.ranks[name.rank as usize].dead, "only the dead were named");
                }
            }
        }
    }

    fn is_over(&self) -> bool {
        self.ranks.iter().all(|r| r.dead || r.done == self.rounds)
    }

    fn check(&self, seed: u64) {
        for round in 0..self.rounds as usize {
            let all = self.ranks.iter().filter_map(|r| r.decisions.get(round));
            let first = all.clone().next();
            assert!(all.clone().all(|d| Some(d) == first), "seed {seed}, round {round}");
            let Some(first) = first else { continue };
            for (r, rank) in self.ranks.iter().enumerate().filter(|(_, r)| !r.dead) {
                let own = World::value(r as u32, round as u64);
                assert_eq!(first.values[0] & !own, 0, "seed {seed}: the value of {r} is in it");
                assert!(!first.failed.contains(&name(r as u32).into()), "seed {seed}");
                assert_eq!(rank.done, self.rounds);
            }
        }
    }
}

#[test]
fn all_survivors_get_the_same_whoever_dies_when() {
    for seed in 1..20_000 {
        let mut world = World::new(seed);
        for _ in 0..20_000 {
            if world.is_over() {
                break;
            }
            world.step();
        }
        assert!(world.is_over(), "seed {seed} does not end");
        world.check(seed);
    }
}

#[test]
fn nobody_is_left_who_waits_for_the_dead() {
    let mut all = Agreements::default();
    all.handle_contribution(name(0), 1, brings(0, 3, 0, 6));
    all.handle_contribution(name(1), 2, brings(0, 3, 1, 3));
    assert!(all.take_actions().is_empty());
    all.handle_failed(key(0), &[name(2).into()]);
    let actions = all.take_actions();
    assert_eq!(actions[0], AgreementAction::Fence(name(2)));
    let AgreementAction::Decided(to, 1, decision) = &actions[1] else { panic!("{actions:?}") };
    assert_eq!((to.rank, decision.values[0], decision.proposal), (0, 2, 1000));
    assert!(!decision.acknowledged && decision.failed == [Process::from(name(2))]);
    assert_eq!((actions.len(), all.open()), (3, 0));
}

#[test]
fn a_failure_that_all_have_acknowledged_is_no_error() {
    let mut all = Agreements::default();
    for rank in 0..2 {
        let mut mine = brings(0, 3, rank, 1);
        mine.failed = vec![name(2).into()];
        mine.acked = vec![name(2).into()];
        all.handle_contribution(name(rank), 1, mine);
    }
    let actions = all.take_actions();
    let Some(AgreementAction::Decided(_, _, decision)) = actions.last() else { panic!() };
    assert!(decision.acknowledged);
}

#[test]
fn values_of_the_two_groups_stay_apart_and_other_jobs_deaths_count() {
    let mut all = Agreements::default();
    let far = Name { job: 9, rank: 0 };
    let key = AgreementKey { job: 0, context: 1 << 62, number: 0 };
    let members: Vec<Process> = [name(0), name(1), far].map(Process::from).to_vec();
    let mut mine = Contribution { key, members, ..brings(0, 3, 0, 5) };
    all.handle_contribution(name(0), 1, mine.clone());
    mine.value = 12;
    all.handle_contribution(name(1), 1, mine);
    assert!(all.take_actions().is_empty());
    all.handle_dead(far);
    let actions = all.take_actions();
    let Some(AgreementAction::Decided(_, _, decision)) = actions.last() else { panic!() };
    assert_eq!((decision.values, &decision.failed[..]), ([4, u64::MAX], &[far.into()][..]));
}

#[test]
fn agreements_of_an_ended_job_are_forgotten() {
    let mut all = Agreements::default();
    all.handle_contribution(name(0), 1, brings(0, 3, 0, 5));
    all.handle_end(JOB);
    assert_eq!(all.open(), 0);
}

/// Whoever is counted as failed may have spoken meanwhile: the next agreement under the same key is
/// one of those who are left.
#[test]
fn what_a_failed_process_says_late_begins_nothing() {
    let mut agreements = Agreements::default();
    let mut mine = brings(0, 2, 0, 1);
    mine.failed = vec![name(1).into()];
    agreements.handle_contribution(name(0), 1, mine);
    let actions = agreements.take_actions();
    assert!(matches!(actions[..], [AgreementAction::Fence(_), AgreementAction::Decided(..)]));
    agreements.handle_contribution(name(1), 1, brings(0, 2, 1, 1));
    assert_eq!(agreements.open(), 0);
    assert_eq!(agreements.take_actions(), []);
}
