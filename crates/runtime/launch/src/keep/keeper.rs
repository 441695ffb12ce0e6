//! `hawserd keep`: has the remote shells of this user that are kept, one for each host and way to
//! it, and starts daemons through them. One thread, one wait. It is nobody's child, and ends when
//! the last login has.

use std::collections::BTreeMap;
use std::io;
use std::os::fd::{AsFd, OwnedFd};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process;
use hawser_os::signals::{SIGCHLD, SIGTERM, SignalFd};
use hawser_os::{clock, local, pipe};
use hawser_rte::standby::{DaemonRequest, Frames, FromStandby, SHARE, ToStandby, encode};

use super::sink::Sink;
use super::{Answer, STANDBY, STREAMS};
use crate::plm::started::{self, Kind};

const TOKEN_SIGNAL: u64 = 0;
const TOKEN_LISTENER: u64 = 1;
/// Tokens of one login or one daemon.
const TOKENS: u64 = 8;
/// Kinds of descriptors below a serial number: the streams of a login, ...
const LOGIN_INPUT: u64 = 0;
const LOGIN_OUTPUT: u64 = 1;
const LOGIN_ERROR: u64 = 2;
/// ... the connection to whoever has asked for a daemon, and that one's streams.
const CALLER: u64 = 3;
const INPUT: u64 = 4;
const OUTPUT: u64 = 5;

/// How long a login may take, in milliseconds; the remote shell has a limit of its own, and a
/// script of the user's may ask.
const LOGIN_MS: u64 = 60_000;
/// How long a standby may take to start a daemon: a login that does not answer is dead.
const START_MS: u64 = 2_000;
/// How long a keeper waits for the first request.
const FIRST_MS: u64 = 5_000;
/// More than this on its way to a standby, and no input is read; more on its way to a caller, and
/// nothing is read of the standby.
const BACKLOG: usize = 256 << 10;
/// Most bytes of a request.
const REQUEST_MAX: usize = 64 << 10;
/// Most daemons at a time.
const DAEMONS_MAX: usize = 4_096;
/// Exit code where a login is lost, as of ssh.
const CODE_LOST: u8 = 255;

/// A remote shell.
struct Login {
    words: Vec<String>,
    pid: i32,
    input: Sink,
    outputs: [Option<OwnedFd>; 2],
    frames: Frames,
    /// When it is given up, as long as no standby speaks.
    until: u64,
    keep_ms: u64,
    /// Since when nobody needs it.
    idle: Option<u64>,
    /// It is not read, since a caller is slow.
    paused: bool,
}

/// How far a daemon is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Its streams come.
    Arriving,
    /// The login is not ready.
    Waiting,
    /// The standby was asked, and has this long.
    Asked(u64),
    Running,
    /// It has ended with this code; what it printed is on its way.
    Ended(u8),
}

/// A daemon that somebody wants.
struct Daemon {
    caller: OwnedFd,
    login: u64,
    request: Option<DaemonRequest>,
    arrived: Vec<OwnedFd>,
    stage: Stage,
    input: Option<OwnedFd>,
    outputs: [Option<Sink>; 2],
}

struct Keeper {
    set: Poller,
    listener: OwnedFd,
    logins: BTreeMap<u64, Login>,
    daemons: BTreeMap<u64, Daemon>,
    serial: u64,
}

/// Lives until nothing is kept any more; standard input is the socket at which it listens.
pub(crate) fn keep() -> i32 {
    let listener = match pipe::adopt(0) {
        Ok(listener) => listener,
        Err(_) => return 1,
    };
    // Whoever asked for this has other ways if it fails.
    let run = || -> io::Result<()> {
        pipe::point_to_null(0)?;
        let set = Poller::new()?;
        let signals = SignalFd::new(&[SIGCHLD])?;
        set.add(signals.as_fd(), TOKEN_SIGNAL, Interest::Read)?;
        set.add(listener.as_fd(), TOKEN_LISTENER, Interest::Read)?;
        let (logins, daemons) = (BTreeMap::new(), BTreeMap::new());
        Keeper { set, listener, logins, daemons, serial: 1 }.live(&signals)
    };
    i32::from(run().is_err())
}

