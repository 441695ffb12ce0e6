//! Holds: the run-time asks all processes of a job to start no new transfer, waits until nothing is
//! under way between them, and lets them go on (ADR 48).
//!
//! An engine hears of a hold where it hears of losses. Its modules then refuse what is new
//! ([`hawser_btl::OpenModule::hold`]), so that messages wait on its lists as if rings and sockets
//! were full: no call ends with an error, and no queue is touched. In each pass that serves the
//! lists it tells what its modules have carried, from which the run-time sees that all is there.

use hawser_btl::{OpenModule, Sink};
use hawser_core::holding;
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::node::{CARRIERS, HoldAsked, HoldStep};
use hawser_segment::outside;
use hawser_status::{Away, InTheWay};

use super::engine::{Engine, Hold};
use crate::bml::Modules;

/// The other threads of a process that is about to be interrupted.
enum Parked {
    /// Each is outside of MPI or waits where it touches nothing, and stays so. `None`: there are
    /// none.
    All(Option<Away>),
    /// Some are under way.
    Some,
}

/// Which carrier a module is, by its name.
fn carrier(name: &str) -> usize {
    match name.split('/').next() {
        Some("self") => 0,
        Some("sm") => 1,
        Some("tcp") => 2,
        _ => CARRIERS - 1,
    }
}

impl Modules {
    /// Whether all of them can be held.
    ///
    /// # Errors
    /// The first that cannot, and why.
    pub(crate) fn may_checkpoint(&mut self) -> Result<(), Why> {
        for module in self.iter_mut() {
            if let Err(why) = module.btl.may_checkpoint() {
                return Err(Why::new(format!("btl {} {why}", module.btl.name())));
            }
        }
        Ok(())
    }

    /// Whether all of them can give up what they have outside of the process.
    ///
    /// # Errors
    /// The first that cannot, and why.
    pub(crate) fn may_interrupt(&mut self) -> Result<(), Why> {
        for module in self.iter_mut() {
            if let Err(why) = module.btl.may_interrupt() {
                return Err(Why::new(format!("btl {} {why}", module.btl.name())));
            }
        }
        Ok(())
    }

    /// Goes on with giving that up; true once all have.
    pub(crate) fn interrupt(&mut self, sink: &mut dyn Sink) -> bool {
        // Each is called, whatever those before it say.
        self.iter_mut().filter_map(|module| (!module.btl.interrupt(sink)).then_some(())).count()
            == 0
    }

    /// Nothing new from now on.
    pub(crate) fn hold(&mut self) {
        self.aim = 0;
        self.iter_mut().for_each(|module| module.btl.hold());
    }

    /// They go on.
    ///
    /// # Errors
    /// The first that cannot, and why. All others go on.
    pub(crate) fn resume(&mut self, how: Resume) -> Result<(), Why> {
        let mut all = Ok(());
        for module in self.iter_mut() {
            if let Err(why) = module.btl.resume(how) {
                let name = module.btl.name();
                all = all.and_then(|()| Err(Why::new(format!("btl {name} {why}"))));
            }
        }
        all
    }

    /// They go on after a hold that may have been an interrupt: the process ends where one of them
    /// cannot have its sockets again.
    pub(crate) fn go_on(&mut self, how: Resume) {
        outside::insist(|| self.resume(how));
    }

    /// What they have carried so far.
    pub(crate) fn traffic(&mut self) -> [Traffic; CARRIERS] {
        let mut all: [Traffic; CARRIERS] = Default::default();
        for module in self.iter_mut() {
            let btl: &OpenModule = &module.btl;
            if let Some(sum) = all.get_mut(carrier(btl.name())) {
                *sum += btl.traffic();
            }
        }
        all
    }
}

impl Engine {
    /// This process uses MPI from now on, perhaps again: holds are for it, too.
    pub(crate) fn join_holds(&mut self) {
        self.state.counters.hold.tell_network(self.modules.has_network());
        self.state.counters.hold.begin();
        self.interrupted.join(&self.state.counters.hold);
        self.hear();
    }

