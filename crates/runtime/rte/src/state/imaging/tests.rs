use proptest::prelude::*;

use super::*;
use crate::state::hold::{Ask, Depth, HoldAction, NodeAnswer, Sums};

fn machine() -> Imaging {
    Imaging::new([(1, "a".into()), (2, "b".into())], Terms::default())
}

fn request(stop: bool) -> ImagesRequest {
    let (dir, criu) = (b"/d".to_vec(), "criu".into());
    ImagesRequest { dir, keep: 2, criu, stop, ..ImagesRequest::default() }
}

fn actions(m: &mut Imaging) -> Vec<ImagesAction> {
    std::iter::from_fn(|| m.poll_action()).collect()
}

/// The node, the ticket and the step of the only action.
fn told(m: &mut Imaging) -> (u32, u32, ImagesStep) {
    match <[ImagesAction; 1]>::try_from(actions(m)) {
        Ok([ImagesAction::Tell { node, ticket, step }]) => (node, ticket, step),
        other => panic!("{other:?}"),
    }
}

/// A job all of whose ranks are interrupted by hold 1.
fn parted() -> Holds {
    let mut holds = Holds::new([1, 2], None, 10_000);
    assert!(holds.handle_ask(Depth::Parted, 0));
    for answer in [NodeAnswer::Held(Sums::default()), NodeAnswer::Interrupted] {
        [1, 2].iter().for_each(|node| holds.handle_answer(*node, 1, answer.clone(), 1));
    }
    assert!(holds.is_parted(1));
    holds
}

/// The ranks are interrupted, as was asked for, by hold 1.
fn interrupted(m: &mut Imaging) {
    assert_eq!(actions(m), [ImagesAction::Interrupt]);
    m.handle_asked(1);
    assert!(!m.handle_interrupted(9), "that is somebody else's");
    assert!(m.handle_interrupted(1));
}

fn begin_above(above: u64) -> ImagesStep {
    ImagesStep::Begin { dir: b"/d".to_vec(), token: 7, above }
}

fn commit(keep: u64) -> ImagesStep {
    let (dir, nodes) = (b"/d".to_vec(), vec![4, 5]);
    ImagesStep::Commit { dir, number: 3, token: 7, keep, nodes }
}

fn abandon(number: u64) -> ImagesStep {
    ImagesStep::Abandon { dir: b"/d".to_vec(), number, token: 7, complete: false }
}

/// The same where each host has a directory of its own.
fn abandon_all(number: u64) -> ImagesStep {
    ImagesStep::Abandon { dir: b"/d".to_vec(), number, token: 7, complete: true }
}

/// A set has begun, and both nodes were told to save; the ticket.
fn saving(m: &mut Imaging, stop: bool) -> u32 {
    assert!(m.handle_request(request(stop), 7, None));
    assert!(!m.handle_request(request(stop), 7, None), "one at a time");
    interrupted(m);
    let (node, ticket, step) = told(m);
    assert_eq!((node, step), (0, begin_above(0)));
    m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
    let all = actions(m);
    assert_eq!(all.len(), 2);
    let ImagesAction::Tell { ticket, step: ImagesStep::Save { number: 3, .. }, .. } = all[0] else {
        panic!("{all:?}");
    };
    ticket
}

#[test]
fn a_set_is_committed_once_all_parts_are_there() {
    let mut m = machine();
    let ticket = saving(&mut m, false);
    m.handle_outcome(2, ticket, Ok("5".into()));
    assert!(actions(&mut m).is_empty());
    m.handle_outcome(1, ticket - 1, Ok("4".into()));
    m.handle_outcome(2, ticket, Err("twice".into()));
    assert!(actions(&mut m).is_empty(), "old and doubled words do not count");
    m.handle_outcome(1, ticket, Ok("4".into()));
    let (node, ticket, step) = told(&mut m);
    assert_eq!((node, step), (0, commit(2)));
    m.handle_outcome(0, ticket, Ok("/d/000003".into()));
    let done = ImagesAction::Over(Ok(ImagesDone::Set(3, "/d/000003".into())));
    assert_eq!(actions(&mut m), [done, ImagesAction::GoOn(1)]);
    assert!(!m.is_busy());
}

#[test]
fn ranks_of_a_job_that_stops_do_not_go_on() {
    let mut m = machine();
    let ticket = saving(&mut m, true);
    [1, 2].iter().for_each(|node| m.handle_outcome(*node, ticket, Ok(node.to_string())));
    let (_, ticket, _) = told(&mut m);
    m.handle_outcome(0, ticket, Ok("/d/000003".into()));
    assert_eq!(actions(&mut m).len(), 1);
}

/// Both nodes have made their parts on disks of their own, and were told to copy them; the ticket.
fn flushing(m: &mut Imaging, stop: bool) -> u32 {
    m.terms = Terms { local: b"/l".to_vec(), rate: 9, ..Terms::default() };
    assert!(m.handle_request(request(stop), 7, None));
    interrupted(m);
    let (_, ticket, _) = told(m);
    m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
    let all = actions(m);
    let ImagesAction::Tell { ticket, step: ImagesStep::Save { local, .. }, .. } = &all[0] else {
        panic!("{all:?}");
    };
    assert_eq!((local.as_slice(), m.is_flushing()), (&b"/l-1"[..], false), "one for each node");
    let saved = *ticket;
    m.handle_outcome(1, saved, Ok("4".into()));
    assert!(actions(m).is_empty(), "ranks wait until all parts are there");
    m.handle_outcome(2, saved, Ok("5".into()));
    if !stop {
        assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)));
    }
    assert_eq!(m.is_flushing(), !stop);
    let all = actions(m);
    let [ImagesAction::Tell { node: 1, ticket, step }, ImagesAction::Tell { node: 2, .. }] =
        &all[..]
    else {
        panic!("{all:?}");
    };
    let rate = if stop { 0 } else { 9 };
    assert!(matches!(step, ImagesStep::Flush { node: 4, rate: r, .. } if *r == rate), "{step:?}");
    *ticket
}

