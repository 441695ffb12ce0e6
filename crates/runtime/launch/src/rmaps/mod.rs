//! Framework `rmaps` (resource mapping): which rank goes to which CPUs. Pure: a topology in, a
//! plan out.
//!
//! # Contract
//!
//! 1. Only CPUs of the allowed set are given out.
//! 2. Every rank gets a place; with more ranks than places they share, evenly.
//! 3. The wait domains tell the truth: ranks with the same CPUs share one, and no more CPUs are
//!    promised than the control group's quota lets run.
//!
//! Components: `even` (default), `round_robin` (`--map-by OBJECT`), `ppr` (`--map-by
//! ppr:N:OBJECT`).

use hawser_os::topology::{HwThread, Topology};

use crate::cli::{BindTo, Level, MapBy};

/// What is to be mapped.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Number of ranks.
    pub ranks: u32,
    /// How to place them; `None` for the default.
    pub map_by: Option<MapBy>,
    /// To what to bind them; `None` for the default.
    pub bind_to: Option<BindTo>,
    /// Cores per rank, at least 1.
    pub pe: u32,
    /// Places are hardware threads, not cores.
    pub hwthreads: bool,
    /// CPUs that the quota of the control group lets run at once.
    pub quota: u32,
}

/// Who goes where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// CPUs of each rank; empty lists everywhere when nobody is bound.
    pub cpus: Vec<Vec<u32>>,
    /// CPUs in each wait domain.
    pub domains: Vec<u32>,
    /// Wait domain of each rank.
    pub domain_of: Vec<u32>,
    /// To what ranks are bound.
    pub bound: BindTo,
}

/// The threads of the machine that may be used, in topological order.
#[derive(Clone, Debug)]
pub struct Machine {
    threads: Vec<HwThread>,
}

impl Machine {
    /// The part of a topology that this process may use. Never empty.
    pub fn new(topology: &Topology, allowed: &[u32]) -> Machine {
        let mut threads: Vec<HwThread> =
            topology.threads.iter().filter(|t| allowed.contains(&t.cpu)).copied().collect();
        if threads.is_empty() {
            let unknown = |&cpu| HwThread { cpu, package: 0, numa: 0, cache: 0, core: cpu };
            threads = allowed.iter().map(unknown).collect();
        }
        if threads.is_empty() {
            threads.push(HwThread { cpu: 0, package: 0, numa: 0, cache: 0, core: 0 });
        }
        threads.sort_by_key(|t| (t.package, t.numa, t.cache, t.core, t.cpu));
        Machine { threads }
    }

    /// The same without these CPUs (cores that another job holds).
    pub fn without(&self, cores: &[u32]) -> Machine {
        let threads = self.threads.iter().filter(|t| !cores.contains(&t.core)).copied().collect();
        Machine { threads }
    }

    /// Numbers of the cores.
    pub fn cores(&self) -> Vec<u32> {
        let mut cores: Vec<u32> = self.threads.iter().map(|t| t.core).collect();
        cores.dedup();
        cores
    }

    /// Numbers of the cores to which these CPUs belong.
    pub fn cores_of(&self, cpus: &[u32]) -> Vec<u32> {
        let mut cores: Vec<u32> =
            self.threads.iter().filter(|t| cpus.contains(&t.cpu)).map(|t| t.core).collect();
        cores.dedup();
        cores
    }

    /// Number of hardware threads.
    pub fn threads(&self) -> u32 {
        self.threads.len() as u32
    }

    /// A text like `package 0 core 2 (CPUs 2,10)`.
    pub fn describe(&self, cpus: &[u32]) -> String {
        let of = |key: fn(&HwThread) -> u32| {
            let mut list: Vec<u32> =
                self.threads.iter().filter(|t| cpus.contains(&t.cpu)).map(key).collect();
            list.sort_unstable();
            list.dedup();
            hawser_os::topology::format_list(&list)
        };
        format!(
            "package {} core {} (CPUs {})",
            of(|t| t.package),
            of(|t| t.core),
            hawser_os::topology::format_list(cpus)
        )
    }

    fn key(level: Level) -> fn(&HwThread) -> u32 {
        match level {
            Level::HwThread => |t| t.cpu,
            Level::Core => |t| t.core,
            Level::Cache => |t| t.cache,
            Level::Numa => |t| t.numa,
            Level::Package => |t| t.package,
            Level::Node => |_| 0,
        }
    }

    /// The objects of a level, each with its CPUs.
    pub(crate) fn objects(&self, level: Level) -> Vec<Vec<u32>> {
        let key = Machine::key(level);
        let mut objects: Vec<(u32, Vec<u32>)> = Vec::new();
        for t in &self.threads {
            match objects.iter_mut().find(|(k, _)| *k == key(t)) {
                Some((_, cpus)) => cpus.push(t.cpu),
                None => objects.push((key(t), vec![t.cpu])),
            }
        }
        objects.into_iter().map(|(_, cpus)| cpus).collect()
    }

    /// The CPUs of the object of a level around a CPU.
    fn around(&self, level: Level, cpu: u32) -> Vec<u32> {
        let key = Machine::key(level);
        let Some(here) = self.threads.iter().find(|t| t.cpu == cpu) else { return Vec::new() };
        self.threads.iter().filter(|t| key(t) == key(here)).map(|t| t.cpu).collect()
    }
}

