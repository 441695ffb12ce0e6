//! What goes between this process and one peer: what was sent and not acknowledged, what has come
//! out of order, and over which rails. Pure: time and rails are arguments.

use std::collections::{BTreeMap, VecDeque};

use super::packet::{Load, Packet, PacketPlace, Receipt, Sending, What};
use super::pool::BufferPool;
use super::rail::{DrRail, RailState};
use super::wire::{ACKED, DrHead, Echo, HEAD, PacketKind, WINDOW, WORDS};
use hawser_mca::lifecycle::Traffic;

/// Overdue packets of one rail that are sent again after one look.
const AGAIN: u32 = 8;
/// Packets that are received without an acknowledgement.
const OWED_MAX: u32 = 16;
/// Time after which one is due, in nanoseconds.
const OWED_NS: u64 = 200_000;
/// A peer that has been silent for so long, in nanoseconds, was busy with something else.
const AWAY_NS: u64 = 20_000_000;

/// Longest message in bytes that is put together.
pub(super) const MESSAGE: usize = super::LONGEST - HEAD;

/// Counts of one peer.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Counts {
    /// Packets sent more than once.
    pub(super) again: u64,
    /// Packets that came and had been received.
    pub(super) double: u64,
    /// Rails taken out of use.
    pub(super) silenced: u64,
}

/// The flow. See the module.
#[derive(Debug)]
pub(super) struct Flow {
    rails: Vec<DrRail>,
    /// Packets from number `base` on.
    packets: VecDeque<Packet>,
    base: u64,
    /// Bytes in `packets`.
    held: usize,
    /// Numbers of packets that wait, smallest first by and large.
    todo: VecDeque<u64>,
    /// Earliest time at which a packet may be overdue.
    check: u64,
    /// The next packet whose message, or part, is delivered.
    expected: u64,
    early: BTreeMap<u64, (Load, Vec<u8>)>,
    /// Parts of a message of which the last one has not come.
    parts: Vec<u8>,
    /// Packets received since the last acknowledgement, when the first of them came, and whether
    /// one is due at once.
    owed: u32,
    owed_since: u64,
    owed_now: bool,
    /// The rail over which the last packet came, and when.
    answer_by: usize,
    received_at: u64,
    /// The data packet that came last.
    echo: Option<Echo>,
    /// A probe that is to be answered: rail and number.
    answer: Option<(usize, u64)>,
    byes: u32,
    /// The peer has all that it needs, or is not waited for: MPI may end here.
    resting: bool,
    /// The peer has said that it ends MPI.
    has_ended: bool,
    /// Packets from this number on were made after MPI had ended here and begun again.
    again_from: u64,
    pub(super) counts: Counts,
    /// Rails that were silent when this was asked last, a bit each.
    silent: u64,
    scratch: Vec<u8>,
}

impl Flow {
    pub(super) fn new(rails: Vec<DrRail>) -> Flow {
        Flow {
            rails,
            packets: VecDeque::new(),
            base: 0,
            held: 0,
            todo: VecDeque::new(),
            check: u64::MAX,
            expected: 0,
            early: BTreeMap::new(),
            parts: Vec::new(),
            owed: 0,
            owed_since: 0,
            owed_now: false,
            answer_by: 0,
            received_at: 0,
            echo: None,
            answer: None,
            byes: 0,
            resting: false,
            has_ended: false,
            again_from: 0,
            counts: Counts::default(),
            silent: 0,
            scratch: Vec::new(),
        }
    }

    /// Bytes kept for the peer, and of packets of the peer that came out of order.
    #[cfg(test)]
    pub(super) fn kept(&self) -> (usize, usize) {
        (self.held, self.early.values().map(|(_, message)| message.len()).sum())
    }

    /// No more is kept than may be under way, either way.
    pub(super) fn is_bounded(&self) -> bool {
        let held: usize = self.packets.iter().map(|p| p.bytes.len()).sum();
        held == self.held
            && self.packets.len() as u64 <= WINDOW
            && self.early.len() as u64 <= WINDOW
            && self.parts.len() <= MESSAGE
            // A number stays in the list until it is looked at.
            && self.todo.len() as u64 <= 4 * WINDOW
    }

    /// Whether one more message is taken, of `len` bytes in so many packets, with at most `most`
    /// bytes held.
    pub(super) fn has_room(&self, len: usize, packets: usize, most: usize) -> bool {
        let few = (self.packets.len() + packets) as u64 <= WINDOW;
        few && (self.packets.is_empty() || self.held + len <= most)
    }

