//! The module of one link: its endpoints, and the short path of messages.

use std::collections::HashMap;
use std::os::fd::{AsFd, AsRawFd};

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_os::poll::Event;
use hawser_os::socket::{Interface, Quality};
use hawser_segment::mem::UserSlice;
use hawser_segment::node::{NetworkRow, NetworksPage, NodeSegment};
use hawser_segment::wait::{Source, Watch};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::acceptor::{Acceptor, Contact};
use hawser_wireup::gateway::CellPath;
use hawser_wireup::handshake::Credential;
use hawser_wireup::interjob::Interjob;
use hawser_wireup::patience::ContactBudget;
use hawser_wireup::reception::Caller;
use hawser_wireup::{EndpointId, Modex, PeerState};

use super::failover::Failover;
use super::fault::TcpFault;
use super::mending::Break;
use super::outbox::{Ended, Outbox};
use super::place::TcpPlace;
use super::socket::{Begun, Delivered};
use super::table::{HOT, Table};
use super::{fault, wire};
use crate::{
    AmTag, Btl, Failure, Flags, LimitParams, Limits, OTHER_JOBS, Path, Peer, Reach, SendError,
    Sink, path,
};

/// Reads of one connection in one pass, while a message is not complete.
const READS: usize = 4;
/// Passes between looks at quiet connections.
const LOOK_EVERY: u32 = 32;
/// Bytes of messages that may come without being acknowledged; each message counts one more.
const OWED_MAX: usize = 256 << 10;

/// What the module is made from.
pub(super) struct TcpConfig {
    pub(super) name: String,
    /// Number of the link.
    pub(super) index: u16,
    /// Number of links of this process and channel.
    pub(super) of: u16,
    /// The interface that it goes over.
    pub(super) interface: Interface,
    /// The segment that has what proves that this process is of its job. `None`: peers are of
    /// other jobs.
    pub(super) member: Option<NodeSegment>,
    /// Connections are encrypted.
    pub(super) encrypted: bool,
    pub(super) me: ProcId,
    /// Processes of the job.
    pub(super) nprocs: u32,
    /// The peers are processes of other jobs, which this knows; `None`: those of the own one.
    pub(super) jobs: Option<&'static Interjob>,
    /// The one channel that is served; `None`: all.
    pub(super) channel: Option<u32>,
    pub(super) modex: &'static dyn Modex,
    pub(super) acceptor: &'static dyn Acceptor,
    pub(super) eager: usize,
    pub(super) max_send: usize,
    pub(super) queue: usize,
    /// Bytes of messages that are kept for one peer until it has acknowledged them.
    pub(super) kept: usize,
    /// Connections that stay open.
    pub(super) connections: usize,
    /// Broken connections are made anew, and what may not have arrived is sent again. Else the
    /// layer above does that.
    pub(super) resumes: bool,
    /// For how long the host of a peer may leave unanswered what it is sent, in nanoseconds.
    pub(super) silence_ns: u64,
    pub(super) quality: Quality,
    pub(super) timeout_ns: u64,
    /// How peers of other cells are called.
    pub(super) cell_path: CellPath,
    /// Where traffic counts; `None`: the layer above counts.
    pub(super) networks: Option<&'static NetworksPage>,
    /// The monotonic clock, in nanoseconds.
    pub(super) now: fn() -> u64,
}

impl TcpConfig {
    /// What proves that this process is of its job. Nobody keeps it: after a restart the segment
    /// has another one.
    pub(super) fn credential(&self) -> Credential {
        let member = self.member.map(|node| (node.job(), node.secret()));
        let (job, secret) = member.unwrap_or_default();
        Credential { job, secret }
    }

    /// The job of this process; 0 where peers are of others.
    pub(super) fn job(&self) -> u64 {
        self.member.map_or(0, |node| node.job())
    }
}

/// How messages go to a peer: on an open connection of the table while it is up.
pub(super) type Route = PeerState<usize, TcpFault>;

