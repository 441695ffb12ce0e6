//! Constructors that only some ranks of a communicator call: `MPI_Comm_create_group`, those that
//! make communicators from groups, and the leaders of `MPI_Intercomm_create`. The arguments say
//! which ranks meet, and a rank that refuses its arguments still ends the calls of the others.
//!
//! A [`Meeting`] goes along the edges of a tree of the members. In one call exactly one [`Said`]
//! goes over an edge in each direction, and all of them have one message tag, so that those of two
//! ranks stay in order. Which call one belongs to stands in it ([`CallId`]): the user's tag, and
//! the group. The byte table is in `docs/formats/constructors.md`.
//!
//! A rank that refuses its arguments but knows group and tag takes part, and says that it refuses.
//! One that does not know the tag says so to its neighbours in the tree; one that does not know
//! the group, to all ranks. It does not wait for what they say, and takes no part in what they do;
//! so it notes that each of them [owes](Calls) one, which is dropped when it comes.
//!
//! A rank that is told so though it is in none of these calls takes its next call with the same tag
//! and this rank for the one that was refused.

use hawser_mca::hash::fnv1a;

use super::agree::{Inbox, OwnTag, Team, Tree, isend};
use super::{Comm, REFUSED, refused_elsewhere};
use crate::buf::UserBuf;
use crate::contracts::pml::{Condition, Needed, Pml, PmlReq};
use crate::err;
use crate::error::{Error, Result};
use crate::group::Group;

/// Most calls that a rank refuses without its being told to one that has not answered the earlier
/// ones: what is kept for it is bounded.
const MOST_OWED: usize = 64;

/// Which call: what of its arguments the ranks that meet have in common. `None` is not known, and
/// may be anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CallId {
    tag: Option<u64>,
    group: Option<u64>,
}

/// In place of what is not known.
const UNKNOWN: u64 = u64::MAX;
/// In place of a group: two leaders.
const LEADERS: u64 = 0;
/// In place of [`REFUSED`]: a leader that does not know the other one tells all ranks.
const TO_ALL: u64 = REFUSED - 1;
/// In place of what a leader says to the other one: it has given up, since a process is lost.
const GIVEN_UP: u64 = REFUSED - 2;
/// Set in the hash of a string tag, and in no tag that is a number.
const STRING: u64 = 1 << 62;

/// A tag that is a string, as [`CallId`] has it.
pub(super) fn string_tag(text: &str) -> u64 {
    fnv1a(text.bytes()) >> 2 | STRING
}

impl CallId {
    /// The call of the members of a group of ranks of `comm`.
    pub(super) fn of_group(comm: &Comm, tag: Option<u64>, group: Option<&Group>) -> CallId {
        let rank = |p| comm.group().rank_of(p).unwrap_or(u32::MAX);
        let of = |group: &Group| fnv1a(group.iter().flat_map(|p| rank(p).to_le_bytes())) >> 2 | 1;
        CallId { tag, group: group.map(of) }
    }

    /// The call of two leaders.
    pub(super) fn of_leaders(tag: Option<u64>) -> CallId {
        CallId { tag, group: Some(LEADERS) }
    }

    /// They may be the same.
    fn may_be(&self, other: &CallId) -> bool {
        let fits = |a: Option<u64>, b: Option<u64>| a.is_none() || b.is_none() || a == b;
        fits(self.tag, other.tag) && fits(self.group, other.group)
    }

    /// What is said in a call that this rank has refused. What both do not know says nothing of
    /// whether they mean the same call: a refusal answers one of its own kind only.
    fn is_answered_by(&self, said: &Said) -> bool {
        match said.is_known() {
            true => self.may_be(&said.call),
            false => *self == said.call,
        }
    }
}

/// What the ranks of a group find out before their leader talks to the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leads {
    /// One has refused its arguments.
    pub(super) refused: bool,
    /// Who leads; `None` where all those that know have refused.
    pub(super) leader: Option<u32>,
}

impl Leads {
    const HAS_REFUSED: u64 = 1 << 32;

    /// Of one rank; `refused`: for another reason than the leader, too.
    pub(super) fn new(leader: Option<u32>, refused: bool) -> Leads {
        Leads { refused: refused || leader.is_none(), leader }
    }

    /// Of both.
    pub(super) fn join(self, other: Leads) -> Leads {
        Leads { refused: self.refused | other.refused, leader: self.leader.or(other.leader) }
    }

