//! From mentions of hosts to an allocation. Pure, but for the look-up of names that it is given.

use super::HostSpec;
use super::identity::{Hosts, Own, Resolve};
use super::{AllocatedNode, Allocation, Share, Slots, Source};

/// What the hosts of the command line select from.
#[derive(Clone, Debug)]
pub enum Base {
    /// Nothing: they are the allocation themselves.
    Nothing,
    /// The lines of files of hosts.
    Files(Vec<HostSpec>),
    /// The hosts that a resource manager gives, under its name.
    Manager(&'static str, Vec<HostSpec>),
}

/// How names are told apart.
pub struct Names<'a> {
    /// The name that this host has for itself.
    pub hostname: &'a str,
    /// Finds addresses.
    pub resolve: Resolve<'a>,
    /// Knows our own.
    pub own: Own<'a>,
}

/// A few names of many, for people.
pub(crate) fn some_names<'a>(mut names: impl Iterator<Item = &'a str>) -> String {
    let some: Vec<&str> = names.by_ref().take(6).collect();
    let more = names.count();
    let list = some.join(", ");
    if more == 0 { list } else { format!("{list} and {more} more") }
}

/// One list of hosts of the command line, with the nodes they mean.
type Mentioned = Vec<(u32, Option<u32>)>;

/// Makes the allocation. `hosts` are named for all programs, `programs` for single ones.
///
/// # Errors
/// A sentence that names the host that is not in the base, or has too few slots there.
pub fn assemble(
    base: Base,
    hosts: &[HostSpec],
    programs: &[&[HostSpec]],
    names: &Names<'_>,
) -> Result<Allocation, String> {
    let (source, lines) = match base {
        Base::Nothing => (Source::CommandLine, Vec::new()),
        Base::Files(lines) => (Source::Hostfile, lines),
        Base::Manager(name, lines) => (Source::Manager(name), lines),
    };
    let typed = || hosts.iter().chain(programs.iter().copied().flatten());
    if source == Source::CommandLine && typed().next().is_none() {
        return Ok(Allocation::local(names.hostname, programs.len()));
    }
    // The names of a resource manager are those of its hosts: nothing is looked up for them.
    let looked_up = lines.iter().filter(|_| source == Source::Hostfile).chain(typed());
    let table = Hosts::new(
        names.hostname,
        looked_up.map(|h| h.name.clone()),
        Some(names.resolve),
        names.own,
    );
    let allocation = empty(names.hostname, source);
    let mut maker = Maker { table, allocation, base: Vec::new(), used: Default::default() };
    maker.take_base(&lines);
    let global = maker.resolve(hosts)?;
    let own: Vec<Mentioned> =
        programs.iter().map(|list| maker.resolve(list)).collect::<Result<_, _>>()?;
    maker.finish(&global, &own)
}

fn empty(hostname: &str, source: Source) -> Allocation {
    Allocation { order: Vec::new(), mentions: Vec::new(), source, ..Allocation::local(hostname, 0) }
}

struct Maker<'a> {
    table: Hosts<'a>,
    allocation: Allocation,
    /// Nodes of the base in their order.
    base: Vec<u32>,
    /// Nodes that are in use.
    used: std::collections::HashSet<u32>,
}

