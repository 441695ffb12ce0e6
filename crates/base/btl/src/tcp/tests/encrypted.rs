//! Encrypted connections: the contract, who does not encrypt, and what lies on the wire.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::fd::AsFd;
use std::sync::Arc;

use super::*;

/// Looks at ends that make no progress, before a test fails.
const LOOKS: usize = 100_000;
const TLS: (&str, &str) = ("net_tls", "1");

#[test]
fn it_keeps_the_contract() {
    check_all(|| pair(&[TLS]));
}

#[test]
fn it_keeps_the_contract_with_small_buffers_and_queues() {
    let small =
        [TLS, ("btl_tcp_buffers", "32k"), ("btl_tcp_queue", "64k"), ("btl_tcp_max_send", "20000")];
    check_all(|| pair(&small));
}

#[test]
fn one_side_that_does_not_encrypt_is_told_so() {
    for (one, other) in [(&[TLS][..], &[][..]), (&[], &[TLS])] {
        let t = tables(2);
        let mut a = open_end(t[0], 1, one).remove(0);
        let mut b = open_end(t[1], 1, other).remove(0);
        let Reach::Yes(to) = a.add_peer(&peer(1)) else { panic!() };
        a.send_short(to, AmTag(0), b"x", &[]).unwrap();
        let mut inbox = Inbox::default();
        while inbox.lost.is_empty() {
            a.progress(&mut inbox);
            b.progress(&mut Inbox::default());
        }
        let why = inbox.lost[0].1.to_string();
        assert!(why.contains("rank 1") && why.contains("host this"), "{why}");
        assert!(why.contains("encrypts") && why.contains("--tls"), "{why}");
    }
}

/// Forwards one connection to an address; what the caller sends from byte `change` on is altered.
/// Gives its own address, and all bytes that have passed.
fn tap(to: SocketAddr, change: usize) -> (SocketAddr, Arc<Mutex<Vec<u8>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (at, record) = (listener.local_addr().unwrap(), Arc::new(Mutex::new(Vec::new())));
    let kept = Arc::clone(&record);
    std::thread::spawn(move || {
        let near = listener.accept().unwrap().0;
        let far = TcpStream::connect(to).unwrap();
        let carry = move |mut from: TcpStream, mut to: TcpStream, change: usize| {
            let (mut bytes, mut passed) = ([0; 4096], 0);
            while let Ok(n @ 1..) = from.read(&mut bytes) {
                let (from, upto) = (change.saturating_sub(passed).min(n), n);
                bytes[from..upto].iter_mut().for_each(|b| *b ^= 1);
                kept.lock().unwrap().extend_from_slice(&bytes[..n]);
                passed += n;
                if to.write_all(&bytes[..n]).is_err() {
                    break;
                }
            }
            let _ = to.shutdown(Shutdown::Both);
        };
        let back = carry.clone();
        let (near_too, far_too) = (near.try_clone().unwrap(), far.try_clone().unwrap());
        std::thread::spawn(move || back(far_too, near_too, usize::MAX));
        carry(near, far, change);
    });
    (at, record)
}

/// Rank 0 sends a long message to rank 1 through a [`tap`]; rank 1's inbox and all bytes.
fn tapped(set: &[(&str, &str)], change: usize) -> (Inbox, Vec<u8>) {
    let t = tables(2);
    let mut a = open_end(t[0], 1, set).remove(0);
    let mut b = open_end(t[1], 1, set).remove(0);
    let (at, record) = tap(t[1].addresses()[0], change);
    t[1].redirect(&[at]);
    let Reach::Yes(to) = a.add_peer(&peer(1)) else { panic!() };
    let payload = b"nobody else reads this ".repeat(4000);
    a.send_short(to, AmTag(3), b"head", &payload).unwrap();
    let mut inbox = Inbox::default();
    while inbox.messages.is_empty() && inbox.lost.is_empty() {
        a.progress(&mut Inbox::default());
        b.progress(&mut inbox);
    }
    let record = record.lock().unwrap().clone();
    (inbox, record)
}