    pub(super) fn encode(self) -> u64 {
        let leader = self.leader.map_or(0, |leader| u64::from(leader) + 1);
        leader | if self.refused { Leads::HAS_REFUSED } else { 0 }
    }

    fn join_words(a: u64, b: u64) -> u64 {
        Leads::decode(a).join(Leads::decode(b)).encode()
    }

    /// All ranks of a team learn who leads.
    ///
    /// # Errors
    /// Those of messages.
    pub(super) fn agree(self, team: &Team<'_>) -> Result<Leads> {
        team.join(self.encode(), Leads::join_words).map(Leads::decode)
    }

    /// Also of [`REFUSED`], and of anything.
    pub(super) fn decode(word: u64) -> Leads {
        let leader = if word == REFUSED { None } else { (word as u32).checked_sub(1) };
        Leads { refused: word >= Leads::HAS_REFUSED, leader }
    }
}

/// What one rank says to another in a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Said {
    call: CallId,
    /// On the way to the root of the tree 0, on the way back the context id that was chosen;
    /// [`REFUSED`] where one is known to have refused its arguments.
    value: u64,
}

impl Said {
    const BYTES: usize = 24;

    /// It is said in a call that its rank knows.
    fn is_known(&self) -> bool {
        self.call.tag.is_some() && self.call.group.is_some() && self.value != TO_ALL
    }

    fn encode(&self) -> [u8; Said::BYTES] {
        let mut out = [0; Said::BYTES];
        let words =
            [self.call.tag.unwrap_or(UNKNOWN), self.call.group.unwrap_or(UNKNOWN), self.value];
        for (to, word) in out.chunks_exact_mut(8).zip(words) {
            to.copy_from_slice(&word.to_le_bytes());
        }
        out
    }

    fn decode(bytes: &[u8]) -> Option<Said> {
        let words = bytes.as_chunks::<8>();
        let ([tag, group, value], []) = words else { return None };
        let known = |word: &[u8; 8]| Some(u64::from_le_bytes(*word)).filter(|&w| w != UNKNOWN);
        let call = CallId { tag: known(tag), group: known(group) };
        Some(Said { call, value: u64::from_le_bytes(*value) })
    }
}

/// What has been said to this rank of a communicator out of turn, and what it need not hear.
#[derive(Default)]
pub(super) struct Calls {
    /// By which rank; not taken yet: of calls that other threads make, or that are still to come.
    said: Vec<(u32, Said)>,
    /// Ranks that say one more in a call that this one has refused.
    owed: Vec<(u32, CallId)>,
}

impl Calls {
    /// What a rank has said is dropped if it owes it, else kept.
    fn hear(&mut self, from: u32, said: Said) {
        let owes = |(who, call): &(u32, CallId)| *who == from && call.is_answered_by(&said);
        match self.owed.iter().position(owes) {
            Some(at) => drop(self.owed.remove(at)),
            None => self.said.push((from, said)),
        }
    }

    fn position(&self, from: u32, call: &CallId) -> Option<usize> {
        self.said.iter().position(|(who, said)| *who == from && said.call.may_be(call))
    }

    fn take(&mut self, from: u32, call: &CallId) -> Option<Said> {
        let at = self.position(from, call)?;
        Some(self.said.remove(at).1)
    }

    /// What a rank says in this call is of no use. False when it is not to be told that it was
    /// refused.
    fn refuse(&mut self, from: u32, call: CallId) -> bool {
        let answers = |(who, s): &(u32, Said)| *who == from && call.is_answered_by(s);
        if let Some(at) = self.said.iter().position(answers) {
            self.said.remove(at);
            return true;
        }
        let more = self.owed.iter().filter(|(who, _)| *who == from).count() < MOST_OWED;
        if more {
            self.owed.push((from, call));
        }
        more
    }
}

/// Something is said by a rank in a call, or whoever it depends on is lost.
struct Hears<'a> {
    comm: &'a Comm,
    from: u32,
    call: &'a CallId,
    req: PmlReq,
    among: &'a Group,
}

impl Condition for Hears<'_> {
    fn is_met(&mut self) -> bool {
        self.comm.pml().is_complete(self.req)
            || self.comm.cold().calls.position(self.from, self.call).is_some()
    }

    fn peers(&self) -> &[Group] {
        std::slice::from_ref(self.among)
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        name(Needed::Message(self.req));
    }
}

