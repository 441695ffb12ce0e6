//! From slots of nodes to the node of every rank.

use std::collections::VecDeque;

use hawser_rte::control::plan::{Cpus, Level, LocalOrder, MapBy, Offers, Placement};
use hawser_rte::map::JobMap;

use super::{
    JobRequest, MapError, Mapped, PerNode, Policy, ProgramRequest, RankBy, level_name, local_order,
};
use crate::lists::ranks::RANKS_MAX;
use crate::ras::{Allocation, Slots};

/// A node while ranks are dealt out to it, for one program.
#[derive(Clone, Debug)]
struct Bin {
    node: u32,
    /// Slots that are left.
    free: u64,
    /// All slots, for the shares of what does not fit.
    weight: u64,
    /// Ranks that it takes at most beyond what it has.
    room: u64,
    /// Somebody gave the number of slots.
    hard: bool,
    offers: Offers,
    /// Ranks of this program.
    count: u64,
}

struct Mapper<'a> {
    allocation: &'a Allocation,
    offers: &'a [Offers],
    wishes: &'a JobRequest,
    /// Nodes in use.
    order: Vec<u32>,
    /// Ranks on each node, by its number.
    used: Vec<u64>,
    node_of: Vec<u32>,
    counts: Vec<u32>,
    fixed: Vec<(u32, Vec<Cpus>)>,
}

pub(super) fn map(
    allocation: &Allocation,
    offers: &[Offers],
    wishes: &JobRequest,
) -> Result<Mapped, MapError> {
    let local = |n: &u32| wishes.nolocal && *n == 0;
    let order: Vec<u32> = allocation.order.iter().copied().filter(|n| !local(n)).collect();
    if order.is_empty() {
        return Err(only_local());
    }
    let mut mapper = Mapper {
        allocation,
        offers,
        wishes,
        order,
        used: vec![0; allocation.nodes.len()],
        node_of: Vec::new(),
        counts: Vec::new(),
        fixed: Vec::new(),
    };
    match &wishes.policy {
        Policy::Seq(_) | Policy::Ranks(_) => mapper.listed()?,
        _ => {
            for (i, program) in wishes.programs.iter().enumerate() {
                mapper.program(i, *program)?;
            }
        }
    }
    mapper.check()?;
    Ok(mapper.finish())
}

