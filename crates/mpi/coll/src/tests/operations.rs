//! Calls in flight at lanes: ranks of a node, all of them played by one thread, start the same
//! calls and make progress in random turns.

use hawser_board::leases::{claim_board, claim_lane, leave, owner};
use hawser_board::{BoardConfig, NodeBoards};
use hawser_btl::OpenModule;
use hawser_btl::sim::{SimFaults, SimNet};
use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{
    Channel, CollCall, CollModule, CollOperation, CollPersistent, Interrupt, Root, VBuf,
};
use hawser_core::contracts::pml::{Needed, Source, Space, Tag};
use hawser_core::env::{Env, EnvConfig, Facts};
use hawser_core::error::{ErrClass, Result};
use hawser_core::holding;
use hawser_core::op::{Builtin, Op};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_mca::Params;
use hawser_mca::lifecycle::{Resume, Traffic};
use hawser_p2p::{Ob1, P2pConfig};
use hawser_segment::node::NodeSegment;
use proptest::prelude::*;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use crate::basic::{Basic, Forced, next_tag};
use crate::shm::Shm;
use crate::smp::{Limits, Smp};
use crate::{Coll, PARAMS, Tell, built_in};

/// The worlds of a node's ranks.
struct Node {
    net: SimNet,
    worlds: Vec<&'static Comm>,
    boards: Vec<&'static NodeBoards>,
    segment: NodeSegment,
}

impl Node {
    fn new(ranks: u32) -> Node {
        Node::telling(ranks, &[], |line| panic!("{line}"))
    }

    fn telling(ranks: u32, settings: &[(&str, &str)], tell: Tell) -> Node {
        Node::open(ranks, settings, tell, false)
    }

    /// `threaded`: the threads that play the ranks make progress for each other.
    fn open(ranks: u32, settings: &[(&str, &str)], tell: Tell, threaded: bool) -> Node {
        let (net, segment) = (SimNet::new(1, SimFaults::default()), hawser_fixture::node(ranks, 1));
        let mut specs = hawser_p2p::params();
        specs.extend(hawser_btl::params());
        specs.extend(crate::FRAMEWORK.params());
        specs.extend(PARAMS.iter().copied().flatten());
        let params: &'static Params = Box::leak(Box::new(hawser_fixture::params(&specs, settings)));
        let world = |me| {
            let (attended, networks) = (false, &[][..]);
            let modex = hawser_fixture::modex(segment, me);
            let cfg = P2pConfig {
                me,
                node: segment,
                slot: me,
                modex,
                params,
                threaded,
                attended,
                networks,
            };
            let modules = vec![vec![OpenModule::Other(net.btl(me))]];
            let pml: &'static Ob1 = Box::leak(Box::new(Ob1::over(modules, &cfg)));
            let boards: &'static NodeBoards =
                NodeBoards::new(BoardConfig { pml, node: segment, modex, params, threaded: false });
            let coll = Coll::open(params, built_in(), Some(boards.shared()), tell).expect("all");
            let env = Env::open(EnvConfig {
                pml,
                coll,
                me,
                nprocs: ranks,
                node_of: Box::new(|_| 0),
                here: Box::new(|| 0),
                cell_of: None,
                facts: Facts::default(),
                outside: None,
            });
            (env.world().expect("a world"), boards)
        };
        let (worlds, boards) = (0..ranks).map(world).unzip();
        Node { net, worlds, boards, segment }
    }

    /// The component that acts by groups, of two ranks here, for one of them.
    fn in_pairs(&self, rank: usize) -> Smp {
        let specs: Vec<_> = PARAMS.iter().copied().flatten().collect();
        let params = hawser_fixture::params(&specs, &[]);
        let forced = Arc::new(Forced::new(&params).expect("no table"));
        let (comm, boards) = (self.worlds[rank], self.boards[rank].shared());
        let limits = Limits { group: 2, block: 4096 };
        let basic = Arc::new(Basic::new(comm, forced));
        Smp::new(comm, basic, limits, Some(&boards)).expect("two groups")
    }

    /// The component for short calls, as of a communicator of its own, for each of the ranks.
    fn modules(&self) -> Vec<Shm> {
        let specs: Vec<_> = PARAMS.iter().copied().flatten().collect();
        let params = hawser_fixture::params(&specs, &[]);
        let forced = Arc::new(Forced::new(&params).expect("no table"));
        let shm = |(comm, boards): (&&'static Comm, &&'static NodeBoards)| {
            let basic = Arc::new(Basic::new(comm, forced.clone()));
            Shm::new(comm, basic, (Some(boards.shared()), None)).expect("on one node")
        };
        self.worlds.iter().zip(&self.boards).map(shm).collect()
    }

