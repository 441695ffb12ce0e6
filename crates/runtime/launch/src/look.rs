//! Who looks at a job from outside: `mpirun` of a job on several hosts shows it to its user under
//! an abstract name (`hawser_rte::control::whole`). A job on one host is seen in its segment.

use std::fs::File;
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};

use hawser_os::{local, socket};
use hawser_rte::control::whole::{self, JobReport};

/// Viewers at once; others are turned away.
const VIEWERS_MAX: usize = 16;

/// The listener and those who wait for an answer.
pub(crate) struct Viewers {
    listener: UnixListener,
    /// A descriptor for somebody who connects when there is no other.
    spare: Option<File>,
    waiting: Vec<UnixStream>,
    /// Answers that a slow viewer has not taken whole.
    answers: Vec<(UnixStream, Vec<u8>)>,
}

impl Viewers {
    /// Listens for viewers of a job.
    ///
    /// # Errors
    /// What the kernel said.
    pub(crate) fn new(job: u64) -> io::Result<Viewers> {
        let listener = UnixListener::bind_addr(&SocketAddr::from_abstract_name(whole::name(job))?)?;
        listener.set_nonblocking(true)?;
        let spare = File::open("/dev/null").ok();
        Ok(Viewers { listener, spare, waiting: Vec::new(), answers: Vec::new() })
    }

    /// Somebody has connected. True: somebody waits for an answer.
    pub(crate) fn accept(&mut self) -> bool {
        loop {
            let viewer = match self.listener.accept() {
                Ok((viewer, _)) => viewer,
                // A connection that is not taken would be reported for ever.
                Err(e) if socket::is_exhausted(&e) && self.spare.take().is_some() => {
                    drop(self.listener.accept());
                    self.spare = File::open("/dev/null").ok();
                    continue;
                }
                Err(_) => break,
            };
            let user = local::peer_user(viewer.as_fd());
            let welcome = user.is_ok_and(|u| u == local::user() || u == 0)
                && viewer.set_nonblocking(true).is_ok();
            if welcome && self.waiting.len() + self.answers.len() < VIEWERS_MAX {
                self.waiting.push(viewer);
            }
        }
        !self.waiting.is_empty()
    }

    /// Somebody has connected before there is anything to show.
    pub(crate) fn turn_away(&mut self) {
        self.accept();
        self.waiting.clear();
    }

    /// Answers all that wait.
    pub(crate) fn answer(&mut self, whole: &JobReport) {
        let Ok(bytes) = whole::encode(whole) else { return self.waiting.clear() };
        self.answers.extend(self.waiting.drain(..).map(|viewer| (viewer, bytes.clone())));
        self.write();
    }

    /// Writes what viewers take now; true: some have to be looked at again.
    pub(crate) fn write(&mut self) -> bool {
        self.answers.retain_mut(|(viewer, bytes)| {
            while !bytes.is_empty() {
                match viewer.write(bytes) {
                    Ok(n @ 1..) => _ = bytes.drain(..n),
                    Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                    Err(e) if e.kind() == io::ErrorKind::WouldBlock => return true,
                    // It has gone.
                    Ok(_) | Err(_) => return false,
                }
            }
            false
        });
        !self.answers.is_empty()
    }
}

impl AsFd for Viewers {
    /// Readable when [`Viewers::accept`] has something to do.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.listener.as_fd()
    }
}
