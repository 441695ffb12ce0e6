//! Packing and unpacking of typed data beside a loop that does it by hand.
//!
//! ```text
//! kernels                          a table: nanoseconds by the type and by hand
//! kernels CASE BYTES WAY COUNT     COUNT repetitions, to be counted by a tool
//! ```
//!
//! CASE is `vector` (doubles, stride 2), `indexed` (blocks of 1 to 4 doubles with gaps),
//! `ragged` (blocks of 1 to 64 bytes) or `struct` ({int, char, double, float\[3\]}); WAY is `pack`,
//! `unpack`, `hand-pack` or `hand-unpack`. Both ways run in turns, for a fraction of a
//! millisecond each, and the least of the rounds counts, which other work disturbs least.

use std::hint::black_box;
use std::time::{Duration, Instant};

use hawser_datatype::{Datatype, Scalar};

/// Bytes of a record without its holes.
const RECORD: usize = 25;

/// One element of C's `struct { int i; char c; double d; float f[3]; }`.
#[repr(C)]
#[derive(Clone, Copy)]
struct Record {
    i: i32,
    c: i8,
    d: f64,
    f: [f32; 3],
}

/// A type, and the blocks of it as a program would keep them.
struct Case {
    name: &'static str,
    dtype: Datatype,
    count: u64,
    lens: Vec<i64>,
    places: Vec<i64>,
    packed: usize,
    extent: usize,
}

fn case(name: &'static str, bytes: usize) -> Case {
    let double = Datatype::scalar(Scalar::Double);
    let n = (bytes / 8) as i64;
    let (mut lens, mut places, mut at) = (Vec::new(), Vec::new(), 0);
    let (dtype, count, packed, extent) = match name {
        "vector" => (Datatype::vector(n, 1, 2, &double).unwrap(), 1, n * 8, n * 16),
        "indexed" | "ragged" => {
            let doubles = name == "indexed";
            let mut left = if doubles { n } else { bytes as i64 };
            for i in 0.. {
                let len = if doubles { 1 + i * 5 % 4 } else { 1 + i * 37 % 64 }.min(left);
                lens.push(len);
                places.push(at);
                at += len + 1 + i * 7 % 3;
                left -= len;
                if left == 0 {
                    break;
                }
            }
            let (unit, part) =
                if doubles { (8, double) } else { (1, Datatype::scalar(Scalar::Byte)) };
            let packed = lens.iter().sum::<i64>() * unit;
            (Datatype::indexed(&lens, &places, &part).unwrap(), 1, packed, at * unit)
        }
        _ => {
            let scalars = [Scalar::Int, Scalar::Char, Scalar::Double, Scalar::Float];
            let types = scalars.map(Datatype::scalar);
            let raw = Datatype::structure(&[1, 1, 1, 3], &[0, 4, 8, 16], &types).unwrap();
            let extent = size_of::<Record>() as i64;
            let count = (bytes / RECORD).max(1) as i64;
            let dtype = Datatype::resized(0, extent, &raw).unwrap();
            (dtype, count as u64, count * RECORD as i64, count * extent)
        }
    };
    dtype.commit();
    let (packed, extent) = (packed as usize, extent as usize + 64);
    Case { name, dtype, count, lens, places, packed, extent }
}

/// Memory of the elements, as doubles so that they are aligned, and packed memory.
struct Memory {
    elements: Vec<f64>,
    packed: Vec<f64>,
}

impl Memory {
    fn new(case: &Case) -> Memory {
        let fill = |n: usize| (0..n.div_ceil(8) + 8).map(|i| i as f64).collect();
        Memory { elements: fill(case.extent), packed: fill(case.packed) }
    }
}

#[inline(never)]
fn typed<const PACK: bool>(case: &Case, memory: &mut Memory) {
    let base = memory.elements.as_mut_ptr().cast::<u8>();
    let packed = memory.packed.as_mut_ptr().cast::<u8>();
    // SAFETY: both are as long as the case says, and do not overlap.
    unsafe {
        if PACK {
            let out = std::slice::from_raw_parts_mut(packed, case.packed);
            case.dtype.pack(case.count, base, 0, out);
        } else {
            let data = std::slice::from_raw_parts(packed, case.packed);
            case.dtype.unpack(case.count, base, 0, data);
        }
    }
}

