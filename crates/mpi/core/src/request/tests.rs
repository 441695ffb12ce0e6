//! Completion functions over a point-to-point layer whose requests complete when told.

use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;

use super::*;
use crate::contracts::pml::Condition;
use crate::contracts::pml::{BsendBuffer, BsendScope, PmlMessage, Space};

/// Requests by token: not complete (`None`), or with a tag and whether it failed. Waiting completes
/// everything, as if the peers did their part.
#[derive(Default)]
struct Told {
    requests: Mutex<HashMap<u64, Option<(i32, bool)>>>,
    freed: Mutex<Vec<u64>>,
    /// Progress finds something so many times more.
    moves: AtomicUsize,
    polls: AtomicUsize,
}

impl Told {
    fn add(&self, token: u64) -> Request {
        lock(&self.requests).insert(token, None);
        Request::p2p(PmlReq(token))
    }

    fn complete(&self, token: u64, failed: bool) {
        lock(&self.requests).insert(token, Some((token as i32, failed)));
    }

    fn complete_all(&self) {
        for (token, state) in lock(&self.requests).iter_mut() {
            state.get_or_insert((*token as i32, false));
        }
    }
}

fn status(tag: i32) -> Status {
    Status { source: 1, tag, bytes: 4, cancelled: false }
}

impl Pml for Told {
    fn name(&self) -> &'static str {
        "told"
    }
    fn add_comm(&self, _: &Comm) {}
    fn del_comm(&self, _: &Comm) {}
    fn send(&self, _: &Comm, _: Space, _: &UserBuf, _: u32, _: u32, _: SendMode) -> Result<()> {
        Ok(())
    }
    fn isend(
        &self,
        _: &Comm,
        _: Space,
        _: &UserBuf,
        _: u32,
        _: u32,
        _: SendMode,
    ) -> Result<PmlReq> {
        Ok(PmlReq::SENT)
    }
    fn recv(
        &self,
        _: &Comm,
        _: Space,
        _: &UserBuf,
        _: Source,
        _: Tag,
        _: Option<&mut Status>,
    ) -> Result<()> {
        Ok(())
    }
    fn irecv(&self, _: &Comm, _: Space, _: &UserBuf, _: Source, _: Tag) -> Result<PmlReq> {
        Ok(PmlReq::SENT)
    }
    fn probe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Status> {
        Ok(Status::EMPTY)
    }
    fn iprobe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Option<Status>> {
        Ok(None)
    }
    fn mprobe(&self, _: &Comm, _: Source, _: Tag) -> Result<(PmlMessage, Status)> {
        Ok((PmlMessage(0), Status::EMPTY))
    }
    fn improbe(&self, _: &Comm, _: Source, _: Tag) -> Result<Option<(PmlMessage, Status)>> {
        Ok(None)
    }
    fn imrecv(&self, _: PmlMessage, _: &UserBuf, _: usize) -> Result<PmlReq> {
        Ok(PmlReq::SENT)
    }
    fn knows(&self, req: PmlReq) -> bool {
        lock(&self.requests).contains_key(&req.0)
    }
    fn alive(&self, _: u32) -> Option<PmlReq> {
        None
    }
    fn is_complete(&self, req: PmlReq) -> bool {
        lock(&self.requests).get(&req.0).is_none_or(Option::is_some)
    }
    fn test(&self, req: PmlReq) -> Option<Completion> {
        let mut requests = lock(&self.requests);
        let (tag, failed) = (*requests.get(&req.0)?)?;
        requests.remove(&req.0);
        let error = failed.then(|| crate::err!(Truncate, "told to fail"));
        Some(Completion { status: status(tag), error })
    }
    fn peek(&self, req: PmlReq) -> Option<Status> {
        let (tag, _) = (*lock(&self.requests).get(&req.0)?)?;
        Some(status(tag))
    }
    fn wait(&self, req: PmlReq) -> Completion {
        self.complete_all();
        self.test(req).expect("a request")
    }
    fn cancel(&self, _: PmlReq) {}
    fn free(&self, req: PmlReq) {
        lock(&self.freed).push(req.0);
    }
    fn progress(&self) -> bool {
        self.polls.fetch_add(1, Ordering::Relaxed);
        let more = |moves: usize| moves.checked_sub(1);
        self.moves.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).is_ok()
    }
    fn polled(&self, _: bool) {}
    fn wait_or_lost(&self, condition: &mut dyn Condition) -> Result<()> {
        while !condition.is_met() {
            self.complete_all();
            progress::poll_all();
        }
        Ok(())
    }
    fn wake(&self) {}
    fn bsend_attach(&self, _: BsendScope, _: BsendBuffer) -> Result<()> {
        Ok(())
    }
    fn bsend_detach(&self, _: BsendScope) -> Result<BsendBuffer> {
        Ok(BsendBuffer::None)
    }
    fn bsend_flushed(&self, _: BsendScope) -> bool {
        true
    }
    fn shared_cpus(&self) -> Option<u32> {
        None
    }
    fn quiesce(&self) -> Result<()> {
        Ok(())
    }
    fn resume(&self) {}
}

