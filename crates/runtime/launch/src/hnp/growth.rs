//! Hosts that are added while jobs run, because a spawned job needs them or brings them with it:
//! their daemons are started before it is, and go home when no job has had ranks there for a while.

use hawser_rte::control::Hello;
use hawser_rte::name::Name;
use hawser_rte::universe::SpawnRequest;

use super::Hnp;
use super::moves::MoveRequest;
use crate::master::Master;
use crate::ras::AllocatedNode;
use crate::setup::grown::{Added, AddedNode};

/// How long a daemon without ranks waits for others, in milliseconds.
const IDLE_MS: u64 = 5_000;
/// How long a request waits for slots of jobs that are about to end, in milliseconds. One that has
/// parted from its parent may still go on for long.
const SLOTS_MS: u64 = 1_000;

/// How far an added node has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Coming {
    /// Its daemon is being started.
    Awaited,
    /// It takes ranks; since then it has had none, in milliseconds.
    Idle(u64),
    /// It has some.
    Used,
    /// It did not come, was lost, or has left.
    Gone,
}

/// A request that waits for nodes.
#[derive(Debug)]
struct Waiting {
    asker: Name,
    ticket: u64,
    request: SpawnRequest,
    nodes: Vec<u32>,
}

/// A request that waits for slots.
#[derive(Debug)]
struct Short {
    asker: Name,
    ticket: u64,
    request: SpawnRequest,
    until: u64,
}

/// See the module's documentation.
#[derive(Debug, Default)]
pub(super) struct Growth {
    added: Added,
    /// Of each added node.
    coming: Vec<Coming>,
    waiting: Vec<Waiting>,
    short: Vec<Short>,
    /// Requests for ranks to move, whose hosts are awaited.
    moves: Vec<MoveRequest>,
    /// Why nodes did not come.
    failures: Vec<(u32, String)>,
    /// Nodes whose hosts may go: they are not needed again.
    noticed: Vec<u32>,
}

impl Growth {
    /// For a first job with so many nodes; `unused` are those of its allocation without daemons.
    pub(super) fn new(nodes: u32, unused: Vec<AllocatedNode>) -> Growth {
        let added = Added { first: nodes, unused, ..Added::default() };
        Growth { added, ..Growth::default() }
    }

    pub(super) fn added(&self) -> &Added {
        &self.added
    }

    fn coming(&mut self, node: u32) -> Option<&mut Coming> {
        self.coming.get_mut(node.checked_sub(self.added.first)? as usize)
    }

    /// True for an added node that takes no ranks.
    pub(super) fn is_unusable(&self, node: u32) -> bool {
        let at = node.checked_sub(self.added.first).and_then(|at| self.coming.get(at as usize));
        at.is_some_and(|coming| matches!(coming, Coming::Awaited | Coming::Gone))
    }

    /// True for an added node that has left, or will not come.
    pub(super) fn is_gone(&self, node: u32) -> bool {
        let at = node.checked_sub(self.added.first).and_then(|at| self.coming.get(at as usize));
        at == Some(&Coming::Gone)
    }

    /// A request waits for its host, which may be there already.
    pub(super) fn await_for_move(&mut self, request: MoveRequest) {
        self.moves.push(request);
    }

    /// A request whose host has come, or with a sentence about why it has not.
    pub(super) fn poll_move(&mut self) -> Option<(MoveRequest, Option<String>)> {
        let awaited = |request: &MoveRequest| {
            let at = request.node.checked_sub(self.added.first);
            at.and_then(|at| self.coming.get(at as usize)) == Some(&Coming::Awaited)
        };
        let at = self.moves.iter().position(|request| !awaited(request))?;
        let ready = self.moves.remove(at);
        let failure = match self.is_gone(ready.node) {
            false => None,
            true => {
                let of_node = self.failures.iter().position(|(node, _)| *node == ready.node);
                let known = of_node.map(|at| self.failures.remove(at).1);
                let text = known.unwrap_or_else(|| "the host is lost".into());
                Some(text.trim_end_matches('.').to_string())
            }
        };
        Some((ready, failure))
    }

