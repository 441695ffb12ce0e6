//! Registry of operations that only advance when somebody polls them: nonblocking collectives and
//! the like. Every wait of the point-to-point layer calls [`poll_all`], so that any blocking MPI
//! call of the process advances them (MPI-5.0 section 2.9, weak progress).

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use hawser_segment::wait::Watch;

use crate::error::{Error, Result};
use crate::status::Status;
use crate::token::Needed;

/// What is polled: returns `Some` once, when the operation has ended.
pub type Step = Box<dyn FnMut() -> Option<Result<()>> + Send>;

/// What is polled, and can tell what it waits for.
pub trait Operation: Send {
    /// `Some` once, when the operation has ended.
    fn poll(&mut self) -> Option<Result<()>>;

    /// Something without which it cannot go on at present, if it is known.
    fn awaiting(&self) -> Option<Needed> {
        None
    }

    /// True when polling it may call functions of the program.
    fn calls_program(&self) -> bool {
        false
    }

    /// True when it goes on by itself once the program has given its request up.
    fn may_be_given_up(&self) -> bool {
        false
    }

    /// What the operation has done, once it has ended, with an error or without.
    fn status(&self) -> Status {
        Status::EMPTY
    }
}

impl<F: FnMut() -> Option<Result<()>> + Send> Operation for F {
    fn poll(&mut self) -> Option<Result<()>> {
        self()
    }
}

/// An operation that advances by polling. Shared by its request and the registry.
pub struct ActiveOperation {
    /// Set after `outcome` was stored; it never goes back.
    done: AtomicBool,
    /// See [`Operation::calls_program`].
    calls_program: bool,
    /// See [`Operation::may_be_given_up`].
    may_be_given_up: bool,
    /// The program has given its request up.
    given_up: AtomicBool,
    state: Mutex<OperationState>,
}

enum OperationState {
    Running(Box<dyn Operation>),
    Ended(Option<Error>, Status),
}

/// What serves other processes for as long as this one uses MPI: polled as operations are, without
/// keeping a wait from going to sleep.
pub trait Service: Send + Sync {
    /// Serves what has come.
    fn poll(&self) -> Served;

    /// Joins what the next sleep is for, as [`hawser_segment::wait::Source::arm`]. Most services
    /// hear of what comes by messages, which end sleeps anyway.
    fn arm(&self, _watch: &mut Watch) {}
}

/// What a service has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Served {
    /// Nothing has come.
    Nothing,
    /// Something has come, and was served.
    Something,
    /// Another thread, or a caller further up this thread's stack, serves at present.
    Contended,
}

type Services = RwLock<Vec<&'static dyn Service>>;
static SERVICES: Services = RwLock::new(Vec::new());
/// Those that have something to do once the node was split.
static SPLIT_SERVICES: Services = RwLock::new(Vec::new());

/// Registers a service.
pub fn serve(service: &'static dyn Service) {
    SERVICES.write().unwrap_or_else(PoisonError::into_inner).push(service);
    set_flag(SERVED);
}

/// Registers a service that is polled once the node was split
/// ([`crate::holding::note_node_split`]).
pub fn serve_split_node(service: &'static dyn Service) {
    SPLIT_SERVICES.write().unwrap_or_else(PoisonError::into_inner).push(service);
}

/// Ranks of the node are on another one from now on, and others are not (ADR 60). Takes no lock.
pub(crate) fn note_node_split() {
    set_flag(SPLIT);
}

fn set_flag(flag: usize) {
    ACTIVE.fetch_or(flag, Ordering::Release);
}

fn poll_services(services: &'static Services, sleeps: bool) -> bool {
    let list = services.read().unwrap_or_else(PoisonError::into_inner);
    let (mut served, mut busy) = (false, false);
    let look = |service: &&dyn Service| match service.poll() {
        Served::Nothing => {}
        Served::Something => served = true,
        Served::Contended => busy = true,
    };
    // All of them, also behind one that was busy.
    polling(|| list.iter().for_each(look));
    served || sleeps && busy && POLLING.get() == 0
}

