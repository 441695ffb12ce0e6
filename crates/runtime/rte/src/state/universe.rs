//! The jobs of one launcher as it sees them together: who has asked for whom, who is connected with
//! whom, and the names of ports. Pure.
//!
//! Jobs are *connected* (MPI-5.0 section 11.10.4) from when a process of one has told so until one
//! has told that they are not. The bad end of a job ends those that are connected with it, through
//! however many others, and no further ones. A job that has ended before it was connected is what
//! its parent was told, and changes the exit code of the launcher no more than that.

mod values;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use self::values::Values;
use super::agreement::{AgreementAction, Agreements};
use crate::gpr::{self, Gpr, Refusal, Registry, RegistryLimits, Reply, Value, wire};
use crate::name::Name;
use crate::universe::agreement::Contribution;
use crate::universe::{Answer, RefusalKind, SpawnRequest, UniverseRequest};

/// Jobs that can run at once.
const JOBS_MAX: usize = 65_536;
/// Ended jobs of which is known how they ended.
const ENDED_MAX: usize = 1_024;
/// Programs of one request.
const APPS_MAX: usize = 4_096;
/// Bounds of names and ports, and of their number.
const NAMES: RegistryLimits = RegistryLimits {
    containers: 2,
    values: 1 << 16,
    value_bytes: 1 << 24,
    name_bytes: 1_023,
    subscriptions: 0,
    compound: 2,
};
/// Bytes of all values that one answer tells.
const VALUES_MAX: usize = 3 << 20;
/// Containers of the registry: the port of each name, and who has published it.
const PORTS: &str = "ports";
const OWNERS: &str = "owners";

/// What the launcher has to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UniverseAction {
    /// Say this to a rank.
    Say {
        /// The rank.
        to: Name,
        /// The number of its request; 0: a notice.
        ticket: u64,
        /// What.
        answer: Answer,
    },
    /// Begin to start a job: [`Universe::handle_begun`] or [`Universe::handle_refused`].
    Start {
        /// Who asks.
        asker: Name,
        /// The number of its request.
        ticket: u64,
        /// What.
        request: SpawnRequest,
    },
    /// Kill a process, if it lives: the others count it as failed.
    Fence(Name),
    /// Tell all ranks of a job that a communicator is revoked.
    Revoke {
        /// The job.
        job: u64,
        /// The context id.
        context: u64,
    },
    /// End a job because another one that it is connected to has ended badly, with this code.
    Stop {
        /// The job.
        job: u64,
        /// The code.
        code: i32,
    },
}

#[derive(Debug, Default)]
struct Known {
    /// How the jobs are counted, from 1 on.
    number: u32,
    /// The process that has asked for it, and the number of the request until that is answered.
    asker: Option<(Name, Option<u64>)>,
    counts: Vec<u32>,
    connected: BTreeSet<u64>,
    /// It was asked for by PMI: nobody tells when the two are connected, and they are taken to be
    /// from when its processes run.
    by_pmi: bool,
    /// It was connected at some time.
    was_connected: bool,
    /// It has ended, with this code where that was bad.
    ended: Option<Option<i32>>,
    /// Ranks that have failed while it went on.
    failed: BTreeSet<u32>,
}

/// How a job is, as programs read it.
const RUNS: i64 = 1;
const ENDED_WELL: i64 = 2;
const ENDED_BADLY: i64 = 3;

impl Known {
    /// What programs read of it: keys and values.
    fn states(&self) -> Vec<(String, i64)> {
        let number = self.number;
        let state = match self.ended {
            None => RUNS,
            Some(None) => ENDED_WELL,
            Some(Some(_)) => ENDED_BADLY,
        };
        let failed =
            self.failed.iter().map(|rank| (format!("job/{number}/rank/{rank}"), ENDED_BADLY));
        let of_job = [
            (format!("job/{number}/failed"), self.failed.len() as i64),
            (format!("job/{number}/state"), state),
        ];
        failed.chain(of_job).collect()
    }
}

/// See the module's documentation.
#[derive(Debug)]
pub struct Universe {
    jobs: BTreeMap<u64, Known>,
    /// Those that have ended, the oldest first.
    ended: VecDeque<u64>,
    count: u32,
    registry: Registry,
    agreements: Agreements,
    /// What programs keep.
    values: Values,
    actions: VecDeque<UniverseAction>,
    /// Exit code of the first job that counts and has ended badly.
    code: Option<i32>,
}

