//! `hawser serve`: keeps the names of ports for jobs of one user on several hosts, see
//! `hawser_rte::name_server`. One thread, one wait; it ends by a signal.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::os::fd::AsFd;
use std::path::Path;

use hawser_btl::tcp;
use hawser_mca::Params;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::signals::{SIGHUP, SIGINT, SIGTERM, SignalFd};
use hawser_os::{clock, socket};
use hawser_rte::name::Name;
use hawser_rte::name_server::channel::Channel;
use hawser_rte::name_server::key::ServerKey;
use hawser_rte::name_server::table::NameTable;
use hawser_rte::universe::wire::{decode_request, encode_answer};
use hawser_wireup::handshake::{Answer, Credential, Names, Plane, Reason, Side};
use hawser_wireup::reception::interfaces::{Choice, Reaches};
use hawser_wireup::reception::{Arrival, Reception};

const TOKEN_SIGNAL: u64 = 0;
const TOKEN_RECEPTION: u64 = 1;
/// Tokens of connections, by their serial numbers.
const TOKEN_LINK: u64 = 2;
/// Most connections; one that holds no names makes room for a new one.
const LINKS_MAX: usize = 4_096;
/// Most requests of one connection between two looks at everything else.
const REQUESTS_MAX: usize = 64;

struct Link {
    channel: Channel,
    owner: Name,
    /// It is in the set for writing, too.
    writes: bool,
}

struct Server {
    reception: Reception,
    set: Poller,
    links: BTreeMap<u64, Link>,
    serial: u64,
    table: NameTable,
}

/// Serves until a signal comes. `file` is written when it listens, and removed at the end; `say`
/// tells people what they should know.
///
/// # Errors
/// A sentence: it cannot listen, or the file cannot be written.
pub fn serve(params: &Params, file: &Path, say: &mut dyn FnMut(String)) -> Result<(), String> {
    let signals = SignalFd::new(&[SIGINT, SIGTERM, SIGHUP]);
    let signals = signals.map_err(|e| format!("signals cannot be received: {e}"))?;
    // Names are rights to connect: no network sees them.
    let choice = Choice { encrypted: true, ..Choice::of(params).map_err(|e| e.to_string())? };
    let quality = tcp::quality(params);
    let mut reception = Reception::open_for_keys(&choice, Reaches::Both, &quality)
        .map_err(|e| format!("no connections can be taken: {e}"))?;
    let (job, secret) = hawser_rte::random_job().map_err(|e| format!("no random numbers: {e}"))?;
    let credential = Credential { job, secret };
    reception.add_key(credential.clone());
    let key = ServerKey { credential, addresses: for_others(reception.addresses()) };
    let set = Poller::new().map_err(|e| socket::advised(&e))?;
    key.write(file)?;
    let at: Vec<String> = key.addresses.iter().map(ToString::to_string).collect();
    say(format!("names are kept at {}; mpirun --server {}", at.join(", "), file.display()));
    let mut server =
        Server { reception, set, links: BTreeMap::new(), serial: 0, table: NameTable::default() };
    let ended = server.live(&signals, say);
    key.remove(file);
    ended.map_err(|e| format!("connections cannot be waited for: {e}"))
}

/// Addresses that other hosts can use; without any, those of this host. On another host a loopback
/// address leads to nobody, whose refusal would say that the server has ended.
fn for_others(all: &[SocketAddr]) -> Vec<SocketAddr> {
    let outside: Vec<SocketAddr> =
        all.iter().copied().filter(|at| !at.ip().is_loopback()).collect();
    if outside.is_empty() { all.to_vec() } else { outside }
}

impl Server {
    fn live(&mut self, signals: &SignalFd, say: &mut dyn FnMut(String)) -> io::Result<()> {
        self.set.add(signals.as_fd(), TOKEN_SIGNAL, Interest::Read)?;
        self.set.add(self.reception.as_fd(), TOKEN_RECEPTION, Interest::Read)?;
        let mut events: Vec<Event> = Vec::new();
        loop {
            events.clear();
            self.set.wait(self.timeout(), &mut events)?;
            if signals.next().is_some() {
                return Ok(());
            }
            for event in events.iter().filter(|e| e.token >= TOKEN_LINK) {
                self.serve(event.token - TOKEN_LINK);
            }
            self.receive()?;
            while let Some(trouble) = self.reception.poll_trouble() {
                say(trouble);
            }
        }
    }

    fn timeout(&self) -> i32 {
        match self.reception.next_time() {
            None => -1,
            Some(at) => at.saturating_sub(clock::now_ns()).div_ceil(1_000_000).min(60_000) as i32,
        }
    }

    fn receive(&mut self) -> io::Result<()> {
        self.reception.handle_events(clock::now_ns(), &mut |names: &Names| match names.plane {
            Plane::Service => Answer::Welcome,
            _ => Answer::No(Reason::Unknown),
        })?;
        while let Some(arrival) = self.reception.poll_arrival() {
            self.add(arrival);
        }
        Ok(())
    }

    fn add(&mut self, arrival: Arrival) {
        if self.links.len() >= LINKS_MAX {
            let idle = self.links.keys().copied().find(|link| !self.table.has_names(*link));
            let Some(idle) = idle else { return };
            self.end(idle);
        }
        let Arrival { names, socket, binding, .. } = arrival;
        // Whoever cannot be served tries again.
        let Ok(channel) = Channel::new(socket, &binding, Side::Answerer) else { return };
        let serial = self.serial;
        if self.set.add(channel.as_fd(), TOKEN_LINK + serial, Interest::Read).is_err() {
            return;
        }
        self.serial += 1;
        let owner = Name { job: names.job, rank: names.from };
        self.links.insert(serial, Link { channel, owner, writes: false });
        self.serve(serial);
    }

    fn end(&mut self, serial: u64) {
        if let Some(link) = self.links.remove(&serial) {
            self.set.remove(link.channel.as_fd());
        }
        self.table.handle_end(serial);
    }

    /// Answers what a connection asks; one that makes no sense ends.
    fn serve(&mut self, serial: u64) {
        for _ in 0..REQUESTS_MAX {
            let Some(link) = self.links.get_mut(&serial) else { return };
            let Ok(heard) = link.channel.poll() else { return self.end(serial) };
            // The next question is read when the answer to the last one has gone.
            let writes = link.channel.has_output();
            if writes != link.writes {
                let what = if writes { Interest::Both } else { Interest::Read };
                // It is in the set already, which is all that the kernel could complain of.
                let _ = self.set.change(link.channel.as_fd(), TOKEN_LINK + serial, what);
                link.writes = writes;
            }
            let Some(bytes) = heard else { return };
            let answer = decode_request(&bytes)
                .ok()
                .and_then(|request| self.table.handle_request(link.owner, serial, request));
            let said = answer.map(|answer| link.channel.say(&encode_answer(&answer)));
            if !matches!(said, Some(Ok(()))) {
                return self.end(serial);
            }
        }
    }
}
