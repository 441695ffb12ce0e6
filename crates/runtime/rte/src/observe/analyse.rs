//! From a snapshot to what keeps the job from going on: the graph of who waits for whom.
//!
//! A receive from any rank needs one of the others, a collective call needs all members that are
//! not in it, every other wait needs one rank. A rank can go on if what it needs can; ranks that
//! wait for nothing can, ranks that ended cannot. What is left cannot go on, whatever the ranks
//! outside MPI do.

use std::collections::BTreeMap;

use hawser_status::KeptMessages;

use super::{Doing, JobView, WORLD, call_name, stem};

/// What a rank needs before it can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Needs {
    /// Nothing: it does not wait.
    Nothing,
    /// It will never go on: it has ended.
    Never,
    /// This rank.
    One(u32),
    /// Any other rank.
    Any,
    /// One of several ranks, which the rank at this index has told.
    OneOf(usize),
    /// All of the ranks that the rank at this index has told.
    AllOf(usize),
    /// All ranks that are missing in this gathering.
    Gathering(usize),
    /// Somebody, and nothing tells whom.
    Unknown,
}

/// The ranks in one collective call on one communicator.
struct Gathering {
    call: u32,
    comm: u64,
    inside: Vec<u32>,
    missing: Vec<u32>,
}

/// What keeps a job from going on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Others wait for a rank that has ended, or that has not begun.
    Ended {
        /// The rank.
        rank: u32,
        /// Who waits for it directly.
        waiters: Vec<u32>,
    },
    /// Ranks of one communicator are in different collective calls.
    Mixed {
        /// Context of the communicator.
        comm: u64,
        /// Number of the call of the fewest, and those.
        few: (u32, Vec<u32>),
        /// Number of the call of the most, and those.
        most: (u32, Vec<u32>),
    },
    /// A rank waits for a message that its sender offers with another tag.
    Tag {
        /// The rank that receives.
        receiver: u32,
        /// The rank that sends.
        sender: u32,
        /// The tag that is waited for.
        wanted: u32,
        /// The tag of the message.
        sent: u32,
    },
    /// A rank waits for a message and keeps others of its sender that do not fit.
    Unmatched {
        /// The rank that receives.
        receiver: u32,
        /// The sender that it waits for; `None`: any.
        from: Option<u32>,
        /// The tag that is waited for; `None`: any.
        wanted: Option<u32>,
        /// The communicator that is waited on.
        comm: u64,
        /// What it keeps.
        held: KeptMessages,
    },
    /// The same with another communicator.
    Communicator {
        /// The rank that receives.
        receiver: u32,
        /// The rank that sends.
        sender: u32,
        /// The communicator that is waited on.
        wanted: u64,
        /// The communicator of the message.
        sent: u64,
    },
    /// Each waits for the next, the last for the first.
    Cycle {
        /// The ranks, beginning with the lowest.
        ranks: Vec<u32>,
    },
    /// Others wait for a rank that does not wait.
    Late {
        /// The rank.
        rank: u32,
        /// Who waits for it directly.
        waiters: Vec<u32>,
    },
    /// All others wait for a message from any rank.
    NobodySends {
        /// Who waits.
        waiters: Vec<u32>,
    },
    /// Ranks wait, and nothing tells for whom.
    Unclear {
        /// Who waits.
        waiters: Vec<u32>,
    },
}

/// What [`analyse`] has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// The snapshot.
    pub view: JobView,
    /// The most telling first; empty when no rank waits for another.
    pub findings: Vec<Finding>,
    /// Ranks that do the same, in the order of their lowest ranks.
    pub groups: Vec<(Doing, Vec<u32>)>,
    /// True when ranks wait that cannot go on, whatever the others do.
    pub stuck: bool,
}

/// At most this many findings of one kind are kept.
const FINDINGS_MAX: usize = 4;

/// Finds out who waits for whom and who is to blame.
pub fn analyse(view: &JobView) -> Analysis {
    let graph = Graph::new(view);
    let mut findings = Vec::new();
    graph.held(true, &mut findings);
    graph.ended(&mut findings);
    graph.mixed(&mut findings);
    graph.envelopes(&mut findings);
    graph.circles(&mut findings);
    graph.late(&mut findings);
    graph.held(false, &mut findings);
    graph.leftovers(&mut findings);
    let mut groups: Vec<(Doing, Vec<u32>)> = Vec::new();
    let mut at = std::collections::HashMap::new();
    for (r, doing) in view.ranks.iter().zip(&graph.doing) {
        let i = *at.entry(*doing).or_insert(groups.len());
        match groups.get_mut(i) {
            Some((_, ranks)) => ranks.push(r.rank),
            None => groups.push((*doing, vec![r.rank])),
        }
    }
    let stuck = graph.waits().any(|i| !graph.moves[i]);
    Analysis { view: view.clone(), findings, groups, stuck }
}

