//! The tree of packages, NUMA nodes, cores and hardware threads, as `/sys` tells it, or else the
//! CPUs of the affinity mask.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::affinity;

/// Where one hardware thread (a CPU in the kernel's words) sits. Numbers are the kernel's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HwThread {
    /// The CPU number.
    pub cpu: u32,
    /// Physical package (socket).
    pub package: u32,
    /// NUMA node.
    pub numa: u32,
    /// Group that shares the last cache level; the smallest CPU number in it.
    pub cache: u32,
    /// Group that shares a second-level cache; the smallest CPU number in it.
    pub l2: u32,
    /// Group that shares a first-level cache; the smallest CPU number in it.
    pub l1: u32,
    /// Core; the smallest CPU number in it.
    pub core: u32,
}

impl HwThread {
    /// A CPU of which nothing is known: a core of its own on a machine with nothing but cores.
    pub fn alone(cpu: u32) -> HwThread {
        HwThread { cpu, package: 0, numa: 0, cache: 0, l2: cpu, l1: cpu, core: cpu }
    }
}

/// The machine.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Topology {
    /// Hardware threads that are on line, by CPU number.
    pub threads: Vec<HwThread>,
}

impl Topology {
    /// Reads `/sys`. Where that is missing (some containers hide it), every CPU of the affinity
    /// mask counts as a core. Never empty: a machine that tells nothing counts as one thread.
    pub fn read() -> Topology {
        let topology = Topology::read_from(Path::new("/sys/devices/system"));
        if topology.threads.is_empty() {
            return Topology::flat(&affinity::allowed().unwrap_or_default());
        }
        topology
    }

    /// One package in which each of these CPUs is a core; CPU 0 when there is none.
    fn flat(cpus: &[u32]) -> Topology {
        let cpus = if cpus.is_empty() { &[0] } else { cpus };
        Topology { threads: cpus.iter().map(|c| HwThread::alone(*c)).collect() }
    }

    /// Reads a tree of the shape of `/sys/devices/system`.
    pub fn read_from(root: &Path) -> Topology {
        let text = |path: &str| attribute(&root.join(path)).unwrap_or_default();
        // Which index is which level is the same for all CPUs, and higher levels come later.
        let index_of = |level: &str, from: u32| {
            let is = |i: &u32| text(&format!("cpu/cpu0/cache/index{i}/level")).trim() == level;
            (from..5).find(is)
        };
        let l1 = index_of("1", 0);
        let l2 = index_of("2", l1.map_or(0, |i| i + 1));
        let mut threads: Vec<HwThread> = parse_list(&text("cpu/online"))
            .into_iter()
            .map(|cpu| {
                let number = |file: &str| text(&format!("cpu/cpu{cpu}/topology/{file}"));
                let first = |list: &str| parse_list(list).first().copied();
                let package = number("physical_package_id").trim().parse().unwrap_or(0);
                let core = first(&number("core_cpus_list"))
                    .or_else(|| first(&number("thread_siblings_list")))
                    .unwrap_or(cpu);
                let shared =
                    |i| first(&text(&format!("cpu/cpu{cpu}/cache/index{i}/shared_cpu_list")));
                let cache = (0..5).rev().find_map(shared).unwrap_or(cpu);
                let l1 = l1.and_then(shared).unwrap_or(core);
                let l2 = l2.and_then(shared).unwrap_or(core);
                HwThread { cpu, package, numa: 0, cache, l2, l1, core }
            })
            .collect();
        for numa in parse_list(&text("node/online")) {
            for cpu in parse_list(&text(&format!("node/node{numa}/cpulist"))) {
                if let Some(t) = threads.iter_mut().find(|t| t.cpu == cpu) {
                    t.numa = numa;
                }
            }
        }
        threads.sort_by_key(|t| t.cpu);
        Topology { threads }
    }

    /// Number of cores.
    pub fn cores(&self) -> usize {
        self.distinct(|t| t.core)
    }

    /// Number of packages.
    pub fn packages(&self) -> usize {
        self.distinct(|t| t.package)
    }

    /// Number of NUMA nodes.
    pub fn numa_nodes(&self) -> usize {
        self.distinct(|t| t.numa)
    }

    fn distinct(&self, key: impl Fn(&HwThread) -> u32) -> usize {
        let mut keys: Vec<u32> = self.threads.iter().map(key).collect();
        keys.sort_unstable();
        keys.dedup();
        keys.len()
    }
}

/// Most bytes that the kernel gives to one read of an attribute in `/sys`.
const PAGE: usize = 4096;

