//! `MPI_Comm_join`: two processes that have a socket in common.

use std::os::fd::RawFd;

use hawser_wireup::WireupError;
use hawser_wireup::interjob::{PORT_MAX, join_read, join_write};

use super::{Port, random, watching};
use crate::comm::Comm;
use crate::env::Env;
use crate::err;
use crate::error::{Error, Result};

/// Both say this first, with a random number: the greater one opens the port.
const MAGIC: &[u8; 8] = b"hawjoin1";
const HELLO: usize = 40;

fn fault(why: &WireupError) -> Error {
    err!(
        Arg,
        "MPI_Comm_join needs a connected stream socket whose other end calls MPI_Comm_join, too: \
         {why}"
    )
}

impl Env {
    /// `MPI_Comm_join`. Nothing is left on the socket.
    ///
    /// # Errors
    /// Class `Arg` for a descriptor that is no such socket, or whose other end says something else.
    pub fn join(&'static self, fd: RawFd) -> Result<Comm> {
        let me = self.self_comm()?;
        let mine = [&MAGIC[..], &random()?].concat();
        say(self, fd, &mine)?;
        let theirs = hear(self, fd, HELLO)?;
        if theirs[..MAGIC.len()] != *MAGIC || theirs == mine {
            return Err(err!(Arg, "the other end of the socket is in no MPI_Comm_join of ours"));
        }
        if mine < theirs {
            let name = hear(self, fd, PORT_MAX + 1)?;
            let name = String::from_utf8_lossy(&name);
            return me.connect(Port::of(name.trim_end_matches('\0')), 0, None);
        }
        let name = self.open_port()?;
        let mut bytes = name.clone().into_bytes();
        bytes.resize(PORT_MAX + 1, 0);
        let met = say(self, fd, &bytes).and_then(|()| {
            let mut stop = || join_read(fd, &mut []).err().map(|why| fault(&why));
            me.accept(Port::of(&name), 0, &mut stop)
        });
        self.close_port(&name)?;
        met
    }
}

fn say(env: &Env, fd: RawFd, bytes: &[u8]) -> Result<()> {
    let mut sent = 0;
    watching(env, (fd, true), || match join_write(fd, bytes.get(sent..).unwrap_or_default()) {
        Ok(n) => {
            sent += n;
            (sent == bytes.len()).then_some(Ok(()))
        }
        Err(why) => Some(Err(fault(&why))),
    })
}

fn hear(env: &Env, fd: RawFd, len: usize) -> Result<Vec<u8>> {
    let mut bytes = vec![0; len];
    let mut have = 0;
    watching(env, (fd, false), || {
        match join_read(fd, bytes.get_mut(have..).unwrap_or_default()) {
            Ok(n) => {
                have += n;
                (have == len).then_some(Ok(()))
            }
            Err(why) => Some(Err(fault(&why))),
        }
    })?;
    Ok(bytes)
}
