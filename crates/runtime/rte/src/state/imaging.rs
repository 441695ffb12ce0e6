//! Images of the processes of a job, as its master sees them (ADR 58): all ranks are interrupted,
//! a set begins, each node makes its part, and once all have the set is committed. Pure: requests
//! and what nodes say go in, actions come out.
//!
//! Whatever goes wrong ends in the same way: the ranks go on, the set is abandoned, and whoever has
//! asked gets one sentence. Only complete sets take the place of older ones. Holds of the job
//! ([`super::hold`]) may be given up at any time, and ranks go on at once then: each of them has a
//! number, so that one that was given up is not taken for the next.
//!
//! With a *local directory* ([`Terms::local`]) nodes make their parts on a disk of their own, and
//! the ranks go on once all have. Then each node copies its part into the set, at a limited rate,
//! and the set is committed as ever: what goes wrong until then leaves the set before.
//!
//! Where hosts share no directory ([`Terms::spread`], ADR 67) each makes its part in its own, and
//! ranks go on. Then each serves what it has, and fetches the parts of the host before it and what
//! all others say of theirs; so each commits the same set, and only when all have are older ones
//! removed. Where several nodes are on one host, one of them does what is done once for the host.
//! At a restart hosts say which parts they have, and fetch what they lack
//! ([`Imaging::handle_collect`]).
//!
//! A *move* (ADR 62) uses the same steps for the ranks of one node, whose images are restored on
//! another host while all ranks wait. The processes are there twice then, and none of them goes on:
//! up to this point the move can be given up, and the job is as it was. From
//! [`ImagesAction::Settle`] on only the restored ones are the ranks.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::hold::Holds;

mod collect;
mod spread;
mod step;
#[cfg(test)]
mod tests;

pub use spread::ListedSet;
pub use step::{ImagesStep, PartSource};

/// The ticket of steps whose outcome nobody waits for.
const ASIDE: u32 = 0;

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ImagesRequest {
    /// The directory of the sets, which all hosts see; empty in a request: that of the job.
    pub dir: Vec<u8>,
    /// Complete sets that stay there, at least 1.
    pub keep: u64,
    /// Name or path of CRIU.
    pub criu: String,
    /// The job is to end once the set is complete.
    pub stop: bool,
    /// No set is wanted, but that ranks go on on another host.
    pub moves: Option<MoveWanted>,
}

/// How images of a job are made, whoever wants them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// Directory on a disk of each host where parts are made before they are copied into the set,
    /// in one of their own with the number of the node; empty: they are made there.
    pub local: Vec<u8>,
    /// Most bytes a second that a node copies from there.
    pub rate: u64,
    /// For how many seconds CRIU may do nothing; 0: for ever.
    pub limit: u64,
    /// The ranks encrypt their connections, which those that are restored go on with.
    pub encrypted: bool,
    /// Each host has a directory of its own, with a copy of the parts of another one.
    pub spread: bool,
    /// The host of the launcher, with ranks or without.
    pub launcher: String,
}

/// Ranks that somebody wants on another host.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MoveWanted {
    /// The host that all its ranks leave; empty where ranks are named.
    pub from: String,
    /// The ranks.
    pub ranks: Vec<u32>,
    /// The host that takes them.
    pub to: String,
}

/// The ranks of a node go to another one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NodeMove {
    /// The node that they leave.
    pub from: u32,
    /// The ranks, where others stay; none: all that are there.
    pub parted: Vec<u32>,
    /// The node that takes them; it has no ranks.
    pub to: u32,
    /// The host of that.
    pub host: String,
}

/// What has come of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImagesDone {
    /// The number and the directory of a complete set.
    Set(u64, String),
    /// The ranks have moved.
    Moved,
}

