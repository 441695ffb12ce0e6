//! Entries whose arguments have no counterpart in C, or that remember a Fortran procedure.
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]

use std::ptr::null_mut;

use crate::callbacks::{self, Datarep, Grequest, Keyval, attribute};
use crate::generated::hand_aliases;
use crate::prelude::*;

hand_aliases!();

/// Two entries over one body, which gets the C function of the entry's layer.
macro_rules! pair {
    ($($mpi:ident $pmpi:ident $body:ident $c:ident $pc:ident ($($a:ident: $t:ty),* $(,)?);)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $mpi($($a: $t),*) {
                // SAFETY: the caller's arguments, as the standard declares them.
                unsafe { $body(sys::$c, $($a),*) }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $pmpi($($a: $t),*) {
                // SAFETY: as above.
                unsafe { $body(sys::$pc, $($a),*) }
            }
        )*
    };
}

/// Two entries that are the same.
macro_rules! twins {
    ($($mpi:ident $pmpi:ident $body:ident ($($a:ident: $t:ty),* $(,)?) $(-> $r:ty)?;)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $mpi($($a: $t),*) $(-> $r)? {
                // SAFETY: the caller's arguments, as the standard declares them.
                unsafe { $body($($a),*) }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $pmpi($($a: $t),*) $(-> $r)? {
                // SAFETY: as above.
                unsafe { $body($($a),*) }
            }
        )*
    };
}

type Int = *const c_int;
type IntOut = *mut c_int;
type Wide = *const i64;
type WideOut = *mut i64;
type Procedure = *const c_void;

// Chapter 11: begin.

type Init = unsafe extern "C" fn(*mut c_int, *mut c_void) -> c_int;
type InitThread = unsafe extern "C" fn(*mut c_int, *mut c_void, c_int, *mut c_int) -> c_int;

unsafe fn init(c: Init, ierror: IntOut) {
    // SAFETY: C takes null pointers for the arguments of the program.
    unsafe { finish(ierror, c(null_mut(), null_mut())) }
}

unsafe fn init_thread(c: InitThread, required: Int, provided: IntOut, ierror: IntOut) {
    // SAFETY: as above; the caller's variables.
    unsafe { finish(ierror, c(null_mut(), null_mut(), *required, provided)) }
}

pair! {
    mpi_init_ pmpi_init_ init MPI_Init PMPI_Init (ierror: IntOut);
    mpi_init_thread_ pmpi_init_thread_ init_thread MPI_Init_thread PMPI_Init_thread
        (required: Int, provided: IntOut, ierror: IntOut);
}

