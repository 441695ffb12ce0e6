//! The head node process: starts the ranks, watches them, moves their input and output, and ends
//! the job by the exit contract (`hawser_rte::state::job`). One thread, one wait.

mod report;
mod start;

use std::io;
use std::os::fd::{AsFd, OwnedFd};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process::{self, Exit};
use hawser_os::signals::{
    self, SIGCHLD, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SignalFd,
};
use hawser_os::{clock, pipe};
use hawser_rte::observe::HangWatch;
use hawser_rte::state::job::{Action, Job, MpiPhase};
use hawser_transport::node::NodeSegment;

use crate::iof::Outputs;
use crate::iof::stdin::{Pump, State};
use crate::plm::fork::Forker;
use crate::setup::Setup;

pub(crate) use start::run;

const TOKEN_SIGNAL: u64 = 0;
const TOKEN_WAKE: u64 = 1;
const TOKEN_STDIN: u64 = 2;
const TOKEN_FEED: u64 = 10;
const TOKEN_OUTPUT: u64 = 20;
const TOKEN_READER: u64 = 1_000;

/// How often a terminal is looked at that belongs to somebody else now, and how long a partial
/// line waits before it goes to a terminal; in milliseconds.
const TERMINAL_MS: u64 = 200;
/// Rounds, of 20 ms at most, in which what is left of a job is looked for.
const SWEEP_ROUNDS: u32 = 50;

const SIGNALS: &[i32] =
    &[SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGTSTP, SIGCONT];

/// One rank as its parent knows it.
#[derive(Clone, Copy, Debug, Default)]
struct Rank {
    pid: i32,
    /// Not reaped yet.
    alive: bool,
}

/// The head node process of one job.
struct Hnp {
    setup: Setup,
    job: Job,
    node: NodeSegment,
    wake: OwnedFd,
    signals: SignalFd,
    poller: Poller,
    forker: Forker,
    outputs: Outputs,
    output_watched: Vec<bool>,
    pump: Option<Pump>,
    stdin_watched: bool,
    readers_watched: Vec<bool>,
    ranks: Vec<Rank>,
    by_pid: std::collections::HashMap<i32, u32>,
    kills_before: crate::oom::Kills,
    abort_seen: bool,
    /// Looks for a standstill, if that is wanted.
    hang: Option<HangWatch>,
    /// Set when all ranks are gone: the exit code.
    code: Option<i32>,
    /// The interrupt came from the terminal: end by the same signal, so that a shell's loop ends.
    interrupted: bool,
    second_signal: bool,
    file_error_told: bool,
}

fn now_ms() -> u64 {
    clock::now_ns() / 1_000_000
}

impl Hnp {
    /// Waits and works until the job is over and its output is written; returns the exit code.
    fn watch(&mut self) -> io::Result<i32> {
        let mut events = Vec::new();
        loop {
            self.check_streams();
            self.job.handle_time(now_ms());
            self.settle();
            self.act();
            self.look_for_hang();
            if self.code.is_some() && self.drain()? {
                // What came last may be what could not be written.
                self.check_streams();
                self.act();
                break;
            }
            let timeout = self.prepare_wait();
            events.clear();
            self.poller.wait(timeout, &mut events)?;
            for event in &events {
                self.dispatch(*event)?;
            }
            if self.second_signal && self.code.is_some() {
                break;
            }
        }
        self.sweep()?;
        Ok(self.code.unwrap_or(1))
    }

    fn dispatch(&mut self, event: Event) -> io::Result<()> {
        match event.token {
            TOKEN_SIGNAL => self.handle_signals(),
            TOKEN_WAKE => pipe::clear_event(self.wake.as_fd()),
            TOKEN_STDIN => {
                if let Some(pump) = &mut self.pump
                    && pump.state() == State::Read
                {
                    pump.read();
                }
            }
            t if t >= TOKEN_READER => {
                if let Some(pump) = &mut self.pump {
                    pump.write();
                }
            }
            t if t >= TOKEN_OUTPUT => self.outputs.write((t - TOKEN_OUTPUT) as usize),
            t => {
                self.outputs.read((t - TOKEN_FEED) as usize)?;
            }
        }
        Ok(())
    }

    /// Reads all signals that have arrived, and reaps.
    fn handle_signals(&mut self) {
        while let Some(arrived) = self.signals.next() {
            match arrived.signal {
                SIGCHLD => {}
                signal @ (SIGINT | SIGTERM | SIGHUP | SIGQUIT) => {
                    self.interrupted |= signal == SIGINT && arrived.from == 0;
                    self.second_signal |= self.code.is_some();
                    self.job.handle_signal(signal, now_ms());
                }
                SIGTSTP => {
                    self.signal_all(SIGTSTP);
                    signals::stop_self();
                }
                other => self.signal_all(other),
            }
        }
        while let Some((pid, exit)) = process::reap() {
            self.reaped(pid, exit);
        }
    }

    fn reaped(&mut self, pid: i32, exit: Exit) {
        if self.forker.is_guard(pid) {
            self.forker.guard_lost();
            return;
        }
        // Others are orphans of the job: nobody's concern.
        let Some(rank) = self.by_pid.remove(&pid) else { return };
        if let Some(r) = self.ranks.get_mut(rank as usize) {
            r.alive = false;
        }
        let phase = hawser_rte::mpi_phase(self.node.slot(rank));
        self.job.handle_exit(rank, exit, phase);
    }

    /// Lets the state machine decide on what has happened.
    fn settle(&mut self) {
        if !self.abort_seen
            && let Some(request) = self.node.abort_request()
        {
            self.abort_seen = true;
            self.job.handle_abort(request.rank, request.code, now_ms());
        }
        let node = self.node;
        let phase = |rank: u32| -> MpiPhase { hawser_rte::mpi_phase(node.slot(rank)) };
        self.job.settle(now_ms(), &phase);
    }

