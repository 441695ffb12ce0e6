//! Images of the processes of a job, as its master sees them (ADR 58): all ranks are interrupted,
//! a set begins, each node makes its part, and once all have the set is committed. Pure: requests
//! and what nodes say go in, actions come out.
//!
//! Whatever goes wrong ends in the same way: the ranks go on, the set is abandoned, and whoever has
//! asked gets one sentence. Only complete sets take the place of older ones. Holds of the job
//! ([`super::hold`]) may be given up at any time, and ranks go on at once then: each of them has a
//! number, so that one that was given up is not taken for the next.
//!
//! With a *local directory* ([`Terms::local`]) nodes make their parts on a disk of their
//! own, and the ranks go on once all have. Then each node copies its part into the set, at a
//! limited rate, and the set is committed as ever: what goes wrong until then leaves the set before.
//!
//! A *move* (ADR 62) uses the same steps for the ranks of one node, whose images are restored on
//! another host while all ranks wait. The processes are there twice then, and none of them goes on:
//! up to this point the move can be given up, and the job is as it was. From
//! [`ImagesAction::Settle`] on only the restored ones are the ranks.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::hold::Holds;

#[cfg(test)]
mod tests;

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
    /// Directory on a disk of each host where parts are made before they are copied into the set;
    /// empty: they are made there.
    pub local: Vec<u8>,
    /// Most bytes a second that a node copies from there.
    pub rate: u64,
    /// For how many seconds CRIU may do nothing; 0: for ever.
    pub limit: u64,
    /// The ranks encrypt their connections, which those that are restored go on with.
    pub encrypted: bool,
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeMove {
    /// The node that they leave.
    pub from: u32,
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

/// What a node is to do, in a process of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ImagesStep {
    /// Begin a set. The outcome is its number and its directory, with a space between.
    Begin {
        /// The directory of the sets.
        dir: Vec<u8>,
        /// By which other hosts know the set.
        token: u64,
    },
    /// Say whether this host sees a set that has begun.
    Look {
        /// Its directory.
        set: Vec<u8>,
        /// What stands in it.
        token: u64,
    },
    /// Make the part of the node. The outcome is the number by which its ranks know the node.
    Save {
        /// The directory of the set.
        set: Vec<u8>,
        /// What stands in it.
        token: u64,
        /// Its number.
        number: u64,
        /// Name or path of CRIU.
        criu: String,
        /// See [`Terms::limit`].
        limit: u64,
        /// See [`Terms::encrypted`].
        encrypted: bool,
        /// See [`Terms::local`].
        local: Vec<u8>,
    },
    /// Copy the part of the node from its disk into the set. The outcome is that of `Save`.
    Flush {
        /// The directory of the set.
        set: Vec<u8>,
        /// What stands in it.
        token: u64,
        /// The directory where the part is.
        local: Vec<u8>,
        /// Most bytes a second; 0: as many as there can be.
        rate: u64,
        /// The number by which the ranks of the node know it.
        node: u32,
    },
    /// Remove what the node has made on its disk.
    Discard {
        /// The directory where it is.
        local: Vec<u8>,
    },
    /// Commit a set. The outcome is its directory.
    Commit {
        /// The directory of the sets.
        dir: Vec<u8>,
        /// Its number.
        number: u64,
        /// Complete sets that stay.
        keep: u64,
        /// The nodes that have made parts, by the numbers that their ranks know.
        nodes: Vec<u32>,
    },
    /// Remove a set that is not complete.
    Abandon {
        /// The directory of the sets.
        dir: Vec<u8>,
        /// Its number.
        number: u64,
    },
}

