//! The head node process: the master of the job, the agent of its own node and the network to the
//! others in one thread with one wait. It moves what they say to each other, our own streams, and
//! signals.

use std::io;
use std::os::fd::AsFd;

use hawser_mca::report::{say, say_lines};
use hawser_os::pipe;
use hawser_os::poll::{Event, Interest};
use hawser_os::signals::{self, SIGCHLD, SIGINT, SIGTSTP};
use hawser_rte::control::Report;
use hawser_rte::env;

use crate::Specs;
use crate::cli::Request;
use crate::iof::input::State;
use crate::look::Viewers;
use crate::master::Master;
use crate::net::{Net, News};
use crate::plm::{StartError, cannot};
use crate::post::{Post, TOKEN_AGENT, TOKEN_NET, TOKEN_SIGNAL, TOKEN_VIEWERS, now_ms};
use crate::setup::{self, Setup};

const TOKEN_STDIN: u64 = 2;
const TOKEN_OUTPUT: u64 = 16;

/// Rounds of a conversation between two looks at everything else.
const ROUNDS: usize = 16;
/// How often a terminal is looked at that belongs to somebody else now, in milliseconds.
const TERMINAL_MS: u64 = 200;
/// How soon an output is tried again that cannot be waited for, in milliseconds.
const RETRY_MS: u64 = 10;

/// Everything that `mpirun` waits for.
struct Hnp {
    master: Master,
    post: Post,
    output_watched: Vec<bool>,
    /// Outputs that wait and cannot be waited for: they are tried again and again.
    unwatched: Vec<usize>,
    stdin_watched: bool,
}

/// Starts the job of a request, waits for its end and returns the exit code.
pub(crate) fn run(request: Request, specs: &Specs) -> i32 {
    // A launcher that itself runs as a rank must not hand its own segment down.
    if let Some(fd) = std::env::var(env::NODE_FD).ok().and_then(|v| v.parse().ok()) {
        pipe::set_cloexec(fd);
    }
    let result = start(request, specs).and_then(|(post, setup)| {
        let mut hnp = Hnp::new(post, setup);
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

/// Calls the nodes of the job together, and decides who runs where.
fn start(request: Request, specs: &Specs) -> Result<(Post, Setup), StartError> {
    let mut before = setup::prepare(request, specs)?;
    say_lines(&std::mem::take(&mut before.notes));
    let begun = now_ms();
    let mut post = Post::new(&before)?;
    let result = post.gather(&before).and_then(|hellos| {
        // The limit of the job counts its start.
        let limit = &mut before.policy.timeout_ms;
        *limit = limit.map(|ms| ms.saturating_sub(now_ms() - begun));
        before.finish(hellos)
    });
    match result {
        Ok(mut setup) => {
            say_lines(&std::mem::take(&mut setup.shown));
            if !setup.request.quiet {
                say_lines(&setup.warnings);
            }
            Ok((post, setup))
        }
        Err(error) => {
            // Whatever goes wrong on the way out, the error before it is told.
            let _ = post.leave(true);
            Err(error)
        }
    }
}

impl Hnp {
    fn new(post: Post, setup: Setup) -> Hnp {
        let master = Master::new(setup, post.job, now_ms());
        let output_watched = vec![false; master.outputs().len()];
        Hnp { master, post, output_watched, unwatched: Vec::new(), stdin_watched: false }
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
            self.post.poller.wait(timeout, &mut events)?;
            for event in &events {
                self.dispatch(*event)?;
            }
            for i in std::mem::take(&mut self.unwatched) {
                self.master.write(i);
            }
        };
        self.post.leave(self.master.is_bad())?;
        Ok(code)
    }

    /// Lets master and agent speak until neither has anything to say, or for long enough: signals
    /// and our streams must have their turn. True when something is left to say.
    fn converse(&mut self) -> io::Result<bool> {
        for _ in 0..ROUNDS {
            let now = now_ms();
            self.post.agent.settle()?;
            while let Some(report) = self.post.agent.poll_report() {
                self.master.handle_report(0, report, now);
            }
            let mut quiet = self.hear(now)?;
            self.master.settle(now);
            if let (Some(whole), Some(viewers)) = (self.master.poll_shown(), &mut self.post.viewers)
            {
                viewers.answer(&whole);
            }
            while let Some((dest, order)) = self.master.poll_order() {
                quiet = false;
                self.post.order(dest, order);
            }
            if quiet {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What comes from other nodes. True when there was nothing.
    fn hear(&mut self, now: u64) -> io::Result<bool> {
        let Some(net) = &mut self.post.net else { return Ok(true) };
        net.settle(now, &mut |names| self.post.agent.judge(names))?;
        let news: Vec<News> = std::iter::from_fn(|| net.poll_news()).collect();
        let quiet = news.is_empty();
        for news in news {
            match news {
                News::Order(order) => self.post.obey(order),
                News::Report(from, report) => self.master.handle_report(from, report, now),
                News::Said(text) => self.master.handle_report(0, Report::Trouble(text), now),
                News::Failed(text) => self.master.handle_report(0, Report::Failed(text), now),
                News::Data(call) => self.post.agent.handle_call(call),
                // Nobody is above.
                News::Orphaned(_) => {}
            }
        }
        Ok(quiet)
    }

    fn dispatch(&mut self, event: Event) -> io::Result<()> {
        match event.token {
            TOKEN_SIGNAL => self.handle_signals(),
            TOKEN_AGENT => self.post.agent.handle_events()?,
            TOKEN_NET => {
                if let Some(net) = &mut self.post.net {
                    net.handle_events(now_ms(), &mut |names| self.post.agent.judge(names))?;
                }
            }
            TOKEN_STDIN => self.read_input(),
            TOKEN_VIEWERS => {
                if self.post.viewers.as_mut().is_some_and(Viewers::accept) {
                    self.master.show();
                }
            }
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
        while let Some(arrived) = self.post.signals.next() {
            stop |= arrived.signal == SIGTSTP;
            if arrived.signal != SIGCHLD {
                self.master.handle_signal(arrived.signal, arrived.from, now_ms());
            }
        }
        self.post.reap();
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
                    true => {
                        output.fd(|fd| self.post.poller.add(fd, token, Interest::Write)).is_ok()
                    }
                    false => {
                        output.fd(|fd| self.post.poller.remove(fd));
                        false
                    }
                };
            }
            if output.waits() && !self.output_watched[i] {
                sooner(now + RETRY_MS);
                unwatched.push(i);
            }
        }
        if let Some(ms) = self.post.agent.prepare_wait(now) {
            sooner(now + ms);
        }
        if let Some(at) = self.post.net.as_ref().and_then(Net::next_time) {
            sooner(at);
        }
        if self.post.viewers.as_mut().is_some_and(Viewers::write) {
            sooner(now + RETRY_MS);
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
                let added = self.post.poller.add(stdin.as_fd(), TOKEN_STDIN, Interest::Read);
                if added.is_err() {
                    // Not a thing that can be waited for: as ready as a file.
                    input.treat_as_file();
                    self.stdin_watched = false;
                }
            } else {
                self.post.poller.remove(stdin.as_fd());
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
