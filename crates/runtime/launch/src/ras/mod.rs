//! Framework `ras` (resource allocation): which hosts and slots a job may use.
//!
//! Components: `hostfile` (hosts named on the command line and in files of hosts), those of
//! resource managers ([`managers`]) and `local` (this machine). Hosts of the command line select
//! from what a file or a resource manager gives; without either they are the allocation.

mod assemble;
pub mod identity;
pub(crate) mod managers;

use std::collections::HashSet;
use std::net::{IpAddr, ToSocketAddrs};
use std::path::Path;

use hawser_mca::{Answer, Params, Rule, select};
use hawser_rte::control::plan::Offers;
use hawser_rte::params::RAS;

pub(crate) use self::assemble::some_names;
pub use self::assemble::{Base, Names, assemble};
use self::managers::MANAGERS;
use crate::cli::Request;
use crate::foreign::{Foreign, ForeignHost, Question};
pub use crate::lists::hosts::{HostSpec, parse_host, parse_hostfile};

/// How many ranks a node takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slots {
    /// The user or a resource manager gave the number: more ranks need `--oversubscribe`.
    Given(u32),
    /// The node was named so often on the command line: ranks are dealt out accordingly, and there
    /// may be more.
    Mentions(u32),
    /// As many as the job may use cores there, known from the node's hello; there may be more.
    Cores,
}

impl Slots {
    /// The number. `hwthreads`: hardware threads count, not cores.
    pub fn number(self, offers: &Offers, hwthreads: bool) -> u32 {
        match self {
            Slots::Given(n) | Slots::Mentions(n) => n,
            Slots::Cores if hwthreads => offers.threads.max(1),
            Slots::Cores => offers.cores.max(1),
        }
    }

    /// What is left when so many are taken.
    pub(crate) fn without(self, taken: u32) -> Slots {
        match self {
            Slots::Given(n) => Slots::Given(n.saturating_sub(taken)),
            other => other,
        }
    }

    /// Whether so many ranks may be there: only a number that somebody gave is a limit.
    pub(crate) fn takes(self, ranks: u32, oversubscribe: bool) -> bool {
        match self {
            Slots::Given(n) => oversubscribe || n >= ranks,
            Slots::Mentions(_) | Slots::Cores => true,
        }
    }
}

/// A node of an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllocatedNode {
    /// The name under which it was mentioned first; of this machine its own name.
    pub name: String,
    /// All names under which it was mentioned.
    pub names: Vec<String>,
    /// How many ranks it takes.
    pub slots: Slots,
    /// Ranks that it takes even with `--oversubscribe`.
    pub max_slots: Option<u32>,
    /// Who to log in as; empty: the same user.
    pub user: String,
    /// The port of the remote shell; 0: its own choice.
    pub port: u16,
    /// Another node of the job is on the same host, whose process ids it must not share.
    pub apart: bool,
}

/// What a program may use of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The node.
    pub node: u32,
    /// Ranks of this program there.
    pub slots: Slots,
}

/// Who gave an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nobody: this machine.
    Local,
    /// Hosts on the command line.
    CommandLine,
    /// Files of hosts.
    Hostfile,
    /// The resource manager with this name.
    Manager(&'static str),
}

/// Which hosts and slots a job may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// The nodes by their numbers: 0 is this machine, whether ranks may be there or not.
    pub nodes: Vec<AllocatedNode>,
    /// The nodes that may have ranks, in the order in which they are used. Never empty.
    pub order: Vec<u32>,
    /// The nodes to which single programs are limited, by program; `None`: all of `order`.
    pub programs: Vec<Option<Vec<Share>>>,
    /// The node of every mention, in order (`--map-by seq`).
    pub mentions: Vec<u32>,
    /// Slots of nodes that were left out because the job does not need them.
    pub spare: u64,
    /// Those nodes: jobs that this one asks for may use them.
    pub unused: Vec<AllocatedNode>,
    /// Who gave it.
    pub source: Source,
}

impl Allocation {
    /// This machine alone.
    pub fn local(hostname: &str, programs: usize) -> Allocation {
        Allocation {
            nodes: vec![AllocatedNode::this(hostname)],
            order: vec![0],
            programs: vec![None; programs],
            mentions: vec![0],
            spare: 0,
            unused: Vec::new(),
            source: Source::Local,
        }
    }

