//! Which component and which algorithm a call gets, and why, without a communicator: for people who
//! ask before they run.

use hawser_board::contract::{ROOM, long_room};
use hawser_core::contracts::coll::CollOp;
use hawser_mca::Params;

use crate::FRAMEWORK;
use crate::basic::{Basic, Forced};
use crate::decision::{Case, Link, explain};
use crate::framework::{PRIORITIES, is_built_in};
use crate::shm::{OFFERED, UNLIKE, posted, suits};
use crate::smp::{Limits, grouped};

/// A call on a communicator.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The operation.
    pub op: CollOp,
    /// Ranks, at least 1.
    pub ranks: u32,
    /// Nodes with as many ranks each, at least 1.
    pub nodes: u32,
    /// Bytes: the whole vector in broadcast and reductions, a block in the others.
    pub bytes: u64,
    /// CPUs of a node, at least 1.
    pub cpus: u32,
    /// Ranks that can share a board.
    pub board_ranks: u32,
}

impl Question {
    fn per_node(&self) -> u32 {
        self.ranks.div_ceil(self.nodes)
    }

    /// What lies between these ranks of the communicator.
    fn case(&self, forced: &Forced, ranks: u32, on_one_node: bool, radix: u32) -> Case {
        let link = match (on_one_node, self.per_node() > self.cpus) {
            (true, true) => Link::Crowded,
            (true, false) => Link::Node,
            (false, _) => Link::Network,
        };
        let (bytes, cpus, model) = (self.bytes, self.cpus, forced.model(link));
        Case { size: ranks, bytes, commutative: true, link, cpus, radix, model }
    }
}

/// The choice and its reasons, one line each.
pub fn choice(params: &Params, q: &Question) -> Vec<String> {
    let mut lines = vec![format!(
        "{:?}, {} ranks on {} node{}, {} bytes:",
        q.op,
        q.ranks,
        q.nodes,
        if q.nodes == 1 { "" } else { "s" },
        q.bytes
    )];
    if q.ranks == 1 {
        lines.push("one rank: nothing is sent".into());
        return lines;
    }
    for other in FRAMEWORK.all().iter().filter(|c| !is_built_in(c.name)) {
        lines.push(format!("{}: of a third party; its own priority decides", other.name));
    }
    let forced = match Forced::new(params) {
        Ok(forced) => forced,
        Err(why) => {
            lines.push(format!("the parameter \"coll_base_table\" has {why}"));
            return lines;
        }
    };
    for (name, _) in order(params) {
        match answer(params, &forced, name, q) {
            Ok(why) => {
                lines.push(format!("{name}: chosen, {why}"));
                lines.extend(details(&forced, name, q).into_iter().map(|l| format!("  {l}")));
                break;
            }
            Err(why) => lines.push(format!("{name}: not used, {why}")),
        }
    }
    lines
}

/// The built-in components by priority.
fn order(params: &Params) -> Vec<(&'static str, i64)> {
    let mut all: Vec<_> = PRIORITIES
        .iter()
        .map(|&(name, own)| (name, params.int_opt(&format!("coll_{name}_priority")).unwrap_or(own)))
        .collect();
    all.sort_by_key(|c| std::cmp::Reverse(c.1));
    all
}

