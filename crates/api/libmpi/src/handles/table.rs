//! A slab of objects with stable addresses behind integer handles.
//!
//! A handle is `generation << 32 | FIRST + (index << 4 | kind)`: never below 4096, so that it is no
//! predefined handle, and different for an object that later takes the same place. Looking up takes
//! no lock; inserting and removing take that of the thread's own share of the entries, so that
//! threads do not meet.

use std::cell::{Cell, UnsafeCell};
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use hawser_core::contracts::pml::PmlReq;
use hawser_core::err;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_lockfree::Serial;

/// Smallest value of a created handle.
const FIRST: u32 = 4096;
/// Bits of a handle that tell the kind of object.
const KIND_BITS: u32 = 4;
/// Entries of chunk 0; each next chunk is twice as long.
const BASE: u32 = 64;
/// Entries that a share takes at once; a chunk holds whole blocks.
const BLOCK: u32 = 32;
/// Shares of the entries; threads are spread over them.
const SHARES: usize = 8;
/// Chunks; together they hold `BASE * (2^CHUNKS - 1)` entries, all of which fit 30 bits.
const CHUNKS: usize = 19;

const _: () = assert!(BASE.is_multiple_of(BLOCK));
// Bit 30 is what tells a request that has no object (`PmlReq::MARK`).
const _: () = assert!(
    ((BASE as u64 * ((1 << CHUNKS) - 1)) << KIND_BITS) + (FIRST as u64) + 16 < PmlReq::MARK
);

/// What a handle stands for: the value in its low bits, the error class and the word for people.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// 0 ..= 15, different for each table.
    pub(crate) id: u32,
    /// Class of "this is not such a handle".
    pub(crate) class: ErrClass,
    /// E.g. "communicator".
    pub(crate) word: &'static str,
}

struct Entry<T> {
    /// Even: free. Odd: holds a value, and is the generation part of its handle.
    generation: AtomicU32,
    /// The share that the entry belongs to; set before it is first used.
    share: AtomicU32,
    value: UnsafeCell<MaybeUninit<T>>,
}

impl<T> Entry<T> {
    /// The share that the entry belongs to.
    #[inline]
    fn share(&self) -> usize {
        self.share.load(Ordering::Relaxed) as usize % SHARES
    }

    /// Makes the entry a free one of its share. False when another thread did since the handle was
    /// found. The object is still in place, and the caller's until it gives the share's lock back.
    #[inline(always)]
    fn give_back(&self, handle: usize, index: u32, free: &mut Vec<u32>) -> bool {
        let generation = self.generation.load(Ordering::Relaxed);
        if !same_generation(handle, generation) {
            return false;
        }
        self.generation.store(generation.wrapping_add(1), Ordering::Release);
        free.push(index);
        true
    }
}

/// The free entries of one share, on lines of their own.
#[repr(align(128))]
struct Share(Serial<Vec<u32>>);

thread_local! {
    static SHARE: Cell<u32> = const { Cell::new(u32::MAX) };
}

/// The share of the calling thread.
fn own_share() -> usize {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let mut share = SHARE.get();
    if share == u32::MAX {
        share = NEXT.fetch_add(1, Ordering::Relaxed) % SHARES as u32;
        SHARE.set(share);
    }
    share as usize
}

/// Objects of one kind.
pub(crate) struct Table<T: 'static> {
    kind: Kind,
    chunks: [AtomicPtr<Entry<T>>; CHUNKS],
    shares: [Share; SHARES],
    /// Entries at and above this index belong to no share.
    fresh: Mutex<u32>,
}

// SAFETY: values are handed out as shared references (`get`) and moved in and out under the lock.
unsafe impl<T: Send + Sync> Sync for Table<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Send for Table<T> {}

/// Chunk number, offset in it, for an index.
const fn place(index: u32) -> (usize, usize) {
    let k = (index / BASE + 1).ilog2();
    (k as usize, (index - BASE * ((1 << k) - 1)) as usize)
}

