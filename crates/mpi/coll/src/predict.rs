//! How long the algorithms of an operation take on a machine that is not there: their schedules,
//! as communication runs them, in the simulator.

use hawser_core::contracts::coll::CollOp;
use hawser_mca::{Setting, parse_file, parse_size, suggest};

use crate::choose;
use crate::decision::{Case, Link, Models, Row, TABLE, family, segment};
use crate::exec::sim::{Fault, Lengths, Machine, Order, Outcome, Sim};
use crate::schedule::{Place, Schedule};

/// What an algorithm needs for one call.
#[derive(Clone, Debug, PartialEq)]
pub struct Prediction {
    /// The algorithm's name within its operation.
    pub name: &'static str,
    /// The simulation, or why there is none.
    pub outcome: Result<Outcome, String>,
}

/// Most messages of a simulation that nobody asked for by the name of its algorithm: those in which
/// each of many ranks sends to each take minutes.
const MESSAGES_MAX: f64 = 1e7;

/// The names of an operation's algorithms; empty where there is nothing to choose.
pub fn algorithms(op: CollOp) -> Vec<&'static str> {
    rows(op).map(|row| row.name).collect()
}

fn rows(op: CollOp) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().filter(move |row| row.op == family(op))
}

/// Runs the algorithms of the operation, or only the one that is `wanted`, among so many ranks.
/// `bytes` are the whole vector in broadcast and reductions, a block in the others.
pub fn predict(
    machine: Machine,
    op: CollOp,
    ranks: u32,
    bytes: u64,
    wanted: Option<&str>,
) -> Vec<Prediction> {
    let (link, cpus, model) = (Link::Network, 1, Models::BUILT_IN.of(Link::Network));
    let case = Case { size: ranks, bytes, commutative: true, link, cpus, model };
    let named = wanted.is_some();
    let wanted = rows(op).filter(|row| wanted.is_none_or(|w| w == row.name));
    let one = |row: &'static Row| {
        let outcome = match (row.unfit)(&case) {
            Some(why) => Err(why.to_string()),
            None if !named && messages(row, ranks, bytes) > MESSAGES_MAX => {
                Err("too many messages, unless it is named".into())
            }
            None => run(machine, row, ranks, bytes).map_err(|fault| format!("{fault:?}")),
        };
        Prediction { name: row.name, outcome }
    };
    wanted.map(one).collect()
}

/// Messages of algorithms in which each rank sends to each, or all around a ring, or in segments.
fn messages(row: &Row, ranks: u32, bytes: u64) -> f64 {
    let p = f64::from(ranks);
    match row.name {
        "ring" | "scatter_ring" | "pairwise" | "direct" | "segmented_ring" => p * p,
        "circulant" if row.op != CollOp::Bcast => 0.0,
        "two_tree" | "circulant" => p * bytes as f64 / segment(bytes) as f64,
        // Logarithmic ones are run whatever they cost: a million ranks fit.
        _ => 0.0,
    }
}

fn run(machine: Machine, row: &Row, size: u32, bytes: u64) -> Result<Outcome, Fault> {
    let one = |rank| choose::row(row, Place { size, rank }, bytes, Link::Network);
    let schedules = (0..size).map(|rank| Schedule::new(one(rank))).collect();
    Sim::new(machine, Order::Fair, 0, schedules, &mut Lengths).run()
}

/// The names in the description of a machine, each with its unit.
const NAMES: [&str; 10] = [
    "latency_ns",
    "overhead_ns",
    "gap_ns",
    "byte_ns",
    "rendezvous",
    "reduce_byte_ns",
    "copy_byte_ns",
    "ranks_per_node",
    "local_latency_ns",
    "local_byte_ns",
];

/// Reads the description of a machine: `name = value` lines, where what is not said is that of
/// [`Machine::CLUSTER`].
///
/// # Errors
/// A sentence that names the line.
pub fn machine(text: &str) -> Result<Machine, String> {
    let mut machine = Machine::CLUSTER;
    for setting in parse_file(text).map_err(|e| e.to_string())? {
        set(&mut machine, &setting).map_err(|why| format!("line {}: {why}", setting.line))?;
    }
    Ok(machine)
}

