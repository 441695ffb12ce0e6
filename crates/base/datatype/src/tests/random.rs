//! Random nests of constructors against the model.

use proptest::prelude::*;

use super::model::Model;
use crate::convert::encode;
use crate::{Cursor, Datatype, External, FloatFormat, Order, Scalar, ScalarRuns};

#[derive(Clone, Debug)]
enum Recipe {
    Scalar(Scalar),
    Dup(Box<Recipe>),
    Contiguous(i64, Box<Recipe>),
    Vector(i64, i64, i64, Box<Recipe>),
    Hvector(i64, i64, i64, Box<Recipe>),
    Indexed(Vec<(i64, i64)>, Box<Recipe>),
    Hindexed(Vec<(i64, i64)>, Box<Recipe>),
    IndexedBlock(i64, Vec<i64>, Box<Recipe>),
    HindexedBlock(i64, Vec<i64>, Box<Recipe>),
    Struct(Vec<(i64, i64, Recipe)>),
    Subarray(Vec<(i64, i64, i64)>, bool, Box<Recipe>),
    Resized(i64, i64, Box<Recipe>),
}

/// Models larger than this are cut off, to keep the run short.
const MAX_ENTRIES: usize = 1500;

fn build(recipe: &Recipe) -> (Datatype, Model) {
    match recipe {
        Recipe::Scalar(s) => (Datatype::scalar(*s), Model::scalar(*s)),
        Recipe::Struct(fields) => {
            let made: Vec<_> = fields.iter().map(|f| build(&f.2)).collect();
            let lens: Vec<_> = fields.iter().map(|f| f.0).collect();
            let displs: Vec<_> = fields.iter().map(|f| f.1).collect();
            let types: Vec<_> = made.iter().map(|m| m.0.clone()).collect();
            let rows: Vec<_> = fields
                .iter()
                .zip(&made)
                .map(|(f, m)| (f.1, Model::rows(&[(f.0, 0)], &m.1)))
                .collect();
            let model = Model::parts(rows.iter().map(|(d, m)| (*d, m)));
            (Datatype::structure(&lens, &displs, &types).unwrap(), model)
        }
        Recipe::Dup(old)
        | Recipe::Contiguous(_, old)
        | Recipe::Vector(.., old)
        | Recipe::Hvector(.., old)
        | Recipe::Indexed(_, old)
        | Recipe::Hindexed(_, old)
        | Recipe::IndexedBlock(_, _, old)
        | Recipe::HindexedBlock(_, _, old)
        | Recipe::Subarray(_, _, old)
        | Recipe::Resized(_, _, old) => {
            let (t, m) = build(old);
            over(recipe, &t, &m)
        }
    }
}

/// A constructor over one old type.
fn over(recipe: &Recipe, t: &Datatype, m: &Model) -> (Datatype, Model) {
    let x = m.extent();
    let grid = |n: i64, len: i64, step: i64| {
        Model::rows(&(0..n).map(|i| (len, i * step)).collect::<Vec<_>>(), m)
    };
    let split = |b: &[(i64, i64)]| b.iter().copied().unzip::<i64, i64, Vec<_>, Vec<_>>();
    let scaled = |b: &[(i64, i64)]| b.iter().map(|(l, d)| (*l, d * x)).collect::<Vec<_>>();
    let blocks = |len: i64, d: &[i64], unit: i64| {
        Model::rows(&d.iter().map(|d| (len, d * unit)).collect::<Vec<_>>(), m)
    };
    let (new, model) = match recipe {
        Recipe::Scalar(_) | Recipe::Struct(_) => unreachable!("have no single old type"),
        Recipe::Dup(_) => (Datatype::dup(t), m.clone()),
        Recipe::Contiguous(n, _) => (Datatype::contiguous(*n, t), Model::rows(&[(*n, 0)], m)),
        Recipe::Vector(n, len, s, _) => (Datatype::vector(*n, *len, *s, t), grid(*n, *len, s * x)),
        Recipe::Hvector(n, len, s, _) => (Datatype::hvector(*n, *len, *s, t), grid(*n, *len, *s)),
        Recipe::Indexed(b, _) => {
            let (l, d) = split(b);
            (Datatype::indexed(&l, &d, t), Model::rows(&scaled(b), m))
        }
        Recipe::Hindexed(b, _) => {
            let (l, d) = split(b);
            (Datatype::hindexed(&l, &d, t), Model::rows(b, m))
        }
        Recipe::IndexedBlock(len, d, _) => {
            (Datatype::indexed_block(*len, d, t), blocks(*len, d, x))
        }
        Recipe::HindexedBlock(len, d, _) => {
            (Datatype::hindexed_block(*len, d, t), blocks(*len, d, 1))
        }
        Recipe::Subarray(dims, fortran, _) => subarray(dims, *fortran, t, m),
        Recipe::Resized(lb, extent, _) => {
            (Datatype::resized(*lb, *extent, t), m.clone().marked(*lb, lb + extent))
        }
    };
    (new.unwrap(), model)
}

