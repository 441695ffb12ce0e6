//! Allreduce by flat reduce to rank 0 and linear broadcast.
//!
//! Cost 2α + 2(P−1)(o + nβ) + Pnγ at rank 0; every other rank is scheduled twice: short data of
//! ranks that share CPUs. Any P, any operation.

use crate::algorithms::bcast::linear::Linear;
use crate::algorithms::reduce::flat::Flat;
use crate::schedule::{Buf, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Fan {
    reduce: Flat,
    bcast: Linear,
}

impl Fan {
    /// Combines `len` units of everybody's `input` into `Recv`.
    pub fn new(at: Place, len: u64, input: Buf) -> Fan {
        Fan { reduce: Flat::new(at, 0, len, input), bcast: Linear::new(at, 0, len) }
    }
}

impl Rounds for Fan {
    fn temps(&self) -> [Scratch; 2] {
        self.reduce.temps()
    }

    fn round(&mut self, out: &mut Round) -> bool {
        self.reduce.round(out) || self.bcast.round(out)
    }
}
