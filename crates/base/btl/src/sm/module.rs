//! The module: what it holds, and how it keeps the contract.

use std::sync::atomic::Ordering;

use hawser_lockfree::ring::{LINE_DATA, Producer};
use hawser_mca::Params;
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::cma::RemoteAccess;
use hawser_segment::cma::{self, Access};
use hawser_segment::mem::UserSlice;
use hawser_segment::node::{AtomicDoorbell, BulkArea, FLAG_NO_CMA, NodeSegment, PeerSlot};
use hawser_segment::wait::{Source, Watch};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::EndpointId;

use super::bulks::Bulks;
use super::joint::{Helps, Reads};
use super::pipe;
use super::segment::{LEAD_MAX, LineKind};
use super::ways::{CopyThresholds, Copying};
use crate::{
    Adverts, AmTag, Btl, Failure, Flags, Form, LimitParams, Limits, Peer, Reach, RemoteRegion,
    SendError, Sink,
};

mod loss;
mod memory;
pub(super) mod receiving;
mod sending;

use loss::Contacts;
use receiving::{Due, Rx};
use sending::{Forecast, Tx};

/// Bytes of headers that an eager message may have beside `btl_sm_eager_limit` bytes of payload.
const HEADER_ROOM: usize = 64;
const NO_ENDPOINT: u32 = u32::MAX;

/// Where the limits come from.
pub(super) const LIMIT_PARAMS: LimitParams = LimitParams {
    eager: "btl_sm_eager_limit",
    max_send: "btl_sm_max_send",
    get_min: "btl_sm_cma_min",
};

/// The module of the component.
#[derive(Debug)]
pub struct Sm {
    node: NodeSegment,
    slot: u32,
    page: &'static PeerSlot,
    /// The one channel that is served; `None`: all.
    channel: Option<u32>,
    limits: Limits,
    line_limit: usize,
    pub(super) borders: CopyThresholds,
    /// `pass` when the last payload that is a part of something was sent: if it is the same at the
    /// next one, that follows without a pause.
    long_pass: usize,
    cma: bool,
    tx: Vec<Tx>,
    endpoint_of: Vec<u32>,
    contacts: Contacts,
    rx: Vec<Rx>,
    due: Due,
    /// The cold ring that is polled next, counted from the first cold one.
    cold: usize,
    /// The hot ring that gives its place to the next cold one that was not quiet.
    cooled: usize,
    doorbells: &'static [AtomicDoorbell],
    /// The doorbell word that was looked at last.
    doorbell: usize,
    /// Doorbell bits that were seen.
    seen: Vec<u64>,
    /// This process's bulk slots.
    area: BulkArea,
    /// Number of the first of `bulks` among them.
    first_bulk: u32,
    bulks: Bulks,
    forecast: Forecast,
    /// There is something that a moment without messages can be used for.
    deferred: bool,
    reads: Reads,
    helps: Helps,
    scratch: Vec<u8>,
    /// Counts passes and looks at longer messages, for `long_pass`.
    pass: usize,
    met: Option<Met>,
}

/// Of a module whose peers are processes of other jobs.
#[derive(Debug)]
struct Met {
    /// By slot.
    peers: Vec<Option<ProcId>>,
    /// New rings are read from now on; else they are noted only.
    admits: bool,
    /// Some was found.
    has_new: bool,
}

impl Sm {
    /// From now on all payloads are copied this way, but what goes by vectors may still be streamed
    /// to receivers without a shared cache. For measuring.
    pub fn use_only(&mut self, copying: Copying) {
        self.borders.use_only(copying);
    }

    /// The module of the process in `slot`, for one channel or for all.
    pub fn new(node: NodeSegment, slot: u32, channel: Option<u32>, params: &Params) -> Sm {
        let geometry = node.geometry();
        let size = |name: &str| usize::try_from(params.size(name)).unwrap_or(usize::MAX);
        let limits = limits(params, geometry.bulk_size as usize);
        let cma = params.bool("btl_sm_cma");
        let page = node.slot(slot);
        match cma {
            true => cma::offer_probe(page),
            false => page.set_flag(FLAG_NO_CMA),
        }
        let half_ring = geometry.lines as usize / 2 * LINE_DATA;
        let words = node.doorbell_words();
        let doorbells = match channel {
            Some(channel) => &node.doorbells(slot)[channel as usize * words..][..words],
            None => node.doorbells(slot),
        };
        let endpoints = if channel.is_some() { 1 } else { node.channels() } * node.nlocal();
        let first = channel.unwrap_or(0) * geometry.bulks;
        let area = node.bulk_area(slot);
        Sm {
            node,
            slot,
            page,
            channel,
            limits,
            line_limit: size("btl_sm_line_limit").saturating_add(HEADER_ROOM).min(half_ring),
            borders: CopyThresholds::of(params),
            long_pass: 0,
            cma,
            tx: Vec::new(),
            contacts: Contacts::default(),
            endpoint_of: vec![NO_ENDPOINT; endpoints as usize],
            rx: Vec::new(),
            due: Due::default(),
            cold: 0,
            cooled: 0,
            doorbells,
            doorbell: 0,
            seen: vec![0; doorbells.len()],
            area,
            first_bulk: first,
            bulks: Bulks::new(
                (first..first + geometry.bulks).map(|i| area.state(i)).collect(),
                pipe::room(area.size()),
                node.nlocal(),
            ),
            forecast: Forecast::default(),
            deferred: false,
            reads: Reads::default(),
            helps: Helps::default(),
            scratch: vec![0; half_ring],
            pass: 0,
            met: None,
        }
    }

