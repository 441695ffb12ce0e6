//! The cost model of collective operations, measured by ranks that send to each other as
//! collectives do: all at once, each time to another one.

use hawser_coll::decision::{Link, Model, Models};
use hawser_core::buf::UserBuf;
use hawser_core::contracts::pml::{Pml as _, SendMode, Source, Space, Tag};
use hawser_core::op::{Builtin, Op};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_mca::calibration::{Calibration, Measured};
use hawser_os::{affinity, clock};
use hawser_segment::calibration as host;

use super::rank::Rank;

/// Bytes of a short message.
const SHORT: u64 = 8;
/// Bytes of long ones, from which the time of a byte follows, and how often they are sent in a
/// sitting.
const LONG: [(u64, u32); 2] = [(64 << 10, 40), (512 << 10, 12)];
/// Exchanges of short messages in a sitting.
const SHORT_TIMES: u32 = 400;
/// Messages under way at once, from which the time to post one follows.
pub(super) const BURST: usize = 16;
const BURST_TIMES: u32 = 60;
/// Bytes that are reduced and copied.
const LOCAL: u64 = 64 << 10;
const LOCAL_TIMES: u32 = 40;
const SITTINGS: usize = 7;
const TAG: u32 = 1;

/// Who takes part, and what lies between them.
pub(super) struct Party {
    link: Link,
    /// The ranks.
    members: Vec<u32>,
    /// Ranks that share a CPU.
    share: f64,
}

impl Party {
    /// Of a job: one rank of each node, or all where there is one node.
    pub(super) fn of(rank: &Rank) -> Result<Party, String> {
        let size = rank.world.size();
        let mut nodes = Vec::new();
        let firsts = (0..size).filter(|r| {
            let node = rank.node_of(*r);
            let is_new = !nodes.contains(&node);
            if is_new {
                nodes.push(node);
            }
            is_new
        });
        let firsts: Vec<u32> = firsts.collect();
        if size < 2 {
            return Err("it takes two ranks to measure between".into());
        }
        let (link, members) = match (firsts.len(), rank.pml.shared_cpus()) {
            (1, None) => (Link::Node, (0..size).collect()),
            (1, Some(_)) => (Link::Crowded, (0..size).collect()),
            _ => (Link::Network, firsts),
        };
        let cpus = rank.pml.shared_cpus().unwrap_or(size).max(1);
        let share = match link {
            Link::Crowded => (f64::from(size) / f64::from(cpus)).max(1.0),
            _ => 1.0,
        };
        Ok(Party { link, members, share })
    }
}

/// The buffers of a rank.
struct Bench<'a> {
    rank: &'a Rank,
    party: &'a Party,
    /// The own place among the members.
    me: Option<usize>,
    out: TempBuf,
    into: Vec<TempBuf>,
}

impl<'a> Bench<'a> {
    fn new(rank: &'a Rank, party: &'a Party) -> Result<Bench<'a>, String> {
        let longest = LONG.iter().map(|l| l.0).max().unwrap_or(SHORT);
        let bytes = |n| {
            let memory = TempBuf::zeroed(n, Datatype::scalar_ref(Scalar::Byte));
            memory.map_err(|e| e.to_string())
        };
        let me = party.members.iter().position(|r| *r == rank.world.rank());
        let mut into = vec![bytes(longest)?];
        for _ in 1..BURST {
            into.push(bytes(SHORT)?);
        }
        Ok(Bench { rank, party, me, out: bytes(longest)?, into })
    }

    /// Leaves the memory to messages that are still under way.
    fn give_up(self) {
        self.out.leak();
        self.into.into_iter().for_each(TempBuf::leak);
    }

    /// Sends `at_once` messages of `len` bytes to another member and takes as many from one.
    fn exchange(&self, me: usize, turn: u32, len: u64, at_once: usize) -> Result<(), String> {
        let members = &self.party.members;
        let distance = 1 + turn as usize % (members.len() - 1);
        let to = members[(me + distance) % members.len()];
        let from = members[(me + members.len() - distance) % members.len()];
        let (comm, pml) = (self.rank.world, self.rank.pml);
        let part = |of: &TempBuf| -> UserBuf { of.typed().message().range(0, len as usize) };
        let mut requests = Vec::with_capacity(2 * at_once);
        for buffer in &self.into[..at_once] {
            let into = part(buffer);
            requests.push(pml.irecv(comm, Space::P2p, &into, Source::Rank(from), Tag::Is(TAG)));
        }
        let out = part(&self.out);
        for _ in 0..at_once {
            requests.push(pml.isend(comm, Space::P2p, &out, to, TAG, SendMode::Standard));
        }
        for request in requests {
            let end = pml.wait(request.map_err(|e| e.to_string())?);
            end.error.map_or(Ok(()), |e| Err(e.to_string()))?;
        }
        Ok(())
    }

    /// Time in nanoseconds of one of so many repetitions; 0 on ranks that take no part.
    fn time(
        &self,
        times: u32,
        one: impl Fn(usize, u32) -> Result<(), String>,
    ) -> Result<u64, String> {
        self.rank.meet()?;
        let Some(me) = self.me else { return Ok(0) };
        // The first ones meet peers and touch memory for the first time.
        for turn in 0..(times / 8).max(2) {
            one(me, turn)?;
        }
        let begin = clock::now_ns();
        for turn in 0..times {
            one(me, turn)?;
        }
        Ok((clock::now_ns() - begin) / u64::from(times))
    }

    /// One sitting: what was measured, with one time each.
    fn sitting(&self) -> Result<Vec<(&'static str, u64, u64)>, String> {
        let mut rows = Vec::new();
        let pair = |len| move |me, turn| self.exchange(me, turn, len, 1);
        rows.push(("pair", SHORT, self.time(SHORT_TIMES, pair(SHORT))?));
        let burst = |me, turn| self.exchange(me, turn, SHORT, BURST);
        rows.push(("burst", SHORT, self.time(BURST_TIMES, burst)?));
        for (len, times) in LONG {
            rows.push(("pair", len, self.time(times, pair(len))?));
        }
        let doubles =
            |of: &TempBuf| of.typed().retyped(LOCAL / 8, Datatype::scalar(Scalar::Double));
        let (left, inout) = (doubles(&self.out), doubles(&self.into[0]));
        let sum = Op::builtin(Builtin::Sum);
        let reduce = |_, _| sum.apply(&left, &inout).map_err(|e| e.to_string());
        rows.push(("reduce", LOCAL, self.time(LOCAL_TIMES, reduce)?));
        let copy = |_, _| {
            inout.copy_from(&left);
            Ok(())
        };
        rows.push(("copy", LOCAL, self.time(LOCAL_TIMES, copy)?));
        Ok(rows)
    }
}