fn now_ms() -> u64 {
    clock::now_ns() / 1_000_000
}

impl Keeper {
    fn live(&mut self, signals: &SignalFd) -> io::Result<()> {
        let begin = now_ms();
        let mut events: Vec<Event> = Vec::new();
        loop {
            let now = now_ms();
            self.handle_time(now);
            let next = match self.logins.is_empty() && self.daemons.is_empty() {
                true if self.serial > 1 || now >= begin + FIRST_MS => return Ok(()),
                true => Some(begin + FIRST_MS),
                false => self.next_time(),
            };
            let timeout = next.map_or(-1, |at| at.saturating_sub(now).min(60_000) as i32);
            events.clear();
            self.set.wait(timeout, &mut events)?;
            for event in &events {
                let (serial, kind) = (event.token / TOKENS, event.token % TOKENS);
                match event.token {
                    TOKEN_SIGNAL => {
                        while signals.next().is_some() {}
                        // That a login has ended is seen at its streams.
                        while process::reap().is_some() {}
                    }
                    TOKEN_LISTENER => self.accept(),
                    _ if kind <= LOGIN_ERROR => self.handle_login(serial, kind, event.closed),
                    _ => self.handle_daemon(serial, kind, event.closed),
                }
            }
        }
    }

    fn next_time(&self) -> Option<u64> {
        let of_login = |login: &Login| match login.idle {
            _ if !login.frames.is_open() => Some(login.until),
            idle => idle.map(|since| since.saturating_add(login.keep_ms)),
        };
        let of_daemon = |daemon: &Daemon| match daemon.stage {
            Stage::Asked(until) => Some(until),
            _ => None,
        };
        let logins = self.logins.values().filter_map(of_login);
        logins.chain(self.daemons.values().filter_map(of_daemon)).min()
    }

    fn handle_time(&mut self, now: u64) {
        let late = |daemon: &&Daemon| matches!(daemon.stage, Stage::Asked(until) if now >= until);
        let mut ended: Vec<u64> = self.daemons.values().filter(late).map(|d| d.login).collect();
        ended.extend(self.logins.iter().filter_map(|(serial, login)| {
            let is_over = match login.idle {
                _ if !login.frames.is_open() => now >= login.until,
                idle => idle.is_some_and(|since| now >= since.saturating_add(login.keep_ms)),
            };
            is_over.then_some(*serial)
        }));
        ended.into_iter().for_each(|serial| self.end_login(serial));
    }

    fn accept(&mut self) {
        // Whoever cannot be served starts the remote shell itself.
        let Ok(caller) = local::accept(self.listener.as_fd()) else { return };
        let own = local::peer_user(caller.as_fd()).is_ok_and(|user| user == local::user());
        let serial = self.serial;
        let token = serial * TOKENS + CALLER;
        if !own
            || self.daemons.len() >= DAEMONS_MAX
            || self.set.add(caller.as_fd(), token, Interest::Read).is_err()
        {
            return;
        }
        self.serial += 1;
        let daemon = Daemon {
            caller,
            login: 0,
            request: None,
            arrived: Vec::new(),
            stage: Stage::Arriving,
            input: None,
            outputs: [None, None],
        };
        self.daemons.insert(serial, daemon);
    }

    /// Tells a caller that it has to start the remote shell itself.
    fn refuse(&mut self, serial: u64) {
        if let Some(daemon) = self.daemons.remove(&serial) {
            let _ = local::send(daemon.caller.as_fd(), &Answer::No.bytes(), None);
        }
    }