    /// Starts these calls, one at each rank, and polls them until all have ended; how.
    fn run_at(&self, modules: &[Shm], calls: &[CollCall<'_>]) -> Vec<Result<()>> {
        let all = || modules.iter().zip(&self.worlds);
        let start = |((shm, comm), call): ((&Shm, &&'static Comm), &CollCall<'_>)| {
            shm.start(comm, call).expect("started")
        };
        let mut operations: Vec<_> = all().zip(calls).map(start).collect();
        let mut ends: Vec<_> = operations.iter().map(|_| None).collect();
        for _ in 0..TURNS {
            for (at, comm) in self.worlds.iter().enumerate() {
                comm.pml().progress();
                ends[at] = ends[at].take().or_else(|| operations[at].poll(comm));
            }
            if ends.iter().all(Option::is_some) {
                return ends.into_iter().flatten().collect();
            }
        }
        panic!("the calls do not end")
    }

    /// Polls calls, one at each rank in turn, many times; how those have ended that have.
    fn poll(&self, all: &mut [(Call, Box<dyn CollOperation>)]) -> Vec<Option<Result<()>>> {
        let mut ends: Vec<_> = all.iter().map(|_| None).collect();
        for _ in 0..2000 {
            for (at, (_, operation)) in all.iter_mut().enumerate() {
                let comm = self.worlds[at % self.worlds.len()];
                comm.pml().progress();
                ends[at] = ends[at].take().or_else(|| operation.poll(comm));
            }
        }
        ends
    }

    /// Boards that are free now.
    fn free_boards(&self) -> usize {
        let owner = owner(1 << 60, 0);
        let claimed: Vec<_> = std::iter::from_fn(|| claim_board(self.segment, 1, owner)).collect();
        claimed.iter().for_each(|&(number, base)| {
            leave(self.segment.boards().leases(), number, 1, 1, (base, base))
        });
        claimed.len()
    }

    /// Lanes that are free now.
    fn free_lanes(&self) -> usize {
        self.free_lanes_for(false)
    }

    /// Lanes that are free now for short calls or for long ones.
    fn free_lanes_for(&self, long: bool) -> usize {
        let owner = owner(1 << 60, 0);
        let claimed: Vec<_> =
            std::iter::from_fn(|| claim_lane(self.segment, 1, owner, long)).collect();
        claimed.iter().for_each(|&(number, base)| {
            leave(self.segment.lanes().leases(), number, 1, 1, (base, base))
        });
        claimed.len()
    }
}

/// Nothing is short where ranks have left the node before the first call.
#[test]
fn ranks_that_have_left_are_no_lack_of_lanes() {
    static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let tell = |line| LINES.lock().expect("one thread").push(line);
    let node = Node::telling(3, &[("coll_base_verbose", "5")], tell);
    node.segment.replace_apart(0, &[(2, 5)]).expect("one rank");
    let _begun = node.worlds[0].start(&CollCall::Barrier).expect("it goes by messages");
    let lines = LINES.lock().expect("one thread").join("\n");
    assert!(lines.contains("some of its ranks have moved to another host"), "{lines}");
    assert!(!lines.contains("no free"), "{lines}");
}

/// A rank leaves the node while the others may be in a long call of which each reads a share: all
/// come to the same way of making it. From then on each gets its share, and not all that others
/// have.
#[test]
fn long_calls_of_shares_go_by_messages_where_ranks_have_left() {
    const RANKS: u32 = 3;
    const ROUNDS: u64 = 6;
    // Nobody wakes them.
    let waits = [
        ("wait_yield_us", "1000000000"),
        ("wait_contended_us", "0"),
        ("wait_shared_yield_us", "1000000000"),
        ("wait_shared_yields", "1000000"),
    ];
    for (kind, in_place) in
        [6, 7, 8, 9, 10].into_iter().flat_map(|kind| [(kind, false), (kind, true)])
    {
        let what = What { kind, n: 6000, root: 1, in_place };
        let node = Node::open(RANKS, &waits, |line| panic!("{line}"), true);
        let modules = node.modules();
        let rounds = |rounds: std::ops::Range<u64>, leaves: Option<u64>| {
            let (inside, ended) = (AtomicU32::new(0), AtomicU32::new(0));
            let rank = |me: u32| {
                let (comm, mut call) = (node.worlds[me as usize], Call::new(what, me, RANKS));
                for round in rounds.clone() {
                    call.fill(round);
                    if leaves == Some(round) && me == 0 {
                        while inside.load(Ordering::Relaxed) < RANKS - 1 {
                            std::thread::yield_now();
                        }
                        // They may have posted, or are about to.
                        (0..200).for_each(|_| std::thread::yield_now());
                        node.segment.replace_apart(0, &[(2, 5)]).expect("one rank");
                        holding::note_node_split();
                    } else if leaves == Some(round) {
                        inside.fetch_add(1, Ordering::Relaxed);
                    }
                    modules[me as usize].run(comm, &call.call()).expect("all call the same");
                    call.check();
                }
                // Others may need its progress, as up to the end of `MPI_Finalize`.
                ended.fetch_add(1, Ordering::Relaxed);
                while ended.load(Ordering::Relaxed) < RANKS {
                    comm.pml().advance();
                }
            };
            std::thread::scope(|scope| {
                (0..RANKS).for_each(|me| {
                    _ = scope.spawn({
                        let rank = &rank;
                        move || rank(me)
                    })
                })
            });
        };
        rounds(0..ROUNDS, Some(ROUNDS / 2));
        let before = node.net.carried();
        rounds(ROUNDS..ROUNDS + 1, None);
        let carried = node.net.carried() - before;
        // Each rank would post three vectors, of reductions one, and send that to each other one.
        let vectors = u64::from(RANKS * (RANKS - 1)) * what.n * 8;
        let most = if matches!(kind, 7 | 8) { vectors } else { vectors * 3 / 2 };
        assert!(carried < most, "{what:?}: {carried} of {most} bytes");
    }
}

fn long(count: u64) -> TempBuf {
    TempBuf::new(count, &Datatype::scalar(Scalar::Int64)).expect("memory")
}

fn set(buf: &TempBuf, values: &[i64]) {
    let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_ne_bytes()).collect();
    buf.typed().unpack_from(&bytes);
}

fn get(buf: &TypedBuf) -> Vec<i64> {
    let bytes = buf.pack_all();
    bytes.chunks_exact(8).map(|c| i64::from_ne_bytes(c.try_into().expect("eight"))).collect()
}

/// What all ranks call.
#[derive(Clone, Copy, Debug)]
struct What {
    kind: u32,
    n: u64,
    root: u32,
    in_place: bool,
}

const KINDS: u32 = 13;
/// What a rank has not written.
const BLANK: i64 = -7;

/// Element `i` of what a rank gives in round `round`, for `to`.
fn value(rank: u32, to: u32, i: u64, round: u64) -> i64 {
    i64::from(rank) * 1_000_003 + i64::from(to) * 10_007 + i as i64 * 31 + round as i64
}

/// A call at one rank, and its memory.
struct Call {
    what: What,
    me: u32,
    ranks: u32,
    round: u64,
    send: TempBuf,
    recv: TempBuf,
    counts: Vec<i64>,
    displs: Vec<i64>,
}

impl Call {
    fn new(what: What, me: u32, ranks: u32) -> Call {
        let all = what.n * u64::from(ranks);
        let counts = (0..ranks).map(|r| (what.n as i64 - i64::from(r % 2)).max(0)).collect();
        let displs = (0..ranks).map(|r| i64::from(r) * what.n as i64).collect();
        Call { what, me, ranks, round: 0, send: long(all), recv: long(all), counts, displs }
    }

