//! The communicators of an engine and their message spaces.
//!
//! A communicator is made when it is announced, or by a message that comes before that; it stays
//! after it is freed for as long as receives are posted in it.

use std::collections::VecDeque;

use super::ids::SpaceId;
use super::senders::Senders;
use super::slab::Name;
use crate::matching::{FastMap, Matcher, PostedAt};

pub(crate) type Space = Matcher<Name, Name>;

/// The two message spaces of a communicator.
#[derive(Default)]
pub(crate) struct CommState {
    /// Context id of the first space.
    pub(crate) context: u64,
    pub(crate) spaces: [Space; 2],
    /// Known when the communicator was announced.
    pub(crate) senders: Option<Senders>,
    /// Created by a message that came before the communicator was announced.
    orphan: bool,
    /// Whether operations of the communicator have ended.
    pub(crate) ended: Ending,
}

/// Why all operations of a communicator have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Ending {
    /// They have not.
    #[default]
    None,
    /// It is revoked.
    Revoked,
    /// A process has failed that the range of its errors includes.
    Failed,
}

impl CommState {
    /// Its operations have ended. True when they had not before.
    pub(super) fn end(&mut self, failed: bool) -> bool {
        let new = self.ended == Ending::None;
        if new || !failed {
            self.ended = if failed { Ending::Failed } else { Ending::Revoked };
        }
        if let Some(senders) = &self.senders {
            senders.end(failed);
        }
        new
    }

    /// Source and tag, `None` for any, of a receive that is posted in one of the spaces.
    pub(super) fn pattern(
        &self,
        space: SpaceId,
        place: PostedAt,
    ) -> Option<(Option<u32>, Option<u32>)> {
        self.spaces[usize::from(space.is_coll())].pattern(place)
    }

    /// Receives are posted in it.
    fn is_in_use(&self) -> bool {
        self.spaces.iter().any(|space| space.depth().0 > 0)
    }
}

/// Context ids of the places of receives in communicators whose operations have ended: that of a
/// communicator which is not agreed on yet, and the one before; no message has them.
const NOWHERE: u64 = u64::MAX - 1;
const NOWHERE_FAILED: u64 = u64::MAX - 3;

/// Contexts that were freed last, in which no receive was posted. Messages that come for them later
/// are not received any more, and would keep a communicator's state for nobody: they are erroneous.
/// Older contexts are forgotten.
#[derive(Default)]
struct Freed {
    order: VecDeque<u64>,
    all: FastMap<()>,
}

impl Freed {
    /// Most contexts that are remembered.
    const MOST: usize = 4096;

    fn has(&self, context: u64) -> bool {
        self.all.contains_key(&context)
    }

    fn note(&mut self, context: u64) {
        if self.all.insert(context, ()).is_none() {
            self.order.push_back(context);
        }
        if self.order.len() > Freed::MOST
            && let Some(oldest) = self.order.pop_front()
        {
            self.all.remove(&oldest);
        }
    }

    /// The context is in use again.
    fn forget(&mut self, context: u64) {
        if self.all.remove(&context).is_some() {
            self.order.retain(|c| *c != context);
        }
    }
}

/// All communicators, by slot and by context id. Context ids of communicators are even; the odd one
/// that follows is that of their second space.
pub(crate) struct Comms {
    slots: Vec<Option<CommState>>,
    vacant: Vec<u32>,
    by_context: FastMap<u32>,
    /// The communicator of the last message: most messages follow one of the same.
    last: (u64, u32),
    /// Communicators that are freed and still have posted receives.
    dying: Vec<u32>,
    freed: Freed,
}

impl Comms {
    pub(crate) fn new() -> Comms {
        Comms {
            slots: Vec::new(),
            vacant: Vec::new(),
            by_context: FastMap::default(),
            last: (u64::MAX, 0),
            dying: Vec::new(),
            freed: Freed::default(),
        }
    }

    /// The slot of the communicator with this (even) context id; made when it is not there.
    pub(crate) fn announce(&mut self, context: u64) -> u32 {
        self.slot_for(context, false)
    }

    fn slot_for(&mut self, context: u64, orphan: bool) -> u32 {
        if let Some(&slot) = self.by_context.get(&context) {
            if let (false, Some(comm)) = (orphan, self.get_mut(slot)) {
                comm.orphan = false;
            }
            return slot;
        }
        self.freed.forget(context);
        let comm = Some(CommState { context, orphan, ..CommState::default() });
        let slot = match self.vacant.pop() {
            Some(slot) => {
                self.slots[slot as usize] = comm;
                slot
            }
            None => {
                self.slots.push(comm);
                (self.slots.len() - 1) as u32
            }
        };
        self.by_context.insert(context, slot);
        slot
    }

