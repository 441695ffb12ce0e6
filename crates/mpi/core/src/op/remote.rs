//! Operations on elements of memory that others change at the same time (MPI-5.0 section 12.3.4).
//!
//! Atomic is the element of a predefined type, not the call. How an element is changed depends on
//! its size and address only (`hawser_lockfree::element`), so that accumulates of any operation, by
//! the owner and by others, exclude each other.

mod basic;

use std::ops::Range;

use hawser_datatype::{Class, Datatype, FloatFormat};
use hawser_lockfree::element::{Element, Granule};
use hawser_lockfree::elements::Elements;
use hawser_segment::mem::UserSlice;

use super::{Builtin, Elem, kernels, wide};

pub use basic::{Basic, Block, blocks, code_of, one_block};
use basic::{LARGEST, What};

/// An accumulate at its target.
#[derive(Clone, Copy, Debug)]
pub struct Combine<'a> {
    /// What is done.
    pub op: Builtin,
    /// To what.
    pub basic: Basic,
    /// The lock of the target's elements.
    pub lock: Elements<'a>,
    /// Nobody else changes the elements meanwhile: the target is locked exclusively, or its owner
    /// alone works on them.
    pub alone: bool,
}

impl Combine<'_> {
    /// Changes the elements of `memory`, one after the other, by the packed ones of `operand`,
    /// which is empty for `MPI_NO_OP`. `old`, where it is wanted, gets the values before, packed:
    /// it is empty or has room for all.
    pub fn run(&self, memory: UserSlice, operand: &[u8], old: &mut [u8]) {
        if self.alone && self.run_alone(memory, operand, old) {
            return;
        }
        let (size, extent) = (self.basic.size, self.basic.extent);
        let given = operand.len() / size.max(1);
        let whole = memory.len() / extent.max(1);
        let n = if self.op == Builtin::NoOp { whole } else { whole.min(given) };
        // All are aligned, or none: a scalar is as long as it is far from the next one.
        // SAFETY: `memory` is memory of a window, readable and writable.
        let aligned = unsafe { Element::new(memory.ptr(), size) }.is_some();
        match self.basic.what {
            What::Scalar(elem) if aligned => self.run_aligned(elem, n, memory, operand, old),
            _ => self.run_locked(n, memory, operand, old),
        }
    }

    /// Aligned elements that the processor changes: many of them by the loops of reductions, while
    /// nobody else changes any, if that can be had, and else one after the other.
    fn run_aligned(&self, elem: Elem, n: usize, memory: UserSlice, operand: &[u8], old: &mut [u8]) {
        let size = self.basic.size;
        if n == 1 {
            return self.one(memory.part(0, size), operand.get(..size).unwrap_or(&[]), old);
        }
        let few = (HELD / size).max(1);
        let mut i = 0;
        while i < n {
            let end = n.min(i + few);
            let bytes = i * size..end * size;
            let part = memory.part(bytes.start, bytes.len());
            let mine = operand.get(bytes.clone()).unwrap_or(&[]);
            let before = old.get_mut(bytes).unwrap_or(&mut []);
            // What is left says whether it is worth it.
            let alone = || {
                self.run_alone(part, mine, before);
            };
            if !self.lock.bulk((n - i) * size, alone) {
                let (left, before) = (i..n, &mut *old);
                let _single = self.lock.single();
                self.run_atomic(elem, left, memory, operand, before);
                return;
            }
            i = end;
        }
    }

    /// Aligned elements, by atomic operations: several at once where they fill a granule.
    fn run_atomic(
        &self,
        elem: Elem,
        which: Range<usize>,
        memory: UserSlice,
        operand: &[u8],
        old: &mut [u8],
    ) {
        let size = self.basic.size;
        let at = |i: usize| memory.ptr().wrapping_add(i * size);
        let Range { start: mut i, end: n } = which;
        while i < n {
            if self.op == Builtin::Replace && old.is_empty() {
                i += self.replace(at(i), &operand[i * size..n * size]) / size;
                continue;
            }
            let rest = (n - i) * size;
            let wide = rest >= Granule::BYTES && self.op != Builtin::NoOp;
            if wide && (at(i) as usize).is_multiple_of(Granule::BYTES) && Granule::is_here() {
                let bytes = rest - rest % Granule::BYTES;
                let first = i * size;
                let before = old.get_mut(first..first + bytes).unwrap_or(&mut []);
                self.granules(elem, at(i), &operand[first..first + bytes], before);
                i += bytes / size;
                continue;
            }
            let mine = operand.get(i * size..(i + 1) * size).unwrap_or(&[]);
            let before = old.get_mut(i * size..(i + 1) * size).unwrap_or(&mut []);
            // SAFETY: memory of a window, readable and writable.
            if let Some(element) = unsafe { Element::new(at(i), size) } {
                let was = self.atomic(element, elem, word_of(mine));
                if !before.is_empty() {
                    put_word(was, before);
                }
            }
            i += 1;
        }
    }

    /// Replaces as many elements as one store does; gives its bytes.
    fn replace(&self, at: *mut u8, operand: &[u8]) -> usize {
        // SAFETY: memory of a window as long as `operand`, readable and writable.
        let word = (operand.len() >= 8).then(|| unsafe { Element::new(at, 8) }).flatten();
        let bytes = if word.is_some() { 8 } else { self.basic.size };
        // SAFETY: as above.
        let element = word.or_else(|| unsafe { Element::new(at, bytes) });
        if let Some(element) = element {
            element.store(word_of(&operand[..bytes]));
        }
        bytes
    }

    /// Elements that fill granules, by a loop of their own for the most usual ones.
    fn granules(&self, elem: Elem, at: *mut u8, operand: &[u8], old: &mut [u8]) {
        let whole = matches!(elem, Elem::Signed(_) | Elem::Unsigned(_));
        let float = |f: FloatFormat| matches!(elem, Elem::Float(found, _) if found == f);
        let bits = |x: [u8; 16]| u128::from_ne_bytes(x);
        match (self.op, self.basic.size) {
            (Builtin::Replace, _) => by_granules(at, operand, old, |a, _| a),
            (Builtin::Band, _) => {
                by_granules(at, operand, old, |a, b| (bits(a) & bits(b)).to_ne_bytes());
            }
            (Builtin::Bor, _) => {
                by_granules(at, operand, old, |a, b| (bits(a) | bits(b)).to_ne_bytes());
            }
            (Builtin::Bxor, _) => {
                by_granules(at, operand, old, |a, b| (bits(a) ^ bits(b)).to_ne_bytes());
            }
            (Builtin::Sum, 8) if whole => by_granules(at, operand, old, |a, b| {
                lanes(a, b, |x, y| {
                    u64::from_ne_bytes(x).wrapping_add(u64::from_ne_bytes(y)).to_ne_bytes()
                })
            }),
            (Builtin::Sum, 4) if whole => by_granules(at, operand, old, |a, b| {
                lanes(a, b, |x, y| {
                    u32::from_ne_bytes(x).wrapping_add(u32::from_ne_bytes(y)).to_ne_bytes()
                })
            }),
            (Builtin::Sum, 8) if float(FloatFormat::Double) => {
                by_granules(at, operand, old, |a, b| {
                    lanes(a, b, |x, y| {
                        (f64::from_ne_bytes(x) + f64::from_ne_bytes(y)).to_ne_bytes()
                    })
                });
            }
            (Builtin::Sum, 4) if float(FloatFormat::Single) => {
                by_granules(at, operand, old, |a, b| {
                    lanes(a, b, |x, y| {
                        (f32::from_ne_bytes(x) + f32::from_ne_bytes(y)).to_ne_bytes()
                    })
                });
            }
            (op, size) => by_granules(at, operand, old, |a, mut b| {
                // SAFETY: both have as many elements; the operation was checked.
                unsafe {
                    wide::reduce(op, elem, a.as_ptr(), b.as_mut_ptr(), Granule::BYTES / size)
                };
                b
            }),
        }
    }

    /// Elements that only a lock makes atomic: it is held for a few of them at a time.
    fn run_locked(&self, n: usize, memory: UserSlice, operand: &[u8], old: &mut [u8]) {
        let (size, extent) = (self.basic.size, self.basic.extent);
        let pairs = matches!(self.basic.what, What::Pair(_));
        let few = if pairs { HELD_PAIRS } else { HELD };
        let few = (few / extent.max(1)).max(1);
        let mut i = 0;
        while i < n {
            let end = n.min(i + few);
            self.lock.with(|| {
                if !pairs {
                    let (bytes, none): (_, &mut [u8]) = (i * size..end * size, &mut []);
                    let part = memory.part(bytes.start, bytes.len());
                    let mine = operand.get(bytes.clone()).unwrap_or(&[]);
                    self.run_alone(part, mine, old.get_mut(bytes).unwrap_or(none));
                    return;
                }
                for i in i..end {
                    let mine = operand.get(i * size..(i + 1) * size).unwrap_or(&[]);
                    let before = old.get_mut(i * size..(i + 1) * size).unwrap_or(&mut []);
                    self.change(memory.part(i * extent, extent), mine, before);
                }
            });
            i = end;
        }
    }

    /// The loops of reductions, for scalars that nobody else changes.
    fn run_alone(&self, memory: UserSlice, operand: &[u8], old: &mut [u8]) -> bool {
        let What::Scalar(elem) = self.basic.what else { return false };
        let before = old.len().min(memory.len());
        memory.part(0, before).read(&mut old[..before]);
        let n = (operand.len().min(memory.len())) / self.basic.size.max(1);
        match self.op {
            Builtin::NoOp => {}
            Builtin::Replace => {
                memory.part(0, n * self.basic.size).write(&operand[..n * self.basic.size]);
            }
            op => {
                // SAFETY: both have `n` elements; `operand` is a borrow of other memory, and the
                // operation was checked.
                unsafe { wide::reduce(op, elem, operand.as_ptr(), memory.ptr(), n) }
            }
        }
        true
    }

    /// One element: `operand` and `old` are its packed bytes, or empty.
    #[inline]
    pub fn one(&self, at: UserSlice, operand: &[u8], old: &mut [u8]) {
        if let What::Scalar(elem) = self.basic.what {
            // SAFETY: `at` is memory of a window, readable and writable.
            if let Some(element) = unsafe { Element::new(at.ptr(), self.basic.size) } {
                let operand = word_of(operand);
                // A load leaves nothing that another one could undo.
                let before = match self.op {
                    Builtin::NoOp => element.load(),
                    _ => {
                        let _single = self.lock.single();
                        self.atomic(element, elem, operand)
                    }
                };
                if !old.is_empty() {
                    put_word(before, old);
                }
                return;
            }
        }
        self.locked(at, operand, old);
    }

    /// An element that only a lock makes atomic.
    #[inline(never)]
    fn locked(&self, at: UserSlice, operand: &[u8], old: &mut [u8]) {
        self.lock.with(|| self.change(at, operand, old));
    }

    #[inline]
    fn atomic(&self, at: Element, elem: Elem, operand: u64) -> u64 {
        let float = |f: FloatFormat| matches!(elem, Elem::Float(found, _) if found == f);
        match self.op {
            Builtin::Replace => at.swap(operand),
            Builtin::NoOp => at.load(),
            Builtin::Sum if matches!(elem, Elem::Signed(_) | Elem::Unsigned(_)) => {
                at.fetch_add(operand)
            }
            Builtin::Band => at.fetch_and(operand),
            Builtin::Bor => at.fetch_or(operand),
            Builtin::Bxor => at.fetch_xor(operand),
            Builtin::Sum if float(FloatFormat::Double) => {
                at.update(|v| (f64::from_bits(operand) + f64::from_bits(v)).to_bits())
            }
            Builtin::Sum if float(FloatFormat::Single) => at.update(|v| {
                let sum = f32::from_bits(operand as u32) + f32::from_bits(v as u32);
                u64::from(sum.to_bits())
            }),
            op => {
                let size = self.basic.size;
                let (mut left, mut inout) = ([0; 8], [0; 8]);
                put_word(operand, &mut left[..size]);
                at.update(|v| {
                    put_word(v, &mut inout[..size]);
                    // SAFETY: both have one element; the operation was checked.
                    unsafe { wide::reduce(op, elem, left.as_ptr(), inout.as_mut_ptr(), 1) };
                    word_of(&inout[..size])
                })
            }
        }
    }

    /// Changes an element under the lock.
    fn change(&self, at: UserSlice, operand: &[u8], old: &mut [u8]) {
        let mut left = [0u8; LARGEST];
        self.spread(operand, &mut left);
        let mut value = [0u8; LARGEST];
        let value = &mut value[..at.len()];
        at.read(value);
        if !old.is_empty() {
            self.gather(value, old);
        }
        match (self.op, self.basic.what) {
            (Builtin::NoOp, _) => return,
            (Builtin::Replace, _) => {
                // Padding stays as it is at the target.
                self.spread(operand, value);
            }
            (op, What::Scalar(elem)) => {
                // SAFETY: both have one element; the operation was checked.
                unsafe { wide::reduce(op, elem, left.as_ptr(), value.as_mut_ptr(), 1) }
            }
            (op, What::Pair(pair)) => {
                let (min, n) = (op == Builtin::Minloc, value.len());
                // SAFETY: as above.
                unsafe {
                    kernels::reduce_pairs(min, pair, n, left.as_ptr(), value.as_mut_ptr(), 1);
                }
            }
        }
        at.write(value);
    }

    /// From packed bytes to the form in memory.
    fn spread(&self, packed: &[u8], to: &mut [u8]) {
        let Some(split) = self.split().filter(|_| !packed.is_empty()) else {
            let n = packed.len().min(to.len());
            to[..n].copy_from_slice(&packed[..n]);
            return;
        };
        let (value, index_at) = split;
        to[..value].copy_from_slice(&packed[..value]);
        let index = packed.len() - value;
        to[index_at..index_at + index].copy_from_slice(&packed[value..]);
    }

    /// From the form in memory to packed bytes.
    fn gather(&self, from: &[u8], packed: &mut [u8]) {
        let Some((value, index_at)) = self.split() else {
            let n = packed.len().min(from.len());
            packed[..n].copy_from_slice(&from[..n]);
            return;
        };
        let index = packed.len() - value;
        packed[..value].copy_from_slice(&from[..value]);
        packed[value..].copy_from_slice(&from[index_at..index_at + index]);
    }

    /// Bytes of a pair's value, and where its index lies.
    fn split(&self) -> Option<(usize, usize)> {
        match self.basic.what {
            What::Pair(p) => Some((kernels::width(p.value), p.index_at)),
            What::Scalar(_) => None,
        }
    }
}