impl Default for Universe {
    fn default() -> Universe {
        Universe {
            jobs: BTreeMap::new(),
            ended: VecDeque::new(),
            count: 0,
            registry: Registry::new(NAMES),
            agreements: Agreements::default(),
            values: Values::default(),
            actions: VecDeque::new(),
            code: None,
        }
    }
}

impl Universe {
    /// A job of the user runs. Returns its number, from 1 on.
    pub fn handle_job(&mut self, job: u64) -> u32 {
        self.add(job, Known { was_connected: true, ..Known::default() })
    }

    fn add(&mut self, job: u64, known: Known) -> u32 {
        self.count += 1;
        self.jobs.insert(job, Known { number: self.count, ..known });
        self.show_states(job);
        self.count
    }

    /// Shows programs how a job and its processes are.
    fn show_states(&mut self, job: u64) {
        let states = self.jobs.get(&job).map(Known::states).unwrap_or_default();
        states.iter().for_each(|(key, state)| self.values.set_state(key, Some(*state)));
        self.tell_changes();
    }

    /// True when some name is published.
    pub fn has_names(&mut self) -> bool {
        let list = gpr::Request::List { container: OWNERS.into() };
        matches!(self.ask(Name::launcher(0), list), Reply::Values(all) if !all.is_empty())
    }

    /// The number of a job.
    pub fn number(&self, job: u64) -> Option<u32> {
        Some(self.jobs.get(&job)?.number)
    }

    /// True for a job that some other one has asked for and that is about to end, as far as one can
    /// tell: it has parted from all others, or has ended badly.
    pub fn is_ending(&self, job: u64) -> bool {
        self.jobs.get(&job).is_some_and(|known| {
            let parted = known.was_connected && known.connected.is_empty();
            known.asker.is_some() && (parted || known.ended.is_some())
        })
    }

    /// A rank asks for something.
    pub fn handle_request(&mut self, from: Name, ticket: u64, request: UniverseRequest) {
        let answer = match request {
            UniverseRequest::Spawn(request) => match self.judge(&request) {
                Ok(()) => {
                    let action = UniverseAction::Start { asker: from, ticket, request };
                    return self.actions.push_back(action);
                }
                Err(refused) => refused,
            },
            UniverseRequest::Publish { service, port } => self.publish(from, service, port),
            UniverseRequest::Lookup { service } => Answer::Port(self.port(&service)),
            UniverseRequest::Unpublish { service, port } => self.unpublish(from, service, &port),
            UniverseRequest::Connected { job } => {
                self.connect(from.job, job);
                Answer::Done
            }
            UniverseRequest::Disconnected { job } => {
                self.disconnect(from.job, job);
                Answer::Done
            }
            // It matters to whoever watches the process.
            UniverseRequest::Leaving => Answer::Done,
            UniverseRequest::Agree(mine) if self.has_unknown_members(&mine) => {
                let text = "some members were started by another launcher, and one launcher has to \
                            decide for all of them";
                Answer::Refused { why: RefusalKind::Spawn, text: text.into() }
            }
            UniverseRequest::Agree(mine) => {
                self.agreements.handle_contribution(from, ticket, mine);
                return self.settle_agreements();
            }
            UniverseRequest::Failed { key, failed } => {
                self.agreements.handle_failed(key, &failed);
                self.settle_agreements();
                Answer::Done
            }
            UniverseRequest::Revoke { context, of_all_jobs } => {
                let runs = |(job, known): (&u64, &Known)| {
                    let concerned = of_all_jobs || *job == from.job;
                    (concerned && known.ended.is_none()).then_some(*job)
                };
                let jobs: Vec<u64> = self.jobs.iter().filter_map(runs).collect();
                for job in jobs {
                    self.actions.push_back(UniverseAction::Revoke { job, context });
                }
                Answer::Done
            }
            UniverseRequest::End { processes, .. } => {
                let all = processes.into_iter().map(|p| UniverseAction::Fence(p.into()));
                self.actions.extend(all);
                Answer::Done
            }
            UniverseRequest::Registry(bytes) => {
                if self.values.begin() {
                    let jobs: Vec<u64> = self.jobs.keys().copied().collect();
                    jobs.into_iter().for_each(|job| self.show_states(job));
                }
                Answer::Registry(wire::encode_reply(&self.values.handle_request(from, &bytes)))
            }
            // Only outsiders ask for all.
            UniverseRequest::Values { .. } => Answer::Values(self.version(), self.values()),
        };
        self.say(from, ticket, answer);
        self.tell_changes();
    }

