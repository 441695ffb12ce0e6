//! What ob1 keeps of each peer that it has exchanged a message with.

use std::collections::{BTreeMap, HashMap, VecDeque};

use hawser_segment::{ProcId, Remote};

use super::failure::Loss;
use super::ids::{PEERS_MAX, PeerId};
use super::slab::Name;
use crate::bml::Routes;

/// The envelope of an offer that was sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfferNote {
    /// Messages to the peer before it.
    pub(super) before: u64,
    pub(super) context: u64,
    pub(super) source: u32,
    pub(super) tag: u32,
}

pub(crate) struct PeerState {
    /// The process.
    pub(crate) proc: ProcId,
    /// The process on the channel that messages go to and come from.
    pub(crate) at: Remote,
    /// Bits of a context id: messages whose context has one of them set do not go to this peer but
    /// to the same process on another channel; see [`super::channels`].
    pub(crate) elsewhere: u64,
    /// `elsewhere` was decided for good.
    pub(crate) settled: bool,
    /// Found when this process first sends to the peer.
    pub(crate) routes: Option<Routes>,
    /// Sequence number of the next matched message to the peer.
    pub(crate) send_seq: u32,
    /// Sequence number of the next matched message from the peer.
    pub(crate) recv_seq: u32,
    /// Cost of eager messages sent to the peer since the first.
    pub(crate) sent: u64,
    /// How much of `sent` the peer has told to have consumed.
    pub(crate) acked: u64,
    /// Cost of the peer's eager messages that were consumed here.
    pub(crate) consumed: u64,
    /// How much of `consumed` the peer was told, or will be told by a queued message.
    pub(crate) returned: u64,
    /// Sends whose first message was not taken yet, in order.
    pub(crate) pending: VecDeque<Name>,
    /// The last offers to the peer, by the number of messages before them.
    pub(crate) offers: VecDeque<OfferNote>,
    /// Sends that are offered and may be put, oldest first; some may be further already.
    pub(crate) offered: VecDeque<Name>,
    /// Messages that came before their turn.
    pub(crate) early: BTreeMap<u32, Vec<u8>>,
    /// Why the peer cannot be reached any more.
    pub(crate) dead: Option<Loss>,
    /// Messages to and from the peer since the first.
    pub(crate) tally: Tally,
}

/// Messages between this process and one peer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Messages sent.
    pub sent: u64,
    /// Their bytes.
    pub sent_bytes: u64,
    /// Of the messages sent, those by rendezvous.
    pub sent_rendezvous: u64,
    /// Messages received.
    pub received: u64,
    /// Their bytes.
    pub received_bytes: u64,
    /// Of the messages received, those by rendezvous.
    pub received_rendezvous: u64,
    /// Of these, those that were read from the peer's memory.
    pub received_get: u64,
}

impl Tally {
    /// Adds what another channel has exchanged with the same peer.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.sent += other.sent;
        self.sent_bytes += other.sent_bytes;
        self.sent_rendezvous += other.sent_rendezvous;
        self.received += other.received;
        self.received_bytes += other.received_bytes;
        self.received_rendezvous += other.received_rendezvous;
        self.received_get += other.received_get;
    }
}

impl PeerState {
    fn new(at: Remote, elsewhere: u64) -> PeerState {
        PeerState {
            proc: at.proc(),
            at,
            elsewhere,
            settled: false,
            routes: None,
            send_seq: 0,
            recv_seq: 0,
            sent: 0,
            acked: 0,
            consumed: 0,
            returned: 0,
            pending: VecDeque::new(),
            offers: VecDeque::new(),
            offered: VecDeque::new(),
            early: BTreeMap::new(),
            dead: None,
            tally: Tally::default(),
        }
    }

    /// True when eager data of this cost may be sent within `window`.
    #[inline]
    pub(crate) fn has_credit(&self, cost: u64, window: u64) -> bool {
        self.sent - self.acked + cost <= window
    }
}

const PAGE: usize = 256;
const NONE: u32 = u32::MAX;

/// All contacted peers, found by process through a two-level table: its upper level grows with the
/// highest process in use by one word per 256, the rest with the contacts.
pub(crate) struct Peers {
    pages: Vec<Option<Box<[u32; PAGE]>>>,
    list: Vec<PeerState>,
    /// Peers on other channels than 0; only where one engine serves all.
    on_channels: HashMap<Remote, PeerId>,
    /// What `elsewhere` is at first for peers on channel 0.
    elsewhere: u64,
    /// The peer that was asked for last: most messages go to and come from the same.
    last: (Remote, PeerId),
}

/// No process is on this channel.
const NOBODY: Remote = Remote::new(u32::MAX, u32::MAX);

impl Peers {
    pub(crate) fn new() -> Peers {
        Peers {
            pages: Vec::new(),
            list: Vec::new(),
            on_channels: HashMap::new(),
            elsewhere: 0,
            last: (NOBODY, 0),
        }
    }

    /// Says which context ids belong to other channels than 0, before the first contact.
    pub(crate) fn set_elsewhere(&mut self, bits: u64) {
        self.elsewhere = bits;
    }

    /// The peer's index; it becomes a contact by being asked for.
    #[inline(always)]
    pub(crate) fn id(&mut self, at: Remote) -> PeerId {
        if self.last.0 != at {
            self.last = (at, self.find(at));
        }
        self.last.1
    }

    fn find(&mut self, at: Remote) -> PeerId {
        // A peer on another channel has an index behind all pages.
        let (page, entry) = (at.index() as usize / PAGE, at.index() as usize % PAGE);
        if let Some(Some(entries)) = self.pages.get(page)
            && entries[entry] != NONE
        {
            return entries[entry];
        }
        self.contact(at)
    }

    #[cold]
    fn contact(&mut self, at: Remote) -> PeerId {
        if at.channel() != 0 {
            return self.contact_on_channel(at);
        }
        let (page, entry) = (at.proc() as usize / PAGE, at.proc() as usize % PAGE);
        if self.pages.len() <= page {
            self.pages.resize_with(page + 1, || None);
        }
        let id = self.next_id();
        self.list.push(PeerState::new(at, self.elsewhere));
        self.pages[page].get_or_insert_with(|| Box::new([NONE; PAGE]))[entry] = id;
        id
    }

    fn next_id(&self) -> PeerId {
        let id = self.list.len() as PeerId;
        assert!(id < PEERS_MAX, "more than 2^25 peers");
        id
    }

    /// The contacted peers that are this process, on whatever channel.
    pub(crate) fn of(&self, proc: ProcId) -> Vec<Remote> {
        self.list.iter().filter(|p| p.proc == proc).map(|p| p.at).collect()
    }

    /// The indices of all contacted peers.
    pub(crate) fn ids(&self) -> impl Iterator<Item = PeerId> + use<> {
        0..self.list.len() as PeerId
    }

    /// All contacted peers.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &PeerState> {
        self.list.iter()
    }

    fn contact_on_channel(&mut self, at: Remote) -> PeerId {
        if let Some(id) = self.on_channels.get(&at) {
            return *id;
        }
        let id = self.next_id();
        self.list.push(PeerState::new(at, 0));
        self.on_channels.insert(at, id);
        id
    }

    #[inline]
    pub(crate) fn get(&self, id: PeerId) -> &PeerState {
        &self.list[id as usize]
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, id: PeerId) -> &mut PeerState {
        &mut self.list[id as usize]
    }
}
