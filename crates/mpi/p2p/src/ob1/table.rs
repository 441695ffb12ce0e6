//! The table of protocols: which lengths travel how, for `hawser info --p2p`. It asks the modules
//! and the function that the engine asks, with the parameters in force.

use std::sync::Mutex;

use hawser_btl::{Form, LimitParams, OpenCtx, Peer, open_all};
use hawser_core::err;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_mca::Params;
use hawser_segment::ProcId;
use hawser_segment::node::{NodeInit, NodeSegment, World};
use hawser_wireup::Modex;
use hawser_wireup::acceptor::{Acceptor, Collected, Contact};

use super::params::Tuning;
use super::send::protocol::{Protocol, protocol, ranges};
use super::wire;
use crate::bml::{Modules, Routes};

/// A kind of peer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeerKind {
    /// The process itself.
    Itself,
    /// Another process of the node.
    SameNode,
    /// A process of another node.
    OtherNode,
}

/// A range of message lengths that travel alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProtocolRow {
    /// Smallest length, in bytes.
    pub from: u64,
    /// Largest length, in bytes; `None`: any.
    pub to: Option<u64>,
    /// The protocol.
    pub protocol: Protocol,
    /// The module that carries header and data, or reads the data.
    pub btl: String,
    /// In which form, in words.
    pub how: String,
    /// The parameter that ends the range; empty where it is fixed or has no end.
    pub limit: &'static str,
}

/// The protocols towards one kind of peer.
#[derive(Debug)]
pub struct ProtocolTable {
    /// The kind of peer.
    pub kind: PeerKind,
    /// The ranges, by length; or why there are none.
    pub rows: Result<Vec<ProtocolRow>>,
}

/// The addresses of the imagined job: all peers have those of this process.
#[derive(Default)]
struct Mirror {
    nlocal: u32,
    records: Mutex<Vec<(String, Vec<u8>)>>,
}

impl Mirror {
    fn records(&self) -> std::sync::MutexGuard<'_, Vec<(String, Vec<u8>)>> {
        self.records.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Modex for Mirror {
    fn publish(&self, key: &str, value: &[u8]) -> bool {
        self.records().push((key.into(), value.into()));
        true
    }

    fn lookup(&self, _proc: ProcId, key: &str) -> Option<Vec<u8>> {
        self.records().iter().find(|(k, _)| k == key).map(|(_, v)| v.clone())
    }

    fn node_of(&self, proc: ProcId) -> u32 {
        u32::from(proc >= self.nlocal)
    }

    fn local_slot(&self, proc: ProcId) -> Option<u32> {
        (proc < self.nlocal).then_some(proc)
    }

    fn acceptor(&self) -> Option<&'static dyn Acceptor> {
        Some(&NoAcceptor)
    }
}

/// The acceptor of the imagined job: nobody comes in.
#[derive(Debug)]
struct NoAcceptor;

impl Acceptor for NoAcceptor {
    fn contact(&self, _rank: u32) -> Contact {
        Contact::Pending
    }

    fn notifications(&self) -> u32 {
        0
    }

    fn collect(&self) -> Collected {
        Collected::default()
    }

    fn take(
        &self,
        _channel: Option<u32>,
        _index: u16,
        _of: u16,
    ) -> Option<hawser_wireup::reception::Arrival> {
        None
    }
}

/// The tables for a job with `nlocal` processes on this node: for the process itself, its node and
/// other nodes. Opens the modules as a process of such a job does; nothing is sent.
///
/// # Errors
/// When the parameters let no component be opened, or the node segment cannot be made.
pub fn protocol_tables(params: &Params, nlocal: u32) -> Result<Vec<ProtocolTable>> {
    let mut tables = Vec::new();
    for kind in [PeerKind::Itself, PeerKind::SameNode, PeerKind::OtherNode] {
        let (to, nprocs) = match kind {
            PeerKind::Itself => (0, nlocal),
            PeerKind::SameNode => (1, nlocal),
            PeerKind::OtherNode => (nlocal, nlocal + 1),
        };
        if kind == PeerKind::SameNode && nlocal < 2 {
            continue;
        }
        let rows = open(params, nlocal, nprocs).and_then(|mut modules| {
            let peer = Peer {
                at: to.into(),
                node: u32::from(kind == PeerKind::OtherNode),
                local: (to < nlocal).then_some(to),
            };
            let tuning = Tuning::resolve(params, nprocs);
            let mut routes = modules.reach(&peer).map_err(|e| err!(Other, "{e}"))?;
            tuning.apply(&mut routes);
            Ok(rows(&mut modules, &routes, &tuning))
        });
        tables.push(ProtocolTable { kind, rows });
    }
    if tables.iter().any(|t| t.rows.is_ok()) {
        return Ok(tables);
    }
    tables.into_iter().find_map(|t| t.rows.err()).map_or(Ok(Vec::new()), Err)
}

