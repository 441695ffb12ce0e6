//! Boards: an exchange ends when all have posted, or when one that has not is lost.

use hawser_core::comm::Comm;
use hawser_core::contracts::board::{Board, Boards};
use hawser_core::contracts::pml::Pml;

use hawser_core::group::Group;

use super::*;
use crate::ob1::pml::{Ob1, P2pConfig};

/// The board of two ranks in one process, as each has it, and the first rank's layer.
fn seats() -> (&'static Ob1, [Box<dyn Board>; 2]) {
    let node = hawser_fixture::node(2, 1);
    let mut specs = crate::params();
    specs.extend(hawser_transport::params());
    let params = hawser_fixture::params(&specs, &[("btl", "sm,self")]);
    let ranks = [0, 1].map(|me| {
        let modex = hawser_fixture::modex(node, me);
        let (threaded, attended) = (false, false);
        let cfg = P2pConfig { me, node, slot: me, modex, params: &params, threaded, attended };
        Ob1::open(cfg, &mut |_| {}).expect("transports")
    });
    let ticket = ranks[0].claim(2).expect("a free board");
    let seats = [0, 1].map(|me: u32| {
        let pml: &'static Ob1 = ranks[me as usize];
        let comm = Comm::new(0, me, Group::range(0, 2), None, pml as &'static dyn Pml);
        pml.join(&comm, ticket).expect("a seat")
    });
    (ranks[0], seats)
}

#[test]
fn a_rank_that_is_lost_before_it_posts_ends_the_exchange() {
    let (pml, [mut own, _other]) = seats();
    pml.channel(0).engine.lock().state.lost(1, Failure::Cut(0, 1));
    // The second one would post into an exchange that nobody can end.
    for _ in 0..2 {
        let error = own.exchange(&mut |_| {}, &mut |_, _| {}).expect_err("it cannot end well");
        assert_eq!(error.class(), ErrClass::ProcAborted);
        assert!(error.to_string().contains("rank 1 "), "{error}");
    }
}

#[test]
fn a_rank_that_has_posted_may_be_lost() {
    let (pml, [mut own, mut other]) = seats();
    std::thread::scope(|s| {
        s.spawn(|| other.exchange(&mut |room| room[0] = 7, &mut |_, _| {}).expect("all post"));
        own.exchange(&mut |_| {}, &mut |_, _| {}).expect("all post");
    });
    pml.channel(0).engine.lock().state.lost(1, Failure::Cut(0, 1));
    assert!(own.exchange(&mut |_| {}, &mut |_, _| {}).is_err());
}
