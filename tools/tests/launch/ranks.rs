//! Processes that join their job as ranks do: this test program itself, started by `mpirun` with a
//! word in the environment that says what to act.

use hawser_segment::node::Phase;

use super::*;
use hawser_rte::Attached;
use hawser_status::CallStatus;

const ACT: &str = "LAUNCH_TEST_ACT";

/// Not a test of its own: the rank, when `mpirun` started it.
#[test]
fn act() {
    let Ok(act) = std::env::var(ACT) else { return };
    let rank = match hawser_rte::attach() {
        Ok(rank) => rank,
        Err(e) => {
            eprintln!("attach: {e}");
            std::process::exit(99);
        }
    };
    let slot = rank.node.slot(rank.slot);
    slot.set_phase(Phase::Running);
    slot.set_world();
    match act.as_str() {
        "all-meet" => meet(&rank),
        "abort" if rank.me == 1 => {
            rank.announce_abort(33, "the disk is full");
            std::process::exit(33);
        }
        "forget" if rank.me == 1 => std::process::exit(0),
        "crash" if rank.me == 1 => {
            slot.enter_call(1);
            std::process::abort();
        }
        "late" => {
            slot.set_phase(Phase::Finalized);
            std::process::exit(rank.me as i32 * 3);
        }
        "nested" => {
            let me = std::env::current_exe().unwrap();
            let o =
                Command::new(me).args(["--exact", "ranks::act", "--nocapture"]).output().unwrap();
            assert_eq!(code(&o), 99);
            println!("nested: {}", err(&o));
        }
        _ => loop {
            std::thread::park();
        },
    }
    slot.set_phase(Phase::Finalized);
    std::process::exit(0);
}

/// Every rank publishes a value and reads those of all others.
fn meet(rank: &Attached) {
    assert!(rank.modex.publish("test", &rank.me.to_le_bytes()));
    for peer in 0..rank.nprocs {
        let mut value = None;
        wait_for("a peer", || {
            value = rank.modex.lookup(peer, "test");
            value.is_some()
        });
        assert_eq!(value.unwrap(), peer.to_le_bytes());
        assert_eq!(rank.modex.local_slot(peer), Some(peer));
    }
    println!("met {} of {} in {}", rank.me, rank.nprocs, rank.local_size);
}

fn job(words: &str, act: &str) -> Output {
    mpirun()
        .args(words.split_whitespace())
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "ranks::act", "--nocapture"])
        .env(ACT, act)
        .output()
        .unwrap()
}

#[test]
fn ranks_find_each_other() {
    let o = job("-n 5 --oversubscribe", "all-meet");
    assert_eq!(code(&o), 0, "{}", err(&o));
    let text = out(&o);
    let met: Vec<&str> = sorted(&text).into_iter().filter(|l| l.contains("met ")).collect();
    assert_eq!(met.len(), 5, "{}", out(&o));
}

#[test]
fn abort_ends_the_job_with_its_code() {
    let o = job("-n 3 --oversubscribe", "abort");
    assert_eq!(code(&o), 33);
    let text = err(&o);
    for part in ["rank 1", "ended the job with code 33", "the disk is full"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn leaving_without_finalize_is_told_with_those_who_wait() {
    let o = job("-n 3 --oversubscribe", "forget");
    assert_eq!(code(&o), 1);
    let text = err(&o);
    assert!(text.contains("rank 1") && text.contains("without MPI_Finalize"), "{text}");
    assert!(text.contains("rank 0 (pid ") || text.contains("ranks 0, 2 (pids "), "{text}");
}

#[test]
fn one_that_never_joins_is_found() {
    let me = std::env::current_exe().unwrap();
    let o = mpirun()
        .args(["--oversubscribe", "-n", "1", "true", ":", "-n", "1"])
        .arg(&me)
        .args(["--exact", "ranks::act", "--nocapture"])
        .env(ACT, "wait")
        .output()
        .unwrap();
    assert_eq!(code(&o), 1);
    assert!(err(&o).contains("never called MPI_Init"), "{}", err(&o));
}

#[test]
fn a_crash_names_the_last_call() {
    let o = job("-n 2", "crash");
    assert_eq!(code(&o), 134, "{}", err(&o));
    assert!(err(&o).contains("SIGABRT") && err(&o).contains("MPI_"), "{}", err(&o));
}

#[test]
fn a_bad_code_after_finalize_ends_nobody_else() {
    let o = job("-n 3 --oversubscribe", "late");
    assert_eq!(code(&o), 3);
    assert!(err(&o).contains("rank 1") && err(&o).contains("after MPI_Finalize"), "{}", err(&o));
}

#[test]
fn a_timeout_names_the_calls() {
    let o = job("-n 2 --timeout 1", "wait");
    assert_eq!(code(&o), 124);
    let text = err(&o);
    assert!(text.contains("ranks 0, 1 (pids ") && text.contains("outside MPI"), "{text}");
}

#[test]
fn a_program_started_by_a_rank_is_not_this_rank() {
    let o = job("-n 1", "nested");
    let text = out(&o);
    let told = text.contains("one process per rank") && text.contains("HAWSER_*");
    assert!(told, "{text} {}", err(&o));
}

#[test]
fn never_rank_0_of_1_under_a_foreign_launcher() {
    let o = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "ranks::act", "--nocapture"])
        .env(ACT, "late")
        .env("PMI_SIZE", "4")
        .env("PMI_RANK", "1")
        .output()
        .unwrap();
    assert_eq!(code(&o), 99);
    assert!(err(&o).contains("PMI_SIZE=4") && err(&o).contains("mpirun"), "{}", err(&o));
}

#[test]
fn ranks_behind_a_shell_are_ranks() {
    let me = std::env::current_exe().unwrap();
    let script = format!("'{}' --exact ranks::act --nocapture; true", me.display());
    let o = mpirun().args(["-n", "2", "sh", "-c", &script]).env(ACT, "all-meet").output().unwrap();
    assert_eq!(code(&o), 0, "{}", err(&o));
    // The code of MPI_Abort gets through a shell that hides it.
    let o = mpirun().args(["-n", "2", "sh", "-c", &script]).env(ACT, "abort").output().unwrap();
    assert_eq!(code(&o), 33, "{}", err(&o));
}

/// Runs the attaching and leaving of a job many times: nothing may hang or be told wrongly.
#[test]
fn a_hundred_jobs() {
    for _ in 0..100 {
        let o = job("-n 2", "all-meet");
        assert_eq!((code(&o), err(&o).as_str()), (0, ""));
    }
}
