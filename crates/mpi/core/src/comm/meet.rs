//! Jobs that meet (MPI-5.0 section 11.9): ports, accept, connect and join, and the end of what
//! spans several jobs (ADR 34).
//!
//! The roots find each other over a [`Line`] between them, whoever they are: processes of one job,
//! or of two. The connecting root says its side first, and the accepting one answers the first
//! caller that has said it all: a caller that dies, or says nothing, keeps nobody from being
//! accepted. From then on the call goes as the creation of any intercommunicator does.

use std::os::fd::RawFd;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use hawser_wireup::handshake::{self, Credential};
use hawser_wireup::interjob::{Interjob, Line, LineError, PortError, PortName};
use hawser_wireup::reception::{CallError, CallFault};

use self::callers::Callers;
use super::agree::Team;
use super::inter::{Bridge, JOBS_LIMIT, connect};
use super::{Comm, WeakComm};
use crate::contracts::pml::Pml;
use crate::env::Env;
use crate::err;
use crate::errhandler::Handling;
use crate::error::{Error, Result};
use crate::group::{Group, ProcId};

mod callers;
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
        PortName::parse(name).map(Port).map_err(no_port)
    }
}

fn no_port(why: PortError) -> Error {
    err!(Port, "{why}")
}

fn not_called(why: &CallError) -> Error {
    let cause = match why.fault {
        CallFault::Connecting(_) | CallFault::Closed => {
            "nobody listens at the port (has its process ended, or closed it with \
             MPI_Close_port?)"
        }
        _ => "the port cannot be reached",
    };
    err!(Port, "{cause}: {why}")
}

fn broken(why: LineError) -> Error {
    err!(Port, "the two sides of a port came apart before they had met: {why}")
}

/// What a caller says when it has heard that it is accepted: from then on it does not give up.
const MET: &[u8] = b"met";

/// How the root of an accepting or connecting group talks to the other one.
pub(super) struct PortExchange<'a> {
    pml: &'static dyn Pml,
    jobs: &'static Interjob,
    stage: Stage,
    /// Until when somebody may answer, by [`Interjob::now_ns`].
    until: Option<u64>,
    /// Asked while nobody has come: with an error the call ends.
    stop: &'a mut dyn FnMut() -> Option<Error>,
    /// Somebody has come; from then on their line tells when they end.
    has_met: bool,
}

enum Stage {
    /// Callers may come to this port.
    Open(PortName),
    /// This call of a port is under way.
    Calling(u64, PortName),
    Met(Line),
    /// It has failed.
    Over,
}

impl PortExchange<'_> {
    /// Swaps byte strings with the other root.
    pub(super) fn exchange(&mut self, mine: &[u8]) -> Result<Vec<u8>> {
        match std::mem::replace(&mut self.stage, Stage::Over) {
            // This side has failed before it had to do with anybody.
            Stage::Open(_) if mine.is_empty() => Ok(Vec::new()),
            Stage::Calling(number, _) if mine.is_empty() => {
                self.jobs.give_up_call(number);
                Ok(Vec::new())
            }
            Stage::Open(port) => loop {
                let (mut line, theirs) = self.first_caller(&port)?;
                line.say(mine);
                self.has_met = true;
                // It may have given up at the last moment, and others may wait.
                match self.hear(line)? {
                    Ok(_) => return Ok(theirs),
                    Err(_) => self.has_met = false,
                }
            },
            Stage::Calling(number, port) => {
                let theirs = self.be_accepted(number, &port, mine)?;
                self.until = None;
                if let Stage::Met(line) = &mut self.stage {
                    line.say(MET);
                }
                Ok(theirs)
            }
            Stage::Met(mut line) => {
                line.say(mine);
                self.hear(line)?.map_err(broken)
            }
            Stage::Over => Err(err!(Port, "the meeting has ended")),
        }
    }

    /// The key of the two groups.
    pub(super) fn key(&self) -> Option<Credential> {
        match &self.stage {
            Stage::Met(line) => Some(line.meeting()),
            _ => None,
        }
    }

    /// Waits, with progress, and asleep when it takes long.
    fn wait<R>(&mut self, mut check: impl FnMut(&Interjob) -> Option<Result<R>>) -> Result<R> {
        let (jobs, until, has_met) = (self.jobs, self.until, self.has_met);
        let stop = &mut *self.stop;
        let mut end = None;
        self.pml.wait_until(&mut || {
            // It may be asked again after it has said so.
            if end.is_some() {
                return true;
            }
            end = check(jobs);
            if end.is_none() && !has_met {
                end = stop().map(Err);
            }
            if end.is_none() && until.is_some_and(|at| jobs.now_ns() >= at) {
                end = Some(Err(err!(
                    Port,
                    "nobody has accepted the connection in the time that the info key timeout \
                     gives"
                )));
            }
            end.is_some()
        });
        end.unwrap_or_else(|| Err(err!(Intern, "a wait has ended without a reason")))
    }

    /// The first caller that has said all of its side, and what that is.
    fn first_caller(&mut self, port: &PortName) -> Result<(Line, Vec<u8>)> {
        let mut callers = Callers::default();
        let found = self.wait(|jobs| {
            loop {
                match jobs.next_caller(port) {
                    Ok(Some(line)) => callers.push(jobs, line),
                    Ok(None) => break,
                    Err(why) => return Some(Err(no_port(why))),
                }
            }
            callers.poll(jobs).map(Ok)
        });
        let jobs = self.jobs;
        callers.give_back(jobs, |line| jobs.return_caller(port, line));
        found
    }

    /// What the side says that accepts a call. A port without room closes lines, and so does one
    /// that is closed, or whose process ends: the next call finds out.
    fn be_accepted(&mut self, mut number: u64, port: &PortName, mine: &[u8]) -> Result<Vec<u8>> {
        loop {
            let mut line = self.called(number)?;
            line.say(mine);
            match self.hear(line)? {
                Ok(theirs) => return Ok(theirs),
                Err(LineError::Ended) => number = self.jobs.call(port, self.until, true),
                Err(why) => return Err(broken(why)),
            }
        }
    }

    fn called(&mut self, number: u64) -> Result<Line> {
        let line = self.wait(|jobs| {
            let end = jobs.called(number)?;
            Some(end.map_err(|why| not_called(&why)))
        });
        if line.is_err() {
            self.jobs.give_up_call(number);
        }
        line
    }

    /// Waits for the other side's next record.
    fn hear(&mut self, mut line: Line) -> Result<std::result::Result<Vec<u8>, LineError>> {
        let (fd, jobs) = (line.descriptor().0, self.jobs);
        jobs.watch(line.descriptor(), self.until);
        let said = self.wait(|_| line.poll(JOBS_LIMIT).transpose().map(Ok));
        jobs.unwatch(fd);
        if let Ok(Ok(_)) = said {
            self.stage = Stage::Met(line);
        }
        said
    }
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
        if closed { Ok(()) } else { Err(no_port(PortError::NotHere)) }
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
            let jobs = env.interjob_if_any().ok_or_else(|| no_port(PortError::NotHere))?;
            // Without callers it says whether there is one.
            match jobs.has_port(&name) {
                true => Ok(Stage::Open(name)),
                false => Err(no_port(PortError::NotHere)),
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

    /// It has ended, and with it the connections of those whose last one it was.
    pub(super) fn end_between_jobs(&self) {
        if let Ok(env) = self.env()
            && let Some(jobs) = env.interjob_if_any()
        {
            jobs.release(self.foreigners(env));
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