    /// Does what the state machine asks for.
    fn act(&mut self) {
        while let Some(action) = self.job.poll_action() {
            match action {
                Action::SignalAll(signal) => self.signal_all(signal),
                Action::KillAll => {
                    self.forker.kill_group();
                    if self.job.cause().is_some() {
                        self.forker.kill_orphans();
                    }
                }
                Action::Explain(cause) => self.explain(cause),
                Action::Done { code } => {
                    self.explain_late();
                    self.code = Some(code);
                }
            }
        }
    }

    fn signal_all(&self, signal: i32) {
        let alive = self.ranks.iter().filter(|r| r.alive).map(|r| r.pid);
        self.forker.signal(signal, alive);
    }

    /// Tells the set what to wait for; returns how long, in milliseconds, -1 for ever.
    fn prepare_wait(&mut self) -> i32 {
        let now = now_ms();
        let mut until = self.job.next_time();
        let mut sooner = |at: u64| until = Some(until.map_or(at, |u| u.min(at)));
        for i in 0..self.outputs.outputs() {
            let full = self.outputs.full(i);
            if self.outputs.set_paused(i, full) != full {
                let feed = self.outputs.feed(i);
                let wanted = if full { Interest::Nothing } else { Interest::Read };
                // The set is ours and holds the feed: nothing can be refused.
                let _ = self.poller.change(feed, TOKEN_FEED + i as u64, wanted);
            }
            let output = self.outputs.output(i);
            if output.waits() != self.output_watched[i] {
                self.output_watched[i] = !self.output_watched[i];
                let token = TOKEN_OUTPUT + i as u64;
                let watched = match self.output_watched[i] {
                    true => output.fd(|fd| self.poller.add(fd, token, Interest::Write)).is_ok(),
                    false => {
                        output.fd(|fd| self.poller.remove(fd));
                        false
                    }
                };
                self.output_watched[i] = watched;
            }
            if output.waits() && !self.output_watched[i] {
                sooner(now + 10);
            }
        }
        if let Some(at) = self.next_look() {
            sooner(at);
        }
        if self.outputs.holds_prompt() {
            sooner(now + TERMINAL_MS);
            self.outputs.flush_prompts();
        }
        if let Some(wake) = self.prepare_stdin(now) {
            sooner(wake);
        }
        match until {
            None => -1,
            Some(at) => at.saturating_sub(now).min(i32::MAX as u64) as i32,
        }
    }

    /// The same for our input; returns when it must be looked at again.
    fn prepare_stdin(&mut self, now: u64) -> Option<u64> {
        let pump = self.pump.as_mut()?;
        if pump.is_file() && pump.state() == State::Read {
            pump.read();
        }
        let state = pump.state();
        for (i, watched) in self.readers_watched.iter_mut().enumerate() {
            // Closing a pipe takes it out of the set.
            let Some((pipe, full)) = pump.reader(i) else {
                *watched = false;
                continue;
            };
            if full && !*watched {
                let token = TOKEN_READER + i as u64;
                *watched = self.poller.add(pipe.as_fd(), token, Interest::Write).is_ok();
            } else if !full && *watched {
                self.poller.remove(pipe.as_fd());
                *watched = false;
            }
        }
        let want = state == State::Read && !pump.is_file();
        if want != self.stdin_watched {
            self.stdin_watched = want;
            let stdin = io::stdin();
            if want {
                let added = self.poller.add(stdin.as_fd(), TOKEN_STDIN, Interest::Read);
                if added.is_err() {
                    // Not a thing that can be waited for: as ready as a file.
                    pump.treat_as_file();
                    self.stdin_watched = false;
                }
            } else {
                self.poller.remove(stdin.as_fd());
            }
        }
        match state {
            State::Closed => {
                self.pump = None;
                None
            }
            State::Background => Some(now + TERMINAL_MS),
            State::Read if pump.is_file() => Some(now),
            State::Read | State::Write => None,
        }
    }

    /// All ranks are gone: fetches what they left in their pipes. True when all is written.
    fn drain(&mut self) -> io::Result<bool> {
        for i in 0..self.outputs.outputs() {
            while !self.outputs.full(i) && self.outputs.read(i)? {}
        }
        let full = (0..self.outputs.outputs()).any(|i| self.outputs.full(i));
        if !full && self.outputs.open_streams() > 0 {
            // Somebody who left the job still holds a pipe; the job is over all the same.
            self.outputs.close_all();
        }
        Ok(self.outputs.drained())
    }

    /// Reaps what is left of the job, and after a bad end kills descendants of ranks that had left
    /// the process group. They become our children when their parents end.
    fn sweep(&mut self) -> io::Result<()> {
        let bad = self.job.cause().is_some();
        let mut events = Vec::new();
        for _ in 0..SWEEP_ROUNDS {
            if bad {
                self.forker.kill_orphans();
            }
            while process::reap().is_some() {}
            let left =
                if bad { !process::children().is_empty() } else { self.forker.group_is_dying() };
            if !left {
                break;
            }
            self.poller.wait(20, &mut events)?;
            while self.signals.next().is_some() {}
        }
        Ok(())
    }

    /// Looks for troubles of our own streams.
    fn check_streams(&mut self) {
        if let Some((stream, errno)) = self.outputs.lost() {
            self.job.handle_output_lost(stream, errno, now_ms());
        }
        if !self.file_error_told
            && let Some(text) = self.outputs.file_error.take()
        {
            self.file_error_told = true;
            self.outputs.say(&[text]);
        }
    }
}
