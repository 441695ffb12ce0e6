//! Framework `iof` (I/O forwarding): the streams of the ranks, from and to ours.
//!
//! What a rank prints comes through a pipe of its own, is cut into whole lines
//! (`hawser_rte::iof`) and waits in one bounded queue per stream of ours; while that is full
//! nothing more is read and the ranks wait. Input goes to its readers at the pace of the slowest.

pub(crate) mod files;
pub(crate) mod output;
pub(crate) mod stdin;

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::time::{SystemTime, UNIX_EPOCH};

use hawser_mca::report;
use hawser_os::pipe;
use hawser_os::poll::{Event, Interest, Poller};
use hawser_rte::iof::{Lines, Source, Style};

use self::files::RankFile;
use self::output::Output;

/// Bytes read from one stream before the others get their turn.
const READ_MAX: usize = 64 << 10;

/// How the output of a job is treated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OutputPlan {
    pub(crate) style: Style,
    /// Bound of each output queue, in bytes.
    pub(crate) buffer: usize,
    /// Bytes go through as they come: one rank, nothing to mark.
    pub(crate) raw: bool,
    /// Ranks write to our own streams (not only to files).
    pub(crate) copy: bool,
}

/// One stream of one rank.
struct Stream {
    pipe: OwnedFd,
    lines: Lines,
    file: Option<RankFile>,
    /// Index into [`Outputs::outputs`].
    to: usize,
    /// Bytes came since the last look for idle partial lines.
    touched: bool,
}

/// All streams that the ranks write to, and ours.
pub(crate) struct Outputs {
    plan: OutputPlan,
    streams: Vec<Option<Stream>>,
    open: usize,
    /// For each output of ours the set of pipes that feed it.
    feeds: Vec<Poller>,
    outputs: Vec<Output>,
    paused: Vec<bool>,
    scratch: Vec<u8>,
    lines: Vec<u8>,
    events: Vec<Event>,
    /// A file of a rank could not be written: told once.
    pub(crate) file_error: Option<String>,
}

/// Microseconds since 1970.
fn unix_us() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_micros() as u64)
}

/// Index of a stream: two for each rank.
fn index(rank: u32, source: Source) -> usize {
    rank as usize * 2 + usize::from(source == Source::Stderr)
}

impl Outputs {
    /// Streams for `ranks` ranks, none open yet.
    pub(crate) fn new(plan: OutputPlan, ranks: u32) -> io::Result<Outputs> {
        // With both of our streams on one file there must be one queue, or lines would be mixed.
        let mut outputs = vec![Output::new(1, plan.buffer)];
        if pipe::identity(1) != pipe::identity(2) {
            outputs.push(Output::new(2, plan.buffer));
        }
        let feeds = outputs.iter().map(|_| Poller::new()).collect::<io::Result<Vec<_>>>()?;
        Ok(Outputs {
            plan,
            streams: (0..ranks as usize * 2).map(|_| None).collect(),
            open: 0,
            paused: vec![false; outputs.len()],
            feeds,
            outputs,
            scratch: vec![0; READ_MAX],
            lines: Vec::new(),
            events: Vec::new(),
            file_error: None,
        })
    }

    /// Our own output that a stream of a rank goes to.
    fn target(&self, source: Source) -> usize {
        match source {
            Source::Stderr => self.outputs.len() - 1,
            Source::Stdout => 0,
        }
    }

    /// Makes the pipe of one stream; the rank gets the end that is returned.
    pub(crate) fn open(
        &mut self,
        rank: u32,
        source: Source,
        file: Option<RankFile>,
    ) -> io::Result<OwnedFd> {
        let (read, write) = pipe::pair()?;
        pipe::set_nonblocking(read.as_fd())?;
        let to = self.target(source);
        let at = index(rank, source);
        self.feeds[to].add(read.as_fd(), at as u64, Interest::Read)?;
        let lines = Lines::new(rank, source);
        self.streams[at] = Some(Stream { pipe: read, lines, file, to, touched: false });
        self.open += 1;
        Ok(write)
    }

    /// Number of outputs, whose feeds and queues have this many descriptors to be watched.
    pub(crate) fn outputs(&self) -> usize {
        self.outputs.len()
    }