#[test]
fn ranks_go_on_while_their_images_are_copied_from_disks_of_their_hosts() {
    for stop in [false, true] {
        let mut m = machine();
        let ticket = flushing(&mut m, stop);
        assert!(!m.handle_request(request(false), 8, None), "one at a time");
        [(1, "4"), (2, "5")].iter().for_each(|(n, known)| {
            m.handle_outcome(*n, ticket, Ok((*known).into()));
        });
        let (node, ticket, step) = told(&mut m);
        assert_eq!((node, step), (0, commit(2)));
        m.handle_outcome(0, ticket, Ok("/d/000003".into()));
        let done = ImagesAction::Over(Ok(ImagesDone::Set(3, "/d/000003".into())));
        assert_eq!(actions(&mut m), [done]);
        assert!(!m.is_busy() && !m.is_flushing());
    }
}

#[test]
fn copies_that_fail_leave_nothing_and_hurt_no_rank() {
    type Harm = fn(&mut Imaging, u32);
    let harms: [(Harm, &[u32], &str); 3] = [
        (|m, ticket| m.handle_outcome(2, ticket, Err("no room".into())), &[1], "host b: no room"),
        (|m, _| m.handle_node_lost(2), &[1], "host b is lost"),
        (|m, _| m.handle_job_done(), &[1, 2], "the job has ended"),
    ];
    for (harm, halted, text) in harms {
        let mut m = machine();
        let ticket = flushing(&mut m, false);
        assert!(!m.handle_released(1, "they went on"), "so they do");
        harm(&mut m, ticket);
        // What another node copies is of no use any more; it still writes.
        let halts = halted.iter().map(|node| aside(*node, ImagesStep::Halt)).collect::<Vec<_>>();
        assert_eq!(actions(&mut m), halts);
        m.handle_outcome(2, ticket, Err("it was killed".into()));
        m.handle_outcome(1, ticket, Ok("4".into()));
        let discards = |action: &ImagesAction| {
            matches!(action, ImagesAction::Tell { step: ImagesStep::Discard { .. }, .. })
        };
        let mut all = actions(&mut m);
        let Some(ImagesAction::Tell { ticket, step: ImagesStep::Abandon { .. }, .. }) = all.pop()
        else {
            panic!("{all:?}");
        };
        assert!(!all.is_empty() && all.iter().all(discards), "{all:?}");
        m.handle_outcome(0, ticket, Ok(String::new()));
        assert_eq!(actions(&mut m), [ImagesAction::Over(Err(text.into()))]);
        assert!(!m.is_busy());
    }
}

fn aside(node: u32, step: ImagesStep) -> ImagesAction {
    ImagesAction::Tell { node, ticket: ASIDE, step }
}

#[test]
fn a_job_that_has_failed_has_its_set_copied_as_fast_as_it_can_be() {
    let mut m = machine();
    let ticket = flushing(&mut m, false);
    m.handle_outcome(1, ticket, Ok("4".into()));
    assert_eq!(m.handle_job_failed().as_deref(), Some("/d"));
    assert_eq!(actions(&mut m), [aside(2, ImagesStep::Hurry { dir: b"/l-2".to_vec() })]);
    m.handle_outcome(2, ASIDE, Ok(String::new()));
    assert!(actions(&mut m).is_empty(), "that it hurries is not its outcome");
    m.handle_outcome(2, ticket, Ok("5".into()));
    assert_eq!(told(&mut m).2, commit(2));
    // What copies later does not begin slowly.
    let mut m = spreading();
    let ticket = served(&mut m, false);
    assert_eq!(m.handle_job_failed().as_deref(), Some("/d"));
    assert!(actions(&mut m).is_empty(), "nothing is copied yet");
    [1, 2].iter().for_each(|node| m.handle_outcome(*node, ticket, Ok("a:1".into())));
    let all = steps(&mut m).1;
    assert!(all.values().all(|step| matches!(step, ImagesStep::Spread { rate: 0, .. })), "{all:?}");
    assert!(m.handle_job_failed().is_some());
    let hurry = |node| aside(node, ImagesStep::Hurry { dir: b"/d/000003.part".to_vec() });
    assert_eq!(actions(&mut m), [hurry(0), hurry(1), hurry(2)]);
    // Nothing is waited for where nothing is copied.
    assert_eq!(machine().handle_job_failed(), None);
}

/// The same, where each host has a directory of its own, and that of the launcher has no ranks.
fn spreading() -> Imaging {
    let mut m = machine();
    m.terms = Terms { spread: true, rate: 9, launcher: "l".into(), ..Terms::default() };
    m
}

