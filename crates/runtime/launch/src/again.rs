//! `--on-failure restart`: a job that has failed is started again from its last snapshot, by an
//! `mpirun` that takes the place of this one.

use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::process::Command;

use hawser_checkpoint::store::Store;
use hawser_mca::report::say;
use hawser_rte::state::job::Cause;

use crate::cli::Request;

/// The parameters that matter, from the command line or the environment.
const ON_FAILURE: &str = "errmgr_base_on_failure";
const DIR: &str = "crs_base_dir";
const RESTART: &str = "crs_base_restart";
/// What one `mpirun` tells the next: how often the job has been started from which snapshot.
const TRIED: &str = "HAWSER_RESTARTED";
/// How often a job is started from one snapshot that fails before it has taken another.
const TRIES: u64 = 3;

/// Where the snapshots of a job lie that is to be started again.
pub(crate) struct Again(Store);

fn setting(request: &Request, name: &str) -> Option<String> {
    let typed = request.mca.iter().rev().find(|(n, _)| n == name).map(|(_, value)| value.clone());
    typed.or_else(|| std::env::var(format!("{}{name}", hawser_mca::ENV_OWN)).ok())
}

/// Causes after which starting again may help.
fn may_help(cause: Cause) -> bool {
    match cause {
        Cause::Failed { .. } | Cause::Aborted { .. } | Cause::Unfinished { .. } => true,
        Cause::NodeLost { .. } | Cause::RunTime => true,
        Cause::NeverJoined { .. } | Cause::Signal(_) | Cause::Timeout => false,
        Cause::OutputLost { .. } | Cause::Connected { .. } | Cause::NotStarted { .. } => false,
    }
}

impl Again {
    /// `None`: the job is not to be started again.
    ///
    /// # Errors
    /// A sentence: no directory is named.
    pub(crate) fn of(request: &Request) -> Result<Option<Again>, String> {
        if setting(request, ON_FAILURE).as_deref() != Some("restart") {
            return Ok(None);
        }
        match setting(request, DIR).filter(|dir| !dir.is_empty()) {
            Some(dir) => Ok(Some(Again(Store::new(dir)))),
            None => Err("--on-failure restart needs the directory of the snapshots: name it with \
                         --checkpoint-dir DIR"
                .into()),
        }
    }

    /// The job has ended with this code. Returns the code where it is not started again.
    pub(crate) fn start(self, args: &[OsString], code: i32, cause: Option<Cause>) -> i32 {
        if code == 0 || !cause.is_some_and(may_help) {
            return code;
        }
        let (set, manifest, passed) = match self.0.newest() {
            Ok(found) => found,
            Err(why) => {
                say(format_args!("the job is not started again: {why}"));
                return code;
            }
        };
        let tried = std::env::var(TRIED).unwrap_or_default();
        let before = tried
            .split_once('x')
            .and_then(|(n, set)| Some((n.parse::<u64>().ok()?, set.parse::<u64>().ok()?)));
        let tries = before.filter(|(_, set)| *set == manifest.number).map_or(0, |(n, _)| n);
        let number = manifest.number;
        if tries >= TRIES {
            say(format_args!(
                "the job is not started again: it has failed {tries} times from snapshot {number}"
            ));
            return code;
        }
        passed.iter().for_each(say);
        say(format_args!("the job is started again from snapshot {number} ({})", set.display()));
        let program = std::env::current_exe().unwrap_or_else(|_| "mpirun".into());
        let failed = Command::new(program)
            .args(args)
            .env(format!("{}{RESTART}", hawser_mca::ENV_OWN), &set)
            .env(TRIED, format!("{}x{number}", tries + 1))
            .exec();
        say(format_args!("the job cannot be started again: {failed}"));
        code
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_is_needed() {
        let mut request = Request::default();
        assert!(matches!(Again::of(&request), Ok(None)));
        request.mca.push((ON_FAILURE.into(), "restart".into()));
        assert!(Again::of(&request).is_err_and(|e| e.contains("--checkpoint-dir")));
        request.mca.push((DIR.into(), "/d".into()));
        assert!(matches!(Again::of(&request), Ok(Some(_))));
    }
}
