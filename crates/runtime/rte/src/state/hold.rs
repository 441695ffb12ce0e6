//! Holds of a job, as its master sees them: all ranks start no new transfer, until nothing is under
//! way between them; then they go on (ADR 48), at once or after they were interrupted: none of them
//! has anything outside of itself then, for as long as whoever asked for it wants (ADR 52). Pure:
//! node answers and times in, actions out.
//!
//! Nodes are asked all at once, and answer whenever something has changed there. Once all ranks of
//! all nodes hold, what was sent grows no more: sums of what was received that are equal to it mean
//! that nothing is under way, however old each node's answer is. Whatever goes wrong ends in *go
//! on*: the job is never worse off than before.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

#[cfg(test)]
mod tests;

/// Kinds of networks that count apart.
pub const CARRIERS: usize = hawser_segment::node::CARRIERS;
/// Names of these, for people.
pub const CARRIER_NAMES: [&str; CARRIERS] = ["self", "sm", "tcp", "other networks"];
/// Ranks that a node names as late, at most.
pub const LATE_MAX: usize = 4;

/// A rank that has not done yet what is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LateRank {
    /// The rank.
    pub rank: u32,
    /// What keeps it from that, where it says so; else empty.
    pub why: String,
}

/// What the ranks of one node say of a hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NodeAnswer {
    /// These, and perhaps more, have not heard of what is asked; the first [`LATE_MAX`].
    Waiting(Vec<LateRank>),
    /// All hold.
    Held(Sums),
    /// All have given up what they have outside of themselves.
    Interrupted,
    /// A rank that is to be able to give that up has not begun MPI.
    Absent(u32),
    /// All go on.
    Open,
    /// A rank takes no part.
    Refused {
        /// The rank.
        rank: u32,
        /// Why, as of a framework and component.
        why: String,
    },
    /// A rank has ended MPI.
    Left(u32),
}

impl NodeAnswer {
    /// The same ranks are waited for, though they may say something else about it.
    pub fn is_of_same(&self, other: &NodeAnswer) -> bool {
        match (self, other) {
            (NodeAnswer::Waiting(late), NodeAnswer::Waiting(others)) => {
                numbers(late) == numbers(others)
            }
            _ => false,
        }
    }
}

/// What ranks have carried, by carrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sums {
    /// Sent, in units of the carrier, modulo 2^64.
    pub sent: [u64; CARRIERS],
    /// Received, in the same units.
    pub received: [u64; CARRIERS],
    /// Under way inside ranks.
    pub inside: u64,
}

impl Sums {
    /// Adds what others have carried.
    pub fn add(&mut self, other: &Sums) {
        for i in 0..CARRIERS {
            self.sent[i] = self.sent[i].wrapping_add(other.sent[i]);
            self.received[i] = self.received[i].wrapping_add(other.received[i]);
        }
        self.inside = self.inside.saturating_add(other.inside);
    }

    /// Nothing is under way.
    pub fn is_drained(&self) -> bool {
        self.inside == 0 && self.sent == self.received
    }
}

fn numbers(late: &[LateRank]) -> Vec<u32> {
    late.iter().map(|late| late.rank).collect()
}

/// Why a hold was given up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GivenUp {
    /// These ranks have not looked in time: they compute outside of MPI, or are stopped.
    Late(Vec<u32>),
    /// All hold, and something is under way for too long.
    Full(Sums),
    /// A rank takes no part.
    Refused(u32, String),
    /// A rank has ended MPI.
    Left(u32),
    /// A rank has not begun MPI, and was to be interrupted.
    Absent(u32),
    /// All hold, nothing is under way, and these ranks do not give up what they have.
    Kept(Vec<LateRank>),
    /// A rank or a node has failed meanwhile.
    Failed,
    /// Whoever has asked for it wants it no longer.
    Unwanted,
    /// These ranks have not said in time that they go on.
    Stuck(Vec<u32>),
}

