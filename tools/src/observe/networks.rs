//! `hawser networks`: the rails between hosts as their processes see them.

use std::fmt::Write;

use hawser_rte::observe::{JobView, NetworkView};
use serde::Serialize;

use super::find::Job;
use super::show;

/// One rail from the processes of one host to those of another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NetworkLine {
    /// The host whose processes tell.
    pub from: String,
    /// The host of their peers; absent: several hosts.
    pub to: Option<String>,
    /// The rail, e.g. `tcp/eth0.0`.
    pub network: String,
    /// `up`, `silent` (left out by some pair of processes because it does not answer) or `gone`.
    pub state: &'static str,
    /// Pairs of processes that leave it out.
    pub silent_pairs: u32,
    /// Pairs of processes for which it is gone for good.
    pub gone_pairs: u32,
    /// Times that it fell silent.
    pub failed: u64,
    /// Measured round trip, in microseconds; absent where nothing was measured.
    pub round_trip_us: Option<f64>,
    /// Measured rate, in MB/s (10^6 bytes); likewise.
    pub rate_mbs: Option<f64>,
    /// Messages sent, as the network sees them.
    pub sent: u64,
    /// Their bytes.
    pub sent_bytes: u64,
    /// Messages received.
    pub received: u64,
    /// Their bytes.
    pub received_bytes: u64,
    /// Messages sent more than once.
    pub sent_again: u64,
    /// What went out between the two looks, in MB/s.
    pub now_mbs: f64,
}

/// The lines for two snapshots.
pub(super) fn lines(before: &JobView, now: &JobView) -> Vec<NetworkLine> {
    let seconds = now.now_ns.saturating_sub(before.now_ns) as f64 / 1e9;
    let line = |view: &NetworkView| {
        let n = &view.numbers;
        let same = |b: &&NetworkView| {
            b.host == view.host && b.numbers.node == n.node && b.numbers.rail == n.rail
        };
        let old = before.networks.iter().find(same).map_or(0, |b| b.numbers.sent_bytes);
        let grew = n.sent_bytes.saturating_sub(old) as f64;
        NetworkLine {
            from: view.host.clone(),
            to: view.peer.clone(),
            network: n.rail.clone(),
            state: match (n.silent, n.gone) {
                (0, 0) => "up",
                (0, _) => "gone",
                _ => "silent",
            },
            silent_pairs: n.silent,
            gone_pairs: n.gone,
            failed: n.failed,
            round_trip_us: (n.rtt_ns > 0).then_some(n.rtt_ns as f64 / 1e3),
            rate_mbs: (n.rate > 0).then_some(n.rate as f64 / 1e6),
            sent: n.sent,
            sent_bytes: n.sent_bytes,
            received: n.received,
            received_bytes: n.received_bytes,
            sent_again: n.again,
            now_mbs: if seconds > 0.0 { grew / seconds / 1e6 } else { 0.0 },
        }
    };
    let mut lines: Vec<NetworkLine> = now.networks.iter().map(line).collect();
    let key = |l: &NetworkLine| (l.from.clone(), l.to.clone(), l.network.clone());
    lines.sort_by_key(key);
    lines
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / 1e6)
}

/// The table.
pub(super) fn table(job: &Job, lines: &[NetworkLine]) -> String {
    let mut text = format!("job {}: {}\n", job.name(), job.program);
    if lines.is_empty() {
        text += "No network is in use: all messages so far have gone by shared memory.\n";
        return text;
    }
    let head = [
        "FROM",
        "TO",
        "NETWORK",
        "STATE",
        "RTT us",
        "RATE MB/s",
        "NOW MB/s",
        "SENT MB",
        "RECV MB",
        "MESSAGES",
        "AGAIN",
        "FAILED",
    ];
    let figure = |f: Option<f64>| f.map_or("-".into(), |f| format!("{f:.1}"));
    let cells = |l: &NetworkLine| {
        [
            l.from.clone(),
            l.to.clone().unwrap_or_else(|| "others".into()),
            l.network.clone(),
            l.state.to_owned(),
            figure(l.round_trip_us),
            figure(l.rate_mbs),
            figure(Some(l.now_mbs)),
            megabytes(l.sent_bytes),
            megabytes(l.received_bytes),
            l.sent.to_string(),
            l.sent_again.to_string(),
            l.failed.to_string(),
        ]
    };
    let mut rows = vec![head.map(str::to_owned)];
    rows.extend(lines.iter().map(cells));
    let width = |i: usize| rows.iter().map(|r| r[i].chars().count()).max().unwrap_or(0);
    let widths: [usize; 12] = std::array::from_fn(width);
    for row in &rows {
        let mut line = String::new();
        for (i, (cell, width)) in row.iter().zip(widths).enumerate() {
            let _ = match i {
                0..=3 => write!(line, "{cell:<width$}  "),
                _ => write!(line, "{cell:>width$}  "),
            };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// One JSON object.
pub(super) fn json(job: &Job, lines: &[NetworkLine]) -> Result<String, String> {
    #[derive(Serialize)]
    struct All<'a> {
        #[serde(flatten)]
        job: show::Named<'a>,
        networks: &'a [NetworkLine],
    }
    show::to_json(&All { job: show::named(job), networks: lines })
}

#[cfg(test)]
mod tests {
    use hawser_segment::node::NetworkNumbers;

    use super::*;

    fn view(now_ns: u64, sent_bytes: u64, silent: u32) -> JobView {
        let host = |node: u32| (node < 2).then(|| format!("h{node}"));
        let row = |rail: &str, node, bytes, silent| NetworkNumbers {
            rail: rail.into(),
            node,
            sent_bytes: bytes,
            silent,
            rtt_ns: 1500,
            ..NetworkNumbers::default()
        };
        let all =
            vec![row("udp/b", 1, 7, silent), row("udp/a", 1, sent_bytes, 0), row("c", 9, 1, 0)];
        let networks = NetworkView::of_node(0, all, &host);
        let (ranks, hosts) = (Vec::new(), Vec::new());
        JobView { job: 1, nprocs: 2, now_ns, ranks, hosts, networks, others: Vec::new() }
    }

    #[test]
    fn lines_tell_state_measure_and_present_traffic() {
        let lines = lines(&view(0, 1_000_000, 0), &view(500_000_000, 3_000_000, 2));
        let names: Vec<_> = lines.iter().map(|l| (l.to.as_deref(), l.network.as_str())).collect();
        assert_eq!(names, [(None, "c"), (Some("h1"), "udp/a"), (Some("h1"), "udp/b")]);
        assert_eq!((lines[1].state, lines[2].state, lines[2].silent_pairs), ("up", "silent", 2));
        assert_eq!((lines[1].now_mbs, lines[1].round_trip_us), (4.0, Some(1.5)));
        assert_eq!((lines[1].rate_mbs, lines[2].now_mbs), (None, 0.0));
    }
}
