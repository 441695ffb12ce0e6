//! Exchanges that are under way while ranks leave the node go on, whoever has posted for them.

use std::sync::atomic::{AtomicU32, Ordering};

use hawser_btl::OpenModule;
use hawser_btl::sim::{Seeded, SimFaults, SimNet};
use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, WeakComm};
use hawser_core::contracts::pml::{Condition, Pml};
use hawser_core::env::CONTEXT_SHIFT;
use hawser_core::exposed::Shared;
use hawser_core::group::Group;
use hawser_core::holding;
use hawser_core::progress;
use hawser_lockfree::board::{Length, ROOM, SHORT_ROOM, SHORT_SLOTS, SLOTS};
use hawser_p2p::{Ob1, P2pConfig};
use hawser_segment::node::NodeSegment;

use super::{Attached, Long, MailState, Told};
use crate::boards::Joined;
use crate::contract::{Board, Boards, Lane, Ticket};
use crate::{BoardConfig, NodeBoards};

const RANKS: u32 = 3;

struct Rank {
    boards: &'static NodeBoards,
    comm: Comm,
    pml: &'static Ob1,
}

fn ranks(net: &SimNet) -> (NodeSegment, Vec<Rank>) {
    let node = hawser_fixture::node(RANKS, 1);
    let mut specs = hawser_p2p::params();
    specs.extend(hawser_btl::params());
    // Nobody wakes them.
    let settings = [
        ("wait_pause_us", "5"),
        ("wait_yield_us", "1000000000"),
        ("wait_contended_us", "0"),
        ("wait_shared_yield_us", "1000000000"),
        ("wait_shared_yields", "1000000"),
    ];
    let params = hawser_fixture::params(&specs, &settings);
    let rank = |me| {
        let modex = hawser_fixture::modex(node, me);
        let cfg = P2pConfig {
            me,
            node,
            slot: me,
            modex,
            params: &params,
            // Each thread polls for all ranks.
            threaded: true,
            attended: false,
            networks: &[],
        };
        let modules = vec![vec![OpenModule::Other(net.btl(me))]];
        let pml: &'static Ob1 = Box::leak(Box::new(Ob1::over(modules, &cfg)));
        let comm = Comm::new(1 << CONTEXT_SHIFT, me, Group::range(0, RANKS), None, pml);
        pml.add_comm(&comm);
        let (params, threaded) = (&params, false);
        let boards = NodeBoards::new(BoardConfig { pml, node, modex, params, threaded });
        Rank { boards, comm, pml }
    };
    let ranks: Vec<Rank> = (0..RANKS).map(rank).collect();
    // Groups before these have had the places, and posted nothing.
    let Rank { boards, comm, .. } = &ranks[0];
    for _ in 0..300 {
        boards.return_board(boards.claim(comm).expect("a board"));
        for long in [false, true] {
            boards.return_lane(boards.claim_lane(comm, long).expect("a lane"));
        }
    }
    (node, ranks)
}

/// Rank 2 leaves the others.
fn part(node: NodeSegment) {
    node.replace_apart(0, &[(2, 5)]).expect("one rank");
    holding::note_node_split();
}

type AtBoard = Attached<SLOTS, SHORT_SLOTS>;

fn attach(node: NodeSegment, rank: &Rank, ticket: Ticket) -> AtBoard {
    Attached::new(&rank.boards.place, &rank.comm, node.boards(), ticket).expect("a seat")
}

/// Lengths of the messages that have not left.
fn sent(at: &AtBoard) -> Vec<usize> {
    match &*at.mail.lock() {
        MailState::Apart(messages) => messages.sent.iter().map(|(_, buf)| buf.len()).collect(),
        _ => Vec::new(),
    }
}

fn post(at: &mut AtBoard, bytes: usize) {
    assert!(at.seat.ready(Length::Long), "it may post");
    let (me, next) = (at.party.me, at.seat.number() + 1);
    let long = at.long(me, next, 1);
    at.seat
        .post(0..0, Length::Long, |room| room[..8].copy_from_slice(&word(me, next).to_ne_bytes()));
    if bytes > 0 {
        long.put(64, &UserBuf::owned(word(me, next).to_le_bytes().to_vec()));
    }
}

