//! The master of a job: its map, its state machine, our own streams, and what the user is told
//! (ADR 16). Reports in, orders out; it lives in `mpirun`.

mod ending;
mod external;
mod hold;
mod moving;
mod renewal;
mod tell;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io;
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStringExt;
use std::path::Path;

use hawser_mca::report;
use hawser_os::pipe::{self, Stream};
use hawser_os::signals::{self, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1};
use hawser_rte::control::plan::{LaunchPlan, NodeCard, NodeNumbers, OutputPlan, Reader};
use hawser_rte::control::{self, Dest, Ended, Order, Report, RestoreStep};
use hawser_rte::iof::Source;
use hawser_rte::observe::{HangWatch, JobView, RankView};
use hawser_rte::pmi::server::Gathering;
use hawser_rte::saving::ImagesAnswer;
use hawser_rte::state::imaging::{ImagesRequest, NodeMove};
use hawser_rte::state::job::{Cause, Job, JobAction, MpiPhase, OnFailure};
use hawser_rte::universe::PmiOrigin;
use hawser_segment::node::NetworkNumbers;

use self::hold::MasterHolds;
pub(crate) use self::hold::Stays;
pub(crate) use self::moving::Leavers;
use self::moving::Leaving;
use self::renewal::{Refusal, Renewal};
use crate::again;
use crate::iof::input::Input;
use crate::iof::output::{OURS, Sender};
use crate::iof::outputs::StreamFacts;
use crate::plm::{CODE_CANNOT_START, CODE_RENEW};
use crate::restored::Restored;
use crate::setup::Setup;

/// How long the nodes are waited for that tell what their ranks do, in milliseconds.
const VIEW_MS: u64 = 500;

/// One node as the master knows it.
#[derive(Debug, Default)]
struct Node {
    host: String,
    /// Process ids of its ranks, once all run.
    pids: Vec<i32>,
    /// What our monotonic clock is ahead of its, in nanoseconds modulo 2^64, once known.
    clock: Option<u64>,
    /// It has said that all that its ranks printed has come.
    quiet: bool,
    lost: bool,
    /// Its daemon was told that the host may go.
    noticed: bool,
    /// Ranks that are elsewhere now were there: what they have printed may be on its way.
    left: bool,
}

/// What a question to all nodes is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// To tell why the job ends.
    Explain(hawser_rte::state::job::Cause),
    /// To see whether anything moves.
    Hang,
    /// To show it to somebody.
    Show,
}

/// A question to all nodes what their ranks do.
#[derive(Debug)]
struct Asking {
    purpose: Purpose,
    ticket: u64,
    missing: Vec<u32>,
    ranks: Vec<RankView>,
    /// By node, what it has counted.
    networks: Vec<(u32, Vec<NetworkNumbers>)>,
    until_ms: u64,
}

/// Who has asked for the end of the job. Several may: a rank that lost its peer often speaks before
/// the peer itself, when they are on different hosts.
#[derive(Debug, Default)]
struct Aborts(HashMap<u32, (i32, String)>);

impl Aborts {
    /// A rank asks for the end; what it says first counts.
    fn tell(&mut self, rank: u32, pid: i32, text: String) {
        self.0.entry(rank).or_insert((pid, text));
    }

    /// Its process id and its reason.
    fn of(&self, rank: u32) -> Option<(i32, &str)> {
        self.0.get(&rank).map(|(pid, text)| (*pid, text.as_str()))
    }
}

/// Which job it is, for its master.
pub(crate) struct JobFacts {
    /// Its id.
    pub(crate) id: u64,
    /// Its secret.
    pub(crate) secret: [u8; 32],
    /// How the universe counts its jobs, from 1 on.
    pub(crate) number: u32,
    /// Who has asked for it: rank, and number of its job. `None`: the user.
    pub(crate) parent: Option<(u32, u32)>,
    /// The port of its parent; empty where there is none.
    pub(crate) parent_port: String,
    /// Where a rank has asked for it at its PMI connection: that rank's job, and what it has told.
    pub(crate) pmi_parent: Option<(u64, PmiOrigin)>,
}

