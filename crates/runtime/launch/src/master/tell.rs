//! What the master tells the user, and how it finds out.

use hawser_os::clock;
use hawser_os::process::{self, Exit};
use hawser_rte::control::whole::JobReport;
use hawser_rte::control::{self, Dest, Order};
use hawser_rte::errmgr::{self, JobFacts, Memory, RankFacts};
use hawser_rte::observe::{self, HostRanks, JobView, NetworkView, RankView};
use hawser_rte::state::job::{Cause, EXIT_SAVED};
use hawser_segment::node::NetworkNumbers;
use hawser_segment::node::Phase;
use hawser_status::StatusPage;

use super::{Asking, Master, Purpose, VIEW_MS};
use crate::plm;

impl Master {
    fn facts_of(&self, rank: u32) -> RankFacts {
        let setup = &self.setup;
        let place = setup.map.place(rank);
        let node = place.and_then(|p| self.nodes.get(p.node as usize));
        let program = setup.programs.partition_point(|p| p.first <= rank).saturating_sub(1);
        let shown = setup.programs.get(program).and_then(|p| p.argv.first());
        let pid = || {
            let local = place.map_or(0, |p| p.local as usize);
            node.and_then(|n| n.pids.get(local)).copied().unwrap_or(0)
        };
        let aborted = self.aborts.of(rank).map(|(pid, _)| pid);
        let ended = self.ended.get(&rank);
        let job = match self.facts.parent {
            None => String::new(),
            Some((parent, of)) => {
                let number = self.facts.number;
                format!(" of job {number}, spawned by rank {parent} of job {of}")
            }
        };
        RankFacts {
            rank,
            job,
            host: node.map(|n| n.host.clone()).unwrap_or_default(),
            pid: ended.map(|e| e.pid).or(aborted).unwrap_or_else(pid),
            program: shown.map(|s| String::from_utf8_lossy(s).into_owned()).unwrap_or_default(),
            phase: ended.map_or(Phase::Empty, |e| e.phase),
            status: ended.map_or_else(StatusPage::default, |e| e.status),
        }
    }

    /// Asks all nodes what their ranks do.
    fn ask(&mut self, purpose: Purpose, now: u64) {
        self.tickets += 1;
        let map = &self.setup.map;
        let with_ranks = |n: &u32| !self.nodes[*n as usize].lost && map.local_size(*n) > 0;
        let missing: Vec<u32> = (0..self.nodes.len() as u32).filter(with_ranks).collect();
        for node in &missing {
            self.orders.push_back((Dest::Node(*node), Order::View(self.tickets)));
        }
        self.asking = Some(Asking {
            purpose,
            ticket: self.tickets,
            missing,
            ranks: Vec::new(),
            networks: Vec::new(),
            until_ms: now + VIEW_MS,
        });
    }

    /// A node has told what its ranks do.
    pub(super) fn viewed(&mut self, from: u32, ticket: u64, now_ns: u64, ranks: Vec<RankView>) {
        let Some(asking) = self.asking.as_mut().filter(|a| a.ticket == ticket) else { return };
        asking.missing.retain(|n| *n != from);
        // Each host has a clock of its own. What lies between ours and another is taken once: a
        // wait that goes on must look the same in every snapshot.
        let here = || clock::now_ns().wrapping_sub(now_ns);
        let node = self.nodes.get_mut(from as usize);
        let ahead = node.map_or(0, |n| *n.clock.get_or_insert_with(here));
        asking.ranks.extend(ranks.into_iter().map(|mut rank| {
            let since = &mut rank.status.waiting_since;
            if *since != 0 {
                *since = since.wrapping_add(ahead).max(1);
            }
            rank
        }));
    }

    /// A node has told what its ranks have counted by network.
    pub(super) fn viewed_networks(&mut self, from: u32, ticket: u64, all: Vec<NetworkNumbers>) {
        if let Some(asking) = self.asking.as_mut().filter(|a| a.ticket == ticket) {
            asking.networks.push((from, all));
        }
    }

    /// Uses the answers when all have come, or the time for them is over.
    pub(super) fn answer(&mut self, now: u64) {
        let ready = |a: &Asking| a.missing.is_empty() || now >= a.until_ms;
        if !self.asking.as_ref().is_some_and(ready) {
            return;
        }
        let Some(mut asking) = self.asking.take() else { return };
        asking.ranks.sort_by_key(|r| r.rank);
        let mut view = self.view_of(asking.ranks);
        asking.networks.sort_by_key(|n| n.0);
        let host = |node: u32| Some(self.nodes.get(node as usize)?.host.clone());
        let networks = asking.networks.into_iter();
        view.networks =
            networks.flat_map(|(node, all)| NetworkView::of_node(node, all, &host)).collect();
        match asking.purpose {
            Purpose::Explain(cause) => self.tell(cause, &view),
            Purpose::Show => self.shown = Some(view),
            Purpose::Hang => {
                let report = self.hang.as_mut().and_then(|h| h.handle_view(view));
                let Some(analysis) = report else { return };
                let mut lines = vec!["nothing moves in MPI; the job goes on.".to_string()];
                lines.extend(analysis.lines());
                self.say(&lines);
            }
        }
    }

    fn view_of(&self, ranks: Vec<RankView>) -> JobView {
        let map = &self.setup.map;
        let several = self.nodes.len() > 1;
        let nodes = self.nodes.iter().enumerate().filter(|_| several);
        let hosts = nodes.map(|(i, node)| {
            let mut ranks: Vec<u32> = map.ranks_on(i as u32).collect();
            ranks.sort_unstable();
            HostRanks { host: node.host.clone(), ranks: super::runs(&ranks) }
        });
        let hosts = hosts.filter(|h| !h.ranks.is_empty()).collect();
        let (job, nprocs) = (self.facts.id, map.ranks());
        let (networks, others) = (Vec::new(), Vec::new());
        let now_ns = clock::now_ns();
        let mut view = JobView { job, nprocs, now_ns, ranks, hosts, networks, others };
        view.number_others();
        view
    }