/// Measures with all ranks of the job. What rank 0 has found is the result.
///
/// # Errors
/// A rank is lost, or there is no memory.
pub(super) fn measure(rank: &Rank, party: &Party) -> Result<Calibration, String> {
    let bench = Bench::new(rank, party)?;
    let mut measured: Vec<Measured> = Vec::new();
    for _ in 0..SITTINGS {
        let sitting = match bench.sitting() {
            Ok(sitting) => sitting,
            Err(why) => {
                bench.give_up();
                return Err(why);
            }
        };
        for (kind, len, ns) in sitting {
            let way = format!("{}_{kind}", party.link.name());
            match measured.iter_mut().find(|m| m.way == way && m.len == len) {
                Some(row) => row.times_ns.push(ns),
                None => measured.push(Measured { way, len, times_ns: vec![ns] }),
            }
        }
    }
    let cpus = affinity::allowed().map_err(|e| format!("CPUs cannot be read: {e}"))?;
    let model = conclude(party.link, party.share, &measured);
    let settings = Models::settings(party.link, &model);
    Ok(Calibration { host: host::host(), cpus, settings, measured })
}

/// The model that explains these times, of ranks of which so many share a CPU.
///
/// An exchange takes `share * (α + 2 o + n β)`, one of several messages at once `2 o` more for
/// each; see the costs of the table of decisions. What a rank does alone was done in its own turns.
fn conclude(link: Link, share: f64, measured: &[Measured]) -> Model {
    let time = |kind: &str, len: u64| {
        let way = format!("{}_{kind}", link.name());
        let row = measured.iter().find(|m| m.way == way && m.len == len);
        row.map_or(0.0, |m| m.median_ns() as f64)
    };
    let exchange = |kind: &str, len: u64| time(kind, len) / share;
    let short = exchange("pair", SHORT);
    let more = (exchange("burst", SHORT) - short) / (2 * (BURST - 1)) as f64;
    // What a message needs until it has arrived is a part of its whole time at most.
    let overhead = more.clamp(1.0, (short / 3.0).max(1.0));
    let rates = LONG.map(|(len, _)| ((exchange("pair", len) - short) / len as f64).max(1e-4));
    let beta = rates.iter().product::<f64>().powf(1.0 / rates.len() as f64);
    let local = |kind| (time(kind, LOCAL) / LOCAL as f64).max(1e-4);
    Model {
        alpha: (short - 2.0 * overhead).max(1.0),
        overhead,
        beta,
        gamma: local("reduce"),
        copy: local("copy"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Times that follow from a model give the model back.
    #[test]
    fn the_model_explains_the_times() {
        let truth = Model { alpha: 900.0, overhead: 200.0, beta: 0.25, gamma: 0.5, copy: 0.125 };
        for (link, share) in [(Link::Node, 1.0), (Link::Crowded, 4.0)] {
            let row = |kind: &str, len: u64, ns: f64| {
                let alone = ["reduce", "copy"].contains(&kind);
                let ns = if alone { ns } else { share * ns } as u64;
                let times_ns = vec![10 * ns, ns, ns, 0];
                Measured { way: format!("{}_{kind}", link.name()), len, times_ns }
            };
            let pair = |n: f64| truth.alpha + 2.0 * truth.overhead + n * truth.beta;
            let measured = [
                row("pair", SHORT, pair(0.0)),
                row("burst", SHORT, pair(0.0) + 2.0 * 15.0 * truth.overhead),
                row("pair", LONG[0].0, pair(LONG[0].0 as f64)),
                row("pair", LONG[1].0, pair(LONG[1].0 as f64)),
                row("reduce", LOCAL, LOCAL as f64 * truth.gamma),
                row("copy", LOCAL, LOCAL as f64 * truth.copy),
            ];
            let found = conclude(link, share, &measured);
            let near = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-3;
            assert!(near(found.alpha, truth.alpha), "{found:?}");
            assert!(near(found.overhead, truth.overhead), "{found:?}");
            assert!(near(found.beta, truth.beta), "{found:?}");
            assert!(near(found.gamma, truth.gamma) && near(found.copy, truth.copy), "{found:?}");
        }
    }

    #[test]
    fn nonsense_gives_a_model_that_parameters_take() {
        let found = conclude(Link::Network, 1.0, &[]);
        let all = [found.alpha, found.overhead, found.beta, found.gamma, found.copy];
        assert!(all.iter().all(|v| v.is_finite() && *v > 0.0), "{found:?}");
    }
}
