//! The agent of one node: its segment, the processes of its ranks, their streams (ADR 16). Orders
//! in, reports out; on the launch node it lives in `mpirun`, elsewhere in a daemon.

pub(crate) mod acceptor;
pub(crate) mod asks;
mod hold;
mod imaging;
mod moving;
pub(crate) mod place;
mod pmi;
mod readers;
mod restore;
mod start;
mod streams;
mod watch;

use std::collections::{HashMap, VecDeque};
use std::net::{SocketAddr, TcpListener};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::os::unix::ffi::OsStringExt;
use std::{fs, io};

use hawser_os::clock;
use hawser_os::pipe::Wake;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process::{self, Exit};
use hawser_os::signals::{SIGKILL, SignalFd};
use hawser_os::socket::{self, Interface, Quality};
use hawser_rte::control::{ASK_INTERRUPT, END_INTERRUPT, Ended, LISTEN_FOR_IMAGES, Order, Report};
use hawser_rte::errmgr::Memory;
use hawser_rte::map::JobMap;
use hawser_rte::observe::{self, JobView, Life};
use hawser_rte::state::imaging::ImagesStep;
use hawser_rte::state::job::MpiPhase;
use hawser_rte::universe::UniverseRequest;
use hawser_rte::universe::link::RING;
use hawser_rte::universe::wire::{decode_answer, encode_request};
use hawser_segment::node::NodeSegment;
use hawser_status::{CallStatus, Observe, Revoked};
use hawser_wireup::handshake::{Answer, Names};
use hawser_wireup::reception::Arrival;
use hawser_wireup::reception::interfaces::{Choice, Reaches};

use self::acceptor::{Acceptor, AcceptorFacts};
use self::asks::{RankRequest, RankRequests};
use self::hold::NodeHolds;
use self::imaging::Tasks;
use self::place::{Place, RankCores};
use self::pmi::Pmi;
use self::readers::Readers;
use self::restore::Restoring;
use self::start::Launching;
use self::streams::Streams;
use crate::imaging::{self as images, Task};
use crate::oom::Kills;
use crate::plm::fork::Forker;

const TOKEN_WAKE: u64 = 0;
const TOKEN_FEED: u64 = 1;
const TOKEN_ACCEPTOR: u64 = 3;
const TOKEN_ASKS: u64 = 4;
const TOKEN_READER: u64 = 16;
const TOKEN_PMI: u64 = 1 << 32;

/// How soon it is tried again to open the acceptor when the kernel had no room for it, in
/// nanoseconds.
const ACCEPTOR_AGAIN_NS: u64 = 100_000_000;
/// The number of every request at a PMI connection: a rank has one at a time there.
const TICKET_PMI: u64 = 1;
/// Rounds, of 20 ms at most, in which what is left of a job is looked for.
const SWEEP_ROUNDS: u32 = 50;

/// What an agent knows from the beginning.
#[derive(Clone)]
pub(crate) struct AgentConfig {
    /// The node's number.
    pub(crate) node: u32,
    /// The job.
    pub(crate) job: u64,
    /// Its secret.
    pub(crate) secret: [u8; 32],
    /// Parameters that were measured on this host, for its ranks.
    pub(crate) calibrated: String,
    /// The machine.
    pub(crate) place: Place,
    /// Where connections between the ranks of a job on one host are taken.
    pub(crate) choice: Choice,
    /// What they are made with.
    pub(crate) quality: Quality,
    /// For how many seconds a step about images may do nothing; 0: as long as it likes.
    pub(crate) store_limit: u64,
}

/// One rank as its parent knows it.
#[derive(Clone, Copy, Debug, Default)]
struct Rank {
    rank: u32,
    pid: i32,
    /// Not reaped yet.
    alive: bool,
    /// On this node: others that began with it have left it, or were left behind.
    here: bool,
}

