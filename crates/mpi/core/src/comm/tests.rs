//! Creation of communicators with a point-to-point layer that only moves bytes between threads.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;

use hawser_wireup::interjob::{Listening, MemberInfo};

use super::*;
use crate::attr;
use crate::buf::UserBuf;
use crate::contracts::coll::CollPersistent;
use crate::contracts::pml::Condition;
use crate::contracts::pml::*;
use crate::env::{CollSelect, EnvConfig, Facts, Outside};
use crate::error::{ErrClass, Error};
use crate::info::Info;
use crate::status::Status;

/// (receiver, context, sender, tag)
type Path = (ProcId, u64, ProcId, u32);

#[derive(Default)]
struct Wire {
    mail: HashMap<Path, std::collections::VecDeque<Vec<u8>>>,
}

/// The processes of a job, all in this one.
struct Net {
    wire: Mutex<Wire>,
    news: Condvar,
    added: Mutex<HashMap<(ProcId, u64), u32>>,
}

struct Posted {
    buf: UserBuf,
    path: Path,
}

struct FakePml {
    me: ProcId,
    net: Arc<Net>,
    /// Open receives in the order of posting; sends end at once.
    posted: Mutex<Vec<(u64, Posted)>>,
    done: Mutex<HashMap<u64, Completion>>,
    next: AtomicU64,
}

fn completion(bytes: usize) -> Completion {
    let status = Status { bytes: bytes as u64, ..Status::EMPTY };
    Completion { status, error: None }
}

impl FakePml {
    fn new(me: ProcId, net: &Arc<Net>) -> FakePml {
        let (posted, done) = (Mutex::default(), Mutex::default());
        FakePml { me, net: net.clone(), posted, done, next: AtomicU64::new(1) }
    }

