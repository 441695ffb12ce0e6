//! The measurement: one thread sends, the other receives, each on a CPU of its own.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use hawser_btl::sm::Sm;
use hawser_btl::{AmTag, Btl, Failure, Peer, Placement, Reach, RemoteRegion, SendError, Sink};
use hawser_mca::Params;
use hawser_os::{affinity, clock};
use hawser_segment::Remote;
use hawser_segment::mem::UserSlice;
use hawser_segment::node::{NodeInit, NodeSegment, World};
use hawser_wireup::EndpointId;

use crate::thresholds::{COPY, FRAGMENT_MAX, READ_MIN, Row, Way};

/// Longest message, in bytes.
const LEN_MAX: usize = 16 << 20;
/// Longest message that is read by the receiver alone: for people only, and slow.
const ALONE_MAX: usize = 1 << 20;
/// Lengths that are measured: all powers of two, but the last step is one of four.
fn lengths() -> impl Iterator<Item = usize> {
    (13..=22).map(|shift| 1 << shift).chain([LEN_MAX])
}
/// Sittings, and the pauses between them, in which the CPUs are idle.
const SITTINGS: usize = 4;
const PAUSE: Duration = Duration::from_millis(150);
/// Bytes that are moved before the times of a way, so that all bulk slots were used in this way.
const WARM: usize = 2 << 20;
/// A sitting that has taken so long is of no use: somebody else uses the CPUs.
const LIMIT_NS: u64 = 1_000_000_000;
/// Looks without a message after which the receiver sleeps, and how long: it idles in the pauses.
const IDLE: u32 = 1 << 15;
const NAP: Duration = Duration::from_micros(200);
/// Looks for an answer between two looks at the clock.
const LOOKS: u32 = 1 << 12;

/// Times of a length in one sitting.
fn repetitions(len: usize) -> usize {
    ((512 << 10) / len).clamp(2, 8)
}

/// Says what follows: what it is, the length of the whole message, and the place of this part.
#[derive(Clone, Copy)]
struct Header {
    kind: u64,
    total: u64,
    offset: u64,
}

const PART: u64 = 1;
const READABLE: u64 = 2;

impl Header {
    const LEN: usize = 24;

    fn encode(self) -> [u8; Header::LEN] {
        let mut bytes = [0; Header::LEN];
        for (to, word) in bytes.chunks_mut(8).zip([self.kind, self.total, self.offset]) {
            to.copy_from_slice(&word.to_ne_bytes());
        }
        bytes
    }

    /// The words of a message: those of its header and, in one that offers memory, of the region.
    fn words(message: &[u8]) -> Option<[u64; 6]> {
        let mut words = [0; 6];
        if message.len() < Header::LEN {
            return None;
        }
        for (word, bytes) in words.iter_mut().zip(message.chunks_exact(8)) {
            *word = u64::from_ne_bytes(bytes.try_into().ok()?);
        }
        Some(words)
    }
}

/// Takes what arrives.
struct Taker {
    memory: UserSlice,
    /// Bytes of the present message that are there.
    got: u64,
    total: u64,
    wanted: Option<RemoteRegion>,
    read: Option<Result<(), String>>,
}

impl Taker {
    fn new(memory: UserSlice) -> Taker {
        Taker { memory, got: 0, total: u64::MAX, wanted: None, read: None }
    }
}

impl Sink for Taker {
    fn place(&mut self, _from: Remote, _tag: AmTag, begin: &[u8], len: usize) -> Option<Placement> {
        let [_, total, offset, ..] = Header::words(begin)?;
        self.total = total;
        let len = len - Header::LEN;
        Some(Placement {
            skip: Header::LEN,
            len,
            past_caches: false,
            pause: false,
            cookie: 0,
            offset,
        })
    }

    fn placement(&mut self, placement: &Placement) -> Option<UserSlice> {
        Some(self.memory.part(placement.offset as usize, placement.len))
    }

    fn placed(&mut self, placement: &Placement) {
        self.got += placement.len as u64;
    }

    fn message(&mut self, _from: Remote, _tag: AmTag, message: &[u8]) {
        let Some([kind, total, offset, addr, len, key]) = Header::words(message) else { return };
        if kind == READABLE {
            self.wanted = Some(RemoteRegion { addr, len, key });
            return;
        }
        let payload = &message[Header::LEN..];
        self.memory.part(offset as usize, payload.len()).write(payload);
        (self.total, self.got) = (total, self.got + payload.len() as u64);
    }

    fn complete(&mut self, _cookie: u64, result: Result<(), Failure>) {
        self.read = Some(result.map_err(|why| why.to_string()));
    }

