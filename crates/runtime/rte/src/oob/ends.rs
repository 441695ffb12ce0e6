//! The conversations of the root with all nodes, numbered from end to end.
//!
//! A link loses nothing between two neighbours, but a daemon that is lost takes along what it had
//! taken and not passed on. Where the job goes on without it, both ends of a conversation keep what
//! they have sent until the *other end* has it, and send it again over the way that takes the place
//! of the lost one. Pure.
//!
//! Two streams lead down to a node: what is for all, and what is for it alone. One leads up. Each
//! counts from 1, and a receiver takes the next message of a stream only: one that it has is
//! dropped, and so is one that is ahead, since its predecessors are sent again, and it with them.
//! Each message says how much of the other direction has come; a receiver that has nothing to say
//! says so by itself after [`TELL_MESSAGES`] messages or [`TELL_BYTES`] bytes.

use std::collections::VecDeque;

use crate::control::Mark;

/// Messages after which the other end is told that they have come.
const TELL_MESSAGES: u32 = 16;
/// The same in bytes.
const TELL_BYTES: usize = 256 << 10;
/// Messages for all that are kept before it is looked again which of them everybody has.
const TRIM_MESSAGES: usize = 64;

/// What was received and not told.
#[derive(Clone, Copy, Debug, Default)]
struct Unacked {
    messages: u32,
    bytes: usize,
}

impl Unacked {
    fn count(&mut self, bytes: usize) {
        self.messages += 1;
        self.bytes += bytes;
    }

    fn is_due(&self) -> bool {
        self.messages >= TELL_MESSAGES || self.bytes >= TELL_BYTES
    }
}

/// A message that the other end may not have.
#[derive(Debug)]
struct Kept {
    /// The order in which the root has sent all that it sent.
    at: u64,
    number: u64,
    body: Vec<u8>,
}

fn drop_heard(kept: &mut VecDeque<Kept>, heard: u64) {
    while kept.front().is_some_and(|k| k.number <= heard) {
        kept.pop_front();
    }
}

/// The end of a node.
#[derive(Debug, Default)]
pub struct NodeEnd {
    sent: u64,
    kept: VecDeque<Kept>,
    own: u64,
    all: u64,
    unacked: Unacked,
}

impl NodeEnd {
    /// The mark of the next message to the root; [`NodeEnd::keep`] follows when it is sent.
    pub fn mark(&mut self) -> Mark {
        Mark { number: self.sent + 1, ..self.told() }
    }

    /// The mark of a message that only says what has come.
    pub fn told(&mut self) -> Mark {
        self.unacked = Unacked::default();
        Mark { number: 0, heard: self.own, heard_all: self.all }
    }

    /// Keeps the message of the last [`NodeEnd::mark`].
    pub fn keep(&mut self, body: Vec<u8>) {
        self.sent += 1;
        self.kept.push_back(Kept { at: 0, number: self.sent, body });
    }

    /// A message of the root has come. False: it is to be dropped.
    pub fn handle(&mut self, to_all: bool, mark: &Mark, bytes: usize) -> bool {
        drop_heard(&mut self.kept, mark.heard.min(self.sent));
        if mark.number == 0 {
            return true;
        }
        let count = if to_all { &mut self.all } else { &mut self.own };
        let is_next = mark.number == *count + 1;
        if is_next {
            *count += 1;
            self.unacked.count(bytes);
        }
        is_next
    }

    /// The root is to be told what has come.
    pub fn is_due(&self) -> bool {
        self.unacked.is_due()
    }

    /// What the root may not have, in order.
    pub fn again(&self) -> impl Iterator<Item = &Vec<u8>> {
        self.kept.iter().map(|kept| &kept.body)
    }
}

/// What the root knows of the conversation with one node.
#[derive(Debug, Default)]
struct Conversation {
    sent: u64,
    kept: VecDeque<Kept>,
    received: u64,
    heard_all: u64,
    unacked: Unacked,
    is_lost: bool,
}

/// The end of the root.
#[derive(Debug)]
pub struct RootEnd {
    nodes: Vec<Conversation>,
    sent_all: u64,
    kept_all: VecDeque<Kept>,
    trim_at: usize,
    /// Counts all that was sent.
    at: u64,
}

impl RootEnd {
    /// The conversations with so many nodes, the root among them, which is never spoken with.
    pub fn new(nodes: u32) -> RootEnd {
        let mut all: Vec<Conversation> = (0..nodes).map(|_| Conversation::default()).collect();
        all.iter_mut().take(1).for_each(|root| root.is_lost = true);
        RootEnd {
            nodes: all,
            sent_all: 0,
            kept_all: VecDeque::new(),
            trim_at: TRIM_MESSAGES,
            at: 0,
        }
    }

    /// The node was there from the beginning: one that was added later is a child of the root,
    /// loses nothing on the way, and has no conversation.
    pub fn speaks_with(&self, node: u32) -> bool {
        (node as usize) < self.nodes.len()
    }

    fn of(&mut self, node: u32) -> Option<&mut Conversation> {
        self.nodes.get_mut(node as usize).filter(|n| !n.is_lost)
    }

    /// The mark of the next message to this node, [`RootEnd::keep`] follows when it is sent;
    /// `None`: nothing reaches the node any more.
    pub fn mark(&mut self, node: u32) -> Option<Mark> {
        let told = self.told(node)?;
        Some(Mark { number: self.of(node)?.sent + 1, ..told })
    }

    /// The mark of a message that only says what has come from this node.
    pub fn told(&mut self, node: u32) -> Option<Mark> {
        let conversation = self.of(node)?;
        conversation.unacked = Unacked::default();
        Some(Mark { number: 0, heard: conversation.received, heard_all: 0 })
    }

