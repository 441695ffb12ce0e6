use proptest::prelude::*;

use hawser_status::{KeptMessages, Queued, WaitNote, WindowNote, WindowView, WindowWait};

use super::*;
use crate::generated::call_names::CALL_NAMES;

fn number(name: &str) -> u32 {
    CALL_NAMES.iter().position(|n| *n == name).unwrap() as u32
}

fn outside(last: &str) -> StatusPage {
    StatusPage { call: number(last), ..StatusPage::default() }
}

fn inside(call: &str) -> StatusPage {
    StatusPage { call: number(call), inside: true, waiting_since: 1, ..StatusPage::default() }
}

fn told(call: &str, kind: WaitKind, proc: i32, tag: i32, comm: u64) -> StatusPage {
    StatusPage { awaited: Some(Awaited { kind, proc, peer: proc, tag, comm }), ..inside(call) }
}

fn recv(from: i32, tag: i32) -> StatusPage {
    told("MPI_Recv", WaitKind::Receive, from, tag, 0)
}

fn ssend(to: i32, tag: i32) -> StatusPage {
    told("MPI_Ssend", WaitKind::Send, to, tag, 0)
}

fn view(pages: &[StatusPage]) -> JobView {
    let rank = |(i, status): (usize, &StatusPage)| RankView {
        rank: i as u32,
        pid: 100 + i as u32,
        phase: Phase::Running,
        status: *status,
        note: None,
        windows: None,
        counted: None,
        life: Life::Sleeps,
        cpu_ms: None,
    };
    JobView {
        job: 1,
        nprocs: pages.len() as u32,
        now_ns: 3_000_000_001,
        ranks: pages.iter().enumerate().map(rank).collect(),
        hosts: Vec::new(),
        networks: Vec::new(),
        others: Vec::new(),
    }
}

/// The first sentence.
fn verdict(view: &JobView) -> String {
    analyse(view).verdict().remove(0)
}

#[test]
fn a_job_that_works_is_blamed_for_nothing() {
    let busy = StatusPage { inside: true, ..outside("MPI_Waitall") };
    let analysis = analyse(&view(&[outside("MPI_Init"), busy]));
    assert!(analysis.findings.is_empty() && !analysis.stuck);
    assert_eq!(
        analysis.lines(),
        [
            "no rank waits for another.",
            "rank 0 (pid 100) is outside MPI (last call: MPI_Init).",
            "rank 1 (pid 101) is at work in MPI_Waitall.",
        ]
    );
}

#[test]
fn two_that_receive_from_each_other() {
    let analysis = analyse(&view(&[recv(1, 5), recv(0, -1), outside("MPI_Init")]));
    assert_eq!(analysis.findings, [Finding::Cycle { ranks: vec![0, 1] }]);
    assert!(analysis.stuck);
    assert_eq!(
        analysis.verdict(),
        ["ranks 0, 1 wait for each other: rank 0 (MPI_Recv from rank 1, tag 5 on MPI_COMM_WORLD) \
          waits for rank 1 (MPI_Recv from rank 0 on MPI_COMM_WORLD) waits for rank 0."]
    );
    assert_eq!(
        verdict(&view(&[recv(0, 5)])),
        "rank 0 waits for itself: rank 0 (MPI_Recv from rank 0, tag 5 on MPI_COMM_WORLD)."
    );
}

#[test]
fn a_missing_rank_in_a_collective() {
    let mut pages = vec![inside("MPI_Barrier"); 32];
    pages[7] = outside("MPI_Isend");
    let analysis = analyse(&view(&pages));
    assert!(!analysis.stuck, "rank 7 may still come");
    assert_eq!(
        analysis.lines(),
        [
            "rank 7 (pid 107) is outside MPI (last call: MPI_Isend), and 31 ranks wait for it: \
             ranks 0-6, 8-31 are in MPI_Barrier on MPI_COMM_WORLD.",
            "ranks 0-6, 8-31 are in MPI_Barrier on MPI_COMM_WORLD, waiting for 3.0 s.",
            "rank 7 (pid 107) is outside MPI (last call: MPI_Isend).",
        ]
    );
}

