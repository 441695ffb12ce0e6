//! Entries in order of arrival, reachable through several key chains at flat cost.
//!
//! Every entry is in chain [`ALL`]. Up to [`SHORT`] steps along it answer most searches; when they
//! do not, the chains of the wanted dimension are indexed by hash, and stay so until the queue is
//! empty. So a short queue pays for no hash, and a long one for no walk. A queue that was long when
//! it was searched probably grows long again: its index outlasts the next time that it is empty,
//! and grows with the queue, rather than be made anew in one go by the first search.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::chains::{At, Chains, Ends, Key, NIL};

/// Dimension of the chain of all entries.
pub(super) const ALL: usize = 0;
/// Number of dimensions; those above [`ALL`] are indexed on demand.
pub(super) const DIMS: usize = 4;

/// Steps along a chain before an index is made.
const SHORT: usize = 8;
/// Entries from which a queue is long.
const LONG: usize = 64;

/// Neither a rank nor a tag.
pub(super) const WILD: u32 = u32::MAX;

/// The key of a source and a tag.
pub(super) const fn key(source: u32, tag: u32) -> Key {
    (source as u64) << 32 | tag as u64
}

/// Keys come from peers of the same job: mixing is needed, defence against crafted keys is not.
#[derive(Default, Clone, Copy)]
pub(crate) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.write_u64(u64::from(b));
        }
    }
    fn write_u32(&mut self, v: u32) {
        self.write_u64(u64::from(v));
    }
    fn write_u64(&mut self, v: u64) {
        let wide = u128::from(v ^ self.0 ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93;
        self.0 = (wide as u64) ^ (wide >> 64) as u64;
    }
}

pub(crate) type FastMap<V> = HashMap<Key, V, BuildHasherDefault<Mix>>;

#[derive(Clone, Copy)]
struct Link {
    prev: At,
    next: At,
}

// One line of memory each: long queues are searched at the speed of the cache.
#[repr(align(64))]
struct Node<T> {
    source: u32,
    tag: u32,
    /// What the owner knows the entry by; 0 when it knows it by nothing.
    stamp: u64,
    links: [Link; DIMS],
    /// `None` in a free slot, whose `links[ALL].next` is the next free one.
    token: Option<T>,
}

/// The queue. `chains[d]` gives the key under which an entry is in dimension `d`; `None` when the
/// dimension is not used.
pub(super) struct Fifo<T> {
    nodes: Vec<Node<T>>,
    free: At,
    len: usize,
    all: Ends,
    /// By dimension; there while some dimension is indexed.
    index: Option<Box<[Option<Chains>; DIMS]>>,
    /// Some search through the index has found the queue long since it was empty last.
    long: bool,
    chain_key: fn(usize, u32, u32) -> Key,
}

