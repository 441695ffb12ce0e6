// Made by `cargo x codegen`; do not edit.
//! Tool information interface (MPI-5.0 chapter 15.3).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_changed(update_number: *mut c_int) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_CHANGED);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::none::t_category_changed(update_number) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[update_number.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_categories(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_CATEGORIES);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_category_get_categories(cat_index, len, indices)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[cat_index.word(), len.word(), indices.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_cvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_CVARS);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_category_get_cvars(cat_index, len, indices)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[cat_index.word(), len.word(), indices.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_events(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_EVENTS);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_category_get_events(cat_index, len, indices)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[cat_index.word(), len.word(), indices.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_index(
    name: *const c_char,
    cat_index: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_INDEX);
    let done =
        (|| -> Result<()> { crate::chapters::mpit::none::t_category_get_index(name, cat_index) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[name.word(), cat_index.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_info(
    cat_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_INFO);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_category_get_info(
            cat_index,
            name,
            name_len,
            desc,
            desc_len,
            num_cvars,
            num_pvars,
            num_categories,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[
                cat_index.word(),
                name.word(),
                name_len.word(),
                desc.word(),
                desc_len.word(),
                num_cvars.word(),
                num_pvars.word(),
                num_categories.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num(num_cat: *mut c_int) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_NUM);
    let done =
        (|| -> Result<()> { unsafe { crate::chapters::mpit::none::t_category_get_num(num_cat) } })(
        );
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[num_cat.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num_events(
    cat_index: c_int,
    num_events: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_NUM_EVENTS);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_category_get_num_events(cat_index, num_events)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[cat_index.word(), num_events.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_pvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CATEGORY_GET_PVARS);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_category_get_pvars(cat_index, len, indices)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[cat_index.word(), len.word(), indices.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_index(
    name: *const c_char,
    cvar_index: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CVAR_GET_INDEX);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::t_cvar_get_index(name, cvar_index) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[name.word(), cvar_index.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CVAR_GET_INFO);
    let done = (|| -> Result<()> {
        unsafe {
            crate::chapters::mpit::t_cvar_get_info(
                cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind,
                scope,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[
                cvar_index.word(),
                name.word(),
                name_len.word(),
                verbosity.word(),
                datatype.word(),
                enumtype.word(),
                desc.word(),
                desc_len.word(),
                bind.word(),
                scope.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_num(num_cvar: *mut c_int) -> c_int {
    let call = Call::enter(ids::T_CVAR_GET_NUM);
    let done = (|| -> Result<()> { unsafe { crate::chapters::mpit::t_cvar_get_num(num_cvar) } })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[num_cvar.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_alloc(
    cvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut MPI_T_cvar_handle,
    count: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_CVAR_HANDLE_ALLOC);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::t_cvar_handle_alloc(cvar_index, obj_handle, handle, count) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[cvar_index.word(), obj_handle.word(), handle.word(), count.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_free(handle: *mut MPI_T_cvar_handle) -> c_int {
    let call = Call::enter(ids::T_CVAR_HANDLE_FREE);
    let done =
        (|| -> Result<()> { unsafe { crate::chapters::mpit::t_cvar_handle_free(handle) } })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[handle.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_read(handle: MPI_T_cvar_handle, buf: *mut c_void) -> c_int {
    let call = Call::enter(ids::T_CVAR_READ);
    let done = (|| -> Result<()> { unsafe { crate::chapters::mpit::t_cvar_read(handle, buf) } })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[handle.word(), buf.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_write(handle: MPI_T_cvar_handle, buf: *const c_void) -> c_int {
    let call = Call::enter(ids::T_CVAR_WRITE);
    let done = (|| -> Result<()> { unsafe { crate::chapters::mpit::t_cvar_write(handle, buf) } })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[handle.word(), buf.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_info(
    enumtype: MPI_T_enum,
    num: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_ENUM_GET_INFO);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_enum_get_info(enumtype, num, name, name_len)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[enumtype.word(), num.word(), name.word(), name_len.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_item(
    enumtype: MPI_T_enum,
    index: c_int,
    value: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_ENUM_GET_ITEM);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_enum_get_item(enumtype, index, value, name, name_len)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[enumtype.word(), index.word(), value.word(), name.word(), name_len.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_get_info(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info_used: *mut MPI_Info,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_CALLBACK_GET_INFO);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_callback_get_info(
            event_registration,
            cb_safety,
            info_used,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[event_registration.word(), cb_safety.word(), info_used.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_set_info(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info: MPI_Info,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_CALLBACK_SET_INFO);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        crate::chapters::mpit::none::t_event_callback_set_info(event_registration, cb_safety, info)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Nobody, &[event_registration.word(), cb_safety.word(), info.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_copy(
    event_instance: MPI_T_event_instance,
    buffer: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_COPY);
    let done =
        (|| -> Result<()> { crate::chapters::mpit::none::t_event_copy(event_instance, buffer) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[event_instance.word(), buffer.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_index(
    name: *const c_char,
    event_index: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_GET_INDEX);
    let done =
        (|| -> Result<()> { crate::chapters::mpit::none::t_event_get_index(name, event_index) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[name.word(), event_index.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_info(
    event_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut MPI_Datatype,
    array_of_displacements: *mut MPI_Aint,
    num_elements: *mut c_int,
    enumtype: *mut MPI_T_enum,
    info: *mut MPI_Info,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_GET_INFO);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_get_info(
            event_index,
            name,
            name_len,
            verbosity,
            array_of_datatypes,
            array_of_displacements,
            num_elements,
            enumtype,
            info,
            desc,
            desc_len,
            bind,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[
                event_index.word(),
                name.word(),
                name_len.word(),
                verbosity.word(),
                array_of_datatypes.word(),
                array_of_displacements.word(),
                num_elements.word(),
                enumtype.word(),
                info.word(),
                desc.word(),
                desc_len.word(),
                bind.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_num(num_events: *mut c_int) -> c_int {
    let call = Call::enter(ids::T_EVENT_GET_NUM);
    let done =
        (|| -> Result<()> { unsafe { crate::chapters::mpit::none::t_event_get_num(num_events) } })(
        );
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[num_events.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_source(
    event_instance: MPI_T_event_instance,
    source_index: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_GET_SOURCE);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_get_source(event_instance, source_index)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[event_instance.word(), source_index.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_timestamp(
    event_instance: MPI_T_event_instance,
    event_timestamp: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_GET_TIMESTAMP);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_get_timestamp(event_instance, event_timestamp)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[event_instance.word(), event_timestamp.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_alloc(
    event_index: c_int,
    obj_handle: *mut c_void,
    info: MPI_Info,
    event_registration: *mut MPI_T_event_registration,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_HANDLE_ALLOC);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        crate::chapters::mpit::none::t_event_handle_alloc(
            event_index,
            obj_handle,
            info,
            event_registration,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[event_index.word(), obj_handle.word(), info.word(), event_registration.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_free(
    event_registration: MPI_T_event_registration,
    user_data: *mut c_void,
    free_cb_function: MPI_T_event_free_cb_function,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_HANDLE_FREE);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_handle_free(
            event_registration,
            user_data,
            free_cb_function,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[event_registration.word(), user_data.word(), free_cb_function.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_get_info(
    event_registration: MPI_T_event_registration,
    info_used: *mut MPI_Info,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_HANDLE_GET_INFO);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_handle_get_info(event_registration, info_used)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[event_registration.word(), info_used.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_set_info(
    event_registration: MPI_T_event_registration,
    info: MPI_Info,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_HANDLE_SET_INFO);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        crate::chapters::mpit::none::t_event_handle_set_info(event_registration, info)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[event_registration.word(), info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_read(
    event_instance: MPI_T_event_instance,
    element_index: c_int,
    buffer: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_READ);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_read(event_instance, element_index, buffer)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[event_instance.word(), element_index.word(), buffer.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_register_callback(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info: MPI_Info,
    user_data: *mut c_void,
    event_cb_function: MPI_T_event_cb_function,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_REGISTER_CALLBACK);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        crate::chapters::mpit::none::t_event_register_callback(
            event_registration,
            cb_safety,
            info,
            user_data,
            event_cb_function,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[
                event_registration.word(),
                cb_safety.word(),
                info.word(),
                user_data.word(),
                event_cb_function.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_set_dropped_handler(
    event_registration: MPI_T_event_registration,
    dropped_cb_function: MPI_T_event_dropped_cb_function,
) -> c_int {
    let call = Call::enter(ids::T_EVENT_SET_DROPPED_HANDLER);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_event_set_dropped_handler(
            event_registration,
            dropped_cb_function,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Nobody, &[event_registration.word(), dropped_cb_function.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_finalize() -> c_int {
    let call = Call::enter(ids::T_FINALIZE);
    let done = (|| -> Result<()> { crate::chapters::mpit::t_finalize() })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_init_thread(required: c_int, provided: *mut c_int) -> c_int {
    let call = Call::enter(ids::T_INIT_THREAD);
    let done =
        (|| -> Result<()> { unsafe { crate::chapters::mpit::t_init_thread(required, provided) } })(
        );
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[required.word(), provided.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_index(
    name: *const c_char,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_GET_INDEX);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::pvar::t_pvar_get_index(name, var_class, pvar_index) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[name.word(), var_class.word(), pvar_index.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_GET_INFO);
    let done = (|| -> Result<()> {
        unsafe {
            crate::chapters::mpit::pvar::t_pvar_get_info(
                pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc,
                desc_len, bind, readonly, continuous, atomic,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[
                pvar_index.word(),
                name.word(),
                name_len.word(),
                verbosity.word(),
                var_class.word(),
                datatype.word(),
                enumtype.word(),
                desc.word(),
                desc_len.word(),
                bind.word(),
                readonly.word(),
                continuous.word(),
                atomic.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_num(num_pvar: *mut c_int) -> c_int {
    let call = Call::enter(ids::T_PVAR_GET_NUM);
    let done =
        (|| -> Result<()> { unsafe { crate::chapters::mpit::pvar::t_pvar_get_num(num_pvar) } })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[num_pvar.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_alloc(
    pe_session: MPI_T_pvar_session,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut MPI_T_pvar_handle,
    count: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_HANDLE_ALLOC);
    let done = (|| -> Result<()> {
        unsafe {
            crate::chapters::mpit::pvar::t_pvar_handle_alloc(
                pe_session, pvar_index, obj_handle, handle, count,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[pe_session.word(), pvar_index.word(), obj_handle.word(), handle.word(), count.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_free(
    pe_session: MPI_T_pvar_session,
    handle: *mut MPI_T_pvar_handle,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_HANDLE_FREE);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::pvar::t_pvar_handle_free(pe_session, handle) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word(), handle.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_read(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_READ);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::pvar::t_pvar_read(pe_session, handle, buf) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word(), handle.word(), buf.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_readreset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_READRESET);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::pvar::t_pvar_readreset(pe_session, handle, buf) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word(), handle.word(), buf.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_reset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_RESET);
    let done =
        (|| -> Result<()> { crate::chapters::mpit::pvar::t_pvar_reset(pe_session, handle) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word(), handle.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_create(pe_session: *mut MPI_T_pvar_session) -> c_int {
    let call = Call::enter(ids::T_PVAR_SESSION_CREATE);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::pvar::t_pvar_session_create(pe_session) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_free(pe_session: *mut MPI_T_pvar_session) -> c_int {
    let call = Call::enter(ids::T_PVAR_SESSION_FREE);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::pvar::t_pvar_session_free(pe_session) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_start(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_START);
    let done =
        (|| -> Result<()> { crate::chapters::mpit::pvar::t_pvar_start(pe_session, handle) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word(), handle.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_stop(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_STOP);
    let done =
        (|| -> Result<()> { crate::chapters::mpit::pvar::t_pvar_stop(pe_session, handle) })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word(), handle.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_write(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *const c_void,
) -> c_int {
    let call = Call::enter(ids::T_PVAR_WRITE);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::pvar::t_pvar_write(pe_session, handle, buf) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[pe_session.word(), handle.word(), buf.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_info(
    source_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    ordering: *mut MPI_T_source_order,
    ticks_per_second: *mut MPI_Count,
    max_ticks: *mut MPI_Count,
    info: *mut MPI_Info,
) -> c_int {
    let call = Call::enter(ids::T_SOURCE_GET_INFO);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_source_get_info(
            source_index,
            name,
            name_len,
            desc,
            desc_len,
            ordering,
            ticks_per_second,
            max_ticks,
            info,
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Nobody,
            &[
                source_index.word(),
                name.word(),
                name_len.word(),
                desc.word(),
                desc_len.word(),
                ordering.word(),
                ticks_per_second.word(),
                max_ticks.word(),
                info.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_num(num_sources: *mut c_int) -> c_int {
    let call = Call::enter(ids::T_SOURCE_GET_NUM);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::mpit::none::t_source_get_num(num_sources) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[num_sources.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_timestamp(
    source_index: c_int,
    timestamp: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::T_SOURCE_GET_TIMESTAMP);
    let done = (|| -> Result<()> {
        crate::chapters::mpit::none::t_source_get_timestamp(source_index, timestamp)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Nobody, &[source_index.word(), timestamp.word()], e),
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
    ".weak MPI_T_pvar_handle_alloc",
    ".set MPI_T_pvar_handle_alloc, PMPI_T_pvar_handle_alloc",
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
