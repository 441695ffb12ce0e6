//! What resource managers tell of their allocation: Slurm, PBS and Torque, LSF, Grid Engine. Pure:
//! variables and files are arguments.
//!
//! Components: `slurm`, `tm`, `lsf`, `gridengine`. One that finds its variables but cannot use them
//! is an error: nobody wants his job on the login node instead.

use std::collections::HashMap;
use std::path::Path;
use std::process::{Command, Stdio};

use super::HostSpec;
use super::ReadFile;

/// Reads a variable of the environment.
pub(crate) type Lookup<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Most hosts of one allocation.
const HOSTS_MAX: usize = 1 << 20;

/// One resource manager.
pub(crate) struct Manager {
    /// The component's name.
    pub(crate) name: &'static str,
    /// The variable that shows that we are inside one of its allocations.
    pub(crate) sign: &'static str,
    read: fn(Lookup<'_>, ReadFile<'_>) -> Result<Vec<HostSpec>, String>,
}

/// All that are known.
pub(crate) static MANAGERS: &[Manager] = &[
    Manager { name: "slurm", sign: "SLURM_JOB_ID", read: slurm },
    Manager { name: "tm", sign: "PBS_NODEFILE", read: pbs },
    Manager { name: "lsf", sign: "LSB_JOBID", read: lsf },
    Manager { name: "gridengine", sign: "PE_HOSTFILE", read: grid_engine },
];

impl Manager {
    /// The hosts of the allocation, with slots; `None` outside of one.
    ///
    /// # Errors
    /// A sentence that names the variable or file that cannot be used.
    pub(crate) fn hosts(
        &self,
        get: Lookup<'_>,
        read: ReadFile<'_>,
    ) -> Option<Result<Vec<HostSpec>, String>> {
        // Set to nothing is not set.
        let get: Lookup<'_> = &|name| get(name).filter(|v| !v.trim().is_empty());
        get(self.sign)?;
        let hosts = (self.read)(get, read).and_then(|hosts| match hosts.len() {
            0 => Err(format!("{} is set, but the allocation names no host", self.sign)),
            1..=HOSTS_MAX => Ok(hosts),
            n => Err(format!("an allocation of {n} hosts")),
        });
        Some(hosts)
    }
}

/// The variable that shows an allocation of a component.
pub(crate) fn sign(name: &str) -> &'static str {
    MANAGERS.iter().find(|m| m.name == name).map_or("", |m| m.sign)
}

/// Why a component is not usable outside of its allocations.
pub(crate) fn absence(name: &str) -> String {
    match MANAGERS.iter().find(|m| m.name == name) {
        Some(manager) => format!("{} is not set", manager.sign),
        None => "it is not built in".into(),
    }
}

fn needed(get: Lookup<'_>, variable: &str, beside: &str) -> Result<String, String> {
    get(variable).ok_or_else(|| format!("{beside} is set, but {variable} is not"))
}

fn host(name: &str, slots: Option<u32>) -> HostSpec {
    HostSpec { slots, ..HostSpec::named(name) }
}

/// Hosts in the order of their first mention, with the sum of their slots.
#[derive(Default)]
struct Mentions {
    hosts: Vec<HostSpec>,
    at: HashMap<String, usize>,
}

impl Mentions {
    fn add(&mut self, name: &str, slots: u32) {
        let next = self.hosts.len();
        let at = *self.at.entry(name.to_string()).or_insert(next);
        match self.hosts.get_mut(at) {
            Some(known) => known.slots = Some(known.slots.unwrap_or(0).saturating_add(slots)),
            None => self.hosts.push(host(name, Some(slots))),
        }
    }

    /// One line per slot.
    fn of_words(text: &str) -> Vec<HostSpec> {
        let mut all = Mentions::default();
        text.split_whitespace().for_each(|name| all.add(name, 1));
        all.hosts
    }
}

