//! Which interfaces of a host serve connections, on the control and on the data plane alike. Pure:
//! the interfaces are an argument.

use std::net::IpAddr;
use std::ops::RangeInclusive;

use hawser_mca::{List, ParamKind, ParamSpec, Params, Scope};
use hawser_os::socket::Interface;

use crate::WireupError;

/// Most interfaces that are used.
pub const MAX_INTERFACES: usize = 8;

/// Parameters of all connections.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "net_if_include",
        kind: ParamKind::List,
        default: "",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "Interfaces to use, as names, addresses or networks (eth0, ib*, 10.0.1.0/24), at \
               most 8; empty: the loopback interface for a job on one host, the first 8 others \
               for a job on several.",
    },
    ParamSpec {
        name: "net_if_exclude",
        kind: ParamKind::List,
        default: "docker*,br-????????????,virbr*,lxcbr*,lxdbr*,podman*,cni*",
        unit: "",
        level: 1,
        scope: Scope::Local,
        help: "Interfaces not to use, where net_if_include names none; by default those of \
               containers and virtual machines, whose networks are the same on every host.",
    },
    ParamSpec {
        name: "net_family",
        kind: ParamKind::Enum(&["any", "4", "6"]),
        default: "any",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Use IPv4 or IPv6 only.",
    },
    ParamSpec {
        name: "net_port_range",
        kind: ParamKind::Text,
        default: "0",
        unit: "",
        level: 2,
        scope: Scope::Local,
        help: "Ports to listen on, FIRST-LAST; 0: any that the kernel chooses.",
    },
    ParamSpec {
        name: "net_tls",
        kind: ParamKind::Bool,
        default: "false",
        unit: "",
        level: 2,
        scope: Scope::AllEqual,
        help: "Encrypt all connections between daemons and between ranks (TLS 1.3), with keys of \
               this job. Needs no certificates.",
    },
];

/// What connections shall reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reaches {
    /// Processes of this host only.
    ThisHost,
    /// Other hosts.
    Network,
    /// Processes of this host and of others.
    Both,
}

/// The user's choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// These only; empty: all that are usable.
    pub include: List,
    /// Not these, where `include` is empty.
    pub exclude: List,
    /// Only this family, 4 or 6.
    pub family: Option<u8>,
    /// Ports to listen on; `0..=0`: the kernel chooses.
    pub ports: RangeInclusive<u16>,
    /// Connections are encrypted.
    pub encrypted: bool,
}

impl Choice {
    /// What the parameters say.
    ///
    /// # Errors
    /// [`WireupError::Setting`]: a range of ports that is none.
    pub fn of(params: &Params) -> Result<Choice, WireupError> {
        Ok(Choice {
            include: params.list("net_if_include").clone(),
            exclude: params.list("net_if_exclude").clone(),
            family: params.text("net_family").parse().ok(),
            ports: port_range(params.text("net_port_range"))?,
            encrypted: params.bool("net_tls"),
        })
    }

    /// The addresses to use: of each interface one of each family, IPv4 first. Those of the first
    /// [`MAX_INTERFACES`] interfaces that the user does not rule out, where none is named.
    ///
    /// # Errors
    /// There is none, or the user names too many.
    pub fn addresses(
        &self,
        interfaces: &[Interface],
        reaches: Reaches,
    ) -> Result<Vec<Interface>, WireupError> {
        let named = |list: &List, at: &Interface| list.names.iter().any(|n| matches(n, at));
        let mut chosen: Vec<&Interface> = Vec::new();
        for at in interfaces {
            let link_local = matches!(at.addr, IpAddr::V6(ip) if ip.is_unicast_link_local());
            let wanted = match self.include.names.is_empty() {
                false => named(&self.include, at) != self.include.exclude,
                true => {
                    (reaches == Reaches::Both || at.loopback == (reaches == Reaches::ThisHost))
                        && !link_local
                        && !named(&self.exclude, at)
                }
            };
            let family = if at.addr.is_ipv4() { 4 } else { 6 };
            let known = |c: &&Interface| c.name == at.name && c.addr.is_ipv4() == at.addr.is_ipv4();
            if wanted && self.family.is_none_or(|f| f == family) && !chosen.iter().any(known) {
                chosen.push(at);
            }
        }
        let mut names: Vec<&str> = Vec::new();
        for at in &chosen {
            if !names.contains(&at.name.as_str()) {
                names.push(&at.name);
            }
        }
        let by_user = !self.include.names.is_empty() && !self.include.exclude;
        match names.len() {
            0 if by_user => return Err(self.unmatched(interfaces)),
            0 => return Err(WireupError::Host(NONE.into())),
            n if n > MAX_INTERFACES && by_user => return Err(too_many(n)),
            _ => names.truncate(MAX_INTERFACES),
        }
        let of = |name: &&str| {
            let mut all: Vec<&Interface> =
                chosen.iter().copied().filter(|c| c.name == *name).collect();
            all.sort_by_key(|c| c.addr.is_ipv6());
            all.into_iter().cloned()
        };
        Ok(names.iter().flat_map(of).collect())
    }

