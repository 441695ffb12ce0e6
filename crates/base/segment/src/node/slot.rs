//! The page of one process in the node segment: who it is, whether it sleeps, what it does, and
//! what it tells its peers.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use hawser_lockfree::sleepers::Sleepers;
use serde::{Deserialize, Serialize};

/// How far a process has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u32)]
pub enum Phase {
    /// Nobody has this slot.
    Empty = 0,
    /// The launcher has started a process for it.
    Started = 1,
    /// The process initializes the library for the first time.
    Initializing = 2,
    /// The library may be used.
    Running = 3,
    /// The process ends its use of the library.
    Finalizing = 4,
    /// That has ended; the process is [`Phase::Running`] again when it begins again.
    Finalized = 5,
}

impl Phase {
    fn from_word(word: u32) -> Phase {
        match word {
            1 => Phase::Started,
            2 => Phase::Initializing,
            3 => Phase::Running,
            4 => Phase::Finalizing,
            5 => Phase::Finalized,
            _ => Phase::Empty,
        }
    }
}

/// Bytes of modex entries that one process can publish in all, including 3 per entry.
pub const MODEX_BYTES: usize = 828;

/// The process does not access its peers' memory.
pub const FLAG_NO_CMA: u32 = 1;
/// The process has an engine for each channel of the job.
const FLAG_CHANNELS: u32 = 2;
/// The process does not tell each of its calls.
const FLAG_CALLS_UNANNOUNCED: u32 = 4;
/// The process ends its use of the library.
const FLAG_LEAVING: u32 = 16;
/// So it is, and all that it has sent has left it.
const FLAG_DRAINED: u32 = 32;
/// From this bit on flags are those of the layers above.
pub const FLAGS_ABOVE: u32 = 16;
/// A sleeper waits on the futex word.
pub const SLEEP_FUTEX: u32 = 1;
/// A sleeper waits in `poll` and needs a datagram.
pub const SLEEP_POLL: u32 = 2;

/// Fixed facts, read by peers now and then.
#[repr(C, align(64))]
#[derive(Debug)]
struct Identity {
    phase: AtomicU32,
    pid: AtomicU32,
    proc: AtomicU32,
    domain: AtomicU32,
    index: AtomicU32,
    flags: AtomicU32,
    /// Address and value of a word that a peer reads to find out whether it can read this process.
    probe_addr: AtomicU64,
    probe_value: AtomicU64,
    /// Hash of the parameters in which all processes must agree; 0: not told.
    agreement: AtomicU64,
    /// Counts the times when memory that peers could read was revoked.
    revoked: AtomicU32,
}

/// What senders look at after each message.
#[repr(C, align(64))]
#[derive(Debug)]
struct WaitLine {
    /// Marks are [`SLEEP_FUTEX`] and [`SLEEP_POLL`]; the word is a futex.
    sleepers: Sleepers,
    /// Counts what the agent of the node has for the process.
    notifications: AtomicU32,
}

/// What the process says of its work, with relaxed stores; peers read it now and then, and tools.
#[repr(C, align(64))]
#[derive(Debug)]
struct WorkLine {
    /// See [`PeerSlot::activity`].
    activity: AtomicU32,
    /// See [`LastCpu`].
    last_cpu: AtomicU32,
    waiting_since: AtomicU64,
    above: [AtomicU64; SLOT_WORDS],
}

/// Words of a slot in which the layers above say what they do.
pub const SLOT_WORDS: usize = 6;

/// The CPU on which a process was last, when it shares CPUs with others; a hint.
///
/// One word: 1 + number of the CPU, and [`AWAY`] since the process has given it up; 0: not told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastCpu {
    /// Number of the CPU.
    pub cpu: u32,
    /// The process has not yielded, nor gone to sleep, since.
    pub running: bool,
}

/// The bit of the word of [`LastCpu`] for a process that has yielded or sleeps.
const AWAY: u32 = 1 << 31;

/// Entries `[key length u8][value length u16, little endian][key][value]`, appended by the process.
#[repr(C, align(64))]
#[derive(Debug)]
struct ModexArea {
    used: AtomicU32,
    bytes: UnsafeCell<[u8; MODEX_BYTES]>,
}

