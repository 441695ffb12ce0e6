//! Which component starts daemons, and from where.

use std::path::PathBuf;

use hawser_mca::{Answer, Params, Rule, select};
use hawser_rte::control::plan::Bootstrap;
use hawser_rte::params::PLM;

use super::remote::{self, Shell};
use super::{CODE_CANNOT_START, StartError};
use crate::net::starts::{How, exists};

/// The name of the daemon in the directory of programs.
const DAEMON: &str = "hawserd";

/// The path of the daemon on other hosts: below the prefix that the user names, or where this
/// program lies here.
fn daemon_path(params: &Params) -> Result<String, StartError> {
    let prefix = params.text("plm_base_prefix");
    let path = match prefix.is_empty() {
        false => PathBuf::from(prefix).join("bin").join(DAEMON),
        true => {
            let own = std::env::current_exe().map_err(super::cannot("the path of this program"))?;
            own.with_file_name(DAEMON)
        }
    };
    if !path.is_absolute() {
        let text = format!("--prefix {prefix} is not an absolute path");
        return Err(StartError::new(crate::setup::CODE_USAGE, text));
    }
    Ok(path.to_string_lossy().into_owned())
}

fn shell(params: &Params, may_ask: bool) -> Result<Shell, String> {
    let words = remote::agent(params.text("plm_ssh_agent"), exists)?;
    let connect_s = params.float("plm_base_step_time").ceil() as u32;
    Ok(Shell { words, may_ask, connect_s })
}

/// How a daemon starts its children: by a remote shell, unless the root has all of them started.
///
/// # Errors
/// There is no remote shell, and there are children.
pub(crate) fn of_daemon(
    params: &Params,
    bootstrap: &Bootstrap,
) -> Result<(How, String), StartError> {
    let path = daemon_path(params)?;
    if bootstrap.gathered {
        let by_hand = is_by_hand(params);
        return Ok((How::Elsewhere { by_hand }, path));
    }
    match shell(params, false) {
        Ok(shell) => Ok((How::Shell(shell), path)),
        Err(_) if bootstrap.hosts.is_empty() => {
            let shell = Shell { words: Vec::new(), may_ask: false, connect_s: 0 };
            Ok((How::Shell(shell), path))
        }
        Err(why) => Err(StartError::new(CODE_CANNOT_START, why)),
    }
}

/// The user has said that daemons are started by hand.
fn is_by_hand(params: &Params) -> bool {
    params.list("plm").names.iter().any(|n| n == "manual")
}

/// How `mpirun` starts daemons; `None`: no other host is needed. `slurm`: the hosts are those of an
/// allocation of Slurm. `may_ask`: somebody is there to type a password.
///
/// # Errors
/// No component can do it here.
pub(crate) fn starter(
    params: &Params,
    others: bool,
    slurm: bool,
    may_ask: bool,
    report: &mut dyn FnMut(String),
) -> Result<Option<(How, String)>, StartError> {
    // Nobody has to be started: whoever has a favourite for other jobs keeps it.
    if !others {
        return Ok(None);
    }
    let named = is_by_hand(params);
    let query = |c: &'static hawser_mca::ComponentInfo| match c.name {
        "fork" => Answer::NotHere("other hosts take part".into()),
        "slurm" if !slurm => {
            Answer::NotHere("the hosts do not come from an allocation of Slurm".into())
        }
        "slurm" if !exists("srun") => Answer::NotHere("srun is not found in PATH".into()),
        "slurm" => {
            let how = How::Slurm(params.text("plm_slurm_args").to_string());
            Answer::Here { priority: 60, module: how }
        }
        "ssh" => match shell(params, may_ask) {
            Ok(shell) => Answer::Here { priority: 50, module: How::Shell(shell) },
            Err(why) => Answer::NotHere(why),
        },
        "manual" if named => {
            let plain = Shell { words: vec!["ssh".into()], may_ask: true, connect_s: 30 };
            let shell = shell(params, true).unwrap_or(plain);
            Answer::Here { priority: 10, module: How::Manual(shell) }
        }
        "manual" => Answer::NotHere("it is used only when it is asked for".into()),
        _ => Answer::NotHere("it is not built in".into()),
    };
    let chosen = select(&PLM, params, Rule::Best, query, report);
    let chosen = chosen.map_err(|e| StartError::new(crate::setup::CODE_USAGE, e.to_string()))?;
    let how = chosen.into_iter().next().map(|c| c.module);
    how.map(|how| Ok((how, daemon_path(params)?))).transpose()
}
