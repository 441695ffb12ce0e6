//! Which communicators are revoked: what the launcher tells ranks, in the segment's bulletins. Each
//! bulletin is the context id of a revoked communicator.

use hawser_segment::node::NodeSegment;

/// Telling of revoked communicators, and being told.
pub trait Revoked {
    /// The communicator with this context id is revoked. Only the maker of the segment says so.
    fn mark_revoked(&self, context: u64);

    /// How many communicators were revoked.
    fn revocations(&self) -> u32;

    /// The context ids that were revoked from number `from` on, and the number of the next one. A
    /// rank that has not looked while more were revoked than the segment remembers is told of the
    /// last ones.
    fn revoked_since(&self, from: u32) -> (Vec<u64>, u32);

    /// True when the communicator with this context id is revoked.
    fn is_revoked(&self, context: u64) -> bool;
}

impl Revoked for NodeSegment {
    fn mark_revoked(&self, context: u64) {
        self.post_bulletin(context);
    }

    #[inline]
    fn revocations(&self) -> u32 {
        self.bulletins()
    }

    fn revoked_since(&self, from: u32) -> (Vec<u64>, u32) {
        self.bulletins_since(from)
    }

    fn is_revoked(&self, context: u64) -> bool {
        self.has_bulletin(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_is_told_once_of_each_revoked_communicator() {
        let node = hawser_fixture::node(2, 1);
        assert!(node.revocations() == 0 && !node.is_revoked(0));
        let before = node.losses();
        [64, 128].into_iter().for_each(|context| node.mark_revoked(context));
        assert!(node.losses() != before, "who looks for news finds them");
        assert_eq!(node.revoked_since(0), (vec![64, 128], 2));
        node.mark_revoked(192);
        assert_eq!(node.revoked_since(2), (vec![192], 3));
        assert!(node.revoked_since(3).0.is_empty() && node.revocations() == 3);
        assert!([64, 128, 192].iter().all(|context| node.is_revoked(*context)));
        assert!(!node.is_revoked(256));
    }
}
