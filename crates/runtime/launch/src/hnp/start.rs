//! How the head node process starts a job.

use std::collections::HashMap;
use std::fs::File;
use std::io;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};

use hawser_mca::ParamSpec;
use hawser_mca::report::{say, say_lines};
use hawser_os::pipe::{self, Stream};
use hawser_os::poll::{Interest, Poller};
use hawser_os::process;
use hawser_os::signals::{self, SIGINT, SignalFd};
use hawser_rte::env::{self, Identity};
use hawser_rte::iof::{Source, Style};
use hawser_rte::observe::HangWatch;
use hawser_rte::state::job::{Job, Policy};
use hawser_transport::node::{NodeInit, NodeSegment, Phase, channels_for};

use super::{Hnp, Rank, SIGNALS, TOKEN_FEED, TOKEN_SIGNAL, TOKEN_WAKE, now_ms, report};
use crate::cli::{Request, StdinTo};
use crate::iof::files::RankFile;
use crate::iof::stdin::Pump;
use crate::iof::{OutputPlan, Outputs};
use crate::oom::Kills;
use crate::plm::fork::{Child, Forker};
use crate::plm::{CODE_CANNOT_START, StartError};
use crate::setup::{self, Setup};

/// Grace after a failure, unless the user chose one.
const FAILURE_GRACE_MS: u64 = 1_000;

fn cannot(what: &str) -> impl Fn(io::Error) -> StartError + use<'_> {
    move |e| {
        let advice = match e.raw_os_error() {
            // EMFILE, ENFILE
            Some(24 | 23) => " (raise the limit of open files: ulimit -n)",
            _ => "",
        };
        StartError::new(CODE_CANNOT_START, format!("{what}: {e}{advice}"))
    }
}

