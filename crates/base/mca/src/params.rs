//! The resolved set of parameters.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use crate::calibration::{self, Calibrated, Calibration, HostKind};
use crate::error::{Origin, ParamError};
use crate::file::{self, parse_file};
use crate::framework::Framework;
use crate::reading::read_file;
use crate::sources::{ENV_FOREIGN, ENV_OWN, Sources};
use crate::spec::{List, ParamKind, ParamSpec, Scope, Value, size_text};
use crate::{suggest, synonyms};

/// One parameter with its value as text, for people and tools.
#[derive(Clone, Debug)]
pub struct ParamRow {
    /// The declaration.
    pub spec: &'static ParamSpec,
    /// The value in force; empty where it is not set.
    pub value: String,
    /// Where it came from.
    pub origin: Origin,
}

#[derive(Clone, Debug)]
struct Entry {
    spec: &'static ParamSpec,
    value: Value,
    origin: Origin,
}

/// All entries, sorted by name: every process has hundreds, and never one more.
#[derive(Clone, Debug, Default)]
struct Entries(Vec<Entry>);

impl Entries {
    /// # Panics
    /// When two declarations have the same name.
    fn new(mut all: Vec<Entry>) -> Entries {
        all.sort_by_key(|e| e.spec.name);
        all.dedup_by(|b, a| {
            let same = a.spec.name == b.spec.name;
            assert!(!same || std::ptr::eq(a.spec, b.spec), "{} is declared twice", a.spec.name);
            same
        });
        Entries(all)
    }

    fn get(&self, name: &str) -> Option<&Entry> {
        self.0.binary_search_by_key(&name, |e| e.spec.name).ok().map(|i| &self.0[i])
    }

    fn get_mut(&mut self, name: &str) -> Option<&mut Entry> {
        self.0.binary_search_by_key(&name, |e| e.spec.name).ok().map(|i| &mut self.0[i])
    }

    /// The name as it was declared.
    fn declared(&self, name: &str) -> Option<&'static str> {
        self.get(name).map(|e| e.spec.name)
    }

    fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.0.iter()
    }
}

/// All declared parameters with their values. Read-only once it is made.
#[derive(Clone, Debug, Default)]
pub struct Params {
    entries: Entries,
    /// Variables meant for Open MPI, and why they are not obeyed.
    foreign: Vec<(String, ParamError)>,
    ignored: Vec<String>,
    warnings: Vec<String>,
    facts: BTreeMap<&'static str, String>,
}

