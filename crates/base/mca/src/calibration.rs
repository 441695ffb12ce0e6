//! What was measured on a host, kept in a file per kind of host: see `docs/formats/calibration.md`.
//!
//! The file is a source of parameters, weaker than all that a user sets and stronger than the
//! built-in defaults. It is written by a command, never by a job.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::error::ParamError;
use crate::file::{FileError, is_name};
use crate::hash::fnv1a;
use crate::reading::read_file;
use crate::spec::{ParamKind, ParamSpec, Scope, parse_size};

/// Version of the file. It changes with the layout, and when the code that was measured has changed
/// so much that old measurements mean nothing.
pub const VERSION: u32 = 3;
/// The oldest version that is read. What a file of it does not say has its built-in value.
const OLDEST: u32 = 2;
/// The parameter that says whether a calibration is used.
pub(crate) const PARAM: &str = "mca_base_calibration";
/// Folder below the user's cache folder.
const FOLDER: &str = "hawser";
/// Most bytes of a file.
const BYTES_MAX: usize = 64 << 10;
/// Most characters of a name in the file's name.
const NAME_MAX: usize = 64;

/// Parameters of this crate.
pub static PARAMS: &[ParamSpec] = &[ParamSpec {
    name: PARAM,
    kind: ParamKind::Enum(&["auto", "off"]),
    default: "auto",
    unit: "",
    level: 4,
    scope: Scope::Local,
    help: "Where values come from that nobody has set: auto takes those that \"hawser calibrate\" \
           has measured on hosts of this kind, if it has; off takes the built-in ones.",
}];

/// What a measurement is valid for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct HostKind {
    /// Name of the host.
    pub host: String,
    /// Model of its processors.
    pub cpu: String,
    /// Release of its kernel.
    pub kernel: String,
}

impl HostKind {
    /// Makes it from what the system says; blanks at the ends and control characters are dropped.
    pub fn new(host: &str, cpu: &str, kernel: &str) -> HostKind {
        let clean = |text: &str| -> String {
            let text: String = text.chars().filter(|c| !c.is_control()).take(200).collect();
            let text = text.trim();
            if text.is_empty() { "unknown".into() } else { text.into() }
        };
        HostKind { host: clean(host), cpu: clean(cpu), kernel: clean(kernel) }
    }

    /// The name of its file: no two kinds of hosts share one.
    pub fn file_name(&self) -> String {
        let plain = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' };
        let host: String = self.host.chars().take(NAME_MAX).map(plain).collect();
        let whole = format!("{}\n{}\n{}", self.host, self.cpu, self.kernel);
        format!("calibration-{host}-{:016x}", fnv1a(whole.bytes()))
    }
}

/// One measurement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// In which way a message was moved: one word.
    pub way: String,
    /// Its length in bytes.
    pub len: u64,
    /// The times of the sittings, in nanoseconds; at least one.
    pub times_ns: Vec<u64>,
}

impl Measured {
    /// The median of the sittings, in nanoseconds.
    pub fn median_ns(&self) -> u64 {
        let mut times = self.times_ns.clone();
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    }
}

/// What a file says.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Calibration {
    /// Where it was measured.
    pub host: HostKind,
    /// The CPUs between which it was measured.
    pub cpus: Vec<u32>,
    /// Names of parameters and their values, which are sizes or numbers.
    pub settings: Vec<(String, String)>,
    /// What the values follow from.
    pub measured: Vec<Measured>,
}

/// The calibration that parameters are resolved with.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Calibrated {
    /// None.
    #[default]
    No,
    /// What a launcher hands to its ranks, so that all have the same: `name=value;name=value`.
    Handed(String),
    /// This file, if it exists and is of this kind of host.
    Kept(PathBuf, HostKind),
}

/// The folder of the files: `$XDG_CACHE_HOME/hawser`, else `$HOME/.cache/hawser`; `None` where
/// neither variable names an absolute path.
pub fn folder() -> Option<PathBuf> {
    let named = |variable: &str| {
        std::env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute())
    };
    let cache = named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache")))?;
    Some(cache.join(FOLDER))
}

