use super::*;
use hawser_os::signals::SIGSEGV;

const POLICY: Policy = Policy {
    grace_ms: 2_000,
    failure_grace_ms: 1_000,
    timeout_ms: None,
    on_failure: OnFailure::Abort,
};
const SEGV: Exit = Exit::Signal { signal: SIGSEGV, core: false };
const TERM: Exit = Exit::Signal { signal: SIGTERM, core: false };

fn actions(job: &mut Job) -> Vec<JobAction> {
    std::iter::from_fn(|| job.poll_action()).collect()
}

#[test]
fn all_well() {
    let mut job = Job::new(2, POLICY, 0);
    job.handle_exit(1, Exit::Code(0), MpiPhase::Finalized);
    job.settle(1);
    assert_eq!(actions(&mut job), []);
    job.handle_exit(0, Exit::Code(0), MpiPhase::Finalized);
    job.settle(2);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 0 }]);
    assert_eq!(job.next_time(), None);
}

#[test]
fn the_lowest_of_those_that_failed_together_gives_the_code() {
    let mut job = Job::new(4, POLICY, 0);
    job.handle_exit(3, Exit::Code(9), MpiPhase::Never);
    job.handle_exit(2, SEGV, MpiPhase::Inside);
    job.settle(5);
    let cause = Cause::Failed { rank: 2, exit: SEGV };
    assert_eq!(
        actions(&mut job),
        [JobAction::Explain(cause), JobAction::SignalAll(SIGTERM), JobAction::SignalAll(SIGCONT)]
    );
    assert_eq!(job.next_time(), Some(1_005));
    // Rank 0 dies of our signal: that is no failure of its own.
    job.handle_exit(0, TERM, MpiPhase::Inside);
    job.settle(6);
    assert_eq!(actions(&mut job), []);
    job.handle_time(1_005);
    assert_eq!(actions(&mut job), [JobAction::SignalAll(SIGKILL), JobAction::KillAll]);
    job.handle_exit(1, Exit::Signal { signal: SIGKILL, core: false }, MpiPhase::Inside);
    job.settle(1_006);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 139 }]);
}

#[test]
fn a_lost_peer_is_sought_before_its_victim_is_blamed() {
    let lost = Exit::Code(CODE_PEER_LOST as u8);
    let told = |job: &mut Job| {
        actions(job).into_iter().find_map(|a| match a {
            JobAction::Explain(Cause::Failed { rank, exit }) => Some((rank, exit)),
            _ => None,
        })
    };
    // The peer's end is told later, or at the same time by a higher rank.
    let mut job = Job::new(3, POLICY, 0);
    job.handle_exit(0, lost, MpiPhase::Inside);
    job.settle(10);
    assert_eq!((told(&mut job), job.next_time()), (None, Some(10 + CULPRIT_MS)));
    job.handle_exit(1, lost, MpiPhase::Inside);
    job.handle_exit(2, SEGV, MpiPhase::Inside);
    job.settle(11);
    assert_eq!(told(&mut job), Some((2, SEGV)));
    assert_eq!(job.code(), 139);
    // Nobody else: the lowest of those that lost a peer, in the end or when all are gone.
    for all in [false, true] {
        let mut job = Job::new(2 + u32::from(!all), POLICY, 0);
        job.handle_exit(1, lost, MpiPhase::Inside);
        job.settle(10);
        job.handle_exit(0, lost, MpiPhase::Inside);
        job.settle(11);
        if !all {
            assert_eq!(told(&mut job), None);
            job.settle(10 + CULPRIT_MS);
        }
        assert_eq!(told(&mut job), Some((0, lost)), "all {all}");
    }
    // A rank that ends the job for this reason waits for the culprit as well.
    let mut job = Job::new(3, POLICY, 0);
    job.handle_abort(1, CODE_PEER_LOST, 10);
    job.settle(10);
    job.handle_exit(1, lost, MpiPhase::Inside);
    job.settle(11);
    assert_eq!((told(&mut job), job.next_time()), (None, Some(10 + CULPRIT_MS)));
    job.handle_exit(2, SEGV, MpiPhase::Inside);
    job.settle(12);
    assert_eq!(told(&mut job), Some((2, SEGV)));
    let mut job = Job::new(3, POLICY, 0);
    job.handle_abort(1, CODE_PEER_LOST, 10);
    job.settle(10);
    job.settle(10 + CULPRIT_MS);
    assert_eq!(job.cause(), Some(Cause::Aborted { rank: 1, code: CODE_PEER_LOST }));
    // Of several the lowest, in whatever order they speak.
    let mut job = Job::new(4, POLICY, 0);
    job.handle_abort(1, CODE_PEER_LOST, 10);
    job.handle_abort(3, CODE_PEER_LOST, 10);
    job.settle(10);
    job.settle(10 + CULPRIT_MS);
    assert_eq!(job.cause(), Some(Cause::Aborted { rank: 1, code: CODE_PEER_LOST }));
    // The same code of a program outside MPI means what the program means.
    let mut job = Job::new(2, POLICY, 0);
    job.handle_exit(1, lost, MpiPhase::Never);
    job.settle(10);
    assert_eq!(told(&mut job), Some((1, lost)));
}

