//! Peers that fail, are lost, or are in `MPI_Finalize`, and what ends because of it.

pub(super) mod leaving;
pub(super) mod loss;
mod news;
