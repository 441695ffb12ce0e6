//! What a peer that has the secret, but breaks the rules, does to a connection: it ends with the
//! reason, and the peer is lost. Nothing is dropped without a word.

use std::io::{Read, Write};
use std::net::TcpStream;

use hawser_wireup::handshake::{Names, Plane};
use hawser_wireup::reception::{Caller, Target};

use super::*;

/// Rank 0 with an open connection from rank 1, whose socket is in the test's hands.
fn opened() -> (Tcp, TcpStream, Inbox) {
    let t = tables(2);
    let mut a = open_tcp(node(1), t[0]);
    let mut inbox = Inbox::default();
    let stream = called(&mut a, t[0], &mut inbox);
    (a, stream, inbox)
}

/// One connection more from rank 1.
fn called(a: &mut Tcp, table: &Table, inbox: &mut Inbox) -> TcpStream {
    let open = a.open_connections();
    let mut caller = Caller::new(a.config.credential(), os::Quality::default()).unwrap();
    let target = Target {
        host: "a".into(),
        addresses: table.addresses(),
        from: None,
        names: Names {
            plane: Plane::Data,
            job: 5,
            from: 1,
            channel: 0,
            to: 0,
            link: 0,
            encrypted: false,
        },
        patience_ns: SECOND,
        direct: None,
        via: None,
    };
    caller.call(0, target, 0);
    let made = loop {
        caller.handle_events(0).unwrap();
        a.progress(inbox);
        if let Some((_, outcome)) = caller.poll_outcome() {
            break outcome.unwrap();
        }
    };
    let stream = made.socket;
    stream.set_nonblocking(false).unwrap();
    while a.open_connections() == open {
        a.progress(inbox);
    }
    stream
}

fn frame(payload: &[u8]) -> Vec<u8> {
    let (len, prompt) = (payload.len(), false);
    let head = wire::TcpHead { tag: AmTag(0), len, pad: 0, prompt, arrived: 0 };
    [&wire::message_head(head)[..wire::FRAME_HEAD], payload].concat()
}

fn start(first: u64) -> Vec<u8> {
    wire::start(first, false).to_vec()
}

#[test]
fn frames_against_the_rules_lose_the_peer_with_the_reason() {
    let bye = wire::bye(wire::Bye::End).to_vec();
    let mut long = frame(b"");
    long[..4].copy_from_slice(&(4u32 << 20).to_le_bytes());
    let cases: [(&str, Vec<u8>); 8] = [
        ("unknown kind", vec![0xff; wire::FRAME_HEAD]),
        ("the limit is", [start(0), long].concat()),
        ("after its last one", [bye.clone(), frame(b"x")].concat()),
        ("after its last one", [bye.clone(), bye].concat()),
        ("before it said which", frame(b"x")),
        ("not sent", wire::arrived(1).to_vec()),
        ("goes on with message 1, 0 have come", start(1)),
        ("goes on with message 2, 1 have come", [start(0), frame(b"x"), start(2)].concat()),
    ];
    for (why, bytes) in cases {
        let (mut a, mut stream, mut inbox) = opened();
        stream.write_all(&bytes).unwrap();
        while inbox.lost.is_empty() {
            a.progress(&mut inbox);
        }
        assert!(
            inbox.lost[0].0 == 1 && inbox.lost[0].1.to_string().contains(why),
            "{why}: {:?}",
            inbox.lost
        );
        let to = endpoint(&mut a, 1);
        assert!(matches!(a.send_short(to, AmTag(0), b"x", &[]), Err(SendError::Failed(_))));
    }
}

/// Whoever ends without a word, and cannot be called, is lost with the reason.
#[test]
fn a_connection_that_ends_and_cannot_be_made_anew_loses_the_peer() {
    let cases: [(&str, Vec<u8>); 3] = [
        ("middle of a message", [start(0), frame(b"hello")].concat()[..35].to_vec()),
        ("middle of a message", vec![0; 3]),
        ("closed the connection", [start(0), frame(b"hello")].concat()),
    ];
    for (why, bytes) in cases {
        let (mut a, mut stream, mut inbox) = opened();
        stream.write_all(&bytes).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        while inbox.lost.is_empty() {
            tick(SECOND);
            a.progress(&mut inbox);
        }
        let text = inbox.lost[0].1.to_string();
        assert!(inbox.lost[0].0 == 1 && text.contains(why), "{why}: {text}");
    }
}

