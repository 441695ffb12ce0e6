//! The pages by which processes of a node tell what they do and what they have counted, and how the
//! launcher and tools read them.

use std::os::fd::{AsRawFd, RawFd};

use hawser_os::segment::Segment;

use super::hold::HoldAnswer;
use super::networks::{NetworkNumbers, NetworksPage};
use super::observed::{CHANNELS_MAX, ClassCounters, Counters, ObservedPage, WaitNote};
use super::slot::{Phase, StatusPage};
use super::windows::{Queued, WindowNote, WindowView};
use super::{AttachError, NodeSegment};

/// What the page of one process says; see [`super::PeerSlot`].
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

/// The segment of a job that this process is no part of, mapped for reading only.
#[derive(Clone, Copy, Debug)]
pub struct ObservedNode {
    node: NodeSegment,
}

impl ObservedNode {
    /// Maps the segment in an opened file. The mapping lives as long as the process.
    ///
    /// # Errors
    /// See [`AttachError`].
    pub fn open(file: std::fs::File) -> Result<ObservedNode, AttachError> {
        let fd = file.as_raw_fd();
        let segment = Segment::observe(file).map_err(|e| AttachError::Map(fd, e))?;
        Ok(ObservedNode { node: NodeSegment::of(NodeSegment::check(segment, fd, true)?) })
    }

    /// The job's number.
    pub fn job(&self) -> u64 {
        self.node.job()
    }

    /// Processes in the job.
    pub fn nprocs(&self) -> u32 {
        self.node.nprocs()
    }

    /// The pages of all processes of the job on this node.
    pub fn pages(&self) -> Vec<SlotPage> {
        self.node.pages()
    }

    /// The networks between this node and others.
    pub fn networks(&self) -> Vec<NetworkNumbers> {
        self.node.networks()
    }

    /// What each channel of a process says of the present hold.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn hold_answers(&self, slot: u32) -> Vec<HoldAnswer> {
        self.node.hold_answers(slot)
    }

    /// Where the process in `slot` looks for a new home: see [`super::HoldArea::tell_home`].
    ///
    /// # Panics
    /// When there is no such process.
    pub fn home_words(&self, slot: u32) -> u64 {
        self.node.observed(slot, 0).hold.home()
    }

    /// See [`NodeSegment::wake_fd`].
    pub fn wake_fd(&self) -> Option<RawFd> {
        self.node.wake_fd()
    }

    /// The number of this node.
    pub fn number(&self) -> u32 {
        self.node.number()
    }

    /// The name of a node's host; `None` where the job is on one.
    pub fn host_of(&self, node: u32) -> Option<String> {
        self.node.node_record(node).map(|record| record.host)
    }
}

impl NodeSegment {
    /// The pages of all processes of the job on this node.
    pub fn pages(&self) -> Vec<SlotPage> {
        let page = |i: u32| {
            let s = self.slot(i);
            let (phase, call) = (s.phase(), s.call_word());
            // A rank that has not begun has no page, and a look at it would make one.
            let begun = (Phase::Initializing..Phase::Finalized).contains(&phase);
            let page = begun.then(|| self.observed(i, 0));
            let (note, windows) =
                (page.and_then(|p| p.note(call)), page.and_then(|p| p.windows.view()));
            let counted = (phase >= Phase::Initializing).then(|| self.counters(i).total());
            let (proc, pid, status) = (s.proc(), s.pid(), s.status());
            SlotPage { proc, pid, phase, status, note, windows, counted }
        };
        (0..self.nlocal()).map(page).collect()
    }