    /// The mark of the next message to all; [`RootEnd::keep_all`] follows when it is sent.
    pub fn mark_all(&self) -> Mark {
        Mark { number: self.sent_all + 1, heard: 0, heard_all: 0 }
    }

    /// Keeps the message of the last [`RootEnd::mark`] for this node.
    pub fn keep(&mut self, node: u32, body: Vec<u8>) {
        self.at += 1;
        let at = self.at;
        if let Some(c) = self.of(node) {
            c.sent += 1;
            let number = c.sent;
            c.kept.push_back(Kept { at, number, body });
        }
    }

    /// Keeps the message of the last [`RootEnd::mark_all`].
    pub fn keep_all(&mut self, body: Vec<u8>) {
        self.at += 1;
        self.sent_all += 1;
        self.kept_all.push_back(Kept { at: self.at, number: self.sent_all, body });
        if self.kept_all.len() >= self.trim_at {
            let talking = self.nodes.iter().filter(|n| !n.is_lost);
            let heard = talking.map(|n| n.heard_all).min().unwrap_or(self.sent_all);
            drop_heard(&mut self.kept_all, heard);
            self.trim_at = self.kept_all.len() + TRIM_MESSAGES;
        }
    }

    /// A message of this node has come. False: it is to be dropped.
    pub fn handle(&mut self, from: u32, mark: &Mark, bytes: usize) -> bool {
        let sent_all = self.sent_all;
        let Some(c) = self.of(from) else { return false };
        drop_heard(&mut c.kept, mark.heard.min(c.sent));
        c.heard_all = c.heard_all.max(mark.heard_all.min(sent_all));
        if mark.number == 0 {
            return true;
        }
        let is_next = mark.number == c.received + 1;
        if is_next {
            c.received += 1;
            c.unacked.count(bytes);
        }
        is_next
    }

    /// This node is to be told what has come from it.
    pub fn is_due(&self, node: u32) -> bool {
        self.nodes.get(node as usize).is_some_and(|c| !c.is_lost && c.unacked.is_due())
    }

    /// Nothing reaches this node any more.
    pub fn lose(&mut self, node: u32) {
        if let Some(c) = self.of(node) {
            *c = Conversation { is_lost: true, ..Conversation::default() };
        }
    }

    /// What these nodes may not have, in the order in which it was sent.
    pub fn again(&self, nodes: &[u32]) -> Vec<Vec<u8>> {
        let talking = nodes.iter().filter_map(|n| self.nodes.get(*n as usize));
        let talking: Vec<&Conversation> = talking.filter(|c| !c.is_lost).collect();
        let heard = talking.iter().map(|c| c.heard_all).min().unwrap_or(self.sent_all);
        let to_all = self.kept_all.iter().filter(|k| k.number > heard);
        let mut all: Vec<&Kept> = talking.iter().flat_map(|c| &c.kept).chain(to_all).collect();
        all.sort_by_key(|kept| kept.at);
        all.into_iter().map(|kept| kept.body.clone()).collect()
    }

    /// How many messages are kept.
    pub fn kept(&self) -> usize {
        self.kept_all.len() + self.nodes.iter().map(|c| c.kept.len()).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receiver_takes_the_next_of_each_stream_once() {
        let (mut root, mut node) = (RootEnd::new(3), NodeEnd::default());
        let mut to_all = || {
            let mark = root.mark_all();
            root.keep_all(Vec::new());
            mark
        };
        let all = [to_all(), to_all(), to_all()];
        let mut to_node = || {
            let mark = root.mark(2).expect("it lives");
            root.keep(2, Vec::new());
            mark
        };
        let own = [to_node(), to_node()];
        assert!(node.handle(true, &all[0], 1) && node.handle(false, &own[0], 1));
        assert!(!node.handle(true, &all[0], 1), "it came before");
        assert!(!node.handle(true, &all[2], 1), "it is ahead");
        assert!(node.handle(true, &all[1], 1) && node.handle(true, &all[2], 1));
        assert!(node.handle(false, &own[1], 1) && !node.handle(false, &own[1], 1));
        let mut to_root = || {
            let mark = node.mark();
            node.keep(Vec::new());
            mark
        };
        let up = [to_root(), to_root()];
        assert!(!root.handle(2, &up[1], 1) && root.handle(2, &up[0], 1));
        assert!(root.handle(2, &up[1], 1) && !root.handle(2, &up[1], 1));
        assert!(root.handle(2, &Mark::default(), 1), "it is in no stream");
        root.lose(2);
        assert!(!root.handle(2, &node.mark(), 1) && root.mark(2).is_none());
    }

    #[test]
    fn what_the_other_end_has_is_not_kept() {
        let (mut root, mut node) = (RootEnd::new(2), NodeEnd::default());
        for i in 0..100u8 {
            let mark = root.mark_all();
            root.keep_all(vec![i]);
            assert!(node.handle(true, &mark, 1));
            let mark = root.mark(1).expect("it lives");
            root.keep(1, vec![100 + i]);
            assert!(node.handle(false, &mark, 1));
            if node.is_due() {
                assert!(root.handle(1, &node.told(), 0));
            }
        }
        assert!(root.kept() < 100, "{}", root.kept());
        // In the order in which it was sent, from the first that may be missing on.
        let again = root.again(&[1]);
        let told = usize::from(again[0][0]);
        let want: Vec<Vec<u8>> = (told as u8..100).flat_map(|i| [vec![i], vec![100 + i]]).collect();
        assert_eq!(again, want);
        let mark = node.mark();
        node.keep(b"report".to_vec());
        assert!(root.handle(1, &mark, 6) && root.again(&[1]).is_empty());
        assert_eq!(node.again().count(), 1);
        let told = root.told(1).expect("it lives");
        assert!(node.handle(false, &told, 0) && node.again().next().is_none());
    }
}
