//! Of what kind this host is, and what is known of its processors.

use std::ops::RangeInclusive;

use hawser_mca::calibration::HostKind;
use hawser_mca::{ParamSpec, Sources};
use hawser_os::host::CpuKind;
use hawser_os::{host as machine, process};

/// What was measured on processors, by the name of their maker, family and models.
struct Known {
    vendor: &'static str,
    families: RangeInclusive<u32>,
    models: &'static [RangeInclusive<u32>],
    settings: &'static [(&'static str, &'static str)],
}

/// What no user should have to measure. Other processors that have the instruction for strings may
/// do as well by it; that was not measured, and a calibration tells it there. Zen 4 is not among
/// them: there was a host on which strings beat vectors from 512 bytes on, and one on which streams
/// of 64 KB and more take twice as long by them.
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

#[cfg(test)]
mod tests {
    use super::*;

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
