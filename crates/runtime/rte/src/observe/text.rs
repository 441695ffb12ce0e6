//! The words for what was found.

use std::fmt::Write;

use hawser_status::{WindowNote, WindowWait};

use super::{Analysis, Doing, Finding, JobView, WORLD, call_name};

/// What the low half of the context of an `MPI_COMM_SELF` is.
const SELF_LOW: u32 = 4;

/// At most this many groups of ranks are listed.
const GROUPS_MAX: usize = 16;
/// At most this many runs of ranks are named in one list.
const RUNS_MAX: usize = 8;
/// At most this many process ids are named in one list.
const PIDS_MAX: usize = 4;
/// At most this many links of a circle are named.
const LINKS_MAX: usize = 8;

/// The name of the communicator with this context.
pub fn communicator(context: u64) -> String {
    match context {
        WORLD => "MPI_COMM_WORLD".into(),
        c if c as u32 == SELF_LOW => "MPI_COMM_SELF".into(),
        c => format!("communicator 0x{c:x}"),
    }
}

/// "rank 3", "ranks 0-2, 5"; `ranks` are in order.
pub fn rank_list(ranks: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &rank in ranks {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == rank => *last = rank,
            _ => runs.push((rank, rank)),
        }
    }
    let shown = |&(a, b): &(u32, u32)| match b - a {
        0 => a.to_string(),
        1 => format!("{a}, {b}"),
        _ => format!("{a}-{b}"),
    };
    let mut text: Vec<String> = runs.iter().take(RUNS_MAX).map(shown).collect();
    if runs.len() > RUNS_MAX {
        let named: u32 = runs.iter().take(RUNS_MAX).map(|(a, b)| b - a + 1).sum();
        text.push(format!("and {} more", ranks.len() - named as usize));
    }
    let word = if ranks.len() == 1 { "rank" } else { "ranks" };
    format!("{word} {}", text.join(", "))
}

fn is(ranks: &[u32]) -> &'static str {
    if ranks.len() == 1 { "is" } else { "are" }
}

fn wait_for(ranks: &[u32]) -> &'static str {
    if ranks.len() == 1 { "waits for" } else { "wait for" }
}

fn tag(tag: Option<u32>) -> String {
    tag.map_or(String::new(), |t| format!(", tag {t}"))
}

impl Doing {
    /// What goes behind "rank 3 is" or "ranks 3, 4 are".
    pub fn text(&self, view: &JobView) -> String {
        match *self {
            Doing::Before => "not in MPI yet (no MPI_Init so far)".into(),
            Doing::Finished => "done with MPI (has left MPI_Finalize)".into(),
            Doing::Gone => "gone (ended without MPI_Finalize)".into(),
            Doing::Stopped { call: 0 } => "stopped by a signal or a debugger, outside MPI".into(),
            Doing::Stopped { call } => {
                format!("stopped by a signal or a debugger, in {}", call_name(call))
            }
            Doing::Outside { last: 0 } => "outside MPI".into(),
            Doing::Outside { last } => format!("outside MPI (last call: {})", call_name(last)),
            Doing::Busy { call } => format!("at work in {}", call_name(call)),
            _ => format!("in {}", self.call_text(view)),
        }
    }

    /// One word for the state, and the call that it is about; `None`: no call.
    pub fn state(&self) -> (&'static str, Option<&'static str>) {
        let named = |call: u32| (call != 0).then(|| call_name(call));
        match *self {
            Doing::Before => ("before", None),
            Doing::Finished => ("finished", None),
            Doing::Gone => ("gone", None),
            Doing::Stopped { call } => ("stopped", named(call)),
            Doing::Outside { last } => ("outside", named(last)),
            Doing::Busy { call } => ("works", named(call)),
            Doing::Receives { call, .. }
            | Doing::Sends { call, .. }
            | Doing::Collective { call, .. }
            | Doing::Chooses { call, .. }
            | Doing::Gathers { call, .. }
            | Doing::Window { call, .. }
            | Doing::Waits { call } => ("waits", named(call)),
        }
    }

