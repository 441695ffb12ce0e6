//! Holds of a job: when one is due, what nodes say, and what people are told.

use hawser_mca::Params;
use hawser_os::clock;
use hawser_rte::control::{Dest, Order};
use hawser_rte::state::hold::{GivenUp, HoldAction, HoldTimes, Holds, NodeAnswer};

use super::Master;

/// What became of the holds of a job.
#[derive(Debug)]
pub(super) struct MasterHolds {
    machine: Holds,
    limit_us: u64,
    /// At the end it is told what became of them.
    shows: bool,
    times: Vec<HoldTimes>,
    /// Those that came to nothing, but for ranks that had ended MPI, and why the first did.
    given_up: u32,
    why: Option<String>,
    started: bool,
}

fn now_us() -> u64 {
    clock::now_ns() / 1000
}

impl MasterHolds {
    /// None: no holds are wanted.
    pub(super) fn new(params: &Params, nodes: impl Iterator<Item = u32>) -> Option<MasterHolds> {
        let number = |name: &str| u64::try_from(params.int(name)).unwrap_or(0);
        let every_us = number("crs_base_hold_every") * 1000;
        let limit_us = number("crs_base_hold_limit") * 1000;
        (every_us > 0).then(|| MasterHolds {
            machine: Holds::new(nodes, Some(every_us), limit_us),
            limit_us,
            shows: params.bool("crs_base_hold_show"),
            times: Vec::new(),
            given_up: 0,
            why: None,
            started: false,
        })
    }

    fn over(&mut self, outcome: Result<HoldTimes, GivenUp>) -> Option<String> {
        match outcome {
            Ok(times) => self.times.push(times),
            // Ranks that have begun to end MPI are at their end, and those that fail are told of.
            Err(GivenUp::Left(_) | GivenUp::Failed) => {}
            Err(why) => {
                self.given_up += 1;
                if self.why.is_none() {
                    let text = why.text(self.limit_us);
                    self.why = Some(text.clone());
                    return Some(format!("a hold was given up, the job goes on: {text}"));
                }
            }
        }
        None
    }

    /// A line about all of them; `None`: nobody wants it.
    fn summary(&self) -> Option<String> {
        let mut parts = Vec::new();
        let column = |of: fn(&HoldTimes) -> u64| self.times.iter().map(of).collect::<Vec<u64>>();
        let columns = [
            ("hold", column(|times| times.hold_us)),
            ("drain", column(|times| times.drain_us)),
            ("go on", column(|times| times.resume_us)),
        ];
        for (name, mut all) in columns {
            all.sort_unstable();
            let ms = |us: Option<&u64>| us.map_or(0.0, |us| *us as f64 / 1000.0);
            let (middle, most) = (ms(all.get(all.len() / 2)), ms(all.last()));
            parts.push(format!("{name} {middle:.1} ms (most {most:.1})"));
        }
        let all = self.times.len() as u32 + self.given_up;
        let why = self.why.as_ref().map(|why| format!("; given up: {why}")).unwrap_or_default();
        self.shows.then(|| {
            format!("{} of {all} holds drained; {}{why}", self.times.len(), parts.join(", "))
        })
    }
}

impl Master {
    /// A node says how far its ranks are.
    pub(super) fn hold_answered(&mut self, from: u32, number: u32, answer: NodeAnswer) {
        if let Some(holds) = &mut self.holds {
            holds.machine.handle_answer(from, number, answer, now_us());
        }
    }

    /// A rank has ended other than well.
    pub(super) fn hold_failed(&mut self) {
        if let Some(holds) = &mut self.holds {
            holds.machine.handle_failed(now_us());
        }
    }

    /// A node is lost.
    pub(super) fn hold_node_lost(&mut self, node: u32) {
        if let Some(holds) = &mut self.holds {
            holds.machine.handle_node_lost(node, now_us());
        }
    }

    /// Goes on with holds. All ranks run once the job was born.
    pub(super) fn settle_holds(&mut self) {
        let ends = self.job.cause().is_some() || self.code.is_some();
        let runs = self.starting.is_empty();
        let Some(holds) = &mut self.holds else { return };
        let now = now_us();
        if runs && !std::mem::replace(&mut holds.started, runs) {
            holds.machine.handle_started(now);
        }
        if ends {
            holds.machine.handle_end(now);
        }
        holds.machine.handle_time(now);
        let mut lines = Vec::new();
        while let Some(action) = holds.machine.poll_action() {
            let (number, holds_now) = match action {
                HoldAction::Ask(number) => (number, true),
                HoldAction::Release(number) => (number, false),
                HoldAction::Drained(_) => continue,
                HoldAction::Over(outcome) => {
                    lines.extend(holds.over(outcome));
                    continue;
                }
            };
            self.orders.push_back((Dest::All, Order::Hold { number, holds: holds_now }));
        }
        if !lines.is_empty() {
            self.say(&lines);
        }
    }

    /// The job is over.
    pub(super) fn tell_holds(&mut self) {
        if let Some(line) = self.holds.as_ref().and_then(MasterHolds::summary) {
            self.say(&[line]);
        }
    }

    /// When [`Master::settle_holds`] has something to do, in milliseconds.
    pub(super) fn next_hold(&self) -> Option<u64> {
        self.holds.as_ref().and_then(|h| h.machine.next_time()).map(|us| us.div_ceil(1000))
    }
}