impl ImagesStep {
    /// It comes to nothing without the ranks of the node.
    pub fn needs_ranks(&self) -> bool {
        match self {
            ImagesStep::Begin { .. } | ImagesStep::Look { .. } | ImagesStep::Save { .. } => true,
            ImagesStep::Flush { .. } | ImagesStep::Discard { .. } => false,
            ImagesStep::Commit { .. } | ImagesStep::Abandon { .. } => false,
        }
    }
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
        done: BTreeMap<u32, u32>,
        why: Option<String>,
        /// The parts are there, and are copied into the set.
        flushes: bool,
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
        self.makes_set() && !self.terms.local.is_empty() && self.hold.is_none()
    }

    /// The job has ended well: nobody needs a set that is not complete.
    pub fn handle_job_done(&mut self) {
        if matches!(self.stage, Stage::Working { flushes: true, .. }) {
            self.give_up("the job has ended".into());
        }
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
                self.nodes.remove(&ranks.from);
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
        match &mut self.stage {
            Stage::Interrupting => self.over(Err(text)),
            Stage::Beginning { why } => _ = why.get_or_insert(text),
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
        let takes = match &self.stage {
            Stage::Placing { ranks, .. } | Stage::Settling { ranks, .. } if ranks.to == node => {
                Some(ranks.host.clone())
            }
            _ => None,
        };
        // Any other one has nothing to do with it.
        let Some(host) = known.or(takes) else { return };
        let text = format!("host {host} is lost");
        match &mut self.stage {
            // The hold ends, which says more.
            Stage::Interrupting => {}
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
        match (&mut self.stage, outcome) {
            (Stage::Beginning { why }, Ok(text)) => {
                let why = why.take();
                self.work(&text, why);
            }
            (Stage::Beginning { why }, Err(text)) => {
                let why = why.take();
                self.over(Err(why.unwrap_or(text)));
            }
            (Stage::Working { missing, done, why, .. }, outcome) => {
                if !missing.remove(&node) {
                    return;
                }
                let several = self.nodes.len() > 1;
                let host = self.nodes.get(&node).filter(|_| several);
                match (outcome.map(|text| text.parse()), host) {
                    (Ok(Ok(known)), _) => _ = done.insert(node, known),
                    // What it says of a look is nothing.
                    (Ok(Err(_)), _) => _ = done.insert(node, node),
                    (Err(text), Some(host)) => {
                        why.get_or_insert_with(|| format!("host {host}: {text}"));
                    }
                    (Err(text), None) => _ = why.get_or_insert(text),
                }
                self.judge();
            }
            (Stage::Committing { begun }, outcome) => {
                let number = begun.number;
                self.over(outcome.map(|set| ImagesDone::Set(number, set)));
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

    fn tell(&mut self, nodes: Vec<u32>, step: &ImagesStep) {
        self.ticket = self.ticket.wrapping_add(1);
        let ticket = self.ticket;
        let tell = |node| ImagesAction::Tell { node, ticket, step: step.clone() };
        self.actions.extend(nodes.into_iter().map(tell));
    }

    fn begin(&mut self) {
        self.stage = Stage::Beginning { why: None };
        let step = ImagesStep::Begin { dir: self.request.dir.clone(), token: self.token };
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
        let (set, token) = (begun.set.clone().into_bytes(), self.token);
        let step = match self.aim {
            Aim::Look => ImagesStep::Look { set, token },
            Aim::Set | Aim::Move(_) => {
                let (criu, local) = (self.request.criu.clone(), self.local());
                let Terms { limit, encrypted, .. } = self.terms;
                let number = begun.number;
                ImagesStep::Save { set, token, number, criu, limit, encrypted, local }
            }
        };
        let takes_part = |node: &u32| match &self.aim {
            Aim::Move(ranks) => ranks.from == *node,
            Aim::Set | Aim::Look => true,
        };
        let nodes: Vec<u32> = self.nodes.keys().copied().filter(takes_part).collect();
        let missing = nodes.iter().copied().collect();
        self.stage =
            Stage::Working { begun, missing, done: BTreeMap::new(), why: None, flushes: false };
        self.tell(nodes, &step);
        self.judge();
    }

    /// Where nodes make their parts of a set first; empty: in the set. What moves is there once.
    fn local(&self) -> Vec<u8> {
        match self.aim {
            Aim::Set => self.terms.local.clone(),
            Aim::Look | Aim::Move(_) => Vec::new(),
        }
    }

    /// All parts are on disks of their hosts: ranks go on, unless the job ends with the set.
    fn flush(&mut self, begun: Begun, done: &BTreeMap<u32, u32>) {
        let rate = if self.request.stop { 0 } else { self.terms.rate };
        if !self.request.stop {
            self.go_on();
        }
        self.ticket = self.ticket.wrapping_add(1);
        let ticket = self.ticket;
        for (node, known) in done {
            let (set, local) = (begun.set.clone().into_bytes(), self.local());
            let step = ImagesStep::Flush { set, token: self.token, local, rate, node: *known };
            self.actions.push_back(ImagesAction::Tell { node: *node, ticket, step });
        }
        let missing = done.keys().copied().collect();
        self.stage =
            Stage::Working { begun, missing, done: BTreeMap::new(), why: None, flushes: true };
    }

    /// Whether all nodes have said something.
    fn judge(&mut self) {
        let Stage::Working { begun, missing, done, why, flushes } = &self.stage else { return };
        if !missing.is_empty() {
            return;
        }
        let (begun, why, flushed) = (begun.clone(), why.clone(), *flushes);
        let nodes: Vec<u32> = done.values().copied().collect();
        match (why, &self.aim) {
            (Some(why), _) => self.abandon(begun.number, Err(why)),
            (None, Aim::Look) => self.abandon(begun.number, Ok(Abandoned::Seen)),
            (None, Aim::Set) if !flushed && !self.terms.local.is_empty() => {
                let done = done.clone();
                self.flush(begun, &done);
            }
            (None, Aim::Set) => {
                let (number, keep) = (begun.number, self.request.keep);
                let dir = self.request.dir.clone();
                self.stage = Stage::Committing { begun };
                self.tell(vec![self.first()], &ImagesStep::Commit { dir, number, keep, nodes });
            }
            // It was lost before it was told to save.
            (None, Aim::Move(_)) if nodes.is_empty() => {
                self.abandon(begun.number, Err("the host that they leave is lost".into()));
            }
            (None, Aim::Move(ranks)) => {
                let (ranks, token, set) = (ranks.clone(), self.token, begun.set.clone());
                self.actions.push_back(ImagesAction::Place { ranks: ranks.clone(), set, token });
                self.stage = Stage::Placing { begun, ranks };
            }
        }
    }

    fn abandon(&mut self, number: u64, outcome: Result<Abandoned, String>) {
        // No rank waits for files to be removed.
        self.go_on();
        let local = self.local();
        if !local.is_empty() {
            // What becomes of it is of no interest: the next part takes the place of this one.
            let nodes: Vec<u32> = self.nodes.keys().copied().collect();
            self.tell(nodes, &ImagesStep::Discard { local });
        }
        self.stage = Stage::Abandoning { outcome };
        let dir = self.request.dir.clone();
        self.tell(vec![self.first()], &ImagesStep::Abandon { dir, number });
    }

    fn seen(&mut self, outcome: Result<(), String>) {
        self.stage = Stage::Idle;
        self.actions.push_back(ImagesAction::Shared(outcome));
    }

    fn over(&mut self, outcome: Result<ImagesDone, String>) {
        if self.aim == Aim::Look {
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