    /// The allocation without nodes that `needed` does not name, by number. This machine stays.
    pub fn reduced(self, needed: &dyn Fn(u32) -> bool) -> Allocation {
        let given = |n: &AllocatedNode| match n.slots {
            Slots::Given(n) | Slots::Mentions(n) => u64::from(n),
            Slots::Cores => 0,
        };
        let used: HashSet<u32> = self.order.iter().copied().collect();
        let mut number = Vec::with_capacity(self.nodes.len());
        let (mut nodes, mut spare, mut unused) = (Vec::new(), self.spare, self.unused);
        for (i, node) in self.nodes.into_iter().enumerate() {
            let (i, in_use) = (i as u32, used.contains(&(i as u32)));
            if i == 0 || needed(i) {
                number.push(Some(nodes.len() as u32));
                nodes.push(node);
            } else {
                number.push(None);
                if in_use {
                    spare += given(&node);
                    unused.push(node);
                }
            }
        }
        let renumbered = |n: &u32| number.get(*n as usize).copied().flatten();
        let share = |s: &Share| Some(Share { node: renumbered(&s.node)?, ..*s });
        let list = |l: &Vec<Share>| l.iter().filter_map(share).collect();
        Allocation {
            order: self.order.iter().filter_map(renumbered).collect(),
            programs: self.programs.iter().map(|p| p.as_ref().map(list)).collect(),
            mentions: self.mentions.iter().filter_map(renumbered).collect(),
            source: self.source,
            nodes,
            spare,
            unused,
        }
    }

    /// The number of the node with this name or place (`+n1`: the second one in use).
    pub fn find(&self, name: &str) -> Option<u32> {
        if let Some(place) = name.strip_prefix("+n") {
            return self.order.get(place.parse::<usize>().ok()?).copied();
        }
        let has = |node: &&u32| {
            let names = self.nodes.get(**node as usize).map(|n| &n.names);
            let local = **node == 0 && name.eq_ignore_ascii_case("localhost");
            local || names.is_some_and(|n| n.iter().any(|n| identity::same_name(n, name)))
        };
        self.order.iter().find(has).copied()
    }

    /// The names of the nodes in use, for an error: a few of them.
    pub fn names(&self) -> String {
        let name = |n: &u32| self.nodes.get(*n as usize).map(|n| n.name.as_str());
        assemble::some_names(self.order.iter().filter_map(name))
    }
}

impl AllocatedNode {
    /// A host that somebody has named, and that is none that is known.
    pub(crate) fn of(spec: &HostSpec) -> AllocatedNode {
        let HostSpec { name, slots, max_slots, user, port } = spec.clone();
        let slots = slots.map_or(Slots::Cores, Slots::Given);
        AllocatedNode { slots, max_slots, user, port, ..AllocatedNode::this(&name) }
    }

    /// A further node on the host, which takes so many ranks.
    pub(crate) fn further(&self, slots: u32) -> AllocatedNode {
        AllocatedNode { slots: Slots::Given(slots), apart: true, ..self.clone() }
    }

    /// This machine, not used yet.
    fn this(hostname: &str) -> AllocatedNode {
        AllocatedNode {
            name: hostname.into(),
            names: vec![hostname.into()],
            slots: Slots::Cores,
            max_slots: None,
            user: String::new(),
            port: 0,
            apart: false,
        }
    }
}

/// A host as third-party components know it.
pub(crate) fn told(host: &HostSpec) -> ForeignHost {
    let HostSpec { name, slots, user, port, .. } = host.clone();
    ForeignHost { name, slots, user, port }
}

fn hosts_of(hosts: Vec<ForeignHost>) -> Vec<HostSpec> {
    let host = |h: ForeignHost| HostSpec {
        name: h.name,
        slots: h.slots,
        user: h.user,
        port: h.port,
        max_slots: None,
    };
    hosts.into_iter().map(host).collect()
}

/// Reads a text that the user or a resource manager names.
pub(crate) type ReadFile<'a> = &'a dyn Fn(&Path) -> std::io::Result<String>;

/// The lines of the files of hosts.
fn files_of(request: &Request, read: ReadFile<'_>) -> Result<Vec<HostSpec>, String> {
    let mut files = Vec::new();
    for path in &request.hostfiles {
        let fail = |e: String| format!("host file {}: {e}", path.display());
        let text = read(path).map_err(|e| fail(e.to_string()))?;
        files.extend(parse_hostfile(&text).map_err(fail)?);
    }
    Ok(files)
}

