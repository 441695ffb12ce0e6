//! Orders of the positions of a grid that, cut into pieces of the nodes' sizes, give bricks.

use crate::topo::Cart;

/// Orders that are tried at most on a grid of [`FEW_FROM`] positions or more, and below it.
const FEW: usize = 10;
const MANY: usize = 64;
const FEW_FROM: u32 = 2048;

/// The edges of a grid (from, to, 1), one for each position and dimension that it goes on in.
pub(super) fn edges(cart: &Cart, n: u32) -> Vec<(u32, u32, u32)> {
    let mut list = Vec::with_capacity(n as usize * cart.dims.len());
    let mut stride = n;
    for (&d, &periodic) in cart.dims.iter().zip(&cart.periods) {
        let d = d as u32;
        stride /= d.max(1);
        for at in 0..n {
            let c = at / stride % d;
            if c + 1 < d {
                list.push((at, at + stride, 1));
            } else if periodic && d > 1 {
                list.push((at, at - c * stride, 1));
            }
        }
    }
    list
}

/// Orders of the `n` positions that are worth trying where most nodes take `size` of them.
pub(super) fn orders(cart: &Cart, n: u32, size: u32) -> Vec<Vec<u32>> {
    let dims: Vec<u32> = cart.dims.iter().map(|d| *d as u32).collect();
    let most = if n < FEW_FROM { MANY } else { FEW };
    let mut shapes: Vec<(f64, Vec<u32>)> = Vec::new();
    if let Some(brick) = best_brick(cart, &dims, size) {
        shapes.push((0.0, brick));
    }
    shapes.extend(strips(&dims, size).into_iter().map(|s| (surface(&dims, &s, size), s)));
    shapes.sort_by(|a, b| a.0.total_cmp(&b.0));
    shapes.dedup_by(|a, b| a.1 == b.1);
    shapes.into_iter().take(most).map(|(_, shape)| walk(&dims, &shape)).collect()
}

/// The brick of `size` positions that divides the grid with the fewest edges between bricks.
fn best_brick(cart: &Cart, dims: &[u32], size: u32) -> Option<Vec<u32>> {
    let mut best: Option<(f64, Vec<u32>)> = None;
    let mut brick = vec![1; dims.len()];
    each_brick(dims, size, 0, &mut brick, &mut |brick| {
        // Edges that a position has outside of its brick, on average.
        let outside = |i: usize| {
            let pieces = dims[i] / brick[i];
            let borders = if cart.periods[i] && pieces > 1 { pieces } else { pieces - 1 };
            f64::from(borders) / f64::from(dims[i])
        };
        let cost: f64 = (0..dims.len()).map(outside).sum();
        if best.as_ref().is_none_or(|b| cost < b.0) {
            best = Some((cost, brick.to_vec()));
        }
    });
    best.map(|(_, brick)| brick)
}

fn each_brick(
    dims: &[u32],
    rest: u32,
    at: usize,
    brick: &mut [u32],
    found: &mut impl FnMut(&[u32]),
) {
    let Some(&d) = dims.get(at) else {
        if rest == 1 {
            found(brick);
        }
        return;
    };
    for b in (1..=d.min(rest)).filter(|b| d.is_multiple_of(*b) && rest.is_multiple_of(*b)) {
        brick[at] = b;
        each_brick(dims, rest / b, at + 1, brick, found);
    }
}

/// Shapes whose sides need not divide the grid: 0 in the dimension along which pieces follow one
/// another, and widths in the others.
fn strips(dims: &[u32], size: u32) -> Vec<Vec<u32>> {
    let real = dims.iter().filter(|d| **d > 1).count().max(1);
    let mut all = Vec::new();
    for long in (0..dims.len()).filter(|i| dims[*i] > 1) {
        let mut shapes = vec![Vec::new()];
        for (i, &d) in dims.iter().enumerate() {
            let widths = if i == long { vec![0] } else { widths(d, size, real) };
            let longer = |s: &Vec<u32>| {
                widths.iter().map(|w| s.iter().copied().chain([*w]).collect()).collect::<Vec<_>>()
            };
            shapes = shapes.iter().flat_map(longer).take(4 * MANY).collect();
        }
        all.extend(shapes);
    }
    all
}

