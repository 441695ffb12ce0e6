//! Component `tcp`: connections over IPv4 or IPv6, one module per link (interface, or several per
//! interface with `btl_tcp_links`).
//!
//! A connection is made on the first send, by whichever side sends first, and serves both ways.
//! Processes do not listen: their agents do, and hand them connections with peers that have proved
//! to belong to the job ([`hawser_wireup::acceptor`]). How two processes meet is told in
//! [`connecting`], how they part in [`ending`], what lies between in [`place`], and what follows
//! when a connection breaks in [`mending`], or when the process is interrupted in [`interrupt`].
//! Which of a host's addresses a link tries first is decided in [`links`].

mod connecting;
mod ending;
mod failover;
mod fault;
mod interrupt;
mod mending;
mod module;
mod outbox;
mod place;
mod socket;
mod state;
mod table;
#[cfg(test)]
pub(super) mod tests;
mod wire;

use hawser_mca::{Origin, ParamKind, ParamSpec, Params, Scope, suggest};
use hawser_os::clock;
use hawser_os::process::descriptor_limit;
use hawser_os::socket as os;
use hawser_wireup::WireupError;
use hawser_wireup::gateway::CellPath;
use hawser_wireup::interjob::Interjob;
use hawser_wireup::reception::interfaces::{Choice, Reaches};
use state::{Tcp, TcpConfig};

use super::{Btl, OpenCtx, OpenError, links};
use hawser_segment::ProcId;

/// Most bytes that wait here for one connection below the reliable layer: that keeps its packets
/// itself, and each copy beyond what keeps the kernel busy costs without bringing anything.
const RELIABLE_QUEUE: usize = 128 << 10;

/// Parameters of the component.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "btl_tcp_links",
        kind: ParamKind::Int { min: 1, max: links::MAX_LINKS as i64 },
        default: "1",
        unit: "",
        level: 4,
        scope: Scope::AllEqual,
        help: "Connections per interface towards one peer.",
    },
    ParamSpec {
        name: "btl_tcp_eager_limit",
        kind: ParamKind::Size { min: 256, max: 16 << 20 },
        default: "128k",
        unit: "bytes",
        level: 4,
        scope: Scope::Local,
        help: "Largest message that is sent without asking the receiver first.",
    },
    ParamSpec {
        name: "btl_tcp_max_send",
        kind: ParamKind::Size { min: 4096, max: 16 << 20 },
        default: "512k",
        unit: "bytes",
        level: 5,
        scope: Scope::AllEqual,
        help: "Largest fragment of a long message.",
    },
    ParamSpec {
        name: "btl_tcp_queue",
        kind: ParamKind::Size { min: 64 << 10, max: 1 << 30 },
        default: "1M",
        unit: "bytes",
        level: 6,
        scope: Scope::Local,
        help: "Bytes that wait in this process for one connection before senders are told to wait; \
               128 KiB at most with --mca pml dr, which keeps them itself.",
    },
    ParamSpec {
        name: "btl_tcp_kept",
        kind: ParamKind::Size { min: 64 << 10, max: 1 << 30 },
        default: "8M",
        unit: "bytes",
        level: 6,
        scope: Scope::Local,
        help: "Bytes of messages that are kept for one peer until it has acknowledged them, to be \
               sent again should the connection break.",
    },
    ParamSpec {
        name: "btl_tcp_silence",
        kind: ParamKind::Int { min: 1, max: 3600 },
        default: "3",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "Time for which the host of a peer may leave unacknowledged what it is sent before \
               another connection is made, over another network where there is one.",
    },
    ParamSpec {
        name: "btl_tcp_connections",
        kind: ParamKind::Int { min: 0, max: 1 << 20 },
        default: "0",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "Connections of one link that stay open. Past that those are closed that were used \
               longest ago; they are made again when they are needed. 0: a quarter of the limit of \
               open files.",
    },
    ParamSpec {
        name: "btl_tcp_congestion",
        kind: ParamKind::Text,
        default: "cubic,reno",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "Congestion controls of the connections, the preferred one first; one that the \
               kernel does not permit is passed over, as long as there is another. Empty: the \
               kernel's own, which may pace what is sent.",
    },
    ParamSpec {
        name: "btl_tcp_buffers",
        kind: ParamKind::Size { min: 0, max: 1 << 30 },
        default: "0",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Size of the kernel's send and receive buffers; 0: the kernel adapts them.",
    },
    ParamSpec {
        name: "btl_tcp_connect_timeout",
        kind: ParamKind::Int { min: 1, max: 3600 },
        default: "30",
        unit: "s",
        level: 4,
        scope: Scope::Local,
        help: "Time for which the host of a peer is tried that refuses connections, or does not \
               answer, before the peer counts as lost, also when a connection with it has broken. \
               A peer that is only busy is never given up.",
    },
];

