//! How long datagrams may be on the way from one rail to a peer (RFC 8899). Pure: time is an
//! argument.
//!
//! What every path takes goes at once; longer lengths count from when a probe of that length was
//! answered. The length in use is probed now and then while there is traffic: a path may change,
//! and what is too long for it vanishes.

use std::net::SocketAddr;

/// Lengths, in bytes without the IP and UDP headers, that are common on the way: the least that
/// IPv6 promises, Ethernet, jumbo frames.
const COMMON: [usize; 3] = [1232, 1452, 8952];
/// Time for an answer, in nanoseconds.
const ANSWER_NS: u64 = 100_000_000;
/// Probes of one length without an answer, after which it does not pass.
const TRIES: u32 = 4;
/// Time between probes of the length in use, in nanoseconds.
const CONFIRM_NS: u64 = 2_000_000_000;
/// Time after which longer lengths are tried again, in nanoseconds.
const AGAIN_NS: u64 = 120_000_000_000;

/// What is being found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asking {
    /// Nothing; a look is due then if there was traffic.
    Rests { due: u64 },
    /// Whether `lengths[at]` passes: a probe is due then, after so many.
    Probes { at: usize, due: u64, tries: u32 },
}

/// The path from one rail to a peer.
#[derive(Clone, Debug)]
pub(super) struct UdpPath {
    pub(super) to: SocketAddr,
    /// The lengths that are tried, ascending; the first one passes everywhere.
    lengths: Vec<usize>,
    /// The longest that is known to pass.
    good: usize,
    asking: Asking,
    /// Lengths beyond this one were tried; when they are again.
    again: u64,
    /// Datagrams were sent since the last probe.
    used: bool,
    /// Number of the last datagram.
    pub(super) seq: u64,
    /// Number of the last message that went in pieces.
    pub(super) pieces: u32,
}

impl UdpPath {
    /// A path whose first link takes datagrams of `longest` bytes.
    pub(super) fn new(to: SocketAddr, longest: usize, now: u64) -> UdpPath {
        let mut lengths: Vec<usize> = COMMON.into_iter().filter(|n| *n < longest).collect();
        lengths.push(longest);
        let last = lengths.len() - 1;
        let asking = match last {
            0 => Asking::Rests { due: now.saturating_add(CONFIRM_NS) },
            at => Asking::Probes { at, due: now, tries: 0 },
        };
        let again = now.saturating_add(AGAIN_NS);
        UdpPath { to, lengths, good: 0, asking, again, used: false, seq: 0, pieces: 0 }
    }

    /// Bytes of the longest datagram that passes.
    pub(super) fn length(&self) -> usize {
        self.lengths.get(self.good).copied().unwrap_or(COMMON[0])
    }

    /// A datagram goes out; its number.
    pub(super) fn depart(&mut self) -> u64 {
        self.used = true;
        self.seq += 1;
        self.seq
    }

    /// When [`UdpPath::poll_probe`] is due.
    pub(super) fn due(&self) -> Option<u64> {
        match self.asking {
            Asking::Probes { due, .. } => Some(due),
            Asking::Rests { due } => self.used.then_some(due),
        }
    }

    /// The length of a probe that is to be sent now. `heard`: the peer has answered something since
    /// the last one; without that nothing is concluded from silence.
    pub(super) fn poll_probe(&mut self, now: u64, heard: bool) -> Option<usize> {
        if self.due().is_none_or(|due| now < due) {
            return None;
        }
        match self.asking {
            Asking::Rests { .. } => {
                self.used = false;
                let at = match now >= self.again {
                    true => self.lengths.len() - 1,
                    false => self.good,
                };
                self.asking = Asking::Probes { at, due: now, tries: 0 };
            }
            Asking::Probes { at, tries, .. } if tries >= TRIES && heard => self.failed(at, now),
            Asking::Probes { .. } => {}
        }
        let Asking::Probes { at, due, tries } = &mut self.asking else { return None };
        *tries += 1;
        *due = now.saturating_add(ANSWER_NS << (*tries).min(6));
        self.lengths.get(*at).copied()
    }

    /// Length number `at` does not pass: the next shorter one is tried, or is right.
    fn failed(&mut self, at: usize, now: u64) {
        self.good = self.good.min(at.saturating_sub(1));
        self.again = now.saturating_add(AGAIN_NS);
        self.asking = match at.saturating_sub(1) {
            next if next > self.good => Asking::Probes { at: next, due: now, tries: 0 },
            _ => Asking::Rests { due: now.saturating_add(CONFIRM_NS) },
        };
    }

    /// A probe of this length was answered.
    pub(super) fn passed(&mut self, length: usize, now: u64) {
        let Some(at) = self.lengths.iter().position(|n| *n == length) else { return };
        self.good = self.good.max(at);
        let ends = match self.asking {
            Asking::Probes { at: asked, .. } => at >= asked,
            Asking::Rests { .. } => false,
        };
        if ends {
            self.asking = Asking::Rests { due: now.saturating_add(CONFIRM_NS) };
        }
    }

    /// The kernel has refused a datagram of this length.
    pub(super) fn refused(&mut self, length: usize, now: u64) {
        if let Some(at) = self.lengths.iter().position(|n| *n >= length) {
            let asked = matches!(self.asking, Asking::Probes { at: asked, .. } if asked == at);
            if asked || at <= self.good {
                self.failed(at, now);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = 1_000_000_000;

    fn path(longest: usize) -> UdpPath {
        UdpPath::new("127.0.0.1:1".parse().unwrap(), longest, 0)
    }

    /// Lets time pass on a way that takes datagrams of `mtu` bytes; what was probed.
    fn run(path: &mut UdpPath, from: u64, until: u64, mtu: usize) -> Vec<usize> {
        let mut probes = Vec::new();
        let mut now = from;
        while now < until {
            path.depart();
            if let Some(length) = path.poll_probe(now, true) {
                probes.push(length);
                if length <= mtu {
                    path.passed(length, now);
                }
            }
            now += SECOND / 100;
        }
        probes
    }

    #[test]
    fn the_longest_length_is_found_at_once_where_it_passes() {
        let mut jumbo = path(8972);
        assert_eq!(jumbo.length(), 1232);
        assert_eq!(jumbo.poll_probe(0, false), Some(8972));
        jumbo.passed(8972, 1);
        assert_eq!(jumbo.length(), 8972);
        assert_eq!(path(1000).length(), 1000, "the first link decides");
        assert_eq!(path(1000).due(), None);
    }

    #[test]
    fn what_vanishes_is_found_out_and_tried_again_later() {
        let mut way = path(65_507);
        run(&mut way, 0, 60 * SECOND, 1472);
        assert_eq!(way.length(), 1452);
        run(&mut way, 60 * SECOND, 400 * SECOND, 70_000);
        assert_eq!(way.length(), 65_507);
        run(&mut way, 400 * SECOND, 600 * SECOND, 1300);
        assert_eq!(way.length(), 1232, "the way has changed");
    }

    #[test]
    fn silence_of_a_peer_says_nothing_and_an_idle_path_asks_nothing() {
        let mut way = path(1472);
        way.poll_probe(0, false);
        way.passed(1472, 1);
        assert_eq!(way.due(), None, "nothing was sent");
        way.depart();
        for second in 1..500 {
            way.poll_probe(second * SECOND, false);
        }
        assert_eq!(way.length(), 1472);
        way.refused(1472, 500 * SECOND);
        assert_eq!(way.length(), 1452);
    }
}