impl Mapper<'_> {
    fn offers(&self, node: u32) -> Offers {
        self.offers.get(node as usize).copied().unwrap_or_default()
    }

    fn name(&self, node: u32) -> String {
        self.allocation.nodes.get(node as usize).map(|n| n.name.clone()).unwrap_or_default()
    }

    /// Cores, or hardware threads, of a node: those that the user chose, if any were.
    fn units(&self, node: u32) -> u32 {
        let all = Slots::Cores.number(&self.offers(node), self.wishes.placement.hwthreads);
        let only = &self.wishes.placement.only;
        if only.is_empty() || only.iter().any(|c| c.package.is_some()) {
            // What a package has only its node knows.
            return all;
        }
        let mut ranges: Vec<(u32, u32)> = only.iter().map(|c| (c.first, c.last)).collect();
        ranges.sort_unstable();
        // Each is counted as far as it goes beyond those before it.
        let (mut chosen, mut next) = (0, 0);
        for (first, last) in ranges {
            let end = last.saturating_add(1).min(all);
            chosen += end.saturating_sub(first.max(next));
            next = next.max(end);
        }
        chosen.max(1)
    }

    /// Slots of a node.
    fn slots(&self, node: u32, slots: Slots) -> u32 {
        match slots {
            Slots::Cores => self.units(node),
            Slots::Given(n) | Slots::Mentions(n) => n,
        }
    }

    fn bins(&self, program: usize) -> Vec<Bin> {
        let shares = self.allocation.programs.get(program).and_then(Option::as_ref);
        let whole = |node: u32| (node, self.allocation.nodes[node as usize].slots, true);
        let list: Vec<(u32, Slots, bool)> = match shares {
            None => self.order.iter().map(|n| whole(*n)).collect(),
            Some(shares) => {
                let in_use = |n: u32| !(self.wishes.nolocal && n == 0);
                let own = shares.iter().filter(|s| in_use(s.node));
                own.map(|s| (s.node, s.slots, false)).collect()
            }
        };
        let bin = |(node, slots, whole): (u32, Slots, bool)| {
            let offers = self.offers(node);
            let (number, used) = (u64::from(self.slots(node, slots)), self.used(node));
            let max = self.allocation.nodes[node as usize].max_slots;
            Bin {
                node,
                // Programs that share all nodes go on where the one before has stopped.
                free: if whole { number.saturating_sub(used) } else { number },
                weight: number.max(1),
                room: max.map_or(u64::MAX, |m| u64::from(m).saturating_sub(used)),
                hard: matches!(slots, Slots::Given(_)),
                offers,
                count: 0,
            }
        };
        let mut bins: Vec<Bin> = list.into_iter().map(bin).collect();
        for bin in &mut bins {
            bin.free = bin.free.min(bin.room);
        }
        bins
    }

    fn used(&self, node: u32) -> u64 {
        self.used.get(node as usize).copied().unwrap_or(0)
    }

    fn program(&mut self, index: usize, program: ProgramRequest) -> Result<(), MapError> {
        let mut bins = self.bins(index);
        if bins.is_empty() {
            return Err(only_local());
        }
        let (policy, turn) = match (program.per_node, &self.wishes.policy) {
            (Some(PerNode::Only(n)), _) => (Policy::Ppr(n, Level::Node), None),
            (Some(PerNode::Turns(n)), _) => (Policy::Level(Level::Node), Some(u64::from(n.max(1)))),
            (None, policy) => (policy.clone(), None),
        };
        let free: u64 = bins.iter().map(|b| b.free).sum();
        let (np, limits) = match policy {
            Policy::Ppr(each, level) => {
                let limits: Vec<u64> = bins
                    .iter()
                    .map(|b| u64::from(each) * u64::from(b.offers.count(level)))
                    .collect();
                let all: u64 = limits.iter().sum();
                let np = program.np.map_or(all, u64::from);
                if np > all && self.wishes.oversubscribe != Some(true) {
                    let objects = all / u64::from(each.max(1));
                    return Err(per_object(np, each, level, objects));
                }
                (np, Some(limits))
            }
            _ => {
                let each = u64::from(self.wishes.placement.pe.unwrap_or(1).max(1));
                let all = turn.map_or((free / each).max(1), |n| n * bins.len() as u64);
                (program.np.map_or(all, u64::from), None)
            }
        };
        let before = self.node_of.len() as u64;
        if before + np > u64::from(RANKS_MAX) {
            return Err(too_many(before + np));
        }
        let sequence = match limits {
            Some(limits) => {
                self.per_object(&mut bins, &limits, np)?;
                packed(&bins)
            }
            None => {
                self.fits(&bins, np, free)?;
                match (&policy, turn) {
                    (_, Some(turn)) => in_turns(&mut bins, np, turn),
                    (Policy::Level(Level::Node), _) => by_node(&mut bins, np),
                    (Policy::Level(level), _) if self.wishes.span => {
                        by_object(&mut bins, np, *level)
                    }
                    _ if self.wishes.span => {
                        by_node(&mut bins, np);
                        packed(&bins)
                    }
                    _ => {
                        by_slot(&mut bins, np);
                        packed(&bins)
                    }
                }
            }
        };
        let sequence = self.ranked(&bins, sequence, &policy);
        for node in &sequence {
            self.used[*node as usize] += 1;
        }
        self.node_of.extend(sequence);
        self.counts.push(np as u32);
        Ok(())
    }

    /// Refuses what does not fit.
    fn fits(&self, bins: &[Bin], np: u64, free: u64) -> Result<(), MapError> {
        let most = bins.iter().fold(0u64, |sum, b| sum.saturating_add(b.room));
        if np > most {
            return Err(max_slots(np, most));
        }
        let oversubscribe = self.wishes.oversubscribe;
        // Where a node without a number takes part there may be more.
        let refused = oversubscribe == Some(false);
        let hard = bins.iter().all(|b| b.hard) && oversubscribe != Some(true);
        if np > free && (refused || hard) {
            let nodes: Vec<String> = bins.iter().map(|b| self.name(b.node)).collect();
            let nodes = crate::ras::some_names(nodes.iter().map(String::as_str));
            return Err(slots(np, free, refused, &nodes));
        }
        Ok(())
    }

    /// So many on each node as `limits` says, and no more than its slots.
    fn per_object(&self, bins: &mut [Bin], limits: &[u64], np: u64) -> Result<(), MapError> {
        let mut left = np;
        for (bin, limit) in bins.iter_mut().zip(limits) {
            bin.count = left.min(*limit);
            left -= bin.count;
        }
        // What is left was permitted: once more around.
        let each = left.div_ceil(bins.len().max(1) as u64);
        for bin in bins.iter_mut() {
            let more = left.min(each);
            bin.count += more;
            left -= more;
        }
        let oversubscribe = self.wishes.oversubscribe;
        for bin in bins.iter() {
            if bin.count > bin.room {
                return Err(max_slots(bin.count, bin.room));
            }
            let refused = oversubscribe == Some(false);
            if bin.count > bin.free && (refused || bin.hard && oversubscribe != Some(true)) {
                return Err(slots(bin.count, bin.free, refused, &self.name(bin.node)));
            }
        }
        Ok(())
    }

    /// The nodes of the program's ranks in the order in which ranks are numbered.
    fn ranked(&self, bins: &[Bin], sequence: Vec<u32>, policy: &Policy) -> Vec<u32> {
        match self.wishes.rank_by {
            None => sequence,
            Some(RankBy::Slot | RankBy::Fill | RankBy::Level(_)) => packed(bins),
            Some(RankBy::Node) => turns(bins.iter().map(|b| (b.node, vec![b.count]))),
            Some(RankBy::Span) => {
                let level = match local_order(Some(RankBy::Span), policy) {
                    LocalOrder::Turn(level) | LocalOrder::Fill(level) => level,
                    LocalOrder::Found => Level::Node,
                };
                turns(bins.iter().map(|b| {
                    let objects = u64::from(b.offers.count(level));
                    let on = |i| b.count / objects + u64::from(i < b.count % objects);
                    (b.node, (0..objects).map(on).collect())
                }))
            }
        }
    }

    /// Ranks that a file places one by one.
    fn listed(&mut self) -> Result<(), MapError> {
        let wishes = self.wishes;
        let lines = match &wishes.policy {
            Policy::Seq(lines) => lines.len() as u64,
            Policy::Ranks(lines) => lines.len() as u64,
            _ => 0,
        };
        let mut total = 0u64;
        for program in &wishes.programs {
            let np = program.np.map_or(lines, u64::from);
            total += np;
            self.counts.push(np.min(u64::from(u32::MAX)) as u32);
        }
        if total > u64::from(RANKS_MAX) {
            return Err(too_many(total));
        }
        let find = |host: &str, at: &str| {
            let node = self.allocation.find(host).filter(|n| self.order.contains(n));
            node.ok_or_else(|| {
                let nodes = self.allocation.names();
                MapError(format!("{at}: host \"{host}\" is not in the allocation ({nodes})"))
            })
        };
        match &wishes.policy {
            Policy::Seq(list) => {
                if total > lines {
                    return Err(MapError(format!(
                        "--map-by seq: {total} processes are asked for, and {lines} hosts are \
                         listed"
                    )));
                }
                for (rank, line) in list.iter().take(total as usize).enumerate() {
                    self.node_of.push(find(&line.host, &line.at)?);
                    if !line.cpus.is_empty() {
                        self.fixed.push((rank as u32, line.cpus.clone()));
                    }
                }
            }
            Policy::Ranks(list) => {
                let mut nodes = vec![None; total as usize];
                for line in list {
                    if let Some(slot) = nodes.get_mut(line.rank as usize) {
                        *slot = Some(find(&line.host, &line.at)?);
                        if !line.cpus.is_empty() {
                            self.fixed.push((line.rank, line.cpus.clone()));
                        }
                    }
                }
                if let Some(rank) = nodes.iter().position(Option::is_none) {
                    return Err(MapError(format!(
                        "the rank file says nothing of rank {rank} of {total}"
                    )));
                }
                self.node_of = nodes.into_iter().flatten().collect();
                self.fixed.sort_by_key(|(rank, _)| *rank);
            }
            _ => {}
        }
        for node in &self.node_of {
            self.used[*node as usize] += 1;
        }
        Ok(())
    }

    /// Bounds that hold whatever the policy.
    fn check(&self) -> Result<(), MapError> {
        let hwthreads = self.wishes.placement.hwthreads;
        for node in &self.order {
            let ranks = self.used(*node);
            if ranks > u64::from(self.wishes.most) {
                let (node, most) = (self.name(*node), self.wishes.most);
                return Err(MapError(format!(
                    "{ranks} processes on host {node}: this version starts at most {most} on one \
                     host"
                )));
            }
            let cores = self.units(*node);
            if let Some(pe) = self.wishes.placement.pe.filter(|pe| ranks > 0 && *pe > cores) {
                let units = if hwthreads { "hardware threads" } else { "cores" };
                let node = self.name(*node);
                return Err(MapError(format!(
                    "PE={pe}: node {node} has {cores} {units} for the job"
                )));
            }
        }
        Ok(())
    }

    fn warnings(&self) -> Vec<String> {
        if self.wishes.oversubscribe == Some(true) {
            return Vec::new();
        }
        let pe = self.wishes.placement.pe.unwrap_or(1);
        let unit = match self.wishes.placement.hwthreads {
            true => "hardware thread",
            false => "core",
        };
        // A control group may let fewer run at once than there are.
        let at_once = |node: u32| self.units(node).min(self.offers(node).quota.max(1));
        let crowded = |node: &&u32| {
            let soft = !matches!(self.allocation.nodes[**node as usize].slots, Slots::Given(_));
            let units = u64::from(at_once(**node));
            (soft || pe > 1) && self.used(**node) * u64::from(pe) > units
        };
        let mut nodes = self.order.iter().filter(crowded);
        let Some(first) = nodes.next() else { return Vec::new() };
        let others = nodes.count();
        let (ranks, units) = (self.used(*first), self.units(*first));
        let quota = at_once(*first);
        let (units, unit) = match quota < units {
            true => (quota, "CPU"),
            false => (units, unit),
        };
        let s = if units == 1 { "" } else { "s" };
        let what = match pe {
            1 => format!("{ranks} processes share {units} {unit}{s}"),
            pe => format!("{ranks} processes with {pe} {unit}s each share {units} {unit}{s}"),
        };
        let what = match quota < self.units(*first) {
            true => format!("{what}, which the control group lets run at once"),
            false => what,
        };
        let at = match (self.allocation.nodes.len(), others) {
            (1, _) => String::new(),
            (_, 0) => format!(" on {}", self.name(*first)),
            (_, n) => format!(" on {}, and it is alike on {n} more", self.name(*first)),
        };
        vec![format!("{what}{at}; --oversubscribe drops this line.")]
    }

    fn finish(self) -> Mapped {
        let slots = |n: &u32| u64::from(self.slots(*n, self.allocation.nodes[*n as usize].slots));
        let universe: u64 = self.order.iter().map(slots).sum::<u64>() + self.allocation.spare;
        let map_by = match &self.wishes.policy {
            // Across nodes; on each of them as ever.
            Policy::Slot | Policy::Seq(_) | Policy::Ranks(_) => self.wishes.placement.map_by,
            Policy::Level(Level::Node) | Policy::Ppr(_, Level::Node) => None,
            Policy::Level(level) => Some(MapBy::Level(*level)),
            Policy::Ppr(n, level) => Some(MapBy::Ppr(*n, *level)),
        };
        Mapped {
            map: JobMap::new(self.allocation.nodes.len() as u32, &self.node_of),
            warnings: self.warnings(),
            placement: Placement {
                map_by,
                order: local_order(self.wishes.rank_by, &self.wishes.policy),
                fixed: self.fixed,
                ..self.wishes.placement.clone()
            },
            universe: universe.clamp(1, i32::MAX as u64) as u32,
            counts: self.counts,
        }
    }
}

