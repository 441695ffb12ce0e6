//! Boards: memory that the ranks of a communicator on one node share for collective operations.
//!
//! # Contract
//!
//! 1. A board serves one communicator: one of its ranks claims it and tells the others the
//!    [`Ticket`]; each rank joins once. It is free again when all have dropped theirs, or their
//!    [`Membership`], also of a communicator of which some rank may not be told, since a rank is
//!    lost or it is revoked. A rank has a membership in a part from when the communicator is made,
//!    whether a call makes the part at this rank or not. A rank that is lost leaves with the next
//!    one that drops its own: when the last one dies before it has, the board stays taken until the
//!    job ends. So does one that is claimed late for a communicator after which a member has freed
//!    many others.
//! 2. [`Exchange::exchange`] of a board is collective: all ranks call it in the same order. It
//!    returns when those have posted whose posts the rank reads, and it has read them. It waits
//!    through the one waiting engine, with progress for all operations of the process. A rank that
//!    reads nothing of others can run only a few exchanges ahead of them, of short posts many: a
//!    post stays until it is read.
//! 3. A rank that waits tells its status page for which rank.
//! 4. Where a rank that is waited for is lost, the exchange ends with an error of class
//!    `ProcAborted` that names it, and so does each later one: the board is of no more use.
//!
//! A *lane* is a small board for calls in flight, each of which has the lane for itself at its rank
//! until it has ended; the calls that use it are the same ones in the same order at all ranks.
//! Promise 1 holds for it, too, and:
//!
//! 5. Nothing at a lane waits or makes progress. What was posted is seen by other processes that
//!    sleep in any call: they are woken, in an exchange in which all read all when the last one has
//!    posted. An exchange is posted once [`Lane::ready`] says so, which
//!    asks no more of others than that they have posted for the one before.
//! 6. [`Lane::ready`] and [`Lane::arrived`] end with the error of promise 4; who asks often enough
//!    hears of each loss.

use std::ops::Range;
use std::sync::Arc;

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Needed;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_segment::node::slab_part;

/// Most bytes that a rank can post on a board of a node segment.
pub const ROOM: usize = hawser_lockfree::board::ROOM;

/// Bytes of posts up to which a rank that reads nothing of others runs far ahead of them.
pub const SHORT_ROOM: usize = hawser_lockfree::board::SHORT_ROOM;

/// Bytes of a rank's long room on a node with so many processes of the job.
pub const fn long_room(nlocal: u32) -> u64 {
    slab_part(nlocal) as u64
}

/// A claimed board, to be told to all ranks of a communicator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// Which board.
    pub number: u32,
    /// The exchange to begin after.
    pub base: u64,
}

/// The boards of a node.
pub trait Boards: Sync + Send {
    /// Threads of this process may be at boards at the same time.
    fn are_threaded(&self) -> bool;

    /// Most bytes that a rank can post in one exchange.
    fn room(&self) -> usize;

    /// Bytes of the long room that a rank has in each exchange, at the boards that have such rooms.
    fn long_room(&self) -> u64;

    /// Most ranks that can share a board.
    fn most(&self) -> u32;

    /// Some ranks of a communicator have left this node, or were left behind by others (ADR 60):
    /// nothing can be claimed for it.
    fn is_apart(&self, comm: &Comm) -> bool;

    /// Claims the board of a communicator; `None` when none is free. The claimer then asks
    /// [`Boards::is_left`], and gives the board back if it is so.
    fn claim(&self, comm: &Comm) -> Option<Ticket>;

    /// Gives a claimed board back that nobody was told of.
    fn return_board(&self, ticket: Ticket);

    /// True when a rank is lost, or has dropped its [`Membership`] since it may not be told: what
    /// was claimed for the communicator before this call is left by nobody else.
    fn is_left(&self, comm: &Comm) -> bool;

    /// Boards in the memory that this host's ranks of a communicator of several jobs share: for the
    /// whole communicator, if all its ranks are on this host, else for its parts here. `None`: they
    /// share no memory. All ranks of a host get some, or none does.
    fn between_jobs(&self, comm: &Comm) -> Option<Arc<dyn Boards>>;

