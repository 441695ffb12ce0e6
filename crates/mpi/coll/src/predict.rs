//! How long the algorithms of an operation take on a machine that is not there: their schedules,
//! as communication runs them, in the simulator.

use hawser_core::contracts::coll::CollOp;
use hawser_mca::{Setting, parse_file, parse_size, suggest};

use crate::choose;
use crate::decision::{Case, Kind, Link, Model, Models, RADIX, Row, TABLE, family, segment};
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
/// Most local copies, likewise: those of each of many ranks for each take hours.
const COPIES_MAX: f64 = 2e10;

/// The names of an operation's algorithms; empty where there is nothing to choose.
pub fn algorithms(op: CollOp) -> Vec<&'static str> {
    rows(op).map(|row| row.name).collect()
}

fn rows(op: CollOp) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().filter(move |row| row.op == family(op))
}

/// A question.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The operation.
    pub op: CollOp,
    /// Ranks.
    pub ranks: u32,
    /// Bytes: the whole vector in broadcast and reductions, a block in the others.
    pub bytes: u64,
    /// Only this algorithm.
    pub algorithm: Option<&'a str>,
    /// Radix of algorithms that have one, at least 2.
    pub radix: u32,
}

impl Call<'_> {
    /// All algorithms, with the usual radix.
    pub fn new(op: CollOp, ranks: u32, bytes: u64) -> Call<'static> {
        Call { op, ranks, bytes, algorithm: None, radix: RADIX }
    }
}

