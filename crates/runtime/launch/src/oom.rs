//! Whether the kernel killed a process of our control group because memory ran out.

use std::fs;

/// Number of such kills so far in the control group of this process; 0 where it is not told.
pub(crate) fn kills() -> u64 {
    let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    kills_from(&groups, &|path| fs::read_to_string(path).ok())
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
            let text = read(&file)?;
            text.lines().find_map(|l| l.strip_prefix("oom_kill ")?.trim().parse::<u64>().ok())
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
}
