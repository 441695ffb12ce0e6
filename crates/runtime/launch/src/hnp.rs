//! The head node process: the master of the job and the agent of its own node in one thread with
//! one wait. It moves what they say to each other, our own streams, and signals.

use std::io;
use std::os::fd::AsFd;

use hawser_mca::report::{say, say_lines};
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process;
use hawser_os::signals::{
    self, SIGCHLD, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SignalFd,
};
use hawser_os::{clock, pipe};
use hawser_rte::control::Dest;
use hawser_rte::env;

use crate::Specs;
use crate::agent::{Agent, Config};
use crate::cli::Request;
use crate::iof::input::State;
use crate::master::Master;
use crate::plm::{StartError, cannot};
use crate::setup::{self, Setup};

const TOKEN_SIGNAL: u64 = 0;
const TOKEN_AGENT: u64 = 1;
const TOKEN_STDIN: u64 = 2;
const TOKEN_OUTPUT: u64 = 16;

/// Rounds of a conversation between two looks at everything else.
const ROUNDS: usize = 16;
/// How often a terminal is looked at that belongs to somebody else now, in milliseconds.
const TERMINAL_MS: u64 = 200;
/// How soon an output is tried again that cannot be waited for, in milliseconds.
const RETRY_MS: u64 = 10;

const SIGNALS: &[i32] =
    &[SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGTSTP, SIGCONT];

/// Everything that `mpirun` waits for.
struct Hnp {
    master: Master,
    agent: Agent,
    signals: SignalFd,
    poller: Poller,
    output_watched: Vec<bool>,
    /// Outputs that wait and cannot be waited for: they are tried again and again.
    unwatched: Vec<usize>,
    stdin_watched: bool,
}

fn now_ms() -> u64 {
    clock::now_ns() / 1_000_000
}