/// What follows from an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImagesAction {
    /// All ranks are to be interrupted, until [`ImagesAction::GoOn`].
    Interrupt,
    /// The ranks go on that were interrupted by the hold with this number.
    GoOn(u32),
    /// A node is to do this; its outcome comes with this ticket.
    Tell {
        /// The node.
        node: u32,
        /// The ticket.
        ticket: u32,
        /// What it is to do.
        step: ImagesStep,
    },
    /// Ranks that move are to be restored at their new node, where they wait:
    /// [`Imaging::handle_placed`].
    Place {
        /// Who moves.
        ranks: NodeMove,
        /// The directory with their images.
        set: String,
        /// What stands in it.
        token: u64,
    },
    /// What was restored at this node is to end.
    Displace {
        /// The node.
        node: u32,
    },
    /// Restored processes are the ranks from now on, and those that they were made of are to end,
    /// if [`Imaging::may_settle`] agrees: [`Imaging::handle_settled`].
    Settle(NodeMove),
    /// It is over: what there is, or why there is nothing.
    Over(Result<ImagesDone, String>),
    /// All hosts see the directory that was asked about, or why not.
    Shared(Result<(), String>),
}

/// What is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Aim {
    /// Images of all nodes.
    Set,
    /// That the ranks of a node are on another one.
    Move(NodeMove),
    /// To know whether they see the directory.
    Look,
    /// That each host has what it needs of a set: the checksum of its manifest, and by nodes the
    /// number that each had, and its host then.
    Collect { mark: u32, wanted: BTreeMap<u32, (u32, String)> },
}

/// What nodes work on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// They say which numbers they have.
    Numbers,
    /// They make their parts, or look whether they see a directory.
    Parts,
    /// Parts are copied from disks of their hosts.
    Flush,
    /// They begin to serve what they have of the set that is made.
    Serve,
    /// They fetch from each other.
    Spread,
    /// Each commits its set.
    Commit,
    /// They say which complete ones they have: all have committed.
    List,
    /// Each removes older ones.
    Prune,
    /// They say which parts they have.
    Have,
    /// They begin to serve these.
    Offer,
    /// They fetch what they lack.
    Fetch,
}

/// A set that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Begun {
    number: u64,
    set: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Stage {
    Idle,
    /// The ranks are being interrupted.
    Interrupting,
    /// The first node begins a set.
    Beginning {
        /// Why nothing comes of it.
        why: Option<String>,
    },
    /// All nodes do their part.
    Working {
        begun: Begun,
        missing: BTreeSet<u32>,
        done: BTreeMap<u32, String>,
        why: Option<String>,
        phase: Phase,
    },
    /// The first node commits the set.
    Committing {
        begun: Begun,
    },
    /// Ranks that move are being restored.
    Placing {
        begun: Begun,
        ranks: NodeMove,
    },
    /// They learn of their new home.
    Settling {
        begun: Begun,
        ranks: NodeMove,
        /// Nodes were told; before, there is a way back.
        told: bool,
    },
    /// The first node removes it.
    Abandoning {
        outcome: Result<Abandoned, String>,
    },
}

/// Why a set is removed of which nothing is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Abandoned {
    /// It was there to be looked at.
    Seen,
    /// The ranks have moved.
    Moved,
}

/// See the module's documentation.
#[derive(Debug)]
pub struct Imaging {
    stage: Stage,
    aim: Aim,
    request: ImagesRequest,
    terms: Terms,
    token: u64,
    /// Of the step that was told last: what has another one is of a step before.
    ticket: u32,
    /// The numbers by which ranks know the nodes that have made parts.
    known: BTreeMap<u32, u32>,
    /// What nodes have of a set that is collected.
    has: BTreeMap<u32, String>,
    /// The next set has a number above this one.
    above: u64,
    /// Hosts have said which numbers they have.
    is_numbered: bool,
    /// The job has failed: its set is copied as fast as it can be.
    is_hurried: bool,
    /// The hold by which ranks are interrupted, as long as they do not go on.
    hold: Option<u32>,
    /// Nodes with ranks, and their hosts.
    nodes: BTreeMap<u32, String>,
    actions: VecDeque<ImagesAction>,
}