/// Bytes of elements for which the lock of elements is held at a time: some microseconds, beside
/// which to take it is nothing.
const HELD: usize = 64 << 10;
/// The same of pairs, which take longer.
const HELD_PAIRS: usize = 2048;

/// Replaces granule after granule by what `f` makes of the operand and of itself.
#[inline(always)]
fn by_granules(
    at: *mut u8,
    operand: &[u8],
    old: &mut [u8],
    f: impl Fn([u8; 16], [u8; 16]) -> [u8; 16],
) {
    let (operands, _) = operand.as_chunks::<{ Granule::BYTES }>();
    let mut olds = old.as_chunks_mut::<{ Granule::BYTES }>().0.iter_mut();
    for (i, mine) in operands.iter().enumerate() {
        // SAFETY: the processor can, and the caller has found the address to be aligned; the memory
        // is that of a window, readable and writable, and as long as the operand.
        let granule = unsafe { Granule::new(at.wrapping_add(i * Granule::BYTES)) };
        let before = granule.update(|v| f(*mine, v));
        if let Some(to) = olds.next() {
            *to = before;
        }
    }
}

/// Combines the elements of two granules one by one.
#[inline(always)]
fn lanes<const N: usize>(
    a: [u8; 16],
    mut b: [u8; 16],
    f: impl Fn([u8; N], [u8; N]) -> [u8; N],
) -> [u8; 16] {
    for (x, y) in a.as_chunks::<N>().0.iter().zip(b.as_chunks_mut::<N>().0) {
        *y = f(*x, *y);
    }
    b
}

