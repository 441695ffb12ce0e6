//! The head node process: the masters of the jobs, the agents of its own node and the network to
//! others in one thread with one wait. It moves what they say to each other, our own streams, and
//! signals.

mod growth;
mod moves;

use std::collections::BTreeMap;
use std::io;
use std::os::fd::AsFd;

use hawser_mca::report::{say, say_lines};
use hawser_os::pipe;
use hawser_os::poll::{Event, Interest};
use hawser_os::signals::{self, SIGCHLD, SIGINT, SIGTERM, SIGTSTP};
use hawser_rte::control::{Dest, Order, Report};
use hawser_rte::env;
use hawser_rte::name::Name;
use hawser_rte::saving::{self, ImagesAnswer};
use hawser_rte::state::job::{CODE_UNFINISHED, Cause, OnFailure};
use hawser_rte::state::universe::{Universe, UniverseAction};
use hawser_rte::universe::wire::{decode_request, encode_answer};
use hawser_rte::universe::{Answer, SpawnRequest, UniverseRequest, neighbours};

use self::growth::Growth;
use crate::Specs;
use crate::again::{self, Restarts};
use crate::agent::asks::{RankRequest, RankRequests};
use crate::cli::Request;
use crate::client::Client;
use crate::iof::input::State;
use crate::iof::outputs::Outputs;
use crate::look::Viewers;
use crate::master::{JobFacts, Master, StartOutcome};
use crate::net::{Net, News};
use crate::plm::{CODE_CANNOT_START, StartError, cannot};
use crate::post::{
    Post, TOKEN_AGENT, TOKEN_CLIENT, TOKEN_IMAGES, TOKEN_NEIGHBOURS, TOKEN_NET, TOKEN_SIGNAL,
    TOKEN_VIEWERS, now_ms,
};
use crate::setup::{self, Setup};

const TOKEN_STDIN: u64 = 2;
const TOKEN_OUTPUT: u64 = 16;

/// Rounds of a conversation between two looks at everything else.
const ROUNDS: usize = 16;
/// How often a terminal is looked at that belongs to somebody else now, in milliseconds.
const TERMINAL_MS: u64 = 200;
/// How soon an output is tried again that cannot be waited for, in milliseconds.
const RETRY_MS: u64 = 10;

/// Everything that `mpirun` waits for.
struct Hnp {
    /// The masters of the jobs, the first one before all others and to the end.
    masters: Vec<Master>,
    universe: Universe,
    outputs: Outputs,
    post: Post,
    /// Hosts that are added.
    growth: Growth,
    /// The process that this launcher serves, where none was started by it; it counts as the first
    /// job.
    client: Option<Client>,
    /// Where programs of the user ask for images, by job, once somebody may.
    imaging: BTreeMap<u64, RankRequests>,
    /// Where other universes ask for names, once there are some.
    neighbours: Option<RankRequests>,
    /// Those of them that wait for values to change: the connection, the ticket, and the version
    /// that is known there.
    watchers: Vec<(u64, u64, u64)>,
    /// The exit code of the first job, once it is over.
    code: Option<i32>,
    /// Jobs whose bad end was told to the universe.
    bad: Vec<u64>,
    output_watched: Vec<bool>,
    /// Outputs that wait and cannot be waited for: they are tried again and again.
    unwatched: Vec<usize>,
    stdin_watched: bool,
    /// A signal came while the daemons were sent home, after which no other launcher is tried.
    hurried: bool,
}

/// How the job of a request has ended.
pub(crate) enum JobEnd {
    /// With this exit code, and, where it has ended badly and may be started again, why.
    Over(i32, Option<(Cause, Restarts)>),
    /// It has not begun, and another launcher may begin it before its time is over.
    Renew(Option<u64>),
}

/// Starts the job of a request and waits for its end.
pub(crate) fn run(request: Request, specs: &Specs) -> JobEnd {
    live(None, request, specs)
}

/// Starts the jobs that a process asks for; returns when it and they have ended.
pub(crate) fn run_for(client: Client, request: Request, specs: &Specs) -> i32 {
    match live(Some(client), request, specs) {
        JobEnd::Over(code, _) => code,
        // Its first process runs.
        JobEnd::Renew(_) => CODE_CANNOT_START,
    }
}

