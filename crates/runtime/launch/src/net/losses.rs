//! Neighbours that do not answer, are lost, or are found again: another network, or another parent.

use hawser_rte::control::Report;
use hawser_rte::oob::answers::Verdict;
use hawser_rte::oob::failover::{self, Failover};
use hawser_rte::oob::relay::{Closing, Loss, Lost};
use hawser_rte::oob::roll_call::RollCall;
use hawser_wireup::handshake::Side;
use hawser_wireup::reception::Made;

use super::{CALL_PARENT, CALL_ROOT, Net, News, ns};

impl Net {
    /// Those below a lost node find another parent.
    pub(crate) fn heals(&self) -> bool {
        self.relay.heals()
    }

    /// Of the root: nodes whose parent is lost are expected.
    pub(crate) fn has_orphans(&self) -> bool {
        self.relay.has_orphans()
    }

    /// Looks whether hosts answer: a parent that does not is called over other networks, and in the
    /// end connections to hosts that do not are ended.
    pub(super) fn look_for_answers(&mut self, now: u64) {
        if now < self.answers_at {
            return;
        }
        self.answers_at = now + self.times.beat / 2;
        let (near, limits) = (self.near.iter_mut(), self.limits);
        let verdicts = near.map(|(node, n)| (*node, n.verdict(now, &limits)));
        for (node, verdict) in verdicts.collect::<Vec<(u32, Verdict)>>() {
            if self.is_parent(node) {
                self.fail_over(node, verdict, now);
            }
            if verdict == Verdict::Lost {
                self.closed(node, Closing::Unanswered, now);
            }
        }
    }

    /// What the connection to the parent says of its host.
    fn fail_over(&mut self, parent: u32, verdict: Verdict, now: u64) {
        match self.failover.handle_verdict(verdict) {
            failover::FailoverStep::Stay => {}
            failover::FailoverStep::Search => self.search_parent(now),
            failover::FailoverStep::Settle => {
                // The parent has moved to a connection that is proved already.
                if let Some(made) = self.caller.cancel(CALL_PARENT) {
                    self.connected(parent, made, Side::Caller, now);
                }
            }
        }
        if self.relay.is_resumed(parent) {
            self.left.clear();
        }
    }

    /// A call for the parent, or the root, has ended.
    pub(super) fn called(&mut self, number: u64, outcome: Result<Made, String>, now: u64) {
        let Some((parent, ..)) = self.parent else { return };
        if number == CALL_PARENT {
            self.failover.handle_outcome();
        }
        match outcome {
            Ok(made) if number == CALL_ROOT => self.exchange(0, made, Side::Caller, now),
            Ok(made) => {
                self.joined = true;
                self.moving = false;
                self.connected(parent, made, Side::Caller, now);
            }
            Err(text) if !self.joined || self.moving => {
                self.news.push_back(News::Orphaned(text));
            }
            // The relay counts the time.
            Err(_) => {}
        }
    }

    pub(super) fn lose(&mut self, lost: Lost, now: u64) {
        let node = lost.node;
        self.disconnect(node);
        if let Some((_, host, _)) = self.parent.as_ref().filter(|(parent, ..)| *parent == node) {
            let text = format!("the connection to host {host} is lost");
            return match self.moves_to_root(now) {
                true => {}
                false => self.news.push_back(News::Orphaned(text)),
            };
        }
        let seconds = lost.silent_ms as f64 / 1e3;
        let what = match lost.loss {
            Loss::Unanswered => format!("has not answered for {seconds:.1} s"),
            Loss::Silent => format!("runs, but its daemon has said nothing for {seconds:.0} s"),
            Loss::Ended => "has lost its daemon: that has ended".to_string(),
            Loss::Broken => {
                "has lost its daemon: its connection broke and was not made again".to_string()
            }
            Loss::Orphaned => {
                format!("has found no way around a lost host for {seconds:.0} s")
            }
        };
        let answered = self.roll_call.as_ref().is_none_or(|m| m.has_answered(node));
        if !answered && self.starts.step(node).is_some() {
            return self.starts.handle_failure(node, &format!("it {what}"), now);
        }
        let why = format!("host {} {what}", self.starts.name_of(node));
        if self.relay.handle_node_lost(node, None, now) {
            self.report(Report::NodeLost { node, why });
        }
    }

    /// The parent is lost. True: the root is called to take its place.
    fn moves_to_root(&mut self, now: u64) -> bool {
        let all_came = self.roll_call.as_ref().is_some_and(RollCall::is_complete);
        let Some((host, addresses)) = self.root.clone().filter(|_| self.joined && all_came) else {
            return false;
        };
        if !self.relay.handle_parent_lost() {
            return false;
        }
        self.left.clear();
        self.failover = Failover::default();
        self.moving = true;
        self.parent = Some((0, host, addresses));
        self.call_parent(ns(self.limits.lost.saturating_add(self.times.away)), now);
        true
    }
}