/// The modules of process 0 of an imagined job.
fn open(params: &Params, nlocal: u32, nprocs: u32) -> Result<Modules> {
    let init = NodeInit {
        job: 0,
        secret: [0; 32],
        nprocs,
        first_rank: 0,
        nlocal,
        domains: &[1],
        slot_domain: &vec![0; nlocal as usize],
        channels: 1,
        world: World::ONE_NODE,
    };
    let node = NodeSegment::create(&init).map_err(|why| {
        err!(Other, "a node segment for {nlocal} processes cannot be made: {why}")
    })?;
    // As in a process, whose modules keep it until the end.
    let modex: &'static Mirror = Box::leak(Box::new(Mirror { nlocal, records: Mutex::default() }));
    let ctx = OpenCtx {
        me: 0,
        slot: 0,
        channel: None,
        node,
        modex,
        params,
        reliable: false,
        others: &[],
    };
    let opened = open_all(&ctx, &mut |_| {});
    Ok(Modules::new(wire::HEADS, opened.map_err(|why| Error::new(ErrClass::Other, why))?))
}

/// Longest message that the table asks about.
const LAST: u64 = 1 << 60;

/// How a message travels: the protocol, and the form of its first message.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Choice {
    protocol: Protocol,
    form: Option<Form>,
}

fn rows(modules: &mut Modules, routes: &Routes, tuning: &Tuning) -> Vec<ProtocolRow> {
    let bounds = routes.bounds;
    let eager = &modules.of(routes.eager.get()).btl;
    let (forms, eager_name) = (eager.forms(), eager.name().to_owned());
    let eager_params = eager.limit_params();
    let form = |len: u64| forms.iter().copied().find(|f| f.upto as u64 >= len);
    let choose = |len: u64| {
        let protocol = protocol(len as usize, wire::MATCH_LEN, bounds);
        let whole = len + wire::MATCH_LEN as u64;
        let form = if protocol == Protocol::Eager { form(whole) } else { None };
        Choice { protocol, form }
    };
    let found = ranges(LAST, choose);
    let mut rows = Vec::new();
    for (i, (from, choice)) in found.iter().enumerate() {
        let next = found.get(i + 1);
        let (btl, how) = match choice.protocol {
            Protocol::Eager => {
                let how = choice.form.map_or("one message", |f| f.how);
                (eager_name.clone(), format!("header and data in {how}"))
            }
            Protocol::Get => reading(modules, routes, tuning),
            Protocol::Fragments => fragments(modules, routes, tuning),
        };
        let limit = match next {
            Some((_, next)) => limit(*choice, *next, eager_params, get_params(modules, routes)),
            None => "",
        };
        let to = next.map(|(next, _)| next - 1);
        rows.push(ProtocolRow { from: *from, to, protocol: choice.protocol, btl, how, limit });
    }
    rows
}

/// The parameter between two neighbouring choices.
fn limit(now: Choice, next: Choice, eager: LimitParams, get: LimitParams) -> &'static str {
    match (now.protocol, next.protocol) {
        (Protocol::Eager, Protocol::Eager) => now.form.map_or("", |f| f.param),
        (Protocol::Eager, _) => eager.eager,
        _ => get.get_min,
    }
}

fn get_params(modules: &mut Modules, routes: &Routes) -> LimitParams {
    let get = routes.gets.first();
    get.map(|get| modules.of(get.route).btl.limit_params()).unwrap_or_default()
}

fn reading(modules: &mut Modules, routes: &Routes, tuning: &Tuning) -> (String, String) {
    let get = routes.gets.first();
    let name = get.map(|get| modules.of(get.route).btl.name().to_owned()).unwrap_or_default();
    let how = format!(
        "offer; the receiver reads the sender's memory, {} bytes in one step (pml_ob1_get_chunk)",
        tuning.get_chunk
    );
    (name, how)
}

fn fragments(modules: &mut Modules, routes: &Routes, tuning: &Tuning) -> (String, String) {
    let mut names = Vec::new();
    let mut pieces = Vec::new();
    for route in &routes.send {
        let module = modules.of(*route);
        let max = module.limits.max_send;
        let forms = module.btl.forms();
        let form = forms
            .iter()
            .find(|f| f.upto >= max)
            .map_or(String::new(), |f| format!(", each in {}", f.how));
        let param = module.btl.limit_params().max_send;
        let origin = if param.is_empty() { String::new() } else { format!(" ({param})") };
        names.push(module.btl.name().to_owned());
        pieces.push(format!("{} bytes{origin}{form}", max - wire::FRAG_LEN.min(max)));
    }
    pieces.dedup();
    let mut how =
        format!("offer with the beginning, then fragments of up to {}", pieces.join("; "));
    if routes.adverts.is_some() && tuning.absent_min < u64::MAX {
        how += &format!(
            "; from {} bytes on (pml_ob1_absent_min), while one side computes, the other reads or \
             writes its memory",
            tuning.absent_min
        );
    }
    (names.join(", "), how)
}

impl Tuning {
    /// What the parameters forbid.
    pub(crate) fn apply(&self, routes: &mut Routes) {
        if !self.use_get {
            routes.bounds.get_min = u64::MAX;
            (routes.put, routes.adverts) = (None, None);
        }
    }
}
