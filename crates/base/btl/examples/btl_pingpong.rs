//! Half round trip and streaming rate of a component between two threads, each with its own mapping
//! of the node segment, bound to the CPUs given as arguments (default 0 and 1). The component is
//! `sm`, or what the parameter `btl` names (`HAWSER_MCA_btl=tcp`).
//!
//! Messages longer than `max_send` are cut into fragments, as a PML would. Numbers of a shared or
//! virtual machine vary by a factor of two: compare only runs made in turn.

use std::time::Instant;

use hawser_btl::{AmTag, Failure, OpenCtx, OpenModule, Peer, Reach, Sink, open_all};
use hawser_lockfree::copy;
use hawser_mca::{Params, Sources};
use hawser_segment::node::{NodeInit, NodeSegment, World};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::EndpointId;
use hawser_wireup::Modex;
use hawser_wireup::acceptor::{Acceptor, LocalAcceptor, LocalReceptions};
use hawser_wireup::handshake::Credential;
use hawser_wireup::reception::interfaces::Choice;

const HEADER: [u8; 24] = [1; 24];

/// Addresses through the node segment.
struct Slots(NodeSegment, u32, &'static dyn Acceptor);

impl Modex for Slots {
    fn publish(&self, key: &str, value: &[u8]) -> bool {
        self.0.slot(self.1).publish(key, value)
    }
    fn lookup(&self, proc: ProcId, key: &str) -> Option<Vec<u8>> {
        self.0.slot(proc).lookup(key)
    }
    fn node_of(&self, _proc: ProcId) -> u32 {
        0
    }
    fn local_slot(&self, proc: ProcId) -> Option<u32> {
        Some(proc)
    }
    fn acceptor(&self) -> Option<&'static dyn Acceptor> {
        Some(self.2)
    }
}

/// An acceptor of this process for rank `me`, whose address is in the rank's page.
fn acceptor(node: NodeSegment, me: u32, params: &Params) -> &'static dyn Acceptor {
    let receptions: &'static LocalReceptions = Box::leak(Box::new(LocalReceptions::new()));
    let credential = Credential { job: node.job(), secret: node.secret() };
    let choice = Choice::of(params).expect("a range of ports");
    let all = receptions.join(credential, me, &choice).expect("a listener");
    let text: Vec<String> = all.iter().map(ToString::to_string).collect();
    assert!(node.slot(me).publish("acceptor", text.join(",").as_bytes()));
    let find = move |rank| {
        let text = String::from_utf8(node.slot(rank).lookup("acceptor")?).ok()?;
        Some(text.split(',').filter_map(|at| at.parse().ok()).collect())
    };
    Box::leak(Box::new(LocalAcceptor::new(receptions, me, Box::new(find))))
}

struct Receiver {
    bytes: usize,
    size: usize,
    to: Vec<u8>,
}

impl Sink for Receiver {
    #[inline]
    fn message(&mut self, _from: Remote, _tag: AmTag, message: &[u8]) {
        let payload = &message[HEADER.len()..];
        // Into the same user buffer for every message, as a receive loop does.
        let at = self.bytes % self.size;
        copy::bytes(&mut self.to[at..at + payload.len()], payload);
        self.bytes += payload.len();
    }
    fn complete(&mut self, _cookie: u64, _result: Result<(), Failure>) {}
    fn path_down(&mut self, _peer: Remote, why: Failure) {
        eprintln!("{why}");
    }
}

struct End {
    btl: OpenModule,
    to: EndpointId,
    fragment: usize,
    from: Vec<u8>,
    receiver: Receiver,
}

