//! Chapter 8: process topologies.

use hawser_core::comm::{Comm, Edge, Reorder};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::Info;
use hawser_core::topo::{self, Cart, DistGraph, Graph, NearEdges, Topology};

use super::comm::{give_comm, with_hints};
use super::env::own_cache;
use super::group::{array, array_mut};
use crate::generated::constants::*;
use crate::runtime;
use crate::types::*;

/// The grid that the arrays describe.
///
/// # Safety
/// The arrays are null or hold `ndims` elements.
unsafe fn grid(ndims: c_int, dims: *const c_int, periods: *const c_int) -> Result<Cart> {
    if ndims < 0 {
        return Err(err!(Dims, "a grid of {ndims} dimensions"));
    }
    // SAFETY: promised by the caller.
    let (dims, periods) =
        unsafe { (array(dims, ndims, "dims")?, array(periods, ndims, "periods")?) };
    Ok(Cart { dims: dims.to_vec(), periods: periods.iter().map(|&p| p != 0).collect() })
}

fn copy_to(to: &mut [c_int], from: impl IntoIterator<Item = c_int>) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = from;
    }
}

fn rank_or_null(rank: Option<u32>) -> c_int {
    rank.map_or(MPI_PROC_NULL, |r| r as c_int)
}

fn checked(rank: c_int, comm: &Comm) -> Result<u32> {
    u32::try_from(rank)
        .ok()
        .filter(|&r| r < comm.size())
        .ok_or_else(|| err!(Rank, "rank {rank} is not in 0..{}", comm.size()))
}

pub(crate) unsafe fn topo_test(comm: &Comm, status: *mut c_int) -> Result<()> {
    let kind = match comm.topology() {
        None => MPI_UNDEFINED,
        Some(Topology::Cart(_)) => MPI_CART,
        Some(Topology::Graph(_)) => MPI_GRAPH,
        Some(Topology::DistGraph(_)) => MPI_DIST_GRAPH,
    };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { status.write(kind) };
    Ok(())
}

pub(crate) unsafe fn dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> Result<()> {
    if ndims < 0 {
        return Err(err!(Dims, "a grid of {ndims} dimensions"));
    }
    // SAFETY: the caller's array of `ndims` elements.
    topo::dims_create(nnodes, unsafe { array_mut(dims, ndims, "dims")? })
}

pub(crate) unsafe fn cart_create(
    comm_old: &Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut MPI_Comm,
) -> Result<()> {
    // SAFETY: the caller's arrays of `ndims` elements.
    let grid = unsafe { grid(ndims, dims, periods) };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(comm_cart, comm_old.cart_create(grid, wanted(reorder))) }
}

pub(crate) unsafe fn cartdim_get(comm: &Comm, ndims: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { ndims.write(comm.cart()?.dims.len() as c_int) };
    Ok(())
}

pub(crate) unsafe fn cart_get(
    comm: &Comm,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> Result<()> {
    let cart = comm.cart()?;
    let n = maxdims.min(cart.dims.len() as c_int);
    // SAFETY: the caller's arrays have `maxdims` elements.
    unsafe {
        copy_to(array_mut(dims, n, "dims")?, cart.dims.iter().copied());
        copy_to(array_mut(periods, n, "periods")?, cart.periods.iter().map(|&p| c_int::from(p)));
        copy_to(array_mut(coords, n, "coords")?, cart.coords(comm.rank()));
    }
    Ok(())
}

pub(crate) unsafe fn cart_rank(comm: &Comm, coords: *const c_int, rank: *mut c_int) -> Result<()> {
    let cart = comm.cart()?;
    // SAFETY: the caller's array has as many elements as the grid has dimensions.
    let coords = unsafe { array(coords, cart.dims.len() as c_int, "coords")? };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { rank.write(cart.rank(coords)? as c_int) };
    Ok(())
}

pub(crate) unsafe fn cart_coords(
    comm: &Comm,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> Result<()> {
    let cart = comm.cart()?;
    let rank = checked(rank, comm)?;
    let n = maxdims.min(cart.dims.len() as c_int);
    // SAFETY: the caller's array has `maxdims` elements.
    copy_to(unsafe { array_mut(coords, n, "coords")? }, cart.coords(rank));
    Ok(())
}

pub(crate) unsafe fn cart_shift(
    comm: &Comm,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> Result<()> {
    let (source, dest) = comm.cart()?.shift(comm.rank(), direction, disp)?;
    // SAFETY: result parameters, checked not to be null.
    unsafe {
        rank_source.write(rank_or_null(source));
        rank_dest.write(rank_or_null(dest));
    }
    Ok(())
}

pub(crate) unsafe fn cart_sub(
    comm: &Comm,
    remain_dims: *const c_int,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    let ndims = comm.cart()?.dims.len() as c_int;
    // SAFETY: the caller's array has as many elements as the grid has dimensions.
    let remain = unsafe { array(remain_dims, ndims, "remain_dims")? };
    let remain: Vec<bool> = remain.iter().map(|&r| r != 0).collect();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, comm.cart_sub(&remain).map(Some)) }
}

/// What the argument `reorder` asks for, as far as the user's parameter permits.
fn wanted(reorder: c_int) -> Reorder {
    let permitted = || runtime::get().is_some_and(|r| r.params.bool("mpi_reorder"));
    if reorder != 0 && permitted() { Reorder::Near(own_cache) } else { Reorder::Never }
}

fn rank_or_undefined(rank: Option<u32>) -> c_int {
    rank.map_or(MPI_UNDEFINED, |r| r as c_int)
}

pub(crate) unsafe fn cart_map(
    comm: &Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> Result<()> {
    // SAFETY: the caller's arrays of `ndims` elements.
    let grid = unsafe { grid(ndims, dims, periods)? };
    // A grid with a dimension of 0 has no place for anybody.
    let is_void = grid.dims.contains(&0) && grid.dims.iter().all(|&d| d >= 0);
    let n = if is_void { 0 } else { grid.check(comm.size())? };
    let rank = rank_or_undefined(comm.cart_map(&grid, n, wanted(1)));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newrank.write(rank) };
    Ok(())
}

/// # Safety
/// `index` is null or holds `nnodes` elements, `edges` as many as the last of them says.
unsafe fn graph(nnodes: c_int, index: *const c_int, edges: *const c_int) -> Result<Graph> {
    // SAFETY: promised by the caller.
    unsafe {
        let index = array(index, nnodes, "index")?;
        let edges = array(edges, index.last().copied().unwrap_or(0), "edges")?;
        Graph::new(index.to_vec(), edges.to_vec())
    }
}

pub(crate) unsafe fn graph_create(
    comm_old: &Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut MPI_Comm,
) -> Result<()> {
    // SAFETY: the caller's arrays (MPI-5.0 section 8.5.3).
    let graph = unsafe { graph(nnodes, index, edges) };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(comm_graph, comm_old.graph_create(graph, wanted(reorder))) }
}

