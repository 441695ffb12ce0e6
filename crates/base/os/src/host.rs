//! What kind of machine this is.

#[cfg(not(target_arch = "x86_64"))]
use std::fs;

/// The model of the processors, as they tell it themselves. Cheap: no look at each of them.
pub fn cpu_model() -> String {
    #[cfg(target_arch = "x86_64")]
    let model = by_instruction();
    #[cfg(not(target_arch = "x86_64"))]
    let model = by_text(&first_block());
    if model.is_empty() { std::env::consts::ARCH.to_string() } else { model }
}

/// The release of the kernel; empty where it does not tell.
pub fn kernel_release() -> String {
    // SAFETY: all zero bytes are a utsname, and the call writes nothing else.
    let told = unsafe {
        let mut names: libc::utsname = std::mem::zeroed();
        (libc::uname(&mut names) == 0).then_some(names.release)
    };
    let bytes = told.into_iter().flatten().map(|c| c as u8).take_while(|c| *c != 0);
    String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned()
}

/// A number for the network of this boot of this machine: processes with the same one reach each
/// other by loopback addresses. Unlike numbers of nodes it is no matter of one job.
pub fn identity() -> u64 {
    let boot = std::fs::read("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let network = std::fs::read_link("/proc/self/ns/net").unwrap_or_default();
    let network = network.into_os_string().into_encoded_bytes();
    number_of(boot.iter().chain(&network))
}

/// FNV-1a, here over text that is random.
fn number_of<'a>(bytes: impl Iterator<Item = &'a u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// A number for where this process may share memory: processes with the same one, of one
/// [`identity`], have the same user and name each other by the same process ids, so that each may
/// open the other's descriptors. 0: the kernel does not tell.
pub fn process_space() -> u64 {
    let space = |name: &str| std::fs::read_link(format!("/proc/self/ns/{name}"));
    let (Ok(pids), Ok(users)) = (space("pid"), space("user")) else { return 0 };
    let pids = pids.into_os_string().into_encoded_bytes();
    let users = users.into_os_string().into_encoded_bytes();
    let uid = crate::local::user().to_le_bytes();
    number_of(pids.iter().chain(&users).chain(&uid))
}

/// This process is in the network namespace that the machine started with, not in one of a
/// container. The kernel offers some settings there only.
pub fn is_first_network() -> bool {
    std::path::Path::new("/proc/sys/net/core/netdev_max_backlog").exists()
}

/// Brand, family, model and stepping. The text in `/proc/cpuinfo` says the same, but some kernels
/// measure the frequency of every processor before they give it out.
#[cfg(target_arch = "x86_64")]
fn by_instruction() -> String {
    // All processors of this architecture have these leaves. Virtual ones take microseconds for
    // each, so none is asked for twice.
    const BRAND: std::ops::RangeInclusive<u32> = 0x8000_0002..=0x8000_0004;
    let bytes: Vec<u8> = BRAND.flat_map(cpuid).flat_map(u32::to_le_bytes).collect();
    let brand = String::from_utf8_lossy(&bytes).replace('\0', " ");
    let brand: Vec<&str> = brand.split_whitespace().collect();
    let signature = cpuid(1)[0];
    let stepping = signature & 15;
    let (family, model) = (family(signature), model(signature));
    format!("{}, family {family}, model {model}, stepping {stepping}", brand.join(" "))
}

/// The family in a signature: that and its extension.
#[cfg(target_arch = "x86_64")]
fn family(signature: u32) -> u32 {
    match signature >> 8 & 15 {
        15 => 15 + (signature >> 20 & 0xff),
        family => family,
    }
}

/// What the processors say of themselves, in the numbers of their maker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CpuKind {
    /// The maker: `AuthenticAMD`, `GenuineIntel`.
    pub vendor: String,
    /// The family, its extension added.
    pub family: u32,
    /// The model within the family, its extension added.
    pub model: u32,
}

/// The kind of the processors; `None` where processors have no instruction that tells it.
pub fn cpu_kind() -> Option<CpuKind> {
    #[cfg(target_arch = "x86_64")]
    {
        let [_, b, c, d] = cpuid(0);
        let vendor: Vec<u8> = [b, d, c].into_iter().flat_map(u32::to_le_bytes).collect();
        let signature = cpuid(1)[0];
        Some(CpuKind {
            vendor: String::from_utf8_lossy(&vendor).into_owned(),
            family: family(signature),
            model: model(signature),
        })
    }
    #[cfg(not(target_arch = "x86_64"))]
    None
}

/// The model in a signature: that and its extension.
#[cfg(target_arch = "x86_64")]
fn model(signature: u32) -> u32 {
    signature >> 4 & 15 | signature >> 12 & 0xf0
}

#[cfg(target_arch = "x86_64")]
fn cpuid(leaf: u32) -> [u32; 4] {
    // SAFETY: every x86-64 processor has the instruction. Newer compilers know that it is safe.
    #[allow(unused_unsafe)]
    let found = unsafe { std::arch::x86_64::__cpuid(leaf) };
    [found.eax, found.ebx, found.ecx, found.edx]
}

/// The beginning of `/proc/cpuinfo`.
#[cfg(not(target_arch = "x86_64"))]
fn first_block() -> String {
    use std::io::Read;
    let mut text = String::new();
    // What cannot be read is told by nothing else either.
    let _ = fs::File::open("/proc/cpuinfo").map(|f| f.take(4096).read_to_string(&mut text));
    text
}

/// The lines of the first processor that name its model.
#[cfg(any(test, not(target_arch = "x86_64")))]
fn by_text(text: &str) -> String {
    const KEYS: [&str; 7] =
        ["model name", "cpu", "uarch", "CPU implementer", "CPU variant", "CPU part", "machine"];
    let mut found: Vec<&str> = Vec::new();
    for line in text.lines() {
        let Some((key, value)) = line.split_once(':') else { continue };
        if key.trim() == "processor" && !found.is_empty() {
            break;
        }
        if KEYS.contains(&key.trim()) {
            found.push(value.trim());
        }
    }
    found.join(" ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_model_and_the_family_agree() {
        let Some(CpuKind { vendor, family, model }) = cpu_kind() else { return };
        assert!(vendor.len() == 12 && vendor.chars().all(|c| c.is_ascii_graphic()), "{vendor}");
        assert!(cpu_model().contains(&format!(", family {family}, model {model}, ")));
    }

    use super::*;

    #[test]
    fn this_host_has_a_kind() {
        assert!(!cpu_model().is_empty() && !kernel_release().is_empty());
        assert_eq!(cpu_model(), cpu_model());
    }

    #[test]
    fn the_first_processor_counts() {
        let text = "processor\t: 0\nBogoMIPS\t: 50\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n\n\
                    processor\t: 1\nCPU part\t: 0xd0d\n";
        assert_eq!(by_text(text), "0x41 0xd0c");
        assert_eq!(by_text("rubbish"), "");
    }
}
