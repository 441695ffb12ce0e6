//! The network itself: what is under way, and what happens to it. Pure: no clock, no I/O.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU8, Ordering};

use hawser_lockfree::advert::Advert;
use hawser_segment::ProcId;

use super::{Seeded, SimFaults};
use crate::{AmTag, Failure, Meter, Path, SendError};

/// What one process sends to another where the rate is limited.
#[derive(Debug, Default)]
struct Lane {
    /// When what was sent so far will have passed.
    free_at: u64,
    /// When each message that is under way will have arrived, and its bytes.
    under_way: VecDeque<(u64, u64)>,
    /// Bytes that have arrived.
    arrived: u64,
    meter: Meter,
}

/// How far every progress moves the clock, in nanoseconds.
const TICK_NS: u64 = 100;

/// Networks so far. Only numbers are told by it.
static NETS: AtomicU8 = AtomicU8::new(0);

#[derive(Clone, Debug)]
pub(super) enum Event {
    Message { from: ProcId, tag: AmTag, bytes: Vec<u8> },
    Complete { cookie: u64 },
    Lost { peer: ProcId },
}

#[derive(Debug)]
pub(super) struct SimState {
    pub(super) faults: SimFaults,
    pub(super) now: u64,
    pub(super) partition: HashSet<ProcId>,
    rng: Seeded,
    /// Events by receiver, then by (time, number).
    queues: HashMap<ProcId, BTreeMap<(u64, u64), Event>>,
    /// Events made so far; decides ties.
    made: u64,
    /// Per ordered pair: messages under way, and the time of the last one (for order).
    pairs: HashMap<(ProcId, ProcId), (usize, u64)>,
    lanes: HashMap<(ProcId, ProcId), Lane>,
    /// Bytes of messages sent so far.
    pub(super) carried: u64,
    cut: HashSet<(ProcId, ProcId)>,
    /// Ordered pairs that have had a first contact.
    pub(super) contacts: HashSet<(ProcId, ProcId)>,
    /// Sends that had to wait for that.
    pub(super) held_up: u64,
    /// By receiver and sender.
    pub(super) adverts: HashMap<(ProcId, ProcId), &'static [Advert; 4]>,
    pub(super) outside: HashMap<ProcId, Option<u32>>,
    /// Tells this network from others, also to [`crate::Btl::link`].
    pub(super) link: u8,
    /// Bytes that were read with `get`.
    pub(super) read: u64,
    /// How often a process has revoked its memory.
    pub(super) revoked: HashMap<ProcId, u64>,
    /// When the last message that was sent will have passed.
    sent_by: u64,
    /// `put`s that will succeed.
    pub(super) puts: u64,
}

impl SimState {
    pub(super) fn new(seed: u64, faults: SimFaults) -> SimState {
        SimState {
            faults,
            now: 0,
            partition: HashSet::new(),
            rng: Seeded::new(seed),
            queues: HashMap::new(),
            made: 0,
            pairs: HashMap::new(),
            lanes: HashMap::new(),
            carried: 0,
            cut: HashSet::new(),
            contacts: HashSet::new(),
            held_up: 0,
            adverts: HashMap::new(),
            outside: HashMap::new(),
            link: NETS.fetch_add(1, Ordering::Relaxed),
            read: 0,
            revoked: HashMap::new(),
            sent_by: 0,
            puts: u64::MAX,
        }
    }

    /// The key to the memory of a process.
    pub(super) fn key(&self, proc: ProcId) -> u64 {
        u64::from(proc) | u64::from(self.link) << 24 | self.revoked(proc) << 32
    }

    fn revoked(&self, proc: ProcId) -> u64 {
        self.revoked.get(&proc).copied().unwrap_or(0)
    }

    pub(super) fn check_cut(&self, a: ProcId, b: ProcId) -> Result<(), SendError> {
        match self.cut.contains(&(a.min(b), a.max(b))) {
            true => Err(cut(a, b).into()),
            false => Ok(()),
        }
    }

    pub(super) fn has_slot(&self, from: ProcId, to: ProcId) -> Result<(), SendError> {
        self.check_cut(from, to)?;
        let under_way = self.pairs.get(&(from, to)).map_or(0, |p| p.0);
        if under_way >= self.faults.slots { Err(SendError::NoResource) } else { Ok(()) }
    }