impl GivenUp {
    /// A sentence; `limit_us` is the limit of holds.
    pub fn text(&self, limit_us: u64) -> String {
        let ms = limit_us / 1000;
        let ranks = |all: &[u32]| {
            let names: Vec<String> = all.iter().map(u32::to_string).collect();
            let noun = if all.len() == 1 { "rank" } else { "ranks" };
            (format!("{noun} {}", names.join(", ")), if all.len() == 1 { "s" } else { "" })
        };
        match self {
            GivenUp::Late(all) => {
                let (who, s) = ranks(all);
                format!("{who} compute{s} past the limit of {ms} ms (crs_base_hold_limit)")
            }
            GivenUp::Stuck(all) => {
                let (who, s) = ranks(all);
                format!(
                    "{who} go{} on late: more than {ms} ms",
                    if s.is_empty() { "" } else { "es" }
                )
            }
            GivenUp::Full(sums) => {
                let carriers = CARRIER_NAMES.iter().zip(sums.sent.iter().zip(sums.received));
                let apart = carriers.filter(|(_, (sent, received))| **sent != *received);
                let mut parts: Vec<String> = apart
                    .map(|(name, (sent, received))| {
                        format!("{name}: {sent} sent, {received} received")
                    })
                    .collect();
                if sums.inside > 0 {
                    parts.push(format!("{} under way inside ranks", sums.inside));
                }
                format!("transfers do not end within {ms} ms ({})", parts.join("; "))
            }
            GivenUp::Refused(rank, why) => format!("rank {rank}: {why}"),
            GivenUp::Left(rank) => format!("rank {rank} has ended MPI"),
            GivenUp::Absent(rank) => format!("rank {rank} has not begun MPI"),
            GivenUp::Kept(all) => {
                let (who, s) = ranks(&numbers(all));
                let verb = if s.is_empty() { "do" } else { "does" };
                let mut text = format!(
                    "{who} {verb} not give up within {ms} ms what lies outside of the process"
                );
                for late in all.iter().filter(|late| !late.why.is_empty()) {
                    text += &match all.len() {
                        1 => format!(": {}", late.why),
                        _ => format!("; rank {}: {}", late.rank, late.why),
                    };
                }
                text
            }
            GivenUp::Failed => "a rank has failed meanwhile".into(),
            GivenUp::Unwanted => "it was asked for, and is wanted no longer".into(),
        }
    }
}

/// Times of a hold that went well, in microseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HoldTimes {
    /// From the request to the last rank that holds.
    pub hold_us: u64,
    /// From then until nothing was under way.
    pub drain_us: u64,
    /// From then until all ranks had given up what they have outside of themselves; 0 without that.
    pub interrupt_us: u64,
    /// From the order to go on to the last rank that does.
    pub resume_us: u64,
}

/// How far a hold goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// Until nothing is under way.
    #[default]
    Drained,
    /// Until ranks have given up what they have outside of themselves.
    Interrupted,
    /// The same; they go on when they are told to.
    Parted,
}

/// What ranks are told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// To go on.
    GoOn,
    /// To start no new transfer.
    Hold,
    /// The same, and to be able to give up what they have outside of themselves.
    Prepare,
    /// To give that up.
    Interrupt,
}

/// What follows from an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HoldAction {
    /// Tell all nodes.
    Tell(u32, Ask),
    /// Nothing is under way in the job, and nothing new starts.
    Drained(u32),
    /// Besides, no rank has anything outside of itself.
    Interrupted(u32),
    /// From now on ranks of this hold go on: they were told to.
    Released {
        /// Its number.
        number: u32,
        /// Why it was given up; `None`: it went well.
        why: Option<GivenUp>,
    },
    /// It is over: all ranks go on.
    Over(Result<HoldTimes, GivenUp>),
}

/// How far a job is.
#[derive(Clone, PartialEq, Eq, Debug)]
enum HoldStage {
    /// It goes on.
    Open,
    /// Ranks were asked.
    Holding { since: u64, until: u64 },
    /// All hold.
    Draining { times: HoldTimes, since: u64, until: u64 },
    /// Nothing is under way, and they were told to give up what they have.
    Interrupting { times: HoldTimes, since: u64, until: u64 },
    /// They have, until whoever asked for it lets them go on.
    Parted { times: HoldTimes },
    /// They were told to go on.
    Resuming { outcome: Result<HoldTimes, GivenUp>, since: u64, until: u64 },
}

