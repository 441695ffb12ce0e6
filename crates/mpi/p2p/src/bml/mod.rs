//! BML `r2` (routes, second design): which modules of the byte transfer layers reach a peer, and
//! which of them carries what. Off the critical path: asked once, on first contact with the peer.
//!
//! For one peer only the modules of the highest exclusivity that reach it are used, the *rails* to
//! it. The one with the lowest latency carries the first eager messages and control; where there
//! are several, later ones go where they arrive first as measured ([`Btl::path`]), and fragments
//! are dealt out by [`schedule`]. The fastest that can read remote memory serves `get`. It knows
//! nothing of the engine that asks but [`Heads`].
//!
//! [`Btl::path`]: hawser_btl::Btl::path

use std::cell::Cell;

use hawser_btl::{Adverts, Failure, Flags, Limits, OpenModule, Path, Peer, Reach, Sink};
use hawser_lockfree::copy;
use hawser_segment::ProcId;
use hawser_wireup::{EndpointId, names};
use thiserror::Error;

use self::schedule::{Rail, eager, trial};

pub(crate) mod schedule;
#[cfg(test)]
mod tests;

/// Rails over which one message is read at once; an offer that names them fits the smallest eager
/// limit.
pub(crate) const READ_RAILS: usize = 3;

/// What the engine puts before the data of its messages, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Heads {
    /// Its longest header: a module whose messages do not hold one is of no use.
    pub(crate) longest: usize,
    /// Before a fragment.
    pub(crate) fragment: usize,
}

/// What the choice of a protocol depends on, for one peer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    /// Largest header + payload of an eager message, in bytes.
    pub(crate) eager_max: usize,
    /// Smallest message that the receiver reads, in bytes; `u64::MAX`: none.
    pub(crate) get_min: u64,
}

/// A module and its figures.
pub(crate) struct Module {
    pub(crate) btl: OpenModule,
    /// Copy of the declared limits: they do not change.
    pub(crate) limits: Limits,
    /// Polls in a row that brought nothing.
    quiet: u32,
    /// It reaches processes of other jobs, and nobody else.
    between_jobs: bool,
}

/// Polls without an event after which a module is polled less often.
const QUIET: u32 = 1024;
/// A quiet module is polled once in this many passes.
const QUIET_STRIDE: u32 = 16;
/// While the module in use has events, the others are polled once in this many looks at it.
const BUSY_STRIDE: u32 = 64;

/// Rails to one peer that are used.
pub(crate) const RAILS_MAX: usize = 64;
/// Bytes of eager messages that go over the same rail before it is asked for again which one
/// delivers first: looking at all rails costs system calls.
const ASK_STRIDE: u32 = 32 << 10;
/// What a short message counts for, in bytes.
const ASK_LEAST: u32 = 1 << 10;
/// The length of the messages that the rail is chosen for ahead.
const LONG_EAGER: usize = 4 << 10;
/// Bytes of a line of the processor's caches.
const LINE: u64 = 64;

/// Length from which a copy costs more than a request that waits for the memory to be read.
const ZCOPY_MIN: usize = 16 << 10;

/// As much of the room for a fragment as is whole lines, in bytes: what follows a part of one would
/// lie across lines on both sides.
pub(crate) fn whole_lines(room: u64) -> u64 {
    if room > LINE { room - room % LINE } else { room }
}

/// Name of a rail, the same for the processes at both of its ends: of its component, and of the
/// link as both sides of the component number it. Should two rails to a peer have the same one,
/// both sides see that, and read over neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RailName(pub(crate) u16);

impl RailName {
    fn new(component: &str, link: u8) -> RailName {
        let mix = |sum: u16, byte: u8| sum.wrapping_mul(31).wrapping_add(byte.into());
        RailName(component.bytes().fold(0, mix).wrapping_mul(64).wrapping_add(link.into()))
    }
}

