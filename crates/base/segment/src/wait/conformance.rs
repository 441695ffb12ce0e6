//! The promises of an event source, checked on any: one that shows its events by the word, by a
//! descriptor, by a time.

use std::cell::Cell;
use std::os::fd::AsRawFd;
use std::os::unix::net::UnixDatagram;

use hawser_os::clock;

use super::tests::{node, params};
use super::*;

/// A source, and what happens to it.
struct Case<'a> {
    source: Box<dyn Source + 'a>,
    /// Something happens.
    happen: Box<dyn Fn() + 'a>,
    /// What has happened is served; true when there was something.
    serve: Box<dyn Fn() -> bool + 'a>,
}

fn armed(case: &mut Case<'_>) -> Watch {
    let mut watch = Watch::new();
    case.source.arm(&mut watch);
    watch
}

/// Sleeps, as a caller of the engine does, until there is something to serve.
fn sleep_and_serve(waiter: &Waiter, case: &mut Case<'_>, marked: impl FnOnce()) {
    let mut marked = Some(marked);
    for _ in 0..1000 {
        let mut wait = waiter.begin();
        wait.prepare_sleep();
        let watch = armed(case);
        if let Some(marked) = marked.take() {
            marked();
        }
        wait.sleep(watch);
        if (case.serve)() {
            return;
        }
    }
    panic!("the source does not come to be served");
}

fn check_all(waiter: &Waiter, mut case: Case<'_>) {
    for _ in 0..3 {
        let watch = armed(&mut case);
        assert!(!watch.is_ready() && !watch.has_news(), "nothing has happened");
        (case.happen)();
        assert!(armed(&mut case).would_end(), "what has happened ends the sleep by itself");
        sleep_and_serve(waiter, &mut case, || {});
        assert!(!armed(&mut case).is_ready() && !armed(&mut case).has_news(), "it was served");
        let happen = std::mem::replace(&mut case.happen, Box::new(|| {}));
        sleep_and_serve(waiter, &mut case, &happen);
        case.happen = happen;
        assert!(!(case.serve)(), "nothing is served twice");
    }
}

/// A queue in memory that others fill.
struct Queue<'a>(&'a AtomicU32);

impl Source for Queue<'_> {
    fn arm(&mut self, watch: &mut Watch) {
        if self.0.load(Ordering::SeqCst) != 0 {
            watch.ready();
        }
    }
}

#[test]
fn a_queue_in_shared_memory_is_a_source() {
    let waiter = Waiter::new(node(1, 1), 0, &params("yield"));
    let queue = AtomicU32::new(0);
    let case = Case {
        source: Box::new(Queue(&queue)),
        happen: Box::new(|| {
            queue.fetch_add(1, Ordering::SeqCst);
            waiter.wake(0);
        }),
        serve: Box::new(|| queue.swap(0, Ordering::SeqCst) != 0),
    };
    check_all(&waiter, case);
}

struct Socket<'a>(&'a UnixDatagram);

impl Source for Socket<'_> {
    fn arm(&mut self, watch: &mut Watch) {
        watch.descriptor(self.0.as_raw_fd(), false);
    }
}

#[test]
fn a_descriptor_is_a_source() {
    let waiter = Waiter::new(node(1, 1), 0, &params("yield"));
    let (ours, theirs) = UnixDatagram::pair().unwrap();
    ours.set_nonblocking(true).unwrap();
    let case = Case {
        source: Box::new(Socket(&ours)),
        happen: Box::new(|| _ = theirs.send(b"x").unwrap()),
        serve: Box::new(|| ours.recv(&mut [0]).is_ok()),
    };
    check_all(&waiter, case);
}

/// Something is due at a time; 0: nothing.
struct Timer<'a>(&'a Cell<u64>);

impl Source for Timer<'_> {
    fn arm(&mut self, watch: &mut Watch) {
        match self.0.get() {
            0 => {}
            due => match due.saturating_sub(clock::now_ns()) {
                0 => watch.ready(),
                rest => watch.within(rest.div_ceil(1000)),
            },
        }
    }
}

#[test]
fn a_time_is_a_source() {
    let waiter = Waiter::new(node(1, 1), 0, &params("yield"));
    let due = Cell::new(0);
    let case = Case {
        source: Box::new(Timer(&due)),
        // A timer is set by its own process, which is awake then: it wakes the word.
        happen: Box::new(|| {
            due.set(clock::now_ns() + 100_000);
            waiter.wake(0);
        }),
        serve: Box::new(|| {
            let served = due.get() != 0 && clock::now_ns() >= due.get();
            if served {
                due.set(0);
            }
            served
        }),
    };
    check_all(&waiter, case);
}