/// See the module's documentation. Times are microseconds of one clock.
#[derive(Debug)]
pub struct Holds {
    stage: HoldStage,
    number: u32,
    every_us: Option<u64>,
    /// How far those go that are due.
    every: Depth,
    /// How far the present one goes.
    depth: Depth,
    limit_us: u64,
    /// When the next hold is due.
    due: Option<u64>,
    /// Nodes with ranks, and what they have answered to the present order.
    nodes: BTreeMap<u32, Option<NodeAnswer>>,
    actions: VecDeque<HoldAction>,
    /// The job comes to its end: no further holds.
    ends: bool,
}

impl Holds {
    /// Holds of a job with ranks on these nodes. `every`: one of this depth is due so many
    /// microseconds after the one before; none: only when asked. A hold is given up after
    /// `limit_us`.
    pub fn new(
        nodes: impl IntoIterator<Item = u32>,
        every: Option<(u64, Depth)>,
        limit_us: u64,
    ) -> Holds {
        let (every_us, every) = (every.map(|e| e.0), every.map(|e| e.1).unwrap_or_default());
        Holds {
            stage: HoldStage::Open,
            number: 0,
            every_us,
            every,
            depth: Depth::Drained,
            limit_us,
            due: None,
            nodes: nodes.into_iter().map(|node| (node, None)).collect(),
            actions: VecDeque::new(),
            ends: false,
        }
    }

    /// How long a hold may take, in microseconds.
    pub fn limit_us(&self) -> u64 {
        self.limit_us
    }

    /// Those that begin from now on may take so long.
    pub fn set_limit(&mut self, limit_us: u64) {
        self.limit_us = limit_us;
    }

    /// All ranks run.
    pub fn handle_started(&mut self, now: u64) {
        self.due = self.every_us.map(|every| now.saturating_add(every));
    }

    /// Somebody asks for a hold. False: there is one, or the job ends.
    pub fn handle_ask(&mut self, depth: Depth, now: u64) -> bool {
        if self.stage != HoldStage::Open || self.ends {
            return false;
        }
        self.number = self.number.wrapping_add(1);
        self.depth = depth;
        self.due = None;
        self.forget_answers();
        let until = now.saturating_add(self.limit_us);
        self.stage = HoldStage::Holding { since: now, until };
        let ask = if depth == Depth::Drained { Ask::Hold } else { Ask::Prepare };
        self.actions.push_back(HoldAction::Tell(self.number, ask));
        self.judge(now);
        true
    }

    /// Whether a hold is due, which does not begin then: it comes when somebody asks for it, and
    /// the next one is due after that.
    pub fn take_due(&mut self, now: u64) -> bool {
        let is_due = self.stage == HoldStage::Open && self.due.is_some_and(|due| now >= due);
        if is_due {
            self.due = None;
        }
        is_due
    }

    /// The number of the present hold, or of the last one.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// There is no hold, and there may be one.
    pub fn is_open(&self) -> bool {
        self.stage == HoldStage::Open && !self.ends
    }

    /// All ranks are interrupted for the hold with this number, and were not told to go on.
    pub fn is_parted(&self, number: u32) -> bool {
        self.number == number && matches!(self.stage, HoldStage::Parted { .. })
    }

    /// Ranks that were interrupted for as long as somebody wants go on: he who has asked for the
    /// hold with this number wants it no longer.
    pub fn handle_go_on(&mut self, number: u32, now: u64) {
        if number != self.number {
            return;
        }
        match self.stage {
            HoldStage::Parted { times } => self.release(Ok(times), now),
            HoldStage::Open | HoldStage::Resuming { .. } => {}
            HoldStage::Holding { .. } | HoldStage::Draining { .. }
                if self.depth == Depth::Parted =>
            {
                self.give_up(GivenUp::Unwanted, now);
            }
            // It ends as soon as it comes to its end.
            _ if self.depth == Depth::Parted => self.depth = Depth::Interrupted,
            _ => {}
        }
    }

