use super::*;

pub(super) fn init(nlocal: u32) -> NodeSegment {
    let domains = [2];
    NodeSegment::create(&NodeInit {
        job: 7,
        secret: [9; 32],
        nprocs: nlocal + 5,
        first_rank: 5,
        nlocal,
        domains: &domains,
        slot_domain: &vec![0; nlocal as usize],
        channels: 1,
        world: World::ONE_NODE,
    })
    .unwrap()
}

#[test]
fn an_attached_segment_shows_what_its_maker_wrote() {
    let a = init(3);
    let b = NodeSegment::attach(a.fd()).unwrap();
    assert_eq!((b.job(), b.nprocs(), b.nlocal(), b.secret()), (7, 8, 3, [9; 32]));
    assert_eq!((b.slot(2).proc(), b.slot(2).index(), b.domain(0).cpus()), (7, 2, 2));
    a.slot(1).set_phase(Phase::Running);
    a.slot(1).set_pid(42);
    assert_eq!((b.slot(1).phase(), b.slot(1).pid()), (Phase::Running, 42));
    assert_eq!((b.slot(1).outside(), b.format()), (Some(0), 0));
    a.slot(1).set_activity(17);
    a.set_format(3);
    assert_eq!((b.slot(1).activity(), b.slot(1).outside(), b.format()), (17, None, 3));
}

#[test]
fn an_observer_sees_slots_and_pages() {
    let node = init(2);
    node.slot(1).set_pid(42);
    node.slot(1).words()[5].store(9, Ordering::Relaxed);
    (0..3).for_each(|channel| {
        let words = node.open_page(1, channel).words();
        words[PAGE_WORDS - 1].store(u64::from(channel), Ordering::Relaxed);
    });
    let file = std::fs::File::open(format!("/proc/self/fd/{}", node.fd())).unwrap();
    let seen = ObservedNode::open(file).unwrap();
    assert_eq!((seen.job(), seen.nprocs()), (7, 7));
    let seen: &NodeSegment = seen.as_ref();
    let slot = seen.slot(1);
    assert_eq!((slot.proc(), slot.pid(), slot.phase()), (6, 42, Phase::Empty));
    assert_eq!(slot.words()[5].load(Ordering::Relaxed), 9);
    assert_eq!((seen.channels_of(0), seen.channels_of(1)), (0, 3));
    let last = |channel| seen.page(1, channel).words()[PAGE_WORDS - 1].load(Ordering::Relaxed);
    assert_eq!([0, 1, 2].map(last), [0, 1, 2]);
    let other = std::fs::File::open("/proc/self/exe").unwrap();
    assert!(matches!(ObservedNode::open(other), Err(AttachError::NotASegment(_))));
}

#[test]
fn the_newest_published_value_is_found_until_the_room_is_used_up() {
    let node = init(1);
    let slot = node.slot(0);
    assert_eq!(slot.lookup("tcp"), None);
    assert!(slot.publish("tcp", b"first") && slot.publish("x", b"") && slot.publish("tcp", b"2"));
    assert_eq!(slot.lookup("tcp").as_deref(), Some(&b"2"[..]));
    assert_eq!(slot.lookup("x").as_deref(), Some(&b""[..]));
    assert!(!slot.publish("big", &[0; MODEX_BYTES]));
    assert!(!slot.publish("", b"1"));
    assert_eq!(slot.lookup("big"), None);
}

#[test]
fn the_first_request_to_abort_counts() {
    let node = init(2);
    assert_eq!(node.abort_request(), None);
    assert!(node.request_abort(6, -3, &"ä".repeat(300)));
    assert!(!node.request_abort(5, 1, "later"));
    let request = node.abort_request().unwrap();
    assert_eq!((request.rank, request.code, request.text.len()), (6, -3, 400));
}

#[test]
fn a_thousand_processes_can_be_mapped() {
    let node = init(1000);
    assert!(node.ring(0, 999, 998).iter().all(|l| format!("{l:?}").contains("Line")));
    assert!(!node.doorbells(999).is_empty());
    assert_eq!(node.doorbells(999).len(), 16);
    assert!(node.doorbells(999).len() * 64 >= 1000);
}

#[test]
fn geometry_keeps_192_processes_under_100_megabytes() {
    let n = 192usize;
    let g = Geometry::for_ranks(192, 1);
    let all_pairs = n * n * (g.lines as usize * 64 + 64);
    let bulks = n * g.bulks as usize * (g.bulk_size as usize + 64);
    assert!(all_pairs + bulks < 100_000_000);
    assert!((1..=MAX_LOCAL).all(|n| Geometry::for_ranks(n, 1).is_sane()));
}

#[test]
fn what_is_not_a_segment_is_refused() {
    let other = Segment::create("other", 8192).unwrap();
    assert!(matches!(NodeSegment::attach(other.fd()), Err(AttachError::NotASegment(_))));
    assert!(matches!(NodeSegment::attach(-1), Err(AttachError::Map(..))));
    let node = init(2);
    // SAFETY: the test owns the segment; the header is plain memory.
    unsafe { (*node.header_ptr()).version = 99 };
    assert!(matches!(NodeSegment::attach(node.fd()), Err(AttachError::Version { found: 99, .. })));
    let node = init(2);
    // SAFETY: as above.
    unsafe { (*node.header_ptr()).nlocal = 4000 };
    assert!(matches!(NodeSegment::attach(node.fd()), Err(AttachError::Damaged(_))));
    // SAFETY: as above.
    unsafe { (*node.header_ptr()).geometry.lines = 63 };
    assert!(matches!(NodeSegment::attach(node.fd()), Err(AttachError::Damaged(_))));
}

#[test]
fn numbers_that_contradict_each_other_are_refused() {
    let make = |nlocal, nprocs, domains: &[u32], slot_domain: &[u32]| {
        NodeSegment::create(&NodeInit {
            job: 1,
            secret: [0; 32],
            nprocs,
            first_rank: 0,
            nlocal,
            domains,
            slot_domain,
            channels: 1,
            world: World::ONE_NODE,
        })
    };
    assert!(make(2, 1, &[1], &[0, 0]).is_err());
    assert!(make(0, 1, &[1], &[]).is_err());
    assert!(make(2, 2, &[1], &[0]).is_err());
    assert!(make(2, 2, &[1], &[0, 1]).is_err());
    assert!(make(2, 2, &[], &[0, 0]).is_err());
    assert!(make(2, 2, &[1], &[0, 0]).is_ok());
}
