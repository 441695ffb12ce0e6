//! The acceptor of a rank under an agent: a UNIX connection to it, made on first use.

use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpStream};
use std::os::fd::{AsFd, OwnedFd};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use hawser_mca::report;
use hawser_os::{local, socket};
use hawser_segment::node::NodeSegment;
use hawser_segment::outside::Outside;

use super::wire::{self, MESSAGE_MAX, Said};
use super::{Acceptor, Collected, Contact, take_from};
use crate::gateway::Gateway;
use crate::handshake::{self, Credential};
use crate::reception::Arrival;

/// How far the conversation with the agent has come.
#[derive(Debug)]
enum Link {
    /// There is none.
    Idle,
    /// The agent was asked to listen.
    Asked,
    /// The rank has said this hello.
    Said { fd: OwnedFd, hello: [u8; wire::HELLO] },
    /// It was given up, and is to be had again.
    Parted,
    /// It cannot be had any more.
    Gone,
}

#[derive(Debug)]
struct Inner {
    link: Link,
    /// Where this node takes connections.
    here: Option<Vec<SocketAddr>>,
    arrived: Vec<Arrival>,
    told_exhaustion: bool,
}

/// See the module's documentation.
pub struct AgentAcceptor {
    node: NodeSegment,
    slot: u32,
    me: u32,
    node_of: Box<dyn Fn(u32) -> u32 + Send + Sync>,
    ring: Box<dyn Fn() + Send + Sync>,
    /// Why this process can make no connections; `None`: it can.
    refused: OnceLock<Option<String>>,
    inner: Mutex<Inner>,
}

impl AgentAcceptor {
    /// The acceptor of rank `me`, in `slot` of the node segment. `node_of` gives the number of a
    /// rank's node, `ring` makes the agent look at the segment.
    pub fn new(
        node: NodeSegment,
        slot: u32,
        me: u32,
        node_of: Box<dyn Fn(u32) -> u32 + Send + Sync>,
        ring: Box<dyn Fn() + Send + Sync>,
    ) -> AgentAcceptor {
        let inner =
            Inner { link: Link::Idle, here: None, arrived: Vec::new(), told_exhaustion: false };
        let (refused, inner) = (OnceLock::new(), Mutex::new(inner));
        AgentAcceptor { node, slot, me, node_of, ring, refused, inner }
    }

    /// What proves that this process is of the job. Nobody keeps it: it is in the segment.
    fn credential(&self) -> Credential {
        Credential { job: self.node.job(), secret: self.node.secret() }
    }

