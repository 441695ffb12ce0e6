use super::*;
use crate::state::seeded::Seeded;

/// Microseconds after which a hold is given up.
const LIMIT: u64 = 10_000;

/// One rank, and what it believes.
#[derive(Clone, Debug)]
struct Rank {
    held: bool,
    interrupted: bool,
    dead: bool,
    /// It looks only from this time on.
    computes_until: u64,
    sent: u64,
    received: u64,
}

/// A job of several nodes whose orders and answers take time, with messages between ranks.
struct World {
    rng: Seeded,
    now: u64,
    holds: Holds,
    ranks: Vec<Rank>,
    nodes: u32,
    /// By node: the last order that has arrived.
    heard: Vec<(u32, Ask)>,
    /// Orders under way: time, node, order.
    orders: Vec<(u64, u32, (u32, Ask))>,
    /// Answers under way: time, node, number, answer.
    answers: Vec<(u64, u32, u32, NodeAnswer)>,
    /// By node, what was told last.
    told: Vec<Option<(u32, NodeAnswer)>>,
    /// Messages under way: time, sender, receiver.
    messages: Vec<(u64, usize, usize)>,
    outcomes: Vec<Result<HoldTimes, GivenUp>>,
    releases: Vec<Option<GivenUp>>,
    drained: u32,
    interrupted: u32,
    /// When whoever has asked for it lets interrupted ranks go on.
    until: Option<u64>,
    /// The next message is under way, and its sender does not count it.
    forgets: bool,
}

impl World {
    fn new(seed: u64) -> World {
        let mut rng = Seeded::new(seed);
        let nodes = 1 + rng.below(6) as u32;
        let per = 1 + rng.below(5);
        let fresh = Rank {
            held: false,
            interrupted: false,
            dead: false,
            computes_until: 0,
            sent: 0,
            received: 0,
        };
        let depth = match seed % 4 {
            0 | 1 => Depth::Drained,
            2 => Depth::Interrupted,
            _ => Depth::Parted,
        };
        World {
            rng,
            now: 0,
            holds: Holds::new(0..nodes, Some((2_000, depth)), LIMIT),
            ranks: vec![fresh; nodes as usize * per],
            nodes,
            heard: vec![(0, Ask::GoOn); nodes as usize],
            orders: Vec::new(),
            answers: Vec::new(),
            told: vec![None; nodes as usize],
            messages: Vec::new(),
            outcomes: Vec::new(),
            releases: Vec::new(),
            drained: 0,
            interrupted: 0,
            until: None,
            forgets: false,
        }
    }

    fn node_of(&self, rank: usize) -> u32 {
        (rank as u32) % self.nodes
    }

    fn act(&mut self) {
        while let Some(action) = self.holds.poll_action() {
            let order = match action {
                HoldAction::Tell(number, ask) => (number, ask),
                HoldAction::Interrupted(_) => {
                    self.interrupted += 1;
                    assert!(self.ranks.iter().all(|r| r.interrupted || r.dead), "one has not");
                    self.until = Some(self.now + self.rng.below(LIMIT as usize) as u64);
                    continue;
                }
                HoldAction::Drained(_) => {
                    self.drained += 1;
                    let alive =
                        |m: &&(u64, usize, usize)| !self.ranks[m.1].dead && !self.ranks[m.2].dead;
                    assert_eq!(self.messages.iter().find(alive), None, "a message is under way");
                    assert!(self.ranks.iter().all(|r| r.held || r.dead), "a rank goes on");
                    continue;
                }
                HoldAction::Released { number, why } => {
                    assert_eq!(number, self.holds.number());
                    self.releases.push(why);
                    continue;
                }
                HoldAction::Over(outcome) => {
                    assert_eq!(self.releases.len(), self.outcomes.len() + 1, "each is told once");
                    self.outcomes.push(outcome);
                    continue;
                }
            };
            for node in 0..self.nodes {
                let at = self.now + self.rng.below(300) as u64;
                // Orders to one node stay in order.
                let last = self.orders.iter().filter(|o| o.1 == node).map(|o| o.0).max();
                self.orders.push((at.max(last.unwrap_or(0)), node, order));
            }
        }
    }

