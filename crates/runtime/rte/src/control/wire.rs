//! The bytes of [`Envelope`]s and of a [`Bootstrap`]: postcard, whose numbers have no byte order
//! and no width; `docs/formats/oob.md` says what follows what.

use std::borrow::Cow;

use super::{Bootstrap, Dest, Envelope, LaunchPlan, Mark, Order, VERSION};
use crate::WireError;
use crate::control::Body;
use crate::gpr::wire::MESSAGE_MAX;

/// Marks the beginning of a bootstrap on a daemon's input.
const MAGIC: [u8; 8] = *b"HAWSERD\n";
/// Largest message, in bytes.
pub const BODY_MAX: usize = MESSAGE_MAX + 1024;
/// Largest bootstrap, in bytes.
pub const BOOTSTRAP_MAX: usize = 64 << 20;

/// The bytes of a message.
///
/// # Errors
/// [`WireError::TooLong`] when it is too long to be sent.
pub fn encode(envelope: &Envelope) -> Result<Vec<u8>, WireError> {
    let bytes = postcard::to_stdvec(envelope).map_err(|_| WireError::SENSELESS)?;
    if bytes.len() <= BODY_MAX { Ok(bytes) } else { Err(WireError::TooLong(bytes.len())) }
}

/// Reads a message.
///
/// # Errors
/// For all bytes that [`encode`] does not make; nothing is allocated beyond their length.
pub fn decode(bytes: &[u8]) -> Result<Envelope, WireError> {
    let mut envelope: Envelope = exactly(bytes)?;
    match &mut envelope.body {
        Body::Order(Order::Launch(plan)) => check(plan)?,
        Body::Order(Order::Moved { map, nodes, .. }) => {
            if nodes.len() != map.nodes() as usize {
                return Err(WireError::SENSELESS);
            }
            map.clone().check()?;
        }
        _ => {}
    }
    Ok(envelope)
}

/// From whom a message is, for whom, and its mark, without a look at what it says.
///
/// # Errors
/// The bytes have no such beginning.
pub fn way(bytes: &[u8]) -> Result<(u32, Dest, Mark), WireError> {
    match postcard::take_from_bytes(bytes) {
        Ok((way, _)) => Ok(way),
        Err(_) => Err(WireError::SENSELESS),
    }
}

fn check(plan: &mut LaunchPlan) -> Result<(), WireError> {
    // Before the map is looked at: what it says of nodes is as much memory as there are.
    if plan.nodes.len() != plan.map.nodes() as usize {
        return Err(WireError::SENSELESS);
    }
    plan.map.clone().check()?;
    let fits = plan.programs.first().is_none_or(|p| p.first == 0)
        && plan.programs.windows(2).all(|w| w[0].first <= w[1].first)
        && (plan.map.ranks() == 0 || !plan.programs.is_empty());
    if fits { Ok(()) } else { Err(WireError::SENSELESS) }
}

fn exactly<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, WireError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        _ => Err(WireError::SENSELESS),
    }
}

/// What a daemon reads from its input: a mark, the length, and the bootstrap.
///
/// # Errors
/// [`WireError::TooLong`] when it is too long.
pub fn encode_bootstrap(bootstrap: &Bootstrap) -> Result<Vec<u8>, WireError> {
    let body = postcard::to_stdvec(bootstrap).map_err(|_| WireError::SENSELESS)?;
    if body.len() > BOOTSTRAP_MAX {
        return Err(WireError::TooLong(body.len()));
    }
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&(body.len() as u32).to_be_bytes());
    bytes.extend_from_slice(&body);
    Ok(bytes)
}

/// Reads a bootstrap from the beginning of `bytes`; `None`: more bytes are needed. Returns also the
/// number of bytes that it had.
///
/// # Errors
/// When the bytes are something else.
pub fn decode_bootstrap(bytes: &[u8]) -> Result<Option<(Bootstrap, usize)>, WireError> {
    let begun = bytes.len().min(MAGIC.len());
    if bytes.get(..begun) != MAGIC.get(..begun) {
        return Err(WireError::SENSELESS);
    }
    let rest = bytes.get(MAGIC.len()..).unwrap_or_default();
    let Some((len, rest)) = rest.split_first_chunk::<4>() else { return Ok(None) };
    let len = u32::from_be_bytes(*len) as usize;
    if len > BOOTSTRAP_MAX {
        return Err(WireError::TooLong(len));
    }
    let Some(body) = rest.get(..len) else { return Ok(None) };
    // What stands first has the same form in all versions.
    match postcard::take_from_bytes::<(u32, String)>(body) {
        Ok(((VERSION, _), _)) | Err(_) => {}
        Ok(((version, release), _)) => {
            return Err(WireError::Release { version, own: VERSION, release });
        }
    }
    Ok(Some((exactly(body)?, MAGIC.len() + 4 + len)))
}