    fn handle_daemon(&mut self, serial: u64, kind: u64, closed: bool) {
        let Some(daemon) = self.daemons.get_mut(&serial) else { return };
        match kind {
            CALLER => {
                let mut bytes = vec![0; REQUEST_MAX];
                match local::receive(daemon.caller.as_fd(), &mut bytes) {
                    Err(e) if e.kind() == io::ErrorKind::WouldBlock && !closed => {}
                    Ok((n @ 1.., Some(fd))) if daemon.stage == Stage::Arriving => {
                        if daemon.arrived.is_empty() {
                            let (words, _) = bytes.split_at(n);
                            daemon.request = DaemonRequest::decode(words);
                        }
                        daemon.arrived.push(fd);
                        if daemon.arrived.len() == STREAMS && !self.begin(serial) {
                            self.refuse(serial);
                        }
                    }
                    // Whoever has asked has gone: the daemon is told so by the end of its input.
                    _ => self.forget(serial),
                }
            }
            INPUT => self.read_input(serial),
            _ => {
                let at = (kind - OUTPUT) as usize;
                if let Some(Some(output)) = daemon.outputs.get_mut(at)
                    && (closed || output.flush(&self.set).is_err())
                {
                    self.end_output(serial, at);
                }
                self.settle(serial);
            }
        }
    }

    /// The streams of a daemon are there: finds a login for it, or begins one. False: it cannot.
    fn begin(&mut self, serial: u64) -> bool {
        let Some(daemon) = self.daemons.get_mut(&serial) else { return true };
        let Some(request) = daemon.request.take() else { return false };
        let keep_ms = u64::from(request.keep_s).saturating_mul(1_000);
        let known = self.logins.iter_mut().find(|(_, login)| login.words == request.words);
        let login = match known {
            Some((login, kept)) => {
                (kept.keep_ms, kept.idle) = (keep_ms, None);
                *login
            }
            None => match self.log_in(request.words, keep_ms) {
                Some(login) => login,
                None => return false,
            },
        };
        if let Some(daemon) = self.daemons.get_mut(&serial) {
            (daemon.login, daemon.stage) = (login, Stage::Waiting);
        }
        self.ask(login);
        true
    }

    fn log_in(&mut self, words: Vec<String>, keep_ms: u64) -> Option<u64> {
        let mut command = words.clone();
        command.push(STANDBY.into());
        let started = started::start(&command, Kind::Login, &[]).ok()?;
        let serial = self.serial;
        self.serial += 1;
        let token = |kind| serial * TOKENS + kind;
        let [out, err] = started.outputs;
        let input = Sink::new(started.input, &self.set, token(LOGIN_INPUT));
        let added = self.set.add(out.as_fd(), token(LOGIN_OUTPUT), Interest::Read);
        let added = added.and(self.set.add(err.as_fd(), token(LOGIN_ERROR), Interest::Read));
        let (Ok(input), Ok(())) = (input, added) else {
            let _ = process::kill(-started.pid, SIGTERM);
            return None;
        };
        let login = Login {
            words,
            pid: started.pid,
            input,
            outputs: [Some(out), Some(err)],
            frames: Frames::of_standby(),
            until: now_ms() + LOGIN_MS,
            keep_ms,
            idle: None,
            paused: false,
        };
        self.logins.insert(serial, login);
        Some(serial)
    }

    /// Asks a standby that speaks for the daemons that wait for it.
    fn ask(&mut self, login: u64) {
        let Some(kept) = self.logins.get_mut(&login).filter(|kept| kept.frames.is_open()) else {
            return;
        };
        let mut lost = false;
        for (serial, daemon) in &mut self.daemons {
            if daemon.login == login && daemon.stage == Stage::Waiting {
                daemon.stage = Stage::Asked(now_ms() + START_MS);
                let start = encode(&ToStandby::Start(*serial as u32));
                lost |= kept.input.push(&start, &self.set).is_err();
            }
        }
        if lost {
            self.end_login(login);
        }
    }

