//! `hawserd`: the agent of a node that is not the launch node (ADR 16). It is started by its parent
//! in the tree, reads who it is from its standard input, and lives as long as the job. It writes no
//! log and leaves nothing behind.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::os::fd::AsFd;

use hawser_btl::tcp;
use hawser_mca::report::{self, Speaker, say};
use hawser_mca::{Params, Sources};
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::signals::{
    self, SIGCHLD, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGXCPU,
    SignalFd, ignore_file_size,
};
use hawser_os::{clock, pipe, process};
use hawser_rte::WireError;
use hawser_rte::control::plan::{self, Bootstrap, Hello, Who};
use hawser_rte::control::{Body, Dest, Order, Report, wire};
use hawser_segment::calibration;

use crate::Specs;
use crate::agent::AgentConfig;
use crate::agent::place::{Place, host_name};
use crate::agents::Agents;
use crate::net::starts::RUNNING;
use crate::net::{self, Net, News};
use crate::plm::choose;
use crate::plm::{CODE_CANNOT_START, StartError, cannot};
use crate::restored;
use crate::setup::{CODE_USAGE, choice_of};

const TOKEN_SIGNAL: u64 = 0;
const TOKEN_AGENT: u64 = 1;
const TOKEN_NET: u64 = 2;
const TOKEN_STDIN: u64 = 3;

/// Rounds of a conversation between two looks at everything else.
const ROUNDS: usize = 16;
/// How long those below may take to leave, in milliseconds.
const LEAVE_MS: u64 = 2_500;
/// How long the last word may take to reach the parent, in milliseconds.
const LAST_WORD_MS: u64 = 1_000;

const SIGNALS: &[i32] =
    &[SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGTSTP, SIGCONT];

fn now_ms() -> u64 {
    clock::now_ns() / 1_000_000
}

struct Daemon {
    agents: Agents,
    net: Net,
    signals: SignalFd,
    poller: Poller,
    host: String,
    /// Our input is watched: while we are on our way to the parent, its end is ours.
    input: bool,
    /// Set when the daemon is to go; true: the job has ended badly.
    leave: Option<bool>,
    /// No way leads to the master any more.
    alone: bool,
}

/// `hawserd` with these words behind the program's name; returns the exit code.
pub(crate) fn run(specs: &Specs) -> i32 {
    run_with(specs, Vec::new())
}

/// The same when some of the standard input was read before.
pub(crate) fn run_with(specs: &Specs, read: Vec<u8>) -> i32 {
    let host = host_name();
    report::set_speaker(Speaker::Program("hawserd"));
    let result = read_bootstrap(read).and_then(|(bootstrap, pasted)| {
        let mut daemon = Daemon::new(bootstrap, pasted, host.clone(), specs)?;
        daemon.live().map_err(cannot("the job cannot be watched"))
    });
    match result {
        Ok(code) => code,
        Err(error) => {
            say(format!("host {host}: {}", error.text));
            error.code
        }
    }
}

/// Reads standard input, of which this was read before, up to the end of the bootstrap. True: it
/// was pasted as text.
fn read_bootstrap(mut read: Vec<u8>) -> Result<(Bootstrap, bool), StartError> {
    let bad = |text: String| StartError::new(CODE_USAGE, text);
    let mut piece = vec![0; 64 << 10];
    loop {
        let bytes = wire::bootstrap_bytes(&read);
        let pasted = bytes.len() != read.len();
        match wire::decode_bootstrap(&bytes) {
            Ok(Some((bootstrap, _))) => return Ok((bootstrap, pasted)),
            Ok(None) => {}
            Err(e @ WireError::Release { .. }) => {
                return Err(bad(format!(
                    "mpirun and this daemon do not fit: {e}; install the same on all hosts, or \
                     say with --prefix where it is"
                )));
            }
            Err(e) => {
                return Err(bad(format!(
                    "standard input is not the beginning of a job ({e}); hawserd is started by \
                     mpirun"
                )));
            }
        }
        match pipe::read(io::stdin().as_fd(), &mut piece) {
            Ok(0) => {
                return Err(bad("standard input has ended before it told the job; hawserd is \
                                started by mpirun"
                    .into()));
            }
            Ok(n) => read.extend_from_slice(piece.get(..n).unwrap_or_default()),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(cannot("standard input cannot be read")(e)),
        }
    }
}

