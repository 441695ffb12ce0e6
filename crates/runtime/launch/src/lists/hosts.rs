//! How people write hosts: on the command line, and in files of hosts, of ranks and of sequences.
//! Pure: text in, values out.

use hawser_mca::suggest;

/// Slots that a host may be said to have at most.
pub(crate) const SLOTS_MAX: u32 = 1 << 30;

/// A host as somebody named it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostSpec {
    /// Name, address, or place in the allocation (`+n2`: the third node, `+e3`: three nodes that
    /// are not named otherwise, `+e`: all of them).
    pub name: String,
    /// Slots, if given.
    pub slots: Option<u32>,
    /// Ranks that the host takes at most, if given.
    pub max_slots: Option<u32>,
    /// Who to log in as; empty: the same user.
    pub user: String,
    /// The port of the remote shell; 0: its own choice.
    pub port: u16,
}

impl HostSpec {
    /// A host of which no more than the name is known.
    pub fn named(name: impl Into<String>) -> HostSpec {
        HostSpec { name: name.into(), ..HostSpec::default() }
    }
}

fn slots(text: &str, value: &str) -> Result<u32, String> {
    match value.parse::<u32>() {
        Ok(n) if (1..=SLOTS_MAX).contains(&n) => Ok(n),
        _ => Err(format!("\"{text}\": \"{value}\" is not a number of slots (1 to {SLOTS_MAX})")),
    }
}

/// Parses `name`, `name:4`, `user@name`; an address of version 6 stands in brackets when slots
/// follow it. `name:*` leaves the number to the node.
///
/// # Errors
/// A sentence that quotes the text.
pub fn parse_host(text: &str) -> Result<HostSpec, String> {
    let (user, host) = text.split_once('@').unwrap_or(("", text));
    let (name, number) = match host.strip_prefix('[').and_then(|t| t.split_once(']')) {
        Some((name, "")) => (name, None),
        Some((name, rest)) => match rest.strip_prefix(':') {
            Some(number) => (name, Some(number)),
            None => return Err(format!("\"{text}\": \"{rest}\" after the address")),
        },
        None => match host.split_once(':') {
            // More than one colon: an address without slots.
            Some((_, rest)) if rest.contains(':') => (host, None),
            Some((name, number)) => (name, Some(number)),
            None => (host, None),
        },
    };
    let slots = match number {
        None | Some("*") => None,
        Some(n) => Some(slots(text, n)?),
    };
    // The name from the root of all names.
    let name = name.strip_suffix('.').unwrap_or(name);
    if name.is_empty() || (text.contains('@') && user.is_empty()) {
        return Err(format!("\"{text}\" names no host"));
    }
    // What begins like an option would be one of the remote shell.
    if name.starts_with('-') || user.starts_with('-') || !name.chars().all(is_name_letter) {
        return Err(format!("\"{text}\" is not the name of a host"));
    }
    Ok(HostSpec { name: name.into(), slots, user: user.into(), ..HostSpec::default() })
}

fn is_name_letter(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '%' | '+')
}

/// Parses a file of hosts: `name`, `name:4`, `name slots=4 max_slots=8 user=me port=2222`; `#`
/// begins a comment.
///
/// # Errors
/// A sentence with the number of the line.
pub fn parse_hostfile(text: &str) -> Result<Vec<HostSpec>, String> {
    let mut hosts = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let at = |e: String| format!("line {}: {e}", i + 1);
        let line = line.split('#').next().unwrap_or_default();
        // "slots = 4" is as good as "slots=4".
        let line = line.replace(" = ", "=").replace("= ", "=").replace(" =", "=");
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { continue };
        let mut host = parse_host(first).map_err(at)?;
        for word in words {
            setting(&mut host, word).map_err(at)?;
        }
        if let (Some(slots), Some(max)) = (host.slots, host.max_slots)
            && max < slots
        {
            return Err(at(format!("max_slots={max} is less than slots={slots}")));
        }
        hosts.push(host);
    }
    if hosts.is_empty() { Err("names no host".into()) } else { Ok(hosts) }
}

fn setting(host: &mut HostSpec, word: &str) -> Result<(), String> {
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    match key.to_ascii_lowercase().as_str() {
        "slots" | "count" | "cpu" | "cpus" => host.slots = Some(slots(word, value)?),
        "max_slots" | "max-slots" | "slots_max" | "slots-max" => {
            host.max_slots = Some(slots(word, value)?);
        }
        "user" | "username" => match value {
            "" => return Err(format!("\"{word}\" names no user")),
            v if v.starts_with('-') => return Err(format!("\"{v}\" is not the name of a user")),
            v => host.user = v.into(),
        },
        "port" => match value.parse() {
            Ok(port) if port > 0 => host.port = port,
            _ => return Err(format!("\"{word}\": \"{value}\" is not a port (1 to 65535)")),
        },
        _ => {
            let known = ["slots", "max_slots", "user", "port"];
            let hint = suggest::hint(key, known);
            return Err(format!(
                "unknown word \"{word}\"{hint} (a line is: name slots=N max_slots=N user=NAME \
                 port=N)"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(name: &str, slots: Option<u32>) -> HostSpec {
        HostSpec { slots, ..HostSpec::named(name) }
    }

    #[test]
    fn hosts() {
        assert_eq!(parse_host("a:3"), Ok(spec("a", Some(3))));
        assert_eq!(parse_host("localhost.:2"), Ok(spec("localhost", Some(2))));
        assert_eq!(parse_host("+n0"), Ok(spec("+n0", None)));
        assert_eq!(parse_host("a:*"), Ok(spec("a", None)));
        assert_eq!(parse_host("[::1]:2"), Ok(spec("::1", Some(2))));
        assert_eq!(parse_host("fe80::1%eth0"), Ok(spec("fe80::1%eth0", None)));
        let me = parse_host("me@h:2").expect("good");
        assert_eq!((me.name.as_str(), me.user.as_str(), me.slots), ("h", "me", Some(2)));
        for bad in
            ["", ".", ":2", "a:x", "a:0", "a:-1", "@h", "-oProxyCommand=x", "me@-x", "a b", "a;b"]
        {
            assert!(parse_host(bad).is_err(), "{bad}");
        }
        assert!(parse_host("a:1000000000").is_ok());
        assert!(parse_host("a:4000000000").unwrap_err().contains("4000000000"));
    }

    #[test]
    fn host_files() {
        let text = "# my hosts\nlocalhost slots=4 max_slots=8\n\n  node:2 # two\n[::1]:3\nplain\n\
                    far slots = 2 user=me port=2222\n";
        let hosts = parse_hostfile(text).unwrap();
        let local = HostSpec { max_slots: Some(8), ..spec("localhost", Some(4)) };
        let far = HostSpec { user: "me".into(), port: 2222, ..spec("far", Some(2)) };
        let rest = [spec("node", Some(2)), spec("::1", Some(3)), spec("plain", None)];
        assert_eq!(hosts, [[local].as_slice(), &rest, &[far]].concat());
        for (bad, part) in [
            ("a slots=x", "line 1"),
            ("a\nb slots=0", "line 2"),
            ("a slot=3", "did you mean \"slots\""),
            ("a max-slots=2 slots=3", "less than slots=3"),
            ("a prot=3", "did you mean \"port\""),
            ("a port=70000", "70000"),
            ("a user=-x", "-x"),
            ("a:b", "slots"),
            ("# nothing", "no host"),
        ] {
            let error = parse_hostfile(bad).unwrap_err();
            assert!(error.contains(part), "{bad}: {error}");
        }
    }
}
