use std::collections::VecDeque;

use proptest::prelude::*;

use super::*;

/// The definition of matching, as two lists that are searched from the front.
#[derive(Default)]
struct Naive {
    posted: Vec<(Pattern, u32)>,
    unexpected: Vec<(u32, u32, u32)>,
}

impl Naive {
    fn arrive(&mut self, source: u32, tag: u32) -> Option<u32> {
        let i = self.posted.iter().position(|(p, _)| p.accepts(source, tag))?;
        Some(self.posted.remove(i).1)
    }

    fn find(&self, pattern: Pattern) -> Option<usize> {
        self.unexpected.iter().position(|&(s, t, _)| pattern.accepts(s, t))
    }
}

#[derive(Clone, Debug)]
enum Event {
    Message(u32, u32),
    Receive(Option<u32>, Option<u32>),
    Probe(Option<u32>, Option<u32>),
    Cancel(usize),
}

fn event() -> impl Strategy<Value = Event> {
    let wild = |n: u32| prop_oneof![3 => (0..n).prop_map(Some), 1 => Just(None)];
    prop_oneof![
        5 => (0..3u32, 0..6u32).prop_map(|(s, t)| Event::Message(s, t)),
        4 => (wild(3), wild(6)).prop_map(|(s, t)| Event::Receive(s, t)),
        1 => (wild(3), wild(6)).prop_map(|(s, t)| Event::Probe(s, t)),
        1 => (0..64usize).prop_map(Event::Cancel),
    ]
}

