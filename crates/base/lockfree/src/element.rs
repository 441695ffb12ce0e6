//! Atomic operations on the elements of memory that a program has exposed to others.
//!
//! One mechanism per element: those of 1, 2, 4 or 8 bytes at an address that is a multiple of their
//! size are changed by the processor, whatever the operation and whoever executes it; all others
//! under a lock of their owner ([`crate::window::ElementLock`]). What is chosen depends on width
//! and address only, so that two operations that meet have chosen the same.

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