/// A bootstrap as text that can be pasted: hexadecimal digits.
pub fn bootstrap_text(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// What a daemon has read, as bytes: text of [`bootstrap_text`] with spaces and line ends anywhere,
/// or the bytes themselves.
pub fn bootstrap_bytes(read: &[u8]) -> Cow<'_, [u8]> {
    let digit = |b: &u8| char::from(*b).to_digit(16);
    if read.first().and_then(digit) != Some(u32::from(MAGIC[0] >> 4)) {
        return Cow::Borrowed(read);
    }
    let digits: Vec<u8> = read.iter().filter_map(digit).map(|d| d as u8).collect();
    Cow::Owned(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[cfg(test)]
mod tests {
    use hawser_segment::node::Phase;
    use hawser_status::StatusPage;

    use super::*;
    use crate::control::plan::{
        CellLine, HostLine, Level, MapBy, NodeCard, NodeNumbers, OutputPlan, Placement, Program,
        Reader, RestorePlan, SetMark, Who,
    };
    use crate::control::{Ended, Mail, Report};
    use crate::errmgr::Memory;
    use crate::iof::{Source, Tag};
    use crate::map::JobMap;
    use crate::state::hold::{LateRank, NodeAnswer};
    use crate::state::job::MpiPhase;
    use hawser_os::process::Exit;
    use proptest::prelude::*;

    fn plan() -> LaunchPlan {
        let card = |n: u32| NodeCard {
            host: format!("h{n}"),
            acceptor: vec![
                "10.0.0.1:4000".parse().expect("good"),
                "[::1]:9".parse().expect("good"),
            ],
            arch: 7,
            cell: 0,
        };
        LaunchPlan {
            secret: [6; 32],
            number: 2,
            parent_port: "port".into(),
            pmi_parent: Some((
                3,
                crate::universe::PmiOrigin { pairs: vec![("a".into(), "b".into())] },
            )),
            map: JobMap::new(2, &[0, 0, 1]),
            nodes: (0..2).map(card).collect(),
            programs: vec![Program {
                first: 0,
                argv: vec![b"a".to_vec(), vec![0xff]],
                cwd: b"/".to_vec(),
                cwd_asked: true,
                env: vec![(b"A".to_vec(), None)],
            }],
            universe: 4,
            channels: 1,
            env: vec![(b"PATH".to_vec(), b"/bin".to_vec())],
            placement: Placement { map_by: Some(MapBy::Ppr(2, Level::Numa)), ..Default::default() },
            output: OutputPlan {
                tag: Tag::Full,
                timestamp: false,
                max_line: 1000,
                window: 1 << 20,
                raw: false,
                terminal: [true, false],
                one_output: false,
                merge: false,
                dir: Vec::new(),
                copy: true,
            },
            input: Reader::Rank(0),
            input_direct: true,
            restore: Some(RestorePlan {
                set: b"/s/000001".to_vec(),
                mark: SetMark::Manifest(7),
                criu: b"/criu".to_vec(),
                limit: 5,
                rewind: true,
                numbers: NodeNumbers { total: 3, now: vec![(1, 0), (2, 1)], apart: vec![(1, 2)] },
                parts: vec![(2, 1)],
            }),
        }
    }

    fn order(order: Order) -> Envelope {
        Envelope::new(0, Dest::All, 7, Body::Order(order))
    }

    fn samples() -> Vec<Envelope> {
        let report = |r| Envelope::new(3, Dest::Master, 7, Body::Report(r));
        vec![
            order(Order::Launch(Box::new(plan()))),
            order(Order::Input { rank: Some(3), bytes: vec![0; 300] }),
            order(Order::Lost { ranks: vec![(1, 2)], why: "é".into() }),
            order(Order::Leave { bad: true }),
            order(Order::Moved {
                from: 1,
                parted: vec![1],
                map: plan().map,
                nodes: plan().nodes,
                numbers: NodeNumbers { total: 2, now: vec![(0, 0), (1, 2)], ..Default::default() },
            }),
            report(Report::Ended(vec![Ended {
                rank: 70_000,
                pid: 12,
                exit: Exit::Signal { signal: 11, core: true },
                phase: Phase::Running,
                mpi: MpiPhase::InSessions { awaits: Some(3) },
                status: StatusPage { call: 3, ..StatusPage::default() },
                memory: Memory::RanOut,
                core_pattern: "core".into(),
            }])),
            report(Report::Output { stream: Source::Stderr, bytes: b"line\n".to_vec() }),
            report(Report::Hold {
                number: 4,
                answer: NodeAnswer::Waiting(vec![LateRank { rank: 300, why: "w".into() }]),
            }),
            Envelope {
                mark: Mark { number: 3, heard: 400, heard_all: 1 << 40 },
                ..Envelope::new(1, Dest::Node(2), 7, Body::Again)
            },
            Envelope::new(
                1,
                Dest::Node(2),
                7,
                Body::Mail(Mail { job: 1, from: 2, to: 3, tag: 4, bytes: vec![5] }),
            ),
        ]
    }

    #[test]
    fn messages_survive() {
        for envelope in samples() {
            let bytes = encode(&envelope).expect("short");
            assert_eq!(decode(&bytes).as_ref(), Ok(&envelope));
            assert_eq!(way(&bytes), Ok((envelope.from, envelope.to, envelope.mark)));
            for cut in 0..bytes.len() {
                assert!(decode(&bytes[..cut]).is_err(), "{cut} of {envelope:?}");
            }
            assert!(decode(&[bytes, vec![0]].concat()).is_err());
        }
    }

    /// Peers of different forms and one version misread each other instead of saying so: a change
    /// of these bytes is a change of the version.
    #[test]
    fn messages_have_the_form_of_their_version() {
        let samples = samples();
        let bytes: Vec<u8> =
            samples.iter().flat_map(|sample| encode(sample).expect("short")).collect();
        // FNV-1a
        let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
        });
        assert_eq!((VERSION, bytes.len(), sum), (20, 743, 0x1850_6b69_fec3_97c2), "{sum:#x}");
    }

    #[test]
    fn a_plan_that_contradicts_itself_is_refused() {
        for spoil in [
            (|p: &mut LaunchPlan| p.nodes.clear()) as fn(&mut LaunchPlan),
            |p| p.programs.clear(),
            |p| p.programs[0].first = 1,
        ] {
            let mut bad = plan();
            spoil(&mut bad);
            let bytes = encode(&order(Order::Launch(Box::new(bad)))).expect("short");
            assert!(decode(&bytes).is_err());
        }
    }

    #[test]
    fn a_move_that_contradicts_itself_is_refused() {
        let (map, numbers) =
            (plan().map, NodeNumbers { total: 2, now: vec![(0, 0), (1, 2)], ..Default::default() });
        let bad = Order::Moved { from: 1, parted: Vec::new(), map, nodes: Vec::new(), numbers };
        assert!(decode(&encode(&order(bad)).expect("short")).is_err());
    }

    #[test]
    fn what_is_too_long_is_not_sent() {
        let long = order(Order::Input { rank: None, bytes: vec![0; BODY_MAX + 1] });
        assert!(matches!(encode(&long), Err(WireError::TooLong(_))));
    }

    #[test]
    fn a_bootstrap_comes_in_pieces() {
        let bootstrap = Bootstrap {
            version: VERSION,
            release: "1.2".into(),
            job: 5,
            secret: [9; 32],
            nodes: 3,
            arity: 2,
            added: 4,
            gathered: false,
            who: Who::Named(1, vec!["a".into(), "b".into()]),
            parent_host: "h".into(),
            parent: vec!["10.0.0.1:1".parse().expect("good")],
            root: Some(("r".into(), vec!["10.0.0.2:1".parse().expect("good")])),
            params: Vec::new(),
            calibrated: "a_ns=1.5".into(),
            hosts: vec![HostLine {
                node: 1,
                name: "a".into(),
                user: String::new(),
                port: 22,
                apart: true,
            }],
            cells: vec![CellLine {
                name: "west".into(),
                first: 0,
                arity: 2,
                starter: "slurm".into(),
                starter_args: String::new(),
                prefix: "/opt".into(),
            }],
        };
        let bytes = encode_bootstrap(&bootstrap).expect("short");
        for cut in 0..bytes.len() {
            assert_eq!(decode_bootstrap(&bytes[..cut]), Ok(None), "{cut}");
        }
        let more = [&bytes[..], b"rest"].concat();
        assert_eq!(decode_bootstrap(&more), Ok(Some((bootstrap.clone(), bytes.len()))));
        let text = bootstrap_text(&bytes);
        let lines: Vec<String> =
            text.as_bytes().chunks(76).map(|c| String::from_utf8_lossy(c).into_owned()).collect();
        let pasted = lines.join("\r\n") + "\n";
        assert_eq!(*bootstrap_bytes(pasted.as_bytes()), bytes);
        assert_eq!(*bootstrap_bytes(&bytes), bytes);
        let old = Bootstrap { version: VERSION + 1, ..bootstrap.clone() };
        let old = encode_bootstrap(&old).expect("short");
        let text = decode_bootstrap(&old).expect_err("another version").to_string();
        assert!(text.contains("release 1.2"), "{text}");
        assert!(decode_bootstrap(b"#!/bin/sh").is_err());
        assert!(decode_bootstrap(b"HAWSERD\n\xff\xff\xff\xff").is_err());
    }

    proptest! {
        #[test]
        fn any_bytes_are_a_message_or_an_error(
            bytes in prop::collection::vec(any::<u8>(), 0..200),
        ) {
            let _ = (decode(&bytes), way(&bytes), bootstrap_bytes(&bytes));
            let _ = decode_bootstrap(&bytes);
        }

        #[test]
        fn damaged_messages_end_nowhere(
            which in 0usize..8,
            at in any::<prop::sample::Index>(),
            to in any::<u8>(),
        ) {
            let mut bytes = encode(&samples()[which]).expect("short");
            let at = at.index(bytes.len());
            bytes[at] = to;
            let _ = decode(&bytes);
        }
    }
}
