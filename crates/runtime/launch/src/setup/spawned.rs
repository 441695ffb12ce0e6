//! From what a rank wants of `MPI_Comm_spawn` to a job like its own (MPI-5.0 section 11.8.4): in
//! the same environment, with the same parameters, on the hosts that the first job came with.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use hawser_rte::control::plan::{self, Reader};
use hawser_rte::env;
use hawser_rte::universe::{SpawnApp, SpawnRequest};
use hawser_segment::node::{MAX_LOCAL, channels_for};

use super::grown::{Added, SpawnHosts};
use super::{Setup, disagreement, other_architectures, read_text, spawned_policy};
use crate::cli::{self, App, Mapping, Request};
use crate::foreign::Foreign;
use crate::ras::{self, AllocatedNode, Allocation, HostSpec, Share, Slots};
use crate::rmaps::{self, Mapped, PerNode};

/// Bound of the numbers of processes that `soft` names.
const SOFT_MAX: usize = 1 << 16;

/// A job that is to be started.
pub(crate) struct Spawned {
    pub(crate) setup: Setup,
    /// Processes of each program.
    pub(crate) counts: Vec<u32>,
}

/// What the info object of one program says, of the keys that we know.
#[derive(Default)]
struct Keys {
    hosts: Vec<String>,
    /// The processor that hosts have to have.
    arch: Option<String>,
    wdir: Option<PathBuf>,
    path: Vec<PathBuf>,
    env: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    /// Numbers of processes that will do, descending.
    soft: Option<Vec<u32>>,
    per_node: Option<PerNode>,
    /// Hosts that come with the job.
    added: Vec<HostSpec>,
}

impl Setup {
    /// The hosts without daemons that a job needs for which a rank of this one asks: those that
    /// come with it, and those of the allocation that have to be used. `in_use` says how many slots
    /// of a node are taken, `u32::MAX`: it cannot be used.
    ///
    /// # Errors
    /// A sentence without a full stop: a key has a wrong value.
    pub(crate) fn needed(
        &self,
        spawn: &SpawnRequest,
        in_use: &dyn Fn(u32) -> u32,
        added: &Added,
    ) -> Result<Vec<AllocatedNode>, String> {
        let (mut request, keys) = self.wanted(spawn)?;
        let known = self.free(&[], in_use, self.hosts(added, &added.unused), &[])?;
        let mut fresh: Vec<AllocatedNode> = Vec::new();
        for spec in keys.iter().flat_map(|k| &k.added) {
            let again = |node: &AllocatedNode| node.name == spec.name;
            if known.find(&spec.name).is_none() && !fresh.iter().any(again) {
                fresh.push(AllocatedNode::of(spec));
            }
        }
        if let Some(first) = fresh.first()
            && self.nodes.iter().any(|node| node.cell != 0)
        {
            return Err(format!(
                "hosts cannot be added to a job over cells; name {} among the hosts of its cell, \
                 in the file of cells, and limit the ranks of the first job with -n",
                first.name
            ));
        }
        let candidates: Vec<AllocatedNode> = fresh.iter().chain(&added.unused).cloned().collect();
        if candidates.is_empty() {
            return Ok(fresh);
        }
        let hosts = self.free(&keys, in_use, self.hosts(added, &candidates), &[])?;
        let first = (hosts.nodes.len() - candidates.len()) as u32;
        // Where it does not fit, though hosts of which nothing is known have room for all.
        let mapped = self.map(&mut request, &keys, &hosts)?;
        let numbered = (first..).zip(candidates).enumerate();
        let needed = numbered.filter(|(i, (node, _))| {
            *i < fresh.len() || *node < mapped.map.nodes() && mapped.map.local_size(*node) > 0
        });
        Ok(needed.map(|(_, (_, node))| node).collect())
    }

