//! Random numbers for the tests of the machines.

/// A generator of numbers that every seed begins elsewhere.
pub(super) struct Seeded(u64);

impl Seeded {
    pub(super) fn new(seed: u64) -> Seeded {
        let mut dice = Seeded(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        (0..8).for_each(|_| _ = dice.below(2));
        dice
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}
