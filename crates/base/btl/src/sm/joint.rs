//! Long reads that both sides carry out: the reader copies from the front with
//! `process_vm_readv`, and the owner of the memory, as soon as it looks, from the back with
//! `process_vm_writev`. Most of the cost is the kernel's, page by page; two processors halve it.
//!
//! The reader lays a [`CopyDescriptor`] out in one of its bulk slots and announces it with a line;
//! an owner that looks late finds nothing left. The owner gives the slot back. A read whose owner
//! has ended ends with an error; an owner whose reader has ended is refused by the kernel. A read
//! whose owner is lost, but may live, ends with an error when the owner's last copy has ended, and
//! its descriptor stays where it is, closed, until the owner has given it back or has ended.

use std::collections::VecDeque;

use hawser_lockfree::copy_descriptor::{CLAIM_MAX, Claim, CopyDescriptor, CopyStatus, CopyTerms};
use hawser_os::cma;
use hawser_segment::cma::{copied, is_gone};
use hawser_segment::mem::UserSlice;
use hawser_segment::node::{NodeSegment, PeerSlot};

use super::bulks::Bulks;
use super::segment::{BulkRef, Damage};
use crate::{Failure, Sink};

/// Shortest read that is offered: below it the announcement costs more than it gains.
pub(super) const JOINT_MIN: usize = 256 << 10;
/// Most reads, and most offers of others, that are kept.
const PENDING: usize = 64;
/// Steps of a read that waits for the owner's last copy between two looks whether it lives.
const WAITS: u32 = 256;

const _: () = assert!(size_of::<CopyDescriptor>() == 64);

/// The descriptor in a bulk slot.
///
/// # Safety
/// `slot` is a bulk slot of the segment in which a reader has put a descriptor, and which is still
/// kept by the reader or not yet given back by the owner.
unsafe fn descriptor<'a>(slot: *mut u8) -> &'a CopyDescriptor {
    // SAFETY: the caller's promise; slots are aligned to pages, and any bytes are a CopyDescriptor.
    unsafe { &*slot.cast::<CopyDescriptor>() }
}

/// The owner of memory that is read; its probe word was read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    pub(super) page: &'static PeerSlot,
    /// How often it had revoked memory when it exposed this.
    pub(super) revoked: u32,
}

/// One read.
#[derive(Debug)]
pub(super) struct Read {
    /// The process that owns the memory.
    owner: Owner,
    /// Address there.
    remote: u64,
    /// Where the bytes go.
    local: UserSlice,
    /// For the sink.
    cookie: u64,
    /// The descriptor and the number of its slot, which is kept until the read has ended; `None`:
    /// the reader is alone, and `remote` and `local` move on as it copies.
    descriptor: Option<(*mut u8, u32)>,
    /// Why it has failed: it ends when the owner's last copy has ended.
    failed: Option<Failure>,
    /// Steps in which it has waited for the owner.
    waits: u32,
}

// SAFETY: the address names memory of the segment, which is there as long as the module.
unsafe impl Send for Read {}

/// Puts a descriptor for this read into a slot of the reader.
///
/// # Safety
/// `slot` is a bulk slot that is the caller's; `local` stays until the read has ended.
pub(super) unsafe fn lay_out(slot: *mut u8, terms: CopyTerms) {
    // SAFETY: a slot has room for it, and is the caller's.
    unsafe { slot.cast::<CopyDescriptor>().write(CopyDescriptor::new(terms)) }
}

/// The descriptor of a joint read says what cannot be.
#[cold]
fn corrupt(pid: u32) -> Failure {
    Failure::Memory(format!("process {pid} claims more of a joint read than there is").into())
}

/// What a descriptor says of a read of `local`.
pub(super) fn terms(remote: u64, local: UserSlice) -> CopyTerms {
    CopyTerms { source: remote, target: local.ptr() as u64, len: local.len() as u64 }
}

