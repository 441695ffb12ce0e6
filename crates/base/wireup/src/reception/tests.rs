//! Members of a job and unauthenticated connections at one reception, over the loopback interface.
//! Time is the test's.

use std::io::{IoSlice, IoSliceMut, Read, Write};
use std::net::Ipv4Addr;
use std::os::fd::AsRawFd;
use std::process::Command;

use hawser_mca::{List, Params, Sources};

use super::*;
use crate::handshake::{CHALLENGE, Call, Plane, Reason, Refusal, Side};
use crate::tls::Session;
use crate::{CallError, CallFault};

const SECOND: u64 = 1_000_000_000;
/// Bound against a hang, in rounds.
const HANG: u32 = 1_000_000;

fn member(secret: u8) -> Credential {
    Credential { job: 7, secret: [secret; 32] }
}

fn names(from: u32, to: u32) -> Names {
    Names { plane: Plane::Control, job: 7, from, channel: 0, to, link: 0, encrypted: false }
}

fn choice(settings: &[(&str, &str)]) -> Choice {
    let set = |sources: Sources, (name, value): &(&str, &str)| sources.set(name, value);
    let sources = settings.iter().fold(Sources::empty(), set);
    Choice::of(&Params::load(&crate::params(), &sources).unwrap()).unwrap()
}

fn reception(secret: u8) -> Reception {
    let choice = choice(&[("net_family", "4")]);
    Reception::open(member(secret), &choice, Reaches::ThisHost, &Quality::default()).unwrap()
}

fn caller(secret: u8) -> Caller {
    Caller::new(member(secret), Quality::default()).unwrap()
}

fn target(addresses: &[SocketAddr]) -> Target {
    Target {
        host: "c".into(),
        addresses: addresses.to_vec(),
        from: None,
        names: names(1, 2),
        patience_ns: 30 * SECOND,
        direct: None,
        via: None,
    }
}

fn welcome(_: &Names) -> Answer {
    Answer::Welcome
}

/// A reception with a clock, and what came of it.
struct TestReception {
    reception: Reception,
    now: u64,
    arrived: Vec<Arrival>,
}

impl TestReception {
    fn new() -> TestReception {
        TestReception { reception: reception(1), now: SECOND, arrived: Vec::new() }
    }

    fn encrypted() -> TestReception {
        let mut new = TestReception::new();
        new.reception.encrypted = true;
        new
    }

    fn at(&self) -> SocketAddr {
        self.reception.addresses()[0]
    }

    fn look(&mut self) {
        self.reception.handle_events(self.now, &mut welcome).unwrap();
        self.arrived.extend(std::iter::from_fn(|| self.reception.poll_arrival()));
    }

    fn unproved(&self) -> usize {
        self.reception.entries.iter().flatten().count()
    }

    fn unauthenticated(&self) -> usize {
        self.reception.entries.iter().flatten().filter(|e| e.is_unauthenticated()).count()
    }

    /// Looks until `done`.
    fn until(&mut self, what: &str, mut done: impl FnMut(&mut TestReception) -> bool) {
        for round in 0.. {
            if done(self) {
                return;
            }
            assert!(round < HANG, "{what}: {} not proved", self.unproved());
            self.look();
        }
    }

    /// Looks until the other side of `stream` has closed; what it said before.
    fn until_closed(&mut self, stream: &mut TcpStream) -> Vec<u8> {
        let mut said = Vec::new();
        stream.set_nonblocking(true).unwrap();
        self.until("not closed", |_| {
            let mut bytes = [0; 256];
            match stream.read(&mut bytes) {
                Ok(0) => true,
                Ok(n) => {
                    said.extend_from_slice(&bytes[..n]);
                    false
                }
                Err(e) => e.kind() != ErrorKind::WouldBlock,
            }
        });
        said
    }

    /// A member of the job gets through.
    fn serves(&mut self) {
        let before = self.arrived.len();
        let mut caller = caller(1);
        caller.call(9, target(&[self.at()]), self.now);
        self.until("a member waits", |reception_end| {
            caller.handle_events(reception_end.now).unwrap();
            reception_end.arrived.len() > before
        });
        assert_eq!(caller.poll_outcome().map(|(n, r)| (n, r.is_ok())), Some((9, true)));
        assert_eq!(self.arrived[before].names, names(1, 2));
    }
}

