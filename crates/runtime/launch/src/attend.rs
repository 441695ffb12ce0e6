//! `hawserd attend`: the acceptor of a node whose ranks another launcher has started, and their
//! watch (ADR 24). It is started by the first rank of the node, speaks with it over its standard
//! input, and lives as long as ranks of the node do. See `docs/formats/joining.md`.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, IntoRawFd, OwnedFd};
use std::process::{Command, Stdio};

use hawser_btl::tcp;
use hawser_mca::Params;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::signals::SIGKILL;
use hawser_os::{clock, local, process, socket};
use hawser_rte::modex::map_of;
use hawser_rte::pmi::attend::{AttendRequest, MESSAGE_MAX, read_request, reply};
use hawser_segment::calibration;
use hawser_segment::node::{NodeSegment, Phase};
use hawser_wireup::handshake::Credential;
use hawser_wireup::reception::Reception;
use hawser_wireup::reception::interfaces::{Choice, Reaches};

use crate::Specs;
use crate::agent::acceptor::{Acceptor, AcceptorFacts};

const TOKEN_ACCEPTOR: u64 = 0;
const TOKEN_RECEPTION: u64 = 1;
/// Tokens of ranks, by their slots.
const TOKEN_RANK: u64 = 16;

/// How long the others of a node live when a rank has ended without `MPI_Finalize`, in
/// nanoseconds: the launcher may say more of it, and shall be first.
const GRACE_NS: u64 = 2_000_000_000;

/// Starts the attendant as nobody's child, so that the rank that asked for it has none.
pub(crate) fn start() -> i32 {
    let own = std::env::current_exe();
    let child = own.and_then(|own| {
        Command::new(own)
            .args(["attend", "now"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
    });
    i32::from(child.is_err())
}

/// The attendant itself.
pub(crate) fn run(specs: &Specs) -> i32 {
    let stdin = io::stdin();
    let leader = stdin.as_fd();
    match attend(leader, specs) {
        Ok(()) => 0,
        Err(why) => {
            // The rank says it to its user; who has gone hears nothing.
            let _ = local::send(leader, &reply(&Err(why)), None);
            1
        }
    }
}

/// The next message of the leader; `None` when it has ended.
fn next(leader: BorrowedFd<'_>) -> Result<Option<(AttendRequest, Option<OwnedFd>)>, String> {
    let mut bytes = [0; MESSAGE_MAX];
    loop {
        match local::receive(leader, &mut bytes) {
            Ok((0, _)) => return Ok(None),
            Ok((n, with)) => {
                let request = read_request(bytes.get(..n).unwrap_or_default());
                return request.map(|e| Some((e, with))).ok_or("no request".into());
            }
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                socket::wait_fds(&[(leader.as_raw_fd(), false)], None);
            }
            Err(e) => return Err(format!("the first rank of the node cannot be heard: {e}")),
        }
    }
}

fn attend(leader: BorrowedFd<'_>, specs: &Specs) -> Result<(), String> {
    let Some((AttendRequest::Begin { job, secret }, _)) = next(leader)? else {
        return Err("hawserd attend is started by a rank".into());
    };
    let sources = calibration::sources();
    let params = Params::load(&specs(&sources), &sources).map_err(|e| e.to_string())?;
    let choice = Choice::of(&params).map_err(|e| e.to_string())?;
    let quality = tcp::quality(&params);
    let credential = Credential { job, secret };
    let reception = Reception::open(credential, &choice, Reaches::Network, &quality)
        .map_err(|e| format!("no connections can be taken: {e}"))?;
    let addresses = reception.addresses().to_vec();
    let told = reply(&Ok(addresses.clone()));
    local::send(leader, &told, None).map_err(|e| e.to_string())?;
    // The leader ends when the job cannot begin.
    let Some((AttendRequest::Segment, Some(segment))) = next(leader)? else { return Ok(()) };
    let segment = NodeSegment::attach(segment.into_raw_fd()).map_err(|e| e.to_string())?;
    let map = map_of(&segment, &segment.map_blocks()).map_err(|e| e.to_string())?;
    let facts = AcceptorFacts { segment, map: map.clone(), addresses, choice, quality };
    let acceptor = Acceptor::open(facts).map_err(|e| e.to_string())?;
    let mut ranks = vec![Some(leader.try_clone_to_owned().map_err(|e| e.to_string())?)];
    while ranks.len() < segment.nlocal() as usize {
        let Some((AttendRequest::Rank, Some(rank))) = next(leader)? else { return Ok(()) };
        ranks.push(Some(rank));
    }
    let set = Poller::new().map_err(|e| e.to_string())?;
    Attendant { segment, acceptor, reception, ranks, set, kill_at: None }
        .live()
        .map_err(|e| e.to_string())
}

struct Attendant {
    segment: NodeSegment,
    acceptor: Acceptor,
    reception: Reception,
    /// By slot: a connection that ends when the process does.
    ranks: Vec<Option<OwnedFd>>,
    set: Poller,
    /// When what is left of the node is killed, monotonic nanoseconds.
    kill_at: Option<u64>,
}

impl Attendant {
    fn live(&mut self) -> io::Result<()> {
        self.set.add(self.acceptor.as_fd(), TOKEN_ACCEPTOR, Interest::Read)?;
        self.set.add(self.reception.as_fd(), TOKEN_RECEPTION, Interest::Read)?;
        for (slot, rank) in (0..).zip(self.ranks.iter().flatten()) {
            self.set.add(rank.as_fd(), TOKEN_RANK + slot, Interest::Nothing)?;
        }
        let mut events: Vec<Event> = Vec::new();
        while self.ranks.iter().any(Option::is_some) {
            events.clear();
            self.set.wait(self.timeout(), &mut events)?;
            for event in events.iter().filter(|e| e.token >= TOKEN_RANK) {
                self.ended((event.token - TOKEN_RANK) as usize);
            }
            self.serve()?;
        }
        Ok(())
    }

    fn timeout(&self) -> i32 {
        let times = [self.acceptor.next_time(), self.reception.next_time(), self.kill_at];
        match times.into_iter().flatten().min() {
            None => -1,
            Some(at) => at.saturating_sub(clock::now_ns()).div_ceil(1_000_000).min(60_000) as i32,
        }
    }

    fn serve(&mut self) -> io::Result<()> {
        let now = clock::now_ns();
        self.acceptor.handle_events(now)?;
        let acceptor = &self.acceptor;
        self.reception.handle_events(now, &mut |names| acceptor.judge(names))?;
        while let Some(arrival) = self.reception.poll_arrival() {
            self.acceptor.handle_arrival(arrival, now);
        }
        // Nobody hears what people should know: the ranks say what it means for them.
        while self.acceptor.poll_trouble().or_else(|| self.reception.poll_trouble()).is_some() {}
        if self.kill_at.is_some_and(|at| now >= at) {
            self.kill_at = None;
            for (slot, _) in (0..).zip(&self.ranks).filter(|(_, r)| r.is_some()) {
                // A process that has ended meanwhile cannot be killed.
                let _ = process::kill(self.segment.slot(slot).pid() as i32, SIGKILL);
            }
        }
        Ok(())
    }

    /// The process of a slot has ended.
    fn ended(&mut self, slot: usize) {
        let Some(rank) = self.ranks.get_mut(slot).and_then(Option::take) else { return };
        self.set.remove(rank.as_fd());
        self.acceptor.handle_end(slot);
        let phase = self.segment.slot(slot as u32).phase();
        if phase != Phase::Finalized && self.kill_at.is_none() {
            self.kill_at = Some(clock::now_ns().saturating_add(GRACE_NS));
        }
    }
}
