//! Ranks of a job that go on on another host while the job runs (ADR 62): what is decided about it
//! is in `rte/state/imaging.rs`; here nodes are told, and the master's own picture of the job
//! changes.

use std::os::unix::fs::FileTypeExt;

use hawser_os::clock;
use hawser_os::signals::SIGUSR1;
use hawser_rte::control::plan::{LaunchPlan, NodeNumbers, Reader, RestorePlan, SetMark};
use hawser_rte::control::{Dest, Order, Report, RestoreStep};
use hawser_rte::map::JobMap;
use hawser_rte::state::imaging::{ImagesRequest, NodeMove};
use hawser_rte::state::job::OnFailure;

use super::Master;
use super::hold::Stays;
use crate::setup::Setup;
use crate::setup::grown::Added;

/// By which numbers the ranks of a job know its nodes when it starts.
pub(super) fn numbers_of(setup: &Setup) -> NodeNumbers {
    match &setup.restored {
        Some(restored) => restored.numbers(),
        None => NodeNumbers::of_map(&setup.map),
    }
}

/// True when our standard input is a pipe or a socket, of which a rank may have read a part.
pub(super) fn input_is_pipe() -> bool {
    let kind = std::fs::metadata("/proc/self/fd/0").map(|of| of.file_type());
    kind.is_ok_and(|kind| kind.is_fifo() || kind.is_socket())
}

/// How soon it is tried again to move ranks while something else stands against it, in
/// milliseconds.
const AGAIN_MS: u64 = 500;

/// A node whose ranks are to move to any spare host.
#[derive(Debug)]
pub(super) struct Leaving {
    node: u32,
    /// What was told of its host.
    why: String,
    /// The host to which they are moving.
    to: Option<String>,
    /// Hosts that could not take them.
    tried: Vec<String>,
    /// When it is tried, in milliseconds.
    at: u64,
}

impl Leaving {
    fn new(node: u32, why: &str) -> Leaving {
        Leaving { node, why: why.into(), to: None, tried: Vec::new(), at: 0 }
    }

    pub(super) fn is_under_way(&self) -> bool {
        self.to.is_some()
    }

    /// They do not move; `later`: something stands against it that may be gone in a moment.
    fn handle_failed(&mut self, later: bool, now: u64) {
        let to = self.to.take();
        match later {
            true => self.at = now.saturating_add(AGAIN_MS),
            false => self.tried.extend(to),
        }
    }
}

/// Ranks that are to move to any spare host.
#[derive(Debug)]
pub(crate) struct Leavers {
    pub(crate) ranks: Vec<u32>,
    /// How images are made of them.
    pub(crate) request: ImagesRequest,
    /// Hosts that could not take them.
    pub(crate) tried: Vec<String>,
}

impl Master {
    /// Ranks of the job run on this node.
    pub(crate) fn has_ranks_on(&self, node: u32) -> bool {
        node < self.setup.map.nodes() && self.setup.map.local_size(node) > 0
    }

    /// A node that was there is lost.
    pub(crate) fn has_lost(&self, node: u32) -> bool {
        self.nodes.get(node as usize).is_some_and(|known| known.lost)
    }

    /// It is, or was told that it may go.
    pub(crate) fn may_lose(&self, node: u32) -> bool {
        self.nodes.get(node as usize).is_some_and(|known| known.lost || known.noticed)
    }

    /// Ranks are about to come to this node.
    pub(crate) fn awaits_ranks_on(&self, node: u32) -> bool {
        self.holds.imaging.moves_to() == Some(node)
    }

    /// Ranks have left this node, and not all that they have printed has come.
    pub(crate) fn awaits_output_of(&self, node: u32) -> bool {
        self.nodes.get(node as usize).is_some_and(|known| known.left && !known.quiet)
    }

    /// Somebody wants the ranks of a node on another one, whose daemon runs and which has so many
    /// slots in use.
    ///
    /// # Errors
    /// Why they stay; nothing has changed.
    pub(crate) fn handle_move(
        &mut self,
        asker: Option<(u64, u64)>,
        mut request: ImagesRequest,
        ranks: NodeMove,
        added: &Added,
        in_use: u32,
    ) -> Result<(), Stays> {
        let (from, to) = (ranks.from, ranks.to);
        if !ranks.parted.is_empty() {
            self.may_part(&ranks)?;
        }
        self.setup.adopt(added);
        while self.nodes.len() < self.setup.nodes.len() {
            let host = self.setup.nodes.get(self.nodes.len()).map(|card| card.host.clone());
            self.nodes.push(super::Node { host: host.unwrap_or_default(), ..Default::default() });
        }
        let reads = match self.setup.request.stdin {
            Reader::Rank(rank) if !ranks.parted.is_empty() && !ranks.parted.contains(&rank) => {
                false
            }
            Reader::Rank(rank) if self.direct_pipe => {
                self.setup.map.place(rank).is_some_and(|place| place.node == from)
            }
            _ => self.input.as_ref().is_some_and(|input| input.is_read_on(from)),
        };
        if reads {
            let why = "a rank that would move reads the standard input of mpirun, which has not \
                       ended; start the job with --stdin none, or with </dev/null";
            return Err(why.into());
        }
        let map = self.map_after(&ranks);
        self.setup.check_move(&map, to, in_use)?;
        request.dir = self.dir_of(&request)?;
        let host = self.nodes.get(to as usize).map(|node| node.host.clone()).unwrap_or_default();
        self.holds.handle_move(asker, request, NodeMove { host, ..ranks })
    }

