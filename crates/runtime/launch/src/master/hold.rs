//! Holds of a job: when one is due, what nodes say, and what people are told.

use std::collections::VecDeque;
use std::os::unix::ffi::OsStringExt;

use hawser_checkpoint::params::{Saves, Stores, select_crs, select_store};
use hawser_mca::Params;
use hawser_os::clock;
use hawser_os::signals::SIGTERM;
use hawser_rte::control::plan::SetMark;
use hawser_rte::control::{Dest, Order};
use hawser_rte::saving::ImagesAnswer;
use hawser_rte::state::hold::{Depth, GivenUp, HoldAction, HoldTimes, Holds, NodeAnswer};
use hawser_rte::state::imaging::{
    ImagesAction, ImagesDone, ImagesRequest, Imaging, NodeMove, Terms,
};
use hawser_rte::state::job::Cause;
use hawser_wireup::tls;

use super::Master;
use super::ending::{SaveCalls, StopWish};
use super::external::{External, LOOK_US};
use crate::again::may_help;
use crate::plm::CODE_CANNOT_START;
use crate::restored::Restored;
use crate::setup::Setup;

/// Why images are not made now, but may be in a moment.
const BUSY: &str = "another hold is under way";
/// For how long a job that has ended waits for its images to be copied, in microseconds: it can
/// start again from them; somebody has ended it, who may want them later; or nobody wants them, and
/// what copies is ended.
const STORING_US: [u64; 3] = [300_000_000, 30_000_000, 10_000_000];
/// For how long an interrupt lasts for which nobody asks again, in microseconds.
const WISH_US: u64 = 5_000_000;

/// Why ranks stay where they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stays {
    /// Something else is under way, which is no reason to try another host.
    Busy,
    /// What stands against it, as a sentence.
    Because(String),
}

impl Stays {
    /// As a sentence.
    pub(crate) fn text(self) -> String {
        match self {
            Stays::Busy => BUSY.into(),
            Stays::Because(why) => why,
        }
    }
}

impl From<String> for Stays {
    fn from(why: String) -> Stays {
        Stays::Because(why)
    }
}

impl From<&str> for Stays {
    fn from(why: &str) -> Stays {
        Stays::Because(why.into())
    }
}

