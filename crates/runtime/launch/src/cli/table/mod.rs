//! The one table of `mpirun` options. Parser, help texts, man page, completion and "did you mean"
//! read it.

mod checkpoint;
mod compat;
mod place;
mod run;
mod streams;

/// What an option means; the parser gives each a value, the help text a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Id {
    Np,
    PerNode,
    OnePerNode,
    Turns,
    OneInTurn,
    PerPackage,
    PerObject,
    Host,
    AddHost,
    AddHostfile,
    Hostfile,
    Cell,
    Server,
    App,
    Wdir,
    Path,
    Export,
    EnvPair,
    EnvList,
    EnvNone,
    SetEnv,
    UnsetEnv,
    PrependEnv,
    AppendEnv,
    MemoryKinds,
    Mca,
    Tune,
    MapBy,
    /// The same as `--map-by` with this value.
    MapAs(&'static str),
    RankBy,
    BindTo,
    /// The same as `--bind-to` with this value.
    BindAs(&'static str),
    CpusPerRank,
    ReportBindings,
    Display,
    /// The same as `--display` with this value.
    DisplayAs(&'static str),
    NoLocal,
    Rankfile,
    CpuSet,
    Oversubscribe,
    NoOversubscribe,
    HwThreads,
    Launcher,
    Rmk,
    DoNotLaunch,
    Universe,
    TagOutput,
    PrependRank,
    PrependPattern,
    Timestamp,
    Output,
    OutputFilename,
    MergeStderr,
    Stdin,
    Timeout,
    TimeLimit,
    CheckpointDir,
    CheckpointEvery,
    CheckpointBeforeEnd,
    CheckpointOn,
    CheckpointKeep,
    CheckpointLibrary,
    CheckpointNumber,
    OnFailure,
    ReportHang,
    KillGrace,
    ForwardSignals,
    ReportPid,
    RuntimeOptions,
    Recovery,
    GoOn,
    Errhandler,
    Quiet,
    Verbose,
    Version,
    Help,
    /// Sets this parameter.
    Param(&'static str),
    /// What it asks for is so anyway.
    Accept,
    /// It changes nothing, and the user is told why.
    Note,
    /// It cannot be, and the user is told why.
    Refuse,
}

/// One option with all its spellings, without leading dashes: one or two are accepted.
pub(crate) struct Opt {
    pub(crate) id: Id,
    pub(crate) names: &'static [&'static str],
    /// Names of the values that follow.
    pub(crate) values: &'static [&'static str],
    /// One sentence; of [`Id::Note`] and [`Id::Refuse`] what the user is told.
    pub(crate) help: &'static str,
}

const fn opt(
    id: Id,
    names: &'static [&'static str],
    values: &'static [&'static str],
    help: &'static str,
) -> Opt {
    Opt { id, names, values, help }
}

/// Options that belong together.
pub(crate) struct Group {
    /// The word for `--help`.
    pub(crate) topic: &'static str,
    pub(crate) heading: &'static str,
    pub(crate) options: &'static [Opt],
}

/// All groups, in the order of the help text.
pub(crate) static TABLE: &[Group] = &[
    Group { topic: "start", heading: "What to start", options: run::START },
    Group {
        topic: "environment",
        heading: "Environment and parameters",
        options: run::ENVIRONMENT,
    },
    Group { topic: "hosts", heading: "Hosts and how they are reached", options: place::HOSTS },
    Group { topic: "placement", heading: "Mapping and binding", options: place::PLACEMENT },
    Group { topic: "output", heading: "Input and output", options: streams::STREAMS },
    Group { topic: "end", heading: "How it ends", options: streams::END },
    Group { topic: "checkpoint", heading: "Time to save", options: checkpoint::SAVING },
    Group { topic: "other", heading: "Other", options: run::OTHER },
    Group {
        topic: "compatibility",
        heading: "Accepted for scripts that were written for other implementations",
        options: compat::ACCEPTED,
    },
    Group {
        topic: "refused",
        heading: "Known, and refused with the reason",
        options: compat::REFUSED,
    },
];

/// All options.
pub(crate) fn options() -> impl Iterator<Item = &'static Opt> {
    TABLE.iter().flat_map(|group| group.options.iter())
}

/// The option with this name, and the name as declared.
pub(crate) fn find(name: &str) -> Option<(&'static Opt, &'static str)> {
    options().find_map(|o| o.names.iter().find(|n| **n == name).map(|n| (o, *n)))
}
