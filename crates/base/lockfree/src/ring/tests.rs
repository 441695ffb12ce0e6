use super::*;

fn ring(n: usize) -> (Producer, Consumer) {
    let lines: &'static [Line] = Box::leak((0..n).map(|_| Line::new()).collect());
    let consumed: &'static Consumed = Box::leak(Box::new(Consumed::new()));
    (Producer::new(lines, consumed), Consumer::new(lines, consumed))
}

#[cfg(not(loom))]
fn push(p: &mut Producer, value: u32) -> bool {
    if !p.has_room(1) {
        return false;
    }
    // SAFETY: the pointer is valid for the call.
    p.push(value ^ 0x5555, |data| unsafe {
        data.cast::<u32>().write(value);
    });
    true
}

#[cfg(not(loom))]
fn pop(c: &mut Consumer) -> Option<u32> {
    let word = c.peek()?;
    // SAFETY: the pointer is valid for the call.
    let value = c.data(0, |data| unsafe { data.cast::<u32>().read() });
    assert_eq!(word, value ^ 0x5555, "word and data of one line belong together");
    c.give_back(1);
    Some(value)
}

#[cfg(not(loom))]
#[test]
fn a_full_ring_takes_nothing_until_lines_come_back() {
    let (mut p, mut c) = ring(8);
    for i in 0..8 {
        assert!(push(&mut p, i));
    }
    assert!(!push(&mut p, 8));
    assert_eq!(pop(&mut c), Some(0));
    assert!(!push(&mut p, 8), "one line is less than a quarter and not published");
    assert_eq!(pop(&mut c), Some(1));
    assert!(p.has_room(2) && !p.has_room(3));
    assert!(push(&mut p, 8));
    for i in 2..9 {
        assert_eq!(pop(&mut c), Some(i));
    }
    assert_eq!(pop(&mut c), None);
    assert!(p.is_drained() || !c.at.is_multiple_of(2));
}

#[cfg(not(loom))]
#[test]
fn a_tail_is_seen_with_its_first_line_and_its_old_heads_never() {
    let (mut p, mut c) = ring(4);
    // Every start position, several laps: the heads of tail lines keep laps of long ago.
    for round in 0..50u32 {
        let tail = round as usize % 3;
        assert!(p.has_room(tail + 1), "the consumer has read everything");
        for i in 1..=tail {
            // SAFETY: the pointer is valid for the call.
            p.write_tail(i, |d| unsafe { d.cast::<u32>().write(round * 10 + i as u32) });
        }
        assert!(c.peek().is_none(), "nothing is published yet");
        // SAFETY: as above.
        p.push_with_tail(tail, round, |d| unsafe { d.cast::<u32>().write(round * 10) });
        assert_eq!(c.peek(), Some(round));
        for i in 0..=tail {
            // SAFETY: as above.
            let value = c.data(i, |d| unsafe { d.cast::<u32>().read() });
            assert_eq!(value, round * 10 + i as u32);
        }
        c.give_back(tail + 1);
    }
}

/// Laps are counted in 32 bits, and zeroed lines look like lap 0: when that comes, lines that were
/// only tails until then must not look like messages.
#[cfg(not(loom))]
#[test]
fn a_line_that_was_never_a_head_is_none_when_laps_come_again() {
    let (mut p, mut c) = ring(4);
    let before_the_last_lap = (u64::from(u32::MAX) - 1) << 2;
    p.consumed.0.store(before_the_last_lap, Ordering::Relaxed);
    (p.at, p.limit) = (before_the_last_lap, before_the_last_lap + 4);
    (c.at, c.publish_at) = (before_the_last_lap, before_the_last_lap + 1);
    let send = |p: &mut Producer, tail: usize| {
        assert!(p.has_room(tail + 1));
        (1..=tail).for_each(|i| p.write_tail(i, |_| {}));
        p.push_with_tail(tail, 7, |_| {});
    };
    for tail in [1, 1, 0, 0, 0, 0, 1, 0, 1] {
        assert_eq!(c.peek(), None);
        send(&mut p, tail);
        assert_eq!(c.peek(), Some(7));
        c.give_back(tail + 1);
        assert_eq!(c.peek(), None, "at {:#x}", c.at);
    }
}