/// Replaces an element by `new` if its bytes are those of `expected`; `old` gets those before. All
/// have the element's size.
pub fn compare_and_swap(
    at: UserSlice,
    lock: Elements<'_>,
    expected: &[u8],
    new: &[u8],
    old: &mut [u8],
) {
    // SAFETY: `at` is memory of a window, readable and writable.
    if let Some(element) = unsafe { Element::new(at.ptr(), at.len()) } {
        let (expected, new) = (word_of(expected), word_of(new));
        let before = {
            let _single = lock.single();
            element.compare_and_swap(expected, new)
        };
        put_word(before, old);
        return;
    }
    lock.with(|| {
        at.read(old);
        if old == expected {
            at.write(new);
        }
    });
}

/// An integer of a predefined type that the processor changes, by the operations that it has:
/// `MPI_SUM`, `MPI_REPLACE`, `MPI_NO_OP` and the bitwise ones. `operand` is empty for `MPI_NO_OP`.
/// `None`: it is none of these, and nothing has happened; else the bytes before, as a number.
#[inline(always)]
pub fn fetch_integer(
    op: Builtin,
    dtype: &Datatype,
    at: UserSlice,
    lock: Elements<'_>,
    operand: &[u8],
) -> Option<u64> {
    let element = integer(dtype, at)?;
    let operand = word_of(operand);
    if op == Builtin::NoOp {
        return Some(element.load());
    }
    let _single = lock.single();
    Some(match op {
        Builtin::Sum => element.fetch_add(operand),
        Builtin::Replace => element.swap(operand),
        Builtin::Band => element.fetch_and(operand),
        Builtin::Bor => element.fetch_or(operand),
        Builtin::Bxor => element.fetch_xor(operand),
        _ => return None,
    })
}