/// Puts the parameters of several crates and frameworks together, for [`Params::load`].
pub fn spec_list(
    tables: &[&'static [ParamSpec]],
    frameworks: &[&'static Framework],
) -> Vec<&'static ParamSpec> {
    let derived = frameworks.iter().flat_map(|f| f.params());
    tables.iter().flat_map(|t| t.iter()).chain(derived).collect()
}

impl Params {
    /// Resolves all `specs` from all sources.
    ///
    /// A name that is not declared is an error, except in an `OMPI_MCA_*` variable: that may be
    /// meant for Open MPI, so what does not fit here is only noted ([`Params::ignored`]).
    ///
    /// # Panics
    /// On a declaration that contradicts itself or another one: a mistake in this program.
    pub fn load(specs: &[&'static ParamSpec], src: &Sources) -> Result<Params, ParamError> {
        let mut params = Params::declared(specs);
        // The weakest source first: each one overwrites what was set before it.
        for path in src.files.iter().rev() {
            params.apply_file(path)?;
        }
        params.apply_foreign(src);
        for (variable, value) in &src.environment {
            if let Some(name) = variable.strip_prefix(ENV_OWN) {
                params.apply_own(name, value, Origin::Environment(variable.clone()))?;
            }
        }
        for (name, value) in &src.command_line {
            params.apply_own(name, value, Origin::CommandLine)?;
        }
        params.apply_calibration(src);
        for (name, value) in src.processor {
            params.fill_in_from(name, value, Origin::Processor, "processor");
        }
        Ok(params)
    }

    /// All `specs` at their defaults; see [`Params::load`] for when it panics.
    pub fn defaults(specs: &[&'static ParamSpec]) -> Params {
        Params::declared(specs)
    }

    fn declared(specs: &[&'static ParamSpec]) -> Params {
        let mut all = Vec::with_capacity(specs.len());
        for &spec in specs {
            assert!(file::is_name(spec.name), "\"{}\" cannot name a parameter", spec.name);
            assert!((1..=9).contains(&spec.level), "{}: level {}", spec.name, spec.level);
            let value = match parse(spec, spec.default) {
                Ok(value) => value,
                Err(why) => panic!("{}: default \"{}\": {why}", spec.name, spec.default),
            };
            all.push(Entry { spec, value, origin: Origin::Default });
        }
        Params { entries: Entries::new(all), ..Params::default() }
    }

    fn apply_file(&mut self, path: &Path) -> Result<(), ParamError> {
        let Some(text) = read_file(path)? else { return Ok(()) };
        let settings = parse_file(&text)
            .map_err(|error| ParamError::Line { path: path.to_path_buf(), error })?;
        for s in settings {
            self.apply_own(&s.name, &s.value, Origin::File(path.to_path_buf(), s.line))?;
        }
        Ok(())
    }

    fn apply_foreign(&mut self, src: &Sources) {
        for (variable, value) in &src.environment {
            let Some(name) = variable.strip_prefix(ENV_FOREIGN) else { continue };
            if let Err(error) = self.apply(name, value, Origin::Environment(variable.clone())) {
                self.foreign.push((variable.clone(), error));
            }
        }
    }

    /// Fills in what no user has set. Nothing here can fail a program: a file that is damaged is
    /// told ([`Params::warnings`]), and the built-in values stay.
    fn apply_calibration(&mut self, src: &Sources) {
        let mode = self.entries.get(calibration::PARAM).map(|e| &e.value);
        if mode.is_some_and(|mode| *mode == Value::Text("off".into())) {
            return;
        }
        let own = match &src.calibration {
            Calibrated::No => Vec::new(),
            Calibrated::Handed(text) => calibration::handed(text),
            Calibrated::Kept(path, host) => {
                self.kept(path, host).map(|kept| kept.settings).unwrap_or_default()
            }
        };
        let settings = match (&src.calibration, &src.calibration_of_job) {
            (Calibrated::Handed(_), _) | (_, None) => own,
            (_, Some(of_job)) => {
                let common = |(name, _): &(String, String)| self.is_of_job(name);
                let (_, own): (Vec<_>, Vec<_>) = own.into_iter().partition(common);
                own.into_iter()
                    .chain(calibration::handed(of_job).into_iter().filter(common))
                    .collect()
            }
        };
        for (name, value) in settings {
            self.fill_in_from(&name, &value, Origin::Calibration, "calibration");
        }
    }

    fn fill_in_from(&mut self, name: &str, value: &str, origin: Origin, what: &str) {
        if let Err(why) = self.fill_in(name, value, origin) {
            self.ignored.push(format!("{name} of the {what} is ignored: {why}"));
        }
    }

    /// All processes of a job have to have the same value of this parameter.
    fn is_of_job(&self, name: &str) -> bool {
        self.entries.get(name).is_some_and(|e| e.spec.scope == Scope::AllEqual)
    }

    /// Gives a size or number that nobody has set a value that was measured.
    fn fill_in(&mut self, name: &str, value: &str, origin: Origin) -> Result<(), String> {
        let entry = self.entries.get_mut(name).ok_or("there is no such parameter")?;
        if entry.origin != Origin::Default {
            return Ok(());
        }
        if !matches!(entry.spec.kind, ParamKind::Size { .. } | ParamKind::Float { .. }) {
            return Err("only sizes and times are measured".into());
        }
        entry.value = match parse(entry.spec, value)? {
            Value::Unset => return Err("it is empty".into()),
            read => read,
        };
        entry.origin = origin;
        Ok(())
    }

    /// The calibration in a file, if there is one for hosts of this kind.
    fn kept(&mut self, path: &Path, host: &HostKind) -> Option<Calibration> {
        let found = match calibration::read(path) {
            Ok(found) => found?,
            Err(why) => {
                self.warnings.push(calibration::complaint(path, &why));
                return None;
            }
        };
        if found.host == *host {
            return Some(found);
        }
        self.ignored.push(format!("{} is ignored: it is of another kind of host", path.display()));
        None
    }

    /// As [`Params::apply`]; an error tells what may have been meant.
    fn apply_own(&mut self, typed: &str, value: &str, origin: Origin) -> Result<(), ParamError> {
        self.apply(typed, value, origin).map_err(|error| self.with_hint(error))
    }

    /// The error with the nearest name there is, which takes longer to find than all else does.
    fn with_hint(&self, mut error: ParamError) -> ParamError {
        if let ParamError::Unknown { name, hint, .. } = &mut error {
            *hint = suggest::hint(name, self.entries.iter().map(|e| e.spec.name));
        }
        error
    }

    fn apply(&mut self, typed: &str, value: &str, origin: Origin) -> Result<(), ParamError> {
        let Some(entry) = self.canonical(typed).and_then(|name| self.entries.get_mut(name)) else {
            let (name, hint) = (typed.to_string(), String::new());
            return Err(ParamError::Unknown { name, origin, hint });
        };
        let name = entry.spec.name;
        let refuse = |why| ParamError::Value {
            name: name.to_string(),
            value: value.to_string(),
            origin: origin.clone(),
            why,
        };
        entry.value = match parse(entry.spec, value).map_err(refuse)? {
            Value::Unset => return Err(refuse("it is empty".into())),
            read => read,
        };
        entry.origin = origin;
        Ok(())
    }

    /// The declared name for what a user typed: `-` for `_`, a component's alias in the place of
    /// its name (`btl_vader_x` is `btl_sm_x`), and a name that Open MPI has for it.
    fn canonical(&self, typed: &str) -> Option<&'static str> {
        let typed = typed.trim().replace('-', "_");
        let ours = || synonyms::meant(&typed).and_then(|ours| self.entries.declared(ours));
        if let Some(name) = self.entries.declared(&typed).or_else(ours) {
            return Some(name);
        }
        let (framework, rest) = typed.split_once('_')?;
        let ParamKind::Components(components) = self.entries.get(framework)?.spec.kind else {
            return None;
        };
        components.iter().filter(|c| !c.alias.is_empty()).find_map(|c| {
            let tail = rest.strip_prefix(c.alias)?.strip_prefix('_')?;
            let name = format!("{framework}_{}_{tail}", c.name);
            self.entries.declared(&name)
        })
    }

    /// Adds what the processes of a job have to agree on beside parameters: which components
    /// were loaded. `name` is told to people where it differs.
    pub fn add_fact(&mut self, name: &'static str, value: String) {
        self.facts.insert(name, value);
    }

    pub(crate) fn facts(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.facts.iter().map(|(name, value)| (*name, value.as_str()))
    }

    /// Settings meant for Open MPI that have no meaning here, and measured values that cannot be
    /// used, one sentence each.
    pub fn ignored(&self) -> Vec<String> {
        let foreign = self.foreign.iter().map(|(variable, error)| {
            format!("{variable} is ignored: {}", self.with_hint(error.clone()))
        });
        foreign.chain(self.ignored.iter().cloned()).collect()
    }

    /// What the user should be told once, one sentence each: a calibration that cannot be used.
    pub fn warnings(&self) -> &[String] {
        &self.warnings
    }

    /// The values that come from the calibration, as a launcher hands them to its ranks
    /// ([`crate::ENV_CALIBRATION`]).
    pub fn calibrated(&self) -> String {
        let of_it = self.entries.iter().filter(|e| e.origin == Origin::Calibration);
        calibration::hand_down(of_it.map(|e| (e.spec.name, e.value.to_string())))
    }

    /// Those of [`Params::calibrated`] that all processes of a job have to have the same.
    pub fn calibrated_of_job(&self) -> String {
        let of_it = self.entries.iter().filter(|e| e.origin == Origin::Calibration);
        let of_job = of_it.filter(|e| e.spec.scope == Scope::AllEqual);
        calibration::hand_down(of_job.map(|e| (e.spec.name, e.value.to_string())))
    }

    /// True when a source sets the parameter, or its default is not empty.
    ///
    /// # Panics
    /// This and all getters panic on a name that was not declared, or was declared with another
    /// kind: a mistake in this program.
    pub fn is_set(&self, name: &str) -> bool {
        let entry = self.entry(name);
        entry.origin != Origin::Default || !entry.spec.default.is_empty()
    }

    /// The value of a [`ParamKind::Bool`].
    pub fn bool(&self, name: &str) -> bool {
        match self.entry(name).value {
            Value::Bool(v) => v,
            _ => wrong_kind(name, "bool"),
        }
    }

    /// The value of a [`ParamKind::Int`].
    pub fn int(&self, name: &str) -> i64 {
        match self.entry(name).value {
            Value::Int(v) => v,
            _ => wrong_kind(name, "int"),
        }
    }

    /// The value of a [`ParamKind::Int`] whose default is empty; `None` where it is not set.
    pub fn int_opt(&self, name: &str) -> Option<i64> {
        match self.entry(name).value {
            Value::Int(v) => Some(v),
            Value::Unset => None,
            _ => wrong_kind(name, "int"),
        }
    }

    /// The value of a [`ParamKind::Size`], in bytes.
    pub fn size(&self, name: &str) -> u64 {
        match self.entry(name).value {
            Value::Size(v) => v,
            _ => wrong_kind(name, "size"),
        }
    }

    /// The value of a [`ParamKind::Float`].
    pub fn float(&self, name: &str) -> f64 {
        match self.entry(name).value {
            Value::Float(v) => v,
            _ => wrong_kind(name, "float"),
        }
    }

    /// The value of a [`ParamKind::Text`] or [`ParamKind::Enum`].
    pub fn text(&self, name: &str) -> &str {
        match &self.entry(name).value {
            Value::Text(v) => v,
            _ => wrong_kind(name, "text"),
        }
    }

    /// The value of a [`ParamKind::List`] or [`ParamKind::Components`].
    pub fn list(&self, name: &str) -> &List {
        match &self.entry(name).value {
            Value::List(v) => v,
            _ => wrong_kind(name, "list"),
        }
    }

    /// Where the value came from.
    pub fn source_of(&self, name: &str) -> &Origin {
        &self.entry(name).origin
    }

    /// How much a framework is to tell (`<framework>_base_verbose`); 0 where it is not declared.
    pub fn verbose(&self, framework: &str) -> i64 {
        match self.entries.get(format!("{framework}_base_verbose").as_str()) {
            Some(Entry { value: Value::Int(v), .. }) => *v,
            _ => 0,
        }
    }

    /// All parameters, sorted by name.
    pub fn rows(&self) -> impl Iterator<Item = ParamRow> + '_ {
        self.entries.iter().map(|e| ParamRow {
            spec: e.spec,
            value: e.value.to_string(),
            origin: e.origin.clone(),
        })
    }

    /// All parameters with their values, sorted by name.
    pub(crate) fn settings(&self) -> impl Iterator<Item = (&'static ParamSpec, &Value, &Origin)> {
        self.entries.iter().map(|e| (e.spec, &e.value, &e.origin))
    }

    /// Checks a setting without storing it, for launchers that pass settings on. Returns the
    /// declared name.
    pub fn check(&self, name: &str, value: &str) -> Result<&'static str, ParamError> {
        let mut trial = Params { entries: self.entries.clone(), ..Params::default() };
        trial.apply_own(name, value, Origin::CommandLine)?;
        Ok(self.canonical(name).unwrap_or_default())
    }

    fn entry(&self, name: &str) -> &Entry {
        match self.entries.get(name) {
            Some(entry) => entry,
            None => panic!("parameter {name} was read but not declared"),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Unset => Ok(()),
            Value::Bool(v) => v.fmt(f),
            Value::Int(v) => v.fmt(f),
            Value::Size(v) => f.write_str(&size_text(*v)),
            Value::Float(v) => v.fmt(f),
            Value::Text(v) => f.write_str(v),
            Value::List(v) => v.fmt(f),
        }
    }
}

/// Reads a value; the empty text is "not set" where it cannot be a value.
fn parse(spec: &ParamSpec, text: &str) -> Result<Value, String> {
    let may_be_empty =
        matches!(spec.kind, ParamKind::Text | ParamKind::List | ParamKind::Components(_));
    match text.trim().is_empty() && !may_be_empty {
        true => Ok(Value::Unset),
        false => spec.kind.parse(text),
    }
}

/// The default as [`ParamRow::value`] would show it.
pub(crate) fn default_text(spec: &ParamSpec) -> String {
    parse(spec, spec.default).map(|v| v.to_string()).unwrap_or_default()
}

#[cold]
fn wrong_kind(name: &str, asked: &str) -> ! {
    panic!("parameter {name} was read as {asked} but declared with another kind, or is not set")
}
