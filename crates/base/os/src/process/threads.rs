//! The threads of the library in a process of a program: they are in a list, so that all others can
//! be told to be the program's.

use std::io;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};
use std::thread::JoinHandle;

use super::{pid, thread_id};

/// How the names of all threads of the library begin in a process of a program: for people. The
/// kernel names threads of a program so, too, if that is what the program is called.
const LIBRARY: &str = "hawser-";
/// Longest name that the kernel keeps, in bytes.
const THREAD_NAME_MAX: usize = 15;
/// How often [`threads_of_program`] looks again for threads that begin.
const LOOKS: usize = 1000;

/// In a key: the thread has run what it was started for, and the kernel may still show it.
const ENDED: u64 = 1 << 63;

/// The key of a thread of this process; 0 as its id: it has yet to begin. Without the id of the
/// process a copy that `fork` makes would have threads that only its parent has.
fn key_of(thread: i32) -> u64 {
    u64::from(pid().unsigned_abs()) << 32 | u64::from(thread.unsigned_abs())
}

/// An entry for a thread; 0: free.
struct Entry {
    key: AtomicU64,
    next: AtomicPtr<Entry>,
}

/// The entries, which are never removed. `fork` may find them in any state, so there is no lock.
static ENTRIES: AtomicPtr<Entry> = AtomicPtr::new(ptr::null_mut());

fn entries() -> impl Iterator<Item = &'static Entry> {
    let follow = |entry: *mut Entry| {
        // SAFETY: null, or an entry of the list: these stay as long as the process.
        unsafe { entry.as_ref() }
    };
    // SYNC threads.first: pairs with the exchange in `begin`.
    let first = follow(ENTRIES.load(Ordering::Acquire));
    std::iter::successors(first, move |entry| follow(entry.next.load(Ordering::Relaxed)))
}

/// A free entry, or a new one, for a thread of this process that is about to begin.
fn begin() -> &'static Entry {
    let begins = key_of(0);
    for entry in entries() {
        let key = entry.key.load(Ordering::Relaxed);
        let swap = || entry.key.compare_exchange(key, begins, Ordering::Relaxed, Ordering::Relaxed);
        if is_free(key) && swap().is_ok() {
            return entry;
        }
    }
    let new = Entry { key: AtomicU64::new(begins), next: AtomicPtr::new(ptr::null_mut()) };
    let new: &'static Entry = Box::leak(Box::new(new));
    let at = ptr::from_ref(new).cast_mut();
    let mut first = ENTRIES.load(Ordering::Acquire);
    loop {
        new.next.store(first, Ordering::Relaxed);
        // SYNC threads.first: pairs with the load in `entries`.
        match ENTRIES.compare_exchange(first, at, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => return new,
            Err(now) => first = now,
        }
    }
}

/// Nobody is in need of the entry with this key: its thread is gone, or that of another process.
fn is_free(key: u64) -> bool {
    let thread = (key & !ENDED) as i32;
    let is_gone = || {
        // SAFETY: signal 0 is sent to nobody.
        let sent = unsafe { libc::syscall(libc::SYS_tgkill, pid(), thread, 0) };
        sent != 0 && io::Error::last_os_error().raw_os_error() == Some(libc::ESRCH)
    };
    key == 0 || (key & !ENDED) >> 32 != key_of(0) >> 32 || (key & ENDED != 0 && is_gone())
}

/// A thread of the library, or one that is about to be, as long as it runs what it is to run.
struct Listed(&'static Entry);

impl Listed {
    /// The calling thread is the one.
    fn enter(&self) {
        // SYNC threads.key: pairs with the load in `what_is`.
        self.0.key.store(key_of(thread_id()), Ordering::Release);
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        let key = self.0.key.load(Ordering::Relaxed);
        let left = if key == key_of(0) { 0 } else { key | ENDED };
        // SYNC threads.key: as above.
        self.0.key.store(left, Ordering::Release);
    }
}

/// Starts a thread of the library: the only way to start one in a process of a program, since
/// those that are started otherwise count as the program's. Its name is `hawser-` and this one, of
/// 8 bytes at most.
///
/// # Errors
/// The system has no thread for it.
pub fn start_thread<T: Send + 'static>(
    name: &str,
    run: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    debug_assert!(LIBRARY.len() + name.len() <= THREAD_NAME_MAX, "{name} is too long");
    let listed = Listed(begin());
    std::thread::Builder::new().name(format!("{LIBRARY}{name}")).spawn(move || {
        let listed = listed;
        listed.enter();
        run()
    })
}

