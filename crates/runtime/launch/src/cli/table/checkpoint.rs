//! When a job ends and what is saved before. Options that begin with `ckpoint` are hydra's.

use super::{Id, Opt, opt};

pub(super) static SAVING: &[Opt] = &[
    opt(
        Id::TimeLimit,
        &["time-limit"],
        &["TIME"],
        "The job must have ended after TIME (seconds, 30m, 2h, or [D-]HH:MM:SS): MPIX_Time_left \
         counts to it, and then it ends as with --timeout.",
    ),
    opt(
        Id::CheckpointDir,
        &["checkpoint-dir", "ckpoint-prefix"],
        &["DIR"],
        "Where MPIX_Checkpoint keeps snapshots; all hosts must have DIR.",
    ),
    opt(
        Id::CheckpointEvery,
        &["checkpoint-every", "ckpoint-interval"],
        &["TIME"],
        "A snapshot is due after TIME without one; with --mca crs criu images are made then.",
    ),
    opt(
        Id::CheckpointBeforeEnd,
        &["checkpoint-before-end"],
        &["TIME"],
        "It is time to save, and to stop, TIME before the end of the job: --time-limit, \
         --timeout, or the limit of the batch system.",
    ),
    opt(
        Id::CheckpointOn,
        &["checkpoint-on"],
        &["SIGNAL[:exit]"],
        "A signal to mpirun, or to any daemon, that asks for a snapshot; exit: and to stop after \
         it. Unless named, USR1 asks to save, and USR2, XCPU and TERM to save and stop.",
    ),
    opt(
        Id::CheckpointKeep,
        &["checkpoint-keep"],
        &["N"],
        "Complete snapshots that are kept; default 2.",
    ),
    opt(
        Id::Param("sstore_base_local_dir"),
        &["checkpoint-local"],
        &["DIR"],
        "A directory on each host where ranks save first; copies go to --checkpoint-dir while the \
         job runs.",
    ),
    opt(
        Id::OnFailure,
        &["on-failure"],
        &["WHAT"],
        "When a rank or host is lost: abort, the job ends (default); notify, the others go on; \
         restart, it ends and starts again from the last snapshot of --checkpoint-dir.",
    ),
    opt(
        Id::CheckpointLibrary,
        &["ckpointlib"],
        &["NAME"],
        "self: programs save by callbacks (MPIX_Checkpoint_register); criu: CRIU makes images of \
         processes (--mca crs criu).",
    ),
    opt(
        Id::CheckpointNumber,
        &["ckpoint-num"],
        &["N"],
        "Start again from snapshot N of --checkpoint-dir, which stands before it.",
    ),
];