    /// Why this process can make no connections, whoever is called.
    fn refused(&self) -> Option<&String> {
        let why = || socket::permitted().err().map(|e| e.to_string());
        self.refused.get_or_init(why).as_ref()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn nowhere(&self) -> Contact {
        Contact::Nowhere(match self.node.acceptor_is_refused() {
            true => "the agent of this node cannot take connections".into(),
            false => "the agent of this node has gone".into(),
        })
    }

    /// Says once that there is no number for the descriptor of a connection.
    fn tell_exhaustion(inner: &mut Inner) {
        if !std::mem::replace(&mut inner.told_exhaustion, true) {
            report::say(
                "connections of peers cannot be taken: no descriptor is left; raise the limit of \
                 open files (ulimit -n)",
            );
        }
    }

    /// Begins the conversation if it has not begun. True: it is to be tried again after a moment.
    fn begin(&self, inner: &mut Inner) -> bool {
        if matches!(inner.link, Link::Said { .. } | Link::Gone) {
            return false;
        }
        if self.node.acceptor_is_refused() {
            inner.link = Link::Gone;
            return false;
        }
        if !self.node.acceptor_is_open() {
            if matches!(inner.link, Link::Idle | Link::Parted) {
                inner.link = Link::Asked;
                self.node.ask_for_acceptor();
                (self.ring)();
            }
            // The agent notifies this process when it listens.
            return false;
        }
        let Ok(nonce) = handshake::nonce() else { return true };
        let credential = self.credential();
        let hello = wire::hello(&credential, self.slot, &nonce);
        let made = local::connect(&wire::name(&credential, self.node.number()));
        let said = made.and_then(|fd| {
            if local::peer_user(fd.as_fd())? != local::user() {
                return Err(ErrorKind::PermissionDenied.into());
            }
            local::send(fd.as_fd(), &hello, None)?;
            Ok(fd)
        });
        match said {
            Ok(fd) => {
                inner.link = Link::Said { fd, hello };
                false
            }
            // No room at the agent, or no descriptor here.
            Err(_) => true,
        }
    }

    /// Reads what the agent has said. True: it is to be tried again after a moment.
    fn read(&self, inner: &mut Inner, events: &mut usize) -> bool {
        let mut bytes = [0; MESSAGE_MAX];
        loop {
            let Link::Said { fd, hello } = &inner.link else { return false };
            // Without a number for it, a descriptor that comes would be lost.
            if !local::has_descriptor(fd.as_fd()) {
                AgentAcceptor::tell_exhaustion(inner);
                return true;
            }
            let (n, with) = match local::receive(fd.as_fd(), &mut bytes) {
                // Closed out by others who came at the same time.
                Ok((0, _)) if inner.here.is_none() => {
                    inner.link = Link::Idle;
                    return true;
                }
                Ok((0, _)) => {
                    inner.link = Link::Gone;
                    return false;
                }
                Ok(got) => got,
                Err(e) if e.kind() == ErrorKind::WouldBlock => return false,
                Err(e) if e.kind() == ErrorKind::Interrupted => continue,
                Err(_) => {
                    inner.link = Link::Gone;
                    return false;
                }
            };
            let said = bytes.get(..n).unwrap_or_default();
            match (wire::read(&self.credential(), hello, self.me, said), with) {
                (Some(Said::Welcome(here)), _) => inner.here = Some(here),
                (Some(Said::Arrival(names, binding)), Some(fd)) => {
                    let (socket, key) = (TcpStream::from(fd), self.node.job());
                    inner.arrived.push(Arrival { names, socket, binding, key });
                }
                // Another thread has taken the last number since the look: the kernel has closed
                // this connection, and there will be others.
                (Some(Said::Arrival(..)), None) => AgentAcceptor::tell_exhaustion(inner),
                // No agent says this: nothing more is taken from whoever it is.
                _ => {
                    inner.link = Link::Gone;
                    return false;
                }
            }
            *events += 1;
        }
    }
}

impl Outside for AgentAcceptor {
    fn interrupt(&self) -> io::Result<()> {
        let mut inner = self.inner();
        // Their other ends make them anew.
        inner.arrived.clear();
        if matches!(inner.link, Link::Said { .. }) {
            inner.link = Link::Parted;
            // Until the agent says so again: it may still have the old connection.
            inner.here = None;
        }
        Ok(())
    }

    fn resume(&self) -> io::Result<()> {
        let mut inner = self.inner();
        // Another agent, of a restarted job, has not heard of what was asked before.
        if matches!(inner.link, Link::Asked) && !self.node.acceptor_is_open() {
            self.node.ask_for_acceptor();
            (self.ring)();
        }
        match matches!(inner.link, Link::Parted) && self.begin(&mut inner) {
            true => Err(ErrorKind::WouldBlock.into()),
            false => Ok(()),
        }
    }
}

impl std::fmt::Debug for AgentAcceptor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the acceptor of rank {}", self.me)
    }
}

impl Acceptor for AgentAcceptor {
    fn contact(&self, rank: u32) -> Contact {
        if let Some(why) = self.refused() {
            return Contact::Nowhere(why.clone());
        }
        let number = (self.node_of)(rank);
        if number != self.node.number() {
            return match self.node.node_record(number) {
                Some(record) if record.acceptor.is_empty() => {
                    Contact::Nowhere("its host takes no connections".into())
                }
                Some(record) => Contact::At(record.host, record.acceptor),
                None => Contact::Nowhere("its host has told no address".into()),
            };
        }
        let mut inner = self.inner();
        match (&inner.here, &inner.link) {
            (Some(here), _) if here.is_empty() => {
                Contact::Nowhere("this host takes no connections".into())
            }
            (Some(here), _) => Contact::At("this".into(), here.clone()),
            (None, Link::Gone) => self.nowhere(),
            (None, _) => {
                self.begin(&mut inner);
                match inner.link {
                    Link::Gone => self.nowhere(),
                    _ => Contact::Pending,
                }
            }
        }
    }

    fn gateway(&self, rank: u32) -> Option<Gateway> {
        Gateway::to_node(&self.node, (self.node_of)(rank))
    }

    fn has_agents(&self) -> bool {
        true
    }

    #[inline]
    fn notifications(&self) -> u32 {
        self.node.slot(self.slot).notifications()
    }

