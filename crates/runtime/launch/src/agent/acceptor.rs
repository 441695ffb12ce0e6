//! The acceptor of a node (ADR 16): what has come in for its ranks and waits for them, and the UNIX
//! connections over which they take it. See `docs/formats/acceptor.md`.
//!
//! A job whose ranks never ask, and are never asked for, has no acceptor.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use hawser_os::local;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::socket::{self, Quality, is_exhausted};
use hawser_rte::map::JobMap;
use hawser_segment::node::{MAX_CHANNELS, NodeSegment};
use hawser_wireup::acceptor::wire;
use hawser_wireup::handshake::{Answer, Credential, Names, Plane, Reason};
use hawser_wireup::reception::interfaces::{Choice, Reaches};
use hawser_wireup::reception::{Arrival, REST_NS, Reception};

/// Connections that wait for one rank.
const MAX_PARKED: usize = 512;
/// Connections that wait for all ranks of the node.
const MAX_PARKED_IN_ALL: usize = 4096;
/// UNIX connections that have not said who they are.
const MAX_UNAUTHENTICATED: usize = 64;
/// How soon is tried again what the kernel had no room for, in nanoseconds.
const AGAIN_NS: u64 = 50_000_000;

const TOKEN_LISTENER: u64 = 0;
const TOKEN_RECEPTION: u64 = 1;
/// Tokens of unauthenticated connections, by their serial numbers.
const TOKEN_UNAUTHENTICATED: u64 = 1 << 32;
/// Tokens of ranks, by their slots.
const TOKEN_SEAT: u64 = 1 << 62;

/// What the acceptor knows of one rank.
#[derive(Debug, Default)]
struct Seat {
    link: Option<OwnedFd>,
    parked: VecDeque<Arrival>,
    ended: bool,
}

/// What an acceptor is made from.
pub(crate) struct AcceptorFacts {
    pub(crate) segment: NodeSegment,
    /// The number of the node in this map. Ranks that were restored know it by another one.
    pub(crate) number: u32,
    pub(crate) map: JobMap,
    /// Where the node takes connections; empty: the acceptor is to listen itself.
    pub(crate) addresses: Vec<SocketAddr>,
    /// On which interfaces, then.
    pub(crate) choice: Choice,
    pub(crate) quality: Quality,
}

/// The acceptor. Its descriptors are in a set of their own, which its owner waits for.
pub(crate) struct Acceptor {
    segment: NodeSegment,
    number: u32,
    credential: Credential,
    map: JobMap,
    addresses: Vec<SocketAddr>,
    set: Poller,
    events: Vec<Event>,
    listener: OwnedFd,
    reception: Option<Reception>,
    unauthenticated: VecDeque<(u64, OwnedFd)>,
    serial: u64,
    /// By slot.
    seats: Vec<Seat>,
    again_at: Option<u64>,
    /// The listener is not looked at for lack of descriptors.
    rests_until: Option<u64>,
    troubles: VecDeque<String>,
}

/// What is said to somebody who calls for a rank of node `number` by this map, where `seat` says
/// whether the rank has ended and how many wait for it.
fn judge(map: &JobMap, number: u32, names: &Names, seat: impl FnOnce() -> (bool, usize)) -> Answer {
    let Names { plane, from, channel, to, .. } = *names;
    if plane != Plane::Data || from >= map.ranks() || from == to || channel >= MAX_CHANNELS {
        return Answer::No(Reason::Unexpected);
    }
    if map.place(to).is_none_or(|place| place.node != number) {
        return Answer::No(Reason::Unknown);
    }
    match seat() {
        (true, _) => Answer::No(Reason::Ended),
        (false, waiting) if waiting >= MAX_PARKED => Answer::Later,
        (false, _) => Answer::Welcome,
    }
}

/// As [`Acceptor::judge`] while a node has no acceptor, but ranks.
pub(super) fn judge_without(
    map: &JobMap,
    number: u32,
    names: &Names,
    ended: impl FnOnce(u32) -> bool,
) -> Answer {
    judge(map, number, names, || (ended(names.to), 0))
}