/// What became of the holds of a job.
#[derive(Debug)]
pub(super) struct MasterHolds {
    pub(super) machine: Holds,
    limit_us: u64,
    /// What is run while ranks are interrupted; empty: nothing, and they go on at once.
    command: String,
    /// The images that are made meanwhile, where that is wanted.
    images: Option<ImagesRequest>,
    /// They are made again and again.
    is_timed: bool,
    pub(super) imaging: Imaging,
    /// Who has asked for those that are made now: connection and ticket.
    asker: Option<(u64, u64)>,
    /// What such are told.
    answers: VecDeque<((u64, u64), ImagesAnswer)>,
    external: Option<External>,
    /// Somebody has asked for the present one.
    is_wished: bool,
    /// What stands against images now may be gone in a moment.
    pub(super) may_later: bool,
    /// Images are to be made as soon as nothing else is under way.
    save_waits: bool,
    /// And the job is to end after them.
    stop_wish: Option<StopWish>,
    /// What else asks for images, where they are what is saved.
    calls: Option<SaveCalls>,
    /// When he no longer wants it, unless he asks again.
    wished_until: Option<u64>,
    /// When a job that has ended waits no longer for its set.
    stored_until: Option<u64>,
    /// It does not.
    leaves_set: bool,
    /// It was said that images take longer than from one set to the next.
    is_slow_told: bool,
    /// It was said that images have no copy.
    is_lone_told: bool,
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

/// How images are made, as parameters say.
fn terms(params: &Params, job: u64, restored: Option<&Restored>, launcher: &str) -> Terms {
    // A job whose parameters leave no store does not start.
    let store = select_store(params, &mut |_| {}).unwrap_or(Stores::Shared);
    let local = match &store {
        Stores::Local(dir) => {
            let dir = std::path::absolute(dir).unwrap_or_else(|_| dir.clone());
            dir.join(format!("hawser-images-{job:x}")).into_os_string().into_vec()
        }
        Stores::Shared | Stores::Partner => Vec::new(),
    };
    Terms {
        local,
        rate: params.size("sstore_base_flush_rate"),
        limit: params.int("crs_criu_limit").max(0) as u64,
        encrypted: params.bool(tls::PARAM),
        // Where hosts have parts of the set before, they have those of the next one.
        spread: store == Stores::Partner || restored.is_some_and(Restored::is_spread),
        launcher: launcher.into(),
    }
}

/// What is asked for where images of processes are what is saved.
fn images(params: &Params) -> Option<ImagesRequest> {
    let dir = params.text("crs_base_dir");
    let by_images = select_crs(params, &mut |_| {}) == Ok(Saves::Images);
    (by_images && !dir.is_empty()).then(|| ImagesRequest {
        dir: dir.as_bytes().to_vec(),
        keep: params.int("crs_base_keep").max(1) as u64,
        criu: params.text("crs_criu_path").into(),
        stop: false,
        moves: None,
    })
}

/// A number by which hosts know a set.
fn token() -> u64 {
    // Without random numbers it is one that others hardly have.
    hawser_rte::random_job().map_or_else(|_| clock::now_ns(), |(token, _)| token)
}

fn now_us() -> u64 {
    clock::now_ns() / 1000
}

impl MasterHolds {
    /// Those that parameters ask for; without them there is one when somebody asks for it.
    pub(super) fn new(setup: &Setup, job: u64, nodes: &[(u32, String)]) -> MasterHolds {
        let params = &setup.params;
        let launcher = setup.nodes.first().map_or("", |node| node.host.as_str());
        let number = |name: &str| u64::try_from(params.int(name)).unwrap_or(0);
        let mut every_us = number("crs_base_hold_every") * 1000;
        let limit_us = number("crs_base_hold_limit") * 1000;
        let command = params.text("crs_base_external").to_owned();
        let images = images(params);
        let every_s = params.float("crs_base_every");
        let is_timed = images.is_some() && every_s > 0.0;
        if is_timed {
            every_us = (every_s * 1e6) as u64;
        }
        let limit_ms = setup.request.timeout_ms;
        let calls = images
            .as_ref()
            .map(|_| SaveCalls::new(params, limit_ms, setup.policy.grace_ms, now_us()));
        let lasts = is_timed || !command.is_empty();
        let (depth, noun) = match (!lasts, params.bool("crs_base_hold_interrupts")) {
            (false, _) => (Depth::Parted, "interrupt"),
            (true, true) => (Depth::Interrupted, "interrupt"),
            (true, false) => (Depth::Drained, "hold"),
        };
        let every = (every_us > 0).then_some((every_us, depth));
        MasterHolds {
            machine: Holds::new(nodes.iter().map(|(node, _)| *node), every, limit_us),
            limit_us,
            command,
            images,
            is_timed,
            imaging: Imaging::new(
                nodes.iter().cloned(),
                terms(params, job, setup.restored.as_ref(), launcher),
            ),
            asker: None,
            answers: VecDeque::new(),
            external: None,
            is_wished: false,
            may_later: false,
            save_waits: false,
            stop_wish: None,
            calls,
            wished_until: None,
            stored_until: None,
            leaves_set: false,
            is_slow_told: false,
            is_lone_told: false,
            noun,
            shows: params.bool("crs_base_hold_show"),
            times: Vec::new(),
            given_up: 0,
            why: None,
            started: false,
        }
    }

    /// Somebody wants images of the job's processes.
    pub(super) fn handle_images(&mut self, asker: (u64, u64), request: ImagesRequest) {
        let begun = self.imaging.handle_request(request, token(), None);
        self.asked(asker, begun);
    }

    /// Somebody wants ranks of the job on another host.
    pub(super) fn handle_move(
        &mut self,
        asker: Option<(u64, u64)>,
        request: ImagesRequest,
        ranks: NodeMove,
    ) -> Result<(), Stays> {
        let begun = self.imaging.handle_move(request, token(), ranks);
        match asker {
            Some(asker) => self.asked(asker, begun),
            None if begun => self.asker = None,
            None => return Err(Stays::Busy),
        }
        Ok(())
    }

    /// Has images made now, where they are made anyway. False: they are not.
    pub(super) fn save_now(&mut self) -> bool {
        // A set that is under way is as good; anything else is waited for.
        self.save_waits |= self.images.is_some() && !self.imaging.makes_set();
        self.images.is_some()
    }

