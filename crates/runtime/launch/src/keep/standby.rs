//! `hawserd standby`: at the far end of a login that is kept. It starts daemons of its own release
//! and carries their standard streams in frames, until its input ends. Daemons that have reached
//! their parent outlive it.

use std::collections::BTreeMap;
use std::io;
use std::os::fd::{AsFd, OwnedFd};

use hawser_mca::report::say;
use hawser_os::pipe;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process::{self, Exit};
use hawser_os::signals::{SIGCHLD, SignalFd};
use hawser_rte::standby::{Frames, FromStandby, MAGIC, SHARE, ToStandby, encode};

use super::sink::{Gone, Sink};
use crate::plm::started::{self, Kind, Started};

const TOKEN_SIGNAL: u64 = 0;
const TOKEN_INPUT: u64 = 1;
const TOKEN_OUTPUT: u64 = 2;
/// Tokens of a daemon's streams: four for each number.
const TOKENS: u64 = 4;
/// More than this on its way to the keeper, and nothing is read of the daemons.
const BACKLOG: usize = 256 << 10;
/// Exit code where a daemon could not be started.
const CODE_NOT_STARTED: u8 = 127;

struct Daemon {
    pid: i32,
    input: Option<Sink>,
    /// Its input ends behind what waits.
    ends: bool,
    outputs: [Option<OwnedFd>; 2],
    exit: Option<u8>,
}

struct Standby {
    set: Poller,
    output: Sink,
    daemons: BTreeMap<u32, Daemon>,
    program: String,
    /// Daemons are not read.
    paused: bool,
}

fn token(number: u32, stream: u64) -> u64 {
    TOKENS * (u64::from(number) + 1) + stream
}

/// Lives until standard input ends; returns the exit code.
pub(crate) fn stand_by() -> i32 {
    match Standby::new().and_then(|(mut standby, signals)| standby.live(&signals)) {
        Ok(()) => 0,
        Err(e) => {
            say(format!("no daemons can be started: {}", hawser_os::socket::advised(&e)));
            1
        }
    }
}

impl Standby {
    fn new() -> io::Result<(Standby, SignalFd)> {
        let set = Poller::new()?;
        let signals = SignalFd::new(&[SIGCHLD])?;
        set.add(signals.as_fd(), TOKEN_SIGNAL, Interest::Read)?;
        set.add(io::stdin().as_fd(), TOKEN_INPUT, Interest::Read)?;
        let output = io::stdout().as_fd().try_clone_to_owned()?;
        let output = Sink::new(output, &set, TOKEN_OUTPUT)?;
        // As it was called: an installation that replaces it has the same place.
        let program = std::env::current_exe()?.to_string_lossy().into_owned();
        let daemons = BTreeMap::new();
        let standby = Standby { set, output, daemons, program, paused: false };
        Ok((standby, signals))
    }

    fn live(&mut self, signals: &SignalFd) -> io::Result<()> {
        let gone = |_: Gone| io::Error::from(io::ErrorKind::BrokenPipe);
        let (mut frames, mut events) = (Frames::of_keeper(), Vec::<Event>::new());
        self.output.push(&MAGIC, &self.set).map_err(gone)?;
        loop {
            events.clear();
            self.set.wait(-1, &mut events)?;
            for event in &events {
                match event.token {
                    TOKEN_SIGNAL => while signals.next().is_some() {},
                    TOKEN_INPUT => {
                        let mut bytes = [0; SHARE];
                        let n = match pipe::read(io::stdin().as_fd(), &mut bytes) {
                            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                            Err(e) if e.kind() == io::ErrorKind::WouldBlock => continue,
                            n => n?,
                        };
                        if n == 0 || frames.push(&bytes[..n]).is_err() {
                            return Ok(());
                        }
                        while let Some(frame) = frames.take().map_err(io::Error::other)? {
                            self.handle(frame)?;
                        }
                    }
                    TOKEN_OUTPUT if event.closed => return Ok(()),
                    TOKEN_OUTPUT => self.output.flush(&self.set).map_err(gone)?,
                    token => self.carry((token / TOKENS - 1) as u32, token % TOKENS)?,
                }
            }
            self.reap()?;
            self.pause();
        }
    }

