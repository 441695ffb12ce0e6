//! The out-of-band network as one agent has it: its sockets, the start of its children, the roll
//! call, and who is lost. What decides are the pure machines of `hawser_rte` (`oob::relay`,
//! `state::children`, `oob::roll_call`); here bytes are moved and processes started.
//!
//! A daemon makes the connection to its parent, and makes it anew when it breaks, or when its
//! network falls silent; a parent listens.

mod lookup;
mod losses;
mod near;
pub(crate) mod starts;
mod times;

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::SocketAddr;
use std::os::fd::{AsFd, BorrowedFd};

use hawser_btl::tcp;
use hawser_mca::Params;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process::Exit;
use hawser_rte::control::plan::{Bootstrap, HostLine, NodeCard};
use hawser_rte::control::{Body, Dest, Envelope, Hello, Order, Report};
use hawser_rte::oob::answers;
use hawser_rte::oob::directory::{self, Contact, Directory};
use hawser_rte::oob::failover::{self, Failover};
use hawser_rte::oob::relay::{Loss, Relay, Times};
use hawser_rte::oob::roll_call::RollCall;
use hawser_rte::oob::tree::Tree;
use hawser_rte::state::children::ChildStep;
use hawser_wireup::handshake::{Answer, Credential, Names, Plane, Reason, Side};
use hawser_wireup::reception::interfaces::{Choice, Reaches};
use hawser_wireup::reception::{Arrival, Caller, Made, Reception, Target};

use self::lookup::ContactExchange;
use self::near::{Near, READ_MAX};
use self::starts::Starts;
use self::times::{answer_limits, limits_of, ms_of, ns, times_of};
use crate::gateway::Gateway;
use crate::plm::choose::How;
use crate::plm::started::Started;

const TOKEN_RECEPTION: u64 = 0;
const TOKEN_CALLER: u64 = 1;
const TOKEN_STARTS: u64 = 2;
const TOKEN_GATEWAY: u64 = 3;
/// Tokens of the connections of neighbours, by their numbers.
const TOKEN_NEAR: u64 = 16;
/// The same of conversations about parents.
const TOKEN_TALK: u64 = 1 << 33;
/// Numbers of calls.
const CALL_PARENT: u64 = 0;
const CALL_ROOT: u64 = 1;

/// What an agent knows of its place in the network.
pub(crate) struct NetConfig {
    /// Its number.
    pub(crate) me: u32,
    /// What its children are told, besides who they are and who is below them. `parent` is who
    /// its own parent is.
    pub(crate) bootstrap: Bootstrap,
    /// How its children are started, and the path of the daemon there.
    pub(crate) starter: (How, String),
    /// The heads of other cells that run, by their numbers.
    pub(crate) heads: Vec<(u32, Started)>,
    /// The name of this host.
    pub(crate) host: String,
}

/// What the owner of the network has to look after.
#[derive(Debug)]
pub(crate) enum News {
    /// From the master of a job, for this node.
    Order(u64, Order),
    /// For the master of a job, which is here: from this node.
    Report(u32, u64, Report),
    /// A rank calls for a rank of this node.
    Data(Arrival),
    /// The way to the master is lost, and with it the job.
    Orphaned(String),
    /// A line for the user.
    Said(String),
    /// Others wait for something that cannot be told to them: a sentence that names the host.
    Failed(String),
}

/// The network of one agent. See the module's documentation.
pub(crate) struct Net {
    me: u32,
    job: u64,
    /// Connections are encrypted.
    encrypted: bool,
    host: String,
    relay: Relay,
    reception: Reception,
    caller: Caller,
    /// Where the parent listens, and the name of its host.
    parent: Option<(u32, String, Vec<SocketAddr>)>,
    /// Where the root listens, and the name of its host, in a tree that heals.
    root: Option<(String, Vec<SocketAddr>)>,
    /// The parent is lost, and the root is called to be it.
    moving: bool,
    /// The parent has been reached.
    joined: bool,
    near: HashMap<u32, Near>,
    /// Moves the link to the parent to another network.
    failover: Failover,
    /// Connections to the parent over which the link has gone, until it is up over the present one.
    left: Vec<Near>,
    /// Of the root, where all daemons were started by it.
    directory: Option<Directory>,
    /// Who asks us for its parent; of a daemon: the root (0), which is asked.
    talks: HashMap<u32, ContactExchange>,
    starts: Starts,
    /// Of the head of a cell.
    gateway: Option<Gateway>,
    roll_call: Option<RollCall>,
    times: Times,
    step_ns: u64,
    limits: answers::AnswerLimits,
    /// When it is looked again whether the hosts of neighbours answer.
    answers_at: u64,
    set: Poller,
    events: Vec<Event>,
    scratch: Vec<u8>,
    news: VecDeque<News>,
}