    /// Nothing is kept for the peer.
    pub(super) fn is_empty(&self) -> bool {
        self.packets.is_empty()
    }

    /// Takes a message, or a part of one, of `len` bytes, which `write` appends.
    pub(super) fn push(
        &mut self,
        load: Load,
        len: usize,
        pool: &mut BufferPool,
        write: impl FnOnce(&mut Vec<u8>),
    ) {
        let mut bytes = pool.take(HEAD + len);
        bytes.extend_from_slice(&[0; HEAD]);
        write(&mut bytes);
        debug_assert_eq!(bytes.len(), HEAD + len);
        let code = crc32c::crc32c(&bytes[HEAD..]);
        let place = PacketPlace::Waiting { not: None };
        self.todo.push_back(self.base + self.packets.len() as u64);
        self.held += bytes.len();
        self.packets.push_back(Packet { load, bytes, code, tries: 0, sends: 0, place });
        self.resting = false;
    }

    /// The peer is lost: nothing is kept of it, or for it.
    pub(super) fn clear(&mut self, pool: &mut BufferPool) {
        self.packets.drain(..).for_each(|packet| pool.give(packet.bytes));
        self.held = 0;
        self.todo.clear();
        self.early.clear();
        self.parts = Vec::new();
    }

    fn packet(&mut self, seq: u64) -> Option<&mut Packet> {
        let at = usize::try_from(seq.checked_sub(self.base)?).ok()?;
        self.packets.get_mut(at)
    }

    /// DrRail for a packet: the one that would bring it first, of those in use; `refused` have no
    /// room. `None`: there is none, or one of them brings it sooner all the same.
    fn choose(&mut self, bytes: u64, not: Option<usize>, refused: u64, now: u64) -> Option<usize> {
        let mut full = refused;
        for (i, rail) in self.rails.iter_mut().enumerate().take(64) {
            if rail.may_go(bytes, now) != Some(0) {
                full |= 1 << i;
            }
        }
        let lowest = self.lowest_rank();
        let usable = |(i, rail): &(usize, &DrRail)| rail.rank() == lowest && full >> i & 1 == 0;
        let rails = || self.rails.iter().enumerate().take(64).filter(usable);
        let best = |not: Option<usize>| {
            let fit = |(i, _): &(usize, &DrRail)| Some(*i) != not;
            rails().filter(fit).min_by_key(|(_, rail)| rail.finish(bytes)).map(|(i, _)| i)
        };
        // A slow rail has room when a fast one has none. The one that is waited for says when it
        // has room, or falls behind as the others are rid of what they have.
        let waits = |at: &usize| {
            let finish = self.rails[*at].finish(bytes);
            let sooner = |(i, r): (usize, &DrRail)| {
                refused >> i & 1 != 0 && r.is_up() && r.is_rated() && r.finish(bytes) < finish
            };
            not.is_none() && self.rails.iter().enumerate().take(64).any(sooner)
        };
        // A rail that has no room now is better than one of a higher rank.
        best(not).or_else(|| best(None)).filter(|at| !waits(at))
    }

    /// The rank of the rails that are used; `None`: there are none.
    fn lowest_rank(&self) -> Option<u8> {
        self.rails.iter().filter_map(DrRail::rank).min()
    }

