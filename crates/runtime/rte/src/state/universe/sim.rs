//! Several jobs of one launcher in one process: the universe, the master of each job, and agents on
//! the nodes of a tree that grows with the jobs, whose links break and are made again. Jobs have
//! equal ranks; processes die, jobs meet and part, at moments by a seed.

use std::collections::{BTreeMap, BTreeSet};

use hawser_os::process::Exit;
use hawser_os::signals::{SIGKILL, SIGTERM};

use super::*;
use crate::control::{Body, Dest, Envelope, Mail, Order, Report};
use crate::oob::relay::{Closing, Relay, Times};
use crate::oob::tree::Tree;
use crate::state::job::{Job, JobAction, MpiPhase, OnFailure, Policy};
use crate::universe::SpawnApp;
use crate::universe::wire::{decode_answer, decode_request, encode_answer, encode_request};

const TIMES: Times =
    Times { beat: 250, away: 1_000, unanswered: 200, lost: 5_000, silence: 30_000 };
const POLICY: Policy = Policy {
    grace_ms: 2_000,
    failure_grace_ms: 1_000,
    timeout_ms: None,
    on_failure: OnFailure::Abort,
};
/// Jobs of one run.
const MOST: u64 = 10;

/// What agents and masters say by mail here: the agent starts a rank; the rank runs; it has ended
/// with the code in the bytes; all ranks of the job are to end.
const START: u32 = 1;
const RUNS: u32 = 2;
const ENDED: u32 = 3;
const STOP: u32 = 4;

/// A job as its master sees it, and what the run has done to it.
struct SimJob {
    master: Job,
    /// The node of each rank.
    places: Vec<u32>,
    running: BTreeSet<u32>,
    ended: BTreeSet<u32>,
    /// It is told to start when these nodes have come.
    waits: bool,
    is_born: bool,
    code: Option<i32>,
    /// A process of it was killed.
    hurt: bool,
    /// It was told to end since another one has.
    stopped: bool,
}

struct World {
    universe: Universe,
    relays: Vec<Relay>,
    /// The connection of each node with its parent stands.
    open: Vec<bool>,
    /// When that of a node is made.
    due: Vec<Option<u64>>,
    /// By node the processes that run there.
    agents: Vec<BTreeSet<(u64, u32)>>,
    jobs: BTreeMap<u64, SimJob>,
    /// Which are connected, by the words that the universe has got.
    connected: BTreeSet<(u64, u64)>,
    were_connected: BTreeSet<u64>,
    /// Requests to spawn that were not answered.
    asked: BTreeMap<(Name, u64), u64>,
    /// The first bad end that counts.
    code: Option<i32>,
    tickets: u64,
    now: u64,
    dice: u64,
}

fn ordered(a: u64, b: u64) -> (u64, u64) {
    (a.min(b), a.max(b))
}

impl World {
    fn new(nodes: u32, seed: u64) -> World {
        let tree = Tree::new(nodes, 2);
        let n = nodes as usize;
        let mut world = World {
            universe: Universe::default(),
            relays: (0..nodes).map(|node| Relay::new(tree.clone(), node, TIMES)).collect(),
            open: vec![false; n],
            due: vec![Some(0); n],
            agents: vec![BTreeSet::new(); n],
            jobs: BTreeMap::new(),
            connected: BTreeSet::new(),
            were_connected: BTreeSet::new(),
            asked: BTreeMap::new(),
            code: None,
            tickets: 0,
            now: 0,
            dice: seed.wrapping_mul(2).wrapping_add(1),
        };
        world.universe.handle_job(1);
        world.were_connected.insert(1);
        world.add(1, vec![0, 1 % nodes, 2 % nodes]);
        world.pass(100);
        world
    }

