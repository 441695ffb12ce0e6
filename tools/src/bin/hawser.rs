//! `hawser`: questions about this installation and about running jobs.
#![forbid(unsafe_code)]

use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, CommandFactory, Parser, Subcommand};
use hawser_coll::decision::operation;
use hawser_coll::decision::{RADIX, RADIX_MAX};
use hawser_coll::explain::{self, Question};
use hawser_mca::Params;
use hawser_mca::report::{self, Speaker};
use hawser_rte::state::imaging::MoveWanted;
use hawser_segment::calibration;
use hawser_segment::node::GROUP_MEMBERS;
use hawser_tools::calibrate::{self, Then};
use hawser_tools::conformance;
use hawser_tools::docs;
use hawser_tools::external;
use hawser_tools::info::{self, Filter};
use hawser_tools::observe::{self, Job};
use hawser_tools::prefix;
use hawser_tools::simulate;
use hawser_tools::snapshots::{self, ImagesWanted, Wanted};

/// Questions about this installation of Hawser MPI and about running jobs.
#[derive(Parser)]
#[command(name = "hawser", version, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Show version, frameworks, components and parameters.
    Info(InfoArgs),
    /// Measure from which lengths on this host messages are best moved in which way, and what they
    /// cost in collective operations; under mpirun, what they cost between its ranks. It is kept
    /// for the jobs to come.
    Calibrate(CalibrateArgs),
    /// Check a third-party component: its file, its tables, and its results against what
    /// the standard says.
    TestComponent(TestArgs),
    /// Simulate a collective operation on a machine that need not be there.
    Sim(SimArgs),
    /// List the jobs that run on this host.
    Ps {
        /// Write a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Tell who waits for whom in a running job, and who is to blame.
    Why(JobArgs),
    /// Show what the ranks of a running job do, live.
    Top {
        #[command(flatten)]
        job: JobArgs,
        /// Print the table once.
        #[arg(long)]
        once: bool,
    },
    /// Show the networks between the hosts of a running job: whether they work, how fast they are,
    /// what goes over them, and what had to be sent again.
    Networks(JobArgs),
    /// Ask a running job for a snapshot, and wait until it is there.
    Checkpoint(CheckpointArgs),
    /// Start a job from its newest complete snapshot.
    Restart(RestartArgs),
    /// Move the ranks of a running job from one host to another. All ranks wait while CRIU makes
    /// images of these and restores them there; then the job goes on.
    Migrate(MigrateArgs),
    /// List the snapshots of a directory.
    Snapshots {
        /// The directory (mpirun --checkpoint-dir).
        dir: PathBuf,
        /// Read all files and compare their checksums.
        #[arg(long)]
        check: bool,
        /// Write a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Show the values that the programs of a running job keep in the registry.
    Registry {
        /// Show them once, or go on with what changes until the job ends.
        #[arg(value_parser = ["get", "watch"])]
        what: String,
        /// The job: the first digits of its number, or the process id of its mpirun or of a rank;
        /// none when there is only one.
        #[arg(value_name = "JOB|PID")]
        job: Option<String>,
        /// Show this value only; for get.
        #[arg(long)]
        key: Option<String>,
    },
    /// Keep names of ports (MPI_Publish_name) for jobs of yours on several hosts, until a signal
    /// ends it.
    Serve(ServeArgs),
    /// Print the completion of a program for a shell (bash, zsh, fish).
    Completion {
        /// The shell.
        #[arg(value_parser = ["bash", "zsh", "fish"])]
        shell: String,
        /// The program.
        #[arg(value_parser = ["mpirun", "hawser"], default_value = "mpirun")]
        program: String,
    },
    /// Print a man page.
    #[command(hide = true)]
    Man {
        /// The program.
        #[arg(value_parser = docs::PAGES.to_vec())]
        program: String,
    },
}

#[derive(Args)]
struct CheckpointArgs {
    /// The job: the first digits of its number, or the process id of its mpirun or of a rank; none
    /// when there is only one.
    #[arg(value_name = "JOB|PID")]
    job: Option<String>,
    /// The job is to stop after the snapshot.
    #[arg(long)]
    stop: bool,
    /// How long to wait for it.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = 600.0)]
    wait: f64,
    /// No snapshot of the library's: run this command while no rank of the job has anything outside
    /// of itself, and let the job go on when it ends. The ranks are in HAWSER_EXTERNAL_PIDS.
    #[arg(
        long,
        num_args = 1..,
        value_name = "COMMAND",
        allow_hyphen_values = true,
        conflicts_with = "stop"
    )]
    external: Vec<OsString>,
    /// The snapshot is one of images that CRIU makes of the processes of a job whose mpirun is on
    /// this host; with mpirun --mca crs criu it is anyway. With --stop the job ends at once.
    #[arg(long, conflicts_with = "external")]
    images: bool,
    /// Where the images go, a directory that all hosts of the job share; default:
    /// --checkpoint-dir of mpirun.
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Complete sets of images that stay there.
    #[arg(long, value_name = "N", default_value_t = 2)]
    keep: u64,
    /// The program CRIU: a path, or a name that is looked for in PATH.
    #[arg(long, value_name = "PROGRAM")]
    criu: Option<String>,
}