/// A peer as this link sees it.
#[derive(Debug)]
pub(super) struct TcpEndpoint {
    pub(super) at: Remote,
    /// What connections with it name as their link. That of this module, but where the peer has
    /// more links: each of these has numbers of its own, and messages for this one.
    pub(super) link: u16,
    pub(super) route: Route,
    /// The messages to it.
    pub(super) out: Outbox,
    /// So many messages have come from it.
    pub(super) arrived: u64,
    /// What of these it has not been told of: a byte each, and their bytes.
    pub(super) owed: usize,
    /// The message in whose middle the last connection broke.
    pub(super) begun: Option<Begun>,
    /// Its connection has broken, and nothing has come since.
    pub(super) broken: Option<Box<Break>>,
    /// Where its traffic counts.
    pub(super) row: Option<&'static NetworkRow>,
}

/// The module.
pub(super) struct Tcp {
    pub(super) config: TcpConfig,
    limits: Limits,
    pub(super) table: Table,
    events: Vec<Event>,
    pub(super) endpoints: Vec<TcpEndpoint>,
    pub(super) by_peer: HashMap<(Remote, u16), EndpointId>,
    /// Endpoints with a [`Route::Seeking`].
    pub(super) seeking: Vec<EndpointId>,
    /// Endpoints whose next connection is to be sought at a time.
    pub(super) mending: Vec<(EndpointId, u64)>,
    /// Endpoints whose messages go over another network than the link's own.
    pub(super) failovers: Vec<Failover>,
    /// When connections are looked at for silence, if something was sent.
    pub(super) silence_at: Option<u64>,
    /// Something was sent since.
    pub(super) has_sent: bool,
    /// Who wakes looks whether something is to be mended.
    pub(super) mends_next: bool,
    /// Endpoints of other jobs whose connections are to end, and when.
    pub(super) parting_with: Vec<(EndpointId, u64)>,
    /// Until when the end of MPI waits for processes of other jobs to take what was sent to them.
    pub(super) rest_until: Option<u64>,
    /// Calls for endpoints, under their numbers.
    pub(super) caller: Option<Caller>,
    /// For first contacts.
    pub(super) patience: ContactBudget,
    /// The last notification that was answered.
    pub(super) notifications: u32,
    /// When the acceptor is to be looked at without a notification.
    pub(super) collect_at: Option<u64>,
    /// Connections, by index and serial number, that broke outside of `progress`, which ends them.
    pub(super) broken: Vec<(usize, u64, TcpFault)>,
    /// Peers that were lost outside of `progress`, to be told by it, with the cookies of what was
    /// queued for them.
    pub(super) losses: Vec<(EndpointId, Ended)>,
    pub(super) ended: Ended,
    pub(super) serial: u64,
    /// All connections end, or have ended, for an interrupt.
    pub(super) parted: bool,
    /// Until when peers may answer the byes of an interrupt.
    pub(super) part_until: Option<u64>,
}

impl Tcp {
    pub(super) fn new(config: TcpConfig) -> std::io::Result<Tcp> {
        let table = Table::new()?;
        let limits = Limits {
            eager: config.eager,
            max_send: config.max_send,
            get_min: usize::MAX,
            latency_ns: 5000,
            bandwidth_mbs: 4000,
            exclusivity: 100,
            flags: Flags::ZCOPY,
        };
        Ok(Tcp {
            config,
            limits,
            table,
            events: Vec::new(),
            endpoints: Vec::new(),
            by_peer: HashMap::new(),
            seeking: Vec::new(),
            mending: Vec::new(),
            failovers: Vec::new(),
            silence_at: None,
            has_sent: false,
            mends_next: false,
            parting_with: Vec::new(),
            rest_until: None,
            caller: None,
            patience: ContactBudget::new(),
            notifications: 0,
            collect_at: None,
            broken: Vec::new(),
            losses: Vec::new(),
            ended: Vec::new(),
            serial: 0,
            parted: false,
            part_until: None,
        })
    }

