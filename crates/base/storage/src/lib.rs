//! Framework `fs`: files on file systems of several kinds, and the thread that moves their data
//! while the program computes.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `components, posix` | the choice of a component; the calls of the kernel and its variants |
//! | `disk, executor` | an open file; the thread that moves data |
//! | `name, site` | names of files; hints of a site |
//! | `sim` | a file in memory whose calls fail, for tests |
//!
//! # Contract
//!
//! A component says whether a file lies on its kind of file system and yields a *module*, one per
//! open file. A module obeys these promises; `conformance.rs` checks each on every component:
//!
//! 1. A call moves a beginning of what it was asked to, says how long that is, and touches no other
//!    byte, neither of the file nor of memory.
//! 2. A read of no bytes means the end of the file; a call that was asked for something and moves
//!    nothing for another reason is an error.
//! 3. `set_size` leaves the bytes before the new end alone; what a longer file gains is zero.
//! 4. `reserve` changes no byte and makes no file shorter.
//! 5. A lock excludes other opens of the file, in this process too; it does not exclude this one.
//!    Whether it does on other hosts the file system decides: `try_lock` tells.
//! 6. Errors of the system come back as they are, with their number. Nothing ends the process, a
//!    limit of file sizes neither.
//! 7. `close` tells what the system says at the end, also of writes that had seemed to succeed.
//!
//! [`Disk`] is an open file: it repeats calls that moved less than they were asked to or that a
//! signal interrupted, so that its count is what was moved, and its error why it was not more.

mod components;
#[cfg(test)]
mod conformance;
mod disk;
mod executor;
mod name;
mod posix;
pub mod sim;
mod site;

use std::io;

use hawser_mca::lifecycle::Part;
use hawser_mca::{ComponentInfo, Framework, Scope};
use hawser_segment::mem::UserSlice;

pub use disk::{Disk, Moved};
pub use executor::{Executor, Job};
pub use hawser_os::storage::{About, Lock, Mode};
pub use name::FileName;
pub use site::site_hints;

/// The framework `fs`.
pub static FRAMEWORK: Framework = Framework {
    name: "fs",
    help: "Files: what differs between the kinds of file systems.",
    scope: Scope::AllEqual,
    components: &[
        ComponentInfo {
            name: "posix",
            alias: "ufs",
            version: "1.0.0",
            help: "Any file system, as this host's kernel presents it; always eligible.",
        },
        ComponentInfo {
            name: "nfs",
            alias: "",
            version: "1.0.0",
            help: "NFS: attributes and data are looked up anew where ranks agree on a state.",
        },
        ComponentInfo {
            name: "cached",
            alias: "",
            version: "1.0.0",
            help: "FUSE, SMB, 9P, AFS, BeeGFS: hosts may keep what they have written until a sync.",
        },
        ComponentInfo {
            name: "lustre",
            alias: "",
            version: "1.0.0",
            help: "Lustre: tells how a file is striped, in hints.",
        },
    ],
};

/// What a component's modules do in a hold; `None` for a third-party one.
pub fn part(component: &str) -> Option<Part> {
    match component {
        "posix" | "nfs" | "lustre" | "cached" => {
            Some(Part::Depends("with files that are written on"))
        }
        _ => None,
    }
}

/// How a file is dealt out to servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Striping {
    /// Servers.
    pub count: u32,
    /// Bytes per server in turn.
    pub unit: u64,
}

/// An open file of one component.
pub trait Module: Send + Sync {
    /// The component's name.
    fn name(&self) -> &'static str;

    /// Writes a beginning of `from` from byte `at` on; gives its length.
    ///
    /// # Errors
    /// What the system said, also `EINTR`.
    fn write(&self, from: UserSlice, at: u64) -> io::Result<usize>;

    /// Reads a beginning of what is asked for; 0 at the end of the file.
    ///
    /// # Errors
    /// As [`Module::write`].
    fn read(&self, into: UserSlice, at: u64) -> io::Result<usize>;

    /// Size and identity.
    ///
    /// # Errors
    /// What the system said.
    fn about(&self) -> io::Result<About>;

    /// Makes the file this long.
    ///
    /// # Errors
    /// What the system said.
    fn set_size(&self, size: u64) -> io::Result<()>;

    /// Sets space aside for the first `size` bytes.
    ///
    /// # Errors
    /// What the system said; kind `Unsupported` where it cannot.
    fn reserve(&self, size: u64) -> io::Result<()>;

    /// Returns when what was written is on the device.
    ///
    /// # Errors
    /// What the system said: also of writes that had seemed to succeed.
    fn sync(&self) -> io::Result<()>;

    /// Locks the bytes `at..end` against other opens, or gives the lock back.
    ///
    /// # Errors
    /// What the system said.
    fn lock(&self, lock: Lock, at: u64, end: u64) -> io::Result<()>;

    /// As [`Module::lock`], without waiting: false when another open of the file excludes it.
    ///
    /// # Errors
    /// What the system said.
    fn try_lock(&self, lock: Lock, at: u64, end: u64) -> io::Result<bool>;

    /// What this host has written others see at once; else after [`Module::sync`] and
    /// [`Module::revalidate`] there.
    fn is_coherent(&self) -> bool {
        true
    }

    /// A read or write may wait until another process has done something, as with pipes.
    fn waits_for_others(&self) -> bool {
        false
    }

    /// Forgets what is known of the file's state, since others have changed it. Waits for no lock.
    fn revalidate(&self) {}

    /// Ends the open file.
    ///
    /// # Errors
    /// What the system said: also of writes that had seemed to succeed. The file is closed.
    fn close(self: Box<Self>) -> io::Result<()>;

    /// How the file is dealt out, where that is known.
    fn striping(&self) -> Option<Striping> {
        None
    }
}