impl Imaging {
    /// Images of a job with ranks on these nodes, whose hosts have these names.
    pub fn new(nodes: impl IntoIterator<Item = (u32, String)>, terms: Terms) -> Imaging {
        Imaging {
            stage: Stage::Idle,
            aim: Aim::Set,
            request: ImagesRequest::default(),
            terms,
            token: 0,
            ticket: 0,
            known: BTreeMap::new(),
            has: BTreeMap::new(),
            above: 0,
            is_numbered: false,
            is_hurried: false,
            hold: None,
            nodes: nodes.into_iter().collect(),
            actions: VecDeque::new(),
        }
    }

    /// Something is under way.
    pub fn is_busy(&self) -> bool {
        self.stage != Stage::Idle
    }

    /// How images are made.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What was asked for last.
    pub fn request(&self) -> &ImagesRequest {
        &self.request
    }

    /// Somebody wants a set, which other hosts know by `token`; `interrupted`: ranks are already,
    /// by the hold with this number. False: something is under way.
    pub fn handle_request(
        &mut self,
        request: ImagesRequest,
        token: u64,
        interrupted: Option<u32>,
    ) -> bool {
        if self.is_busy() {
            return false;
        }
        (self.request, self.token, self.aim) = (request, token, Aim::Set);
        self.hold = interrupted;
        match interrupted {
            Some(_) => self.begin(),
            None => {
                self.stage = Stage::Interrupting;
                self.actions.push_back(ImagesAction::Interrupt);
            }
        }
        true
    }

    /// Somebody wants ranks to be on another host. False: something is under way.
    pub fn handle_move(&mut self, request: ImagesRequest, token: u64, ranks: NodeMove) -> bool {
        if self.is_busy() {
            return false;
        }
        (self.request, self.token, self.aim) = (request, token, Aim::Move(ranks));
        self.hold = None;
        self.stage = Stage::Interrupting;
        self.actions.push_back(ImagesAction::Interrupt);
        true
    }

    /// The node to which ranks are to move, while that is under way.
    pub fn moves_to(&self) -> Option<u32> {
        match &self.aim {
            Aim::Move(ranks) if self.is_busy() => Some(ranks.to),
            _ => None,
        }
    }

    /// Images of all nodes are being made.
    pub fn makes_set(&self) -> bool {
        self.is_busy() && self.aim == Aim::Set
    }

    /// Parts that are on disks of their hosts are on their way into a set, while ranks run: a job
    /// that has ended waits for it.
    pub fn is_flushing(&self) -> bool {
        let later = self.terms.spread || !self.terms.local.is_empty();
        self.makes_set() && later && self.hold.is_none()
    }

    /// The job has ended well: nobody needs a set that is not complete.
    pub fn handle_job_done(&mut self) {
        self.give_up_copies("the job has ended".into());
    }

    /// Nobody waits any longer for parts to be copied.
    pub fn give_up_copies(&mut self, text: String) {
        let is_later = |phase: &Phase| matches!(phase, Phase::Flush | Phase::Serve | Phase::Spread);
        if matches!(&self.stage, Stage::Working { phase, .. } if is_later(phase)) {
            self.give_up(text);
        }
    }

    /// Nothing comes of the set: nodes that copy are ended, and their outcomes are waited for.
    fn halt_copies(&mut self) {
        let Stage::Working { phase: Phase::Flush | Phase::Spread, missing, why: None, .. } =
            &self.stage
        else {
            return;
        };
        let missing: Vec<u32> = missing.iter().copied().collect();
        self.tell_aside(missing.into_iter().map(|node| (node, ImagesStep::Halt)));
    }

    /// Somebody waits for the set that is being copied, which is to go as fast as it can. True
    /// once: there is one.
    pub fn handle_hurry(&mut self) -> bool {
        !self.is_hurried && self.handle_job_failed().is_some()
    }

