//! How the launcher and tools read the segment of a job, and what its processes count of networks.

use std::os::fd::{AsRawFd, RawFd};

use hawser_os::segment::Segment;

use super::hold::HoldAnswer;
use super::networks::{NetworkNumbers, NetworksPage};
use super::observed::CHANNELS_MAX;
use super::slot::Phase;
use super::{AttachError, NodeSegment};

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
        self.node.page(slot, 0).hold.home()
    }

    /// See [`super::HoldArea::tell_ties`], of the process in `slot`.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn ties(&self, slot: u32) -> u64 {
        self.node.page(slot, 0).hold.ties()
    }

    /// See [`super::HoldArea::tell_network`], of the process in `slot`.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn has_network(&self, slot: u32) -> bool {
        self.node.page(slot, 0).hold.has_network()
    }

    /// See [`NodeSegment::wake_fd`].
    pub fn wake_fd(&self) -> Option<RawFd> {
        self.node.wake_fd()
    }

    /// The number of this node.
    pub fn number(&self) -> u32 {
        self.node.number()
    }

    /// Number of nodes in the node table.
    pub fn nodes(&self) -> u32 {
        self.node.header().world.nodes
    }

    /// The name of a node's host; `None` where the job is on one.
    pub fn host_of(&self, node: u32) -> Option<String> {
        self.node.node_record(node).map(|record| record.host)
    }
}

/// For what the layers above read of it; who writes to it is killed by the kernel.
impl AsRef<NodeSegment> for ObservedNode {
    fn as_ref(&self) -> &NodeSegment {
        &self.node
    }
}

impl AsRef<NodeSegment> for NodeSegment {
    fn as_ref(&self) -> &NodeSegment {
        self
    }
}

impl NodeSegment {
    /// The page in which channel `channel` of local process `slot` counts by network. Only that
    /// process writes, one thread at a time.
    ///
    /// # Panics
    /// When there is no such process or channel.
    pub fn open_networks(&self, slot: u32, channel: u32) -> &'static NetworksPage {
        self.open_page(slot, channel);
        self.networks_page(slot, channel)
    }

    /// What local process `slot` has counted by network, over all its channels.
    ///
    /// # Panics
    /// When there is no such process.
    pub fn networks_of(&self, slot: u32) -> Vec<NetworkNumbers> {
        let mut all = Vec::new();
        for channel in 0..self.channels_of(slot) {
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
            let mut channels = 0..self.channels_of(other);
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
}