    fn fill(&mut self, round: u64) {
        self.round = round;
        let (n, me) = (self.what.n, self.me);
        let given: Vec<_> = (0..n * u64::from(self.ranks))
            .map(|i| value(me, (i / n.max(1)) as u32, i % n.max(1), round))
            .collect();
        set(&self.send, &given);
        let mut recv = vec![BLANK; given.len()];
        let own = (u64::from(me) * n) as usize;
        match (self.what.kind, self.what.in_place) {
            (1, _) if me == self.what.root => {
                recv[..n as usize].copy_from_slice(&given[..n as usize])
            }
            (4 | 5, true) => recv[own..][..n as usize].copy_from_slice(&given[..n as usize]),
            (6.., true) => recv.copy_from_slice(&given),
            _ => {}
        }
        set(&self.recv, &recv);
    }

    fn call(&self) -> CollCall<'_> {
        let (n, root, op) = (self.what.n, Root::Rank(self.what.root), Op::builtin(Builtin::Sum));
        let (send, recv) = (self.send.typed().block(0, n), self.recv.typed().block(0, n));
        let given = (!self.what.in_place).then(|| send.clone());
        let is_root = self.me == self.what.root;
        let at_root = is_root.then(|| recv.clone());
        let op = op.clone();
        match self.what.kind {
            0 => CollCall::Barrier,
            1 => CollCall::Bcast { buf: recv, root },
            2 => CollCall::Gather { send: Some(send), recv: at_root, root },
            3 => CollCall::Scatter { send: is_root.then_some(send), recv: Some(recv), root },
            4 => CollCall::Allgather { send: given, recv },
            5 => {
                let own = self.counts[self.me as usize] as u64;
                let send = given.map(|send| send.block(0, own));
                let (counts, displs) = (Ints::I64(&self.counts), Ints::I64(&self.displs));
                let base = self.recv.typed().clone();
                CollCall::Allgatherv { send, recv: VBuf { base, counts, displs } }
            }
            6 => CollCall::Alltoall { send: given, recv },
            7 => match self.what.in_place && is_root {
                true => CollCall::Reduce { send: None, recv: Some(recv), op, root },
                false => CollCall::Reduce { send: Some(send), recv: at_root, op, root },
            },
            8 => CollCall::Allreduce { send: given, recv, op },
            9 => CollCall::ReduceScatterBlock { send: given, recv, op },
            10 => {
                let (own, counts) = (self.counts[self.me as usize] as u64, Ints::I64(&self.counts));
                let recv = self.recv.typed().block(0, own);
                CollCall::ReduceScatter { send: given, recv, counts, op }
            }
            11 => CollCall::Scan { send: given, recv, op },
            _ => CollCall::Exscan { send: given, recv, op },
        }
    }