    /// A node answers to the hold with this number.
    pub fn handle_answer(&mut self, node: u32, number: u32, answer: NodeAnswer, now: u64) {
        if number == self.number
            && let Some(known) = self.nodes.get_mut(&node)
        {
            *known = Some(answer);
            self.judge(now);
        }
    }

    /// A rank has failed.
    pub fn handle_failed(&mut self, now: u64) {
        self.give_up(GivenUp::Failed, now);
    }

    /// While all ranks are interrupted those of a node have come to another one.
    pub fn handle_moved(&mut self, from: u32, to: u32) {
        let answer = self.nodes.remove(&from).flatten();
        self.nodes.insert(to, answer);
    }

    /// While all ranks are interrupted some of a node have come to another one.
    pub fn handle_parted(&mut self, from: u32, to: u32) {
        let answer = self.nodes.get(&from).cloned().flatten();
        self.nodes.insert(to, answer);
    }

    /// A node is lost. One that has no ranks is none of those that are asked.
    pub fn handle_node_lost(&mut self, node: u32, now: u64) {
        if self.nodes.remove(&node).is_none() {
            return;
        }
        self.give_up(GivenUp::Failed, now);
        self.judge(now);
    }

    /// The job comes to its end: ranks are to go on, and are held no more.
    pub fn handle_end(&mut self, now: u64) {
        self.ends = true;
        self.due = None;
        self.give_up(GivenUp::Failed, now);
    }

    /// Time goes by.
    pub fn handle_time(&mut self, now: u64) {
        let late = |answer: &NodeAnswer| match answer {
            NodeAnswer::Waiting(ranks) => ranks.clone(),
            _ => Vec::new(),
        };
        let all_late = |nodes: &BTreeMap<u32, Option<NodeAnswer>>| -> Vec<LateRank> {
            let ranks = nodes.values().flatten().flat_map(late);
            ranks.take(LATE_MAX).collect()
        };
        match &self.stage {
            HoldStage::Open if self.due.is_some_and(|due| now >= due) => {
                self.handle_ask(self.every, now);
            }
            HoldStage::Holding { until, .. } if now >= *until => {
                let ranks = numbers(&all_late(&self.nodes));
                let why = self.absent().filter(|_| ranks.is_empty());
                self.give_up(why.unwrap_or(GivenUp::Late(ranks)), now);
            }
            HoldStage::Draining { until, .. } if now >= *until => {
                let sums = self.sums().unwrap_or_default();
                self.give_up(GivenUp::Full(sums), now);
            }
            HoldStage::Interrupting { until, .. } if now >= *until => {
                let ranks = all_late(&self.nodes);
                self.give_up(GivenUp::Kept(ranks), now);
            }
            HoldStage::Resuming { until, outcome, .. } if now >= *until => {
                let ranks = numbers(&all_late(&self.nodes));
                let outcome = outcome.clone().and(Err(GivenUp::Stuck(ranks)));
                self.over(outcome, now);
            }
            _ => {}
        }
    }

    /// When [`Holds::handle_time`] has something to do.
    pub fn next_time(&self) -> Option<u64> {
        match &self.stage {
            HoldStage::Open => self.due,
            HoldStage::Parted { .. } => None,
            HoldStage::Holding { until, .. }
            | HoldStage::Draining { until, .. }
            | HoldStage::Interrupting { until, .. }
            | HoldStage::Resuming { until, .. } => Some(*until),
        }
    }

    /// The next thing to do.
    pub fn poll_action(&mut self) -> Option<HoldAction> {
        self.actions.pop_front()
    }

    fn forget_answers(&mut self) {
        self.nodes.values_mut().for_each(|answer| *answer = None);
    }

    /// The sums over all nodes; `None`: some do not hold.
    fn sums(&self) -> Option<Sums> {
        let mut all = Sums::default();
        for answer in self.nodes.values() {
            match answer {
                Some(NodeAnswer::Held(sums)) => all.add(sums),
                _ => return None,
            }
        }
        Some(all)
    }