impl Module {
    fn new(btl: OpenModule, between_jobs: bool) -> Module {
        Module { limits: btl.limits().clone(), btl, quiet: 0, between_jobs }
    }

    /// The name of the rail to a peer.
    pub(crate) fn rail_to(&self, to: EndpointId) -> RailName {
        let name = self.btl.name();
        let component = name.split_once('/').map_or(name, |(component, _)| component);
        RailName::new(component, self.btl.link(to))
    }
}

/// Of a module whose longest message does not hold a header of the engine.
#[cold]
fn too_small() -> Failure {
    Failure::Refused("its messages are too small".into())
}

/// No open module serves a peer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "no open network reaches {} on node {node}{}; see --mca btl and \
     --mca btl_base_verbose 10",
    names::spoken(*rank),
    reasons.iter().map(|(btl, why)| format!("; {btl}: {why}")).collect::<String>()
)]
pub(crate) struct NoRoute {
    /// The peer's rank in the job.
    pub rank: u32,
    /// Its node.
    pub node: u32,
    /// Each module by name, and why it does not serve the peer.
    pub reasons: Vec<(String, Failure)>,
}

/// All open modules.
pub(crate) struct Modules {
    list: Vec<Module>,
    /// Processes from this index on are of other jobs.
    own_ranks: u32,
    heads: Heads,
    pass: u32,
    /// Looks with events at the module in use, until the others are polled.
    busy: u32,
    /// The module that had the last event or was last sent through: never quiet.
    last: usize,
    /// Address of the line that the next message will be written to when it is as the last one, one
    /// line to the same peer; it is only asked for. 0: the last one was another.
    pub(crate) aim: usize,
}

/// A way to a peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) module: u16,
    pub(crate) to: EndpointId,
}

/// A rail over which memory is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReadRail {
    pub(crate) name: RailName,
    pub(crate) route: Route,
}

/// The routes to one peer.
#[derive(Clone, Debug)]
pub(crate) struct Routes {
    /// For messages that are matched, and control. Where several rails lead to the peer it changes:
    /// see [`Modules::eager_route`].
    pub(crate) eager: Cell<Route>,
    /// Bytes of eager messages since rails were compared for them. With 32 bits a peer's state has
    /// a length by which the short path finds it in fewer instructions.
    unasked: Cell<u32>,
    /// What the choice of a protocol depends on.
    pub(crate) bounds: Bounds,
    /// Smallest eager message that is sent from where it lies.
    pub(crate) zcopy_min: usize,
    /// For fragments, those declared as fastest first.
    pub(crate) send: Vec<Route>,
    /// For reading the peer's memory, and letting it read ours; those declared as fastest first,
    /// and no more than an offer can name.
    pub(crate) gets: Box<[ReadRail]>,
    /// For writing the peer's memory.
    pub(crate) put: Option<Route>,
    /// Where receives are advertised between this process and the peer.
    pub(crate) adverts: Option<Adverts>,
}

impl Routes {
    /// Where among `send` the rail is that short messages go over.
    fn position(&self) -> usize {
        self.send.iter().position(|route| *route == self.eager.get()).unwrap_or(0)
    }
}

