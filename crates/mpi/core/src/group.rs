//! Groups: ordered sets of processes (MPI-5.0 chapter 7).
use std::sync::Arc;

pub use hawser_transport::btl::ProcId;

/// An ordered set of processes. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Group(Arc<Vec<ProcId>>);

impl Group {
    /// The group of these processes, in this order. They are distinct.
    pub fn from_list(procs: Vec<ProcId>) -> Group {
        Group(Arc::new(procs))
    }
    /// Number of processes.
    pub fn size(&self) -> u32 {
        self.0.len() as u32
    }
    /// The process at `rank`; `rank < size`.
    #[inline]
    pub fn proc(&self, rank: u32) -> ProcId {
        self.0[rank as usize]
    }
    /// The rank of a process.
    pub fn rank_of(&self, proc: ProcId) -> Option<u32> {
        self.0.iter().position(|&p| p == proc).map(|r| r as u32)
    }
}