/// Collects what a completion function hands out: position, tag, failed.
fn note(ends: &mut Vec<(usize, i32, bool)>) -> impl FnMut(usize, Completion) + '_ {
    |i, end| ends.push((i, end.status.tag, end.error.is_some()))
}

#[test]
fn wait_all_takes_null_ones_and_goes_on_after_errors() {
    let pml = Told::default();
    let (a, b) = (pml.add(10), pml.add(11));
    pml.complete(10, true);
    let set = [Some(&a), None, Some(&b)];
    let mut ends = Vec::new();
    wait_all(&pml, 3, |i| set[i].into(), note(&mut ends));
    assert_eq!(ends, [(0, 10, true), (1, Status::EMPTY.tag, false), (2, 11, false)]);
}

#[test]
fn test_all_ends_all_or_none() {
    let pml = Told::default();
    let (a, b) = (pml.add(1), pml.add(2));
    let set = [Some(&a), Some(&b)];
    pml.complete(1, false);
    let mut ends = Vec::new();
    let mut from = 7;
    assert!(!test_all(&pml, 2, &mut from, |i| Ok(set[i].into()), note(&mut ends)).expect("found"));
    assert!(ends.is_empty() && pml.is_complete(PmlReq(1)) && lock(&pml.requests).len() == 2);
    pml.complete(2, false);
    let mut ends = Vec::new();
    assert!(test_all(&pml, 2, &mut from, |i| Ok(set[i].into()), note(&mut ends)).expect("found"));
    assert_eq!(ends.len(), 2);
}

#[test]
fn calls_over_many_requests_look_at_each_a_few_times() {
    const N: u64 = 1000;
    for last_first in [false, true] {
        let pml = Told::default();
        let set: Vec<Request> = (1..=N).map(|id| pml.add(id)).collect();
        let looks = std::cell::Cell::new(0);
        let get = |i: usize| {
            looks.set(looks.get() + 1);
            Ok(RequestRef::Object(&set[i]))
        };
        let (mut from, mut ended) = (0, 0);
        for id in 1..=N {
            let all = test_all(&pml, N as usize, &mut from, get, |_, _| ended += 1);
            assert!(!all.expect("found") && ended == 0);
            pml.complete(if last_first { N + 1 - id } else { id }, false);
        }
        assert!(test_all(&pml, N as usize, &mut from, get, |_, _| ended += 1).expect("found"));
        assert_eq!(ended, N);
        assert!(looks.get() < 6 * N, "{} looks at {N} requests", looks.get());
        looks.set(0);
        let set: Vec<Request> = (1..=N).map(|id| pml.add(id)).collect();
        let ended = std::cell::RefCell::new(vec![false; N as usize]);
        let get = |i: usize| {
            looks.set(looks.get() + 1);
            Ok(if ended.borrow()[i] { RequestRef::Null } else { RequestRef::Object(&set[i]) })
        };
        pml.complete_all();
        for _ in 0..N {
            let any = test_any(&pml, N as usize, &mut from, get).expect("found").expect("ended");
            let (i, _) = any.expect("some are active");
            assert!(!std::mem::replace(&mut ended.borrow_mut()[i], true));
        }
        assert!(looks.get() < 3 * N, "{} looks at {N} requests", looks.get());
    }
}

#[test]
fn progress_is_worth_the_look_at_many_requests() {
    let polls = |moves: usize, n: usize| {
        let pml = Told::default();
        pml.moves.store(moves, Ordering::Relaxed);
        advance_over(&pml, n);
        pml.polls.load(Ordering::Relaxed)
    };
    assert_eq!([polls(0, 2), polls(9, 2), polls(0, 1_000_000)], [1, 1, 1]);
    assert!(polls(5000, 1_000_000) > 5000, "as long as something comes");
    let bounded = polls(usize::MAX, 1_000_000);
    assert!(bounded > 10_000 && bounded < 20_000, "{bounded}");
}

