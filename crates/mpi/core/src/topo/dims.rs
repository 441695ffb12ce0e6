//! `MPI_Dims_create` (MPI-5.0 section 8.5.2): factors "as close to each other as possible".
//!
//! What that means here, among all ways to write the number as a product of so many factors: the
//! smallest difference between the largest and the smallest factor; of those with the same
//! difference the largest smallest factor, then the largest second smallest, and so on. A smallest
//! largest factor alone would not do: 856,575 is 135 x 135 x 47 by it, instead of 141 x 81 x 75.
//! MPICH's tests ask for the same choice.

use std::collections::HashMap;

use crate::err;
use crate::error::Result;

/// `MPI_Dims_create`: fills the zeros of `dims` with factors that are as close to each other as
/// possible, largest first, so that the product is `nodes`. Given dimensions stay as they are.
///
/// # Errors
/// Class `Dims` when a given dimension is negative or the given ones do not divide `nodes`; class
/// `Arg` when `nodes` is not positive.
pub fn dims_create(nodes: i32, dims: &mut [i32]) -> Result<()> {
    if nodes < 1 {
        return Err(err!(Arg, "a grid of {nodes} processes"));
    }
    if let Some(d) = dims.iter().find(|&&d| d < 0) {
        return Err(err!(Dims, "dimension {d} is negative"));
    }
    let fixed = dims.iter().filter(|&&d| d > 0).try_fold(1_i32, |n, &d| n.checked_mul(d));
    let rest = match fixed {
        Some(n) if nodes % n == 0 => nodes / n,
        _ => return Err(err!(Dims, "the given dimensions do not divide {nodes} processes")),
    };
    let free = dims.iter().filter(|&&d| d == 0).count();
    if free == 0 {
        if rest == 1 {
            return Ok(());
        }
        return Err(err!(Dims, "the given dimensions do not make {nodes} processes"));
    }
    let mut next = balanced(rest.unsigned_abs(), free).into_iter();
    for d in dims.iter_mut().filter(|d| **d == 0) {
        *d = next.next().map_or(1, |factor| factor as i32);
    }
    Ok(())
}

/// The factors of `n` in `parts` dimensions, descending; dimensions beyond the end are 1.
fn balanced(n: u32, parts: usize) -> Vec<u32> {
    let primes = prime_factors(n);
    // With more parts than primes a factor is 1 whatever is chosen, and one such part says so.
    let parts = parts.min(primes.len() + 1) as u32;
    let divisors = divisors(&primes);
    // No largest factor is below this.
    let floor = primes.last().copied().unwrap_or(1).max(root(n, parts, true));
    let mut best = Choice { spread: n - 1, factors: vec![n] };
    // From the largest possible smallest factor on downwards: as soon as there is a good choice,
    // few others remain to be looked at.
    let candidates = divisors.iter().rev().filter(|&&d| d <= root(n, parts, false));
    for &smallest in candidates {
        // Of equals the first has the larger smallest factor.
        let limit = smallest.saturating_add(best.spread).saturating_sub(1);
        if limit < floor {
            break;
        }
        let mut search = Search { divisors: &divisors, smallest, limit, known: HashMap::new() };
        let Some(largest) = search.largest(n / smallest, parts - 1) else { continue };
        let mut search = Search { limit: largest, known: HashMap::new(), ..search };
        let Some(mut factors) = search.factors(n / smallest, parts - 1) else { continue };
        factors.push(smallest);
        best = Choice { spread: largest - smallest, factors };
    }
    best.factors
}

/// The best factors so far, descending.
struct Choice {
    spread: u32,
    factors: Vec<u32>,
}

/// Products of factors between two bounds.
struct Search<'a> {
    divisors: &'a [u32],
    smallest: u32,
    limit: u32,
    /// (number, parts) to what is asked for: its smallest largest factor, or its largest smallest
    /// one. Numbers are divisors of one number below 2^31, of which there are at most 1536, and
    /// parts at most 32.
    known: HashMap<(u32, u32), Option<u32>>,
}

