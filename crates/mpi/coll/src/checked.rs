//! The debug mode: ranks compare what they call before they call it.
//!
//! Each rank contributes a [`Record`] to an allgather of `basic`. What has to be the same and is
//! not becomes an error of all ranks, which names them; without it they would hang, or read each
//! other's data as something else (MPI-5.0 section 6.14).

use std::collections::BTreeMap;
use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{
    Channel, CollCall, CollModule, CollOp, CollOperation, CollPersistent, Interrupt, Root,
};
use hawser_core::contracts::pml::Needed;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::{Builtin, Op};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar, ScalarRuns};
use hawser_mca::lifecycle::Why;

use crate::basic::Basic;

/// A module behind the comparison.
pub(crate) struct Checked {
    inner: Arc<dyn CollModule>,
    basic: Arc<Basic>,
}

/// Words of a record.
const WORDS: usize = 5;
/// Bytes of a record.
const BYTES: u64 = WORDS as u64 * 8;
/// Stands for "has none here".
const NONE: u64 = u64::MAX;
/// Runs of equal scalars that are looked at; types with more have no signature here.
const RUNS_MAX: usize = 100_000;

/// What a rank says of its call. [`NONE`] where there is nothing to compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Record {
    op: u64,
    root: u64,
    reduction: u64,
    /// Bytes of data of the vector, or of a block, where they are the same on all ranks.
    bytes: u64,
    signature: u64,
}

impl Record {
    fn new(call: &CollCall<'_>) -> Record {
        let (root, op, data) = significant(call);
        Record {
            op: call.op() as u64,
            root: root.map_or(NONE, u64::from),
            reduction: op.map_or(NONE, number_of),
            bytes: data.map_or(NONE, TypedBuf::packed_len),
            signature: data.map_or(NONE, |d| signature(&d.dtype, d.count)),
        }
    }

    fn words(self) -> [u64; WORDS] {
        [self.op, self.root, self.reduction, self.bytes, self.signature]
    }

    fn encode(self) -> Vec<u8> {
        self.words().iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    fn decode(bytes: &[u8]) -> Record {
        let mut words =
            bytes.chunks_exact(8).map(|c| c.iter().rev().fold(0, |w, b| w << 8 | u64::from(*b)));
        let mut next = || words.next().unwrap_or(NONE);
        let (op, root, reduction) = (next(), next(), next());
        Record { op, root, reduction, bytes: next(), signature: next() }
    }
}

/// Root, operation and data that have to be the same on all ranks.
fn significant<'a>(call: &'a CollCall<'_>) -> (Option<u32>, Option<&'a Op>, Option<&'a TypedBuf>) {
    let rank = |root: &Root| match root {
        Root::Rank(rank) => Some(*rank),
        Root::Me | Root::Bystander => None,
    };
    match call {
        CollCall::Bcast { buf, root } => (rank(root), None, Some(buf)),
        CollCall::Gather { send, recv, root } => {
            (rank(root), None, recv.as_ref().or(send.as_ref()))
        }
        CollCall::Scatter { send, recv, root } => {
            (rank(root), None, send.as_ref().or(recv.as_ref()))
        }
        CollCall::Gatherv { root, .. } | CollCall::Scatterv { root, .. } => {
            (rank(root), None, None)
        }
        CollCall::Allgather { recv, .. } | CollCall::Alltoall { recv, .. } => {
            (None, None, Some(recv))
        }
        CollCall::Reduce { send, recv, op, root } => {
            (rank(root), Some(op), send.as_ref().or(recv.as_ref()))
        }
        CollCall::Allreduce { recv, op, .. }
        | CollCall::ReduceScatterBlock { recv, op, .. }
        | CollCall::Scan { recv, op, .. }
        | CollCall::Exscan { recv, op, .. } => (None, Some(op), Some(recv)),
        CollCall::ReduceScatter { op, .. } => (None, Some(op), None),
        _ => (None, None, None),
    }
}

