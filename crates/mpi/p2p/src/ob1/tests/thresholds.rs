//! The table of protocols against what the counters say: messages just below and above every
//! threshold, over the real modules.

use hawser_btl::{OpenCtx, open_all};
use hawser_mca::Params;
use hawser_segment::Remote;
use hawser_status::{Counters, Counting};

use super::*;
use crate::ob1::{PeerKind, Protocol, protocol_tables};

fn params(settings: &[(&str, &str)]) -> Params {
    let mut specs = crate::params();
    specs.extend(hawser_btl::params());
    hawser_fixture::params(&specs, settings)
}

/// Two processes of one node, in this one.
fn world(params: &Params) -> World {
    let node = hawser_fixture::node(2, 1);
    let engine = |me: u32| {
        let modex = hawser_fixture::modex(node, me);
        let ctx = OpenCtx {
            me,
            slot: me,
            channel: None,
            node,
            modex,
            params,
            reliable: false,
            others: &[],
        };
        let btls = open_all(&ctx, &mut |_| {}).expect("modules");
        let locate = Box::new(|at: Remote| Peer { at, node: 0, local: Some(at.proc()) });
        let counters = node.open_page(me, 0);
        let mut engine = Engine::new(btls, Tuning::resolve(params, 2), counters, locate);
        assert_eq!(engine.state.comms.announce(CONTEXT), 0);
        engine
    };
    World { nets: Vec::new(), engines: (0..2).map(engine).collect() }
}

fn used(before: &Counters, after: &Counters) -> Protocol {
    let grew = |what| after.get(what) - before.get(what);
    match (grew(Count::SentRendezvous), grew(Count::SentReadable)) {
        (0, 0) => Protocol::Eager,
        (1, 0) => Protocol::Fragments,
        _ => Protocol::Get,
    }
}

const LONGEST: u64 = 3 << 20;

fn check(settings: &[(&str, &str)], kinds: usize) {
    let params = params(settings);
    let mut w = world(&params);
    let mut seen = Vec::new();
    for table in protocol_tables(&params, 2).expect("tables") {
        let to = match table.kind {
            PeerKind::Itself => 0,
            PeerKind::SameNode => 1,
            PeerKind::OtherNode => continue,
        };
        for row in table.rows.expect("rows") {
            let last = row.to.unwrap_or(LONGEST);
            for len in [row.from, row.from + 1, last.saturating_sub(1), last] {
                if len > LONGEST || len < row.from {
                    continue;
                }
                let room = Room::new(len as usize);
                let r = w.irecv(to, Some(0), Some(1), &room);
                let before = w.engines[0].state.counters.read();
                let data = pattern(len as usize, 5);
                let s = w.isend(0, to, 1, &data, SendMode::Standard);
                assert!(w.wait(to, r).error.is_none() && w.wait(0, s).error.is_none());
                let after = w.engines[0].state.counters.read();
                assert!(room.bytes() == data, "length {len} to {to}");
                assert_eq!(used(&before, &after), row.protocol, "{len} to {to}: {row:?}");
                seen.push(row.protocol);
            }
        }
    }
    seen.sort_by_key(|p| *p as u32);
    seen.dedup();
    assert_eq!(seen.len(), kinds, "{settings:?}: {seen:?}");
}

#[test]
fn the_table_says_what_happens() {
    check(&[], 3);
    check(&[("pml_ob1_use_get", "false")], 2);
    check(&[("btl_sm_eager_limit", "1000"), ("btl_sm_cma_min", "50000")], 3);
    check(&[("btl_sm_line_limit", "1000"), ("btl_sm_max_send", "2k")], 3);
}
