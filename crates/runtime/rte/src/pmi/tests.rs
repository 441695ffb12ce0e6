use std::io::{Read, Write};
use std::os::unix::net::UnixStream;

use proptest::prelude::*;

use super::client::{Client, Version};
use super::mapping;
use super::server::{Gathering, Output, PmiFacts, Server, Stage};
use super::wire::{Framing, Message, PmiReader, unescaped};
use crate::WireError;
use crate::map::JobMap;
use crate::universe::{Answer, RefusalKind, UniverseRequest};

fn server(ranks: &[u32], size: u32) -> Server {
    Server::new(PmiFacts {
        name: "kvs".into(),
        ranks: ranks.to_vec(),
        programs: vec![0; ranks.len()],
        size,
        universe: 8,
        pairs: vec![(super::MAPPING_KEY.into(), "(vector,(0,1,2))".into())],
        parent: None,
    })
}

/// What the server writes to a rank.
fn answer(server: &mut Server, local: u32, bytes: &[u8]) -> String {
    server.handle_bytes(local, bytes);
    let mut text = String::new();
    while let Some(output) = server.poll_output() {
        match output {
            Output::Write { bytes, .. } => {
                text.push_str(&String::from_utf8(bytes).unwrap());
            }
            other => text.push_str(&format!("{other:?}")),
        }
    }
    text
}

fn all(reader: &mut PmiReader) -> Result<Vec<Message>, WireError> {
    let mut messages = Vec::new();
    while let Some(message) = reader.poll_message()? {
        messages.push(message);
    }
    Ok(messages)
}

#[test]
fn a_conversation_in_lines() {
    let mut s = server(&[4], 5);
    let mut say = |text: &str| answer(&mut s, 0, text.as_bytes());
    assert_eq!(
        say("cmd=init pmi_version=1 pmi_subversion=1\n"),
        "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n"
    );
    assert_eq!(
        say("cmd=get_maxes\n"),
        "cmd=maxes rc=0 kvsname_max=256 keylen_max=64 vallen_max=1024\n"
    );
    assert_eq!(say("cmd=get_my_kvsname\n"), "cmd=my_kvsname rc=0 kvsname=kvs\n");
    assert_eq!(
        say("cmd=put kvsname=kvs key=a value=x\\ y#$\\\\\n"),
        "cmd=put_result rc=0 msg=success\n"
    );
    assert_eq!(
        say("cmd=get kvsname=kvs key=a\n"),
        "cmd=get_result rc=0 msg=success value=x\\ y#$\\\\\n"
    );
    assert!(say("cmd=get kvsname=kvs key=b\n").contains("rc=-1"));
    assert!(say("cmd=getbyidx kvsname=kvs idx=1\n").contains("nextidx=2 key=a"));
    assert!(say("cmd=getbyidx kvsname=kvs idx=2\n").contains("rc=-2"));
    assert_eq!(say("cmd=barrier_in\n"), "Fence([(\"a\", \"x\\\\ y#$\\\\\\\\\")])");
    s.handle_fenced(&[("a".into(), "x".into()), ("z".into(), "far".into())], true);
    assert_eq!(answer(&mut s, 0, b""), "cmd=barrier_out rc=0\n");
    let mut say = |text: &str| answer(&mut s, 0, text.as_bytes());
    assert!(say("cmd=get kvsname=kvs key=z\n").contains("value=far"));
    assert_eq!(say("cmd=finalize\n"), "cmd=finalize_ack rc=0\n");
    assert!(say("cmd=get_maxes\n").contains("Broken"));
}

