//! What a peer that has the secret, but breaks the rules, does to a connection: it ends with the
//! reason, and the peer is lost. Nothing is dropped without a word.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

use super::*;
use crate::handshake::{Answer, CHALLENGE, Call, HELLO, PROOF};

fn identity(me: ProcId) -> Identity {
    let node = node(1);
    let credential = Credential { job: node.job(), secret: node.secret() };
    Identity { credential, me, nprocs: RANKS, channel: None }
}

/// Rank 0, and rank 1 with a socket in the test's hands, which has said hello.
fn called() -> (Tcp, TcpStream, Call) {
    let t = tables(2);
    let a = open_tcp(0, node(1), t[0]);
    let at = links::decode(&t[0].lookup(0, &modex_key(0)).unwrap(), None).unwrap()[0];
    let mut stream = TcpStream::connect((at.ip, at.port)).unwrap();
    let call = identity(1).call(0, &[3; 32]);
    stream.write_all(call.hello()).unwrap();
    (a, stream, call)
}

/// The bytes that come next, while `a` makes progress.
fn next<const N: usize>(a: &mut Tcp, inbox: &mut Inbox, stream: &mut TcpStream) -> [u8; N] {
    let mut bytes = [0; N];
    let mut have = 0;
    stream.set_nonblocking(true).unwrap();
    while have < N {
        a.progress(inbox);
        match stream.read(&mut bytes[have..]) {
            Ok(0) => panic!("the connection ended"),
            Ok(n) => have += n,
            Err(e) => assert_eq!(e.kind(), std::io::ErrorKind::WouldBlock),
        }
    }
    stream.set_nonblocking(false).unwrap();
    bytes
}

/// Rank 0 with an open connection from rank 1, whose socket is in the test's hands.
fn opened() -> (Tcp, TcpStream, Inbox) {
    let (mut a, mut stream, call) = called();
    let mut inbox = Inbox::default();
    let challenge: [u8; CHALLENGE] = next(&mut a, &mut inbox, &mut stream);
    let (_, proof) = call.answer(&identity(1).credential, &challenge).unwrap();
    stream.write_all(&proof).unwrap();
    while a.open_connections() == 0 {
        a.progress(&mut inbox);
    }
    (a, stream, inbox)
}

fn frame(payload: &[u8]) -> Vec<u8> {
    let head = wire::message_head(AmTag(0), payload.len(), 0);
    [&head[..wire::FRAME_HEAD], payload].concat()
}

#[test]
fn frames_against_the_rules_lose_the_peer_with_the_reason() {
    let bye = wire::bye_head().to_vec();
    let long = wire::message_head(AmTag(0), 4 << 20, 0)[..wire::FRAME_HEAD].to_vec();
    let cases: [(&str, Vec<u8>, bool); 7] = [
        ("unknown kind", vec![0xff; 8], false),
        ("the limit is", long, false),
        ("after its last one", [bye.clone(), frame(b"x")].concat(), false),
        ("after its last one", [bye.clone(), bye].concat(), false),
        ("middle of a message", frame(b"hello")[..9].to_vec(), true),
        ("middle of a message", vec![0; 3], true),
        ("closed the connection", frame(b"hello"), true),
    ];
    for (why, bytes, ends) in cases {
        let (mut a, mut stream, mut inbox) = opened();
        stream.write_all(&bytes).unwrap();
        if ends {
            drop(stream);
        }
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

/// The memory of what is queued is not read any more when its end is told, and that comes before
/// the loss.
#[test]
fn what_is_queued_for_a_lost_peer_ends_before_the_loss_is_told() {
    let (mut a, stream, mut inbox) = opened();
    let to = endpoint(&mut a, 1);
    let mut kept = vec![vec![7u8; 500_000]; 64];
    let mut waiting = Vec::new();
    for (cookie, payload) in kept.iter_mut().enumerate() {
        let payload = crate::btl::conformance::slice_of(payload);
        match a.send_zcopy(to, AmTag(0), b"", payload, cookie as u64) {
            Ok(done) => waiting.extend((!done).then_some(cookie as u64)),
            Err(SendError::NoResource) => break,
            Err(e) => panic!("{e:?}"),
        }
    }
    assert!(!waiting.is_empty(), "the kernel takes everything");
    drop(stream);
    while inbox.lost.is_empty() {
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
        let payload = crate::btl::conformance::slice_of(payload);
        match a.send_zcopy(to, AmTag(0), b"", payload, i as u64) {
            Ok(done) => waiting |= !done,
            Err(SendError::NoResource) => break,
            Err(e) => panic!("{e:?}"),
        }
    }
    assert!(waiting, "the kernel takes everything");
    stream.write_all(&wire::bye_head()).unwrap();
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

/// Bytes that end the connection at the accepting side, before it is proved: no peer is lost, and
/// nothing is delivered.
#[test]
fn frames_before_the_end_of_the_handshake_close_the_connection() {
    for after_hello in [true, false] {
        let (mut a, mut stream, _call) = called();
        let mut inbox = Inbox::default();
        if after_hello {
            stream.write_all(&frame(b"too early")).unwrap();
        } else {
            let _: [u8; CHALLENGE] = next(&mut a, &mut inbox, &mut stream);
            // In the place of the proof.
            stream.write_all(&[frame(b"too early"), vec![0; PROOF]].concat()).unwrap();
        }
        stream.set_nonblocking(true).unwrap();
        let mut bytes = [0; 256];
        loop {
            a.progress(&mut inbox);
            match stream.read(&mut bytes) {
                Ok(n) if n > 0 => {}
                Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => {}
                _ => break,
            }
        }
        assert!(inbox.messages.is_empty() && inbox.lost.is_empty());
        assert_eq!(a.open_connections(), 0);
    }
}

/// The accepting side may not send before it has the proof.
#[test]
fn a_frame_with_the_challenge_is_refused() {
    let t = tables(2);
    let mut a = open_tcp(0, node(1), t[0]);
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    let record = links::encode(&[Address { ip: at.ip(), port: at.port(), prefix: 8 }]);
    t[1].publish(&modex_key(0), &record);
    let to = endpoint(&mut a, 1);
    a.send_short(to, AmTag(0), b"x", &[]).unwrap();
    let (mut stream, _) = listener.accept().unwrap();
    let mut inbox = Inbox::default();
    let hello: [u8; HELLO] = next(&mut a, &mut inbox, &mut stream);
    let (_, guest) = identity(1).greet(&hello).unwrap();
    let credential = identity(1).credential;
    let (challenge, _) = guest.challenge(&credential, Answer::Welcome, &[4; 32]);
    stream.write_all(&[&challenge[..], &frame(b"too early")].concat()).unwrap();
    drop(listener);
    while inbox.lost.is_empty() {
        tick(SECOND);
        a.progress(&mut inbox);
    }
    assert!(inbox.messages.is_empty());
    assert!(inbox.lost[0].1.to_string().contains("cannot be reached"), "{:?}", inbox.lost);
}
