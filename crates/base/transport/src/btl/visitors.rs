//! How the modules of networks that have no connections of their own get to know a peer: they call
//! the door of its node, answer who has called theirs, and hold a [`Meeting`] with each.

use std::collections::HashMap;
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd};

use hawser_os::socket::Quality;

use super::meeting::{Meeting, Step, Subject};
use super::{EndpointId, Remote};
use crate::door::Door;
use crate::handshake::{Credential, Names, Side};
use crate::reception::{Arrival, CallError, Caller, Target};
use crate::wait::Watch;

/// How soon what was not taken from the door is asked for again, in nanoseconds.
const AGAIN_NS: u64 = 50_000_000;

/// Longest pause, in nanoseconds, before somebody is called again whose meetings break.
const PAUSE_MAX_NS: u64 = 250_000_000;

/// Pause before a call, in nanoseconds, after so many meetings that broke: none after the first
/// one. A peer that has lost this process breaks each at once, as fast as it is called.
fn pause_ns(broken: u32) -> u64 {
    match broken.checked_sub(2) {
        None => 0,
        Some(times) => (1_000_000 << times.min(8)).min(PAUSE_MAX_NS),
    }
}

/// What a look at the visitors brings.
pub(super) enum Visit<T> {
    /// A call of this side has got through.
    Called(EndpointId, TcpStream),
    /// A call has failed for good.
    Refused(EndpointId, Box<CallError>),
    /// Somebody has called.
    Came(Arrival),
    /// A meeting has ended; what the other has said.
    Met(Meeting<T>, Vec<u8>),
    /// A meeting has ended before that, with its connection.
    Broken(Meeting<T>),
    /// Who was met is none of the job.
    Nonsense(Meeting<T>),
}

/// See the module.
pub(super) struct Visitors<T> {
    door: &'static dyn Door,
    credential: Credential,
    subject: Subject,
    /// The one channel that is served; `None`: all.
    channel: Option<u32>,
    /// The number in [`Names::link`] by which the door knows whom a connection is for.
    link: u16,
    caller: Option<Caller>,
    meetings: Vec<Meeting<T>>,
    /// Meetings that broke since one with the same peer did not.
    broken: HashMap<Remote, u32>,
    knocks: u32,
    collect_at: Option<u64>,
}

impl<T> Visitors<T> {
    pub(super) fn new(
        door: &'static dyn Door,
        credential: Credential,
        subject: Subject,
        channel: Option<u32>,
        link: u16,
    ) -> Visitors<T> {
        Visitors {
            door,
            credential,
            subject,
            channel,
            link,
            caller: None,
            meetings: Vec::new(),
            broken: HashMap::new(),
            knocks: 0,
            collect_at: None,
        }
    }

    /// Calls a peer, after a pause where meetings with it break. False: there is no descriptor for
    /// it now.
    pub(super) fn call(&mut self, to: EndpointId, peer: Remote, target: Target, now: u64) -> bool {
        if self.caller.is_none() {
            self.caller = Caller::new(self.credential.clone(), Quality::default()).ok();
        }
        let Some(caller) = &mut self.caller else { return false };
        let pause = self.broken.get(&peer).map_or(0, |broken| pause_ns(*broken));
        caller.call_at(to.0.into(), target, now.saturating_add(pause), now);
        true
    }

    /// Ends a call; the connection if it has been made and was not told yet.
    pub(super) fn cancel(&mut self, to: EndpointId) -> Option<TcpStream> {
        self.caller.as_mut()?.cancel(to.0.into()).map(|made| made.socket)
    }

    /// True when a peer is called, or met.
    pub(super) fn expects(&self, to: EndpointId, peer: Remote) -> bool {
        self.caller.as_ref().is_some_and(|caller| caller.is_calling(to.0.into()))
            || self.meetings.iter().any(|m| m.peer == peer)
    }