/// The agent. Its descriptors are in a set of their own, which its owner waits for.
pub(crate) struct Agent {
    config: AgentConfig,
    set: Poller,
    events: Vec<Event>,
    wake: Wake,
    forker: Forker,
    segment: Option<NodeSegment>,
    launching: Option<Launching>,
    /// Ranks that are restored from images, until all of them are there.
    restoring: Option<Restoring>,
    /// Which rank is where, and where this node takes connections.
    world: Option<(JobMap, Vec<SocketAddr>)>,
    /// There is one from the first time that a rank asks, or is asked for.
    acceptor: Option<Acceptor>,
    /// When it is tried again to open it: monotonic nanoseconds.
    acceptor_retry_at: Option<u64>,
    /// That it cannot be opened was told.
    acceptor_reported: bool,
    /// There are some from the first time that a rank asks the universe.
    asks: Option<RankRequests>,
    holds: NodeHolds,
    /// Steps about images, by their tickets.
    imaging: Tasks<u32>,
    /// Those that have nothing to do with ranks: they go on when these are killed.
    storing: Tasks<u32>,
    /// Serves what is here of a set.
    serving: Tasks<()>,
    /// The cores of our ranks.
    cores: RankCores,
    streams: Option<Streams>,
    /// Serves ranks of MPICH and its kin.
    pmi: Pmi,
    readers: Readers,
    readers_watched: Vec<bool>,
    /// By slot.
    ranks: Vec<Rank>,
    by_pid: HashMap<i32, usize>,
    kills_before: Kills,
    abort_seen: bool,
    draining: bool,
    /// It was told that all output of the ranks is on its way.
    quiet: bool,
    /// The ranks that were here have moved.
    vacated: bool,
    reports: VecDeque<Report>,
    /// Children of this process that are no descendants of ranks.
    spared: Vec<i32>,
    /// Ends that were not told yet: after everything else, so that an abort comes before the exit
    /// that it causes.
    ended: Vec<Ended>,
}

impl Agent {
    /// An agent without ranks. To be made before this process has other threads.
    ///
    /// # Errors
    /// No descriptors or no process to be had.
    pub(crate) fn new(config: AgentConfig) -> io::Result<Agent> {
        let set = Poller::new()?;
        let wake = Wake::new()?;
        set.add(wake.as_fd(), TOKEN_WAKE, Interest::Read)?;
        Ok(Agent {
            forker: Forker::new(config.job)?,
            config,
            set,
            events: Vec::new(),
            wake,
            segment: None,
            launching: None,
            restoring: None,
            world: None,
            acceptor: None,
            acceptor_retry_at: None,
            acceptor_reported: false,
            asks: None,
            holds: NodeHolds::default(),
            imaging: Tasks::default(),
            storing: Tasks::default(),
            serving: Tasks::default(),
            cores: RankCores::default(),
            streams: None,
            pmi: Pmi::default(),
            readers: Readers::default(),
            readers_watched: Vec::new(),
            ranks: Vec::new(),
            by_pid: HashMap::new(),
            kills_before: Kills::now(),
            abort_seen: false,
            draining: false,
            quiet: false,
            vacated: false,
            reports: VecDeque::new(),
            spared: Vec::new(),
            ended: Vec::new(),
        })
    }

    /// Does what the master says.
    pub(crate) fn handle_order(&mut self, order: Order) {
        match order {
            Order::Launch(plan) => self.launch(*plan),
            Order::Signal(signal) => self.signal_all(signal),
            Order::SignalIfHandled(signal) => self.signal_handlers(signal),
            Order::Stop(signal) => {
                self.start_no_more();
                self.signal_all(signal);
            }
            Order::Kill { orphans } => {
                self.start_no_more();
                self.forker.kill_group();
                if orphans {
                    let stores = self.storing.pids().chain(self.serving.pids());
                    let spared: Vec<i32> = self.spared.iter().copied().chain(stores).collect();
                    self.forker.kill_orphans(&spared);
                }
            }
            Order::LookInside => {
                let phases = self.phases();
                self.reports.push_back(Report::Inside(phases));
            }
            Order::Input { rank, bytes } => self.readers.handle_input(rank, &bytes),
            Order::Room { stream, bytes } => {
                if let Some(streams) = &mut self.streams {
                    streams.handle_room(stream, bytes);
                }
            }
            Order::View(ticket) => {
                let (now_ns, ranks) = self.view();
                let networks = self.segment.map(|s| s.networks()).unwrap_or_default();
                self.reports.push_back(Report::View { ticket, now_ns, ranks, networks });
            }
            Order::Fenced { pairs, last } => {
                self.pmi.handle_fenced(&pairs, last, &self.set, TOKEN_PMI);
            }
            Order::Drain => {
                self.draining = true;
            }
            Order::Lost { ranks, .. } => {
                if let Some(segment) = self.segment {
                    let all = ranks.iter().flat_map(|(first, n)| *first..first.saturating_add(*n));
                    segment.mark_lost(all);
                }
                self.end_lost(&ranks);
            }
            Order::Revoked { context } => {
                if let Some(segment) = self.segment {
                    segment.mark_revoked(context);
                }
            }
            Order::Hold { number, ask } => self.holds.handle_order(self.segment, number, ask),
            Order::Images { ticket, step } => self.image(ticket, step),
            Order::Restore(step) => self.restore_on(step),
            Order::Moved { from, parted, map, nodes, numbers } => {
                self.have_moved((from, &parted), map, &nodes, &numbers);
            }
            Order::Displace => self.displace(),
            Order::End { rank } => {
                if let Some(found) = self.ranks.iter().find(|r| r.rank == rank && r.alive) {
                    let _ = hawser_os::process::kill(found.pid, SIGKILL);
                }
            }
            Order::Universe { rank, ticket, bytes } => self.answer(rank, ticket, &bytes),
            // Whoever owns the agent has to do with these.
            Order::Admit { .. } | Order::Forget | Order::Leave { .. } => {}
        }
    }

