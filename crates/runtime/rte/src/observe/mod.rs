//! What the ranks of a job do at the moment, and who waits for whom.
//!
//! [`JobView`] is a snapshot of the status pages of one node, or of all
//! ([`crate::control::whole`]); [`mod@analyse`] finds in it what keeps the job from going on;
//! [`Analysis::lines`] says so.
//! Everything here is pure but [`life`]. A snapshot of a job that moves may be torn: take a second
//! one and compare ([`JobView::moved_since`]) before a judgement is worth something.

mod analyse;
mod hang;
mod text;

#[cfg(test)]
mod tests;

use hawser_segment::node::{NetworkNumbers, Phase};
use hawser_status::{
    Awaited, CHOICES_MAX, ClassCounters, KeptMessages, OtherProc, Queued, SlotPage, StatusPage,
    WaitKind, WaitNote, WindowNote, WindowView, WindowWait,
};
use serde::{Deserialize, Serialize};

use crate::generated::call_names::CALL_NAMES;

pub use analyse::{Analysis, Finding, analyse};
pub use hang::HangWatch;
pub use text::{communicator, rank_list};

/// Context of `MPI_COMM_WORLD`.
const WORLD: u64 = 0;

/// The name of an MPI call by its number.
pub fn call_name(call: u32) -> &'static str {
    CALL_NAMES.get(call as usize).copied().unwrap_or("an MPI call of another version")
}

/// What the operating system says of a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Life {
    /// It was not asked.
    #[default]
    Unknown,
    /// It runs or wants to.
    Runs,
    /// It sleeps.
    Sleeps,
    /// A signal or a debugger has stopped it.
    Stopped,
    /// There is no such process, or only what is left of one.
    Gone,
}

impl Life {
    /// From the letter of `/proc/PID/stat`; `None` for a process that is not there.
    pub fn from_letter(letter: Option<char>) -> Life {
        match letter {
            None | Some('Z' | 'X') => Life::Gone,
            Some('R') => Life::Runs,
            Some('T' | 't') => Life::Stopped,
            Some('S' | 'D' | 'I') => Life::Sleeps,
            Some(_) => Life::Unknown,
        }
    }

    /// What the letter in the text of `/proc/PID/stat` says.
    pub fn from_stat(stat: &str) -> Life {
        // The program's name stands in parentheses and may hold any character.
        let letter = stat.rsplit_once(") ").and_then(|(_, rest)| rest.chars().next());
        letter.map_or(Life::Unknown, |c| Life::from_letter(Some(c)))
    }
}

/// What the operating system says of a process, and the processor time that it has had so far, in
/// milliseconds.
pub fn life(pid: u32) -> (Life, Option<u64>) {
    match std::fs::read_to_string(format!("/proc/{pid}/stat")) {
        Ok(stat) => (Life::from_stat(&stat), cpu_of_stat(&stat)),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => (Life::Gone, None),
        Err(_) => (Life::Unknown, None),
    }
}

/// User and system time in the text of `/proc/PID/stat`, in milliseconds.
fn cpu_of_stat(stat: &str) -> Option<u64> {
    /// Of a tick of user space, on every architecture of Linux.
    const TICK_MS: u64 = 10;
    // What follows the program's name begins with field 3; user and system time are 14 and 15.
    let mut fields = stat.rsplit_once(") ")?.1.split_ascii_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    ticks()?.checked_add(ticks()?)?.checked_mul(TICK_MS)
}

/// One rank at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RankView {
    /// Rank in the job's world.
    pub rank: u32,
    /// Process id; 0 when there is none yet.
    pub pid: u32,
    /// How far it has come in MPI.
    pub phase: Phase,
    /// Its status page.
    pub status: StatusPage,
    /// More about a long wait, if it has told.
    pub note: Option<WaitNote>,
    /// What it tells of its windows and files.
    pub windows: Option<WindowView>,
    /// Its messages so far; `None` when it has not begun.
    pub counted: Option<ClassCounters>,
    /// What the operating system says of it.
    pub life: Life,
    /// The processor time that it has had, in milliseconds, if that is known.
    pub cpu_ms: Option<u64>,
}

