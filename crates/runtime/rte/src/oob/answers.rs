//! Whether the host at the other end of a connection answers. Its kernel acknowledges what it is
//! sent whatever its processes do, also when they take nothing: so silence of the kernel means that
//! the host, or the way to it, is lost. Pure: what the kernel here has found out, and the time, are
//! arguments.

/// What is known of one connection.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers {
    /// From when on an answer has been missing, in milliseconds.
    since: Option<u64>,
}

impl Answers {
    /// Something `waits` for an acknowledgement, of which the last has come `heard` milliseconds
    /// ago. True: none has come for `limit` milliseconds although one was due.
    pub fn handle_state(&mut self, waits: bool, heard: u64, now: u64, limit: u64) -> bool {
        // Nothing was due before something waited, however old the last one is.
        let since = self.since.unwrap_or(now).max(now.saturating_sub(heard));
        self.since = waits.then_some(since);
        waits && now.saturating_sub(since) >= limit
    }

    /// When [`Answers::handle_state`] may say so, if nothing is heard until then.
    pub fn next_time(&self, limit: u64) -> Option<u64> {
        self.since.map(|since| since.saturating_add(limit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_missed_from_when_it_was_due() {
        let mut answers = Answers::default();
        // For an hour there was nothing to acknowledge.
        assert!(!answers.handle_state(false, 3_600_000, 10, 1_000));
        assert_eq!(answers.next_time(1_000), None);
        assert!(!answers.handle_state(true, 3_600_000, 100, 1_000));
        assert_eq!(answers.next_time(1_000), Some(1_100));
        assert!(!answers.handle_state(true, 3_600_999, 1_099, 1_000));
        assert!(answers.handle_state(true, 3_601_000, 1_100, 1_000));
    }

    #[test]
    fn a_host_that_acknowledges_is_there_whatever_its_processes_take() {
        let mut answers = Answers::default();
        for now in (0..100_000).step_by(500) {
            // One who looks finds something on its way each time.
            assert!(!answers.handle_state(true, 400, now, 1_000), "{now}");
        }
        // Who was stopped himself has heard meanwhile.
        assert!(!answers.handle_state(true, 20, 900_000, 1_000));
        assert!(!answers.handle_state(false, 2_000, 902_000, 1_000));
        assert!(!answers.handle_state(true, 4_000, 904_000, 1_000));
    }
}