/// Which node this host is.
fn number_of(who: &Who, host: &str) -> Result<u32, StartError> {
    let (first, names) = match who {
        Who::Number(node) => return Ok(*node),
        Who::Named(first, names) => (*first, names),
    };
    let short = |n: &str| n.split('.').next().unwrap_or_default().to_ascii_lowercase();
    let own = [std::env::var("SLURMD_NODENAME").unwrap_or_default(), host.to_string()];
    let found = own.iter().find_map(|own| {
        let same = |n: &&String| n.eq_ignore_ascii_case(own);
        let alike = |n: &&String| !own.is_empty() && short(n) == short(own);
        let exact = names.iter().position(|n| same(&n));
        exact.or_else(|| names.iter().position(|n| alike(&n)))
    });
    found.map(|at| first.saturating_add(at as u32)).ok_or_else(|| {
        StartError::new(
            CODE_CANNOT_START,
            format!("this host is none of those of the job ({})", names.join(", ")),
        )
    })
}

impl Daemon {
    fn new(
        bootstrap: Bootstrap,
        pasted: bool,
        host: String,
        specs: &Specs,
    ) -> Result<Daemon, StartError> {
        let plain = |text: String| StartError::new(CODE_CANNOT_START, text);
        let mut sources = calibration::sources().of_job(&bootstrap.calibrated);
        sources.command_line = bootstrap.params.clone();
        let params = Params::load(&specs(&sources), &sources).map_err(|e| plain(e.to_string()))?;
        // The ranks will not have the variables of this daemon.
        let of_ranks = Sources { environment: BTreeMap::new(), ..sources.clone() };
        let of_ranks = Params::load(&specs(&of_ranks), &of_ranks);
        let agreed = of_ranks.map_err(|e| plain(e.to_string()))?.agreement().text;
        let me = number_of(&bootstrap.who, &host)?;
        let _ = writeln!(io::stdout(), "{RUNNING}{me}");
        // Where the set lies may be slow: the host would be taken for one that does not answer.
        restored::keep_numbers_free(&params);
        let mut place = Place::here().map_err(cannot("CPUs cannot be read"))?;
        place.host = host.clone();
        let offers = place.offers();
        let events = cannot("events cannot be received");
        ignore_file_size();
        let signals = SignalFd::new(SIGNALS).map_err(cannot("signals cannot be received"))?;
        let poller = Poller::new().map_err(&events)?;
        let config = AgentConfig {
            node: me,
            job: bootstrap.job,
            secret: bootstrap.secret,
            calibrated: params.calibrated().to_string(),
            place,
            choice: choice_of(&params)?,
            quality: tcp::quality(&params),
            store_limit: params.int("sstore_base_limit").max(0) as u64,
        };
        let agents = Agents::new(config, &poller, TOKEN_AGENT)
            .map_err(cannot("no process can be started"))?;
        let starter = choose::of_daemon(&params, &bootstrap, me)?;
        let (heads, host_name) = (Vec::new(), host.clone());
        let config = net::NetConfig { me, bootstrap, starter, heads, host: host_name };
        let now = now_ms();
        let mut net = Net::new(config, &params, now).map_err(plain)?;
        let hello = Hello {
            node: me,
            host: host.clone(),
            offers,
            arch: plan::arch_word(),
            acceptor: net.addresses(),
            agreed,
            notes: Vec::new(),
        };
        net.begin(hello, now);
        poller.add(signals.as_fd(), TOKEN_SIGNAL, Interest::Read).map_err(&events)?;
        poller.add(net.as_fd(), TOKEN_NET, Interest::Read).map_err(&events)?;
        // A file or /dev/null cannot be waited for, and has nothing to tell.
        let input = !pasted && poller.add(io::stdin().as_fd(), TOKEN_STDIN, Interest::Read).is_ok();
        Ok(Daemon { agents, net, signals, poller, host, input, leave: None, alone: false })
    }

