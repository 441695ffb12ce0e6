//! Tables, sentences and JSON.

use std::collections::HashMap;
use std::fmt::Write;

use hawser_rte::observe::{Analysis, Doing, JobView, RankView, communicator};
use hawser_status::ClassCounters;
use serde::Serialize;

use super::find::Job;

/// Digits of a job's number that a table shows.
const JOB_DIGITS: usize = 6;
/// Longest program text in a table.
const PROGRAM_MAX: usize = 50;

/// One rank in the table of `hawser top`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Rank in the job's world.
    pub rank: u32,
    /// Process id.
    pub pid: u32,
    /// `before`, `outside`, `works`, `waits`, `stopped`, `finished` or `gone`.
    pub state: &'static str,
    /// The present call; outside MPI the last one.
    pub call: Option<&'static str>,
    /// The rank of the partner in its job's world, if the call has told one.
    pub partner: Option<u32>,
    /// Its job, where that is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner_job: Option<String>,
    /// The tag, if the call has told one.
    pub tag: Option<u32>,
    /// The communicator, if the call has told one.
    pub communicator: Option<String>,
    /// How long the call waits, in seconds.
    pub waiting_s: Option<f64>,
    /// MPI calls per second since the snapshot before.
    pub calls_per_s: f64,
    /// Messages sent and received per second since then.
    pub messages_per_s: f64,
    /// Their data, in MB/s (10^6 bytes).
    pub mb_per_s: f64,
    /// Share of one CPU that the process had since then, in percent; absent where it is not known.
    pub cpu_percent: Option<f64>,
}

/// Calls are counted modulo this.
const CALLS_WRAP: u32 = 1 << 20;

/// The table for two snapshots.
pub(super) fn rows(before: &JobView, now: &JobView) -> Vec<Row> {
    let seconds = now.now_ns.saturating_sub(before.now_ns) as f64 / 1e9;
    let per_s = |n: u64| if seconds > 0.0 { n as f64 / seconds } else { 0.0 };
    let old: HashMap<u32, &RankView> = before.ranks.iter().map(|r| (r.rank, r)).collect();
    let row = |r: &RankView| {
        let was = old.get(&r.rank).copied();
        let moved = was.and_then(|w| Some((w.counted?, r.counted?)));
        let (messages, bytes) = moved.map_or((0, 0), |(a, b)| traffic(&a, &b));
        let spent = was.and_then(|w| Some(r.cpu_ms?.saturating_sub(w.cpu_ms?)));
        let share = spent.filter(|_| seconds > 0.0).map(|ms| ms as f64 / 10.0 / seconds);
        let doing = r.doing();
        let (state, call) = doing.state();
        let (partner, tag, comm) = match doing {
            Doing::Receives { from, tag, comm, .. } => (from, tag, Some(comm)),
            Doing::Sends { to, tag, comm, .. } => (Some(to), tag, Some(comm)),
            Doing::Collective { comm, .. } => (None, None, Some(comm)),
            Doing::Gathers { from, comm, .. } => (Some(from), None, Some(comm)),
            Doing::Window { note, .. } => (note.ranks().first().copied(), None, None),
            _ => (None, None, None),
        };
        let other = partner.and_then(|p| now.other(p));
        let calls = was.map_or(0, |old| r.status.calls.wrapping_sub(old.status.calls) % CALLS_WRAP);
        let waits = state == "waits";
        let waited = now.now_ns.saturating_sub(r.status.waiting_since) as f64 / 1e9;
        Row {
            rank: r.rank,
            pid: r.pid,
            state,
            call,
            partner: other.map_or(partner, |name| Some(name.rank)),
            partner_job: other.map(|name| format!("{:016x}", name.job)),
            tag,
            communicator: comm.map(communicator),
            waiting_s: waits.then_some(waited),
            calls_per_s: per_s(u64::from(calls)),
            messages_per_s: per_s(messages),
            mb_per_s: per_s(bytes) / 1e6,
            cpu_percent: share,
        }
    };
    now.ranks.iter().map(row).collect()
}

/// Messages and bytes between two counts, both directions.
fn traffic(before: &ClassCounters, now: &ClassCounters) -> (u64, u64) {
    let grew = |a: u64, b: u64| b.wrapping_sub(a);
    let messages = grew(before.sent, now.sent) + grew(before.received, now.received);
    let bytes =
        grew(before.sent_bytes, now.sent_bytes) + grew(before.received_bytes, now.received_bytes);
    (messages, bytes)
}

/// The headings of the table.
pub(super) const HEADINGS: [&str; 12] = [
    "RANK",
    "PID",
    "STATE",
    "CALL",
    "PARTNER",
    "TAG",
    "COMMUNICATOR",
    "WAITING",
    "CALLS/S",
    "MSG/S",
    "MB/S",
    "CPU",
];

impl Row {
    /// The cells under [`HEADINGS`].
    pub(super) fn cells(&self) -> [String; 12] {
        let or_empty = |v: Option<u32>| v.map_or(String::new(), |v| v.to_string());
        let call = match (self.call, self.state) {
            (None, _) => String::new(),
            (Some(call), "outside") => format!("({call})"),
            (Some(call), _) => call.to_string(),
        };
        [
            self.rank.to_string(),
            self.pid.to_string(),
            self.state.to_string(),
            call,
            match &self.partner_job {
                None => or_empty(self.partner),
                Some(job) => {
                    let job = job.get(..JOB_DIGITS).unwrap_or(job);
                    format!("{} in {job}", or_empty(self.partner))
                }
            },
            or_empty(self.tag),
            self.communicator.clone().unwrap_or_default(),
            self.waiting_s.map_or(String::new(), |s| format!("{s:.1} s")),
            format!("{:.0}", self.calls_per_s),
            format!("{:.0}", self.messages_per_s),
            format!("{:.1}", self.mb_per_s),
            self.cpu_percent.map_or(String::new(), |c| format!("{c:.0}%")),
        ]
    }
}