impl Maker<'_> {
    /// The node of a mention; a new one gets what the mention says.
    fn node(&mut self, spec: &HostSpec) -> u32 {
        let number = self.table.mention(&spec.name);
        let nodes = &mut self.allocation.nodes;
        if number as usize == nodes.len() {
            nodes.push(AllocatedNode::this(&spec.name));
        }
        let node = &mut nodes[number as usize];
        if !spec.user.is_empty() {
            node.user.clone_from(&spec.user);
        }
        if spec.port != 0 {
            node.port = spec.port;
        }
        if let Some(max) = spec.max_slots {
            node.max_slots = Some(max);
        }
        number
    }

    fn take_base(&mut self, lines: &[HostSpec]) {
        let mut mentioned: Vec<(u32, u32, u32)> = Vec::new();
        let mut at = std::collections::HashMap::new();
        for line in lines {
            let node = self.node(line);
            self.allocation.mentions.push(node);
            let i = *at.entry(node).or_insert_with(|| {
                mentioned.push((node, 0, 0));
                mentioned.len() - 1
            });
            match line.slots {
                Some(n) => mentioned[i].1 = mentioned[i].1.saturating_add(n),
                // Alone the limit is the number.
                None if line.max_slots.is_some() => {
                    mentioned[i].1 = mentioned[i].1.saturating_add(line.max_slots.unwrap_or(0));
                }
                None => mentioned[i].2 += 1,
            }
        }
        // A list with one line per slot.
        let by_lines = mentioned.iter().any(|(_, _, bare)| *bare > 1);
        for (node, given, bare) in mentioned {
            self.base.push(node);
            self.allocation.nodes[node as usize].slots = match (given, by_lines) {
                (0, false) => Slots::Cores,
                (given, _) => Slots::Given(given.saturating_add(bare)),
            };
        }
    }

    /// The nodes that a list of the command line means.
    fn resolve(&mut self, list: &[HostSpec]) -> Result<Mentioned, String> {
        let mut found: Mentioned = Vec::new();
        for spec in list {
            if let Some(place) = spec.name.strip_prefix('+') {
                self.relative(place, spec, list, &mut found)?;
                continue;
            }
            let node = match self.base.is_empty() {
                true => self.node(spec),
                false => self
                    .table
                    .find(&spec.name)
                    .filter(|n| self.base.contains(n))
                    .ok_or_else(|| self.not_there(&spec.name))?,
            };
            found.push((node, spec.slots));
        }
        Ok(found)
    }

    fn not_there(&self, name: &str) -> String {
        let name_of = |n: &u32| self.allocation.nodes[*n as usize].name.as_str();
        let there = || self.base.iter().map(name_of);
        let (what, cure) = match self.allocation.source {
            Source::Manager(manager) => (
                format!("the allocation of {manager}"),
                format!("; --mca ras ^{manager} makes mpirun look past the allocation"),
            ),
            _ => ("the host file".to_string(), String::new()),
        };
        let hint = hawser_mca::suggest::hint(name, there());
        format!("host \"{name}\" is not in {what} ({}){hint}{cure}", some_names(there()))
    }

    /// `+n2` is the third node, `+e3` three nodes that the list does not name, `+e` all of them.
    fn relative(
        &self,
        place: &str,
        spec: &HostSpec,
        list: &[HostSpec],
        found: &mut Mentioned,
    ) -> Result<(), String> {
        let bad = |why: String| Err(format!("host \"{}\": {why}", spec.name));
        if self.base.is_empty() {
            return bad("there is no host file and no allocation to take it from".into());
        }
        let (kind, number) = place.split_at(place.len().min(1));
        let count = self.base.len();
        match (kind, number.parse::<usize>()) {
            ("n", Ok(n)) => match self.base.get(n) {
                Some(node) => found.push((*node, spec.slots)),
                None => return bad(format!("there are {count} nodes, counted from 0")),
            },
            ("e", parsed) if number.is_empty() || parsed.is_ok() => {
                let named = |n: &u32| {
                    let other = |h: &HostSpec| self.table.find(&h.name) == Some(*n);
                    list.iter().any(other) || found.iter().any(|(f, _)| f == n)
                };
                let free: Vec<u32> = self.base.iter().copied().filter(|n| !named(n)).collect();
                let want = parsed.unwrap_or(free.len());
                if want > free.len() || free.is_empty() {
                    return bad(format!("only {} of {count} nodes are not named", free.len()));
                }
                found.extend(free[..want].iter().map(|n| (*n, spec.slots)));
            }
            _ => return bad("a place in the allocation is +nNUMBER, +eNUMBER or +e".into()),
        }
        Ok(())
    }

    fn finish(mut self, global: &Mentioned, own: &[Mentioned]) -> Result<Allocation, String> {
        let all = || global.iter().chain(own.iter().flatten());
        if self.base.is_empty() {
            // With one number among them all are meant as numbers.
            let numbers = all().any(|(_, slots)| slots.is_some());
            let mentions: Mentioned = all().copied().collect();
            for (node, slots) in sums(&mentions) {
                self.allocation.nodes[node as usize].slots = from_mentions(slots, numbers);
                self.allocation.order.push(node);
            }
            self.allocation.mentions = mentions.iter().map(|(n, _)| *n).collect();
            let limit = |list: &Mentioned| match list.is_empty() {
                // Hosts for all come first; without them a program may use those of the others.
                true if global.is_empty() => None,
                true => Some(shares(global, numbers)),
                false => Some(shares(list, numbers)),
            };
            self.allocation.programs = own.iter().map(limit).collect();
            // What a single program may use is what there is.
            if own.iter().all(Vec::is_empty) || own.len() == 1 && global.is_empty() {
                self.allocation.programs = vec![None; own.len()];
            }
            return Ok(self.named());
        }
        let for_all = match global.is_empty() {
            true => self.base.iter().map(|n| Share { node: *n, slots: self.slots(*n) }).collect(),
            false => self.selected(global)?,
        };
        let limited: Vec<Option<Vec<Share>>> = own
            .iter()
            .map(|list| if list.is_empty() { Ok(None) } else { self.selected(list).map(Some) })
            .collect::<Result<_, _>>()?;
        if limited.iter().any(Option::is_none) || limited.is_empty() {
            for share in &for_all {
                self.use_node(share.node);
                if !global.is_empty() {
                    self.allocation.nodes[share.node as usize].slots = share.slots;
                }
            }
        }
        for share in limited.iter().flatten().flatten() {
            self.use_node(share.node);
        }
        if let [Some(only)] = limited.as_slice() {
            // The same for one program here.
            for share in only {
                self.allocation.nodes[share.node as usize].slots = share.slots;
            }
        }
        if !global.is_empty() || limited.iter().all(Option::is_some) {
            let typed: Vec<u32> = all().map(|(n, _)| *n).collect();
            self.allocation.mentions = typed;
        }
        let several = limited.len() > 1;
        self.allocation.programs = match several {
            true => {
                let whole = |own: Option<Vec<Share>>| own.or_else(|| Some(for_all.clone()));
                let any = limited.iter().any(Option::is_some);
                limited.into_iter().map(|l| if any { whole(l) } else { None }).collect()
            }
            false => vec![None; limited.len()],
        };
        Ok(self.named())
    }

    fn named(self) -> Allocation {
        let mut allocation = self.allocation;
        for (node, names) in allocation.nodes.iter_mut().zip(self.table.into_names()) {
            node.names = names;
        }
        allocation
    }

    fn slots(&self, node: u32) -> Slots {
        self.allocation.nodes[node as usize].slots
    }

    fn use_node(&mut self, node: u32) {
        if self.used.insert(node) {
            self.allocation.order.push(node);
        }
    }

    /// What a list selects from the base.
    fn selected(&self, list: &Mentioned) -> Result<Vec<Share>, String> {
        let choose = |(node, (given, bare)): (u32, (u32, u32))| {
            let slots = match (self.slots(node), given, bare) {
                (slots, 0, 1) => slots,
                (base, given, bare) => {
                    let wanted = given.saturating_add(bare);
                    if let (Slots::Given(n), Source::Manager(manager)) =
                        (base, self.allocation.source)
                        && wanted > n
                    {
                        let name = &self.allocation.nodes[node as usize].name;
                        return Err(format!(
                            "{wanted} slots are asked for on host \"{name}\", and {manager} gives \
                             {n}; leave the number away and add --oversubscribe"
                        ));
                    }
                    Slots::Given(wanted)
                }
            };
            Ok(Share { node, slots })
        };
        sums(list).into_iter().map(choose).collect()
    }
}

