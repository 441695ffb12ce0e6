//! The start of an agent's children in the tree: which daemon is started next, how far each has
//! come, and what is said of one that does not come. Pure: events in, actions out, time as an
//! argument.
//!
//! ```text
//! Waiting ─▶ Starting ─ it says so ▶ Running ─ a connection ▶ Connected ─ all below ▶ Ready
//!    ▲             │                     │                         │
//!    └─ no such name yet                 │                         │
//!                  └───────── exit, time limit, lost ──────────────┴──▶ Failed
//! ```

use std::collections::VecDeque;
use std::fmt::Write;

/// How far a child has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChildStep {
    /// Its turn has not come.
    Waiting,
    /// Its start was asked for; nothing has been heard of it.
    Starting,
    /// The daemon runs: it has said so on its output.
    Running,
    /// It has a connection to us and has proved that it belongs to the job.
    Connected,
    /// It and everybody below it have said what they offer.
    Ready,
    /// It will not come.
    Failed,
}

/// How many at once, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct ChildLimits {
    /// Starts under way at the same time, at least 1.
    pub at_once: usize,
    /// Milliseconds from one step to the next; of a child whose own children start, without a word
    /// of any of them.
    pub step_ms: u64,
    /// What the kept output of a start may have, in bytes.
    pub output: usize,
    /// For how long a start is tried again that ends because the host's name does not resolve, in
    /// milliseconds: names of hosts that are just coming up take their time.
    pub resolve_ms: u64,
}

/// Time between two starts of a host whose name does not resolve, in milliseconds.
const RESOLVE_PAUSE_MS: u64 = 1_000;
/// What remote shells say of such a name.
const UNRESOLVED: [&str; 4] = [
    "could not resolve hostname",
    "name or service not known",
    "temporary failure in name resolution",
    "unknown host",
];

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChildAction {
    /// Start the daemon of this node.
    Start {
        /// The node's number in the tree.
        node: u32,
    },
    /// The child will not come: tell the master, and end what was started of it.
    Failed {
        /// The node's number in the tree.
        node: u32,
        /// One line for people each: what happened, and what to try.
        lines: Vec<String>,
    },
}

/// One child.
#[derive(Clone, Debug)]
struct Child {
    node: u32,
    host: String,
    /// How it is started, for people: `ssh c /opt/hawser/bin/hawserd`.
    command: String,
    step: ChildStep,
    since: u64,
    /// The last that its start printed.
    output: String,
    /// When it was first tried.
    first: Option<u64>,
    /// Its turn does not come before.
    not_before: u64,
}

impl Child {
    fn is_unresolved(&self) -> bool {
        let said = self.output.to_lowercase();
        UNRESOLVED.iter().any(|text| said.contains(text))
    }
}

/// The children of one agent. See the module's documentation.
#[derive(Debug)]
pub struct Children {
    limits: ChildLimits,
    /// Where children are to connect to, for people.
    here: String,
    list: Vec<Child>,
    actions: VecDeque<ChildAction>,
}

impl Children {
    /// Nobody yet. `here` is what children connect to, for people: `10.0.0.1:41234`.
    pub fn new(limits: ChildLimits, here: String) -> Children {
        Children { limits, here, list: Vec::new(), actions: VecDeque::new() }
    }

    /// A child that is to be started, on `host`, by `command` (for people).
    pub fn add(&mut self, node: u32, host: String, command: String, now: u64) {
        self.list.push(Child {
            node,
            host,
            command,
            step: ChildStep::Waiting,
            since: now,
            output: String::new(),
            first: None,
            not_before: now,
        });
        self.go_on(now);
    }

    /// How far a child has come; `None`: there is no such child.
    pub fn step(&self, node: u32) -> Option<ChildStep> {
        self.list.iter().find(|c| c.node == node).map(|c| c.step)
    }

