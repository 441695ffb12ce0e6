//! The gateway of a cell: at its head, the node that reaches other cells. It makes ways for the
//! connections of ranks ([`hawser_wireup::gateway`]): a rank asks the head of its own cell, that
//! asks the head of the other one, and that connects to the acceptor of the node. From then on
//! each head passes bytes on ([`pump`]).
//!
//! A caller has proved to be of the job, and what it says then is between it and the rank that it
//! means, which proves the same. A head asks another head for nodes of that one's cell only, or the
//! root for the rest: no way goes in a circle.

mod pump;

use std::collections::BTreeMap;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::socket::{self, Quality};
use hawser_rte::control::plan::{CellLine, NodeCard, cell_of};
use hawser_wireup::gateway::{FROM_RANK, RouteAnswer, RouteFault, TO_CELL, TO_ROOT};
use hawser_wireup::handshake::{Answer, Credential, Names, Plane, Reason};
use hawser_wireup::reception::{Arrival, Caller, Target};

use self::pump::{PIECE, Pump, PumpState};

/// Token of the calls to other heads.
const TOKEN_CALLER: u64 = 0;
/// How long another head may take, in nanoseconds.
const HEAD_NS: u64 = 5_000_000_000;
/// How long a host may take to answer at one of its addresses, in nanoseconds.
const HOST_NS: u64 = 2_000_000_000;
/// Seconds without an answer after which a host counts as gone.
const SILENCE_S: u32 = 20;

/// A stream that somebody wants.
#[derive(Debug)]
enum Stream {
    /// Another head is asked for the way to this node.
    Calling { from: TcpStream, node: u32, root: bool },
    /// The host is called at the last of these addresses.
    Connecting { from: TcpStream, to: TcpStream, ways: Vec<SocketAddr>, until: u64 },
    /// The way stands.
    Open(Pump),
}

/// See the module's documentation.
pub(crate) struct Gateway {
    me: u32,
    cell: u16,
    cells: Vec<CellLine>,
    /// Names and addresses of all nodes, once they are known.
    nodes: Vec<NodeCard>,
    credential: Credential,
    encrypted: bool,
    quality: Quality,
    caller: Caller,
    set: Poller,
    events: Vec<Event>,
    scratch: Vec<u8>,
    streams: BTreeMap<u64, Stream>,
    serial: u64,
    /// Most streams.
    most: usize,
}

impl Gateway {
    /// The gateway of node `me`, which encrypts or does not; `None`: that is no head, or there are
    /// no cells.
    ///
    /// # Errors
    /// No descriptor to be had.
    pub(crate) fn new(
        me: u32,
        cells: &[CellLine],
        (credential, encrypted): (Credential, bool),
        quality: Quality,
    ) -> io::Result<Option<Gateway>> {
        let Some((cell, _)) = cell_of(cells, me).filter(|(_, c)| c.first == me) else {
            return Ok(None);
        };
        let caller = Caller::new(credential.clone(), quality.clone())?;
        let set = Poller::new()?;
        set.add(caller.as_fd(), TOKEN_CALLER, Interest::Read)?;
        // Two descriptors each, and as many again for everything else.
        let most = hawser_os::process::raise_descriptor_limit() / 4;
        Ok(Some(Gateway {
            me,
            cell,
            cells: cells.to_vec(),
            nodes: Vec::new(),
            credential,
            encrypted,
            quality,
            caller,
            set,
            events: Vec::new(),
            scratch: vec![0; PIECE],
            streams: BTreeMap::new(),
            serial: 0,
            most: usize::try_from(most).unwrap_or(usize::MAX).max(1),
        }))
    }

    /// Where the nodes of the job are.
    pub(crate) fn learn(&mut self, nodes: &[NodeCard]) {
        self.nodes = nodes.to_vec();
    }

    fn is_of_this_cell(&self, node: u32) -> bool {
        cell_of(&self.cells, node).is_some_and(|(cell, _)| cell == self.cell)
    }

