//! Hosts, and where ranks are on them.

use super::{Id, Opt, opt};

pub(super) static HOSTS: &[Opt] = &[
    opt(
        Id::Host,
        &["H", "host", "hosts", "hostlist"],
        &["HOSTS"],
        "Use these hosts: a,b:4 (name, and slots after a colon). -H is for the program that \
         follows, -hosts for all. They select from a host file or an allocation, if there is one; \
         there +n2 is the third node, and +e3 three nodes that are not named.",
    ),
    opt(
        Id::Hostfile,
        &["hostfile", "machinefile", "machine", "default-hostfile", "f"],
        &["FILE"],
        "Read hosts from FILE, one per line: \"name slots=4 max_slots=8 user=me port=22\" or \
         \"name:4\".",
    ),
    opt(
        Id::AddHost,
        &["add-host"],
        &["HOSTS"],
        "Add these hosts to those of a host file or an allocation.",
    ),
    opt(Id::AddHostfile, &["add-hostfile"], &["FILE"], "The same with the hosts of FILE."),
    opt(
        Id::Cell,
        &["cell", "cells"],
        &["FILE"],
        "Run one job over the clusters that FILE names, which only their head nodes connect.",
    ),
    opt(
        Id::NoLocal,
        &["nolocal", "no-local", "skip-launch-node"],
        &[],
        "Start no process on this machine.",
    ),
    opt(
        Id::Rmk,
        &["rmk"],
        &["MANAGER"],
        "Take the allocation of slurm, pbs, lsf, sge or user (this machine and named hosts).",
    ),
    opt(
        Id::Launcher,
        &["launcher", "bootstrap"],
        &["HOW"],
        "Reach other hosts by ssh, rsh, slurm, lsf, sge, pbs or manual (which prints the \
         commands); fork: there are none.",
    ),
    opt(
        Id::Param("plm_ssh_agent"),
        &["launch-agent", "launcher-exec", "bootstrap-exec"],
        &["COMMAND"],
        "Reach other hosts by this command instead of ssh: it gets the name of the host and what \
         is to be run there.",
    ),
    opt(
        Id::Param("plm_base_prefix"),
        &["prefix"],
        &["DIR"],
        "Where Hawser is installed on other hosts; without it, where it is here.",
    ),
    opt(
        Id::Param("plm_tree_arity"),
        &["branch-count"],
        &["N"],
        "Most hosts that one daemon, or mpirun, starts; 0: mpirun starts all.",
    ),
    opt(
        Id::Param("plm_base_step_time"),
        &["spawn-timeout"],
        &["SECONDS"],
        "How long each step of the start of a daemon may take.",
    ),
    opt(
        Id::Param("net_if_include"),
        &["interface", "iface"],
        &["LIST"],
        "Use these network interfaces, for daemons and for messages: names, addresses or networks.",
    ),
    opt(Id::Param("net_if_exclude"), &["interface-exclude"], &["LIST"], "Use all but these."),
    opt(
        Id::Param("net_port_range"),
        &["port-range"],
        &["FIRST-LAST"],
        "Listen only on these ports, for daemons and for messages.",
    ),
    opt(
        Id::Param("net_tls"),
        &["tls"],
        &[],
        "Encrypt all connections between hosts, of daemons and of messages.",
    ),
    opt(
        Id::Server,
        &["server", "ompi-server"],
        &["FILE"],
        "Publish and look up names of ports at the server whose key file is FILE (\"hawser serve \
         FILE\"); file:FILE is the same.",
    ),
];

pub(super) static PLACEMENT: &[Opt] = &[
    opt(
        Id::MapBy,
        &["map-by"],
        &["OBJECT"],
        "Place by slot, hwthread, core, l1cache, l2cache, l3cache, numa, package (socket), node, \
         ppr:N:OBJECT, seq, rankfile:FILE=name or pe-list=LIST. Behind it may stand :PE=n (n cores \
         for each process), :SPAN, :NOLOCAL, :OVERSUBSCRIBE, :NOOVERSUBSCRIBE, :HWTCPUS, \
         :CORECPUS.",
    ),
    opt(
        Id::RankBy,
        &["rank-by"],
        &["OBJECT"],
        "Number ranks by slot (node by node), node (one of each in turn), fill (object by object), \
         span (one of each object of all nodes in turn) or an object of the node. Default: in the \
         order in which they are placed.",
    ),
    opt(
        Id::BindTo,
        &["bind-to", "binding"],
        &["OBJECT"],
        "Bind to none, hwthread, core, l1cache, l2cache, l3cache, numa, package (socket) or node; \
         core:2 gives each process two cores. Default: core when there are at least as many free \
         cores as processes, else none.",
    ),
    opt(Id::BindAs("core"), &["bind-to-core"], &[], "The same as --bind-to core."),
    opt(Id::BindAs("package"), &["bind-to-socket"], &[], "The same as --bind-to package."),
    opt(Id::BindAs("none"), &["bind-to-none"], &[], "The same as --bind-to none."),
    opt(Id::MapAs("slot"), &["byslot"], &[], "The same as --map-by slot."),
    opt(Id::MapAs("node"), &["bynode"], &[], "The same as --map-by node."),
    opt(Id::MapAs("core"), &["bycore"], &[], "The same as --map-by core."),
    opt(Id::MapAs("package"), &["bysocket"], &[], "The same as --map-by package."),
    opt(Id::MapAs("numa"), &["bynuma"], &[], "The same as --map-by numa."),
    opt(
        Id::CpusPerRank,
        &["cpus-per-proc", "cpus-per-rank"],
        &["N"],
        "The same as --map-by :PE=N.",
    ),
    opt(
        Id::Rankfile,
        &["rankfile", "rf"],
        &["FILE"],
        "Place each rank as FILE says: rank 3=host slot=0-1.",
    ),
    opt(
        Id::CpuSet,
        &["cpu-set", "cpu-list"],
        &["LIST"],
        "Use only these cores (hardware threads with --use-hwthread-cpus) of each node, counted \
         from 0 among those that the job may use: 0,2-3.",
    ),
    opt(Id::HwThreads, &["use-hwthread-cpus"], &[], "Count hardware threads, not cores, as slots."),
    opt(
        Id::Oversubscribe,
        &["oversubscribe"],
        &[],
        "More processes than slots are fine: no warning, no refusal.",
    ),
    opt(
        Id::NoOversubscribe,
        &["nooversubscribe", "no-oversubscribe"],
        &[],
        "Refuse to start more processes than slots.",
    ),
    opt(
        Id::Display,
        &["display"],
        &["WHAT"],
        "Show on standard error allocation, map, bindings or topo (several with commas); with \
         :parsable as JSON, one object in a line.",
    ),
    opt(
        Id::DisplayAs("map"),
        &["display-map", "display-devel-map", "print-rank-map"],
        &[],
        "The same as --display map.",
    ),
    opt(
        Id::DisplayAs("allocation"),
        &["display-allocation", "display-devel-allocation"],
        &[],
        "The same as --display allocation.",
    ),
    opt(Id::DisplayAs("topo"), &["display-topo"], &[], "The same as --display topo."),
    opt(
        Id::ReportBindings,
        &["report-bindings"],
        &[],
        "Tell on standard error to which CPUs each process is bound.",
    ),
];