    /// The linear form: what the standard says, rank by rank.
    fn check(&self) {
        let (What { kind, n, root, .. }, me, ranks, round) =
            (self.what, self.me, self.ranks, self.round);
        let found = get(self.recv.typed());
        let sum = |of: std::ops::Range<u32>, at: u64| -> i64 {
            of.map(|rank| value(rank, (at / n) as u32, at % n, round)).sum()
        };
        let is = |at: u64, expected: i64| {
            assert_eq!(found[at as usize], expected, "{:?} at rank {me}: {at}", self.what);
        };
        let all = 0..n * u64::from(ranks);
        let begin: i64 = self.counts[..me as usize].iter().sum();
        match kind {
            0 => {}
            1 => (0..n).for_each(|i| is(i, value(root, 0, i, round))),
            2 if me == root => all.for_each(|i| is(i, value((i / n) as u32, 0, i % n, round))),
            2 => {}
            3 => (0..n).for_each(|i| is(i, value(root, me, i, round))),
            4 => all.for_each(|i| is(i, value((i / n) as u32, 0, i % n, round))),
            5 => all
                .filter(|i| i % n < self.counts[(i / n) as usize] as u64)
                .for_each(|i| is(i, value((i / n) as u32, 0, i % n, round))),
            6 => all.for_each(|i| is(i, value((i / n) as u32, me, i % n, round))),
            7 if me == root => (0..n).for_each(|i| is(i, sum(0..ranks, i))),
            7 => {}
            8 => (0..n).for_each(|i| is(i, sum(0..ranks, i))),
            9 => (0..n).for_each(|i| is(i, sum(0..ranks, u64::from(me) * n + i))),
            10 => (0..self.counts[me as usize] as u64)
                .for_each(|i| is(i, sum(0..ranks, begin as u64 + i))),
            11 => (0..n).for_each(|i| is(i, sum(0..me + 1, i))),
            _ if me > 0 => (0..n).for_each(|i| is(i, sum(0..me, i))),
            _ => {}
        }
    }
}

/// One rank's part of a run.
struct Rank {
    comm: &'static Comm,
    /// What is called in which order.
    next: usize,
    operations: Vec<(Call, Box<dyn CollOperation>)>,
    /// Persistent calls; the operation of a round that was started.
    prepared: Vec<(Call, Box<dyn CollPersistent>, Option<Box<dyn CollOperation>>)>,
    rounds: Vec<u64>,
}

impl Rank {
    fn new(comm: &'static Comm) -> Rank {
        let (next, operations) = (0, Vec::new());
        Rank { comm, next, operations, prepared: Vec::new(), rounds: Vec::new() }
    }

    fn prepare(&mut self, what: What, ranks: u32) {
        let call = Call::new(what, self.comm.rank(), ranks);
        let module = self.comm.coll(call.call().op()).expect("a module");
        let persistent = module.init(self.comm, &call.call()).expect("prepared");
        self.prepared.push((call, persistent, None));
        self.rounds.push(0);
    }

    fn start(&mut self, what: What, ranks: u32) {
        let mut call = Call::new(what, self.comm.rank(), ranks);
        call.fill(self.next as u64);
        let operation = self.comm.start(&call.call()).expect("started");
        self.operations.push((call, operation));
        self.next += 1;
    }

    fn poll(&mut self, at: usize) {
        if let Some(end) = self.operations[at].1.poll(self.comm) {
            end.expect("no error");
            let (call, _) = self.operations.swap_remove(at);
            call.check();
        }
    }

    /// Starts a round of a persistent call, or polls the one that it is in.
    fn poll_prepared(&mut self, at: usize, rounds: u64) {
        let (call, persistent, operation) = &mut self.prepared[at];
        if let Some(started) = operation {
            if let Some(end) = started.poll(self.comm) {
                end.expect("no error");
                *operation = None;
                call.check();
            }
        } else if self.rounds[at] < rounds {
            call.fill(100 + self.rounds[at]);
            self.rounds[at] += 1;
            *operation = Some(persistent.start(self.comm).expect("started"));
        }
    }

    fn has_ended(&self, calls: usize, rounds: u64) -> bool {
        let landed = self.operations.is_empty() && self.prepared.iter().all(|p| p.2.is_none());
        self.next == calls && landed && self.rounds.iter().all(|r| *r == rounds)
    }
}