/// Everything by index into the ranks of the view.
struct Graph<'a> {
    view: &'a JobView,
    doing: Vec<Doing>,
    needs: Vec<Needs>,
    gatherings: Vec<Gathering>,
    /// The rank may go on without another's mistake being undone.
    moves: Vec<bool>,
}

impl<'a> Graph<'a> {
    fn new(view: &'a JobView) -> Graph<'a> {
        let doing: Vec<Doing> = view.ranks.iter().map(|r| view.doing_of(r)).collect();
        let gatherings = gather(view, &doing);
        let needs = (0..doing.len()).map(|i| needs(view, &doing, &gatherings, i)).collect();
        let mut graph = Graph { view, doing, needs, gatherings, moves: Vec::new() };
        graph.moves = graph.movable();
        graph
    }

    fn index(&self, rank: u32) -> Option<usize> {
        self.view.ranks.binary_search_by_key(&rank, |r| r.rank).ok()
    }

    fn rank(&self, i: usize) -> u32 {
        self.view.ranks[i].rank
    }

    /// Ranks that wait.
    fn waits(&self) -> impl Iterator<Item = usize> + '_ {
        let waits = |n: Needs| !matches!(n, Needs::Nothing | Needs::Never);
        (0..self.needs.len()).filter(move |i| waits(self.needs[*i]))
    }

    /// Who may go on, in the sense of the module's head. Ranks elsewhere always may.
    fn movable(&self) -> Vec<bool> {
        let free = |n: &Needs| matches!(n, Needs::Nothing | Needs::Unknown);
        let mut moves: Vec<bool> = self.needs.iter().map(free).collect();
        loop {
            let elsewhere = self.view.nprocs as usize > moves.len();
            let mut free = moves.iter().filter(|m| **m).count();
            let met: Vec<bool> = self
                .gatherings
                .iter()
                .map(|g| g.missing.iter().all(|r| self.index(*r).is_none_or(|i| moves[i])))
                .collect();
            let before = free;
            for i in 0..moves.len() {
                let now = match self.needs[i] {
                    Needs::One(r) => self.index(r).is_none_or(|i| moves[i]),
                    Needs::Any => elsewhere || free > 0,
                    Needs::OneOf(i) => self.one_of(i).any(|r| match r {
                        None => elsewhere || free > 0,
                        Some(r) => self.index(r).is_none_or(|i| moves[i]),
                    }),
                    Needs::AllOf(i) => {
                        self.all_of(i).iter().all(|r| self.index(*r).is_none_or(|i| moves[i]))
                    }
                    Needs::Gathering(g) => met[g],
                    Needs::Nothing | Needs::Never | Needs::Unknown => moves[i],
                };
                if now && !moves[i] {
                    moves[i] = true;
                    free += 1;
                }
            }
            if free == before {
                return moves;
            }
        }
    }

    /// The rank after `i` on the way to what blocks it, preferably one that cannot go on.
    fn next(&self, i: usize) -> Option<usize> {
        let stuck = |r: &u32| self.index(*r).filter(|i| !self.moves[*i]);
        match self.needs[i] {
            Needs::One(r) => self.index(r),
            Needs::Gathering(g) => self.gatherings[g].missing.iter().find_map(stuck),
            Needs::Any => self.waits().find(|j| *j != i && !self.moves[*j]),
            Needs::OneOf(i) => self.one_of(i).flatten().find_map(|r| stuck(&r)),
            Needs::AllOf(i) => self.all_of(i).iter().find_map(stuck),
            Needs::Nothing | Needs::Never | Needs::Unknown => None,
        }
    }

    /// Who needs rank `target` directly, by name.
    fn waiters(&self, target: u32) -> Vec<u32> {
        let needs = |i: &usize| match self.needs[*i] {
            Needs::One(r) => r == target,
            Needs::Gathering(g) => self.gatherings[g].missing.contains(&target),
            Needs::OneOf(i) => self.one_of(i).any(|r| r == Some(target)),
            Needs::AllOf(i) => self.all_of(i).contains(&target),
            _ => false,
        };
        self.waits().filter(needs).map(|i| self.rank(i)).collect()
    }