/// One node of each host has said which numbers it has.
fn numbered(m: &mut Imaging, has: &[(u32, u64)]) {
    let (ticket, all) = steps(m);
    let highest = ImagesStep::Highest { dir: b"/d".to_vec() };
    assert_eq!(all, has.iter().map(|(node, _)| (*node, highest.clone())).collect());
    has.iter().for_each(|(node, n)| m.handle_outcome(*node, ticket, Ok(n.to_string())));
}

/// All parts are made, and nodes were told to serve them; the ticket.
fn served(m: &mut Imaging, again: bool) -> u32 {
    assert!(m.handle_request(request(false), 7, None));
    interrupted(m);
    if !again {
        numbered(m, &[(0, 0), (1, 2), (2, 1)]);
    }
    let (node, ticket, step) = told(m);
    assert!(node == 0 && step == begin_above(if again { 3 } else { 2 }), "{step:?}");
    m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
    let (ticket, all) = steps(m);
    for node in all.keys() {
        m.handle_outcome(*node, ticket, Ok((node + 3).to_string()));
    }
    assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)), "the rest is done while they run");
    let (ticket, all) = steps(m);
    let serve = ImagesStep::Serve { set: b"/d/000003.part".to_vec() };
    assert!(all.values().all(|step| *step == serve), "{all:?}");
    ticket
}

/// Hosts have fetched what they were told; all were told to commit; the ticket.
fn committing(m: &mut Imaging) -> u32 {
    let ticket = served(m, false);
    [1, 2].iter().for_each(|node| m.handle_outcome(*node, ticket, Ok("a:1".into())));
    let (ticket, all) = steps(m);
    all.keys().for_each(|node| m.handle_outcome(*node, ticket, Ok(String::new())));
    let (ticket, all) = steps(m);
    assert_eq!(all, (0..3).map(|node| (node, commit(0))).collect(), "none is removed yet");
    ticket
}

#[test]
fn older_sets_are_removed_when_all_hosts_have_committed() {
    let mut m = spreading();
    let ticket = committing(&mut m);
    [2, 0].iter().for_each(|node| m.handle_outcome(*node, ticket, Ok("/d/000003".into())));
    assert!(actions(&mut m).is_empty());
    m.handle_outcome(1, ticket, Ok("/d/000003".into()));
    let (ticket, all) = steps(&mut m);
    let list = ImagesStep::List { dir: b"/d".to_vec() };
    assert_eq!(all, (0..3).map(|node| (node, list.clone())).collect());
    // The second one was not committed by all.
    let said = ["3:7:2: 2:6:2: 1:5:2:", "3:7:2:1,2 1:5:2:1,2", "3:7:2:1,2 2:6:2:1,2 1:5:2:1,2"];
    (0..3).zip(said).for_each(|(node, said)| m.handle_outcome(node, ticket, Ok(said.into())));
    let (ticket, all) = steps(&mut m);
    let prune = ImagesStep::Prune { dir: b"/d".to_vec(), oldest: 1, newest: 3 };
    assert_eq!(all, (0..3).map(|node| (node, prune.clone())).collect());
    // Whatever becomes of that, the set is there.
    m.handle_outcome(0, ticket, Err("no".into()));
    m.handle_node_lost(1);
    assert!(actions(&mut m).is_empty());
    m.handle_outcome(2, ticket, Ok(String::new()));
    let done = ImagesAction::Over(Ok(ImagesDone::Set(3, "/d/000003".into())));
    assert_eq!(actions(&mut m), [done]);
}

#[test]
fn a_host_that_does_not_commit_leaves_the_set_before_and_costs_a_number() {
    let mut m = spreading();
    let ticket = committing(&mut m);
    [1, 2].iter().for_each(|node| m.handle_outcome(*node, ticket, Ok("/d/000003".into())));
    m.handle_outcome(0, ticket, Err("no room".into()));
    let (ticket, all) = steps(&mut m);
    assert_eq!(
        all,
        (0..3).map(|node| (node, abandon_all(3))).collect(),
        "nothing older is removed"
    );
    m.handle_outcome(0, ticket, Ok(String::new()));
    assert_eq!(actions(&mut m), [ImagesAction::Over(Err("no room".into()))]);
    served(&mut m, true);
    // A host that cannot say its number leaves all as it is.
    let mut m = spreading();
    assert!(m.handle_request(request(false), 7, None));
    interrupted(&mut m);
    let (ticket, _) = steps(&mut m);
    [0, 1].iter().for_each(|node| m.handle_outcome(*node, ticket, Ok("1".into())));
    m.handle_outcome(2, ticket, Err("no disk".into()));
    let over = ImagesAction::Over(Err("host b: no disk".into()));
    assert_eq!(actions(&mut m), [over, ImagesAction::GoOn(1)]);
}