#[test]
fn peers_are_served_during_a_look_at_many_requests() {
    const N: usize = 5000;
    let pml = Told::default();
    let set: Vec<Request> = (1..=N as u64).map(|id| pml.add(id)).collect();
    let polls = || pml.polls.swap(0, Ordering::Relaxed);
    // One progress is for the call, one for each further 1,024 requests.
    assert_eq!(test_some(&pml, N, |i| RequestRef::Object(&set[i]), |_, _| ()), Some(0));
    assert_eq!(polls(), 5);
    let any = test_any(&pml, N, &mut 0, |i| Ok(RequestRef::Object(&set[i])));
    assert!(matches!(any, Ok(None)));
    assert_eq!(polls(), 9);
    for (from, to) in [(0, 0), (3, 3), (0, 1024), (7, 1025), (1, N)] {
        assert!(parts(&pml, from, to).flatten().eq(from..to), "{from} to {to}");
    }
    // What comes is taken, but not without end.
    polls();
    pml.moves.store(usize::MAX, Ordering::Relaxed);
    assert_eq!(parts(&pml, 0, 2 * 1024).count(), 2);
    assert!((2..100).contains(&polls()));
}

#[test]
fn whether_all_are_complete_is_seen_where_it_was_missing() {
    const N: u64 = 1000;
    let pml = Told::default();
    let set: Vec<Request> = (1..=N).map(|id| pml.add(id)).collect();
    let looks = std::cell::Cell::new(0);
    let get = |i: usize| {
        looks.set(looks.get() + 1);
        Ok(RequestRef::Object(&set[i]))
    };
    let mut from = 0;
    for id in 1..=N {
        assert!(matches!(are_complete(&pml, N as usize, &mut from, &get), Ok(false)));
        pml.complete(id, false);
    }
    assert!(matches!(are_complete(&pml, N as usize, &mut from, &get), Ok(true)));
    assert!(looks.get() < 5 * N, "{} looks at {N} requests", looks.get());
    assert_eq!(lock(&pml.requests).len(), N as usize, "none has ended");
}

#[test]
fn any_and_some_tell_none_active_from_none_complete() {
    let pml = Told::default();
    let idle = Request::persistent(Plan::Nobody(Status::FROM_NOBODY));
    let none = [None, Some(&idle)];
    assert!(matches!(test_any(&pml, 2, &mut 0, |i| Ok(none[i].into())), Ok(Some(None))));
    assert!(matches!(wait_any(&pml, 2, &mut 0, |i| Ok(none[i].into())), Ok(None)));
    assert!(test_some(&pml, 2, |i| none[i].into(), |_, _| ()).is_none());
    assert!(wait_some(&pml, 2, |i| none[i].into(), |_, _| ()).is_none());
    let (a, b) = (pml.add(1), pml.add(2));
    let set = [Some(&a), None, Some(&b)];
    assert!(matches!(test_any(&pml, 3, &mut 0, |i| Ok(set[i].into())), Ok(None)));
    assert_eq!(test_some(&pml, 3, |i| set[i].into(), |_, _| ()), Some(0));
    pml.complete(2, false);
    let ended = wait_any(&pml, 3, &mut 0, |i| Ok(set[i].into()))
        .expect("found")
        .map(|(i, end)| (i, end.status.tag));
    assert_eq!(ended, Some((2, 2)));
    let mut ends = Vec::new();
    let set = [Some(&a), None];
    assert_eq!(wait_some(&pml, 2, |i| set[i].into(), note(&mut ends)), Some(1));
    assert_eq!(ends, [(0, 1, false)]);
}

#[test]
fn a_persistent_request_goes_from_inactive_to_active_and_back() {
    let pml = Told::default();
    let r = Request::persistent(Plan::Nobody(Status::FROM_NOBODY));
    for _ in 0..2 {
        assert!(!r.is_active() && r.is_complete(&pml));
        assert_eq!(r.wait(&pml).status, Status::EMPTY);
        r.start(&pml).expect("starts");
        assert!(r.is_active() && r.start(&pml).is_err());
        assert_eq!(r.wait(&pml).status, Status::FROM_NOBODY);
    }
    assert!(r.cancel(&pml).is_err());
    assert!(pml.add(1).start(&pml).is_err());
}