fn connect(at: SocketAddr) -> TcpStream {
    TcpStream::connect(at).unwrap()
}

fn troubles(reception: &mut Reception) -> Vec<String> {
    std::iter::from_fn(|| reception.poll_trouble()).collect()
}

/// What follows the handshake stays in the connection.
#[test]
fn members_meet_and_no_byte_behind_the_handshake_is_read() {
    let mut reception_end = TestReception::new();
    let mut caller = caller(1);
    caller.call(3, target(&[reception_end.at()]), reception_end.now);
    let mut out = None;
    reception_end.until("no connection", |reception_end| {
        caller.handle_events(reception_end.now).unwrap();
        if let Some((3, Ok(mut stream))) = caller.poll_outcome() {
            stream.socket.write_all(b"first words").unwrap();
            out = Some(stream);
        }
        !reception_end.arrived.is_empty()
    });
    let mut there = reception_end.arrived.remove(0).socket;
    there.set_nonblocking(false).unwrap();
    let mut bytes = [0; 11];
    there.read_exact(&mut bytes).unwrap();
    assert_eq!(&bytes, b"first words");
    assert!(caller.is_empty() && caller.next_time().is_none());
    assert!(reception_end.reception.next_time().is_none());
    assert!(troubles(&mut reception_end.reception).is_empty());
}

#[test]
fn unauthenticated_connections_are_refused_once_and_others_served() {
    let mut reception_end = TestReception::new();
    let other = Credential { job: 8, ..member(1) };
    let mut old = *Call::new(&member(1), &names(1, 2), &[5; 32]).hello();
    old[4] = 3;
    let cases: [(&str, Vec<u8>); 4] = [
        (
            "does not know the secret",
            Call::new(&member(2), &names(1, 2), &[5; 32]).hello().to_vec(),
        ),
        ("another job", Call::new(&other, &names(1, 2), &[5; 32]).hello().to_vec()),
        ("version 3", old.to_vec()),
        ("does not speak the protocol", b"GET / HTTP/1.1\r\n".repeat(12)),
    ];
    for (why, bytes) in &cases {
        for times in [1, 0] {
            let mut stream = connect(reception_end.at());
            stream.write_all(bytes).unwrap();
            assert!(
                reception_end.until_closed(&mut stream).is_empty(),
                "an unauthenticated connection was answered"
            );
            let told = troubles(&mut reception_end.reception);
            assert_eq!(told.len(), times, "{told:?}");
            assert!(told.iter().all(|t| t.contains(why)), "{told:?}");
        }
    }
    assert_eq!((reception_end.unproved(), reception_end.arrived.len()), (0, 0));
    reception_end.serves();
}

#[test]
fn a_proof_that_proves_nothing_is_refused() {
    let mut reception_end = TestReception::new();
    let mut stream = connect(reception_end.at());
    stream.write_all(Call::new(&member(1), &names(1, 2), &[5; 32]).hello()).unwrap();
    stream.write_all(&[0; handshake::PROOF]).unwrap();
    let said = reception_end.until_closed(&mut stream);
    assert!(said.len() <= CHALLENGE && reception_end.arrived.is_empty());
}

/// A caller that says one byte after the other is out in time, however many there are.
#[test]
fn slow_unauthenticated_connections_have_a_deadline() {
    let mut reception_end = TestReception::new();
    let hello = *Call::new(&member(1), &names(1, 2), &[5; 32]).hello();
    let mut slow = connect(reception_end.at());
    reception_end.until("not accepted", |reception_end| reception_end.unauthenticated() == 1);
    let until = reception_end.now + UNAUTHENTICATED_NS;
    assert_eq!(reception_end.reception.next_time(), Some(until));
    for byte in &hello[..10] {
        slow.write_all(&[*byte]).unwrap();
        reception_end.now += SECOND / 4;
        reception_end.look();
    }
    assert_eq!(reception_end.unauthenticated(), 1);
    reception_end.now = until;
    reception_end.look();
    assert_eq!(reception_end.unauthenticated(), 0);
    reception_end.serves();
}

