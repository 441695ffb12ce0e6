//! Hosts that are added while the job runs: those of its allocation that it did not need at first,
//! and those that a spawned job brings with it (`add-host`, `add-hostfile`).

use std::net::SocketAddr;

use hawser_rte::control::plan::{Hello, HostLine, NodeCard, Offers};
use hawser_rte::map::JobMap;
use hawser_rte::oob::tree::Tree;

use super::{Setup, disagreement, other_architectures};
use crate::ras::{AllocatedNode, Allocation, Slots, identity};

/// A node that was added, or is being added.
#[derive(Clone, Debug)]
pub(crate) struct AddedNode {
    pub(crate) allocated: AllocatedNode,
    /// What it has said of itself.
    pub(crate) hello: Option<Hello>,
}

impl AddedNode {
    /// What its daemon's starter needs to know.
    pub(crate) fn line(&self, node: u32) -> HostLine {
        let AllocatedNode { name, user, port, apart, .. } = self.allocated.clone();
        HostLine { node, name, user, port, apart }
    }
}

/// All that were added.
#[derive(Debug, Default)]
pub(crate) struct Added {
    /// The number of the first one.
    pub(crate) first: u32,
    /// By number.
    pub(crate) nodes: Vec<AddedNode>,
    /// Nodes of the allocation that have no daemon.
    pub(crate) unused: Vec<AllocatedNode>,
    /// Where the root takes connections, when it has begun to because of them.
    pub(crate) root: Vec<SocketAddr>,
}

/// The hosts that a spawned job may use.
pub(super) struct SpawnHosts {
    pub(super) allocation: Allocation,
    pub(super) hellos: Vec<Hello>,
    pub(super) nodes: Vec<NodeCard>,
    pub(super) tree: Tree,
}

impl SpawnHosts {
    pub(super) fn offers(&self) -> Vec<Offers> {
        self.hellos.iter().map(|h| h.offers).collect()
    }

    /// The node that may have ranks and is meant by a name, or has it for itself where the
    /// allocation has another one.
    pub(super) fn find(&self, name: &str) -> Option<u32> {
        let has = |hello: &&Hello| identity::same_name(&hello.host, name);
        // One that has left may have come back under another number.
        self.allocation.find(name).or_else(|| {
            let node = self.hellos.iter().find(has).map(|h| h.node);
            node.filter(|node| self.allocation.order.contains(node))
        })
    }

    fn push(&mut self, allocated: &AllocatedNode, hello: Hello) {
        let node = self.tree.grow();
        self.allocation.nodes.push(allocated.clone());
        self.allocation.order.push(node);
        self.allocation.mentions.push(node);
        self.nodes.push(NodeCard {
            host: hello.host.clone(),
            acceptor: hello.acceptor.clone(),
            arch: hello.arch,
            cell: 0,
        });
        self.hellos.push(Hello { node, ..hello });
    }
}

fn no_room(ranks: u32, host: &str, free: Slots) -> String {
    let free = free.number(&Offers::default(), false);
    let noun = |n| if n == 1 { "" } else { "s" };
    format!(
        "{ranks} rank{} cannot go to {host}, which has {free} free slot{}; start the job with \
         --oversubscribe, or name another host",
        noun(ranks),
        noun(free)
    )
}

impl Setup {
    /// The hosts of this job, those that were added after it has begun, and behind them
    /// `candidates`, as if they had come with whatever is wanted of them.
    pub(super) fn hosts(&self, added: &Added, candidates: &[AllocatedNode]) -> SpawnHosts {
        let mut hosts = SpawnHosts {
            allocation: self.allocation.clone(),
            hellos: self.hellos.clone(),
            nodes: self.nodes.clone(),
            tree: self.tree.clone(),
        };
        if let (Some(root), Some(card)) = (hosts.hellos.first_mut(), hosts.nodes.first_mut())
            && root.acceptor.is_empty()
        {
            root.acceptor.clone_from(&added.root);
            card.acceptor.clone_from(&added.root);
        }
        let silent = |allocated: &AllocatedNode, offers: Offers| Hello {
            node: 0,
            host: allocated.name.clone(),
            offers,
            arch: 0,
            acceptor: Vec::new(),
            agreed: self.hellos.first().map_or_else(String::new, |h| h.agreed.clone()),
            notes: Vec::new(),
        };
        let own = self.nodes.len() as u32;
        for (_, node) in (added.first..).zip(&added.nodes).filter(|(number, _)| *number >= own) {
            // One that has not come has no rank, and a number.
            let none = || silent(&node.allocated, Offers::default());
            hosts.push(&node.allocated, node.hello.clone().unwrap_or_else(none));
        }
        let plenty = Offers { threads: u32::MAX, cores: u32::MAX, ..Offers::default() };
        candidates.iter().for_each(|node| hosts.push(node, silent(node, plenty)));
        hosts
    }