#[test]
fn a_conversation_in_frames() {
    let mut s = server(&[0, 1], 2);
    let frame = |text: &str| format!("{:6}{text}", text.len());
    for rank in 0..2 {
        answer(&mut s, rank, b"cmd=init pmi_version=2 pmi_subversion=0\n");
        let full = frame(&format!("cmd=fullinit;pmijobid=j;pmirank={rank};threaded=FALSE;"));
        assert!(answer(&mut s, rank, full.as_bytes()).contains(&format!(";rank={rank};size=2;")));
    }
    let wait = frame("cmd=info-getnodeattr;key=k;wait=TRUE;thrid=7;");
    assert_eq!(answer(&mut s, 1, wait.as_bytes()), "");
    let put = frame("cmd=info-putnodeattr;key=k;value=v;;w;");
    let told = answer(&mut s, 0, put.as_bytes());
    assert!(told.contains("value=v;;w;thrid=7;"), "{told}");
    assert!(told.contains("info-putnodeattr-response"), "{told}");
    let none = answer(&mut s, 0, frame("cmd=kvs-get;jobid=kvs;srcid=-1;key=no;").as_bytes());
    assert!(none.contains("found=FALSE"), "{none}");
    let job = frame("cmd=info-getjobattr;key=PMI_process_mapping;");
    assert!(answer(&mut s, 0, job.as_bytes()).contains("value=(vector,(0,1,2));"));
    assert_eq!(answer(&mut s, 0, frame("cmd=kvs-fence;").as_bytes()), "");
    assert_eq!(s.stage(1), Stage::Inside);
    assert!(answer(&mut s, 1, frame("cmd=kvs-fence;").as_bytes()).starts_with("Fence"));
    let abort = frame("cmd=abort;isworld=TRUE;exitcode=9;message=why;");
    let early = answer(&mut s, 0, abort.as_bytes());
    assert!(early.contains("before it has its answer"), "{early}");
    s.handle_fenced(&[], true);
    assert!(answer(&mut s, 1, abort.as_bytes()).contains("Abort { local: 1, code: 9"));
}

#[test]
fn connections_without_the_secret_are_not_answered() {
    for bytes in [
        &b"GET / HTTP/1.1\r\n\r\n"[..],
        b"cmd=get_maxes\n",
        b"cmd=init pmi_version=3 pmi_subversion=0\n",
        b"\xff\xfe\n",
        b"cmd=init pmi_version=2 pmi_subversion=0\nxxxxxxcmd=fullinit;",
        b"cmd=init pmi_version=2 pmi_subversion=0\n     9cmd=dance;",
    ] {
        let mut s = server(&[0], 1);
        assert!(answer(&mut s, 0, bytes).contains("Broken"), "{:?}", bytes.escape_ascii());
        assert_eq!(s.stage(0), Stage::Broken);
        assert_eq!(answer(&mut s, 0, b"cmd=init pmi_version=1 pmi_subversion=1\n"), "");
    }
    let mut reader = PmiReader::default();
    reader.handle_bytes(&vec![b'x'; 70_000]);
    assert_eq!(
        reader.poll_message(),
        Err(WireError::Malformed("a message is longer than 65536 bytes".into()))
    );
}

#[test]
fn a_fence_waits_for_all_nodes() {
    let mut gathering = Gathering::new(vec![0, 2]);
    let pair = |k: &str| vec![(k.to_string(), k.to_string())];
    assert_eq!(gathering.handle_fence(2, pair("b"), true), None);
    assert_eq!(gathering.handle_fence(0, pair("a"), true), Some([pair("b"), pair("a")].concat()));
    assert_eq!(gathering.handle_fence(0, pair("c"), true), None);
    assert_eq!(gathering.handle_fence(2, Vec::new(), true), Some(pair("c")));
}

/// In a job that goes on nobody waits at a fence for ranks and nodes that are gone.
#[test]
fn a_fence_does_not_wait_for_those_who_are_gone() {
    let init = b"cmd=init pmi_version=1 pmi_subversion=1\ncmd=barrier_in\n";
    let mut s = server(&[4, 5, 6], 9);
    assert!(!answer(&mut s, 0, init).contains("Fence"));
    // One that has come, one that never does: the fence is told once.
    assert!(!answer(&mut s, 2, init).contains("Fence"));
    s.handle_end(2);
    assert_eq!(s.poll_output(), None);
    s.handle_end(1);
    assert_eq!(s.poll_output(), Some(Output::Fence(Vec::new())));
    s.handle_end(1);
    assert_eq!(s.poll_output(), None);
    s.handle_fenced(&[], true);
    assert_eq!(answer(&mut s, 0, b""), "cmd=barrier_out rc=0\n");
    assert!(answer(&mut s, 0, b"cmd=barrier_in\n").contains("Fence"));
    // Of nodes: before the others have come, when they wait, and between two fences.
    let mut gathering = Gathering::new(vec![0, 1, 2, 3]);
    assert_eq!(gathering.handle_gone(3), None);
    assert_eq!(gathering.handle_fence(0, Vec::new(), true), None);
    assert_eq!(gathering.handle_fence(2, Vec::new(), true), None);
    assert_eq!(gathering.handle_gone(1), Some(Vec::new()));
    assert_eq!(gathering.handle_gone(2), None);
    assert_eq!(gathering.handle_fence(0, Vec::new(), true), Some(Vec::new()));
    assert_eq!(gathering.handle_gone(0), None);
}

