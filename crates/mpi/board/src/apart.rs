//! Boards and lanes whose ranks no longer share memory, since some have moved to another host
//! (ADR 60). What was posted before stands in the memory of both nodes; each rank goes on with a
//! copy of its own, and is told by messages what the others post from then on. So an exchange that
//! was under way goes on where it was, whoever had posted for it.
//!
//! The progress of the process takes the messages ([`Mail`]), also while the rank is in no
//! collective call: the sender may have left a call that the receiver left before the move. What
//! has come is put to the copy by the next call at the board ([`Attached::take`]).

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Inbox, WeakComm};
use hawser_core::contracts::coll::BOARD_TAGS;
use hawser_core::contracts::pml::{PmlReq, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::exposed::Shared;
use hawser_core::group::ProcId;
use hawser_core::holding;
use hawser_core::progress::Served;
use hawser_lockfree::board::{Length, MEDIUM_ROOM, ROOM, SHORT_ROOM, Seat};
use hawser_segment::mem::UserSlice;
use hawser_segment::node::{PlaceCopy, Places};

use crate::contract::Ticket;
use crate::leases;
use crate::party::{Party, Place, Polled, leaving};

/// What [`holding::node_splits`] never says.
const NEVER: u32 = u32::MAX;

/// Tags of boards, by number; those of lanes follow.
const LANES: u32 = 1024;
/// Bytes of a message before what was posted: number, kind, bytes that were written in the long
/// room, parts that are joined there.
const HEAD: usize = 32;
/// Most bytes of a first message.
const MOST: usize = HEAD + ROOM + MEDIUM_ROOM;

/// What a rank has done in an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// It has posted.
    Post,
    /// It has given the others something.
    Gifts,
    /// It is given something.
    Nothing,
}

/// What a rank has put into its long room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Long {
    /// Parts that the exchange joins.
    pub(crate) parts: u64,
    /// Bytes from the beginning on.
    pub(crate) bytes: usize,
}

impl Long {
    /// Nothing.
    pub(crate) const EMPTY: Long = Long { parts: 1, bytes: 0 };
}

fn no_sense() -> Error {
    err!(Intern, "a rank that shared memory before has posted what it cannot have posted")
}

/// The kinds of messages.
const POST: u64 = 0;
const SHORT_POST: u64 = 1;
const GIFT: u64 = 2;
const NOTHING: u64 = 3;
const MEDIUM_POST: u64 = 4;
const MEDIUM_GIFT: u64 = 5;

fn word(bytes: &[u8], at: usize) -> u64 {
    let all = bytes.get(8 * at..).and_then(|rest| rest.first_chunk::<8>());
    all.map_or(0, |bytes| u64::from_ne_bytes(*bytes))
}

/// A rank's access to a board or a lane.
pub(crate) struct Attached<const N: usize, const S: usize> {
    pub(crate) party: Party,
    pub(crate) seat: Seat<N, S>,
    pub(crate) ticket: Ticket,
    places: Places<N, S>,
    /// What [`holding::node_splits`] said when it was looked whether all ranks are here.
    splits: u32,
    /// They are not: what the seat is at, with the long rooms.
    copy: Option<PlaceCopy<N>>,
    mail: Arc<Mail<N, S>>,
}

impl<const N: usize, const S: usize> Attached<N, S> {
    /// That of a rank of `comm` at one of these places; `None`: there is no such place and rank.
    /// Some ranks may have left since it was claimed, which the first exchange finds.
    pub(crate) fn new(
        place: &Arc<Place>,
        comm: &Comm,
        places: Places<N, S>,
        ticket: Ticket,
    ) -> Option<Attached<N, S>> {
        let party = Party::of(place, comm)?;
        let Ticket { number, base } = ticket;
        let seat = places.seat(number, comm.size(), comm.rank(), base)?;
        let state = Mutex::new(MailState::Together(NEVER));
        let procs = party.members.iter().map(|&(_, proc)| proc as ProcId).collect();
        let (place, comm, (me, slot)) = (place.clone(), WeakComm::of(comm), party.place_of_me());
        let (last, left) = (AtomicU64::new(base), AtomicBool::new(false));
        let mail = Mail { place, procs, me, slot, comm, places, ticket, last, left, state };
        let mail = Arc::new(mail);
        let polled: Arc<dyn Polled> = mail.clone();
        party.place.register(&polled);
        Some(Attached { party, seat, ticket, places, splits: NEVER, copy: None, mail })
    }

