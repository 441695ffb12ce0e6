//! Which seeds a sweep runs over.

use std::ops::Range;

/// Number of seeds of each sweep; set by `cargo x sim --seeds N`.
const COUNT: &str = "HAWSER_SIM_SEEDS";
/// The one seed to run, to look at a failure; set by `cargo x sim --seed N`.
const ONE: &str = "HAWSER_SIM_SEED";

/// The seeds of a test: `default` of them from 0, unless the environment says otherwise.
pub fn seeds(default: u64) -> Range<u64> {
    range(default, &|name| std::env::var(name).ok()?.parse().ok())
}

fn range(default: u64, number: &dyn Fn(&str) -> Option<u64>) -> Range<u64> {
    match number(ONE) {
        Some(seed) => seed..seed.saturating_add(1),
        None => 0..number(COUNT).unwrap_or(default),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_beats_a_count_and_a_count_the_default() {
        let both = |name: &str| if name == ONE { Some(7) } else { Some(100) };
        assert_eq!(range(3, &both), 7..8);
        assert_eq!(range(3, &|name| (name == COUNT).then_some(100)), 0..100);
        assert_eq!(range(3, &|_| None), 0..3);
    }
}
