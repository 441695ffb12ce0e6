//! What a process tells observers of the networks that it uses: a row per rail and node of peers.
//! See `docs/formats/sm-segment.md`.
//!
//! A page has one writer at a time, whoever holds the engine of its channel; so counting is a plain
//! addition. Readers see each number whole, and several numbers of slightly different times.

use hawser_lockfree::sync::{AtomicU32, AtomicU64, Ordering};
use serde::{Deserialize, Serialize};

/// Rows of a page; when there are more rails and nodes, the last one counts for all others.
pub(super) const ROWS: usize = 31;
/// Bytes of a rail's name that are kept.
const NAME: usize = 24;
/// The node of the last row when it counts for several.
const SEVERAL: u32 = u32::MAX;

/// The traffic of one rail with the peers on one node.
#[repr(C, align(128))]
#[derive(Debug, Default)]
pub struct NetworkRow {
    /// The number of the peers' node.
    node: AtomicU32,
    /// Peers to whom it is silent while others answer, and whom it has lost.
    silent: AtomicU32,
    gone: AtomicU32,
    /// Times that it fell silent.
    failed: AtomicU32,
    /// The rail's name, filled up with zeros.
    name: [AtomicU64; NAME / 8],
    sent: AtomicU64,
    sent_bytes: AtomicU64,
    received: AtomicU64,
    received_bytes: AtomicU64,
    again: AtomicU64,
    /// Measured last: round trip in nanoseconds and bytes per second; 0: not measured.
    rtt_ns: AtomicU64,
    rate: AtomicU64,
}

/// The rows of one channel of one process: a page in the node segment.
#[repr(C, align(4096))]
#[derive(Debug)]
pub struct NetworksPage {
    /// Rows in use.
    used: AtomicU32,
    rows: [NetworkRow; ROWS],
}

const _: () = {
    use std::mem::offset_of;
    assert!(size_of::<NetworksPage>() == 4096 && size_of::<NetworkRow>() == 128);
    assert!(offset_of!(NetworksPage, rows) == 128 && offset_of!(NetworkRow, name) == 16);
    assert!(offset_of!(NetworkRow, sent) == 40, "as docs/formats/sm-segment.md says");
};

impl Default for NetworksPage {
    fn default() -> NetworksPage {
        NetworksPage {
            used: AtomicU32::new(0),
            rows: std::array::from_fn(|_| NetworkRow::default()),
        }
    }
}

/// Adds without an atomic operation: there is one writer.
#[inline(always)]
fn add(cell: &AtomicU64, n: u64) {
    cell.store(cell.load(Ordering::Relaxed).wrapping_add(n), Ordering::Relaxed);
}

fn step(cell: &AtomicU32, up: bool) {
    let n = cell.load(Ordering::Relaxed);
    cell.store(if up { n.saturating_add(1) } else { n.saturating_sub(1) }, Ordering::Relaxed);
}

impl NetworksPage {
    /// The row of a rail and the peers on a node, made on first mention.
    pub fn row(&self, rail: &str, node: u32) -> &NetworkRow {
        let words = words(rail);
        let used = (self.used.load(Ordering::Relaxed) as usize).min(ROWS);
        let (rows, last) = self.rows.split_at(ROWS - 1);
        let is_it = |r: &&NetworkRow| r.is_called(&words) && r.node.load(Ordering::Relaxed) == node;
        if let Some(row) = rows.iter().take(used).find(is_it) {
            return row;
        }
        let (row, node, words) = match (rows.get(used), last.first()) {
            (Some(row), _) => (row, node, words),
            (None, Some(last)) => (last, SEVERAL, self::words("others")),
            (None, None) => unreachable!("a page has rows"),
        };
        row.node.store(node, Ordering::Relaxed);
        row.name.iter().zip(words).for_each(|(cell, word)| cell.store(word, Ordering::Relaxed));
        let now = (used as u32 + 1).min(ROWS as u32);
        // SYNC networks.used: pairs with the load in `read`; name and node come before it.
        self.used.store(now, Ordering::Release);
        row
    }

