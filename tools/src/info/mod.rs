//! `hawser info`: what this installation consists of, and the value of every parameter.
//!
//! The facts are gathered once ([`gather`]) and written in one of three ways.

mod p2p;
mod write;

#[cfg(test)]
mod tests;

use hawser_mca::{Framework, ParamRow, Params, suggest};
use serde::Serialize;

pub use p2p::protocols;
pub use write::{json, parsable, text};

/// Which part of the catalogue is wanted.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only this framework.
    pub framework: Option<String>,
    /// Only this component of it; `base` for what belongs to no component.
    pub component: Option<String>,
    /// Only parameters up to this level, 1..=9; `None` leaves parameters out.
    pub level: Option<u8>,
}

/// Everything that `hawser info` tells.
#[derive(Debug, Serialize)]
pub struct Report {
    /// About the installation.
    pub build: Build,
    /// Frameworks with their components.
    pub frameworks: Vec<FrameworkFacts>,
    /// Parameters, sorted by name.
    pub parameters: Vec<ParamFacts>,
    /// Settings that were found but not used, one sentence each.
    pub ignored: Vec<String>,
}

/// About the installation.
#[derive(Debug, Serialize)]
pub struct Build {
    /// Version of Hawser.
    pub version: &'static str,
    /// Version of the MPI standard.
    pub standard: &'static str,
    /// Version of the standard ABI.
    pub abi: &'static str,
    /// Name of the library by which programs find it.
    pub library: &'static str,
    /// Installation prefix; empty where it is not known.
    pub prefix: String,
    /// Processor and system that it was built for.
    pub target: String,
    /// `optimised` or `debug`.
    pub profile: &'static str,
}

/// A framework.
#[derive(Debug, Serialize)]
pub struct FrameworkFacts {
    /// Its name.
    pub name: &'static str,
    /// Its task.
    pub help: &'static str,
    /// Its components.
    pub components: Vec<ComponentFacts>,
}

/// A component.
#[derive(Debug, Serialize)]
pub struct ComponentFacts {
    /// Its name.
    pub name: &'static str,
    /// Its second name, or empty.
    pub alias: &'static str,
    /// Its version.
    pub version: &'static str,
    /// What it does.
    pub help: &'static str,
    /// What its modules do in a hold; empty: they are not asked.
    pub hold: String,
}

/// A parameter with its value.
#[derive(Debug, Serialize)]
pub struct ParamFacts {
    /// The framework, or the first word of the name where there is no such framework.
    pub framework: &'static str,
    /// The component, or `base`.
    pub component: &'static str,
    /// The name.
    pub name: &'static str,
    /// The type.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// The value in force; empty where it is not set.
    pub value: String,
    /// The default.
    pub default: &'static str,
    /// Accepted values; empty for any text.
    pub range: String,
    /// The unit, or empty.
    pub unit: &'static str,
    /// 1..=3 users, 4..=6 tuners, 7..=9 developers.
    pub level: u8,
    /// Where the value came from.
    pub source: String,
    /// What it does.
    pub help: &'static str,
}

/// Gathers the facts. The error names a framework or component that does not exist.
pub fn gather(
    params: &Params,
    frameworks: &[&'static Framework],
    filter: &Filter,
    prefix: String,
) -> Result<Report, String> {
    let rows: Vec<ParamFacts> = params.rows().map(|row| facts(row, frameworks)).collect();
    check(filter, &rows, frameworks)?;
    let wanted = |name: &str| filter.framework.as_deref().is_none_or(|f| f == name);
    let component = filter.component.as_deref().map(|typed| {
        let known = frameworks.iter().filter(|f| wanted(f.name)).find_map(|f| f.component(typed));
        known.map_or(typed, |c| c.name)
    });
    let wanted_component = |name: &str| component.is_none_or(|c| c == name);
    let parameters = rows
        .into_iter()
        .filter(|p| filter.level.is_some_and(|level| p.level <= level))
        .filter(|p| wanted(p.framework) && wanted_component(p.component))
        .collect();
    let frameworks = frameworks
        .iter()
        .filter(|f| wanted(f.name))
        .map(|f| FrameworkFacts {
            name: f.name,
            help: f.help,
            components: f
                .all()
                .iter()
                .filter(|c| wanted_component(c.name))
                .map(|c| ComponentFacts {
                    name: c.name,
                    alias: c.alias,
                    version: c.version,
                    help: c.help,
                    hold: hawser_catalog::part(f.name, c.name)
                        .map(|part| part.to_string())
                        .unwrap_or_default(),
                })
                .collect(),
        })
        .collect();
    let ignored = params.ignored();
    Ok(Report { build: build(prefix), frameworks, parameters, ignored })
}

fn build(prefix: String) -> Build {
    Build {
        version: env!("CARGO_PKG_VERSION"),
        standard: "5.0",
        abi: "1.0",
        library: "libmpi_abi.so.1",
        prefix,
        target: format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS),
        profile: if cfg!(debug_assertions) { "debug" } else { "optimised" },
    }
}

fn facts(row: ParamRow, frameworks: &[&'static Framework]) -> ParamFacts {
    let spec = row.spec;
    let framework = spec.framework();
    let component = frameworks
        .iter()
        .find(|f| f.name == framework)
        .and_then(|f| f.all().iter().find(|c| belongs(spec.name, framework, c.name)))
        .map_or("base", |c| c.name);
    ParamFacts {
        framework,
        component,
        name: spec.name,
        kind: spec.kind.type_name(),
        value: row.value,
        default: spec.default,
        range: spec.kind.range(),
        unit: spec.unit,
        level: spec.level,
        source: row.origin.to_string(),
        help: spec.help,
    }
}

/// True for `<framework>_<component>_...`.
fn belongs(name: &str, framework: &str, component: &str) -> bool {
    name.strip_prefix(framework)
        .and_then(|rest| rest.strip_prefix('_')?.strip_prefix(component)?.strip_prefix('_'))
        .is_some()
}

fn check(
    filter: &Filter,
    rows: &[ParamFacts],
    frameworks: &[&'static Framework],
) -> Result<(), String> {
    let Some(framework) = filter.framework.as_deref() else { return Ok(()) };
    let names = || frameworks.iter().map(|f| f.name).chain(rows.iter().map(|r| r.framework));
    if !names().any(|n| n == framework) {
        let hint = suggest::hint(framework, names());
        return Err(format!("there is no framework \"{framework}\"{hint}"));
    }
    let Some(component) = filter.component.as_deref() else { return Ok(()) };
    let components = || {
        let table = frameworks.iter().filter(|f| f.name == framework);
        table.flat_map(|f| f.all().iter().flat_map(|c| c.spellings())).chain(["base"])
    };
    match components().any(|c| c == component) {
        true => Ok(()),
        false => {
            let hint = suggest::hint(component, components());
            Err(format!("framework {framework} has no component \"{component}\"{hint}"))
        }
    }
}