/// Turns of all ranks before a run counts as hanging.
const TURNS: usize = 200_000;

/// All ranks make these calls, and so many rounds of those that are prepared, in an order that
/// `draw` gives.
fn run(
    ranks: u32,
    calls: &[What],
    (prepared, rounds): (&[What], u64),
    mut draw: impl FnMut(usize) -> usize,
) {
    let node = Node::new(ranks);
    let lanes = node.free_lanes();
    let mut all: Vec<_> = node.worlds.iter().map(|comm| Rank::new(comm)).collect();
    for &what in prepared {
        // The one that tells the others comes first.
        all.iter_mut().for_each(|rank| rank.prepare(what, ranks));
    }
    let mut turns = 0;
    while !all.iter().all(|rank| rank.has_ended(calls.len(), rounds)) {
        turns += 1;
        assert!(turns < TURNS, "the calls do not end");
        let who = draw(all.len());
        let rank = &mut all[who];
        match draw(4) {
            0 if rank.next < calls.len() => rank.start(calls[rank.next], ranks),
            1 if !rank.operations.is_empty() => rank.poll(draw(rank.operations.len())),
            2 if !prepared.is_empty() => rank.poll_prepared(draw(prepared.len()), rounds),
            _ => _ = rank.comm.pml().progress(),
        }
    }
    let kept = prepared.iter().filter(|what| what.n > 0 || what.kind == 0).count();
    // Eight for short ones, and as many with long rooms for those that fit no post.
    let is_short = |call: &What| call.kind == 0 || (1..100).contains(&call.n);
    // Two ranks have CPUs of their own.
    let rows = if ranks == 2 { 8..9 } else { 1..9 };
    let is_long =
        |call: &What| call.n > 100 && matches!(call.kind, 1 | 7 | 8) && rows.contains(&call.kind);
    let has_long = ranks > 1 && calls.iter().any(is_long);
    let sets = usize::from(calls.iter().any(is_short)) + usize::from(has_long);
    assert!(node.free_lanes() >= lanes - 8 * sets - kept);
    all.iter_mut().for_each(|rank| rank.prepared.clear());
    assert!(node.free_lanes() >= lanes - 8 * sets, "what was freed is lent again");
}

fn what(ranks: u32) -> impl Strategy<Value = What> {
    (0..KINDS, prop_oneof![0u64..4, 4u64..30, Just(200u64)], 0..ranks, any::<bool>())
        .prop_map(|(kind, n, root, in_place)| What { kind, n, root, in_place })
}

fn calls(ranks: u32, most: usize) -> impl Strategy<Value = Vec<What>> {
    proptest::collection::vec(what(ranks), 0..most)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn calls_in_flight_end_right_in_any_order(
        (ranks, calls, prepared) in (1u32..5).prop_flat_map(|ranks| {
            (Just(ranks), calls(ranks, 40), calls(ranks, 6))
        }),
        rounds in 0u64..4,
        seed in any::<u64>(),
    ) {
        let mut state = seed;
        run(ranks, &calls, (&prepared, rounds), |below| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(seed | 1);
            (state >> 33) as usize % below
        });
    }
}

/// A rank that waits for a lost one gets an error that names it, also in calls that come later.
#[test]
fn calls_in_flight_with_a_lost_rank_end() {
    let node = Node::new(3);
    let what = What { kind: 8, n: 2, root: 0, in_place: false };
    let mut calls: Vec<_> = (0..3).map(|me| Call::new(what, me, 3)).collect();
    calls.iter_mut().for_each(|call| call.fill(0));
    let mut operations: Vec<_> = calls
        .iter()
        .zip(&node.worlds)
        .map(|(call, comm)| comm.start(&call.call()).expect("started"))
        .collect();
    for _ in 0..1000 {
        node.worlds.iter().for_each(|comm| _ = comm.pml().progress());
        for (operation, comm) in operations.iter_mut().zip(&node.worlds) {
            if let Some(end) = operation.poll(comm) {
                end.expect("nobody is lost yet");
            }
        }
    }
    let world = node.worlds[0];
    let mut late = world.start(&calls[0].call()).expect("started");
    assert!(late.poll(world).is_none());
    assert!(matches!(late.awaiting(), Some(Needed::Post(post)) if post.peer == 1));
    node.net.cut(0, 2);
    for _ in 0..2 {
        let mut end = None;
        for _ in 0..1000 {
            world.pml().progress();
            end = end.or_else(|| late.poll(world));
        }
        let error = end.expect("it ends").expect_err("rank 2 is lost");
        assert_eq!(error.class(), ErrClass::ProcAborted);
        assert!(error.to_string().contains("rank 2 "), "{error}");
        for _ in 0..8 {
            late = world.start(&calls[0].call()).expect("started");
        }
    }
}