/// Runs the algorithms that a call may take.
pub fn predict(machine: Machine, call: &Call<'_>) -> Vec<Prediction> {
    let Call { op, ranks, bytes, radix, .. } = *call;
    let link = match (machine.per_node >= ranks, machine.is_shared()) {
        (true, true) => Link::Crowded,
        (true, false) => Link::Node,
        (false, _) => Link::Network,
    };
    let (cpus, model) = (machine.cpus.max(1), Models::BUILT_IN.of(link));
    let case = Case { size: ranks, bytes, commutative: true, link, cpus, radix, model };
    let named = call.algorithm.is_some();
    let wanted = rows(op).filter(|row| call.algorithm.is_none_or(|w| w == row.name));
    let one = |row: &'static Row| {
        let outcome = match (row.unfit)(&case) {
            Some(why) => Err(why.to_string()),
            None if family(op) == CollOp::ReduceScatter && bytes < u64::from(ranks) => {
                Err("for at least one byte of each rank's result".into())
            }
            None if !named && copies(row, ranks) > COPIES_MAX => {
                Err("too many copies, unless it is named".into())
            }
            None if !named && messages(row, ranks, bytes) > MESSAGES_MAX => {
                Err("too many messages, unless it is named".into())
            }
            None => run(machine, row, &case).map_err(|fault| format!("{fault:?}")),
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

/// Local copies of algorithms in which each rank sorts the blocks of all.
fn copies(row: &Row, ranks: u32) -> f64 {
    let p = f64::from(ranks);
    match row.kind {
        Kind::AlltoallBruck | Kind::AlltoallRadixBruck => 3.0 * p * p,
        _ => 0.0,
    }
}

fn run(machine: Machine, row: &Row, case: &Case) -> Result<Outcome, Fault> {
    let Case { size, bytes, link, radix, .. } = *case;
    let one = |rank| choose::row(row, radix, Place { size, rank }, bytes, link);
    let schedules = (0..size).map(|rank| Schedule::new(one(rank))).collect();
    Sim::new(machine, Order::Fair, 0, schedules, &mut Lengths).run()
}

/// Bytes up to which a message in shared memory leaves without its receiver.
const LOCAL_EAGER: u64 = 64 << 10;

/// The machine of these models, with so many ranks and CPUs on each node.
///
/// A model counts the time of an exchange as α + 2o, in which the simulator spends o three times:
/// to post a receive, to send, and to take up what has come.
pub fn modelled(models: &Models, per_node: u32, cpus: u32) -> Machine {
    let crowded = per_node > cpus;
    let (node, network) = (models.of(Link::Node), models.of(Link::Network));
    let local = if crowded { models.of(Link::Crowded) } else { node };
    let latency = |model: &Model| (model.alpha - model.overhead).max(0.0);
    Machine {
        latency: latency(&network),
        overhead: network.overhead,
        gap: network.overhead,
        per_byte: network.beta,
        rendezvous: LOCAL_EAGER,
        reduce_per_byte: local.gamma,
        copy_per_byte: local.copy,
        unit: 1,
        per_node,
        local_latency: latency(&node),
        local_per_byte: local.beta,
        local_overhead: local.overhead,
        cpus: if crowded { cpus } else { 0 },
        turn: latency(&local),
    }
}

/// The names in the description of a machine, each with its unit.
const NAMES: [&str; 13] = [
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
    "local_overhead_ns",
    "cpus_per_node",
    "turn_ns",
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
        "ranks_per_node" | "cpus_per_node" => {
            let number = value.parse().ok().filter(|n| *n >= 1);
            let number = number.ok_or_else(|| format!("{name}: {value} is no number"))?;
            match name {
                "ranks_per_node" => machine.per_node = number,
                _ => machine.cpus = number,
            }
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
        "local_overhead_ns" => &mut machine.local_overhead,
        "turn_ns" => &mut machine.turn,
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
            for found in [5, 16].map(|ranks| predict(Machine::CLUSTER, &Call::new(op, ranks, 4096)))
            {
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
    fn what_takes_hours_is_left_out() {
        let found = predict(Machine::CLUSTER, &Call::new(CollOp::Alltoall, 1_000_000, 8));
        assert!(
            found.iter().all(|p| p.outcome.as_ref().is_err_and(|why| why.starts_with("too many")))
        );
        // Nothing is left of eight bytes for each of sixteen ranks.
        let found = predict(Machine::CLUSTER, &Call::new(CollOp::ReduceScatterBlock, 16, 8));
        let told = |why: &String| why.contains("at least one byte");
        assert!(found.iter().all(|p| p.outcome.as_ref().is_err_and(told)), "{found:?}");
    }

    #[test]
    fn a_flat_tree_beats_a_deep_one_where_latency_is_long() {
        let time = |name| {
            let found = predict(
                Machine::CLUSTER,
                &Call { algorithm: Some(name), ..Call::new(CollOp::Bcast, 4096, 8) },
            );
            found[0].outcome.clone().expect("it runs").time_ns
        };
        assert!(time("knomial") < time("binomial"));
    }

    /// Sixteen ranks of a node that all send to another node share its link.
    #[test]
    fn ranks_of_a_node_share_its_link() {
        let shared = Machine { per_node: 16, ..Machine::CLUSTER };
        let time = |machine, name| {
            let found = predict(
                machine,
                &Call { algorithm: Some(name), ..Call::new(CollOp::Alltoall, 32, 1 << 20) },
            );
            found[0].outcome.clone().expect("it runs").time_ns
        };
        let (alone, together) = (time(Machine::CLUSTER, "pairwise"), time(shared, "pairwise"));
        // 256 blocks go through each link, in place of 31.
        let least = 256.0 * f64::from(1 << 20) * shared.per_byte;
        assert!(together >= least && together > 4.0 * alone, "{alone} {together} {least}");
    }

    /// An exchange takes what the model says, and `share` times as long where ranks share CPUs.
    #[test]
    fn a_machine_of_models_takes_the_time_of_the_model() {
        for (per_node, cpus, link) in [(2, 4, Link::Node), (8, 2, Link::Crowded)] {
            let machine = modelled(&Models::BUILT_IN, per_node, cpus);
            let model = Models::BUILT_IN.of(link);
            for bytes in [8_u64, 32 << 10] {
                let call = Call {
                    algorithm: Some("pairwise"),
                    ..Call::new(CollOp::Alltoall, per_node, bytes)
                };
                let outcome = predict(machine, &call)[0].outcome.clone().expect("it runs");
                let case = Case {
                    size: per_node,
                    bytes,
                    commutative: true,
                    link,
                    cpus,
                    radix: RADIX,
                    model,
                };
                let pairwise = TABLE.iter().find(|row| row.name == "pairwise").expect("a row");
                let cost = (pairwise.cost)(&case, &model);
                let ratio = outcome.time_ns / cost;
                assert!((0.7..1.4).contains(&ratio), "{link:?} {bytes}: {outcome:?} {cost}");
            }
        }
    }

    /// Ranks that share a CPU run one after the other, and pay for each turn after a wait.
    #[test]
    fn ranks_share_cpus() {
        let alone = Machine { per_node: 8, ..Machine::CLUSTER };
        let time = |machine| {
            let call = Call {
                algorithm: Some("recursive_doubling"),
                ..Call::new(CollOp::Allreduce, 8, 8)
            };
            predict(machine, &call)[0].outcome.clone().expect("it runs").time_ns
        };
        let (turn, cpus) = (2_000.0, 2);
        let shared = time(Machine { cpus, turn, ..alone });
        // Three rounds, in which of four ranks on each CPU none but the last need not wait.
        assert!((9.0 * turn..12.0 * turn).contains(&shared), "{shared}");
        assert!(time(Machine { cpus: 8, turn, ..alone }) < turn);
    }

    #[test]
    fn machines_are_described_line_by_line() {
        let m = machine(
            "latency_ns = 900 # short\nranks_per_node = 64\nrendezvous = 16k\n\
             cpus_per_node = 8\nturn_ns = 2.5\nlocal_overhead_ns = 70",
        );
        let m = m.expect("a machine");
        assert_eq!((m.cpus, m.turn, m.local_overhead), (8, 2.5, 70.0));
        assert_eq!((m.latency, m.per_node, m.rendezvous), (900.0, 64, 16384));
        let why = machine("latency_sn = 1").expect_err("no such name");
        assert!(why.contains("line 1") && why.contains("did you mean \"latency_ns\""), "{why}");
        for bad in ["latency_ns = -1", "latency_ns = inf", "ranks_per_node = 0", "gap_ns"] {
            assert!(machine(bad).is_err(), "{bad}");
        }
    }
}
