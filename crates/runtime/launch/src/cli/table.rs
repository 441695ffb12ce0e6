//! The one table of `mpirun` options. Parser, help text and "did you mean" read it.

/// What an option means; the parser gives each a value, the help text a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Id {
    Np,
    PerNode,
    Host,
    Hostfile,
    App,
    Wdir,
    Export,
    EnvPair,
    EnvList,
    EnvAll,
    MemoryKinds,
    Mca,
    MapBy,
    RankBy,
    BindTo,
    BindToCore,
    BindToNone,
    BySlot,
    ByNode,
    ReportBindings,
    Display,
    DisplayMap,
    DisplayAllocation,
    NoLocal,
    Rankfile,
    CpuSet,
    Oversubscribe,
    NoOversubscribe,
    HwThreads,
    TagOutput,
    PrependRank,
    Timestamp,
    OutputFilename,
    MergeStderr,
    Stdin,
    Timeout,
    ReportHang,
    KillGrace,
    AllowRoot,
    Quiet,
    Verbose,
    Version,
    Help,
}

/// One option with all its spellings, without leading dashes: one or two are accepted.
pub(crate) struct Opt {
    pub(crate) id: Id,
    pub(crate) names: &'static [&'static str],
    /// Names of the values that follow.
    pub(crate) values: &'static [&'static str],
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

/// Headings of the help text with their options.
pub(crate) static TABLE: &[(&str, &[Opt])] = &[
    (
        "What to start",
        &[
            opt(
                Id::Np,
                &["n", "np", "c"],
                &["N"],
                "Start N processes of this program; without it, one per slot.",
            ),
            opt(Id::PerNode, &["N", "npernode", "ppn"], &["N"], "Start N processes on each node."),
            opt(
                Id::App,
                &["app", "configfile"],
                &["FILE"],
                "Read programs from FILE, one per line, each with its own options.",
            ),
            opt(Id::Wdir, &["wdir", "wd"], &["DIR"], "Change to DIR before the program starts."),
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
            opt(
                Id::EnvList,
                &["envlist", "genvlist"],
                &["NAMES"],
                "Accepted; the whole environment is passed on anyway.",
            ),
            opt(
                Id::EnvAll,
                &["envall", "genvall"],
                &[],
                "Accepted; the whole environment is passed on anyway.",
            ),
            opt(
                Id::MemoryKinds,
                &["memory-alloc-kinds"],
                &["KINDS"],
                "Ask for kinds of memory; there are \"system\" and \"mpi\" anyway, and no others.",
            ),
            opt(
                Id::Mca,
                &["mca", "gmca"],
                &["NAME", "VALUE"],
                "Set a parameter (\"hawser info --all\" lists them).",
            ),
        ],
    ),
    (
        "Where to start it",
        &[
            opt(
                Id::Host,
                &["H", "host", "hosts", "hostlist"],
                &["HOSTS"],
                "Use these hosts: a,b:4 (name, and slots after a colon). -H is for the program \
                 that follows, -hosts for all. They select from a host file or an allocation, if \
                 there is one.",
            ),
            opt(
                Id::Hostfile,
                &["hostfile", "machinefile", "default-hostfile", "f"],
                &["FILE"],
                "Read hosts from FILE: \"name slots=4\" or \"name:4\", one per line.",
            ),
            opt(
                Id::MapBy,
                &["map-by"],
                &["OBJECT"],
                "Place by slot, hwthread, core, l1cache, l2cache, l3cache, numa, package (socket), \
                 node, ppr:N:OBJECT, seq, rankfile:FILE=name or pe-list=LIST. Behind it may stand \
                 :PE=n (n cores for each process), :SPAN, :NOLOCAL, :OVERSUBSCRIBE, \
                 :NOOVERSUBSCRIBE, :HWTCPUS, :CORECPUS.",
            ),
            opt(
                Id::RankBy,
                &["rank-by"],
                &["OBJECT"],
                "Number ranks by slot (node by node), node (one of each in turn), fill (object by \
                 object), span (one of each object of all nodes in turn) or an object of the node. \
                 Default: in the order in which they are placed.",
            ),
            opt(
                Id::BindTo,
                &["bind-to"],
                &["OBJECT"],
                "Bind to none, hwthread, core, l2cache, l3cache, numa, package (socket) or node. \
                 Default: core \
                 when there are at least as many free cores as processes, else none.",
            ),
            opt(Id::BindToCore, &["bind-to-core"], &[], "The same as --bind-to core."),
            opt(Id::BindToNone, &["bind-to-none"], &[], "The same as --bind-to none."),
            opt(Id::BySlot, &["byslot"], &[], "The same as --map-by slot."),
            opt(Id::ByNode, &["bynode"], &[], "The same as --map-by node."),
            opt(
                Id::ReportBindings,
                &["report-bindings"],
                &[],
                "Tell on stderr to which CPUs each process is bound.",
            ),
            opt(
                Id::Display,
                &["display"],
                &["WHAT"],
                "Show allocation, map, bindings or topo (several with commas); with :parsable as \
                 JSON, one object in a line.",
            ),
            opt(Id::DisplayMap, &["display-map"], &[], "The same as --display map."),
            opt(
                Id::DisplayAllocation,
                &["display-allocation"],
                &[],
                "The same as --display allocation.",
            ),
            opt(Id::NoLocal, &["nolocal"], &[], "Start no process on this machine."),
            opt(
                Id::Rankfile,
                &["rankfile", "rf"],
                &["FILE"],
                "Place each rank as FILE says: rank 3=host slot=0-1.",
            ),
            opt(
                Id::CpuSet,
                &["cpu-set", "cpu-list"],
                &["LIST"],
                "Use only these cores (hardware threads with --use-hwthread-cpus) of each node, \
                 counted from 0 among those that the job may use: 0,2-3.",
            ),
            opt(
                Id::Oversubscribe,
                &["oversubscribe"],
                &[],
                "More processes than slots are fine: no warning, no refusal.",
            ),
            opt(
                Id::NoOversubscribe,
                &["nooversubscribe"],
                &[],
                "Refuse to start more processes than slots.",
            ),
            opt(
                Id::HwThreads,
                &["use-hwthread-cpus"],
                &[],
                "Count hardware threads, not cores, as slots.",
            ),
        ],
    ),
    (
        "Input and output",
        &[
            opt(
                Id::Stdin,
                &["stdin", "s"],
                &["RANK"],
                "Who reads our standard input: a rank (default 0), all or none.",
            ),
            opt(
                Id::TagOutput,
                &["tag-output"],
                &[],
                "Begin each line with [1,RANK]<stdout>: or [1,RANK]<stderr>:.",
            ),
            opt(Id::PrependRank, &["prepend-rank", "l"], &[], "Begin each line with [RANK]."),
            opt(Id::Timestamp, &["timestamp-output"], &[], "Begin each line with the time (UTC)."),
            opt(
                Id::OutputFilename,
                &["output-filename"],
                &["DIR[:nocopy]"],
                "Write the output also to DIR/1/rank.R/stdout and stderr; nocopy: only there.",
            ),
            opt(
                Id::MergeStderr,
                &["merge-stderr-to-stdout"],
                &[],
                "Send standard error of the processes to our standard output.",
            ),
        ],
    ),
    (
        "How it ends",
        &[
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
                "Tell once who waits for whom when nothing moves in MPI for SECONDS; the job goes \
                 on.",
            ),
            opt(
                Id::KillGrace,
                &["kill-grace"],
                &["SECONDS"],
                "Time between a forwarded Ctrl-C or SIGTERM and SIGKILL; default 2.",
            ),
            opt(Id::Quiet, &["quiet", "q"], &[], "No warnings, no text about failed processes."),
            opt(Id::Verbose, &["verbose", "v"], &[], "Tell what is started and where."),
        ],
    ),
    (
        "Other",
        &[
            opt(
                Id::AllowRoot,
                &["allow-run-as-root"],
                &[],
                "Accepted; nothing special happens for root.",
            ),
            opt(Id::Version, &["version", "V"], &[], "Print the version."),
            opt(Id::Help, &["help", "h"], &[], "Print this text."),
        ],
    ),
];