fn slurm(get: Lookup<'_>, _read: ReadFile<'_>) -> Result<Vec<HostSpec>, String> {
    let variable = "SLURM_JOB_NODELIST";
    let list = match get(variable).or_else(|| get("SLURM_NODELIST")) {
        Some(list) => list,
        None => return Err(format!("SLURM_JOB_ID is set, but {variable} is not")),
    };
    let names = hostlist(&list).map_err(|e| format!("{variable}={list}: {e}"))?;
    // Tasks where the user asked for tasks, else CPUs; per task as many as the user wants.
    let mut misfit = None;
    let mut found = None;
    for variable in ["SLURM_TASKS_PER_NODE", "SLURM_JOB_CPUS_PER_NODE"] {
        let Some(counts) = get(variable) else { continue };
        let slots = repeated(&counts).map_err(|e| format!("{variable}={counts}: {e}"))?;
        if slots.len() == names.len() {
            found = Some((variable, slots));
            break;
        }
        // Inside a step the tasks may be those of the step, and the hosts those of the job.
        misfit.get_or_insert_with(|| {
            format!("{variable}={counts} does not fit the {} hosts of {list}", names.len())
        });
    }
    let Some((variable, slots)) = found else {
        return match misfit {
            Some(why) => Err(why),
            None => Ok(names.iter().map(|n| host(n, None)).collect()),
        };
    };
    let share = match (variable, get("SLURM_CPUS_PER_TASK")) {
        ("SLURM_JOB_CPUS_PER_NODE", Some(text)) => {
            text.trim().parse::<u32>().ok().filter(|n| *n > 0).ok_or_else(|| {
                format!("SLURM_CPUS_PER_TASK={text} is not a number of CPUs (1 or more)")
            })?
        }
        _ => 1,
    };
    Ok(names.iter().zip(slots).map(|(n, s)| host(n, Some((s / share).max(1)))).collect())
}

fn pbs(get: Lookup<'_>, read: ReadFile<'_>) -> Result<Vec<HostSpec>, String> {
    let path = needed(get, "PBS_NODEFILE", "PBS_NODEFILE")?;
    let text = read(Path::new(&path)).map_err(|e| format!("PBS_NODEFILE={path}: {e}"))?;
    // One line per slot; with ncpus above one and one MPI process per chunk, one line per chunk.
    Ok(Mentions::of_words(&text))
}

fn lsf(get: Lookup<'_>, read: ReadFile<'_>) -> Result<Vec<HostSpec>, String> {
    if let Some(path) = get("LSB_DJOB_HOSTFILE") {
        let text = read(Path::new(&path)).map_err(|e| format!("LSB_DJOB_HOSTFILE={path}: {e}"))?;
        return Ok(Mentions::of_words(&text));
    }
    let Some(text) = get("LSB_MCPU_HOSTS") else {
        return Ok(Mentions::of_words(&needed(get, "LSB_HOSTS", "LSB_JOBID")?));
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut all = Mentions::default();
    for pair in words.chunks(2) {
        let slots = pair.get(1).and_then(|n| n.parse::<u32>().ok()).filter(|n| *n > 0);
        let slots = slots.ok_or_else(|| {
            format!("LSB_MCPU_HOSTS={text}: no number of slots after {}", pair[0])
        })?;
        all.add(pair[0], slots);
    }
    Ok(all.hosts)
}

fn grid_engine(get: Lookup<'_>, read: ReadFile<'_>) -> Result<Vec<HostSpec>, String> {
    let path = needed(get, "PE_HOSTFILE", "PE_HOSTFILE")?;
    let text = read(Path::new(&path)).map_err(|e| format!("PE_HOSTFILE={path}: {e}"))?;
    let mut all = Mentions::default();
    for (i, line) in text.lines().enumerate() {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else { continue };
        let slots = words.next().and_then(|n| n.parse::<u32>().ok()).filter(|n| *n > 0);
        let slots = slots.ok_or_else(|| {
            format!("PE_HOSTFILE={path}, line {}: no number of slots after {name}", i + 1)
        })?;
        all.add(name, slots);
    }
    Ok(all.hosts)
}

/// The hosts of an instance of Flux, by the ranks of their brokers.
pub(crate) fn flux_hosts() -> Result<Vec<String>, String> {
    let output = Command::new("flux").args(["getattr", "hostlist"]).stdin(Stdio::null()).output();
    let output = output.map_err(|e| format!("flux getattr hostlist: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!("flux getattr hostlist: {}", why.trim()));
    }
    hostlist(text.trim()).map_err(|e| format!("flux getattr hostlist: {e}"))
}

/// Expands a list of hosts as Slurm writes it: `a1,b[2-4,07],c[1-2]x[3-4]`.
///
/// # Errors
/// A few words on what is wrong with it.
pub(crate) fn hostlist(text: &str) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    let mut depth = 0i32;
    let mut begin = 0;
    for (i, c) in text.char_indices().chain([(text.len(), ',')]) {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            ',' if depth == 0 => {
                let word = text.get(begin..i).unwrap_or_default().trim();
                if word.is_empty() {
                    return Err("an empty name".into());
                }
                expand(word, &mut names)?;
                begin = i + 1;
            }
            _ => {}
        }
        if !(0..=1).contains(&depth) {
            return Err("brackets do not match".into());
        }
    }
    if depth == 0 { Ok(names) } else { Err("brackets do not match".into()) }
}

