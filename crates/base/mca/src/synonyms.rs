//! Names under which users of Open MPI know parameters that have another name here.

/// Each such name, and ours. One that is declared itself is no synonym.
pub const SYNONYMS: &[(&str, &str)] = &[
    ("btl_tcp_if_include", "net_if_include"),
    ("oob_tcp_if_include", "net_if_include"),
    ("orte_if_include", "net_if_include"),
    ("prte_if_include", "net_if_include"),
    ("btl_tcp_if_exclude", "net_if_exclude"),
    ("oob_tcp_if_exclude", "net_if_exclude"),
    ("orte_if_exclude", "net_if_exclude"),
    ("prte_if_exclude", "net_if_exclude"),
    ("btl_tcp_family", "net_family"),
    ("btl_tcp_port_range", "net_port_range"),
    ("oob_tcp_dynamic_ipv4_ports", "net_port_range"),
    ("oob_tcp_dynamic_ipv6_ports", "net_port_range"),
    ("oob_tcp_static_ipv4_ports", "net_port_range"),
    ("oob_tcp_static_ipv6_ports", "net_port_range"),
    ("plm_rsh_agent", "plm_ssh_agent"),
    ("plm_rsh_num_concurrent", "plm_ssh_num_concurrent"),
    ("hwloc_base_binding_policy", "rmaps_base_binding_policy"),
    ("hwloc_default_binding_policy", "rmaps_base_binding_policy"),
    ("rmaps_default_mapping_policy", "rmaps_base_mapping_policy"),
];

/// Our name of a parameter that was typed with another one.
pub fn meant(typed: &str) -> Option<&'static str> {
    SYNONYMS.iter().find(|(name, _)| *name == typed).map(|(_, ours)| *ours)
}
