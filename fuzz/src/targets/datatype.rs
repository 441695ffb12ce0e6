//! Bytes read as a program of type constructors; the walk over the result must agree with the
//! type's own figures.

use hawser_datatype::{Cursor, Datatype, Scalar};

/// Types with more bytes are built but not walked.
const WALK_MAX: u64 = 1 << 14;
/// Offsets further away than any address are built but not walked.
const OFFSET_MAX: i128 = 1 << 60;
/// Constructors on top of each other.
const NEST_MAX: usize = 8;

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A small number, now and then an extreme one.
    fn number(&mut self, bound: i64) -> i64 {
        match self.byte() {
            0xff => i64::MAX,
            0xfe => i64::MIN,
            0xfd => i64::from(i32::MAX) + i64::from(self.byte()),
            b => i64::from(b as i8) % bound,
        }
    }

    /// Not negative, except where the extremes say so.
    fn count(&mut self) -> i64 {
        let n = self.number(5);
        if n == i64::MIN { n } else { n.saturating_abs() }
    }

    fn scalar(&mut self) -> Scalar {
        let supported: Vec<Scalar> =
            Scalar::ALL.iter().copied().filter(|s| s.is_supported()).collect();
        supported[usize::from(self.byte()) % supported.len()]
    }
}

/// One constructor around `old`; `None` when the arguments were refused.
fn wrap(bytes: &mut Bytes<'_>, old: &Datatype) -> Option<Datatype> {
    let pairs = |bytes: &mut Bytes<'_>, bound| -> (Vec<i64>, Vec<i64>) {
        (0..bytes.byte() % 4).map(|_| (bytes.count(), bytes.number(bound))).unzip()
    };
    let new = match bytes.byte() >> 4 {
        0 | 1 => Datatype::contiguous(bytes.count(), old),
        2 | 3 => Datatype::vector(bytes.count(), bytes.count(), bytes.number(9), old),
        4 | 5 => Datatype::hvector(bytes.count(), bytes.count(), bytes.number(90), old),
        6 | 7 => {
            let (lens, displs) = pairs(bytes, 9);
            Datatype::indexed(&lens, &displs, old)
        }
        8 | 9 => {
            let (lens, displs) = pairs(bytes, 90);
            Datatype::hindexed(&lens, &displs, old)
        }
        10 | 11 => Datatype::resized(bytes.number(30), bytes.number(90), old),
        12 => Datatype::hindexed_block(bytes.count(), &pairs(bytes, 90).1, old),
        13 | 14 => {
            let (lens, displs) = pairs(bytes, 90);
            let other = Datatype::scalar(bytes.scalar());
            let types: Vec<Datatype> = (0..lens.len())
                .map(|i| if i % 2 == 0 { old.clone() } else { other.clone() })
                .collect();
            Datatype::structure(&lens, &displs, &types)
        }
        _ => Datatype::dup(old),
    };
    new.ok()
}

pub(super) fn datatype(data: &[u8]) {
    let mut bytes = Bytes(data);
    let count = u64::from(bytes.byte() % 4);
    let mut t = Datatype::scalar(bytes.scalar());
    for _ in 0..NEST_MAX {
        if bytes.0.is_empty() {
            break;
        }
        if let Some(new) = wrap(&mut bytes, &t) {
            t = new;
        }
    }
    t.commit();
    let Some(total) = t.size().checked_mul(count).filter(|total| *total <= WALK_MAX) else {
        return;
    };
    walk(&t, count, total);
}

fn walk(t: &Datatype, count: u64, total: u64) {
    let (low, high) = (i128::from(t.true_lb()), i128::from(t.true_ub()));
    let last = i128::from(t.extent()) * i128::from(count.saturating_sub(1));
    let (low, high) = (low + last.min(0), high + last.max(0));
    if low < -OFFSET_MAX || high > OFFSET_MAX {
        // No memory can hold these elements.
        return;
    }
    let mut cursor = Cursor::new(t, count);
    assert_eq!(cursor.total(), total);
    let mut places: Vec<i64> = Vec::new();
    while let Some(run) = cursor.next_run(u64::MAX) {
        assert!(run.len > 0);
        places.extend((0..run.len as i64).map(|i| run.offset + i));
        assert!(places.len() as u64 <= total, "the walk is longer than the type");
    }
    assert_eq!(places.len() as u64, total);
    assert!(places.iter().all(|p| (low..high).contains(&i128::from(*p))), "outside the bounds");
    // A seek to any byte continues the same walk.
    let step = (total / 16).max(1) as usize;
    for at in (0..places.len()).step_by(step) {
        cursor.seek(at as u64);
        let run = cursor.next_run(3).expect("bytes remain");
        assert_eq!(run.offset, places[at]);
        assert!(run.len <= 3);
    }
}