    /// A step about images, in a process of its own.
    fn image(&mut self, ticket: u32, step: ImagesStep) {
        let node = self.segment.map_or(-1, |segment| segment.fd());
        if let ImagesStep::Serve { set } = step {
            let outcome = self.serve(set);
            return self.reports.push_back(Report::Images { ticket, outcome });
        }
        if step == ImagesStep::Halt {
            return self.storing.kill_copies();
        }
        if matches!(step, ImagesStep::Commit { .. } | ImagesStep::Abandon { .. }) {
            // Nobody fetches anything of a set that is complete, or comes to nothing.
            self.serving.kill();
        }
        let fetches = matches!(step, ImagesStep::Spread { .. } | ImagesStep::Fetch { .. });
        let secret = fetches.then(|| images::secret_text(self.config.job, &self.config.secret));
        let keep: Vec<i32> = self.segment.map(|s| s.fd()).into_iter().collect();
        let keep = if step.needs_ranks() { keep } else { Vec::new() };
        let task = Task::Step(step, node, self.config.place.host.clone());
        let limit = self.config.store_limit;
        let tasks = match &task {
            Task::Step(step, ..) if step.needs_ranks() => &mut self.imaging,
            _ => &mut self.storing,
        };
        if let Err(why) = tasks.start_with(ticket, &task, &keep, secret.as_deref(), limit) {
            self.reports.push_back(Report::Images { ticket, outcome: Err(why) });
        }
    }

    /// Ends steps about images that have done nothing for too long.
    fn end_stuck(&mut self) {
        let now = clock::now_ns();
        let stuck = [self.imaging.end_stuck(now), self.storing.end_stuck(now)].concat();
        let told = |(ticket, outcome)| Report::Images { ticket, outcome };
        self.reports.extend(stuck.into_iter().map(told));
    }

    /// Serves what is here of a set, in a process that ends with this one, or once the set is
    /// complete or has been restored. Returns its addresses.
    ///
    /// # Errors
    /// A sentence.
    fn serve(&mut self, set: Vec<u8>) -> Result<String, String> {
        self.serving.kill();
        let failed = |why: String| format!("files of images cannot be served: {why}");
        let all = socket::interfaces().map_err(|e| failed(e.to_string()))?;
        let listeners = image_listeners(&self.config.choice, &all, &self.config.quality);
        let listeners = listeners.map_err(failed)?;
        let at: io::Result<Vec<SocketAddr>> = listeners.iter().map(|l| l.local_addr()).collect();
        let at = at.map_err(|e| failed(e.to_string()))?;
        let sockets: Vec<i32> = listeners.iter().map(AsRawFd::as_raw_fd).collect();
        let secret = images::secret_text(self.config.job, &self.config.secret);
        let task = Task::Serve { set, sockets: sockets.clone() };
        self.serving.start_with((), &task, &sockets, Some(&secret), 0)?;
        Ok(at.iter().map(SocketAddr::to_string).collect::<Vec<_>>().join(","))
    }

