//! Process topologies (MPI-5.0 chapter 8).

/// The topology of a communicator.
#[derive(Clone, Debug)]
pub enum Topology {
    /// Cartesian grid.
    Cart(Cart),
    /// Graph given whole on every process.
    Graph(Graph),
    /// Graph of which each process knows its own neighbours.
    DistGraph(DistGraph),
}

/// A Cartesian grid; rank 0 is the origin and the last dimension runs fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cart {
    /// Processes in each dimension.
    pub dims: Vec<i32>,
    /// Whether the dimension wraps around.
    pub periods: Vec<bool>,
}

/// A graph: the neighbours of node `i` are `edges[index[i - 1] .. index[i]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Ends of the nodes' neighbour lists.
    pub index: Vec<i32>,
    /// Neighbour lists, one after the other.
    pub edges: Vec<i32>,
}

/// The neighbours of this process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DistGraph {
    /// Ranks that send to this one.
    pub sources: Vec<i32>,
    /// Weights of the edges from `sources`; empty when not weighted.
    pub source_weights: Vec<i32>,
    /// Ranks that this one sends to.
    pub destinations: Vec<i32>,
    /// Weights of the edges to `destinations`; empty when not weighted.
    pub destination_weights: Vec<i32>,
    /// The graph has weights.
    pub weighted: bool,
}