    /// The endpoint of a peer, which becomes a contact, for connections of this link.
    pub(super) fn contact(&mut self, at: Remote, link: u16) -> EndpointId {
        *self.by_peer.entry((at, link)).or_insert_with(|| {
            let id = EndpointId(self.endpoints.len() as u32);
            let (page, modex) = (self.config.networks, self.config.modex);
            let row = page.map(|page| page.row(&self.config.name, modex.node_of(at.proc())));
            self.endpoints.push(TcpEndpoint {
                at,
                link,
                route: Route::Idle,
                out: Outbox::new(self.config.resumes),
                arrived: 0,
                owed: 0,
                begun: None,
                broken: None,
                row,
            });
            id
        })
    }

    pub(super) fn same_host(&self, proc: ProcId) -> bool {
        let modex = self.config.modex;
        modex.node_of(self.config.me) == modex.node_of(proc)
    }

    /// A failure of the connection to a peer.
    #[cold]
    pub(super) fn failure(&self, peer: Remote, fault: TcpFault) -> Failure {
        let (link, rank) = (self.config.name.clone(), peer.proc());
        let fault = match (fault, self.config.acceptor.contact(rank)) {
            (TcpFault::Refused { why, .. }, Contact::At(host, _)) => {
                TcpFault::Refused { host: host.into(), why }
            }
            (fault, _) => fault,
        };
        fault::TcpFailure { link, rank, fault }.into()
    }

    /// Reads and delivers; returns the number of messages.
    #[inline]
    pub(super) fn read(&mut self, index: usize, sink: &mut dyn Sink) -> usize {
        let max = self.config.max_send;
        let mut found = 0;
        for reads in 0.. {
            let Some(connection) = self.table.get_mut(index) else { return found };
            if reads >= READS && !connection.has_input() {
                break;
            }
            let step = match connection.fill(max, sink) {
                Ok(true) => self.deliver(index, sink),
                Ok(false) => break,
                Err(why) => Err(why),
            };
            match step {
                Ok(messages) => found += messages.max(1),
                Err(why) => {
                    self.end(index, why, sink);
                    return found + 1;
                }
            }
            let Some(connection) = self.table.get(index) else { return found };
            if connection.is_between_frames() && !connection.has_input() {
                break;
            }
        }
        let pass = self.table.number();
        let Some(connection) = self.table.get_mut(index) else { return found };
        if found > 0 {
            connection.used = pass;
        }
        connection.has_looked();
        let parting = found > 0 && connection.place != TcpPlace::Open;
        if connection.owes() {
            self.table.writes(index);
        }
        if parting {
            self.parting(index, sink);
        }
        found
    }

    /// Delivers what was read; returns the number of messages.
    #[inline]
    fn deliver(&mut self, index: usize, sink: &mut dyn Sink) -> Result<usize, TcpFault> {
        let mut found = 0;
        loop {
            let Some(connection) = self.table.get_mut(index) else { return Ok(found) };
            let step = connection.deliver(connection.peer, self.config.max_send, sink);
            let news = connection.take_news();
            self.note(index, &news, sink)?;
            found += step?;
            if news.start.is_none() {
                return Ok(found);
            }
        }
    }

    /// What a connection has brought beside messages: acknowledgements, and the start of a series
    /// of messages.
    #[inline]
    fn note(
        &mut self,
        index: usize,
        news: &Delivered,
        sink: &mut dyn Sink,
    ) -> Result<(), TcpFault> {
        let Some(connection) = self.table.get_mut(index) else { return Ok(()) };
        let Some(endpoint) = self.endpoints.get_mut(connection.to.0 as usize) else {
            return Ok(());
        };
        if endpoint.broken.is_some() {
            super::mending::is_mended(endpoint, &self.config);
        }
        if !self.config.resumes {
            return Ok(());
        }
        endpoint.arrived += news.arrived;
        endpoint.owed += news.bytes + news.arrived as usize;
        if (news.prompt || endpoint.owed >= OWED_MAX) && connection.place == TcpPlace::Open {
            endpoint.owed = 0;
            connection.push_arrived(endpoint.arrived);
            self.table.writes(index);
        }
        if news.told > 0 {
            let told = endpoint.out.arrived(news.told, &mut self.ended);
            // Where both sides have called at once the peer tells it on the other connection.
            if let Route::Up(up) = endpoint.route
                && let Some(connection) = self.table.get_mut(up)
                && connection.is_scheduled
                && (!self.ended.is_empty() || connection.timed <= news.told)
            {
                connection.timed = u64::MAX;
                connection.measure((self.config.now)(), endpoint.out.waiting());
            }
            self.ended.drain(..).for_each(|cookie| sink.complete(cookie, Ok(())));
            told?;
        }
        match news.start {
            Some((first, fresh)) => self.started(index, first, fresh, sink),
            None => Ok(()),
        }
    }