    /// The job has failed and waits for its set: parts are copied as fast as they can be. The
    /// directory of the sets; `None`: no set is to be expected.
    pub fn handle_job_failed(&mut self) -> Option<String> {
        if !self.is_flushing() {
            return None;
        }
        let Stage::Working { phase, missing, begun, why: None, .. } = &self.stage else {
            return None;
        };
        self.is_hurried = true;
        let (set, missing) = (begun.set.clone(), missing.clone());
        if matches!(phase, Phase::Flush | Phase::Spread) {
            let dir = |node: u32| match self.local(node) {
                local if local.is_empty() => set.clone().into_bytes(),
                local => local,
            };
            let steps: Vec<_> =
                missing.iter().map(|node| (*node, ImagesStep::Hurry { dir: dir(*node) })).collect();
            self.tell_aside(steps.into_iter());
        }
        Some(String::from_utf8_lossy(&self.request.dir).into_owned())
    }

    /// What becomes of these steps is of no interest.
    fn tell_aside(&mut self, steps: impl Iterator<Item = (u32, ImagesStep)>) {
        let tell = |(node, step)| ImagesAction::Tell { node, ticket: ASIDE, step };
        self.actions.extend(steps.map(tell));
    }

    /// What was asked for last was a move.
    pub fn was_move(&self) -> bool {
        matches!(self.aim, Aim::Move(_))
    }

    /// Ranks that move are restored and wait, or why they cannot be.
    pub fn handle_placed(&mut self, outcome: Result<(), String>) {
        match (&self.stage, outcome) {
            (Stage::Placing { begun, ranks }, Ok(())) => {
                let (begun, ranks) = (begun.clone(), ranks.clone());
                self.actions.push_back(ImagesAction::Settle(ranks.clone()));
                self.stage = Stage::Settling { begun, ranks, told: false };
            }
            (Stage::Settling { begun, told: true, .. }, Err(why)) => {
                let number = begun.number;
                self.abandon(number, Err(why));
            }
            (Stage::Placing { ranks, .. } | Stage::Settling { ranks, .. }, Err(why)) => {
                let why = format!("host {}: {why}", ranks.host);
                self.displace(why);
            }
            _ => {}
        }
    }

    /// Whether [`ImagesAction::Settle`] is to be done: all ranks are still interrupted, by the hold
    /// of which the move began. Else those that were there before have gone on.
    pub fn may_settle(&mut self, holds: &Holds) -> bool {
        let is_held = self.hold.is_some_and(|number| holds.is_parted(number));
        match &mut self.stage {
            Stage::Settling { ranks, told: told @ false, .. } if is_held => {
                *told = true;
                if ranks.parted.is_empty() {
                    self.nodes.remove(&ranks.from);
                }
                self.nodes.insert(ranks.to, ranks.host.clone());
                true
            }
            Stage::Settling { told: false, .. } => {
                self.displace("the ranks went on meanwhile".into());
                false
            }
            _ => false,
        }
    }

    /// They are the ranks now, and know their home.
    pub fn handle_settled(&mut self) {
        if let Stage::Settling { begun, told: true, .. } = &self.stage {
            let number = begun.number;
            self.abandon(number, Ok(Abandoned::Moved));
        }
    }

    /// A move comes to nothing, for the reason of this sentence.
    fn displace(&mut self, why: String) {
        if let Stage::Placing { begun, ranks } | Stage::Settling { begun, ranks, told: false } =
            &self.stage
        {
            let (number, node) = (begun.number, ranks.to);
            self.actions.push_back(ImagesAction::Displace { node });
            self.abandon(number, Err(why));
        }
    }

    /// Somebody wants to know whether all hosts see a directory. False: something is under way.
    pub fn handle_look(&mut self, dir: Vec<u8>, token: u64) -> bool {
        if self.is_busy() {
            return false;
        }
        let request = ImagesRequest { dir, ..ImagesRequest::default() };
        (self.request, self.token, self.aim) = (request, token, Aim::Look);
        self.hold = None;
        self.begin();
        true
    }