/// Polls for all ranks until `done`.
fn poll_until(ranks: &[Rank], what: &str, mut done: impl FnMut() -> bool) {
    for _ in 0..100_000 {
        if done() {
            return;
        }
        ranks.iter().for_each(|rank| _ = rank.pml.progress());
        progress::poll_all();
    }
    panic!("{what}");
}

/// Ranks 0 and 1 have left the exchange before rank 2 leaves the node and posts: it does not wait
/// for them, and they take what it sends though they make no call at the board. Of the long room
/// goes what was written.
#[test]
fn ranks_take_messages_in_any_call() {
    for bytes in [0, 72, 60_000] {
        let net = SimNet::new(3, SimFaults::default());
        let (node, ranks) = ranks(&net);
        let ticket = ranks[0].boards.claim(&ranks[0].comm).expect("a board");
        let mut at: Vec<_> = ranks.iter().map(|rank| attach(node, rank, ticket)).collect();
        at[..2].iter_mut().for_each(|at| post(at, 0));
        part(node);
        at[2].follow().expect("memory");
        post(&mut at[2], bytes);
        at[2].tell(Told::Post, Long { parts: 1, bytes }).expect("it sends");
        let lengths = sent(&at[2]);
        assert_eq!(lengths.len(), if bytes == 0 { 2 } else { 4 }, "{lengths:?}");
        let long = lengths.iter().filter(|len| **len == bytes).count();
        assert_eq!(long, lengths.len() - 2, "{lengths:?}");
        poll_until(&ranks, "it cannot send", || sent(&at[2]).is_empty());
        for at in &mut at[..2] {
            at.follow().expect("memory");
            poll_until(&ranks, "it comes", || {
                at.take().expect("it makes sense");
                at.seat.posted(2) == ticket.base + 1
            });
            if bytes > 0 {
                check_long(2, ticket.base + 1, &at.long(2, ticket.base + 1, 1));
            }
        }
    }
}

/// A call at a board ends when the others have posted, wherever its own messages are.
#[test]
fn nobody_waits_for_its_own_messages() {
    let net = SimNet::new(4, SimFaults::default());
    let (node, ranks) = ranks(&net);
    let ticket = ranks[0].boards.claim(&ranks[0].comm).expect("a board");
    let mut others: Vec<_> = ranks[..2].iter().map(|rank| attach(node, rank, ticket)).collect();
    others.iter_mut().for_each(|at| post(at, 0));
    let mut board = ranks[2].boards.join(&ranks[2].comm, ticket).expect("a seat");
    part(node);
    let mut reads = 0;
    let end = board.exchange_long(0..RANKS, 1, &mut |_, _| 60_000, &mut |_, _, _| reads += 1);
    end.expect("nobody is lost");
    assert_eq!(reads, RANKS);
}

/// Who waits for ranks on another node names them.
#[test]
fn a_wait_names_ranks_that_are_elsewhere() {
    let net = SimNet::new(6, SimFaults::default());
    let (node, ranks) = ranks(&net);
    let ticket = ranks[0].boards.claim(&ranks[0].comm).expect("a board");
    let mut joined = Joined { at: attach(node, &ranks[2], ticket) };
    post(&mut attach(node, &ranks[1], ticket), 0);
    part(node);
    joined.at.follow().expect("memory");
    assert!(joined.at.seat.ready(Length::Long), "it may post");
    joined.at.seat.post(0..RANKS as usize, Length::Long, |_| {});
    joined.at.tell(Told::Post, Long::EMPTY).expect("it sends");
    assert!(!joined.is_met());
    let (mut missing, mut needed) = (Vec::new(), Vec::new());
    joined.missing(&mut |proc| missing.push(proc));
    joined.needed(&mut |post| needed.push(post));
    assert_eq!((missing, needed.len()), (vec![0], 1), "rank 1 has posted");
}