impl<T: Copy> Fifo<T> {
    pub(super) fn new(chain_key: fn(usize, u32, u32) -> Key) -> Fifo<T> {
        Fifo {
            nodes: Vec::new(),
            free: NIL,
            len: 0,
            all: Ends::EMPTY,
            index: None,
            long: false,
            chain_key,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn stamp(&self, at: At) -> u64 {
        self.nodes[at as usize].stamp
    }

    /// The entry with this stamp. Looked for from both ends, where most of those are that are
    /// taken back.
    pub(super) fn find_stamp(&self, stamp: u64) -> Option<At> {
        let (mut front, mut back) = (self.all.head, self.all.tail);
        while front != NIL && back != NIL {
            let (f, b) = (&self.nodes[front as usize], &self.nodes[back as usize]);
            if f.stamp == stamp {
                return Some(front);
            }
            if b.stamp == stamp {
                return Some(back);
            }
            if f.stamp > stamp || b.stamp < stamp || front == back {
                return None;
            }
            (front, back) = (f.links[ALL].next, b.links[ALL].prev);
        }
        None
    }

    pub(super) fn token(&self, at: At) -> Option<T> {
        self.nodes.get(at as usize)?.token
    }

    pub(super) fn source_and_tag(&self, at: At) -> (u32, u32) {
        let n = &self.nodes[at as usize];
        (n.source, n.tag)
    }

    /// Puts an entry at the end.
    #[inline]
    pub(super) fn push(&mut self, source: u32, tag: u32, token: T) -> At {
        self.push_stamped(source, tag, token, 0)
    }

    /// As [`Fifo::push`], for [`Fifo::find_stamp`]: stamps of entries ascend.
    #[inline]
    pub(super) fn push_stamped(&mut self, source: u32, tag: u32, token: T, stamp: u64) -> At {
        if self.free == NIL {
            self.grow();
        }
        let at = self.free;
        let node = &mut self.nodes[at as usize];
        self.free = node.links[ALL].next;
        // `append` sets the links.
        (node.source, node.tag, node.stamp, node.token) = (source, tag, stamp, Some(token));
        self.len += 1;
        self.all = append(&mut self.nodes, ALL, self.all, at);
        if self.index.is_some() {
            for dim in 1..DIMS {
                self.add_to_index(dim, at);
            }
        }
        at
    }

    /// One more free slot.
    #[cold]
    fn grow(&mut self) {
        const OUT: Link = Link { prev: NIL, next: NIL };
        self.free = self.nodes.len() as At;
        self.nodes.push(Node { source: 0, tag: 0, stamp: 0, links: [OUT; DIMS], token: None });
    }

    fn add_to_index(&mut self, dim: usize, at: At) {
        let (source, tag) = self.source_and_tag(at);
        let key = (self.chain_key)(dim, source, tag);
        let Some(chains) = self.index.as_mut().and_then(|index| index[dim].as_mut()) else {
            return;
        };
        let nodes = &mut self.nodes;
        chains.update(key, |ends| append(nodes, dim, ends, at));
    }

    /// The oldest entry that satisfies `accept` if it is within the first few; `Err` when the
    /// question is still open after these.
    pub(super) fn scan(&self, accept: impl Fn(u32, u32) -> bool) -> Result<Option<At>, ()> {
        let mut at = self.all.head;
        for _ in 0..SHORT {
            if at == NIL {
                return Ok(None);
            }
            let node = &self.nodes[at as usize];
            if accept(node.source, node.tag) {
                return Ok(Some(at));
            }
            at = node.links[ALL].next;
        }
        if at == NIL { Ok(None) } else { Err(()) }
    }

    /// True when `dim` has an index: then searching through it is cheaper than [`Fifo::scan`].
    #[inline]
    pub(super) fn is_indexed(&self, dim: usize) -> bool {
        self.index.as_ref().is_some_and(|index| index[dim].is_some())
    }

    /// The oldest entry of a chain, through the index of `dim`.
    pub(super) fn first_of(&mut self, dim: usize, key: Key) -> Option<At> {
        if !self.is_indexed(dim) {
            self.build(dim);
        }
        self.long |= self.len >= LONG;
        let head = self.index.as_ref()?[dim].as_ref()?.get(key).head;
        (head != NIL).then_some(head)
    }

    #[cold]
    fn build(&mut self, dim: usize) {
        self.index.get_or_insert_default()[dim] = Some(Chains::with_capacity(self.len));
        let mut at = self.all.head;
        while at != NIL {
            self.add_to_index(dim, at);
            at = self.nodes[at as usize].links[ALL].next;
        }
    }

    /// Takes an entry out.
    #[inline(always)]
    pub(super) fn remove(&mut self, at: At) -> Option<T> {
        let token = self.nodes.get_mut(at as usize)?.token.take()?;
        self.all = unlink(&mut self.nodes, ALL, self.all, at);
        self.len -= 1;
        if self.index.is_some() {
            self.remove_from_indices(at);
        }
        self.nodes[at as usize].links[ALL].next = self.free;
        self.free = at;
        Some(token)
    }

    #[inline(never)]
    fn remove_from_indices(&mut self, at: At) {
        if self.len == 0 && !std::mem::take(&mut self.long) {
            self.index = None;
            return;
        }
        let (source, tag) = self.source_and_tag(at);
        let Some(index) = &mut self.index else { return };
        for dim in 1..DIMS {
            let Some(chains) = &mut index[dim] else { continue };
            let nodes = &mut self.nodes;
            let key = (self.chain_key)(dim, source, tag);
            chains.update(key, |ends| unlink(nodes, dim, ends, at));
        }
    }

    /// All entries, oldest first.
    pub(super) fn iter(&self) -> impl Iterator<Item = (At, T)> + '_ {
        let mut at = self.all.head;
        std::iter::from_fn(move || {
            let here = at;
            let node = self.nodes.get(here as usize)?;
            at = node.links[ALL].next;
            node.token.map(|t| (here, t))
        })
    }
}

/// Puts an entry at the end of a chain; gives the chain's new ends.
#[inline]
fn append<T>(nodes: &mut [Node<T>], dim: usize, ends: Ends, at: At) -> Ends {
    nodes[at as usize].links[dim] = Link { prev: ends.tail, next: NIL };
    if ends.tail == NIL {
        return Ends { head: at, tail: at };
    }
    nodes[ends.tail as usize].links[dim].next = at;
    Ends { head: ends.head, tail: at }
}

/// Takes an entry out of a chain; gives the chain's new ends.
#[inline]
fn unlink<T>(nodes: &mut [Node<T>], dim: usize, mut ends: Ends, at: At) -> Ends {
    let Link { prev, next } = nodes[at as usize].links[dim];
    match prev {
        NIL => ends.head = next,
        p => nodes[p as usize].links[dim].next = next,
    }
    match next {
        NIL => ends.tail = prev,
        n => nodes[n as usize].links[dim].prev = prev,
    }
    ends
}
