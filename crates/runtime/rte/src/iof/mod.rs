//! Framework `iof`: what ranks print, in whole lines. Pure: bytes in, bytes out, no I/O.
//!
//! # Contract
//!
//! 1. A line of at most [`Style::max_line`] bytes leaves in one piece, whatever pieces it came in.
//!    A longer one leaves in pieces of that size; only then may lines of other ranks fall between.
//! 2. A prefix stands at the start of a line and nowhere else.
//! 3. What follows the last newline of a stream leaves when the stream ends, followed by a newline
//!    where lines are prefixed.
//! 4. No byte is added, lost or changed otherwise, except in JSON, where text is text.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

/// What stands before each line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Tag {
    /// Nothing.
    #[default]
    None,
    /// `[JOB,RANK]<stdout>:`, as `--tag-output` promises.
    Full,
    /// `[RANK] `, as `-prepend-rank` promises.
    Rank,
    /// The line is a JSON object: `{"rank":3,"stream":"stdout","text":"…"}`, with the time as
    /// `time` where that is wanted, and the job as `job` where it is not the first one. A piece of
    /// a line has `"partial":true`. What is not UTF-8 becomes U+FFFD.
    Json,
}

/// How output is presented; the same for all ranks of a job.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How the launcher counts the job, from 1 on.
    pub job: u32,
    /// What stands before each line.
    pub tag: Tag,
    /// Put the time (UTC, microseconds) before the tag.
    pub timestamp: bool,
    /// Bound of what is held back for one stream, in bytes.
    pub max_line: usize,
}

impl Style {
    /// True when some prefix is put before lines.
    pub fn prefixes(&self) -> bool {
        self.tag != Tag::None || self.timestamp
    }
}

/// Which stream of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// Standard output.
    Stdout,
    /// Standard error.
    Stderr,
}

impl Source {
    /// The word used in tags and file names.
    pub fn word(self) -> &'static str {
        match self {
            Source::Stdout => "stdout",
            Source::Stderr => "stderr",
        }
    }
}

/// The line assembler of one stream of one rank.
#[derive(Debug)]
pub struct Lines {
    rank: u32,
    source: Source,
    held: Vec<u8>,
    /// The last piece that left ended inside a line.
    inside: bool,
}

impl Lines {
    /// An empty stream.
    pub fn new(rank: u32, source: Source) -> Lines {
        Lines { rank, source, held: Vec::new(), inside: false }
    }

    /// True when part of a line is held back.
    pub fn holds(&self) -> bool {
        !self.held.is_empty()
    }

    /// Takes bytes in and appends the lines that are now complete to `out`. `unix_us` is the time
    /// of arrival in microseconds since 1970.
    pub fn push(&mut self, bytes: &[u8], style: &Style, unix_us: u64, out: &mut Vec<u8>) {
        let Some(last) = bytes.iter().rposition(|&b| b == b'\n') else {
            self.hold(bytes, style, unix_us, out);
            return;
        };
        let (whole, rest) = bytes.split_at(last + 1);
        if style.prefixes() {
            let mut first = true;
            for line in whole.split_inclusive(|&b| b == b'\n') {
                let held = if first { std::mem::take(&mut self.held) } else { Vec::new() };
                first = false;
                self.emit(&held, line, style, unix_us, out);
                self.inside = false;
            }
        } else {
            out.append(&mut self.held);
            out.extend_from_slice(whole);
        }
        self.inside = false;
        self.hold(rest, style, unix_us, out);
    }

    /// Lets go of a partial line (a prompt on a terminal, an idle stream).
    pub fn flush(&mut self, style: &Style, unix_us: u64, out: &mut Vec<u8>) {
        if !self.held.is_empty() {
            let held = std::mem::take(&mut self.held);
            self.emit(&[], &held, style, unix_us, out);
            self.inside = true;
        }
    }

    /// The stream has ended: appends what is left.
    pub fn finish(&mut self, style: &Style, unix_us: u64, out: &mut Vec<u8>) {
        self.flush(style, unix_us, out);
        if self.inside && style.prefixes() && style.tag != Tag::Json {
            out.push(b'\n');
        }
        self.inside = false;
    }

    fn hold(&mut self, bytes: &[u8], style: &Style, unix_us: u64, out: &mut Vec<u8>) {
        self.held.extend_from_slice(bytes);
        if self.held.len() > style.max_line {
            self.flush(style, unix_us, out);
        }
    }

    fn emit(&self, held: &[u8], line: &[u8], style: &Style, unix_us: u64, out: &mut Vec<u8>) {
        if style.tag == Tag::Json {
            return self.emit_json(&[held, line].concat(), style, unix_us, out);
        }
        if !self.inside {
            let mut prefix = String::new();
            if style.timestamp {
                prefix.push_str(&utc(unix_us));
            }
            // Writing to a String cannot fail.
            let _ = match style.tag {
                Tag::None if style.timestamp => write!(prefix, " "),
                Tag::None | Tag::Json => Ok(()),
                Tag::Full => {
                    write!(prefix, "[{},{}]<{}>:", style.job, self.rank, self.source.word())
                }
                Tag::Rank if style.timestamp => write!(prefix, " [{}] ", self.rank),
                Tag::Rank => write!(prefix, "[{}] ", self.rank),
            };
            out.extend_from_slice(prefix.as_bytes());
        }
        out.extend_from_slice(held);
        out.extend_from_slice(line);
    }
}

