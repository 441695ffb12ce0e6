//! A type as the standard defines it: a list of (kind, displacement), and explicit bounds.

use crate::scalar::Scalar;

/// A typemap.
#[derive(Clone, Debug, Default)]
pub(super) struct Model {
    pub(super) entries: Vec<(Scalar, i64)>,
    marks: Option<(i64, i64)>,
}

impl Model {
    pub(super) fn scalar(kind: Scalar) -> Model {
        let entries = match kind.pair() {
            None => vec![(kind, 0)],
            Some((value, index)) => {
                let at = value.size().next_multiple_of(u64::from(index.align()));
                vec![(value, 0), (index, at as i64)]
            }
        };
        Model { entries, marks: None }
    }

    /// Parts at displacements, in order.
    pub(super) fn parts<'a>(parts: impl IntoIterator<Item = (i64, &'a Model)>) -> Model {
        let mut new = Model::default();
        for (at, part) in parts {
            new.entries.extend(part.entries.iter().map(|(k, d)| (*k, d + at)));
            if let Some((lb, ub)) = part.marks {
                let (a, b) = new.marks.unwrap_or((lb + at, ub + at));
                new.marks = Some((a.min(lb + at), b.max(ub + at)));
            }
        }
        new
    }

    /// `len` elements in a row at each displacement.
    pub(super) fn rows(rows: &[(i64, i64)], part: &Model) -> Model {
        let step = part.extent();
        let at = rows.iter().flat_map(|(len, at)| (0..*len).map(move |i| at + i * step));
        Model::parts(at.map(|d| (d, part)).collect::<Vec<_>>())
    }

    pub(super) fn marked(mut self, lb: i64, ub: i64) -> Model {
        self.marks = Some((lb, ub));
        self
    }

    pub(super) fn size(&self) -> u64 {
        self.entries.iter().map(|e| e.0.size()).sum()
    }

    pub(super) fn true_lb(&self) -> i64 {
        self.entries.iter().map(|e| e.1).min().unwrap_or(0)
    }

    pub(super) fn true_ub(&self) -> i64 {
        self.entries.iter().map(|e| e.1 + e.0.size() as i64).max().unwrap_or(0)
    }

    pub(super) fn lb(&self) -> i64 {
        self.marks.map_or(self.true_lb(), |m| m.0)
    }

    pub(super) fn extent(&self) -> i64 {
        if let Some((lb, ub)) = self.marks {
            return ub - lb;
        }
        let align = self.entries.iter().map(|e| i64::from(e.0.align())).max().unwrap_or(1);
        let span = self.true_ub() - self.true_lb();
        (span + align - 1) / align * align
    }

    /// `count` elements as one typemap.
    pub(super) fn times(&self, count: u64) -> Model {
        Model::rows(&[(count as i64, 0)], self)
    }

    /// Packed bytes of memory in which displacement 0 is at `origin`.
    pub(super) fn pack(&self, memory: &[u8], origin: i64) -> Vec<u8> {
        let mut out = Vec::new();
        for (kind, disp) in &self.entries {
            let at = (origin + disp) as usize;
            out.extend_from_slice(&memory[at..at + kind.size() as usize]);
        }
        out
    }

    /// Scatters packed bytes, in order.
    pub(super) fn unpack(&self, memory: &mut [u8], origin: i64, packed: &[u8]) {
        let mut from = packed;
        for (kind, disp) in &self.entries {
            let n = (kind.size() as usize).min(from.len());
            let at = (origin + disp) as usize;
            memory[at..at + n].copy_from_slice(&from[..n]);
            from = &from[n..];
        }
    }
}