    /// The call with its arguments.
    fn call_text(&self, view: &JobView) -> String {
        match *self {
            Doing::Receives { call, from, tag: t, comm } => {
                let from = from.map_or("any rank".into(), |r| view.named(r));
                let name = call_name(call);
                format!("{name} from {from}{} on {}", tag(t), communicator(comm))
            }
            Doing::Sends { call, to, tag: t, comm } => {
                let name = call_name(call);
                format!("{name} to {}{} on {}", view.named(to), tag(t), communicator(comm))
            }
            Doing::Collective { call, comm } => {
                let name = call_name(call);
                let of_window = ["MPI_Win_fence", "MPI_Win_free"].contains(&name);
                let on = if of_window { view.window(comm) } else { view.space(comm) };
                format!("{name} on {on}")
            }
            Doing::Window { call, ref note } => {
                format!("{} {}", call_name(call), window_wait(note, view))
            }
            Doing::Waits { call } => call_name(call).to_string(),
            Doing::Chooses { call, choices, procs } => {
                let all = procs.iter().take(choices as usize).filter(|p| **p != u32::MAX);
                let (own, others): (Vec<u32>, Vec<u32>) = all.partition(|p| **p < view.nprocs);
                let of_other = if others.is_empty() { "" } else { " or a process of another job" };
                let known = own.len() + others.len();
                let any = if known < choices as usize { " or any rank" } else { "" };
                let own = rank_list(&own);
                format!("{} for one of {own}{of_other}{any}", call_name(call))
            }
            Doing::Gathers { call, from, comm } => format!(
                "{} for a nonblocking collective operation on {}, which needs {}",
                call_name(call),
                view.space(comm),
                view.named(from)
            ),
            other => other.text(view),
        }
    }
}

/// "for the lock of rank 2 on window "grid", which rank 1 holds exclusively"
fn window_wait(note: &WindowNote, view: &JobView) -> String {
    let window = match note.wait {
        WindowWait::Range => view.space(note.window),
        _ => view.window(note.window),
    };
    let mut list = note.ranks().to_vec();
    list.sort_unstable();
    let mut ranks = rank_list(&list);
    if note.count as usize > list.len() {
        let _ = write!(ranks, " and {} more", note.count as usize - list.len());
    }
    let target = note.target;
    let hold = if note.count == 1 { "holds" } else { "hold" };
    match note.wait {
        WindowWait::Lock if note.count == 0 => format!("for the lock of rank {target} on {window}"),
        WindowWait::Lock => {
            let what = if note.count == 1 { "a share" } else { "shares" };
            format!("for the lock of rank {target} on {window}, of which {ranks} {hold} {what}")
        }
        WindowWait::ExclusiveLock => {
            format!("for the lock of rank {target} on {window}, which {ranks} {hold} exclusively")
        }
        WindowWait::Post => format!("for MPI_Win_post of {ranks} on {window}"),
        WindowWait::Complete => format!("for MPI_Win_complete of {ranks} on {window}"),
        WindowWait::Apply => format!("until {ranks} has applied operations on {window}"),
        WindowWait::Range => {
            let access = if note.count == 1 { "accesses" } else { "access" };
            format!("for bytes of {window} that {ranks} {access} in atomic mode")
        }
    }
}

impl JobView {
    fn doing(&self, rank: u32) -> Doing {
        self.find(rank).map_or(Doing::Before, |r| self.doing_of(r))
    }

    /// "rank 3 (pid 12)", "ranks 3, 4 (pids 12, 13)", with several hosts "rank 3 (pid 12 on c)";
    /// many without the process ids.
    pub(super) fn who(&self, ranks: &[u32]) -> String {
        let pids = ranks.iter().filter_map(|r| self.find(*r)).filter(|r| r.pid != 0);
        let shown = |r: &super::RankView| match self.host_of(r.rank) {
            Some(host) => format!("{} on {host}", r.pid),
            None => r.pid.to_string(),
        };
        let pids: Vec<String> = pids.map(shown).collect();
        let list = rank_list(ranks);
        if pids.len() != ranks.len() || pids.len() > PIDS_MAX {
            return list;
        }
        let word = if pids.len() == 1 { "pid" } else { "pids" };
        format!("{list} ({word} {})", pids.join(", "))
    }

    /// How long these ranks wait, in words; empty when they do not.
    fn waiting(&self, ranks: &[u32]) -> String {
        let since = |r: &u32| self.find(*r).map_or(0, |r| r.status.waiting_since);
        match ranks.iter().map(since).filter(|s| *s != 0).min() {
            None => String::new(),
            Some(since) => {
                let seconds = self.now_ns.saturating_sub(since) as f64 / 1e9;
                format!(", waiting for {seconds:.1} s")
            }
        }
    }

    /// "31 ranks wait for it: ranks 0-6, 8-31 are in MPI_Barrier on MPI_COMM_WORLD"
    fn waiters(&self, waiters: &[u32]) -> String {
        let mut groups: Vec<(Doing, Vec<u32>)> = Vec::new();
        for &rank in waiters {
            let doing = self.doing(rank);
            match groups.iter_mut().find(|(d, _)| *d == doing) {
                Some((_, ranks)) => ranks.push(rank),
                None => groups.push((doing, vec![rank])),
            }
        }
        let listed = groups.iter().take(3);
        let listed = listed.map(|(d, r)| format!("{} {} {}", rank_list(r), is(r), d.text(self)));
        let mut text = listed.collect::<Vec<_>>().join("; ");
        if groups.len() > 3 {
            text.push_str("; and others");
        }
        text
    }
}

