//! How a process joins its job: as a rank of our launcher, or alone.

use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, IntoRawFd, RawFd};
use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use hawser_mca::Params;
use hawser_mca::lifecycle::{Resume, Why};
use hawser_os::{affinity, cma, pipe, process, segment};
use hawser_segment::ProcId;
use hawser_segment::node::{self, NodeInit, NodeSegment, PeerSlot, Phase, World};
use hawser_segment::outside::{self, Home, Outside};
use hawser_status::CallStatus;
use hawser_wireup::Modex;
use thiserror::Error;

use crate::env::{self, EnvError, Identity, Launcher, Lookup};
use crate::modex::NodeModex;
use crate::name::random_job;
use crate::pmi::join::{self, JoinError};
use crate::pmi::session::Session;
use crate::state::job::MpiPhase;
use crate::universe::link::UniverseLink;

/// A process that has joined its job.
#[derive(Clone)]
pub struct Attached {
    /// The segment shared by the processes of this node.
    pub node: NodeSegment,
    /// The job, never 0.
    pub job: u64,
    /// Our rank in the job's world.
    pub me: ProcId,
    /// Our slot in the node segment.
    pub slot: u32,
    /// Number of processes of the job.
    pub nprocs: u32,
    /// Our rank among the job's processes on this node.
    pub local_rank: u32,
    /// Number of the job's processes on this node.
    pub local_size: u32,
    /// Index of our program in the command line of an MPMD job.
    pub appnum: u32,
    /// Number of slots of the allocation.
    pub universe: u32,
    /// Contacts of the peers.
    pub modex: &'static dyn Modex,
    /// True under our launcher, false for a job of one process without one.
    pub launched: bool,
    /// The name of this host.
    pub host: String,
    wake_fd: i32,
    /// The connection to another launcher that started us, until this process needs it no more.
    session: Option<&'static Mutex<Option<Session>>>,
}

impl std::fmt::Debug for Attached {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "rank {} of {} (job {:016x}, {})", self.me, self.nprocs, self.job, self.host)
    }
}

/// Why a process cannot join its job. The text names the next thing to try.
#[derive(Debug, Error)]
pub enum AttachError {
    /// A variable of a launcher cannot be used.
    #[error(transparent)]
    Env(#[from] EnvError),
    /// Another launcher has started us, and we cannot join its job.
    #[error(transparent)]
    Join(#[from] JoinError),
    /// The descriptor that the launcher handed down is of no use.
    #[error("{}={fd}: {cause}; {}", env::NODE_FD, advice(cause))]
    Segment {
        /// The descriptor.
        fd: i32,
        /// What is wrong with it.
        cause: node::AttachError,
    },
    /// The variables are lost, and the descriptor is not.
    #[error(
        "mpirun has started this process as one of {0}, but the HAWSER_* variables that say which \
         are gone (env -i, sudo, a wrapper with an environment of its own): let them pass, or \
         start it outside of mpirun to run it alone"
    )]
    NoVariables(u32),
    /// Segment and variables speak of different jobs.
    #[error("{variable}={value} does not fit the job segment, which says {found}; {NEXT}")]
    Mismatch {
        /// The variable.
        variable: &'static str,
        /// Its value.
        value: String,
        /// What the segment says.
        found: String,
    },
    /// Another process has been this rank.
    #[error("rank {rank} of this job {state} process {pid}: one process per rank; {NEXT}")]
    Taken {
        /// The rank.
        rank: u32,
        /// Its process.
        pid: u32,
        /// "is already" or "has already been".
        state: &'static str,
    },
    /// Two ranks have different values where all must have the same.
    #[error("{0}")]
    Disagree(String),
    /// No memory for the segment of a job of one process.
    #[error("the memory of the job cannot be set up: {}", hawser_os::socket::advised(.0))]
    Create(#[source] io::Error),
}

/// What to try when the node segment cannot be used.
fn advice(cause: &node::AttachError) -> &'static str {
    match cause {
        node::AttachError::Map(_, e) if e.kind() == io::ErrorKind::OutOfMemory => {
            "this process may not use enough memory: raise its limit (ulimit -v)"
        }
        _ => {
            "descriptors are lost when a program between mpirun and this one closes them, or when \
             a rank starts another MPI program: start it with mpirun, or with the HAWSER_* \
             variables unset"
        }
    }
}

