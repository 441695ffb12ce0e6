//! Component `tcp`: connections over IPv4 or IPv6, one module per link (interface, or several per
//! interface with `btl_tcp_links`).
//!
//! A connection is made on the first send, by whichever side sends first, and serves both ways.
//! The peers prove to each other that they belong to the job before anything else is read
//! ([`crate::handshake`]). How two processes find each other, from either side or from both at once, is
//! told in [`meeting`], how they part in [`ending`], and what lies between in [`place`].
//! Addresses come from the modex, one record per process and channel ([`links`]).

mod ending;
mod fault;
mod identity;
mod links;
mod meeting;
mod module;
mod outbox;
mod place;
mod seek;
mod socket;
mod table;
#[cfg(test)]
mod tests;
mod wire;

use hawser_mca::{ParamKind, ParamSpec, Params, Scope};
use hawser_os::{clock, socket as os};

use super::{Btl, OpenCtx, ProcId, rank_of};
use crate::handshake::Credential;
use crate::node::{MODEX_BYTES, Phase};
use crate::reception::interfaces::{Choice, ChoiceError, Reaches};
pub use fault::Failure;
use fault::OpenError;
use identity::Identity;
use links::Address;
use module::{Config, Tcp};
use seek::Life;

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
        help: "Bytes that wait in this process for one connection before senders are told to wait.",
    },
    ParamSpec {
        name: "btl_tcp_congestion",
        kind: ParamKind::Text,
        default: "cubic,reno",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "Congestion controls of the connections, the preferred one first; one that the \
               kernel does not permit is passed over. Empty: the kernel's own, which may pace \
               what is sent.",
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
        help: "Time for which a peer that refuses connections, or does not answer, is tried again \
               before it counts as lost. One that is alive and only busy is never given up.",
    },
];

/// Key of the address record in the modex, by channel. A process that serves all channels with one
/// module has the record of channel 0 only; else that one is published last.
fn modex_key(channel: u32) -> String {
    if channel == 0 { "tcp".to_owned() } else { format!("tcp.{channel}") }
}

/// Opens one module per link and tells the peers their addresses.
///
/// # Errors
/// Why the component cannot be used here, as a sentence without a subject.
pub(super) fn open(ctx: &OpenCtx<'_>) -> Result<Vec<Box<dyn Btl>>, String> {
    let boxed = |module| Box::new(module) as Box<dyn Btl>;
    let modules = open_modules(ctx).map_err(|e| e.to_string())?;
    Ok(modules.into_iter().map(boxed).collect())
}

/// A listener and its place in the list of addresses.
struct Listening {
    name: String,
    scope: u32,
    listener: std::net::TcpListener,
}

fn open_modules(ctx: &OpenCtx<'_>) -> Result<Vec<Tcp>, OpenError> {
    let (listeners, addresses) = listen(ctx.params, ctx.node.nlocal() == ctx.node.nprocs())?;
    check_room(&addresses, ctx.params, ctx.channel.map_or(1, |_| ctx.node.channels()))?;
    let channel = ctx.channel.unwrap_or(0);
    let record =
        if channel == 0 { links::encode(&addresses) } else { links::encode_ports(&addresses) };
    if !ctx.modex.publish(&modex_key(channel), &record) {
        return Err(OpenError::Publish);
    }
    let mut modules = Vec::new();
    for (index, at) in listeners.into_iter().enumerate() {
        let config = config(ctx, at.name, index, &addresses, at.scope);
        let module = Tcp::new(config, at.listener).map_err(|e| OpenError::Kernel(e.to_string()))?;
        modules.push(module);
    }
    Ok(modules)
}

/// Checks that the contact record of a process holds the records of all its channels, before the
/// first is published.
fn check_room(addresses: &[Address], params: &Params, channels: u32) -> Result<(), OpenError> {
    let needed = links::records_len(addresses, channels);
    if needed <= MODEX_BYTES {
        return Ok(());
    }
    let links = usize::try_from(params.int("btl_tcp_links")).unwrap_or(1).max(1);
    let interfaces = addresses.len() / links;
    Err(OpenError::Record { needed, room: MODEX_BYTES, links, interfaces, channels })
}

