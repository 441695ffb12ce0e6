//! What of this process stands against a hold, beside the transports: modules of collectives,
//! windows and files that cannot be held, or have something under way outside of the process.
//!
//! Nothing is asked of them when a hold is asked for, which happens below the point-to-point
//! layer's lock: they say it when they open, and count what they have under way.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use hawser_mca::lifecycle::Why;
use hawser_segment::node::ranges;

use crate::progress;

/// Sentences of those who refuse, and how many of them there are.
type Refusals = Mutex<BTreeMap<String, usize>>;
/// Who refuses to be held.
static REFUSALS: Refusals = Mutex::new(BTreeMap::new());
/// Who refuses to be interrupted.
static INTERRUPT_REFUSALS: Refusals = Mutex::new(BTreeMap::new());
/// The program may have threads that use memory of windows.
static HAS_THREADS: AtomicBool = AtomicBool::new(false);
/// Several threads may call MPI at once.
static MAY_HAVE_SEVERAL: AtomicBool = AtomicBool::new(false);
static INSIDE: AtomicU64 = AtomicU64::new(0);
static TIES: AtomicU64 = AtomicU64::new(0);
static NODE_SPLITS: AtomicU32 = AtomicU32::new(0);
/// By component, modules with channels of their own, and those of them that are empty.
static CHANNELS: Mutex<BTreeMap<&'static str, (usize, usize)>> = Mutex::new(BTreeMap::new());
/// 1 + the number of the hold, without its highest bit; 0: there is none.
static HOLD: AtomicU32 = AtomicU32::new(0);

fn lock(all: &'static Refusals) -> MutexGuard<'static, BTreeMap<String, usize>> {
    // A panic while it was held leaves a valid map.
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

fn channels() -> MutexGuard<'static, BTreeMap<&'static str, (usize, usize)>> {
    // As above.
    CHANNELS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// As long as it lives this process refuses to be held, or to be interrupted.
#[derive(Debug)]
pub struct Refusal {
    text: String,
    all: &'static Refusals,
}

impl Refusal {
    fn new(all: &'static Refusals, who: &str, why: &Why) -> Refusal {
        let text = format!("{who} {why}");
        *lock(all).entry(text.clone()).or_default() += 1;
        Refusal { text, all }
    }

    /// It stays as long as the process.
    pub fn stay(mut self) {
        // What has no text takes nothing back.
        self.text = String::new();
    }
}

/// A module is open that cannot be held: `who` is its framework and component.
pub fn refuse(who: &str, why: &Why) -> Refusal {
    Refusal::new(&REFUSALS, who, why)
}

/// Something is open that cannot be given up and taken anew, though it can be held.
pub fn refuse_interrupts(who: &str, why: &Why) -> Refusal {
    Refusal::new(&INTERRUPT_REFUSALS, who, why)
}

impl Drop for Refusal {
    fn drop(&mut self) {
        let mut all = lock(self.all);
        if let Some(count) = all.get_mut(&self.text) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.text);
            }
        }
    }
}

/// Why this process cannot be held, if a module has said so.
pub fn refusal() -> Option<String> {
    lock(&REFUSALS).keys().next().cloned()
}

/// Why this process cannot be interrupted, if somebody has said so: that part of
/// [`interrupt_refusal`] which costs little.
pub fn told_interrupt_refusal() -> Option<String> {
    lock(&INTERRUPT_REFUSALS).keys().next().cloned()
}

/// Why this process cannot be interrupted, beside its transports and what
/// [`hawser_segment::outside`] knows. Looks at the threads of the process in `/proc`.
pub fn interrupt_refusal() -> Option<String> {
    told_interrupt_refusal().or_else(|| {
        // What a thread that is outside of MPI stores there would be lost.
        match is_memory_used().then(|| hawser_status::threads_without_calls(may_have_several()))? {
            Ok(0) => None,
            // Reasons have 96 bytes.
            Ok(n) => Some(format!(
                "memory of windows or files is shared, and threads that do not call MPI ({n}) may \
                 use it"
            )),
            Err(e) => Some(format!("/proc does not show the threads of this process: {e}")),
        }
    })
}

