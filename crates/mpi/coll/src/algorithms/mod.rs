//! The algorithms, one per file, and [`Algorithm`], the closed set of them that executors run
//! without allocation or dynamic dispatch.

pub mod allgather;
pub mod allreduce;
pub mod alltoall;
pub mod barrier;
pub mod bcast;
pub mod circulant;
pub mod gather;
pub mod inter;
pub mod neighbor;
pub mod numbering;
pub mod reduce;
pub mod reduce_scatter;
pub mod scan;
pub mod scatter;

use crate::schedule::{Round, Rounds, Scratch};

macro_rules! algorithms {
    ($($variant:ident = $name:literal $ty:ty),+ $(,)?) => {
        /// Any algorithm, at one rank.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, clippy::large_enum_variant)]
        pub enum Algorithm { $($variant($ty)),+ }

        impl Algorithm {
            /// Name, unique over all operations: `<operation>/<algorithm>`.
            pub fn name(&self) -> &'static str {
                match self { $(Algorithm::$variant(_) => $name),+ }
            }
        }

        impl Rounds for Algorithm {
            fn temps(&self) -> [Scratch; 2] {
                match self { $(Algorithm::$variant(a) => a.temps()),+ }
            }

            #[inline]
            fn round(&mut self, out: &mut Round) -> bool {
                match self { $(Algorithm::$variant(a) => a.round(out)),+ }
            }
        }

        $(impl From<$ty> for Algorithm {
            fn from(a: $ty) -> Algorithm {
                Algorithm::$variant(a)
            }
        })+
    };
}

algorithms! {
    BarrierDissemination = "barrier/dissemination" barrier::dissemination::Dissemination,
    BarrierFan = "barrier/fan" barrier::fan::Fan,
    BcastLinear = "bcast/linear" bcast::linear::Linear,
    BcastBinomial = "bcast/binomial" bcast::binomial::Binomial,
    BcastKnomial = "bcast/knomial" bcast::knomial::Knomial,
    BcastChain = "bcast/chain" bcast::chain::Chain,
    BcastScatterRing = "bcast/scatter_ring" bcast::scatter_ring::ScatterRing,
    BcastCirculant = "bcast/circulant" bcast::circulant::Circulant,
    BcastTwoTree = "bcast/two_tree" bcast::two_tree::TwoTree,
    GatherLinear = "gather/linear" gather::linear::Linear,
    GatherKnomial = "gather/knomial" gather::knomial::Knomial,
    ScatterLinear = "scatter/linear" scatter::linear::Linear,
    ScatterKnomial = "scatter/knomial" scatter::knomial::Knomial,
    AllgatherRecursiveDoubling =
        "allgather/recursive_doubling" allgather::recursive_doubling::RecursiveDoubling,
    AllgatherBruck = "allgather/bruck" allgather::bruck::Bruck,
    AllgatherRing = "allgather/ring" allgather::ring::Ring,
    AllgatherDirect = "allgather/direct" allgather::direct::Direct,
    AllgatherFan = "allgather/fan" allgather::fan::Fan,
    AllgatherCirculant = "allgather/circulant" allgather::circulant::Circulant,
    AlltoallBruck = "alltoall/bruck" alltoall::bruck::Bruck,
    AlltoallPairwise = "alltoall/pairwise" alltoall::pairwise::Pairwise,
    AlltoallInPlace = "alltoall/in_place" alltoall::in_place::InPlace,
    ReduceFlat = "reduce/flat" reduce::flat::Flat,
    ReduceBinomial = "reduce/binomial" reduce::binomial::Binomial,
    ReduceKnomial = "reduce/knomial" reduce::knomial::Knomial,
    ReduceHalvingGather = "reduce/halving_gather" reduce::halving_gather::HalvingGather,
    ReduceTwoTree = "reduce/two_tree" reduce::two_tree::TwoTree,
    AllreduceFan = "allreduce/fan" allreduce::fan::Fan,
    AllreduceRecursiveDoubling =
        "allreduce/recursive_doubling" allreduce::recursive_doubling::RecursiveDoubling,
    AllreduceHalvingDoubling =
        "allreduce/halving_doubling" allreduce::halving_doubling::HalvingDoubling,
    AllreduceRing = "allreduce/ring" allreduce::ring::Ring,
    AllreduceCirculant = "allreduce/circulant" allreduce::circulant::Circulant,
    ReduceScatterPairwise = "reduce_scatter/pairwise" reduce_scatter::pairwise::Pairwise,
    ReduceScatterHalving = "reduce_scatter/halving" reduce_scatter::halving::Halving,
    ReduceScatterCirculant =
        "reduce_scatter/circulant" reduce_scatter::circulant::Circulant,
    ReduceScatterRing = "reduce_scatter/ring" reduce_scatter::ring::Ring,
    ScanDoubling = "scan/doubling" scan::doubling::Doubling,
    NeighborDirect = "neighbor/direct" neighbor::direct::Direct,
    NeighborJoined = "neighbor/joined" neighbor::joined::Joined,
    InterRooted = "inter/rooted" inter::rooted::Rooted,
    InterExchange = "inter/exchange" inter::exchange::Exchange,
    InterLeader = "inter/leader" inter::leader::Leader,
}
