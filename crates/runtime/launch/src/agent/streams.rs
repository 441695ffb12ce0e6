//! What the ranks of a node print, on its way to the master: cut into whole lines at its source,
//! marked there, and held back while the master has no room.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::{clock, pipe};
use hawser_rte::control::plan::OutputPlan;
use hawser_rte::iof::{Lines, Source, Style};

use crate::iof::files::RankFile;
use crate::plm::{self, CODE_CANNOT_START, StartError};

/// Bytes read from one stream before the others get their turn.
const READ_MAX: usize = 64 << 10;

/// Looks at all streams after the end of all ranks, each of which takes as much as one read from
/// every stream: together far more than pipes hold, however their owner has sized them.
const DRAIN_LOOKS: u32 = 4_096;
/// How long a partial line waits before it goes to a terminal, in milliseconds.
const PROMPT_MS: u64 = 200;

/// Bytes of lines that go to the master in one message, unless one line is longer.
const PIECE_MAX: usize = 1 << 20;

/// One stream of one rank.
struct Stream {
    pipe: OwnedFd,
    lines: Lines,
    file: Option<RankFile>,
    to: Source,
    /// Milliseconds of the monotonic clock when the last bytes came.
    heard_ms: u64,
}

/// All streams towards one output of `mpirun`.
struct Feed {
    /// Their pipes.
    set: Poller,
    /// Bytes that the master has room for; below 0 when the last lines were longer.
    room: i64,
    /// It is not watched for lack of room.
    paused: bool,
    /// Lines that are to be sent.
    lines: Vec<u8>,
}

/// All streams that the ranks of the node write to.
pub(crate) struct Streams {
    plan: OutputPlan,
    style: Style,
    /// Ranks of the job, for names of files.
    ranks: u32,
    /// Two for each local rank.
    list: Vec<Option<Stream>>,
    open: usize,
    feeds: [Feed; 2],
    ready: VecDeque<(Source, Vec<u8>)>,
    scratch: Vec<u8>,
    lines: Vec<u8>,
    events: Vec<Event>,
    /// Looks at the streams of a feed that [`Streams::drain`] has left.
    drain_left: u32,
    /// A file of a rank could not be written: told once.
    trouble: Option<String>,
    trouble_told: bool,
}

/// Microseconds since 1970.
fn unix_us() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_micros() as u64)
}

fn now_ms() -> u64 {
    clock::now_ns() / 1_000_000
}

/// Index of a stream: two for each local rank.
fn index(local: u32, source: Source) -> usize {
    local as usize * 2 + number(source)
}

/// Index of a feed.
fn number(source: Source) -> usize {
    usize::from(source == Source::Stderr)
}

fn signed(bytes: u64) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}

const SOURCES: [Source; 2] = [Source::Stdout, Source::Stderr];

impl Streams {
    /// Streams for the `local` ranks of this node, of `ranks` of the job with this number; none
    /// open yet.
    pub(crate) fn new(plan: OutputPlan, local: u32, ranks: u32, job: u32) -> io::Result<Streams> {
        let feed = || -> io::Result<Feed> {
            Ok(Feed {
                set: Poller::new()?,
                room: signed(plan.window),
                paused: false,
                lines: Vec::new(),
            })
        };
        let style = Style {
            job,
            tag: plan.tag,
            timestamp: plan.timestamp,
            max_line: plan.max_line as usize,
        };
        Ok(Streams {
            feeds: [feed()?, feed()?],
            plan,
            style,
            ranks,
            list: (0..local as usize * 2).map(|_| None).collect(),
            open: 0,
            ready: VecDeque::new(),
            scratch: vec![0; READ_MAX],
            lines: Vec::new(),
            events: Vec::new(),
            drain_left: DRAIN_LOOKS,
            trouble: None,
            trouble_told: false,
        })
    }

    /// The descriptor that a rank writes a stream to: a pipe, or its file.
    ///
    /// # Errors
    /// The file cannot be made, or there is no pipe.
    pub(crate) fn open(
        &mut self,
        local: u32,
        rank: u32,
        source: Source,
    ) -> Result<OwnedFd, StartError> {
        let file = match self.plan.dir.as_slice() {
            [] => None,
            dir => {
                let dir = Path::new(OsStr::from_bytes(dir));
                let file = RankFile::create(dir, self.style.job, self.ranks, rank, source);
                Some(file.map_err(|e| StartError::new(CODE_CANNOT_START, e))?)
            }
        };
        match file {
            Some(file) if !self.plan.copy && !self.style.prefixes() => Ok(file.into_file().into()),
            file => self
                .open_pipe(local, rank, source, file)
                .map_err(plm::cannot("the streams of a process cannot be set up")),
        }
    }

