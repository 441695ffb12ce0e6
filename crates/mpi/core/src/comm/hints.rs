//! Hints of communicators (MPI-5.0 section 7.4.4): what a program promises not to do.
//!
//! What they save: a communicator without wildcards is matched through one chain, with no order
//! between chains to find; a message that may overtake others does not wait behind those for which
//! there was no room. That a promise is kept is checked where it costs nothing: at the wildcard.
//! `mpi_assert_exact_length` would save one comparison and is ignored: it is not returned.

use std::sync::atomic::Ordering;

use super::{Comm, ErrorRange};
use crate::error::Result;
use crate::info::{Info, MEMORY_KINDS, MEMORY_KINDS_KEY};

/// A promise. All are booleans, and false when nothing was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Hint {
    /// `mpi_assert_no_any_tag`: no receive or probe with `MPI_ANY_TAG`.
    NoAnyTag,
    /// `mpi_assert_no_any_source`: no receive or probe with `MPI_ANY_SOURCE`.
    NoAnySource,
    /// `mpi_assert_allow_overtaking`: messages may be received in another order than sent.
    AllowOvertaking,
}

impl Hint {
    /// All hints.
    pub const ALL: [Hint; 3] = [Hint::NoAnyTag, Hint::NoAnySource, Hint::AllowOvertaking];

    /// The info key.
    pub fn key(self) -> &'static str {
        match self {
            Hint::NoAnyTag => "mpi_assert_no_any_tag",
            Hint::NoAnySource => "mpi_assert_no_any_source",
            Hint::AllowOvertaking => "mpi_assert_allow_overtaking",
        }
    }

    #[inline(always)]
    fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl Comm {
    /// True when the program has promised this.
    #[inline(always)]
    pub fn promises(&self, hint: Hint) -> bool {
        // Relaxed: a hint is set by a collective call, which the program orders with its messages.
        self.0.asserted.load(Ordering::Relaxed) & hint.bit() != 0
    }

    /// Takes the hints in `info` that communicators know; others are ignored.
    pub fn set_info(&self, info: &Info) {
        for hint in Hint::ALL {
            match info.get(hint.key()).as_deref() {
                Some("true") => self.0.asserted.fetch_or(hint.bit(), Ordering::Relaxed),
                Some("false") => self.0.asserted.fetch_and(!hint.bit(), Ordering::Relaxed),
                _ => continue,
            };
        }
        let said = info.get(ErrorRange::KEY);
        let range = ErrorRange::ALL.into_iter().find(|r| Some(r.word()) == said.as_deref());
        if let Some(range) = range {
            self.set_error_range(range);
        }
    }

    /// The hints in use and the kinds of memory, as a new object.
    pub fn info(&self) -> Info {
        let info = Info::new();
        for hint in Hint::ALL {
            let value = if self.promises(hint) { "true" } else { "false" };
            // Cannot fail: key and value are short.
            let _ = info.set(hint.key(), value);
        }
        let _ = info.set(ErrorRange::KEY, self.error_range().word());
        let _ = info.set(MEMORY_KINDS_KEY, MEMORY_KINDS);
        info
    }

    /// Refuses a wildcard that the program has promised not to use.
    ///
    /// # Errors
    /// Class `Arg` with the promise that is broken.
    #[cold]
    pub fn check_wildcard(&self, hint: Hint) -> Result<()> {
        if !self.promises(hint) {
            return Ok(());
        }
        let (key, name) = (hint.key(), self.label());
        let what = if hint == Hint::NoAnyTag { "MPI_ANY_TAG" } else { "MPI_ANY_SOURCE" };
        Err(crate::err!(
            Arg,
            "{what} on {name}, for which the info key {key} promised that it is not used"
        ))
    }
}
