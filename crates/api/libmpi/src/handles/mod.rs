//! Handles: the values that C programs hold for our objects, and the objects behind them.
//!
//! Each kind of object has a module with `insert`, `get` and `remove`. Predefined handles are
//! found there too; they cannot be removed. Stale, foreign, null and wild values are errors of the
//! class of the kind (MPI-5.0 section 20.3.2: created handles are above 4095).

mod convert;
mod kept;
mod predefined;
mod table;

use hawser_core::contracts::pml::PmlMessage;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::{ErrClass, Error};
use hawser_core::info::Info;
use std::sync::{Mutex, PoisonError};

pub(crate) use convert::{from_int, to_int};
pub(crate) use kept::{Kept, free_type};
pub(crate) use predefined::{set_env_info, set_world};
use table::Kind;
pub(crate) use table::Table;

use crate::generated::constants::*;
use crate::runtime;
use crate::types::*;
use crate::wording::error_text;

/// A message taken out of the queue by a matched probe.
#[derive(Debug)]
pub(crate) struct Matched {
    /// The PML's token.
    pub(crate) message: PmlMessage,
    /// The communicator on which it was probed, for its error handler.
    pub(crate) comm: MPI_Comm,
}

/// A session (MPI-5.0 section 11.3).
#[derive(Debug)]
pub(crate) struct Session {
    /// What `MPI_Session_get_info` returns.
    pub(crate) info: Info,
    errhandler: Mutex<Errhandler>,
}

impl Session {
    /// A session with its first error handler.
    pub(crate) fn new(info: Info, errhandler: Errhandler) -> Session {
        Session { info, errhandler: Mutex::new(errhandler) }
    }

    /// The error handler.
    pub(crate) fn errhandler(&self) -> Errhandler {
        self.errhandler.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Attaches an error handler.
    pub(crate) fn set_errhandler(&self, handler: &Errhandler) {
        *self.errhandler.lock().unwrap_or_else(PoisonError::into_inner) = handler.clone();
    }
}

/// A window, and what programs get pointers to as its attributes (MPI-5.0 section 12.2.6).
#[derive(Debug)]
pub(crate) struct Window {
    /// The window itself.
    pub(crate) win: hawser_osc::Win,
    /// `MPI_WIN_SIZE`.
    pub(crate) size: MPI_Aint,
    /// `MPI_WIN_DISP_UNIT`.
    pub(crate) unit: c_int,
    /// `MPI_WIN_CREATE_FLAVOR`.
    pub(crate) flavor: c_int,
}

impl Window {
    fn set_front(&self, word: usize) {
        self.win.set_front(word);
    }
}

/// Requests and messages come and go on the short path: without `MPI_THREAD_MULTIPLE` their tables
/// take no lock. All other kinds may be made by any thread at any time.
pub(crate) fn set_threaded(threaded: bool) {
    request::TABLE.set_threaded(threaded);
    message::TABLE.set_threaded(threaded);
}

/// What messages call a handle: its predefined name, the name of a communicator, or its value.
pub(crate) fn handle_text(handle: usize) -> String {
    if let Ok(value) = c_int::try_from(handle)
        && let Ok(i) = PREDEFINED.binary_search_by_key(&value, |&(v, _)| v)
    {
        return PREDEFINED[i].1.to_owned();
    }
    // Smaller values have no object: looking for one would ask for their text again.
    if handle < 4096 {
        return format!("{handle:#x}");
    }
    match comm::get(MPI_Comm(handle)) {
        Ok(comm) if !comm.name().is_empty() => format!("\"{}\"", comm.name()),
        _ => format!("{handle:#x}"),
    }
}

#[cold]
fn null(kind: &Kind, handle: usize) -> Error {
    if kind.class == ErrClass::Comm && [MPI_COMM_WORLD.0, MPI_COMM_SELF.0].contains(&handle) {
        let name = handle_text(handle);
        return Error::new(
            kind.class,
            format!(
                "{name} belongs to the world model, which is not initialized; call MPI_Init, or \
                 make a communicator of a session's processes with MPI_Comm_create_from_group"
            ),
        );
    }
    Error::new(kind.class, format!("the {} is {}", kind.word, handle_text(handle)))
}

/// There is no memory for one more handle, of which there can be 2^26: the program cannot go on.
#[cold]
fn full(error: &Error) -> ! {
    let text = error_text(error);
    runtime::abort(MPI_ERR_NO_MEM, &text.clone(), vec![text])
}

macro_rules! kind_of_handle {
    ($(#[$doc:meta])* $module:ident, $handle:ident, $object:ty, $id:literal, $class:ident,
     $word:literal, $predefined:expr, $front:expr) => {
        $(#[$doc])*
        pub(crate) mod $module {
            use hawser_core::error::Result;

            use super::*;

            pub(super) static KIND: Kind =
                Kind { id: $id, class: ErrClass::$class, word: $word };
            pub(super) static TABLE: Table<$object> =
                Table::new(Kind { id: $id, class: ErrClass::$class, word: $word });

            /// The table of created handles.
            #[allow(dead_code)]
            pub(crate) fn table() -> &'static Table<$object> {
                &TABLE
            }

            /// Gives the object a handle.
            #[inline(always)]
            #[allow(dead_code)]
            pub(crate) fn insert(object: $object) -> $handle {
                match TABLE.insert(object) {
                    Ok((handle, object)) => {
                        $front(object, handle);
                        $handle(handle)
                    }
                    Err(e) => full(&e),
                }
            }

            /// The object of a handle. The reference is good until the handle is removed.
            #[inline(always)]
            #[allow(dead_code)]
            pub(crate) fn get(handle: $handle) -> Result<&'static $object> {
                if handle.0 < 4096 && handle.0 != 0 {
                    return $predefined(handle).ok_or_else(|| null(&KIND, handle.0));
                }
                TABLE.get(handle.0)
            }

            /// Takes the object of a created handle out; the handle is invalid from now on.
            #[allow(dead_code)]
            pub(crate) fn remove(handle: $handle) -> Result<$object> {
                if handle.0 < 4096 && handle.0 != 0 {
                    let name = handle_text(handle.0);
                    return Err(Error::new(KIND.class, format!("{name} cannot be freed")));
                }
                TABLE.remove(handle.0)
            }
        }
    };
}

fn none<H, T>(_: H) -> Option<&'static T> {
    None
}

