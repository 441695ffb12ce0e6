//! From an error of a body to what the program asked for: its error handler (MPI-5.0 section 9.3).

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::mem::ManuallyDrop;

use hawser_core::comm::Comm;
use hawser_core::errhandler::{Errhandler, Handling};
use hawser_core::error::Error;

use crate::calls::{self, Blame, Show};
use crate::generated::constants::*;
use crate::handles::{self, handle_text};
use crate::runtime;
use crate::state::{State, state};
use crate::types::*;
use crate::wording::error_text;

// The launcher knows the end of a rank that lost a peer by this code.
const _: () = assert!(MPI_ERR_PROC_ABORTED == hawser_rte::state::job::CODE_PEER_LOST);

thread_local! {
    /// Set by a body that knows better than its arguments which communicator is concerned.
    static BLAME: Cell<usize> = const { Cell::new(0) };
    /// The window that ends with the call, whose handler is the last to see it.
    static ENDING: Cell<usize> = const { Cell::new(0) };
    /// The last error of a file in this thread: its code and its sentence.
    static OF_FILE: RefCell<Option<(c_int, String)>> = const { RefCell::new(None) };
}

/// The sentence of the last error of a file in this thread, if it had this code: programs return
/// from errors of files by default, and ask for words with the code alone.
pub(crate) fn last_of_file(code: c_int) -> Option<String> {
    OF_FILE.with_borrow(|last| last.as_ref().filter(|(of, _)| *of == code).map(|l| l.1.clone()))
}

fn note_of_file(id: u32, error: &Error) {
    let text = format!("{} failed: {}", calls::info(id).name, error.text());
    OF_FILE.set(Some((error.code(), text)));
}

/// The error that the body returns next concerns this communicator (for functions that take
/// requests or messages). Zero and null handles say nothing.
pub(crate) fn blame(comm: MPI_Comm) {
    BLAME.set(comm.0);
}

/// The error that the body returns next concerns this window, which ends when its error handler was
/// called.
pub(crate) fn blame_ending(win: MPI_Win) {
    BLAME.set(win.0);
    ENDING.set(win.0);
}

/// As [`blame_ending`], of a file.
pub(crate) fn blame_ending_file(file: MPI_File) {
    BLAME.set(file.0);
    ENDING.set(file.0);
}

