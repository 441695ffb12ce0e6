//! The sends under way, and what of them modules and rails have to do.

use hawser_core::error::Error;

use super::bsend::SharedBsend;
use super::ids::PeerId;
use super::peers::Peers;
use super::requests::{SendReq, SendState};
use super::slab::{Name, Slab};
use super::wire::token::Req;

/// Most messages of [`Sends::took_long`].
const LONG_MAX: u32 = 16;

/// A zero-copy fragment that has not completed.
struct Loan {
    send: Name,
    module: u16,
    bytes: u64,
}

pub(crate) struct Sends {
    pub(crate) requests: Slab<SendReq>,
    /// Sends that were complete when they were started and are marked for cancellation, by token.
    pub(crate) marked: Vec<(Req, Name)>,
    pub(crate) bsend: SharedBsend,
    /// Zero-copy fragments in loan.
    loans: Slab<Loan>,
    /// Bytes of the loans by module.
    pub(crate) backlog: Vec<u64>,
    /// Pieces of messages dealt out to rails.
    pub(crate) turn: u64,
    /// Bytes that were left of the streams to each peer when a pass over them began; peers to whom
    /// nothing was ever streamed may be missing. Not in `PeerState`, which every message looks at.
    streamed: Vec<u64>,
    /// Long messages sent, less those received since.
    long: u32,
}

impl Sends {
    pub(crate) fn new(modules: usize) -> Sends {
        Sends {
            requests: Slab::new(),
            marked: Vec::new(),
            bsend: SharedBsend::default(),
            loans: Slab::new(),
            backlog: vec![0; modules],
            turn: 0,
            streamed: Vec::new(),
            long: 0,
        }
    }

    /// A send is complete. False: there is no such send.
    pub(super) fn done(&mut self, name: Name) -> bool {
        let Some(req) = self.requests.get_mut(name) else { return false };
        req.state = SendState::Done;
        req.reader = None;
        req.mover = None;
        let (buffered, bytes, detached) = (req.buffered.take(), req.buf.len() as u64, req.detached);
        if let Some(scope) = buffered {
            self.bsend.lock().release(scope, bytes);
        }
        if detached {
            self.requests.remove(name);
        }
        true
    }

    /// A send has failed. True when it is complete thereby.
    pub(super) fn failed(&mut self, name: Name, error: Error) -> bool {
        let Some(req) = self.requests.get_mut(name) else { return false };
        if req.state == SendState::Done {
            return false;
        }
        req.error.get_or_insert(error);
        // What modules still read stays the request's.
        req.state = SendState::Draining;
        req.loans == 0 && self.done(name)
    }

    /// A module is about to get bytes of a send, to send them from where they lie; gives the name
    /// of the loan.
    pub(super) fn lend(&mut self, send: Name, module: u16, bytes: u64) -> Name {
        self.loans.insert(Loan { send, module, bytes })
    }

    /// The module has kept what it was lent, and will say when it does not use it any more; or it
    /// has not.
    pub(super) fn lent(&mut self, loan: Name, is_kept: bool) {
        if is_kept
            && let Some(Loan { send, module, bytes }) = self.loans.get(loan)
            && let Some(req) = self.requests.get_mut(*send)
        {
            self.backlog[usize::from(*module)] += bytes;
            req.loans += 1;
            if req.state == SendState::Pending {
                req.state = SendState::Draining;
            }
        } else {
            self.loans.remove(loan);
        }
    }

    /// The module gives back what it has kept: the send.
    pub(super) fn returned(&mut self, loan: Name) -> Option<Name> {
        let Loan { send, module, bytes } = self.loans.remove(loan)?;
        let backlog = &mut self.backlog[usize::from(module)];
        *backlog = backlog.saturating_sub(bytes);
        let req = self.requests.get_mut(send)?;
        req.loans = req.loans.saturating_sub(1);
        Some(send)
    }

    /// Zero-copy fragments in loan.
    #[cfg(test)]
    pub(crate) fn loans(&self) -> usize {
        self.loans.len()
    }

    /// Notes for each peer to which several rails lead how much is left of what is streamed to it
    /// by these sends.
    pub(super) fn sum_streams(&mut self, names: &[Name], peers: &Peers) {
        let Sends { requests, streamed, .. } = self;
        let several = |peer| peers.get(peer).routes.as_ref().is_some_and(|r| r.send.len() > 1);
        let left = |name: &Name| match requests.get(*name) {
            Some(SendReq { peer, state: SendState::Streaming { next, upto }, .. }) => {
                several(*peer).then_some((*peer, upto - next))
            }
            _ => None,
        };
        for (peer, _) in names.iter().filter_map(left) {
            let least = peer as usize + 1;
            streamed.resize(streamed.len().max(least), 0);
            streamed[peer as usize] = 0;
        }
        for (peer, bytes) in names.iter().filter_map(left) {
            let sum = &mut streamed[peer as usize];
            *sum = sum.saturating_add(bytes);
        }
    }

    /// What [`Sends::sum_streams`] has noted of a peer.
    pub(super) fn streamed_to(&self, peer: PeerId) -> u64 {
        self.streamed.get(peer as usize).copied().unwrap_or(0)
    }

    /// A long message is sent.
    pub(super) fn note_long(&mut self) {
        self.long = (self.long + 1).min(LONG_MAX);
    }

    /// A long message is received. True when one was sent for it before.
    pub(super) fn took_long(&mut self) -> bool {
        let sent = self.long;
        self.long = sent.saturating_sub(1);
        sent > 0
    }

    /// A send is offered, and may be put until its receiver has answered.
    pub(super) fn waits_for_answer(&self, name: Name) -> bool {
        self.requests.get(name).is_some_and(|r| {
            let open = r.state == SendState::Offered && !r.is_recalled();
            open && r.mover.as_deref().is_some_and(|mover| mover.is_open())
        })
    }
}
