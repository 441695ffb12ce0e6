//! Ranks that are to go to another host while their job runs (ADR 62): the host is found, or its
//! daemon started, and then their master does the rest.

use hawser_rte::saving::{self, ImagesAnswer};
use hawser_rte::state::imaging::{ImagesRequest, MoveWanted, NodeMove};

use super::Hnp;
use crate::master::{Leavers, Master, Stays};
use crate::ras::{AllocatedNode, HostSpec, identity};

/// A request that waits for a daemon.
#[derive(Debug)]
pub(super) struct MoveRequest {
    pub(super) job: u64,
    /// Connection and ticket of who has asked; `None`: the job itself.
    pub(super) asker: Option<(u64, u64)>,
    pub(super) request: ImagesRequest,
    pub(super) wanted: MoveWanted,
    /// The node that takes the ranks.
    pub(super) node: u32,
}

/// The one node of this name that has ranks.
fn only_node(host: &str, found: &[(u32, Vec<u32>)]) -> Result<u32, String> {
    match found {
        [] => Err(format!("no rank of the job is on {host}")),
        [(node, _)] => Ok(*node),
        several => {
            let list = |(_, ranks): &(u32, Vec<u32>)| {
                let all: Vec<String> = ranks.iter().map(u32::to_string).collect();
                format!("--ranks {}", all.join(","))
            };
            let all: Vec<String> = several.iter().map(list).collect();
            Err(format!(
                "{} nodes of the job are called {host}; name the ranks of one of them: {}",
                several.len(),
                all.join(", or ")
            ))
        }
    }
}

impl Hnp {
    /// Somebody wants ranks of a job on another host.
    pub(super) fn begin_move(
        &mut self,
        job: u64,
        asker: Option<(u64, u64)>,
        request: ImagesRequest,
        wanted: MoveWanted,
        now: u64,
    ) {
        let refused = match self.host_for(job, &wanted, now) {
            Ok(node) => {
                let moved = MoveRequest { job, asker, request, wanted, node };
                self.growth.await_for_move(moved);
                None
            }
            Err(why) => Some(why),
        };
        match refused {
            Some(why) => self.refuse_move(job, asker, why.into()),
            None => self.begin_ready_moves(),
        }
    }

    fn refuse_move(&mut self, job: u64, asker: Option<(u64, u64)>, why: Stays) {
        match asker {
            Some((from, ticket)) => {
                let why = why.text();
                if let Some(asks) = self.imaging.get_mut(&job) {
                    asks.reply(from, ticket, &saving::encode_answer(&ImagesAnswer::Failed(why)));
                }
            }
            None => {
                let of_job = |m: &&mut Master| m.facts().id == job;
                let later = why == Stays::Busy;
                let why = why.text();
                let masters = self.masters.iter_mut().filter(|m| of_job(m));
                masters.for_each(|m| m.cannot_move(&why, later));
            }
        }
    }

    /// Begins to move ranks whose host may go, to a spare one.
    pub(super) fn move_leaving(&mut self, now: u64) {
        for at in 0..self.masters.len() {
            while let Some(Leavers { ranks, request, tried }) = self.masters[at].poll_leaving(now) {
                let job = self.masters[at].facts().id;
                let mut unused = self.growth.added().unused.iter().map(|node| node.name.clone());
                let unused = unused.find(|name| !tried.contains(name));
                let spare = unused.or_else(|| self.spare_host(job, &tried));
                self.masters[at].handle_spare(spare.as_deref(), now);
                if let Some(to) = spare {
                    let wanted = MoveWanted { from: String::new(), ranks, to };
                    self.begin_move(job, None, request, wanted, now);
                }
            }
        }
    }

    /// A host of a job with a daemon and without ranks, other than that of this process and those
    /// that were tried.
    fn spare_host(&self, job: u64, tried: &[String]) -> Option<String> {
        let master = self.masters.iter().find(|m| m.facts().id == job)?;
        let nodes = &master.setup().nodes;
        let takes = |node: u32| {
            self.growth.targets().any(|target| target == node)
                || self.masters.iter().any(|m| m.awaits_ranks_on(node))
        };
        let was_tried =
            |node: u32| nodes.get(node as usize).is_some_and(|card| tried.contains(&card.host));
        let is_spare = |node: &u32| {
            !master.has_ranks_on(*node)
                && !takes(*node)
                && !was_tried(*node)
                && !master.may_lose(*node)
                && !self.growth.is_unusable(*node)
        };
        let node = (1..nodes.len() as u32).find(is_spare)?;
        nodes.get(node as usize).map(|card| card.host.clone())
    }

    /// The node with ranks of a job that has this name.
    fn node_with_ranks(&self, job: u64, host: &str) -> Result<u32, String> {
        let of_job = |m: &&Master| m.facts().id == job;
        let master = self.masters.iter().find(of_job).ok_or("the job has ended")?;
        let all = master.setup().hosts_called(host, self.growth.added());
        let with_ranks = all.into_iter().filter(|node| master.has_ranks_on(*node));
        let ranks = |node| (node, master.setup().map.ranks_on(node).collect());
        only_node(host, &with_ranks.map(ranks).collect::<Vec<_>>())
    }

