//! The run-time as the process model sees it: requests over the link to our agent, or to a launcher
//! that is started for this process alone.

use std::collections::BTreeSet;
use std::os::unix::ffi::OsStrExt;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use hawser_core::contracts::pml::Pml;
use hawser_core::contracts::universe::{Ballot, BallotKey, Outcome, SpawnApp, Spawned, Universe};
use hawser_core::err;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::holding;
use hawser_mca::lifecycle::Why;
use hawser_os::socket;
use hawser_rte::Attached;
use hawser_rte::name_server::client::NameClient;
use hawser_rte::universe::agreement::{AgreementKey, Contribution, Process};
use hawser_rte::universe::link::UniverseLink;
use hawser_rte::universe::{self as ask, Answer, RefusalKind, UniverseRequest, neighbours};
use hawser_wireup::names::Name;

/// How long one wait for an answer takes between two looks at everything else.
const SLICE: Duration = Duration::from_millis(1);

/// See the module's documentation.
pub(crate) struct RankUniverse {
    attached: &'static Attached,
    pml: &'static dyn Pml,
    link: OnceLock<UniverseLink>,
    /// Who keeps names, where the user has named a server.
    server: Option<NameClient>,
    opening: Mutex<()>,
    /// Jobs of which it has told that ours is connected with them.
    connected: Mutex<BTreeSet<u64>>,
    /// That of the processes which have spawned this one.
    parent: OnceLock<u64>,
}

impl RankUniverse {
    /// Nothing is opened before it is needed.
    pub(crate) fn new(
        attached: &'static Attached,
        pml: &'static dyn Pml,
        server: Option<NameClient>,
    ) -> RankUniverse {
        RankUniverse {
            attached,
            pml,
            link: OnceLock::new(),
            server,
            opening: Mutex::new(()),
            connected: Mutex::default(),
            parent: OnceLock::new(),
        }
    }

    /// Processes of this job have spawned ours, and the launcher knows that they are connected.
    pub(crate) fn set_parent(&self, job: u64) {
        let _ = self.parent.set(job);
    }

    /// The launcher knows of the connection with a job: it ends one when the other has ended badly.
    pub(crate) fn knows(&self, job: u64) -> bool {
        self.parent.get() == Some(&job) || self.connected().contains(&job)
    }

    fn connected(&self) -> MutexGuard<'_, BTreeSet<u64>> {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn link(&self) -> Result<&UniverseLink> {
        if let Some(link) = self.link.get() {
            return Ok(link);
        }
        let _alone = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(link) = self.link.get() {
            return Ok(link);
        }
        let link = self.attached.universe().map_err(|why| err!(Spawn, "{why}"))?;
        // As long as the link, which nobody closes.
        holding::refuse_interrupts(
            "the run-time",
            &Why::new("has a connection with the launcher, for other jobs or lost ranks"),
        )
        .stay();
        Ok(self.link.get_or_init(|| link))
    }

    pub(crate) fn ask(&self, request: &UniverseRequest) -> Result<Answer> {
        let link = self.link()?;
        let lost = |why: String| err!(Spawn, "{why}");
        let ticket = link.ask(request).map_err(lost)?;
        loop {
            if let Some(answer) = link.poll(ticket).map_err(lost)? {
                return Ok(answer);
            }
            self.wait_for(link);
        }
    }

    /// Waits a moment for the launcher, with progress. It has an answer soon, whatever it is, and
    /// others need this process meanwhile.
    pub(crate) fn wait_for(&self, link: &UniverseLink) {
        let fds: Vec<(i32, bool)> = link.descriptor().map(|fd| (fd, false)).into_iter().collect();
        if !self.pml.progress() {
            socket::wait_fds(&fds, Some(SLICE));
        }
    }

    fn ask_server(&self, server: &NameClient, request: &UniverseRequest) -> Result<Answer> {
        server.ask(request, &mut || _ = self.pml.progress()).map_err(|why| err!(Other, "{why}"))
    }

    fn tell(&self, request: &UniverseRequest) {
        if let Ok(link) = self.link() {
            link.tell(request);
            while !link.is_flushed() {
                self.wait_for(link);
            }
        }
    }
}

/// The error of a request that was refused, or has got an answer to something else.
fn refused(answer: Answer) -> Error {
    let Answer::Refused { why, text } = answer else {
        return err!(Intern, "the launcher has answered something else");
    };
    let class = match why {
        RefusalKind::Spawn => ErrClass::Spawn,
        RefusalKind::Name => ErrClass::Name,
        RefusalKind::Service => ErrClass::Service,
        RefusalKind::Full => ErrClass::NoMem,
    };
    Error::new(class, text)
}

fn processes(names: &[Name]) -> Vec<Process> {
    names.iter().map(|name| Process { job: name.job, rank: name.rank }).collect()
}

fn key_of(key: BallotKey) -> AgreementKey {
    AgreementKey { job: key.job, context: key.context, number: key.number }
}

/// The error of what a launcher alone can do.
fn no_launcher(why: &Error) -> Error {
    err!(
        UnsupportedOperation,
        "processes that may fail agree by way of mpirun, which decides; this one has none that can \
         be asked: {}",
        why.text()
    )
}

fn done(answer: Answer) -> Result<()> {
    if answer == Answer::Done { Ok(()) } else { Err(refused(answer)) }
}