    /// The node was split, and it was not looked yet whether all ranks are here.
    #[inline]
    pub(crate) fn is_behind(&self) -> bool {
        self.splits != holding::node_splits()
    }

    /// Posts come by messages.
    #[inline]
    pub(crate) fn is_apart(&self) -> bool {
        self.copy.is_some()
    }

    /// If ranks have left the node, or were left behind, this one goes on at a copy.
    ///
    /// # Errors
    /// There is no memory for it; those of the messages. Then the board is of no more use.
    #[cold]
    pub(crate) fn follow(&mut self) -> Result<()> {
        self.splits = holding::node_splits();
        if self.is_apart() || !self.party.is_apart() {
            return Ok(());
        }
        let end = self.mail.begin().and_then(|()| {
            let members = self.party.members.len() as u32;
            // All members of this node do so before they post anything more.
            let Ticket { number, base } = self.ticket;
            let copy = self.places.copy((number, base), members, &mut self.seat);
            copy.ok_or_else(|| err!(NoMem, "there is no memory for a copy of a board"))
        });
        match end {
            Ok(copy) => {
                self.copy = Some(copy);
                Ok(())
            }
            Err(error) => Err(self.party.give_up(error)),
        }
    }

    /// The long room of a rank in an exchange.
    #[inline]
    pub(crate) fn long(&self, rank: u32, number: u64, parts: u64) -> Shared {
        let room = match &self.copy {
            None => self.places.slab(self.ticket.number, rank, number, parts),
            Some(copy) => copy.slab(rank, number, parts),
        };
        Shared::new(room, self.party.place.string_min)
    }

    /// Where posts come by messages: tells the other ranks what this one has done in the exchange
    /// that it has begun last. Each hears of all, so that no message is left when the communicator
    /// is freed. Waits for nobody.
    ///
    /// # Errors
    /// Those of the messages. Then the board is of no more use.
    #[cold]
    pub(crate) fn tell(&mut self, what: Told, long: Long) -> Result<()> {
        let Some(copy) = &self.copy else { return Ok(()) };
        let number = self.seat.number();
        let room = match long.bytes {
            0 => UserSlice::empty(),
            bytes => {
                let room = copy.slab(self.party.me, number, long.parts);
                room.part(0, bytes.min(room.len()))
            }
        };
        let end =
            self.mail.send(number, |member| self.told(member, what, (long.parts, room)), room);
        end.map_err(|error| self.party.give_up(error))
    }

    /// The first message to a member.
    fn told(&self, member: usize, what: Told, (parts, room): (u64, UserSlice)) -> Vec<u8> {
        let (length, own) =
            self.seat.told(self.party.me as usize, |length, post| (length, post.to_vec()));
        let kind = match (what, length) {
            (Told::Post, Length::Long) => POST,
            (Told::Post, Length::Short) => SHORT_POST,
            (Told::Post, Length::Medium) => MEDIUM_POST,
            (Told::Gifts, Length::Medium) => MEDIUM_GIFT,
            (Told::Gifts, _) => GIFT,
            (Told::Nothing, _) => NOTHING,
        };
        let mut bytes = Vec::with_capacity(MOST);
        for word in [self.seat.number(), kind, room.len() as u64, parts] {
            bytes.extend_from_slice(&word.to_ne_bytes());
        }
        if what != Told::Nothing {
            bytes.extend_from_slice(&own);
        }
        if what == Told::Gifts {
            self.seat.told(member, |_, gift| bytes.extend_from_slice(gift));
        }
        bytes
    }

