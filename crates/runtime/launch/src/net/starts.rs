//! The processes that start the daemons of a node's children: remote shells, or one `srun`. What
//! they print is kept until the daemon has come, for the case that it does not.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use hawser_os::pipe;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::process::{self, Exit};
use hawser_os::signals::{self, SIGTERM};
use hawser_rte::control::plan::{Bootstrap, HostLine, Who, cell_of};
use hawser_rte::control::wire;
use hawser_rte::oob::tree::Tree;
use hawser_rte::state::children::{ChildAction, ChildLimits, ChildStep, Children};

use crate::keep;
use crate::plm::choose::{DAEMON, How};
use crate::plm::remote;
use crate::plm::started::{self, Kind, Started};
use crate::ras::identity::same_name;

/// What a daemon prints when it has read its bootstrap, with its number behind.
pub(crate) const RUNNING: &str = "hawserd is running as node ";

/// Bytes read from one stream at once.
const READ_MAX: usize = 4 << 10;
/// Reads of one stream between two looks at everything else.
const READS: usize = 32;
/// Descriptors of one process in the set.
const STREAMS: u64 = 3;

/// A start that runs, or has ended.
struct Process {
    /// 0 when it is reaped.
    pid: i32,
    /// It leads a session and its process group: what it has started is in it.
    leads: bool,
    nodes: Vec<u32>,
    input: Option<OwnedFd>,
    /// What the daemon reads instead; it goes when the daemon has come.
    file: Option<SecretFile>,
    words: Vec<u8>,
    written: usize,
    /// Standard output and standard error.
    outputs: [Option<OwnedFd>; 2],
    /// The beginning of a line.
    line: [Vec<u8>; 2],
}

impl Process {
    /// Ends it, and with it a remote shell that a script of the user has started.
    fn kill(&self) {
        let target = if self.leads { -self.pid } else { self.pid };
        // It may have ended by itself.
        let _ = process::kill(target, SIGTERM);
    }
}

/// A file that only this user can read, for as long as this exists. It lies in the home directory,
/// which hosts of a cluster share.
struct SecretFile(PathBuf);

impl SecretFile {
    fn new(job: u64, node: u32, bytes: &[u8]) -> Result<SecretFile, String> {
        let home = std::env::var_os("HOME").filter(|h| !h.is_empty());
        let home = home.ok_or("HOME is not set, and the daemon reads a file there")?;
        let path = Path::new(&home).join(format!(".hawser-{job:016x}-{node}"));
        let text = |e: io::Error| format!("{}: {e}", path.display());
        let mut options = std::fs::OpenOptions::new();
        let file = options.write(true).create_new(true).mode(0o600).open(&path);
        let mut file = file.map_err(text)?;
        let written = file.write_all(bytes).map_err(text);
        let made = SecretFile(path.clone());
        written.map(|()| made)
    }

    fn quoted(&self) -> String {
        remote::quoted(&self.0.to_string_lossy())
    }
}