/// Key under which a process tells what it has set of the parameters in which all must agree.
const PARAMS_KEY: &str = "params";

const NEXT: &str = "a program that is started by a rank must be started with mpirun, or with the \
                    HAWSER_* variables unset";

/// Joins the job that the environment of this process tells of.
///
/// # Errors
/// [`AttachError`]; a process that a launcher started as one of several never becomes rank 0 of 1.
pub fn attach() -> Result<Attached, AttachError> {
    attach_with(&|name| std::env::var_os(name).map(|v| v.to_string_lossy().into_owned()))
}

/// The same with another source of variables.
///
/// # Errors
/// As [`attach`].
pub fn attach_with(get: Lookup<'_>) -> Result<Attached, AttachError> {
    match env::launcher(get)? {
        Launcher::Own(id) => join(id, env::agent_of(get, id.job)),
        Launcher::Other(found) => {
            let (id, session) = join::join(&found)?;
            let joined = join(id, None)?;
            let session = Box::leak(Box::new(Mutex::new(Some(session))));
            Ok(Attached { session: Some(session), launched: false, ..joined })
        }
        Launcher::None => {
            match pipe::inherited_segments(node::NAME).into_iter().find_map(size_of) {
                Some(size) => Err(AttachError::NoVariables(size)),
                None => alone(),
            }
        }
    }
}

/// The size of the job behind an inherited descriptor, where it has several processes.
fn size_of(fd: i32) -> Option<u32> {
    let node = NodeSegment::attach(fd).ok()?;
    Some(node.nprocs()).filter(|n| *n > 1)
}

/// The segment, and the identity with descriptors that are there: a program between the launcher
/// and this one may have closed those which it has inherited (`subprocess` of Python does). The
/// agent has them under the same numbers, and the kernel lets processes of the same user open them
/// anew.
fn segment_of(id: Identity, agent: Option<i32>) -> Result<(NodeSegment, Identity), AttachError> {
    let cause = match NodeSegment::attach(id.node_fd) {
        Ok(node) => return Ok((node, id)),
        Err(cause) => AttachError::Segment { fd: id.node_fd, cause },
    };
    let again = |fd: i32| pipe::open_of(agent?, fd).ok();
    let (Some(fd), Some(wake)) = (again(id.node_fd), again(id.wake_fd)) else { return Err(cause) };
    let Ok(node) = NodeSegment::attach(fd.as_raw_fd()) else { return Err(cause) };
    Ok((node, Identity { node_fd: fd.into_raw_fd(), wake_fd: wake.into_raw_fd(), ..id }))
}

fn join(id: Identity, agent: Option<i32>) -> Result<Attached, AttachError> {
    let inherited = id;
    let (node, id) = segment_of(id, agent)?;
    let broken = |cause| AttachError::Segment { fd: id.node_fd, cause };
    hawser_status::check(&node).map_err(broken)?;
    let differ = |variable, value: String, found: String| {
        if value == found { Ok(()) } else { Err(AttachError::Mismatch { variable, value, found }) }
    };
    differ(env::JOB, format!("{:016x}", id.job), format!("{:016x}", node.job()))?;
    differ(env::SIZE, id.size.to_string(), node.nprocs().to_string())?;
    differ(env::LOCAL_SIZE, id.local_size.to_string(), node.nlocal().to_string())?;
    let slot = node.slot(id.local_rank);
    differ(env::RANK, id.rank.to_string(), slot.proc().to_string())?;
    let wake_fd = id.wake_fd;
    let ring = Box::new(move || _ = pipe::ring(wake_fd));
    // Where another launcher has started a job on one node there is nobody to be woken.
    let modex = match wake_fd < 0 && node.map_blocks().is_empty() {
        true => NodeModex::without_agent(node, id.local_rank),
        false => NodeModex::new(node, id.local_rank, ring).map_err(broken)?,
    };
    let me = process::pid() as u32;
    slot.claim(me).map_err(|pid| taken(id.rank, pid, me))?;
    if let (Some(agent), true) = (agent, wake_fd >= 0) {
        let home = AgentHome {
            node,
            node_fd: id.node_fd,
            wake_fd,
            agent: AtomicI32::new(agent),
            node_there: AtomicI32::new(inherited.node_fd),
            wake_there: AtomicI32::new(inherited.wake_fd),
            file: Mutex::new(pipe::identity(id.node_fd)),
            spare: Mutex::default(),
        };
        outside::set_home(Box::leak(Box::new(home)));
    }
    slot.set_phase(Phase::Initializing);
    // Programs that this process starts are not this rank.
    pipe::set_cloexec(id.node_fd);
    pipe::set_cloexec(id.wake_fd);
    Ok(Attached {
        node,
        job: id.job,
        me: id.rank,
        slot: id.local_rank,
        nprocs: id.size,
        local_rank: id.local_rank,
        local_size: id.local_size,
        appnum: id.appnum,
        universe: id.universe,
        modex: Box::leak(Box::new(modex)),
        launched: true,
        host: process::hostname(),
        wake_fd: id.wake_fd,
        session: None,
    })
}

