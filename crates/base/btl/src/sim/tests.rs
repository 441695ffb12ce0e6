use super::*;
use crate::conformance::{Inbox, Pair, check_all};

fn peer(proc: ProcId) -> Peer {
    Peer { at: proc.into(), node: 0, local: None }
}

fn pair(seed: u64, faults: SimFaults) -> Pair {
    let net = SimNet::new(seed, faults);
    Pair { ends: vec![net.btl(0), net.btl(1)], peers: vec![peer(1), peer(0)] }
}

/// Sends `n` numbered messages from 0 to 1, with progress; returns what arrived.
fn run(seed: u64, faults: SimFaults, n: u32) -> Vec<Vec<u8>> {
    let net = SimNet::new(seed, faults);
    let (mut a, mut b) = (net.btl(0), net.btl(1));
    let Reach::Yes(to) = a.add_peer(&peer(1)) else { panic!() };
    let mut inbox = Inbox::default();
    for i in 0..n {
        while a.send_short(to, AmTag(0), &i.to_le_bytes(), &[7; 20]).is_err() {
            b.progress(&mut inbox);
        }
    }
    while net.under_way() > 0 {
        b.progress(&mut inbox);
        a.progress(&mut Inbox::default());
    }
    inbox.messages.into_iter().map(|m| m.2).collect()
}

#[test]
fn it_keeps_the_contract() {
    check_all(|| pair(1, SimFaults::default()));
    let late = SimFaults {
        late_completion: true,
        get: true,
        put: true,
        delay_ns: (0, 5000),
        ..Default::default()
    };
    check_all(|| pair(2, late.clone()));
    check_all(|| pair(3, SimFaults { slots: 1, ..late.clone() }));
    check_all(|| pair(4, SimFaults { place: true, ..late.clone() }));
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let faults = SimFaults {
        delay_ns: (0, 10_000),
        drop_ppm: 100_000,
        duplicate_ppm: 100_000,
        corrupt_ppm: 100_000,
        unordered: true,
        ..Default::default()
    };
    let one = run(7, faults.clone(), 500);
    assert_eq!(one, run(7, faults.clone(), 500));
    assert_ne!(one, run(8, faults, 500));
}

#[test]
fn each_fault_happens_and_only_when_it_is_asked_for() {
    let number = |m: &Vec<u8>| u32::from_le_bytes([m[0], m[1], m[2], m[3]]);
    let clean = run(1, SimFaults::default(), 300);
    assert!(clean.iter().map(number).eq(0..300));
    let rate = 200_000;
    let dropped = run(1, SimFaults { drop_ppm: rate, ..Default::default() }, 300);
    assert!(dropped.len() < 290 && dropped.is_sorted_by_key(number));
    let doubled = run(1, SimFaults { duplicate_ppm: rate, ..Default::default() }, 300);
    assert!(doubled.len() > 310 && doubled.is_sorted_by_key(number));
    let corrupt = run(1, SimFaults { corrupt_ppm: rate, ..Default::default() }, 300);
    assert!(corrupt.len() == 300 && corrupt != clean);
    let delay_ns = (0, 50_000);
    let reordered = run(1, SimFaults { unordered: true, delay_ns, ..Default::default() }, 300);
    assert!(reordered.len() == 300 && !reordered.is_sorted_by_key(number));
    let delayed = run(1, SimFaults { delay_ns, ..Default::default() }, 300);
    assert_eq!(delayed, clean);
}

#[test]
fn a_cut_is_told_to_both_and_a_partition_to_nobody() {
    let net = SimNet::new(1, SimFaults::default());
    let (mut a, mut b) = (net.btl(0), net.btl(1));
    let Reach::Yes(to) = a.add_peer(&peer(1)) else { panic!() };
    let mut inbox = [Inbox::default(), Inbox::default()];
    net.partition(&[0]);
    a.send_short(to, AmTag(0), b"vanishes", b"").unwrap();
    net.heal();
    a.send_short(to, AmTag(0), b"arrives", b"").unwrap();
    b.progress(&mut inbox[1]);
    assert_eq!(inbox[1].messages.len(), 1);
    a.send_short(to, AmTag(0), b"under way", b"").unwrap();
    net.cut(1, 0);
    a.progress(&mut inbox[0]);
    b.progress(&mut inbox[1]);
    assert_eq!((inbox[0].lost.len(), inbox[1].lost.len()), (1, 1));
    assert_eq!(inbox[1].messages.len(), 1);
    assert!(matches!(a.send_short(to, AmTag(0), b"", b""), Err(SendError::Failed(_))));
}