/// What has become of the start of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StartOutcome {
    /// All its ranks run.
    Started,
    /// It will not run. A sentence that says why.
    Failed(String),
}

/// The master. See the module's documentation.
pub(crate) struct Master {
    setup: Setup,
    facts: JobFacts,
    /// Nodes whose ranks do not run yet.
    starting: Vec<u32>,
    /// Nodes that do not take its connections yet, and what is to be launched once they do.
    admitting: Vec<u32>,
    plan_waits: Option<Box<LaunchPlan>>,
    birth: Option<StartOutcome>,
    /// Another launcher may be tried.
    renewal: Renewal,
    /// Somebody was told of its birth.
    born: bool,
    /// What is to be written to our streams.
    said: VecDeque<(Source, Sender, Vec<u8>)>,
    job: Job,
    nodes: Vec<Node>,
    pub(crate) input: Option<Input>,
    orders: VecDeque<(Dest, Order)>,
    /// What is known of ranks that ended other than well.
    ended: HashMap<u32, Ended>,
    aborts: Aborts,
    /// Ranks that are lost since the universe was told, where the job goes on.
    lost: Vec<u32>,
    trouble: String,
    asking: Option<Asking>,
    show_wanted: bool,
    shown: Option<JobView>,
    /// For ranks that joined by PMI.
    gathering: Gathering,
    tickets: u64,
    /// Holds, if some are wanted.
    holds: MasterHolds,
    /// How far nodes have come with the restore of their ranks.
    restored: BTreeMap<u32, RestoreStep>,
    /// By which numbers ranks know the nodes.
    numbers: NodeNumbers,
    /// What is known of our streams.
    streams: StreamFacts,
    /// A rank has our input itself; and it is a pipe.
    input_direct: bool,
    direct_pipe: bool,
    /// Nodes whose ranks are to move to any spare host.
    leaving: Vec<Leaving>,
    /// Those that have moved last.
    moved: Option<NodeMove>,
    /// Looks for a standstill, if that is wanted.
    hang: Option<HangWatch>,
    /// Set when all ranks are gone: the exit code.
    code: Option<i32>,
    /// The interrupt came from the terminal: end by the same signal, so that a shell's loop ends.
    interrupted: bool,
    second_signal: bool,
}

/// The nodes at which processes of a job call that has ranks on `starting`: these, if there are
/// several, and in a job over cells the gateways of their cells.
fn admitting(nodes: &[NodeCard], starting: &[u32]) -> Vec<u32> {
    let mut all = if starting.len() > 1 { starting.to_vec() } else { Vec::new() };
    if nodes.iter().any(|node| node.cell != 0) {
        let cell = |node: u32| nodes.get(node as usize).map(|card| card.cell);
        let head = |node: &u32| (0..*node).find(|first| cell(*first) == cell(*node));
        all.extend(starting.iter().map(|node| head(node).unwrap_or(*node)));
        all.sort_unstable();
        all.dedup();
    }
    all
}

