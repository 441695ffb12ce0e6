//! Third-party components in the run-time: executables `ras_NAME`, `rmaps_NAME` and `plm_NAME`
//! in the component directories. One is asked once, when its framework selects: a line of JSON on
//! its standard input, an answer of JSON on its standard output
//! (`docs/formats/runtime-components.md`). It is selected, named and left out like built-in ones.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use hawser_mca::{Answer, ComponentInfo, Found, Framework, Params, Sources, found};
use hawser_os::pipe;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process;
use hawser_os::signals::SIGKILL;
use hawser_os::{clock, signals};
use hawser_rte::params::{PLM, PROGRAMS, RAS, RMAPS};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Version of questions and answers.
const VERSION: u32 = 1;
/// Most bytes of an answer.
const ANSWER_MAX: usize = 16 << 20;
/// Most bytes of standard error that are told.
const SAID_MAX: usize = 1 << 10;

/// A host, in questions and answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForeignHost {
    /// Its name.
    pub name: String,
    /// Its slots; `None`: as many as it has cores.
    #[serde(default)]
    pub slots: Option<u32>,
    /// Who to log in as; empty: the same user.
    #[serde(default)]
    pub user: String,
    /// The port of the remote shell; 0: its own choice.
    #[serde(default)]
    pub port: u16,
}

/// What a component is asked, besides who it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Question {
    /// Which hosts may be used. `host` is this one, `hosts` those of the command line.
    Ras {
        /// The name of this host.
        host: String,
        /// The hosts that the user names.
        hosts: Vec<ForeignHost>,
        /// Ranks of each program, if the user says so.
        processes: Vec<Option<u32>>,
    },
    /// Which rank goes to which host.
    Rmaps {
        /// The hosts.
        hosts: Vec<ForeignHost>,
        /// Ranks of each program, if the user says so.
        processes: Vec<Option<u32>>,
    },
    /// How daemons are started. The hosts are known by then.
    Plm {},
}

#[derive(Serialize)]
struct Asked<'a> {
    hawser: u32,
    framework: &'a str,
    component: &'a str,
    #[serde(flatten)]
    question: &'a Question,
}

/// The answer of each framework.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Reply {
    /// 0 to 100; without it 50.
    pub priority: Option<i64>,
    /// It cannot be used here, because of this.
    pub refused: String,
    /// `ras`: the hosts.
    pub hosts: Vec<ForeignHost>,
    /// `rmaps`: the host of each rank.
    pub ranks: Vec<String>,
    /// `plm`: a command that takes a host and a program.
    pub command: Vec<String>,
}

/// The components that were found.
#[derive(Debug, Default)]
pub struct Foreign {
    found: Vec<Found>,
    limit_ms: u64,
}

impl Foreign {
    /// Those that these sources lead to.
    pub(crate) fn find(sources: &Sources, params: &Params) -> Foreign {
        // Nothing is looked for again where nothing was found before.
        let any = PROGRAMS.iter().any(|f| f.all().len() > f.components.len());
        let found = if any { found::find(sources, &[], PROGRAMS) } else { Vec::new() };
        Foreign { found, limit_ms: (params.float("plm_base_step_time") * 1e3) as u64 }
    }

    /// Asks a component of a framework; `None`: it is built in.
    pub(crate) fn ask(
        &self,
        framework: &Framework,
        component: &ComponentInfo,
        question: &Question,
    ) -> Option<Answer<Reply>> {
        let is = |f: &&Found| f.framework == framework.name && f.name == component.name;
        let found = self.found.iter().find(is)?;
        let asked = Asked {
            hawser: VERSION,
            framework: framework.name,
            component: component.name,
            question,
        };
        let reply = query(&found.path, &asked, self.limit_ms);
        Some(match reply.and_then(|reply| checked(framework.name, reply)) {
            Ok(reply) if !reply.refused.is_empty() => Answer::NotHere(reply.refused),
            Ok(reply) => {
                Answer::Here { priority: reply.priority.unwrap_or(50).clamp(0, 100), module: reply }
            }
            Err(why) => Answer::NotHere(format!("{}: {why}", found.path.display())),
        })
    }
}