    /// What a rank keeps of a communicator that may claim something until the communicator is
    /// freed, and what it has joined has been dropped. Nothing that the communicator has then, or
    /// that is claimed for it later, waits for this rank.
    fn membership(&self, comm: &Comm) -> Box<dyn Membership>;

    /// The same of a part of a communicator ([`Comm::part_context`]) that consists of these ranks,
    /// until the rank [makes](Membership::note_made) it: parts are made by the calls that need
    /// them, and a rank may free the communicator before. `None`: the part can have nothing.
    fn membership_of_part(
        &self,
        comm: &Comm,
        path: &[u32],
        ranks: &[u32],
    ) -> Option<Box<dyn Membership>>;

    /// The calling rank's access to the claimed board of a communicator whose ranks are all on
    /// this node; `None` for a ticket that nobody was given.
    fn join(&self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Board>>;

    /// As [`Boards::claim`], of a lane, with long rooms or without.
    fn claim_lane(&self, comm: &Comm, long: bool) -> Option<Ticket>;

    /// Gives a claimed lane back that nobody was told of.
    fn return_lane(&self, ticket: Ticket);

    /// As [`Boards::join`], at a claimed lane.
    fn join_lane(&self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Lane>>;
}

/// A rank of a communicator, for as long as it has it.
pub trait Membership: Send + Sync {
    /// A call has ended with an error: the rank may not have been told of something.
    fn note(&self);

    /// The part has been made, whose own membership says the rest.
    fn note_made(&self);
}

/// A rank's access to a lane.
pub trait Lane: Send {
    /// Bytes of the long room that a rank has in each exchange; 0: the lane has none. The same at
    /// all ranks.
    fn long_room(&self) -> u64;

    /// True when this rank may post for the next exchange. It has read what it needed of the last.
    ///
    /// # Errors
    /// Class `ProcAborted`: a rank is lost.
    fn ready(&mut self) -> Result<bool>;

    /// Posts what `write` puts into the room of [`Boards::room`] bytes and the long one, in an
    /// exchange in which this rank reads the posts of the ranks `of`. [`Lane::ready`] has said that
    /// it may. It gives the bytes of the long room up to which something was written. If a rank
    /// reads all posts, every other rank also reads all, or does not read this
    /// rank's post: so only the last one to post wakes those who sleep.
    fn post(&mut self, of: Range<u32>, write: &mut dyn FnMut(&mut [u8], &Shared) -> u64);

    /// True when those have posted whose posts this rank reads.
    ///
    /// # Errors
    /// As [`Lane::ready`].
    fn arrived(&mut self) -> Result<bool>;

    /// Gives `read` what each of the ranks that were named to [`Lane::post`] has posted, from the
    /// last to the first. [`Lane::arrived`] has said that they have. Long rooms are valid, and not
    /// written, until this rank posts again.
    fn read(&self, read: &mut dyn FnMut(u32, &[u8], &Shared));

    /// A rank that has not posted; `None`: all have, as far as was seen.
    fn awaiting(&self) -> Option<Needed>;
}

/// A rank's access to a board, whose exchanges wait.
pub trait Board: Exchange {}

/// Gets what the rank before has posted, the first rank nothing, and makes what this one posts.
pub type WriteInTurn<'a> = dyn FnMut(Option<&[u8]>, &mut [u8]) + 'a;

/// The same with long rooms; gives the bytes of the own one up to which it has written something.
pub type WriteLongInTurn<'a> = dyn FnMut(Option<(&[u8], &Shared)>, &mut [u8], &Shared) -> u64 + 'a;

/// What a call does at a board, or, in parts, at a lane.
pub trait Exchange: Send {
    /// Posts what `write` puts into the room of `bytes` at least, waits until the ranks `of` have
    /// posted, and gives `read` what each of them has posted, from the last rank to the first.
    /// `bytes` is the same at all ranks, and [`Boards::room`] at most: of shorter posts those fit
    /// of more exchanges. Where another rank names other bytes, since it takes part in another
    /// operation, `read` may get a room of another length from it.
    ///
    /// # Errors
    /// Class `ProcAborted`: a rank is lost. Then `read` was not called.
    fn exchange(
        &mut self,
        of: Range<u32>,
        bytes: usize,
        write: &mut dyn FnMut(&mut [u8]),
        read: &mut dyn FnMut(u32, &[u8]),
    ) -> Result<()>;

    /// Most bytes that a rank can [give](Exchange::give); 0: none here, as at lanes. The same at
    /// all ranks.
    fn gift_room(&self) -> usize {
        0
    }

    /// An exchange in which rank `giver` gives each of the others something of its own, of at most
    /// so many `bytes`, the same at all ranks, and runs far ahead of them: there `write` puts it
    /// into the room of each, and what the giver posts for those who take part in another operation
    /// into its own; at the others `read` gets what this rank is given.
    ///
    /// # Errors
    /// As [`Exchange::exchange`].
    fn give(
        &mut self,
        _giver: u32,
        _bytes: usize,
        _write: &mut dyn FnMut(u32, &mut [u8]),
        _read: &mut dyn FnMut(&[u8]),
    ) -> Result<()> {
        Err(err!(Intern, "no rank gives others something here"))
    }

    /// True where ranks [post in turn](Exchange::in_turn), and that takes less of the CPUs that
    /// they share than reading all posts. The same at all ranks.
    fn takes_turns(&self) -> bool {
        false
    }

    /// An exchange of posts as long as in [`Exchange::exchange`] in which each rank posts when the
    /// one before has.
    ///
    /// # Errors
    /// As [`Exchange::exchange`]; `write` may have been called.
    fn in_turn(&mut self, _bytes: usize, _write: &mut WriteInTurn<'_>) -> Result<()> {
        Err(err!(Intern, "ranks do not post in turn here"))
    }

    /// What this rank posts goes to each of the others in a message, since ranks have left the
    /// node, or were left behind. Up to the first exchange after that some do not say so yet.
    fn posts_by_messages(&self) -> bool {
        false
    }

    /// Bytes of the long room that a rank has in each exchange; 0: the board has none. The same at
    /// all ranks.
    fn long_room(&self) -> u64;

    /// As [`Exchange::exchange`], where each rank also posts what is in its long room, which is as
    /// long as `parts` of [`Exchange::long_room`]: 1, 2 or 4, the same at all ranks. `write` gets
    /// both rooms of this rank, and gives the bytes of the long one up to which it has written
    /// something: only those reach ranks on other nodes. `read` gets those of the others and its
    /// own. The long ones are valid
    /// until the rank's next exchange, and those of others are not written. A rank that reads
    /// nothing of others runs less far ahead of them with more parts.
    ///
    /// # Errors
    /// As [`Exchange::exchange`]; `write` may have been called.
    fn exchange_long(
        &mut self,
        of: Range<u32>,
        parts: u64,
        write: &mut dyn FnMut(&mut [u8], &Shared) -> u64,
        read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()>;

    /// As [`Exchange::exchange_long`] of one part, where each rank says for itself whether its post
    /// is short: one of so many `bytes` does not write the long room, and runs far ahead of others
    /// that share its CPU. `None`: it may write there.
    ///
    /// # Errors
    /// As [`Exchange::exchange`]; `write` may have been called.
    fn exchange_mixed(
        &mut self,
        of: Range<u32>,
        _bytes: Option<usize>,
        write: &mut dyn FnMut(&mut [u8], &Shared) -> u64,
        read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()> {
        self.exchange_long(of, 1, write, read)
    }

    /// As [`Exchange::exchange_long`], of `parts`, in which each rank posts when the one before
    /// has.
    ///
    /// # Errors
    /// As [`Exchange::exchange`]; `write` may have been called.
    fn long_in_turn(&mut self, _parts: u64, _write: &mut WriteLongInTurn<'_>) -> Result<()> {
        Err(err!(Intern, "ranks do not post in turn here"))
    }
}