#[test]
fn several_nodes_of_one_host_have_their_copies_on_another_one() {
    let fetches = |nodes: &[(u32, &str)]| {
        let mut m = spreading();
        m.nodes = nodes.iter().map(|(node, host)| (*node, host.to_string())).collect();
        let has: Vec<_> = m.one_of_each_host().into_iter().map(|node| (node, 2)).collect();
        assert!(m.handle_request(request(false), 7, None));
        interrupted(&mut m);
        numbered(&mut m, &has);
        let (_, ticket, _) = told(&mut m);
        m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
        let (ticket, all) = steps(&mut m);
        all.keys().for_each(|n| m.handle_outcome(*n, ticket, Ok(n.to_string())));
        assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)));
        let (ticket, all) = steps(&mut m);
        assert_eq!(all.len(), nodes.len(), "each node has its own ranks");
        all.keys().for_each(|n| m.handle_outcome(*n, ticket, Ok(format!("h:{n}"))));
        let numbers = |all: Vec<PartSource>| all.into_iter().map(|s| s.node).collect::<Vec<_>>();
        let found = steps(&mut m).1.into_iter().map(|(node, step)| match step {
            ImagesStep::Spread { parts, texts, .. } => (node, numbers(parts), numbers(texts)),
            other => panic!("{other:?}"),
        });
        (found.collect::<Vec<_>>(), m.has_partner())
    };
    // Two nodes each on two hosts, and none on that of the launcher.
    let (all, _) = fetches(&[(1, "a"), (2, "a"), (3, "b"), (4, "b")]);
    let want = [(0, vec![], vec![1, 2, 3, 4]), (1, vec![3, 4], vec![]), (3, vec![1, 2], vec![])];
    assert_eq!(all, want);
    // Three hosts; that of the launcher is one of them.
    let (all, _) = fetches(&[(0, "l"), (1, "a"), (2, "b"), (3, "a")]);
    let want = [(0, vec![2], vec![1, 3]), (1, vec![0], vec![2]), (2, vec![1, 3], vec![0])];
    assert_eq!(all, want);
    // All on one host: the launcher's is the other one.
    let (all, has) = fetches(&[(1, "a"), (2, "a")]);
    assert_eq!((all, has), (vec![(0, vec![1, 2], vec![]), (1, vec![], vec![])], true));
    // There is no other one.
    let (all, has) = fetches(&[(0, "l"), (1, "l")]);
    assert_eq!((all, has), (vec![(0, vec![], vec![])], false));
}

/// The steps that nodes were told, by node; the ticket of the last.
fn steps(m: &mut Imaging) -> (u32, BTreeMap<u32, ImagesStep>) {
    let (mut last, mut all) = (0, BTreeMap::new());
    for action in actions(m) {
        let ImagesAction::Tell { node, ticket, step } = action else { panic!("{action:?}") };
        last = ticket;
        assert!(all.insert(node, step).is_none());
    }
    (last, all)
}

fn source(node: u32, at: &str) -> PartSource {
    PartSource { node, at: at.into() }
}

#[test]
fn where_hosts_share_nothing_each_has_a_copy_of_another_part() {
    let mut m = spreading();
    let ticket = served(&mut m, false);
    let set = b"/d/000003.part".to_vec();
    assert!(m.is_flushing());
    m.handle_outcome(1, ticket, Ok("a:1".into()));
    m.handle_outcome(2, ticket, Ok("b:2,c:2".into()));
    let (_, all) = steps(&mut m);
    let spread = |parts, texts, node| ImagesStep::Spread {
        set: set.clone(),
        token: 7,
        parts,
        texts,
        rate: 9,
        node,
    };
    let (first, second) = (source(4, "a:1"), source(5, "b:2,c:2"));
    let want = [
        (0, spread(Vec::new(), vec![first.clone(), second.clone()], 0)),
        (1, spread(vec![second], Vec::new(), 4)),
        (2, spread(vec![first], Vec::new(), 5)),
    ];
    assert_eq!(all, BTreeMap::from(want));
}

#[test]
fn a_host_that_is_lost_while_parts_are_copied_leaves_the_set_before() {
    let mut m = spreading();
    let ticket = served(&mut m, false);
    m.handle_node_lost(2);
    m.handle_outcome(1, ticket, Ok("a:1".into()));
    let (ticket, all) = steps(&mut m);
    assert_eq!(all, BTreeMap::from([(0, abandon_all(3)), (1, abandon_all(3))]), "each its own");
    m.handle_outcome(0, ticket, Ok(String::new()));
    assert_eq!(actions(&mut m), [ImagesAction::Over(Err("host b is lost".into()))]);
}

#[test]
fn hosts_of_a_restart_fetch_what_they_lack() {
    let wanted = || [(1, 4, "x".to_string()), (2, 5, "y".to_string())];
    let begin = |has: [&str; 3]| {
        let mut m = machine();
        assert!(m.handle_collect(b"/d/000003", 77, wanted()));
        let (ticket, all) = steps(&mut m);
        let have = ImagesStep::Have { set: b"/d/000003".to_vec(), mark: 77 };
        assert_eq!(all, (0..3).map(|node| (node, have.clone())).collect());
        (0..3).zip(has).for_each(|(node, has)| m.handle_outcome(node, ticket, Ok(has.into())));
        m
    };
    // Both have all that they need.
    assert_eq!(actions(&mut begin(["-", "4,5", "5"])), [ImagesAction::Shared(Ok(()))]);
    // Nobody has one of the parts.
    let all = actions(&mut begin(["-", "4", ""]));
    let [ImagesAction::Shared(Err(why))] = &all[..] else { panic!("{all:?}") };
    assert!(why.contains("that were on y"), "{why}");
    // Another host takes the place of the one that is lost, of which the first has a copy.
    let mut m = begin(["-", "4,5", "-"]);
    let (ticket, all) = steps(&mut m);
    assert_eq!(all, BTreeMap::from([(1, ImagesStep::Serve { set: b"/d/000003".to_vec() })]));
    m.handle_outcome(1, ticket, Ok("a:1".into()));
    let (ticket, all) = steps(&mut m);
    let (set, holders) = (b"/d/000003".to_vec(), vec!["a:1".to_string()]);
    let fetch = ImagesStep::Fetch { set, mark: 77, part: 5, holders };
    assert_eq!(all, BTreeMap::from([(2, fetch)]));
    let mut failed = |outcome: Result<String, String>| {
        m.handle_outcome(2, ticket, outcome);
        actions(&mut m)
    };
    assert_eq!(failed(Ok(String::new())), [ImagesAction::Shared(Ok(()))]);
    assert!(!m.is_busy());
    // The host of the launcher has what both lack.
    let mut m = begin(["4,5", "-", "-"]);
    let (ticket, all) = steps(&mut m);
    assert_eq!(all.into_keys().collect::<Vec<_>>(), [0]);
    m.handle_outcome(0, ticket, Ok("z:1".into()));
    assert_eq!(steps(&mut m).1.into_keys().collect::<Vec<_>>(), [1, 2]);
    // They have each other's.
    let mut m = begin(["-", "5", "4"]);
    let (ticket, all) = steps(&mut m);
    assert_eq!(all.len(), 2);
    m.handle_outcome(1, ticket, Ok("a:1".into()));
    m.handle_outcome(2, ticket, Err("no socket".into()));
    let all = actions(&mut m);
    let [ImagesAction::Shared(Err(why))] = &all[..] else { panic!("{all:?}") };
    assert_eq!(why, "host b: no socket");
}