    #[cold]
    fn unmatched(&self, interfaces: &[Interface]) -> WireupError {
        let mut there: Vec<&str> = interfaces.iter().map(|at| at.name.as_str()).collect();
        there.sort_unstable();
        there.dedup();
        let (asked, there) = (&self.include, there.join(", "));
        let text = format!(
            "net_if_include is \"{asked}\", which is no interface that is up here: {there}"
        );
        WireupError::Setting(text.into())
    }
}

/// No interface is left.
const NONE: &str = "no interface is up that net_if_include, net_if_exclude and net_family let pass";

#[cold]
fn too_many(up: usize) -> WireupError {
    let text = format!(
        "net_if_include names {up} interfaces that are up, at most {MAX_INTERFACES} can be used"
    );
    WireupError::Setting(text.into())
}

/// True when `pattern` names the interface: its name (`*` stands for any text, `?` for any
/// character), its address, or `address/prefix`.
fn matches(pattern: &str, at: &Interface) -> bool {
    if is_like(pattern.as_bytes(), at.name.as_bytes()) {
        return true;
    }
    match pattern.split_once('/') {
        Some((net, prefix)) => match (net.parse::<IpAddr>(), prefix.parse::<u8>()) {
            (Ok(net), Ok(prefix)) => same_net(net, at.addr, prefix),
            _ => false,
        },
        None => pattern.parse::<IpAddr>().is_ok_and(|ip| ip == at.addr),
    }
}

fn is_like(pattern: &[u8], name: &[u8]) -> bool {
    match (pattern, name) {
        ([], []) => true,
        ([b'*', rest @ ..], _) => (0..=name.len()).any(|n| is_like(rest, &name[n..])),
        ([b'?', rest @ ..], [_, tail @ ..]) => is_like(rest, tail),
        ([p, rest @ ..], [n, tail @ ..]) => p == n && is_like(rest, tail),
        _ => false,
    }
}

/// True when both addresses are in one network of `prefix` bits.
pub fn same_net(a: IpAddr, b: IpAddr, prefix: u8) -> bool {
    match (a, b) {
        (IpAddr::V4(a), IpAddr::V4(b)) => {
            let shift = 32u32.saturating_sub(prefix.into());
            u64::from(u32::from(a)) >> shift == u64::from(u32::from(b)) >> shift
        }
        (IpAddr::V6(a), IpAddr::V6(b)) => {
            let shift = 128u32.saturating_sub(prefix.into());
            u128::from(a).checked_shr(shift) == u128::from(b).checked_shr(shift)
        }
        _ => false,
    }
}

