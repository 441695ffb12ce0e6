//! Where the ranks of a node run on it: on cores that no other job of ours holds.

use hawser_os::topology::Topology;
use hawser_os::{affinity, process};
use hawser_rte::control::plan::{BindTo, Cpus, Level, Offers, Placement};
use hawser_rte::env;

use crate::lease::{self, Leases};
use crate::rmaps::{self, Machine, MapRequest, Plan, show};

/// The name of this host for people.
pub(crate) fn host_name() -> String {
    let named = std::env::var(env::NODE_NAME).ok().filter(|n| !n.is_empty());
    named.unwrap_or_else(process::hostname)
}

/// The machine as a job may use it.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) machine: Machine,
    /// CPUs that the control group lets run at once.
    pub(crate) quota: u32,
    /// The name that the host has for itself.
    pub(crate) host: String,
    /// Jobs on the same CPUs may be there that this one does not see, nor they it.
    pub(crate) unseen: bool,
}

/// The cores that ranks of a node have for themselves.
#[derive(Debug, Default)]
pub(crate) struct RankCores {
    leases: Leases,
    /// The CPUs of each rank.
    cpus: Vec<(u32, Vec<u32>)>,
}

impl RankCores {
    /// Those that were taken for these ranks, in the order of their CPUs.
    pub(crate) fn new(leases: Leases, ranks: &[u32], cpus: &[Vec<u32>]) -> RankCores {
        let cpus = ranks.iter().copied().zip(cpus.iter().cloned()).collect();
        RankCores { leases, cpus }
    }

    /// These ranks have left the node: others may have their cores, but those that ranks which stay
    /// have, too.
    pub(crate) fn give_back(&mut self, ranks: &[u32], machine: &Machine) {
        self.cpus.retain(|(rank, _)| !ranks.contains(rank));
        let used: Vec<u32> = self.cpus.iter().flat_map(|(_, cpus)| cpus).copied().collect();
        self.leases.keep_only(&machine.cores_of(&used));
    }
}

/// The places of all ranks of a node.
pub(crate) struct Places {
    pub(crate) plan: Plan,
    /// To be held until the job ends.
    pub(crate) leases: Leases,
    /// Lines for the user.
    pub(crate) lines: Vec<String>,
}

impl Place {
    /// This machine.
    ///
    /// # Errors
    /// The kernel does not say which CPUs may be used.
    pub(crate) fn here() -> std::io::Result<Place> {
        let (topology, allowed) = (Topology::read(), affinity::allowed()?);
        let machine = Machine::new(&topology, &allowed);
        // A container that got a part of the CPUs is taken to have them for itself.
        let unseen = !lease::others_are_seen() && allowed.len() >= topology.threads.len();
        Ok(Place { machine, quota: affinity::effective_cpus(), host: process::hostname(), unseen })
    }

    /// What the machine offers, in numbers.
    pub(crate) fn offers(&self) -> Offers {
        let count = |level| self.machine.objects(level).len() as u32;
        Offers {
            threads: self.machine.threads(),
            cores: count(Level::Core),
            l1: count(Level::L1),
            l2: count(Level::L2),
            l3: count(Level::Cache),
            numa: count(Level::Numa),
            packages: count(Level::Package),
            quota: self.quota,
        }
    }

    /// Finds places for `ranks`, the ranks of this node. `threads` is what `OMP_NUM_THREADS` asks
    /// for.
    pub(crate) fn find(&self, ranks: &[u32], wanted: &Placement, threads: Option<u32>) -> Places {
        let mut lines = Vec::new();
        let part = self.part(&wanted.only, wanted.hwthreads, &mut lines);
        let machine = part.as_ref().unwrap_or(&self.machine);
        let units = match wanted.hwthreads {
            true => machine.threads(),
            false => machine.cores().len() as u32,
        };
        let n = ranks.len() as u32;
        let fits = |t: &u32| *t > 0 && u64::from(*t) * u64::from(n) <= u64::from(units);
        // Each such job would take the same cores for free ones, the first.
        let alone = self.unseen && part.is_none() && wanted.fixed.is_empty();
        let wish = MapRequest {
            ranks: n,
            map_by: wanted.map_by,
            order: wanted.order,
            bind_to: wanted.bind_to.or(alone.then_some(BindTo::None)),
            confined: part.is_some(),
            fixed: self.fixed(ranks, wanted, &mut lines),
            pe: wanted.pe.unwrap_or_else(|| threads.filter(fits).unwrap_or(1)),
            hwthreads: wanted.hwthreads,
            quota: self.quota,
        };
        let (plan, leases, taken) = bind(machine, &wish);
        let tell = wanted.tell;
        if (tell.bindings || tell.taken) && alone && wanted.bind_to.is_none() {
            lines.push(format!(
                "rmaps: nobody is bound on {}: jobs outside of this network namespace are not \
                 seen; --bind-to core binds all the same",
                self.host
            ));
        }
        if tell.topology {
            lines.extend(show::topology(&self.host, &self.machine, self.quota, tell.json));
        }
        if (tell.bindings || tell.taken) && !taken.is_empty() {
            lines.push(format!("rmaps: cores {taken:?} of {} are held by other jobs", self.host));
        }
        if tell.bindings {
            lines.extend(show::bindings(&self.host, &self.machine, ranks, &plan.cpus, tell.json));
        }
        Places { plan, leases, lines }
    }

