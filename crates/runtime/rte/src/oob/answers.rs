//! Whether the host at the other end of a connection answers. Its kernel acknowledges what it is
//! sent whatever its processes do, also when they take nothing: so silence of the kernel means that
//! the host, or the way to it, is lost. Which of the two a connection cannot tell: other networks
//! may lead there, and a network may come back. Pure: what the kernel here has found out, and the
//! time, are arguments.

/// How long an answer may be missing, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct AnswerLimits {
    /// Until another connection is tried, over another network where there is one.
    pub silent: u64,
    /// Until the host counts as lost.
    pub lost: u64,
}

/// What the state of a connection says of the other host.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Verdict {
    /// It answers, as far as is known.
    #[default]
    Answers,
    /// It has not answered for some time.
    Silent,
    /// It has not for so long that nobody waits any more.
    Lost,
}

/// What is known of one connection.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers {
    /// From when on an answer has been missing, in milliseconds.
    since: Option<u64>,
    verdict: Verdict,
}

impl Answers {
    /// Something `waits` for an acknowledgement, of which the last has come `heard` milliseconds
    /// ago.
    pub fn handle_state(
        &mut self,
        waits: bool,
        heard: u64,
        now: u64,
        limits: &AnswerLimits,
    ) -> Verdict {
        // Nothing was due before something waited, however old the last one is.
        let since = self.since.unwrap_or(now).max(now.saturating_sub(heard));
        self.since = waits.then_some(since);
        let missing = if waits { now.saturating_sub(since) } else { 0 };
        self.verdict = match missing {
            0 => Verdict::Answers,
            ms if ms >= limits.lost => Verdict::Lost,
            ms if ms >= limits.silent => Verdict::Silent,
            _ => Verdict::Answers,
        };
        self.verdict
    }

    /// When [`Answers::handle_state`] may say something else, if nothing is heard until then.
    pub fn next_time(&self, limits: &AnswerLimits) -> Option<u64> {
        let after = match self.verdict {
            Verdict::Answers => limits.silent,
            Verdict::Silent | Verdict::Lost => limits.lost,
        };
        self.since.map(|since| since.saturating_add(after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: AnswerLimits = AnswerLimits { silent: 1_000, lost: 5_000 };

    #[test]
    fn an_answer_is_missed_from_when_it_was_due() {
        let mut answers = Answers::default();
        let mut verdict = |waits, heard, now| {
            let verdict = answers.handle_state(waits, heard, now, &LIMITS);
            (verdict, answers.next_time(&LIMITS))
        };
        // For an hour there was nothing to acknowledge.
        assert_eq!(verdict(false, 3_600_000, 10), (Verdict::Answers, None));
        assert_eq!(verdict(true, 3_600_000, 100), (Verdict::Answers, Some(1_100)));
        assert_eq!(verdict(true, 3_600_999, 1_099), (Verdict::Answers, Some(1_100)));
        assert_eq!(verdict(true, 3_601_000, 1_100), (Verdict::Silent, Some(5_100)));
        assert_eq!(verdict(true, 3_604_999, 5_099), (Verdict::Silent, Some(5_100)));
        assert_eq!(verdict(true, 3_605_000, 5_100), (Verdict::Lost, Some(5_100)));
        // It has come back in the last moment.
        assert_eq!(verdict(true, 0, 5_200), (Verdict::Answers, Some(6_200)));
    }

    #[test]
    fn a_host_that_acknowledges_is_there_whatever_its_processes_take() {
        let mut answers = Answers::default();
        let mut verdict = |waits, heard, now| answers.handle_state(waits, heard, now, &LIMITS);
        for now in (0..100_000).step_by(500) {
            // Something is on its way at each look.
            assert_eq!(verdict(true, 400, now), Verdict::Answers, "{now}");
        }
        // A process that was stopped itself has heard meanwhile.
        assert_eq!(verdict(true, 20, 900_000), Verdict::Answers);
        assert_eq!(verdict(false, 2_000, 902_000), Verdict::Answers);
        assert_eq!(verdict(true, 4_000, 904_000), Verdict::Answers);
    }
}