/// [`compare_and_swap`] of an integer of a predefined type that the processor changes; of others
/// `None`, and then nothing has happened. All have the element's size.
#[inline(always)]
pub fn swap_integer(
    dtype: &Datatype,
    at: UserSlice,
    lock: Elements<'_>,
    expected: &[u8],
    new: &[u8],
) -> Option<u64> {
    let element = integer(dtype, at)?;
    let (expected, new) = (word_of(expected), word_of(new));
    let _single = lock.single();
    Some(element.compare_and_swap(expected, new))
}

#[inline(always)]
fn integer(dtype: &Datatype, at: UserSlice) -> Option<Element> {
    if !matches!(dtype.as_scalar()?.class(), Class::Signed | Class::Unsigned) {
        return None;
    }
    // SAFETY: `at` is memory of a window, readable and writable.
    unsafe { Element::new(at.ptr(), at.len()) }
}

/// An element of at most 8 bytes as a number.
#[inline(always)]
fn word_of(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => u64::from(a),
        [a, b] => u64::from(u16::from_ne_bytes([a, b])),
        [a, b, c, d] => u64::from(u32::from_ne_bytes([a, b, c, d])),
        [a, b, c, d, e, f, g, h] => u64::from_ne_bytes([a, b, c, d, e, f, g, h]),
        _ => 0,
    }
}

