//! One agent's part of the out-of-band network: its links to its parent and its children, and which
//! way each message takes. Pure: bytes in, bytes out, time as an argument.
//!
//! ```text
//! Awaited ─ a connection ▶ Up ─ the connection breaks ▶ Away ─ another one ▶ Up
//!    │                      │                             │
//!    │                      └─ silence                    └─ time limit, nobody listens
//!    └── told ──────────────┴──────────────┴──▶ Gone
//!                   Up ─ both have said bye ▶ Left
//! ```
//!
//! That a *host* is lost shows in its kernel, which acknowledges what we send whatever its daemon
//! does: the owner of the sockets asks the kernel for that and says [`Closing::Unanswered`] when no
//! network has answered for long. Before that a child may move the link to another connection:
//! [`Relay::handle_open`] puts it in the place of the one before. What the kernel cannot tell is
//! that a daemon hangs: a parent judges its children by their silence. A child does not judge its
//! parent so: `mpirun` may be stopped by its user for hours.
//!
//! A tree that *heals* ([`Relay::heal`]) loses only a node that is lost, not those below it. A node
//! whose parent is lost becomes a child of the root ([`Relay::handle_parent_lost`],
//! [`Relay::adopt`]), whose address all know and without which there is no job. What the lost node
//! had taken and not passed on is sent again from end to end ([`super::ends`]): by the root, and,
//! upon the word [`Body::Again`] of the adopted node, by all nodes below that one.

use std::collections::{BTreeSet, VecDeque};

use super::ends::{NodeEnd, RootEnd};
use super::link::{self, Link};
use super::tree::{Hop, Tree};
use crate::WireError;
use crate::control::wire;
use crate::control::{Body, Dest, Envelope};

/// Times of the machine, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// Silence of ours that is broken by a sign of life.
    pub beat: u64,
    /// For how long a connection that broke may be made again.
    pub away: u64,
    /// The same where the other host did not even answer, unless it has been silent for less than
    /// `lost`.
    pub unanswered: u64,
    /// Silence of a host that means that it is lost.
    pub lost: u64,
    /// Silence of a child that means that its daemon hangs.
    pub silence: u64,
}

impl Default for Times {
    fn default() -> Times {
        Times { beat: 250, away: 1_000, unanswered: 200, lost: 10_000, silence: 30_000 }
    }
}

/// Signs of life become rare when nothing was heard for so long: a stopped process does not read.
const QUIET_MS: u64 = 10_000;
/// How rare.
const QUIET_BEAT_MS: u64 = 5_000;

/// How a connection ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// It was closed, or bytes without meaning came.
    Broken,
    /// The other host has not acknowledged anything for too long.
    Unanswered,
}

/// Why a neighbour is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Its connection broke and was not made again.
    Broken,
    /// Its host does not answer.
    Unanswered,
    /// Its daemon says nothing.
    Silent,
    /// Its process is known to have ended, or nobody listens where it did.
    Ended,
    /// Its parent is lost, and it has not come to the root.
    Orphaned,
}

/// What the owner is to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The neighbour.
    pub node: u32,
    /// Why.
    pub loss: Loss,
    /// How long nothing had come from it then, in milliseconds.
    pub silent_ms: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Awaited,
    Up,
    Away { until: u64, loss: Loss },
    Gone,
    Left,
}

#[derive(Debug)]
struct Neighbour {
    node: u32,
    link: Link,
    stage: Stage,
    heard_at: u64,
    /// Nothing more will be sent to it.
    ending: bool,
}

impl Neighbour {
    fn new(node: u32) -> Neighbour {
        let link = Link::new();
        Neighbour { node, link, stage: Stage::Awaited, heard_at: 0, ending: false }
    }

    fn is_there(&self) -> bool {
        !matches!(self.stage, Stage::Gone | Stage::Left)
    }

    fn takes(&self) -> bool {
        self.is_there() && !self.ending
    }

