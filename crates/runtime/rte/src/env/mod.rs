//! The contract of environment variables between a launcher and its ranks. Pure: it reads a map.
//!
//! `docs/formats/environment.md` is the table for people; [`Identity::variables`] writes exactly
//! what [`Identity::read`] reads, and in addition the names that existing programs look for.

use std::fmt;

use thiserror::Error;

/// Identifies the job: 16 hexadecimal digits.
pub const JOB: &str = "HAWSER_JOB";
/// Identifies the agent that has started the process: the job, and the agent's process id.
pub const AGENT: &str = "HAWSER_AGENT";
/// Rank in the job's world.
pub const RANK: &str = "HAWSER_RANK";
/// Number of processes of the job.
pub const SIZE: &str = "HAWSER_SIZE";
/// Rank among the job's processes on this node; also the slot in the node segment.
pub const LOCAL_RANK: &str = "HAWSER_LOCAL_RANK";
/// Number of the job's processes on this node.
pub const LOCAL_SIZE: &str = "HAWSER_LOCAL_SIZE";
/// Descriptor number of the node segment.
pub const NODE_FD: &str = "HAWSER_NODE_FD";
/// Descriptor number of the event counter that wakes the launcher.
pub const WAKE_FD: &str = "HAWSER_WAKE_FD";
/// Index of the program in the command line of an MPMD job.
pub const APPNUM: &str = "HAWSER_APPNUM";
/// Number of slots of the job's allocation.
pub const UNIVERSE_SIZE: &str = "HAWSER_UNIVERSE_SIZE";

/// In the environment of the keeper of logins and what it starts: they belong to no job.
pub const KEEPER_MARK: &str = "HAWSER_KEEPER=1";

/// Descriptor number of the PMI connection of a rank; set for programs that may want one.
pub const PMI_FD: &str = "PMI_FD";

/// All variables that identify a rank: a launcher removes inherited ones before it sets its own.
pub const OWN: &[&str] =
    &[JOB, RANK, SIZE, LOCAL_RANK, LOCAL_SIZE, NODE_FD, WAKE_FD, APPNUM, UNIVERSE_SIZE];

/// Names that existing programs look for; a launcher sets them for each rank.
pub const COMPATIBLE: &[&str] = &[
    "OMPI_COMM_WORLD_RANK",
    "OMPI_COMM_WORLD_SIZE",
    "OMPI_COMM_WORLD_LOCAL_RANK",
    "OMPI_COMM_WORLD_LOCAL_SIZE",
    "OMPI_COMM_WORLD_NODE_RANK",
    "OMPI_UNIVERSE_SIZE",
    "PMI_RANK",
    "PMI_SIZE",
    "MPI_LOCALRANKID",
    "MPI_LOCALNRANKS",
];

/// Asks the library of Open MPI for a component of a framework that all its releases have and
/// Hawser has not. The library reaches ranks by ways that no launcher sees (a search path in a
/// shared library, a script that sets `LD_LIBRARY_PATH` anew), knows no launcher of ours, and would
/// make each rank a job of one process, silently; without the component its `MPI_Init` fails.
pub const OPEN_MPI_COMPONENT: &str = "OMPI_MCA_op";
/// The value: the library names it in its error.
pub const NO_COMPONENT: &str = "none:_Open_MPI's_own_library_cannot_join_a_job_of_Hawser's_mpirun";

/// Variables of other launchers that would mislead a rank; a launcher removes them.
pub const FOREIGN: &[&str] = &[
    "PMI_FD",
    "PMI_PORT",
    "PMI_ID",
    "PMI_JOBID",
    "PMI_SPAWNED",
    "PMIX_RANK",
    "PMIX_NAMESPACE",
    "PMIX_SERVER_URI",
    "PMIX_SERVER_URI2",
    "PMIX_SERVER_URI21",
    "PMIX_SERVER_URI3",
    "PMIX_SERVER_URI4",
    "PMIX_SERVER_URI41",
    "PMIX_SERVER_TMPDIR",
    "PMIX_SECURITY_MODE",
];

