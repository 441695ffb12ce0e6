//! Enumerations, categories, events and sources: none yet.

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::info::Info;

use super::{give, tool};
use crate::generated::types::*;
use crate::types::*;

/// The error for an index of something of which there is none.
fn no_index(what: &str, index: c_int) -> Error {
    match tool() {
        Ok(_) => err!(TInvalidIndex, "there is no {what} {index}"),
        Err(e) => e,
    }
}

/// The error for a name of something of which there is none.
fn no_name(what: &str) -> Error {
    match tool() {
        Ok(_) => err!(TInvalidName, "there is no {what} with this name"),
        Err(e) => e,
    }
}

/// The error for a handle of something of which there is none.
fn no_handle(what: &str, handle: usize) -> Error {
    match tool() {
        Ok(_) => err!(TInvalidHandle, "{handle:#x} is no {what}"),
        Err(e) => e,
    }
}

/// The number of something of which there is none.
///
/// # Safety
/// `to` is null or the caller's variable.
unsafe fn zero(to: *mut c_int) -> Result<()> {
    drop(tool()?);
    // SAFETY: promised by the caller.
    unsafe { give(to, 0) };
    Ok(())
}

pub(crate) fn t_enum_get_info(
    enumtype: MPI_T_enum,
    _num: *mut c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
) -> Result<()> {
    Err(no_handle("enumeration", enumtype.0))
}

pub(crate) fn t_enum_get_item(
    enumtype: MPI_T_enum,
    _index: c_int,
    _value: *mut c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
) -> Result<()> {
    Err(no_handle("enumeration", enumtype.0))
}

pub(crate) unsafe fn t_category_get_num(num_cat: *mut c_int) -> Result<()> {
    // SAFETY: null or the caller's variable.
    unsafe { zero(num_cat) }
}

pub(crate) unsafe fn t_category_changed(update_number: *mut c_int) -> Result<()> {
    // SAFETY: null or the caller's variable.
    unsafe { zero(update_number) }
}

#[allow(clippy::too_many_arguments)]
pub(crate) fn t_category_get_info(
    cat_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _num_cvars: *mut c_int,
    _num_pvars: *mut c_int,
    _num_categories: *mut c_int,
) -> Result<()> {
    Err(no_index("category", cat_index))
}

pub(crate) fn t_category_get_index(_name: *const c_char, _cat_index: *mut c_int) -> Result<()> {
    Err(no_name("category"))
}

pub(crate) fn t_category_get_num_events(cat_index: c_int, _num_events: *mut c_int) -> Result<()> {
    Err(no_index("category", cat_index))
}

