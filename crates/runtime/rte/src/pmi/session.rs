//! A rank's connection to the launcher that started it, whichever protocol that speaks.

use std::collections::HashMap;
use std::os::unix::net::UnixStream;

use hawser_os::pipe;
use hawser_os::pmix::{Pmix, Told};

use super::client::{Client, PmiError, Version};
use super::mapping;
use crate::env::Found;

/// Key under which each rank under PMIx tells who leads its node.
const LEADER_KEY: &str = "hawser-leader";

/// The connection.
#[derive(Debug)]
pub enum Session {
    /// By PMI-1 or PMI-2.
    Pmi(Client<UnixStream>),
    /// By PMIx.
    Pmix(Box<Pmix>),
}

/// What the launcher says of this process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PmiPlace {
    /// Its rank.
    pub rank: u32,
    /// Ranks of the job.
    pub size: u32,
    /// All ranks of its node, ascending; it is among them.
    pub local: Vec<u32>,
    /// Index of its program.
    pub appnum: u32,
    /// Slots of the job.
    pub universe: u32,
}

impl Session {
    /// Connects to the launcher, and asks for our place in the job.
    ///
    /// # Errors
    /// A sentence.
    pub fn begin(found: &Found) -> Result<(Session, PmiPlace), String> {
        let (mut session, rank, size) = match found {
            Found::Pmi { fd, rank, size, job, two } => {
                let stream: UnixStream =
                    pipe::adopt(*fd).map_err(|e| format!("descriptor {fd}: {e}"))?.into();
                let version = if *two { Version::Two } else { Version::One };
                let client = Client::begin(stream, version, *rank, job).map_err(told)?;
                (Session::Pmi(client), *rank, *size)
            }
            Found::Pmix { .. } => {
                let pmix = Pmix::begin()?;
                let size = match pmix.of_job("pmix.job.size") {
                    Some(Told::Number(n)) if n > 0 && n < u64::from(u32::MAX) => n as u32,
                    other => return Err(format!("the server says {other:?} for the job's size")),
                };
                let rank = pmix.rank();
                (Session::Pmix(Box::new(pmix)), rank, size)
            }
        };
        let place = session.place(rank, size)?;
        Ok((session, place))
    }

    fn place(&mut self, rank: u32, size: u32) -> Result<PmiPlace, String> {
        let (local, appnum, universe) = match self {
            Session::Pmi(client) => {
                let welcome = client.welcome().map_err(told)?;
                let mapping = welcome.mapping.ok_or(
                    "the launcher does not tell which rank is \
                                                     on which node (PMI_process_mapping)",
                )?;
                let nodes = mapping::parse(&mapping, size)
                    .ok_or(format!("\"{mapping}\" does not tell which rank is on which node"))?;
                let mine = nodes.get(rank as usize);
                let local = (0..size).filter(|r| nodes.get(*r as usize) == mine).collect();
                (local, welcome.appnum, welcome.universe)
            }
            Session::Pmix(pmix) => {
                let peers = match pmix.of_job("pmix.lpeers") {
                    Some(Told::Text(peers)) => peers,
                    other => return Err(format!("the server says {other:?} for local ranks")),
                };
                let number = |told: Option<Told>| match told {
                    Some(Told::Number(n)) => u32::try_from(n).ok(),
                    _ => None,
                };
                let local = peers.split(',').filter_map(|r| r.trim().parse().ok()).collect();
                let appnum = number(pmix.of_rank(rank, "pmix.appnum"));
                (local, appnum, number(pmix.of_job("pmix.univ.size")))
            }
        };
        let mut local: Vec<u32> = local;
        local.sort_unstable();
        local.dedup();
        if !local.contains(&rank) || local.iter().any(|r| *r >= size) {
            return Err(format!(
                "the launcher says that the ranks {local:?} of {size} are on this node, and that \
                 this is rank {rank}"
            ));
        }
        let universe = universe.filter(|n| *n > 0).unwrap_or(size);
        Ok(PmiPlace { rank, size, local, appnum: appnum.unwrap_or(0), universe })
    }

    /// Tells who leads our node, which [`Session::nodes`] needs of all ranks after a fence.
    ///
    /// # Errors
    /// A sentence.
    pub fn tell_leader(&mut self, leader: u32) -> Result<(), String> {
        match self {
            Session::Pmi(_) => Ok(()),
            // What servers tell of nodes differs, and is late for ranks that have not come.
            Session::Pmix(pmix) => pmix.put(LEADER_KEY, &leader.to_string()),
        }
    }

    /// The node of each rank, in the order in which ranks come upon them.
    ///
    /// # Errors
    /// A sentence.
    pub fn nodes(&mut self, size: u32) -> Result<Vec<u32>, String> {
        if let Session::Pmi(client) = self {
            let mapping = client.welcome().map_err(told)?.mapping.unwrap_or_default();
            let none = || "the launcher tells no nodes any more".to_string();
            return mapping::parse(&mapping, size).ok_or_else(none);
        }
        let mut known: HashMap<String, u32> = HashMap::new();
        let mut node = |rank: u32| {
            let leader = self.get(rank, LEADER_KEY)?;
            let next = known.len() as u32;
            Ok(*known.entry(leader).or_insert(next))
        };
        (0..size).map(&mut node).collect()
    }

    /// The protocol, for people.
    pub fn protocol(&self) -> &'static str {
        match self {
            Session::Pmi(client) if client.version() == Version::One => "PMI-1",
            Session::Pmi(_) => "PMI-2",
            Session::Pmix(_) => "PMIx",
        }
    }

    /// Tells a value, which all see after the next [`Session::fence`].
    ///
    /// # Errors
    /// A sentence.
    pub fn put(&mut self, key: &str, value: &str) -> Result<(), String> {
        match self {
            Session::Pmi(client) => client.put(key, value).map_err(told),
            Session::Pmix(pmix) => pmix.put(key, value),
        }
    }

    /// Waits until all ranks of the job have come here.
    ///
    /// # Errors
    /// A sentence.
    pub fn fence(&mut self) -> Result<(), String> {
        match self {
            Session::Pmi(client) => client.fence().map_err(told),
            Session::Pmix(pmix) => pmix.fence(),
        }
    }

    /// What `rank` has told under a key.
    ///
    /// # Errors
    /// A sentence; also when it has told nothing.
    pub fn get(&mut self, rank: u32, key: &str) -> Result<String, String> {
        let value = match self {
            Session::Pmi(client) => client.get(key).map_err(told)?,
            Session::Pmix(pmix) => match pmix.of_rank(rank, key) {
                Some(Told::Text(text)) => Some(text),
                _ => None,
            },
        };
        value.ok_or_else(|| format!("rank {rank} has not told {key}"))
    }

    /// Says that the launcher is needed no more.
    ///
    /// # Errors
    /// A sentence.
    pub fn finalize(&mut self) -> Result<(), String> {
        match self {
            Session::Pmi(client) => client.finalize().map_err(told),
            Session::Pmix(pmix) => pmix.finalize(),
        }
    }

    /// Asks the launcher to end the whole job.
    ///
    /// # Errors
    /// A sentence.
    pub fn abort(&mut self, code: i32, text: &str) -> Result<(), String> {
        match self {
            Session::Pmi(client) => client.abort(code, text).map_err(told),
            Session::Pmix(pmix) => pmix.abort(code, text),
        }
    }
}

fn told(error: PmiError) -> String {
    error.to_string()
}