impl Lines {
    fn emit_json(&self, bytes: &[u8], style: &Style, unix_us: u64, out: &mut Vec<u8>) {
        let (line, partial) = match bytes.strip_suffix(b"\n") {
            Some(line) => (line, ""),
            None => (bytes, ",\"partial\":true"),
        };
        let time = match style.timestamp {
            true => format!(",\"time\":\"{}\"", utc(unix_us)),
            false => String::new(),
        };
        let (rank, stream) = (self.rank, self.source.word());
        let text = json_text(&String::from_utf8_lossy(line));
        let job = match style.job {
            1 => String::new(),
            job => format!("\"job\":{job},"),
        };
        let object = format!(
            "{{{job}\"rank\":{rank},\"stream\":\"{stream}\"{time},\"text\":{text}{partial}}}\n"
        );
        out.extend_from_slice(object.as_bytes());
    }
}

/// A text as a JSON string.
pub fn json_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c < ' ' => {
                // Writing to a String cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// `2026-11-21T08:14:05.123456Z` from microseconds since 1970.
pub fn utc(unix_us: u64) -> String {
    let (seconds, micros) = (unix_us / 1_000_000, unix_us % 1_000_000);
    let (days, of_day) = (seconds / 86_400, seconds % 86_400);
    // Civil date from days since 1970-01-01, in eras of 400 years that start on 1 March.
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{micros:06}Z",
        of_day / 3_600,
        of_day / 60 % 60,
        of_day % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Style = Style { job: 1, tag: Tag::None, timestamp: false, max_line: 16 };
    const TAGGED: Style = Style { job: 1, tag: Tag::Full, timestamp: false, max_line: 16 };

    fn run(style: &Style, pieces: &[&str]) -> String {
        let mut lines = Lines::new(3, Source::Stdout);
        let mut out = Vec::new();
        for p in pieces {
            lines.push(p.as_bytes(), style, 0, &mut out);
        }
        lines.finish(style, 0, &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn lines_leave_whole() {
        let mut lines = Lines::new(0, Source::Stdout);
        let mut out = Vec::new();
        lines.push(b"ab", &PLAIN, 0, &mut out);
        assert!(out.is_empty() && lines.holds());
        lines.push(b"c\nde\nf", &PLAIN, 0, &mut out);
        assert_eq!(out, b"abc\nde\n");
        lines.finish(&PLAIN, 0, &mut out);
        assert_eq!(out, b"abc\nde\nf");
    }

    #[test]
    fn tags_stand_at_line_starts_only() {
        assert_eq!(
            run(&TAGGED, &["a", "b\nc", "\n", "\n", "tail"]),
            "[1,3]<stdout>:ab\n[1,3]<stdout>:c\n[1,3]<stdout>:\n[1,3]<stdout>:tail\n"
        );
        let long = "x".repeat(20);
        assert_eq!(
            run(&TAGGED, &[&long, &long, "\ny\n"]),
            format!("[1,3]<stdout>:{long}{long}\n[1,3]<stdout>:y\n")
        );
        let rank = Style { job: 1, tag: Tag::Rank, timestamp: true, max_line: 16 };
        assert_eq!(run(&rank, &["z\n"]), "1970-01-01T00:00:00.000000Z [3] z\n");
    }

    #[test]
    fn as_json_every_line_is_an_object() {
        let json = Style { job: 1, tag: Tag::Json, timestamp: false, max_line: 16 };
        let object = |text: &str, more: &str| {
            format!("{{\"rank\":3,\"stream\":\"stdout\",\"text\":\"{text}\"{more}}}\n")
        };
        assert_eq!(
            run(&json, &["a\"", "\\\t\n\n"]),
            object("a\\\"\\\\\\u0009", "") + &object("", "")
        );
        let partial = ",\"partial\":true";
        assert_eq!(run(&json, &["tail"]), object("tail", partial));
        let long = "x".repeat(20);
        assert_eq!(run(&json, &[&long, "y\n"]), object(&long, partial) + &object("y", ""));
        let timed = Style { timestamp: true, ..json };
        assert!(run(&timed, &["z\n"]).contains(",\"time\":\"1970-01-01T00:00:00.000000Z\","));
        let mut lines = Lines::new(0, Source::Stderr);
        let mut out = Vec::new();
        lines.push(b"\xff\n", &json, 0, &mut out);
        assert!(String::from_utf8(out).unwrap().contains('\u{fffd}'));
    }

    #[test]
    fn any_cut_gives_the_same_bytes() {
        let text = "one\ntwo two\n\nthree three three three\nend";
        for cut in 0..text.len() {
            let (a, b) = text.split_at(cut);
            assert_eq!(run(&PLAIN, &[a, b]), text);
            assert_eq!(run(&TAGGED, &[a, b]), run(&TAGGED, &[text]), "cut at {cut}");
        }
    }

    #[test]
    fn held_bytes_are_bounded() {
        let mut lines = Lines::new(0, Source::Stderr);
        let mut out = Vec::new();
        for _ in 0..100 {
            lines.push(b"0123456789", &PLAIN, 0, &mut out);
            assert!(lines.held.len() <= PLAIN.max_line);
        }
        lines.finish(&PLAIN, 0, &mut out);
        assert_eq!(out.len(), 1000);
    }

    #[test]
    fn dates() {
        assert_eq!(utc(951_782_400_000_001), "2000-02-29T00:00:00.000001Z");
        assert_eq!(utc(4_102_444_799_999_999), "2099-12-31T23:59:59.999999Z");
    }
}