    fn end(&mut self) {
        self.ending = true;
        self.link.end();
    }
}

/// The part of a node in the conversations from end to end.
#[derive(Debug)]
enum Ends {
    Root(Box<Healing>),
    Node(NodeEnd),
}

/// What the root of a tree that heals knows.
#[derive(Debug)]
struct Healing {
    ends: RootEnd,
    /// Nodes that are children of the root now, and were not.
    adopted: BTreeSet<u32>,
    lost: BTreeSet<u32>,
    /// Nodes whose parent is lost, and when they count as lost, too.
    orphans: Vec<(u32, u64)>,
}

/// The machine. See the module's documentation.
#[derive(Debug)]
pub struct Relay {
    tree: Tree,
    me: u32,
    times: Times,
    /// In the tree as it is now; `None` for the root.
    parent: Option<u32>,
    /// `None`: the tree does not heal.
    ends: Option<Ends>,
    /// Nothing more is sent to children.
    ending_below: bool,
    /// The parent, if there is one, then the children by ascending numbers.
    near: Vec<Neighbour>,
    here: VecDeque<Envelope>,
    lost: VecDeque<Lost>,
    looked_at: u64,
}

impl Relay {
    /// The part of node `me` in a tree. No connection stands yet.
    pub fn new(tree: Tree, me: u32, times: Times) -> Relay {
        let near = tree.parent(me).into_iter().chain(tree.children(me)).map(Neighbour::new);
        Relay {
            parent: tree.parent(me),
            ends: None,
            ending_below: false,
            near: near.collect(),
            tree,
            me,
            times,
            here: VecDeque::new(),
            lost: VecDeque::new(),
            looked_at: 0,
        }
    }

    /// The tree heals. Before the first message.
    pub fn heal(&mut self) {
        self.ends = Some(match self.me {
            0 => Ends::Root(Box::new(Healing {
                ends: RootEnd::new(self.tree.nodes()),
                adopted: BTreeSet::new(),
                lost: BTreeSet::new(),
                orphans: Vec::new(),
            })),
            _ => Ends::Node(NodeEnd::default()),
        });
    }

    /// The tree heals.
    pub fn heals(&self) -> bool {
        self.ends.is_some()
    }

    /// The tree as it was at the start.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// One more child of this node, the root; its number. No connection stands yet.
    pub fn grow(&mut self) -> u32 {
        let node = self.tree.grow();
        self.near.push(Neighbour::new(node));
        node
    }

    /// Of the root: a node is its child now.
    pub fn is_child(&self, node: u32) -> bool {
        node > self.me && self.near.iter().any(|n| n.node == node)
    }

    fn healing(&self) -> Option<&Healing> {
        match &self.ends {
            Some(Ends::Root(healing)) => Some(healing),
            _ => None,
        }
    }

    fn healing_mut(&mut self) -> Option<&mut Healing> {
        match &mut self.ends {
            Some(Ends::Root(healing)) => Some(healing),
            _ => None,
        }
    }

    /// The parent of a node in the tree as the root has it now.
    fn parent_now(&self, node: u32) -> Option<u32> {
        match self.healing() {
            Some(h) if h.adopted.contains(&node) => Some(0),
            _ => self.tree.parent(node),
        }
    }

    /// Of the root: a node whose parent is lost may become its child.
    pub fn may_adopt(&self, node: u32) -> bool {
        let known = (1..self.tree.nodes()).contains(&node) && !self.is_child(node);
        known && self.healing().is_some_and(|h| !h.lost.contains(&node))
    }