/// Nodes in the order of their first mention, each with the sum of its numbers and how often it is
/// mentioned without one.
fn sums(list: &Mentioned) -> Vec<(u32, (u32, u32))> {
    let mut sums: Vec<(u32, (u32, u32))> = Vec::new();
    let mut at = std::collections::HashMap::new();
    for (node, slots) in list {
        let i = *at.entry(*node).or_insert_with(|| {
            sums.push((*node, (0, 0)));
            sums.len() - 1
        });
        let (given, bare) = &mut sums[i].1;
        match slots {
            Some(n) => *given = given.saturating_add(*n),
            None => *bare += 1,
        }
    }
    sums
}

fn from_mentions((given, bare): (u32, u32), numbers: bool) -> Slots {
    match numbers {
        true => Slots::Given(given.saturating_add(bare)),
        false => Slots::Mentions(bare),
    }
}

fn shares(list: &Mentioned, numbers: bool) -> Vec<Share> {
    let share = |(node, sum)| Share { node, slots: from_mentions(sum, numbers) };
    sums(list).into_iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::ras::{parse_host, parse_hostfile};

    fn make(base: Base, hosts: &str, programs: &[&str]) -> Result<Allocation, String> {
        let list = |text: &str| -> Vec<HostSpec> {
            let words = text.split(',').filter(|w| !w.is_empty());
            words.map(|w| parse_host(w).expect("a host")).collect()
        };
        let programs: Vec<Vec<HostSpec>> = programs.iter().map(|p| list(p)).collect();
        let programs: Vec<&[HostSpec]> = programs.iter().map(Vec::as_slice).collect();
        let resolve = |name: &str| match name {
            "here" | "127.0.0.9" => vec!["127.0.0.1".parse::<IpAddr>().expect("address")],
            _ => Vec::new(),
        };
        let own = |a: IpAddr| a.is_loopback();
        let names = Names { hostname: "h0.x", resolve: &resolve, own: &own };
        assemble(base, &list(hosts), &programs, &names)
    }

    fn files(text: &str) -> Base {
        Base::Files(parse_hostfile(text).expect("a host file"))
    }

    /// `name=slots` of the nodes in use: `G` given, `M` mentions, `C` cores.
    fn text(a: &Allocation) -> String {
        let slots = |s: Slots| match s {
            Slots::Given(n) => format!("G{n}"),
            Slots::Mentions(n) => format!("M{n}"),
            Slots::Cores => "C".into(),
        };
        let node = |n: &u32| {
            let node = &a.nodes[*n as usize];
            format!("{}={}", node.name, slots(node.slots))
        };
        let mut all: Vec<String> = a.order.iter().map(node).collect();
        for program in a.programs.iter().flatten() {
            let share = |s: &Share| format!("{}={}", a.nodes[s.node as usize].name, slots(s.slots));
            all.push(format!("[{}]", program.iter().map(share).collect::<Vec<_>>().join(" ")));
        }
        all.join(" ")
    }

    fn good(base: Base, hosts: &str, programs: &[&str]) -> String {
        text(&make(base, hosts, programs).expect("good"))
    }

    #[test]
    fn without_hosts_there_is_this_machine() {
        assert_eq!(make(Base::Nothing, "", &[""]), Ok(Allocation::local("h0.x", 1)));
    }

    #[test]
    fn hosts_of_the_command_line() {
        assert_eq!(good(Base::Nothing, "a,b", &[""]), "a=M1 b=M1");
        assert_eq!(good(Base::Nothing, "", &["a,b,a"]), "a=M2 b=M1");
        assert_eq!(good(Base::Nothing, "a:2,b,a", &[""]), "a=G3 b=G1");
        // This machine keeps its own name and number, and its place in the order.
        let a = make(Base::Nothing, "b,localhost,here,h0", &[""]).expect("good");
        assert_eq!(text(&a), "b=M1 h0.x=M3");
        assert_eq!(a.order, [1, 0]);
        assert_eq!(a.mentions, [1, 0, 0, 0]);
        assert_eq!((a.find("LOCALHOST"), a.find("b.dom"), a.find("c")), (Some(0), Some(1), None));
        assert_eq!((a.find("+n1"), a.find("+n2")), (Some(0), None));
        let a = make(Base::Nothing, "me@b", &[""]).expect("good");
        assert_eq!(a.nodes[1].user, "me");
    }

    #[test]
    fn hosts_of_single_programs() {
        assert_eq!(good(Base::Nothing, "", &["a", "b:2"]), "a=G1 b=G2 [a=G1] [b=G2]");
        assert_eq!(good(Base::Nothing, "", &["a", "a"]), "a=M2 [a=M1] [a=M1]");
        assert_eq!(good(Base::Nothing, "", &["a,b", ""]), "a=M1 b=M1 [a=M1 b=M1]");
        assert_eq!(good(Base::Nothing, "c", &["a", ""]), "c=M1 a=M1 [a=M1] [c=M1]");
        let base = || files("a slots=4\nb slots=4\nc slots=4");
        assert_eq!(good(base(), "", &["b", "c:2"]), "b=G4 c=G4 [b=G4] [c=G2]");
        assert_eq!(good(base(), "", &["b", ""]), "a=G4 b=G4 c=G4 [b=G4] [a=G4 b=G4 c=G4]");
    }

    #[test]
    fn files_of_hosts() {
        assert_eq!(good(files("a slots=2\nb\na:3"), "", &[""]), "a=G5 b=C");
        assert_eq!(good(files("a\nb"), "", &[""]), "a=C b=C");
        assert_eq!(good(files("a max_slots=3\nb"), "", &[""]), "a=G3 b=C");
        // One line per slot, as resource managers write them.
        assert_eq!(good(files("a\na\nb"), "", &[""]), "a=G2 b=G1");
        let a = make(files("a slots=2 max_slots=3 user=u port=2200"), "", &[""]).expect("good");
        let node = &a.nodes[1];
        assert_eq!((node.max_slots, node.user.as_str(), node.port), (Some(3), "u", 2200));
    }

    #[test]
    fn hosts_select_from_a_base() {
        let base = || files("a slots=4\nb slots=2\nc");
        assert_eq!(good(base(), "b,a", &[""]), "b=G2 a=G4");
        assert_eq!(good(base(), "", &["a:2,c"]), "a=G2 c=C");
        assert_eq!(good(base(), "a,a", &[""]), "a=G2");
        assert_eq!(good(base(), "a:9", &[""]), "a=G9");
        assert_eq!(good(base(), "+n1,+n0:1", &[""]), "b=G2 a=G1");
        assert_eq!(good(base(), "b,+e", &[""]), "b=G2 a=G4 c=C");
        assert_eq!(good(base(), "+e1", &[""]), "a=G4");
        let bad = |hosts: &str| make(base(), hosts, &[""]).expect_err("bad");
        assert!(bad("d").contains("the host file (a, b, c)"));
        assert!(bad("+n3").contains("3 nodes"));
        assert!(bad("+e4").contains("3 of 3"));
        assert!(bad("+x").contains("+nNUMBER"));
        assert!(make(Base::Nothing, "+n0", &[""]).unwrap_err().contains("no host file"));
    }

    #[test]
    fn hosts_select_from_a_resource_manager() {
        let lines = parse_hostfile("node1:4\nnode2:4").expect("lines");
        let base = || Base::Manager("slurm", lines.clone());
        assert_eq!(good(base(), "node2", &[""]), "node2=G4");
        let error = make(base(), "noed2", &[""]).unwrap_err();
        assert!(error.contains("slurm") && error.contains("did you mean \"node2\""), "{error}");
        assert!(error.contains("--mca ras ^slurm"), "{error}");
        let error = make(base(), "node2:8", &[""]).unwrap_err();
        assert!(error.contains('8') && error.contains("gives 4"), "{error}");
    }
}
