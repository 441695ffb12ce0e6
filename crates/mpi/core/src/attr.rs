//! Attribute caching (MPI-5.0 section 7.7): key values, and the attributes of one object.

pub mod integers;

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

use hawser_datatype::Datatype;

use self::integers::Held;
use crate::err;
use crate::error::Result;

/// An attribute's value: the word that the front was given, which is the address of an integer of
/// [`integers`] where Fortran has set it.
pub type Value = usize;

/// Copy callback: (front's word of the old object, key value, value) → the value in the new object,
/// or `None` when it is not to be copied.
pub type CopyFn = Box<dyn Fn(usize, i32, Value) -> Result<Option<Value>> + Send + Sync>;

/// Delete callback: (front's word of the object, key value, value).
pub type DeleteFn = Box<dyn Fn(usize, i32, Value) -> Result<()> + Send + Sync>;

/// The kind of object that a key value belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Comm,
    Type,
    Win,
}

/// `MPI_KEYVAL_INVALID`.
pub const KEYVAL_INVALID: i32 = 0;

/// Key values of the user begin here: above every predefined one, so that a legacy front can keep
/// its own small numbers.
const FIRST_USER: i32 = 4096;

struct Keyval {
    id: i32,
    kind: Kind,
    copy: CopyFn,
    delete: DeleteFn,
    /// `MPI_Comm_free_keyval` was called: no new attributes, old ones keep working.
    freed: AtomicBool,
    /// What ends with it.
    kept: Mutex<Vec<Kept>>,
}

/// What a key value is made of in a language above: dropped after the last use of the callbacks.
pub type Kept = Box<dyn Any + Send + Sync>;

/// Key values of the process. A freed one lives on in the attributes that still use it.
#[derive(Default)]
struct Registry {
    alive: Vec<Arc<Keyval>>,
    freed: Vec<Weak<Keyval>>,
    made: i32,
}

static REGISTRY: LazyLock<Mutex<Registry>> = LazyLock::new(Mutex::default);

fn registry() -> MutexGuard<'static, Registry> {
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes a key value.
///
/// # Errors
/// Class `Other` when none is left.
pub fn create_keyval(kind: Kind, copy: CopyFn, delete: DeleteFn) -> Result<i32> {
    let mut r = registry();
    let id = FIRST_USER
        .checked_add(r.made)
        .ok_or_else(|| err!(Other, "no key values are left in this process"))?;
    r.made += 1;
    let (freed, kept) = (AtomicBool::new(false), Mutex::default());
    r.alive.push(Arc::new(Keyval { id, kind, copy, delete, freed, kept }));
    Ok(id)
}

/// Keeps something as long as a key value lives: until it is freed and no attribute uses it.
///
/// # Errors
/// Class `Keyval` when there is no such key value, and then what was to be kept is dropped.
pub fn keep(id: i32, kept: Kept) -> Result<()> {
    let r = registry();
    // The one in question was made a moment ago.
    let key = r.alive.iter().rev().find(|k| k.id == id);
    let key = key.ok_or_else(|| err!(Keyval, "{id} is not a key value"))?;
    key.kept.lock().unwrap_or_else(PoisonError::into_inner).push(kept);
    Ok(())
}

/// Gives a key value up; attributes that use it stay until they are deleted. Until then it may be
/// given up again: programs keep copies of it, and free each (MPI-5.0 section 7.7.2 calls freeing
/// a key value that is in use not erroneous).
///
/// # Errors
/// Class `Keyval` when it is not a key value of this kind made by the user.
pub fn free_keyval(kind: Kind, id: i32) -> Result<()> {
    let mut r = registry();
    r.freed.retain(|k| k.strong_count() > 0);
    let Some(i) = r.alive.iter().position(|k| k.id == id && k.kind == kind) else {
        let used = r.freed.iter().filter_map(Weak::upgrade).any(|k| k.id == id && k.kind == kind);
        return if used { Ok(()) } else { Err(unknown(kind, id)) };
    };
    let key = r.alive.swap_remove(i);
    // Relaxed: only a later call of the same program order, or one the program ordered, asks.
    key.freed.store(true, Ordering::Relaxed);
    r.freed.push(Arc::downgrade(&key));
    // Others than us may be told of its end: without the lock.
    drop(r);
    drop(key);
    Ok(())
}

fn unknown(kind: Kind, id: i32) -> crate::error::Error {
    err!(Keyval, "{id} is not a key value for {kind:?} attributes")
}

fn find(kind: Kind, id: i32) -> Result<Arc<Keyval>> {
    let r = registry();
    let key = r.alive.iter().find(|k| k.id == id && k.kind == kind);
    key.cloned().ok_or_else(|| unknown(kind, id))
}

struct Entry {
    key: Arc<Keyval>,
    value: Held,
}