impl Finding {
    /// One sentence that begins with the culprit.
    pub fn text(&self, view: &JobView) -> String {
        match self {
            Finding::Ended { rank, waiters } | Finding::Late { rank, waiters } => {
                let (who, doing) = (view.who(&[*rank]), view.doing(*rank).text(view));
                let (n, list) = (waiters.len(), view.waiters(waiters));
                let ranks = if n == 1 { "rank waits" } else { "ranks wait" };
                format!("{who} is {doing}, and {n} {ranks} for it: {list}.")
            }
            Finding::Mixed { comm, few, most } => format!(
                "{} {} in {}, but {} {} in {}, both on {}: all ranks of a {} must call the same \
                 collective functions in the same order.",
                rank_list(&few.1),
                is(&few.1),
                call_name(few.0),
                rank_list(&most.1),
                is(&most.1),
                call_name(most.0),
                view.space(*comm),
                if view.file(*comm).is_some() { "file" } else { "communicator" }
            ),
            Finding::Tag { receiver, sender, wanted, sent } => format!(
                "the tags differ: rank {receiver} waits for a message from rank {sender} with tag \
                 {wanted}, but rank {sender} sends it one with tag {sent}."
            ),
            Finding::Unmatched { receiver, from, wanted, comm, held } => {
                let from = from.map_or("any rank".into(), |r| format!("rank {r}"));
                let (on, other) = (communicator(*comm), communicator(held.comm));
                let what = match held.messages {
                    1 => format!("a message from rank {}", held.proc),
                    n => format!("{n} messages, the oldest from rank {}", held.proc),
                };
                format!(
                    "rank {receiver} waits for a message from {from}{} on {on}, and keeps {what} \
                     with tag {} on {other}, which does not fit: are tag and communicator right?",
                    tag(*wanted),
                    held.tag
                )
            }
            Finding::Communicator { receiver, sender, wanted, sent } => format!(
                "the communicators differ: rank {receiver} waits for a message from rank {sender} \
                 on {}, but rank {sender} sends it one on {}.",
                communicator(*wanted),
                communicator(*sent)
            ),
            Finding::Cycle { ranks } => circle(ranks, view),
            Finding::NobodySends { waiters } => format!(
                "{} {} a message from any rank, and nobody is about to send one.",
                rank_list(waiters),
                wait_for(waiters)
            ),
            Finding::Unclear { waiters } => {
                format!("nothing tells for whom these wait: {}.", view.waiters(waiters))
            }
        }
    }
}

fn circle(ranks: &[u32], view: &JobView) -> String {
    let link = |r: &u32| format!("rank {r} ({})", view.doing(*r).call_text(view));
    let first = ranks.first().copied().unwrap_or(0);
    if ranks.len() == 1 {
        return format!("rank {first} waits for itself: {}.", link(&first));
    }
    let mut sorted = ranks.to_vec();
    sorted.sort_unstable();
    let links: Vec<String> = ranks.iter().take(LINKS_MAX).map(link).collect();
    let mut text = format!("{} wait for each other: ", rank_list(&sorted));
    text.push_str(&links.join(" waits for "));
    if ranks.len() > LINKS_MAX {
        let _ = write!(text, ", and so on over {} more", ranks.len() - LINKS_MAX);
    }
    let _ = write!(text, " waits for rank {first}.");
    text
}

impl Analysis {
    /// True when a rank waits for at least this long.
    pub fn waits(&self, ns: u64) -> bool {
        let now = self.view.now_ns;
        let long = |since: u64| since != 0 && now.saturating_sub(since) >= ns;
        self.view.ranks.iter().any(|r| r.status.inside && long(r.status.waiting_since))
    }

    /// The sentences about the culprits, the most telling first.
    pub fn verdict(&self) -> Vec<String> {
        if self.findings.is_empty() {
            return vec![if self.view.has_waiter() {
                "ranks wait, but for nobody who is known to be late.".into()
            } else {
                "no rank waits for another.".into()
            }];
        }
        self.findings.iter().map(|f| f.text(&self.view)).collect()
    }

    /// One line per group of ranks that do the same.
    pub fn group_lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (doing, ranks) in self.groups.iter().take(GROUPS_MAX) {
            let who = self.view.who(ranks);
            let (text, since) = (doing.text(&self.view), self.view.waiting(ranks));
            lines.push(format!("{who} {} {text}{since}.", is(ranks)));
        }
        if self.groups.len() > GROUPS_MAX {
            let left = self.groups.iter().skip(GROUPS_MAX).map(|(_, r)| r.len()).sum::<usize>();
            lines.push(format!("({left} more ranks do other things.)"));
        }
        if self.view.nprocs as usize > self.view.ranks.len() {
            let left = self.view.nprocs as usize - self.view.ranks.len();
            lines.push(format!("({left} ranks are on other nodes and cannot be seen from here.)"));
        }
        lines
    }

    /// The whole report.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = self.verdict();
        lines.extend(self.group_lines());
        lines
    }
}