    /// The rows in use.
    fn rows(&self) -> impl Iterator<Item = &NetworkRow> {
        // SYNC networks.used: pairs with the store in `row`.
        self.rows.iter().take(self.used.load(Ordering::Acquire) as usize)
    }

    /// The numbers as they are now.
    pub fn read(&self) -> Vec<NetworkNumbers> {
        self.rows().map(NetworkRow::read).collect()
    }

    /// True when this process says that a rail is silent to a node.
    pub fn says_silent(&self, rail: &str, node: u32) -> bool {
        let words = words(rail);
        let is_it = |r: &NetworkRow| {
            r.is_called(&words)
                && r.node.load(Ordering::Relaxed) == node
                && r.silent.load(Ordering::Relaxed) > 0
        };
        self.rows().any(is_it)
    }
}

fn words(name: &str) -> [u64; NAME / 8] {
    let mut bytes = [0; NAME];
    let mut len = name.len().min(NAME);
    while !name.is_char_boundary(len) {
        len -= 1;
    }
    bytes[..len].copy_from_slice(&name.as_bytes()[..len]);
    let mut words = [0; NAME / 8];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks::<8>().0) {
        *word = u64::from_ne_bytes(*bytes);
    }
    words
}

impl NetworkRow {
    fn is_called(&self, words: &[u64; NAME / 8]) -> bool {
        self.name.iter().zip(words).all(|(cell, word)| cell.load(Ordering::Relaxed) == *word)
    }

    /// A message of so many bytes has gone, as the network below sees it.
    #[inline]
    pub fn sent(&self, bytes: usize) {
        add(&self.sent, 1);
        add(&self.sent_bytes, bytes as u64);
    }

    /// A message of so many bytes has come.
    #[inline]
    pub fn received(&self, bytes: usize) {
        add(&self.received, 1);
        add(&self.received_bytes, bytes as u64);
    }

    /// So many messages had to be sent again.
    pub fn again(&self, n: u64) {
        add(&self.again, n);
    }

    /// What was measured: a round trip in nanoseconds, and bytes per second; 0: nothing was.
    pub fn measured(&self, rtt_ns: u64, rate: u64) {
        self.rtt_ns.store(rtt_ns, Ordering::Relaxed);
        self.rate.store(rate, Ordering::Relaxed);
    }

    /// The rail has fallen silent to a peer of the node. True: it had not been to any.
    pub fn fell_silent(&self) -> bool {
        step(&self.silent, true);
        step(&self.failed, true);
        self.silent.load(Ordering::Relaxed) == 1
    }

    /// It answers again, or counts as gone. True: it is silent to no peer any more.
    pub fn no_longer_silent(&self) -> bool {
        step(&self.silent, false);
        self.silent.load(Ordering::Relaxed) == 0
    }

    /// It has lost a peer for good.
    pub fn lost(&self) {
        step(&self.gone, true);
    }

    fn read(&self) -> NetworkNumbers {
        let get = |cell: &AtomicU64| cell.load(Ordering::Relaxed);
        let bytes: Vec<u8> = self.name.iter().flat_map(|w| get(w).to_ne_bytes()).collect();
        let name = String::from_utf8_lossy(&bytes);
        NetworkNumbers {
            rail: name.trim_end_matches('\0').to_owned(),
            node: self.node.load(Ordering::Relaxed),
            silent: self.silent.load(Ordering::Relaxed),
            gone: self.gone.load(Ordering::Relaxed),
            failed: self.failed.load(Ordering::Relaxed).into(),
            sent: get(&self.sent),
            sent_bytes: get(&self.sent_bytes),
            received: get(&self.received),
            received_bytes: get(&self.received_bytes),
            again: get(&self.again),
            rtt_ns: get(&self.rtt_ns),
            rate: get(&self.rate),
        }
    }
}

