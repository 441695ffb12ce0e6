//! Framework `btl`: byte transfer layers, the components that move bytes between two processes.
//!
//! # Contract
//!
//! A component is probed once per process ([`hawser_mca`] selection) and yields *modules*, one per
//! device or link. A module obeys these promises; `conformance.rs` checks them on every component,
//! but for 5 and 6 (tests of each component) and 7 (fuzz targets):
//!
//! 1. It knows nothing of what is sent, or for whom in the process. Payload that is not contiguous
//!    comes through a pack callback, which is called with ascending, gap-free pieces that add up to
//!    the length.
//! 2. Messages sent to one endpoint through one module are delivered whole, once, and in order,
//!    unless [`Flags::UNORDERED`] or [`Flags::LOSSY`] says otherwise (`udp` does, and `sim` can).
//! 3. `send*` returns at once. `Err(SendError::NoResource)` means that nothing was taken: the
//!    caller keeps the message on its pending queue and tries again after [`Btl::progress`].
//! 4. Delivery happens only inside [`Btl::progress`], through [`Sink`]. A sink never calls back
//!    into a BTL: it marks work ready and the owner runs it after `progress` has returned.
//! 5. A connection is made on the first send, never in `add_peer`. Memory that grows with peers
//!    grows with contacted peers only.
//! 6. A module is used by one thread at a time (the owner holds its engine lock); everything
//!    shared with other processes is atomic and lives in `hawser_lockfree` types.
//! 7. Input from a peer or the network ends in data, an error event or a closed connection; never
//!    in a panic and never in an access outside the segment.
//! 8. Every queue is bounded by a declared limit.
//! 9. A long message may be *placed*: as soon as its beginning is there, the module may ask the
//!    sink where the rest belongs ([`Sink::place`]) and put it there without a stop in between. The
//!    memory is asked for anew in each `progress` and not touched outside of it.
//! 10. [`Btl::put`] writes what it was asked to, or says that it did not; it touches no byte of the
//!     peer beside that range, and a refusal is for good.
//! 11. Each zero-copy send and each `get` that did not end at once is completed by
//!     [`Sink::complete`], with an error if need be: also when its peer is lost, and before
//!     [`Sink::path_down`] is called for a peer whose memory or ours the module will not touch
//!     again.
//!     The owner lets go of the memory then and not before, since another module may still use it.
//! 12. Around a checkpoint it keeps to the [life cycle of modules](hawser_mca::lifecycle). Its
//!     owner holds it ([`OpenModule::hold`]): it then gets nothing new, and its users find no room.
//!     It counts what it was given and what it has delivered, messages or pieces of them alike at
//!     both ends, so that [`Btl::traffic`] says when nothing is left. Then it may be interrupted
//!     ([`Btl::interrupt`]): it gives up what it has outside of the process, and takes it anew when
//!     it needs it, with no message lost, doubled or out of order; or it says why it cannot.
//! 13. It is an event source ([`hawser_segment::wait::source`]), and keeps that contract too.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `component` | the table of components, and how they are opened |
//! | `open_module` | a module as its owner keeps it: `sm` without dynamic dispatch |
//! | `conformance` | the promises as tests, for every component (tests only) |
//! | `failure` | why a module refuses or a peer is lost |
//! | `path` | measured rate and delay of a way to a peer |
//! | `links` | which of a peer's addresses `tcp` and `udp` try, over which interface |
//! | `loopback` | component `self` |
//! | `sm` | shared memory of one node: rings, bulk slots, joint reads; `sm/jobs` between jobs |
//! | `tcp` | connections: links, mending, failover, end |
//! | `udp` | sessions over datagrams; lossy |
//! | `network` | third-party components, as modules |
//! | `dr` | the reliable layer over lossy or several networks |
//! | `sim` | a simulated network with faults, for tests of this and higher crates |
//!
//! # Who may touch what
//!
//! - A module belongs to one engine, whose lock is held for every call. What it shares with other
//!   processes is atomic.
//! - `sm` alone touches rings and bulk slots of the segment, `tcp` and `udp` alone their sockets.
//!
//! # Pitfalls
//!
//! - User memory is written between `Sink::placement` and the return of `progress` only, and after
//!   a loss not at all: complete every cookie before `path_down`.
//! - A descriptor or a time that `arm` forgets hangs the job.
//! - See also `docs/guide/adding-a-network.md`.

