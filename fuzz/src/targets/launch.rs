//! What a user types at `mpirun`, and what a rank finds in its environment.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

use hawser_launch::lists::ranks;
use hawser_launch::{cli, ras};
use hawser_os::topology;
use hawser_rte::env::{Identity, OWN};
use hawser_rte::pmi::client::{Client, Version};
use hawser_rte::pmi::server::{Output, PmiFacts, Server};
use hawser_rte::pmi::{MAPPING_KEY, mapping};
use hawser_rte::universe::Answer;

/// Every file that the command line names has this content.
const NAMED_FILE: &str = "-n 2 ./a : -n 1 ./b\n--app f\nlocalhost slots=2\n";

pub(super) fn command_line(data: &[u8]) {
    let words: Vec<OsString> =
        data.split(|b| *b == 0).map(|w| OsString::from_vec(w.to_vec())).collect();
    let sources = cli::Sources { file: &|_| Ok(NAMED_FILE.to_string()), variable: &|_| None };
    if let Err(sentence) = cli::parse(&words, sources) {
        assert!(!sentence.is_empty(), "an error needs a sentence");
    }
}

pub(super) fn hostfile(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let errors = [
        ras::parse_hostfile(&text).err(),
        ranks::parse_rankfile("f", &text).err(),
        ranks::parse_seq("f", &text).err(),
        ranks::parse_cpus(&text, &[',']).err(),
    ];
    for sentence in errors.into_iter().flatten() {
        assert!(!sentence.is_empty(), "an error needs a sentence");
    }
}

/// What was accepted describes a rank that can exist.
pub(super) fn environment(data: &[u8]) {
    let values: Vec<String> =
        data.split(|b| *b == 0).map(|v| String::from_utf8_lossy(v).into_owned()).collect();
    let get = |name: &str| {
        let index = OWN.iter().position(|n| *n == name)?;
        values.get(index).cloned()
    };
    if let Ok(id) = Identity::read(&get) {
        assert!(id.job != 0 && id.rank < id.size && id.local_rank < id.local_size);
        assert!(id.local_size <= id.size);
    }
    for value in &values {
        let list = topology::parse_list(value);
        let again = topology::parse_list(&topology::format_list(&list));
        assert!(again.len() <= list.len());
    }
}

/// A launcher that says what it likes, whatever it is asked.
struct Talker<'a>(&'a [u8]);

impl std::io::Read for Talker<'_> {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        std::io::Read::read(&mut self.0, to)
    }
}

impl std::io::Write for Talker<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The first byte says in pieces of which length the rest comes.
pub(super) fn pmi(data: &[u8]) {
    let Some((piece, rest)) = data.split_first() else { return };
    let mut server = Server::new(PmiFacts {
        name: "k".into(),
        ranks: vec![0],
        programs: vec![0],
        size: 1,
        universe: 1,
        pairs: vec![(MAPPING_KEY.into(), "(vector,(0,1,1))".into())],
        parent: None,
    });
    for bytes in rest.chunks(usize::from(*piece).max(1)) {
        server.handle_bytes(0, bytes);
        while let Some(output) = server.poll_output() {
            match output {
                Output::Fence(pairs) => server.handle_fenced(&pairs, true),
                Output::Universe { local, .. } => {
                    server.handle_answer(local, &Answer::Port(Some("p".into())));
                }
                Output::Write { .. } | Output::Abort { .. } | Output::Broken { .. } => {}
            }
        }
    }
    for version in [Version::One, Version::Two] {
        if let Ok(mut client) = Client::begin(Talker(rest), version, 0, "j")
            && client.welcome().is_ok()
        {
            let _ = client.get("a");
        }
    }
    if let Some(nodes) = mapping::parse(&String::from_utf8_lossy(rest), 100) {
        assert!(nodes.len() == 100 && nodes.first() == Some(&0));
    }
}

pub(super) fn name_server(data: &[u8]) {
    hawser_rte::name_server::key::fuzz(data);
    hawser_rte::name_server::channel::fuzz(data);
}
