//! Arithmetic of the library that the program does not notice.
//!
//! The floating-point environment of a thread is the program's: how it rounds, which exceptions
//! trap, and the flags of those that have been. Whatever the library computes for itself runs in
//! an environment of its own.

use std::hint::black_box;

/// Runs `compute` with the environment that the compiler assumes, in which nothing traps, and
/// gives the thread's own one back as it was.
pub fn own<R>(compute: impl FnOnce() -> R) -> R {
    let (mut compute, mut result) = (Some(compute), None);
    let mut run = || result = compute.take().map(|compute| compute());
    {
        let _own = Own::enter();
        // The compiler knows nothing of the environment: it must not see what is computed here,
        // lest it computes it elsewhere.
        let run: &mut dyn FnMut() = &mut run;
        black_box(run)();
    }
    match result {
        Some(result) => result,
        None => unreachable!("a closure that has run has a result"),
    }
}

/// The thread's environment, until it is given back.
struct Own(u64);

impl Own {
    fn enter() -> Own {
        let saved = get();
        set(DEFAULT);
        Own(saved)
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        set(self.0);
    }
}

/// All exceptions masked, to the nearest, no flag.
#[cfg(target_arch = "x86_64")]
const DEFAULT: u64 = 0x1f80;
/// To the nearest, nothing traps, no flag.
#[cfg(not(target_arch = "x86_64"))]
const DEFAULT: u64 = 0;

#[cfg(target_arch = "x86_64")]
fn get() -> u64 {
    let mut word = 0u32;
    // SAFETY: writes the register to this variable.
    unsafe {
        std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack, preserves_flags));
    }
    word.into()
}

#[cfg(target_arch = "x86_64")]
fn set(environment: u64) {
    let word = environment as u32;
    // SAFETY: reads the register from this variable; it is the compiler's default, or what the
    // register held before.
    unsafe {
        std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack, preserves_flags));
    }
}

/// Control in the upper half, flags in the lower one.
#[cfg(target_arch = "aarch64")]
fn get() -> u64 {
    let (control, flags): (u64, u64);
    // SAFETY: reads two registers.
    unsafe {
        std::arch::asm!("mrs {}, fpcr", "mrs {}, fpsr", out(reg) control, out(reg) flags,
            options(nostack, preserves_flags));
    }
    control << 32 | flags & 0xffff_ffff
}

#[cfg(target_arch = "aarch64")]
fn set(environment: u64) {
    let (control, flags) = (environment >> 32, environment & 0xffff_ffff);
    // SAFETY: writes two registers: the compiler's default, or what they held before.
    unsafe {
        std::arch::asm!("msr fpcr, {}", "msr fpsr, {}", in(reg) control, in(reg) flags,
            options(nostack, preserves_flags));
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn get() -> u64 {
    DEFAULT
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn set(_environment: u64) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_and_results_stay_apart() {
        let before = get();
        let tenth = own(|| black_box(1.0) / black_box(10.0));
        assert_eq!(tenth, 0.1);
        assert_eq!(get(), before);
        // The processor notes an inexact result of the thread's own, where it has the register.
        assert_eq!(black_box(black_box(1.0) / black_box(10.0)), tenth);
        assert!(DEFAULT == 0 || get() != before);
        set(before);
    }
}