/// What the agent of a restarted job writes into the memory of an interrupted process, the last
/// word after the others: its process id, its numbers of the segment and of the pipe that wakes it,
/// and 1. The process makes the last one 0 again.
static NEW_HOME: [AtomicU64; NEW_HOME_WORDS] = [const { AtomicU64::new(0) }; NEW_HOME_WORDS];
const NEW_HOME_WORDS: usize = 4;

/// Tells an interrupted process that was restored of its new home. `words` is the address that it
/// has told ([`HoldArea::tell_home`](hawser_segment::node::HoldArea::tell_home)).
///
/// # Errors
/// What the kernel said.
pub fn tell_new_home(pid: i32, words: u64, node_fd: RawFd, wake_fd: RawFd) -> io::Result<()> {
    let number =
        |n: i32| u64::try_from(n).map_err(|_| io::Error::from(io::ErrorKind::InvalidInput));
    let pid_word = u32::try_from(pid).map_err(|_| io::ErrorKind::InvalidInput)?;
    let all = [number(process::pid())?, number(node_fd)?, number(wake_fd)?, 1];
    cma::write_words(pid_word, words, &all)
}

/// The agent keeps the memory of the node while its ranks are interrupted. It has what they have
/// inherited under the same numbers as they had then.
#[derive(Debug)]
struct AgentHome {
    node: NodeSegment,
    /// Descriptors of the segment, and of the pipe that wakes the agent, here.
    node_fd: RawFd,
    wake_fd: RawFd,
    /// Who that is, and the same descriptors there. Others after a restart.
    agent: AtomicI32,
    node_there: AtomicI32,
    wake_there: AtomicI32,
    /// Device and inode of the segment.
    file: Mutex<Option<(u64, u64)>>,
    /// Descriptors that are kept while the process is interrupted, for those that it needs to take
    /// anew what it has given up: the program may have come to its limit by then.
    spare: Mutex<Vec<File>>,
}

/// Descriptors that are needed at once on the way back.
const SPARE: usize = 4;

impl AgentHome {
    fn file(&self) -> MutexGuard<'_, Option<(u64, u64)>> {
        self.file.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn agent(&self) -> i32 {
        self.agent.load(Ordering::Relaxed)
    }

    fn spare(&self) -> MutexGuard<'_, Vec<File>> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_back(&self) -> io::Result<()> {
        self.spare().clear();
        let of_agent = |fd: &AtomicI32| pipe::open_of(self.agent(), fd.load(Ordering::Relaxed));
        let wake = of_agent(&self.wake_there)?;
        let file = of_agent(&self.node_there)?;
        self.node.take_back(file.try_clone()?)?;
        pipe::put_behind(file, self.node_fd)?;
        pipe::put_behind(wake, self.wake_fd)?;
        *self.file() = pipe::identity(self.node_fd);
        Ok(())
    }
}

