use hawser_segment::Remote;

use super::*;

struct Log(Vec<(ProcId, u8, Vec<u8>)>);

impl Sink for Log {
    fn message(&mut self, from: Remote, tag: AmTag, message: &[u8]) {
        self.0.push((from.proc(), tag.0, message.to_vec()));
    }
    fn complete(&mut self, _cookie: u64, _result: Result<(), Failure>) {}
    fn path_down(&mut self, _peer: Remote, _why: Failure) {}
}

#[test]
fn only_oneself_is_reached() {
    let mut btl = Loopback::new(3);
    assert!(matches!(btl.add_peer(&Peer { at: 3.into(), node: 0, local: None }), Reach::Yes(_)));
    assert!(matches!(btl.add_peer(&Peer { at: 4.into(), node: 0, local: None }), Reach::No(_)));
}

#[test]
fn a_get_outside_of_the_region_is_refused() {
    let mut btl = Loopback::new(0);
    let mut bytes = [1u8; 8];
    let mut to = [0u8; 8];
    // SAFETY: both arrays outlive the calls.
    let (from, local) =
        unsafe { (UserSlice::new(bytes.as_mut_ptr(), 8), UserSlice::new(to.as_mut_ptr(), 8)) };
    let region = btl.expose(ENDPOINT, from).unwrap();
    assert!(btl.get(ENDPOINT, region, 1, local, 0).is_err());
    assert!(btl.get(ENDPOINT, region, u64::MAX, local, 0).is_err());
    assert!(btl.get(ENDPOINT, region, 0, local, 0).unwrap());
    assert_eq!(to, [1; 8]);
}

#[test]
fn messages_wait_for_progress() {
    let mut btl = Loopback::new(1);
    btl.send_short(ENDPOINT, AmTag(2), b"he", b"llo").unwrap();
    let mut log = Log(Vec::new());
    assert_eq!(btl.progress(&mut log), 1);
    assert_eq!(log.0, [(1, 2, b"hello".to_vec())]);
    assert_eq!(btl.progress(&mut log), 0);
}

#[test]
fn it_keeps_the_contract() {
    use crate::conformance::{Pair, check_all};
    check_all(|| Pair {
        ends: vec![Box::new(Loopback::new(4))],
        peers: vec![Peer { at: 4.into(), node: 0, local: Some(0) }],
    });
}