/// A communicator that the program has freed is kept until the posts of all have come.
#[test]
fn a_freed_communicator_takes_what_is_to_come() {
    let net = SimNet::new(5, SimFaults::default());
    let (node, mut ranks) = ranks(&net);
    let ticket = ranks[0].boards.claim(&ranks[0].comm).expect("a board");
    let mut at: Vec<_> = ranks.iter().map(|rank| attach(node, rank, ticket)).collect();
    at[..2].iter_mut().for_each(|at| post(at, 0));
    part(node);
    progress::poll_all();
    let pml = ranks[0].comm.pml();
    let other = Comm::new(9 << CONTEXT_SHIFT, 0, Group::range(0, RANKS), None, pml);
    let weak = WeakComm::of(&ranks[0].comm);
    ranks[0].comm = other;
    assert!(weak.upgrade().is_some(), "rank 2 has not posted");
    at[2].follow().expect("memory");
    post(&mut at[2], 60_000);
    at[2].tell(Told::Post, Long { parts: 1, bytes: 60_000 }).expect("it sends");
    poll_until(&ranks, "it is kept", || weak.upgrade().is_none());
    poll_until(&ranks, "it cannot send", || sent(&at[2]).is_empty());
}

/// A rank that has left a board after the last exchange takes what the others post there, also
/// where they have parted after that.
#[test]
fn who_has_left_a_board_takes_what_is_to_come() {
    for has_parted in [true, false] {
        let net = SimNet::new(7, SimFaults::default());
        let (node, ranks) = ranks(&net);
        let ticket = ranks[0].boards.claim(&ranks[0].comm).expect("a board");
        let mut at: Vec<_> = ranks.iter().map(|rank| attach(node, rank, ticket)).collect();
        post(&mut at[0], 0);
        if has_parted {
            part(node);
            progress::poll_all();
        }
        drop(at.remove(0));
        if !has_parted {
            part(node);
        }
        progress::poll_all();
        for at in &mut at {
            at.follow().expect("memory");
            post(at, 60_000);
            at.tell(Told::Post, Long { parts: 1, bytes: 60_000 }).expect("it sends");
        }
        poll_until(&ranks, "it is received", || at.iter().all(|at| sent(at).is_empty()));
        poll_until(&ranks, "nothing is kept", || ranks[0].boards.place.late().is_empty());
    }
}

/// A rank has left a board before another one has posted, which then leaves the node: nobody else
/// has the board before that rank has looked who has posted there, whether there are more ranks
/// that have left it or not.
#[test]
fn what_others_post_at_a_board_that_was_left_is_not_taken_for_ours() {
    for members in [&[0, 2][..], &[0, 1, 2]] {
        let net = SimNet::new(8, SimFaults::default());
        let (node, ranks) = ranks(&net);
        let comms = |of: &[u32], context: u64| -> Vec<Comm> {
            let comm = |(me, rank): (u32, &u32)| {
                let (pml, group) = (ranks[*rank as usize].pml, Group::from_list(of.to_vec()));
                let comm = Comm::new(context << CONTEXT_SHIFT, me, group, None, pml);
                pml.add_comm(&comm);
                comm
            };
            (0..).zip(of).map(comm).collect()
        };
        let (ours, theirs) = (comms(members, 8), comms(&[0, 1], 9));
        let boards = |rank: u32| ranks[rank as usize].boards;
        let ticket = boards(0).claim(&ours[0]).expect("a board");
        let attach = |(comm, rank): (&Comm, &u32)| {
            Attached::new(&boards(*rank).place, comm, node.boards(), ticket).expect("a seat")
        };
        let mut at: Vec<AtBoard> = ours.iter().zip(members).map(attach).collect();
        // The one that leaves the node stays at the board.
        let mut late = at.pop().expect("rank 2");
        at.iter_mut().for_each(|at| post(at, 0));
        drop(at.remove(0));
        part(node);
        drop(at);
        // The other one, if there is one, looks first.
        boards(1).place.poll_mail();
        let other = boards(0).claim(&theirs[0]).expect("a board");
        for me in 0..2 {
            let seat = node.boards().seat(other.number, 2, me, other.base);
            let mut seat = seat.expect("a seat");
            for _ in 0..3 {
                assert!(seat.ready(Length::Long), "it may post");
                seat.post(0..0, Length::Long, |_| ());
            }
        }
        progress::poll_all();
        late.follow().expect("memory");
        post(&mut late, 60_000);
        late.tell(Told::Post, Long { parts: 1, bytes: 60_000 }).expect("it sends");
        poll_until(&ranks, "it is received", || sent(&late).is_empty());
        poll_until(&ranks, "nothing is kept", || boards(0).place.late().is_empty());
        drop(late);
        boards(0).return_board(other);
        assert!(node.boards().leases().iter().all(|lease| lease.holder().is_none()), "it is free");
    }
}

