//! Tests of boards and lanes, in one thread and with loom.

use super::*;
#[cfg(not(loom))]
use crate::lease::{Lease, Owner};

use Length::{Long, Medium, Short};

fn board<const N: usize, const S: usize>(members: usize) -> &'static [Cell<N, S>] {
    Box::leak((0..members).map(|_| Cell::new()).collect())
}

fn seat<const N: usize, const S: usize>(
    cells: &'static [Cell<N, S>],
    me: usize,
    base: u64,
) -> Seat<N, S> {
    // SAFETY: tests make each member once.
    unsafe { Seat::new(cells, me, base) }
}

#[cfg(not(loom))]
#[test]
fn everybody_reads_what_all_have_posted() {
    let cells = board::<SLOTS, SHORT_SLOTS>(3);
    let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 40)).collect();
    for round in 0..5u8 {
        for (me, seat) in seats.iter_mut().enumerate() {
            assert!(seat.ready(Long) && seat.missing().is_none());
            seat.post(0..3, Long, |data| data[0] = 10 * round + me as u8);
            assert_eq!(seat.arrived(), me == 2);
        }
        assert_eq!(seats[0].missing(), Some(1));
        for seat in &mut seats {
            assert!(seat.arrived());
            for member in 0..3 {
                let found = seat.read(member, |data| data[0]);
                assert_eq!(found, 10 * round + member as u8);
            }
        }
    }
    assert_eq!(seats[0].number(), 45);
}

#[cfg(not(loom))]
#[test]
#[should_panic(expected = "has not ended")]
fn nobody_posts_before_an_exchange_has_ended() {
    let mut seat = seat::<SLOTS, SHORT_SLOTS>(board(2), 0, 0);
    seat.post(0..2, Long, |_| {});
    seat.post(0..2, Long, |_| {});
}

#[cfg(not(loom))]
#[test]
#[should_panic(expected = "is not written")]
fn nobody_writes_a_slot_that_may_be_read() {
    let mut seat = seat::<SLOTS, SHORT_SLOTS>(board(2), 0, 7);
    for _ in 0..=SLOTS {
        seat.post(0..0, Long, |_| {});
    }
}

/// A copy of a board has what the group has posted, and nothing of the groups before.
#[cfg(not(loom))]
#[test]
fn a_member_takes_to_a_copy_what_its_group_has_posted() {
    let (cells, copy) = (board::<SLOTS, SHORT_SLOTS>(2), board(2));
    let pass = |seats: &mut [Seat], lengths: &[Length]| {
        for length in lengths {
            for (me, seat) in seats.iter_mut().enumerate() {
                assert!(seat.ready(*length));
                seat.post(0..2, *length, |data| data[0] = 10 + me as u8);
            }
            assert!(seats.iter_mut().all(|seat| seat.arrived()));
        }
    };
    let mut seats: Vec<_> = (0..2).map(|me| seat(cells, me, 0)).collect();
    pass(&mut seats, &[Long, Short, Medium, Long]);
    let mut seats: Vec<_> = (0..2).map(|me| seat(cells, me, 4)).collect();
    pass(&mut seats, &[Short, Long]);
    // SAFETY: this thread has all of it.
    assert!(unsafe { seats[0].move_to(copy, 4) });
    assert_eq!([0, 1].map(|member| seats[0].read(member, |data| data[0])), [10, 11]);
    let numbers =
        |length| (1..=6).map(move |n| copy[1].number(Cell::<SLOTS, SHORT_SLOTS>::at(n, length)));
    let found = [Short, Medium, Long].map(|length| {
        numbers(length).map(|number| number.load(Ordering::Relaxed)).collect::<Vec<_>>()
    });
    assert_eq!(found, [[0, 0, 0, 0, 5, 0], [0; 6], [0, 0, 0, 0, 0, 6]]);
}

