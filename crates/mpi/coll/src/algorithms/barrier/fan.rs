//! Barrier by fan-in to rank 0 and fan-out from it.
//!
//! Cost 2·α + 2(P−1)·o, but every rank other than 0 has to be scheduled only twice: the choice
//! when ranks share CPUs. Any P.

use crate::schedule::{Part, Place, Round, Rounds, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Fan {
    at: Place,
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
    /// At a place.
    pub fn new(at: Place) -> Fan {
        let state = match (at.rank, at.size) {
            (_, 1) => State::Done,
            (0, _) => State::In(1),
            _ => State::Leaf,
        };
        Fan { at, state }
    }
}

impl Rounds for Fan {
    fn round(&mut self, out: &mut Round) -> bool {
        let last = self.at.size - 1;
        match self.state {
            State::Leaf => {
                out.recv(0, Part::Nothing);
                out.send(0, Part::Nothing);
                out.wait();
                self.state = State::Done;
            }
            State::In(r) => {
                out.recv(r, Part::Nothing);
                if r == last || r % WINDOW == 0 {
                    out.wait();
                }
                self.state = if r == last { State::Out(1) } else { State::In(r + 1) };
            }
            State::Out(r) => {
                out.send(r, Part::Nothing);
                if r == last || r % WINDOW == 0 {
                    out.wait();
                }
                self.state = if r == last { State::Done } else { State::Out(r + 1) };
            }
            State::Done => return false,
        }
        true
    }
}
