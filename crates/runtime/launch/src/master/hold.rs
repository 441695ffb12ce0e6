//! Holds of a job: when one is due, what nodes say, and what people are told.

use hawser_checkpoint::params::{Saves, select_crs};
use hawser_mca::Params;
use hawser_os::clock;
use hawser_rte::control::{Dest, Order};
use hawser_rte::state::hold::{Depth, GivenUp, HoldAction, HoldTimes, Holds, NodeAnswer};

use super::Master;
use super::external::{External, LOOK_US};
use crate::plm::remote;

/// For how long an interrupt lasts for which nobody asks again, in microseconds.
const WISH_US: u64 = 5_000_000;

/// What became of the holds of a job.
#[derive(Debug)]
pub(super) struct MasterHolds {
    machine: Holds,
    limit_us: u64,
    /// What is run while ranks are interrupted; empty: nothing, and they go on at once.
    command: String,
    /// That makes images of processes.
    by_images: bool,
    external: Option<External>,
    /// Somebody has asked for the present one.
    is_wished: bool,
    /// When he no longer wants it, unless he asks again.
    wished_until: Option<u64>,
    /// What those are that are due.
    noun: &'static str,
    /// At the end it is told what became of them.
    shows: bool,
    times: Vec<HoldTimes>,
    /// Those that came to nothing, but for ranks that had ended MPI, and why the first did.
    given_up: u32,
    why: Option<String>,
    started: bool,
}

/// With images of processes: after how many seconds they are made, and the command that does.
fn images(params: &Params) -> Option<(f64, String)> {
    let (every, dir) = (params.float("crs_base_every"), params.text("crs_base_dir"));
    let by_images = select_crs(params, &mut |_| {}) == Ok(Saves::Images);
    if !by_images || every <= 0.0 || dir.is_empty() {
        return None;
    }
    let own = std::env::current_exe().unwrap_or_default().with_file_name("hawser");
    let (own, job) = (own.to_string_lossy().into_owned(), std::process::id().to_string());
    let keep = params.int("crs_base_keep").max(1).to_string();
    let words = [
        &own,
        "checkpoint",
        &job,
        "--images",
        "--interrupted",
        "--dir",
        dir,
        "--keep",
        &keep,
        "--criu",
        params.text("crs_criu_path"),
    ];
    let words = words.map(String::from);
    Some((every, format!("{} >/dev/null", remote::shown(&words))))
}

fn now_us() -> u64 {
    clock::now_ns() / 1000
}

impl MasterHolds {
    /// Those that parameters ask for; without them there is one when somebody asks for it.
    pub(super) fn new(params: &Params, nodes: impl Iterator<Item = u32>) -> MasterHolds {
        let number = |name: &str| u64::try_from(params.int(name)).unwrap_or(0);
        let mut every_us = number("crs_base_hold_every") * 1000;
        let limit_us = number("crs_base_hold_limit") * 1000;
        let mut command = params.text("crs_base_external").to_owned();
        let images = images(params);
        let by_images = images.is_some();
        if let Some((every_s, images)) = images {
            every_us = (every_s * 1e6) as u64;
            command = images;
        }
        let (depth, noun) = match (command.is_empty(), params.bool("crs_base_hold_interrupts")) {
            (false, _) => (Depth::Parted, "interrupt"),
            (true, true) => (Depth::Interrupted, "interrupt"),
            (true, false) => (Depth::Drained, "hold"),
        };
        let every = (every_us > 0).then_some((every_us, depth));
        MasterHolds {
            machine: Holds::new(nodes, every, limit_us),
            limit_us,
            command,
            by_images,
            external: None,
            is_wished: false,
            wished_until: None,
            noun,
            shows: params.bool("crs_base_hold_show"),
            times: Vec::new(),
            given_up: 0,
            why: None,
            started: false,
        }
    }