impl Modules {
    pub(crate) fn new(
        heads: Heads,
        modules: impl IntoIterator<Item = impl Into<OpenModule>>,
    ) -> Modules {
        let list = modules.into_iter().map(Into::into).map(|btl| Module::new(btl, false)).collect();
        Modules { list, own_ranks: u32::MAX, heads, pass: 0, busy: BUSY_STRIDE, last: 0, aim: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// There is a module for processes of other jobs.
    pub(crate) fn has_between_jobs(&self) -> bool {
        self.own_ranks != u32::MAX
    }

    /// True for processes of other jobs.
    pub(crate) fn is_of_other_job(&self, proc: ProcId) -> bool {
        proc >= self.own_ranks
    }

    /// One more module, for processes of other jobs: those from index `own_ranks` on.
    pub(crate) fn add_between_jobs(&mut self, own_ranks: u32, btl: OpenModule) {
        self.own_ranks = own_ranks;
        self.list.push(Module::new(btl, true));
    }

    /// Fragments follow, and [`Modules::push_out`] after the last of them.
    pub(crate) fn gather(&mut self) {
        self.gathering().for_each(|module| module.btl.gather());
    }

    /// What was sent since [`Modules::gather`] leaves.
    pub(crate) fn push_out(&mut self) {
        self.gathering().for_each(|module| module.btl.push_out());
    }

    fn gathering(&mut self) -> impl Iterator<Item = &mut Module> {
        self.list.iter_mut().filter(|module| module.limits.flags.has(Flags::GATHERS))
    }

    #[inline]
    pub(crate) fn of(&mut self, route: Route) -> &mut Module {
        &mut self.list[route.module as usize]
    }

    /// A message goes out through this module, so something may come back soon.
    #[inline]
    pub(crate) fn used(&mut self, route: Route) -> &mut Module {
        self.last = route.module as usize;
        let module = &mut self.list[self.last];
        module.quiet = 0;
        module
    }

    /// Asks for the line that the next message is likely to be written to. The receiver that looks
    /// at it has it, and to get it takes longer than all that a send does before. What takes longer
    /// than that gains nothing: the receiver has it back by then.
    #[inline(always)]
    pub(crate) fn take_aim(&self) {
        if self.aim != 0 {
            copy::prefetch_write(self.aim as *const u8);
        }
    }

    /// The way goes through memory of the node.
    pub(crate) fn is_memory(&self, route: Route) -> bool {
        let module = self.list.get(usize::from(route.module));
        module.is_some_and(|module| matches!(module.btl, OpenModule::Sm(_)))
    }

    /// Some module reaches ranks of this node that go on on another host.
    pub(crate) fn has_network(&self) -> bool {
        self.list.iter().any(|module| !module.between_jobs && module.btl.leads_out())
    }

    /// Peers that were on this node are elsewhere now: nothing of them is in its memory any more.
    pub(crate) fn leave_behind(&mut self) {
        for module in &mut self.list {
            if let OpenModule::Sm(sm) = &mut module.btl {
                sm.leave_behind();
            }
        }
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Module> {
        self.list.iter_mut()
    }

    /// Finds the routes to a peer; the error names the peer and each module's reason.
    pub(crate) fn reach(&mut self, peer: &Peer) -> Result<Routes, NoRoute> {
        let mut found: Vec<(usize, EndpointId)> = Vec::new();
        let mut reasons = Vec::new();
        let of_other_job = self.is_of_other_job(peer.at.proc());
        for (i, module) in self.list.iter_mut().enumerate() {
            if module.between_jobs != of_other_job {
                continue;
            }
            let usable = module.limits.eager.min(module.limits.max_send) >= self.heads.longest;
            match module.btl.add_peer(peer) {
                Reach::Yes(to) if usable => found.push((i, to)),
                Reach::Yes(_) => reasons.push((module.btl.name().to_owned(), too_small())),
                Reach::No(why) => reasons.push((module.btl.name().to_owned(), why)),
            }
        }
        let limits = |i: usize| &self.list[i].limits;
        let Some(top) = found.iter().map(|&(i, _)| limits(i).exclusivity).max() else {
            return Err(NoRoute { rank: peer.at.proc(), node: peer.node, reasons });
        };
        found.retain(|&(i, _)| limits(i).exclusivity == top);
        let route = |(i, to): (usize, EndpointId)| Route { module: i as u16, to };
        // `found` is not empty: it has the modules of exclusivity `top`.
        let best = found.iter().copied().min_by_key(|&(i, _)| limits(i).latency_ns);
        let first = best.unwrap_or((0, EndpointId(0)));
        found.sort_by_key(|&(i, _)| std::cmp::Reverse(limits(i).bandwidth_mbs));
        let reads = |&(i, _): &(usize, EndpointId)| limits(i).flags.has(Flags::GET);
        let read_rail = |&(i, to): &(usize, EndpointId)| ReadRail {
            name: self.list[i].rail_to(to),
            route: route((i, to)),
        };
        let mut gets: Vec<_> = found.iter().filter(|rail| reads(rail)).map(read_rail).collect();
        let names: Vec<RailName> = gets.iter().map(|rail| rail.name).collect();
        gets.retain(|rail| names.iter().filter(|name| **name == rail.name).count() == 1);
        gets.truncate(READ_RAILS);
        // What an advert says of the order of messages holds where they stay in order.
        let in_order =
            |i: usize| !limits(i).flags.has(Flags::UNORDERED) && !limits(i).flags.has(Flags::LOSSY);
        let put = found.iter().copied().find(|&(i, _)| limits(i).flags.has(Flags::PUT));
        let mut put = put.filter(|_| in_order(first.0));
        let bounds = Bounds {
            eager_max: limits(first.0).eager.min(limits(first.0).max_send),
            get_min: gets
                .first()
                .map_or(u64::MAX, |rail| limits(usize::from(rail.route.module)).get_min as u64),
        };
        let zcopy = limits(first.0).flags.has(Flags::ZCOPY);
        let adverts = put.and_then(|(i, to)| self.list[i].btl.adverts(to));
        put = put.filter(|_| adverts.is_some());
        Ok(Routes {
            eager: Cell::new(route(first)),
            unasked: Cell::new(0),
            bounds,
            zcopy_min: if zcopy { ZCOPY_MIN } else { usize::MAX },
            send: found.iter().copied().map(route).collect(),
            gets: gets.into(),
            put: put.map(route),
            adverts,
        })
    }

    /// The rails to a peer as they are now, in the order of `routes.send`. Of a module that does
    /// not measure what was declared counts, with the bytes of `backlog` (by module) before it.
    /// Those in `refused` (a bit per position) have no room.
    pub(crate) fn rails(&mut self, routes: &Routes, backlog: &[u64], refused: u64) -> Vec<Rail> {
        let mut rails = Vec::with_capacity(routes.send.len());
        for (i, route) in routes.send.iter().enumerate().take(RAILS_MAX) {
            let module = &mut self.list[route.module as usize];
            let path = module.btl.path(route.to).unwrap_or_else(|| Path {
                queued: backlog.get(route.module as usize).copied().unwrap_or(0),
                rate: u64::from(module.limits.bandwidth_mbs.max(1)) * 1_000_000,
                delay_ns: u64::from(module.limits.latency_ns),
                age_ns: 0,
            });
            let piece_max = whole_lines((module.limits.max_send - self.heads.fragment) as u64);
            rails.push(Rail { path, piece_max, refused: refused >> i & 1 != 0 });
        }
        rails
    }

    /// The way of an eager message of `len` bytes. Where several rails lead to the peer, it is
    /// asked again after some bytes; messages stay on a rail meanwhile.
    #[inline]
    pub(crate) fn eager_route(&mut self, routes: &Routes, len: usize) -> Route {
        if routes.send.len() < 2 { routes.eager.get() } else { self.choose_eager(routes, len) }
    }

    /// A long message has been handed over, so that the rails were measured: short ones go where
    /// they arrive first when nothing is before them.
    pub(crate) fn settle_eager(&mut self, routes: &Routes) {
        if routes.send.len() < 2 || routes.put.is_some() {
            return;
        }
        let mut rails = self.rails(routes, &[], 0);
        rails.iter_mut().for_each(|rail| rail.path.queued = 0);
        if let Some(route) = self.fit(routes, eager(&rails, routes.position(), LONG_EAGER as u64)) {
            routes.eager.set(route);
        }
    }

    /// The rail, if it takes eager messages as long as others do.
    fn fit(&self, routes: &Routes, at: usize) -> Option<Route> {
        let route = routes.send.get(at).copied()?;
        let limits = &self.list.get(route.module as usize)?.limits;
        (limits.eager.min(limits.max_send) >= routes.bounds.eager_max).then_some(route)
    }

    #[cold]
    #[inline(never)]
    fn choose_eager(&mut self, routes: &Routes, len: usize) -> Route {
        let more = u32::try_from(len).unwrap_or(u32::MAX).max(ASK_LEAST);
        routes.unasked.set(routes.unasked.get().saturating_add(more));
        if routes.put.is_some() || routes.unasked.get() < ASK_STRIDE {
            return routes.eager.get();
        }
        routes.unasked.set(0);
        let mut rails = self.rails(routes, &[], 0);
        let current = routes.position();
        let fits = |at: &usize| self.fit(routes, *at).is_some();
        let trial = trial(&rails, current, len as u64).filter(fits);
        let at = trial.unwrap_or_else(|| eager(&rails, current, len as u64));
        if let Some(rail) = rails.get_mut(at) {
            rail.path.queued += len as u64;
        }
        let next = eager(&rails, current, LONG_EAGER as u64);
        let chosen = self.fit(routes, at).unwrap_or(routes.eager.get());
        if let Some(next) = self.fit(routes, next) {
            routes.eager.set(next);
        }
        chosen
    }

    /// Looks at the module in use for at most this many glances, until there are events.
    #[inline(always)]
    pub(crate) fn glance<S: Sink>(&mut self, sink: &mut S, times: usize) -> usize {
        let Some(module) = self.list.get_mut(self.last) else { return 0 };
        for _ in 0..times {
            let events = module.btl.glance(sink);
            if events != 0 {
                return events + self.after_events(sink);
            }
        }
        0
    }

    /// Polls the modules and returns the number of events. With `all`, each once. Without, the one
    /// that is in use first, and the others only when it brought nothing; quiet ones now and then.
    #[inline]
    pub(crate) fn progress<S: Sink>(&mut self, sink: &mut S, all: bool) -> usize {
        if !all {
            let Some(module) = self.list.get_mut(self.last) else { return 0 };
            let events = module.btl.poll(sink);
            if events != 0 {
                return events + self.after_events(sink);
            }
        }
        self.poll_others(sink, all)
    }

    /// As [`Modules::progress`] with `all`, and each module polls all of its sources: repeated
    /// until it returns 0, it has delivered everything that had arrived before.
    #[cold]
    pub(crate) fn sweep<S: Sink>(&mut self, sink: &mut S) -> usize {
        self.list.iter_mut().map(|module| module.btl.sweep(sink)).sum()
    }

    /// Gives the others their turn now and then, however much the module in use brings.
    #[inline(always)]
    fn after_events<S: Sink>(&mut self, sink: &mut S) -> usize {
        self.busy -= 1;
        if self.busy == 0 { self.poll_beside(sink) } else { 0 }
    }

    #[cold]
    #[inline(never)]
    fn poll_beside<S: Sink>(&mut self, sink: &mut S) -> usize {
        self.busy = BUSY_STRIDE;
        sink.many_events();
        self.poll_others(sink, false)
    }

    #[inline(never)]
    fn poll_others<S: Sink>(&mut self, sink: &mut S, all: bool) -> usize {
        self.pass = self.pass.wrapping_add(1);
        let every = all || self.pass.is_multiple_of(QUIET_STRIDE);
        let mut events = 0;
        let last = self.last;
        for (i, module) in self.list.iter_mut().enumerate() {
            if !every && (i == last || module.quiet >= QUIET) {
                continue;
            }
            let n = module.btl.poll(sink);
            if n == 0 {
                module.quiet = (module.quiet + 1).min(QUIET);
            } else {
                module.quiet = 0;
                self.last = i;
                events += n;
            }
        }
        events
    }
}