    fn judge(&mut self, now: u64) {
        if let HoldStage::Holding { since, until } = self.stage {
            match self.refusal() {
                Some(why) => return self.give_up(why, now),
                None if self.sums().is_some() => {
                    let hold_us = now.saturating_sub(since);
                    let times = HoldTimes { hold_us, ..HoldTimes::default() };
                    self.stage = HoldStage::Draining { times, since: now, until };
                }
                None => {}
            }
        }
        if let HoldStage::Draining { times, since, .. } = &self.stage {
            match (self.refusal(), self.sums()) {
                (Some(why), _) => return self.give_up(why, now),
                (None, Some(sums)) if sums.is_drained() => {
                    let times = HoldTimes { drain_us: now.saturating_sub(*since), ..*times };
                    self.actions.push_back(HoldAction::Drained(self.number));
                    if self.depth == Depth::Drained {
                        return self.release(Ok(times), now);
                    }
                    self.forget_answers();
                    let until = now.saturating_add(self.limit_us);
                    self.stage = HoldStage::Interrupting { times, since: now, until };
                    self.actions.push_back(HoldAction::Tell(self.number, Ask::Interrupt));
                }
                _ => {}
            }
        }
        if let HoldStage::Interrupting { times, since, .. } = &self.stage {
            let has = |answer: &Option<NodeAnswer>| matches!(answer, Some(NodeAnswer::Interrupted));
            match self.refusal() {
                Some(why) => return self.give_up(why, now),
                None if self.nodes.values().all(has) => {
                    let times = HoldTimes { interrupt_us: now.saturating_sub(*since), ..*times };
                    self.actions.push_back(HoldAction::Interrupted(self.number));
                    if self.depth == Depth::Interrupted {
                        return self.release(Ok(times), now);
                    }
                    self.stage = HoldStage::Parted { times };
                }
                None => {}
            }
        }
        if let HoldStage::Resuming { outcome, since, .. } = &self.stage {
            // A rank that has ended MPI goes on, too.
            let goes_on = |answer: &Option<NodeAnswer>| {
                matches!(answer, Some(NodeAnswer::Open | NodeAnswer::Left(_)))
            };
            if self.nodes.values().all(goes_on) {
                let resume_us = now.saturating_sub(*since);
                let outcome = outcome.clone().map(|times| HoldTimes { resume_us, ..times });
                self.over(outcome, now);
            }
        }
    }

    fn refusal(&self) -> Option<GivenUp> {
        self.nodes.values().flatten().find_map(|answer| match answer {
            NodeAnswer::Refused { rank, why } => Some(GivenUp::Refused(*rank, why.clone())),
            NodeAnswer::Left(rank) => Some(GivenUp::Left(*rank)),
            // Whoever has asked for this one waits until all ranks have begun; one that is due
            // comes again.
            NodeAnswer::Absent(rank) if self.depth != Depth::Parted => Some(GivenUp::Absent(*rank)),
            _ => None,
        })
    }

    fn absent(&self) -> Option<GivenUp> {
        self.nodes.values().flatten().find_map(|answer| match answer {
            NodeAnswer::Absent(rank) => Some(GivenUp::Absent(*rank)),
            _ => None,
        })
    }

    fn give_up(&mut self, why: GivenUp, now: u64) {
        if !matches!(self.stage, HoldStage::Open | HoldStage::Resuming { .. }) {
            self.release(Err(why), now);
        }
    }

    fn release(&mut self, outcome: Result<HoldTimes, GivenUp>, now: u64) {
        self.forget_answers();
        let until = now.saturating_add(self.limit_us);
        let (number, why) = (self.number, outcome.clone().err());
        self.actions.push_back(HoldAction::Released { number, why });
        self.stage = HoldStage::Resuming { outcome, since: now, until };
        self.actions.push_back(HoldAction::Tell(self.number, Ask::GoOn));
    }

    fn over(&mut self, outcome: Result<HoldTimes, GivenUp>, now: u64) {
        self.stage = HoldStage::Open;
        self.due = self.every_us.filter(|_| !self.ends).map(|every| now.saturating_add(every));
        self.actions.push_back(HoldAction::Over(outcome));
    }
}