fn live(client: Option<Client>, request: Request, specs: &Specs) -> JobEnd {
    // A launcher that itself runs as a rank must not hand its own segment down.
    if let Some(fd) = std::env::var(env::NODE_FD).ok().and_then(|v| v.parse().ok()) {
        pipe::set_cloexec(fd);
    }
    let first = client.as_ref().map(|c| (c.name.job, c.secret));
    let has_client = client.is_some();
    let result = start(request, first, specs).and_then(|(post, setup)| {
        let end = again::end_of(setup.policy.timeout_ms);
        let again = Restarts::of(&setup.params, end);
        let again = again.map_err(|text| StartError::new(setup::CODE_USAGE, text))?;
        let verbose = setup.request.verbose;
        let mut hnp = Hnp::new(post, client, setup)?;
        let code = hnp.watch().map_err(cannot("the job cannot be watched"))?;
        let cause = hnp.first().bad_end().map(|(cause, _)| cause);
        let over = JobEnd::Over(code, cause.zip(again));
        let end = match hnp.first().take_refusal() {
            Some(why) if !has_client && !hnp.hurried && !again::is_over(end) => {
                if verbose {
                    say(format_args!("the launcher starts itself again: {why}"));
                }
                JobEnd::Renew(end)
            }
            Some(why) => {
                say(why);
                over
            }
            None => over,
        };
        Ok((end, hnp.first().is_interrupted()))
    });
    match result {
        // The shell that runs a script sees that its child died of Ctrl-C, and ends the script.
        Ok((JobEnd::Over(code, _), true)) if code == 128 + SIGINT => signals::die_by(SIGINT),
        Ok((end, _)) => end,
        Err(error) => {
            say(error.text);
            JobEnd::Over(error.code, None)
        }
    }
}

/// Calls the nodes of the job together, and decides who runs where.
fn start(
    request: Request,
    first: Option<(u64, [u8; 32])>,
    specs: &Specs,
) -> Result<(Post, Setup), StartError> {
    let mut before = setup::prepare(request, specs)?;
    // One whose place this one has taken has told the same.
    let is_new = !again::is_renewed();
    let notes = std::mem::take(&mut before.notes);
    if is_new {
        say_lines(&notes);
    }
    let begun = now_ms();
    let first = match (first, &before.restored) {
        (Some(first), _) => first,
        (None, Some(restored)) => restored.job().map_err(cannot("no random numbers"))?,
        (None, None) => hawser_rte::random_job().map_err(cannot("no random numbers"))?,
    };
    let mut post = Post::new(&mut before, first)?;
    let result = post.gather(&before).and_then(|hellos| {
        // The limit of the job counts its start.
        let limit = &mut before.policy.timeout_ms;
        *limit = limit.map(|ms| ms.saturating_sub(now_ms() - begun));
        before.finish(hellos)
    });
    match result {
        Ok(mut setup) => {
            let shown = std::mem::take(&mut setup.shown);
            if is_new {
                say_lines(&shown);
            }
            if is_new && !setup.request.quiet {
                say_lines(&setup.warnings);
            }
            Ok((post, setup))
        }
        Err(error) => {
            // Whatever goes wrong on the way out, the error before it is told.
            let _ = post.leave(true);
            Err(error)
        }
    }
}

impl Hnp {
    fn new(post: Post, client: Option<Client>, setup: Setup) -> Result<Hnp, StartError> {
        if let Some(client) = &client {
            let added = post.poller.add(client.asks.as_fd(), TOKEN_CLIENT, Interest::Read);
            added.map_err(cannot("events cannot be received"))?;
        }
        let (outputs, mut universe) = (Outputs::new(), Universe::default());
        let facts = JobFacts {
            id: post.job,
            secret: post.secret,
            number: universe.handle_job(post.job),
            parent: None,
            parent_port: String::new(),
            pmi_parent: None,
        };
        let growth = Growth::new(setup.nodes.len() as u32, setup.unused());
        let master = Master::new(setup, facts, outputs.facts(), now_ms());
        let output_watched = vec![false; outputs.list().len()];
        let (job, several) = (post.job, post.net.is_some());
        let mut hnp = Hnp {
            masters: vec![master],
            universe,
            outputs,
            post,
            growth,
            client,
            imaging: BTreeMap::new(),
            neighbours: None,
            watchers: Vec::new(),
            code: None,
            bad: Vec::new(),
            output_watched,
            unwatched: Vec::new(),
            stdin_watched: false,
            hurried: false,
        };
        // Where this node has no rank there is no pipe of it by which somebody could ask.
        if several {
            hnp.listen_for_images(job);
        }
        Ok(hnp)
    }