    fn path_down(&mut self, _peer: Remote, why: Failure) {
        self.read = Some(Err(why.to_string()));
    }
}

/// What the two threads tell each other beside the messages.
#[derive(Default)]
struct Shared {
    /// Messages that have arrived whole.
    done: AtomicU64,
    /// The kernel does not let one process read the other's memory.
    refused: AtomicBool,
    /// The measurement has ended.
    stop: AtomicBool,
}

/// One side.
struct End {
    sm: Sm,
    to: EndpointId,
    taker: Taker,
}

impl End {
    fn open(node: NodeSegment, me: u32, memory: UserSlice) -> Result<End, String> {
        let params = Params::defaults(&hawser_btl::params());
        let mut sm = Sm::new(node, me, None, &params);
        let peer = Peer { at: (1 - me).into(), node: 0, local: Some(1 - me) };
        match sm.add_peer(&peer) {
            Reach::Yes(to) => Ok(End { sm, to, taker: Taker::new(memory) }),
            Reach::No(why) => Err(why.to_string()),
        }
    }

    /// The receiving side, until the other one stops.
    fn receive(&mut self, shared: &Shared) {
        let mut idle: u32 = 0;
        // SYNC calibrate.stop: orders nothing, ends the loop.
        while !shared.stop.load(Ordering::Relaxed) {
            if self.sm.deliver(&mut self.taker) > 0 {
                idle = 0;
            } else {
                idle = idle.saturating_add(1);
                match idle {
                    IDLE.. => std::thread::sleep(NAP),
                    _ if idle.is_multiple_of(LOOKS) => clock::yield_now(),
                    _ => std::hint::spin_loop(),
                }
            }
            if let Some(region) = self.taker.wanted.take() {
                let local = self.taker.memory.part(0, region.len as usize);
                match self.sm.get(self.to, region, 0, local, 0) {
                    Ok(true) => self.taker.read = Some(Ok(())),
                    Ok(false) => {}
                    Err(SendError::NoResource) => self.taker.wanted = Some(region),
                    Err(SendError::Failed(why)) => self.taker.read = Some(Err(why.to_string())),
                }
            }
            let read = self.taker.read.take();
            if matches!(read, Some(Err(_))) {
                // SYNC calibrate.done: the mark is seen with the count below.
                shared.refused.store(true, Ordering::Relaxed);
            }
            if read.is_some() || self.taker.got == self.taker.total {
                (self.taker.got, self.taker.total) = (0, u64::MAX);
                // SYNC calibrate.done: pairs with the load in `Sender::once`.
                shared.done.fetch_add(1, Ordering::Release);
            }
        }
    }
}

/// The side that measures.
struct Sender<'a> {
    end: End,
    memory: &'a [u8],
    shared: &'a Shared,
    sent: u64,
    began_ns: u64,
}

impl<'a> Sender<'a> {
    fn in_time(&self) -> Result<(), String> {
        match clock::now_ns() - self.began_ns > LIMIT_NS {
            true => Err("the two CPUs are busy: it came to no end".into()),
            false => Ok(()),
        }
    }

    fn send(&mut self, header: Header, payload: &[u8]) -> Result<(), String> {
        let mut tries = 0;
        loop {
            match self.end.sm.send(self.end.to, AmTag(0), &header.encode(), payload) {
                Ok(()) => return Ok(()),
                Err(SendError::Failed(why)) => return Err(why.to_string()),
                Err(SendError::NoResource) => _ = self.end.sm.deliver(&mut self.end.taker),
            }
            tries += 1;
            if u32::is_multiple_of(tries, LOOKS) {
                self.in_time()?;
            }
        }
    }

    /// Moves one message; its time in nanoseconds.
    fn once(&mut self, way: Way, len: usize) -> Result<u64, String> {
        let total = len as u64;
        let message: &'a [u8] = &self.memory[..len];
        let begin = clock::now_ns();
        match way {
            Way::Slots(copying) => {
                self.end.sm.use_only(copying);
                let mut at = 0;
                while at < len {
                    let n = (FRAGMENT_MAX as usize).min(len - at);
                    let header = Header { kind: PART, total, offset: at as u64 };
                    self.send(header, &message[at..at + n])?;
                    at += n;
                }
            }
            Way::Read | Way::Joint => {
                // SAFETY: the memory stays until the other side has ended; it is only read.
                let exposed = unsafe { UserSlice::new(message.as_ptr().cast_mut(), len) };
                let Some(region) = self.end.sm.expose(self.end.to, exposed) else {
                    // SYNC calibrate.done: this thread alone reads it.
                    self.shared.refused.store(true, Ordering::Relaxed);
                    return Ok(0);
                };
                let words = [region.addr, region.len, region.key].map(u64::to_ne_bytes).concat();
                self.send(Header { kind: READABLE, total, offset: 0 }, &words)?;
            }
        }
        self.sent += 1;
        let mut looks: u32 = 0;
        // SYNC calibrate.done: pairs with the addition in `End::receive`.
        while self.shared.done.load(Ordering::Acquire) < self.sent {
            if way != Way::Read {
                self.end.sm.deliver(&mut self.end.taker);
            }
            looks = looks.wrapping_add(1);
            match looks % LOOKS {
                0 => {
                    self.in_time()?;
                    clock::yield_now();
                }
                _ => std::hint::spin_loop(),
            }
        }
        let time = clock::now_ns() - begin;
        // An offer to help with what was read by the other side alone.
        self.end.sm.deliver(&mut self.end.taker);
        Ok(time.max(1))
    }