/// Widths in a dimension for pieces of `size` positions in `real` dimensions: about the root, those
/// near it that cut the dimension evenly, and the whole dimension.
fn widths(d: u32, size: u32, real: usize) -> Vec<u32> {
    let root = f64::from(size).powf(1.0 / real as f64);
    let mut list = vec![d];
    for factor in [0.5, 1.0, 2.0] {
        for w in [(root * factor).floor(), (root * factor).ceil()] {
            let w = (w as u32).clamp(1, d);
            list.extend([w, d.div_ceil(d.div_ceil(w)), d.div_ceil((d / w).max(1))]);
        }
    }
    list.sort_unstable();
    list.dedup();
    list
}

/// Edges between pieces of this shape for each position, roughly.
fn surface(dims: &[u32], shape: &[u32], size: u32) -> f64 {
    let across: u32 = shape.iter().filter(|w| **w > 0).product();
    let side = |(&w, &d): (&u32, &u32)| {
        let w = match w {
            0 => (f64::from(size) / f64::from(across.max(1))).max(1.0),
            w => f64::from(w),
        };
        if w >= f64::from(d) { 0.0 } else { 1.0 / w }
    };
    shape.iter().zip(dims).map(side).sum()
}

/// All positions: brick after brick, or strip after strip (those of which a width is 0) in that
/// dimension to and fro.
fn walk(dims: &[u32], shape: &[u32]) -> Vec<u32> {
    let long = shape.iter().position(|w| *w == 0);
    let tiles: Vec<u32> =
        dims.iter().zip(shape).map(|(d, w)| if *w == 0 { 1 } else { d.div_ceil(*w) }).collect();
    let mut order = Vec::with_capacity(dims.iter().product::<u32>() as usize);
    let count: u32 = tiles.iter().product();
    for number in 0..count {
        let tile = reflected(number, &tiles);
        let ranges: Vec<(u32, u32)> = (0..dims.len())
            .map(|i| match shape[i] {
                0 => (0, dims[i]),
                w => (tile[i] * w, (tile[i] * w + w).min(dims[i])),
            })
            .collect();
        let Some(long) = long else {
            fill(dims, &ranges, &mut order);
            continue;
        };
        for step in 0..dims[long] {
            let at = if number % 2 == 0 { step } else { dims[long] - 1 - step };
            let mut layer = ranges.clone();
            layer[long] = (at, at + 1);
            fill(dims, &layer, &mut order);
        }
    }
    order
}

/// Number `number` of a count in which neighbours differ in one digit, by one.
fn reflected(number: u32, radices: &[u32]) -> Vec<u32> {
    let mut digits = vec![0; radices.len()];
    let mut rest = number;
    for (digit, &radix) in digits.iter_mut().zip(radices).rev() {
        *digit = rest % radix;
        rest /= radix;
    }
    let mut odd = 0;
    for (digit, &radix) in digits.iter_mut().zip(radices) {
        let plain = *digit;
        if odd % 2 == 1 {
            *digit = radix - 1 - plain;
        }
        odd = odd * radix + plain;
    }
    digits
}

/// The positions of a box, the last dimension fastest.
fn fill(dims: &[u32], ranges: &[(u32, u32)], order: &mut Vec<u32>) {
    let mut at: Vec<u32> = ranges.iter().map(|r| r.0).collect();
    loop {
        order.push(at.iter().zip(dims).fold(0, |all, (c, d)| all * d + c));
        let mut i = at.len();
        loop {
            let Some(before) = i.checked_sub(1) else { return };
            i = before;
            at[i] += 1;
            if at[i] < ranges[i].1 {
                break;
            }
            at[i] = ranges[i].0;
        }
    }
}