    /// Waits and works until the job is over; returns the exit code.
    fn live(&mut self) -> io::Result<i32> {
        let mut events: Vec<Event> = Vec::new();
        while self.leave.is_none() {
            let more = self.exchange()?;
            self.forget_input();
            let timeout = if more { 0 } else { self.prepare_wait() };
            if self.leave.is_some() {
                break;
            }
            events.clear();
            self.poller.wait(timeout, &mut events)?;
            for event in &events {
                match event.token {
                    TOKEN_SIGNAL => self.handle_signals(),
                    TOKEN_AGENT => self.agents.handle_events()?,
                    TOKEN_NET => self.hear()?,
                    _ => self.read_input(),
                }
            }
        }
        self.go()?;
        Ok(i32::from(self.leave != Some(false)))
    }

    /// Once the parent is reached the connection tells more than the input.
    fn forget_input(&mut self) {
        if self.input && self.net.has_joined() {
            self.input = false;
            self.poller.remove(io::stdin().as_fd());
        }
    }

    fn read_input(&mut self) {
        let mut piece = [0; 4096];
        match pipe::read(io::stdin().as_fd(), &mut piece) {
            Ok(1..) => {}
            Err(e)
                if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
            // A terminal that is gone gives an error each time.
            Ok(_) | Err(_) => self.leave = Some(true),
        }
    }