/// Fills the slots of one node after the other; what is left is shared by the number of slots.
fn by_slot(bins: &mut [Bin], np: u64) {
    let mut left = np;
    for bin in bins.iter_mut() {
        bin.count = left.min(bin.free);
        left -= bin.count;
    }
    while left > 0 {
        let open = |b: &Bin| b.count < b.room;
        let total: u64 = bins.iter().filter(|b| open(b)).map(|b| b.weight).sum();
        if total == 0 {
            // Not reached: whoever calls has seen that there is room.
            return;
        }
        let (all, mut before) = (left, 0);
        // Rounded so that the shares add up to what is left.
        let upto = |n: u64| (u128::from(n) * u128::from(all)).div_ceil(u128::from(total)) as u64;
        for bin in bins.iter_mut().filter(|b| open(b)) {
            let share = upto(before + bin.weight) - upto(before);
            before += bin.weight;
            let share = share.min(bin.room - bin.count);
            bin.count += share;
            left -= share;
        }
    }
}

/// One rank for each node in turn: first while there are free slots, then as long as there is room.
fn by_node(bins: &mut [Bin], np: u64) -> Vec<u32> {
    let objects: Vec<usize> = (0..bins.len()).collect();
    in_turn(bins, np, &objects)
}

/// One rank for each object of all nodes in turn.
fn by_object(bins: &mut [Bin], np: u64, level: Level) -> Vec<u32> {
    let of = |(i, b): (usize, &Bin)| std::iter::repeat_n(i, b.offers.count(level) as usize);
    let objects: Vec<usize> = bins.iter().enumerate().flat_map(of).collect();
    in_turn(bins, np, &objects)
}

