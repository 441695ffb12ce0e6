//! How a process of the job, or of another one, is called in the memory of this process.

/// A process, as an index into the table of names of this process: the rank in the job's world for
/// processes of its own job, a number behind these for those of other jobs.
pub type ProcId = u32;

/// Who is at the other end of an endpoint: a process, on one channel of its message engines.
///
/// A process without channels of its own has an endpoint for each channel of a peer that has them.
/// To one that has channels all peers are on channel 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Remote(u64);

impl Remote {
    const CHANNEL_SHIFT: u32 = 32;

    /// A process on a channel.
    #[inline]
    pub const fn new(proc: ProcId, channel: u32) -> Remote {
        Remote(proc as u64 | (channel as u64) << Remote::CHANNEL_SHIFT)
    }

    /// That of an [index](Remote::index).
    #[inline]
    pub const fn of_index(index: u64) -> Remote {
        Remote(index)
    }

    /// The process.
    #[inline]
    pub const fn proc(self) -> ProcId {
        self.0 as ProcId
    }

    /// The channel.
    #[inline]
    pub const fn channel(self) -> u32 {
        (self.0 >> Remote::CHANNEL_SHIFT) as u32
    }

    /// The number of the process on channel 0, and one that no process has on others.
    #[inline]
    pub const fn index(self) -> u64 {
        self.0
    }
}

impl From<ProcId> for Remote {
    /// The process on channel 0.
    #[inline]
    fn from(proc: ProcId) -> Remote {
        Remote::new(proc, 0)
    }
}

impl std::fmt::Debug for Remote {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "process {} on channel {}", self.proc(), self.channel())
    }
}