/// The attributes of one object, in the order in which they were set first. No lock is held while
/// a callback runs, so that callbacks may use attributes themselves.
pub struct Attributes {
    kind: Kind,
    entries: Mutex<Vec<Entry>>,
}

impl std::fmt::Debug for Attributes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {:?} attributes", self.entries().len(), self.kind)
    }
}

impl Attributes {
    /// None yet.
    pub fn new(kind: Kind) -> Attributes {
        Attributes { kind, entries: Mutex::default() }
    }

    fn entries(&self) -> MutexGuard<'_, Vec<Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value under a key.
    ///
    /// # Errors
    /// Class `Keyval` when `id` is no key value of this kind and no attribute uses it.
    pub fn get(&self, id: i32) -> Result<Option<Value>> {
        let value = self.entries().iter().find(|e| e.key.id == id).map(|e| e.value.get());
        if value.is_none() {
            find(self.kind, id)?;
        }
        Ok(value)
    }

    /// Sets an attribute; a previous value is deleted first. `object` is the object's front word.
    ///
    /// # Errors
    /// Class `Keyval`; the delete callback's error, and then nothing has changed.
    pub fn set(&self, object: usize, id: i32, value: Value) -> Result<()> {
        let key = find(self.kind, id)?;
        let old = self.entries().iter().find(|e| e.key.id == id).map(|e| e.value.get());
        if let Some(old) = old {
            (key.delete)(object, id, old)?;
        }
        let mut entries = self.entries();
        match entries.iter_mut().find(|e| e.key.id == id) {
            Some(e) => e.value = Held::new(value),
            None => entries.push(Entry { key, value: Held::new(value) }),
        }
        Ok(())
    }

    /// Deletes an attribute after its callback agreed. No effect when it is not set.
    ///
    /// # Errors
    /// Class `Keyval` when `id` is unknown here; the callback's error, and then it stays.
    pub fn delete(&self, object: usize, id: i32) -> Result<()> {
        let found =
            self.entries().iter().find(|e| e.key.id == id).map(|e| (e.key.clone(), e.value.get()));
        let Some((key, value)) = found else {
            return find(self.kind, id).map(|_| ());
        };
        (key.delete)(object, id, value)?;
        self.entries().retain(|e| e.key.id != id);
        Ok(())
    }

    /// Deletes all attributes, the one set last first.
    ///
    /// # Errors
    /// The first callback's error; that attribute and the older ones stay.
    pub fn clear(&self, object: usize) -> Result<()> {
        loop {
            let last = self.entries().last().map(|e| (e.key.clone(), e.value.get()));
            let Some((key, value)) = last else { return Ok(()) };
            (key.delete)(object, key.id, value)?;
            self.entries().retain(|e| e.key.id != key.id);
        }
    }

    /// Runs the copy callbacks for a duplicate of the object, oldest attribute first; the result is
    /// what the new object is to hold.
    ///
    /// # Errors
    /// The first callback's error. Values that were copied before are dropped without their delete
    /// callbacks, since no object holds them.
    pub fn copied(&self, object: usize) -> Result<Attributes> {
        let list: Vec<(Arc<Keyval>, Value)> =
            self.entries().iter().map(|e| (e.key.clone(), e.value.get())).collect();
        let mut entries = Vec::new();
        for (key, value) in list {
            if let Some(value) = (key.copy)(object, key.id, value)? {
                entries.push(Entry { key, value: Held::new(value) });
            }
        }
        Ok(Attributes { kind: self.kind, entries: Mutex::new(entries) })
    }

    /// Takes over the attributes of another set.
    pub fn replace(&self, other: Attributes) {
        let mut new = other.entries();
        *self.entries() = std::mem::take(&mut *new);
    }

    /// Number of attributes.
    pub fn len(&self) -> usize {
        self.entries().len()
    }