mod component;
#[cfg(test)]
pub(crate) mod conformance;
pub mod dr;
mod failure;
mod links;
pub mod loopback;
pub mod network;
mod open_module;
mod path;
pub mod sim;
pub mod sm;
pub mod tcp;
pub mod udp;

use std::ops::BitOr;

use hawser_lockfree::advert::Advert;
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_mca::{ParamSpec, Params};
use hawser_segment::cma::RemoteAccess;
use hawser_segment::mem::UserSlice;
use hawser_segment::node::NodeSegment;
use hawser_segment::wait::Source;
use hawser_segment::{ProcId, Remote};
use hawser_wireup::{EndpointId, Modex};

pub use component::{FRAMEWORK, open_all, open_for_jobs, part, shares_memory_with_jobs};
pub use failure::Failure;
pub(crate) use failure::OpenError;
pub use open_module::OpenModule;
pub use path::{Meter, Path};

/// All parameters that modules read: of this crate, of its frameworks, and of the crates below.
pub fn params() -> Vec<&'static ParamSpec> {
    let below = hawser_segment::params().into_iter().chain(hawser_wireup::params());
    below.chain(component::params()).chain(FRAMEWORK.params()).collect()
}

/// Active-message tag: selects the layer above that gets the message. `0..=15` belong to the PML.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AmTag(pub u8);

/// What a module can do, beyond ordered delivery of active messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flags(pub u32);

impl Flags {
    /// [`Btl::get`] works: towards peers whose memory this process may read.
    pub const GET: Flags = Flags(1);
    /// [`Btl::send_zcopy`] does not copy; without it the call is served by a copy.
    pub const ZCOPY: Flags = Flags(2);
    /// Messages may be delivered out of order.
    pub const UNORDERED: Flags = Flags(4);
    /// Messages may be lost, duplicated or corrupted.
    pub const LOSSY: Flags = Flags(8);
    /// [`Btl::put`] works towards peers for which [`Btl::adverts`] gives some.
    pub const PUT: Flags = Flags(16);
    /// Messages between [`Btl::gather`] and [`Btl::push_out`] go out together.
    pub const GATHERS: Flags = Flags(32);

    /// True when all bits of `other` are set.
    pub const fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Flags {
    type Output = Flags;
    fn bitor(self, rhs: Flags) -> Flags {
        Flags(self.0 | rhs.0)
    }
}

/// Declared limits and figures of a module. They do not change after it was opened.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Largest header + payload, in bytes, that goes out as one eager message.
    pub eager: usize,
    /// Largest header + payload, in bytes, of any one message (a fragment of a rendezvous).
    pub max_send: usize,
    /// Smallest length, in bytes, for which [`Btl::get`] is worth its fixed cost.
    pub get_min: usize,
    /// Estimated or measured one-way latency of a small message, in nanoseconds.
    pub latency_ns: u32,
    /// Estimated or measured bandwidth, in MB/s (10^6 bytes).
    pub bandwidth_mbs: u32,
    /// For one peer only the modules of the highest exclusivity that reach it are used.
    pub exclusivity: u32,
    /// Capabilities.
    pub flags: Flags,
}

/// How a module carries messages up to a length; for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// Largest header + payload, in bytes.
    pub upto: usize,
    /// What carries them, e.g. `one line`.
    pub how: &'static str,
    /// The parameter that sets `upto`; empty: none does.
    pub param: &'static str,
}

/// The parameters behind a module's [`Limits`]; empty where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LimitParams {
    /// Behind [`Limits::eager`].
    pub eager: &'static str,
    /// Behind [`Limits::max_send`].
    pub max_send: &'static str,
    /// Behind [`Limits::get_min`].
    pub get_min: &'static str,
}

/// What the layer above knows of a peer when it asks whether a module reaches it.
#[derive(Clone, Copy, Debug)]
pub struct Peer {
    /// The peer, and the channel that is meant.
    pub at: Remote,
    /// The index of the peer's node in the job map.
    pub node: u32,
    /// The peer's slot in the node segment if it is on this node.
    pub local: Option<u32>,
}