/// The page of one process.
#[repr(C, align(1024))]
#[derive(Debug)]
pub struct PeerSlot {
    identity: Identity,
    wait: WaitLine,
    work: WorkLine,
    modex: ModexArea,
}

const _: () = {
    use std::mem::offset_of;
    assert!(size_of::<PeerSlot>() == 1024, "a slot is a quarter of a page");
    assert!(offset_of!(PeerSlot, wait) == 64 && offset_of!(PeerSlot, work) == 128);
    assert!(offset_of!(PeerSlot, modex) == 192, "as docs/formats/sm-segment.md says");
    assert!(offset_of!(WorkLine, last_cpu) == 4 && offset_of!(WorkLine, waiting_since) == 8);
    assert!(offset_of!(WorkLine, above) == 16);
    assert!(offset_of!(Identity, revoked) == 48 && offset_of!(WaitLine, notifications) == 8);
};

// SAFETY: everything is atomic but the modex bytes, which only the owning process appends to (one
// thread at a time, see `publish`) and of which others read only what `used` covers.
unsafe impl Sync for PeerSlot {}

impl PeerSlot {
    pub(super) fn prepare(&self, index: u32, proc: u32, domain: u32) {
        self.identity.index.store(index, Ordering::Relaxed);
        self.identity.proc.store(proc, Ordering::Relaxed);
        self.identity.domain.store(domain, Ordering::Relaxed);
    }

    /// How far the process has come.
    pub fn phase(&self) -> Phase {
        // SYNC slot.phase: pairs with `set_phase`; what the process wrote before is visible.
        Phase::from_word(self.identity.phase.load(Ordering::Acquire))
    }

    /// Says how far the process has come.
    pub fn set_phase(&self, phase: Phase) {
        // SYNC slot.phase: pairs with `phase`.
        self.identity.phase.store(phase as u32, Ordering::Release);
    }

    /// Process id, in the pid namespace of whoever set it; 0 when there is none.
    pub fn pid(&self) -> u32 {
        self.identity.pid.load(Ordering::Relaxed)
    }

    /// How often the process has revoked memory. A reader of that memory asks before the exposure
    /// is used and again when it has read: what it has read is good if the number is the same.
    pub fn revoked(&self) -> u32 {
        // SYNC slot.revoked: pairs with the fence in `revoke`: who has read anything that was
        // written after it finds the new number.
        fence(Ordering::Acquire);
        self.identity.revoked.load(Ordering::Relaxed)
    }

    /// The memory that peers may read is about to change or to go.
    pub fn revoke(&self) {
        self.identity.revoked.fetch_add(1, Ordering::Relaxed);
        // SYNC slot.revoked: pairs with the fence in `revoked`.
        fence(Ordering::SeqCst);
    }

    /// Takes the slot for a process, for good; of several that try at the same time one gets it.
    ///
    /// # Errors
    /// The id of the process that has it.
    pub fn claim(&self, pid: u32) -> Result<(), u32> {
        // Relaxed: a rank is one process for its whole life, so nothing was written before that
        // the claimant would have to see.
        self.identity.pid.compare_exchange(0, pid, Ordering::Relaxed, Ordering::Relaxed).map(|_| ())
    }

    /// Sets the process id.
    pub fn set_pid(&self, pid: u32) {
        self.identity.pid.store(pid, Ordering::Relaxed);
    }

    /// Rank of the process in the job's world.
    pub fn proc(&self) -> u32 {
        self.identity.proc.load(Ordering::Relaxed)
    }

    /// Sets the rank; for mappings in which a node's ranks are not consecutive. To be done before
    /// processes start.
    pub fn set_proc(&self, proc: u32) {
        self.identity.proc.store(proc, Ordering::Relaxed);
    }

    /// Index of the slot.
    pub fn index(&self) -> u32 {
        self.identity.index.load(Ordering::Relaxed)
    }

    /// Index of the wait domain.
    pub fn domain(&self) -> u32 {
        self.identity.domain.load(Ordering::Relaxed)
    }

    /// What the process has said of itself, such as [`FLAG_NO_CMA`].
    pub fn flags(&self) -> u32 {
        self.identity.flags.load(Ordering::Relaxed)
    }

    /// Says that the process has an engine for each channel of the job; before it sends anything.
    pub fn set_channels(&self) {
        self.set_flag(FLAG_CHANNELS);
    }