impl Master {
    /// The master of a job, and the first order: to launch it.
    pub(crate) fn new(setup: Setup, facts: JobFacts, streams: StreamFacts, now: u64) -> Master {
        let hosts = setup.nodes.iter().map(|n| n.host.clone());
        let with_ranks: Vec<(u32, String)> =
            (0..).zip(hosts.clone()).filter(|(n, _)| setup.map.local_size(*n) > 0).collect();
        let mut master = Master {
            job: Job::new(setup.map.ranks(), setup.policy, now),
            nodes: hosts.map(|host| Node { host, ..Node::default() }).collect(),
            starting: (0..setup.map.nodes()).filter(|n| setup.map.local_size(*n) > 0).collect(),
            admitting: Vec::new(),
            plan_waits: None,
            birth: None,
            renewal: Renewal::default(),
            born: false,
            said: VecDeque::new(),
            input: None,
            orders: VecDeque::new(),
            ended: HashMap::new(),
            aborts: Aborts::default(),
            lost: Vec::new(),
            trouble: String::new(),
            asking: None,
            show_wanted: false,
            shown: None,
            gathering: Gathering::new(
                (0..setup.map.nodes()).filter(|n| setup.map.local_size(*n) > 0).collect(),
            ),
            tickets: 0,
            holds: MasterHolds::new(&setup, facts.id, &with_ranks),
            restored: BTreeMap::new(),
            numbers: moving::numbers_of(&setup),
            streams,
            input_direct: false,
            direct_pipe: false,
            leaving: Vec::new(),
            moved: None,
            hang: setup.hang_ms.map(|ms| HangWatch::new(ms.saturating_mul(1_000_000))),
            code: None,
            interrupted: false,
            second_signal: false,
            facts,
            setup,
        };
        // The launch node has our own clock.
        if let Some(node) = master.nodes.first_mut() {
            node.clock = Some(0);
        }
        master.input_direct = master.plan_input();
        master.direct_pipe = master.input_direct && moving::input_is_pipe();
        let plan = Box::new(master.plan(master.input_direct));
        // Its ranks may call each other as soon as they run: nodes must know its secret before.
        // That of the first job they know from their start.
        let admitting = match master.facts.parent {
            Some(_) => admitting(&master.setup.nodes, &master.starting),
            None => Vec::new(),
        };
        let hosts = master.nodes.len();
        let looks = master.facts.parent.is_none() && master.holds.begin_look(&master.setup, hosts);
        if looks {
            master.plan_waits = Some(plan);
        } else if !admitting.is_empty() {
            let secret = master.facts.secret;
            master.admitting = admitting;
            let to = master.admitting.iter().map(|n| (Dest::Node(*n), Order::Admit { secret }));
            master.orders.extend(to);
            master.plan_waits = Some(plan);
        } else {
            master.orders.push_back((Dest::All, Order::Launch(plan)));
        }
        master
    }

    /// Decides who reads our input. True: a rank on this node gets it itself. Then nothing is read
    /// that the rank does not read, and nothing is copied.
    fn plan_input(&mut self) -> bool {
        let map = &self.setup.map;
        let terminal = pipe::stream_kind(io::stdin().as_fd()) == Stream::Terminal;
        match self.setup.request.stdin {
            Reader::None => {}
            Reader::Rank(rank) => {
                let node = map.place(rank).map_or(0, |p| p.node);
                if node == 0 && !terminal {
                    return true;
                }
                self.input = Some(Input::new([node]));
            }
            Reader::All => {
                let with_ranks = (0..map.nodes()).filter(|n| map.local_size(*n) > 0);
                self.input = Some(Input::new(with_ranks));
            }
        }
        false
    }

    fn plan(&self, input_direct: bool) -> LaunchPlan {
        let streams = self.streams;
        let setup = &self.setup;
        let request = &setup.request;
        let prefixes = request.tag != hawser_rte::iof::Tag::None || request.timestamp;
        let buffer = setup.params.size("iof_base_buffer");
        // Agents on other hosts run elsewhere: in the home directory of a login, or in `/`.
        let absolute = |dir: &Path| std::path::absolute(dir).unwrap_or_else(|_| dir.into());
        let dir = request.output.as_ref().map(|o| absolute(&o.dir).into_os_string().into_vec());
        LaunchPlan {
            secret: self.facts.secret,
            number: self.facts.number,
            parent_port: self.facts.parent_port.clone(),
            pmi_parent: self.facts.pmi_parent.clone(),
            map: setup.map.clone(),
            nodes: setup.nodes.clone(),
            programs: setup.programs.clone(),
            universe: setup.slots,
            channels: setup.channels,
            env: setup.env.clone(),
            placement: setup.placement.clone(),
            output: OutputPlan {
                tag: request.tag,
                timestamp: request.timestamp,
                max_line: setup.params.size("iof_base_max_line") as u32,
                window: (buffer / self.nodes.len().max(1) as u64).max(64 << 10),
                raw: setup.map.ranks() == 1 && !prefixes,
                terminal: streams.terminal,
                one_output: streams.one,
                merge: request.merge,
                dir: dir.unwrap_or_default(),
                copy: request.output.as_ref().is_none_or(|o| o.copy),
            },
            input: request.stdin,
            input_direct,
            restore: setup.restored.as_ref().map(Restored::plan),
        }
    }

