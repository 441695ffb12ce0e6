//! The gateway of a cell: at its head, the node that reaches other cells. It makes ways for the
//! connections of ranks ([`hawser_wireup::gateway`]): a rank asks the head of its own cell, that
//! asks the head of the other one, and that connects to the acceptor of the node. From then on
//! each head passes bytes on ([`pump`]).
//!
//! A caller has proved to be of the job, and what it says then is between it and the rank that it
//! means, which proves the same. A head asks another head for nodes of that one's cell only, or the
//! root for the rest: no way goes in a circle. To a process that listens itself a way leads as to
//! its node; where it listens, the head of its cell reads from the stream before it connects, and
//! takes addresses of that node only.

mod pump;

use std::collections::BTreeMap;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::socket::{self, Quality};
use hawser_rte::control::plan::{CellLine, NodeCard, cell_of};
use hawser_wireup::gateway::{
    FROM_RANK, LISTENER_HEAD, RouteAnswer, RouteFault, TO_CELL, TO_LISTENER, TO_ROOT,
    decode_listener, listener_len,
};
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
    /// Another head is asked for the way to this node, or to a process there.
    Calling { from: TcpStream, node: u32, channel: u32, root: bool },
    /// Where the process listens is not read yet.
    Naming { from: TcpStream, node: u32, said: Vec<u8>, until: u64 },
    /// The host is called at one of these addresses.
    Connecting { from: TcpStream, to: TcpStream, ways: Ways, until: u64 },
    /// The way stands.
    Open(Pump),
}

/// Addresses that are tried, the last one first.
#[derive(Debug)]
struct Ways {
    at: Vec<SocketAddr>,
    /// Each that was tried has refused.
    refused: bool,
    /// They are those of a process, which is there no more if it refuses.
    of_process: bool,
}

impl Ways {
    /// What is to be said when none leads anywhere.
    fn fault(&self) -> RouteFault {
        match self.of_process && self.refused {
            true => RouteFault::NobodyListens,
            false => RouteFault::HostNotReached,
        }
    }