/// Predefined operations by their place; of the user's only whether they commute is comparable.
fn number_of(op: &Op) -> u64 {
    match op.as_builtin() {
        Some(builtin) => builtin as u64,
        None => USER + u64::from(op.is_commutative()),
    }
}

/// First number of operations of the user.
const USER: u64 = 1 << 32;

/// A number for the type signature; [`NONE`] where it cannot be told.
fn signature(dtype: &Datatype, count: u64) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut mix = |word: u64| hash = (hash ^ word).wrapping_mul(0x100_0000_01b3).rotate_left(23);
    let mut last: Option<(Scalar, u64)> = None;
    for (i, (kind, n)) in ScalarRuns::new(dtype, count).enumerate() {
        // Packed data matches everything.
        if i >= RUNS_MAX || kind == Scalar::Packed {
            return NONE;
        }
        last = match last {
            Some((before, had)) if before == kind => Some((kind, had + n)),
            Some((before, had)) => {
                mix(before as u64);
                mix(had);
                Some((kind, n))
            }
            None => Some((kind, n)),
        };
    }
    if let Some((kind, n)) = last {
        mix(kind as u64);
        mix(n);
    }
    hash & !(1 << 63)
}

/// Ranks as `0-2, 5`; at most a few pieces.
fn ranks(of: &[u32]) -> String {
    const PIECES: usize = 6;
    let mut pieces: Vec<(u32, u32)> = Vec::new();
    for &rank in of {
        match pieces.last_mut() {
            Some((_, last)) if *last + 1 == rank => *last = rank,
            _ => pieces.push((rank, rank)),
        }
    }
    let text = |&(first, last): &(u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    let mut shown: Vec<String> = pieces.iter().take(PIECES).map(text).collect();
    if pieces.len() > PIECES {
        shown.push("...".into());
    }
    shown.join(", ")
}

/// Who has which value, as `what A on ranks .., what B on rank ..`; `None` where all agree.
fn differing(
    all: &[Record],
    value: impl Fn(&Record) -> u64,
    name: impl Fn(u64) -> String,
) -> Option<String> {
    let mut by_value: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
    for (rank, record) in (0..).zip(all) {
        by_value.entry(value(record)).or_default().push(rank);
    }
    by_value.remove(&NONE);
    if by_value.len() < 2 {
        return None;
    }
    let mut groups: Vec<_> = by_value.into_iter().collect();
    groups.sort_by_key(|(_, ranks)| ranks.first().copied());
    let one = |(value, list): (u64, Vec<u32>)| {
        let word = if list.len() == 1 { "rank" } else { "ranks" };
        format!("{} on {word} {}", name(value), ranks(&list))
    };
    Some(groups.into_iter().map(one).collect::<Vec<_>>().join(", "))
}

/// The function of the standard.
fn function(op: u64) -> String {
    let found = CollOp::ALL.get(op as usize).map(|op| format!("{op:?}")).unwrap_or_default();
    let mut name = String::from("MPI_");
    for (i, c) in found.chars().enumerate() {
        if i > 0 && c.is_ascii_uppercase() {
            name.push('_');
        }
        name.push(if i > 0 { c.to_ascii_lowercase() } else { c });
    }
    name
}

fn operation(number: u64) -> String {
    match Builtin::ALL.get(number as usize) {
        Some(builtin) => builtin.name().into(),
        None if number == USER => "an operation of the program that does not commute".into(),
        None => "an operation of the program that commutes".into(),
    }
}

/// The error of ranks that call different things; `None` where they do not.
fn compare(label: &str, all: &[Record]) -> Result<()> {
    if let Some(who) = differing(all, |r| r.op, function) {
        return Err(err!(Other, "ranks of {label} call different collectives: {who}"));
    }
    let call = all.first().map(|r| function(r.op)).unwrap_or_default();
    let begin = format!("{call} on {label} is called with different");
    if let Some(who) = differing(all, |r| r.root, |root| format!("root {root}")) {
        return Err(err!(Root, "{begin} roots: {who}"));
    }
    if let Some(who) = differing(all, |r| r.reduction, operation) {
        return Err(err!(Op, "{begin} operations: {who}"));
    }
    if let Some(who) = differing(all, |r| r.bytes, |bytes| format!("{bytes} bytes")) {
        return Err(err!(Count, "{begin} lengths: {who}"));
    }
    let mut kinds = BTreeMap::new();
    for record in all {
        let next = kinds.len() as u8;
        kinds.entry(record.signature).or_insert(next);
    }
    let kind = |s: u64| {
        format!("types {}", char::from(b'A' + kinds.get(&s).copied().unwrap_or(0).min(25)))
    };
    match differing(all, |r| r.signature, kind) {
        Some(who) => Err(err!(Type, "{begin} type signatures: {who}")),
        None => Ok(()),
    }
}

/// The memory of a comparison.
struct Exchange {
    own: TempBuf,
    all: TempBuf,
}

impl Exchange {
    fn new(comm: &Comm, call: &CollCall<'_>) -> Result<Exchange> {
        let byte = Datatype::scalar(Scalar::Byte);
        let own = TempBuf::new(BYTES, &byte)?;
        own.typed().unpack_from(&Record::new(call).encode());
        let all = TempBuf::new(BYTES * u64::from(comm.size()), &byte)?;
        Ok(Exchange { own, all })
    }

    fn call(&self) -> CollCall<'static> {
        let recv = self.all.typed().block(0, BYTES);
        CollCall::Allgather { send: Some(self.own.typed().clone()), recv }
    }

    fn verdict(&self, comm: &Comm) -> Result<()> {
        let data = self.all.typed().pack_all();
        let all: Vec<Record> = data.chunks_exact(BYTES as usize).map(Record::decode).collect();
        compare(&comm.label(), &all)
    }
}