/// A client that puts one key again and again does not fill the memory.
#[test]
fn a_key_that_is_put_again_is_told_once() {
    let mut s = server(&[4], 5);
    answer(&mut s, 0, b"cmd=init pmi_version=1 pmi_subversion=1\n");
    for i in 0..100 {
        answer(&mut s, 0, format!("cmd=put kvsname=kvs key=a value={i}\n").as_bytes());
    }
    assert_eq!(answer(&mut s, 0, b"cmd=barrier_in\n"), "Fence([(\"a\", \"99\")])");
}

#[test]
fn names_are_asked_of_the_universe() {
    let mut s = server(&[0], 1);
    answer(&mut s, 0, b"cmd=init pmi_version=1 pmi_subversion=1\n");
    let port = Answer::Port(Some("p q".into()));
    let (service, wanted) = (String::from("n"), String::from("p q"));
    assert_eq!(
        asked(&mut s, b"cmd=publish_name service=n port=p\\ q\n"),
        UniverseRequest::Publish { service: service.clone(), port: wanted.clone() }
    );
    s.handle_answer(0, &Answer::Done);
    assert_eq!(answer(&mut s, 0, b""), "cmd=publish_result info=ok rc=0\n");
    let lookup = UniverseRequest::Lookup { service: service.clone() };
    assert_eq!(asked(&mut s, b"cmd=lookup_name service=n\n"), lookup);
    s.handle_answer(0, &port);
    assert_eq!(answer(&mut s, 0, b""), "cmd=lookup_result info=ok rc=0 port=p\\ q\n");
    let blank = asked(&mut s, b"cmd=lookup_name service=two words\n");
    assert_eq!(blank, UniverseRequest::Lookup { service: "two words".into() });
    s.handle_answer(0, &Answer::Port(None));
    assert!(answer(&mut s, 0, b"").contains("rc=-1"));
    // Of whom its port is not told it is asked for.
    assert_eq!(asked(&mut s, b"cmd=unpublish_name service=n\n"), lookup);
    s.handle_answer(0, &port);
    let unpublish = UniverseRequest::Unpublish { service, port: wanted };
    assert_eq!(asked(&mut s, b""), unpublish);
    s.handle_answer(0, &Answer::Done);
    assert_eq!(answer(&mut s, 0, b""), "cmd=unpublish_result info=ok rc=0\n");
    assert_eq!(asked(&mut s, b"cmd=unpublish_name service=n\n"), lookup);
    s.handle_answer(0, &Answer::Port(None));
    assert!(answer(&mut s, 0, b"").contains("rc=-1"));
}

/// What the server asks of the universe when a rank says this.
fn asked(server: &mut Server, bytes: &[u8]) -> UniverseRequest {
    server.handle_bytes(0, bytes);
    match server.poll_output() {
        Some(Output::Universe { local: 0, request }) => request,
        other => panic!("{other:?}"),
    }
}