    fn handle(&mut self, frame: ToStandby) -> io::Result<()> {
        match frame {
            ToStandby::Start(number) => match self.start(number) {
                Ok(daemon) => {
                    self.daemons.insert(number, daemon);
                    self.tell(&FromStandby::Started(number))?;
                }
                Err(e) => {
                    let text = format!("the daemon cannot be started: {e}\n").into_bytes();
                    self.tell(&FromStandby::Started(number))?;
                    self.tell(&FromStandby::Output(number, true, text))?;
                    self.tell(&FromStandby::Ended(number, CODE_NOT_STARTED))?;
                }
            },
            ToStandby::Input(number, bytes) => {
                if let Some(daemon) = self.daemons.get_mut(&number)
                    && let Some(input) = &mut daemon.input
                    && input.push(&bytes, &self.set).is_err()
                {
                    daemon.input = None;
                }
            }
            ToStandby::InputEnd(number) => {
                if let Some(daemon) = self.daemons.get_mut(&number) {
                    daemon.ends = true;
                    daemon.input = daemon.input.take().filter(|input| input.len() > 0);
                }
            }
        }
        Ok(())
    }

    fn start(&self, number: u32) -> Result<Daemon, String> {
        let command = std::slice::from_ref(&self.program);
        // In a session of its own, as a login of its own would give it.
        let Started { pid, input, outputs: [out, err], .. } =
            started::start(command, Kind::Apart, &[])?;
        let text = |e: io::Error| hawser_os::socket::advised(&e);
        let input = Sink::new(input, &self.set, token(number, 0)).map_err(text)?;
        for (stream, fd) in [(1, &out), (2, &err)] {
            self.set.add(fd.as_fd(), token(number, stream), Interest::Read).map_err(text)?;
        }
        let outputs = [Some(out), Some(err)];
        Ok(Daemon { pid, input: Some(input), ends: false, outputs, exit: None })
    }

    fn tell(&mut self, frame: &FromStandby) -> io::Result<()> {
        let told = self.output.push(&encode(frame), &self.set);
        told.map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    /// A stream of a daemon is ready.
    fn carry(&mut self, number: u32, stream: u64) -> io::Result<()> {
        let Some(daemon) = self.daemons.get_mut(&number) else { return Ok(()) };
        if let Some(at) = stream.checked_sub(1) {
            return self.read(number, at as usize).map(drop);
        }
        let Some(input) = &mut daemon.input else { return Ok(()) };
        // Where nothing waits, it is told that nobody reads.
        if input.len() == 0 || input.flush(&self.set).is_err() || daemon.ends && input.len() == 0 {
            daemon.input = None;
        }
        Ok(())
    }

    /// Reads once of what a daemon prints. False: there is nothing now.
    fn read(&mut self, number: u32, at: usize) -> io::Result<bool> {
        let Some(daemon) = self.daemons.get_mut(&number) else { return Ok(false) };
        let Some(Some(output)) = daemon.outputs.get(at) else { return Ok(false) };
        let mut bytes = vec![0; SHARE];
        match pipe::read(output.as_fd(), &mut bytes) {
            Ok(n @ 1..) => {
                bytes.truncate(n);
                self.tell(&FromStandby::Output(number, at == 1, bytes))?;
                Ok(true)
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Ok(true),
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => Ok(false),
            Ok(_) | Err(_) => {
                daemon.outputs[at] = None;
                Ok(false)
            }
        }
    }

    /// Tells of daemons that have ended, behind what they have printed.
    fn reap(&mut self) -> io::Result<()> {
        while let Some((pid, exit)) = process::reap() {
            let code = match exit {
                Exit::Code(code) => code,
                Exit::Signal { signal, .. } => 128u8.wrapping_add(signal as u8),
            };
            for daemon in self.daemons.values_mut().filter(|d| d.pid == pid) {
                daemon.exit = Some(code);
            }
        }
        let ended: Vec<(u32, u8)> =
            self.daemons.iter().filter_map(|(n, d)| Some((*n, d.exit?))).collect();
        for (number, code) in ended {
            for at in 0..2 {
                while self.read(number, at)? {}
            }
            self.daemons.remove(&number);
            self.tell(&FromStandby::Ended(number, code))?;
        }
        Ok(())
    }

    /// Daemons are read when there is room for what they print.
    fn pause(&mut self) {
        let paused = self.output.len() > BACKLOG;
        if paused == self.paused {
            return;
        }
        self.paused = paused;
        let what = if paused { Interest::Nothing } else { Interest::Read };
        for (number, daemon) in &self.daemons {
            for (at, output) in daemon.outputs.iter().enumerate() {
                if let Some(output) = output {
                    // It is in the set already, which is all that the kernel could complain of.
                    let _ = self.set.change(output.as_fd(), token(*number, 1 + at as u64), what);
                }
            }
        }
    }
}