impl Outside for AgentHome {
    fn may_interrupt(&self) -> Result<(), Why> {
        let same = |here: RawFd, there: &AtomicI32| {
            let file = pipe::open_of(self.agent(), there.load(Ordering::Relaxed)).ok();
            file.and_then(|f| pipe::identity(f.as_raw_fd())) == pipe::identity(here)
        };
        match same(self.node_fd, &self.node_there) && same(self.wake_fd, &self.wake_there) {
            true => Ok(()),
            false => Err(Why::new(
                "the run-time: what the launcher has open cannot be opened by this process (is it \
                 in a container of its own?)",
            )),
        }
    }

    fn interrupt(&self) -> io::Result<()> {
        let spare = (0..SPARE).map(|_| File::open("/dev/null")).collect::<io::Result<_>>()?;
        *self.spare() = spare;
        if let Err(e) = self.node.give_up() {
            self.spare().clear();
            return Err(e);
        }
        // Without it they stay open, which the agent sees; nothing else has changed.
        [self.node_fd, self.wake_fd].into_iter().try_for_each(pipe::keep_number).or_else(|e| {
            self.take_back()?;
            Err(e)
        })
    }

    fn resume(&self) -> io::Result<()> {
        self.take_back()
    }
}

impl Home for AgentHome {
    fn may_return(&self) -> Option<Resume> {
        let [agent, node, wake, is_told] = &NEW_HOME;
        // SYNC new home: the agent writes this word last; its system call orders the others.
        if is_told.swap(0, Ordering::Acquire) != 0 {
            for (to, from) in
                [(&self.agent, agent), (&self.node_there, node), (&self.wake_there, wake)]
            {
                let told = i32::try_from(from.load(Ordering::Relaxed)).unwrap_or(-1);
                to.store(told, Ordering::Relaxed);
            }
            return Some(Resume::Restart);
        }
        // Gone: the kernel ends this process with its agent. In a process that was restored it may
        // be anybody.
        let there = self.node_there.load(Ordering::Relaxed);
        let file = (*self.file())?;
        let may = segment::may_be_taken_back(self.agent(), there, file).unwrap_or(false);
        may.then_some(Resume::Continue)
    }

    fn words(&self) -> u64 {
        NEW_HOME.as_ptr().expose_provenance() as u64
    }
}

fn taken(rank: u32, pid: u32, me: u32) -> AttachError {
    // Ourselves: the program that this process executed before was the rank.
    let alive = pid != me && process::exists(pid as i32);
    let state = if alive { "is already" } else { "has already been" };
    AttachError::Taken { rank, pid, state }
}

fn alone() -> Result<Attached, AttachError> {
    let (job, secret) = random_job().map_err(AttachError::Create)?;
    let cpus = affinity::effective_cpus();
    let node = NodeSegment::create(&NodeInit {
        job,
        secret,
        nprocs: 1,
        first_rank: 0,
        nlocal: 1,
        domains: &[cpus],
        slot_domain: &[0],
        // Nobody else has to agree, and what is not used costs nothing.
        channels: 4,
        world: World::ONE_NODE,
    })
    .map_err(AttachError::Create)?;
    node.set_format(hawser_status::VERSION);
    node.slot(0).set_pid(process::pid() as u32);
    node.slot(0).set_phase(Phase::Initializing);
    Ok(Attached {
        node,
        job,
        me: 0,
        slot: 0,
        nprocs: 1,
        local_rank: 0,
        local_size: 1,
        appnum: 0,
        universe: cpus,
        modex: Box::leak(Box::new(NodeModex::without_agent(node, 0))),
        launched: false,
        host: process::hostname(),
        wake_fd: -1,
        session: None,
    })
}

impl Attached {
    /// Checks that this process is the one that joined, and no copy that `fork` made of it.
    ///
    /// # Errors
    /// [`AttachError::Taken`].
    pub fn check_process(&self) -> Result<(), AttachError> {
        let (pid, me) = (self.node.slot(self.slot).pid(), process::pid() as u32);
        if pid == me { Ok(()) } else { Err(taken(self.me, pid, me)) }
    }

