//! What a module of TCP knows: how it was made, its peers, and what is to be done when.

use std::collections::HashMap;

use hawser_os::poll::Event;
use hawser_os::socket::{Interface, Quality};
use hawser_segment::node::{NetworkRow, NetworksPage, NodeSegment};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::acceptor::{Acceptor, Contact};
use hawser_wireup::gateway::CellPath;
use hawser_wireup::handshake::Credential;
use hawser_wireup::interjob::Interjob;
use hawser_wireup::patience::ContactBudget;
use hawser_wireup::reception::Caller;
use hawser_wireup::reception::interfaces::Choice;
use hawser_wireup::{CallError, EndpointId, Modex, PeerState};

use super::fault::{TcpFailure, TcpFault};
use super::outbox::{Ended, Outbox};
use super::socket::Begun;
use super::table::Table;
use crate::{Failure, Flags, Limits};

/// What the module is made from.
pub(super) struct TcpConfig {
    pub(super) name: String,
    /// Number of the link.
    pub(super) index: u16,
    /// Number of links of this process and channel.
    pub(super) of: u16,
    /// The interface that it goes over.
    pub(super) interface: Interface,
    /// Or, where ranks of the node have gone on on another host, over one that leads there.
    pub(super) leads_out: bool,
    /// Which interfaces the user wants; `None`: peers are of other jobs.
    pub(super) choice: Option<Choice>,
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
    pub(super) limits: Limits,
    pub(super) table: Table,
    pub(super) events: Vec<Event>,
    pub(super) endpoints: Vec<TcpEndpoint>,
    pub(super) by_peer: HashMap<(Remote, u16), EndpointId>,
    /// Endpoints with a [`Route::Seeking`].
    pub(super) seeking: Vec<Sought>,
    /// Endpoints whose next connection is to be sought at a time.
    pub(super) mending: Vec<(EndpointId, u64)>,
    /// Endpoints whose messages go over another network than the link's own.
    pub(super) failovers: Vec<Failover>,
    /// When connections are looked at for silence, if something was sent.
    pub(super) silence_at: Option<u64>,
    /// Something was sent since.
    pub(super) has_sent: bool,
    /// After a sleep it is looked whether something is to be mended.
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
        TcpFailure { link, rank, fault }.into()
    }
}

/// A broken connection.
#[derive(Debug)]
pub(super) struct Break {
    /// Since when: monotonic nanoseconds.
    pub(super) since: u64,
    pub(super) first: TcpFault,
    /// Connections that have broken since, with this one.
    pub(super) times: u32,
    /// The last one had not come into use, and no interrupt has come since: it may be why.
    pub(super) may_be_pause: bool,
    /// Messages that were sent again.
    pub(super) again: u64,
    /// One of the connections had brought something.
    pub(super) was_used: bool,
    /// When another connection was last sought, and for how long that has been done: not while
    /// this process computes.
    pub(super) sought: Option<u64>,
    pub(super) waited_ns: u64,
}

impl Break {
    pub(super) fn new(since: u64, first: TcpFault) -> Break {
        let (sought, waited_ns, may_be_pause) = (None, 0, false);
        let (times, again, was_used) = (0, 0, false);
        Break { since, first, times, may_be_pause, again, was_used, sought, waited_ns }
    }

    /// A connection has broken; `parted`: during an interrupt, which explains one that had not come
    /// into use.
    pub(super) fn count(&mut self, was_used: bool, parted: bool) {
        if was_used || !parted || self.times == 0 {
            self.times += 1;
            self.may_be_pause = !was_used;
        }
        self.was_used |= was_used;
    }

    /// There was an interrupt. The other side may have been interrupted a little earlier, and have
    /// given up the last connection; those before that have broken by themselves.
    pub(super) fn forgive(&mut self) {
        if std::mem::take(&mut self.may_be_pause) {
            self.times = self.times.saturating_sub(1).max(1);
        }
    }

    /// Users are told of it. One connection that had brought nothing yet, neither messages nor
    /// acknowledgements, may be given up by the other side, whose rank is interrupted while it
    /// calls. Another cause of a first break as early as that is not told either.
    pub(super) fn is_told(&self) -> bool {
        self.was_used || self.times > 1
    }

    /// The fault of a peer to which no new connection could be made.
    pub(super) fn unreached(&self, why: Box<CallError>) -> TcpFault {
        TcpFault::NotMended { first: Box::new(self.first.clone()), why }
    }

    pub(super) fn fault(&self) -> TcpFault {
        TcpFault::Broken { first: Box::new(self.first.clone()), times: self.times }
    }
}

/// An endpoint that is called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sought {
    pub(super) to: EndpointId,
    /// The number of the meeting by whose key a process of another job is called.
    pub(super) meeting: Option<u64>,
}

/// An endpoint whose messages go over another network than the link's own.
#[derive(Debug)]
pub(super) struct Failover {
    pub(super) to: EndpointId,
    /// Since when: monotonic nanoseconds.
    pub(super) since: u64,
    /// When the own network is called next; `None` while it is.
    pub(super) due: Option<u64>,
    /// How often the own network was called in vain, and this failover itself.
    pub(super) failures: u32,
}