    fn tell_changes(&mut self) {
        while let Some((to, notice)) = self.values.poll_notice() {
            self.say(to, 0, Answer::Changed(wire::encode_notice(&notice)));
        }
    }

    /// Every value that programs keep, as far as an answer has room, in the format of the registry.
    pub fn values(&mut self) -> Vec<u8> {
        let mut all = self.values.list();
        let mut bytes = 0;
        let mut fits = |(key, value): &(String, Value)| {
            bytes += key.len() + value.bytes() + 16;
            bytes <= VALUES_MAX
        };
        let told = all.iter().take_while(|one| fits(one)).count();
        all.truncate(told);
        wire::encode_reply(&Reply::Values(all))
    }

    /// Changes when a value that programs keep may have changed.
    pub fn version(&self) -> u64 {
        self.values.version()
    }

    /// A process has failed, and its job goes on.
    pub fn handle_dead(&mut self, name: Name) {
        self.values.handle_dead(name);
        if self.jobs.get_mut(&name.job).is_some_and(|known| known.failed.insert(name.rank)) {
            self.show_states(name.job);
        }
        self.agreements.handle_dead(name);
        self.settle_agreements();
    }

    /// A member of an agreement is of a job that never ran here: it would be waited for for ever.
    fn has_unknown_members(&self, mine: &Contribution) -> bool {
        let ran_here = |job: u64| self.jobs.contains_key(&job) || self.agreements.has_ended(job);
        mine.members.iter().any(|member| !ran_here(member.job))
    }

    fn settle_agreements(&mut self) {
        for action in self.agreements.take_actions() {
            match action {
                AgreementAction::Decided(to, ticket, decision) => {
                    self.say(to, ticket, Answer::Agreed(decision));
                }
                AgreementAction::Fence(name) => {
                    self.actions.push_back(UniverseAction::Fence(name));
                }
            }
        }
    }

    fn judge(&self, request: &SpawnRequest) -> Result<(), Answer> {
        let refused = |why, text: &str| Err(Answer::Refused { why, text: text.into() });
        if request.apps.is_empty() || request.apps.iter().any(|a| a.command.is_empty()) {
            return refused(RefusalKind::Spawn, "no program is named");
        }
        if request.apps.iter().any(|a| a.maxprocs == 0) {
            return refused(RefusalKind::Spawn, "0 processes of a program are wanted");
        }
        if request.apps.len() > APPS_MAX || self.jobs.len() - self.ended.len() >= JOBS_MAX {
            return refused(RefusalKind::Full, "there are too many programs or jobs");
        }
        Ok(())
    }

    fn say(&mut self, to: Name, ticket: u64, answer: Answer) {
        self.actions.push_back(UniverseAction::Say { to, ticket, answer });
    }

    /// A request to start a job cannot be granted.
    pub fn handle_refused(&mut self, asker: Name, ticket: u64, text: String) {
        self.say(asker, ticket, Answer::Refused { why: RefusalKind::Spawn, text });
    }

    /// A job has begun to start, with so many processes of each program. Returns its number.
    /// `by_pmi`: its asker will not tell that they are connected.
    pub fn handle_begun(
        &mut self,
        job: u64,
        asker: Name,
        ticket: u64,
        counts: Vec<u32>,
        by_pmi: bool,
    ) -> u32 {
        let asker = Some((asker, Some(ticket)));
        self.add(job, Known { asker, counts, by_pmi, ..Known::default() })
    }

    /// All processes of a job run; or, with a sentence that says why, they will not.
    pub fn handle_birth(&mut self, job: u64, outcome: Result<(), String>) {
        let Some(known) = self.jobs.get_mut(&job) else { return };
        let Some((asker, Some(ticket))) = known.asker else { return };
        known.asker = Some((asker, None));
        let by_pmi = known.by_pmi && outcome.is_ok();
        let answer = match outcome {
            Ok(()) => Answer::Spawned { job, counts: std::mem::take(&mut known.counts) },
            Err(text) => Answer::Refused { why: RefusalKind::Spawn, text },
        };
        self.say(asker, ticket, answer);
        if by_pmi {
            self.connect(asker.job, job);
        }
    }

