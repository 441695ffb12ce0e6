//! Measures the thresholds of shared memory on a host. Only tools use it: nothing here runs in a
//! job. `run` measures with two processes in one, `thresholds` makes settings of what it found.

mod run;
mod thresholds;

use hawser_mca::calibration::{Calibration, Measured};
use hawser_mca::size_text;
use hawser_os::affinity;
use hawser_os::topology::{HwThread, Topology};
use hawser_segment::calibration::host;
use thresholds::{Thresholds, Way};

/// Measures on this host. Takes about a tenth of a second of two CPUs, with pauses in between, and
/// 40 MiB of memory.
///
/// # Errors
/// Why it cannot be measured here: a sentence without a subject.
pub fn measure() -> Result<Calibration, String> {
    let allowed = affinity::allowed().map_err(|e| format!("CPUs cannot be read: {e}"))?;
    let threads = Topology::read().threads;
    let pair = match affinity::effective_cpus() {
        0 | 1 => None,
        _ => pair(&threads, &allowed),
    };
    let Some(cpus) = pair else {
        return Err("it takes two CPUs to measure between, and this process may use one".into());
    };
    // At the same time, on other CPUs: it takes no longer, and they share no cache.
    let far = far_pair(&threads, &allowed, cpus).filter(|_| affinity::effective_cpus() >= 4);
    let (rows, far_rows) = std::thread::scope(|s| {
        let far = far.map(|cpus| s.spawn(move || run::measure(cpus)));
        let rows = run::measure(cpus);
        (rows, far.and_then(|far| far.join().ok()?.ok()))
    });
    let rows = rows?;
    let Thresholds { cma_min, eager_limit, string_min, stream_min } = thresholds::decide(&rows);
    let setting = |name: &str, bytes| (name.to_string(), size_text(bytes));
    let far_settings = far_rows.map(|rows| {
        let (string_min, stream_min) = thresholds::decide_far(&rows);
        [
            setting(thresholds::FAR_STRING_MIN, string_min),
            setting(thresholds::FAR_STREAM_MIN, stream_min),
        ]
    });
    let measured = |r: &thresholds::Row| Measured {
        way: r.way.word().to_string(),
        len: r.len,
        times_ns: r.times_ns.clone(),
    };
    Ok(Calibration {
        host: host(),
        cpus: cpus.to_vec(),
        settings: [
            setting(thresholds::CMA_MIN, cma_min),
            setting(thresholds::EAGER_LIMIT, eager_limit),
            setting(thresholds::STRING_MIN, string_min),
            setting(thresholds::STREAM_MIN, stream_min),
        ]
        .into_iter()
        .chain(far_settings.into_iter().flatten())
        .collect(),
        measured: rows.iter().map(measured).collect(),
    })
}

/// What is in the columns of a calibration, in their order: the words that name the ways.
pub fn ways() -> [&'static str; 5] {
    Way::ALL.map(Way::word)
}

/// Two CPUs to measure between: of two cores that share a cache if there are such, else of two
/// cores, else any two.
fn pair(threads: &[HwThread], allowed: &[u32]) -> Option<[u32; 2]> {
    let mine: Vec<&HwThread> = threads.iter().filter(|t| allowed.contains(&t.cpu)).collect();
    let of = |fits: &dyn Fn(&HwThread, &HwThread) -> bool| {
        let pairs = mine
            .iter()
            .enumerate()
            .flat_map(|(i, a)| mine[i + 1..].iter().filter(|b| fits(a, b)).map(|b| [a.cpu, b.cpu]));
        pairs.into_iter().next()
    };
    of(&|a, b| a.core != b.core && (a.package, a.cache) == (b.package, b.cache))
        .or_else(|| of(&|a, b| a.core != b.core))
        .or_else(|| of(&|_, _| true))
}

/// Two CPUs of two cores that share no cache, apart from those that are in use.
fn far_pair(threads: &[HwThread], allowed: &[u32], used: [u32; 2]) -> Option<[u32; 2]> {
    let free = |t: &&HwThread| allowed.contains(&t.cpu) && !used.contains(&t.cpu);
    let mine: Vec<&HwThread> = threads.iter().filter(free).collect();
    let first = mine.first()?;
    let other = mine.iter().find(|t| (t.package, t.cache) != (first.package, first.cache))?;
    Some([first.cpu, other.cpu])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thread(cpu: u32, core: u32, cache: u32) -> HwThread {
        HwThread { cache, l2: core, l1: core, core, ..HwThread::alone(cpu) }
    }

    #[test]
    fn two_cores_of_one_cache_are_preferred() {
        let machine = [thread(0, 0, 0), thread(1, 0, 0), thread(2, 2, 2), thread(3, 3, 2)];
        assert_eq!(pair(&machine, &[0, 1, 2, 3]), Some([2, 3]));
        assert_eq!(pair(&machine, &[0, 1, 2]), Some([0, 2]));
        assert_eq!(pair(&machine, &[0, 1]), Some([0, 1]));
        assert_eq!(pair(&machine, &[3]), None);
        assert_eq!(pair(&[], &[0, 1]), None);
    }

    #[test]
    fn far_cpus_share_no_cache_and_are_free() {
        let machine = [0, 0, 0, 4, 4].iter().zip(0..).map(|(cache, cpu)| thread(cpu, cpu, *cache));
        let machine: Vec<HwThread> = machine.collect();
        assert_eq!(far_pair(&machine, &[0, 1, 2, 3, 4], [0, 1]), Some([2, 3]));
        assert_eq!(far_pair(&machine, &[0, 1, 2], [0, 1]), None);
        assert_eq!(far_pair(&machine, &[0, 1, 3], [0, 1]), None);
        assert_eq!(far_pair(&[], &[0], [0, 0]), None);
    }
}