/// Starts the job of a request, waits for its end and returns the exit code.
pub(crate) fn run(request: Request, specs: &[&'static ParamSpec]) -> i32 {
    // A launcher that itself runs as a rank must not hand its own segment down.
    if let Some(fd) = std::env::var(env::NODE_FD).ok().and_then(|v| v.parse().ok()) {
        pipe::set_cloexec(fd);
    }
    let result = setup::prepare(request, specs).and_then(|setup| {
        tell(&setup);
        let mut hnp = Hnp::new(setup)?;
        hnp.start_ranks();
        let code = hnp.watch().map_err(cannot("the job cannot be watched"))?;
        Ok((code, hnp.interrupted))
    });
    match result {
        // The shell that runs a script sees that its child died of Ctrl-C, and ends the script.
        Ok((code, true)) if code == 128 + SIGINT => signals::die_by(SIGINT),
        Ok((code, _)) => code,
        Err(error) => {
            say(error.text);
            error.code
        }
    }
}

fn tell(setup: &Setup) {
    say_lines(&setup.notes);
    if !setup.request.quiet {
        say_lines(&setup.warnings);
    }
    if setup.request.report_bindings || setup.request.verbose {
        say_lines(&report::bindings(setup));
    }
}

impl Hnp {
    fn new(setup: Setup) -> Result<Hnp, StartError> {
        let ranks = setup.app_of.len() as u32;
        process::raise_descriptor_limit();
        let (job, secret) = hawser_rte::random_job().map_err(cannot("no random numbers"))?;
        let node = NodeSegment::create(&NodeInit {
            job,
            secret,
            nprocs: ranks,
            first_rank: 0,
            nlocal: ranks,
            domains: &setup.plan.domains,
            slot_domain: &setup.plan.domain_of,
            channels: channels_for(&setup.params, ranks, setup.plan.domains.iter().sum()),
        })
        .map_err(cannot("the memory of the job cannot be set up"))?;
        let signals = SignalFd::new(SIGNALS).map_err(cannot("signals cannot be received"))?;
        let poller = Poller::new().map_err(cannot("events cannot be received"))?;
        let wake = pipe::event().map_err(cannot("events cannot be received"))?;
        let outputs = Outputs::new(output_plan(&setup, ranks), ranks)
            .map_err(cannot("output cannot be set up"))?;
        let watch = || -> io::Result<()> {
            poller.add(signals.as_fd(), TOKEN_SIGNAL, Interest::Read)?;
            poller.add(wake.as_fd(), TOKEN_WAKE, Interest::Read)?;
            for i in 0..outputs.outputs() {
                poller.add(outputs.feed(i), TOKEN_FEED + i as u64, Interest::Read)?;
            }
            Ok(())
        };
        watch().map_err(cannot("events cannot be received"))?;
        let forker = Forker::new(job).map_err(cannot("no process can be started"))?;
        Ok(Hnp {
            job: Job::new(ranks, policy(&setup)?, now_ms()),
            node,
            wake,
            signals,
            poller,
            forker,
            output_watched: vec![false; outputs.outputs()],
            outputs,
            pump: None,
            stdin_watched: false,
            readers_watched: Vec::new(),
            ranks: vec![Rank::default(); ranks as usize],
            by_pid: HashMap::new(),
            kills_before: Kills::now(),
            abort_seen: false,
            hang: hang_watch(&setup),
            code: None,
            interrupted: false,
            second_signal: false,
            file_error_told: false,
            setup,
        })
    }

    /// Starts all ranks. A failure ends those that were started, through the state machine.
    fn start_ranks(&mut self) {
        let null = match File::options().read(true).write(true).open("/dev/null") {
            Ok(null) => null,
            Err(e) => return self.not_started(0, &cannot("/dev/null")(e)),
        };
        let direct = self.plan_stdin();
        for rank in 0..self.ranks.len() as u32 {
            if let Err(error) = self.start_rank(rank, direct, &null) {
                self.not_started(rank, &error);
                break;
            }
            self.handle_signals();
            self.settle();
            if self.job.cause().is_some() {
                // The job is being ended already: those that are missing are not started.
                self.job.handle_not_started(rank + 1, 0, now_ms());
                break;
            }
        }
        if direct.is_some() {
            // The reader owns our input now: whoever writes to it sees when the reader ends.
            let _ = pipe::point_to_null(0);
        }
    }

    fn not_started(&mut self, rank: u32, error: &StartError) {
        let mut text = error.text.clone();
        if rank > 0 {
            text.push_str(&format!(
                "; {rank} of {} processes had been started and are ended now",
                self.ranks.len()
            ));
        }
        self.outputs.say(&[text]);
        self.job.handle_not_started(rank, error.code, now_ms());
    }

    /// Decides who reads our input. Returns the rank that gets it directly: then nothing is read
    /// that the rank does not read, and nothing is copied.
    fn plan_stdin(&mut self) -> Option<u32> {
        let terminal = pipe::stream_kind(io::stdin().as_fd()) == Stream::Terminal;
        match self.setup.request.stdin {
            StdinTo::None => None,
            StdinTo::Rank(rank) if !terminal => Some(rank),
            StdinTo::Rank(_) | StdinTo::All => {
                self.pump = Some(Pump::new());
                None
            }
        }
    }

    fn start_rank(
        &mut self,
        rank: u32,
        direct: Option<u32>,
        null: &File,
    ) -> Result<(), StartError> {
        let index = rank as usize;
        let app = self.setup.app_of[index];
        let ranks = self.ranks.len() as u32;
        let pipes = cannot("the streams of a process cannot be set up");
        let reads = match self.setup.request.stdin {
            StdinTo::Rank(reader) => reader == rank,
            StdinTo::All => true,
            StdinTo::None => false,
        };
        let input: Option<OwnedFd> = match &mut self.pump {
            Some(pump) if reads => {
                self.readers_watched.push(false);
                Some(pump.add().map_err(&pipes)?)
            }
            _ => None,
        };
        let stdin = match (&input, direct == Some(rank)) {
            (Some(pipe), _) => Some(pipe.as_raw_fd()),
            (None, true) => None,
            (None, false) => Some(null.as_raw_fd()),
        };
        let stdout = self.open_output(rank, Source::Stdout)?;
        let stderr = match self.setup.request.merge {
            true => None,
            false => Some(self.open_output(rank, Source::Stderr)?),
        };
        let stderr_fd = stderr.as_ref().unwrap_or(&stdout).as_raw_fd();
        let identity = Identity {
            job: self.node.job(),
            rank,
            size: ranks,
            local_rank: rank,
            local_size: ranks,
            node_fd: self.node.fd(),
            wake_fd: self.wake.as_raw_fd(),
            appnum: app,
            universe: self.setup.slots,
        };
        self.node.slot(rank).set_phase(Phase::Started);
        let pid = self.forker.start(&Child {
            program: &self.setup.programs[app as usize],
            identity: &identity,
            stdio: [stdin, Some(stdout.as_raw_fd()), Some(stderr_fd)],
            cpus: &self.setup.plan.cpus[index],
        })?;
        self.ranks[index] = Rank { pid, alive: true };
        self.by_pid.insert(pid, rank);
        Ok(())
    }

    /// The descriptor that a rank writes a stream to: a pipe, or its file.
    fn open_output(&mut self, rank: u32, source: Source) -> Result<OwnedFd, StartError> {
        let ranks = self.ranks.len() as u32;
        let file = match &self.setup.request.output {
            None => None,
            Some(o) => Some(
                RankFile::create(&o.dir, ranks, rank, source)
                    .map_err(|e| StartError::new(CODE_CANNOT_START, e))?,
            ),
        };
        let copy = self.setup.request.output.as_ref().is_none_or(|o| o.copy);
        match file {
            Some(file) if !copy && !self.style().prefixes() => Ok(file.into_file().into()),
            file => self
                .outputs
                .open(rank, source, file)
                .map_err(cannot("the streams of a process cannot be set up")),
        }
    }

    fn style(&self) -> Style {
        style(&self.setup)
    }
}

fn style(setup: &Setup) -> Style {
    Style {
        tag: setup.request.tag,
        timestamp: setup.request.timestamp,
        max_line: setup.params.size("iof_base_max_line") as usize,
    }
}

fn output_plan(setup: &Setup, ranks: u32) -> OutputPlan {
    let style = style(setup);
    OutputPlan {
        style,
        buffer: setup.params.size("iof_base_buffer") as usize,
        raw: ranks == 1 && !style.prefixes(),
        copy: setup.request.output.as_ref().is_none_or(|o| o.copy),
    }
}

fn hang_watch(setup: &Setup) -> Option<HangWatch> {
    let default = (setup.params.float("errmgr_base_report_hang") * 1e3) as u64;
    let ms = setup.request.hang_ms.unwrap_or(default);
    (ms > 0).then(|| HangWatch::new(ms.saturating_mul(1_000_000)))
}

fn policy(setup: &Setup) -> Result<Policy, StartError> {
    let asked = setup.request.grace_ms;
    let default = (setup.params.float("plm_base_kill_grace") * 1e3) as u64;
    let grace_ms = asked.unwrap_or(default);
    let timeout_ms = match (setup.request.timeout_ms, std::env::var("MPIEXEC_TIMEOUT")) {
        (Some(t), _) => Some(t),
        (None, Err(_)) => None,
        (None, Ok(text)) => match text.trim().parse::<f64>() {
            Ok(s) if (0.0..1e9).contains(&s) => (s > 0.0).then_some((s * 1e3) as u64),
            _ => {
                let text = format!("MPIEXEC_TIMEOUT={text} is not a number of seconds");
                return Err(StartError::new(setup::CODE_USAGE, text));
            }
        },
    };
    Ok(Policy { grace_ms, failure_grace_ms: asked.unwrap_or(FAILURE_GRACE_MS), timeout_ms })
}