/// Why a component serves the call, or why not.
fn answer(
    params: &Params,
    forced: &Forced,
    name: &str,
    q: &Question,
) -> Result<&'static str, String> {
    let list = params.list(FRAMEWORK.name);
    if !list.allows(name) {
        return Err(format!("coll is \"{list}\""));
    }
    if params.int_opt(&format!("coll_{name}_priority")) == Some(-1) {
        return Err(format!("coll_{name}_priority is -1"));
    }
    let algorithm = forced.get(q.op);
    let crowded = q.per_node() > q.cpus;
    let asked = || format!("a parameter names the algorithm {algorithm} of basic");
    match name {
        "basic" => Ok("it has everything"),
        "shm" | "smp" if !algorithm.is_empty() => Err(asked()),
        "shm" | "smp" if forced.listed(q.op, q.ranks, q.bytes).is_some() => {
            Err("coll_base_table names an algorithm of basic for so many ranks and bytes".into())
        }
        "shm" | "smp" if forced.anywhere(q.op) => {
            Err("coll_base_reproducible is layout: the choice may not see where ranks are".into())
        }
        "shm" if q.nodes > 1 => Err("the ranks are on several nodes".into()),
        "shm" if q.ranks > q.board_ranks => Err(format!("for at most {} ranks", q.board_ranks)),
        "shm" => match posted(q.op, q.ranks, q.bytes, ROOM as u64) {
            Some(_) => Ok("short enough for a board of the node"),
            None if suits(
                q.op,
                q.ranks,
                q.bytes,
                long_room(q.per_node()),
                crowded.then_some(q.cpus),
            ) =>
            {
                Ok("through the slab of a board of the node (in flight: some where ranks share \
                    CPUs, and allreduces of two ranks)")
            }
            None if UNLIKE.contains(&q.op) => {
                Ok("blocks that fit a board of the node, and messages for those that do not, or \
                    pieces of an alltoallv where ranks share few CPUs (blocking calls only)")
            }
            None if !OFFERED.contains(&q.op) => Err("it has no such operation".into()),
            None => Err("messages are faster for so much data".into()),
        },
        "smp" => by_groups(Limits::new(params), q),
        _ => Err("it is not built in".into()),
    }
}

fn by_groups(limits: Limits, q: &Question) -> Result<&'static str, String> {
    use CollOp::{Allgather, Gather, Scatter};
    if !grouped(q.op) {
        return Err("it has no such operation".into());
    }
    if q.nodes == 1 && limits.group == 0 {
        return Err("the ranks are on one node, and coll_smp_group is 0".into());
    }
    if q.nodes == q.ranks {
        return Err("each node has one rank".into());
    }
    if q.ranks > Basic::LOOK_MAX {
        return Err(format!("for at most {} ranks", Basic::LOOK_MAX));
    }
    if matches!(q.op, Gather | Scatter | Allgather) && q.bytes > limits.block {
        return Err(format!("coll_smp_block_max is {}", limits.block));
    }
    Ok("ranks of a node act as one towards other nodes")
}

