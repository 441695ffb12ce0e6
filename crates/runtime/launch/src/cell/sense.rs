//! What the head of a cell is asked about its hosts, and answers: a line of JSON each, see
//! `docs/formats/cells.md`. And how it finds out.

use serde::{Deserialize, Serialize};

use crate::ras::managers::{self, Lookup, MANAGERS};
use crate::ras::{
    AllocatedNode, Allocation, Base, HostSpec, Names, ReadFile, Slots, Source, addresses_of,
    assemble, identity, parse_host, parse_hostfile,
};

/// Version of question and answer.
const VERSION: u32 = 2;
/// Most bytes of one of them.
pub(crate) const LINE_MAX: usize = 16 << 20;
/// What stands before the answer in its line.
pub(crate) const ANSWER: &str = "hawser cell: ";
/// The variable that shows an instance of Flux.
const FLUX_SIGN: &str = "FLUX_URI";

/// How a head finds its hosts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SenseRequest {
    /// The version.
    pub(crate) hawser_cell: u32,
    /// Hosts, as in a line of a file of hosts each.
    pub(crate) hosts: Vec<String>,
    /// A file of hosts there.
    pub(crate) hostfile: String,
    /// The component of the resource manager, `auto`, or empty: none.
    pub(crate) manager: String,
}

/// What it has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SenseAnswer {
    /// The version.
    pub(crate) hawser_cell: u32,
    /// A sentence, when it cannot be done; all else is empty then.
    pub(crate) error: String,
    /// The component of the resource manager whose allocation it is.
    pub(crate) manager: String,
    /// The hosts, the head first.
    pub(crate) nodes: Vec<SensedNode>,
    /// The hosts that may have ranks, by their places in `nodes`, in the order of their use.
    pub(crate) order: Vec<u32>,
}

/// Names of one host that are told.
const NAMES_MAX: usize = 16;

/// One of its hosts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SensedNode {
    name: String,
    /// All names by which the cell's file or resource manager mentions it.
    names: Vec<String>,
    user: String,
    port: u16,
    /// Its slots; `None`: as many as it has cores.
    slots: Option<u32>,
    max_slots: Option<u32>,
}

impl SenseRequest {
    /// The question.
    pub(crate) fn new(hosts: Vec<String>, hostfile: String, manager: String) -> SenseRequest {
        SenseRequest { hawser_cell: VERSION, hosts, hostfile, manager }
    }

    /// Its line, with the end of the line.
    pub(crate) fn line(&self) -> Result<Vec<u8>, String> {
        let mut line = serde_json::to_vec(self).map_err(|e| e.to_string())?;
        line.push(b'\n');
        Ok(line)
    }

    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn read(line: &[u8]) -> Result<SenseRequest, String> {
        let request: SenseRequest = serde_json::from_slice(line).map_err(|e| e.to_string())?;
        same_version(request.hawser_cell)?;
        Ok(request)
    }
}

fn same_version(version: u32) -> Result<(), String> {
    match version {
        VERSION => Ok(()),
        other => Err(format!(
            "it is of another release (version {other} of the question, here {VERSION}); install \
             the same in all cells, or say with prefix where it is"
        )),
    }
}

impl SenseAnswer {
    fn of(found: Result<Allocation, String>) -> SenseAnswer {
        let mut answer = SenseAnswer {
            hawser_cell: VERSION,
            error: String::new(),
            manager: String::new(),
            nodes: Vec::new(),
            order: Vec::new(),
        };
        let allocation = match found {
            Ok(allocation) => allocation,
            Err(error) => {
                answer.error = error;
                return answer;
            }
        };
        if let Source::Manager(name) = allocation.source {
            answer.manager = name.into();
        }
        let sensed = |node: &AllocatedNode| SensedNode {
            name: node.name.clone(),
            names: node.names.iter().take(NAMES_MAX).cloned().collect(),
            user: node.user.clone(),
            port: node.port,
            slots: match node.slots {
                Slots::Given(n) | Slots::Mentions(n) => Some(n),
                Slots::Cores => None,
            },
            max_slots: node.max_slots,
        };
        answer.nodes = allocation.nodes.iter().map(sensed).collect();
        answer.order = allocation.order;
        answer
    }