impl Acceptor {
    /// Listens for the ranks of the node, and tells them.
    ///
    /// # Errors
    /// What the kernel said.
    pub(crate) fn open(facts: AcceptorFacts) -> io::Result<Acceptor> {
        let AcceptorFacts { segment, number, map, mut addresses, choice, quality } = facts;
        let credential = Credential { job: segment.job(), secret: segment.secret() };
        socket::permitted()?;
        let set = Poller::new()?;
        let listener = local::listen(&wire::name(&credential, segment.number()))?;
        set.add(listener.as_fd(), TOKEN_LISTENER, Interest::Read)?;
        let mut troubles = VecDeque::new();
        let mut reception = None;
        if addresses.is_empty() {
            match Reception::open(credential.clone(), &choice, Reaches::ThisHost, &quality) {
                Ok(open) => {
                    set.add(open.as_fd(), TOKEN_RECEPTION, Interest::Read)?;
                    addresses = open.addresses().to_vec();
                    reception = Some(open);
                }
                // The ranks are told that there is no address, and go on without.
                Err(e) => {
                    troubles.push_back(format!("no connections between ranks can be taken: {e}"));
                }
            }
        }
        let seats = (0..segment.nlocal()).map(|_| Seat::default()).collect();
        segment.open_acceptor();
        (0..segment.nlocal()).for_each(|slot| segment.notify(slot));
        Ok(Acceptor {
            segment,
            number,
            credential,
            map,
            addresses,
            set,
            events: Vec::new(),
            listener,
            reception,
            unauthenticated: VecDeque::new(),
            serial: 0,
            seats,
            again_at: None,
            rests_until: None,
            troubles,
        })
    }

    /// Ranks of other nodes are elsewhere now.
    pub(crate) fn learn_map(&mut self, map: JobMap) {
        self.map = map;
    }

    /// The process of a slot has ended: nobody waits for it any more.
    pub(crate) fn handle_end(&mut self, slot: usize) {
        if let Some(seat) = self.seats.get_mut(slot) {
            *seat = Seat { ended: true, ..Seat::default() };
        }
    }

    /// What is said to somebody who calls for a rank of this node.
    pub(crate) fn judge(&self, names: &Names) -> Answer {
        let in_all: usize = self.seats.iter().map(|s| s.parked.len()).sum();
        let seat = || {
            let seat = self.segment.slot_of(names.to).and_then(|s| self.seats.get(s as usize));
            seat.map_or((true, 0), |s| {
                let full = in_all >= MAX_PARKED_IN_ALL;
                (s.ended, if full { MAX_PARKED } else { s.parked.len() })
            })
        };
        judge(&self.map, self.number, names, seat)
    }

    /// Somebody who has proved to be of the job calls for a rank of this node.
    pub(crate) fn handle_arrival(&mut self, arrival: Arrival, now: u64) {
        let Some(slot) = self.segment.slot_of(arrival.names.to) else { return };
        let Some(seat) = self.seats.get_mut(slot as usize) else { return };
        // It may have ended since it was asked for: the other side sees the end of the connection.
        if seat.ended {
            return;
        }
        seat.parked.push_back(arrival);
        self.hand_over(slot, now);
    }

