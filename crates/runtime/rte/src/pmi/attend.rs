//! What the first rank of a node and the attendant that it has started say to each other
//! (`docs/formats/joining.md`). Pure.

use std::net::SocketAddr;

/// Longest message, in bytes.
pub const MESSAGE_MAX: usize = 4096;

/// What the rank says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttendRequest {
    /// Take connections for this job.
    Begin {
        /// The job.
        job: u64,
        /// Its secret.
        secret: [u8; 32],
    },
    /// The descriptor that comes with this is the node segment.
    Segment,
    /// The descriptor that comes with this ends with the process of the next slot; the first slot
    /// is that of the rank that speaks.
    Rank,
}

/// The bytes of a request.
pub fn encode_request(request: &AttendRequest) -> Vec<u8> {
    match request {
        AttendRequest::Begin { job, secret } => {
            [&b"HWAB"[..], &job.to_be_bytes()[..], &secret[..]].concat()
        }
        AttendRequest::Segment => b"HWAS".to_vec(),
        AttendRequest::Rank => b"HWAR".to_vec(),
    }
}

/// Reads one; `None` when it is none.
pub fn read_request(bytes: &[u8]) -> Option<AttendRequest> {
    let (kind, rest) = bytes.split_at_checked(4)?;
    match (kind, rest.len()) {
        (b"HWAB", 40) => {
            let (job, secret) = rest.split_at_checked(8)?;
            let job = u64::from_be_bytes(job.try_into().ok()?);
            Some(AttendRequest::Begin { job, secret: secret.try_into().ok()? })
        }
        (b"HWAS", 0) => Some(AttendRequest::Segment),
        (b"HWAR", 0) => Some(AttendRequest::Rank),
        _ => None,
    }
}

/// The answer to [`AttendRequest::Begin`]: where connections are taken, or why not; a sentence
/// instead of an answer at any later time.
pub fn reply(reply: &Result<Vec<SocketAddr>, String>) -> Vec<u8> {
    let mut bytes = match reply {
        Ok(addresses) => {
            let list: Vec<String> = addresses.iter().map(ToString::to_string).collect();
            format!("+{}", list.join(","))
        }
        Err(why) => format!("-{why}"),
    }
    .into_bytes();
    bytes.truncate(MESSAGE_MAX);
    bytes
}

/// Reads it.
///
/// # Errors
/// The attendant's sentence, or that it says what is no answer.
pub fn read_reply(bytes: &[u8]) -> Result<Vec<SocketAddr>, String> {
    let text = String::from_utf8_lossy(bytes);
    if let Some(why) = text.strip_prefix('-') {
        return Err(why.to_string());
    }
    let list = text.strip_prefix('+').and_then(addresses);
    list.ok_or("hawserd says what is no answer".to_string())
}

/// Reads addresses with commas between them.
pub fn addresses(text: &str) -> Option<Vec<SocketAddr>> {
    text.split(',').filter(|a| !a.is_empty()).map(|a| a.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_come_back() {
        let all = [
            AttendRequest::Begin { job: 7, secret: [3; 32] },
            AttendRequest::Segment,
            AttendRequest::Rank,
        ];
        for one in all {
            let bytes = encode_request(&one);
            assert_eq!(read_request(&bytes), Some(one));
            for cut in 0..bytes.len() {
                assert_eq!(read_request(&bytes[..cut]), None);
            }
        }
    }

    #[test]
    fn replies_come_back() {
        let list: Vec<SocketAddr> =
            vec!["10.0.0.1:4711".parse().unwrap(), "[fe80::1%3]:9".parse().unwrap()];
        assert_eq!(read_reply(&reply(&Ok(list.clone()))), Ok(list));
        assert_eq!(read_reply(&reply(&Err("no".into()))), Err("no".into()));
        assert!(read_reply(b"+x").is_err() && read_reply(b"").is_err());
    }
}