/// `each` ranks for each node in turn: no more than its slots at first if somebody has given their
/// number, and then as long as there is room.
fn in_turns(bins: &mut [Bin], np: u64, each: u64) -> Vec<u32> {
    for bin in bins.iter_mut().filter(|b| !b.hard) {
        bin.free = bin.room;
    }
    // A turn longer than the job is no different from one as long as it.
    let each = each.min(np) as usize;
    let objects: Vec<usize> = (0..bins.len()).flat_map(|i| std::iter::repeat_n(i, each)).collect();
    in_turn(bins, np, &objects)
}

fn in_turn(bins: &mut [Bin], np: u64, objects: &[usize]) -> Vec<u32> {
    let mut sequence = Vec::with_capacity(np as usize);
    for within_slots in [true, false] {
        let mut going = true;
        while going && (sequence.len() as u64) < np {
            going = false;
            for i in objects {
                let bin = &mut bins[*i];
                let limit = if within_slots { bin.free } else { bin.room };
                if bin.count < limit && (sequence.len() as u64) < np {
                    bin.count += 1;
                    sequence.push(bin.node);
                    going = true;
                }
            }
        }
    }
    sequence
}

/// Node by node.
fn packed(bins: &[Bin]) -> Vec<u32> {
    bins.iter().flat_map(|b| std::iter::repeat_n(b.node, b.count as usize)).collect()
}

