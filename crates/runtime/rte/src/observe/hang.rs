//! Notices that a job stands still.

use super::{Analysis, JobView, analyse};

/// Watches a job for a standstill, and reports the first one. Pure: snapshots in, report out.
#[derive(Debug)]
pub struct HangWatch {
    limit_ns: u64,
    /// The last snapshot that differed from the one before.
    moved: Option<JobView>,
    next_ns: u64,
    told: bool,
}

const STEP_MIN_NS: u64 = 20_000_000;
const STEP_MAX_NS: u64 = 1_000_000_000;

impl HangWatch {
    /// A standstill is `limit_ns` in which no rank enters or leaves an MPI call, no wait makes
    /// progress, and at least one rank waits.
    pub fn new(limit_ns: u64) -> HangWatch {
        HangWatch { limit_ns, moved: None, next_ns: 0, told: false }
    }

    /// When the next snapshot is wanted, in monotonic nanoseconds; `None`: never again.
    pub fn next_ns(&self) -> Option<u64> {
        (!self.told).then_some(self.next_ns)
    }

    /// Looks at a snapshot; the report when the job has stood still for long enough.
    pub fn handle_view(&mut self, view: JobView) -> Option<Analysis> {
        self.next_ns = view.now_ns + (self.limit_ns / 8).clamp(STEP_MIN_NS, STEP_MAX_NS);
        match &self.moved {
            Some(before) if view.has_waiter() && !view.moved_since(before) => {
                let still = view.now_ns.saturating_sub(before.now_ns);
                if still < self.limit_ns || self.told {
                    return None;
                }
                self.told = true;
                Some(analyse(&view))
            }
            _ => {
                self.moved = Some(view);
                None
            }
        }
    }
}