pub(crate) fn t_category_get_categories(
    cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> Result<()> {
    Err(no_index("category", cat_index))
}

pub(crate) fn t_category_get_cvars(
    cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> Result<()> {
    Err(no_index("category", cat_index))
}

pub(crate) fn t_category_get_pvars(
    cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> Result<()> {
    Err(no_index("category", cat_index))
}

pub(crate) fn t_category_get_events(
    cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> Result<()> {
    Err(no_index("category", cat_index))
}

pub(crate) unsafe fn t_event_get_num(num_events: *mut c_int) -> Result<()> {
    // SAFETY: null or the caller's variable.
    unsafe { zero(num_events) }
}

#[allow(clippy::too_many_arguments)]
pub(crate) fn t_event_get_info(
    event_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _verbosity: *mut c_int,
    _array_of_datatypes: *mut MPI_Datatype,
    _array_of_displacements: *mut MPI_Aint,
    _num_elements: *mut c_int,
    _enumtype: *mut MPI_T_enum,
    _info: *mut MPI_Info,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _bind: *mut c_int,
) -> Result<()> {
    Err(no_index("event type", event_index))
}

pub(crate) fn t_event_get_index(_name: *const c_char, _event_index: *mut c_int) -> Result<()> {
    Err(no_name("event type"))
}

pub(crate) fn t_event_handle_alloc(
    event_index: c_int,
    _obj_handle: *mut c_void,
    _info: Option<&Info>,
    _event_registration: *mut MPI_T_event_registration,
) -> Result<()> {
    Err(no_index("event type", event_index))
}

/// What messages call these handles.
const REGISTRATION: &str = "event registration";
const INSTANCE: &str = "event instance";

pub(crate) fn t_event_handle_free(
    event_registration: MPI_T_event_registration,
    _user_data: *mut c_void,
    _free_cb_function: MPI_T_event_free_cb_function,
) -> Result<()> {
    Err(no_handle(REGISTRATION, event_registration.0))
}

pub(crate) fn t_event_handle_get_info(
    event_registration: MPI_T_event_registration,
    _info_used: *mut MPI_Info,
) -> Result<()> {
    Err(no_handle(REGISTRATION, event_registration.0))
}

pub(crate) fn t_event_handle_set_info(
    event_registration: MPI_T_event_registration,
    _info: Option<&Info>,
) -> Result<()> {
    Err(no_handle(REGISTRATION, event_registration.0))
}

pub(crate) fn t_event_register_callback(
    event_registration: MPI_T_event_registration,
    _cb_safety: MPI_T_cb_safety,
    _info: Option<&Info>,
    _user_data: *mut c_void,
    _event_cb_function: MPI_T_event_cb_function,
) -> Result<()> {
    Err(no_handle(REGISTRATION, event_registration.0))
}

pub(crate) fn t_event_callback_get_info(
    event_registration: MPI_T_event_registration,
    _cb_safety: MPI_T_cb_safety,
    _info_used: *mut MPI_Info,
) -> Result<()> {
    Err(no_handle(REGISTRATION, event_registration.0))
}

pub(crate) fn t_event_callback_set_info(
    event_registration: MPI_T_event_registration,
    _cb_safety: MPI_T_cb_safety,
    _info: Option<&Info>,
) -> Result<()> {
    Err(no_handle(REGISTRATION, event_registration.0))
}

pub(crate) fn t_event_set_dropped_handler(
    event_registration: MPI_T_event_registration,
    _dropped_cb_function: MPI_T_event_dropped_cb_function,
) -> Result<()> {
    Err(no_handle(REGISTRATION, event_registration.0))
}

pub(crate) fn t_event_read(
    event_instance: MPI_T_event_instance,
    _element_index: c_int,
    _buffer: *mut c_void,
) -> Result<()> {
    Err(no_handle(INSTANCE, event_instance.0))
}

pub(crate) fn t_event_copy(
    event_instance: MPI_T_event_instance,
    _buffer: *mut c_void,
) -> Result<()> {
    Err(no_handle(INSTANCE, event_instance.0))
}

pub(crate) fn t_event_get_timestamp(
    event_instance: MPI_T_event_instance,
    _event_timestamp: *mut MPI_Count,
) -> Result<()> {
    Err(no_handle(INSTANCE, event_instance.0))
}

pub(crate) fn t_event_get_source(
    event_instance: MPI_T_event_instance,
    _source_index: *mut c_int,
) -> Result<()> {
    Err(no_handle(INSTANCE, event_instance.0))
}

pub(crate) unsafe fn t_source_get_num(num_sources: *mut c_int) -> Result<()> {
    // SAFETY: null or the caller's variable.
    unsafe { zero(num_sources) }
}

#[allow(clippy::too_many_arguments)]
pub(crate) fn t_source_get_info(
    source_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _ordering: *mut MPI_T_source_order,
    _ticks_per_second: *mut MPI_Count,
    _max_ticks: *mut MPI_Count,
    _info: *mut MPI_Info,
) -> Result<()> {
    Err(no_index("source", source_index))
}

pub(crate) fn t_source_get_timestamp(
    source_index: c_int,
    _timestamp: *mut MPI_Count,
) -> Result<()> {
    Err(no_index("source", source_index))
}
