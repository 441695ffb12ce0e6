// Made by `cargo x codegen`; do not edit.
//! Virtual topologies (MPI-5.0 chapter 8).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_cart_coords(
    c: unsafe extern "C" fn(Handle, c_int, c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    rank: *const c_int,
    maxdims: *const c_int,
    coords: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *rank, *maxdims, coords);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cart_coords_(
    comm: *const c_int,
    rank: *const c_int,
    maxdims: *const c_int,
    coords: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_coords(sys::MPI_Cart_coords, comm, rank, maxdims, coords, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cart_coords_(
    comm: *const c_int,
    rank: *const c_int,
    maxdims: *const c_int,
    coords: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_coords(sys::PMPI_Cart_coords, comm, rank, maxdims, coords, ierror);
    }
}

#[inline(always)]
unsafe fn call_cart_create(
    c: unsafe extern "C" fn(Handle, c_int, *const c_int, *const c_int, c_int, *mut Handle) -> c_int,
    comm_old: *const c_int,
    ndims: *const c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: *const c_int,
    comm_cart: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_periods = Flags::read(periods, length(ndims));
        let mut c_comm_cart: Handle = null_mut();
        let code = c(
            handles::comm(*comm_old),
            *ndims,
            dims,
            c_periods.as_ptr(),
            logical::read(*reorder),
            &mut c_comm_cart,
        );
        handles::put(comm_cart, c_comm_cart);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cart_create_(
    comm_old: *const c_int,
    ndims: *const c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: *const c_int,
    comm_cart: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_create(
            sys::MPI_Cart_create,
            comm_old,
            ndims,
            dims,
            periods,
            reorder,
            comm_cart,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cart_create_(
    comm_old: *const c_int,
    ndims: *const c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: *const c_int,
    comm_cart: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_create(
            sys::PMPI_Cart_create,
            comm_old,
            ndims,
            dims,
            periods,
            reorder,
            comm_cart,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_cart_get(
    c: unsafe extern "C" fn(Handle, c_int, *mut c_int, *mut c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    maxdims: *const c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_periods = Flags::empty(length(maxdims));
        let code = c(handles::comm(*comm), *maxdims, dims, c_periods.as_mut_ptr(), coords);
        c_periods.write(periods);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cart_get_(
    comm: *const c_int,
    maxdims: *const c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_get(sys::MPI_Cart_get, comm, maxdims, dims, periods, coords, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cart_get_(
    comm: *const c_int,
    maxdims: *const c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_get(sys::PMPI_Cart_get, comm, maxdims, dims, periods, coords, ierror);
    }
}

#[inline(always)]
unsafe fn call_cart_map(
    c: unsafe extern "C" fn(Handle, c_int, *const c_int, *const c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    ndims: *const c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_periods = Flags::read(periods, length(ndims));
        let code = c(handles::comm(*comm), *ndims, dims, c_periods.as_ptr(), newrank);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cart_map_(
    comm: *const c_int,
    ndims: *const c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_map(sys::MPI_Cart_map, comm, ndims, dims, periods, newrank, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cart_map_(
    comm: *const c_int,
    ndims: *const c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_map(sys::PMPI_Cart_map, comm, ndims, dims, periods, newrank, ierror);
    }
}

#[inline(always)]
unsafe fn call_cart_rank(
    c: unsafe extern "C" fn(Handle, *const c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    coords: *const c_int,
    rank: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), coords, rank);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cart_rank_(
    comm: *const c_int,
    coords: *const c_int,
    rank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_rank(sys::MPI_Cart_rank, comm, coords, rank, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cart_rank_(
    comm: *const c_int,
    coords: *const c_int,
    rank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_rank(sys::PMPI_Cart_rank, comm, coords, rank, ierror);
    }
}

#[inline(always)]
unsafe fn call_cart_shift(
    c: unsafe extern "C" fn(Handle, c_int, c_int, *mut c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    direction: *const c_int,
    disp: *const c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *direction, *disp, rank_source, rank_dest);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cart_shift_(
    comm: *const c_int,
    direction: *const c_int,
    disp: *const c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_shift(sys::MPI_Cart_shift, comm, direction, disp, rank_source, rank_dest, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cart_shift_(
    comm: *const c_int,
    direction: *const c_int,
    disp: *const c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_shift(
            sys::PMPI_Cart_shift,
            comm,
            direction,
            disp,
            rank_source,
            rank_dest,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_cart_sub(
    c: unsafe extern "C" fn(Handle, *const c_int, *mut Handle) -> c_int,
    comm: *const c_int,
    remain_dims: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_remain_dims = Flags::read(remain_dims, handles::dimensions(*comm));
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), c_remain_dims.as_ptr(), &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cart_sub_(
    comm: *const c_int,
    remain_dims: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_sub(sys::MPI_Cart_sub, comm, remain_dims, newcomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cart_sub_(
    comm: *const c_int,
    remain_dims: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cart_sub(sys::PMPI_Cart_sub, comm, remain_dims, newcomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_cartdim_get(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    ndims: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), ndims);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cartdim_get_(
    comm: *const c_int,
    ndims: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cartdim_get(sys::MPI_Cartdim_get, comm, ndims, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cartdim_get_(
    comm: *const c_int,
    ndims: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cartdim_get(sys::PMPI_Cartdim_get, comm, ndims, ierror);
    }
}

#[inline(always)]
unsafe fn call_dims_create(
    c: unsafe extern "C" fn(c_int, c_int, *mut c_int) -> c_int,
    nnodes: *const c_int,
    ndims: *const c_int,
    dims: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*nnodes, *ndims, dims);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_dims_create_(
    nnodes: *const c_int,
    ndims: *const c_int,
    dims: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dims_create(sys::MPI_Dims_create, nnodes, ndims, dims, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_dims_create_(
    nnodes: *const c_int,
    ndims: *const c_int,
    dims: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dims_create(sys::PMPI_Dims_create, nnodes, ndims, dims, ierror);
    }
}

#[inline(always)]
unsafe fn call_dist_graph_create(
    c: unsafe extern "C" fn(
        Handle,
        c_int,
        *const c_int,
        *const c_int,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        *mut Handle,
    ) -> c_int,
    comm_old: *const c_int,
    n: *const c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: *const c_int,
    reorder: *const c_int,
    comm_dist_graph: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_comm_dist_graph: Handle = null_mut();
        let code = c(
            handles::comm(*comm_old),
            *n,
            sources,
            degrees,
            destinations,
            sentinel::ints(weights),
            handles::info(*info),
            logical::read(*reorder),
            &mut c_comm_dist_graph,
        );
        handles::put(comm_dist_graph, c_comm_dist_graph);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_dist_graph_create_(
    comm_old: *const c_int,
    n: *const c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: *const c_int,
    reorder: *const c_int,
    comm_dist_graph: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_create(
            sys::MPI_Dist_graph_create,
            comm_old,
            n,
            sources,
            degrees,
            destinations,
            weights,
            info,
            reorder,
            comm_dist_graph,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_dist_graph_create_(
    comm_old: *const c_int,
    n: *const c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: *const c_int,
    reorder: *const c_int,
    comm_dist_graph: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_create(
            sys::PMPI_Dist_graph_create,
            comm_old,
            n,
            sources,
            degrees,
            destinations,
            weights,
            info,
            reorder,
            comm_dist_graph,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_dist_graph_create_adjacent(
    c: unsafe extern "C" fn(
        Handle,
        c_int,
        *const c_int,
        *const c_int,
        c_int,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        *mut Handle,
    ) -> c_int,
    comm_old: *const c_int,
    indegree: *const c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: *const c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: *const c_int,
    reorder: *const c_int,
    comm_dist_graph: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_comm_dist_graph: Handle = null_mut();
        let code = c(
            handles::comm(*comm_old),
            *indegree,
            sources,
            sentinel::ints(sourceweights),
            *outdegree,
            destinations,
            sentinel::ints(destweights),
            handles::info(*info),
            logical::read(*reorder),
            &mut c_comm_dist_graph,
        );
        handles::put(comm_dist_graph, c_comm_dist_graph);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_dist_graph_create_adjacent_(
    comm_old: *const c_int,
    indegree: *const c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: *const c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: *const c_int,
    reorder: *const c_int,
    comm_dist_graph: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_create_adjacent(
            sys::MPI_Dist_graph_create_adjacent,
            comm_old,
            indegree,
            sources,
            sourceweights,
            outdegree,
            destinations,
            destweights,
            info,
            reorder,
            comm_dist_graph,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_dist_graph_create_adjacent_(
    comm_old: *const c_int,
    indegree: *const c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: *const c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: *const c_int,
    reorder: *const c_int,
    comm_dist_graph: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_create_adjacent(
            sys::PMPI_Dist_graph_create_adjacent,
            comm_old,
            indegree,
            sources,
            sourceweights,
            outdegree,
            destinations,
            destweights,
            info,
            reorder,
            comm_dist_graph,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_dist_graph_neighbors(
    c: unsafe extern "C" fn(
        Handle,
        c_int,
        *mut c_int,
        *mut c_int,
        c_int,
        *mut c_int,
        *mut c_int,
    ) -> c_int,
    comm: *const c_int,
    maxindegree: *const c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: *const c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::comm(*comm),
            *maxindegree,
            sources,
            sentinel::ints(sourceweights).cast_mut(),
            *maxoutdegree,
            destinations,
            sentinel::ints(destweights).cast_mut(),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_dist_graph_neighbors_(
    comm: *const c_int,
    maxindegree: *const c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: *const c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_neighbors(
            sys::MPI_Dist_graph_neighbors,
            comm,
            maxindegree,
            sources,
            sourceweights,
            maxoutdegree,
            destinations,
            destweights,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_dist_graph_neighbors_(
    comm: *const c_int,
    maxindegree: *const c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: *const c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_neighbors(
            sys::PMPI_Dist_graph_neighbors,
            comm,
            maxindegree,
            sources,
            sourceweights,
            maxoutdegree,
            destinations,
            destweights,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_dist_graph_neighbors_count(
    c: unsafe extern "C" fn(Handle, *mut c_int, *mut c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_weighted = logical::UNSET;
        let code = c(handles::comm(*comm), indegree, outdegree, &mut c_weighted);
        logical::put(weighted, c_weighted);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_dist_graph_neighbors_count_(
    comm: *const c_int,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_neighbors_count(
            sys::MPI_Dist_graph_neighbors_count,
            comm,
            indegree,
            outdegree,
            weighted,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_dist_graph_neighbors_count_(
    comm: *const c_int,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_dist_graph_neighbors_count(
            sys::PMPI_Dist_graph_neighbors_count,
            comm,
            indegree,
            outdegree,
            weighted,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_graph_create(
    c: unsafe extern "C" fn(Handle, c_int, *const c_int, *const c_int, c_int, *mut Handle) -> c_int,
    comm_old: *const c_int,
    nnodes: *const c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: *const c_int,
    comm_graph: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_comm_graph: Handle = null_mut();
        let code = c(
            handles::comm(*comm_old),
            *nnodes,
            index,
            edges,
            logical::read(*reorder),
            &mut c_comm_graph,
        );
        handles::put(comm_graph, c_comm_graph);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_graph_create_(
    comm_old: *const c_int,
    nnodes: *const c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: *const c_int,
    comm_graph: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_create(
            sys::MPI_Graph_create,
            comm_old,
            nnodes,
            index,
            edges,
            reorder,
            comm_graph,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_graph_create_(
    comm_old: *const c_int,
    nnodes: *const c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: *const c_int,
    comm_graph: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_create(
            sys::PMPI_Graph_create,
            comm_old,
            nnodes,
            index,
            edges,
            reorder,
            comm_graph,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_graph_get(
    c: unsafe extern "C" fn(Handle, c_int, c_int, *mut c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    maxindex: *const c_int,
    maxedges: *const c_int,
    index: *mut c_int,
    edges: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *maxindex, *maxedges, index, edges);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_graph_get_(
    comm: *const c_int,
    maxindex: *const c_int,
    maxedges: *const c_int,
    index: *mut c_int,
    edges: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_get(sys::MPI_Graph_get, comm, maxindex, maxedges, index, edges, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_graph_get_(
    comm: *const c_int,
    maxindex: *const c_int,
    maxedges: *const c_int,
    index: *mut c_int,
    edges: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_get(sys::PMPI_Graph_get, comm, maxindex, maxedges, index, edges, ierror);
    }
}

#[inline(always)]
unsafe fn call_graph_map(
    c: unsafe extern "C" fn(Handle, c_int, *const c_int, *const c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    nnodes: *const c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *nnodes, index, edges, newrank);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_graph_map_(
    comm: *const c_int,
    nnodes: *const c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_map(sys::MPI_Graph_map, comm, nnodes, index, edges, newrank, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_graph_map_(
    comm: *const c_int,
    nnodes: *const c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_map(sys::PMPI_Graph_map, comm, nnodes, index, edges, newrank, ierror);
    }
}

#[inline(always)]
unsafe fn call_graph_neighbors(
    c: unsafe extern "C" fn(Handle, c_int, c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    rank: *const c_int,
    maxneighbors: *const c_int,
    neighbors: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *rank, *maxneighbors, neighbors);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_graph_neighbors_(
    comm: *const c_int,
    rank: *const c_int,
    maxneighbors: *const c_int,
    neighbors: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_neighbors(sys::MPI_Graph_neighbors, comm, rank, maxneighbors, neighbors, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_graph_neighbors_(
    comm: *const c_int,
    rank: *const c_int,
    maxneighbors: *const c_int,
    neighbors: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_neighbors(
            sys::PMPI_Graph_neighbors,
            comm,
            rank,
            maxneighbors,
            neighbors,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_graph_neighbors_count(
    c: unsafe extern "C" fn(Handle, c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    rank: *const c_int,
    nneighbors: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *rank, nneighbors);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_graph_neighbors_count_(
    comm: *const c_int,
    rank: *const c_int,
    nneighbors: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_neighbors_count(sys::MPI_Graph_neighbors_count, comm, rank, nneighbors, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_graph_neighbors_count_(
    comm: *const c_int,
    rank: *const c_int,
    nneighbors: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graph_neighbors_count(sys::PMPI_Graph_neighbors_count, comm, rank, nneighbors, ierror);
    }
}

#[inline(always)]
unsafe fn call_graphdims_get(
    c: unsafe extern "C" fn(Handle, *mut c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    nnodes: *mut c_int,
    nedges: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), nnodes, nedges);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_graphdims_get_(
    comm: *const c_int,
    nnodes: *mut c_int,
    nedges: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graphdims_get(sys::MPI_Graphdims_get, comm, nnodes, nedges, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_graphdims_get_(
    comm: *const c_int,
    nnodes: *mut c_int,
    nedges: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_graphdims_get(sys::PMPI_Graphdims_get, comm, nnodes, nedges, ierror);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_allgather(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_allgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_allgather(
            sys::MPI_Ineighbor_allgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_allgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgather(
                sys::MPI_Ineighbor_allgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgather_sections(
            sys::MPI_Ineighbor_allgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_allgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_allgather(
            sys::PMPI_Ineighbor_allgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_allgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgather(
                sys::PMPI_Ineighbor_allgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgather_sections(
            sys::PMPI_Ineighbor_allgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_allgather_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_allgather(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_allgather_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_allgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgather_c(
                sys::MPI_Ineighbor_allgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgather_c_sections(
            sys::MPI_Ineighbor_allgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_allgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgather_c(
                sys::PMPI_Ineighbor_allgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgather_c_sections(
            sys::PMPI_Ineighbor_allgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_allgather_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_allgather_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_allgatherv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_allgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_allgatherv(
            sys::MPI_Ineighbor_allgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_allgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgatherv(
                sys::MPI_Ineighbor_allgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgatherv_sections(
            sys::MPI_Ineighbor_allgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_allgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_allgatherv(
            sys::PMPI_Ineighbor_allgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_allgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgatherv(
                sys::PMPI_Ineighbor_allgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgatherv_sections(
            sys::PMPI_Ineighbor_allgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_allgatherv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_allgatherv(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_allgatherv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_allgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgatherv_c(
                sys::MPI_Ineighbor_allgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgatherv_c_sections(
            sys::MPI_Ineighbor_allgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_allgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_allgatherv_c(
                sys::PMPI_Ineighbor_allgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_allgatherv_c_sections(
            sys::PMPI_Ineighbor_allgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_allgatherv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_allgatherv_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_alltoall(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_alltoall(
            sys::MPI_Ineighbor_alltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoall(
                sys::MPI_Ineighbor_alltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoall_sections(
            sys::MPI_Ineighbor_alltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_alltoall(
            sys::PMPI_Ineighbor_alltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoall(
                sys::PMPI_Ineighbor_alltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoall_sections(
            sys::PMPI_Ineighbor_alltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_alltoall_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_alltoall(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_alltoall_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoall_c(
                sys::MPI_Ineighbor_alltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoall_c_sections(
            sys::MPI_Ineighbor_alltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoall_c(
                sys::PMPI_Ineighbor_alltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoall_c_sections(
            sys::PMPI_Ineighbor_alltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_alltoall_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_alltoall_c(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_alltoallv(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_alltoallv(
            sys::MPI_Ineighbor_alltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallv(
                sys::MPI_Ineighbor_alltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallv_sections(
            sys::MPI_Ineighbor_alltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_alltoallv(
            sys::PMPI_Ineighbor_alltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallv(
                sys::PMPI_Ineighbor_alltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallv_sections(
            sys::PMPI_Ineighbor_alltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_alltoallv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_alltoallv(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_alltoallv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallv_c(
                sys::MPI_Ineighbor_alltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallv_c_sections(
            sys::MPI_Ineighbor_alltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallv_c(
                sys::PMPI_Ineighbor_alltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallv_c_sections(
            sys::PMPI_Ineighbor_alltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_alltoallv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_alltoallv_c(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_alltoallw(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const i64,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const i64,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::neighbors_to(*comm), handles::datatype);
        let c_recvtypes =
            Handles::read(recvtypes, handles::neighbors_from(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_alltoallw(
            sys::MPI_Ineighbor_alltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallw(
                sys::MPI_Ineighbor_alltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallw_sections(
            sys::MPI_Ineighbor_alltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ineighbor_alltoallw(
            sys::PMPI_Ineighbor_alltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallw(
                sys::PMPI_Ineighbor_alltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallw_sections(
            sys::PMPI_Ineighbor_alltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_alltoallw_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const i64,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const i64,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_alltoallw(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ineighbor_alltoallw_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::neighbors_to(*comm), handles::datatype);
        let c_recvtypes =
            Handles::read(recvtypes, handles::neighbors_from(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ineighbor_alltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallw_c(
                sys::MPI_Ineighbor_alltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallw_c_sections(
            sys::MPI_Ineighbor_alltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ineighbor_alltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ineighbor_alltoallw_c(
                sys::PMPI_Ineighbor_alltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ineighbor_alltoallw_c_sections(
            sys::PMPI_Ineighbor_alltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ineighbor_alltoallw_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ineighbor_alltoallw_c(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgather(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgather(
            sys::MPI_Neighbor_allgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather(
                sys::MPI_Neighbor_allgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_sections(
            sys::MPI_Neighbor_allgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgather(
            sys::PMPI_Neighbor_allgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather(
                sys::PMPI_Neighbor_allgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_sections(
            sys::PMPI_Neighbor_allgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgather_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_allgather(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgather_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather_c(
                sys::MPI_Neighbor_allgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_c_sections(
            sys::MPI_Neighbor_allgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather_c(
                sys::PMPI_Neighbor_allgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_c_sections(
            sys::PMPI_Neighbor_allgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgather_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_allgather_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgather_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgather_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgather_init(
            sys::MPI_Neighbor_allgather_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgather_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather_init(
                sys::MPI_Neighbor_allgather_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_init_sections(
            sys::MPI_Neighbor_allgather_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgather_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgather_init(
            sys::PMPI_Neighbor_allgather_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgather_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather_init(
                sys::PMPI_Neighbor_allgather_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_init_sections(
            sys::PMPI_Neighbor_allgather_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgather_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_allgather_init(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgather_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgather_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather_init_c(
                sys::MPI_Neighbor_allgather_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_init_c_sections(
            sys::MPI_Neighbor_allgather_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgather_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgather_init_c(
                sys::PMPI_Neighbor_allgather_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgather_init_c_sections(
            sys::PMPI_Neighbor_allgather_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgather_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_allgather_init_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgatherv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgatherv(
            sys::MPI_Neighbor_allgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv(
                sys::MPI_Neighbor_allgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_sections(
            sys::MPI_Neighbor_allgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgatherv(
            sys::PMPI_Neighbor_allgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv(
                sys::PMPI_Neighbor_allgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_sections(
            sys::PMPI_Neighbor_allgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgatherv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_allgatherv(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgatherv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv_c(
                sys::MPI_Neighbor_allgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_c_sections(
            sys::MPI_Neighbor_allgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv_c(
                sys::PMPI_Neighbor_allgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_c_sections(
            sys::PMPI_Neighbor_allgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgatherv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_allgatherv_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgatherv_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgatherv_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgatherv_init(
            sys::MPI_Neighbor_allgatherv_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgatherv_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv_init(
                sys::MPI_Neighbor_allgatherv_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_init_sections(
            sys::MPI_Neighbor_allgatherv_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgatherv_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_allgatherv_init(
            sys::PMPI_Neighbor_allgatherv_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgatherv_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv_init(
                sys::PMPI_Neighbor_allgatherv_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_init_sections(
            sys::PMPI_Neighbor_allgatherv_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgatherv_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_allgatherv_init(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_allgatherv_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_allgatherv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv_init_c(
                sys::MPI_Neighbor_allgatherv_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_init_c_sections(
            sys::MPI_Neighbor_allgatherv_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_allgatherv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_allgatherv_init_c(
                sys::PMPI_Neighbor_allgatherv_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_allgatherv_init_c_sections(
            sys::PMPI_Neighbor_allgatherv_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_allgatherv_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_allgatherv_init_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoall(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoall(
            sys::MPI_Neighbor_alltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall(
                sys::MPI_Neighbor_alltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_sections(
            sys::MPI_Neighbor_alltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoall(
            sys::PMPI_Neighbor_alltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall(
                sys::PMPI_Neighbor_alltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_sections(
            sys::PMPI_Neighbor_alltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoall_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_alltoall(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoall_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall_c(
                sys::MPI_Neighbor_alltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_c_sections(
            sys::MPI_Neighbor_alltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall_c(
                sys::PMPI_Neighbor_alltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_c_sections(
            sys::PMPI_Neighbor_alltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoall_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_alltoall_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoall_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoall_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoall_init(
            sys::MPI_Neighbor_alltoall_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoall_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall_init(
                sys::MPI_Neighbor_alltoall_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_init_sections(
            sys::MPI_Neighbor_alltoall_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoall_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoall_init(
            sys::PMPI_Neighbor_alltoall_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoall_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall_init(
                sys::PMPI_Neighbor_alltoall_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_init_sections(
            sys::PMPI_Neighbor_alltoall_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoall_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_alltoall_init(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, info, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoall_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoall_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall_init_c(
                sys::MPI_Neighbor_alltoall_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_init_c_sections(
            sys::MPI_Neighbor_alltoall_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoall_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoall_init_c(
                sys::PMPI_Neighbor_alltoall_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoall_init_c_sections(
            sys::PMPI_Neighbor_alltoall_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoall_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_alltoall_init_c(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, info, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallv(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallv(
            sys::MPI_Neighbor_alltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv(
                sys::MPI_Neighbor_alltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_sections(
            sys::MPI_Neighbor_alltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallv(
            sys::PMPI_Neighbor_alltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv(
                sys::PMPI_Neighbor_alltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_sections(
            sys::PMPI_Neighbor_alltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_alltoallv(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv_c(
                sys::MPI_Neighbor_alltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_c_sections(
            sys::MPI_Neighbor_alltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv_c(
                sys::PMPI_Neighbor_alltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_c_sections(
            sys::PMPI_Neighbor_alltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_alltoallv_c(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallv_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallv_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallv_init(
            sys::MPI_Neighbor_alltoallv_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallv_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv_init(
                sys::MPI_Neighbor_alltoallv_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_init_sections(
            sys::MPI_Neighbor_alltoallv_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallv_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallv_init(
            sys::PMPI_Neighbor_alltoallv_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallv_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv_init(
                sys::PMPI_Neighbor_alltoallv_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_init_sections(
            sys::PMPI_Neighbor_alltoallv_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallv_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_alltoallv_init(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallv_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv_init_c(
                sys::MPI_Neighbor_alltoallv_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_init_c_sections(
            sys::MPI_Neighbor_alltoallv_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallv_init_c(
                sys::PMPI_Neighbor_alltoallv_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallv_init_c_sections(
            sys::PMPI_Neighbor_alltoallv_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallv_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_alltoallv_init_c(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallw(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const i64,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const i64,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::neighbors_to(*comm), handles::datatype);
        let c_recvtypes =
            Handles::read(recvtypes, handles::neighbors_from(*comm), handles::datatype);
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallw(
            sys::MPI_Neighbor_alltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw(
                sys::MPI_Neighbor_alltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_sections(
            sys::MPI_Neighbor_alltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallw(
            sys::PMPI_Neighbor_alltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw(
                sys::PMPI_Neighbor_alltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_sections(
            sys::PMPI_Neighbor_alltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallw_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const i64,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const i64,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_alltoallw(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtypes,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallw_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::neighbors_to(*comm), handles::datatype);
        let c_recvtypes =
            Handles::read(recvtypes, handles::neighbors_from(*comm), handles::datatype);
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw_c(
                sys::MPI_Neighbor_alltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_c_sections(
            sys::MPI_Neighbor_alltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw_c(
                sys::PMPI_Neighbor_alltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_c_sections(
            sys::PMPI_Neighbor_alltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallw_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_neighbor_alltoallw_c(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtypes,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallw_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const i64,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const i64,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::neighbors_to(*comm), handles::datatype);
        let c_recvtypes =
            Handles::read(recvtypes, handles::neighbors_from(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallw_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallw_init(
            sys::MPI_Neighbor_alltoallw_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallw_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw_init(
                sys::MPI_Neighbor_alltoallw_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_init_sections(
            sys::MPI_Neighbor_alltoallw_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallw_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_neighbor_alltoallw_init(
            sys::PMPI_Neighbor_alltoallw_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallw_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw_init(
                sys::PMPI_Neighbor_alltoallw_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_init_sections(
            sys::PMPI_Neighbor_alltoallw_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallw_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const i64,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const i64,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_alltoallw_init(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_neighbor_alltoallw_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::neighbors_to(*comm), handles::datatype);
        let c_recvtypes =
            Handles::read(recvtypes, handles::neighbors_from(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_neighbor_alltoallw_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw_init_c(
                sys::MPI_Neighbor_alltoallw_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_init_c_sections(
            sys::MPI_Neighbor_alltoallw_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_neighbor_alltoallw_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_neighbor_alltoallw_init_c(
                sys::PMPI_Neighbor_alltoallw_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_neighbor_alltoallw_init_c_sections(
            sys::PMPI_Neighbor_alltoallw_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_neighbor_alltoallw_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_neighbor_alltoallw_init_c(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_topo_test(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    status: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), status);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_topo_test_(
    comm: *const c_int,
    status: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_topo_test(sys::MPI_Topo_test, comm, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_topo_test_(
    comm: *const c_int,
    status: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_topo_test(sys::PMPI_Topo_test, comm, status, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_cart_coords",
    ".set mpi_cart_coords, mpi_cart_coords_",
    ".globl mpi_cart_coords__",
    ".set mpi_cart_coords__, mpi_cart_coords_",
    ".globl MPI_CART_COORDS",
    ".set MPI_CART_COORDS, mpi_cart_coords_",
    ".globl ompi_cart_coords_f",
    ".set ompi_cart_coords_f, mpi_cart_coords_",
    ".globl mpi_cart_coords_f08_",
    ".set mpi_cart_coords_f08_, mpi_cart_coords_",
    ".globl mpi_cart_coords_f08",
    ".set mpi_cart_coords_f08, mpi_cart_coords_f08_",
    ".globl mpi_cart_coords_f08__",
    ".set mpi_cart_coords_f08__, mpi_cart_coords_f08_",
    ".globl MPI_CART_COORDS_F08",
    ".set MPI_CART_COORDS_F08, mpi_cart_coords_f08_",
    ".globl pmpi_cart_coords",
    ".set pmpi_cart_coords, pmpi_cart_coords_",
    ".globl pmpi_cart_coords__",
    ".set pmpi_cart_coords__, pmpi_cart_coords_",
    ".globl PMPI_CART_COORDS",
    ".set PMPI_CART_COORDS, pmpi_cart_coords_",
    ".globl pmpi_cart_coords_f08_",
    ".set pmpi_cart_coords_f08_, pmpi_cart_coords_",
    ".globl pmpi_cart_coords_f08",
    ".set pmpi_cart_coords_f08, pmpi_cart_coords_f08_",
    ".globl pmpi_cart_coords_f08__",
    ".set pmpi_cart_coords_f08__, pmpi_cart_coords_f08_",
    ".globl PMPI_CART_COORDS_F08",
    ".set PMPI_CART_COORDS_F08, pmpi_cart_coords_f08_",
    ".globl mpi_cart_create",
    ".set mpi_cart_create, mpi_cart_create_",
    ".globl mpi_cart_create__",
    ".set mpi_cart_create__, mpi_cart_create_",
    ".globl MPI_CART_CREATE",
    ".set MPI_CART_CREATE, mpi_cart_create_",
    ".globl ompi_cart_create_f",
    ".set ompi_cart_create_f, mpi_cart_create_",
    ".globl mpi_cart_create_f08_",
    ".set mpi_cart_create_f08_, mpi_cart_create_",
    ".globl mpi_cart_create_f08",
    ".set mpi_cart_create_f08, mpi_cart_create_f08_",
    ".globl mpi_cart_create_f08__",
    ".set mpi_cart_create_f08__, mpi_cart_create_f08_",
    ".globl MPI_CART_CREATE_F08",
    ".set MPI_CART_CREATE_F08, mpi_cart_create_f08_",
    ".globl pmpi_cart_create",
    ".set pmpi_cart_create, pmpi_cart_create_",
    ".globl pmpi_cart_create__",
    ".set pmpi_cart_create__, pmpi_cart_create_",
    ".globl PMPI_CART_CREATE",
    ".set PMPI_CART_CREATE, pmpi_cart_create_",
    ".globl pmpi_cart_create_f08_",
    ".set pmpi_cart_create_f08_, pmpi_cart_create_",
    ".globl pmpi_cart_create_f08",
    ".set pmpi_cart_create_f08, pmpi_cart_create_f08_",
    ".globl pmpi_cart_create_f08__",
    ".set pmpi_cart_create_f08__, pmpi_cart_create_f08_",
    ".globl PMPI_CART_CREATE_F08",
    ".set PMPI_CART_CREATE_F08, pmpi_cart_create_f08_",
    ".globl mpi_cart_get",
    ".set mpi_cart_get, mpi_cart_get_",
    ".globl mpi_cart_get__",
    ".set mpi_cart_get__, mpi_cart_get_",
    ".globl MPI_CART_GET",
    ".set MPI_CART_GET, mpi_cart_get_",
    ".globl ompi_cart_get_f",
    ".set ompi_cart_get_f, mpi_cart_get_",
    ".globl mpi_cart_get_f08_",
    ".set mpi_cart_get_f08_, mpi_cart_get_",
    ".globl mpi_cart_get_f08",
    ".set mpi_cart_get_f08, mpi_cart_get_f08_",
    ".globl mpi_cart_get_f08__",
    ".set mpi_cart_get_f08__, mpi_cart_get_f08_",
    ".globl MPI_CART_GET_F08",
    ".set MPI_CART_GET_F08, mpi_cart_get_f08_",
    ".globl pmpi_cart_get",
    ".set pmpi_cart_get, pmpi_cart_get_",
    ".globl pmpi_cart_get__",
    ".set pmpi_cart_get__, pmpi_cart_get_",
    ".globl PMPI_CART_GET",
    ".set PMPI_CART_GET, pmpi_cart_get_",
    ".globl pmpi_cart_get_f08_",
    ".set pmpi_cart_get_f08_, pmpi_cart_get_",
    ".globl pmpi_cart_get_f08",
    ".set pmpi_cart_get_f08, pmpi_cart_get_f08_",
    ".globl pmpi_cart_get_f08__",
    ".set pmpi_cart_get_f08__, pmpi_cart_get_f08_",
    ".globl PMPI_CART_GET_F08",
    ".set PMPI_CART_GET_F08, pmpi_cart_get_f08_",
    ".globl mpi_cart_map",
    ".set mpi_cart_map, mpi_cart_map_",
    ".globl mpi_cart_map__",
    ".set mpi_cart_map__, mpi_cart_map_",
    ".globl MPI_CART_MAP",
    ".set MPI_CART_MAP, mpi_cart_map_",
    ".globl ompi_cart_map_f",
    ".set ompi_cart_map_f, mpi_cart_map_",
    ".globl mpi_cart_map_f08_",
    ".set mpi_cart_map_f08_, mpi_cart_map_",
    ".globl mpi_cart_map_f08",
    ".set mpi_cart_map_f08, mpi_cart_map_f08_",
    ".globl mpi_cart_map_f08__",
    ".set mpi_cart_map_f08__, mpi_cart_map_f08_",
    ".globl MPI_CART_MAP_F08",
    ".set MPI_CART_MAP_F08, mpi_cart_map_f08_",
    ".globl pmpi_cart_map",
    ".set pmpi_cart_map, pmpi_cart_map_",
    ".globl pmpi_cart_map__",
    ".set pmpi_cart_map__, pmpi_cart_map_",
    ".globl PMPI_CART_MAP",
    ".set PMPI_CART_MAP, pmpi_cart_map_",
    ".globl pmpi_cart_map_f08_",
    ".set pmpi_cart_map_f08_, pmpi_cart_map_",
    ".globl pmpi_cart_map_f08",
    ".set pmpi_cart_map_f08, pmpi_cart_map_f08_",
    ".globl pmpi_cart_map_f08__",
    ".set pmpi_cart_map_f08__, pmpi_cart_map_f08_",
    ".globl PMPI_CART_MAP_F08",
    ".set PMPI_CART_MAP_F08, pmpi_cart_map_f08_",
    ".globl mpi_cart_rank",
    ".set mpi_cart_rank, mpi_cart_rank_",
    ".globl mpi_cart_rank__",
    ".set mpi_cart_rank__, mpi_cart_rank_",
    ".globl MPI_CART_RANK",
    ".set MPI_CART_RANK, mpi_cart_rank_",
    ".globl ompi_cart_rank_f",
    ".set ompi_cart_rank_f, mpi_cart_rank_",
    ".globl mpi_cart_rank_f08_",
    ".set mpi_cart_rank_f08_, mpi_cart_rank_",
    ".globl mpi_cart_rank_f08",
    ".set mpi_cart_rank_f08, mpi_cart_rank_f08_",
    ".globl mpi_cart_rank_f08__",
    ".set mpi_cart_rank_f08__, mpi_cart_rank_f08_",
    ".globl MPI_CART_RANK_F08",
    ".set MPI_CART_RANK_F08, mpi_cart_rank_f08_",
    ".globl pmpi_cart_rank",
    ".set pmpi_cart_rank, pmpi_cart_rank_",
    ".globl pmpi_cart_rank__",
    ".set pmpi_cart_rank__, pmpi_cart_rank_",
    ".globl PMPI_CART_RANK",
    ".set PMPI_CART_RANK, pmpi_cart_rank_",
    ".globl pmpi_cart_rank_f08_",
    ".set pmpi_cart_rank_f08_, pmpi_cart_rank_",
    ".globl pmpi_cart_rank_f08",
    ".set pmpi_cart_rank_f08, pmpi_cart_rank_f08_",
    ".globl pmpi_cart_rank_f08__",
    ".set pmpi_cart_rank_f08__, pmpi_cart_rank_f08_",
    ".globl PMPI_CART_RANK_F08",
    ".set PMPI_CART_RANK_F08, pmpi_cart_rank_f08_",
    ".globl mpi_cart_shift",
    ".set mpi_cart_shift, mpi_cart_shift_",
    ".globl mpi_cart_shift__",
    ".set mpi_cart_shift__, mpi_cart_shift_",
    ".globl MPI_CART_SHIFT",
    ".set MPI_CART_SHIFT, mpi_cart_shift_",
    ".globl ompi_cart_shift_f",
    ".set ompi_cart_shift_f, mpi_cart_shift_",
    ".globl mpi_cart_shift_f08_",
    ".set mpi_cart_shift_f08_, mpi_cart_shift_",
    ".globl mpi_cart_shift_f08",
    ".set mpi_cart_shift_f08, mpi_cart_shift_f08_",
    ".globl mpi_cart_shift_f08__",
    ".set mpi_cart_shift_f08__, mpi_cart_shift_f08_",
    ".globl MPI_CART_SHIFT_F08",
    ".set MPI_CART_SHIFT_F08, mpi_cart_shift_f08_",
    ".globl pmpi_cart_shift",
    ".set pmpi_cart_shift, pmpi_cart_shift_",
    ".globl pmpi_cart_shift__",
    ".set pmpi_cart_shift__, pmpi_cart_shift_",
    ".globl PMPI_CART_SHIFT",
    ".set PMPI_CART_SHIFT, pmpi_cart_shift_",
    ".globl pmpi_cart_shift_f08_",
    ".set pmpi_cart_shift_f08_, pmpi_cart_shift_",
    ".globl pmpi_cart_shift_f08",
    ".set pmpi_cart_shift_f08, pmpi_cart_shift_f08_",
    ".globl pmpi_cart_shift_f08__",
    ".set pmpi_cart_shift_f08__, pmpi_cart_shift_f08_",
    ".globl PMPI_CART_SHIFT_F08",
    ".set PMPI_CART_SHIFT_F08, pmpi_cart_shift_f08_",
    ".globl mpi_cart_sub",
    ".set mpi_cart_sub, mpi_cart_sub_",
    ".globl mpi_cart_sub__",
    ".set mpi_cart_sub__, mpi_cart_sub_",
    ".globl MPI_CART_SUB",
    ".set MPI_CART_SUB, mpi_cart_sub_",
    ".globl ompi_cart_sub_f",
    ".set ompi_cart_sub_f, mpi_cart_sub_",
    ".globl mpi_cart_sub_f08_",
    ".set mpi_cart_sub_f08_, mpi_cart_sub_",
    ".globl mpi_cart_sub_f08",
    ".set mpi_cart_sub_f08, mpi_cart_sub_f08_",
    ".globl mpi_cart_sub_f08__",
    ".set mpi_cart_sub_f08__, mpi_cart_sub_f08_",
    ".globl MPI_CART_SUB_F08",
    ".set MPI_CART_SUB_F08, mpi_cart_sub_f08_",
    ".globl pmpi_cart_sub",
    ".set pmpi_cart_sub, pmpi_cart_sub_",
    ".globl pmpi_cart_sub__",
    ".set pmpi_cart_sub__, pmpi_cart_sub_",
    ".globl PMPI_CART_SUB",
    ".set PMPI_CART_SUB, pmpi_cart_sub_",
    ".globl pmpi_cart_sub_f08_",
    ".set pmpi_cart_sub_f08_, pmpi_cart_sub_",
    ".globl pmpi_cart_sub_f08",
    ".set pmpi_cart_sub_f08, pmpi_cart_sub_f08_",
    ".globl pmpi_cart_sub_f08__",
    ".set pmpi_cart_sub_f08__, pmpi_cart_sub_f08_",
    ".globl PMPI_CART_SUB_F08",
    ".set PMPI_CART_SUB_F08, pmpi_cart_sub_f08_",
    ".globl mpi_cartdim_get",
    ".set mpi_cartdim_get, mpi_cartdim_get_",
    ".globl mpi_cartdim_get__",
    ".set mpi_cartdim_get__, mpi_cartdim_get_",
    ".globl MPI_CARTDIM_GET",
    ".set MPI_CARTDIM_GET, mpi_cartdim_get_",
    ".globl ompi_cartdim_get_f",
    ".set ompi_cartdim_get_f, mpi_cartdim_get_",
    ".globl mpi_cartdim_get_f08_",
    ".set mpi_cartdim_get_f08_, mpi_cartdim_get_",
    ".globl mpi_cartdim_get_f08",
    ".set mpi_cartdim_get_f08, mpi_cartdim_get_f08_",
    ".globl mpi_cartdim_get_f08__",
    ".set mpi_cartdim_get_f08__, mpi_cartdim_get_f08_",
    ".globl MPI_CARTDIM_GET_F08",
    ".set MPI_CARTDIM_GET_F08, mpi_cartdim_get_f08_",
    ".globl pmpi_cartdim_get",
    ".set pmpi_cartdim_get, pmpi_cartdim_get_",
    ".globl pmpi_cartdim_get__",
    ".set pmpi_cartdim_get__, pmpi_cartdim_get_",
    ".globl PMPI_CARTDIM_GET",
    ".set PMPI_CARTDIM_GET, pmpi_cartdim_get_",
    ".globl pmpi_cartdim_get_f08_",
    ".set pmpi_cartdim_get_f08_, pmpi_cartdim_get_",
    ".globl pmpi_cartdim_get_f08",
    ".set pmpi_cartdim_get_f08, pmpi_cartdim_get_f08_",
    ".globl pmpi_cartdim_get_f08__",
    ".set pmpi_cartdim_get_f08__, pmpi_cartdim_get_f08_",
    ".globl PMPI_CARTDIM_GET_F08",
    ".set PMPI_CARTDIM_GET_F08, pmpi_cartdim_get_f08_",
    ".globl mpi_dims_create",
    ".set mpi_dims_create, mpi_dims_create_",
    ".globl mpi_dims_create__",
    ".set mpi_dims_create__, mpi_dims_create_",
    ".globl MPI_DIMS_CREATE",
    ".set MPI_DIMS_CREATE, mpi_dims_create_",
    ".globl ompi_dims_create_f",
    ".set ompi_dims_create_f, mpi_dims_create_",
    ".globl mpi_dims_create_f08_",
    ".set mpi_dims_create_f08_, mpi_dims_create_",
    ".globl mpi_dims_create_f08",
    ".set mpi_dims_create_f08, mpi_dims_create_f08_",
    ".globl mpi_dims_create_f08__",
    ".set mpi_dims_create_f08__, mpi_dims_create_f08_",
    ".globl MPI_DIMS_CREATE_F08",
    ".set MPI_DIMS_CREATE_F08, mpi_dims_create_f08_",
    ".globl pmpi_dims_create",
    ".set pmpi_dims_create, pmpi_dims_create_",
    ".globl pmpi_dims_create__",
    ".set pmpi_dims_create__, pmpi_dims_create_",
    ".globl PMPI_DIMS_CREATE",
    ".set PMPI_DIMS_CREATE, pmpi_dims_create_",
    ".globl pmpi_dims_create_f08_",
    ".set pmpi_dims_create_f08_, pmpi_dims_create_",
    ".globl pmpi_dims_create_f08",
    ".set pmpi_dims_create_f08, pmpi_dims_create_f08_",
    ".globl pmpi_dims_create_f08__",
    ".set pmpi_dims_create_f08__, pmpi_dims_create_f08_",
    ".globl PMPI_DIMS_CREATE_F08",
    ".set PMPI_DIMS_CREATE_F08, pmpi_dims_create_f08_",
    ".globl mpi_dist_graph_create",
    ".set mpi_dist_graph_create, mpi_dist_graph_create_",
    ".globl mpi_dist_graph_create__",
    ".set mpi_dist_graph_create__, mpi_dist_graph_create_",
    ".globl MPI_DIST_GRAPH_CREATE",
    ".set MPI_DIST_GRAPH_CREATE, mpi_dist_graph_create_",
    ".globl ompi_dist_graph_create_f",
    ".set ompi_dist_graph_create_f, mpi_dist_graph_create_",
    ".globl mpi_dist_graph_create_f08_",
    ".set mpi_dist_graph_create_f08_, mpi_dist_graph_create_",
    ".globl mpi_dist_graph_create_f08",
    ".set mpi_dist_graph_create_f08, mpi_dist_graph_create_f08_",
    ".globl mpi_dist_graph_create_f08__",
    ".set mpi_dist_graph_create_f08__, mpi_dist_graph_create_f08_",
    ".globl MPI_DIST_GRAPH_CREATE_F08",
    ".set MPI_DIST_GRAPH_CREATE_F08, mpi_dist_graph_create_f08_",
    ".globl pmpi_dist_graph_create",
    ".set pmpi_dist_graph_create, pmpi_dist_graph_create_",
    ".globl pmpi_dist_graph_create__",
    ".set pmpi_dist_graph_create__, pmpi_dist_graph_create_",
    ".globl PMPI_DIST_GRAPH_CREATE",
    ".set PMPI_DIST_GRAPH_CREATE, pmpi_dist_graph_create_",
    ".globl pmpi_dist_graph_create_f08_",
    ".set pmpi_dist_graph_create_f08_, pmpi_dist_graph_create_",
    ".globl pmpi_dist_graph_create_f08",
    ".set pmpi_dist_graph_create_f08, pmpi_dist_graph_create_f08_",
    ".globl pmpi_dist_graph_create_f08__",
    ".set pmpi_dist_graph_create_f08__, pmpi_dist_graph_create_f08_",
    ".globl PMPI_DIST_GRAPH_CREATE_F08",
    ".set PMPI_DIST_GRAPH_CREATE_F08, pmpi_dist_graph_create_f08_",
    ".globl mpi_dist_graph_create_adjacent",
    ".set mpi_dist_graph_create_adjacent, mpi_dist_graph_create_adjacent_",
    ".globl mpi_dist_graph_create_adjacent__",
    ".set mpi_dist_graph_create_adjacent__, mpi_dist_graph_create_adjacent_",
    ".globl MPI_DIST_GRAPH_CREATE_ADJACENT",
    ".set MPI_DIST_GRAPH_CREATE_ADJACENT, mpi_dist_graph_create_adjacent_",
    ".globl ompi_dist_graph_create_adjacent_f",
    ".set ompi_dist_graph_create_adjacent_f, mpi_dist_graph_create_adjacent_",
    ".globl mpi_dist_graph_create_adjacent_f08_",
    ".set mpi_dist_graph_create_adjacent_f08_, mpi_dist_graph_create_adjacent_",
    ".globl mpi_dist_graph_create_adjacent_f08",
    ".set mpi_dist_graph_create_adjacent_f08, mpi_dist_graph_create_adjacent_f08_",
    ".globl mpi_dist_graph_create_adjacent_f08__",
    ".set mpi_dist_graph_create_adjacent_f08__, mpi_dist_graph_create_adjacent_f08_",
    ".globl MPI_DIST_GRAPH_CREATE_ADJACENT_F08",
    ".set MPI_DIST_GRAPH_CREATE_ADJACENT_F08, mpi_dist_graph_create_adjacent_f08_",
    ".globl pmpi_dist_graph_create_adjacent",
    ".set pmpi_dist_graph_create_adjacent, pmpi_dist_graph_create_adjacent_",
    ".globl pmpi_dist_graph_create_adjacent__",
    ".set pmpi_dist_graph_create_adjacent__, pmpi_dist_graph_create_adjacent_",
    ".globl PMPI_DIST_GRAPH_CREATE_ADJACENT",
    ".set PMPI_DIST_GRAPH_CREATE_ADJACENT, pmpi_dist_graph_create_adjacent_",
    ".globl pmpi_dist_graph_create_adjacent_f08_",
    ".set pmpi_dist_graph_create_adjacent_f08_, pmpi_dist_graph_create_adjacent_",
    ".globl pmpi_dist_graph_create_adjacent_f08",
    ".set pmpi_dist_graph_create_adjacent_f08, pmpi_dist_graph_create_adjacent_f08_",
    ".globl pmpi_dist_graph_create_adjacent_f08__",
    ".set pmpi_dist_graph_create_adjacent_f08__, pmpi_dist_graph_create_adjacent_f08_",
    ".globl PMPI_DIST_GRAPH_CREATE_ADJACENT_F08",
    ".set PMPI_DIST_GRAPH_CREATE_ADJACENT_F08, pmpi_dist_graph_create_adjacent_f08_",
    ".globl mpi_dist_graph_neighbors",
    ".set mpi_dist_graph_neighbors, mpi_dist_graph_neighbors_",
    ".globl mpi_dist_graph_neighbors__",
    ".set mpi_dist_graph_neighbors__, mpi_dist_graph_neighbors_",
    ".globl MPI_DIST_GRAPH_NEIGHBORS",
    ".set MPI_DIST_GRAPH_NEIGHBORS, mpi_dist_graph_neighbors_",
    ".globl ompi_dist_graph_neighbors_f",
    ".set ompi_dist_graph_neighbors_f, mpi_dist_graph_neighbors_",
    ".globl mpi_dist_graph_neighbors_f08_",
    ".set mpi_dist_graph_neighbors_f08_, mpi_dist_graph_neighbors_",
    ".globl mpi_dist_graph_neighbors_f08",
    ".set mpi_dist_graph_neighbors_f08, mpi_dist_graph_neighbors_f08_",
    ".globl mpi_dist_graph_neighbors_f08__",
    ".set mpi_dist_graph_neighbors_f08__, mpi_dist_graph_neighbors_f08_",
    ".globl MPI_DIST_GRAPH_NEIGHBORS_F08",
    ".set MPI_DIST_GRAPH_NEIGHBORS_F08, mpi_dist_graph_neighbors_f08_",
    ".globl pmpi_dist_graph_neighbors",
    ".set pmpi_dist_graph_neighbors, pmpi_dist_graph_neighbors_",
    ".globl pmpi_dist_graph_neighbors__",
    ".set pmpi_dist_graph_neighbors__, pmpi_dist_graph_neighbors_",
    ".globl PMPI_DIST_GRAPH_NEIGHBORS",
    ".set PMPI_DIST_GRAPH_NEIGHBORS, pmpi_dist_graph_neighbors_",
    ".globl pmpi_dist_graph_neighbors_f08_",
    ".set pmpi_dist_graph_neighbors_f08_, pmpi_dist_graph_neighbors_",
    ".globl pmpi_dist_graph_neighbors_f08",
    ".set pmpi_dist_graph_neighbors_f08, pmpi_dist_graph_neighbors_f08_",
    ".globl pmpi_dist_graph_neighbors_f08__",
    ".set pmpi_dist_graph_neighbors_f08__, pmpi_dist_graph_neighbors_f08_",
    ".globl PMPI_DIST_GRAPH_NEIGHBORS_F08",
    ".set PMPI_DIST_GRAPH_NEIGHBORS_F08, pmpi_dist_graph_neighbors_f08_",
    ".globl mpi_dist_graph_neighbors_count",
    ".set mpi_dist_graph_neighbors_count, mpi_dist_graph_neighbors_count_",
    ".globl mpi_dist_graph_neighbors_count__",
    ".set mpi_dist_graph_neighbors_count__, mpi_dist_graph_neighbors_count_",
    ".globl MPI_DIST_GRAPH_NEIGHBORS_COUNT",
    ".set MPI_DIST_GRAPH_NEIGHBORS_COUNT, mpi_dist_graph_neighbors_count_",
    ".globl ompi_dist_graph_neighbors_count_f",
    ".set ompi_dist_graph_neighbors_count_f, mpi_dist_graph_neighbors_count_",
    ".globl mpi_dist_graph_neighbors_count_f08_",
    ".set mpi_dist_graph_neighbors_count_f08_, mpi_dist_graph_neighbors_count_",
    ".globl mpi_dist_graph_neighbors_count_f08",
    ".set mpi_dist_graph_neighbors_count_f08, mpi_dist_graph_neighbors_count_f08_",
    ".globl mpi_dist_graph_neighbors_count_f08__",
    ".set mpi_dist_graph_neighbors_count_f08__, mpi_dist_graph_neighbors_count_f08_",
    ".globl MPI_DIST_GRAPH_NEIGHBORS_COUNT_F08",
    ".set MPI_DIST_GRAPH_NEIGHBORS_COUNT_F08, mpi_dist_graph_neighbors_count_f08_",
    ".globl pmpi_dist_graph_neighbors_count",
    ".set pmpi_dist_graph_neighbors_count, pmpi_dist_graph_neighbors_count_",
    ".globl pmpi_dist_graph_neighbors_count__",
    ".set pmpi_dist_graph_neighbors_count__, pmpi_dist_graph_neighbors_count_",
    ".globl PMPI_DIST_GRAPH_NEIGHBORS_COUNT",
    ".set PMPI_DIST_GRAPH_NEIGHBORS_COUNT, pmpi_dist_graph_neighbors_count_",
    ".globl pmpi_dist_graph_neighbors_count_f08_",
    ".set pmpi_dist_graph_neighbors_count_f08_, pmpi_dist_graph_neighbors_count_",
    ".globl pmpi_dist_graph_neighbors_count_f08",
    ".set pmpi_dist_graph_neighbors_count_f08, pmpi_dist_graph_neighbors_count_f08_",
    ".globl pmpi_dist_graph_neighbors_count_f08__",
    ".set pmpi_dist_graph_neighbors_count_f08__, pmpi_dist_graph_neighbors_count_f08_",
    ".globl PMPI_DIST_GRAPH_NEIGHBORS_COUNT_F08",
    ".set PMPI_DIST_GRAPH_NEIGHBORS_COUNT_F08, pmpi_dist_graph_neighbors_count_f08_",
    ".globl mpi_graph_create",
    ".set mpi_graph_create, mpi_graph_create_",
    ".globl mpi_graph_create__",
    ".set mpi_graph_create__, mpi_graph_create_",
    ".globl MPI_GRAPH_CREATE",
    ".set MPI_GRAPH_CREATE, mpi_graph_create_",
    ".globl ompi_graph_create_f",
    ".set ompi_graph_create_f, mpi_graph_create_",
    ".globl mpi_graph_create_f08_",
    ".set mpi_graph_create_f08_, mpi_graph_create_",
    ".globl mpi_graph_create_f08",
    ".set mpi_graph_create_f08, mpi_graph_create_f08_",
    ".globl mpi_graph_create_f08__",
    ".set mpi_graph_create_f08__, mpi_graph_create_f08_",
    ".globl MPI_GRAPH_CREATE_F08",
    ".set MPI_GRAPH_CREATE_F08, mpi_graph_create_f08_",
    ".globl pmpi_graph_create",
    ".set pmpi_graph_create, pmpi_graph_create_",
    ".globl pmpi_graph_create__",
    ".set pmpi_graph_create__, pmpi_graph_create_",
    ".globl PMPI_GRAPH_CREATE",
    ".set PMPI_GRAPH_CREATE, pmpi_graph_create_",
    ".globl pmpi_graph_create_f08_",
    ".set pmpi_graph_create_f08_, pmpi_graph_create_",
    ".globl pmpi_graph_create_f08",
    ".set pmpi_graph_create_f08, pmpi_graph_create_f08_",
    ".globl pmpi_graph_create_f08__",
    ".set pmpi_graph_create_f08__, pmpi_graph_create_f08_",
    ".globl PMPI_GRAPH_CREATE_F08",
    ".set PMPI_GRAPH_CREATE_F08, pmpi_graph_create_f08_",
    ".globl mpi_graph_get",
    ".set mpi_graph_get, mpi_graph_get_",
    ".globl mpi_graph_get__",
    ".set mpi_graph_get__, mpi_graph_get_",
    ".globl MPI_GRAPH_GET",
    ".set MPI_GRAPH_GET, mpi_graph_get_",
    ".globl ompi_graph_get_f",
    ".set ompi_graph_get_f, mpi_graph_get_",
    ".globl mpi_graph_get_f08_",
    ".set mpi_graph_get_f08_, mpi_graph_get_",
    ".globl mpi_graph_get_f08",
    ".set mpi_graph_get_f08, mpi_graph_get_f08_",
    ".globl mpi_graph_get_f08__",
    ".set mpi_graph_get_f08__, mpi_graph_get_f08_",
    ".globl MPI_GRAPH_GET_F08",
    ".set MPI_GRAPH_GET_F08, mpi_graph_get_f08_",
    ".globl pmpi_graph_get",
    ".set pmpi_graph_get, pmpi_graph_get_",
    ".globl pmpi_graph_get__",
    ".set pmpi_graph_get__, pmpi_graph_get_",
    ".globl PMPI_GRAPH_GET",
    ".set PMPI_GRAPH_GET, pmpi_graph_get_",
    ".globl pmpi_graph_get_f08_",
    ".set pmpi_graph_get_f08_, pmpi_graph_get_",
    ".globl pmpi_graph_get_f08",
    ".set pmpi_graph_get_f08, pmpi_graph_get_f08_",
    ".globl pmpi_graph_get_f08__",
    ".set pmpi_graph_get_f08__, pmpi_graph_get_f08_",
    ".globl PMPI_GRAPH_GET_F08",
    ".set PMPI_GRAPH_GET_F08, pmpi_graph_get_f08_",
    ".globl mpi_graph_map",
    ".set mpi_graph_map, mpi_graph_map_",
    ".globl mpi_graph_map__",
    ".set mpi_graph_map__, mpi_graph_map_",
    ".globl MPI_GRAPH_MAP",
    ".set MPI_GRAPH_MAP, mpi_graph_map_",
    ".globl ompi_graph_map_f",
    ".set ompi_graph_map_f, mpi_graph_map_",
    ".globl mpi_graph_map_f08_",
    ".set mpi_graph_map_f08_, mpi_graph_map_",
    ".globl mpi_graph_map_f08",
    ".set mpi_graph_map_f08, mpi_graph_map_f08_",
    ".globl mpi_graph_map_f08__",
    ".set mpi_graph_map_f08__, mpi_graph_map_f08_",
    ".globl MPI_GRAPH_MAP_F08",
    ".set MPI_GRAPH_MAP_F08, mpi_graph_map_f08_",
    ".globl pmpi_graph_map",
    ".set pmpi_graph_map, pmpi_graph_map_",
    ".globl pmpi_graph_map__",
    ".set pmpi_graph_map__, pmpi_graph_map_",
    ".globl PMPI_GRAPH_MAP",
    ".set PMPI_GRAPH_MAP, pmpi_graph_map_",
    ".globl pmpi_graph_map_f08_",
    ".set pmpi_graph_map_f08_, pmpi_graph_map_",
    ".globl pmpi_graph_map_f08",
    ".set pmpi_graph_map_f08, pmpi_graph_map_f08_",
    ".globl pmpi_graph_map_f08__",
    ".set pmpi_graph_map_f08__, pmpi_graph_map_f08_",
    ".globl PMPI_GRAPH_MAP_F08",
    ".set PMPI_GRAPH_MAP_F08, pmpi_graph_map_f08_",
    ".globl mpi_graph_neighbors",
    ".set mpi_graph_neighbors, mpi_graph_neighbors_",
    ".globl mpi_graph_neighbors__",
    ".set mpi_graph_neighbors__, mpi_graph_neighbors_",
    ".globl MPI_GRAPH_NEIGHBORS",
    ".set MPI_GRAPH_NEIGHBORS, mpi_graph_neighbors_",
    ".globl ompi_graph_neighbors_f",
    ".set ompi_graph_neighbors_f, mpi_graph_neighbors_",
    ".globl mpi_graph_neighbors_f08_",
    ".set mpi_graph_neighbors_f08_, mpi_graph_neighbors_",
    ".globl mpi_graph_neighbors_f08",
    ".set mpi_graph_neighbors_f08, mpi_graph_neighbors_f08_",
    ".globl mpi_graph_neighbors_f08__",
    ".set mpi_graph_neighbors_f08__, mpi_graph_neighbors_f08_",
    ".globl MPI_GRAPH_NEIGHBORS_F08",
    ".set MPI_GRAPH_NEIGHBORS_F08, mpi_graph_neighbors_f08_",
    ".globl pmpi_graph_neighbors",
    ".set pmpi_graph_neighbors, pmpi_graph_neighbors_",
    ".globl pmpi_graph_neighbors__",
    ".set pmpi_graph_neighbors__, pmpi_graph_neighbors_",
    ".globl PMPI_GRAPH_NEIGHBORS",
    ".set PMPI_GRAPH_NEIGHBORS, pmpi_graph_neighbors_",
    ".globl pmpi_graph_neighbors_f08_",
    ".set pmpi_graph_neighbors_f08_, pmpi_graph_neighbors_",
    ".globl pmpi_graph_neighbors_f08",
    ".set pmpi_graph_neighbors_f08, pmpi_graph_neighbors_f08_",
    ".globl pmpi_graph_neighbors_f08__",
    ".set pmpi_graph_neighbors_f08__, pmpi_graph_neighbors_f08_",
    ".globl PMPI_GRAPH_NEIGHBORS_F08",
    ".set PMPI_GRAPH_NEIGHBORS_F08, pmpi_graph_neighbors_f08_",
    ".globl mpi_graph_neighbors_count",
    ".set mpi_graph_neighbors_count, mpi_graph_neighbors_count_",
    ".globl mpi_graph_neighbors_count__",
    ".set mpi_graph_neighbors_count__, mpi_graph_neighbors_count_",
    ".globl MPI_GRAPH_NEIGHBORS_COUNT",
    ".set MPI_GRAPH_NEIGHBORS_COUNT, mpi_graph_neighbors_count_",
    ".globl ompi_graph_neighbors_count_f",
    ".set ompi_graph_neighbors_count_f, mpi_graph_neighbors_count_",
    ".globl mpi_graph_neighbors_count_f08_",
    ".set mpi_graph_neighbors_count_f08_, mpi_graph_neighbors_count_",
    ".globl mpi_graph_neighbors_count_f08",
    ".set mpi_graph_neighbors_count_f08, mpi_graph_neighbors_count_f08_",
    ".globl mpi_graph_neighbors_count_f08__",
    ".set mpi_graph_neighbors_count_f08__, mpi_graph_neighbors_count_f08_",
    ".globl MPI_GRAPH_NEIGHBORS_COUNT_F08",
    ".set MPI_GRAPH_NEIGHBORS_COUNT_F08, mpi_graph_neighbors_count_f08_",
    ".globl pmpi_graph_neighbors_count",
    ".set pmpi_graph_neighbors_count, pmpi_graph_neighbors_count_",
    ".globl pmpi_graph_neighbors_count__",
    ".set pmpi_graph_neighbors_count__, pmpi_graph_neighbors_count_",
    ".globl PMPI_GRAPH_NEIGHBORS_COUNT",
    ".set PMPI_GRAPH_NEIGHBORS_COUNT, pmpi_graph_neighbors_count_",
    ".globl pmpi_graph_neighbors_count_f08_",
    ".set pmpi_graph_neighbors_count_f08_, pmpi_graph_neighbors_count_",
    ".globl pmpi_graph_neighbors_count_f08",
    ".set pmpi_graph_neighbors_count_f08, pmpi_graph_neighbors_count_f08_",
    ".globl pmpi_graph_neighbors_count_f08__",
    ".set pmpi_graph_neighbors_count_f08__, pmpi_graph_neighbors_count_f08_",
    ".globl PMPI_GRAPH_NEIGHBORS_COUNT_F08",
    ".set PMPI_GRAPH_NEIGHBORS_COUNT_F08, pmpi_graph_neighbors_count_f08_",
    ".globl mpi_graphdims_get",
    ".set mpi_graphdims_get, mpi_graphdims_get_",
    ".globl mpi_graphdims_get__",
    ".set mpi_graphdims_get__, mpi_graphdims_get_",
    ".globl MPI_GRAPHDIMS_GET",
    ".set MPI_GRAPHDIMS_GET, mpi_graphdims_get_",
    ".globl ompi_graphdims_get_f",
    ".set ompi_graphdims_get_f, mpi_graphdims_get_",
    ".globl mpi_graphdims_get_f08_",
    ".set mpi_graphdims_get_f08_, mpi_graphdims_get_",
    ".globl mpi_graphdims_get_f08",
    ".set mpi_graphdims_get_f08, mpi_graphdims_get_f08_",
    ".globl mpi_graphdims_get_f08__",
    ".set mpi_graphdims_get_f08__, mpi_graphdims_get_f08_",
    ".globl MPI_GRAPHDIMS_GET_F08",
    ".set MPI_GRAPHDIMS_GET_F08, mpi_graphdims_get_f08_",
    ".globl pmpi_graphdims_get",
    ".set pmpi_graphdims_get, pmpi_graphdims_get_",
    ".globl pmpi_graphdims_get__",
    ".set pmpi_graphdims_get__, pmpi_graphdims_get_",
    ".globl PMPI_GRAPHDIMS_GET",
    ".set PMPI_GRAPHDIMS_GET, pmpi_graphdims_get_",
    ".globl pmpi_graphdims_get_f08_",
    ".set pmpi_graphdims_get_f08_, pmpi_graphdims_get_",
    ".globl pmpi_graphdims_get_f08",
    ".set pmpi_graphdims_get_f08, pmpi_graphdims_get_f08_",
    ".globl pmpi_graphdims_get_f08__",
    ".set pmpi_graphdims_get_f08__, pmpi_graphdims_get_f08_",
    ".globl PMPI_GRAPHDIMS_GET_F08",
    ".set PMPI_GRAPHDIMS_GET_F08, pmpi_graphdims_get_f08_",
    ".globl mpi_ineighbor_allgather",
    ".set mpi_ineighbor_allgather, mpi_ineighbor_allgather_",
    ".globl mpi_ineighbor_allgather__",
    ".set mpi_ineighbor_allgather__, mpi_ineighbor_allgather_",
    ".globl MPI_INEIGHBOR_ALLGATHER",
    ".set MPI_INEIGHBOR_ALLGATHER, mpi_ineighbor_allgather_",
    ".globl ompi_ineighbor_allgather_f",
    ".set ompi_ineighbor_allgather_f, mpi_ineighbor_allgather_",
    ".globl pmpi_ineighbor_allgather",
    ".set pmpi_ineighbor_allgather, pmpi_ineighbor_allgather_",
    ".globl pmpi_ineighbor_allgather__",
    ".set pmpi_ineighbor_allgather__, pmpi_ineighbor_allgather_",
    ".globl PMPI_INEIGHBOR_ALLGATHER",
    ".set PMPI_INEIGHBOR_ALLGATHER, pmpi_ineighbor_allgather_",
    ".globl mpi_ineighbor_allgatherv",
    ".set mpi_ineighbor_allgatherv, mpi_ineighbor_allgatherv_",
    ".globl mpi_ineighbor_allgatherv__",
    ".set mpi_ineighbor_allgatherv__, mpi_ineighbor_allgatherv_",
    ".globl MPI_INEIGHBOR_ALLGATHERV",
    ".set MPI_INEIGHBOR_ALLGATHERV, mpi_ineighbor_allgatherv_",
    ".globl ompi_ineighbor_allgatherv_f",
    ".set ompi_ineighbor_allgatherv_f, mpi_ineighbor_allgatherv_",
    ".globl pmpi_ineighbor_allgatherv",
    ".set pmpi_ineighbor_allgatherv, pmpi_ineighbor_allgatherv_",
    ".globl pmpi_ineighbor_allgatherv__",
    ".set pmpi_ineighbor_allgatherv__, pmpi_ineighbor_allgatherv_",
    ".globl PMPI_INEIGHBOR_ALLGATHERV",
    ".set PMPI_INEIGHBOR_ALLGATHERV, pmpi_ineighbor_allgatherv_",
    ".globl mpi_ineighbor_alltoall",
    ".set mpi_ineighbor_alltoall, mpi_ineighbor_alltoall_",
    ".globl mpi_ineighbor_alltoall__",
    ".set mpi_ineighbor_alltoall__, mpi_ineighbor_alltoall_",
    ".globl MPI_INEIGHBOR_ALLTOALL",
    ".set MPI_INEIGHBOR_ALLTOALL, mpi_ineighbor_alltoall_",
    ".globl ompi_ineighbor_alltoall_f",
    ".set ompi_ineighbor_alltoall_f, mpi_ineighbor_alltoall_",
    ".globl pmpi_ineighbor_alltoall",
    ".set pmpi_ineighbor_alltoall, pmpi_ineighbor_alltoall_",
    ".globl pmpi_ineighbor_alltoall__",
    ".set pmpi_ineighbor_alltoall__, pmpi_ineighbor_alltoall_",
    ".globl PMPI_INEIGHBOR_ALLTOALL",
    ".set PMPI_INEIGHBOR_ALLTOALL, pmpi_ineighbor_alltoall_",
    ".globl mpi_ineighbor_alltoallv",
    ".set mpi_ineighbor_alltoallv, mpi_ineighbor_alltoallv_",
    ".globl mpi_ineighbor_alltoallv__",
    ".set mpi_ineighbor_alltoallv__, mpi_ineighbor_alltoallv_",
    ".globl MPI_INEIGHBOR_ALLTOALLV",
    ".set MPI_INEIGHBOR_ALLTOALLV, mpi_ineighbor_alltoallv_",
    ".globl ompi_ineighbor_alltoallv_f",
    ".set ompi_ineighbor_alltoallv_f, mpi_ineighbor_alltoallv_",
    ".globl pmpi_ineighbor_alltoallv",
    ".set pmpi_ineighbor_alltoallv, pmpi_ineighbor_alltoallv_",
    ".globl pmpi_ineighbor_alltoallv__",
    ".set pmpi_ineighbor_alltoallv__, pmpi_ineighbor_alltoallv_",
    ".globl PMPI_INEIGHBOR_ALLTOALLV",
    ".set PMPI_INEIGHBOR_ALLTOALLV, pmpi_ineighbor_alltoallv_",
    ".globl mpi_ineighbor_alltoallw",
    ".set mpi_ineighbor_alltoallw, mpi_ineighbor_alltoallw_",
    ".globl mpi_ineighbor_alltoallw__",
    ".set mpi_ineighbor_alltoallw__, mpi_ineighbor_alltoallw_",
    ".globl MPI_INEIGHBOR_ALLTOALLW",
    ".set MPI_INEIGHBOR_ALLTOALLW, mpi_ineighbor_alltoallw_",
    ".globl ompi_ineighbor_alltoallw_f",
    ".set ompi_ineighbor_alltoallw_f, mpi_ineighbor_alltoallw_",
    ".globl pmpi_ineighbor_alltoallw",
    ".set pmpi_ineighbor_alltoallw, pmpi_ineighbor_alltoallw_",
    ".globl pmpi_ineighbor_alltoallw__",
    ".set pmpi_ineighbor_alltoallw__, pmpi_ineighbor_alltoallw_",
    ".globl PMPI_INEIGHBOR_ALLTOALLW",
    ".set PMPI_INEIGHBOR_ALLTOALLW, pmpi_ineighbor_alltoallw_",
    ".globl mpi_neighbor_allgather",
    ".set mpi_neighbor_allgather, mpi_neighbor_allgather_",
    ".globl mpi_neighbor_allgather__",
    ".set mpi_neighbor_allgather__, mpi_neighbor_allgather_",
    ".globl MPI_NEIGHBOR_ALLGATHER",
    ".set MPI_NEIGHBOR_ALLGATHER, mpi_neighbor_allgather_",
    ".globl ompi_neighbor_allgather_f",
    ".set ompi_neighbor_allgather_f, mpi_neighbor_allgather_",
    ".globl pmpi_neighbor_allgather",
    ".set pmpi_neighbor_allgather, pmpi_neighbor_allgather_",
    ".globl pmpi_neighbor_allgather__",
    ".set pmpi_neighbor_allgather__, pmpi_neighbor_allgather_",
    ".globl PMPI_NEIGHBOR_ALLGATHER",
    ".set PMPI_NEIGHBOR_ALLGATHER, pmpi_neighbor_allgather_",
    ".globl mpi_neighbor_allgather_init",
    ".set mpi_neighbor_allgather_init, mpi_neighbor_allgather_init_",
    ".globl mpi_neighbor_allgather_init__",
    ".set mpi_neighbor_allgather_init__, mpi_neighbor_allgather_init_",
    ".globl MPI_NEIGHBOR_ALLGATHER_INIT",
    ".set MPI_NEIGHBOR_ALLGATHER_INIT, mpi_neighbor_allgather_init_",
    ".globl ompi_neighbor_allgather_init_f",
    ".set ompi_neighbor_allgather_init_f, mpi_neighbor_allgather_init_",
    ".globl mpix_neighbor_allgather_init_",
    ".set mpix_neighbor_allgather_init_, mpi_neighbor_allgather_init_",
    ".globl mpix_neighbor_allgather_init",
    ".set mpix_neighbor_allgather_init, mpix_neighbor_allgather_init_",
    ".globl mpix_neighbor_allgather_init__",
    ".set mpix_neighbor_allgather_init__, mpix_neighbor_allgather_init_",
    ".globl MPIX_NEIGHBOR_ALLGATHER_INIT",
    ".set MPIX_NEIGHBOR_ALLGATHER_INIT, mpix_neighbor_allgather_init_",
    ".globl ompix_neighbor_allgather_init_f",
    ".set ompix_neighbor_allgather_init_f, mpix_neighbor_allgather_init_",
    ".globl pmpi_neighbor_allgather_init",
    ".set pmpi_neighbor_allgather_init, pmpi_neighbor_allgather_init_",
    ".globl pmpi_neighbor_allgather_init__",
    ".set pmpi_neighbor_allgather_init__, pmpi_neighbor_allgather_init_",
    ".globl PMPI_NEIGHBOR_ALLGATHER_INIT",
    ".set PMPI_NEIGHBOR_ALLGATHER_INIT, pmpi_neighbor_allgather_init_",
    ".globl pmpix_neighbor_allgather_init_",
    ".set pmpix_neighbor_allgather_init_, pmpi_neighbor_allgather_init_",
    ".globl pmpix_neighbor_allgather_init",
    ".set pmpix_neighbor_allgather_init, pmpix_neighbor_allgather_init_",
    ".globl pmpix_neighbor_allgather_init__",
    ".set pmpix_neighbor_allgather_init__, pmpix_neighbor_allgather_init_",
    ".globl PMPIX_NEIGHBOR_ALLGATHER_INIT",
    ".set PMPIX_NEIGHBOR_ALLGATHER_INIT, pmpix_neighbor_allgather_init_",
    ".globl mpi_neighbor_allgatherv",
    ".set mpi_neighbor_allgatherv, mpi_neighbor_allgatherv_",
    ".globl mpi_neighbor_allgatherv__",
    ".set mpi_neighbor_allgatherv__, mpi_neighbor_allgatherv_",
    ".globl MPI_NEIGHBOR_ALLGATHERV",
    ".set MPI_NEIGHBOR_ALLGATHERV, mpi_neighbor_allgatherv_",
    ".globl ompi_neighbor_allgatherv_f",
    ".set ompi_neighbor_allgatherv_f, mpi_neighbor_allgatherv_",
    ".globl pmpi_neighbor_allgatherv",
    ".set pmpi_neighbor_allgatherv, pmpi_neighbor_allgatherv_",
    ".globl pmpi_neighbor_allgatherv__",
    ".set pmpi_neighbor_allgatherv__, pmpi_neighbor_allgatherv_",
    ".globl PMPI_NEIGHBOR_ALLGATHERV",
    ".set PMPI_NEIGHBOR_ALLGATHERV, pmpi_neighbor_allgatherv_",
    ".globl mpi_neighbor_allgatherv_init",
    ".set mpi_neighbor_allgatherv_init, mpi_neighbor_allgatherv_init_",
    ".globl mpi_neighbor_allgatherv_init__",
    ".set mpi_neighbor_allgatherv_init__, mpi_neighbor_allgatherv_init_",
    ".globl MPI_NEIGHBOR_ALLGATHERV_INIT",
    ".set MPI_NEIGHBOR_ALLGATHERV_INIT, mpi_neighbor_allgatherv_init_",
    ".globl ompi_neighbor_allgatherv_init_f",
    ".set ompi_neighbor_allgatherv_init_f, mpi_neighbor_allgatherv_init_",
    ".globl mpix_neighbor_allgatherv_init_",
    ".set mpix_neighbor_allgatherv_init_, mpi_neighbor_allgatherv_init_",
    ".globl mpix_neighbor_allgatherv_init",
    ".set mpix_neighbor_allgatherv_init, mpix_neighbor_allgatherv_init_",
    ".globl mpix_neighbor_allgatherv_init__",
    ".set mpix_neighbor_allgatherv_init__, mpix_neighbor_allgatherv_init_",
    ".globl MPIX_NEIGHBOR_ALLGATHERV_INIT",
    ".set MPIX_NEIGHBOR_ALLGATHERV_INIT, mpix_neighbor_allgatherv_init_",
    ".globl ompix_neighbor_allgatherv_init_f",
    ".set ompix_neighbor_allgatherv_init_f, mpix_neighbor_allgatherv_init_",
    ".globl pmpi_neighbor_allgatherv_init",
    ".set pmpi_neighbor_allgatherv_init, pmpi_neighbor_allgatherv_init_",
    ".globl pmpi_neighbor_allgatherv_init__",
    ".set pmpi_neighbor_allgatherv_init__, pmpi_neighbor_allgatherv_init_",
    ".globl PMPI_NEIGHBOR_ALLGATHERV_INIT",
    ".set PMPI_NEIGHBOR_ALLGATHERV_INIT, pmpi_neighbor_allgatherv_init_",
    ".globl pmpix_neighbor_allgatherv_init_",
    ".set pmpix_neighbor_allgatherv_init_, pmpi_neighbor_allgatherv_init_",
    ".globl pmpix_neighbor_allgatherv_init",
    ".set pmpix_neighbor_allgatherv_init, pmpix_neighbor_allgatherv_init_",
    ".globl pmpix_neighbor_allgatherv_init__",
    ".set pmpix_neighbor_allgatherv_init__, pmpix_neighbor_allgatherv_init_",
    ".globl PMPIX_NEIGHBOR_ALLGATHERV_INIT",
    ".set PMPIX_NEIGHBOR_ALLGATHERV_INIT, pmpix_neighbor_allgatherv_init_",
    ".globl mpi_neighbor_alltoall",
    ".set mpi_neighbor_alltoall, mpi_neighbor_alltoall_",
    ".globl mpi_neighbor_alltoall__",
    ".set mpi_neighbor_alltoall__, mpi_neighbor_alltoall_",
    ".globl MPI_NEIGHBOR_ALLTOALL",
    ".set MPI_NEIGHBOR_ALLTOALL, mpi_neighbor_alltoall_",
    ".globl ompi_neighbor_alltoall_f",
    ".set ompi_neighbor_alltoall_f, mpi_neighbor_alltoall_",
    ".globl pmpi_neighbor_alltoall",
    ".set pmpi_neighbor_alltoall, pmpi_neighbor_alltoall_",
    ".globl pmpi_neighbor_alltoall__",
    ".set pmpi_neighbor_alltoall__, pmpi_neighbor_alltoall_",
    ".globl PMPI_NEIGHBOR_ALLTOALL",
    ".set PMPI_NEIGHBOR_ALLTOALL, pmpi_neighbor_alltoall_",
    ".globl mpi_neighbor_alltoall_init",
    ".set mpi_neighbor_alltoall_init, mpi_neighbor_alltoall_init_",
    ".globl mpi_neighbor_alltoall_init__",
    ".set mpi_neighbor_alltoall_init__, mpi_neighbor_alltoall_init_",
    ".globl MPI_NEIGHBOR_ALLTOALL_INIT",
    ".set MPI_NEIGHBOR_ALLTOALL_INIT, mpi_neighbor_alltoall_init_",
    ".globl ompi_neighbor_alltoall_init_f",
    ".set ompi_neighbor_alltoall_init_f, mpi_neighbor_alltoall_init_",
    ".globl mpix_neighbor_alltoall_init_",
    ".set mpix_neighbor_alltoall_init_, mpi_neighbor_alltoall_init_",
    ".globl mpix_neighbor_alltoall_init",
    ".set mpix_neighbor_alltoall_init, mpix_neighbor_alltoall_init_",
    ".globl mpix_neighbor_alltoall_init__",
    ".set mpix_neighbor_alltoall_init__, mpix_neighbor_alltoall_init_",
    ".globl MPIX_NEIGHBOR_ALLTOALL_INIT",
    ".set MPIX_NEIGHBOR_ALLTOALL_INIT, mpix_neighbor_alltoall_init_",
    ".globl ompix_neighbor_alltoall_init_f",
    ".set ompix_neighbor_alltoall_init_f, mpix_neighbor_alltoall_init_",
    ".globl pmpi_neighbor_alltoall_init",
    ".set pmpi_neighbor_alltoall_init, pmpi_neighbor_alltoall_init_",
    ".globl pmpi_neighbor_alltoall_init__",
    ".set pmpi_neighbor_alltoall_init__, pmpi_neighbor_alltoall_init_",
    ".globl PMPI_NEIGHBOR_ALLTOALL_INIT",
    ".set PMPI_NEIGHBOR_ALLTOALL_INIT, pmpi_neighbor_alltoall_init_",
    ".globl pmpix_neighbor_alltoall_init_",
    ".set pmpix_neighbor_alltoall_init_, pmpi_neighbor_alltoall_init_",
    ".globl pmpix_neighbor_alltoall_init",
    ".set pmpix_neighbor_alltoall_init, pmpix_neighbor_alltoall_init_",
    ".globl pmpix_neighbor_alltoall_init__",
    ".set pmpix_neighbor_alltoall_init__, pmpix_neighbor_alltoall_init_",
    ".globl PMPIX_NEIGHBOR_ALLTOALL_INIT",
    ".set PMPIX_NEIGHBOR_ALLTOALL_INIT, pmpix_neighbor_alltoall_init_",
    ".globl mpi_neighbor_alltoallv",
    ".set mpi_neighbor_alltoallv, mpi_neighbor_alltoallv_",
    ".globl mpi_neighbor_alltoallv__",
    ".set mpi_neighbor_alltoallv__, mpi_neighbor_alltoallv_",
    ".globl MPI_NEIGHBOR_ALLTOALLV",
    ".set MPI_NEIGHBOR_ALLTOALLV, mpi_neighbor_alltoallv_",
    ".globl ompi_neighbor_alltoallv_f",
    ".set ompi_neighbor_alltoallv_f, mpi_neighbor_alltoallv_",
    ".globl pmpi_neighbor_alltoallv",
    ".set pmpi_neighbor_alltoallv, pmpi_neighbor_alltoallv_",
    ".globl pmpi_neighbor_alltoallv__",
    ".set pmpi_neighbor_alltoallv__, pmpi_neighbor_alltoallv_",
    ".globl PMPI_NEIGHBOR_ALLTOALLV",
    ".set PMPI_NEIGHBOR_ALLTOALLV, pmpi_neighbor_alltoallv_",
    ".globl mpi_neighbor_alltoallv_init",
    ".set mpi_neighbor_alltoallv_init, mpi_neighbor_alltoallv_init_",
    ".globl mpi_neighbor_alltoallv_init__",
    ".set mpi_neighbor_alltoallv_init__, mpi_neighbor_alltoallv_init_",
    ".globl MPI_NEIGHBOR_ALLTOALLV_INIT",
    ".set MPI_NEIGHBOR_ALLTOALLV_INIT, mpi_neighbor_alltoallv_init_",
    ".globl ompi_neighbor_alltoallv_init_f",
    ".set ompi_neighbor_alltoallv_init_f, mpi_neighbor_alltoallv_init_",
    ".globl mpix_neighbor_alltoallv_init_",
    ".set mpix_neighbor_alltoallv_init_, mpi_neighbor_alltoallv_init_",
    ".globl mpix_neighbor_alltoallv_init",
    ".set mpix_neighbor_alltoallv_init, mpix_neighbor_alltoallv_init_",
    ".globl mpix_neighbor_alltoallv_init__",
    ".set mpix_neighbor_alltoallv_init__, mpix_neighbor_alltoallv_init_",
    ".globl MPIX_NEIGHBOR_ALLTOALLV_INIT",
    ".set MPIX_NEIGHBOR_ALLTOALLV_INIT, mpix_neighbor_alltoallv_init_",
    ".globl ompix_neighbor_alltoallv_init_f",
    ".set ompix_neighbor_alltoallv_init_f, mpix_neighbor_alltoallv_init_",
    ".globl pmpi_neighbor_alltoallv_init",
    ".set pmpi_neighbor_alltoallv_init, pmpi_neighbor_alltoallv_init_",
    ".globl pmpi_neighbor_alltoallv_init__",
    ".set pmpi_neighbor_alltoallv_init__, pmpi_neighbor_alltoallv_init_",
    ".globl PMPI_NEIGHBOR_ALLTOALLV_INIT",
    ".set PMPI_NEIGHBOR_ALLTOALLV_INIT, pmpi_neighbor_alltoallv_init_",
    ".globl pmpix_neighbor_alltoallv_init_",
    ".set pmpix_neighbor_alltoallv_init_, pmpi_neighbor_alltoallv_init_",
    ".globl pmpix_neighbor_alltoallv_init",
    ".set pmpix_neighbor_alltoallv_init, pmpix_neighbor_alltoallv_init_",
    ".globl pmpix_neighbor_alltoallv_init__",
    ".set pmpix_neighbor_alltoallv_init__, pmpix_neighbor_alltoallv_init_",
    ".globl PMPIX_NEIGHBOR_ALLTOALLV_INIT",
    ".set PMPIX_NEIGHBOR_ALLTOALLV_INIT, pmpix_neighbor_alltoallv_init_",
    ".globl mpi_neighbor_alltoallw",
    ".set mpi_neighbor_alltoallw, mpi_neighbor_alltoallw_",
    ".globl mpi_neighbor_alltoallw__",
    ".set mpi_neighbor_alltoallw__, mpi_neighbor_alltoallw_",
    ".globl MPI_NEIGHBOR_ALLTOALLW",
    ".set MPI_NEIGHBOR_ALLTOALLW, mpi_neighbor_alltoallw_",
    ".globl ompi_neighbor_alltoallw_f",
    ".set ompi_neighbor_alltoallw_f, mpi_neighbor_alltoallw_",
    ".globl pmpi_neighbor_alltoallw",
    ".set pmpi_neighbor_alltoallw, pmpi_neighbor_alltoallw_",
    ".globl pmpi_neighbor_alltoallw__",
    ".set pmpi_neighbor_alltoallw__, pmpi_neighbor_alltoallw_",
    ".globl PMPI_NEIGHBOR_ALLTOALLW",
    ".set PMPI_NEIGHBOR_ALLTOALLW, pmpi_neighbor_alltoallw_",
    ".globl mpi_neighbor_alltoallw_init",
    ".set mpi_neighbor_alltoallw_init, mpi_neighbor_alltoallw_init_",
    ".globl mpi_neighbor_alltoallw_init__",
    ".set mpi_neighbor_alltoallw_init__, mpi_neighbor_alltoallw_init_",
    ".globl MPI_NEIGHBOR_ALLTOALLW_INIT",
    ".set MPI_NEIGHBOR_ALLTOALLW_INIT, mpi_neighbor_alltoallw_init_",
    ".globl ompi_neighbor_alltoallw_init_f",
    ".set ompi_neighbor_alltoallw_init_f, mpi_neighbor_alltoallw_init_",
    ".globl mpix_neighbor_alltoallw_init_",
    ".set mpix_neighbor_alltoallw_init_, mpi_neighbor_alltoallw_init_",
    ".globl mpix_neighbor_alltoallw_init",
    ".set mpix_neighbor_alltoallw_init, mpix_neighbor_alltoallw_init_",
    ".globl mpix_neighbor_alltoallw_init__",
    ".set mpix_neighbor_alltoallw_init__, mpix_neighbor_alltoallw_init_",
    ".globl MPIX_NEIGHBOR_ALLTOALLW_INIT",
    ".set MPIX_NEIGHBOR_ALLTOALLW_INIT, mpix_neighbor_alltoallw_init_",
    ".globl ompix_neighbor_alltoallw_init_f",
    ".set ompix_neighbor_alltoallw_init_f, mpix_neighbor_alltoallw_init_",
    ".globl pmpi_neighbor_alltoallw_init",
    ".set pmpi_neighbor_alltoallw_init, pmpi_neighbor_alltoallw_init_",
    ".globl pmpi_neighbor_alltoallw_init__",
    ".set pmpi_neighbor_alltoallw_init__, pmpi_neighbor_alltoallw_init_",
    ".globl PMPI_NEIGHBOR_ALLTOALLW_INIT",
    ".set PMPI_NEIGHBOR_ALLTOALLW_INIT, pmpi_neighbor_alltoallw_init_",
    ".globl pmpix_neighbor_alltoallw_init_",
    ".set pmpix_neighbor_alltoallw_init_, pmpi_neighbor_alltoallw_init_",
    ".globl pmpix_neighbor_alltoallw_init",
    ".set pmpix_neighbor_alltoallw_init, pmpix_neighbor_alltoallw_init_",
    ".globl pmpix_neighbor_alltoallw_init__",
    ".set pmpix_neighbor_alltoallw_init__, pmpix_neighbor_alltoallw_init_",
    ".globl PMPIX_NEIGHBOR_ALLTOALLW_INIT",
    ".set PMPIX_NEIGHBOR_ALLTOALLW_INIT, pmpix_neighbor_alltoallw_init_",
    ".globl mpi_topo_test",
    ".set mpi_topo_test, mpi_topo_test_",
    ".globl mpi_topo_test__",
    ".set mpi_topo_test__, mpi_topo_test_",
    ".globl MPI_TOPO_TEST",
    ".set MPI_TOPO_TEST, mpi_topo_test_",
    ".globl ompi_topo_test_f",
    ".set ompi_topo_test_f, mpi_topo_test_",
    ".globl mpi_topo_test_f08_",
    ".set mpi_topo_test_f08_, mpi_topo_test_",
    ".globl mpi_topo_test_f08",
    ".set mpi_topo_test_f08, mpi_topo_test_f08_",
    ".globl mpi_topo_test_f08__",
    ".set mpi_topo_test_f08__, mpi_topo_test_f08_",
    ".globl MPI_TOPO_TEST_F08",
    ".set MPI_TOPO_TEST_F08, mpi_topo_test_f08_",
    ".globl pmpi_topo_test",
    ".set pmpi_topo_test, pmpi_topo_test_",
    ".globl pmpi_topo_test__",
    ".set pmpi_topo_test__, pmpi_topo_test_",
    ".globl PMPI_TOPO_TEST",
    ".set PMPI_TOPO_TEST, pmpi_topo_test_",
    ".globl pmpi_topo_test_f08_",
    ".set pmpi_topo_test_f08_, pmpi_topo_test_",
    ".globl pmpi_topo_test_f08",
    ".set pmpi_topo_test_f08, pmpi_topo_test_f08_",
    ".globl pmpi_topo_test_f08__",
    ".set pmpi_topo_test_f08__, pmpi_topo_test_f08_",
    ".globl PMPI_TOPO_TEST_F08",
    ".set PMPI_TOPO_TEST_F08, pmpi_topo_test_f08_",
);
