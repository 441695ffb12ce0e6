//! Neighbourhood allgather and alltoall, joined: what the ranks of one node have for those of
//! another one goes there in one message.
//!
//! For each ordered pair of nodes, and each part of the edges between them that senders and
//! receivers connect, one rank that sends something there gathers the blocks, and one that gets
//! something from there receives the message and hands the blocks on. Both are found from the edges
//! between the two nodes alone, which the ranks of both know. Edges within a node, and
//! between nodes where joining does not pay, are direct.
//!
//! Where the ranks in between cannot know how long blocks are, each has a slot of [`SLOT`] bytes;
//! longer ones go direct beside their empty slot, which both of their ends know.
//!
//! Cost for m edges from u ranks to others: 2α + (u + m)o within nodes, α + 2o + ubβ between them.

use std::sync::Arc;

use super::direct::Edge;
use crate::algorithms::inter::rooted::Blocks;
use crate::model::Model;
use crate::schedule::{Buf, Part, Round, Rounds, Scratch, Step};

/// Bytes of a slot.
pub const SLOT: u64 = 256;

/// Edges between the own node and another one whose blocks have one length in calls that have
/// blocks of one length: (sender, receiver), ascending. Of several edges between the same two
/// ranks, the first stands for the first block that they match, and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeEdges {
    /// The other node.
    pub node: u32,
    /// Edges to it.
    pub outgoing: Vec<(u32, u32)>,
    /// Edges from it.
    pub incoming: Vec<(u32, u32)>,
    /// When joining those pays.
    pub pays: [JoinRanges; 2],
}

/// For which blocks joining some edges costs less than a message for each: the same answer at both
/// nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JoinRanges {
    /// Of blocks that differ by receiver, and of one block for all receivers: bytes from and to.
    blocks: [Option<(u64, u64)>; 2],
    /// The same, of blocks of unknown length.
    slots: [bool; 2],
}

/// Longest blocks that are joined: ranks in between have memory for all of a node.
const BLOCK_MAX: u64 = 1 << 16;

impl JoinRanges {
    /// What the model says of these edges.
    pub fn new(edges: &[(u32, u32)], node: &Model, network: &Model) -> JoinRanges {
        let mut pays = JoinRanges::default();
        if edges.len() < 2 {
            return pays;
        }
        let most = |end: fn(&(u32, u32)) -> u32| {
            let mut ends: Vec<u32> = edges.iter().map(end).collect();
            ends.sort_unstable();
            ends.chunk_by(|a, b| a == b).map(<[u32]>::len).max().unwrap_or(0) as f64
        };
        let busiest = most(|e| e.0) + most(|e| e.1);
        for whole in [false, true] {
            let (all, units) = (edges.len() as f64, units(whole, edges).count() as f64);
            // What direct messages cost, and joined ones: constant, and by the byte of a block.
            let direct = (network.overhead * busiest, network.beta * all);
            let inside = 2.0 * node.alpha + node.overhead * (units + all);
            let joined =
                (inside + 2.0 * network.overhead, node.beta * (units + all) + network.beta * units);
            let (gain, by) = (direct.0 - joined.0, direct.1 - joined.1);
            pays.blocks[usize::from(whole)] = match (gain > 0.0, by >= 0.0) {
                (true, true) => Some((0, BLOCK_MAX)),
                (true, false) => Some((0, ((gain / -by) as u64).min(BLOCK_MAX))),
                (false, true) if by > 0.0 => Some(((-gain / by) as u64 + 1, BLOCK_MAX)),
                (false, _) => None,
            };
            // Blocks may be too long for their slots, which are sent for nothing then.
            let slot = SLOT as f64;
            let half = (direct.0 + direct.1 * slot) / 2.0;
            pays.slots[usize::from(whole)] = joined.0 + joined.1 * slot < half;
        }
        pays
    }

    /// It pays for a call.
    pub fn of(&self, shape: Shape) -> bool {
        let which = usize::from(shape.whole);
        match shape.block {
            None => self.slots[which],
            Some(block) => {
                self.blocks[which].is_some_and(|(from, to)| from <= block && block <= to)
            }
        }
    }
}

/// What a call exchanges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Each rank has one block for all of its neighbours.
    pub whole: bool,
    /// Bytes of every block; `None`: each has its own length.
    pub block: Option<u64>,
}

impl Shape {
    /// Bytes of what ranks in between carry for a block.
    fn carried(self) -> u64 {
        self.block.unwrap_or(SLOT)
    }
}

/// True for a block that is carried: one of a known length, or one that its slot has room for.
fn fits(shape: Shape, len: u64) -> bool {
    shape.block.is_some() || len <= SLOT
}

/// Index of the first edge of each block that the message carries.
fn units(whole: bool, edges: &[(u32, u32)]) -> impl Iterator<Item = usize> {
    (0..edges.len()).filter(move |&i| !whole || i == 0 || edges[i - 1].0 != edges[i].0)
}

