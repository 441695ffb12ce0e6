// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 8: Virtual topologies.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_coords(
    comm: Hand,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let rank_given = rank;
        let maxdims_given = maxdims;
        let coords_given = coords;
        let comm = handle_in(&COMM, comm);
        let rank = int_in(PROCS, rank);

        let call: unsafe extern "C" fn(usize, c_int, c_int, *mut c_int) -> c_int =
            below(at::CART_COORDS);
        let done = call(comm, rank, maxdims, coords);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_create(
    comm_old: Hand,
    ndims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    reorder: c_int,
    comm_cart: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_old_given = comm_old;
        let ndims_given = ndims;
        let dims_given = dims;
        let periods_given = periods;
        let reorder_given = reorder;
        let comm_cart_given = comm_cart;
        let comm_old = handle_in(&COMM, comm_old);

        let mut comm_cart = OneHandle::new(&COMM, comm_cart, false);
        let call: unsafe extern "C" fn(
            usize,
            c_int,
            *mut c_int,
            *mut c_int,
            c_int,
            *mut usize,
        ) -> c_int = below(at::CART_CREATE);
        let done = call(comm_old, ndims, dims, periods, reorder, comm_cart.pass());
        comm_cart.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_get(
    comm: Hand,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let maxdims_given = maxdims;
        let dims_given = dims;
        let periods_given = periods;
        let coords_given = coords;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut c_int, *mut c_int) -> c_int =
            below(at::CART_GET);
        let done = call(comm, maxdims, dims, periods, coords);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_map(
    comm: Hand,
    ndims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let ndims_given = ndims;
        let dims_given = dims;
        let periods_given = periods;
        let newrank_given = newrank;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut c_int, *mut c_int) -> c_int =
            below(at::CART_MAP);
        let done = call(comm, ndims, dims, periods, newrank);
        int_out(PROCS, newrank_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_rank(comm: Hand, coords: *mut c_int, rank: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let coords_given = coords;
        let rank_given = rank;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int, *mut c_int) -> c_int =
            below(at::CART_RANK);
        let done = call(comm, coords, rank);
        int_out(PROCS, rank_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_shift(
    comm: Hand,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let direction_given = direction;
        let disp_given = disp;
        let rank_source_given = rank_source;
        let rank_dest_given = rank_dest;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, c_int, c_int, *mut c_int, *mut c_int) -> c_int =
            below(at::CART_SHIFT);
        let done = call(comm, direction, disp, rank_source, rank_dest);
        int_out(PROCS, rank_source_given, 1);
        int_out(PROCS, rank_dest_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_sub(
    comm: Hand,
    remain_dims: *mut c_int,
    newcomm: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let remain_dims_given = remain_dims;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);

        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, *mut c_int, *mut usize) -> c_int =
            below(at::CART_SUB);
        let done = call(comm, remain_dims, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cartdim_get(comm: Hand, ndims: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let ndims_given = ndims;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::CARTDIM_GET);
        let done = call(comm, ndims);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let nnodes_given = nnodes;
        let ndims_given = ndims;
        let dims_given = dims;

        let call: unsafe extern "C" fn(c_int, c_int, *mut c_int) -> c_int = below(at::DIMS_CREATE);
        let done = call(nnodes, ndims, dims);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create(
    comm_old: Hand,
    n: c_int,
    sources: *mut c_int,
    degrees: *mut c_int,
    destinations: *mut c_int,
    weights: *mut c_int,
    info: Hand,
    reorder: c_int,
    comm_dist_graph: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_old_given = comm_old;
        let n_given = n;
        let sources_given = sources;
        let degrees_given = degrees;
        let destinations_given = destinations;
        let weights_given = weights;
        let info_given = info;
        let reorder_given = reorder;
        let comm_dist_graph_given = comm_dist_graph;
        let comm_old = handle_in(&COMM, comm_old);

        let mut sources = IntArray::new(PROCS, sources, n_given as usize);

        let mut destinations = IntArray::new(PROCS, destinations, 0);
        let weights = weights_in(weights);
        let info = handle_in(&INFO, info);

        let mut comm_dist_graph = OneHandle::new(&COMM, comm_dist_graph, false);
        let call: unsafe extern "C" fn(
            usize,
            c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            usize,
            c_int,
            *mut usize,
        ) -> c_int = below(at::DIST_GRAPH_CREATE);
        let done = call(
            comm_old,
            n,
            sources.pass(),
            degrees,
            destinations.pass(),
            weights,
            info,
            reorder,
            comm_dist_graph.pass(),
        );
        comm_dist_graph.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create_adjacent(
    comm_old: Hand,
    indegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    outdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
    info: Hand,
    reorder: c_int,
    comm_dist_graph: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_old_given = comm_old;
        let indegree_given = indegree;
        let sources_given = sources;
        let sourceweights_given = sourceweights;
        let outdegree_given = outdegree;
        let destinations_given = destinations;
        let destweights_given = destweights;
        let info_given = info;
        let reorder_given = reorder;
        let comm_dist_graph_given = comm_dist_graph;
        let comm_old = handle_in(&COMM, comm_old);

        let mut sources = IntArray::new(PROCS, sources, indegree_given as usize);
        let sourceweights = weights_in(sourceweights);

        let mut destinations = IntArray::new(PROCS, destinations, outdegree_given as usize);
        let destweights = weights_in(destweights);
        let info = handle_in(&INFO, info);

        let mut comm_dist_graph = OneHandle::new(&COMM, comm_dist_graph, false);
        let call: unsafe extern "C" fn(
            usize,
            c_int,
            *mut c_int,
            *mut c_int,
            c_int,
            *mut c_int,
            *mut c_int,
            usize,
            c_int,
            *mut usize,
        ) -> c_int = below(at::DIST_GRAPH_CREATE_ADJACENT);
        let done = call(
            comm_old,
            indegree,
            sources.pass(),
            sourceweights,
            outdegree,
            destinations.pass(),
            destweights,
            info,
            reorder,
            comm_dist_graph.pass(),
        );
        comm_dist_graph.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors(
    comm: Hand,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let maxindegree_given = maxindegree;
        let sources_given = sources;
        let sourceweights_given = sourceweights;
        let maxoutdegree_given = maxoutdegree;
        let destinations_given = destinations;
        let destweights_given = destweights;
        let comm = handle_in(&COMM, comm);

        let sourceweights = weights_in(sourceweights);

        let destweights = weights_in(destweights);
        let call: unsafe extern "C" fn(
            usize,
            c_int,
            *mut c_int,
            *mut c_int,
            c_int,
            *mut c_int,
            *mut c_int,
        ) -> c_int = below(at::DIST_GRAPH_NEIGHBORS);
        let done = call(
            comm,
            maxindegree,
            sources,
            sourceweights,
            maxoutdegree,
            destinations,
            destweights,
        );
        int_out(PROCS, sources_given, maxindegree_given as usize);
        int_out(PROCS, destinations_given, maxoutdegree_given as usize);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors_count(
    comm: Hand,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let indegree_given = indegree;
        let outdegree_given = outdegree;
        let weighted_given = weighted;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int, *mut c_int, *mut c_int) -> c_int =
            below(at::DIST_GRAPH_NEIGHBORS_COUNT);
        let done = call(comm, indegree, outdegree, weighted);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_create(
    comm_old: Hand,
    nnodes: c_int,
    index: *mut c_int,
    edges: *mut c_int,
    reorder: c_int,
    comm_graph: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_old_given = comm_old;
        let nnodes_given = nnodes;
        let index_given = index;
        let edges_given = edges;
        let reorder_given = reorder;
        let comm_graph_given = comm_graph;
        let comm_old = handle_in(&COMM, comm_old);

        let mut edges = IntArray::new(PROCS, edges, 0);

        let mut comm_graph = OneHandle::new(&COMM, comm_graph, false);
        let call: unsafe extern "C" fn(
            usize,
            c_int,
            *mut c_int,
            *mut c_int,
            c_int,
            *mut usize,
        ) -> c_int = below(at::GRAPH_CREATE);
        let done = call(comm_old, nnodes, index, edges.pass(), reorder, comm_graph.pass());
        comm_graph.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_get(
    comm: Hand,
    maxindex: c_int,
    maxedges: c_int,
    index: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let maxindex_given = maxindex;
        let maxedges_given = maxedges;
        let index_given = index;
        let edges_given = edges;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, c_int, c_int, *mut c_int, *mut c_int) -> c_int =
            below(at::GRAPH_GET);
        let done = call(comm, maxindex, maxedges, index, edges);
        int_out(PROCS, edges_given, maxedges_given as usize);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_map(
    comm: Hand,
    nnodes: c_int,
    index: *mut c_int,
    edges: *mut c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let nnodes_given = nnodes;
        let index_given = index;
        let edges_given = edges;
        let newrank_given = newrank;
        let comm = handle_in(&COMM, comm);

        let mut edges = IntArray::new(PROCS, edges, 0);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int, *mut c_int, *mut c_int) -> c_int =
            below(at::GRAPH_MAP);
        let done = call(comm, nnodes, index, edges.pass(), newrank);
        int_out(PROCS, newrank_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors(
    comm: Hand,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let rank_given = rank;
        let maxneighbors_given = maxneighbors;
        let neighbors_given = neighbors;
        let comm = handle_in(&COMM, comm);
        let rank = int_in(PROCS, rank);

        let call: unsafe extern "C" fn(usize, c_int, c_int, *mut c_int) -> c_int =
            below(at::GRAPH_NEIGHBORS);
        let done = call(comm, rank, maxneighbors, neighbors);
        int_out(PROCS, neighbors_given, maxneighbors_given as usize);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors_count(
    comm: Hand,
    rank: c_int,
    nneighbors: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let rank_given = rank;
        let nneighbors_given = nneighbors;
        let comm = handle_in(&COMM, comm);
        let rank = int_in(PROCS, rank);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int) -> c_int =
            below(at::GRAPH_NEIGHBORS_COUNT);
        let done = call(comm, rank, nneighbors);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graphdims_get(
    comm: Hand,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let nnodes_given = nnodes;
        let nedges_given = nedges;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int, *mut c_int) -> c_int =
            below(at::GRAPHDIMS_GET);
        let done = call(comm, nnodes, nedges);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLGATHER);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLGATHER_C);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLGATHERV);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLGATHERV_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLTOALL);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLTOALL_C);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLTOALLV);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLTOALLV_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes = HandleArray::new(&TYPE, sendtypes, peers(comm_given, true, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, true, false), true);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut i64,
            *mut usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLTOALLW);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes = HandleArray::new(&TYPE, sendtypes, peers(comm_given, true, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, true, false), true);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::INEIGHBOR_ALLTOALLW_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHER);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHER_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHER_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHER_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHERV);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHERV_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHERV_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLGATHERV_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALL);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALL_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALL_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALL_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLV);
        let done = call(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLV_C);
        let done = call(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLV_INIT);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLV_INIT_C);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes = HandleArray::new(&TYPE, sendtypes, peers(comm_given, true, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, true, false), true);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut i64,
            *mut usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLW);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes = HandleArray::new(&TYPE, sendtypes, peers(comm_given, true, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, true, false), true);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLW_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes = HandleArray::new(&TYPE, sendtypes, peers(comm_given, true, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, true, false), true);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut i64,
            *mut usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLW_INIT);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes = HandleArray::new(&TYPE, sendtypes, peers(comm_given, true, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, true, false), true);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::NEIGHBOR_ALLTOALLW_INIT_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Topo_test(comm: Hand, status: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let status_given = status;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::TOPO_TEST);
        let done = call(comm, status);
        int_out(TOPOLOGIES, status_given, 1);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Cart_coords",
    ".set MPI_Cart_coords, PMPI_Cart_coords",
    ".weak MPI_Cart_create",
    ".set MPI_Cart_create, PMPI_Cart_create",
    ".weak MPI_Cart_get",
    ".set MPI_Cart_get, PMPI_Cart_get",
    ".weak MPI_Cart_map",
    ".set MPI_Cart_map, PMPI_Cart_map",
    ".weak MPI_Cart_rank",
    ".set MPI_Cart_rank, PMPI_Cart_rank",
    ".weak MPI_Cart_shift",
    ".set MPI_Cart_shift, PMPI_Cart_shift",
    ".weak MPI_Cart_sub",
    ".set MPI_Cart_sub, PMPI_Cart_sub",
    ".weak MPI_Cartdim_get",
    ".set MPI_Cartdim_get, PMPI_Cartdim_get",
    ".weak MPI_Dims_create",
    ".set MPI_Dims_create, PMPI_Dims_create",
    ".weak MPI_Dist_graph_create",
    ".set MPI_Dist_graph_create, PMPI_Dist_graph_create",
    ".weak MPI_Dist_graph_create_adjacent",
    ".set MPI_Dist_graph_create_adjacent, PMPI_Dist_graph_create_adjacent",
    ".weak MPI_Dist_graph_neighbors",
    ".set MPI_Dist_graph_neighbors, PMPI_Dist_graph_neighbors",
    ".weak MPI_Dist_graph_neighbors_count",
    ".set MPI_Dist_graph_neighbors_count, PMPI_Dist_graph_neighbors_count",
    ".weak MPI_Graph_create",
    ".set MPI_Graph_create, PMPI_Graph_create",
    ".weak MPI_Graph_get",
    ".set MPI_Graph_get, PMPI_Graph_get",
    ".weak MPI_Graph_map",
    ".set MPI_Graph_map, PMPI_Graph_map",
    ".weak MPI_Graph_neighbors",
    ".set MPI_Graph_neighbors, PMPI_Graph_neighbors",
    ".weak MPI_Graph_neighbors_count",
    ".set MPI_Graph_neighbors_count, PMPI_Graph_neighbors_count",
    ".weak MPI_Graphdims_get",
    ".set MPI_Graphdims_get, PMPI_Graphdims_get",
    ".weak MPI_Ineighbor_allgather",
    ".set MPI_Ineighbor_allgather, PMPI_Ineighbor_allgather",
    ".weak MPI_Ineighbor_allgather_c",
    ".set MPI_Ineighbor_allgather_c, PMPI_Ineighbor_allgather_c",
    ".weak MPI_Ineighbor_allgatherv",
    ".set MPI_Ineighbor_allgatherv, PMPI_Ineighbor_allgatherv",
    ".weak MPI_Ineighbor_allgatherv_c",
    ".set MPI_Ineighbor_allgatherv_c, PMPI_Ineighbor_allgatherv_c",
    ".weak MPI_Ineighbor_alltoall",
    ".set MPI_Ineighbor_alltoall, PMPI_Ineighbor_alltoall",
    ".weak MPI_Ineighbor_alltoall_c",
    ".set MPI_Ineighbor_alltoall_c, PMPI_Ineighbor_alltoall_c",
    ".weak MPI_Ineighbor_alltoallv",
    ".set MPI_Ineighbor_alltoallv, PMPI_Ineighbor_alltoallv",
    ".weak MPI_Ineighbor_alltoallv_c",
    ".set MPI_Ineighbor_alltoallv_c, PMPI_Ineighbor_alltoallv_c",
    ".weak MPI_Ineighbor_alltoallw",
    ".set MPI_Ineighbor_alltoallw, PMPI_Ineighbor_alltoallw",
    ".weak MPI_Ineighbor_alltoallw_c",
    ".set MPI_Ineighbor_alltoallw_c, PMPI_Ineighbor_alltoallw_c",
    ".weak MPI_Neighbor_allgather",
    ".set MPI_Neighbor_allgather, PMPI_Neighbor_allgather",
    ".weak MPI_Neighbor_allgather_c",
    ".set MPI_Neighbor_allgather_c, PMPI_Neighbor_allgather_c",
    ".weak MPI_Neighbor_allgather_init",
    ".set MPI_Neighbor_allgather_init, PMPI_Neighbor_allgather_init",
    ".weak MPI_Neighbor_allgather_init_c",
    ".set MPI_Neighbor_allgather_init_c, PMPI_Neighbor_allgather_init_c",
    ".weak MPI_Neighbor_allgatherv",
    ".set MPI_Neighbor_allgatherv, PMPI_Neighbor_allgatherv",
    ".weak MPI_Neighbor_allgatherv_c",
    ".set MPI_Neighbor_allgatherv_c, PMPI_Neighbor_allgatherv_c",
    ".weak MPI_Neighbor_allgatherv_init",
    ".set MPI_Neighbor_allgatherv_init, PMPI_Neighbor_allgatherv_init",
    ".weak MPI_Neighbor_allgatherv_init_c",
    ".set MPI_Neighbor_allgatherv_init_c, PMPI_Neighbor_allgatherv_init_c",
    ".weak MPI_Neighbor_alltoall",
    ".set MPI_Neighbor_alltoall, PMPI_Neighbor_alltoall",
    ".weak MPI_Neighbor_alltoall_c",
    ".set MPI_Neighbor_alltoall_c, PMPI_Neighbor_alltoall_c",
    ".weak MPI_Neighbor_alltoall_init",
    ".set MPI_Neighbor_alltoall_init, PMPI_Neighbor_alltoall_init",
    ".weak MPI_Neighbor_alltoall_init_c",
    ".set MPI_Neighbor_alltoall_init_c, PMPI_Neighbor_alltoall_init_c",
    ".weak MPI_Neighbor_alltoallv",
    ".set MPI_Neighbor_alltoallv, PMPI_Neighbor_alltoallv",
    ".weak MPI_Neighbor_alltoallv_c",
    ".set MPI_Neighbor_alltoallv_c, PMPI_Neighbor_alltoallv_c",
    ".weak MPI_Neighbor_alltoallv_init",
    ".set MPI_Neighbor_alltoallv_init, PMPI_Neighbor_alltoallv_init",
    ".weak MPI_Neighbor_alltoallv_init_c",
    ".set MPI_Neighbor_alltoallv_init_c, PMPI_Neighbor_alltoallv_init_c",
    ".weak MPI_Neighbor_alltoallw",
    ".set MPI_Neighbor_alltoallw, PMPI_Neighbor_alltoallw",
    ".weak MPI_Neighbor_alltoallw_c",
    ".set MPI_Neighbor_alltoallw_c, PMPI_Neighbor_alltoallw_c",
    ".weak MPI_Neighbor_alltoallw_init",
    ".set MPI_Neighbor_alltoallw_init, PMPI_Neighbor_alltoallw_init",
    ".weak MPI_Neighbor_alltoallw_init_c",
    ".set MPI_Neighbor_alltoallw_init_c, PMPI_Neighbor_alltoallw_init_c",
    ".weak MPI_Topo_test",
    ".set MPI_Topo_test, PMPI_Topo_test",
);

