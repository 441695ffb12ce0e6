//! An open file whose calls move all that can be moved.

use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use hawser_segment::mem::UserSlice;

use crate::{About, Executor, Lock, Module, Striping};

/// An open file.
pub struct Disk {
    module: Box<dyn Module>,
    /// The thread of a file whose calls may wait for other processes.
    own_executor: Option<Executor>,
    /// Something was written, or its size set, since the last sync.
    changed: AtomicBool,
}

/// What a transfer has done.
#[derive(Debug)]
pub struct Moved {
    /// Bytes that were moved.
    pub bytes: u64,
    /// Why it was not all; at the end of a file that is no error.
    pub error: Option<io::Error>,
}

/// Calls in a row that may move nothing, because of signals.
const INTERRUPTED_MAX: u32 = 10_000;

pub(crate) fn again<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for _ in 0..INTERRUPTED_MAX {
        match call() {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
    call()
}

/// Memory of a slice of ours.
fn borrowed(memory: &[u8]) -> UserSlice {
    // SAFETY: the memory is borrowed for as long as the calls of this module that use it, which
    // only read it.
    unsafe { UserSlice::new(memory.as_ptr().cast_mut(), memory.len()) }
}

impl Disk {
    /// The file of a module.
    pub fn new(module: Box<dyn Module>) -> Disk {
        let own_executor = module.waits_for_others().then(Executor::new);
        Disk { module, own_executor, changed: AtomicBool::new(false) }
    }

    /// The thread that moves its data, if that is not the one of other files, which must not wait
    /// for this one.
    pub fn own_executor(&self) -> Option<&Executor> {
        self.own_executor.as_ref()
    }

    /// The component's name.
    pub fn component(&self) -> &'static str {
        self.module.name()
    }

    /// One call of the system.
    #[inline]
    fn call(&self, writes: bool, memory: UserSlice, at: u64) -> io::Result<usize> {
        if writes { self.module.write(memory, at) } else { self.module.read(memory, at) }
    }

    /// Goes on where the first call has not moved all.
    #[cold]
    fn repeat(&self, writes: bool, memory: UserSlice, at: u64, first: io::Result<usize>) -> Moved {
        let (mut done, mut first) = (0, Some(first));
        while done < memory.len() {
            let rest = memory.part(done, memory.len() - done);
            let moved = match at.checked_add(done as u64) {
                Some(at) => again(|| first.take().unwrap_or_else(|| self.call(writes, rest, at))),
                None => Err(io::ErrorKind::InvalidInput.into()),
            };
            match moved {
                Ok(0) if writes => {
                    let error = Some(io::ErrorKind::WriteZero.into());
                    return Moved { bytes: done as u64, error };
                }
                Ok(0) => break,
                Ok(n) => done += n.min(rest.len()),
                Err(error) => return Moved { bytes: done as u64, error: Some(error) },
            }
        }
        Moved { bytes: done as u64, error: None }
    }

    fn has_changed(&self) {
        // Relaxed: whoever closes or syncs the file does so after the accesses that count.
        self.changed.store(true, Ordering::Relaxed);
    }

    /// Writes memory of the program, or reads into it: less than asked for without an error at the
    /// file's end.
    #[inline]
    pub fn transfer(&self, writes: bool, memory: UserSlice, at: u64) -> Moved {
        if memory.is_empty() {
            return Moved { bytes: 0, error: None };
        }
        if writes {
            self.has_changed();
        }
        // Nearly always the first call moves all.
        match self.call(writes, memory, at) {
            Ok(n) if n == memory.len() => Moved { bytes: n as u64, error: None },
            first => self.repeat(writes, memory, at, first),
        }
    }

    /// Writes memory of the program.
    pub fn write(&self, from: UserSlice, at: u64) -> Moved {
        self.transfer(true, from, at)
    }

    /// Reads into memory of the program; less than asked for without an error at the file's end.
    pub fn read(&self, into: UserSlice, at: u64) -> Moved {
        self.transfer(false, into, at)
    }

    /// Writes bytes of ours.
    pub fn write_bytes(&self, from: &[u8], at: u64) -> Moved {
        self.write(borrowed(from), at)
    }

    /// As [`Disk::read`], into memory of ours.
    pub fn read_bytes(&self, into: &mut [u8], at: u64) -> Moved {
        // SAFETY: borrowed exclusively until the call has returned.
        let memory = unsafe { UserSlice::new(into.as_mut_ptr(), into.len()) };
        self.read(memory, at)
    }

    /// Size and identity.
    ///
    /// # Errors
    /// What the system said.
    pub fn about(&self) -> io::Result<About> {
        self.module.about()
    }

    /// Makes the file this long.
    ///
    /// # Errors
    /// What the system said.
    pub fn set_size(&self, size: u64) -> io::Result<()> {
        self.has_changed();
        again(|| self.module.set_size(size))
    }

    /// Sets space aside for the first `size` bytes, by writing zeros behind the file's end where
    /// the file system has no other way.
    ///
    /// # Errors
    /// What the system said.
    pub fn reserve(&self, size: u64) -> io::Result<()> {
        self.has_changed();
        match again(|| self.module.reserve(size)) {
            Err(e) if e.kind() == io::ErrorKind::Unsupported => self.fill(size),
            other => other,
        }
    }

    fn fill(&self, size: u64) -> io::Result<()> {
        let zeros = vec![0; 1 << 20];
        let mut end = self.about()?.size;
        while end < size {
            let n = (size - end).min(zeros.len() as u64) as usize;
            let moved = self.write_bytes(&zeros[..n], end);
            if let Some(error) = moved.error {
                return Err(error);
            }
            end += n as u64;
        }
        Ok(())
    }

    /// Returns when what was written is on the device.
    ///
    /// # Errors
    /// What the system said.
    pub fn sync(&self) -> io::Result<()> {
        self.changed.store(false, Ordering::Relaxed);
        again(|| self.module.sync()).inspect_err(|_| self.has_changed())
    }

    /// Locks the bytes `at..end` while `run` runs. Gives what that gave, and whether the lock could
    /// be given back.
    ///
    /// # Errors
    /// What the system said: then nothing has run.
    pub fn locked<R>(
        &self,
        lock: Lock,
        (at, end): (u64, u64),
        run: impl FnOnce() -> R,
    ) -> io::Result<(R, io::Result<()>)> {
        again(|| self.module.lock(lock, at, end))?;
        let result = run();
        Ok((result, again(|| self.module.lock(Lock::None, at, end))))
    }

    /// Another open of the file has a lock of these bytes that excludes one of this open.
    ///
    /// # Errors
    /// What the system said.
    pub fn is_excluded(&self, lock: Lock, (at, end): (u64, u64)) -> io::Result<bool> {
        let had = again(|| self.module.try_lock(lock, at, end))?;
        if had {
            again(|| self.module.lock(Lock::None, at, end))?;
        }
        Ok(!had)
    }

    /// Closes the file. One in which something was written is synced before, where others do not
    /// see at once what this host has written; elsewhere nothing differs for them.
    ///
    /// # Errors
    /// What the system said, also of writes that had seemed to succeed. The file is closed.
    pub fn close(self) -> io::Result<()> {
        let changed = self.changed.load(Ordering::Relaxed);
        let synced = if changed && !self.is_coherent() { self.sync() } else { Ok(()) };
        synced.and(self.module.close())
    }

    /// What this host has written others see at once, not only after a sync.
    pub fn is_coherent(&self) -> bool {
        self.module.is_coherent()
    }

    /// Others have changed the file.
    pub fn revalidate(&self) {
        self.module.revalidate();
    }

    /// How the file is dealt out, where that is known.
    pub fn striping(&self) -> Option<Striping> {
        self.module.striping()
    }
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "file of component {}", self.component())
    }
}