fn subarray(
    dims: &[(i64, i64, i64)],
    fortran: bool,
    t: &Datatype,
    m: &Model,
) -> (crate::Result<Datatype>, Model) {
    let sizes: Vec<_> = dims.iter().map(|d| d.0 + d.1 + d.2).collect();
    let subs: Vec<_> = dims.iter().map(|d| d.1).collect();
    let starts: Vec<_> = dims.iter().map(|d| d.0).collect();
    let order = if fortran { Order::Fortran } else { Order::C };
    let made = Datatype::subarray(&sizes, &subs, &starts, order, t);
    // Slowest dimension first.
    let mut slow: Vec<_> = (0..dims.len()).collect();
    if fortran {
        slow.reverse();
    }
    let mut indices = vec![0i64];
    for d in slow {
        indices = indices
            .iter()
            .flat_map(|i| (starts[d]..starts[d] + subs[d]).map(move |j| (i, j)))
            .map(|(i, j)| i * sizes[d] + j)
            .collect();
    }
    let model = Model::parts(indices.iter().map(|i| (i * m.extent(), m)));
    (made, model.marked(0, sizes.iter().product::<i64>() * m.extent()))
}

/// Kinds; with `portable`, those for which any bits survive the external representation.
fn scalar(portable: bool) -> impl Strategy<Value = Scalar> {
    let exact =
        |s: Scalar| s.external_size() == s.size() && s.float_format() != Some(FloatFormat::X87);
    let fits = move |s: &Scalar| {
        let parts = s.pair().unwrap_or((*s, *s));
        !portable || exact(parts.0) && exact(parts.1)
    };
    let all: Vec<_> = Scalar::ALL.iter().copied().filter(fits).collect();
    prop::sample::select(all)
}

/// A nest of constructors.
fn recipe(portable: bool) -> impl Strategy<Value = Recipe> {
    let blocks = |range: std::ops::Range<i64>| prop::collection::vec((0i64..4, range), 0..5);
    scalar(portable).prop_map(Recipe::Scalar).prop_recursive(4, 24, 4, move |inner| {
        let old = inner.clone().prop_map(Box::new);
        prop_oneof![
            old.clone().prop_map(Recipe::Dup),
            (0i64..5, old.clone()).prop_map(|(n, o)| Recipe::Contiguous(n, o)),
            (0i64..5, 0i64..4, -4i64..6, old.clone())
                .prop_map(|(n, l, s, o)| Recipe::Vector(n, l, s, o)),
            (0i64..5, 0i64..4, -50i64..60, old.clone())
                .prop_map(|(n, l, s, o)| Recipe::Hvector(n, l, s, o)),
            (blocks(-4..8), old.clone()).prop_map(|(b, o)| Recipe::Indexed(b, o)),
            (blocks(-40..80), old.clone()).prop_map(|(b, o)| Recipe::Hindexed(b, o)),
            (0i64..4, prop::collection::vec(-4i64..8, 0..5), old.clone())
                .prop_map(|(l, d, o)| Recipe::IndexedBlock(l, d, o)),
            (0i64..4, prop::collection::vec(-40i64..80, 0..5), old.clone())
                .prop_map(|(l, d, o)| Recipe::HindexedBlock(l, d, o)),
            (prop::collection::vec((0i64..3, 1i64..4, 0i64..3), 1..4), any::<bool>(), old.clone())
                .prop_map(|(d, f, o)| Recipe::Subarray(d, f, o)),
            (-20i64..20, -30i64..60, old).prop_map(|(l, x, o)| Recipe::Resized(l, x, o)),
            prop::collection::vec((0i64..3, -60i64..90, inner), 0..4).prop_map(Recipe::Struct),
        ]
    })
}

/// Elements in memory: a type, its typemap `count` times, and bytes around displacement 0.
struct Field {
    dtype: Datatype,
    all: Model,
    count: u64,
    memory: Vec<u8>,
    origin: i64,
}