#[cfg(feature = "openmpi")]
std::arch::global_asm!(
    ".weak MPIX_Neighbor_allgather_init",
    ".set MPIX_Neighbor_allgather_init, PMPI_Neighbor_allgather_init",
    ".globl PMPIX_Neighbor_allgather_init",
    ".set PMPIX_Neighbor_allgather_init, PMPI_Neighbor_allgather_init",
    ".weak MPIX_Neighbor_allgatherv_init",
    ".set MPIX_Neighbor_allgatherv_init, PMPI_Neighbor_allgatherv_init",
    ".globl PMPIX_Neighbor_allgatherv_init",
    ".set PMPIX_Neighbor_allgatherv_init, PMPI_Neighbor_allgatherv_init",
    ".weak MPIX_Neighbor_alltoall_init",
    ".set MPIX_Neighbor_alltoall_init, PMPI_Neighbor_alltoall_init",
    ".globl PMPIX_Neighbor_alltoall_init",
    ".set PMPIX_Neighbor_alltoall_init, PMPI_Neighbor_alltoall_init",
    ".weak MPIX_Neighbor_alltoallv_init",
    ".set MPIX_Neighbor_alltoallv_init, PMPI_Neighbor_alltoallv_init",
    ".globl PMPIX_Neighbor_alltoallv_init",
    ".set PMPIX_Neighbor_alltoallv_init, PMPI_Neighbor_alltoallv_init",
    ".weak MPIX_Neighbor_alltoallw_init",
    ".set MPIX_Neighbor_alltoallw_init, PMPI_Neighbor_alltoallw_init",
    ".globl PMPIX_Neighbor_alltoallw_init",
    ".set PMPIX_Neighbor_alltoallw_init, PMPI_Neighbor_alltoallw_init",
);
