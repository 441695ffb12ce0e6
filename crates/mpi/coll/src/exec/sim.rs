//! Executor `sim`: all ranks' schedules in one thread on a simulated LogGOPS machine.
//!
//! It answers two questions without a second process: does every rank get the right data for every
//! order of events that MPI allows (with a [`World`] that holds data), and how long would it take
//! (with [`Lengths`], which only knows lengths; a million ranks of a logarithmic algorithm fit).
//! Ranks of a node may share its link.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

use crate::algorithms::Algorithm;
use crate::schedule::{Buf, Part, Schedule, Step};

/// A LogGOPS machine: times in nanoseconds, rates in nanoseconds per byte.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// Latency between two ranks (L).
    pub latency: f64,
    /// CPU time to post a message or take one up (o).
    pub overhead: f64,
    /// Least time between two injections (g).
    pub gap: f64,
    /// Time per byte on the link (G).
    pub per_byte: f64,
    /// Messages longer than this many bytes wait for their receive (S).
    pub rendezvous: u64,
    /// Time per byte of a reduction.
    pub reduce_per_byte: f64,
    /// Time per byte of a local copy.
    pub copy_per_byte: f64,
    /// Bytes in a unit of the schedules.
    pub unit: u64,
    /// Consecutive ranks that share a node, and its link to others in each direction; at most 1:
    /// every rank has a link of its own.
    pub per_node: u32,
    /// Latency between two ranks of a node.
    pub local_latency: f64,
    /// Time per byte between two ranks of a node.
    pub local_per_byte: f64,
    /// CPU time to post a message to a rank of the same node, or take one up.
    pub local_overhead: f64,
    /// CPUs of a node, which its ranks share; 0: each rank has one of its own. A rank that shares
    /// gives its CPU up where it waits, and moves the bytes of its messages itself: a half at each
    /// side.
    pub cpus: u32,
    /// Time until a CPU runs another rank.
    pub turn: f64,
}

impl Machine {
    /// A cluster of today: 1.5 µs, 25 GB/s.
    pub const CLUSTER: Machine = Machine {
        latency: 1_200.0,
        overhead: 150.0,
        gap: 50.0,
        per_byte: 0.04,
        rendezvous: 8192,
        reduce_per_byte: 0.05,
        copy_per_byte: 0.02,
        unit: 1,
        per_node: 1,
        local_latency: 150.0,
        local_per_byte: 0.05,
        local_overhead: 150.0,
        cpus: 0,
        turn: 0.0,
    };

    fn node(&self, rank: u32) -> u32 {
        rank / self.per_node.max(1)
    }

    fn overhead(&self, from: u32, to: u32) -> f64 {
        if self.node(from) == self.node(to) { self.local_overhead } else { self.overhead }
    }

    /// Ranks share CPUs.
    pub fn is_shared(&self) -> bool {
        self.cpus > 0 && self.per_node > self.cpus
    }

    /// Latency and time per byte between two ranks.
    fn link(&self, from: u32, to: u32) -> (f64, f64) {
        match self.node(from) == self.node(to) {
            true => (self.local_latency, self.local_per_byte),
            false => (self.latency, self.per_byte),
        }
    }
}

/// The memory of all simulated ranks.
pub trait World {
    /// Units in a part.
    fn units(&self, rank: u32, part: Part) -> u64;
    /// Copies a part out.
    fn read(&self, rank: u32, part: Part) -> Vec<u64>;
    /// Writes a part.
    fn write(&mut self, rank: u32, part: Part, data: &[u64]);
    /// `inout[i] = left[i] op inout[i]`.
    fn reduce(&mut self, rank: u32, left: Part, inout: Part);
}

/// A world without data: only lengths count. Blocks of unequal length count as one unit.
#[derive(Debug)]
pub struct Lengths;

impl World for Lengths {
    fn units(&self, _rank: u32, part: Part) -> u64 {
        match part {
            Part::Nothing => 0,
            Part::Range { len, .. } => len,
            Part::Block { .. } => 1,
        }
    }
    fn read(&self, _rank: u32, _part: Part) -> Vec<u64> {
        Vec::new()
    }
    fn write(&mut self, _rank: u32, _part: Part, _data: &[u64]) {}
    fn reduce(&mut self, _rank: u32, _left: Part, _inout: Part) {}
}