#[test]
fn what_goes_wrong_leaves_no_set_and_the_job_goes_on() {
    type Harm = fn(&mut Imaging, u32);
    let harms: [(Harm, &str); 3] = [
        (|m, ticket| m.handle_outcome(2, ticket, Err("rank 3: no room".into())), "host b: rank 3"),
        (|m, _| m.handle_node_lost(2), "host b is lost"),
        (
            |m, ticket| {
                assert!(!m.handle_released(2, "of another hold"));
                m.handle_outcome(2, ticket, Err("no room".into()));
            },
            "no room",
        ),
    ];
    for (harm, text) in harms {
        for stop in [false, true] {
            let mut m = machine();
            let ticket = saving(&mut m, stop);
            harm(&mut m, ticket);
            assert!(actions(&mut m).is_empty(), "another node still writes");
            m.handle_outcome(1, ticket, Ok("1".into()));
            assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)), "before files are removed");
            let all = abandoned(&mut m);
            let [ImagesAction::Over(Err(why))] = &all[..] else { panic!("{all:?}") };
            assert!(why.contains(text), "{why}");
        }
    }
}

#[test]
fn ranks_that_go_on_end_what_is_under_way() {
    // While nodes save: they are waited for, and nobody is told to go on once more.
    let mut m = machine();
    let ticket = saving(&mut m, false);
    assert!(m.handle_released(1, "a rank has failed"));
    m.handle_outcome(2, ticket, Ok("2".into()));
    assert!(actions(&mut m).is_empty());
    m.handle_outcome(1, ticket, Ok("1".into()));
    assert_eq!(abandoned(&mut m), [ImagesAction::Over(Err("a rank has failed".into()))]);
    // While the set begins: no node is told to save.
    for moves in [false, true] {
        let mut m = machine();
        match moves {
            true => assert!(m.handle_move(request(false), 7, movers())),
            false => assert!(m.handle_request(request(false), 7, None)),
        }
        interrupted(&mut m);
        let (_, ticket, _) = told(&mut m);
        assert!(m.handle_released(1, "a rank has failed"));
        m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
        assert_eq!(abandoned(&mut m), [ImagesAction::Over(Err("a rank has failed".into()))]);
    }
    // What was committed is there.
    let mut m = machine();
    let ticket = saving(&mut m, false);
    [1, 2].iter().for_each(|node| m.handle_outcome(*node, ticket, Ok(node.to_string())));
    let (_, ticket, _) = told(&mut m);
    assert!(m.handle_released(1, "a rank has failed"));
    m.handle_outcome(0, ticket, Ok("/d/000003".into()));
    let done = ImagesAction::Over(Ok(ImagesDone::Set(3, "/d/000003".into())));
    assert_eq!(actions(&mut m), [done]);
}

/// What the master does between the two machines, at once after each event.
fn exchange(holds: &mut Holds, m: &mut Imaging, now: u64) -> Vec<ImagesAction> {
    exchange_asked(holds, m, now, &mut Ask::GoOn)
}

/// The same; `asked` becomes what ranks were told last.
fn exchange_asked(
    holds: &mut Holds,
    m: &mut Imaging,
    now: u64,
    asked: &mut Ask,
) -> Vec<ImagesAction> {
    let mut seen = Vec::new();
    loop {
        while let Some(action) = holds.poll_action() {
            match action {
                HoldAction::Tell(_, ask) => *asked = ask,
                HoldAction::Interrupted(number) => _ = m.handle_interrupted(number),
                HoldAction::Released { number, .. } => _ = m.handle_released(number, "released"),
                _ => {}
            }
        }
        let all = actions(m);
        if all.is_empty() {
            return seen;
        }
        for action in all {
            match &action {
                ImagesAction::Interrupt if holds.handle_ask(Depth::Parted, now) => {
                    m.handle_asked(holds.number());
                }
                ImagesAction::Interrupt => m.handle_refused("busy"),
                ImagesAction::GoOn(number) => holds.handle_go_on(*number, now),
                ImagesAction::Settle(ranks) => {
                    if !m.may_settle(holds) {
                        continue;
                    }
                    assert!(holds.is_parted(holds.number()), "ranks that run are settled");
                    match ranks.parted.is_empty() {
                        true => holds.handle_moved(ranks.from, ranks.to),
                        false => holds.handle_parted(ranks.from, ranks.to),
                    }
                }
                _ => {}
            }
            seen.push(action);
        }
    }
}