/// [`word_of`] backwards.
#[inline]
fn put_word(word: u64, to: &mut [u8]) {
    match to.len() {
        1 => to[0] = word as u8,
        2 => to.copy_from_slice(&(word as u16).to_ne_bytes()),
        4 => to.copy_from_slice(&(word as u32).to_ne_bytes()),
        8 => to.copy_from_slice(&word.to_ne_bytes()),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use hawser_datatype::Scalar;
    use hawser_lockfree::control::Control;
    use hawser_lockfree::elements::{Announcement, Sharers};

    use super::*;

    fn control() -> Control {
        let block = Box::leak(vec![0u64; 80].into_boxed_slice());
        let at = block.as_mut_ptr().cast::<u8>();
        // SAFETY: zeroed, long enough, aligned, never freed.
        unsafe { Control::at(at.wrapping_add(at.align_offset(64)), 1) }
    }

    #[derive(Debug)]
    struct Nobody;

    static OWN: Announcement = Announcement::new();

    impl Sharers for Nobody {
        fn is_lost(&self, _slot: u32) -> bool {
            false
        }

        fn announcement(&self, nth: usize) -> Option<(u32, Option<&Announcement>)> {
            (nth == 0).then_some((0, Some(&OWN)))
        }

        fn barrier(&self) -> bool {
            false
        }
    }

    fn mine(control: Control) -> Elements<'static> {
        Elements::new(control.elements(), 0, &OWN, &Nobody)
    }

    fn slice<T>(of: &mut [T]) -> UserSlice {
        // SAFETY: the borrow outlives the use in these tests.
        unsafe { UserSlice::new(of.as_mut_ptr().cast(), size_of_val(of)) }
    }

    fn run(op: Builtin, dtype: &Datatype, at: UserSlice, operand: &[u8], alone: bool) -> Vec<u8> {
        let basic = Basic::of(dtype).unwrap();
        basic.check(op).unwrap();
        let control = control();
        let mut old = vec![0; if alone { 0 } else { at.len() / basic.extent() * basic.size() }];
        Combine { op, basic, lock: mine(control), alone }.run(at, operand, &mut old);
        old
    }

    fn bytes<T: Copy>(of: &[T]) -> Vec<u8> {
        // SAFETY: plain numbers without padding.
        unsafe { std::slice::from_raw_parts(of.as_ptr().cast::<u8>(), size_of_val(of)) }.to_vec()
    }

    #[test]
    fn both_ways_of_changing_elements_agree_with_reductions() {
        let double = Datatype::scalar(Scalar::Double);
        for alone in [false, true] {
            let mut at = [1.5, -2.0, 4.0];
            let old = run(Builtin::Sum, &double, slice(&mut at), &bytes(&[1.0, 2.0, 3.0]), alone);
            assert_eq!(at, [2.5, 0.0, 7.0]);
            run(Builtin::Max, &double, slice(&mut at), &bytes(&[3.0, -1.0, 3.0]), alone);
            assert_eq!(at, [3.0, 0.0, 7.0]);
            assert!(alone || old == bytes(&[1.5, -2.0, 4.0]));
        }
        // Not aligned: under the lock.
        let mut raw = [0u8; 13];
        let part = slice(&mut raw).part(1, 8);
        run(Builtin::Sum, &Datatype::scalar(Scalar::Int64), part, &bytes(&[7i64]), false);
        let old =
            run(Builtin::Prod, &Datatype::scalar(Scalar::Int64), part, &bytes(&[6i64]), false);
        assert_eq!(old, bytes(&[7i64]));
        assert_eq!(raw[1..9], 42i64.to_ne_bytes());
        let mut small = [0x7fu8, 1];
        run(Builtin::Sum, &Datatype::scalar(Scalar::Int8), slice(&mut small), &[1, 1], false);
        assert_eq!(small, [0x80, 2]);
    }

    #[test]
    fn long_runs_agree_with_elements_one_by_one() {
        let kinds = Scalar::ALL.iter().filter(|s| s.pair().is_none());
        for (scalar, op) in kinds.flat_map(|s| Builtin::ALL.iter().map(move |op| (*s, *op))) {
            let basic = Basic::of_scalar(scalar);
            if basic.check(op).is_err() || op == Builtin::NoOp || scalar.size() == 0 {
                continue;
            }
            let (size, n) = (basic.size(), 37);
            let control = control();
            let combine = Combine { op, basic, lock: mine(control), alone: false };
            // Small whole numbers in most formats, and never such as are no numbers.
            let operand: Vec<u8> =
                (0..n * size).map(|i| if i % size == 0 { 1 } else { 0 }).collect();
            for shift in 0..3 {
                let mut memory = vec![0u128; 3 * n];
                let all = slice(&mut memory).part(shift * size, n * size);
                all.write(&operand.iter().map(|b| b * 3).collect::<Vec<u8>>());
                let mut expected = vec![0u128; 3 * n];
                let single = slice(&mut expected).part(shift * size, n * size);
                let mut start = vec![0; n * size];
                all.read(&mut start);
                single.write(&start);
                for i in 0..n {
                    let range = i * size..(i + 1) * size;
                    combine.one(single.part(i * size, size), &operand[range], &mut []);
                }
                let mut old = vec![0; if shift == 1 { 0 } else { n * size }];
                combine.run(all, &operand, &mut old);
                assert_eq!(memory, expected, "{scalar:?} {op:?} {shift}");
                assert!(old.is_empty() || old == start, "{scalar:?} {op:?} {shift}");
            }
        }
    }

    #[test]
    fn pairs_keep_their_padding_and_elements_of_derived_types_are_found() {
        let pair = Datatype::value_index(Scalar::Double, Scalar::Int32).expect("a pair");
        let mut at = [bytes(&[5.0]), bytes(&[1i32, 0x7777])].concat();
        let mine = [bytes(&[3.0]), bytes(&[9i32])].concat();
        let old = run(Builtin::Minloc, &pair, slice(&mut at), &mine, false);
        assert_eq!(at, [bytes(&[3.0]), bytes(&[9i32, 0x7777])].concat());
        assert_eq!(old, [bytes(&[5.0]), bytes(&[1i32])].concat());
        let two = Datatype::vector(2, 1, 2, &pair).unwrap();
        let basic = Basic::of(&two).unwrap();
        assert_eq!(
            blocks(&two, 1, &basic),
            [Block { at: 0, count: 1 }, Block { at: 32, count: 1 }]
        );
        let int = Datatype::scalar(Scalar::Int32);
        let mixed = Datatype::structure(&[1, 1], &[0, 8], &[int.clone(), pair]).unwrap();
        assert!(Basic::of(&mixed).is_err());
        let v = Datatype::vector(2, 2, 3, &int).unwrap();
        let basic = Basic::of(&v).unwrap();
        assert_eq!(blocks(&v, 1, &basic), [Block { at: 0, count: 2 }, Block { at: 12, count: 2 }]);
        assert!(basic.is_comparable() && !Basic::of(&two).unwrap().is_comparable());
        for dtype in [&two, &v] {
            let code = code_of(dtype).unwrap();
            let again = Basic::from_code(code).expect("it was made of a type");
            assert_eq!(again.size(), Basic::of(dtype).unwrap().size());
        }
    }

    #[test]
    fn compare_and_swap_of_all_widths() {
        let control = control();
        let mut at = [3u8; 16];
        for n in [1, 2, 4, 8, 16] {
            let part = slice(&mut at).part(0, n);
            let mut old = vec![0; n];
            let (three, four) = (vec![3; n], vec![4; n]);
            compare_and_swap(part, mine(control), &four, &three, &mut old);
            assert_eq!(old, three);
            compare_and_swap(part, mine(control), &three, &four, &mut old);
            assert_eq!((old, &at[..n]), (three.clone(), &four[..]));
            at = [3; 16];
        }
    }
}
