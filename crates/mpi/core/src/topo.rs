//! Process topologies (MPI-5.0 chapter 8).

use crate::err;
use crate::error::Result;

mod dims;
pub mod placement;

pub use dims::dims_create;

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
    /// What this process knows of the others of its node.
    pub near: NearEdges,
}

/// The edges of a distributed graph between the ranks of this process's node and those of others,
/// each (sender, receiver). Those between two nodes that have very many are left out, at both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NearEdges {
    /// From this node, in the order of each sender's list.
    pub outgoing: Vec<(u32, u32)>,
    /// To this node, in the order of each receiver's list.
    pub incoming: Vec<(u32, u32)>,
}

impl Topology {
    /// The ranks that `rank` receives from in neighbourhood collectives, in the order of its blocks
    /// (MPI-5.0 section 8.6). `None` beyond an end of a grid.
    pub fn sources(&self, rank: u32) -> Vec<Option<u32>> {
        match self {
            Topology::Cart(cart) => cart.neighbors(rank),
            Topology::Graph(graph) => ranks(graph.neighbors(rank)),
            Topology::DistGraph(graph) => ranks(&graph.sources),
        }
    }

    /// The ranks that `rank` sends to in neighbourhood collectives, in the order of its blocks.
    pub fn destinations(&self, rank: u32) -> Vec<Option<u32>> {
        match self {
            Topology::Cart(cart) => cart.neighbors(rank),
            Topology::Graph(graph) => ranks(graph.neighbors(rank)),
            Topology::DistGraph(graph) => ranks(&graph.destinations),
        }
    }
}

/// Negative entries (`MPI_PROC_NULL`) name nobody.
fn ranks(list: &[i32]) -> Vec<Option<u32>> {
    list.iter().map(|&r| u32::try_from(r).ok()).collect()
}

impl Cart {
    /// The neighbours of a rank: for each dimension the one below, then the one above.
    fn neighbors(&self, rank: u32) -> Vec<Option<u32>> {
        let shift = |d: usize| self.shift(rank, d as i32, 1).unwrap_or((None, None));
        (0..self.dims.len()).map(shift).flat_map(|(below, above)| [below, above]).collect()
    }

    /// Number of processes; 1 without dimensions. `None` when it is larger than 2^31 - 1.
    pub fn size(&self) -> Option<u32> {
        let n = self.dims.iter().try_fold(1_i32, |n, &d| n.checked_mul(d))?;
        u32::try_from(n).ok()
    }

    /// Checks the dimensions for a communicator of `size` processes; returns their product.
    ///
    /// # Errors
    /// Class `Dims` for a dimension that is not positive or a grid larger than `size`.
    pub fn check(&self, size: u32) -> Result<u32> {
        if let Some(d) = self.dims.iter().find(|&&d| d < 1) {
            return Err(err!(Dims, "a dimension of the grid is {d}"));
        }
        match self.size() {
            Some(n) if n <= size => Ok(n),
            _ => Err(err!(Dims, "grid {:?} is larger than the {size} processes", self.dims)),
        }
    }

    /// The coordinates of a rank, which is below the size.
    pub fn coords(&self, rank: u32) -> Vec<i32> {
        let mut rest = rank as i32;
        let mut coords: Vec<i32> = self
            .dims
            .iter()
            .rev()
            .map(|&d| {
                let c = rest % d;
                rest /= d;
                c
            })
            .collect();
        coords.reverse();
        coords
    }

    /// The rank at these coordinates, which wrap around in periodic dimensions.
    ///
    /// # Errors
    /// Class `Arg` for a coordinate outside of a dimension that is not periodic.
    pub fn rank(&self, coords: &[i32]) -> Result<u32> {
        let mut rank = 0;
        for ((&d, &periodic), &c) in self.dims.iter().zip(&self.periods).zip(coords) {
            if !periodic && !(0..d).contains(&c) {
                return Err(err!(Arg, "coordinate {c} is not in 0..{d}"));
            }
            rank = rank * d + c.rem_euclid(d);
        }
        Ok(rank as u32)
    }