    /// Of the root: a node whose parent is lost is its child from now on. What it and those below
    /// it may not have follows. [`Relay::handle_open`] is next.
    pub fn adopt(&mut self, node: u32) {
        if !self.may_adopt(node) {
            return;
        }
        let mut near = Neighbour::new(node);
        if let Some(healing) = self.healing_mut() {
            healing.adopted.insert(node);
            healing.orphans.retain(|(orphan, _)| *orphan != node);
        }
        let below: Vec<u32> = (1..self.tree.nodes()).filter(|n| self.is_below(*n, node)).collect();
        let again = self.healing().map(|h| h.ends.again(&below)).unwrap_or_default();
        again.into_iter().for_each(|body| near.link.push(body));
        if self.ending_below {
            near.end();
        }
        self.near.push(near);
    }

    /// Of the root: the way to `node` leads over `over`.
    fn is_below(&self, node: u32, over: u32) -> bool {
        let up = |n: &u32| self.parent_now(*n).filter(|parent| *parent != 0);
        std::iter::successors(Some(node), up).any(|n| n == over)
    }

    /// Of the root: a node is lost, as its parent `from` has found, or whoever else. False: that is
    /// no news, since the node has another parent, or is known to be lost. Its children are
    /// expected here.
    pub fn handle_node_lost(&mut self, node: u32, from: Option<u32>, now: u64) -> bool {
        let is_parent = from.is_none() || self.parent_now(node) == from;
        let Times { away, lost, .. } = self.times;
        let until = now + 2 * lost + away;
        let children: Vec<u32> = self.tree.children(node).collect();
        let Some(healing) = self.healing_mut() else { return true };
        if !is_parent || !healing.lost.insert(node) {
            return false;
        }
        healing.ends.lose(node);
        healing.orphans.retain(|(orphan, _)| *orphan != node);
        for child in children {
            if !healing.lost.contains(&child) && !healing.adopted.contains(&child) {
                healing.orphans.push((child, until));
            }
        }
        true
    }

    /// Of the root: nodes whose parent is lost are expected.
    pub fn has_orphans(&self) -> bool {
        self.healing().is_some_and(|h| !h.orphans.is_empty())
    }

    /// The parent is lost. True: the root takes its place, and is to be connected to; all that it
    /// may not have goes out then, and those below are told to say again what they have said.
    pub fn handle_parent_lost(&mut self) -> bool {
        let again = match (&self.ends, self.parent) {
            (Some(Ends::Node(end)), Some(parent)) if parent != 0 => end.again().cloned().collect(),
            _ => return false,
        };
        let before = self.parent.replace(0);
        self.near.retain(|n| Some(n.node) != before);
        self.near.insert(0, Neighbour::new(0));
        let word = Envelope::new(self.me, Dest::All, 0, Body::Again);
        if let Ok(body) = wire::encode(&word) {
            self.spread(&body);
        }
        self.say_again(again);
        true
    }

    fn say_again(&mut self, all: Vec<Vec<u8>>) {
        all.into_iter().for_each(|body| self.push(Hop::Parent, body));
    }

    fn at(&mut self, node: u32) -> Option<&mut Neighbour> {
        self.near.iter_mut().find(|n| n.node == node)
    }

