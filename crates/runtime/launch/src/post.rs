//! What `mpirun` has before it has a master: the agent of its own node, the network to the others,
//! signals, and one set of descriptors for all; and the first thing that is done with it, calling
//! together the nodes of the job.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::os::fd::AsFd;

use hawser_btl::tcp;
use hawser_mca::report::say;
use hawser_os::clock;
use hawser_os::pipe::{self, Stream};
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process;
use hawser_os::signals::{
    self, SIGCHLD, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGXCPU,
    SignalFd, ignore_file_size,
};
use hawser_rte::control::plan::Bootstrap;
use hawser_rte::control::{Body, Dest, Hello, Order, Report};
use hawser_rte::state::job::CODE_TIMEOUT;

use crate::agent::AgentConfig;
use crate::agents::Agents;
use crate::look::Viewers;
use crate::net::{self, Net, News};
use crate::plm::{CODE_CANNOT_START, StartError, cannot};
use crate::setup::{Before, Setup, choice_of};

pub(crate) const TOKEN_SIGNAL: u64 = 0;
pub(crate) const TOKEN_AGENT: u64 = 1;
pub(crate) const TOKEN_NET: u64 = 3;
pub(crate) const TOKEN_VIEWERS: u64 = 4;
pub(crate) const TOKEN_CLIENT: u64 = 5;
pub(crate) const TOKEN_NEIGHBOURS: u64 = 6;
pub(crate) const TOKEN_IMAGES: u64 = 7;

/// Once a node will not come, how long others may take to say the same, in milliseconds.
const MORE_FAILURES_MS: u64 = 300;
/// How long the daemons may take to leave, in milliseconds.
const LEAVE_MS: u64 = 4_000;
/// When a user at a terminal is told who is waited for, in milliseconds: first, and then again.
const PROGRESS_MS: [u64; 2] = [2_000, 10_000];
/// Names of hosts in one line.
const NAMES: usize = 4;

const SIGNALS: &[i32] =
    &[SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGTSTP, SIGCONT];

pub(crate) fn now_ms() -> u64 {
    clock::now_ns() / 1_000_000
}

/// See the module's documentation.
pub(crate) struct Post {
    /// The first job.
    pub(crate) job: u64,
    pub(crate) secret: [u8; 32],
    pub(crate) agents: Agents,
    pub(crate) net: Option<Net>,
    /// Where each job is looked at from outside; none where there is one host.
    pub(crate) viewers: BTreeMap<u64, Viewers>,
    pub(crate) signals: SignalFd,
    pub(crate) poller: Poller,
}

/// The roll call as it stands.
struct Roll {
    hellos: BTreeMap<u32, Hello>,
    nodes: u32,
    failures: Vec<String>,
    /// When it is over although nodes are missing.
    until: Option<u64>,
}

impl Post {
    /// Sets up everything for the first job, with its secret; daemons are not started yet.
    pub(crate) fn new(before: &mut Before, first: (u64, [u8; 32])) -> Result<Post, StartError> {
        let (job, secret) = first;
        let events = cannot("events cannot be received");
        ignore_file_size();
        let signals = SignalFd::new(SIGNALS).map_err(cannot("signals cannot be received"))?;
        let poller = Poller::new().map_err(&events)?;
        let config = AgentConfig {
            node: 0,
            job,
            secret,
            calibrated: before.params.calibrated().to_string(),
            place: before.place.clone(),
            choice: choice_of(&before.params)?,
            quality: tcp::quality(&before.params),
            store_limit: before.params.int("sstore_base_limit").max(0) as u64,
        };
        poller.add(signals.as_fd(), TOKEN_SIGNAL, Interest::Read).map_err(&events)?;
        let agents = Agents::new(config, &poller, TOKEN_AGENT)
            .map_err(cannot("no process can be started"))?;
        let net = match &before.starter {
            None => None,
            Some(starter) => {
                process::raise_descriptor_limit();
                let bootstrap = Bootstrap {
                    nodes: before.nodes(),
                    added: before.nodes(),
                    arity: before.arity(),
                    gathered: before.is_gathered(),
                    // It is filled in once there is something to be reached.
                    root: before.heals().then(Default::default),
                    params: before.settings(),
                    calibrated: before.params.calibrated_of_job(),
                    hosts: before.hosts(),
                    cells: before.cells(),
                    ..Bootstrap::of_root(job, secret)
                };
                let host = before.place.host.clone();
                let (starter, heads) = (starter.clone(), before.take_heads());
                let config = net::NetConfig { me: 0, bootstrap, starter, heads, host };
                let plain = |text: String| StartError::new(CODE_CANNOT_START, text);
                let net = Net::new(config, &before.params, now_ms()).map_err(plain)?;
                poller.add(net.as_fd(), TOKEN_NET, Interest::Read).map_err(&events)?;
                Some(net)
            }
        };
        let viewers = BTreeMap::new();
        let mut post = Post { job, secret, agents, net, viewers, signals, poller };
        post.open_to_viewers(job);
        Ok(post)
    }

