//! Copies between this process's memory and that of another one on its node, by the kernel.

use hawser_os::cma::RemoteRun;

use super::{self as cma, Access, CopyError, RemoteAccess};
use crate::mem::UserSlice;
use crate::node::{FLAG_NO_CMA, NodeSegment};

impl NodeSegment {
    /// True when the kernel lets this process copy from and to the memory of the process in `slot`,
    /// and that one does not forbid it. Asks the kernel: to be called once.
    pub fn may_copy(&self, slot: u32) -> bool {
        slot < self.nlocal() && {
            let page = self.slot(slot);
            page.flags() & FLAG_NO_CMA == 0 && cma::probe(page) == Access::Works
        }
    }

    /// True when the process in `slot` has ended, as far as this node was told, or as the kernel
    /// says where it lets this process look.
    pub fn has_ended(&self, slot: u32) -> bool {
        if slot >= self.nlocal() {
            return false;
        }
        let page = self.slot(slot);
        self.is_lost(page.proc()) || page.probe().1 != 0 && cma::is_gone(page)
    }

    /// Copies from address `from` of the process in `slot`.
    ///
    /// # Errors
    /// The kernel's refusal; then it is not known what was copied.
    pub fn copy_from(&self, slot: u32, from: u64, to: UserSlice) -> Result<(), CopyError> {
        match self.pid_of(slot) {
            Some(pid) => cma::copied(pid, from, to),
            None => Err(CopyError::Nobody(RemoteAccess::Read)),
        }
    }

    /// Copies to address `to` of the process in `slot`.
    ///
    /// # Errors
    /// As [`NodeSegment::copy_from`].
    pub fn copy_to(&self, slot: u32, to: u64, from: UserSlice) -> Result<(), CopyError> {
        match self.pid_of(slot) {
            Some(pid) => cma::written(pid, to, from),
            None => Err(CopyError::Nobody(RemoteAccess::Write)),
        }
    }

    /// Copies runs of bytes of the process in `slot` to `to`, one behind the other; `to` has as
    /// many bytes as they together.
    ///
    /// # Errors
    /// As [`NodeSegment::copy_from`].
    pub fn gather_from(
        &self,
        slot: u32,
        runs: &[RemoteRun],
        to: UserSlice,
    ) -> Result<(), CopyError> {
        match self.pid_of(slot) {
            Some(pid) => cma::gathered(pid, runs, to),
            None => Err(CopyError::Nobody(RemoteAccess::Read)),
        }
    }

    /// Copies the bytes of `from` to runs of bytes of the process in `slot`.
    ///
    /// # Errors
    /// As [`NodeSegment::copy_from`].
    pub fn scatter_to(
        &self,
        slot: u32,
        runs: &[RemoteRun],
        from: UserSlice,
    ) -> Result<(), CopyError> {
        match self.pid_of(slot) {
            Some(pid) => cma::scattered(pid, runs, from),
            None => Err(CopyError::Nobody(RemoteAccess::Write)),
        }
    }

    fn pid_of(&self, slot: u32) -> Option<u32> {
        (slot < self.nlocal()).then(|| self.slot(slot).pid())
    }
}
