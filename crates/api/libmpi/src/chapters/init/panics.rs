//! What a panic means: a bug, or a program whose calls overlap.

use std::any::Any;
use std::thread;

use hawser_lockfree::serial::ENTERED_TWICE;
use hawser_status::CallStatus;

use super::{LIFE, level_name};
use crate::runtime::{self, ThreadLevel};
use crate::wording::print_block;
use crate::{calls, state};

/// Calls have overlapped though the program has promised that they do not.
fn is_overlap(panic: &(dyn Any + Send)) -> bool {
    panic.downcast_ref::<&str>().is_some_and(|why| *why == ENTERED_TWICE)
}

/// The thread level at which MPI was initialized, when a panic shows that the program does not keep
/// to it: calls overlap, or a thread of the program calls that is not the main thread.
fn broken_promise(panic: &(dyn Any + Send)) -> Option<&'static str> {
    let level = runtime::get()?.thread_level;
    let may_call = || {
        // Threads of this library have names.
        let own = thread::current().name().is_some();
        let main = LIFE.try_lock().ok().and_then(|life| life.main_thread);
        own || main.is_none_or(|main| main == thread::current().id())
    };
    let broken = match level {
        ThreadLevel::Single | ThreadLevel::Funneled => is_overlap(panic) || !may_call(),
        ThreadLevel::Serialized => is_overlap(panic),
        ThreadLevel::Multiple => false,
    };
    broken.then(|| level_name(level))
}

/// Calls of a process that runs at this level overlap; `call` is the one that it has begun last.
fn overlap_text(call: &str, level: &str) -> String {
    format!(
        "{call} was called while another MPI call of this process was not over, or by a thread \
         that may not call MPI: the program has initialized MPI with {level}; ask for \
         MPI_THREAD_MULTIPLE with MPI_Init_thread to call MPI in several threads; a signal handler \
         must not call it"
    )
}

/// Panics are bugs of ours, or of a program whose calls overlap though it has promised that they do
/// not: tell where they happened before the process ends.
pub(super) fn install_hook() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |what| {
        let call = state::slot().map_or("no MPI call", |s| calls::info(s.status().call).name);
        if let Some(level) = broken_promise(what.payload()) {
            return print_block(&[overlap_text(call, level)]);
        }
        print_block(&[format!("internal error in Hawser MPI, last call {call}; please report it")]);
        before(what);
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_that_overlap_are_the_programs_fault() {
        let serial = hawser_lockfree::serial::Serial::new(());
        serial.set_threaded(false);
        let held = serial.lock();
        let twice = std::panic::AssertUnwindSafe(|| drop(serial.lock()));
        let payload = std::panic::catch_unwind(twice).expect_err("entered twice");
        drop(held);
        assert!(is_overlap(payload.as_ref()) && !is_overlap(&"another"));
        let text = overlap_text("MPI_Send", "MPI_THREAD_SINGLE");
        for word in ["MPI_Send ", "MPI_THREAD_SINGLE", "MPI_Init_thread", "MPI_THREAD_MULTIPLE"] {
            assert!(text.contains(word), "{text}");
        }
    }
}
