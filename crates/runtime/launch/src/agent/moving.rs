//! Ranks of a node that go on on another one, while all ranks of their job are interrupted
//! (ADR 62): they leave a node, or do not come to it after all, and all nodes learn where they are.

use hawser_rte::control::Report;
use hawser_rte::control::plan::NodeCard;
use hawser_rte::map::JobMap;
use hawser_segment::node::NodeRecord;

use super::Agent;
use super::hold::NodeHolds;
use super::start::record_of;
use crate::imaging;
use crate::lease::Leases;
use crate::plm::fork::Forker;

impl Agent {
    /// The ranks of node `from` are elsewhere now. `nodes` are as their ranks know them.
    pub(super) fn have_moved(&mut self, from: u32, map: JobMap, nodes: &[NodeCard]) {
        if from == self.config.node {
            self.vacate();
        }
        if let Some(acceptor) = &mut self.acceptor {
            acceptor.learn_map(map.clone());
        }
        if let Some(segment) = self.segment {
            let records: Vec<NodeRecord> = nodes.iter().map(record_of).collect();
            if let Err(e) = segment.replace_nodes(&records) {
                let host = &self.config.place.host;
                let text = format!("host {host}: ranks cannot be told who has moved: {e}");
                self.reports.push_back(Report::Failed(text));
            }
        }
        if let Some((known, _)) = &mut self.world {
            *known = map;
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
        self.forker.kill_group();
        match Forker::new(self.config.job) {
            Ok(forker) => self.forker = forker,
            Err(e) => {
                let host = &self.config.place.host;
                let text = format!("host {host} takes no ranks any more: {e}");
                self.reports.push_back(Report::Trouble(text));
            }
        }
        if self.shared {
            self.forker.share();
        }
        self.holds = NodeHolds::default();
        self.leases = Leases::default();
        (self.acceptor, self.acceptor_retry_at, self.asks) = (None, None, None);
        (self.quiet, self.abort_seen) = (false, false);
        if let Some(segment) = self.segment.take() {
            segment.retire();
        }
    }
}
