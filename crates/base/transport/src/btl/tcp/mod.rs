//! Component `tcp`: connections over IPv4 or IPv6, one module per link (interface, or several per
//! interface with `btl_tcp_links`).
//!
//! A connection is made on the first send, by whichever side sends first, and serves both ways.
//! The peers prove to each other that they belong to the job before anything else is read
//! ([`connection`]). When both connect at once, the higher rank drops its own attempt for that of
//! the lower one, which lets the other's wait meanwhile; if both are proved all the same, both
//! stay, and each side sends on the one that it saw open first.
//! Addresses come from the modex, one record per process ([`links`]).

mod connection;
mod links;
mod module;
mod socket;
#[cfg(test)]
mod tests;
mod wire;

use std::ops::RangeInclusive;

use hawser_mca::{ParamKind, ParamSpec, Params, Scope};
use hawser_os::socket as os;

use super::{Btl, OpenCtx};
use connection::Identity;
use links::{Address, Choice};
use module::{Config, Tcp};

/// Parameters of the component.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "btl_tcp_if_include",
        kind: ParamKind::List,
        default: "",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "Interfaces to use, as names, addresses or networks (eth0, 10.0.1.0/24); empty: the \
               loopback interface for a job on one host, all others for a job on several.",
    },
    ParamSpec {
        name: "btl_tcp_if_exclude",
        kind: ParamKind::List,
        default: "docker0,virbr0",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "Interfaces not to use, where btl_tcp_if_include names none.",
    },
    ParamSpec {
        name: "btl_tcp_family",
        kind: ParamKind::Enum(&["any", "4", "6"]),
        default: "any",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Use IPv4 or IPv6 only; any: IPv4 where an interface has both.",
    },
    ParamSpec {
        name: "btl_tcp_links",
        kind: ParamKind::Int { min: 1, max: 16 },
        default: "1",
        unit: "",
        level: 4,
        scope: Scope::Local,
        help: "Connections per interface towards one peer.",
    },
    ParamSpec {
        name: "btl_tcp_port_range",
        kind: ParamKind::Text,
        default: "0",
        unit: "",
        level: 2,
        scope: Scope::Local,
        help: "Ports to listen on, FIRST-LAST; 0: any that the kernel chooses.",
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
        scope: Scope::Local,
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
        help: "Time that making a connection may take before the peer counts as lost.",
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
    open_modules(ctx).map(|modules| modules.into_iter().map(boxed).collect())
}

fn open_modules(ctx: &OpenCtx<'_>) -> Result<Vec<Tcp>, String> {
    let params = ctx.params;
    let one_host = ctx.node.nlocal() == ctx.node.nprocs();
    let choice = Choice {
        include: Some(params.list("btl_tcp_if_include")),
        exclude: Some(params.list("btl_tcp_if_exclude")),
        family: params.text("btl_tcp_family").parse().ok(),
        one_host,
    };
    let interfaces = os::interfaces().map_err(|e| format!("the interfaces are not known: {e}"))?;
    let ports = port_range(params.text("btl_tcp_port_range"))?;
    let quality = quality(params);
    let mut listeners = Vec::new();
    let mut addresses = Vec::new();
    for interface in links::choose(&interfaces, &choice) {
        for link in 0..params.int("btl_tcp_links") {
            let listener = os::listen(interface.addr, interface.scope, ports.clone(), &quality)
                .map_err(|e| format!("cannot listen on {}: {e}", interface.addr))?;
            let at = listener.local_addr().map_err(|e| format!("has no address: {e}"))?;
            let address = Address { ip: at.ip(), port: at.port(), prefix: interface.prefix };
            addresses.push(address);
            listeners.push((format!("tcp/{}.{link}", interface.name), listener, interface.scope));
        }
    }
    if listeners.is_empty() {
        return Err(
            "no interface is up that btl_tcp_if_include and btl_tcp_if_exclude let pass".into()
        );
    }
    if !ctx.modex.publish(&modex_key(ctx.channel.unwrap_or(0)), &links::encode(&addresses)) {
        return Err("its addresses do not fit the modex record of this process".into());
    }
    let mut modules = Vec::new();
    for (index, (name, listener, scope)) in listeners.into_iter().enumerate() {
        let config = config(ctx, name, index, &addresses, scope);
        let module = Tcp::new(config, listener).map_err(|e| format!("cannot be set up: {e}"))?;
        modules.push(module);
    }
    Ok(modules)
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
            job: ctx.node.job(),
            secret: ctx.node.secret(),
            me: ctx.me,
            channel: ctx.channel,
        },
        modex: ctx.modex,
        eager: with_header("btl_tcp_eager_limit").min(max_send),
        max_send,
        queue: size("btl_tcp_queue"),
        quality: quality(params),
        timeout_ns: params.int("btl_tcp_connect_timeout").max(1) as u64 * 1_000_000_000,
    }
}

fn quality(params: &Params) -> os::Quality {
    let names = params.text("btl_tcp_congestion").split(',').map(str::trim);
    os::Quality {
        congestion: names.filter(|n| !n.is_empty()).map(str::to_owned).collect(),
        buffers: usize::try_from(params.size("btl_tcp_buffers")).unwrap_or(usize::MAX),
    }
}

fn port_range(text: &str) -> Result<RangeInclusive<u16>, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (first.trim().parse::<u16>(), last.trim().parse::<u16>()) {
        (Ok(0), Ok(0)) => Ok(0..=0),
        (Ok(first), Ok(last)) if 0 < first && first <= last => Ok(first..=last),
        _ => Err(format!("btl_tcp_port_range is \"{text}\": not FIRST-LAST")),
    }
}

/// Bytes from strangers and peers: as an address record, as frames, and as each message of a
/// handshake; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    if let Some(addresses) = links::decode(data) {
        assert_eq!(links::decode(&links::encode(&addresses)), Some(addresses));
    }
    for head in data.chunks_exact(wire::FRAME_HEAD).filter_map(|c| c.first_chunk()) {
        if let Ok(wire::Frame::Message(_, len, pad)) = wire::decode_head(*head, wire::MAX_FRAME) {
            assert!(len <= wire::MAX_FRAME && pad <= wire::PAD);
        }
    }
    let id = Identity { job: 7, secret: [1; 32], me: 3, channel: None };
    let mut answering = connection::Handshake::accept([2; 32]);
    let _ = answering.handle(&id, data);
    let _ = answering.handle(&id, data);
    let _ = connection::Handshake::connect(&id, 5, [2; 32]).0.handle(&id, data);
}