    /// Its line, with what stands before it and the end of the line.
    pub(crate) fn line(&self) -> Result<String, String> {
        let json = serde_json::to_string(self).map_err(|e| e.to_string())?;
        Ok(format!("{ANSWER}{json}\n"))
    }

    /// Reads what follows [`ANSWER`] in a line.
    ///
    /// # Errors
    /// What is wrong with it, or what the head says.
    pub(crate) fn read(line: &str) -> Result<SenseAnswer, String> {
        let answer: SenseAnswer = serde_json::from_str(line).map_err(|e| e.to_string())?;
        same_version(answer.hawser_cell)?;
        if !answer.error.is_empty() {
            return Err(answer.error);
        }
        if answer.nodes.is_empty() || answer.order.is_empty() {
            return Err("it names no host".into());
        }
        for node in answer.nodes.iter().skip(1) {
            let plain = HostSpec::named(node.name.as_str());
            if parse_host(&node.name) != Ok(plain) || node.user.starts_with('-') {
                return Err(format!("\"{}\" is not the name of a host", node.name));
            }
        }
        let nodes = answer.nodes.len();
        match answer.order.iter().find(|n| **n as usize >= nodes) {
            Some(n) => Err(format!("it has no host {n}")),
            None => Ok(answer),
        }
    }

    /// Its nodes, as an allocation has them.
    pub(crate) fn allocated(&self) -> Vec<AllocatedNode> {
        let node = |node: &SensedNode| AllocatedNode {
            name: node.name.clone(),
            names: node.names.iter().chain([&node.name]).cloned().collect(),
            slots: node.slots.map_or(Slots::Cores, Slots::Given),
            max_slots: node.max_slots,
            user: node.user.clone(),
            port: node.port,
            apart: false,
        };
        self.nodes.iter().map(node).collect()
    }
}

/// The hosts of the cell whose head this host is.
pub(crate) fn sense(request: &SenseRequest, hostname: &str, read: ReadFile<'_>) -> SenseAnswer {
    let get = |name: &str| std::env::var(name).ok();
    SenseAnswer::of(find(request, hostname, &get, read))
}

fn find(
    request: &SenseRequest,
    hostname: &str,
    get: Lookup<'_>,
    read: ReadFile<'_>,
) -> Result<Allocation, String> {
    let base = if !request.hostfile.is_empty() {
        let fail = |e: String| format!("host file {}: {e}", request.hostfile);
        let text = read(request.hostfile.as_ref()).map_err(|e| fail(e.to_string()))?;
        Base::Files(parse_hostfile(&text).map_err(fail)?)
    } else if !request.hosts.is_empty() {
        Base::Files(parse_hostfile(&request.hosts.join("\n"))?)
    } else if !request.manager.is_empty() {
        allocation_of(&request.manager, get, read)?
    } else {
        return Ok(Allocation::local(hostname, 1));
    };
    let names = Names { hostname, resolve: &addresses_of, own: &identity::is_own_address };
    assemble(base, &[], &[&[]], &names)
}