    /// The part of the machine that the user chose; `None`: all of it.
    fn part(&self, only: &[Cpus], hwthreads: bool, lines: &mut Vec<String>) -> Option<Machine> {
        if only.is_empty() {
            return None;
        }
        let (cpus, missing) = self.machine.at(only, hwthreads);
        if !missing.is_empty() {
            lines.push(self.no_such_places("the list of CPUs", &missing, hwthreads));
        }
        (!cpus.is_empty()).then(|| self.machine.only(&cpus))
    }

    /// The CPUs that the user chose for ranks.
    fn fixed(&self, ranks: &[u32], wanted: &Placement, lines: &mut Vec<String>) -> Vec<Vec<u32>> {
        if wanted.fixed.is_empty() {
            return Vec::new();
        }
        let mut of = |rank: &u32| {
            let at = wanted.fixed.binary_search_by_key(rank, |(r, _)| *r).ok()?;
            let (_, places) = wanted.fixed.get(at)?;
            let (cpus, missing) = self.machine.at(places, wanted.hwthreads);
            if !missing.is_empty() {
                let whose = format!("rank {rank}");
                lines.push(self.no_such_places(&whose, &missing, wanted.hwthreads));
            }
            Some(cpus)
        };
        ranks.iter().map(|rank| of(rank).unwrap_or_default()).collect()
    }

    fn no_such_places(&self, whose: &str, missing: &[Cpus], hwthreads: bool) -> String {
        let places: Vec<String> = missing.iter().map(show::place).collect();
        let (units, what) = match hwthreads {
            true => (self.machine.threads() as usize, "hardware threads"),
            false => (self.machine.cores().len(), "cores"),
        };
        format!(
            "{whose} on {}: there is no {} among its {units} {what}, counted from 0",
            self.host,
            places.join(",")
        )
    }
}

/// Plans on the cores that no other job holds; where they do not suffice, nobody is bound unless
/// the user asked for it. Returns also the cores that others hold.
fn bind(machine: &Machine, wish: &MapRequest) -> (Plan, Leases, Vec<u32>) {
    let plan = rmaps::map(machine, wish);
    let narrow = matches!(plan.bound, BindTo::Level(l) if l < Level::Cache);
    if !narrow {
        return (plan, Leases::default(), Vec::new());
    }
    let unbound = || MapRequest { bind_to: Some(BindTo::None), ..wish.clone() };
    let cores = machine.cores();
    let mut leases = Leases::take_free(&cores);
    let taken: Vec<u32> = cores.iter().copied().filter(|c| !leases.cores().contains(c)).collect();
    let free = machine.without(&taken);
    let plan = if taken.is_empty() {
        plan
    } else if free.threads() > 0 {
        rmaps::map(&free, wish)
    } else if wish.bind_to.is_some() {
        plan
    } else {
        rmaps::map(machine, &unbound())
    };
    let plan = match plan.bound {
        // Without a free core for each rank nobody is bound, and all CPUs are there for all.
        BindTo::None => rmaps::map(machine, &unbound()),
        BindTo::Level(_) => plan,
    };
    let used: Vec<u32> = plan.cpus.concat();
    leases.keep_only(&machine.cores_of(&used));
    (plan, leases, taken)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use hawser_os::topology::HwThread;

    use super::*;

    #[test]
    fn ranks_that_leave_give_their_cores_back() {
        // Numbers that no machine has, so that real jobs are not disturbed.
        let cores: Vec<u32> = (4_100_000_001..4_100_000_004).collect();
        let threads = cores.iter().map(|core| HwThread::alone(*core)).collect();
        let machine = Machine::new(&Topology { threads }, &cores);
        let cpus: Vec<Vec<u32>> =
            [&cores[..1], &cores[1..2], &cores[1..]].map(<[u32]>::to_vec).into();
        let mut held = RankCores::new(Leases::take_free(&cores), &[4, 5, 6], &cpus);
        // A process that another thread starts holds what this one held until it has its program.
        let are_free = |expected: &[u32]| {
            let until = Instant::now() + Duration::from_secs(20);
            loop {
                let free = Leases::take_free(&cores).cores();
                if free == expected || Instant::now() > until {
                    return free == expected;
                }
                std::thread::yield_now();
            }
        };
        assert!(are_free(&[]));
        held.give_back(&[6], &machine);
        assert!(are_free(&cores[2..]), "rank 5 has the second one, too");
        held.give_back(&[5], &machine);
        assert!(are_free(&cores[1..]));
    }
}
