//! The file of `mpirun --cell`: `docs/formats/cells.md` is its table. Pure: text in, values out.

use std::collections::BTreeMap;

use hawser_mca::suggest;
use serde::Deserialize;
use toml::Value;

/// Version of the file that is read.
const VERSION: i64 = 1;
/// Most cells of a job.
const CELLS_MAX: usize = 1024;

/// What the file says.
#[derive(Clone, PartialEq, Debug)]
pub struct CellFile {
    /// The value of `net_cells_path`, if given.
    pub path: Option<String>,
    /// The cells in their order.
    pub cells: Vec<CellSpec>,
}

/// What it says of one cell.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct CellSpec {
    /// Its name.
    pub name: String,
    /// The host where its head runs; empty: this one.
    pub head: String,
    /// Who to log in as there.
    pub user: String,
    /// The port of the remote shell; 0: its own choice.
    pub port: u16,
    /// Hosts over which the login goes, as `ssh -J` takes them.
    pub jump: String,
    /// The command that is given the head and a command for it, in place of ssh.
    pub login: String,
    /// What is put before the daemon of the head there, for an allocation: `salloc -N 2`.
    pub allocate: String,
    /// Variables of the daemon of the head.
    pub env: BTreeMap<String, String>,
    /// Hosts, as in a line of a file of hosts each.
    pub hosts: Vec<String>,
    /// A file of hosts on the head.
    pub hostfile: String,
    /// The resource manager that is asked there: `auto`, or its name.
    pub manager: String,
    /// The component that starts the daemons of the cell; empty: that of the manager, else ssh.
    pub start: String,
    /// The command of `ssh`, or more arguments of another one.
    pub start_args: String,
    /// Where Hawser is installed there.
    pub prefix: String,
    /// Number of ranks there.
    pub ranks: Option<u32>,
    /// Part of all ranks.
    pub share: Option<f64>,
}

const TOP: &[&str] = &["version", "path", "cell"];
const KEYS: &[&str] = &[
    "name",
    "head",
    "user",
    "port",
    "jump",
    "login",
    "allocate",
    "env",
    "hosts",
    "hostfile",
    "manager",
    "start",
    "start_args",
    "prefix",
    "ranks",
    "share",
];
const PATHS: &[&str] = &["auto", "direct", "gateway"];
/// The names that `manager` may have, each with the component that it means.
pub(super) const MANAGERS: &[(&str, &str)] = &[
    ("auto", "auto"),
    ("slurm", "slurm"),
    ("pbs", "tm"),
    ("tm", "tm"),
    ("lsf", "lsf"),
    ("sge", "gridengine"),
    ("gridengine", "gridengine"),
    ("flux", "flux"),
];
/// The names that `start` may have, each with the component that it means.
pub(super) const STARTERS: &[(&str, &str)] = &[
    ("ssh", "ssh"),
    ("slurm", "slurm"),
    ("srun", "slurm"),
    ("lsf", "lsf"),
    ("blaunch", "lsf"),
    ("gridengine", "gridengine"),
    ("sge", "gridengine"),
    ("qrsh", "gridengine"),
    ("tm", "tm"),
    ("pbs", "tm"),
    ("pbsdsh", "tm"),
    ("flux", "flux"),
];

/// Parses a file of cells.
///
/// # Errors
/// A sentence that names the line, or the cell and the key.
pub fn parse(text: &str) -> Result<CellFile, String> {
    let table: toml::Table = text.parse().map_err(|e: toml::de::Error| at_line(text, &e))?;
    known("", table.keys(), TOP)?;
    match table.get("version") {
        Some(Value::Integer(VERSION)) => {}
        Some(Value::Integer(n)) => {
            return Err(format!("version {n} is not known here; this release reads {VERSION}"));
        }
        _ => return Err(format!("it must say \"version = {VERSION}\"")),
    }
    let path = match table.get("path") {
        None => None,
        Some(Value::String(path)) => Some(one_of("", "path", path, PATHS)?),
        Some(_) => return Err("path must be a text".into()),
    };
    let cells = match table.get("cell") {
        Some(Value::Array(cells)) if (1..=CELLS_MAX).contains(&cells.len()) => cells,
        Some(Value::Array(cells)) if cells.len() > CELLS_MAX => {
            return Err(format!("{} cells; a job has at most {CELLS_MAX}", cells.len()));
        }
        _ => return Err("it names no cell: each begins with a line [[cell]]".into()),
    };
    let cells = cells.iter().enumerate().map(|(i, cell)| read_cell(i, cell));
    let cells = cells.collect::<Result<Vec<CellSpec>, String>>()?;
    for (i, cell) in cells.iter().enumerate() {
        if cells.iter().take(i).any(|c| c.name == cell.name) {
            return Err(format!("two cells have the name \"{}\"", cell.name));
        }
    }
    shares(&cells)?;
    Ok(CellFile { path, cells })
}

