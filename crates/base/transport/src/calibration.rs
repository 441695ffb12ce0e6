//! The calibration of a host: of what kind it is, what is known of its processors, and what is
//! measured on it.

use std::ops::RangeInclusive;

use hawser_mca::calibration::{Calibration, HostKind, Measured};
use hawser_mca::{ParamSpec, Sources, size_text};
use hawser_os::host::CpuKind;
use hawser_os::topology::{HwThread, Topology};
use hawser_os::{affinity, host as machine, process};

use crate::btl::sm::calibrate::{self, Thresholds, Way};

/// What was measured on processors, by the name of their maker, family and models.
struct Known {
    vendor: &'static str,
    families: RangeInclusive<u32>,
    models: &'static [RangeInclusive<u32>],
    settings: &'static [(&'static str, &'static str)],
}

/// What no user should have to measure. Other processors that have the instruction for strings may
/// do as well by it; that was not measured, and a calibration tells it there.
const KNOWN: [Known; 2] = [
    // Zen 5: it moves lines that another processor has two to three times as fast as vectors do, so
    // that two copies beat one that waits for the kernel at every length.
    Known {
        vendor: "AuthenticAMD",
        families: 26..=26,
        models: &[0..=u32::MAX],
        settings: &[
            ("btl_sm_string_min", "12k"),
            ("btl_sm_far_string_min", "512"),
            ("btl_sm_cma_min", "1G"),
            ("pml_ob1_stream_min", "8M"),
        ],
    },
    // Sapphire and Emerald Rapids: caches of two cores exchange lines at half the speed of other
    // processors, and what is written past the caches comes back from memory. One copy by the
    // kernel, shared by both sides, beats two through the shared cache from 32 KB on.
    Known {
        vendor: "GenuineIntel",
        families: 6..=6,
        models: &[143..=143, 207..=207],
        settings: &[
            ("btl_sm_far_stream_min", "1G"),
            ("btl_sm_eager_limit", "32k"),
            ("btl_sm_cma_min", "32k"),
        ],
    },
];

/// The settings of all sources that this process has, those of this host's kind among them.
pub fn sources() -> Sources {
    Sources::from_process().of_host(host).of_processor(known())
}

/// The value of a parameter that nobody has set or measured, as a user would write it.
pub fn built_in(spec: &ParamSpec) -> &'static str {
    let known = known().iter().find(|known| known.0 == spec.name);
    known.map_or(spec.default, |known| known.1)
}

/// What is known of the processors of this host, as names of parameters and sizes.
pub fn known() -> &'static [(&'static str, &'static str)] {
    machine::cpu_kind().map_or(&[], |kind| known_of(&kind))
}

/// What is known of processors of this kind.
fn known_of(kind: &CpuKind) -> &'static [(&'static str, &'static str)] {
    let fits = |k: &&Known| {
        k.vendor == kind.vendor
            && k.families.contains(&kind.family)
            && k.models.iter().any(|models| models.contains(&kind.model))
    };
    KNOWN.iter().find(fits).map_or(&[], |k| k.settings)
}

/// The kind of this host.
pub fn host() -> HostKind {
    HostKind::new(&process::hostname(), &machine::cpu_model(), &machine::kernel_release())
}

/// Measures on this host. Takes about a tenth of a second of two CPUs, with pauses in between, and
/// 40 MiB of memory.
///
/// # Errors
/// Why it cannot be measured here: a sentence without a subject.
pub fn measure() -> Result<Calibration, String> {
    let allowed = affinity::allowed().map_err(|e| format!("CPUs cannot be read: {e}"))?;
    let pair = match affinity::effective_cpus() {
        0 | 1 => None,
        _ => pair(&Topology::read().threads, &allowed),
    };
    let Some(cpus) = pair else {
        return Err("it takes two CPUs to measure between, and this process may use one".into());
    };
    let rows = calibrate::measure(cpus)?;
    let Thresholds { cma_min, string_min, stream_min } = calibrate::decide(&rows);
    let setting = |name: &str, bytes| (name.to_string(), size_text(bytes));
    let measured = |r: &calibrate::Row| Measured {
        way: r.way.word().to_string(),
        len: r.len,
        times_ns: r.times_ns.clone(),
    };
    Ok(Calibration {
        host: host(),
        cpus: cpus.to_vec(),
        settings: vec![
            setting(calibrate::CMA_MIN, cma_min),
            setting(calibrate::STRING_MIN, string_min),
            setting(calibrate::STREAM_MIN, stream_min),
        ],
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

    /// Settings hold for the processors that they were measured on, and no others.
    #[test]
    fn what_is_known_goes_by_maker_family_and_model() {
        let of = |vendor: &str, family, model| {
            known_of(&CpuKind { vendor: vendor.into(), family, model })
        };
        assert!(of("AuthenticAMD", 26, 2).contains(&("btl_sm_cma_min", "1G")));
        assert!(of("GenuineIntel", 6, 207).contains(&("btl_sm_cma_min", "32k")));
        for (vendor, family, model) in
            [("AuthenticAMD", 25, 17), ("GenuineIntel", 6, 85), ("GenuineIntel", 26, 2)]
        {
            assert_eq!(of(vendor, family, model), []);
        }
    }

    #[test]
    fn this_host_is_always_of_the_same_kind() {
        assert_eq!(host(), host());
        assert!(!host().host.is_empty());
    }
}