/// Member 0 gives something to the others, and runs ahead of them as far as there are slots.
#[cfg(not(loom))]
#[test]
fn who_needs_nothing_runs_ahead() {
    let cells = board::<SLOTS, SHORT_SLOTS>(3);
    let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 5)).collect();
    let ahead = SLOTS as u64 - 1;
    for n in 6..6 + ahead {
        assert!(seats[0].ready(Long));
        seats[0].post(0..0, Long, |data| data[0] = n as u8);
        assert!(seats[0].arrived() && seats[0].missing().is_none());
    }
    for n in 6 + ahead..50 {
        // The slot of exchange n - SLOTS is free when all have posted for the one after it.
        for me in [1, 2] {
            assert!(!seats[0].ready(Long));
            assert_eq!(seats[0].missing(), Some(me));
            assert_eq!(seats[0].awaited().next(), Some(me));
            assert!(seats[me].ready(Long));
            seats[me].post(0..1, Long, |_| {});
            assert!(seats[me].arrived());
            let (found, at) = (seats[me].read(0, |data| data[0]), seats[me].number());
            assert_eq!(u64::from(found), at);
        }
        assert!(seats[0].ready(Long));
        seats[0].post(0..0, Long, |data| data[0] = n as u8);
    }
}

/// Short posts have slots of their own, of which there are more.
#[cfg(not(loom))]
#[test]
fn who_posts_little_runs_further_ahead() {
    let cells = board::<SLOTS, SHORT_SLOTS>(2);
    let (mut one, mut other) = (seat(cells, 0, 5), seat(cells, 1, 5));
    let length = |n: usize| match n % 3 {
        0 if n < SLOTS => Long,
        1 => Medium,
        _ => Short,
    };
    let last = SHORT_SLOTS - 1;
    for n in 1..=last {
        assert!(one.ready(length(n)), "{n}");
        one.post(0..0, length(n), |data| data[0] = n as u8);
    }
    assert!(!one.ready(Short) && !one.ready(Medium));
    for n in 1..=last {
        assert!(other.ready(length(n)));
        other.post(0..1, length(n), |_| {});
        assert!(other.arrived());
        let room = if length(n) == Short { SHORT_ROOM } else { ROOM };
        other.read(0, |data| assert_eq!((usize::from(data[0]), data.len()), (n, room)));
    }
    assert!(one.ready(Short));
}

/// Exchanges that join the slots of several keep what belongs to these apart.
#[cfg(not(loom))]
#[test]
fn slots_are_joined() {
    let cells = board::<SLOTS, SHORT_SLOTS>(2);
    let (mut one, mut other) = (seat(cells, 0, 5), seat(cells, 1, 5));
    let mut last = 5;
    for (parts, expected) in [(1, 6), (2, 9), (4, 15), (1, 16), (4, 23), (4, 27), (2, 29)] {
        for seat in [&mut one, &mut other] {
            seat.join_slots(parts);
            assert!(seat.ready(Long));
            seat.post(0..2, Long, |_| {});
            assert_eq!(seat.number(), expected);
        }
        assert!(one.arrived() && other.arrived() && expected - parts >= last);
        last = expected;
    }
    // Both halves of the slots are in use: the first is free when the other member has come
    // to the second.
    for seat in [&mut one, &mut other] {
        seat.join_slots(4);
        assert!(seat.ready(Long));
        seat.post(0..0, Long, |_| {});
    }
    one.join_slots(4);
    assert!(one.ready(Long));
    one.post(0..0, Long, |_| {});
    assert!(one.ready(Short));
    one.join_slots(4);
    assert!(!one.ready(Long), "the other one may still read");
    other.join_slots(4);
    assert!(other.ready(Long));
    other.post(0..0, Long, |_| {});
    assert!(one.ready(Long));
}

/// What an exchange has joined is used again, slot by slot, when all have read it.
#[cfg(not(loom))]
#[test]
fn slots_that_were_joined_are_not_free_one_by_one() {
    let cells = board::<SLOTS, SHORT_SLOTS>(2);
    let (mut one, mut other) = (seat(cells, 0, 0), seat(cells, 1, 0));
    for seat in [&mut one, &mut other] {
        seat.join_slots(4);
        assert!(seat.ready(Long));
        seat.post(0..1, Long, |_| {});
    }
    assert!(one.arrived());
    // The slots of the other half.
    for _ in 0..4 {
        assert!(one.ready(Long));
        one.post(0..0, Long, |_| {});
    }
    assert!(!one.ready(Long), "the other one reads the first exchange");
    assert!(other.arrived() && other.ready(Short));
    other.post(0..0, Short, |_| {});
    assert!(one.ready(Long));
}

