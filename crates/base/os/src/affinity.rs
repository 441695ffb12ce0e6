//! Which CPUs this process may use, and how many of them it gets.

use std::fs;
use std::io;

/// A set of CPU numbers, ascending.
pub type CpuSet = Vec<u32>;

const MAX_CPUS: usize = 16_384;

/// The CPU on which this thread runs; it may be another one a moment later.
#[inline]
pub fn current_cpu() -> u32 {
    // SAFETY: takes nothing. It fails on kernels only that do not know the call.
    u32::try_from(unsafe { libc::sched_getcpu() }).unwrap_or(0)
}

/// The CPUs in this thread's affinity mask.
///
/// # Errors
/// When the kernel does not tell.
pub fn allowed() -> io::Result<CpuSet> {
    let mut words = vec![0u64; MAX_CPUS / 64];
    // SAFETY: the buffer is as long as said; the raw call returns the number of bytes it wrote.
    let n = unsafe {
        libc::syscall(libc::SYS_sched_getaffinity, 0, words.len() * 8, words.as_mut_ptr())
    };
    if n < 0 {
        return Err(io::Error::last_os_error());
    }
    let bits = words.iter().enumerate().flat_map(|(w, bits)| {
        (0..64u32).filter(move |b| bits >> b & 1 == 1).map(move |b| w as u32 * 64 + b)
    });
    Ok(bits.collect())
}

/// Binds this thread (and threads it starts later) to `cpus`.
///
/// # Errors
/// When the set is empty, too large, or holds no CPU that this process may use.
pub fn set_affinity(cpus: &[u32]) -> io::Result<()> {
    let mut words = vec![0u64; MAX_CPUS / 64];
    for &cpu in cpus {
        let word = words.get_mut(cpu as usize / 64).ok_or(io::ErrorKind::InvalidInput)?;
        *word |= 1 << (cpu % 64);
    }
    // SAFETY: the buffer is as long as said.
    let rc =
        unsafe { libc::syscall(libc::SYS_sched_setaffinity, 0, words.len() * 8, words.as_ptr()) };
    if rc != 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// CPU time per wall time that the control groups (version 2 or 1) of this process allow, in CPUs;
/// `None` when they set no limit.
pub fn cgroup_quota() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/cgroup").ok()?;
    quota_from(&text, &|path| fs::read_to_string(path).ok())
}

/// The smallest quota on the way from the process's groups to the root.
fn quota_from(groups: &str, read: &dyn Fn(&str) -> Option<String>) -> Option<f64> {
    let mut least: Option<f64> = None;
    for line in groups.lines() {
        let mut parts = line.splitn(3, ':');
        let (Some(_), Some(controllers), Some(path)) = (parts.next(), parts.next(), parts.next())
        else {
            continue;
        };
        let v2 = controllers.is_empty();
        if !v2 && !controllers.split(',').any(|c| c == "cpu") {
            continue;
        }
        let mut path = path.trim_end_matches('/');
        loop {
            let quota = if v2 { quota_v2(path, read) } else { quota_v1(path, read) };
            if let Some(q) = quota {
                least = Some(least.map_or(q, |l| l.min(q)));
            }
            match path.rfind('/') {
                Some(cut) => path = &path[..cut],
                None => break,
            }
        }
    }
    least
}

fn quota_v2(path: &str, read: &dyn Fn(&str) -> Option<String>) -> Option<f64> {
    let text = read(&format!("/sys/fs/cgroup{path}/cpu.max"))?;
    let mut words = text.split_whitespace();
    let quota: f64 = words.next()?.parse().ok()?;
    let period: f64 = words.next()?.parse().ok()?;
    (quota > 0.0 && period > 0.0).then(|| quota / period)
}

fn quota_v1(path: &str, read: &dyn Fn(&str) -> Option<String>) -> Option<f64> {
    ["/sys/fs/cgroup/cpu", "/sys/fs/cgroup/cpu,cpuacct"].iter().find_map(|root| {
        let number = |file: &str| -> Option<f64> {
            read(&format!("{root}{path}/{file}"))?.trim().parse().ok()
        };
        let (quota, period) = (number("cpu.cfs_quota_us")?, number("cpu.cfs_period_us")?);
        (quota > 0.0 && period > 0.0).then(|| quota / period)
    })
}

/// Whole CPUs that the quota of this process's control group is worth, at least 1; `u32::MAX`:
/// there is none.
pub fn quota_cpus() -> u32 {
    cgroup_quota().map_or(u32::MAX, |quota| (quota.floor() as u32).max(1))
}

/// Whole CPUs that this process can really use: its mask, cut by its control group's quota;
/// at least 1.
pub fn effective_cpus() -> u32 {
    let mask = allowed().map_or(1, |c| c.len() as u32).max(1);
    mask.min(quota_cpus())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_may_use_at_least_one_cpu() {
        assert!(!allowed().unwrap().is_empty());
        assert!(effective_cpus() >= 1);
    }

    #[test]
    fn an_empty_set_is_refused() {
        assert!(set_affinity(&[]).is_err());
        assert!(set_affinity(&[u32::MAX]).is_err());
    }

    #[test]
    fn the_smallest_quota_of_the_path_counts() {
        let files = |path: &str| match path {
            "/sys/fs/cgroup/a/b/cpu.max" => Some("max 100000\n".to_owned()),
            "/sys/fs/cgroup/a/cpu.max" => Some("150000 100000\n".to_owned()),
            _ => None,
        };
        assert_eq!(quota_from("0::/a/b\n", &files), Some(1.5));
        assert_eq!(quota_from("0::/c\n", &files), None);
        assert_eq!(quota_from("nonsense\n::\n", &files), None);
    }

    #[test]
    fn version_1_quotas_are_understood() {
        let files = |path: &str| match path {
            "/sys/fs/cgroup/cpu/x/cpu.cfs_quota_us" => Some("50000\n".to_owned()),
            "/sys/fs/cgroup/cpu/x/cpu.cfs_period_us" => Some("100000\n".to_owned()),
            "/sys/fs/cgroup/cpu/cpu.cfs_quota_us" => Some("-1\n".to_owned()),
            "/sys/fs/cgroup/cpu/cpu.cfs_period_us" => Some("100000\n".to_owned()),
            _ => None,
        };
        assert_eq!(quota_from("4:memory:/x\n3:cpu,cpuacct:/x\n", &files), Some(0.5));
    }
}
