//! Which rank of a node goes to which CPUs. Pure: a topology in, a plan out.

use hawser_os::topology::{HwThread, Topology, format_list};
use hawser_rte::control::plan::{BindTo, Cpus, Level, LocalOrder, MapBy};

/// What is to be mapped.
#[derive(Clone, Debug)]
pub struct MapRequest {
    /// Number of ranks.
    pub ranks: u32,
    /// How to place them; `None` for the default.
    pub map_by: Option<MapBy>,
    /// Which place goes to which rank.
    pub order: LocalOrder,
    /// To what to bind them; `None` for the default.
    pub bind_to: Option<BindTo>,
    /// The machine is a part that the user chose: who is not bound to less is bound to it.
    pub confined: bool,
    /// CPUs of ranks that the user chose, by index of the rank; of others none.
    pub fixed: Vec<Vec<u32>>,
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
            threads = allowed.iter().map(|cpu| HwThread::alone(*cpu)).collect();
        }
        if threads.is_empty() {
            threads.push(HwThread::alone(0));
        }
        threads.sort_by_key(|t| (t.package, t.numa, t.cache, t.l2, t.l1, t.core, t.cpu));
        Machine { threads }
    }

    /// The same without these CPUs (cores that another job holds).
    pub fn without(&self, cores: &[u32]) -> Machine {
        let threads = self.threads.iter().filter(|t| !cores.contains(&t.core)).copied().collect();
        Machine { threads }
    }

    /// The CPUs at these places, which count cores or hardware threads; and the places that there
    /// are not.
    pub fn at(&self, places: &[Cpus], hwthreads: bool) -> (Vec<u32>, Vec<Cpus>) {
        let units = self.objects(if hwthreads { Level::HwThread } else { Level::Core });
        let packages = self.objects(Level::Package);
        let (mut cpus, mut missing) = (Vec::new(), Vec::new());
        for place in places {
            let row = match place.package {
                None => units.clone(),
                Some(p) => packages.get(p as usize).map(|p| inside(&units, p)).unwrap_or_default(),
            };
            let last = match place.last {
                u32::MAX => row.len().saturating_sub(1),
                last => last as usize,
            };
            match row.get(place.first as usize..=last.max(place.first as usize)) {
                Some(units) => cpus.extend(units.iter().flatten()),
                None => missing.push(*place),
            }
        }
        cpus.sort_unstable();
        cpus.dedup();
        (cpus, missing)
    }

    /// The part with these CPUs.
    pub fn only(&self, cpus: &[u32]) -> Machine {
        let threads = self.threads.iter().filter(|t| cpus.contains(&t.cpu)).copied().collect();
        Machine { threads }
    }

    /// Numbers of all CPUs.
    pub fn cpus(&self) -> Vec<u32> {
        let mut cpus: Vec<u32> = self.threads.iter().map(|t| t.cpu).collect();
        cpus.sort_unstable();
        cpus
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
            format_list(&list)
        };
        format!(
            "package {} core {} (CPUs {})",
            of(|t| t.package),
            of(|t| t.core),
            format_list(cpus)
        )
    }

    fn key(level: Level) -> fn(&HwThread) -> u32 {
        match level {
            Level::HwThread => |t| t.cpu,
            Level::Core => |t| t.core,
            Level::L1 => |t| t.l1,
            Level::L2 => |t| t.l2,
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
pub fn map(machine: &Machine, wish: &MapRequest) -> Plan {
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
    let chosen = wish.fixed.iter().any(|f| !f.is_empty());
    let bound = match wish.bind_to {
        Some(b) => b,
        None if chosen => BindTo::Level(unit),
        None if fits => BindTo::Level(unit),
        None => BindTo::None,
    };
    // A place and how often it was given before.
    let found = (0..wish.ranks as usize).map(|r| (&places[r % places.len()], r / places.len()));
    let given = ordered(machine, found.collect(), wish.order);
    let cpus: Vec<Vec<u32>> = given
        .into_iter()
        .enumerate()
        .map(|(r, (place, lap))| match (bound, wish.fixed.get(r)) {
            (BindTo::None, _) if wish.confined => machine.cpus(),
            (BindTo::None, _) => Vec::new(),
            (_, Some(fixed)) if !fixed.is_empty() => fixed.clone(),
            (BindTo::Level(Level::HwThread), _) if !wish.hwthreads => hwthread_of(place, lap, pe),
            (BindTo::Level(level), _) => {
                let mut cpus: Vec<u32> =
                    place.iter().flat_map(|c| machine.around(level, *c)).collect();
                cpus.sort_unstable();
                cpus.dedup();
                cpus
            }
        })
        .collect();
    let (domains, domain_of) = wait_domains(&cpus, machine.threads(), wish.quota);
    Plan { cpus, domains, domain_of, bound }
}

/// Places in the order of ranks.
fn ordered<'a>(
    machine: &Machine,
    mut places: Vec<(&'a Vec<u32>, usize)>,
    order: LocalOrder,
) -> Vec<(&'a Vec<u32>, usize)> {
    let (level, turn) = match order {
        LocalOrder::Found => return places,
        LocalOrder::Fill(level) => (level, false),
        LocalOrder::Turn(level) => (level, true),
    };
    let objects = machine.objects(level);
    let object = |(place, _): &(&Vec<u32>, usize)| {
        let first = place.first();
        objects.iter().position(|o| first.is_some_and(|c| o.contains(c))).unwrap_or(0)
    };
    if !turn {
        places.sort_by_key(object);
        return places;
    }
    let mut before = vec![0usize; objects.len().max(1)];
    let mut keyed: Vec<_> = places
        .into_iter()
        .map(|place| {
            let at = object(&place);
            let nth = before[at];
            before[at] += 1;
            ((nth, at), place)
        })
        .collect();
    keyed.sort_by_key(|(key, _)| *key);
    keyed.into_iter().map(|(_, place)| place).collect()
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
#[path = "local_tests.rs"]
mod tests;
