use super::port::{CUT, NO_PORT, VERSION};
use super::*;
use crate::CallFault;
use hawser_mca::{Params, Sources};

const PORT: &str = "hawser4:127.0.0.1:4711,[fd00::1]:4711::0123456789abcdef:00000000000000ff:\
                    000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

#[test]
fn a_port_is_read_as_it_was_written_and_nothing_else_is() {
    let name = PortName::parse(PORT).unwrap();
    assert_eq!(name.text(), PORT);
    assert_eq!(name.number, 255);
    assert_eq!(name.listening.addresses.len(), 2);
    assert_eq!(PortName::parse(&format!("  {PORT}  ")).unwrap(), name, "Fortran pads");
    for cut in 0..PORT.len() {
        assert!(PortName::parse(&PORT[..cut]).is_err(), "{cut}");
    }
    assert_eq!(PortName::parse(&PORT[..PORT.len() - 1]), Err(WireupError::Port(CUT)));
    assert_eq!(
        PortName::parse(&PORT.replace("hawser4", "hawser3")),
        Err(WireupError::Port(VERSION))
    );
    assert_eq!(PortName::parse("tag#0$description"), Err(WireupError::Port(NO_PORT)));
    for (from, to) in [("0001", "000g"), ("127.0.0.1", "127.0.0"), ("ff:", "+f:"), (",", ",,")] {
        assert!(PortName::parse(&PORT.replacen(from, to, 1)).is_err(), "{from} {to}");
    }
    assert!(!format!("{name:?}").contains("0001020304"), "no key in messages");
}

#[test]
fn a_port_has_as_many_addresses_as_fit() {
    let at = |i: u16| format!("[2001:db8:1111:2222:3333:4444:5555:{i:x}]:65000").parse().unwrap();
    let listening =
        Listening { host: 1, node: None, addresses: (0x1000..0x1010).map(at).collect() };
    let name = PortName { listening, number: 2, secret: [3; 32] };
    assert!(name.text().len() <= PORT_MAX);
    let again = PortName::parse(&name.text()).unwrap();
    assert!(!again.listening.addresses.is_empty());
    assert!(name.listening.addresses.starts_with(&again.listening.addresses));
}

#[test]
fn where_a_process_listens_crosses_as_bytes() {
    let listening = PortName::parse(PORT).unwrap().listening;
    let bytes = listening.encode();
    assert_eq!(Listening::decode(&bytes), Some(listening.clone()));
    for cut in 0..bytes.len() {
        assert_eq!(Listening::decode(&bytes[..cut]), None);
    }
    let first = |host| listening.order(host).first().map(|at| at.ip().is_loopback());
    assert_eq!((first(listening.host), first(7)), (Some(true), Some(false)));
}

/// A process of job `job` with one rank.
fn process(job: u64, rank: u32) -> Interjob {
    let params: Vec<_> = crate::reception::interfaces::PARAMS.iter().collect();
    let params = Params::load(&params, &Sources::empty().set("net_if_include", "lo")).unwrap();
    let names: &'static NameTable = Box::leak(Box::new(NameTable::new(job, 4)));
    Interjob::open(&InterjobConfig {
        me: rank,
        names,
        choice: &Choice::of(&params).unwrap(),
        quality: &Quality::default(),
        timeout_ns: 20_000_000_000,
        seat: None,
        cells: None,
    })
    .unwrap()
}

/// Looks after both until there is something.
fn until<R>(mut look: impl FnMut() -> Option<R>) -> R {
    let begun = clock::now_ns();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(clock::now_ns() - begun < 20_000_000_000, "it does not come");
        clock::yield_now();
    }
}

fn met(server: &Interjob, client: &Interjob, port: &PortName) -> (Line, Line) {
    let call = client.call(port, None, false);
    let (mut here, mut there) = (None, None);
    until(|| {
        here = here.take().or_else(|| server.next_caller(port).unwrap());
        there = there.take().or_else(|| client.called(call).map(Result::unwrap));
        (here.is_some() && there.is_some()).then_some(())
    });
    (here.unwrap(), there.unwrap())
}