/// Rank 0 tells the lanes of a communicator while a rank is lost that another one needs no more:
/// whatever each rank was told, the lanes are free when all have freed the communicator.
#[test]
fn lanes_are_lent_again_though_a_rank_was_not_told() {
    let node = Node::new(3);
    let lanes = node.free_lanes();
    let specs: Vec<_> = PARAMS.iter().copied().flatten().collect();
    let params = hawser_fixture::params(&specs, &[]);
    let forced = Arc::new(Forced::new(&params).expect("no table"));
    let basic = |comm: &Comm| Arc::new(Basic::new(comm, forced.clone()));
    let shm = |(comm, boards): (&&'static Comm, &&'static NodeBoards)| {
        Shm::new(comm, basic(comm), (Some(boards.shared()), None)).expect("on one node")
    };
    for cuts in [&[][..], &[(0, 2), (1, 2)], &[(0, 1)]] {
        let modules: Vec<_> = node.worlds.iter().zip(&node.boards).map(shm).collect();
        cuts.iter().for_each(|&(one, other)| node.net.cut(one, other));
        let all = || modules.iter().zip(&node.worlds);
        let started = all().map(|(shm, comm)| shm.start(comm, &CollCall::Barrier).ok());
        let mut operations: Vec<_> = started.collect();
        for _ in 0..1000 {
            node.worlds.iter().for_each(|comm| _ = comm.pml().progress());
            for (operation, comm) in operations.iter_mut().zip(&node.worlds) {
                if let Some(Some(_)) = operation.as_mut().map(|o| o.poll(comm)) {
                    *operation = None;
                }
            }
        }
        assert!(operations.iter().all(Option::is_none), "all end");
        drop((operations, modules));
        assert_eq!(node.free_lanes(), lanes, "without {cuts:?}");
    }
}

/// Elements of a short call that is made at a lane; a broadcast of up to 16 goes by messages.
const SHORT: u64 = 20;

/// Any number of communicators make short calls in flight, and a long one finds lanes with rooms.
#[test]
fn lanes_with_long_rooms_are_for_long_calls() {
    let node = Node::new(4);
    let (lanes, long) = (node.free_lanes(), node.free_lanes_for(true));
    let run = |modules: &[Shm], n| {
        let what = What { kind: 1, n, root: 1, in_place: false };
        let mut calls: Vec<_> = (0..4).map(|me| Call::new(what, me, 4)).collect();
        calls.iter_mut().for_each(|call| call.fill(n));
        let started: Vec<_> = calls.iter().map(Call::call).collect();
        let ends = node.run_at(modules, &started);
        ends.into_iter().for_each(|end| end.expect("all call the same"));
        calls.iter().for_each(Call::check);
    };
    let all: Vec<_> = (0..=long / 8).map(|_| node.modules()).collect();
    all.iter().for_each(|modules| run(modules, SHORT));
    assert_eq!(node.free_lanes_for(true), long);
    for (before, modules) in all.iter().enumerate() {
        run(modules, 10_000);
        let left = long.saturating_sub(8 * (before + 1));
        assert_eq!(node.free_lanes_for(true), left, "the last one's goes by messages");
        run(modules, SHORT);
    }
    assert_eq!(node.free_lanes(), lanes - 8 * all.len() - long);
    drop(all);
    assert_eq!((node.free_lanes(), node.free_lanes_for(true)), (lanes, long));
}

/// Ranks that are out of step at a lane, since one of them has made a longer call than the others,
/// do not take what belongs to one call for that of another.
#[test]
fn no_call_takes_the_posts_of_another() {
    let node = Node::new(3);
    let modules = node.modules();
    let start = |me: u32, n| {
        let mut call = Call::new(What { kind: 8, n, root: 0, in_place: false }, me, 3);
        call.fill(n);
        let shm = &modules[me as usize];
        let operation = shm.start(node.worlds[me as usize], &call.call()).expect("started");
        (call, operation)
    };
    let calls = |n: [u64; 3]| (0..3).map(|me| start(me, n[me as usize])).collect::<Vec<_>>();
    // The longer call has a piece more, of 260 KB each.
    let mut all = calls([40_000, 80_000, 40_000]);
    // Those that have lanes of their own end.
    (0..7).for_each(|_| all.extend(calls([80_000; 3])));
    all.extend(calls([80_000; 3]));
    for (at, end) in node.poll(&mut all).iter().enumerate() {
        match (at / 3, at % 3, end) {
            (0 | 8, 0 | 2, Some(end)) => {
                let error = end.as_ref().expect_err("rank 1 is in another call");
                assert_eq!(error.class(), ErrClass::Truncate);
            }
            (1..8, _, Some(Ok(()))) => all[at].0.check(),
            (0 | 8, 1, _) => {}
            (call, rank, end) => panic!("call {call} at rank {rank}: {end:?}"),
        }
    }
}