    /// A node says something.
    pub(crate) fn handle_report(&mut self, from: u32, report: Report, now: u64) {
        if self.moved_so_far(from, &report) {
            return;
        }
        // Drop late reports from the node that the rank has left.
        let Some(report) = report.of_lives(&self.setup.map, from) else { return };
        match report {
            Report::Admitted => {
                self.admitting.retain(|n| *n != from);
                self.launch_when_admitted();
            }
            Report::Placed(lines) => self.say(&lines),
            Report::Started(pids) => self.have_started(from, pids),
            Report::NotStarted { ranks, code, text } => {
                self.not_started(from, &ranks, code, text, now);
            }
            Report::Ended(list) => self.have_ended(from, list),
            Report::Inside(phases) => {
                phases.into_iter().for_each(|p| self.job.handle_inside(p, now));
            }
            Report::Abort { rank, pid, code, text } => {
                self.aborts.tell(rank, pid, text);
                self.job.handle_abort(rank, code, now);
            }
            Report::Output { stream, bytes } => {
                self.said.push_back((stream, (self.facts.number, from), bytes));
            }
            Report::Taken(bytes) => {
                if let Some(input) = &mut self.input {
                    input.handle_taken(from, bytes);
                }
            }
            Report::NoReader => self.input.iter_mut().for_each(|input| input.handle_gone(from)),
            Report::View { ticket, now_ns, ranks, networks } => {
                self.viewed(from, ticket, now_ns, ranks);
                self.viewed_networks(from, ticket, networks);
            }
            Report::Fence { pairs, last } => {
                let all = self.gathering.handle_fence(from, pairs, last);
                self.fenced(all);
            }
            Report::Images { ticket, outcome } => {
                self.holds.handle_outcome(from, ticket, outcome);
            }
            Report::Restored(step) => self.restored_so_far(from, step),
            Report::Hold { number, answer } => self.hold_answered(from, number, answer),
            Report::Interrupt(wanted) => self.holds.handle_wish(wanted),
            Report::Trouble(text) => self.say(&[text]),
            Report::Failed(text) => self.failed(text, now),
            Report::Quiet => {
                if let Some(node) = self.nodes.get_mut(from as usize) {
                    node.quiet = true;
                }
            }
            Report::NodeLost { node, why } => self.node_lost(node, why, now),
            Report::Notice(signal) => self.noticed(from, signal, now),
            // Before the job there is no master, and the universe is another's.
            Report::Hellos(_) | Report::NotReached { .. } | Report::Universe { .. } => {}
            // Whoever owns the master listens.
            Report::Listen => {}
        }
    }

    /// Launches the job, once nothing has to come before.
    fn launch_when_admitted(&mut self) {
        if let Some(plan) = self.plan_waits.take_if(|_| self.admitting.is_empty()) {
            self.orders.push_back((Dest::All, Order::Launch(plan)));
        }
    }

    /// A node has come so far with the restore of its ranks; once all have they go on with it.
    fn restored_so_far(&mut self, from: u32, step: RestoreStep) {
        self.restored.insert(from, step);
        let so_far = |n: &u32| self.restored.get(n).is_some_and(|of| *of >= step);
        if self.starting.iter().all(so_far) && self.job.cause().is_none() {
            let next = match step {
                RestoreStep::Check => RestoreStep::Processes,
                RestoreStep::Processes | RestoreStep::Home => RestoreStep::Home,
            };
            self.orders.push_back((Dest::All, Order::Restore(next)));
        }
    }

    /// Somebody wants images of the job's processes: a connection, and a ticket there.
    pub(crate) fn handle_images(&mut self, asker: (u64, u64), request: ImagesRequest) {
        match self.dir_of(&request) {
            Ok(dir) => self.holds.handle_images(asker, ImagesRequest { dir, ..request }),
            Err(why) => self.holds.refuse(asker, why),
        }
    }

    /// The directory of the sets that a request is about.
    fn dir_of(&self, request: &ImagesRequest) -> Result<Vec<u8>, String> {
        let own = self.setup.params.text("crs_base_dir").as_bytes();
        let dir = if request.dir.is_empty() { own } else { &request.dir };
        match dir.is_empty() {
            false => Ok(dir.to_vec()),
            true => Err("the job has no directory for snapshots; start it with --checkpoint-dir \
                         DIR, or use --dir"
                .into()),
        }
    }

