//! Memory that a process has exposed to others in a window (MPI-5.0 chapter 12), where this process
//! can reach it: its own, or mapped.

use hawser_datatype::Datatype;
use hawser_lockfree::control::Control;
use hawser_lockfree::copy;
use hawser_segment::mem::UserSlice;

use crate::buf::{TypedBuf, UserBuf};
use crate::err;
use crate::error::Result;

/// A window's memory at one target. Whoever has it keeps the memory alive: the program promises
/// that for its own until the window is freed, and a mapping is kept beside this value.
#[derive(Clone, Copy, Debug)]
pub struct Exposed {
    memory: UserSlice,
}

impl Exposed {
    /// The whole memory of a target.
    pub const fn new(memory: UserSlice) -> Exposed {
        Exposed { memory }
    }

    /// The memory that a program passes as its own, valid until the window that it is passed for is
    /// freed (MPI-5.0 section 12.2).
    ///
    /// # Safety
    /// As [`UserSlice::new`].
    pub const unsafe fn of_program(base: *mut u8, len: usize) -> Exposed {
        // SAFETY: the caller's promise.
        Exposed { memory: unsafe { UserSlice::new(base, len) } }
    }

    /// This memory and what follows it without a gap.
    pub fn joined(&self, next: &Exposed) -> Option<Exposed> {
        if self.addr() + self.len() != next.addr() {
            return None;
        }
        // SAFETY: both are valid, and side by side.
        let memory = unsafe { UserSlice::new(self.memory.ptr(), self.len() + next.len()) };
        Some(Exposed { memory })
    }

    /// Address of the first byte in this process.
    #[inline]
    pub fn addr(&self) -> usize {
        self.memory.ptr() as usize
    }

    /// Length in bytes.
    #[inline]
    pub fn len(&self) -> usize {
        self.memory.len()
    }

    /// True when there is no memory.
    pub fn is_empty(&self) -> bool {
        self.memory.is_empty()
    }

    /// `bytes` bytes from offset `at` on, if they lie inside.
    #[inline(always)]
    pub fn inside(&self, at: i64, bytes: u64) -> Option<UserSlice> {
        // An offset below 0 is a large one here.
        let end = (at as u64).checked_add(bytes)?;
        if end > self.len() as u64 {
            return None;
        }
        // SAFETY: inside the memory, as was just checked.
        Some(unsafe { UserSlice::new(self.memory.ptr().add(at as usize), bytes as usize) })
    }

    /// `bytes` bytes from offset `at` on.
    ///
    /// # Errors
    /// Class `RmaRange`.
    #[inline]
    pub fn bytes(&self, at: i64, bytes: u64) -> Result<UserSlice> {
        check_range(at, bytes, self.len() as u64)?;
        Ok(self.memory.part(at as usize, bytes as usize))
    }

    /// `count` elements of a type whose address is at offset `at`.
    ///
    /// # Errors
    /// Class `RmaRange` when they do not lie inside.
    pub fn elements(&self, at: i64, count: u64, dtype: &Datatype) -> Result<TypedBuf> {
        check_elements(at, count, dtype, self.len() as u64)?;
        let base = self.memory.ptr().wrapping_offset(at as isize);
        // SAFETY: all data of the elements lies inside the memory, whose owner keeps it.
        Ok(unsafe { TypedBuf::new(base, count, dtype.clone()) })
    }

    /// As [`Exposed::elements`], as what a message carries.
    ///
    /// # Errors
    /// As [`Exposed::elements`].
    #[inline]
    pub fn message(&self, at: i64, count: u64, dtype: &Datatype) -> Result<UserBuf> {
        check_elements(at, count, dtype, self.len() as u64)?;
        let base = self.memory.ptr().wrapping_offset(at as isize);
        // SAFETY: as in `elements`.
        Ok(unsafe { UserBuf::new(base, count, dtype) })
    }
}

/// Memory that processes of one node share and write in turns.
#[derive(Clone, Copy, Debug)]
pub struct Shared {
    memory: Exposed,
    /// Bytes from which the processor's instruction for strings copies.
    string_min: usize,
}

impl Shared {
    /// No memory.
    pub const EMPTY: Shared = Shared::new(UserSlice::empty(), usize::MAX);

    /// This memory, where the processor's instruction for strings is worth its start from so many
    /// bytes on.
    pub const fn new(memory: UserSlice, string_min: usize) -> Shared {
        Shared { memory: Exposed::new(memory), string_min }
    }

    /// Packs `from` to offset `at`; what does not lie inside is left out.
    pub fn put(&self, at: u64, from: &UserBuf) {
        let Some(to) = self.memory.inside(at as i64, from.len() as u64) else { return };
        match from.contiguous() {
            // SAFETY: both are as long as said, by the promises of their makers; memory that is
            // shared is never a program's buffer, so they do not overlap.
            Some(from) => unsafe {
                if self.strings(from.ptr(), to.ptr(), from.len()) {
                    copy::string(from.ptr(), to.ptr(), from.len());
                } else {
                    copy::into_shared(from.ptr(), to.ptr(), from.len());
                }
            },
            None => UserBuf::of_slice(to).copy_from(from),
        }
    }

    /// Unpacks what lies from offset `at` on into `to`; what does not lie inside is left out.
    pub fn take(&self, at: u64, to: &UserBuf) {
        let Some(from) = self.memory.inside(at as i64, to.len() as u64) else { return };
        match to.contiguous() {
            // SAFETY: as in `put`.
            Some(to) => unsafe {
                if self.strings(from.ptr(), to.ptr(), from.len()) {
                    copy::string(from.ptr(), to.ptr(), from.len());
                } else {
                    copy::out_of_shared(from.ptr(), to.ptr(), from.len());
                }
            },
            None => to.copy_from(&UserBuf::of_slice(from)),
        }
    }