    /// Writes what waits on all connections.
    pub(super) fn flush(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        let mut i = 0;
        while let Some(index) = self.table.writer(i) {
            let mut ended = std::mem::take(&mut self.ended);
            let result = match self.table.get_mut(index) {
                Some(connection) => match self.endpoints.get_mut(connection.to.0 as usize) {
                    Some(endpoint) => {
                        let was_lent = connection.loan().is_some();
                        let flushed = connection.flush(&mut endpoint.out, &mut ended);
                        // What another thread has read the socket tells nothing of.
                        if was_lent && connection.loan().is_none() {
                            self.collect_at = Some(0);
                        }
                        flushed
                    }
                    None => Ok(()),
                },
                None => Ok(()),
            };
            events += ended.len();
            for cookie in ended.drain(..) {
                sink.complete(cookie, Ok(()));
            }
            self.ended = ended;
            if let Err(why) = result {
                self.unwritable(index, why, sink);
                continue;
            }
            if self.table.get(index).is_some_and(|c| c.has_output()) {
                i += 1;
                continue;
            }
            self.table.has_written(i);
            self.parting(index, sink);
        }
        events
    }

    /// Reads what an agreement on keys has taken from sockets that tell nothing of it any more.
    #[cold]
    fn read_what_is_here(&mut self, sink: &mut dyn Sink) -> usize {
        let here: Vec<_> = self.table.iter().filter(|(_, c)| c.has_input()).map(|c| c.0).collect();
        here.into_iter().map(|index| self.read(index, sink)).sum()
    }

    /// Looks at the calls and at the quiet connections.
    pub(super) fn look(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.table.ready(&mut events);
        let mut found = 0;
        for event in &events {
            let index = event.token as usize;
            let read = self.read(index, sink);
            found += read;
            if read > 0 && self.table.get(index).is_some() && !self.table.is_hot(index) {
                self.heat(index);
            }
        }
        self.events = events;
        found + self.look_after_calls(sink)
    }

    pub(super) fn heat(&mut self, index: usize) {
        if let Some((old, why)) = self.table.heat(index) {
            self.broke(old, why);
        }
    }

    fn send(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
        user: Option<(UserSlice, u64)>,
    ) -> Result<bool, SendError> {
        let len = header.len() + payload.len();
        if len > self.config.max_send {
            return Err(self.too_long(len));
        }
        let is_timed = user.is_some() && len >= path::SPAN_BYTES as usize && self.is_scheduled(to);
        // What is kept until it has arrived is copied where the sender would not wait for that.
        let user = user.filter(|_| !self.config.resumes || len > self.config.eager);
        let copied = if user.is_some() { header.len() } else { len };
        if !self.can_queue(to, copied)? {
            return Err(SendError::NoResource);
        }
        let endpoint = &mut self.endpoints[to.0 as usize];
        let TcpConfig { max_send, kept, .. } = self.config;
        let waits = user.is_some() || is_timed || endpoint.out.is_tight(copied, max_send, kept);
        let head = wire::TcpHead {
            tag,
            len,
            pad: wire::padding(header.len(), payload.as_ptr() as usize, payload.len()),
            prompt: waits && self.config.resumes,
            arrived: endpoint.arrived,
        };
        endpoint.owed = 0;
        let bytes = wire::message_head(head);
        let parts = [&bytes[..wire::FRAME_HEAD + head.pad], header, payload];
        let sent = self.write(to, parts)?;
        let endpoint = &mut self.endpoints[to.0 as usize];
        if let Some(row) = endpoint.row {
            row.sent(len);
        }
        self.has_sent = true;
        if sent == parts[0].len() + len && !self.config.resumes {
            return Ok(true);
        }
        let inside = if user.is_some() { [parts[0], header, &[]] } else { parts };
        endpoint.out.push(inside, user, sent);
        let count = endpoint.out.count();
        if self.config.encrypted && sent < parts[0].len() + len {
            self.lend(to);
        }
        if is_timed {
            self.is_timed(to, count);
        }
        Ok(user.is_none())
    }