    /// The module of the process in `slot` of a segment of processes of several jobs, of which
    /// those in `peers`, by slot, are peers. It reads no new ring before it is told to.
    pub(super) fn between_jobs(
        node: NodeSegment,
        slot: u32,
        peers: Vec<Option<ProcId>>,
        params: &Params,
    ) -> Sm {
        let mut sm = Sm::new(node, slot, Some(0), params);
        sm.contacts = Contacts::of_same_space();
        sm.met = Some(Met { peers, admits: false, has_new: false });
        sm
    }

    /// A peer between jobs has begun to send here, and its ring is not read yet.
    pub(super) fn has_new(&self) -> bool {
        self.met.as_ref().is_some_and(|met| met.has_new)
    }

    /// The doorbell words as they are now, for [`Sm::admit_new`].
    pub(super) fn rung(&self) -> Vec<u64> {
        // SYNC doorbell: pairs with `announce`: what a sender has written to older segments before
        // it began to write here is seen after this.
        self.doorbells.iter().map(|word| word.load(Ordering::Acquire)).collect()
    }

    /// Reads from now on the rings that are new in these words of [`Sm::rung`]. True: there are
    /// some.
    pub(super) fn admit_new<S: Sink + ?Sized>(&mut self, rung: &[u64], sink: &mut S) -> bool {
        let before = self.rx.len();
        if let Some(met) = &mut self.met {
            (met.admits, met.has_new) = (true, false);
        }
        for (word, bits) in rung.iter().enumerate() {
            if *bits != self.seen[word] && self.admit(word, *bits) {
                sink.news();
            }
        }
        if let Some(met) = &mut self.met {
            met.admits = false;
        }
        self.rx.len() != before
    }

    /// Those whose rings are read.
    pub(super) fn senders(&self) -> impl Iterator<Item = Remote> + '_ {
        self.rx.iter().map(|rx| rx.from)
    }

    /// No read is under way, of this process or with its help.
    pub(super) fn is_idle(&self) -> bool {
        self.reads.is_idle() && self.helps.is_idle()
    }

    /// The process in a slot; `None`: none with which this module has to do.
    fn proc_in(&self, slot: u32) -> Option<ProcId> {
        match &self.met {
            None => Some(self.node.slot(slot).proc()),
            Some(met) => met.peers.get(slot as usize).copied().flatten(),
        }
    }
}

/// The limits of a module with bulk slots of so many bytes.
pub(super) fn limits(params: &Params, bulk: usize) -> Limits {
    let size = |name: &str| usize::try_from(params.size(name)).unwrap_or(usize::MAX);
    let max_send = size("btl_sm_max_send").saturating_add(HEADER_ROOM);
    let max_send = max_send.clamp(1024, pipe::room(bulk) - LEAD_MAX);
    let cma = params.bool("btl_sm_cma");
    Limits {
        eager: size("btl_sm_eager_limit").saturating_add(HEADER_ROOM).min(max_send),
        max_send,
        get_min: size("btl_sm_cma_min"),
        latency_ns: 100,
        bandwidth_mbs: 15_000,
        exclusivity: 65_535,
        flags: if cma { Flags::GET | Flags::PUT } else { Flags(0) },
    }
}

impl Source for Sm {
    fn arm(&mut self, watch: &mut Watch) {
        if self.finds_losses() || self.has_work() {
            watch.ready();
        }
    }
}