    /// The ranks of which one would be enough for the rank at `i`; `None`: any rank.
    fn one_of(&self, i: usize) -> impl Iterator<Item = Option<u32>> + '_ {
        let (n, procs): (u32, &[u32]) = match &self.doing[i] {
            Doing::Chooses { choices, procs, .. } => (*choices, procs),
            _ => (0, &[]),
        };
        procs.iter().take(n as usize).map(|p| (*p != u32::MAX).then_some(*p))
    }

    /// The ranks that the rank at `i` needs all.
    fn all_of(&self, i: usize) -> &[u32] {
        match &self.doing[i] {
            Doing::Window { note, .. } => note.ranks(),
            _ => &[],
        }
    }

    /// Receives whose senders have sent something else: those that cannot go on (`stuck`), or the
    /// others.
    fn held(&self, stuck: bool, findings: &mut Vec<Finding>) {
        let mut found = 0;
        for (i, r) in self.view.ranks.iter().enumerate() {
            let Doing::Receives { from, tag: wanted, comm, .. } = self.doing[i] else { continue };
            let Some(held) = r.held() else { continue };
            if self.moves[i] != stuck && found < FINDINGS_MAX {
                found += 1;
                findings.push(Finding::Unmatched { receiver: r.rank, from, wanted, comm, held });
            }
        }
    }

    fn ended(&self, findings: &mut Vec<Finding>) {
        let ended = |i: &usize| self.needs[*i] == Needs::Never;
        let list = (0..self.needs.len()).filter(ended).map(|i| self.rank(i));
        let waited = list.map(|rank| (rank, self.waiters(rank))).filter(|(_, w)| !w.is_empty());
        let waited = waited.take(FINDINGS_MAX);
        findings.extend(waited.map(|(rank, waiters)| Finding::Ended { rank, waiters }));
    }

    fn mixed(&self, findings: &mut Vec<Finding>) {
        let mut by_comm: BTreeMap<u64, Vec<&Gathering>> = BTreeMap::new();
        for g in &self.gatherings {
            by_comm.entry(g.comm).or_default().push(g);
        }
        for (comm, mut list) in by_comm {
            list.sort_by_key(|g| g.inside.len());
            if let [few, .., most] = list.as_slice()
                && findings.len() < FINDINGS_MAX
            {
                findings.push(Finding::Mixed {
                    comm,
                    few: (few.call, few.inside.clone()),
                    most: (most.call, most.inside.clone()),
                });
            }
        }
    }

    /// Receives and sends that name each other and do not fit.
    fn envelopes(&self, findings: &mut Vec<Finding>) {
        let mut found = 0;
        for (i, doing) in self.doing.iter().enumerate() {
            let Doing::Receives { from: Some(sender), tag: wanted, comm, .. } = *doing else {
                continue;
            };
            let other = self.index(sender).map(|j| self.doing[j]);
            let Some(Doing::Sends { to, tag: sent, comm: sent_on, .. }) = other else { continue };
            let receiver = self.rank(i);
            if to != receiver || found == FINDINGS_MAX {
                continue;
            }
            match (wanted, sent) {
                _ if comm != sent_on => findings.push(Finding::Communicator {
                    receiver,
                    sender,
                    wanted: comm,
                    sent: sent_on,
                }),
                (Some(wanted), Some(sent)) if wanted != sent => {
                    findings.push(Finding::Tag { receiver, sender, wanted, sent });
                }
                _ => continue,
            }
            found += 1;
        }
    }

    /// Circles among the ranks that cannot go on, but those that were explained already.
    fn circles(&self, findings: &mut Vec<Finding>) {
        let mut seen = vec![0usize; self.needs.len()];
        let mut found = 0;
        for start in self.waits().filter(|i| !self.moves[*i]) {
            let (mark, mut at, mut path) = (start + 1, Some(start), Vec::new());
            while let Some(i) = at.filter(|i| seen[*i] == 0 && !self.moves[*i]) {
                seen[i] = mark;
                path.push(i);
                at = self.next(i);
            }
            let Some(begin) = at.and_then(|a| path.iter().position(|p| *p == a)) else { continue };
            let circle = path.split_off(begin);
            let ranks = in_order(circle.iter().map(|i| self.rank(*i)).collect());
            if found < FINDINGS_MAX && !explained(findings, &ranks) {
                if circle.iter().all(|i| self.needs[*i] == Needs::Any) {
                    let waiters = self.waits().filter(|i| self.needs[*i] == Needs::Any);
                    let waiters = waiters.map(|i| self.rank(i)).collect();
                    findings.push(Finding::NobodySends { waiters });
                    return;
                }
                findings.push(Finding::Cycle { ranks });
                found += 1;
            }
        }
    }

    /// Ranks that do not wait, or nobody knows for whom, and that others need; most waiters first.
    fn late(&self, findings: &mut Vec<Finding>) {
        let mut late: Vec<(u32, Vec<u32>)> = (0..self.needs.len())
            .filter(|i| matches!(self.needs[*i], Needs::Nothing | Needs::Unknown))
            .map(|i| (self.rank(i), self.waiters(self.rank(i))))
            .filter(|(_, waiters)| !waiters.is_empty())
            .collect();
        late.sort_by_key(|(rank, waiters)| (std::cmp::Reverse(waiters.len()), *rank));
        let late = late.into_iter().take(FINDINGS_MAX);
        findings.extend(late.map(|(rank, waiters)| Finding::Late { rank, waiters }));
    }

    fn leftovers(&self, findings: &mut Vec<Finding>) {
        let list = |needs| -> Vec<u32> {
            let list = self.waits().filter(|i| self.needs[*i] == needs);
            list.map(|i| self.rank(i)).collect()
        };
        if !findings.is_empty() {
            return;
        }
        let any = list(Needs::Any);
        if !any.is_empty() {
            findings.push(Finding::NobodySends { waiters: any });
        }
        let unclear = list(Needs::Unknown);
        if !unclear.is_empty() {
            findings.push(Finding::Unclear { waiters: unclear });
        }
    }
}

