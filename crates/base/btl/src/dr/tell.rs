//! What the layer tells observers of its rails: rows of the networks page, and a line when a rail
//! falls silent, answers again, or is gone.

use hawser_mca::report;
use hawser_segment::node::{NetworkRow, NetworksPage, NodeSegment};

use crate::Failure;

/// Where to tell it.
#[derive(Clone, Copy, Debug)]
pub struct Tell {
    /// The page in which the layer counts; nobody else does.
    pub page: &'static NetworksPage,
    /// The node segment.
    pub node: NodeSegment,
    /// The slot of this process in it.
    pub slot: u32,
}

/// What is known of one rail towards one peer.
#[derive(Debug)]
pub(super) struct RailView {
    rail: String,
    node: u32,
    shown: Option<(Tell, &'static NetworkRow)>,
    /// Since when it has been silent, in nanoseconds.
    silent: Option<u64>,
}

impl RailView {
    pub(super) fn new(tell: Option<Tell>, rail: &str, node: u32) -> RailView {
        let shown = tell.map(|tell| (tell, tell.page.row(rail, node)));
        RailView { rail: rail.to_owned(), node, shown, silent: None }
    }

    /// The row in which its traffic counts.
    pub(super) fn row(&self) -> Option<&'static NetworkRow> {
        self.shown.map(|(_, row)| row)
    }

    fn host(&self, tell: &Tell) -> String {
        match tell.node.node_record(self.node) {
            Some(record) => format!("host {}", record.host),
            None => "this host".into(),
        }
    }

    /// The rail is silent or is not. One process of the node says so when that begins and ends.
    pub(super) fn set_silent(&mut self, silent: bool, now: u64) {
        let Some((tell, row)) = self.shown else { return };
        match (silent, self.silent) {
            (true, None) => {
                self.silent = Some(now);
                let others = tell.node.others_say_silent(tell.slot, &self.rail, self.node);
                if row.fell_silent() && !others {
                    let host = self.host(&tell);
                    report::say(format!(
                        "network {} to {host} is silent while others answer: messages go over \
                         these",
                        self.rail
                    ));
                }
            }
            (false, Some(since)) => {
                self.silent = None;
                let ended = row.no_longer_silent();
                if ended && !tell.node.others_say_silent(tell.slot, &self.rail, self.node) {
                    let (host, ms) = (self.host(&tell), now.saturating_sub(since) / 1_000_000);
                    report::say(format!(
                        "network {} to {host} answers again after {}.{:03} s",
                        self.rail,
                        ms / 1000,
                        ms % 1000
                    ));
                }
            }
            _ => {}
        }
    }

    /// The rail is gone for good, while others are left. A peer that has ended MPI misses none.
    pub(super) fn set_gone(&mut self, why: &Failure, ended: bool) {
        let Some((tell, row)) = self.shown else { return };
        row.lost();
        if self.silent.take().is_some() {
            row.no_longer_silent();
        }
        let has_ended = matches!(why, Failure::Ended(_));
        if ended || has_ended {
            return;
        }
        let host = self.host(&tell);
        report::say(format!(
            "network {} to {host} is gone: {why}; messages go over the others",
            self.rail
        ));
    }
}