impl Field {
    fn new(recipe: &Recipe, count: u64, seed: u8) -> Option<Field> {
        let (dtype, model) = build(recipe);
        let all = model.times(count);
        if all.entries.len() > MAX_ENTRIES {
            return None;
        }
        let origin = -all.true_lb().min(0) + 16;
        let len = origin + all.true_ub().max(0) + 16;
        let byte = |i: i64| (i.wrapping_mul(31) as u8) ^ seed ^ (i >> 8) as u8;
        let memory = (0..len).map(byte).collect();
        Some(Field { dtype, all, count, memory, origin })
    }

    fn base(&self) -> *const u8 {
        self.memory.as_ptr().wrapping_offset(self.origin as isize)
    }
}

/// Splits `total` into pieces with the given sizes in turn.
fn pieces(total: u64, sizes: &[u64]) -> Vec<(u64, u64)> {
    let mut at = 0;
    let mut out = Vec::new();
    for n in sizes.iter().cycle() {
        if at >= total {
            break;
        }
        let end = total.min(at + n);
        out.push((at, end));
        at = end;
    }
    out
}

/// Packs in one go and in fragments that each begin with a seek.
fn check_packing(f: &Field, sizes: &[u64], jump: &prop::sample::Index) -> TestResult {
    let want = f.all.pack(&f.memory, f.origin);
    let mut cursor = Cursor::new(&f.dtype, f.count);
    prop_assert_eq!(cursor.total(), want.len() as u64);
    let mut got = vec![0; want.len() + 8];
    // SAFETY: the memory covers the typemap.
    let n = unsafe { cursor.pack(f.base(), &mut got) };
    prop_assert_eq!(&got[..n], &want[..]);
    if f.dtype.is_contiguous() && !want.is_empty() {
        let at = (f.origin + f.dtype.true_lb()) as usize;
        prop_assert_eq!(&f.memory[at..at + want.len()], &want[..]);
    }
    let mut parts = pieces(want.len() as u64, sizes);
    if !parts.is_empty() {
        let k = jump.index(parts.len());
        parts.rotate_left(k);
    }
    for (a, b) in parts {
        cursor.seek(a);
        let out = &mut got[..(b - a) as usize];
        // SAFETY: as above.
        let n = unsafe { cursor.pack(f.base(), out) };
        prop_assert_eq!(n as u64, b - a);
        prop_assert_eq!(&out[..], &want[a as usize..b as usize]);
        prop_assert_eq!(cursor.position(), b);
    }
    Ok(())
}

/// Unpacks fragments in order; overlapping entries keep what came last.
fn check_unpacking(f: &mut Field, sizes: &[u64]) -> TestResult {
    let total = f.all.size();
    let packed: Vec<u8> = (0..total).map(|i| (i * 7 + 3) as u8).collect();
    let mut want = f.memory.clone();
    f.all.unpack(&mut want, f.origin, &packed);
    let mut cursor = Cursor::new(&f.dtype, f.count);
    for (a, b) in pieces(total, sizes) {
        let base = f.memory.as_mut_ptr().wrapping_offset(f.origin as isize);
        // SAFETY: the memory covers the typemap.
        let n = unsafe { cursor.unpack(base, &packed[a as usize..b as usize]) };
        prop_assert_eq!(n as u64, b - a);
    }
    prop_assert_eq!(&f.memory, &want);
    Ok(())
}

type TestResult = std::result::Result<(), TestCaseError>;

