//! The heads of cells: started by a login each, asked for their hosts, and told the rest later,
//! over the same standard input (`docs/formats/cells.md`). Before they have answered nothing else
//! of the job is there, so that this has a loop of its own.

use std::io;
use std::os::fd::AsFd;

use hawser_mca::Params;
use hawser_os::clock;
use hawser_os::pipe;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process;
use hawser_os::signals::SIGTERM;
use hawser_rte::control::plan::HostLine;

use super::file::CellSpec;
use super::sense::{ANSWER, LINE_MAX, SenseAnswer, SenseRequest};
use crate::plm::choose;
use crate::plm::remote;
use crate::plm::started::{self, Kind, Started};
use crate::ras::parse_host;

/// Most bytes of what a login prints that are kept for people.
const SAID_MAX: usize = 2 << 10;

/// A head on its way.
struct Login {
    cell: String,
    command: String,
    started: Option<Started>,
    /// What is not sent yet.
    question: Vec<u8>,
    /// Of standard output, up to the answer.
    read: Vec<u8>,
    /// What else it has said.
    said: String,
    /// When it is too late; `None`: it waits for an allocation.
    until: Option<u64>,
    answer: Option<SenseAnswer>,
}

impl Login {
    fn failed(&self, why: &str) -> String {
        let mut text = format!("cell {}: {why} (command: {})", self.cell, self.command);
        for line in self.said.lines().filter(|l| !l.trim().is_empty()) {
            text += &format!("\n    {line}");
        }
        text
    }

    /// Sends what is left of the question.
    fn write(&mut self, set: &Poller) {
        let Some(started) = &self.started else { return };
        while !self.question.is_empty() {
            match pipe::write(started.input.as_fd(), &self.question) {
                Ok(n) => drop(self.question.drain(..n.min(self.question.len()))),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return,
                // Its end tells more.
                Err(_) => break,
            }
        }
        set.remove(started.input.as_fd());
    }

    /// Reads standard output or standard error. An error: it will not answer.
    fn read(&mut self, stream: usize, set: &Poller) -> Result<(), String> {
        let mut bytes = [0; 4 << 10];
        loop {
            let Some(output) = self.started.as_ref().and_then(|s| s.outputs.get(stream)) else {
                return Ok(());
            };
            match pipe::read(output.as_fd(), &mut bytes) {
                Ok(n @ 1..) => {
                    let bytes = bytes.get(..n).unwrap_or_default();
                    match stream {
                        0 => self.hear(bytes)?,
                        _ => self.keep(&String::from_utf8_lossy(bytes)),
                    }
                    // What follows the answer is for whoever takes over.
                    if self.answer.is_some() {
                        return Ok(());
                    }
                }
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Ok(_) | Err(_) => {
                    set.remove(output.as_fd());
                    return match stream {
                        0 => Err("its head has ended before it told its hosts".into()),
                        _ => Ok(()),
                    };
                }
            }
        }
    }

    fn keep(&mut self, text: &str) {
        let room = SAID_MAX.saturating_sub(self.said.len());
        self.said.extend(text.chars().take(room));
    }

    /// Looks for the answer among lines that greet whoever logs in.
    fn hear(&mut self, bytes: &[u8]) -> Result<(), String> {
        self.read.extend_from_slice(bytes);
        while let Some(end) = self.read.iter().position(|b| *b == b'\n') {
            let line: Vec<u8> = self.read.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line).into_owned();
            match line.trim_end().strip_prefix(ANSWER) {
                Some(answer) => {
                    self.answer = Some(SenseAnswer::read(answer)?);
                    return Ok(());
                }
                None => self.keep(&line),
            }
        }
        if self.read.len() > LINE_MAX {
            return Err("its head sends a line without an end".into());
        }
        Ok(())
    }
}

impl Drop for Login {
    fn drop(&mut self) {
        // One that nobody has taken over: the end of its input ends the daemon as well.
        if let Some(started) = &self.started {
            let target = if started.leads { -started.pid } else { started.pid };
            let _ = process::kill(target, SIGTERM);
        }
    }
}

