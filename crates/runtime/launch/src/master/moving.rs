//! Ranks of a job that go on on another host while the job runs (ADR 62): what is decided about it
//! is in `rte/state/imaging.rs`; here nodes are told, and the master's own picture of the job
//! changes.

use std::os::unix::fs::FileTypeExt;

use hawser_os::signals::SIGUSR1;
use hawser_rte::control::plan::{LaunchPlan, NodeNumbers, Reader, RestorePlan, SetMark};
use hawser_rte::control::{Dest, Order, Report, RestoreStep};
use hawser_rte::state::imaging::{ImagesRequest, NodeMove};
use hawser_rte::state::job::OnFailure;

use super::Master;
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

    /// Somebody wants the ranks of a node on another one, whose daemon runs and which has so many
    /// slots in use.
    ///
    /// # Errors
    /// A sentence; nothing has changed.
    pub(crate) fn handle_move(
        &mut self,
        asker: Option<(u64, u64)>,
        mut request: ImagesRequest,
        (from, to): (u32, u32),
        added: &Added,
        in_use: u32,
    ) -> Result<(), String> {
        self.setup.adopt(added);
        while self.nodes.len() < self.setup.nodes.len() {
            let host = self.setup.nodes.get(self.nodes.len()).map(|card| card.host.clone());
            self.nodes.push(super::Node { host: host.unwrap_or_default(), ..Default::default() });
        }
        let reads = match self.setup.request.stdin {
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
        let map = self.setup.map.moved(from, to);
        self.setup.check_move(&map, to, in_use)?;
        request.dir = self.dir_of(&request)?;
        let host = self.nodes.get(to as usize).map(|node| node.host.clone()).unwrap_or_default();
        self.holds.handle_move(asker, request, NodeMove { from, to, host })
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
                self.leaving.push_back(node);
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

    /// The next node whose ranks are to move to any spare host: these, and how images are made.
    pub(crate) fn poll_leaving(&mut self) -> Option<(Vec<u32>, ImagesRequest)> {
        let node = self.leaving.pop_front()?;
        let criu = self.setup.params.text("crs_criu_path").into();
        Some((
            self.setup.map.ranks_on(node).collect(),
            ImagesRequest { criu, ..Default::default() },
        ))
    }

    /// They do not, since there is none or something stands against it.
    pub(crate) fn cannot_move(&mut self, why: &str) {
        self.say(&[format!("no rank has moved: {why}; the job goes on")]);
    }

    /// Ranks that move are to be restored where they go to.
    pub(super) fn place(&mut self, ranks: &NodeMove, set: String, token: u64) {
        let NodeMove { from, to, .. } = *ranks;
        let reads = |rank: u32| self.setup.map.place(rank).is_some_and(|p| p.node == from);
        let direct =
            self.input_direct && matches!(self.setup.request.stdin, Reader::Rank(r) if !reads(r));
        let plan = self.plan(direct);
        let input = match plan.input {
            // It has had all of it.
            Reader::Rank(rank) if reads(rank) => Reader::None,
            Reader::All => Reader::None,
            other => other,
        };
        let restore = RestorePlan {
            set: set.into_bytes(),
            mark: SetMark::Token(token),
            criu: self.holds.imaging.request().criu.clone().into_bytes(),
            rewind: false,
            numbers: self.numbers.moved(from, to),
        };
        let map = self.setup.map.moved(from, to);
        let plan = LaunchPlan { map, input, restore: Some(restore), ..plan };
        self.orders.push_back((Dest::Node(to), Order::Launch(Box::new(plan))));
    }

    /// Ranks that move are there, and wait: from now on they are the ranks.
    pub(super) fn settle_move(&mut self, ranks: &NodeMove) {
        let NodeMove { from, to, .. } = *ranks;
        self.holds.machine.handle_moved(from, to);
        self.numbers = self.numbers.moved(from, to);
        self.setup.map = self.setup.map.moved(from, to);
        self.moved = Some(ranks.clone());
        if let Some(left) = self.nodes.get_mut(from as usize) {
            left.pids.clear();
        }
        if let Some(taken) = self.nodes.get_mut(to as usize) {
            taken.quiet = false;
        }
        if let Some(input) = &mut self.input {
            input.handle_gone(from);
        }
        let (map, nodes) = (self.setup.map.clone(), self.setup.nodes.clone());
        let order = Order::Moved { from, map, nodes, numbers: self.numbers.clone() };
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