    /// A hold has begun that interrupts the ranks.
    pub fn handle_asked(&mut self, number: u32) {
        if self.stage == Stage::Interrupting {
            self.hold = Some(number);
        }
    }

    /// The ranks cannot be interrupted now.
    pub fn handle_refused(&mut self, why: &str) {
        if self.stage == Stage::Interrupting {
            self.over(Err(why.into()));
        }
    }

    /// The ranks are interrupted by the hold with this number. True: it was for images, and they
    /// wait.
    pub fn handle_interrupted(&mut self, number: u32) -> bool {
        let waited = self.stage == Stage::Interrupting && self.hold == Some(number);
        if waited {
            self.begin();
        }
        waited
    }

    /// The ranks of the hold with this number were told to go on, or are not interrupted after all.
    /// False: this has nothing to do with it.
    pub fn handle_released(&mut self, number: u32, why: &str) -> bool {
        let is_ours = self.hold == Some(number);
        if is_ours {
            self.hold = None;
            self.give_up(why.into());
        }
        is_ours
    }

    /// Nothing comes of what is under way.
    fn give_up(&mut self, text: String) {
        self.halt_copies();
        match &mut self.stage {
            Stage::Interrupting => self.over(Err(text)),
            Stage::Beginning { why } => _ = why.get_or_insert(text),
            // All hosts have the set.
            Stage::Working { phase: Phase::List | Phase::Prune, .. } => self.judge(),
            Stage::Working { why, .. } => {
                why.get_or_insert(text);
                self.judge();
            }
            Stage::Placing { .. } | Stage::Settling { told: false, .. } => self.displace(text),
            // What is there is complete, there is no way back, or it is over anyway.
            Stage::Idle
            | Stage::Committing { .. }
            | Stage::Settling { .. }
            | Stage::Abandoning { .. } => {}
        }
    }

    /// A node is lost.
    pub fn handle_node_lost(&mut self, node: u32) {
        let known = self.nodes.remove(&node);
        let is_over = matches!(self.stage, Stage::Idle | Stage::Abandoning { .. });
        let takes = match &self.aim {
            Aim::Move(ranks) if ranks.to == node && !is_over => Some(ranks.host.clone()),
            _ => None,
        };
        let is_target = takes.is_some();
        // Any other one has nothing to do with it.
        let Some(host) = known.or(takes) else { return };
        let text = format!("host {host} is lost");
        match &mut self.stage {
            // The hold ends, which says more.
            Stage::Interrupting if !is_target => {}
            Stage::Working { missing, .. } => {
                missing.remove(&node);
                self.give_up(text);
            }
            Stage::Settling { ranks, told: true, .. } if ranks.to == node => {
                self.handle_placed(Err(text));
            }
            _ => self.give_up(text),
        }
    }

    /// A node says what has become of a step.
    pub fn handle_outcome(&mut self, node: u32, ticket: u32, outcome: Result<String, String>) {
        if ticket != self.ticket {
            return;
        }
        if let Stage::Working { missing, .. } = &mut self.stage {
            if !missing.remove(&node) {
                return;
            }
            if outcome.is_err() {
                self.halt_copies();
            }
        }
        match (&mut self.stage, outcome) {
            (Stage::Beginning { why }, Ok(text)) => {
                let why = why.take();
                self.work(&text, why);
            }
            (Stage::Beginning { why }, Err(text)) => {
                let why = why.take();
                self.over(Err(why.unwrap_or(text)));
            }
            (Stage::Working { done, why, phase, .. }, outcome) => {
                let several = self.nodes.len() > 1;
                let host = self.nodes.get(&node).filter(|_| several);
                match (outcome, host) {
                    (Err(_), _) if *phase == Phase::Prune => {}
                    // No set counts that a host does not say that it has.
                    (Err(_), _) if *phase == Phase::List => _ = done.insert(node, String::new()),
                    (Ok(text), _) => _ = done.insert(node, text),
                    (Err(text), Some(host)) => {
                        why.get_or_insert_with(|| format!("host {host}: {text}"));
                    }
                    (Err(text), None) => _ = why.get_or_insert(text),
                }
                self.judge();
            }
            (Stage::Committing { begun }, outcome) => {
                let number = begun.number;
                match outcome {
                    Ok(set) => self.over(Ok(ImagesDone::Set(number, set))),
                    Err(why) => self.abandon(number, Err(why)),
                }
            }
            (Stage::Abandoning { outcome }, _) => match outcome.clone() {
                Ok(Abandoned::Seen) => self.seen(Ok(())),
                Ok(Abandoned::Moved) => self.over(Ok(ImagesDone::Moved)),
                Err(why) => self.over(Err(why)),
            },
            // These wait for no step.
            (
                Stage::Idle | Stage::Interrupting | Stage::Placing { .. } | Stage::Settling { .. },
                _,
            ) => {}
        }
    }