    fn collect(&self) -> Collected {
        let mut inner = self.inner();
        let mut events = 0;
        let again = self.begin(&mut inner) | self.read(&mut inner, &mut events);
        Collected { events, again }
    }

    fn take(&self, channel: Option<u32>, index: u16, of: u16) -> Option<Arrival> {
        take_from(&mut self.inner().arrived, channel, index, of)
    }
}

#[cfg(test)]
mod tests {
    use hawser_segment::node::{NodeInit, World};

    use super::*;
    use crate::handshake::{Binding, Names, Plane};

    fn segment() -> NodeSegment {
        NodeSegment::create(&NodeInit {
            job: u64::from_le_bytes(handshake::nonce().unwrap()[..8].try_into().unwrap()),
            secret: [3; 32],
            nprocs: 1,
            first_rank: 0,
            nlocal: 1,
            domains: &[1],
            slot_domain: &[0],
            channels: 1,
            world: World::ONE_NODE,
        })
        .unwrap()
    }

    fn acceptor(node: NodeSegment) -> AgentAcceptor {
        AgentAcceptor::new(node, 0, 0, Box::new(|_| 0), Box::new(|| {}))
    }

    #[test]
    fn an_acceptor_that_is_refused_is_not_waited_for() {
        let node = segment();
        let acceptor = acceptor(node);
        assert_eq!(acceptor.contact(0), Contact::Pending);
        node.refuse_acceptor();
        assert!(acceptor.notifications() > 0, "who waits for it is woken");
        let Contact::Nowhere(why) = acceptor.contact(0) else { panic!("it waits on") };
        assert!(why.contains("cannot take connections"), "{why}");
    }

    #[test]
    fn an_interrupt_ends_the_conversation_which_begins_anew() {
        let node = segment();
        let credential = Credential { job: node.job(), secret: node.secret() };
        let listener = local::listen(&wire::name(&credential, node.number())).unwrap();
        let acceptor = acceptor(node);
        acceptor.interrupt().unwrap();
        acceptor.resume().unwrap();
        assert!(local::accept(listener.as_fd()).is_err(), "there was none");
        node.open_acceptor();
        let mut hello = [0; MESSAGE_MAX];
        let mut before = None;
        for _ in 0..3 {
            acceptor.collect();
            let link = local::accept(listener.as_fd()).unwrap();
            let (n, _) = local::receive(link.as_fd(), &mut hello).unwrap();
            assert!(n > 0 && before.replace(hello) != Some(hello), "a hello of its own");
            assert_eq!(acceptor.contact(0), Contact::Pending);
            let welcome = wire::welcome(&credential, &hello[..n], &[]);
            local::send(link.as_fd(), &welcome, None).unwrap();
            acceptor.collect();
            assert_ne!(acceptor.contact(0), Contact::Pending);
            acceptor.interrupt().unwrap();
            assert_eq!(local::receive(link.as_fd(), &mut hello).unwrap().0, 0, "it is closed");
            acceptor.resume().unwrap();
        }
    }

    /// A connection whose descriptor is lost is that one alone.
    #[test]
    fn a_descriptor_that_is_lost_costs_one_connection() {
        let node = segment();
        let credential = Credential { job: node.job(), secret: node.secret() };
        let listener = local::listen(&wire::name(&credential, node.number())).unwrap();
        node.open_acceptor();
        let acceptor = acceptor(node);
        assert!(!acceptor.collect().again);
        let link = local::accept(listener.as_fd()).unwrap();
        let mut hello = [0; MESSAGE_MAX];
        let (n, _) = local::receive(link.as_fd(), &mut hello).unwrap();
        let welcome = wire::welcome(&credential, &hello[..n], &[]);
        local::send(link.as_fd(), &welcome, None).unwrap();
        let (plane, job) = (Plane::Data, credential.job);
        let names = Names { plane, job, from: 1, channel: 0, to: 0, link: 0, encrypted: false };
        let arrival = wire::arrival(&names, &Binding::new([1; 32]));
        let here = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let socket = TcpStream::connect(here.local_addr().unwrap()).unwrap();
        for with in [None, Some(socket.as_fd())] {
            local::send(link.as_fd(), &arrival, with).unwrap();
        }
        acceptor.collect();
        assert!(acceptor.take(None, 0, 1).is_some(), "the second one has come");
        assert!(acceptor.take(None, 0, 1).is_none());
    }
}