    /// Gives a rank what waits for it, as far as it takes it.
    fn hand_over(&mut self, slot: u32, now: u64) {
        let Some(seat) = self.seats.get_mut(slot as usize) else { return };
        let mut full = false;
        while let (Some(link), Some(next)) = (&seat.link, seat.parked.front()) {
            let bytes = wire::arrival(&next.names, &next.binding);
            match local::send(link.as_fd(), &bytes, Some(next.socket.as_fd())) {
                Ok(()) => _ = seat.parked.pop_front(),
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                    full = true;
                    break;
                }
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                // The kernel carries only so many descriptors at a time.
                Err(e) if is_exhausted(&e) || local::is_overladen(&e) => {
                    self.again_at = Some(now.saturating_add(AGAIN_NS));
                    break;
                }
                Err(_) => seat.link = None,
            }
        }
        if let Some(link) = &seat.link {
            let what = if full { Interest::Write } else { Interest::Nothing };
            // It is in the set already, which is all that the kernel could complain of.
            let _ = self.set.change(link.as_fd(), TOKEN_SEAT + u64::from(slot), what);
        }
        // One without a link makes it when it hears this.
        self.segment.notify(slot);
    }

    /// Looks at everything.
    ///
    /// # Errors
    /// What the kernel said of the acceptor's own set.
    pub(crate) fn handle_events(&mut self, now: u64) -> io::Result<()> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            match event.token {
                TOKEN_LISTENER => self.accept(now),
                TOKEN_RECEPTION => {}
                token if token >= TOKEN_SEAT => {
                    let slot = (token - TOKEN_SEAT) as u32;
                    if event.closed {
                        // The process goes; that it has ended its parent is told by the kernel.
                        if let Some(seat) = self.seats.get_mut(slot as usize) {
                            seat.link = None;
                        }
                    } else {
                        self.hand_over(slot, now);
                    }
                }
                token => self.greet(token, now),
            }
        }
        self.events = events;
        self.receive(now)?;
        if self.rests_until.is_some_and(|at| now >= at) {
            self.rests_until = None;
            self.set.change(self.listener.as_fd(), TOKEN_LISTENER, Interest::Read)?;
        }
        if self.again_at.is_some_and(|at| now >= at) {
            self.again_at = None;
            for slot in 0..self.segment.nlocal() {
                if self.seats.get(slot as usize).is_some_and(|s| !s.parked.is_empty()) {
                    self.hand_over(slot, now);
                }
            }
        }
        Ok(())
    }

    fn receive(&mut self, now: u64) -> io::Result<()> {
        let Some(mut reception) = self.reception.take() else { return Ok(()) };
        let done = reception.handle_events(now, &mut |names| self.judge(names));
        while let Some(arrival) = reception.poll_arrival() {
            self.handle_arrival(arrival, now);
        }
        self.troubles.extend(std::iter::from_fn(|| reception.poll_trouble()));
        self.reception = Some(reception);
        done
    }

    /// Takes UNIX connections.
    fn accept(&mut self, now: u64) {
        loop {
            let link = match local::accept(self.listener.as_fd()) {
                Ok(link) => link,
                // Callers at the listener wait on until there is a descriptor for it.
                Err(e) if is_exhausted(&e) => return self.rest(now),
                Err(_) => return,
            };
            if local::peer_user(link.as_fd()).ok() != Some(local::user()) {
                continue;
            }
            // All ranks may come at once, and have said who they are before they are listened to.
            if self.unauthenticated.len() >= MAX_UNAUTHENTICATED
                && let Some((oldest, _)) = self.unauthenticated.front()
            {
                self.greet(*oldest, now);
            }
            self.serial += 1;
            let token = TOKEN_UNAUTHENTICATED + self.serial;
            if self.set.add(link.as_fd(), token, Interest::Read).is_ok() {
                self.unauthenticated.push_back((token, link));
            }
        }
    }

    fn rest(&mut self, now: u64) {
        // The listener is in the set, which is all that the kernel could complain of.
        let _ = self.set.change(self.listener.as_fd(), TOKEN_LISTENER, Interest::Nothing);
        self.rests_until = Some(now.saturating_add(REST_NS));
    }

    /// Reads the hello of a rank.
    fn greet(&mut self, token: u64, now: u64) {
        let Some(at) = self.unauthenticated.iter().position(|s| s.0 == token) else { return };
        let Some((_, link)) = self.unauthenticated.remove(at) else { return };
        let mut bytes = [0; wire::MESSAGE_MAX];
        let Ok((n, _)) = local::receive(link.as_fd(), &mut bytes) else { return };
        let hello = bytes.get(..n).unwrap_or_default();
        let Some(slot) = wire::read_hello(&self.credential, hello) else { return };
        let free = |s: &&mut Seat| s.link.is_none() && !s.ended;
        let Some(seat) = self.seats.get_mut(slot as usize).filter(free) else { return };
        let welcome = wire::welcome(&self.credential, hello, &self.addresses);
        let watched =
            self.set.change(link.as_fd(), TOKEN_SEAT + u64::from(slot), Interest::Nothing);
        if watched.is_ok() && local::send(link.as_fd(), &welcome, None).is_ok() {
            seat.link = Some(link);
            self.hand_over(slot, now);
        }
    }

    /// When [`Acceptor::handle_events`] is due without an event: monotonic nanoseconds.
    pub(crate) fn next_time(&self) -> Option<u64> {
        let reception = self.reception.as_ref().and_then(Reception::next_time);
        reception.into_iter().chain(self.again_at).chain(self.rests_until).min()
    }

    /// Something that people should know: a sentence without a subject.
    pub(crate) fn poll_trouble(&mut self) -> Option<String> {
        self.troubles.pop_front()
    }
}

