//! The composition page: every framework, component and parameter of the program, in one place.
//!
//! A program resolves its parameters against this catalogue, so that `mpirun`, the ranks and
//! `hawser info` know the same names. `mpi` has the parameters of the MPI interface itself.
#![forbid(unsafe_code)]

mod mpi;
#[cfg(test)]
mod tests;

use hawser_mca::lifecycle::Part;
use hawser_mca::{Found, Framework, ParamError, ParamSpec, Params, Sources, found, spec_list};

/// All frameworks, lower floors first.
pub fn frameworks() -> Vec<&'static Framework> {
    let mut all = vec![&hawser_storage::FRAMEWORK, &hawser_btl::FRAMEWORK];
    all.extend(hawser_rte::params::FRAMEWORKS);
    all.extend(hawser_checkpoint::FRAMEWORKS);
    all.extend([&hawser_p2p::FRAMEWORK, &hawser_coll::FRAMEWORK, &hawser_osc::FRAMEWORK]);
    all
}

/// All parameters: those that the crates declare and those that follow from the frameworks.
pub fn specs() -> Vec<&'static ParamSpec> {
    let mut tables = vec![
        hawser_mca::calibration::PARAMS,
        found::PARAMS,
        mpi::PARAMS,
        hawser_rte::params::PARAMS,
        hawser_checkpoint::PARAMS,
        hawser_p2p::PARAMS,
        hawser_osc::PARAMS,
    ];
    tables.extend(hawser_coll::PARAMS);
    let mut specs = spec_list(&tables, &frameworks());
    specs.extend(hawser_btl::params());
    // A crate may list what follows from its frameworks as well.
    specs.sort_by_key(|s| s.name);
    specs.dedup_by(|a, b| std::ptr::eq(*a, *b));
    specs
}

/// What the modules of a component do in a hold; `None`: it has none that would be asked.
pub fn part(framework: &str, component: &str) -> Option<Part> {
    let own = match framework {
        "btl" => hawser_btl::part(component),
        "pml" => hawser_p2p::part(component),
        "coll" => hawser_coll::part(component),
        "osc" => hawser_osc::part(component),
        "fs" => hawser_storage::part(component),
        _ => return None,
    };
    Some(own.unwrap_or(Part::Depends("if its table has the function interrupt")))
}

/// Frameworks whose components may come from shared objects; those of the launcher come from
/// executables ([`hawser_rte::params::PROGRAMS`]).
pub fn open_frameworks() -> [&'static Framework; 2] {
    [&hawser_coll::FRAMEWORK, &hawser_btl::FRAMEWORK]
}

/// The third-party components that these sources lead to, made known to their frameworks, so
/// that [`specs`] has their parameters from then on.
pub fn find(sources: &Sources) -> Vec<Found> {
    let programs = hawser_rte::params::PROGRAMS;
    let found = found::find(sources, &open_frameworks(), programs);
    found::announce(&found, &open_frameworks());
    found::announce(&found, programs);
    found
}

/// Resolves all parameters of the program, those of the third-party components included.
pub fn load(sources: &Sources) -> Result<Params, ParamError> {
    find(sources);
    Params::load(&specs(), sources)
}

/// The framework with this name.
pub fn framework(name: &str) -> Option<&'static Framework> {
    frameworks().into_iter().find(|f| f.name == name)
}
