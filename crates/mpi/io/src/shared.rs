//! The pointer that all ranks of a file share: a word of a window, in memory of the node where it
//! is mapped, and at rank 0 for other nodes. No file lies beside the program's.

use std::sync::atomic::{AtomicI64, Ordering};

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::op::Builtin;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_osc::{Assert, Osc, Target, Win};

/// The word, in etypes.
#[derive(Debug)]
pub(crate) enum Shared {
    /// Of a file with one rank.
    Alone(AtomicI64),
    Window(Win),
}

fn word(value: i64) -> Result<TempBuf> {
    let buf = TempBuf::new(1, Datatype::scalar_ref(Scalar::Int64))?;
    buf.typed().unpack_from(&value.to_ne_bytes());
    Ok(buf)
}

fn read(buf: &TypedBuf) -> i64 {
    buf.pack_all().try_into().map(i64::from_ne_bytes).unwrap_or(0)
}

impl Shared {
    /// Collective: a pointer at `at`, which is the same on all ranks.
    pub(crate) fn new(osc: &'static Osc, comm: &Comm, at: i64) -> Result<Shared> {
        if comm.size() == 1 {
            return Ok(Shared::Alone(AtomicI64::new(at)));
        }
        let size = if comm.rank() == 0 { 8 } else { 0 };
        let win = osc.create_allocated(comm, Ok((size, 8)), None)?;
        let locked = win.lock_all(Assert::NOCHECK);
        let shared = Shared::Window(win);
        let set = locked.and_then(|()| if comm.rank() == 0 { shared.set(at) } else { Ok(()) });
        match crate::agree::settle(comm, set) {
            Ok(()) => Ok(shared),
            Err(e) => {
                shared.abandon();
                Err(e)
            }
        }
    }

    /// Nobody knows who uses it still.
    pub(crate) fn abandon(&self) {
        if let Shared::Window(win) = self {
            win.abandon();
        }
    }

    fn fetch(win: &Win, op: Builtin, value: i64) -> Result<i64> {
        let (operand, old) = (word(value)?, word(0)?);
        let dtype = Datatype::scalar_ref(Scalar::Int64);
        let target = Target { rank: 0, disp: 0, count: 1, dtype };
        let (from, to) = (operand.typed().message(), old.typed().message());
        let moved = win.fetch_and_op(op, &from, &to, &target).and_then(|()| win.flush(Some(0)));
        if let Err(e) = moved {
            // The answer may come still.
            old.leak();
            operand.leak();
            return Err(e);
        }
        Ok(read(old.typed()))
    }

    /// Adds; gives what was there before.
    ///
    /// # Errors
    /// Class `Arg` when the sum has no room: then the pointer stays.
    pub(crate) fn fetch_add(&self, by: i64) -> Result<i64> {
        let before = self.add(by)?;
        if before >= 0 && before.checked_add(by).is_some() {
            return Ok(before);
        }
        // Others that come meanwhile find it negative, and take back what they have added, too.
        self.add(by.wrapping_neg())?;
        Err(leaves_all_files())
    }

    fn add(&self, by: i64) -> Result<i64> {
        match self {
            Shared::Alone(word) => Ok(word.fetch_add(by, Ordering::AcqRel)),
            Shared::Window(win) => Shared::fetch(win, Builtin::Sum, by),
        }
    }

    pub(crate) fn get(&self) -> Result<i64> {
        match self {
            Shared::Alone(word) => Ok(word.load(Ordering::Acquire)),
            Shared::Window(win) => Shared::fetch(win, Builtin::NoOp, 0),
        }
    }

    pub(crate) fn set(&self, to: i64) -> Result<()> {
        match self {
            Shared::Alone(word) => word.store(to, Ordering::Release),
            Shared::Window(win) => {
                Shared::fetch(win, Builtin::Replace, to)?;
            }
        }
        Ok(())
    }

    /// Collective: nobody uses it any more.
    pub(crate) fn end(&self) -> Result<()> {
        match self {
            Shared::Alone(_) => Ok(()),
            Shared::Window(win) => {
                // Without a lost rank's answer the epoch ends with an error, and the word stays.
                let left = win.unlock_all();
                win.prepare_free().and(left)
            }
        }
    }
}

/// The sum of what a rank and those before it add, or an error on all ranks when it has no room.
pub(crate) fn sums(before: i64, own: i64) -> Result<i64> {
    before.checked_add(own).ok_or_else(leaves_all_files)
}

fn leaves_all_files() -> Error {
    err!(Arg, "the shared pointer leaves all files")
}