#[derive(Args)]
struct MigrateArgs {
    /// The job: the first digits of its number, or the process id of its mpirun or of a rank; none
    /// when there is only one.
    #[arg(value_name = "JOB|PID")]
    job: Option<String>,
    /// The host that its ranks leave.
    #[arg(long, value_name = "HOST", required_unless_present = "ranks")]
    from: Option<String>,
    /// The ranks that move: all that are on one host.
    #[arg(long, value_name = "RANKS", value_delimiter = ',', conflicts_with = "from")]
    ranks: Vec<u32>,
    /// The host that takes them, on which the job is not yet.
    #[arg(long, value_name = "HOST")]
    to: String,
    /// Where the images go, a directory that all hosts share; default: --checkpoint-dir of mpirun.
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// The program CRIU: a path, or a name that is looked for in PATH.
    #[arg(long, value_name = "PROGRAM")]
    criu: Option<String>,
    /// How long it may take.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = 600.0)]
    wait: f64,
}

#[derive(Args)]
struct RestartArgs {
    /// The directory of the snapshots (mpirun --checkpoint-dir).
    dir: PathBuf,
    /// Start from this snapshot, not from the newest one.
    #[arg(long, value_name = "NUMBER")]
    set: Option<u64>,
    /// Without a snapshot start the program from the beginning.
    #[arg(long)]
    or_start: bool,
    /// Options of mpirun, and behind "--" the program; without them those of the snapshot.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS -- PROGRAM")]
    words: Vec<std::ffi::OsString>,
}

#[derive(Args)]
struct ServeArgs {
    /// The key file: it says where the server listens and holds the key that lets jobs in. It is
    /// written with mode 0600, and removed at the end; "mpirun --server FILE" names it.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Set a parameter first, such as net_if_include or net_port_range.
    #[arg(long, num_args = 2, value_names = ["NAME", "VALUE"], action = clap::ArgAction::Append)]
    mca: Vec<String>,
}

#[derive(Args)]
struct JobArgs {
    /// The job: the first digits of its number, or the process id of its mpirun or of a rank; none
    /// when there is only one.
    #[arg(value_name = "JOB|PID")]
    job: Option<String>,
    /// Write one JSON object.
    #[arg(long)]
    json: bool,
    /// Seconds between two looks at the job.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    delay: Option<f64>,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if (0.05..=3600.0).contains(&s) => Ok(s),
        _ => Err("not a number of seconds between 0.05 and 3600".into()),
    }
}

impl JobArgs {
    fn find(&self) -> Result<Job, String> {
        observe::choose(jobs(), self.job.as_deref())
    }

    fn find_all(&self) -> Result<Vec<Job>, String> {
        observe::choose_all(jobs(), self.job.as_deref())
    }

    fn delay(&self, default_s: f64) -> Duration {
        Duration::from_secs_f64(self.delay.unwrap_or(default_s))
    }
}

/// Between two looks, in seconds, unless the user says otherwise.
const LOOK_S: f64 = 0.25;
const LIVE_S: f64 = 1.0;

