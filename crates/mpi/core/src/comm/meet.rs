//! Jobs that meet (MPI-5.0 section 11.9): ports, accept, connect and join, and the end of what
//! spans several jobs (ADR 34).
//!
//! The roots find each other at a port (`port_exchange`): processes of one job, or of two. From
//! then on the call goes as the creation of any intercommunicator does.

use std::os::fd::RawFd;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use hawser_wireup::WireupError;
use hawser_wireup::handshake;
use hawser_wireup::interjob::{Interjob, NOT_HERE, PortName};

use super::agree::Team;
use super::inter::{Bridge, connect};
use super::port_exchange::{PortExchange, Stage, no_port};
use super::{Comm, WeakComm};
use crate::contracts::pml::Space;
use crate::env::{Env, Lingering};
use crate::err;
use crate::errhandler::Handling;
use crate::error::{Error, Result};
use crate::group::{Group, ProcId};

mod join;

impl WeakComm {
    /// The name of a communicator with this process whose error handler ends the job; it may have
    /// none.
    fn ends_with(&self, proc: ProcId) -> Option<String> {
        let inner = self.0.upgrade()?;
        let has = |group: &Group| group.contains(proc);
        if inner.clones.load(Ordering::Relaxed) == 0 || !has(&inner.peers) && !has(&inner.local) {
            return None;
        }
        let cold = inner.cold.lock().unwrap_or_else(PoisonError::into_inner);
        matches!(cold.errhandler.handling(), Handling::Fatal).then(|| cold.name.clone())
    }
}

impl Env {
    /// Gives up what is known of members of communicators of several jobs that were freed, and
    /// whose messages are over. Called where no lock of the PML can be held.
    pub(super) fn end_lingering(&self) {
        let mut over = Vec::new();
        self.lingering().retain_mut(|Lingering { space, procs }| {
            let pending = self.pml.pending_with(space, procs);
            over.extend(procs.extract_if(.., |proc| !pending.contains(proc)));
            !procs.is_empty()
        });
        if let Some(jobs) = self.interjob_if_any().filter(|_| !over.is_empty()) {
            jobs.release(over.into_iter());
        }
    }

    /// The name of a communicator of several jobs with this process whose error handler ends the
    /// job: its loss ends this one, whether or not something waits for it.
    pub fn ends_with(&self, proc: ProcId) -> Option<String> {
        let shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        shared.iter().find_map(|comm| comm.ends_with(proc))
    }
}

/// A port by its name, which [`Env::open_port`] has made.
#[derive(Clone, Debug)]
pub struct Port(PortName);

impl Port {
    /// The port of this name.
    ///
    /// # Errors
    /// Class `Port`.
    pub fn of(name: &str) -> Result<Port> {
        PortName::parse(name).map(Port).map_err(|why| no_port(&why))
    }
}

fn not_here() -> Error {
    no_port(&WireupError::Port(NOT_HERE))
}

impl Env {
    /// `MPI_Open_port`: the name of a new port of this process, of at most 255 bytes.
    ///
    /// # Errors
    /// This process cannot listen for other jobs.
    pub fn open_port(&self) -> Result<String> {
        let opened = self.interjob()?.open_port();
        opened.map_err(|e| err!(Other, "no key for a port: {e}"))
    }

    /// `MPI_Close_port`.
    ///
    /// # Errors
    /// Class `Port`: this process has no such port.
    pub fn close_port(&self, name: &str) -> Result<()> {
        let Port(port) = Port::of(name)?;
        let closed = self.interjob_if_any().is_some_and(|jobs| jobs.close_port(&port));
        if closed { Ok(()) } else { Err(not_here()) }
    }
}

impl Comm {
    /// `MPI_Comm_accept`: waits for a group that connects to the port of member `root`, where alone
    /// `port` counts. `stop` is asked there while nobody has come: with an error the call ends at
    /// all members.
    ///
    /// # Errors
    /// Class `Port`; class `Rank` for the root; that of `stop`.
    pub fn accept(
        &self,
        port: Result<Port>,
        root: i32,
        stop: &mut dyn FnMut() -> Option<Error>,
    ) -> Result<Comm> {
        let open = |env: &Env| -> Result<Stage> {
            let Port(name) = port?;
            let jobs = env.interjob_if_any().ok_or_else(not_here)?;
            // Without callers it says whether there is one.
            match jobs.has_port(&name) {
                true => Ok(Stage::Open(name)),
                false => Err(not_here()),
            }
        };
        self.meet(open, root, None, stop)
    }