    fn open_pipe(
        &mut self,
        local: u32,
        rank: u32,
        source: Source,
        file: Option<RankFile>,
    ) -> io::Result<OwnedFd> {
        let (read, write) = pipe::pair()?;
        pipe::set_nonblocking(read.as_fd())?;
        let to = if self.plan.one_output { Source::Stdout } else { source };
        let at = index(local, source);
        self.feeds[number(to)].set.add(read.as_fd(), at as u64, Interest::Read)?;
        let lines = Lines::new(rank, source);
        self.list[at] = Some(Stream { pipe: read, lines, file, to, heard_ms: 0 });
        self.open += 1;
        Ok(write)
    }

    /// The descriptor that is readable while a stream of a feed (0 or 1) has data.
    pub(crate) fn feed(&self, feed: usize) -> BorrowedFd<'_> {
        self.feeds[feed].set.as_fd()
    }

    /// Whether a feed is to be watched, if that has changed since the last call.
    pub(crate) fn watch_changed(&mut self, feed: usize) -> Option<bool> {
        let feed = &mut self.feeds[feed];
        let full = feed.room <= 0;
        (std::mem::replace(&mut feed.paused, full) != full).then_some(!full)
    }

    /// The master has room for so many bytes more.
    pub(crate) fn handle_room(&mut self, source: Source, bytes: u64) {
        let feed = &mut self.feeds[number(source)];
        feed.room = feed.room.saturating_add(signed(bytes));
    }

    /// Reads the streams of a feed that have data, each once. False when none had.
    pub(crate) fn read(&mut self, feed: usize) -> io::Result<bool> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.feeds[feed].set.wait(0, &mut events)?;
        let now = unix_us();
        for event in &events {
            if self.feeds[feed].room <= 0 {
                break;
            }
            self.read_stream(event.token as usize, now);
        }
        let any = !events.is_empty();
        self.events = events;
        self.send(feed);
        Ok(any)
    }

    /// Lets the lines of a feed go, in pieces that a message of the run-time can take. Lines stay
    /// whole: between two pieces the master may write what another node says. The bound of
    /// `iof_base_max_line` is far below that of a message.
    fn send(&mut self, feed: usize) {
        let mut lines = std::mem::take(&mut self.feeds[feed].lines);
        while lines.len() > PIECE_MAX {
            let ends = |b: &u8| *b == b'\n';
            let (head, rest) = lines.split_at(PIECE_MAX);
            let cut = match (head.iter().rposition(ends), rest.iter().position(ends)) {
                (Some(end), _) => end + 1,
                (None, Some(end)) => PIECE_MAX + end + 1,
                (None, None) => break,
            };
            let rest = lines.split_off(cut);
            self.ready.push_back((SOURCES[feed], std::mem::replace(&mut lines, rest)));
        }
        if !lines.is_empty() {
            self.ready.push_back((SOURCES[feed], lines));
        }
    }

    /// True when nobody can write to a stream any more, and all that was written is told.
    pub(crate) fn is_at_end(&self) -> bool {
        self.open == 0 && self.ready.is_empty()
    }

    /// The next piece for the master.
    pub(crate) fn poll_output(&mut self) -> Option<(Source, Vec<u8>)> {
        self.ready.pop_front()
    }

    /// What went wrong with the files of ranks, once.
    pub(crate) fn poll_trouble(&mut self) -> Option<String> {
        if self.trouble_told {
            return None;
        }
        let trouble = self.trouble.take();
        self.trouble_told = trouble.is_some();
        trouble
    }

    fn read_stream(&mut self, at: usize, now: u64) {
        let Some(Some(stream)) = self.list.get_mut(at) else { return };
        let mut scratch = std::mem::take(&mut self.scratch);
        let got = pipe::read(stream.pipe.as_fd(), &mut scratch);
        match got {
            Ok(0) => self.close(at, now),
            Ok(n) => {
                stream.heard_ms = now_ms();
                let bytes = &scratch[..n];
                self.lines.clear();
                if self.plan.raw {
                    self.lines.extend_from_slice(bytes);
                } else {
                    stream.lines.push(bytes, &self.style, now, &mut self.lines);
                }
                self.deliver(at);
            }
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => self.close(at, now),
        }
        self.scratch = scratch;
    }

    /// Hands the lines at hand to the feed and the file of a stream.
    fn deliver(&mut self, at: usize) {
        let Some(Some(stream)) = self.list.get_mut(at) else { return };
        if self.lines.is_empty() {
            return;
        }
        if self.plan.copy {
            let feed = &mut self.feeds[number(stream.to)];
            feed.lines.extend_from_slice(&self.lines);
            feed.room = feed.room.saturating_sub(signed(self.lines.len() as u64));
        }
        if let Some(file) = &mut stream.file
            && let Err(e) = file.write(&self.lines)
        {
            self.trouble.get_or_insert(e);
            stream.file = None;
        }
    }

    fn close(&mut self, at: usize, now: u64) {
        let Some(Some(stream)) = self.list.get_mut(at) else { return };
        self.lines.clear();
        stream.lines.finish(&self.style, now, &mut self.lines);
        self.deliver(at);
        if let Some(Some(stream)) = self.list.get_mut(at).map(Option::take) {
            self.feeds[number(stream.to)].set.remove(stream.pipe.as_fd());
            self.open -= 1;
        }
    }

    /// All ranks are gone: fetches what they left in their pipes, as far as there is room. True
    /// when everything is on its way; streams that somebody else still holds are closed then.
    ///
    /// What lies in a pipe when its rank has ended is no more than a pipe holds. Whoever goes on
    /// to write is no rank: nobody waits for its end.
    pub(crate) fn drain(&mut self) -> io::Result<bool> {
        for feed in 0..self.feeds.len() {
            while self.feeds[feed].room > 0 && self.drain_left > 0 {
                self.drain_left -= 1;
                if !self.read(feed)? {
                    break;
                }
            }
        }
        if self.drain_left > 0 && self.feeds.iter().any(|f| f.room <= 0) {
            return Ok(false);
        }
        let now = unix_us();
        // Each stream for itself: the partial lines of all would be more than one message takes.
        for at in 0..self.list.len() {
            self.close(at, now);
            (0..self.feeds.len()).for_each(|f| self.send(f));
        }
        Ok(true)
    }

    /// Lets partial lines go to a terminal for which nothing has come for a while: somebody may be
    /// waiting for an answer to them. Returns when others will be due, in milliseconds from `now`.
    pub(crate) fn flush_prompts(&mut self, now: u64) -> Option<u64> {
        let mut next: Option<u64> = None;
        for at in 0..self.list.len() {
            let Some(Some(stream)) = self.list.get_mut(at) else { continue };
            if !stream.lines.holds() || !self.plan.terminal[number(stream.to)] {
                continue;
            }
            let left = (stream.heard_ms + PROMPT_MS).saturating_sub(now);
            if left > 0 {
                next = Some(next.map_or(left, |n| n.min(left)));
                continue;
            }
            self.lines.clear();
            stream.lines.flush(&self.style, unix_us(), &mut self.lines);
            self.deliver(at);
        }
        (0..self.feeds.len()).for_each(|f| self.send(f));
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_rte::iof::Tag;

    fn plan(window: u64) -> OutputPlan {
        OutputPlan {
            tag: Tag::None,
            timestamp: false,
            max_line: 1 << 20,
            window,
            raw: false,
            terminal: [false; 2],
            one_output: false,
            merge: false,
            dir: Vec::new(),
            copy: true,
        }
    }

    #[test]
    fn no_more_than_a_window_is_under_way() {
        let window = 1000;
        let mut streams = Streams::new(plan(window), 1, 1, 1).expect("descriptors");
        let end = streams.open(0, 0, Source::Stdout).expect("a pipe");
        let line = [vec![b'x'; 2999], vec![b'\n']].concat();
        let mut under_way = 0;
        for round in 0..20 {
            assert_eq!(pipe::write(end.as_fd(), &line).expect("room in the pipe"), line.len());
            streams.read(0).expect("a set");
            while let Some((_, lines)) = streams.poll_output() {
                under_way += lines.len() as u64;
            }
            // One read may go beyond the window; the next one waits until that is made up for.
            assert!(under_way < window + 3 * line.len() as u64, "round {round}: {under_way}");
            if round % 3 == 2 {
                streams.handle_room(Source::Stdout, under_way);
                under_way = 0;
            }
        }
        // What is left is not lost.
        let mut rounds = 0;
        while !streams.drain().expect("a set") {
            let sent: usize = std::iter::from_fn(|| streams.poll_output()).map(|o| o.1.len()).sum();
            streams.handle_room(Source::Stdout, sent as u64 + under_way);
            under_way = 0;
            rounds += 1;
            assert!(rounds < 100);
        }
    }

    #[test]
    fn messages_are_short_and_lines_are_whole() {
        let mut streams = Streams::new(plan(1 << 30), 2, 2, 1).expect("descriptors");
        // Lines of all lengths, and one that no newline ends.
        let long = [vec![b'l'; 3 << 20], vec![b'\n']].concat();
        let short = b"one line\n".repeat(400_000);
        let all = [short.as_slice(), &long, &short, b"partial"].concat();
        streams.feeds[0].lines = all.clone();
        streams.send(0);
        let pieces: Vec<Vec<u8>> =
            std::iter::from_fn(|| streams.poll_output()).map(|o| o.1).collect();
        assert_eq!(pieces.concat(), all);
        let (last, whole) = pieces.split_last().expect("pieces");
        assert!(last.len() <= PIECE_MAX && last.ends_with(b"partial"));
        for piece in whole {
            assert!(piece.ends_with(b"\n"), "a line was cut");
            assert!(piece.len() <= PIECE_MAX || piece == &long, "{} bytes", piece.len());
        }
    }
}