    /// The next thing to do.
    pub fn poll_action(&mut self) -> Option<ImagesAction> {
        self.actions.pop_front()
    }

    fn first(&self) -> u32 {
        // The launch node sees the directory as the user does, with ranks or without.
        0
    }

    fn next_ticket(&mut self) {
        self.ticket = self.ticket.checked_add(1).unwrap_or(ASIDE + 1);
    }

    fn tell(&mut self, nodes: Vec<u32>, step: &ImagesStep) {
        self.next_ticket();
        let ticket = self.ticket;
        let tell = |node| ImagesAction::Tell { node, ticket, step: step.clone() };
        self.actions.extend(nodes.into_iter().map(tell));
    }

    fn begin(&mut self) {
        self.is_hurried = false;
        let dir = self.request.dir.clone();
        if self.is_spread() && !self.is_numbered {
            let step = |node| (node, ImagesStep::Highest { dir: dir.clone() });
            let steps = self.one_of_each_host().into_iter().map(step).collect();
            let begun = Begun { number: 0, set: String::new() };
            return self.tell_each(begun, Phase::Numbers, steps);
        }
        self.stage = Stage::Beginning { why: None };
        let step = ImagesStep::Begin { dir, token: self.token, above: self.above };
        self.tell(vec![self.first()], &step);
    }

    /// A set has begun: all nodes do their part, unless something stands against it.
    fn work(&mut self, text: &str, why: Option<String>) {
        let parsed = text.split_once(' ').and_then(|(number, set)| {
            Some(Begun { number: number.parse().ok()?, set: set.to_string() })
        });
        let Some(begun) = parsed else {
            return self.over(Err("the set was not begun".into()));
        };
        if let Some(why) = why {
            return self.abandon(begun.number, Err(why));
        }
        let (text, token) = (begun.set.clone().into_bytes(), self.token);
        let step = |node: u32| match self.aim {
            Aim::Look => ImagesStep::Look { set: text.clone(), token },
            Aim::Set | Aim::Move(_) | Aim::Collect { .. } => {
                let (set, criu, local) =
                    (text.clone(), self.request.criu.clone(), self.local(node));
                let Terms { limit, encrypted, .. } = self.terms;
                let (number, spread) = (begun.number, self.is_spread());
                let parted = match &self.aim {
                    Aim::Move(ranks) => ranks.parted.clone(),
                    Aim::Set | Aim::Look | Aim::Collect { .. } => Vec::new(),
                };
                ImagesStep::Save {
                    set,
                    token,
                    number,
                    criu,
                    limit,
                    encrypted,
                    spread,
                    local,
                    parted,
                }
            }
        };
        let takes_part = |node: &u32| match &self.aim {
            Aim::Move(ranks) => ranks.from == *node,
            Aim::Set | Aim::Look | Aim::Collect { .. } => true,
        };
        let nodes = self.nodes.keys().copied().filter(takes_part);
        let steps = nodes.map(|node| (node, step(node))).collect();
        self.tell_each(begun, Phase::Parts, steps);
    }