impl End {
    fn open(node: NodeSegment, me: u32, params: &Params) -> End {
        let modex: &'static Slots =
            Box::leak(Box::new(Slots(node, me, acceptor(node, me, params))));
        let ctx = OpenCtx {
            me,
            slot: me,
            channel: None,
            node,
            modex,
            params,
            reliable: false,
            others: &[],
        };
        let opened = open_all(&ctx, &mut |line| eprintln!("{line}")).expect("a component");
        let mut btl = opened.into_iter().find(|b| b.name() != "self").expect("a component");
        let peer = Peer { at: (1 - me).into(), node: 0, local: Some(1 - me) };
        let Reach::Yes(to) = btl.add_peer(&peer) else { panic!("no way to the peer") };
        let fragment = btl.limits().max_send - HEADER.len();
        let receiver = Receiver { bytes: 0, size: 1, to: vec![0; 9 << 20] };
        End { btl, to, fragment, from: vec![1; 8 << 20], receiver }
    }

    fn send(&mut self, size: usize) {
        let mut at = 0;
        loop {
            let n = (size - at).min(self.fragment);
            while self.btl.send_short(self.to, AmTag(1), &HEADER, &self.from[at..at + n]).is_err() {
                self.btl.progress(&mut self.receiver);
                std::hint::spin_loop();
            }
            at += n;
            if at == size {
                return;
            }
        }
    }

    fn begin(&mut self, size: usize) {
        self.receiver.bytes = 0;
        self.receiver.size = size;
    }

    fn receive(&mut self, size: usize) {
        let until = self.receiver.bytes + size;
        while self.receiver.bytes < until {
            self.btl.progress(&mut self.receiver);
        }
    }
}

/// The best of this many parts counts: others share the machine.
const PARTS: usize = 20;

fn rounds(size: usize) -> usize {
    (4_000_000 / (size + 2000)).clamp(10, 2000)
}

const SIZES: [usize; 11] =
    [8, 32, 128, 512, 1024, 2048, 4096, 16 << 10, 64 << 10, 1 << 20, 4 << 20];

/// The other side: returns every message, then takes the streams.
fn answer(mut end: End) {
    for size in SIZES {
        end.begin(size);
        for _ in 0..rounds(size) * PARTS {
            end.receive(size);
            end.send(size);
        }
        for _ in 0..PARTS {
            end.receive(size * rounds(size));
            end.send(1);
        }
    }
}

fn main() {
    let cpus: Vec<u32> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let cpu = |i: usize| cpus.get(i).copied().unwrap_or(i as u32);
    let params = match Params::load(&hawser_btl::params(), &Sources::from_process()) {
        Ok(params) => params,
        Err(e) => {
            eprintln!("{e}");
            std::process::exit(2);
        }
    };
    let init = NodeInit {
        job: 1,
        secret: [0; 32],
        nprocs: 2,
        first_rank: 0,
        nlocal: 2,
        domains: &[2],
        slot_domain: &[0, 0],
        channels: 1,
        world: World::ONE_NODE,
    };
    let one = NodeSegment::create(&init).expect("the segment");
    std::thread::scope(|s| {
        let params = &params;
        s.spawn(move || {
            let _ = hawser_os::affinity::set_affinity(&[cpu(1)]);
            let other = NodeSegment::attach(one.fd()).expect("the segment");
            answer(End::open(other, 1, params));
        });
        let _ = hawser_os::affinity::set_affinity(&[cpu(0)]);
        let mut end = End::open(one, 0, params);
        println!(
            "{:>9} {:>12} {:>12} {:>12}",
            "bytes", "half rt, ns", "stream, GB/s", "M messages/s"
        );
        for size in SIZES {
            let n = rounds(size);
            end.begin(size);
            let mut best = f64::MAX;
            for _ in 0..PARTS {
                let begin = Instant::now();
                for _ in 0..n {
                    end.send(size);
                    end.receive(size);
                }
                best = best.min(begin.elapsed().as_nanos() as f64 / n as f64 / 2.0);
            }
            let mut stream = f64::MAX;
            for _ in 0..PARTS {
                let begin = Instant::now();
                for _ in 0..n {
                    end.send(size);
                }
                end.receive(1);
                stream = stream.min(begin.elapsed().as_nanos() as f64 / n as f64);
            }
            println!(
                "{size:>9} {best:>12.0} {:>12.2} {:>12.2}",
                size as f64 / stream,
                1e3 / stream
            );
        }
    });
}