/// One of the ranks at an end of some edges, by the other node's number.
fn agent(edges: &[(u32, u32)], end: fn(&(u32, u32)) -> u32, node: u32) -> u32 {
    let mut ends: Vec<u32> = edges.iter().map(end).collect();
    ends.sort_unstable();
    ends.dedup();
    ends.get(node as usize % ends.len().max(1)).copied().unwrap_or(0)
}

/// What the algorithm needs to know at one rank.
pub struct View<'a> {
    /// This rank and its node.
    pub rank: u32,
    /// See there.
    pub node: u32,
    /// What is sent.
    pub sent: Shape,
    /// What is received.
    pub got: Shape,
    /// Edges of the own node whose messages are joined, by node and part, in the same order at all
    /// of its ranks.
    pub outgoing: &'a [&'a NodeEdges],
    /// See there.
    pub incoming: &'a [&'a NodeEdges],
    /// All edges of this rank, in the order in which they are matched.
    pub sources: &'a [Edge],
    /// See there.
    pub destinations: &'a [Edge],
    /// Own blocks.
    pub send: Blocks,
    /// See there.
    pub recv: Blocks,
    /// Bytes of a block to send, by its number.
    pub send_len: &'a dyn Fn(u32) -> u64,
    /// Bytes of a block to receive.
    pub recv_len: &'a dyn Fn(u32) -> u64,
}

/// See the module.
#[derive(Clone, Debug)]
pub struct Joined {
    steps: Arc<[Step]>,
    at: usize,
    temps: [Scratch; 2],
}

/// The steps of one rank, while they are made.
struct Maker<'a> {
    view: &'a View<'a>,
    /// Gathers; what goes between ranks that are direct or between agents; hands on.
    phases: [Vec<Step>; 3],
    /// Copies after everything.
    last: Vec<Step>,
    /// Bytes used of the two scratch buffers.
    used: [u64; 2],
}

impl Joined {
    /// The steps of one rank.
    pub fn new(view: &View<'_>) -> Joined {
        let phases = [Vec::new(), Vec::new(), Vec::new()];
        let mut maker = Maker { view, phases, last: Vec::new(), used: [0; 2] };
        maker.direct();
        let sent: Vec<(u32, Part)> =
            view.outgoing.iter().filter_map(|edges_of_node| maker.gather(edges_of_node)).collect();
        let got: Vec<_> = view.incoming.iter().filter_map(|c| maker.announce(c)).collect();
        maker.phases[1].extend(sent.into_iter().map(|(to, what)| Step::Send { to, what }));
        let mut area = got.into_iter();
        for edges_of_node in view.incoming {
            maker.hand_on(edges_of_node, &mut area);
        }
        let temps = maker.used.map(Scratch::one);
        let [gathered, between, handed] = maker.phases;
        // A rank that passes on what it receives waits for it; others post everything.
        let passes = gathered.iter().any(|s| matches!(s, Step::Recv { .. }));
        let hands = handed.iter().any(|s| matches!(s, Step::Send { .. }));
        let wait = |is_due: bool| is_due.then_some(Step::Wait);
        let mut steps = gathered;
        steps.extend(wait(passes));
        steps.extend(between);
        steps.extend(wait(hands));
        steps.extend(handed);
        steps.push(Step::Wait);
        steps.extend(maker.last);
        Joined { steps: steps.into(), at: 0, temps }
    }
}