impl Btl for Sm {
    fn name(&self) -> &str {
        "sm"
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn forms(&self) -> Vec<Form> {
        let lines = self.line_limit.min(self.limits.max_send);
        let all = [
            Form { upto: LINE_DATA, how: "one line of the ring", param: "" },
            Form { upto: lines, how: "lines of the ring", param: "btl_sm_line_limit" },
            Form { upto: self.limits.max_send, how: "a bulk slot", param: "btl_sm_max_send" },
        ];
        let kinds = [LineKind::Line, LineKind::Lines, LineKind::Bulk];
        let used = all.into_iter().zip(kinds).filter(|(f, k)| self.form(f.upto, 0) == Some(*k));
        used.map(|(form, _)| form).collect()
    }

    fn limit_params(&self) -> LimitParams {
        LIMIT_PARAMS
    }

    fn leads_out(&self) -> bool {
        false
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        let Some(slot) = peer.local else {
            return Reach::No(Failure::ELSEWHERE);
        };
        if slot == self.slot {
            return Reach::No(Failure::ITSELF);
        }
        let lane = peer.at.channel();
        let place = (lane * self.node.nlocal() + slot) as usize;
        let Some(endpoint) = self.endpoint_of.get_mut(place) else {
            return Reach::No(Failure::NO_SLOT);
        };
        if *endpoint == NO_ENDPOINT {
            *endpoint = self.tx.len() as u32;
            let channel = self.channel.unwrap_or(lane);
            let lines = self.node.ring(channel, self.slot, slot);
            let consumed = self.node.consumed(channel, self.slot, slot);
            self.tx.push(Tx {
                producer: Producer::new(lines, consumed),
                page: self.node.slot(slot),
                slot,
                peer: peer.at,
                channel,
                announced: false,
                access: Access::Unknown,
                lost: None,
            });
            // It may not run yet.
            self.contacts.meet(self.node, slot, false);
        }
        Reach::Yes(EndpointId(*endpoint))
    }

    fn del_peer(&mut self, to: EndpointId) {
        if let Some(tx) = self.tx.get(to.0 as usize) {
            self.contacts.give_up(tx.slot);
            self.deferred = true;
        }
    }

    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.send(to, tag, header, payload)
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        self.send_packed(to, tag, header, len, pack)
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        // SAFETY: MPI forbids writing the buffer of a send in progress, and this call is inside it.
        let payload = unsafe { payload.as_slice() };
        self.send_short(to, tag, header, payload).map(|()| true)
    }

    fn expose(&mut self, to: EndpointId, memory: UserSlice) -> Option<RemoteRegion> {
        self.may_be_accessed(to).then(|| RemoteRegion {
            addr: memory.ptr() as u64,
            len: memory.len() as u64,
            key: u64::from(self.slot) | u64::from(self.page.revoked()) << 32,
        })
    }

    fn revoke(&mut self) -> bool {
        self.page.revoke();
        true
    }

    fn get(
        &mut self,
        from: EndpointId,
        remote: RemoteRegion,
        offset: u64,
        local: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        self.begin_read(from, remote, offset, local, cookie)
    }

    fn adverts(&mut self, to: EndpointId) -> Option<Adverts> {
        let tx = &self.tx[to.0 as usize];
        // Each pair of processes has one set: that of their engines for channel 0.
        let own = tx.channel == 0 && self.met.is_none();
        (own && self.may_be_accessed(to)).then(|| Adverts {
            ours: self.node.adverts(self.slot, tx.slot),
            theirs: self.node.adverts(tx.slot, self.slot),
        })
    }

    fn put(&mut self, to: EndpointId, addr: u64, local: UserSlice) -> Result<(), SendError> {
        if !self.may_access(to) {
            return Err(Failure::not_permitted(RemoteAccess::Write).into());
        }
        Ok(cma::written(self.tx[to.0 as usize].page.pid(), addr, local).map_err(Failure::from)?)
    }

    fn outside(&self, to: EndpointId) -> Option<u32> {
        self.tx[to.0 as usize].page.outside()
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        self.deliver(sink)
    }

    fn sweep(&mut self, sink: &mut dyn Sink) -> usize {
        self.deliver_all(sink)
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.progress(sink);
        self.is_idle()
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        Ok(())
    }

    fn interrupt(&mut self, _sink: &mut dyn Sink) -> bool {
        true
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        Ok(())
    }

    /// In lines of the rings: what is in bulk slots, in chunks and in offers to help has one.
    fn traffic(&self) -> Traffic {
        // Both ends leave out what went between processes of which one has left the node.
        let to = self.tx.iter().filter(|tx| tx.lost.is_none() && self.node.has(tx.slot));
        let from = self.rx.iter().filter(|rx| self.node.has(rx.slot));
        Traffic {
            sent: to.map(|tx| tx.producer.published()).sum(),
            received: from.map(Rx::given_back).sum(),
            inside: u64::from(!self.is_idle()),
        }
    }

    /// A restart has the same memory at the same addresses, and peers under the same numbers of
    /// processes: rings, bulk slots and adverts are as they were.
    fn resume(&mut self, _how: Resume) -> Result<(), Why> {
        Ok(())
    }
}