    /// Opens a network to other hosts, unless there is one; where connections to this host are
    /// taken.
    ///
    /// # Errors
    /// A sentence: it cannot be had.
    pub(crate) fn open_net(&mut self, setup: &Setup, now: u64) -> Result<Vec<SocketAddr>, String> {
        if let Some(net) = &self.net {
            return Ok(net.addresses());
        }
        let late = setup.late_network((self.job, self.secret)).map_err(|e| e.text)?;
        let (bootstrap, starter, hello) = late;
        process::raise_descriptor_limit();
        let host = hello.host.clone();
        let config = net::NetConfig { me: 0, bootstrap, starter, heads: Vec::new(), host };
        let mut net = Net::new(config, &setup.params, now)?;
        let added = self.poller.add(net.as_fd(), TOKEN_NET, Interest::Read);
        added.map_err(|e| format!("the network cannot be watched: {e}"))?;
        let addresses = net.addresses();
        net.begin(Hello { acceptor: addresses.clone(), ..hello }, now);
        self.net = Some(net);
        Ok(addresses)
    }

    /// Lets a job be looked at from outside, where several hosts take part: else it is seen in its
    /// segment.
    pub(crate) fn open_to_viewers(&mut self, job: u64) {
        let viewers = self.net.as_ref().and_then(|_| Viewers::new(job).ok());
        let watched =
            |v: &Viewers| self.poller.add(v.as_fd(), TOKEN_VIEWERS, Interest::Read).is_ok();
        // Without it nobody sees the job, which goes on.
        if let Some(viewers) = viewers.filter(watched) {
            self.viewers.insert(job, viewers);
        }
    }

    /// A job is over.
    pub(crate) fn close_to_viewers(&mut self, job: u64) {
        if let Some(viewers) = self.viewers.remove(&job) {
            self.poller.remove(viewers.as_fd());
        }
    }

    /// Starts the daemons and waits for the word of all nodes; by number.
    pub(crate) fn gather(&mut self, before: &Before) -> Result<Vec<Hello>, StartError> {
        let Some(net) = &mut self.net else { return Ok(vec![before.own_hello(Vec::new())]) };
        let begun = now_ms();
        net.begin(before.own_hello(net.addresses()), begun);
        let mut roll = Roll {
            hellos: BTreeMap::new(),
            nodes: before.nodes(),
            failures: Vec::new(),
            until: None,
        };
        let terminal = pipe::stream_kind(io::stderr().as_fd()) == Stream::Terminal;
        let mut tell_at = (terminal && !before.request.quiet).then(|| begun + PROGRESS_MS[0]);
        let end = before.policy.timeout_ms.map(|t| begun.saturating_add(t));
        let mut events = Vec::new();
        loop {
            self.call(&mut roll).map_err(cannot("the hosts cannot be waited for"))?;
            let now = now_ms();
            if let Some(hellos) = roll.outcome(now)? {
                return Ok(hellos);
            }
            if end.is_some_and(|end| now >= end) {
                let (waits, limit) = (roll.waits_for(before), before.request.limit());
                let text = format!("{waits} {limit} is over.");
                return Err(StartError::new(CODE_TIMEOUT, text));
            }
            if tell_at.is_some_and(|at| now >= at) {
                tell_at = Some(now + PROGRESS_MS[1]);
                say(roll.waits_for(before));
            }
            let net_at = self.net.as_ref().and_then(Net::next_time);
            let at = [net_at, tell_at, end, roll.until].into_iter().flatten().min();
            let wait = at.map_or(-1, |at| at.saturating_sub(now).min(i32::MAX as u64) as i32);
            events.clear();
            self.wait(wait, &mut events)?;
        }
    }

