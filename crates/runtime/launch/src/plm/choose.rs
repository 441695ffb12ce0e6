//! Which component starts daemons, and from where.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use hawser_mca::{Answer, Params, Rule, select};
use hawser_rte::control::plan::{Bootstrap, CellLine, cell_of};
use hawser_rte::params::PLM;

use super::remote::{self, Shell};
use super::{CODE_CANNOT_START, StartError};
use crate::foreign::{Foreign, Question};

/// The name of the daemon in the directory of programs.
pub(crate) const DAEMON: &str = "hawserd";

/// Below that of a remote shell: what has no standard input leaves the bootstrap in a file, and not
/// every PBS has the command in this form.
const DEAF_PRIORITY: i64 = 40;

/// How daemons are started.
#[derive(Clone, Debug)]
pub(crate) enum How {
    /// Each by a remote shell.
    Shell(Shell),
    /// All by one `srun` with these arguments.
    Slurm(String),
    /// By the user, with this remote shell or otherwise.
    Manual(Shell),
    /// Not here: the root has all of them started.
    Elsewhere {
        /// By the user, in no hurry.
        by_hand: bool,
    },
}

/// The path of the daemon on other hosts: below `prefix`, if it is not empty, or the one that the
/// user names for all hosts, or where this program lies here.
pub(crate) fn daemon_path(params: &Params, prefix: &str) -> Result<String, StartError> {
    let prefix = if prefix.is_empty() { params.text("plm_base_prefix") } else { prefix };
    let path = match prefix.is_empty() {
        false => PathBuf::from(prefix).join("bin").join(DAEMON),
        true => {
            let own = std::env::current_exe().map_err(super::cannot("the path of this program"))?;
            own.with_file_name(DAEMON)
        }
    };
    if !path.is_absolute() {
        let text = format!("--prefix {prefix} is not an absolute path");
        return Err(StartError::new(super::CODE_USAGE, text));
    }
    Ok(path.to_string_lossy().into_owned())
}

/// The remote shell `named`, or, if that is empty, the one of the parameters.
///
/// # Errors
/// It is not found.
pub(crate) fn shell(params: &Params, named: &str, may_ask: bool) -> Result<Shell, String> {
    let named = if named.is_empty() { params.text("plm_ssh_agent") } else { named };
    let words = remote::agent(named, exists)?;
    let connect_s = params.float("plm_base_step_time").ceil() as u32;
    let keep_s = u32::try_from(params.int("plm_ssh_keep")).unwrap_or(0);
    Ok(Shell { words, may_ask, connect_s, keep_s, ..no_shell() })
}

/// What starts nobody.
fn no_shell() -> Shell {
    let (words, numbers) = (Vec::new(), Vec::new());
    Shell { words, may_ask: false, connect_s: 0, numbers, root_only: false, keep_s: 0 }
}

/// The command of a resource manager that starts a daemon on one host. `args`: more words of it.
///
/// # Errors
/// It is none, or not found.
fn manager(component: &str, args: &str) -> Result<Shell, String> {
    let no = || format!("{component} starts no daemons");
    let mut words = remote::of_manager(component, exists).ok_or_else(no)?;
    let program = words.first().cloned().unwrap_or_default();
    if !exists(&program) {
        return Err(format!("{program} is not found in PATH"));
    }
    let numbers = match component {
        "flux" => crate::ras::managers::flux_hosts()?,
        _ => Vec::new(),
    };
    // Before the word that takes the host.
    let at = words.len().min(if component == "flux" { 2 } else { 1 });
    words.splice(at..at, args.split_whitespace().map(String::from));
    Ok(Shell { numbers, words, root_only: true, ..no_shell() })
}

/// How the head of a cell starts the daemons below it; `alone`: there are none. With the path of
/// the daemon.
///
/// # Errors
/// What starts them is not there.
pub(crate) fn of_cell(
    params: &Params,
    cell: &CellLine,
    alone: bool,
    may_ask: bool,
) -> Result<(How, String), StartError> {
    let path = daemon_path(params, &cell.prefix)?;
    let args = cell.starter_args.as_str();
    let how = match cell.starter.as_str() {
        "slurm" if exists("srun") => {
            Ok(How::Slurm(format!("{} {args}", params.text("plm_slurm_args"))))
        }
        "slurm" => Err("srun is not found in PATH".to_string()),
        "" | "ssh" => shell(params, args, may_ask).map(How::Shell),
        component => manager(component, args).map(How::Shell),
    };
    match how {
        Ok(how) => Ok((how, path)),
        Err(_) if alone => Ok((How::Shell(no_shell()), path)),
        Err(why) => {
            let text = format!("cell {}: no daemons can be started: {why}", cell.name);
            Err(StartError::new(CODE_CANNOT_START, text))
        }
    }
}