/// Hears what rank `from` says in a call, unless one of `among` is lost.
fn hear(comm: &Comm, from: u32, call: &CallId, among: &Group) -> Result<Said> {
    let pml = comm.pml();
    loop {
        if let Some(said) = comm.cold().calls.take(from, call) {
            return Ok(said);
        }
        let (req, inbox) = Inbox::post(comm, from, OwnTag::SAID, Said::BYTES)?;
        let end = pml.wait_or_lost(&mut Hears { comm, from, call, req, among });
        if !pml.is_complete(req) {
            // It ends now, whatever the other side does (MPI-5.0 section 3.8.4).
            pml.cancel(req);
        }
        let done = pml.wait(req);
        if done.status.cancelled {
            inbox.close();
        } else {
            let said = Said::decode(&inbox.take(done)?);
            let said = said.ok_or_else(|| err!(Intern, "a rank says nothing in a call"))?;
            comm.cold().calls.hear(from, said);
            // Another thread may be in its call.
            if !said.call.may_be(call) {
                pml.wake();
            }
        }
        end?;
    }
}

/// What was said to a rank, on its way.
struct Saying<'a> {
    comm: &'a Comm,
    to: u32,
    req: PmlReq,
    /// Kept until the request has ended.
    _data: UserBuf,
}

impl<'a> Saying<'a> {
    fn start(comm: &'a Comm, to: u32, said: Said) -> Result<Saying<'a>> {
        let (req, data) = isend(comm, to, OwnTag::SAID, &said.encode())?;
        Ok(Saying { comm, to, req, _data: data })
    }

    /// Waits until it has left, unless the other rank is lost.
    fn finish(self) -> Result<()> {
        let Saying { comm, to, req, .. } = self;
        let pml = comm.pml();
        let among = [comm.peers().part(vec![comm.peer(to)])];
        let end = pml.wait_or_lost(&mut Sent { pml, req, among: &among });
        if end.is_err() {
            pml.cancel(req);
        }
        let done = pml.wait(req);
        end.and(done.error.map_or(Ok(()), Err))
    }

    /// It leaves by itself, or never: it is of use to nobody then.
    fn let_go(self) {
        self.comm.pml().free(self.req);
    }
}

struct Sent<'a> {
    pml: &'a dyn Pml,
    req: PmlReq,
    among: &'a [Group],
}

impl Condition for Sent<'_> {
    fn is_met(&mut self) -> bool {
        self.pml.is_complete(self.req)
    }

    fn peers(&self) -> &[Group] {
        self.among
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        name(Needed::Message(self.req));
    }
}

/// Ends the calls of ranks that wait for this one, which has refused its arguments and does not
/// know them all: of these ranks, or of all.
pub(super) fn refuse(comm: &Comm, call: CallId, of: Option<Vec<u32>>) {
    let to_leaders = of.is_none() && call.group == Some(LEADERS);
    tell(comm, call, of, if to_leaders { TO_ALL } else { REFUSED });
}

/// Ends the call of the other leader, rank `remote`: this one's group has lost a process.
pub(super) fn give_up(comm: &Comm, call: CallId, remote: u32) {
    tell(comm, call, Some(vec![remote]), GIVEN_UP);
}

fn tell(comm: &Comm, call: CallId, of: Option<Vec<u32>>, value: u64) {
    let of = of.unwrap_or_else(|| (0..comm.peers().size()).collect());
    // No rank waits for itself.
    let own = if comm.is_inter() { None } else { Some(comm.rank()) };
    for to in of {
        if Some(to) != own && comm.cold().calls.refuse(to, call) {
            // One that cannot be told is lost, and hears nothing.
            let said = Saying::start(comm, to, Said { call, value });
            let _ = said.map(Saying::let_go);
        }
    }
}

/// The members of a group of ranks of an intracommunicator in a call of theirs.
pub(super) struct Meeting<'a> {
    comm: &'a Comm,
    call: CallId,
    members: &'a Group,
    tree: Tree,
}

