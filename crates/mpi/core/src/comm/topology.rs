//! Communicators with a topology (MPI-5.0 section 8.5).

use super::agree::Team;
use super::create::agreed;
use super::{Comm, refused_elsewhere};
use crate::err;
use crate::error::Result;
use crate::topo::{Cart, DistGraph, Graph, NearEdges, Topology};

mod near;

pub use near::{Reorder, fuzz_neighbours};

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

/// The number of ranks of a topology, and the topology; the error once.
fn count_and_value<T>(checked: Result<(u32, T)>) -> (Result<u32>, Option<T>) {
    match checked {
        Ok((n, topology)) => (Ok(n), Some(topology)),
        Err(error) => (Err(error), None),
    }
}

impl Comm {
    fn intra(&self, call: &str) -> Result<()> {
        if self.is_inter() {
            return Err(err!(Comm, "{call} needs an intracommunicator"));
        }
        Ok(())
    }

    /// A communicator of the first `n` ranks in the order that `placed` gives: the old rank of each
    /// new one, or `None` where they are the same. Its topology follows from that order and this
    /// process's new rank. `None` for the other ranks. All get an error where one has refused its
    /// arguments.
    fn first(
        &self,
        n: Result<u32>,
        placed: impl FnOnce(u32) -> Result<Option<Vec<u32>>>,
        topology: impl FnOnce(Option<&[u32]>, u32) -> Result<Option<Topology>>,
    ) -> Result<Option<Comm>> {
        let (env, me) = (self.maker()?, self.rank());
        let said = Team::all(self, self.next_tag()).say_context(env, me, n.is_err());
        let n = n?;
        let (context, none) = said?;
        let context = agreed(context, none)?;
        let order = placed(n)?;
        let old = |r: u32| order.as_ref().map_or(r, |order| order[r as usize]);
        let new = match &order {
            None => Some(me).filter(|me| *me < n),
            Some(order) => order.iter().position(|r| *r == me).map(|r| r as u32),
        };
        let Some(new) = new else { return Ok(None) };
        let topology = topology(order.as_deref(), new)?;
        let group = self.group().part((0..n).map(|r| self.group().proc(old(r))).collect());
        let hosts = self.hosts_for(env, &group);
        let comm = Comm::open_with(env, (context, new), (group, None), (topology, hosts))?;
        Ok(Some(comm.inherit(self)))
    }

    /// `MPI_Cart_create`: `None` for processes outside of the grid.
    ///
    /// # Errors
    /// Class `Dims` as [`Cart::check`]; class `Comm` for intercommunicators; that of the arguments,
    /// and class `Other` where it is another process that has refused its own.
    pub fn cart_create(&self, cart: Result<Cart>, reorder: Reorder) -> Result<Option<Comm>> {
        self.intra("MPI_Cart_create")?;
        let cart = cart.and_then(|cart| Ok((cart.check(self.size())?, cart)));
        let (n, cart) = count_and_value(cart);
        let placed = |n| match &cart {
            Some(cart) => self.placed_grid(cart, n, reorder),
            None => Ok(None),
        };
        self.first(n, placed, |_, _| Ok(cart.clone().map(Topology::Cart)))
    }

    /// `MPI_Cart_sub`: the part of the grid that this process is in.
    ///
    /// # Errors
    /// Class `Topology` when there is no grid here.
    pub fn cart_sub(&self, remain: &[bool]) -> Result<Comm> {
        let (kept, part, rank) = self.cart()?.sub(self.rank(), remain);
        let color = Ok(Some(i64::from(part)));
        let comm = self.split_with(color, rank as i32, Some(Topology::Cart(kept)))?;
        comm.ok_or_else(|| err!(Intern, "a part of a grid has no processes"))
    }

    /// `MPI_Graph_create`: `None` for processes that are no node.
    ///
    /// # Errors
    /// Class `Arg` for more nodes than processes; others as [`Comm::cart_create`].
    pub fn graph_create(&self, graph: Result<Graph>, reorder: Reorder) -> Result<Option<Comm>> {
        self.intra("MPI_Graph_create")?;
        let graph = graph.and_then(|graph| match graph.index.len() as u32 {
            n if n > self.size() => Err(err!(Arg, "{n} nodes for {} processes", self.size())),
            n => Ok((n, graph)),
        });
        let (n, graph) = count_and_value(graph);
        let placed = |_| match &graph {
            Some(graph) => self.placed_graph(graph, reorder),
            None => Ok(None),
        };
        self.first(n, placed, |_, _| Ok(graph.clone().map(Topology::Graph)))
    }

    /// `MPI_Dist_graph_create_adjacent`.
    ///
    /// # Errors
    /// Class `Rank` for neighbours that do not exist; others as [`Comm::cart_create`].
    pub fn dist_graph_create_adjacent(
        &self,
        graph: Result<DistGraph>,
        reorder: Reorder,
    ) -> Result<Comm> {
        self.intra("MPI_Dist_graph_create_adjacent")?;
        let graph = graph.and_then(|graph| {
            let mut all = graph.sources.iter().chain(&graph.destinations);
            all.try_for_each(|rank| self.check_node(*rank))?;
            Ok((self.size(), graph))
        });
        let (n, graph) = count_and_value(graph);
        let placed = |_| match &graph {
            Some(graph) => self.placed_dist_graph(graph, reorder),
            None => Ok(None),
        };
        let topology = |order: Option<&[u32]>, new| {
            let Some(graph) = graph.clone() else { return Ok(None) };
            let mut graph = match order {
                Some(order) => self.moved(graph, order)?,
                None => graph,
            };
            graph.near = self.near_edges(&graph, order, new)?;
            Ok(Some(Topology::DistGraph(graph)))
        };
        let new = self.first(n, placed, topology)?;
        new.ok_or_else(|| err!(Intern, "this process is not in its communicator"))
    }

    /// `MPI_Dist_graph_create`: each process contributes any edges; all of them are exchanged.
    ///
    /// # Errors
    /// As [`Comm::dist_graph_create_adjacent`].
    pub fn dist_graph_create(
        &self,
        edges: Result<Vec<Edge>>,
        weighted: bool,
        reorder: Reorder,
    ) -> Result<Comm> {
        self.intra("MPI_Dist_graph_create")?;
        let check =
            |e: &Edge| self.check_node(e.source).and_then(|()| self.check_node(e.destination));
        let edges = edges.and_then(|edges| edges.iter().try_for_each(check).map(|()| edges));
        // Empty where the arguments are refused.
        let mine = edges.as_ref().map_or_else(
            |_| Vec::new(),
            |edges| {
                let edges = edges.iter().flat_map(Edge::encode);
                std::iter::once(u8::from(weighted)).chain(edges).collect()
            },
        );
        let all = Team::all(self, self.next_tag()).allgather_sized(&mine);
        edges?;
        let all = all?;
        if all.iter().any(Vec::is_empty) {
            return Err(refused_elsewhere());
        }
        let me = self.rank() as i32;
        let mut graph = DistGraph {
            sources: Vec::new(),
            source_weights: Vec::new(),
            destinations: Vec::new(),
            destination_weights: Vec::new(),
            weighted,
            near: NearEdges::default(),
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
        self.dist_graph_create_adjacent(Ok(graph), reorder)
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
