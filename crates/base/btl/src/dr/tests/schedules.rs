//! Schedules of faults: what happens to the rails and to the processes at both ends, and when,
//! follows from a seed. Whatever it is, both have all messages in the end, once, whole and in
//! order, nobody keeps more than its window, and both part.

use super::*;

/// What happens at a look. Ends and rails are numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Blow {
    /// The rail swallows everything, both ways, for so many looks.
    Dark { rail: usize, looks: u64 },
    /// All rails do.
    AllDark { looks: u64 },
    /// The rail's module loses the peer for good.
    Cut { rail: usize },
    /// A process computes: its end is not called for so many looks.
    Rest { end: usize, looks: u64 },
    /// The rail carries so many bytes per second of the network's clock from now on.
    Rate { rail: usize, rate: u64 },
}

struct Schedule {
    rails: Vec<SimFaults>,
    blows: Vec<(u64, Blow)>,
    window: usize,
    messages: [u64; 2],
    /// Processes rest, and at most 2 % are lost: there is no reason to leave a rail out.
    harmless: bool,
}

impl Schedule {
    fn of(seed: u64) -> Schedule {
        let mut rng = Seeded::new(seed.wrapping_mul(0x9e37).wrapping_add(17));
        let n = 1 + rng.below(3);
        let harmless = rng.below(4) == 0;
        let rails = (0..n).map(|_| rail(&mut rng, harmless)).collect();
        let mut whole = n;
        let mut blows: Vec<(u64, Blow)> = Vec::new();
        for _ in 0..rng.below(7) {
            let (rail, looks) = (rng.below(n), rng.next_u64() % (1 << (5 + rng.below(11))));
            let blow = match rng.below(if harmless { 2 } else { 6 }) {
                0 | 1 => Blow::Rest { end: rng.below(2), looks },
                2 => Blow::Dark { rail, looks },
                3 => Blow::AllDark { looks },
                4 if whole > 1 && !blows.iter().any(|b| b.1 == Blow::Cut { rail }) => {
                    whole -= 1;
                    Blow::Cut { rail }
                }
                _ => Blow::Rate { rail, rate: 1_000_000_000 << rng.below(8) },
            };
            blows.push((rng.next_u64() % 500, blow));
        }
        blows.sort_by_key(|b| b.0);
        let window = 8 << (10 + rng.below(8));
        let messages = [20 + rng.next_u64() % 300, rng.next_u64() % 300];
        Schedule { rails, blows, window, messages, harmless }
    }
}

fn rail(rng: &mut Seeded, harmless: bool) -> SimFaults {
    let mut ppm = |most: usize| match harmless || rng.below(3) == 0 {
        true => 0,
        false => rng.below(most) as u32,
    };
    let (mut drop_ppm, duplicate_ppm, corrupt_ppm) = (ppm(200_000), ppm(100_000), ppm(100_000));
    if harmless {
        drop_ppm = 1 + rng.below(20_000) as u32;
    }
    let delay_ns = match harmless {
        true => (0, 1 + rng.below(1000) as u64),
        false => (0, 1 << rng.below(16)),
    };
    SimFaults {
        delay_ns,
        drop_ppm,
        duplicate_ppm,
        corrupt_ppm,
        unordered: rng.below(2) == 0,
        slots: 1 + rng.below(64),
        ..SimFaults::default()
    }
}

/// Both ends and what lies between them.
struct Run {
    seed: u64,
    nets: Vec<SimNet>,
    ends: [Reliable; 2],
    boxes: [Inbox; 2],
    sent: [u64; 2],
    /// Until which look each end rests, and each rail is dark.
    rests: [u64; 2],
    dark: Vec<u64>,
}

/// What happened, over all schedules.
#[derive(Default, Debug)]
struct Sum {
    messages: u64,
    blows: [u64; 5],
    /// As [`Reliable::counts`].
    counts: [u64; 3],
}

impl Run {
    fn new(seed: u64, schedule: &Schedule) -> Run {
        let nets = nets(seed, &schedule.rails);
        let ends = [0, 1].map(|me| end(&nets, me, schedule.window));
        let dark = vec![0; nets.len()];
        let boxes = Default::default();
        Run { seed, nets, ends, boxes, sent: [0; 2], rests: [0; 2], dark }
    }

    fn strike(&mut self, look: u64, blow: Blow) {
        match blow {
            Blow::Dark { rail, looks } => self.darken(rail, look + looks),
            Blow::AllDark { looks } => {
                (0..self.nets.len()).for_each(|rail| self.darken(rail, look + looks));
            }
            Blow::Cut { rail } => self.nets[rail].cut(0, 1),
            Blow::Rest { end, looks } => self.rests[end] = look + looks,
            Blow::Rate { rail, rate } => self.nets[rail].set_rate(rate),
        }
    }

    fn darken(&mut self, rail: usize, until: u64) {
        self.nets[rail].partition(&[0]);
        self.dark[rail] = self.dark[rail].max(until);
    }

