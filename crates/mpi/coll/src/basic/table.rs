//! The user's table of algorithms: which one serves an operation, by ranks and bytes.
//!
//! Its text is described in docs/formats/collective-table.md.

use hawser_core::contracts::coll::CollOp;
use hawser_mca::{parse_size, suggest};

use crate::decision::{TABLE, family};
use crate::explain::operation;

/// A line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The family that it serves.
    op: CollOp,
    /// Fewest and most ranks of a communicator.
    ranks: (u64, u64),
    /// Fewest and most bytes, as the cost model counts them.
    bytes: (u64, u64),
    /// A name in [`TABLE`].
    algorithm: &'static str,
}

/// The table: the first line that fits a call decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table(Vec<Line>);

impl Table {
    /// Reads lines that semicolons or line ends separate: `OPERATION[:RANKS[:BYTES]]=ALGORITHM`.
    ///
    /// # Errors
    /// A sentence that names the line.
    pub(crate) fn parse(text: &str) -> Result<Table, String> {
        let lines = text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
        let lines = lines.map(|line| parse_line(line).map_err(|why| format!("\"{line}\": {why}")));
        lines.collect::<Result<_, _>>().map(Table)
    }

    /// The lines that may serve an operation among so many ranks.
    pub(crate) fn among(&self, op: CollOp, ranks: u32) -> impl Iterator<Item = &Line> {
        let fits = move |line: &&Line| line.op == family(op) && within(line.ranks, ranks.into());
        self.0.iter().filter(fits)
    }

    /// The algorithm for a call.
    pub(crate) fn get(&self, op: CollOp, ranks: u32, bytes: u64) -> Option<&'static str> {
        self.among(op, ranks).find(|line| within(line.bytes, bytes)).map(|line| line.algorithm)
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
    let algorithm = algorithm.trim();
    match names().find(|name| *name == algorithm) {
        Some(algorithm) => Ok(Line { op, ranks, bytes, algorithm }),
        None if names().next().is_none() => Err(format!("{op:?} has one algorithm only")),
        None => {
            let all: Vec<_> = names().collect();
            let hint = suggest::hint(algorithm, all.iter().copied());
            let all = all.join(", ");
            Err(format!("{op:?} has no algorithm \"{algorithm}\"{hint} There are: {all}"))
        }
    }
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
        let bcast = |ranks, bytes| table.get(CollOp::Bcast, ranks, bytes);
        assert_eq!([bcast(4, 1024), bcast(8, 0)], [Some("linear"); 2]);
        assert_eq!([bcast(4, 1025), bcast(9, 0)], [Some("chain"); 2]);
        assert_eq!(bcast(3, 8), None);
        assert_eq!(table.get(CollOp::ReduceScatter, 2, 64), Some("whole"));
        assert_eq!(table.get(CollOp::ReduceScatterBlock, 2, 65), None);
        assert_eq!(table.get(CollOp::Allreduce, 2, 8), Some("ring"));
        assert_eq!(table.get(CollOp::Allreduce, 2, 9), None);
        assert_eq!(table.among(CollOp::Bcast, 8).count(), 2);
        assert_eq!(Table::parse(" ; "), Ok(Table::default()));
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
        ] {
            let why = Table::parse(&format!("allreduce=ring;{text}")).expect_err(text);
            assert!(why.contains(part) && why.contains(&format!("\"{text}\":")), "{why}");
        }
    }
}
