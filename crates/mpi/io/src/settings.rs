//! What hints ask of collective buffering: the same on all ranks, since the ranks that move data
//! together must agree on how.

use hawser_core::comm::Comm;
use hawser_core::error::Result;
use hawser_core::info::Info;

use crate::agree;
use crate::call::Way;

/// Whether a kind of collective access is buffered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Where the ranks' pieces are small and lie close together.
    Automatic,
    Enable,
    Disable,
}

impl Mode {
    const ALL: [Mode; 3] = [Mode::Automatic, Mode::Enable, Mode::Disable];

    fn name(self) -> &'static str {
        match self {
            Mode::Automatic => "automatic",
            Mode::Enable => "enable",
            Mode::Disable => "disable",
        }
    }

    fn of(text: &str) -> Option<Mode> {
        match text.trim().to_ascii_lowercase().as_str() {
            "automatic" => Some(Mode::Automatic),
            "enable" | "true" => Some(Mode::Enable),
            "disable" | "false" => Some(Mode::Disable),
            _ => None,
        }
    }
}

/// Hints of collective buffering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    pub(crate) write: Mode,
    pub(crate) read: Mode,
    /// Bytes of memory at most that an aggregator uses.
    pub(crate) buffer: u64,
    /// Ranks at most that move data for others; 0: as many as are useful.
    pub(crate) aggregators: u32,
    /// The same of each node.
    pub(crate) on_each_node: u32,
}

/// Bytes of an aggregator's buffers at least: a hint for less means this.
const BUFFER_MIN: u64 = 16 << 10;
/// The default of the hint `cb_buffer_size`.
const BUFFER: u64 = 16 << 20;

/// Hints that change settings, by name: those of MPI-5.0 section 14.2.8 and ROMIO, and Open MPI's.
pub(crate) const KEYS: [&str; 9] = [
    "romio_cb_write",
    "romio_cb_read",
    "collective_buffering",
    "cb_buffer_size",
    "cycle_buffer_size",
    "cb_nodes",
    "num_aggregators",
    "bytes_per_agg",
    "cb_config_list",
];

/// How many ranks of a node a list of aggregators allows that says the same of all nodes, `*:2`; 0:
/// as many as are useful. Lists of hosts by name are not understood.
fn on_each_node(list: &str) -> Option<u32> {
    match list.trim().strip_prefix("*:")?.trim() {
        "*" => Some(0),
        number => number.parse().ok().filter(|n| *n > 0),
    }
}

impl Settings {
    pub(crate) const DEFAULT: Settings = Settings {
        write: Mode::Automatic,
        read: Mode::Automatic,
        buffer: BUFFER,
        aggregators: 0,
        on_each_node: 0,
    };

    /// Those of a file, from the hints of the site and over them the program's: some hints have
    /// several names.
    pub(crate) fn of(site: &Info, given: Option<&Info>) -> Settings {
        let settings = Settings::DEFAULT.with(site);
        given.map_or(settings, |given| settings.with(given))
    }

    /// These settings, changed by hints. A value that means nothing changes nothing.
    pub(crate) fn with(mut self, info: &Info) -> Settings {
        let number = |key: &str| info.get(key).and_then(|t| t.trim().parse::<u64>().ok());
        let mode = |key: &str| info.get(key).and_then(|t| Mode::of(&t));
        if let Some(both) = mode("collective_buffering") {
            (self.write, self.read) = (both, both);
        }
        self.write = mode("romio_cb_write").unwrap_or(self.write);
        self.read = mode("romio_cb_read").unwrap_or(self.read);
        let size = |key| number(key).filter(|n| *n > 0);
        let buffer = size("cb_buffer_size").or_else(|| size("cycle_buffer_size"));
        let buffer = buffer.or_else(|| size("bytes_per_agg"));
        if let Some(bytes) = buffer {
            self.buffer = bytes.clamp(BUFFER_MIN, 1 << 40);
        }
        if let Some(n) = size("cb_nodes").or_else(|| size("num_aggregators")) {
            self.aggregators = u32::try_from(n).unwrap_or(u32::MAX);
        }
        let list = info.get("cb_config_list").and_then(|list| on_each_node(&list));
        self.on_each_node = list.unwrap_or(self.on_each_node);
        self
    }