    /// The nodes that have a name, or are called so where the allocation has another one. One that
    /// has left and come again is there twice.
    pub(crate) fn hosts_called(&self, name: &str, added: &Added) -> Vec<u32> {
        let hosts = self.hosts(added, &[]);
        let is_called = |node: &u32| {
            let at = *node as usize;
            let names = hosts.allocation.nodes.get(at).map_or(&[][..], |node| &node.names);
            let own = hosts.hellos.get(at).map(|hello| &hello.host);
            names.iter().chain(own).any(|known| identity::same_name(known, name))
        };
        (0..hosts.nodes.len() as u32).filter(is_called).collect()
    }

    /// From now on nodes that were added are nodes of this job, too.
    pub(crate) fn adopt(&mut self, added: &Added) {
        let SpawnHosts { allocation, hellos, nodes, tree } = self.hosts(added, &[]);
        (self.allocation, self.hellos, self.nodes, self.tree) = (allocation, hellos, nodes, tree);
        self.map = self.map.clone().widened(self.nodes.len() as u32);
    }

    /// All nodes on the host of this one, the one that has the slots of the host first.
    pub(crate) fn nodes_beside(&self, node: u32, added: &Added) -> Vec<u32> {
        let is_apart = |node: &AllocatedNode| node.apart;
        let grown = added.nodes.iter().any(|node| is_apart(&node.allocated));
        if !grown && !self.allocation.nodes.iter().any(is_apart) {
            return vec![node];
        }
        let all = self.hosts(added, &[]).allocation.nodes;
        let Some(own) = all.get(node as usize) else { return vec![node] };
        let called = (0..).zip(&all).filter(|(_, other)| other.name == own.name);
        let (beside, firsts): (Vec<_>, Vec<_>) = called.partition(|(_, other)| other.apart);
        // Of one that has left and come again the one that came last.
        let last = firsts.last().map_or(node, |(at, _)| *at);
        let first = if own.apart { last } else { node };
        std::iter::once(first).chain(beside.iter().map(|(at, _)| *at)).collect()
    }

    /// A further node, on the host of this one, for ranks that move there, of which so many slots
    /// are in use.
    ///
    /// # Errors
    /// A sentence: the host has no room for so many.
    pub(crate) fn beside(
        &self,
        node: u32,
        in_use: u32,
        movers: u32,
        added: &Added,
    ) -> Result<AllocatedNode, String> {
        let all = self.hosts(added, &[]).allocation.nodes;
        let host = all.get(node as usize).ok_or("there is no such host")?;
        self.check_room(host, in_use, movers)?;
        // Its slots are those of the first one.
        Ok(host.further(0))
    }

    fn check_room(&self, host: &AllocatedNode, in_use: u32, ranks: u32) -> Result<(), String> {
        let free = host.slots.without(in_use);
        match free.takes(ranks, self.request.oversubscribe == Some(true)) {
            true => Ok(()),
            false => Err(no_room(ranks, &host.name, free)),
        }
    }

    /// Whether ranks may be where this map has them, since some go to node `to`, where so many
    /// slots are in use.
    ///
    /// # Errors
    /// A sentence: why not.
    pub(crate) fn check_move(&self, map: &JobMap, to: u32, in_use: u32) -> Result<(), String> {
        other_architectures(&self.hellos, map).map_err(|e| e.text)?;
        disagreement(&self.params, &self.hellos, map).map_err(|e| e.text)?;
        // Those of a host with several nodes are the first one's.
        let first = self.nodes_beside(to, &Added::default()).first().copied().unwrap_or(to);
        let known = self.allocation.nodes.get(first as usize);
        known.map_or(Ok(()), |known| self.check_room(known, in_use, map.local_size(to)))
    }

    /// The nodes of the allocation without daemons.
    pub(crate) fn unused(&self) -> Vec<AllocatedNode> {
        self.allocation.unused.clone()
    }
}