/// Expands one word of a list.
fn expand(word: &str, names: &mut Vec<String>) -> Result<(), String> {
    let Some((head, rest)) = word.split_once('[') else {
        if names.len() >= HOSTS_MAX {
            return Err("too many hosts".into());
        }
        names.push(word.to_string());
        return Ok(());
    };
    let (ranges, tail) = rest.split_once(']').ok_or("brackets do not match")?;
    for range in ranges.split(',') {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number =
            |text: &str| text.parse::<u64>().map_err(|_| format!("\"{range}\" is no range"));
        let (low, high) = (number(first)?, number(last)?);
        if high < low || high - low >= HOSTS_MAX as u64 {
            return Err(format!("\"{range}\" is no range"));
        }
        // Leading zeros count.
        let width = first.len();
        for n in low..=high {
            expand(&format!("{head}{n:0width$}{tail}"), names)?;
        }
    }
    Ok(())
}

/// Expands numbers as Slurm writes them: `2(x3),1` is 2, 2, 2, 1.
fn repeated(text: &str) -> Result<Vec<u32>, String> {
    let mut numbers = Vec::new();
    for word in text.split(',') {
        let bad = || format!("\"{word}\" is no number");
        let (number, times) = match word.split_once("(x") {
            Some((n, rest)) => (n, rest.strip_suffix(')').ok_or_else(bad)?),
            None => (word, "1"),
        };
        let number: u32 = number.trim().parse().map_err(|_| bad())?;
        if number == 0 {
            return Err("a host with no task or CPU".into());
        }
        let times: usize = times.trim().parse().map_err(|_| bad())?;
        if times > HOSTS_MAX {
            return Err(bad());
        }
        numbers.extend(std::iter::repeat_n(number, times));
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    type Hosts = Vec<(String, Option<u32>)>;

    fn ask(name: &str, env: &[(&str, &str)]) -> Option<Result<Hosts, String>> {
        let env: HashMap<_, _> = env.iter().copied().collect();
        let read = |path: &Path| match path.to_str() {
            Some("/pbs") => Ok("n1\nn1\nn2.x\nn1\n".to_string()),
            Some("/sge") => Ok("n1 4 q@n1 UNDEFINED\nn2 2 q@n2 UNDEFINED\n".to_string()),
            Some("/bad") => Ok("n1\n".to_string()),
            _ => Err(std::io::ErrorKind::NotFound.into()),
        };
        let manager = MANAGERS.iter().find(|m| m.name == name).expect("known");
        let hosts = manager.hosts(&|v| env.get(v).map(|v| v.to_string()), &read)?;
        Some(hosts.map(|hosts| hosts.into_iter().map(|h| (h.name, h.slots)).collect()))
    }

    fn good(name: &str, env: &[(&str, &str)]) -> String {
        let hosts = ask(name, env).expect("inside").expect("good");
        let one = |(n, s): &(String, Option<u32>)| s.map_or(n.clone(), |s| format!("{n}:{s}"));
        hosts.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    fn bad(name: &str, env: &[(&str, &str)]) -> String {
        ask(name, env).expect("inside").expect_err("bad")
    }

    #[test]
    fn lists_of_hosts() {
        let list = |t: &str| hostlist(t).map(|l| l.join(" "));
        assert_eq!(list("a"), Ok("a".into()));
        assert_eq!(list("a,b[1-3,07],c"), Ok("a b1 b2 b3 b07 c".into()));
        assert_eq!(
            list("r[1-2]n[08-10]-ib"),
            Ok("r1n08-ib r1n09-ib r1n10-ib r2n08-ib r2n09-ib r2n10-ib".into())
        );
        for nonsense in
            ["", "a,", "a[", "a[1", "a]1[", "a[[1]]", "a[x]", "a[3-1]", "a[1-99999999]", "a[]"]
        {
            assert!(list(nonsense).is_err(), "{nonsense}");
        }
        let bomb = "a[1-1000]".to_string() + &"[1-1000]".repeat(4);
        assert!(list(&bomb).is_err());
    }

    #[test]
    fn slurm_allocations() {
        let id = ("SLURM_JOB_ID", "7");
        let nodes = ("SLURM_JOB_NODELIST", "n[1-3]");
        assert!(ask("slurm", &[nodes]).is_none());
        assert_eq!(good("slurm", &[id, nodes]), "n1 n2 n3");
        let tasks = ("SLURM_TASKS_PER_NODE", "2(x2),1");
        let cpus = ("SLURM_JOB_CPUS_PER_NODE", "8(x3)");
        assert_eq!(good("slurm", &[id, nodes, tasks, cpus]), "n1:2 n2:2 n3:1");
        assert_eq!(good("slurm", &[id, nodes, cpus]), "n1:8 n2:8 n3:8");
        let each = ("SLURM_CPUS_PER_TASK", "4");
        assert_eq!(good("slurm", &[id, nodes, cpus, each]), "n1:2 n2:2 n3:2");
        assert_eq!(good("slurm", &[id, nodes, tasks, each]), "n1:2 n2:2 n3:1");
        let step = ("SLURM_TASKS_PER_NODE", "1");
        assert_eq!(good("slurm", &[id, nodes, step, cpus]), "n1:8 n2:8 n3:8");
        assert!(bad("slurm", &[id]).contains("SLURM_JOB_NODELIST"));
        assert!(bad("slurm", &[id, nodes, ("SLURM_TASKS_PER_NODE", "2")]).contains("3 hosts"));
        assert!(bad("slurm", &[id, nodes, ("SLURM_TASKS_PER_NODE", "2(x3")]).contains("no number"));
        assert!(bad("slurm", &[id, ("SLURM_JOB_NODELIST", "n[")]).contains("brackets"));
        for none in ["0", "2,0,1", "0(x3)"] {
            let error = bad("slurm", &[id, nodes, ("SLURM_TASKS_PER_NODE", none)]);
            assert!(error.contains(none) && error.contains("no task"), "{error}");
        }
        let none = ("SLURM_CPUS_PER_TASK", "0");
        assert!(bad("slurm", &[id, nodes, cpus, none]).contains("SLURM_CPUS_PER_TASK=0"));
    }

    #[test]
    fn other_managers() {
        assert_eq!(good("tm", &[("PBS_NODEFILE", "/pbs")]), "n1:3 n2.x:1");
        assert!(bad("tm", &[("PBS_NODEFILE", "/no")]).contains("PBS_NODEFILE=/no"));
        let id = ("LSB_JOBID", "1");
        assert_eq!(good("lsf", &[id, ("LSB_MCPU_HOSTS", "n1 2 n2 1")]), "n1:2 n2:1");
        assert_eq!(good("lsf", &[id, ("LSB_HOSTS", "n1 n1 n2")]), "n1:2 n2:1");
        assert_eq!(good("lsf", &[id, ("LSB_DJOB_HOSTFILE", "/pbs")]), "n1:3 n2.x:1");
        assert!(bad("lsf", &[id, ("LSB_MCPU_HOSTS", "n1")]).contains("after n1"));
        assert!(bad("lsf", &[id]).contains("LSB_HOSTS"));
        assert_eq!(good("gridengine", &[("PE_HOSTFILE", "/sge")]), "n1:4 n2:2");
        assert!(bad("gridengine", &[("PE_HOSTFILE", "/bad")]).contains("line 1"));
    }
}