    /// What a request says of its programs.
    fn wanted(&self, spawn: &SpawnRequest) -> Result<(Request, Vec<Keys>), String> {
        let mut request = self.request.clone();
        request.stdin = Reader::None;
        request.display = cli::Display::default();
        if matches!(request.map_by, Some(Mapping::Seq(_) | Mapping::Rankfile(_))) {
            request.map_by = None;
        }
        let here = PathBuf::from(OsString::from_vec(spawn.cwd.clone()));
        let mut keys = Vec::new();
        for app in &spawn.apps {
            keys.push(read_keys(&mut request, app, &here)?);
        }
        request.apps = spawn.apps.iter().zip(&keys).map(|(app, keys)| wish(app, keys)).collect();
        Ok((request, keys))
    }

    /// The job that a rank of this one asks for; `in_use` and `added` as in [`Setup::needed`].
    ///
    /// # Errors
    /// A sentence without a full stop: it cannot be had.
    pub(crate) fn spawn(
        &self,
        spawn: &SpawnRequest,
        in_use: &dyn Fn(u32) -> u32,
        added: &Added,
    ) -> Result<Spawned, String> {
        let (mut request, keys) = self.wanted(spawn)?;
        let here = PathBuf::from(OsString::from_vec(spawn.cwd.clone()));
        let all = self.hosts(added, &[]);
        let (nodes, allocation) = (all.nodes.clone(), all.allocation.clone());
        let hosts = self.free(&keys, in_use, all, &added.unused)?;
        let mapped = self.map(&mut request, &keys, &hosts)?;
        other_architectures(&hosts.hellos, &mapped.map).map_err(|e| e.text)?;
        disagreement(&self.params, &hosts.hellos, &mapped.map).map_err(|e| e.text)?;
        let map = mapped.map;
        let with_ranks = hosts.hellos.iter().filter(|h| map.local_size(h.node) > 0);
        let cpus = with_ranks.map(|h| h.offers.threads.min(h.offers.quota)).min().unwrap_or(1);
        let most = (0..map.nodes()).map(|n| map.local_size(n)).max().unwrap_or(0);
        let setup = Setup {
            programs: programs(spawn, keys, &mapped.counts, &here),
            env: self.env.iter().filter(|(name, _)| !is_of_one_job(name)).cloned().collect(),
            nodes,
            placement: mapped.placement,
            channels: channels_for(&self.params, most, cpus),
            slots: self.slots,
            policy: spawned_policy(self.policy),
            hang_ms: self.hang_ms,
            tree: hosts.tree,
            heals: self.heals,
            params: self.params.clone(),
            allocation,
            hellos: hosts.hellos,
            shown: Vec::new(),
            warnings: Vec::new(),
            restored: None,
            request,
            map,
        };
        Ok(Spawned { setup, counts: mapped.counts })
    }

    /// These hosts with the slots that no running job has, and limited to those that programs name.
    /// Of these `unneeded` are left out.
    fn free(
        &self,
        keys: &[Keys],
        in_use: &dyn Fn(u32) -> u32,
        mut hosts: SpawnHosts,
        unneeded: &[AllocatedNode],
    ) -> Result<SpawnHosts, String> {
        let free = &mut hosts.allocation;
        for (node, known) in (0..).zip(&mut free.nodes) {
            if let Slots::Given(n) = &mut known.slots {
                *n = n.saturating_sub(in_use(node));
            }
        }
        let named = free.clone();
        // Whatever slots such a host has, and with --oversubscribe, too.
        free.order.retain(|node| in_use(*node) != u32::MAX);
        free.mentions.retain(|node| in_use(*node) != u32::MAX);
        if free.order.is_empty() {
            return Err("all hosts of the job that may have ranks are lost".into());
        }
        let chosen = Chosen { hosts: &hosts, named: &named, unneeded };
        let programs =
            keys.iter().map(|keys| chosen.shares(keys)).collect::<Result<_, String>>()?;
        hosts.allocation.programs = programs;
        Ok(hosts)
    }

