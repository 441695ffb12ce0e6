//! Cost of the software path: a process sends to itself, without the C border. Prints nanoseconds
//! per send and receive pair. Run with optimisation; the argument is the number of rounds.

use std::time::Instant;

use hawser_core::buf::UserBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::{Pml, SendMode, Source, Space, Tag};
use hawser_core::group::Group;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_p2p::{Ob1, P2pConfig};

fn time(what: &str, rounds: u32, mut f: impl FnMut()) {
    for _ in 0..1000 {
        f();
    }
    let begin = Instant::now();
    for _ in 0..rounds {
        f();
    }
    println!("{what}: {:.1} ns", begin.elapsed().as_nanos() as f64 / f64::from(rounds));
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rounds = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(2_000_000);
    let mut specs = hawser_p2p::params();
    specs.extend(hawser_btl::params());
    let params = hawser_fixture::params(&specs, &[]);
    let node = hawser_fixture::node(1, 1);
    let cfg = P2pConfig {
        me: 0,
        node,
        slot: 0,
        modex: hawser_fixture::modex(node, 0),
        params: &params,
        threaded: false,
        attended: false,
        networks: &[],
    };
    let pml = Ob1::open(cfg, &mut |_| {})?;
    let comm = Comm::new(2, 0, Group::from_list(vec![0]), None, pml);
    pml.add_comm(&comm);
    let memory =
        TempBuf::new(8, &Datatype::scalar(Scalar::Byte)).map_err(|e| e.text().to_owned())?;
    let out = UserBuf::owned(vec![1; 8]);
    let into = memory.typed().message();
    let from = Source::Rank(0);
    time("unexpected: send, recv", rounds, || {
        let sent = pml.send(&comm, Space::P2p, &out, 0, 1, SendMode::Standard);
        let _ = pml.recv(&comm, Space::P2p, &into, from, Tag::Is(1), None);
        assert!(sent.is_ok());
    });
    time("expected: irecv, send, wait", rounds, || {
        if let Ok(req) = pml.irecv(&comm, Space::P2p, &into, from, Tag::Is(1)) {
            let sent = pml.send(&comm, Space::P2p, &out, 0, 1, SendMode::Standard);
            pml.wait(req);
            assert!(sent.is_ok());
        }
    });
    Ok(())
}
