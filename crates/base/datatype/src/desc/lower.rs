//! From a type's constructor arguments to its packing order.

use std::collections::HashMap;

use super::Datatype;
use super::make::Make;
use crate::plan::{Kind, List, Node, Placed, repeated};

/// The plan of a type, from the plans of its parts.
pub(super) fn lower(t: &Datatype) -> Placed {
    match t.make() {
        Make::Scalar(s) => match s.pair() {
            None => Placed { off: 0, node: Node::block(s.size()) },
            Some((value, index)) => {
                let at = value.size().next_multiple_of(u64::from(index.align()));
                let mut list = List::new(2);
                list.block(0, value.size());
                list.block(at as i64, index.size());
                list.finish()
            }
        },
        Make::F90 { scalar, .. } => Placed { off: 0, node: Node::block(scalar.size()) },
        Make::Dup(old) | Make::Resized { old, .. } => old.plan().clone(),
        Make::Subarray { inner, .. }
        | Make::Darray { inner, .. }
        | Make::ValueIndex { inner, .. } => inner.plan().clone(),
        Make::Contiguous { count, old } => repeated(old.plan(), *count as u64, old.extent()),
        Make::Vector { count, len, stride, old } => {
            grid(*count, *len, stride.wrapping_mul(old.extent()), old)
        }
        Make::Hvector { count, len, stride, old } => grid(*count, *len, *stride, old),
        Make::Indexed { lens, displs, old } => {
            blocks(lens.iter().copied(), displs, old.extent(), old)
        }
        Make::Hindexed { lens, displs, old } => blocks(lens.iter().copied(), displs, 1, old),
        Make::IndexedBlock { len, displs, old } => {
            blocks(std::iter::repeat(*len), displs, old.extent(), old)
        }
        Make::HindexedBlock { len, displs, old } => blocks(std::iter::repeat(*len), displs, 1, old),
        Make::Struct { lens, displs, types } => {
            let mut list = List::new(types.len());
            for ((len, disp), part) in lens.iter().zip(displs).zip(types) {
                list.push(repeated(part.plan(), *len as u64, part.extent()).shifted(*disp));
            }
            list.finish()
        }
    }
}

fn grid(count: i64, len: i64, stride: i64, old: &Datatype) -> Placed {
    let inner = repeated(old.plan(), len as u64, old.extent());
    repeated(&inner, count as u64, stride)
}

fn blocks(lens: impl Iterator<Item = i64>, displs: &[i64], unit: i64, old: &Datatype) -> Placed {
    let mut list = List::new(displs.len());
    let plan = old.plan();
    if let Kind::Block = plan.node.kind
        && old.extent() as u64 == plan.node.size
    {
        for (len, disp) in lens.zip(displs) {
            list.block(disp.wrapping_mul(unit).wrapping_add(plan.off), len as u64 * old.size());
        }
        return list.finish();
    }
    let mut seen: HashMap<i64, Placed> = HashMap::new();
    for (len, disp) in lens.zip(displs) {
        let part = seen.entry(len).or_insert_with(|| repeated(plan, len as u64, old.extent()));
        list.push(part.clone().shifted(disp.wrapping_mul(unit)));
    }
    list.finish()
}