#[test]
fn a_hold_that_is_given_up_while_ranks_are_placed_leaves_the_old_ones() {
    // A bystander fails; what was restored is there a moment later, in the same moment, or before
    // the master has looked.
    for order in 0..3 {
        let (mut holds, mut m) = (parted(), machine());
        actions_of_holds(&mut holds);
        placing(&mut m);
        match order {
            0 => {
                holds.handle_failed(5);
                let all = exchange(&mut holds, &mut m, 5);
                assert_eq!(all.first(), Some(&ImagesAction::Displace { node: 7 }), "at once");
                m.handle_placed(Ok(()));
            }
            1 => {
                holds.handle_failed(5);
                m.handle_placed(Ok(()));
            }
            _ => {
                m.handle_placed(Ok(()));
                holds.handle_node_lost(1, 5);
            }
        }
        let all = exchange(&mut holds, &mut m, 6);
        assert!(!all.contains(&ImagesAction::Settle(movers())), "{order}: {all:?}");
        assert!(order == 0 || all.contains(&ImagesAction::Displace { node: 7 }), "{order}");
        assert!(matches!(m.stage, Stage::Abandoning { .. }));
    }
}

#[test]
fn nobody_ends_a_hold_of_others() {
    let (mut holds, mut m) = (parted(), machine());
    actions_of_holds(&mut holds);
    let ticket = saving(&mut m, false);
    m.handle_outcome(1, ticket, Err("no room".into()));
    m.handle_outcome(2, ticket, Ok("2".into()));
    let all = exchange(&mut holds, &mut m, 5);
    let Some(ImagesAction::Tell { ticket, .. }) = all.last() else { panic!("{all:?}") };
    // Ranks have gone on, and somebody else interrupts them while files are removed.
    [1, 2].iter().for_each(|node| holds.handle_answer(*node, 1, NodeAnswer::Open, 6));
    assert!(holds.handle_ask(Depth::Parted, 7));
    for answer in [NodeAnswer::Held(Sums::default()), NodeAnswer::Interrupted] {
        [1, 2].iter().for_each(|node| holds.handle_answer(*node, 2, answer.clone(), 8));
    }
    m.handle_outcome(0, *ticket, Ok(String::new()));
    exchange(&mut holds, &mut m, 9);
    assert!(!m.is_busy() && holds.is_parted(2));
}

fn actions_of_holds(holds: &mut Holds) {
    let last = std::iter::from_fn(|| holds.poll_action()).last();
    assert_eq!(last, Some(HoldAction::Interrupted(1)));
}

#[test]
fn an_interrupt_that_comes_to_nothing_is_told() {
    let mut m = machine();
    for begun in [false, true] {
        assert!(m.handle_request(request(false), 7, None));
        actions(&mut m);
        match begun {
            true => {
                m.handle_asked(1);
                assert!(m.handle_released(1, "rank 1 computes"));
            }
            false => m.handle_refused("rank 1 computes"),
        }
        let over = ImagesAction::Over(Err("rank 1 computes".into()));
        assert_eq!(actions(&mut m), [over], "nobody has to be told to go on");
        assert!(!m.handle_interrupted(1));
    }
}

#[test]
fn the_others_of_a_node_stay_when_some_have_left_it() {
    let mut m = machine();
    let movers = NodeMove { parted: vec![5], ..movers() };
    assert!(m.handle_move(request(false), 7, movers.clone()));
    interrupted(&mut m);
    let (_, ticket, _) = told(&mut m);
    m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
    let (node, ticket, step) = told(&mut m);
    let ImagesStep::Save { parted: saved, .. } = step else { panic!("{step:?}") };
    assert_eq!((node, saved), (2, vec![5]), "images of the movers");
    m.handle_outcome(2, ticket, Ok("2".into()));
    actions(&mut m);
    m.handle_placed(Ok(()));
    assert_eq!(actions(&mut m), [ImagesAction::Settle(movers)]);
    assert!(m.may_settle(&parted()));
    m.handle_settled();
    let all: Vec<u32> = m.nodes.keys().copied().collect();
    assert_eq!(all, [1, 2, 7]);
    assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)));
    abandoned(&mut m);
    // All three make a part of the next set.
    assert!(m.handle_request(request(false), 8, Some(4)));
    let (_, ticket, _) = told(&mut m);
    m.handle_outcome(0, ticket, Ok("4 /d/000004.part".into()));
    let saves = actions(&mut m).into_iter().filter_map(|action| match action {
        ImagesAction::Tell { node, step: ImagesStep::Save { parted, .. }, .. } => {
            Some((node, parted))
        }
        _ => None,
    });
    assert!(saves.eq([1, 2, 7].map(|node| (node, Vec::new()))));
}