impl Read {
    /// A read of `remote` in the owner.
    pub(super) fn new(
        owner: Owner,
        remote: u64,
        local: UserSlice,
        cookie: u64,
        descriptor: Option<(*mut u8, u32)>,
    ) -> Read {
        Read { owner, remote, local, cookie, descriptor, failed: None, waits: 0 }
    }

    /// One step. `Ok(true)`: all bytes are there.
    pub(super) fn step(&mut self) -> Result<bool, Failure> {
        let done = self.advance()?;
        // Asked when all has been read: what was revoked before may have been changed.
        if done && self.owner.page.revoked() != self.owner.revoked {
            return Err(Failure::REVOKED);
        }
        Ok(done)
    }

    fn advance(&mut self) -> Result<bool, Failure> {
        let Some((slot, _)) = self.descriptor else {
            if let Some(why) = self.failed.take() {
                return Err(why);
            }
            let n = self.local.len().min(CLAIM_MAX as usize);
            copied(self.owner.page.pid(), self.remote, self.local.part(0, n))?;
            self.remote += n as u64;
            self.local = self.local.part(n, self.local.len() - n);
            return Ok(self.local.is_empty());
        };
        // SAFETY: laid out by `lay_out`, and kept until this read has ended.
        let descriptor = unsafe { descriptor(slot) };
        // Its own knowledge, whatever the descriptor says by now.
        let terms = terms(self.remote, self.local);
        if let Some(claim) = descriptor.claim_front(&terms)
            && let Err(why) = self.copy(&claim)
        {
            self.failed = Some(why);
            descriptor.close(&terms);
        }
        match (descriptor.status(&terms), self.failed.take()) {
            (CopyStatus::Unclaimed, failed) => {
                self.failed = failed;
                Ok(false)
            }
            (CopyStatus::Pending, failed) => self.wait(failed),
            (_, Some(why)) => Err(why),
            (CopyStatus::Done, None) => Ok(true),
            (CopyStatus::Refused(claim), None) => self.copy(&claim).map(|()| true),
            (CopyStatus::Corrupt, None) => Err(corrupt(self.owner.page.pid())),
        }
    }

    /// The owner is lost: the read copies nothing more, and lets the owner claim nothing more.
    fn give_up(&mut self, why: &Failure) {
        self.failed.get_or_insert_with(|| why.clone());
        if let Some((slot, _)) = self.descriptor {
            // SAFETY: as in `advance`.
            unsafe { descriptor(slot) }.close(&terms(self.remote, self.local));
        }
    }

    fn copy(&self, claim: &Claim) -> Result<(), Failure> {
        let part = self.local.part(claim.offset as usize, claim.len as usize);
        Ok(copied(self.owner.page.pid(), self.remote + claim.offset, part)?)
    }

    /// The owner writes to `local`, if it lives: the read cannot end.
    fn wait(&mut self, failed: Option<Failure>) -> Result<bool, Failure> {
        self.waits += 1;
        if (failed.is_some() || self.waits.is_multiple_of(WAITS)) && is_gone(self.owner.page) {
            return Err(failed.unwrap_or_else(|| Failure::ended(self.owner.page.pid())));
        }
        self.failed = failed;
        Ok(false)
    }
}

/// An offer to help a reader.
#[derive(Debug)]
struct Help {
    reader: u32,
    bulk: BulkRef,
    terms: CopyTerms,
}

/// What this process helps others with.
#[derive(Debug, Default)]
pub(super) struct Helps {
    pending: VecDeque<Help>,
}

impl Helps {
    /// An offer has come, in a line that was judged.
    pub(super) fn offered(
        &mut self,
        node: NodeSegment,
        reader: u32,
        bulk: BulkRef,
    ) -> Result<(), Damage> {
        // SAFETY: announced by the reader, not given back yet; the slot was judged.
        let terms = unsafe { descriptor(node.bulk_area(reader).slot(bulk.slot)) }.terms();
        if !terms.are_sane() {
            return Err(Damage::Descriptor(terms.len));
        }
        let help = Help { reader, bulk, terms };
        if self.pending.len() < PENDING {
            self.pending.push_back(help);
        } else {
            help.end(node);
        }
        Ok(())
    }

