//! A job on several hosts as its launcher shows it to `hawser why`, `top` and `ps`.
//!
//! `mpirun` of such a job listens under an abstract name of its host, [`NAME`] with the job's
//! number. Whoever runs as the same user and connects gets one [`JobReport`] and the end: four
//! bytes with the length in network byte order, then the value in postcard form.

use std::io::{self, Read};

use serde::{Deserialize, Serialize};

use super::VERSION;
use crate::WireError;
use crate::observe::JobView;

/// What the names of launchers begin with; 16 hexadecimal digits follow.
pub const NAME: &str = "hawser/job/";
/// Longest answer, in bytes.
const ANSWER_MAX: usize = 256 << 20;

/// The job.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JobReport {
    /// [`VERSION`] of the launcher.
    pub version: u32,
    /// The launcher's process id.
    pub launcher: u32,
    /// The first program with its arguments, for people.
    pub program: String,
    /// What its ranks do, on all hosts.
    pub view: JobView,
}

/// The name under which the launcher of a job listens.
pub fn name(job: u64) -> String {
    format!("{NAME}{job:016x}")
}

/// The bytes of an answer.
///
/// # Errors
/// It is too long.
pub fn encode(whole: &JobReport) -> Result<Vec<u8>, WireError> {
    let body = postcard::to_stdvec(whole).map_err(|_| WireError::SENSELESS)?;
    if body.len() > ANSWER_MAX {
        return Err(WireError::TooLong(body.len()));
    }
    Ok([&(body.len() as u32).to_be_bytes()[..], &body].concat())
}

/// Reads an answer.
///
/// # Errors
/// The connection ends early, or the bytes are of another version.
pub fn read(from: &mut dyn Read) -> io::Result<JobReport> {
    let bad = |text: &str| io::Error::new(io::ErrorKind::InvalidData, text);
    let mut head = [0; 4];
    from.read_exact(&mut head)?;
    let len = u32::from_be_bytes(head) as usize;
    if len > ANSWER_MAX {
        return Err(bad("an answer without meaning"));
    }
    let mut body = Vec::new();
    from.take(len as u64).read_to_end(&mut body)?;
    let version = postcard::take_from_bytes::<u32>(&body).map(|(v, _)| v);
    if version != Ok(VERSION) {
        return Err(bad("its mpirun is of another release"));
    }
    postcard::from_bytes(&body).map_err(|_| bad("an answer without meaning"))
}

#[cfg(test)]
mod tests {
    use hawser_segment::node::NetworkNumbers;

    use super::*;
    use crate::observe::{HostRanks, NetworkView};

    #[test]
    fn an_answer_is_read_or_refused() {
        let hosts = vec![HostRanks { host: "a".into(), ranks: vec![(0, 2)] }];
        let numbers = NetworkNumbers { rail: "tcp/eth0.0".into(), sent: 5, ..Default::default() };
        let networks = NetworkView::of_node(0, vec![numbers], &|node| Some(format!("h{node}")));
        let view = JobView {
            job: 7,
            nprocs: 2,
            now_ns: 5,
            ranks: Vec::new(),
            hosts,
            networks,
            others: Vec::new(),
        };
        let version = VERSION;
        let whole = JobReport { version, launcher: 12, program: "./a".into(), view };
        let bytes = encode(&whole).expect("short");
        assert_eq!(read(&mut &bytes[..]).expect("whole"), whole);
        for cut in 0..bytes.len() {
            assert!(read(&mut &bytes[..cut]).is_err());
        }
        let other = encode(&JobReport { version: version + 1, ..whole }).expect("short");
        assert!(read(&mut &other[..]).unwrap_err().to_string().contains("another release"));
        assert!(read(&mut &[0xff; 9][..]).is_err());
        assert_eq!(name(0xab), "hawser/job/00000000000000ab");
    }
}