/// One line about the job.
pub(super) fn head(job: &Job) -> String {
    let n = job.nprocs;
    let ranks = if n == 1 { "rank" } else { "ranks" };
    let launcher = job.launcher.map_or("no launcher".into(), |pid| format!("mpirun {pid}"));
    format!("job {} ({launcher}, {n} {ranks}): {}", job.name(), shortened(&job.program))
}

fn shortened(program: &str) -> String {
    if program.chars().count() <= PROGRAM_MAX {
        return program.to_string();
    }
    let mut text: String = program.chars().take(PROGRAM_MAX).collect();
    text.push_str("...");
    text
}

/// Columns as wide as their widest cell; trailing blanks cut.
fn aligned<const N: usize>(lines: &[[String; N]]) -> String {
    let width = |i: usize| lines.iter().map(|l| l[i].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
        let joined = cells.collect::<Vec<_>>().join("  ");
        text.push_str(joined.trim_end());
        text.push('\n');
    }
    text
}

pub(super) fn table(job: &Job, rows: &[Row]) -> String {
    let mut lines = vec![HEADINGS.map(String::from)];
    lines.extend(rows.iter().map(Row::cells));
    format!("{}\n{}", head(job), aligned(&lines))
}

pub(super) fn rows_json(tables: &[(&Job, Vec<Row>)]) -> Result<String, String> {
    #[derive(Serialize)]
    struct Top<'a> {
        #[serde(flatten)]
        job: Named<'a>,
        table: &'a [Row],
    }
    one_or_all(tables.iter().map(|(job, rows)| Top { job: named(job), table: rows }).collect())
}

pub(super) fn jobs(jobs: &[Job]) -> String {
    if jobs.is_empty() {
        return "no job of yours runs on this host\n".into();
    }
    let mut lines = vec![["JOB", "MPIRUN", "RANKS", "PROGRAM"].map(String::from)];
    lines.extend(jobs.iter().map(|j| {
        [
            j.name(),
            j.launcher.map_or("-".into(), |pid| pid.to_string()),
            j.nprocs.to_string(),
            shortened(&j.program),
        ]
    }));
    aligned(&lines)
}

#[derive(Serialize)]
pub(super) struct Named<'a> {
    job: String,
    launcher: Option<u32>,
    ranks: u32,
    program: &'a str,
}

pub(super) fn named(job: &Job) -> Named<'_> {
    Named { job: job.name(), launcher: job.launcher, ranks: job.nprocs, program: &job.program }
}

pub(super) fn jobs_json(jobs: &[Job]) -> Result<String, String> {
    to_json(&jobs.iter().map(named).collect::<Vec<_>>())
}

/// What `hawser why` has found out about a job.
pub(super) struct Why<'a> {
    pub(super) job: &'a Job,
    pub(super) analysis: Analysis,
    /// It moves.
    pub(super) moves: bool,
    /// Waits for processes of other jobs.
    pub(super) between: Vec<String>,
}

pub(super) fn why(reports: &[Why<'_>]) -> String {
    let texts: Vec<String> = reports.iter().map(why_of_job).collect();
    texts.join("\n")
}

fn why_of_job(why: &Why<'_>) -> String {
    let mut text = head(why.job);
    text.push_str("\n\n");
    if why.moves {
        text.push_str("The job moves; what follows is one moment of it.\n");
    }
    for line in why.analysis.verdict().iter().chain(&why.between) {
        let _ = writeln!(text, "{}", capital(line));
    }
    text.push('\n');
    for line in why.analysis.group_lines() {
        let _ = writeln!(text, "  {line}");
    }
    text
}

fn capital(line: &str) -> String {
    let mut chars = line.chars();
    chars.next().map_or(String::new(), |c| c.to_uppercase().chain(chars).collect())
}

pub(super) fn why_json(reports: &[Why<'_>]) -> Result<String, String> {
    #[derive(Serialize)]
    struct Group<'a> {
        ranks: &'a [u32],
        state: &'static str,
        call: Option<&'static str>,
        text: String,
    }
    #[derive(Serialize)]
    struct Report<'a> {
        #[serde(flatten)]
        job: Named<'a>,
        moves: bool,
        stuck: bool,
        verdict: Vec<String>,
        between_jobs: &'a [String],
        groups: Vec<Group<'a>>,
    }
    fn report<'a>(why: &'a Why<'a>) -> Report<'a> {
        let groups = why.analysis.groups.iter().map(|(doing, ranks)| {
            let (state, call) = doing.state();
            Group { ranks, state, call, text: doing.text(&why.analysis.view) }
        });
        Report {
            job: named(why.job),
            moves: why.moves,
            stuck: why.analysis.stuck && !why.moves,
            verdict: why.analysis.verdict(),
            between_jobs: &why.between,
            groups: groups.collect(),
        }
    }
    one_or_all(reports.iter().map(report).collect())
}

/// One job is an object, several are an array.
fn one_or_all<T: Serialize>(all: Vec<T>) -> Result<String, String> {
    match all.as_slice() {
        [one] => to_json(one),
        all => to_json(&all),
    }
}

pub(super) fn to_json(value: &impl Serialize) -> Result<String, String> {
    let mut text = serde_json::to_string_pretty(value).map_err(|e| e.to_string())?;
    text.push('\n');
    Ok(text)
}
