//! Feeds a target with mutated examples. The same seed gives the same inputs.

use std::time::{Duration, Instant};

use crate::Target;

/// Longest input, in bytes.
const INPUT_MAX: usize = 4096;
/// An input that takes longer counts as a hang.
const HANG: Duration = Duration::from_secs(5);
/// Most mutations of one example.
const MUTATIONS_MAX: u64 = 8;

/// What ends a run.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// This many inputs.
    Inputs(u64),
    /// This much time.
    Elapsed(Duration),
}

/// An input that broke a target.
#[derive(Debug)]
pub struct Failure {
    /// The name of the target.
    pub target: &'static str,
    /// The seed of the run.
    pub seed: u64,
    /// Which input of the run, from 0; the examples come first.
    pub index: u64,
    /// The input.
    pub input: Vec<u8>,
    /// Panic message or time.
    pub why: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "target {}, seed {}, input {}: {}",
            self.target, self.seed, self.index, self.why
        )?;
        write!(f, "input as escaped bytes: {}", self.input.escape_ascii())
    }
}

/// Runs a target: first every example as it is, then mutations. Returns the number of inputs.
pub fn run(target: &Target, seed: u64, until: Until) -> Result<u64, Failure> {
    let start = Instant::now();
    let mut random = Random::new(seed);
    let mut index = 0;
    loop {
        let input = match target.examples.get(index as usize) {
            Some(example) => example.to_vec(),
            None => mutated(target.examples, &mut random),
        };
        let fail = |input, why| Failure { target: target.name, seed, index, input, why };
        let began = Instant::now();
        match std::panic::catch_unwind(|| (target.run)(&input)) {
            Err(panic) => return Err(fail(input, panic_text(&*panic))),
            Ok(()) if began.elapsed() > HANG => {
                return Err(fail(input, format!("it took {:?}", began.elapsed())));
            }
            Ok(()) => index += 1,
        }
        let done = match until {
            Until::Inputs(count) => index >= count,
            Until::Elapsed(time) => start.elapsed() >= time,
        };
        if done && index >= target.examples.len() as u64 {
            return Ok(index);
        }
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_string()))
        .unwrap_or_else(|| "a panic without a text".into())
}

/// Values at which decoders tend to break.
const EDGES: [u8; 12] = [0, 1, 0x7f, 0x80, 0xff, b'0', b'9', b'#', b'=', b',', b'^', b'\n'];

fn mutated(examples: &[&[u8]], random: &mut Random) -> Vec<u8> {
    let mut input = match examples.is_empty() || random.below(16) == 0 {
        true => (0..random.below(64)).map(|_| random.next() as u8).collect(),
        false => examples[random.index(examples.len())].to_vec(),
    };
    for _ in 0..=random.below(MUTATIONS_MAX) {
        mutate(&mut input, examples, random);
    }
    input.truncate(INPUT_MAX);
    input
}

fn mutate(input: &mut Vec<u8>, examples: &[&[u8]], random: &mut Random) {
    if input.is_empty() {
        input.push(random.next() as u8);
        return;
    }
    let at = random.index(input.len());
    let end = at + random.index(input.len() - at) + 1;
    match random.below(8) {
        0 => input[at] ^= 1 << random.below(8),
        1 => input[at] = EDGES[random.index(EDGES.len())],
        2 => input[at] = random.next() as u8,
        3 => input.insert(at, EDGES[random.index(EDGES.len())]),
        4 => drop(input.drain(at..end)),
        5 => {
            let piece = input[at..end].to_vec();
            input.splice(at..at, piece);
        }
        6 => input.truncate(at),
        _ => {
            let other = examples.get(random.index(examples.len().max(1))).copied();
            let piece = other.unwrap_or_default();
            let from = random.index(piece.len() + 1);
            input.splice(at..end, piece[from..].iter().copied());
        }
    }
}

/// A small generator (splitmix64): the quality needed here is reproducibility.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    fn index(&mut self, len: usize) -> usize {
        self.below(len as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TARGETS;

    #[test]
    fn every_target_survives_a_short_run() {
        for target in TARGETS {
            if let Err(failure) = run(target, 1, Until::Inputs(3000)) {
                panic!("{failure}");
            }
        }
    }

    #[test]
    fn a_panic_is_found_and_reproduced() {
        let fragile = Target {
            name: "fragile",
            help: "",
            run: |data| assert!(!data.contains(&0xff), "ff"),
            examples: &[b"abc"],
        };
        let first = run(&fragile, 7, Until::Inputs(100_000)).expect_err("ff must be met");
        let second = run(&fragile, 7, Until::Inputs(100_000)).expect_err("ff must be met");
        assert_eq!((first.index, &first.input), (second.index, &second.input));
        assert!(first.to_string().contains("\\xff") && first.why.contains("ff"));
    }

    #[test]
    fn inputs_stay_short() {
        let mut random = Random::new(3);
        let long: &[&[u8]] = &[&[7; INPUT_MAX]];
        assert!((0..2000).all(|_| mutated(long, &mut random).len() <= INPUT_MAX));
        assert!((0..2000).all(|_| mutated(&[], &mut random).len() <= INPUT_MAX));
    }
}
