//! Ranks of a node that go on on another one, while all ranks of their job are interrupted
//! (ADR 62): they leave a node, or do not come to it after all, and all nodes learn where they are.

use hawser_rte::control::Report;
use hawser_rte::control::plan::{NodeCard, NodeNumbers};
use hawser_rte::map::JobMap;
use hawser_segment::node::NodeRecord;

use super::Agent;
use super::hold::NodeHolds;
use super::place::RankCores;
use super::start::record_of;
use crate::imaging;

impl Agent {
    /// The ranks of node `from`, or those of them that are named, are elsewhere now.
    pub(super) fn have_moved(
        &mut self,
        (from, parted): (u32, &[u32]),
        map: JobMap,
        nodes: &[NodeCard],
        numbers: &NodeNumbers,
    ) {
        if from == self.config.node {
            match parted {
                [] => self.vacate(),
                ranks => self.part_with(ranks),
            }
        }
        if let Some(acceptor) = &mut self.acceptor {
            acceptor.learn_map(map.clone());
        }
        if let Some(segment) = self.segment {
            let nodes = numbers.sorted(nodes).unwrap_or_default();
            let records: Vec<NodeRecord> = nodes.iter().map(record_of).collect();
            let number = numbers.known(self.config.node).unwrap_or(segment.number());
            let told = segment
                .replace_nodes(&records)
                .and_then(|()| segment.replace_apart(number, &numbers.apart));
            if let Err(e) = told {
                let host = &self.config.place.host;
                let text = format!("host {host}: ranks cannot be told who has moved: {e}");
                self.reports.push_back(Report::Failed(text));
            }
        }
        if let Some((known, _)) = &mut self.world {
            *known = map;
        }
    }

    /// Ends these ranks of the node without a word; others stay.
    fn part_with(&mut self, ranks: &[u32]) {
        self.ended.retain(|ended| !ranks.contains(&ended.rank));
        self.cores.give_back(ranks, &self.config.place.machine);
        for (slot, rank) in self.ranks.iter_mut().enumerate() {
            if !ranks.contains(&rank.rank) {
                continue;
            }
            if rank.alive {
                imaging::kill_tree(rank.pid);
            }
            self.by_pid.remove(&rank.pid);
            (rank.alive, rank.here) = (false, false);
            if let Some(acceptor) = &mut self.acceptor {
                acceptor.handle_end(slot);
            }
        }
    }

    /// Ranks that were to come do not.
    pub(super) fn displace(&mut self) {
        self.launching = None;
        if let Some(restoring) = self.restoring.take() {
            restoring.end();
        }
        self.vacate();
    }

    /// Ends the ranks of the node without a word, and all that is there for them. What they have
    /// printed is still passed on.
    fn vacate(&mut self) {
        for rank in self.ranks.drain(..).filter(|rank| rank.alive) {
            // What it has started may have left the process group, and is in its image, too.
            imaging::kill_tree(rank.pid);
        }
        self.by_pid.clear();
        self.ended.clear();
        self.forker.forget();
        if let Err(e) = self.forker.renew() {
            let host = &self.config.place.host;
            let text = format!("host {host} takes no ranks any more: {e}");
            self.reports.push_back(Report::Trouble(text));
        }
        self.holds = NodeHolds::default();
        self.cores = RankCores::default();
        (self.acceptor, self.acceptor_retry_at, self.asks) = (None, None, None);
        (self.quiet, self.vacated, self.abort_seen) = (false, true, false);
        if let Some(segment) = self.segment.take() {
            segment.retire();
        }
    }
}