/// Variables that speak of the host or the login that they were set on: they are not taken to other
/// hosts, whose daemons have their own.
pub const HOST_BOUND: &[&str] = &[
    "HOST",
    "HOSTNAME",
    "PWD",
    "OLDPWD",
    "TMPDIR",
    "DISPLAY",
    "XAUTHORITY",
    "XDG_RUNTIME_DIR",
    "XDG_SESSION_ID",
    "DBUS_SESSION_BUS_ADDRESS",
    "SSH_AGENT_PID",
    "SSH_AUTH_SOCK",
    "SSH_CLIENT",
    "SSH_CONNECTION",
    "SSH_TTY",
    "SLURMD_NODENAME",
    "SLURM_GTIDS",
    "SLURM_LAUNCH_NODE_IPADDR",
    "SLURM_LOCALID",
    "SLURM_NODEID",
    "SLURM_PROCID",
    "SLURM_STEPID",
    "SLURM_STEP_ID",
    "SLURM_TASK_PID",
    "SLURM_TOPOLOGY_ADDR",
    "PBS_NODENUM",
    "PBS_TASKNUM",
    "PBS_VNODENUM",
];

/// Variables in which a resource manager tells what a process may use of its host: a host's own
/// value wins over the one that comes with the job.
pub const HOST_FIRST: &[&str] =
    &["CUDA_VISIBLE_DEVICES", "GPU_DEVICE_ORDINAL", "ROCR_VISIBLE_DEVICES", "ZE_AFFINITY_MASK"];

/// Variable with the port of the job that has asked for this one by `MPI_Comm_spawn`.
pub const PARENT_PORT: &str = "HAWSER_PARENT_PORT";

/// Variable with the error handler that the communicators of a spawned process have first
/// (MPI-5.0 section 11.8.4): the value of the info key `mpi_initial_errhandler`.
pub const INITIAL_ERRHANDLER: &str = "HAWSER_INITIAL_ERRHANDLER";

/// Variable with the name that a daemon gives to its host, where the kernel's means nothing to
/// people.
pub const NODE_NAME: &str = "HAWSER_NODE_NAME";

/// The environment of the ranks of a node: that of the job, `job`, and what the host has of its
/// own, `host`. On the launch node both are the same.
pub fn on_host(
    job: &[(Vec<u8>, Vec<u8>)],
    host: impl IntoIterator<Item = (Vec<u8>, Vec<u8>)>,
) -> Vec<(Vec<u8>, Vec<u8>)> {
    let is_in = |list: &[&str], name: &[u8]| list.iter().any(|n| n.as_bytes() == name);
    let own: Vec<(Vec<u8>, Vec<u8>)> = host
        .into_iter()
        .filter(|(name, _)| is_in(HOST_BOUND, name) || is_in(HOST_FIRST, name))
        .collect();
    let passes = |name: &[u8]| !is_in(HOST_BOUND, name) && !own.iter().any(|(n, _)| n == name);
    let job = job.iter().filter(|(name, _)| passes(name)).cloned();
    let mut all: Vec<_> = job.collect();
    all.extend(own);
    all
}

/// What a rank learns from its launcher before it has touched the node segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The job, never 0.
    pub job: u64,
    /// Rank in the job's world.
    pub rank: u32,
    /// Number of processes of the job.
    pub size: u32,
    /// Rank among the job's processes on this node.
    pub local_rank: u32,
    /// Number of the job's processes on this node.
    pub local_size: u32,
    /// Descriptor of the node segment.
    pub node_fd: i32,
    /// Descriptor that wakes the launcher.
    pub wake_fd: i32,
    /// Index of the program of an MPMD job.
    pub appnum: u32,
    /// Number of slots of the allocation.
    pub universe: u32,
}

/// Who started this process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Launcher {
    /// Our own `mpirun`.
    Own(Identity),
    /// Another launcher, whose job this process can join.
    Other(Found),
    /// Nobody: a job of one process.
    None,
}

/// A way into the job of another launcher.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A connection that speaks PMI-1 and PMI-2.
    Pmi {
        /// Its descriptor.
        fd: i32,
        /// Our rank.
        rank: u32,
        /// Ranks of the job.
        size: u32,
        /// The launcher's name of the job; may be empty.
        job: String,
        /// PMI-2 is wanted.
        two: bool,
    },
    /// A server of PMIx, which its client library finds.
    Pmix {
        /// The launcher's name of the job.
        space: String,
    },
}

/// A launcher's variable is present but cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EnvError {
    /// One of our variables is missing or makes no sense.
    #[error("{variable}={} {why}; {NEXT_OWN}", Shown(value))]
    Broken {
        /// The variable.
        variable: &'static str,
        /// Its value, `None` when it is not set.
        value: Option<String>,
        /// What is wrong with it.
        why: String,
    },
    /// Another launcher started several processes, and we cannot take part in its job.
    #[error(
        "{variable}={value}: {launcher} has started this process as one of several, but given it \
         no way to the others (PMI_FD or PMIX_NAMESPACE); {}, or unset {variable} to run it as a \
         job of one process",
        next_step(launcher)
    )]
    Foreign {
        /// The variable that shows it.
        variable: &'static str,
        /// Its value.
        value: String,
        /// The other launcher.
        launcher: &'static str,
    },
}