/// A set of these three, in the order of their tokens, and a gateway.
fn set_of(watched: &[BorrowedFd<'_>; 3], gateway: Option<&Gateway>) -> io::Result<Poller> {
    let set = Poller::new()?;
    let tokens = [TOKEN_RECEPTION, TOKEN_CALLER, TOKEN_STARTS];
    for (fd, token) in watched.iter().zip(tokens) {
        set.add(*fd, token, Interest::Read)?;
    }
    if let Some(gateway) = gateway {
        set.add(gateway.as_fd(), TOKEN_GATEWAY, Interest::Read)?;
    }
    Ok(set)
}

fn not_set_up(error: io::Error) -> String {
    let error = hawser_os::socket::advised(&error);
    format!("the network between the hosts cannot be set up: {error}")
}

impl Net {
    /// Listens, and begins to reach the parent. Children are started by [`Net::begin`].
    ///
    /// # Errors
    /// A sentence for people.
    pub(crate) fn new(config: NetConfig, params: &Params, now: u64) -> Result<Net, String> {
        let NetConfig { me, mut bootstrap, starter, heads, host } = config;
        let tree = Tree::of(&bootstrap);
        let job = bootstrap.job;
        let credential = Credential { job, secret: bootstrap.secret };
        let choice = Choice::of(params).map_err(|e| e.to_string())?;
        let quality = tcp::quality(params);
        let reception = Reception::open(credential.clone(), &choice, Reaches::Network, &quality)
            .map_err(|e| format!("no connections can be taken: {e}"))?;
        let trust = (credential.clone(), choice.encrypted);
        let gateway =
            Gateway::new(me, &bootstrap.cells, trust, quality.clone()).map_err(not_set_up)?;
        let caller = Caller::new(credential, quality).map_err(not_set_up)?;
        let listens = reception.addresses().to_vec();
        let own = Contact { host: host.clone(), addresses: listens.clone() };
        let above = std::mem::replace(&mut bootstrap.parent, listens.clone());
        let above_host = std::mem::replace(&mut bootstrap.parent_host, host.clone());
        if me == 0 && bootstrap.root.is_some() {
            bootstrap.root = Some((host.clone(), listens.clone()));
        }
        let above_all = bootstrap.root.clone();
        let gathered = bootstrap.gathered;
        let hosts = std::mem::take(&mut bootstrap.hosts);
        let limits = limits_of(&starter.0, params);
        let waits = answer_limits(params);
        let times = times_of(params, &waits);
        let root = (above_host.clone(), above.clone());
        let parent = tree.parent(me).map(|node| (node, above_host, above));
        let directory = (gathered && me == 0).then(|| Directory::new(tree.clone(), own));
        let starts = Starts::new(starter, bootstrap, hosts, heads, limits).map_err(not_set_up)?;
        let set = set_of(&[reception.as_fd(), caller.as_fd(), starts.as_fd()], gateway.as_ref())
            .map_err(not_set_up)?;
        let mut net = Net {
            me,
            job,
            encrypted: choice.encrypted,
            host,
            relay: Relay::new(tree, me, times),
            reception,
            caller,
            parent,
            root: above_all,
            moving: false,
            joined: false,
            near: HashMap::new(),
            failover: Failover::default(),
            left: Vec::new(),
            directory,
            talks: HashMap::new(),
            starts,
            gateway,
            roll_call: None,
            times,
            step_ns: ns(ms_of(params, "plm_base_step_time")),
            limits: waits,
            answers_at: now,
            set,
            events: Vec::new(),
            scratch: vec![0; READ_MAX],
            news: VecDeque::new(),
        };
        if net.root.is_some() {
            net.relay.heal();
        }
        match gathered && me != 0 {
            true => net.call(CALL_ROOT, (0, root.0, root.1), net.step_ns, now),
            false => net.call_parent(net.step_ns, now),
        }
        Ok(net)
    }

    /// Where connections to this node are taken.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.reception.addresses().to_vec()
    }

    /// Starts the children, and calls the roll with the word of this node.
    pub(crate) fn begin(&mut self, own: Hello, now: u64) {
        self.roll_call = Some(RollCall::new(self.relay.tree().clone(), self.me, own, now));
        self.starts.begin(self.me, now);
    }

    /// Starts the daemon of one more host, below this node, which is the root; its number. Its
    /// hello comes as the others did, or that it is not reached.
    pub(crate) fn add_host(&mut self, host: HostLine, now: u64) -> u32 {
        let node = self.relay.grow();
        if let Some(roll_call) = &mut self.roll_call {
            roll_call.grow();
        }
        self.starts.add(HostLine { node, ..host }, now);
        node
    }

    /// Sends the daemon of such a host home.
    pub(crate) fn dismiss(&mut self, node: u32) {
        self.send(Dest::Node(node), Body::Order(Order::Leave { bad: false }));
        self.relay.end_child(node);
    }

    /// The process ids of remote shells of ours.
    pub(crate) fn shells(&self) -> Vec<i32> {
        self.starts.pids().collect()
    }

    fn call_parent(&mut self, patience_ns: u64, now: u64) {
        if let Some(parent) = self.parent.clone() {
            self.call(CALL_PARENT, parent, patience_ns, now);
        }
    }

    /// Calls the parent again while its link is up, or has just broken. The relay counts the time.
    fn search_parent(&mut self, now: u64) {
        let Some((node, host, addresses)) = self.parent.clone() else { return };
        let silent = self.near.get(&node).and_then(|near| near.stream.peer_addr().ok());
        let addresses = failover::order(&addresses, silent);
        let patience = ns(self.limits.lost.saturating_add(self.times.away));
        self.call(CALL_PARENT, (node, host, addresses), patience, now);
    }

    /// Calls the daemon of a node, on a host, at these addresses.
    fn call(
        &mut self,
        number: u64,
        (to, host, addresses): (u32, String, Vec<SocketAddr>),
        patience_ns: u64,
        now: u64,
    ) {
        let names = Names {
            plane: Plane::Control,
            job: self.job,
            from: self.me,
            channel: 0,
            to,
            link: if number == CALL_ROOT { directory::LINK } else { 0 },
            encrypted: self.encrypted,
        };
        let target =
            Target { host, addresses, from: None, names, patience_ns, direct: None, via: None };
        self.caller.cancel(number);
        self.caller.call(number, target, ns(now));
    }

    /// Connections come for ranks of another job than the first one.
    pub(crate) fn admit(&mut self, job: u64, secret: [u8; 32]) {
        self.reception.add_key(Credential { job, secret });
    }

    /// The end of [`Net::admit`].
    pub(crate) fn forget(&mut self, job: u64) {
        if job != self.job {
            self.reception.remove_key(job);
        }
    }

    /// The nodes of the job are known now.
    pub(crate) fn learn(&mut self, nodes: &[NodeCard]) {
        if let Some(gateway) = &mut self.gateway {
            gateway.learn(nodes);
        }
    }

    /// Sends a message of this node about the nodes themselves.
    pub(crate) fn send(&mut self, to: Dest, body: Body) {
        self.send_of(self.job, to, body);
    }

    /// Sends a message of this node about a job.
    pub(crate) fn send_of(&mut self, job: u64, to: Dest, body: Body) {
        if let Err(e) = self.relay.send(Envelope::new(self.me, to, job, body)) {
            let text = format!("host {}: the run-time cannot send {e}", self.host);
            self.news.push_back(News::Failed(text));
        }
    }

    /// The number of this node.
    pub(crate) fn number(&self) -> u32 {
        self.me
    }

    /// The parent was reached; always so for the root.
    pub(crate) fn has_joined(&self) -> bool {
        self.joined || self.parent.is_none()
    }

    /// Tells all below something that does not come from the master.
    pub(crate) fn tell_below(&mut self, order: Order) {
        self.send(Dest::All, Body::Order(order));
    }

    /// The next thing for the owner.
    pub(crate) fn poll_news(&mut self) -> Option<News> {
        self.news.pop_front()
    }

    /// Looks at all descriptors that are ready. `judge` says whether a rank of this node takes a
    /// connection.
    ///
    /// # Errors
    /// What the kernel said of a set of descriptors.
    pub(crate) fn handle_events(
        &mut self,
        now: u64,
        judge: &mut dyn FnMut(&Names) -> Answer,
    ) -> io::Result<()> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            match event.token {
                TOKEN_RECEPTION => self.receive(now, judge)?,
                TOKEN_CALLER => self.caller.handle_events(ns(now))?,
                TOKEN_STARTS => self.starts.handle_events(now)?,
                TOKEN_GATEWAY => self.pass_on(now)?,
                token @ TOKEN_TALK.. => self.talk((token - TOKEN_TALK) as u32, now),
                token => self.read((token - TOKEN_NEAR) as u32, now),
            }
        }
        self.events = events;
        Ok(())
    }

    /// Lets the gateway do what it has to do.
    fn pass_on(&mut self, now: u64) -> io::Result<()> {
        self.gateway.as_mut().map_or(Ok(()), |gateway| gateway.handle_events(ns(now)))
    }

    fn receive(&mut self, now: u64, judge: &mut dyn FnMut(&Names) -> Answer) -> io::Result<()> {
        let (me, job, relay, directory) = (self.me, self.job, &self.relay, &self.directory);
        let gateway = &self.gateway;
        let all_came = self.roll_call.as_ref().is_some_and(RollCall::is_complete);
        self.reception.handle_events(ns(now), &mut |names| match names.plane {
            Plane::Data => judge(names),
            // Networks of other cells may have the address of this host, too.
            Plane::Gateway => match gateway {
                Some(gateway) => gateway.judge(names),
                None => Answer::No(Reason::Unknown),
            },
            // Processes have ports, daemons have none; names are asked for elsewhere.
            Plane::Port | Plane::Service | Plane::Images => Answer::No(Reason::Unexpected),
            Plane::Control if names.job != job => Answer::No(Reason::Unexpected),
            Plane::Control => {
                let child = relay.is_child(names.from) && !relay.is_gone(names.from);
                let orphan = all_came && relay.may_adopt(names.from);
                match names.to == me {
                    true if names.link == directory::LINK => match directory {
                        Some(known) if known.may_ask(names.from) => Answer::Welcome,
                        _ => Answer::No(Reason::Unexpected),
                    },
                    false => Answer::No(Reason::Unknown),
                    true if child || orphan => Answer::Welcome,
                    true => Answer::No(Reason::Unexpected),
                }
            }
        })?;
        while let Some(arrival) = self.reception.poll_arrival() {
            match arrival.names.plane {
                Plane::Data => self.news.push_back(News::Data(arrival)),
                Plane::Port | Plane::Service | Plane::Images => {}
                Plane::Gateway => {
                    if let Some(gateway) = &mut self.gateway {
                        gateway.handle_arrival(arrival, ns(now));
                    }
                }
                Plane::Control => {
                    let asks = arrival.names.link == directory::LINK;
                    let child = arrival.names.from;
                    let made = Made::new(arrival.socket, arrival.binding);
                    if asks {
                        self.exchange(child, made, Side::Answerer, now);
                        continue;
                    }
                    if self.relay.may_adopt(child) {
                        self.relay.adopt(child);
                    }
                    self.connected(child, made, Side::Answerer, now);
                    self.starts.handle_step(child, ChildStep::Connected, now);
                }
            }
        }
        while let Some(trouble) = self.reception.poll_trouble() {
            self.news.push_back(News::Said(format!("host {}: {trouble}", self.host)));
        }
        Ok(())
    }

    /// A child of this process has ended. False: it was none of ours.
    pub(crate) fn handle_exit(&mut self, pid: i32, exit: Exit, now: u64) -> bool {
        let Some(nodes) = self.starts.handle_exit(pid, exit, now) else { return false };
        // A remote shell that ended with its command: 255 would be its own trouble. Where the
        // connection is gone as well, so is the daemon.
        let certain = !matches!(exit, Exit::Code(255)) && nodes.len() == 1;
        for node in nodes.into_iter().filter(|_| certain) {
            if self.relay.is_away(node) {
                self.relay.handle_gone(node, Loss::Ended, now);
            }
        }
        true
    }

    /// Does everything that is due, and writes what there is to write.
    ///
    /// # Errors
    /// What the kernel said of a set of descriptors.
    pub(crate) fn settle(
        &mut self,
        now: u64,
        judge: &mut dyn FnMut(&Names) -> Answer,
    ) -> io::Result<()> {
        if self.reception.next_time().is_some_and(|at| at <= ns(now)) {
            self.receive(now, judge)?;
        }
        if self.caller.next_time().is_some_and(|at| at <= ns(now)) {
            self.caller.handle_events(ns(now))?;
        }
        if self.gateway.as_ref().and_then(Gateway::next_time).is_some_and(|at| at <= ns(now)) {
            self.pass_on(now)?;
        }
        while let Some((number, outcome)) = self.caller.poll_outcome() {
            self.called(number, outcome.map_err(|e| e.to_string()), now);
        }
        self.starts.handle_time(now);
        self.look_for_answers(now);
        self.relay.handle_time(now);
        while let Some(lost) = self.relay.poll_lost() {
            self.lose(lost, now);
        }
        while let Some(envelope) = self.relay.poll_here() {
            self.sort(envelope, now);
        }
        self.roll_call(now);
        while let Some(line) = self.starts.poll_said() {
            self.news.push_back(News::Said(line));
        }
        let near: Vec<u32> = self.near.keys().copied().collect();
        near.into_iter().for_each(|node| self.write(node, now));
        Ok(())
    }

    /// Something for the master.
    fn report(&mut self, report: Report) {
        match self.me {
            0 => self.news.push_back(News::Report(0, self.job, report)),
            _ => self.send(Dest::Master, Body::Report(report)),
        }
    }

    /// A message for this node.
    fn sort(&mut self, envelope: Envelope, now: u64) {
        match (envelope.body, self.roll_call.as_mut()) {
            (Body::Order(order), _) => self.news.push_back(News::Order(envelope.job, order)),
            (Body::Report(Report::Hellos(hellos)), Some(roll_call)) => {
                roll_call.handle_hellos(hellos, now);
            }
            (Body::Report(Report::NotReached { node, lines }), Some(roll_call)) => {
                roll_call.handle_not_reached(node, lines);
            }
            // Whoever is found to be lost may have another parent by now.
            (Body::Report(Report::NodeLost { node, .. }), _)
                if node != envelope.from
                    && !self.relay.handle_node_lost(node, Some(envelope.from), now) => {}
            (Body::Report(report), _) => {
                self.news.push_back(News::Report(envelope.from, envelope.job, report));
            }
            // Of these the relay takes the last two.
            (Body::Mail(_) | Body::Again | Body::Told, _) => {}
        }
    }

    fn roll_call(&mut self, now: u64) {
        let Some(roll_call) = &mut self.roll_call else { return };
        while let Some((node, lines)) = self.starts.poll_failed() {
            roll_call.handle_not_reached(node, lines);
            self.relay.handle_gone(node, Loss::Ended, now);
            if let Some(near) = self.near.remove(&node) {
                self.set.remove(near.stream.as_fd());
            }
        }
        // A child that does not come was never lost.
        while self.relay.poll_lost().is_some() {}
        while let Some(word) = roll_call.poll_word() {
            match word.complete {
                true => self.starts.handle_step(word.child, ChildStep::Ready, now),
                false => self.starts.handle_word(word.child, now),
            }
        }
        let up = self.parent.as_ref().map(|(parent, ..)| *parent);
        let mut reports = Vec::new();
        if up.is_none() || self.joined {
            reports.extend(std::iter::from_fn(|| roll_call.poll_report(now)));
        }
        for report in reports {
            match up {
                Some(parent) => self.send(Dest::Node(parent), Body::Report(report)),
                None => self.news.push_back(News::Report(0, self.job, report)),
            }
        }
    }

    /// When [`Net::settle`] is to be called although nothing has happened.
    pub(crate) fn next_time(&self) -> Option<u64> {
        let in_ms = |at: u64| at.div_ceil(1_000_000);
        [
            self.reception.next_time().map(in_ms),
            self.caller.next_time().map(in_ms),
            self.gateway.as_ref().and_then(Gateway::next_time).map(in_ms),
            self.starts.next_time(),
            self.relay.next_time(),
            self.near
                .values()
                .filter_map(|n| n.answers.next_time(&self.limits))
                .min()
                .map(|at| at.max(self.answers_at)),
            // Nothing is told before there is somebody to tell it to.
            self.roll_call.as_ref().filter(|_| self.has_joined()).and_then(RollCall::next_time),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// Nothing more will be said to those below.
    pub(crate) fn end_below(&mut self) {
        self.relay.end_below();
    }

    /// Nothing more will be said to anybody.
    pub(crate) fn end(&mut self) {
        self.relay.end();
    }

    fn all(&self, which: impl Fn(&Relay, u32) -> bool, parent: bool) -> bool {
        let up = self.parent.as_ref().map(|(parent, ..)| *parent);
        let mut near = self.relay.neighbours().filter(|n| (Some(*n) == up) == parent);
        near.all(|n| which(&self.relay, n))
    }

    /// True when everybody below has left, or was never there.
    pub(crate) fn is_over_below(&self) -> bool {
        self.all(|relay, node| relay.has_ended(node), false)
    }

    /// True when the parent has everything.
    pub(crate) fn is_told(&self) -> bool {
        self.all(Relay::is_told, true)
    }

    /// True when the parent says nothing more.
    pub(crate) fn is_over_above(&self) -> bool {
        self.all(|relay, node| relay.has_ended(node), true)
    }

    /// Ends the remote shells.
    pub(crate) fn end_starts(&mut self) {
        self.starts.end();
    }
}

impl AsFd for Net {
    /// Readable while [`Net::handle_events`] has something to do.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}