/// Ranks that do not agree on whether a call is long make it at different lanes: those that wait
/// take the posts of no later call for it, whether the lanes were known before or not, and hear of
/// an error once one comes. So does a barrier, which reads nothing.
#[test]
fn calls_of_different_lanes_are_not_taken_for_each_other() {
    const CALLS: usize = 20;
    for (are_known, later) in [(false, 1), (true, 1), (true, 0)] {
        let node = Node::new(3);
        let modules = node.modules();
        let start = |me: u32, n, round: usize| {
            let kind = if round == 0 { 1 } else { later };
            let mut call = Call::new(What { kind, n, root: 0, in_place: false }, me, 3);
            call.fill(round as u64);
            let shm = &modules[me as usize];
            let operation = shm.start(node.worlds[me as usize], &call.call()).expect("started");
            (call, operation)
        };
        for n in [SHORT, 10_000].into_iter().filter(|_| are_known) {
            let mut all: Vec<_> = (0..3).map(|me| start(me, n, 0)).collect();
            let ends = node.poll(&mut all);
            ends.into_iter().for_each(|end| end.expect("it ends").expect("all call the same"));
            all.iter().for_each(|(call, _)| call.check());
        }
        // At the root the first one is long.
        let n = |me, round| if (me, round) == (0, 0) { 10_000 } else { SHORT };
        let round = |round| (0..3).map(move |me| (me, round));
        let mut all: Vec<_> =
            (0..CALLS).flat_map(round).map(|(me, at)| start(me, n(me, at), at)).collect();
        for (at, end) in node.poll(&mut all).into_iter().enumerate() {
            match (at / 3, at % 3, end) {
                // Nobody reads so many of its posts as it makes calls.
                (_, 0, end) => assert!(later == 0 || end.is_none_or(|end| end.is_ok())),
                (call, _, Some(Err(error))) if call < CALLS - 1 => {
                    assert_eq!(error.class(), ErrClass::Truncate);
                }
                (call, _, None) if call == CALLS - 1 => {}
                (call, rank, end) => panic!("call {call} at rank {rank}: {end:?}"),
            }
        }
    }
}

/// A message that tells lanes is not one of a call: where it cannot leave, nobody takes the data of
/// a call that goes by messages for it.
#[test]
fn the_message_that_tells_lanes_has_a_tag_of_its_own() {
    let node = Node::new(2);
    let owner = owner(1 << 60, 0);
    while claim_lane(node.segment, 1, owner, false).is_some() {}
    let modules = node.modules();
    let mut call = Call::new(What { kind: 1, n: 1, root: 0, in_place: false }, 0, 2);
    call.fill(5);
    let [root, other] = [node.worlds[0], node.worlds[1]];
    let mut operation = modules[0].start(root, &call.call()).expect("by messages");
    let (buf, tag) = (long(1), Tag::Is(next_tag(other)));
    let into = buf.typed().message();
    let data = other.pml().irecv(other, Space::Coll, &into, Source::Rank(0), tag);
    let data = data.expect("it is awaited");
    let end = (0..1000).find_map(|_| {
        node.worlds.iter().for_each(|comm| _ = comm.pml().progress());
        let _ = operation.poll(root);
        other.pml().test(data)
    });
    assert!(end.is_some_and(|end| end.error.is_none()));
    assert_eq!(get(buf.typed()), [value(0, 0, 0, 5)]);
}

/// A rank frees a communicator, since another one is lost, before it has made its part of the ranks
/// that act together; one that has not heard of the loss claims a board for the part, before that
/// or after.
#[test]
fn boards_of_parts_that_a_rank_has_not_made_are_lent_again() {
    for late in [false, true] {
        let node = Node::new(4);
        let boards = node.free_boards();
        let [first, second] = [0, 1].map(|rank| node.in_pairs(rank));
        // Rank 1 hears of a loss.
        node.net.cut(1, 3);
        let peer = node.worlds[1].peer(3);
        assert!(
            node.worlds[1].pml().loss_of(peer).is_none_or(|e| e.class() == ErrClass::ProcAborted)
        );
        (0..1000).for_each(|_| _ = node.worlds[1].pml().progress());
        assert!(node.worlds[1].pml().liveness().lost(node.worlds[1].group()).is_some());
        // Rank 0 hears of it while it waits for rank 1 at the board of its part.
        node.net.cut(0, 3);
        let claim = || {
            let end = first.run(node.worlds[0], &CollCall::Barrier);
            assert_eq!(end.map_err(|e| e.class()), Err(ErrClass::ProcAborted));
        };
        if late {
            drop(second);
            claim();
        } else {
            claim();
            drop(second);
        }
        drop(first);
        // Parts are freed when their communicator is.
        node.worlds[0].environment().expect("there is one").reap();
        assert_eq!(node.free_boards(), boards, "late: {late}");
    }
}

