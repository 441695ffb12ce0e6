//! Whether processes that an agent has started do something.

use std::fs;

use hawser_os::process;
use hawser_rte::observe;

/// A number that changes while a process and its descendants do something: bytes that they have
/// read and written, and their CPU time. One that is not there, or may not be seen, counts nothing.
pub(super) fn activity_of(pid: i32) -> u64 {
    let io = fs::read_to_string(format!("/proc/{pid}/io")).unwrap_or_default();
    let bytes = io.lines().filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok());
    let cpu_ms = observe::life(pid.unsigned_abs()).1.unwrap_or(0);
    let own = bytes.fold(cpu_ms, u64::wrapping_add);
    process::children_of(pid).into_iter().map(activity_of).fold(own, u64::wrapping_add)
}

/// The same, which also changes while the process waits for nothing but time: one that copies at a
/// limited rate sleeps, and one that hangs in a file system does not.
pub(super) fn activity_or_sleep_of(pid: i32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let sleeps = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
    let sleeps: u64 = sleeps.and_then(|text| text.trim().parse().ok()).unwrap_or(0);
    activity_of(pid).wrapping_add(sleeps)
}

/// Whether processes do something.
#[derive(Debug)]
pub(super) struct Watch {
    /// For how long they may do nothing, in nanoseconds.
    limit: u64,
    /// When this is looked at next: monotonic nanoseconds.
    pub(super) at: u64,
    /// How active each was then.
    seen: Vec<(i32, u64)>,
}

impl Watch {
    /// For so many seconds they may do nothing. `None`: as long as they like.
    pub(super) fn begin(seconds: u64, now: u64) -> Option<Watch> {
        let limit = (seconds > 0).then(|| seconds.saturating_mul(1_000_000_000))?;
        Some(Watch { limit, at: now.saturating_add(limit), seen: Vec::new() })
    }

    /// They have done nothing for too long.
    pub(super) fn is_stuck(
        &mut self,
        now: u64,
        activity: impl FnOnce() -> Vec<(i32, u64)>,
    ) -> bool {
        if now < self.at {
            return false;
        }
        let seen = activity();
        let stuck = self.seen == seen;
        (self.seen, self.at) = (seen, now.saturating_add(self.limit));
        stuck
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restore_is_ended_when_nothing_happens() {
        assert!(Watch::begin(0, 5).is_none(), "no limit");
        let mut watch = Watch::begin(2, 0).unwrap();
        let (s, idle, busy) = (1_000_000_000, vec![(7, 40)], vec![(7, 41)]);
        assert!(!watch.is_stuck(s, || unreachable!("it is too early")));
        assert!(!watch.is_stuck(2 * s, || idle.clone()));
        assert_eq!(watch.at, 4 * s);
        assert!(!watch.is_stuck(4 * s, || busy.clone()), "it reads on");
        // Another one has taken its place.
        assert!(!watch.is_stuck(6 * s, || vec![(8, 41)]));
        assert!(watch.is_stuck(8 * s, || vec![(8, 41)]));
    }

    #[test]
    fn a_process_that_reads_is_active_and_one_that_sleeps_is_not() {
        use std::io::{BufRead, BufReader, Read, Write};
        let mut sleeper = std::process::Command::new("sh")
            .args(["-c", "echo; read x; cat /proc/self/maps; echo; read x"])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let pid = sleeper.id() as i32;
        let mut input = sleeper.stdin.take().unwrap();
        let mut output = BufReader::new(sleeper.stdout.take().unwrap());
        let mut until_empty = || {
            let mut line = String::new();
            while output.read_line(&mut line).unwrap() > 1 {
                line.clear();
            }
        };
        until_empty();
        // Some time after its last word it does no more than to wait.
        let is_idle = |_| {
            let before = activity_of(pid);
            std::thread::sleep(std::time::Duration::from_millis(20));
            activity_of(pid) == before
        };
        assert!((0..500).any(is_idle));
        let before = activity_of(pid);
        assert!(before > 0);
        input.write_all(b"\n").unwrap();
        until_empty();
        assert!(activity_of(pid) > before);
        drop(input);
        let _ = output.read_to_end(&mut Vec::new());
        sleeper.wait().unwrap();
    }

    #[test]
    fn a_process_that_sleeps_again_and_again_does_not_hang() {
        let mut sleeper = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        let pid = sleeper.id() as i32;
        let slept = |pid| {
            let before = activity_or_sleep_of(pid);
            std::thread::sleep(std::time::Duration::from_millis(50));
            activity_or_sleep_of(pid) != before
        };
        // It is one sleep.
        assert!((0..500).any(|_| !slept(pid)));
        sleeper.kill().unwrap();
        sleeper.wait().unwrap();
        let ours = std::process::id() as i32;
        let main = std::thread::spawn(move || (0..500).any(|_| slept(ours)));
        assert!(main.join().unwrap());
    }
}