#[test]
fn processes_are_asked_of_the_universe() {
    let mut s = server(&[0], 1);
    answer(&mut s, 0, b"cmd=init pmi_version=1 pmi_subversion=1\n");
    let first = b"mcmd=spawn\nnprocs=2\nexecname=a b\ntotspawns=2\nspawnssofar=1\narg1=x\n\
                  arg2=\nargcnt=2\npreput_num=1\npreput_key_0=k\npreput_val_0=v=w\n\
                  info_num=1\ninfo_key_1=wdir\ninfo_val_1=/tmp\nendcmd\n";
    assert_eq!(answer(&mut s, 0, first), "");
    let second = b"mcmd=spawn\nnprocs=1\nexecname=c\ntotspawns=2\nspawnssofar=2\nargcnt=0\n\
                   preput_num=1\npreput_key_0=k\npreput_val_0=v=w\ninfo_num=0\nendcmd\n";
    let UniverseRequest::Spawn(by_lines) = asked(&mut s, second) else { panic!() };
    assert_eq!(by_lines.pmi.as_ref().unwrap().pairs, [("k".to_string(), "v=w".to_string())]);
    let [one, two] = by_lines.apps.as_slice() else { panic!("{by_lines:?}") };
    assert_eq!((one.command.as_slice(), one.maxprocs), (&b"a b"[..], 2));
    assert_eq!(one.argv, [b"x".to_vec(), Vec::new()]);
    assert_eq!(one.info, [("wdir".to_string(), "/tmp".to_string())]);
    assert_eq!((two.command.as_slice(), two.maxprocs, two.argv.len()), (&b"c"[..], 1, 0));
    s.handle_answer(0, &Answer::Spawned { job: 7, counts: vec![2, 1] });
    assert_eq!(answer(&mut s, 0, b""), "cmd=spawn_result info=ok rc=0\n");
    asked(&mut s, &second.map(|b| if b == b'2' { b'1' } else { b }));
    let refused = Answer::Refused { why: RefusalKind::Spawn, text: "none".into() };
    s.handle_answer(0, &refused);
    assert!(answer(&mut s, 0, b"").starts_with("cmd=spawn_result info=none msg=none rc=-1"));
    let short = answer(&mut s, 0, b"mcmd=spawn\nnprocs=1\nexecname=c\nargcnt=1\nendcmd\n");
    assert!(short.contains("arg1"), "{short}");

    let mut s = server(&[0], 1);
    let frame = |text: &str| format!("{:6}{text}", text.len()).into_bytes();
    answer(&mut s, 0, b"cmd=init pmi_version=2 pmi_subversion=0\n");
    let spawn = "cmd=spawn;thrid=3;ncmds=2;preputcount=1;ppkey0=k;ppval0=v=w;subcmd=a b;\
                 maxprocs=2;argc=2;argv0=x;argv1=;infokeycount=1;infokey0=wdir;infoval0=/tmp;\
                 subcmd=c;maxprocs=1;argc=0;infokeycount=0;";
    assert_eq!(asked(&mut s, &frame(spawn)), UniverseRequest::Spawn(by_lines));
    s.handle_answer(0, &Answer::Spawned { job: 7, counts: vec![2, 1] });
    let told = answer(&mut s, 0, b"");
    assert!(told.contains("spawn-response;rc=0;jobid=hawser_0000000000000007;nerrs=0;"), "{told}");
    let disconnect = frame("cmd=job-disconnect;jobid=hawser_0000000000000007;");
    assert_eq!(asked(&mut s, &disconnect), UniverseRequest::Disconnected { job: 7 });
}

#[test]
fn mappings() {
    assert_eq!(mapping::parse("(vector,(0,1,4))", 4), Some(vec![0, 0, 0, 0]));
    assert_eq!(mapping::parse("(vector,(0,2,2))", 4), Some(vec![0, 0, 1, 1]));
    assert_eq!(mapping::parse("(vector,(0,3,1))", 5), Some(vec![0, 1, 2, 0, 1]));
    assert_eq!(mapping::parse("(vector,(0,2,2),(2,1,1))", 5), Some(vec![0, 0, 1, 1, 2]));
    assert_eq!(mapping::parse("(vector, (4, 2, 1))", 2), Some(vec![0, 1]));
    for bad in ["", "(vector)", "(vector,)", "(vector,(0,0,4))", "(vector,(0,1))", "(a,(0,1,1))"] {
        assert_eq!(mapping::parse(bad, 4), None, "{bad}");
    }
    assert_eq!(mapping::text(&JobMap::new(2, &[0, 0, 1, 1])), "(vector,(0,2,2))");
    assert_eq!(mapping::text(&JobMap::new(2, &[0, 1, 0])), "(vector,(0,2,1),(0,1,1))");
}

/// Serves one node over socket pairs until all ranks have said that they need it no more.
fn serve(server: &mut Server, mut streams: Vec<UnixStream>) {
    let mut bytes = [0u8; 7];
    for s in &streams {
        s.set_nonblocking(true).unwrap();
    }
    let done = |s: &Server, n: usize| (0..n as u32).all(|l| s.stage(l) == Stage::Finalized);
    while !done(server, streams.len()) {
        for (local, stream) in streams.iter_mut().enumerate() {
            if let Ok(n) = stream.read(&mut bytes) {
                server.handle_bytes(local as u32, &bytes[..n]);
            }
        }
        while let Some(output) = server.poll_output() {
            match output {
                Output::Write { local, bytes } => {
                    streams[local as usize].write_all(&bytes).unwrap()
                }
                Output::Fence(pairs) => server.handle_fenced(&pairs, true),
                other => panic!("{other:?}"),
            }
        }
        std::thread::yield_now();
    }
}