#[test]
fn two_jobs_meet_at_a_port_and_have_a_key_that_nobody_says() {
    let (server, client) = (process(1, 0), process(2, 0));
    let port = PortName::parse(&server.open_port().unwrap()).unwrap();
    let (mut a, mut b) = met(&server, &client, &port);
    assert_eq!(a.meeting(), b.meeting());
    assert_ne!(a.meeting().secret, port.secret);
    // Long and empty records, both ways at once.
    let long: Vec<u8> = (0..3_000_000_u32).map(|i| i as u8).collect();
    for record in [&long[..], b"", b"x"] {
        a.say(record);
        b.say(record);
        let (mut at_a, mut at_b) = (None, None);
        until(|| {
            at_a = at_a.take().or_else(|| a.poll(RECORD_MAX).unwrap());
            at_b = at_b.take().or_else(|| b.poll(RECORD_MAX).unwrap());
            (at_a.is_some() && at_b.is_some()).then_some(())
        });
        assert!(at_a.as_deref() == Some(record) && at_b.as_deref() == Some(record));
    }
    // What was said by somebody who has gone since can be read, and that he has gone is seen.
    a.say(b"y");
    assert!(!b.has_ended());
    drop(a);
    until(|| b.has_ended().then_some(()));
    assert_eq!(b.poll(9), Ok(Some(b"y".to_vec())));
    assert_eq!(until(|| b.poll(9).err()), WireupError::Closed);
    // Another meeting has another key.
    let (c, d) = met(&server, &client, &port);
    assert_eq!(c.meeting(), d.meeting());
    assert_ne!(c.meeting().job, b.meeting().job);
}

#[test]
fn of_a_long_record_no_more_is_held_than_is_wanted() {
    let (server, client) = (process(1, 0), process(2, 0));
    let port = PortName::parse(&server.open_port().unwrap()).unwrap();
    let (mut a, mut b) = met(&server, &client, &port);
    let long = vec![7; 300_000];
    b.say(&long);
    until(|| {
        assert_eq!(b.poll(RECORD_MAX), Ok(None), "nothing is said to it");
        assert_eq!(a.poll_within(RECORD_MAX, 5_000), Ok(None));
        assert!(a.held() <= 5_000);
        (a.held() == 5_000).then_some(())
    });
    let got = until(|| {
        assert_eq!(b.poll(RECORD_MAX), Ok(None));
        a.poll(RECORD_MAX).unwrap()
    });
    assert!(got == long);
}

#[test]
fn a_port_that_is_closed_or_another_ones_takes_nobody() {
    let (server, client) = (process(1, 0), process(2, 0));
    let port = PortName::parse(&server.open_port().unwrap()).unwrap();
    let refused = |port: &PortName| {
        let call = client.call(port, None, false);
        let end = until(|| {
            let _ = server.look();
            client.called(call)
        });
        end.unwrap_err().fault
    };
    let mut forged = port.clone();
    forged.secret[0] ^= 1;
    assert_eq!(refused(&forged), CallFault::Closed);
    assert!(matches!(client.next_caller(&port), Err(WireupError::Port(NOT_HERE))));
    assert!(!client.close_port(&port) && server.close_port(&port) && !server.close_port(&port));
    assert_eq!(refused(&port), CallFault::Closed);
    drop(server);
    let call = client.call(&port, None, false);
    let gone = until(|| client.called(call)).unwrap_err();
    assert!(matches!(gone.fault, CallFault::Connecting(_)), "{gone}");
    assert!(gone.tried_s < 5, "its host says so at once");
}

/// A group begins for which these were introduced.
fn begin(me: &Interjob, procs: &[ProcId]) {
    me.retain(procs.iter().copied());
    me.forget_unused(procs.iter().copied());
}