    /// Where posts come by messages: puts what has come where it would have been.
    ///
    /// # Errors
    /// Those of the messages. Then the board is of no more use.
    #[cold]
    pub(crate) fn take(&mut self) -> Result<()> {
        if !self.is_apart() {
            return Ok(());
        }
        let end = self.mail.poll_now().and_then(|all| {
            all.into_iter().try_for_each(|(member, head, long)| self.take_one(member, &head, &long))
        });
        end.map_err(|error| self.party.give_up(error))
    }

    /// A member has done something in an exchange.
    fn take_one(&self, member: u32, head: &[u8], long: &[u8]) -> Result<()> {
        let (number, kind, parts) = (word(head, 0), word(head, 1), word(head, 3));
        let rest = head.get(HEAD..).ok_or_else(no_sense)?;
        if !long.is_empty() {
            let copy = self.copy.as_ref().ok_or_else(no_sense)?;
            if parts == 0 || !(N as u64).is_multiple_of(parts) {
                return Err(no_sense());
            }
            // Before the post, which says that it is there.
            let room = copy.slab(member, number, parts);
            if long.len() > room.len() {
                return Err(no_sense());
            }
            UserBuf::of_slice(room).fill(long);
        }
        let (from, seat) = (member as usize, &self.seat);
        let took = match kind {
            POST => seat.take_post(from, number, Length::Long, Some(rest)),
            MEDIUM_POST => seat.take_post(from, number, Length::Medium, Some(rest)),
            SHORT_POST => seat.take_post(from, number, Length::Short, Some(rest)),
            NOTHING => seat.take_post(from, number, Length::Short, None),
            GIFT | MEDIUM_GIFT => {
                let (length, room) = match kind {
                    GIFT => (Length::Short, SHORT_ROOM),
                    _ => (Length::Medium, MEDIUM_ROOM),
                };
                let (post, gift) = rest.split_at_checked(room).ok_or_else(no_sense)?;
                seat.may_post(from, number)
                    && seat.take_gift(number, length, gift)
                    && seat.take_post(from, number, length, Some(post))
            }
            _ => false,
        };
        if took { Ok(()) } else { Err(no_sense()) }
    }
}

impl<const N: usize, const S: usize> Drop for Attached<N, S> {
    fn drop(&mut self) {
        self.mail.last.store(self.seat.number(), Ordering::Relaxed);
        let place = &self.party.place;
        match place.between_jobs {
            // No rank leaves memory that is not the node's own.
            Some(_) => self.mail.leave(),
            None => place.end_when_over(self.mail.clone()),
        }
    }
}

/// What comes from a member.
enum Incoming {
    /// Nothing: it is this one.
    Own,
    /// The next message.
    Head(PmlReq, Inbox),
    /// What is in the long room for a post that has come.
    Long(Vec<u8>, PmlReq, Inbox),
    /// Nothing more: the last message made no sense, or cannot come.
    Ended,
}

/// What a member has posted: its rank, the first message, and what is in the long room.
type Post = (u32, Vec<u8>, Vec<u8>);

/// The messages of the ranks of a board or a lane that are apart, as one of them has them. The
/// progress of the process polls it; whoever is at the board may do so, too.
pub(crate) struct Mail<const N: usize, const S: usize> {
    place: Arc<Place>,
    procs: Box<[ProcId]>,
    me: u32,
    /// That of this process in the memory where the board is.
    slot: u32,
    comm: WeakComm,
    places: Places<N, S>,
    ticket: Ticket,
    /// The last exchange of this rank, once it has left.
    last: AtomicU64,
    /// The place is not this rank's any more. Written with the lock of `state`.
    left: AtomicBool,
    state: Mutex<MailState>,
}

enum MailState {
    /// All ranks share memory, as was seen when the node had been split so often.
    Together(u32),
    Apart(Box<Messages>),
    /// Nothing can come any more. What had come before is taken first.
    Failed(Error, VecDeque<Post>),
}

struct Messages {
    /// Kept while posts are to come for exchanges that this rank has begun: the communicator is
    /// freed when all are here.
    comm: Option<Comm>,
    /// The last exchange of which the others know, or have read in the memory of the node.
    told: u64,
    /// That for which each member has posted.
    heard: Vec<u64>,
    incoming: Vec<Incoming>,
    taken: VecDeque<Post>,
    sent: Vec<(PmlReq, UserBuf)>,
}