/// Number of operations in the registry, and flags for services: lets the wait loops skip both with
/// one load. The number is written under the lock of the operations.
static ACTIVE: AtomicUsize = AtomicUsize::new(0);
/// There are services.
const SERVED: usize = 1 << (usize::BITS - 1);
/// Those of a node that was split are polled.
const SPLIT: usize = 1 << (usize::BITS - 2);
const FLAGS: usize = SERVED | SPLIT;
static OPERATIONS: Mutex<Vec<Arc<ActiveOperation>>> = Mutex::new(Vec::new());

thread_local! {
    /// Polls of operations and services in which the calling thread is, one from within the other.
    static POLLING: Cell<u32> = const { Cell::new(0) };
    /// See [`note_step`].
    static STEPPED: Cell<bool> = const { Cell::new(false) };
    /// The calling thread is one of the library, and functions of the program may not run in it.
    static KEPT_OUT: Cell<bool> = const { Cell::new(false) };
    /// The calling thread is one of the library.
    static LIBRARY: Cell<bool> = const { Cell::new(false) };
}

/// Says that the calling thread is one of the library and none of the program.
pub fn set_library_thread() {
    LIBRARY.set(true);
}

/// The calling thread is one of the library.
pub fn is_library_thread() -> bool {
    LIBRARY.get()
}

/// Says that the calling thread is one of the library, in a process whose program did not ask for
/// `MPI_THREAD_MULTIPLE`: functions of the program run only in its own threads then, while they are
/// in calls of MPI (MPI-5.0 section 11.6.2). What needs such a function waits for these threads.
pub fn keep_program_out() {
    KEPT_OUT.set(true);
}

fn operations() -> MutexGuard<'static, Vec<Arc<ActiveOperation>>> {
    // A panic while the list was held leaves a valid list.
    OPERATIONS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// To be called with the lock of the operations.
fn set_active(operations: usize) {
    // Relaxed: the flags are there, or come.
    let mut before = ACTIVE.load(Ordering::Relaxed);
    while let Err(now) = ACTIVE.compare_exchange_weak(
        before,
        operations | before & FLAGS,
        Ordering::Release,
        Ordering::Relaxed,
    ) {
        before = now;
    }
}

impl ActiveOperation {
    /// Polls `step` once and registers it when it has not ended by that.
    pub fn launch(step: Step) -> Arc<ActiveOperation> {
        ActiveOperation::launch_operation(Box::new(step))
    }

    /// [`ActiveOperation::launch`] of what can tell what it waits for.
    pub fn launch_operation(step: Box<dyn Operation>) -> Arc<ActiveOperation> {
        let operation = Arc::new(ActiveOperation {
            done: AtomicBool::new(false),
            calls_program: step.calls_program(),
            may_be_given_up: step.may_be_given_up(),
            given_up: AtomicBool::new(false),
            state: Mutex::new(OperationState::Running(step)),
        });
        if !operation.poll() {
            let mut list = operations();
            list.push(operation.clone());
            set_active(list.len());
        }
        operation
    }

    /// True when the operation has ended.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.done.load(Ordering::Acquire)
    }

    /// The program gives its request up: the operation goes on, and `Pml::wait_for_given_up` waits
    /// for it. False: it may not.
    pub fn give_up(&self) -> bool {
        if self.may_be_given_up {
            self.given_up.store(true, Ordering::Release);
        }
        self.may_be_given_up
    }

    /// What the operation waits for; `None` also while another thread polls it.
    pub fn awaiting(&self) -> Option<Needed> {
        match &*self.state.try_lock().ok()? {
            OperationState::Running(step) => step.awaiting(),
            OperationState::Ended(..) => None,
        }
    }

    /// What it has done; the empty status before its end.
    pub fn status(&self) -> Status {
        match &*self.state.lock().unwrap_or_else(PoisonError::into_inner) {
            OperationState::Ended(_, status) => *status,
            OperationState::Running(_) => Status::EMPTY,
        }
    }

    /// The error with which it ended; `None` for success, before the end, and when taken already.
    pub fn take_error(&self) -> Option<Error> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *state {
            OperationState::Ended(error, _) => error.take(),
            OperationState::Running(_) => None,
        }
    }

    /// Polling it is for other threads than the calling one.
    fn is_kept_out(&self) -> bool {
        self.calls_program && KEPT_OUT.get()
    }

    /// Advances the operation. Does nothing when another thread, or a caller further up this
    /// thread's stack, is polling it already, or when the calling thread may not. True when it has
    /// ended.
    pub fn poll(&self) -> bool {
        polling(|| self.look()) == Found::Ended
    }

    fn look(&self) -> Found {
        if self.is_done() {
            return Found::Ended;
        }
        if self.is_kept_out() {
            return Found::Running;
        }
        let Ok(mut state) = self.state.try_lock() else {
            return if self.is_done() { Found::Ended } else { Found::Busy };
        };
        let OperationState::Running(step) = &mut *state else { return Found::Ended };
        let Some(result) = step.poll() else { return Found::Running };
        let status = step.status();
        *state = OperationState::Ended(result.err(), status);
        self.done.store(true, Ordering::Release);
        Found::Ended
    }
}