    /// Nodes to which ranks are about to move.
    pub(super) fn targets(&self) -> impl Iterator<Item = u32> + '_ {
        self.moves.iter().map(|request| request.node)
    }

    /// The host of a node may go.
    pub(super) fn handle_notice(&mut self, node: u32) {
        self.noticed.push(node);
    }

    /// A node is lost.
    pub(super) fn handle_lost(&mut self, node: u32) {
        if let Some(coming) = self.coming(node) {
            *coming = Coming::Gone;
        }
    }

    fn begin(&mut self, allocated: AllocatedNode) -> u32 {
        self.added.unused.retain(|node| *node != allocated);
        self.added.nodes.push(AddedNode { allocated, hello: None });
        self.coming.push(Coming::Awaited);
        self.added.first + self.coming.len() as u32 - 1
    }

    fn handle_hello(&mut self, hello: Hello, now: u64) {
        let node = hello.node;
        let Some(coming) = self.coming(node).filter(|c| **c == Coming::Awaited) else { return };
        *coming = Coming::Idle(now);
        let at = (node - self.added.first) as usize;
        if let Some(known) = self.added.nodes.get_mut(at) {
            known.hello = Some(hello);
        }
    }

    fn handle_not_reached(&mut self, node: u32, lines: &[String]) {
        if let Some(coming) = self.coming(node).filter(|c| **c == Coming::Awaited) {
            *coming = Coming::Gone;
            self.failures.push((node, lines.join(" ")));
        }
    }

    /// A request of which all nodes have come, or with a sentence about one that has not.
    fn poll_ready(&mut self) -> Option<(Waiting, Option<String>)> {
        let awaited = |node: &u32| {
            let at = node.checked_sub(self.added.first).and_then(|i| self.coming.get(i as usize));
            at == Some(&Coming::Awaited)
        };
        let at = self.waiting.iter().position(|w| !w.nodes.iter().any(awaited))?;
        let ready = self.waiting.remove(at);
        let failure = self.failures.iter().find(|(node, _)| ready.nodes.contains(node));
        let failure = failure.map(|(_, text)| text.trim_end_matches('.').to_string());
        self.failures.retain(|(node, _)| !ready.nodes.contains(node));
        Some((ready, failure))
    }

    /// Notes which nodes have ranks; those that have had none for long enough.
    fn take_idle(&mut self, has_ranks: &dyn Fn(u32) -> bool, now: u64) -> Vec<u32> {
        let mut idle = Vec::new();
        for (node, coming) in (self.added.first..).zip(&mut self.coming) {
            *coming = match *coming {
                Coming::Awaited | Coming::Gone => continue,
                _ if has_ranks(node) => Coming::Used,
                Coming::Used => Coming::Idle(now),
                Coming::Idle(since) if now >= since.saturating_add(IDLE_MS) => {
                    idle.push(node);
                    Coming::Gone
                }
                waits => waits,
            };
        }
        // They may be needed again, under other numbers.
        for node in idle.iter().filter(|node| !self.noticed.contains(node)) {
            let at = (*node - self.added.first) as usize;
            let allocated = self.added.nodes.get(at).map(|n| n.allocated.clone());
            // A host that has another node is no further host.
            self.added.unused.extend(allocated.filter(|node| !node.apart));
        }
        idle
    }

    /// When [`Growth::take_idle`] has something although nothing has happened.
    pub(super) fn next_time(&self) -> Option<u64> {
        let at = |coming: &Coming| match coming {
            Coming::Idle(since) => Some(since.saturating_add(IDLE_MS)),
            _ => None,
        };
        let until = self.short.iter().map(|short| short.until);
        self.coming.iter().filter_map(at).chain(until).min()
    }
}

impl Hnp {
    /// Slots of a node that are taken, for the first one of several on a host those of all;
    /// `u32::MAX`: it takes no ranks.
    pub(super) fn in_use(&self, node: u32) -> u32 {
        if self.growth.is_unusable(node) {
            return u32::MAX;
        }
        self.in_use_by(node, &|_| true)
    }

    /// Slots of the host of a node that are taken; `u32::MAX`: the node takes no ranks.
    pub(super) fn in_use_of_host(&self, node: u32) -> u32 {
        let first = |m: &Master| m.setup().nodes_beside(node, &self.growth.added).first().copied();
        match self.growth.is_unusable(node) {
            true => u32::MAX,
            false => self.in_use(self.masters.first().and_then(first).unwrap_or(node)),
        }
    }