    /// Maps the job with as many processes as the programs want; where `soft` lets them be fewer,
    /// with as many as there is room for.
    fn map(
        &self,
        request: &mut Request,
        keys: &[Keys],
        hosts: &SpawnHosts,
    ) -> Result<Mapped, String> {
        let offers = hosts.offers();
        loop {
            let mut ignore = |_: String| {};
            let wishes = rmaps::wishes(
                request,
                &self.params,
                &hosts.allocation,
                MAX_LOCAL,
                &|path: &Path| read_text(path),
                // The first job has asked them.
                &Foreign::default(),
                &mut ignore,
            )?;
            let error = match rmaps::map_job(&hosts.allocation, &offers, &wishes) {
                Ok(mapped) => return Ok(mapped),
                Err(e) => e.to_string(),
            };
            // The next smaller number of the last program that has one.
            let mut apps = request.apps.iter_mut().zip(keys).rev();
            let smaller = apps.find_map(|(app, keys)| {
                let next = keys.soft.as_ref()?.iter().copied().find(|n| Some(*n) < app.np)?;
                Some((app, next))
            });
            match smaller {
                Some((app, next)) => app.np = Some(next),
                None => return Err(error),
            }
        }
    }
}

/// Hosts among which programs choose.
struct Chosen<'a> {
    hosts: &'a SpawnHosts,
    /// With those that are lost.
    named: &'a Allocation,
    /// Those that may be named and have no daemon, since the job does not need them.
    unneeded: &'a [AllocatedNode],
}

impl Chosen<'_> {
    fn share(&self, node: u32) -> Share {
        let known = self.hosts.allocation.nodes.get(node as usize);
        Share { node, slots: known.map_or(Slots::Cores, |n| n.slots) }
    }

    /// The share of a host by its name; `None`: it is not needed.
    fn by_name(&self, name: &str) -> Result<Option<Share>, String> {
        let spec = ras::parse_host(name).map_err(|e| format!("key \"host\": {e}"))?;
        let host = &spec.name;
        let has = |node: &AllocatedNode| {
            node.names.iter().any(|name| ras::identity::same_name(name, host))
        };
        match self.hosts.find(host) {
            Some(node) => Ok(Some(self.share(node))),
            None if self.unneeded.iter().any(has) => Ok(None),
            None if self.named.find(host).is_some() => {
                Err(format!("key \"host\": host {host} is lost"))
            }
            None => {
                let names = self.hosts.allocation.names();
                Err(format!("key \"host\": {host} is none of the hosts of the job ({names})"))
            }
        }
    }

    /// The hosts of a program; `None`: all.
    fn shares(&self, keys: &Keys) -> Result<Option<Vec<Share>>, String> {
        let mut shares: Vec<Share> = match (keys.hosts.as_slice(), &keys.arch) {
            ([], None) => return Ok(None),
            ([], Some(_)) => {
                self.hosts.allocation.order.iter().map(|node| self.share(*node)).collect()
            }
            (hosts, _) => {
                let shares = hosts.iter().filter_map(|name| self.by_name(name).transpose());
                shares.collect::<Result<_, String>>()?
            }
        };
        if let Some(arch) = &keys.arch {
            let word = |share: &Share| {
                self.hosts.hellos.get(share.node as usize).map_or(0, |hello| hello.arch)
            };
            let other = shares.iter().map(word).find(|w| !plan::is_arch(*w, arch));
            // Of a host without a daemon it is not known yet.
            shares.retain(|share| word(share) == 0 || plan::is_arch(word(share), arch));
            if let (true, Some(other)) = (shares.is_empty(), other) {
                let other = plan::arch_text(other);
                return Err(format!("key \"arch\": no host is {arch}, but {other}"));
            }
        }
        Ok(Some(shares))
    }
}

fn wish(app: &SpawnApp, keys: &Keys) -> App {
    let np = keys.soft.as_ref().and_then(|s| s.first().copied()).unwrap_or(app.maxprocs);
    App { np: Some(np), per_node: keys.per_node, ..App::default() }
}

