//! The declaration of a parameter, and the reading of its value.

use std::borrow::Cow;

use crate::component::ComponentInfo;
use crate::suggest;

/// The type of a parameter and the range of its values.
#[derive(Clone, Copy, Debug)]
pub enum ParamKind {
    /// `true`/`false`, also `1`/`0`, `yes`/`no`, `on`/`off`.
    Bool,
    /// A whole number in `min..=max`.
    Int {
        /// Smallest value.
        min: i64,
        /// Largest value.
        max: i64,
    },
    /// A number of bytes in `min..=max`; `4k`, `1M`, `2G`, `1T` mean powers of 1024.
    Size {
        /// Smallest value, in bytes.
        min: u64,
        /// Largest value, in bytes.
        max: u64,
    },
    /// A finite number in `min..=max`.
    Float {
        /// Smallest value.
        min: f64,
        /// Largest value.
        max: f64,
    },
    /// One of these words.
    Enum(&'static [&'static str]),
    /// Any text.
    Text,
    /// A comma list: `a,b`, or `^a,b` for "all but these".
    List,
    /// A comma list of components of one framework; aliases are turned into names.
    Components(&'static [ComponentInfo]),
}

/// For whom a value counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// For the process that has it; others may have another one.
    Local,
    /// For the job: processes with different values do not understand each other (`MPI_T` calls
    /// this scope `ALL_EQ`). Ranks compare these values when they start.
    AllEqual,
}

/// The one declaration of a parameter. `hawser info`, the documentation and `MPI_T` read it.
#[derive(Clone, Copy, Debug)]
pub struct ParamSpec {
    /// `<framework>_<component>_<what>`, lower case with underscores; unique in the program.
    pub name: &'static str,
    /// Type and range.
    pub kind: ParamKind,
    /// Value in the absence of any setting, written as a user would write it. For kinds other
    /// than `Text` and lists the empty string means "not set" (see [`crate::Params::is_set`]).
    pub default: &'static str,
    /// Unit of the value (`bytes`, `us`, ...), or empty.
    pub unit: &'static str,
    /// For whom it is: 1..=3 users, 4..=6 tuners of a machine, 7..=9 developers of Hawser.
    pub level: u8,
    /// For whom its value counts.
    pub scope: Scope,
    /// One sentence: what it does, and what the extreme values mean.
    pub help: &'static str,
}

/// The value of a comma list.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct List {
    /// True for `^a,b`: all but these.
    pub exclude: bool,
    /// The words in the order given, without repetition.
    pub names: Vec<String>,
}

impl List {
    /// True when nothing was listed: neither an inclusion nor an exclusion.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// True when the list lets `name` pass. The empty list lets everything pass.
    pub fn allows(&self, name: &str) -> bool {
        self.is_empty() || self.names.iter().any(|n| n == name) != self.exclude
    }

    /// Reads `a,b` or `^a,b`. The error is a sentence without a subject.
    pub fn parse(text: &str) -> Result<List, String> {
        let text = text.trim();
        let (exclude, words) = match text.strip_prefix('^') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let mut names: Vec<String> = Vec::new();
        if words.is_empty() {
            return match exclude {
                true => Err("\"^\" must be followed by at least one name".into()),
                false => Ok(List::default()),
            };
        }
        for word in words.split(',') {
            let word = word.trim();
            if word.is_empty() {
                return Err("it has an empty name between commas".into());
            }
            if word.starts_with('^') {
                return Err("\"^\" may stand only at the beginning, for the whole list; \
                            a list cannot include and exclude at once"
                    .into());
            }
            if !names.iter().any(|n| n == word) {
                names.push(word.to_string());
            }
        }
        Ok(List { exclude, names })
    }
}

impl std::fmt::Display for List {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.exclude { "^" } else { "" }, self.names.join(","))
    }
}

/// A value after it was read and checked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Unset,
    Bool(bool),
    Int(i64),
    Size(u64),
    Float(f64),
    Text(Cow<'static, str>),
    List(List),
}

