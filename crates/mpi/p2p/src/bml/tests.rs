use hawser_transport::btl::Btl;
use hawser_transport::btl::loopback::Loopback;
use hawser_transport::btl::sim::{SimFaults, SimNet};

use super::*;

fn net(latency_ns: u32, bandwidth_mbs: u32, get: bool) -> Box<dyn Btl> {
    let faults = SimFaults { latency_ns, bandwidth_mbs, get, ..SimFaults::default() };
    SimNet::new(1, faults).btl(0)
}

fn peer(proc: u32) -> Peer {
    Peer { proc, node: 3, local: None }
}

#[test]
fn latency_chooses_eager_and_bandwidth_the_order_of_fragments() {
    let slow = net(500, 1_000, false);
    let fast = net(2_000, 10_000, true);
    let mut m = Modules::new(vec![fast, slow]);
    let routes = m.reach(&peer(1)).expect("reached");
    assert_eq!(routes.eager.module, 1);
    let order: Vec<u16> = routes.send.iter().map(|r| r.module).collect();
    assert_eq!(order, [0, 1]);
    assert_eq!(routes.get.map(|r| r.module), Some(0));
    assert_eq!(routes.bounds.get_min, SimFaults::default().get_min as u64);
}

#[test]
fn fragments_go_where_they_would_end_first() {
    let mut m = Modules::new(vec![net(1, 9_000, false), net(1, 3_000, false)]);
    let routes = m.reach(&peer(1)).expect("reached");
    let mut backlog = [0u64; 2];
    for _ in 0..40 {
        let i = m.fastest(&routes, 1 << 16, &backlog, 0).expect("room");
        backlog[routes.send[i].module as usize] += 1 << 16;
    }
    assert_eq!(backlog, [30 << 16, 10 << 16]);
    assert_eq!(m.fastest(&routes, 1, &backlog, 0b01), Some(1));
    assert_eq!(m.fastest(&routes, 1, &backlog, 0b11), None);
}

#[test]
fn only_the_most_exclusive_modules_are_used() {
    let mut m = Modules::new(vec![net(1, 1_000_000, true), Box::new(Loopback::new(0))]);
    let to_self = m.reach(&peer(0)).expect("reached");
    assert!(to_self.send.iter().all(|r| r.module == 1) && to_self.eager.module == 1);
    let to_other = m.reach(&peer(1)).expect("reached");
    assert_eq!(to_other.eager.module, 0);
}

#[test]
fn no_route_names_the_peer_and_each_reason() {
    let mut m = Modules::new([Link::Other(Box::new(Loopback::new(0)))]);
    let why = m.reach(&peer(7)).expect_err("self reaches nobody else");
    assert!(why.contains("rank 7") && why.contains("node 3") && why.contains("self"), "{why}");
    assert!(Modules::new(Vec::<Link>::new()).reach(&peer(7)).is_err());
}
