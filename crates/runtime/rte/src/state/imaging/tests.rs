use proptest::prelude::*;

use super::*;

fn machine() -> Imaging {
    Imaging::new([(1, "a".into()), (2, "b".into())])
}

fn request(stop: bool) -> ImagesRequest {
    ImagesRequest { dir: b"/d".to_vec(), keep: 2, criu: "criu".into(), stop, moves: None }
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

/// A set has begun, and both nodes were told to save; the ticket.
fn saving(m: &mut Imaging, stop: bool) -> u32 {
    assert!(m.handle_request(request(stop), 7, false));
    assert_eq!(actions(m), [ImagesAction::Interrupt]);
    assert!(!m.handle_request(request(stop), 7, false), "one at a time");
    assert!(m.handle_interrupted());
    let (node, ticket, step) = told(m);
    assert_eq!((node, step), (0, ImagesStep::Begin { dir: b"/d".to_vec(), token: 7 }));
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
    let nodes = vec![4, 5];
    assert_eq!(
        (node, step),
        (0, ImagesStep::Commit { dir: b"/d".to_vec(), number: 3, keep: 2, nodes })
    );
    m.handle_outcome(0, ticket, Ok("/d/000003".into()));
    let done = ImagesAction::Over(Ok(ImagesDone::Set(3, "/d/000003".into())));
    assert_eq!(actions(&mut m), [done, ImagesAction::GoOn]);
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

#[test]
fn what_goes_wrong_leaves_no_set_and_the_job_goes_on() {
    type Harm = fn(&mut Imaging, u32);
    let harms: [(Harm, &str); 3] = [
        (|m, ticket| m.handle_outcome(2, ticket, Err("rank 3: no room".into())), "host b: rank 3"),
        (|m, _| m.handle_node_lost(2), "host b is lost"),
        (
            |m, ticket| {
                m.handle_released("a rank has failed");
                m.handle_outcome(2, ticket, Ok("2".into()));
            },
            "a rank has failed",
        ),
    ];
    for (harm, text) in harms {
        for stop in [false, true] {
            let mut m = machine();
            let ticket = saving(&mut m, stop);
            harm(&mut m, ticket);
            assert!(actions(&mut m).is_empty(), "another node still writes");
            m.handle_outcome(1, ticket, Ok("1".into()));
            let (node, ticket, step) = told(&mut m);
            assert_eq!((node, step), (0, ImagesStep::Abandon { dir: b"/d".to_vec(), number: 3 }));
            m.handle_outcome(0, ticket, Ok(String::new()));
            let all = actions(&mut m);
            let [ImagesAction::Over(Err(why)), ImagesAction::GoOn] = &all[..] else {
                panic!("{all:?}");
            };
            assert!(why.contains(text), "{why}");
        }
    }
}

#[test]
fn an_interrupt_that_comes_to_nothing_is_told() {
    let mut m = machine();
    assert!(m.handle_request(request(false), 7, false));
    actions(&mut m);
    m.handle_released("rank 1 computes");
    let over = ImagesAction::Over(Err("rank 1 computes".into()));
    assert_eq!(actions(&mut m), [over, ImagesAction::GoOn]);
    assert!(!m.handle_interrupted());
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
        assert_eq!(step, ImagesStep::Abandon { dir: b"/d".to_vec(), number: 1 });
        m.handle_outcome(0, ticket, Ok(String::new()));
        let all = actions(&mut m);
        let [ImagesAction::Shared(outcome)] = &all[..] else { panic!("{all:?}") };
        assert_eq!(outcome.is_ok(), ok);
    }
}

fn movers() -> NodeMove {
    NodeMove { from: 2, to: 7, host: "c".into() }
}

/// The ranks of node 2 have images, and are to be restored at node 7.
fn placing(m: &mut Imaging) {
    assert!(m.handle_move(request(false), 7, movers()));
    assert_eq!(actions(m), [ImagesAction::Interrupt]);
    assert!(m.handle_interrupted());
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
    assert_eq!((node, step), (0, ImagesStep::Abandon { dir: b"/d".to_vec(), number: 3 }));
    m.handle_outcome(0, ticket, Ok(String::new()));
    assert!(!m.is_busy() && m.moves_to().is_none());
    actions(m)
}

#[test]
fn ranks_move_and_go_on_before_their_images_are_removed() {
    let mut m = machine();
    placing(&mut m);
    m.handle_placed(Ok(()));
    assert_eq!(actions(&mut m), [ImagesAction::Settle(movers())]);
    m.handle_released("a rank has failed");
    assert!(actions(&mut m).is_empty(), "there is no way back");
    m.handle_settled();
    assert_eq!(m.poll_action(), Some(ImagesAction::GoOn));
    assert_eq!(abandoned(&mut m), [ImagesAction::Over(Ok(ImagesDone::Moved))]);
    // Whoever has moved takes part in the next set.
    assert!(m.handle_request(request(false), 8, true));
    let (_, ticket, _) = told(&mut m);
    m.handle_outcome(0, ticket, Ok("4 /d/000004.part".into()));
    let nodes = actions(&mut m).into_iter().filter_map(|action| match action {
        ImagesAction::Tell { node, .. } => Some(node),
        _ => None,
    });
    assert_eq!(nodes.collect::<Vec<_>>(), [1, 7]);
}

#[test]
fn a_move_that_goes_wrong_leaves_ranks_where_they_were() {
    type Harm = fn(&mut Imaging);
    let harms: [(Harm, &str); 4] = [
        (|m| m.handle_placed(Err("rank 3: no CRIU".into())), "host c: rank 3: no CRIU"),
        (|m| m.handle_node_lost(7), "is lost"),
        (|m| m.handle_node_lost(2), "is lost"),
        (|m| m.handle_released("a rank has failed"), "a rank has failed"),
    ];
    for (harm, text) in harms {
        let mut m = machine();
        placing(&mut m);
        harm(&mut m);
        assert_eq!(m.poll_action(), Some(ImagesAction::Displace { node: 7 }));
        m.handle_placed(Ok(()));
        let all = abandoned(&mut m);
        let [ImagesAction::Over(Err(why)), ImagesAction::GoOn] = &all[..] else {
            panic!("{all:?}");
        };
        assert!(why.contains(text), "{why}");
    }
    // Those that were there before are gone.
    let mut m = machine();
    placing(&mut m);
    m.handle_placed(Ok(()));
    actions(&mut m);
    m.handle_node_lost(7);
    let all = abandoned(&mut m);
    assert!(matches!(&all[..], [ImagesAction::Over(Err(_)), ImagesAction::GoOn]), "{all:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    /// Whatever nodes say in whatever order: at the end nothing is under way, each request was
    /// answered once, and no set is both committed and abandoned.
    #[test]
    fn every_request_ends(script in prop::collection::vec((0..12_u8, any::<bool>()), 0..60)) {
        let mut m = machine();
        let (mut asked, mut answered, mut lost) = (0, 0, BTreeSet::new());
        let mut tellings: Vec<(u32, u32, ImagesStep)> = Vec::new();
        // Where the ranks are of which one life was ended, and how often they were there twice.
        let (mut settled, mut twice) = (0, false);
        let mut drain = |m: &mut Imaging, tellings: &mut Vec<(u32, u32, ImagesStep)>| {
            for action in std::iter::from_fn(|| m.poll_action()) {
                match action {
                    ImagesAction::Tell { node, ticket, step } => {
                        tellings.push((node, ticket, step));
                    }
                    ImagesAction::Over(_) => answered += 1,
                    ImagesAction::Place { .. } => twice = true,
                    ImagesAction::Displace { .. } => twice = false,
                    ImagesAction::Settle(_) => {
                        assert!(twice, "only restored ranks are ranks");
                        (twice, settled) = (false, settled + 1);
                    }
                    // None of them goes on while both are there.
                    ImagesAction::GoOn => assert!(!twice),
                    _ => {}
                }
            }
        };
        let end = [(0, false); 40].into_iter().chain([(4, false), (9, false)]);
        let end = end.chain([(0, true); 40]);
        for (what, good) in script.into_iter().chain(end) {
            match what {
                0..3 => {
                    let at = tellings.iter().position(|(node, ..)| !lost.contains(node));
                    if let Some((node, ticket, step)) = at.map(|at| tellings.remove(at)) {
                        let text = match step {
                            ImagesStep::Begin { .. } => "1 /d/000001.part".to_string(),
                            _ => node.to_string(),
                        };
                        m.handle_outcome(node, ticket, if good { Ok(text) } else { Err(text) });
                    }
                }
                3 => asked += u32::from(m.handle_request(request(good), 1, good)),
                4 => m.handle_released("released"),
                5 => _ = m.handle_interrupted(),
                6 if good => {
                    lost.insert(2);
                    m.handle_node_lost(2);
                }
                8 => asked += u32::from(m.handle_move(request(false), 1, movers())),
                9 => m.handle_placed(if good { Ok(()) } else { Err("no".into()) }),
                10 => m.handle_settled(),
                11 if good => m.handle_node_lost(7),
                _ => {}
            }
            drain(&mut m, &mut tellings);
        }
        prop_assert!(!m.is_busy());
        prop_assert_eq!(asked, answered);
        prop_assert!(settled <= asked);
    }
}