    /// A job ends badly, with this code: told once, before its processes have ended.
    pub fn handle_bad_end(&mut self, job: u64, code: i32) {
        let Some(known) = self.jobs.get_mut(&job).filter(|k| k.ended.is_none()) else { return };
        known.ended = Some(Some(code));
        if known.was_connected {
            self.code.get_or_insert(code);
        }
        let all: Vec<u64> = known.connected.iter().copied().collect();
        for other in all {
            self.actions.push_back(UniverseAction::Stop { job: other, code });
        }
        self.show_states(job);
    }

    /// All processes of a job have ended, with this exit code of the whole.
    pub fn handle_end(&mut self, job: u64, code: i32) {
        self.handle_birth(job, Err("the job has ended".into()));
        let Some(known) = self.jobs.get_mut(&job) else { return };
        // Without a bad end its processes were lost one by one while it went on, which those that
        // have asked for it were told and live on.
        let lost = known.ended.is_none() && known.asker.is_some();
        known.ended.get_or_insert(None);
        if code != 0 && known.was_connected && !lost {
            self.code.get_or_insert(code);
        }
        let asker = known.asker;
        for other in std::mem::take(&mut known.connected) {
            if let Some(other) = self.jobs.get_mut(&other) {
                other.connected.remove(&job);
            }
        }
        self.forget_names(job);
        self.agreements.handle_end(job);
        self.settle_agreements();
        self.values.handle_end(job);
        self.show_states(job);
        self.ended.push_back(job);
        if self.ended.len() > ENDED_MAX
            && let Some(oldest) = self.ended.pop_front()
            && let Some(known) = self.jobs.remove(&oldest)
        {
            known.states().iter().for_each(|(key, _)| self.values.set_state(key, None));
            self.tell_changes();
        }
        if let Some((asker, _)) = asker
            && self.jobs.get(&asker.job).is_some_and(|k| k.ended.is_none())
        {
            self.say(asker, 0, Answer::Ended { job });
        }
    }

    fn connect(&mut self, one: u64, other: u64) {
        let ended = |u: &Universe, job: u64| u.jobs.get(&job).and_then(|k| k.ended);
        for (job, peer) in [(one, other), (other, one)] {
            // It may be that of another launcher, or long gone.
            if job == peer || !self.jobs.contains_key(&peer) {
                continue;
            }
            let bad = ended(self, peer);
            let Some(known) = self.jobs.get_mut(&job) else { continue };
            known.was_connected = true;
            match bad {
                None => _ = known.connected.insert(peer),
                Some(Some(code)) => self.actions.push_back(UniverseAction::Stop { job, code }),
                Some(None) => {}
            }
        }
    }

    fn disconnect(&mut self, one: u64, other: u64) {
        for (job, peer) in [(one, other), (other, one)] {
            if let Some(known) = self.jobs.get_mut(&job) {
                known.connected.remove(&peer);
            }
        }
    }

    fn ask(&mut self, from: Name, request: gpr::Request) -> Reply {
        self.registry.handle_request(from, request)
    }

    /// The port of a name.
    pub fn port(&mut self, service: &str) -> Option<String> {
        let get = gpr::Request::Get { container: PORTS.into(), key: service.into() };
        match self.ask(Name::launcher(0), get) {
            Reply::Value(Some(Value::Text(port))) => Some(port),
            _ => None,
        }
    }

    fn publish(&mut self, from: Name, service: String, port: String) -> Answer {
        let put = |container: &str, value| gpr::Request::PutNew {
            container: container.into(),
            key: service.clone(),
            value,
        };
        let parts = vec![put(PORTS, Value::Text(port)), put(OWNERS, Value::Name(from))];
        match self.ask(from, gpr::Request::Compound(parts)) {
            Reply::Refused(why) => {
                let (why, text) = match why {
                    Refusal::Exists => (RefusalKind::Name, "is published already"),
                    Refusal::Full => (RefusalKind::Full, "is one too many"),
                    _ => (RefusalKind::Name, "is empty or too long"),
                };
                Answer::Refused { why, text: format!("the name \"{service}\" {text}") }
            }
            _ => Answer::Done,
        }
    }