    /// A node that is told to be lost must not go on: the job counts this node out while its agent
    /// lives, because the host is shut down, or another one on the way to it is lost.
    fn end_lost(&mut self, ranks: &[(u32, u32)]) {
        let is_lost = |rank: u32| ranks.iter().any(|(first, n)| rank.wrapping_sub(*first) < *n);
        let lives = self.ranks.iter().any(|r| r.alive && is_lost(r.rank));
        let starts = self.launching.as_ref().is_some_and(|l| l.ranks().any(is_lost))
            || self.restoring.as_ref().is_some_and(|r| r.ranks().any(is_lost));
        if lives || starts {
            self.handle_order(Order::Kill { orphans: true });
        }
    }

    /// Some of its descriptors are ready.
    ///
    /// # Errors
    /// What the kernel said of the agent's own set.
    pub(crate) fn handle_events(&mut self) -> io::Result<()> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            match event.token {
                TOKEN_WAKE => {
                    let marks = self.wake.clear();
                    if marks.has(RING) {
                        self.open_asks();
                    }
                    // Marks have no order. Who asks asks again; who no longer does says so once.
                    for (mark, wanted) in [(ASK_INTERRUPT, true), (END_INTERRUPT, false)] {
                        if marks.has(mark) {
                            self.reports.push_back(Report::Interrupt(wanted));
                        }
                    }
                    if marks.has(LISTEN_FOR_IMAGES) {
                        self.reports.push_back(Report::Listen);
                    }
                    if self.segment.is_some_and(|s| s.acceptor_is_wanted()) {
                        self.open_acceptor();
                    }
                }
                TOKEN_ACCEPTOR => {}
                TOKEN_ASKS => self.poll_asks()?,
                t if t >= TOKEN_PMI => {
                    self.pmi.handle_ready((t - TOKEN_PMI) as usize, &self.set, TOKEN_PMI);
                }
                t if t >= TOKEN_READER => self.readers.write(),
                t => {
                    if let Some(streams) = &mut self.streams {
                        streams.read((t - TOKEN_FEED) as usize)?;
                    }
                }
            }
        }
        self.events = events;
        self.poll_acceptor()
    }

    /// Listens for ranks that ask the universe.
    fn open_asks(&mut self) {
        let (Some(segment), None) = (self.segment, &self.asks) else { return };
        let opened = RankRequests::open(segment).and_then(|asks| {
            self.set.add(asks.as_fd(), TOKEN_ASKS, Interest::Read)?;
            Ok(asks)
        });
        match opened {
            Ok(asks) => self.asks = Some(asks),
            // They ring again.
            Err(e) if socket::is_exhausted(&e) => {}
            Err(e) => {
                let (host, why) = (&self.config.place.host, socket::advised(&e));
                let text = format!("host {host}: ranks cannot ask for processes or names: {why}");
                self.reports.push_back(Report::Trouble(text));
            }
        }
    }

    fn poll_asks(&mut self) -> io::Result<()> {
        let Some(asks) = &mut self.asks else { return Ok(()) };
        asks.handle_events(clock::now_ns() / 1_000_000)?;
        while let Some(RankRequest { slot, ticket, bytes, .. }) = asks.poll_heard() {
            let Some(rank) = self.ranks.get(slot as usize).map(|r| r.rank) else { continue };
            self.reports.push_back(Report::Universe { rank, ticket, bytes });
        }
        Ok(())
    }

    /// The universe has said something to a rank.
    fn answer(&mut self, rank: u32, ticket: u64, bytes: &[u8]) {
        let slot = self.ranks.iter().position(|r| r.rank == rank);
        if let Some(slot) = slot
            && self.pmi.phase(slot as u32).is_some()
        {
            // Its conversation has no notices.
            if let (TICKET_PMI, Ok(answer)) = (ticket, decode_answer(bytes)) {
                self.pmi.handle_answer(slot as u32, &answer, &self.set, TOKEN_PMI);
            }
            return;
        }
        if let (Some(asks), Some(slot)) = (&mut self.asks, slot) {
            asks.answer(slot as u32, ticket, bytes);
            // It may sleep where it waits for messages.
            if let Some(segment) = self.segment {
                segment.rouse(slot as u32);
            }
        }
    }

    /// Opens the acceptor of the node, unless it is open.
    fn open_acceptor(&mut self) -> Option<&mut Acceptor> {
        let (Some(segment), Some((map, addresses))) = (self.segment, &self.world) else {
            return None;
        };
        if self.acceptor.is_none() {
            let facts = AcceptorFacts {
                segment,
                number: self.config.node,
                map: map.clone(),
                addresses: addresses.clone(),
                choice: self.config.choice.clone(),
                quality: self.config.quality.clone(),
            };
            let opened = Acceptor::open(facts).and_then(|mut acceptor| {
                self.set.add(acceptor.as_fd(), TOKEN_ACCEPTOR, Interest::Read)?;
                let gone = self.ranks.iter().enumerate().filter(|(_, r)| !r.alive);
                gone.for_each(|(slot, _)| acceptor.handle_end(slot));
                Ok(acceptor)
            });
            self.acceptor_retry_at = None;
            match opened {
                Ok(acceptor) => self.acceptor = Some(acceptor),
                Err(e) => self.acceptor_refused(segment, &e),
            }
        }
        self.acceptor.as_mut()
    }

    /// The acceptor cannot be opened: now, or ever.
    fn acceptor_refused(&mut self, segment: NodeSegment, why: &io::Error) {
        match socket::is_exhausted(why) {
            true => {
                self.acceptor_retry_at = Some(clock::now_ns().saturating_add(ACCEPTOR_AGAIN_NS))
            }
            // Ranks that wait for it give up.
            false => segment.refuse_acceptor(),
        }
        if !std::mem::replace(&mut self.acceptor_reported, true) {
            let (host, why) = (&self.config.place.host, hawser_os::socket::advised(why));
            let text = format!("host {host}: connections between ranks cannot be taken: {why}");
            self.reports.push_back(Report::Trouble(text));
        }
    }

    fn poll_acceptor(&mut self) -> io::Result<()> {
        if self.acceptor_retry_at.is_some_and(|at| clock::now_ns() >= at) {
            self.open_acceptor();
        }
        let Some(acceptor) = &mut self.acceptor else { return Ok(()) };
        acceptor.handle_events(clock::now_ns())?;
        self.reports.extend(std::iter::from_fn(|| acceptor.poll_trouble()).map(Report::Trouble));
        Ok(())
    }

    /// What is said to somebody who calls for a rank of this node.
    pub(crate) fn judge(&self, names: &Names) -> Answer {
        match (&self.acceptor, &self.world) {
            (Some(acceptor), _) => acceptor.judge(names),
            (None, _) if self.acceptor_retry_at.is_some() => Answer::Later,
            (None, Some((map, _))) => {
                let ended = |rank| self.ranks.iter().any(|r| r.rank == rank && r.here && !r.alive);
                acceptor::judge_without(map, self.config.node, names, ended)
            }
            // The order to start has not come yet.
            (None, None) => Answer::Later,
        }
    }

    /// Somebody who has proved to be of the job calls for a rank of this node.
    pub(crate) fn handle_call(&mut self, call: Arrival) {
        let now = clock::now_ns();
        if let Some(acceptor) = self.open_acceptor() {
            acceptor.handle_arrival(call, now);
        }
    }

    /// A child of this process has ended. False when it was none of the agent's.
    pub(crate) fn handle_exit(&mut self, pid: i32, exit: Exit) -> bool {
        if self.forker.is_guard(pid) {
            self.forker.guard_lost();
            return true;
        }
        if self.restoring.as_mut().is_some_and(|r| r.handle_exit(pid, exit)) {
            return true;
        }
        if self.serving.handle_exit(pid, exit).is_some() {
            return true;
        }
        let stored = self.storing.handle_exit(pid, exit);
        if let Some((ticket, outcome)) = stored.or_else(|| self.imaging.handle_exit(pid, exit)) {
            self.reports.push_back(Report::Images { ticket, outcome });
            return true;
        }
        let Some(at) = self.by_pid.remove(&pid) else { return false };
        let (Some(rank), Some(segment)) = (self.ranks.get_mut(at), self.segment) else {
            return false;
        };
        rank.alive = false;
        if let Some(acceptor) = &mut self.acceptor {
            acceptor.handle_end(at);
        }
        self.pmi.handle_end(at as u32, &self.set, TOKEN_PMI);
        let slot = segment.slot(at as u32);
        let killed = matches!(exit, Exit::Signal { signal: SIGKILL, .. });
        let dumped = matches!(exit, Exit::Signal { core: true, .. });
        self.ended.push(Ended {
            rank: rank.rank,
            pid,
            exit,
            phase: slot.phase(),
            mpi: self.pmi.phase(at as u32).unwrap_or_else(|| hawser_rte::mpi_phase(slot)),
            status: slot.status(),
            memory: if killed { self.kills_before.judge(Kills::now()) } else { Memory::Enough },
            core_pattern: if dumped { core_pattern() } else { String::new() },
        });
        true
    }

    /// Looks at what ranks have told through the segment, and goes on with what is under way.
    ///
    /// # Errors
    /// What the kernel said of the agent's own set.
    pub(crate) fn settle(&mut self) -> io::Result<()> {
        if !self.abort_seen
            && let Some(segment) = self.segment
            && let Some(request) = segment.abort_request()
        {
            self.abort_seen = true;
            let (rank, code, text) = (request.rank, request.code, request.text);
            let pid = self.ranks.iter().find(|r| r.rank == rank).map_or(0, |r| r.pid);
            self.reports.push_back(Report::Abort { rank, pid, code, text });
        }
        self.start_next();
        self.poll_restored();
        self.end_stuck();
        if self
            .asks
            .as_ref()
            .and_then(RankRequests::next_time)
            .is_some_and(|at| clock::now_ns() / 1_000_000 >= at)
        {
            self.poll_asks()?;
        }
        if let Some(report) = self.holds.poll_answer(self.segment, &self.ranks) {
            self.reports.push_back(report);
        }
        // Its own descriptors do not tell when something of it is due.
        let due = self.acceptor.as_ref().map_or(self.acceptor_retry_at, Acceptor::next_time);
        if due.is_some_and(|at| clock::now_ns() >= at) {
            self.poll_acceptor()?;
        }
        for mut report in self.pmi.poll_reports() {
            if let Report::Abort { rank, pid, .. } = &mut report {
                *pid = self.ranks.iter().find(|r| r.rank == *rank).map_or(0, |r| r.pid);
            }
            self.reports.push_back(report);
        }
        self.ask_for_pmi();
        if self.draining {
            let drained = match &mut self.streams {
                Some(streams) => streams.drain()?,
                None => true,
            };
            self.tell_streams();
            if drained {
                self.draining = false;
                self.reports.push_back(Report::Quiet);
            }
        } else {
            self.tell_streams();
            self.tell_quiet();
        }
        Ok(())
    }

    /// Passes on what ranks ask of the universe at their PMI connections.
    fn ask_for_pmi(&mut self) {
        for (rank, mut request) in self.pmi.poll_asked() {
            if let UniverseRequest::Spawn(spawn) = &mut request {
                let pid = self.ranks.iter().find(|r| r.rank == rank).map_or(0, |r| r.pid);
                // Without one programs start in that of the launcher.
                let cwd = fs::read_link(format!("/proc/{pid}/cwd")).unwrap_or_default();
                spawn.cwd = cwd.into_os_string().into_vec();
            }
            let bytes = encode_request(&request);
            self.reports.push_back(Report::Universe { rank, ticket: TICKET_PMI, bytes });
        }
    }

    /// Once no rank is left and nobody else holds their streams the master knows that it has all
    /// of their output: the node may be lost after that.
    fn tell_quiet(&mut self) {
        let starts = self.launching.is_some() || self.restoring.is_some();
        let had_ranks = !self.ranks.is_empty() || self.vacated;
        let over = !starts && had_ranks && self.by_pid.is_empty();
        let at_end = self.streams.as_ref().is_some_and(Streams::is_at_end);
        if over && at_end && !std::mem::replace(&mut self.quiet, true) {
            self.reports.push_back(Report::Quiet);
        }
    }

    fn tell_streams(&mut self) {
        if let Some(streams) = &mut self.streams {
            while let Some((stream, bytes)) = streams.poll_output() {
                self.reports.push_back(Report::Output { stream, bytes });
            }
            self.reports.extend(streams.poll_trouble().map(Report::Trouble));
        }
        let taken = self.readers.poll_taken();
        if taken > 0 {
            self.reports.push_back(Report::Taken(taken));
        }
        if self.readers.poll_gone() {
            self.reports.push_back(Report::NoReader);
        }
    }

    /// The next thing to tell the master.
    pub(crate) fn poll_report(&mut self) -> Option<Report> {
        if let Some(report) = self.reports.pop_front() {
            return Some(report);
        }
        let ended = std::mem::take(&mut self.ended);
        (!ended.is_empty()).then_some(Report::Ended(ended))
    }

    /// Tells the agent's set what to wait for. Returns when [`Agent::settle`] is to be called
    /// although nothing has happened, in milliseconds from `now`, our monotonic clock.
    pub(crate) fn prepare_wait(&mut self, now: u64) -> Option<u64> {
        let acceptor =
            self.acceptor.as_ref().and_then(Acceptor::next_time).or(self.acceptor_retry_at);
        let acceptor = acceptor.map(|at| at.div_ceil(1_000_000).saturating_sub(now));
        let asks =
            self.asks.as_ref().and_then(RankRequests::next_time).map(|at| at.saturating_sub(now));
        let hold = self.holds.next_time();
        let hold = hold.map(|at| at.div_ceil(1_000_000).saturating_sub(now));
        let restore = self.restoring.as_ref().and_then(Restoring::next_time);
        let restore = restore.map(|at| at.div_ceil(1_000_000).saturating_sub(now));
        let stuck = [self.imaging.next_time(), self.storing.next_time()].into_iter().flatten();
        let stuck = stuck.map(|at| at.div_ceil(1_000_000).saturating_sub(now));
        let own = self.prepare_own(now).into_iter().chain(acceptor).chain(asks).chain(stuck);
        own.chain(hold).chain(restore).min()
    }

    fn prepare_own(&mut self, now: u64) -> Option<u64> {
        if self.launching.is_some() {
            return Some(0);
        }
        for i in 0..self.readers.len() {
            let Some(watched) = self.readers_watched.get_mut(i) else { break };
            // Closing a pipe takes it out of the set.
            let Some((pipe, full)) = self.readers.pipe(i) else {
                *watched = false;
                continue;
            };
            if full && !*watched {
                let token = TOKEN_READER + i as u64;
                *watched = self.set.add(pipe, token, Interest::Write).is_ok();
            } else if !full && *watched {
                self.set.remove(pipe);
                *watched = false;
            }
        }
        let streams = self.streams.as_mut()?;
        for feed in 0..2 {
            if let Some(watch) = streams.watch_changed(feed) {
                let wanted = if watch { Interest::Read } else { Interest::Nothing };
                let token = TOKEN_FEED + feed as u64;
                // The set is ours and holds the feed: nothing can be refused.
                let _ = self.set.change(streams.feed(feed), token, wanted);
            }
        }
        let prompts = streams.flush_prompts(now);
        self.tell_streams();
        // What was flushed is told at once.
        if self.reports.is_empty() { prompts } else { Some(0) }
    }

    /// From now on other jobs have ranks here, too.
    pub(crate) fn share(&mut self) {
        self.forker.share();
    }

    /// Nothing of the job is left but what this process holds.
    pub(crate) fn end(mut self) {
        self.forker.kill_group();
        self.serving.kill();
        if let Some(segment) = self.segment {
            segment.retire();
        }
    }

    /// These children of this process are not ours to end.
    pub(crate) fn spare(&mut self, pids: Vec<i32>) {
        self.spared = pids;
    }

    fn signal_all(&self, signal: i32) {
        let alive = self.ranks.iter().filter(|r| r.alive).map(|r| r.pid);
        self.forker.signal(signal, alive);
    }

    /// Sends a signal to the ranks that handle it.
    fn signal_handlers(&self, signal: i32) {
        for (slot, rank) in self.ranks.iter().enumerate().filter(|(_, r)| r.alive) {
            // A script may have been started instead, and it the program that uses MPI.
            let told = self.segment.map(|s| s.slot(slot as u32).pid()).filter(|pid| *pid != 0);
            let pid = told.and_then(|pid| i32::try_from(pid).ok()).unwrap_or(rank.pid);
            if process::catches(pid, signal) {
                // It may have ended.
                let _ = process::kill(pid, signal);
            }
        }
    }

    /// The phases in which running ranks are.
    fn phases(&self) -> Vec<MpiPhase> {
        let Some(segment) = self.segment else { return Vec::new() };
        let running = self.ranks.iter().enumerate().filter(|(_, r)| r.alive);
        let mut phases = Vec::new();
        let phase = |(i, _): (usize, &Rank)| {
            let joined = self.pmi.phase(i as u32);
            joined.unwrap_or_else(|| hawser_rte::mpi_phase(segment.slot(i as u32)))
        };
        for phase in running.map(phase) {
            if !phases.contains(&phase) {
                phases.push(phase);
            }
        }
        phases
    }

    /// What the ranks of the node do, and at which time of our monotonic clock.
    fn view(&self) -> (u64, Vec<observe::RankView>) {
        let now = clock::now_ns();
        let Some(segment) = self.segment else { return (now, Vec::new()) };
        let pages = segment.pages();
        let mut view = JobView::new(segment.job(), segment.nprocs(), &pages, now, &observe::life);
        let absent = |rank| self.ranks.iter().any(|known| known.rank == rank && !known.here);
        view.ranks.retain(|r| !absent(r.rank));
        for known in &self.ranks {
            let Some(rank) = view.ranks.iter_mut().find(|r| r.rank == known.rank) else { continue };
            // A process that has not joined has not told its id.
            if rank.pid == 0 {
                rank.pid = known.pid.max(0) as u32;
                (rank.life, rank.cpu_ms) =
                    if known.alive { observe::life(rank.pid) } else { (Life::Gone, None) };
            }
        }
        (now, view.ranks)
    }

    /// Reaps what is left of the job, and after a bad end kills descendants of ranks that had left
    /// the process group. They become our children when their parents end. Children that are not
    /// the agent's are told to `others`. Returns the signals that have come meanwhile.
    ///
    /// # Errors
    /// What the kernel said of the agent's own set.
    pub(crate) fn sweep(
        &mut self,
        bad: bool,
        signals: &SignalFd,
        others: &mut dyn FnMut(i32, Exit),
    ) -> io::Result<Vec<i32>> {
        let mut came = Vec::new();
        let mut set = Poller::new()?;
        set.add(signals.as_fd(), 0, Interest::Read)?;
        let mut events = Vec::new();
        for _ in 0..SWEEP_ROUNDS {
            if bad {
                self.forker.kill_orphans(&self.spared);
            }
            while let Some((pid, exit)) = process::reap() {
                if !self.handle_exit(pid, exit) {
                    others(pid, exit);
                }
            }
            let left = match bad {
                true => !self.forker.orphans(&self.spared).is_empty(),
                false => self.forker.group_is_dying(),
            };
            if !left {
                break;
            }
            set.wait(20, &mut events)?;
            came.extend(std::iter::from_fn(|| signals.next()).map(|arrived| arrived.signal));
        }
        Ok(came)
    }
}