    /// Writes of a message what the open connection takes, if nothing is before it; so many bytes.
    #[inline]
    fn write(&mut self, to: EndpointId, parts: [&[u8]; 3]) -> Result<usize, SendError> {
        let len = parts[1].len() + parts[2].len();
        let endpoint = &mut self.endpoints[to.0 as usize];
        let mut sent = 0;
        let pass = self.table.number();
        let up = match endpoint.route {
            Route::Up(index) => self.table.get_mut(index).map(|connection| (index, connection)),
            _ => None,
        };
        if let Some((index, connection)) = up {
            connection.used = pass;
            if len >= path::MEASURED {
                connection.begins(self.config.now);
            }
            // An acknowledgement that waits for the next progress does not keep the message back.
            if !connection.behind
                && !connection.is_free()
                && let Err(why) = connection.flush(&mut endpoint.out, &mut self.ended)
            {
                self.broke(index, why);
                return Err(SendError::NoResource);
            }
            if connection.is_free() {
                sent = match connection.try_send(parts) {
                    Ok(sent) => sent,
                    Err(why) => {
                        // What the peer sent before it went comes first.
                        self.broke(index, why);
                        return Err(SendError::NoResource);
                    }
                };
            }
            let waits = connection.behind;
            connection.behind |= sent < parts[0].len() + len;
            // What is encrypted may wait for the kernel.
            if connection.behind || connection.owes() {
                let agrees = !waits && connection.is_agreeing();
                self.table.writes(index);
                if agrees {
                    return self.write_agreed(to, parts);
                }
            }
        }
        Ok(sent)
    }

    /// [`Tcp::write`] of the first message on a connection whose ends have still to agree on keys:
    /// waits for that for a moment. What the connection says before messages goes first.
    #[cold]
    fn write_agreed(&mut self, to: EndpointId, parts: [&[u8]; 3]) -> Result<usize, SendError> {
        let Some(index) = self.agreed(to) else { return Ok(0) };
        let Some(connection) = self.table.get_mut(index) else { return Ok(0) };
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return Ok(0) };
        connection.behind = false;
        let flushed = connection.flush(&mut endpoint.out, &mut self.ended);
        let sent = match flushed {
            Ok(()) if connection.is_free() => connection.try_send(parts),
            flushed => flushed.map(|()| 0),
        };
        connection.behind = true;
        match sent {
            Ok(sent) => {
                connection.behind = sent < parts.iter().map(|p| p.len()).sum();
                Ok(sent)
            }
            Err(why) => {
                self.broke(index, why);
                Err(SendError::NoResource)
            }
        }
    }

    /// Messages to a peer are shared out among several connections.
    fn is_scheduled(&self, to: EndpointId) -> bool {
        let up = match self.endpoints.get(to.0 as usize).map(|e| &e.route) {
            Some(Route::Up(index)) => self.table.get(*index),
            _ => None,
        };
        up.is_some_and(|connection| connection.is_scheduled)
    }

    /// The rate of the way to a peer is measured when it has so many messages.
    #[cold]
    fn is_timed(&mut self, to: EndpointId, count: u64) {
        if let Some(Route::Up(index)) = self.endpoints.get(to.0 as usize).map(|e| &e.route)
            && let Some(connection) = self.table.get_mut(*index)
        {
            connection.timed = count;
        }
    }

    #[cold]
    fn too_long(&self, len: usize) -> SendError {
        Failure::TooLong { len, max: self.config.max_send }.into()
    }

    /// True when a frame with `copied` bytes may be taken now. Without a connection one is sought.
    #[inline]
    fn can_queue(&mut self, to: EndpointId, copied: usize) -> Result<bool, SendError> {
        let TcpConfig { queue, kept, .. } = self.config;
        let endpoint = &self.endpoints[to.0 as usize];
        if let Route::Up(index) = endpoint.route
            && self.table.get(index).is_some_and(|c| c.place == TcpPlace::Open)
        {
            return Ok(endpoint.out.has_room(copied, queue, kept));
        }
        self.can_wait(to, copied)
    }

    /// As [`Tcp::can_queue`] without an open connection.
    #[cold]
    fn can_wait(&mut self, to: EndpointId, copied: usize) -> Result<bool, SendError> {
        let TcpConfig { queue, kept, resumes, .. } = self.config;
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return Ok(false) };
        if let Route::Up(index) = endpoint.route {
            // On that one this side says its last when it has written what waits.
            if !resumes || self.table.get(index).is_some_and(|c| c.has_output()) {
                return Ok(false);
            }
            endpoint.route = Route::Idle;
        }
        // What keeps breaking is made anew after a pause.
        if matches!(endpoint.route, Route::Idle) && self.mending.iter().all(|m| m.0 != to) {
            self.seek(to)?;
            self.finish_contact(to)?;
        }
        match &self.endpoints[to.0 as usize] {
            TcpEndpoint { route: Route::Idle, broken, out, .. } => {
                Ok(broken.is_some() && out.has_room(copied, queue, kept))
            }
            TcpEndpoint { route: Route::Seeking | Route::Up(_), out, .. } => {
                Ok(out.has_room(copied, queue, kept))
            }
            TcpEndpoint { at, route: Route::Lost(why), .. } => {
                Err(self.failure(*at, why.clone()).into())
            }
        }
    }
}