impl Search<'_> {
    /// The smallest possible largest factor of `n` in `parts` parts; `None` when there is no way.
    fn largest(&mut self, n: u32, parts: u32) -> Option<u32> {
        self.bound(n, parts, u32::max, u32::min)
    }

    /// The largest possible smallest factor of `n` in `parts` parts; `None` when there is no way.
    fn lowest(&mut self, n: u32, parts: u32) -> Option<u32> {
        self.bound(n, parts, u32::min, u32::max)
    }

    /// The `better` one, over all ways, of what `join` makes of the factors. One search asks for
    /// one kind of bound.
    fn bound(&mut self, n: u32, parts: u32, join: Pick, better: Pick) -> Option<u32> {
        match parts {
            0 => return (n == 1).then_some(self.smallest),
            1 => return (self.smallest..=self.limit).contains(&n).then_some(n),
            _ => {}
        }
        if power(self.smallest, parts) > u64::from(n) || power(self.limit, parts) < u64::from(n) {
            return None;
        }
        if let Some(&known) = self.known.get(&(n, parts)) {
            return known;
        }
        // One of the factors is not above the root.
        let divisors = self.divisors;
        let from = divisors.partition_point(|&d| d < self.smallest);
        let to = divisors.partition_point(|&d| d <= root(n, parts, false));
        let mut best: Option<u32> = None;
        for &d in divisors.get(from..to).unwrap_or(&[]).iter().filter(|&&d| n.is_multiple_of(d)) {
            if let Some(other) = self.bound(n / d, parts - 1, join, better) {
                let found = join(other, d);
                best = Some(best.map_or(found, |b| better(b, found)));
            }
        }
        self.known.insert((n, parts), best);
        best
    }

    /// The factors, descending: of all ways the one whose smallest factor is largest, then its
    /// second smallest, and so on.
    fn factors(&mut self, mut n: u32, parts: u32) -> Option<Vec<u32>> {
        let mut factors = Vec::with_capacity(parts as usize + 1);
        for left in (1..=parts).rev() {
            let lowest = self.lowest(n, left)?;
            factors.push(lowest);
            n /= lowest;
        }
        factors.reverse();
        (n == 1).then_some(factors)
    }
}

/// One of two numbers.
type Pick = fn(u32, u32) -> u32;

/// `base` to the power of `exponent`, at most `u64::MAX`.
fn power(base: u32, exponent: u32) -> u64 {
    u64::from(base).saturating_pow(exponent)
}

/// The `k`-th root of `n`, rounded up or down. `k` is positive.
fn root(n: u32, k: u32, up: bool) -> u32 {
    let (mut low, mut high) = (1, n);
    // The largest number whose power does not exceed n.
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if power(middle, k) <= u64::from(n) { low = middle } else { high = middle - 1 }
    }
    if up && power(low, k) < u64::from(n) { low + 1 } else { low }
}

/// The prime factors of `n`, ascending, as often as they divide it.
fn prime_factors(mut n: u32) -> Vec<u32> {
    let mut primes = Vec::new();
    let mut p = 2;
    while p * p <= n {
        while n.is_multiple_of(p) {
            primes.push(p);
            n /= p;
        }
        p += 1;
    }
    if n > 1 {
        primes.push(n);
    }
    primes
}

