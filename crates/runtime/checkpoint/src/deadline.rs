//! When a job ends: the limit of the launcher, or that of the batch system. Pure: variables and
//! the output of commands are arguments.
//!
//! Batch systems tell the time that is left, not a date: clocks and time zones of hosts differ.

use std::time::{SystemTime, UNIX_EPOCH};

/// Tells ranks when their job must have ended: milliseconds since 1970.
pub const END_TIME: &str = "HAWSER_END_TIME";
/// Tells ranks how long after `SIGTERM` they are killed: milliseconds.
pub const KILL_GRACE: &str = "HAWSER_KILL_GRACE";

/// Reads a variable of the environment.
pub type Lookup<'a> = &'a dyn Fn(&str) -> Option<String>;
/// Runs a command and returns its output.
pub type Run<'a> = &'a mut dyn FnMut(&[&str]) -> Option<String>;

/// One batch system.
struct Batch {
    /// The variable that names the job.
    sign: &'static str,
    /// Between `SIGTERM` and `SIGKILL` by default, in seconds.
    grace_s: u64,
    /// The command that tells of the job, which is appended.
    command: &'static [&'static str],
    /// Seconds left, from its output.
    read: fn(&str) -> Option<u64>,
}

static BATCHES: &[Batch] = &[
    Batch {
        sign: "SLURM_JOB_ID",
        grace_s: 30,
        command: &["squeue", "-h", "-o", "%L", "-j"],
        read: |text| clock_time(text.lines().next()?.trim()),
    },
    Batch { sign: "PBS_JOBID", grace_s: 10, command: &["qstat", "-f"], read: pbs },
    Batch {
        sign: "LSB_JOBID",
        grace_s: 10,
        command: &["bjobs", "-noheader", "-o", "time_left"],
        read: lsf,
    },
    Batch { sign: "SGE_TASK_ID", grace_s: 60, command: &["qstat", "-j"], read: grid_engine },
];

/// A span of time as batch systems write it, in seconds: `D-HH:MM:SS`, `HH:MM:SS`, `MM:SS`, `SS`.
/// `None` for `UNLIMITED`, `INVALID` and the like.
pub fn clock_time(text: &str) -> Option<u64> {
    let (days, rest) = match text.split_once('-') {
        Some((days, rest)) => (days.parse::<u64>().ok()?, rest),
        None => (0, text),
    };
    let mut seconds: u64 = 0;
    let parts: Vec<&str> = rest.split(':').collect();
    if parts.is_empty() || parts.len() > 3 {
        return None;
    }
    for part in parts {
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let value: u64 = part.parse().ok().filter(|_| digits)?;
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    days.checked_mul(86_400)?.checked_add(seconds)
}

/// The value behind `NAME = ` or `NAME=` in a text, up to a space or comma.
fn value<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let at = text.find(name)? + name.len();
    let rest = text.get(at..)?.trim_start().strip_prefix('=')?.trim_start();
    rest.split([' ', ',', '\n', '\t']).next().filter(|v| !v.is_empty())
}

/// `qstat -f` of PBS and Torque.
fn pbs(text: &str) -> Option<u64> {
    let limit = clock_time(value(text, "Resource_List.walltime")?)?;
    let used = value(text, "resources_used.walltime").and_then(clock_time).unwrap_or(0);
    Some(limit.saturating_sub(used))
}

/// `bjobs -o time_left` of LSF: `HH:MM L`, without a limit `-`.
fn lsf(text: &str) -> Option<u64> {
    let (hours, minutes) = text.split_whitespace().next()?.split_once(':')?;
    let (hours, minutes): (u64, u64) = (hours.parse().ok()?, minutes.parse().ok()?);
    hours.checked_mul(60)?.checked_add(minutes)?.checked_mul(60)
}

/// `qstat -j` of Grid Engine: the hard limit `h_rt` in seconds, and the time used.
fn grid_engine(text: &str) -> Option<u64> {
    let limit = clock_time(value(text, "h_rt")?)?;
    let used = value(text, "wallclock").and_then(clock_time).unwrap_or(0);
    Some(limit.saturating_sub(used))
}

/// The time of day in milliseconds since 1970.
pub fn now_ms() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_millis().min(u128::from(u64::MAX)) as u64
}

