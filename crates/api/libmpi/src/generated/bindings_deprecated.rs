// Made by `cargo x codegen`; do not edit.
//! Deprecated interfaces (MPI-5.0 chapter 16).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_delete(comm: MPI_Comm, keyval: c_int) -> c_int {
    let call = Call::enter(ids::ATTR_DELETE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::attr::attr_delete(comm, keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_get(
    comm: MPI_Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::ATTR_GET);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::attr::attr_get(comm, keyval, attribute_val, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), keyval.word(), attribute_val.word(), flag.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_put(
    comm: MPI_Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::ATTR_PUT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::attr::attr_put(comm, keyval, attribute_val) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Comm(comm), &[comm.word(), keyval.word(), attribute_val.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_x(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::GET_ELEMENTS_X);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(count, "count")?;
        unsafe { crate::chapters::status::get_elements_x(status, datatype, count) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get(
    info: MPI_Info,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::INFO_GET);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        checks::text(key, "key")?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::info::info_get(info, key, valuelen, value, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[info.word(), key.word(), valuelen.word(), value.word(), flag.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_valuelen(
    info: MPI_Info,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::INFO_GET_VALUELEN);
    let done = (|| -> Result<()> {
        let info = checks::info(info)?;
        checks::text(key, "key")?;
        checks::out(valuelen, "valuelen")?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::info::info_get_valuelen(info, key, valuelen, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[info.word(), key.word(), valuelen.word(), flag.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Keyval_create(
    copy_fn: MPI_Copy_function,
    delete_fn: MPI_Delete_function,
    keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::KEYVAL_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(keyval, "keyval")?;
        unsafe { crate::chapters::attr::keyval_create(copy_fn, delete_fn, keyval, extra_state) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[copy_fn.word(), delete_fn.word(), keyval.word(), extra_state.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Keyval_free(keyval: *mut c_int) -> c_int {
    let call = Call::enter(ids::KEYVAL_FREE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(keyval, "keyval")?;
        unsafe { crate::chapters::attr::keyval_free(keyval) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[keyval.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_x(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: MPI_Count,
) -> c_int {
    let call = Call::enter(ids::STATUS_SET_ELEMENTS_X);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        unsafe { crate::chapters::status::status_set_elements_x(status, datatype, count) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_x(
    datatype: MPI_Datatype,
    lb: *mut MPI_Count,
    extent: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_EXTENT_X);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(lb, "lb")?;
        checks::out(extent, "extent")?;
        unsafe { crate::chapters::datatype::query::type_get_extent_x(datatype, lb, extent) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), lb.word(), extent.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_x(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Count,
    true_extent: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_TRUE_EXTENT_X);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(true_lb, "true_lb")?;
        checks::out(true_extent, "true_extent")?;
        unsafe {
            crate::chapters::datatype::query::type_get_true_extent_x(datatype, true_lb, true_extent)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[datatype.word(), true_lb.word(), true_extent.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_x(datatype: MPI_Datatype, size: *mut MPI_Count) -> c_int {
    let call = Call::enter(ids::TYPE_SIZE_X);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(size, "size")?;
        unsafe { crate::chapters::datatype::query::type_size_x(datatype, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), size.word()], e),
    }
}

std::arch::global_asm!(
    ".weak MPI_Attr_delete",
    ".set MPI_Attr_delete, PMPI_Attr_delete",
    ".weak MPI_Attr_get",
    ".set MPI_Attr_get, PMPI_Attr_get",
    ".weak MPI_Attr_put",
    ".set MPI_Attr_put, PMPI_Attr_put",
    ".weak MPI_Get_elements_x",
    ".set MPI_Get_elements_x, PMPI_Get_elements_x",
    ".weak MPI_Info_get",
    ".set MPI_Info_get, PMPI_Info_get",
    ".weak MPI_Info_get_valuelen",
    ".set MPI_Info_get_valuelen, PMPI_Info_get_valuelen",
    ".weak MPI_Keyval_create",
    ".set MPI_Keyval_create, PMPI_Keyval_create",
    ".weak MPI_Keyval_free",
    ".set MPI_Keyval_free, PMPI_Keyval_free",
    ".weak MPI_Status_set_elements_x",
    ".set MPI_Status_set_elements_x, PMPI_Status_set_elements_x",
    ".weak MPI_Type_get_extent_x",
    ".set MPI_Type_get_extent_x, PMPI_Type_get_extent_x",
    ".weak MPI_Type_get_true_extent_x",
    ".set MPI_Type_get_true_extent_x, PMPI_Type_get_true_extent_x",
    ".weak MPI_Type_size_x",
    ".set MPI_Type_size_x, PMPI_Type_size_x",
);