    /// The descriptor that is readable while a stream towards output `i` has data.
    pub(crate) fn feed(&self, i: usize) -> BorrowedFd<'_> {
        self.feeds[i].as_fd()
    }

    /// Output `i`.
    pub(crate) fn output(&self, i: usize) -> &Output {
        &self.outputs[i]
    }

    /// True when feed `i` must not be read now, because its output is full.
    pub(crate) fn full(&self, i: usize) -> bool {
        self.outputs[i].full()
    }

    /// Remembers whether feed `i` is watched; returns the state before.
    pub(crate) fn set_paused(&mut self, i: usize, paused: bool) -> bool {
        std::mem::replace(&mut self.paused[i], paused)
    }

    /// Reads the streams towards output `i` that have data, each once. False when none had.
    pub(crate) fn read(&mut self, i: usize) -> io::Result<bool> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.feeds[i].wait(0, &mut events)?;
        let now = unix_us();
        for event in &events {
            if self.outputs[i].full() {
                break;
            }
            self.read_stream(event.token as usize, now);
        }
        let any = !events.is_empty();
        self.events = events;
        self.outputs[i].write();
        Ok(any)
    }

    fn read_stream(&mut self, at: usize, now: u64) {
        let Some(Some(stream)) = self.streams.get_mut(at) else { return };
        let mut scratch = std::mem::take(&mut self.scratch);
        let got = pipe::read(stream.pipe.as_fd(), &mut scratch);
        match got {
            Ok(0) => self.close(at, now),
            Ok(n) => {
                stream.touched = true;
                let bytes = &scratch[..n];
                self.lines.clear();
                if self.plan.raw {
                    self.lines.extend_from_slice(bytes);
                } else {
                    stream.lines.push(bytes, &self.plan.style, now, &mut self.lines);
                }
                self.deliver(at);
            }
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => self.close(at, now),
        }
        self.scratch = scratch;
    }

    /// Hands the lines at hand to the output and the file of a stream.
    fn deliver(&mut self, at: usize) {
        let Some(Some(stream)) = self.streams.get_mut(at) else { return };
        if self.lines.is_empty() {
            return;
        }
        if self.plan.copy {
            self.outputs[stream.to].queue(&self.lines);
        }
        if let Some(file) = &mut stream.file
            && let Err(e) = file.write(&self.lines)
        {
            self.file_error.get_or_insert(e);
            stream.file = None;
        }
    }

    fn close(&mut self, at: usize, now: u64) {
        let Some(Some(stream)) = self.streams.get_mut(at) else { return };
        self.lines.clear();
        stream.lines.finish(&self.plan.style, now, &mut self.lines);
        self.deliver(at);
        if let Some(Some(stream)) = self.streams.get_mut(at).map(Option::take) {
            self.feeds[stream.to].remove(stream.pipe.as_fd());
            self.open -= 1;
        }
    }

    /// Ends all streams, whatever still holds their other ends.
    pub(crate) fn close_all(&mut self) {
        let now = unix_us();
        for at in 0..self.streams.len() {
            self.close(at, now);
        }
        for output in &mut self.outputs {
            output.write();
        }
    }

    /// Streams whose end was not seen.
    pub(crate) fn open_streams(&self) -> usize {
        self.open
    }

    /// True when some partial line is held back for a terminal.
    pub(crate) fn holds_prompt(&self) -> bool {
        if !self.outputs.iter().any(Output::is_terminal) {
            return false;
        }
        let terminal = |s: &Stream| self.outputs[s.to].is_terminal();
        self.streams.iter().flatten().any(|s| s.lines.holds() && terminal(s))
    }

    /// Lets partial lines go to a terminal when nothing has come since the last call: somebody may
    /// be waiting for an answer to them.
    pub(crate) fn flush_prompts(&mut self) {
        let now = unix_us();
        for at in 0..self.streams.len() {
            let Some(Some(stream)) = self.streams.get_mut(at) else { continue };
            let touched = std::mem::take(&mut stream.touched);
            if touched || !stream.lines.holds() || !self.outputs[stream.to].is_terminal() {
                continue;
            }
            self.lines.clear();
            stream.lines.flush(&self.plan.style, now, &mut self.lines);
            self.deliver(at);
        }
        for output in &mut self.outputs {
            output.write();
        }
    }

    /// Tells people something of our own. Nobody waits for a reader that takes nothing: ending a
    /// job must not depend on who reads of it.
    pub(crate) fn say(&mut self, lines: &[String]) {
        let to = self.target(Source::Stderr);
        self.outputs[to].queue(report::block(lines).as_bytes());
        self.outputs[to].write();
    }

    /// Writes what output `i` has queued, as far as it takes it now.
    pub(crate) fn write(&mut self, i: usize) {
        self.outputs[i].write();
    }

    /// True when nothing waits to be written.
    pub(crate) fn drained(&self) -> bool {
        self.outputs.iter().all(|o| !o.waits())
    }

    /// The stream of ours that cannot be written any more, and why: an error number, or none when
    /// its reader is gone. A reader of standard error may go without ending the job.
    pub(crate) fn lost(&self) -> Option<(i32, Option<i32>)> {
        self.outputs.iter().find_map(|output| match output.lost()? {
            (2, e) if e.kind() == io::ErrorKind::BrokenPipe => None,
            (stream, e) if e.kind() == io::ErrorKind::BrokenPipe => Some((stream, None)),
            (stream, e) => Some((stream, Some(e.raw_os_error().unwrap_or_default()))),
        })
    }
}
