use std::net::{TcpListener, TcpStream};
use std::os::fd::AsRawFd;

use super::*;

/// Looks at a test that makes no progress, before it fails.
const LOOKS: usize = 5_000_000;

fn pair() -> (TcpStream, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let one = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let two = listener.accept().unwrap().0;
    for end in [&one, &two] {
        end.set_nonblocking(true).unwrap();
        end.set_nodelay(true).unwrap();
    }
    (one, two)
}

fn why(text: &str) -> Option<WireupError> {
    Some(WireupError::Encryption(text.into()))
}

/// One end: its session and socket, what it has to say, and what it has heard.
struct End {
    session: Session,
    socket: TcpStream,
    say: Vec<u8>,
    said: usize,
    heard: Vec<u8>,
    refused: Option<WireupError>,
}

impl End {
    fn new(binding: u8, side: Side, socket: TcpStream, say: &[u8]) -> End {
        let session = Session::new(&Binding::new([binding; 32]), side).unwrap();
        End { session, socket, say: say.to_vec(), said: 0, heard: Vec::new(), refused: None }
    }

    fn step(&mut self) {
        let fd = self.socket.as_raw_fd();
        let rest = self.say[self.said..].to_vec();
        let (first, second) = rest.split_at(rest.len() / 3);
        let _ = self.session.flush(fd);
        if !rest.is_empty() {
            self.said += self
                .note(|s| s.send(fd, &[IoSlice::new(first), IoSlice::new(second)]))
                .unwrap_or(0);
        }
        let (mut a, mut b) = ([0; 100], [0; 3000]);
        let got =
            self.note(|s| s.receive(fd, &mut [IoSliceMut::new(&mut a), IoSliceMut::new(&mut b)]));
        if let Some(n) = got {
            self.heard.extend_from_slice(&[&a[..], &b[..]].concat()[..n]);
        }
    }

    fn note(&mut self, what: impl FnOnce(&mut Session) -> io::Result<usize>) -> Option<usize> {
        match what(&mut self.session) {
            Ok(n) => Some(n),
            Err(e) => {
                let refused = refusal(&e);
                assert!(refused.is_some() || e.kind() == ErrorKind::WouldBlock, "{e}");
                self.refused = refused.cloned().or(self.refused.take());
                None
            }
        }
    }
}

fn until(what: &str, ends: &mut [End; 2], mut done: impl FnMut(&mut [End; 2]) -> bool) {
    for _ in 0..LOOKS {
        ends.iter_mut().for_each(End::step);
        if done(ends) {
            return;
        }
    }
    panic!("{what} did not happen");
}

fn ends(caller: (u8, Side, &[u8]), answerer: (u8, Side, &[u8])) -> [End; 2] {
    let (a, b) = pair();
    [End::new(caller.0, caller.1, a, caller.2), End::new(answerer.0, answerer.1, b, answerer.2)]
}

#[test]
fn both_sides_hear_what_the_other_says() {
    let long: Vec<u8> = (0..300_000u32).map(|i| (i / 5) as u8).collect();
    let mut both = ends((1, Side::Caller, &long), (1, Side::Answerer, b"short"));
    until("the exchange", &mut both, |[a, b]| a.heard == b"short" && b.heard.len() == long.len());
    assert!(both[1].heard == long);
    assert!(both.iter().all(|e| e.session.is_open() && !e.session.has_input()));
}

/// A side that sends more than the other takes is told to wait, and holds no more than a bound.
#[test]
fn what_waits_is_bounded() {
    let mut both = ends((1, Side::Caller, b"x"), (1, Side::Answerer, b""));
    until("the beginning", &mut both, |[_, b]| !b.heard.is_empty());
    let [a, _] = &mut both;
    let (fd, piece) = (a.socket.as_raw_fd(), vec![7; 1 << 20]);
    let mut taken = 0;
    let refusal = loop {
        match a.session.send(fd, &[IoSlice::new(&piece)]) {
            Ok(n) => taken += n,
            Err(e) => break e,
        }
        assert!(taken < 1 << 30);
    };
    assert_eq!(refusal.kind(), ErrorKind::WouldBlock);
    assert!(a.session.has_output());
}

/// Keys follow from the handshake, and from the side: nobody can use what belongs to another one.
#[test]
fn another_handshake_or_the_same_side_is_refused() {
    for (binding, side) in [(2, Side::Answerer), (1, Side::Answerer)] {
        let mut both = ends((1, Side::Caller, b"secret"), (binding, side, b""));
        if binding == 1 {
            // The answerer shows the key of the caller: one who plays its own back.
            let (own, other) = (Binding::new([1; 32]), Binding::new([3; 32]));
            assert_ne!(own.seed(Side::Caller), own.seed(Side::Answerer));
            assert_ne!(own.seed(Side::Caller), other.seed(Side::Caller));
            until("the exchange", &mut both, |[_, b]| b.heard == b"secret");
            continue;
        }
        until("the refusal", &mut both, |[a, b]| a.refused.is_some() && b.refused.is_some());
        assert_eq!((&both[0].refused, &both[1].refused), (&why(KEY), &why(OWN_KEY)));
        assert!(both[1].heard.is_empty(), "nothing was sent");
    }
}