/// Whatever bytes a rank sends for a post, the others take them or give the exchange up.
#[test]
fn any_bytes_are_a_post_or_an_error() {
    let net = SimNet::new(1, SimFaults::default());
    let (node, ranks) = ranks(&net);
    let ticket = ranks[0].boards.claim(&ranks[0].comm).expect("a board");
    let mut at = attach(node, &ranks[0], ticket);
    part(node);
    at.follow().expect("memory");
    let (mut random, mut taken) = (Seeded::new(5), 0);
    for _ in 0..20_000 {
        let kinds = [random.below(7) as u64, random.next_u64()];
        let longs = [0, 64 << 10, 512 << 10, random.next_u64()];
        let parts = [random.below(9) as u64, random.next_u64()][usize::from(random.below(9) == 0)];
        let near = ticket.base + 40 * u64::from(taken);
        let words = [
            [near + random.below(160) as u64, random.next_u64()][random.below(2)],
            kinds[usize::from(random.below(9) == 0)],
            longs[random.below(4)],
            parts,
        ];
        let mut head: Vec<u8> = words.iter().flat_map(|word| word.to_ne_bytes()).collect();
        let rest = [0, 1, SHORT_ROOM, 2 * SHORT_ROOM, ROOM, 2 * ROOM][random.below(6)];
        head.extend(random.bytes(rest));
        let cut = random.below(2);
        head.truncate(head.len() - cut);
        let long = [0, 100, 64 << 10][random.below(3)];
        let long = random.bytes(long);
        let from = 1 + random.below(2) as u32;
        taken += u32::from(at.take_one(from, &head, &long).is_ok());
    }
    assert!(taken > 30, "{taken} make sense");
}

/// What a rank posts in an exchange: its beginning, and a word of the long room.
fn word(rank: u32, exchange: u64) -> u64 {
    u64::from(rank) << 32 | exchange << 8 | 0x5a
}

/// A rank at a lane, as an operation in flight.
struct AtWork {
    lane: Box<dyn Lane>,
    posted: bool,
    done: u64,
    of: std::ops::Range<u32>,
}

impl AtWork {
    fn step(&mut self, me: u32) {
        let next = self.done + 1;
        if !self.posted {
            if !self.lane.ready().expect("nobody is lost") {
                return;
            }
            // In each third exchange the others read nothing.
            self.of = if next.is_multiple_of(3) && me != 0 { 0..0 } else { 0..RANKS };
            let has_long = self.lane.long_room() > 0;
            self.lane.post(self.of.clone(), &mut |room, long| {
                room[..8].copy_from_slice(&word(me, next).to_ne_bytes());
                if !has_long {
                    return 0;
                }
                long.put(64, &UserBuf::owned(word(me, next).to_le_bytes().to_vec()));
                72
            });
            self.posted = true;
            return;
        }
        if self.lane.arrived().expect("nobody is lost") {
            let mut seen = Vec::new();
            let has_long = self.lane.long_room() > 0;
            self.lane.read(&mut |rank, room, long| {
                assert_eq!(room[..8], word(rank, next).to_ne_bytes(), "exchange {next}");
                if has_long {
                    check_long(rank, next, long);
                }
                seen.push(rank);
            });
            assert!(seen.into_iter().rev().eq(self.of.clone()));
            (self.done, self.posted) = (next, false);
        }
    }
}

fn check_long(rank: u32, exchange: u64, long: &Shared) {
    let mut bytes = [0u8; 8];
    let buf = UserBuf::owned(vec![0; 8]);
    long.take(64, &buf);
    buf.drain(&mut bytes);
    assert_eq!(bytes, word(rank, exchange).to_le_bytes(), "exchange {exchange}");
}