/// The circle, beginning with its lowest rank.
fn in_order(mut ranks: Vec<u32>) -> Vec<u32> {
    let lowest = ranks.iter().enumerate().min_by_key(|(_, r)| **r).map_or(0, |(i, _)| i);
    ranks.rotate_left(lowest);
    ranks
}

/// A finding that is nearer to the cause than the circle has named its ranks.
fn explained(findings: &[Finding], circle: &[u32]) -> bool {
    findings.iter().any(|f| match f {
        Finding::Tag { receiver, sender, .. } | Finding::Communicator { receiver, sender, .. } => {
            circle.contains(receiver) && circle.contains(sender)
        }
        Finding::Mixed { few, most, .. } => {
            circle.iter().all(|r| few.1.contains(r) || most.1.contains(r))
        }
        _ => false,
    })
}

/// Collects who is in which collective call, and who is missing there.
fn gather(view: &JobView, doing: &[Doing]) -> Vec<Gathering> {
    let mut by_call: BTreeMap<(u64, &str), Gathering> = BTreeMap::new();
    let mut members: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
    for (r, doing) in view.ranks.iter().zip(doing) {
        if let Doing::Collective { call, comm } = *doing {
            let empty = || Gathering { call, comm, inside: Vec::new(), missing: Vec::new() };
            let gathering = by_call.entry((comm, stem(call_name(call)))).or_insert_with(empty);
            gathering.inside.push(r.rank);
        }
        let comm = match *doing {
            Doing::Collective { comm, .. }
            | Doing::Receives { comm, .. }
            | Doing::Gathers { comm, .. }
            | Doing::Sends { comm, .. } => comm,
            _ => continue,
        };
        members.entry(comm).or_default().push(r.rank);
    }
    for gathering in by_call.values_mut() {
        let inside = &gathering.inside;
        let absent = |r: &u32| inside.binary_search(r).is_err();
        gathering.missing = if gathering.comm == WORLD {
            view.ranks.iter().map(|r| r.rank).filter(absent).collect()
        } else {
            let members = members.get(&gathering.comm);
            members.into_iter().flatten().copied().filter(absent).collect()
        };
    }
    by_call.into_values().collect()
}

fn needs(view: &JobView, doing: &[Doing], gatherings: &[Gathering], i: usize) -> Needs {
    match doing[i] {
        Doing::Finished | Doing::Gone => Needs::Never,
        Doing::Before | Doing::Stopped { .. } | Doing::Outside { .. } | Doing::Busy { .. } => {
            Needs::Nothing
        }
        Doing::Receives { from: Some(rank), .. } | Doing::Sends { to: rank, .. } => {
            Needs::One(rank)
        }
        Doing::Gathers { from, .. } => Needs::One(from),
        Doing::Receives { from: None, .. } => Needs::Any,
        Doing::Chooses { .. } => Needs::OneOf(i),
        Doing::Window { note, .. } if note.ranks().is_empty() => Needs::Unknown,
        Doing::Window { .. } => Needs::AllOf(i),
        Doing::Collective { call, comm } => {
            let name = stem(call_name(call));
            let fits = |g: &Gathering| g.comm == comm && stem(call_name(g.call)) == name;
            match gatherings.iter().position(fits) {
                Some(g) if !gatherings[g].missing.is_empty() => Needs::Gathering(g),
                // All that are known are there: the algorithm knows better.
                _ => view.ranks[i].inner_peer().map_or(Needs::Unknown, Needs::One),
            }
        }
        // Whoever ends MPI takes part in nothing any more.
        Doing::Waits { call } if call_name(call) == "MPI_Finalize" => Needs::Never,
        Doing::Waits { .. } => view.ranks[i].inner_peer().map_or(Needs::Unknown, Needs::One),
    }
}
