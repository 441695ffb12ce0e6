//! Our own output streams together: standard output and standard error, or one for both.

use std::io;

use hawser_rte::iof::Source;

use super::output::{Output, Sender};
use hawser_os::pipe;

/// What the master of a job has to know of our streams.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StreamFacts {
    /// Both are one file.
    pub(crate) one: bool,
    /// They are terminals: standard output and standard error.
    pub(crate) terminal: [bool; 2],
}

/// See the module's documentation.
pub(crate) struct Outputs(Vec<Output>);

impl Outputs {
    pub(crate) fn new() -> Outputs {
        match pipe::identity(1) == pipe::identity(2) {
            // There must be one queue, or lines would be mixed.
            true => Outputs(vec![Output::new(1)]),
            false => Outputs(vec![Output::new(1), Output::new(2)]),
        }
    }

    pub(crate) fn facts(&self) -> StreamFacts {
        let is_terminal = |i: usize| self.0.get(i).is_some_and(Output::is_terminal);
        StreamFacts { one: self.0.len() == 1, terminal: [is_terminal(0), is_terminal(1)] }
    }

    pub(crate) fn list(&self) -> &[Output] {
        &self.0
    }

    /// Appends bytes of a sender to a stream, and writes what it takes now.
    pub(crate) fn queue(&mut self, to: Source, sender: Sender, bytes: &[u8]) {
        let at = if to == Source::Stderr { self.0.len() - 1 } else { 0 };
        self.0[at].queue(sender, bytes);
        self.0[at].write();
    }

    /// Writes what output `i` takes now.
    pub(crate) fn write(&mut self, i: usize) {
        if let Some(output) = self.0.get_mut(i) {
            output.write();
        }
    }

    /// Bytes of a sender that have been written or dropped, and the stream on which they came.
    pub(crate) fn poll_written(&mut self) -> Option<(Source, Sender, u64)> {
        let streams = [Source::Stdout, Source::Stderr];
        streams.into_iter().zip(&mut self.0).find_map(|(stream, output)| {
            let (sender, bytes) = output.poll_written()?;
            Some((stream, sender, bytes))
        })
    }

    /// True when all was written, or cannot be.
    pub(crate) fn are_drained(&self) -> bool {
        self.0.iter().all(|o| !o.waits())
    }

    /// A stream that nothing more can be written to: its number, and why; no reason: its reader is
    /// gone. A reader of standard error may go without ending a job.
    pub(crate) fn lost(&self) -> Option<(i32, Option<i32>)> {
        self.0.iter().find_map(|output| match output.lost()? {
            (2, e) if e.kind() == io::ErrorKind::BrokenPipe => None,
            (stream, e) if e.kind() == io::ErrorKind::BrokenPipe => Some((stream, None)),
            (stream, e) => Some((stream, Some(e.raw_os_error().unwrap_or_default()))),
        })
    }
}