fn polling<R>(look: impl FnOnce() -> R) -> R {
    POLLING.set(POLLING.get() + 1);
    let result = look();
    POLLING.set(POLLING.get() - 1);
    result
}

/// What a look at an operation has found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Ended,
    Running,
    /// Somebody else polls it.
    Busy,
}

/// Polls every service and every registered operation once. True when a service was busy or an
/// operation ended or went on. Called by the wait loops, never with a lock of the point-to-point
/// layer held.
#[inline]
pub fn poll_all() -> bool {
    match ACTIVE.load(Ordering::Acquire) {
        0 => false,
        active => poll_active(active, false),
    }
}

/// [`poll_all`] for who sleeps unless it finds something, and has said so to those who would wake
/// it. True also when another thread is polling an operation, or serves: what that one had looked
/// at before may have changed since, and who changed it then woke nobody.
pub fn poll_before_sleep() -> bool {
    match ACTIVE.load(Ordering::Acquire) {
        0 => false,
        active => poll_active(active, true),
    }
}

#[cold]
fn poll_active(active: usize, sleeps: bool) -> bool {
    let mut served = active & SERVED != 0 && poll_services(&SERVICES, sleeps);
    served |= active & SPLIT != 0 && poll_services(&SPLIT_SERVICES, sleeps);
    if active & !FLAGS == 0 { served } else { poll_registered(sleeps) | served }
}

/// Has every service join what the next sleep is for. Called after [`poll_before_sleep`].
pub fn arm_all(watch: &mut Watch) {
    if ACTIVE.load(Ordering::Acquire) & SERVED != 0 {
        let list = SERVICES.read().unwrap_or_else(PoisonError::into_inner);
        list.iter().for_each(|service| service.arm(watch));
    }
}

/// True when there are operations for [`poll_all`] to poll.
#[inline]
pub fn is_active() -> bool {
    ACTIVE.load(Ordering::Acquire) & !FLAGS != 0
}

/// True while operations whose requests the program has given up go on.
pub(crate) fn given_up_go_on() -> bool {
    let goes_on = |o: &Arc<ActiveOperation>| o.given_up.load(Ordering::Acquire) && !o.is_done();
    is_active() && operations().iter().any(goes_on)
}

/// True when there are operations to poll in the calling thread.
pub fn is_active_here() -> bool {
    is_active() && (!KEPT_OUT.get() || operations().iter().any(|f| !f.calls_program))
}

/// An operation that is being polled has gone on, and has not ended: whoever waits for it begins to
/// wait again.
#[inline]
pub fn note_step() {
    STEPPED.set(true);
}

fn poll_registered(sleeps: bool) -> bool {
    let (mut ended, mut busy) = (false, false);
    // One after the other, as many as there are now: a step may start operations (nested
    // collectives), which takes the list's lock. Where a poll within a step has removed some, those
    // that have moved up are looked at the next time.
    let (mut at, mut end) = (0, usize::MAX);
    polling(|| {
        while at < end {
            let list = operations();
            end = end.min(list.len());
            let Some(operation) = list.get(at).cloned() else { break };
            drop(list);
            match operation.look() {
                Found::Ended => ended = true,
                Found::Busy => busy = true,
                Found::Running => {}
            }
            at += 1;
        }
    });
    if ended {
        let mut list = operations();
        list.retain(|f| !f.is_done());
        set_active(list.len());
    }
    // A wait within a poll is not one for its own end.
    STEPPED.take() || ended || sleeps && busy && POLLING.get() == 0
}