/// Runs the events on both and compares every answer.
fn compare(events: &[Event]) {
    let mut real: Matcher<u32, u32> = Matcher::default();
    let mut naive = Naive::default();
    let mut places: Vec<(PostedAt, u32)> = Vec::new();
    for (id, event) in events.iter().enumerate() {
        let id = id as u32;
        match *event {
            Event::Message(s, t) => {
                let expected = naive.arrive(s, t);
                assert_eq!(real.awaiting(s, t), expected);
                assert_eq!(real.arrive(s, t), expected);
                if expected.is_none() {
                    real.keep(s, t, id);
                    naive.unexpected.push((s, t, id));
                }
            }
            Event::Receive(s, t) => {
                let p = Pattern::new(s, t);
                let expected = naive.find(p).map(|i| naive.unexpected.remove(i).2);
                assert_eq!(real.take(p), expected);
                if expected.is_none() {
                    places.push((real.post(p, id), id));
                    naive.posted.push((p, id));
                }
            }
            Event::Probe(s, t) => {
                let p = Pattern::new(s, t);
                assert_eq!(real.probe(p), naive.find(p).map(|i| naive.unexpected[i].2));
            }
            Event::Cancel(i) => {
                let Some(&(place, token)) = places.get(i) else { continue };
                let expected = naive.posted.iter().position(|&(_, id)| id == token);
                assert_eq!(real.cancel(place).is_some(), expected.is_some());
                if let Some(i) = expected {
                    naive.posted.remove(i);
                }
            }
        }
        assert_eq!(real.depth(), (naive.posted.len(), naive.unexpected.len()));
    }
    assert!(real.posted().eq(naive.posted.iter().map(|p| p.1)));
    assert!(real.unexpected().eq(naive.unexpected.iter().map(|u| u.2)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn answers_as_the_definition_does(events in prop::collection::vec(event(), 0..300)) {
        compare(&events);
    }

    #[test]
    fn answers_as_the_definition_does_with_long_queues(
        messages in prop::collection::vec((0..4u32, 0..40u32), 50..150),
        receives in prop::collection::vec(event(), 0..200),
    ) {
        let fill = messages.into_iter().map(|(s, t)| Event::Message(s, t));
        compare(&fill.chain(receives).collect::<Vec<_>>());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn answers_as_the_definition_does_with_many_receives(
        receives in prop::collection::vec((0..4u32, 0..40u32), 1..150),
        events in prop::collection::vec(event(), 0..300),
    ) {
        let fill = receives.into_iter().map(|(s, t)| Event::Receive(Some(s), Some(t)));
        compare(&fill.chain(events).collect::<Vec<_>>());
    }
}

#[test]
fn a_row_goes_round_and_grows_with_gaps_in_it() {
    let mut m: Matcher<u32, u32> = Matcher::default();
    let mut places = VecDeque::new();
    for i in 0..5_000u32 {
        places.push_back((m.post(Pattern::new(Some(1), Some(i)), i), i));
        if i % 3 == 0 && places.len() > 2 {
            let (place, receive) = places.remove(1).expect("three are there");
            assert_eq!(m.cancel(place), Some(receive));
            assert_eq!(m.cancel(place), None);
        } else if i % 3 == 1 {
            let (place, receive) = places.pop_front().expect("some are there");
            assert_eq!(m.pattern(place), Some((Some(1), Some(receive))));
            assert_eq!(m.arrive(1, receive), Some(receive));
        }
        assert!(m.posted().eq(places.iter().map(|(_, receive)| *receive)));
    }
}

#[test]
fn a_receive_that_waits_for_long_does_not_make_the_row_longer() {
    let mut m: Matcher<u32, u32> = Matcher::default();
    let standing = m.post(Pattern::new(None, Some(99)), 0);
    for i in 1..=100_000 {
        let place = m.post(Pattern::new(Some(1), Some(i % 7)), i);
        if i % 5 == 0 {
            assert_eq!(m.cancel(place), Some(i));
        } else {
            assert_eq!(m.arrive(1, i % 7), Some(i));
        }
        assert!(m.row.span() < 64, "{} places after {i} receives", m.row.span());
    }
    assert_eq!(m.cancel(standing), Some(0));
    assert_eq!(m.depth(), (0, 0));
}

#[test]
fn a_hundred_thousand_entries_in_reverse_order() {
    const N: u32 = 100_000;
    let mut m: Matcher<u32, u32> = Matcher::default();
    for tag in 0..N {
        m.keep(1, tag, tag);
    }
    // Quadratic work would take minutes here.
    for tag in (0..N).rev() {
        assert_eq!(m.take(Pattern::new(Some(1), Some(tag))), Some(tag));
    }
    for tag in 0..N {
        m.post(Pattern::new(Some(1), Some(tag)), tag);
    }
    for tag in (0..N).rev() {
        assert_eq!(m.arrive(1, tag), Some(tag));
    }
    assert_eq!(m.depth(), (0, 0));
}

#[test]
fn the_same_envelope_keeps_its_order_when_the_queue_is_long() {
    let mut m: Matcher<u32, u32> = Matcher::default();
    for i in 0..1000 {
        m.keep(i % 2, 7, i);
    }
    for i in (1..1000).step_by(2) {
        assert_eq!(m.take(Pattern::new(Some(1), None)), Some(i));
    }
    assert_eq!(m.take(Pattern::new(None, Some(7))), Some(0));
    assert_eq!(m.take(Pattern::new(None, None)), Some(2));
}

#[test]
fn an_index_outlasts_an_empty_queue_that_was_long() {
    let mut m: Matcher<u32, u32> = Matcher::default();
    let mut cycle = |n: u32| {
        (0..n).for_each(|tag| m.keep(tag % 3, tag, tag));
        for tag in (0..n).rev() {
            assert_eq!(m.take(Pattern::new(Some(tag % 3), Some(tag))), Some(tag));
        }
        assert_eq!(m.depth(), (0, 0));
        m.unexpected.is_indexed(EXACT)
    };
    assert_eq!([20, 200, 200, 20, 20].map(&mut cycle), [false, true, true, false, false]);
}

/// The definition of reservations: receives that cannot know what they get wait in a line.
#[derive(Default)]
struct Waiting {
    lists: Naive,
    reserved: Vec<u32>,
    line: Vec<(Pattern, u32)>,
}

impl Waiting {
    fn meets(&self, pattern: Pattern) -> bool {
        self.lists
            .find(pattern)
            .is_some_and(|i| self.reserved.contains(&self.lists.unexpected[i].2))
    }

    /// The message of a receive; else it is posted, or waits in the line.
    fn receive(&mut self, pattern: Pattern, id: u32) -> Option<u32> {
        if !self.line.is_empty() || self.meets(pattern) {
            self.line.push((pattern, id));
            return None;
        }
        let found = self.lists.find(pattern).map(|i| self.lists.unexpected.remove(i).2);
        if found.is_none() {
            self.lists.posted.push((pattern, id));
        }
        found
    }

    fn decide(&mut self, message: u32, gone: bool) -> Vec<(u32, Option<u32>)> {
        self.reserved.retain(|m| *m != message);
        if gone {
            self.lists.unexpected.retain(|(_, _, m)| *m != message);
        }
        let mut ended = Vec::new();
        while self.line.first().is_some_and(|(pattern, _)| !self.meets(*pattern)) {
            let (pattern, id) = self.line.remove(0);
            let found = self.lists.find(pattern).map(|i| self.lists.unexpected.remove(i).2);
            if found.is_none() {
                self.lists.posted.push((pattern, id));
            }
            ended.push((id, found));
        }
        ended
    }
}

/// Decides about a reserved message on both sides, which agree on what goes on because of it. Gives
/// the receives that are posted from then on.
fn check_decision(
    real: &mut Matcher<u32, u32>,
    naive: &mut Waiting,
    message: u32,
    gone: bool,
) -> Vec<(PostedAt, u32)> {
    let expected = naive.decide(message, gone);
    assert!(real.decide(message, gone));
    assert!(!real.decide(message, true));
    let ended: Vec<_> = std::iter::from_fn(|| real.resume()).collect();
    let posted = ended.iter().filter_map(|(receive, found)| match found {
        Resumed::Posted(place) => Some((*place, *receive)),
        Resumed::Message(_) => None,
    });
    let posted = posted.collect();
    let message = |found| match found {
        Resumed::Message(m) => Some(m),
        Resumed::Posted(_) => None,
    };
    assert!(ended.iter().map(|(r, f)| (*r, message(*f))).eq(expected));
    posted
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Messages are reserved, and taken back or left, at any time.
    #[test]
    fn reserved_messages_delay_what_depends_on_them(
        events in prop::collection::vec((event(), 0..6u32, any::<prop::sample::Index>()), 0..200),
    ) {
        let mut real: Matcher<u32, u32> = Matcher::default();
        let mut naive = Waiting::default();
        let mut places: Vec<(PostedAt, u32)> = Vec::new();
        for (id, (event, what, which)) in events.into_iter().enumerate() {
            let id = id as u32;
            match event {
                _ if what == 0 && !naive.lists.unexpected.is_empty() => {
                    let message = which.get(&naive.lists.unexpected).2;
                    let fresh = !naive.reserved.contains(&message);
                    assert_eq!(real.reserve(message), fresh);
                    if fresh {
                        naive.reserved.push(message);
                    }
                }
                _ if what == 1 && !naive.reserved.is_empty() => {
                    let message = *which.get(&naive.reserved);
                    let gone = id.is_multiple_of(2);
                    places.extend(check_decision(&mut real, &mut naive, message, gone));
                }
                Event::Message(s, t) => {
                    let expected = naive.lists.arrive(s, t);
                    assert_eq!(real.arrive(s, t), expected);
                    if expected.is_none() {
                        real.keep(s, t, id);
                        naive.lists.unexpected.push((s, t, id));
                    }
                }
                Event::Receive(s, t) => {
                    let p = Pattern::new(s, t);
                    let expected = naive.receive(p, id);
                    assert_eq!(real.take(p), expected);
                    if expected.is_none() {
                        places.push((real.post(p, id), id));
                    }
                }
                Event::Probe(s, t) => {
                    let p = Pattern::new(s, t);
                    let barred = !naive.line.is_empty() || naive.meets(p);
                    let found = naive.lists.find(p).map(|i| naive.lists.unexpected[i].2);
                    assert_eq!(real.probe(p), found.filter(|_| !barred));
                }
                Event::Cancel(i) => {
                    // The last place of a receive is the one that counts.
                    let Some(&(_, token)) = places.get(i) else { continue };
                    let Some(&(place, _)) = places.iter().rfind(|(_, t)| *t == token) else {
                        continue;
                    };
                    let before = naive.lists.posted.len() + naive.line.len();
                    naive.lists.posted.retain(|(_, id)| *id != token);
                    naive.line.retain(|(_, id)| *id != token);
                    let there = before > naive.lists.posted.len() + naive.line.len();
                    assert_eq!(real.pattern(place).is_some(), there);
                    assert_eq!(real.cancel(place).is_some(), there);
                }
            }
            let posted = naive.lists.posted.len() + naive.line.len();
            assert_eq!(real.depth(), (posted, naive.lists.unexpected.len()));
        }
    }
}