impl<'a> Meeting<'a> {
    /// The members of a group, of which this process is number `me`, in a call with this tag.
    pub(super) fn of(comm: &'a Comm, tag: Option<u64>, members: &'a Group, me: u32) -> Meeting<'a> {
        let call = CallId::of_group(comm, tag, Some(members));
        Meeting { comm, call, members, tree: Tree::new(members.size(), me, 0) }
    }

    fn rank(&self, member: u32) -> Result<u32> {
        let rank = self.comm.group().rank_of(self.members.proc(member));
        rank.ok_or_else(|| err!(Group, "a member of the group is not in the communicator"))
    }

    fn say(&self, to: u32, value: u64) -> Result<()> {
        Saying::start(self.comm, self.rank(to)?, Said { call: self.call, value })?.finish()
    }

    fn hear(&self, from: u32) -> Result<u64> {
        Ok(hear(self.comm, self.rank(from)?, &self.call, self.members)?.value)
    }

    /// The value of member 0, once all members have come: [`REFUSED`] where one has `refused` its
    /// arguments. Member 0 is asked for it if it knows of none that has.
    ///
    /// The standard asks for no such synchronization, but constructors of MPICH and Open MPI
    /// synchronize, and programs rely on it: see `Team::context`.
    ///
    /// # Errors
    /// A member is lost.
    pub(super) fn agree(&self, refused: bool, value: impl FnOnce() -> u64) -> Result<u64> {
        let mine = if refused { REFUSED } else { 0 };
        self.go_along(mine, u64::max, |all| if all == REFUSED { REFUSED } else { value() })
    }

    /// Who leads, once all members have come, and whether one has refused its arguments.
    ///
    /// # Errors
    /// A member is lost.
    pub(super) fn agree_on_leader(&self, mine: Leads) -> Result<Leads> {
        let all = self.go_along(mine.encode(), Leads::join_words, |all| all)?;
        // One that is told of a refusal only may know who leads.
        Ok(Leads::decode(all).join(mine))
    }

    /// What all say, joined on the way to member 0, which answers.
    fn go_along(
        &self,
        mine: u64,
        join: impl Fn(u64, u64) -> u64,
        answer: impl FnOnce(u64) -> u64,
    ) -> Result<u64> {
        let mut up = mine;
        for child in self.tree.children() {
            up = join(up, self.hear(child)?);
        }
        let down = match self.tree.parent() {
            Some(parent) => {
                self.say(parent, up)?;
                self.hear(parent)?
            }
            None => answer(up),
        };
        for child in self.tree.children() {
            self.say(child, down)?;
        }
        Ok(down)
    }

    /// Ends the calls of the others, where this process does not know the tag.
    pub(super) fn refuse(&self) {
        let near = self.tree.children().chain(self.tree.parent());
        let ranks = near.filter_map(|member| self.rank(member).ok()).collect();
        refuse(self.comm, self.call, Some(ranks));
    }
}

/// The error of a call that the other group has given up.
pub(super) fn given_up() -> Error {
    err!(ProcAborted, "the other group gives the call up, since a process is lost; see its error")
}

/// Two leaders meet: rank `remote` of `comm` is the other one.
///
/// # Errors
/// `own`, what this one has refused the call for; class `Other` where the other one has.
pub(super) fn meet_leader(comm: &Comm, remote: u32, tag: u64, own: Result<()>) -> Result<()> {
    let call = CallId::of_leaders(Some(tag));
    let value = if own.is_err() { REFUSED } else { 0 };
    let among = comm.peers().part(vec![comm.peer(remote)]);
    let said = Saying::start(comm, remote, Said { call, value });
    let heard = hear(comm, remote, &call, &among);
    let said = said.and_then(Saying::finish);
    own?;
    said?;
    match heard?.value {
        GIVEN_UP => Err(given_up()),
        TO_ALL.. => Err(refused_elsewhere()),
        _ => Ok(()),
    }
}

/// See [`super::fuzz_agreement`].
///
/// # Panics
/// When what was decoded is not encoded as it was.
pub(super) fn fuzz(data: &[u8]) {
    if let Some(said) = Said::decode(data) {
        assert_eq!(said.encode(), data);
        let mut calls = Calls::default();
        calls.hear(1, said);
        assert_eq!(calls.take(1, &said.call), Some(said));
    }
}

#[cfg(test)]
mod tests {
    use super::super::PENDING;
    use super::*;

    const NONE: Option<u64> = None;

    fn said(tag: Option<u64>, group: Option<u64>, value: u64) -> Said {
        Said { call: CallId { tag, group }, value }
    }