#[test]
fn a_wrong_tag_and_a_wrong_communicator() {
    let pages = [ssend(1, 8), recv(0, 7)];
    let tag = Finding::Tag { receiver: 1, sender: 0, wanted: 7, sent: 8 };
    assert_eq!(analyse(&view(&pages)).findings, [tag]);
    assert!(
        verdict(&view(&pages)).contains("rank 0 with tag 7, but rank 0 sends it one with tag 8")
    );
    let pages = [ssend(1, 7), told("MPI_Recv", WaitKind::Receive, 0, 7, 16)];
    let comm = Finding::Communicator { receiver: 1, sender: 0, wanted: 16, sent: 0 };
    assert_eq!(analyse(&view(&pages)).findings, [comm]);
    assert!(verdict(&view(&pages)).contains("communicator 0x10"));
}

#[test]
fn an_eager_message_with_a_wrong_tag() {
    let barrier = StatusPage { ..inside("MPI_Barrier") };
    let mut v = view(&[barrier, recv(0, 7)]);
    let held = KeptMessages { messages: 1, proc: 0, tag: 8, comm: 0 };
    v.ranks[1].note = Some(WaitNote { held: Some(held), ..WaitNote::default() });
    assert_eq!(
        verdict(&v),
        "rank 1 waits for a message from rank 0, tag 7 on MPI_COMM_WORLD, and keeps a message from \
         rank 0 with tag 8 on MPI_COMM_WORLD, which does not fit: are tag and communicator right?"
    );
    // A sender that may still come is blamed first.
    v.ranks[0].status = outside("MPI_Send");
    assert!(verdict(&v).starts_with("rank 0 (pid 100) is outside MPI"));
    assert_eq!(analyse(&v).findings.len(), 2);
}

/// A rank that waits in a call on window 48.
fn on_window(wait: WindowWait, target: Option<u32>, ranks: &[u32]) -> Option<WindowView> {
    let note = WindowNote::new(wait, 48, target, ranks.iter().copied());
    Some(WindowView { note: Some(note), ..WindowView::default() })
}

#[test]
fn a_lock_that_another_rank_keeps() {
    let mut v = view(&[inside("MPI_Win_lock"), outside("MPI_Win_lock"), outside("MPI_Init")]);
    v.ranks[0].windows = on_window(WindowWait::ExclusiveLock, Some(2), &[1]);
    assert!(!analyse(&v).stuck, "rank 1 may give it back");
    assert_eq!(
        verdict(&v),
        "rank 1 (pid 101) is outside MPI (last call: MPI_Win_lock), and 1 rank waits for it: rank \
         0 is in MPI_Win_lock for the lock of rank 2 on window 0x30, which rank 1 holds \
         exclusively."
    );
    v.ranks[0].windows = on_window(WindowWait::Lock, Some(2), &[1, 2]);
    let analysis = analyse(&v);
    let late = |rank| Finding::Late { rank, waiters: vec![0] };
    assert_eq!(analysis.findings, [late(1), late(2)]);
    assert!(analysis.verdict()[0].contains("of which ranks 1, 2 hold shares"));
    v.ranks[0].windows = on_window(WindowWait::Lock, Some(2), &[]);
    assert!(verdict(&v).starts_with("nothing tells for whom these wait"));
    // What was told in an earlier call says nothing of this one.
    v.ranks[0].windows = on_window(WindowWait::ExclusiveLock, Some(2), &[1]);
    v.ranks[0].status = recv(2, 5);
    assert!(!verdict(&v).contains("lock of"));
}

#[test]
fn locks_in_opposite_orders_are_a_circle() {
    let mut v = view(&[inside("MPI_Win_lock"), inside("MPI_Win_lock")]);
    v.ranks[0].windows = on_window(WindowWait::ExclusiveLock, Some(1), &[1]);
    v.ranks[1].windows = on_window(WindowWait::ExclusiveLock, Some(0), &[0]);
    let analysis = analyse(&v);
    assert!(analysis.stuck);
    assert_eq!(analysis.findings, [Finding::Cycle { ranks: vec![0, 1] }]);
}