impl ParamKind {
    /// The name of the type, for `hawser info`.
    pub fn type_name(&self) -> &'static str {
        match self {
            ParamKind::Bool => "bool",
            ParamKind::Int { .. } => "int",
            ParamKind::Size { .. } => "size",
            ParamKind::Float { .. } => "float",
            ParamKind::Enum(_) => "enum",
            ParamKind::Text => "text",
            ParamKind::List => "list",
            ParamKind::Components(_) => "components",
        }
    }

    /// The values that are accepted, in words: `0..=100`, `4k..=2G`, `a|b`; empty for any text.
    pub fn range(&self) -> String {
        match self {
            ParamKind::Bool => "true|false".into(),
            ParamKind::Int { min, max } => range_text(
                (*min != i64::MIN).then(|| min.to_string()),
                (*max != i64::MAX).then(|| max.to_string()),
            ),
            ParamKind::Size { min, max } => {
                range_text(Some(size_text(*min)), (*max != u64::MAX).then(|| size_text(*max)))
            }
            ParamKind::Float { min, max } => range_text(
                min.is_finite().then(|| min.to_string()),
                max.is_finite().then(|| max.to_string()),
            ),
            ParamKind::Enum(words) => words.join("|"),
            ParamKind::Text | ParamKind::List => String::new(),
            ParamKind::Components(all) => all.iter().map(|c| c.name).collect::<Vec<_>>().join("|"),
        }
    }

    /// Reads a value as a user writes it. The error is a sentence without a subject.
    pub(crate) fn parse(&self, text: &str) -> Result<Value, String> {
        let text = text.trim();
        match self {
            ParamKind::Bool => parse_bool(text).map(Value::Bool),
            ParamKind::Int { min, max } => match text.parse::<i64>() {
                Ok(v) if (*min..=*max).contains(&v) => Ok(Value::Int(v)),
                Ok(_) => Err(self.out_of_range()),
                Err(_) => Err("it is not a whole number of 64 bits".into()),
            },
            ParamKind::Size { min, max } => match parse_size(text)? {
                v if (*min..=*max).contains(&v) => Ok(Value::Size(v)),
                _ => Err(self.out_of_range()),
            },
            ParamKind::Float { min, max } => match text.parse::<f64>() {
                Ok(v) if v.is_finite() && (*min..=*max).contains(&v) => Ok(Value::Float(v)),
                Ok(_) => Err(self.out_of_range()),
                Err(_) => Err("it is not a number".into()),
            },
            ParamKind::Enum(words) => match words.iter().find(|w| w.eq_ignore_ascii_case(text)) {
                Some(word) => Ok(Value::Text(Cow::Borrowed(word))),
                None => Err(format!(
                    "it is none of {}{}",
                    words.join(", "),
                    suggest::hint(text, words.iter().copied())
                )),
            },
            ParamKind::Text => Ok(Value::Text(Cow::Owned(text.to_string()))),
            ParamKind::List => List::parse(text).map(Value::List),
            ParamKind::Components(all) => parse_components(text, all).map(Value::List),
        }
    }

    fn out_of_range(&self) -> String {
        format!("it is outside {}", self.range())
    }
}

impl ParamSpec {
    /// The framework that the parameter belongs to: the first word of its name.
    pub fn framework(&self) -> &'static str {
        self.name.split('_').next().unwrap_or(self.name)
    }
}

fn range_text(min: Option<String>, max: Option<String>) -> String {
    match (min, max) {
        (None, None) => String::new(),
        (Some(min), None) => format!("{min}.."),
        (min, Some(max)) => format!("{}..={max}", min.unwrap_or_default()),
    }
}

fn parse_bool(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Ok(true),
        "0" | "false" | "no" | "off" => Ok(false),
        _ => Err("it is neither true nor false".into()),
    }
}

/// Units of sizes: letter and power of two.
const UNITS: [(char, u32); 4] = [('k', 10), ('m', 20), ('g', 30), ('t', 40)];

/// Reads a number of bytes: `4096`, `4k`, `4K`, `4KB`, `4KiB`, `1M`, `2G`, `1T`.
///
/// The error is a sentence without a subject.
pub fn parse_size(text: &str) -> Result<u64, String> {
    let digits_end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = text.split_at(digits_end);
    let not_a_size = || "it is not a size such as 4096, 4k, 1M or 2G".to_string();
    let number: u64 = match digits.is_empty() {
        true => return Err(not_a_size()),
        false => digits.parse().map_err(|_| "it does not fit 64 bits".to_string())?,
    };
    let unit = unit.trim().to_ascii_lowercase();
    let letter = unit.strip_suffix("ib").or(unit.strip_suffix('b')).unwrap_or(&unit);
    let shift = match letter {
        "" => 0,
        _ => UNITS
            .iter()
            .find(|(u, _)| letter.len() == 1 && letter.starts_with(*u))
            .map(|(_, shift)| *shift)
            .ok_or_else(not_a_size)?,
    };
    number.checked_mul(1 << shift).ok_or_else(|| "it does not fit 64 bits".to_string())
}

/// Writes a number of bytes with the largest unit that divides it: `4k`, `1M`, `4097`.
pub fn size_text(bytes: u64) -> String {
    for (unit, shift) in UNITS.iter().rev() {
        if bytes != 0 && bytes.is_multiple_of(1 << shift) {
            let unit = if *unit == 'k' { 'k' } else { unit.to_ascii_uppercase() };
            return format!("{}{unit}", bytes >> shift);
        }
    }
    bytes.to_string()
}

fn parse_components(text: &str, all: &'static [ComponentInfo]) -> Result<List, String> {
    let mut list = List::parse(text)?;
    let mut names: Vec<String> = Vec::new();
    for typed in &list.names {
        let Some(component) = all.iter().find(|c| c.is_called(typed)) else {
            let known: Vec<&str> = all.iter().map(|c| c.name).collect();
            let spellings = all.iter().flat_map(ComponentInfo::spellings);
            return Err(format!(
                "there is no component \"{typed}\" (there are: {}){}",
                known.join(", "),
                suggest::hint(typed, spellings)
            ));
        };
        if !names.iter().any(|n| n == component.name) {
            names.push(component.name.to_string());
        }
    }
    list.names = names;
    Ok(list)
}