fn port_range(text: &str) -> Result<RangeInclusive<u16>, WireupError> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (first.trim().parse::<u16>(), last.trim().parse::<u16>()) {
        (Ok(0), Ok(0)) => Ok(0..=0),
        (Ok(first), Ok(last)) if 0 < first && first <= last => Ok(first..=last),
        _ => Err(WireupError::Setting(
            format!("net_port_range is \"{text}\": not FIRST-LAST").into(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_mca::Sources;

    fn interface(name: &str, addr: &str, prefix: u8) -> Interface {
        let addr: IpAddr = addr.parse().unwrap();
        let loopback = addr.is_loopback();
        Interface { name: name.into(), addr, prefix, loopback, scope: 0 }
    }

    fn machine() -> Vec<Interface> {
        vec![
            interface("lo", "127.0.0.1", 8),
            interface("lo", "::1", 128),
            interface("eth0", "fe80::1", 64),
            interface("eth0", "2001:db8::1", 64),
            interface("eth0", "10.0.1.1", 24),
            interface("eth0", "10.0.1.99", 24),
            interface("ib0", "10.1.1.1", 16),
            interface("docker0", "172.17.0.1", 16),
            interface("br-0123456789ab", "172.18.0.1", 16),
            interface("br-lan", "10.2.0.1", 16),
        ]
    }

    fn choice(settings: &[(&str, &str)]) -> Choice {
        let set = |sources: Sources, (name, value): &(&str, &str)| sources.set(name, value);
        let sources = settings.iter().fold(Sources::empty(), set);
        let specs: Vec<&'static ParamSpec> = PARAMS.iter().collect();
        Choice::of(&Params::load(&specs, &sources).unwrap()).unwrap()
    }

    fn names(settings: &[(&str, &str)], reaches: Reaches) -> Result<Vec<String>, WireupError> {
        let chosen = choice(settings).addresses(&machine(), reaches)?;
        Ok(chosen.iter().map(|c| format!("{}={}", c.name, c.addr)).collect())
    }

    #[test]
    fn interfaces_are_chosen_by_place_family_and_will() {
        let (here, far) = (Reaches::ThisHost, Reaches::Network);
        assert_eq!(
            names(&[], far).unwrap(),
            ["eth0=10.0.1.1", "eth0=2001:db8::1", "ib0=10.1.1.1", "br-lan=10.2.0.1"]
        );
        assert_eq!(names(&[], here).unwrap(), ["lo=127.0.0.1", "lo=::1"]);
        assert_eq!(names(&[("net_family", "6")], far).unwrap(), ["eth0=2001:db8::1"]);
        for (text, expected) in [
            ("docker0", "docker0=172.17.0.1"),
            ("10.1.0.0/16", "ib0=10.1.1.1"),
            ("10.0.1.99", "eth0=10.0.1.99"),
            ("i*", "ib0=10.1.1.1"),
            ("fe80::1", "eth0=fe80::1"),
        ] {
            for reaches in [here, far] {
                assert_eq!(names(&[("net_if_include", text)], reaches).unwrap(), [expected]);
            }
        }
        let none = names(&[("net_if_include", "10.9.0.0/99,x/y")], far);
        assert_eq!(
            none.map_err(|e| (e.is_setting(), e.to_string())),
            Err((
                true,
                "net_if_include is \"10.9.0.0/99,x/y\", which is no interface that is up here: \
                 br-0123456789ab, br-lan, docker0, eth0, ib0, lo"
                    .to_string()
            ))
        );
        let none = names(&[("net_if_exclude", "*")], far);
        assert_eq!(none, Err(WireupError::Host(NONE.into())));
        let all_but = names(&[("net_if_exclude", "eth?,br*,docker*")], far).unwrap();
        assert_eq!(all_but, ["ib0=10.1.1.1"]);
        let networks = "10.0.0.0/15,2001:db8::/32,172.16.0.0/12";
        assert_eq!(names(&[("net_if_exclude", networks)], far).unwrap(), ["br-lan=10.2.0.1"]);
    }

    #[test]
    fn more_interfaces_than_are_used_are_left_out_or_refused() {
        let all: Vec<Interface> =
            (0..20).map(|i| interface(&format!("eth{i}"), &format!("10.0.{i}.1"), 24)).collect();
        let some = choice(&[]).addresses(&all, Reaches::Network).unwrap();
        assert_eq!(some, all[..MAX_INTERFACES]);
        let named = choice(&[("net_if_include", "eth*")]);
        assert_eq!(named.addresses(&all, Reaches::Network), Err(too_many(20)));
    }

    #[test]
    fn ranges_of_ports_are_read_or_refused() {
        assert_eq!(port_range("0"), Ok(0..=0));
        assert_eq!(port_range("20000-20100"), Ok(20_000..=20_100));
        for bad in ["x", "0-5", "9-3", "70000", ""] {
            let why = port_range(bad).unwrap_err().to_string();
            assert!(why.contains("net_port_range"), "{why}");
        }
    }
}