/// A crowd of unauthenticated connections, more than there may be, keeps nobody out and costs a
/// bounded number of descriptors; a port scan leaves nothing.
#[test]
fn a_crowd_and_a_port_scan_keep_nobody_out() {
    let mut reception_end = TestReception::new();
    let crowd: Vec<TcpStream> = (0..200).map(|_| connect(reception_end.at())).collect();
    reception_end.until("the crowd", |reception_end| {
        assert!(reception_end.unauthenticated() <= MAX_UNAUTHENTICATED);
        reception_end.reception.serial >= 200
    });
    reception_end.serves();
    for _ in 0..200 {
        drop(connect(reception_end.at()));
        reception_end.look();
    }
    drop(crowd);
    reception_end.until("somebody stays", |reception_end| reception_end.unproved() == 0);
    reception_end.serves();
}

#[test]
fn ten_megabytes_of_noise_are_not_read() {
    let mut reception_end = TestReception::new();
    let at = reception_end.at();
    let noisy = std::thread::spawn(move || {
        let mut state = 0x2545_f491u32;
        let mut noise = vec![0u8; 10 << 20];
        for byte in &mut noise {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *byte = (state >> 24) as u8;
        }
        // The reception closes at the first bytes, which ends the write.
        let _ = connect(at).write_all(&noise);
    });
    reception_end.until("the noise goes on", |_| noisy.is_finished());
    reception_end.until("it is still there", |reception_end| reception_end.unproved() == 0);
    assert!(reception_end.arrived.is_empty());
    reception_end.serves();
}

/// A hello that was overheard and said again takes no place, and throws nobody out.
#[test]
fn a_hello_that_is_said_again_is_refused() {
    let mut reception_end = TestReception::new();
    let call = Call::new(&member(1), &names(1, 2), &[5; 32]);
    let mut genuine = connect(reception_end.at());
    genuine.write_all(call.hello()).unwrap();
    let mut challenge = [0; CHALLENGE];
    let mut have = 0;
    genuine.set_nonblocking(true).unwrap();
    reception_end.until("no challenge", |_| {
        have += genuine.read(&mut challenge[have..]).unwrap_or(0);
        have == CHALLENGE
    });
    for _ in 0..2 * MAX_HALF_OPEN {
        let mut replay = connect(reception_end.at());
        replay.write_all(call.hello()).unwrap();
        assert!(reception_end.until_closed(&mut replay).is_empty());
    }
    let told = troubles(&mut reception_end.reception);
    assert!(told.len() == 1 && told[0].contains("repeats a hello"), "{told:?}");
    // It was off to compute for an hour.
    reception_end.now += 3600 * SECOND;
    reception_end.look();
    let (_, proof, _) = call.answer(&member(1), &challenge).unwrap();
    genuine.set_nonblocking(false).unwrap();
    genuine.write_all(&proof).unwrap();
    reception_end
        .until("the genuine one is gone", |reception_end| reception_end.arrived.len() == 1);
}

/// Half-open connections are bounded too.
#[test]
fn members_that_never_prove_themselves_make_room() {
    let mut reception_end = TestReception::new();
    let mut all = Vec::new();
    for i in 0..MAX_HALF_OPEN + 44 {
        let mut nonce = [0; 32];
        nonce[..8].copy_from_slice(&i.to_le_bytes());
        let mut stream = connect(reception_end.at());
        stream.write_all(Call::new(&member(1), &names(1, 2), &nonce).hello()).unwrap();
        all.push(stream);
        reception_end.look();
    }
    reception_end
        .until("hellos", |reception_end| reception_end.reception.hellos.len() == all.len());
    assert!(reception_end.unproved() <= MAX_HALF_OPEN);
    reception_end.serves();
}