    /// One sitting: a time for each way and length.
    fn sitting(&mut self, rows: &mut Vec<Row>) -> Result<(), String> {
        self.began_ns = clock::now_ns();
        for way in Way::ALL {
            let direct = matches!(way, Way::Read | Way::Joint);
            // Also wakes the other side.
            for _ in 0..WARM / FRAGMENT_MAX as usize {
                self.once(if direct { COPY } else { way }, FRAGMENT_MAX as usize)?;
            }
            for len in lengths() {
                if direct && (len as u64) < READ_MIN || way == Way::Read && len > ALONE_MAX {
                    continue;
                }
                let mut best = u64::MAX;
                for _ in 0..repetitions(len) {
                    best = best.min(self.once(way, len)?);
                }
                let len = len as u64;
                match rows.iter_mut().find(|r| r.way == way && r.len == len) {
                    Some(row) => row.times_ns.push(best),
                    None => rows.push(Row { way, len, times_ns: vec![best] }),
                }
            }
        }
        // SYNC calibrate.done: `once` has waited for the count that followed it.
        if self.shared.refused.load(Ordering::Relaxed) {
            rows.retain(|r| !matches!(r.way, Way::Read | Way::Joint));
        }
        Ok(())
    }
}

/// Memory of one side, first written by its own thread.
fn memory() -> Vec<u8> {
    vec![1; LEN_MAX]
}

/// Moves messages of all lengths in all ways between two CPUs. Ways that the kernel refuses are
/// left out.
///
/// # Errors
/// Why there is no result.
pub(crate) fn measure(cpus: [u32; 2]) -> Result<Vec<Row>, String> {
    let init = NodeInit {
        job: 0,
        secret: [0; 32],
        nprocs: 2,
        first_rank: 0,
        nlocal: 2,
        domains: &[2],
        slot_domain: &[0, 0],
        channels: 1,
        world: World::ONE_NODE,
    };
    let node = NodeSegment::create(&init).map_err(|e| format!("the node segment: {e}"))?;
    let other = NodeSegment::attach(node.fd()).map_err(|e| e.to_string())?;
    let shared = Shared::default();
    let bind = |cpu: u32| {
        affinity::set_affinity(&[cpu]).map_err(|e| format!("CPU {cpu} cannot be used: {e}"))
    };
    std::thread::scope(|s| {
        let receiver = s.spawn(|| {
            bind(cpus[1])?;
            let mut memory = memory();
            // SAFETY: the memory lives until the end of this thread, which alone uses it.
            let slice = unsafe { UserSlice::new(memory.as_mut_ptr(), memory.len()) };
            End::open(other, 1, slice)?.receive(&shared);
            Ok(())
        });
        let sender = s.spawn(|| {
            let result = bind(cpus[0]).map(|()| {
                let memory = memory();
                (send_all(node, &memory, &shared), memory)
            });
            // SYNC calibrate.stop: as in `End::receive`.
            shared.stop.store(true, Ordering::Relaxed);
            result
        });
        let ended = "a thread of the measurement has ended early";
        // The memory stays until nobody reads it any more.
        let sent = sender.join().map_err(|_| ended)?;
        let received: Result<(), String> = receiver.join().map_err(|_| ended)?;
        received.and(sent?.0)
    })
}

fn send_all(node: NodeSegment, memory: &[u8], shared: &Shared) -> Result<Vec<Row>, String> {
    let end = End::open(node, 0, UserSlice::empty())?;
    let mut sender = Sender { end, memory, shared, sent: 0, began_ns: clock::now_ns() };
    let mut rows = Vec::new();
    for sitting in 0..SITTINGS {
        if sitting > 0 {
            std::thread::sleep(PAUSE);
        }
        sender.sitting(&mut rows)?;
    }
    Ok(rows)
}