    /// Which rank is where once these have moved.
    fn map_after(&self, ranks: &NodeMove) -> JobMap {
        match &*ranks.parted {
            [] => self.setup.map.moved(ranks.from, ranks.to),
            parted => self.setup.map.parted(parted, ranks.to),
        }
    }

    /// By which numbers ranks know the nodes then.
    fn numbers_after(&self, ranks: &NodeMove) -> NodeNumbers {
        match &*ranks.parted {
            [] => self.numbers.moved(ranks.from, ranks.to),
            parted => self.numbers.parted(parted, ranks.to),
        }
    }

    /// Whether these ranks may leave a node that others stay on.
    ///
    /// # Errors
    /// Why not.
    fn may_part(&self, ranks: &NodeMove) -> Result<(), Stays> {
        match self.numbers_after(ranks).has_room() {
            true => Ok(()),
            false => {
                let why = "too many ranks of the job have left others of their host: all ranks of \
                           a host move together";
                Err(why.into())
            }
        }
    }

    /// The host of a node may go, which its daemon was told, and the user has chosen what is done
    /// then. False: nothing of this kind.
    pub(super) fn obey_notice(&mut self, node: u32, why: &str) -> bool {
        if let Some(known) = self.nodes.get_mut(node as usize) {
            known.noticed = true;
        }
        match self.setup.params.text("errmgr_base_on_notice") {
            "move" if self.has_ranks_on(node) => {
                self.say(&[format!("{why}; its ranks move to a spare host")]);
                if !self.leaving.iter().any(|leaving| leaving.node == node) {
                    self.leaving.push(Leaving::new(node, why));
                }
            }
            "save" => {
                self.say(&[format!("{why}; a snapshot is taken")]);
                if !self.holds.save_now() {
                    self.orders.push_back((Dest::All, Order::SignalIfHandled(SIGUSR1)));
                }
            }
            "shrink" if self.setup.policy.on_failure == OnFailure::Notify => {
                self.say(&[format!("{why}; its ranks are ended")]);
                let ranks: Vec<u32> = self.setup.map.ranks_on(node).collect();
                ranks.into_iter().for_each(|rank| self.end_rank(rank));
            }
            // Whoever has no ranks there loses none.
            "move" => {}
            _ => return false,
        }
        true
    }

    /// The ranks of a node that are to move to any spare host now: either a host takes them, which
    /// [`Master::handle_spare`] is told, or none.
    pub(crate) fn poll_leaving(&mut self, now: u64) -> Option<Leavers> {
        if self.job.cause().is_some() || self.code.is_some() {
            self.leaving.clear();
        }
        // They may have left otherwise, or be lost.
        let map = &self.setup.map;
        let stays = |node: u32| map.local_size(node) > 0 && !self.has_lost(node);
        let gone: Vec<u32> = self.leaving.iter().map(|l| l.node).filter(|n| !stays(*n)).collect();
        self.leaving.retain(|l| l.is_under_way() || !gone.contains(&l.node));
        let next = self.leaving.first()?;
        if next.is_under_way() || next.at > now || !self.holds.is_free() {
            return None;
        }
        let criu = self.setup.params.text("crs_criu_path").into();
        Some(Leavers {
            ranks: self.setup.map.ranks_on(next.node).collect(),
            request: ImagesRequest { criu, ..Default::default() },
            tried: next.tried.clone(),
        })
    }

    /// A host takes the ranks of [`Master::poll_leaving`]; `None`: there is none.
    pub(crate) fn handle_spare(&mut self, host: Option<&str>, now: u64) {
        match host {
            Some(host) => {
                if let Some(next) = self.leaving.first_mut() {
                    next.to = Some(host.into());
                }
            }
            None if self.leaving.is_empty() => {}
            None => {
                let Leaving { why, .. } = self.leaving.remove(0);
                self.say(&["no rank has moved: there is no spare host".into()]);
                self.save_or_end(&why, now);
            }
        }
    }

    /// They do not move to it. `later`: something stands against it that may be gone in a moment.
    pub(crate) fn cannot_move(&mut self, why: &str, later: bool) {
        let now = clock::now_ns() / 1_000_000;
        if let Some(leaving) = self.leaving.iter_mut().find(|l| l.is_under_way()) {
            leaving.handle_failed(later, now);
        }
        if !later {
            self.say(&[format!("no rank has moved: {why}; another host is looked for")]);
        }
    }