/// What a simulation found.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// When the last rank was done, in nanoseconds after all began.
    pub time_ns: f64,
    /// Messages sent.
    pub messages: u64,
    /// Bytes sent.
    pub bytes: u64,
    /// The most messages that one rank had under way.
    pub posted_max: u32,
    /// How often a rank was run, over all ranks: once at first, and after each wait that it could
    /// not end at once. With [`Order::Fair`] this is what ranks that share one CPU and give it up
    /// where they wait need at least.
    pub turns: u64,
}

/// Why a set of schedules is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// These ranks (at most eight are listed) wait for ever.
    Deadlock(Vec<u32>),
    /// A message and its receive differ in length.
    Length {
        /// Sender.
        from: u32,
        /// Receiver.
        to: u32,
        /// Units sent.
        sent: u64,
        /// Units expected.
        expected: u64,
    },
    /// A rank ended with messages under way.
    NoWait(u32),
    /// A rank wrote its send side.
    WroteInput(u32),
}

/// In which order runnable ranks are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// First come, first run.
    Fair,
    /// The one that became runnable last.
    Greedy,
}

struct Rank {
    schedule: Schedule<Algorithm>,
    clock: f64,
    link_free: f64,
    pending: u32,
    /// When the last completed operation was complete.
    complete: f64,
    /// CPU time that it owes for what has come while it had no CPU.
    owed: f64,
    waiting: bool,
    done: bool,
}

struct Sent {
    what: Part,
    units: u64,
    data: Option<Vec<u64>>,
    injected: f64,
    eager: bool,
}

struct Posted {
    into: Part,
    at: f64,
}

#[derive(Default)]
struct Channel {
    sent: VecDeque<Sent>,
    posted: VecDeque<Posted>,
}

/// Spreads the numbers of pairs of ranks: they come from schedules, which mean no harm.
#[derive(Default)]
struct PairHasher(u64);

impl Hasher for PairHasher {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u32(u32::from(*byte)));
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = (self.0.rotate_left(32) ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

/// The CPUs that ranks share, and who wants one.
struct Cpus {
    per_node: usize,
    /// When each CPU is free, those of node 0 first.
    free_at: Vec<f64>,
    /// Ranks by the time, as the bits of a number that is not negative, from which they may run.
    waiting: BinaryHeap<Reverse<(u64, u32)>>,
}

impl Cpus {
    fn new(machine: &Machine, nodes: usize) -> Cpus {
        let per_node = machine.cpus as usize;
        Cpus { per_node, free_at: vec![0.0; nodes * per_node], waiting: BinaryHeap::new() }
    }

    fn first(&mut self) -> Option<u32> {
        self.waiting.pop().map(|Reverse((_, rank))| rank)
    }
}

/// A simulation of one collective call.
pub struct Sim<'w> {
    machine: Machine,
    order: Order,
    /// Size of the first group of an intercommunicator; 0 for intracommunicators.
    first_group: u32,
    ranks: Vec<Rank>,
    channels: HashMap<(u32, u32), Channel, BuildHasherDefault<PairHasher>>,
    /// Channels without messages, whose memory the next ones use.
    spare: Vec<Channel>,
    /// When the link of each node is free, outwards and inwards.
    links: Vec<[f64; 2]>,
    runnable: VecDeque<u32>,
    cpus: Option<Cpus>,
    world: &'w mut dyn World,
    outcome: Outcome,
}

