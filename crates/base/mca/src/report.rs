//! The one way in which the library and its programs speak to people: whole lines on standard
//! error, each with the name of the speaker before it.
//!
//! Any crate may report; who speaks is known to the process as a whole ([`set_speaker`]). A report
//! goes out in one write, so that those of several processes do not interleave, and a standard
//! error that is closed is no reason to fail. Tests read what the thread reports with [`capture`].

use std::cell::RefCell;
use std::fmt::{self, Display};
use std::io::Write as _;
use std::sync::{PoisonError, RwLock};

/// Who speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Speaker {
    /// A program of ours that people start: `mpirun: `.
    Program(&'static str),
    /// A rank of a job: `[host:rank] `.
    Rank {
        /// The name of its host.
        host: String,
        /// Its rank in the job's world.
        rank: u32,
    },
    /// A process with the library that is no rank, or not yet: `[host, pid N] `.
    Process {
        /// The name of its host.
        host: String,
    },
}

impl Display for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Speaker::Program(name) => write!(f, "{name}:"),
            Speaker::Rank { host, rank } => write!(f, "[{host}:{rank}]"),
            Speaker::Process { host } => write!(f, "[{host}, pid {}]", std::process::id()),
        }
    }
}

static SPEAKER: RwLock<Option<Speaker>> = RwLock::new(None);

thread_local! {
    /// The reports of this thread, while it captures them.
    static CAPTURED: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// From now on this process speaks as `speaker`; the last call counts.
pub fn set_speaker(speaker: Speaker) {
    *SPEAKER.write().unwrap_or_else(PoisonError::into_inner) = Some(speaker);
}

/// The same for a process that has not yet been told who it is.
pub fn introduce(speaker: impl FnOnce() -> Speaker) {
    SPEAKER.write().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(speaker);
}

/// What stands before each line; a process that has not been told who it is shows its number.
pub fn who() -> String {
    match &*SPEAKER.read().unwrap_or_else(PoisonError::into_inner) {
        Some(speaker) => speaker.to_string(),
        None => format!("[pid {}]", std::process::id()),
    }
}

/// Reports a text of one or more lines.
pub fn say(text: impl Display) {
    let text = text.to_string();
    emit(&mut text.lines());
}

/// Reports several lines as one block.
pub fn say_lines(lines: &[String]) {
    emit(&mut lines.iter().flat_map(|l| l.lines()));
}

/// The lines as they are shown, for who has a way of its own to bring them there.
pub fn block(lines: &[String]) -> String {
    named(&mut lines.iter().flat_map(|l| l.lines()))
}

fn named(lines: &mut dyn Iterator<Item = &str>) -> String {
    let who = who();
    let mut block = String::new();
    for line in lines {
        // A JSON object is for programs, which want it alone in its line.
        if !line.starts_with("{\"") {
            block.push_str(&who);
            block.push(' ');
        }
        block.push_str(line);
        block.push('\n');
    }
    block
}

fn emit(lines: &mut dyn Iterator<Item = &str>) {
    let block = named(lines);
    if block.is_empty() {
        return;
    }
    // A thread that ends has no storage any more: its report goes out.
    let kept = CAPTURED.try_with(|c| match c.try_borrow_mut() {
        Ok(mut captured) => captured.as_mut().map(|all| all.push(block.clone())).is_some(),
        Err(_) => false,
    });
    if !kept.unwrap_or(false) {
        // Nobody is left to be told when standard error is gone.
        let _ = std::io::stderr().write_all(block.as_bytes());
    }
}

/// The reports of this thread while it exists; they do not reach standard error.
#[derive(Debug)]
pub struct Capture {
    /// It belongs to the thread that made it.
    _here: std::marker::PhantomData<*const ()>,
}

/// Keeps the reports of the calling thread from now on, for tests.
pub fn capture() -> Capture {
    CAPTURED.with(|c| *c.borrow_mut() = Some(Vec::new()));
    Capture { _here: std::marker::PhantomData }
}

impl Capture {
    /// What was reported since the last call, one text for each report.
    pub fn take(&self) -> Vec<String> {
        CAPTURED.with(|c| c.borrow_mut().as_mut().map(std::mem::take).unwrap_or_default())
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        let _ = CAPTURED.try_with(|c| c.borrow_mut().take());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speakers_have_their_names_before_the_line() {
        assert_eq!(Speaker::Program("mpirun").to_string(), "mpirun:");
        let rank = Speaker::Rank { host: "n7".into(), rank: 12 };
        assert_eq!(rank.to_string(), "[n7:12]");
        let text = Speaker::Process { host: "n7".into() }.to_string();
        assert_eq!(text, format!("[n7, pid {}]", std::process::id()));
    }

    #[test]
    fn every_line_of_a_report_is_whole_and_named() {
        // The speaker is the whole process's, hence one test for all that depends on it.
        let all = capture();
        say("early");
        assert_eq!(all.take(), [format!("[pid {}] early\n", std::process::id())]);
        set_speaker(Speaker::Program("prog"));
        say(format_args!("one {}\ntwo", 1));
        say_lines(&["a".to_string(), "b\nc".to_string()]);
        assert_eq!(all.take(), ["prog: one 1\nprog: two\n", "prog: a\nprog: b\nprog: c\n"]);
        introduce(|| Speaker::Program("other"));
        assert_eq!(who(), "prog:");
        std::thread::spawn(|| {
            let own = capture();
            say("elsewhere");
            assert_eq!(own.take().len(), 1);
        })
        .join()
        .expect("the other thread captures its own");
        assert!(all.take().is_empty());
    }

    /// Set for the copy of this test that has nobody who reads its standard error.
    const UNHEARD: &str = "HAWSER_TEST_UNHEARD";

    #[test]
    fn a_reader_that_went_away_is_no_fault() {
        if std::env::var_os(UNHEARD).is_some() {
            say("nobody reads this");
            return;
        }
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let copy = std::process::Command::new(std::env::current_exe().expect("our path"))
            .args(["--exact", "report::tests::a_reader_that_went_away_is_no_fault"])
            .env(UNHEARD, "1")
            .stdout(std::process::Stdio::null())
            .stderr(writer)
            .status()
            .expect("the copy starts");
        assert!(copy.success(), "{copy}");
    }
}