/// Opens one module per link.
///
/// # Errors
/// Why the component cannot be used here, as a sentence without a subject.
pub(super) fn open(ctx: &OpenCtx<'_>) -> Result<Vec<Box<dyn Btl>>, OpenError> {
    let boxed = |module| Box::new(module) as Box<dyn Btl>;
    Ok(open_modules(ctx)?.into_iter().map(boxed).collect())
}

fn open_modules(ctx: &OpenCtx<'_>) -> Result<Vec<Tcp>, OpenError> {
    let one_host = ctx.node.nlocal() == ctx.node.nprocs();
    let reaches = if one_host { Reaches::ThisHost } else { Reaches::Network };
    let all = os::interfaces().map_err(|e| WireupError::interfaces(&e))?;
    let choice = Choice::of(ctx.params)?;
    let mut interfaces = choice.addresses(&all, reaches)?;
    // The peer's addresses of the other family are tried, too.
    interfaces.dedup_by(|next, first| next.name == first.name);
    check_congestion(ctx.params)?;
    let links = u16::try_from(ctx.params.int("btl_tcp_links")).unwrap_or(1).max(1);
    let of = links.saturating_mul(interfaces.len() as u16);
    let mut modules = Vec::new();
    for interface in interfaces {
        let leads_out = links::may_lead_out(&interface, &choice, &all);
        for link in 0..links {
            let name = format!("tcp/{}.{link}", interface.name);
            let place = (modules.len() as u16, of);
            let mut config = config(ctx, name, place, interface.clone())?;
            config.leads_out = leads_out;
            modules.push(
                Tcp::new(config)
                    .map_err(|e| OpenError::NotHere(format!("cannot be set up: {e}")))?,
            );
        }
    }
    Ok(modules)
}

fn config(
    ctx: &OpenCtx<'_>,
    name: String,
    (index, of): (u16, u16),
    interface: os::Interface,
) -> Result<TcpConfig, OpenError> {
    let params = ctx.params;
    let size = |name: &str| usize::try_from(params.size(name)).unwrap_or(usize::MAX);
    // A payload of the size that the user names fits with a header.
    let with_header = |name: &str| size(name).saturating_add(wire::HEADER_ROOM);
    let max_send = with_header("btl_tcp_max_send");
    Ok(TcpConfig {
        name,
        index,
        of,
        interface,
        leads_out: true,
        choice: Some(Choice::of(params)?),
        member: Some(ctx.node),
        encrypted: params.bool("net_tls"),
        me: ctx.me,
        nprocs: ctx.node.nprocs(),
        jobs: None,
        channel: ctx.channel,
        modex: ctx.modex,
        acceptor: ctx.modex.acceptor().ok_or_else(OpenError::no_acceptor)?,
        eager: with_header("btl_tcp_eager_limit").min(max_send),
        max_send,
        queue: match ctx.reliable {
            true => size("btl_tcp_queue").min(RELIABLE_QUEUE),
            false => size("btl_tcp_queue"),
        },
        kept: size("btl_tcp_kept"),
        connections: connections(params),
        resumes: !ctx.reliable,
        silence_ns: seconds(params, "btl_tcp_silence"),
        quality: quality(params),
        timeout_ns: seconds(params, "btl_tcp_connect_timeout"),
        cell_path: CellPath::of(params),
        networks: (!ctx.reliable)
            .then(|| ctx.node.open_networks(ctx.slot, ctx.channel.unwrap_or(0))),
        now: clock::now_ns,
    })
}