#[test]
fn a_target_tells_who_has_the_lock_that_an_origin_waits_for_by_messages() {
    let mut v = view(&[inside("MPI_Win_unlock"), outside("MPI_Win_lock"), inside("MPI_Barrier")]);
    v.ranks[0].windows = on_window(WindowWait::Apply, Some(2), &[2]);
    assert!(verdict(&v).starts_with("ranks 0, 2 wait for each other"), "{}", verdict(&v));
    let mut told = WindowView { queued: 1, ..WindowView::default() };
    told.queue[0] = Queued { window: 48, waiter: 0, holder: 1, exclusive: 1 };
    told.names[0] = (48, std::array::from_fn(|i| *b"grid".get(i).unwrap_or(&0)));
    v.ranks[2].windows = Some(told);
    let text = verdict(&v);
    let lock = "MPI_Win_unlock for the lock of rank 2 on window \"grid\", which rank 1 holds";
    assert!(text.starts_with("rank 1 (pid 101)") && text.contains(lock), "{text}");
}

#[test]
fn epochs_name_whom_they_wait_for() {
    let mut v = view(&[inside("MPI_Win_start"), outside("MPI_Init")]);
    for (wait, words) in [
        (WindowWait::Post, "for MPI_Win_post of rank 1 on window 0x30"),
        (WindowWait::Complete, "for MPI_Win_complete of rank 1 on window 0x30"),
        (WindowWait::Apply, "until rank 1 has applied operations on window 0x30"),
    ] {
        v.ranks[0].windows = on_window(wait, None, &[1]);
        assert!(verdict(&v).contains(words), "{}", verdict(&v));
    }
    let fence = StatusPage { collective: 48, ..inside("MPI_Win_fence") };
    let v = view(&[fence, fence, inside("MPI_Barrier")]);
    assert!(analyse(&v).lines().iter().any(|l| l.contains("MPI_Win_fence on window 0x30")));
}

#[test]
fn calls_on_files_name_the_file() {
    let call = |name| StatusPage { collective: 48, ..inside(name) };
    let (sync, size) = (call("MPI_File_sync"), call("MPI_File_set_size"));
    let mut v = view(&[size, sync, size, outside("MPI_File_open")]);
    assert!(verdict(&v).contains("both on communicator 0x30: all ranks of a communicator"));
    let mut told = WindowView::default();
    told.files[3] = (48, std::array::from_fn(|i| *b"state.bin".get(i).unwrap_or(&0)));
    v.ranks[2].windows = Some(told);
    let text = verdict(&v);
    let words = "rank 1 is in MPI_File_sync, but ranks 0, 2 are in MPI_File_set_size, both on file \
                 \"state.bin\": all ranks of a file must call the same";
    assert!(text.contains(words), "{text}");
    // Bytes in atomic mode.
    let mut v = view(&[inside("MPI_File_write_at_c"), inside("MPI_File_read_all")]);
    v.ranks[1].status.waiting_since = 0;
    v.ranks[0].windows = on_window(WindowWait::Range, None, &[1]);
    let text = verdict(&v);
    let words = "in MPI_File_write_at_c for bytes of communicator 0x30 that rank 1 accesses";
    assert!(text.starts_with("rank 1 (pid 101) is at work") && text.contains(words), "{text}");
}

#[test]
fn one_of_several_is_enough() {
    let mut v = view(&[inside("MPI_Waitany"), outside("MPI_Init"), recv(0, 1)]);
    let mut note = WaitNote { choices: 2, ..WaitNote::default() };
    (note.procs[0], note.procs[1]) = (1, 2);
    v.ranks[0].note = Some(note);
    let a = analyse(&v);
    assert!(!a.stuck, "rank 1 may still send");
    let text = "rank 0 is in MPI_Waitany for one of ranks 1, 2";
    assert!(a.verdict()[0].contains(text), "{:?}", a.verdict());
    v.ranks[1].status = recv(0, 1);
    let a = analyse(&v);
    assert!(a.stuck);
    assert_eq!(a.findings[0], Finding::Cycle { ranks: vec![0, 1] });
}

#[test]
fn a_nonblocking_collective_names_whom_it_needs() {
    let wait = told("MPI_Wait", WaitKind::Collective, 1, 3, 0);
    let text = verdict(&view(&[wait, outside("MPI_Init")]));
    assert!(text.starts_with("rank 1 (pid 101) is outside MPI"), "{text}");
    assert!(text.contains("rank 0 is in MPI_Wait for a nonblocking collective"), "{text}");
}