impl Messages {
    fn has_all(&self) -> bool {
        self.heard.iter().all(|heard| *heard >= self.told)
    }
}

impl<const N: usize, const S: usize> Mail<N, S> {
    fn tag(&self) -> u32 {
        // Lanes have no short slots.
        BOARD_TAGS + self.ticket.number + if S == 0 { LANES } else { 0 }
    }

    fn lock(&self) -> MutexGuard<'_, MailState> {
        // A panic while it was held leaves valid messages.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// This rank leaves the place, with those that have ended or are elsewhere. Others may have it
    /// from then on.
    fn leave(&self) {
        if self.left.swap(true, Ordering::Relaxed) {
            return;
        }
        let (leases, Ticket { number, base }) = (self.places.leases(), self.ticket);
        let (members, last) = (self.procs.len() as u32, self.last.load(Ordering::Relaxed));
        let Some(seat) = self.places.seat(number, members, self.me, base) else { return };
        let procs = self.procs.iter().copied();
        let (leaving, last) = leaving(&self.place, procs, (self.me, last), &seat);
        leases::forget_slot(leases, number, (self.me, self.slot), base);
        leases::leave(leases, number, members, leaving, (base, last));
    }

    /// All have posted for the last exchange of this rank, which has the place.
    fn have_all_posted(&self) -> bool {
        let (Ticket { number, base }, last) = (self.ticket, self.last.load(Ordering::Relaxed));
        let members = self.procs.len() as u32;
        let seat = self.places.seat(number, members, self.me, base);
        let has = |seat: &Seat<N, S>, member| seat.posted(member).max(base) >= last;
        seat.is_none_or(|seat| (0..members as usize).all(|member| has(&seat, member)))
    }

    /// # Errors
    /// The communicator has ended.
    fn comm(&self) -> Result<Comm> {
        self.comm.upgrade().ok_or_else(|| err!(Intern, "the communicator of a board has ended"))
    }

    /// Messages come from now on, if they do not yet.
    ///
    /// # Errors
    /// Why none can.
    fn begin(&self) -> Result<()> {
        let comm = self.comm()?;
        match &mut *self.lock() {
            MailState::Apart(_) => Ok(()),
            MailState::Failed(error, _) => Err(error.clone()),
            state => self.begin_with(state, &comm),
        }
    }

    fn begin_with(&self, state: &mut MailState, comm: &Comm) -> Result<()> {
        let end = self.first_messages(comm);
        *state = match &end {
            Ok(_) => MailState::Together(NEVER),
            Err(error) => MailState::Failed(error.clone(), VecDeque::new()),
        };
        end.map(|messages| *state = MailState::Apart(Box::new(messages)))
    }

    fn first_messages(&self, comm: &Comm) -> Result<Messages> {
        let Ticket { number, base } = self.ticket;
        let members = self.procs.len() as u32;
        // Nobody posts there any more.
        let seat = self.places.seat(number, members, self.me, base);
        let seat = seat.ok_or_else(|| err!(Intern, "there is no board {number}"))?;
        // What a group before this one has posted for is over.
        let heard: Vec<u64> =
            (0..members).map(|member| seat.posted(member as usize).max(base)).collect();
        let told = heard.get(self.me as usize).copied().unwrap_or(base);
        let (comm_kept, taken, sent) = (Some(comm.clone()), VecDeque::new(), Vec::new());
        let incoming = Vec::new();
        let mut messages = Messages { comm: comm_kept, told, heard, incoming, taken, sent };
        for member in 0..members {
            let next = match member == self.me {
                true => Ok(Incoming::Own),
                false => self.await_head(comm, member),
            };
            match next {
                Ok(next) => messages.incoming.push(next),
                Err(error) => {
                    self.end(&mut messages);
                    return Err(error);
                }
            }
        }
        Ok(messages)
    }

