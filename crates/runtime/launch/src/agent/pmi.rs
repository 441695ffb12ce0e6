//! The agent's side of PMI: one socket for each rank that may want it.

use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;

use hawser_os::poll::{Interest, Poller};
use hawser_rte::control::{self, Report};
use hawser_rte::pmi::server::{Output, Server, Stage};
use hawser_rte::state::job::MpiPhase;
use hawser_rte::universe::{Answer, UniverseRequest};

/// Bytes that are read of one rank at once.
const READ: usize = 4096;

/// Reads of what a rank has said before it ended: more than its socket holds.
const LAST_READS: usize = 256;

/// One rank's connection.
#[derive(Debug)]
struct Line {
    socket: UnixStream,
    /// Answers that the socket has not taken. A rank waits for its answer before it asks again, so
    /// there is one at most, and nothing is read meanwhile.
    unsent: Vec<u8>,
}

/// The server and its connections, by local rank.
#[derive(Debug, Default)]
pub(super) struct Pmi {
    server: Server,
    ranks: Vec<u32>,
    lines: Vec<Option<Line>>,
    /// Local rank of each client of the server.
    locals: Vec<u32>,
    reports: Vec<Report>,
    /// What ranks ask of the universe.
    asked: Vec<(u32, UniverseRequest)>,
}

impl Pmi {
    /// A server for the ranks of `server`; `locals` are their local ranks, `ranks` all ranks of the
    /// node.
    pub(super) fn new(server: Server, locals: Vec<u32>, ranks: Vec<u32>) -> Pmi {
        let lines = locals.iter().map(|_| None).collect();
        Pmi { server, ranks, lines, locals, reports: Vec::new(), asked: Vec::new() }
    }

    fn client(&self, local: u32) -> Option<usize> {
        self.locals.binary_search(&local).ok()
    }

    /// Opens the connection of a rank about to be started; `None` when it is to have none. The
    /// result is the rank's end.
    pub(super) fn open(
        &mut self,
        local: u32,
        set: &Poller,
        first_token: u64,
    ) -> io::Result<Option<OwnedFd>> {
        let Some(at) = self.client(local) else { return Ok(None) };
        let (ours, theirs) = UnixStream::pair()?;
        ours.set_nonblocking(true)?;
        set.add(ours.as_fd(), first_token + at as u64, Interest::Read)?;
        if let Some(line) = self.lines.get_mut(at) {
            *line = Some(Line { socket: ours, unsent: Vec::new() });
        }
        Ok(Some(theirs.into()))
    }

    /// A connection can be read or written.
    pub(super) fn handle_ready(&mut self, at: usize, set: &Poller, first_token: u64) {
        let Some(Some(line)) = self.lines.get_mut(at) else { return };
        let token = first_token + at as u64;
        let mut gone = false;
        if line.unsent.is_empty() {
            let mut bytes = [0u8; READ];
            match line.socket.read(&mut bytes) {
                // Whoever ends says so by its end.
                Ok(0) => gone = true,
                Ok(n) => {
                    self.server.handle_bytes(at as u32, bytes.get(..n).unwrap_or_default());
                }
                Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
                Err(_) => gone = true,
            }
        } else {
            gone = !line.flush();
            if line.unsent.is_empty() && !gone {
                let _ = set.change(line.socket.as_fd(), token, Interest::Read);
            }
        }
        if gone {
            self.close(at, set);
        }
        self.tell(set, first_token);
    }