    fn unpublish(&mut self, from: Name, service: String, port: &str) -> Answer {
        let get = gpr::Request::Get { container: OWNERS.into(), key: service.clone() };
        let owner = match self.ask(from, get) {
            Reply::Value(Some(Value::Name(owner))) => Some(owner),
            _ => None,
        };
        let refused = |text: String| Answer::Refused { why: RefusalKind::Service, text };
        match owner {
            None => refused(format!("the name \"{service}\" is not published")),
            Some(owner) if owner.job != from.job => refused(format!(
                "the name \"{service}\" was published by rank {} of another job",
                owner.rank
            )),
            Some(_) if self.port(&service).is_none_or(|p| p != port) => {
                refused(format!("the name \"{service}\" stands for another port"))
            }
            Some(_) => {
                self.forget(&service);
                Answer::Done
            }
        }
    }

    fn forget(&mut self, service: &str) {
        let delete = |container: &str| gpr::Request::Delete {
            container: container.into(),
            key: service.into(),
        };
        let parts = vec![delete(PORTS), delete(OWNERS)];
        self.ask(Name::launcher(0), gpr::Request::Compound(parts));
    }

    fn forget_names(&mut self, job: u64) {
        let list = gpr::Request::List { container: OWNERS.into() };
        let Reply::Values(all) = self.ask(Name::launcher(0), list) else { return };
        for (service, owner) in all {
            if matches!(owner, Value::Name(name) if name.job == job) {
                self.forget(&service);
            }
        }
    }

    /// The next thing to do.
    pub fn poll_action(&mut self) -> Option<UniverseAction> {
        self.actions.pop_front()
    }

    /// The exit code of the launcher as far as it is known now.
    pub fn code(&self) -> i32 {
        self.code.unwrap_or(0)
    }
}