/// What its framework needs is there.
fn checked(framework: &str, reply: Reply) -> Result<Reply, String> {
    let empty = match framework {
        name if name == RAS.name => reply.hosts.is_empty(),
        name if name == RMAPS.name => reply.ranks.is_empty(),
        name if name == PLM.name => reply.command.is_empty(),
        _ => true,
    };
    let names = reply.hosts.iter().map(|h| &h.name).chain(&reply.ranks);
    for name in names {
        if !is_host(name) {
            return Err(format!("\"{name}\" is not the name of a host"));
        }
    }
    if reply.hosts.iter().any(|h| h.user.starts_with('-') || h.slots == Some(0)) {
        return Err("a host with no slot, or a user that is an option".into());
    }
    match reply.refused.is_empty() && empty {
        true => Err("its answer has nothing for this framework".into()),
        false => Ok(reply),
    }
}

/// As names of hosts are written, and no option of a remote shell.
fn is_host(name: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '%');
    !name.is_empty() && !name.starts_with('-') && name.chars().all(letter)
}

/// Runs a program with a question, and reads its answer.
fn query<T: DeserializeOwned>(
    path: &Path,
    question: &impl Serialize,
    limit_ms: u64,
) -> Result<T, String> {
    let mut line = serde_json::to_vec(question).map_err(|e| e.to_string())?;
    line.push(b'\n');
    let mut command = Command::new(path);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
    let mut child = command.spawn().map_err(|e| e.to_string())?;
    let end = clock::now_ns() / 1_000_000 + limit_ms;
    let ended = exchange(&mut child, &line, (limit_ms, end)).and_then(|heard| {
        let exit = ended_by(&mut child, end)?;
        Ok((exit.ok_or_else(|| late(limit_ms))?, heard))
    });
    if ended.is_err() {
        // It leads a process group of its own.
        let _ = process::kill(-(child.id() as i32), SIGKILL);
        let _ = child.wait();
    }
    let (exit, (answer, said)) = ended?;
    let said = String::from_utf8_lossy(&said);
    let said = if said.trim().is_empty() { String::new() } else { format!(": {}", said.trim()) };
    match (exit.code(), exit.signal()) {
        (Some(0), _) => {}
        (_, Some(signal)) => {
            return Err(format!("it was killed by {}{said}", signals::name(signal)));
        }
        (code, None) => {
            let code = code.unwrap_or_default();
            return Err(format!("it ended with exit code {code}{said}"));
        }
    }
    serde_json::from_slice(&answer).map_err(|e| format!("its answer is not understood: {e}{said}"))
}

fn late(limit_ms: u64) -> String {
    format!("it has not answered for {} s", limit_ms as f64 / 1e3)
}

/// How it ends, until a time in milliseconds; `None`: it runs on, without outputs.
fn ended_by(child: &mut Child, end: u64) -> Result<Option<ExitStatus>, String> {
    loop {
        if let Some(exit) = child.try_wait().map_err(|e| e.to_string())? {
            return Ok(Some(exit));
        }
        if clock::now_ns() / 1_000_000 >= end {
            return Ok(None);
        }
        // Between the end of its outputs and its own there is hardly anything.
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Writes what is taken now; what is left.
fn written<'a>(to: &OwnedFd, bytes: &'a [u8]) -> &'a [u8] {
    match pipe::write(to.as_fd(), bytes) {
        Ok(n) => bytes.get(n..).unwrap_or_default(),
        Err(e) if e.kind() == io::ErrorKind::WouldBlock => bytes,
        // It may not want to know.
        Err(_) => &[],
    }
}