    fn request(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// Delivers what has arrived, in the order of posting.
    fn deliver(&self, wire: &mut MutexGuard<'_, Wire>) {
        let mut done = self.done.lock().unwrap();
        self.posted.lock().unwrap().retain(|(id, p)| {
            let Some(data) = wire.mail.get_mut(&p.path).and_then(|q| q.pop_front()) else {
                return true;
            };
            p.buf.write_at(0, &data);
            done.insert(*id, completion(data.len()));
            false
        });
    }
}

impl Pml for FakePml {
    fn name(&self) -> &'static str {
        "fake"
    }
    fn add_comm(&self, comm: &Comm) {
        let mut added = self.net.added.lock().unwrap();
        *added.entry((self.me, comm.context(Space::P2p))).or_default() += 1;
    }
    fn del_comm(&self, comm: &Comm) {
        let mut added = self.net.added.lock().unwrap();
        let n = added.get_mut(&(self.me, comm.context(Space::P2p))).expect("was added");
        *n = n.checked_sub(1).expect("taken back once");
    }
    fn send(&self, c: &Comm, s: Space, b: &UserBuf, to: u32, tag: u32, m: SendMode) -> Result<()> {
        let req = self.isend(c, s, b, to, tag, m)?;
        self.done.lock().unwrap().remove(&req.0);
        Ok(())
    }
    fn isend(
        &self,
        c: &Comm,
        s: Space,
        b: &UserBuf,
        to: u32,
        tag: u32,
        _: SendMode,
    ) -> Result<PmlReq> {
        // What the library says in communicators of the program.
        let is_own = s == Space::Coll && tag >= crate::contracts::coll::OWN_TAGS;
        assert!(is_own || c.environment().is_none());
        let data = b.bytes().map(<[u8]>::to_vec).expect("contiguous");
        let path = (c.peer(to), c.context(s), self.me, tag);
        self.net.wire.lock().unwrap().mail.entry(path).or_default().push_back(data);
        self.net.news.notify_all();
        let id = self.request();
        self.done.lock().unwrap().insert(id, completion(0));
        Ok(PmlReq(id))
    }
    fn recv(
        &self,
        c: &Comm,
        s: Space,
        b: &UserBuf,
        from: Source,
        tag: Tag,
        status: Option<&mut Status>,
    ) -> Result<()> {
        let end = self.wait(self.irecv(c, s, b, from, tag)?);
        if let Some(status) = status {
            *status = end.status;
        }
        end.error.map_or(Ok(()), Err)
    }
    fn irecv(&self, c: &Comm, s: Space, buf: &UserBuf, from: Source, tag: Tag) -> Result<PmlReq> {
        let (Source::Rank(from), Tag::Is(tag)) = (from, tag) else { panic!("no wildcards here") };
        let path = (self.me, c.context(s), c.peer(from), tag);
        let id = self.request();
        self.posted.lock().unwrap().push((id, Posted { buf: buf.clone(), path }));
        Ok(PmlReq(id))
    }
    fn test(&self, req: PmlReq) -> Option<Completion> {
        self.done.lock().unwrap().remove(&req.0)
    }
    fn is_complete(&self, req: PmlReq) -> bool {
        self.done.lock().unwrap().contains_key(&req.0)
    }
    fn wait(&self, req: PmlReq) -> Completion {
        let mut end = None;
        self.wait_until(&mut || {
            end = self.test(req);
            end.is_some()
        });
        end.expect("ended")
    }
    fn progress(&self) -> bool {
        let mut wire = self.net.wire.lock().unwrap();
        self.deliver(&mut wire);
        false
    }
    fn polled(&self, _: bool) {}
    fn wait_or_lost(&self, condition: &mut dyn Condition) -> Result<()> {
        let mut wire = self.net.wire.lock().unwrap();
        loop {
            self.deliver(&mut wire);
            drop(wire);
            if condition.is_met() {
                return Ok(());
            }
            wire = self.net.wire.lock().unwrap();
            let posted: Vec<Path> = self.posted.lock().unwrap().iter().map(|p| p.1.path).collect();
            let arrived =
                |w: &Wire| posted.iter().any(|p| w.mail.get(p).is_some_and(|q| !q.is_empty()));
            if !arrived(&wire) {
                // Every arrival notifies; the time limit turns a lost message into a failure.
                let limit = std::time::Duration::from_secs(20);
                let (w, late) = self.net.news.wait_timeout(wire, limit).unwrap();
                assert!(!late.timed_out(), "process {} waits in vain", self.me);
                wire = w;
            }
        }
    }
    fn probe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Status> {
        Err(err!(Intern, "not in these tests"))
    }
    fn iprobe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Option<Status>> {
        Err(err!(Intern, "not in these tests"))
    }
    fn mprobe(&self, _: &Comm, _: Source, _: Tag) -> Result<(PmlMessage, Status)> {
        Err(err!(Intern, "not in these tests"))
    }
    fn improbe(&self, _: &Comm, _: Source, _: Tag) -> Result<Option<(PmlMessage, Status)>> {
        Err(err!(Intern, "not in these tests"))
    }
    fn imrecv(&self, _: PmlMessage, _: &UserBuf, _: usize) -> Result<PmlReq> {
        Err(err!(Intern, "not in these tests"))
    }
    fn knows(&self, _: PmlReq) -> bool {
        false
    }
    fn alive(&self, _: u32) -> Option<PmlReq> {
        None
    }
    fn peek(&self, _: PmlReq) -> Option<Status> {
        None
    }
    fn cancel(&self, _: PmlReq) {}
    fn free(&self, _: PmlReq) {}
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

struct NoColl;

impl CollModule for NoColl {
    fn name(&self) -> &'static str {
        "none"
    }
    fn offers(&self, _: CollOp) -> bool {
        false
    }
    fn run(&self, _: &Comm, _: &CollCall<'_>) -> Result<()> {
        Err(err!(Intern, "not in these tests"))
    }
    fn start(&self, _: &Comm, _: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        Err(err!(Intern, "not in these tests"))
    }
    fn init(&self, _: &Comm, _: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        Err(err!(Intern, "not in these tests"))
    }
}