    /// The master of the job that the user has started.
    fn first(&mut self) -> &mut Master {
        &mut self.masters[0]
    }

    /// Waits and works until all jobs are over and their output is written; returns the exit code.
    fn watch(&mut self) -> io::Result<i32> {
        let mut events = Vec::new();
        let code = loop {
            let more = self.exchange()?;
            if let Some(code) = self.over() {
                break code;
            }
            let wait = self.prepare_wait();
            let timeout = if more { 0 } else { wait };
            events.clear();
            self.post.poller.wait(timeout, &mut events)?;
            for event in &events {
                self.dispatch(*event)?;
            }
            for i in std::mem::take(&mut self.unwatched) {
                self.outputs.write(i);
            }
        };
        let bad = self.first().is_bad() || code != 0;
        self.hurried = self.post.leave(bad)?.into_iter().any(again::ends_renewal);
        Ok(code)
    }

    /// The exit code, once nothing is left to do.
    fn over(&mut self) -> Option<i32> {
        let code = self.code?;
        let hurried = self.first().is_hurried();
        let done = self.masters.len() == 1 && self.outputs.are_drained();
        (done || hurried).then_some(if code == 0 { self.universe.code() } else { code })
    }

    /// Lets masters and agents speak until none has anything to say, or for long enough: signals
    /// and our streams must have their turn. True when something is left to say.
    fn exchange(&mut self) -> io::Result<bool> {
        for _ in 0..ROUNDS {
            let now = now_ms();
            self.post.agents.settle()?;
            while let Some((job, report)) = self.post.agents.poll_report() {
                self.report(0, job, report, now);
            }
            let mut quiet = self.hear(now)?;
            self.settle_masters(now);
            quiet &= !self.settle_universe(now);
            for master in &mut self.masters {
                let job = master.facts().id;
                if let (Some(whole), Some(viewers)) =
                    (master.poll_shown(), self.post.viewers.get_mut(&job))
                {
                    viewers.answer(&whole);
                }
                while let Some((dest, order)) = master.poll_order() {
                    quiet = false;
                    self.post.order(job, dest, order);
                }
            }
            if quiet {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What the process asks that this launcher serves, and its end.
    fn hear_client(&mut self) -> io::Result<()> {
        let now = now_ms();
        let Some(client) = &mut self.client else { return Ok(()) };
        client.asks.handle_events(now)?;
        let (name, mut heard) = (client.name, Vec::new());
        while let Some(RankRequest { ticket, bytes, .. }) = client.asks.poll_heard() {
            client.has_left |= decode_request(&bytes) == Ok(UniverseRequest::Leaving);
            heard.push((ticket, bytes));
        }
        for (ticket, bytes) in heard {
            let report = Report::Universe { rank: name.rank, ticket, bytes };
            self.report(0, name.job, report, now);
        }
        Ok(())
    }

    /// Notices that the process has ended that this launcher serves: it may be while something is
    /// said to it.
    fn look_after_client(&mut self) {
        if let Some(client) = self.client.take_if(|c| c.asks.is_empty()) {
            self.post.poller.remove(client.asks.as_fd());
            if !client.has_left {
                self.universe.handle_bad_end(client.name.job, CODE_UNFINISHED);
            }
        }
    }

    /// Listens for other universes of this user on this host, once there is a name to tell.
    fn open_to_neighbours(&mut self) {
        let tells = self.universe.version() > 0 || self.universe.has_names();
        if self.neighbours.is_some() || !tells {
            return;
        }
        let opened =
            RankRequests::open_to_others(&neighbours::name(self.post.job)).and_then(|asks| {
                self.post.poller.add(asks.as_fd(), TOKEN_NEIGHBOURS, Interest::Read)?;
                Ok(asks)
            });
        // Without it the names are known in this universe only; the next one tries again.
        self.neighbours = opened.ok();
    }

    fn hear_neighbours(&mut self) -> io::Result<()> {
        let Some(asks) = &mut self.neighbours else { return Ok(()) };
        asks.handle_events(now_ms())?;
        while let Some(RankRequest { from, ticket, bytes, .. }) = asks.poll_heard() {
            let port = match decode_request(&bytes) {
                Ok(UniverseRequest::Lookup { service }) => self.universe.port(&service),
                Ok(UniverseRequest::Values { since }) => {
                    self.watchers.push((from, ticket, since));
                    continue;
                }
                _ => None,
            };
            asks.reply(from, ticket, &encode_answer(&Answer::Port(port)));
        }
        self.tell_watchers();
        Ok(())
    }

    /// Listens for programs of the user that want images of a job's processes.
    fn listen_for_images(&mut self, job: u64) {
        if self.imaging.contains_key(&job) {
            return;
        }
        let opened = RankRequests::open_to_others(&saving::name(job)).and_then(|asks| {
            self.post.poller.add(asks.as_fd(), TOKEN_IMAGES, Interest::Read)?;
            Ok(asks)
        });
        // Without it somebody asks again.
        if let Ok(asks) = opened {
            self.imaging.insert(job, asks);
        }
    }

    fn hear_of_images(&mut self) -> io::Result<()> {
        let (now, mut moves) = (now_ms(), Vec::new());
        for (job, asks) in &mut self.imaging {
            asks.handle_events(now)?;
            let master = self.masters.iter_mut().find(|m| m.facts().id == *job);
            let Some(master) = master else { continue };
            while let Some(RankRequest { from, ticket, bytes, .. }) = asks.poll_heard() {
                match saving::decode_request(&bytes) {
                    Some(mut request) => match request.moves.take() {
                        Some(wanted) => moves.push((*job, Some((from, ticket)), request, wanted)),
                        None => master.handle_images((from, ticket), request),
                    },
                    None => {
                        let why = "the request makes no sense; use hawser of the same release";
                        let answer = ImagesAnswer::Failed(why.into());
                        asks.reply(from, ticket, &saving::encode_answer(&answer));
                    }
                }
            }
        }
        for (job, asker, request, wanted) in moves {
            self.begin_move(job, asker, request, wanted, now);
        }
        Ok(())
    }

    fn answer_of_images(&mut self) {
        for master in &mut self.masters {
            let job = master.facts().id;
            while let Some(((from, ticket), answer)) = master.poll_images() {
                if let Some(asks) = self.imaging.get_mut(&job) {
                    asks.reply(from, ticket, &saving::encode_answer(&answer));
                }
            }
        }
    }

    /// Answers those that wait for a change of the values that programs keep.
    fn tell_watchers(&mut self) {
        let (Some(asks), version) = (&mut self.neighbours, self.universe.version()) else { return };
        self.watchers.retain(|(from, _, _)| asks.has(*from));
        if self.watchers.iter().all(|(_, _, since)| *since == version) {
            return;
        }
        let bytes = encode_answer(&Answer::Values(version, self.universe.values()));
        self.watchers.retain(|(from, ticket, since)| {
            if *since != version {
                asks.reply(*from, *ticket, &bytes);
            }
            *since == version
        });
    }

    /// A node says something of a job.
    fn report(&mut self, from: u32, job: u64, report: Report, now: u64) {
        match report {
            Report::Universe { rank, ticket, bytes } => {
                let name = Name { job, rank };
                let goes_on = |m: &Master| m.setup().policy.on_failure == OnFailure::Notify;
                let of = |m: &&Master| m.facts().id == job;
                let survives = self.masters.iter().find(of).is_some_and(goes_on);
                match decode_request(&bytes) {
                    Ok(UniverseRequest::End { .. }) if !survives => {
                        let text = "the job ends when ranks fail".into();
                        self.universe.handle_refused(name, ticket, text);
                    }
                    Ok(request) => {
                        if let UniverseRequest::End { code, .. } = request {
                            let of = |m: &&mut Master| m.facts().id == job;
                            let asker = self.masters.iter_mut().find(of);
                            asker.into_iter().for_each(|m| m.handle_part_aborted(code));
                        }
                        self.universe.handle_request(name, ticket, request);
                        self.open_to_neighbours();
                        self.tell_watchers();
                    }
                    Err(_) => {
                        let text = "the request makes no sense".into();
                        self.universe.handle_refused(name, ticket, text);
                    }
                }
            }
            Report::Listen => self.listen_for_images(job),
            Report::Hellos(hellos) => self.handle_hellos(hellos, now),
            Report::NotReached { node, lines } => self.handle_not_reached(node, &lines, now),
            // All jobs have ranks there, or may have.
            Report::NodeLost { node, why } => {
                self.growth.handle_lost(node);
                for master in &mut self.masters {
                    let report = Report::NodeLost { node, why: why.clone() };
                    master.handle_report(from, report, now);
                }
                // Some may wait for it.
                self.start_ready(now);
            }
            Report::Notice(signal) => {
                if signal == SIGTERM {
                    self.growth.handle_notice(from);
                }
                for master in &mut self.masters {
                    master.handle_report(from, Report::Notice(signal), now);
                }
            }
            report => {
                // Nodes that were added later know nothing of the job.
                let of = |m: &&mut Master| {
                    m.facts().id == job && (from as usize) < m.setup().nodes.len()
                };
                if let Some(master) = self.masters.iter_mut().find(of) {
                    master.handle_report(from, report, now);
                }
            }
        }
    }

    /// Lets masters decide, and does for our streams what they say.
    fn settle_masters(&mut self, now: u64) {
        let lost = self.outputs.lost();
        for master in &mut self.masters {
            if let Some((stream, errno)) = lost {
                master.handle_output_lost(stream, errno, now);
            }
            master.settle(now);
            while let Some((to, sender, bytes)) = master.poll_said() {
                self.outputs.queue(to, sender, &bytes);
            }
        }
        self.move_leaving(now);
        self.answer_of_images();
        while let Some((stream, sender, bytes)) = self.outputs.poll_written() {
            let of = |m: &&mut Master| m.facts().number == sender.0;
            if let Some(master) = self.masters.iter_mut().find(of) {
                master.handle_written(stream, sender.1, bytes);
            }
        }
    }

    /// Tells the universe what has become of jobs, and does what it says. True when there was
    /// something.
    fn settle_universe(&mut self, now: u64) -> bool {
        let mut any = false;
        for at in 0..self.masters.len() {
            let master = &mut self.masters[at];
            let job = master.facts().id;
            for rank in master.take_lost() {
                self.universe.handle_dead(Name { job, rank });
            }
            if let Some(birth) = master.poll_birth() {
                let outcome = match birth {
                    StartOutcome::Started => Ok(()),
                    StartOutcome::Failed(text) => Err(text),
                };
                self.universe.handle_birth(job, outcome);
            }
            if let Some((cause, code)) = master.bad_end()
                && !self.bad.contains(&job)
            {
                any = true;
                self.bad.push(job);
                self.universe.handle_bad_end(job, code);
                self.end_all(job, cause, code, now);
            }
        }
        self.look_after_client();
        let ended = self.reap_jobs();
        any |= self.start_short(ended, now);
        self.dismiss_idle(now);
        self.tell_watchers();
        while let Some(action) = self.universe.poll_action() {
            any = true;
            self.act(action, now);
        }
        any
    }

    /// What the user asks of `mpirun`, or what befalls itself, ends all jobs.
    fn end_all(&mut self, job: u64, cause: Cause, code: i32, now: u64) {
        let all = matches!(cause, Cause::Timeout | Cause::RunTime | Cause::OutputLost { .. });
        for master in self.masters.iter_mut().filter(|m| all && m.facts().id != job) {
            master.handle_connected_ended(code, now);
        }
    }

    /// Forgets the jobs that are over, but the first. True when there were such.
    fn reap_jobs(&mut self) -> bool {
        let before = self.masters.len();
        let mut at = 0;
        while let Some(master) = self.masters.get(at) {
            let (job, over) = (master.facts().id, master.over());
            match over {
                Some(code) if at == 0 && self.code.is_none() && self.client.is_none() => {
                    self.code = Some(code);
                    self.universe.handle_end(job, code);
                }
                Some(code) if at > 0 => {
                    self.universe.handle_end(job, code);
                    self.bad.retain(|j| *j != job);
                    self.masters.remove(at);
                    self.post.close_to_viewers(job);
                    if let Some(asks) = self.imaging.remove(&job) {
                        self.post.poller.remove(asks.as_fd());
                    }
                    self.post.order(job, Dest::All, Order::Forget);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        self.masters.len() < before
    }

    fn act(&mut self, action: UniverseAction, now: u64) {
        match action {
            UniverseAction::Say { to, ticket, answer } => {
                if let Some(client) = self.client.as_mut().filter(|c| c.name.job == to.job) {
                    return client.answer(ticket, &encode_answer(&answer));
                }
                let Some(master) = self.masters.iter().find(|m| m.facts().id == to.job) else {
                    return;
                };
                let Some(place) = master.setup().map.place(to.rank) else { return };
                let bytes = encode_answer(&answer);
                let order = Order::Universe { rank: to.rank, ticket, bytes };
                self.post.order(to.job, Dest::Node(place.node), order);
            }
            UniverseAction::Start { asker, ticket, request } => {
                self.start(asker, ticket, request, now);
            }
            UniverseAction::Fence(name) => {
                if let Some(master) = self.masters.iter_mut().find(|m| m.facts().id == name.job) {
                    master.end_rank(name.rank);
                }
            }
            UniverseAction::Revoke { job, context } => {
                if self.masters.iter().any(|m| m.facts().id == job) {
                    self.post.order(job, Dest::All, Order::Revoked { context });
                }
            }
            UniverseAction::Stop { job, code } => {
                if let Some(client) = self.client.as_mut().filter(|c| c.name.job == job) {
                    return client.end(now);
                }
                if let Some(master) = self.masters.iter_mut().find(|m| m.facts().id == job) {
                    master.handle_connected_ended(code, now);
                }
            }
        }
    }

    /// Begins to start a job that a rank has asked for.
    fn spawn(
        &mut self,
        asker: Name,
        ticket: u64,
        request: &SpawnRequest,
        now: u64,
    ) -> Result<(), String> {
        let master = self.master_of(asker)?;
        let in_use = |node: u32| self.in_use(node);
        let spawned = master.setup().spawn(request, &in_use, self.growth.added())?;
        let (id, secret) =
            hawser_rte::random_job().map_err(|e| format!("no random numbers: {e}"))?;
        let parent = Some((asker.rank, master.facts().number));
        let pmi_parent = request.pmi.clone().map(|origin| (asker.job, origin));
        let by_pmi = pmi_parent.is_some();
        let number = self.universe.handle_begun(id, asker, ticket, spawned.counts, by_pmi);
        let parent_port = request.port.clone();
        let facts = JobFacts { id, secret, number, parent, parent_port, pmi_parent };
        self.masters.push(Master::new(spawned.setup, facts, self.outputs.facts(), now));
        self.post.open_to_viewers(id);
        Ok(())
    }

    /// What comes from other nodes. True when there was nothing.
    fn hear(&mut self, now: u64) -> io::Result<bool> {
        let Some(net) = &mut self.post.net else { return Ok(true) };
        net.settle(now, &mut |names| self.post.agents.judge(names))?;
        let news: Vec<News> = std::iter::from_fn(|| net.poll_news()).collect();
        let quiet = news.is_empty();
        for news in news {
            match news {
                News::Order(job, order) => self.post.obey(job, order),
                News::Report(from, job, report) => self.report(from, job, report, now),
                News::Said(text) => self.first().handle_report(0, Report::Trouble(text), now),
                News::Failed(text) => self.first().handle_report(0, Report::Failed(text), now),
                News::Data(call) => self.post.agents.handle_call(call),
                // Nobody is above.
                News::Orphaned(_) => {}
            }
        }
        Ok(quiet)
    }

    fn dispatch(&mut self, event: Event) -> io::Result<()> {
        match event.token {
            TOKEN_SIGNAL => self.handle_signals(),
            TOKEN_AGENT => self.post.agents.handle_events()?,
            TOKEN_CLIENT => self.hear_client()?,
            TOKEN_NEIGHBOURS => self.hear_neighbours()?,
            TOKEN_IMAGES => self.hear_of_images()?,
            TOKEN_NET => {
                if let Some(net) = &mut self.post.net {
                    net.handle_events(now_ms(), &mut |names| self.post.agents.judge(names))?;
                }
            }
            TOKEN_STDIN => self.read_input(),
            TOKEN_VIEWERS => {
                for master in &mut self.masters {
                    let viewers = self.post.viewers.get_mut(&master.facts().id);
                    if viewers.is_some_and(Viewers::accept) {
                        master.show();
                    }
                }
            }
            t => self.outputs.write((t - TOKEN_OUTPUT) as usize),
        }
        Ok(())
    }

    fn read_input(&mut self) {
        if let Some(input) = &mut self.first().input
            && input.state() == State::Read
            && let Some(bytes) = input.read()
        {
            self.first().handle_input(bytes);
        }
    }

    /// Reads all signals that have arrived, and reaps.
    fn handle_signals(&mut self) {
        let mut stop = false;
        while let Some(arrived) = self.post.signals.next() {
            stop |= arrived.signal == SIGTSTP;
            if arrived.signal != SIGCHLD {
                for master in &mut self.masters {
                    master.handle_signal(arrived.signal, arrived.from, now_ms());
                }
            }
        }
        self.post.reap();
        if stop && self.exchange().is_ok() {
            signals::stop_self();
        }
    }

    /// Tells the set what to wait for; returns how long, in milliseconds, -1 for ever.
    fn prepare_wait(&mut self) -> i32 {
        let now = now_ms();
        let mut until = self.masters.iter().filter_map(Master::next_time).min();
        let mut sooner = |at: u64| until = Some(until.map_or(at, |u| u.min(at)));
        let mut unwatched = Vec::new();
        for (i, output) in self.outputs.list().iter().enumerate() {
            if output.waits() != self.output_watched[i] {
                let token = TOKEN_OUTPUT + i as u64;
                let add = !self.output_watched[i];
                self.output_watched[i] = match add {
                    true => {
                        output.fd(|fd| self.post.poller.add(fd, token, Interest::Write)).is_ok()
                    }
                    false => {
                        output.fd(|fd| self.post.poller.remove(fd));
                        false
                    }
                };
            }
            if output.waits() && !self.output_watched[i] {
                sooner(now + RETRY_MS);
                unwatched.push(i);
            }
        }
        if let Some(ms) = self.post.agents.prepare_wait(now) {
            sooner(now + ms);
        }
        if let Some(at) = self.client.as_mut().and_then(|c| c.handle_time(now)) {
            sooner(at);
        }
        let net = self.post.net.as_ref().and_then(Net::next_time);
        net.into_iter().chain(self.growth.next_time()).for_each(&mut sooner);
        let waits = self.post.viewers.values_mut().filter_map(|v| v.write().then_some(()));
        if waits.count() > 0 {
            sooner(now + RETRY_MS);
        }
        self.unwatched = unwatched;
        if let Some(at) = self.prepare_input(now) {
            sooner(at);
        }
        match until {
            None => -1,
            Some(at) => at.saturating_sub(now).min(i32::MAX as u64) as i32,
        }
    }

    /// The same for our input; returns when it must be looked at again.
    fn prepare_input(&mut self, now: u64) -> Option<u64> {
        let input = self.masters[0].input.as_mut()?;
        let state = input.state();
        let want = state == State::Read && !input.is_file();
        if want != self.stdin_watched {
            self.stdin_watched = want;
            let stdin = io::stdin();
            if want {
                let added = self.post.poller.add(stdin.as_fd(), TOKEN_STDIN, Interest::Read);
                if added.is_err() {
                    // Not a thing that can be waited for: as ready as a file.
                    input.treat_as_file();
                    self.stdin_watched = false;
                }
            } else {
                self.post.poller.remove(stdin.as_fd());
            }
        }
        match state {
            State::Closed => {
                self.first().input = None;
                None
            }
            State::Background => Some(now + TERMINAL_MS),
            State::Read if self.masters[0].input.as_ref().is_some_and(|i| i.is_file()) => {
                self.read_input();
                Some(now)
            }
            State::Read | State::Wait => None,
        }
    }
}
