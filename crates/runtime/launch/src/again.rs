//! `--on-failure restart`: a job that has failed is started again from its last snapshot, by an
//! `mpirun` that takes the place of this one. So is one that could not be restored since the
//! processes of its launcher had numbers of its images.

use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

use hawser_checkpoint::deadline::now_ms;
use hawser_checkpoint::store::Store;
use hawser_mca::Params;
use hawser_mca::report::say;
use hawser_os::process;
use hawser_os::signals::{self, SIGCHLD, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use hawser_rte::state::job::Cause;

use crate::cli::Request;
use crate::plm::CODE_CANNOT_START;

/// The parameters that matter.
const ON_FAILURE: &str = "errmgr_base_on_failure";
const DIR: &str = "crs_base_dir";
const RESTART: &str = "crs_base_restart";
/// What one `mpirun` tells the next, which has its process id: see [`RestartRecord`].
const TRIED: &str = "HAWSER_RESTARTED";
/// How often a job is started from one snapshot that fails before it has taken another.
const TRIES: u64 = 3;
/// What one `mpirun` tells the next, which has its process id: see [`RenewalRecord`].
const RENEWED: &str = "HAWSER_RENEWED";
/// How often.
const RENEWALS: u64 = 3;

/// What the next `mpirun` gets from its first moment on, and whatever it starts. Others stay
/// blocked: they would end it before it can pass them on to the job.
const RELEASED: &[i32] = &[SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT];

/// Where the snapshots of a job lie that is to be started again.
pub(crate) struct Restarts {
    store: Store,
    /// When the time of the job is over, in milliseconds since 1970.
    end: Option<u64>,
}

/// What is told the `mpirun` that takes our place.
#[derive(Clone, PartialEq, Eq, Debug)]
struct RestartRecord {
    /// How often the job has been started from the snapshot.
    tries: u64,
    /// The number of the snapshot.
    number: u64,
    /// When the time of the job is over, in milliseconds since 1970.
    end: Option<u64>,
    /// The directory of the snapshot.
    set: String,
}

impl RestartRecord {
    fn text(&self, pid: u32) -> String {
        let end = self.end.map(|end| end.to_string()).unwrap_or_default();
        format!("{pid}:{}:{}:{end}:{}", self.tries, self.number, self.set)
    }

    /// `None`: it is not for the process `pid`, which a process of a job may be.
    fn read(text: &str, pid: u32) -> Option<RestartRecord> {
        let mut words = text.splitn(5, ':');
        words.next()?.parse().ok().filter(|told: &u32| *told == pid)?;
        let (tries, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let end = match words.next()? {
            "" => None,
            end => Some(end.parse().ok()?),
        };
        Some(RestartRecord { tries, number, end, set: words.next()?.to_string() })
    }

    fn here() -> Option<RestartRecord> {
        RestartRecord::read(&std::env::var(TRIED).ok()?, std::process::id())
    }

    /// Counts more than what the words of the command say: they are those of the first start.
    fn change(self, request: &mut Request) {
        request.mca.push((RESTART.into(), self.set));
        limit(request, self.end);
    }
}

/// The time of a job is over at this time, whatever the words of the command say.
fn limit(request: &mut Request, end: Option<u64>) {
    if let Some(end) = end {
        request.timeout_in_env |= request.timeout_ms.is_none();
        request.timeout_ms = Some(end.saturating_sub(now_ms()).max(1));
    }
}

/// When the time of a job is over that has so much from now on, in milliseconds since 1970.
pub(crate) fn end_of(limit_ms: Option<u64>) -> Option<u64> {
    limit_ms.map(|ms| now_ms().saturating_add(ms))
}

/// The time of a job is over.
pub(crate) fn is_over(end: Option<u64>) -> bool {
    end.is_some_and(|end| now_ms() >= end)
}

/// Goes on with a job that an `mpirun` before this one, in the same process, has started.
pub(crate) fn take_over(request: &mut Request) {
    if let Some(told) = RestartRecord::here() {
        told.change(request);
    }
    if let Some(told) = RenewalRecord::here() {
        limit(request, told.end);
    }
}

/// What is told the `mpirun` that takes the place of one that could not begin its job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RenewalRecord {
    /// How often that has happened.
    times: u64,
    /// When the time of the job is over, in milliseconds since 1970.
    end: Option<u64>,
}

impl RenewalRecord {
    fn text(self, pid: u32) -> String {
        let end = self.end.map(|end| end.to_string()).unwrap_or_default();
        format!("{pid}:{}:{end}", self.times)
    }

    /// `None`: it is not for the process `pid`, but for a launcher above it.
    fn read(text: &str, pid: u32) -> Option<RenewalRecord> {
        let mut words = text.splitn(3, ':');
        words.next()?.parse().ok().filter(|told: &u32| *told == pid)?;
        let times = words.next()?.parse().ok()?;
        let end = match words.next()? {
            "" => None,
            end => Some(end.parse().ok()?),
        };
        Some(RenewalRecord { times, end })
    }

    fn here() -> Option<RenewalRecord> {
        RenewalRecord::read(&std::env::var(RENEWED).ok()?, std::process::id())
    }
}

/// How often this launcher was renewed.
fn renewals() -> u64 {
    RenewalRecord::here().map_or(0, |told| told.times)
}

/// This launcher takes the place of another one, which has not begun its job.
pub(crate) fn is_renewed() -> bool {
    renewals() > 0
}

/// Another launcher may try it.
pub(crate) fn may_renew() -> bool {
    renewals() < RENEWALS
}

/// No other launcher is tried after this signal, which would find nobody there: it asks for the
/// end, or is meant for the ranks.
pub(crate) fn ends_renewal(signal: i32) -> bool {
    !matches!(signal, SIGCHLD | SIGTSTP | SIGCONT)
}

/// Has a program take our place, with what we were started with. One of the signals that end us may
/// have come: it ends us now. Returns where that cannot be.
fn give_place(next: &mut Command) -> io::Error {
    process::give_back_descriptor_limit();
    signals::unblock(RELEASED);
    next.exec()
}

/// Has an `mpirun` take our place that begins anew, with other processes; `end`: when the time of
/// the job is over. Returns the exit code where that cannot be.
pub(crate) fn renew(args: &[OsString], end: Option<u64>) -> i32 {
    let program = std::env::current_exe().unwrap_or_else(|_| "mpirun".into());
    let told = RenewalRecord { times: renewals().saturating_add(1), end };
    let told = told.text(std::process::id());
    let failed = give_place(Command::new(program).args(args).env(RENEWED, told));
    say(format_args!("mpirun cannot be executed again: {failed}"));
    CODE_CANNOT_START
}

/// Causes after which starting again may help.
pub(crate) fn may_help(cause: Cause) -> bool {
    match cause {
        Cause::Failed { .. } | Cause::Aborted { .. } | Cause::Unfinished { .. } => true,
        Cause::NodeLost { .. } | Cause::RunTime => true,
        Cause::NeverJoined { .. } | Cause::Signal(_) | Cause::Timeout | Cause::Saved => false,
        Cause::OutputLost { .. } | Cause::Connected { .. } | Cause::NotStarted { .. } => false,
    }
}

impl Restarts {
    /// `None`: the job is not to be started again. `end`: when its time is over.
    ///
    /// # Errors
    /// A sentence: no directory is named.
    pub(crate) fn of(params: &Params, end: Option<u64>) -> Result<Option<Restarts>, String> {
        if params.text(ON_FAILURE) != "restart" {
            return Ok(None);
        }
        match params.text(DIR) {
            "" => Err("--on-failure restart needs the directory of the snapshots: name it with \
                       --checkpoint-dir DIR"
                .into()),
            dir => Ok(Some(Restarts { store: Store::new(dir), end })),
        }
    }

    /// The job has ended with this code. Returns the code where it is not started again.
    pub(crate) fn start(self, args: &[OsString], code: i32, cause: Cause) -> i32 {
        if code == 0 || !may_help(cause) || is_over(self.end) {
            return code;
        }
        let (set, manifest, passed) = match self.store.newest() {
            Ok(found) => found,
            Err(why) => {
                say(format_args!("the job is not started again: {why}"));
                return code;
            }
        };
        let before = RestartRecord::here().filter(|told| told.number == manifest.number);
        let tries = before.map_or(0, |told| told.tries);
        let number = manifest.number;
        if tries >= TRIES {
            say(format_args!(
                "the job is not started again: it has failed {tries} times from snapshot {number}"
            ));
            return code;
        }
        passed.iter().for_each(say);
        self.store.pass_newer(number);
        say(format_args!("the job is started again from snapshot {number} ({})", set.display()));
        let program = std::env::current_exe().unwrap_or_else(|_| "mpirun".into());
        let (tries, shown) = (tries + 1, set.to_string_lossy().into_owned());
        let told = RestartRecord { tries, number, end: self.end, set: shown };
        // A program that takes the place of a process has its id.
        let told = told.text(std::process::id());
        // It may be renewed as often as this one, and tells what it finds.
        let mut next = Command::new(program);
        let failed = give_place(next.args(args).env(TRIED, told).env_remove(RENEWED));
        say(format_args!("the job cannot be started again: {failed}"));
        code
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_is_needed() {
        let mut specs = hawser_mca::spec_list(&[hawser_checkpoint::params::PARAMS], &[]);
        specs.extend(hawser_rte::params::PARAMS);
        let again = |set: &[(&str, &str)]| {
            let pair = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
            let command_line = set.iter().map(pair).collect();
            let sources = hawser_mca::Sources { command_line, ..Default::default() };
            let params = Params::load(&specs, &sources).unwrap();
            Restarts::of(&params, Some(7)).map(|again| again.map(|again| again.end.is_some()))
        };
        assert_eq!(again(&[]), Ok(None));
        let error = again(&[(ON_FAILURE, "restart")]).unwrap_err();
        assert!(error.contains("--checkpoint-dir"), "{error}");
        assert_eq!(again(&[(ON_FAILURE, "restart"), (DIR, "/d")]), Ok(Some(true)));
    }

    #[test]
    fn renewals_are_those_of_this_process_and_keep_the_end_of_the_time() {
        let told = RenewalRecord { times: 2, end: Some(now_ms() + 60_000) };
        for told in [told, RenewalRecord { end: None, ..told }] {
            assert_eq!(RenewalRecord::read(&told.text(9), 9), Some(told));
            assert_eq!(RenewalRecord::read(&told.text(9), 8), None);
        }
        for bad in ["", "9", "9:", "9:x:", "9:2", ":2:", "9:2:soon"] {
            assert_eq!(RenewalRecord::read(bad, 9), None, "{bad}");
        }
        let mut request = Request { timeout_ms: Some(600_000), ..Request::default() };
        limit(&mut request, told.end);
        assert!(request.timeout_ms.is_some_and(|ms| ms <= 60_000));
        assert!(is_over(Some(1)) && !is_over(told.end) && !is_over(None));
    }

    #[test]
    fn a_job_that_is_stopped_and_continued_is_tried_again() {
        let ends = [SIGTERM, signals::SIGUSR1, signals::SIGUSR2, signals::SIGXCPU];
        assert!(ends.into_iter().all(ends_renewal));
        assert!(![SIGTSTP, SIGCONT, SIGCHLD].into_iter().any(ends_renewal));
    }

    #[test]
    fn the_next_start_keeps_the_end_of_the_time_and_takes_the_snapshot() {
        let set = "/d:e/000005".to_string();
        let told = RestartRecord { tries: 2, number: 5, end: Some(now_ms() + 60_000), set };
        let open = RestartRecord { end: None, ..told.clone() };
        for told in [&told, &open] {
            assert_eq!(RestartRecord::read(&told.text(9), 9).as_ref(), Some(told));
        }
        assert_eq!(
            RestartRecord::read(&told.text(9), 8),
            None,
            "that of a launcher above this one"
        );
        for bad in ["", "9", "9:1:2", "9:1:x::/d", "9:1:2:soon:/d"] {
            assert_eq!(RestartRecord::read(bad, 9), None, "{bad}");
        }
        let mut request = Request { timeout_ms: Some(600_000), ..Request::default() };
        request.mca.push((RESTART.into(), "/d:e/000001".into()));
        told.change(&mut request);
        assert_eq!(request.mca.last(), Some(&(RESTART.into(), "/d:e/000005".into())));
        assert!(request.timeout_ms.is_some_and(|ms| ms <= 60_000) && !request.timeout_in_env);
        let mut request = Request::default();
        open.change(&mut request);
        assert_eq!(request.timeout_ms, None);
    }
}