/// What the parser has found, in one line.
fn at_line(text: &str, error: &toml::de::Error) -> String {
    let begun = error.span().and_then(|span| text.get(..span.start));
    let line = begun.map_or(1, |begun| begun.matches('\n').count() + 1);
    format!("line {line}: {}", error.message().lines().next().unwrap_or_default())
}

fn known<'a>(
    of: &str,
    mut keys: impl Iterator<Item = &'a String>,
    all: &[&str],
) -> Result<(), String> {
    let Some(key) = keys.find(|k| !all.contains(&k.as_str())) else { return Ok(()) };
    let hint = suggest::hint(key, all.iter().copied());
    let rest = if hint.is_empty() { format!(" (keys: {})", all.join(", ")) } else { hint };
    Err(format!("{of}unknown key \"{key}\"{rest}"))
}

fn one_of(of: &str, key: &str, value: &str, all: &[&str]) -> Result<String, String> {
    if all.contains(&value) {
        return Ok(value.into());
    }
    let hint = suggest::hint(value, all.iter().copied());
    let rest = if hint.is_empty() { format!(": {}", all.join(", ")) } else { hint };
    Err(format!("{of}\"{value}\" is no value of {key}{rest}"))
}

fn read_cell(at: usize, cell: &Value) -> Result<CellSpec, String> {
    let number = format!("cell {}: ", at + 1);
    let Value::Table(table) = cell else { return Err(format!("{number}it is no table")) };
    let of = match table.get("name").and_then(Value::as_str) {
        Some(name) => format!("cell \"{name}\": "),
        None => number,
    };
    known(&of, table.keys(), KEYS)?;
    for (key, value) in table {
        // Else the parser's words would not say which key it is about.
        CellSpec::deserialize(toml::Table::from_iter([(key.clone(), value.clone())]))
            .map_err(|e| format!("{of}{key}: {}", e.message().replace('\n', " ")))?;
    }
    let mut spec = CellSpec::deserialize(table.clone()).map_err(|e| format!("{of}{e}"))?;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    if spec.name.is_empty() || !spec.name.chars().all(plain) {
        return Err(format!("{of}it needs a name of letters, digits, \"-\", \"_\" and \".\""));
    }
    for (key, value) in [("head", &spec.head), ("user", &spec.user), ("jump", &spec.jump)] {
        if value.starts_with('-') || value.chars().any(char::is_whitespace) {
            return Err(format!("{of}{key}: \"{value}\" is not a name"));
        }
    }
    check_hosts(&of, &spec)?;
    if !spec.manager.is_empty() {
        let names: Vec<&str> = MANAGERS.iter().map(|m| m.0).collect();
        one_of(&of, "manager", &spec.manager, &names)?;
    }
    if !spec.start.is_empty() {
        let names: Vec<&str> = STARTERS.iter().map(|m| m.0).collect();
        one_of(&of, "start", &spec.start, &names)?;
    }
    if !spec.prefix.is_empty() && !spec.prefix.starts_with('/') {
        return Err(format!("{of}prefix: \"{}\" is not an absolute path", spec.prefix));
    }
    let means = |all: &[(&str, &str)], name: &str| {
        all.iter().find(|(n, _)| *n == name).map_or("", |(_, means)| means).to_string()
    };
    spec.manager = means(MANAGERS, &spec.manager);
    spec.start = means(STARTERS, &spec.start);
    Ok(spec)
}