    /// Buffers for these settings serve those, too.
    pub(crate) fn has_buffers_of(&self, other: &Settings) -> bool {
        let of = |s: &Settings| (s.buffer, s.aggregators, s.on_each_node);
        of(self) == of(other)
    }

    /// True when hints say something of them.
    pub(crate) fn concerned(info: Option<&Info>) -> bool {
        info.is_some_and(|info| KEYS.iter().any(|key| info.get(key).is_some()))
    }

    pub(crate) fn mode(&self, way: Way) -> Mode {
        if way == Way::Write { self.write } else { self.read }
    }

    /// Collective: those of the first rank, on all ranks.
    pub(crate) fn agreed(self, comm: &Comm) -> Result<Settings> {
        let mine = [
            self.write as i64,
            self.read as i64,
            self.buffer as i64,
            i64::from(self.aggregators),
            i64::from(self.on_each_node),
        ];
        let told = if comm.rank() == 0 { mine } else { [i64::MIN; 5] };
        let all = agree::largest(comm, &told)?;
        let mode = |at: usize| {
            let index = all.get(at).and_then(|i| usize::try_from(*i).ok());
            index.and_then(|i| Mode::ALL.get(i)).copied().unwrap_or(Mode::Automatic)
        };
        let number = |at: usize| all.get(at).copied().unwrap_or(0).max(0) as u64;
        let ranks = |at: usize| u32::try_from(number(at)).unwrap_or(u32::MAX);
        Ok(Settings {
            write: mode(0),
            read: mode(1),
            buffer: number(2),
            aggregators: ranks(3),
            on_each_node: ranks(4),
        })
    }

    /// Hints that tell them.
    pub(crate) fn told(&self) -> [(&'static str, String); 3] {
        [
            ("romio_cb_write", self.write.name().to_owned()),
            ("romio_cb_read", self.read.name().to_owned()),
            ("cb_buffer_size", self.buffer.to_string()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_s_hint_beats_another_name_for_it_in_the_hints_of_the_site() {
        let info = |hints: &[(&str, &str)]| {
            let info = Info::new();
            hints.iter().for_each(|(k, v)| info.set(k, v).unwrap());
            info
        };
        let site = [("romio_cb_write", "enable"), ("cb_buffer_size", "1048576"), ("cb_nodes", "2")];
        let own = info(&[("collective_buffering", "false"), ("bytes_per_agg", "65536")]);
        let found = Settings::of(&info(&site), Some(&own));
        assert_eq!((found.write, found.read), (Mode::Disable, Mode::Disable));
        assert_eq!((found.buffer, found.aggregators), (65536, 2));
        assert_eq!(Settings::of(&info(&site), None).write, Mode::Enable);
    }

    #[test]
    fn hints_change_settings_where_they_mean_something() {
        let with = |hints: &[(&str, &str)]| {
            let info = Info::new();
            hints.iter().for_each(|(k, v)| info.set(k, v).unwrap());
            Settings::DEFAULT.with(&info)
        };
        assert_eq!(with(&[("romio_cb_write", "yes"), ("cb_buffer_size", "-1")]), Settings::DEFAULT);
        let all = with(&[
            ("romio_cb_write", "Enable"),
            ("romio_cb_read", "disable"),
            ("cb_buffer_size", "1048576"),
            ("cb_nodes", "3"),
        ]);
        let expected = Settings {
            write: Mode::Enable,
            read: Mode::Disable,
            buffer: 1 << 20,
            aggregators: 3,
            on_each_node: 0,
        };
        assert_eq!(all, expected);
        let open = with(&[("collective_buffering", "false"), ("cycle_buffer_size", "1")]);
        assert_eq!((open.write, open.read), (Mode::Disable, Mode::Disable));
        assert_eq!(open.buffer, BUFFER_MIN);
        let lists = ["*:3", " *: 1", "*:*", "*:0", "host1:2", "*"].map(on_each_node);
        assert_eq!(lists, [Some(3), Some(1), Some(0), None, None, None]);
        assert_eq!(with(&[("cb_config_list", "*:2")]).on_each_node, 2);
    }
}
