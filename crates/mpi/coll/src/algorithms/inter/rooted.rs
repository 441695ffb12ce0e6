//! Intercommunicator broadcast, gather, scatter and reduce: messages between the root and each rank
//! of the other group.
//!
//! Cost α + Q(o + bβ) for Q remote ranks. Any sizes.

use crate::algorithms::reduce::ordered::Ordered;
use crate::schedule::{Buf, Layout, Part, Round, Rounds, Scratch, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Rooted {
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    /// Root: give to remote ranks, from this one on.
    Give { blocks: Blocks, remote: u32, next: u32 },
    /// Root: take from remote ranks, from this one on.
    Take { blocks: Blocks, remote: u32, next: u32 },
    /// Root: take and combine.
    Combine(Ordered),
    /// Not the root: one send to it.
    Send { root: u32, what: Part },
    /// Not the root: one receive from it.
    Recv { root: u32, into: Part },
    /// Nothing, or nothing more.
    Done,
}

/// The root's data.
#[derive(Clone, Copy, Debug)]
pub enum Blocks {
    /// The same part for all.
    Same(Part),
    /// A block for each.
    Each(Buf, Layout),
}

impl Blocks {
    /// The part of one remote rank.
    pub fn of(self, rank: u32) -> Part {
        match self {
            Blocks::Same(part) => part,
            Blocks::Each(buf, layout) => layout.part(buf, rank),
        }
    }
}

impl Rooted {
    /// The root sends to all `remote` ranks.
    pub fn give(remote: u32, blocks: Blocks) -> Rooted {
        Rooted { state: State::Give { blocks, remote, next: 0 } }
    }

    /// The root receives from all `remote` ranks.
    pub fn take(remote: u32, blocks: Blocks) -> Rooted {
        Rooted { state: State::Take { blocks, remote, next: 0 } }
    }

    /// The root combines `len` units of all `remote` ranks into `Recv`.
    pub fn combine(remote: u32, len: u64) -> Rooted {
        let result = Part::range(Buf::Recv, 0, len);
        Rooted { state: State::Combine(Ordered::new(remote, None, len, result)) }
    }

    /// This rank sends to the remote root.
    pub fn send(root: u32, what: Part) -> Rooted {
        Rooted { state: State::Send { root, what } }
    }

    /// This rank receives from the remote root.
    pub fn recv(root: u32, into: Part) -> Rooted {
        Rooted { state: State::Recv { root, into } }
    }

    /// This rank is in the root's group, but is not the root.
    pub fn bystander() -> Rooted {
        Rooted { state: State::Done }
    }
}

impl Rounds for Rooted {
    fn temps(&self) -> [Scratch; 2] {
        match &self.state {
            State::Combine(ordered) => [ordered.temp(), Scratch::NONE],
            _ => [Scratch::NONE; 2],
        }
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match &mut self.state {
            State::Give { remote, next, .. } | State::Take { remote, next, .. }
                if *next >= *remote =>
            {
                return false;
            }
            State::Give { blocks, remote, next } => {
                out.send(*next, blocks.of(*next));
                *next += 1;
                if next == remote || *next % WINDOW == 0 {
                    out.wait();
                }
            }
            State::Take { blocks, remote, next } => {
                out.recv(*next, blocks.of(*next));
                *next += 1;
                if next == remote || *next % WINDOW == 0 {
                    out.wait();
                }
            }
            State::Combine(ordered) => return ordered.round(out),
            State::Send { root, what } => {
                out.send(*root, *what);
                out.wait();
                self.state = State::Done;
            }
            State::Recv { root, into } => {
                out.recv(*root, *into);
                out.wait();
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
