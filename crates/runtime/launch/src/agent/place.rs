//! Where the ranks of a node run on it: on cores that no other job of ours holds.

use hawser_os::topology::Topology;
use hawser_os::{affinity, process};
use hawser_rte::control::plan::{BindTo, Level, Offers, Placement};

use crate::lease::Leases;
use crate::rmaps::{self, Machine, Plan, Wish};

/// The machine as a job may use it.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) machine: Machine,
    /// CPUs that the control group lets run at once.
    pub(crate) quota: u32,
    /// The name that the host has for itself.
    pub(crate) host: String,
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
        let machine = Machine::new(&Topology::read(), &affinity::allowed()?);
        Ok(Place { machine, quota: affinity::effective_cpus(), host: process::hostname() })
    }

    /// What the machine offers, in numbers.
    pub(crate) fn offers(&self) -> Offers {
        let count = |level| self.machine.objects(level).len() as u32;
        Offers {
            threads: self.machine.threads(),
            cores: count(Level::Core),
            l3: count(Level::Cache),
            numa: count(Level::Numa),
            packages: count(Level::Package),
            quota: self.quota,
        }
    }

    /// Finds places for `ranks`, the ranks of this node. `threads` is what `OMP_NUM_THREADS` asks
    /// for.
    pub(crate) fn find(&self, ranks: &[u32], wanted: &Placement, threads: Option<u32>) -> Places {
        let units = match wanted.hwthreads {
            true => self.machine.threads(),
            false => self.machine.cores().len() as u32,
        };
        let n = ranks.len() as u32;
        let fits = |t: &u32| *t > 0 && u64::from(*t) * u64::from(n) <= u64::from(units);
        let wish = Wish {
            ranks: n,
            map_by: wanted.map_by,
            bind_to: wanted.bind_to,
            pe: wanted.pe.unwrap_or_else(|| threads.filter(fits).unwrap_or(1)),
            hwthreads: wanted.hwthreads,
            quota: self.quota,
        };
        let (plan, leases, taken) = bind(&self.machine, wish);
        let mut lines = Vec::new();
        if (wanted.tell || wanted.tell_taken) && !taken.is_empty() {
            lines.push(format!("rmaps: cores {taken:?} of {} are held by other jobs", self.host));
        }
        if wanted.tell {
            for (rank, cpus) in ranks.iter().zip(&plan.cpus) {
                let place = match cpus.is_empty() {
                    true => "is not bound".to_string(),
                    false => format!("is bound to {}", self.machine.describe(cpus)),
                };
                lines.push(format!("rank {rank} on {} {place}", self.host));
            }
        }
        Places { plan, leases, lines }
    }
}

/// Plans on the cores that no other job holds; where they do not suffice, nobody is bound unless
/// the user asked for it. Returns also the cores that others hold.
fn bind(machine: &Machine, wish: Wish) -> (Plan, Leases, Vec<u32>) {
    let plan = rmaps::map(machine, &wish);
    let narrow = matches!(plan.bound, BindTo::Level(Level::Core | Level::HwThread));
    if !narrow {
        return (plan, Leases::default(), Vec::new());
    }
    let cores = machine.cores();
    let mut leases = Leases::take_free(&cores);
    let taken: Vec<u32> = cores.iter().copied().filter(|c| !leases.cores().contains(c)).collect();
    let free = machine.without(&taken);
    let plan = if taken.is_empty() {
        plan
    } else if free.threads() > 0 {
        rmaps::map(&free, &wish)
    } else if wish.bind_to.is_some() {
        plan
    } else {
        rmaps::map(machine, &Wish { bind_to: Some(BindTo::None), ..wish })
    };
    let plan = match plan.bound {
        // Without a free core for each rank nobody is bound, and all CPUs are there for all.
        BindTo::None => rmaps::map(machine, &Wish { bind_to: Some(BindTo::None), ..wish }),
        BindTo::Level(_) => plan,
    };
    let used: Vec<u32> = plan.cpus.concat();
    leases.keep_only(&machine.cores_of(&used));
    (plan, leases, taken)
}