    fn await_head(&self, comm: &Comm, member: u32) -> Result<Incoming> {
        let (req, inbox) = self.await_message(comm, member, MOST)?;
        Ok(Incoming::Head(req, inbox))
    }

    fn await_message(&self, comm: &Comm, member: u32, most: usize) -> Result<(PmlReq, Inbox)> {
        let (from, tag) = (Source::Rank(member), Tag::Is(self.tag()));
        Inbox::post_for(comm, Space::Coll, from, tag, most)
    }

    /// Tells all others of exchange `number`, if they do not know; `head` makes the first message
    /// to one of them.
    ///
    /// # Errors
    /// Those of the messages.
    fn send(&self, number: u64, head: impl Fn(usize) -> Vec<u8>, long: UserSlice) -> Result<()> {
        let comm = self.comm()?;
        let mut state = self.lock();
        let messages = match &mut *state {
            MailState::Apart(messages) => messages,
            MailState::Failed(error, _) => return Err(error.clone()),
            MailState::Together(_) => return Ok(()),
        };
        if number <= messages.told {
            return Ok(());
        }
        messages.told = number;
        messages.heard[self.me as usize] = number;
        messages.comm.get_or_insert_with(|| comm.clone());
        let long = (!long.is_empty()).then(|| {
            let mut bytes = vec![0; long.len()];
            UserBuf::of_slice(long).drain(&mut bytes);
            UserBuf::owned(bytes)
        });
        let mut end = Ok(());
        for member in (0..self.procs.len()).filter(|member| *member != self.me as usize) {
            let head = UserBuf::owned(head(member));
            for buf in [Some(head), long.clone()].into_iter().flatten() {
                let (to, tag, mode) = (member as u32, self.tag(), SendMode::Standard);
                // Where one is lost the others are told all the same.
                match self.place.pml.isend(&comm, Space::Coll, &buf, to, tag, mode) {
                    Ok(req) => messages.sent.push((req, buf)),
                    Err(error) => end = end.and(Err(error)),
                }
            }
        }
        end
    }

    /// Takes what has come, and gives all that was not given yet. Makes no progress.
    ///
    /// # Errors
    /// Those of the messages.
    fn poll_now(&self) -> Result<Vec<Post>> {
        let mut state = self.lock();
        let (_, unused) = self.poll_state(&mut state);
        let all = match &mut *state {
            MailState::Apart(messages) => Ok(messages.taken.drain(..).collect()),
            MailState::Failed(error, taken) if taken.is_empty() => Err(error.clone()),
            MailState::Failed(_, taken) => Ok(taken.drain(..).collect()),
            MailState::Together(_) => Ok(Vec::new()),
        };
        drop((state, unused));
        all
    }

    /// True when something has come, or nothing more can. What it gives is to be dropped without
    /// the lock: the communicator may end by that.
    fn poll_state(&self, state: &mut MailState) -> (bool, [Option<Comm>; 2]) {
        let MailState::Apart(messages) = state else { return (false, [None, None]) };
        messages.sent.retain(|(req, _)| self.place.pml.test(*req).is_none());
        // Without it the program has freed the communicator when all had come.
        let Some(comm) = self.comm.upgrade() else { return (false, [messages.comm.take(), None]) };
        match self.take_messages(messages, &comm) {
            Ok(moved) => {
                let unused = if messages.has_all() { messages.comm.take() } else { None };
                (moved, [unused, Some(comm)])
            }
            Err(error) => {
                let unused = messages.comm.take();
                self.end(messages);
                let taken = std::mem::take(&mut messages.taken);
                *state = MailState::Failed(error, taken);
                (true, [unused, Some(comm)])
            }
        }
    }

