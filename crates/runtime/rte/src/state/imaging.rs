//! Images of the processes of a job, as its master sees them (ADR 58): all ranks are interrupted,
//! a set begins, each node makes its part, and once all have the set is committed. Pure: requests
//! and what nodes say go in, actions come out.
//!
//! Whatever goes wrong ends in the same way: the ranks go on, the set is abandoned, and whoever has
//! asked gets one sentence. Only complete sets take the place of older ones.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

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

/// What follows from an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImagesAction {
    /// All ranks are to be interrupted, until [`ImagesAction::GoOn`].
    Interrupt,
    /// The ranks go on.
    GoOn,
    /// A node is to do this; its outcome comes with this ticket.
    Tell {
        /// The node.
        node: u32,
        /// The ticket.
        ticket: u32,
        /// What it is to do.
        step: ImagesStep,
    },
    /// It is over: the number and the directory of the complete set, or why there is none.
    Over(Result<(u64, String), String>),
    /// All hosts see the directory that was asked about, or why not.
    Shared(Result<(), String>),
}

/// What is wanted of all nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// Images.
    Set,
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
    Beginning,
    /// All nodes do their part.
    Working {
        begun: Begun,
        missing: BTreeSet<u32>,
        done: BTreeMap<u32, u32>,
        why: Option<String>,
    },
    /// The first node commits the set.
    Committing {
        begun: Begun,
    },
    /// The first node removes it.
    Abandoning {
        why: String,
    },
}

/// See the module's documentation.
#[derive(Debug)]
pub struct Imaging {
    stage: Stage,
    aim: Aim,
    request: ImagesRequest,
    token: u64,
    /// Of the step that was told last: what has another one is of a step before.
    ticket: u32,
    /// Nodes with ranks, and their hosts.
    nodes: BTreeMap<u32, String>,
    actions: VecDeque<ImagesAction>,
}

impl Imaging {
    /// Images of a job with ranks on these nodes, whose hosts have these names.
    pub fn new(nodes: impl IntoIterator<Item = (u32, String)>) -> Imaging {
        Imaging {
            stage: Stage::Idle,
            aim: Aim::Set,
            request: ImagesRequest::default(),
            token: 0,
            ticket: 0,
            nodes: nodes.into_iter().collect(),
            actions: VecDeque::new(),
        }
    }

    /// Something is under way.
    pub fn is_busy(&self) -> bool {
        self.stage != Stage::Idle
    }

    /// What was asked for last.
    pub fn request(&self) -> &ImagesRequest {
        &self.request
    }

    /// Somebody wants a set, which other hosts know by `token`; `interrupted`: ranks are already.
    /// False: something is under way.
    pub fn handle_request(
        &mut self,
        request: ImagesRequest,
        token: u64,
        interrupted: bool,
    ) -> bool {
        if self.is_busy() {
            return false;
        }
        (self.request, self.token, self.aim) = (request, token, Aim::Set);
        match interrupted {
            true => self.begin(),
            false => {
                self.stage = Stage::Interrupting;
                self.actions.push_back(ImagesAction::Interrupt);
            }
        }
        true
    }

    /// Somebody wants to know whether all hosts see a directory. False: something is under way.
    pub fn handle_look(&mut self, dir: Vec<u8>, token: u64) -> bool {
        if self.is_busy() {
            return false;
        }
        let request = ImagesRequest { dir, ..ImagesRequest::default() };
        (self.request, self.token, self.aim) = (request, token, Aim::Look);
        self.begin();
        true
    }

    /// The ranks are interrupted. True: it was for images, and they wait.
    pub fn handle_interrupted(&mut self) -> bool {
        let waited = self.stage == Stage::Interrupting;
        if waited {
            self.begin();
        }
        waited
    }

