//! Framework `modex`: what a process knows of its peers.
//!
//! Nothing is exchanged when a job starts. Where a peer is follows from the job map, where its node
//! is reached from the node table, both in the node segment; the processes of one node have a page
//! each for what they tell each other there.

use hawser_segment::ProcId;
use hawser_segment::node::{AttachError, MapBlock, NodeSegment, Phase};
use hawser_segment::outside;
use hawser_wireup::Modex;
use hawser_wireup::acceptor::{Acceptor, AgentAcceptor};

use crate::map::{Block, JobMap, RankOrder};

/// What the process in a slot knows.
#[derive(Debug)]
pub struct NodeModex {
    node: NodeSegment,
    slot: u32,
    /// `None`: all ranks are on this node.
    map: Option<&'static JobMap>,
    acceptor: Option<&'static AgentAcceptor>,
}

impl NodeModex {
    /// What the process in `slot` knows that has no agent: all ranks are on this node.
    pub fn without_agent(node: NodeSegment, slot: u32) -> NodeModex {
        NodeModex { node, slot, map: None, acceptor: None }
    }

    /// What the rank in `slot` knows; `ring` makes its agent look at the node segment.
    ///
    /// # Errors
    /// The job map in the segment is none.
    pub fn new(
        node: NodeSegment,
        slot: u32,
        ring: Box<dyn Fn() + Send + Sync>,
    ) -> Result<NodeModex, AttachError> {
        let blocks = node.map_blocks();
        let map = if blocks.is_empty() { None } else { Some(map_of(&node, &blocks)?) };
        let node_of = move |rank| node.apart(rank).unwrap_or_else(|| node_of(map, rank));
        let me = node.slot(slot).proc();
        let acceptor = AgentAcceptor::new(node, slot, me, Box::new(node_of), ring);
        let acceptor: &'static AgentAcceptor = Box::leak(Box::new(acceptor));
        outside::register(acceptor);
        Ok(NodeModex { node, slot, map, acceptor: Some(acceptor) })
    }
}

fn node_of(map: Option<&JobMap>, rank: u32) -> u32 {
    map.and_then(|m| m.place(rank)).map_or(0, |p| p.node)
}

/// The map in a segment. It lives as long as the process, as the segment does.
///
/// # Errors
/// It is none.
pub fn map_of(node: &NodeSegment, blocks: &[MapBlock]) -> Result<&'static JobMap, AttachError> {
    let block = |b: &MapBlock| Block {
        first: b.first,
        count: b.count,
        node: b.node,
        nodes: b.nodes,
        before: b.before,
        order: if b.cyclic { RankOrder::Cyclic } else { RankOrder::Packed },
    };
    let blocks: Vec<Block> = blocks.iter().map(block).collect();
    let last = blocks.iter().map(|b| b.node.saturating_add(b.nodes)).max().unwrap_or(0);
    let damaged = |_| AttachError::Damaged("the job map");
    let map = JobMap::of_blocks(node.nprocs(), last, blocks).map_err(damaged)?;
    if map.local_size(node.home()) != node.nlocal() {
        return Err(AttachError::Damaged("the job map"));
    }
    Ok(Box::leak(Box::new(map)))
}

/// The blocks of a map as the node segment keeps them.
pub fn blocks_of(map: &JobMap) -> Vec<MapBlock> {
    let block = |b: &Block| MapBlock {
        first: b.first,
        count: b.count,
        node: b.node,
        nodes: b.nodes,
        before: b.before,
        cyclic: b.order == RankOrder::Cyclic,
    };
    map.blocks().iter().map(block).collect()
}

impl Modex for NodeModex {
    fn publish(&self, key: &str, value: &[u8]) -> bool {
        self.node.slot(self.slot).publish(key, value)
    }

    fn lookup(&self, proc: ProcId, key: &str) -> Option<Vec<u8>> {
        self.node.slot(self.local_slot(proc)?).lookup(key)
    }

    fn node_of(&self, proc: ProcId) -> u32 {
        self.node.apart(proc).unwrap_or_else(|| node_of(self.map, proc))
    }

    fn home_of(&self, proc: ProcId) -> u32 {
        node_of(self.map, proc)
    }

    fn cells(&self) -> u32 {
        self.node.cells()
    }

    fn cell_of(&self, proc: ProcId) -> u32 {
        self.node.cell_of_node(self.node_of(proc))
    }

    fn local_slot(&self, proc: ProcId) -> Option<u32> {
        match self.map {
            Some(map) => {
                let place = map.place(proc)?;
                (place.node == self.node.home()).then_some(place.local)
            }
            None => proc.checked_sub(self.node.first_rank()).filter(|i| *i < self.node.nlocal()),
        }
        .filter(|slot| self.node.has(*slot))
    }

    fn is_resting(&self, proc: ProcId) -> bool {
        let ended = |slot: u32| self.node.slot(slot).phase() == Phase::Finalized;
        self.node.is_lost(proc) || self.local_slot(proc).is_some_and(ended)
    }

    fn acceptor(&self) -> Option<&'static dyn Acceptor> {
        self.acceptor.map(|acceptor| acceptor as &dyn Acceptor)
    }
}

#[cfg(test)]
mod tests {
    use hawser_segment::node::{NodeInit, NodeRecord, World};
    use hawser_wireup::acceptor::Contact;

    use super::*;