    /// What somebody is told who wanted images.
    pub(crate) fn poll_images(&mut self) -> Option<((u64, u64), ImagesAnswer)> {
        self.holds.poll_answer()
    }

    /// All ranks of a node run.
    fn have_started(&mut self, from: u32, pids: Vec<i32>) {
        if let Some(node) = self.nodes.get_mut(from as usize) {
            node.pids = pids;
        }
        self.starting.retain(|n| *n != from);
        if self.starting.is_empty() {
            self.birth.get_or_insert(StartOutcome::Started);
        }
        if let Some(input) = &mut self.input {
            input.handle_ready(from);
        }
    }

    /// Ranks of a node have ended.
    fn have_ended(&mut self, from: u32, list: Vec<Ended>) {
        for ended in list {
            if matches!(ended.mpi, MpiPhase::Inside | MpiPhase::InSessions { .. }) {
                self.hold_failed();
            }
            self.job.handle_exit(ended.rank, ended.exit, ended.mpi);
            self.ended.insert(ended.rank, ended);
        }
        // Else the end of a node without a fence ends the job, or all have ended.
        let goes_on = self.setup.policy.on_failure == OnFailure::Notify;
        if goes_on && self.setup.map.ranks_on(from).all(|r| self.job.has_ended(r)) {
            let all = self.gathering.handle_gone(from);
            self.fenced(all);
        }
    }

    /// Those who joined by PMI have come to a fence, and have told these pairs.
    fn fenced(&mut self, all: Option<Vec<(String, String)>>) {
        let order = |(pairs, last)| (Dest::All, Order::Fenced { pairs, last });
        self.orders.extend(all.into_iter().flat_map(control::in_pieces).map(order));
    }

    fn not_started(&mut self, from: u32, ranks: &[u32], code: i32, mut text: String, now: u64) {
        let map = &self.setup.map;
        let all = |n: usize| self.nodes[n].pids.len() as u32;
        let here = map.local_size(from).saturating_sub(ranks.len() as u32);
        let before: u32 = (0..self.nodes.len()).map(all).sum::<u32>() + here;
        if !text.is_empty() {
            if let Some(node) = self.nodes.get(from as usize).filter(|_| from != 0) {
                text = format!("host {}: {text}", node.host);
            }
            if before > 0 {
                text.push_str(&format!(
                    "; {before} of {} processes had been started and are ended now",
                    map.ranks()
                ));
            }
            let is_restart = self.setup.restored.is_some();
            let is_first = self.job.cause().is_none();
            let is_new = before == 0 && self.birth.is_none() && self.facts.parent.is_none();
            let told = self.renewal.handle_refusal(Refusal {
                text,
                is_launcher: code == CODE_RENEW,
                may_renew: is_restart && is_first && is_new && again::may_renew(),
                // All hosts look at once what stands against a restart, and may find the same.
                is_told: is_restart && !is_first,
            });
            // The rank that has asked for it is told, not the user.
            match (told, self.facts.parent) {
                (Some(text), Some(_)) if !self.born => {
                    _ = self.birth.get_or_insert(StartOutcome::Failed(text));
                }
                (told, _) => told.into_iter().for_each(|text| self.say(&[text])),
            }
        }
        let code = if code == CODE_RENEW { CODE_CANNOT_START } else { code };
        self.job.handle_not_started(ranks, code, now);
    }

    /// Something else ends the job, too: no other launcher tries it.
    fn renew_no_more(&mut self) {
        if let Some(text) = self.renewal.give_up() {
            self.say(&[text]);
        }
    }

    /// The run-time cannot go on.
    fn failed(&mut self, text: String, now: u64) {
        self.renew_no_more();
        if self.trouble.is_empty() {
            self.trouble = text;
        }
        self.job.handle_run_time_failed(now);
    }

