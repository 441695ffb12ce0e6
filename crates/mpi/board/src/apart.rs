//! Boards and lanes whose ranks no longer share memory, since some have moved to another host
//! (ADR 60). What was posted before stands in the memory of both nodes; each rank goes on with a
//! copy of its own, and is told by messages what the others post from then on. So an exchange that
//! was under way goes on where it was, whoever had posted for it.

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Inbox, WeakComm};
use hawser_core::contracts::coll::BOARD_TAGS;
use hawser_core::contracts::pml::{Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_lockfree::board::{Length, ROOM, SHORT_ROOM, Seat};
use hawser_segment::mem::UserSlice;
use hawser_segment::node::{PlaceCopy, Places};

use crate::party::Party;

/// What [`hawser_core::holding::parts`] never says.
pub(crate) const NO_PARTS: u32 = u32::MAX;

/// Tags of boards, by number; those of lanes follow.
const LANES: u32 = 1024;
/// Bytes of a message before what was posted: number, kind, bytes in the long room.
const HEAD: usize = 24;
/// Most bytes of a first message.
const MOST: usize = HEAD + ROOM + SHORT_ROOM;

/// The tag of the messages about a board, or a lane.
pub(crate) fn tag_of(number: u32, is_lane: bool) -> u32 {
    BOARD_TAGS + number + if is_lane { LANES } else { 0 }
}

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

/// See the module's documentation.
pub(crate) struct Apart<const N: usize> {
    copy: PlaceCopy<N>,
    pml: &'static dyn Pml,
    comm: WeakComm,
    tag: u32,
    /// The last exchange of which others know.
    told: u64,
    incoming: Vec<Incoming>,
    sent: Vec<(PmlReq, UserBuf)>,
}

fn no_sense() -> Error {
    err!(Intern, "a rank that shared memory before has posted what it cannot have posted")
}

/// The kinds of messages.
const POST: u64 = 0;
const SHORT_POST: u64 = 1;
const GIFT: u64 = 2;
const NOTHING: u64 = 3;

fn word(bytes: &[u8], at: usize) -> u64 {
    let all = bytes.get(8 * at..).and_then(|rest| rest.first_chunk::<8>());
    all.map_or(0, |bytes| u64::from_ne_bytes(*bytes))
}

impl<const N: usize> Apart<N> {
    /// The member in this seat goes on at a copy of its own.
    ///
    /// # Errors
    /// There is no memory for it.
    pub(crate) fn new<const S: usize>(
        party: &Party,
        (places, number): (Places<N, S>, u32),
        seat: &mut Seat<N, S>,
        (comm, tag): (&WeakComm, u32),
    ) -> Result<Apart<N>> {
        let members = party.members.len() as u32;
        let told = seat.posted();
        // All members of this node do so before they post anything more.
        let copy = places.copy(number, members, seat);
        let copy = copy.ok_or_else(|| err!(NoMem, "there is no memory for a copy of a board"))?;
        let (pml, comm) = (party.place.pml, comm.clone());
        let (incoming, sent) = (Vec::new(), Vec::new());
        let mut apart = Apart { copy, pml, comm, tag, told, incoming, sent };
        let living = apart.comm()?;
        for member in 0..members {
            let incoming = match member == party.me {
                true => Incoming::Own,
                false => apart.await_next(&living, member)?,
            };
            apart.incoming.push(incoming);
        }
        Ok(apart)
    }

    fn comm(&self) -> Result<Comm> {
        // A call on it is under way.
        self.comm.upgrade().ok_or_else(|| err!(Intern, "the communicator of a board has ended"))
    }

    fn await_next(&self, comm: &Comm, member: u32) -> Result<Incoming> {
        let (from, tag) = (Source::Rank(member), Tag::Is(self.tag));
        let (req, inbox) = Inbox::post_for(comm, Space::Coll, from, tag, MOST)?;
        Ok(Incoming::Head(req, inbox))
    }

    /// The long room of a member.
    pub(crate) fn slab(&self, member: u32, exchange: u64, parts: u64) -> UserSlice {
        self.copy.slab(member, exchange, parts)
    }

    /// Tells the others what this member has done in the exchange that it has begun last, if they
    /// do not know; `long` is what it has put into its long room.
    ///
    /// # Errors
    /// Those of the messages.
    pub(crate) fn tell<const S: usize>(
        &mut self,
        party: &Party,
        seat: &Seat<N, S>,
        what: Told,
        long: UserSlice,
    ) -> Result<()> {
        let number = seat.posted();
        if number <= self.told {
            return Ok(());
        }
        self.told = number;
        let comm = self.comm()?;
        let mut end = Ok(());
        let me = party.me as usize;
        let own = seat.told(me, |length, post| (length, post.to_vec()));
        for member in (0..party.members.len()).filter(|member| *member != me) {
            let kind = match (what, own.0) {
                (Told::Post, Length::Long) => POST,
                (Told::Post, Length::Short) => SHORT_POST,
                (Told::Gifts, _) => GIFT,
                (Told::Nothing, _) => NOTHING,
            };
            let mut bytes = Vec::with_capacity(MOST);
            for word in [number, kind, long.len() as u64] {
                bytes.extend_from_slice(&word.to_ne_bytes());
            }
            if what != Told::Nothing {
                bytes.extend_from_slice(&own.1);
            }
            if what == Told::Gifts {
                seat.told(member, |_, gift| bytes.extend_from_slice(gift));
            }
            // Where one is lost the others are told all the same.
            let mut sent = self.send(&comm, member as u32, UserBuf::owned(bytes));
            if sent.is_ok() && !long.is_empty() {
                let mut bytes = vec![0; long.len()];
                UserBuf::of_slice(long).drain(&mut bytes);
                sent = self.send(&comm, member as u32, UserBuf::owned(bytes));
            }
            end = end.and(sent);
        }
        end
    }

    fn send(&mut self, comm: &Comm, to: u32, buf: UserBuf) -> Result<()> {
        let req = self.pml.isend(comm, Space::Coll, &buf, to, self.tag, SendMode::Standard)?;
        self.sent.push((req, buf));
        Ok(())
    }

    /// All that was told has left: nobody waits for progress of this process.
    pub(crate) fn has_told(&mut self) -> bool {
        let pml = self.pml;
        self.sent.retain(|(req, _)| pml.test(*req).is_none());
        self.sent.is_empty()
    }

    /// Takes what has come. Makes no progress.
    ///
    /// # Errors
    /// Those of the messages.
    pub(crate) fn poll<const S: usize>(&mut self, seat: &Seat<N, S>) -> Result<()> {
        let comm = self.comm()?;
        for member in 0..self.incoming.len() {
            while let Some(incoming) = self.incoming.get_mut(member) {
                let req = match incoming {
                    Incoming::Head(req, _) | Incoming::Long(_, req, _) => *req,
                    Incoming::Own | Incoming::Ended => break,
                };
                let Some(done) = self.pml.test(req) else { break };
                let before = std::mem::replace(incoming, Incoming::Ended);
                let next = match before {
                    Incoming::Head(_, inbox) => {
                        let (head, _) = inbox.take_message(done)?;
                        self.take_head(&comm, member as u32, head, seat)?
                    }
                    Incoming::Long(head, _, inbox) => {
                        let (long, _) = inbox.take_message(done)?;
                        self.take_all(member as u32, &head, &long, seat)?;
                        self.await_next(&comm, member as u32)?
                    }
                    Incoming::Own | Incoming::Ended => break,
                };
                if let Some(incoming) = self.incoming.get_mut(member) {
                    *incoming = next;
                }
            }
        }
        Ok(())
    }

    fn take_head<const S: usize>(
        &self,
        comm: &Comm,
        member: u32,
        head: Vec<u8>,
        seat: &Seat<N, S>,
    ) -> Result<Incoming> {
        let long = usize::try_from(word(&head, 2)).unwrap_or(usize::MAX);
        if long == 0 {
            self.take_all(member, &head, &[], seat)?;
            return self.await_next(comm, member);
        }
        if long > self.slab(member, 0, N as u64).len() {
            return Err(no_sense());
        }
        let (from, tag) = (Source::Rank(member), Tag::Is(self.tag));
        let (req, inbox) = Inbox::post_for(comm, Space::Coll, from, tag, long)?;
        Ok(Incoming::Long(head, req, inbox))
    }

    /// A member has done something in an exchange.
    fn take_all<const S: usize>(
        &self,
        member: u32,
        head: &[u8],
        long: &[u8],
        seat: &Seat<N, S>,
    ) -> Result<()> {
        let (number, kind) = (word(head, 0), word(head, 1));
        let rest = head.get(HEAD..).ok_or_else(no_sense)?;
        if !long.is_empty() {
            let one = self.slab(member, 0, 1).len();
            let parts = long.len().checked_div(one).unwrap_or(0) as u64;
            if parts == 0 || !(N as u64).is_multiple_of(parts) || !long.len().is_multiple_of(one) {
                return Err(no_sense());
            }
            // Before the post, which says that it is there.
            let room = self.slab(member, number, parts);
            UserBuf::of_slice(room).fill(long);
        }
        let from = member as usize;
        let took = match kind {
            POST => seat.take_post(from, number, Length::Long, Some(rest)),
            SHORT_POST => seat.take_post(from, number, Length::Short, Some(rest)),
            NOTHING => seat.take_post(from, number, Length::Short, None),
            GIFT => {
                let (post, gift) = rest.split_at_checked(SHORT_ROOM).ok_or_else(no_sense)?;
                seat.may_post(from, number)
                    && seat.take_gift(number, gift)
                    && seat.take_post(from, number, Length::Short, Some(post))
            }
            _ => false,
        };
        if took { Ok(()) } else { Err(no_sense()) }
    }
}

impl<const N: usize> Drop for Apart<N> {
    fn drop(&mut self) {
        // Each member has taken all posts of its last exchange.
        for incoming in &self.incoming {
            if let Incoming::Head(req, _) | Incoming::Long(_, req, _) = incoming {
                self.pml.cancel(*req);
                self.pml.free(*req);
            }
        }
        self.sent.iter().for_each(|(req, _)| self.pml.free(*req));
    }
}

#[cfg(test)]
mod tests;