/// All divisors of the product, ascending.
fn divisors(primes: &[u32]) -> Vec<u32> {
    let mut divisors = vec![1];
    for run in primes.chunk_by(|a, b| a == b) {
        let before = divisors.len();
        let mut factor = 1;
        for p in run {
            factor *= p;
            divisors.extend_from_within(..before);
            let end = divisors.len();
            divisors[end - before..].iter_mut().for_each(|d| *d *= factor);
        }
    }
    divisors.sort_unstable();
    divisors
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use super::*;
    use crate::error::ErrClass;

    fn dims(n: i32, mut d: Vec<i32>) -> Vec<i32> {
        dims_create(n, &mut d).unwrap();
        d
    }

    #[test]
    fn dimensions_are_balanced_and_descend() {
        assert_eq!(dims(6, vec![0, 0]), [3, 2]);
        assert_eq!(dims(7, vec![0, 0]), [7, 1]);
        assert_eq!(dims(6, vec![0, 3, 0]), [2, 3, 1]);
        assert_eq!(dims(72, vec![0, 0]), [9, 8]);
        assert_eq!(dims(64, vec![0, 0, 0]), [4, 4, 4]);
        assert_eq!(dims(1, vec![0, 0]), [1, 1]);
        assert_eq!(dims(30, vec![0, 0, 0]), [5, 3, 2]);
        assert_eq!(dims(856_575, vec![0, 0, 0]), [141, 81, 75]);
        assert_eq!(dims(5040, vec![0, 0, 0]), [21, 16, 15]);
        assert_eq!(dims(98_784, vec![0; 5]), [14, 14, 9, 8, 7]);
        assert_eq!(dims(i32::MAX, vec![0, 0]), [i32::MAX, 1]);
        assert_eq!(dims(4, vec![2, 2]), [2, 2]);
        assert_eq!(dims(1_048_576, vec![0; 20]), [2; 20]);
        let class = |n, mut d: Vec<i32>| dims_create(n, &mut d).unwrap_err().class();
        assert_eq!(class(7, vec![0, 3, 0]), ErrClass::Dims);
        assert_eq!(class(4, vec![2, 1]), ErrClass::Dims);
        assert_eq!(class(4, vec![-1, 0]), ErrClass::Dims);
        assert_eq!(class(0, vec![0]), ErrClass::Arg);
    }

    /// Calls `f` with every way to write `n` as `parts` factors, descending, all of `divisors`.
    fn every_way(
        n: u32,
        parts: usize,
        divisors: &[u32],
        way: &mut Vec<u32>,
        f: &mut dyn FnMut(&[u32]),
    ) {
        if parts == 0 {
            if n == 1 {
                f(way);
            }
            return;
        }
        for (i, &d) in divisors.iter().enumerate().filter(|&(_, &d)| n.is_multiple_of(d)) {
            way.push(d);
            every_way(n / d, parts - 1, &divisors[..=i], way, f);
            way.pop();
        }
    }

    #[test]
    fn no_other_way_is_closer() {
        for n in (1..=5040_u32).chain((5041..900_000).step_by(9973)).chain([856_575, 720_720]) {
            let divisors: Vec<u32> = (1..=n).filter(|&d| n.is_multiple_of(d)).collect();
            for parts in 1..=5_usize {
                let mut best: Option<(u32, Reverse<Vec<u32>>)> = None;
                every_way(n, parts, &divisors, &mut Vec::new(), &mut |way| {
                    let ascending = way.iter().rev().copied().collect();
                    let candidate = (way[0] - way[parts - 1], Reverse(ascending));
                    if best.as_ref().is_none_or(|b| candidate < *b) {
                        best = Some(candidate);
                    }
                });
                let got = dims(n as i32, vec![0; parts]);
                let got: Vec<u32> = got.iter().rev().map(|d| d.unsigned_abs()).collect();
                assert_eq!(Some(got), best.map(|b| b.1.0), "{n} in {parts} dimensions");
            }
        }
    }

    #[test]
    fn the_hardest_numbers_have_an_end() {
        // The most divisors below 2^31, the most primes, a large prime beside many divisors.
        let hard = [2_095_133_040, 1_102_701_600, 1 << 30, 46_337 * 45_360, 46_337 * 46_337];
        for n in hard.into_iter().chain([i32::MAX, i32::MAX - 1, 3 * 715_827_881]) {
            for parts in (1..=34).chain([1000]) {
                let d = dims(n, vec![0; parts]);
                assert_eq!(d.iter().map(|&d| i64::from(d)).product::<i64>(), i64::from(n));
                assert!(d.windows(2).all(|w| w[0] >= w[1]), "{n}: {d:?}");
            }
        }
    }
}
