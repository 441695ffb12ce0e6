//! How the roots of two groups that meet at a port talk to each other: over a [`Line`], whoever
//! they are. The connecting root says its side first, and the accepting one answers the first
//! caller that has said it all: a caller that dies, or says nothing, keeps nobody from being
//! accepted.

use hawser_wireup::handshake::Credential;
use hawser_wireup::interjob::{Interjob, Line, PortName};
use hawser_wireup::{CallError, WireupError};

use self::callers::Callers;
use crate::contracts::pml::Pml;
use crate::err;
use crate::error::{Error, Result};

mod callers;

/// Most bytes that the leader of a group of another job may say at once.
pub(super) const JOBS_LIMIT: usize = 64 << 20;

pub(super) fn no_port(why: &WireupError) -> Error {
    err!(Port, "{why}")
}

/// `others`: gateways of one side do not lead to the other one.
fn not_called(why: &CallError, others: bool) -> Error {
    if why.nobody_listens() {
        return err!(
            Port,
            "nobody listens at the port (has its process ended, or closed it with \
             MPI_Close_port?): {why}"
        );
    }
    let next = match others && why.is_unreached() {
        true => {
            "; gateways of cells lead between processes of one mpirun only: start both sides by \
             one mpirun --cell (as several programs, or by MPI_Comm_spawn), or open the port on \
             a host that both reach"
        }
        false => "",
    };
    err!(Port, "the port cannot be reached: {why}{next}")
}

fn broken(why: &WireupError) -> Error {
    err!(Port, "the two sides of a port came apart before they had met: {why}")
}

/// What a caller says when it has heard that it is accepted: from then on it does not give up.
const MET: &[u8] = b"met";

/// How the root of an accepting or connecting group talks to the other one.
pub(super) struct PortExchange<'a> {
    pub(super) pml: &'static dyn Pml,
    pub(super) jobs: &'static Interjob,
    pub(super) stage: Stage,
    /// Until when somebody may answer, by [`Interjob::now_ns`].
    pub(super) until: Option<u64>,
    /// Asked while nobody has come: with an error the call ends.
    pub(super) stop: &'a mut dyn FnMut() -> Option<Error>,
    /// Somebody has come; from then on their line tells when they end.
    pub(super) has_met: bool,
}

pub(super) enum Stage {
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
                self.hear(line)?.map_err(|why| broken(&why))
            }
            Stage::Over => Err(err!(Port, "the meeting has ended")),
        }
    }

    /// The two roots have met, and talk.
    pub(super) fn is_under_way(&self) -> bool {
        matches!(self.stage, Stage::Met(_))
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
                    Err(why) => return Some(Err(no_port(&why))),
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
            let mut line = self.called(number, port)?;
            line.say(mine);
            match self.hear(line)? {
                Ok(theirs) => return Ok(theirs),
                Err(WireupError::Closed) => number = self.jobs.call(port, self.until, true),
                Err(why) => return Err(broken(&why)),
            }
        }
    }

    fn called(&mut self, number: u64, port: &PortName) -> Result<Line> {
        let others = self.jobs.has_gateways_of_others(&port.listening);
        let line = self.wait(|jobs| {
            let end = jobs.called(number)?;
            Some(end.map_err(|why| not_called(&why, others)))
        });
        if line.is_err() {
            self.jobs.give_up_call(number);
        }
        line
    }

    /// Waits for the other side's next record.
    fn hear(&mut self, mut line: Line) -> Result<std::result::Result<Vec<u8>, WireupError>> {
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