/// All options.
pub(crate) fn options() -> impl Iterator<Item = &'static Opt> {
    TABLE.iter().flat_map(|(_, options)| options.iter())
}

/// The option with this name, and the name as declared.
pub(crate) fn find(name: &str) -> Option<(&'static Opt, &'static str)> {
    options().find_map(|o| o.names.iter().find(|n| **n == name).map(|n| (o, *n)))
}

/// The help text.
pub(crate) fn help() -> String {
    let mut text = String::from(
        "mpirun starts the processes of an MPI job.\n\n\
         Usage: mpirun [options] PROGRAM [arguments] [: [options] PROGRAM [arguments]]...\n\n\
         Options end at the program; what follows belongs to it. Each may be written with one or\n\
         two dashes.\n",
    );
    for (heading, options) in TABLE {
        text.push_str(&format!("\n{heading}:\n"));
        for o in *options {
            let names: Vec<String> = o
                .names
                .iter()
                .map(|n| if n.len() == 1 { format!("-{n}") } else { format!("--{n}") })
                .collect();
            let mut head = format!("  {}", names.join(", "));
            for v in o.values {
                head.push_str(&format!(" {v}"));
            }
            text.push_str(&head);
            text.push('\n');
            for line in wrap(o.help, 86) {
                text.push_str(&format!("          {line}\n"));
            }
        }
    }
    text.push_str(
        "\nExit code: 0 when all went well; else that of the lowest rank that failed first,\n\
         128 + n for signal n, the code given to MPI_Abort, 124 on --timeout, 127 when a program\n\
         is not found, 126 when it cannot be executed, 2 for a mistake on the command line, 1 for\n\
         what else prevents the start and for a rank that ends without MPI_Finalize.\n",
    );
    text
}

fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}