#[test]
fn bytes_that_are_not_encrypted_are_refused() {
    for side in [Side::Caller, Side::Answerer] {
        let (a, b) = pair();
        let mut end = End::new(1, side, a, b"x");
        Socket(b.as_raw_fd()).write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
        for _ in 0..LOOKS {
            end.step();
            if end.refused.is_some() {
                break;
            }
        }
        assert_eq!(end.refused, why(PLAIN));
    }
}

/// Carries bytes between two sockets, changes some, and keeps a record.
fn carry(from: &TcpStream, to: &TcpStream, record: &mut Vec<u8>, change: Option<usize>) {
    let mut bytes = [0; 4096];
    let Ok(n) = socket::receive(from.as_raw_fd(), &mut bytes) else { return };
    if let Some(at) = change.and_then(|at| at.checked_sub(record.len())).filter(|at| *at < n) {
        bytes[at] ^= 1;
    }
    record.extend_from_slice(&bytes[..n]);
    Socket(to.as_raw_fd()).write_all(&bytes[..n]).unwrap();
}

fn through(change: Option<usize>, done: impl Fn(&[End; 2]) -> bool) -> ([End; 2], Vec<u8>) {
    let ((a, near), (far, b)) = (pair(), pair());
    let say = b"the payload of this message ".repeat(100);
    let mut both = [End::new(1, Side::Caller, a, &say), End::new(1, Side::Answerer, b, b"answer")];
    let (mut there, mut back) = (Vec::new(), Vec::new());
    until("the end", &mut both, |both| {
        carry(&near, &far, &mut there, change);
        carry(&far, &near, &mut back, None);
        done(both)
    });
    (both, [there, back].concat())
}

#[test]
fn a_record_of_the_bytes_holds_nothing_of_what_was_said() {
    let (both, record) = through(None, |[a, b]| a.heard.len() == 6 && b.heard.len() == 2800);
    assert!(record.len() > both[1].heard.len());
    for said in [&b"payload"[..], b"message", b"answer"] {
        assert!(record.windows(said.len()).all(|w| w != said));
    }
}

#[test]
fn bytes_that_were_changed_are_refused() {
    let whole = through(None, |[a, b]| a.heard.len() == 6 && b.heard.len() == 2800).1.len();
    // In the last record of the caller, whatever the lengths before.
    let (both, _) = through(Some(whole / 2), |[_, b]| b.refused.is_some());
    assert_eq!(both[1].refused, why(CHANGED));
    assert!(both[1].heard.is_empty());
}

#[test]
fn nothing_of_the_keys_is_shown_to_people() {
    let session = Session::new(&Binding::new([0x5a; 32]), Side::Caller).unwrap();
    assert_eq!(format!("{session:?}"), "Session(open: false)");
    assert_eq!(format!("{:?}", Binding::new([0x5a; 32])), "Binding");
    fuzz(b"\x16\x03\x01\x00\x04\x01\x00\x00\x00");
    fuzz(&[0xff; 70_000]);
}

/// One end is lent, to a thread that agrees on keys and says so much, and taken back after some
/// looks of the other end, or when the thread has ended with it: nothing is lost or said twice.
#[test]
fn a_thread_agrees_on_keys_and_says_what_it_was_given() {
    let say: Vec<u8> = (0..40_000).map(|i| (i * 7) as u8).collect();
    for (side, looks) in [Side::Caller, Side::Answerer]
        .into_iter()
        .flat_map(|side| [0, 1, 2, 3, 5, 10, 100, usize::MAX].map(|looks| (side, looks)))
    {
        let (one, two) = pair();
        let mut lent = End::new(1, side, one, &say);
        let mut other = End::new(1, side.other(), two, b"what the other end says");
        for part in [10_000, 20_000] {
            let bytes = lent.say[lent.said..part].to_vec();
            lent.session.lend(lent.socket.try_clone().unwrap().into(), bytes);
            for _ in 0..looks.min(LOOKS) {
                other.step();
                if !lent.session.is_lent() {
                    break;
                }
                std::thread::yield_now();
            }
            lent.session.regain();
            lent.said += lent.session.take_sent();
            assert!(lent.said <= part && lent.session.is_settled());
            assert!(looks != usize::MAX || lent.said == part, "it has ended with it");
        }
        let mut ends = [lent, other];
        until("the end", &mut ends, |[a, b]| {
            a.heard.len() == b.say.len() && b.heard.len() == a.say.len()
        });
        assert!(ends[0].heard == ends[1].say && ends[1].heard == say, "{side:?}, {looks} looks");
    }
}