/// What a rank does, as far as it matters to others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Doing {
    /// It has not called `MPI_Init`.
    Before,
    /// It has left `MPI_Finalize`.
    Finished,
    /// Its process is gone, without `MPI_Finalize`.
    Gone,
    /// A signal or a debugger has stopped it; in this call, if in any.
    Stopped {
        /// Number of the call; 0: none.
        call: u32,
    },
    /// It is in the program, outside MPI.
    Outside {
        /// Number of the last call; 0: there was none.
        last: u32,
    },
    /// It is in a call that works, or has only begun to wait.
    Busy {
        /// Number of the call.
        call: u32,
    },
    /// It waits for a message.
    Receives {
        /// Number of the call.
        call: u32,
        /// Rank of the sender in the job's world; `None`: any.
        from: Option<u32>,
        /// Tag; `None`: any.
        tag: Option<u32>,
        /// Context of the communicator.
        comm: u64,
    },
    /// It waits until a rank takes its message.
    Sends {
        /// Number of the call.
        call: u32,
        /// Rank of the receiver in the job's world.
        to: u32,
        /// Tag.
        tag: Option<u32>,
        /// Context of the communicator.
        comm: u64,
    },
    /// It waits for any one of several requests.
    Chooses {
        /// Number of the call.
        call: u32,
        /// How many of `procs` count.
        choices: u32,
        /// The ranks in the job's world that the requests wait for; `u32::MAX`: any rank.
        procs: [u32; CHOICES_MAX],
    },
    /// It waits for a nonblocking collective operation.
    Gathers {
        /// Number of the call.
        call: u32,
        /// The rank whose message the operation needs at the moment.
        from: u32,
        /// Context of the communicator.
        comm: u64,
    },
    /// It waits in a collective call.
    Collective {
        /// Number of the call.
        call: u32,
        /// Context of the communicator.
        comm: u64,
    },
    /// It waits in a call on a window, or for bytes of a file.
    Window {
        /// Number of the call.
        call: u32,
        /// What for.
        note: WindowNote,
    },
    /// It waits in a call that has not told for whom.
    Waits {
        /// Number of the call.
        call: u32,
    },
}

impl RankView {
    /// What the rank does.
    pub fn doing(&self) -> Doing {
        let s = &self.status;
        let call = s.call;
        match (self.phase, self.life) {
            (Phase::Finalized, _) => Doing::Finished,
            (Phase::Empty, _) => Doing::Before,
            (_, Life::Gone) => Doing::Gone,
            (Phase::Started, _) => Doing::Before,
            (_, Life::Stopped) => Doing::Stopped { call: if s.inside { call } else { 0 } },
            _ if !s.inside => Doing::Outside { last: call },
            _ if s.waiting_since == 0 => Doing::Busy { call },
            _ => self.waiting(),
        }
    }

    /// What it does inside a call that waits.
    fn waiting(&self) -> Doing {
        let (s, call) = (&self.status, self.status.call);
        let world_or = |v: i32| u32::try_from(v).ok();
        let name = call_name(call);
        let told = self.windows.and_then(|w| w.note);
        if let Some(note) = told.filter(|n| n.wait == WindowWait::Range && is_file_call(name)) {
            return Doing::Window { call, note };
        }
        if tells_collective(name) {
            return Doing::Collective { call, comm: s.collective };
        }
        if let Some(note) = told.filter(|n| n.wait != WindowWait::Range && is_window_call(name)) {
            return Doing::Window { call, note };
        }
        if let Some(note) = self.note.filter(|n| n.choices > 1) {
            return Doing::Chooses { call, choices: note.choices, procs: note.procs };
        }
        match s.awaited {
            Some(Awaited { kind: WaitKind::Receive, proc, tag, comm, .. }) => {
                Doing::Receives { call, from: world_or(proc), tag: world_or(tag), comm }
            }
            Some(Awaited { kind: WaitKind::Send, proc, tag, comm, .. }) => match world_or(proc) {
                Some(to) => Doing::Sends { call, to, tag: world_or(tag), comm },
                None => Doing::Waits { call },
            },
            Some(Awaited { kind: WaitKind::Collective, comm, .. }) if creates(name) => {
                Doing::Collective { call, comm }
            }
            Some(Awaited { kind: WaitKind::Collective, proc, comm, .. })
                if name != "MPI_Finalize" =>
            {
                let gathers = |from| Doing::Gathers { call, from, comm };
                world_or(proc).map_or(Doing::Waits { call }, gathers)
            }
            _ => Doing::Waits { call },
        }
    }