    fn answer_of(&self, node: u32) -> NodeAnswer {
        let (_, ask) = self.heard[node as usize];
        let here = |i: &usize| self.node_of(*i) == node && !self.ranks[*i].dead;
        let all: Vec<usize> = (0..self.ranks.len()).filter(here).collect();
        let waits = |rank: &Rank| match ask {
            Ask::GoOn => rank.held,
            Ask::Hold | Ask::Prepare => !rank.held,
            Ask::Interrupt => !rank.interrupted,
        };
        let late = all.iter().filter(|i| waits(&self.ranks[**i]));
        let late: Vec<u32> = late.map(|i| *i as u32).take(LATE_MAX).collect();
        if !late.is_empty() {
            let late = late.into_iter().map(|rank| LateRank { rank, why: String::new() });
            return NodeAnswer::Waiting(late.collect());
        }
        match ask {
            Ask::GoOn => return NodeAnswer::Open,
            Ask::Interrupt => return NodeAnswer::Interrupted,
            Ask::Hold | Ask::Prepare => {}
        }
        let mut sums = Sums::default();
        for i in all {
            sums.sent[1] += self.ranks[i].sent;
            sums.received[1] += self.ranks[i].received;
        }
        NodeAnswer::Held(sums)
    }

    fn step(&mut self, traffic: bool) {
        self.now += 20;
        let now = self.now;
        let due: Vec<_> = self.orders.extract_if(.., |o| o.0 <= now).collect();
        due.into_iter().for_each(|(_, node, order)| self.heard[node as usize] = order);
        for i in 0..self.ranks.len() {
            let (_, ask) = self.heard[self.node_of(i) as usize];
            if self.ranks[i].dead || self.ranks[i].computes_until > now {
                continue;
            }
            // It does not look at every moment.
            if self.rng.below(3) == 0 {
                self.ranks[i].held = ask != Ask::GoOn;
                self.ranks[i].interrupted = ask == Ask::Interrupt;
            }
            if traffic && !self.ranks[i].held && self.rng.below(3) == 0 {
                let to = self.rng.below(self.ranks.len());
                if !self.ranks[to].dead {
                    self.ranks[i].sent += u64::from(!std::mem::take(&mut self.forgets));
                    let at = now + self.rng.below(2_000) as u64;
                    self.messages.push((at, i, to));
                }
            }
        }
        let ready = |m: &mut (u64, usize, usize), ranks: &[Rank]| {
            m.0 <= now && ranks[m.2].computes_until <= now
        };
        let ranks = &self.ranks;
        let arrived: Vec<_> = self.messages.extract_if(.., |m| ready(m, ranks)).collect();
        for (_, from, to) in arrived {
            if !self.ranks[from].dead && !self.ranks[to].dead {
                self.ranks[to].received += 1;
            }
        }
        for node in 0..self.nodes {
            let number = self.heard[node as usize].0;
            let answer = (number, self.answer_of(node));
            if number > 0 && self.told[node as usize].as_ref() != Some(&answer) {
                self.told[node as usize] = Some(answer.clone());
                let at = now + self.rng.below(300) as u64;
                let last = self.answers.iter().filter(|a| a.1 == node).map(|a| a.0).max();
                self.answers.push((at.max(last.unwrap_or(0)), node, answer.0, answer.1));
            }
        }
        // An answer to the order before is not one to this: nodes tell which it is by its kind.
        let due: Vec<_> = self.answers.extract_if(.., |a| a.0 <= now).collect();
        for (_, node, number, answer) in due {
            self.holds.handle_answer(node, number, answer, now);
        }
        self.holds.handle_time(now);
        if self.until.is_some_and(|until| until <= now) {
            self.until = None;
            self.holds.handle_go_on(self.holds.number(), now);
        }
        self.act();
    }
}