    /// A node is lost, and with it those whose way to us led over it, unless they find another.
    fn node_lost(&mut self, node: u32, why: String, now: u64) {
        let tree = self.setup.tree.clone();
        let up = |n: &u32| tree.parent(*n).filter(|_| !self.setup.heals);
        let behind = |n: u32| std::iter::successors(Some(n), up).any(|n| n == node);
        let lost: Vec<u32> = (0..self.nodes.len() as u32)
            .filter(|n| behind(*n) && self.nodes.get(*n as usize).is_some_and(|k| !k.lost))
            .collect();
        if lost.is_empty() {
            return;
        }
        self.renew_no_more();
        // What the ranks of a node have printed is all here once the node has said so.
        let is_cut = |n: &u32| {
            let quiet = self.nodes.get(*n as usize).is_some_and(|k| k.quiet);
            !quiet && self.setup.map.local_size(*n) > 0
        };
        let cut = lost.iter().any(is_cut);
        if self.trouble.is_empty() {
            self.trouble = why.clone();
            let all_ended = |n: &u32| self.setup.map.ranks_on(*n).all(|r| self.job.has_ended(r));
            if cut && lost.iter().all(all_ended) {
                self.trouble.push_str("; the last output of its ranks may be missing");
            }
        }
        let mut ranks: Vec<u32> = lost.iter().flat_map(|n| self.setup.map.ranks_on(*n)).collect();
        ranks.sort_unstable();
        self.orders.push_back((Dest::All, Order::Lost { ranks: runs(&ranks), why }));
        self.lost.extend_from_slice(&ranks);
        for gone in lost {
            self.hold_node_lost(gone);
            if let Some(known) = self.nodes.get_mut(gone as usize) {
                known.lost = true;
                known.quiet = true;
            }
            if let Some(input) = &mut self.input {
                input.handle_gone(gone);
            }
            let all = self.gathering.handle_gone(gone);
            self.fenced(all);
            if let Some(asking) = &mut self.asking {
                asking.missing.retain(|n| *n != gone);
            }
        }
        self.job.handle_node_lost(node, &ranks, cut, now);
    }

    /// We have got a signal; `from` is who sent it, 0 the terminal.
    pub(crate) fn handle_signal(&mut self, signal: i32, from: i32, now: u64) {
        if again::ends_renewal(signal) {
            self.renew_no_more();
        }
        if self.saves_at(signal) {
            return;
        }
        match signal {
            SIGINT | SIGTERM | SIGHUP | SIGQUIT => {
                self.interrupted |= signal == SIGINT && from == 0;
                self.second_signal |= self.code.is_some();
                self.job.handle_signal(signal, now);
            }
            other => self.orders.push_back((Dest::All, Order::Signal(other))),
        }
    }

    /// The daemon of a node got a signal that is meant for the job.
    fn noticed(&mut self, node: u32, signal: i32, now: u64) {
        let host = self.nodes.get(node as usize).map(|n| n.host.clone()).unwrap_or_default();
        let why = format!("the daemon of host {host} got {}", signals::name(signal));
        if again::ends_renewal(signal) {
            self.renew_no_more();
        }
        if signal == SIGTERM && self.obey_notice(node, &why) {
            return;
        }
        match signal {
            SIGTERM => self.save_or_end(&why, now),
            _ => self.handle_signal(signal, 0, now),
        }
    }

    /// A host may go, and nothing else is done about it.
    fn save_or_end(&mut self, why: &str, now: u64) {
        self.renew_no_more();
        match self.setup.policy.on_failure {
            // It may go soon, which is a loss only then: it is time to save.
            OnFailure::Notify => {
                self.say(&[format!("{why}; ranks that can be asked to save are asked")]);
                // Those whose images are made handle the signal for the library only.
                if !self.holds.save_now() {
                    self.orders.push_back((Dest::All, Order::SignalIfHandled(SIGUSR1)));
                }
            }
            OnFailure::Abort => {
                let is_new = !self.holds.wishes_to_stop();
                if self.saves_at(SIGTERM) {
                    if is_new {
                        self.say(&[format!("{why}; images are made, and the job ends")]);
                    }
                    return;
                }
                if self.job.cause().is_none() {
                    self.say(&[format!("{why}; all ranks are asked to end")]);
                }
                self.job.handle_signal(SIGTERM, now);
            }
        }
    }