#[test]
fn nothing_of_a_message_is_on_the_wire() {
    for (set, shows) in [(&[TLS][..], false), (&[], true)] {
        let (inbox, record) = tapped(set, usize::MAX);
        assert_eq!(inbox.messages[0].2.len(), 4 + 23 * 4000);
        let said = b"nobody else";
        assert_eq!(record.windows(said.len()).any(|w| w == said), shows, "{set:?}");
    }
}

#[test]
fn a_message_that_was_changed_on_its_way_loses_the_peer() {
    let (inbox, _) = tapped(&[TLS], 20_000);
    assert!(inbox.messages.is_empty());
    let (from, why) = (inbox.lost[0].0, inbox.lost[0].1.to_string());
    assert!(from == 0 && why.contains("rank 0") && why.contains("host this"), "{why}");
    assert!(why.contains("changed on its way"), "{why}");
}

/// What was taken from a sender, and not by the kernel, goes out although nothing else is sent, on
/// a connection that no pass reads unasked.
#[test]
fn what_waits_in_a_session_goes_out_by_itself() {
    let open = |table| open_end(table, 1, &[TLS, ("btl_tcp_buffers", "16k")]).remove(0);
    let mut ends: Vec<Box<dyn Btl>> = tables(6).into_iter().map(open).collect();
    let mut boxes: Vec<Inbox> = ends.iter().map(|_| Inbox::default()).collect();
    for (round, payload) in [vec![1; 10], vec![2; 200_000]].into_iter().enumerate() {
        for rank in 1..6 {
            let Reach::Yes(to) = ends[0].add_peer(&peer(rank)) else { panic!() };
            ends[0].send_short(to, AmTag(3), b"", &payload).unwrap();
        }
        for _ in 0..LOOKS {
            ends.iter_mut().zip(&mut boxes).for_each(|(end, inbox)| _ = end.progress(inbox));
            if boxes[1..].iter().all(|b| b.messages.len() > round) {
                break;
            }
        }
        for inbox in &boxes[1..] {
            assert_eq!(inbox.messages.last().map(|m| m.2.len()), Some(payload.len()));
        }
    }
}

/// While keys are agreed on nothing may be under way that a kernel would repeat: its questions show
/// that the other end is gone.
#[test]
fn a_connection_that_one_end_forgets_before_it_begins_is_made_anew() {
    let (t, node, params) = (tables(2), node(1), params(&[TLS]));
    let open = |table: &&'static Table| {
        table.join(&node, &params);
        open_modules(&context(table.me, node, *table, &params)).unwrap().remove(0)
    };
    let mut ends: Vec<Tcp> = t.iter().map(open).collect();
    let (mut near, mut far) = (Inbox::default(), Inbox::default());
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(3), b"x", &[]).unwrap();
    while ends.iter().any(|end| end.open_connections() == 0) {
        ends[0].progress(&mut near);
        ends[1].take_arrivals();
    }
    // The other kernel has all that was said.
    let untaken = |end: &Tcp| {
        let (_, connection) = end.table.iter().next().unwrap();
        connection.owes() || os::untaken_bytes(connection.stream().as_fd()) > 0
    };
    while untaken(&ends[0]) {
        ends[0].progress(&mut near);
    }
    let gone = ends[1].table.remove(0).unwrap();
    if !os::forget_at_close(gone.stream().as_fd()) {
        return;
    }
    ends[1].endpoints[0].route = crate::tcp::state::Route::Idle;
    drop(gone);
    let begun = std::time::Instant::now();
    while far.messages.is_empty() {
        assert!(near.lost.is_empty() && begun.elapsed().as_secs() < 30, "{:?}", near.lost);
        let fds: Vec<_> = ends[0].table.iter().map(|(_, c)| (c.fd(), false)).collect();
        os::wait_fds(&fds, Some(std::time::Duration::from_millis(50)));
        ends[0].progress(&mut near);
        ends[1].progress(&mut far);
    }
}