/// The text of a file in `/sys`. A host with many CPUs has thousands of them: a read that gives
/// less than a page is the last one, and nothing asks for the size.
fn attribute(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let (mut text, mut piece) = (Vec::new(), [0; PAGE]);
    loop {
        let n = file.read(&mut piece)?;
        text.extend_from_slice(piece.get(..n).unwrap_or_default());
        if n < PAGE {
            return Ok(String::from_utf8_lossy(&text).into_owned());
        }
    }
}

/// Parses the kernel's list form, `0-3,8,10-11`. What it does not understand it leaves out; a range
/// is cut at 65,536 numbers.
pub fn parse_list(text: &str) -> Vec<u32> {
    let mut out = Vec::new();
    for part in text.trim().split(',').filter(|p| !p.is_empty()) {
        let (low, high) = part.split_once('-').unwrap_or((part, part));
        if let (Ok(low), Ok(high)) = (low.trim().parse::<u32>(), high.trim().parse::<u32>()) {
            out.extend((low..=high).take(65_536));
        }
    }
    out
}

/// Writes numbers in the kernel's list form.
pub fn format_list(numbers: &[u32]) -> String {
    let mut out = String::new();
    let mut i = 0;
    while i < numbers.len() {
        let mut j = i;
        while j + 1 < numbers.len() && numbers[j].checked_add(1) == Some(numbers[j + 1]) {
            j += 1;
        }
        if !out.is_empty() {
            out.push(',');
        }
        out.push_str(&numbers[i].to_string());
        if j > i {
            out.push('-');
            out.push_str(&numbers[j].to_string());
        }
        i = j + 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn attributes_of_any_length_are_read_whole() {
        let path = std::env::temp_dir().join(format!("hawser-attribute-{}", std::process::id()));
        for length in [0, 1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE] {
            let text = "7,".repeat(length).split_off(length);
            fs::write(&path, &text).expect("can be written");
            assert_eq!(attribute(&path).expect("can be read"), text);
        }
        fs::remove_file(&path).expect("can be removed");
        assert!(attribute(&path).is_err());
    }

    #[test]
    fn lists_are_read_and_written() {
        assert_eq!(parse_list("0-3,8,10-11\n"), [0, 1, 2, 3, 8, 10, 11]);
        assert_eq!(parse_list(""), [0u32; 0]);
        assert_eq!(parse_list("x,4-,5"), [5]);
        assert_eq!(format_list(&[0, 1, 2, 3, 8, 10, 11]), "0-3,8,10-11");
        assert_eq!(format_list(&[]), "");
    }

    #[test]
    fn this_machine_has_threads_that_belong_to_cores() {
        let topology = Topology::read();
        assert!(!topology.threads.is_empty());
        assert!(topology.cores() <= topology.threads.len());
        assert!(topology.packages() >= 1 && topology.numa_nodes() >= 1);
    }

    #[test]
    fn caches_are_known_by_their_level() {
        let root = std::env::temp_dir().join(format!("hawser-topology-{}", std::process::id()));
        let write = |path: &str, text: &str| {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("can be made");
            fs::write(path, text).expect("can be written");
        };
        write("cpu/online", "0-3\n");
        for cpu in 0..4 {
            let at = |file: &str| format!("cpu/cpu{cpu}/{file}");
            write(&at("topology/core_cpus_list"), &format!("{cpu}\n"));
            write(&at("topology/physical_package_id"), "0\n");
            // Data, instructions, second level for two cores, third for all.
            let pair = cpu / 2 * 2;
            let shared = [format!("{cpu}"), format!("{cpu}"), format!("{pair}-{}", pair + 1)];
            for (i, (level, list)) in
                [("1", &shared[0]), ("1", &shared[1]), ("2", &shared[2]), ("3", &"0-3".to_string())]
                    .into_iter()
                    .enumerate()
            {
                write(&at(&format!("cache/index{i}/level")), level);
                write(&at(&format!("cache/index{i}/shared_cpu_list")), list);
            }
        }
        let topology = Topology::read_from(&root);
        fs::remove_dir_all(&root).expect("can be removed");
        let of = |key: fn(&HwThread) -> u32| topology.threads.iter().map(key).collect::<Vec<_>>();
        assert_eq!(of(|t| t.l1), [0, 1, 2, 3]);
        assert_eq!(of(|t| t.l2), [0, 0, 2, 2]);
        assert_eq!(of(|t| t.cache), [0, 0, 0, 0]);
    }

    #[test]
    fn without_sys_every_cpu_of_the_mask_is_a_core() {
        assert_eq!(Topology::read_from(Path::new("/no/such/tree")), Topology::default());
        let topology = Topology::flat(&[2, 3, 7]);
        assert_eq!((topology.cores(), topology.packages(), topology.numa_nodes()), (3, 1, 1));
        assert_eq!(topology.threads[2].cpu, 7);
        assert_eq!(Topology::flat(&[]).cores(), 1);
    }
}
