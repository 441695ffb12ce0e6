//! The user's table of algorithms: which one serves an operation, by ranks and bytes.
//!
//! Its text is described in docs/formats/collective-table.md.

use hawser_core::contracts::coll::{CollCall, CollOp};
use hawser_mca::{parse_size, suggest};

use crate::decision::{RADIX_MAX, Row, TABLE, family, operation};

/// A line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The family that it serves.
    op: CollOp,
    /// Fewest and most ranks of a communicator.
    ranks: (u64, u64),
    /// Fewest and most bytes, as the cost model counts them.
    bytes: (u64, u64),
    what: Listed,
}

/// What a line names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// A name in [`TABLE`].
    pub algorithm: &'static str,
    /// Its radix, at least 2, if the line has one.
    pub radix: Option<u32>,
}

/// The table: the first line that fits a call decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table(Vec<Line>);

impl Table {
    /// Reads lines that semicolons or line ends separate:
    /// `OPERATION[:RANKS[:BYTES]]=ALGORITHM[/RADIX]`.
    ///
    /// # Errors
    /// A sentence that names the line.
    pub(crate) fn parse(text: &str) -> Result<Table, String> {
        let lines = text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
        let lines = lines.map(|line| parse_line(line).map_err(|why| format!("\"{line}\": {why}")));
        lines.collect::<Result<_, _>>().map(Table)
    }

    /// It has lines for an operation among so many ranks.
    pub(crate) fn has(&self, op: CollOp, ranks: u32) -> bool {
        self.0.iter().any(|line| line.op == family(op) && within(line.ranks, ranks.into()))
    }

    /// What it has for a call.
    pub(crate) fn get(&self, op: CollOp, ranks: u32, bytes: u64) -> Option<Listed> {
        let fits = |line: &&Line| {
            line.op == family(op) && within(line.ranks, ranks.into()) && within(line.bytes, bytes)
        };
        self.0.iter().find(fits).map(|line| line.what)
    }
}

/// Bytes of a call as the table and the cost model count them, the same on all ranks; `None`: there
/// is nothing to choose.
pub(super) fn counted(call: &CollCall<'_>, ranks: u32) -> Option<u64> {
    match call {
        CollCall::Barrier => Some(0),
        CollCall::Bcast { buf, .. } => Some(buf.packed_len()),
        CollCall::Gather { send, recv, .. } => Some(recv.as_ref().or(send.as_ref())?.packed_len()),
        CollCall::Scatter { send, recv, .. } | CollCall::Reduce { send, recv, .. } => {
            Some(send.as_ref().or(recv.as_ref())?.packed_len())
        }
        CollCall::Allgather { recv, .. }
        | CollCall::Alltoall { recv, .. }
        | CollCall::Allreduce { recv, .. } => Some(recv.packed_len()),
        CollCall::Allgatherv { recv, .. } => {
            let total: i64 = recv.counts.iter().map(|count| count.max(0)).sum();
            Some(total as u64 * recv.base.dtype.size() / u64::from(ranks))
        }
        CollCall::ReduceScatterBlock { recv, .. } => {
            Some(recv.packed_len().saturating_mul(ranks.into()))
        }
        CollCall::ReduceScatter { recv, counts, .. } => {
            let total: i64 = counts.iter().map(|count| count.max(0)).sum();
            Some(total as u64 * recv.dtype.size())
        }
        _ => None,
    }
}

fn within((least, most): (u64, u64), n: u64) -> bool {
    least <= n && n <= most
}

fn parse_line(line: &str) -> Result<Line, String> {
    let (which, algorithm) = line.split_once('=').ok_or("it has no \"=ALGORITHM\" at its end")?;
    let mut which = which.split(':').map(str::trim);
    let op = family(operation(which.next().unwrap_or_default())?);
    let ranks = range(which.next())?;
    let bytes = range(which.next())?;
    if which.next().is_some() {
        return Err("only ranks and bytes stand behind the operation".into());
    }
    let names = || TABLE.iter().filter(|row| row.op == op).map(|row| row.name);
    let (algorithm, radix) = match algorithm.trim().split_once('/') {
        Some((algorithm, radix)) => (algorithm.trim(), Some(radix.trim())),
        None => (algorithm.trim(), None),
    };
    match TABLE.iter().find(|row| row.op == op && row.name == algorithm) {
        Some(row) => {
            let radix = radix.map(|text| radix_of(row, text)).transpose()?;
            Ok(Line { op, ranks, bytes, what: Listed { algorithm: row.name, radix } })
        }
        None if names().next().is_none() => Err(format!("{op:?} has one algorithm only")),
        None => {
            let all: Vec<_> = names().collect();
            let hint = suggest::hint(algorithm, all.iter().copied());
            let all = all.join(", ");
            Err(format!("{op:?} has no algorithm \"{algorithm}\"{hint} There are: {all}"))
        }
    }
}

