//! Files (MPI-5.0 chapter 14): views, the three kinds of pointers, and every form of access.
//!
//! # Promises
//!
//! 1. A write touches the bytes that it was asked to write, and no other byte of the file: there is
//!    no reading, changing and writing back.
//! 2. The count of a status is what was moved, also where an error ended the call.
//! 3. A collective call ends with an error on every rank when it fails on one, and hangs on none.
//! 4. No error ends the process, and no file lies beside the program's.
//! 5. Functions of the program (data representations) run in its own threads, without a lock of
//!    the library.
//!
//! This crate makes no system call: `hawser_storage` does.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `open, file, amode, hints, size` | files: how they are opened, what they are, pointers |
//! | `view, rep` | what a rank sees of a file, and how its data is written |
//! | `call, access, transfer, mover, split` | forms of access; one, and under way; split calls |
//! | `buffered, staging, settings` | collective buffering: calls, memory, hints |
//! | `far, wire` | the same between nodes: messages, and their bytes |
//! | `shared, atomic` | the pointer that ranks share; atomic mode |
//! | `agree, error` | what ranks tell each other; classes of errors |
//!
//! # Who may touch what
//!
//! - Positions and views belong to a handle; the shared pointer is a word of a window.
//!
//! # Pitfalls
//!
//! - A collective call ends with the small reduction over errors on every path, also where a rank
//!   has nothing to move.
#![forbid(unsafe_code)]

mod access;
mod agree;
mod amode;
mod atomic;
mod buffered;
mod call;
mod error;
mod far;
mod file;
mod hints;
mod mover;
mod open;
mod rep;
mod settings;
mod shared;
mod size;
mod split;
mod staging;
#[cfg(test)]
mod tests;
mod transfer;
mod view;
mod wire;

use std::sync::OnceLock;

use hawser_core::contracts::pml::Pml;
use hawser_core::info::Info;
use hawser_mca::Params;
use hawser_osc::Osc;
use hawser_storage::Executor;

pub use agree::largest;
pub use call::{Done, Place, Split, Way};
pub use file::{File, Whence, default_errhandler, set_default_errhandler};
pub use rep::{ReadFn, UserRep, WriteFn, register};
pub use view::ViewArgs;
pub use wire::fuzz;

/// What files need of the process.
pub struct Io {
    pub(crate) pml: &'static dyn Pml,
    pub(crate) osc: &'static Osc,
    pub(crate) params: &'static Params,
    pub(crate) executor: Executor,
    /// Hints for all files, once they were asked for.
    site: OnceLock<Vec<(String, String)>>,
}

impl Io {
    /// Files of a process. Lives until the process ends.
    pub fn open(pml: &'static dyn Pml, osc: &'static Osc, params: &'static Params) -> &'static Io {
        let (executor, site) = (Executor::new(), OnceLock::new());
        Box::leak(Box::new(Io { pml, osc, params, executor, site }))
    }

    /// The hints for all files.
    pub(crate) fn site_hints(&self) -> Info {
        let info = Info::new();
        for (key, value) in self.site.get_or_init(hawser_storage::site_hints) {
            // A name or value that is too long is none.
            let _ = info.set(key, value);
        }
        info
    }

    /// The hints of a file: those for all files, and over them the program's.
    pub(crate) fn hints(&self, given: Option<&Info>) -> Info {
        let info = self.site_hints();
        hints::merge(&info, given, &[]);
        info
    }
}

impl std::fmt::Debug for Io {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("files of the process")
    }
}