/// Who takes an exchange for another operation does not keep the others waiting.
#[cfg(not(loom))]
#[test]
fn posts_of_another_length_are_found() {
    for (own, theirs) in
        [(Short, Long), (Long, Short), (Medium, Short), (Medium, Long), (Short, Medium)]
    {
        let cells = board::<SLOTS, SHORT_SLOTS>(3);
        let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 0)).collect();
        seats[0].post(0..3, own, |data| data[0] = 1);
        assert!(!seats[0].pass_unlike(), "nobody has come");
        seats[1].post(0..0, theirs, |data| data[0] = 2);
        assert!(!seats[0].pass_unlike());
        assert_eq!(seats[0].missing(), Some(2));
        seats[2].post(0..0, own, |data| data[0] = 3);
        assert!(seats[0].pass_unlike());
        let found: Vec<_> = (0..3).map(|of| seats[0].read(of, |data| data[0])).collect();
        assert_eq!(found, [1, 2, 3]);
        // Of the next one nothing is passed over.
        assert!(seats[0].ready(own));
        seats[0].post(1..2, own, |_| {});
        assert!(!seats[0].pass_unlike());
        seats[1].post(0..0, own, |data| data[0] = 4);
        assert!(seats[0].pass_unlike());
        assert_eq!(seats[0].read(1, |data| data[0]), 4);
    }
}

/// In mixed exchanges each member chooses how long its post is, and may be far ahead of its reader
/// in slots of the other length.
#[cfg(not(loom))]
#[test]
fn members_choose_between_two_lengths() {
    let cells = board::<SLOTS, SHORT_SLOTS>(3);
    let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 3)).collect();
    let length = |me: usize, n: usize| match (me * 5 + n * 7) % 11 {
        0..3 => Long,
        _ => Medium,
    };
    let mut posted = [0; 3];
    for n in 1..400 {
        for me in [1, 2] {
            while posted[me] < 400 && seats[me].ready(length(me, posted[me] + 1)) {
                posted[me] += 1;
                let write =
                    |data: &mut [u8]| data[..2].copy_from_slice(&[me as u8, posted[me] as u8]);
                seats[me].post_mixed(0..0, length(me, posted[me]), write);
                assert!(seats[me].arrived());
                let told = seats[me].told(me, |length, data| (length, data[1]));
                assert_eq!(told, (length(me, posted[me]), posted[me] as u8));
            }
        }
        // The others are ahead of the reader, whichever its length.
        assert!(seats[0].ready(length(0, n)));
        let of = if n % 2 == 0 { 0..3 } else { 1..3 };
        seats[0]
            .post_mixed(of.clone(), length(0, n), |data| data[..2].copy_from_slice(&[0, n as u8]));
        assert!(seats[0].arrived());
        for member in of {
            let found = seats[0].read(member, |data| [data[0], data[1]]);
            assert_eq!(found, [member as u8, n as u8]);
        }
    }
    assert!(posted.iter().skip(1).all(|n| *n == 400));
    // Who has posted for another operation is found, too.
    let cells = board::<SLOTS, SHORT_SLOTS>(2);
    let (mut one, mut other) = (seat(cells, 0, 0), seat(cells, 1, 0));
    one.post_mixed(1..2, Long, |_| {});
    assert!(!one.pass_unlike());
    other.post(0..0, Short, |data| data[0] = 9);
    assert!(!one.arrived() && one.pass_unlike());
    assert_eq!(one.read(1, |data| (data.len(), data[0])), (SHORT_ROOM, 9));
}

/// One member gives each of the others something of its own, and runs ahead of them.
#[cfg(not(loom))]
#[test]
fn who_gives_runs_ahead() {
    [Short, Medium].into_iter().for_each(gifts);
}