    /// Shows this process's parameters to the others of the job, and compares those in which all
    /// must agree ([`hawser_mca::Scope::AllEqual`]) with the first that did so. Waits for nobody.
    ///
    /// # Errors
    /// [`AttachError::Disagree`].
    pub fn agree(&self, params: &Params) -> Result<(), AttachError> {
        let ours = params.agreement();
        if !ours.text.is_empty() {
            // Without room the difference remains without a name.
            let _ = self.modex.publish(PARAMS_KEY, ours.text.as_bytes());
        }
        self.node.slot(self.slot).tell_agreement(ours.hash);
        let other = self.node.slot(self.node.compare_with(self.slot));
        if other.agreement() == ours.hash {
            return Ok(());
        }
        let rank = other.proc();
        let theirs = self.modex.lookup(rank, PARAMS_KEY).unwrap_or_default();
        let found = ours.difference(&String::from_utf8_lossy(&theirs));
        let what = found.map_or("parameters".to_string(), |d| {
            let shown = |v: &Option<String>| match v {
                Some(v) => format!("\"{v}\""),
                None => "the default".to_string(),
            };
            let origin = match &d.ours {
                Some(_) if params.rows().any(|r| r.spec.name == d.name) => {
                    format!(" ({})", params.source_of(&d.name))
                }
                _ => String::new(),
            };
            let (ours, theirs) = (shown(&d.ours), shown(&d.theirs));
            format!("the parameter {}: rank {rank} has {theirs}, this one {ours}{origin}", d.name)
        });
        Err(AttachError::Disagree(format!(
            "rank {} does not agree with rank {rank} on {what}; all ranks of a job must have the \
             same: set it with mpirun --mca, not in the environment of some",
            self.me
        )))
    }

    /// Tells the launcher to end the whole job with an exit code, as for `MPI_Abort`; the caller
    /// then ends this process. `text` tells the user why; it may be empty.
    pub fn announce_abort(&self, code: i32, text: &str) {
        self.node.request_abort(self.me, code, text);
        if self.launched {
            pipe::ring(self.wake_fd);
        }
        if let Some(session) = &mut *self.session() {
            let why = if text.is_empty() { "MPI_Abort" } else { text };
            // Without it the launcher sees our exit code.
            let _ = session.abort(code, why);
        }
    }

    /// Another launcher than ours started this process and still waits for its end.
    pub fn foreign(&self) -> bool {
        self.session().is_some()
    }

    /// MPI ends in this process, for now or for good. Another launcher is told that this is no
    /// failure; it is not needed when MPI begins again.
    pub fn leave(&self) {
        if let Some(mut session) = self.session().take() {
            // It is gone: then it ends us anyway.
            let _ = session.finalize();
        }
    }

    /// A new link to the universe of this process.
    ///
    /// # Errors
    /// A sentence: there is none.
    pub fn universe(&self) -> Result<UniverseLink, String> {
        match self.launched && self.wake_fd >= 0 {
            true => Ok(UniverseLink::new(self.node, self.slot, self.wake_fd)),
            false => crate::universe::head::start(self.node, self.slot),
        }
    }