    /// When [`Master::poll_leaving`] has something although nothing has happened.
    pub(super) fn next_leaving(&self) -> Option<u64> {
        // The end of whatever else is under way is an event.
        let next = self.leaving.first().filter(|next| !next.is_under_way());
        next.filter(|_| self.holds.is_free()).map(|next| next.at)
    }

    /// Ranks that move are to be restored where they go to.
    pub(super) fn place(&mut self, ranks: &NodeMove, set: String, token: u64) {
        let NodeMove { from, to, .. } = *ranks;
        let reads = |rank: u32| match &*ranks.parted {
            [] => self.setup.map.place(rank).is_some_and(|p| p.node == from),
            parted => parted.contains(&rank),
        };
        let direct =
            self.input_direct && matches!(self.setup.request.stdin, Reader::Rank(r) if !reads(r));
        let plan = self.plan(direct);
        let input = match plan.input {
            // It has had all of it.
            Reader::Rank(rank) if reads(rank) => Reader::None,
            Reader::All => Reader::None,
            other => other,
        };
        let numbers = self.numbers_after(ranks);
        let restore = RestorePlan {
            set: set.into_bytes(),
            mark: SetMark::Token(token),
            criu: self.holds.imaging.request().criu.clone().into_bytes(),
            limit: self.holds.imaging.terms().limit,
            rewind: false,
            parts: match ranks.parted.is_empty() {
                true => Vec::new(),
                false => numbers.known(to).zip(self.numbers.known(from)).into_iter().collect(),
            },
            numbers,
        };
        let map = self.map_after(ranks);
        let plan = LaunchPlan { map, input, restore: Some(restore), ..plan };
        self.orders.push_back((Dest::Node(to), Order::Launch(Box::new(plan))));
    }

    /// Ranks that move are there, and wait: from now on they are the ranks.
    pub(super) fn settle_move(&mut self, ranks: &NodeMove) {
        let NodeMove { from, to, .. } = *ranks;
        let parts = !ranks.parted.is_empty();
        match parts {
            false => self.holds.machine.handle_moved(from, to),
            true => self.holds.machine.handle_parted(from, to),
        }
        let before: Vec<u32> = self.setup.map.ranks_on(from).collect();
        self.numbers = self.numbers_after(ranks);
        self.setup.map = self.map_after(ranks);
        self.moved = Some(ranks.clone());
        if let Some(node) = self.nodes.get_mut(from as usize) {
            let mut rank = before.into_iter();
            let stays = |rank: u32| parts && !ranks.parted.contains(&rank);
            node.pids.retain(|_| rank.next().is_some_and(stays));
            if !parts {
                (node.left, node.quiet) = (true, false);
            }
        }
        if let Some(taken) = self.nodes.get_mut(to as usize) {
            (taken.left, taken.quiet) = (false, false);
        }
        if let Some(input) = self.input.as_mut().filter(|_| !parts) {
            input.handle_gone(from);
        }
        let (map, nodes) = (self.setup.map.clone(), self.setup.nodes.clone());
        let (parted, numbers) = (ranks.parted.clone(), self.numbers.clone());
        let order = Order::Moved { from, parted, map, nodes, numbers };
        self.orders.push_back((Dest::All, order));
        self.orders.push_back((Dest::Node(to), Order::Restore(RestoreStep::Home)));
    }

    /// A node to which ranks move says how far it is with them. True: that is all it says.
    pub(super) fn moved_so_far(&mut self, from: u32, report: &Report) -> bool {
        if self.holds.imaging.moves_to() != Some(from) {
            // What it says of ranks that are not its own is of a move that came to nothing.
            let of_ranks = matches!(
                report,
                Report::NotStarted { .. } | Report::Restored(_) | Report::Started(_)
            );
            return of_ranks && !self.starting.contains(&from) && !self.has_ranks_on(from);
        }
        match report {
            Report::Restored(RestoreStep::Check) => {
                let order = Order::Restore(RestoreStep::Processes);
                self.orders.push_back((Dest::Node(from), order));
                true
            }
            Report::Restored(_) => {
                self.holds.imaging.handle_placed(Ok(()));
                true
            }
            Report::NotStarted { text, .. } => {
                self.holds.imaging.handle_placed(Err(text.clone()));
                // Once those that they were made of are gone the job lacks them.
                !self.has_ranks_on(from)
            }
            Report::Started(_) => {
                self.holds.imaging.handle_settled();
                false
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_that_could_not_take_ranks_is_not_tried_again() {
        let mut leaving = Leaving::new(1, "it got SIGTERM");
        leaving.to = Some("a".into());
        leaving.handle_failed(true, 1_000);
        assert!(!leaving.is_under_way() && leaving.tried.is_empty(), "it is not the host's fault");
        assert_eq!(leaving.at, 1_000 + AGAIN_MS);
        leaving.to = Some("a".into());
        leaving.handle_failed(false, 2_000);
        assert!(!leaving.is_under_way());
        assert_eq!(leaving.tried, ["a"]);
    }
}