#[cfg(not(loom))]
#[test]
fn an_ended_consumer_finds_nothing() {
    let (mut p, mut c) = ring(4);
    assert!(push(&mut p, 1) && push(&mut p, 2));
    assert_eq!(pop(&mut c), Some(1));
    c.end();
    assert_eq!(pop(&mut c), None);
    push(&mut p, 3);
    assert_eq!(c.peek(), None);
}

#[cfg(not(loom))]
#[test]
fn a_closed_ring_takes_nothing_more() {
    let (mut p, mut c) = ring(8);
    assert!(push(&mut p, 0));
    p.close();
    assert!(!p.has_room(1));
    assert_eq!(pop(&mut c), Some(0));
    c.give_back(0);
    assert!(!push(&mut p, 1) && !push(&mut p, 1));
}

#[cfg(not(loom))]
#[test]
fn a_consumed_index_of_nonsense_gives_no_more_than_the_ring() {
    let (mut p, _c) = ring(4);
    p.consumed.0.store(1 << 60, Ordering::Relaxed);
    let mut taken = 0;
    while taken < 100 && push(&mut p, taken) {
        taken += 1;
    }
    // A broken consumer loses its own messages, but the producer stays inside the ring's lines.
    assert!(taken >= 4);
}

#[cfg(not(loom))]
#[test]
fn two_threads_see_every_value_once_and_in_order() {
    let (mut p, mut c) = ring(16);
    let n = if cfg!(miri) { 200 } else { 200_000 };
    let producer = std::thread::spawn(move || {
        for i in 0..n {
            while !push(&mut p, i) {
                std::thread::yield_now();
            }
        }
    });
    let mut expected = 0;
    while expected < n {
        match pop(&mut c) {
            Some(v) => {
                assert_eq!(v, expected);
                expected += 1;
            }
            None => std::thread::yield_now(),
        }
    }
    producer.join().unwrap();
    assert_eq!(pop(&mut c), None);
}

/// Messages of one and two lines through a ring of four: the producer meets a full ring, the
/// consumer a half-written message, in every interleaving and with every weak order that the memory
/// model allows. loom also reports any access of both sides to one line's data.
#[cfg(loom)]
#[test]
fn loom_messages_arrive_whole_and_in_order() {
    const MESSAGES: u32 = 4;
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(3);
    builder.check(|| {
        let (mut p, mut c) = ring(4);
        let producer = loom::thread::spawn(move || {
            let mut next = 0;
            for _ in 0..MESSAGES + 2 {
                let tail = next as usize % 2;
                if next == MESSAGES || !p.has_room(tail + 1) {
                    loom::thread::yield_now();
                    continue;
                }
                if tail > 0 {
                    // SAFETY: the pointer is valid for the call.
                    p.write_tail(1, |d| unsafe { d.cast::<u32>().write(next + 100) });
                }
                // SAFETY: as above.
                p.push_with_tail(tail, next, |d| unsafe { d.cast::<u32>().write(next) });
                next += 1;
            }
            next
        });
        let mut seen = 0;
        let mut take = |c: &mut Consumer| {
            let Some(word) = c.peek() else { return false };
            assert_eq!(word, seen);
            for i in 0..=seen % 2 {
                // SAFETY: the pointer is valid for the call.
                let value = c.data(i as usize, |d| unsafe { d.cast::<u32>().read() });
                assert_eq!(value, seen + 100 * i);
            }
            c.give_back(1 + seen as usize % 2);
            seen += 1;
            true
        };
        for _ in 0..3 {
            if !take(&mut c) {
                loom::thread::yield_now();
            }
        }
        let sent = producer.join().unwrap();
        while take(&mut c) {}
        assert_eq!(seen, sent);
    });
}

/// The loss of a peer costs no memory.
#[cfg(not(loom))]
#[test]
fn consumers_that_have_ended_share_their_lines() {
    let ended = || {
        let (mut p, mut c) = ring(4);
        c.end();
        assert!(push(&mut p, 1) && pop(&mut c).is_none());
        c.lines.as_ptr()
    };
    assert_eq!(ended(), ended());
}
