//! What calls that move data ask for, and what becomes of them.

use std::sync::Arc;

use hawser_core::error::Error;
use hawser_core::progress::ActiveOperation;
use hawser_core::status::Status;

/// Into which direction data moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Way {
    Read,
    Write,
}

/// Where an access begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At an offset in etypes.
    At(i64),
    /// At the pointer of the rank.
    Own,
    /// At the pointer that all ranks share; in collective calls one rank after the other.
    Shared,
}

/// Which pair of functions of a split collective call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Split {
    At(Way),
    Own(Way),
    Ordered(Way),
}

impl Split {
    pub(crate) fn way(self) -> Way {
        match self {
            Split::At(way) | Split::Own(way) | Split::Ordered(way) => way,
        }
    }
}

/// A split call under way.
pub(crate) struct SplitCall {
    pub(crate) which: Split,
    /// Address of the buffer.
    pub(crate) buf: usize,
    /// `None` while it begins: functions of the program may run.
    pub(crate) operation: Option<Arc<ActiveOperation>>,
}

/// What an access has done.
#[derive(Debug, Default)]
pub struct Done {
    /// Bytes of memory that were moved.
    pub bytes: u64,
    /// Why it was not all, or what failed on another rank.
    pub error: Option<Error>,
}

impl Done {
    pub(crate) fn failed(error: Error) -> Done {
        Done { bytes: 0, error: Some(error) }
    }

    /// The status of the call.
    pub fn status(&self) -> Status {
        Status { bytes: self.bytes, ..Status::EMPTY }
    }
}
