//! The route `foreign`: the kernel copies between this process's memory and that of the target,
//! which does nothing for it.
//!
//! What the target's datatype leaves out is not touched: its data is a list of runs, however many.
//! Data of the origin that is not one run is packed on the way.

use hawser_core::buf::UserBuf;
use hawser_core::error::Result;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Cursor, Datatype, Scalar};
use hawser_segment::mem::UserSlice;

use crate::win::{Peer, Target, Win};

impl Win {
    /// Puts. False: the kernel refuses, and the operation goes another way; it may have written
    /// some of the data.
    pub(crate) fn put_by_kernel(
        &self,
        peer: &Peer,
        origin: &UserBuf,
        target: &Target<'_>,
        at: i64,
    ) -> bool {
        let packed;
        let from = match origin.contiguous() {
            Some(from) => from,
            None => {
                packed = UserBuf::owned(origin.packed().into_owned());
                packed.contiguous().unwrap_or(UserSlice::empty())
            }
        };
        let (node, slot) = (self.0.node, peer.slot.unwrap_or(0));
        match one_run(peer, target, at) {
            Some(to) => node.copy_to(slot, to, from).is_ok(),
            None => node.scatter_to(slot, &runs(peer, target, at, from.len()), from).is_ok(),
        }
    }

    /// Gets `bytes` bytes. False: as [`Win::put_by_kernel`].
    ///
    /// # Errors
    /// There is no memory to unpack from.
    pub(crate) fn get_by_kernel(
        &self,
        peer: &Peer,
        result: &UserBuf,
        target: &Target<'_>,
        at: i64,
        bytes: usize,
    ) -> Result<bool> {
        let (node, slot) = (self.0.node, peer.slot.unwrap_or(0));
        let read = |to: UserSlice| match one_run(peer, target, at) {
            Some(from) => node.copy_from(slot, from, to).is_ok(),
            None => node.gather_from(slot, &runs(peer, target, at, bytes), to).is_ok(),
        };
        if let Some(to) = result.contiguous() {
            return Ok(read(to.part(0, bytes)));
        }
        let byte = Datatype::scalar(Scalar::Byte);
        let memory = TempBuf::new(bytes as u64, &byte)?;
        let packed = memory.typed().message();
        let done = packed.contiguous().is_some_and(read);
        if done {
            result.copy_from(&packed);
        }
        Ok(done)
    }
}

/// Where the target's data begins, if it is one run.
fn one_run(peer: &Peer, target: &Target<'_>, at: i64) -> Option<u64> {
    let first = peer.addr.wrapping_add_signed(at.wrapping_add(target.dtype.true_lb()));
    target.dtype.is_contiguous().then_some(first)
}

/// The runs of the first `bytes` bytes of the target's data, in packing order.
fn runs(peer: &Peer, target: &Target<'_>, at: i64, bytes: usize) -> Vec<(u64, usize)> {
    let mut cursor = Cursor::new(target.dtype, target.count);
    let (mut all, mut left) = (Vec::new(), bytes as u64);
    while left > 0
        && let Some(run) = cursor.next_run(left)
    {
        all.push((peer.addr.wrapping_add_signed(at.wrapping_add(run.offset)), run.len as usize));
        left -= run.len.min(left);
    }
    all
}