/// The traffic of one rail with the peers on one node: of one process, or summed up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NetworkNumbers {
    /// The rail, e.g. `tcp/eth0.0`.
    pub rail: String,
    /// The number of the peers' node.
    pub node: u32,
    /// Pairs of processes between which it is silent while others answer.
    pub silent: u32,
    /// Pairs of processes for which it is gone for good.
    pub gone: u32,
    /// Times that it fell silent.
    pub failed: u64,
    /// Messages sent, as the network sees them: with the headers of upper layers, repetitions,
    /// acknowledgements.
    pub sent: u64,
    /// Their bytes.
    pub sent_bytes: u64,
    /// Messages received.
    pub received: u64,
    /// Their bytes.
    pub received_bytes: u64,
    /// Messages sent more than once.
    pub again: u64,
    /// Round trip in nanoseconds; 0: not measured.
    pub rtt_ns: u64,
    /// Bytes per second that it was measured to carry; 0: not measured.
    pub rate: u64,
}

impl NetworkNumbers {
    /// Adds the numbers of another process or channel on the same way: counts add up, the round
    /// trip is the shortest, the rate the highest.
    pub fn add(&mut self, other: &NetworkNumbers) {
        self.silent = self.silent.saturating_add(other.silent);
        self.gone = self.gone.saturating_add(other.gone);
        for (sum, n) in [
            (&mut self.failed, other.failed),
            (&mut self.sent, other.sent),
            (&mut self.sent_bytes, other.sent_bytes),
            (&mut self.received, other.received),
            (&mut self.received_bytes, other.received_bytes),
            (&mut self.again, other.again),
        ] {
            *sum = sum.wrapping_add(n);
        }
        self.rtt_ns = match (self.rtt_ns, other.rtt_ns) {
            (0, n) | (n, 0) => n,
            (a, b) => a.min(b),
        };
        self.rate = self.rate.max(other.rate);
    }

    /// Adds several, by rail and node.
    pub fn gather(to: &mut Vec<NetworkNumbers>, from: Vec<NetworkNumbers>) {
        for numbers in from {
            match to.iter_mut().find(|t| t.node == numbers.node && t.rail == numbers.rail) {
                Some(sum) => sum.add(&numbers),
                None => to.push(numbers),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_again_and_the_last_one_counts_for_the_rest() {
        let page = NetworksPage::default();
        for node in 0..100 {
            page.row("tcp/a", node).sent(10);
            page.row("tcp/a", node).received(5);
        }
        let all = page.read();
        assert_eq!(all.len(), ROWS);
        assert!(all[..ROWS - 1].iter().all(|r| (r.sent, r.received_bytes) == (1, 5)));
        let last = &all[ROWS - 1];
        let others = 100 - (ROWS as u64 - 1);
        assert_eq!((last.rail.as_str(), last.node, last.sent), ("others", SEVERAL, others));
        let long = "tcp/äöüäöüäöüäöüäöü";
        let page = NetworksPage::default();
        page.row(long, 1).again(2);
        assert!(long.starts_with(&page.read()[0].rail), "cut between characters");
        assert_eq!(page.read()[0].again, 2);
    }

    #[test]
    fn silence_counts_by_peers_and_numbers_add_up() {
        let page = NetworksPage::default();
        let row = page.row("udp/b", 3);
        assert!(row.fell_silent() && !row.fell_silent());
        assert!(page.says_silent("udp/b", 3) && !page.says_silent("udp/b", 4));
        assert!(!row.no_longer_silent() && row.no_longer_silent());
        assert!(!page.says_silent("udp/b", 3));
        row.measured(500, 70);
        let mut all = page.read();
        NetworkNumbers::gather(&mut all, page.read());
        assert_eq!((all.len(), all[0].failed, all[0].rtt_ns, all[0].rate), (1, 4, 500, 70));
        row.measured(0, 0);
        NetworkNumbers::gather(&mut all, page.read());
        assert_eq!((all[0].rtt_ns, all[0].rate), (500, 70), "not measured is no measure");
    }
}
