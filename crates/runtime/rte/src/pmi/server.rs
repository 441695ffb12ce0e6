//! The launcher's side of PMI, for the ranks of one node: what they put, get and wait for.
//!
//! Bytes in, bytes out. What concerns other nodes goes to the master and comes back: the pairs of a
//! fence, the wish to end the job, and what is asked of the universe: names, and processes to
//! start.

use std::collections::{BTreeMap, VecDeque};

use super::spawn::{self, Spawning};
use super::wire::{Framing, Message, PmiReader, unescaped};
use super::{KEY_MAX, NAME_MAX, VALUE_MAX, job_name, job_of};
use crate::universe::{Answer, UniverseRequest};

/// Bytes of keys and values that a node keeps at most.
const STORE_MAX: usize = 256 << 20;

/// What the server tells ranks.
#[derive(Clone, Debug, Default)]
pub struct PmiFacts {
    /// The name of the job's key-value space.
    pub name: String,
    /// Ranks of the node, by local rank.
    pub ranks: Vec<u32>,
    /// Program of each of them in the command line.
    pub programs: Vec<u32>,
    /// Ranks of the job.
    pub size: u32,
    /// Slots of the job's allocation.
    pub universe: u32,
    /// Pairs that are there from the beginning.
    pub pairs: Vec<(String, String)>,
    /// The job of the rank that has asked for this one at its PMI connection.
    pub parent: Option<u64>,
}

/// What follows from what has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Bytes for a rank.
    Write {
        /// Its local rank.
        local: u32,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// All ranks of the node wait for a fence: these pairs are for all, and
    /// [`Server::handle_fenced`] is wanted when all nodes have come to it.
    Fence(Vec<(String, String)>),
    /// A rank ends the job.
    Abort {
        /// Its local rank.
        local: u32,
        /// The exit code that it asks for.
        code: i32,
        /// Why; may be empty.
        text: String,
    },
    /// A request to the universe, to be answered by [`Server::handle_answer`]. Of one to spawn the
    /// working directory is not known here.
    Universe {
        /// Whose request; comes back with the answer.
        local: u32,
        /// The request.
        request: UniverseRequest,
    },
    /// A rank says what cannot be understood; it gets no answer any more.
    Broken {
        /// Its local rank.
        local: u32,
        /// What is wrong.
        why: String,
    },
}

/// How far a rank has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Stage {
    /// It has said nothing.
    #[default]
    Silent,
    /// It has begun and not ended.
    Inside,
    /// It has said that it needs us no more.
    Finalized,
    /// It was not understood.
    Broken,
}

/// What a rank waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Waits {
    Nothing,
    Fence(Message),
    Attribute(Message),
    Universe(Message),
    /// It is asked for the port of a name that is to be unpublished.
    Port(Message),
}

#[derive(Clone, Debug)]
struct Client {
    reader: PmiReader,
    stage: Stage,
    waits: Waits,
    /// The programs that it has named of those that it wants to spawn.
    spawning: Spawning,
    /// Its process has ended: no fence waits for it.
    gone: bool,
}

/// The server of one node.
#[derive(Clone, Debug, Default)]
pub struct Server {
    facts: PmiFacts,
    clients: Vec<Client>,
    pairs: BTreeMap<String, String>,
    stored: usize,
    /// Put here since the last fence; each key once, so that the bound of `stored` is theirs too.
    fresh: BTreeMap<String, String>,
    /// The ranks of the node have come to a fence, and other nodes have not.
    fencing: bool,
    attributes: BTreeMap<String, String>,
    outputs: VecDeque<Output>,
}

/// The names of one dialect's messages.
struct Dialect {
    framing: Framing,
    finalized: &'static str,
}

const ONE: Dialect = Dialect { framing: Framing::Lines, finalized: "finalize_ack" };
const TWO: Dialect = Dialect { framing: Framing::Frames, finalized: "finalize-response" };

impl Server {
    /// A server for these ranks.
    pub fn new(facts: PmiFacts) -> Server {
        let client = Client {
            reader: PmiReader::default(),
            stage: Stage::Silent,
            waits: Waits::Nothing,
            spawning: Spawning::default(),
            gone: false,
        };
        Server {
            clients: vec![client; facts.ranks.len()],
            pairs: facts.pairs.iter().cloned().collect(),
            facts,
            ..Server::default()
        }
    }

    /// How far a rank has come.
    pub fn stage(&self, local: u32) -> Stage {
        self.clients.get(local as usize).map_or(Stage::Silent, |c| c.stage)
    }

