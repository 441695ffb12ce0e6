//! Communicators with a topology (MPI-5.0 section 8.5). Ranks are never reordered.

use super::Comm;
use super::agree::Team;
use crate::err;
use crate::error::Result;
use crate::topo::{Cart, DistGraph, Graph, Topology};

/// One edge as `MPI_Dist_graph_create` takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Rank that sends.
    pub source: i32,
    /// Rank that receives.
    pub destination: i32,
    /// Weight; 1 when not weighted.
    pub weight: i32,
}

impl Edge {
    const BYTES: usize = 12;

    fn encode(&self) -> impl Iterator<Item = u8> {
        [self.source, self.destination, self.weight].into_iter().flat_map(i32::to_le_bytes)
    }

    fn decode(bytes: &[u8]) -> Edge {
        let word = |at: usize| {
            let mut w = [0; 4];
            w.copy_from_slice(&bytes[at..at + 4]);
            i32::from_le_bytes(w)
        };
        Edge { source: word(0), destination: word(4), weight: word(8) }
    }
}

impl Comm {
    fn with(self, topology: Topology) -> Comm {
        // The communicator is new: the slot is empty.
        let _ = self.0.topology.set(topology);
        self
    }

    fn intra(&self, call: &str) -> Result<()> {
        if self.is_inter() {
            return Err(err!(Comm, "{call} needs an intracommunicator"));
        }
        Ok(())
    }

    /// A communicator of the first `n` ranks; `None` for the others.
    fn first(&self, n: u32) -> Result<Option<Comm>> {
        let tag = self.next_tag();
        let group = self.group().part((0..n).map(|r| self.group().proc(r)).collect());
        self.create_in(&group, tag)
    }

    /// `MPI_Cart_create`: `None` for processes outside of the grid.
    ///
    /// # Errors
    /// Class `Dims` as [`Cart::check`]; class `Comm` for intercommunicators.
    pub fn cart_create(&self, cart: Cart) -> Result<Option<Comm>> {
        self.intra("MPI_Cart_create")?;
        let n = cart.check(self.size())?;
        Ok(self.first(n)?.map(|c| c.with(Topology::Cart(cart))))
    }

    /// `MPI_Cart_sub`: the part of the grid that this process is in.
    ///
    /// # Errors
    /// Class `Topology` when there is no grid here.
    pub fn cart_sub(&self, remain: &[bool]) -> Result<Comm> {
        let (kept, part, rank) = self.cart()?.sub(self.rank(), remain);
        let comm = self.split(Some(i64::from(part)), rank as i32)?;
        let comm = comm.ok_or_else(|| err!(Intern, "a part of a grid has no processes"))?;
        Ok(comm.with(Topology::Cart(kept)))
    }

    /// `MPI_Graph_create`: `None` for processes that are no node.
    ///
    /// # Errors
    /// Class `Arg` for more nodes than processes; class `Comm` for intercommunicators.
    pub fn graph_create(&self, graph: Graph) -> Result<Option<Comm>> {
        self.intra("MPI_Graph_create")?;
        let n = graph.index.len() as u32;
        if n > self.size() {
            return Err(err!(Arg, "{n} nodes for {} processes", self.size()));
        }
        if n == 0 {
            return Ok(None);
        }
        Ok(self.first(n)?.map(|c| c.with(Topology::Graph(graph))))
    }

    /// `MPI_Dist_graph_create_adjacent`.
    ///
    /// # Errors
    /// Class `Rank` for neighbours that do not exist; class `Comm` for intercommunicators.
    pub fn dist_graph_create_adjacent(&self, graph: DistGraph) -> Result<Comm> {
        self.intra("MPI_Dist_graph_create_adjacent")?;
        for &rank in graph.sources.iter().chain(&graph.destinations) {
            self.check_node(rank)?;
        }
        let comm = self.first(self.size())?;
        let comm = comm.ok_or_else(|| err!(Intern, "this process is not in its communicator"))?;
        Ok(comm.with(Topology::DistGraph(graph)))
    }

    /// `MPI_Dist_graph_create`: each process contributes any edges; all of them are exchanged.
    ///
    /// # Errors
    /// As [`Comm::dist_graph_create_adjacent`].
    pub fn dist_graph_create(&self, edges: &[Edge], weighted: bool) -> Result<Comm> {
        self.intra("MPI_Dist_graph_create")?;
        for e in edges {
            self.check_node(e.source)?;
            self.check_node(e.destination)?;
        }
        let mut mine = vec![u8::from(weighted)];
        mine.extend(edges.iter().flat_map(Edge::encode));
        let all = Team::all(self, self.next_tag()).allgather_sized(&mine)?;
        let me = self.rank() as i32;
        let mut graph = DistGraph {
            sources: Vec::new(),
            source_weights: Vec::new(),
            destinations: Vec::new(),
            destination_weights: Vec::new(),
            weighted,
        };
        for part in &all {
            for e in part.get(1..).unwrap_or(&[]).chunks_exact(Edge::BYTES).map(Edge::decode) {
                if e.destination == me {
                    graph.sources.push(e.source);
                    graph.source_weights.push(e.weight);
                }
                if e.source == me {
                    graph.destinations.push(e.destination);
                    graph.destination_weights.push(e.weight);
                }
            }
        }
        self.dist_graph_create_adjacent(graph)
    }

    fn check_node(&self, rank: i32) -> Result<()> {
        if (0..i64::from(self.size())).contains(&i64::from(rank)) {
            return Ok(());
        }
        Err(err!(Rank, "neighbour {rank} is not in 0..{}", self.size()))
    }

    /// The Cartesian topology.
    ///
    /// # Errors
    /// Class `Topology` when there is none or another one.
    pub fn cart(&self) -> Result<&Cart> {
        match self.topology() {
            Some(Topology::Cart(c)) => Ok(c),
            _ => Err(err!(Topology, "the communicator has no Cartesian topology")),
        }
    }

    /// The graph topology.
    ///
    /// # Errors
    /// Class `Topology` when there is none or another one.
    pub fn graph(&self) -> Result<&Graph> {
        match self.topology() {
            Some(Topology::Graph(g)) => Ok(g),
            _ => Err(err!(Topology, "the communicator has no graph topology")),
        }
    }

    /// The distributed graph topology.
    ///
    /// # Errors
    /// Class `Topology` when there is none or another one.
    pub fn dist_graph(&self) -> Result<&DistGraph> {
        match self.topology() {
            Some(Topology::DistGraph(g)) => Ok(g),
            _ => Err(err!(Topology, "the communicator has no distributed graph topology")),
        }
    }
}
