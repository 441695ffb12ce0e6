//! Chapter 7: attribute caching on communicators, datatypes and windows, and names of datatypes;
//! the functions of MPI-1 that do the same on communicators.

use std::sync::PoisonError;
use std::sync::atomic::{AtomicI32, Ordering};

use hawser_core::attr::{self, Attributes, CopyFn, DeleteFn, Kind, type_ext};
use hawser_core::comm::{Comm, MAX_NAME};
use hawser_core::contracts::pml::TAG_MAX;
use hawser_core::err;
use hawser_core::errhandler;
use hawser_core::error::{Error, Result};
use hawser_datatype::Datatype;

use super::comm::string;
use crate::generated::constants::*;
use crate::generated::types::*;
use crate::handles::{self, Window};
use crate::text;
use crate::types::*;

/// The user's pointer that callbacks get.
#[derive(Clone, Copy)]
struct State(*mut c_void);

// SAFETY: the library only hands the pointer back to the user's functions.
unsafe impl Send for State {}
// SAFETY: as above.
unsafe impl Sync for State {}

impl State {
    // A method, so that closures capture the whole value and not the pointer inside.
    fn get(self) -> *mut c_void {
        self.0
    }
}

fn returned(code: c_int) -> Result<()> {
    if code == MPI_SUCCESS {
        return Ok(());
    }
    Err(Error::from_user_code(code, format!("an attribute callback returned {code}")))
}

/// The C callbacks of one kind of object; all kinds differ in the handle type only.
macro_rules! callbacks {
    ($copy:ident, $delete:ident, $copy_type:ty, $delete_type:ty, $handle:expr) => {
        fn $copy(f: $copy_type, state: State) -> CopyFn {
            match f {
                None => Box::new(|_, _, _| Ok(None)),
                // The ABI's value for the predefined function that copies.
                Some(f) if f as usize == MPI_COMM_DUP_FN => Box::new(|_, _, v| Ok(Some(v))),
                Some(f) => Box::new(move |object, keyval, value| {
                    let (mut new, mut flag) = (std::ptr::null_mut::<c_void>(), 0);
                    let out: *mut *mut c_void = &mut new;
                    let value = value as *mut c_void;
                    // SAFETY: the user's function, with the arguments of MPI-5.0 section 7.7.2.
                    let code = unsafe {
                        f($handle(object), keyval, state.get(), value, out.cast(), &mut flag)
                    };
                    returned(code)?;
                    Ok((flag != 0).then_some(new as usize))
                }),
            }
        }

        fn $delete(f: $delete_type, state: State) -> DeleteFn {
            match f {
                None => Box::new(|_, _, _| Ok(())),
                Some(f) => Box::new(move |object, keyval, value| {
                    let value = value as *mut c_void;
                    // SAFETY: the user's function, with the arguments of MPI-5.0 section 7.7.2.
                    returned(unsafe { f($handle(object), keyval, value, state.get()) })
                }),
            }
        }
    };
}

callbacks!(
    comm_copy,
    comm_delete,
    MPI_Comm_copy_attr_function,
    MPI_Comm_delete_attr_function,
    MPI_Comm
);
callbacks!(
    type_copy,
    type_delete,
    MPI_Type_copy_attr_function,
    MPI_Type_delete_attr_function,
    MPI_Datatype
);
callbacks!(win_copy, win_delete, MPI_Win_copy_attr_function, MPI_Win_delete_attr_function, MPI_Win);
callbacks!(old_copy, old_delete, MPI_Copy_function, MPI_Delete_function, MPI_Comm);

/// # Safety
/// `keyval` is the caller's variable.
unsafe fn create(kind: Kind, copy: CopyFn, delete: DeleteFn, keyval: *mut c_int) -> Result<()> {
    let id = attr::create_keyval(kind, copy, delete)?;
    // SAFETY: promised by the caller.
    unsafe { keyval.write(id) };
    Ok(())
}