#[cfg(test)]
impl Tcp {
    pub(super) fn open_connections(&self) -> usize {
        self.table.iter().count()
    }
}

impl Source for Tcp {
    fn arm(&mut self, watch: &mut Watch) {
        let notified = self.config.acceptor.notifications() != self.notifications;
        if notified || !self.broken.is_empty() || !self.losses.is_empty() {
            return watch.ready();
        }
        if let Some(caller) = self.caller.as_ref().filter(|c| !c.is_empty()) {
            watch.descriptor(caller.as_fd().as_raw_fd(), false);
        }
        if let Some(due) = self.due().into_iter().chain(self.due_for_sleeper()).min() {
            watch.within(due.saturating_sub((self.config.now)()).div_ceil(1000));
        }
        for (fd, writable) in self.table.to_watch() {
            watch.descriptor(fd, writable);
        }
        if self.config.encrypted {
            for fd in self.table.iter().filter_map(|(_, connection)| connection.loan()) {
                watch.descriptor(fd, false);
            }
        }
        self.config.acceptor.arm(watch);
    }
}

impl Btl for Tcp {
    fn name(&self) -> &str {
        &self.config.name
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn limit_params(&self) -> LimitParams {
        LimitParams { eager: "btl_tcp_eager_limit", max_send: "btl_tcp_max_send", get_min: "" }
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        if peer.at.proc() == self.config.me {
            return Reach::No(Failure::Itself);
        }
        let link = self.config.index;
        if let Some(id) = self.by_peer.get(&(peer.at, link)) {
            return Reach::Yes(*id);
        }
        // Nobody is asked about a peer of this node before something is sent to it.
        let far = peer.local.is_none();
        if far && let Contact::Nowhere(why) = self.config.acceptor.contact(peer.at.proc()) {
            return Reach::No(self.failure(peer.at, TcpFault::Nowhere(why.into())));
        }
        Reach::Yes(self.contact(peer.at, link))
    }

    fn del_peer(&mut self, to: EndpointId) {
        self.lose(to, TcpFault::GivenUp);
    }

    #[inline]
    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.send(to, tag, header, payload, None).map(|_| ())
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        // Room first: `pack` may be called only for a message that is taken.
        let copied = header.len() + len;
        if copied > self.config.max_send {
            return Err(self.too_long(copied));
        }
        if !self.can_queue(to, copied)? {
            return Err(SendError::NoResource);
        }
        let mut payload = vec![0; len];
        pack(&mut payload);
        self.send(to, tag, header, &payload, None).map(|_| ())
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        // SAFETY: MPI forbids writing the buffer of a send in progress.
        let bytes = unsafe { payload.as_slice() };
        self.send(to, tag, header, bytes, Some((payload, cookie)))
    }