/// Rank 0 hears of a loss between two stages of a call, gives it up and makes the next one, while
/// rank 1 waits for the last stage of the first one: it does not take a stage of the next call for
/// that, and hears of the loss, too.
#[test]
fn a_stage_of_a_later_call_ends_no_call_that_was_given_up() {
    let node = Node::new(4);
    let [first, second] = [0, 1].map(|rank| node.in_pairs(rank));
    // Both have a path to rank 3, by which they hear of its loss.
    for comm in &node.worlds[..2] {
        assert!(comm.pml().loss_of(comm.peer(3)).is_none());
    }
    let aborted = |end: Result<()>| {
        assert_eq!(end.map_err(|e| e.class()), Err(ErrClass::ProcAborted));
    };
    std::thread::scope(|threads| {
        let waits = threads.spawn(|| second.run(node.worlds[1], &CollCall::Barrier));
        // The leader of the others makes no call: rank 0 waits for it in the stage of leaders.
        threads.spawn(|| {
            let leader = node.worlds[2].pml();
            while leader.traffic().received == 0 {
                leader.progress();
            }
            node.net.cut(0, 3);
        });
        for _ in 0..3 {
            aborted(first.run(node.worlds[0], &CollCall::Barrier));
        }
        let mut later = first.start(node.worlds[0], &CollCall::Barrier).expect("it starts");
        aborted(later.poll(node.worlds[0]).expect("it has ended"));
        node.net.cut(1, 3);
        aborted(waits.join().expect("no panic"));
    });
}

/// A call that is given up, since ranks have called different ones, receives nothing any more.
#[test]
fn a_call_that_is_given_up_leaves_the_memory_of_the_program() {
    for count in [1, 100_000] {
        let node = Node::new(2);
        let specs: Vec<_> = PARAMS.iter().copied().flatten().collect();
        let params = hawser_fixture::params(&specs, &[]);
        let forced = Arc::new(Forced::new(&params).expect("no table"));
        let bufs = [long(count), long(count)];
        set(&bufs[0], &vec![1; count as usize]);
        set(&bufs[1], &vec![BLANK; count as usize]);
        let start = |rank: usize| {
            let (comm, buf) = (node.worlds[rank], bufs[rank].typed().clone());
            let basic = Basic::new(comm, forced.clone());
            basic.start(comm, &CollCall::Bcast { buf, root: Root::Rank(0) }).expect("it starts")
        };
        drop(start(1));
        let mut root = start(0);
        for _ in 0..1000 {
            node.worlds.iter().for_each(|comm| _ = comm.pml().progress());
            let _ = root.poll(node.worlds[0]);
        }
        assert!(get(bufs[1].typed()).iter().all(|value| *value == BLANK));
    }
}

/// What modules say of holds, and calls that are in flight at lanes while their ranks are held.
#[test]
fn a_hold_leaves_calls_at_lanes_where_they_are() {
    let node = Node::new(3);
    let specs: Vec<_> = PARAMS.iter().copied().flatten().collect();
    let params = hawser_fixture::params(&specs, &[]);
    let forced = Arc::new(Forced::new(&params).expect("no table"));
    let basic = |comm: &Comm| Arc::new(Basic::new(comm, forced.clone()));
    let shm = |(comm, boards): (&&'static Comm, &&'static NodeBoards)| {
        Shm::new(comm, basic(comm), (Some(boards.shared()), None)).expect("on one node")
    };
    let modules: Vec<_> = node.worlds.iter().zip(&node.boards).map(shm).collect();
    let all = || modules.iter().zip(&node.worlds);
    for (shm, comm) in all() {
        assert!(shm.may_checkpoint().is_ok() && basic(comm).may_checkpoint().is_ok());
        assert!(comm.pml().may_checkpoint().is_ok());
        assert!(shm.interrupt(comm, Interrupt::Hold).is_ok_and(|c| c == Channel::Empty));
        assert!(shm.interrupt(comm, Interrupt::Restart).is_err(), "its boards are of this job");
        comm.pml().hold();
    }
    let started = all().map(|(shm, comm)| shm.start(comm, &CollCall::Barrier).ok());
    let mut operations: Vec<_> = started.collect();
    let mut pass = || {
        node.worlds.iter().for_each(|comm| _ = comm.pml().progress());
        for (operation, comm) in operations.iter_mut().zip(&node.worlds) {
            if let Some(Some(end)) = operation.as_mut().map(|o| o.poll(comm)) {
                end.expect("a hold is no error");
                *operation = None;
            }
        }
        operations.iter().all(Option::is_none)
    };
    for _ in 0..200 {
        pass();
        let mut sum = Traffic::default();
        node.worlds.iter().for_each(|comm| sum += comm.pml().traffic());
        assert!(sum.is_drained(), "{sum:?}");
    }
    for comm in &node.worlds {
        comm.pml().go_on(Resume::Continue).expect("it goes on");
    }
    assert!((0..1000).any(|_| pass()), "all end");
}
