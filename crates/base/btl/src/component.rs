//! The composition page of the framework `btl`: its components and how they are opened.

use hawser_mca::lifecycle::Part;
use hawser_mca::{
    Answer, Chosen, ComponentInfo, Framework, ParamSpec, Params, Rule, Scope, select,
};
use hawser_segment::node::NodeSegment;
use hawser_segment::{ProcId, Remote};
use hawser_wireup::interjob::Interjob;

use super::{Btl, OpenCtx, OpenError, OpenModule, Peer, dr, loopback, network, sm, tcp, udp};

/// The framework and its components, in the order in which ties are decided.
pub static FRAMEWORK: Framework = Framework {
    name: "btl",
    help: "Byte transfer layers: what moves bytes between two processes.",
    scope: Scope::AllEqual,
    components: &[
        ComponentInfo {
            name: "self",
            alias: "loopback",
            version: "1.0.0",
            help: "Messages of a process to itself.",
        },
        ComponentInfo {
            name: "sm",
            alias: "vader",
            version: "1.0.0",
            help: "Shared memory between the processes of one node.",
        },
        ComponentInfo {
            name: "tcp",
            alias: "",
            version: "1.0.0",
            help: "TCP over IPv4 and IPv6, several links.",
        },
        ComponentInfo {
            name: "udp",
            alias: "",
            version: "1.0.0",
            help: "Datagrams over IPv4 and IPv6; only with --mca pml dr, and where btl names it.",
        },
    ],
};

/// What a component's modules do in a checkpoint; `None` for a third-party one.
pub fn part(component: &str) -> Option<Part> {
    match component {
        "self" | "sm" | "tcp" | "udp" => Some(Part::Interrupts),
        _ => None,
    }
}

/// Parameters of the framework's components, beside those that follow from [`FRAMEWORK`].
pub(crate) fn params() -> impl Iterator<Item = &'static ParamSpec> {
    [sm::PARAMS, tcp::PARAMS, udp::PARAMS, dr::PARAMS].into_iter().flatten()
}

const LOSSY: &str = "btl names udp, whose messages may be lost; only the reliable layer repairs \
                     that: add --mca pml dr, or choose tcp";

/// Opens the components that the parameter `btl` lets pass; `report` gets whole lines about the
/// selection. Modules come in the order of their components' priority.
///
/// # Errors
/// When no component can be used; the text says why for each.
pub fn open_all(
    ctx: &OpenCtx<'_>,
    report: &mut dyn FnMut(String),
) -> Result<Vec<OpenModule>, String> {
    if is_asked(ctx, "udp") && !ctx.reliable {
        return Err(LOSSY.into());
    }
    let mut refused = None;
    let mut unchosen = None;
    let query = |component: &'static ComponentInfo| -> Answer<Vec<OpenModule>> {
        match component.name {
            "self" => Answer::Here {
                priority: 100,
                module: vec![OpenModule::Other(Box::new(loopback::Loopback::new(ctx.me)))],
            },
            "sm" => match sm::open(ctx) {
                Ok(sm) => Answer::Here { priority: 90, module: vec![OpenModule::Sm(Box::new(sm))] },
                Err(why) => Answer::NotHere(why),
            },
            "tcp" if is_one_node_with_sm(ctx) => {
                Answer::NotHere("all processes are on this node, where sm reaches them".into())
            }
            "tcp" => match tcp::open(ctx) {
                Ok(modules) => Answer::Here {
                    priority: 50,
                    module: modules.into_iter().map(OpenModule::from).collect(),
                },
                Err(why) => {
                    let text = why.to_string();
                    match why {
                        OpenError::Setting(why) => refused = refused.take().or(Some(why)),
                        OpenError::Unchosen(_) => unchosen = Some(text.clone()),
                        OpenError::NotHere(_) => {}
                    }
                    Answer::NotHere(text)
                }
            },
            "udp" if !is_asked(ctx, "udp") => {
                Answer::NotHere("it is used only where the parameter btl names it".into())
            }
            "udp" => match udp::open(ctx) {
                Ok(modules) => Answer::Here {
                    priority: 40,
                    module: modules.into_iter().map(OpenModule::from).collect(),
                },
                Err(why) => Answer::NotHere(why),
            },
            name => {
                let (answer, why) = query_other(ctx, name);
                refused = refused.take().or(why);
                answer
            }
        }
    };
    let chosen =
        select(&FRAMEWORK, ctx.params, Rule::All, query, report).map_err(|e| e.to_string())?;
    // Without a network whose interfaces are named wrongly each message would tell it anew.
    let is_network = |c: &Chosen<_>| !matches!(c.component.name, "self" | "sm");
    let lacks = needs_network(ctx) && !chosen.iter().any(is_network);
    if let Some(why) = refused.or(unchosen.filter(|_| lacks)) {
        return Err(why);
    }
    modules_of(chosen, ctx)
}