/// Writes the question, and reads both outputs to their ends, for `limit_ms` until `end`.
fn exchange(
    child: &mut Child,
    question: &[u8],
    (limit_ms, end): (u64, u64),
) -> Result<(Vec<u8>, Vec<u8>), String> {
    let kernel = |e: io::Error| e.to_string();
    let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (Some(input), Some(out), Some(err)) = streams else { return Err("no streams".into()) };
    let outputs: [OwnedFd; 2] = [out.into(), err.into()];
    for fd in [input.as_fd(), outputs[0].as_fd(), outputs[1].as_fd()] {
        pipe::set_nonblocking(fd).map_err(kernel)?;
    }
    let (mut input, mut left) = (Some(OwnedFd::from(input)), question);
    let mut read = [Vec::new(), Vec::new()];
    let mut open = [true, true];
    let mut set = Poller::new().map_err(kernel)?;
    if let Some(input) = &input {
        set.add(input.as_fd(), 2, Interest::Write).map_err(kernel)?;
    }
    for (token, output) in (0..).zip(&outputs) {
        set.add(output.as_fd(), token, Interest::Read).map_err(kernel)?;
    }
    let mut events: Vec<Event> = Vec::new();
    while open.contains(&true) {
        let now = clock::now_ns() / 1_000_000;
        if now >= end {
            return Err(late(limit_ms));
        }
        events.clear();
        set.wait((end - now).min(60_000) as i32, &mut events).map_err(kernel)?;
        for event in &events {
            let Some(output) = outputs.get(event.token as usize) else {
                if let Some(to) = input.take() {
                    left = written(&to, left);
                    input = (!left.is_empty()).then_some(to);
                }
                continue;
            };
            let at = event.token as usize;
            let mut piece = [0; 4 << 10];
            match pipe::read(output.as_fd(), &mut piece) {
                Ok(0) => {
                    set.remove(output.as_fd());
                    open[at] = false;
                }
                Ok(n) => {
                    let most = if at == 0 { ANSWER_MAX } else { SAID_MAX };
                    let room = most.saturating_sub(read[at].len());
                    if at == 0 && room < n {
                        return Err("its answer has no end".into());
                    }
                    read[at].extend_from_slice(piece.get(..n.min(room)).unwrap_or_default());
                }
                Err(e)
                    if matches!(
                        e.kind(),
                        io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted
                    ) => {}
                Err(e) => return Err(e.to_string()),
            }
        }
    }
    let [answer, said] = read;
    Ok((answer, said))
}

/// For fuzzing: what a component answers.
pub fn fuzz(bytes: &[u8]) {
    if let Ok(reply) = serde_json::from_slice::<Reply>(bytes) {
        for framework in PROGRAMS {
            let _ = checked(framework.name, reply.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn program(name: &str, script: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("hawser-foreign-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    fn ask(name: &str, script: &str) -> Result<Reply, String> {
        let path = program(name, script);
        let question = Question::Rmaps { hosts: Vec::new(), processes: vec![Some(2)] };
        let asked = Asked { hawser: 1, framework: "rmaps", component: "x", question: &question };
        let reply = query(&path, &asked, 2_000);
        std::fs::remove_file(&path).unwrap();
        reply.and_then(|reply| checked("rmaps", reply))
    }

    #[test]
    fn programs_are_asked_and_mistakes_are_told() {
        let good = ask(
            "good",
            r#"read line; case $line in *'"processes":[2]'*) echo '{"ranks":["a","b"]}';; esac"#,
        );
        assert_eq!(good.map(|r| r.ranks), Ok(vec!["a".to_string(), "b".to_string()]));
        for (name, script, said) in [
            ("deaf", r#"echo '{"ranks":[]}'"#, "nothing for this framework"),
            ("noise", "echo hello", "not understood"),
            ("typo", r#"echo '{"rank":["a"]}'"#, "unknown field `rank`"),
            ("fails", "echo no licence >&2; exit 3", "exit code 3: no licence"),
            ("option", r#"echo '{"ranks":["-oProxyCommand=x"]}'"#, "not the name of a host"),
            ("killed", "kill -9 $$", "SIGKILL"),
            ("slow", "sleep 60", "not answered for 2 s"),
            ("silent", "exec >&- 2>&-; sleep 60", "not answered for 2 s"),
        ] {
            let error = ask(name, script).unwrap_err();
            assert!(error.contains(said), "{name}: {error}");
        }
        assert_eq!(
            ask("refuses", r#"echo '{"refused":"not today"}'"#).unwrap().refused,
            "not today"
        );
    }
}
