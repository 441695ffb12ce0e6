//! What observers read of all ranks of a node, and what a rank tells them beside its slot.

use hawser_segment::node::{NodeSegment, Phase};

use super::call::{CallStatus, StatusPage};
use super::counts::{ClassCounters, Counters, Counting};
use super::note::{self, WaitNote};
use super::windows::{self, Queued, WindowNote, WindowView};

/// What is known of one rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotPage {
    /// Rank in the job's world.
    pub proc: u32,
    /// Process id; 0 when there is none.
    pub pid: u32,
    /// How far the process has come.
    pub phase: Phase,
    /// What it does.
    pub status: StatusPage,
    /// More about a long wait, if the present call has told it.
    pub note: Option<WaitNote>,
    /// What it tells of its windows and files.
    pub windows: Option<WindowView>,
    /// Its messages of all sizes so far; `None` when it has not begun.
    pub counted: Option<ClassCounters>,
}

/// Reading of a segment that this process is a part of ([`NodeSegment`]), or observes
/// ([`ObservedNode`](hawser_segment::node::ObservedNode)).
pub trait Observe {
    /// What local process `slot` has counted, over all its channels.
    fn counters(&self, slot: u32) -> Counters;

    /// What is known of all processes of the job on this node.
    fn pages(&self) -> Vec<SlotPage>;
}

impl<N: AsRef<NodeSegment>> Observe for N {
    fn counters(&self, slot: u32) -> Counters {
        let node = self.as_ref();
        let mut all = node.page(slot, 0).read();
        (1..node.channels_of(slot)).for_each(|channel| all.add(&node.page(slot, channel).read()));
        all
    }

    fn pages(&self) -> Vec<SlotPage> {
        let node = self.as_ref();
        let page = |i: u32| {
            let s = node.slot(i);
            let (phase, call) = (s.phase(), s.activity());
            // A rank that has not begun has no page, and a look at it would make one.
            let begun = (Phase::Initializing..Phase::Finalized).contains(&phase);
            let page = begun.then(|| node.page(i, 0));
            let note = page.and_then(|page| note::read(page, call));
            let windows = page.and_then(windows::view);
            let counted = (phase >= Phase::Initializing).then(|| node.counters(i).total());
            let (proc, pid, status) = (s.proc(), s.pid(), s.status());
            SlotPage { proc, pid, phase, status, note, windows, counted }
        };
        (0..node.nlocal()).map(page).collect()
    }
}

/// Writing, by the process in `slot`, in its page of channel 0.
pub trait Tell {
    /// Says more about the wait of the present call, to be called after
    /// [`CallStatus::tell_awaited`].
    fn tell_note(&self, slot: u32, note: &WaitNote);

    /// Says whom a call on a window waits for; `None`: the wait is over.
    fn tell_window_wait(&self, slot: u32, note: Option<&WindowNote>);

    /// Says who waits by messages for locks of the process.
    fn tell_lock_queue(&self, slot: u32, queue: &[Queued]);

    /// Says what a window is called; an empty name is none.
    fn tell_window_name(&self, slot: u32, window: u64, name: &str);

    /// Says what the file with this context is called; an empty name is none.
    fn tell_file_name(&self, slot: u32, context: u64, name: &str);
}

impl Tell for NodeSegment {
    fn tell_note(&self, slot: u32, note: &WaitNote) {
        note::tell(self.page(slot, 0), self.slot(slot).activity(), note);
    }

    fn tell_window_wait(&self, slot: u32, note: Option<&WindowNote>) {
        windows::tell(self.page(slot, 0), note);
    }

    fn tell_lock_queue(&self, slot: u32, queue: &[Queued]) {
        windows::tell_queue(self.page(slot, 0), queue);
    }

    fn tell_window_name(&self, slot: u32, window: u64, name: &str) {
        windows::tell_name(self.page(slot, 0), window, name);
    }

    fn tell_file_name(&self, slot: u32, context: u64, name: &str) {
        windows::tell_file(self.page(slot, 0), context, name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_segment::node::ObservedNode;

    #[test]
    fn counters_and_notes_are_seen_from_outside() {
        let node = hawser_fixture::node(2, 1);
        node.slot(1).set_phase(Phase::Running);
        for channel in 0..3 {
            node.open_page(1, channel).sent(100);
        }
        node.slot(1).enter_call(9);
        node.tell_note(1, &WaitNote { choices: 1, ..WaitNote::default() });
        node.tell_window_name(1, 48, "grid");
        let file = std::fs::File::open(format!("/proc/self/fd/{}", node.fd())).unwrap();
        let seen = ObservedNode::open(file).unwrap();
        let sent = |slot: usize| seen.pages()[slot].counted.map(|c| (c.sent, c.sent_bytes));
        assert_eq!((sent(0), sent(1)), (None, Some((3, 300))));
        let page = seen.pages()[1];
        assert_eq!((page.proc, page.phase, page.status.call), (1, Phase::Running, 9));
        assert_eq!(page.note.map(|n| n.choices), Some(1));
        assert_eq!(page.windows.and_then(|w| w.name(48)).as_deref(), Some("grid"));
        node.slot(1).leave_call();
        assert_eq!((seen.pages()[0].note, seen.pages()[1].note), (None, None));
    }
}
