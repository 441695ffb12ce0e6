//! The library's own messages while communicators are made: small trees over point-to-point
//! messages of space `Coll`, with tags that no collective uses.
//!
//! Two kinds of tags: numbered by agreement for calls that all ranks of a communicator make in the
//! same order, and derived from the user's tag or string for calls that only some ranks make.

use hawser_mca::hash::fnv1a;
use hawser_segment::mem::UserSlice;

use super::Comm;
use crate::buf::UserBuf;
use crate::contracts::coll::{BOARD_TAGS, OWN_TAGS, SOME_TAGS};
use crate::contracts::pml::Condition;
use crate::contracts::pml::{Completion, Needed, Pml, PmlReq, SendMode, Source, Space, Tag};
use crate::err;
use crate::error::Result;
use crate::group::Group;

/// Tags from [`OWN_TAGS`] on: numbered ones.
const NUMBERED: u32 = OWN_TAGS;
/// Derived from the tag of `MPI_Comm_create_group` or `MPI_Intercomm_create`.
const FROM_TAG: u32 = SOME_TAGS;
/// Derived from the string tag of `MPI_Comm_create_from_group`.
const FROM_STRING: u32 = SOME_TAGS + 0x1000_0000;

/// A message tag of the library.
#[derive(Clone, Copy, Debug)]
pub(super) struct OwnTag(u32);

impl OwnTag {
    /// The tag of all that is said in the calls that only some ranks make, see `refusals`.
    pub(super) const SAID: OwnTag = OwnTag(FROM_STRING + 0x0fff_ffff);

    /// The tag of the `n`-th agreement of a communicator.
    pub(super) fn numbered(n: u32) -> OwnTag {
        OwnTag(NUMBERED + n % (BOARD_TAGS - NUMBERED))
    }

    /// The tag of a call that the user distinguishes by a tag.
    pub(super) fn from_tag(tag: u32) -> OwnTag {
        OwnTag(FROM_TAG + tag % 0x1000_0000)
    }

    /// The tag of a call that the user distinguishes by a string.
    pub(super) fn from_string(text: &str) -> OwnTag {
        let hash = fnv1a(text.bytes());
        OwnTag(FROM_STRING + ((hash ^ (hash >> 32)) as u32) % 0x0fff_ffff)
    }
}

/// A buffer to receive into that outlives its request: when dropped with the request still open,
/// the memory is given up for good, since the PML may write it.
#[derive(Debug)]
pub struct Inbox {
    data: Vec<u8>,
    open: bool,
}

impl Inbox {
    /// Starts the receive of a message of `len` bytes.
    pub(super) fn post(comm: &Comm, from: u32, tag: OwnTag, len: usize) -> Result<(PmlReq, Inbox)> {
        Inbox::post_in(comm, Space::Coll, from, tag.0, len)
    }

    /// [`Inbox::post`] in any space, with any tag.
    pub(crate) fn post_in(
        comm: &Comm,
        space: Space,
        from: u32,
        tag: u32,
        len: usize,
    ) -> Result<(PmlReq, Inbox)> {
        Inbox::post_for(comm, space, Source::Rank(from), Tag::Is(tag), len)
    }

    /// Starts the receive of a message of at most `len` bytes.
    ///
    /// # Errors
    /// Class `NoMem`; those of the point-to-point layer.
    pub fn post_for(
        comm: &Comm,
        space: Space,
        from: Source,
        tag: Tag,
        len: usize,
    ) -> Result<(PmlReq, Inbox)> {
        let mut data = Vec::new();
        data.try_reserve_exact(len)
            .map_err(|_| err!(NoMem, "no memory for {len} bytes of a message of the library"))?;
        data.resize(len, 0);
        let mut inbox = Inbox { data, open: true };
        // SAFETY: the vector is not touched before `take`, and Drop never frees it while open.
        let slice = unsafe { UserSlice::new(inbox.data.as_mut_ptr(), len) };
        let buf = UserBuf::of_slice(slice);
        match comm.pml().irecv(comm, space, &buf, from, tag) {
            Ok(req) => Ok((req, inbox)),
            Err(e) => {
                inbox.open = false;
                Err(e)
            }
        }
    }