impl Universe for RankUniverse {
    fn spawn(&self, apps: &[SpawnApp], port: &str) -> Result<Spawned> {
        let app = |app: &SpawnApp| ask::SpawnApp {
            command: app.command.clone(),
            argv: app.argv.clone(),
            maxprocs: app.maxprocs,
            info: app.info.clone(),
        };
        // Without one programs start in that of the launcher.
        let cwd = std::env::current_dir().unwrap_or_default();
        let request = ask::SpawnRequest {
            apps: apps.iter().map(app).collect(),
            port: port.into(),
            cwd: cwd.as_os_str().as_bytes().to_vec(),
            pmi: None,
        };
        match self.ask(&UniverseRequest::Spawn(request))? {
            Answer::Spawned { job, counts } => Ok(Spawned { job, counts }),
            other => Err(refused(other)),
        }
    }

    fn has_ended(&self, job: u64) -> bool {
        self.link.get().is_none_or(|link| link.has_ended(job))
    }

    fn descriptor(&self) -> Option<i32> {
        self.link.get().and_then(UniverseLink::descriptor)
    }

    fn connected(&self, job: u64) {
        self.connected().insert(job);
        self.tell(&UniverseRequest::Connected { job });
    }

    fn disconnected(&self, job: u64) {
        if self.connected().remove(&job) {
            // The answer is waited for: whatever happens in that job from then on is its own.
            let _ = self.ask(&UniverseRequest::Disconnected { job });
        }
    }

    fn leaving(&self) {
        if let Some(server) = &self.server {
            server.leave();
        }
        if self.link.get().is_some() {
            self.tell(&UniverseRequest::Leaving);
        }
    }

    fn serves_job(&self) -> bool {
        !self.attached.foreign()
    }

    fn propose(&self, ballot: &Ballot) -> Result<u64> {
        let mine = Contribution {
            key: key_of(ballot.key),
            size: ballot.size,
            side: ballot.side,
            value: ballot.value,
            proposal: ballot.proposal,
            failed: processes(&ballot.failed),
            acked: processes(&ballot.acked),
            members: processes(&ballot.members),
        };
        let link = self.link().map_err(|e| no_launcher(&e))?;
        let asked = link.ask(&UniverseRequest::Agree(mine));
        asked.map_err(|why| err!(UnsupportedOperation, "{why}"))
    }

    fn outcome(&self, question: u64) -> Result<Option<Outcome>> {
        let answer = self.link()?.poll(question).map_err(|why| err!(Other, "{why}"))?;
        let name = |p: Process| Name { job: p.job, rank: p.rank };
        match answer {
            None => Ok(None),
            Some(Answer::Agreed(decision)) => Ok(Some(Outcome {
                values: decision.values,
                proposal: decision.proposal,
                failed: decision.failed.into_iter().map(name).collect(),
                acknowledged: decision.acknowledged,
            })),
            Some(Answer::Refused { text, .. }) => Err(err!(UnsupportedOperation, "{text}")),
            Some(other) => Err(refused(other)),
        }
    }

    fn rest(&self) {
        let fd = self.descriptor().map(|fd| (fd, false));
        socket::wait_fds(&fd.into_iter().collect::<Vec<_>>(), Some(SLICE));
    }

    fn tell_failed(&self, key: BallotKey, failed: &[Name]) {
        if let Ok(link) = self.link() {
            let (key, failed) = (key_of(key), processes(failed));
            link.tell(&UniverseRequest::Failed { key, failed });
        }
    }

    fn revoke(&self, context: u64, of_all_jobs: bool) -> Result<()> {
        self.link().map_err(|e| no_launcher(&e))?;
        done(self.ask(&UniverseRequest::Revoke { context, of_all_jobs })?)
    }

    fn end(&self, all: &[Name], code: i32) -> Result<()> {
        self.link().map_err(|e| no_launcher(&e))?;
        done(self.ask(&UniverseRequest::End { processes: processes(all), code })?)
    }

    fn publish(&self, service: &str, port: &str) -> Result<()> {
        let request =
            UniverseRequest::Publish { service: service.to_owned(), port: port.to_owned() };
        if let Some(server) = &self.server {
            return done(self.ask_server(server, &request)?);
        }
        let mut progress = || _ = self.pml.progress();
        if neighbours::lookup(service, &mut progress).is_some() {
            return Err(err!(Name, "another job has published the name \"{service}\""));
        }
        done(self.ask(&request)?)
    }

    fn lookup(&self, service: &str) -> Result<String> {
        let request = UniverseRequest::Lookup { service: service.to_owned() };
        let mut at_server = "";
        if let Some(server) = &self.server {
            match self.ask_server(server, &request)? {
                Answer::Port(Some(port)) => return Ok(port),
                // A job of this host may know no server.
                Answer::Port(None) => at_server = ", nor is it at the name server",
                other => return Err(refused(other)),
            }
        }
        // A process without a launcher has published nothing before it has a link.
        if self.attached.launched || self.link.get().is_some() {
            match self.ask(&request)? {
                Answer::Port(Some(port)) => return Ok(port),
                Answer::Port(None) => {}
                other => return Err(refused(other)),
            }
        }
        let mut progress = || _ = self.pml.progress();
        neighbours::lookup(service, &mut progress).ok_or_else(|| {
            err!(
                Name,
                "no job of this user on this host has published the name \"{service}\", or it has \
                 ended{at_server}"
            )
        })
    }

    fn unpublish(&self, service: &str, port: &str) -> Result<()> {
        let request =
            UniverseRequest::Unpublish { service: service.to_owned(), port: port.to_owned() };
        match &self.server {
            Some(server) => done(self.ask_server(server, &request)?),
            None => done(self.ask(&request)?),
        }
    }
}
