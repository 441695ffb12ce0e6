//! `--on-failure restart`: a job that has failed is started again from its last snapshot, by an
//! `mpirun` that takes the place of this one.

use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::process::Command;

use hawser_checkpoint::deadline::now_ms;
use hawser_checkpoint::store::Store;
use hawser_mca::Params;
use hawser_mca::report::say;
use hawser_rte::state::job::Cause;

use crate::cli::Request;

/// The parameters that matter.
const ON_FAILURE: &str = "errmgr_base_on_failure";
const DIR: &str = "crs_base_dir";
const RESTART: &str = "crs_base_restart";
/// What one `mpirun` tells the next, which has its process id: see [`RestartRecord`].
const TRIED: &str = "HAWSER_RESTARTED";
/// How often a job is started from one snapshot that fails before it has taken another.
const TRIES: u64 = 3;

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
        if let Some(end) = self.end {
            request.timeout_in_env |= request.timeout_ms.is_none();
            request.timeout_ms = Some(end.saturating_sub(now_ms()).max(1));
        }
    }
}

/// Goes on with a job that an `mpirun` before this one, in the same process, has started.
pub(crate) fn take_over(request: &mut Request) {
    if let Some(told) = RestartRecord::here() {
        told.change(request);
    }
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
    /// `None`: the job is not to be started again. `limit_ms`: the time that it has from now on.
    ///
    /// # Errors
    /// A sentence: no directory is named.
    pub(crate) fn of(params: &Params, limit_ms: Option<u64>) -> Result<Option<Restarts>, String> {
        if params.text(ON_FAILURE) != "restart" {
            return Ok(None);
        }
        let end = limit_ms.map(|ms| now_ms().saturating_add(ms));
        match params.text(DIR) {
            "" => Err("--on-failure restart needs the directory of the snapshots: name it with \
                       --checkpoint-dir DIR"
                .into()),
            dir => Ok(Some(Restarts { store: Store::new(dir), end })),
        }
    }

    /// The job has ended with this code. Returns the code where it is not started again.
    pub(crate) fn start(self, args: &[OsString], code: i32, cause: Cause) -> i32 {
        if code == 0 || !may_help(cause) || self.end.is_some_and(|end| now_ms() >= end) {
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
        let failed = Command::new(program).args(args).env(TRIED, told).exec();
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
