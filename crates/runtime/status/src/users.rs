//! Which threads of this process use MPI, where several may: each is counted from its first call to
//! its end. A process of which one thread does can be interrupted, as if it had no other.

use std::cell::Cell;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many there are.
static USERS: Mutex<u32> = Mutex::new(0);

fn users() -> MutexGuard<'static, u32> {
    // A panic while it was held leaves a valid number.
    USERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts a thread as long as it lives.
struct User;

impl Drop for User {
    fn drop(&mut self) {
        // What is called from here on, by the end of other variables of this thread, counts anew
        // and for good.
        CALL.set(0);
        *users() -= 1;
    }
}

thread_local! {
    /// The MPI function that this thread has entered last; 0: it has entered none.
    static CALL: Cell<u32> = const { Cell::new(0) };
    static USER: User = const { User };
}

/// Notes that this thread enters MPI function number `id`. It goes to the slot when the call waits:
/// with several threads in MPI, telling every call would have them write one line in turns.
#[inline(never)]
pub fn note_call(id: u32) {
    if CALL.get() == 0 {
        begin();
    }
    CALL.set(id);
}

/// What this thread noted last; 0: nothing.
pub fn noted_call() -> u32 {
    CALL.get()
}

/// The first call of this thread. It waits while somebody has [`alone`].
#[cold]
fn begin() {
    *users() += 1;
    // A thread that is about to end is not known to end once more.
    let _ = USER.try_with(|_| ());
}

/// How many threads use MPI.
pub fn threads() -> u32 {
    *users()
}

/// As long as it lives no other thread begins to use MPI.
#[derive(Debug)]
pub struct Alone(#[expect(dead_code, reason = "it is held")] MutexGuard<'static, u32>);

/// For a thread inside MPI: no other one uses it, nor will, as long as the result lives. `None`:
/// others do.
pub fn alone() -> Option<Alone> {
    let users = users();
    (*users <= 1).then_some(Alone(users))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn threads_count_from_their_first_call_to_their_end() {
        note_call(3);
        note_call(4);
        assert_eq!((noted_call(), threads()), (4, 1));
        let (go, wait) = mpsc::channel::<()>();
        let (said, heard) = mpsc::channel();
        let other = std::thread::spawn(move || {
            said.send(noted_call()).unwrap();
            wait.recv().unwrap();
            note_call(5);
            said.send(noted_call()).unwrap();
            wait.recv().unwrap();
        });
        assert_eq!((heard.recv(), threads()), (Ok(0), 1), "it has called nothing");
        let held = alone().expect("this one is");
        go.send(()).unwrap();
        assert!(heard.try_recv().is_err(), "it waits, or has not come so far");
        drop(held);
        assert_eq!(heard.recv(), Ok(5));
        assert_eq!(threads(), 2);
        assert!(alone().is_none());
        go.send(()).unwrap();
        other.join().unwrap();
        assert_eq!(threads(), 1);
        assert!(alone().is_some());
    }
}
