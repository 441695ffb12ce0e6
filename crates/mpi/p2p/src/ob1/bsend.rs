//! Buffered sends (MPI-5.0 section 3.6): accounting of attached buffers. The data itself is kept in
//! memory of the library; the size of what the user attached bounds how much of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_core::contracts::pml::{BsendBuffer, BsendScope};
use hawser_core::error::Result;

/// What one message costs beyond its data. Programs reserve `MPI_BSEND_OVERHEAD` of their ABI for
/// it: 512 in the standard's, 128 in Open MPI's, 96 in MPICH's. It has to be less than each.
pub const BSEND_OVERHEAD: u64 = 64;

/// The attached buffers of a process, shared by its engines.
#[derive(Clone, Default)]
pub(crate) struct SharedBsend(Arc<Mutex<Bsend>>);

impl SharedBsend {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Bsend> {
        // Every method leaves the accounts in order.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Attached {
    buffer: BsendBuffer,
    /// Data and overhead of messages that have not left.
    used: u64,
    messages: u64,
    /// Changes whenever something of its messages leaves.
    moved: u64,
}

/// Whether a message fits into its attached buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fit {
    /// There is room.
    Now,
    /// There will be room when earlier messages have left.
    Later,
    /// It is longer than the buffer, or there is none.
    Never,
}

/// All attached buffers.
#[derive(Default)]
pub(crate) struct Bsend {
    buffers: HashMap<BsendScope, Attached>,
    /// Context id to session, of the communicators that were derived from sessions.
    sessions: HashMap<u64, u64>,
}

impl Bsend {
    /// Notes a new communicator by its context id, and the session that it was derived from.
    pub(crate) fn comm_added(&mut self, context: u64, session: u64) {
        if session != 0 {
            self.sessions.insert(context, session);
        }
    }

    /// Forgets a communicator, and its buffer.
    pub(crate) fn comm_freed(&mut self, context: u64) {
        self.sessions.remove(&context);
        self.buffers.remove(&BsendScope::Comm(context));
    }

    pub(crate) fn attach(&mut self, scope: BsendScope, buffer: BsendBuffer) -> Result<()> {
        if self.buffers.contains_key(&scope) {
            let why = "a buffer is attached already; detach it first";
            return Err(hawser_core::err!(Buffer, "{why}"));
        }
        if buffer != BsendBuffer::None {
            self.buffers.insert(scope, Attached { buffer, used: 0, messages: 0, moved: 0 });
        }
        Ok(())
    }

    /// Gives the buffer back. The caller has waited until [`Bsend::flushed`].
    pub(crate) fn detach(&mut self, scope: BsendScope) -> BsendBuffer {
        self.buffers.remove(&scope).map_or(BsendBuffer::None, |a| a.buffer)
    }

    /// Forgets all buffers: MPI ends, and with it the need for them.
    pub(crate) fn detach_all(&mut self) {
        self.buffers.clear();
    }

    pub(crate) fn flushed(&self, scope: BsendScope) -> bool {
        self.buffers.get(&scope).is_none_or(|a| a.messages == 0)
    }

    /// The buffer that serves the communicator with this context id.
    fn scope_of(&self, context: u64) -> Option<BsendScope> {
        let session = self.sessions.get(&context).map(|&s| BsendScope::Session(s));
        let scopes = [Some(BsendScope::Comm(context)), session, Some(BsendScope::Process)];
        scopes.into_iter().flatten().find(|s| self.buffers.contains_key(s))
    }

    /// How a message of so many bytes on the communicator with this context id fits.
    pub(crate) fn fit(&self, context: u64, bytes: u64) -> Fit {
        let need = bytes.saturating_add(BSEND_OVERHEAD);
        match self.scope_of(context).and_then(|scope| self.buffers.get(&scope)) {
            Some(Attached { buffer: BsendBuffer::User { bytes: size, .. }, used, .. }) => {
                match () {
                    () if need <= size.saturating_sub(*used) => Fit::Now,
                    () if need <= *size => Fit::Later,
                    () => Fit::Never,
                }
            }
            Some(_) => Fit::Now,
            None => Fit::Never,
        }
    }