impl AsFd for Acceptor {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use hawser_segment::node::{NodeInit, World};
    use hawser_wireup::CallFault;
    use hawser_wireup::Modex;
    use hawser_wireup::acceptor::Contact;
    use hawser_wireup::handshake::Binding;
    use hawser_wireup::reception::{Caller, Target};

    use super::*;
    use hawser_mca::{Params, Sources};
    use hawser_os::clock;
    use hawser_rte::modex::{NodeModex, blocks_of};
    use std::io::{Read, Write};
    use std::net::TcpStream;

    fn segment(map: &JobMap, job: u64) -> NodeSegment {
        let nlocal = map.local_size(0);
        let node = NodeSegment::create(&NodeInit {
            job,
            secret: [3; 32],
            nprocs: map.ranks(),
            first_rank: 0,
            nlocal,
            domains: &[2],
            slot_domain: &vec![0; nlocal as usize],
            channels: 1,
            world: World { node: 0, blocks: &blocks_of(map), nodes: &[] },
        })
        .unwrap();
        for (slot, rank) in (0..).zip(map.ranks_on(0)) {
            node.slot(slot).set_proc(rank);
        }
        node
    }

    fn choice() -> Choice {
        let specs = hawser_btl::params();
        Choice::of(&Params::load(&specs, &Sources::empty()).unwrap()).unwrap()
    }

    fn random_job() -> u64 {
        hawser_rte::random_job().unwrap().0
    }

    fn acceptor(map: &JobMap, segment: NodeSegment) -> Acceptor {
        let quality = Quality::default();
        let facts = AcceptorFacts {
            number: segment.number(),
            segment,
            map: map.clone(),
            addresses: vec![],
            choice: choice(),
            quality,
        };
        Acceptor::open(facts).unwrap()
    }

    fn rank(segment: NodeSegment, slot: u32) -> NodeModex {
        NodeModex::new(segment, slot, Box::new(|| {})).unwrap()
    }

    /// Calls of rank 9, which is on another node.
    struct Outside {
        caller: Caller,
        next: u64,
    }

    impl Outside {
        fn new(acceptor: &Acceptor) -> Outside {
            let caller = Caller::new(acceptor.credential.clone(), Quality::default()).unwrap();
            Outside { caller, next: 0 }
        }

        fn call(&mut self, acceptor: &Acceptor, to: u32) {
            let names = Names {
                plane: Plane::Data,
                job: acceptor.credential.job,
                from: 9,
                channel: 0,
                to,
                link: 0,
                encrypted: false,
            };
            let target = Target {
                host: "a".into(),
                addresses: acceptor.addresses.clone(),
                from: None,
                names,
                patience_ns: 1 << 40,
                direct: None,
                via: None,
            };
            self.next += 1;
            self.caller.call(self.next, target, clock::now_ns());
        }

        fn outcome(&mut self, acceptor: &mut Acceptor) -> Result<TcpStream, CallFault> {
            loop {
                let now = clock::now_ns();
                acceptor.handle_events(now).unwrap();
                self.caller.handle_events(now).unwrap();
                if let Some((_, result)) = self.caller.poll_outcome() {
                    return result.map(|made| made.socket).map_err(|e| e.fault);
                }
            }
        }
    }