    /// This process has ended MPI, for now or for good.
    pub(crate) fn leave_holds(&mut self) {
        // Not held, whatever is asked.
        self.modules.go_on(Resume::Continue);
        self.hold = Hold::Open;
        hawser_status::take_back();
        holding::note_hold(None);
        self.interrupted.leave(&self.state.counters.hold);
        self.state.counters.hold.end();
    }

    /// Does what is asked now; called again and again while it holds.
    pub(super) fn follow_hold(&mut self, asked: Option<HoldAsked>) {
        let area = &self.state.counters.hold;
        if let Some(how) = self.interrupted.resumed(area) {
            self.go_on(how);
        }
        match (asked, self.hold) {
            (None, Hold::Held(_)) => {
                self.modules.go_on(Resume::Continue);
                self.interrupted.go_on(area);
                hawser_status::take_back();
                self.hold = Hold::Open;
                holding::note_hold(None);
                self.state.work.set_held(false);
                area.tell_open();
            }
            (None, Hold::Refused(_)) => {
                self.hold = Hold::Open;
                area.tell_open();
            }
            (Some(HoldAsked { number, step: HoldStep::Interrupt }), Hold::Held(of))
                if number == of =>
            {
                self.interrupt(number);
            }
            (Some(HoldAsked { number, step }), Hold::Held(of)) => {
                match self.changed_mind(number != of, step) {
                    None => {
                        self.hold = Hold::Held(number);
                        self.tell_held(number, number != of);
                    }
                    Some(why) => self.give_up(number, &why),
                }
            }
            (Some(asked), Hold::Refused(of)) if of == asked.number => {}
            (Some(HoldAsked { number, step }), _) => match self.may_hold(step) {
                Ok(()) => {
                    self.modules.hold();
                    self.hold = Hold::Held(number);
                    holding::note_hold(Some(number));
                    self.state.work.set_held(true);
                    self.tell_held(number, true);
                }
                Err(why) => {
                    area.refuse(number, &why);
                    self.hold = Hold::Refused(number);
                }
            },
            (None, Hold::Open) => {}
        }
        if matches!(self.hold, Hold::Held(_)) {
            // The next pass tells anew.
            self.state.loss.news = true;
            self.state.work.note();
        }
    }

    /// There is something to do that is worth staying awake: what waits for the end of a hold is
    /// not, of which this process is woken.
    pub(super) fn has_tasks(&self) -> bool {
        self.hold == Hold::Open && self.state.work.has_tasks()
    }

    fn may_hold(&mut self, step: HoldStep) -> Result<(), String> {
        match self.refusal(step) {
            Some(why) => Err(why),
            None => self.modules.may_checkpoint().map_err(|why| why.to_string()),
        }
    }

    /// Why this process does not hold any more, or not for another hold, if it does not. A channel
    /// of a third party may find so late.
    fn changed_mind(&mut self, is_other: bool, step: HoldStep) -> Option<String> {
        if is_other { self.refusal(step) } else { holding::refusal() }
    }

    /// This process takes no part after all.
    fn give_up(&mut self, number: u32, why: &str) {
        self.modules.go_on(Resume::Continue);
        self.interrupted.go_on(&self.state.counters.hold);
        hawser_status::take_back();
        holding::note_hold(None);
        self.state.work.set_held(false);
        self.hold = Hold::Refused(number);
        self.state.counters.hold.refuse(number, why);
    }

    /// What stands against a hold that comes to this step, beside what modules say of holds.
    fn refusal(&mut self, step: HoldStep) -> Option<String> {
        match step {
            HoldStep::Prepare | HoldStep::Interrupt => {
                self.late_refusal().or_else(holding::interrupt_refusal)
            }
            HoldStep::GoOn | HoldStep::Hold => holding::refusal(),
        }
    }