#[test]
fn a_message_on_its_way_is_a_circle_of_two_only_when_it_fits() {
    // The receiver's page may be older than the match: still nothing but these two is named.
    let analysis = analyse(&view(&[ssend(1, 7), recv(0, 7)]));
    assert_eq!(analysis.findings, [Finding::Cycle { ranks: vec![0, 1] }]);
}

#[test]
fn different_collectives_on_one_communicator() {
    let barrier = inside("MPI_Barrier");
    let pages = [barrier, inside("MPI_Bcast"), barrier, inside("MPI_Barrier")];
    let analysis = analyse(&view(&pages));
    let (few, most) = ((number("MPI_Bcast"), vec![1]), (barrier.call, vec![0, 2, 3]));
    assert_eq!(analysis.findings, [Finding::Mixed { comm: 0, few, most }]);
    assert!(verdict(&view(&pages)).starts_with("rank 1 is in MPI_Bcast, but ranks 0, 2, 3 are in"));
    // The two forms of one function are the same collective.
    let pages = [inside("MPI_Bcast"), inside("MPI_Bcast_c")];
    assert_eq!(
        verdict(&view(&pages)),
        "nothing tells for whom these wait: rank 0 is in MPI_Bcast \
        on MPI_COMM_WORLD; rank 1 is in MPI_Bcast_c on MPI_COMM_WORLD."
    );
}

#[test]
fn a_circle_over_a_collective() {
    // Rank 2 waits for a message that rank 0 would send after the barrier.
    let pages = [inside("MPI_Barrier"), inside("MPI_Barrier"), recv(0, 3)];
    assert_eq!(analyse(&view(&pages)).findings, [Finding::Cycle { ranks: vec![0, 2] }]);
}

#[test]
fn ranks_that_ended_and_ranks_that_never_began() {
    let mut v = view(&[recv(1, 1), outside("MPI_Send"), recv(0, 1)]);
    v.ranks[1].life = Life::Gone;
    assert_eq!(analyse(&v).findings, [Finding::Ended { rank: 1, waiters: vec![0] }]);
    assert!(analyse(&v).stuck);
    v.ranks[1].phase = Phase::Finalized;
    assert!(verdict(&v).starts_with("rank 1 (pid 101) is done with MPI"), "{}", verdict(&v));
    v.ranks[1].phase = Phase::Started;
    v.ranks[1].life = Life::Runs;
    assert_eq!(analyse(&v).findings, [Finding::Late { rank: 1, waiters: vec![0] }]);
    assert!(verdict(&v).contains("not in MPI yet"));
    v.ranks[1].phase = Phase::Running;
    v.ranks[1].life = Life::Stopped;
    assert!(verdict(&v).contains("rank 1 (pid 101) is stopped by a signal or a debugger"));
}

#[test]
fn a_rank_in_finalize_takes_part_in_nothing() {
    let v = view(&[inside("MPI_Barrier"), inside("MPI_Finalize")]);
    assert_eq!(analyse(&v).findings, [Finding::Ended { rank: 1, waiters: vec![0] }]);
}

#[test]
fn a_receive_from_any_rank_waits_for_the_last_that_can_send() {
    let v = view(&[recv(-1, 1), recv(-1, 2), outside("MPI_Send")]);
    assert!(!analyse(&v).stuck);
    let v = view(&[recv(-1, 1), recv(-1, 2)]);
    let waiters = vec![0, 1];
    assert_eq!(analyse(&v).findings, [Finding::NobodySends { waiters }]);
}

#[test]
fn other_communicators_are_known_by_who_shows_them() {
    let on = |call: &str, comm| StatusPage { collective: comm, ..inside(call) };
    // Rank 2 shows the communicator by a receive on it; rank 3 is somewhere else.
    let receives = told("MPI_Recv", WaitKind::Receive, 3, 1, 24);
    let v = view(&[on("MPI_Barrier", 24), on("MPI_Barrier", 24), receives, outside("MPI_Wait")]);
    let (rank, waiters) = (3, vec![2]);
    assert_eq!(analyse(&v).findings, [Finding::Late { rank, waiters }]);
    assert_eq!(analyse(&v).groups[0].1, [0, 1]);
    // All that show it are there: the algorithm says whose message is awaited.
    let inner = Awaited { kind: WaitKind::Collective, proc: 3, peer: 1, tag: 0, comm: 24 };
    let page = StatusPage { awaited: Some(inner), ..on("MPI_Barrier", 24) };
    let v = view(&[page, outside("MPI_Wait"), outside("MPI_Wait"), outside("MPI_Wait")]);
    assert_eq!(analyse(&v).findings, [Finding::Late { rank: 3, waiters: vec![0] }]);
}

