//! Reduce, flat: everybody sends to the root, which combines in rank order.
//!
//! Cost α + (P−1)(o + nβ + nγ); every rank is scheduled once. Any P, any operation.

use super::ordered::Ordered;
use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Flat {
    root: u32,
    own: Part,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Root(Ordered),
    Leaf,
    Done,
}

impl Flat {
    /// Combines `len` units of everybody's `input` into the root's `Recv`.
    pub fn new(at: Place, root: u32, len: u64, input: Buf) -> Flat {
        let own = Part::range_or_nothing(input, 0, len);
        let state = if at.rank == root {
            let result = Part::range(Buf::Recv, 0, len);
            State::Root(Ordered::new(at.size, Some((at.rank, own)), len, result))
        } else {
            State::Leaf
        };
        Flat { root, own, state }
    }
}

impl Rounds for Flat {
    fn temps(&self) -> [Scratch; 2] {
        match &self.state {
            State::Root(ordered) => [ordered.temp(), Scratch::NONE],
            State::Leaf | State::Done => [Scratch::NONE; 2],
        }
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match &mut self.state {
            State::Root(ordered) => ordered.round(out),
            State::Leaf => {
                // The root takes something from everybody.
                out.send(self.root, self.own);
                out.wait();
                self.state = State::Done;
                true
            }
            State::Done => false,
        }
    }
}
