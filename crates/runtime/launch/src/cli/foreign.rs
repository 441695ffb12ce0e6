//! What scripts for other implementations set: names of parameters, and variables that stand for
//! options.

use hawser_mca::synonyms;

use super::table::{self, Opt};

/// Parameters of Open MPI that name the file of hosts.
const HOST_FILE_NAMES: &[&str] = &["orte_default_hostfile", "prte_default_hostfile"];

/// Not a parameter: the file of hosts.
pub(super) const HOSTFILE: &str = "hostfile";

/// Beginnings of parameters of Open MPI for which there is nothing here to choose.
const WITHOUT_MEANING: &[&str] = &[
    "orte_",
    "prte_",
    "opal_",
    "pmix_",
    "ess_",
    "odls_",
    "grpcomm_",
    "routed_",
    "shmem_",
    "hwloc_",
    "mtl_",
    "btl_openib_",
    "btl_base_warn",
    "pml_ucx_",
    "mpi_warn_on_fork",
    "mpi_show_mca_params",
    "mpi_leave_pinned",
    "rmaps_base_no_",
    "rmaps_base_inherit",
    "coll_hcoll_",
    "coll_ml_",
];

/// Open MPI's parameter for ranks that give up their CPU while they wait.
const YIELDS: &str = "mpi_yield_when_idle";

/// Components that Open MPI has, and we have not: to leave them out is to do nothing.
const ABSENT: &[&str] = &[
    "openib",
    "ofi",
    "uct",
    "ucx",
    "usnic",
    "smcuda",
    "ugni",
    "portals4",
    "cm",
    "mxm",
    "yalla",
    "psm",
    "psm2",
    "hcoll",
    "ml",
    "fca",
    "scif",
    "udapl",
    "cuda",
    "accelerator",
    "monitoring",
    "han",
    "adapt",
    "xhc",
];

/// What becomes of a setting.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// It is this one.
    Is(String, String),
    /// It changes nothing, for this reason.
    Nothing(String),
}

/// Reads a setting as it may be meant for Open MPI. What is not known here is left as it is.
pub(super) fn setting(name: &str, value: &str) -> Setting {
    let folded = name.trim().replace('-', "_");
    let file = HOST_FILE_NAMES.contains(&folded.as_str()).then_some(HOSTFILE);
    if let Some(ours) = file.or_else(|| synonyms::meant(&folded)) {
        return Setting::Is(ours.to_string(), value.to_string());
    }
    if folded == YIELDS {
        return Setting::Is("wait_mode".into(), waits(value).into());
    }
    if WITHOUT_MEANING.iter().any(|start| folded.starts_with(start)) {
        return Setting::Nothing(format!("there is nothing here that {name} chooses"));
    }
    if folded == "plm" && !value.starts_with('^') {
        return Setting::Is(folded, ways(value));
    }
    // Frameworks have one word: a list of components.
    let left_out = value.strip_prefix('^').filter(|_| !folded.contains('_'));
    if let Some(list) = left_out {
        let there: Vec<&str> = list.split(',').filter(|c| !ABSENT.contains(&c.trim())).collect();
        if there.is_empty() {
            return Setting::Nothing(format!("there is no {list} to leave out"));
        }
        return Setting::Is(name.to_string(), format!("^{}", there.join(",")));
    }
    Setting::Is(name.to_string(), value.to_string())
}

/// How ranks wait with this value of [`YIELDS`].
fn waits(value: &str) -> &'static str {
    let no = ["", "0", "f", "false", "n", "no", "off", "disabled"];
    if no.contains(&value.trim().to_ascii_lowercase().as_str()) { "auto" } else { "yield" }
}

/// Components that start processes: whatever reaches other hosts, on this one they are children.
pub(super) fn ways(list: &str) -> String {
    let known = |name: &str| if name.trim() == "rsh" { "ssh".to_string() } else { name.into() };
    let mut names: Vec<String> = list.split(',').map(known).collect();
    if !names.iter().any(|n| n.trim() == "fork") {
        names.push("fork".into());
    }
    names.join(",")
}

/// Variables that stand for an option, where the command line does not say otherwise.
const VARIABLES: &[(&str, &str)] = &[
    ("HYDRA_LAUNCHER", "launcher"),
    ("HYDRA_BOOTSTRAP", "launcher"),
    ("HYDRA_LAUNCHER_EXEC", "launcher-exec"),
    ("HYDRA_BOOTSTRAP_EXEC", "launcher-exec"),
    ("HYDRA_RMK", "rmk"),
    ("HYDRA_IFACE", "iface"),
    ("HYDRA_BINDING", "bind-to"),
    ("I_MPI_HYDRA_BOOTSTRAP", "launcher"),
    ("I_MPI_HYDRA_BOOTSTRAP_EXEC", "launcher-exec"),
    ("I_MPI_HYDRA_IFACE", "iface"),
    ("MPIEXEC_PORT_RANGE", "port-range"),
];