    /// Our input has brought a piece; empty: it has ended.
    pub(crate) fn handle_input(&mut self, bytes: Vec<u8>) {
        let (dest, rank) = match self.setup.request.stdin {
            Reader::Rank(rank) => {
                (Dest::Node(self.setup.map.place(rank).map_or(0, |p| p.node)), Some(rank))
            }
            Reader::All | Reader::None => (Dest::All, None),
        };
        self.orders.push_back((dest, Order::Input { rank, bytes }));
    }

    /// Decides on all that was told, after which [`Master::poll_order`] says what follows.
    pub(crate) fn settle(&mut self, now: u64) {
        self.job.handle_time(now);
        self.job.settle(now);
        while let Some(action) = self.job.poll_action() {
            self.act(action, now);
        }
        self.settle_holds();
        self.look_for_hang(now);
        self.show_when_wanted(now);
        self.answer(now);
    }

    fn act(&mut self, action: JobAction, now: u64) {
        let order = match action {
            JobAction::SignalAll(signal) => Order::Stop(signal),
            JobAction::KillAll => Order::Kill { orphans: self.job.cause().is_some() },
            JobAction::LookInside => Order::LookInside,
            JobAction::Lost(cause) => return self.tell_lost(cause),
            JobAction::Explain(cause) => return self.explain(cause, now),
            JobAction::Done { code } => {
                self.explain_late();
                let first = self.code.replace(code).is_none();
                if !first {
                    return;
                }
                self.tell_holds();
                if let Some(line) = self.holds.handle_job_over(self.job.cause()) {
                    self.say(&[line]);
                }
                Order::Drain
            }
        };
        self.orders.push_back((Dest::All, order));
    }

    /// One of our own streams takes nothing more; without `errno` its reader is gone.
    pub(crate) fn handle_output_lost(&mut self, stream: i32, errno: Option<i32>, now: u64) {
        self.renew_no_more();
        self.job.handle_output_lost(stream, errno, now);
    }

    /// A job that this one is connected to ends badly, with this exit code.
    pub(crate) fn handle_connected_ended(&mut self, code: i32, now: u64) {
        self.job.handle_connected_ended(code, now);
    }

