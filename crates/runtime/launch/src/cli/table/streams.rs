//! Input, output and the end of a job.

use super::{Id, Opt, opt};

pub(super) static STREAMS: &[Opt] = &[
    opt(
        Id::Stdin,
        &["stdin", "s"],
        &["RANK"],
        "Who reads our standard input: a rank (default 0), all or none.",
    ),
    opt(
        Id::Output,
        &["output"],
        &["LIST"],
        "How output is shown, with commas: tag, rank, json (each line an object), timestamp, \
         merge, dir=DIR; behind it may stand :nocopy.",
    ),
    opt(
        Id::TagOutput,
        &["tag-output"],
        &[],
        "Begin each line with [1,RANK]<stdout>: or [1,RANK]<stderr>:.",
    ),
    opt(Id::PrependRank, &["prepend-rank", "l"], &[], "Begin each line with [RANK]."),
    opt(
        Id::PrependPattern,
        &["prepend-pattern"],
        &["PATTERN"],
        "The same for \"[%r] \", the only pattern that there is.",
    ),
    opt(Id::Timestamp, &["timestamp-output"], &[], "Begin each line with the time (UTC)."),
    opt(
        Id::OutputFilename,
        &["output-filename", "output-directory"],
        &["DIR[:nocopy]"],
        "Write the output also to DIR/1/rank.R/stdout and stderr; nocopy: only there.",
    ),
    opt(
        Id::MergeStderr,
        &["merge-stderr-to-stdout"],
        &[],
        "Send standard error of the processes to our standard output.",
    ),
];

pub(super) static END: &[Opt] = &[
    opt(
        Id::Timeout,
        &["timeout"],
        &["SECONDS"],
        "End the job after SECONDS, tell who waited for whom, and exit with 124.",
    ),
    opt(
        Id::ReportHang,
        &["report-hang"],
        &["SECONDS"],
        "Tell once who waits for whom when nothing moves in MPI for SECONDS; the job goes on.",
    ),
    opt(
        Id::KillGrace,
        &["kill-grace"],
        &["SECONDS"],
        "Time between a forwarded Ctrl-C or SIGTERM and SIGKILL; default 2.",
    ),
    opt(
        Id::ForwardSignals,
        &["forward-signals"],
        &["LIST"],
        "Signals that are forwarded anyway: TSTP, CONT, USR1, USR2, INT, TERM, HUP, QUIT; others \
         are refused.",
    ),
];