    /// True when none is set.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What this floor keeps for a datatype: attributes and the name that the user gave.
#[derive(Debug)]
pub struct TypeExt {
    /// The attributes.
    pub attrs: Attributes,
    /// The name, `None` until set.
    pub name: Mutex<Option<String>>,
}

/// This floor's part of a datatype; made on first use.
pub fn type_ext(dtype: &Datatype) -> &TypeExt {
    static FOREIGN: LazyLock<TypeExt> = LazyLock::new(fresh);
    fn fresh() -> TypeExt {
        TypeExt { attrs: Attributes::new(Kind::Type), name: Mutex::new(None) }
    }
    let any = dtype.ext().get_or_init(|| Box::new(fresh()));
    // Nobody else fills the slot; the fallback only keeps this function total.
    any.downcast_ref().unwrap_or(&FOREIGN)
}

/// `MPI_Type_dup`: copies attributes by their callbacks. `old` carries its front word already.
///
/// # Errors
/// The first copy callback's error.
pub fn copy_type_attrs(old: &Datatype, new: &Datatype) -> Result<()> {
    let Some(ext) = old.ext().get().and_then(|a| a.downcast_ref::<TypeExt>()) else {
        return Ok(());
    };
    let copied = ext.attrs.copied(old.front())?;
    if !copied.is_empty() {
        type_ext(new).attrs.replace(copied);
    }
    Ok(())
}

/// `MPI_Type_free`: deletes all attributes.
///
/// # Errors
/// The first delete callback's error; the type is then not to be freed.
pub fn delete_type_attrs(dtype: &Datatype) -> Result<()> {
    match dtype.ext().get().and_then(|a| a.downcast_ref::<TypeExt>()) {
        Some(ext) => ext.attrs.clear(dtype.front()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{ErrClass, Error};

    type Log = Arc<Mutex<Vec<String>>>;

    fn logged(kind: Kind, log: &Log, copies: bool) -> i32 {
        let (c, d) = (log.clone(), log.clone());
        create_keyval(
            kind,
            Box::new(move |obj, _, v| {
                c.lock().unwrap().push(format!("copy {obj} {v}"));
                Ok(copies.then_some(v + 100))
            }),
            Box::new(move |obj, _, v| {
                d.lock().unwrap().push(format!("delete {obj} {v}"));
                if v == 13 { Err(Error::from_user_code(13, "no")) } else { Ok(()) }
            }),
        )
        .unwrap()
    }

    #[test]
    fn callbacks_run_in_order_and_can_refuse() {
        let log = Log::default();
        let (a, b) = (logged(Kind::Comm, &log, true), logged(Kind::Comm, &log, false));
        let set = Attributes::new(Kind::Comm);
        set.set(1, a, 10).unwrap();
        set.set(1, b, 20).unwrap();
        set.set(1, a, 11).unwrap();
        assert_eq!(set.get(a).unwrap(), Some(11));
        let copy = set.copied(1).unwrap();
        assert_eq!((copy.get(a).unwrap(), copy.get(b).unwrap()), (Some(111), None));
        set.clear(1).unwrap();
        let lines = std::mem::take(&mut *log.lock().unwrap());
        assert_eq!(lines, ["delete 1 10", "copy 1 11", "copy 1 20", "delete 1 20", "delete 1 11"]);
        set.set(1, a, 13).unwrap();
        assert_eq!(set.delete(1, a).unwrap_err().code(), 13);
        assert_eq!(set.set(1, a, 14).unwrap_err().code(), 13);
        assert_eq!(set.clear(1).unwrap_err().code(), 13);
        assert_eq!(set.get(a).unwrap(), Some(13));
    }

    #[test]
    fn what_a_key_value_keeps_ends_with_its_last_use() {
        let (log, kept) = (Log::default(), Arc::new(()));
        let key = logged(Kind::Comm, &log, true);
        for _ in 0..2 {
            keep(key, Box::new(kept.clone())).unwrap();
        }
        assert_eq!(keep(1, Box::new(kept.clone())).unwrap_err().class(), ErrClass::Keyval);
        assert_eq!(Arc::strong_count(&kept), 3);
        let set = Attributes::new(Kind::Comm);
        set.set(1, key, 5).unwrap();
        free_keyval(Kind::Comm, key).unwrap();
        let copy = set.copied(1).unwrap();
        set.clear(1).unwrap();
        assert_eq!(Arc::strong_count(&kept), 3);
        copy.clear(1).unwrap();
        assert_eq!(Arc::strong_count(&kept), 1);
        let unused = logged(Kind::Comm, &log, true);
        keep(unused, Box::new(kept.clone())).unwrap();
        free_keyval(Kind::Comm, unused).unwrap();
        assert_eq!(Arc::strong_count(&kept), 1);
    }

    #[test]
    fn freed_keys_serve_their_attributes_only() {
        let log = Log::default();
        let key = logged(Kind::Comm, &log, true);
        assert_eq!(free_keyval(Kind::Type, key).unwrap_err().class(), ErrClass::Keyval);
        let set = Attributes::new(Kind::Comm);
        set.set(1, key, 5).unwrap();
        free_keyval(Kind::Comm, key).unwrap();
        // A copy of the key value is freed, too.
        free_keyval(Kind::Comm, key).unwrap();
        assert_eq!(set.get(key).unwrap(), Some(5));
        assert_eq!(set.set(1, key, 6).unwrap_err().class(), ErrClass::Keyval);
        assert_eq!(set.copied(1).unwrap().get(key).unwrap(), Some(105));
        assert_eq!(free_keyval(Kind::Type, key).unwrap_err().class(), ErrClass::Keyval);
        set.delete(1, key).unwrap();
        assert_eq!(set.get(key).unwrap_err().class(), ErrClass::Keyval);
        assert_eq!(free_keyval(Kind::Comm, key).unwrap_err().class(), ErrClass::Keyval);
    }
}
