//! What ranks contribute to agreements, and what they get: see [`crate::state::agreement`].

use serde::{Deserialize, Serialize};

use crate::name::Name;

/// Names an agreement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct AgreementKey {
    /// The job in which the context id is unique; 0: it is unique among all jobs.
    pub job: u64,
    /// The context id of the communicator.
    pub context: u64,
    /// The number of the agreement there.
    pub number: u64,
}

/// A process, in messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Process {
    /// Its job.
    pub job: u64,
    /// Its rank there.
    pub rank: u32,
}

impl From<Name> for Process {
    fn from(name: Name) -> Process {
        Process { job: name.job, rank: name.rank }
    }
}

impl From<Process> for Name {
    fn from(process: Process) -> Name {
        Name { job: process.job, rank: process.rank }
    }
}

/// What a process brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contribution {
    /// Which agreement.
    pub key: AgreementKey,
    /// Processes of the communicator, those of both groups.
    pub size: u32,
    /// Which of the two groups of an intercommunicator it is in: 0 or 1.
    pub side: u8,
    /// Its value.
    pub value: u64,
    /// Something of which the decision has that of the first contributor by job and rank.
    pub proposal: u64,
    /// Failed members that it knows.
    pub failed: Vec<Process>,
    /// Those of them whose failure it has acknowledged.
    pub acked: Vec<Process>,
    /// All members, where they are of several jobs; else empty.
    pub members: Vec<Process>,
}

/// What all that contributed get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The bitwise AND of the values of each side; all bits where nobody contributed.
    pub values: [u64; 2],
    /// The proposal of the first contributor.
    pub proposal: u64,
    /// Failed members.
    pub failed: Vec<Process>,
    /// All contributors have acknowledged all of these.
    pub acknowledged: bool,
}