    /// How many children are at a step.
    pub fn count(&self, step: ChildStep) -> usize {
        self.list.iter().filter(|c| c.step == step).count()
    }

    /// True when nobody is awaited any more.
    pub fn is_settled(&self) -> bool {
        self.list.iter().all(|c| matches!(c.step, ChildStep::Ready | ChildStep::Failed))
    }

    /// The start of a child has printed this; the last of it is told when the start fails.
    pub fn handle_output(&mut self, node: u32, text: &str) {
        let bound = self.limits.output;
        let Some(child) = self.list.iter_mut().find(|c| c.node == node) else { return };
        child.output.push_str(text);
        if child.output.len() > bound {
            let cut = child.output.len() - bound;
            let at = (cut..=child.output.len()).find(|i| child.output.is_char_boundary(*i));
            child.output.drain(..at.unwrap_or(0));
        }
    }

    /// A child has come as far as `step`.
    pub fn handle_step(&mut self, node: u32, step: ChildStep, now: u64) {
        let Some(child) = self.list.iter_mut().find(|c| c.node == node) else { return };
        let order = |s: ChildStep| s as u8;
        if child.step != ChildStep::Failed && order(step) > order(child.step) {
            child.step = step;
            child.since = now;
        }
        self.go_on(now);
    }

    /// Something was heard of those below a child: its start goes on.
    pub fn handle_word(&mut self, node: u32, now: u64) {
        let below = |c: &&mut Child| c.node == node && c.step == ChildStep::Connected;
        if let Some(child) = self.list.iter_mut().find(below) {
            child.since = now;
        }
    }

    /// The command that starts a child has ended: with a code, or by a signal.
    pub fn handle_exit(&mut self, node: u32, how: &str, code: Option<i32>, now: u64) {
        let resolve_ms = self.limits.resolve_ms;
        let Some(child) = self.list.iter_mut().find(|c| c.node == node) else { return };
        // A remote shell may leave its daemon behind and end.
        if child.step == ChildStep::Ready || (child.step == ChildStep::Connected && code == Some(0))
        {
            return;
        }
        if child.step == ChildStep::Starting && child.is_unresolved() {
            let first = child.first.unwrap_or(now);
            if now + RESOLVE_PAUSE_MS <= first + resolve_ms {
                child.step = ChildStep::Waiting;
                child.not_before = now + RESOLVE_PAUSE_MS;
                child.output.clear();
                return self.go_on(now);
            }
            let seconds = now.saturating_sub(first).div_ceil(1_000);
            let text =
                format!("host {}: its name does not resolve (tried for {seconds} s)", child.host);
            let advice = "Is the name right, and known where the remote shell runs?".to_string();
            return self.fail(node, text, Some(advice), now);
        }
        let mut first = format!("host {}: the start of its daemon ended with {how}", child.host);
        let _ = write!(first, " (command: {})", child.command);
        let advice = match code {
            Some(127) => Some(
                "Hawser is not installed there under the same path: install it, or say where it \
                 is with --prefix DIR.",
            ),
            Some(126) => Some("The daemon cannot be executed there: look at its permissions."),
            Some(255) => Some(
                "The remote shell could not log in: try the same by hand; keys instead of \
                 passwords are needed.",
            ),
            _ => None,
        };
        self.fail(node, first, advice.map(String::from), now);
    }

    /// A child cannot be started at all, or is lost.
    pub fn handle_failure(&mut self, node: u32, why: &str, now: u64) {
        let Some(child) = self.list.iter().find(|c| c.node == node) else { return };
        let first = format!("host {}: {why}", child.host);
        self.fail(node, first, None, now);
    }