#[test]
fn a_host_that_is_lost_before_it_takes_ranks_ends_the_move() {
    for at in 0..3 {
        let mut m = machine();
        assert!(m.handle_move(request(false), 7, movers()));
        let mut ticket = 0;
        if at > 0 {
            interrupted(&mut m);
            (_, ticket, _) = told(&mut m);
        }
        if at > 1 {
            m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
            (_, ticket, _) = told(&mut m);
        }
        m.handle_node_lost(7);
        match at {
            0 => {}
            1 => m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into())),
            _ => m.handle_outcome(2, ticket, Ok("2".into())),
        }
        let all = actions(&mut m);
        let placed = all.iter().any(|a| matches!(a, ImagesAction::Place { .. }));
        assert!(!placed, "{at}: {all:?}");
        let over = ImagesAction::Over(Err("host c is lost".into()));
        assert!(at > 0 || all.contains(&over), "{all:?}");
    }
}

#[test]
fn hosts_are_asked_whether_they_see_a_directory() {
    for (answer, ok) in [(Ok(String::new()), true), (Err("not shared".to_string()), false)] {
        let mut m = machine();
        assert!(m.handle_look(b"/d".to_vec(), 9));
        let (_, ticket, _) = told(&mut m);
        m.handle_outcome(0, ticket, Ok("1 /d/000001.part".into()));
        let all = actions(&mut m);
        let [ImagesAction::Tell { ticket, step: ImagesStep::Look { token: 9, .. }, .. }, _] =
            all[..]
        else {
            panic!("{all:?}");
        };
        m.handle_outcome(1, ticket, Ok(String::new()));
        m.handle_outcome(2, ticket, answer);
        let (_, ticket, step) = told(&mut m);
        assert_eq!(
            step,
            ImagesStep::Abandon { dir: b"/d".to_vec(), number: 1, token: 9, complete: false }
        );
        m.handle_outcome(0, ticket, Ok(String::new()));
        let all = actions(&mut m);
        let [ImagesAction::Shared(outcome)] = &all[..] else { panic!("{all:?}") };
        assert_eq!(outcome.is_ok(), ok);
    }
}

fn movers() -> NodeMove {
    NodeMove { from: 2, to: 7, host: "c".into(), ..NodeMove::default() }
}

/// The ranks of node 2 have images, and are to be restored at node 7.
fn placing(m: &mut Imaging) {
    assert!(m.handle_move(request(false), 7, movers()));
    interrupted(m);
    let (_, ticket, _) = told(m);
    m.handle_outcome(0, ticket, Ok("3 /d/000003.part".into()));
    let (node, ticket, step) = told(m);
    assert!(node == 2 && matches!(step, ImagesStep::Save { number: 3, .. }), "no other node");
    m.handle_outcome(2, ticket, Ok("2".into()));
    let set = "/d/000003.part".to_string();
    assert_eq!(actions(m), [ImagesAction::Place { ranks: movers(), set, token: 7 }]);
    assert_eq!(m.moves_to(), Some(7));
}

/// The set was abandoned; what has come of the request.
fn abandoned(m: &mut Imaging) -> Vec<ImagesAction> {
    let (node, ticket, step) = told(m);
    assert_eq!((node, step), (0, abandon(3)));
    m.handle_outcome(0, ticket, Ok(String::new()));
    assert!(!m.is_busy() && m.moves_to().is_none());
    actions(m)
}

#[test]
fn ranks_move_and_go_on_before_their_images_are_removed() {
    let mut m = machine();
    placing(&mut m);
    settling(&mut m);
    m.handle_settled();
    assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)));
    assert_eq!(abandoned(&mut m), [ImagesAction::Over(Ok(ImagesDone::Moved))]);
    // Whoever has moved takes part in the next set.
    assert!(m.handle_request(request(false), 8, Some(2)));
    let (_, ticket, _) = told(&mut m);
    m.handle_outcome(0, ticket, Ok("4 /d/000004.part".into()));
    let nodes = actions(&mut m).into_iter().filter_map(|action| match action {
        ImagesAction::Tell { node, .. } => Some(node),
        _ => None,
    });
    assert_eq!(nodes.collect::<Vec<_>>(), [1, 7]);
}

/// What was restored are the ranks.
fn settling(m: &mut Imaging) {
    m.handle_placed(Ok(()));
    assert_eq!(actions(m), [ImagesAction::Settle(movers())]);
    assert!(m.may_settle(&parted()) && !m.may_settle(&parted()));
}

#[test]
fn there_is_no_way_back_once_ranks_have_moved() {
    let mut m = machine();
    placing(&mut m);
    settling(&mut m);
    assert!(m.handle_released(1, "a rank has failed"));
    assert!(actions(&mut m).is_empty());
    m.handle_settled();
    assert_eq!(abandoned(&mut m), [ImagesAction::Over(Ok(ImagesDone::Moved))]);
}

#[test]
fn a_move_that_goes_wrong_leaves_ranks_where_they_were() {
    type Harm = fn(&mut Imaging);
    let harms: [(Harm, &str); 5] = [
        (|m| m.handle_placed(Err("rank 3: no CRIU".into())), "host c: rank 3: no CRIU"),
        (|m| m.handle_node_lost(7), "host c is lost"),
        (|m| m.handle_node_lost(2), "host b is lost"),
        (|m| m.handle_node_lost(1), "host a is lost"),
        (|m| _ = m.handle_released(1, "a rank has failed"), "a rank has failed"),
    ];
    for (at, (harm, text)) in harms.into_iter().enumerate() {
        let mut m = machine();
        placing(&mut m);
        m.handle_node_lost(5);
        assert!(actions(&mut m).is_empty(), "a host without ranks");
        harm(&mut m);
        assert_eq!(m.poll_action(), Some(ImagesAction::Displace { node: 7 }));
        m.handle_placed(Ok(()));
        if at < 4 {
            assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)));
        }
        assert_eq!(abandoned(&mut m), [ImagesAction::Over(Err(text.into()))]);
    }
    // Those that were there before are gone.
    let mut m = machine();
    placing(&mut m);
    settling(&mut m);
    m.handle_node_lost(7);
    assert_eq!(m.poll_action(), Some(ImagesAction::GoOn(1)));
    let all = abandoned(&mut m);
    assert!(matches!(&all[..], [ImagesAction::Over(Err(_))]), "{all:?}");
}