impl Drop for SecretFile {
    fn drop(&mut self) {
        // Nobody needs it any more, whether or not it is still there.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// The starts of one node's children.
pub(crate) struct Starts {
    how: How,
    /// The path of the daemon there.
    daemon: String,
    /// What every child is told; each gets its own number and hosts.
    bootstrap: Bootstrap,
    hosts: Vec<HostLine>,
    /// The number of this node.
    me: u32,
    tree: Tree,
    children: Children,
    processes: Vec<Process>,
    set: Poller,
    events: Vec<Event>,
    failed: VecDeque<(u32, Vec<String>)>,
    said: VecDeque<String>,
    /// Heads of other cells that were started to tell their hosts, and wait to be told more.
    heads: Vec<(u32, Started)>,
}

impl Starts {
    /// The starts of the children of node `me`. `bootstrap` has everything but who they are and
    /// which hosts are below them; `hosts` are all below `me`.
    ///
    /// # Errors
    /// No descriptor to be had.
    pub(crate) fn new(
        (how, daemon): (How, String),
        bootstrap: Bootstrap,
        hosts: Vec<HostLine>,
        heads: Vec<(u32, Started)>,
        limits: ChildLimits,
    ) -> io::Result<Starts> {
        let tree = Tree::of(&bootstrap);
        let here: Vec<String> = bootstrap.parent.iter().map(|a| a.to_string()).collect();
        Ok(Starts {
            how,
            daemon,
            children: Children::new(limits, here.join(" or ")),
            bootstrap,
            hosts,
            me: 0,
            tree,
            processes: Vec::new(),
            set: Poller::new()?,
            events: Vec::new(),
            failed: VecDeque::new(),
            said: VecDeque::new(),
            heads,
        })
    }

    /// Begins with the children of node `me`.
    pub(crate) fn begin(&mut self, me: u32, now: u64) {
        self.me = me;
        for node in self.tree.children(me) {
            let Some(host) = self.hosts.iter().find(|h| h.node == node).cloned() else { continue };
            let command = match self.how {
                How::Elsewhere { .. } => "that of mpirun".to_string(),
                _ => remote::shown(&self.command_of(&host)),
            };
            self.children.add(node, self.name_of(node), command, now);
        }
        self.act(now);
    }

    /// Begins with one more child of this node, the root.
    pub(crate) fn add(&mut self, host: HostLine, now: u64) {
        self.bootstrap.nodes = self.tree.grow() + 1;
        let (node, command) = (host.node, remote::shown(&self.command_of(&host)));
        self.hosts.push(host);
        self.children.add(node, self.name_of(node), command, now);
        self.act(now);
    }

    /// A node was added while the job ran.
    fn is_added(&self, node: u32) -> bool {
        node >= self.bootstrap.added
    }

    fn command_of(&self, host: &HostLine) -> Vec<String> {
        let program = remote::daemon_words(host, &self.daemon);
        match &self.how {
            How::Shell(_) if host.apart && self.is_here(host) => program,
            How::Shell(_) if self.is_head(host.node) => vec!["the login of its cell".into()],
            How::Shell(shell) | How::Manual(shell) => shell.command(host, &program),
            How::Slurm(args) if self.is_added(host.node) => {
                remote::srun(std::slice::from_ref(host), args, &self.daemon)
            }
            How::Slurm(args) => remote::srun(&self.own_hosts(), args, &self.daemon),
            How::Elsewhere { .. } => Vec::new(),
        }
    }

    /// This host.
    fn is_here(&self, host: &HostLine) -> bool {
        same_name(&host.name, &self.bootstrap.parent_host)
    }

    /// The command, over a login that is kept if the user wants that.
    fn kept(&self, command: Vec<String>) -> Vec<String> {
        match (&self.how, std::env::current_exe()) {
            (How::Shell(shell), Ok(own)) if shell.keep_s > 0 => {
                keep::words(&own.with_file_name(DAEMON), shell.keep_s, command)
            }
            _ => command,
        }
    }

    /// A node is the head of another cell than that of this one.
    fn is_head(&self, node: u32) -> bool {
        node != self.me && self.bootstrap.cells.iter().any(|cell| cell.first == node)
    }

    /// The hosts below in the same cell.
    fn own_hosts(&self) -> Vec<HostLine> {
        let cell = |node| cell_of(&self.bootstrap.cells, node).map(|(cell, _)| cell);
        let own = cell(self.me);
        let is_own = |h: &&HostLine| cell(h.node) == own && !self.is_added(h.node);
        self.hosts.iter().filter(is_own).cloned().collect()
    }

    fn ancestors(&self, node: u32) -> impl Iterator<Item = u32> {
        ancestors(&self.tree, node)
    }

    /// The name of a host below, as the user wrote it, and its cell.
    pub(crate) fn name_of(&self, node: u32) -> String {
        let name = self.hosts.iter().find(|h| h.node == node).map_or("?", |h| &h.name);
        match cell_of(&self.bootstrap.cells, node) {
            Some((_, cell)) if cell.first == node => format!("{name} (head of cell {})", cell.name),
            Some((_, cell)) => format!("{name} of cell {}", cell.name),
            None => name.to_string(),
        }
    }

    /// The process ids of the starts that run.
    pub(crate) fn pids(&self) -> impl Iterator<Item = i32> + '_ {
        self.processes.iter().map(|p| p.pid).filter(|p| *p != 0)
    }

    /// A child has come as far as `step`.
    pub(crate) fn handle_step(&mut self, node: u32, step: ChildStep, now: u64) {
        self.children.handle_step(node, step, now);
        let (tree, children, me) = (&self.tree, &self.children, self.me);
        // Of those further down a child tells when all have come.
        let has_come = |n: &u32| match children.step(*n) {
            Some(step) => matches!(step, ChildStep::Connected | ChildStep::Ready),
            None => {
                let child = ancestors(tree, *n).find(|n| tree.parent(*n) == Some(me));
                child.and_then(|child| children.step(child)) == Some(ChildStep::Ready)
            }
        };
        for process in &mut self.processes {
            if process.nodes.iter().all(has_come) {
                process.input = None;
                process.file = None;
            }
        }
        self.act(now);
    }

    /// Something was heard of those below a child.
    pub(crate) fn handle_word(&mut self, node: u32, now: u64) {
        self.children.handle_word(node, now);
    }

    /// A child that had come is lost before all was ready.
    pub(crate) fn handle_failure(&mut self, node: u32, why: &str, now: u64) {
        self.children.handle_failure(node, why, now);
        self.act(now);
    }

    /// How far a child has come.
    pub(crate) fn step(&self, node: u32) -> Option<ChildStep> {
        self.children.step(node)
    }

    /// A child of this process has ended. `None`: it was none of ours; else the nodes that it had
    /// started.
    pub(crate) fn handle_exit(&mut self, pid: i32, exit: Exit, now: u64) -> Option<Vec<u32>> {
        let at = self.processes.iter().position(|p| p.pid == pid)?;
        // What it said last explains its end.
        (0..2).for_each(|i| self.read(at, i, now));
        let process = self.processes.get_mut(at)?;
        process.pid = 0;
        process.input = None;
        process.file = None;
        let nodes = process.nodes.clone();
        let (how, code) = match exit {
            Exit::Code(code) => (format!("exit code {code}"), Some(i32::from(code))),
            Exit::Signal { signal, .. } => (signals::name(signal), None),
        };
        for node in &nodes {
            self.children.handle_exit(*node, &how, code, now);
        }
        self.act(now);
        Some(nodes)
    }

    /// Descriptors of ours are ready.
    ///
    /// # Errors
    /// What the kernel said of the set.
    pub(crate) fn handle_events(&mut self, now: u64) -> io::Result<()> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            let at = (event.token / STREAMS) as usize;
            match event.token % STREAMS {
                0 => self.write(at),
                i => self.read(at, i as usize - 1, now),
            }
        }
        self.events = events;
        self.act(now);
        Ok(())
    }

    /// Time has passed.
    pub(crate) fn handle_time(&mut self, now: u64) {
        self.children.handle_time(now);
        self.act(now);
    }

    /// When [`Starts::handle_time`] is to be called next.
    pub(crate) fn next_time(&self) -> Option<u64> {
        self.children.next_time()
    }

    /// A child that will not come, with lines for people.
    pub(crate) fn poll_failed(&mut self) -> Option<(u32, Vec<String>)> {
        self.failed.pop_front()
    }

    /// A line for the user.
    pub(crate) fn poll_said(&mut self) -> Option<String> {
        self.said.pop_front()
    }

    /// Ends what still runs of the starts: the daemons do not need it.
    pub(crate) fn end(&mut self) {
        for process in self.processes.iter_mut().filter(|p| p.pid != 0) {
            process.input = None;
            process.kill();
        }
    }

    fn act(&mut self, now: u64) {
        while let Some(action) = self.children.poll_action() {
            match action {
                ChildAction::Start { node } => self.start(node, now),
                ChildAction::Failed { node, lines } => {
                    self.kill_of(node);
                    self.failed.push_back((node, lines));
                }
            }
        }
    }

    /// Ends the start of a child that will not come, unless others hang on it.
    fn kill_of(&mut self, node: u32) {
        let alone = |p: &&mut Process| p.pid != 0 && p.nodes == [node];
        self.processes.iter_mut().filter(alone).for_each(|p| p.kill());
    }

    /// What a daemon reads.
    fn bootstrap_of(&self, who: Who) -> Bootstrap {
        let mut bootstrap = self.bootstrap.clone();
        if let (Who::Named(..), true) = (&who, bootstrap.gathered) {
            bootstrap.hosts = self.hosts.clone();
        }
        if let Who::Number(node) = who {
            let below = |h: &&HostLine| self.ancestors(h.node).any(|up| up == node);
            bootstrap.hosts = self.hosts.iter().filter(below).cloned().collect();
            // Its parent is the root.
            bootstrap.gathered &= !self.is_added(node);
            bootstrap.root = bootstrap.root.filter(|_| !self.is_added(node));
        }
        bootstrap.who = who;
        bootstrap
    }

    /// Starts a child; by hand also those below it, who have nobody else to start them.
    fn start(&mut self, node: u32, now: u64) {
        self.start_one(node, now);
        if matches!(self.how, How::Manual(_)) {
            let is_below = |n: &u32| self.ancestors(*n).any(|up| up == node);
            let below: Vec<u32> = self.hosts.iter().map(|h| h.node).filter(is_below).collect();
            below.into_iter().for_each(|node| self.start_one(node, now));
        }
    }

    fn start_one(&mut self, node: u32, now: u64) {
        let Some(host) = self.hosts.iter().find(|h| h.node == node).cloned() else { return };
        let (nodes, who) = match &self.how {
            _ if self.is_head(node) => (vec![node], Who::Number(node)),
            How::Slurm(_) if self.processes.iter().any(|p| p.nodes.contains(&node)) => return,
            How::Slurm(_) if self.is_added(node) => (vec![node], Who::Number(node)),
            How::Slurm(_) => {
                let hosts = self.own_hosts();
                let names = hosts.iter().map(|h| h.name.clone()).collect();
                let first = hosts.first().map_or(0, |h| h.node);
                (hosts.iter().map(|h| h.node).collect(), Who::Named(first, names))
            }
            How::Shell(_) | How::Manual(_) => (vec![node], Who::Number(node)),
            How::Elsewhere { .. } => return,
        };
        let words = match wire::encode_bootstrap(&self.bootstrap_of(who)) {
            Ok(words) => words,
            Err(e) => return self.children.handle_failure(node, &e.to_string(), now),
        };
        let cannot = |why: String| format!("its daemon cannot be started: {why}");
        if self.is_head(node) {
            let at = self.heads.iter().position(|(n, _)| *n == node);
            let head = at.map(|at| self.heads.remove(at).1);
            let watched = match head {
                Some(head) => self.watch(head, nodes, words),
                None => Err("its login has ended".into()),
            };
            return match watched {
                Ok(()) => {}
                Err(why) => self.children.handle_failure(node, &cannot(why), now),
            };
        }
        if let How::Manual(shell) = &self.how {
            let text = wire::bootstrap_text(&words);
            let script = remote::by_hand(shell, &host, &self.daemon, &text);
            self.said.push_back(format!("start the daemon of host {} by this:", host.name));
            self.said.extend(script.lines().map(String::from));
            return;
        }
        let shares = match &self.how {
            How::Shell(shell) => !host.apart || !shell.is_deaf(),
            _ => !host.apart,
        };
        if !shares {
            let why = "several nodes of a set of images come to one host by ssh only (--mca plm \
                       ssh); name as many hosts as there were";
            return self.children.handle_failure(node, why, now);
        }
        let spawned = match &self.how {
            How::Shell(shell) if shell.is_deaf() => self.spawn_deaf(&host, &words),
            _ => self.spawn(&self.kept(self.command_of(&host)), nodes, words),
        };
        if let Err(why) = spawned {
            self.children.handle_failure(node, &cannot(why), now);
        }
    }

    fn spawn(&mut self, command: &[String], nodes: Vec<u32>, words: Vec<u8>) -> Result<(), String> {
        let unset = if matches!(self.how, How::Slurm(_)) { remote::SRUN_UNSET } else { &[] };
        let kind = match &self.how {
            How::Shell(shell) if shell.may_ask => Kind::Asks,
            _ => Kind::Login,
        };
        let started = started::start(command, kind, unset)?;
        self.watch(started, nodes, words)
    }

    /// Looks after a command that runs, and gives it what it reads.
    fn watch(&mut self, new: Started, nodes: Vec<u32>, words: Vec<u8>) -> Result<(), String> {
        let text = |e: io::Error| hawser_os::socket::advised(&e);
        let Started { pid, leads, input, outputs: [out, err] } = new;
        let first = self.processes.len() as u64 * STREAMS;
        self.set.add(input.as_fd(), first, Interest::Write).map_err(text)?;
        self.set.add(out.as_fd(), first + 1, Interest::Read).map_err(text)?;
        self.set.add(err.as_fd(), first + 2, Interest::Read).map_err(text)?;
        self.processes.push(Process {
            pid,
            leads,
            nodes,
            input: Some(input),
            file: None,
            words,
            written: 0,
            outputs: [Some(out), Some(err)],
            line: [Vec::new(), Vec::new()],
        });
        Ok(())
    }

    /// Starts a daemon that reads a file, because its starter has no input for it.
    fn spawn_deaf(&mut self, host: &HostLine, words: &[u8]) -> Result<(), String> {
        let How::Shell(shell) = &self.how else { return Err("it reads its input".into()) };
        let file = SecretFile::new(self.bootstrap.job, host.node, words)?;
        // The file goes as soon as it is open there, also if this process is killed meanwhile.
        let (daemon, file_there) = (remote::quoted(&self.daemon), file.quoted());
        let script = format!("exec <{file_there} && rm -f {file_there} && exec {daemon}");
        let program = ["sh".to_string(), "-c".to_string(), script];
        let started = started::start(&shell.command(host, &program), Kind::Login, &[])?;
        self.watch(started, vec![host.node], Vec::new())?;
        if let Some(process) = self.processes.last_mut() {
            process.input = None;
            process.file = Some(file);
        }
        Ok(())
    }

    fn write(&mut self, at: usize) {
        let Some(process) = self.processes.get_mut(at) else { return };
        while let Some(input) = &process.input {
            let rest = process.words.get(process.written..).unwrap_or_default();
            // It stays open until the daemon has come: one whose starter is gone goes, too.
            if rest.is_empty() {
                self.set.remove(input.as_fd());
                process.words = Vec::new();
                return;
            }
            match pipe::write(input.as_fd(), rest) {
                Ok(n) => process.written += n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return,
                // It has ended, or does not read: its end or the time limit tells more.
                Err(_) => process.input = None,
            }
        }
    }

    fn read(&mut self, at: usize, stream: usize, now: u64) {
        let mut bytes = [0; READ_MAX];
        // Bounded: whoever prints without an end must not keep signals and time limits waiting.
        for _ in 0..READS {
            let Some(process) = self.processes.get_mut(at) else { return };
            let Some(Some(output)) = process.outputs.get(stream) else { return };
            match pipe::read(output.as_fd(), &mut bytes) {
                Ok(n @ 1..) => {
                    let lines = &mut process.line[stream];
                    lines.extend_from_slice(bytes.get(..n).unwrap_or_default());
                    let cut = match lines.iter().rposition(|b| *b == b'\n') {
                        Some(end) => end + 1,
                        None if lines.len() > READ_MAX => lines.len(),
                        None => continue,
                    };
                    let whole: Vec<u8> = lines.drain(..cut).collect();
                    let nodes = process.nodes.clone();
                    self.said_by(&nodes, &String::from_utf8_lossy(&whole), now);
                }
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return,
                Ok(_) | Err(_) => {
                    let rest = std::mem::take(&mut process.line[stream]);
                    let nodes = process.nodes.clone();
                    if let Some(slot) = process.outputs.get_mut(stream) {
                        *slot = None;
                    }
                    return self.said_by(&nodes, &String::from_utf8_lossy(&rest), now);
                }
            }
        }
    }

    /// A start has printed whole lines.
    fn said_by(&mut self, nodes: &[u32], text: &str, now: u64) {
        for line in text.lines() {
            let number = line.trim().strip_prefix(RUNNING).and_then(|n| n.parse::<u32>().ok());
            if let Some(node) = number.filter(|n| nodes.contains(n)) {
                self.children.handle_step(node, ChildStep::Running, now);
                continue;
            }
            let waits = |n: &&u32| {
                !matches!(
                    self.children.step(**n),
                    Some(ChildStep::Ready | ChildStep::Connected) | None
                )
            };
            match nodes.iter().find(waits) {
                Some(node) => self.children.handle_output(*node, &format!("{line}\n")),
                None if line.trim().is_empty() => {}
                None => match nodes {
                    [node] => {
                        let name = self.name_of(*node);
                        self.said.push_back(format!("host {name} says: {line}"));
                    }
                    _ => self.said.push_back(line.to_string()),
                },
            }
        }
    }
}

impl AsFd for Starts {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}

/// The nodes above one, the nearest first.
fn ancestors(tree: &Tree, node: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(tree.parent(node), move |n| tree.parent(*n))
}