impl Checked {
    pub(crate) fn new(inner: Arc<dyn CollModule>, basic: Arc<Basic>) -> Checked {
        Checked { inner, basic }
    }

    fn check(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        let exchange = Exchange::new(comm, call)?;
        self.basic.run(comm, &exchange.call())?;
        exchange.verdict(comm)
    }
}

impl CollModule for Checked {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        self.inner.may_checkpoint()
    }

    fn interrupt(&self, comm: &Comm, step: Interrupt) -> Result<Channel> {
        self.inner.interrupt(comm, step)
    }

    fn offers(&self, op: CollOp) -> bool {
        self.inner.offers(op)
    }

    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        self.check(comm, call)?;
        self.inner.run(comm, call)
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        let exchange = Exchange::new(comm, call)?;
        let check = Some(self.basic.start(comm, &exchange.call())?);
        // A call is started before its comparison has ended. So it goes by messages, of which each
        // call has a tag whatever it is: where calls differ, other modules would use lanes or parts
        // at some ranks only, and all later calls there would meet the wrong ones.
        let inner = self.basic.start(comm, call)?;
        Ok(Box::new(ScheduledOperation { exchange: Some(exchange), check, inner }))
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        self.check(comm, call)?;
        self.inner.init(comm, call)
    }
}

/// A call in flight, beside its comparison.
struct ScheduledOperation {
    exchange: Option<Exchange>,
    check: Option<Box<dyn CollOperation>>,
    inner: Box<dyn CollOperation>,
}

impl CollOperation for ScheduledOperation {
    fn poll(&mut self, comm: &Comm) -> Option<Result<()>> {
        if let Some(check) = &mut self.check {
            let came = check.poll(comm)?;
            self.check = None;
            let exchange = self.exchange.take();
            let same = came.and_then(|()| exchange.map_or(Ok(()), |e| e.verdict(comm)));
            if let Err(error) = same {
                // What others call instead may never come.
                return Some(Err(error));
            }
        }
        self.inner.poll(comm)
    }