/// # Safety
/// `keyval` is the caller's variable.
unsafe fn free(kind: Kind, keyval: *mut c_int) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe {
        let id = keyval.read();
        check_own(id)?;
        attr::free_keyval(kind, id)?;
        keyval.write(MPI_KEYVAL_INVALID);
    }
    Ok(())
}

/// # Safety
/// `value` points to a pointer of the caller, `flag` is the caller's variable.
unsafe fn found(at: Option<usize>, value: *mut c_void, flag: *mut c_int) -> Result<()> {
    if let Some(v) = at {
        if value.is_null() {
            return Err(err!(Arg, "argument `attribute_val` is a null pointer"));
        }
        // SAFETY: promised by the caller.
        unsafe { value.cast::<usize>().write(v) };
    }
    // SAFETY: promised by the caller.
    unsafe { flag.write(c_int::from(at.is_some())) };
    Ok(())
}

/// What programs get pointers to for the attributes of `MPI_COMM_WORLD`.
static TAG_UB: AtomicI32 = AtomicI32::new(TAG_MAX as i32);
static HOST: AtomicI32 = AtomicI32::new(MPI_PROC_NULL);
static IO: AtomicI32 = AtomicI32::new(MPI_ANY_SOURCE);
static WTIME_IS_GLOBAL: AtomicI32 = AtomicI32::new(0);
static APPNUM: AtomicI32 = AtomicI32::new(0);
static UNIVERSE_SIZE: AtomicI32 = AtomicI32::new(0);
static FT: AtomicI32 = AtomicI32::new(0);
static LASTUSEDCODE: AtomicI32 = AtomicI32::new(0);

/// True for the key values of the standard.
fn is_predefined(keyval: c_int) -> bool {
    matches!(
        keyval,
        MPI_TAG_UB
            | MPI_HOST
            | MPI_IO
            | MPI_WTIME_IS_GLOBAL
            | MPI_APPNUM
            | MPI_UNIVERSE_SIZE
            | MPIX_FT
            | MPI_LASTUSEDCODE
            | MPI_WIN_BASE
            | MPI_WIN_SIZE
            | MPI_WIN_DISP_UNIT
            | MPI_WIN_CREATE_FLAVOR
            | MPI_WIN_MODEL
    )
}

fn check_own(keyval: c_int) -> Result<()> {
    if keyval == MPI_KEYVAL_INVALID {
        return Err(err!(Keyval, "the key value is MPI_KEYVAL_INVALID"));
    }
    if is_predefined(keyval) {
        return Err(err!(Keyval, "predefined attribute {keyval} cannot be changed or freed"));
    }
    Ok(())
}

/// The address of a predefined attribute's value (MPI-5.0 section 9.1.2); the outer `None` for key
/// values of the user.
fn predefined(comm: &Comm, keyval: c_int) -> Option<Option<usize>> {
    let facts = comm.environment().map(|e| &e.facts);
    // What describes the world is attached to its communicators; to those of sessions only what
    // holds for each (MPI-5.0 sections 9.1.2 and 9.5).
    let of_world = [MPI_HOST, MPI_IO, MPI_WTIME_IS_GLOBAL, MPI_APPNUM, MPI_UNIVERSE_SIZE];
    if comm.session() != 0 && of_world.contains(&keyval) {
        return Some(None);
    }
    let (cell, value) = match keyval {
        MPI_TAG_UB => (&TAG_UB, Some(TAG_MAX as i32)),
        MPI_HOST => (&HOST, Some(MPI_PROC_NULL)),
        MPI_IO => (&IO, Some(MPI_ANY_SOURCE)),
        MPI_WTIME_IS_GLOBAL => (&WTIME_IS_GLOBAL, facts.map(|f| i32::from(f.wtime_is_global))),
        MPI_APPNUM => (&APPNUM, facts.and_then(|f| f.appnum)),
        MPI_UNIVERSE_SIZE => (&UNIVERSE_SIZE, facts.and_then(|f| f.universe_size)),
        MPIX_FT => (&FT, Some(1)),
        MPI_LASTUSEDCODE => (&LASTUSEDCODE, Some(errhandler::last_used_code())),
        _ => return None,
    };
    Some(value.map(|v| {
        // Relaxed: programs read it through a plain pointer in the calling thread.
        cell.store(v, Ordering::Relaxed);
        cell.as_ptr() as usize
    }))
}