#[derive(Args)]
struct InfoArgs {
    /// Show all parameters of all levels.
    #[arg(long)]
    all: bool,
    /// Show parameters up to this level: 1..3 for users, 4..6 for tuners, 7..9 for developers.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=9))]
    level: Option<u8>,
    /// Show only this framework, and only this component of it (`base` for the rest).
    #[arg(long, num_args = 1..=2, value_names = ["FRAMEWORK", "COMPONENT"])]
    param: Option<Vec<String>>,
    /// Set a parameter first, as `mpirun --mca` does.
    #[arg(long, num_args = 2, value_names = ["NAME", "VALUE"], action = clap::ArgAction::Append)]
    mca: Vec<String>,
    /// Write colon-separated records for scripts.
    #[arg(long, conflicts_with = "json")]
    parsable: bool,
    /// Write one JSON object.
    #[arg(long)]
    json: bool,
    /// Show instead which protocol carries messages of which length, and why.
    #[arg(long, conflicts_with_all = ["parsable", "all", "level", "param"])]
    p2p: bool,
    /// Show instead which component and which algorithm run this collective operation, and why.
    #[arg(long, value_name = "OPERATION",
          conflicts_with_all = ["parsable", "json", "all", "level", "param", "p2p"])]
    coll: Option<String>,
    /// Ranks of the communicator, for --coll.
    #[arg(long, value_name = "RANKS", default_value_t = 2, requires = "coll",
          value_parser = clap::value_parser!(u32).range(1..))]
    np: u32,
    /// Nodes over which they are spread evenly, for --coll.
    #[arg(long, value_name = "NODES", default_value_t = 1, requires = "coll",
          value_parser = clap::value_parser!(u32).range(1..))]
    nodes: u32,
    /// Bytes of the vector, or of the block of a rank, for --coll: 8, 64k, 1M.
    #[arg(long, value_name = "BYTES", default_value = "8", requires = "coll",
          value_parser = hawser_mca::parse_size)]
    bytes: u64,
    /// Ranks on one node, for --p2p.
    #[arg(long, value_name = "RANKS", default_value_t = 2, requires = "p2p",
          value_parser = clap::value_parser!(u32).range(1..=4096))]
    per_node: u32,
}

#[derive(Args)]
#[group(multiple = false)]
struct CalibrateArgs {
    /// Measure, and keep nothing.
    #[arg(long)]
    dry_run: bool,
    /// Show what is kept for this host, and measure nothing.
    #[arg(long)]
    print: bool,
    /// Write what was measured for the program that has started this one.
    #[arg(long, hide = true)]
    write: bool,
    /// Remove what is kept for this host.
    #[arg(long)]
    remove: bool,
}

#[derive(Args)]
struct SimArgs {
    /// The operation, such as allreduce.
    operation: String,
    /// Ranks.
    #[arg(long, value_name = "RANKS", default_value_t = 64,
          value_parser = clap::value_parser!(u32).range(2..=1 << 22))]
    np: u32,
    /// Lengths in bytes: of the vector, or of the block of a rank.
    #[arg(long, value_name = "BYTES", value_delimiter = ',', value_parser = hawser_mca::parse_size,
          default_value = "8,64,512,4k,32k,256k,1M")]
    bytes: Vec<u64>,
    /// Only this algorithm.
    #[arg(long, value_name = "NAME")]
    algorithm: Option<String>,
    /// Radix of algorithms that have one.
    #[arg(long, value_name = "NUMBER", default_value_t = RADIX,
          value_parser = clap::value_parser!(u32).range(2..=i64::from(RADIX_MAX)))]
    radix: u32,
    /// The machine, in lines such as "latency_ns = 900", or "calibrated" for what
    /// "hawser calibrate" has measured; without it, a cluster of today.
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Nodes over which ranks are spread evenly; without it, as the machine says, or one where that
    /// is the calibrated one.
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u32).range(1..))]
    nodes: Option<u32>,
    /// Draw time over length into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw it as PNG.
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
}

#[derive(Args)]
struct TestArgs {
    /// The file, named FRAMEWORK_COMPONENT.so.
    file: PathBuf,
    /// Open it in this process, and say in one line how that went. For Hawser itself.
    #[arg(long)]
    open: bool,
    /// Numbers of ranks to compare results with.
    #[arg(long, value_name = "RANKS", value_delimiter = ',', default_value = "1,2,3,4,7",
          value_parser = clap::value_parser!(u32).range(1..=64))]
    np: Vec<u32>,
}