    /// Messages that have arrived and do not fit the receive that the rank waits in.
    fn held(&self) -> Option<KeptMessages> {
        self.note.and_then(|n| n.held)
    }

    /// The rank whose message a collective call waits for at the moment, by the algorithm that
    /// runs.
    fn inner_peer(&self) -> Option<u32> {
        let awaited = self.status.awaited.filter(|a| a.kind == WaitKind::Collective)?;
        u32::try_from(awaited.proc).ok()
    }
}

/// Which ranks are on a host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HostRanks {
    /// Its name.
    pub host: String,
    /// First and number of consecutive ranks, several times.
    pub ranks: Vec<(u32, u32)>,
}

/// The ranks of a job on one node, or on all, at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JobView {
    /// The job's number.
    pub job: u64,
    /// Processes of the job.
    pub nprocs: u32,
    /// Monotonic time of the snapshot, in nanoseconds.
    pub now_ns: u64,
    /// The ranks, by rank.
    pub ranks: Vec<RankView>,
    /// Where they are; empty for those of one host.
    pub hosts: Vec<HostRanks>,
    /// The networks between them.
    pub networks: Vec<NetworkView>,
    /// Processes of other jobs that ranks wait for: here they have the numbers behind the ranks of
    /// this one, in this order.
    pub others: Vec<OtherProc>,
}

/// One network from the processes of one host to those of another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NetworkView {
    /// The host whose processes have counted.
    pub host: String,
    /// The host of their peers; `None`: several.
    pub peer: Option<String>,
    /// What they have counted.
    pub numbers: NetworkNumbers,
}

impl NetworkView {
    /// What the node `node` has told; `host` knows the names.
    pub fn of_node(
        node: u32,
        all: Vec<NetworkNumbers>,
        host: &dyn Fn(u32) -> Option<String>,
    ) -> Vec<NetworkView> {
        let from = host(node).unwrap_or_default();
        let view = |numbers: NetworkNumbers| {
            let peer = host(numbers.node);
            NetworkView { host: from.clone(), peer, numbers }
        };
        all.into_iter().map(view).collect()
    }
}

impl JobView {
    /// What people are told of a process that a rank waits for.
    pub(crate) fn named(&self, proc: u32) -> String {
        match (proc < self.nprocs, self.other(proc)) {
            (true, _) => format!("rank {proc}"),
            (false, Some(name)) => format!("rank {} of job {:016x}", name.rank, name.job),
            (false, None) => "a process of another job".into(),
        }
    }

    /// The process of another job with this number here, if it has told its name.
    pub fn other(&self, proc: u32) -> Option<OtherProc> {
        self.others.get(proc.checked_sub(self.nprocs)? as usize).copied()
    }