/// A member whose proof has come, and was not read yet, is not the one that makes room.
#[test]
fn a_proof_that_has_come_counts_before_room_is_made() {
    let mut reception_end = TestReception::new();
    let call = |i: usize| {
        let mut nonce = [0; 32];
        nonce[..8].copy_from_slice(&i.to_le_bytes());
        Call::new(&member(1), &names(1, 2), &nonce)
    };
    let mut half_open: Vec<_> = (0..MAX_HALF_OPEN)
        .map(|i| {
            let mut stream = connect(reception_end.at());
            stream.write_all(call(i).hello()).unwrap();
            reception_end
                .until("hello", |reception_end| reception_end.reception.hellos.len() == i + 1);
            stream
        })
        .collect();
    let mut challenge = [0; CHALLENGE];
    half_open[0].read_exact(&mut challenge).unwrap();
    let (_, proof, _) = call(0).answer(&member(1), &challenge).unwrap();
    // The listener is looked at first.
    let mut last = connect(reception_end.at());
    last.write_all(call(MAX_HALF_OPEN).hello()).unwrap();
    half_open[0].write_all(&proof).unwrap();
    reception_end.until("the last hello", |reception_end| {
        reception_end.reception.hellos.len() == MAX_HALF_OPEN + 1
    });
    reception_end.until("the first one is gone", |reception_end| reception_end.arrived.len() == 1);
    assert_eq!(reception_end.unproved(), MAX_HALF_OPEN);
}

const FEW: &str = "HAWSER_TEST_RECEPTION_FEW_DESCRIPTORS";

