//! Long messages of which one side computes: the other side moves the data alone.
//!
//! That a peer *computes* is a hint of the transport ([`Btl::outside`]), which has to hold for some
//! passes. It decides who copies; that every byte is moved once, whatever the hint says, is decided
//! by the word of an [`Advert`](hawser_lockfree::advert::Advert), which both sides change by atomic
//! exchanges.
//!
//! **The sender computes.** The receiver answers an offer that has a region with an acknowledgement
//! that names an advert. The sender has to take that before it sends a fragment. As long as it has
//! not, the receiver can withdraw it: the acknowledgement is void then, and the receiver reads the
//! memory itself and acknowledges the end. The sender finds the two in this order.
//!
//! **The receiver computes.** It has advertised its receive when it posted it. A sender that has
//! offered a message claims the advert, writes the data, and is done: also what went with the
//! offer, so that the receiver has nothing to copy. If the receiver comes back before, it finds the
//! claim, asks for the rest, and is told how much was put. A sender that has taken an advert with
//! an acknowledgement puts instead of sending fragments, too.
//!
//! # Why a claimed receive matches the claimant's offer
//!
//! An advert is posted for a receive R with a definite source and tag, when no kept message matches
//! R and no receive posted earlier accepts R's envelope: so the next message with that envelope in
//! the sender's sequence to this receiver matches R, unless R is cancelled, which withdraws the
//! advert. The advert says a number s such that all messages before s were delivered and are not
//! R's. (While R is posted, s may be raised to the number of the next message: what was delivered
//! meanwhile was not R's.) The offer with number n may claim the advert when its envelope is R's
//! and those of s .. n are known to differ; then it is the first with that envelope from s on, and
//! matches R. The claim succeeds only while the advert is posted, so that all this holds when the
//! sender begins to write; and since the match of R meets the claim, and from then on R is neither
//! cancelled nor ended by an error while the sender lives (its communicator may be revoked, or
//! others be lost), the memory stays R's until the transfer has ended.
//!
//! Numbers wrap at 2³² messages: what s says of a posted receive is raised with each pass in which
//! messages came, so that n − s counts messages under way, which are fewer than that; and the log
//! that tells the envelopes of s .. n has numbers that do not wrap.
//!
//! Each side is a state machine that is told what has happened and says what to do
//! ([`Mover`], [`Advertised`]); `remote::moving` does it, and a test tries all orders in which the
//! two may meet.
//!
//! [`Btl::outside`]: hawser_btl::Btl::outside

mod mover;
mod receiver;
#[cfg(test)]
mod tests;

pub(crate) use mover::{Mover, Step};
pub(crate) use receiver::{Advertised, Matched};

/// Passes in a row that must find a peer outside of MPI, in one stretch of computation: most calls
/// follow each other sooner.
const PASSES: u32 = 16;

/// For how many passes a peer has been found to compute.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Absence {
    calls: u32,
    passes: u32,
}

/// What a peer does, as far as one can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Presence {
    /// It looks for messages.
    Inside,
    /// It does not, but may soon.
    Between,
    /// It computes.
    Computes,
}

impl Absence {
    /// The peer was found like this in one more pass.
    pub(crate) fn found(&mut self, outside: Option<u32>) -> Presence {
        let Some(calls) = outside else {
            self.passes = 0;
            return Presence::Inside;
        };
        if self.passes == 0 || self.calls != calls {
            *self = Absence { calls, passes: 0 };
        }
        self.passes = self.passes.saturating_add(1);
        if self.is_long() { Presence::Computes } else { Presence::Between }
    }

    /// The peer computes.
    pub(super) fn is_long(&self) -> bool {
        self.passes >= PASSES
    }

    /// A few more passes will tell whether it does.
    pub(super) fn is_open(&self) -> bool {
        (1..PASSES).contains(&self.passes)
    }
}
