//! What goes on with first contacts while the program computes: a thread that lives as long as one
//! of them waits for its peer. A program whose contacts end within their sends never has it.
//!
//! A [`Task`] is polled when a descriptor of it is ready, and now and then. It shares what it
//! works on with the program's thread, which may end it at any time, and takes part in nothing that
//! calls of the program do.

use std::os::fd::RawFd;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hawser_os::process::{self, BlockAll};
use hawser_os::socket;

/// What no descriptor tells is looked at after this time: that the program has ended a task, and
/// that there is another one.
const SLICE: Duration = Duration::from_millis(20);

/// What a task waits for: descriptors, and whether they are waited for to be writable, too.
pub type Awaits = Vec<(RawFd, bool)>;

/// Something that goes on without the program's calls.
pub trait Task: Send {
    /// Goes on as far as that is possible without a wait. `None`: it has ended.
    fn go_on(&mut self) -> Option<Awaits>;
}

struct Attendant {
    tasks: Vec<Box<dyn Task>>,
    /// There is a thread.
    runs: bool,
}

static ATTENDANT: Mutex<Attendant> = Mutex::new(Attendant { tasks: Vec::new(), runs: false });

fn attendant() -> MutexGuard<'static, Attendant> {
    // No invariant spans two statements under this lock.
    ATTENDANT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Has a task looked after until it ends. False: there is no thread for it, and it is dropped.
pub fn attend(task: Box<dyn Task>) -> bool {
    let mut attendant = attendant();
    if !attendant.runs {
        let _blocked = BlockAll::new();
        attendant.runs = process::start_thread("contact", look_after).is_ok();
    }
    if attendant.runs {
        attendant.tasks.push(task);
    }
    attendant.runs
}

/// The thread. Tasks go on outside of the lock: one may wait for what the program's thread holds
/// while that adds another one.
fn look_after() {
    loop {
        let mut tasks = {
            let mut attendant = attendant();
            if attendant.tasks.is_empty() {
                attendant.runs = false;
                return;
            }
            std::mem::take(&mut attendant.tasks)
        };
        let mut awaits = Vec::new();
        tasks.retain_mut(|task| match task.go_on() {
            Some(fds) => {
                awaits.extend(fds);
                true
            }
            None => false,
        });
        if !tasks.is_empty() {
            attendant().tasks.append(&mut tasks);
            // A descriptor that the program has closed meanwhile ends the wait early or not.
            socket::wait_fds(&awaits, Some(SLICE));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsRawFd;
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    struct Echo {
        stream: UnixStream,
        tell: Sender<Vec<u8>>,
    }

    impl Task for Echo {
        fn go_on(&mut self) -> Option<Awaits> {
            let mut word = [0; 4];
            match socket::receive(self.stream.as_raw_fd(), &mut word) {
                Ok(n) => {
                    let _ = self.tell.send(word[..n].to_vec());
                    None
                }
                Err(_) => Some(vec![(self.stream.as_raw_fd(), false)]),
            }
        }
    }

    #[test]
    fn tasks_go_on_in_a_thread_until_they_end() {
        // The second time there has been a thread before.
        for _ in 0..2 {
            let (tell, told) = channel();
            let ends: Vec<UnixStream> = (0..3)
                .map(|_| {
                    let (mine, stream) = UnixStream::pair().unwrap();
                    stream.set_nonblocking(true).unwrap();
                    assert!(attend(Box::new(Echo { stream, tell: tell.clone() })));
                    mine
                })
                .collect();
            drop(tell);
            for (i, end) in ends.iter().enumerate() {
                let word = [i as u8; 3];
                socket::send_parts(end.as_raw_fd(), &[std::io::IoSlice::new(&word)]).unwrap();
                assert_eq!(told.recv().unwrap(), word);
            }
            assert!(told.recv().is_err(), "they have ended");
        }
    }
}