/// It counts before lower ones that have not.
#[test]
fn a_rank_that_tells_which_peer_is_lost_is_the_cause() {
    let lost = Exit::Code(CODE_PEER_LOST as u8);
    for told_first in [true, false] {
        let mut job = Job::new(4, POLICY, 0);
        if told_first {
            job.handle_abort(2, CODE_PEER_LOST, 10);
        }
        job.handle_exit(0, lost, MpiPhase::Inside);
        job.settle(10);
        job.handle_abort(2, CODE_PEER_LOST, 11);
        job.settle(10 + CULPRIT_MS);
        assert_eq!(job.cause(), Some(Cause::Aborted { rank: 2, code: CODE_PEER_LOST }));
    }
}

#[test]
fn a_bad_code_after_finalize_leaves_the_others_alone() {
    let mut job = Job::new(3, POLICY, 0);
    job.handle_exit(2, Exit::Code(7), MpiPhase::Finalized);
    job.handle_exit(1, Exit::Code(5), MpiPhase::Finalized);
    job.settle(0);
    assert_eq!(actions(&mut job), []);
    job.handle_exit(0, Exit::Code(0), MpiPhase::Finalized);
    job.settle(0);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 5 }]);
    assert_eq!(job.late(), Some((1, Exit::Code(5))));
}

#[test]
fn leaving_without_finalize_ends_the_job() {
    let mut job = Job::new(2, POLICY, 0);
    job.handle_exit(1, Exit::Code(0), MpiPhase::Inside);
    job.settle(0);
    assert_eq!(actions(&mut job)[0], JobAction::Explain(Cause::Unfinished { rank: 1 }));
    assert_eq!(job.code(), CODE_UNFINISHED);
}

#[test]
fn one_that_never_joined_is_found_when_another_waits_for_it() {
    let mut job = Job::new(2, POLICY, 0);
    job.handle_exit(1, Exit::Code(0), MpiPhase::Never);
    job.settle(0);
    assert_eq!(actions(&mut job), [JobAction::LookInside]);
    job.settle(1);
    assert_eq!(actions(&mut job), []);
    assert_eq!(job.next_time(), Some(RECHECK_MS));
    job.handle_time(RECHECK_MS);
    job.settle(RECHECK_MS);
    assert_eq!(actions(&mut job), [JobAction::LookInside]);
    job.handle_inside(MpiPhase::Inside, RECHECK_MS);
    assert_eq!(actions(&mut job)[0], JobAction::Explain(Cause::NeverJoined { rank: 1 }));
    // An answer to nothing.
    let mut job = Job::new(2, POLICY, 0);
    job.handle_inside(MpiPhase::Inside, 0);
    assert_eq!(actions(&mut job), []);
}

#[test]
fn sessions_need_others_only_when_they_wait_for_them() {
    let mut job = Job::new(3, POLICY, 0);
    job.handle_exit(2, Exit::Code(0), MpiPhase::Never);
    job.settle(0);
    assert_eq!(actions(&mut job), [JobAction::LookInside]);
    for awaits in [None, Some(0), Some(1)] {
        job.handle_inside(MpiPhase::InSessions { awaits }, 0);
        assert_eq!(actions(&mut job), [], "{awaits:?}");
    }
    job.handle_inside(MpiPhase::InSessions { awaits: Some(2) }, 0);
    assert_eq!(actions(&mut job)[0], JobAction::Explain(Cause::NeverJoined { rank: 2 }));
}

#[test]
fn leaving_with_a_session_open_ends_the_job() {
    let mut job = Job::new(2, POLICY, 0);
    job.handle_exit(1, Exit::Code(0), MpiPhase::InSessions { awaits: None });
    job.settle(0);
    assert_eq!(actions(&mut job)[0], JobAction::Explain(Cause::Unfinished { rank: 1 }));
}

