use std::sync::atomic::{AtomicU32, AtomicU64};
use std::sync::mpsc;

use super::*;

/// Tests share the threads of the process.
static ONE: Mutex<()> = Mutex::new(());

/// Waits until no other test runs, nor a thread of one that is over.
fn one() -> MutexGuard<'static, ()> {
    let one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    while threads().others(GATE.get()).next().is_some() {
        std::thread::yield_now();
    }
    one
}

fn some_other_is_parked() -> bool {
    threads().others(GATE.get()).any(|at| at == CallState::Parked)
}

/// Waits until all others are out of the way.
fn out_of_the_way(all_inside: bool) -> Away {
    assert!(ask(), "the kernel has the barrier");
    loop {
        match take_away(all_inside) {
            Some(away) => return away,
            None => std::thread::yield_now(),
        }
    }
}

#[test]
fn threads_count_from_their_first_call_to_their_end() {
    let _one = one();
    note_call(3);
    let before = counted();
    note_call(4);
    assert_eq!((noted_call(), counted()), (4, before));
    note_end();
    note_end();
    let (go, wait) = mpsc::channel::<()>();
    let (said, heard) = mpsc::channel();
    let other = std::thread::spawn(move || {
        said.send(noted_call()).unwrap();
        wait.recv().unwrap();
        note_call(5);
        said.send(noted_call()).unwrap();
        note_end();
        wait.recv().unwrap();
    });
    assert_eq!((heard.recv(), counted()), (Ok(0), before), "it has called nothing");
    note_call(6);
    let away = out_of_the_way(false);
    go.send(()).unwrap();
    while !some_other_is_parked() {
        std::thread::yield_now();
    }
    assert!(heard.try_recv().is_err(), "it waits");
    drop(away);
    note_end();
    assert_eq!(heard.recv(), Ok(5));
    assert_eq!(counted(), before + 1);
    go.send(()).unwrap();
    other.join().unwrap();
    assert_eq!(counted(), before);
}

/// A thread that has left a call by a jump out of an error handler is in nobody's way, and is
/// inside of its next call as of any other.
#[test]
fn a_thread_that_jumps_out_of_a_handler_is_outside() {
    let _one = one();
    // The gate of nobody has the first calls of threads of other tests.
    let at = || match GATE.get() {
        gate if std::ptr::eq(gate, &NOBODY) => CallState::Outside,
        gate => gate.state(),
    };
    outside_of_call(|| assert_eq!(at(), CallState::Outside));
    assert_eq!(at(), CallState::Outside, "its calls are not noted");
    note_call(3);
    assert_eq!(outside_of_call(|| (at(), noted_call())), (CallState::Outside, 3));
    assert_eq!((at(), noted_call()), (CallState::Inside, 3));
    let jump = || outside_of_call(|| std::panic::resume_unwind(Box::new(())));
    std::panic::catch_unwind(jump).expect_err("it does not come back");
    assert_eq!(at(), CallState::Outside);
    note_call(4);
    note_call(5);
    outside_of_call(|| assert_eq!(at(), CallState::Inside, "of the outer one"));
    assert_eq!((at(), noted_call()), (CallState::Inside, 5));
    note_end();
    note_end();
    assert_eq!(at(), CallState::Outside);
}

#[test]
fn one_that_is_outside_is_in_the_way_where_all_have_to_be_inside() {
    let _one = one();
    note_call(1);
    let (go, wait) = mpsc::channel::<()>();
    let (said, heard) = mpsc::channel();
    std::thread::scope(|s| {
        s.spawn(move || {
            note_call(5);
            note_end();
            said.send(outside::thread_id()).unwrap();
            wait.recv().unwrap();
            // At the door it is as good as inside.
            note_call(6);
            note_end();
        });
        let other = heard.recv().unwrap();
        assert!(ask() && take_away(true).is_none());
        assert_eq!(in_the_way(), Some((other, InTheWay::Outside)));
        take_back();
        assert!(ask());
        drop(take_away(false).expect("it is not in the way of others"));
        go.send(()).unwrap();
        drop(out_of_the_way(true));
    });
    note_end();
}

