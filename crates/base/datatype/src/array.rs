//! Subarrays and distributed arrays (MPI-5.0 section 5.1.3 and 5.1.4).

use crate::bounds::Bounds;
use crate::desc::Datatype;
use crate::desc::make::{DarrayArgs, Distribution, Make, Order, SubarrayArgs};
use crate::error::{Result, TypeError};

/// What to deal out with [`Datatype::darray`]: a global array over a grid of processes.
#[derive(Clone, Copy, Debug)]
pub struct DarraySpec<'a> {
    /// Number of processes, at least 1; the product of `psizes`.
    pub size: i64,
    /// This process, in `0..size`; ranks are laid over the grid in row-major order.
    pub rank: i64,
    /// Elements of the global array in each dimension, at least 1.
    pub gsizes: &'a [i64],
    /// How each dimension is dealt out.
    pub distribs: &'a [Distribution],
    /// Block size in each dimension, at least 1; `None` is the default (an even share for
    /// `Block`, 1 for `Cyclic`).
    pub dargs: &'a [Option<i64>],
    /// Processes in each dimension, at least 1.
    pub psizes: &'a [i64],
    /// Order of dimensions in memory.
    pub order: Order,
}

/// Dimensions from the fastest to the slowest.
fn fastest_first(ndims: usize, order: Order) -> Box<dyn Iterator<Item = usize>> {
    match order {
        Order::C => Box::new((0..ndims).rev()),
        Order::Fortran => Box::new(0..ndims),
    }
}

fn times(a: i64, b: i64, what: &'static str) -> Result<i64> {
    a.checked_mul(b).ok_or(TypeError::overflow(what))
}

/// `inner` moved by `disp` bytes and given the bounds `0..full`; `make` sees the moved type.
fn framed(
    inner: &Datatype,
    disp: i64,
    full: i64,
    make: impl FnOnce(Datatype) -> Make,
) -> Result<Datatype> {
    let inner = Datatype::hindexed_block(1, &[disp], inner)?;
    let mut b = Bounds::new();
    b.add(0, 1, &inner);
    b.mark(0, i128::from(full));
    Datatype::assemble(make(inner), b.finish()?)
}

fn check_subarray(sizes: &[i64], subsizes: &[i64], starts: &[i64]) -> Result<()> {
    let n = sizes.len();
    if n == 0 || subsizes.len() != n || starts.len() != n {
        return Err(TypeError::argument("subarray: the number of dimensions is not positive"));
    }
    for d in 0..n {
        let (size, sub, start) = (sizes[d], subsizes[d], starts[d]);
        if size < 1 || sub < 1 || sub > size || start < 0 || start > size - sub {
            return Err(TypeError::argument(format!(
                "subarray: {sub} elements from {start} do not lie in dimension {d} of {size}"
            )));
        }
    }
    Ok(())
}

impl Datatype {
    /// The part of an array of `sizes` that begins at `starts` and has `subsizes`; its extent is
    /// that of the whole array.
    pub fn subarray(
        sizes: &[i64],
        subsizes: &[i64],
        starts: &[i64],
        order: Order,
        old: &Datatype,
    ) -> Result<Datatype> {
        check_subarray(sizes, subsizes, starts)?;
        let mut part = old.clone();
        let mut stride = old.extent();
        let mut disp: i64 = 0;
        for d in fastest_first(sizes.len(), order) {
            part = Datatype::hvector(subsizes[d], 1, stride, &part)?;
            disp = times(starts[d], stride, "displacement")?
                .checked_add(disp)
                .ok_or(TypeError::overflow("displacement"))?;
            stride = times(stride, sizes[d], "extent")?;
        }
        let args = Box::new(SubarrayArgs {
            sizes: sizes.into(),
            subsizes: subsizes.into(),
            starts: starts.into(),
            order,
        });
        framed(&part, disp, stride, |inner| Make::Subarray { args, old: old.clone(), inner })
    }

    /// This process's part of a distributed array; its extent is that of the whole array.
    pub fn darray(spec: &DarraySpec<'_>, old: &Datatype) -> Result<Datatype> {
        check_darray(spec)?;
        let ndims = spec.gsizes.len();
        let coords = coordinates(spec);
        let mut part = old.clone();
        let mut stride = old.extent();
        let mut disp: i64 = 0;
        for d in fastest_first(ndims, spec.order) {
            let share = Share::of(spec, d, coords[d]);
            part = share.datatype(stride, &part)?;
            disp = times(share.first, stride, "displacement")?
                .checked_add(disp)
                .ok_or(TypeError::overflow("displacement"))?;
            stride = times(stride, spec.gsizes[d], "extent")?;
        }
        let args = Box::new(DarrayArgs {
            size: spec.size,
            rank: spec.rank,
            gsizes: spec.gsizes.into(),
            distribs: spec.distribs.into(),
            dargs: spec.dargs.into(),
            psizes: spec.psizes.into(),
            order: spec.order,
        });
        framed(&part, disp, stride, |inner| Make::Darray { args, old: old.clone(), inner })
    }
}