    /// `MPI_Comm_connect`: connects to a port that another process has opened. `port` and
    /// `timeout_ns`, for which that may take to accept, count at `root`.
    ///
    /// # Errors
    /// Class `Port`: nobody listens there, or accepts in time; class `Rank` for the root.
    pub fn connect(&self, port: Result<Port>, root: i32, timeout_ns: Option<u64>) -> Result<Comm> {
        let until = |jobs: &Interjob| timeout_ns.map(|ns| jobs.now_ns().saturating_add(ns));
        let call = |env: &Env| -> Result<Stage> {
            let Port(name) = port?;
            let jobs = env.interjob()?;
            Ok(Stage::Calling(jobs.call(&name, until(jobs), false), name))
        };
        self.meet(call, root, timeout_ns, &mut || None)
    }

    fn meet(
        &self,
        begin: impl FnOnce(&Env) -> Result<Stage>,
        root: i32,
        timeout_ns: Option<u64>,
        stop: &mut dyn FnMut() -> Option<Error>,
    ) -> Result<Comm> {
        if self.is_inter() {
            return Err(err!(Comm, "groups that meet are those of intracommunicators"));
        }
        let env = self.maker()?;
        let root = u32::try_from(root).ok().filter(|root| *root < self.size());
        let root = root.ok_or_else(|| err!(Rank, "the root is not in 0..{}", self.size()))?;
        let bridge = (self.rank() == root).then(|| {
            let stage = begin(env)?;
            let jobs = env.interjob()?;
            let until = timeout_ns.map(|ns| jobs.now_ns().saturating_add(ns));
            let pml = env.pml;
            Ok(Bridge::Meeting(Box::new(PortExchange {
                pml,
                jobs,
                stage,
                until,
                stop,
                has_met: false,
            })))
        });
        let team = Team::all(self, self.next_tag());
        let comm = connect(env, &team, self.group(), (root, self.rank()), bridge)?;
        Ok(comm.inherit(self))
    }

    /// Processes of other jobs with which it has to do.
    pub(super) fn foreigners<'a>(&'a self, env: &'a Env) -> impl Iterator<Item = ProcId> + 'a {
        let ranks = env.nprocs;
        self.involved().flat_map(Group::iter).filter(move |proc| *proc >= ranks)
    }

    /// It begins: its processes are known as long as it is there.
    pub(super) fn begin_between_jobs(&self, env: &Env) {
        if let Some(jobs) = env.interjob_if_any() {
            jobs.retain(self.foreigners(env));
        }
        let mut shared = env.shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        shared.retain(WeakComm::is_alive);
        shared.push(WeakComm::of(self));
    }

    /// It has ended, and with it the connections of those whose last one it was: once its messages
    /// are over.
    pub(super) fn end_between_jobs(&self) {
        let Ok(env) = self.env() else { return };
        let Some(jobs) = env.interjob_if_any() else { return };
        let others: Vec<ProcId> = self.foreigners(env).collect();
        let procs = env.pml.pending_with(self, &others);
        jobs.release(others.into_iter().filter(|proc| !procs.contains(proc)));
        if !procs.is_empty() {
            let (context, local) = (self.context(Space::P2p), self.group().clone());
            let space = Comm::new(context, self.rank(), local, None, env.pml);
            env.lingering().push(Lingering { space, procs });
        }
    }
}

/// A number that is random.
fn random() -> Result<[u8; 32]> {
    handshake::nonce().map_err(|e| err!(Other, "{e}"))
}

/// What is waited for at a descriptor of the program.
fn watching<R>(
    env: &Env,
    (fd, writes): (RawFd, bool),
    mut check: impl FnMut() -> Option<Result<R>>,
) -> Result<R> {
    let jobs = env.interjob()?;
    jobs.watch((fd, writes), None);
    let mut end = None;
    env.pml.wait_until(&mut || {
        if end.is_none() {
            end = check();
        }
        end.is_some()
    });
    jobs.unwatch(fd);
    end.unwrap_or_else(|| Err(err!(Intern, "a wait has ended without a reason")))
}
