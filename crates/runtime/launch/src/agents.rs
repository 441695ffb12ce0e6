//! The agents of a node: one for each job that has or had ranks here (ADR 35). The first is there
//! from the beginning, and as long as its process; the others come with the order to launch their
//! job, and go with the order to forget it.

use std::collections::VecDeque;
use std::io;
use std::os::fd::AsFd;

use hawser_os::poll::{Interest, Poller};
use hawser_os::process::Exit;
use hawser_os::signals::SignalFd;
use hawser_rte::control::plan::LaunchPlan;
use hawser_rte::control::{Order, Report};
use hawser_wireup::handshake::{Answer, Names, Reason};
use hawser_wireup::reception::Arrival;

use crate::agent::{Agent, AgentConfig};

/// Jobs of which is known that they are over. A caller for an older one is told so by its key.
const OVER_MAX: usize = 4_096;

/// See the module's documentation.
pub(crate) struct Agents {
    /// By job. The first one is that for which the node came.
    list: Vec<(u64, Agent)>,
    config: AgentConfig,
    /// Jobs that are over here, the oldest first.
    over: VecDeque<u64>,
    /// Children of this process that are no descendants of ranks.
    spared: Vec<i32>,
    /// What is to be told besides what agents tell.
    reports: Vec<(u64, Report)>,
    /// In the owner's set an agent has this token.
    token: u64,
}

impl Agents {
    /// The agent of the first job. To be made before this process has other threads. Its
    /// descriptors, and those of agents that follow, have this token in the set of the owner.
    ///
    /// # Errors
    /// No descriptors or no process to be had.
    pub(crate) fn new(config: AgentConfig, poller: &Poller, token: u64) -> io::Result<Agents> {
        let agent = Agent::new(config.clone())?;
        poller.add(agent.as_fd(), token, Interest::Read)?;
        let list = vec![(config.job, agent)];
        Ok(Agents {
            list,
            config,
            over: VecDeque::new(),
            spared: Vec::new(),
            reports: Vec::new(),
            token,
        })
    }

    fn agent(&mut self, job: u64) -> Option<&mut Agent> {
        self.list.iter_mut().find(|(j, _)| *j == job).map(|(_, agent)| agent)
    }

    /// Does what the master of a job says.
    pub(crate) fn handle_order(&mut self, job: u64, order: Order, poller: &Poller) {
        match &order {
            Order::Launch(plan) if self.agent(job).is_none() => {
                if let Err(e) = self.add(job, plan, poller) {
                    return self.refuse(job, plan, &e);
                }
            }
            Order::Admit { .. } => return self.reports.push((job, Report::Admitted)),
            Order::Forget => return self.forget(job, poller),
            _ => {}
        }
        if let Some(agent) = self.agent(job) {
            agent.handle_order(order);
        }
    }

    fn add(&mut self, job: u64, plan: &LaunchPlan, poller: &Poller) -> io::Result<()> {
        let agent = Agent::new(AgentConfig { job, secret: plan.secret, ..self.config.clone() })?;
        poller.add(agent.as_fd(), self.token, Interest::Read)?;
        self.list.push((job, agent));
        let spared = &self.spared;
        for (_, agent) in &mut self.list {
            agent.share();
            agent.spare(spared.clone());
        }
        Ok(())
    }

    fn refuse(&mut self, job: u64, plan: &LaunchPlan, why: &io::Error) {
        let ranks: Vec<u32> = plan.map.ranks_on(self.config.node).collect();
        let why = hawser_os::socket::advised(why);
        let text = format!("no process can be started: {why}");
        let code = crate::plm::CODE_CANNOT_START;
        self.reports.push((job, Report::NotStarted { ranks, code, text }));
    }

    /// A job is over, and others go on.
    fn forget(&mut self, job: u64, poller: &Poller) {
        let of_job = |(j, _): &(u64, Agent)| *j == job;
        let Some(at) = self.list.iter().position(of_job).filter(|at| *at > 0) else { return };
        let (_, agent) = self.list.remove(at);
        poller.remove(agent.as_fd());
        agent.end();
        self.over.push_back(job);
        if self.over.len() > OVER_MAX {
            self.over.pop_front();
        }
    }

    /// Some of their descriptors are ready.
    ///
    /// # Errors
    /// What the kernel said of an agent's own set.
    pub(crate) fn handle_events(&mut self) -> io::Result<()> {
        self.list.iter_mut().try_for_each(|(_, agent)| agent.handle_events())
    }

    /// What is said to somebody who calls for a rank of this node.
    pub(crate) fn judge(&self, names: &Names) -> Answer {
        let of_job = self.list.iter().find(|(job, _)| *job == names.job);
        match of_job {
            Some((_, agent)) => agent.judge(names),
            None if self.over.contains(&names.job) => Answer::No(Reason::Ended),
            // The order to launch it has not come yet.
            None => Answer::Later,
        }
    }

    /// Somebody who has proved to be of a job calls for a rank of it.
    pub(crate) fn handle_call(&mut self, call: Arrival) {
        if let Some(agent) = self.agent(call.names.job) {
            agent.handle_call(call);
        }
    }

    /// A child of this process has ended. False when it was no agent's.
    pub(crate) fn handle_exit(&mut self, pid: i32, exit: Exit) -> bool {
        self.list.iter_mut().any(|(_, agent)| agent.handle_exit(pid, exit))
    }

    /// Goes on with what is under way.
    ///
    /// # Errors
    /// What the kernel said of an agent's own set.
    pub(crate) fn settle(&mut self) -> io::Result<()> {
        self.list.iter_mut().try_for_each(|(_, agent)| agent.settle())
    }

    /// The next thing to tell the master of a job.
    pub(crate) fn poll_report(&mut self) -> Option<(u64, Report)> {
        if let Some(report) = self.reports.pop() {
            return Some(report);
        }
        self.list.iter_mut().find_map(|(job, agent)| Some((*job, agent.poll_report()?)))
    }

    /// Tells the agents' sets what to wait for. Returns when [`Agents::settle`] is to be called
    /// although nothing has happened, in milliseconds from `now`, our monotonic clock.
    pub(crate) fn prepare_wait(&mut self, now: u64) -> Option<u64> {
        self.list.iter_mut().filter_map(|(_, agent)| agent.prepare_wait(now)).min()
    }

    /// These children of this process are not ours to end.
    pub(crate) fn spare(&mut self, pids: Vec<i32>) {
        self.list.iter_mut().for_each(|(_, agent)| agent.spare(pids.clone()));
        self.spared = pids;
    }

    /// Ends what is left of all jobs.
    pub(crate) fn kill(&mut self, orphans: bool) {
        let order = Order::Kill { orphans };
        self.list.iter_mut().for_each(|(_, agent)| agent.handle_order(order.clone()));
    }

    /// See [`Agent::sweep`].
    ///
    /// # Errors
    /// What the kernel said of a set.
    pub(crate) fn sweep(
        &mut self,
        bad: bool,
        signals: &SignalFd,
        others: &mut dyn FnMut(i32, Exit),
    ) -> io::Result<Vec<i32>> {
        let mut came = Vec::new();
        // Those that are swept already are told nothing that counts any more.
        for (_, agent) in self.list.iter_mut().rev() {
            came.extend(agent.sweep(bad, signals, others)?);
        }
        Ok(came)
    }
}