/// What gives a process a way to the others.
fn next_step(launcher: &str) -> &'static str {
    match launcher {
        "srun" => {
            "start it with srun --mpi=pmi2 or srun --mpi=pmix, or with Hawser's mpirun inside of \
             the allocation"
        }
        _ => "start it with Hawser's mpirun",
    }
}

const NEXT_OWN: &str = "start the program with mpirun, or unset the variables of the launcher \
                        (HAWSER_* but HAWSER_MCA_*, PMI_*, PMIX_*) to run it alone";

struct Shown<'a>(&'a Option<String>);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(value) => write!(f, "{value:?}"),
            None => f.write_str("(not set)"),
        }
    }
}

/// Reads one variable; a closure so that tests need no real environment.
pub type Lookup<'a> = &'a dyn Fn(&str) -> Option<String>;

fn number<T: std::str::FromStr>(get: Lookup<'_>, variable: &'static str) -> Result<T, EnvError> {
    let value = get(variable);
    match value.as_deref().map(str::parse) {
        Some(Ok(number)) => Ok(number),
        Some(Err(_)) => Err(broken(variable, value, "is not a number in range")),
        None => Err(broken(variable, None, "but other variables of the launcher are")),
    }
}

fn broken(variable: &'static str, value: Option<String>, why: impl Into<String>) -> EnvError {
    EnvError::Broken { variable, value, why: why.into() }
}

fn job_word(job: u64) -> String {
    format!("{job:016x}")
}

/// The environment entry that all processes have which the agent with this process id has started
/// for a job, and no others on its host: another agent of the job may be there, too.
pub fn agent_mark(job: u64, agent: u32) -> String {
    format!("{}{agent}", agent_marks(job))
}

/// How the entries [`agent_mark`] of all agents of a job begin.
pub fn agent_marks(job: u64) -> String {
    format!("{AGENT}={}.", job_word(job))
}

/// The process id of the agent that has started this process for a job; [`agent_mark`] as a
/// process reads it.
pub fn agent_of(get: Lookup<'_>, job: u64) -> Option<i32> {
    let value = get(AGENT)?;
    let (word, pid) = value.split_once('.')?;
    (word == job_word(job)).then(|| pid.parse().ok()).flatten()
}

impl Identity {
    /// Reads and checks the variables of our launcher.
    ///
    /// # Errors
    /// [`EnvError::Broken`] naming the first variable that cannot be used.
    pub fn read(get: Lookup<'_>) -> Result<Identity, EnvError> {
        let job_text = get(JOB);
        let job = job_text
            .as_deref()
            .filter(|t| t.len() == 16)
            .and_then(|t| u64::from_str_radix(t, 16).ok())
            .filter(|j| *j != 0)
            .ok_or_else(|| match &job_text {
                Some(_) => broken(JOB, job_text.clone(), "is not a job id (16 hex digits)"),
                None => broken(JOB, None, "but other variables of the launcher are"),
            })?;
        let id = Identity {
            job,
            rank: number(get, RANK)?,
            size: number(get, SIZE)?,
            local_rank: number(get, LOCAL_RANK)?,
            local_size: number(get, LOCAL_SIZE)?,
            node_fd: number(get, NODE_FD)?,
            wake_fd: number(get, WAKE_FD)?,
            appnum: number(get, APPNUM)?,
            universe: number(get, UNIVERSE_SIZE)?,
        };
        let bad = |variable, why: String| Err(broken(variable, get(variable), why));
        if id.rank >= id.size {
            return bad(RANK, format!("is not below {SIZE}={}", id.size));
        }
        if id.local_size > id.size {
            return bad(LOCAL_SIZE, format!("is above {SIZE}={}", id.size));
        }
        if id.local_rank >= id.local_size || id.local_rank > id.rank {
            return bad(LOCAL_RANK, format!("does not fit {LOCAL_SIZE}={}", id.local_size));
        }
        if id.node_fd < 0 {
            return bad(NODE_FD, "is not a descriptor".into());
        }
        Ok(id)
    }