/// What third-party components are asked.
fn question_of(request: &Request, hostname: &str) -> Question {
    let typed = request.hosts.iter().chain(&request.add_hosts);
    Question::Ras {
        host: hostname.into(),
        hosts: typed.chain(request.apps.iter().flat_map(|a| &a.hosts)).map(told).collect(),
        processes: request.apps.iter().map(|a| a.np).collect(),
    }
}

/// The allocation of a job: chooses the component, reads what it names, and applies the hosts of
/// the command line. `hostname` is the name that this host has for itself.
///
/// # Errors
/// A sentence that names the file, variable or host that cannot be used.
pub fn allocate(
    request: &Request,
    params: &Params,
    hostname: &str,
    read: ReadFile<'_>,
    foreign: &Foreign,
    report: &mut dyn FnMut(String),
) -> Result<Allocation, String> {
    let mut files = files_of(request, read)?;
    let named = !request.hosts.is_empty()
        || !request.add_hosts.is_empty()
        || request.apps.iter().any(|a| !a.hosts.is_empty());
    let question = question_of(request, hostname);
    let get = |name: &str| std::env::var(name).ok();
    let inside = |name: &str| {
        let manager = MANAGERS.iter().find(|m| m.name == name);
        manager.and_then(|m| Some((m.name, m.hosts(&get, read)?)))
    };
    let query = |c: &'static hawser_mca::ComponentInfo| match c.name {
        // Hosts of the command line alone select from an allocation, if there is one.
        "hostfile" if !files.is_empty() => Answer::Here { priority: 60, module: None },
        "hostfile" if named => Answer::Here { priority: 20, module: None },
        "hostfile" => Answer::NotHere("no host is named".into()),
        "local" => Answer::Here { priority: 10, module: None },
        name => match inside(name) {
            Some(hosts) => Answer::Here { priority: 50, module: Some(hosts) },
            None => match foreign.ask(&RAS, c, &question) {
                Some(Answer::Here { priority, module }) => {
                    let module = Some((c.name, Ok(hosts_of(module.hosts))));
                    Answer::Here { priority, module }
                }
                Some(Answer::NotHere(why)) => Answer::NotHere(why),
                None => Answer::NotHere(managers::absence(name)),
            },
        },
    };
    let chosen = select(&RAS, params, Rule::Best, query, report).map_err(|e| e.to_string())?;
    let (mut base, mut hosts) = (Base::Nothing, request.hosts.clone());
    for choice in chosen {
        base = match (choice.component.name, choice.module) {
            (_, Some((name, Ok(hosts)))) => Base::Manager(name, hosts),
            // The user says where.
            (_, Some((_, Err(why)))) if named => {
                report(format!("{why}; the hosts of the command line are taken"));
                Base::Nothing
            }
            (name, Some((_, Err(why)))) => {
                return Err(format!(
                    "{why}; if this is no job of a resource manager any more, unset {}, name the \
                     hosts (-H), or leave the component out (--mca ras ^{name})",
                    managers::sign(name)
                ));
            }
            ("hostfile", None) if !files.is_empty() => Base::Files(std::mem::take(&mut files)),
            ("hostfile", None) => Base::Nothing,
            // Chosen by parameter although hosts are named.
            (_, None) => return Ok(Allocation::local(hostname, request.apps.len())),
        };
    }
    match &mut base {
        Base::Nothing => hosts.extend(request.add_hosts.iter().cloned()),
        Base::Files(lines) | Base::Manager(_, lines) => {
            lines.extend(request.add_hosts.iter().cloned());
        }
    }
    let apps: Vec<&[HostSpec]> = request.apps.iter().map(|a| a.hosts.as_slice()).collect();
    let names = Names { hostname, resolve: &addresses_of, own: &identity::is_own_address };
    assemble(base, &hosts, &apps, &names)
}

/// The addresses of a name; none when it has none.
pub(crate) fn addresses_of(name: &str) -> Vec<IpAddr> {
    (name, 0u16).to_socket_addrs().map(|a| a.map(|a| a.ip()).collect()).unwrap_or_default()
}
