//! Random traffic between several engines over rough networks: every message arrives whole, once,
//! and in the order of its sender. A failure names the seed.

use std::collections::VecDeque;

use hawser_btl::sim::{Seeded, seeds};

use super::*;

struct Message {
    tag: u32,
    data: Vec<u8>,
}

struct Receive {
    /// Of one that ended while it polled.
    end: Option<Completion>,
    req: Req,
    room: Room,
    from: Option<u32>,
    tag: Option<u32>,
}

fn run(seed: u64) {
    let mut rng = Seeded::new(seed);
    let n = 2 + rng.below(3) as u32;
    let nets = (0..1 + rng.below(3) as u64)
        .map(|i| SimNet::new(seed + i, SimFaults::rough(seed * 31 + i)))
        .collect();
    let mut t = tuning();
    t.window = 8 << (10 + rng.below(4));
    t.get_chunk = 1 + rng.below(100_000) as u64;
    t.absent_min = 1 << (12 + rng.below(5));
    t.past_caches_min = 1 << (12 + rng.below(8));
    let mut w = World::new(n, t, nets);
    // Tags are unique per pair and ascend, so what a receive gets tells whether order was kept.
    let mut sent: Vec<Vec<VecDeque<Message>>> =
        (0..n).map(|_| (0..n).map(|_| VecDeque::new()).collect()).collect();
    let mut sends: Vec<(u32, Req)> = Vec::new();
    let mut left: Vec<usize> = vec![0; n as usize];
    for i in 0..200 {
        let (from, to) = (rng.below(n as usize) as u32, rng.below(n as usize) as u32);
        let len = match rng.below(4) {
            0 => rng.below(100),
            1 => rng.below(5000),
            2 => rng.below(40_000),
            _ => rng.below(200_000),
        };
        let data = rng.bytes(len);
        let mode = if rng.below(4) == 0 { SendMode::Synchronous } else { SendMode::Standard };
        let stays = rng.below(2) == 0;
        let send = if stays { World::send } else { World::isend };
        sends.push((from, send(&mut w, from, to, i, &data, mode)));
        sent[from as usize][to as usize].push_back(Message { tag: i, data });
        left[to as usize] += 1;
        for _ in 0..rng.below(4) {
            w.progress();
        }
        w.nets.iter().for_each(|net| net.set_outside(to, (rng.below(2) == 0).then_some(i)));
        if rng.below(3) == 0 {
            drain(&mut w, &mut rng, &mut sent, &mut left, seed, 3);
        }
    }
    while left.iter().any(|&l| l > 0) {
        drain(&mut w, &mut rng, &mut sent, &mut left, seed, usize::MAX);
    }
    for (from, req) in sends {
        assert!(w.wait(from, req).error.is_none(), "seed {seed}");
    }
    for (i, engine) in w.engines.iter().enumerate() {
        assert_eq!(engine.state.loss.faults, 0, "seed {seed}: {:?}", engine.state.loss.last_fault);
        assert_eq!(engine.state.unexpected.len(), 0, "seed {seed}, process {i}");
        assert_eq!(engine.state.recvs.requests.len(), 0, "seed {seed}, process {i}");
    }
}

/// Receives up to `most` messages per process, posting several receives before waiting for them.
fn drain(
    w: &mut World,
    rng: &mut Seeded,
    sent: &mut [Vec<VecDeque<Message>>],
    left: &mut [usize],
    seed: u64,
    most: usize,
) {
    for me in 0..left.len() {
        let batch = left[me].min(most).min(1 + rng.below(8));
        let receives: Vec<Receive> = (0..batch)
            .map(|_| {
                let room = Room::new(200_000);
                // Some as blocking receives, which poll before they are posted.
                let (end, req) = match rng.below(3) {
                    0 => match w.poll_recv(me as u32, None, None, &room, rng.below(200)) {
                        Ok(end) => (Some(end), Req::SENT),
                        Err(req) => (None, req),
                    },
                    _ => (None, w.irecv(me as u32, None, None, &room)),
                };
                Receive { end, req, room, from: None, tag: None }
            })
            .collect();
        left[me] -= batch;
        for r in receives {
            let end = r.end.unwrap_or_else(|| w.wait(me as u32, r.req));
            assert!(end.error.is_none(), "seed {seed}");
            let from = end.status.source as usize;
            assert!(r.from.is_none_or(|f| f as usize == from) && r.tag.is_none());
            let expected = sent[from][me].pop_front().expect("a message that was sent");
            assert_eq!(
                end.status.tag as u32, expected.tag,
                "seed {seed}: order from {from} to {me}"
            );
            assert_eq!(end.status.bytes as usize, expected.data.len(), "seed {seed}");
            let got = r.room.bytes();
            assert!(got[..expected.data.len()] == expected.data, "seed {seed}: data of {from}");
        }
    }
}

#[test]
fn random_traffic_arrives_whole_and_in_order() {
    for seed in seeds(40) {
        run(seed);
    }
}
