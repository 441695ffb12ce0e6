//! Where parents listen, when all daemons were started at once: none of them can have been told by
//! its parent. Each tells the root where it listens and asks for its parent; the root answers as
//! soon as the parent has told. Pure.

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use super::tree::Tree;

/// `link` of the handshake on the control plane of a connection that asks the root.
pub const LINK: u16 = 1;
/// Longest contact in its encoded form, in bytes.
pub const CONTACT_MAX: usize = 64 << 10;
/// Bytes before it: its length.
pub const HEAD: usize = 4;

/// Where a node is reached.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Contact {
    /// The name of its host, for people.
    pub host: String,
    /// Where it listens.
    pub addresses: Vec<SocketAddr>,
}

impl Contact {
    /// Its bytes, behind their number.
    pub fn encode(&self) -> Vec<u8> {
        let body = postcard::to_stdvec(self).unwrap_or_default();
        [&(body.len() as u32).to_be_bytes()[..], &body].concat()
    }

    /// Reads one from the beginning of `bytes`; `None`: more are needed.
    ///
    /// # Errors
    /// They are none: a sentence.
    pub fn decode(bytes: &[u8]) -> Result<Option<Contact>, String> {
        let Some((head, rest)) = bytes.split_first_chunk::<HEAD>() else { return Ok(None) };
        let len = u32::from_be_bytes(*head) as usize;
        if len > CONTACT_MAX {
            return Err(format!("a contact of {len} bytes"));
        }
        let Some(body) = rest.get(..len) else { return Ok(None) };
        postcard::from_bytes(body).map(Some).map_err(|_| "bytes that are no contact".to_string())
    }
}

/// What the root knows of those that are not its children.
#[derive(Debug)]
pub struct Directory {
    tree: Tree,
    known: BTreeMap<u32, Contact>,
    /// Who waits for which parent.
    waiting: BTreeMap<u32, Vec<u32>>,
    answers: VecDeque<(u32, Contact)>,
}

impl Directory {
    /// Knows nobody but the root itself.
    pub fn new(tree: Tree, root: Contact) -> Directory {
        let known = BTreeMap::from([(0, root)]);
        Directory { tree, known, waiting: BTreeMap::new(), answers: VecDeque::new() }
    }

    /// True for a node that may ask.
    pub fn may_ask(&self, node: u32) -> bool {
        node > 0 && node < self.tree.nodes()
    }

    /// A node has told where it listens, and asks for its parent.
    pub fn handle_contact(&mut self, node: u32, contact: Contact) {
        let Some(parent) = self.tree.parent(node).filter(|_| self.may_ask(node)) else { return };
        self.known.insert(node, contact.clone());
        for child in self.waiting.remove(&node).unwrap_or_default() {
            self.answers.push_back((child, contact.clone()));
        }
        match self.known.get(&parent) {
            Some(above) => self.answers.push_back((node, above.clone())),
            None => self.waiting.entry(parent).or_default().push(node),
        }
    }

    /// The next answer, and for whom.
    pub fn poll_answer(&mut self) -> Option<(u32, Contact)> {
        self.answers.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn contact(node: u32) -> Contact {
        let at = SocketAddr::from(([10, 0, (node >> 8) as u8, node as u8], 1000));
        Contact { host: format!("h{node}"), addresses: vec![at] }
    }

    proptest! {
        /// In whatever order nodes ask, some of them twice: each is told its parent.
        #[test]
        fn everybody_finds_its_parent(
            (nodes, arity) in (2u32..200, 1u32..20),
            order in prop::collection::vec(0u32..1_000_000, 400),
        ) {
            let tree = Tree::new(nodes, arity);
            let mut directory = Directory::new(tree.clone(), contact(0));
            let mut asked: Vec<u32> = order.iter().map(|n| n % nodes).collect();
            asked.extend(0..nodes);
            let mut told = vec![0; nodes as usize];
            for node in asked.iter().copied() {
                directory.handle_contact(node, contact(node));
                while let Some((to, above)) = directory.poll_answer() {
                    prop_assert_eq!(&above, &contact(tree.parent(to).unwrap()));
                    told[to as usize] += 1;
                }
            }
            for node in 1..nodes {
                let times = asked.iter().filter(|n| **n == node).count();
                prop_assert_eq!(told[node as usize], times, "node {}", node);
            }
            prop_assert_eq!(told[0], 0, "the root has none");
        }

        #[test]
        fn any_bytes_are_judged(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = Contact::decode(&bytes);
        }
    }

    #[test]
    fn a_contact_comes_in_pieces() {
        let bytes = contact(7).encode();
        for cut in 0..bytes.len() {
            assert_eq!(Contact::decode(&bytes[..cut]), Ok(None), "{cut}");
        }
        assert_eq!(Contact::decode(&[&bytes[..], &[1, 2]].concat()), Ok(Some(contact(7))));
        assert!(Contact::decode(&[1, 0, 0, 0]).is_err(), "too long");
        assert!(Contact::decode(&[0, 0, 0, 1, 0xff]).is_err());
    }

    #[test]
    fn who_is_not_of_the_job_is_told_nothing() {
        let mut directory = Directory::new(Tree::new(4, 1), contact(0));
        for unknown in [0, 4, u32::MAX] {
            assert!(!directory.may_ask(unknown));
            directory.handle_contact(unknown, contact(unknown));
        }
        assert_eq!(directory.poll_answer(), None);
    }
}