/// Listens on all links.
fn listen(params: &Params, one_host: bool) -> Result<(Vec<Listening>, Vec<Address>), OpenError> {
    let reaches = if one_host { Reaches::ThisHost } else { Reaches::Network };
    let choice = Choice::of(params)?;
    let interfaces = os::interfaces().map_err(|e| ChoiceError::Unknown(e.to_string()))?;
    let quality = quality(params);
    let (mut listeners, mut addresses) = (Vec::new(), Vec::new());
    let mut interfaces = choice.addresses(&interfaces, reaches)?;
    interfaces.dedup_by(|next, first| next.name == first.name);
    for interface in interfaces {
        for link in 0..params.int("btl_tcp_links") {
            let ports = choice.ports.clone();
            let why =
                |e: std::io::Error| OpenError::Listen { at: interface.addr, why: e.to_string() };
            let listener =
                os::listen(interface.addr, interface.scope, ports, &quality).map_err(why)?;
            let at = listener.local_addr().map_err(why)?;
            addresses.push(Address { ip: at.ip(), port: at.port(), prefix: interface.prefix });
            let name = format!("tcp/{}.{link}", interface.name);
            listeners.push(Listening { name, scope: interface.scope, listener });
        }
    }
    Ok((listeners, addresses))
}

fn config(
    ctx: &OpenCtx<'_>,
    name: String,
    index: usize,
    addresses: &[Address],
    scope: u32,
) -> Config {
    let params = ctx.params;
    let size = |name: &str| usize::try_from(params.size(name)).unwrap_or(usize::MAX);
    // A payload of the size that the user names fits with a header.
    let with_header = |name: &str| size(name).saturating_add(wire::HEADER_ROOM);
    let max_send = with_header("btl_tcp_max_send");
    Config {
        name,
        index,
        addresses: addresses.to_vec(),
        scope,
        identity: Identity {
            credential: Credential { job: ctx.node.job(), secret: ctx.node.secret() },
            me: ctx.me,
            nprocs: ctx.node.nprocs(),
            channel: ctx.channel,
        },
        modex: ctx.modex,
        life: life_of(ctx),
        eager: with_header("btl_tcp_eager_limit").min(max_send),
        max_send,
        queue: size("btl_tcp_queue"),
        quality: quality(params),
        timeout_ns: params.int("btl_tcp_connect_timeout").max(1) as u64 * 1_000_000_000,
        now: clock::now_ns,
    }
}

/// What the node segment tells of the processes of this node.
fn life_of(ctx: &OpenCtx<'_>) -> Box<dyn Fn(ProcId) -> Life + Send> {
    let (node, modex) = (ctx.node, ctx.modex);
    Box::new(move |peer| {
        let slot = modex.local_slot(rank_of(peer)).filter(|slot| *slot < node.nlocal());
        match slot.map(|slot| node.slot(slot).phase()) {
            Some(Phase::Initializing | Phase::Running) => Life::Alive,
            Some(Phase::Finalized) => Life::Finalized,
            // A process that is about to leave does not listen any more.
            Some(Phase::Empty | Phase::Started | Phase::Finalizing) | None => Life::Unknown,
        }
    })
}

fn quality(params: &Params) -> os::Quality {
    let names = params.text("btl_tcp_congestion").split(',').map(str::trim);
    os::Quality {
        congestion: names.filter(|n| !n.is_empty()).map(str::to_owned).collect(),
        buffers: usize::try_from(params.size("btl_tcp_buffers")).unwrap_or(usize::MAX),
    }
}

/// Bytes from peers as address records and as frames; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    let (first, ports) = data.split_at(data.len() / 2);
    for addresses in
        [(data, None), (first, Some(ports))].into_iter().filter_map(|(a, b)| links::decode(a, b))
    {
        assert_eq!(links::decode(&links::encode(&addresses), None), Some(addresses));
    }
    for head in data.chunks_exact(wire::FRAME_HEAD).filter_map(|c| c.first_chunk()) {
        if let Ok(wire::Frame::Message(_, len, pad)) = wire::decode_head(*head, wire::MAX_FRAME) {
            assert!(len <= wire::MAX_FRAME && pad <= wire::PAD);
        }
    }
}