fn no_front<T>(_: &T, _: usize) {}

kind_of_handle!(
    /// Communicators.
    comm, MPI_Comm, hawser_core::comm::Comm, 1, Comm, "communicator",
    predefined::comm, hawser_core::comm::Comm::set_front
);
/// The communicator that a handle of [`Comm::placeholder`](hawser_core::comm::Comm::placeholder)
/// stands for is made.
///
/// # Errors
/// The handle was freed.
pub(crate) fn fill_comm(handle: MPI_Comm, made: hawser_core::comm::Comm) -> Result<(), Error> {
    made.set_front(handle.0);
    // SAFETY: the program uses the handle from the end of the operation on that calls this.
    unsafe { comm::table().replace(handle.0, |_| made) }
}

kind_of_handle!(
    /// Datatypes.
    datatype, MPI_Datatype, hawser_datatype::Datatype, 2, Type, "datatype",
    predefined::datatype, hawser_datatype::Datatype::set_front
);
kind_of_handle!(
    /// Error handlers.
    errhandler, MPI_Errhandler, hawser_core::errhandler::Errhandler, 3, Errhandler, "error handler",
    predefined::errhandler, hawser_core::errhandler::Errhandler::set_front
);
kind_of_handle!(
    /// Groups.
    group, MPI_Group, hawser_core::group::Group, 4, Group, "group",
    predefined::group, hawser_core::group::Group::set_front
);
kind_of_handle!(
    /// Info objects.
    info, MPI_Info, hawser_core::info::Info, 5, Info, "info object",
    predefined::info, hawser_core::info::Info::set_front
);
kind_of_handle!(
    /// Matched messages. `MPI_MESSAGE_NO_PROC` has no object: bodies look for it first.
    message, MPI_Message, Matched, 6, Request, "message", none, no_front
);
kind_of_handle!(
    /// Operations.
    op, MPI_Op, hawser_core::op::Op, 7, Op, "operation",
    predefined::op, hawser_core::op::Op::set_front
);
kind_of_handle!(
    /// Requests. `MPI_REQUEST_NULL` has no object: bodies look for it first.
    request, MPI_Request, hawser_core::request::Request, 8, Request, "request", none, no_front
);
kind_of_handle!(
    /// Sessions.
    session, MPI_Session, Session, 9, Session, "session", none, no_front
);
kind_of_handle!(
    /// Windows.
    win, MPI_Win, Window, 10, Win, "window", none, Window::set_front
);
kind_of_handle!(
    /// Files.
    file, MPI_File, hawser_io::File, 11, File, "file", none, hawser_io::File::set_front
);