/// Structures of a few scalars, often one after the other, sometimes overlapping.
fn record() -> impl Strategy<Value = Recipe> {
    let field = (1i64..4, 0i64..20, scalar(false));
    (prop::collection::vec(field, 2..5), any::<bool>(), 0i64..40).prop_map(|(f, tidy, pad)| {
        let mut at = 0;
        let fields = f.into_iter().map(|(len, gap, kind)| {
            let disp = if tidy { at + gap } else { gap };
            at = disp + len * Datatype::scalar_ref(kind).extent();
            (len, disp, Recipe::Scalar(kind))
        });
        let record = Recipe::Struct(fields.collect());
        if pad % 2 == 0 { record } else { Recipe::Resized(0, at + pad, Box::new(record)) }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn bounds_follow_the_typemap(r in recipe(false)) {
        let (t, m) = build(&r);
        prop_assert_eq!(t.size(), m.size());
        prop_assert_eq!(t.elements(), m.entries.len() as u64);
        prop_assert_eq!((t.lb(), t.extent()), (m.lb(), m.extent()));
        prop_assert_eq!((t.true_lb(), t.true_ub()), (m.true_lb(), m.true_ub()));
        let external: u64 = m.entries.iter().map(|e| e.0.external_size()).sum();
        prop_assert_eq!(t.external_size(), external);
    }

    #[test]
    fn packing_follows_the_typemap(
        r in recipe(false),
        count in 0u64..4,
        sizes in prop::collection::vec(1u64..40, 1..6),
        jump in any::<prop::sample::Index>(),
    ) {
        let Some(f) = Field::new(&r, count, 0) else { return Ok(()) };
        check_packing(&f, &sizes, &jump)?;
    }

    #[test]
    fn unpacking_follows_the_typemap(
        r in recipe(false),
        count in 0u64..4,
        sizes in prop::collection::vec(1u64..40, 1..6),
    ) {
        let Some(mut f) = Field::new(&r, count, 0) else { return Ok(()) };
        check_unpacking(&mut f, &sizes)?;
    }

    #[test]
    fn many_records_follow_the_typemap(
        r in record(),
        count in 1u64..150,
        sizes in prop::collection::vec(1u64..4000, 1..6),
        jump in any::<prop::sample::Index>(),
    ) {
        let Some(mut f) = Field::new(&r, count, 0) else { return Ok(()) };
        check_packing(&f, &sizes, &jump)?;
        check_unpacking(&mut f, &sizes)?;
    }

    #[test]
    fn runs_cover_the_packed_bytes(r in recipe(false), count in 0u64..4, limit in 1u64..60) {
        let Some(f) = Field::new(&r, count, 0) else { return Ok(()) };
        let mut got = Vec::new();
        let mut cursor = Cursor::new(&f.dtype, f.count);
        while let Some(run) = cursor.next_run(limit) {
            prop_assert!(run.len >= 1 && run.len <= limit);
            let at = (f.origin + run.offset) as usize;
            got.extend_from_slice(&f.memory[at..at + run.len as usize]);
        }
        prop_assert_eq!(got, f.all.pack(&f.memory, f.origin));
    }

    #[test]
    fn scalars_are_counted(r in recipe(false), count in 0u64..3) {
        let Some(f) = Field::new(&r, count, 0) else { return Ok(()) };
        let kinds: Vec<Scalar> = f.all.entries.iter().map(|e| e.0).collect();
        let runs: Vec<Scalar> = ScalarRuns::new(&f.dtype, f.count)
            .flat_map(|(k, n)| std::iter::repeat_n(k, n as usize))
            .collect();
        prop_assert_eq!(&runs, &kinds);
        let mut at = 0;
        for (i, kind) in kinds.iter().enumerate() {
            prop_assert_eq!(f.dtype.elements_in(at), Some(i as u64));
            prop_assert_eq!(f.dtype.bytes_of_elements(i as u64), at);
            for inside in 1..kind.size() {
                prop_assert_eq!(f.dtype.elements_in(at + inside), None);
            }
            at += kind.size();
        }
        prop_assert_eq!(f.dtype.elements_in(at), Some(kinds.len() as u64));
    }

    #[test]
    fn external_bytes_survive_the_round_trip(
        r in recipe(true),
        count in 0u64..4,
        sizes in prop::collection::vec(1u64..40, 1..6),
    ) {
        let Some(f) = Field::new(&r, count, 0) else { return Ok(()) };
        let native = f.all.pack(&f.memory, f.origin);
        let mut want = Vec::new();
        let mut at = 0;
        for (kind, _) in &f.all.entries {
            let mut bytes = vec![0; kind.external_size() as usize];
            encode(*kind, &native[at..at + kind.size() as usize], &mut bytes).unwrap();
            want.extend(bytes);
            at += kind.size() as usize;
        }
        let mut packer = External::new(&f.dtype, f.count);
        prop_assert_eq!(packer.total(), want.len() as u64);
        let mut got = vec![0; want.len()];
        for (a, b) in pieces(packer.total(), &sizes) {
            // SAFETY: the memory covers the typemap.
            let n = unsafe { packer.pack(f.base(), &mut got[a as usize..b as usize]) }.unwrap();
            prop_assert_eq!(n as u64, b - a);
        }
        prop_assert_eq!(&got, &want);
        let mut back = Field::new(&r, count, 0x5a).unwrap();
        let mut expected = back.memory.clone();
        back.all.unpack(&mut expected, back.origin, &native);
        let mut unpacker = External::new(&back.dtype, back.count);
        for (a, b) in pieces(unpacker.total(), &sizes) {
            let base = back.memory.as_mut_ptr().wrapping_offset(back.origin as isize);
            // SAFETY: as above.
            let n = unsafe { unpacker.unpack(base, &got[a as usize..b as usize]) }.unwrap();
            prop_assert_eq!(n as u64, b - a);
        }
        prop_assert_eq!(back.memory, expected);
    }
}