/// Makes the plan.
pub fn map(machine: &Machine, wish: &Wish) -> Plan {
    let unit = if wish.hwthreads { Level::HwThread } else { Level::Core };
    let units = machine.objects(unit);
    let pe = wish.pe.max(1) as usize;
    let places: Vec<Vec<u32>> = match wish.map_by {
        None => even(machine, &units, wish.ranks as usize, pe),
        Some(MapBy::Slot | MapBy::Level(Level::Node)) => in_order(&units, pe),
        Some(MapBy::Level(level)) => round_robin(&machine.objects(level), &units, pe, usize::MAX),
        Some(MapBy::Ppr(n, level)) => round_robin(&machine.objects(level), &units, pe, n as usize),
    };
    let places = if places.is_empty() { in_order(&units, 1) } else { places };
    let fits = wish.ranks as usize <= places.len();
    let bound = match wish.bind_to {
        Some(b) => b,
        None if fits => BindTo::Level(unit),
        None => BindTo::None,
    };
    let place = |r: usize| &places[r % places.len()];
    let cpus: Vec<Vec<u32>> = (0..wish.ranks as usize)
        .map(|r| match bound {
            BindTo::None => Vec::new(),
            BindTo::Level(level) => {
                let mut cpus: Vec<u32> =
                    place(r).iter().flat_map(|c| machine.around(level, *c)).collect();
                if level == Level::HwThread && !wish.hwthreads {
                    cpus = hwthread_of(place(r), r / places.len(), pe);
                }
                cpus.sort_unstable();
                cpus.dedup();
                cpus
            }
        })
        .collect();
    let (domains, domain_of) = wait_domains(&cpus, machine.threads(), wish.quota);
    Plan { cpus, domains, domain_of, bound }
}

/// The `pe` threads of a place that its `lap`-th rank gets when it is bound to threads.
fn hwthread_of(place: &[u32], lap: usize, pe: usize) -> Vec<u32> {
    let width = pe.min(place.len().max(1));
    let laps = (place.len() / width).max(1);
    place.iter().skip(lap % laps * width).take(width).copied().collect()
}

/// `pe` units after each other form a place.
fn in_order(units: &[Vec<u32>], pe: usize) -> Vec<Vec<u32>> {
    units.chunks_exact(pe.min(units.len().max(1))).map(|c| c.concat()).collect()
}

/// Ranks in blocks over the NUMA nodes, in proportion to their places.
fn even(machine: &Machine, units: &[Vec<u32>], ranks: usize, pe: usize) -> Vec<Vec<u32>> {
    let all = in_order(units, pe);
    if ranks >= all.len() {
        return all;
    }
    let groups: Vec<Vec<Vec<u32>>> = machine
        .objects(Level::Numa)
        .iter()
        .map(|numa| in_order(&inside(units, numa), pe))
        .filter(|g| !g.is_empty())
        .collect();
    let total: usize = groups.iter().map(Vec::len).sum();
    if ranks > total {
        return all;
    }
    let mut places = Vec::new();
    let mut before = 0;
    for group in &groups {
        // Rounded so that the shares of all groups add up to `ranks` and none exceeds its group.
        let upto = |n: usize| (n * ranks).div_ceil(total);
        let share = (upto(before + group.len()) - upto(before)).min(group.len());
        places.extend_from_slice(&group[..share]);
        before += group.len();
    }
    if places.len() < ranks { all } else { places }
}

fn inside(units: &[Vec<u32>], object: &[u32]) -> Vec<Vec<u32>> {
    units.iter().filter(|u| u.iter().any(|c| object.contains(c))).cloned().collect()
}

/// One place of each object in turn, at most `limit` of each.
fn round_robin(objects: &[Vec<u32>], units: &[Vec<u32>], pe: usize, limit: usize) -> Vec<Vec<u32>> {
    let lists: Vec<Vec<Vec<u32>>> = objects
        .iter()
        // An object smaller than a unit (a hardware thread) is a place of its own.
        .map(|o| match inside(units, o) {
            u if u.len() == 1 && u[0].len() > o.len() => vec![o.clone()],
            u => in_order(&u, pe),
        })
        .collect();
    if limit == usize::MAX {
        let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
        return (0..longest)
            .flat_map(|i| lists.iter().filter_map(move |l| l.get(i)))
            .cloned()
            .collect();
    }
    // "N per object": consecutive ranks share an object, wrapping inside it when it is too small.
    let cycle = |l: Vec<Vec<u32>>| {
        let n = l.len();
        (0..limit).filter_map(move |i| l.get(i % n.max(1)).cloned()).collect::<Vec<_>>()
    };
    lists.into_iter().flat_map(cycle).collect()
}

/// Groups ranks by their CPUs. An unbound rank has all CPUs.
fn wait_domains(cpus: &[Vec<u32>], all: u32, quota: u32) -> (Vec<u32>, Vec<u32>) {
    let mut masks: Vec<&Vec<u32>> = Vec::new();
    let mut domain_of = Vec::with_capacity(cpus.len());
    let mut known = std::collections::HashMap::new();
    for mask in cpus {
        let next = masks.len() as u32;
        let domain = *known.entry(mask).or_insert(next);
        if domain == next {
            masks.push(mask);
        }
        domain_of.push(domain);
    }
    let size = |m: &Vec<u32>| if m.is_empty() { all } else { m.len() as u32 };
    let union: std::collections::HashSet<u32> =
        masks.iter().flat_map(|m| m.iter().copied()).collect();
    let used = if union.is_empty() { all } else { union.len() as u32 };
    if quota < used && (quota as usize) < cpus.len() {
        // The quota, not the masks, decides who runs: all ranks share what it lets run.
        return (vec![quota.max(1)], vec![0; cpus.len()]);
    }
    (masks.into_iter().map(|m| size(m).min(quota).max(1)).collect(), domain_of)
}

#[cfg(test)]
mod tests;