    fn take_messages(&self, messages: &mut Messages, comm: &Comm) -> Result<bool> {
        let pml = self.place.pml;
        let mut moved = false;
        for member in 0..messages.incoming.len() {
            while let Some(incoming) = messages.incoming.get_mut(member) {
                let req = match incoming {
                    Incoming::Head(req, _) | Incoming::Long(_, req, _) => *req,
                    Incoming::Own | Incoming::Ended => break,
                };
                let Some(done) = pml.test(req) else { break };
                moved = true;
                let (head, long) = match std::mem::replace(incoming, Incoming::Ended) {
                    Incoming::Head(_, inbox) => {
                        let (head, _) = inbox.take_message(done)?;
                        let long = usize::try_from(word(&head, 2)).unwrap_or(usize::MAX);
                        if long > 0 {
                            messages.incoming[member] =
                                self.await_long(comm, member, head, long)?;
                            continue;
                        }
                        (head, Vec::new())
                    }
                    Incoming::Long(head, _, inbox) => (head, inbox.take_message(done)?.0),
                    Incoming::Own | Incoming::Ended => break,
                };
                messages.incoming[member] = self.await_head(comm, member as u32)?;
                messages.heard[member] = messages.heard[member].max(word(&head, 0));
                messages.taken.push_back((member as u32, head, long));
            }
        }
        Ok(moved)
    }

    fn await_long(
        &self,
        comm: &Comm,
        member: usize,
        head: Vec<u8>,
        long: usize,
    ) -> Result<Incoming> {
        if long > N * self.places.slab_part(self.ticket.number) {
            return Err(no_sense());
        }
        let (req, inbox) = self.await_message(comm, member as u32, long)?;
        Ok(Incoming::Long(head, req, inbox))
    }

    /// Nothing is awaited any more; what was sent goes on.
    fn end(&self, messages: &mut Messages) {
        let pml = self.place.pml;
        for incoming in messages.incoming.drain(..) {
            if let Incoming::Head(req, inbox) | Incoming::Long(_, req, inbox) = incoming {
                pml.cancel(req);
                match pml.test(req) {
                    Some(_) => inbox.close(),
                    // It comes already, and the memory stays for it.
                    None => pml.free(req),
                }
            }
        }
        messages.sent.drain(..).for_each(|(req, _)| pml.free(req));
    }
}

impl<const N: usize, const S: usize> Polled for Mail<N, S> {
    fn poll(&self) -> Served {
        let mut state = match self.state.try_lock() {
            Ok(state) => state,
            Err(TryLockError::Poisoned(state)) => state.into_inner(),
            Err(TryLockError::WouldBlock) => return Served::Contended,
        };
        let mut begun = None;
        if let MailState::Together(seen) = &mut *state
            && !self.left.load(Ordering::Relaxed)
        {
            let splits = holding::node_splits();
            if *seen != splits {
                *seen = splits;
                let is_elsewhere = |proc: &ProcId| self.place.slot(*proc).is_none();
                // One that the program has freed takes nothing any more.
                begun = self.comm.upgrade().filter(|_| self.procs.iter().any(is_elsewhere));
                if let Some(comm) = &begun {
                    // The next call hears of an error.
                    let _ = self.begin_with(&mut state, comm);
                }
            }
        }
        let (moved, unused) = self.poll_state(&mut state);
        drop(state);
        drop((begun, unused));
        if moved { Served::Something } else { Served::Nothing }
    }

    fn end(&self) -> bool {
        let comm = self.comm.upgrade();
        let lost = |comm: &Comm| self.place.pml.liveness().lost(comm.group()).is_some();
        let is_given_up = comm.as_ref().is_none_or(lost);
        let state = self.lock();
        let is_over = match &*state {
            _ if is_given_up => true,
            MailState::Together(_) => self.left.load(Ordering::Relaxed) || self.have_all_posted(),
            MailState::Apart(messages) => messages.has_all(),
            MailState::Failed(..) => true,
        };
        // Once messages come nobody looks at the place any more.
        if is_over || matches!(*state, MailState::Apart(_)) {
            self.leave();
        }
        // The communicator may end by what follows, and with it other boards.
        drop(state);
        drop(comm);
        is_over
    }
}

impl<const N: usize, const S: usize> Drop for Mail<N, S> {
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let MailState::Apart(mut messages) = std::mem::replace(state, MailState::Together(NEVER))
        {
            self.end(&mut messages);
        }
    }
}

#[cfg(test)]
mod tests;
