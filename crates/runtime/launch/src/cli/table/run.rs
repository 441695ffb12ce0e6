//! What is started, with which environment.

use super::{Id, Opt, opt};

pub(super) static START: &[Opt] = &[
    opt(
        Id::Np,
        &["n", "np", "c"],
        &["N"],
        "Start N processes of this program; without it, one per slot.",
    ),
    opt(Id::PerNode, &["N", "npernode"], &["N"], "Start N processes on each node."),
    opt(Id::OnePerNode, &["pernode"], &[], "The same as -N 1."),
    opt(
        Id::Turns,
        &["ppn", "perhost", "grr"],
        &["N"],
        "Deal the processes out to the nodes in turns of N, round and round, as hydra does.",
    ),
    opt(Id::OneInTurn, &["rr"], &[], "The same as -ppn 1."),
    opt(
        Id::PerPackage,
        &["npersocket", "nperpackage"],
        &["N"],
        "Start N processes on each package (socket) of each node.",
    ),
    opt(Id::PerObject, &["ppr"], &["N:OBJECT"], "The same as --map-by ppr:N:OBJECT."),
    opt(
        Id::App,
        &["app", "configfile"],
        &["FILE"],
        "Read programs from FILE, one per line, each with its own options.",
    ),
    opt(Id::Wdir, &["wdir", "wd"], &["DIR"], "Change to DIR before the program starts."),
    opt(
        Id::Path,
        &["path"],
        &["DIRS"],
        "Look for the program in DIRS first (colons between them): they come before PATH.",
    ),
    opt(
        Id::Universe,
        &["usize"],
        &["N"],
        "Value of the attribute MPI_UNIVERSE_SIZE; SYSTEM: the number of slots, as by default.",
    ),
];

pub(super) static ENVIRONMENT: &[Opt] = &[
    opt(
        Id::Export,
        &["x"],
        &["NAME[=VALUE]"],
        "Set NAME in the environment of the program (all of ours is passed on anyway).",
    ),
    opt(
        Id::EnvPair,
        &["env", "genv"],
        &["NAME", "VALUE"],
        "The same in two words; -genv holds for all programs.",
    ),
    opt(Id::SetEnv, &["set-env"], &["NAME=VALUE"], "The same as -x NAME=VALUE."),
    opt(
        Id::UnsetEnv,
        &["unset-env"],
        &["NAME"],
        "Take NAME out of the environment; NAME*: all that begin so.",
    ),
    opt(
        Id::PrependEnv,
        &["prepend-env"],
        &["NAME[C]", "VALUE"],
        "Put VALUE and the character C before the value of NAME, as in LD_LIBRARY_PATH[:].",
    ),
    opt(Id::AppendEnv, &["append-env"], &["NAME[C]", "VALUE"], "The same behind it."),
    opt(
        Id::EnvList,
        &["envlist", "genvlist"],
        &["NAMES"],
        "Pass on only these variables (commas between them), PATH, and what is set; -genvlist \
         holds for all programs.",
    ),
    opt(
        Id::EnvNone,
        &["envnone", "genvnone"],
        &[],
        "Pass on no variable but PATH and what is set; -genvnone holds for all programs.",
    ),
    opt(Id::Accept, &["envall", "genvall"], &[], "Pass on the whole environment, as by default."),
    opt(
        Id::Mca,
        &["mca", "gmca", "omca", "prtemca", "pmixmca", "gpmixmca"],
        &["NAME", "VALUE"],
        "Set a parameter (\"hawser info --all\" lists them).",
    ),
    opt(
        Id::Tune,
        &["tune", "am", "amca"],
        &["FILES"],
        "Set parameters from files (commas between them): NAME = VALUE in each line, or options \
         such as -x and --mca.",
    ),
    opt(
        Id::MemoryKinds,
        &["memory-alloc-kinds"],
        &["KINDS"],
        "Ask for kinds of memory; there are \"system\" and \"mpi\" anyway, and no others.",
    ),
];

pub(super) static OTHER: &[Opt] = &[
    opt(Id::DoNotLaunch, &["do-not-launch", "donotlaunch"], &[], "Map the job, and start nothing."),
    opt(
        Id::ReportPid,
        &["report-pid"],
        &["WHERE"],
        "Write the process id of mpirun to the file WHERE; - is standard output, + standard error.",
    ),
    opt(
        Id::RuntimeOptions,
        &["runtime-options", "rtos"],
        &["LIST"],
        "Options in a list, as Open MPI 5 takes them: donotlaunch, show-progress, \
         aggregate-help-messages and others. Those that cannot be are refused.",
    ),
    opt(Id::Quiet, &["quiet", "q"], &[], "No warnings, no text about failed processes."),
    opt(
        Id::Verbose,
        &["verbose", "v", "debug-daemons", "debug", "d"],
        &[],
        "Tell what is started and where.",
    ),
    opt(Id::Version, &["version", "V", "info"], &[], "Print the version."),
    opt(
        Id::Help,
        &["help", "h", "usage"],
        &[],
        "Print this text; --help TOPIC that of a topic or of one option.",
    ),
];