    /// The ranks that were lost since the last call, while the job goes on.
    pub(crate) fn take_lost(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.lost)
    }

    /// Slots of a node that its ranks have, where those that are lost have none; all of one that is
    /// lost.
    pub(crate) fn slots_in_use(&self, node: u32) -> u32 {
        if self.nodes.get(node as usize).is_some_and(|n| n.lost) {
            return u32::MAX;
        }
        let runs = |rank: &u32| !self.job.has_ended(*rank);
        self.setup.map.ranks_on(node).filter(runs).count() as u32
    }

    /// Some ranks are ended by `MPI_Abort` with this argument, and the job goes on.
    pub(crate) fn handle_part_aborted(&mut self, code: i32) {
        self.job.handle_part_aborted(code);
    }

    /// Others count this rank as failed: it must not go on.
    pub(crate) fn end_rank(&mut self, rank: u32) {
        if self.job.has_ended(rank) {
            return;
        }
        if let Some(place) = self.setup.map.place(rank) {
            self.orders.push_back((Dest::Node(place.node), Order::End { rank }));
        }
    }

    /// Which job it is.
    pub(crate) fn facts(&self) -> &JobFacts {
        &self.facts
    }

    /// What the job was made from: jobs that it asks for are made alike.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Told once: all its ranks run, or it will not run.
    pub(crate) fn poll_birth(&mut self) -> Option<StartOutcome> {
        let birth = self.birth.clone().filter(|_| !self.born)?;
        self.born = true;
        Some(birth)
    }

    /// Why it ends badly, and the exit code, once that is known.
    pub(crate) fn bad_end(&self) -> Option<(Cause, i32)> {
        Some((self.job.cause()?, self.job.code()))
    }

    /// The next order.
    pub(crate) fn poll_order(&mut self) -> Option<(Dest, Order)> {
        self.orders.pop_front()
    }

    /// The next bytes for our streams, and whose they are.
    pub(crate) fn poll_said(&mut self) -> Option<(Source, Sender, Vec<u8>)> {
        self.said.pop_front()
    }

    /// Bytes of a node were written: as many more may come.
    pub(crate) fn handle_written(&mut self, stream: Source, node: u32, bytes: u64) {
        self.orders.push_back((Dest::Node(node), Order::Room { stream, bytes }));
    }

    /// Tells people something of our own. Nobody waits for a reader that takes nothing: ending a
    /// job must not depend on who reads of it.
    fn say(&mut self, lines: &[String]) {
        self.said.push_back((Source::Stderr, OURS, report::block(lines).into_bytes()));
    }

    /// When [`Master::settle`] has something to do next, in milliseconds.
    pub(crate) fn next_time(&self) -> Option<u64> {
        let asked = self.asking.as_ref().map(|a| a.until_ms);
        let leaves = self.next_leaving();
        let all = [self.job.next_time(), self.next_look(), asked, self.next_hold(), leaves];
        all.into_iter().flatten().min()
    }

    /// The exit code, once the job is over and all its output is here; `None` before.
    pub(crate) fn over(&self) -> Option<i32> {
        let code = self.code?;
        let map = &self.setup.map;
        let quiet = |(i, n): (usize, &Node)| n.quiet || !n.left && map.local_size(i as u32) == 0;
        let all_quiet = self.nodes.iter().enumerate().all(quiet);
        let told = self.asking.as_ref().is_none_or(|a| !matches!(a.purpose, Purpose::Explain(_)));
        // What is on its way into a set arrives there, so that the job can start again from it.
        let stored = self.holds.is_stored();
        let done = all_quiet && told && stored && self.orders.is_empty() && self.said.is_empty();
        (done || self.second_signal).then_some(code)
    }

    /// The job ends badly.
    pub(crate) fn is_bad(&self) -> bool {
        self.job.cause().is_some()
    }

    /// The user has asked for the end once more after it: nobody waits for output any longer.
    pub(crate) fn is_hurried(&self) -> bool {
        self.second_signal
    }

    /// Why this launcher could not start it, where another one may. Nobody was told so.
    pub(crate) fn take_refusal(&mut self) -> Option<String> {
        self.renewal.give_up()
    }

    /// The job was ended by an interrupt from the terminal.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted
    }
}

/// Ascending numbers as runs: first and length of each.
fn runs(numbers: &[u32]) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for n in numbers {
        match runs.last_mut() {
            Some((first, len)) if *first + *len == *n => *len += 1,
            _ => runs.push((*n, 1)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    #[test]
    fn each_abort_keeps_its_own_words() {
        let mut aborts = super::Aborts::default();
        aborts.tell(0, 10, "the connection to rank 3 is lost".into());
        aborts.tell(3, 13, String::new());
        aborts.tell(3, 99, "again".into());
        assert_eq!((aborts.of(3), aborts.of(1)), (Some((13, "")), None));
    }

    #[test]
    fn nodes_that_take_connections_of_a_spawned_job_before_it_begins() {
        let card = |cell: &u16| super::NodeCard {
            host: String::new(),
            acceptor: Vec::new(),
            arch: 0,
            cell: *cell,
        };
        let nodes = |cells: &[u16]| cells.iter().map(card).collect::<Vec<_>>();
        let one = nodes(&[0, 0, 0]);
        assert!(super::admitting(&one, &[2]).is_empty(), "its ranks need no connection");
        assert_eq!(super::admitting(&one, &[1, 2]), [1, 2]);
        // Gateways of its cells: to call its parents, and each other.
        let two = nodes(&[0, 0, 1, 1]);
        assert_eq!(super::admitting(&two, &[3]), [2]);
        assert_eq!(super::admitting(&two, &[1, 3]), [0, 1, 2, 3]);
        assert_eq!(super::admitting(&two, &[2, 3]), [2, 3]);
    }

    #[test]
    fn runs_of_numbers() {
        assert_eq!(super::runs(&[0, 1, 2, 5, 7, 8]), [(0, 3), (5, 1), (7, 2)]);
        assert!(super::runs(&[]).is_empty());
    }
}
