//! Files that place ranks: rank files, sequences of hosts, and lists of CPUs. Pure: text in, values
//! out.

use hawser_rte::control::plan::Cpus;

use super::hosts::parse_host;

/// Processes of one job at most.
pub(crate) const RANKS_MAX: u32 = 1 << 20;

/// A line of a sequence: the next rank goes to this host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeqLine {
    /// Name of the host.
    pub host: String,
    /// Places there; empty: as ever.
    pub cpus: Vec<Cpus>,
    /// Where the line stands, for errors.
    pub at: String,
}

/// A line of a rank file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankLine {
    /// The rank.
    pub rank: u32,
    /// Name of its host, or `+n1`: the second node in use.
    pub host: String,
    /// Places there; empty: as ever.
    pub cpus: Vec<Cpus>,
    /// Where the line stands, for errors.
    pub at: String,
}

/// Largest number of a place.
const PLACE_MAX: u32 = 1 << 20;

/// Parses places: `0,2-4`, in one package `1:0-2`, all of one `1:*`. `sep` separates them.
///
/// # Errors
/// A sentence that quotes the part.
pub fn parse_cpus(text: &str, sep: &[char]) -> Result<Vec<Cpus>, String> {
    let mut package = None;
    let mut all = Vec::new();
    for part in text.split(sep).map(str::trim) {
        let bad = || {
            format!("\"{part}\" is not a place: \"2\", \"0-3\", or \"1:0-3\" in the second package")
        };
        let number = |t: &str| t.parse::<u32>().ok().filter(|n| *n <= PLACE_MAX).ok_or_else(bad);
        let range = match part.split_once(':') {
            None => part,
            Some((p, range)) => {
                package = Some(number(p.trim_start_matches(['p', 'P', 's', 'S']))?);
                range
            }
        };
        let (first, last) = match range.split_once('-') {
            _ if range == "*" => (0, u32::MAX),
            None => (number(range)?, number(range)?),
            Some((first, last)) => (number(first)?, number(last)?),
        };
        if last < first {
            return Err(bad());
        }
        all.push(Cpus { package, first, last });
    }
    Ok(all)
}