    /// The node whose ranks are to move, and which of them, if others stay.
    fn movers(&self, job: u64, wanted: &MoveWanted) -> Result<(u32, Vec<u32>), String> {
        let Some(first) = wanted.ranks.first() else {
            return Ok((self.node_with_ranks(job, &wanted.from)?, Vec::new()));
        };
        let of_job = |m: &&Master| m.facts().id == job;
        let master = self.masters.iter().find(of_job).ok_or("the job has ended")?;
        let map = &master.setup().map;
        let node = map.place(*first).map(|place| place.node);
        let node = node.ok_or_else(|| format!("the job has no rank {first}"))?;
        let mut ranks = wanted.ranks.clone();
        ranks.sort_unstable();
        ranks.dedup();
        let there: Vec<u32> = map.ranks_on(node).collect();
        if let Some(other) = ranks.iter().find(|rank| !there.contains(rank)) {
            if map.place(*other).is_none() {
                return Err(format!("the job has no rank {other}"));
            }
            return Err(format!(
                "ranks {first} and {other} are on different hosts; move those of one at a time"
            ));
        }
        Ok((node, if ranks == there { Vec::new() } else { ranks }))
    }

    /// The node that is to take ranks: the one of that name without ranks of the job, or a new one,
    /// whose daemon is started. On a host that has ranks of the job the new one has numbers of
    /// processes of its own, as where several nodes of a set of images come to one host.
    fn host_for(&mut self, job: u64, wanted: &MoveWanted, now: u64) -> Result<u32, String> {
        let (from, parted) = self.movers(job, wanted)?;
        let to = &wanted.to;
        let of_job = |m: &&Master| m.facts().id == job;
        let master = self.masters.iter().find(of_job).ok_or("the job has ended")?;
        let added = self.growth.added();
        let known = master.setup().hosts_called(to, added);
        if known.contains(&from) {
            return Err(format!("the ranks are on {to} already"));
        }
        if master.setup().nodes.iter().any(|node| node.cell != 0) {
            return Err("ranks of a job over cells stay where they are".into());
        }
        let is_there = |node: &&u32| !self.growth.is_gone(**node) && !master.has_lost(**node);
        let (taken, free): (Vec<u32>, Vec<u32>) =
            known.iter().rev().filter(is_there).partition(|node| master.has_ranks_on(**node));
        if let Some(node) = free.first() {
            return Ok(*node);
        }
        let movers = match parted.len() as u32 {
            0 => master.setup().map.local_size(from),
            some => some,
        };
        if let Some(node) = taken.first() {
            let first = master.setup().nodes_beside(*node, added)[0];
            let beside = master.setup().beside(first, self.in_use(first), movers, added)?;
            return self.add_node(beside, now);
        }
        let called =
            |node: &&AllocatedNode| node.names.iter().any(|name| identity::same_name(name, to));
        let unused = added.unused.iter().find(called).cloned();
        let allocated = unused.unwrap_or_else(|| AllocatedNode::of(&HostSpec::named(to.as_str())));
        self.add_node(allocated, now)
    }

    /// Has masters begin with those moves whose hosts have come.
    pub(super) fn begin_ready_moves(&mut self) {
        while let Some((moved, failure)) = self.growth.poll_move() {
            let begun = match failure {
                Some(why) => Err(why.into()),
                None => self.move_now(&moved),
            };
            if let Err(why) = begun {
                self.refuse_move(moved.job, moved.asker, why);
            }
        }
    }

    fn move_now(&mut self, moved: &MoveRequest) -> Result<(), Stays> {
        let MoveRequest { job, asker, request, wanted, node } = moved;
        // Others may have moved meanwhile.
        let (from, parted) = self.movers(*job, wanted)?;
        let in_use = self.in_use_of_host(*node);
        let of_job = |m: &&mut Master| m.facts().id == *job;
        let master = self.masters.iter_mut().find(of_job).ok_or("the job has ended")?;
        if master.has_ranks_on(*node) {
            return Err(format!("ranks of the job are on {} already", wanted.to).into());
        }
        let ranks = NodeMove { from, parted, to: *node, host: String::new() };
        master.handle_move(*asker, request.clone(), ranks, self.growth.added(), in_use)
    }
}

#[cfg(test)]
mod tests {
    use super::only_node;

    #[test]
    fn nodes_of_one_name_are_told_apart_by_their_ranks() {
        let (one, two) = ((1, vec![2, 3]), (4, vec![6]));
        assert_eq!(only_node("h", &[]), Err("no rank of the job is on h".into()));
        assert_eq!(only_node("h", std::slice::from_ref(&one)), Ok(1));
        let why = "2 nodes of the job are called h; name the ranks of one of them: --ranks 2,3, \
                   or --ranks 6";
        assert_eq!(only_node("h", &[one, two]), Err(why.into()));
    }
}