#[cfg(target_pointer_width = "64")]
const fn pack(generation: u32, low: u32) -> usize {
    (generation as usize) << 32 | low as usize
}
#[cfg(target_pointer_width = "32")]
const fn pack(_generation: u32, low: u32) -> usize {
    low as usize
}

#[cfg(target_pointer_width = "64")]
const fn same_generation(handle: usize, generation: u32) -> bool {
    (handle >> 32) as u32 == generation
}
#[cfg(target_pointer_width = "32")]
const fn same_generation(_handle: usize, generation: u32) -> bool {
    generation % 2 == 1
}

impl<T: Send + Sync> Table<T> {
    /// An empty table.
    pub(crate) const fn new(kind: Kind) -> Table<T> {
        assert!(kind.id < 1 << KIND_BITS);
        Table {
            kind,
            chunks: [const { AtomicPtr::new(ptr::null_mut()) }; CHUNKS],
            shares: [const { Share(Serial::new(Vec::new())) }; SHARES],
            fresh: Mutex::new(0),
        }
    }

    /// Whether threads may insert and remove at the same time; true until told otherwise.
    pub(crate) fn set_threaded(&self, threaded: bool) {
        for share in &self.shares {
            share.0.set_threaded(threaded);
        }
    }

    fn entry(&self, index: u32) -> Option<&Entry<T>> {
        let (chunk, offset) = place(index);
        let base = self.chunks.get(chunk)?.load(Ordering::Acquire);
        if base.is_null() {
            return None;
        }
        // SAFETY: a chunk has BASE << chunk entries, lives as long as the program, and `place`
        // gives offsets below that.
        Some(unsafe { &*base.add(offset) })
    }

    #[cold]
    #[inline(never)]
    fn grow(&self, chunk: usize) -> Result<()> {
        let slot = self.chunks.get(chunk).ok_or_else(|| {
            err!(NoMem, "too many {}s are alive; free those not needed", self.kind.word)
        })?;
        if slot.load(Ordering::Relaxed).is_null() {
            let entries: Vec<Entry<T>> = (0..(BASE as usize) << chunk)
                .map(|_| Entry {
                    generation: AtomicU32::new(0),
                    share: AtomicU32::new(0),
                    value: UnsafeCell::new(MaybeUninit::uninit()),
                })
                .collect();
            let base = Box::leak(entries.into_boxed_slice()).as_mut_ptr();
            slot.store(base, Ordering::Release);
        }
        Ok(())
    }

    /// Gives a share a block of entries that were never used; the first of them.
    #[cold]
    #[inline(never)]
    fn refill(&self, share: usize, free: &mut Vec<u32>) -> Result<u32> {
        let mut fresh = self.fresh.lock().unwrap_or_else(PoisonError::into_inner);
        let first = *fresh;
        self.grow(place(first).0)?;
        *fresh += BLOCK;
        for index in (first..first + BLOCK).rev() {
            if let Some(entry) = self.entry(index) {
                entry.share.store(share as u32, Ordering::Relaxed);
                free.push(index);
            }
        }
        free.pop().ok_or_else(|| no_entry(first))
    }

    /// Takes the object in; gives its handle, and the object. Inlined, so that the object is made
    /// in its place.
    #[inline(always)]
    pub(crate) fn insert(&self, value: T) -> Result<(usize, &T)> {
        // With one thread there is one share, and no look at which.
        let share = if self.shares[0].0.threaded() { own_share() } else { 0 };
        let mut free = self.shares[share].0.lock();
        let index = match free.pop() {
            Some(index) => index,
            None => self.refill(share, &mut free)?,
        };
        let Some(entry) = self.entry(index) else { return Err(no_entry(index)) };
        let generation = entry.generation.load(Ordering::Relaxed).wrapping_add(1);
        // SAFETY: the entry is free and taken out of the list under the lock: nobody else looks.
        let value = unsafe { (*entry.value.get()).write(value) };
        entry.generation.store(generation, Ordering::Release);
        Ok((pack(generation, FIRST + (index << KIND_BITS | self.kind.id)), value))
    }