pub(crate) unsafe fn comm_create_keyval(
    comm_copy_attr_fn: MPI_Comm_copy_attr_function,
    comm_delete_attr_fn: MPI_Comm_delete_attr_function,
    comm_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> Result<()> {
    let state = State(extra_state);
    let (copy, delete) =
        (comm_copy(comm_copy_attr_fn, state), comm_delete(comm_delete_attr_fn, state));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { create(Kind::Comm, copy, delete, comm_keyval) }
}

pub(crate) unsafe fn comm_free_keyval(comm_keyval: *mut c_int) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe { free(Kind::Comm, comm_keyval) }
}

pub(crate) unsafe fn comm_set_attr(
    comm: &Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<()> {
    check_own(comm_keyval)?;
    comm.attrs().set(comm.front(), comm_keyval, attribute_val as usize)
}

pub(crate) unsafe fn comm_get_attr(
    comm: &Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> Result<()> {
    let value = match predefined(comm, comm_keyval) {
        Some(value) => value,
        None => comm.attrs().get(comm_keyval)?,
    };
    // SAFETY: a pointer to a pointer and a result parameter of the caller.
    unsafe { found(value, attribute_val, flag) }
}

pub(crate) unsafe fn comm_delete_attr(comm: &Comm, comm_keyval: c_int) -> Result<()> {
    check_own(comm_keyval)?;
    comm.attrs().delete(comm.front(), comm_keyval)
}

pub(crate) unsafe fn type_create_keyval(
    type_copy_attr_fn: MPI_Type_copy_attr_function,
    type_delete_attr_fn: MPI_Type_delete_attr_function,
    type_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> Result<()> {
    let state = State(extra_state);
    let (copy, delete) =
        (type_copy(type_copy_attr_fn, state), type_delete(type_delete_attr_fn, state));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { create(Kind::Type, copy, delete, type_keyval) }
}

pub(crate) unsafe fn type_free_keyval(type_keyval: *mut c_int) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe { free(Kind::Type, type_keyval) }
}

pub(crate) unsafe fn win_create_keyval(
    win_copy_attr_fn: MPI_Win_copy_attr_function,
    win_delete_attr_fn: MPI_Win_delete_attr_function,
    win_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> Result<()> {
    let state = State(extra_state);
    let (copy, delete) = (win_copy(win_copy_attr_fn, state), win_delete(win_delete_attr_fn, state));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { create(Kind::Win, copy, delete, win_keyval) }
}

pub(crate) unsafe fn win_free_keyval(win_keyval: *mut c_int) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe { free(Kind::Win, win_keyval) }
}

fn type_attrs(datatype: &Datatype) -> &Attributes {
    &type_ext(datatype).attrs
}

pub(crate) unsafe fn type_set_attr(
    datatype: &Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<()> {
    check_own(type_keyval)?;
    type_attrs(datatype).set(datatype.front(), type_keyval, attribute_val as usize)
}

pub(crate) unsafe fn type_get_attr(
    datatype: &Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> Result<()> {
    let value = type_attrs(datatype).get(type_keyval)?;
    // SAFETY: a pointer to a pointer and a result parameter of the caller.
    unsafe { found(value, attribute_val, flag) }
}

pub(crate) unsafe fn type_delete_attr(datatype: &Datatype, type_keyval: c_int) -> Result<()> {
    check_own(type_keyval)?;
    type_attrs(datatype).delete(datatype.front(), type_keyval)
}

pub(crate) unsafe fn type_set_name(datatype: &Datatype, type_name: *const c_char) -> Result<()> {
    // SAFETY: the caller's string.
    let mut name = unsafe { string(type_name, "type_name")? };
    let mut end = name.len().min(MAX_NAME);
    while !name.is_char_boundary(end) {
        end -= 1;
    }
    name.truncate(end);
    *type_ext(datatype).name.lock().unwrap_or_else(PoisonError::into_inner) = Some(name);
    Ok(())
}

fn name_of(datatype: &Datatype) -> String {
    let set = type_ext(datatype).name.lock().unwrap_or_else(PoisonError::into_inner).clone();
    set.unwrap_or_else(|| match datatype.front() {
        // Predefined types are born with their name, others with none.
        front @ 1..4096 => handles::handle_text(front),
        _ => String::new(),
    })
}

/// `MPI_Type_get_name`; the null handle has a name, too (MPI-5.0 section 7.8).
pub(crate) unsafe fn type_get_name(
    datatype: MPI_Datatype,
    type_name: *mut c_char,
    resultlen: *mut c_int,
) -> Result<()> {
    let name = match datatype {
        MPI_DATATYPE_NULL => "MPI_DATATYPE_NULL".to_owned(),
        _ => name_of(handles::datatype::get(datatype)?),
    };
    // SAFETY: the caller's buffer has MPI_MAX_OBJECT_NAME bytes (MPI-5.0 section 7.8).
    unsafe { text::put(type_name, MPI_MAX_OBJECT_NAME, &name, resultlen) }
}

/// `MPI_WIN_MODEL`: processes see their own memory (MPI-5.0 section 12.4).
static MODEL: AtomicI32 = AtomicI32::new(MPI_WIN_UNIFIED);

/// The value of a predefined attribute of windows; the outer `None` for key values of the user.
fn predefined_of_win(win: &Window, keyval: c_int) -> Option<Option<usize>> {
    Some(Some(match keyval {
        MPI_WIN_BASE => win.win.base(),
        MPI_WIN_SIZE => &raw const win.size as usize,
        MPI_WIN_DISP_UNIT => &raw const win.unit as usize,
        MPI_WIN_CREATE_FLAVOR => &raw const win.flavor as usize,
        MPI_WIN_MODEL => MODEL.as_ptr() as usize,
        _ if is_predefined(keyval) => return Some(None),
        _ => return None,
    }))
}

pub(crate) unsafe fn win_set_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<()> {
    check_own(win_keyval)?;
    let object = &handles::win::get(win)?.win;
    object.attrs().set(object.front(), win_keyval, attribute_val as usize)
}

pub(crate) unsafe fn win_get_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> Result<()> {
    let window = handles::win::get(win)?;
    let value = match predefined_of_win(window, win_keyval) {
        Some(value) => value,
        None => window.win.attrs().get(win_keyval)?,
    };
    // SAFETY: a pointer to a pointer and a result parameter of the caller.
    unsafe { found(value, attribute_val, flag) }
}

pub(crate) unsafe fn win_delete_attr(win: MPI_Win, win_keyval: c_int) -> Result<()> {
    check_own(win_keyval)?;
    let object = &handles::win::get(win)?.win;
    object.attrs().delete(object.front(), win_keyval)
}

pub(crate) unsafe fn keyval_create(
    copy_fn: MPI_Copy_function,
    delete_fn: MPI_Delete_function,
    keyval: *mut c_int,
    extra_state: *mut c_void,
) -> Result<()> {
    let state = State(extra_state);
    let (copy, delete) = (old_copy(copy_fn, state), old_delete(delete_fn, state));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { create(Kind::Comm, copy, delete, keyval) }
}

pub(crate) unsafe fn keyval_free(keyval: *mut c_int) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe { free(Kind::Comm, keyval) }
}

pub(crate) unsafe fn attr_put(
    comm: &Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<()> {
    // SAFETY: the same function under its old name.
    unsafe { comm_set_attr(comm, keyval, attribute_val) }
}

pub(crate) unsafe fn attr_get(
    comm: &Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> Result<()> {
    // SAFETY: the same function under its old name.
    unsafe { comm_get_attr(comm, keyval, attribute_val, flag) }
}

pub(crate) unsafe fn attr_delete(comm: &Comm, keyval: c_int) -> Result<()> {
    // SAFETY: the same function under its old name.
    unsafe { comm_delete_attr(comm, keyval) }
}