    /// Time has passed.
    pub fn handle_time(&mut self, now: u64) {
        self.go_on(now);
        let late = |c: &&Child| {
            let counts =
                matches!(c.step, ChildStep::Starting | ChildStep::Running | ChildStep::Connected);
            counts && now.saturating_sub(c.since) >= self.limits.step_ms
        };
        let late: Vec<Child> = self.list.iter().filter(late).cloned().collect();
        for child in late {
            let seconds = self.limits.step_ms as f64 / 1e3;
            let host = &child.host;
            let (what, advice) = match child.step {
                ChildStep::Starting => (
                    format!(
                        "no answer from host {host} after {seconds} s (command: {})",
                        child.command
                    ),
                    "Is the host up, its name right, and a login possible without a question? Try \
                     the command by hand."
                        .to_string(),
                ),
                ChildStep::Running => (
                    format!(
                        "host {host}: its daemon runs, but has not reached {} after {seconds} s",
                        self.here
                    ),
                    "Is there a firewall between the hosts? Choose ports with --port-range and \
                     interfaces with --interface."
                        .to_string(),
                ),
                _ => (
                    format!(
                        "host {host}: of the hosts that it starts nothing was heard for {seconds} s"
                    ),
                    "Their names follow, or start all hosts from here: --mca plm_tree_arity 0."
                        .to_string(),
                ),
            };
            self.fail(child.node, what, Some(advice), now);
        }
    }

    /// When [`Children::handle_time`] has something to do next.
    pub fn next_time(&self) -> Option<u64> {
        let counts = |c: &&Child| {
            matches!(c.step, ChildStep::Starting | ChildStep::Running | ChildStep::Connected)
        };
        let ends = self.list.iter().filter(counts).map(|c| c.since + self.limits.step_ms);
        // A turn that has come and waits for others to make room begins with their news.
        let room = self.free() > 0;
        let begins =
            self.list.iter().filter(|c| room && c.step == ChildStep::Waiting && c.first.is_some());
        ends.chain(begins.map(|c| c.not_before)).min()
    }

    /// Starts that may begin now.
    fn free(&self) -> usize {
        let is_busy = |c: &&Child| matches!(c.step, ChildStep::Starting | ChildStep::Running);
        let busy = self.list.iter().filter(is_busy).count();
        self.limits.at_once.max(1).saturating_sub(busy)
    }

    /// What is to be done next.
    pub fn poll_action(&mut self) -> Option<ChildAction> {
        self.actions.pop_front()
    }

    fn fail(&mut self, node: u32, first: String, advice: Option<String>, now: u64) {
        let Some(child) = self.list.iter_mut().find(|c| c.node == node) else { return };
        if child.step == ChildStep::Failed {
            return;
        }
        child.step = ChildStep::Failed;
        let mut lines = vec![first];
        let said = child.output.lines().map(str::trim).filter(|l| !l.is_empty());
        lines.extend(said.map(|l| format!("host {} said: {l}", child.host)));
        lines.extend(advice);
        self.actions.push_back(ChildAction::Failed { node, lines });
        self.go_on(now);
    }