    /// Index of a handle value that has the form of this table's handles.
    fn index(&self, low: u32) -> Option<u32> {
        let rest = low.checked_sub(FIRST)?;
        (rest % (1 << KIND_BITS) == self.kind.id).then_some(rest >> KIND_BITS)
    }

    #[inline]
    fn find(&self, handle: usize) -> Option<(u32, &Entry<T>)> {
        let index = self.index(handle as u32)?;
        let entry = self.entry(index)?;
        let generation = entry.generation.load(Ordering::Acquire);
        (generation % 2 == 1 && same_generation(handle, generation)).then_some((index, entry))
    }

    /// The object. The reference is good until the handle is removed; using an object in one thread
    /// while another frees it is an error of the program (MPI-5.0 section 11.6).
    #[inline]
    pub(crate) fn get(&'static self, handle: usize) -> Result<&'static T> {
        match self.find(handle) {
            // SAFETY: an odd generation says that the value is there.
            Some((_, entry)) => Ok(unsafe { (*entry.value.get()).assume_init_ref() }),
            None => Err(self.bad(handle)),
        }
    }

    /// Takes the object out; the handle is invalid from now on.
    #[inline]
    pub(crate) fn remove(&self, handle: usize) -> Result<T> {
        let (index, entry) = self.find(handle).ok_or_else(|| self.bad(handle))?;
        let mut free = self.shares[entry.share()].0.lock();
        if !entry.give_back(handle, index, &mut free) {
            return Err(self.bad(handle));
        }
        // SAFETY: the generation of a handle says that the value is there; `give_back` has said
        // that it is gone, under the lock that is still held.
        Ok(unsafe { (*entry.value.get()).assume_init_read() })
    }

    /// Puts what `change` makes of the object in its place.
    ///
    /// # Safety
    /// Nobody else knows the handle, and no reference of [`Table::get`] is left.
    pub(crate) unsafe fn replace(&self, handle: usize, change: impl FnOnce(T) -> T) -> Result<()> {
        let (_, entry) = self.find(handle).ok_or_else(|| self.bad(handle))?;
        // SAFETY: the value is there, and promised to be the caller's alone. A panic in `change`
        // ends the process at the C border before anybody sees the value that was moved.
        unsafe {
            let value = (*entry.value.get()).assume_init_read();
            (*entry.value.get()).write(change(value));
        }
        Ok(())
    }

    /// The handle whose low 31 bits are `low`, if it is alive.
    pub(crate) fn alive(&self, low: u32) -> Option<usize> {
        let entry = self.entry(self.index(low)?)?;
        let generation = entry.generation.load(Ordering::Acquire);
        (generation % 2 == 1).then(|| pack(generation, low))
    }

    /// How many objects are alive.
    #[cfg(test)]
    pub(crate) fn live(&self) -> u32 {
        let free: usize = self.shares.iter().map(|s| s.0.lock().len()).sum();
        *self.fresh.lock().unwrap_or_else(PoisonError::into_inner) - free as u32
    }

    /// Why this value is no handle of this table.
    #[cold]
    fn bad(&self, handle: usize) -> Error {
        let (class, word) = (self.kind.class, self.kind.word);
        let low = handle as u32;
        let known = self.index(low).and_then(|i| self.entry(i));
        let text = match known {
            Some(e) if e.generation.load(Ordering::Relaxed) > 0 => {
                format!("{word} {handle:#x} was freed before; keep no copies of freed handles")
            }
            _ if handle == 0 => {
                format!("the {word} handle is zero: a variable that was never set")
            }
            _ if low >= FIRST && low <= i32::MAX as u32 && (handle as u64) >> 32 != 0 => {
                format!("{handle:#x} is a handle of another kind, not a {word}")
            }
            _ => format!("{handle:#x} is no {word} handle"),
        };
        Error::new(class, text)
    }
}

#[cold]
fn no_entry(index: u32) -> Error {
    err!(Intern, "handle table has no entry {index}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = Kind { id: 3, class: ErrClass::Comm, word: "communicator" };
    const OTHER: Kind = Kind { id: 4, class: ErrClass::Group, word: "group" };

    #[test]
    fn places_are_dense_and_distinct() {
        assert_eq!(place(0), (0, 0));
        assert_eq!(place(63), (0, 63));
        assert_eq!(place(64), (1, 0));
        assert_eq!(place(64 + 127), (1, 127));
        assert_eq!(place(64 + 128), (2, 0));
        assert_eq!(place(64 + 128 + 255), (2, 255));
    }

    #[test]
    fn stale_foreign_null_and_wild_handles_are_refused() {
        static A: Table<String> = Table::new(KIND);
        static B: Table<String> = Table::new(OTHER);
        let a = A.insert("a".into()).unwrap().0;
        let b = B.insert("b".into()).unwrap().0;
        assert!(a > 4095 && b > 4095);
        assert_eq!(A.get(a).unwrap(), "a");
        assert_eq!(A.get(b).unwrap_err().class(), ErrClass::Comm);
        assert_eq!(B.get(a).unwrap_err().class(), ErrClass::Group);
        assert!(A.get(0).unwrap_err().text().contains("never set"));
        assert!(A.get(usize::MAX).is_err());
        assert!(A.get(0x101).is_err());
        assert_eq!(A.remove(a).unwrap(), "a");
        assert!(A.get(a).unwrap_err().text().contains("freed"));
        assert!(A.remove(a).is_err());
        let again = A.insert("c".into()).unwrap().0;
        assert_eq!(again as u32, a as u32);
        assert_ne!(again, a);
        assert!(A.get(a).is_err());
    }

    #[test]
    fn ten_thousand_objects_keep_their_addresses_and_ints() {
        static T: Table<u64> = Table::new(KIND);
        let handles: Vec<usize> = (0..10_000).map(|v| T.insert(v).unwrap().0).collect();
        let first: *const u64 = T.get(handles[0]).unwrap();
        for (v, &h) in handles.iter().enumerate() {
            assert_eq!(*T.get(h).unwrap(), v as u64);
            assert_eq!(T.alive(h as u32), Some(h));
        }
        assert!(std::ptr::eq(first, T.get(handles[0]).unwrap()));
        assert_eq!(T.live(), 10_000);
        for &h in &handles {
            T.remove(h).unwrap();
        }
        assert_eq!(T.live(), 0);
        assert_eq!(T.alive(handles[7] as u32), None);
    }

    #[test]
    fn threads_insert_and_remove_at_the_same_time() {
        static T: Table<Vec<u32>> = Table::new(KIND);
        std::thread::scope(|s| {
            for t in 0..4u32 {
                s.spawn(move || {
                    for i in 0..2_000 {
                        let h = T.insert(vec![t, i]).unwrap().0;
                        assert_eq!(T.get(h).unwrap(), &[t, i]);
                        assert_eq!(T.remove(h).unwrap(), [t, i]);
                    }
                });
            }
        });
        assert_eq!(T.live(), 0);
    }

    #[test]
    fn threads_hand_objects_to_one_another() {
        static T: Table<Vec<u32>> = Table::new(KIND);
        let (hand, taken) = std::sync::mpsc::sync_channel::<(usize, u32)>(16);
        std::thread::scope(|s| {
            for t in 0..3 {
                let hand = hand.clone();
                s.spawn(move || {
                    for i in 0..1_000 {
                        hand.send((T.insert(vec![t, i]).unwrap().0, t)).unwrap();
                    }
                });
            }
            drop(hand);
            let mut some = Vec::new();
            for (handle, t) in taken {
                assert_eq!(T.get(handle).unwrap()[0], t);
                some.push(handle);
                if some.len() == 7 {
                    for handle in some.drain(..) {
                        assert_eq!(T.remove(handle).unwrap().len(), 2);
                        assert!(T.get(handle).is_err());
                    }
                }
            }
            some.into_iter().for_each(|h| drop(T.remove(h).unwrap()));
        });
        assert_eq!(T.live(), 0);
    }
}
