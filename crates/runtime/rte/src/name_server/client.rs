//! The name server as a process asks it.
//!
//! There is a connection while a question waits for its answer, and as long as this process has
//! published names, which end with it.

use std::os::fd::{AsFd, AsRawFd};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hawser_os::clock;
use hawser_os::socket::{self, Quality};
use hawser_wireup::handshake::{Names, Plane, Side};
use hawser_wireup::reception::{Caller, Made, Target};
use hawser_wireup::{CallError, CallFault};

use super::channel::Channel;
use super::key::ServerKey;
use crate::name::Name;
use crate::universe::wire::{decode_answer, encode_request};
use crate::universe::{Answer, UniverseRequest};

/// How long an answer is waited for, in nanoseconds: the server may be stopped.
const PATIENCE_NS: u64 = 10_000_000_000;
/// How long one wait takes between two looks at everything else.
const SLICE: Duration = Duration::from_millis(1);

#[derive(Debug, Default)]
struct Inner {
    channel: Option<Channel>,
    /// Names that this process has published and that last as long as the channel.
    published: usize,
}

/// See the module's documentation. Any thread may use it.
#[derive(Debug)]
pub struct NameClient {
    file: PathBuf,
    me: Name,
    quality: Quality,
    timeout_ns: u64,
    inner: Mutex<Inner>,
}

impl NameClient {
    /// Nothing is read or opened before it is needed. A server that does not answer is called for
    /// `timeout_ns`.
    pub fn new(file: PathBuf, me: Name, quality: Quality, timeout_ns: u64) -> NameClient {
        NameClient { file, me, quality, timeout_ns, inner: Mutex::default() }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for something, and waits for the answer; `progress` is called again and again
    /// meanwhile.
    ///
    /// # Errors
    /// A sentence: the server cannot be asked, or does not answer.
    pub fn ask(
        &self,
        request: &UniverseRequest,
        progress: &mut dyn FnMut(),
    ) -> Result<Answer, String> {
        let mut inner = self.inner();
        // A connection that has ended has taken its names along.
        if inner.channel.as_mut().is_some_and(|channel| channel.poll().is_err()) {
            *inner = Inner::default();
        }
        let mut channel = match inner.channel.take() {
            Some(channel) => channel,
            None => self.open(progress)?,
        };
        let answer = self.converse(&mut channel, request, progress).inspect_err(|_| {
            inner.published = 0;
        })?;
        match (request, &answer) {
            (UniverseRequest::Publish { .. }, Answer::Done) => inner.published += 1,
            (UniverseRequest::Unpublish { .. }, Answer::Done) => {
                // It may have been a name of another rank, whose connection holds it.
                inner.published = inner.published.saturating_sub(1);
            }
            _ => {}
        }
        if inner.published > 0 {
            inner.channel = Some(channel);
        }
        Ok(answer)
    }

    /// Ends the connection: the names of this process end.
    pub fn leave(&self) {
        *self.inner() = Inner::default();
    }

    fn open(&self, progress: &mut dyn FnMut()) -> Result<Channel, String> {
        let key = ServerKey::read(&self.file)?;
        let shown = self.file.display();
        let cannot = |why: String| format!("the name server of {shown} cannot be reached: {why}");
        let names = Names {
            plane: Plane::Service,
            job: self.me.job,
            from: self.me.rank,
            channel: 0,
            to: 0,
            link: 0,
            encrypted: true,
        };
        let mut caller = Caller::new(key.credential.clone(), self.quality.clone())
            .map_err(|e| cannot(socket::advised(&e)))?;
        let target = Target {
            host: "of the name server".into(),
            addresses: key.addresses,
            from: None,
            names,
            patience_ns: self.timeout_ns,
            direct: Some(key.credential),
            via: None,
        };
        caller.call(1, target, clock::now_ns());
        let until = clock::now_ns().saturating_add(self.timeout_ns).saturating_add(PATIENCE_NS);
        let made = loop {
            caller.handle_events(clock::now_ns()).map_err(|e| cannot(e.to_string()))?;
            match caller.poll_outcome() {
                Some((_, Ok(made))) => break made,
                Some((_, Err(e))) => return Err(cannot(advised(&e))),
                // It has taken the connection, and does not go on.
                None if clock::now_ns() >= until => {
                    return Err(cannot("it does not answer".into()));
                }
                None => {}
            }
            socket::wait_fds(&[(caller.as_fd().as_raw_fd(), false)], Some(SLICE));
            progress();
        };
        let Made { socket, binding, .. } = made;
        Channel::new(socket, &binding, Side::Caller).map_err(|e| cannot(e.to_string()))
    }

    fn converse(
        &self,
        channel: &mut Channel,
        request: &UniverseRequest,
        progress: &mut dyn FnMut(),
    ) -> Result<Answer, String> {
        let shown = self.file.display();
        let lost = |e: std::io::Error| {
            format!("the name server of {shown} has ended the connection: {e}; names end with it")
        };
        channel.say(&encode_request(request)).map_err(lost)?;
        let until = clock::now_ns().saturating_add(PATIENCE_NS);
        loop {
            if let Some(bytes) = channel.poll().map_err(lost)? {
                return decode_answer(&bytes)
                    .map_err(|_| format!("the name server of {shown} makes no sense"));
            }
            if clock::now_ns() >= until {
                return Err(format!(
                    "the name server of {shown} has not answered for {} s",
                    PATIENCE_NS / 1_000_000_000
                ));
            }
            let fd = (channel.as_fd().as_raw_fd(), channel.has_output());
            socket::wait_fds(&[fd], Some(SLICE));
            progress();
        }
    }
}

fn advised(e: &CallError) -> String {
    let more = match e.fault {
        CallFault::Connecting(_) => "; it has ended, or a firewall is between: see hawser serve",
        CallFault::Unauthenticated(_) | CallFault::Closed => {
            "; the key file may be of an earlier server"
        }
        _ => "",
    };
    format!("{e}{more}")
}
