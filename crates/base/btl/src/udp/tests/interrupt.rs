//! Interrupts: sessions end, and nothing else does.

use std::sync::Arc;

use hawser_mca::lifecycle::{Resume, Traffic};

use super::*;

/// Both send a message to the other, again and again, until both have one more.
fn talk(ends: &mut [Udp; 2], boxes: &mut [Inbox; 2], who: [bool; 2]) {
    let before = boxes.each_ref().map(|b| b.messages.len());
    for look in 0.. {
        assert!(look < HANG, "hang");
        for me in 0..2 {
            let Reach::Yes(to) = ends[me].add_peer(&peer(1 - me as u32)) else { panic!() };
            if who[me] {
                let _ = ends[me].send_short(to, AmTag(1), b"from ", &[me as u8]);
            }
            ends[me].progress(&mut boxes[me]);
        }
        let has = |me: usize| !who[1 - me] || boxes[me].messages.len() > before[me];
        if has(0) && has(1) {
            break;
        }
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
}

fn interrupted(end: &mut Udp) {
    end.may_interrupt().expect("it can");
    assert!(end.interrupt(&mut Inbox::default()) && end.interrupt(&mut Inbox::default()));
    assert!(end.net().rails[0].socket.is_none() && end.net().begun() == 0);
    assert_eq!(end.progress(&mut Inbox::default()), 0);
    let Reach::Yes(to) = end.add_peer(&peer(1)) else { panic!() };
    let sent = end.send_short(to, AmTag(1), b"no", b"t now");
    assert!(matches!(sent, Err(SendError::NoResource)));
}

#[test]
fn datagrams_of_a_life_that_has_ended_are_nothing() {
    let mut ends = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    // What is on the way to the second one stays there.
    let way = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    way.set_nonblocking(true).unwrap();
    ends[1].net().rails[0].at = way.local_addr().unwrap();
    let Reach::Yes(to) = ends[0].add_peer(&peer(1)) else { panic!() };
    let (mut late, mut bytes) = (Vec::new(), vec![0; LONGEST]);
    while late.len() < 20 {
        let _ = ends[0].send_short(to, AmTag(1), b"late", &late.len().to_le_bytes());
        ends.iter_mut().zip(&mut boxes).for_each(|(end, inbox)| _ = end.progress(inbox));
        while let Ok(n) = way.recv(&mut bytes) {
            late.push(bytes[..n].to_vec());
        }
    }
    assert!(boxes[1].messages.is_empty());
    interrupted(&mut ends[0]);
    let [a, b] = &mut ends;
    assert!(b.interrupt(&mut boxes[1]));
    for end in [a, b] {
        end.resume(Resume::Continue).expect("it goes on");
    }
    talk(&mut ends, &mut boxes, [true; 2]);
    let at = ends[1].net().rails[0].at;
    assert_ne!(at, way.local_addr().unwrap());
    late.iter().for_each(|datagram| _ = way.send_to(datagram, at).unwrap());
    talk(&mut ends, &mut boxes, [true; 2]);
    (0..100).for_each(|_| _ = ends[1].progress(&mut boxes[1]));
    assert!(boxes[1].messages.iter().all(|m| m.2.starts_with(b"from ")));
}

/// The interrupt was given up when one side had no session any more: the other one, which alone has
/// something to say, is told.
#[test]
fn a_peer_that_was_not_interrupted_learns_of_it() {
    for who in [[true; 2], [false, true], [true, false]] {
        let mut ends = ends(&[]);
        let mut boxes = [Inbox::default(), Inbox::default()];
        for _ in 0..3 {
            talk(&mut ends, &mut boxes, [true; 2]);
            interrupted(&mut ends[0]);
            ends[0].resume(Resume::Continue).expect("it goes on");
            talk(&mut ends, &mut boxes, who);
        }
    }
}

/// The second end goes on to send in the session that it has.
#[test]
fn a_peer_for_which_an_exchange_had_ended_learns_of_it() {
    let mut ends = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let Reach::Yes(to) = ends[1].add_peer(&peer(0)) else { panic!() };
    ends[1].begin_contact(to);
    for look in 0.. {
        assert!(look < HANG, "hang");
        ends[0].net().only_say();
        ends[1].progress(&mut boxes[1]);
        if ends[1].net().begun() > 0 {
            break;
        }
    }
    assert_eq!(ends[0].net().begun(), 0);
    assert_eq!(ends[0].net().exchanges(), 1);
    interrupted(&mut ends[0]);
    ends[0].resume(Resume::Continue).expect("it goes on");
    talk(&mut ends, &mut boxes, [false, true]);
    // Once more while both know of each other, and then in the exchange that follows.
    interrupted(&mut ends[0]);
    ends[0].resume(Resume::Continue).expect("it goes on");
    for look in 0.. {
        assert!(look < HANG, "hang");
        ends[0].net().recall();
        ends[0].net().only_say();
        ends[1].net().only_say();
        if ends[0].net().exchanges() > 0 {
            break;
        }
    }
    interrupted(&mut ends[0]);
    ends[0].resume(Resume::Continue).expect("it goes on");
    talk(&mut ends, &mut boxes, [false, true]);
}

#[test]
fn an_interrupted_process_sleeps_for_nothing() {
    let mut ends = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    talk(&mut ends, &mut boxes, [true; 2]);
    interrupted(&mut ends[0]);
    assert!(!armed(&mut ends[0]).would_end());
    ends[0].resume(Resume::Continue).expect("it goes on");
    assert!(ends[0].net().recalls() && armed(&mut ends[0]).would_end());
    interrupted(&mut ends[0]);
    assert!(!armed(&mut ends[0]).would_end(), "nobody is called now");
}

#[test]
fn a_hold_without_an_interrupt_ends_no_session() {
    let mut ends = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    talk(&mut ends, &mut boxes, [true; 2]);
    let begun = ends[0].net().begun();
    ends[0].resume(Resume::Continue).expect("it goes on");
    assert!(begun > 0 && ends[0].net().begun() == begun);
}

#[test]
fn a_restored_process_without_such_an_interface_says_so() {
    let mut ends = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    talk(&mut ends, &mut boxes, [true; 2]);
    interrupted(&mut ends[0]);
    ends[0].net().rails[0].own.addr = "2001:db8::77".parse().unwrap();
    ends[0].net().rails[0].own.loopback = false;
    ends[0].net().config.interfaces =
        || vec![interface("lo", "::1"), interface("eth0", "10.0.0.1")];
    ends[0].resume(Resume::Restart).expect("other rails may go on");
    ends[0].progress(&mut boxes[0]);
    assert_eq!(boxes[0].lost.len(), 1);
    match ends[0].add_peer(&peer(1)) {
        Reach::No(why) => assert!(why.to_string().contains("no such interface"), "{why}"),
        Reach::Yes(_) => panic!("there is no socket"),
    }
}

fn interface(name: &str, addr: &str) -> os::Interface {
    let addr: std::net::IpAddr = addr.parse().unwrap();
    let name = name.into();
    os::Interface { name, addr, prefix: 24, loopback: addr.is_loopback(), scope: 0 }
}

/// As on a host that has another one beside it.
fn beside() -> Vec<os::Interface> {
    vec![
        interface("lo", "127.0.0.1"),
        os::Interface { loopback: false, ..interface("eth0", BESIDE) },
    ]
}

/// An address that leads to this host.
const BESIDE: &str = "127.0.0.2";

#[test]
fn rails_over_the_loopback_interface_follow_ranks_that_leave_the_node() {
    for how in [Resume::Continue, Resume::Restart] {
        let mut ends = ends(&[]);
        let mut boxes = [Inbox::default(), Inbox::default()];
        talk(&mut ends, &mut boxes, [true; 2]);
        ends.iter_mut().for_each(|end| assert!(end.interrupt(&mut Inbox::default())));
        for end in &mut ends {
            let mut net = end.net();
            net.config.interfaces = beside;
            net.config.node.replace_apart(0, &[(1, 1)]).unwrap();
            drop(net);
            end.resume(how).expect("it goes on");
        }
        talk(&mut ends, &mut boxes, [true; 2]);
        for end in &ends {
            let net = end.net();
            assert!(net.rails[0].at.ip().to_string() == BESIDE && net.begun() > 0);
            assert!(net.ways().iter().all(|way| way.ip().to_string() == BESIDE));
        }
    }
}

#[test]
fn a_rail_reaches_other_hosts_only_where_the_user_lets_it() {
    let leads_out = |set: &[(&str, &str)]| {
        let [end, _] = ends(set);
        assert!(end.net().rails[0].own.loopback);
        let alone = end.leads_out();
        let layer = reliable(end);
        assert_eq!(layer.leads_out(), alone);
        alone
    };
    let is_outward = |i: &os::Interface| !i.loopback;
    let has_network = os::interfaces().unwrap().iter().any(is_outward);
    assert!(leads_out(&[]) <= has_network);
    assert!(!leads_out(&[("net_if_include", "127.0.0.1")]));
}

#[test]
fn a_rail_without_a_port_goes_on_once_there_is_one() {
    let taken = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let mut ends = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    talk(&mut ends, &mut boxes, [true; 2]);
    interrupted(&mut ends[0]);
    ends[0].net().rails[0].set_ports(port..=port);
    let why = ends[0].resume(Resume::Continue).expect_err("its port is taken").to_string();
    assert!(why.contains("net_port_range"), "{why}");
    assert!(ends[0].net().parted);
    drop(taken);
    ends[0].resume(Resume::Continue).expect("it goes on");
    talk(&mut ends, &mut boxes, [true; 2]);
}

#[test]
fn a_rail_that_cannot_go_on_keeps_no_other_one() {
    let taken = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let ends = ends(&[]);
    let nets = ends.each_ref().map(|end| Arc::clone(&end.net));
    let mut layer = reliable_over(ends.map(|end| Box::new(end) as Box<dyn Btl>).into());
    layer.hold();
    assert!(layer.interrupt(&mut Inbox::default()));
    nets[0].lock().unwrap().rails[0].set_ports(port..=port);
    layer.resume(Resume::Continue).expect_err("its port is taken");
    let has_socket = |net: &Arc<Mutex<Net>>| net.lock().unwrap().rails[0].socket.is_some();
    assert_eq!(nets.each_ref().map(has_socket), [false, true]);
    drop(taken);
    layer.resume(Resume::Continue).expect("it goes on");
    assert_eq!(nets.each_ref().map(has_socket), [true; 2]);
}

/// Losses are under way when it is held: all is acknowledged in the end, and afterwards, in another
/// life, as on another host, nothing is lost, doubled or out of order.
#[test]
fn the_reliable_layer_goes_on_over_a_bad_network() {
    for seed in seeds(6) {
        let mut rng = Seeded::new(seed);
        let rails = ends(&[("btl_udp_datagram", "9000")]);
        let nets = rails.each_ref().map(|end| Arc::clone(&end.net));
        let mut ends = rails.map(reliable);
        for round in 0..4 {
            let mut relays = [0, 1].map(|i| Relay::of(&nets[i], seed + i as u64, bad(&mut rng)));
            exchange(&mut ends, &mut relays, seed + round, 100);
            ends.iter_mut().for_each(Btl::hold);
            let mut boxes = [Inbox::default(), Inbox::default()];
            let sum = |ends: &[dr::Reliable; 2]| {
                let mut all = Traffic::default();
                ends.iter().for_each(|end| all += end.traffic());
                all
            };
            for look in 0.. {
                assert!(look < HANG, "seed {seed}: hang: {:?}", sum(&ends));
                ends.iter_mut().zip(&mut boxes).for_each(|(end, inbox)| _ = end.progress(inbox));
                relays.iter_mut().for_each(Relay::relay);
                relays.iter_mut().for_each(Relay::release);
                if sum(&ends).is_drained() {
                    break;
                }
            }
            let how = [Resume::Continue, Resume::Restart][rng.below(2)];
            let parted = |(end, inbox): (&mut dr::Reliable, &mut Inbox)| end.interrupt(inbox);
            assert!(ends.iter_mut().zip(&mut boxes).all(parted), "seed {seed}");
            ends.iter_mut().for_each(|end| end.resume(how).expect("it goes on"));
            assert!(boxes.iter().all(|b| b.messages.is_empty()), "seed {seed}: nothing was new");
        }
    }
}