/// The object whose handler is called.
enum Object {
    /// A communicator, and what messages call it.
    Comm(Comm),
    /// A session.
    Session(MPI_Session, Errhandler),
    /// A window.
    Win(&'static hawser_osc::Win),
    /// A file.
    File(&'static hawser_io::File),
    /// An object that does not exist: only its handler is known.
    Unborn(Errhandler),
    /// None that is alive: the initial error handler.
    None,
}

/// What is left to do when an error was handled but for the error handler of the program. That may
/// leave the call by longjmp, which skips destructors: there are none here, and may be none in the
/// frames that call [`Handled::finish`].
#[must_use]
pub(crate) struct Handled {
    /// What the call returns.
    code: c_int,
    /// The handler, and the front's word of its object. It lives as long as it runs, also where it
    /// is freed meanwhile; one that does not come back lives on.
    user: Option<(ManuallyDrop<Errhandler>, usize)>,
}

// A jump leaves no more behind than the handler.
const _: () = assert!(!std::mem::needs_drop::<Handled>());

impl Handled {
    fn returns(code: c_int) -> Handled {
        Handled { code, user: None }
    }

    /// Calls the handler of the program, if there is one, by `outside`, which does so outside of
    /// the call. Gives the code that the call returns.
    pub(crate) fn finish(mut self, outside: impl FnOnce(&mut dyn FnMut())) -> c_int {
        if let Some((handler, object)) = &mut self.user {
            if let Handling::User(_, call) = handler.handling() {
                outside(&mut || call(*object, &mut self.code));
            }
            // SAFETY: it is not used any more.
            unsafe { ManuallyDrop::drop(handler) };
        }
        self.code
    }
}

/// The window or file that ends with the call, which had an error: see [`blame_ending`].
pub(crate) fn take_ending() -> usize {
    ENDING.take()
}

/// It ends, now that its handler has seen it. 0: there is none.
pub(crate) fn end(ending: usize) {
    // The handler may have freed it. A window and a file have no handle in common.
    if ending != 0 && handles::win::remove(MPI_Win(ending)).is_err() {
        let _ = handles::file::remove(MPI_File(ending));
    }
}

/// Raises the error handler for a failed call, up to a handler of the program.
#[cold]
#[inline(never)]
pub(crate) fn raise(id: u32, blame: Blame, args: &[u64], error: Error) -> Handled {
    let error = &error;
    let concerned = BLAME.take();
    if blame == Blame::Nobody {
        return Handled::returns(error.code());
    }
    let blame = if concerned == 0 { blame } else { Blame::Comm(MPI_Comm(concerned)) };
    if let Blame::File(_) = blame {
        note_of_file(id, error);
    }
    let lines = || vec![format!("{} failed: {}", call_text(id, args), error_text(error))];
    let object = object(blame);
    end_ranks(&object, error.ending(), &lines);
    match object {
        Object::Comm(comm) => {
            let name = comm.label();
            handle(&comm.errhandler(), comm.front(), &name, (error.code(), error.ending()), &lines)
        }
        Object::Session(h, handler) => {
            handle(&handler, h.0, "the session", (error.code(), error.ending()), &lines)
        }
        Object::Win(win) => {
            let codes = (error.code(), error.ending());
            handle(&win.errhandler(), win.front(), &win.label(), codes, &lines)
        }
        Object::File(file) => {
            note_of_file(id, error);
            let codes = (error.code(), error.ending());
            handle(&file.errhandler(), file.front(), &file.label(), codes, &lines)
        }
        Object::Unborn(handler) => {
            handle(&handler, 0, "this object", (error.code(), error.ending()), &lines)
        }
        Object::None => {
            handle(Errhandler::fatal(), 0, "the process", (error.code(), error.ending()), &lines)
        }
    }
}

/// `MPI_ERRORS_ABORT` ends the processes of the object, where the others can go on.
fn end_ranks(object: &Object, code: c_int, lines: &dyn Fn() -> Vec<String>) {
    let (handler, comm) = match object {
        Object::Comm(comm) => (comm.errhandler(), comm),
        Object::Win(win) => (win.errhandler(), win.comm()),
        Object::File(file) => (file.errhandler(), file.comm()),
        Object::Session(..) | Object::Unborn(_) | Object::None => return,
    };
    if matches!(handler.handling(), Handling::Abort) && state() == State::Running {
        runtime::abort_ranks(comm, code, &|| {
            let mut lines = lines();
            lines.push(format!(
                "the error handler of {} is MPI_ERRORS_ABORT: its ranks end",
                comm.label()
            ));
            lines
        });
    }
}

fn object(blame: Blame) -> Object {
    if let Blame::File(h) = blame {
        if let Ok(file) = handles::file::get(h) {
            return Object::File(file);
        }
        // The handler of files that are none (MPI-5.0 section 14.7).
        return Object::Unborn(hawser_io::default_errhandler());
    }
    if let Blame::Handler(h) = blame
        && let Ok(handler) = handles::errhandler::get(h)
    {
        return Object::Unborn(handler.clone());
    }
    if state() != State::Running {
        return Object::None;
    }
    let found = match blame {
        Blame::Comm(h) => {
            // Requests name the window or file of their operation in the same place.
            if let Ok(window) = handles::win::get(MPI_Win(h.0)) {
                return Object::Win(&window.win);
            }
            if let Ok(file) = handles::file::get(MPI_File(h.0)) {
                return Object::File(file);
            }
            handles::comm::get(h).ok().cloned()
        }
        Blame::Win(h) => {
            if let Ok(window) = handles::win::get(h) {
                return Object::Win(&window.win);
            }
            None
        }
        Blame::Session(h) => {
            if let Ok(session) = handles::session::get(h) {
                return Object::Session(h, session.errhandler());
            }
            None
        }
        _ => None,
    };
    match found.or_else(|| handles::comm::get(MPI_COMM_SELF).ok().cloned()) {
        Some(comm) => Object::Comm(comm),
        None => Object::None,
    }
}

/// Does what a handler says, up to one of the program; `lines` are printed when it ends the job,
/// with the second code.
pub(crate) fn handle(
    handler: &Errhandler,
    object: usize,
    name: &str,
    (code, ending): (c_int, c_int),
    lines: &dyn Fn() -> Vec<String>,
) -> Handled {
    match handler.handling() {
        Handling::Return => Handled::returns(code),
        Handling::User(..) => {
            Handled { code, user: Some((ManuallyDrop::new(handler.clone()), object)) }
        }
        Handling::Fatal | Handling::Abort => {
            let mut lines = lines();
            let which = if matches!(handler.handling(), Handling::Fatal) {
                "MPI_ERRORS_ARE_FATAL"
            } else {
                "MPI_ERRORS_ABORT"
            };
            if state() == State::Copy {
                lines.push("this process ends; the rank that it is a copy of goes on".into());
                runtime::end_copy(ending, lines)
            }
            // The launcher does not know of a process that has not joined.
            let end = if runtime::has_joined() { "the job" } else { "this process" };
            lines.push(format!(
                "the error handler of {name} is {which}: {end} ends; to handle errors in the \
                 program, set MPI_ERRORS_RETURN"
            ));
            let why = lines.first().cloned().unwrap_or_default();
            runtime::abort(ending, &why, lines)
        }
    }
}

/// `MPI_Send(buf=0x…, count=1, datatype=MPI_INT, dest=7, tag=0, comm=MPI_COMM_WORLD)`
fn call_text(id: u32, args: &[u64]) -> String {
    let info = calls::info(id);
    let mut text = format!("{}(", info.name);
    for (i, ((name, show), &word)) in info.params.iter().zip(args).enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let _ = write!(text, "{comma}{name}={}", shown(*show, word));
    }
    text.push(')');
    text
}

fn shown(show: Show, word: u64) -> String {
    let int = word as c_int;
    match show {
        Show::Handle => handle_text(word as usize),
        Show::Int => (word as i64).to_string(),
        Show::Rank if int == MPI_ANY_SOURCE => "MPI_ANY_SOURCE".to_owned(),
        Show::Rank if int == MPI_PROC_NULL => "MPI_PROC_NULL".to_owned(),
        Show::Rank if int == MPI_ROOT => "MPI_ROOT".to_owned(),
        Show::Tag if int == MPI_ANY_TAG => "MPI_ANY_TAG".to_owned(),
        Show::Rank | Show::Tag => int.to_string(),
        Show::Buffer if word as usize == MPI_IN_PLACE => "MPI_IN_PLACE".to_owned(),
        Show::Buffer | Show::Address if word == 0 => "NULL".to_owned(),
        Show::Buffer | Show::Address => format!("{word:#x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::ids;

    #[test]
    fn a_call_is_shown_with_names_instead_of_numbers() {
        let args = [MPI_IN_PLACE as u64, 3, MPI_INT.0 as u64, -3i64 as u64, -2i64 as u64, 0x101];
        let text = call_text(ids::RECV, &args);
        assert_eq!(
            text,
            "MPI_Recv(buf=MPI_IN_PLACE, count=3, datatype=MPI_INT, source=MPI_PROC_NULL, \
             tag=MPI_ANY_TAG, comm=MPI_COMM_WORLD)"
        );
        assert_eq!(handle_text(0x20b), "MPI_LONG_LONG_INT");
        assert_eq!(handle_text(0x212), "MPI_C_COMPLEX");
    }

    #[test]
    fn a_body_can_name_the_communicator_once() {
        blame(MPI_COMM_SELF);
        assert_eq!(BLAME.take(), MPI_COMM_SELF.0);
        assert_eq!(BLAME.take(), 0);
    }
}
