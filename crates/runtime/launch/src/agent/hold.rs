//! Holds at one node: the master's order goes to the ranks by a word of the segment, and what they
//! say there goes to the master whenever it changes. Ranks wake nobody for it: while a hold goes on
//! their pages are looked at.

use hawser_os::{clock, segment};
use hawser_rte::control::Report;
use hawser_rte::state::hold::{Ask, LATE_MAX, LateRank, NodeAnswer, Sums};
use hawser_segment::node::{self, HoldAnswer, HoldStep, NodeSegment};

use super::Rank;

/// How often pages are looked at, in nanoseconds.
const LOOK_NS: u64 = 500_000;

/// How often it is told that a rank waits for something else, in nanoseconds.
const WHY_NS: u64 = 50_000_000;

/// The hold that was ordered last.
#[derive(Debug)]
struct Current {
    number: u32,
    ask: Ask,
    told: Option<NodeAnswer>,
    /// When that was.
    told_at: u64,
    look_at: u64,
}

impl Current {
    /// All ranks are interrupted, and wait.
    fn is_still(&self) -> bool {
        self.ask == Ask::Interrupt && self.told == Some(NodeAnswer::Interrupted)
    }
}

/// See the module's documentation.
#[derive(Debug, Default)]
pub(super) struct NodeHolds(Option<Current>);

impl NodeHolds {
    /// The master says what ranks are to do.
    pub(super) fn handle_order(&mut self, segment: Option<NodeSegment>, number: u32, ask: Ask) {
        if let Some(segment) = segment {
            let step = match ask {
                Ask::GoOn => HoldStep::GoOn,
                Ask::Hold => HoldStep::Hold,
                Ask::Prepare => HoldStep::Prepare,
                Ask::Interrupt => HoldStep::Interrupt,
            };
            segment.ask_to_hold(number, step);
        }
        self.0 = Some(Current { number, ask, told: None, told_at: 0, look_at: 0 });
    }

    /// Looks at the ranks if it is time to. The answer, if it is another than before.
    pub(super) fn poll_answer(
        &mut self,
        segment: Option<NodeSegment>,
        ranks: &[Rank],
    ) -> Option<Report> {
        let current = self.0.as_mut()?;
        let now = clock::now_ns();
        if now < current.look_at || current.is_still() {
            return None;
        }
        current.look_at = now.saturating_add(LOOK_NS);
        let answer = match segment {
            Some(segment) => answer(segment, ranks, current.ask),
            None => done(current.ask, Sums::default()),
        };
        let is_soon = now < current.told_at.saturating_add(WHY_NS)
            && current.told.as_ref().is_some_and(|told| told.is_of_same(&answer));
        if is_soon || current.told.as_ref() == Some(&answer) {
            return None;
        }
        (current.told, current.told_at) = (Some(answer.clone()), now);
        let number = current.number;
        // Nothing changes any more until the next order.
        if current.ask == Ask::GoOn && answer == NodeAnswer::Open {
            self.0 = None;
        }
        Some(Report::Hold { number, answer })
    }

    /// When the ranks are to be looked at: monotonic nanoseconds. Interrupted ranks say nothing
    /// more until the next order, and their ends are told otherwise.
    pub(super) fn next_time(&self) -> Option<u64> {
        let current = self.0.as_ref().filter(|current| !current.is_still());
        current.map(|current| current.look_at)
    }
}

/// The answer of ranks that do what they are asked to.
fn done(ask: Ask, sums: Sums) -> NodeAnswer {
    match ask {
        Ask::GoOn => NodeAnswer::Open,
        Ask::Hold | Ask::Prepare => NodeAnswer::Held(sums),
        Ask::Interrupt => NodeAnswer::Interrupted,
    }
}

/// What the ranks of a node say.
fn answer(segment: NodeSegment, ranks: &[Rank], ask: Ask) -> NodeAnswer {
    let (mut sums, mut left, mut absent) = (Sums::default(), None, None);
    let mut late: Vec<LateRank> = Vec::new();
    for (slot, rank) in ranks.iter().enumerate().filter(|(_, rank)| rank.here) {
        for said in segment.hold_answers(slot as u32) {
            let holds = matches!(said, HoldAnswer::Held(_));
            let waits = match said {
                // It holds when it begins.
                HoldAnswer::Absent => {
                    if rank.alive {
                        absent.get_or_insert(rank.rank);
                    }
                    false
                }
                HoldAnswer::Left => {
                    left.get_or_insert(rank.rank);
                    false
                }
                // It has ended without a word, and its peers count it no more.
                _ if !rank.alive => false,
                HoldAnswer::Refused(why) if ask != Ask::GoOn => {
                    return NodeAnswer::Refused { rank: rank.rank, why };
                }
                HoldAnswer::Held(traffic) => {
                    for (i, one) in traffic.iter().enumerate() {
                        sums.sent[i] = sums.sent[i].wrapping_add(one.sent);
                        sums.received[i] = sums.received[i].wrapping_add(one.received);
                        sums.inside = sums.inside.saturating_add(one.inside);
                    }
                    matches!(ask, Ask::GoOn | Ask::Interrupt)
                }
                // It says so before it lets go of the memory in which it says it.
                HoldAnswer::Interrupted => {
                    // What was started may be a wrapper of the program, with descriptors of its
                    // own.
                    let pid = segment.slot(slot as u32).pid() as i32;
                    ask != Ask::Interrupt || segment::is_held_by(pid, node::NAME)
                }
                HoldAnswer::Before => true,
                HoldAnswer::Open | HoldAnswer::Refused(_) => ask != Ask::GoOn,
            };
            let is_known = late.iter().any(|late| late.rank == rank.rank);
            if waits && !is_known && late.len() < LATE_MAX {
                let tells = ask == Ask::Interrupt && holds;
                let why = if tells { segment.hold_why(slot as u32) } else { String::new() };
                late.push(LateRank { rank: rank.rank, why });
            }
        }
    }
    match (ask, left, absent) {
        _ if !late.is_empty() && left.is_none() => NodeAnswer::Waiting(late),
        (Ask::GoOn, ..) if !late.is_empty() => NodeAnswer::Waiting(late),
        (Ask::GoOn, ..) => done(ask, sums),
        (_, Some(rank), _) => NodeAnswer::Left(rank),
        (Ask::Prepare | Ask::Interrupt, None, Some(rank)) => NodeAnswer::Absent(rank),
        _ => done(ask, sums),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interrupted_ranks_are_looked_at_no_more_until_the_next_order() {
        let mut holds = NodeHolds::default();
        let mut ask = |ask| {
            holds.handle_order(None, 1, ask);
            let looks = holds.next_time().is_some();
            let Some(Report::Hold { answer, .. }) = holds.poll_answer(None, &[]) else {
                panic!("no answer to {ask:?}");
            };
            (looks, answer, holds.next_time().is_some())
        };
        assert!(matches!(ask(Ask::Prepare), (true, NodeAnswer::Held(_), true)));
        assert_eq!(ask(Ask::Interrupt), (true, NodeAnswer::Interrupted, false));
        assert_eq!(ask(Ask::GoOn), (true, NodeAnswer::Open, false));
    }
}