/// Whether threads of the program may use memory of windows and files that this process shares.
pub fn is_memory_used() -> bool {
    HAS_THREADS.load(Ordering::Relaxed) && ranges::are_mapped()
}

/// Whether there may be threads beside the one that makes progress.
pub fn set_threads(has_threads: bool) {
    HAS_THREADS.store(has_threads, Ordering::Relaxed);
}

/// Whether several threads may be inside MPI at once (`MPI_THREAD_MULTIPLE`, or a thread of the
/// library beside those of the program): they note their calls ([`hawser_status::note_call`]), and
/// an interrupt has them out of the way.
pub fn set_several(several: bool) {
    MAY_HAVE_SEVERAL.store(several, Ordering::Relaxed);
}

/// What [`set_several`] was told.
pub fn may_have_several() -> bool {
    MAY_HAVE_SEVERAL.load(Ordering::Relaxed)
}

/// Something is under way outside of the process that only waits for time: a hold waits for it.
#[derive(Debug)]
pub struct UnderWay(());

impl UnderWay {
    /// It begins.
    pub fn begin() -> UnderWay {
        INSIDE.fetch_add(1, Ordering::Relaxed);
        UnderWay(())
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        INSIDE.fetch_sub(1, Ordering::Release);
    }
}

/// How much of that there is, with the channels that have not said that they are empty.
pub fn under_way() -> u64 {
    let channels = channels().values().map(|(all, empty)| all.saturating_sub(*empty) as u64).sum();
    INSIDE.load(Ordering::Acquire).saturating_add(channels)
}

/// Memory of a window or file that this process shares with others of its node: it does not leave
/// them.
#[derive(Debug)]
pub struct Tie(());

impl Tie {
    /// There is some from now on.
    pub fn begin() -> Tie {
        TIES.fetch_add(1, Ordering::Relaxed);
        Tie(())
    }
}

impl Drop for Tie {
    fn drop(&mut self) {
        TIES.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How many there are.
pub fn ties() -> u64 {
    TIES.load(Ordering::Relaxed)
}

/// How often the node was split: ranks went on on another one, and others stayed (ADR 60).
#[inline]
pub fn node_splits() -> u32 {
    NODE_SPLITS.load(Ordering::Relaxed)
}

/// It was split; told by the point-to-point layer.
pub fn note_node_split() {
    NODE_SPLITS.fetch_add(1, Ordering::Relaxed);
    progress::note_node_split();
}

/// A component has so many modules with channels of their own, which are asked in a hold whether
/// something is under way there.
pub fn set_channels(component: &'static str, modules: usize) {
    channels().entry(component).or_default().0 = modules;
}

/// So many of them hold, and are empty.
pub fn set_empty(component: &'static str, modules: usize) {
    channels().entry(component).or_default().1 = modules;
}

/// The process is held, or goes on; told by the point-to-point layer.
pub fn note_hold(number: Option<u32>) {
    HOLD.store(number.map_or(0, |n| (n & (u32::MAX >> 1)) + 1), Ordering::Release);
}

/// True while the process is held.
pub fn is_held() -> bool {
    HOLD.load(Ordering::Acquire) != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_refuses_as_long_as_a_module_does() {
        let first = refuse("coll mine", &Why::new("has no functions for it"));
        let second = refuse("coll mine", &Why::new("has no functions for it"));
        drop(first);
        assert_eq!(refusal().as_deref(), Some("coll mine has no functions for it"));
        drop(second);
        assert_eq!(refusal(), None);
        let third = refuse_interrupts("coll mine", &Why::new("has memory of its own"));
        assert_eq!(interrupt_refusal().as_deref(), Some("coll mine has memory of its own"));
        assert_eq!(refusal(), None);
        drop(third);
        assert_eq!(interrupt_refusal(), None);
    }

    #[test]
    fn what_is_under_way_counts() {
        let before = under_way();
        let one = UnderWay::begin();
        assert_eq!(under_way(), before + 1);
        drop(one);
        assert_eq!(under_way(), before);
        set_channels("mine", 2);
        set_empty("mine", 1);
        assert_eq!(under_way(), before + 1);
        set_empty("mine", 2);
        assert_eq!(under_way(), before);
    }
}