fn check_darray(s: &DarraySpec<'_>) -> Result<()> {
    let n = s.gsizes.len();
    let bad = |why: String| Err(TypeError::Argument { why: format!("distributed array: {why}") });
    if n == 0 || s.distribs.len() != n || s.dargs.len() != n || s.psizes.len() != n {
        return bad("the number of dimensions is not positive".into());
    }
    if s.size < 1 || s.rank < 0 || s.rank >= s.size {
        return bad(format!("rank {} is not in 0..{}", s.rank, s.size));
    }
    let mut grid: i64 = 1;
    for d in 0..n {
        let (gsize, psize) = (s.gsizes[d], s.psizes[d]);
        if gsize < 1 || psize < 1 {
            return bad(format!("dimension {d} has size {gsize} over {psize} processes"));
        }
        if s.dargs[d].is_some_and(|a| a < 1) {
            return bad(format!("the distribution argument of dimension {d} is not positive"));
        }
        match s.distribs[d] {
            Distribution::None if psize != 1 => {
                return bad(format!("dimension {d} is not distributed, over {psize} processes"));
            }
            Distribution::Block if s.dargs[d].is_some_and(|a| a.saturating_mul(psize) < gsize) => {
                return bad(format!("the blocks of dimension {d} do not cover {gsize} elements"));
            }
            _ => {}
        }
        grid = times(grid, psize, "process grid")?;
    }
    if grid != s.size {
        return bad(format!("the grid has {grid} processes instead of {}", s.size));
    }
    Ok(())
}

/// Place of the rank in the grid; the last dimension varies fastest, whatever the array's order.
fn coordinates(s: &DarraySpec<'_>) -> Vec<i64> {
    let mut coords = vec![0; s.psizes.len()];
    let mut rest = s.rank;
    for d in (0..s.psizes.len()).rev() {
        coords[d] = rest % s.psizes[d];
        rest /= s.psizes[d];
    }
    coords
}

/// One dimension's indices of one process: `full` blocks of `block` indices, `step` apart, then
/// a last block of `rest`, the first at index `first`.
struct Share {
    first: i64,
    block: i64,
    full: i64,
    step: i64,
    rest: i64,
}

impl Share {
    fn of(s: &DarraySpec<'_>, d: usize, coord: i64) -> Share {
        let (gsize, psize) = (s.gsizes[d], s.psizes[d]);
        let block = match (s.distribs[d], s.dargs[d]) {
            (Distribution::None, _) => gsize,
            (Distribution::Block, None) => (gsize - 1) / psize + 1,
            (Distribution::Cyclic, None) => 1,
            (_, Some(arg)) => arg,
        };
        // Blocks beyond the array's end make a process's share empty.
        let first = block.saturating_mul(coord).min(gsize);
        let step = block.saturating_mul(psize);
        let left = gsize - first;
        // The last of the blocks that begin before the end may be cut short.
        let begun = if left == 0 { 0 } else { (left - 1) / step + 1 };
        let last = (left - begun.saturating_sub(1).max(0) * step).min(block);
        if begun == 0 {
            Share { first: 0, block, full: 0, step, rest: 0 }
        } else if last == block {
            Share { first, block, full: begun, step, rest: 0 }
        } else {
            Share { first, block, full: begun - 1, step, rest: last }
        }
    }

    /// The dimension's type over elements of `part`, `stride` bytes apart, from the first index.
    fn datatype(&self, stride: i64, part: &Datatype) -> Result<Datatype> {
        // The step of a lone block may be huge, and matters to nobody.
        let lone = self.full + i64::from(self.rest > 0) < 2;
        let apart = if lone { 0 } else { times(self.step, stride, "stride")? };
        let block = Datatype::hvector(self.block, 1, stride, part);
        let blocks = match self.full {
            0 => Datatype::contiguous(0, part)?,
            n => Datatype::hvector(n, 1, apart, &block?)?,
        };
        if self.rest == 0 {
            return Ok(blocks);
        }
        let rest = Datatype::hvector(self.rest, 1, stride, part)?;
        let at = times(self.full, apart, "displacement")?;
        Datatype::structure(&[1, 1], &[0, at], &[blocks, rest])
    }
}