/// Without descriptors it neither spins nor turns members away: they wait at the listener.
#[test]
fn want_of_descriptors_passes() {
    if std::env::var_os(FEW).is_none() {
        let status = Command::new("sh")
            .args(["-c", "ulimit -n 64 && exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "reception::tests::want_of_descriptors_passes"])
            .env(FEW, "1")
            .status()
            .unwrap();
        return assert!(status.success());
    }
    let mut reception_end = TestReception::new();
    let mut caller = caller(1);
    caller.call(1, target(&[reception_end.at()]), reception_end.now);
    let unauthenticated = connect(reception_end.at());
    let mut all: Vec<std::fs::File> = Vec::new();
    while let Ok(file) = std::fs::File::open("/dev/null") {
        all.push(file);
    }
    reception_end.look();
    let told = troubles(&mut reception_end.reception);
    assert!(reception_end.reception.rests_until.is_some() && reception_end.unproved() == 0);
    assert!(told.len() == 1 && told[0].contains("ulimit -n"), "{told:?}");
    let own = [(reception_end.reception.as_fd().as_raw_fd(), false)];
    let now = Some(std::time::Duration::ZERO);
    assert!(!socket::wait_fds(&own, now), "it would not sleep");
    assert_eq!(reception_end.reception.next_time(), Some(reception_end.now + REST_NS));
    drop((all, unauthenticated));
    reception_end.now += REST_NS;
    reception_end.until("the member", |reception_end| {
        // The first attempt may have made room: another follows.
        reception_end.now += SECOND / 100;
        caller.handle_events(reception_end.now).unwrap();
        reception_end.arrived.len() == 1
    });
}

/// The other side hears why, from somebody who has the secret.
#[test]
fn a_refusal_is_told_with_the_reason() {
    for reason in [Reason::Unknown, Reason::Ended, Reason::Unexpected] {
        let mut reception = reception(1);
        let mut caller = caller(1);
        caller.call(4, target(reception.addresses()), 1);
        let error = loop {
            let judge = &mut |n: &Names| {
                assert_eq!(*n, names(1, 2));
                Answer::No(reason)
            };
            reception.handle_events(1, judge).unwrap();
            caller.handle_events(1).unwrap();
            if let Some((4, Err(error))) = caller.poll_outcome() {
                break error;
            }
        };
        assert_eq!(error.fault, CallFault::TurnedAway(reason));
        assert!(error.to_string().contains(&reason.to_string()), "{error}");
        assert!(reception.poll_arrival().is_none());
    }
}

/// Somebody who has no room now is asked again, for longer than patience lasts.
#[test]
fn a_busy_one_is_never_given_up() {
    let mut reception = reception(1);
    let mut caller = caller(1);
    let mut now = SECOND;
    caller.call(4, target(reception.addresses()), now);
    let mut asked = 0;
    for round in 0.. {
        let judge = &mut |_: &Names| {
            asked += 1;
            if asked < 200 { Answer::Later } else { Answer::Welcome }
        };
        reception.handle_events(now, judge).unwrap();
        caller.handle_events(now).unwrap();
        if let Some((_, result)) = caller.poll_outcome() {
            assert!(result.is_ok());
            break;
        }
        if caller.attempts.is_empty() {
            now = caller.next_time().unwrap();
        }
        assert!(round < HANG);
    }
    assert!(now > 100 * SECOND && asked == 200, "{now} {asked}");
}

/// Whoever has no room now is asked at the preferred address again, not at the others.
#[test]
fn a_busy_one_is_met_at_the_preferred_address() {
    let (mut first, mut second) = (reception(1), reception(1));
    let all = [first.addresses()[0], second.addresses()[0]];
    let mut caller = caller(1);
    let mut now = SECOND;
    caller.call(4, target(&all), now);
    let mut asked = 0;
    for round in 0.. {
        let judge = &mut |_: &Names| {
            asked += 1;
            if asked < 20 { Answer::Later } else { Answer::Welcome }
        };
        first.handle_events(now, judge).unwrap();
        second.handle_events(now, &mut welcome).unwrap();
        caller.handle_events(now).unwrap();
        if let Some((_, result)) = caller.poll_outcome() {
            assert_eq!(result.unwrap().socket.peer_addr().unwrap(), all[0]);
            break;
        }
        if caller.attempts.is_empty() {
            now = caller.next_time().unwrap();
        }
        assert!(round < HANG);
    }
    assert_eq!(asked, 20);
}

/// Of several addresses, one leads to another job, one is closed, one does not answer, and the last
/// is right.
#[test]
fn one_good_address_among_others_is_found() {
    let mut reception_end = TestReception::new();
    let mut foreign = reception(2);
    let closed = {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.local_addr().unwrap()
    };
    let silent = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let all = [foreign.addresses()[0], closed, silent.local_addr().unwrap(), reception_end.at()];
    let mut caller = caller(1);
    caller.call(1, target(&all), reception_end.now);
    reception_end.until("the good one", |reception_end| {
        foreign.handle_events(reception_end.now, &mut welcome).unwrap();
        caller.handle_events(reception_end.now).unwrap();
        reception_end.now += SECOND / 100;
        reception_end.arrived.len() == 1
    });
    assert!(reception_end.now < 20 * SECOND, "within its patience: {}", reception_end.now);
    assert!(matches!(caller.poll_outcome(), Some((1, Ok(_)))));
    assert!(caller.attempts.is_empty() && foreign.poll_arrival().is_none());
}

/// Runs a call that cannot succeed.
fn hopeless(addresses: &[SocketAddr], mut meanwhile: impl FnMut(u64)) -> (CallError, u64) {
    let mut caller = caller(1);
    let mut now = SECOND;
    caller.call(1, target(addresses), now);
    for _ in 0..HANG {
        if let Some((_, result)) = caller.poll_outcome() {
            assert!(caller.attempts.is_empty());
            return (result.unwrap_err(), now - SECOND);
        }
        meanwhile(now);
        now += SECOND / 20;
        caller.handle_events(now).unwrap();
    }
    panic!("it never ends");
}

#[test]
fn what_went_wrong_names_host_address_and_step() {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let at = listener.local_addr().unwrap();
    let (error, after) = hopeless(&[at], |_| {});
    assert_eq!(error.fault, CallFault::Silence);
    assert!((30 * SECOND..31 * SECOND).contains(&after), "{after}");
    let (error, _) = hopeless(&[at], |_| {
        listener.set_nonblocking(true).unwrap();
        drop(listener.accept());
    });
    assert!(matches!(error.fault, CallFault::Closed | CallFault::Silence), "{error}");
    drop(listener);
    let (error, after) = hopeless(&[at, at], |_| {});
    assert!(matches!(error.fault, CallFault::Connecting(_)), "{error}");
    assert!((30 * SECOND..31 * SECOND).contains(&after), "{after}");
    let text = error.to_string();
    for word in ["host c", &at.to_string(), "30 s", "firewall?", "another address"] {
        assert!(text.contains(word), "{text}");
    }
    let (error, after) = hopeless(&[], |_| {});
    assert_eq!((error.fault, after), (CallFault::NoAddress, 0));
    let mut foreign = reception(2);
    let at = foreign.addresses()[0];
    let (error, _) = hopeless(&[at], |now| foreign.handle_events(now, &mut welcome).unwrap());
    assert_eq!(
        error.fault,
        CallFault::Closed,
        "an unauthenticated connection is not answered: {error}"
    );
}

/// Whoever answers without the secret is found out at once.
#[test]
fn a_listener_that_pretends_to_be_of_the_job_is_refused() {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.set_nonblocking(true).unwrap();
    let mut kept = Vec::new();
    let (error, after) = hopeless(&[listener.local_addr().unwrap()], |_| {
        if let Ok((mut stream, _)) = listener.accept() {
            stream.write_all(&[7; CHALLENGE]).unwrap();
            kept.push(stream);
        }
    });
    assert_eq!(error.fault, CallFault::Unauthenticated(Refusal::Secret));
    assert!(after < SECOND && error.to_string().contains("secret"), "{error}");
}

/// An address where nobody answers: the queue of its listener is full.
#[test]
fn no_answer_is_told_as_such() {
    let full = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let at = full.local_addr().unwrap();
    let mut crowd = Vec::new();
    loop {
        let stream = socket::connect_start(None, &at, &Quality::default()).unwrap();
        let short = Some(std::time::Duration::from_millis(50));
        let made = socket::wait_fds(&[(stream.as_raw_fd(), true)], short);
        crowd.push(stream);
        if !made {
            break;
        }
    }
    let (error, _) = hopeless(&[at], |_| {});
    assert_eq!(error.fault, CallFault::NoAnswer);
    let text = error.to_string();
    let expected = format!("no answer from host c ({at}) after 30 s: port closed? firewall?");
    assert_eq!(text, expected);
}

/// A process that computes for hours between any two looks has not waited for hours.
#[test]
fn one_that_computes_loses_no_call() {
    let mut reception_end = TestReception::new();
    let mut caller = caller(1);
    let closed = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let at = [closed.local_addr().unwrap()];
    drop(closed);
    let mut now = SECOND;
    caller.call(1, target(&at), now);
    for _ in 0..20 {
        now += 3600 * SECOND;
        caller.handle_events(now).unwrap();
    }
    assert!(caller.poll_outcome().is_none() && caller.is_calling(1));
    caller.cancel(1);
    assert!(caller.attempts.is_empty() && !caller.is_calling(1));
    caller.call(2, target(&[reception_end.at()]), now);
    reception_end.until("nothing half open", |reception_end| {
        reception_end.unproved() == 1 && reception_end.unauthenticated() == 0
    });
    reception_end.now += 3600 * SECOND;
    reception_end.look();
    caller.handle_events(now + 3600 * SECOND).unwrap();
    reception_end.until("lost", |reception_end| reception_end.arrived.len() == 1);
}

#[test]
fn interfaces_that_cannot_be_used_are_told() {
    let none = Choice { include: List::parse("nosuch0").unwrap(), ..choice(&[]) };
    let open = |choice: &Choice| {
        Reception::open(member(1), choice, Reaches::ThisHost, &Quality::default())
    };
    assert!(open(&none).unwrap_err().to_string().contains("net_if_include"));
    let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let one = Choice { ports: port..=port, family: Some(4), ..choice(&[]) };
    let why = open(&one).unwrap_err().to_string();
    assert!(why.contains("127.0.0.1") && why.contains("lo"), "{why}");
}

#[test]
fn both_families_are_listened_on() {
    let open = Reception::open(member(1), &choice(&[]), Reaches::ThisHost, &Quality::default());
    let all = open.unwrap().addresses().to_vec();
    let v6 = socket::interfaces().unwrap().iter().any(|i| i.loopback && i.addr.is_ipv6());
    assert_eq!(all.iter().filter(|a| a.is_ipv4()).count(), 1);
    assert_eq!(all.iter().any(SocketAddr::is_ipv6), v6);
}

/// Calls of processes that listen themselves, which another thread has.
fn called_directly(receptions: &[&TestReception]) -> Caller {
    called_with(receptions, false)
}

fn called_with(receptions: &[&TestReception], encrypted: bool) -> Caller {
    let mut caller = caller(1);
    for (reception, number) in receptions.iter().zip(5..) {
        let names = Names { encrypted, ..names(1, 2) };
        let target = Target { direct: Some(member(1)), names, ..target(&[reception.at()]) };
        caller.call(number, target, SECOND);
        for round in 0.. {
            assert!(round < HANG, "the kernel makes no connection");
            if caller.may_lend(number) {
                break;
            }
            caller.handle_events(SECOND).unwrap();
        }
        assert!(caller.lend(number, b"first".to_vec(), true) && !caller.may_lend(number));
    }
    caller
}

/// What comes on a connection, so many bytes.
fn bytes_of(stream: &mut TcpStream, count: usize) -> Vec<u8> {
    let mut bytes = vec![0; count];
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(std::time::Duration::from_secs(30))).unwrap();
    stream.read_exact(&mut bytes).unwrap();
    bytes
}

/// Waits until the caller has something to do, and looks; the call that has got through.
fn made_by_another_thread(caller: &mut Caller) -> (u64, Made) {
    for _ in 0..HANG {
        let set = caller.as_fd().as_raw_fd();
        let some = Some(std::time::Duration::from_secs(30));
        assert!(socket::wait_fds(&[(set, false)], some), "nothing wakes the one that has called");
        caller.handle_events(SECOND).unwrap();
        if let Some((number, made)) = caller.poll_outcome() {
            return (number, made.unwrap());
        }
    }
    panic!("it has not got through")
}

#[test]
fn another_thread_proves_a_call_and_sends_what_comes_first() {
    let mut called = TestReception::new();
    let mut caller = called_directly(&[&called]);
    assert!(caller.is_lent(5) && caller.lend_more(5, Some(&[b" and", b" second"])));
    assert!(!caller.lend_more(6, Some(&[b"no such call"])));
    // Behind what cannot be given nothing is added.
    assert!(caller.lend_more(5, None) && caller.lend_more(5, Some(&[b"fourth"])));
    called.until("nobody came", |r| !r.arrived.is_empty());
    let mut arrival = called.arrived.pop().unwrap();
    assert_eq!(bytes_of(&mut arrival.socket, 16), b"first and second");
    let (5, mut made) = made_by_another_thread(&mut caller) else { panic!("no such call") };
    assert!(made.rest.is_empty() && made.binding == arrival.binding && !caller.is_calling(5));
    made.socket.write_all(b"third").unwrap();
    assert_eq!(bytes_of(&mut arrival.socket, 5), b"third");
}

/// Receives so many bytes of an encrypted connection.
fn decrypted(session: &mut Session, stream: &TcpStream, count: usize) -> Vec<u8> {
    let (mut bytes, mut have) = (vec![0; count], 0);
    let some = Some(std::time::Duration::from_secs(30));
    while have < count {
        let fd = stream.as_raw_fd();
        match session.receive(fd, &mut [IoSliceMut::new(&mut bytes[have..])]) {
            Ok(0) => panic!("it has closed"),
            Ok(n) => have += n,
            Err(_) => assert!(socket::wait_fds(&[(fd, false)], some), "nothing comes"),
        }
    }
    bytes
}

#[test]
fn another_thread_agrees_on_keys_and_sends_what_comes_first() {
    let mut called = TestReception::encrypted();
    let mut caller = called_with(&[&called], true);
    assert!(caller.lend_more(5, Some(&[b" and", b" second"])));
    called.until("nobody came", |r| !r.arrived.is_empty());
    let arrival = called.arrived.pop().unwrap();
    arrival.socket.set_nonblocking(true).unwrap();
    let mut session = Session::new(&arrival.binding, Side::Answerer).unwrap();
    assert_eq!(decrypted(&mut session, &arrival.socket, 16), b"first and second");
    let (5, made) = made_by_another_thread(&mut caller) else { panic!("no such call") };
    assert!(made.rest.is_empty());
    let mut own = made.session.expect("it has begun");
    assert!(own.is_open());
    assert_eq!(own.send(made.socket.as_raw_fd(), &[IoSlice::new(b"third")]).unwrap(), 5);
    assert_eq!(decrypted(&mut session, &arrival.socket, 5), b"third");
}

/// Taken back in the midst of it the agreement goes on where it is.
#[test]
fn an_agreement_on_keys_is_taken_back_with_its_call() {
    let mut called = TestReception::encrypted();
    let mut caller = called_with(&[&called], true);
    called.until("nobody came", |r| !r.arrived.is_empty());
    let arrival = called.arrived.pop().unwrap();
    arrival.socket.set_nonblocking(true).unwrap();
    // The other side has accepted the call, and says no key yet.
    caller.regain(5, SECOND);
    let made = caller.poll_made(5).expect("it has got through");
    let mut own = made.session.expect("it has begun");
    assert!(!own.is_open() && made.rest.is_empty());
    let mut session = Session::new(&arrival.binding, Side::Answerer).unwrap();
    let fd = made.socket.as_raw_fd();
    let (mut said, mut heard) = (0, Vec::new());
    for _ in 0..HANG {
        said += own
            .flush(fd)
            .and_then(|()| own.send(fd, &[IoSlice::new(&b"own"[said..])]))
            .unwrap_or(0);
        let _ = own.receive(fd, &mut []);
        let mut bytes = [0; 8];
        let got = session.receive(arrival.socket.as_raw_fd(), &mut [IoSliceMut::new(&mut bytes)]);
        heard.extend_from_slice(&bytes[..got.unwrap_or(0)]);
        if heard.len() >= 3 {
            break;
        }
    }
    assert_eq!(heard, b"own", "{said} bytes were said");
}

/// Looks at calls take none of them back before its process has answered.
#[test]
fn another_thread_has_several_calls() {
    let mut called = [TestReception::new(), TestReception::new()];
    let mut caller = called_directly(&called.each_ref());
    for i in [1, 0] {
        caller.handle_events(SECOND).unwrap();
        assert!((0..=i).all(|n| caller.is_lent(5 + n as u64)), "{i}");
        called[i].until("nobody came", |r| !r.arrived.is_empty());
        let mut arrival = called[i].arrived.pop().unwrap();
        assert_eq!(bytes_of(&mut arrival.socket, 5), b"first");
        let (number, made) = made_by_another_thread(&mut caller);
        assert!(number == 5 + i as u64 && made.binding == arrival.binding);
    }
    assert!(caller.is_empty() && caller.attempts.is_empty());
}

/// The one at the first address may be somebody who never answers.
#[test]
fn another_address_is_tried_while_another_thread_has_a_call() {
    let silent = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let mut called = TestReception::new();
    let mut caller = caller(1);
    let all = [silent.local_addr().unwrap(), called.at()];
    let target = Target { direct: Some(member(1)), ..target(&all) };
    caller.call(5, target, called.now);
    while !caller.lend(5, b"first".to_vec(), true) {
        caller.handle_events(called.now).unwrap();
    }
    called.until("nobody came", |r| {
        r.now += SECOND / 100;
        caller.handle_events(r.now).unwrap();
        if caller.may_lend(5) {
            assert!(caller.lend(5, b"first".to_vec(), true));
        }
        !r.arrived.is_empty()
    });
    caller.handle_events(called.now).unwrap();
    let Some((5, Ok(made))) = caller.poll_outcome() else { panic!("it has got through") };
    assert_eq!(made.socket.peer_addr().unwrap(), all[1]);
    assert!(caller.attempts.is_empty());
}

#[test]
fn a_call_that_was_lent_is_taken_back() {
    let mut called = TestReception::new();
    let mut caller = called_directly(&[&called]);
    caller.regain(5, SECOND);
    assert!(!caller.is_lent(5) && !caller.lend_more(5, Some(&[b"late"])) && caller.is_calling(5));
    assert!(caller.may_lend(5), "again");
    let mut made = None;
    called.until("nobody came", |r| {
        caller.handle_events(SECOND).unwrap();
        made = made.take().or_else(|| caller.poll_made(5));
        made.is_some() && !r.arrived.is_empty()
    });
    let (mut arrival, mut made) = (called.arrived.pop().unwrap(), made.unwrap());
    assert!(made.rest.is_empty(), "nothing was sent");
    made.socket.write_all(b"own").unwrap();
    assert_eq!(bytes_of(&mut arrival.socket, 3), b"own");
    // Nobody waits for one that has ended.
    let mut again = called_directly(&[&called]);
    assert!(again.cancel(5).is_none() && !again.is_lent(5));
}
