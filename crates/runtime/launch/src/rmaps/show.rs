//! What `--display` shows: allocation, map, bindings, topology. Stable texts, and JSON with one
//! object in a line. Pure.

use hawser_os::topology::format_list;
use hawser_rte::control::plan::{Cpus, Level, Offers};
use hawser_rte::iof::json_text;

use super::{Machine, Mapped, level_name};
use crate::cli::Request;
use crate::ras::{Allocation, Slots, Source};

/// A place as it is written in files.
pub(crate) fn place(place: &Cpus) -> String {
    let package = place.package.map(|p| format!("{p}:")).unwrap_or_default();
    match (place.first, place.last) {
        (0, u32::MAX) => format!("{package}*"),
        (first, last) if first == last => format!("{package}{first}"),
        (first, last) => format!("{package}{first}-{last}"),
    }
}

fn source(allocation: &Allocation) -> String {
    match allocation.source {
        Source::Local => "this machine".into(),
        Source::CommandLine => "the command line".into(),
        Source::Hostfile => "the host file".into(),
        Source::Manager(name) => name.into(),
    }
}

/// What a request wants to see before anything starts. `hosts` are the names that hosts have for
/// themselves, by number.
pub(crate) fn requested(
    request: &Request,
    allocation: &Allocation,
    offers: &[Offers],
    hosts: &[&str],
    mapped: &Mapped,
) -> Vec<String> {
    let display = request.display;
    let mut lines = Vec::new();
    if display.allocation {
        lines.extend(self::allocation(allocation, offers, request.hwthreads, display.json));
    }
    if display.map {
        lines.extend(map(hosts, mapped, display.json));
    }
    lines
}

/// The allocation: a line for each node.
pub fn allocation(
    allocation: &Allocation,
    offers: &[Offers],
    hwthreads: bool,
    json: bool,
) -> Vec<String> {
    let mut lines = Vec::new();
    if !json {
        lines.push(format!("allocation by {}:", source(allocation)));
    }
    for number in &allocation.order {
        let Some(node) = allocation.nodes.get(*number as usize) else { continue };
        let offers = offers.get(*number as usize).copied().unwrap_or_default();
        let slots = node.slots.number(&offers, hwthreads);
        let of = match node.slots {
            Slots::Given(_) => "given",
            Slots::Mentions(_) => "mentions",
            Slots::Cores => "cores",
        };
        lines.push(match json {
            true => {
                let max = node.max_slots.map_or("null".into(), |m| m.to_string());
                format!(
                    "{{\"allocation\":{{\"node\":{number},\"host\":{},\"slots\":{slots},\
                     \"slots_from\":\"{of}\",\"max_slots\":{max}}}}}",
                    json_text(&node.name)
                )
            }
            false => {
                let max = node.max_slots.map(|m| format!(" max_slots={m}")).unwrap_or_default();
                format!("  node {number} {} slots={slots} ({of}){max}", node.name)
            }
        });
    }
    lines
}

/// The map: a line for each node, with its ranks. `hosts` are the names that hosts have for
/// themselves, by number.
pub fn map(hosts: &[&str], mapped: &Mapped, json: bool) -> Vec<String> {
    let map = &mapped.map;
    let mut lines = Vec::new();
    if !json {
        lines.push(format!("map of {} ranks:", map.ranks()));
    }
    for node in (0..map.nodes()).filter(|n| map.local_size(*n) > 0) {
        let host = hosts.get(node as usize).copied().unwrap_or_default();
        let ranks: Vec<u32> = map.ranks_on(node).collect();
        lines.push(match json {
            true => {
                let list: Vec<String> = ranks.iter().map(u32::to_string).collect();
                format!(
                    "{{\"map\":{{\"node\":{node},\"host\":{},\"ranks\":[{}]}}}}",
                    json_text(host),
                    list.join(",")
                )
            }
            false => format!("  node {node} {host} ranks {}", format_list(&ranks)),
        });
    }
    lines
}

/// Where each rank of a node is bound.
pub(crate) fn bindings(
    host: &str,
    machine: &Machine,
    ranks: &[u32],
    cpus: &[Vec<u32>],
    json: bool,
) -> Vec<String> {
    let line = |(rank, cpus): (&u32, &Vec<u32>)| match (json, cpus.is_empty()) {
        (true, _) => format!(
            "{{\"binding\":{{\"rank\":{rank},\"host\":{},\"cpus\":{}}}}}",
            json_text(host),
            json_text(&format_list(cpus))
        ),
        (false, true) => format!("rank {rank} on {host} is not bound"),
        (false, false) => format!("rank {rank} on {host} is bound to {}", machine.describe(cpus)),
    };
    ranks.iter().zip(cpus).map(line).collect()
}

/// The machine of a node.
pub(crate) fn topology(host: &str, machine: &Machine, quota: u32, json: bool) -> Vec<String> {
    let levels = [Level::Package, Level::Numa, Level::Cache, Level::L2, Level::L1, Level::Core];
    let count = |level| machine.objects(level).len();
    if json {
        let counts: Vec<String> = levels
            .iter()
            .map(|level| format!("\"{}\":{}", level_name(*level), count(*level)))
            .collect();
        return vec![format!(
            "{{\"topology\":{{\"host\":{},{},\"hwthread\":{},\"quota\":{quota},\"cpus\":{}}}}}",
            json_text(host),
            counts.join(","),
            machine.threads(),
            json_text(&format_list(&machine.cpus()))
        )];
    }
    let counts: Vec<String> =
        levels.iter().map(|level| format!("{} {}", count(*level), level_name(*level))).collect();
    let mut lines = vec![format!(
        "topology of {host}: {}, {} hwthread, {quota} may run at once",
        counts.join(", "),
        machine.threads()
    )];
    for (i, package) in machine.objects(Level::Package).iter().enumerate() {
        lines.push(format!("  package {i} CPUs {}", sorted(package)));
        for (j, numa) in machine.objects(Level::Numa).iter().enumerate() {
            let here = numa.iter().all(|c| package.contains(c));
            if here && count(Level::Numa) > count(Level::Package) {
                lines.push(format!("    numa {j} CPUs {}", sorted(numa)));
            }
        }
        let cores = machine.objects(Level::Core);
        let cores = cores.iter().enumerate().filter(|(_, c)| c.iter().all(|c| package.contains(c)));
        let cores: Vec<String> = cores.map(|(k, cpus)| format!("{k}={}", sorted(cpus))).collect();
        lines.push(format!("    cores {}", cores.join(" ")));
    }
    lines
}

fn sorted(cpus: &[u32]) -> String {
    let mut cpus = cpus.to_vec();
    cpus.sort_unstable();
    format_list(&cpus)
}