    /// The ranks go on, although nobody has told them to, or will not be interrupted.
    pub fn handle_released(&mut self, why: &str) {
        match &mut self.stage {
            Stage::Interrupting => self.over(Err(why.into())),
            Stage::Working { why: known, .. } if self.aim == Aim::Set => {
                known.get_or_insert_with(|| why.into());
                self.judge();
            }
            _ => {}
        }
    }

    /// A node is lost.
    pub fn handle_node_lost(&mut self, node: u32) {
        let host = self.nodes.remove(&node).unwrap_or_default();
        if let Stage::Working { missing, why, .. } = &mut self.stage {
            if missing.remove(&node) {
                why.get_or_insert_with(|| format!("host {host} is lost"));
            }
            self.judge();
        }
    }

    /// A node says what has become of a step.
    pub fn handle_outcome(&mut self, node: u32, ticket: u32, outcome: Result<String, String>) {
        if ticket != self.ticket {
            return;
        }
        match (&mut self.stage, outcome) {
            (Stage::Beginning, Ok(text)) => self.work(&text),
            (Stage::Beginning, Err(why)) => self.over(Err(why)),
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
                self.over(outcome.map(|set| (number, set)));
            }
            (Stage::Abandoning { why }, _) => {
                let why = std::mem::take(why);
                match self.aim {
                    Aim::Look if why.is_empty() => self.seen(Ok(())),
                    _ => self.over(Err(why)),
                }
            }
            (Stage::Idle | Stage::Interrupting, _) => {}
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
        self.stage = Stage::Beginning;
        let step = ImagesStep::Begin { dir: self.request.dir.clone(), token: self.token };
        self.tell(vec![self.first()], &step);
    }

    /// A set has begun: all nodes do their part.
    fn work(&mut self, text: &str) {
        let parsed = text.split_once(' ').and_then(|(number, set)| {
            Some(Begun { number: number.parse().ok()?, set: set.to_string() })
        });
        let Some(begun) = parsed else {
            return self.over(Err("the set was not begun".into()));
        };
        let (set, token) = (begun.set.clone().into_bytes(), self.token);
        let step = match self.aim {
            Aim::Look => ImagesStep::Look { set, token },
            Aim::Set => {
                let criu = self.request.criu.clone();
                ImagesStep::Save { set, token, number: begun.number, criu }
            }
        };
        let nodes: Vec<u32> = self.nodes.keys().copied().collect();
        let missing = nodes.iter().copied().collect();
        self.stage = Stage::Working { begun, missing, done: BTreeMap::new(), why: None };
        self.tell(nodes, &step);
        self.judge();
    }

    /// Whether all nodes have said something.
    fn judge(&mut self) {
        let Stage::Working { begun, missing, done, why } = &self.stage else { return };
        if !missing.is_empty() {
            return;
        }
        let (begun, nodes, why) = (begun.clone(), done.values().copied().collect(), why.clone());
        let dir = self.request.dir.clone();
        match (why, self.aim) {
            (None, Aim::Set) => {
                let (number, keep) = (begun.number, self.request.keep);
                self.stage = Stage::Committing { begun };
                self.tell(vec![self.first()], &ImagesStep::Commit { dir, number, keep, nodes });
            }
            (why, _) => {
                let number = begun.number;
                self.stage = Stage::Abandoning { why: why.unwrap_or_default() };
                self.tell(vec![self.first()], &ImagesStep::Abandon { dir, number });
            }
        }
    }

    fn seen(&mut self, outcome: Result<(), String>) {
        self.stage = Stage::Idle;
        self.actions.push_back(ImagesAction::Shared(outcome));
    }

    fn over(&mut self, outcome: Result<(u64, String), String>) {
        if self.aim == Aim::Look {
            return self.seen(outcome.map(|_| ()));
        }
        // Where the job ends anyway no rank has a moment more.
        let ends = self.request.stop && outcome.is_ok();
        self.stage = Stage::Idle;
        self.actions.push_back(ImagesAction::Over(outcome));
        if !ends {
            self.actions.push_back(ImagesAction::GoOn);
        }
    }
}