#[cfg(not(loom))]
fn gifts(length: Length) {
    let cells = board::<SLOTS, SHORT_SLOTS>(3);
    let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 5)).collect();
    let last = 5 * SHORT_SLOTS;
    let mut given = 1..=last;
    while !given.is_empty() {
        while !given.is_empty() && seats[1].ready(length) {
            let n = given.next().unwrap();
            seats[1].give(length, |member, data| data[0] = (n + member) as u8);
            assert!(seats[1].arrived());
        }
        let number = seats[1].number();
        for me in [0, 2] {
            while seats[me].number() < number {
                assert!(seats[me].ready(length));
                seats[me].receive(1, length);
                assert!(seats[me].arrived());
                let found = seats[me].read(me, |data| data[0]);
                assert_eq!(found, (seats[me].number() as usize - 5 + me) as u8);
            }
        }
    }
    assert_eq!(seats[1].number(), 5 + last as u64);
    // Slots that were given are their owners' again, and the other way round.
    for round in 0..SHORT_SLOTS as u8 {
        for (me, seat) in seats.iter_mut().enumerate() {
            assert!(seat.ready(length));
            seat.post(0..3, length, |data| data[0] = round + me as u8);
        }
        for seat in &mut seats {
            assert!(seat.arrived());
            (0..3u8).for_each(|of| assert_eq!(seat.read(of.into(), |d| d[0]), round + of));
        }
    }
}

/// Each member adds to what the one before has posted, and runs ahead of those behind.
#[cfg(not(loom))]
#[test]
fn members_post_in_turn() {
    for (length, slots) in [(Short, SHORT_SLOTS), (Medium, SHORT_SLOTS), (Long, SLOTS)] {
        let cells = board::<SLOTS, SHORT_SLOTS>(3);
        let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 0)).collect();
        for begin in (1..3 * slots).step_by(slots - 1) {
            let rounds = begin..begin + slots - 1;
            for round in rounds.clone() {
                assert!(seats[0].ready(length));
                seats[0].post(0..0, length, |data| data[0] = round as u8);
            }
            assert!(!seats[0].ready(length), "the others may still read");
            for me in [1, 2] {
                for round in rounds.clone() {
                    assert!(seats[me].ready(length));
                    seats[me].await_turn(me - 1, length);
                    assert!(seats[me].arrived());
                    let add = |before: &[u8], own: &mut [u8]| own[0] = before[0] + 1;
                    seats[me].post_in_turn(add);
                    assert_eq!(seats[me].number(), round as u64);
                }
            }
        }
        // The sum that the last member has posted last.
        let last = &cells[2].to_read(Cell::<SLOTS, SHORT_SLOTS>::at(seats[2].number(), length));
        // SAFETY: nobody writes it.
        assert_eq!(u64::from(unsafe { (&**last)[0] }), seats[2].number() + 2);
    }
}

/// Nobody posts before its turn.
#[cfg(not(loom))]
#[test]
#[should_panic(expected = "has not ended")]
fn nobody_posts_before_its_turn() {
    let mut seat = seat::<SLOTS, SHORT_SLOTS>(board(2), 1, 0);
    seat.await_turn(0, Short);
    seat.post_in_turn(|_, _| {});
}

/// Who waits for a gift waits for its giver, and finds what that has posted for something else.
#[cfg(not(loom))]
#[test]
fn who_waits_for_a_gift_finds_another_post() {
    for length in [Short, Long] {
        let cells = board::<SLOTS, SHORT_SLOTS>(3);
        let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 0)).collect();
        seats[2].post(0..0, Short, |data| data[0] = 9);
        seats[2].receive(1, Short);
        assert!(!seats[2].pass_unlike());
        assert_eq!(seats[2].missing(), Some(1));
        assert_eq!(seats[2].awaited().collect::<Vec<_>>(), [1]);
        for n in 1..3 {
            seats[1].post(0..0, length, |data| data[0] = n);
        }
        assert_eq!(seats[2].awaited().count(), 0);
        assert!(!seats[2].arrived() && seats[2].pass_unlike());
        assert_eq!(seats[2].read(2, |data| data[0]), 2);
        // And who waits for a post of a giver finds its own.
        seats[0].post(0..0, Short, |_| {});
        seats[0].post(0..0, Short, |_| {});
        seats[0].post(1..2, Short, |_| {});
        seats[1].give(Short, |member, data| data[0] = 10 + member as u8);
        assert!(seats[0].arrived());
        assert_eq!(seats[0].read(1, |data| data[0]), 11);
    }
}

