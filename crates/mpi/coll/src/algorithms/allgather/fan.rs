//! Allgather by linear gather to rank 0 and linear broadcast of the whole.
//!
//! Cost 2α + 2(P−1)o + P²bβ at rank 0; every other rank is scheduled twice: short blocks of ranks
//! that share CPUs. Any P, equal blocks.

use crate::schedule::{Buf, Part, Place, Round, Rounds, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Fan {
    at: Place,
    block: u64,
    own: Option<Part>,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Leaf,
    In(u32),
    Out(u32),
    Done,
}

impl Fan {
    /// Gathers blocks of `block` units into `Recv`.
    pub fn new(at: Place, block: u64, own: Option<Part>) -> Fan {
        let state = if at.rank == 0 { State::In(0) } else { State::Leaf };
        Fan { at, block, own, state }
    }
}

impl Rounds for Fan {
    fn round(&mut self, out: &mut Round) -> bool {
        let size = self.at.size;
        let whole = Part::range(Buf::Recv, 0, u64::from(size) * self.block);
        let place = |r: u32| Part::range(Buf::Recv, u64::from(r) * self.block, self.block);
        match self.state {
            State::Leaf => {
                out.send(0, self.own.unwrap_or(place(self.at.rank)));
                out.wait();
                out.recv(0, whole);
                out.wait();
                self.state = State::Done;
            }
            State::In(r) => {
                match (r, self.own) {
                    (0, Some(own)) => out.copy(own, place(0)),
                    (0, None) => {}
                    _ => out.recv(r, place(r)),
                }
                if r + 1 == size || r % WINDOW == 0 {
                    out.wait();
                }
                self.state = if r + 1 == size { State::Out(1) } else { State::In(r + 1) };
            }
            State::Out(r) => {
                if r >= size {
                    self.state = State::Done;
                    return false;
                }
                out.send(r, whole);
                if r + 1 == size || r % WINDOW == 0 {
                    out.wait();
                }
                self.state = State::Out(r + 1);
            }
            State::Done => return false,
        }
        true
    }
}
