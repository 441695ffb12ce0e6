//! Scatter along a binomial tree.
//!
//! Cost ⌈log2 P⌉α + (P−1)bβ for blocks of b. Any P, equal blocks; short blocks, since inner nodes
//! copy what they forward.

use crate::algorithms::bcast::binomial::reach;
use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Binomial {
    at: Place,
    root: u32,
    block: u64,
    own: Option<Part>,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Receive,
    /// Send to the child at this distance, then to nearer ones.
    Send(u32),
    Own,
    Done,
}

impl Binomial {
    /// Scatters blocks of `block` units from `Send` of the root.
    pub fn new(at: Place, root: u32, block: u64, own: Option<Part>) -> Binomial {
        Binomial { at, root, block, own, state: State::Receive }
    }

    fn span(&self, relative: u32) -> u32 {
        reach(relative, self.at.size).min(self.at.size - relative)
    }

    /// Positions of a child of the root before and after the end of the ranks, if it goes around.
    fn wraps(&self, child: u32) -> Option<(u64, u64)> {
        let end = self.at.size - self.root;
        let last = child + self.span(child);
        (self.root != 0 && child < end && end < last)
            .then(|| (u64::from(end - child) * self.block, u64::from(last - end) * self.block))
    }

    fn send_child(&self, out: &mut Round, me: u32, distance: u32) {
        let child = me + distance;
        let to = self.at.absolute(child, self.root);
        let len = u64::from(self.span(child)) * self.block;
        if me != 0 {
            out.send(to, Part::range(Buf::Temp0, u64::from(distance) * self.block, len));
        } else if let Some((before, after)) = self.wraps(child) {
            let first = u64::from(to) * self.block;
            let temp = |at, len| Part::range(Buf::Temp0, at, len);
            out.copy(Part::range(Buf::Send, first, before), temp(0, before));
            out.copy(Part::range(Buf::Send, 0, after), temp(before, after));
            out.send(to, temp(0, len));
        } else {
            out.send(to, Part::range(Buf::Send, u64::from(to) * self.block, len));
        }
    }
}

impl Rounds for Binomial {
    fn temps(&self) -> [u64; 2] {
        let me = self.at.relative(self.root);
        let units = match (me, self.span(me)) {
            (0, _) => {
                let children = (0..32).map(|k| 1u32 << k).take_while(|&d| d < self.at.size);
                children.filter_map(|d| self.wraps(d)).map(|(b, a)| b + a).max().unwrap_or(0)
            }
            (_, 1) => 0,
            (_, span) => u64::from(span) * self.block,
        };
        [units, 0]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.at.relative(self.root);
        let reach = reach(me, self.at.size);
        match self.state {
            State::Receive => {
                if me != 0 {
                    let parent = self.at.absolute(me - reach, self.root);
                    match self.own {
                        Some(own) if self.span(me) == 1 => out.recv(parent, own),
                        _ => {
                            let len = u64::from(self.span(me)) * self.block;
                            out.recv(parent, Part::range(Buf::Temp0, 0, len));
                        }
                    }
                    out.wait();
                }
                self.state = State::Send(reach / 2);
            }
            State::Send(0) => self.state = State::Own,
            State::Send(distance) => {
                if distance < self.at.size - me {
                    self.send_child(out, me, distance);
                }
                self.state = State::Send(distance / 2);
            }
            State::Own => {
                if let Some(own) = self.own {
                    if me == 0 {
                        let at = u64::from(self.at.rank) * self.block;
                        out.copy(Part::range(Buf::Send, at, self.block), own);
                    } else if self.span(me) > 1 {
                        out.copy(Part::range(Buf::Temp0, 0, self.block), own);
                    }
                }
                out.wait();
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
