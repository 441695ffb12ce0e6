// Made by `cargo x codegen`; do not edit.
//! Virtual topologies (MPI-5.0 chapter 8).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_coords(
    comm: MPI_Comm,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::CART_COORDS);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::topology::cart_coords(comm, rank, maxdims, coords) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), rank.word(), maxdims.word(), coords.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_create(
    comm_old: MPI_Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::CART_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm_old = checks::comm(comm_old)?;
        checks::out(comm_cart, "comm_cart")?;
        unsafe {
            crate::chapters::topology::cart_create(
                comm_old, ndims, dims, periods, reorder, comm_cart,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm_old),
            &[
                comm_old.word(),
                ndims.word(),
                dims.word(),
                periods.word(),
                reorder.word(),
                comm_cart.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_get(
    comm: MPI_Comm,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::CART_GET);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::topology::cart_get(comm, maxdims, dims, periods, coords) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), maxdims.word(), dims.word(), periods.word(), coords.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_map(
    comm: MPI_Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::CART_MAP);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newrank, "newrank")?;
        unsafe { crate::chapters::topology::cart_map(comm, ndims, dims, periods, newrank) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), ndims.word(), dims.word(), periods.word(), newrank.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_rank(
    comm: MPI_Comm,
    coords: *const c_int,
    rank: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::CART_RANK);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(rank, "rank")?;
        unsafe { crate::chapters::topology::cart_rank(comm, coords, rank) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), coords.word(), rank.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_shift(
    comm: MPI_Comm,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::CART_SHIFT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(rank_source, "rank_source")?;
        checks::out(rank_dest, "rank_dest")?;
        unsafe {
            crate::chapters::topology::cart_shift(comm, direction, disp, rank_source, rank_dest)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), direction.word(), disp.word(), rank_source.word(), rank_dest.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_sub(
    comm: MPI_Comm,
    remain_dims: *const c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::CART_SUB);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::topology::cart_sub(comm, remain_dims, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Comm(comm), &[comm.word(), remain_dims.word(), newcomm.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cartdim_get(comm: MPI_Comm, ndims: *mut c_int) -> c_int {
    let call = Call::enter(ids::CARTDIM_GET);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(ndims, "ndims")?;
        unsafe { crate::chapters::topology::cartdim_get(comm, ndims) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), ndims.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    let call = Call::enter(ids::DIMS_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::topology::dims_create(nnodes, ndims, dims) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[nnodes.word(), ndims.word(), dims.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create(
    comm_old: MPI_Comm,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: MPI_Info,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::DIST_GRAPH_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm_old = checks::comm(comm_old)?;
        let info = checks::info(info);
        checks::out(comm_dist_graph, "comm_dist_graph")?;
        unsafe {
            crate::chapters::topology::dist_graph_create(
                comm_old,
                n,
                sources,
                degrees,
                destinations,
                weights,
                info,
                reorder,
                comm_dist_graph,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm_old),
            &[
                comm_old.word(),
                n.word(),
                sources.word(),
                degrees.word(),
                destinations.word(),
                weights.word(),
                info.word(),
                reorder.word(),
                comm_dist_graph.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create_adjacent(
    comm_old: MPI_Comm,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: MPI_Info,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::DIST_GRAPH_CREATE_ADJACENT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm_old = checks::comm(comm_old)?;
        let info = checks::info(info);
        checks::out(comm_dist_graph, "comm_dist_graph")?;
        unsafe {
            crate::chapters::topology::dist_graph_create_adjacent(
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
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm_old),
            &[
                comm_old.word(),
                indegree.word(),
                sources.word(),
                sourceweights.word(),
                outdegree.word(),
                destinations.word(),
                destweights.word(),
                info.word(),
                reorder.word(),
                comm_dist_graph.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors(
    comm: MPI_Comm,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::DIST_GRAPH_NEIGHBORS);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe {
            crate::chapters::topology::dist_graph_neighbors(
                comm,
                maxindegree,
                sources,
                sourceweights,
                maxoutdegree,
                destinations,
                destweights,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                comm.word(),
                maxindegree.word(),
                sources.word(),
                sourceweights.word(),
                maxoutdegree.word(),
                destinations.word(),
                destweights.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors_count(
    comm: MPI_Comm,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::DIST_GRAPH_NEIGHBORS_COUNT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(indegree, "indegree")?;
        checks::out(outdegree, "outdegree")?;
        checks::out(weighted, "weighted")?;
        unsafe {
            crate::chapters::topology::dist_graph_neighbors_count(
                comm, indegree, outdegree, weighted,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), indegree.word(), outdegree.word(), weighted.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_create(
    comm_old: MPI_Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::GRAPH_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm_old = checks::comm(comm_old)?;
        checks::out(comm_graph, "comm_graph")?;
        unsafe {
            crate::chapters::topology::graph_create(
                comm_old, nnodes, index, edges, reorder, comm_graph,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm_old),
            &[
                comm_old.word(),
                nnodes.word(),
                index.word(),
                edges.word(),
                reorder.word(),
                comm_graph.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_get(
    comm: MPI_Comm,
    maxindex: c_int,
    maxedges: c_int,
    index: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GRAPH_GET);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::topology::graph_get(comm, maxindex, maxedges, index, edges) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), maxindex.word(), maxedges.word(), index.word(), edges.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_map(
    comm: MPI_Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GRAPH_MAP);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newrank, "newrank")?;
        unsafe { crate::chapters::topology::graph_map(comm, nnodes, index, edges, newrank) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), nnodes.word(), index.word(), edges.word(), newrank.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors(
    comm: MPI_Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GRAPH_NEIGHBORS);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::topology::graph_neighbors(comm, rank, maxneighbors, neighbors) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[comm.word(), rank.word(), maxneighbors.word(), neighbors.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors_count(
    comm: MPI_Comm,
    rank: c_int,
    nneighbors: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GRAPH_NEIGHBORS_COUNT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(nneighbors, "nneighbors")?;
        unsafe { crate::chapters::topology::graph_neighbors_count(comm, rank, nneighbors) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), rank.word(), nneighbors.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graphdims_get(
    comm: MPI_Comm,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GRAPHDIMS_GET);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(nnodes, "nnodes")?;
        checks::out(nedges, "nedges")?;
        unsafe { crate::chapters::topology::graphdims_get(comm, nnodes, nedges) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), nnodes.word(), nedges.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLGATHER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_allgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLGATHER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_allgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLGATHERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_allgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLGATHERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_allgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLTOALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_alltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLTOALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_alltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLTOALLV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_alltoallv(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLTOALLV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_alltoallv(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLTOALLW);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_alltoallw(
                sendbuf,
                IntArr::I32(sendcounts),
                sdispls,
                sendtypes,
                recvbuf,
                IntArr::I32(recvcounts),
                rdispls,
                recvtypes,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::INEIGHBOR_ALLTOALLW_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::ineighbor_alltoallw(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                sdispls,
                sendtypes,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                rdispls,
                recvtypes,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHER_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgather_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHER_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgather_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHERV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgatherv_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLGATHERV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_allgatherv_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALL_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoall_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALL_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::fits(sendcount, sendtype)?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoall_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallv(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallv(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallv_init(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallv_init(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLW);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallw(
                sendbuf,
                IntArr::I32(sendcounts),
                sdispls,
                sendtypes,
                recvbuf,
                IntArr::I32(recvcounts),
                rdispls,
                recvtypes,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLW_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallw(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                sdispls,
                sendtypes,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                rdispls,
                recvtypes,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLW_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallw_init(
                sendbuf,
                IntArr::I32(sendcounts),
                sdispls,
                sendtypes,
                recvbuf,
                IntArr::I32(recvcounts),
                rdispls,
                recvtypes,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::NEIGHBOR_ALLTOALLW_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::neighbor::neighbor_alltoallw_init(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                sdispls,
                sendtypes,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                rdispls,
                recvtypes,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Topo_test(comm: MPI_Comm, status: *mut c_int) -> c_int {
    let call = Call::enter(ids::TOPO_TEST);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(status, "status")?;
        unsafe { crate::chapters::topology::topo_test(comm, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), status.word()], e),
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