fn check_hosts(of: &str, spec: &CellSpec) -> Result<(), String> {
    let ways = [!spec.hosts.is_empty(), !spec.hostfile.is_empty(), !spec.manager.is_empty()];
    if ways.iter().filter(|w| **w).count() > 1 {
        return Err(format!("{of}of hosts, hostfile and manager only one can be given"));
    }
    for host in &spec.hosts {
        crate::ras::parse_hostfile(host).map_err(|e| format!("{of}hosts: \"{host}\": {e}"))?;
    }
    if spec.head.is_empty() && !(spec.login.is_empty() && spec.jump.is_empty()) {
        return Err(format!("{of}login and jump are for a cell with another head"));
    }
    let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    match spec.env.keys().find(|k| k.is_empty() || !k.chars().all(name)) {
        Some(key) => Err(format!("{of}env: \"{key}\" is not the name of a variable")),
        None => Ok(()),
    }
}

fn shares(cells: &[CellSpec]) -> Result<(), String> {
    for cell in cells {
        let of = format!("cell \"{}\": ", cell.name);
        match (cell.ranks, cell.share) {
            (Some(_), Some(_)) => return Err(format!("{of}it has ranks and a share")),
            (_, Some(share)) if !(0.0..=1.0).contains(&share) => {
                return Err(format!("{of}share: {share} is not between 0 and 1"));
            }
            _ => {}
        }
    }
    let sum: f64 = cells.iter().filter_map(|c| c.share).sum();
    if sum > 1.0 + 1e-6 {
        Err(format!("the shares are more than 1 together: {sum}"))
    } else {
        Ok(())
    }
}