/// Of a start of what is active.
#[cold]
pub(crate) fn started() -> Error {
    crate::err!(Request, "the request has been started and not completed")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever waits in this thread hears of a step, once; other tests poll this operation, too.
    #[test]
    fn a_step_of_an_operation_counts_as_progress() {
        let end = Arc::new(AtomicBool::new(false));
        let ends = end.clone();
        let operation = ActiveOperation::launch(Box::new(move || {
            note_step();
            ends.load(Ordering::Relaxed).then_some(Ok(()))
        }));
        while operation.look() == Found::Busy {}
        assert!(STEPPED.get() && poll_registered(false) && !STEPPED.get());
        end.store(true, Ordering::Relaxed);
        while !operation.poll() {}
        STEPPED.set(false);
    }

    #[test]
    fn an_operation_is_polled_until_it_ends_and_keeps_its_error() {
        let mut left = 3;
        let operation = ActiveOperation::launch(Box::new(move || {
            left -= 1;
            (left == 0).then(|| Err(crate::err!(Other, "boom")))
        }));
        assert!(!operation.is_done());
        while !operation.is_done() {
            poll_all();
        }
        assert!(!operations().iter().any(|f| Arc::ptr_eq(f, &operation)));
        assert_eq!(operation.take_error().map(|e| e.text().to_owned()), Some("boom".to_owned()));
        assert!(operation.take_error().is_none());
    }

    /// Ends when another thread says how many bytes it has moved.
    struct Moved(std::sync::mpsc::Receiver<u64>, u64);

    impl Operation for Moved {
        fn poll(&mut self) -> Option<Result<()>> {
            self.1 = self.0.try_recv().ok()?;
            Some(Err(crate::err!(NoSpace, "full")))
        }

        fn status(&self) -> Status {
            Status { bytes: self.1, ..Status::EMPTY }
        }
    }

    #[test]
    fn a_flight_that_fails_keeps_what_it_has_moved_by_then() {
        let (tell, told) = std::sync::mpsc::channel();
        let operation = ActiveOperation::launch_operation(Box::new(Moved(told, 0)));
        assert_eq!(operation.status(), Status::EMPTY);
        std::thread::scope(|s| s.spawn(|| tell.send(7)).join())
            .expect("it ends")
            .expect("the operation listens");
        while !operation.is_done() {
            poll_all();
        }
        assert_eq!(operation.status().bytes, 7);
        assert!(operation.take_error().is_some());
        assert_eq!(operation.status().bytes, 7);
    }

    #[test]
    fn a_step_may_poll_the_registry_again() {
        let mut polls = 0;
        let operation = ActiveOperation::launch(Box::new(move || {
            polls += 1;
            poll_all();
            (polls == 2).then_some(Ok(()))
        }));
        while !operation.is_done() {
            poll_all();
        }
    }

    /// Ends with the first poll and calls a function of the program then.
    struct Callback(std::sync::mpsc::Sender<std::thread::ThreadId>);

    impl Operation for Callback {
        fn poll(&mut self) -> Option<Result<()>> {
            self.0.send(std::thread::current().id()).expect("the test receives");
            Some(Ok(()))
        }

        fn calls_program(&self) -> bool {
            true
        }
    }

    /// Is polled until it is told to end, and says that it is.
    struct Held(std::sync::mpsc::Sender<()>, std::sync::mpsc::Receiver<()>);

    impl Operation for Held {
        fn poll(&mut self) -> Option<Result<()>> {
            self.0.send(()).expect("the test receives");
            self.1.recv().ok().map(Ok)
        }
    }

    #[test]
    fn no_thread_goes_to_sleep_while_another_one_polls() {
        let (tell, told) = std::sync::mpsc::channel();
        let (go, gone) = std::sync::mpsc::channel();
        let operation = Arc::new(ActiveOperation {
            done: AtomicBool::new(false),
            calls_program: false,
            may_be_given_up: false,
            given_up: AtomicBool::new(false),
            state: Mutex::new(OperationState::Running(Box::new(Held(tell, gone)))),
        });
        let mut list = operations();
        list.push(operation.clone());
        set_active(list.len());
        drop(list);
        std::thread::scope(|s| {
            s.spawn(|| while !operation.poll() {});
            told.recv().expect("it is polled");
            assert!(poll_before_sleep(), "what the other one has looked at may have changed");
            go.send(()).expect("it is polled");
        });
        assert!(operation.is_done());
        while operations().iter().any(|f| Arc::ptr_eq(f, &operation)) {
            poll_all();
        }
    }

    /// A service of tests: one thread at a time serves, and says that it does.
    struct Counter {
        state: Mutex<Option<Held>>,
    }

    impl Service for Counter {
        fn poll(&self) -> Served {
            let Ok(mut state) = self.state.try_lock() else { return Served::Contended };
            let Some(held) = &mut *state else { return Served::Nothing };
            held.poll();
            *state = None;
            Served::Something
        }
    }

    #[test]
    fn no_thread_goes_to_sleep_while_another_one_serves() {
        let (tell, told) = std::sync::mpsc::channel();
        let (go, gone) = std::sync::mpsc::channel();
        let state = Mutex::new(Some(Held(tell, gone)));
        let service: &'static Counter = Box::leak(Box::new(Counter { state }));
        std::thread::scope(|s| {
            s.spawn(|| {
                serve(service);
                poll_all();
            });
            told.recv().expect("somebody serves");
            assert!(poll_before_sleep(), "what the other one has looked at may have changed");
            go.send(()).expect("somebody serves");
        });
        assert_eq!(service.poll(), Served::Nothing);
    }

    struct Polls(AtomicUsize);

    impl Service for Polls {
        fn poll(&self) -> Served {
            self.0.fetch_add(1, Ordering::Relaxed);
            Served::Nothing
        }
    }

    #[test]
    fn services_of_a_split_node_cost_nothing_before() {
        let service: &'static Polls = Box::leak(Box::new(Polls(AtomicUsize::new(0))));
        serve_split_node(service);
        poll_all();
        assert_eq!(service.0.load(Ordering::Relaxed), 0);
        note_node_split();
        poll_all();
        assert!(service.0.load(Ordering::Relaxed) > 0);
    }

    /// Has something to be done at once, in the thread of its test.
    struct Restless;

    thread_local! {
        static RESTLESS: Cell<bool> = const { Cell::new(false) };
    }

    impl Service for Restless {
        fn poll(&self) -> Served {
            Served::Nothing
        }

        fn arm(&self, watch: &mut Watch) {
            if RESTLESS.get() {
                watch.ready();
            }
        }
    }

    #[test]
    fn a_service_says_what_a_sleep_is_for() {
        serve(Box::leak(Box::new(Restless)));
        let ready = || {
            let mut watch = Watch::new();
            arm_all(&mut watch);
            watch.is_ready()
        };
        assert!(!ready());
        RESTLESS.set(true);
        assert!(ready());
    }

    #[test]
    fn threads_of_the_library_leave_callbacks_to_the_program() {
        let (tell, told) = std::sync::mpsc::channel();
        // Not registered: no other test's thread finds it.
        let operation = ActiveOperation {
            done: AtomicBool::new(false),
            calls_program: true,
            may_be_given_up: false,
            given_up: AtomicBool::new(false),
            state: Mutex::new(OperationState::Running(Box::new(Callback(tell)))),
        };
        std::thread::scope(|s| {
            s.spawn(|| {
                keep_program_out();
                assert!(!operation.poll() && !operation.is_done());
            });
        });
        assert!(told.try_recv().is_err());
        assert!(operation.poll() && operation.is_done());
        assert_eq!(told.recv(), Ok(std::thread::current().id()));
    }

    #[test]
    fn threads_launch_and_poll_at_the_same_time() {
        std::thread::scope(|s| {
            for thread in 0..3 {
                s.spawn(move || {
                    for i in 0..100 {
                        let mut left = 1 + (i + thread) % 5;
                        // Only whoever polls touches what the step owns.
                        let step = move || {
                            left -= 1;
                            (left == 0).then(|| Err(crate::err!(Other, "{thread} {i}")))
                        };
                        let operation = ActiveOperation::launch(Box::new(step));
                        while !operation.is_done() {
                            poll_all();
                        }
                        let error = operation.take_error().expect("it keeps its error");
                        assert_eq!(error.text(), format!("{thread} {i}"));
                    }
                });
            }
        });
    }
}