/// A lane's member is one exchange ahead at most, and can post there though nobody else has.
#[cfg(not(loom))]
#[test]
fn a_lane_is_posted_to_before_others_come() {
    let cells = board::<LANE_SLOTS, 0>(2);
    let mut seats: Vec<_> = (0..2).map(|me| seat(cells, me, 9)).collect();
    assert!(seats[0].ready(Long));
    seats[0].post(0..0, Long, |data| data[0] = 1);
    assert!(!seats[0].ready(Long), "the other one may still read the exchange before");
    for n in 2..20 {
        assert!(seats[1].ready(Long));
        seats[1].post(0..1, Long, |_| {});
        assert!(seats[0].ready(Long));
        seats[0].post(0..0, Long, |data| data[0] = n);
        assert!(seats[1].arrived());
        assert_eq!(seats[1].read(0, |data| data[0]), n - 1);
    }
}

/// An exchange of all tells everybody that the slots of all those before are free.
#[cfg(not(loom))]
#[test]
fn an_exchange_of_all_frees_all_slots() {
    let cells = board::<SLOTS, SHORT_SLOTS>(2);
    let mut seats: Vec<_> = (0..2).map(|me| seat(cells, me, 0)).collect();
    for _ in 0..5 {
        for _ in 1..SLOTS {
            for seat in &mut seats {
                assert!(seat.ready(Long));
                seat.post(0..0, Long, |_| {});
            }
        }
        for seat in &mut seats {
            assert!(seat.ready(Long));
            seat.post(0..2, Long, |_| {});
        }
        assert!(seats.iter_mut().all(|seat| seat.arrived()));
    }
}

/// Of two members one has posted for an exchange that the other has given up.
#[cfg(not(loom))]
#[test]
fn the_next_group_begins_after_all_posts() {
    let (lease, cells) = (Lease::new(), board::<LANE_SLOTS, 0>(2));
    let owner = Owner { name: 0, claimer: 0 };
    let base = lease.claim(owner).unwrap();
    let (mut one, other) = (seat(cells, 0, base), seat(cells, 1, base));
    one.post(0..2, Long, |_| {});
    for (me, seat) in [one, other].iter().enumerate() {
        lease.leave(2, 1 << me, base, seat.number());
    }
    let mut late = seat(cells, 1, lease.claim(owner).unwrap());
    late.post(0..2, Long, |_| {});
    assert!(!late.arrived(), "a post of the group before counts for nothing");
}

/// One look at how far others are serves for several exchanges.
#[cfg(not(loom))]
#[test]
fn who_has_seen_others_far_ahead_looks_no_more() {
    let cells = board::<SLOTS, SHORT_SLOTS>(2);
    let (mut one, mut other) = (seat(cells, 0, 0), seat(cells, 1, 0));
    let post = |seat: &mut Seat, needs: Range<usize>| {
        assert!(seat.ready(Long));
        seat.post(needs, Long, |_| {});
        assert!(seat.arrived());
    };
    (0..SLOTS - 1).for_each(|_| post(&mut one, 0..0));
    assert!(!one.ready(Long), "the other one may still read the first slot");
    (0..SLOTS - 1).for_each(|_| post(&mut other, 0..1));
    // Nobody else posts any more.
    (0..SLOTS - 1).for_each(|_| post(&mut one, 0..0));
    assert!(!one.ready(Long));
    assert_eq!(one.missing(), Some(1));
}

/// Lets two members at a board with so many slots do something at the same time, in all orders.
#[cfg(loom)]
fn two_members<const SLOTS: usize, const SHORTS: usize>(
    run: impl Fn(Seat<SLOTS, SHORTS>, usize) + Copy + Send + Sync + 'static,
) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(3);
    builder.check(move || {
        let cells = board::<SLOTS, SHORTS>(2);
        let other = loom::thread::spawn(move || run(seat(cells, 1, 0), 1));
        run(seat(cells, 0, 0), 0);
        other.join().unwrap();
    });
}

#[cfg(loom)]
fn until(mut is_so: impl FnMut() -> bool) {
    while !is_so() {
        loom::thread::yield_now();
    }
}

