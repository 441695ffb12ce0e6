//! A channel of a component's own: its progress, what ends sleeps for it, and word of losses.

use std::collections::HashSet;
use std::fmt;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, TryLockError, Weak};

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{Channel as Held, Interrupt};
use hawser_core::contracts::pml::Pml;
use hawser_core::group::Group;
use hawser_core::holding::{self, Refusal};
use hawser_core::progress::{self, Served, Service};
use hawser_mca::lifecycle::Why;
use hawser_segment::wait::Watch;

use crate::foreign::{ForeignColl, Shared};
use crate::sleep;

/// What serves a component while anything waits.
struct Channel {
    component: &'static ForeignColl,
    /// Held by the thread that serves.
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Reports of losses up to this one were told.
    epoch: u32,
    watched: Vec<Watched>,
    /// Modules with a channel, and the hold of which they have been told last.
    held: Vec<(Weak<Shared>, Told)>,
    /// A module refuses the present hold.
    refusal: Option<Refusal>,
}

/// What a module with a channel of its own knows of holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    /// It goes on.
    Nothing,
    /// It holds, and something is under way.
    Busy,
    /// It holds, and nothing is.
    Empty,
}

/// A module that hears of losses.
struct Watched {
    module: Weak<Shared>,
    /// The own group, and the remote one.
    groups: Vec<Group>,
    told: HashSet<(usize, u32)>,
}

/// Those that are served.
static ALL: Mutex<Vec<&'static Channel>> = Mutex::new(Vec::new());
/// Where sleeping threads are woken.
static PML: OnceLock<&'static dyn Pml> = OnceLock::new();

/// `wake` of the host table.
pub(crate) extern "C" fn wake() {
    if let Some(pml) = PML.get() {
        pml.wake_from_worker();
    }
}

/// A component begins to serve communicators.
pub(crate) fn begin(comm: &Comm) {
    PML.get_or_init(|| comm.pml());
}

/// Serves the component of a new module from now on, if it has something to be served.
pub(crate) fn serve(component: &'static ForeignColl, comm: &Comm, module: Weak<Shared>) {
    let (moves, hears) = (component.table.progress.is_some(), component.table.lost.is_some());
    if !moves && !hears {
        return;
    }
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let found = all.iter().copied().find(|channel| channel.component.name == component.name);
    let channel = found.unwrap_or_else(|| {
        let state = Mutex::default();
        let channel: &'static Channel = Box::leak(Box::new(Channel { component, state }));
        all.push(channel);
        progress::serve(channel);
        channel
    });
    drop(all);
    if moves && component.table.interrupt.is_some() {
        let mut state = channel.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.held.retain(|(module, _)| module.strong_count() > 0);
        state.held.push((module.clone(), Told::Nothing));
        holding::set_channels(component.name, state.held.len());
    }
    if hears {
        let mut state = channel.state.lock().unwrap_or_else(PoisonError::into_inner);
        let groups = [comm.group()].into_iter().chain(comm.remote_group()).cloned().collect();
        state.watched.retain(|w| w.module.strong_count() > 0);
        state.watched.push(Watched { module, groups, told: HashSet::new() });
        // What was reported before is news for this one.
        state.epoch = 0;
    }
}

impl Channel {
    /// `None`: another thread serves, or a caller further up this thread's stack.
    fn try_lock(&self) -> Option<MutexGuard<'_, State>> {
        match self.state.try_lock() {
            Ok(state) => Some(state),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// Tells modules that the process is held, until nothing is under way in their channels, or
    /// that it goes on.
    #[cold]
    fn follow_hold(&self, state: &mut State) {
        let held = holding::is_held();
        let State { held: modules, refusal, .. } = state;
        modules.retain(|(module, _)| module.strong_count() > 0);
        for (module, told) in modules.iter_mut() {
            let step = match (held, *told) {
                (true, Told::Empty) | (false, Told::Nothing) => continue,
                (true, _) => Interrupt::Hold,
                (false, _) => Interrupt::Continue,
            };
            let Some(module) = module.upgrade() else { continue };
            *told = match self.component.interrupt(module.module, step) {
                Ok(_) if !held => Told::Nothing,
                Ok(Held::Busy) => Told::Busy,
                Ok(Held::Empty) => Told::Empty,
                Err(_) if held => {
                    let who = format!("coll {}", self.component.name);
                    *refusal = Some(holding::refuse(&who, &Why::new("refuses to be held")));
                    Told::Busy
                }
                Err(_) => Told::Nothing,
            };
        }
        if !held {
            *refusal = None;
        }
        let empty = modules.iter().filter(|(_, told)| *told == Told::Empty).count();
        holding::set_channels(self.component.name, modules.len());
        holding::set_empty(self.component.name, empty);
    }

    /// Tells modules of losses that are new. True when there was one.
    fn tell_losses(&self, state: &mut State) -> bool {
        let (Some(lost), Some(pml)) = (self.component.table.lost, PML.get()) else { return false };
        if state.watched.is_empty() {
            return false;
        }
        let liveness = pml.liveness();
        let epoch = liveness.epoch();
        if epoch == state.epoch {
            return false;
        }
        state.epoch = epoch;
        let mut any = false;
        for watched in &mut state.watched {
            let Some(module) = watched.module.upgrade() else { continue };
            for (which, group) in watched.groups.iter().enumerate() {
                for (rank, proc) in (0u32..).zip(group.iter()) {
                    if liveness.why(proc).is_some() && watched.told.insert((which, rank)) {
                        // SAFETY: a module that was entered and not left.
                        unsafe { lost(module.module, rank, which as u32) }
                        any = true;
                    }
                }
            }
        }
        any
    }
}

impl Service for Channel {
    fn poll(&self) -> Served {
        let Some(mut state) = self.try_lock() else { return Served::Contended };
        if holding::is_held() || state.held.iter().any(|(_, told)| *told != Told::Nothing) {
            self.follow_hold(&mut state);
        }
        let heard = self.tell_losses(&mut state);
        let moved = self.component.table.progress.is_some_and(|progress| progress() != 0);
        if heard || moved { Served::Something } else { Served::Nothing }
    }

    fn arm(&self, watch: &mut Watch) {
        let Some(_state) = self.try_lock() else { return watch.ready() };
        if self.component.table.progress.is_some() {
            let sleep = self.component.table.sleep;
            // SAFETY: what it is told is used inside this call only, by the contract.
            sleep::ask(watch, sleep.map(|sleep| move |told| unsafe { sleep(told) }));
        }
    }
}

impl fmt::Debug for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "channel of {}", self.component.name)
    }
}
