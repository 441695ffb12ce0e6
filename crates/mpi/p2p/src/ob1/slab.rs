//! Pooled entries named by index and generation, so that a stale name is noticed.

/// Name of an entry: index and generation. The default names none: generations begin with 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Name {
    pub(crate) index: u32,
    pub(crate) generation: u32,
}

/// Bits of the index in a packed name. The generation has the high half of the word; the bits
/// between them are 0, and left to the user of [`Name::pack`].
pub(crate) const INDEX_BITS: u32 = 26;
const INDEX_MASK: u64 = (1 << INDEX_BITS) - 1;

impl Name {
    /// Packs into a word that is never 0: generations begin with 1.
    #[inline]
    pub(crate) fn pack(self) -> u64 {
        u64::from(self.generation) << 32 | u64::from(self.index)
    }

    /// The reverse of [`Name::pack`]; any value gives some name.
    #[inline]
    pub(crate) fn unpack(v: u64) -> Name {
        Name { index: (v & INDEX_MASK) as u32, generation: (v >> 32) as u32 }
    }
}

struct SlabEntry<T> {
    generation: u32,
    /// Next free entry, when `value` is `None`.
    next: u32,
    value: Option<T>,
}

const NIL: u32 = u32::MAX;
/// No entry has the highest bit of the index: a user of [`Name::pack`] may give it a meaning of its
/// own.
const MAX_ENTRIES: u32 = 1 << (INDEX_BITS - 1);

/// The pool.
pub(crate) struct Slab<T> {
    entries: Vec<SlabEntry<T>>,
    free: u32,
    len: usize,
}