    /// Ranks 0, 2, 4, 6, 8 here, the others elsewhere.
    fn map() -> JobMap {
        JobMap::new(2, &[0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
    }

    fn take(acceptor: &mut Acceptor, rank: &NodeModex) -> Arrival {
        let own = rank.acceptor().unwrap();
        loop {
            acceptor.handle_events(clock::now_ns()).unwrap();
            own.collect();
            if let Some(arrival) = own.take(None, 0, 1) {
                return arrival;
            }
        }
    }

    /// More ranks than unauthenticated connections may wait come at once: all of them are let in.
    #[test]
    fn ranks_that_come_at_once_are_let_in() {
        let n = 3 * MAX_UNAUTHENTICATED as u32;
        let map = JobMap::new(1, &vec![0; n as usize]);
        let node = segment(&map, random_job());
        let mut acceptor = acceptor(&map, node);
        let ranks: Vec<NodeModex> = (0..n).map(|slot| rank(node, slot)).collect();
        for rank in &ranks {
            assert_eq!(rank.acceptor().unwrap().contact(0), Contact::Pending);
        }
        (0..2).for_each(|_| acceptor.handle_events(clock::now_ns()).unwrap());
        for (slot, rank) in ranks.iter().enumerate() {
            rank.acceptor().unwrap().collect();
            let contact = rank.acceptor().unwrap().contact(0);
            assert!(matches!(contact, Contact::At(..)), "rank {slot}: {contact:?}");
        }
    }

    /// A connection that has sent no word makes room for others.
    #[test]
    fn unauthenticated_connections_make_room() {
        let (map, node) = (map(), segment(&map(), random_job()));
        let mut acceptor = acceptor(&map, node);
        let name = wire::name(&acceptor.credential, 0);
        let silent: Vec<OwnedFd> =
            (0..2 * MAX_UNAUTHENTICATED).map(|_| local::connect(&name).unwrap()).collect();
        acceptor.handle_events(clock::now_ns()).unwrap();
        assert_eq!(acceptor.unauthenticated.len(), MAX_UNAUTHENTICATED);
        let rank = rank(node, 1);
        assert_eq!(rank.acceptor().unwrap().contact(0), Contact::Pending);
        (0..2).for_each(|_| acceptor.handle_events(clock::now_ns()).unwrap());
        rank.acceptor().unwrap().collect();
        assert!(matches!(rank.acceptor().unwrap().contact(0), Contact::At(..)));
        drop(silent);
    }

    /// Through the whole way: what was sent at once after the proof is there for the rank, which
    /// was off to compute, or has not begun.
    #[test]
    fn a_connection_waits_for_its_rank() {
        let (map, node) = (map(), segment(&map(), random_job()));
        let mut acceptor = acceptor(&map, node);
        let mut outside = Outside::new(&acceptor);
        let before = node.slot(2).notifications();
        for i in 0..3u8 {
            outside.call(&acceptor, 4);
            outside.outcome(&mut acceptor).unwrap().write_all(&[i]).unwrap();
        }
        while acceptor.seats[2].parked.len() < 3 {
            acceptor.handle_events(clock::now_ns()).unwrap();
        }
        assert_ne!(node.slot(2).notifications(), before, "it is told");
        let rank = rank(node, 2);
        for i in 0..3u8 {
            let mut arrival = take(&mut acceptor, &rank);
            assert_eq!((arrival.names.from, arrival.names.to), (9, 4));
            let mut bytes = [9];
            arrival.socket.set_nonblocking(false).unwrap();
            arrival.socket.read_exact(&mut bytes).unwrap();
            assert_eq!(bytes, [i]);
        }
        // And one that comes when the rank has its link.
        outside.call(&acceptor, 4);
        outside.outcome(&mut acceptor).unwrap();
        take(&mut acceptor, &rank);
        assert!(acceptor.seats.iter().all(|s| s.parked.is_empty()));
    }

    #[test]
    fn who_asks_for_somebody_that_is_not_here_or_has_ended_is_told_so() {
        let (map, node) = (map(), segment(&map(), random_job()));
        let mut acceptor = acceptor(&map, node);
        let mut outside = Outside::new(&acceptor);
        for (to, why) in [(3, Reason::Unknown), (10, Reason::Unknown), (9, Reason::Unexpected)] {
            outside.call(&acceptor, to);
            assert_eq!(
                outside.outcome(&mut acceptor).unwrap_err(),
                CallFault::TurnedAway(why),
                "{to}"
            );
        }
        outside.call(&acceptor, 6);
        let mut waits = outside.outcome(&mut acceptor).unwrap();
        while acceptor.seats[3].parked.is_empty() {
            acceptor.handle_events(clock::now_ns()).unwrap();
        }
        acceptor.handle_end(3);
        waits.set_nonblocking(false).unwrap();
        assert_eq!(waits.read(&mut [0]).unwrap(), 0, "what waited is closed");
        outside.call(&acceptor, 6);
        let why = CallFault::TurnedAway(Reason::Ended);
        assert_eq!(outside.outcome(&mut acceptor).unwrap_err(), why);
        let names = Names {
            plane: Plane::Data,
            job: node.job(),
            from: 9,
            channel: 0,
            to: 6,
            link: 0,
            encrypted: false,
        };
        assert_eq!(judge_without(&map, 0, &names, |rank| rank == 6), Answer::No(Reason::Ended));
        assert_eq!(judge_without(&map, 0, &names, |_| false), Answer::Welcome);
    }

    /// The number of connections that wait is bounded; who comes later is asked to come again.
    #[test]
    fn a_full_bench_sends_people_away_for_a_while() {
        let (map, node) = (map(), segment(&map(), random_job()));
        let mut acceptor = acceptor(&map, node);
        let names = Names {
            plane: Plane::Data,
            job: node.job(),
            from: 9,
            channel: 0,
            to: 2,
            link: 0,
            encrypted: false,
        };
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        for _ in 0..MAX_PARKED {
            assert_eq!(acceptor.judge(&names), Answer::Welcome);
            let socket = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
            let _ = listener.accept().unwrap();
            let binding = Binding::new([0; 32]);
            acceptor.handle_arrival(Arrival { names, socket, binding, key: 0 }, 0);
        }
        assert_eq!(acceptor.judge(&names), Answer::Later);
        assert_eq!(acceptor.judge(&Names { to: 4, ..names }), Answer::Welcome);
        // More than the kernel's buffer holds go over to the rank, all and in order.
        let rank = rank(node, 1);
        for _ in 0..MAX_PARKED {
            take(&mut acceptor, &rank);
        }
        assert_eq!(acceptor.judge(&names), Answer::Welcome);
    }

    /// A rank that calls a peer of its own node asks for the acceptor, and learns where it is.
    #[test]
    fn ranks_ask_for_the_acceptor_of_their_node() {
        let (map, node) = (map(), segment(&map(), random_job()));
        let rank = rank(node, 0);
        let own = rank.acceptor().unwrap();
        assert!(!node.acceptor_is_wanted());
        assert_eq!(own.contact(2), Contact::Pending);
        assert!(node.acceptor_is_wanted() && !node.acceptor_is_open());
        let notifications = own.notifications();
        let mut acceptor = acceptor(&map, node);
        assert_ne!(own.notifications(), notifications);
        let at = loop {
            own.collect();
            acceptor.handle_events(clock::now_ns()).unwrap();
            match own.contact(2) {
                Contact::Pending => {}
                Contact::At(_, at) => break at,
                Contact::Nowhere(why) => panic!("{why}"),
            }
        };
        assert_eq!(at, acceptor.addresses);
        assert!(matches!(own.contact(1), Contact::Nowhere(_)), "a node without a record");
    }

    /// Whoever connects without the secret, or for a slot that is taken, gets nothing.
    #[test]
    fn unauthenticated_unix_connections_get_nothing() {
        let (map, node) = (map(), segment(&map(), random_job()));
        let mut acceptor = acceptor(&map, node);
        let name = wire::name(&acceptor.credential, 0);
        let other = Credential { job: node.job(), secret: [4; 32] };
        let mut kept = Vec::new();
        for bytes in [&wire::hello(&other, 0, &[1; 32])[..], b"x", &[7; 2000]] {
            let link = local::connect(&name).unwrap();
            local::send(link.as_fd(), bytes, None).unwrap();
            kept.push(link);
        }
        for _ in 0..2 * MAX_UNAUTHENTICATED {
            kept.push(local::connect(&name).unwrap());
        }
        let rank = rank(node, 0);
        while !matches!(rank.acceptor().unwrap().contact(2), Contact::At(..)) {
            acceptor.handle_events(clock::now_ns()).unwrap();
            rank.acceptor().unwrap().collect();
            assert!(acceptor.unauthenticated.len() <= MAX_UNAUTHENTICATED);
        }
        let thief = local::connect(&name).unwrap();
        local::send(thief.as_fd(), &wire::hello(&acceptor.credential, 0, &[2; 32]), None).unwrap();
        kept.push(thief);
        for _ in 0..4 {
            acceptor.handle_events(clock::now_ns()).unwrap();
        }
        for link in &kept {
            let got = local::receive(link.as_fd(), &mut [0; 16]);
            assert!(got.map_or(true, |(n, fd)| n == 0 && fd.is_none()));
        }
    }
}
