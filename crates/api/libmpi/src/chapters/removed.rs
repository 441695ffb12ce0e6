//! Functions of MPI-1 that MPI-3.0 removed (MPI-5.0 section 17.1): each is the function that took
//! its place.

use hawser_core::comm::Comm;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::Result;
use hawser_datatype::Datatype;

use super::datatype::{construct, query};
use super::errhandler as handlers;
use crate::generated::types::MPI_Comm_errhandler_function;
use crate::ints::{IntArr, IntOut};
use crate::types::*;

pub(crate) unsafe fn address(location: *mut c_void, address: *mut MPI_Aint) -> Result<()> {
    // SAFETY: the same parameters under the same conditions, here and in all functions below.
    unsafe { query::get_address(location, address) }
}

pub(crate) unsafe fn errhandler_create(
    function: MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    // SAFETY: as above.
    unsafe { handlers::comm_create_errhandler(function, errhandler) }
}

pub(crate) unsafe fn errhandler_get(comm: &Comm, errhandler: *mut MPI_Errhandler) -> Result<()> {
    // SAFETY: as above.
    unsafe { handlers::comm_get_errhandler(comm, errhandler) }
}

pub(crate) unsafe fn errhandler_set(comm: &Comm, errhandler: &Errhandler) -> Result<()> {
    // SAFETY: as above.
    unsafe { handlers::comm_set_errhandler(comm, errhandler) }
}

pub(crate) fn type_extent(datatype: &Datatype, extent: IntOut) -> Result<()> {
    extent.set(datatype.extent())
}

pub(crate) fn type_lb(datatype: &Datatype, displacement: IntOut) -> Result<()> {
    displacement.set(datatype.lb())
}

pub(crate) fn type_ub(datatype: &Datatype, displacement: IntOut) -> Result<()> {
    displacement.set(datatype.ub())
}

pub(crate) unsafe fn type_hindexed(
    count: i64,
    array_of_blocklengths: IntArr,
    array_of_displacements: IntArr,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
) -> Result<()> {
    let (lens, displs) = (array_of_blocklengths, array_of_displacements);
    // SAFETY: as above.
    unsafe { construct::type_create_hindexed(count, lens, displs, oldtype, newtype, false) }
}

pub(crate) unsafe fn type_hvector(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
) -> Result<()> {
    // SAFETY: as above.
    unsafe { construct::type_create_hvector(count, blocklength, stride, oldtype, newtype, false) }
}

pub(crate) unsafe fn type_struct(
    count: i64,
    array_of_blocklengths: IntArr,
    array_of_displacements: IntArr,
    array_of_types: *mut MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> Result<()> {
    let (lens, displs) = (array_of_blocklengths, array_of_displacements);
    // SAFETY: as above.
    unsafe { construct::type_create_struct(count, lens, displs, array_of_types, newtype, false) }
}