    fn watch_over(&mut self, to: EndpointId) {
        let idle = matches!(self.endpoints.get(to.0 as usize).map(|e| &e.route), Some(Route::Idle));
        if idle && self.mending.iter().all(|m| m.0 != to) {
            // Who cannot be called is lost, which the next progress tells.
            let _ = self.seek(to);
        }
    }

    fn path(&mut self, to: EndpointId) -> Option<Path> {
        let now = (self.config.now)();
        let endpoint = self.endpoints.get(to.0 as usize)?;
        let queued = endpoint.out.waiting();
        match endpoint.route {
            _ if endpoint.broken.is_some() => Some(super::mending::PATH),
            Route::Up(index) => {
                let connection = self.table.get_mut(index)?;
                connection.is_scheduled = true;
                Some(connection.path(now, queued))
            }
            Route::Seeking => Some(Path { queued, ..Path::default() }),
            Route::Idle | Route::Lost(_) => Some(Path::default()),
        }
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        if !self.broken.is_empty() || !self.losses.is_empty() {
            events += self.tell_endings(sink);
        }
        for i in 0..HOT {
            let Some(index) = self.table.hot(i) else { break };
            let found = self.read(index, sink);
            if found > 0 {
                events += found;
                self.table.warmed(index);
            }
        }
        let notifications = self.config.acceptor.notifications();
        let due = |at: u64| (self.config.now)() >= at;
        if notifications != self.notifications || self.collect_at.is_some_and(due) {
            self.notifications = notifications;
            events += self.take_arrivals();
            if self.config.encrypted {
                events += self.read_what_is_here(sink);
            }
        }
        let (pass, watched) = self.table.pass();
        let mends = pass.is_multiple_of(LOOK_EVERY) || !self.mending.is_empty();
        if mends || std::mem::take(&mut self.mends_next) {
            events += self.mend(sink);
        }
        if !self.parting_with.is_empty() && (watched || pass.is_multiple_of(LOOK_EVERY)) {
            self.part_with_released();
        }
        if watched || !self.seeking.is_empty() || pass.is_multiple_of(LOOK_EVERY) {
            events += self.look(sink);
        }
        if self.table.writer(0).is_some() {
            events += self.flush(sink);
        }
        events
    }

    fn sweep(&mut self, sink: &mut dyn Sink) -> usize {
        self.progress(sink) + self.look(sink)
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.come_to_rest(sink)
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        match (self.config.jobs, self.config.encrypted) {
            (Some(_), _) => Err(Why::new(OTHER_JOBS)),
            (None, true) => Err(Why::new("encrypts its connections (net_tls)")),
            (None, false) => Ok(()),
        }
    }

    fn interrupt(&mut self, sink: &mut dyn Sink) -> bool {
        self.part_with_all(sink)
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        match self.config.jobs {
            None => Ok(()),
            Some(_) => Err(Why::new(OTHER_JOBS)),
        }
    }

    /// In messages. Without numbers of its own, below the reliable layer, it counts nothing.
    fn traffic(&self) -> Traffic {
        let open = self.endpoints.iter().filter(|e| !e.route.is_lost() && self.config.resumes);
        let count = |t: Traffic, e: &TcpEndpoint| Traffic {
            sent: t.sent + e.out.count(),
            received: t.received + e.arrived,
            inside: 0,
        };
        open.fold(Traffic::default(), count)
    }

    /// Connections ended before an interrupt, and new ones are made with what the segment says of
    /// the job: after a restart, too.
    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        if how == Resume::Restart {
            self.find_interface();
        }
        self.go_on();
        Ok(())
    }
}