    /// What follows next.
    pub fn poll_output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// A rank has said something.
    pub fn handle_bytes(&mut self, local: u32, bytes: &[u8]) {
        let Some(client) = self.clients.get_mut(local as usize) else { return };
        client.reader.handle_bytes(bytes);
        while let Some(client) = self.clients.get_mut(local as usize) {
            if client.stage == Stage::Broken {
                return;
            }
            match client.reader.poll_message() {
                Ok(None) => return,
                Ok(Some(message)) => {
                    if let Err(why) = self.handle_message(local, &message) {
                        return self.break_off(local, why);
                    }
                }
                Err(error) => return self.break_off(local, error.to_string()),
            }
        }
    }

    /// The process of a rank has ended; what it has said last is here. In a job that goes on the
    /// others do not wait for it.
    pub fn handle_end(&mut self, local: u32) {
        let Some(client) = self.clients.get_mut(local as usize).filter(|c| !c.gone) else { return };
        client.gone = true;
        client.waits = Waits::Nothing;
        self.look_for_fence();
    }

    /// All nodes have come to the fence; these are the pairs of all, or some of them and more will
    /// follow.
    pub fn handle_fenced(&mut self, pairs: &[(String, String)], last: bool) {
        for (key, value) in pairs {
            self.store(key, value);
        }
        if !last {
            return;
        }
        self.fencing = false;
        for local in 0..self.clients.len() as u32 {
            if let Some(Waits::Fence(request)) =
                self.take_wait(local, |w| matches!(w, Waits::Fence(_)))
            {
                let name = match request.command.as_str() {
                    "barrier_in" => "barrier_out",
                    _ => "kvs-fence-response",
                };
                self.reply(local, &request, Message::new(name).with("rc", 0));
            }
        }
    }

    /// The answer of the universe.
    pub fn handle_answer(&mut self, local: u32, answer: &Answer) {
        let asks = |w: &Waits| matches!(w, Waits::Universe(_) | Waits::Port(_));
        let request = match (self.take_wait(local, asks), answer) {
            // A client that unpublishes a name does not tell its port.
            (Some(Waits::Port(request)), Answer::Port(Some(port))) => {
                let service = self.service(local, &request);
                let port = port.clone();
                return self.ask(local, &request, UniverseRequest::Unpublish { service, port });
            }
            (Some(Waits::Universe(request) | Waits::Port(request)), _) => request,
            _ => return,
        };
        let service = || self.service(local, &request);
        let failed = match answer {
            Answer::Port(None) => Some(format!("the name \"{}\" is not published", service())),
            Answer::Refused { text, .. } => Some(text.clone()),
            _ => None,
        };
        let lines = self.framing(local) == Framing::Lines;
        let mut message = Message::new(&answer_to(&request.command, lines));
        message = match (failed, lines) {
            (None, true) => message.with("info", "ok").with("rc", 0),
            (None, false) => message.with("rc", 0),
            (Some(why), true) => message.with("info", &why).with("msg", why).with("rc", -1),
            (Some(why), false) => message.with("errmsg", why).with("rc", 1),
        };
        message = match answer {
            // Slurm's library reads "value", MPICH's "port".
            Answer::Port(Some(port)) if lines => message.with("port", port),
            Answer::Port(Some(port)) => {
                message.with("port", port).with("value", port).with("found", "TRUE")
            }
            // No error of any process: those who ask in lines take them to be none then.
            Answer::Spawned { job, .. } if !lines => {
                message.with("jobid", job_name(*job)).with("nerrs", 0)
            }
            _ => message,
        };
        self.reply(local, &request, message);
    }

    /// Asks the universe for what a rank wants of it.
    fn ask(&mut self, local: u32, request: &Message, of_universe: UniverseRequest) {
        self.wait(local, Waits::Universe(request.clone()));
        self.outputs.push_back(Output::Universe { local, request: of_universe });
    }

    /// The value of a word for people.
    fn text(&self, local: u32, request: &Message, word: &str) -> String {
        let value = request.get(word).unwrap_or_default();
        match self.framing(local) {
            Framing::Lines => unescaped(value),
            Framing::Frames => value.to_string(),
        }
    }

    /// The name that a request is about.
    fn service(&self, local: u32, request: &Message) -> String {
        let lines = self.framing(local) == Framing::Lines;
        self.text(local, request, if lines { "service" } else { "name" })
    }

    fn framing(&self, local: u32) -> Framing {
        self.clients.get(local as usize).map_or(Framing::Lines, |c| c.reader.framing())
    }