    /// What has come, and from whom, after the request has ended.
    ///
    /// # Errors
    /// That of the receive.
    pub fn take_message(mut self, done: Completion) -> Result<(Vec<u8>, u32)> {
        self.open = false;
        let mut data = std::mem::take(&mut self.data);
        if let Some(error) = done.error {
            return Err(error);
        }
        data.truncate(done.status.bytes as usize);
        Ok((data, done.status.source as u32))
    }

    /// The request has ended, and its message is of no use.
    pub fn close(mut self) {
        self.open = false;
    }

    /// The data after the request has ended.
    pub(crate) fn take(mut self, done: Completion) -> Result<Vec<u8>> {
        self.open = false;
        let data = std::mem::take(&mut self.data);
        match done.error {
            Some(e) => Err(e),
            None if done.status.bytes != data.len() as u64 => Err(err!(
                Intern,
                "expected {} bytes in a message of the library, got {}",
                data.len(),
                done.status.bytes
            )),
            None => Ok(data),
        }
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        if self.open {
            std::mem::forget(std::mem::take(&mut self.data));
        }
    }
}

pub(super) fn send(comm: &Comm, to: u32, tag: OwnTag, data: &[u8]) -> Result<()> {
    let buf = UserBuf::owned(data.to_vec());
    comm.pml().send(comm, Space::Coll, &buf, to, tag.0, SendMode::Standard)
}

/// Starts a send; the buffer is to be kept until the request has ended.
pub(super) fn isend(comm: &Comm, to: u32, tag: OwnTag, data: &[u8]) -> Result<(PmlReq, UserBuf)> {
    let buf = UserBuf::owned(data.to_vec());
    let req = comm.pml().isend(comm, Space::Coll, &buf, to, tag.0, SendMode::Standard)?;
    Ok((req, buf))
}

pub(super) fn recv(comm: &Comm, from: u32, tag: OwnTag, len: usize) -> Result<Vec<u8>> {
    let (req, inbox) = Inbox::post(comm, from, tag, len)?;
    inbox.take(comm.pml().wait(req))
}

/// Swaps byte strings with one peer: both sides call it. `limit` bounds what is taken, in bytes.
pub(super) fn exchange(
    comm: &Comm,
    peer: u32,
    tag: OwnTag,
    mine: &[u8],
    limit: usize,
) -> Result<Vec<u8>> {
    pass(comm, (peer, peer), tag, mine, limit)
}

/// Sends a byte string to one peer and gets another one's: each sends one and gets one. `limit`
/// bounds what is taken, in bytes.
pub(super) fn pass(
    comm: &Comm,
    (to, from): (u32, u32),
    tag: OwnTag,
    mine: &[u8],
    limit: usize,
) -> Result<Vec<u8>> {
    let pml = comm.pml();
    let head = isend(comm, to, tag, &(mine.len() as u64).to_le_bytes())?;
    let body = isend(comm, to, tag, mine)?;
    let theirs = recv_sized(comm, from, tag, limit);
    for (req, buf) in [head, body] {
        let done = pml.wait(req);
        drop(buf);
        if let Some(e) = done.error {
            return Err(e);
        }
    }
    theirs
}

/// A byte string of a peer, at most `limit` bytes, whose length comes before it.
pub(super) fn recv_sized(comm: &Comm, from: u32, tag: OwnTag, limit: usize) -> Result<Vec<u8>> {
    let head = recv(comm, from, tag, 8)?;
    let len = head.try_into().map(u64::from_le_bytes).unwrap_or(u64::MAX);
    match usize::try_from(len) {
        Ok(len) if len <= limit => recv(comm, from, tag, len),
        _ => Err(err!(Intern, "a peer announced {len} bytes while a communicator is made")),
    }
}

/// The end of a message among the members of a group.
struct Ended<'a> {
    pml: &'a dyn Pml,
    req: PmlReq,
    group: &'a Group,
}

impl Condition for Ended<'_> {
    fn is_met(&mut self) -> bool {
        self.pml.is_complete(self.req)
    }

    fn peers(&self) -> &[Group] {
        std::slice::from_ref(self.group)
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        name(Needed::Message(self.req));
    }
}

/// Ranks of an intracommunicator that agree on something: all of them, or those of a group.
pub(super) struct Team<'a> {
    comm: &'a Comm,
    tag: OwnTag,
    members: Option<&'a Group>,
    size: u32,
    me: u32,
}