#[test]
fn nothing_is_under_way_when_a_job_counts_as_drained() {
    let (mut drained, mut interrupted) = (0, 0);
    for seed in 0..2_000 {
        let mut world = World::new(seed);
        world.holds.handle_started(0);
        for _ in 0..1_500 {
            if world.rng.below(400) == 0 {
                let rank = world.rng.below(world.ranks.len());
                let most = if seed % 3 == 0 { 3 * LIMIT } else { LIMIT / 10 };
                world.ranks[rank].computes_until =
                    world.now + world.rng.below(most as usize) as u64;
            }
            world.step(true);
        }
        let late = |o: &Result<HoldTimes, GivenUp>| match o {
            Ok(_) => true,
            Err(why) => matches!(
                why,
                GivenUp::Late(_) | GivenUp::Full(_) | GivenUp::Kept(_) | GivenUp::Stuck(_)
            ),
        };
        assert!(world.outcomes.iter().all(late), "seed {seed}: {:?}", world.outcomes);
        if seed % 3 != 0 {
            assert!(world.outcomes.iter().all(Result::is_ok), "seed {seed}: {:?}", world.outcomes);
            assert!(!world.outcomes.is_empty(), "seed {seed}: no hold came to its end");
        }
        drained += world.drained;
        interrupted += world.interrupted;
    }
    assert!(drained > 5_000 && interrupted > 1_000, "only {drained}, {interrupted}");
}

/// A message that was counted as sent is lost: no hold says from then on that nothing is under way.
#[test]
fn a_lost_message_is_never_drained() {
    let (mut lost, mut given_up) = (0, 0);
    for seed in 0..500 {
        let mut world = World::new(seed);
        world.holds.handle_started(0);
        let when = 50 + world.rng.below(400);
        let mut after = None;
        for step in 0..2_000 {
            // What was said of a hold before was true then.
            let between = matches!(world.holds.stage, HoldStage::Open | HoldStage::Holding { .. });
            if step >= when && between && after.is_none() && !world.messages.is_empty() {
                world.messages.remove(0);
                (after, lost) = (Some(world.drained), lost + 1);
            }
            world.step(true);
        }
        if let Some(after) = after {
            assert_eq!(world.drained, after, "seed {seed}: a message is lost");
            let full = world.outcomes.iter().filter(|o| matches!(o, Err(GivenUp::Full(_))));
            given_up += full.count();
        }
    }
    assert!(lost > 200 && given_up > 200, "only {lost}, {given_up}");
}

/// The test of drains can fail: it finds a message that its sender does not count.
#[test]
fn a_message_that_is_not_counted_is_found_out() {
    let is_found = |seed: &u64| {
        let seed = *seed;
        let found = std::panic::catch_unwind(move || {
            let mut world = World::new(seed);
            world.holds.handle_started(0);
            for step in 0..1_500 {
                world.forgets |= step % 100 == 50;
                world.step(true);
            }
        });
        found.is_err_and(|why| {
            let text = why.downcast_ref::<String>().map_or("", String::as_str);
            text.contains("a message is under way")
        })
    };
    // One is enough; others come to nothing because sums differ in the other direction.
    assert!((0..100).any(|seed| is_found(&seed)));
}

#[test]
fn a_death_in_any_state_ends_in_going_on() {
    for seed in 0..2_000 {
        let mut world = World::new(seed);
        world.holds.handle_started(0);
        let dies = 20 + world.rng.below(400);
        for step in 0..1_200 {
            if step == dies {
                let rank = world.rng.below(world.ranks.len());
                world.ranks[rank].dead = true;
                // Its peers take it out of their sums when they hear of it.
                for other in &mut world.ranks {
                    (other.sent, other.received) = (0, 0);
                }
                world.messages.clear();
                let now = world.now;
                world.holds.handle_failed(now);
            }
            world.step(step < dies);
        }
        world.holds.handle_end(world.now);
        (0..2_000).for_each(|_| world.step(false));
        assert!(world.ranks.iter().all(|r| r.dead || !r.held), "seed {seed}: a rank stays held");
        assert_eq!(world.holds.next_time(), None, "seed {seed}");
    }
}