    /// What is said to somebody who asks for a way.
    pub(crate) fn judge(&self, names: &Names) -> Answer {
        let meant = match names.link {
            FROM_RANK => true,
            TO_CELL => self.is_of_this_cell(names.to),
            TO_ROOT => self.me == 0,
            _ => false,
        };
        // Somebody else may have the address of the one that is meant: networks of cells are alike.
        match meant {
            false => Answer::No(Reason::Unknown),
            true if self.streams.len() >= self.most => Answer::Later,
            true => Answer::Welcome,
        }
    }

    /// Somebody of the job asks for a way.
    pub(crate) fn handle_arrival(&mut self, arrival: Arrival, now_ns: u64) {
        let (from, node) = (arrival.socket, arrival.names.to);
        self.serial += 1;
        let serial = self.serial;
        if self.nodes.get(node as usize).is_none() {
            return answer(&from, RouteAnswer::No(RouteFault::UnknownNode));
        }
        if self.is_of_this_cell(node) {
            let mut ways = self.nodes[node as usize].acceptor.clone();
            ways.reverse();
            return self.connect(serial, from, ways, now_ns);
        }
        let head = cell_of(&self.cells, node).map_or(0, |(_, cell)| cell.first);
        self.call(serial, head, node, now_ns);
        self.streams.insert(serial, Stream::Calling { from, node, root: head == 0 });
    }

    /// Asks another head for the way to a node.
    fn call(&mut self, serial: u64, head: u32, node: u32, now_ns: u64) {
        let Some(card) = self.nodes.get(head as usize) else { return };
        let of_cell = cell_of(&self.cells, node).is_some_and(|(_, cell)| cell.first == head);
        let names = Names {
            plane: Plane::Gateway,
            job: self.credential.job,
            from: self.me,
            channel: 0,
            to: node,
            link: if of_cell { TO_CELL } else { TO_ROOT },
            encrypted: self.encrypted,
        };
        let target = Target {
            host: card.host.clone(),
            addresses: card.acceptor.clone(),
            from: None,
            names,
            patience_ns: HEAD_NS,
            direct: None,
            via: None,
        };
        self.caller.call(serial, target, now_ns);
    }

    /// Connects to the host at the last address of a list.
    fn connect(&mut self, serial: u64, from: TcpStream, mut ways: Vec<SocketAddr>, now_ns: u64) {
        while let Some(at) = ways.last() {
            let made = socket::connect_start(None, at, &self.quality);
            let token = tokens(serial)[1];
            let made = made.and_then(|to| {
                self.set.add(to.as_fd(), token, Interest::Write)?;
                Ok(to)
            });
            match made {
                Ok(to) => {
                    let until = now_ns.saturating_add(HOST_NS);
                    let stream = Stream::Connecting { from, to, ways, until };
                    self.streams.insert(serial, stream);
                    return;
                }
                Err(_) => _ = ways.pop(),
            }
        }
        answer(&from, RouteAnswer::No(RouteFault::HostNotReached));
    }