    fn strings(&self, from: *const u8, to: *const u8, len: usize) -> bool {
        len >= self.string_min && copy::string_suits(from, to)
    }

    /// `count` elements that were put at offset `at`, if they lie there as in memory of a program:
    /// where the type is contiguous.
    pub fn elements(&self, at: u64, count: u64, dtype: &Datatype) -> Option<TypedBuf> {
        let address = (at as i64).checked_sub(dtype.true_lb())?;
        let elements = dtype.is_contiguous().then(|| self.memory.elements(address, count, dtype));
        elements?.ok()
    }
}

/// A control block of a window of so many ranks that no other process sees: of processes that share
/// no memory. It is never freed.
pub fn private_control(ranks: u32) -> Control {
    let words = Control::bytes(ranks as usize).div_ceil(8) + 8;
    let at = Box::leak(vec![0u64; words].into_boxed_slice()).as_mut_ptr().cast::<u8>();
    // SAFETY: zeroed, aligned, long enough, never freed, and of this block alone.
    unsafe { Control::at(at.add(at.align_offset(64)), ranks as usize) }
}

/// Checks that `bytes` bytes at offset `at` lie in `len` bytes.
///
/// # Errors
/// Class `RmaRange`.
#[inline]
pub fn check_range(at: i64, bytes: u64, len: u64) -> Result<()> {
    let end = u64::try_from(at).ok().and_then(|at| at.checked_add(bytes));
    if end.is_some_and(|end| end <= len) || bytes == 0 { Ok(()) } else { outside(at, bytes, len) }
}

/// Checks that all data of `count` elements whose address is at offset `at` lies in `len` bytes.
///
/// # Errors
/// Class `RmaRange`.
#[inline]
pub fn check_elements(at: i64, count: u64, dtype: &Datatype, len: u64) -> Result<()> {
    let Some((low, high)) = span(count, dtype) else { return Ok(()) };
    let first = i128::from(at) + low;
    if first >= 0 && i128::from(at) + high <= i128::from(len) {
        return Ok(());
    }
    let bytes = u64::try_from(high - low).unwrap_or(u64::MAX);
    outside(i64::try_from(first).unwrap_or(i64::MIN), bytes, len)
}

/// The lowest and the highest + 1 byte of `count` elements from their address; `None` without data.
#[inline]
pub fn span(count: u64, dtype: &Datatype) -> Option<(i128, i128)> {
    if count == 0 || dtype.size() == 0 {
        return None;
    }
    let reach = i128::from(count - 1) * i128::from(dtype.extent());
    let low = i128::from(dtype.true_lb()) + reach.min(0);
    Some((low, i128::from(dtype.true_ub()) + reach.max(0)))
}

#[cold]
fn outside(at: i64, bytes: u64, len: u64) -> Result<()> {
    Err(err!(
        RmaRange,
        "{bytes} bytes at offset {at} do not lie in the window of the target, which has {len} bytes"
    ))
}

#[cfg(test)]
mod tests {
    use hawser_datatype::Scalar;

    use super::*;

    #[test]
    fn shared_memory_is_put_and_taken_in_any_type() {
        let (int, mut memory) = (Datatype::scalar(Scalar::Int32), [0u8; 4096]);
        // SAFETY: it outlives the slice.
        let slice = unsafe { UserSlice::new(memory.as_mut_ptr(), memory.len()) };
        let gaps = Datatype::vector(2, 1, 3, &int).unwrap();
        for string_min in [0, usize::MAX] {
            let shared = Shared::new(slice, string_min);
            for len in [8u64, 64, 1920] {
                let data: Vec<u8> = (0..len).map(|i| (i * 7 + len) as u8).collect();
                shared.put(100, &UserBuf::owned(data.clone()));
                for (count, dtype) in [(len / 4, &int), (len / 8, &gaps)] {
                    let temp = crate::temp::TempBuf::new(count, dtype).unwrap();
                    shared.take(100, &temp.typed().message());
                    assert_eq!(temp.typed().pack_all(), data);
                    shared.put(2104, &temp.typed().message());
                    let back = shared.elements(2104 - 4, 1 + len / 4, &int).unwrap();
                    assert_eq!(back.pack_all()[4..], data);
                }
            }
            shared.put(4090, &UserBuf::owned(vec![1; 7]));
            assert!(shared.elements(0, 1, &gaps).is_none());
            assert!(shared.elements(4094, 1, &int).is_none());
        }
        assert_eq!(memory[4090..], [0; 6]);
    }

    #[test]
    fn ranges_are_checked_by_data_and_not_by_extent() {
        let int = Datatype::scalar(Scalar::Int32);
        let vector = Datatype::vector(2, 1, 3, &int).unwrap();
        assert!(check_elements(0, 1, &vector, 16).is_ok());
        assert!(check_elements(1, 1, &vector, 16).is_err());
        assert!(check_elements(-4, 1, &int, 16).is_err());
        let back = Datatype::resized(0, -4, &int).unwrap();
        assert!(check_elements(8, 3, &back, 12).is_ok());
        assert!(check_elements(4, 3, &back, 12).is_err());
        assert!(check_elements(99, 0, &int, 0).is_ok());
        assert!(check_range(i64::MAX, u64::MAX, 8).is_err());
    }
}