/// One of each object in turn, which have so many.
fn turns(nodes: impl Iterator<Item = (u32, Vec<u64>)>) -> Vec<u32> {
    let mut queue: VecDeque<(u32, u64)> =
        nodes.flat_map(|(node, counts)| counts.into_iter().map(move |c| (node, c))).collect();
    let mut sequence = Vec::new();
    while let Some((node, left)) = queue.pop_front() {
        if left > 0 {
            sequence.push(node);
            queue.push_back((node, left - 1));
        }
    }
    sequence
}

fn only_local() -> MapError {
    MapError("--nolocal is given, and there is no node but this one".into())
}

/// More ranks than slots that somebody gave on these nodes; `refused`: `--nooversubscribe` asks for
/// the refusal.
fn slots(ranks: u64, slots: u64, refused: bool, nodes: &str) -> MapError {
    MapError(match refused {
        true => {
            format!("{ranks} processes do not fit {slots} slots, and --nooversubscribe is given")
        }
        false => format!(
            "{ranks} processes do not fit the {slots} slots that -H, the host file or the resource \
             manager gives on {nodes}; raise the number of slots, or add --oversubscribe"
        ),
    })
}

fn max_slots(ranks: u64, most: u64) -> MapError {
    MapError(format!("{ranks} processes do not fit: max_slots of the host file permits {most}"))
}

/// So many per object are fewer than asked for.
fn per_object(ranks: u64, each: u32, level: Level, objects: u64) -> MapError {
    MapError(format!(
        "{each} processes on each of {objects} objects ({}) are {}, and -n asks for {ranks}; raise \
         the number per object, or add --oversubscribe",
        level_name(level),
        u64::from(each) * objects
    ))
}

fn too_many(ranks: u64) -> MapError {
    MapError(format!("{ranks} processes: a job has at most {RANKS_MAX}"))
}