    /// Looks at everything.
    ///
    /// # Errors
    /// What the kernel said of the set of descriptors.
    pub(crate) fn handle_events(&mut self, now_ns: u64) -> io::Result<()> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            match event.token {
                TOKEN_CALLER => {}
                token => self.serve(token / 2, event.closed.then_some(token), now_ns),
            }
        }
        self.events = events;
        self.caller.handle_events(now_ns)?;
        while let Some((serial, outcome)) = self.caller.poll_outcome() {
            self.called(serial, outcome.ok().map(|made| made.socket), now_ns);
        }
        let late = |s: &Stream| matches!(s, Stream::Connecting { until, .. } if now_ns >= *until);
        let late = self.streams.iter().filter(|(_, s)| late(s)).map(|(serial, _)| *serial);
        for serial in late.collect::<Vec<u64>>() {
            self.next_way(serial, now_ns);
        }
        Ok(())
    }

    /// When [`Gateway::handle_events`] is due without an event, in nanoseconds.
    pub(crate) fn next_time(&self) -> Option<u64> {
        let until = |s: &Stream| match s {
            Stream::Connecting { until, .. } => Some(*until),
            Stream::Calling { .. } | Stream::Open(_) => None,
        };
        self.streams.values().filter_map(until).chain(self.caller.next_time()).min()
    }

    fn serve(&mut self, serial: u64, closed: Option<u64>, now_ns: u64) {
        match self.streams.get_mut(&serial) {
            Some(Stream::Open(pump)) => match pump.advance(closed, &mut self.scratch, &self.set) {
                Ok(PumpState::Open) => {}
                Ok(PumpState::Over) => _ = self.streams.remove(&serial),
                Err(_) => {
                    pump.leave(&self.set);
                    self.streams.remove(&serial);
                }
            },
            Some(Stream::Connecting { to, .. }) => match to.take_error() {
                Ok(None) if to.peer_addr().is_ok() => self.connected(serial, now_ns),
                Ok(None) => {}
                Ok(Some(_)) | Err(_) => self.next_way(serial, now_ns),
            },
            Some(Stream::Calling { .. }) | None => {}
        }
    }

    /// The address that is tried leads nowhere.
    fn next_way(&mut self, serial: u64, now_ns: u64) {
        let Some(Stream::Connecting { from, to, mut ways, .. }) = self.streams.remove(&serial)
        else {
            return;
        };
        self.set.remove(to.as_fd());
        ways.pop();
        self.connect(serial, from, ways, now_ns);
    }

    /// The host has taken the connection.
    fn connected(&mut self, serial: u64, now_ns: u64) {
        let Some(Stream::Connecting { from, to, .. }) = self.streams.remove(&serial) else {
            return;
        };
        self.set.remove(to.as_fd());
        answer(&from, RouteAnswer::Stands);
        self.open(serial, from, to, now_ns);
    }

    /// Another head was asked; its answer comes over the connection, to the one that has asked.
    fn called(&mut self, serial: u64, made: Option<TcpStream>, now_ns: u64) {
        let Some(Stream::Calling { from, node, root }) = self.streams.remove(&serial) else {
            return;
        };
        match made {
            Some(to) => self.open(serial, from, to, now_ns),
            None if root || self.me == 0 => {
                answer(&from, RouteAnswer::No(RouteFault::HeadNotReached));
            }
            None => {
                self.call(serial, 0, node, now_ns);
                self.streams.insert(serial, Stream::Calling { from, node, root: true });
            }
        }
    }

    fn open(&mut self, serial: u64, from: TcpStream, to: TcpStream, now_ns: u64) {
        for end in [&from, &to] {
            socket::end_without_answers(end.as_fd(), SILENCE_S);
        }
        if let Ok(pump) = Pump::new([from, to], tokens(serial)) {
            self.streams.insert(serial, Stream::Open(pump));
            self.serve(serial, None, now_ns);
        }
    }
}

/// The tokens of the two connections of a stream.
fn tokens(serial: u64) -> [u64; 2] {
    [2 * serial, 2 * serial + 1]
}

/// Says how a request ends. The bytes are few, and nearly the first of their direction: the kernel
/// takes them.
fn answer(to: &TcpStream, answer: RouteAnswer) {
    let _ = socket::send_parts(to.as_raw_fd(), &[io::IoSlice::new(&answer.encode())]);
}

impl AsFd for Gateway {
    /// Readable while [`Gateway::handle_events`] has something to do.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use hawser_mca::{Params, Sources};
    use hawser_os::clock;
    use hawser_wireup::CallFault;
    use hawser_wireup::gateway::Gateway as GatewayOfRank;
    use hawser_wireup::reception::interfaces::{Choice, Reaches};
    use hawser_wireup::reception::{Made, Reception, Via};

    use super::*;

    const DEAD: &str = "127.0.0.1:1";

    fn credential() -> Credential {
        Credential { job: 9, secret: [5; 32] }
    }

    /// A node with its listener, and a gateway where it is a head.
    struct Host {
        reception: Reception,
        gateway: Option<Gateway>,
        arrived: Vec<Arrival>,
    }