    #[test]
    fn what_is_said_keeps_its_form() {
        for tag in [NONE, Some(0), Some(string_tag("a"))] {
            for group in [NONE, Some(LEADERS), Some(7)] {
                let said = said(tag, group, PENDING);
                assert_eq!(Said::decode(&said.encode()), Some(said));
            }
        }
        assert_eq!(Said::decode(&[0; 23]), None);
        assert_eq!(Said::decode(&[0; 32]), None);
    }

    #[test]
    fn who_leads_is_known_though_some_refuse() {
        let (one, other) = (Leads::new(Some(0), false), Leads::new(None, false));
        assert!(!one.refused && other.refused);
        for leads in [one, other, one.join(other), Leads::new(Some(u32::MAX - 1), true)] {
            assert_eq!(Leads::decode(leads.encode()), leads);
        }
        assert_eq!(Leads::decode(REFUSED), other);
        assert_eq!(one.join(other), Leads { refused: true, leader: Some(0) });
    }

    #[test]
    fn each_call_hears_its_own() {
        let mut calls = Calls::default();
        let one = said(Some(1), Some(5), 10);
        let other = said(Some(2), Some(5), 20);
        calls.hear(3, one);
        calls.hear(3, other);
        assert_eq!(calls.take(2, &one.call), None, "another rank has said it");
        assert_eq!(calls.take(3, &other.call), Some(other));
        // A rank that does not know the tag means the first call of the group that hears it.
        calls.hear(3, said(NONE, Some(5), REFUSED));
        assert_eq!(calls.take(3, &one.call), Some(one), "that was said before");
        assert_eq!(calls.take(3, &one.call).map(|said| said.value), Some(REFUSED));
    }

    #[test]
    fn what_is_owed_is_dropped_once_before_or_after_the_refusal() {
        let mut calls = Calls::default();
        let (first, next) = (said(Some(1), Some(5), 10), said(Some(1), Some(5), 11));
        let refused = CallId { tag: Some(1), group: None };
        for comes_first in [true, false] {
            if comes_first {
                calls.hear(3, first);
            }
            assert!(calls.refuse(3, refused));
            if !comes_first {
                calls.hear(3, first);
            }
            calls.hear(3, next);
            assert_eq!(calls.take(3, &next.call), Some(next));
            assert!(calls.said.is_empty() && calls.owed.is_empty());
        }
    }

    #[test]
    fn refusals_answer_those_of_their_kind() {
        let mut calls = Calls::default();
        let kinds = [(Some(1), NONE), (NONE, Some(5)), (Some(1), Some(LEADERS)), (NONE, NONE)];
        for (tag, group) in kinds {
            let call = CallId { tag, group };
            assert!(calls.refuse(3, call));
            for (tag, group) in kinds {
                let other = said(tag, group, TO_ALL);
                calls.hear(3, other);
                assert_eq!(calls.take(3, &other.call).is_none(), other.call == call);
            }
            assert!(calls.said.is_empty() && calls.owed.is_empty());
        }
    }

    #[test]
    fn refusals_of_groups_are_no_answers_to_leaders() {
        let mut calls = Calls::default();
        let refusal = said(Some(1), NONE, REFUSED);
        assert!(calls.refuse(3, CallId::of_leaders(Some(1))));
        calls.hear(3, refusal);
        let group = CallId { tag: Some(1), group: Some(5) };
        assert_eq!(calls.take(3, &group), Some(refusal));
        // Nor are those of leaders, which all hear, answers to members.
        let of_leader = said(Some(1), Some(LEADERS), TO_ALL);
        calls.hear(4, of_leader);
        assert!(calls.refuse(4, refusal.call) && calls.owed.len() == 2);
        calls.hear(4, said(Some(1), Some(5), 0));
        assert_eq!((calls.owed.len(), calls.take(4, &of_leader.call)), (1, Some(of_leader)));
        calls.hear(3, said(Some(1), Some(LEADERS), 0));
        assert!(calls.said.is_empty() && calls.owed.is_empty());
    }

    #[test]
    fn what_is_owed_is_bounded() {
        let mut calls = Calls::default();
        let call = CallId { tag: None, group: None };
        let told = (0..2 * MOST_OWED).filter(|_| calls.refuse(3, call)).count();
        assert_eq!((told, calls.owed.len()), (MOST_OWED, MOST_OWED));
        assert!(calls.refuse(4, call), "others are told");
    }
}