thread_local! {
    /// Communicators of this process that had a topology when their modules were chosen.
    static SEEN: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

impl CollSelect for NoColl {
    fn select(&self, comm: &Comm) -> CollTable {
        SEEN.set(SEEN.get() + u32::from(comm.topology().is_some()));
        CollTable::new(|_| Arc::new(NoColl))
    }
}

/// Runs `body` on `n` processes, two to a node; afterwards only the two predefined communicators
/// are known to the PML.
fn job(n: u32, body: impl Fn(&'static Env, &Comm) + Sync) {
    run(n, false, body);
}

/// As [`job`], where processes refuse calls that only some make.
fn job_of_refusals(n: u32, body: impl Fn(&'static Env, &Comm) + Sync) {
    run(n, true, body);
}

fn run(n: u32, refusals: bool, body: impl Fn(&'static Env, &Comm) + Sync) {
    let net =
        Arc::new(Net { wire: Mutex::default(), news: Condvar::new(), added: Mutex::default() });
    thread::scope(|s| {
        for me in 0..n {
            let (net, body) = (&net, &body);
            s.spawn(move || {
                let env = Env::open(EnvConfig {
                    pml: Box::leak(Box::new(FakePml::new(me, net))),
                    coll: &NoColl,
                    me,
                    nprocs: n,
                    node_of: Box::new(|p| p / 2),
                    here: Box::new(move || me / 2),
                    cell_of: None,
                    facts: Facts::default(),
                    outside: None,
                });
                let world = env.world().unwrap();
                env.self_comm().unwrap();
                body(env, world);
                env.begin_finalize().unwrap();
            });
        }
    });
    let left: u32 = net.added.lock().unwrap().values().sum();
    assert_eq!(left, 2 * n, "communicators that the PML was not told to forget");
    let wire = net.wire.lock().unwrap();
    // A rank that has refused a call may never hear what others have said to it there.
    let counts = |tag: u32| !refusals || tag != TAG_MAX;
    let mail: usize = wire.mail.iter().filter(|(p, _)| counts(p.3)).map(|(_, q)| q.len()).sum();
    assert_eq!(mail, 0, "messages that nobody received");
}

/// What a job of one process has, which is on this node now.
fn alone(node: u32, outside: Option<Outside>) -> &'static Env {
    let net =
        Arc::new(Net { wire: Mutex::default(), news: Condvar::new(), added: Mutex::default() });
    Env::open(EnvConfig {
        pml: Box::leak(Box::new(FakePml::new(0, &net))),
        coll: &NoColl,
        me: 0,
        nprocs: 1,
        node_of: Box::new(|_| 0),
        here: Box::new(move || node),
        cell_of: None,
        facts: Facts::default(),
        outside,
    })
}

/// Whoever begins to part from a communicator of several jobs passes news on by the message space
/// in which members part, and of losses until it ends MPI.
#[test]
fn members_that_part_stay_in_the_ring() {
    use hawser_wireup::names::{Name, NameTable};
    let names: &'static NameTable = Box::leak(Box::new(NameTable::new(1, 1)));
    let other = Name { job: 2, rank: 0 };
    let them = names.index(other).unwrap();
    let outside = Outside {
        names,
        open: Box::new(|| Err(err!(Intern, "no network"))),
        settings: String::new(),
    };
    let env = alone(0, Some(outside));
    let context = env.context_for(true).unwrap();
    let group = Group::from_list(vec![0, them]);
    let comm = Comm::open(env, context, 0, group, None).unwrap();
    let (weak, nobody) = (WeakComm::of(&comm), &|_| false);
    assert_eq!((weak.news_context(), weak.is_of_parting()), (Some(context), false));
    assert_eq!(weak.neighbours(nobody), [them]);
    comm.leave();
    assert_eq!((weak.news_context(), weak.name_of(them)), (None, None));
    let partings = env.partings.lock().unwrap();
    let space = WeakComm::of(&partings[0].space);
    let known = |space: &WeakComm| {
        assert_eq!((space.news_context(), space.is_of_parting()), (Some(context), true));
        assert_eq!(space.neighbours(nobody), [them]);
        space.name_of(them)
    };
    assert_eq!((known(&space), space.member_of_other_job(other)), (Some(other), Some(them)));
    partings[0].ends();
    assert_eq!(known(&space), None);
    assert_ne!(partings[0].space.context(Space::P2p), context);
}

/// A process that has left the node where it began says where it is.
#[test]
fn members_of_several_jobs_hear_where_a_process_is_now() {
    let env = alone(7, None);
    let listening = Listening { host: 3, node: None, addresses: Vec::new() };
    let info = MemberInfo { listening, neighbour: None };
    assert_eq!(hosts::MemberHost::of(env, info).node, 7);
}

fn procs(group: &Group) -> Vec<ProcId> {
    group.iter().collect()
}

/// All members of a communicator agree on its context.
fn check_context(comm: &Comm) {
    let mine = comm.context(Space::P2p);
    let local = comm.local_comm().unwrap_or(comm);
    let all = agree::Team::all(local, local.next_tag()).allgather(&mine.to_le_bytes()).unwrap();
    assert!(all.chunks_exact(8).all(|c| c == mine.to_le_bytes()));
    if comm.is_inter() {
        let tag = comm.next_tag();
        let (a, b) = comm.inter_agree(tag, Ok(mine.to_le_bytes().to_vec())).unwrap();
        assert_eq!(a, b);
    }
}

#[test]
fn duplicates_have_new_contexts_and_the_same_groups() {
    for n in 1..=6 {
        job(n, |_, world| {
            world.set_errhandler(Errhandler::errors_return());
            let hints = Info::new();
            hints.set("mpi_assert_no_any_tag", "true").unwrap();
            hints.set("unknown", "x").unwrap();
            let a = world.dup_with_info(Ok(&hints)).unwrap();
            let b = a.dup().unwrap();
            assert_eq!(world.compare(&a), Compare::Congruent);
            assert_eq!(a.compare(&a.clone()), Compare::Ident);
            assert!(a.context(Space::P2p) != b.context(Space::P2p));
            assert!(b.errhandler().same(Errhandler::errors_return()));
            let value = |c: &Comm, key| c.info().get(key);
            assert_eq!(value(&a, "mpi_assert_no_any_tag").as_deref(), Some("true"));
            assert_eq!(value(&a, "mpi_assert_no_any_source").as_deref(), Some("false"));
            assert_eq!(value(&a, "unknown"), None);
            assert_eq!(a.check_wildcard(Hint::NoAnyTag).unwrap_err().class(), ErrClass::Arg);
            assert!(a.check_wildcard(Hint::NoAnySource).is_ok());
            // A duplicate begins without hints.
            assert!(!b.promises(Hint::NoAnyTag));
            a.set_info(&b.info());
            assert!(a.check_wildcard(Hint::NoAnyTag).is_ok());
            check_context(&a);
            check_context(&b);
        });
    }
}

#[test]
fn nonblocking_duplicates_may_overlap_and_mix_with_blocking_ones() {
    job(5, |_, world| {
        let (a, fa) = world.idup(Ok(None)).unwrap();
        let (b, fb) = world.idup(Ok(None)).unwrap();
        let c = world.dup().unwrap();
        let mut operations = vec![fa, fb];
        if world.rank() % 2 == 1 {
            operations.reverse();
        }
        world.pml().wait_until(&mut || {
            operations.retain_mut(|f| match f.poll(world) {
                None => true,
                Some(result) => {
                    result.unwrap();
                    false
                }
            });
            operations.is_empty()
        });
        for comm in [&a, &b, &c] {
            check_context(comm);
            assert_eq!(comm.compare(world), Compare::Congruent);
        }
        assert!(a.coll(CollOp::Barrier).is_ok());
    });
}

#[test]
fn a_pending_duplicate_is_not_usable() {
    job(1, |_, world| {
        let (new, mut operation) = world.idup(Ok(None)).unwrap();
        assert_eq!(new.coll(CollOp::Bcast).err().map(|e| e.class()), Some(ErrClass::Comm));
        while operation.poll(world).is_none() {
            world.pml().progress();
        }
        assert!(new.coll(CollOp::Bcast).is_ok());
    });
}

#[test]
fn splits_order_by_key_and_then_by_rank() {
    job(7, |_, world| {
        let r = world.rank();
        let color = (r != 3).then_some(i64::from(r % 2));
        let part = world.split(color, -(r as i32)).unwrap();
        match part {
            None => assert_eq!(r, 3),
            Some(part) => {
                let want: &[u32] = if r % 2 == 0 { &[6, 4, 2, 0] } else { &[5, 1] };
                assert_eq!(procs(part.group()), want);
                assert_eq!(part.peer(part.rank()), r);
                check_context(&part);
            }
        }
        let same = world.split(Some(9), 1).unwrap().unwrap();
        assert_eq!(same.compare(world), Compare::Congruent);
        let node = world.split_type(Ok(SplitType::Shared), 0, None).unwrap().unwrap();
        assert_eq!(procs(node.group()).len(), if r == 6 { 1 } else { 2 });
        let info = Info::new();
        let unguided = world.split_type(Ok(SplitType::HwUnguided), 0, Some(&info)).unwrap();
        assert!(unguided.is_some_and(|c| c.size() == node.size()));
        assert_eq!(info.get("mpi_hw_resource_type").as_deref(), Some("mpi_shared_memory"));
        assert!(node.split_type(Ok(SplitType::HwUnguided), 0, None).unwrap().is_none());
        assert!(world.split_type(Ok(SplitType::Instance(None)), 0, None).unwrap().is_none());
        let core =
            world.split_type(Ok(SplitType::Instance(Some((1, 3)))), 0, None).unwrap().unwrap();
        assert_eq!(core.compare(&node), Compare::Congruent);
        let core =
            world.split_type(Ok(SplitType::Instance(Some((1, r)))), 0, None).unwrap().unwrap();
        assert_eq!(core.size(), 1);
    });
}

#[test]
fn groups_make_communicators() {
    job_of_refusals(6, |env, world| {
        let me = env.me;
        let evens = Group::from_list(vec![4, 0, 2]);
        let made = world.create(Ok(&evens)).unwrap();
        assert_eq!(made.is_some(), me % 2 == 0);
        // Different groups at different ranks, as long as they do not overlap.
        let half = if me < 3 { Group::range(0, 3) } else { Group::range(3, 3) };
        let mine = world.create(Ok(&half)).unwrap().unwrap();
        assert_eq!(procs(mine.group()), procs(&half));
        check_context(&mine);
        if me % 2 == 0 {
            for tag in [0, 7, 7, i32::MAX as u32] {
                let again = world.create_group(Ok(&evens), Ok(tag)).unwrap().unwrap();
                assert_eq!(again.rank(), evens.rank_of(me).unwrap());
                check_context(&again);
            }
            let named = env
                .create_from_group(Ok(&evens), Ok("a"), Ok((None, Errhandler::errors_return())))
                .unwrap();
            check_context(&named);
            assert!(named.errhandler().same(Errhandler::errors_return()));
        }
        let outside = Group::range(0, 9);
        assert_eq!(world.create_group(Ok(&outside), Ok(0)).unwrap_err().class(), ErrClass::Group);
    });
}

/// An intercommunicator of the first `k` ranks and the others.
fn halves(world: &Comm, k: u32) -> Comm {
    let low = world.rank() < k;
    let half = world.split(Some(i64::from(low)), 0).unwrap().unwrap();
    let remote = if low { k as i32 } else { 0 };
    half.intercomm_create(0, Ok(world), remote, Ok(12)).unwrap()
}

#[test]
fn intercommunicators_connect_duplicate_split_and_merge() {
    job(7, |env, world| {
        let low = env.me < 3;
        let inter = halves(world, 3);
        let (here, there) = if low { (3, 4) } else { (4, 3) };
        assert_eq!((inter.size(), inter.peers().size()), (here, there));
        assert_eq!(inter.local_comm().unwrap().size(), here);
        check_context(&inter);
        let twin = inter.dup().unwrap();
        check_context(&twin);
        assert_eq!(twin.compare(&inter), Compare::Congruent);
        assert_eq!(twin.compare(world), Compare::Unequal);
        let merged = inter.merge(low).unwrap();
        assert_eq!(procs(merged.group()), [3, 4, 5, 6, 0, 1, 2]);
        assert_eq!(merged.peer(merged.rank()), env.me);
        check_context(&merged);
        let same = inter.merge(false).unwrap();
        assert_eq!(procs(same.group()), [0, 1, 2, 3, 4, 5, 6]);
        check_context(&same);
        // Color 1: ranks 1 of both sides; color 0: 0, 2 against 0, 2; rank 3 of the far side alone.
        let part = inter.split(Some(i64::from(inter.rank()) % 2), 0).unwrap().unwrap();
        check_context(&part);
        let color = if inter.rank() == 3 { 8 } else { 4 };
        let alone = inter.split(Some(color), 0).unwrap();
        assert_eq!(alone.is_none(), env.me == 6);
        let first = Group::range(if low { 0 } else { 3 }, 1);
        let pair = inter.create(Ok(&first)).unwrap();
        assert_eq!(pair.is_some(), env.me == 0 || env.me == 3);
        if let Some(pair) = pair {
            check_context(&pair);
            pair.prepare_disconnect().unwrap();
        }
        let none = inter.create(Ok(&if low { Group::empty() } else { first })).unwrap();
        assert!(none.is_none());
    });
}

#[test]
fn intercommunicators_refuse_overlap_and_wrong_leaders() {
    job_of_refusals(3, |_, world| {
        let own = world.dup().unwrap();
        // The leader names itself as the remote leader: every member learns of the overlap.
        let e = own.intercomm_create(0, Ok(world), 0, Ok(0)).unwrap_err();
        assert_eq!(e.class(), ErrClass::Comm);
        let e = own.intercomm_create(5, Ok(world), 0, Ok(0)).unwrap_err();
        assert_eq!(e.class(), ErrClass::Rank);
        // What is wrong at the leader only reaches every member, with its class.
        let leader = world.rank() == 1;
        let remote = if leader { 3 } else { 0 };
        let e = own.intercomm_create(1, Ok(world), remote, Ok(0)).unwrap_err();
        assert_eq!(e.class(), ErrClass::Rank, "{e}");
        let peer = if leader { Err(err!(Session, "another session")) } else { Ok(world) };
        let e = own.intercomm_create(1, peer, 0, Ok(0)).unwrap_err();
        assert_eq!(e.class(), ErrClass::Session, "{e}");
        let tag = if leader { Err(err!(Tag, "negative")) } else { Ok(0) };
        let e = own.intercomm_create(1, Ok(world), 0, tag).unwrap_err();
        assert_eq!(e.class(), ErrClass::Tag, "{e}");
    });
}

#[test]
fn groups_connect_without_a_parent() {
    job_of_refusals(5, |env, _| {
        let (low, high) = (Group::range(0, 2), Group::range(2, 3));
        let (local, remote) = if env.me < 2 { (low, high) } else { (high, low) };
        let make = |peer, leader, tag| {
            let (local, peer) = ((Ok(&local), 1), (peer, leader));
            let with = Ok((None, Errhandler::fatal()));
            env.intercomm_create_from_groups(local, peer, Ok(tag), with)
        };
        let inter = make(Ok(&remote), 1, "bridge").unwrap();
        assert_eq!(procs(inter.peers()), procs(&remote));
        // Members other than the leader may pass anything; all learn what it passes wrong.
        let at_leader = local.rank_of(env.me) == Some(1);
        let unread = || if at_leader { Ok(&remote) } else { Err(err!(Group, "not looked at")) };
        let leader = if at_leader { 1 } else { -7 };
        assert_eq!(procs(make(unread(), leader, "unread").unwrap().peers()), procs(&remote));
        assert_eq!(make(unread(), 9, "wrong leader").unwrap_err().class(), ErrClass::Rank);
        let none = Err(err!(Group, "no group"));
        assert_eq!(make(none, 1, "no group").unwrap_err().class(), ErrClass::Group);
        check_context(&inter);
    });
}

/// What each process of a refused call gets: its own error, or word of the other's.
fn check_refused<T>(made: Result<T>, refuses: bool, own: ErrClass) {
    let class = made.err().map(|e| e.class());
    assert_eq!(class, Some(if refuses { own } else { ErrClass::Other }));
}

#[test]
fn a_member_that_refuses_its_arguments_ends_the_calls_of_the_others() {
    job_of_refusals(6, |env, world| {
        let me = env.me;
        let group = Group::from_list(vec![4, 0, 2, 1, 5]);
        let Some(number) = group.rank_of(me) else { return };
        let with = || Ok((None, Errhandler::errors_return()));
        let named = |group, tag, with| env.create_from_group(group, tag, with);
        // One, two that are neighbours in the tree, two that are not, all.
        let sets: [&[u32]; 9] =
            [&[0], &[1], &[2], &[3], &[4], &[0, 1], &[2, 3], &[1, 2], &[0, 1, 2, 3, 4]];
        for set in sets {
            let bad = set.contains(&number);
            let no_group = || if bad { Err(err!(Group, "none")) } else { Ok(&group) };
            let no_tag = || if bad { Err(err!(Tag, "negative")) } else { Ok(3) };
            let no_string = || if bad { Err(err!(Arg, "too long")) } else { Ok("a") };
            for _ in 0..2 {
                check_refused(world.create_group(no_group(), Ok(3)), bad, ErrClass::Group);
                check_refused(world.create_group(Ok(&group), no_tag()), bad, ErrClass::Tag);
                check_refused(named(no_group(), Ok("a"), with()), bad, ErrClass::Group);
                check_refused(named(Ok(&group), no_string(), with()), bad, ErrClass::Arg);
                let none = if bad { Err(err!(Info, "none")) } else { with() };
                check_refused(named(Ok(&group), Ok("a"), none), bad, ErrClass::Info);
            }
            // Neither group nor tag.
            check_refused(
                world.create_group(no_group(), no_tag().map_err(|_| err!(Tag, "negative"))),
                bad,
                ErrClass::Group,
            );
            check_context(&world.create_group(Ok(&group), Ok(3)).unwrap().unwrap());
            check_context(&named(Ok(&group), Ok("a"), with()).unwrap());
        }
    });
}

#[test]
fn both_groups_hear_that_a_member_of_one_refuses_its_arguments() {
    job_of_refusals(5, |env, world| {
        let (low, high) = (Group::range(0, 2), Group::range(2, 3));
        let (local, remote) = if env.me < 2 { (low, high) } else { (high, low) };
        let half = world.split(Some(i64::from(env.me < 2)), 0).unwrap().unwrap();
        let across = if env.me < 2 { 3 } else { 1 };
        for bad in (0..5).chain(0..5) {
            let bad_here = env.me == bad;
            let with = || Ok((None, Errhandler::fatal()));
            let make = |local, leader, tag, with| {
                env.intercomm_create_from_groups((local, leader), (Ok(&remote), 1), tag, with)
            };
            let group = if bad_here { Err(err!(Group, "none")) } else { Ok(&local) };
            let class = |made: Result<Comm>, own| {
                let class = made.unwrap_err().class();
                assert!(class == own || !bad_here, "{class:?}");
            };
            class(make(group, 1, Ok("a"), with()), ErrClass::Group);
            let leader = if bad_here { 7 } else { 1 };
            class(make(Ok(&local), leader, Ok("a"), with()), ErrClass::Rank);
            let tag = if bad_here { Err(err!(Arg, "too long")) } else { Ok("a") };
            class(make(Ok(&local), 1, tag, with()), ErrClass::Arg);
            let none = if bad_here { Err(err!(Info, "none")) } else { with() };
            class(make(Ok(&local), 1, Ok("a"), none), ErrClass::Info);
            if bad == 1 || bad == 3 {
                let none = if bad_here { Err(err!(Group, "none")) } else { Ok(&remote) };
                let local = (Ok(&local), 1);
                let made = env.intercomm_create_from_groups(local, (none, 1), Ok("a"), with());
                class(made, ErrClass::Group);
            }
            check_context(&make(Ok(&local), 1, Ok("a"), with()).unwrap());
            // With a communicator of each group.
            class(half.intercomm_create(leader, Ok(world), across, Ok(5)), ErrClass::Rank);
            if bad == 1 || bad == 3 {
                let nobody = if bad_here { 9 } else { across };
                class(half.intercomm_create(1, Ok(world), nobody, Ok(5)), ErrClass::Rank);
                let tag = if bad_here { Err(err!(Tag, "negative")) } else { Ok(5) };
                class(half.intercomm_create(1, Ok(world), across, tag), ErrClass::Tag);
            }
            check_context(&half.intercomm_create(1, Ok(world), across, Ok(5)).unwrap());
        }
    });
}

#[test]
fn refusing_copy_callbacks_do_not_hang_the_others() {
    job(3, |_, world| {
        let key =
            attr::create_keyval(
                Kind::Comm,
                Box::new(|object, _, v| {
                    if object == 1 { Err(Error::from_user_code(77, "no")) } else { Ok(Some(v)) }
                }),
                Box::new(|_, _, _| Ok(())),
            )
            .unwrap();
        let own = world.dup().unwrap();
        own.set_front(world.rank() as usize);
        own.attrs().set(own.front(), key, 5).unwrap();
        match own.dup() {
            Ok(d) => assert_eq!(d.attrs().get(key).unwrap(), Some(5)),
            Err(e) => assert_eq!((e.code(), world.rank()), (77, 1)),
        }
        match own.idup(Ok(None)) {
            Ok((_, mut operation)) => own.pml().wait_until(&mut || operation.poll(&own).is_some()),
            Err(e) => assert_eq!((e.code(), world.rank()), (77, 1)),
        }
    });
}

#[test]
fn predefined_communicators_stay() {
    job(2, |env, world| {
        assert_eq!(world.prepare_free().unwrap_err().class(), ErrClass::Comm);
        let own = env.self_comm().unwrap();
        assert_eq!(own.prepare_free().unwrap_err().class(), ErrClass::Comm);
        assert_eq!((own.size(), own.name().as_str()), (1, "MPI_COMM_SELF"));
        let copy = own.dup().unwrap();
        copy.prepare_free().unwrap();
    });
}

#[test]
fn topologies_make_communicators() {
    use crate::topo::{Cart, Graph};
    job(6, |_, world| {
        let cart = Cart { dims: vec![2, 2], periods: vec![true, false] };
        let grid = world.cart_create(Ok(cart), Reorder::Never).unwrap();
        assert_eq!(grid.is_some(), world.rank() < 4);
        if let Some(grid) = &grid {
            assert_eq!(grid.cart().unwrap().coords(grid.rank()).len(), 2);
            let row = grid.cart_sub(&[false, true]).unwrap();
            assert_eq!((row.size(), row.rank()), (2, grid.rank() % 2));
            assert_eq!(row.cart().unwrap().dims, [2]);
            assert!(grid.dup().unwrap().cart().is_ok());
            assert_eq!(grid.graph().unwrap_err().class(), ErrClass::Topology);
        }
        let graph = Graph::new(vec![1, 2, 3], vec![1, 2, 0]).unwrap();
        assert_eq!(
            world.graph_create(Ok(graph), Reorder::Never).unwrap().is_some(),
            world.rank() < 3
        );
        // Rank 0 describes a ring for everybody.
        let n = world.size() as i32;
        let ring: Vec<Edge> = (0..n)
            .map(|source| Edge { source, destination: (source + 1) % n, weight: source })
            .collect();
        let mine = if world.rank() == 0 { &ring[..] } else { &[] };
        let ring = world.dist_graph_create(Ok(mine.to_vec()), true, Reorder::Never).unwrap();
        let g = ring.dist_graph().unwrap();
        let me = world.rank() as i32;
        assert_eq!(
            (&g.sources[..], &g.destinations[..]),
            (&[(me + n - 1) % n][..], &[(me + 1) % n][..])
        );
        assert_eq!(
            (&g.source_weights[..], &g.destination_weights[..]),
            (&[(me + n - 1) % n][..], &[me][..])
        );
        let grids = if world.rank() < 4 { 3 } else { 0 };
        assert_eq!(SEEN.get(), grids + u32::from(world.rank() < 3) + 1);
    });
}

/// A process that has no context ids left takes part in what the others do: they hear of it, and
/// nobody waits.
#[test]
fn whoever_has_no_id_left_tells_the_others() {
    job(5, |env, world| {
        let half = world.split(Some(i64::from(env.me % 2)), 0).unwrap().unwrap();
        let tag = || Ok(3);
        let inter = half.intercomm_create(0, Ok(world), 1 - env.me as i32 % 2, tag()).unwrap();
        let wrong = Group::range(0, 9);
        assert!(inter.create(Ok(if env.me % 2 == 0 { &wrong } else { half.group() })).is_err());
        assert_eq!(inter.merge(env.me % 2 == 1).unwrap().size(), 5);
        if env.me == 0 {
            env.use_up_contexts();
        }
        let class = |made: Result<()>| made.map_err(|e| e.class());
        let none = Err(ErrClass::Intern);
        assert_eq!(class(world.dup().map(drop)), none);
        let (new, mut operation) = world.idup(Ok(None)).unwrap();
        let mut end = None;
        world.pml().wait_until(&mut || {
            end = operation.poll(world);
            end.is_some()
        });
        assert_eq!(end.map(class), Some(none));
        assert_eq!(new.coll(CollOp::Barrier).err().map(|e| e.class()), Some(ErrClass::Comm));
        assert_eq!(class(world.create(Ok(world.group())).map(drop)), none);
        assert_eq!(class(inter.dup().map(drop)), none);
        assert_eq!(class(inter.merge(env.me % 2 == 1).map(drop)), none);
        assert_eq!(class(inter.create(Ok(half.group())).map(drop)), none);
        assert_eq!(class(inter.split(Some(0), 0).map(drop)), none);
        // Only where it is the first of the new communicator.
        let alone = world.split(Some(i64::from(env.me.min(1))), 0);
        assert_eq!(class(alone.map(drop)), if env.me == 0 { none } else { Ok(()) });
    });
}

/// Ranks that come to their nodes in turn get neighbours of their node, and the lists that the old
/// holders of their ranks have named.
#[test]
fn ranks_of_topologies_go_where_their_neighbours_are() {
    use crate::topo::{Cart, DistGraph, Graph, NearEdges};
    let near = Reorder::Near(|| None);
    job(8, |env, world| {
        let key = |rank: u32| (rank % 2 * 8 + rank) as i32;
        let turns = world.split(Some(0), key(world.rank())).unwrap().unwrap();
        let together = |comm: &Comm, edges: &[(u32, u32)]| {
            let node = |rank| env.node_of(comm.peer(rank));
            edges.iter().filter(|(a, b)| node(*a) == node(*b)).count()
        };
        let same_members = |comm: &Comm| {
            let mut all = procs(comm.group());
            all.sort_unstable();
            assert_eq!(all, procs(world.group()));
            check_context(comm);
        };
        let cart = Cart { dims: vec![4, 2], periods: vec![false; 2] };
        let edges: Vec<_> = (0..8)
            .flat_map(|r| [(r, r + 1), (r, r + 2)])
            .filter(|&(a, b)| b < 8 && (b - a == 2 || a % 2 == 0))
            .collect();
        let plain = turns.cart_create(Ok(cart.clone()), Reorder::Never).unwrap().unwrap();
        let grid = turns.cart_create(Ok(cart.clone()), near).unwrap().unwrap();
        assert_eq!((together(&plain, &edges), together(&grid, &edges)), (0, 4));
        same_members(&grid);
        assert_eq!(turns.cart_map(&cart, 8, near), Some(grid.rank()));
        assert_eq!(turns.cart_map(&cart, 8, Reorder::Never), Some(turns.rank()));

        let ring: Vec<_> = (0..8).map(|r| (r, (r + 1) % 8)).collect();
        let ends = ring.iter().map(|e| e.1 as i32).collect();
        let graph = Graph::new((1..=8).collect(), ends).unwrap();
        let new = turns.graph_create(Ok(graph.clone()), near).unwrap().unwrap();
        assert_eq!((together(&turns, &ring), together(&new, &ring)), (0, 4));
        same_members(&new);
        assert_eq!(turns.graph_map(&graph, near), Some(new.rank()));

        let [before, me, after] = [7, 8, 9].map(|d| (turns.rank() as i32 + d) % 8);
        let mine = DistGraph {
            sources: vec![before],
            source_weights: vec![before],
            destinations: vec![after],
            destination_weights: vec![me],
            weighted: true,
            near: NearEdges::default(),
        };
        let out = Edge { source: me, destination: after, weight: me };
        for new in [
            turns.dist_graph_create_adjacent(Ok(mine.clone()), near).unwrap(),
            turns.dist_graph_create(Ok(vec![out]), true, near).unwrap(),
        ] {
            // The heaviest edges, 7 and 5 and so on, are within nodes.
            assert_eq!(together(&new, &[(7, 0), (5, 6), (3, 4), (1, 2)]), 4);
            same_members(&new);
            let [before, me, after] = [7, 8, 9].map(|d| (new.rank() as i32 + d) % 8);
            let g = new.dist_graph().unwrap();
            assert_eq!((&g.sources[..], &g.source_weights[..]), (&[before][..], &[before][..]));
            let to = (&g.destinations[..], &g.destination_weights[..]);
            assert_eq!(to, (&[after][..], &[me][..]));
        }
    });
}