    /// True when there is nothing to help with.
    #[inline(always)]
    pub(super) fn is_idle(&self) -> bool {
        self.pending.is_empty()
    }

    /// Copies one range. Returns the number of events.
    pub(super) fn progress(&mut self, node: NodeSegment) -> usize {
        let Some(help) = self.pending.front() else { return 0 };
        if !help.step(node) {
            return 1;
        }
        help.end(node);
        self.pending.pop_front();
        1
    }
}

impl Help {
    /// One range. True when there is nothing left to do.
    fn step(&self, node: NodeSegment) -> bool {
        // SAFETY: announced by the reader, not given back yet.
        let descriptor = unsafe { descriptor(node.bulk_area(self.reader).slot(self.bulk.slot)) };
        let Some(claim) = descriptor.claim_back(&self.terms) else { return true };
        let pid = node.slot(self.reader).pid();
        let from = (self.terms.source + claim.offset) as usize as *const u8;
        let to = self.terms.target + claim.offset;
        // SAFETY: this process has exposed the memory for this read, and its owner leaves it alone
        // until the reader reports the end; a wrong address is the kernel's to refuse.
        let wrote = unsafe { cma::write(pid, to, from, claim.len as usize) };
        if matches!(wrote, Ok(n) if n as u64 == claim.len) {
            descriptor.copied(&claim);
            return false;
        }
        descriptor.refuse();
        true
    }

    /// Gives the slot back: the descriptor is not used any more.
    fn end(&self, node: NodeSegment) {
        node.bulk_area(self.reader).state(self.bulk.slot).give_back(self.bulk.generation);
    }
}

/// The reads of one module.
#[derive(Debug, Default)]
pub(super) struct Reads {
    pending: VecDeque<Read>,
}

impl Reads {
    /// True when no further read can be begun.
    pub(super) fn is_full(&self) -> bool {
        self.pending.len() >= PENDING
    }

    /// True when no read is in progress.
    #[inline(always)]
    pub(super) fn is_idle(&self) -> bool {
        self.pending.is_empty()
    }

    /// Begins a read.
    pub(super) fn push(&mut self, read: Read) {
        self.pending.push_back(read);
    }

    /// Gives up all reads of the memory of a process that is lost. One to whose target the process
    /// may write, since it lives, ends later.
    pub(super) fn lose<S: Sink + ?Sized>(
        &mut self,
        owner: &PeerSlot,
        why: &Failure,
        bulks: &mut Bulks,
        sink: &mut S,
    ) -> usize {
        let before = self.pending.len();
        self.pending.retain_mut(|read| {
            if !std::ptr::eq(read.owner.page, owner) {
                return true;
            }
            read.give_up(why);
            let Err(why) = read.step() else { return true };
            sink.complete(read.cookie, Err(why));
            read.descriptor.iter().for_each(|(_, slot)| bulks.let_go(*slot));
            false
        });
        before - self.pending.len()
    }

    /// Does one step of the oldest read. Returns the number of events: to wait for an owner's last
    /// copy is none, so that its loss is told meanwhile.
    pub(super) fn progress<S: Sink + ?Sized>(&mut self, bulks: &mut Bulks, sink: &mut S) -> usize {
        let Some(read) = self.pending.front_mut() else { return 0 };
        let waits = read.waits;
        let result = match read.step() {
            // Others do not wait with it for a lost owner's last copy.
            Ok(false) if read.failed.is_some() => {
                self.pending.rotate_left(1);
                return 0;
            }
            Ok(false) => return usize::from(read.waits == waits),
            Ok(true) => Ok(()),
            Err(why) => Err(why),
        };
        sink.complete(read.cookie, result);
        if let Some((_, slot)) = read.descriptor {
            bulks.let_go(slot);
        }
        self.pending.pop_front();
        1
    }
}
