//! The conformance suite of framework `gpr`, run on the registry itself and through the wire.
#![cfg(test)]

use super::wire::{
    decode_notice, decode_reply, decode_request, encode_notice, encode_reply, encode_request,
};
use super::*;

const A: Name = Name { job: 1, rank: 0 };
const B: Name = Name { job: 1, rank: 1 };
const C: Name = Name { job: 1 << 40, rank: 7 };

/// A registry behind its wire format.
struct Far(Registry);

impl Gpr for Far {
    fn handle_request(&mut self, from: Name, request: Request) -> Reply {
        let request = decode_request(&encode_request(&request)).unwrap();
        let reply = self.0.handle_request(from, request);
        decode_reply(&encode_reply(&reply)).unwrap()
    }

    fn handle_lost(&mut self, who: Name) {
        self.0.handle_lost(who);
    }

    fn poll_ready(&mut self) -> Option<Name> {
        self.0.poll_ready()
    }

    fn poll_notice(&mut self, to: Name) -> Option<Notice> {
        self.0.poll_notice(to).map(|n| decode_notice(&encode_notice(&n)).unwrap())
    }
}

fn small() -> RegistryLimits {
    RegistryLimits {
        containers: 4,
        values: 5,
        value_bytes: 200,
        subscriptions: 4,
        ..RegistryLimits::default()
    }
}

fn on_all(test: impl Fn(&mut dyn Gpr)) {
    test(&mut Registry::new(small()));
    test(&mut Far(Registry::new(small())));
}

fn put(key: &str, value: Value) -> Request {
    Request::Put { container: "c".into(), key: key.into(), value }
}

fn add(key: &str, delta: i64) -> Request {
    Request::Add { container: "c".into(), key: key.into(), delta }
}

fn get(g: &mut dyn Gpr, key: &str) -> Option<Value> {
    match g.handle_request(C, Request::Get { container: "c".into(), key: key.into() }) {
        Reply::Value(v) => v,
        other => panic!("{other:?}"),
    }
}

fn subscribe(g: &mut dyn Gpr, who: Name, key: Option<&str>, trigger: Trigger) -> SubId {
    let key = key.map(str::to_string);
    match g.handle_request(who, Request::Subscribe { container: "c".into(), key, trigger }) {
        Reply::Subscribed(id) => id,
        other => panic!("{other:?}"),
    }
}

fn notices(g: &mut dyn Gpr, who: Name) -> Vec<(String, Option<Value>)> {
    std::iter::from_fn(|| g.poll_notice(who))
        .map(|n| match n {
            Notice::Value { key, value, .. } => (key, value),
            Notice::Barrier { name } => (name, None),
        })
        .collect()
}

#[test]
fn all_types_are_kept() {
    on_all(|g| {
        for value in [
            Value::Bool(true),
            Value::Int(i64::MIN),
            Value::Unsigned(u64::MAX),
            Value::Float(-0.5),
            Value::Text("grüße".into()),
            Value::Bytes(vec![0, 255]),
            Value::Name(C),
        ] {
            assert_eq!(g.handle_request(A, put("k", value.clone())), Reply::Done);
            assert_eq!(get(g, "k"), Some(value));
        }
        assert_eq!(get(g, "other"), None);
        assert_eq!(
            g.handle_request(A, Request::List { container: "c".into() }),
            Reply::Values(vec![("k".into(), Value::Name(C))])
        );
        g.handle_request(A, Request::DeleteContainer { container: "c".into() });
        assert_eq!(get(g, "k"), None);
    });
}

#[test]
fn what_exists_is_not_made_again() {
    on_all(|g| {
        let new = |v| Request::PutNew { container: "c".into(), key: "k".into(), value: v };
        assert_eq!(g.handle_request(A, new(Value::Int(1))), Reply::Done);
        assert_eq!(g.handle_request(B, new(Value::Int(2))), Reply::Refused(Refusal::Exists));
        assert_eq!(get(g, "k"), Some(Value::Int(1)));
    });
}