    /// Each rank has told of processes of other jobs by its own indices, and their names in a note:
    /// gives them numbers that are the same for all.
    pub fn number_others(&mut self) {
        let mut others: Vec<OtherProc> =
            self.ranks.iter().filter_map(|r| r.note.and_then(|n| n.other)).collect();
        others.sort_unstable();
        others.dedup();
        for rank in &mut self.ranks {
            let foreign = |a: &&mut Awaited| a.proc >= 0 && a.proc as u32 >= self.nprocs;
            let Some(awaited) = rank.status.awaited.as_mut().filter(foreign) else { continue };
            let name = rank.note.and_then(|n| n.other);
            let at = name.and_then(|name| others.binary_search(&name).ok());
            let number = self.nprocs as usize + at.unwrap_or(others.len());
            awaited.proc = i32::try_from(number).unwrap_or(i32::MAX);
        }
        self.others = others;
    }

    /// The process that a rank waits for, where it is one that is known.
    pub fn awaits(&self, rank: u32) -> Option<OtherProc> {
        let r = self.find(rank)?;
        let proc = match self.doing_of(r) {
            Doing::Receives { from: Some(proc), .. } | Doing::Sends { to: proc, .. } => proc,
            Doing::Gathers { from, .. } => from,
            Doing::Collective { .. } | Doing::Waits { .. } => r.inner_peer()?,
            _ => return None,
        };
        let own = (proc < self.nprocs).then_some(OtherProc { job: self.job, rank: proc });
        own.or_else(|| self.other(proc))
    }

    /// The rank and the process of another job that it waits for, of each rank that waits so.
    pub fn waits_between_jobs(&self) -> Vec<(u32, OtherProc)> {
        let pair = |r: &RankView| Some((r.rank, self.awaits(r.rank)?));
        let all = self.ranks.iter().filter_map(pair);
        all.filter(|(_, other)| other.job != self.job).collect()
    }

    /// "rank 3 (pid 12) is in MPI_Recv from rank 0, tag 1 on MPI_COMM_WORLD"
    pub fn sentence(&self, rank: u32) -> Option<String> {
        let doing = self.doing_of(self.find(rank)?);
        Some(format!("{} is {}", self.who(&[rank]), doing.text(self)))
    }

    /// The snapshot that these pages make. `life` is asked for each process id.
    pub fn new(
        job: u64,
        nprocs: u32,
        pages: &[SlotPage],
        now_ns: u64,
        life: &dyn Fn(u32) -> (Life, Option<u64>),
    ) -> JobView {
        let read = |p: &SlotPage| {
            let (life, cpu_ms) = if p.pid == 0 { (Life::Unknown, None) } else { life(p.pid) };
            let SlotPage { proc: rank, pid, phase, status, note, windows, counted } = *p;
            RankView { rank, pid, phase, status, note, windows, counted, life, cpu_ms }
        };
        let mut ranks: Vec<RankView> = pages.iter().map(read).collect();
        ranks.sort_by_key(|r| r.rank);
        let (hosts, networks, others) = (Vec::new(), Vec::new(), Vec::new());
        let mut view = JobView { job, nprocs, now_ns, ranks, hosts, networks, others };
        view.number_others();
        view
    }

    /// The host of a rank, where several take part.
    pub fn host_of(&self, rank: u32) -> Option<&str> {
        let has = |(first, n): &(u32, u32)| rank.checked_sub(*first).is_some_and(|i| i < *n);
        self.hosts.iter().find(|h| h.ranks.iter().any(has)).map(|h| h.host.as_str())
    }

    /// True when a rank has entered or left an MPI call, or a wait has made progress, since the
    /// snapshot `before`.
    pub fn moved_since(&self, before: &JobView) -> bool {
        let mark = |r: &RankView| {
            (r.rank, r.phase, r.status.calls, r.status.inside, r.status.waiting_since)
        };
        !self.ranks.iter().map(mark).eq(before.ranks.iter().map(mark))
    }

    /// True when a rank is inside a call that waits.
    pub fn has_waiter(&self) -> bool {
        let waits = |r: &RankView| r.status.inside && r.status.waiting_since != 0;
        self.ranks.iter().any(waits)
    }

    /// The name of the file that has this context, if there is one.
    fn file(&self, context: u64) -> Option<String> {
        self.ranks.iter().find_map(|r| r.windows?.file(context))
    }