    /// The communicator in a slot.
    pub(crate) fn get(&self, slot: u32) -> Option<&CommState> {
        self.slots.get(slot as usize)?.as_ref()
    }

    /// The communicator in a slot, to change it.
    pub(crate) fn get_mut(&mut self, slot: u32) -> Option<&mut CommState> {
        self.slots.get_mut(slot as usize)?.as_mut()
    }

    /// The communicator of a message space.
    pub(crate) fn of(&self, space: SpaceId) -> Option<&CommState> {
        self.slots.get(space.comm())?.as_ref()
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &CommState> {
        self.slots.iter().flatten()
    }

    /// All of them, to change them.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut CommState> {
        self.slots.iter_mut().flatten()
    }

    /// Slots that were ever in use.
    pub(crate) fn slots(&self) -> usize {
        self.slots.len()
    }

    /// Says which processes may send on a communicator.
    pub(crate) fn set_senders(&mut self, slot: u32, senders: Senders) {
        if let Some(comm) = self.get_mut(slot) {
            comm.senders = Some(senders);
        }
    }

    /// The slot of the communicator with this context id.
    pub(super) fn slot_of(&self, context: u64) -> Option<u32> {
        self.by_context.get(&context).copied()
    }

    /// A communicator with this context id was freed, not long ago.
    pub(super) fn is_freed(&self, context: u64) -> bool {
        self.freed.has(context)
    }

    /// The communicator of the messages with this context id.
    fn of_context(&self, context: u64) -> Option<&CommState> {
        self.get(self.slot_of(context & !1)?)
    }

    /// Whether operations of the communicator of a message have ended.
    pub(super) fn ending_of(&self, context: u64) -> Ending {
        self.of_context(context).map_or(Ending::None, |comm| comm.ended)
    }

    /// The processes on which messages with this context id depend.
    pub(super) fn senders_of(&self, context: u64) -> Option<&Senders> {
        self.of_context(context)?.senders.as_ref()
    }

    /// The slot of receives in communicators whose operations have ended: no message comes there.
    pub(super) fn nowhere(&mut self, ended: Ending) -> u32 {
        let context = if ended == Ending::Failed { NOWHERE_FAILED } else { NOWHERE };
        let slot = self.announce(context);
        if let Some(comm) = self.get_mut(slot) {
            comm.ended = ended;
        }
        slot
    }

    /// The message space with this context id, with its communicator. [`SpaceId::NONE`], and no
    /// space, where the communicator was freed.
    #[inline(always)]
    pub(crate) fn space_of(&mut self, context: u64) -> (SpaceId, Option<&mut Space>) {
        let (base, coll) = (context & !1, context & 1 != 0);
        if self.last.0 != base {
            let Some(slot) = self.slot_of_message(base) else { return (SpaceId::NONE, None) };
            self.last = (base, slot);
        }
        let slot = self.last.1;
        let comm = self.slots.get_mut(slot as usize).and_then(Option::as_mut);
        let space = comm.map(|comm| &mut comm.spaces[usize::from(coll)]);
        (SpaceId::new(slot, coll), space)
    }

    /// A communicator that is not known yet is on its way: its messages are kept. One that was
    /// freed has none any more.
    #[cold]
    fn slot_of_message(&mut self, base: u64) -> Option<u32> {
        match self.by_context.get(&base) {
            Some(&slot) => Some(slot),
            None if self.freed.has(base) => None,
            None => Some(self.slot_for(base, true)),
        }
    }

    #[inline(always)]
    pub(crate) fn space(&mut self, id: SpaceId) -> Option<&mut Space> {
        let comm = self.slots.get_mut(id.comm())?.as_mut()?;
        Some(&mut comm.spaces[(id.0 & 1) as usize])
    }

    /// Messages for communicators that this process has not made, and may make yet.
    pub(crate) fn orphans(&self) -> usize {
        let kept = |c: &CommState| c.spaces.iter().map(|s| s.depth().1).sum::<usize>();
        self.iter().filter(|c| c.orphan).map(kept).sum()
    }

    /// The communicator is freed: it stays while receives are posted in it. Gives all that go now.
    pub(crate) fn free(&mut self, slot: u32) -> Vec<CommState> {
        let mut dying = std::mem::take(&mut self.dying);
        dying.push(slot);
        let mut gone = Vec::new();
        dying.retain(|&slot| {
            let stays = self.get(slot).is_some_and(CommState::is_in_use);
            if !stays {
                gone.extend(self.remove(slot));
            }
            stays
        });
        self.dying = dying;
        gone
    }

    fn remove(&mut self, slot: u32) -> Option<CommState> {
        let comm = self.slots.get_mut(slot as usize)?.take()?;
        self.vacant.push(slot);
        self.by_context.remove(&comm.context);
        self.freed.note(comm.context);
        self.last = (u64::MAX, 0);
        Some(comm)
    }
}