    /// The neighbours: the parent first.
    pub fn neighbours(&self) -> impl Iterator<Item = u32> + '_ {
        self.near.iter().map(|n| n.node)
    }

    /// True while a neighbour has a connection on which it has said from where to go on: it does
    /// not use one before it any more.
    pub fn is_resumed(&self, node: u32) -> bool {
        self.near.iter().any(|n| n.node == node && n.stage == Stage::Up && n.link.is_up())
    }

    /// True while a neighbour has a connection.
    pub fn is_up(&self, node: u32) -> bool {
        self.near.iter().any(|n| n.node == node && n.stage == Stage::Up)
    }

    /// True while the connection of a neighbour is broken and may be made again.
    pub fn is_away(&self, node: u32) -> bool {
        self.near.iter().any(|n| n.node == node && matches!(n.stage, Stage::Away { .. }))
    }

    /// True when a neighbour is lost or has left: nothing reaches it any more.
    pub fn is_gone(&self, node: u32) -> bool {
        self.near.iter().any(|n| n.node == node && !n.is_there())
    }

    /// A neighbour has proved who it is, over a new connection. False: it is none, or is gone.
    pub fn handle_open(&mut self, node: u32, now: u64) -> bool {
        let Some(near) = self.at(node).filter(|n| n.is_there()) else { return false };
        near.stage = Stage::Up;
        near.heard_at = now;
        near.link.handle_open(now);
        true
    }

    /// The connection of a neighbour is no more.
    pub fn handle_closed(&mut self, node: u32, how: Closing, now: u64) {
        let Times { away, unanswered, lost, .. } = self.times;
        let Some(near) = self.at(node) else { return };
        near.link.handle_closed();
        if near.stage != Stage::Up {
            return;
        }
        near.stage = match how {
            _ if near.link.has_ended() || (near.ending && near.link.is_empty()) => Stage::Left,
            Closing::Broken => Stage::Away { until: now + away, loss: Loss::Broken },
            // The kernel here may give a connection up earlier than we would.
            Closing::Unanswered => {
                let until = (near.heard_at + lost).max(now + unanswered);
                Stage::Away { until, loss: Loss::Unanswered }
            }
        };
    }

    /// A neighbour is known to be lost.
    pub fn handle_gone(&mut self, node: u32, loss: Loss, now: u64) {
        let Some(near) = self.at(node).filter(|n| n.is_there()) else { return };
        near.link.handle_closed();
        if near.link.has_ended() {
            near.stage = Stage::Left;
            return;
        }
        near.stage = Stage::Gone;
        let silent_ms = now.saturating_sub(near.heard_at);
        self.lost.push_back(Lost { node, loss, silent_ms });
    }

    /// Bytes have come from a neighbour.
    ///
    /// # Errors
    /// The connection is to be closed; [`Relay::handle_closed`] follows.
    pub fn handle_bytes(&mut self, node: u32, bytes: &[u8], now: u64) -> Result<(), WireError> {
        let Some(near) = self.at(node).filter(|n| n.stage == Stage::Up) else { return Ok(()) };
        near.heard_at = now;
        near.link.handle_bytes(bytes, now)?;
        let arrived: Vec<Vec<u8>> = std::iter::from_fn(|| near.link.poll_message()).collect();
        for body in arrived {
            self.pass_on(body)?;
        }
        Ok(())
    }

    fn pass_on(&mut self, body: Vec<u8>) -> Result<(), WireError> {
        let (_, to, _) = wire::way(&body).map_err(|_| link::ORDER)?;
        let hop = match to {
            Dest::All => {
                self.spread(&body);
                Hop::Here
            }
            Dest::Master => self.hop(0),
            Dest::Node(node) => self.hop(node),
        };
        if hop == Hop::Here {
            let envelope = wire::decode(&body).map_err(|_| link::ORDER)?;
            self.take(envelope, body.len());
        } else {
            self.push(hop, body);
        }
        Ok(())
    }

    /// A message for this node has come.
    fn take(&mut self, envelope: Envelope, bytes: usize) {
        let (from, mark) = (envelope.from, envelope.mark);
        let takes = match &mut self.ends {
            None => true,
            Some(Ends::Root(healing)) => {
                !healing.ends.speaks_with(from) || healing.ends.handle(from, &mark, bytes)
            }
            Some(Ends::Node(end)) if from == 0 => {
                end.handle(envelope.to == Dest::All, &mark, bytes)
            }
            Some(Ends::Node(_)) => true,
        };
        match envelope.body {
            Body::Again => {
                let again = match &self.ends {
                    Some(Ends::Node(end)) => end.again().cloned().collect(),
                    _ => Vec::new(),
                };
                self.say_again(again);
            }
            Body::Told => {}
            _ if takes => self.here.push_back(envelope),
            _ => {}
        }
        self.tell(from);
    }

    /// Tells the other end of a conversation what has come, when it is time.
    fn tell(&mut self, from: u32) {
        let (to, mark) = match &mut self.ends {
            Some(Ends::Root(h)) if h.ends.is_due(from) => (Dest::Node(from), h.ends.told(from)),
            Some(Ends::Node(end)) if end.is_due() => (Dest::Master, Some(end.told())),
            _ => return,
        };
        let Some(mark) = mark else { return };
        let envelope = Envelope { mark, ..Envelope::new(self.me, to, 0, Body::Told) };
        // A few bytes are not too long.
        let _ = self.dispatch(envelope, None);
    }

    /// The next step of a message from here to a node.
    fn hop(&self, to: u32) -> Hop {
        if self.healing().is_none() {
            return self.tree.hop(self.me, to);
        }
        let up = |n: &u32| self.parent_now(*n);
        let mut way = std::iter::successors(Some(to), up);
        match way.find(|n| self.parent_now(*n) == Some(0)) {
            Some(child) => Hop::Child(child),
            None => Hop::Here,
        }
    }

    /// Pushes a message to all children.
    fn spread(&mut self, body: &[u8]) {
        let me = self.me;
        for near in self.near.iter_mut().filter(|n| n.node > me && n.takes()) {
            near.link.push(body.to_vec());
        }
    }

    fn push(&mut self, hop: Hop, body: Vec<u8>) {
        let next = match hop {
            Hop::Here => None,
            Hop::Parent => self.parent,
            Hop::Child(child) => Some(child),
        };
        // What is for somebody who is gone goes nowhere: the loss is told.
        let near = next.and_then(|n| self.at(n)).filter(|n| n.takes());
        if let Some(near) = near {
            near.link.push(body);
        }
    }

    /// Sends a message; what is for this node comes out of [`Relay::poll_here`]. Messages to all
    /// are the root's.
    ///
    /// # Errors
    /// [`WireError::TooLong`] when it is too long.
    pub fn send(&mut self, mut envelope: Envelope) -> Result<(), WireError> {
        let kept = match (&mut self.ends, envelope.to) {
            (Some(Ends::Root(healing)), Dest::All) => {
                envelope.mark = healing.ends.mark_all();
                let body = wire::encode(&envelope)?;
                healing.ends.keep_all(body.clone());
                Some(body)
            }
            (Some(Ends::Root(healing)), Dest::Node(node))
                if node != 0 && healing.ends.speaks_with(node) =>
            {
                let Some(mark) = healing.ends.mark(node) else { return Ok(()) };
                envelope.mark = mark;
                let body = wire::encode(&envelope)?;
                healing.ends.keep(node, body.clone());
                Some(body)
            }
            (Some(Ends::Node(end)), Dest::Master) => {
                envelope.mark = end.mark();
                let body = wire::encode(&envelope)?;
                end.keep(body.clone());
                Some(body)
            }
            _ => None,
        };
        self.dispatch(envelope, kept)
    }

    /// Sends a message, which may be encoded already.
    fn dispatch(&mut self, envelope: Envelope, body: Option<Vec<u8>>) -> Result<(), WireError> {
        let encode = |e: &Envelope, body: Option<Vec<u8>>| body.map_or_else(|| wire::encode(e), Ok);
        let hop = match envelope.to {
            Dest::All => {
                if self.near.iter().any(|n| n.node > self.me) {
                    self.spread(&encode(&envelope, body)?);
                }
                self.here.push_back(envelope);
                return Ok(());
            }
            Dest::Master => self.hop(0),
            Dest::Node(node) => self.hop(node),
        };
        match hop {
            Hop::Here => self.here.push_back(envelope),
            hop => {
                let body = encode(&envelope, body)?;
                self.push(hop, body);
            }
        }
        Ok(())
    }

    /// The next message for this node.
    pub fn poll_here(&mut self) -> Option<Envelope> {
        self.here.pop_front()
    }

    /// The next neighbour that is lost; each is told once.
    pub fn poll_lost(&mut self) -> Option<Lost> {
        self.lost.pop_front()
    }

    /// Bytes to be written to a neighbour; empty: none.
    pub fn poll_output(&mut self, node: u32) -> &[u8] {
        match self.at(node) {
            Some(near) if near.stage == Stage::Up => near.link.poll_output(),
            _ => &[],
        }
    }

    /// So many of them have been written.
    pub fn handle_written(&mut self, node: u32, n: usize, now: u64) {
        if let Some(near) = self.at(node) {
            near.link.handle_written(n, now);
        }
    }

    /// Nothing more will be sent to the children: each is told when it has everything.
    pub fn end_below(&mut self) {
        let me = self.me;
        self.ending_below = true;
        self.near.iter_mut().filter(|n| n.node > me).for_each(Neighbour::end);
    }

    /// The same for one child.
    pub fn end_child(&mut self, node: u32) {
        if let Some(near) = self.at(node) {
            near.end();
        }
    }

    /// The same for all neighbours.
    pub fn end(&mut self) {
        self.ending_below = true;
        self.near.iter_mut().for_each(Neighbour::end);
    }

    /// True when a neighbour has everything that it was sent.
    pub fn is_told(&self, node: u32) -> bool {
        self.near.iter().all(|n| n.node != node || !n.is_there() || n.link.is_empty())
    }

    /// True when a neighbour has said that it sends nothing more, is gone or has never come.
    pub fn has_ended(&self, node: u32) -> bool {
        let is = |n: &Neighbour| !n.is_there() || n.stage == Stage::Awaited || n.link.has_ended();
        self.near.iter().all(|n| n.node != node || is(n))
    }

    /// Time has passed.
    pub fn handle_time(&mut self, now: u64) {
        let Times { beat, silence, .. } = self.times;
        // A node that could not look for a while has not listened either.
        let gap = now.saturating_sub(self.looked_at).saturating_sub(2 * beat);
        self.looked_at = now;
        let me = self.me;
        let mut gone = Vec::new();
        for near in &mut self.near {
            match near.stage {
                Stage::Up => {
                    near.heard_at = (near.heard_at + gap).min(now);
                    let silent = now.saturating_sub(near.heard_at);
                    near.link
                        .handle_time(now, if silent > QUIET_MS { QUIET_BEAT_MS } else { beat });
                    if near.node > me && silent >= silence && !near.link.has_ended() {
                        gone.push((near.node, Loss::Silent));
                    }
                }
                Stage::Away { until, loss } if now >= until => gone.push((near.node, loss)),
                Stage::Away { .. } | Stage::Awaited | Stage::Gone | Stage::Left => {}
            }
        }
        for (node, loss) in gone {
            self.handle_gone(node, loss, now);
        }
        let due = |(_, until): &(u32, u64)| *until <= now;
        let late =
            self.healing().map(|h| h.orphans.iter().copied().filter(due).collect::<Vec<_>>());
        for (node, until) in late.unwrap_or_default() {
            if let Some(healing) = self.healing_mut() {
                healing.orphans.retain(|(orphan, _)| *orphan != node);
            }
            let silent_ms = now.saturating_sub(until) + 2 * self.times.lost + self.times.away;
            self.lost.push_back(Lost { node, loss: Loss::Orphaned, silent_ms });
        }
    }

    /// When [`Relay::handle_time`] is to be called next.
    pub fn next_time(&self) -> Option<u64> {
        let of = |n: &Neighbour| match n.stage {
            Stage::Up => Some(self.looked_at + self.times.beat),
            Stage::Away { until, .. } => Some(until),
            Stage::Awaited | Stage::Gone | Stage::Left => None,
        };
        let orphans = self.healing().into_iter().flat_map(|h| h.orphans.iter().map(|(_, at)| *at));
        self.near.iter().filter_map(of).chain(orphans).min()
    }
}

#[cfg(test)]
mod healing_tests;
#[cfg(test)]
mod tests;