/// Each member reads the posts that `needs` says, of rounds with posts of the length that `length`
/// says.
#[cfg(loom)]
fn exchanges<const SLOTS: usize, const SHORTS: usize>(
    rounds: u8,
    needs: fn(usize) -> Range<usize>,
    length: fn(u8) -> Length,
) {
    two_members::<SLOTS, SHORTS>(move |mut seat, me| {
        for round in 1..=rounds {
            let length = length(round);
            until(|| seat.ready(length));
            seat.post(needs(me), length, |data| data[0] = round);
            until(|| seat.arrived());
            for member in needs(me) {
                assert_eq!(seat.read(member, |data| data[0]), round);
            }
        }
    });
}

#[cfg(loom)]
#[test]
fn loom_no_post_meets_a_reader() {
    exchanges::<LANE_SLOTS, 0>(3, |_| 0..2, |_| Long);
}

#[cfg(loom)]
#[test]
fn loom_who_runs_ahead_meets_no_reader() {
    exchanges::<LANE_SLOTS, 0>(4, |me| 0..me, |_| Long);
}

/// With three slots one member sees that the other has come two exchanges further.
#[cfg(loom)]
#[test]
fn loom_who_sees_others_far_ahead_meets_no_reader() {
    exchanges::<3, 0>(4, |me| 0..me, |_| Long);
}

/// The second member posts when it has read the first one's post.
#[cfg(loom)]
#[test]
fn loom_posts_in_turn_meet_no_reader() {
    two_members::<LANE_SLOTS, 2>(|mut seat, me| {
        for round in 1..=4u8 {
            until(|| seat.ready(Short));
            if me == 0 {
                seat.post(0..0, Short, |data| data[0] = round);
                continue;
            }
            seat.await_turn(0, Short);
            until(|| seat.arrived());
            let found = seat.post_in_turn(|before, own| {
                own[0] = before[0];
                before[0]
            });
            assert_eq!(found, round);
        }
    });
}

/// Of two who ask, one finds that nobody is missing.
#[cfg(loom)]
#[test]
fn loom_one_of_those_who_post_last_finds_it_so() {
    loom::model(|| {
        let cells = board::<LANE_SLOTS, 0>(2);
        let run = move |me: usize| {
            let mut seat = seat(cells, me, 0);
            assert!(seat.ready(Long));
            seat.post(0..2, Long, |_| {});
            seat.is_last()
        };
        let other = loom::thread::spawn(move || run(1));
        let last = run(0);
        assert!(other.join().unwrap() || last);
    });
}

/// The members give in turn, and post in between.
#[cfg(loom)]
#[test]
fn loom_gifts_meet_no_reader() {
    two_members::<LANE_SLOTS, 2>(|mut seat, me| {
        for round in 1..=4u8 {
            until(|| seat.ready(Short));
            let (write, giver) = (|data: &mut [u8]| data[0] = round, usize::from(round == 2));
            let reads = if round == 3 { 1 - me } else { me };
            match round {
                3 => seat.post(reads..reads + 1, Short, write),
                _ if giver == me => seat.give(Short, |_, data| write(data)),
                _ => seat.receive(giver, Short),
            }
            until(|| seat.arrived());
            if round == 3 || giver != me {
                assert_eq!(seat.read(reads, |data| data[0]), round);
            }
        }
    });
}

/// Short slots are used again later than long ones.
#[cfg(loom)]
#[test]
fn loom_short_and_long_posts_meet_no_reader() {
    let length = |round| if round % 3 == 0 { Long } else { Short };
    exchanges::<LANE_SLOTS, 3>(4, |me| 0..me, length);
}

/// The first member posts now in a slot of medium length, now in a long one, and the other looks
/// for both.
#[cfg(loom)]
#[test]
fn loom_who_chooses_a_length_meets_no_reader() {
    two_members::<LANE_SLOTS, 3>(|mut seat, me| {
        for round in 1..=4u8 {
            let length = if me == 0 && round % 2 == 0 { Long } else { Medium };
            until(|| seat.ready(length));
            seat.post_mixed(0..me, length, |data| data[0] = round);
            until(|| seat.arrived());
            for member in 0..me {
                assert_eq!(seat.read(member, |data| data[0]), round);
            }
        }
    });
}
