//! What an engine has to do besides polling: work lists, which it serves after the modules have
//! returned.

use std::collections::VecDeque;

use super::absent::{Absence, Advertised};
use super::ids::PeerId;
use super::slab::Name;
use super::wire;
use crate::bml::Route;

/// An entry of the list of what has to be looked at in each pass.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(super) what: What,
    pub(super) peer: PeerId,
    pub(super) absence: Absence,
}

#[derive(Debug)]
pub(super) enum What {
    /// Sends to the peer that are offered.
    Offers,
    /// A posted receive that is advertised.
    Posted(Name, Advertised),
    /// A receive whose acknowledgement the sender has not taken.
    Asked(Name),
    /// A send that its receiver was asked to give back, and the way over which; see `cancel`.
    Recalled(Name, Route),
    /// Posted receives, since peers are lost; see `loss`.
    Losses,
    /// Ways to a lost peer, which their modules are to be told of.
    GivenUp(Vec<Route>),
}

impl Watch {
    pub(super) fn new(what: What, peer: PeerId) -> Watch {
        Watch { what, peer, absence: Absence::default() }
    }

    /// The advert of this posted receive.
    pub(super) fn advert_of(&self, receive: Name) -> Option<&Advertised> {
        match &self.what {
            What::Posted(name, advertised) if *name == receive => Some(advertised),
            _ => None,
        }
    }
}

/// Control messages that wait for a module.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Control {
    Ack(wire::Ack),
    Matched(u64),
    /// Takes the value of the moment when it is sent.
    Credit,
    /// Never waits: it is sent by the send that it belongs to.
    Put(wire::Put),
    /// Over this way, as the decision that follows.
    Recall(wire::RecallNotice, Route),
    Recalled(wire::Recalled),
    Decision(wire::Decision, Route),
    AskDrained,
    /// Takes the value of the moment when it is sent.
    Drained,
    Lost(wire::Lost),
    Revoked(u64),
}

/// The lists. Entries are added by the methods only, so that one look tells whether there are any.
#[derive(Default)]
pub(crate) struct Work {
    /// There may be entries.
    any: bool,
    /// The process is held: each pass tells what it has carried.
    held: bool,
    control: VecDeque<(PeerId, Control)>,
    pending: VecDeque<PeerId>,
    pulls: Vec<Name>,
    streams: Vec<Name>,
    watched: Vec<Watch>,
}

impl Work {
    /// There may be something to do.
    #[inline(always)]
    pub(crate) fn may_have_any(&self) -> bool {
        self.any
    }

    /// Looks whether something is left.
    pub(super) fn served(&mut self) {
        self.any = self.held || self.has_tasks() || !self.watched.is_empty();
    }

    /// There is something to do that is worth staying awake.
    pub(crate) fn has_tasks(&self) -> bool {
        !(self.control.is_empty()
            && self.pending.is_empty()
            && self.pulls.is_empty()
            && self.streams.is_empty())
    }

    /// Whether each pass serves the lists, even if they are empty.
    pub(super) fn set_held(&mut self, held: bool) {
        (self.held, self.any) = (held, true);
    }

    /// The next pass looks at what there is to do.
    pub(super) fn note(&mut self) {
        self.any = true;
    }

    /// A control message is to be sent.
    pub(super) fn send(&mut self, peer: PeerId, control: Control) {
        self.any = true;
        self.control.push_back((peer, control));
    }

    /// Sends to the peer are pending.
    pub(super) fn pend(&mut self, peer: PeerId) {
        self.any = true;
        self.pending.push_back(peer);
    }

    /// A receive is to be read from its sender's memory.
    pub(super) fn pull(&mut self, receive: Name) {
        self.any = true;
        self.pulls.push(receive);
    }

    /// As [`Work::pull`], unless it is on the list.
    pub(super) fn pull_again(&mut self, receive: Name) {
        if !self.pulls.contains(&receive) {
            self.pull(receive);
        }
    }

    /// A send has something to send.
    pub(super) fn stream(&mut self, send: Name) {
        self.any = true;
        self.streams.push(send);
    }

    /// As [`Work::stream`], unless it is on the list.
    pub(super) fn stream_again(&mut self, send: Name) {
        if !self.streams.contains(&send) {
            self.stream(send);
        }
    }

    /// Something has to be looked at in each pass; no reason to stay awake.
    pub(super) fn watch(&mut self, watch: Watch) {
        self.any = true;
        self.watched.push(watch);
    }

    /// Control messages.
    pub(super) fn control(&mut self) -> &mut VecDeque<(PeerId, Control)> {
        &mut self.control
    }

    /// Control messages, to look only.
    #[cfg(test)]
    pub(crate) fn controls(&self) -> impl Iterator<Item = &(PeerId, Control)> {
        self.control.iter()
    }

    /// Peers whose pending sends wait for a module.
    pub(super) fn pending(&mut self) -> &mut VecDeque<PeerId> {
        &mut self.pending
    }

    /// Receives to be read from their senders' memory.
    pub(super) fn pulls(&mut self) -> &mut Vec<Name> {
        &mut self.pulls
    }

    /// Sends that have something to send.
    pub(super) fn streams(&mut self) -> &mut Vec<Name> {
        &mut self.streams
    }

    /// What is looked at in each pass.
    #[inline(always)]
    pub(super) fn watched(&mut self) -> &mut Vec<Watch> {
        &mut self.watched
    }

    /// [`Work::watched`], to look only.
    #[inline(always)]
    pub(crate) fn watching(&self) -> &[Watch] {
        &self.watched
    }

    /// The peers to whom control messages have still to leave: not counting credit, which is of no
    /// use to one that sends no more.
    pub(crate) fn answers_to(&self) -> impl Iterator<Item = PeerId> + '_ {
        let owed = self.control.iter().filter(|(_, c)| !matches!(c, Control::Credit));
        owed.map(|(peer, _)| *peer)
    }

    /// Control messages that a peer which rests too still has to get. Credit is of no use to such
    /// a one, and may not be taken before it goes on.
    pub(crate) fn owes_control(&self) -> bool {
        self.control.iter().any(|(_, c)| !matches!(c, Control::Credit))
    }

    /// There is nothing to send or to read.
    pub(crate) fn is_still(&self) -> bool {
        self.pending.is_empty() && self.pulls.is_empty() && self.streams.is_empty()
    }
}
