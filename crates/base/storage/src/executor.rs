//! The thread that moves data of files while the program computes. It begins with the first
//! nonblocking call: a program without such calls has no further thread.

use std::io;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};

use hawser_os::process::{self, BlockAll};

/// Something that moves data.
pub type Job = Box<dyn FnOnce() + Send>;

/// Runs jobs, one after the other, in a thread of its own.
#[derive(Debug, Default)]
pub struct Executor(Mutex<Option<Sender<Job>>>);

impl Executor {
    /// One without a thread.
    pub const fn new() -> Executor {
        Executor(Mutex::new(None))
    }

    /// Has a job done; `begin` is run once in the new thread, when this is the first one.
    ///
    /// # Errors
    /// When the thread cannot start: the job comes back, not begun.
    pub fn submit(&self, job: Job, begin: fn()) -> Result<(), (Job, io::Error)> {
        let mut sender = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let job = match &*sender {
            Some(queue) => match queue.send(job) {
                Ok(()) => return Ok(()),
                // The thread has ended with a panic, of which its hook has told.
                Err(back) => back.0,
            },
            None => job,
        };
        let (queue, jobs) = channel::<Job>();
        let run = move || {
            begin();
            jobs.iter().for_each(|job| job());
        };
        let thread = {
            // Signals are for the program's threads.
            let _blocked = BlockAll::but_own();
            process::start_thread("files", run)
        };
        if let Err(error) = thread {
            return Err((job, error));
        }
        if let Err(back) = queue.send(job) {
            return Err((back.0, io::ErrorKind::BrokenPipe.into()));
        }
        *sender = Some(queue);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The signals that the calling thread blocks.
    fn blocked() -> u64 {
        let status = std::fs::read_to_string("/proc/thread-self/status").unwrap();
        let mask = status.lines().find_map(|l| l.strip_prefix("SigBlk:")).unwrap();
        u64::from_str_radix(mask.trim(), 16).unwrap()
    }

    #[test]
    fn the_thread_takes_no_signals() {
        let before = blocked();
        let (tell, told) = channel();
        let job = Box::new(move || tell.send(blocked()).unwrap());
        assert!(Executor::new().submit(job, || ()).is_ok());
        let there = told.recv().unwrap();
        for signal in [1, 2, 10, 12, 14, 15, 17] {
            assert!(there & 1 << (signal - 1) != 0, "signal {signal}: {there:x}");
        }
        assert_eq!(blocked(), before);
    }

    #[test]
    fn jobs_run_in_their_order_in_another_thread() {
        let executor = Executor::new();
        let (tell, told) = channel();
        for i in 0..100 {
            let tell = tell.clone();
            let job = Box::new(move || tell.send((i, std::thread::current().id())).unwrap());
            assert!(executor.submit(job, || ()).is_ok());
        }
        for i in 0..100 {
            let (n, thread) = told.recv().unwrap();
            assert_eq!(n, i);
            assert_ne!(thread, std::thread::current().id());
        }
    }
}