    fn chance(&mut self, below: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.dice >> 33) % below.max(1) as u64) as usize
    }

    fn parent(&self, node: u32) -> Option<u32> {
        self.relays[node as usize].tree().parent(node)
    }

    fn add(&mut self, job: u64, places: Vec<u32>) {
        let master = Job::new(places.len() as u32, POLICY, self.now);
        let (running, ended) = (BTreeSet::new(), BTreeSet::new());
        let (waits, is_born, code, hurt, stopped) = (true, false, None, false, false);
        let new = SimJob { master, places, running, ended, waits, is_born, code, hurt, stopped };
        assert!(self.jobs.insert(job, new).is_none(), "a number is given once");
    }

    fn mail(&mut self, from: u32, to: Dest, job: u64, (rank, tag): (u32, u32), bytes: Vec<u8>) {
        let mail = Mail { job, from: rank, to: rank, tag, bytes };
        let envelope = Envelope::new(from, to, job, Body::Mail(mail));
        self.relays[from as usize].send(envelope).expect("short");
    }

    /// A rank asks the universe.
    fn ask(&mut self, from: Name, request: &UniverseRequest) -> u64 {
        self.tickets += 1;
        let (ticket, rank) = (self.tickets, from.rank);
        let node = self.jobs[&from.job].places[rank as usize];
        let report = Report::Universe { rank, ticket, bytes: encode_request(request) };
        let envelope = Envelope::new(node, Dest::Master, from.job, Body::Report(report));
        self.relays[node as usize].send(envelope).expect("short");
        ticket
    }

    /// A process ends, and its agent tells.
    fn end(&mut self, node: u32, job: u64, rank: u32, code: u8) {
        assert!(self.agents[node as usize].remove(&(job, rank)), "it runs there");
        self.mail(node, Dest::Master, job, (rank, ENDED), vec![code]);
    }

    /// A node joins the tree below the root; its connection is made later.
    fn grow(&mut self) -> u32 {
        let node = self.relays[0].grow();
        let tree = self.relays[0].tree().clone();
        self.relays.push(Relay::new(tree, node, TIMES));
        let delay = self.chance(800) as u64;
        self.open.push(false);
        self.due.push(Some(self.now + delay));
        self.agents.push(BTreeSet::new());
        node
    }

    fn links(&mut self) {
        for node in 1..self.relays.len() as u32 {
            let parent = self.parent(node).expect("no root");
            if self.due[node as usize].is_some_and(|due| due <= self.now) {
                self.due[node as usize] = None;
                self.open[node as usize] = true;
                assert!(self.relays[node as usize].handle_open(parent, self.now));
                assert!(self.relays[parent as usize].handle_open(node, self.now));
            }
        }
    }

    /// The connection of a node with its parent breaks for less time than a host may be away.
    fn cut(&mut self, node: u32) {
        if !std::mem::replace(&mut self.open[node as usize], false) {
            return;
        }
        let (parent, now) = (self.parent(node).expect("no root"), self.now);
        self.relays[node as usize].handle_closed(parent, Closing::Broken, now);
        self.relays[parent as usize].handle_closed(node, Closing::Broken, now);
        let away = self.chance(700) as u64;
        self.due[node as usize] = Some(now + away);
    }

    fn flow(&mut self) -> usize {
        let mut moved = 0;
        for node in 1..self.relays.len() as u32 {
            let parent = self.parent(node).expect("no root");
            for (from, to) in [(node, parent), (parent, node)] {
                let most = 1 + self.chance(400);
                let bytes = self.relays[from as usize].poll_output(to).to_vec();
                let bytes = &bytes[..bytes.len().min(most)];
                if !self.open[node as usize] || bytes.is_empty() {
                    continue;
                }
                self.relays[from as usize].handle_written(to, bytes.len(), self.now);
                self.relays[to as usize].handle_bytes(from, bytes, self.now).expect("good");
                moved += bytes.len();
            }
        }
        moved
    }

    fn pass(&mut self, ms: u64) {
        let end = self.now + ms;
        while self.now < end {
            self.now += 25;
            let now = self.now;
            self.links();
            self.relays.iter_mut().for_each(|relay| relay.handle_time(now));
            for _ in 0..4 {
                self.flow();
                self.take();
            }
            let jobs: Vec<u64> = self.jobs.keys().copied().collect();
            for job in jobs {
                if let Some(sim) = self.jobs.get_mut(&job) {
                    sim.master.handle_time(now);
                }
                self.settle(job);
            }
            self.launch();
        }
    }

    /// Jobs whose nodes have all come are started.
    fn launch(&mut self) {
        let has_come = |world: &World, node: u32| node == 0 || world.relays[0].is_resumed(node);
        let ready = |(job, sim): (&u64, &SimJob)| {
            let added = |node: &&u32| self.parent(**node) == Some(0);
            let come = sim.places.iter().filter(added).all(|node| has_come(self, *node));
            (sim.waits && come).then_some(*job)
        };
        let ready: Vec<u64> = self.jobs.iter().filter_map(ready).collect();
        for job in ready {
            let places = self.jobs[&job].places.clone();
            self.jobs.get_mut(&job).expect("there").waits = false;
            for (rank, node) in (0..).zip(places) {
                self.mail(0, Dest::Node(node), job, (rank, START), Vec::new());
            }
        }
    }

    /// What has arrived anywhere.
    fn take(&mut self) {
        for node in 0..self.relays.len() as u32 {
            while let Some(envelope) = self.relays[node as usize].poll_here() {
                match (node, envelope.to) {
                    (0, Dest::Master) => self.at_master(envelope),
                    (_, Dest::Node(to)) if to == node => self.at_agent(node, envelope),
                    other => panic!("a message has gone astray: {other:?}"),
                }
            }
            let lost = self.relays[node as usize].poll_lost();
            assert!(lost.is_none(), "nobody is lost: {lost:?} at {node}");
        }
        self.act();
    }

    fn at_agent(&mut self, node: u32, envelope: Envelope) {
        let job = envelope.job;
        match envelope.body {
            Body::Mail(Mail { to: rank, tag: START, .. }) => {
                assert_eq!(self.jobs[&job].places[rank as usize], node);
                assert!(self.agents[node as usize].insert((job, rank)), "started once");
                self.mail(node, Dest::Master, job, (rank, RUNS), Vec::new());
            }
            Body::Mail(Mail { tag: STOP, .. }) => {
                let own = |process: &&(u64, u32)| process.0 == job;
                let all: Vec<_> = self.agents[node as usize].iter().filter(own).copied().collect();
                all.iter().for_each(|(job, rank)| self.end(node, *job, *rank, 128 + SIGTERM as u8));
            }
            Body::Order(Order::Universe { rank, ticket, bytes }) => {
                let answer = decode_answer(&bytes).expect("an answer");
                let of_spawn = matches!(answer, Answer::Spawned { .. } | Answer::Refused { .. });
                let asked = self.asked.remove(&(Name { job, rank }, ticket));
                assert_eq!(asked.is_some(), of_spawn, "each request has one answer: {answer:?}");
            }
            other => panic!("{other:?}"),
        }
    }

    fn at_master(&mut self, envelope: Envelope) {
        let job = envelope.job;
        match envelope.body {
            Body::Mail(Mail { from: rank, tag: RUNS, .. }) => {
                let sim = self.jobs.get_mut(&job).expect("there");
                assert!(sim.running.insert(rank), "told once");
                if sim.running.len() == sim.places.len() && job != 1 && sim.code.is_none() {
                    sim.is_born = true;
                    self.universe.handle_birth(job, Ok(()));
                }
                sim.is_born |= job == 1;
            }
            Body::Mail(Mail { from: rank, tag: ENDED, bytes, .. }) => {
                let sim = self.jobs.get_mut(&job).expect("there");
                assert!(sim.running.contains(&rank) && sim.ended.insert(rank), "once, in order");
                let exit = match bytes[0] {
                    0 => (Exit::Code(0), MpiPhase::Finalized),
                    code => {
                        let signal = i32::from(code) - 128;
                        (Exit::Signal { signal, core: false }, MpiPhase::Inside)
                    }
                };
                sim.master.handle_exit(rank, exit.0, exit.1);
                self.settle(job);
            }
            Body::Report(Report::Universe { rank, ticket, bytes }) => {
                let request = decode_request(&bytes).expect("a request");
                match &request {
                    UniverseRequest::Connected { job: other } => {
                        let lives = |job| {
                            let sim = &self.jobs[&job];
                            sim.code.is_none() && sim.master.cause().is_none()
                        };
                        if lives(job) && lives(*other) {
                            self.connected.insert(ordered(job, *other));
                        }
                        self.were_connected.extend([job, *other]);
                    }
                    UniverseRequest::Disconnected { job: other } => {
                        self.connected.remove(&ordered(job, *other));
                    }
                    _ => {}
                }
                self.universe.handle_request(Name { job, rank }, ticket, request);
            }
            other => panic!("{other:?}"),
        }
    }

    /// What the master of a job does.
    fn settle(&mut self, job: u64) {
        let now = self.now;
        let Some(sim) = self.jobs.get_mut(&job) else { return };
        sim.master.settle(now);
        let actions: Vec<JobAction> = std::iter::from_fn(|| sim.master.poll_action()).collect();
        for action in actions {
            match action {
                JobAction::SignalAll(_) | JobAction::KillAll => {
                    let places: BTreeSet<u32> = self.jobs[&job].places.iter().copied().collect();
                    for node in places {
                        self.mail(0, Dest::Node(node), job, (0, STOP), Vec::new());
                    }
                }
                JobAction::Explain(_) => self.has_failed(job),
                JobAction::Done { code } => {
                    let sim = self.jobs.get_mut(&job).expect("there");
                    assert!(sim.code.replace(code).is_none(), "it ends once");
                    assert_eq!(sim.ended.len(), sim.places.len(), "all of it have ended");
                    self.connected.retain(|(a, b)| *a != job && *b != job);
                    // It may have been connected since it has ended badly.
                    if code != 0 && self.were_connected.contains(&job) {
                        self.code.get_or_insert(code);
                    }
                    self.universe.handle_end(job, code);
                }
                JobAction::LookInside => {}
                JobAction::Lost(cause) => panic!("no job goes on: {cause:?}"),
            }
        }
    }

    /// A job ends badly: those that are connected with it hear of it, and no others.
    fn has_failed(&mut self, job: u64) {
        let sim = &self.jobs[&job];
        assert!(sim.hurt || sim.stopped, "job {job} fails by itself");
        let code = sim.master.code();
        if self.were_connected.contains(&job) {
            self.code.get_or_insert(code);
        }
        self.universe.handle_bad_end(job, code);
        let connected: BTreeSet<u64> = self
            .connected
            .iter()
            .filter(|(a, b)| *a == job || *b == job)
            .map(|(a, b)| if *a == job { *b } else { *a })
            .collect();
        let mut told = BTreeSet::new();
        let actions: Vec<_> = std::iter::from_fn(|| self.universe.poll_action()).collect();
        for action in actions {
            match action {
                UniverseAction::Stop { job: other, code } => {
                    told.insert(other);
                    self.stop(other, code);
                }
                other => self.perform(other),
            }
        }
        assert_eq!(told, connected, "those of job {job}");
    }

    fn stop(&mut self, job: u64, code: i32) {
        let now = self.now;
        let sim = self.jobs.get_mut(&job).expect("there");
        if sim.code.is_none() {
            sim.stopped = true;
            sim.master.handle_connected_ended(code, now);
            self.settle(job);
        }
    }

    fn act(&mut self) {
        while let Some(action) = self.universe.poll_action() {
            self.perform(action);
        }
    }

    fn perform(&mut self, action: UniverseAction) {
        match action {
            UniverseAction::Say { to, ticket, answer } => {
                // What is not asked for here is a notice, of which nothing comes.
                if ticket == 0 || answer == Answer::Done {
                    return;
                }
                let sim = &self.jobs[&to.job];
                if sim.code.is_some() {
                    self.asked.remove(&(to, ticket));
                    return;
                }
                let node = sim.places[to.rank as usize];
                let bytes = encode_answer(&answer);
                let order = Order::Universe { rank: to.rank, ticket, bytes };
                let envelope = Envelope::new(0, Dest::Node(node), to.job, Body::Order(order));
                self.relays[0].send(envelope).expect("short");
            }
            UniverseAction::Start { asker, ticket, .. } => self.start(asker, ticket),
            UniverseAction::Stop { job, code } => self.stop(job, code),
            UniverseAction::Fence(_) | UniverseAction::Revoke { .. } => panic!("nobody asks"),
        }
    }

    fn start(&mut self, asker: Name, ticket: u64) {
        if self.jobs[&asker.job].code.is_some() {
            return self.universe.handle_refused(asker, ticket, "its asker has ended".into());
        }
        let job = self.asked[&(asker, ticket)];
        let mut places = Vec::new();
        for _ in 0..2 + self.chance(3) {
            let node = match self.chance(3) {
                0 => self.grow(),
                _ => self.chance(self.relays.len()) as u32,
            };
            places.push(node);
        }
        let counts = vec![places.len() as u32];
        self.add(job, places);
        self.universe.handle_begun(job, asker, ticket, counts, false);
    }

    /// Jobs whose processes all run.
    fn living(&self) -> Vec<u64> {
        let lives = |(job, sim): (&u64, &SimJob)| {
            let all = (0..)
                .zip(&sim.places)
                .all(|(rank, node): (u32, _)| self.agents[*node as usize].contains(&(*job, rank)));
            (sim.is_born && sim.code.is_none() && all).then_some(*job)
        };
        self.jobs.iter().filter_map(lives).collect()
    }

    fn step(&mut self) {
        let living = self.living();
        let Some(job) = living.get(self.chance(living.len())).copied() else { return };
        let rank = self.chance(self.jobs[&job].places.len()) as u32;
        let name = Name { job, rank };
        let other = living[self.chance(living.len())];
        match self.chance(12) {
            0..=3 if (self.jobs.len() + self.asked.len()) as u64 <= MOST => {
                let app = SpawnApp { command: b"x".to_vec(), maxprocs: 2, ..SpawnApp::default() };
                let request = SpawnRequest { apps: vec![app], ..SpawnRequest::default() };
                let ticket = self.ask(name, &UniverseRequest::Spawn(request));
                // The number of the job follows from the request, which is answered once.
                self.asked.insert((name, ticket), 1 + ticket);
            }
            4..=6 if other != job => {
                self.ask(name, &UniverseRequest::Connected { job: other });
            }
            7 if other != job => {
                self.ask(name, &UniverseRequest::Disconnected { job: other });
            }
            8 => {
                let node = self.jobs[&job].places[rank as usize];
                self.jobs.get_mut(&job).expect("there").hurt = true;
                self.end(node, job, rank, 128 + SIGKILL as u8);
            }
            9..=11 if self.relays.len() > 1 => {
                let node = 1 + self.chance(self.relays.len() - 1) as u32;
                self.cut(node);
            }
            _ => {}
        }
    }

    /// All that still live end well.
    fn finish(&mut self) {
        for _ in 0..400 {
            self.pass(100);
            for job in self.living() {
                let places = self.jobs[&job].places.clone();
                for (rank, node) in (0..).zip(places) {
                    self.end(node, job, rank, 0);
                }
            }
            if self.asked.is_empty() && self.jobs.values().all(|sim| sim.code.is_some()) {
                break;
            }
        }
        assert!(self.agents.iter().all(BTreeSet::is_empty), "nothing runs any more");
        for (job, sim) in &self.jobs {
            let code = sim.code.unwrap_or_else(|| panic!("job {job} has not ended"));
            assert_eq!(code != 0, sim.hurt || sim.stopped, "job {job}");
        }
        assert!(self.asked.is_empty(), "all requests were answered");
        assert_eq!(self.universe.code(), self.code.unwrap_or(0));
    }
}

/// Seeds, as those of the simulated networks.
fn seeds(default: u64) -> std::ops::Range<u64> {
    let number = |name| std::env::var(name).ok()?.parse::<u64>().ok();
    match number("HAWSER_SIM_SEED") {
        Some(seed) => seed..seed.saturating_add(1),
        None => 0..number("HAWSER_SIM_SEEDS").unwrap_or(default),
    }
}

#[test]
fn jobs_of_one_launcher_end_with_those_that_they_are_connected_with() {
    let (mut jobs, mut grown, mut stopped) = (0, 0, 0);
    for seed in seeds(40) {
        println!("seed {seed}");
        let mut world = World::new(1 + (seed % 5) as u32, seed);
        for _ in 0..60 {
            world.step();
            let ms = 25 * world.chance(8) as u64;
            world.pass(ms);
        }
        let nodes = world.relays.len();
        world.finish();
        jobs += world.jobs.len();
        grown += nodes - 1 - (seed % 5) as usize;
        stopped += world.jobs.values().filter(|sim| sim.stopped).count();
    }
    assert!(jobs > 0);
    if seeds(40).count() > 20 {
        assert!(jobs > 60 && grown > 20 && stopped > 5, "{jobs} {grown} {stopped}");
    }
}