/// The thread that asks is not said to be in the way, however long it was while others asked.
#[test]
fn the_one_that_asks_is_not_named() {
    let _one = one();
    let (go, wait) = mpsc::channel::<()>();
    let (said, heard) = mpsc::channel();
    note_call(1);
    std::thread::scope(|s| {
        s.spawn(move || {
            note_call(2);
            assert!(ask());
            // The main thread is inside of its call.
            assert!((0..5).all(|_| take_away(false).is_none()));
            said.send(outside::thread_id()).unwrap();
            wait.recv().unwrap();
            note_end();
        });
        let other = heard.recv().unwrap();
        assert_eq!(in_the_way(), Some((outside::thread_id(), InTheWay::InCall)));
        assert!(ask() && take_away(false).is_none());
        assert_eq!(in_the_way(), Some((other, InTheWay::InCall)));
        take_back();
        go.send(()).unwrap();
    });
    note_end();
}

#[test]
fn a_thread_of_the_library_is_told_from_one_in_a_call() {
    let _one = one();
    let (go, wait) = mpsc::channel::<()>();
    let (said, heard) = mpsc::channel();
    note_call(1);
    std::thread::scope(|s| {
        s.spawn(move || {
            enter_library_thread();
            said.send(outside::thread_id()).unwrap();
            wait.recv().unwrap();
            note_end();
        });
        let other = heard.recv().unwrap();
        assert!(ask() && take_away(false).is_none());
        assert_eq!(in_the_way(), Some((other, InTheWay::InLibrary)));
        take_back();
        go.send(()).unwrap();
    });
    note_end();
}

/// Threads that come, go and wait all the time touch nothing while it is away; and go on.
#[test]
fn nothing_is_touched_while_it_is_away_and_all_go_on() {
    let _one = one();
    note_call(1);
    let (memory, stop, rounds) = (AtomicU64::new(0), AtomicBool::new(false), AtomicU32::new(0));
    std::thread::scope(|s| {
        for thread in 0..4 {
            let (memory, stop, rounds) = (&memory, &stop, &rounds);
            s.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    note_call(2);
                    for _ in 0..thread {
                        memory.fetch_add(1, Ordering::Relaxed);
                        nap();
                    }
                    memory.fetch_add(1, Ordering::Relaxed);
                    note_end();
                    rounds.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        for _ in 0..200 {
            let away = out_of_the_way(false);
            let seen = memory.load(Ordering::Relaxed);
            (0..50).for_each(|_| std::thread::yield_now());
            assert_eq!(memory.load(Ordering::Relaxed), seen, "somebody is inside");
            drop(away);
            let before = rounds.load(Ordering::Relaxed);
            while rounds.load(Ordering::Relaxed) == before {
                std::thread::yield_now();
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    note_end();
}

/// A thread that naps has what another one waits for: both go on, though they are asked.
#[test]
fn a_thread_that_naps_is_in_nobodys_way_before_the_memory_goes() {
    let _one = one();
    let lock = Mutex::new(0);
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                note_call(2);
                for _ in 0..20 {
                    let mut value = lock.lock().unwrap_or_else(PoisonError::into_inner);
                    *value += 1;
                    nap();
                }
                note_end();
            });
        }
        assert!(ask());
        while *lock.lock().unwrap_or_else(PoisonError::into_inner) < 40 {
            std::thread::yield_now();
        }
        take_back();
    });
}

#[test]
fn threads_that_never_called_are_counted() {
    let this = "users::tests::threads_that_never_called_in_a_process_of_their_own";
    hawser_fixture::passes_alone(this);
}

#[test]
#[ignore = "all threads of the process count: the test above starts one for it"]
fn threads_that_never_called_in_a_process_of_their_own() {
    note_call(1);
    note_end();
    let count = || threads_without_calls(true).expect("/proc shows them");
    let before = count();
    let (go, wait) = mpsc::channel::<()>();
    let (said, heard) = mpsc::channel();
    let library = {
        let said = said.clone();
        outside::start_thread("any", move || {
            said.send(()).unwrap();
            wait.recv().unwrap();
        })
    };
    heard.recv().unwrap();
    assert_eq!(count(), before, "it is none of the program");
    let (end, wait) = mpsc::channel::<()>();
    // The kernel gives threads of a program called `hawser-x` such names.
    let other = std::thread::Builder::new().name("hawser-x".into()).spawn(move || {
        said.send(()).unwrap();
        wait.recv().unwrap();
    });
    heard.recv().unwrap();
    assert_eq!(count(), before + 1, "it is the program's, whatever it is called");
    end.send(()).unwrap();
    go.send(()).unwrap();
    other.unwrap().join().unwrap();
    library.unwrap().join().unwrap();
}