/// Opens the module for processes of other jobs: one connection to each, over whatever network
/// leads there.
///
/// # Errors
/// The kernel refuses what it needs, as a sentence.
pub(super) fn open_for_jobs(
    at: (ProcId, u32),
    params: &Params,
    jobs: &'static Interjob,
) -> Result<Box<dyn Btl>, String> {
    let module = Tcp::new(config_for_jobs(at, params, jobs));
    module.map(|module| Box::new(module) as Box<dyn Btl>).map_err(|e| e.to_string())
}

fn config_for_jobs(
    (me, ranks): (ProcId, u32),
    params: &Params,
    jobs: &'static Interjob,
) -> TcpConfig {
    let size = |name: &str| usize::try_from(params.size(name)).unwrap_or(usize::MAX);
    let max_send = size("btl_tcp_max_send").saturating_add(wire::HEADER_ROOM);
    let eager = size("btl_tcp_eager_limit").saturating_add(wire::HEADER_ROOM);
    TcpConfig {
        name: "tcp/jobs".into(),
        index: 0,
        of: 1,
        interface: os::Interface {
            name: "any".into(),
            addr: std::net::Ipv4Addr::UNSPECIFIED.into(),
            prefix: 0,
            loopback: false,
            scope: 0,
        },
        leads_out: true,
        choice: None,
        member: None,
        encrypted: params.bool("net_tls"),
        me,
        nprocs: ranks,
        jobs: Some(jobs),
        // Messages between jobs are on this one.
        channel: Some(0),
        modex: jobs,
        acceptor: jobs,
        eager: eager.min(max_send),
        max_send,
        queue: size("btl_tcp_queue"),
        kept: size("btl_tcp_kept"),
        connections: connections(params),
        resumes: true,
        silence_ns: seconds(params, "btl_tcp_silence"),
        quality: quality(params),
        timeout_ns: seconds(params, "btl_tcp_connect_timeout"),
        cell_path: CellPath::of(params),
        networks: None,
        now: clock::now_ns,
    }
}

fn connections(params: &Params) -> usize {
    match usize::try_from(params.int("btl_tcp_connections")) {
        Ok(n @ 1..) => n,
        _ => usize::try_from(descriptor_limit() / 4).unwrap_or(usize::MAX).max(1),
    }
}

fn seconds(params: &Params, name: &str) -> u64 {
    params.int(name).max(1) as u64 * 1_000_000_000
}

/// What the parameters say of connections between ranks.
pub fn quality(params: &Params) -> os::Quality {
    let names = params.text("btl_tcp_congestion").split(',').map(str::trim);
    os::Quality {
        congestion: names.filter(|n| !n.is_empty()).map(str::to_owned).collect(),
        buffers: usize::try_from(params.size("btl_tcp_buffers")).unwrap_or(usize::MAX),
    }
}

/// Passing all over that the user asks for would be to ignore the user.
fn check_congestion(params: &Params) -> Result<(), OpenError> {
    const NAME: &str = "btl_tcp_congestion";
    let asked = quality(params).congestion;
    if *params.source_of(NAME) == Origin::Default
        || asked.is_empty()
        || asked.iter().any(|name| os::permits_congestion(name))
    {
        return Ok(());
    }
    let permitted = os::congestion_controls();
    let near = |name: &String| suggest::nearest(name, permitted.iter().map(String::as_str));
    let hint = asked.iter().find_map(near).map(|name| format!("; did you mean \"{name}\"?"));
    let hint = hint.unwrap_or_default();
    let asked = params.text(NAME);
    let permitted =
        if permitted.is_empty() { "no choice of it".into() } else { permitted.join(", ") };
    Err(OpenError::Setting(format!(
        "{NAME} is \"{asked}\", and the kernel permits {permitted}{hint}"
    )))
}

/// Bytes from peers as frames; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    for head in data.chunks_exact(wire::FRAME_HEAD).filter_map(|c| c.first_chunk()) {
        if let Ok(wire::Frame::Message(head)) = wire::decode_head(*head, wire::MAX_FRAME) {
            assert!(head.len <= wire::MAX_FRAME && head.pad <= wire::PAD);
        }
    }
}
