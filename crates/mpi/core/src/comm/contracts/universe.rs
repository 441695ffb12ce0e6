//! What the run-time offers to the process model (MPI-5.0 chapter 11): starting jobs, and the names
//! of ports.
//!
//! # Contract
//!
//! 1. [`Universe::spawn`] returns when all processes of the new job run, or none of them will. Each
//!    gets the name of the port, and the caller waits there for them.
//! 2. A job that ends before it has come to that port is told by [`Universe::has_ended`], which
//!    costs no wait and, once true, stays so. [`Universe::descriptor`] wakes whoever waits for it.
//! 3. The bad end of a job ends those that are [`Universe::connected`] with it, and no others.
//! 4. Names belong to the job that has published them, and end with it.
//! 5. An agreement ([`Universe::propose`]) is decided once, with one outcome for all that live,
//!    whoever fails meanwhile; each process is woken when its outcome is there. A process that is
//!    told to be failed is ended.
//! 6. [`Universe::revoke`] returns when the run-time knows: all members hear of it, also
//!    if the caller ends.
//! 7. Calls wait with progress. They may be made by several threads at once.

use std::os::fd::RawFd;

use hawser_wireup::names::Name;

use crate::error::Result;

/// One program of a job that is to be started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpawnApp {
    /// The program.
    pub command: Vec<u8>,
    /// Its arguments.
    pub argv: Vec<Vec<u8>>,
    /// Number of processes, at least 1.
    pub maxprocs: u32,
    /// Keys and values of the info object; keys that the run-time does not know are ignored.
    pub info: Vec<(String, String)>,
}

/// A job that was started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spawned {
    /// Its id.
    pub job: u64,
    /// Processes of each program: as many as were wanted, unless the key `soft` permits fewer.
    pub counts: Vec<u32>,
}

/// Names an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BallotKey {
    /// The job in which the context id is unique; 0: it is unique among all.
    pub job: u64,
    /// The context id of the communicator.
    pub context: u64,
    /// The number of the agreement there.
    pub number: u64,
}

/// A process's part of an agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot {
    /// Which agreement.
    pub key: BallotKey,
    /// Processes of the communicator, those of both groups.
    pub size: u32,
    /// Which of the two groups of an intercommunicator it is in: 0 or 1.
    pub side: u8,
    /// Its value.
    pub value: u64,
    /// Something of which the outcome has that of one contributor.
    pub proposal: u64,
    /// Failed members that it knows.
    pub failed: Vec<Name>,
    /// Those of them that it has acknowledged.
    pub acked: Vec<Name>,
    /// All members, where they are of several jobs; else empty.
    pub members: Vec<Name>,
}

/// What was agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The bitwise AND of the values of each side.
    pub values: [u64; 2],
    /// The proposal of one contributor.
    pub proposal: u64,
    /// Failed members.
    pub failed: Vec<Name>,
    /// All contributors have acknowledged all of these.
    pub acknowledged: bool,
}

/// The run-time as the process model sees it.
pub trait Universe: Send + Sync {
    /// Starts a job.
    ///
    /// # Errors
    /// Class `Spawn`: it cannot be started; nothing of it is left.
    fn spawn(&self, apps: &[SpawnApp], port: &str) -> Result<Spawned>;

    /// True once a job that this process has started has ended.
    fn has_ended(&self, job: u64) -> bool;

    /// What becomes readable when the run-time says something.
    fn descriptor(&self) -> Option<RawFd>;

    /// This job and another one are connected from now on (MPI-5.0 section 11.10.4).
    fn connected(&self, job: u64);

    /// They are not any more.
    fn disconnected(&self, job: u64);

    /// MPI ends in this process: its own end is no bad one from now on.
    fn leaving(&self);

    /// The launcher has all processes of this job: it decides for them, and tells them. Not so
    /// where another one has started them.
    fn serves_job(&self) -> bool;

    /// Takes part in an agreement. Returns the number of the question.
    ///
    /// # Errors
    /// Class `UnsupportedOperation`: there is no launcher that decides.
    fn propose(&self, ballot: &Ballot) -> Result<u64>;

    /// The outcome of an agreement, once it is there. Never waits.
    ///
    /// # Errors
    /// There will be none.
    fn outcome(&self, question: u64) -> Result<Option<Outcome>>;

    /// Waits a moment for what the launcher says, without progress.
    fn rest(&self);

    /// More members have failed while an agreement is awaited.
    fn tell_failed(&self, key: BallotKey, failed: &[Name]);

    /// The communicator with this context id is revoked: all its members are told.
    /// `of_all_jobs`: they are of several jobs.
    ///
    /// # Errors
    /// Class `UnsupportedOperation`: there is no launcher that tells them.
    fn revoke(&self, context: u64, of_all_jobs: bool) -> Result<()>;

    /// Ends these processes, with this argument of `MPI_Abort`: the others go on.
    ///
    /// # Errors
    /// Class `UnsupportedOperation`: there is no launcher that does.
    fn end(&self, processes: &[Name], code: i32) -> Result<()>;

    /// `MPI_Publish_name`.
    ///
    /// # Errors
    /// Class `Name`: the name is taken, or of no form.
    fn publish(&self, service: &str, port: &str) -> Result<()>;

    /// `MPI_Lookup_name`.
    ///
    /// # Errors
    /// Class `Name`: nobody has published it.
    fn lookup(&self, service: &str) -> Result<String>;

    /// `MPI_Unpublish_name`.
    ///
    /// # Errors
    /// Class `Service`: it is not published, or is another job's.
    fn unpublish(&self, service: &str, port: &str) -> Result<()>;
}
