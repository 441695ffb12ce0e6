//! A peer's memory, read and written directly.

use hawser_lockfree::advert::Advert;
use hawser_segment::cma::RemoteAccess;
use hawser_segment::cma::{self, Access};
use hawser_segment::mem::UserSlice;
use hawser_wireup::EndpointId;

use super::Sm;
use crate::sm::bulks::Place;
use crate::sm::joint::{self, JOINT_MIN, Owner, Read};
use crate::sm::segment::{BulkRef, LineKind, Word};
use crate::{AmTag, Failure, RemoteRegion, SendError};

impl Sm {
    /// [`Btl::get`](crate::Btl::get).
    pub(super) fn begin_read(
        &mut self,
        from: EndpointId,
        remote: RemoteRegion,
        offset: u64,
        local: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        let allowed = self.may_access(from);
        let tx = &self.tx[from.0 as usize];
        let (slot, revoked) = (remote.key as u32, (remote.key >> 32) as u32);
        if !allowed || slot != tx.slot {
            return Err(Failure::not_permitted(RemoteAccess::Read).into());
        }
        let owner = Owner { page: tx.page, revoked };
        let inside = offset <= remote.len && local.len() as u64 <= remote.len - offset;
        let Some(address) = remote.addr.checked_add(offset).filter(|_| inside) else {
            return Err(Failure::OUTSIDE.into());
        };
        if self.reads.is_full() {
            return Err(SendError::NoResource);
        }
        let descriptor = self.lay_out(from.0 as usize, address, local);
        let mut read = Read::new(owner, address, local, cookie, descriptor);
        if descriptor.is_none() && self.reads.is_idle() && read.step()? {
            return Ok(true);
        }
        self.reads.push(read);
        Ok(false)
    }

    /// Offers the owner of the memory to help with a long read; `None` when that is not worth it,
    /// or there is no room for the offer.
    fn lay_out(&mut self, owner: usize, remote: u64, local: UserSlice) -> Option<(*mut u8, u32)> {
        let terms = joint::terms(remote, local);
        let worth = local.len() >= JOINT_MIN && terms.are_sane();
        if !worth || !self.tx[owner].producer.has_room(1) {
            return None;
        }
        let Place { slot, generation, .. } = self.bulks.take(owner, 0)?;
        let number = self.first_bulk + slot;
        let at = self.area.slot(number);
        // SAFETY: the slot is ours until the line is published; `local` is the promise of whoever
        // began the read.
        unsafe { joint::lay_out(at, terms) };
        let bulk = BulkRef { slot: number, generation, ..BulkRef::default() };
        self.refer(owner, Word::encode(LineKind::Joint, AmTag(0), 0), bulk, &[]);
        self.bulks.given(slot, owner, 0);
        self.bulks.keep(slot);
        Some((at, slot))
    }

    /// True when the kernel lets this process at the peer's memory; asked once. A refusal is of
    /// this pair alone, and the peer is told: the peer may be dying, have another user, or be in
    /// another namespace of process ids, where its number is nobody's.
    pub(super) fn may_access(&mut self, to: EndpointId) -> bool {
        let tx = &mut self.tx[to.0 as usize];
        if tx.access == Access::Unknown {
            tx.access = if self.cma { cma::probe(tx.page) } else { Access::Refused };
            if tx.access == Access::Refused
                && let Some(first) = self.node.adverts(tx.slot, self.slot).first()
            {
                first.bar();
            }
        }
        tx.access == Access::Works
    }

    /// True when the peer may access this process's memory, as far as is known.
    pub(super) fn may_be_accessed(&self, by: EndpointId) -> bool {
        let tx = &self.tx[by.0 as usize];
        let barred =
            || self.node.adverts(self.slot, tx.slot).first().is_some_and(Advert::is_barred);
        self.cma && self.page.probe().1 != 0 && !cma::peer_refuses(tx.page) && !barred()
    }
}
