//! Agreements of processes of which some may fail, as the launcher sees them (MPIX_Comm_agree,
//! MPIX_Comm_shrink). Pure.
//!
//! Each process of a communicator contributes once to each agreement. The launcher decides when it
//! has a contribution or a failure of each of them: one place decides, which cannot end without the
//! jobs, so all survivors get the same decision, whoever dies in whatever state. A process that is
//! counted as failed is killed: none goes on with another view.
//!
//! Nobody tells the launcher who the members of a communicator of one job are; that would cost a
//! list for each agreement. Those who wait tell the failed members that they know, again when they
//! hear of more: the run-time tells all ranks of a job of each loss. Of processes of other jobs it
//! does not tell, so that a contribution to an agreement of several jobs names the members.

use std::collections::{BTreeMap, BTreeSet};

use crate::name::Name;
use crate::universe::agreement::{AgreementKey, Contribution, Decision, Process};

#[derive(Debug, Default)]
struct Open {
    size: u32,
    contributions: BTreeMap<Name, (u64, Contribution)>,
    failed: BTreeSet<Name>,
    members: BTreeSet<Name>,
}

/// What follows from an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AgreementAction {
    /// Tell a process what was decided; the number of its request.
    Decided(Name, u64, Decision),
    /// This process counts as failed: it must not go on.
    Fence(Name),
}

/// See the module's documentation.
#[derive(Debug, Default)]
pub struct Agreements {
    open: BTreeMap<AgreementKey, Open>,
    /// Processes of jobs that run, and are known to have failed, or are killed since others say so.
    dead: BTreeSet<Name>,
    /// Jobs that have ended.
    ended: BTreeSet<u64>,
    actions: Vec<AgreementAction>,
}

impl Agreements {
    /// A process contributes, by the request with this number. A second contribution of it to the
    /// same agreement changes nothing. One that counts as failed contributes no more: what it says
    /// late would begin an agreement anew that the others have decided.
    pub fn handle_contribution(&mut self, from: Name, ticket: u64, mine: Contribution) {
        if self.dead.contains(&from) || self.ended.contains(&from.job) {
            return;
        }
        let key = mine.key;
        let open = self.open.entry(key).or_default();
        open.size = open.size.max(mine.size);
        let mut failed = mine.failed.clone();
        open.members.extend(mine.members.iter().map(|p| Name::from(*p)));
        let gone =
            |p: &&Process| self.dead.contains(&Name::from(**p)) || self.ended.contains(&p.job);
        failed.extend(mine.members.iter().filter(gone).copied());
        open.contributions.entry(from).or_insert((ticket, mine));
        self.handle_failed(key, &failed);
    }

    /// A process that waits for an agreement has heard of failed members.
    pub fn handle_failed(&mut self, key: AgreementKey, failed: &[Process]) {
        let Some(open) = self.open.get_mut(&key) else { return };
        for name in failed.iter().map(|p| Name::from(*p)) {
            let known = self.dead.contains(&name) || self.ended.contains(&name.job);
            if open.failed.insert(name) && !known {
                self.dead.insert(name);
                self.actions.push(AgreementAction::Fence(name));
            }
        }
        self.decide(key);
    }

    /// A process has failed while its job goes on.
    pub fn handle_dead(&mut self, name: Name) {
        self.dead.insert(name);
        self.fail_members(|member| *member == name);
    }

    /// A job has ended, with all its processes: nobody waits for them.
    pub fn handle_end(&mut self, job: u64) {
        self.open.retain(|key, open| {
            key.job != job && !open.contributions.keys().all(|name| name.job == job)
        });
        self.dead.retain(|name| name.job != job);
        self.ended.insert(job);
        self.fail_members(|member| member.job == job);
    }

    /// Members of agreements of several jobs have failed.
    fn fail_members(&mut self, is_gone: impl Fn(&Name) -> bool) {
        let gone = |open: &Open| -> Vec<Process> {
            open.members.iter().filter(|m| is_gone(m)).map(|m| Process::from(*m)).collect()
        };
        let all: Vec<_> = self.open.iter().map(|(key, open)| (*key, gone(open))).collect();
        for (key, failed) in all.iter().filter(|(_, failed)| !failed.is_empty()) {
            self.handle_failed(*key, failed);
        }
    }

    fn decide(&mut self, key: AgreementKey) {
        let Some(open) = self.open.get(&key) else { return };
        let silent = open.failed.iter().filter(|name| !open.contributions.contains_key(name));
        if (open.contributions.len() + silent.count()) < open.size as usize {
            return;
        }
        let Some(open) = self.open.remove(&key) else { return };
        let all = || open.contributions.values().map(|(_, c)| c);
        let of_side = |side: u8| all().filter(move |c| c.side == side);
        let and = |side: u8| of_side(side).fold(u64::MAX, |value, c| value & c.value);
        let failed: Vec<Process> = open.failed.iter().map(|name| Process::from(*name)).collect();
        let knows = |c: &Contribution| failed.iter().all(|f| c.acked.contains(f));
        let survivors = open.contributions.iter().filter(|(name, _)| !open.failed.contains(name));
        let decision = Decision {
            values: [and(0), and(1)],
            proposal: all().next().map_or(0, |c| c.proposal),
            acknowledged: survivors.clone().all(|(_, (_, c))| knows(c)),
            failed,
        };
        for (name, (ticket, _)) in survivors {
            self.actions.push(AgreementAction::Decided(*name, *ticket, decision.clone()));
        }
    }

    /// True when the job ran here and has ended.
    pub fn has_ended(&self, job: u64) -> bool {
        self.ended.contains(&job)
    }

    /// What is to be done.
    pub fn take_actions(&mut self) -> Vec<AgreementAction> {
        std::mem::take(&mut self.actions)
    }

    /// Agreements that are not decided.
    pub fn open(&self) -> usize {
        self.open.len()
    }
}

#[cfg(test)]
mod tests;