    /// The same, of jobs for which this is true.
    fn in_use_by(&self, node: u32, counts: &dyn Fn(u64) -> bool) -> u32 {
        let of_host = |m: &Master| m.setup().nodes_beside(node, &self.growth.added);
        let mut all = self.masters.first().map(of_host).unwrap_or_default();
        if all.first() != Some(&node) {
            all = vec![node];
        }
        let of_node = |at: u32| {
            let running =
                self.masters.iter().filter(|m| m.over().is_none() && counts(m.facts().id));
            running.map(|m| m.slots_in_use(at)).fold(0, u32::saturating_add)
        };
        // Those beside it that have left take none.
        let beside = all.iter().skip(1).map(|at| of_node(*at)).filter(|n| *n != u32::MAX);
        beside.fold(of_node(node), u32::saturating_add)
    }

    /// Begins to start a job that a rank has asked for: its hosts first, where some have no daemon.
    pub(super) fn start(&mut self, asker: Name, ticket: u64, request: SpawnRequest, now: u64) {
        let until = now.saturating_add(SLOTS_MS);
        self.start_until(Short { asker, ticket, request, until }, now);
    }

    fn start_until(&mut self, short: Short, now: u64) {
        let Short { asker, ticket, request, until } = short;
        let begun = self.begin_hosts(asker, &request, now);
        let refused = match begun {
            Ok(nodes) if nodes.is_empty() => self.spawn(asker, ticket, &request, now).err(),
            Ok(nodes) => {
                self.growth.waiting.push(Waiting { asker, ticket, request, nodes });
                return;
            }
            Err(text) => Some(text),
        };
        let Some(text) = refused else { return };
        if now < until && self.fits_soon(asker, &request) {
            self.growth.short.push(Short { asker, ticket, request, until });
        } else {
            self.universe.handle_refused(asker, ticket, text);
        }
    }

    /// There would be room without the jobs that are about to end.
    fn fits_soon(&self, asker: Name, request: &SpawnRequest) -> bool {
        let ending = |job: u64| self.universe.is_ending(job);
        let Ok(master) = self.master_of(asker) else { return false };
        if !self.masters.iter().any(|m| m.over().is_none() && ending(m.facts().id)) {
            return false;
        }
        let in_use = |node: u32| match self.growth.is_unusable(node) {
            true => u32::MAX,
            false => self.in_use_by(node, &|job| !ending(job)),
        };
        master.setup().spawn(request, &in_use, self.growth.added()).is_ok()
    }

    /// Tries again what waits for slots: a job is over, or time is. True when there was something.
    pub(super) fn start_short(&mut self, ended: bool, now: u64) -> bool {
        let (tried, waits): (Vec<Short>, Vec<Short>) = std::mem::take(&mut self.growth.short)
            .into_iter()
            .partition(|short| ended || now >= short.until);
        self.growth.short = waits;
        let any = !tried.is_empty();
        tried.into_iter().for_each(|short| self.start_until(short, now));
        any
    }

    /// Starts the daemons that a request needs; their nodes.
    fn begin_hosts(
        &mut self,
        asker: Name,
        request: &SpawnRequest,
        now: u64,
    ) -> Result<Vec<u32>, String> {
        let master = self.master_of(asker)?;
        let in_use = |node: u32| self.in_use(node);
        let needed = master.setup().needed(request, &in_use, self.growth.added())?;
        if needed.is_empty() {
            return Ok(Vec::new());
        }
        needed.into_iter().map(|allocated| self.add_node(allocated, now)).collect()
    }

    /// Starts the daemon of a host; its number.
    pub(super) fn add_node(&mut self, allocated: AllocatedNode, now: u64) -> Result<u32, String> {
        self.growth.added.root = self.post.open_net(self.masters[0].setup(), now)?;
        let Some(net) = &mut self.post.net else { return Err("there is no network".into()) };
        let node = self.growth.begin(allocated);
        if let Some(added) = self.growth.added.nodes.last() {
            net.add_host(added.line(node), now);
        }
        Ok(node)
    }

    pub(super) fn master_of(&self, asker: Name) -> Result<&Master, String> {
        let of = |m: &&Master| m.facts().id == asker.job;
        self.masters.iter().find(of).ok_or_else(|| "its job has ended".to_string())
    }

    /// Nodes have come.
    pub(super) fn handle_hellos(&mut self, hellos: Vec<Hello>, now: u64) {
        hellos.into_iter().for_each(|hello| self.growth.handle_hello(hello, now));
        self.start_ready(now);
    }

    /// A node does not come.
    pub(super) fn handle_not_reached(&mut self, node: u32, lines: &[String], now: u64) {
        self.growth.handle_not_reached(node, lines);
        self.start_ready(now);
    }

