//! What the first message of a send is: a function of facts. [`super::sending`] finds the facts and
//! carries the plan out.

use super::protocol::{Protocol, first_piece, protocol, rendezvous};
use crate::bml::Bounds;
use crate::ob1::state::cost;
use crate::ob1::wire;

/// What the choice depends on.
#[derive(Clone, Copy, Debug)]
pub(in crate::ob1) struct Facts {
    /// Bytes of the message.
    pub(in crate::ob1) len: usize,
    /// The send completes with the match.
    pub(in crate::ob1) synchronous: bool,
    /// Cost of eager data that the receiver has room for.
    pub(in crate::ob1) credit: u64,
    /// Of the peer.
    pub(in crate::ob1) bounds: Bounds,
    /// The data lies in one run of memory.
    pub(in crate::ob1) contiguous: bool,
    /// Smallest eager message that is sent from where it lies.
    pub(in crate::ob1) zcopy_min: usize,
    /// Smallest message of which one side may move the rest alone; `u64::MAX` where none can.
    pub(in crate::ob1) movable_min: u64,
}

/// The first message of a send.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ob1) enum Plan {
    /// All of it, copied by the module.
    Eager,
    /// All of it, from where it lies.
    InPlace,
    /// All of it; the receiver tells of the match.
    Synchronous,
    /// An offer.
    Offer(Offer),
}

/// How a message is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ob1) struct Offer {
    /// The receiver had better read the memory; else that is for the time when one side computes.
    pub(in crate::ob1) get: bool,
    /// One side may move the data alone, where memory can be exposed.
    pub(in crate::ob1) movable: bool,
}

impl Facts {
    pub(in crate::ob1) fn plan(&self) -> Plan {
        // Without credit a short message goes at once too, if its request waits for the match.
        let fits = |sender_waits| cost(sender_waits, self.len) <= self.credit;
        let synchronous = self.synchronous || cost(true, self.len) == 0 && !fits(false);
        let header = if synchronous { wire::SYNC_LEN } else { wire::MATCH_LEN };
        let eager = protocol(self.len, header, self.bounds) == Protocol::Eager;
        match eager && fits(synchronous) {
            true if synchronous => Plan::Synchronous,
            true if self.len >= self.zcopy_min && self.contiguous => Plan::InPlace,
            true => Plan::Eager,
            false => Plan::Offer(Offer {
                get: rendezvous(self.len, self.bounds) == Protocol::Get,
                movable: self.len as u64 >= self.movable_min,
            }),
        }
    }

    /// Bytes of the message that go with an offer. `exposed`: its memory can be read; `both`: both
    /// sides are in their calls, so that neither has to move the rest alone.
    pub(in crate::ob1) fn beginning(&self, offer: Offer, exposed: bool, both: bool) -> usize {
        // What the receiver will read anyway does not travel.
        if exposed && offer.get {
            return 0;
        }
        let first = first_piece(self.len, self.bounds, exposed && !both);
        if cost(true, first) <= self.credit { first } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOMY: Facts = Facts {
        len: 0,
        synchronous: false,
        credit: 1 << 20,
        bounds: Bounds { eager_max: 4096, get_min: 1 << 18 },
        contiguous: true,
        zcopy_min: 2048,
        movable_min: 1 << 16,
    };

    #[test]
    fn every_kind_of_message_has_its_plan() {
        let of = |facts: Facts| facts.plan();
        assert_eq!(of(ROOMY), Plan::Eager);
        assert_eq!(of(Facts { synchronous: true, ..ROOMY }), Plan::Synchronous);
        assert_eq!(of(Facts { len: 2048, ..ROOMY }), Plan::InPlace);
        assert_eq!(of(Facts { len: 2048, contiguous: false, ..ROOMY }), Plan::Eager);
        assert_eq!(of(Facts { len: 2048, synchronous: true, ..ROOMY }), Plan::Synchronous);
        let offer = |get, movable| Plan::Offer(Offer { get, movable });
        assert_eq!(of(Facts { len: 5000, ..ROOMY }), offer(false, false));
        assert_eq!(of(Facts { len: 1 << 16, ..ROOMY }), offer(false, true));
        assert_eq!(of(Facts { len: 1 << 18, ..ROOMY }), offer(true, true));
        // Past the credit.
        let poor = Facts { credit: 63, ..ROOMY };
        assert_eq!(of(Facts { len: 30, ..poor }), Plan::Synchronous);
        assert_eq!(of(Facts { len: 31, ..poor }), offer(false, false));
    }

    /// Over all small lengths and credits: eager data is never sent past the credit, and what goes
    /// with an offer neither.
    #[test]
    fn nothing_goes_past_the_credit() {
        let bounds = Bounds { eager_max: 160, get_min: 400 };
        let lengths = (0..600).step_by(7).chain([28, 29, 30, 31, 32, 95, 96, 97, 135, 136, 137]);
        for len in lengths {
            for credit in (0..300).step_by(3).chain([63, 64, 65]) {
                for (synchronous, contiguous) in [(false, true), (true, true), (false, false)] {
                    let facts = Facts {
                        len,
                        synchronous,
                        credit,
                        bounds,
                        contiguous,
                        zcopy_min: 50,
                        ..ROOMY
                    };
                    let paid = match facts.plan() {
                        Plan::Eager | Plan::InPlace => {
                            assert!(!synchronous, "{facts:?}");
                            cost(false, len)
                        }
                        Plan::Synchronous => cost(true, len),
                        Plan::Offer(offer) => [(false, false), (true, false), (true, true)]
                            .map(|(exposed, both)| facts.beginning(offer, exposed, both))
                            .into_iter()
                            .map(|first| {
                                assert!(first <= len && first + wire::OFFER_LEN <= 160);
                                cost(true, first)
                            })
                            .max()
                            .unwrap_or(0),
                    };
                    assert!(paid <= credit || paid == 0, "{facts:?}");
                }
            }
        }
    }
}