/// Whatever ranks have done at lanes when one of them leaves, all exchanges end, with what was
/// posted.
#[test]
fn exchanges_at_lanes_go_on_wherever_they_are() {
    for seed in 0..60 {
        let net = SimNet::new(seed, SimFaults::default());
        let (node, ranks) = ranks(&net);
        let mut random = Seeded::new(seed);
        let long = seed % 2 == 0;
        let ticket = ranks[0].boards.claim_lane(&ranks[0].comm, long).expect("a lane");
        let mut work: Vec<AtWork> = ranks
            .iter()
            .map(|rank| AtWork {
                lane: rank.boards.join_lane(&rank.comm, ticket).expect("a seat"),
                posted: false,
                done: 0,
                of: 0..0,
            })
            .collect();
        let parts_after = random.below(60);
        let (last, mut steps) = (20, 0);
        while work.iter().any(|w| w.done < last) {
            if steps == parts_after {
                part(node);
            }
            let me = random.below(RANKS as usize);
            if work[me].done < last {
                work[me].step(me as u32);
            }
            ranks[me].pml.progress();
            steps += 1;
            assert!(steps < 1_000_000, "seed {seed}: it stands still");
        }
        drop(work);
        assert!(node.lanes().leases().iter().all(|lease| lease.holder().is_none()), "it is free");
    }
}

/// Each reads what the one before has posted, in its long room, too.
fn long_in_turn(board: &mut Box<dyn Board>, me: u32, n: u64) -> hawser_core::error::Result<()> {
    board.long_in_turn(2, &mut |before, room, long| {
        if let Some((before, theirs)) = before {
            assert_eq!(before[..8], word(me - 1, n).to_ne_bytes());
            check_long(me - 1, n, theirs);
        }
        room[..8].copy_from_slice(&word(me, n).to_ne_bytes());
        long.put(64, &UserBuf::owned(word(me, n).to_le_bytes().to_vec()));
        72
    })
}

/// A few calls of all kinds at a board, from exchange number `first` of the program on.
fn calls(board: &mut Box<dyn Board>, me: u32, rounds: std::ops::Range<u64>) {
    for n in rounds {
        let root = (n % u64::from(RANKS)) as u32;
        let own = word(me, n).to_ne_bytes();
        let same = |rank: u32, room: &[u8]| assert_eq!(room[..8], word(rank, n).to_ne_bytes());
        let done = match n % 6 {
            0 => board.exchange(0..RANKS, 8, &mut |r| r[..8].copy_from_slice(&own), &mut |k, r| {
                same(k, r)
            }),
            1 => {
                board.exchange(0..RANKS, 500, &mut |r| r[..8].copy_from_slice(&own), &mut |k, r| {
                    same(k, r)
                })
            }
            2 => {
                let of = if me == root { 0..0 } else { root..root + 1 };
                board.exchange(of, 8, &mut |r| r[..8].copy_from_slice(&own), &mut |k, r| same(k, r))
            }
            3 => board.give(
                root,
                if n % 12 == 3 { 8 } else { 500 },
                &mut |member, room| room[..8].copy_from_slice(&word(member, n).to_ne_bytes()),
                &mut |room| same(me, room),
            ),
            4 if n % 12 == 10 => long_in_turn(board, me, n),
            4 => board.in_turn(8, &mut |before, room| {
                if let Some(before) = before {
                    same(me - 1, before);
                }
                room[..8].copy_from_slice(&own);
            }),
            5 if n % 12 == 5 => {
                let is_short = (n / 12 + u64::from(me)).is_multiple_of(2);
                board.exchange_mixed(
                    0..RANKS,
                    is_short.then_some(8),
                    &mut |room, long| {
                        room[..8].copy_from_slice(&own);
                        if is_short {
                            return 0;
                        }
                        long.put(64, &UserBuf::owned(word(me, n).to_le_bytes().to_vec()));
                        72
                    },
                    &mut |rank, room, long| {
                        same(rank, room);
                        if !(n / 12 + u64::from(rank)).is_multiple_of(2) {
                            check_long(rank, n, long);
                        }
                    },
                )
            }
            _ => board.exchange_long(
                0..RANKS,
                2,
                &mut |room, long| {
                    room[..8].copy_from_slice(&own);
                    long.put(64, &UserBuf::owned(word(me, n).to_le_bytes().to_vec()));
                    72
                },
                &mut |rank, room, long| {
                    same(rank, room);
                    check_long(rank, n, long);
                },
            ),
        };
        done.expect("nobody is lost");
    }
}