impl<'w> Sim<'w> {
    /// One schedule per rank. With `first_group > 0` they belong to an intercommunicator whose
    /// first group are the first ranks; peers are then ranks of the other group.
    pub fn new(
        machine: Machine,
        order: Order,
        first_group: u32,
        schedules: Vec<Schedule<Algorithm>>,
        world: &'w mut dyn World,
    ) -> Sim<'w> {
        let runnable = (0..schedules.len() as u32).collect();
        let new_rank = |schedule| Rank {
            schedule,
            clock: 0.0,
            link_free: 0.0,
            pending: 0,
            complete: 0.0,
            owed: 0.0,
            waiting: false,
            done: false,
        };
        let ranks: Vec<Rank> = schedules.into_iter().map(new_rank).collect();
        let (channels, spare) = (HashMap::default(), Vec::new());
        let outcome = Outcome::default();
        let nodes = (ranks.len() as u32).div_ceil(machine.per_node.max(1));
        let links = vec![[0.0; 2]; nodes as usize];
        let cpus = machine.is_shared().then(|| Cpus::new(&machine, nodes as usize));
        Sim {
            machine,
            order,
            first_group,
            ranks,
            channels,
            spare,
            links,
            runnable,
            cpus,
            world,
            outcome,
        }
    }

    /// Runs to the end.
    pub fn run(mut self) -> Result<Outcome, Fault> {
        loop {
            let next = match self.order {
                Order::Fair => self.runnable.pop_front(),
                Order::Greedy => self.runnable.pop_back(),
            };
            let Some(rank) = next.or_else(|| self.cpus.as_mut()?.first()) else { break };
            self.outcome.turns += 1;
            let cpu = self.take_cpu(rank);
            self.run_rank(rank)?;
            if let (Some(cpu), Some(cpus)) = (cpu, &mut self.cpus) {
                cpus.free_at[cpu] = self.ranks[rank as usize].clock;
            }
        }
        let stuck = self.ranks.iter().enumerate().filter(|(_, r)| !r.done);
        let stuck: Vec<u32> = stuck.map(|(i, _)| i as u32).take(8).collect();
        if !stuck.is_empty() {
            return Err(Fault::Deadlock(stuck));
        }
        self.outcome.time_ns = self.ranks.iter().map(|r| r.clock).fold(0.0, f64::max);
        Ok(self.outcome)
    }

    /// Lets a rank that shares CPUs begin when one is free, with what it owes; which one that is.
    fn take_cpu(&mut self, rank: u32) -> Option<usize> {
        let (node, turn) = (self.machine.node(rank) as usize, self.machine.turn);
        let cpus = self.cpus.as_mut()?;
        let r = &mut self.ranks[rank as usize];
        let all = node * cpus.per_node..(node + 1) * cpus.per_node;
        let first = all.min_by(|a, b| cpus.free_at[*a].total_cmp(&cpus.free_at[*b]))?;
        // A rank that has not waited yet has its CPU from before.
        let turn = if r.complete > 0.0 { turn } else { 0.0 };
        r.clock = r.clock.max(cpus.free_at[first]) + turn + std::mem::take(&mut r.owed);
        Some(first)
    }

    fn peer(&self, rank: u32, named: u32) -> u32 {
        if rank < self.first_group { named + self.first_group } else { named }
    }

    fn run_rank(&mut self, me: u32) -> Result<(), Fault> {
        loop {
            let rank = &mut self.ranks[me as usize];
            let Some(step) = rank.schedule.next() else {
                rank.done = true;
                return if rank.pending == 0 { Ok(()) } else { Err(Fault::NoWait(me)) };
            };
            match step {
                Step::Wait => {
                    if rank.pending > 0 {
                        rank.waiting = true;
                        return Ok(());
                    }
                    rank.clock = rank.clock.max(rank.complete) + std::mem::take(&mut rank.owed);
                }
                // A rank that has nothing for another may leave the message out.
                Step::Send { what: part, .. } | Step::Recv { into: part, .. }
                    if part != Part::Nothing && self.world.units(me, part) == 0 => {}
                Step::Send { to, what } => self.send(me, self.peer(me, to), what)?,
                Step::Recv { from, into } => {
                    let from = self.peer(me, from);
                    let rank = &mut self.ranks[me as usize];
                    rank.clock += self.machine.overhead(from, me);
                    rank.pending += 1;
                    self.outcome.posted_max = self.outcome.posted_max.max(rank.pending);
                    let posted = Posted { into, at: rank.clock };
                    self.channel(from, me).posted.push_back(posted);
                    self.matching(from, me)?;
                }
                Step::Copy { from, into } => {
                    let units = self.same_length(me, from, into)?;
                    let data = self.world.read(me, from);
                    self.write(me, into, &data)?;
                    self.spend(me, units, self.machine.copy_per_byte);
                }
                Step::Reduce { left, inout } => {
                    let units = self.same_length(me, left, inout)?;
                    if matches!(inout, Part::Range { buf: Buf::Send, .. }) {
                        return Err(Fault::WroteInput(me));
                    }
                    self.world.reduce(me, left, inout);
                    self.spend(me, units, self.machine.reduce_per_byte);
                }
            }
        }
    }

    fn same_length(&self, me: u32, a: Part, b: Part) -> Result<u64, Fault> {
        let (sent, expected) = (self.world.units(me, a), self.world.units(me, b));
        if sent != expected {
            return Err(Fault::Length { from: me, to: me, sent, expected });
        }
        Ok(sent)
    }

    fn write(&mut self, me: u32, into: Part, data: &[u64]) -> Result<(), Fault> {
        match into {
            Part::Range { buf: Buf::Send, .. } | Part::Block { buf: Buf::Send, .. } => {
                return Err(Fault::WroteInput(me));
            }
            _ => self.world.write(me, into, data),
        }
        Ok(())
    }

    fn spend(&mut self, me: u32, units: u64, per_byte: f64) {
        self.ranks[me as usize].clock += (units * self.machine.unit) as f64 * per_byte;
    }

    fn send(&mut self, me: u32, to: u32, what: Part) -> Result<(), Fault> {
        let units = self.world.units(me, what);
        let bytes = units * self.machine.unit;
        let eager = bytes <= self.machine.rendezvous;
        let data = eager.then(|| self.world.read(me, what));
        let rank = &mut self.ranks[me as usize];
        rank.clock += self.machine.overhead(me, to);
        let (_, mut per_byte) = self.machine.link(me, to);
        if self.machine.is_shared() && self.machine.node(me) == self.machine.node(to) {
            rank.clock += bytes as f64 * per_byte / 2.0;
            per_byte = 0.0;
        }
        let busy = self.machine.gap.max(bytes as f64 * per_byte);
        let mut injected = rank.clock.max(rank.link_free);
        rank.link_free = injected + busy;
        if self.machine.per_node > 1 && self.machine.node(me) != self.machine.node(to) {
            let [out, _] = &mut self.links[self.machine.node(me) as usize];
            injected = injected.max(*out);
            *out = injected + busy;
        }
        if eager {
            rank.complete = rank.complete.max(rank.clock);
        } else {
            rank.pending += 1;
            self.outcome.posted_max = self.outcome.posted_max.max(rank.pending);
        }
        self.outcome.messages += 1;
        self.outcome.bytes += bytes;
        let sent = Sent { what, units, data, injected, eager };
        self.channel(me, to).sent.push_back(sent);
        self.matching(me, to)
    }

    fn channel(&mut self, from: u32, to: u32) -> &mut Channel {
        let spare = &mut self.spare;
        self.channels.entry((from, to)).or_insert_with(|| spare.pop().unwrap_or_default())
    }

    /// Delivers the first message of a channel if its receive is posted.
    fn matching(&mut self, from: u32, to: u32) -> Result<(), Fault> {
        let Some(channel) = self.channels.get_mut(&(from, to)) else { return Ok(()) };
        if channel.sent.is_empty() || channel.posted.is_empty() {
            return Ok(());
        }
        let (Some(sent), Some(posted)) = (channel.sent.pop_front(), channel.posted.pop_front())
        else {
            return Ok(());
        };
        if channel.sent.is_empty() && channel.posted.is_empty() {
            self.spare.extend(self.channels.remove(&(from, to)));
        }
        let expected = self.world.units(to, posted.into);
        if sent.units != expected {
            return Err(Fault::Length { from, to, sent: sent.units, expected });
        }
        let data = sent.data.unwrap_or_else(|| self.world.read(from, sent.what));
        self.write(to, posted.into, &data)?;
        let m = self.machine;
        let (latency, per_byte) = m.link(from, to);
        let mut transfer = (sent.units * m.unit) as f64 * per_byte;
        let mut overhead = m.overhead(from, to);
        if m.is_shared() && m.node(from) == m.node(to) {
            self.ranks[to as usize].owed += overhead + transfer / 2.0;
            (overhead, transfer) = (0.0, 0.0);
        }
        // What comes to a node one after the other. Messages are taken in the order in which they
        // are matched, which is close to that of their times.
        let queue = |links: &mut Vec<[f64; 2]>, begin: f64| {
            if m.per_node <= 1 || m.node(from) == m.node(to) {
                return begin;
            }
            let [_, into] = &mut links[m.node(to) as usize];
            let begin = begin.max(*into);
            *into = begin + m.gap.max(transfer);
            begin
        };
        if sent.eager {
            let arrival = queue(&mut self.links, sent.injected + latency) + transfer;
            self.completed(to, arrival.max(posted.at) + overhead);
        } else {
            let begin = sent.injected.max(posted.at + latency);
            let begin = queue(&mut self.links, begin + latency) - latency;
            self.completed(from, begin + transfer);
            self.completed(to, begin + latency + transfer + overhead);
        }
        Ok(())
    }

    fn completed(&mut self, rank: u32, at: f64) {
        let r = &mut self.ranks[rank as usize];
        r.pending -= 1;
        r.complete = r.complete.max(at);
        if r.pending == 0 && r.waiting {
            r.waiting = false;
            r.clock = r.clock.max(r.complete);
            match &mut self.cpus {
                Some(cpus) => cpus.waiting.push(Reverse((r.clock.to_bits(), rank))),
                None => self.runnable.push_back(rank),
            }
        }
    }
}