    /// Begins what has waited for nodes that have come, or do not.
    pub(super) fn start_ready(&mut self, now: u64) {
        self.begin_ready_moves();
        while let Some((ready, failure)) = self.growth.poll_ready() {
            let Waiting { asker, ticket, request, .. } = ready;
            let started = match failure {
                None => self.spawn(asker, ticket, &request, now),
                Some(text) => Err(text),
            };
            if let Err(text) = started {
                self.universe.handle_refused(asker, ticket, text);
            }
        }
    }

    /// Sends daemons home that nobody needs.
    pub(super) fn dismiss_idle(&mut self, now: u64) {
        if self.growth.coming.is_empty() {
            return;
        }
        let masters = &self.masters;
        let uses = |m: &Master, node| {
            m.has_ranks_on(node) || m.awaits_ranks_on(node) || m.awaits_output_of(node)
        };
        let has_ranks = |node: u32| masters.iter().any(|m| uses(m, node));
        let idle = self.growth.take_idle(&has_ranks, now);
        if let Some(net) = &mut self.post.net {
            idle.into_iter().for_each(|node| net.dismiss(node));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ras::{HostSpec, Slots};

    fn node(name: &str) -> AllocatedNode {
        AllocatedNode::of(&HostSpec { slots: Some(2), ..HostSpec::named(name) })
    }

    fn waiting(nodes: Vec<u32>) -> Waiting {
        let asker = Name { job: 1, rank: 0 };
        Waiting { asker, ticket: 1, request: SpawnRequest::default(), nodes }
    }

    fn hello(node: u32) -> Hello {
        Hello {
            node,
            host: format!("h{node}"),
            offers: hawser_rte::control::plan::Offers::default(),
            arch: 1,
            acceptor: Vec::new(),
            agreed: String::new(),
            notes: Vec::new(),
        }
    }

    #[test]
    fn a_request_waits_for_all_its_nodes() {
        let mut growth = Growth::new(2, vec![node("c"), node("d")]);
        assert_eq!(node("c").slots, Slots::Given(2));
        let nodes = vec![growth.begin(node("c")), growth.begin(node("x"))];
        assert_eq!((nodes.clone(), growth.added.unused.len()), (vec![2, 3], 1));
        growth.waiting.push(waiting(nodes));
        growth.handle_hello(hello(2), 5);
        assert!(growth.poll_ready().is_none() && growth.is_unusable(3) && !growth.is_unusable(2));
        growth.handle_hello(hello(3), 6);
        assert!(matches!(growth.poll_ready(), Some((_, None))));
        let third = growth.begin(node("y"));
        growth.waiting.push(waiting(vec![2, third]));
        growth.handle_not_reached(third, &["host y cannot be reached.".into()]);
        let (_, failure) = growth.poll_ready().expect("it is decided");
        assert_eq!(failure.as_deref(), Some("host y cannot be reached"));
        assert!(growth.is_unusable(third) && growth.failures.is_empty());
    }

    #[test]
    fn nodes_without_ranks_go_home_after_a_while() {
        let mut growth = Growth::new(1, Vec::new());
        let at = growth.begin(node("b"));
        assert!(growth.take_idle(&|_| false, 0).is_empty(), "it has not come");
        growth.handle_hello(hello(at), 100);
        assert!(growth.take_idle(&|_| true, IDLE_MS + 200).is_empty());
        assert_eq!(growth.next_time(), None);
        assert!(growth.take_idle(&|_| false, 20_000).is_empty());
        assert_eq!(growth.next_time(), Some(20_000 + IDLE_MS));
        assert_eq!(growth.take_idle(&|_| false, 20_000 + IDLE_MS), [at]);
        assert!(growth.is_unusable(at) && growth.added.unused == [node("b")]);
        assert!(growth.take_idle(&|_| false, 90_000).is_empty());
    }

    #[test]
    fn a_host_that_may_go_is_not_needed_again() {
        let mut growth = Growth::new(1, Vec::new());
        let nodes = [growth.begin(node("b")), growth.begin(node("c"))];
        nodes.iter().for_each(|at| growth.handle_hello(hello(*at), 100));
        growth.handle_notice(nodes[0]);
        assert_eq!(growth.take_idle(&|_| false, 100 + IDLE_MS), nodes);
        assert_eq!(growth.added.unused, [node("c")]);
    }
}