    pub(super) fn send(
        &mut self,
        from: ProcId,
        to: ProcId,
        tag: AmTag,
        mut bytes: Vec<u8>,
    ) -> Result<(), SendError> {
        self.has_slot(from, to)?;
        let apart = self.partition.contains(&from) != self.partition.contains(&to);
        if apart || self.rng.chance(self.faults.drop_ppm) {
            return Ok(());
        }
        if !bytes.is_empty() && self.rng.chance(self.faults.corrupt_ppm) {
            let bit = self.rng.below(bytes.len() * 8);
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
        let copies = if self.rng.chance(self.faults.duplicate_ppm) { 2 } else { 1 };
        let passed = self.pass(from, to, bytes.len() as u64);
        for _ in 0..copies {
            let mut at = passed + self.delay();
            let pair = self.pairs.entry((from, to)).or_default();
            pair.0 += 1;
            if !self.faults.unordered {
                at = at.max(pair.1);
                pair.1 = at;
            }
            self.put(to, at, Event::Message { from, tag, bytes: bytes.clone() });
        }
        Ok(())
    }

    /// When so many bytes more will have passed from one process to another.
    fn pass(&mut self, from: ProcId, to: ProcId, bytes: u64) -> u64 {
        self.carried += bytes;
        self.sent_by = self.now;
        let rate = self.faults.rate;
        if rate == 0 {
            return self.now;
        }
        let lane = self.lanes.entry((from, to)).or_default();
        lane.free_at = lane.free_at.max(self.now) + bytes * 1_000_000_000 / rate;
        lane.under_way.push_back((lane.free_at, bytes));
        self.sent_by = lane.free_at;
        lane.free_at
    }

    /// The way from one process to another; `None` where nothing limits it.
    pub(super) fn path(&mut self, from: ProcId, to: ProcId) -> Option<Path> {
        if self.faults.rate == 0 {
            return None;
        }
        let (now, delay_ns) = (self.now, self.faults.delay_ns.0);
        let lane = self.lanes.entry((from, to)).or_default();
        while let Some((at, bytes)) = lane.under_way.front().copied() {
            if at > now {
                break;
            }
            lane.arrived += bytes;
            lane.under_way.pop_front();
        }
        let queued = lane.under_way.iter().map(|m| m.1).sum();
        lane.meter.look(now, lane.arrived, queued, 0);
        let (rate, age_ns) = (lane.meter.rate(), lane.meter.age(now));
        Some(Path { queued, rate, delay_ns, age_ns })
    }

    /// Queues a completion if completions are late here.
    pub(super) fn complete_later(&mut self, me: ProcId, cookie: u64) -> bool {
        if self.faults.late_completion {
            let at = self.sent_by.max(self.now) + self.delay();
            self.put(me, at, Event::Complete { cookie });
        }
        self.faults.late_completion
    }

    pub(super) fn cut(&mut self, a: ProcId, b: ProcId) {
        if a == b || !self.cut.insert((a.min(b), a.max(b))) {
            return;
        }
        for (me, peer) in [(a, b), (b, a)] {
            let queue = self.queues.entry(me).or_default();
            queue.retain(|_, e| !matches!(e, Event::Message { from, .. } if *from == peer));
            self.pairs.remove(&(peer, me));
            // What is not over ends before the loss is told.
            let of = |(at, e): (&(u64, u64), &Event)| {
                matches!(e, Event::Complete { .. }).then(|| (*at, e.clone()))
            };
            let ends: Vec<_> = queue.iter().filter_map(of).collect();
            for (at, end) in ends {
                self.queues.entry(me).or_default().remove(&at);
                self.put(me, self.now, end);
            }
            self.put(me, self.now, Event::Lost { peer });
        }
    }

    /// The next event for `me` whose time has come; `tick` moves the clock first.
    pub(super) fn take(&mut self, me: ProcId, tick: bool) -> Option<Event> {
        if tick {
            self.now += TICK_NS;
        }
        let queue = self.queues.get_mut(&me)?;
        let first = queue.first_entry().filter(|e| e.key().0 <= self.now)?;
        let event = first.remove();
        if let Event::Message { from, .. } = event
            && let Some(pair) = self.pairs.get_mut(&(from, me))
        {
            pair.0 = pair.0.saturating_sub(1);
        }
        Some(event)
    }

    /// Nanoseconds until the next event for `me`.
    pub(super) fn next_for(&self, me: ProcId) -> Option<u64> {
        let ((at, _), _) = self.queues.get(&me)?.first_key_value()?;
        Some(at.saturating_sub(self.now))
    }

    pub(super) fn under_way(&self) -> usize {
        self.queues.values().map(BTreeMap::len).sum()
    }

    /// Drops the next message that is under way, which its sender has counted.
    pub(super) fn lose(&mut self) -> bool {
        let mut all: Vec<ProcId> = self.queues.keys().copied().collect();
        all.sort_unstable();
        for to in all {
            let Some(queue) = self.queues.get_mut(&to) else { continue };
            let is_message = |event: &Event| matches!(event, Event::Message { .. });
            let at = queue.iter().find(|(_, event)| is_message(event)).map(|(at, _)| *at);
            if at.and_then(|at| queue.remove(&at)).is_some() {
                return true;
            }
        }
        false
    }

    fn delay(&mut self) -> u64 {
        let (low, high) = self.faults.delay_ns;
        low + self.rng.next_u64() % (high.saturating_sub(low) + 1)
    }

    fn put(&mut self, to: ProcId, at: u64, event: Event) {
        self.made += 1;
        self.queues.entry(to).or_default().insert((at, self.made), event);
    }
}

/// The simulated network has cut two processes.
#[cold]
pub(super) fn cut(a: ProcId, b: ProcId) -> Failure {
    Failure::Lost(format!("the simulated network cut {a} from {b}").into())
}