/// The algorithms.
fn details(forced: &Forced, name: &str, q: &Question) -> Vec<String> {
    let one_node = q.nodes == 1;
    match name {
        "basic" => {
            let here = one_node && !forced.anywhere(q.op);
            let (wanted, radix) = forced.wanted(q.op, q.ranks, q.bytes);
            explain(q.op, &q.case(forced, q.ranks, here, radix), wanted)
        }
        "smp" => {
            let mut lines = vec!["among the leaders of nodes:".to_owned()];
            let leaders = if one_node { q.per_node() } else { q.nodes };
            let part = |ranks: u32, here: bool| {
                let (wanted, radix) = forced.wanted(q.op, ranks, q.bytes);
                explain(q.op, &q.case(forced, ranks, here, radix), wanted)
            };
            lines.extend(part(leaders.max(2), one_node));
            lines.push(format!("among the {} ranks of a node:", q.per_node()));
            match posted(q.op, q.per_node(), q.bytes, ROOM as u64) {
                Some(_) if q.per_node() <= q.board_ranks => lines.push("shm".into()),
                _ => lines.extend(part(q.per_node().max(2), true)),
            }
            lines
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_mca::Sources;

    fn lines(
        settings: &[(&str, &str)],
        op: &str,
        (ranks, nodes): (u32, u32),
        bytes: u64,
    ) -> String {
        choice(&params(settings), &question(op, (ranks, nodes), bytes)).join("\n")
    }

    fn params(settings: &[(&str, &str)]) -> Params {
        let specs: Vec<_> =
            FRAMEWORK.params().iter().chain(crate::PARAMS.iter().copied().flatten()).collect();
        let sources = settings.iter().fold(Sources::empty(), |s, (name, value)| s.set(name, value));
        Params::load(&specs, &sources).expect("these settings are right")
    }

    fn question(op: &str, (ranks, nodes): (u32, u32), bytes: u64) -> Question {
        let op = crate::decision::operation(op).expect("there is one");
        Question { op, ranks, nodes, bytes, cpus: 64, board_ranks: 64 }
    }

    #[test]
    fn the_choice_is_told_with_its_reason() {
        assert!(lines(&[], "allreduce", (16, 1), 8).contains("shm: chosen"));
        assert!(
            lines(&[], "allreduce", (16, 1), 1 << 20).contains("shm: chosen, through the slab")
        );
        let long = lines(&[], "alltoall", (16, 1), 1 << 20);
        assert!(long.contains("basic: chosen") && long.contains("lowest estimate"), "{long}");
        let nodes = lines(&[], "Allreduce", (64, 4), 8);
        assert!(nodes.contains("smp: chosen") && nodes.contains("among the 16 ranks"), "{nodes}");
        let named = lines(&[("coll_basic_allreduce_algorithm", "ring")], "allreduce", (16, 1), 8);
        assert!(named.contains("shm: not used, a parameter names"), "{named}");
        assert!(named.contains("ring (asked for"), "{named}");
        let table = [("coll_base_table", "allreduce:8-:-1k=ring; bcast=binomial")];
        let listed = lines(&table, "allreduce", (16, 1), 8);
        assert!(listed.contains("shm: not used, coll_base_table"), "{listed}");
        assert!(listed.contains("ring (asked for"), "{listed}");
        assert!(lines(&table, "allreduce", (16, 1), 1025).contains("shm: chosen"));
        let anywhere = [table[0], ("coll", "basic")];
        assert!(lines(&anywhere, "allreduce", (16, 1), 1025).contains("lowest estimate"));
        let radix = [("coll_base_table", "bcast=knomial/8")];
        assert!(lines(&radix, "bcast", (64, 64), 8).contains("knomial/8 (asked for"));
        let set = [("coll_basic_bcast_radix", "16"), ("coll", "basic")];
        assert!(lines(&set, "bcast", (64, 64), 8).contains("knomial/16: "));
        assert!(lines(&table, "allreduce", (4, 1), 8).contains("shm: chosen"));
        let both = [table[0], ("coll_basic_allreduce_algorithm", "fan")];
        assert!(lines(&both, "allreduce", (16, 1), 8).contains("fan (asked for"));
        let wrong = lines(&[("coll_base_table", "bcast")], "bcast", (4, 1), 8);
        assert!(wrong.contains("the parameter \"coll_base_table\" has \"bcast\""), "{wrong}");
        let without = lines(&[("coll", "^shm")], "barrier", (16, 1), 0);
        assert!(without.contains("shm: not used, coll is \"^shm\""), "{without}");
        assert!(lines(&[], "gather", (64, 4), 1 << 20).contains("coll_smp_block_max is 16384"));
        let anywhere =
            lines(&[("coll_base_reproducible", "layout")], "allreduce", (16, 1), 1 << 20);
        assert!(anywhere.contains("shm: not used, coll_base_reproducible"), "{anywhere}");
        assert!(anywhere.contains(", network: "), "{anywhere}");
        let crowded = |settings: &[(&str, &str)]| {
            let typed = Question { cpus: 2, ..question("bcast", (16, 1), 64) };
            choice(&params(settings), &typed).join("\n")
        };
        assert!(crowded(&[]).contains("shm: chosen"));
        assert!(crowded(&[("coll", "basic")]).contains(", crowded: "));
        let far = [("coll_base_network_latency_ns", "1000000"), ("coll", "basic")];
        let (near, far) =
            (lines(&far[1..], "bcast", (64, 64), 8), lines(&far, "bcast", (64, 64), 8));
        assert!(near != far && far.contains("lowest estimate"), "{near}\n{far}");
        assert!(lines(&[], "bcast", (1, 1), 8).contains("nothing is sent"));
    }
}