    /// `MPI_Cart_shift` from `rank`: (source, destination), `None` beyond an end.
    ///
    /// # Errors
    /// Class `Arg` for a direction that does not exist.
    pub fn shift(
        &self,
        rank: u32,
        direction: i32,
        disp: i32,
    ) -> Result<(Option<u32>, Option<u32>)> {
        let axis = usize::try_from(direction).ok().filter(|&a| a < self.dims.len());
        let axis = axis
            .ok_or_else(|| err!(Arg, "direction {direction} is not in 0..{}", self.dims.len()))?;
        let (extent, coords) = (i64::from(self.dims[axis]), self.coords(rank));
        let step = |by: i64| {
            let at = i64::from(coords[axis]) + by;
            if !self.periods[axis] && !(0..extent).contains(&at) {
                return None;
            }
            let mut there = coords.clone();
            there[axis] = at.rem_euclid(extent) as i32;
            self.rank(&there).ok()
        };
        Ok((step(-i64::from(disp)), step(i64::from(disp))))
    }

    /// `MPI_Cart_sub` seen from `rank`: (grid that is kept, number of the part, rank in it).
    pub fn sub(&self, rank: u32, remain: &[bool]) -> (Cart, u32, u32) {
        let mut kept = Cart { dims: Vec::new(), periods: Vec::new() };
        let (mut part, mut inner) = (0, 0);
        for (i, c) in self.coords(rank).into_iter().enumerate() {
            let d = self.dims[i];
            if remain.get(i).copied().unwrap_or(false) {
                kept.dims.push(d);
                kept.periods.push(self.periods[i]);
                inner = inner * d + c;
            } else {
                part = part * d + c;
            }
        }
        (kept, part as u32, inner as u32)
    }
}

impl Graph {
    /// A graph of `nodes` nodes from the arrays of `MPI_Graph_create`.
    ///
    /// # Errors
    /// Class `Arg` for ends that do not ascend; class `Topology` for edges to nodes that do not
    /// exist.
    pub fn new(index: Vec<i32>, edges: Vec<i32>) -> Result<Graph> {
        let ascending = index.windows(2).all(|w| w[0] <= w[1]);
        if !ascending || index.first().is_some_and(|&i| i < 0) {
            return Err(err!(Arg, "the index array does not ascend"));
        }
        let nodes = index.len() as i32;
        if let Some(e) = edges.iter().find(|e| !(0..nodes).contains(*e)) {
            return Err(err!(Topology, "edge to {e} in a graph of {nodes} nodes"));
        }
        Ok(Graph { index, edges })
    }

    /// The neighbours of a node, which is below the number of nodes.
    pub fn neighbors(&self, node: u32) -> &[i32] {
        let at = |i: u32| self.index.get(i as usize).map_or(0, |&e| e as usize);
        let start = if node == 0 { 0 } else { at(node - 1) };
        self.edges.get(start..at(node)).unwrap_or(&[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ErrClass;

    #[test]
    fn grids_map_both_ways_and_shift() {
        let g = Cart { dims: vec![3, 4], periods: vec![true, false] };
        for r in 0..12 {
            assert_eq!(g.rank(&g.coords(r)).unwrap(), r);
        }
        assert_eq!(g.coords(7), [1, 3]);
        assert_eq!(g.rank(&[-1, 2]).unwrap(), 10);
        assert_eq!(g.rank(&[0, 4]).unwrap_err().class(), ErrClass::Arg);
        assert_eq!(g.shift(1, 0, 1).unwrap(), (Some(9), Some(5)));
        assert_eq!(g.shift(0, 1, 1).unwrap(), (None, Some(1)));
        assert_eq!(g.shift(3, 1, 2).unwrap(), (Some(1), None));
        assert_eq!(g.shift(0, 0, -7).unwrap(), (Some(4), Some(8)));
        assert_eq!(g.shift(0, 2, 1).unwrap_err().class(), ErrClass::Arg);
        let (kept, part, rank) = g.sub(7, &[false, true]);
        assert_eq!((kept.dims, part, rank), (vec![4], 1, 3));
        assert_eq!(g.check(11).unwrap_err().class(), ErrClass::Dims);
        assert_eq!(Cart { dims: vec![], periods: vec![] }.check(5).unwrap(), 1);
    }

    #[test]
    fn graphs_are_checked() {
        let g = Graph::new(vec![2, 3, 4, 6], vec![1, 3, 0, 3, 0, 2]).unwrap();
        assert_eq!((g.neighbors(0), g.neighbors(3)), (&[1, 3][..], &[0, 2][..]));
        assert_eq!(Graph::new(vec![2, 1], vec![0]).unwrap_err().class(), ErrClass::Arg);
        assert_eq!(Graph::new(vec![1], vec![1]).unwrap_err().class(), ErrClass::Topology);
    }
}
