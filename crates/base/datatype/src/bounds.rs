//! Size and bounds of a type under construction (MPI-5.0 section 5.1.6 to 5.1.8).

use crate::desc::{Amounts, Datatype};
use crate::error::{Result, TypeError};

/// The running sum over a type's parts, in arithmetic wide enough not to overflow.
pub(crate) struct Bounds {
    size: u128,
    elements: u128,
    external: u128,
    data: Option<(i128, i128)>,
    marks: Option<(i128, i128)>,
    align: u32,
    depth: u16,
    overflow: bool,
}

fn widen(range: &mut Option<(i128, i128)>, lo: i128, hi: i128) {
    *range = Some(match *range {
        None => (lo, hi),
        Some((a, b)) => (a.min(lo), b.max(hi)),
    });
}

fn narrow(v: i128, what: &'static str) -> Result<i64> {
    i64::try_from(v).map_err(|_| TypeError::overflow(what))
}

fn narrow_pair(v: Option<(i128, i128)>, what: &'static str) -> Result<Option<(i64, i64)>> {
    v.map(|(a, b)| Ok((narrow(a, what)?, narrow(b, what)?))).transpose()
}

impl Bounds {
    pub(crate) fn new() -> Bounds {
        Bounds {
            size: 0,
            elements: 0,
            external: 0,
            data: None,
            marks: None,
            align: 1,
            depth: 0,
            overflow: false,
        }
    }

    /// Adds `len` consecutive elements of `part` at `disp`.
    pub(crate) fn add(&mut self, disp: i128, len: u64, part: &Datatype) {
        self.add_grid(disp, 1, 0, len, part);
    }

    /// Adds `count` groups of `len` consecutive elements of `part`, `stride` bytes apart, the
    /// first at `disp`.
    pub(crate) fn add_grid(
        &mut self,
        disp: i128,
        count: u64,
        stride: i128,
        len: u64,
        part: &Datatype,
    ) {
        // The nest counts even when it is empty: contents can be asked for it.
        self.depth = self.depth.max(part.depth() + 1);
        if count == 0 || len == 0 {
            return;
        }
        let outer = (i128::from(count) - 1).checked_mul(stride);
        let inner = (i128::from(len) - 1) * i128::from(part.extent());
        let Some((lo, hi)) = outer.and_then(|o| {
            let lo = disp.checked_add(o.min(0))?.checked_add(inner.min(0))?;
            let hi = disp.checked_add(o.max(0))?.checked_add(inner.max(0))?;
            Some((lo, hi))
        }) else {
            self.overflow = true;
            return;
        };
        let times = u128::from(count) * u128::from(len);
        self.add_amounts(times, part);
        // Far outside 64 bits already means overflow; the check keeps the sums below from it.
        let limit = i128::from(i64::MAX) * 4;
        if lo < -limit || hi > limit {
            self.overflow |= part.size() > 0 || part.mark_bounds().is_some();
            return;
        }
        if let Some((a, b)) = part.data_bounds() {
            widen(&mut self.data, lo + i128::from(a), hi + i128::from(b));
            self.align = self.align.max(part.align());
        }
        if let Some((a, b)) = part.mark_bounds() {
            widen(&mut self.marks, lo + i128::from(a), hi + i128::from(b));
        }
    }

    fn add_amounts(&mut self, times: u128, part: &Datatype) {
        for (sum, each) in [
            (&mut self.size, part.size()),
            (&mut self.elements, part.elements()),
            (&mut self.external, part.external_size()),
        ] {
            match times.checked_mul(u128::from(each)).and_then(|v| sum.checked_add(v)) {
                Some(v) => *sum = v,
                None => self.overflow = true,
            }
        }
    }

    /// Sets explicit bounds in place of all earlier ones.
    pub(crate) fn mark(&mut self, lb: i128, ub: i128) {
        self.marks = Some((lb, ub));
    }

    /// Lower bound, upper bound and extent; rounds the extent up to the alignment unless the
    /// upper bound is explicit.
    pub(crate) fn finish(self) -> Result<Amounts> {
        if self.overflow {
            return Err(TypeError::overflow("size"));
        }
        let (lb, ub) = match (self.marks, self.data) {
            (Some(m), _) => m,
            (None, Some((lo, hi))) => {
                let align = i128::from(self.align);
                (lo, lo + (hi - lo + align - 1) / align * align)
            }
            (None, None) => (0, 0),
        };
        let size =
            |v: u128| i64::try_from(v).map(|v| v as u64).map_err(|_| TypeError::overflow("size"));
        narrow(ub, "upper bound")?;
        narrow(self.data.map_or(0, |(lo, hi)| hi - lo), "true extent")?;
        Ok(Amounts {
            size: size(self.size)?,
            elements: size(self.elements)?,
            external: size(self.external)?,
            data: narrow_pair(self.data, "true extent")?,
            marks: narrow_pair(self.marks, "extent")?,
            lb: narrow(lb, "lower bound")?,
            extent: narrow(ub - lb, "extent")?,
            align: self.align,
            depth: self.depth,
        })
    }
}