/// Reads the keys of one program. What is said of the whole job goes to `request`; keys that are
/// not known are ignored, as the standard has it.
fn read_keys(request: &mut Request, app: &SpawnApp, here: &Path) -> Result<Keys, String> {
    let mut keys = Keys::default();
    let mut info = app.info.clone();
    if let Some((_, file)) = app.info.iter().find(|(key, _)| key == "file") {
        let path = here.join(file);
        let text = read_text(&path).map_err(|e| format!("key \"file\": {file}: {e}"))?;
        // What the object itself says wins.
        let lines = text.lines().filter_map(|line| line.split_once('='));
        let pairs = lines.map(|(k, v)| (k.trim().to_string(), v.trim().to_string()));
        info.splice(0..0, pairs.collect::<Vec<_>>());
    }
    for (key, value) in &info {
        let word = format!("key \"{key}\"");
        let list = || value.split(',').map(str::trim).filter(|h| !h.is_empty());
        match key.as_str() {
            "host" | "hosts" => keys.hosts.extend(list().map(String::from)),
            "arch" => keys.arch = Some(value.clone()),
            "hostfile" => {
                let text = read_text(&here.join(value)).map_err(|e| format!("{word}: {e}"))?;
                let specs = ras::parse_hostfile(&text).map_err(|e| format!("{word}: {e}"))?;
                keys.hosts.extend(specs.into_iter().map(|s| s.name));
            }
            "add-host" | "add_host" => {
                for name in list() {
                    let spec = ras::parse_host(name).map_err(|e| format!("{word}: {e}"))?;
                    keys.added.push(spec);
                }
            }
            "add-hostfile" | "add_hostfile" => {
                let text = read_text(&here.join(value)).map_err(|e| format!("{word}: {e}"))?;
                let specs = ras::parse_hostfile(&text).map_err(|e| format!("{word}: {e}"))?;
                keys.added.extend(specs);
            }
            "wdir" | "wd" => keys.wdir = Some(here.join(value)),
            "path" => keys.path.extend(value.split(':').map(|dir| here.join(dir))),
            "soft" => keys.soft = Some(soft(value, app.maxprocs)?),
            "env" => keys.env.extend(value.lines().filter_map(setting)),
            "mpi_initial_errhandler" => {
                let value = Some(value.as_bytes().to_vec());
                keys.env.push((env::INITIAL_ERRHANDLER.as_bytes().to_vec(), value));
            }
            "map_by" | "map-by" | "mapby" => cli::set_map_by(request, &word, value)?,
            "bind_to" | "bind-to" | "bindto" => cli::set_bind_to(request, &word, value)?,
            "rank_by" | "rank-by" => cli::set_rank_by(request, &word, value)?,
            "npernode" | "ppn" => {
                let number = value.trim().parse().map_err(|_| format!("{word}: no number"))?;
                keys.per_node = Some(PerNode::Only(number));
            }
            "pernode" if is_true(value) => keys.per_node = Some(PerNode::Only(1)),
            "oversubscribe" => request.oversubscribe = Some(is_true(value)),
            _ => {}
        }
    }
    Ok(keys)
}

/// True for variables that spawned jobs do not share with their parent's.
fn is_of_one_job(name: &[u8]) -> bool {
    name == env::INITIAL_ERRHANDLER.as_bytes()
}

fn is_true(value: &str) -> bool {
    matches!(value.trim().to_ascii_lowercase().as_str(), "true" | "yes" | "on" | "1")
}

/// A line of `env`: `NAME=VALUE`, or `NAME` of a variable that is passed on anyway.
fn setting(line: &str) -> Option<(Vec<u8>, Option<Vec<u8>>)> {
    let (name, value) = line.trim().split_once('=')?;
    (!name.is_empty()).then(|| (name.as_bytes().to_vec(), Some(value.as_bytes().to_vec())))
}

