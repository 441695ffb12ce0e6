//! The connections of one link, and where each is looked at: in the poll set, or in every pass.

use std::os::fd::{AsFd, AsRawFd, BorrowedFd, RawFd};

use hawser_os::poll::{Event, Interest, Poller};

use super::fault::{Doing, TcpFault};
use super::socket::Connection;

/// Connections that every pass reads without asking which are ready. They are not in the poll set:
/// a peer's send pays for each set that its connection is in.
pub(super) const HOT: usize = 2;
/// Passes without a message after which a hot connection makes room for another.
const COOL_AFTER: u32 = 64;

/// The connections, by index.
pub(super) struct Table {
    poller: Poller,
    list: Vec<Option<Box<Connection>>>,
    /// Hot connections, at most [`HOT`], and the pass in which each last had something.
    hot: Vec<(usize, u32)>,
    /// Connections in the poll set.
    watched: usize,
    /// Connections with something to write.
    writers: Vec<usize>,
    pass: u32,
}

impl Table {
    pub(super) fn new() -> std::io::Result<Table> {
        Ok(Table {
            poller: Poller::new()?,
            list: Vec::new(),
            hot: Vec::new(),
            watched: 0,
            writers: Vec::new(),
            pass: 0,
        })
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<&Connection> {
        self.list.get(index)?.as_deref()
    }

    #[inline]
    pub(super) fn get_mut(&mut self, index: usize) -> Option<&mut Connection> {
        self.list.get_mut(index)?.as_deref_mut()
    }

    /// Bound of the indices.
    pub(super) fn bound(&self) -> usize {
        self.list.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, &Connection)> {
        self.list.iter().enumerate().filter_map(|(i, c)| Some((i, c.as_deref()?)))
    }

    /// Takes a connection in, and into the poll set.
    pub(super) fn insert(
        &mut self,
        new: Connection,
        interest: Interest,
    ) -> Result<usize, TcpFault> {
        let free = self.list.iter().position(Option::is_none);
        let index = free.unwrap_or(self.list.len());
        self.poller
            .add(new.stream().as_fd(), index as u64, interest)
            .map_err(|e| TcpFault::of(Doing::Watching, &e))?;
        self.watched += 1;
        let new = Some(Box::new(new));
        match self.list.get_mut(index) {
            Some(place) => *place = new,
            None => self.list.push(new),
        }
        Ok(index)
    }

    /// Takes a connection out; nothing looks at it any more.
    pub(super) fn remove(&mut self, index: usize) -> Option<Box<Connection>> {
        let gone = self.list.get_mut(index)?.take()?;
        if self.hot.iter().any(|h| h.0 == index) {
            self.hot.retain(|h| h.0 != index);
        } else {
            self.poller.remove(gone.stream().as_fd());
            self.watched -= 1;
        }
        self.writers.retain(|w| *w != index);
        Some(gone)
    }

    /// What is ready in the poll set.
    pub(super) fn ready(&mut self, events: &mut Vec<Event>) {
        // An error leaves all for the next time.
        let _ = self.poller.wait(0, events);
    }

    /// The hot connection number `i`.
    #[inline]
    pub(super) fn hot(&self, i: usize) -> Option<usize> {
        self.hot.get(i).map(|h| h.0)
    }

    pub(super) fn is_hot(&self, index: usize) -> bool {
        self.hot.iter().any(|h| h.0 == index)
    }

    /// A hot connection has had something; it may be there no more.
    #[inline]
    pub(super) fn warmed(&mut self, index: usize) {
        if let Some(hot) = self.hot.iter_mut().find(|h| h.0 == index) {
            hot.1 = self.pass;
        }
    }

    /// The number of the pass.
    #[inline]
    pub(super) fn number(&self) -> u32 {
        self.pass
    }

    /// A pass has begun; its number, and whether it must look at the poll set.
    #[inline]
    pub(super) fn pass(&mut self) -> (u32, bool) {
        self.pass = self.pass.wrapping_add(1);
        (self.pass, self.watched > 0)
    }

    /// An open connection has had something: makes it hot if there is room and it can leave the
    /// poll set. Returns a connection that is in no set any more, to be ended.
    pub(super) fn heat(&mut self, index: usize) -> Option<(usize, TcpFault)> {
        let pass = self.pass;
        let mut broken = None;
        if self.hot.len() == HOT {
            let cold = |h: &(usize, u32)| pass.wrapping_sub(h.1) > COOL_AFTER;
            let at = self.hot.iter().position(cold)?;
            let (old, _) = self.hot.swap_remove(at);
            let added = match self.get(old) {
                Some(c) => self.poller.add(c.stream().as_fd(), old as u64, Interest::Read),
                None => Ok(()),
            };
            self.watched += 1;
            broken = added.err().map(|e| (old, TcpFault::of(Doing::Watching, &e)));
        }
        if let Some(c) = self.get(index) {
            self.poller.remove(c.stream().as_fd());
            self.watched -= 1;
            self.hot.push((index, pass));
        }
        broken
    }

    /// The connection has something to write.
    #[inline]
    pub(super) fn writes(&mut self, index: usize) {
        if !self.writers.contains(&index) {
            self.writers.push(index);
        }
    }

    /// Connection number `i` of those with something to write.
    #[inline]
    pub(super) fn writer(&self, i: usize) -> Option<usize> {
        self.writers.get(i).copied()
    }

    /// Connection number `i` of those with something to write has written all.
    pub(super) fn has_written(&mut self, i: usize) {
        self.writers.swap_remove(i);
    }

    /// What a sleeper watches: the poll set, and what is not in it or is to be written. The flag:
    /// also for room to write.
    pub(super) fn to_watch(&self) -> Vec<(RawFd, bool)> {
        let own = (self.as_fd().as_raw_fd(), false);
        let others = self.iter().filter_map(|(index, c)| {
            let write = c.wants_room();
            (write || self.is_hot(index)).then(|| (c.fd(), write))
        });
        std::iter::once(own).chain(others).collect()
    }
}

impl AsFd for Table {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.poller.as_fd()
    }
}