/// What components need to open.
#[derive(Clone, Copy)]
pub struct OpenCtx<'a> {
    /// This process.
    pub me: ProcId,
    /// Its slot in the node segment.
    pub slot: u32,
    /// The channel that the modules are for. `None`: this process has one set of modules, which
    /// serve all channels of the job.
    pub channel: Option<u32>,
    /// The node segment.
    pub node: NodeSegment,
    /// Addresses.
    pub modex: &'static dyn Modex,
    /// Parameters.
    pub params: &'a Params,
    /// Networks are used through the reliable layer ([`dr`]).
    pub reliable: bool,
    /// Third-party components.
    pub others: &'a [network::Other],
}

/// Answer of [`Btl::add_peer`].
#[derive(Clone, Debug)]
pub enum Reach {
    /// The module reaches the peer through this endpoint.
    Yes(EndpointId),
    /// It does not, because of this (shown by verbose selection).
    No(Failure),
}

impl Reach {
    /// Another module reaches the peer.
    fn elsewhere() -> Reach {
        Reach::No(Failure::ELSEWHERE)
    }
}

/// Why a send was not taken.
#[derive(Debug)]
pub enum SendError {
    /// No slot, credit or buffer now: an outcome, not a failure. Try again after progress.
    NoResource,
    /// It cannot be done: the message is against the limits, or the endpoint is dead.
    Failed(Box<Failure>),
}

/// Why no checkpoint is taken of a process that has met processes of another job.
pub(crate) const OTHER_JOBS: &str = "has to do with processes of another job, which are not held";

/// A piece of a peer's memory that can be read with [`Btl::get`]; travels in rendezvous headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct RemoteRegion {
    /// Address in the peer's address space.
    pub addr: u64,
    /// Length in bytes.
    pub len: u64,
    /// Component-specific key (process id for CMA, rkey for verbs).
    pub key: u64,
}

/// The adverts between this process and one peer.
#[derive(Clone, Copy, Debug)]
pub struct Adverts {
    /// Of receives of this process, for the peer.
    pub ours: &'static [Advert],
    /// Of receives of the peer, for this process.
    pub theirs: &'static [Advert],
}

/// Where the rest of a message goes whose beginning has arrived: bytes `skip ..` of the message go
/// to the memory that [`Sink::placement`] gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Bytes at the beginning of the message that do not go there (a header).
    pub skip: usize,
    /// Bytes that go there: the length of the message without `skip`.
    pub len: usize,
    /// The memory is better written past the caches, where both processes do not share one: what
    /// goes there is more than they hold.
    pub past_caches: bool,
    /// The sink has something to send: a pass that would look out for the rest ends first.
    pub pause: bool,
    /// For the sink: what the bytes belong to.
    pub cookie: u64,
    /// For the sink: where in it.
    pub offset: u64,
}

/// Bytes of the beginning of a message that are enough for [`Sink::place`] whatever the header.
pub const PLACE_HEAD: usize = 64;

/// Called by [`Btl::progress`] for each event. See promise 4.
pub trait Sink {
    /// One whole message (`header ++ payload` as sent) has arrived. `message` is valid during the
    /// call only: it may lie in the transport's own slot.
    fn message(&mut self, from: Remote, tag: AmTag, message: &[u8]);
    /// One whole message has arrived, its header (as sent) and its payload in different places.
    /// False: nothing has happened, and [`Sink::message`] follows.
    fn parts(&mut self, _from: Remote, _tag: AmTag, _header: &[u8], _payload: &[u8]) -> bool {
        false
    }
    /// The beginning of a message of `len` bytes has arrived: its header as sent, or at least
    /// [`PLACE_HEAD`] bytes of it.
    /// `Some`: the rest can go directly to where it belongs; in the order of messages this one has
    /// then had its turn, [`Sink::placed`] follows instead of [`Sink::message`], and messages
    /// behind it are delivered after that. `None`: nothing has happened, the message is to be
    /// delivered whole; the sink may be asked again when more of it is there.
    fn place(
        &mut self,
        _from: Remote,
        _tag: AmTag,
        _begin: &[u8],
        _len: usize,
    ) -> Option<Placement> {
        None
    }
    /// The memory of a placement, `len` bytes, for use until the current `progress` returns.
    /// `None`: the receiver has lost interest; the rest of the message is to be dropped.
    fn placement(&mut self, _placement: &Placement) -> Option<UserSlice> {
        None
    }
    /// All bytes of the placement are in its memory.
    fn placed(&mut self, _placement: &Placement) {}
    /// What the owner waits for has come: a module may end its pass, even if more is there.
    fn is_satisfied(&self) -> bool {
        false
    }
    /// The run-time has told something in the node segment: see
    /// [`NodeSegment::losses`](hawser_segment::node::NodeSegment::losses).
    fn news(&mut self) {}
    /// There were many events in a row: time for what is not looked at while messages come.
    fn many_events(&mut self) {}
    /// The zero-copy send or get with this cookie has ended; its memory may be reused.
    fn complete(&mut self, cookie: u64, result: Result<(), Failure>);
    /// The module's path to a peer is down for good: it has been mended as long as that could be
    /// hoped for, and messages that were taken may not have arrived. What is still queued is
    /// dropped. What the module had under way with the peer was completed before (promise 11).
    fn path_down(&mut self, peer: Remote, why: Failure);
    /// There has been no group with this peer, a process of another job, for a while, and the
    /// module has given up what it had for it. Nobody is lost: who meets the peer again asks all
    /// modules anew whether they reach it.
    fn parted(&mut self, _peer: Remote) {}
}