    /// The page in which channel `channel` of local process `slot` counts. Only that process
    /// writes, one thread at a time.
    ///
    /// # Panics
    /// When there is no such process or channel.
    pub fn open_counters(&self, slot: u32, channel: u32) -> &'static ObservedPage {
        self.observed(slot, 0).set_channels(channel + 1);
        self.observed(slot, channel)
    }

    /// What local process `slot` has counted, over all its channels.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn counters(&self, slot: u32) -> Counters {
        let first = self.observed(slot, 0);
        let mut all = first.read();
        (1..first.channels()).for_each(|c| all.add(&self.observed(slot, c).read()));
        all
    }

    /// The page in which channel `channel` of local process `slot` counts by network. Only that
    /// process writes, one thread at a time.
    ///
    /// # Panics
    /// When there is no such process or channel.
    pub fn open_networks(&self, slot: u32, channel: u32) -> &'static NetworksPage {
        self.observed(slot, 0).set_channels(channel + 1);
        self.networks_page(slot, channel)
    }

    /// What local process `slot` has counted by network, over all its channels.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn networks_of(&self, slot: u32) -> Vec<NetworkNumbers> {
        let mut all = Vec::new();
        for channel in 0..self.observed(slot, 0).channels() {
            NetworkNumbers::gather(&mut all, self.networks_page(slot, channel).read());
        }
        all
    }

    /// The networks between this node and others, over all processes here.
    pub fn networks(&self) -> Vec<NetworkNumbers> {
        let mut all = Vec::new();
        for slot in self.begun() {
            NetworkNumbers::gather(&mut all, self.networks_of(slot));
        }
        all
    }

    /// True when another process of the node than the one in `slot` says that a rail is silent to a
    /// node.
    pub fn others_say_silent(&self, slot: u32, rail: &str, node: u32) -> bool {
        self.begun().filter(|other| *other != slot).any(|other| {
            let mut channels = 0..self.observed(other, 0).channels();
            channels.any(|c| self.networks_page(other, c).says_silent(rail, node))
        })
    }

    /// The slots of processes that have pages: a look at one of another would make it.
    fn begun(&self) -> impl Iterator<Item = u32> {
        (0..self.nlocal()).filter(|i| self.slot(*i).phase() >= Phase::Initializing)
    }

    fn networks_page(&self, slot: u32, channel: u32) -> &'static NetworksPage {
        assert!(slot < self.nlocal() && channel < CHANNELS_MAX, "no such slot or channel");
        let index = slot as usize * CHANNELS_MAX as usize + channel as usize;
        // SAFETY: inside the segment, aligned to a page; zeroed memory is an empty NetworksPage.
        unsafe { &*self.at(self.inner.layout.networks, index * size_of::<NetworksPage>()).cast() }
    }

    /// Says more about the wait of the present call of the process in `slot`, to be called by that
    /// process after [`super::PeerSlot::tell_awaited`].
    pub fn tell_note(&self, slot: u32, note: &WaitNote) {
        self.observed(slot, 0).tell(self.slot(slot).call_word(), note);
    }

    /// Says whom a call of the process in `slot` on a window waits for; `None`: the wait is over.
    pub fn tell_window_wait(&self, slot: u32, note: Option<&WindowNote>) {
        self.observed(slot, 0).windows.tell(note);
    }

    /// Says who waits by messages for locks of the process in `slot`.
    pub fn tell_lock_queue(&self, slot: u32, queue: &[Queued]) {
        self.observed(slot, 0).windows.tell_queue(queue);
    }

    /// Says what a window of the process in `slot` is called; an empty name is none.
    pub fn tell_window_name(&self, slot: u32, window: u64, name: &str) {
        self.observed(slot, 0).windows.tell_name(window, name);
    }

    /// Says what the file with this context of the process in `slot` is called; an empty name is
    /// none.
    pub fn tell_file_name(&self, slot: u32, context: u64, name: &str) {
        self.observed(slot, 0).windows.tell_file(context, name);
    }

    pub(super) fn observed(&self, slot: u32, channel: u32) -> &'static ObservedPage {
        assert!(slot < self.nlocal() && channel < CHANNELS_MAX, "no such slot or channel");
        let index = slot as usize * CHANNELS_MAX as usize + channel as usize;
        // SAFETY: inside the segment, aligned to a page; zeroed memory is an empty ObservedPage.
        unsafe { &*self.at(self.inner.layout.observed, index * size_of::<ObservedPage>()).cast() }
    }
}
