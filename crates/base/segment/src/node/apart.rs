//! Ranks that are on another node than the job map says: some of those that began on a node have
//! left it, and others have not (ADR 60).
//!
//! Both parts have a segment of the same layout, with a slot for each rank that began there: what
//! ranks have of it stays valid. The job map stays, too. The part that leaves gets a number of its
//! own, and each segment of the job has a list of the ranks that are not where the map says.

use std::io;

use super::NodeSegment;
use super::layout::{APART_MAX, Apart};

impl NodeSegment {
    /// The number that this node has in the job map: that of the node where its ranks began.
    pub fn home(&self) -> u32 {
        self.header().home
    }

    /// Ranks that are on another node than the job map says, and the numbers of those.
    pub fn all_apart(&self) -> Vec<(u32, u32)> {
        let header = self.header();
        let all = header.apart_ranks.iter().take(header.apart as usize);
        all.map(|one| (one.rank, one.node)).collect()
    }

    /// The node of a rank that is on another one than the job map says.
    #[inline]
    pub fn apart(&self, rank: u32) -> Option<u32> {
        if self.header().apart == 0 { None } else { self.find_apart(rank) }
    }

    #[cold]
    fn find_apart(&self, rank: u32) -> Option<u32> {
        self.all_apart().into_iter().find(|(apart, _)| *apart == rank).map(|(_, node)| node)
    }

    /// The process of a slot is on this node; else it has left it, or was left behind.
    ///
    /// # Panics
    /// When there is no such slot, and some process is elsewhere.
    pub fn has(&self, slot: u32) -> bool {
        // Before the slot, whose lines belong to its process: the rest is asked for in few jobs.
        if self.header().apart == 0 {
            return self.home() == self.number();
        }
        let node = self.apart(self.slot(slot).proc()).unwrap_or(self.home());
        node == self.number()
    }

    /// The slot of a rank on this node.
    pub fn slot_of(&self, rank: u32) -> Option<u32> {
        (0..self.nlocal()).find(|slot| self.slot(*slot).proc() == rank && self.has(*slot))
    }

    /// Says which ranks are on another node than the job map says, and which number this one has.
    /// All ranks of the node are interrupted: none of them has the segment. Boards and lanes of
    /// groups that are wholly elsewhere are free.
    ///
    /// # Errors
    /// `InvalidInput`: there are too many.
    pub fn replace_apart(&self, number: u32, apart: &[(u32, u32)]) -> io::Result<()> {
        if apart.len() > APART_MAX as usize {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        // SAFETY: nobody else has the segment, and nobody in this process reads these meanwhile.
        unsafe {
            for (at, (rank, node)) in apart.iter().enumerate() {
                (*self.header_ptr()).apart_ranks[at] = Apart { rank: *rank, node: *node };
            }
            (*self.header_ptr()).node = number;
            (*self.header_ptr()).apart = apart.len() as u32;
        }
        self.boards().end_elsewhere();
        self.lanes().end_elsewhere();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use hawser_lockfree::lease::{Lease, Owner};

    use super::super::{NodeInit, NodeSegment, World};
    use super::*;

    #[test]
    fn both_parts_of_a_node_know_who_is_where() {
        let node = NodeSegment::create(&NodeInit {
            job: 77,
            secret: [0; 32],
            nprocs: 6,
            first_rank: 2,
            nlocal: 3,
            domains: &[2],
            slot_domain: &[0; 3],
            channels: 1,
            world: World { node: 1, blocks: &[], nodes: &[] },
        })
        .unwrap();
        let here = || (0..3).filter(|slot| node.has(*slot)).collect::<Vec<_>>();
        let groups: [&[u32]; 3] = [&[0, 2], &[1], &[0, 1]];
        for (number, slots) in groups.into_iter().enumerate() {
            let owner = Owner { name: number as u64, claimer: 0 };
            for lease in [&node.boards().leases()[number], &node.lanes().leases()[number]] {
                lease.claim(owner).expect("it is free");
                lease.note_slots(slots.iter().copied());
            }
        }
        let lent = |leases: &[Lease]| leases.iter().filter_map(Lease::holder).collect::<Vec<_>>();
        let lent = || (lent(node.boards().leases()), lent(node.lanes().leases()));
        assert_eq!((here(), node.home(), node.apart(3)), (vec![0, 1, 2], 1, None));
        // The others are left behind, and one of another node has moved.
        node.replace_apart(5, &[(3, 5), (0, 6)]).unwrap();
        assert_eq!((here(), node.home(), node.number()), (vec![1], 1, 5));
        assert_eq!(lent(), (vec![1, 2], vec![1, 2]), "the first group is elsewhere");
        assert_eq!([0, 1, 3].map(|rank| node.apart(rank)), [Some(6), None, Some(5)]);
        assert_eq!([2, 3].map(|rank| node.slot_of(rank)), [None, Some(1)]);
        // What stays behind.
        node.replace_apart(1, &[(3, 5)]).unwrap();
        assert_eq!((here(), node.number()), (vec![0, 2], 1));
        let many: Vec<_> = (0..=APART_MAX).map(|rank| (rank, 1)).collect();
        assert!(node.replace_apart(1, &many).is_err());
        assert_eq!(here(), [0, 2], "nothing has changed");
    }
}