/// The memory of what is queued is not read any more when its end is told, and that comes before
/// the loss.
#[test]
fn what_is_queued_for_a_lost_peer_ends_before_the_loss_is_told() {
    let (mut a, stream, mut inbox) = opened();
    let to = endpoint(&mut a, 1);
    let mut kept = vec![vec![7u8; 500_000]; 64];
    let mut waiting = Vec::new();
    for (cookie, payload) in kept.iter_mut().enumerate() {
        let payload = crate::conformance::slice_of(payload);
        match a.send_zcopy(to, AmTag(0), b"", payload, cookie as u64) {
            Ok(done) => waiting.extend((!done).then_some(cookie as u64)),
            Err(SendError::NoResource) => break,
            Err(e) => panic!("{e:?}"),
        }
    }
    assert!(!waiting.is_empty(), "the kernel takes everything");
    drop(stream);
    while inbox.lost.is_empty() {
        tick(SECOND);
        a.progress(&mut inbox);
        let all = waiting.iter().all(|c| inbox.completed.get(c).is_some_and(Result::is_err));
        assert!(all || inbox.lost.is_empty(), "{:?} of {waiting:?}", inbox.completed);
    }
}

/// A frame behind the last one is refused also when it comes alone.
#[test]
fn a_frame_long_after_the_last_one_is_refused() {
    let (mut a, mut stream, mut inbox) = opened();
    let to = endpoint(&mut a, 1);
    // Its own last frame cannot leave, so the connection stays.
    let mut kept = vec![vec![7u8; 500_000]; 64];
    let mut waiting = false;
    for (i, payload) in kept.iter_mut().enumerate() {
        let payload = crate::conformance::slice_of(payload);
        match a.send_zcopy(to, AmTag(0), b"", payload, i as u64) {
            Ok(done) => waiting |= !done,
            Err(SendError::NoResource) => break,
            Err(e) => panic!("{e:?}"),
        }
    }
    assert!(waiting, "the kernel takes everything");
    stream.write_all(&wire::bye(wire::Bye::End)).unwrap();
    for _ in 0..200 {
        a.progress(&mut inbox);
    }
    assert!(inbox.lost.is_empty());
    stream.write_all(&frame(b"too late")).unwrap();
    while inbox.lost.is_empty() {
        a.progress(&mut inbox);
    }
    assert!(inbox.lost[0].1.to_string().contains("after its last one"), "{:?}", inbox.lost);
    assert!(inbox.messages.is_empty());
}

/// Messages never go on behind the last frame, even where the peer's own go over to a connection on
/// which this side has said it.
#[test]
fn nothing_follows_the_last_frame() {
    let t = tables(2);
    let mut a = open_tcp(node(1), t[0]);
    let mut inbox = Inbox::default();
    let mut first = called(&mut a, t[0], &mut inbox);
    let mut second = called(&mut a, t[0], &mut inbox);
    let to = endpoint(&mut a, 1);
    a.take_route(to, 1);
    second.write_all(&start(0)).unwrap();
    a.config.connections = 1;
    let connection = a.table.get_mut(0).unwrap();
    connection.place.said_bye();
    connection.push_bye(wire::Bye::Pause);
    a.table.writes(0);
    (0..200).for_each(|_| _ = a.progress(&mut inbox));
    first.write_all(&start(0)).unwrap();
    while a.open_connections() == 2 {
        a.progress(&mut inbox);
    }
    let sent = a.send_short(to, AmTag(0), b"x", &[]);
    assert!(matches!(sent, Ok(()) | Err(SendError::NoResource)), "{sent:?}");
    (0..200).for_each(|_| _ = a.progress(&mut inbox));
    drop(a);
    let mut said = Vec::new();
    first.read_to_end(&mut said).unwrap();
    let last = said.chunks(wire::FRAME_HEAD).position(|f| f == wire::bye(wire::Bye::Pause));
    assert_eq!(last.map(|at| (at + 1) * wire::FRAME_HEAD), Some(said.len()), "{said:?}");
}