    /// Somebody wants to see the job: [`Master::poll_shown`] has it in a moment.
    pub(crate) fn show(&mut self) {
        self.show_wanted = true;
    }

    /// Asks for the view that somebody wants, unless another question is open.
    pub(super) fn show_when_wanted(&mut self, now: u64) {
        if self.show_wanted && self.asking.is_none() {
            self.show_wanted = false;
            self.ask(Purpose::Show, now);
        }
    }

    /// The job as somebody wanted to see it.
    pub(crate) fn poll_shown(&mut self) -> Option<JobReport> {
        let view = self.shown.take()?;
        let words = self.setup.programs.first().map(|p| p.argv.as_slice()).unwrap_or_default();
        let words: Vec<_> = words.iter().map(|w| String::from_utf8_lossy(w)).collect();
        let program = words.join(" ").chars().filter(|c| !c.is_control()).collect();
        let (version, launcher) = (control::VERSION, process::pid() as u32);
        Some(JobReport { version, launcher, program, view })
    }

    /// Begins to tell why the job ends.
    pub(super) fn explain(&mut self, cause: Cause, now: u64) {
        if self.setup.request.quiet && is_of_processes(cause) {
            return;
        }
        if errmgr::needs_view(cause) {
            self.ask(Purpose::Explain(cause), now);
        } else {
            let view = self.view_of(Vec::new());
            self.tell(cause, &view);
        }
    }

    /// Something has failed and the job goes on: tells the ranks, and the user. (Of a lost node
    /// the ranks are told when it is lost.)
    pub(super) fn tell_lost(&mut self, cause: Cause) {
        let view = self.view_of(Vec::new());
        let line = self.with_facts(cause, &view, |facts| errmgr::explain_lost(cause, facts));
        if let Some(rank) = culprit(cause) {
            let why = line.clone();
            self.orders.push_back((Dest::All, Order::Lost { ranks: vec![(rank, 1)], why }));
            self.lost.push(rank);
        } else {
            // The next one has its own.
            self.trouble.clear();
        }
        if !self.setup.request.quiet {
            self.say(&[line]);
        }
    }

    /// Tells why the job ends.
    fn tell(&mut self, cause: Cause, view: &JobView) {
        let lines = self.with_facts(cause, view, |facts| errmgr::explain(cause, facts));
        self.say(&lines);
    }

    fn with_facts<R>(
        &self,
        cause: Cause,
        view: &JobView,
        of: impl FnOnce(&JobFacts<'_>) -> R,
    ) -> R {
        let culprit = culprit(cause);
        let ended = culprit.and_then(|r| self.ended.get(&r));
        let facts = JobFacts {
            culprit: culprit.map(|r| self.facts_of(r)),
            analysis: &observe::analyse(view),
            memory: ended.map_or(Memory::Enough, |e| e.memory),
            core_pattern: ended.map(|e| e.core_pattern.clone()).unwrap_or_default(),
            abort_text: culprit.and_then(|r| self.aborts.of(r)).map_or("", |(_, t)| t).into(),
            limit: self.setup.request.limit(),
            libdir: plm::libdir(),
            trouble: self.trouble.clone(),
        };
        of(&facts)
    }

    /// When a standstill must be looked for next, in milliseconds.
    pub(super) fn next_look(&self) -> Option<u64> {
        if self.job.cause().is_some() || self.code.is_some() || self.asking.is_some() {
            return None;
        }
        let at = self.hang.as_ref()?.next_ns()?;
        Some(at.div_ceil(1_000_000))
    }

    /// Finds out who waits for whom, when it is time for that.
    pub(super) fn look_for_hang(&mut self, now: u64) {
        if self.next_look().is_some_and(|at| now >= at) {
            self.ask(Purpose::Hang, now);
        }
    }

    /// Tells of a rank that ended badly after `MPI_Finalize`, when nothing worse has happened.
    pub(super) fn explain_late(&mut self) {
        if self.setup.request.quiet || self.job.cause().is_some() {
            return;
        }
        let saved = Exit::Code(EXIT_SAVED as u8);
        if let Some((rank, exit)) = self.job.late().filter(|(_, exit)| *exit != saved) {
            let line = errmgr::explain_late(&self.facts_of(rank), exit);
            self.say(&[line]);
        }
    }
}

/// True when the processes of the job say more of a cause than we could, or the user has willed it.
fn is_of_processes(cause: Cause) -> bool {
    match cause {
        Cause::Failed { .. }
        | Cause::Aborted { .. }
        | Cause::Unfinished { .. }
        | Cause::NeverJoined { .. }
        | Cause::Signal(_)
        | Cause::Timeout => true,
        Cause::NotStarted { .. }
        | Cause::NodeLost { .. }
        | Cause::RunTime
        | Cause::Connected { .. }
        | Cause::Saved
        | Cause::OutputLost { .. } => false,
    }
}

/// The rank that a cause is about.
fn culprit(cause: Cause) -> Option<u32> {
    match cause {
        Cause::Failed { rank, .. }
        | Cause::Aborted { rank, .. }
        | Cause::Unfinished { rank }
        | Cause::NeverJoined { rank } => Some(rank),
        Cause::Signal(_)
        | Cause::Timeout
        | Cause::NotStarted { .. }
        | Cause::NodeLost { .. }
        | Cause::RunTime
        | Cause::Connected { .. }
        | Cause::Saved
        | Cause::OutputLost { .. } => None,
    }
}