    /// A rank has ended: what it has said last comes before its end.
    pub(super) fn handle_end(&mut self, local: u32, set: &Poller, first_token: u64) {
        let Some(at) = self.client(local) else { return };
        // Bounded: a descendant of the rank may hold its end and go on to speak.
        for _ in 0..LAST_READS {
            let Some(Some(line)) = self.lines.get_mut(at) else { break };
            let mut bytes = [0u8; READ];
            match line.socket.read(&mut bytes) {
                Ok(n @ 1..) => {
                    self.server.handle_bytes(at as u32, bytes.get(..n).unwrap_or_default());
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Ok(_) => self.close(at, set),
                Err(_) => break,
            }
        }
        self.server.handle_end(at as u32);
        self.tell(set, first_token);
    }

    fn close(&mut self, at: usize, set: &Poller) {
        if let Some(line) = self.lines.get_mut(at)
            && let Some(line) = line.take()
        {
            set.remove(line.socket.as_fd());
        }
    }

    /// All nodes have come to the fence: some pairs, the last ones or not.
    pub(super) fn handle_fenced(
        &mut self,
        pairs: &[(String, String)],
        last: bool,
        set: &Poller,
        first_token: u64,
    ) {
        self.server.handle_fenced(pairs, last);
        self.tell(set, first_token);
    }

    /// The universe answers a rank.
    pub(super) fn handle_answer(
        &mut self,
        local: u32,
        answer: &Answer,
        set: &Poller,
        first_token: u64,
    ) {
        let Some(at) = self.client(local) else { return };
        self.server.handle_answer(at as u32, answer);
        self.tell(set, first_token);
    }

    fn tell(&mut self, set: &Poller, first_token: u64) {
        while let Some(output) = self.server.poll_output() {
            match output {
                Output::Write { local: at, bytes } => {
                    self.write(at as usize, &bytes, set, first_token);
                }
                Output::Fence(pairs) => {
                    let report = |(pairs, last)| Report::Fence { pairs, last };
                    self.reports.extend(control::in_pieces(pairs).into_iter().map(report));
                }
                Output::Abort { local: at, code, text } => {
                    let rank = self.rank(at);
                    self.reports.push(Report::Abort { rank, pid: 0, code, text });
                }
                Output::Universe { local: at, request } => {
                    self.asked.push((self.rank(at), request));
                }
                Output::Broken { local: at, why } => {
                    let rank = self.rank(at);
                    self.reports.push(Report::Trouble(format!(
                        "rank {rank} cannot be understood at its PMI connection: {why}; is \
                         PMI_FD used by another program that it started?"
                    )));
                    self.close(at as usize, set);
                }
            }
        }
    }

    fn rank(&self, at: u32) -> u32 {
        let local = self.locals.get(at as usize).copied().unwrap_or(0);
        self.ranks.get(local as usize).copied().unwrap_or(0)
    }

    fn write(&mut self, at: usize, bytes: &[u8], set: &Poller, first_token: u64) {
        let Some(Some(line)) = self.lines.get_mut(at) else { return };
        line.unsent.extend_from_slice(bytes);
        if !line.flush() {
            self.close(at, set);
        } else if !line.unsent.is_empty() {
            let _ = set.change(line.socket.as_fd(), first_token + at as u64, Interest::Write);
        }
    }

    /// What the master must know.
    pub(super) fn poll_reports(&mut self) -> impl Iterator<Item = Report> + '_ {
        self.reports.drain(..)
    }

    /// What ranks ask of the universe. Of each there is one request at a time.
    pub(super) fn poll_asked(&mut self) -> impl Iterator<Item = (u32, UniverseRequest)> + '_ {
        self.asked.drain(..)
    }

    /// How far a rank has come that joined by PMI; `None` when it did not.
    pub(super) fn phase(&self, local: u32) -> Option<MpiPhase> {
        match self.server.stage(self.client(local)? as u32) {
            Stage::Silent | Stage::Broken => None,
            Stage::Inside => Some(MpiPhase::Inside),
            Stage::Finalized => Some(MpiPhase::Finalized),
        }
    }
}

impl Line {
    /// Sends what it can; false when nobody will ever read it.
    fn flush(&mut self) -> bool {
        while !self.unsent.is_empty() {
            match self.socket.write(&self.unsent) {
                Ok(0) => return false,
                Ok(n) => drop(self.unsent.drain(..n)),
                Err(e) if e.kind() == ErrorKind::WouldBlock => return true,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return false,
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_rte::pmi::server::PmiFacts;

    #[test]
    fn what_a_rank_has_said_last_comes_before_its_end() {
        let set = Poller::new().expect("a set");
        let facts = PmiFacts {
            name: "kvs".into(),
            programs: vec![0],
            ranks: vec![4],
            size: 8,
            universe: 8,
            pairs: Vec::new(),
            parent: None,
        };
        let mut pmi = Pmi::new(Server::new(facts), vec![0], vec![4]);
        let theirs = pmi.open(0, &set, 100).expect("a socket").expect("a client");
        let mut theirs = UnixStream::from(theirs);
        let words = b"cmd=init pmi_version=1 pmi_subversion=1\ncmd=abort exitcode=17\n";
        theirs.write_all(words).expect("room");
        drop(theirs);
        pmi.handle_end(0, &set, 100);
        let reports: Vec<Report> = pmi.poll_reports().collect();
        let aborts = |r: &&Report| matches!(r, Report::Abort { rank: 4, code: 17, .. });
        assert_eq!(reports.iter().filter(aborts).count(), 1, "{reports:?}");
    }
}