#[test]
fn changes_are_told_and_quick_ones_as_one() {
    on_all(|g| {
        subscribe(g, A, Some("k"), Trigger::Changed);
        subscribe(g, B, None, Trigger::Changed);
        g.handle_request(C, put("k", Value::Int(1)));
        g.handle_request(C, put("x", Value::Int(5)));
        g.handle_request(C, put("k", Value::Int(2)));
        assert_eq!(g.poll_ready(), Some(A));
        assert_eq!(notices(g, A), [("k".into(), Some(Value::Int(2)))]);
        assert_eq!(
            notices(g, B),
            [("k".into(), Some(Value::Int(2))), ("x".into(), Some(Value::Int(5)))]
        );
        assert_eq!(g.poll_ready(), None);
        g.handle_request(C, Request::Delete { container: "c".into(), key: "k".into() });
        assert_eq!(notices(g, A), [("k".into(), None)]);
        g.handle_request(C, Request::Delete { container: "c".into(), key: "k".into() });
        assert_eq!(notices(g, A), []);
    });
}

#[test]
fn a_number_is_reached_once() {
    on_all(|g| {
        subscribe(g, A, Some("n"), Trigger::Reached(3));
        for i in 1..=5 {
            let sum = Reply::Value(Some(Value::Int(i)));
            assert_eq!(g.handle_request(B, add("n", 1)), sum);
            let told = notices(g, A);
            assert_eq!(told.len(), usize::from(i == 3), "{i}: {told:?}");
        }
        // Reached already: told at once.
        subscribe(g, C, Some("n"), Trigger::Reached(5));
        assert_eq!(notices(g, C), [("n".into(), Some(Value::Int(5)))]);
    });
}

#[test]
fn counters_stay_counters() {
    on_all(|g| {
        g.handle_request(A, put("t", Value::Text("x".into())));
        g.handle_request(A, put("n", Value::Int(i64::MAX)));
        for key in ["t", "n"] {
            let refused = Reply::Refused(Refusal::NotACounter);
            assert_eq!(g.handle_request(A, add(key, 1)), refused);
        }
        assert_eq!(get(g, "n"), Some(Value::Int(i64::MAX)));
    });
}

#[test]
fn a_barrier_is_complete_when_all_have_entered() {
    on_all(|g| {
        let enter = |expected| Request::Barrier { name: "b".into(), expected };
        for _ in 0..2 {
            assert_eq!(g.handle_request(A, enter(3)), Reply::Done);
            assert_eq!(g.handle_request(A, enter(3)), Reply::Refused(Refusal::Senseless));
            assert_eq!(g.handle_request(B, enter(2)), Reply::Refused(Refusal::Senseless));
            assert_eq!(g.handle_request(B, enter(3)), Reply::Done);
            assert_eq!(g.poll_ready(), None);
            assert_eq!(g.handle_request(C, enter(3)), Reply::Done);
            for who in [A, B, C] {
                assert_eq!(notices(g, who), [("b".into(), None)]);
            }
        }
        assert_eq!(g.handle_request(A, enter(0)), Reply::Refused(Refusal::Senseless));
    });
}

#[test]
fn a_compound_is_all_or_nothing() {
    on_all(|g| {
        subscribe(g, B, None, Trigger::Changed);
        g.handle_request(A, put("k", Value::Int(1)));
        notices(g, B);
        let bad = vec![
            put("k", Value::Int(2)),
            put("new", Value::Int(3)),
            Request::Subscribe { container: "c".into(), key: None, trigger: Trigger::Changed },
            Request::Unsubscribe { id: SubId(999) },
        ];
        let refused = Reply::Refused(Refusal::NoSubscription);
        assert_eq!(g.handle_request(A, Request::Compound(bad)), refused);
        assert_eq!((get(g, "k"), get(g, "new")), (Some(Value::Int(1)), None));
        assert_eq!(g.poll_ready(), None);
        let good = vec![add("n", 4), Request::Get { container: "c".into(), key: "n".into() }];
        let four = Reply::Value(Some(Value::Int(4)));
        assert_eq!(
            g.handle_request(A, Request::Compound(good)),
            Reply::Compound(vec![four.clone(), four])
        );
        assert_eq!(notices(g, B), [("n".into(), Some(Value::Int(4)))]);
        let barrier = Request::Barrier { name: "b".into(), expected: 1 };
        let refused = Reply::Refused(Refusal::Senseless);
        assert_eq!(g.handle_request(A, Request::Compound(vec![barrier])), refused);
    });
}