#[test]
fn words_for_lists_and_communicators() {
    assert_eq!(rank_list(&[3]), "rank 3");
    assert_eq!(rank_list(&[0, 1, 4, 5, 6, 9]), "ranks 0, 1, 4-6, 9");
    let even: Vec<u32> = (0..40).map(|i| i * 2).collect();
    assert!(rank_list(&even).ends_with("14, and 32 more"));
    assert_eq!(communicator(3 << 32 | 4), "MPI_COMM_SELF");
    assert_eq!(communicator(0), "MPI_COMM_WORLD");
}

#[test]
fn states_of_processes() {
    assert_eq!(Life::from_stat("12 (a) b) T 1 2"), Life::Stopped);
    assert_eq!(Life::from_stat("12 (x) Z 1"), Life::Gone);
    assert_eq!(Life::from_stat(""), Life::Unknown);
    let stat = "7 (a) b) R 1 7 7 0 -1 4194560 1 0 0 0 250 50 0 0 20 0 1 0 5 6 7";
    assert_eq!((cpu_of_stat(stat), cpu_of_stat("7 (a) R 1")), (Some(3000), None));
    assert_eq!(life(u32::MAX), (Life::Gone, None));
    // Threads of a test harness sleep and run; the process is there.
    let (own, cpu_ms) = life(std::process::id());
    assert!(own != Life::Gone && cpu_ms.is_some());
}

#[test]
fn a_wait_that_makes_progress_has_moved() {
    let a = view(&[recv(1, 1), outside("MPI_Send")]);
    let mut b = a.clone();
    b.now_ns += 5;
    assert!(!b.moved_since(&a) && b.has_waiter());
    b.ranks[0].status.waiting_since = 0;
    assert!(b.moved_since(&a) && !b.has_waiter());
    b = a.clone();
    b.ranks[1].status.calls += 1;
    assert!(b.moved_since(&a));
}

#[test]
fn a_standstill_is_told_once() {
    let second = 1_000_000_000;
    let mut watch = HangWatch::new(2 * second);
    let at =
        |pages: &[StatusPage], seconds: u64| JobView { now_ns: seconds * second, ..view(pages) };
    let stuck = [recv(1, 1), outside("MPI_Send")];
    assert_eq!(watch.handle_view(at(&[outside("MPI_Send"), outside("MPI_Send")], 1)), None);
    // Nobody waits: no standstill, however long.
    assert_eq!(watch.handle_view(at(&[outside("MPI_Send"), outside("MPI_Send")], 9)), None);
    assert_eq!(watch.handle_view(at(&stuck, 10)), None);
    assert_eq!(watch.handle_view(at(&stuck, 11)), None);
    assert!(watch.next_ns().is_some_and(|n| n > 11 * second && n <= 12 * second));
    assert!(watch.handle_view(at(&stuck, 12)).is_some());
    assert_eq!(watch.handle_view(at(&stuck, 20)), None);
    assert_eq!(watch.next_ns(), None);
    // Movement begins the time anew.
    let mut watch = HangWatch::new(2 * second);
    let moved = [StatusPage { calls: 2, ..recv(1, 1) }, outside("MPI_Send")];
    assert_eq!(watch.handle_view(at(&stuck, 1)), None);
    assert_eq!(watch.handle_view(at(&moved, 3)), None);
    assert_eq!(watch.handle_view(at(&moved, 4)), None);
    assert!(watch.handle_view(at(&moved, 5)).is_some());
}

#[test]
fn long_reports_are_cut() {
    let pages: Vec<StatusPage> = (1..=40).map(|i| recv(0, i)).collect();
    let analysis = analyse(&view(&pages));
    assert!(analysis.lines().len() < 24, "{:?}", analysis.lines());
    assert!(analysis.lines().iter().any(|l| l.contains("24 more ranks")));
}

