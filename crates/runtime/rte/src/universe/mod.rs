//! What ranks ask of the universe, the jobs of one launcher, and what it answers: to start
//! processes, and to keep the names of ports (MPI-5.0 section 11.8). See
//! `docs/formats/universe.md`.
//!
//! A rank asks its agent over a connection that is made when it first asks ([`link`]); agents pass
//! requests to the launcher, where [`crate::state::universe`] decides.

pub mod agreement;
pub(crate) mod head;
pub mod link;
pub mod neighbours;
pub mod wire;

use agreement::{AgreementKey, Contribution, Decision, Process};
use serde::{Deserialize, Serialize};

/// What a rank asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum UniverseRequest {
    /// Start a job.
    Spawn(SpawnRequest),
    /// This name stands for this port from now on.
    Publish {
        /// The name.
        service: String,
        /// The port.
        port: String,
    },
    /// For which port does this name stand?
    Lookup {
        /// The name.
        service: String,
    },
    /// The name stands for the port no more.
    Unpublish {
        /// The name.
        service: String,
        /// The port.
        port: String,
    },
    /// The asker's job and this one are connected now (MPI-5.0 section 11.10.4): a bad end of one
    /// is the other's.
    Connected {
        /// The other job.
        job: u64,
    },
    /// They are not any more.
    Disconnected {
        /// The other job.
        job: u64,
    },
    /// MPI ends in the asker: its own end is no bad one from now on.
    Leaving,
    /// Its part of an agreement.
    Agree(Contribution),
    /// It waits for an agreement and has heard of failed members.
    Failed {
        /// Which agreement.
        key: AgreementKey,
        /// The members.
        failed: Vec<Process>,
    },
    /// A communicator is revoked: told to all ranks of the asker's job, or of all jobs.
    Revoke {
        /// Its context id.
        context: u64,
        /// Its members are of several jobs.
        of_all_jobs: bool,
    },
    /// These processes are to end, as `MPI_Abort` asks of the ranks of a communicator where the job
    /// goes on without those that fail.
    End {
        /// The processes.
        processes: Vec<Process>,
        /// The argument of `MPI_Abort`, for the exit code of the asker's job.
        code: i32,
    },
    /// A request to the values that programs keep, in the format of the registry; its container is
    /// [`VALUES`].
    Registry(Vec<u8>),
    /// Of another universe or a tool: all values, as soon as their version is another one.
    Values {
        /// The version that the asker knows; 0: none.
        since: u64,
    },
}

/// The container of the values that programs keep.
pub const VALUES: &str = "values";

/// A job that is to be started.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SpawnRequest {
    /// Its programs, by ascending ranks.
    pub apps: Vec<SpawnApp>,
    /// The port where its processes find those who have asked for them.
    pub port: String,
    /// The working directory of the asker; programs start there unless they name another one.
    pub cwd: Vec<u8>,
    /// The asker has joined by PMI, and has no port of ours.
    pub pmi: Option<PmiOrigin>,
}

/// What the processes of a job find at their PMI connections that a rank has asked for at its own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PmiOrigin {
    /// Pairs that are there from the beginning.
    pub pairs: Vec<(String, String)>,
}

/// One program of a job that is to be started.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SpawnApp {
    /// The program.
    pub command: Vec<u8>,
    /// Its arguments.
    pub argv: Vec<Vec<u8>>,
    /// Number of processes; at least 1.
    pub maxprocs: u32,
    /// Keys and values of the info object.
    pub info: Vec<(String, String)>,
}

/// What the universe says to a rank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// It is done.
    Done,
    /// All processes of a job run.
    Spawned {
        /// The job.
        job: u64,
        /// Processes of each program.
        counts: Vec<u32>,
    },
    /// The port of a name, if somebody has published it.
    Port(Option<String>),
    /// It cannot be done.
    Refused {
        /// Why.
        why: RefusalKind,
        /// A sentence without a full stop.
        text: String,
    },
    /// What was agreed on.
    Agreed(Decision),
    /// A notice: this job has ended.
    Ended {
        /// The job.
        job: u64,
    },
    /// A reply of the registry, in its format.
    Registry(Vec<u8>),
    /// A notice: one of the registry, in its format.
    Changed(Vec<u8>),
    /// The version of the values that programs keep, and all of them as a reply of the registry.
    Values(u64, Vec<u8>),
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RefusalKind {
    /// Processes cannot be started.
    Spawn,
    /// The name is taken, or of no form.
    Name,
    /// The name is not published, or is another process's.
    Service,
    /// A bound is reached.
    Full,
}