#[test]
fn our_client_understands_our_server() {
    for version in [Version::One, Version::Two] {
        let mut s = server(&[0, 1], 2);
        let (near, far): (Vec<_>, Vec<_>) = (0..2).map(|_| UnixStream::pair().unwrap()).unzip();
        std::thread::scope(|scope| {
            for (rank, stream) in far.into_iter().enumerate() {
                scope.spawn(move || {
                    let mut c = Client::begin(stream, version, rank as u32, "j").unwrap();
                    assert_eq!((c.job(), c.version()), ("kvs", version));
                    let welcome = c.welcome().unwrap();
                    assert_eq!(welcome.universe, Some(8));
                    assert_eq!(welcome.mapping.as_deref(), Some("(vector,(0,1,2))"));
                    c.put(&format!("key{rank}"), &format!("v-{rank}")).unwrap();
                    c.fence().unwrap();
                    let other = c.get(&format!("key{}", 1 - rank)).unwrap();
                    assert_eq!(other, Some(format!("v-{}", 1 - rank)));
                    assert_eq!(c.get("none").unwrap(), None);
                    c.finalize().unwrap();
                });
            }
            serve(&mut s, near);
        });
    }
}

fn word() -> impl Strategy<Value = String> {
    "[a-zA-Z_]{1,8}"
}

fn words() -> impl Strategy<Value = Vec<(String, String)>> {
    prop::collection::vec((word(), "[ -~]{1,20}"), 0..4)
}

proptest! {
    #[test]
    fn any_split_gives_the_same_messages(
        framed in any::<bool>(),
        sent in prop::collection::vec((word(), words()), 1..4),
        cuts in prop::collection::vec(1usize..9, 0..64),
    ) {
        let framing = if framed { Framing::Frames } else { Framing::Lines };
        // Lines carry a backslash only before another character.
        let clean = |v: &str| if framed { v.to_string() } else { v.replace('\\', "/") };
        let messages: Vec<Message> = sent
            .iter()
            .map(|(c, words)| words.iter().fold(Message::new(c), |m, (w, v)| m.with(w, clean(v))))
            .collect();
        let bytes: Vec<u8> = messages.iter().flat_map(|m| m.bytes(framing)).collect();
        let mut reader = PmiReader::default();
        reader.set_framing(framing);
        let mut got = Vec::new();
        let mut rest = &bytes[..];
        for cut in cuts {
            let (now, later) = rest.split_at(cut.min(rest.len()));
            reader.handle_bytes(now);
            got.extend(all(&mut reader).unwrap());
            rest = later;
        }
        reader.handle_bytes(rest);
        got.extend(all(&mut reader).unwrap());
        let plain: Vec<Message> = got
            .into_iter()
            .map(|m| {
                let value = |v: String| if framed { v } else { unescaped(&v) };
                let words = m.words.into_iter().map(|(w, v)| (w, value(v))).collect();
                Message { command: m.command, words }
            })
            .collect();
        prop_assert_eq!(plain, messages);
    }

    #[test]
    fn garbage_ends_in_an_error_or_waits(
        pieces in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..64), 0..16),
        version in 0u8..3,
    ) {
        let mut s = server(&[0], 1);
        if version > 0 {
            let hello = format!("cmd=init pmi_version={version} pmi_subversion=0\n");
            s.handle_bytes(0, hello.as_bytes());
        }
        for piece in pieces {
            s.handle_bytes(0, &piece);
        }
        while let Some(output) = s.poll_output() {
            let known = matches!(output, Output::Write { .. } | Output::Broken { .. });
            prop_assert!(known, "{:?}", output);
        }
    }

    #[test]
    fn mappings_come_back(nodes in prop::collection::vec(0u32..4, 1..20)) {
        let map = JobMap::new(4, &nodes);
        let parsed = mapping::parse(&mapping::text(&map), map.ranks()).unwrap();
        for a in 0..nodes.len() {
            for b in 0..nodes.len() {
                prop_assert_eq!(parsed[a] == parsed[b], nodes[a] == nodes[b]);
            }
        }
    }

    #[test]
    fn any_mapping_is_read_or_refused(text in "[()vector,0-9 ]{0,40}", size in 0u32..100) {
        if let Some(nodes) = mapping::parse(&text, size) {
            prop_assert_eq!(nodes.len(), size as usize);
        }
    }
}