    /// What is run, for people.
    fn command_name(&self) -> &'static str {
        if self.by_images { "making images" } else { "the command of crs_base_external" }
    }

    /// Somebody wants an interrupt that lasts until he says otherwise, or says nothing any more.
    pub(super) fn handle_wish(&mut self, wanted: bool) {
        let now = now_us();
        match wanted {
            true if self.wished_until.is_some() || self.machine.handle_ask(Depth::Parted, now) => {
                self.is_wished = true;
                self.wished_until = Some(now.saturating_add(WISH_US));
            }
            true => {}
            false if self.wished_until.is_some() => self.wished_until = Some(now),
            false => {}
        }
    }

    fn over(&mut self, outcome: Result<HoldTimes, GivenUp>) -> Option<String> {
        let was_wished = std::mem::take(&mut self.is_wished);
        self.wished_until = None;
        match outcome {
            // Whoever has asked sees why by himself.
            Err(_) if was_wished => {}
            Ok(times) => self.times.push(times),
            // Ranks that have begun to end MPI are at their end, those that have not begun it will,
            // and those that fail are told of.
            Err(GivenUp::Left(_) | GivenUp::Absent(_) | GivenUp::Failed) => {}
            Err(why) => {
                self.given_up += 1;
                if self.why.is_none() {
                    let text = why.text(self.limit_us);
                    self.why = Some(text.clone());
                    let article = if self.noun == "hold" { "a" } else { "an" };
                    let noun = self.noun;
                    return Some(format!("{article} {noun} was given up, the job goes on: {text}"));
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
            ("interrupt", column(|times| times.interrupt_us)),
            ("go on", column(|times| times.resume_us)),
        ];
        for (name, mut all) in columns {
            if name == "interrupt" && self.noun == "hold" {
                continue;
            }
            all.sort_unstable();
            let ms = |us: Option<&u64>| us.map_or(0.0, |us| *us as f64 / 1000.0);
            let (middle, most) = (ms(all.get(all.len() / 2)), ms(all.last()));
            parts.push(format!("{name} {middle:.1} ms (most {most:.1})"));
        }
        let all = self.times.len() as u32 + self.given_up;
        let why = self.why.as_ref().map(|why| format!("; given up: {why}")).unwrap_or_default();
        self.shows.then(|| {
            let verb = if self.noun == "hold" { "drained" } else { "done" };
            let (done, noun) = (self.times.len(), self.noun);
            format!("{done} of {all} {noun}s {verb}; {}{why}", parts.join(", "))
        })
    }
}

impl Master {
    /// A node says how far its ranks are.
    pub(super) fn hold_answered(&mut self, from: u32, number: u32, answer: NodeAnswer) {
        self.holds.machine.handle_answer(from, number, answer, now_us());
    }

    /// A rank has ended other than well.
    pub(super) fn hold_failed(&mut self) {
        self.holds.machine.handle_failed(now_us());
    }

    /// A node is lost.
    pub(super) fn hold_node_lost(&mut self, node: u32) {
        self.holds.machine.handle_node_lost(node, now_us());
    }

    /// Goes on with holds. All ranks run once the job was born.
    pub(super) fn settle_holds(&mut self) {
        let ends = self.job.cause().is_some() || self.code.is_some();
        let runs = self.starting.is_empty();
        let holds = &mut self.holds;
        let now = now_us();
        if runs && !std::mem::replace(&mut holds.started, runs) {
            holds.machine.handle_started(now);
        }
        if ends {
            holds.machine.handle_end(now);
        }
        holds.machine.handle_time(now);
        let mut lines = Vec::new();
        if holds.wished_until.take_if(|until| now >= *until).is_some() {
            holds.machine.handle_go_on(now);
        }
        if let Some(outcome) = holds.external.as_mut().and_then(External::poll) {
            holds.external = None;
            holds.machine.handle_go_on(now);
            lines.extend(
                outcome.err().map(|why| format!("{} {why}; the job goes on", holds.command_name())),
            );
        }
        while let Some(action) = holds.machine.poll_action() {
            let (number, ask) = match action {
                HoldAction::Tell(number, ask) => (number, ask),
                HoldAction::Drained(_) => continue,
                HoldAction::Interrupted(_) if holds.command.is_empty() || holds.is_wished => {
                    continue;
                }
                HoldAction::Interrupted(_) => {
                    let pids = self.nodes.first().map(|n| n.pids.as_slice()).unwrap_or_default();
                    match External::start(&holds.command, self.facts.id, pids) {
                        Ok(external) => holds.external = Some(external),
                        Err(e) => {
                            holds.machine.handle_go_on(now);
                            lines.push(format!("{}: {e}", holds.command_name()));
                        }
                    }
                    continue;
                }
                HoldAction::Over(outcome) => {
                    // It was given up while the command ran.
                    holds.external.take().iter().for_each(External::stop);
                    lines.extend(holds.over(outcome));
                    continue;
                }
            };
            self.orders.push_back((Dest::All, Order::Hold { number, ask }));
        }
        if !lines.is_empty() {
            self.say(&lines);
        }
    }

    /// The job is over.
    pub(super) fn tell_holds(&mut self) {
        if let Some(line) = self.holds.summary() {
            self.say(&[line]);
        }
    }

    /// When [`Master::settle_holds`] has something to do, in milliseconds.
    pub(super) fn next_hold(&self) -> Option<u64> {
        let holds = &self.holds;
        let look = holds.external.as_ref().map(|_| now_us().saturating_add(LOOK_US));
        let times = holds.machine.next_time().into_iter().chain(look).chain(holds.wished_until);
        times.min().map(|us| us.div_ceil(1000))
    }
}