    fn take_wait(&mut self, local: u32, wanted: impl Fn(&Waits) -> bool) -> Option<Waits> {
        let client = self.clients.get_mut(local as usize)?;
        wanted(&client.waits).then(|| std::mem::replace(&mut client.waits, Waits::Nothing))
    }

    fn wait(&mut self, local: u32, what: Waits) {
        if let Some(client) = self.clients.get_mut(local as usize) {
            client.waits = what;
        }
    }

    fn set_stage(&mut self, local: u32, stage: Stage) {
        if let Some(client) = self.clients.get_mut(local as usize) {
            client.stage = stage;
        }
    }

    fn break_off(&mut self, local: u32, why: String) {
        self.set_stage(local, Stage::Broken);
        self.outputs.push_back(Output::Broken { local, why });
    }

    /// Sends an answer; PMI-2 repeats the number by which a thread knows its own.
    fn reply(&mut self, local: u32, request: &Message, mut answer: Message) {
        if let Some(thread) = request.get("thrid") {
            answer = answer.with("thrid", thread);
        }
        let bytes = answer.bytes(self.framing(local));
        self.outputs.push_back(Output::Write { local, bytes });
    }

    fn store(&mut self, key: &str, value: &str) -> bool {
        let more = key.len() + value.len();
        if self.stored + more > STORE_MAX {
            return false;
        }
        self.stored += more;
        if let Some(old) = self.pairs.insert(key.to_string(), value.to_string()) {
            self.stored = self.stored.saturating_sub(key.len() + old.len());
        }
        true
    }

    fn handle_message(&mut self, local: u32, message: &Message) -> Result<(), String> {
        let client = self.clients.get(local as usize).ok_or("no such rank")?;
        if client.waits != Waits::Nothing {
            return Err(format!("it asks \"{}\" before it has its answer", message.command));
        }
        match (client.stage, client.reader.framing()) {
            (Stage::Silent, _) => self.greet(local, message),
            (Stage::Finalized | Stage::Broken, _) => {
                Err(format!("it asks \"{}\" after its end", message.command))
            }
            (Stage::Inside, Framing::Lines) => self.handle_one(local, message),
            (Stage::Inside, Framing::Frames) => self.handle_two(local, message),
        }
    }

    /// The first message names the version.
    fn greet(&mut self, local: u32, message: &Message) -> Result<(), String> {
        if message.command != "init" {
            return Err(format!("it begins with \"{}\", not with \"init\"", message.command));
        }
        let answer = Message::new("response_to_init");
        let version: u32 = message.number("pmi_version").unwrap_or(0);
        let (answer, framing) = match version {
            1 => (
                answer.with("pmi_version", 1).with("pmi_subversion", 1).with("rc", 0),
                Framing::Lines,
            ),
            2 => (
                answer.with("pmi_version", 2).with("pmi_subversion", 0).with("rc", 0),
                Framing::Frames,
            ),
            _ => {
                let refused = answer.with("pmi_version", 1).with("pmi_subversion", 1);
                self.reply(local, message, refused.with("rc", -1));
                return Err(format!("it wants PMI version {version}; there are 1 and 2"));
            }
        };
        self.reply(local, message, answer);
        self.set_stage(local, Stage::Inside);
        if let Some(client) = self.clients.get_mut(local as usize) {
            client.reader.set_framing(framing);
        }
        Ok(())
    }

    fn handle_one(&mut self, local: u32, request: &Message) -> Result<(), String> {
        let ok = |name: &str| Message::new(name).with("rc", 0);
        let answer = match request.command.as_str() {
            "get_maxes" => ok("maxes")
                .with("kvsname_max", NAME_MAX)
                .with("keylen_max", KEY_MAX)
                .with("vallen_max", VALUE_MAX),
            "get_universe_size" => ok("universe_size").with("size", self.facts.universe),
            "get_appnum" => ok("appnum").with("appnum", self.program(local)),
            "get_my_kvsname" => ok("my_kvsname").with("kvsname", &self.facts.name),
            "put" => match self.put(request) {
                Ok(()) => ok("put_result").with("msg", "success"),
                Err(why) => Message::new("put_result").with("rc", -1).with("msg", why),
            },
            "get" => match request.get("key").and_then(|k| self.pairs.get(k)) {
                Some(value) => ok("get_result").with("msg", "success").with("value", value),
                None => Message::new("get_result")
                    .with("rc", -1)
                    .with("msg", "key_not_found")
                    .with("value", "unknown"),
            },
            "getbyidx" => self.by_index(request),
            "spawn" => {
                let client = self.clients.get_mut(local as usize).ok_or("no such rank")?;
                if let Some(wanted) = client.spawning.push(request)? {
                    self.ask(local, request, UniverseRequest::Spawn(wanted));
                }
                return Ok(());
            }
            "create_kvs" => Message::new("newkvs").with("rc", -1),
            "destroy_kvs" => Message::new("kvs_destroyed").with("rc", -1),
            _ => return self.handle_any(local, request, &ONE),
        };
        self.reply(local, request, answer);
        Ok(())
    }