/// Variables that name a file of hosts, where nobody names hosts otherwise.
pub(super) const HOST_FILES: &[&str] = &[
    "HYDRA_HOST_FILE",
    "I_MPI_HYDRA_HOST_FILE",
    "OMPI_MCA_orte_default_hostfile",
    "OMPI_MCA_prte_default_hostfile",
    "PRTE_MCA_prte_default_hostfile",
];

/// Beginnings of variables that set parameters of Open MPI.
const PREFIXES: &[&str] = &["OMPI_MCA_", "PRTE_MCA_"];

/// Settings that variables make for Open MPI under a name that it has alone: the parameter here,
/// and its value. What is set for us by a variable comes first.
pub(super) fn parameters(get: &dyn Fn(&str) -> Option<String>) -> Vec<(String, String)> {
    let set = |ours: &str| get(&format!("{}{ours}", hawser_mca::ENV_OWN)).is_some();
    let synonyms = synonyms::SYNONYMS.iter().filter(|(_, ours)| !set(ours));
    let value = |theirs: &str| PREFIXES.iter().find_map(|p| get(&format!("{p}{theirs}")));
    let yields = value(YIELDS).filter(|v| !v.is_empty() && !set("wait_mode"));
    synonyms
        .filter_map(|(theirs, ours)| Some(((*ours).to_string(), value(theirs)?)))
        .filter(|(_, value)| !value.is_empty())
        .chain(yields.map(|v| ("wait_mode".to_string(), waits(&v).to_string())))
        .collect()
}

/// The options for which a variable stands that is set: the variable, the option, its value.
pub(super) fn from_environment(
    get: &dyn Fn(&str) -> Option<String>,
) -> Vec<(&'static str, &'static Opt, &'static str, String)> {
    let one = |(variable, option): &(&'static str, &'static str)| {
        let value = get(variable).filter(|v| !v.is_empty())?;
        let (opt, name) = table::find(option)?;
        Some((*variable, opt, name, value))
    };
    VARIABLES.iter().filter_map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(name: &str, value: &str) -> Setting {
        Setting::Is(name.into(), value.into())
    }

    #[test]
    fn settings_meant_for_open_mpi() {
        assert_eq!(setting("btl_tcp_if_include", "eth0"), is("net_if_include", "eth0"));
        assert_eq!(setting("plm-rsh-agent", "rsh"), is("plm_ssh_agent", "rsh"));
        assert_eq!(setting("btl", "^openib,tcp"), is("btl", "^tcp"));
        assert_eq!(setting("btl", "^tcpp"), is("btl", "^tcpp"));
        assert_eq!(setting("plm", "rsh"), is("plm", "ssh,fork"));
        assert_eq!(setting("plm", "fork"), is("plm", "fork"));
        assert_eq!(setting("btl", "self,sm"), is("btl", "self,sm"));
        assert_eq!(setting("no_such_thing", "1"), is("no_such_thing", "1"));
        assert_eq!(setting("mpi_yield_when_idle", "1"), is("wait_mode", "yield"));
        assert_eq!(setting("mpi_yield_when_idle", "false"), is("wait_mode", "auto"));
        for (name, value) in [("btl", "^openib"), ("orte_base_help_aggregate", "0")] {
            assert!(matches!(setting(name, value), Setting::Nothing(_)), "{name}");
        }
    }

    #[test]
    fn variables_for_open_mpi_count_where_ours_do_not() {
        let env = |set: &'static [(&str, &str)]| {
            move |name: &str| set.iter().find(|(n, _)| *n == name).map(|(_, v)| v.to_string())
        };
        let agent = ("OMPI_MCA_plm_rsh_agent", "/etc/mpi/kubexec.sh");
        let found = [("plm_ssh_agent".to_string(), agent.1.to_string())];
        assert_eq!(parameters(&env(&[("OMPI_MCA_plm_rsh_agent", "/etc/mpi/kubexec.sh")])), found);
        let both = env(&[("OMPI_MCA_plm_rsh_agent", "a"), ("HAWSER_MCA_plm_ssh_agent", "b")]);
        assert_eq!(parameters(&both), []);
        assert_eq!(parameters(&env(&[("PRTE_MCA_prte_if_include", "e0")]))[0].0, "net_if_include");
        assert_eq!(parameters(&env(&[("OMPI_MCA_orte_default_hostfile", "f")])), []);
        let waits = [("wait_mode".to_string(), "yield".to_string())];
        assert_eq!(parameters(&env(&[("OMPI_MCA_mpi_yield_when_idle", "1")])), waits);
    }

    #[test]
    fn every_variable_stands_for_an_option() {
        let all = from_environment(&|_| Some("x".into()));
        assert_eq!(all.len(), VARIABLES.len());
        assert!(from_environment(&|_| Some(String::new())).is_empty());
    }
}