    fn awaiting(&self) -> Option<Needed> {
        self.check.as_ref().map_or_else(|| self.inner.awaiting(), |check| check.awaiting())
    }

    fn calls_program(&self) -> bool {
        self.inner.calls_program()
    }
}

impl Drop for ScheduledOperation {
    fn drop(&mut self) {
        if self.check.is_some()
            && let Some(exchange) = self.exchange.take()
        {
            // Messages may still be under way from and into it.
            exchange.own.leak();
            exchange.all.leak();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(op: CollOp) -> Record {
        Record { op: op as u64, root: NONE, reduction: NONE, bytes: NONE, signature: NONE }
    }

    fn said(all: &[Record]) -> String {
        compare("MPI_COMM_WORLD", all).map_or_else(|e| e.to_string(), |()| String::new())
    }

    #[test]
    fn what_differs_is_named_with_its_ranks() {
        let bcast = Record { root: 0, bytes: 8, signature: 1, ..record(CollOp::Bcast) };
        assert_eq!(said(&[bcast; 4]), "");
        assert_eq!(
            said(&[bcast, record(CollOp::Barrier), bcast, record(CollOp::ReduceScatterBlock)]),
            "ranks of MPI_COMM_WORLD call different collectives: MPI_Bcast on ranks 0, 2, \
             MPI_Barrier on rank 1, MPI_Reduce_scatter_block on rank 3"
        );
        let other = Record { root: 2, ..bcast };
        assert_eq!(
            said(&[bcast, bcast, bcast, other]),
            "MPI_Bcast on MPI_COMM_WORLD is called with different roots: root 0 on ranks 0-2, \
             root 2 on rank 3"
        );
        let long = Record { bytes: 16, ..bcast };
        assert!(said(&[long, bcast]).ends_with("lengths: 16 bytes on rank 0, 8 bytes on rank 1"));
        let typed = Record { signature: 2, ..bcast };
        assert!(said(&[typed, bcast]).contains("type signatures: types A on rank 0, types B"));
        let sum = Record { reduction: Builtin::Sum as u64, ..record(CollOp::Allreduce) };
        let user = Record { reduction: USER + 1, ..sum };
        assert!(said(&[sum, user]).ends_with("that commutes on rank 1"), "{}", said(&[sum, user]));
    }

    #[test]
    fn what_a_rank_cannot_tell_is_not_compared() {
        let known = Record { bytes: 8, signature: 4, ..record(CollOp::Gather) };
        assert_eq!(said(&[known, Record { signature: NONE, ..known }]), "");
    }

    #[test]
    fn records_survive() {
        let record = Record { root: 3, bytes: 1 << 40, ..record(CollOp::Scatter) };
        assert_eq!(Record::decode(&record.encode()), record);
    }

    #[test]
    fn signatures_follow_the_scalars_and_not_the_type() {
        let (int, float) = (Datatype::scalar(Scalar::Int), Datatype::scalar(Scalar::Float));
        let three = Datatype::contiguous(3, &int).expect("a type");
        assert_eq!(signature(&three, 2), signature(&int, 6));
        assert_ne!(signature(&int, 6), signature(&int, 5));
        assert_ne!(signature(&int, 1), signature(&float, 1));
        let both = Datatype::structure(&[1, 1], &[0, 4], &[int.clone(), float]).expect("a type");
        let twice = Datatype::contiguous(2, &both).expect("a type");
        assert_eq!(signature(&twice, 3), signature(&both, 6));
        assert_eq!(signature(&Datatype::scalar(Scalar::Packed), 9), NONE);
    }

    #[test]
    fn many_ranks_are_told_shortly() {
        assert_eq!(ranks(&[0, 1, 2, 5]), "0-2, 5");
        let even: Vec<u32> = (0..40).step_by(2).collect();
        assert_eq!(ranks(&even), "0, 2, 4, 6, 8, 10, ...");
    }
}