#[inline(never)]
fn by_hand<const PACK: bool>(case: &Case, memory: &mut Memory) {
    let Memory { elements, packed } = memory;
    let copy = |mem: &mut f64, packed: &mut f64| match PACK {
        true => *packed = *mem,
        false => *mem = *packed,
    };
    match case.name {
        "vector" => {
            let n = case.packed / 8;
            for (mem, p) in elements.chunks_exact_mut(2).zip(&mut packed[..n]) {
                copy(&mut mem[0], p);
            }
        }
        "indexed" => {
            let (mem, mut out) = (elements.as_mut_ptr(), packed.as_mut_ptr());
            for (len, at) in case.lens.iter().zip(&case.places) {
                for k in 0..*len {
                    // SAFETY: the blocks lie in the memory of the case.
                    unsafe {
                        copy(&mut *mem.add((at + k) as usize), &mut *out);
                        out = out.add(1);
                    }
                }
            }
        }
        "ragged" => {
            let (mem, mut out) = (elements.as_mut_ptr().cast::<u8>(), packed.as_mut_ptr().cast());
            for (len, at) in case.lens.iter().zip(&case.places) {
                // SAFETY: the blocks lie in the memory of the case.
                unsafe {
                    let (block, len) = (mem.add(*at as usize), *len as usize);
                    match PACK {
                        true => std::ptr::copy_nonoverlapping(block, out, len),
                        false => std::ptr::copy_nonoverlapping(out, block, len),
                    }
                    out = out.add(len);
                }
            }
        }
        _ => {
            let records = elements.as_mut_ptr().cast::<Record>();
            let mut out = packed.as_mut_ptr().cast::<u8>();
            for i in 0..case.count as usize {
                // SAFETY: `count` records, and as many times their bytes.
                unsafe {
                    let r = &mut *records.add(i);
                    if PACK {
                        out.cast::<i32>().write_unaligned(r.i);
                        out.add(4).cast::<i8>().write(r.c);
                        out.add(5).cast::<f64>().write_unaligned(r.d);
                        out.add(13).cast::<[f32; 3]>().write_unaligned(r.f);
                    } else {
                        r.i = out.cast::<i32>().read_unaligned();
                        r.c = out.add(4).cast::<i8>().read();
                        r.d = out.add(5).cast::<f64>().read_unaligned();
                        r.f = out.add(13).cast::<[f32; 3]>().read_unaligned();
                    }
                    out = out.add(RECORD);
                }
            }
        }
    }
}

fn run(case: &Case, way: &str, memory: &mut Memory, count: u64) {
    let step = match way {
        "pack" => typed::<true>,
        "unpack" => typed::<false>,
        "hand-pack" => by_hand::<true>,
        _ => by_hand::<false>,
    };
    for _ in 0..count {
        step(black_box(case), black_box(memory));
    }
}

fn table() {
    println!(
        "{:<8} {:>8} {:>7} {:>11} {:>11} {:>6}",
        "case", "bytes", "way", "type ns", "hand ns", "ratio"
    );
    for name in ["vector", "indexed", "ragged", "struct"] {
        for bytes in [64, 256, 1 << 10, 8 << 10, 64 << 10, 1 << 20] {
            let case = case(name, bytes);
            let mut memory = Memory::new(&case);
            for way in ["pack", "unpack"] {
                let count = (200_000 / bytes as u64).max(1);
                let mut least = [Duration::MAX; 2];
                for _ in 0..60 {
                    for (hand, least) in least.iter_mut().enumerate() {
                        let way = if hand == 1 { format!("hand-{way}") } else { way.to_string() };
                        let before = Instant::now();
                        run(&case, &way, &mut memory, count);
                        *least = (*least).min(before.elapsed());
                    }
                }
                let [by_type, by_hand] = least.map(|t| t.as_nanos() as f64 / count as f64);
                println!(
                    "{name:<8} {:>8} {way:>7} {by_type:>11.1} {by_hand:>11.1} {:>6.2}",
                    case.packed,
                    by_type / by_hand
                );
            }
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, bytes, way, count] = &words[..] else { return table() };
    let names = ["vector", "indexed", "ragged", "struct"];
    let name = *names.iter().find(|n| *n == name).expect("a case: vector, indexed, ragged, struct");
    let case = case(name, bytes.parse().expect("a number of bytes"));
    let mut memory = Memory::new(&case);
    run(&case, way, &mut memory, count.parse().expect("a number of repetitions"));
}