fn late(rank: u32, why: &str) -> LateRank {
    LateRank { rank, why: why.into() }
}

#[test]
fn what_keeps_a_rank_from_giving_up_is_told() {
    let mut holds = Holds::new([0, 1], None, LIMIT);
    holds.handle_ask(Depth::Interrupted, 0);
    let held = NodeAnswer::Held(Sums::default());
    (0..2).for_each(|node| holds.handle_answer(node, 1, held.clone(), 1));
    let all = vec![late(3, "thread 7 computes"), late(4, "")];
    holds.handle_answer(0, 1, NodeAnswer::Interrupted, 2);
    holds.handle_answer(1, 1, NodeAnswer::Waiting(all.clone()), 2);
    holds.handle_time(1 + LIMIT);
    let given_up =
        |action| matches!(action, HoldAction::Released { why: Some(GivenUp::Kept(_)), .. });
    assert!(std::iter::from_fn(|| holds.poll_action()).any(given_up));
    let text = |all: &[LateRank]| GivenUp::Kept(all.to_vec()).text(LIMIT);
    let plain = "not give up within 10 ms what lies outside of the process";
    assert_eq!(text(&all), format!("ranks 3, 4 do {plain}; rank 3: thread 7 computes"));
    assert_eq!(text(&all[..1]), format!("rank 3 does {plain}: thread 7 computes"));
    assert_eq!(text(&all[1..]), format!("rank 4 does {plain}"));
}

#[test]
fn a_late_rank_is_named_and_the_job_goes_on() {
    let mut holds = Holds::new([0, 1], None, LIMIT);
    assert!(holds.handle_ask(Depth::Drained, 0) && !holds.handle_ask(Depth::Drained, 1));
    assert_eq!(holds.poll_action(), Some(HoldAction::Tell(1, Ask::Hold)));
    holds.handle_answer(0, 1, NodeAnswer::Held(Sums::default()), 5);
    holds.handle_answer(1, 1, NodeAnswer::Waiting(vec![late(3, "")]), 5);
    assert_eq!(holds.next_time(), Some(LIMIT));
    holds.handle_time(LIMIT);
    let why = Some(GivenUp::Late(vec![3]));
    assert_eq!(holds.poll_action(), Some(HoldAction::Released { number: 1, why }));
    assert_eq!(holds.poll_action(), Some(HoldAction::Tell(1, Ask::GoOn)));
    (0..2).for_each(|node| holds.handle_answer(node, 1, NodeAnswer::Open, LIMIT + 9));
    let Some(HoldAction::Over(Err(why))) = holds.poll_action() else { panic!("it is over") };
    assert_eq!(why.text(LIMIT), "rank 3 computes past the limit of 10 ms (crs_base_hold_limit)");
    assert!(holds.handle_ask(Depth::Parted, LIMIT + 10), "the next one may come");
}

#[test]
fn what_does_not_arrive_is_told_by_carrier() {
    let mut holds = Holds::new([0], None, LIMIT);
    holds.handle_ask(Depth::Drained, 0);
    let mut sums = Sums::default();
    (sums.sent[1], sums.received[1], sums.inside) = (7, 6, 2);
    holds.handle_answer(0, 1, NodeAnswer::Held(sums), 5);
    holds.handle_time(LIMIT);
    holds.handle_answer(0, 1, NodeAnswer::Open, LIMIT + 1);
    let over = std::iter::from_fn(|| holds.poll_action()).last();
    let Some(HoldAction::Over(Err(why))) = over else { panic!("it is over") };
    assert_eq!(
        why.text(LIMIT),
        "transfers do not end within 10 ms (sm: 7 sent, 6 received; 2 under way inside ranks)"
    );
}