impl<T> Slab<T> {
    pub(crate) const fn new() -> Slab<T> {
        Slab { entries: Vec::new(), free: NIL, len: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(crate) fn insert(&mut self, value: T) -> Name {
        self.len += 1;
        if self.free == NIL {
            let index = self.entries.len() as u32;
            assert!(index < MAX_ENTRIES, "more than 2^25 operations under way");
            self.entries.push(SlabEntry { generation: 1, next: NIL, value: Some(value) });
            return Name { index, generation: 1 };
        }
        let index = self.free;
        let entry = &mut self.entries[index as usize];
        self.free = entry.next;
        entry.value = Some(value);
        Name { index, generation: entry.generation }
    }

    #[inline]
    pub(crate) fn get(&self, name: Name) -> Option<&T> {
        let entry = self.entries.get(name.index as usize)?;
        if entry.generation == name.generation { entry.value.as_ref() } else { None }
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, name: Name) -> Option<&mut T> {
        let entry = self.entries.get_mut(name.index as usize)?;
        if entry.generation == name.generation { entry.value.as_mut() } else { None }
    }

    /// The name under which the entry at this index is known, if there is one.
    pub(crate) fn name_at(&self, index: u32) -> Option<Name> {
        let entry = self.entries.get(index as usize)?;
        entry.value.as_ref().map(|_| Name { index, generation: entry.generation })
    }

    pub(crate) fn remove(&mut self, name: Name) -> Option<T> {
        let entry = self.entries.get_mut(name.index as usize)?;
        if entry.generation != name.generation {
            return None;
        }
        let value = entry.value.take()?;
        self.release(name.index);
        Some(value)
    }

    #[inline]
    fn release(&mut self, index: u32) {
        let entry = &mut self.entries[index as usize];
        // Wraps at 2^32 reuses of one entry; 0 is skipped so that packed 0 is never valid.
        entry.generation = entry.generation.wrapping_add(1).max(1);
        entry.next = self.free;
        self.free = index;
        self.len -= 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Name, &T)> {
        self.entries.iter().enumerate().filter_map(|(i, s)| {
            let name = Name { index: i as u32, generation: s.generation };
            s.value.as_ref().map(|v| (name, v))
        })
    }
}

/// What a [`Pool`] keeps: entries are made once and used again.
pub(crate) trait Reuse {
    /// Gives up what an idle entry should not hold.
    fn retire(&mut self);
}

struct Entry<T> {
    generation: u32,
    next: u32,
    live: bool,
    value: T,
}

/// As [`Slab`], for entries that are costly to write: a new one is an old one with some fields set.
pub(crate) struct Pool<T> {
    entries: Vec<Entry<T>>,
    free: u32,
    #[cfg(test)]
    live: usize,
}

impl<T: Reuse> Pool<T> {
    pub(crate) const fn new() -> Pool<T> {
        Pool {
            entries: Vec::new(),
            free: NIL,
            #[cfg(test)]
            live: 0,
        }
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.live
    }

    /// An entry: a retired one, to be set by the caller, or a new one from `make`.
    #[inline(always)]
    pub(crate) fn take(&mut self, make: impl FnOnce() -> T) -> (Name, &mut T) {
        if self.free == NIL {
            self.grow(make());
        }
        let index = self.free;
        let entry = &mut self.entries[index as usize];
        self.free = entry.next;
        entry.live = true;
        #[cfg(test)]
        {
            self.live += 1;
        }
        (Name { index, generation: entry.generation }, &mut entry.value)
    }

    #[cold]
    fn grow(&mut self, value: T) {
        let index = self.entries.len() as u32;
        assert!(index < MAX_ENTRIES, "more than 2^25 operations under way");
        self.entries.push(Entry { generation: 1, next: self.free, live: false, value });
        self.free = index;
    }

    #[inline]
    pub(crate) fn get(&self, name: Name) -> Option<&T> {
        let entry = self.entries.get(name.index as usize)?;
        (entry.live && entry.generation == name.generation).then_some(&entry.value)
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, name: Name) -> Option<&mut T> {
        let entry = self.entries.get_mut(name.index as usize)?;
        (entry.live && entry.generation == name.generation).then_some(&mut entry.value)
    }

    /// The name under which the entry at this index is known, if there is one.
    pub(crate) fn name_at(&self, index: u32) -> Option<Name> {
        let entry = self.entries.get(index as usize)?;
        entry.live.then_some(Name { index, generation: entry.generation })
    }

    /// Retires an entry, after `f` has taken what is of use out of it.
    #[inline(always)]
    pub(crate) fn end<R>(&mut self, name: Name, f: impl FnOnce(&mut T) -> R) -> Option<R> {
        self.end_if(name, |value| Some(f(value))).flatten()
    }

    /// Retires an entry if `f` has taken what is of use out of it; `None` when there is no entry.
    #[inline(always)]
    pub(crate) fn end_if<R>(
        &mut self,
        name: Name,
        f: impl FnOnce(&mut T) -> Option<R>,
    ) -> Option<Option<R>> {
        let entry = self.entries.get_mut(name.index as usize)?;
        if !entry.live || entry.generation != name.generation {
            return None;
        }
        let Some(result) = f(&mut entry.value) else { return Some(None) };
        entry.value.retire();
        entry.live = false;
        entry.generation = entry.generation.wrapping_add(1).max(1);
        entry.next = self.free;
        self.free = name.index;
        #[cfg(test)]
        {
            self.live -= 1;
        }
        Some(Some(result))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Name, &T)> {
        self.entries
            .iter()
            .enumerate()
            .filter(|(_, e)| e.live)
            .map(|(i, e)| (Name { index: i as u32, generation: e.generation }, &e.value))
    }

    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.entries.iter_mut().filter(|e| e.live).map(|e| &mut e.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Reuse for String {
        fn retire(&mut self) {
            self.push('!');
        }
    }

    #[test]
    fn a_pool_uses_entries_again_under_new_names() {
        let mut p = Pool::new();
        let (a, _) = p.take(|| "a".to_owned());
        assert_eq!(p.end(a, |s| s.clone()), Some("a".to_owned()));
        assert!(p.get(a).is_none() && p.end(a, |_| ()).is_none() && p.len() == 0);
        let (b, value) = p.take(|| "new".to_owned());
        assert_eq!((value.as_str(), b.index), ("a!", a.index));
        assert!(p.get(a).is_none() && p.get(b).is_some());
        assert_eq!(p.iter().count(), 1);
    }

    #[test]
    fn a_stale_name_finds_nothing() {
        let mut s = Slab::new();
        let a = s.insert('a');
        assert_eq!(s.remove(a), Some('a'));
        let b = s.insert('b');
        assert_eq!(a.index, b.index);
        assert_eq!((s.get(a), s.get(b)), (None, Some(&'b')));
        assert_eq!(s.remove(a), None);
        assert_eq!(Name::unpack(b.pack()), b);
        assert_eq!(s.len(), 1);
    }
}