    /// What a collective call is on: a file or a communicator.
    pub fn space(&self, context: u64) -> String {
        let name = self.file(context).map(|name| format!("file \"{name}\""));
        name.unwrap_or_else(|| communicator(context))
    }

    /// The name of a window, as the program gave it on some rank, or a description.
    pub fn window(&self, window: u64) -> String {
        let name = self.ranks.iter().find_map(|r| r.windows?.name(window));
        name.map_or_else(|| format!("window 0x{window:x}"), |name| format!("window \"{name}\""))
    }

    /// What the rank does; a lock that it waits for by messages is known to the target only.
    pub(crate) fn doing_of(&self, rank: &RankView) -> Doing {
        let doing = rank.doing();
        let Doing::Window { call, note } = doing else { return doing };
        let target = self.find(note.target).filter(|_| note.wait == WindowWait::Apply);
        let queued = target.and_then(|t| t.windows).and_then(|w| {
            let mine = |q: &&Queued| (q.waiter, q.window) == (rank.rank, note.window);
            w.queue().iter().find(mine).copied()
        });
        let Some(q) = queued.filter(|q| q.holder != u32::MAX) else { return doing };
        let wait = if q.exclusive != 0 { WindowWait::ExclusiveLock } else { WindowWait::Lock };
        let note = WindowNote::new(wait, note.window, Some(note.target), [q.holder]);
        Doing::Window { call, note }
    }

    /// The rank with this number, if it is on this node.
    pub fn find(&self, rank: u32) -> Option<&RankView> {
        let at = self.ranks.binary_search_by_key(&rank, |r| r.rank).ok()?;
        self.ranks.get(at)
    }
}

/// The name without the suffix of the large-count form.
fn stem(name: &str) -> &str {
    name.strip_suffix("_c").unwrap_or(name)
}

/// Calls on a file.
fn is_file_call(name: &str) -> bool {
    name.starts_with("MPI_File_")
}

/// Blocking collective calls, which tell their communicator.
fn tells_collective(name: &str) -> bool {
    const CALLS: &[&str] = &[
        "Barrier",
        "Bcast",
        "Gather",
        "Gatherv",
        "Scatter",
        "Scatterv",
        "Allgather",
        "Allgatherv",
        "Alltoall",
        "Alltoallv",
        "Alltoallw",
        "Reduce",
        "Allreduce",
        "Reduce_scatter",
        "Reduce_scatter_block",
        "Scan",
        "Exscan",
        "Win_fence",
    ];
    const FILES: &[&str] = &[
        "close",
        "preallocate",
        "seek_shared",
        "set_atomicity",
        "set_info",
        "set_size",
        "set_view",
        "sync",
    ];
    let Some(name) = stem(name).strip_prefix("MPI_") else { return false };
    match name.strip_prefix("File_") {
        Some(of_file) => {
            FILES.contains(&of_file) || of_file.contains("_all") || of_file.contains("_ordered")
        }
        None => CALLS.contains(&name),
    }
}

/// Calls on a window that may wait for others.
fn is_window_call(name: &str) -> bool {
    const CALLS: &[&str] = &[
        "Put",
        "Get",
        "Accumulate",
        "Get_accumulate",
        "Fetch_and_op",
        "Compare_and_swap",
        "Rput",
        "Rget",
        "Raccumulate",
        "Rget_accumulate",
    ];
    let name = stem(name).strip_prefix("MPI_").unwrap_or_default();
    name.starts_with("Win_") || CALLS.contains(&name)
}

/// Collective calls that make communicators; their communicator is known from their messages.
fn creates(name: &str) -> bool {
    let name = name.strip_prefix("MPI_").unwrap_or(name);
    ["Comm_", "Cart_", "Graph_", "Dist_graph_", "Intercomm_", "Win_", "File_open"]
        .iter()
        .any(|p| name.starts_with(p))
}