/// A job whose nodes and ranks do anything in any order.
struct World {
    m: Imaging,
    holds: Holds,
    now: u64,
    /// What ranks were told last.
    ask: Ask,
    lost: BTreeSet<u32>,
    tellings: Vec<(u32, u32, ImagesStep)>,
    asked: u32,
    answered: u32,
    settled: u32,
    /// Ranks are there that were restored, and those that they were made of.
    twice: bool,
}

impl World {
    fn new(terms: Terms) -> World {
        let mut m = machine();
        m.terms = terms;
        World {
            m,
            holds: Holds::new([1, 2], None, 10_000),
            now: 0,
            ask: Ask::GoOn,
            lost: BTreeSet::new(),
            tellings: Vec::new(),
            asked: 0,
            answered: 0,
            settled: 0,
            twice: false,
        }
    }

    fn lose(&mut self, node: u32) {
        self.lost.insert(node);
        self.m.handle_node_lost(node);
        self.holds.handle_node_lost(node, self.now);
    }

    /// A node that was told something says what has become of it.
    fn tell_outcome(&mut self, good: bool) {
        let at = self.tellings.iter().position(|(node, ..)| !self.lost.contains(node));
        if let Some((node, ticket, step)) = at.map(|at| self.tellings.remove(at)) {
            let text = match step {
                ImagesStep::Begin { .. } => "1 /d/000001.part".to_string(),
                _ => node.to_string(),
            };
            self.m.handle_outcome(node, ticket, if good { Ok(text) } else { Err(text) });
        }
    }

    /// Ranks do what they were told.
    fn obey(&mut self) {
        for node in [1, 2, 7] {
            let answer = match self.ask {
                Ask::GoOn => NodeAnswer::Open,
                Ask::Hold | Ask::Prepare => NodeAnswer::Held(Sums::default()),
                Ask::Interrupt => NodeAnswer::Interrupted,
            };
            self.holds.handle_answer(node, self.holds.number(), answer, self.now);
        }
    }

    fn event(&mut self, what: u8, good: bool) {
        self.now += 10;
        let now = self.now;
        match what {
            0..3 => self.tell_outcome(good),
            3 => self.asked += u32::from(self.m.handle_request(request(good), 1, None)),
            4 => self.holds.handle_failed(now),
            // Somebody else has ranks held.
            5 => _ = self.holds.handle_ask(Depth::Drained, now),
            6 if good => self.lose(2),
            8 => {
                // All ranks of the node, or some.
                let parted = if good { Vec::new() } else { vec![5] };
                let movers = NodeMove { parted, ..movers() };
                self.asked += u32::from(self.m.handle_move(request(false), 1, movers));
            }
            9 => {
                let good = good && !self.lost.contains(&7);
                self.m.handle_placed(if good { Ok(()) } else { Err("no".into()) });
            }
            10 => self.m.handle_settled(),
            11 if good => self.lose(7),
            12.. => self.obey(),
            _ => {}
        }
    }

    /// The master looks.
    fn settle(&mut self) {
        for action in exchange_asked(&mut self.holds, &mut self.m, self.now, &mut self.ask) {
            match action {
                ImagesAction::Tell { node, ticket, step } => {
                    self.tellings.push((node, ticket, step));
                }
                ImagesAction::Over(_) => self.answered += 1,
                ImagesAction::Place { .. } => self.twice = true,
                ImagesAction::Displace { .. } => self.twice = false,
                ImagesAction::Settle(_) => {
                    assert!(self.twice, "only restored ranks are ranks");
                    self.twice = false;
                    self.settled += 1;
                }
                _ => {}
            }
        }
        let parted = self.holds.is_parted(self.holds.number());
        assert!(!self.twice || parted, "ranks run and are there twice");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    /// Whatever nodes and ranks do in whatever order: at the end nothing is under way, each request
    /// was answered once, and ranks that run are never there twice.
    #[test]
    fn every_request_ends(
        script in prop::collection::vec((0..16_u8, any::<bool>()), 0..80),
        store in 0..3_u8,
    ) {
        let local = if store == 1 { b"/l".to_vec() } else { Vec::new() };
        let mut world = World::new(Terms { local, spread: store == 2, ..Terms::default() });
        for (what, good) in script {
            world.event(what, good);
            // Several things may have happened before it looks.
            if good || what > 11 {
                world.settle();
            }
        }
        for n in 0..200 {
            for (what, good) in [(0, n > 20), (9, n > 20), (10, true), (12, true)] {
                world.event(what, good);
                world.settle();
            }
        }
        prop_assert!(!world.m.is_busy());
        prop_assert_eq!(world.asked, world.answered);
        prop_assert!(world.settled <= world.asked);
    }
}