/// How many threads this process has that are none of [`start_thread`].
///
/// # Errors
/// When `/proc` does not show them.
pub fn threads_of_program() -> io::Result<usize> {
    for _ in 0..LOOKS {
        if let (count, true) = count()? {
            return Ok(count);
        }
        std::thread::yield_now();
    }
    // At worst one of the library is among them.
    Ok(count()?.0)
}

/// What a thread is, as of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Is {
    OfLibrary,
    OfProgram,
    /// Of the program, or one of the library that begins just now.
    Unsure,
}

/// How many threads are, or may be, the program's, and whether that is sure of all.
fn count() -> io::Result<(usize, bool)> {
    let (mut count, mut is_sure) = (0, true);
    for task in std::fs::read_dir("/proc/self/task")? {
        let task = task?;
        let Some(thread) = task.file_name().to_str().and_then(|name| name.parse().ok()) else {
            continue;
        };
        let has_name = || match std::fs::read(task.path().join("comm")) {
            Ok(name) => name.starts_with(LIBRARY.as_bytes()),
            // It has ended meanwhile.
            Err(_) => true,
        };
        match what_is(thread, has_name) {
            Is::OfLibrary => {}
            Is::OfProgram => count += 1,
            Is::Unsure => (count, is_sure) = (count + 1, false),
        }
    }
    Ok((count, is_sure))
}

/// `has_name`: it is called as threads of the library are. That is asked of those only that have
/// left the list, and tells them from others that got their ids since.
fn what_is(thread: i32, has_name: impl Fn() -> bool) -> Is {
    let (key, begins) = (key_of(thread), key_of(0));
    let mut is = Is::OfProgram;
    for entry in entries() {
        // Each is looked at once: a thread that there is has had one before, and is seen to begin,
        // to be or to have ended. SYNC threads.key: pairs with the stores of `Listed`.
        match entry.key.load(Ordering::Acquire) {
            of if of == key => return Is::OfLibrary,
            of if of == key | ENDED && has_name() => return Is::OfLibrary,
            of if of == begins => is = Is::Unsure,
            _ => {}
        }
    }
    is
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn keys() -> impl Iterator<Item = u64> {
        entries().map(|entry| entry.key.load(Ordering::Acquire))
    }

    /// The id of a thread of the library that runs until the sender is gone.
    fn thread() -> (i32, mpsc::Sender<()>, JoinHandle<()>) {
        let ((said, heard), (go, wait)) = (mpsc::channel(), mpsc::channel::<()>());
        let run = move || {
            said.send(thread_id()).unwrap();
            assert!(wait.recv().is_err());
        };
        let handle = start_thread("any", run).unwrap();
        (heard.recv().unwrap(), go, handle)
    }

    #[test]
    fn a_thread_of_the_library_is_known_by_its_id() {
        let (id, go, handle) = thread();
        assert_eq!(what_is(id, || panic!("its name is not asked for")), Is::OfLibrary);
        assert_ne!(what_is(thread_id(), || true), Is::OfLibrary, "by its name only");
        drop(go);
        handle.join().unwrap();
        // Its entry may serve another one already.
        let has_left = |key| key != key_of(id);
        assert!(keys().all(has_left));
        if keys().any(|key| key == key_of(id) | ENDED) {
            assert_ne!(what_is(id, || false), Is::OfLibrary, "another one has its id");
        }
    }

    #[test]
    fn entries_serve_many_threads_one_after_another() {
        let before = entries().count();
        for _ in 0..100 {
            let (_, go, handle) = thread();
            drop(go);
            handle.join().unwrap();
        }
        // Other tests have some, and the kernel has those that are joined for a moment.
        assert!(entries().count() < before + 50);
    }

    #[test]
    fn a_copy_of_the_process_has_none_of_them() {
        let (_, go, handle) = thread();
        // SAFETY: the copy uses atomics only, and ends.
        let copy = unsafe { libc::fork() };
        if copy == 0 {
            let free = keys().all(is_free);
            // SAFETY: no memory involved.
            unsafe { libc::_exit(if free { 7 } else { 1 }) };
        }
        let mut status = 0;
        // SAFETY: our own child.
        assert_eq!(unsafe { libc::waitpid(copy, &mut status, 0) }, copy);
        assert!(libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 7, "{status:#x}");
        drop(go);
        handle.join().unwrap();
    }
}