    /// Each host has its own directory for the set that is made.
    fn is_spread(&self) -> bool {
        self.terms.spread && self.aim == Aim::Set
    }

    /// Where a node makes its part of a set first; empty: in the set. What moves is there once.
    fn local(&self, node: u32) -> Vec<u8> {
        match self.aim {
            // Several nodes may be on one host.
            Aim::Set if !self.terms.local.is_empty() => {
                [self.terms.local.as_slice(), format!("-{node}").as_bytes()].concat()
            }
            Aim::Set | Aim::Look | Aim::Move(_) | Aim::Collect { .. } => Vec::new(),
        }
    }

    /// The next phase: each of these nodes does its step.
    fn tell_each(&mut self, begun: Begun, phase: Phase, steps: Vec<(u32, ImagesStep)>) {
        self.next_ticket();
        let missing = steps.iter().map(|(node, _)| *node).collect();
        let ticket = self.ticket;
        let tell = |(node, step)| ImagesAction::Tell { node, ticket, step };
        self.actions.extend(steps.into_iter().map(tell));
        self.stage = Stage::Working { begun, missing, done: BTreeMap::new(), why: None, phase };
        self.judge();
    }

    /// Bytes a second at which parts are copied: nobody waits, unless the job ends with the set.
    fn rate(&self) -> u64 {
        if self.request.stop || self.is_hurried { 0 } else { self.terms.rate }
    }

    /// All parts are made: ranks go on, unless the job ends with the set.
    fn go_on_early(&mut self) {
        if !self.request.stop {
            self.go_on();
        }
    }

    /// Each node copies its part from its disk into the set.
    fn flush(&mut self, begun: Begun) {
        self.go_on_early();
        let (rate, token) = (self.rate(), self.token);
        let step = |(node, known): (&u32, &u32)| {
            let (set, local) = (begun.set.clone().into_bytes(), self.local(*node));
            (*node, ImagesStep::Flush { set, token, local, rate, node: *known })
        };
        let steps = self.known.iter().map(step).collect();
        self.tell_each(begun, Phase::Flush, steps);
    }

    fn commit(&self, number: u64) -> ImagesStep {
        let (dir, token) = (self.request.dir.clone(), self.token);
        // Where each host has its own, none is removed before all have the new one.
        let keep = if self.is_spread() { 0 } else { self.request.keep };
        let nodes = self.known.values().copied().collect();
        ImagesStep::Commit { dir, number, token, keep, nodes }
    }

