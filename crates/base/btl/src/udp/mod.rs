//! Component `udp`: datagrams over IPv4 or IPv6, one module (*rail*) per interface. Messages may be
//! lost, doubled and reordered: it serves below the reliable layer only ([`super::dr`]).
//!
//! Two processes agree on a session over a connection through the acceptor
//! ([`hawser_wireup::incoming`], [`record`]); from then on all goes in datagrams of the session,
//! each encrypted, with a code that only the two can make ([`wire`]) and a number that is taken
//! once ([`replay`]). A datagram is as long as the path takes ([`path`]); a longer message goes in
//! pieces ([`pieces`]). Datagrams are gathered for few system calls ([`out`]). The rails of a
//! process share their sessions ([`net`]).

mod net;
mod out;
mod path;
mod pieces;
mod rail;
mod record;
mod replay;
#[cfg(test)]
mod tests;
mod wire;

use hawser_mca::{ParamKind, ParamSpec, Scope};
use hawser_os::datagram::LONGEST;
use hawser_os::socket as os;
use hawser_segment::outside;
use hawser_wireup::WireupError;
use hawser_wireup::reception::interfaces::{Choice, Reaches};

use super::{Btl, OpenCtx, OpenError};
use crate::links;
use net::{HEADERS_V4, Net, UdpConfig, UdpRail};
use rail::Udp;

/// Parameters of the component.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "btl_udp_datagram",
        kind: ParamKind::Size { min: 512, max: 65_507 },
        default: "65507",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Longest datagram, where interface and path take one as long.",
    },
    ParamSpec {
        name: "btl_udp_queue",
        kind: ParamKind::Size { min: 64 << 10, max: 64 << 20 },
        default: "512k",
        unit: "bytes",
        level: 6,
        scope: Scope::Local,
        help: "Bytes that wait in this process for one interface before senders are told to wait.",
    },
    ParamSpec {
        name: "btl_udp_buffers",
        kind: ParamKind::Size { min: 0, max: 1 << 30 },
        default: "4M",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Size of the kernel's send and receive buffers, as far as it permits \
               (net.core.rmem_max, net.core.wmem_max); 0: its own choice.",
    },
    ParamSpec {
        name: "btl_udp_connect_timeout",
        kind: ParamKind::Int { min: 1, max: 3600 },
        default: "30",
        unit: "s",
        level: 4,
        scope: Scope::Local,
        help: "Time for which the host of a peer is tried that refuses connections, or does not \
               answer, before the peer counts as lost. A peer that is only busy is never given up.",
    },
];

const UNRELIABLE: &str =
    "its messages may be lost, and only the reliable layer repairs that: --mca pml dr";

/// Opens one module per interface.
///
/// # Errors
/// Why the component cannot be used here, as a sentence without a subject.
pub(super) fn open(ctx: &OpenCtx<'_>) -> Result<Vec<Box<dyn Btl>>, String> {
    let boxed = |module| Box::new(module) as Box<dyn Btl>;
    let modules = open_modules(ctx).map_err(|e| e.to_string())?;
    Ok(modules.into_iter().map(boxed).collect())
}

fn open_modules(ctx: &OpenCtx<'_>) -> Result<Vec<Udp>, OpenError> {
    if !ctx.reliable {
        return Err(OpenError::NotHere(UNRELIABLE.into()));
    }
    let one_host = ctx.node.nlocal() == ctx.node.nprocs();
    let reaches = if one_host { Reaches::ThisHost } else { Reaches::Network };
    let all = os::interfaces().map_err(|e| WireupError::interfaces(&e))?;
    let choice = Choice::of(ctx.params)?;
    let mut interfaces = choice.addresses(&all, reaches)?;
    interfaces.dedup_by(|next, first| next.name == first.name);
    let size = |name: &str| usize::try_from(ctx.params.size(name)).unwrap_or(usize::MAX);
    let (mut rails, mut leads_out) = (Vec::new(), Vec::new());
    // The header of IPv4 counts in the length of its packets.
    let bound = size("btl_udp_datagram").min(LONGEST - 1 - HEADERS_V4);
    for own in interfaces {
        leads_out.push(links::may_lead_out(&own, &choice, &all));
        let rail = UdpRail::open(own, choice.ports.clone(), size("btl_udp_buffers"), bound);
        rails.push(rail.map_err(OpenError::NotHere)?);
    }
    let config = UdpConfig {
        node: ctx.node,
        interfaces: || os::interfaces().unwrap_or_default(),
        choice,
        me: ctx.me,
        nprocs: ctx.node.nprocs(),
        channel: ctx.channel,
        modex: ctx.modex,
        acceptor: ctx.modex.acceptor().ok_or_else(OpenError::no_acceptor)?,
        queue: size("btl_udp_queue"),
        timeout_ns: ctx.params.int("btl_udp_connect_timeout").max(1) as u64 * 1_000_000_000,
        now: outside::clock_ns,
    };
    let limits: Vec<_> = rails.iter().map(UdpRail::limits).collect();
    let names: Vec<_> = rails.iter().map(|r| r.name.clone()).collect();
    let net = Net::attended(config, rails);
    let about = limits.into_iter().zip(names).zip(leads_out).enumerate();
    let module = |(rail, ((limits, name), leads_out))| {
        let net = net.clone();
        Udp { net, rail, limits, name, leads_out }
    };
    Ok(about.map(module).collect())
}

/// Datagrams and records from anybody: any bytes must return, and none of them is a message. For
/// fuzzing.
pub fn fuzz(data: &[u8]) {
    use hawser_wireup::endpoint_exchange;
    use hawser_wireup::handshake::{Credential, Names, Plane, Side};
    let credential = Credential { job: 7, secret: [1; 32] };
    let names =
        Names { plane: Plane::Data, job: 7, from: 3, channel: 1, to: 5, link: 0, encrypted: false };
    let agreed = wire::Agreed { caller: &[2; 32], answerer: &[3; 32], shared: &[4; 32] };
    let [key, _] = wire::keys(&credential, &names, agreed);
    assert!(endpoint_exchange::decode(&credential, b"", &names, Side::Caller, data).is_none());
    // What somebody of the job says who means harm.
    let _ = record::Record::decode(data);
    let (mut pieces, mut window) = (pieces::Pieces::default(), replay::Window::new());
    for datagram in data.chunks(wire::AROUND + 40) {
        let Some(head) = wire::UdpHead::decode(datagram) else { continue };
        assert!(key.open(&mut datagram.to_vec()).is_none(), "a code was guessed");
        // The same with the right code: what somebody of the job says who means harm.
        let mut forged = datagram.to_vec();
        key.seal(&head, &mut forged);
        assert_eq!(wire::UdpHead::decode(&forged), Some(head));
        let Some(body) = key.open(&mut forged) else { unreachable!("it was sealed") };
        if window.is_new(head.seq) {
            window.take(head.seq);
            assert!(!window.is_new(head.seq));
        }
        if let Some((part, bytes)) = wire::Part::decode(body, LONGEST) {
            let whole = pieces.take(head.rail, head.tag, part, bytes);
            assert!(whole.is_none_or(|(_, message)| message.len() == part.total as usize));
        }
    }
}
