//! Atomic operations on the elements of memory that a program has exposed to others.
//!
//! One mechanism per element: those of 1, 2, 4 or 8 bytes at an address that is a multiple of their
//! size are changed by the processor, whatever the operation and whoever executes it; all others
//! under a lock of their owner ([`crate::elements::ElementLock`]). What is chosen depends on width
//! and address only, so that two operations that meet have chosen the same.
//!
//! Aligned elements that lie side by side may be changed by one operation on a [`Granule`]: it
//! locks the same line as an operation on one of them, and so excludes it.

use crate::sync::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// An element that the processor changes atomically.
#[derive(Clone, Copy, Debug)]
pub struct Element {
    at: *mut u8,
    width: Width,
}

#[derive(Clone, Copy, Debug)]
enum Width {
    One,
    Two,
    Four,
    Eight,
}

/// Evaluates `$body` with the atomic of the element's width as `$a`.
macro_rules! by_width {
    ($e:expr, $a:ident => $body:expr) => {{
        let at = $e.at;
        // SAFETY: `Element::new` was promised that the memory is there, and has checked the
        // alignment; all accesses that may meet are atomic.
        unsafe {
            match $e.width {
                Width::One => {
                    let $a = &*at.cast::<AtomicU8>();
                    $body
                }
                Width::Two => {
                    let $a = &*at.cast::<AtomicU16>();
                    $body
                }
                Width::Four => {
                    let $a = &*at.cast::<AtomicU32>();
                    $body
                }
                Width::Eight => {
                    let $a = &*at.cast::<AtomicU64>();
                    $body
                }
            }
        }
    }};
}

// One of the widths is that of the values.
#[allow(clippy::useless_conversion)]
impl Element {
    /// The element of so many bytes at an address; `None`: it is to be changed under the lock.
    ///
    /// # Safety
    /// The element is readable and writable memory as long as the value is used.
    #[inline]
    pub unsafe fn new(at: *mut u8, bytes: usize) -> Option<Element> {
        let width = match bytes {
            1 => Width::One,
            2 => Width::Two,
            4 => Width::Four,
            8 => Width::Eight,
            _ => return None,
        };
        (at as usize).is_multiple_of(bytes).then_some(Element { at, width })
    }

    /// The value, zero-extended.
    #[inline]
    pub fn load(self) -> u64 {
        by_width!(self, a => u64::from(a.load(Ordering::SeqCst)))
    }

    /// Replaces the value. What the thread did before is seen by whoever sees it.
    #[inline]
    pub fn store(self, value: u64) {
        by_width!(self, a => a.store(value as _, Ordering::Release));
    }

    /// Replaces the value; gives the one before.
    #[inline]
    pub fn swap(self, value: u64) -> u64 {
        by_width!(self, a => u64::from(a.swap(value as _, Ordering::SeqCst)))
    }

    /// Adds, modulo the width.
    #[inline]
    pub fn fetch_add(self, value: u64) -> u64 {
        by_width!(self, a => u64::from(a.fetch_add(value as _, Ordering::SeqCst)))
    }

    /// Bitwise and.
    #[inline]
    pub fn fetch_and(self, value: u64) -> u64 {
        by_width!(self, a => u64::from(a.fetch_and(value as _, Ordering::SeqCst)))
    }

    /// Bitwise or.
    #[inline]
    pub fn fetch_or(self, value: u64) -> u64 {
        by_width!(self, a => u64::from(a.fetch_or(value as _, Ordering::SeqCst)))
    }

    /// Bitwise exclusive or.
    #[inline]
    pub fn fetch_xor(self, value: u64) -> u64 {
        by_width!(self, a => u64::from(a.fetch_xor(value as _, Ordering::SeqCst)))
    }

    /// Replaces the value if it is `expected`; gives the one before.
    #[inline]
    pub fn compare_and_swap(self, expected: u64, new: u64) -> u64 {
        by_width!(self, a => match a.compare_exchange(
            expected as _,
            new as _,
            Ordering::SeqCst,
            Ordering::SeqCst,
        ) {
            Ok(old) | Err(old) => u64::from(old),
        })
    }

    /// Replaces the value by what `f` makes of it, which may be asked several times; gives the one
    /// before.
    #[inline]
    pub fn update(self, mut f: impl FnMut(u64) -> u64) -> u64 {
        let mut old = self.load();
        loop {
            let found = self.compare_and_swap(old, f(old));
            if found == old {
                return old;
            }
            old = found;
        }
    }
}

/// Sixteen bytes at an address that is a multiple of as many, which the processor changes at once.
#[derive(Clone, Copy, Debug)]
pub struct Granule(*mut u8);

impl Granule {
    /// Length.
    pub const BYTES: usize = 16;

    /// The processor can change so many bytes.
    #[inline]
    pub fn is_here() -> bool {
        #[cfg(all(target_arch = "x86_64", not(loom)))]
        return is_x86_feature_detected!("cmpxchg16b");
        #[cfg(not(all(target_arch = "x86_64", not(loom))))]
        false
    }

    /// The granule at an address.
    ///
    /// # Safety
    /// [`Granule::is_here`]; the bytes are readable and writable memory as long as the value is
    /// used, and the address is a multiple of their number.
    #[inline]
    pub unsafe fn new(at: *mut u8) -> Granule {
        Granule(at)
    }

    /// Replaces the bytes by what `f` makes of them, which may be asked several times; gives those
    /// before.
    #[inline]
    pub fn update(self, f: impl FnMut([u8; 16]) -> [u8; 16]) -> [u8; 16] {
        #[cfg(all(target_arch = "x86_64", not(loom)))]
        // SAFETY: promised to `new`.
        return unsafe { exchange::update(self.0, f) };
        #[cfg(not(all(target_arch = "x86_64", not(loom))))]
        {
            let _ = f;
            unreachable!("there is no such value where the processor cannot")
        }
    }
}

