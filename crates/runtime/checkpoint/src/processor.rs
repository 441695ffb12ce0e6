//! Which instructions the processor of a host has beyond the least of its kind. Programs and the C
//! library choose among their functions by them once, when they start: an image of such a process
//! must not go on where one of them is missing.

use std::env::consts::ARCH;

/// Begins what a set says of a processor: format and version.
const FIRST: &str = "hawser-processor 1";
/// Most instruction sets that are told.
const SHOWN: usize = 4;

/// Names, with whether the processor and the kernel have them.
macro_rules! detected {
    ($detects:ident: $($name:tt)*) => {
        vec![$(($name, std::arch::$detects!($name))),*]
    };
}

/// Instruction sets of which the compiler's library cannot tell, as Linux calls them.
const BY_KERNEL: &[&str] = &[
    "amx_tile",
    "amx_int8",
    "amx_bf16",
    "amx_fp16",
    "amx_complex",
    "avx_vnni",
    "avx_vnni_int8",
    "avx_ifma",
    "avx_ne_convert",
    "avx512_bf16",
    "avx512_fp16",
    "avx512_vp2intersect",
    "clwb",
    "movdiri",
    "movdir64b",
    "waitpkg",
];

/// Those of [`BY_KERNEL`], by the first processor that the kernel lists.
fn told_by_kernel(list: &str) -> Vec<(&'static str, bool)> {
    let flags = list.lines().find(|line| line.starts_with("flags")).unwrap_or_default();
    let has = |name: &str| flags.split_whitespace().any(|flag| flag == name);
    BY_KERNEL.iter().map(|name| (*name, has(name))).collect()
}

/// Instruction sets that programs look for.
fn known() -> Vec<(&'static str, bool)> {
    let list = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let mut known = told_by_compiler();
    known.extend(told_by_kernel(&list));
    known
}

fn told_by_compiler() -> Vec<(&'static str, bool)> {
    #[cfg(target_arch = "x86_64")]
    return detected!(is_x86_feature_detected:
        "sse3" "ssse3" "sse4.1" "sse4.2" "sse4a" "popcnt" "lzcnt" "bmi1" "bmi2" "tbm" "adx" "movbe"
        "aes" "pclmulqdq" "sha" "gfni" "vaes" "vpclmulqdq" "rdrand" "rdseed" "cmpxchg16b" "rtm"
        "xsave" "xsavec" "xsaveopt" "f16c" "fma" "avx" "avx2" "avx512f" "avx512bw" "avx512cd"
        "avx512dq" "avx512vl" "avx512ifma" "avx512vbmi" "avx512vbmi2" "avx512vnni" "avx512bitalg"
        "avx512vpopcntdq");
    #[cfg(target_arch = "aarch64")]
    return detected!(is_aarch64_feature_detected:
        "aes" "bf16" "bti" "crc" "dit" "dotprod" "dpb" "dpb2" "f32mm" "f64mm" "fcma" "fhm"
        "flagm" "fp16" "frintts" "i8mm" "jsconv" "lse" "lse2" "mte" "paca" "pacg" "pmull" "rand"
        "rcpc" "rcpc2" "rdm" "sha2" "sha3" "sm4" "sve" "sve2");
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    Vec::new()
}

/// What a set says of the processor of this host.
pub(crate) fn text() -> String {
    let mut text = format!("{FIRST} {ARCH}");
    for (name, _) in known().iter().filter(|(_, has)| *has) {
        text.push(' ');
        text.push_str(name);
    }
    text.push('\n');
    text
}

/// What the processor of this host lacks of one of which a set says this, as part of a sentence.
///
/// # Errors
/// It is no such text.
pub(crate) fn lacks(text: &str) -> Result<Option<String>, String> {
    let known = known();
    let here = |name: &str| known.iter().any(|(one, has)| *has && *one == name);
    let rest = text.strip_prefix(FIRST).and_then(|rest| rest.strip_suffix('\n'));
    let mut words = rest.ok_or("it is of another version, or damaged")?.split_whitespace();
    match words.next() {
        Some(ARCH) => {}
        Some(other) => return Ok(Some(format!("{other} instructions"))),
        None => return Err("it is damaged".into()),
    }
    let missing: Vec<&str> = words.filter(|name| !here(name)).collect();
    let shown = missing.get(..SHOWN).unwrap_or(&missing).join(", ");
    Ok(match missing.len() {
        0 => None,
        n if n > SHOWN => Some(format!("{shown} and {} more", n - SHOWN)),
        _ => Some(shown),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_processor_lacks_is_told() {
        let (here, of_arch) = (text(), format!("{FIRST} {ARCH}"));
        assert_eq!(lacks(&here), Ok(None));
        assert_eq!(lacks(&format!("{of_arch}\n")), Ok(None));
        assert_eq!(lacks(&here.replace('\n', " avx9\n")), Ok(Some("avx9".into())));
        let many = lacks(&format!("{of_arch} a1 a2 a3 a4 a5 a6\n"));
        assert_eq!(many, Ok(Some("a1, a2, a3, a4 and 2 more".into())));
        let other = lacks(&format!("{FIRST} vax a1\n"));
        assert_eq!(other, Ok(Some("vax instructions".into())));
        for bad in ["", "\n", FIRST, "hawser-processor 2 x86_64\n", &format!("{FIRST}\n")] {
            assert!(lacks(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_the_kernel_tells_is_read() {
        let list = "processor : 0\nflags\t\t: fpu avx512_bf16 amx_tile_x\n\nflags : amx_int8\n";
        let has: Vec<&str> = told_by_kernel(list)
            .into_iter()
            .filter_map(|(name, has)| has.then_some(name))
            .collect();
        assert_eq!(has, ["avx512_bf16"]);
        assert!(told_by_kernel("").iter().all(|(_, has)| !has));
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn the_processor_is_looked_at() {
        // The kernel says the same of it.
        let kernel = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let flags = kernel.lines().find(|line| line.starts_with("flags")).unwrap_or_default();
        let text = text();
        for name in ["avx2", "avx512f", "popcnt", "bmi2", "avx512_bf16", "amx_tile"] {
            let has = |text: &str| text.split_whitespace().any(|word| word == name);
            assert_eq!(has(&text), has(flags), "{name}: {text}");
        }
    }
}