#[test]
fn abort_wins_over_the_exit_that_it_causes() {
    for (given, code) in [(42, 42), (0, 0), (256, 1), (-1, 255), (300, 44)] {
        let mut job = Job::new(2, POLICY, 0);
        job.handle_exit(1, Exit::Code(given as u8), MpiPhase::Inside);
        job.handle_abort(1, given, 0);
        job.settle(0);
        assert_eq!(
            actions(&mut job)[0],
            JobAction::Explain(Cause::Aborted { rank: 1, code: given })
        );
        assert_eq!(job.code(), code);
    }
}

#[test]
fn first_signal_is_forwarded_second_kills() {
    let mut job = Job::new(2, POLICY, 0);
    job.handle_signal(SIGINT, 10);
    assert_eq!(
        actions(&mut job),
        [
            JobAction::Explain(Cause::Signal(SIGINT)),
            JobAction::SignalAll(SIGINT),
            JobAction::SignalAll(SIGCONT)
        ]
    );
    assert_eq!(job.next_time(), Some(2_010));
    job.handle_signal(SIGINT, 20);
    assert_eq!(actions(&mut job), [JobAction::SignalAll(SIGKILL), JobAction::KillAll]);
    job.handle_signal(SIGINT, 30);
    assert_eq!(actions(&mut job), []);
    // A process that nothing can end does not hold the launcher for ever.
    job.handle_time(20 + GIVE_UP_MS);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 130 }]);
}

#[test]
fn timeout() {
    let mut job = Job::new(1, Policy { timeout_ms: Some(500), ..POLICY }, 100);
    assert_eq!(job.next_time(), Some(600));
    job.handle_time(599);
    assert_eq!(actions(&mut job), []);
    job.handle_time(600);
    assert_eq!(actions(&mut job)[0], JobAction::Explain(Cause::Timeout));
    assert_eq!(job.code(), CODE_TIMEOUT);
}

#[test]
fn a_failed_start_ends_those_already_started() {
    let mut job = Job::new(4, POLICY, 0);
    job.handle_not_started(&[1, 3], 127, 0);
    job.settle(0);
    assert_eq!(job.left(), 2);
    assert_eq!(actions(&mut job).len(), 3);
    // Another node hears of it before it has started all of its own.
    job.handle_not_started(&[2], 0, 0);
    assert_eq!(job.left(), 1);
    job.handle_exit(0, TERM, MpiPhase::Never);
    job.settle(0);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 127 }]);
    let mut none = Job::new(1, POLICY, 0);
    none.handle_not_started(&[0], 126, 0);
    none.settle(0);
    assert_eq!(actions(&mut none).last(), Some(&JobAction::Done { code: 126 }));
}

#[test]
fn events_out_of_place_change_nothing() {
    let mut job = Job::new(1, POLICY, 0);
    job.handle_exit(7, SEGV, MpiPhase::Never);
    job.handle_exit(0, Exit::Code(0), MpiPhase::Never);
    job.handle_exit(0, SEGV, MpiPhase::Never);
    job.settle(0);
    job.settle(0);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 0 }]);
    job.handle_abort(0, 1, 0);
    job.handle_signal(SIGTERM, 0);
    job.handle_time(u64::MAX);
    assert_eq!(actions(&mut job), []);
}

#[test]
fn output_that_cannot_be_written_ends_the_job() {
    let full = Cause::OutputLost { stream: 1, errno: 28 };
    let mut job = Job::new(1, POLICY, 0);
    job.handle_output_lost(1, Some(28), 5);
    job.handle_output_lost(1, Some(28), 6);
    let stop =
        [JobAction::Explain(full), JobAction::SignalAll(SIGTERM), JobAction::SignalAll(SIGCONT)];
    assert_eq!(actions(&mut job), stop);
    job.handle_exit(0, TERM, MpiPhase::Inside);
    job.settle(7);
    let code = CODE_OUTPUT_LOST;
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code }]);
    // A job that has ended well loses its last output.
    for (errno, cause, code) in [(Some(28), full, code), (None, Cause::Signal(SIGPIPE), 141)] {
        let mut job = Job::new(1, POLICY, 0);
        job.handle_exit(0, Exit::Code(0), MpiPhase::Finalized);
        job.settle(1);
        assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 0 }]);
        job.handle_output_lost(1, errno, 2);
        job.handle_output_lost(1, errno, 3);
        assert_eq!(actions(&mut job), [JobAction::Explain(cause), JobAction::Done { code }]);
    }
    // One that failed keeps its own reason.
    let mut job = Job::new(1, POLICY, 0);
    job.handle_exit(0, SEGV, MpiPhase::Inside);
    job.settle(1);
    job.handle_output_lost(1, Some(28), 2);
    assert_eq!(job.code(), 139);
}

