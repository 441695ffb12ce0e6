//! The receiver of a message that may be written to its memory by the sender.

use hawser_lockfree::advert::{Advert, Met, Terms};

use super::{Absence, Presence};
use crate::ob1::wire;

/// How far the receiver is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The receive is posted; the messages before this number are not its.
    Posted { told: u32 },
    /// The message is matched and asked for; the sender has not begun to move it.
    Asked,
    /// The sender moves it, and tells of that by messages.
    Moved,
    /// The advert is free.
    Over,
}

/// What follows from the match of a receive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Matched {
    /// This side reads the message.
    Read,
    /// The sender is asked for it, and told of the advert. `waits`: as long as it has not taken
    /// the advert this side may read after all.
    Ask { advert: wire::AdvertUse, waits: bool },
    /// All of it is there.
    Complete,
}

/// An advert of this process in use.
#[derive(Debug)]
pub(crate) struct Advertised {
    advert: &'static Advert,
    /// Index among those for the peer.
    index: u8,
    stage: Stage,
    absence: Absence,
}

impl Advertised {
    fn new(adverts: &'static [Advert], stage: Stage) -> Option<Advertised> {
        let (index, advert) = (0..).zip(adverts).find(|(_, a)| a.is_free())?;
        Some(Advertised { advert, index, stage, absence: Absence::default() })
    }

    /// Advertises a posted receive by one of these, if there is a free one.
    pub(crate) fn post(adverts: &'static [Advert], terms: &Terms) -> Option<Advertised> {
        let new = Advertised::new(adverts, Stage::Posted { told: terms.seq })?;
        new.advert.post(terms);
        Some(new)
    }

    /// Advertises the memory of a receive whose message is matched: the answer, too.
    pub(crate) fn answer(
        adverts: &'static [Advert],
        terms: &Terms,
    ) -> Option<(Advertised, Matched)> {
        let new = Advertised::new(adverts, Stage::Asked)?;
        new.advert.answer(terms);
        let matched = new.ask(true);
        Some((new, matched))
    }

    fn ask(&self, waits: bool) -> Matched {
        let number = self.advert.use_number();
        Matched::Ask { advert: wire::AdvertUse { index: self.index, number }, waits }
    }

    /// The receive is still posted, and the messages before this number were not its.
    pub(crate) fn handle_others(&mut self, seq: u32) {
        if let Stage::Posted { told } = &mut self.stage
            && *told != seq
        {
            self.advert.advance(seq);
            *told = seq;
        }
    }

    /// The receive has got the message that the sender may have claimed it for. `reads`: reading is
    /// the better way while the sender is not at it.
    pub(crate) fn handle_match(&mut self, reads: bool) -> Matched {
        if reads && self.withdraw() {
            return Matched::Read;
        }
        match self.advert.meet() {
            Met::Acked => {
                self.stage = Stage::Asked;
                self.ask(true)
            }
            Met::Taken => {
                self.stage = Stage::Moved;
                self.ask(false)
            }
            Met::Done => {
                self.stage = Stage::Moved;
                Matched::Complete
            }
        }
    }

    /// All of the message is there, and the sender is gone.
    pub(crate) fn is_all_there(&self) -> bool {
        self.advert.is_done()
    }

    /// Takes the advert back. False: the sender is at it.
    pub(crate) fn withdraw(&mut self) -> bool {
        let mine = matches!(self.stage, Stage::Posted { .. } | Stage::Asked);
        let withdrawn = mine && self.advert.withdraw();
        if withdrawn {
            self.stage = Stage::Over;
        }
        withdrawn
    }

    /// The sender was found like this. True when its answer may still be waited for; false: it is
    /// moving the message, or this side is to read it ([`Advertised::is_over`] tells).
    pub(crate) fn poll_asked(&mut self, outside: Option<u32>) -> bool {
        if self.stage != Stage::Asked {
            return false;
        }
        if !self.advert.is_acked() {
            self.stage = Stage::Moved;
            return false;
        }
        if self.absence.found(outside) != Presence::Computes || !self.withdraw() {
            return true;
        }
        false
    }

    /// A few more passes will tell whether the sender computes.
    pub(crate) fn looks_closer(&self) -> bool {
        self.absence.is_open()
    }

    /// The advert was withdrawn.
    pub(crate) fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// The transfer has ended, or who could write is lost.
    pub(crate) fn end(mut self) {
        if self.stage != Stage::Over {
            self.stage = Stage::Over;
            self.advert.release();
        }
    }
}