    fn handle_two(&mut self, local: u32, request: &Message) -> Result<(), String> {
        let answer = |name: &str| Message::new(&format!("{name}-response")).with("rc", 0);
        let command = request.command.as_str();
        let found = |value: Option<&String>| match value {
            Some(value) => answer(command).with("found", "TRUE").with("value", value),
            None => answer(command).with("found", "FALSE"),
        };
        let key = request.get("key").unwrap_or_default();
        let reply = match command {
            "fullinit" => {
                let rank = self.facts.ranks.get(local as usize).copied().unwrap_or(0);
                let full = answer(command)
                    .with("pmi-version", 2)
                    .with("pmi-subversion", 0)
                    .with("rank", rank)
                    .with("size", self.facts.size)
                    .with("appnum", self.program(local))
                    .with("debugged", "FALSE")
                    .with("pmiverbose", "FALSE");
                match self.facts.parent {
                    Some(parent) => full.with("spawner-jobid", job_name(parent)),
                    None => full,
                }
            }
            "job-getid" => answer(command).with("jobid", &self.facts.name),
            "info-getjobattr" if key == "universeSize" => {
                found(Some(&self.facts.universe.to_string()))
            }
            "info-getjobattr" | "kvs-get" => found(self.pairs.get(key)),
            "info-getnodeattr" => {
                let value = self.attributes.get(key);
                let waits = request.get("wait").is_some_and(|w| w.eq_ignore_ascii_case("TRUE"));
                if value.is_none() && waits {
                    self.wait(local, Waits::Attribute(request.clone()));
                    return Ok(());
                }
                found(value)
            }
            "info-putnodeattr" => {
                self.attribute(key.to_string(), request)?;
                answer(command)
            }
            "kvs-put" => match self.put(request) {
                Ok(()) => answer(command),
                Err(why) => Message::new("kvs-put-response").with("rc", 1).with("errmsg", why),
            },
            "spawn" => {
                let wanted = spawn::read(request)?;
                self.ask(local, request, UniverseRequest::Spawn(wanted));
                return Ok(());
            }
            "job-connect" | "job-disconnect" => {
                let job = request.get("jobid").and_then(job_of);
                let job = job.ok_or("it names no job that it could be connected to")?;
                let wanted = match command {
                    "job-connect" => UniverseRequest::Connected { job },
                    _ => UniverseRequest::Disconnected { job },
                };
                self.ask(local, request, wanted);
                return Ok(());
            }
            _ => return self.handle_any(local, request, &TWO),
        };
        self.reply(local, request, reply);
        Ok(())
    }

    /// What both versions have, under whatever name.
    fn handle_any(&mut self, local: u32, request: &Message, by: &Dialect) -> Result<(), String> {
        let lines = by.framing == Framing::Lines;
        let service = self.service(local, request);
        let wanted = match (request.command.as_str(), lines) {
            ("barrier_in", true) | ("kvs-fence", false) => {
                self.wait(local, Waits::Fence(request.clone()));
                self.look_for_fence();
                return Ok(());
            }
            ("finalize", _) => {
                let answer = Message::new(by.finalized).with("rc", 0);
                self.reply(local, request, answer);
                self.set_stage(local, Stage::Finalized);
                return Ok(());
            }
            ("abort", _) => {
                let code = request.number("exitcode").unwrap_or(1);
                let text = self.text(local, request, if lines { "message" } else { "msg" });
                self.outputs.push_back(Output::Abort { local, code, text });
                return Ok(());
            }
            ("publish_name", true) | ("name-publish", false) => {
                let port = self.text(local, request, "port");
                UniverseRequest::Publish { service, port }
            }
            ("unpublish_name", true) | ("name-unpublish", false) => {
                self.wait(local, Waits::Port(request.clone()));
                let request = UniverseRequest::Lookup { service };
                self.outputs.push_back(Output::Universe { local, request });
                return Ok(());
            }
            ("lookup_name", true) | ("name-lookup", false) => UniverseRequest::Lookup { service },
            (command, _) => return Err(format!("\"{command}\" is no command of PMI")),
        };
        self.ask(local, request, wanted);
        Ok(())
    }