    fn handle_login(&mut self, serial: u64, kind: u64, closed: bool) {
        let Some(login) = self.logins.get_mut(&serial) else { return };
        if kind == LOGIN_INPUT {
            let lost = closed || login.input.flush(&self.set).is_err();
            match lost {
                true => self.end_login(serial),
                false => self.resume_inputs(serial),
            }
            return;
        }
        let at = (kind - LOGIN_OUTPUT) as usize;
        let Some(Some(output)) = login.outputs.get(at) else { return };
        let mut bytes = [0; SHARE];
        match pipe::read(output.as_fd(), &mut bytes) {
            Err(e)
                if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
            // Of what a remote shell says to people the caller's own would say the same.
            Ok(1..) if at == 1 => {}
            Ok(n @ 1..) => {
                let was_open = login.frames.is_open();
                if login.frames.push(&bytes[..n]).is_err() {
                    return self.end_login(serial);
                }
                if !was_open && login.frames.is_open() {
                    self.ask(serial);
                }
                self.hear(serial);
            }
            _ if at == 1 => login.outputs[1] = None,
            _ => self.end_login(serial),
        }
    }

    /// Takes what a standby has said.
    fn hear(&mut self, login: u64) {
        while let Some(kept) = self.logins.get_mut(&login) {
            let (serial, frame) = match kept.frames.take() {
                Ok(Some(frame)) => {
                    let (FromStandby::Started(number)
                    | FromStandby::Output(number, ..)
                    | FromStandby::Ended(number, _)) = &frame;
                    (u64::from(*number), frame)
                }
                Ok(None) => return,
                Err(_) => return self.end_login(login),
            };
            // Its caller may have gone.
            let Some(daemon) = self.daemons.get_mut(&serial).filter(|d| d.login == login) else {
                continue;
            };
            match frame {
                FromStandby::Started(_) => self.run(serial),
                FromStandby::Output(_, error, bytes) => {
                    let at = usize::from(error);
                    if let Some(output) = &mut daemon.outputs[at]
                        && output.push(&bytes, &self.set).is_err()
                    {
                        self.end_output(serial, at);
                    }
                    self.pause(login);
                }
                FromStandby::Ended(_, code) => {
                    daemon.stage = Stage::Ended(code);
                    self.settle(serial);
                }
            }
        }
    }

    /// A daemon runs: its streams are carried from now on.
    fn run(&mut self, serial: u64) {
        let Some(daemon) = self.daemons.get_mut(&serial) else { return };
        daemon.stage = Stage::Running;
        let _ = local::send(daemon.caller.as_fd(), &Answer::Started.bytes(), None);
        let mut streams = std::mem::take(&mut daemon.arrived).into_iter();
        let token = |kind| serial * TOKENS + kind;
        daemon.input = streams.next();
        for (output, kind) in daemon.outputs.iter_mut().zip([OUTPUT, OUTPUT + 1]) {
            let stream = streams.next();
            *output = stream.and_then(|fd| Sink::new(fd, &self.set, token(kind)).ok());
        }
        let add = |input: &OwnedFd| self.set.add(input.as_fd(), token(INPUT), Interest::Read);
        if daemon.input.as_ref().is_none_or(|input| add(input).is_err()) {
            self.end_input(serial);
        }
    }

    /// A caller that does not read keeps its login from being read.
    fn pause(&mut self, login: u64) {
        let full = |daemon: &Daemon| daemon.outputs.iter().flatten().any(|o| o.len() > BACKLOG);
        let paused = self.daemons.values().any(|d| d.login == login && full(d));
        let Some(kept) = self.logins.get_mut(&login) else { return };
        if let (true, Some(output)) = (paused != kept.paused, &kept.outputs[0]) {
            let what = if paused { Interest::Nothing } else { Interest::Read };
            // It is in the set already, which is all that the kernel could complain of.
            let _ = self.set.change(output.as_fd(), login * TOKENS + LOGIN_OUTPUT, what);
            kept.paused = paused;
        }
    }

    /// Reads once of the input of a daemon, if its login has room.
    fn read_input(&mut self, serial: u64) {
        let Some(daemon) = self.daemons.get_mut(&serial) else { return };
        let (Some(input), Some(login)) = (&daemon.input, self.logins.get_mut(&daemon.login)) else {
            return;
        };
        if login.input.len() > BACKLOG {
            let _ = self.set.change(input.as_fd(), serial * TOKENS + INPUT, Interest::Nothing);
            return;
        }
        let mut bytes = vec![0; SHARE];
        match pipe::read(input.as_fd(), &mut bytes) {
            Ok(n @ 1..) => {
                bytes.truncate(n);
                let frame = encode(&ToStandby::Input(serial as u32, bytes));
                if login.input.push(&frame, &self.set).is_err() {
                    let login = daemon.login;
                    self.end_login(login);
                }
            }
            Err(e)
                if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
            Ok(_) | Err(_) => self.end_input(serial),
        }
    }