    /// The segment of one node of a job over several.
    fn segment(map: &JobMap, node: u32) -> NodeSegment {
        let nlocal = map.local_size(node);
        let record = |i: u32| NodeRecord {
            host: format!("h{i}"),
            acceptor: vec![format!("10.0.0.{i}:4711").parse().unwrap()],
            arch: 1,
            cell: 0,
        };
        let nodes: Vec<NodeRecord> = (0..map.nodes()).map(record).collect();
        let segment = NodeSegment::create(&NodeInit {
            job: 7,
            secret: [1; 32],
            nprocs: map.ranks(),
            first_rank: map.ranks_on(node).next().unwrap(),
            nlocal,
            domains: &[2],
            slot_domain: &vec![0; nlocal as usize],
            channels: 1,
            world: World { node, blocks: &blocks_of(map), nodes: &nodes },
        })
        .unwrap();
        for (slot, rank) in (0..).zip(map.ranks_on(node)) {
            segment.slot(slot).set_proc(rank);
        }
        segment
    }

    #[test]
    fn each_rank_finds_all_others_by_the_map() {
        for node_of in [&[0, 0, 1, 1, 2, 2, 2][..], &[2, 1, 2, 1, 0, 1, 2], &[1, 0, 1, 0, 2]] {
            let map = JobMap::new(3, node_of);
            for node in 0..3 {
                let segment = NodeSegment::attach(segment(&map, node).fd()).unwrap();
                let modex = NodeModex::new(segment, 0, Box::new(|| {})).unwrap();
                for (rank, at) in (0..).zip(node_of) {
                    assert_eq!(modex.node_of(rank), *at);
                    let slot = modex.local_slot(rank);
                    assert_eq!(slot.is_some(), *at == node);
                    assert!(slot.is_none_or(|s| segment.slot(s).proc() == rank));
                    let there = Contact::At(
                        format!("h{at}"),
                        vec![format!("10.0.0.{at}:4711").parse().unwrap()],
                    );
                    let contact = modex.acceptor().unwrap().contact(rank);
                    assert_eq!(contact, if *at == node { Contact::Pending } else { there });
                }
                assert_eq!(modex.local_slot(map.ranks()), None);
                assert!(segment.acceptor_is_wanted(), "asked for by the contact with this node");
            }
        }
    }

    #[test]
    fn ranks_that_have_left_their_node_are_found_where_they_are() {
        let map = JobMap::new(3, &[0, 0, 1, 1, 1, 2]);
        let record = |host: &str| NodeRecord {
            host: host.into(),
            acceptor: vec!["10.0.0.9:1".parse().unwrap()],
            ..NodeRecord::default()
        };
        let nodes: Vec<NodeRecord> = ["a", "b", "c", "d"].map(record).into();
        // Rank 3 has left node 1, as those see it that have stayed, itself, and another node.
        let view = |node: u32, number: u32, me: u32| {
            let segment = segment(&map, node);
            segment.replace_nodes(&nodes).unwrap();
            segment.replace_apart(number, &[(3, 3)]).unwrap();
            let segment = NodeSegment::attach(segment.fd()).unwrap();
            let modex = NodeModex::new(segment, me, Box::new(|| {})).unwrap();
            let host = match modex.acceptor().unwrap().contact(3) {
                Contact::At(host, _) => host,
                other => format!("{other:?}"),
            };
            let slots: Vec<_> = (0..6).map(|rank| modex.local_slot(rank)).collect();
            (slots, modex.node_of(3), modex.home_of(3), host)
        };
        let [some, none] = [Some, |_| None::<u32>];
        let stayed = [none(0), none(0), some(0), none(0), some(2), none(0)];
        assert_eq!(view(1, 1, 0), (stayed.into(), 3, 1, "d".into()));
        let left = [none(0), none(0), none(0), some(1), none(0), none(0)];
        assert_eq!(view(1, 3, 1), (left.into(), 3, 1, "Pending".into()));
        let other = [some(0), some(1), none(0), none(0), none(0), none(0)];
        assert_eq!(view(0, 0, 0), (other.into(), 3, 1, "d".into()));
    }

    #[test]
    fn nobody_waits_for_those_that_are_lost() {
        let map = JobMap::new(3, &[0, 0, 1, 1, 2]);
        let segment = segment(&map, 0);
        let modex = NodeModex::new(segment, 0, Box::new(|| {})).unwrap();
        let resting = || (0..6).filter(|rank| modex.is_resting(*rank)).collect::<Vec<_>>();
        assert_eq!(resting(), []);
        segment.mark_lost([1, 4].into_iter());
        assert_eq!(resting(), [1, 4]);
    }

    #[test]
    fn a_map_that_is_none_is_refused() {
        let map = JobMap::new(2, &[0, 0, 1]);
        let good = segment(&map, 0);
        let mut blocks = blocks_of(&map);
        blocks.pop();
        let world = World { node: 0, blocks: &blocks, nodes: &[] };
        let bad = NodeSegment::create(&NodeInit {
            job: 7,
            secret: [1; 32],
            nprocs: 3,
            first_rank: 0,
            nlocal: 2,
            domains: &[2],
            slot_domain: &[0, 0],
            channels: 1,
            world,
        })
        .unwrap();
        assert!(NodeModex::new(good, 0, Box::new(|| {})).is_ok());
        let why = NodeModex::new(bad, 0, Box::new(|| {})).unwrap_err().to_string();
        assert!(why.contains("job map"), "{why}");
    }
}