    fn program(&self, local: u32) -> u32 {
        self.facts.programs.get(local as usize).copied().unwrap_or(0)
    }

    fn put(&mut self, request: &Message) -> Result<(), &'static str> {
        let key = request.get("key").filter(|k| !k.is_empty()).ok_or("no_key")?;
        let value = request.get("value").unwrap_or_default();
        if key.len() >= NAME_MAX || value.len() > super::wire::LINE_MAX {
            return Err("too_long");
        }
        if !self.store(key, value) {
            return Err("no_room");
        }
        self.fresh.insert(key.to_string(), value.to_string());
        Ok(())
    }

    fn by_index(&self, request: &Message) -> Message {
        let index: usize = request.number("idx").unwrap_or(usize::MAX);
        match self.pairs.iter().nth(index) {
            Some((key, value)) => Message::new("getbyidx_results")
                .with("rc", 0)
                .with("nextidx", index + 1)
                .with("key", key)
                .with("val", value),
            None => {
                Message::new("getbyidx_results").with("rc", -2).with("reason", "no_more_keyvals")
            }
        }
    }

    /// A rank tells the others of its node something; some may wait for it.
    fn attribute(&mut self, key: String, request: &Message) -> Result<(), String> {
        if self.attributes.len() >= 4096 && !self.attributes.contains_key(&key) {
            return Err("it puts too many attributes of its node".into());
        }
        let value = request.get("value").unwrap_or_default().to_string();
        for local in 0..self.clients.len() as u32 {
            let wait = self.take_wait(
                local,
                |w| matches!(w, Waits::Attribute(r) if r.get("key") == Some(&key)),
            );
            if let Some(Waits::Attribute(waiting)) = wait {
                let answer = Message::new("info-getnodeattr-response")
                    .with("rc", 0)
                    .with("found", "TRUE")
                    .with("value", &value);
                self.reply(local, &waiting, answer);
            }
        }
        self.attributes.insert(key, value);
        Ok(())
    }

    fn look_for_fence(&mut self) {
        let waits = |c: &Client| matches!(c.waits, Waits::Fence(_));
        if !self.fencing
            && self.clients.iter().any(waits)
            && self.clients.iter().all(|c| c.gone || waits(c))
        {
            self.fencing = true;
            let pairs = std::mem::take(&mut self.fresh).into_iter().collect();
            self.outputs.push_back(Output::Fence(pairs));
        }
    }
}

/// The command of the answer to a request that the universe has answered.
fn answer_to(command: &str, lines: bool) -> String {
    match lines {
        true => format!("{}_result", command.trim_end_matches("_name")),
        false => format!("{command}-response"),
    }
}

/// The master's side: gathers what the nodes bring to a fence.
#[derive(Clone, Debug, Default)]
pub struct Gathering {
    missing: Vec<u32>,
    nodes: Vec<u32>,
    pairs: Vec<(String, String)>,
}

impl Gathering {
    /// For these nodes, all of which have ranks.
    pub fn new(nodes: Vec<u32>) -> Gathering {
        Gathering { missing: nodes.clone(), nodes, ..Gathering::default() }
    }

    /// A node has come to the fence: with these pairs, the last ones or not. Returns the pairs of
    /// all when it was the last node.
    pub fn handle_fence(
        &mut self,
        node: u32,
        pairs: Vec<(String, String)>,
        last: bool,
    ) -> Option<Vec<(String, String)>> {
        self.pairs.extend(pairs);
        if !last {
            return None;
        }
        self.missing.retain(|n| *n != node);
        self.complete()
    }

    /// No rank is left on a node: no fence waits for it. Returns the pairs of all others when they
    /// wait for it.
    pub fn handle_gone(&mut self, node: u32) -> Option<Vec<(String, String)>> {
        let under_way = self.missing.len() < self.nodes.len();
        self.nodes.retain(|n| *n != node);
        self.missing.retain(|n| *n != node);
        self.complete().filter(|_| under_way)
    }

    fn complete(&mut self) -> Option<Vec<(String, String)>> {
        if !self.missing.is_empty() {
            return None;
        }
        self.missing.clone_from(&self.nodes);
        Some(std::mem::take(&mut self.pairs))
    }
}
