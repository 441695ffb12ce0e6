//! Whether the kernel killed a process because memory ran out.

use std::fs;

use hawser_rte::errmgr::Memory;

/// Kills for lack of memory so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kills {
    /// In the control group of this process.
    group: u64,
    /// On the whole machine, in control groups and outside.
    machine: u64,
}

impl Kills {
    /// The numbers now; 0 where they are not told.
    pub(crate) fn now() -> Kills {
        let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
        let machine = fs::read_to_string("/proc/vmstat").unwrap_or_default();
        Kills {
            group: kills_from(&groups, &|path| fs::read_to_string(path).ok()),
            machine: counter(&machine).unwrap_or(0),
        }
    }

    /// What the numbers say about a process that was killed since.
    pub(crate) fn judge(self, now: Kills) -> Memory {
        if now.group > self.group {
            Memory::RanOut
        } else if now.machine > self.machine {
            Memory::ProbablyRanOut
        } else {
            Memory::Enough
        }
    }
}

fn counter(text: &str) -> Option<u64> {
    text.lines().find_map(|l| l.strip_prefix("oom_kill ")?.trim().parse().ok())
}

fn kills_from(groups: &str, read: &dyn Fn(&str) -> Option<String>) -> u64 {
    groups
        .lines()
        .filter_map(|line| {
            let mut parts = line.splitn(3, ':').skip(1);
            let (controllers, path) = (parts.next()?, parts.next()?.trim_end_matches('/'));
            let file = if controllers.is_empty() {
                format!("/sys/fs/cgroup{path}/memory.events")
            } else if controllers.split(',').any(|c| c == "memory") {
                format!("/sys/fs/cgroup/memory{path}/memory.oom_control")
            } else {
                return None;
            };
            counter(&read(&file)?)
        })
        .max()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_versions_of_control_groups() {
        let files = |path: &str| match path {
            "/sys/fs/cgroup/a/memory.events" => Some("low 0\noom 3\noom_kill 2\n".to_string()),
            "/sys/fs/cgroup/memory/b/memory.oom_control" => Some("oom_kill 5\n".to_string()),
            _ => None,
        };
        assert_eq!(kills_from("0::/a\n", &files), 2);
        assert_eq!(kills_from("3:cpu:/b\n4:memory:/b\n", &files), 5);
        assert_eq!(kills_from("0::/none\nnonsense\n", &files), 0);
    }

    #[test]
    fn a_kill_elsewhere_is_a_guess() {
        let before = Kills { group: 1, machine: 5 };
        assert_eq!(before.judge(before), Memory::Enough);
        assert_eq!(before.judge(Kills { group: 1, machine: 6 }), Memory::ProbablyRanOut);
        assert_eq!(before.judge(Kills { group: 2, machine: 6 }), Memory::RanOut);
    }
}
