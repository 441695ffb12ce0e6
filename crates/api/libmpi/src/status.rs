//! `MPI_Status` in the caller's memory (MPI-5.0 section 3.2.5).

use hawser_core::status::Status;

use crate::generated::constants::MPI_SUCCESS;
use crate::types::{MPI_Status, c_int};

impl MPI_Status {
    /// Bytes of received data.
    #[inline]
    pub(crate) fn bytes(&self) -> u64 {
        let low = (self.MPI_internal[0] as u32).to_ne_bytes();
        let high = (self.MPI_internal[1] as u32).to_ne_bytes();
        let [a, b, c, d] = low;
        let [e, f, g, h] = high;
        u64::from_ne_bytes([a, b, c, d, e, f, g, h])
    }

    /// Sets the bytes of received data.
    #[inline]
    pub(crate) fn set_bytes(&mut self, bytes: u64) {
        let [a, b, c, d, e, f, g, h] = bytes.to_ne_bytes();
        self.MPI_internal[0] = c_int::from_ne_bytes([a, b, c, d]);
        self.MPI_internal[1] = c_int::from_ne_bytes([e, f, g, h]);
    }

    /// The operation was cancelled.
    #[inline]
    pub(crate) fn cancelled(&self) -> bool {
        self.MPI_internal[2] != 0
    }

    /// Sets whether the operation was cancelled.
    #[inline]
    pub(crate) fn set_cancelled(&mut self, cancelled: bool) {
        self.MPI_internal[2] = c_int::from(cancelled);
    }
}

/// Writes a result; null is `MPI_STATUS_IGNORE`. Keeps `MPI_ERROR`, as calls that complete one
/// operation must (MPI-5.0 section 3.2.5).
///
/// # Safety
/// `to` is null or the caller's status.
#[inline]
pub(crate) unsafe fn store(to: *mut MPI_Status, status: &Status) {
    if to.is_null() {
        return;
    }
    // SAFETY: not null, hence the caller's status. It may be uninitialised, so no reference to the
    // whole is made before the fields are written.
    unsafe {
        (&raw mut (*to).MPI_SOURCE).write(status.source);
        (&raw mut (*to).MPI_TAG).write(status.tag);
        let internal = (&raw mut (*to).MPI_internal).cast::<c_int>();
        internal.cast::<u64>().write_unaligned(status.bytes);
        internal.add(2).write(c_int::from(status.cancelled));
    }
}

/// Writes the empty status, whose `MPI_ERROR` is `MPI_SUCCESS` (MPI-5.0 section 3.7.3).
///
/// # Safety
/// As [`store`].
pub(crate) unsafe fn store_empty(to: *mut MPI_Status) {
    // SAFETY: promised by the caller.
    unsafe { store(to, &Status::EMPTY) };
    if !to.is_null() {
        // SAFETY: as above.
        unsafe { (&raw mut (*to).MPI_ERROR).write(MPI_SUCCESS) };
    }
}

/// Reads a status back.
///
/// # Safety
/// `from` is the caller's status, written before by this library or by the caller.
pub(crate) unsafe fn load(from: *const MPI_Status) -> Status {
    // SAFETY: promised by the caller.
    let s = unsafe { from.read() };
    Status { source: s.MPI_SOURCE, tag: s.MPI_TAG, bytes: s.bytes(), cancelled: s.cancelled() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_survives_store_and_load_and_keeps_its_error() {
        let mut s = MPI_Status { MPI_SOURCE: 0, MPI_TAG: 0, MPI_ERROR: 77, MPI_internal: [-1; 5] };
        let status = Status { source: 3, tag: 9, bytes: 0x1_2345_6789_ABCD, cancelled: true };
        // SAFETY: a local variable.
        unsafe { store(&mut s, &status) };
        assert_eq!(s.MPI_ERROR, 77);
        assert_eq!(s.bytes(), 0x1_2345_6789_ABCD);
        // SAFETY: a local variable.
        assert_eq!(unsafe { load(&s) }, status);
        s.set_bytes(u64::MAX - 1);
        s.set_cancelled(true);
        assert_eq!((s.bytes(), s.cancelled()), (u64::MAX - 1, true));
    }

    #[test]
    fn a_null_pointer_is_status_ignore() {
        // SAFETY: null is allowed.
        unsafe { store(std::ptr::null_mut(), &Status::EMPTY) };
    }
}