fn set(machine: &mut Machine, setting: &Setting) -> Result<(), String> {
    let (name, value) = (setting.name.as_str(), setting.value.as_str());
    match name {
        "rendezvous" => {
            machine.rendezvous = parse_size(value).map_err(|why| format!("{name}: {why}"))?;
            return Ok(());
        }
        "ranks_per_node" => {
            let number = value.parse().ok().filter(|n| *n >= 1);
            machine.per_node = number.ok_or_else(|| format!("{name}: {value} is no number"))?;
            return Ok(());
        }
        _ => {}
    }
    let place = match name {
        "latency_ns" => &mut machine.latency,
        "overhead_ns" => &mut machine.overhead,
        "gap_ns" => &mut machine.gap,
        "byte_ns" => &mut machine.per_byte,
        "reduce_byte_ns" => &mut machine.reduce_per_byte,
        "copy_byte_ns" => &mut machine.copy_per_byte,
        "local_latency_ns" => &mut machine.local_latency,
        "local_byte_ns" => &mut machine.local_per_byte,
        _ => {
            let hint = suggest::hint(name, NAMES.iter().copied());
            return Err(format!("a machine has no \"{name}\"{hint}"));
        }
    };
    let time = value.parse::<f64>().ok().filter(|t| (0.0..=1e12).contains(t));
    *place = time.ok_or_else(|| format!("{name}: {value} is no time in nanoseconds"))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_runs() {
        for op in CollOp::ALL {
            for found in [5, 16].map(|ranks| predict(Machine::CLUSTER, op, ranks, 4096, None)) {
                assert_eq!(found.len(), algorithms(op).len(), "{op:?}");
                for p in &found {
                    match &p.outcome {
                        Ok(outcome) => assert!(outcome.time_ns > 0.0, "{op:?} {p:?}"),
                        Err(why) => assert!(why.starts_with("for "), "{op:?} {p:?}"),
                    }
                }
                assert!(found.is_empty() || found.iter().any(|p| p.outcome.is_ok()), "{op:?}");
            }
        }
    }

    #[test]
    fn a_flat_tree_beats_a_deep_one_where_latency_is_long() {
        let time = |name| {
            let found = predict(Machine::CLUSTER, CollOp::Bcast, 4096, 8, Some(name));
            found[0].outcome.clone().expect("it runs").time_ns
        };
        assert!(time("knomial") < time("binomial"));
    }

    /// Sixteen ranks of a node that all send to another node share its link.
    #[test]
    fn ranks_of_a_node_share_its_link() {
        let shared = Machine { per_node: 16, ..Machine::CLUSTER };
        let time = |machine, name| {
            let found = predict(machine, CollOp::Alltoall, 32, 1 << 20, Some(name));
            found[0].outcome.clone().expect("it runs").time_ns
        };
        let (alone, together) = (time(Machine::CLUSTER, "pairwise"), time(shared, "pairwise"));
        // 256 blocks go through each link, in place of 31.
        let least = 256.0 * f64::from(1 << 20) * shared.per_byte;
        assert!(together >= least && together > 4.0 * alone, "{alone} {together} {least}");
    }

    #[test]
    fn machines_are_described_line_by_line() {
        let m = machine("latency_ns = 900 # short\nranks_per_node = 64\nrendezvous = 16k\n");
        let m = m.expect("a machine");
        assert_eq!((m.latency, m.per_node, m.rendezvous), (900.0, 64, 16384));
        let why = machine("latency_sn = 1").expect_err("no such name");
        assert!(why.contains("line 1") && why.contains("did you mean \"latency_ns\""), "{why}");
        for bad in ["latency_ns = -1", "latency_ns = inf", "ranks_per_node = 0", "gap_ns"] {
            assert!(machine(bad).is_err(), "{bad}");
        }
    }
}
