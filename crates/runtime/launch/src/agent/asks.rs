//! The connections over which the ranks of a node ask the universe, see
//! `hawser_rte::universe::link`, and those over which other universes do. There is no listener
//! before a rank has rung for one.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use hawser_os::local;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::socket::is_exhausted;
use hawser_rte::universe::{link, wire};
use hawser_segment::node::NodeSegment;

/// Connections that have not said who they are.
const NEW_MAX: usize = 64;
/// How soon the listener is looked at again when there was no descriptor, in milliseconds.
const AGAIN_MS: u64 = 50;

const TOKEN_LISTENER: u64 = 0;
/// Tokens of connections, by their serial numbers.
const TOKEN_LINK: u64 = 1;

/// One connection.
struct RankConnection {
    fd: OwnedFd,
    /// Of the rank, once it has said who it is.
    slot: Option<u32>,
    assembly: wire::Assembly,
    /// Pieces that are to be sent.
    pieces: VecDeque<Vec<u8>>,
}

/// A request.
pub(crate) struct RankRequest {
    /// The connection on which it came.
    pub(crate) from: u64,
    /// The slot of the rank.
    pub(crate) slot: u32,
    pub(crate) ticket: u64,
    pub(crate) bytes: Vec<u8>,
}

/// See the module's documentation. Its descriptors are in a set of their own.
pub(crate) struct RankRequests {
    /// Slots that callers may name.
    slots: u32,
    set: Poller,
    events: Vec<Event>,
    /// `None`: there is one connection, from the beginning.
    listener: Option<OwnedFd>,
    askers: BTreeMap<u64, RankConnection>,
    serial: u64,
    heard: VecDeque<RankRequest>,
    /// The listener rests until then, in milliseconds.
    again_at: Option<u64>,
}

impl RankRequests {
    /// Listens for the ranks of a node.
    ///
    /// # Errors
    /// What the kernel said.
    pub(crate) fn open(segment: NodeSegment) -> io::Result<RankRequests> {
        let name = link::name(segment.job(), segment.secret(), segment.number());
        RankRequests::listen(&name, segment.nlocal())
    }

    /// Listens for processes of this user that are none of a job of ours.
    ///
    /// # Errors
    /// What the kernel said.
    pub(crate) fn open_to_others(name: &[u8]) -> io::Result<RankRequests> {
        RankRequests::listen(name, 1)
    }

    fn listen(name: &[u8], slots: u32) -> io::Result<RankRequests> {
        let set = Poller::new()?;
        let listener = local::listen(name)?;
        set.add(listener.as_fd(), TOKEN_LISTENER, Interest::Read)?;
        Ok(RankRequests {
            slots,
            set,
            events: Vec::new(),
            listener: Some(listener),
            askers: BTreeMap::new(),
            serial: 0,
            heard: VecDeque::new(),
            again_at: None,
        })
    }

    /// One connection that is there already, of the rank in a slot.
    ///
    /// # Errors
    /// What the kernel said.
    pub(crate) fn over(slot: u32, fd: OwnedFd) -> io::Result<RankRequests> {
        let set = Poller::new()?;
        set.add(fd.as_fd(), TOKEN_LINK, Interest::Read)?;
        let (assembly, pieces) = (wire::Assembly::default(), VecDeque::new());
        Ok(RankRequests {
            slots: 0,
            set,
            events: Vec::new(),
            listener: None,
            askers: BTreeMap::from([(
                0,
                RankConnection { fd, slot: Some(slot), assembly, pieces },
            )]),
            serial: 0,
            heard: VecDeque::new(),
            again_at: None,
        })
    }

    /// True when no rank is connected.
    pub(crate) fn is_empty(&self) -> bool {
        self.askers.is_empty()
    }

    /// True when there is a connection of this number.
    pub(crate) fn has(&self, serial: u64) -> bool {
        self.askers.contains_key(&serial)
    }

    /// Looks at everything.
    ///
    /// # Errors
    /// What the kernel said of the set.
    pub(crate) fn handle_events(&mut self, now_ms: u64) -> io::Result<()> {
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
            if let Some(listener) = &self.listener {
                self.set.change(listener.as_fd(), TOKEN_LISTENER, Interest::Read)?;
            }
        }
        Ok(())
    }

    fn accept(&mut self, now_ms: u64) -> io::Result<()> {
        while let Some(listener) = &self.listener {
            let fd = match local::accept(listener.as_fd()) {
                Ok(fd) => fd,
                Err(e) if is_exhausted(&e) => {
                    self.again_at = Some(now_ms + AGAIN_MS);
                    let listener = listener.as_fd();
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
                self.askers
                    .insert(self.serial, RankConnection { fd, slot: None, assembly, pieces });
            }
        }
        Ok(())
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
                    asker.slot = wire::read_hello(piece).filter(|slot| *slot < self.slots);
                    asker.slot.is_some()
                }
                Some(slot) => match asker.assembly.push(piece) {
                    Ok(None) => true,
                    Ok(Some((ticket, bytes))) => {
                        self.heard.push_back(RankRequest { from: serial, slot, ticket, bytes });
                        ticket != 0
                    }
                    Err(_) => false,
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

    /// The next request.
    pub(crate) fn poll_heard(&mut self) -> Option<RankRequest> {
        self.heard.pop_front()
    }

    /// Says something to the rank in a slot.
    pub(crate) fn answer(&mut self, slot: u32, ticket: u64, bytes: &[u8]) {
        // The latest, if the process has another one by now.
        let of_slot = |(_, a): &(&u64, &RankConnection)| a.slot == Some(slot);
        let Some((serial, _)) = self.askers.iter().rev().find(of_slot) else { return };
        self.reply(*serial, ticket, bytes);
    }

    /// Says something on a connection.
    pub(crate) fn reply(&mut self, serial: u64, ticket: u64, bytes: &[u8]) {
        if let (Some(asker), Some(pieces)) =
            (self.askers.get_mut(&serial), wire::pieces(ticket, bytes))
        {
            asker.pieces.extend(pieces);
        }
        self.write(serial);
    }

    fn write(&mut self, serial: u64) {
        let Some(asker) = self.askers.get_mut(&serial) else { return };
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
    }

    /// When [`RankRequests::handle_events`] is due without an event, in milliseconds.
    pub(crate) fn next_time(&self) -> Option<u64> {
        self.again_at
    }
}

impl AsFd for RankRequests {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}