/// The exchanges at which ranks stand that wait for one which has not begun exchange `late`, and
/// whether they have posted for it.
fn stands(behind: u32, late: u64) -> Vec<(u64, bool)> {
    let mut at = [late; RANKS as usize];
    loop {
        let before = at;
        let posts = |rank: u32, n: u64| {
            let mut rank = rank;
            loop {
                let here = at[rank as usize];
                let turn = n % 6 == 4 && rank > 0;
                match here > n {
                    true => return true,
                    false if here < n || rank == behind => return false,
                    false if turn => rank -= 1,
                    false => return true,
                }
            }
        };
        let moved = |rank: u32| {
            let n = at[rank as usize];
            let root = (n % u64::from(RANKS)) as u32;
            rank != behind
                && match n % 6 {
                    2 | 3 => rank == root || posts(root, n),
                    4 => posts(rank, n),
                    _ => (0..RANKS).all(|other| posts(other, n)),
                }
        };
        let go_on: Vec<u32> = (0..RANKS).filter(|rank| moved(*rank)).collect();
        let posted = (0..RANKS).map(|rank| (at[rank as usize], posts(rank, at[rank as usize])));
        let found = posted.collect();
        go_on.iter().for_each(|rank| at[*rank as usize] += 1);
        if at == before {
            return found;
        }
    }
}

/// The number at the board after so many exchanges.
fn number_after(base: u64, exchanges: u64) -> u64 {
    (0..exchanges).fold(base, |number, n| match n % 12 {
        10 | 11 => (number + 1).next_multiple_of(2) + 1,
        _ => number + 1,
    })
}

/// Ranks wait in an exchange of any kind while one of those that they wait for leaves, and go on.
#[test]
fn who_waits_at_a_board_goes_on() {
    for late in 0..36 {
        let net = SimNet::new(late, SimFaults::default());
        let (node, ranks) = ranks(&net);
        let ticket = ranks[0].boards.claim(&ranks[0].comm).expect("a board");
        // All but one go further as far as they can; then somebody leaves, and the late one comes.
        let behind = ((late + late / 12) % u64::from(RANKS)) as u32;
        let (come, may_go) = (std::sync::Barrier::new(2), std::sync::Barrier::new(2));
        let ended = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for (me, rank) in (0..).zip(&ranks) {
                let (come, may_go, ended) = (&come, &may_go, &ended);
                scope.spawn(move || {
                    let mut board = rank.boards.join(&rank.comm, ticket).expect("a seat");
                    if me == behind {
                        calls(&mut board, me, 0..late);
                        come.wait();
                        may_go.wait();
                        calls(&mut board, me, late..late + 40);
                    } else {
                        calls(&mut board, me, 0..late + 40);
                    }
                    // Others may need its progress, as up to the end of `MPI_Finalize`.
                    ended.fetch_add(1, Ordering::Relaxed);
                    while ended.load(Ordering::Relaxed) < RANKS {
                        rank.pml.advance();
                    }
                });
            }
            come.wait();
            // Those who wait for the late one change nothing any more.
            for (rank, (n, posted)) in (0..).zip(stands(behind, late)) {
                if rank == behind {
                    continue;
                }
                let spy = node.boards().seat(ticket.number, RANKS, rank, ticket.base);
                let spy = spy.expect("a seat");
                let last = number_after(ticket.base, n + u64::from(posted));
                while spy.posted(rank as usize) != last {
                    std::thread::yield_now();
                }
            }
            part(node);
            may_go.wait();
        });
        assert!(node.boards().leases().iter().all(|lease| lease.holder().is_none()), "{late}");
    }
}