fn any_page(n: i32) -> impl Strategy<Value = StatusPage> {
    let call = 0..CALL_NAMES.len() as u32 + 3;
    let kind = prop_oneof![
        Just(WaitKind::Unknown),
        Just(WaitKind::Receive),
        Just(WaitKind::Send),
        Just(WaitKind::Collective)
    ];
    let usual = prop_oneof![
        Just(outside("MPI_Send")),
        Just(inside("MPI_Barrier")),
        Just(inside("MPI_Allreduce")),
        Just(inside("MPI_Finalize")),
        (-1..n).prop_map(|r| recv(r, 1)),
        (0..n).prop_map(|r| ssend(r, 1)),
    ];
    let awaited = (kind, -2..n + 2, -1..3, 0u64..3);
    let any = (call, any::<bool>(), 0u64..2, awaited).prop_map(|(call, inside, since, a)| {
        let (kind, proc, tag, comm) = a;
        StatusPage {
            call,
            inside,
            calls: 0,
            awaited: Some(Awaited { kind, proc, peer: proc, tag, comm }),
            collective: comm,
            waiting_since: since,
        }
    });
    prop_oneof![3 => usual, 1 => any]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever stands in shared memory, the report is bounded, names only ranks that there are,
    /// and agrees with the pages.
    #[test]
    fn any_memory_gives_a_report(
        pages in prop::collection::vec(any_page(6), 1..7),
        lives in prop::collection::vec(0..4u8, 7),
    ) {
        let mut v = view(&pages);
        for (r, life) in v.ranks.iter_mut().zip(&lives) {
            r.life = [Life::Sleeps, Life::Runs, Life::Stopped, Life::Gone][*life as usize];
        }
        let a = analyse(&v);
        prop_assert!(a.lines().len() <= 40);
        let listed: usize = a.groups.iter().map(|(_, ranks)| ranks.len()).sum();
        prop_assert_eq!(listed, v.ranks.len());
        let waits = |r: &u32| v.find(*r).is_some_and(|r| r.status.inside);
        for finding in &a.findings {
            match finding {
                Finding::Ended { rank, waiters } | Finding::Late { rank, waiters } => {
                    prop_assert!(v.find(*rank).is_some());
                    prop_assert!(!waiters.is_empty() && waiters.iter().all(waits));
                }
                Finding::Cycle { ranks } => {
                    prop_assert!(a.stuck && ranks.iter().all(waits));
                }
                Finding::Mixed { few, most, .. } => prop_assert!(few.1.len() <= most.1.len()),
                Finding::Tag { wanted, sent, .. } => prop_assert_ne!(wanted, sent),
                Finding::Communicator { wanted, sent, .. } => prop_assert_ne!(wanted, sent),
                Finding::Unmatched { receiver, .. } => prop_assert!(v.find(*receiver).is_some()),
                Finding::NobodySends { waiters } | Finding::Unclear { waiters } => {
                    prop_assert!(!waiters.is_empty() && waiters.iter().all(waits));
                }
            }
        }
        // A job in which all partners are known and somebody waits for one has a culprit.
        let partners = v.ranks.iter().filter_map(|r| match r.doing() {
            Doing::Receives { from: Some(rank), .. }
            | Doing::Gathers { from: rank, .. }
            | Doing::Sends { to: rank, .. } => Some(rank),
            Doing::Collective { .. } | Doing::Waits { .. } => r.inner_peer(),
            _ => None,
        });
        let partners: Vec<bool> = partners.map(|rank| v.find(rank).is_some()).collect();
        let known = !partners.is_empty() && partners.iter().all(|p| *p);
        prop_assert!(!known || !a.findings.is_empty());
        if !v.has_waiter() {
            prop_assert!(a.findings.is_empty() && !a.stuck);
        }
    }
}

#[test]
fn hosts_are_named_where_there_are_several() {
    use crate::observe::HostRanks;
    let mut view = view(&[recv(1, 4), outside("MPI_Init")]);
    view.hosts = vec![
        HostRanks { host: "a".into(), ranks: vec![(0, 1)] },
        HostRanks { host: "b".into(), ranks: vec![(1, 1), (7, 2)] },
    ];
    assert_eq!((view.host_of(8), view.host_of(9)), (Some("b"), None));
    let text = analyse(&view).verdict().join(" ");
    assert!(text.contains(" on b) is outside MPI"), "{text}");
}