/// What a resource manager gives.
fn allocation_of(name: &str, get: Lookup<'_>, read: ReadFile<'_>) -> Result<Base, String> {
    let wanted = MANAGERS.iter().filter(|m| name == "auto" || m.name == name);
    for manager in wanted {
        if let Some(hosts) = manager.hosts(get, read) {
            return Ok(Base::Manager(manager.name, hosts?));
        }
    }
    if matches!(name, "auto" | "flux") && get(FLUX_SIGN).is_some() {
        let hosts = managers::flux_hosts()?.into_iter().map(HostSpec::named).collect();
        return Ok(Base::Manager("flux", hosts));
    }
    let why = match name {
        "auto" => "no resource manager has an allocation there".to_string(),
        "flux" => format!("{FLUX_SIGN} is not set there"),
        name => format!("{} there", managers::absence(name)),
    };
    Err(format!(
        "{why}: say with allocate how one is made (allocate = \"salloc -N 2\"), or name the hosts"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::path::Path;

    fn ask(request: SenseRequest, env: &[(&str, &str)]) -> Result<SenseAnswer, String> {
        let get = |name: &str| env.iter().find(|(n, _)| *n == name).map(|(_, v)| v.to_string());
        let read = |path: &Path| match path.to_str() {
            Some("/hosts") => Ok("127.0.0.1 slots=2\nfar:3 user=me\n".to_string()),
            _ => Err(std::io::ErrorKind::NotFound.into()),
        };
        let line = SenseAnswer::of(find(&request, "here", &get, &read)).line().unwrap();
        SenseAnswer::read(line.strip_prefix(ANSWER).unwrap())
    }

    fn request(hosts: &[&str], hostfile: &str, manager: &str) -> SenseRequest {
        let hosts = hosts.iter().map(|h| h.to_string()).collect();
        let request = SenseRequest::new(hosts, hostfile.into(), manager.into());
        let line = request.line().unwrap();
        assert_eq!(SenseRequest::read(&line).as_ref(), Ok(&request));
        request
    }

    fn names(answer: &SenseAnswer) -> Vec<(&str, Option<u32>)> {
        answer.nodes.iter().map(|n| (n.name.as_str(), n.slots)).collect()
    }

    #[test]
    fn hosts_are_found_as_the_cell_says() {
        let alone = ask(request(&[], "", ""), &[]).unwrap();
        assert_eq!((names(&alone), alone.order.as_slice()), (vec![("here", None)], &[0][..]));
        let file = ask(request(&[], "/hosts", ""), &[]).unwrap();
        assert_eq!(names(&file), [("here", Some(2)), ("far", Some(3))], "the head is one of them");
        assert_eq!((file.order.as_slice(), file.nodes[1].user.as_str()), (&[0, 1][..], "me"));
        let listed = ask(request(&["far slots=3"], "", ""), &[]).unwrap();
        assert_eq!((names(&listed).len(), listed.order.as_slice()), (2, &[1][..]));
        let slurm = [("SLURM_JOB_ID", "1"), ("SLURM_JOB_NODELIST", "n[1-2]")];
        for manager in ["auto", "slurm"] {
            let sensed = ask(request(&[], "", manager), &slurm).unwrap();
            assert_eq!((sensed.manager.as_str(), sensed.order.as_slice()), ("slurm", &[1, 2][..]));
        }
        let none = ask(request(&[], "", "auto"), &[]).unwrap_err();
        assert!(none.contains("allocate"), "{none}");
        assert!(ask(request(&[], "", "tm"), &slurm).unwrap_err().contains("PBS_NODEFILE"));
        assert!(ask(request(&[], "/no", ""), &[]).unwrap_err().contains("host file /no"));
    }

    #[test]
    fn answers_of_others_are_refused() {
        let bad = |line: &str| SenseAnswer::read(line).unwrap_err();
        assert!(SenseRequest::read(b"{\"hawser_cell\":1}").is_err());
        assert!(bad("{}").contains("missing field"));
        let old = r#"{"hawser_cell":9,"error":"","manager":"","nodes":[],"order":[]}"#;
        assert!(bad(old).contains("another release"));
        let host = |name: &str| {
            format!(
                r#"{{"hawser_cell":2,"error":"","manager":"","nodes":[
                {{"name":"a","names":["a"],"user":"","port":0,"slots":null,"max_slots":null}},
                {{"name":"{name}","names":[],"user":"","port":0,"slots":1,"max_slots":null}}],
                "order":[1]}}"#
            )
        };
        assert!(SenseAnswer::read(&host("b")).is_ok());
        assert!(bad(&host("-oProxyCommand=x")).contains("not the name"));
        assert!(bad(&host("b c")).contains("not the name"));
        assert!(bad(&host("b").replace("[1]", "[2]")).contains("no host 2"));
    }

    proptest! {
        #[test]
        fn any_line_is_an_answer_or_an_error(line in ".{0,200}") {
            let _ = (SenseAnswer::read(&line), SenseRequest::read(line.as_bytes()));
        }
    }
}
