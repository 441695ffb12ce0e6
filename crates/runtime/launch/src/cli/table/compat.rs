//! Options of other implementations: what is so anyway, what changes nothing, what cannot be.

use super::{Id, Opt, opt};

pub(super) static ACCEPTED: &[Opt] = &[
    opt(Id::Accept, &["allow-run-as-root"], &[], "Nothing special happens for root."),
    opt(
        Id::Accept,
        &["get-stack-traces", "report-state-on-timeout"],
        &[],
        "After --timeout it is told who waits for whom.",
    ),
    opt(
        Id::Accept,
        &["enable-auto-cleanup", "cleanup"],
        &[],
        "Whatever a job leaves behind is always cleaned up.",
    ),
    opt(
        Id::Accept,
        &["enable-hostname-propagation", "hetero-nodes", "leave-session-attached"],
        &[],
        "It is so anyway.",
    ),
    opt(
        Id::Accept,
        &["disable-recovery", "report-child-jobs-separately", "ordered-output"],
        &[],
        "It is so anyway.",
    ),
    opt(Id::Accept, &["show-progress"], &[], "The progress of a long start is shown on terminals."),
    opt(
        Id::Recovery,
        &["with-ft"],
        &["KIND"],
        "\"mpi\" and \"ulfm\" are --enable-recovery; \"none\" is the default.",
    ),
    opt(
        Id::Errhandler,
        &["initial-errhandler"],
        &["NAME"],
        "First error handler of MPI_COMM_WORLD and MPI_COMM_SELF: mpi_errors_are_fatal, the \
         default, mpi_errors_abort or mpi_errors_return.",
    ),
    opt(Id::Note, &["noprefix", "no-prefix"], &[], "daemons are always started by their full path"),
    opt(
        Id::Note,
        &["stream-buffering"],
        &["MODE"],
        "output is forwarded line by line; a program buffers its own as it likes",
    ),
    opt(
        Id::Note,
        &["membind"],
        &["POLICY"],
        "memory lies where a process touches it first; bind the process",
    ),
    opt(Id::Note, &["tmpdir"], &["DIR"], "there is no directory of a session"),
    opt(Id::Note, &["personality"], &["NAME"], "there is one personality"),
    opt(Id::Note, &["topolib", "demux"], &["NAME"], "there is one way to do this"),
    opt(Id::Note, &["pmi-port", "novm", "noconf", "v6"], &[], "there is nothing to choose"),
    opt(Id::Note, &["localhost"], &["NAME"], "mpirun asks the system for the name of its host"),
    opt(
        Id::Note,
        &["hybrid-hosts", "enable-x", "disable-x", "disable-hostname-propagation"],
        &[],
        "there is nothing to choose",
    ),
    opt(
        Id::Note,
        &["print-all-exitcodes"],
        &[],
        "the exit code of the rank that failed first is told, with the reason",
    ),
    opt(
        Id::Note,
        &["debug-daemons-file", "silent-abort"],
        &[],
        "daemons tell what they have to say through mpirun; --quiet makes it silent",
    ),
];

pub(super) static REFUSED: &[Opt] = &[
    opt(
        Id::Refuse,
        &["xml"],
        &[],
        "output is not written as XML; --output json makes each line an object",
    ),
    opt(
        Id::Refuse,
        &["xml-file"],
        &["FILE"],
        "output is not written as XML; --output-filename DIR keeps it by rank",
    ),
    opt(
        Id::Refuse,
        &["xterm"],
        &["RANKS"],
        "mpirun opens no windows; start \"xterm -e program\" as the program",
    ),
    opt(
        Id::Refuse,
        &["outfile-pattern", "errfile-pattern", "outfile", "errfile"],
        &["PATTERN"],
        "names of files cannot be patterns; --output-filename DIR writes DIR/1/rank.R/stdout",
    ),
    opt(
        Id::Refuse,
        &["output-from"],
        &["RANK"],
        "output of single ranks cannot be chosen; --output-filename DIR:nocopy keeps all by rank",
    ),
    opt(
        Id::Refuse,
        &["output-proctable"],
        &[],
        "there is no table of processes; \"hawser ps\" lists jobs and \"hawser top\" their ranks",
    ),
    opt(
        Id::Refuse,
        &["preload-binary"],
        &[],
        "programs are not copied to other hosts; keep them on a file system that all hosts share",
    ),
    opt(
        Id::Refuse,
        &["preload-files"],
        &["FILES"],
        "files are not copied to other hosts; keep them on a file system that all hosts share",
    ),
    opt(
        Id::Refuse,
        &["set-cwd-to-session-dir"],
        &[],
        "there is no directory of a session; --wdir names one",
    ),
    opt(
        Id::GoOn,
        &["enable-recovery", "continuous", "disable-auto-cleanup", "recoverable"],
        &[],
        "The job goes on without ranks and hosts that are lost (errmgr_base_on_failure notify).",
    ),
    opt(
        Id::Refuse,
        &["max-restarts"],
        &["N"],
        "single ranks are not started again; --on-failure restart does so with the job",
    ),
    opt(
        Id::Refuse,
        &["report-uri"],
        &["WHERE"],
        "nobody can connect to mpirun; --report-pid tells its process id for \"hawser why\"",
    ),
    opt(Id::Refuse, &["dvm-uri", "dvm"], &["WHERE"], "there is no server that outlives a job"),
    opt(
        Id::Refuse,
        &["nameserver"],
        &["HOST"],
        "a name server is called by its key file: hawser serve FILE there, --server FILE here",
    ),
    opt(
        Id::Refuse,
        &["pset"],
        &["NAME"],
        "process sets of one's own cannot be named; mpi://WORLD and mpi://SELF are there",
    ),
    opt(
        Id::Refuse,
        &["display-comm", "display-comm-finalize"],
        &[],
        "\"hawser info --p2p\" tells which protocol carries which message",
    ),
    opt(
        Id::Refuse,
        &["gpus-per-proc", "g", "gpu-subdevs-per-proc"],
        &["N"],
        "accelerators are not dealt out; set CUDA_VISIBLE_DEVICES by MPI_LOCALRANKID in a script",
    ),
    opt(
        Id::Refuse,
        &["rankmap"],
        &["MAP"],
        "a map as a vector cannot be given; --rankfile places each rank",
    ),
    opt(
        Id::Refuse,
        &["order-nodes"],
        &["ORDER"],
        "nodes are used in the order in which they are named; sort the host file",
    ),
    opt(
        Id::Refuse,
        &["profile", "trace", "gtool"],
        &["WHAT"],
        "there is no profiler in mpirun; start it as the program",
    ),
    opt(
        Id::Refuse,
        &["debugger", "tv", "gdb", "stop-on-exec", "stop-in-init", "stop-in-app"],
        &[],
        "mpirun starts no debugger; start it as the program, or attach it to the process ids of \
         \"hawser top\"",
    ),
];