// Numbers.

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_wtime_() -> f64 {
    // SAFETY: takes nothing.
    unsafe { sys::MPI_Wtime() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_wtime_() -> f64 {
    // SAFETY: takes nothing.
    unsafe { sys::PMPI_Wtime() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_wtick_() -> f64 {
    // SAFETY: takes nothing.
    unsafe { sys::MPI_Wtick() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_wtick_() -> f64 {
    // SAFETY: takes nothing.
    unsafe { sys::PMPI_Wtick() }
}

unsafe fn aint_add(base: Wide, disp: Wide) -> i64 {
    // SAFETY: the caller's variables.
    unsafe { (*base).wrapping_add(*disp) }
}

unsafe fn aint_diff(addr1: Wide, addr2: Wide) -> i64 {
    // SAFETY: the caller's variables.
    unsafe { (*addr1).wrapping_sub(*addr2) }
}

unsafe fn nothing_1(_level: Int, _ierror: IntOut) {}
unsafe fn nothing(_buffer: *const c_void) {}

unsafe fn copy_status(from: *const Status, to: *mut Status, ierror: IntOut) {
    // SAFETY: the caller's statuses.
    unsafe {
        *to = *from;
        finish(ierror, sys::SUCCESS);
    }
}

twins! {
    mpi_aint_add_ pmpi_aint_add_ aint_add (base: Wide, disp: Wide) -> i64;
    mpi_aint_diff_ pmpi_aint_diff_ aint_diff (addr1: Wide, addr2: Wide) -> i64;
    mpi_pcontrol_ pmpi_pcontrol_ nothing_1 (level: Int, ierror: IntOut);
    mpi_f_sync_reg_ pmpi_f_sync_reg_ nothing (buffer: *const c_void);
    mpi_f_sync_reg_f08ts_ pmpi_f_sync_reg_f08ts_ nothing (buffer: *const c_void);
    mpi_status_f2f08_ pmpi_status_f2f08_ copy_status
        (f_status: *const Status, f08_status: *mut Status, ierror: IntOut);
    mpi_status_f082f_ pmpi_status_f082f_ copy_status
        (f08_status: *const Status, f_status: *mut Status, ierror: IntOut);
}

/// `MPI_Sizeof`: the generic name has chosen the size.
macro_rules! sizes {
    ($($mpi:ident $pmpi:ident $bytes:literal)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $mpi(_x: *const c_void, size: IntOut, ierror: IntOut) {
                // SAFETY: the caller's variables.
                unsafe {
                    size.write($bytes);
                    finish(ierror, sys::SUCCESS);
                }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $pmpi(x: *const c_void, size: IntOut, ierror: IntOut) {
                // SAFETY: as above.
                unsafe { $mpi(x, size, ierror) }
            }
        )*
    };
}

sizes! {
    mpi_sizeof_i1_ pmpi_sizeof_i1_ 1
    mpi_sizeof_i2_ pmpi_sizeof_i2_ 2
    mpi_sizeof_i4_ pmpi_sizeof_i4_ 4
    mpi_sizeof_i8_ pmpi_sizeof_i8_ 8
    mpi_sizeof_r4_ pmpi_sizeof_r4_ 4
    mpi_sizeof_r8_ pmpi_sizeof_r8_ 8
    mpi_sizeof_c4_ pmpi_sizeof_c4_ 8
    mpi_sizeof_c8_ pmpi_sizeof_c8_ 16
    mpi_sizeof_l1_ pmpi_sizeof_l1_ 1
    mpi_sizeof_l2_ pmpi_sizeof_l2_ 2
    mpi_sizeof_l4_ pmpi_sizeof_l4_ 4
    mpi_sizeof_l8_ pmpi_sizeof_l8_ 8
    mpi_sizeof_ch_ pmpi_sizeof_ch_ 1
}

/// `==` and `/=` of handles.
macro_rules! comparisons {
    ($($eq:ident $ne:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $eq(a: Int, b: Int) -> c_int {
                // SAFETY: two handles of the caller.
                unsafe { c_int::from(*a == *b) }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $ne(a: Int, b: Int) -> c_int {
                // SAFETY: two handles of the caller.
                unsafe { c_int::from(*a != *b) }
            }
        )*
    };
}

comparisons! {
    hawsercommeq_ hawsercommne_
    hawserdatatypeeq_ hawserdatatypene_
    hawsererrhandlereq_ hawsererrhandlerne_
    hawserfileeq_ hawserfilene_
    hawsergroupeq_ hawsergroupne_
    hawserinfoeq_ hawserinfone_
    hawsermessageeq_ hawsermessagene_
    hawseropeq_ hawseropne_
    hawserrequesteq_ hawserrequestne_
    hawsersessioneq_ hawsersessionne_
    hawserwineq_ hawserwinne_
}

// Chapter 6: operations.

unsafe fn op_create(f: Procedure, commute: Int, op: IntOut, ierror: IntOut) {
    // SAFETY: the user's procedure is the state.
    unsafe {
        let mut c_op = null_mut();
        let (none, commute) = (std::ptr::null(), logical::read(*commute));
        let call = callbacks::MPIX_Op_create_x;
        let code = call(callbacks::op, none, commute, f.cast_mut(), &mut c_op);
        handles::put(op, c_op);
        finish(ierror, code);
    }
}

unsafe fn op_create_c(f: Procedure, commute: Int, op: IntOut, ierror: IntOut) {
    // SAFETY: as above.
    unsafe {
        let mut c_op = null_mut();
        let (none, commute) = (std::ptr::null(), logical::read(*commute));
        let call = callbacks::MPIX_Op_create_x;
        let code = call(callbacks::op_c, none, commute, f.cast_mut(), &mut c_op);
        handles::put(op, c_op);
        finish(ierror, code);
    }
}

twins! {
    mpi_op_create_ pmpi_op_create_ op_create
        (f: Procedure, commute: Int, op: IntOut, ierror: IntOut);
    mpi_op_create_c_f08_ pmpi_op_create_c_f08_ op_create_c
        (f: Procedure, commute: Int, op: IntOut, ierror: IntOut);
}

// Chapter 9: error handlers.

macro_rules! handlers {
    ($($mpi:ident $pmpi:ident $x:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $mpi(f: Procedure, errhandler: IntOut, ierror: IntOut) {
                // SAFETY: the user's procedure is the state.
                unsafe {
                    let (mut made, none) = (null_mut(), std::ptr::null());
                    let handler = callbacks::errhandler;
                    let code = callbacks::$x(handler, none, f.cast_mut(), &mut made);
                    handles::put(errhandler, made);
                    finish(ierror, code);
                }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $pmpi(f: Procedure, errhandler: IntOut, ierror: IntOut) {
                // SAFETY: as above.
                unsafe { $mpi(f, errhandler, ierror) }
            }
        )*
    };
}

handlers! {
    mpi_comm_create_errhandler_ pmpi_comm_create_errhandler_ MPIX_Comm_create_errhandler_x
    mpi_errhandler_create_ pmpi_errhandler_create_ MPIX_Comm_create_errhandler_x
    mpi_file_create_errhandler_ pmpi_file_create_errhandler_ MPIX_File_create_errhandler_x
    mpi_session_create_errhandler_ pmpi_session_create_errhandler_ MPIX_Session_create_errhandler_x
    mpi_win_create_errhandler_ pmpi_win_create_errhandler_ MPIX_Win_create_errhandler_x
}

// Chapter 7: attributes.

type CreateKeyval =
    unsafe extern "C" fn(*const c_void, *const c_void, *mut c_int, *mut c_void) -> c_int;

/// C has one function for both forms of state; it lives as long as the keyval and its attributes.
unsafe fn keyval(c: CreateKeyval, of: Keyval, keyval: IntOut, ierror: IntOut) {
    let state = Box::into_raw(Box::new(of));
    // SAFETY: the trampolines take this state.
    unsafe {
        let (copy, delete) = (callbacks::copy as *const c_void, callbacks::delete as *const c_void);
        let code = c(copy, delete, keyval, state.cast());
        if code == sys::SUCCESS {
            callbacks::MPIX_Keyval_at_end(*keyval, callbacks::keyval_ends, state.cast());
        } else {
            drop(Box::from_raw(state));
        }
        finish(ierror, code);
    }
}

unsafe fn create_keyval(
    c: CreateKeyval,
    copy: Procedure,
    delete: Procedure,
    id: IntOut,
    extra: Wide,
    ierror: IntOut,
) {
    // SAFETY: the caller's variables.
    unsafe { keyval(c, Keyval { copy, delete, extra: *extra, old: false }, id, ierror) }
}

unsafe fn keyval_create(
    c: CreateKeyval,
    copy: Procedure,
    delete: Procedure,
    id: IntOut,
    extra: Int,
    ierror: IntOut,
) {
    // SAFETY: the caller's variables.
    unsafe { keyval(c, Keyval { copy, delete, extra: i64::from(*extra), old: true }, id, ierror) }
}

pair! {
    mpi_comm_create_keyval_ pmpi_comm_create_keyval_ create_keyval
        MPI_Comm_create_keyval PMPI_Comm_create_keyval
        (copy: Procedure, delete: Procedure, id: IntOut, extra: Wide, ierror: IntOut);
    mpi_type_create_keyval_ pmpi_type_create_keyval_ create_keyval
        MPI_Type_create_keyval PMPI_Type_create_keyval
        (copy: Procedure, delete: Procedure, id: IntOut, extra: Wide, ierror: IntOut);
    mpi_win_create_keyval_ pmpi_win_create_keyval_ create_keyval
        MPI_Win_create_keyval PMPI_Win_create_keyval
        (copy: Procedure, delete: Procedure, id: IntOut, extra: Wide, ierror: IntOut);
    mpi_keyval_create_ pmpi_keyval_create_ keyval_create MPI_Keyval_create PMPI_Keyval_create
        (copy: Procedure, delete: Procedure, id: IntOut, extra: Int, ierror: IntOut);
}

type GetAttr = unsafe extern "C" fn(Handle, c_int, *mut c_void, *mut c_int) -> c_int;

/// The value of an attribute: Fortran gets numbers where C gets the addresses of numbers.
unsafe fn number_of(c: GetAttr, object: Handle, keyval: c_int) -> (c_int, c_int, i64) {
    let (mut value, mut flag): (*mut c_void, c_int) = (null_mut(), 0);
    // SAFETY: local variables; predefined attributes are addresses of numbers of these sizes.
    unsafe {
        let code = c(object, keyval, (&raw mut value).cast(), &mut flag);
        let found = code == sys::SUCCESS && flag != 0 && !value.is_null();
        let number = match keyval {
            sys::WIN_SIZE if found => *value.cast::<i64>(),
            sys::TAG_UB
            | sys::HOST
            | sys::IO
            | sys::WTIME_IS_GLOBAL
            | sys::APPNUM
            | sys::UNIVERSE_SIZE
            | sys::FT
            | sys::LASTUSEDCODE
            | sys::WIN_DISP_UNIT
            | sys::WIN_CREATE_FLAVOR
            | sys::WIN_MODEL
                if found =>
            {
                i64::from(*value.cast::<c_int>())
            }
            _ if found => attribute::get(value),
            _ => 0,
        };
        (code, flag, number)
    }
}

macro_rules! get_attr {
    ($($name:ident $kind:ident $value:ty;)*) => {
        $(
            unsafe fn $name(
                c: GetAttr,
                object: Int,
                keyval: Int,
                value: *mut $value,
                found: IntOut,
                ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    let (code, flag, number) = number_of(c, handles::$kind(*object), *keyval);
                    if code == sys::SUCCESS {
                        if flag != 0 {
                            value.write(number as $value);
                        }
                        logical::put(found, flag);
                    }
                    finish(ierror, code);
                }
            }
        )*
    };
}

get_attr! {
    comm_get_attr comm i64;
    type_get_attr datatype i64;
    win_get_attr win i64;
    attr_get comm c_int;
}

type SetAttr = unsafe extern "C" fn(Handle, c_int, *mut c_void) -> c_int;

/// C's functions get the address of the value, as C will read it.
macro_rules! set_attr {
    ($($name:ident $kind:ident $value:ty, $old:literal;)*) => {
        $(
            unsafe fn $name(
                c: SetAttr,
                object: Int,
                keyval: Int,
                value: *const $value,
                ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    let value = attribute::set((*value).into(), $old);
                    let code = c(handles::$kind(*object), *keyval, value);
                    if code != sys::SUCCESS {
                        attribute::discard(value);
                    }
                    finish(ierror, code);
                }
            }
        )*
    };
}

set_attr! {
    comm_set_attr comm i64, false;
    type_set_attr datatype i64, false;
    win_set_attr win i64, false;
    attr_put comm c_int, true;
}

pair! {
    mpi_comm_get_attr_ pmpi_comm_get_attr_ comm_get_attr MPI_Comm_get_attr PMPI_Comm_get_attr
        (comm: Int, keyval: Int, value: WideOut, flag: IntOut, ierror: IntOut);
    mpi_type_get_attr_ pmpi_type_get_attr_ type_get_attr MPI_Type_get_attr PMPI_Type_get_attr
        (datatype: Int, keyval: Int, value: WideOut, flag: IntOut, ierror: IntOut);
    mpi_win_get_attr_ pmpi_win_get_attr_ win_get_attr MPI_Win_get_attr PMPI_Win_get_attr
        (win: Int, keyval: Int, value: WideOut, flag: IntOut, ierror: IntOut);
    mpi_attr_get_ pmpi_attr_get_ attr_get MPI_Attr_get PMPI_Attr_get
        (comm: Int, keyval: Int, value: IntOut, flag: IntOut, ierror: IntOut);
    mpi_comm_set_attr_ pmpi_comm_set_attr_ comm_set_attr MPI_Comm_set_attr PMPI_Comm_set_attr
        (comm: Int, keyval: Int, value: Wide, ierror: IntOut);
    mpi_type_set_attr_ pmpi_type_set_attr_ type_set_attr MPI_Type_set_attr PMPI_Type_set_attr
        (datatype: Int, keyval: Int, value: Wide, ierror: IntOut);
    mpi_win_set_attr_ pmpi_win_set_attr_ win_set_attr MPI_Win_set_attr PMPI_Win_set_attr
        (win: Int, keyval: Int, value: Wide, ierror: IntOut);
    mpi_attr_put_ pmpi_attr_put_ attr_put MPI_Attr_put PMPI_Attr_put
        (comm: Int, keyval: Int, value: Int, ierror: IntOut);
}

/// Predefined procedures: the user passes them on, so that they are called as the user's are.
macro_rules! predefined {
    ($number:ty; $($null_copy:ident $dup:ident $null_delete:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $null_copy(
                _o: Int, _k: Int, _e: *const $number, _in: *const $number, _out: *mut $number,
                flag: IntOut, ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    flag.write(0);
                    finish(ierror, sys::SUCCESS);
                }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $dup(
                _o: Int, _k: Int, _e: *const $number, value: *const $number, out: *mut $number,
                flag: IntOut, ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    out.write(*value);
                    flag.write(1);
                    finish(ierror, sys::SUCCESS);
                }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $null_delete(
                _o: Int, _k: Int, _v: *const $number, _e: *const $number, ierror: IntOut,
            ) {
                // SAFETY: the caller's variable.
                unsafe { finish(ierror, sys::SUCCESS) }
            }
        )*
    };
}

predefined! { i64;
    mpi_comm_null_copy_fn_ mpi_comm_dup_fn_ mpi_comm_null_delete_fn_
    mpi_type_null_copy_fn_ mpi_type_dup_fn_ mpi_type_null_delete_fn_
    mpi_win_null_copy_fn_ mpi_win_dup_fn_ mpi_win_null_delete_fn_
}
predefined! { c_int; mpi_null_copy_fn_ mpi_dup_fn_ mpi_null_delete_fn_ }

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_conversion_fn_null_() {}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_conversion_fn_null_c_() {}

// Chapter 13: generalized requests.

type Start = unsafe extern "C" fn(
    *const c_void,
    *const c_void,
    *const c_void,
    *mut c_void,
    *mut Handle,
) -> c_int;

unsafe fn grequest_start(
    c: Start,
    query: Procedure,
    free: Procedure,
    cancel: Procedure,
    extra: Wide,
    request: IntOut,
    ierror: IntOut,
) {
    // SAFETY: the trampolines take this state; `free` ends it.
    unsafe {
        let variable = extra.cast_mut();
        let state =
            Box::into_raw(Box::new(Grequest { query, free, cancel, extra: *extra, variable }));
        let mut made = null_mut();
        let code = c(
            callbacks::query as *const c_void,
            callbacks::free as *const c_void,
            callbacks::cancel as *const c_void,
            state.cast(),
            &mut made,
        );
        if code != sys::SUCCESS {
            drop(Box::from_raw(state));
        }
        handles::put(request, made);
        finish(ierror, code);
    }
}

pair! {
    mpi_grequest_start_ pmpi_grequest_start_ grequest_start MPI_Grequest_start PMPI_Grequest_start
        (query: Procedure, free: Procedure, cancel: Procedure, extra: Wide, request: IntOut,
         ierror: IntOut);
}

// Chapter 14: data representations.

type Register = unsafe extern "C" fn(
    *const c_char,
    *const c_void,
    *const c_void,
    *const c_void,
    *mut c_void,
) -> c_int;

/// C's constant for no conversion is a null pointer.
unsafe fn converter(f: Procedure, ours: *const c_void) -> *const c_void {
    let none =
        [mpi_conversion_fn_null_ as *const c_void, mpi_conversion_fn_null_c_ as *const c_void];
    if none.contains(&f) { std::ptr::null() } else { ours }
}

macro_rules! register {
    ($name:ident $read:ident $write:ident) => {
        unsafe fn $name(
            c: Register,
            name: *const c_char,
            read: Procedure,
            write: Procedure,
            extent: Procedure,
            extra: Wide,
            ierror: IntOut,
            length: usize,
        ) {
            // SAFETY: the caller's arguments; the trampolines take this state.
            unsafe {
                let name = Text::read(name, length);
                let state = Box::into_raw(Box::new(Datarep { read, write, extent, extra: *extra }));
                let code = c(
                    name.as_ptr(),
                    converter(read, callbacks::$read as *const c_void),
                    converter(write, callbacks::$write as *const c_void),
                    callbacks::extent as *const c_void,
                    state.cast(),
                );
                if code != sys::SUCCESS {
                    drop(Box::from_raw(state));
                }
                finish(ierror, code);
            }
        }
    };
}

register!(register_datarep read write);
register!(register_datarep_c read_c write_c);

pair! {
    mpi_register_datarep_ pmpi_register_datarep_ register_datarep
        MPI_Register_datarep PMPI_Register_datarep
        (name: *const c_char, read: Procedure, write: Procedure, extent: Procedure, extra: Wide,
         ierror: IntOut, length: usize);
    mpi_register_datarep_c_f08_ pmpi_register_datarep_c_f08_ register_datarep_c
        MPI_Register_datarep_c PMPI_Register_datarep_c
        (name: *const c_char, read: Procedure, write: Procedure, extent: Procedure, extra: Wide,
         ierror: IntOut, length: usize);
}

include!("memory.rs");
include!("removed.rs");