    fn resume_inputs(&mut self, login: u64) {
        if self.logins.get(&login).is_none_or(|kept| kept.input.len() > BACKLOG) {
            return;
        }
        for (serial, daemon) in self.daemons.iter().filter(|(_, d)| d.login == login) {
            if let (Some(input), Stage::Running) = (&daemon.input, daemon.stage) {
                let _ = self.set.change(input.as_fd(), serial * TOKENS + INPUT, Interest::Read);
            }
        }
    }

    fn end_input(&mut self, serial: u64) {
        let Some(daemon) = self.daemons.get_mut(&serial) else { return };
        if let Some(input) = daemon.input.take() {
            // The caller has its other end, which keeps it in the set.
            self.set.remove(input.as_fd());
        }
        let frame = encode(&ToStandby::InputEnd(serial as u32));
        let login = daemon.login;
        let Some(kept) = self.logins.get_mut(&login) else { return };
        if kept.input.push(&frame, &self.set).is_err() {
            self.end_login(login);
        }
    }

    fn end_output(&mut self, serial: u64, at: usize) {
        let Some(daemon) = self.daemons.get_mut(&serial) else { return };
        if let Some(output) = daemon.outputs[at].take() {
            // As in `end_input`.
            self.set.remove(output.as_fd());
        }
    }

    /// A daemon that has ended, and whose last words are read, is over.
    fn settle(&mut self, serial: u64) {
        let Some(daemon) = self.daemons.get(&serial) else { return };
        let login = daemon.login;
        let is_read = daemon.outputs.iter().flatten().all(|output| output.len() == 0);
        if let (Stage::Ended(code), true) = (daemon.stage, is_read) {
            let _ = local::send(daemon.caller.as_fd(), &Answer::Ended(code).bytes(), None);
            self.remove(serial);
        }
        self.pause(login);
    }

    /// Whoever has asked for a daemon has gone.
    fn forget(&mut self, serial: u64) {
        self.end_input(serial);
        self.remove(serial);
    }

    fn remove(&mut self, serial: u64) {
        let Some(daemon) = self.daemons.remove(&serial) else { return };
        // Others have these, too, so that closing them here would leave them in the set.
        let outputs = daemon.outputs.iter().flatten().map(AsFd::as_fd);
        outputs.chain(daemon.input.as_ref().map(AsFd::as_fd)).for_each(|fd| self.set.remove(fd));
        self.rest(daemon.login);
    }

    /// A login that nobody needs any more begins to be idle.
    fn rest(&mut self, login: u64) {
        let needed = self.daemons.values().any(|daemon| daemon.login == login);
        if let Some(kept) = self.logins.get_mut(&login).filter(|_| !needed) {
            kept.idle = Some(now_ms());
        }
        self.pause(login);
    }

    /// A login is over: what waits for it is told, daemons that run are out of reach.
    fn end_login(&mut self, serial: u64) {
        let Some(login) = self.logins.remove(&serial) else { return };
        // It may have ended by itself.
        let _ = process::kill(-login.pid, SIGTERM);
        let all: Vec<u64> =
            self.daemons.iter().filter(|(_, d)| d.login == serial).map(|(s, _)| *s).collect();
        for number in all {
            let Some(daemon) = self.daemons.get_mut(&number) else { continue };
            match daemon.stage {
                Stage::Arriving | Stage::Waiting | Stage::Asked(_) => self.refuse(number),
                Stage::Running => {
                    daemon.stage = Stage::Ended(CODE_LOST);
                    self.settle(number);
                }
                Stage::Ended(_) => self.settle(number),
            }
        }
    }
}