    /// Whether the process has an engine for each channel of the job; `None` before it is known.
    pub fn has_channels(&self) -> Option<bool> {
        // The phase orders the flag before us.
        let known = self.phase() >= Phase::Running;
        (known || self.flags() & FLAG_CHANNELS != 0).then(|| self.flags() & FLAG_CHANNELS != 0)
    }

    /// Shows a hash, not 0, of the parameters in which all processes of a job must agree; see
    /// [`super::NodeSegment::compare_with`].
    pub fn tell_agreement(&self, hash: u64) {
        self.identity.agreement.store(hash, Ordering::Relaxed);
    }

    /// The hash that the process has shown; 0: none.
    pub fn agreement(&self) -> u64 {
        self.identity.agreement.load(Ordering::Relaxed)
    }

    /// Says whether the process ends its use of the library, and whether all that it has sent has
    /// left it.
    pub fn set_leaving(&self, begins: bool, drained: bool) {
        let mut flags = if drained { FLAG_DRAINED } else { 0 };
        flags |= if begins || drained { FLAG_LEAVING } else { 0 };
        self.identity.flags.fetch_and(!(FLAG_LEAVING | FLAG_DRAINED) | flags, Ordering::Relaxed);
        // SYNC slot.drained: pairs with `has_drained`; what was sent and posted before is visible.
        self.identity.flags.fetch_or(flags, Ordering::Release);
    }

    /// Whether the process ends its use of the library.
    pub fn is_leaving(&self) -> bool {
        self.flags() & FLAG_LEAVING != 0
    }

    /// Whether the process ends its use of the library and all that it has sent has left it.
    pub fn has_drained(&self) -> bool {
        // SYNC slot.drained: pairs with `set_leaving`.
        self.identity.flags.load(Ordering::Acquire) & FLAG_DRAINED != 0
    }

    /// Says one more of itself.
    pub fn set_flag(&self, flag: u32) {
        self.identity.flags.fetch_or(flag, Ordering::Relaxed);
    }

    /// Address and value of the probe word; the value is never 0 once it was set.
    pub fn probe(&self) -> (u64, u64) {
        // SYNC slot.probe: pairs with `set_probe`.
        let value = self.identity.probe_value.load(Ordering::Acquire);
        (self.identity.probe_addr.load(Ordering::Relaxed), value)
    }

    /// Makes the probe word known: its address, and its value, which is not 0.
    pub fn set_probe(&self, addr: u64, value: u64) {
        self.identity.probe_addr.store(addr, Ordering::Relaxed);
        // SYNC slot.probe: pairs with `probe`; publishes the address.
        self.identity.probe_value.store(value, Ordering::Release);
    }

    /// Bit 0 is set while the process is in a call of the library; what the other bits say is the
    /// affair of the layers above, but with each call the word is another one.
    #[inline(always)]
    pub fn activity(&self) -> u32 {
        self.work.activity.load(Ordering::Relaxed)
    }

    /// Sets that word.
    #[inline(always)]
    pub fn set_activity(&self, word: u32) {
        self.work.activity.store(word, Ordering::Relaxed);
    }

    /// Words in which the layers above say more of what the process does. Zero at first; only the
    /// process writes them.
    #[inline(always)]
    pub fn words(&self) -> &[AtomicU64; SLOT_WORDS] {
        &self.work.above
    }

    /// Says that the process will not tell each of its calls: nobody can know when it computes.
    pub fn set_calls_unannounced(&self) {
        self.set_flag(FLAG_CALLS_UNANNOUNCED);
    }

    /// While the process is in no call of the library: a number that changes with each call.
    /// `None`: it is in one, or does not tell. A hint, and old when it is read.
    #[inline]
    pub fn outside(&self) -> Option<u32> {
        let call = self.activity();
        let tells = self.flags() & FLAG_CALLS_UNANNOUNCED == 0 && self.phase() == Phase::Running;
        (call & 1 == 0 && tells).then_some(call)
    }

    /// Says since when the present call waits; 0: it does not.
    #[inline]
    pub fn set_waiting_since(&self, ns: u64) {
        self.work.waiting_since.store(ns, Ordering::Relaxed);
    }

    /// Monotonic time, in nanoseconds, since when the present call waits without progress; 0: it
    /// does not, or not long enough to have looked at a clock.
    #[inline]
    pub fn waiting_since(&self) -> u64 {
        self.work.waiting_since.load(Ordering::Relaxed)
    }