    /// Starts whose turn has come.
    fn go_on(&mut self, now: u64) {
        let free = self.free();
        let is_next = |c: &&mut Child| c.step == ChildStep::Waiting && c.not_before <= now;
        for child in self.list.iter_mut().filter(is_next).take(free) {
            child.step = ChildStep::Starting;
            child.since = now;
            child.first.get_or_insert(now);
            self.actions.push_back(ChildAction::Start { node: child.node });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: ChildLimits =
        ChildLimits { at_once: 2, step_ms: 30_000, output: 100, resolve_ms: 10_000 };

    fn three() -> Children {
        let mut c = Children::new(LIMITS, "10.0.0.1:4000".into());
        for node in 1..=3 {
            c.add(node, format!("h{node}"), format!("ssh h{node} /p/bin/hawserd"), 0);
        }
        c
    }

    fn actions(c: &mut Children) -> Vec<ChildAction> {
        std::iter::from_fn(|| c.poll_action()).collect()
    }

    fn failure(c: &mut Children) -> String {
        match actions(c).into_iter().find(|a| matches!(a, ChildAction::Failed { .. })) {
            Some(ChildAction::Failed { lines, .. }) => lines.join("\n"),
            _ => panic!("nobody failed"),
        }
    }

    #[test]
    fn so_many_at_once() {
        let mut c = three();
        assert_eq!(
            actions(&mut c),
            [ChildAction::Start { node: 1 }, ChildAction::Start { node: 2 }]
        );
        c.handle_step(2, ChildStep::Running, 1);
        assert!(actions(&mut c).is_empty());
        c.handle_step(2, ChildStep::Connected, 2);
        assert_eq!(actions(&mut c), [ChildAction::Start { node: 3 }]);
        for node in 1..=3 {
            assert!(!c.is_settled());
            c.handle_step(node, ChildStep::Ready, 3);
        }
        assert!(c.is_settled() && c.next_time().is_none());
        // The remote shell ends after its daemon, or before.
        c.handle_exit(1, "exit code 0", Some(0), 4);
        assert_eq!(c.count(ChildStep::Ready), 3);
    }

    #[test]
    fn each_step_has_its_own_text() {
        let mut c = three();
        c.handle_time(29_999);
        assert_eq!(c.count(ChildStep::Failed), 0);
        assert_eq!(c.next_time(), Some(30_000));
        c.handle_step(2, ChildStep::Running, 100);
        c.handle_time(30_000);
        let text = failure(&mut c);
        for part in ["no answer from host h1 after 30 s", "ssh h1 /p/bin/hawserd", "by hand"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        c.handle_time(30_100);
        let text = failure(&mut c);
        for part in ["h2", "has not reached 10.0.0.1:4000", "firewall", "--port-range"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn who_starts_others_may_take_its_time() {
        let mut c = three();
        c.handle_step(1, ChildStep::Connected, 0);
        c.handle_step(2, ChildStep::Connected, 0);
        for now in [20_000, 40_000, 60_000] {
            c.handle_word(1, now);
            c.handle_time(now);
        }
        assert_eq!((c.step(1), c.step(2)), (Some(ChildStep::Connected), Some(ChildStep::Failed)));
        assert!(failure(&mut c).contains("nothing was heard for 30 s"));
    }

    #[test]
    fn an_end_tells_what_was_printed() {
        let mut c = three();
        c.handle_output(1, "a line\n");
        c.handle_output(1, &format!("{}\nbash: hawserd: not found\n", "é".repeat(60)));
        c.handle_exit(1, "exit code 127", Some(127), 5);
        let text = failure(&mut c);
        for part in ["h1", "exit code 127", "said: bash: hawserd: not found", "--prefix"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains("a line"), "{text}");
        // A start that fails makes room for the next one, and is told once.
        assert_eq!(c.step(3), Some(ChildStep::Starting));
        c.handle_exit(1, "exit code 127", Some(127), 5);
        c.handle_step(1, ChildStep::Ready, 6);
        assert_eq!(c.step(1), Some(ChildStep::Failed));
        assert!(actions(&mut c).iter().all(|a| !matches!(a, ChildAction::Failed { .. })));
        c.handle_failure(2, "the connection broke", 6);
        assert!(failure(&mut c).contains("host h2: the connection broke"));
    }

    #[test]
    fn nobody_is_called_for_a_turn_that_has_to_wait() {
        let said = "ssh: Could not resolve hostname h1: Name or service not known\n";
        let mut c = three();
        actions(&mut c);
        c.handle_output(1, said);
        // The third takes the room of the first, which waits for its next turn.
        c.handle_exit(1, "exit code 255", Some(255), 10);
        assert_eq!(actions(&mut c), [ChildAction::Start { node: 3 }]);
        for now in [RESOLVE_PAUSE_MS + 10, RESOLVE_PAUSE_MS + 500] {
            c.handle_time(now);
            assert_eq!(actions(&mut c), []);
            assert!(c.next_time().is_some_and(|at| at > now), "it would be called without a pause");
        }
        c.handle_step(2, ChildStep::Connected, RESOLVE_PAUSE_MS + 600);
        assert_eq!(actions(&mut c), [ChildAction::Start { node: 1 }]);
    }

    #[test]
    fn a_name_may_take_a_while_to_resolve() {
        let mut c = Children::new(LIMITS, String::new());
        c.add(1, "pod-1".into(), "ssh pod-1 d".into(), 0);
        let said = "ssh: Could not resolve hostname pod-1: Name or service not known\n";
        let (mut now, mut tried) = (0, 0);
        while c.step(1) != Some(ChildStep::Failed) {
            let start = [ChildAction::Start { node: 1 }];
            assert_eq!(actions(&mut c), start, "{now}");
            tried += 1;
            c.handle_output(1, said);
            now += 100;
            c.handle_exit(1, "exit code 255", Some(255), now);
            if c.step(1) == Some(ChildStep::Waiting) {
                now = c.next_time().expect("it is tried again");
                c.handle_time(now);
            }
        }
        assert_eq!(tried, 10);
        let text = failure(&mut c);
        for part in ["host pod-1", "does not resolve (tried for 10 s)", "Name or service not"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        // Another one comes up in time.
        let mut c = Children::new(LIMITS, String::new());
        c.add(1, "pod-1".into(), String::new(), 0);
        c.handle_output(1, said);
        c.handle_exit(1, "exit code 255", Some(255), 100);
        c.handle_time(1_100);
        c.handle_step(1, ChildStep::Ready, 1_200);
        assert!(c.is_settled() && c.count(ChildStep::Failed) == 0);
    }

    /// The start of a tree of 10,000 nodes in simulated time: every agent starts its children when
    /// it has come up itself; a start takes 300 ms, of which a host can serve 32 at once.
    #[test]
    fn a_tree_of_ten_thousand() {
        use crate::oob::tree::Tree;
        use std::collections::BTreeMap;
        let tree = Tree::new(10_000, 32);
        let limits = ChildLimits { at_once: 32, ..LIMITS };
        let mut agents: BTreeMap<u32, Children> = BTreeMap::new();
        let mut events: BTreeMap<(u64, u32), u32> = BTreeMap::new();
        let mut ready = vec![0u32; 10_000];
        let mut last = 0;
        let begin = |node: u32, now: u64, agents: &mut BTreeMap<u32, Children>| {
            let mut c = Children::new(limits, String::new());
            for child in tree.children(node) {
                c.add(child, format!("h{child}"), String::new(), now);
            }
            agents.insert(node, c);
        };
        begin(0, 0, &mut agents);
        let schedule = |node: u32,
                        now: u64,
                        agents: &mut BTreeMap<u32, Children>,
                        events: &mut BTreeMap<(u64, u32), u32>| {
            while let Some(ChildAction::Start { node: child }) =
                agents.get_mut(&node).and_then(Children::poll_action)
            {
                events.insert((now + 300, child), node);
            }
        };
        schedule(0, 0, &mut agents, &mut events);
        while let Some(((now, node), parent)) = events.pop_first() {
            last = now;
            agents.get_mut(&parent).expect("started").handle_step(node, ChildStep::Connected, now);
            schedule(parent, now, &mut agents, &mut events);
            begin(node, now, &mut agents);
            schedule(node, now, &mut agents, &mut events);
            // A node with nobody below it is ready, and so may be those above.
            let mut at = node;
            while agents[&at].is_settled() {
                ready[at as usize] = tree.subtree(at);
                let Some(up) = tree.parent(at) else { break };
                agents.get_mut(&up).expect("above").handle_step(at, ChildStep::Ready, now);
                at = up;
            }
        }
        assert_eq!(ready[0], 10_000);
        assert_eq!(last, 900, "three levels of 300 ms");
    }
}