    /// Everything that the launcher sets for a rank: ours, and what existing programs read.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        let n = |v: u32| v.to_string();
        vec![
            (JOB, job_word(self.job)),
            (RANK, n(self.rank)),
            (SIZE, n(self.size)),
            (LOCAL_RANK, n(self.local_rank)),
            (LOCAL_SIZE, n(self.local_size)),
            (NODE_FD, self.node_fd.to_string()),
            (WAKE_FD, self.wake_fd.to_string()),
            (APPNUM, n(self.appnum)),
            (UNIVERSE_SIZE, n(self.universe)),
            ("OMPI_COMM_WORLD_RANK", n(self.rank)),
            ("OMPI_COMM_WORLD_SIZE", n(self.size)),
            ("OMPI_COMM_WORLD_LOCAL_RANK", n(self.local_rank)),
            ("OMPI_COMM_WORLD_LOCAL_SIZE", n(self.local_size)),
            ("OMPI_COMM_WORLD_NODE_RANK", n(self.local_rank)),
            ("OMPI_UNIVERSE_SIZE", n(self.universe)),
            ("PMI_RANK", n(self.rank)),
            ("PMI_SIZE", n(self.size)),
            ("MPI_LOCALRANKID", n(self.local_rank)),
            ("MPI_LOCALNRANKS", n(self.local_size)),
        ]
    }
}

/// The way into the job of another launcher, if there is one. A job of one process needs none.
fn way_in(get: Lookup<'_>) -> Result<Option<Launcher>, EnvError> {
    if let Some(text) = get(PMI_FD) {
        let bad = |why: &str| broken(PMI_FD, Some(text.clone()), why);
        let fd: i32 = text.trim().parse().map_err(|_| bad("is not a descriptor"))?;
        for needed in ["PMI_RANK", "PMI_SIZE"] {
            if get(needed).is_none() {
                return Err(bad(&format!("has no {needed} beside it")));
            }
        }
        let (rank, size): (u32, u32) = (number(get, "PMI_RANK")?, number(get, "PMI_SIZE")?);
        if rank >= size {
            return Err(broken("PMI_RANK", get("PMI_RANK"), format!("is not below {size}")));
        }
        if size == 1 {
            return Ok(Some(Launcher::None));
        }
        let job = get("PMI_JOBID").unwrap_or_default();
        // Slurm's server was made for PMI-2; hydra's users have PMI-1 in daily use.
        let two = match get("PMI_VERSION").as_deref() {
            Some("1") => false,
            Some("2") => true,
            _ => get("SLURM_STEP_ID").is_some(),
        };
        return Ok(Some(Launcher::Other(Found::Pmi { fd, rank, size, job, two })));
    }
    let Some(space) = get("PMIX_NAMESPACE") else { return Ok(None) };
    let alone = ["OMPI_COMM_WORLD_SIZE", "SLURM_STEP_NUM_TASKS"];
    if alone.iter().any(|v| get(v).as_deref() == Some("1")) {
        return Ok(Some(Launcher::None));
    }
    Ok(Some(Launcher::Other(Found::Pmix { space })))
}

/// Finds out who started this process.
///
/// # Errors
/// A launcher's variable is present but cannot be used: such a process must not run as rank 0 of 1.
pub fn launcher(get: Lookup<'_>) -> Result<Launcher, EnvError> {
    if OWN.iter().any(|v| get(v).is_some()) {
        return Identity::read(get).map(Launcher::Own);
    }
    if let Some(found) = way_in(get)? {
        return Ok(found);
    }
    let foreign = |variable: &'static str, launcher: &'static str| {
        let value = get(variable)?;
        Some(EnvError::Foreign { variable, value, launcher })
    };
    let several = |variable: &str| {
        get(variable).is_some_and(|v| v.trim().parse::<u64>().is_ok_and(|n| n > 1))
    };
    // A job of one process needs nothing from its launcher, so only sizes above one count where
    // the launcher tells the size.
    let sized = [
        ("OMPI_COMM_WORLD_SIZE", "Open MPI"),
        ("PMI_SIZE", "a PMI launcher"),
        ("MV2_COMM_WORLD_SIZE", "MVAPICH"),
        ("PALS_SIZE", "PALS"),
        ("FLUX_JOB_SIZE", "Flux"),
        ("SLURM_STEP_NUM_TASKS", "srun"),
    ];
    for (variable, name) in sized {
        if several(variable) {
            return Err(foreign(variable, name).unwrap_or_else(|| broken(JOB, None, "")));
        }
    }
    if sized.iter().any(|(variable, _)| get(variable).is_some()) {
        return Ok(Launcher::None);
    }
    for variable in ["PMIX_RANK", "PMI_PORT", "PMI_RANK"] {
        if let Some(error) = foreign(variable, "a PMI launcher") {
            return Err(error);
        }
    }
    Ok(Launcher::None)
}

#[cfg(test)]
mod tests;