/// The modules of the chosen components; networks are the rails of the reliable layer where that
/// is asked for.
fn modules_of(
    chosen: Vec<Chosen<Vec<OpenModule>>>,
    ctx: &OpenCtx<'_>,
) -> Result<Vec<OpenModule>, String> {
    let mut modules = Vec::new();
    let mut rails: Vec<Box<dyn Btl>> = Vec::new();
    for component in chosen {
        let network = !matches!(component.component.name, "self" | "sm");
        for module in component.module {
            match module {
                OpenModule::Other(module) if network && ctx.reliable => rails.push(module),
                module => modules.push(module),
            }
        }
    }
    if !rails.is_empty() {
        modules.push(reliable_over(rails, ctx)?);
    }
    Ok(modules)
}

/// Opens the modules for processes of other jobs, where they are first needed: the network, and
/// memory if that is shared with them. `node` is the segment of the own job, in which this process
/// is `me` of so many ranks.
///
/// # Errors
/// The kernel refuses what it needs, as a sentence.
pub fn open_for_jobs(
    (me, node): (ProcId, NodeSegment),
    params: &'static Params,
    jobs: &'static Interjob,
) -> Result<Vec<OpenModule>, String> {
    let network = tcp::open_for_jobs((me, node.nprocs()), params, jobs)?;
    let memory = jobs.shares_memory().then(|| Box::new(sm::Jobs::new(node, params, jobs)));
    let memory = memory.map(OpenModule::Jobs);
    Ok(memory.into_iter().chain([OpenModule::Other(network)]).collect())
}

/// True when processes of other jobs on this host may be reached by memory.
pub fn shares_memory_with_jobs(params: &Params) -> bool {
    params.list("btl").allows("sm")
}

/// What a third-party component answers; where it is asked for by name and cannot be used,
/// also a sentence about that.
fn query_other(ctx: &OpenCtx<'_>, name: &str) -> (Answer<Vec<OpenModule>>, Option<String>) {
    let Some(other) = ctx.others.iter().find(|o| o.name == name) else {
        return (Answer::NotHere("this program has no such component".into()), None);
    };
    match network::open(ctx, other) {
        Ok((priority, module)) => {
            (Answer::Here { priority, module: vec![OpenModule::from(module)] }, None)
        }
        Err(why) => {
            let told = || format!("btl names {name}, which is not used: {why}");
            let told = is_asked(ctx, name).then(told);
            (Answer::NotHere(why), told)
        }
    }
}

/// The reliable layer over all networks.
fn reliable_over(rails: Vec<Box<dyn Btl>>, ctx: &OpenCtx<'_>) -> Result<OpenModule, String> {
    let modex = ctx.modex;
    let peer = move |at: Remote| {
        let proc = at.proc();
        Peer { at, node: modex.node_of(proc), local: modex.local_slot(proc) }
    };
    let count = rails.len();
    let page = ctx.node.open_networks(ctx.slot, ctx.channel.unwrap_or(0));
    let tell = dr::Tell { page, node: ctx.node, slot: ctx.slot };
    let resting = move |at: Remote| modex.is_resting(at.proc());
    let config = dr::DrConfig::new(ctx.params, Box::new(peer), Box::new(resting), Some(tell));
    let layer = dr::Reliable::over(rails, config);
    let layer = layer.ok_or_else(|| {
        format!("{count} links are too many for dr, or their messages are too short")
    })?;
    Ok(OpenModule::Other(Box::new(layer)))
}

/// True when nobody would use a connection: `btl` does not ask for `tcp` by name, and `sm` may run.
fn is_one_node_with_sm(ctx: &OpenCtx<'_>) -> bool {
    let list = ctx.params.list("btl");
    ctx.node.nlocal() == ctx.node.nprocs() && list.allows("sm") && !is_asked(ctx, "tcp")
}

/// True when there are peers that memory of the node does not reach.
fn needs_network(ctx: &OpenCtx<'_>) -> bool {
    let memory = ctx.params.list("btl").allows("sm");
    ctx.node.nprocs() > if memory { ctx.node.nlocal() } else { 1 }
}

/// True when `btl` asks for a component by name.
fn is_asked(ctx: &OpenCtx<'_>, component: &str) -> bool {
    let list = ctx.params.list("btl");
    !list.exclude && list.names.iter().any(|n| n == component)
}