/// The highest parameter level.
const LEVEL_ALL: u8 = 9;

fn main() -> ExitCode {
    report::set_speaker(Speaker::Program("hawser"));
    match answer(&Cli::parse().verb) {
        Ok(text) => match std::io::stdout().write_all(text.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            // The reader has closed the pipe: it has seen enough.
            Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(e) => failed(&e.to_string()),
        },
        Err(message) => failed(&message),
    }
}

fn answer(verb: &Verb) -> Result<String, String> {
    match verb {
        Verb::Info(args) => info_text(args),
        Verb::Calibrate(args) if args.print => calibrate::print(&catalogue()?),
        Verb::Calibrate(args) if args.remove => calibrate::remove(),
        Verb::Calibrate(args) => {
            let then = match (args.dry_run, args.write) {
                (_, true) => Then::Write,
                (true, _) => Then::Tell,
                _ => Then::Keep,
            };
            if std::env::var_os(hawser_rte::env::SIZE).is_none()
                && let Some(job) = jobs().first()
            {
                let (name, program) = (job.name(), &job.program);
                report::say(format_args!(
                    "job {name} ({program}) runs on this host and disturbs the measurement"
                ));
            }
            calibrate::measure(&catalogue()?, then)
        }
        Verb::Sim(args) => {
            let question = simulate::Question {
                op: &args.operation,
                ranks: args.np,
                bytes: &args.bytes,
                algorithm: args.algorithm.as_deref(),
                radix: args.radix,
                machine: args.machine.as_deref(),
                nodes: args.nodes,
                svg: args.svg.as_deref(),
                png: args.png.as_deref(),
            };
            simulate::run(&question, &catalogue()?)
        }
        Verb::TestComponent(args) => tested(args),
        Verb::Completion { shell, program } => {
            let text = docs::completion(shell, program, &mut Cli::command());
            text.ok_or_else(|| format!("there is no completion for {shell}"))
        }
        Verb::Man { program } => {
            let page = docs::man(program, &Cli::command());
            page.ok_or_else(|| format!("there is no page of {program}"))
        }
        Verb::Ps { json } => observe::list(&jobs(), *json),
        Verb::Checkpoint(_) | Verb::Restart(_) | Verb::Migrate(_) => of_snapshots(verb),
        Verb::Snapshots { .. } => of_snapshots(verb),
        Verb::Networks(args) => observe::networks(&args.find()?, args.delay(LOOK_S), args.json),
        Verb::Registry { what, job, key } => registry(what, job.as_deref(), key.as_deref()),
        Verb::Serve(args) => {
            let params = parameters(&args.mca)?;
            hawser_launch::serve::serve(&params, &args.file, &mut |line| report::say(line))
                .map(|()| String::new())
        }
        Verb::Why(args) => observe::why(&args.find_all()?, &jobs(), args.delay(LOOK_S), args.json),
        Verb::Top { job: args, once } if *once || args.json => {
            observe::once(&args.find_all()?, args.delay(LOOK_S), args.json)
        }
        Verb::Top { job: args, .. } => {
            let jobs = args.find_all()?;
            if !std::io::stdout().is_terminal() {
                return Err("standard output is no terminal; use --once or --json".into());
            }
            observe::live(&jobs, args.delay(LIVE_S)).map_err(|e| format!("the terminal: {e}"))?;
            Ok(String::new())
        }
    }
}

fn tested(args: &TestArgs) -> Result<String, String> {
    match args.open {
        true => Ok(format!("{}\n", hawser_component::try_out(&args.file))),
        false => conformance::run(&args.file, &args.np),
    }
}

/// The name of CRIU: as it was given, or as the environment says.
fn criu_of(given: Option<&str>) -> String {
    let set = std::env::var("HAWSER_MCA_crs_criu_path").ok().filter(|set| !set.is_empty());
    given.map(String::from).or(set).unwrap_or_else(|| "criu".into())
}