#[test]
fn bounds_hold() {
    on_all(|g| {
        let full = Reply::Refused(Refusal::Full);
        for i in 0..5 {
            assert_eq!(g.handle_request(A, put(&i.to_string(), Value::Int(i))), Reply::Done);
        }
        assert_eq!(g.handle_request(A, put("5", Value::Int(5))), full);
        assert_eq!(g.handle_request(A, put("4", Value::Bytes(vec![0; 190]))), full);
        assert_eq!(g.handle_request(A, put("4", Value::Bytes(vec![0; 100]))), Reply::Done);
        for _ in 0..4 {
            subscribe(g, A, None, Trigger::Changed);
        }
        let one_more =
            Request::Subscribe { container: "c".into(), key: None, trigger: Trigger::Changed };
        assert_eq!(g.handle_request(A, one_more), full);
        let long = put(&"x".repeat(256), Value::Int(1));
        assert_eq!(g.handle_request(A, long), Reply::Refused(Refusal::TooLong));
        assert_eq!(g.handle_request(A, put("", Value::Int(1))), Reply::Refused(Refusal::TooLong));
    });
}

#[test]
fn the_lost_are_forgotten() {
    on_all(|g| {
        let id = subscribe(g, A, None, Trigger::Changed);
        g.handle_request(B, put("k", Value::Int(1)));
        g.handle_request(A, Request::Barrier { name: "b".into(), expected: 2 });
        g.handle_lost(A);
        assert_eq!(notices(g, A), []);
        g.handle_request(B, put("k", Value::Int(2)));
        assert_eq!(g.poll_ready(), None);
        g.handle_request(B, Request::Barrier { name: "b".into(), expected: 2 });
        assert_eq!(g.poll_ready(), None);
        // A subscription belongs to its maker.
        let refused = Reply::Refused(Refusal::NoSubscription);
        assert_eq!(g.handle_request(A, Request::Unsubscribe { id }), refused);
        let id = subscribe(g, A, None, Trigger::Changed);
        assert_eq!(g.handle_request(B, Request::Unsubscribe { id }), refused);
        assert_eq!(g.handle_request(A, Request::Unsubscribe { id }), Reply::Done);
    });
}

#[test]
fn any_bytes_decode_or_are_refused() {
    let seeds = [
        encode_request(&Request::Compound(vec![put("k", Value::Text("t".into())), add("n", -1)])),
        encode_request(&Request::Subscribe {
            container: "c".into(),
            key: Some("k".into()),
            trigger: Trigger::Reached(9),
        }),
        encode_reply(&Reply::Values(vec![("k".into(), Value::Name(C))])),
        encode_notice(&Notice::Value {
            id: SubId(4),
            container: "c".into(),
            key: "k".into(),
            value: Some(Value::Bytes(vec![1, 2, 3])),
        }),
    ];
    let mut state = 0x9e3779b97f4a7c15u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for round in 0..20_000 {
        let mut bytes = seeds[round % seeds.len()].clone();
        for _ in 0..random() % 4 {
            let at = random() as usize % bytes.len();
            bytes[at] = random() as u8;
        }
        bytes.truncate(bytes.len() - (random() as usize % 3).min(bytes.len()));
        wire::fuzz(&bytes);
    }
    for seed in &seeds {
        for cut in 0..seed.len() {
            assert!(decode_request(&seed[..cut]).is_err() || cut == seed.len());
        }
    }
    // A length that promises more than there is allocates nothing.
    assert_eq!(decode_request(&[11, 255, 255, 255, 255]), Err(wire::SHORT));
    assert_eq!(decode_reply(&[3, 255, 255, 255, 255, 0]), Err(wire::SHORT));
    let nested = [11, 0, 0, 0, 1, 11, 0, 0, 0, 0];
    assert_eq!(decode_request(&nested), Err(wire::SENSELESS));
}