impl<'a> Team<'a> {
    /// All ranks of `comm`.
    pub(super) fn all(comm: &'a Comm, tag: OwnTag) -> Team<'a> {
        Team { comm, tag, members: None, size: comm.size(), me: comm.rank() }
    }

    /// The members of a group, this process being number `me` of it. All are ranks of `comm`.
    pub(super) fn of(comm: &'a Comm, tag: OwnTag, members: &'a Group, me: u32) -> Team<'a> {
        Team { comm, tag, members: Some(members), size: members.size(), me }
    }

    /// The communicator of the members has processes of several jobs.
    pub(super) fn spans_jobs(&self) -> bool {
        self.comm.spans_jobs()
    }

    fn rank(&self, member: u32) -> Result<u32> {
        match self.members {
            None => Ok(member),
            Some(group) => {
                let rank = self.comm.group().rank_of(group.proc(member));
                rank.ok_or_else(|| err!(Group, "a member of the group is not in the communicator"))
            }
        }
    }

    pub(super) fn send(&self, to: u32, data: &[u8]) -> Result<()> {
        let to = self.rank(to)?;
        let Some(group) = self.members else { return send(self.comm, to, self.tag, data) };
        let (req, buf) = isend(self.comm, to, self.tag, data)?;
        let done = self.wait(group, req);
        drop(buf);
        done?.error.map_or(Ok(()), Err)
    }

    pub(super) fn recv(&self, from: u32, len: usize) -> Result<Vec<u8>> {
        let from = self.rank(from)?;
        let Some(group) = self.members else { return recv(self.comm, from, self.tag, len) };
        let (req, inbox) = Inbox::post(self.comm, from, self.tag, len)?;
        match self.wait(group, req) {
            Ok(done) => inbox.take(done),
            Err(lost) => {
                inbox.close();
                Err(lost)
            }
        }
    }

    /// Waits for a message among the members of a group. When one of them is lost the others may
    /// have given up, and the point-to-point layer cannot know whom the message depends on: the
    /// communicator may have lost ranks that are no members.
    fn wait(&self, group: &Group, req: PmlReq) -> Result<Completion> {
        let pml = self.comm.pml();
        let mut condition = Ended { pml, req, group };
        let Err(lost) = pml.wait_or_lost(&mut condition) else { return Ok(pml.wait(req)) };
        // It ends now, whatever the other side does (MPI-5.0 section 3.8.4).
        pml.cancel(req);
        pml.wait(req);
        Err(lost)
    }

    /// Member 0 returns when all have called this: true when some have `refused` their arguments.
    /// What it sends afterwards tells the others.
    pub(super) fn gather_calls(&self, refused: bool) -> Result<bool> {
        let tree = Tree::new(self.size, self.me, 0);
        let mut any = refused;
        for child in tree.children() {
            any |= self.recv(child, 1)? != [0];
        }
        tree.parent().map_or(Ok(()), |parent| self.send(parent, &[u8::from(any)]))?;
        Ok(any)
    }

    /// What all say, joined at member 0; returns when all have called this.
    pub(super) fn join(&self, mine: u64, join: impl Fn(u64, u64) -> u64) -> Result<u64> {
        let tree = Tree::new(self.size, self.me, 0);
        let word = |bytes: Vec<u8>| bytes.try_into().map_or(0, u64::from_le_bytes);
        let mut all = mine;
        for child in tree.children() {
            all = join(all, word(self.recv(child, 8)?));
        }
        tree.parent().map_or(Ok(()), |parent| self.send(parent, &all.to_le_bytes()))?;
        self.bcast(0, all.to_le_bytes().to_vec(), 8).map(word)
    }

    /// Binomial broadcast of a string whose length all know; `data` is used at the root only.
    pub(super) fn bcast(&self, root: u32, data: Vec<u8>, len: usize) -> Result<Vec<u8>> {
        let tree = Tree::new(self.size, self.me, root);
        let data = match tree.parent() {
            Some(parent) => self.recv(parent, len)?,
            None => data,
        };
        for child in tree.children() {
            self.send(child, &data)?;
        }
        Ok(data)
    }