    /// Whether all nodes have said something.
    fn judge(&mut self) {
        let Stage::Working { begun, missing, done, why, phase } = &self.stage else { return };
        if !missing.is_empty() {
            return;
        }
        let (begun, why, done, phase) = (begun.clone(), why.clone(), done.clone(), *phase);
        let number = begun.number;
        match (why, phase, &self.aim) {
            (Some(why), Phase::Have | Phase::Offer | Phase::Fetch, _) => self.seen(Err(why)),
            // Nothing has begun.
            (Some(why), Phase::Numbers, _) => self.over(Err(why)),
            (Some(why), ..) => self.abandon(number, Err(why)),
            (None, Phase::Numbers, _) => {
                let highest = done.values().filter_map(|text| text.parse().ok()).max();
                self.above = self.above.max(highest.unwrap_or(0));
                self.is_numbered = true;
                self.begin();
            }
            (None, Phase::Parts, Aim::Look) => self.abandon(number, Ok(Abandoned::Seen)),
            (None, Phase::Parts, Aim::Set) => {
                let known = |(node, text): (&u32, &String)| (*node, text.parse().unwrap_or(*node));
                self.known = done.iter().map(known).collect();
                if self.is_spread() {
                    self.go_on_early();
                    let set = begun.set.clone().into_bytes();
                    let step = |node: &u32| (*node, ImagesStep::Serve { set: set.clone() });
                    let steps = self.known.keys().map(step).collect();
                    self.tell_each(begun, Phase::Serve, steps);
                } else if !self.terms.local.is_empty() {
                    self.flush(begun);
                } else {
                    self.commit_first(begun);
                }
            }
            (None, Phase::Serve, _) => self.spread(begun, &done),
            (None, Phase::Spread, _) => {
                let commit = self.commit(number);
                let nodes = self.one_of_each_host();
                let steps = nodes.into_iter().map(|node| (node, commit.clone())).collect();
                self.tell_each(begun, Phase::Commit, steps);
            }
            (None, Phase::Commit, _) => {
                let set = done.into_values().next().unwrap_or_default();
                self.list_sets(Begun { number, set });
            }
            (None, Phase::List, _) => self.prune(begun, &done),
            (None, Phase::Prune, _) => self.over(Ok(ImagesDone::Set(number, begun.set))),
            (None, Phase::Flush, _) => self.commit_first(begun),
            (None, Phase::Have, _) => self.offer(begun, done),
            (None, Phase::Offer, _) => self.fetch(begun, &done),
            (None, Phase::Fetch, _) => self.seen(Ok(())),
            // It was lost before it was told to save.
            (None, Phase::Parts, Aim::Move(_)) if done.is_empty() => {
                self.abandon(number, Err("the host that they leave is lost".into()));
            }
            (None, Phase::Parts, Aim::Move(ranks)) => {
                let (ranks, token, set) = (ranks.clone(), self.token, begun.set.clone());
                self.actions.push_back(ImagesAction::Place { ranks: ranks.clone(), set, token });
                self.stage = Stage::Placing { begun, ranks };
            }
            (None, Phase::Parts, Aim::Collect { .. }) => {}
        }
    }

    /// The first node commits the set.
    fn commit_first(&mut self, begun: Begun) {
        let commit = self.commit(begun.number);
        self.stage = Stage::Committing { begun };
        self.tell(vec![self.first()], &commit);
    }

    fn abandon(&mut self, number: u64, outcome: Result<Abandoned, String>) {
        // No rank waits for files to be removed.
        self.go_on();
        // The next part takes the place of this one.
        let local = |node: &u32| (*node, self.local(*node));
        let locals: Vec<_> = self.nodes.keys().map(local).filter(|l| !l.1.is_empty()).collect();
        let discard = |(node, local)| (node, ImagesStep::Discard { local });
        self.tell_aside(locals.into_iter().map(discard));
        let (dir, token, complete) = (self.request.dir.clone(), self.token, self.is_spread());
        let abandon = ImagesStep::Abandon { dir, number, token, complete };
        if self.is_spread() {
            // Hosts that have committed it have it no longer, unless they are lost.
            self.above = self.above.max(number);
            let mut others = self.one_of_each_host();
            others.retain(|node| *node != self.first());
            self.tell_aside(others.into_iter().map(|node| (node, abandon.clone())));
        }
        self.stage = Stage::Abandoning { outcome };
        self.tell(vec![self.first()], &abandon);
    }

    fn seen(&mut self, outcome: Result<(), String>) {
        self.stage = Stage::Idle;
        self.actions.push_back(ImagesAction::Shared(outcome));
    }

    fn over(&mut self, outcome: Result<ImagesDone, String>) {
        if matches!(self.aim, Aim::Look | Aim::Collect { .. }) {
            return self.seen(outcome.map(|_| ()));
        }
        // Where the job ends anyway no rank has a moment more.
        let ends = self.request.stop && outcome.is_ok();
        self.stage = Stage::Idle;
        self.actions.push_back(ImagesAction::Over(outcome));
        if !ends {
            self.go_on();
        }
    }

    /// The ranks go on, unless they do already.
    fn go_on(&mut self) {
        self.actions.extend(self.hold.take().map(ImagesAction::GoOn));
    }
}