/// Starts the job of a request, waits for its end and returns the exit code.
pub(crate) fn run(request: Request, specs: &Specs) -> i32 {
    // A launcher that itself runs as a rank must not hand its own segment down.
    if let Some(fd) = std::env::var(env::NODE_FD).ok().and_then(|v| v.parse().ok()) {
        pipe::set_cloexec(fd);
    }
    let result = setup::prepare(request, specs).and_then(|setup| {
        say_lines(&setup.notes);
        if !setup.request.quiet {
            say_lines(&setup.warnings);
        }
        let mut hnp = Hnp::new(setup)?;
        let code = hnp.watch().map_err(cannot("the job cannot be watched"))?;
        Ok((code, hnp.master.is_interrupted()))
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

impl Hnp {
    fn new(setup: Setup) -> Result<Hnp, StartError> {
        let (job, secret) = hawser_rte::random_job().map_err(cannot("no random numbers"))?;
        let events = cannot("events cannot be received");
        let signals = SignalFd::new(SIGNALS).map_err(cannot("signals cannot be received"))?;
        let poller = Poller::new().map_err(&events)?;
        let config = Config {
            node: 0,
            job,
            secret,
            calibrated: setup.params.calibrated().to_string(),
            place: setup.place.clone(),
        };
        let agent = Agent::new(config).map_err(cannot("no process can be started"))?;
        poller.add(signals.as_fd(), TOKEN_SIGNAL, Interest::Read).map_err(&events)?;
        poller.add(agent.as_fd(), TOKEN_AGENT, Interest::Read).map_err(&events)?;
        let master = Master::new(setup, job, now_ms());
        let output_watched = vec![false; master.outputs().len()];
        let unwatched = Vec::new();
        Ok(Hnp { master, agent, signals, poller, output_watched, unwatched, stdin_watched: false })
    }

    /// Waits and works until the job is over and its output is written; returns the exit code.
    fn watch(&mut self) -> io::Result<i32> {
        let mut events = Vec::new();
        let code = loop {
            let more = self.converse()?;
            if let Some(code) = self.master.over() {
                break code;
            }
            let wait = self.prepare_wait();
            let timeout = if more { 0 } else { wait };
            events.clear();
            self.poller.wait(timeout, &mut events)?;
            for event in &events {
                self.dispatch(*event)?;
            }
            for i in std::mem::take(&mut self.unwatched) {
                self.master.write(i);
            }
        };
        self.agent.sweep(self.master.is_bad(), &self.signals)?;
        Ok(code)
    }

    /// Lets master and agent speak until neither has anything to say, or for long enough: signals
    /// and our streams must have their turn. True when something is left to say.
    fn converse(&mut self) -> io::Result<bool> {
        for _ in 0..ROUNDS {
            let now = now_ms();
            self.agent.settle()?;
            while let Some(report) = self.agent.poll_report() {
                self.master.handle_report(0, report, now);
            }
            self.master.settle(now);
            let mut quiet = true;
            while let Some((dest, order)) = self.master.poll_order() {
                quiet = false;
                match dest {
                    Dest::All | Dest::Node(0) => self.agent.handle_order(order),
                    Dest::Node(_) | Dest::Master => {}
                }
            }
            if quiet {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn dispatch(&mut self, event: Event) -> io::Result<()> {
        match event.token {
            TOKEN_SIGNAL => self.handle_signals(),
            TOKEN_AGENT => self.agent.handle_events()?,
            TOKEN_STDIN => self.read_input(),
            t => self.master.write((t - TOKEN_OUTPUT) as usize),
        }
        Ok(())
    }

    fn read_input(&mut self) {
        if let Some(input) = &mut self.master.input
            && input.state() == State::Read
            && let Some(bytes) = input.read()
        {
            self.master.handle_input(bytes);
        }
    }

    /// Reads all signals that have arrived, and reaps.
    fn handle_signals(&mut self) {
        let mut stop = false;
        while let Some(arrived) = self.signals.next() {
            stop |= arrived.signal == SIGTSTP;
            if arrived.signal != SIGCHLD {
                self.master.handle_signal(arrived.signal, arrived.from, now_ms());
            }
        }
        while let Some((pid, exit)) = process::reap() {
            // Others are orphans of the job: nobody's concern.
            self.agent.handle_exit(pid, exit);
        }
        if stop && self.converse().is_ok() {
            signals::stop_self();
        }
    }

    /// Tells the set what to wait for; returns how long, in milliseconds, -1 for ever.
    fn prepare_wait(&mut self) -> i32 {
        let now = now_ms();
        let mut until = self.master.next_time();
        let mut sooner = |at: u64| until = Some(until.map_or(at, |u| u.min(at)));
        let mut unwatched = Vec::new();
        for (i, output) in self.master.outputs().iter().enumerate() {
            if output.waits() != self.output_watched[i] {
                let token = TOKEN_OUTPUT + i as u64;
                let add = !self.output_watched[i];
                self.output_watched[i] = match add {
                    true => output.fd(|fd| self.poller.add(fd, token, Interest::Write)).is_ok(),
                    false => {
                        output.fd(|fd| self.poller.remove(fd));
                        false
                    }
                };
            }
            if output.waits() && !self.output_watched[i] {
                sooner(now + RETRY_MS);
                unwatched.push(i);
            }
        }
        if let Some(ms) = self.agent.prepare_wait(now) {
            sooner(now + ms);
        }
        self.unwatched = unwatched;
        if let Some(at) = self.prepare_input(now) {
            sooner(at);
        }
        match until {
            None => -1,
            Some(at) => at.saturating_sub(now).min(i32::MAX as u64) as i32,
        }
    }

    /// The same for our input; returns when it must be looked at again.
    fn prepare_input(&mut self, now: u64) -> Option<u64> {
        let input = self.master.input.as_mut()?;
        let state = input.state();
        let want = state == State::Read && !input.is_file();
        if want != self.stdin_watched {
            self.stdin_watched = want;
            let stdin = io::stdin();
            if want {
                let added = self.poller.add(stdin.as_fd(), TOKEN_STDIN, Interest::Read);
                if added.is_err() {
                    // Not a thing that can be waited for: as ready as a file.
                    input.treat_as_file();
                    self.stdin_watched = false;
                }
            } else {
                self.poller.remove(stdin.as_fd());
            }
        }
        match state {
            State::Closed => {
                self.master.input = None;
                None
            }
            State::Background => Some(now + TERMINAL_MS),
            State::Read if self.master.input.as_ref().is_some_and(|i| i.is_file()) => {
                self.read_input();
                Some(now)
            }
            State::Read | State::Wait => None,
        }
    }
}