#[cfg(test)]
mod sim;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::universe::SpawnApp;

    const PARENT: Name = Name { job: 10, rank: 1 };

    fn spawn() -> UniverseRequest {
        let app = SpawnApp { command: b"x".to_vec(), maxprocs: 2, ..SpawnApp::default() };
        UniverseRequest::Spawn(SpawnRequest { apps: vec![app], ..SpawnRequest::default() })
    }

    fn universe() -> Universe {
        let mut universe = Universe::default();
        assert_eq!(universe.handle_job(PARENT.job), 1);
        universe
    }

    fn child(universe: &mut Universe, asker: Name, job: u64) {
        universe.handle_request(asker, 5, spawn());
        assert!(matches!(universe.poll_action(), Some(UniverseAction::Start { ticket: 5, .. })));
        universe.handle_begun(job, asker, 5, vec![2], false);
        universe.handle_birth(job, Ok(()));
        let answer = Answer::Spawned { job, counts: vec![2] };
        assert_eq!(said(universe), Some((asker, 5, answer)));
    }

    #[test]
    fn a_spawned_job_that_is_lost_while_it_goes_on_is_no_bad_end_of_the_whole() {
        let mut universe = universe();
        child(&mut universe, PARENT, 20);
        tell(&mut universe, PARENT, UniverseRequest::Connected { job: 20 });
        universe.handle_dead(Name { job: 20, rank: 0 });
        universe.handle_end(20, 137);
        assert_eq!(universe.code(), 0);
        universe.handle_end(PARENT.job, 137);
        assert_eq!(universe.code(), 137, "the first job's end is the whole's");
    }

    #[test]
    fn jobs_that_have_parted_are_about_to_end() {
        let mut universe = universe();
        child(&mut universe, PARENT, 20);
        assert!(!universe.is_ending(20), "it has not met its parent");
        tell(&mut universe, PARENT, UniverseRequest::Connected { job: 20 });
        assert!(!universe.is_ending(20));
        tell(&mut universe, PARENT, UniverseRequest::Disconnected { job: 20 });
        assert!(universe.is_ending(20) && !universe.is_ending(PARENT.job));
        child(&mut universe, PARENT, 30);
        universe.handle_bad_end(30, 1);
        assert!(universe.is_ending(30), "its processes may still end");
    }

    #[test]
    fn who_is_of_another_launcher_is_not_waited_for() {
        use crate::universe::agreement::AgreementKey;
        let mut universe = universe();
        let key = AgreementKey { job: 0, context: 64, number: 0 };
        let members = vec![PARENT.into(), Name { job: 77, rank: 0 }.into()];
        let mine = Contribution {
            key,
            size: 2,
            side: 0,
            value: 1,
            proposal: 0,
            failed: vec![],
            acked: vec![],
            members,
        };
        universe.handle_request(PARENT, 5, UniverseRequest::Agree(mine));
        assert!(matches!(said(&mut universe), Some((PARENT, 5, Answer::Refused { .. }))));
    }

    fn said(universe: &mut Universe) -> Option<(Name, u64, Answer)> {
        match universe.poll_action()? {
            UniverseAction::Say { to, ticket, answer } => Some((to, ticket, answer)),
            other => panic!("{other:?}"),
        }
    }

    fn tell(universe: &mut Universe, from: Name, request: UniverseRequest) -> Answer {
        universe.handle_request(from, 9, request);
        loop {
            match universe.poll_action().expect("an answer") {
                UniverseAction::Say { to, ticket: 9, answer } if to == from => return answer,
                UniverseAction::Say { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }

    fn stopped(universe: &mut Universe) -> Vec<(u64, i32)> {
        let all = std::iter::from_fn(|| universe.poll_action());
        let stop = |a| match a {
            UniverseAction::Stop { job, code } => Some((job, code)),
            _ => None,
        };
        all.filter_map(stop).collect()
    }

    #[test]
    fn a_bad_end_reaches_the_connected_and_no_others() {
        let mut universe = universe();
        for job in [20, 30] {
            child(&mut universe, PARENT, job);
            assert_eq!(
                tell(&mut universe, PARENT, UniverseRequest::Connected { job }),
                Answer::Done
            );
        }
        let from = Name { job: 30, rank: 0 };
        assert_eq!(
            tell(&mut universe, from, UniverseRequest::Disconnected { job: 10 }),
            Answer::Done
        );
        universe.handle_bad_end(20, 7);
        assert_eq!(stopped(&mut universe), [(10, 7)]);
        universe.handle_bad_end(10, 7);
        assert_eq!(stopped(&mut universe), [(20, 7)], "which ends already");
        universe.handle_end(20, 7);
        universe.handle_end(10, 7);
        universe.handle_end(30, 0);
        assert_eq!(universe.code(), 7);
    }

    #[test]
    fn a_job_that_ends_before_it_is_connected_is_told_to_its_parent_alone() {
        let mut universe = universe();
        child(&mut universe, PARENT, 20);
        universe.handle_bad_end(20, 3);
        universe.handle_end(20, 3);
        assert_eq!(said(&mut universe), Some((PARENT, 0, Answer::Ended { job: 20 })));
        assert_eq!((said(&mut universe), universe.code()), (None, 0));
        // The word that it is connected may come after its end.
        universe.handle_request(PARENT, 1, UniverseRequest::Connected { job: 20 });
        assert_eq!(stopped(&mut universe), [(10, 3)]);
    }

    fn registry(universe: &mut Universe, from: Name, request: gpr::Request) -> Reply {
        let request = UniverseRequest::Registry(wire::encode_request(&request));
        let Answer::Registry(bytes) = tell(universe, from, request) else { panic!("no reply") };
        wire::decode_reply(&bytes).expect("a reply")
    }

    #[test]
    fn programs_hear_of_processes_and_jobs_that_end() {
        use crate::universe::VALUES;
        let mut universe = universe();
        child(&mut universe, PARENT, 20);
        universe.handle_dead(Name { job: 20, rank: 1 });
        assert_eq!(universe.version(), 0, "nobody has asked for anything");
        let get = |key: &str| gpr::Request::Get { container: VALUES.into(), key: key.into() };
        let is = |universe: &mut Universe, key: &str, value: Option<i64>| {
            let reply = registry(universe, PARENT, get(key));
            assert_eq!(reply, Reply::Value(value.map(Value::Int)), "{key}");
        };
        is(&mut universe, "hawser/job/1/state", Some(RUNS));
        is(&mut universe, "hawser/job/2/failed", Some(1));
        is(&mut universe, "hawser/job/2/rank/1", Some(ENDED_BADLY));
        is(&mut universe, "hawser/job/2/rank/0", None);
        let (container, trigger) = (VALUES.into(), gpr::Trigger::Changed);
        let subscribe = gpr::Request::Subscribe { container, key: None, trigger };
        assert!(matches!(registry(&mut universe, PARENT, subscribe), Reply::Subscribed(_)));
        universe.handle_dead(Name { job: 20, rank: 0 });
        let notices = std::iter::from_fn(|| universe.poll_action()).filter(|action| {
            matches!(action, UniverseAction::Say { to: PARENT, answer: Answer::Changed(_), .. })
        });
        assert!(notices.count() > 0, "the subscriber hears of it");
        is(&mut universe, "hawser/job/2/rank/0", Some(ENDED_BADLY));
        universe.handle_end(20, 0);
        is(&mut universe, "hawser/job/2/state", Some(ENDED_WELL));
        let key = String::from("hawser/job/2/state");
        for request in [
            gpr::Request::Put { container: VALUES.into(), key: key.clone(), value: Value::Int(1) },
            gpr::Request::Add { container: VALUES.into(), key: key.clone(), delta: 1 },
            gpr::Request::Delete { container: VALUES.into(), key },
        ] {
            assert_eq!(registry(&mut universe, PARENT, request), Reply::Refused(Refusal::Owned));
        }
        for job in 100..100 + ENDED_MAX as u64 {
            universe.handle_job(job);
            universe.handle_end(job, 0);
        }
        is(&mut universe, "hawser/job/2/state", None);
    }

    #[test]
    fn what_cannot_start_is_told_once() {
        let mut universe = universe();
        universe.handle_request(PARENT, 5, spawn());
        assert!(universe.poll_action().is_some());
        universe.handle_begun(20, PARENT, 5, vec![2], false);
        universe.handle_birth(20, Err("no such program".into()));
        let refused = Answer::Refused { why: RefusalKind::Spawn, text: "no such program".into() };
        assert_eq!(said(&mut universe), Some((PARENT, 5, refused)));
        universe.handle_birth(20, Ok(()));
        assert_eq!(said(&mut universe), None);
        for apps in [Vec::new(), vec![SpawnApp { command: b"x".to_vec(), ..SpawnApp::default() }]] {
            let request = UniverseRequest::Spawn(SpawnRequest { apps, ..SpawnRequest::default() });
            let answer = tell(&mut universe, PARENT, request);
            assert!(matches!(answer, Answer::Refused { .. }), "{answer:?}");
        }
    }

    #[test]
    fn names_have_owners_and_end_with_their_job() {
        let mut universe = universe();
        child(&mut universe, PARENT, 20);
        let other = Name { job: 20, rank: 0 };
        let (service, port) = (String::from("ocean"), String::from("tag#0"));
        let publish = UniverseRequest::Publish { service: service.clone(), port: port.clone() };
        let lookup = UniverseRequest::Lookup { service: service.clone() };
        let unpublish =
            |port: &str| UniverseRequest::Unpublish { service: service.clone(), port: port.into() };
        assert_eq!(tell(&mut universe, other, lookup.clone()), Answer::Port(None));
        assert_eq!(tell(&mut universe, PARENT, publish.clone()), Answer::Done);
        assert_eq!(tell(&mut universe, other, lookup.clone()), Answer::Port(Some(port.clone())));
        let is_refused = |answer: Answer, kind: RefusalKind| {
            assert!(matches!(&answer, Answer::Refused { why, .. } if *why == kind), "{answer:?}");
        };
        is_refused(tell(&mut universe, other, publish.clone()), RefusalKind::Name);
        is_refused(tell(&mut universe, other, unpublish(&port)), RefusalKind::Service);
        is_refused(tell(&mut universe, PARENT, unpublish("x")), RefusalKind::Service);
        assert_eq!(tell(&mut universe, PARENT, unpublish(&port)), Answer::Done);
        is_refused(tell(&mut universe, PARENT, unpublish(&port)), RefusalKind::Service);
        assert_eq!(tell(&mut universe, other, publish), Answer::Done);
        universe.handle_end(20, 0);
        assert_eq!(tell(&mut universe, PARENT, lookup), Answer::Port(None));
    }
}