    /// Images that are due while others are on their way into a set wait until it is complete, and
    /// nothing is interrupted before: a line about it, once.
    fn put_off(&mut self, now: u64) -> Option<String> {
        let waits = self.is_timed && self.imaging.is_busy() && self.machine.take_due(now);
        if !waits {
            return None;
        }
        self.save_waits = true;
        let tells = self.imaging.makes_set() && !std::mem::replace(&mut self.is_slow_told, true);
        tells.then(|| {
            "images take longer to reach the snapshot than --checkpoint-every: the next ones are \
             made when it is complete"
                .into()
        })
    }

    /// It is time to save and to stop before the end of a job that runs; one that ends needs no
    /// images.
    fn look_for_end(&mut self, runs: bool, ends: bool, now: u64) {
        if ends {
            self.stop_wish = None;
        } else if runs && let Some(wish) = self.calls.as_mut().and_then(|c| c.take_due(now)) {
            self.stop_wish.get_or_insert(wish);
        }
    }

    /// Begins with images that wait until nothing else is under way.
    fn begin_waiting(&mut self) {
        let waits = self.save_waits || self.stop_wish.is_some();
        if self.is_free()
            && let Some(request) = self.images.clone().filter(|_| waits)
        {
            (self.save_waits, self.asker) = (false, None);
            let request = ImagesRequest { stop: self.stop_wish.is_some(), ..request };
            let limit_us = match self.stop_wish {
                None => self.limit_us,
                // Whoever ends afterwards anyway may wait for ranks that compute.
                Some(wish) if wish.signal.is_some() => self.limit_us.max(wish.patience_us),
                // The next attempt is due then, or the end.
                Some(wish) => wish.patience_us,
            };
            self.machine.set_limit(limit_us);
            self.imaging.handle_request(request, token(), None);
        }
    }

    /// The job has ended; with a cause it has failed, and waits for the set that is on its way, as
    /// fast as that can be, but not for ever. A line about that.
    pub(super) fn handle_job_over(&mut self, cause: Option<Cause>) -> Option<String> {
        let [again, ended, well] = STORING_US;
        let waits = match cause {
            Some(cause) if may_help(cause) => again,
            Some(_) => ended,
            None => well,
        };
        self.stored_until = Some(now_us().saturating_add(waits));
        match cause.and_then(|_| self.imaging.handle_job_failed()) {
            Some(dir) => Some(format!(
                "the images of the ranks are copied to {dir} before the job ends; that takes {} s \
                 at most, and Ctrl-C ends it at once",
                waits / 1_000_000
            )),
            None => {
                self.imaging.handle_job_done();
                None
            }
        }
    }

    /// The job, which has ended, waits for no set.
    pub(super) fn is_stored(&self) -> bool {
        self.leaves_set || !self.imaging.is_flushing()
    }

    /// The job waits no longer for its set, if it is time for that: a line about it.
    fn leave_set(&mut self, now: u64, cause: Option<Cause>) -> Option<String> {
        self.stored_until.take_if(|until| now >= *until)?;
        self.leaves_set = true;
        if !self.imaging.is_flushing() {
            return None;
        }
        self.imaging.give_up_copies("they were not copied in time".into());
        let why = "the images of the ranks were not copied in time; the snapshot before is the \
                   last one";
        cause.map(|_| why.into())
    }

    /// A set is complete that has no copy on another host: a line about that, once.
    fn tell_lone(&mut self) -> Option<String> {
        let is_lone = self.imaging.terms().spread && !self.imaging.has_partner();
        let tells = is_lone && !std::mem::replace(&mut self.is_lone_told, true);
        tells.then(|| {
            "images of this job have no copy on another host: there is only one (sstore partner)"
                .into()
        })
    }

    /// Images are wanted after which the job ends.
    pub(super) fn wishes_to_stop(&self) -> bool {
        self.stop_wish.is_some()
    }

    /// Ranks could be interrupted now.
    pub(super) fn is_free(&self) -> bool {
        !self.imaging.is_busy() && self.machine.is_open()
    }

    fn asked(&mut self, asker: (u64, u64), begun: bool) {
        match begun {
            true => self.asker = Some(asker),
            false => self.answers.push_back((asker, ImagesAnswer::Busy(BUSY.into()))),
        }
    }

