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

use std::collections::VecDeque;

use super::link::{Link, LinkError};
use super::tree::{Hop, Tree};
use crate::control::wire::{self, WireError};
use crate::control::{Dest, Envelope};

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

/// The machine. See the module's documentation.
#[derive(Debug)]
pub struct Relay {
    tree: Tree,
    me: u32,
    times: Times,
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
            tree,
            me,
            times,
            near: near.collect(),
            here: VecDeque::new(),
            lost: VecDeque::new(),
            looked_at: 0,
        }
    }

    /// The tree.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// One more child of this node, the root; its number. No connection stands yet.
    pub fn grow(&mut self) -> u32 {
        let node = self.tree.grow();
        self.near.push(Neighbour::new(node));
        node
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
    pub fn handle_bytes(&mut self, node: u32, bytes: &[u8], now: u64) -> Result<(), LinkError> {
        let Some(near) = self.at(node).filter(|n| n.stage == Stage::Up) else { return Ok(()) };
        near.heard_at = now;
        near.link.handle_bytes(bytes, now)?;
        let arrived: Vec<Vec<u8>> = std::iter::from_fn(|| near.link.poll_message()).collect();
        for body in arrived {
            self.pass_on(body)?;
        }
        Ok(())
    }

    fn pass_on(&mut self, body: Vec<u8>) -> Result<(), LinkError> {
        let (_, to) = wire::way(&body).map_err(|_| LinkError::Order)?;
        let hop = match to {
            Dest::All => {
                self.spread(&body);
                Hop::Here
            }
            Dest::Master => self.tree.hop(self.me, 0),
            Dest::Node(node) => self.tree.hop(self.me, node),
        };
        if hop == Hop::Here {
            self.here.push_back(wire::decode(&body).map_err(|_| LinkError::Order)?);
        } else {
            self.push(hop, body);
        }
        Ok(())
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
            Hop::Parent => self.tree.parent(self.me),
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
    /// [`WireError::Length`] when it is too long.
    pub fn send(&mut self, envelope: Envelope) -> Result<(), WireError> {
        let hop = match envelope.to {
            Dest::All => {
                if self.near.iter().any(|n| n.node > self.me) {
                    self.spread(&wire::encode(&envelope)?);
                }
                Hop::Here
            }
            Dest::Master => self.tree.hop(self.me, 0),
            Dest::Node(node) => self.tree.hop(self.me, node),
        };
        match hop {
            Hop::Here => self.here.push_back(envelope),
            hop => {
                let body = wire::encode(&envelope)?;
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
        // Who could not look for a while has not listened either.
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
    }

    /// When [`Relay::handle_time`] is to be called next.
    pub fn next_time(&self) -> Option<u64> {
        let of = |n: &Neighbour| match n.stage {
            Stage::Up => Some(self.looked_at + self.times.beat),
            Stage::Away { until, .. } => Some(until),
            Stage::Awaited | Stage::Gone | Stage::Left => None,
        };
        self.near.iter().filter_map(of).min()
    }
}

#[cfg(test)]
mod tests;