#[cfg(all(target_arch = "x86_64", not(loom)))]
mod exchange {
    use std::arch::asm;

    use super::{AtomicU64, Ordering};

    /// # Safety
    /// As [`super::Granule::new`].
    #[inline]
    pub(super) unsafe fn update(at: *mut u8, mut f: impl FnMut([u8; 16]) -> [u8; 16]) -> [u8; 16] {
        // SAFETY: the caller's promise; all accesses that may meet are atomic.
        let [low, high] = unsafe { &*at.cast::<[AtomicU64; 2]>() };
        // A guess: the exchange finds out whether both halves are of one time.
        let mut old = [low.load(Ordering::Relaxed), high.load(Ordering::Relaxed)];
        loop {
            let new = words(f(bytes(old)));
            // SAFETY: as above, the address is aligned, and the processor has the instruction.
            match unsafe { compare_exchange(at, old, new) } {
                Ok(()) => return bytes(old),
                Err(found) => old = found,
            }
        }
    }

    fn bytes(words: [u64; 2]) -> [u8; 16] {
        (u128::from(words[0]) | u128::from(words[1]) << 64).to_le_bytes()
    }

    fn words(bytes: [u8; 16]) -> [u64; 2] {
        let whole = u128::from_le_bytes(bytes);
        [whole as u64, (whole >> 64) as u64]
    }

    /// The instruction itself: what the compiler offers is a library's function where it is not
    /// inlined. Sequentially consistent, as all locked instructions.
    ///
    /// # Safety
    /// As [`super::Granule::new`].
    #[inline]
    unsafe fn compare_exchange(at: *mut u8, old: [u64; 2], new: [u64; 2]) -> Result<(), [u64; 2]> {
        let ([mut low, mut high], mut equal) = (old, 0u8);
        // SAFETY: the caller's promise. The compiler keeps rbx for itself: it is exchanged for the
        // time of the instruction, and the address is in another register.
        unsafe {
            asm!(
                "xchg {new_low}, rbx",
                "lock cmpxchg16b [rdi]",
                "sete sil",
                "mov rbx, {new_low}",
                new_low = inout(reg) new[0] => _,
                in("rdi") at,
                in("rcx") new[1],
                inout("rax") low,
                inout("rdx") high,
                inout("sil") equal,
                options(nostack),
            );
        }
        if equal != 0 { Ok(()) } else { Err([low, high]) }
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn operations_act_on_their_width_only() {
        let mut memory = [0xffff_ffff_ffff_ffff_u64; 2];
        let at = memory.as_mut_ptr().cast::<u8>();
        // SAFETY: inside `memory`, which lives as long, and is used by this thread only.
        let e = |off: usize, bytes| unsafe { Element::new(at.add(off), bytes) };
        assert!(e(1, 2).is_none() && e(4, 8).is_none() && e(0, 16).is_none() && e(0, 3).is_none());
        assert_eq!(e(2, 2).map(|e| e.fetch_add(1)), Some(0xffff));
        assert_eq!(e(0, 4).map(|e| e.load()), Some(0xffff));
        assert_eq!(e(3, 1).map(|e| e.swap(5)), Some(0));
        assert_eq!(e(4, 4).map(|e| e.fetch_and(0xf0)), Some(0xffff_ffff));
        assert_eq!(e(4, 4).map(|e| e.fetch_or(1)), Some(0xf0));
        assert_eq!(e(4, 4).map(|e| e.fetch_xor(0xff)), Some(0xf1));
        assert_eq!(e(8, 8).map(|e| e.compare_and_swap(1, 2)), Some(u64::MAX));
        assert_eq!(e(8, 8).map(|e| e.compare_and_swap(u64::MAX, 2)), Some(u64::MAX));
        assert_eq!(e(8, 8).map(|e| e.update(|v| v * 3)), Some(2));
        assert_eq!(memory[1], 6);
        assert_eq!(memory[0], 0x0000_000e_0500_ffff);
    }

    #[test]
    fn granules_and_their_elements_exclude_each_other() {
        if !Granule::is_here() {
            return;
        }
        #[repr(align(16))]
        struct Words([u32; 4]);
        let mut words = Words([0; 4]);
        let at = words.0.as_mut_ptr() as usize;
        let add =
            |v: [u8; 16]| (u128::from_ne_bytes(v) + (3 << 96 | 2 << 64 | 1 << 32)).to_ne_bytes();
        std::thread::scope(|s| {
            for thread in 0..4 {
                s.spawn(move || {
                    for _ in 0..2000 {
                        // SAFETY: `words` lives longer than the threads, which use it atomically.
                        let one = unsafe { Element::new((at + 4 * thread) as *mut u8, 4) };
                        one.expect("aligned").fetch_add(1);
                        // SAFETY: as above.
                        unsafe { Granule::new(at as *mut u8) }.update(add);
                    }
                });
            }
        });
        assert_eq!(words.0, [2000, 2000 * 5, 2000 * 9, 2000 * 13]);
    }

    #[test]
    fn updates_of_threads_are_not_lost() {
        let mut value = 0u64;
        let at = (&raw mut value) as usize;
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(move || {
                    // SAFETY: `value` lives longer than the threads, which use it atomically.
                    let e = unsafe { Element::new(at as *mut u8, 8) }.expect("aligned");
                    (0..1000).for_each(|_| _ = e.update(|v| v + 3));
                });
            }
        });
        assert_eq!(value, 12_000);
    }
}