/// The words that start the head of a cell there.
fn command(cell: &CellSpec, params: &Params, may_ask: bool) -> Result<(Vec<String>, bool), String> {
    let mut shell = choose::shell(params, &cell.login, may_ask)?;
    if !cell.jump.is_empty() {
        shell.over(&cell.jump)?;
    }
    let spec = parse_host(&cell.head)?;
    let user = if cell.user.is_empty() { spec.user } else { cell.user.clone() };
    let host = HostLine { node: 0, name: spec.name, user, port: cell.port, apart: false };
    let daemon = choose::daemon_path(params, &cell.prefix).map_err(|e| e.text)?;
    let mut program: Vec<String> = Vec::new();
    if !cell.env.is_empty() {
        program.push("env".into());
        program.extend(cell.env.iter().map(|(name, value)| format!("{name}={value}")));
    }
    program.extend(cell.allocate.split_whitespace().map(String::from));
    program.extend([daemon, "cell".to_string()]);
    Ok((shell.command(&host, &program), shell.may_ask))
}

fn login(
    cell: &CellSpec,
    params: &Params,
    (may_ask, limit): (bool, Option<u64>),
    now: u64,
) -> Result<Login, String> {
    let of = |why: String| format!("cell {}: {why}", cell.name);
    let (command, may_ask) = command(cell, params, may_ask).map_err(of)?;
    let manager = match (cell.manager.is_empty(), cell.allocate.is_empty()) {
        (true, false) if cell.hosts.is_empty() && cell.hostfile.is_empty() => "auto".into(),
        _ => cell.manager.clone(),
    };
    let question = SenseRequest::new(cell.hosts.clone(), cell.hostfile.clone(), manager);
    let question = question.line().map_err(of)?;
    let shown = remote::shown(&command);
    let started = started::start(&command, if may_ask { Kind::Asks } else { Kind::Login }, &[]);
    let started = started.map_err(|e| of(format!("its head cannot be started: {e}")))?;
    // How long a queue is nobody knows.
    let step_ms = (params.float("plm_base_step_time") * 1e3) as u64;
    Ok(Login {
        cell: cell.name.clone(),
        command: shown,
        started: Some(started),
        question,
        read: Vec::new(),
        said: String::new(),
        until: cell.allocate.is_empty().then_some(step_ms).or(limit).map(|ms| now + ms),
        answer: None,
    })
}

fn now_ms() -> u64 {
    clock::now_ns() / 1_000_000
}

/// Starts the heads of these cells, and asks them for their hosts: somebody may be there to type a
/// password, and the job may have a limit, in milliseconds.
///
/// # Errors
/// Text for people, of the first cell that fails.
pub(super) fn call(
    cells: &[&CellSpec],
    params: &Params,
    (may_ask, limit): (bool, Option<u64>),
) -> Result<Vec<(SenseAnswer, Started)>, String> {
    let kernel = |e: io::Error| format!("the heads of cells cannot be waited for: {e}");
    let mut set = Poller::new().map_err(kernel)?;
    let begun = now_ms();
    let logins = cells.iter().map(|cell| login(cell, params, (may_ask, limit), begun));
    let mut logins = logins.collect::<Result<Vec<Login>, String>>()?;
    for (at, login) in (0u64..).zip(&logins) {
        let Some(started) = &login.started else { continue };
        set.add(started.input.as_fd(), 3 * at, Interest::Write).map_err(kernel)?;
        for (stream, output) in (1..).zip(&started.outputs) {
            set.add(output.as_fd(), 3 * at + stream, Interest::Read).map_err(kernel)?;
        }
    }
    let mut events: Vec<Event> = Vec::new();
    while logins.iter().any(|l| l.answer.is_none()) {
        let until = logins.iter().filter(|l| l.answer.is_none()).filter_map(|l| l.until).min();
        let wait = until.map_or(-1, |at| at.saturating_sub(now_ms()).min(60_000) as i32);
        events.clear();
        set.wait(wait, &mut events).map_err(kernel)?;
        for event in &events {
            let Some(login) = logins.get_mut((event.token / 3) as usize) else { continue };
            match event.token % 3 {
                0 => login.write(&set),
                stream => {
                    let heard = login.read(stream as usize - 1, &set);
                    heard.map_err(|why| login.failed(&why))?;
                }
            }
        }
        let now = now_ms();
        let late = |l: &&Login| l.answer.is_none() && l.until.is_some_and(|at| now >= at);
        if let Some(login) = logins.iter().find(late) {
            let seconds = now.saturating_sub(begun) / 1_000;
            let why = format!("its head has told nothing of its hosts after {seconds} s");
            return Err(login.failed(&why));
        }
    }
    let taken = logins.iter_mut().filter_map(|l| Some((l.answer.take()?, l.started.take()?)));
    Ok(taken.collect())
}