/// Reads a file; `None` where there is none.
///
/// # Errors
/// It cannot be read, or what is in it is no calibration; a clause that says why.
pub fn read(path: &Path) -> Result<Option<Calibration>, String> {
    match read_file(path) {
        Ok(None) => Ok(None),
        Ok(Some(text)) => Calibration::parse(&text).map(Some).map_err(|e| e.to_string()),
        Err(ParamError::File { why, .. }) => Err(why),
        Err(other) => Err(other.to_string()),
    }
}

/// What to tell the user of a file that [`read`] refuses.
pub fn complaint(path: &Path, why: &str) -> String {
    format!(
        "the calibration of this host cannot be used, and built-in values stand in for it: {}: \
         {why}; \"hawser calibrate\" makes it anew, \"hawser calibrate --remove\" removes it",
        path.display()
    )
}

/// Writes settings as [`Calibrated::Handed`] holds them.
pub(crate) fn hand_down(settings: impl Iterator<Item = (&'static str, String)>) -> String {
    settings.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(";")
}

/// Reads what [`hand_down`] has written; what is not of that form is passed over.
pub(crate) fn handed(text: &str) -> Vec<(String, String)> {
    let pairs = text.split(';').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

/// A size, or a number that is not negative: `64k`, `1.25`.
fn is_quantity(text: &str) -> bool {
    let decimal = text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    parse_size(text).is_ok() || decimal && text.parse::<f64>().is_ok_and(f64::is_finite)
}

impl Calibration {
    /// Takes over what another one of this host says: its settings and measurements replace those
    /// of the same names.
    pub fn take_over(&mut self, newer: Calibration) {
        self.settings.retain(|(name, _)| newer.settings.iter().all(|(n, _)| n != name));
        let same = |a: &Measured, b: &Measured| a.way == b.way && a.len == b.len;
        self.measured.retain(|old| newer.measured.iter().all(|new| !same(old, new)));
        self.settings.extend(newer.settings);
        self.measured.extend(newer.measured);
        if !newer.cpus.is_empty() {
            self.cpus = newer.cpus;
        }
    }

    /// The text of the file.
    pub fn write(&self) -> String {
        let cpus: Vec<String> = self.cpus.iter().map(u32::to_string).collect();
        let mut out = format!(
            "hawser-calibration {VERSION}\nhost {}\ncpu {}\nkernel {}\ncpus {}\n",
            self.host.host,
            self.host.cpu,
            self.host.kernel,
            cpus.join(",")
        );
        // Writing to a String does not fail.
        for (name, value) in &self.settings {
            let _ = writeln!(out, "set {name} {value}");
        }
        for m in &self.measured {
            let _ = write!(out, "measured {} {}", m.way, m.len);
            m.times_ns.iter().for_each(|ns| _ = write!(out, " {ns}"));
            out.push('\n');
        }
        let sum = fnv1a(out.bytes());
        let _ = writeln!(out, "sum {sum:016x}");
        out
    }

    /// Reads the text of a file. Never panics, whatever the text.
    ///
    /// # Errors
    /// The line that does not belong there, and why.
    pub fn parse(text: &str) -> Result<Calibration, FileError> {
        let refuse = |line: usize, why: &str| Err(FileError { line, why: why.into() });
        let first = text.lines().next().unwrap_or_default();
        let Some(version) = first.strip_prefix("hawser-calibration ") else {
            return refuse(1, "it is not a calibration");
        };
        if !(OLDEST..=VERSION).any(|known| version == known.to_string()) {
            return refuse(1, &format!("its version is none of {OLDEST} to {VERSION}"));
        }
        if text.len() > BYTES_MAX {
            return refuse(1, "the file is too long");
        }
        let last = text.lines().count();
        let body = text.rfind("\nsum ").map_or("", |at| &text[..=at]);
        if text.strip_prefix(body) != Some(format!("sum {:016x}\n", fnv1a(body.bytes())).as_str()) {
            return refuse(
                last,
                "the sum is not that of the lines above: the file was cut or changed",
            );
        }
        let mut found = Calibration::default();
        for (index, line) in body.lines().enumerate().skip(1) {
            if let Err(why) = found.take(line) {
                return refuse(index + 1, why);
            }
        }
        let of = &found.host;
        let whole = [&of.host, &of.cpu, &of.kernel].iter().all(|text| !text.is_empty());
        match whole && !found.cpus.is_empty() {
            true => Ok(found),
            false => refuse(last, "it does not say of which host and CPUs it is"),
        }
    }

    /// Takes one line between the first and the last.
    fn take(&mut self, line: &str) -> Result<(), &'static str> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut words = rest.split(' ');
        let mut next = || words.next().unwrap_or_default();
        match word {
            "host" => self.host.host = rest.into(),
            "cpu" => self.host.cpu = rest.into(),
            "kernel" => self.host.kernel = rest.into(),
            "cpus" => {
                let cpus = rest.split(',').map(str::parse).collect::<Result<_, _>>();
                self.cpus = cpus.map_err(|_| "these are not numbers of CPUs")?;
            }
            "set" => {
                let (name, value) = (next(), next());
                if !is_name(name) || !is_quantity(value) || words.next().is_some() {
                    return Err("it is not a name and a number");
                }
                self.settings.push((name.into(), value.into()));
            }
            "measured" => {
                let way = next();
                let numbers: Result<Vec<u64>, _> = words.map(str::parse).collect();
                match numbers.as_deref() {
                    Ok([len, times @ ..]) if is_name(way) && !times.is_empty() => {
                        let times_ns = times.to_vec();
                        self.measured.push(Measured { way: way.into(), len: *len, times_ns });
                    }
                    _ => return Err("it is not a measurement"),
                }
            }
            _ => return Err("it begins with a word without meaning here"),
        }
        Ok(())
    }
}

/// For the fuzzer: what was read can be written and read again.
pub fn fuzz(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    // Mutations seldom have the right sum: they are given it.
    let body = text.rfind("\nsum ").map_or(text.as_ref(), |at| &text[..=at]);
    let summed = format!("{body}sum {:016x}\n", fnv1a(body.bytes()));
    for text in [text.as_ref(), &summed] {
        if let Ok(read) = Calibration::parse(text) {
            assert_eq!(Calibration::parse(&read.write()).as_ref(), Ok(&read));
        }
    }
    handed(&text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Calibration {
        let row = |way: &str, len, ns| Measured { way: way.into(), len, times_ns: vec![ns, 7] };
        Calibration {
            host: HostKind::new("node7\n", "A CPU, family 1", "6.1.0"),
            cpus: vec![0, 3],
            settings: vec![("a_min".into(), "2M".into()), ("b_min".into(), "64.5".into())],
            measured: vec![row("copy", 8192, 900), row("stream", 8192, 1100)],
        }
    }

    fn with_sum(body: &str) -> String {
        format!("{body}sum {:016x}\n", fnv1a(body.bytes()))
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(Calibration::parse(&sample().write()), Ok(sample()));
        let empty = Calibration { host: sample().host, cpus: vec![1], ..Default::default() };
        assert_eq!(Calibration::parse(&empty.write()), Ok(empty));
    }

    #[test]
    fn a_file_of_the_version_before_is_read() {
        let kind = "host a\ncpu b\nkernel c\ncpus 0,1\nset x_min 2M\n";
        let read = |version: u32| {
            Calibration::parse(&with_sum(&format!("hawser-calibration {version}\n{kind}"))).unwrap()
        };
        assert_eq!(read(2), read(3));
        assert_eq!(read(2).settings, [("x_min".to_string(), "2M".to_string())]);
    }

    #[test]
    fn a_newer_measurement_replaces_what_it_measured_again() {
        let mut kept = sample();
        let row = Measured { way: "copy".into(), len: 8192, times_ns: vec![800] };
        let newer = Calibration {
            settings: vec![("b_min".into(), "1k".into()), ("c_ns".into(), "1.5".into())],
            measured: vec![row.clone()],
            ..Default::default()
        };
        kept.take_over(newer);
        let settings: Vec<_> = kept.settings.iter().map(|(n, v)| format!("{n}={v}")).collect();
        assert_eq!(settings, ["a_min=2M", "b_min=1k", "c_ns=1.5"]);
        assert_eq!((kept.measured.len(), kept.measured.last()), (2, Some(&row)));
        assert_eq!((&kept.host, kept.cpus.as_slice()), (&sample().host, &[0, 3][..]));
    }

    #[test]
    fn every_cut_and_every_changed_byte_is_found() {
        let text = sample().write();
        for at in 0..text.len() {
            assert!(Calibration::parse(&text[..at]).is_err(), "cut at {at}");
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            let changed = String::from_utf8(bytes).unwrap();
            assert!(Calibration::parse(&changed).is_err(), "changed at {at}");
        }
        assert!(Calibration::parse(&(text + "more\n")).is_err());
    }

    #[test]
    fn a_bad_line_is_named() {
        let head = "hawser-calibration 3\nhost a\ncpu b\nkernel c\n";
        for (line, why) in [
            ("set a", "a name and a number"),
            ("set a b c", "a name and a number"),
            ("set a -1", "a name and a number"),
            ("set a/b 1", "a name and a number"),
            ("set a 1e3", "a name and a number"),
            ("set a .", "a name and a number"),
            ("set a inf", "a name and a number"),
            ("cpus 1,x", "CPUs"),
            ("cpus 99999999999", "CPUs"),
            ("measured copy 1", "measurement"),
            ("measured copy 1 2  3", "measurement"),
            ("measured co:py 1 2 3", "measurement"),
            ("measured copy 1 2 99999999999999999999", "measurement"),
            ("nonsense", "without meaning"),
            ("", "without meaning"),
        ] {
            let e = Calibration::parse(&with_sum(&format!("{head}{line}\n"))).unwrap_err();
            assert!(e.line == 5 && e.why.contains(why), "{line}: {e}");
        }
        let e = Calibration::parse(&with_sum("hawser-calibration 3\nhost a\n")).unwrap_err();
        assert!(e.why.contains("of which host"), "{e}");
        for version in ["1", "4", "02", ""] {
            let text = with_sum(&format!("hawser-calibration {version}\nhost a\n"));
            let e = Calibration::parse(&text).unwrap_err();
            assert!(e.line == 1 && e.why.contains("its version is none of 2 to 3"), "{e}");
        }
        assert!(Calibration::parse("").is_err());
        assert!(Calibration::parse("\u{0}\u{fffd}\n").is_err());
        let long = with_sum(&format!("{head}{}", "cpus 1\n".repeat(10_000)));
        assert!(Calibration::parse(&long).unwrap_err().why.contains("too long"));
    }

    #[test]
    fn each_kind_of_host_has_a_file_name_of_its_own() {
        let names = [("a", "b", "c"), ("a", "b", "d"), ("a", "x", "c"), ("../x y", "b", "c")]
            .map(|(host, cpu, kernel)| HostKind::new(host, cpu, kernel).file_name());
        for (i, name) in names.iter().enumerate() {
            assert!(name.starts_with("calibration-") && !name.contains(['/', ' ']), "{name}");
            assert!(!names[..i].contains(name), "{name}");
        }
        assert_eq!(HostKind::new("", " ", "\n").cpu, "unknown");
        assert!(HostKind::new(&"n".repeat(5000), "", "").file_name().len() < 100);
    }

    #[test]
    fn what_is_handed_down_is_taken() {
        let settings = [("a_min", "2M".to_string()), ("b", "1".to_string())];
        let text = hand_down(settings.clone().into_iter());
        assert_eq!(text, "a_min=2M;b=1");
        assert_eq!(handed(&text), settings.map(|(n, v)| (n.to_string(), v)));
        assert!(handed("").is_empty() && handed(";;x").is_empty());
    }
}
