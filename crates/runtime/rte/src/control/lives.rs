//! How the lives of a rank are told apart. A rank that goes on on another node (ADR 62) has been
//! two processes, and what the first node reports of its end may be under way when the second one
//! has the rank. A rank that is replaced by `MPI_Comm_spawn` needs nothing here: it is of another
//! job.
//!
//! A life is named by rank and node. No number of it is needed: what a node reports comes in order,
//! and before the rank comes back to a node it reports that it has restored it (ADR 66).

use super::Report;
use crate::map::JobMap;

impl Report {
    /// What a report of node `from` says of ranks that are there, by this map, and of no other
    /// ones: what it says of a process that was a rank before is left out. `None`: that was all.
    pub fn of_lives(self, map: &JobMap, from: u32) -> Option<Report> {
        let lives = |rank: u32| map.place(rank).is_some_and(|place| place.node == from);
        match self {
            Report::Ended(mut list) => {
                list.retain(|ended| lives(ended.rank));
                (!list.is_empty()).then_some(Report::Ended(list))
            }
            Report::Abort { rank, .. } => lives(rank).then_some(self),
            // Of all others a rank is the same whichever process it is, or the node is meant.
            _ => Some(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, VecDeque};

    use hawser_os::process::Exit;
    use hawser_segment::node::Phase;

    use super::*;
    use crate::control::{Ended, RestoreStep};
    use crate::errmgr::Memory;
    use crate::state::job::{Job, MpiPhase, OnFailure, Policy};

    fn ended(rank: u32) -> Ended {
        Ended {
            rank,
            pid: 100 + rank as i32,
            exit: Exit::Code(1),
            phase: Phase::Running,
            mpi: MpiPhase::Inside,
            status: Default::default(),
            memory: Memory::Enough,
            core_pattern: String::new(),
        }
    }

    fn abort(rank: u32) -> Report {
        Report::Abort { rank, pid: 7, code: 3, text: String::new() }
    }

    #[test]
    fn a_node_speaks_of_the_ranks_that_it_has() {
        let map = JobMap::new(3, &[0, 0, 1, 1]).moved(1, 2);
        let both = Report::Ended(vec![ended(1), ended(2)]);
        assert_eq!(both.clone().of_lives(&map, 0), Some(Report::Ended(vec![ended(1)])));
        assert_eq!(both.clone().of_lives(&map, 1), None);
        assert_eq!(both.of_lives(&map, 2), Some(Report::Ended(vec![ended(2)])));
        assert_eq!(abort(3).of_lives(&map, 1), None);
        assert_eq!(abort(3).of_lives(&map, 2), Some(abort(3)));
        assert_eq!(abort(9).of_lives(&map, 2), None, "there is no such rank");
        assert_eq!(Report::Quiet.of_lives(&map, 1), Some(Report::Quiet));
    }

    /// What the master tells a node.
    enum Told {
        Restore,
        Vacate,
        Home,
    }

    /// A job whose ranks move between nodes, while processes die and reports are late. Each node
    /// has one rank at most.
    struct World {
        seed: u64,
        map: JobMap,
        job: Job,
        /// The processes that a node watches, by rank: whether they live.
        processes: Vec<BTreeMap<u32, bool>>,
        /// Restored ranks that wait on a node.
        waiting: Vec<Option<u32>>,
        reports: Vec<VecDeque<Report>>,
        orders: Vec<VecDeque<(Told, u32)>>,
        /// From, and to.
        moving: Option<(u32, u32)>,
        moves: u32,
        stale: u32,
    }

    const NODES: u32 = 4;
    const RANKS: u32 = 2;

    impl World {
        fn new(seed: u64) -> World {
            let policy = Policy {
                grace_ms: 1,
                failure_grace_ms: 1,
                timeout_ms: None,
                on_failure: OnFailure::Notify,
            };
            let nodes = NODES as usize;
            let mut processes = vec![BTreeMap::new(); nodes];
            (0..RANKS).for_each(|rank| _ = processes[rank as usize].insert(rank, true));
            World {
                seed,
                map: JobMap::new(NODES, &(0..RANKS).collect::<Vec<_>>()),
                job: Job::new(RANKS, policy, 0),
                processes,
                waiting: vec![None; nodes],
                reports: vec![VecDeque::new(); nodes],
                orders: (0..nodes).map(|_| VecDeque::new()).collect(),
                moving: None,
                moves: 0,
                stale: 0,
            }
        }

        fn chance(&mut self, n: u32) -> u32 {
            self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (self.seed >> 33) as u32 % n
        }

        fn node_of(&self, rank: u32) -> u32 {
            self.map.place(rank).expect("a rank").node
        }

        /// A process of a node dies, which the node reports.
        fn die(&mut self, node: usize) {
            if let Some((rank, lives)) = self.processes[node].iter_mut().find(|(_, lives)| **lives)
            {
                *lives = false;
                let rank = *rank;
                let report = if rank == 0 { abort(rank) } else { Report::Ended(vec![ended(rank)]) };
                self.reports[node].push_back(report);
                self.reports[node].push_back(Report::Ended(vec![ended(rank)]));
            }
        }

        fn begin_move(&mut self) {
            let rank = self.chance(RANKS);
            let (from, to) = (self.node_of(rank), self.chance(NODES));
            let free = self.map.local_size(to) == 0;
            // The master moves nobody of whose end it has heard.
            if self.moving.is_none() && free && !self.job.has_ended(rank) {
                self.moving = Some((from, to));
                self.orders[to as usize].push_back((Told::Restore, rank));
            }
        }

        /// The master gets the next report of a node.
        fn hear(&mut self, node: usize) {
            let Some(report) = self.reports[node].pop_front() else { return };
            let Some(report) = report.of_lives(&self.map, node as u32) else {
                self.stale += 1;
                return;
            };
            match report {
                Report::Ended(list) => list.iter().for_each(|e| {
                    self.job.handle_exit(e.rank, e.exit, e.mpi);
                    // An interrupt ends with the first loss.
                    self.moving = None;
                }),
                Report::Abort { rank, .. } => {
                    assert!(!self.processes[node].get(&rank).copied().unwrap_or(false));
                }
                Report::Restored(_) => self.settle(node as u32),
                _ => {}
            }
        }

        fn settle(&mut self, to: u32) {
            let Some((from, _)) = self.moving.take_if(|(_, wanted)| *wanted == to) else { return };
            let rank = self.map.ranks_on(from).next().expect("it moves a rank");
            self.map = self.map.moved(from, to);
            self.orders[from as usize].push_back((Told::Vacate, rank));
            self.orders[to as usize].push_back((Told::Home, rank));
            self.moves += 1;
        }

        /// A node gets its next order.
        fn obey(&mut self, node: usize) {
            match self.orders[node].pop_front() {
                Some((Told::Restore, rank)) => {
                    self.waiting[node] = Some(rank);
                    self.reports[node].push_back(Report::Restored(RestoreStep::Processes));
                }
                Some((Told::Vacate, rank)) => _ = self.processes[node].remove(&rank),
                Some((Told::Home, rank)) => {
                    assert_eq!(self.waiting[node].take(), Some(rank));
                    self.processes[node].insert(rank, true);
                }
                None => {}
            }
        }
    }

    #[test]
    fn no_report_of_an_old_life_ends_a_new_one() {
        let (mut moves, mut stale, mut deaths) = (0, 0, 0);
        for seed in 0..2_000 {
            let mut world = World::new(seed);
            for _ in 0..60 {
                let node = world.chance(NODES) as usize;
                match world.chance(10) {
                    0 => world.die(node),
                    1 | 2 => world.begin_move(),
                    3..7 => world.obey(node),
                    _ => world.hear(node),
                }
            }
            for _ in 0..20 {
                (0..NODES as usize).for_each(|node| {
                    world.obey(node);
                    world.hear(node);
                });
            }
            for rank in 0..RANKS {
                let at = world.node_of(rank) as usize;
                let lives = world.processes[at].get(&rank).copied();
                assert_eq!(lives, Some(!world.job.has_ended(rank)), "seed {seed}, rank {rank}");
                deaths += u32::from(world.job.has_ended(rank));
            }
            (moves, stale) = (moves + world.moves, stale + world.stale);
        }
        assert!(moves > 1_000 && stale > 100 && deaths > 100, "{moves} {stale} {deaths}");
    }
}
