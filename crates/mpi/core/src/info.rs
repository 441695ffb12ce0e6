//! Info objects (MPI-5.0 chapter 10): ordered maps from key to value, both strings.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::err;
use crate::error::Result;

/// Largest key in bytes, without a terminating zero (`MPI_MAX_INFO_KEY` - 1).
pub const MAX_KEY: usize = 255;
/// Largest value in bytes, without a terminating zero (`MPI_MAX_INFO_VAL` - 1).
pub const MAX_VALUE: usize = 1023;

/// An info object. Clones are the same object; [`Info::dup`] makes another one.
#[derive(Clone, Debug, Default)]
pub struct Info(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    entries: Mutex<Vec<(String, String)>>,
    front: AtomicUsize,
}

impl Info {
    /// An object without keys.
    pub fn new() -> Info {
        Info::default()
    }

    fn entries(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.0.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets a key; a key that exists keeps its place and gets the new value.
    ///
    /// # Errors
    /// Class `InfoKey` for an empty or too long key, `InfoValue` for a too long value.
    pub fn set(&self, key: &str, value: &str) -> Result<()> {
        check_key(key)?;
        if value.len() > MAX_VALUE {
            return Err(err!(InfoValue, "value of key {key} has more than {MAX_VALUE} bytes"));
        }
        let mut entries = self.entries();
        match entries.iter_mut().find(|(k, _)| k == key) {
            Some((_, v)) => *v = value.to_owned(),
            None => entries.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<String> {
        self.entries().iter().find(|(k, _)| k == key).map(|(_, v)| v.clone())
    }

    /// Removes a key.
    ///
    /// # Errors
    /// Class `InfoNokey` when the key is not set, `InfoKey` as for [`Info::set`].
    pub fn delete(&self, key: &str) -> Result<()> {
        check_key(key)?;
        let mut entries = self.entries();
        match entries.iter().position(|(k, _)| k == key) {
            Some(i) => {
                entries.remove(i);
                Ok(())
            }
            None => Err(err!(InfoNokey, "key {key} is not set")),
        }
    }

    /// Number of keys.
    pub fn len(&self) -> usize {
        self.entries().len()
    }

    /// True when no key is set.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The `n`-th key in the order of their first setting, from 0.
    pub fn key(&self, n: usize) -> Option<String> {
        self.entries().get(n).map(|(k, _)| k.clone())
    }

    /// A new object with the same entries in the same order.
    pub fn dup(&self) -> Info {
        let entries = self.entries().clone();
        Info(Arc::new(Inner { entries: Mutex::new(entries), front: AtomicUsize::new(0) }))
    }

    /// The front's word for this object; 0 until set.
    pub fn front(&self) -> usize {
        self.0.front.load(Ordering::Acquire)
    }

    /// Sets the front's word.
    pub fn set_front(&self, word: usize) {
        self.0.front.store(word, Ordering::Release);
    }
}

/// Kinds of memory that the library takes and gives (MPI-5.0 section 11.4.3), whatever was asked
/// for: that of the system and its own, with all their restrictors.
pub const MEMORY_KINDS: &str = "system,mpi";
/// The info key of [`MEMORY_KINDS`].
pub const MEMORY_KINDS_KEY: &str = "mpi_memory_alloc_kinds";

/// Checks a key's length.
///
/// # Errors
/// Class `InfoKey` when it is empty or longer than [`MAX_KEY`].
pub fn check_key(key: &str) -> Result<()> {
    match key.len() {
        0 => Err(err!(InfoKey, "an info key is empty")),
        n if n > MAX_KEY => Err(err!(InfoKey, "an info key has more than {MAX_KEY} bytes")),
        _ => Ok(()),
    }
}

/// The keys of `MPI_INFO_ENV` (MPI-5.0 section 10.2 and 11.2.3) that are known: command, argv,
/// maxprocs, host, arch, wdir, thread_level and so on. Values that do not fit are left out.
pub fn env_info(facts: &[(String, String)]) -> Info {
    let info = Info::new();
    for (key, value) in facts {
        // A value that is too long for an info object is as good as an unknown one.
        let _ = info.set(key, value);
    }
    info
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ErrClass;

    #[test]
    fn keys_keep_their_order_and_can_be_replaced() {
        let info = Info::new();
        for (k, v) in [("b", "1"), ("a", "2"), ("c", ""), ("a", "3")] {
            info.set(k, v).unwrap();
        }
        assert_eq!(info.len(), 3);
        assert_eq!(info.key(1).as_deref(), Some("a"));
        assert_eq!(info.get("a").as_deref(), Some("3"));
        let copy = info.dup();
        info.delete("b").unwrap();
        assert_eq!(info.key(0).as_deref(), Some("a"));
        assert_eq!(copy.get("b").as_deref(), Some("1"));
        assert_eq!(info.delete("b").unwrap_err().class(), ErrClass::InfoNokey);
        assert_eq!(info.key(2), None);
    }

    #[test]
    fn limits_are_those_of_the_header() {
        let info = Info::new();
        assert!(info.set(&"k".repeat(MAX_KEY), &"v".repeat(MAX_VALUE)).is_ok());
        let class = |k: &str, v: &str| info.set(k, v).unwrap_err().class();
        assert_eq!(class(&"k".repeat(MAX_KEY + 1), ""), ErrClass::InfoKey);
        assert_eq!(class("", "x"), ErrClass::InfoKey);
        assert_eq!(class("k", &"v".repeat(MAX_VALUE + 1)), ErrClass::InfoValue);
        assert_eq!(info.len(), 1);
    }
}