    /// The address that was tried leads nowhere.
    fn pop(&mut self, why: Option<&io::Error>) {
        self.at.pop();
        self.refused &= why.and_then(io::Error::raw_os_error).is_some_and(socket::is_refusal);
    }
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
        let (from, node, channel) = (arrival.socket, arrival.names.to, arrival.names.channel);
        self.serial += 1;
        let serial = self.serial;
        if self.nodes.get(node as usize).is_none() {
            return answer(&from, RouteAnswer::No(RouteFault::UnknownNode));
        }
        if !self.is_of_this_cell(node) {
            let head = cell_of(&self.cells, node).map_or(0, |(_, cell)| cell.first);
            self.call(serial, head, (node, channel), now_ns);
            self.streams.insert(serial, Stream::Calling { from, node, channel, root: head == 0 });
            return;
        }
        if channel == TO_LISTENER {
            if self.set.add(from.as_fd(), tokens(serial)[0], Interest::Read).is_ok() {
                let until = now_ns.saturating_add(HOST_NS);
                let named = Stream::Naming { from, node, said: Vec::new(), until };
                self.streams.insert(serial, named);
                self.serve(serial, None, now_ns);
            }
            return;
        }
        let mut at = self.nodes[node as usize].acceptor.clone();
        at.reverse();
        self.connect(serial, from, Ways { at, refused: true, of_process: false }, now_ns);
    }

    /// Reads where the process listens that is meant, and connects there.
    fn named(&mut self, serial: u64, now_ns: u64) {
        let Some(Stream::Naming { from, node, said, .. }) = self.streams.get_mut(&serial) else {
            return;
        };
        let addresses = match read_listener(from, said) {
            Ok(None) => return,
            Ok(Some(addresses)) => Some(addresses),
            Err(()) => None,
        };
        let node = *node;
        let Some(Stream::Naming { from, .. }) = self.streams.remove(&serial) else { return };
        self.set.remove(from.as_fd());
        let Some(mut at) = addresses else { return };
        // This head connects for members of the job to hosts of the job, and nowhere else.
        let card = self.nodes.get(node as usize);
        at.retain(|at| card.is_some_and(|c| c.acceptor.iter().any(|own| own.ip() == at.ip())));
        at.reverse();
        let ways = Ways { refused: !at.is_empty(), at, of_process: true };
        self.connect(serial, from, ways, now_ns);
    }

    /// Asks another head for the way to a node, or to a process there, as the channel says.
    fn call(&mut self, serial: u64, head: u32, (node, channel): (u32, u32), now_ns: u64) {
        let Some(card) = self.nodes.get(head as usize) else { return };
        let of_cell = cell_of(&self.cells, node).is_some_and(|(_, cell)| cell.first == head);
        let names = Names {
            plane: Plane::Gateway,
            job: self.credential.job,
            from: self.me,
            channel,
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
    fn connect(&mut self, serial: u64, from: TcpStream, mut ways: Ways, now_ns: u64) {
        while let Some(at) = ways.at.last() {
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
                Err(why) => ways.pop(Some(&why)),
            }
        }
        answer(&from, RouteAnswer::No(ways.fault()));
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
        let late = |s: &Stream| s.until().is_some_and(|until| now_ns >= until);
        let late = self.streams.iter().filter(|(_, s)| late(s)).map(|(serial, _)| *serial);
        for serial in late.collect::<Vec<u64>>() {
            self.next_way(serial, None, now_ns);
        }
        Ok(())
    }

    /// When [`Gateway::handle_events`] is due without an event, in nanoseconds.
    pub(crate) fn next_time(&self) -> Option<u64> {
        self.streams.values().filter_map(Stream::until).chain(self.caller.next_time()).min()
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
                Ok(Some(why)) | Err(why) => self.next_way(serial, Some(why), now_ns),
            },
            Some(Stream::Naming { .. }) => self.named(serial, now_ns),
            Some(Stream::Calling { .. }) | None => {}
        }
    }

    /// The address that is tried leads nowhere, or nothing has come in time.
    fn next_way(&mut self, serial: u64, why: Option<io::Error>, now_ns: u64) {
        match self.streams.remove(&serial) {
            Some(Stream::Connecting { from, to, mut ways, .. }) => {
                self.set.remove(to.as_fd());
                ways.pop(why.as_ref());
                self.connect(serial, from, ways, now_ns);
            }
            Some(Stream::Naming { from, .. }) => self.set.remove(from.as_fd()),
            Some(other) => _ = self.streams.insert(serial, other),
            None => {}
        }
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
        let Some(Stream::Calling { from, node, channel, root }) = self.streams.remove(&serial)
        else {
            return;
        };
        match made {
            Some(to) => self.open(serial, from, to, now_ns),
            None if root || self.me == 0 => {
                answer(&from, RouteAnswer::No(RouteFault::HeadNotReached));
            }
            None => {
                self.call(serial, 0, (node, channel), now_ns);
                self.streams.insert(serial, Stream::Calling { from, node, channel, root: true });
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

impl Stream {
    /// When it is to be looked at without an event.
    fn until(&self) -> Option<u64> {
        match self {
            Stream::Connecting { until, .. } | Stream::Naming { until, .. } => Some(*until),
            Stream::Calling { .. } | Stream::Open(_) => None,
        }
    }
}

/// Reads on from `said` where a process listens, and nothing behind it; `None`: not all is there.
///
/// # Errors
/// It is none, or the connection has ended.
fn read_listener(from: &TcpStream, said: &mut Vec<u8>) -> Result<Option<Vec<SocketAddr>>, ()> {
    let mut bytes = [0; 256];
    loop {
        let wanted = match said.first_chunk::<LISTENER_HEAD>() {
            Some(head) => LISTENER_HEAD + listener_len(*head).ok_or(())?,
            None => LISTENER_HEAD,
        };
        let missing = wanted - said.len();
        if missing == 0 {
            let addresses = said.get(LISTENER_HEAD..).and_then(decode_listener);
            return addresses.map(Some).ok_or(());
        }
        let room = bytes.len().min(missing);
        match socket::receive(from.as_raw_fd(), &mut bytes[..room]) {
            Ok(0) => return Err(()),
            Ok(n) => said.extend_from_slice(bytes.get(..n).unwrap_or_default()),
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(None),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return Err(()),
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
        let listener = Vec::new();
        let gateway = GatewayOfRank { host: "head".into(), addresses, node: to, listener };
        let target = Target {
            host: "far".into(),
            addresses: vec![DEAD.parse().unwrap()],
            from: None,
            names,
            patience_ns: 1_000_000_000,
            direct: None,
            via: Some(Via { gateway, direct_ns: 1 << 40, credential: None }),
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

    /// A process of another job that listens on a host of cell 1, and its key.
    fn process() -> (Reception, Credential) {
        let key = Credential { job: 77, secret: [9; 32] };
        let params = Params::load(&hawser_wireup::params(), &Sources::empty()).unwrap();
        let choice = Choice::of(&params).unwrap();
        let quality = Quality::default();
        let mut process = Reception::open_for_keys(&choice, Reaches::ThisHost, &quality).unwrap();
        process.add_key(key.clone());
        (process, key)
    }

    /// A rank behind gateway 0 calls a process of another job that listens on node 2, by itself at
    /// this address.
    fn call_process(
        hosts: &mut [Host],
        process: Option<&mut Reception>,
        (key, listener): (&Credential, Vec<SocketAddr>),
    ) -> Result<Made, CallFault> {
        let mut process = process;
        let addresses = hosts[0].reception.addresses().to_vec();
        let gateway = GatewayOfRank { host: "head".into(), addresses, node: 2, listener };
        let names = Names {
            plane: Plane::Port,
            job: 9,
            from: 1,
            channel: 0,
            to: 0,
            link: 0,
            encrypted: false,
        };
        let target = Target {
            host: "far".into(),
            addresses: vec![DEAD.parse().unwrap()],
            from: None,
            names,
            patience_ns: 1_000_000_000,
            direct: Some(key.clone()),
            via: Some(Via { gateway, direct_ns: 1 << 40, credential: Some(credential()) }),
        };
        let none = Credential { job: 9, secret: [0; 32] };
        let mut caller = Caller::new(none, Quality::default()).unwrap();
        caller.call(1, target, clock::now_ns());
        loop {
            let now = clock::now_ns();
            hosts.iter_mut().for_each(|host| host.look(now));
            if let Some(process) = &mut process {
                process.handle_events(now, &mut |_| Answer::Welcome).unwrap();
            }
            caller.handle_events(now).unwrap();
            if let Some((_, outcome)) = caller.poll_outcome() {
                return outcome.map_err(|e| e.fault);
            }
        }
    }

    /// Its own key is asked for there, and the job's at the gateways.
    #[test]
    fn ways_lead_to_processes_that_listen_themselves() {
        let mut hosts = hosts();
        let (mut process, key) = process();
        let at = process.addresses().to_vec();
        let made = call_process(&mut hosts, Some(&mut process), (&key, at.clone())).unwrap();
        let arrival = loop {
            hosts.iter_mut().for_each(|host| host.look(clock::now_ns()));
            process.handle_events(clock::now_ns(), &mut |_| Answer::Welcome).unwrap();
            if let Some(arrival) = process.poll_arrival() {
                break arrival;
            }
        };
        assert_eq!((arrival.key, arrival.names.plane), (77, Plane::Port));
        assert_eq!(arrival.binding, made.binding, "bound from end to end");
        drop(process);
        let gone = call_process(&mut hosts, None, (&key, at)).unwrap_err();
        assert_eq!(gone, CallFault::NoWay(RouteFault::NobodyListens), "which is final");
    }

    /// Heads connect to hosts of the job for its members, and to no other ones.
    #[test]
    fn no_way_leads_to_addresses_that_are_not_of_the_node() {
        let mut hosts = hosts();
        let other = std::net::TcpListener::bind("127.0.0.2:0").unwrap();
        other.set_nonblocking(true).unwrap();
        let key = Credential { job: 77, secret: [9; 32] };
        let at = vec![other.local_addr().unwrap()];
        let fault = call_process(&mut hosts, None, (&key, at)).unwrap_err();
        assert_eq!(fault, CallFault::NoWay(RouteFault::HostNotReached));
        assert_eq!(other.accept().unwrap_err().kind(), io::ErrorKind::WouldBlock);
    }

    /// What is no list of addresses ends the stream, and one that says nothing is not waited for.
    #[test]
    fn streams_whose_listener_makes_no_sense_end() {
        let mut hosts = hosts();
        let names = Names {
            plane: Plane::Gateway,
            job: 9,
            from: 1,
            channel: TO_LISTENER,
            to: 2,
            link: TO_CELL,
            encrypted: false,
        };
        for said in [&[0, 0][..], &[255, 255], &[2, 0, 1, 9], &[1], &[]] {
            let at = hosts[1].reception.addresses()[0];
            let target = Target {
                host: "head".into(),
                addresses: vec![at],
                from: None,
                names,
                patience_ns: 1_000_000_000,
                direct: None,
                via: None,
            };
            let mut caller = Caller::new(credential(), Quality::default()).unwrap();
            caller.call(1, target, clock::now_ns());
            let mut made = loop {
                let now = clock::now_ns();
                hosts.iter_mut().for_each(|host| host.look(now));
                caller.handle_events(now).unwrap();
                if let Some((_, outcome)) = caller.poll_outcome() {
                    break outcome.unwrap().socket;
                }
            };
            made.write_all(said).unwrap();
            let gateway = |hosts: &[Host]| hosts[1].gateway.as_ref().unwrap().streams.len();
            // The clock jumps past the patience with those that do not go on.
            let mut ahead = 0;
            let ended = loop {
                hosts.iter_mut().for_each(|host| host.look(clock::now_ns() + ahead));
                match made.read(&mut [0; 8]) {
                    Ok(n) => break n == 0,
                    Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                        ahead = HOST_NS * u64::from(gateway(&hosts) > 0 && said.len() < 2);
                    }
                    Err(_) => break true,
                }
            };
            assert!(ended && gateway(&hosts) == 0, "{said:?}");
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
