//! From the command line and the parameters to what is wanted of a mapping.

use std::path::Path;

use hawser_mca::{Answer, Params, Rule, select};
use hawser_rte::control::plan::{LocalOrder, MapBy, Placement, Tell};
use hawser_rte::params::RMAPS;

use super::{JobRequest, PerNode, Policy, ProgramRequest, SeqLine};
use crate::cli::{Mapping, Request};
use crate::foreign::{Foreign, ForeignHost, Question};
use crate::lists::ranks;
use crate::ras::{AllocatedNode, Allocation, ReadFile, Slots};

/// What a request wants. Reads the files that it names for this.
///
/// # Errors
/// A sentence that names the file and the line, or the parameter that forbids the component.
pub fn wishes(
    request: &Request,
    params: &Params,
    allocation: &Allocation,
    most: u32,
    read: ReadFile<'_>,
    foreign: &Foreign,
    report: &mut dyn FnMut(String),
) -> Result<JobRequest, String> {
    let ranks = choose(request, params, allocation, foreign, report)?;
    let text = |path: &Path| {
        let shown = path.display().to_string();
        match read(path) {
            Ok(text) => Ok((shown, text)),
            Err(e) => Err(format!("{shown}: {e}")),
        }
    };
    let line = |host: String| SeqLine { host, cpus: Vec::new(), at: "a component of rmaps".into() };
    let policy = match &request.map_by {
        _ if ranks.is_some() => Policy::Seq(ranks.into_iter().flatten().map(line).collect()),
        None | Some(Mapping::Slot) => Policy::Slot,
        Some(Mapping::Level(level)) => Policy::Level(*level),
        Some(Mapping::Ppr(n, level)) => Policy::Ppr(*n, *level),
        Some(Mapping::Seq(None)) => Policy::Seq(mentions(allocation)),
        Some(Mapping::Seq(Some(path))) => {
            let (file, text) = text(path)?;
            Policy::Seq(ranks::parse_seq(&file, &text)?)
        }
        Some(Mapping::Rankfile(path)) => {
            let (file, text) = text(path)?;
            Policy::Ranks(ranks::parse_rankfile(&file, &text)?)
        }
    };
    let program = |app: &crate::cli::App| ProgramRequest { np: app.np, per_node: app.per_node };
    let display = request.display;
    Ok(JobRequest {
        programs: request.apps.iter().map(program).collect(),
        policy,
        span: request.span,
        nolocal: request.nolocal,
        rank_by: request.rank_by,
        oversubscribe: request.oversubscribe,
        placement: Placement {
            // By slot is a wish for the node only when somebody has said so.
            map_by: (request.map_by == Some(Mapping::Slot)).then_some(MapBy::Slot),
            order: LocalOrder::Found,
            bind_to: request.bind_to,
            pe: request.pe,
            hwthreads: request.hwthreads,
            only: request.only.clone(),
            fixed: Vec::new(),
            tell: Tell {
                bindings: request.verbose || request.report_bindings || display.bindings,
                taken: params.verbose(RMAPS.name) > 0,
                topology: display.topology,
                json: display.json,
            },
        },
        most,
    })
}

/// The nodes in the order in which they were mentioned.
fn mentions(allocation: &Allocation) -> Vec<SeqLine> {
    let line = |node: &u32| {
        let host = allocation.nodes.get(*node as usize).map(|n| n.name.clone());
        let host = host.unwrap_or_default();
        SeqLine { host, cpus: Vec::new(), at: "the hosts of the job".into() }
    };
    allocation.mentions.iter().map(line).collect()
}

/// Chooses the component; the hosts of the ranks, where it is a third-party one.
fn choose(
    request: &Request,
    params: &Params,
    allocation: &Allocation,
    foreign: &Foreign,
    report: &mut dyn FnMut(String),
) -> Result<Option<Vec<String>>, String> {
    let per_node = request.apps.iter().any(|a| matches!(a.per_node, Some(PerNode::Only(_))));
    let fitting = match request.map_by {
        None if per_node => "ppr",
        None => "even",
        Some(Mapping::Ppr(..)) => "ppr",
        Some(Mapping::Seq(_)) => "seq",
        Some(Mapping::Rankfile(_)) => "rank_file",
        Some(Mapping::Slot | Mapping::Level(_)) => "round_robin",
    };
    let nodes = allocation.order.iter().filter_map(|n| allocation.nodes.get(*n as usize));
    let host = |n: &AllocatedNode| ForeignHost {
        name: n.name.clone(),
        slots: match n.slots {
            Slots::Given(n) | Slots::Mentions(n) => Some(n),
            Slots::Cores => None,
        },
        user: n.user.clone(),
        port: n.port,
    };
    let question = Question::Rmaps {
        hosts: nodes.map(host).collect(),
        processes: request.apps.iter().map(|a| a.np).collect(),
    };
    let query = |c: &'static hawser_mca::ComponentInfo| match c.name == fitting {
        true => Answer::Here { priority: 50, module: None },
        false => match foreign.ask(&RMAPS, c, &question) {
            Some(Answer::Here { priority, module }) => {
                Answer::Here { priority, module: Some(module.ranks) }
            }
            Some(Answer::NotHere(why)) => Answer::NotHere(why),
            None => Answer::NotHere("--map-by asks for another one".into()),
        },
    };
    let chosen = select(&RMAPS, params, Rule::Best, query, report).map_err(|e| e.to_string())?;
    Ok(chosen.into_iter().next().and_then(|c| c.module))
}