/// How daemon `me` starts its children: by a remote shell, unless the root has all of them started.
///
/// # Errors
/// There is no remote shell, and there are children.
pub(crate) fn of_daemon(
    params: &Params,
    bootstrap: &Bootstrap,
    me: u32,
) -> Result<(How, String), StartError> {
    let mine = cell_of(&bootstrap.cells, me).map(|(_, cell)| cell);
    if let Some(cell) = mine.filter(|cell| cell.first == me) {
        return of_cell(params, cell, bootstrap.hosts.is_empty(), false);
    }
    let path = daemon_path(params, mine.map_or("", |cell| cell.prefix.as_str()))?;
    if bootstrap.gathered {
        let by_hand = is_by_hand(params);
        return Ok((How::Elsewhere { by_hand }, path));
    }
    let agent = mine.map_or("", |cell| cell.starter_args.as_str());
    match shell(params, agent, false) {
        Ok(shell) => Ok((How::Shell(shell), path)),
        Err(_) if bootstrap.hosts.is_empty() => Ok((How::Shell(no_shell()), path)),
        Err(why) => Err(StartError::new(CODE_CANNOT_START, why)),
    }
}

/// The user has said that daemons are started by hand.
fn is_by_hand(params: &Params) -> bool {
    params.list("plm").names.iter().any(|n| n == "manual")
}

/// How `mpirun` starts daemons; `None`: no other host is needed. `given_by`: the resource manager
/// whose allocation the hosts are. `may_ask`: somebody is there to type a password.
///
/// # Errors
/// No component can do it here.
pub(crate) fn starter(
    params: &Params,
    others: bool,
    given_by: Option<&str>,
    may_ask: bool,
    foreign: &Foreign,
    report: &mut dyn FnMut(String),
) -> Result<Option<(How, String)>, StartError> {
    // Nobody has to be started: whoever has a favourite for other jobs keeps it.
    if !others {
        return Ok(None);
    }
    let named = is_by_hand(params);
    let query = |c: &'static hawser_mca::ComponentInfo| match c.name {
        "fork" => Answer::NotHere("other hosts take part".into()),
        "slurm" if given_by != Some("slurm") => {
            Answer::NotHere("the hosts do not come from an allocation of Slurm".into())
        }
        "slurm" if !exists("srun") => Answer::NotHere("srun is not found in PATH".into()),
        "slurm" => {
            let how = How::Slurm(params.text("plm_slurm_args").to_string());
            Answer::Here { priority: 60, module: how }
        }
        name @ ("lsf" | "gridengine" | "tm" | "flux") => match given_by == Some(name) {
            false => Answer::NotHere("the hosts do not come from an allocation of its".into()),
            true => match manager(name, "") {
                Ok(shell) => {
                    let priority = if shell.is_deaf() { DEAF_PRIORITY } else { 60 };
                    Answer::Here { priority, module: How::Shell(shell) }
                }
                Err(why) => Answer::NotHere(why),
            },
        },
        "ssh" => match shell(params, "", may_ask) {
            Ok(shell) => Answer::Here { priority: 50, module: How::Shell(shell) },
            Err(why) => Answer::NotHere(why),
        },
        "manual" if named => {
            let words = vec!["ssh".into()];
            let plain = Shell { words, may_ask: true, connect_s: 30, ..no_shell() };
            let shell = shell(params, "", true).unwrap_or(plain);
            Answer::Here { priority: 10, module: How::Manual(shell) }
        }
        "manual" => Answer::NotHere("it is used only when it is asked for".into()),
        _ => match foreign.ask(&PLM, c, &Question::Plm {}) {
            Some(Answer::Here { priority, module }) => {
                let how =
                    How::Shell(Shell { words: module.command, root_only: true, ..no_shell() });
                Answer::Here { priority, module: how }
            }
            Some(Answer::NotHere(why)) => Answer::NotHere(why),
            None => Answer::NotHere("it is not built in".into()),
        },
    };
    let chosen = select(&PLM, params, Rule::Best, query, report);
    let chosen = chosen.map_err(|e| StartError::new(super::CODE_USAGE, e.to_string()))?;
    let how = chosen.into_iter().next().map(|c| c.module);
    how.map(|how| Ok((how, daemon_path(params, "")?))).transpose()
}

/// True when a program of this name can be found.
fn exists(program: &str) -> bool {
    let search = std::env::var_os("PATH").unwrap_or_default();
    let here = std::env::current_dir().unwrap_or_default();
    // Without a slash only the search path counts.
    match program.contains('/') {
        true => Path::new(&here).join(program).is_file(),
        false => super::find_program(OsStr::new(program), &search, Path::new("/")).is_ok(),
    }
}