#[test]
fn a_lost_node_ends_the_job() {
    let mut job = Job::new(4, POLICY, 0);
    job.handle_node_lost(2, &[1, 3], true, 5);
    job.settle(5);
    let cause = Cause::NodeLost { node: 2 };
    let stop =
        [JobAction::Explain(cause), JobAction::SignalAll(SIGTERM), JobAction::SignalAll(SIGCONT)];
    assert_eq!(actions(&mut job), stop);
    job.handle_exit(0, TERM, MpiPhase::Inside);
    job.handle_exit(2, TERM, MpiPhase::Inside);
    job.settle(6);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: CODE_NODE_LOST }]);
    // A node whose ranks had all ended well is missed by nobody.
    let mut job = Job::new(2, POLICY, 0);
    job.handle_exit(1, Exit::Code(0), MpiPhase::Finalized);
    job.handle_node_lost(1, &[1], false, 5);
    job.settle(5);
    assert_eq!(actions(&mut job), []);
}

#[test]
fn a_node_that_is_lost_with_output_of_its_ranks_ends_the_job() {
    let cause = Cause::NodeLost { node: 1 };
    let done = JobAction::Done { code: CODE_NODE_LOST };
    // While others run.
    let mut job = Job::new(2, POLICY, 0);
    job.handle_exit(1, Exit::Code(0), MpiPhase::Finalized);
    job.handle_node_lost(1, &[1], true, 5);
    job.settle(5);
    let stop =
        [JobAction::Explain(cause), JobAction::SignalAll(SIGTERM), JobAction::SignalAll(SIGCONT)];
    assert_eq!(actions(&mut job), stop);
    job.handle_exit(0, TERM, MpiPhase::Inside);
    job.settle(6);
    assert_eq!(actions(&mut job), [JobAction::KillAll, done]);
    // When all have ended, and their last words are awaited.
    let mut job = Job::new(1, POLICY, 0);
    job.handle_exit(0, Exit::Code(0), MpiPhase::Finalized);
    job.settle(1);
    assert_eq!(actions(&mut job), [JobAction::KillAll, JobAction::Done { code: 0 }]);
    job.handle_node_lost(1, &[0], true, 2);
    assert_eq!(actions(&mut job), [JobAction::Explain(cause), done]);
    assert_eq!(job.code(), CODE_NODE_LOST);
}

#[test]
fn a_job_that_is_told_of_failures_goes_on() {
    let policy = Policy { on_failure: OnFailure::Notify, ..POLICY };
    let mut job = Job::new(5, policy, 0);
    job.handle_exit(3, SEGV, MpiPhase::Inside);
    job.handle_exit(1, Exit::Code(0), MpiPhase::Inside);
    job.settle(1);
    let segv = JobAction::Lost(Cause::Failed { rank: 3, exit: SEGV });
    let left = JobAction::Lost(Cause::Unfinished { rank: 1 });
    assert_eq!(actions(&mut job), [segv, left]);
    job.handle_node_lost(2, &[4], true, 2);
    assert_eq!(actions(&mut job), [JobAction::Lost(Cause::NodeLost { node: 2 })]);
    assert_eq!(job.next_time(), None);
    // The others decide about the exit code.
    let mut well = job.clone();
    for rank in [0, 2] {
        well.handle_exit(rank, Exit::Code(0), MpiPhase::Finalized);
    }
    well.settle(3);
    assert_eq!(actions(&mut well), [JobAction::KillAll, JobAction::Done { code: 0 }]);
    // A rank that gives up ends the job, also because of a lost peer.
    let mut gives_up = job.clone();
    gives_up.handle_abort(0, CODE_PEER_LOST, 10);
    gives_up.settle(10);
    gives_up.settle(10 + CULPRIT_MS);
    let cause = Cause::Aborted { rank: 0, code: CODE_PEER_LOST };
    assert_eq!(actions(&mut gives_up)[0], JobAction::Explain(cause));
    // Nobody is left.
    for rank in [0, 2] {
        job.handle_exit(rank, Exit::Code(7), MpiPhase::Inside);
    }
    job.settle(20);
    assert_eq!(actions(&mut job).last(), Some(&JobAction::Done { code: 7 }));
}

