//! The counters of a rank in words and as JSON, for those who ask for them at `MPI_Finalize`.

use std::fmt::Write;

use hawser_mca::Params;
use hawser_p2p::{Ob1, Tally};
use hawser_status::{CLASSES, Count, Counters, class_range};

/// The counts beside the sizes: name in JSON, what it counts.
const COUNTS: [(&str, Count); 12] = [
    ("sent_synchronous", Count::SentSynchronous),
    ("sent_rendezvous", Count::SentRendezvous),
    ("sent_readable", Count::SentReadable),
    ("received_synchronous", Count::ReceivedSynchronous),
    ("received_rendezvous", Count::ReceivedRendezvous),
    ("received_get", Count::ReceivedGet),
    ("get_refused", Count::GetRefused),
    ("unexpected", Count::Unexpected),
    ("unexpected_now", Count::UnexpectedNow),
    ("unexpected_most", Count::UnexpectedMost),
    ("unexpected_bytes_now", Count::UnexpectedBytesNow),
    ("unexpected_bytes_most", Count::UnexpectedBytesMost),
];

/// What one rank has counted.
struct Book {
    rank: u32,
    all: Counters,
    peers: Vec<(u32, Tally)>,
}

impl Book {
    /// Lines for people: the sizes in use, then the peers.
    fn lines(&self) -> Vec<String> {
        let head = |first: &str| {
            format!("{first:>20} {:>12} {:>16} {:>12} {:>16}", "sent", "bytes", "received", "bytes")
        };
        let row = |first: &str, n: [u64; 4]| {
            format!("{first:>20} {:>12} {:>16} {:>12} {:>16}", n[0], n[1], n[2], n[3])
        };
        let mut lines = vec![head("message size")];
        for (i, c) in self.all.classes.iter().enumerate().take(CLASSES) {
            let (low, high) = class_range(i);
            let size = if low == high { low.to_string() } else { format!("{low}-{high}") };
            if c.sent > 0 || c.received > 0 {
                lines.push(row(&size, [c.sent, c.sent_bytes, c.received, c.received_bytes]));
            }
        }
        lines.push(head("peer"));
        for (proc, t) in &self.peers {
            let numbers = [t.sent, t.sent_bytes, t.received, t.received_bytes];
            lines.push(row(&format!("rank {proc}"), numbers));
        }
        let of = |what| self.all.get(what);
        lines.push(format!(
            "by rendezvous: {} sent, {} received (of these {} read from the sender's memory); \
             unexpected: {}, at most {} messages and {} bytes at a time",
            of(Count::SentRendezvous),
            of(Count::ReceivedRendezvous),
            of(Count::ReceivedGet),
            of(Count::Unexpected),
            of(Count::UnexpectedMost),
            of(Count::UnexpectedBytesMost),
        ));
        lines
    }

    /// One JSON object.
    fn json(&self) -> String {
        let list = |rows: Vec<String>| format!("[\n    {}\n  ]", rows.join(",\n    "));
        let mut text = format!("{{\n  \"rank\": {},\n  \"counts\": {{", self.rank);
        for (i, (name, what)) in COUNTS.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            let _ = write!(text, "{comma}\n    \"{name}\": {}", self.all.get(*what));
        }
        let used = self.all.classes.iter().enumerate();
        let used = used.filter(|(_, c)| c.sent > 0 || c.received > 0);
        let sizes = used.map(|(i, c)| {
            let (low, high) = class_range(i);
            format!(
                "{{\"from\": {low}, \"to\": {high}, \"sent\": {}, \"sent_bytes\": {}, \
                 \"received\": {}, \"received_bytes\": {}}}",
                c.sent, c.sent_bytes, c.received, c.received_bytes
            )
        });
        let peers = self.peers.iter().map(|(proc, t)| {
            format!(
                "{{\"rank\": {proc}, \"sent\": {}, \"sent_bytes\": {}, \"sent_rendezvous\": {}, \
                 \"received\": {}, \"received_bytes\": {}, \"received_rendezvous\": {}, \
                 \"received_get\": {}}}",
                t.sent,
                t.sent_bytes,
                t.sent_rendezvous,
                t.received,
                t.received_bytes,
                t.received_rendezvous,
                t.received_get
            )
        });
        let (sizes, peers) = (list(sizes.collect()), list(peers.collect()));
        let _ = write!(text, "\n  }},\n  \"sizes\": {sizes},\n  \"peers\": {peers}\n}}\n");
        text
    }
}

/// Shows what the rank has counted, as far as the parameters ask for it; `print` gets the lines.
pub(crate) fn show(params: &Params, rank: u32, pml: &Ob1, print: &dyn Fn(&[String])) {
    let (wanted, file) = (params.bool("mpi_show_counters"), params.text("mpi_counters_file"));
    if !wanted && file.is_empty() {
        return;
    }
    let book = Book { rank, all: pml.counters(), peers: pml.tallies() };
    if wanted {
        print(&book.lines());
    }
    if !file.is_empty() {
        let path = format!("{file}.{rank}.json");
        if let Err(e) = std::fs::write(&path, book.json()) {
            print(&[format!("the counters cannot be written to {path}: {e}")]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_lines_and_json() {
        let mut book = Book { rank: 3, all: Counters::default(), peers: Vec::new() };
        book.all.classes[4].sent = 2;
        book.all.classes[4].sent_bytes = 17;
        book.peers.push((5, Tally { received: 9, ..Tally::default() }));
        let lines = book.lines();
        assert!(lines[1].contains("8-15") && lines[1].contains(" 17 "), "{lines:?}");
        assert!(lines[3].contains("rank 5") && lines[3].contains(" 9 "), "{lines:?}");
        let json = book.json();
        assert!(json.contains("\"from\": 8, \"to\": 15, \"sent\": 2"), "{json}");
        assert!(json.contains("{\"rank\": 5, \"sent\": 0"), "{json}");
        assert_eq!(json.matches('{').count(), json.matches('}').count());
    }
}