fn radix_of(row: &Row, text: &str) -> Result<u32, String> {
    if !row.has_radix() {
        return Err(format!("{} has no radix", row.name));
    }
    let radix = text.parse().ok().filter(|radix| (2..=RADIX_MAX).contains(radix));
    radix.ok_or_else(|| format!("\"{text}\" is no radix: it is between 2 and {RADIX_MAX}"))
}

/// `N`, `N-M`, `N-`, `-M`, `*` or nothing; both ends belong to it.
fn range(text: Option<&str>) -> Result<(u64, u64), String> {
    let end = |text: &str, open| match text.trim() {
        "" => Ok(open),
        number => parse_size(number).map_err(|why| format!("\"{number}\": {why}")),
    };
    let (least, most) = match text.unwrap_or_default() {
        "" | "*" => (0, u64::MAX),
        text => match text.split_once('-') {
            Some((least, most)) => (end(least, 0)?, end(most, u64::MAX)?),
            None => end(text, 0).map(|n| (n, n))?,
        },
    };
    if least > most {
        return Err(format!("nothing lies between {least} and {most}"));
    }
    Ok((least, most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_fits_decides() {
        let text = "bcast:4-8:-1k=linear; bcast:4-=chain\nReduce_scatter_block::0-64=whole;;\
                    allreduce:*:8=ring";
        let table = Table::parse(text).expect("a table");
        let get = |op, ranks, bytes| table.get(op, ranks, bytes).map(|found| found.algorithm);
        let bcast = |ranks, bytes| get(CollOp::Bcast, ranks, bytes);
        assert_eq!([bcast(4, 1024), bcast(8, 0)], [Some("linear"); 2]);
        assert_eq!([bcast(4, 1025), bcast(9, 0)], [Some("chain"); 2]);
        assert_eq!(bcast(3, 8), None);
        assert_eq!(get(CollOp::ReduceScatter, 2, 64), Some("whole"));
        assert_eq!(get(CollOp::ReduceScatterBlock, 2, 65), None);
        assert_eq!(get(CollOp::Allreduce, 2, 8), Some("ring"));
        assert_eq!(get(CollOp::Allreduce, 2, 9), None);
        assert_eq!(Table::parse(" ; "), Ok(Table::default()));
    }

    #[test]
    fn a_line_may_name_a_radix() {
        let table = Table::parse("bcast:4=knomial / 8;bcast=knomial").expect("a table");
        let radix = |ranks| table.get(CollOp::Bcast, ranks, 8).map(|found| found.radix);
        assert_eq!((radix(4), radix(5)), (Some(Some(8)), Some(None)));
    }

    #[test]
    fn wrong_lines_are_named() {
        for (text, part) in [
            ("bcats=chain", "did you mean \"bcast\""),
            ("bcast=chian", "did you mean \"chain\""),
            ("bcast", "no \"=ALGORITHM\""),
            ("bcast:8-4=chain", "nothing lies between 8 and 4"),
            ("bcast:1:2:3=chain", "only ranks and bytes"),
            ("bcast:many=chain", "not a size"),
            ("scan=doubling", "one algorithm only"),
            ("bcast=chain/4", "chain has no radix"),
            ("bcast=knomial/1", "between 2 and 16"),
            ("bcast=knomial/17", "between 2 and 16"),
            ("bcast=knomial/", "between 2 and 16"),
            ("bcast=knomial/4/4", "between 2 and 16"),
        ] {
            let why = Table::parse(&format!("allreduce=ring;{text}")).expect_err(text);
            assert!(why.contains(part) && why.contains(&format!("\"{text}\":")), "{why}");
        }
    }
}