/// The argument of `MPI_Abort` is the exit code, also where the others go on and end well.
#[test]
fn the_code_of_an_abort_of_some_ranks_is_that_of_the_job() {
    let policy = Policy { on_failure: OnFailure::Notify, ..POLICY };
    let ended = |codes: &[i32], last: Exit| {
        let mut job = Job::new(3, policy, 0);
        codes.iter().for_each(|code| job.handle_part_aborted(*code));
        job.handle_exit(1, SEGV, MpiPhase::Inside);
        job.settle(1);
        job.handle_exit(0, Exit::Code(0), MpiPhase::Finalized);
        job.handle_exit(2, last, MpiPhase::Finalized);
        job.settle(2);
        actions(&mut job).pop()
    };
    let well = Exit::Code(0);
    assert_eq!(ended(&[8, 4], well), Some(JobAction::Done { code: 8 }));
    assert_eq!(ended(&[256], well), Some(JobAction::Done { code: 1 }));
    assert_eq!(ended(&[0], well), Some(JobAction::Done { code: 0 }));
    assert_eq!(ended(&[8], Exit::Code(3)), Some(JobAction::Done { code: 8 }));
    // Later the job is timed out.
    let mut job = Job::new(2, policy, 0);
    job.handle_part_aborted(8);
    job.handle_signal(SIGTERM, 1);
    assert_eq!(job.code(), 128 + SIGTERM);
}

/// Resource managers repeat it, and with several hosts it comes from each of them.
#[test]
fn a_repeated_term_is_no_second_interrupt() {
    let mut job = Job::new(1, POLICY, 0);
    for now in [0, 1, 5] {
        job.handle_signal(SIGTERM, now);
    }
    let cause = Cause::Signal(SIGTERM);
    let stop =
        [JobAction::Explain(cause), JobAction::SignalAll(SIGTERM), JobAction::SignalAll(SIGCONT)];
    assert_eq!(actions(&mut job), stop);
    assert_eq!(job.next_time(), Some(2_000), "the grace of the first");
    // Somebody sits before it.
    job.handle_signal(SIGINT, 6);
    assert_eq!(actions(&mut job), [JobAction::SignalAll(SIGKILL), JobAction::KillAll]);
    let mut job = Job::new(1, POLICY, 0);
    job.handle_signal(SIGINT, 0);
    job.handle_signal(SIGTERM, 1);
    assert!(actions(&mut job).contains(&JobAction::KillAll));
}

#[test]
fn who_has_saved_wants_to_be_started_again() {
    let saved = Exit::Code(EXIT_SAVED as u8);
    let end = |exits: [Exit; 2], signal: Option<i32>| {
        let mut job = Job::new(2, POLICY, 0);
        signal.into_iter().for_each(|s| job.handle_signal(s, 0));
        for (rank, exit) in (0..).zip(exits) {
            job.handle_exit(rank, exit, MpiPhase::Finalized);
            job.settle(1);
        }
        job.code()
    };
    let well = Exit::Code(0);
    for signal in [None, Some(SIGTERM)] {
        assert_eq!(end([saved, saved], signal), EXIT_SAVED);
        assert_eq!(end([well, saved], signal), EXIT_SAVED);
    }
    assert_eq!(end([well, well], Some(SIGTERM)), 143);
    assert_eq!(end([saved, TERM], Some(SIGTERM)), 143, "one has not");
    assert_eq!(end([saved, Exit::Code(3)], None), 3, "a failure counts");
}

#[test]
fn a_job_whose_processes_are_in_a_snapshot_ends_at_once() {
    let mut job = Job::new(2, POLICY, 0);
    job.handle_saved(5);
    let said = actions(&mut job);
    assert!(said.contains(&JobAction::SignalAll(SIGKILL)), "{said:?}");
    for rank in 0..2 {
        job.handle_exit(rank, Exit::Signal { signal: SIGKILL, core: false }, MpiPhase::Inside);
    }
    job.settle(6);
    assert!(actions(&mut job).contains(&JobAction::Done { code: EXIT_SAVED }));
    // One that fails already fails.
    let mut job = Job::new(1, POLICY, 0);
    job.handle_signal(SIGTERM, 0);
    job.handle_saved(1);
    assert_eq!(job.code(), 143);
}