    /// The next packet to be sent; `full` has a bit for each rail that has no room now.
    pub(super) fn poll_send(&mut self, now: u64, full: u64) -> Option<Sending<'_>> {
        if let Some((rail, seq)) = self.answer
            && full >> rail & 1 == 0
        {
            return Some(self.control(PacketKind::Answer, seq, rail, What::Answer));
        }
        if !self.packets.is_empty() {
            for rail in 0..self.rails.len().min(64) {
                if full >> rail & 1 != 0 {
                    continue;
                }
                let other = self.others_received(rail);
                if self.rails[rail].take_probe(other, now) {
                    if self.rails[rail].judge(other, now) {
                        self.leave_out(rail);
                    }
                    return Some(self.control(PacketKind::Probe, now, rail, What::Probe));
                }
            }
            while let Some(&seq) = self.todo.front() {
                let waits = self.packet(seq).and_then(|p| match p.place {
                    PacketPlace::Waiting { not } => Some((not, p.bytes.len() as u64)),
                    PacketPlace::InFlight { .. } | PacketPlace::There => None,
                });
                let Some((not, len)) = waits else {
                    self.todo.pop_front();
                    continue;
                };
                let Some(rail) = self.choose(len, not, full, now) else { break };
                let (ack, more, echo) = (self.expected, self.acked(0), self.echo);
                let packet = self.packet(seq)?;
                let Load { tag, more: goes_on } = packet.load;
                let kind = if goes_on { PacketKind::Part } else { PacketKind::Data };
                let attempt = packet.sends.saturating_add(1);
                let head = DrHead { kind, tag, attempt, seq, ack, more, echo };
                let head = head.encode(packet.bytes.len() - HEAD, packet.code);
                packet.bytes[..HEAD].copy_from_slice(&head);
                return Some(Sending { rail, bytes: &packet.bytes, what: What::Data(seq) });
            }
        }
        if self.ack_is_due(now)
            && let Some(rail) = self.way_back(full)
        {
            return Some(self.control(PacketKind::Ack, 0, rail, What::Ack));
        }
        if self.byes > 0
            && let Some(rail) = self.next_but(self.byes as usize, full)
        {
            return Some(self.control(PacketKind::Bye, 0, rail, What::Bye));
        }
        None
    }

    /// Where the last packet came from, or any rail with room.
    fn way_back(&self, full: u64) -> Option<usize> {
        let fits =
            |i: &usize| full >> i & 1 == 0 && self.rails.get(*i).is_some_and(|r| !r.is_gone());
        Some(self.answer_by).filter(fits).or_else(|| (0..self.rails.len().min(64)).find(fits))
    }

    /// A rail with room, beginning with this number.
    fn next_but(&self, first: usize, full: u64) -> Option<usize> {
        let n = self.rails.len().min(64);
        let fits = |i: &usize| full >> i & 1 == 0 && !self.rails[*i].is_gone();
        (0..n).map(|i| (first + i) % n).find(fits)
    }

    fn control(&mut self, kind: PacketKind, seq: u64, rail: usize, what: What) -> Sending<'_> {
        let (ack, more, echo) = (self.expected, self.acked(0), self.echo);
        let head = DrHead { kind, tag: 0, attempt: 0, seq, ack, more, echo };
        let (mut words, mut len) = ([0u8; WORDS * 8], 0);
        if kind == PacketKind::Ack {
            for (i, word) in words.as_chunks_mut::<8>().0.iter_mut().enumerate() {
                *word = self.acked((i as u64 + 1) * ACKED).to_be_bytes();
                len = if *word == [0; 8] { len } else { (i + 1) * 8 };
            }
        }
        let further = &words[..len];
        self.scratch.clear();
        self.scratch.extend_from_slice(&head.encode(len, crc32c::crc32c(further)));
        self.scratch.extend_from_slice(further);
        Sending { rail, bytes: &self.scratch, what }
    }

    /// Which of the [`ACKED`] packets are there that come `after` so many after the missing one.
    fn acked(&self, after: u64) -> u64 {
        let first = self.expected + 1 + after;
        let later = self.early.range(first..first + ACKED);
        later.fold(0, |bits, (seq, _)| bits | 1 << (seq - first))
    }

    /// The packet has been taken by its rail. True: it was sent before.
    pub(super) fn sent(&mut self, receipt: Receipt, now: u64) -> bool {
        let Receipt { rail, what } = receipt;
        // Each packet says what has been received; one over another rail than that which brings
        // packets may not arrive.
        if rail == self.answer_by || what == What::Ack {
            (self.owed, self.owed_now) = (0, false);
        }
        match what {
            What::Data(seq) => {
                if self.todo.front() == Some(&seq) {
                    self.todo.pop_front();
                }
                let at = usize::try_from(seq - self.base).ok();
                let Some(packet) = at.and_then(|at| self.packets.get_mut(at)) else { return false };
                packet.tries += 1;
                packet.sends = packet.sends.saturating_add(1);
                let again = packet.sends > 1;
                self.counts.again += u64::from(again);
                let trip = self.rails[rail].depart(packet.bytes.len() as u64, now);
                packet.place = PacketPlace::InFlight { rail, trip, at: now };
                self.check = self.check.min(now + self.rails[rail].patience(packet.tries));
                return again;
            }
            What::Answer => self.answer = None,
            What::Bye => self.byes -= 1,
            What::Ack | What::Probe => {}
        }
        false
    }

    /// True when a rail may have fallen silent, or answer again, since this was asked last.
    pub(super) fn has_news_of_rails(&mut self) -> bool {
        let silent = |(i, r): (usize, &DrRail)| u64::from(r.is_silent()) << i.min(63);
        let now = self.rails.iter().enumerate().map(silent).fold(0, |all, bit| all | bit);
        std::mem::replace(&mut self.silent, now) != now
    }

    /// The peer has said that it ends MPI.
    pub(super) fn is_resting(&self) -> bool {
        self.resting || self.has_ended
    }

    /// A rail is left out because it does not answer.
    pub(super) fn is_silent(&self, rail: usize) -> bool {
        self.rails.get(rail).is_some_and(DrRail::is_silent)
    }

    /// See [`DrRail::figures`].
    pub(super) fn figures(&self, rail: usize) -> (u64, u64) {
        self.rails.get(rail).map_or((0, 0), DrRail::figures)
    }

    /// A rail has lost the peer for good: what was under way on it goes over others. False: there
    /// is none left.
    pub(super) fn lose_rail(&mut self, rail: usize) -> bool {
        if let Some(r) = self.rails.get_mut(rail) {
            r.state = RailState::Gone;
            self.take_back(rail);
        }
        self.rails.iter().any(|r| !r.is_gone())
    }

    /// All that is in flight on a rail is sent again.
    fn take_back(&mut self, rail: usize) {
        for (i, packet) in self.packets.iter_mut().enumerate() {
            if matches!(packet.place, PacketPlace::InFlight { rail: r, .. } if r == rail) {
                self.rails[rail].left(packet.bytes.len() as u64);
                packet.place = PacketPlace::Waiting { not: Some(rail) };
                self.todo.push_back(self.base + i as u64);
            }
        }
    }

    /// A packet has come over a rail; what it carries and what waited for it is delivered in order.
    /// False: it was damaged or is of no use.
    pub(super) fn handle_packet(
        &mut self,
        rail: usize,
        packet: &[u8],
        now: u64,
        pool: &mut BufferPool,
        deliver: &mut dyn FnMut(u8, &[u8]),
    ) -> bool {
        let Some((head, payload)) = DrHead::decode(packet) else { return false };
        if head.ack > self.base + self.packets.len() as u64 {
            return false; // It tells of what was never sent.
        }
        if now.saturating_sub(std::mem::replace(&mut self.received_at, now)) > AWAY_NS {
            self.rails.iter_mut().for_each(|rail| rail.void(now));
        }
        self.answer_by = rail;
        let further = if head.kind == PacketKind::Ack { payload } else { &[] };
        self.handle_ack(&head, further, now, pool);
        match head.kind {
            PacketKind::Data | PacketKind::Part => {
                self.echo = Some(Echo { seq: head.seq, attempt: head.attempt });
                self.handle_data(&head, payload, now, deliver);
            }
            PacketKind::Ack => {}
            PacketKind::Probe => self.answer = Some((rail, head.seq)),
            PacketKind::Answer => {
                if let Some(r) = self.rails.get_mut(rail) {
                    r.alive(now);
                }
            }
            PacketKind::Bye => {
                self.has_ended = true;
                // One that was said before MPI began again here does not know of these messages.
                let knows = self.again_from == 0 || head.ack > self.again_from;
                self.resting |= knows || self.packets.is_empty();
            }
        }
        true
    }

    fn handle_data(
        &mut self,
        head: &DrHead,
        payload: &[u8],
        now: u64,
        deliver: &mut dyn FnMut(u8, &[u8]),
    ) {
        if self.owed == 0 {
            self.owed_since = now;
        }
        self.owed += 1;
        if head.seq < self.expected || self.early.contains_key(&head.seq) {
            self.counts.double += 1;
            self.owed_now = true;
            return;
        }
        // It has begun again: what is late or comes twice does not show that.
        (self.resting, self.has_ended) = (false, false);
        if head.seq - self.expected >= WINDOW {
            return; // No sender goes so far ahead.
        }
        let load = Load { tag: head.tag, more: head.kind == PacketKind::Part };
        if head.seq > self.expected {
            self.early.insert(head.seq, (load, payload.to_vec()));
            self.owed_now = true;
            return;
        }
        self.hand_up(load, payload, deliver);
        while let Some((load, payload)) = self.early.remove(&self.expected) {
            self.hand_up(load, &payload, deliver);
            // The sender has waited for this.
            self.owed_now = true;
        }
    }

    /// Delivers what the expected packet carries, or keeps it for the rest of its message.
    fn hand_up(&mut self, load: Load, payload: &[u8], deliver: &mut dyn FnMut(u8, &[u8])) {
        self.expected += 1;
        if !load.more && self.parts.is_empty() {
            return deliver(load.tag, payload);
        }
        if self.parts.is_empty() {
            self.parts.reserve(MESSAGE);
        }
        // No sender makes longer ones.
        let room = MESSAGE - self.parts.len();
        self.parts.extend_from_slice(payload.get(..room).unwrap_or(payload));
        if !load.more {
            deliver(load.tag, &std::mem::take(&mut self.parts));
        }
    }

    /// `further`: words of bits behind those in the head.
    fn handle_ack(&mut self, head: &DrHead, further: &[u8], now: u64, pool: &mut BufferPool) {
        while self.base < head.ack {
            let Some(packet) = self.packets.pop_front() else { break };
            self.held -= packet.bytes.len();
            let certain = packet.is_latest(self.base, head.echo);
            self.base += 1;
            self.arrived(packet.place, certain, packet.bytes.len() as u64, now);
            pool.give(packet.bytes);
        }
        // An older word tells nothing that is not known.
        if head.ack != self.base {
            return;
        }
        let words = further.as_chunks::<8>().0.iter().take(WORDS).map(|w| u64::from_be_bytes(*w));
        let (mut from, mut news) = (1, head.more != 0);
        for word in std::iter::once(head.more).chain(words) {
            for bit in bits(word) {
                let Some(packet) = self.packets.get_mut(from + bit) else { break };
                let certain = packet.is_latest(self.base + (from + bit) as u64, head.echo);
                let (place, len) = (packet.place, packet.bytes.len() as u64);
                packet.place = PacketPlace::There;
                self.arrived(place, certain, len, now);
            }
            from += ACKED as usize;
            news |= word != 0;
        }
        // An acknowledgement alone tells of all that may be under way.
        let acked = if head.kind == PacketKind::Ack { self.packets.len() } else { from };
        self.find_overtaken(acked, news);
    }

    /// What later packets of the same rail have overtaken is lost. Of those from position `acked`
    /// on nobody has said whether they are there. Without `news` the first one tells enough.
    fn find_overtaken(&mut self, acked: usize, news: bool) {
        let passed = |p: &Packet| match p.place {
            PacketPlace::InFlight { rail, trip, .. } => self.rails[rail].has_passed(trip.number),
            PacketPlace::Waiting { .. } | PacketPlace::There => false,
        };
        if !news && !self.packets.front().is_some_and(passed) {
            return;
        }
        for at in (0..self.packets.len().min(acked)).rev() {
            let packet = &mut self.packets[at];
            if let PacketPlace::InFlight { rail, trip, .. } = packet.place
                && self.rails[rail].has_passed(trip.number)
            {
                self.rails[rail].left(packet.bytes.len() as u64);
                packet.place = PacketPlace::Waiting { not: None };
                self.todo.push_front(self.base + at as u64);
            }
        }
    }

    /// A packet was acknowledged: for `certain` its latest transmission.
    fn arrived(&mut self, place: PacketPlace, certain: bool, len: u64, now: u64) {
        if let PacketPlace::InFlight { rail, trip, .. } = place {
            let rtt = certain.then(|| now.saturating_sub(trip.at));
            self.rails[rail].left(len);
            self.rails[rail].acknowledged(trip, len, rtt, now);
        }
    }

    /// Looks for packets that are overdue.
    pub(super) fn handle_time(&mut self, now: u64) {
        if now < self.check {
            return;
        }
        self.check = u64::MAX;
        // When the first overdue packet of each rail went, and how many of it are sent again.
        let mut late = vec![None::<u64>; self.rails.len()];
        let mut again = vec![0u32; self.rails.len()];
        for (i, packet) in self.packets.iter_mut().enumerate() {
            let PacketPlace::InFlight { rail, trip, at } = packet.place else { continue };
            let due = at + self.rails[rail].patience(packet.tries);
            if due > now {
                self.check = self.check.min(due);
                continue;
            }
            late[rail] = Some(late[rail].map_or(trip.at, |first| first.min(trip.at)));
            // A few tell whether the rail works; the answers to these show what else was lost.
            if again[rail] == AGAIN {
                packet.place = PacketPlace::InFlight { rail, trip, at: now };
                packet.tries += 1;
                self.check = self.check.min(now + self.rails[rail].patience(packet.tries));
                continue;
            }
            again[rail] += 1;
            self.rails[rail].left(packet.bytes.len() as u64);
            packet.place = PacketPlace::Waiting { not: Some(rail) };
            self.todo.push_back(self.base + i as u64);
        }
        for (rail, since) in late.into_iter().enumerate() {
            let Some(since) = since else { continue };
            let other = self.others_received(rail);
            self.rails[rail].overdue(since, other, now);
            if self.rails[rail].judge(other, now) {
                self.leave_out(rail);
            }
        }
    }

    /// When an answer came last over another rail than this one.
    fn others_received(&self, rail: usize) -> u64 {
        let others = self.rails.iter().enumerate().filter(|(i, _)| *i != rail);
        others.map(|(_, r)| r.received_at()).max().unwrap_or(0)
    }

    /// The rail has been judged silent.
    fn leave_out(&mut self, rail: usize) {
        self.counts.silenced += 1;
        self.take_back(rail);
    }

    fn ack_is_due(&self, now: u64) -> bool {
        self.owed_now || self.owed >= OWED_MAX || self.owed > 0 && now >= self.owed_since + OWED_NS
    }

    /// When [`Flow::handle_time`] and [`Flow::poll_send`] have something to do; 0: now. `full`: no
    /// rail takes anything, and says itself when it does again.
    pub(super) fn next_time(&self, full: bool) -> Option<u64> {
        if full {
            return (self.check != u64::MAX).then_some(self.check);
        }
        if self.owed_now || self.answer.is_some() || self.byes > 0 {
            return Some(0);
        }
        let ack = (self.owed > 0).then_some(self.owed_since + OWED_NS);
        let waits = self.todo.iter().find_map(|seq| {
            let at = seq.checked_sub(self.base).and_then(|at| usize::try_from(at).ok());
            let packet = at.and_then(|at| self.packets.get(at))?;
            let waits = matches!(packet.place, PacketPlace::Waiting { .. });
            waits.then_some(packet.bytes.len() as u64)
        });
        let lowest = self.lowest_rank();
        let usable = self.rails.iter().filter(|r| lowest.is_some() && r.rank() == lowest);
        let now = waits.and_then(|bytes| usable.filter_map(|r| r.due(bytes)).min());
        let check = (!self.packets.is_empty()).then_some(self.check).filter(|c| *c != u64::MAX);
        let probe = self.rails.iter().filter_map(DrRail::next_probe).min();
        [ack, now, check, probe.filter(|_| !self.packets.is_empty())].into_iter().flatten().min()
    }

    /// Nothing is under way to the peer that it needs, and nothing is owed to it. A peer that has
    /// ended MPI needs nothing, and may not take it either.
    pub(super) fn is_settled(&self) -> bool {
        self.resting || self.packets.is_empty() && self.owed == 0 && self.byes == 0
    }

    /// Packets that were made and that were taken in so far, and those that are not acknowledged,
    /// or wait for earlier ones, with the acknowledgement that is owed.
    pub(super) fn traffic(&self) -> Traffic {
        let under_way = self.packets.len() + self.early.len() + usize::from(self.owed > 0);
        Traffic {
            sent: self.base + self.packets.len() as u64,
            received: self.expected,
            inside: under_way as u64,
        }
    }

    /// What is owed is due at once.
    pub(super) fn hurry(&mut self) {
        self.owed_now |= self.owed > 0;
    }

    /// Says farewell so many times; not to a peer with which no message was exchanged: it waits for
    /// nothing, and to reach it may take a connection.
    pub(super) fn part(&mut self, byes: u32) {
        self.again_from = self.base + self.packets.len() as u64;
        let exchanged = self.again_from > 0 || self.expected > 0 || !self.early.is_empty();
        self.byes = if exchanged { byes } else { 0 };
    }

    /// Waits no more for what the peer has not acknowledged.
    pub(super) fn give_up(&mut self) {
        self.resting = true;
    }
}

/// The numbers of the bits that are set.
fn bits(word: u64) -> impl Iterator<Item = usize> {
    let next = |left: &u64| Some(left & (left - 1)).filter(|left| *left != 0);
    std::iter::successors(Some(word).filter(|word| *word != 0), next)
        .map(|left| left.trailing_zeros() as usize)
}