impl Maker<'_> {
    /// A new place in a scratch buffer.
    fn take(&mut self, which: usize, len: u64) -> u64 {
        let at = self.used[which];
        self.used[which] += len;
        at
    }

    /// Edges that are not joined, and blocks that are too long for a slot.
    fn direct(&mut self) {
        let view = self.view;
        let is_in = |edges: &[(u32, u32)], edge| edges.binary_search(&edge).is_ok();
        let comes = |from| view.incoming.iter().any(|c| is_in(&c.incoming, (from, view.rank)));
        let goes = |to| view.outgoing.iter().any(|c| is_in(&c.outgoing, (view.rank, to)));
        for &(block, from) in view.sources {
            if !comes(from) || !fits(view.got, (view.recv_len)(block)) {
                self.phases[1].push(Step::Recv { from, into: view.recv.of(block) });
            }
        }
        for &(block, to) in view.destinations {
            if !goes(to) || !fits(view.sent, (view.send_len)(block)) {
                self.phases[1].push(Step::Send { to, what: view.send.of(block) });
            }
        }
    }

    /// Brings the blocks for a node together; at their agent, the message and its receiver.
    fn gather(&mut self, edges_of_node: &NodeEdges) -> Option<(u32, Part)> {
        let (view, edges) = (self.view, &edges_of_node.outgoing);
        let (bytes, mine) = (view.sent.carried(), view.rank);
        let here = agent(edges, |e| e.0, edges_of_node.node);
        let count = units(view.sent.whole, edges).count() as u64;
        let area = if here == mine { self.take(0, bytes * count) } else { 0 };
        for (i, unit) in (0..).zip(units(view.sent.whole, edges)) {
            let from = edges[unit].0;
            let into = Part::range(Buf::Temp0, area + i * bytes, bytes);
            match (from == mine, here == mine) {
                (false, false) => {}
                (false, true) => self.phases[0].push(Step::Recv { from, into }),
                (true, _) => {
                    let (block, len) = self.own_block(edges, unit);
                    let what = self.packed(block, len, (here == mine).then_some(into));
                    if here != mine {
                        self.phases[0].push(Step::Send { to: here, what });
                    }
                }
            }
        }
        let there = agent(edges, |e| e.1, view.node);
        let message = Part::range(Buf::Temp0, area, bytes * count);
        (here == mine).then_some((there, message))
    }

    /// The block of this rank that belongs to an edge, and its length.
    fn own_block(&self, edges: &[(u32, u32)], at: usize) -> (Part, u64) {
        let to = edges[at].1;
        let before = edges[..at].iter().filter(|e| **e == edges[at]).count();
        let mut same = self.view.destinations.iter().filter(|d| d.1 == to);
        let block = same.nth(before).map_or(0, |edge| edge.0);
        (self.view.send.of(block), (self.view.send_len)(block))
    }

    /// A block as it is carried: itself, or in a slot. `into` is where it has to lie.
    fn packed(&mut self, block: Part, len: u64, into: Option<Part>) -> Part {
        let slotted = self.view.sent.block.is_none();
        let place = match into {
            Some(place) => place,
            None if slotted => Part::range(Buf::Temp0, self.take(0, SLOT), SLOT),
            None => return block,
        };
        let Part::Range { buf, at, .. } = place else { return block };
        if len > 0 && fits(self.view.sent, len) {
            let into = Part::range(buf, at, len);
            self.phases[0].push(Step::Copy { from: block, into });
        }
        place
    }

    /// The receive of a node's message, at the rank that gets it: where it lies.
    fn announce(&mut self, edges_of_node: &NodeEdges) -> Option<u64> {
        let (view, edges) = (self.view, &edges_of_node.incoming);
        if agent(edges, |e| e.1, edges_of_node.node) != view.rank {
            return None;
        }
        let bytes = view.got.carried() * units(view.got.whole, edges).count() as u64;
        let at = self.take(1, bytes);
        let from = agent(edges, |e| e.0, view.node);
        self.phases[1].push(Step::Recv { from, into: Part::range(Buf::Temp1, at, bytes) });
        Some(at)
    }

    /// Brings the blocks of a node's message to their receivers.
    fn hand_on(&mut self, edges_of_node: &NodeEdges, area: &mut impl Iterator<Item = u64>) {
        let (view, edges) = (self.view, &edges_of_node.incoming);
        let (bytes, mine) = (view.got.carried(), view.rank);
        let here = agent(edges, |e| e.1, edges_of_node.node);
        let area = if here == mine { area.next().unwrap_or(0) } else { 0 };
        let mut unit = 0;
        for i in 0..edges.len() {
            if i > 0 && (!view.got.whole || edges[i - 1].0 != edges[i].0) {
                unit += 1;
            }
            let what = Part::range(Buf::Temp1, area + unit * bytes, bytes);
            match (edges[i].1 == mine, here == mine) {
                (false, false) => {}
                (false, true) => self.phases[2].push(Step::Send { to: edges[i].1, what }),
                (true, agent) => self.arrive(edges, i, agent.then_some(what), here),
            }
        }
    }

    /// A block of this rank: out of its place here, or from the agent.
    fn arrive(&mut self, edges: &[(u32, u32)], at: usize, here: Option<Part>, agent: u32) {
        let before = edges[..at].iter().filter(|e| **e == edges[at]).count();
        let mut same = self.view.sources.iter().filter(|s| s.1 == edges[at].0);
        let number = same.nth(before).map_or(0, |edge| edge.0);
        let (block, len) = (self.view.recv.of(number), (self.view.recv_len)(number));
        let slotted = self.view.got.block.is_none();
        let place = match here {
            Some(place) => place,
            None => {
                let place = match slotted {
                    true => Part::range(Buf::Temp1, self.take(1, SLOT), SLOT),
                    false => block,
                };
                self.phases[2].push(Step::Recv { from: agent, into: place });
                place
            }
        };
        let Part::Range { buf, at, .. } = place else { return };
        if (here.is_some() || slotted) && len > 0 && fits(self.view.got, len) {
            self.last.push(Step::Copy { from: Part::range(buf, at, len), into: block });
        }
    }
}

impl Rounds for Joined {
    fn round(&mut self, out: &mut Round) -> bool {
        let Some(step) = self.steps.get(self.at) else { return false };
        self.at += 1;
        out.step(*step);
        true
    }

    fn temps(&self) -> [Scratch; 2] {
        self.temps
    }
}
