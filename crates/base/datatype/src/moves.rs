//! How a block of some length is copied: one move of just its length, or two moves that overlap.
//!
//! The choice is made for many blocks at once, so that the loops over them have no branch on a
//! length. No move reads or writes a byte outside its block.

use std::marker::PhantomData;

use hawser_lockfree::copy;

/// 16 bytes in a register of their own: an array of two words would go by way of the stack.
#[cfg(target_arch = "x86_64")]
pub(crate) use std::arch::x86_64::__m128i as Vector;
#[cfg(not(target_arch = "x86_64"))]
pub(crate) type Vector = u128;

/// A way to copy blocks. Ordered so that blocks of one way stand together when they are sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Moves {
    Exact1,
    Exact2,
    Exact4,
    Exact8,
    Exact12,
    Exact16,
    Exact24,
    Exact32,
    /// 3 bytes.
    Pair2,
    /// 5 to 7 bytes.
    Pair4,
    /// 9 to 15 bytes.
    Pair8,
    /// 17 to 31 bytes.
    Pair16,
    /// 33 to 64 bytes.
    Pair32,
    Long,
}

impl Moves {
    /// The way for blocks of `len` bytes.
    #[inline]
    pub(crate) fn of(len: u64) -> Moves {
        match len {
            1 => Moves::Exact1,
            2 => Moves::Exact2,
            3 => Moves::Pair2,
            4 => Moves::Exact4,
            5..=7 => Moves::Pair4,
            8 => Moves::Exact8,
            12 => Moves::Exact12,
            9..=15 => Moves::Pair8,
            16 => Moves::Exact16,
            24 => Moves::Exact24,
            17..=31 => Moves::Pair16,
            32 => Moves::Exact32,
            33..=64 => Moves::Pair32,
            _ => Moves::Long,
        }
    }
}

/// Evaluates an expression with the type `$copy`, the [`BlockCopy`] of a [`Moves`].
macro_rules! by_moves {
    ($moves:expr, $copy:ident => $body:expr) => {{
        use $crate::moves::{Exact, Long, Moves as Way, Pair, TwoPairs, Vector};
        macro_rules! with {
            ($way:ty) => {{
                type $copy = $way;
                $body
            }};
        }
        match $moves {
            Way::Exact1 => with!(Exact<u8>),
            Way::Exact2 => with!(Exact<u16>),
            Way::Exact4 => with!(Exact<u32>),
            Way::Exact8 => with!(Exact<u64>),
            Way::Exact12 => with!(Exact<[u32; 3]>),
            Way::Exact16 => with!(Exact<Vector>),
            Way::Exact24 => with!(Exact<[u64; 3]>),
            Way::Exact32 => with!(Exact<[Vector; 2]>),
            Way::Pair2 => with!(Pair<u16>),
            Way::Pair4 => with!(Pair<u32>),
            Way::Pair8 => with!(Pair<u64>),
            Way::Pair16 => with!(Pair<Vector>),
            Way::Pair32 => with!(TwoPairs),
            Way::Long => with!(Long),
        }
    }};
}
pub(crate) use by_moves;

/// Copies blocks of the lengths of one [`Moves`].
pub(crate) trait BlockCopy {
    /// Copies `len` bytes.
    ///
    /// # Safety
    /// `len` has this way; `from` is readable and `to` writable for it, and they do not overlap.
    unsafe fn copy(from: *const u8, to: *mut u8, len: usize);
}

/// One move of a `T`.
pub(crate) struct Exact<T>(PhantomData<T>);

impl<T: Copy> BlockCopy for Exact<T> {
    #[inline(always)]
    unsafe fn copy(from: *const u8, to: *mut u8, _: usize) {
        // SAFETY: the block is as long as a `T`; the accesses need no alignment.
        unsafe { to.cast::<T>().write_unaligned(from.cast::<T>().read_unaligned()) }
    }
}

/// A move of a `T` at the block's begin and one at its end.
pub(crate) struct Pair<T>(PhantomData<T>);

impl<T: Copy> BlockCopy for Pair<T> {
    #[inline(always)]
    unsafe fn copy(from: *const u8, to: *mut u8, len: usize) {
        // SAFETY: the block has one to two times the length of a `T`. Both are read first, so that
        // no read waits for a write that it may overlap.
        unsafe {
            let end = len - size_of::<T>();
            let first = from.cast::<T>().read_unaligned();
            let last = from.add(end).cast::<T>().read_unaligned();
            to.cast::<T>().write_unaligned(first);
            to.add(end).cast::<T>().write_unaligned(last);
        }
    }
}

/// Two vectors at the block's begin and two at its end.
pub(crate) struct TwoPairs;

impl BlockCopy for TwoPairs {
    #[inline(always)]
    unsafe fn copy(from: *const u8, to: *mut u8, len: usize) {
        // SAFETY: the block has 32 to 64 bytes.
        unsafe {
            let (from, to) = (from.cast::<Vector>(), to.cast::<Vector>());
            let (from_end, to_end) = (from.byte_add(len - 32), to.byte_add(len - 32));
            let first = (from.read_unaligned(), from.add(1).read_unaligned());
            let last = (from_end.read_unaligned(), from_end.add(1).read_unaligned());
            to.write_unaligned(first.0);
            to.add(1).write_unaligned(first.1);
            to_end.write_unaligned(last.0);
            to_end.add(1).write_unaligned(last.1);
        }
    }
}

/// A loop of vector moves.
pub(crate) struct Long;

impl BlockCopy for Long {
    #[inline(always)]
    unsafe fn copy(from: *const u8, to: *mut u8, len: usize) {
        // SAFETY: promised by the caller.
        unsafe { copy::raw(from, to, len) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_is_copied_and_nothing_beside_it() {
        let from: Vec<u8> = (0..200).map(|i| i as u8 ^ 0x5a).collect();
        for len in 1..=150 {
            let mut to = [0_u8; 200];
            // SAFETY: both have more bytes than that behind 10.
            unsafe {
                by_moves!(Moves::of(len as u64), C => {
                    C::copy(from.as_ptr().add(10), to.as_mut_ptr().add(10), len)
                });
            }
            assert_eq!(to[10..10 + len], from[10..10 + len], "{len} bytes");
            let outside = || to[..10].iter().chain(&to[10 + len..]);
            assert!(outside().all(|b| *b == 0), "{len} bytes, and others");
        }
    }
}