    /// Moves orders and reports until nobody has anything to say, or for long enough.
    fn exchange(&mut self) -> io::Result<bool> {
        for _ in 0..ROUNDS {
            self.agents.settle()?;
            while let Some((job, report)) = self.agents.poll_report() {
                self.net.send_of(job, Dest::Master, Body::Report(report));
            }
            self.settle_net()?;
            let mut quiet = true;
            while let Some(news) = self.net.poll_news() {
                quiet = false;
                self.handle_news(news);
            }
            if quiet {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn hear(&mut self) -> io::Result<()> {
        self.net.handle_events(now_ms(), &mut |names| self.agents.judge(names))
    }

    fn settle_net(&mut self) -> io::Result<()> {
        self.net.settle(now_ms(), &mut |names| self.agents.judge(names))
    }

    fn handle_news(&mut self, news: News) {
        match news {
            News::Order(_, Order::Leave { bad }) => self.leave = Some(bad),
            News::Order(job, order) => {
                if matches!(order, Order::Kill { .. } | Order::Lost { .. }) {
                    self.agents.spare(self.net.shells());
                }
                match &order {
                    Order::Admit { secret } => self.net.admit(job, *secret),
                    Order::Forget => self.net.forget(job),
                    Order::Launch(plan) => self.net.learn(&plan.nodes),
                    _ => {}
                }
                self.agents.handle_order(job, order, &self.poller);
            }
            News::Orphaned(text) => {
                self.alone = true;
                // Nobody else is there to tell it to.
                if !self.net.has_joined() {
                    say(format!("host {}: {text}", self.host));
                }
                self.leave = Some(true);
            }
            News::Said(text) => {
                self.net.send(Dest::Master, Body::Report(Report::Trouble(text)));
            }
            News::Failed(text) => {
                self.net.send(Dest::Master, Body::Report(Report::Failed(text)));
            }
            News::Data(call) => self.agents.handle_call(call),
            // Nothing is addressed to the master here.
            News::Report(..) => {}
        }
    }

    fn handle_signals(&mut self) {
        let (mut asked, mut notices) = (None, Vec::new());
        while let Some(arrived) = self.signals.next() {
            match arrived.signal {
                SIGTERM if self.net.has_joined() => notices.push(SIGTERM),
                SIGTERM | SIGINT | SIGHUP | SIGQUIT => asked = Some(arrived.signal),
                SIGUSR1 | SIGUSR2 | SIGXCPU => notices.push(arrived.signal),
                _ => {}
            }
        }
        // The resource manager tells the daemon, and means the job: the master tells all ranks.
        for signal in notices {
            self.net.send(Dest::Master, Body::Report(Report::Notice(signal)));
        }
        while let Some((pid, exit)) = process::reap() {
            if !self.agents.handle_exit(pid, exit) {
                self.net.handle_exit(pid, exit, now_ms());
            }
        }
        let Some(signal) = asked else { return };
        if !self.net.has_joined() {
            self.leave = Some(true);
            return;
        }
        // The host is shut down, or its resource manager ends the job: the master ends it in order.
        let why = format!("the daemon of host {} got {}", self.host, signals::name(signal));
        let node = self.net.number();
        self.net.send(Dest::Master, Body::Report(Report::NodeLost { node, why }));
    }

    fn prepare_wait(&mut self) -> i32 {
        let now = now_ms();
        let agent = self.agents.prepare_wait(now).map(|ms| now + ms);
        match [agent, self.net.next_time()].into_iter().flatten().min() {
            None => -1,
            Some(at) => at.saturating_sub(now).min(i32::MAX as u64) as i32,
        }
    }

    /// Ends what is left of the job on this node, waits for those below, and says goodbye.
    fn go(&mut self) -> io::Result<()> {
        let bad = self.leave != Some(false);
        // Those below may reach the master without us.
        let leads = !(self.alone && self.net.heals());
        if leads {
            self.net.tell_below(Order::Leave { bad });
            self.net.end_below();
        }
        self.settle_net()?;
        self.agents.spare(self.net.shells());
        self.agents.kill(bad);
        let net = &mut self.net;
        self.agents.sweep(bad, &self.signals, &mut |pid, exit| {
            net.handle_exit(pid, exit, now_ms());
        })?;
        if !leads {
            self.net.end_starts();
            return Ok(());
        }
        self.wait_until(now_ms() + LEAVE_MS, Net::is_over_below)?;
        self.net.end();
        self.wait_until(now_ms() + LAST_WORD_MS, |net| net.is_told() && net.is_over_above())?;
        self.net.end_starts();
        Ok(())
    }

    fn wait_until(&mut self, end: u64, done: impl Fn(&Net) -> bool) -> io::Result<()> {
        let mut events = Vec::new();
        loop {
            self.settle_net()?;
            while self.net.poll_news().is_some() {}
            let now = now_ms();
            if done(&self.net) || now >= end {
                return Ok(());
            }
            let until = self.net.next_time().map_or(end, |at| at.min(end));
            events.clear();
            self.poller.wait(until.saturating_sub(now).min(1_000) as i32, &mut events)?;
            for event in &events {
                match event.token {
                    TOKEN_SIGNAL => self.handle_signals(),
                    TOKEN_NET => self.hear()?,
                    TOKEN_AGENT => self.agents.handle_events()?,
                    _ => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_daemon_finds_itself_among_names() {
        let who = Who::Named(1, ["a", "node2.example.org", "node3"].map(String::from).into());
        assert_eq!(number_of(&Who::Number(7), "x"), Ok(7));
        assert_eq!(number_of(&who, "A"), Ok(1));
        assert_eq!(number_of(&who, "node2"), Ok(2));
        assert_eq!(number_of(&who, "node3.example.org"), Ok(3));
        let error = number_of(&who, "node").unwrap_err().text;
        assert!(error.contains("none of those") && error.contains("node3"), "{error}");
    }
}
