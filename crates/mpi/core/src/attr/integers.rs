//! Attributes that Fortran has set (MPI-5.0 section 19.3.7).
//!
//! C reads the address of the integer, Fortran the integer. So the value of such an attribute is
//! the address of an integer that is kept here as long as an attribute has it, on whatever object:
//! the language of an attribute is remembered by the place that its value leads to, also where C's
//! callbacks copy the address. Every other word is an address that C has set.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use super::Value;

/// What Fortran has set an attribute with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// The deprecated `MPI_ATTR_PUT`: an `INTEGER`, where C finds an `int`.
    Integer,
    /// `MPI_XXX_SET_ATTR`: an `INTEGER(KIND=MPI_ADDRESS_KIND)`, where C finds an `MPI_Aint`.
    Address,
}

struct Integer {
    /// On the heap, so that its address stays. Programs may write to it through C's pointer.
    place: Box<AtomicI64>,
    width: Width,
    /// Number of attributes that have it; none between [`create`] and the attribute that is set.
    uses: usize,
}

static INTEGERS: LazyLock<Mutex<HashMap<Value, Integer>>> = LazyLock::new(Mutex::default);

/// Number of integers: programs without Fortran never ask for the lock.
/// Relaxed: who knows an integer's address has got it from the thread that made it, and with it
/// what that thread has stored here.
static ALIVE: AtomicUsize = AtomicUsize::new(0);

fn integers() -> MutexGuard<'static, HashMap<Value, Integer>> {
    INTEGERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The value for an attribute that Fortran sets. It is freed with the last attribute that has it,
/// or by [`discard`].
pub fn create(value: i64, width: Width) -> Value {
    // One of four bytes is the lower half.
    let place = Box::new(AtomicI64::new(value.to_le()));
    let address = place.as_ptr() as Value;
    ALIVE.fetch_add(1, Ordering::Relaxed);
    integers().insert(address, Integer { place, width, uses: 0 });
    address
}

/// The integer of an attribute's value, or `None` when it is an address that C has set.
pub fn read(value: Value) -> Option<i64> {
    if ALIVE.load(Ordering::Relaxed) == 0 {
        return None;
    }
    integers().get(&value).map(|i| {
        let whole = i64::from_le(i.place.load(Ordering::Relaxed));
        match i.width {
            Width::Integer => i64::from(whole as i32),
            Width::Address => whole,
        }
    })
}

/// Frees the value of an attribute that could not be set. No effect on one that is in use.
pub fn discard(value: Value) {
    let mut all = integers();
    if all.get(&value).is_some_and(|i| i.uses == 0) {
        all.remove(&value);
        ALIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The value of an attribute, and one use of its integer if it is the address of one.
#[derive(Debug)]
pub(super) struct Held {
    value: Value,
    counted: bool,
}

impl Held {
    pub(super) fn new(value: Value) -> Held {
        let counted = ALIVE.load(Ordering::Relaxed) != 0
            && integers().get_mut(&value).map(|i| i.uses += 1).is_some();
        Held { value, counted }
    }

    pub(super) fn get(&self) -> Value {
        self.value
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if !self.counted {
            return;
        }
        if let Some(i) = integers().get_mut(&self.value) {
            i.uses -= 1;
        }
        discard(self.value);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Attributes, Kind, create_keyval};
    use super::*;

    fn keyval(copied: fn(Value) -> Value) -> i32 {
        let copy = Box::new(move |_, _, v| Ok(Some(copied(v))));
        create_keyval(Kind::Comm, copy, Box::new(|_, _, _| Ok(()))).unwrap()
    }

    #[test]
    fn an_integer_lives_as_long_as_an_attribute_has_it() {
        let (same, set) = (keyval(|v| v), Attributes::new(Kind::Comm));
        let first = create(-5, Width::Address);
        set.set(1, same, first).unwrap();
        assert_eq!(read(set.get(same).unwrap().unwrap()), Some(-5));
        let copy = set.copied(1).unwrap();
        let second = create(6, Width::Address);
        set.set(1, same, second).unwrap();
        assert_eq!((read(first), read(second)), (Some(-5), Some(6)));
        copy.delete(1, same).unwrap();
        assert_eq!((read(first), read(second)), (None, Some(6)));
        // An address that C makes of it is C's.
        let moved = keyval(|v| v + 2);
        set.set(1, moved, second).unwrap();
        let copy = set.copied(1).unwrap();
        assert_eq!(copy.get(moved).unwrap(), Some(second + 2));
        assert_eq!(read(second + 2), None);
        drop(set);
        assert_eq!(read(second), Some(6));
        copy.clear(1).unwrap();
        assert_eq!(read(second), None);
    }

    #[test]
    fn the_lower_half_is_an_int() {
        let (short, long) = (create(-7, Width::Integer), create(1 << 40, Width::Address));
        assert_eq!((read(short), read(long)), (Some(-7), Some(1 << 40)));
        // What C stores through its pointer to an int.
        let whole = (0xffff_ffff_u64 << 32 | 9).cast_signed();
        integers().get(&short).unwrap().place.store(whole.to_le(), Ordering::Relaxed);
        assert_eq!(read(short), Some(9));
        discard(short);
        discard(long);
        assert_eq!((read(short), read(long)), (None, None));
    }

    #[test]
    fn what_was_not_set_is_discarded_and_what_was_set_is_not() {
        let (key, set) = (keyval(|v| v), Attributes::new(Kind::Comm));
        let value = create(1, Width::Address);
        assert!(set.set(1, key + 1000, value).is_err());
        discard(value);
        assert_eq!(read(value), None);
        let value = create(2, Width::Address);
        set.set(1, key, value).unwrap();
        discard(value);
        assert_eq!(read(value), Some(2));
    }
}