    fn heal(&mut self, look: u64) {
        for (net, until) in self.nets.iter().zip(&mut self.dark) {
            if *until != 0 && *until <= look {
                net.heal();
                *until = 0;
            }
        }
    }

    /// One look of an end that does not rest: it sends a message if it has one and moves on.
    fn step(&mut self, me: usize, n: u64, window: usize) {
        let end = &mut self.ends[me];
        let most = end.limits().max_send.min(3000);
        let Reach::Yes(at) = end.add_peer(&peer(1 - me as u32)) else { panic!("no way") };
        if self.sent[me] < n {
            let (header, payload, tag) = message(self.seed + me as u64, self.sent[me], most);
            match end.send_short(at, tag, &header, &payload) {
                Ok(()) => self.sent[me] += 1,
                Err(SendError::NoResource) => {}
                Err(SendError::Failed(why)) => panic!("seed {}: {why}", self.seed),
            }
        }
        end.progress(&mut self.boxes[me]);
        let (held, early) = end.peers[0].flow.kept();
        let bound = window + most + wire::HEAD;
        assert!(held <= bound && early <= bound, "seed {}: {held} {early}", self.seed);
    }

    /// All that was sent has come, once, whole and in order.
    fn check(&self, messages: [u64; 2]) {
        for (me, inbox) in self.boxes.iter().enumerate() {
            assert!(inbox.lost.is_empty(), "seed {}", self.seed);
            let from = 1 - me;
            assert_eq!(inbox.messages.len() as u64, messages[from], "seed {}", self.seed);
            let most = self.ends[me].limits().max_send.min(3000);
            for (i, (proc, tag, bytes)) in inbox.messages.iter().enumerate() {
                let (header, payload, as_sent) = message(self.seed + from as u64, i as u64, most);
                assert_eq!((*proc, *tag), (from as u32, as_sent.0), "seed {}", self.seed);
                assert!(*bytes == [header, payload].concat(), "seed {}: number {i}", self.seed);
            }
        }
    }

    fn part(&mut self) {
        let mut parted = [false; 2];
        for look in 0.. {
            assert!(look < 2_000_000, "seed {}: they do not part: {parted:?}", self.seed);
            for ((end, inbox), parted) in self.ends.iter_mut().zip(&mut self.boxes).zip(&mut parted)
            {
                *parted = *parted || end.quiesce(inbox);
            }
            if parted == [true; 2] {
                return;
            }
        }
    }
}

fn go_through(seed: u64, sum: &mut Sum) {
    let schedule = Schedule::of(seed);
    let mut run = Run::new(seed, &schedule);
    let messages = schedule.messages;
    let mut blows = schedule.blows.iter().peekable();
    for look in 0u64.. {
        assert!(look < 4_000_000, "seed {seed}: hang; sent {:?} of {messages:?}", run.sent);
        while let Some((_, blow)) = blows.next_if(|b| b.0 <= look) {
            sum.blows[kind(*blow)] += 1;
            run.strike(look, *blow);
        }
        run.heal(look);
        for (me, n) in messages.into_iter().enumerate() {
            match look < run.rests[me] {
                // Time goes on.
                true => run.nets.iter().for_each(|net| net.advance(100)),
                false => run.step(me, n, schedule.window),
            }
        }
        let has_all = |me: usize| run.boxes[me].messages.len() as u64 >= messages[1 - me];
        if has_all(0) && has_all(1) {
            break;
        }
    }
    run.heal(u64::MAX);
    run.part();
    run.check(messages);
    sum.messages += messages.iter().sum::<u64>();
    for end in &run.ends {
        let counts = end.counts();
        assert!(!schedule.harmless || counts[2] == 0, "seed {seed}: a rail is blamed");
        (0..3).for_each(|i| sum.counts[i] += counts[i]);
    }
}

fn kind(blow: Blow) -> usize {
    match blow {
        Blow::Dark { .. } => 0,
        Blow::AllDark { .. } => 1,
        Blow::Cut { .. } => 2,
        Blow::Rest { .. } => 3,
        Blow::Rate { .. } => 4,
    }
}

#[test]
fn all_arrives_whatever_the_schedule() {
    let (all, mut sum) = (seeds(120), Sum::default());
    let n = all.clone().count();
    all.for_each(|seed| go_through(seed, &mut sum));
    let Sum { messages, blows: [dark, all_dark, cuts, rests, rates], counts } = sum;
    let [again, double, silenced] = counts;
    println!(
        "{n} schedules: {messages} messages; {dark} times a rail was dark, {all_dark} times all, \
         {cuts} were cut, {rates} changed their rate, {rests} times a process computed; {again} \
         packets went again, {double} came twice, {silenced} times a rail was left out"
    );
    let each = [dark, all_dark, cuts, rests, rates, again, double, silenced];
    assert!(n < 100 || each.iter().all(|count| *count > 0), "{each:?}");
}