/// The part of a line before a comment.
fn content(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

/// Parses a rank file: `rank 3=host slot=1:0-2`. `file` is its name for errors.
///
/// # Errors
/// A sentence with the number of the line.
pub fn parse_rankfile(file: &str, text: &str) -> Result<Vec<RankLine>, String> {
    let mut lines = Vec::new();
    let mut seen = std::collections::HashMap::new();
    for (i, line) in text.lines().enumerate() {
        let at = format!("{file}:{}", i + 1);
        let line = content(line);
        if line.is_empty() {
            continue;
        }
        let bad = |why: &str| {
            format!("{at}: {why} (a line is: rank 3=host slot=0-1, or slot=PACKAGE:CORES)")
        };
        let rest = line.strip_prefix("rank").filter(|r| r.starts_with(char::is_whitespace));
        let rest =
            rest.ok_or_else(|| bad(&format!("\"{line}\" does not begin with \"rank N\"")))?;
        let (rank, rest) = rest.split_once('=').ok_or_else(|| bad("there is no \"=\""))?;
        let rank = rank.trim();
        let number = rank.parse::<u32>().ok().filter(|r| *r < RANKS_MAX);
        let number = number.ok_or_else(|| bad(&format!("\"{rank}\" is not a rank")))?;
        let mut words = rest.split_whitespace();
        let host = words.next().ok_or_else(|| bad("no host is named"))?;
        let host = parse_host(host).map_err(|e| bad(&e))?.name;
        let mut cpus = Vec::new();
        for word in words {
            let slots = ["slot=", "slots="].iter().find_map(|k| word.strip_prefix(k));
            let slots = slots.ok_or_else(|| {
                let hint =
                    hawser_mca::suggest::hint(word.split('=').next().unwrap_or(word), ["slot"]);
                bad(&format!("unknown word \"{word}\"{hint}"))
            })?;
            cpus.extend(parse_cpus(slots, &[',', ';']).map_err(|e| bad(&e))?);
        }
        if let Some(before) = seen.insert(number, i + 1) {
            return Err(bad(&format!("rank {number} stands in line {before} already")));
        }
        lines.push(RankLine { rank: number, host, cpus, at });
    }
    if lines.is_empty() { Err(format!("{file}: names no rank")) } else { Ok(lines) }
}

/// Parses a sequence: a host per line, with its places behind it if they are to be fixed.
///
/// # Errors
/// A sentence with the number of the line.
pub fn parse_seq(file: &str, text: &str) -> Result<Vec<SeqLine>, String> {
    let mut lines = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let at = format!("{file}:{}", i + 1);
        let mut words = content(line).split_whitespace();
        let Some(host) = words.next() else { continue };
        let host = parse_host(host).map_err(|e| format!("{at}: {e}"))?.name;
        // The slots of a host file say nothing here.
        let places: Vec<&str> = words.filter(|w| !w.contains('=')).collect();
        let cpus = match places.is_empty() {
            true => Vec::new(),
            false => {
                parse_cpus(&places.join(","), &[',', ';']).map_err(|e| format!("{at}: {e}"))?
            }
        };
        lines.push(SeqLine { host, cpus, at });
    }
    if lines.is_empty() { Err(format!("{file}: names no host")) } else { Ok(lines) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(package: Option<u32>, first: u32, last: u32) -> Cpus {
        Cpus { package, first, last }
    }

    #[test]
    fn places() {
        let parse = |t: &str| parse_cpus(t, &[',', ';']);
        assert_eq!(parse("0,2-4"), Ok(vec![one(None, 0, 0), one(None, 2, 4)]));
        assert_eq!(parse("1:0-2,3"), Ok(vec![one(Some(1), 0, 2), one(Some(1), 3, 3)]));
        assert_eq!(parse("p1:*"), Ok(vec![one(Some(1), 0, u32::MAX)]));
        for bad in ["", "x", "3-1", "1:", ":1", "-1", "99999999999", "1,,2"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn rank_files() {
        let text = "# mine\nrank 1=b slot=0-1\nrank 0 = +n0 slot=1:0,2 # last\nrank 2=b\n";
        let lines = parse_rankfile("r", text).expect("good");
        assert_eq!(lines[0].cpus, [one(None, 0, 1)]);
        assert_eq!((lines[1].rank, lines[1].host.as_str()), (0, "+n0"));
        assert_eq!(lines[1].cpus, [one(Some(1), 0, 0), one(Some(1), 2, 2)]);
        assert_eq!((lines[2].cpus.len(), lines[2].at.as_str()), (0, "r:4"));
        for (bad, part) in [
            ("rank 0=a\nrank 0=b", "r:2: rank 0 stands in line 1"),
            ("rnak 0=a", "does not begin"),
            ("rank x=a", "\"x\" is not a rank"),
            ("rank 0 a", "no \"=\""),
            ("rank 0=", "no host"),
            ("rank 0=a slto=1", "did you mean \"slot\""),
            ("rank 0=a slot=z", "\"z\""),
            ("rank 99999999=a", "99999999"),
            ("# nothing", "no rank"),
        ] {
            let error = parse_rankfile("r", bad).unwrap_err();
            assert!(error.contains(part), "{bad}: {error}");
        }
    }

    #[test]
    fn sequences() {
        let lines = parse_seq("s", "a slots=2\nb 0-1,3\n#\na\n").expect("good");
        assert_eq!(lines.iter().map(|l| l.host.as_str()).collect::<Vec<_>>(), ["a", "b", "a"]);
        assert_eq!(lines[1].cpus, [one(None, 0, 1), one(None, 3, 3)]);
        assert!(parse_seq("s", "a\nb 1x").unwrap_err().starts_with("s:2"));
        assert!(parse_seq("s", "").is_err());
    }
}