    /// Takes room for a message sent on the communicator with this context id.
    pub(crate) fn take(&mut self, context: u64, bytes: u64) -> Result<BsendScope> {
        let found = self.scope_of(context);
        let scoped = found.and_then(|s| self.buffers.get_mut(&s).map(|a| (s, a)));
        let Some((scope, attached)) = scoped else {
            let why = "no buffer is attached; call MPI_Buffer_attach first";
            return Err(hawser_core::err!(Buffer, "{why}"));
        };
        let need = bytes.saturating_add(BSEND_OVERHEAD);
        if let BsendBuffer::User { bytes: size, .. } = attached.buffer {
            let room = size.saturating_sub(attached.used);
            if need > room {
                return Err(hawser_core::err!(
                    Buffer,
                    "the attached buffer has {room} of {size} bytes free, and the message needs \
                     {need}; reserve MPI_BSEND_OVERHEAD bytes beyond the data of each"
                ));
            }
        }
        attached.used += need;
        attached.messages += 1;
        Ok(scope)
    }

    pub(crate) fn release(&mut self, scope: BsendScope, bytes: u64) {
        if let Some(a) = self.buffers.get_mut(&scope) {
            a.used = a.used.saturating_sub(bytes.saturating_add(BSEND_OVERHEAD));
            a.messages = a.messages.saturating_sub(1);
        }
        self.moves(scope);
    }

    /// A part of a message in this scope has left.
    pub(crate) fn moves(&mut self, scope: BsendScope) {
        if let Some(a) = self.buffers.get_mut(&scope) {
            a.moved = a.moved.wrapping_add(1);
        }
    }

    /// A number that changes whenever something leaves the buffer that serves the communicator
    /// with this context id.
    pub(crate) fn moved(&self, context: u64) -> u64 {
        let attached = self.scope_of(context).and_then(|scope| self.buffers.get(&scope));
        attached.map_or(0, |a| a.moved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_is_counted_with_overhead_and_given_back() {
        let mut b = Bsend::default();
        assert!(b.take(0, 1).is_err());
        let size = 2 * (100 + BSEND_OVERHEAD);
        let buffer = BsendBuffer::User { addr: 8, bytes: size };
        b.attach(BsendScope::Process, buffer).expect("first");
        assert!(b.attach(BsendScope::Process, buffer).is_err());
        let scope = b.take(0, 100).expect("fits");
        b.take(0, 100).expect("fits twice");
        let moved = b.moved(0);
        b.moves(BsendScope::Comm(4));
        assert_eq!(b.moved(0), moved, "that was another buffer's");
        b.moves(scope);
        assert_ne!(b.moved(0), moved);
        assert!(b.take(0, 0).is_err());
        assert_eq!((b.fit(0, 100), b.fit(0, size)), (Fit::Later, Fit::Never));
        b.release(scope, 100);
        assert_eq!(b.fit(0, 100), Fit::Now);
        assert!(!b.flushed(BsendScope::Process));
        b.take(0, 100).expect("fits again");
        b.release(scope, 100);
        b.release(scope, 100);
        assert!(b.flushed(BsendScope::Process));
        assert_eq!(b.detach(BsendScope::Process), buffer);
        assert_eq!(b.detach(BsendScope::Process), BsendBuffer::None);
    }

    #[test]
    fn a_communicators_own_buffer_goes_first() {
        let mut b = Bsend::default();
        b.attach(BsendScope::Process, BsendBuffer::Automatic).expect("process");
        b.attach(BsendScope::Comm(4), BsendBuffer::Automatic).expect("comm");
        assert_eq!(b.take(4, 1).ok(), Some(BsendScope::Comm(4)));
        assert_eq!(b.take(6, 1).ok(), Some(BsendScope::Process));
        b.comm_freed(4);
        assert_eq!(b.take(4, 1).ok(), Some(BsendScope::Process));
    }

    #[test]
    fn a_session_buffers_for_its_own_communicators_only() {
        let mut b = Bsend::default();
        for session in 1..=8 {
            b.attach(BsendScope::Session(session), BsendBuffer::Automatic).expect("session");
            b.comm_added(10 * session, session);
        }
        b.comm_added(90, 9);
        b.comm_added(91, 0);
        assert!(b.take(90, 1).is_err() && b.take(91, 1).is_err() && b.take(7, 1).is_err());
        b.attach(BsendScope::Process, BsendBuffer::Automatic).expect("process");
        b.attach(BsendScope::Comm(20), BsendBuffer::Automatic).expect("comm");
        assert_eq!(b.take(20, 1).ok(), Some(BsendScope::Comm(20)));
        for session in 3..=8 {
            assert_eq!(b.take(10 * session, 1).ok(), Some(BsendScope::Session(session)));
        }
        assert_eq!(b.take(90, 1).ok(), Some(BsendScope::Process));
        assert_eq!(b.detach(BsendScope::Session(3)), BsendBuffer::Automatic);
        assert_eq!(b.take(30, 1).ok(), Some(BsendScope::Process));
    }
}