fn of_snapshots(verb: &Verb) -> Result<String, String> {
    match verb {
        Verb::Checkpoint(args) => {
            let job = observe::choose(jobs(), args.job.as_deref())?;
            let patience = Duration::from_secs_f64(args.wait);
            if !args.external.is_empty() {
                let status = external::run(&job, &args.external, patience)?;
                return match status.success() {
                    true => Ok(String::new()),
                    false => Err(format!("the command has failed ({status}); the job goes on")),
                };
            }
            if args.images || snapshots::are_images(&job) {
                return snapshots::images(
                    &job,
                    &ImagesWanted {
                        stop: args.stop,
                        dir: args.dir.as_deref(),
                        keep: args.keep.max(1),
                        criu: &criu_of(args.criu.as_deref()),
                        patience,
                    },
                );
            }
            snapshots::checkpoint(&job, args.stop, patience)
        }
        Verb::Restart(RestartArgs { dir, set, or_start, words }) => {
            let wanted = Wanted { dir, number: *set, or_start: *or_start, words };
            snapshots::restart(&wanted, &mut |line| report::say(line))
        }
        Verb::Migrate(args) => {
            let job = observe::choose(jobs(), args.job.as_deref())?;
            let wanted = ImagesWanted {
                stop: false,
                dir: args.dir.as_deref(),
                keep: 2,
                criu: &criu_of(args.criu.as_deref()),
                patience: Duration::from_secs_f64(args.wait),
            };
            let from = args.from.clone().unwrap_or_default();
            let moves = MoveWanted { from, ranks: args.ranks.clone(), to: args.to.clone() };
            snapshots::migrate(&job, &wanted, moves)
        }
        Verb::Snapshots { dir, check, json } => snapshots::list(dir, *check, *json),
        _ => Ok(String::new()),
    }
}

/// The jobs of this host; what cannot be read is told on standard error.
fn registry(what: &str, job: Option<&str>, key: Option<&str>) -> Result<String, String> {
    let all = jobs();
    let job = observe::choose(jobs(), job)?;
    if what == "get" {
        return observe::values(&job, &all, key);
    }
    let mut tell = |text: &str| {
        let mut out = std::io::stdout();
        // Whoever reads has gone: the next word finds out.
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    };
    observe::watch_values(&job, &all, &mut tell).map(|()| String::new())
}

fn jobs() -> Vec<Job> {
    observe::find(&mut |line| report::say(line))
}

fn failed(message: &str) -> ExitCode {
    report::say(message);
    ExitCode::FAILURE
}

/// All parameters, as a job would get them on this host.
fn catalogue() -> Result<Params, String> {
    parameters(&[])
}

/// The same with some set by the user, names and values in turn.
fn parameters(set: &[String]) -> Result<Params, String> {
    let mut sources = calibration::sources();
    for pair in set.chunks_exact(2) {
        sources = sources.set(&pair[0], &pair[1]);
    }
    hawser_catalog::load(&sources).map_err(|e| e.to_string())
}

fn info_text(args: &InfoArgs) -> Result<String, String> {
    let params = parameters(&args.mca)?;
    params.warnings().iter().for_each(report::say);
    if args.p2p {
        return info::protocols(&params, args.per_node, args.json);
    }
    if let Some(op) = &args.coll {
        let question = Question {
            op: operation(op)?,
            ranks: args.np,
            nodes: args.nodes.min(args.np),
            bytes: args.bytes,
            cpus: hawser_os::affinity::effective_cpus().max(1),
            board_ranks: GROUP_MEMBERS,
        };
        return Ok(explain::choice(&params, &question).join("\n") + "\n");
    }
    let mut names = args.param.iter().flatten().cloned();
    let filter = Filter {
        framework: names.next(),
        component: names.next(),
        level: match (args.all, args.level) {
            (false, Some(level)) => Some(level),
            (false, None) if args.param.is_none() => None,
            _ => Some(LEVEL_ALL),
        },
    };
    let prefix = prefix::find().map(|p| p.display().to_string()).unwrap_or_default();
    let report = info::gather(&params, &hawser_catalog::frameworks(), &filter, prefix)?;
    match (args.parsable, args.json) {
        (true, _) => Ok(info::parsable(&report)),
        (_, true) => info::json(&report),
        _ => Ok(info::text(&report)),
    }
}