#[test]
fn a_refusal_ends_it_at_once() {
    let mut holds = Holds::new([0, 1], None, LIMIT);
    holds.handle_ask(Depth::Drained, 0);
    let why = "coll mine has no functions for it".to_string();
    let refused = Some(GivenUp::Refused(4, why.clone()));
    holds.handle_answer(1, 1, NodeAnswer::Refused { rank: 4, why }, 3);
    let actions: Vec<_> = std::iter::from_fn(|| holds.poll_action()).collect();
    let released = HoldAction::Released { number: 1, why: refused };
    assert_eq!(actions, [HoldAction::Tell(1, Ask::Hold), released, HoldAction::Tell(1, Ask::GoOn)]);
    holds.handle_answer(0, 9, NodeAnswer::Open, 4);
    holds.handle_node_lost(0, 5);
    holds.handle_answer(1, 1, NodeAnswer::Left(4), 6);
    let Some(HoldAction::Over(Err(why))) = holds.poll_action() else { panic!("it is over") };
    assert_eq!(why.text(LIMIT), "rank 4: coll mine has no functions for it");
}

#[test]
fn who_asked_for_it_decides_how_long_ranks_are_interrupted() {
    let mut holds = Holds::new([0], None, LIMIT);
    holds.handle_ask(Depth::Parted, 0);
    holds.handle_answer(0, 1, NodeAnswer::Held(Sums::default()), 5);
    // Late, and of the order before.
    holds.handle_answer(0, 1, NodeAnswer::Held(Sums::default()), 6);
    holds.handle_answer(0, 1, NodeAnswer::Interrupted, 8);
    assert_eq!(holds.next_time(), None, "there is no limit");
    holds.handle_time(100 * LIMIT);
    let actions: Vec<_> = std::iter::from_fn(|| holds.poll_action()).collect();
    let told = |ask| HoldAction::Tell(1, ask);
    let (drained, interrupted) = (HoldAction::Drained(1), HoldAction::Interrupted(1));
    assert_eq!(actions, [told(Ask::Prepare), drained, told(Ask::Interrupt), interrupted]);
    holds.handle_go_on(9, 100 * LIMIT);
    assert!(holds.is_parted(1) && !holds.is_parted(9) && holds.poll_action().is_none());
    holds.handle_go_on(1, 100 * LIMIT);
    holds.handle_answer(0, 1, NodeAnswer::Open, 100 * LIMIT + 7);
    let last: Vec<_> = std::iter::from_fn(|| holds.poll_action()).collect();
    let times = HoldTimes { hold_us: 5, drain_us: 0, interrupt_us: 3, resume_us: 7 };
    let released = HoldAction::Released { number: 1, why: None };
    assert_eq!(last, [released, told(Ask::GoOn), HoldAction::Over(Ok(times))]);
}

#[test]
fn ranks_wait_no_longer_for_one_that_computes_when_nobody_wants_it() {
    let mut holds = Holds::new([0], None, LIMIT);
    holds.handle_ask(Depth::Parted, 0);
    holds.handle_answer(0, 1, NodeAnswer::Waiting(Vec::new()), 5);
    holds.handle_go_on(1, 6);
    holds.handle_answer(0, 1, NodeAnswer::Open, 7);
    let over = std::iter::from_fn(|| holds.poll_action()).last();
    assert_eq!(over, Some(HoldAction::Over(Err(GivenUp::Unwanted))));
}

#[test]
fn a_rank_that_has_not_begun_stands_against_an_interrupt() {
    let mut holds = Holds::new([0], None, LIMIT);
    holds.handle_ask(Depth::Interrupted, 0);
    holds.handle_answer(0, 1, NodeAnswer::Absent(2), 1);
    holds.handle_answer(0, 1, NodeAnswer::Open, 2);
    let over = std::iter::from_fn(|| holds.poll_action()).last();
    let Some(HoldAction::Over(Err(why))) = over else { panic!("it is over") };
    assert_eq!(why.text(LIMIT), "rank 2 has not begun MPI");
}