    impl Host {
        fn look(&mut self, now: u64) {
            let gateway = &self.gateway;
            let judge = &mut |names: &Names| match (names.plane, gateway) {
                (Plane::Data, _) => Answer::Welcome,
                (_, Some(gateway)) => gateway.judge(names),
                (_, None) => Answer::No(Reason::Unknown),
            };
            self.reception.handle_events(now, judge).unwrap();
            while let Some(arrival) = self.reception.poll_arrival() {
                match (arrival.names.plane, &mut self.gateway) {
                    (Plane::Gateway, Some(gateway)) => gateway.handle_arrival(arrival, now),
                    _ => self.arrived.push(arrival),
                }
            }
            if let Some(gateway) = &mut self.gateway {
                gateway.handle_events(now).unwrap();
            }
        }
    }

    /// Three cells: node 0; nodes 1 and 2; node 3.
    fn hosts() -> Vec<Host> {
        let name = |first| CellLine {
            name: format!("c{first}"),
            first,
            arity: 0,
            starter: "ssh".into(),
            starter_args: String::new(),
            prefix: String::new(),
        };
        let cells = [name(0), name(1), name(3)];
        let params = Params::load(&hawser_wireup::params(), &Sources::empty()).unwrap();
        let choice = Choice::of(&params).unwrap();
        let host = |me: u32| {
            let quality = Quality::default();
            let reception =
                Reception::open(credential(), &choice, Reaches::ThisHost, &quality).unwrap();
            let gateway = Gateway::new(me, &cells, (credential(), false), quality).unwrap();
            Host { reception, gateway, arrived: Vec::new() }
        };
        let mut hosts: Vec<Host> = (0..4).map(host).collect();
        let cards = cards(&hosts);
        for host in &mut hosts {
            host.gateway.iter_mut().for_each(|gateway| gateway.learn(&cards));
        }
        assert_eq!(
            hosts.iter().map(|h| h.gateway.is_some()).collect::<Vec<_>>(),
            [true, true, false, true]
        );
        hosts
    }

    fn cards(hosts: &[Host]) -> Vec<NodeCard> {
        let card = |(node, host): (usize, &Host)| NodeCard {
            host: format!("h{node}"),
            acceptor: host.reception.addresses().to_vec(),
            arch: 0,
            cell: 0,
        };
        hosts.iter().enumerate().map(card).collect()
    }

    /// A rank behind gateway `by` calls node `to`, whose own addresses lead nowhere.
    fn call(hosts: &mut [Host], by: usize, to: u32) -> Result<Made, CallFault> {
        let names = Names {
            plane: Plane::Data,
            job: 9,
            from: 1,
            channel: 0,
            to: 2,
            link: 0,
            encrypted: false,
        };
        let addresses = hosts[by].reception.addresses().to_vec();
        let gateway = GatewayOfRank { host: "head".into(), addresses, node: to };
        let target = Target {
            host: "far".into(),
            addresses: vec![DEAD.parse().unwrap()],
            from: None,
            names,
            patience_ns: 1_000_000_000,
            direct: None,
            via: Some(Via { gateway, direct_ns: 1 << 40 }),
        };
        let mut caller = Caller::new(credential(), Quality::default()).unwrap();
        caller.call(1, target, clock::now_ns());
        loop {
            let now = clock::now_ns();
            hosts.iter_mut().for_each(|host| host.look(now));
            caller.handle_events(now).unwrap();
            if let Some((_, outcome)) = caller.poll_outcome() {
                return outcome.map_err(|e| e.fault);
            }
        }
    }

    /// The connection that has come to a node, and both ends say something.
    fn exchange(hosts: &mut [Host], made: Made, at: usize) {
        let mut mine = made.socket;
        mine.write_all(b"ping").unwrap();
        let (mut theirs, mut got) = (None, Vec::new());
        while got != b"ping" {
            let now = clock::now_ns();
            hosts.iter_mut().for_each(|host| host.look(now));
            if let Some(arrival) = hosts[at].arrived.pop() {
                assert_eq!((arrival.names.from, arrival.names.to), (1, 2));
                assert_eq!(arrival.binding, made.binding, "bound from end to end");
                theirs = Some(arrival.socket);
            }
            let mut bytes = [0; 8];
            if let Some(n) = theirs.as_mut().and_then(|s| s.read(&mut bytes).ok()) {
                got.extend_from_slice(&bytes[..n]);
            }
        }
    }