/// Ranks of each cell. `total`: the ranks of the job, if somebody has said so; `room`: how many
/// each cell takes.
///
/// # Errors
/// The numbers do not fit.
pub fn apportion(
    cells: &[CellSpec],
    total: Option<u32>,
    room: &[u64],
) -> Result<Vec<Option<u32>>, String> {
    if cells.iter().all(|c| c.ranks.is_none() && c.share.is_none()) {
        return Ok(vec![None; cells.len()]);
    }
    let fixed: u64 = cells.iter().filter_map(|c| c.ranks).map(u64::from).sum();
    let has_share = cells.iter().any(|c| c.share.is_some());
    let Some(total) = total else {
        if has_share {
            return Err("a cell has a share of the ranks: say with -n how many there are".into());
        }
        return Ok(cells.iter().map(|c| c.ranks).collect());
    };
    let mut counts: Vec<Option<u32>> = cells.iter().map(|c| c.ranks).collect();
    let left = u64::from(total).checked_sub(fixed);
    let left = left.ok_or_else(|| format!("the cells have {fixed} ranks, and -n says {total}"))?;
    let mut given = 0;
    let mut rests: Vec<(usize, f64)> = Vec::new();
    for (i, share) in cells.iter().enumerate().filter_map(|(i, c)| Some((i, c.share?))) {
        let exact = share * f64::from(total);
        let whole = exact.floor() as u32;
        counts[i] = Some(whole);
        given += u64::from(whole);
        rests.push((i, exact - exact.floor()));
    }
    // The largest remainders get what is left of the shares.
    let wanted: f64 = cells.iter().filter_map(|c| c.share).sum::<f64>() * f64::from(total);
    rests.sort_by(|a, b| b.1.total_cmp(&a.1));
    let more = (wanted.round() as u64).saturating_sub(given).min(rests.len() as u64);
    for (i, _) in rests.iter().take(more as usize) {
        counts[*i] = counts[*i].map(|n| n + 1);
    }
    given += more;
    let mut left = left
        .checked_sub(given)
        .ok_or_else(|| format!("ranks and shares of the cells are more than the {total} of -n"))?;
    // Cells of which nothing is said take the others, one after the other.
    for (count, room) in counts.iter_mut().zip(room).filter(|(c, _)| c.is_none()) {
        let here = left.min(*room);
        *count = Some(here as u32);
        left -= here;
    }
    if left > 0 {
        return Err(format!("{left} of the {total} ranks of -n have no cell"));
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const GOOD: &str = r#"
        version = 1
        path = "gateway"
        [[cell]]
        name = "west"
        hosts = ["a1:2", "a2 slots=2"]
        [[cell]]
        name = "east"
        head = "b1"
        user = "me"
        port = 2222
        jump = "gate"
        allocate = "salloc -N 2 -Q"
        env = { SLURM_CONF = "/x" }
        manager = "slurm"
        start = "srun"
        prefix = "/opt/hawser"
        share = 0.5
    "#;

    #[test]
    fn a_good_file() {
        let file = parse(GOOD).unwrap();
        assert_eq!(file.path.as_deref(), Some("gateway"));
        let [west, east] = file.cells.as_slice() else { panic!("two cells") };
        assert_eq!((west.name.as_str(), west.head.as_str(), west.hosts.len()), ("west", "", 2));
        assert_eq!((east.start.as_str(), east.manager.as_str()), ("slurm", "slurm"));
        assert_eq!((east.port, east.share, east.env.len()), (2222, Some(0.5), 1));
    }

    #[test]
    fn mistakes_are_named() {
        let bad = |text: &str| parse(text).unwrap_err();
        let cell = |text: &str| bad(&format!("version = 1\n[[cell]]\nname = \"w\"\n{text}"));
        for (text, said) in [
            ("version = 1\n[[cell]\n", "line 2: "),
            ("[[cell]]\nname = \"w\"", "version = 1"),
            ("version = 7", "version 7 is not known"),
            ("version = 1", "[[cell]]"),
            ("version = 1\ncel = 3", "did you mean \"cell\"?"),
            ("version = 1\npath = \"gatway\"\n[[cell]]", "did you mean \"gateway\"?"),
            ("version = 1\n[[cell]]\nhead = \"a\"", "cell 1: it needs a name"),
        ] {
            assert!(bad(text).contains(said), "{text}: {}", bad(text));
        }
        for (text, said) in [
            ("hots = [\"a\"]", "cell \"w\": unknown key \"hots\"; did you mean \"hosts\"?"),
            ("port = \"x\"", "cell \"w\": port: invalid type"),
            ("port = 70000", "port: "),
            ("hosts = [\"a slot=1\"]", "did you mean \"slots\""),
            ("hosts = [\"a\"]\nmanager = \"slurm\"", "only one"),
            ("manager = \"slrum\"", "did you mean \"slurm\"?"),
            ("start = \"blanch\"", "did you mean \"blaunch\"?"),
            ("prefix = \"opt\"", "absolute path"),
            ("ranks = 2\nshare = 0.5", "ranks and a share"),
            ("share = 1.5", "between 0 and 1"),
            ("head = \"-oProxyCommand=x\"", "is not a name"),
            ("jump = \"gate\"", "another head"),
            ("env = { \"A=B\" = \"c\" }", "variable"),
            ("[[cell]]\nname = \"w\"", "two cells"),
        ] {
            assert!(cell(text).contains(said), "{text}: {}", cell(text));
        }
    }

    #[test]
    fn ranks_are_dealt_out_to_cells() {
        let cell = |ranks, share| CellSpec { ranks, share, ..CellSpec::default() };
        let deal = |cells: &[CellSpec], total, room: &[u64]| apportion(cells, total, room);
        let plain = [cell(None, None), cell(None, None)];
        assert_eq!(deal(&plain, Some(4), &[2, 2]), Ok(vec![None, None]));
        let fixed = [cell(Some(3), None), cell(None, None)];
        assert_eq!(deal(&fixed, Some(4), &[9, 9]), Ok(vec![Some(3), Some(1)]));
        assert_eq!(deal(&fixed, None, &[9, 9]), Ok(vec![Some(3), None]));
        assert!(deal(&fixed, Some(2), &[9, 9]).unwrap_err().contains("-n says 2"));
        let thirds = [cell(None, Some(1.0 / 3.0)), cell(None, Some(2.0 / 3.0))];
        assert_eq!(deal(&thirds, Some(5), &[9, 9]), Ok(vec![Some(2), Some(3)]));
        assert!(deal(&thirds, None, &[9, 9]).is_err());
        let mixed = [cell(Some(1), None), cell(None, Some(0.5)), cell(None, None)];
        assert_eq!(deal(&mixed, Some(8), &[1, 9, 9]), Ok(vec![Some(1), Some(4), Some(3)]));
        assert!(deal(&mixed, Some(8), &[1, 9, 2]).unwrap_err().contains("have no cell"));
    }

    proptest! {
        #[test]
        fn any_text_is_a_file_or_an_error(text in ".{0,200}") {
            let _ = parse(&text);
        }
    }
}