#[test]
fn a_pair_has_the_receives_status_and_waits_for_both() {
    let pml = Told::default();
    pml.add(1);
    pml.add(2);
    let r = Request::pair(PmlReq(1), Some(PmlReq(2)), Status::FROM_NOBODY);
    pml.complete(2, false);
    assert!(r.finish(&pml).is_none() && r.peek(&pml).is_none() && !r.is_complete(&pml));
    pml.complete(1, true);
    assert!(r.is_complete(&pml));
    let end = r.wait(&pml);
    assert_eq!(end.status.tag, 2);
    assert!(end.error.is_some());
    pml.add(3);
    pml.add(4);
    let r = Request::pair(PmlReq(3), Some(PmlReq(4)), Status::FROM_NOBODY);
    pml.complete(3, true);
    assert!(r.finish(&pml).is_none(), "the receive is under way");
    pml.complete(4, false);
    let end = r.finish(&pml).expect("both have ended");
    assert_eq!(end.status.tag, 4);
    assert!(end.error.is_some(), "the send has failed before the receive has ended");
    pml.add(3);
    let r = Request::pair(PmlReq(3), None, Status::FROM_NOBODY);
    assert_eq!(r.wait(&pml).status, Status::FROM_NOBODY);
}

#[test]
fn a_generalized_request_is_freed_once_whichever_comes_last() {
    use std::sync::atomic::AtomicUsize;
    static FREED: AtomicUsize = AtomicUsize::new(0);
    let make =
        || {
            Request::generalized(GeneralizedCallbacks {
                query: Box::new(|| Completion { status: status(7), error: None }),
                free: Box::new(|| {
                    FREED.fetch_add(1, Ordering::Relaxed);
                    Ok(())
                }),
                cancel: Box::new(|complete| {
                    if complete { Err(crate::err!(Other, "too late")) } else { Ok(()) }
                }),
            })
        };
    let pml = Told::default();
    let r = make();
    assert!(r.finish(&pml).is_none() && r.cancel(&pml).is_ok());
    assert!(matches!(r.complete_generalized(), Ok(Release::Stays)));
    assert!(r.complete_generalized().is_err() && r.cancel(&pml).is_err());
    assert_eq!(r.peek(&pml), Some(status(7)));
    assert_eq!(r.wait(&pml).status.tag, 7);
    assert_eq!(FREED.load(Ordering::Relaxed), 1);
    let r = make();
    assert!(matches!(r.free(&pml), Ok(Release::Stays)));
    assert_eq!(FREED.load(Ordering::Relaxed), 1);
    assert!(matches!(r.complete_generalized(), Ok(Release::Gone(Ok(())))));
    assert_eq!(FREED.load(Ordering::Relaxed), 2);
}

#[test]
fn a_free_callback_that_fails_runs_once_and_its_request_is_gone() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicUsize;
    let pml = Told::default();
    let freed = Arc::new(AtomicUsize::new(0));
    let make = || {
        let freed = freed.clone();
        Request::generalized(GeneralizedCallbacks {
            query: Box::new(Completion::empty),
            free: Box::new(move || {
                freed.fetch_add(1, Ordering::Relaxed);
                Err(crate::err!(Other, "the callback fails"))
            }),
            cancel: Box::new(|_| Ok(())),
        })
    };
    let r = make();
    assert!(matches!(r.complete_generalized(), Ok(Release::Stays)));
    assert!(matches!(r.free(&pml), Ok(Release::Gone(Err(_)))));
    assert_eq!(freed.load(Ordering::Relaxed), 1);
    let r = make();
    assert!(matches!(r.free(&pml), Ok(Release::Stays)));
    assert!(matches!(r.complete_generalized(), Ok(Release::Gone(Err(_)))));
    assert!(r.complete_generalized().is_err(), "it was complete before");
    assert_eq!(freed.load(Ordering::Relaxed), 2);
}

#[test]
fn threads_complete_and_free_a_generalized_request_at_the_same_time() {
    use std::hint::spin_loop;
    use std::sync::atomic::AtomicUsize;
    use std::sync::{Arc, Barrier};
    const ROUNDS: usize = 10_000;
    let pml = Told::default();
    let freed = Arc::new(AtomicUsize::new(0));
    let requests: Vec<Request> = (0..ROUNDS)
        .map(|_| {
            let freed = freed.clone();
            Request::generalized(GeneralizedCallbacks {
                query: Box::new(Completion::empty),
                free: Box::new(move || {
                    freed.fetch_add(1, Ordering::Relaxed);
                    Ok(())
                }),
                cancel: Box::new(|_| Ok(())),
            })
        })
        .collect();
    // Both threads go through the requests together, round by round.
    let (round, barrier) = (AtomicUsize::new(0), Barrier::new(2));
    let step = |own: &dyn Fn(&Request) -> bool| {
        barrier.wait();
        let mut last = 0;
        for (i, r) in requests.iter().enumerate() {
            round.fetch_add(1, Ordering::AcqRel);
            let mut looks = 0_u32;
            while round.load(Ordering::Acquire) < 2 * (i + 1) {
                looks += 1;
                // The other thread may need this CPU.
                if looks.is_multiple_of(256) { std::thread::yield_now() } else { spin_loop() }
            }
            last += usize::from(own(r));
        }
        last
    };
    let (completed_last, freed_last) = std::thread::scope(|s| {
        let a =
            s.spawn(|| step(&|r| matches!(r.complete_generalized(), Ok(Release::Gone(Ok(()))))));
        let b = s.spawn(|| step(&|r| matches!(r.free(&pml), Ok(Release::Gone(Ok(()))))));
        (a.join().unwrap(), b.join().unwrap())
    });
    // Each request was taken down by exactly one of the two.
    assert_eq!(completed_last + freed_last, ROUNDS);
    assert_eq!(freed.load(Ordering::Relaxed), ROUNDS);
}