    fn wait(&mut self, ms: i32, events: &mut Vec<Event>) -> Result<(), StartError> {
        let cannot = cannot("the hosts cannot be waited for");
        self.poller.wait(ms, events).map_err(&cannot)?;
        for event in events.iter() {
            match (event.token, &mut self.net) {
                (TOKEN_NET, Some(net)) => {
                    net.handle_events(now_ms(), &mut |names| self.agents.judge(names))
                        .map_err(&cannot)?;
                }
                (TOKEN_SIGNAL, _) => self.handle_signals()?,
                (TOKEN_AGENT, _) => self.agents.handle_events().map_err(&cannot)?,
                // There is nothing to show yet.
                (TOKEN_VIEWERS, _) => {
                    self.viewers.values_mut().for_each(Viewers::turn_away);
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn handle_signals(&mut self) -> Result<(), StartError> {
        let mut ended_by = None;
        while let Some(arrived) = self.signals.next() {
            match arrived.signal {
                SIGINT | SIGTERM | SIGHUP | SIGQUIT => ended_by = Some(arrived.signal),
                SIGTSTP => signals::stop_self(),
                _ => {}
            }
        }
        self.reap();
        match ended_by {
            None => Ok(()),
            Some(signal) => {
                let text = format!("ended by {} while hosts were started.", signals::name(signal));
                Err(StartError::new(128 + signal, text))
            }
        }
    }

    /// Tells of all children that have ended who their owner is.
    pub(crate) fn reap(&mut self) {
        while let Some((pid, exit)) = process::reap() {
            // Others are orphans of the job: nobody's concern.
            if !self.agents.handle_exit(pid, exit)
                && let Some(net) = &mut self.net
            {
                net.handle_exit(pid, exit, now_ms());
            }
        }
    }

    fn call(&mut self, roll: &mut Roll) -> io::Result<()> {
        let Some(net) = &mut self.net else { return Ok(()) };
        net.settle(now_ms(), &mut |names| self.agents.judge(names))?;
        while let Some(news) = net.poll_news() {
            match news {
                News::Report(_, _, Report::Hellos(hellos)) => {
                    roll.hellos.extend(hellos.into_iter().map(|h| (h.node, h)));
                }
                News::Report(_, _, Report::NotReached { lines, .. }) => {
                    roll.fail(lines, now_ms());
                }
                News::Report(_, _, Report::NodeLost { why, .. }) => {
                    roll.fail(vec![format!("{why}.")], now_ms());
                }
                News::Report(_, _, Report::Failed(text)) | News::Failed(text) => {
                    roll.fail(vec![format!("{text}.")], now_ms());
                }
                News::Report(_, _, Report::Trouble(text)) | News::Said(text) => say(text),
                News::Data(call) => self.agents.handle_call(call),
                News::Report(..) | News::Order(..) | News::Orphaned(_) => {}
            }
        }
        Ok(())
    }

    /// Gives an order of the master of a job: to whom it is for, and here.
    pub(crate) fn order(&mut self, job: u64, dest: Dest, order: Order) {
        match (&mut self.net, dest) {
            (Some(net), dest) => net.send_of(job, dest, Body::Order(order)),
            (None, Dest::All | Dest::Node(0)) => self.obey(job, order),
            (None, Dest::Node(_) | Dest::Master) => {}
        }
    }

    /// Does what the master of a job says.
    pub(crate) fn obey(&mut self, job: u64, order: Order) {
        if let (Order::Kill { .. } | Order::Lost { .. }, Some(net)) = (&order, &self.net) {
            self.agents.spare(net.shells());
        }
        match (&order, &mut self.net) {
            (Order::Admit { secret }, Some(net)) => net.admit(job, *secret),
            (Order::Forget, Some(net)) => net.forget(job),
            (Order::Launch(plan), Some(net)) => net.learn(&plan.nodes),
            _ => {}
        }
        self.agents.handle_order(job, order, &self.poller);
    }

    /// The job is over: sends the daemons home, ends what is left here, and waits for them, unless
    /// a signal hurries us. Returns the signals that have come meanwhile.
    pub(crate) fn leave(&mut self, bad: bool) -> io::Result<Vec<i32>> {
        if let Some(net) = &mut self.net {
            net.tell_below(Order::Leave { bad });
            net.end_below();
            net.settle(now_ms(), &mut |names| self.agents.judge(names))?;
            self.agents.spare(net.shells());
        }
        let net = &mut self.net;
        let mut came = self.agents.sweep(bad, &self.signals, &mut |pid, exit| {
            if let Some(net) = net {
                net.handle_exit(pid, exit, now_ms());
            }
        })?;
        let hurries = |signal: &i32| matches!(*signal, SIGINT | SIGTERM | SIGHUP | SIGQUIT);
        let end = now_ms() + LEAVE_MS;
        let mut events = Vec::new();
        while let Some(net) = &mut self.net {
            let now = now_ms();
            net.settle(now, &mut |names| self.agents.judge(names))?;
            while net.poll_news().is_some() {}
            let is_over = net.is_over_below() && !net.has_orphans();
            if is_over || now >= end || came.iter().any(hurries) {
                net.end_starts();
                break;
            }
            let until = net.next_time().map_or(end, |at| at.min(end));
            events.clear();
            self.poller.wait(until.saturating_sub(now).min(1_000) as i32, &mut events)?;
            net.handle_events(now, &mut |names| self.agents.judge(names))?;
            self.agents.handle_events()?;
            came.extend(std::iter::from_fn(|| self.signals.next()).map(|arrived| arrived.signal));
            self.reap();
        }
        Ok(came)
    }
}

impl Roll {
    fn fail(&mut self, lines: Vec<String>, now: u64) {
        self.failures.extend(lines);
        self.until.get_or_insert(now + MORE_FAILURES_MS);
    }

    /// The hellos, when all have come; an error, when some will not; `None`: not yet.
    fn outcome(&mut self, now: u64) -> Result<Option<Vec<Hello>>, StartError> {
        let all = self.hellos.len() as u32 == self.nodes;
        if all && self.failures.is_empty() {
            return Ok(Some(std::mem::take(&mut self.hellos).into_values().collect()));
        }
        match self.until {
            Some(until) if now >= until || all => {
                let mut lines = std::mem::take(&mut self.failures);
                lines.push("Nothing was started.".into());
                Err(StartError::new(CODE_CANNOT_START, lines.join("\n")))
            }
            _ => Ok(None),
        }
    }

    fn waits_for(&self, before: &Before) -> String {
        let missing = before.hosts().into_iter().filter(|h| !self.hellos.contains_key(&h.node));
        let names: Vec<String> = missing.map(|h| h.name).collect();
        let more = names.len().saturating_sub(NAMES);
        let shown = names.get(..names.len().min(NAMES)).unwrap_or_default().join(", ");
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        format!("waiting for {} of {} hosts: {shown}{more}.", names.len(), self.nodes)
    }
}