#[test]
fn who_asks_for_an_interrupt_waits_for_ranks_that_begin() {
    let mut holds = Holds::new([0], None, LIMIT);
    holds.handle_ask(Depth::Parted, 0);
    holds.handle_answer(0, 1, NodeAnswer::Absent(2), 1);
    holds.handle_answer(0, 1, NodeAnswer::Held(Sums::default()), 2);
    let last = std::iter::from_fn(|| holds.poll_action()).last();
    assert_eq!(last, Some(HoldAction::Tell(1, Ask::Interrupt)));

    let mut holds = Holds::new([0], None, LIMIT);
    holds.handle_ask(Depth::Parted, 0);
    holds.handle_answer(0, 1, NodeAnswer::Absent(2), 1);
    holds.handle_time(LIMIT);
    holds.handle_answer(0, 1, NodeAnswer::Open, LIMIT + 1);
    let over = std::iter::from_fn(|| holds.poll_action()).last();
    assert_eq!(over, Some(HoldAction::Over(Err(GivenUp::Absent(2)))));
}

#[test]
fn after_a_move_the_new_node_answers_for_the_ranks() {
    let mut holds = Holds::new([0, 1], None, LIMIT);
    assert!(holds.handle_ask(Depth::Parted, 0));
    for answer in [NodeAnswer::Held(Sums::default()), NodeAnswer::Interrupted] {
        [0, 1].iter().for_each(|node| holds.handle_answer(*node, 1, answer.clone(), 1));
    }
    holds.handle_moved(1, 7);
    holds.handle_go_on(1, 2);
    [0, 1].iter().for_each(|node| holds.handle_answer(*node, 1, NodeAnswer::Open, 3));
    let over = |holds: &mut Holds| {
        std::iter::from_fn(|| holds.poll_action()).any(|a| matches!(a, HoldAction::Over(Ok(_))))
    };
    assert!(!over(&mut holds), "its ranks are elsewhere");
    holds.handle_answer(7, 1, NodeAnswer::Open, 4);
    assert!(over(&mut holds));
}

#[test]
fn after_some_ranks_have_left_a_node_both_answer() {
    let mut holds = Holds::new([0, 1], None, LIMIT);
    assert!(holds.handle_ask(Depth::Parted, 0));
    for answer in [NodeAnswer::Held(Sums::default()), NodeAnswer::Interrupted] {
        [0, 1].iter().for_each(|node| holds.handle_answer(*node, 1, answer.clone(), 1));
    }
    holds.handle_parted(1, 7);
    holds.handle_go_on(1, 2);
    let over = |holds: &mut Holds| {
        std::iter::from_fn(|| holds.poll_action()).any(|a| matches!(a, HoldAction::Over(Ok(_))))
    };
    [0, 7].iter().for_each(|node| holds.handle_answer(*node, 1, NodeAnswer::Open, 3));
    assert!(!over(&mut holds), "others have stayed");
    holds.handle_answer(1, 1, NodeAnswer::Open, 4);
    assert!(over(&mut holds));
}

#[test]
fn a_lost_node_without_ranks_ends_no_hold() {
    let mut holds = Holds::new([0, 1], None, LIMIT);
    assert!(holds.handle_ask(Depth::Parted, 0));
    for answer in [NodeAnswer::Held(Sums::default()), NodeAnswer::Interrupted] {
        [0, 1].iter().for_each(|node| holds.handle_answer(*node, 1, answer.clone(), 1));
    }
    holds.handle_node_lost(5, 2);
    assert!(holds.is_parted(1));
    holds.handle_node_lost(1, 3);
    assert!(!holds.is_parted(1));
}

#[test]
fn a_hold_that_is_due_can_be_put_off() {
    let mut holds = Holds::new([0], Some((2_000, Depth::Parted)), LIMIT);
    holds.handle_started(0);
    assert!(!holds.take_due(1_999) && holds.take_due(2_000) && !holds.take_due(2_001));
    holds.handle_time(9_000);
    assert!(holds.poll_action().is_none() && holds.next_time().is_none(), "it is put off");
    assert!(holds.handle_ask(Depth::Parted, 9_000));
    holds.handle_failed(9_100);
    holds.handle_answer(0, 1, NodeAnswer::Open, 9_200);
    assert_eq!(holds.next_time(), Some(11_200), "the next one is due after that");
}