    /// Says that the process runs on a CPU.
    #[inline]
    pub fn tell_running(&self, cpu: u32) {
        self.work.last_cpu.store((cpu & !AWAY) + 1, Ordering::Relaxed);
    }

    /// Says that the process gives its CPU up.
    #[inline]
    pub fn tell_away(&self) {
        let word = self.work.last_cpu.load(Ordering::Relaxed);
        self.work.last_cpu.store(word | AWAY, Ordering::Relaxed);
    }

    /// Where the process was last; `None` when it has not told.
    #[inline]
    pub fn last_cpu(&self) -> Option<LastCpu> {
        let word = self.work.last_cpu.load(Ordering::Relaxed);
        let cpu = (word & !AWAY).checked_sub(1)?;
        Some(LastCpu { cpu, running: word & AWAY == 0 })
    }

    /// A number that changes when the agent of the node has something for the process; see
    /// [`super::NodeSegment::notify`].
    #[inline]
    pub fn notifications(&self) -> u32 {
        // SYNC slot.notifications: pairs with `notify`: what the agent sent before is there to be
        // read.
        self.wait.notifications.load(Ordering::Acquire)
    }

    pub(super) fn notify(&self) {
        // SYNC slot.notifications: pairs with `notifications`.
        self.wait.notifications.fetch_add(1, Ordering::Release);
        // SYNC sleepers.marks: the agent has no part in the barriers of sleepers; with this fence
        // it finds the mark of a sleeper, or the sleeper's last look finds the notification.
        fence(Ordering::SeqCst);
    }

    /// Who of the process sleeps.
    #[inline(always)]
    pub fn sleepers(&self) -> &Sleepers {
        &self.wait.sleepers
    }

    /// Tells all peers of the node: `key` (1 to 255 bytes) has `value`. Only the process that owns
    /// the slot calls this, one thread at a time. A key that is published again hides the older
    /// value. False when there is no room: [`MODEX_BYTES`] hold all entries, each with 3 bytes
    /// more than key and value.
    pub fn publish(&self, key: &str, value: &[u8]) -> bool {
        let used = self.modex.used.load(Ordering::Relaxed) as usize;
        let Ok(value_len) = u16::try_from(value.len()) else { return false };
        let Ok(key_len) = u8::try_from(key.len()) else { return false };
        let end = used + 3 + key.len() + value.len();
        if key.is_empty() || end > MODEX_BYTES {
            return false;
        }
        let mut entry = vec![key_len];
        entry.extend_from_slice(&value_len.to_le_bytes());
        entry.extend_from_slice(key.as_bytes());
        entry.extend_from_slice(value);
        // SAFETY: `used .. end` lies inside the area and nobody reads it before `used` covers it;
        // the caller is the only writer.
        unsafe {
            let at = self.modex.bytes.get().cast::<u8>().add(used);
            std::ptr::copy_nonoverlapping(entry.as_ptr(), at, entry.len());
        }
        // SYNC modex.used: pairs with the load in `lookup`; publishes the entry.
        self.modex.used.store(end as u32, Ordering::Release);
        true
    }

    /// The value last published under `key`.
    pub fn lookup(&self, key: &str) -> Option<Vec<u8>> {
        // SYNC modex.used: pairs with the store in `publish`.
        let used = (self.modex.used.load(Ordering::Acquire) as usize).min(MODEX_BYTES);
        let mut bytes = vec![0u8; used];
        // SAFETY: inside the area, and what `used` covers does not change any more.
        unsafe {
            let from = self.modex.bytes.get().cast::<u8>();
            std::ptr::copy_nonoverlapping(from, bytes.as_mut_ptr(), used);
        }
        let mut rest = bytes.as_slice();
        let mut found = None;
        while let [key_len, low, high, tail @ ..] = rest {
            let key_len = usize::from(*key_len);
            let value_len = usize::from(u16::from_le_bytes([*low, *high]));
            let (entry_key, tail) = tail.split_at_checked(key_len)?;
            let (value, tail) = tail.split_at_checked(value_len)?;
            if entry_key == key.as_bytes() {
                found = Some(value.to_vec());
            }
            rest = tail;
        }
        found
    }
}