    /// Binomial broadcast of a string whose length only the root knows.
    pub(super) fn bcast_sized(&self, root: u32, data: Vec<u8>) -> Result<Vec<u8>> {
        let head = (data.len() as u64).to_le_bytes().to_vec();
        let head = self.bcast(root, head, 8)?;
        let len = head.try_into().map(u64::from_le_bytes).unwrap_or(0);
        self.bcast(root, data, len as usize)
    }

    /// Everybody's string, in order; all have the same length. Gather along a binomial tree, then
    /// broadcast: 2 log P messages deep, P * length bytes of memory while it runs.
    pub(super) fn allgather(&self, mine: &[u8]) -> Result<Vec<u8>> {
        let width = mine.len();
        let all = self.gather(mine, |member| member as usize * width)?;
        self.bcast(0, all, self.size as usize * width)
    }

    /// Everybody's string, in order; each has its own length.
    pub(super) fn allgather_sized(&self, mine: &[u8]) -> Result<Vec<Vec<u8>>> {
        let ends = self.ends(mine)?;
        let at = |member: u32| ends[member as usize];
        let all = self.gather(mine, at)?;
        let all = self.bcast(0, all, at(self.size))?;
        Ok(ends.windows(2).map(|w| all[w[0]..w[1]].to_vec()).collect())
    }

    /// Everybody's string, in order, at member 0; each has its own length. Nothing at the others.
    pub(super) fn gather_sized(&self, mine: &[u8]) -> Result<Vec<Vec<u8>>> {
        let ends = self.ends(mine)?;
        let all = self.gather(mine, |member| ends[member as usize])?;
        match self.me {
            0 => Ok(ends.windows(2).map(|w| all[w[0]..w[1]].to_vec()).collect()),
            _ => Ok(Vec::new()),
        }
    }

    /// Where the strings of all members begin and the last one ends.
    fn ends(&self, mine: &[u8]) -> Result<Vec<usize>> {
        let heads = self.allgather(&(mine.len() as u64).to_le_bytes())?;
        let mut ends = vec![0_usize];
        let mut end = 0_usize;
        for head in heads.chunks_exact(8) {
            let len = head.try_into().map(u64::from_le_bytes).unwrap_or(0) as usize;
            end = end.saturating_add(len);
            ends.push(end);
        }
        Ok(ends)
    }

    /// The strings of this member and of those below it in a binomial tree, one after the other:
    /// of all at member 0. `at` says where that of a member begins; asked for all up to the size.
    fn gather(&self, mine: &[u8], at: impl Fn(u32) -> usize) -> Result<Vec<u8>> {
        let mut all = mine.to_vec();
        let mut bit = 1;
        while bit < self.size {
            if self.me & bit != 0 {
                self.send(self.me - bit, &all)?;
                break;
            }
            let from = self.me + bit;
            if from < self.size {
                all.extend(self.recv(from, at(self.size.min(from + bit)) - at(from))?);
            }
            bit <<= 1;
        }
        Ok(all)
    }
}

/// A binomial tree over `size` members.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tree {
    size: u64,
    /// This member, counted from the root.
    me: u64,
    root: u64,
}

impl Tree {
    pub(super) fn new(size: u32, me: u32, root: u32) -> Tree {
        let (size, me, root) = (u64::from(size), u64::from(me), u64::from(root));
        Tree { size, me: (me + size - root) % size.max(1), root }
    }

    fn member(&self, from_root: u64) -> u32 {
        ((from_root + self.root) % self.size) as u32
    }

    /// `None` at the root.
    pub(super) fn parent(&self) -> Option<u32> {
        (self.me != 0).then(|| self.member(self.me & (self.me - 1)))
    }

    /// The one with the largest subtree first.
    pub(super) fn children(self) -> impl Iterator<Item = u32> {
        let low = if self.me == 0 {
            self.size.next_power_of_two()
        } else {
            self.me & self.me.wrapping_neg()
        };
        let bits = (0..low.trailing_zeros()).rev().map(|b| 1_u64 << b);
        bits.map(move |bit| self.me + bit)
            .filter(move |&c| c < self.size)
            .map(move |c| self.member(c))
    }
}

/// True when the request has ended; its error is passed on.
pub(super) fn ended(pml: &dyn Pml, req: PmlReq) -> Result<bool> {
    match pml.test(req) {
        None => Ok(false),
        Some(Completion { error: Some(e), .. }) => Err(e),
        Some(_) => Ok(true),
    }
}
