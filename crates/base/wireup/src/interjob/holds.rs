//! Segments of meetings that something beside messages uses: as long as a segment is *held* it
//! stays mapped, and the processes that sleep are woken in it.

use std::collections::HashMap;
use std::sync::Arc;

use hawser_segment::ProcId;
use hawser_segment::node::NodeSegment;

use super::Interjob;

/// Orders memories by when they were made, the oldest first: the monotonic time of the host, in
/// nanoseconds, and the number of the meeting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MemoryAge {
    made_ns: u64,
    meeting: u64,
}

impl MemoryAge {
    pub(super) fn new(made_ns: u64, meeting: u64) -> MemoryAge {
        MemoryAge { made_ns, meeting }
    }

    /// The number of the meeting.
    pub fn meeting(self) -> u64 {
        self.meeting
    }
}

/// A mapped segment of a meeting.
#[derive(Debug)]
pub(super) struct MappedSegment {
    node: NodeSegment,
    age: MemoryAge,
    /// The slot of each of its processes, of this one and those of its job, too.
    slots: Arc<HashMap<ProcId, u32>>,
    holds: u32,
}

impl MappedSegment {
    pub(super) fn new(
        node: NodeSegment,
        age: MemoryAge,
        slots: HashMap<ProcId, u32>,
        holds: u32,
    ) -> MappedSegment {
        MappedSegment { node, age, slots: Arc::new(slots), holds }
    }
}

/// A segment of a meeting, which stays mapped as long as this value lives.
#[derive(Debug)]
pub struct SegmentHold {
    jobs: &'static Interjob,
    node: NodeSegment,
    meeting: u64,
    slots: Arc<HashMap<ProcId, u32>>,
}

impl SegmentHold {
    /// The segment. Nobody uses the handle, or what it gives, longer than this value.
    pub fn node(&self) -> NodeSegment {
        self.node
    }

    /// The number of the meeting; not 0 but by a chance of 2^-64.
    pub fn meeting(&self) -> u64 {
        self.meeting
    }

    /// The slot of a process there; `None`: it is not in the segment.
    pub fn slot(&self, proc: ProcId) -> Option<u32> {
        self.slots.get(&proc).copied()
    }
}

impl Drop for SegmentHold {
    fn drop(&mut self) {
        let mut inner = self.jobs.inner();
        let mut own = inner.mapped.iter_mut().filter(|m| m.age.meeting() == self.meeting);
        if let Some(mapped) = own.next() {
            mapped.holds = mapped.holds.saturating_sub(1);
        }
        drop(inner);
        // Whoever has mapped it may give it back now.
        self.jobs.notify();
    }
}

impl Interjob {
    /// Holds the newest segment that all of these processes are in, as far as this one has mapped
    /// it.
    pub fn hold(&'static self, procs: &[ProcId]) -> Option<SegmentHold> {
        self.hold_newest(|mapped| procs.iter().all(|proc| mapped.slots.contains_key(proc)))
    }

    /// The hold that is counted since the segment is mapped.
    pub(super) fn take_hold(&'static self, age: MemoryAge) -> Option<SegmentHold> {
        let inner = self.inner();
        let mapped = inner.mapped.iter().find(|mapped| mapped.age == age)?;
        let (node, meeting, slots) = (mapped.node, age.meeting(), mapped.slots.clone());
        Some(SegmentHold { jobs: self, node, meeting, slots })
    }

    fn hold_newest(&'static self, fits: impl Fn(&MappedSegment) -> bool) -> Option<SegmentHold> {
        let mut inner = self.inner();
        let fitting = inner.mapped.iter_mut().filter(|mapped| fits(mapped));
        let mapped = fitting.max_by_key(|mapped| mapped.age)?;
        mapped.holds += 1;
        let (node, meeting, slots) = (mapped.node, mapped.age.meeting(), mapped.slots.clone());
        Some(SegmentHold { jobs: self, node, meeting, slots })
    }

    /// The segment of a meeting is about to be unmapped by whoever has taken it
    /// ([`Interjob::take_memories`]): nobody holds it from now on. False: somebody does, and a
    /// notification ([`Interjob::memory_news`]) tells the end of that.
    pub fn retire(&self, age: MemoryAge) -> bool {
        let mut inner = self.inner();
        let held = inner.mapped.iter().any(|mapped| mapped.age == age && mapped.holds > 0);
        if !held {
            inner.mapped.retain(|mapped| mapped.age != age);
        }
        !held
    }
}