#[test]
fn what_is_known_of_a_process_ends_with_its_last_group() {
    let me = process(1, 0);
    let at =
        |rank| (Name { job: 9, rank }, Listening { host: 1, node: None, addresses: Vec::new() });
    let own = (Name { job: 1, rank: 2 }, Listening { host: 1, node: None, addresses: Vec::new() });
    let key = |job| Credential { job, secret: [job as u8; 32] };
    me.introduce(&key(71), vec![at(0), own, at(1)]).unwrap();
    let procs: Vec<ProcId> =
        [0, 1].map(|rank| me.names.known(Name { job: 9, rank }).unwrap()).to_vec();
    begin(&me, &procs);
    // A second meeting, with one of them: its key counts from now on.
    me.introduce(&key(72), vec![at(0)]).unwrap();
    begin(&me, &procs[..1]);
    let number = |proc| me.target(proc, 1).and_then(|t| t.direct).map(|c| c.job);
    assert_eq!((number(procs[0]), number(procs[1])), (Some(72), Some(71)));
    assert_eq!(number(2), None, "one of the own job");
    me.release(procs.iter().copied());
    assert_eq!((number(procs[0]), number(procs[1])), (Some(72), None));
    assert_eq!(me.take_released(), [procs[1]]);
    me.release(procs[..1].iter().copied());
    assert!(me.inner().known.is_empty() && me.inner().meetings.is_empty());
    // The last group ends while another one with the same process is made.
    me.introduce(&key(74), vec![at(1)]).unwrap();
    begin(&me, &procs[1..]);
    me.introduce(&key(75), vec![at(1)]).unwrap();
    // And a copy of it comes and goes meanwhile, for which nobody was introduced.
    me.retain(procs[1..].iter().copied());
    me.release(procs[1..].iter().copied());
    me.release(procs[1..].iter().copied());
    assert_eq!(number(procs[1]), Some(75));
    begin(&me, &procs[1..]);
    assert_eq!(number(procs[1]), Some(75));
    me.release(procs[1..].iter().copied());
    assert!(me.inner().known.is_empty() && me.inner().meetings.is_empty());
    // A meeting that failed before there was a group.
    me.introduce(&key(73), vec![at(1)]).unwrap();
    me.forget_unused(procs.iter().copied());
    assert!(me.inner().known.is_empty() && me.inner().meetings.is_empty());
}

/// The other side may not know the key of a meeting before that is over, and a process that is met
/// again and again is not known by ever more keys.
#[test]
fn a_key_is_used_when_its_meeting_is_over_and_old_ones_go() {
    let me = process(1, 0);
    let name = Name { job: 9, rank: 0 };
    let at = || vec![(name, Listening { host: 1, node: None, addresses: Vec::new() })];
    let key = |job| Credential { job, secret: [job as u8; 32] };
    assert!(!me.is_acquainted([name].into_iter()));
    me.introduce(&key(71), at()).unwrap();
    let proc = me.names.known(name).unwrap();
    me.settle(&key(71), [proc].into_iter());
    begin(&me, &[proc]);
    let number = || me.target(proc, 1).and_then(|t| t.direct).map(|c| c.job);
    me.introduce(&key(72), at()).unwrap();
    assert_eq!(number(), Some(71));
    me.settle(&key(72), [proc].into_iter());
    assert_eq!(number(), Some(72));
    for job in 100..150 {
        me.introduce(&key(job), at()).unwrap();
    }
    assert_eq!((number(), me.inner().meetings.len()), (Some(72), KEYS_MAX));
    // By a meeting that is under way nobody is acquainted.
    assert!(!me.is_acquainted([name].into_iter()));
    me.settle(&key(149), [proc].into_iter());
    // A process that knows all of a group needs no further key.
    assert!(me.is_acquainted([name, Name { job: 1, rank: 3 }].into_iter()));
    assert!(!me.is_acquainted([name, Name { job: 9, rank: 1 }].into_iter()));
    (0..52).for_each(|_| me.forget_unused([proc].into_iter()));
    assert_eq!(number(), Some(149));
    me.release([proc].into_iter());
    assert!(me.inner().known.is_empty() && me.inner().meetings.is_empty());
}

/// Bytes that somebody has changed on the way are no record.
#[test]
fn a_record_that_is_changed_is_refused() {
    let (server, client) = (process(1, 0), process(2, 0));
    let port = PortName::parse(&server.open_port().unwrap()).unwrap();
    let (mut a, _b) = met(&server, &client, &port);
    // Too long for what is expected.
    let (mut c, mut d) = met(&server, &client, &port);
    c.say(&[0; 100]);
    assert_eq!(until(|| d.poll(99).err()), WireupError::Malformed);
    line::fuzz(b"\x01\0\0\0abc");
    a.say(b"");
}