/// Milliseconds until the job must have ended, from variables alone; the least of what they say.
pub fn from_variables(get: Lookup<'_>, now_ms: u64) -> Option<u64> {
    let number = |name: &str| get(name)?.trim().parse::<u64>().ok();
    let own = number(END_TIME);
    // Seconds since 1970; Slurm 23.02 and later.
    let slurm = number("SLURM_JOB_END_TIME").filter(|s| *s > 0).map(|s| s.saturating_mul(1000));
    own.into_iter().chain(slurm).min().map(|at| at.saturating_sub(now_ms))
}

/// Milliseconds until the job must have ended, as the batch system's own command says; `None`:
/// there is no batch system, or no limit. For one rank of a job, once.
pub fn from_command(get: Lookup<'_>, run: Run<'_>) -> Option<u64> {
    let (batch, job) = batch_of(get)?;
    if batch.sign == "SLURM_JOB_ID" && get("SLURM_JOB_END_TIME").is_some() {
        return None;
    }
    let words: Vec<&str> = batch.command.iter().copied().chain([job.as_str()]).collect();
    (batch.read)(&run(&words)?)?.checked_mul(1000)
}

fn batch_of(get: Lookup<'_>) -> Option<(&'static Batch, String)> {
    BATCHES.iter().find_map(|batch| {
        let job = get(batch.sign).filter(|v| !v.trim().is_empty())?;
        // Grid Engine's job number has a common name; its task number tells that it is one.
        let job = if batch.sign == "SGE_TASK_ID" { get("JOB_ID")? } else { job };
        // An argument of a command, and no option.
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"._-[]".contains(&b);
        let good = job.bytes().all(plain) && !job.starts_with('-') && !job.is_empty();
        good.then_some((batch, job))
    })
}

/// How long the batch system around this process waits between `SIGTERM` and `SIGKILL` by default,
/// in milliseconds.
pub fn batch_grace_ms(get: Lookup<'_>) -> Option<u64> {
    batch_of(get).map(|(batch, _)| batch.grace_s * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_of_time() {
        assert_eq!(clock_time("1-02:03:04"), Some(93_784));
        assert_eq!(clock_time("5:00"), Some(300));
        assert_eq!(clock_time("7"), Some(7));
        for bad in ["UNLIMITED", "INVALID", "", "1:2:3:4", "-5", "1:-2", "99999999999999999999"] {
            assert_eq!(clock_time(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_batch_systems_say() {
        let pbs_text = "Job Id: 7.h\n    Resource_List.walltime = 01:00:00\n    \
                        resources_used.walltime = 00:10:00\n";
        assert_eq!(pbs(pbs_text), Some(3000));
        assert_eq!(pbs("Resource_List.nodes = 1\n"), None);
        assert_eq!(lsf("0:29 L\n"), Some(29 * 60));
        assert_eq!(lsf("-\n"), None);
        assert_eq!(
            grid_engine(
                "hard resource_list: h_rt=3600,mem=1G\nusage 1: wallclock=00:01:00, \
                                cpu=1\n"
            ),
            Some(3540)
        );
    }

    #[test]
    fn the_nearest_end_counts_and_commands_are_asked_last() {
        let slurm = |name: &str| match name {
            "SLURM_JOB_ID" => Some("12".to_string()),
            _ => None,
        };
        let mut asked = Vec::new();
        let mut run = |words: &[&str]| {
            asked.push(words.join(" "));
            Some("1:00\n".to_string())
        };
        assert_eq!(from_command(&slurm, &mut run), Some(60_000));
        assert_eq!(asked, ["squeue -h -o %L -j 12"]);
        assert_eq!(batch_grace_ms(&slurm), Some(30_000));
        let both = |name: &str| match name {
            END_TIME => Some("5000".to_string()),
            "SLURM_JOB_END_TIME" => Some("4".to_string()),
            _ => None,
        };
        assert_eq!(from_variables(&both, 1_000), Some(3_000));
        assert_eq!(from_variables(&both, 9_000), Some(0));
        assert_eq!(from_variables(&|_| None, 0), None);
        let evil = |name: &str| (name == "PBS_JOBID").then(|| "-x;y".to_string());
        assert_eq!(from_command(&evil, &mut |_| panic!("not run")), None);
    }
}
