//! The connections over which the ranks of a node ask the universe, see
//! `hawser_rte::universe::link`. There is no listener before a rank has rung for one.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use hawser_os::local;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::socket::is_exhausted;
use hawser_rte::universe::{link, wire};
use hawser_transport::node::NodeSegment;

/// Connections that have not said who they are.
const NEW_MAX: usize = 64;
/// How soon the listener is looked at again when there was no descriptor, in milliseconds.
const AGAIN_MS: u64 = 50;

const TOKEN_LISTENER: u64 = 0;
/// Tokens of connections, by their serial numbers.
const TOKEN_LINK: u64 = 1;

/// One connection.
struct Asker {
    fd: OwnedFd,
    /// Of the rank, once it has said who it is.
    slot: Option<u32>,
    assembly: wire::Assembly,
    /// Pieces that are to be sent.
    pieces: VecDeque<Vec<u8>>,
}

/// See the module's documentation. Its descriptors are in a set of their own.
pub(super) struct Asks {
    segment: NodeSegment,
    set: Poller,
    events: Vec<Event>,
    listener: OwnedFd,
    askers: BTreeMap<u64, Asker>,
    serial: u64,
    heard: VecDeque<(u32, u64, Vec<u8>)>,
    /// The listener rests until then, in milliseconds.
    again_at: Option<u64>,
}

impl Asks {
    /// Listens, and tells the ranks so.
    ///
    /// # Errors
    /// What the kernel said.
    pub(super) fn open(segment: NodeSegment) -> io::Result<Asks> {
        let set = Poller::new()?;
        let name = link::name(segment.job(), segment.secret(), segment.number());
        let listener = local::listen(&name)?;
        set.add(listener.as_fd(), TOKEN_LISTENER, Interest::Read)?;
        (0..segment.nlocal()).for_each(|slot| segment.notify(slot));
        Ok(Asks {
            segment,
            set,
            events: Vec::new(),
            listener,
            askers: BTreeMap::new(),
            serial: 0,
            heard: VecDeque::new(),
            again_at: None,
        })
    }

    /// Looks at everything.
    ///
    /// # Errors
    /// What the kernel said of the set.
    pub(super) fn handle_events(&mut self, now_ms: u64) -> io::Result<()> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            match event.token {
                TOKEN_LISTENER => self.accept(now_ms)?,
                token => self.read(token - TOKEN_LINK),
            }
        }
        self.events = events;
        if self.again_at.is_some_and(|at| now_ms >= at) {
            self.again_at = None;
            self.set.change(self.listener.as_fd(), TOKEN_LISTENER, Interest::Read)?;
        }
        Ok(())
    }

    fn accept(&mut self, now_ms: u64) -> io::Result<()> {
        loop {
            let fd = match local::accept(self.listener.as_fd()) {
                Ok(fd) => fd,
                Err(e) if is_exhausted(&e) => {
                    self.again_at = Some(now_ms + AGAIN_MS);
                    let listener = self.listener.as_fd();
                    return self.set.change(listener, TOKEN_LISTENER, Interest::Nothing);
                }
                Err(_) => return Ok(()),
            };
            let ours = local::peer_user(fd.as_fd()).ok() == Some(local::user());
            let new = self.askers.values().filter(|a| a.slot.is_none()).count();
            if !ours || new >= NEW_MAX {
                continue;
            }
            self.serial += 1;
            if self.set.add(fd.as_fd(), TOKEN_LINK + self.serial, Interest::Read).is_ok() {
                let (assembly, pieces) = (wire::Assembly::default(), VecDeque::new());
                self.askers.insert(self.serial, Asker { fd, slot: None, assembly, pieces });
            }
        }
    }

    fn read(&mut self, serial: u64) {
        let mut bytes = vec![0; wire::PIECE_MAX];
        while let Some(asker) = self.askers.get_mut(&serial) {
            let n = match local::receive(asker.fd.as_fd(), &mut bytes) {
                Ok((n, _)) => n,
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => 0,
            };
            let piece = bytes.get(..n).unwrap_or_default();
            let sense = match asker.slot {
                None => {
                    asker.slot =
                        wire::read_hello(piece).filter(|slot| *slot < self.segment.nlocal());
                    asker.slot.is_some()
                }
                Some(slot) => match asker.assembly.push(piece) {
                    Ok(None) => true,
                    Ok(Some((ticket, request))) => {
                        self.heard.push_back((slot, ticket, request));
                        ticket != 0
                    }
                    Err(wire::Garbled) => false,
                },
            };
            if n == 0 || !sense {
                self.close(serial);
            }
        }
        self.write(serial);
    }

    fn close(&mut self, serial: u64) {
        if let Some(asker) = self.askers.remove(&serial) {
            self.set.remove(asker.fd.as_fd());
        }
    }

    /// The next request: slot of the rank, ticket, bytes.
    pub(super) fn poll_heard(&mut self) -> Option<(u32, u64, Vec<u8>)> {
        self.heard.pop_front()
    }

    /// Says something to the rank in a slot.
    pub(super) fn answer(&mut self, slot: u32, ticket: u64, bytes: &[u8]) {
        // The latest, if the process has another one by now.
        let of_slot = |(_, a): &(&u64, &Asker)| a.slot == Some(slot);
        let Some((serial, _)) = self.askers.iter().rev().find(of_slot) else { return };
        let serial = *serial;
        if let (Some(asker), Some(pieces)) =
            (self.askers.get_mut(&serial), wire::pieces(ticket, bytes))
        {
            asker.pieces.extend(pieces);
        }
        self.write(serial);
    }

    fn write(&mut self, serial: u64) {
        let Some(asker) = self.askers.get_mut(&serial) else { return };
        let waited = !asker.pieces.is_empty();
        while let Some(piece) = asker.pieces.front() {
            match local::send(asker.fd.as_fd(), piece, None) {
                Ok(()) => _ = asker.pieces.pop_front(),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(_) => return self.close(serial),
            }
        }
        let what = match asker.pieces.is_empty() {
            true => Interest::Read,
            false => Interest::Both,
        };
        // It is in the set already, which is all that the kernel could complain of.
        let _ = self.set.change(asker.fd.as_fd(), TOKEN_LINK + serial, what);
        if let (Some(slot), true) = (asker.slot, waited) {
            self.segment.notify(slot);
        }
    }

    /// When [`Asks::handle_events`] is due without an event, in milliseconds.
    pub(super) fn next_time(&self) -> Option<u64> {
        self.again_at
    }
}

impl AsFd for Asks {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}