    /// Nothing comes of what somebody wants.
    pub(super) fn refuse(&mut self, asker: (u64, u64), why: String) {
        self.answers.push_back((asker, ImagesAnswer::Failed(why)));
    }

    /// A node says what has become of a step about images.
    pub(super) fn handle_outcome(
        &mut self,
        from: u32,
        ticket: u32,
        outcome: Result<String, String>,
    ) {
        self.imaging.handle_outcome(from, ticket, outcome);
    }

    /// What somebody is told who wanted images.
    pub(super) fn poll_answer(&mut self) -> Option<((u64, u64), ImagesAnswer)> {
        self.answers.pop_front()
    }

    /// Where images will be made all hosts must see their directory: true when they are asked,
    /// before the job starts.
    pub(super) fn begin_look(&mut self, setup: &Setup, hosts: usize) -> bool {
        if setup.restored.as_ref().is_some_and(|restored| self.begin_collect(restored)) {
            return true;
        }
        match &self.images {
            Some(request) if hosts > 1 && !self.imaging.terms().spread => {
                self.imaging.handle_look(request.dir.clone(), token())
            }
            _ => false,
        }
    }

    /// A job is restored from a set that hosts have parts of: true when those are collected, before
    /// it starts.
    fn begin_collect(&mut self, restored: &Restored) -> bool {
        let plan = restored.plan();
        let SetMark::Manifest(mark) = plan.mark else { return false };
        restored.is_spread() && self.imaging.handle_collect(&plan.set, mark, restored.needs())
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

    /// The ranks of a hold go on: images that are not complete come to nothing at once.
    fn released(&mut self, number: u32, why: Option<&GivenUp>) {
        let text = match why {
            None => "the ranks went on meanwhile".to_string(),
            Some(why) => why.text(self.machine.limit_us()),
        };
        if self.imaging.handle_released(number, &text) {
            // A rank that has not begun MPI may have been started a moment ago.
            self.may_later = matches!(why, Some(GivenUp::Absent(_)));
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
                    let text = why.text(self.machine.limit_us());
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
    /// True when a signal asks for images, which are made as soon as nothing else is under way. A
    /// job that has not started has nothing to save.
    pub(super) fn saves_at(&mut self, signal: i32) -> bool {
        let runs = self.holds.started && !self.ends();
        let calls = self.holds.calls.as_ref().filter(|_| runs);
        match calls.and_then(|calls| calls.meaning(signal)) {
            None => return false,
            Some(false) => _ = self.holds.save_now(),
            Some(true) => {
                // One that ends the job anyway counts before others.
                let ends = Some(signal).filter(|signal| *signal == SIGTERM);
                let before = self.holds.stop_wish.and_then(|wish| wish.signal);
                let wish = calls.map(|calls| calls.wish(ends.or(before)));
                self.holds.stop_wish = wish;
            }
        }
        true
    }

    /// All that there is of the ranks is in a snapshot, and the job ends.
    fn saved(&mut self, set: &str) {
        self.say(&[format!(
            "the ranks are saved in {set}, and the job ends; hawser restart goes on with it"
        )]);
        self.job.handle_saved(now_us() / 1000);
    }

    /// There are no images, after which the job would have ended.
    fn not_saved(&mut self, why: &str, wish: StopWish) {
        let now = now_us() / 1000;
        match wish.signal {
            Some(signal) => {
                self.say(&[format!("no images were made: {why}; all ranks are asked to end")]);
                self.job.handle_signal(signal, now);
            }
            None if self.holds.calls.as_mut().is_none_or(SaveCalls::tells) => {
                self.say(&[format!("no images were made: {why}; the job goes on")]);
            }
            None => {}
        }
    }

    /// The job has a cause to end, or has ended.
    fn ends(&self) -> bool {
        self.job.cause().is_some() || self.code.is_some()
    }

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
        self.holds.imaging.handle_node_lost(node);
        self.holds.machine.handle_node_lost(node, now_us());
    }

    /// Goes on with holds. All ranks run once the job was born.
    pub(super) fn settle_holds(&mut self) {
        // What is decided about images may begin or end a hold.
        while {
            self.follow_holds();
            self.hurry();
            self.holds.begin_waiting();
            self.settle_imaging()
        } {}
    }

    /// Images after which the job ends wait for those that are being copied.
    fn hurry(&mut self) {
        // Those of the wish itself are copied without a limit anyway.
        let others = !self.holds.imaging.request().stop;
        if self.holds.stop_wish.is_some() && others && self.holds.imaging.handle_hurry() {
            let first = "images that were made before are copied first, as fast as they can be";
            self.say(&[first.into()]);
        }
    }

    fn follow_holds(&mut self) {
        let (ends, runs) = (self.ends(), self.starting.is_empty());
        let holds = &mut self.holds;
        let now = now_us();
        if runs && !std::mem::replace(&mut holds.started, runs) {
            holds.machine.handle_started(now);
        }
        // Ranks that are saved have no moment more: what they did would be done twice.
        if ends && self.job.cause() != Some(Cause::Saved) {
            holds.machine.handle_end(now);
        }
        let mut lines = Vec::new();
        holds.look_for_end(runs, ends, now);
        lines.extend(holds.put_off(now));
        holds.machine.handle_time(now);
        lines.extend(holds.leave_set(now, self.job.cause()));
        if holds.wished_until.take_if(|until| now >= *until).is_some() {
            holds.machine.handle_go_on(holds.machine.number(), now);
        }
        if let Some(outcome) = holds.external.as_mut().and_then(External::poll) {
            holds.external = None;
            holds.machine.handle_go_on(holds.machine.number(), now);
            lines.extend(
                outcome
                    .err()
                    .map(|why| format!("the command of crs_base_external {why}; the job goes on")),
            );
        }
        while let Some(action) = holds.machine.poll_action() {
            let (number, ask) = match action {
                HoldAction::Tell(number, ask) => (number, ask),
                HoldAction::Drained(_) => continue,
                HoldAction::Released { number, why } => {
                    holds.released(number, why.as_ref());
                    continue;
                }
                HoldAction::Interrupted(n) if holds.imaging.handle_interrupted(n) => continue,
                HoldAction::Interrupted(_) if holds.is_wished => continue,
                HoldAction::Interrupted(n) if holds.is_timed => {
                    let request = holds.images.clone().unwrap_or_default();
                    if !holds.imaging.handle_request(request, token(), Some(n)) {
                        holds.machine.handle_go_on(n, now);
                    }
                    continue;
                }
                HoldAction::Interrupted(_) if holds.command.is_empty() => continue,
                HoldAction::Interrupted(n) => {
                    let pids = self.nodes.first().map(|n| n.pids.as_slice()).unwrap_or_default();
                    match External::start(&holds.command, self.facts.id, pids) {
                        Ok(external) => holds.external = Some(external),
                        Err(e) => {
                            holds.machine.handle_go_on(n, now);
                            lines.push(format!("the command of crs_base_external: {e}"));
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

    /// Goes on with images of processes. True when there was something.
    fn settle_imaging(&mut self) -> bool {
        let (now, mut any) = (now_us(), false);
        while let Some(action) = self.holds.imaging.poll_action() {
            any = true;
            let holds = &mut self.holds;
            match action {
                ImagesAction::Interrupt => {
                    let begun = holds.machine.handle_ask(Depth::Parted, now);
                    holds.may_later = !begun;
                    match begun {
                        true => {
                            holds.is_wished = true;
                            holds.imaging.handle_asked(holds.machine.number());
                        }
                        false => holds.imaging.handle_refused(BUSY),
                    }
                }
                ImagesAction::GoOn(number) => holds.machine.handle_go_on(number, now),
                ImagesAction::Tell { node, ticket, step } => {
                    self.orders.push_back((Dest::Node(node), Order::Images { ticket, step }));
                }
                ImagesAction::Place { ranks, set, token } => self.place(&ranks, set, token),
                ImagesAction::Settle(ranks) => {
                    if holds.imaging.may_settle(&holds.machine) {
                        self.settle_move(&ranks);
                    }
                }
                ImagesAction::Displace { node } => {
                    self.orders.push_back((Dest::Node(node), Order::Displace));
                }
                ImagesAction::Over(outcome) => self.imaged(outcome),
                ImagesAction::Shared(outcome) => self.looked(outcome, now / 1000),
            }
        }
        any
    }

    /// All hosts have looked for the directory of images: the job starts, or does not.
    fn looked(&mut self, outcome: Result<(), String>, now: u64) {
        let (code, text) = match outcome {
            Ok(()) if self.job.cause().is_none() => return self.launch_when_admitted(),
            Ok(()) => (0, String::new()),
            Err(why) if self.holds.imaging.was_collect() && self.step_back(&why) => return,
            Err(why) if self.holds.imaging.was_collect() => {
                (CODE_CANNOT_START, format!("ranks cannot be restored: {why}"))
            }
            Err(why) => (CODE_CANNOT_START, format!("no images could be made of this job: {why}")),
        };
        self.plan_waits = None;
        let ranks: Vec<u32> = (0..self.setup.map.ranks()).collect();
        self.not_started(0, &ranks, code, text, now);
    }

    /// Hosts do not have all of the set: true when they are asked about the one before.
    fn step_back(&mut self, why: &str) -> bool {
        let is_well = self.job.cause().is_none();
        let Some(restored) = self.setup.restored.as_mut().filter(|_| is_well) else { return false };
        let Some(passed) = restored.step_back() else { return false };
        if let Some(plan) = &mut self.plan_waits {
            plan.restore = Some(restored.plan());
        }
        self.holds.imaging.handle_passed(passed.as_os_str().as_encoded_bytes());
        let begun = self.holds.begin_collect(restored);
        let passed = passed.display();
        self.say(&[format!("{passed} is not used, the snapshot before is tried: {why}")]);
        begun
    }

    /// There is a set of images, or there is none.
    fn imaged(&mut self, outcome: Result<ImagesDone, String>) {
        let moves = self.holds.imaging.was_move();
        let line = match &outcome {
            Ok(ImagesDone::Set(..)) => self.holds.tell_lone(),
            Ok(ImagesDone::Moved) | Err(_) => None,
        };
        if let Some(line) = line {
            self.say(&[line]);
        }
        let stops = self.holds.imaging.request().stop;
        let asker = self.holds.asker.take();
        let wish = self.holds.stop_wish.take_if(|_| stops && asker.is_none());
        self.holds.machine.set_limit(self.holds.limit_us);
        let saved = match &outcome {
            Ok(ImagesDone::Set(_, set)) if stops => Some(set.clone()),
            _ => None,
        };
        match (asker, outcome) {
            (Some(asker), outcome) => {
                let answer = match outcome {
                    Ok(ImagesDone::Set(number, set)) => ImagesAnswer::Done(number, set),
                    Ok(ImagesDone::Moved) => ImagesAnswer::Moved,
                    Err(why) if self.holds.may_later => ImagesAnswer::Busy(why),
                    Err(why) => ImagesAnswer::Failed(why),
                };
                self.holds.answers.push_back((asker, answer));
            }
            (None, Err(why)) if moves => self.cannot_move(&why, self.holds.may_later),
            (None, Err(why)) if let Some(wish) = wish.filter(|_| !self.ends()) => {
                self.not_saved(&why, wish);
            }
            (None, Err(why)) if !self.ends() => {
                self.say(&[format!("no images were made: {why}; the job goes on")]);
            }
            (None, Err(why)) if self.job.cause().is_some() && !self.holds.leaves_set => {
                self.say(&[format!("no images were made: {why}")]);
            }
            // The job has ended well, and needs none.
            (None, Err(_)) => {}
            (None, Ok(ImagesDone::Moved)) => {
                let name = |node: u32| self.nodes.get(node as usize).map(|n| n.host.clone());
                self.leaving.retain(|leaving| !leaving.is_under_way());
                if let Some(ranks) = self.moved.take() {
                    let from = name(ranks.from).unwrap_or_default();
                    self.say(&[format!("the ranks of host {from} are on host {}", ranks.host)]);
                }
            }
            (None, Ok(ImagesDone::Set(..))) => {}
        }
        if let Some(set) = saved {
            self.saved(&set);
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
        let stored = holds.stored_until.filter(|_| !holds.is_stored());
        let times = holds.machine.next_time().into_iter().chain(look).chain(holds.wished_until);
        let calls = holds.calls.as_ref().filter(|_| holds.started && !self.ends());
        let times = times.chain(stored).chain(calls.and_then(SaveCalls::next_time));
        times.min().map(|us| us.div_ceil(1000))
    }
}