    /// Holds a meeting: says `body`.
    pub(super) fn meet(
        &mut self,
        stream: TcpStream,
        peer: Remote,
        as_who: (Names, Side),
        body: &[u8],
        kept: T,
    ) {
        let say = (self.subject, body);
        self.meetings.push(Meeting::new(stream, peer, as_who, say, kept, &self.credential));
    }

    /// Says in all meetings what is to be said, and hears nothing.
    #[cfg(test)]
    pub(super) fn only_say(&mut self) {
        self.meetings.iter_mut().for_each(|m| assert!(m.say()));
    }

    /// Breaks the connections of all meetings; their number.
    #[cfg(test)]
    pub(super) fn break_meetings(&self) -> usize {
        self.meetings.iter().for_each(Meeting::break_off);
        self.meetings.len()
    }

    /// What is kept for the meetings that have not ended.
    pub(super) fn kept(&self) -> impl Iterator<Item = &T> {
        self.meetings.iter().map(|m| &m.kept)
    }

    /// True when somebody is called, meets, or has knocked.
    pub(super) fn are_there(&self) -> bool {
        !self.meetings.is_empty()
            || self.has_knocks()
            || self.collect_at.is_some()
            || self.caller.as_ref().is_some_and(|c| c.next_time().is_some())
    }

    /// Somebody has knocked at the door.
    pub(super) fn has_knocks(&self) -> bool {
        self.door.knocks() != self.knocks
    }

    /// When a look is due without an event, by the monotonic clock in nanoseconds.
    pub(super) fn next_time(&self) -> Option<u64> {
        let calls = self.caller.as_ref().and_then(Caller::next_time);
        calls.into_iter().chain(self.collect_at).min()
    }

    /// Joins what a sleep is for: descriptors. Knocks and times are the owner's to look at.
    pub(super) fn arm(&self, watch: &mut Watch) {
        if let Some(caller) = self.caller.as_ref().filter(|c| !c.is_empty()) {
            watch.descriptor(caller.as_fd().as_raw_fd(), false);
        }
        for meeting in &self.meetings {
            let (fd, writable) = meeting.descriptor();
            watch.descriptor(fd, writable);
        }
    }

    /// Looks after calls and the door.
    pub(super) fn poll_calls(&mut self, now: u64) -> Vec<Visit<T>> {
        let mut visits = Vec::new();
        if let Some(caller) = &mut self.caller {
            // An error leaves all for the next time.
            let _ = caller.handle_events(now);
            while let Some((number, outcome)) = caller.poll_outcome() {
                let to = EndpointId(number as u32);
                visits.push(match outcome {
                    Ok(made) => Visit::Called(to, made.socket),
                    Err(why) => Visit::Refused(to, Box::new(why)),
                });
            }
        }
        let knocks = self.door.knocks();
        if knocks != self.knocks || self.collect_at.is_some_and(|at| now >= at) {
            self.knocks = knocks;
            let collected = self.door.collect();
            self.collect_at = collected.again.then(|| now.saturating_add(AGAIN_NS));
            while let Some(arrival) = self.door.take(self.channel, self.link, 1) {
                visits.push(Visit::Came(arrival));
            }
        }
        visits
    }

    /// Goes on with the meetings; those that have ended.
    pub(super) fn poll_meetings(&mut self) -> Vec<Visit<T>> {
        let mut visits = Vec::new();
        for mut meeting in std::mem::take(&mut self.meetings) {
            match meeting.go_on(&self.credential) {
                Step::Wait => self.meetings.push(meeting),
                Step::Met(said) => {
                    self.broken.remove(&meeting.peer);
                    visits.push(Visit::Met(meeting, said));
                }
                Step::Broken => {
                    let broken = self.broken.entry(meeting.peer).or_default();
                    *broken = broken.saturating_add(1);
                    visits.push(Visit::Broken(meeting));
                }
                Step::Nonsense => visits.push(Visit::Nonsense(meeting)),
            }
        }
        visits
    }
}