    /// What may stand against an interrupt that has begun, but for threads that do not call MPI: to
    /// look at these in each pass would keep others from the lock that they need to get out of the
    /// way. They are looked at when all others are ([`Engine::have_threads_parked`]).
    fn late_refusal(&mut self) -> Option<String> {
        holding::refusal().or_else(holding::told_interrupt_refusal).or_else(|| {
            let may = self.modules.may_interrupt().and_then(|()| outside::may_interrupt());
            may.err().map(|why| why.to_string())
        })
    }

    /// Goes on with giving up what this process has outside of itself. Once all of that is given up
    /// it waits until the run-time lets it go on, with the same peers as before: here, or as what
    /// was restored from an image of it.
    #[cold]
    fn interrupt(&mut self, number: u32) {
        // Calls that go on in memory of the node may have opened something since it was asked.
        if let Some(why) = self.late_refusal() {
            return self.give_up(number, &why);
        }
        // A call that went on in memory of the node may have begun something since that was told.
        if holding::under_way() > 0 || !self.modules.interrupt(&mut self.state) {
            // Since it had none a peer may have called that has not given up its own.
            self.interrupted.go_on(&self.state.counters.hold);
            return self.state.counters.hold.tell_no_reason();
        }
        if !self.interrupted.give_up(&self.state.counters.hold) {
            return self.state.counters.hold.tell_no_reason();
        }
        let away = match self.have_threads_parked() {
            Ok(Parked::All(away)) => away,
            Ok(Parked::Some) => return,
            Err(why) => return self.give_up(number, &why),
        };
        match outside::interrupt(|words| self.interrupted.tell_interrupted(number, words)) {
            Ok(how) => {
                self.interrupted.resume_all(how);
                self.go_on(how);
            }
            Err(why) => self.give_up(number, &why.to_string()),
        }
        // The others, once all is there again.
        drop(away);
        // What was told meanwhile rang nobody.
        self.state.loss.news = true;
        self.state.work.note();
    }

    /// Has all other threads of this process wait where they touch nothing that is given up.
    ///
    /// # Errors
    /// Why that is not possible here.
    fn have_threads_parked(&mut self) -> Result<Parked, String> {
        if !holding::may_have_several() {
            return holding::interrupt_refusal().map_or(Ok(Parked::All(None)), Err);
        }
        if !hawser_status::ask() {
            let threads = hawser_status::counted();
            return Err(format!(
                "MPI is used by {threads} threads, and the kernel refuses membarrier"
            ));
        }
        match hawser_status::take_away(holding::is_memory_used()) {
            Some(away) => match holding::interrupt_refusal() {
                None => Ok(Parked::All(Some(away))),
                // A thread that is parked by now has begun another one since that was asked.
                Some(why) => Err(why),
            },
            None => {
                // Those that sleep until something is complete look, too.
                self.state.completed = true;
                let hold = &self.state.counters.hold;
                match hawser_status::in_the_way() {
                    // Reasons have 96 bytes.
                    Some((thread, at)) => hold.tell_why(&match at {
                        InTheWay::Outside => format!(
                            "thread {thread} computes outside of MPI, and may use memory of \
                             windows or files"
                        ),
                        InTheWay::InCall => format!("thread {thread} is in an MPI call"),
                        InTheWay::InLibrary => {
                            format!("thread {thread}, one of the MPI library, is at work")
                        }
                    }),
                    None => hold.tell_no_reason(),
                }
                Ok(Parked::Some)
            }
        }
    }

    /// The process goes on after an interrupt, and this engine with it.
    fn go_on(&mut self, how: Resume) {
        self.modules.go_on(how);
        if let Err(why) = self.follow_places() {
            outside::cannot_go_on(&why);
        }
        let area = &self.state.counters.hold;
        self.interrupted.go_on(area);
        holding::note_hold(None);
        self.state.work.set_held(false);
        self.hold = Hold::Open;
        area.tell_open();
    }

    /// Tells what was carried, if that is news.
    fn tell_held(&mut self, number: u32, anew: bool) {
        let mut traffic = self.modules.traffic();
        traffic[0].inside += holding::under_way();
        if anew || traffic != self.carried {
            self.carried = traffic;
            self.state.counters.hold.tell_held(number, &traffic);
        }
    }
}