/// A module of a byte transfer layer. See the module's documentation for the promises.
pub trait Btl: Source + Send {
    /// Component and link, e.g. `sm` or `tcp/eth0.1`; for messages to people.
    fn name(&self) -> &str;

    /// The declared limits.
    fn limits(&self) -> &Limits;

    /// Whether it reaches ranks of this node that go on on another host after an interrupt.
    fn leads_out(&self) -> bool {
        true
    }

    /// In which ways messages travel, by ascending length up to `max_send`; empty: in one.
    fn forms(&self) -> Vec<Form> {
        Vec::new()
    }

    /// Which parameters set the limits.
    fn limit_params(&self) -> LimitParams {
        LimitParams::default()
    }

    /// Says whether the module reaches `peer`, and under which endpoint. Idempotent.
    fn add_peer(&mut self, peer: &Peer) -> Reach;

    /// The layer above gives the peer up. Nothing more is sent to it, and a send is refused as
    /// failed; what was taken is dropped, with promise 11 for memory that is not copied. The next
    /// [`Btl::progress`] tells [`Sink::path_down`]. The peer is not told; what it sends may still
    /// be delivered, and is for the layer above to drop. A module without state of its peers has
    /// nothing to do.
    fn del_peer(&mut self, to: EndpointId);

    /// Sends `header ++ payload`, both copied before return.
    /// `header.len() + payload.len()` is at most `limits().max_send`.
    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError>;

    /// Like `send_short` with a payload of `len` bytes that `pack` writes piece by piece.
    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError>;

    /// Sends `header ++ payload` without copying the payload where the module can
    /// ([`Flags::ZCOPY`]). `Ok(true)`: done already, no event follows. `Ok(false)`: the memory
    /// must stay until `Sink::complete(cookie)`.
    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError>;

    /// Several messages follow, and [`Btl::push_out`] after the last of them: until then they may
    /// stay in the module. For modules that declare [`Flags::GATHERS`].
    fn gather(&mut self) {}

    /// Hands what was sent and is gathered in the module to the network. A sender of several
    /// messages in a row calls it after the last one, where the module declares [`Flags::LOSSY`],
    /// and after [`Btl::gather`]; others gather nothing that would stay until the next
    /// [`Btl::progress`].
    fn push_out(&mut self) {}

    /// The number of the link to a peer, which the module at the other end gives to it, too: it
    /// tells the rails of one component between two processes apart.
    fn link(&self, _to: EndpointId) -> u8 {
        0
    }

    /// Makes local memory readable for `peer`'s `get`; `None` when the module or this memory
    /// cannot be read remotely.
    fn expose(&mut self, _to: EndpointId, _memory: UserSlice) -> Option<RemoteRegion> {
        None
    }

    /// Ends what [`Btl::expose`] has made readable so far, for all peers: a `get` of it that is not
    /// over is refused, whatever it has read. The memory may be changed or given up on return.
    /// False: this module cannot.
    fn revoke(&mut self) -> bool {
        false
    }

    /// Reads `local.len()` bytes at `offset` of the peer's region into local memory.
    /// `Ok(true)`: done, no event follows. `Ok(false)`: `Sink::complete(cookie)` follows.
    /// `Err(Failed)`, or an error in `complete`: refused, perhaps because the peer has revoked
    /// the region; the caller falls back to send/receive.
    fn get(
        &mut self,
        _from: EndpointId,
        _remote: RemoteRegion,
        _offset: u64,
        _local: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        Err(Failure::not_offered(RemoteAccess::Read).into())
    }