    fn session(&self) -> MutexGuard<'_, Option<Session>> {
        static NONE: Mutex<Option<Session>> = Mutex::new(None);
        self.session.unwrap_or(&NONE).lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far the process of a slot has come in MPI, as the job's state machine wants to know it.
pub fn mpi_phase(slot: &PeerSlot) -> MpiPhase {
    match slot.phase() {
        Phase::Empty | Phase::Started => MpiPhase::Never,
        Phase::Finalized => MpiPhase::Finalized,
        _ if slot.has_world() => MpiPhase::Inside,
        _ => {
            let awaited = slot.status().awaited;
            MpiPhase::InSessions { awaits: awaited.and_then(|a| u32::try_from(a.proc).ok()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn node(nlocal: u32) -> NodeSegment {
        let node = NodeSegment::create(&NodeInit {
            job: 77,
            secret: [1; 32],
            nprocs: nlocal,
            first_rank: 0,
            nlocal,
            domains: &[2],
            slot_domain: &vec![0; nlocal as usize],
            channels: 1,
            world: World::ONE_NODE,
        })
        .unwrap();
        node.set_format(hawser_status::VERSION);
        node
    }

    fn identity(node: &NodeSegment, rank: u32) -> Identity {
        Identity {
            job: 77,
            rank,
            size: node.nprocs(),
            local_rank: rank,
            local_size: node.nlocal(),
            node_fd: node.fd(),
            wake_fd: -1,
            appnum: 0,
            universe: 4,
        }
    }

    fn attach_as(id: &Identity) -> Result<Attached, AttachError> {
        let env: BTreeMap<_, _> = id.variables().into_iter().collect();
        attach_with(&|k| env.get(k).cloned())
    }

    #[test]
    fn ranks_find_each_other() {
        let node = node(3);
        let a = attach_as(&identity(&node, 0)).unwrap();
        let b = attach_as(&identity(&node, 2)).unwrap();
        assert_eq!((a.me, b.me, b.nprocs, b.launched), (0, 2, 3, true));
        assert!(a.modex.publish("tcp", b"address"));
        assert_eq!(b.modex.lookup(0, "tcp").as_deref(), Some(&b"address"[..]));
        assert_eq!(b.modex.lookup(0, "sm"), None);
        assert_eq!(b.modex.lookup(7, "tcp"), None);
        assert_eq!(b.modex.local_slot(2), Some(2));
        assert_eq!(node.slot(2).pid(), std::process::id());
    }

    #[test]
    fn a_rank_is_one_process() {
        let node = node(2);
        attach_as(&identity(&node, 1)).unwrap();
        let text = attach_as(&identity(&node, 1)).unwrap_err().to_string();
        assert!(text.contains("rank 1") && text.contains("already"), "{text}");
    }

    #[test]
    fn one_of_many_gets_the_rank() {
        for _ in 0..20 {
            let node = node(2);
            let id = identity(&node, 1);
            let start = std::sync::Barrier::new(4);
            let joined = std::thread::scope(|s| {
                let attempt = || {
                    start.wait();
                    node.slot(1).claim(process::pid() as u32).is_ok()
                };
                let all: Vec<_> = (0..4).map(|_| s.spawn(attempt)).collect();
                all.into_iter().map(|t| t.join().unwrap()).filter(|j| *j).count()
            });
            assert_eq!(joined, 1);
            assert!(matches!(attach_as(&id), Err(AttachError::Taken { rank: 1, .. })));
        }
    }

    #[test]
    fn a_segment_of_another_job_is_refused() {
        let node = node(2);
        let good = identity(&node, 0);
        for bad in [
            Identity { job: 78, ..good },
            Identity { size: 3, ..good },
            Identity { local_size: 1, ..good },
            Identity { rank: 1, ..good },
        ] {
            assert!(matches!(attach_as(&bad), Err(AttachError::Mismatch { .. })), "{bad:?}");
        }
        let null = std::fs::File::open("/dev/null").unwrap();
        for fd in [std::os::fd::AsRawFd::as_raw_fd(&null), 9999] {
            let text = attach_as(&Identity { node_fd: fd, ..good }).unwrap_err().to_string();
            assert!(text.contains(&format!("HAWSER_NODE_FD={fd}")), "{text}");
        }
        node.set_format(hawser_status::VERSION + 1);
        let text = attach_as(&good).unwrap_err().to_string();
        assert!(text.contains("of different releases"), "{text}");
        assert_eq!(node.slot(0).phase(), Phase::Empty);
    }

    #[test]
    fn a_process_without_launcher_is_a_job_of_one() {
        let a = attach_with(&|_| None).unwrap();
        assert_eq!((a.me, a.nprocs, a.slot, a.launched), (0, 1, 0, false));
        assert_ne!(a.job, attach_with(&|_| None).unwrap().job);
        let foreign = attach_with(&|k| (k == "PMI_SIZE").then(|| "4".into()));
        assert!(matches!(foreign, Err(AttachError::Env(EnvError::Foreign { .. }))));
    }
}
