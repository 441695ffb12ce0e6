//! A restart that this launcher cannot begin, and another one may.

/// What is known of it. What stands against the restart is told, unless another launcher tries it.
#[derive(Debug, Default)]
pub(super) struct Renewal {
    why: Option<String>,
}

/// A host cannot begin a restart.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) text: String,
    /// Another launcher may.
    pub(super) is_launcher: bool,
    /// Nothing has begun or gone wrong so far, and another launcher may be tried.
    pub(super) may_renew: bool,
    /// The user was told of another one, or will be.
    pub(super) is_told: bool,
}

impl Renewal {
    /// Returns what the user is told.
    pub(super) fn handle_refusal(&mut self, refusal: Refusal) -> Option<String> {
        let Refusal { text, is_launcher, may_renew, is_told } = refusal;
        match (is_launcher, self.why.is_some()) {
            (true, true) => None,
            (true, false) if may_renew => {
                self.why = Some(text);
                None
            }
            // Another launcher would find the same.
            (false, true) => {
                self.why = None;
                Some(text)
            }
            (_, false) => (!is_told).then_some(text),
        }
    }

    /// It is not tried once more. Returns what the user is told.
    pub(super) fn give_up(&mut self) -> Option<String> {
        self.why.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(renewal: &mut Renewal, text: &str, is_launcher: bool, first: bool) -> Option<String> {
        let text = text.to_string();
        let (may_renew, is_told) = (first, !first);
        renewal.handle_refusal(Refusal { text, is_launcher, may_renew, is_told })
    }

    #[test]
    fn a_refusal_is_told_unless_another_launcher_tries() {
        let mut renewal = Renewal::default();
        assert_eq!(told(&mut renewal, "a", true, true), None);
        assert_eq!(told(&mut renewal, "b", true, false), None, "of another host");
        assert_eq!(renewal.give_up().as_deref(), Some("a"), "a signal, or the time is over");
        assert_eq!(renewal.give_up(), None);
        assert_eq!(told(&mut renewal, "c", true, false), None, "one was told");
        let refusal =
            Refusal { text: "d".into(), is_launcher: true, may_renew: false, is_told: false };
        assert_eq!(renewal.handle_refusal(refusal).as_deref(), Some("d"), "tried too often");
        assert_eq!(renewal.give_up(), None);
    }

    #[test]
    fn what_another_launcher_would_find_too_is_told_instead() {
        let mut renewal = Renewal::default();
        assert_eq!(told(&mut renewal, "a", true, true), None);
        assert_eq!(told(&mut renewal, "b", false, false).as_deref(), Some("b"));
        assert_eq!(told(&mut renewal, "c", false, false), None);
        assert_eq!(renewal.give_up(), None);
        assert_eq!(told(&mut renewal, "d", false, true).as_deref(), Some("d"));
    }
}
