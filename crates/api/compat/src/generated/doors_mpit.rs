// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 15.3: Tool information interface.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_changed(update_number: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let update_number_given = update_number;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::T_CATEGORY_CHANGED);
        let done = call(update_number);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_categories(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cat_index_given = cat_index;
        let len_given = len;
        let indices_given = indices;

        let call: unsafe extern "C" fn(c_int, c_int, *mut c_int) -> c_int =
            below(at::T_CATEGORY_GET_CATEGORIES);
        let done = call(cat_index, len, indices);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_cvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cat_index_given = cat_index;
        let len_given = len;
        let indices_given = indices;

        let call: unsafe extern "C" fn(c_int, c_int, *mut c_int) -> c_int =
            below(at::T_CATEGORY_GET_CVARS);
        let done = call(cat_index, len, indices);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_events(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cat_index_given = cat_index;
        let len_given = len;
        let indices_given = indices;

        let call: unsafe extern "C" fn(c_int, c_int, *mut c_int) -> c_int =
            below(at::T_CATEGORY_GET_EVENTS);
        let done = call(cat_index, len, indices);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_index(
    name: *mut c_void,
    cat_index: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let name_given = name;
        let cat_index_given = cat_index;

        let call: unsafe extern "C" fn(*mut c_void, *mut c_int) -> c_int =
            below(at::T_CATEGORY_GET_INDEX);
        let done = call(name, cat_index);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_info(
    cat_index: c_int,
    name: *mut c_void,
    name_len: *mut c_int,
    desc: *mut c_void,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cat_index_given = cat_index;
        let name_given = name;
        let name_len_given = name_len;
        let desc_given = desc;
        let desc_len_given = desc_len;
        let num_cvars_given = num_cvars;
        let num_pvars_given = num_pvars;
        let num_categories_given = num_categories;

        let call: unsafe extern "C" fn(
            c_int,
            *mut c_void,
            *mut c_int,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
        ) -> c_int = below(at::T_CATEGORY_GET_INFO);
        let done =
            call(cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num(num_cat: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let num_cat_given = num_cat;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::T_CATEGORY_GET_NUM);
        let done = call(num_cat);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num_events(
    cat_index: c_int,
    num_events: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cat_index_given = cat_index;
        let num_events_given = num_events;

        let call: unsafe extern "C" fn(c_int, *mut c_int) -> c_int =
            below(at::T_CATEGORY_GET_NUM_EVENTS);
        let done = call(cat_index, num_events);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_pvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cat_index_given = cat_index;
        let len_given = len;
        let indices_given = indices;

        let call: unsafe extern "C" fn(c_int, c_int, *mut c_int) -> c_int =
            below(at::T_CATEGORY_GET_PVARS);
        let done = call(cat_index, len, indices);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_index(name: *mut c_void, cvar_index: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let name_given = name;
        let cvar_index_given = cvar_index;

        let call: unsafe extern "C" fn(*mut c_void, *mut c_int) -> c_int =
            below(at::T_CVAR_GET_INDEX);
        let done = call(name, cvar_index);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_void,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut Hand,
    enumtype: *mut usize,
    desc: *mut c_void,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cvar_index_given = cvar_index;
        let name_given = name;
        let name_len_given = name_len;
        let verbosity_given = verbosity;
        let datatype_given = datatype;
        let enumtype_given = enumtype;
        let desc_given = desc;
        let desc_len_given = desc_len;
        let bind_given = bind;
        let scope_given = scope;

        let mut datatype = OneHandle::new(&TYPE, datatype, false);

        let call: unsafe extern "C" fn(
            c_int,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut c_int,
        ) -> c_int = below(at::T_CVAR_GET_INFO);
        let done = call(
            cvar_index,
            name,
            name_len,
            verbosity,
            datatype.pass(),
            enumtype,
            desc,
            desc_len,
            bind,
            scope,
        );
        int_out(T_VERBOSITIES, verbosity_given, 1);
        datatype.done();
        int_out(T_BINDS, bind_given, 1);
        int_out(T_SCOPES, scope_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_num(num_cvar: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let num_cvar_given = num_cvar;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::T_CVAR_GET_NUM);
        let done = call(num_cvar);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_alloc(
    cvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut usize,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let cvar_index_given = cvar_index;
        let obj_handle_given = obj_handle;
        let handle_given = handle;
        let count_given = count;

        let call: unsafe extern "C" fn(c_int, *mut c_void, *mut usize, *mut c_int) -> c_int =
            below(at::T_CVAR_HANDLE_ALLOC);
        let done = call(cvar_index, obj_handle, handle, count);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_free(handle: *mut usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let handle_given = handle;

        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::T_CVAR_HANDLE_FREE);
        let done = call(handle);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_read(handle: usize, buf: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let handle_given = handle;
        let buf_given = buf;

        let buf = buffer_in(buf);
        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::T_CVAR_READ);
        let done = call(handle, buf);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_write(handle: usize, buf: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let handle_given = handle;
        let buf_given = buf;

        let buf = buffer_in(buf);
        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::T_CVAR_WRITE);
        let done = call(handle, buf);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_info(
    enumtype: usize,
    num: *mut c_int,
    name: *mut c_void,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let enumtype_given = enumtype;
        let num_given = num;
        let name_given = name;
        let name_len_given = name_len;

        let call: unsafe extern "C" fn(usize, *mut c_int, *mut c_void, *mut c_int) -> c_int =
            below(at::T_ENUM_GET_INFO);
        let done = call(enumtype, num, name, name_len);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_item(
    enumtype: usize,
    index: c_int,
    value: *mut c_int,
    name: *mut c_void,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let enumtype_given = enumtype;
        let index_given = index;
        let value_given = value;
        let name_given = name;
        let name_len_given = name_len;

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut c_void, *mut c_int) -> c_int =
            below(at::T_ENUM_GET_ITEM);
        let done = call(enumtype, index, value, name, name_len);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_get_info(
    event_registration: usize,
    cb_safety: c_int,
    info_used: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_registration_given = event_registration;
        let cb_safety_given = cb_safety;
        let info_used_given = info_used;

        let cb_safety = int_in(T_SAFETIES, cb_safety);
        let mut info_used = OneHandle::new(&INFO, info_used, false);
        let call: unsafe extern "C" fn(usize, c_int, *mut usize) -> c_int =
            below(at::T_EVENT_CALLBACK_GET_INFO);
        let done = call(event_registration, cb_safety, info_used.pass());
        info_used.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_set_info(
    event_registration: usize,
    cb_safety: c_int,
    info: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_registration_given = event_registration;
        let cb_safety_given = cb_safety;
        let info_given = info;

        let cb_safety = int_in(T_SAFETIES, cb_safety);
        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(usize, c_int, usize) -> c_int =
            below(at::T_EVENT_CALLBACK_SET_INFO);
        let done = call(event_registration, cb_safety, info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_copy(event_instance: usize, buffer: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_instance_given = event_instance;
        let buffer_given = buffer;

        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::T_EVENT_COPY);
        let done = call(event_instance, buffer);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_index(
    name: *mut c_void,
    event_index: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let name_given = name;
        let event_index_given = event_index;

        let call: unsafe extern "C" fn(*mut c_void, *mut c_int) -> c_int =
            below(at::T_EVENT_GET_INDEX);
        let done = call(name, event_index);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_info(
    event_index: c_int,
    name: *mut c_void,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut Hand,
    array_of_displacements: *mut i64,
    num_elements: *mut c_int,
    enumtype: *mut usize,
    info: *mut Hand,
    desc: *mut c_void,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_index_given = event_index;
        let name_given = name;
        let name_len_given = name_len;
        let verbosity_given = verbosity;
        let array_of_datatypes_given = array_of_datatypes;
        let array_of_displacements_given = array_of_displacements;
        let num_elements_given = num_elements;
        let enumtype_given = enumtype;
        let info_given = info;
        let desc_given = desc;
        let desc_len_given = desc_len;
        let bind_given = bind;

        let mut array_of_datatypes = HandleArray::new(&TYPE, array_of_datatypes, 0, false);

        let mut info = OneHandle::new(&INFO, info, false);

        let call: unsafe extern "C" fn(
            c_int,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            *mut i64,
            *mut c_int,
            *mut usize,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
        ) -> c_int = below(at::T_EVENT_GET_INFO);
        let done = call(
            event_index,
            name,
            name_len,
            verbosity,
            array_of_datatypes.pass(),
            array_of_displacements,
            num_elements,
            enumtype,
            info.pass(),
            desc,
            desc_len,
            bind,
        );
        int_out(T_VERBOSITIES, verbosity_given, 1);
        array_of_datatypes.done();
        info.done();
        int_out(T_BINDS, bind_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_num(num_events: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let num_events_given = num_events;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::T_EVENT_GET_NUM);
        let done = call(num_events);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_source(
    event_instance: usize,
    source_index: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_instance_given = event_instance;
        let source_index_given = source_index;

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::T_EVENT_GET_SOURCE);
        let done = call(event_instance, source_index);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_timestamp(
    event_instance: usize,
    event_timestamp: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_instance_given = event_instance;
        let event_timestamp_given = event_timestamp;

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::T_EVENT_GET_TIMESTAMP);
        let done = call(event_instance, event_timestamp);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_alloc(
    event_index: c_int,
    obj_handle: *mut c_void,
    info: Hand,
    event_registration: *mut usize,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_index_given = event_index;
        let obj_handle_given = obj_handle;
        let info_given = info;
        let event_registration_given = event_registration;

        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(c_int, *mut c_void, usize, *mut usize) -> c_int =
            below(at::T_EVENT_HANDLE_ALLOC);
        let done = call(event_index, obj_handle, info, event_registration);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_free(
    event_registration: usize,
    user_data: *mut c_void,
    free_cb_function: usize,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_registration_given = event_registration;
        let user_data_given = user_data;
        let free_cb_function_given = free_cb_function;

        let call: unsafe extern "C" fn(usize, *mut c_void, usize) -> c_int =
            below(at::T_EVENT_HANDLE_FREE);
        let done = call(event_registration, user_data, free_cb_function);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_get_info(
    event_registration: usize,
    info_used: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_registration_given = event_registration;
        let info_used_given = info_used;

        let mut info_used = OneHandle::new(&INFO, info_used, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int =
            below(at::T_EVENT_HANDLE_GET_INFO);
        let done = call(event_registration, info_used.pass());
        info_used.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_set_info(
    event_registration: usize,
    info: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_registration_given = event_registration;
        let info_given = info;

        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::T_EVENT_HANDLE_SET_INFO);
        let done = call(event_registration, info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_read(
    event_instance: usize,
    element_index: c_int,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_instance_given = event_instance;
        let element_index_given = element_index;
        let buffer_given = buffer;

        let call: unsafe extern "C" fn(usize, c_int, *mut c_void) -> c_int =
            below(at::T_EVENT_READ);
        let done = call(event_instance, element_index, buffer);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_register_callback(
    event_registration: usize,
    cb_safety: c_int,
    info: Hand,
    user_data: *mut c_void,
    event_cb_function: usize,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_registration_given = event_registration;
        let cb_safety_given = cb_safety;
        let info_given = info;
        let user_data_given = user_data;
        let event_cb_function_given = event_cb_function;

        let cb_safety = int_in(T_SAFETIES, cb_safety);
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(usize, c_int, usize, *mut c_void, usize) -> c_int =
            below(at::T_EVENT_REGISTER_CALLBACK);
        let done = call(event_registration, cb_safety, info, user_data, event_cb_function);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_set_dropped_handler(
    event_registration: usize,
    dropped_cb_function: usize,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let event_registration_given = event_registration;
        let dropped_cb_function_given = dropped_cb_function;

        let call: unsafe extern "C" fn(usize, usize) -> c_int =
            below(at::T_EVENT_SET_DROPPED_HANDLER);
        let done = call(event_registration, dropped_cb_function);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_finalize() -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let call: unsafe extern "C" fn() -> c_int = below(at::T_FINALIZE);
        let done = call();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_init_thread(required: c_int, provided: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let required_given = required;
        let provided_given = provided;
        let required = int_in(THREAD_LEVELS, required);

        let call: unsafe extern "C" fn(c_int, *mut c_int) -> c_int = below(at::T_INIT_THREAD);
        let done = call(required, provided);
        int_out(THREAD_LEVELS, provided_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_index(
    name: *mut c_void,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let name_given = name;
        let var_class_given = var_class;
        let pvar_index_given = pvar_index;

        let var_class = int_in(T_CLASSES, var_class);

        let call: unsafe extern "C" fn(*mut c_void, c_int, *mut c_int) -> c_int =
            below(at::T_PVAR_GET_INDEX);
        let done = call(name, var_class, pvar_index);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_void,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut Hand,
    enumtype: *mut usize,
    desc: *mut c_void,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pvar_index_given = pvar_index;
        let name_given = name;
        let name_len_given = name_len;
        let verbosity_given = verbosity;
        let var_class_given = var_class;
        let datatype_given = datatype;
        let enumtype_given = enumtype;
        let desc_given = desc;
        let desc_len_given = desc_len;
        let bind_given = bind;
        let readonly_given = readonly;
        let continuous_given = continuous;
        let atomic_given = atomic;

        let mut datatype = OneHandle::new(&TYPE, datatype, false);

        let call: unsafe extern "C" fn(
            c_int,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            *mut usize,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
        ) -> c_int = below(at::T_PVAR_GET_INFO);
        let done = call(
            pvar_index,
            name,
            name_len,
            verbosity,
            var_class,
            datatype.pass(),
            enumtype,
            desc,
            desc_len,
            bind,
            readonly,
            continuous,
            atomic,
        );
        int_out(T_VERBOSITIES, verbosity_given, 1);
        int_out(T_CLASSES, var_class_given, 1);
        datatype.done();
        int_out(T_BINDS, bind_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_num(num_pvar: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let num_pvar_given = num_pvar;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::T_PVAR_GET_NUM);
        let done = call(num_pvar);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_free(pe_session: usize, handle: *mut usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;
        let handle_given = handle;

        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::T_PVAR_HANDLE_FREE);
        let done = call(pe_session, handle);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_read(
    pe_session: usize,
    handle: usize,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;
        let handle_given = handle;
        let buf_given = buf;

        let handle = pvar_in(handle);
        let buf = buffer_in(buf);
        let call: unsafe extern "C" fn(usize, usize, *mut c_void) -> c_int = below(at::T_PVAR_READ);
        let done = call(pe_session, handle, buf);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_readreset(
    pe_session: usize,
    handle: usize,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;
        let handle_given = handle;
        let buf_given = buf;

        let handle = pvar_in(handle);
        let buf = buffer_in(buf);
        let call: unsafe extern "C" fn(usize, usize, *mut c_void) -> c_int =
            below(at::T_PVAR_READRESET);
        let done = call(pe_session, handle, buf);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_reset(pe_session: usize, handle: usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;
        let handle_given = handle;

        let handle = pvar_in(handle);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::T_PVAR_RESET);
        let done = call(pe_session, handle);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_create(pe_session: *mut usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;

        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::T_PVAR_SESSION_CREATE);
        let done = call(pe_session);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_free(pe_session: *mut usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;

        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::T_PVAR_SESSION_FREE);
        let done = call(pe_session);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_start(pe_session: usize, handle: usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;
        let handle_given = handle;

        let handle = pvar_in(handle);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::T_PVAR_START);
        let done = call(pe_session, handle);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_stop(pe_session: usize, handle: usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;
        let handle_given = handle;

        let handle = pvar_in(handle);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::T_PVAR_STOP);
        let done = call(pe_session, handle);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_write(
    pe_session: usize,
    handle: usize,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let pe_session_given = pe_session;
        let handle_given = handle;
        let buf_given = buf;

        let handle = pvar_in(handle);
        let buf = buffer_in(buf);
        let call: unsafe extern "C" fn(usize, usize, *mut c_void) -> c_int =
            below(at::T_PVAR_WRITE);
        let done = call(pe_session, handle, buf);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_info(
    source_index: c_int,
    name: *mut c_void,
    name_len: *mut c_int,
    desc: *mut c_void,
    desc_len: *mut c_int,
    ordering: *mut c_int,
    ticks_per_second: *mut i64,
    max_ticks: *mut i64,
    info: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let source_index_given = source_index;
        let name_given = name;
        let name_len_given = name_len;
        let desc_given = desc;
        let desc_len_given = desc_len;
        let ordering_given = ordering;
        let ticks_per_second_given = ticks_per_second;
        let max_ticks_given = max_ticks;
        let info_given = info;

        let mut info = OneHandle::new(&INFO, info, false);
        let call: unsafe extern "C" fn(
            c_int,
            *mut c_void,
            *mut c_int,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut i64,
            *mut i64,
            *mut usize,
        ) -> c_int = below(at::T_SOURCE_GET_INFO);
        let done = call(
            source_index,
            name,
            name_len,
            desc,
            desc_len,
            ordering,
            ticks_per_second,
            max_ticks,
            info.pass(),
        );
        int_out(T_ORDERS, ordering_given, 1);
        info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_num(num_sources: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let num_sources_given = num_sources;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::T_SOURCE_GET_NUM);
        let done = call(num_sources);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_timestamp(
    source_index: c_int,
    timestamp: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let source_index_given = source_index;
        let timestamp_given = timestamp;

        let call: unsafe extern "C" fn(c_int, *mut i64) -> c_int =
            below(at::T_SOURCE_GET_TIMESTAMP);
        let done = call(source_index, timestamp);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_T_category_changed",
    ".set MPI_T_category_changed, PMPI_T_category_changed",
    ".weak MPI_T_category_get_categories",
    ".set MPI_T_category_get_categories, PMPI_T_category_get_categories",
    ".weak MPI_T_category_get_cvars",
    ".set MPI_T_category_get_cvars, PMPI_T_category_get_cvars",
    ".weak MPI_T_category_get_events",
    ".set MPI_T_category_get_events, PMPI_T_category_get_events",
    ".weak MPI_T_category_get_index",
    ".set MPI_T_category_get_index, PMPI_T_category_get_index",
    ".weak MPI_T_category_get_info",
    ".set MPI_T_category_get_info, PMPI_T_category_get_info",
    ".weak MPI_T_category_get_num",
    ".set MPI_T_category_get_num, PMPI_T_category_get_num",
    ".weak MPI_T_category_get_num_events",
    ".set MPI_T_category_get_num_events, PMPI_T_category_get_num_events",
    ".weak MPI_T_category_get_pvars",
    ".set MPI_T_category_get_pvars, PMPI_T_category_get_pvars",
    ".weak MPI_T_cvar_get_index",
    ".set MPI_T_cvar_get_index, PMPI_T_cvar_get_index",
    ".weak MPI_T_cvar_get_info",
    ".set MPI_T_cvar_get_info, PMPI_T_cvar_get_info",
    ".weak MPI_T_cvar_get_num",
    ".set MPI_T_cvar_get_num, PMPI_T_cvar_get_num",
    ".weak MPI_T_cvar_handle_alloc",
    ".set MPI_T_cvar_handle_alloc, PMPI_T_cvar_handle_alloc",
    ".weak MPI_T_cvar_handle_free",
    ".set MPI_T_cvar_handle_free, PMPI_T_cvar_handle_free",
    ".weak MPI_T_cvar_read",
    ".set MPI_T_cvar_read, PMPI_T_cvar_read",
    ".weak MPI_T_cvar_write",
    ".set MPI_T_cvar_write, PMPI_T_cvar_write",
    ".weak MPI_T_enum_get_info",
    ".set MPI_T_enum_get_info, PMPI_T_enum_get_info",
    ".weak MPI_T_enum_get_item",
    ".set MPI_T_enum_get_item, PMPI_T_enum_get_item",
    ".weak MPI_T_event_callback_get_info",
    ".set MPI_T_event_callback_get_info, PMPI_T_event_callback_get_info",
    ".weak MPI_T_event_callback_set_info",
    ".set MPI_T_event_callback_set_info, PMPI_T_event_callback_set_info",
    ".weak MPI_T_event_copy",
    ".set MPI_T_event_copy, PMPI_T_event_copy",
    ".weak MPI_T_event_get_index",
    ".set MPI_T_event_get_index, PMPI_T_event_get_index",
    ".weak MPI_T_event_get_info",
    ".set MPI_T_event_get_info, PMPI_T_event_get_info",
    ".weak MPI_T_event_get_num",
    ".set MPI_T_event_get_num, PMPI_T_event_get_num",
    ".weak MPI_T_event_get_source",
    ".set MPI_T_event_get_source, PMPI_T_event_get_source",
    ".weak MPI_T_event_get_timestamp",
    ".set MPI_T_event_get_timestamp, PMPI_T_event_get_timestamp",
    ".weak MPI_T_event_handle_alloc",
    ".set MPI_T_event_handle_alloc, PMPI_T_event_handle_alloc",
    ".weak MPI_T_event_handle_free",
    ".set MPI_T_event_handle_free, PMPI_T_event_handle_free",
    ".weak MPI_T_event_handle_get_info",
    ".set MPI_T_event_handle_get_info, PMPI_T_event_handle_get_info",
    ".weak MPI_T_event_handle_set_info",
    ".set MPI_T_event_handle_set_info, PMPI_T_event_handle_set_info",
    ".weak MPI_T_event_read",
    ".set MPI_T_event_read, PMPI_T_event_read",
    ".weak MPI_T_event_register_callback",
    ".set MPI_T_event_register_callback, PMPI_T_event_register_callback",
    ".weak MPI_T_event_set_dropped_handler",
    ".set MPI_T_event_set_dropped_handler, PMPI_T_event_set_dropped_handler",
    ".weak MPI_T_finalize",
    ".set MPI_T_finalize, PMPI_T_finalize",
    ".weak MPI_T_init_thread",
    ".set MPI_T_init_thread, PMPI_T_init_thread",
    ".weak MPI_T_pvar_get_index",
    ".set MPI_T_pvar_get_index, PMPI_T_pvar_get_index",
    ".weak MPI_T_pvar_get_info",
    ".set MPI_T_pvar_get_info, PMPI_T_pvar_get_info",
    ".weak MPI_T_pvar_get_num",
    ".set MPI_T_pvar_get_num, PMPI_T_pvar_get_num",
    ".weak MPI_T_pvar_handle_free",
    ".set MPI_T_pvar_handle_free, PMPI_T_pvar_handle_free",
    ".weak MPI_T_pvar_read",
    ".set MPI_T_pvar_read, PMPI_T_pvar_read",
    ".weak MPI_T_pvar_readreset",
    ".set MPI_T_pvar_readreset, PMPI_T_pvar_readreset",
    ".weak MPI_T_pvar_reset",
    ".set MPI_T_pvar_reset, PMPI_T_pvar_reset",
    ".weak MPI_T_pvar_session_create",
    ".set MPI_T_pvar_session_create, PMPI_T_pvar_session_create",
    ".weak MPI_T_pvar_session_free",
    ".set MPI_T_pvar_session_free, PMPI_T_pvar_session_free",
    ".weak MPI_T_pvar_start",
    ".set MPI_T_pvar_start, PMPI_T_pvar_start",
    ".weak MPI_T_pvar_stop",
    ".set MPI_T_pvar_stop, PMPI_T_pvar_stop",
    ".weak MPI_T_pvar_write",
    ".set MPI_T_pvar_write, PMPI_T_pvar_write",
    ".weak MPI_T_source_get_info",
    ".set MPI_T_source_get_info, PMPI_T_source_get_info",
    ".weak MPI_T_source_get_num",
    ".set MPI_T_source_get_num, PMPI_T_source_get_num",
    ".weak MPI_T_source_get_timestamp",
    ".set MPI_T_source_get_timestamp, PMPI_T_source_get_timestamp",
);