/// The numbers of `soft` up to `most`, descending: `4,2:8:2` (MPI-5.0 section 11.8.1).
fn soft(text: &str, most: u32) -> Result<Vec<u32>, String> {
    let bad = || format!("key \"soft\": \"{text}\" is no list of numbers and of a:b:c");
    let mut all = vec![];
    for part in text.split(',') {
        let numbers: Vec<i64> = part
            .split(':')
            .map(|n| n.trim().parse().map_err(|_| bad()))
            .collect::<Result<_, _>>()?;
        let (first, last, step) = match numbers.as_slice() {
            [n] => (*n, *n, 1),
            [a, b] => (*a, *b, 1),
            [a, b, c] if *c != 0 => (*a, *b, *c),
            _ => return Err(bad()),
        };
        let mut n = first;
        while (step > 0 && n <= last || step < 0 && n >= last) && all.len() < SOFT_MAX {
            if let Ok(n) = u32::try_from(n)
                && (1..=most).contains(&n)
            {
                all.push(n);
            }
            n = n.saturating_add(step);
        }
    }
    all.sort_unstable_by(|a, b| b.cmp(a));
    all.dedup();
    match all.is_empty() {
        true => Err(format!("key \"soft\": \"{text}\" has no number from 1 to {most}")),
        false => Ok(all),
    }
}

/// The programs as the agents need them.
fn programs(
    spawn: &SpawnRequest,
    keys: Vec<Keys>,
    counts: &[u32],
    here: &Path,
) -> Vec<plan::Program> {
    let mut first = 0;
    let program = |((app, keys), count): ((&SpawnApp, Keys), &u32)| {
        let cwd_asked = keys.wdir.is_some();
        let cwd = keys.wdir.unwrap_or_else(|| here.to_path_buf());
        let command = Path::new(OsStr::from_bytes(&app.command));
        // A name with a slash is no name to be looked for.
        let is_name = command.components().count() == 1 && !app.command.contains(&b'/');
        let inside = |dir: &PathBuf| Some(dir.join(command)).filter(|p| is_name && p.is_file());
        // Where it is not in its own directory, that of its parent counts.
        let beside = || {
            let asked = cwd_asked && !is_name && !cwd.join(command).exists();
            Some(here.join(command)).filter(|p| asked && p.is_file())
        };
        let found = keys.path.iter().find_map(inside).or_else(beside);
        let command = found.map_or(app.command.clone(), |p| p.into_os_string().into_vec());
        let program = plan::Program {
            first,
            argv: std::iter::once(command).chain(app.argv.iter().cloned()).collect(),
            cwd: cwd.into_os_string().into_vec(),
            cwd_asked,
            env: keys.env,
        };
        first += count;
        program
    };
    spawn.apps.iter().zip(keys).zip(counts).map(program).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soft_numbers_are_ranges_up_to_what_is_wanted() {
        assert_eq!(soft("4,2:8:2", 6), Ok(vec![6, 4, 2]));
        assert_eq!(soft("0:5", 3), Ok(vec![3, 2, 1]));
        assert_eq!(soft("9:1:-4", 9), Ok(vec![9, 5, 1]));
        for bad in ["", "a", "1:2:0", "1:2:3:4", "7", "0", "-3"] {
            assert!(soft(bad, 6).is_err(), "{bad}");
        }
    }

    #[test]
    fn keys_that_nobody_knows_are_ignored_and_wrong_values_are_not() {
        let read = |pairs: &[(&str, &str)]| {
            let info = pairs.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
            let app = SpawnApp { maxprocs: 4, info, ..SpawnApp::default() };
            let mut request = Request::default();
            let keys = read_keys(&mut request, &app, Path::new("/home/me"))?;
            Ok::<_, String>((request, keys))
        };
        let (request, keys) =
            read(&[("colour", "red"), ("wdir", "run"), ("env", "A=1\nB=x=y"), ("map_by", "node")])
                .expect("good");
        assert_eq!(keys.wdir, Some(PathBuf::from("/home/me/run")));
        assert_eq!(keys.env.len(), 2);
        assert_eq!(keys.env[1], (b"B".to_vec(), Some(b"x=y".to_vec())));
        assert_eq!(request.map_by, Some(Mapping::Level(plan::Level::Node)));
        assert!(read(&[("map_by", "nowhere")]).is_err());
        assert!(read(&[("file", "/nonexistent/keys")]).is_err());
    }
}