#[test]
fn freeing_hands_the_operation_to_the_layer_below() {
    let pml = Told::default();
    assert!(matches!(pml.add(5).free(&pml), Ok(Release::Gone(Ok(())))));
    pml.add(6);
    pml.add(7);
    let pair = Request::pair(PmlReq(6), Some(PmlReq(7)), Status::FROM_NOBODY);
    assert!(matches!(pair.free(&pml), Ok(Release::Gone(Ok(())))));
    assert_eq!(*lock(&pml.freed), [5, 6, 7]);
    let endless = Request::polled(Box::new(|| None));
    assert!(endless.free(&pml).is_err());
    let ended = Request::polled(Box::new(|| Some(Ok(()))));
    assert!(matches!(ended.free(&pml), Ok(Release::Gone(Ok(())))));
}

#[test]
fn a_polled_request_ends_when_its_step_says_so() {
    let pml = Told::default();
    let mut left = 5;
    let r = Request::polled(Box::new(move || {
        left -= 1;
        (left == 0).then_some(Ok(()))
    }));
    assert!(r.finish(&pml).is_none());
    assert_eq!(r.wait(&pml).status, Status::EMPTY);
}

/// Counts its starts and ends.
fn counted() -> (Around, Arc<(AtomicU8, AtomicU8)>) {
    let counts = Arc::new((AtomicU8::new(0), AtomicU8::new(0)));
    let (starts, ends) = (counts.clone(), counts.clone());
    fn add(n: &AtomicU8) {
        n.fetch_add(1, Ordering::Relaxed);
    }
    let start = Box::new(move || add(&starts.0));
    (Around { start, end: Box::new(move || add(&ends.1)) }, counts)
}

fn seen(counts: &(AtomicU8, AtomicU8)) -> (u8, u8) {
    (counts.0.load(Ordering::Relaxed), counts.1.load(Ordering::Relaxed))
}

fn told() -> &'static Told {
    Box::leak(Box::default())
}

#[test]
fn what_is_around_an_operation_runs_once_before_its_end_is_told() {
    let pml = told();
    let (around, counts) = counted();
    let request = pml.add(1).around(pml, around);
    assert!(request.finish(pml).is_none() && request.peek(pml).is_none());
    assert_eq!(seen(&counts), (0, 0));
    pml.complete(1, false);
    assert_eq!(request.peek(pml).map(|s| s.tag), Some(1));
    assert_eq!(seen(&counts), (0, 1));
    assert_eq!(request.wait(pml).status.tag, 1);
    assert_eq!(seen(&counts), (0, 1));
    drop(request);
    assert_eq!(Arc::strong_count(&counts), 1);
}

#[test]
fn what_is_around_a_persistent_operation_runs_in_every_round() {
    let pml = told();
    let (around, counts) = counted();
    let request = Request::persistent(Plan::Nobody(Status::EMPTY)).around(pml, around);
    assert!(request.is_persistent() && !request.is_active());
    assert!(request.finish(pml).is_some());
    assert_eq!(seen(&counts), (0, 0));
    for round in 1..3 {
        request.start(pml).expect("it is inactive");
        assert_eq!(seen(&counts), (round, round - 1));
        assert!(request.start(pml).is_err());
        assert!(request.finish(pml).is_some());
        assert_eq!(seen(&counts), (round, round));
    }
    assert!(matches!(request.free(pml), Ok(Release::Gone(Ok(())))));
}

#[test]
fn what_is_around_an_operation_that_is_given_up_runs_when_it_ends() {
    let pml = told();
    let (around, counts) = counted();
    let request = pml.add(1).around(pml, around);
    assert!(matches!(request.free(pml), Ok(Release::Gone(Ok(())))));
    drop(request);
    assert!(Arc::strong_count(&counts) > 1);
    pml.complete(1, false);
    while seen(&counts).1 == 0 {
        progress::poll_all();
    }
    assert_eq!(seen(&counts), (0, 1));
}