pub(crate) unsafe fn graph_map(
    comm: &Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> Result<()> {
    // SAFETY: the caller's arrays (MPI-5.0 section 8.5.8).
    let graph = unsafe { graph(nnodes, index, edges)? };
    let n = graph.index.len() as u32;
    if n > comm.size() {
        return Err(err!(Arg, "{n} nodes for {} processes", comm.size()));
    }
    let rank = rank_or_undefined(comm.graph_map(&graph, wanted(1)));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { newrank.write(rank) };
    Ok(())
}

pub(crate) unsafe fn graphdims_get(
    comm: &Comm,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> Result<()> {
    let graph = comm.graph()?;
    // SAFETY: result parameters, checked not to be null.
    unsafe {
        nnodes.write(graph.index.len() as c_int);
        nedges.write(graph.edges.len() as c_int);
    }
    Ok(())
}

pub(crate) unsafe fn graph_get(
    comm: &Comm,
    maxindex: c_int,
    maxedges: c_int,
    index: *mut c_int,
    edges: *mut c_int,
) -> Result<()> {
    let graph = comm.graph()?;
    let (i, e) =
        (maxindex.min(graph.index.len() as c_int), maxedges.min(graph.edges.len() as c_int));
    // SAFETY: the caller's arrays have `maxindex` and `maxedges` elements.
    unsafe {
        copy_to(array_mut(index, i, "index")?, graph.index.iter().copied());
        copy_to(array_mut(edges, e, "edges")?, graph.edges.iter().copied());
    }
    Ok(())
}

pub(crate) unsafe fn graph_neighbors_count(
    comm: &Comm,
    rank: c_int,
    nneighbors: *mut c_int,
) -> Result<()> {
    let n = comm.graph()?.neighbors(checked(rank, comm)?).len();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { nneighbors.write(n as c_int) };
    Ok(())
}

pub(crate) unsafe fn graph_neighbors(
    comm: &Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> Result<()> {
    let list = comm.graph()?.neighbors(checked(rank, comm)?);
    let n = maxneighbors.min(list.len() as c_int);
    // SAFETY: the caller's array has `maxneighbors` elements.
    copy_to(unsafe { array_mut(neighbors, n, "neighbors")? }, list.iter().copied());
    Ok(())
}

/// True for `MPI_UNWEIGHTED`.
fn unweighted(weights: *const c_int) -> bool {
    weights as usize == MPI_UNWEIGHTED
}

/// Weights of `n` edges; 1 for each where there are none.
///
/// # Safety
/// `at` is `MPI_UNWEIGHTED`, `MPI_WEIGHTS_EMPTY`, null, or holds `n` elements.
unsafe fn weights(at: *const c_int, n: c_int) -> Result<Vec<c_int>> {
    if unweighted(at) {
        return Ok(vec![1; usize::try_from(n).unwrap_or(0)]);
    }
    if at as usize == MPI_WEIGHTS_EMPTY && n > 0 {
        return Err(err!(Arg, "MPI_WEIGHTS_EMPTY for {n} edges"));
    }
    // SAFETY: promised by the caller; not read when `n` is 0.
    let list = unsafe { array(at, n, "weights")? };
    match list.iter().find(|&&w| w < 0) {
        Some(w) => Err(err!(Arg, "weight {w} is negative")),
        None => Ok(list.to_vec()),
    }
}

pub(crate) unsafe fn dist_graph_create_adjacent(
    comm_old: &Comm,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: Result<Option<&Info>>,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> Result<()> {
    let hints = info.as_ref().map_or(None, |info| *info);
    let graph = || {
        info?;
        if unweighted(sourceweights) != unweighted(destweights) {
            return Err(err!(Arg, "only one of the two weight arrays is MPI_UNWEIGHTED"));
        }
        // SAFETY: the caller's arrays of `indegree` and `outdegree` elements.
        Ok(unsafe {
            DistGraph {
                sources: array(sources, indegree, "sources")?.to_vec(),
                source_weights: weights(sourceweights, indegree)?,
                destinations: array(destinations, outdegree, "destinations")?.to_vec(),
                destination_weights: weights(destweights, outdegree)?,
                weighted: !unweighted(sourceweights),
                near: NearEdges::default(),
            }
        })
    };
    let new = comm_old.dist_graph_create_adjacent(graph(), wanted(reorder));
    let new = new.map(|new| with_hints(Some(new), hints));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(comm_dist_graph, new) }
}

/// The edges that a process contributes.
///
/// # Safety
/// `sources` and `degrees` have `n` elements, the other arrays as many as the degrees add up to.
unsafe fn edges_of(
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
) -> Result<Vec<Edge>> {
    // SAFETY: promised by the caller.
    let (sources, degrees) =
        unsafe { (array(sources, n, "sources")?, array(degrees, n, "degrees")?) };
    let mut total: c_int = 0;
    for &d in degrees {
        let sum = if d < 0 { None } else { total.checked_add(d) };
        total = sum.ok_or_else(|| err!(Arg, "degree {d} is negative or too large"))?;
    }
    // SAFETY: promised by the caller.
    let (ends, list) =
        unsafe { (array(destinations, total, "destinations")?, self::weights(weights, total)?) };
    let starts =
        sources.iter().zip(degrees).flat_map(|(&s, &d)| std::iter::repeat_n(s, d as usize));
    Ok(starts
        .zip(ends.iter().zip(list))
        .map(|(source, (&destination, weight))| Edge { source, destination, weight })
        .collect())
}

pub(crate) unsafe fn dist_graph_create(
    comm_old: &Comm,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: Result<Option<&Info>>,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> Result<()> {
    // SAFETY: the caller's arrays.
    let edges = unsafe { edges_of(n, sources, degrees, destinations, weights) };
    let hints = info.as_ref().map_or(None, |info| *info);
    let edges = info.and(edges);
    let new = comm_old.dist_graph_create(edges, !unweighted(weights), wanted(reorder));
    let new = new.map(|new| with_hints(Some(new), hints));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(comm_dist_graph, new) }
}

pub(crate) unsafe fn dist_graph_neighbors_count(
    comm: &Comm,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> Result<()> {
    let graph = comm.dist_graph()?;
    // SAFETY: result parameters, checked not to be null.
    unsafe {
        indegree.write(graph.sources.len() as c_int);
        outdegree.write(graph.destinations.len() as c_int);
        weighted.write(c_int::from(graph.weighted));
    }
    Ok(())
}

/// Writes neighbours and, where asked, their weights.
///
/// # Safety
/// `ranks` has room for `max` elements, and `weights` too unless it is `MPI_UNWEIGHTED`.
unsafe fn put_neighbors(
    (from, from_weights): (&[c_int], &[c_int]),
    max: c_int,
    ranks: *mut c_int,
    weights: *mut c_int,
    weighted: bool,
) -> Result<()> {
    let n = max.min(from.len() as c_int);
    // SAFETY: promised by the caller.
    unsafe {
        copy_to(array_mut(ranks, n, "neighbours")?, from.iter().copied());
        if weighted && !unweighted(weights) {
            copy_to(array_mut(weights, n, "weights")?, from_weights.iter().copied());
        }
    }
    Ok(())
}

pub(crate) unsafe fn dist_graph_neighbors(
    comm: &Comm,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> Result<()> {
    let g = comm.dist_graph()?;
    let (ins, outs) = (
        (&g.sources[..], &g.source_weights[..]),
        (&g.destinations[..], &g.destination_weights[..]),
    );
    // SAFETY: the caller's arrays have `maxindegree` and `maxoutdegree` elements.
    unsafe {
        put_neighbors(ins, maxindegree, sources, sourceweights, g.weighted)?;
        put_neighbors(outs, maxoutdegree, destinations, destweights, g.weighted)
    }
}