    /// Where the two processes advertise receives to one another; `None` when neither can write the
    /// other's memory. One module of a process has them at most.
    fn adverts(&mut self, _to: EndpointId) -> Option<Adverts> {
        None
    }

    /// Writes all of `local` to `addr` in the peer's memory, which the peer has advertised; the
    /// bytes are there on return.
    /// `Err(Failed)`: refused; what is in the range then is undefined.
    fn put(&mut self, _to: EndpointId, _addr: u64, _local: UserSlice) -> Result<(), SendError> {
        Err(Failure::not_offered(RemoteAccess::Write).into())
    }

    /// While the peer computes, and will not look for messages: a number that changes when it has
    /// looked. `None`: it looks, or nobody knows. A hint.
    fn outside(&self, _to: EndpointId) -> Option<u32> {
        None
    }

    /// This process waits for the peer, though it may have nothing to send to it: its end is to
    /// show ([`Sink::path_down`]) where only the connection with it can tell.
    fn watch_over(&mut self, _to: EndpointId) {}

    /// The next message to the peer may wait: if it is the first one the contact begins here, and
    /// the call that sends does not wait for it.
    fn begin_contact(&mut self, to: EndpointId) {
        self.watch_over(to);
    }

    /// The way to the peer of an endpoint as it is now. Asked for before what is sent next, where
    /// several ways lead to the peer; it may take a system call. `None`: the module does not
    /// measure it, and its [`Limits`] are all that is known.
    fn path(&mut self, _to: EndpointId) -> Option<Path> {
        None
    }

    /// Moves bytes and delivers events. Returns the number of events; 0 means nothing happened.
    fn progress(&mut self, sink: &mut dyn Sink) -> usize;

    /// As [`Btl::progress`], where a pass looks at some sources of messages only: this one looks at
    /// all of them. Repeated until it returns 0, it has delivered everything that had arrived
    /// before the first call.
    fn sweep(&mut self, sink: &mut dyn Sink) -> usize {
        self.progress(sink)
    }

    /// Sends what is queued inside the module and brings it to where the process may end without
    /// loss and without a word: peers then see no more than that it rests. Called when MPI ends in
    /// this process, repeatedly until it returns true. Waits for no peer that owes it nothing. MPI
    /// may begin again: the module then goes on as if nothing had been.
    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool;

    /// Whether the process can be checkpointed while this module is open. Changes nothing.
    ///
    /// # Errors
    /// Why it cannot.
    fn may_checkpoint(&self) -> Result<(), Why>;

    /// The module gets nothing new until [`Btl::resume`]: what it puts off, such as
    /// acknowledgements, is due at once. Called by [`OpenModule::hold`], which refuses what comes.
    fn hold(&mut self) {}

    /// Whether the module can give up what it has outside of the process, beside memory of the
    /// node segment, and take it anew. Changes nothing.
    ///
    /// # Errors
    /// Why it cannot.
    fn may_interrupt(&self) -> Result<(), Why>;

    /// Gives that up: sockets, descriptors of the kernel's, memory of devices. Called while the
    /// module is held and nothing is under way in any process, again and again with the same at its
    /// peers, until it returns true. From then on until [`Btl::resume`] the module is not called;
    /// it takes anew what it needs when it needs it. What was sent and not acknowledged stays its
    /// affair.
    fn interrupt(&mut self, sink: &mut dyn Sink) -> bool;

    /// What was given to the module and what it has delivered so far. Exact while it is held; asked
    /// for again and again then, with [`Btl::progress`] in between.
    fn traffic(&self) -> Traffic;

    /// For [`OpenModule`]: it stands before a module that is held.
    #[doc(hidden)]
    fn is_held(&self) -> bool {
        false
    }

    /// For [`OpenModule`]: the module that it stands before.
    #[doc(hidden)]
    fn take_held(&mut self) -> Option<OpenModule> {
        None
    }

    /// The process goes on after a checkpoint, or begins with what was kept.
    ///
    /// # Errors
    /// Why it cannot go on in this way, or not now. It may be asked again, also once it goes on.
    fn resume(&mut self, how: Resume) -> Result<(), Why>;
}
