//! An acceptor for ranks that are in one process, or that have no agent: each has a reception of
//! its own, and the thread that polls its notifications makes progress for the whole process.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use hawser_os::clock;
use hawser_os::socket::Quality;

use super::{Acceptor, Collected, Contact, take_from};
use crate::WireupError;
use crate::handshake::{Answer, Credential, Names, Plane, Reason};
use crate::reception::interfaces::{Choice, Reaches};
use crate::reception::{Arrival, Reception};

/// The reception of one rank, and what has come for it.
#[derive(Debug)]
struct Place {
    rank: u32,
    reception: Reception,
    parked: Vec<Arrival>,
    notifications: u32,
}

/// The receptions of the ranks of a job that are in this process.
#[derive(Debug, Default)]
pub struct LocalReceptions {
    places: Mutex<Vec<Place>>,
}

impl LocalReceptions {
    /// Without ranks.
    pub fn new() -> LocalReceptions {
        LocalReceptions::default()
    }

    /// Listens for a rank on this host; the addresses.
    ///
    /// # Errors
    /// See [`WireupError`].
    pub fn join(
        &self,
        credential: Credential,
        rank: u32,
        choice: &Choice,
    ) -> Result<Vec<SocketAddr>, WireupError> {
        let quality = Quality::default();
        let reception = Reception::open(credential, choice, Reaches::ThisHost, &quality)?;
        let addresses = reception.addresses().to_vec();
        self.places().push(Place { rank, reception, parked: Vec::new(), notifications: 0 });
        Ok(addresses)
    }

    /// Ends the reception of a rank, and with it what has come for it and was not taken.
    pub fn leave(&self, rank: u32) {
        self.places().retain(|p| p.rank != rank);
    }

    fn places(&self) -> MutexGuard<'_, Vec<Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn look_after(&self) -> MutexGuard<'_, Vec<Place>> {
        let mut places = self.places();
        let now = clock::now_ns();
        for place in places.iter_mut() {
            let rank = place.rank;
            let judge = &mut |n: &Names| match n.plane {
                Plane::Data if n.to == rank => Answer::Welcome,
                _ => Answer::No(Reason::Unknown),
            };
            // Without news there is nothing to do but to look again.
            let _ = place.reception.handle_events(now, judge);
            while let Some(arrival) = place.reception.poll_arrival() {
                place.parked.push(arrival);
                place.notifications = place.notifications.wrapping_add(1);
            }
        }
        places
    }
}

/// How a rank of [`LocalReceptions`] finds the addresses of another one; `None`: it has not joined.
pub type FindAddresses = Box<dyn Fn(u32) -> Option<Vec<SocketAddr>> + Send + Sync>;

/// The acceptor of one rank of a [`LocalReceptions`].
pub struct LocalAcceptor {
    receptions: &'static LocalReceptions,
    me: u32,
    find: FindAddresses,
}

impl LocalAcceptor {
    /// The acceptor of rank `me`, which has joined.
    pub fn new(
        receptions: &'static LocalReceptions,
        me: u32,
        find: FindAddresses,
    ) -> LocalAcceptor {
        LocalAcceptor { receptions, me, find }
    }
}

impl Acceptor for LocalAcceptor {
    fn contact(&self, rank: u32) -> Contact {
        (self.find)(rank).map_or(Contact::Pending, |all| Contact::At("this".into(), all))
    }

    fn notifications(&self) -> u32 {
        let places = self.receptions.look_after();
        places.iter().find(|p| p.rank == self.me).map_or(0, |p| p.notifications)
    }

    fn collect(&self) -> Collected {
        Collected::default()
    }

    fn take(&self, channel: Option<u32>, index: u16, of: u16) -> Option<Arrival> {
        let mut places = self.receptions.places();
        let place = places.iter_mut().find(|p| p.rank == self.me)?;
        take_from(&mut place.parked, channel, index, of)
    }
}
