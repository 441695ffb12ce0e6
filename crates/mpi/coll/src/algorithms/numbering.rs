//! How the positions of a binomial tree are given to ranks.

use crate::schedule::Place;

/// From ranks to positions of a tree, in which the parent of a position is the one without its
/// lowest bit and a subtree is a range; position 0 is the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// Upwards from the root, around the circle of ranks.
    Relative,
    /// Bine trees: a parent is (1 − (−2)^(k+1))/3 ranks from its child of level k, to the right of
    /// even positions of the circle and to the left of odd ones, so that edges are a third shorter
    /// than in a binomial tree and fewer leave a group of near ranks. The number of ranks is a
    /// power of two. (De Sensi et al., "Bine Trees", SC 2025.)
    Bine,
}

/// Every second bit: in the base −2 they count negative.
const NEGATIVE: u32 = 0xaaaa_aaaa;

impl Numbering {
    /// The position of `rank`.
    pub fn position(self, at: Place, root: u32) -> u32 {
        let relative = at.relative(root);
        match self {
            Numbering::Relative => relative,
            Numbering::Bine => {
                let digits = relative.wrapping_add(NEGATIVE) ^ NEGATIVE;
                let digits = digits & (at.size - 1);
                // Each step from the root begins or ends a run of digits.
                digits ^ digits >> 1
            }
        }
    }

    /// The rank at a position.
    pub fn rank(self, at: Place, position: u32, root: u32) -> u32 {
        match self {
            Numbering::Relative => at.absolute(position, root),
            Numbering::Bine => {
                let mut digits = position;
                for shift in [1, 2, 4, 8, 16] {
                    digits ^= digits >> shift;
                }
                let relative = (digits ^ NEGATIVE).wrapping_sub(NEGATIVE) & (at.size - 1);
                at.absolute(relative, root)
            }
        }
    }
}

/// With whom a rank exchanges data in step `k` of a butterfly whose distances are those of Bine
/// trees; the number of ranks is a power of two.
pub fn bine_partner(at: Place, k: u32) -> u32 {
    let power = (-2i64).pow(k + 1);
    let distance = ((1 - power) / 3).rem_euclid(i64::from(at.size)) as u32;
    if at.rank.is_multiple_of(2) { at.right(distance) } else { at.left(distance) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bine_positions_are_ranks_and_their_edges_are_short() {
        for log in 0..12 {
            let size = 1 << log;
            let (mut bine, mut circle) = (0, 0);
            for root in [0, size / 3, size - 1] {
                for rank in 0..size {
                    let at = Place { size, rank };
                    let position = Numbering::Bine.position(at, root);
                    assert_eq!(Numbering::Bine.rank(at, position, root), rank, "{size}");
                    assert!(position < size && (position == 0) == (rank == root));
                    if position != 0 {
                        let parent = Numbering::Bine.rank(at, position & (position - 1), root);
                        let way =
                            at.relative(parent).min(Place { size, rank: parent }.relative(rank));
                        bine += way;
                        assert_eq!(bine_partner_from(size, root, rank, position), parent);
                    }
                    circle += position & position.wrapping_neg();
                }
            }
            assert!(log < 4 || f64::from(bine) < 0.8 * f64::from(circle), "{size} {bine} {circle}");
        }
    }

    fn bine_partner_from(size: u32, root: u32, rank: u32, position: u32) -> u32 {
        let at = Place { size, rank };
        let here = Place { size, rank: at.relative(root) };
        at.absolute(bine_partner(here, position.trailing_zeros()), root)
    }

    #[test]
    fn a_bine_butterfly_reaches_everybody() {
        for log in 0..10 {
            let size = 1u32 << log;
            let mut heard: Vec<Vec<u32>> = (0..size).map(|r| vec![r]).collect();
            for k in 0..log {
                let before = heard.clone();
                for rank in 0..size {
                    let partner = bine_partner(Place { size, rank }, k);
                    assert_eq!(bine_partner(Place { size, rank: partner }, k), rank);
                    heard[rank as usize].extend(&before[partner as usize]);
                }
            }
            for mut of in heard {
                of.sort_unstable();
                assert!(of.iter().copied().eq(0..size), "{size}: {of:?}");
            }
        }
    }
}