impl AsFd for Agent {
    /// Readable while [`Agent::handle_events`] has something to do.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}

/// Sockets on which images are served to other hosts, on the interfaces that the user permits. A
/// host that has no network serves those on it.
fn image_listeners(
    choice: &Choice,
    all: &[Interface],
    quality: &Quality,
) -> Result<Vec<TcpListener>, String> {
    let chosen = choice
        .addresses(all, Reaches::Network)
        .or_else(|why| choice.addresses(all, Reaches::ThisHost).map_err(|_| why))
        .map_err(|why| why.to_string())?;
    let listen = |one: &Interface| {
        let listener = socket::listen(one.addr, one.scope, choice.ports.clone(), quality);
        let why = |e| format!("{} ({}): {}", one.addr, one.name, socket::advised(&e));
        listener.map_err(why)
    };
    chosen.iter().map(listen).collect()
}

fn core_pattern() -> String {
    fs::read_to_string("/proc/sys/kernel/core_pattern")
        .map(|s| s.trim().to_string())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use hawser_mca::{ParamSpec, Params, Sources};
    use hawser_wireup::reception::interfaces::PARAMS;

    use super::*;

    #[test]
    fn images_are_served_where_the_user_permits_it() {
        let all = socket::interfaces().unwrap();
        let specs: Vec<&'static ParamSpec> = PARAMS.iter().collect();
        let listen = |settings: &[(&str, &str)]| {
            let set = |sources: Sources, (name, value): &(&str, &str)| sources.set(name, value);
            let sources = settings.iter().fold(Sources::empty(), set);
            let choice = Choice::of(&Params::load(&specs, &sources).unwrap()).unwrap();
            let found = image_listeners(&choice, &all, &Quality::default())?;
            Ok::<_, String>(found.iter().map(|l| l.local_addr().unwrap()).collect::<Vec<_>>())
        };
        let at = listen(&[("net_if_include", "127.0.0.1/8"), ("net_family", "4")]).unwrap();
        assert!(!at.is_empty() && at.iter().all(|one| one.ip().is_loopback()), "{at:?}");
        assert!(listen(&[("net_if_include", "no-such-interface")]).is_err());
    }
}