    #[test]
    fn ways_lead_from_cell_to_cell() {
        let mut hosts = hosts();
        for (by, to) in [(0, 2), (1, 0), (3, 2), (1, 3), (3, 1)] {
            let made = call(&mut hosts, by, to).unwrap();
            exchange(&mut hosts, made, to as usize);
        }
        // The ends of both are told, and nothing is kept of the streams.
        let end = clock::now_ns() + 5_000_000_000;
        let open = |hosts: &[Host]| -> usize {
            hosts.iter().filter_map(|h| h.gateway.as_ref()).map(|g| g.streams.len()).sum()
        };
        while open(&hosts) > 0 && clock::now_ns() < end {
            hosts.iter_mut().for_each(|host| host.look(clock::now_ns()));
        }
        assert_eq!(open(&hosts), 0);
    }

    /// A head that another one does not reach is reached through the root.
    #[test]
    fn the_root_helps_where_heads_do_not_reach_each_other() {
        let mut hosts = hosts();
        let mut cards = cards(&hosts);
        cards[3].acceptor = vec![DEAD.parse().unwrap()];
        hosts[1].gateway.as_mut().unwrap().learn(&cards);
        // As soon as its patience with the other head is over: here the clock jumps.
        let arrival = |hosts: &mut [Host]| call(hosts, 1, 3);
        assert!(arrival(&mut hosts).is_err(), "its own time is shorter");
        let gateway = hosts[1].gateway.as_mut().unwrap();
        assert!(matches!(
            gateway.streams.values().next(),
            Some(Stream::Calling { root: false, .. })
        ));
        let serial = *gateway.streams.keys().next().unwrap();
        gateway.caller.cancel(serial);
        gateway.called(serial, None, clock::now_ns());
        assert!(matches!(gateway.streams.get(&serial), Some(Stream::Calling { root: true, .. })));
        while !matches!(
            hosts[1].gateway.as_ref().unwrap().streams.get(&serial),
            Some(Stream::Open(_)) | None
        ) {
            hosts.iter_mut().for_each(|host| host.look(clock::now_ns()));
        }
    }

    #[test]
    fn ways_to_nowhere_are_refused_with_a_reason() {
        let mut hosts = hosts();
        let fault = |hosts: &mut [Host], to| call(hosts, 0, to).unwrap_err();
        assert_eq!(fault(&mut hosts, 7), CallFault::NoWay(RouteFault::UnknownNode));
        let mut cards = cards(&hosts);
        cards[2].acceptor = vec![DEAD.parse().unwrap()];
        hosts[1].gateway.as_mut().unwrap().learn(&cards);
        assert_eq!(fault(&mut hosts, 2), CallFault::NoWay(RouteFault::HostNotReached));
    }

    /// No way goes in a circle: a head takes from another one only what is for its own cell.
    #[test]
    fn heads_ask_each_other_for_their_own_cells_only() {
        let hosts = hosts();
        let names = |link, to| Names {
            plane: Plane::Gateway,
            job: 9,
            from: 3,
            channel: 0,
            to,
            link,
            encrypted: false,
        };
        let judge =
            |at: usize, link, to| hosts[at].gateway.as_ref().unwrap().judge(&names(link, to));
        let no = Answer::No(Reason::Unknown);
        assert_eq!((judge(1, TO_CELL, 2), judge(1, TO_CELL, 3)), (Answer::Welcome, no));
        assert_eq!((judge(0, TO_ROOT, 3), judge(1, TO_ROOT, 3)), (Answer::Welcome, no));
        assert_eq!((judge(1, FROM_RANK, 3), judge(1, 9, 2)), (Answer::Welcome, no));
    }
}
