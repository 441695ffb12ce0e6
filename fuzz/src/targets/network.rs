//! What daemons read: the bootstrap, frames of a link, messages.

use hawser_rte::control::wire;
use hawser_rte::oob::directory::Contact;
use hawser_rte::oob::relay::{Relay, Times};
use hawser_rte::oob::tree::Tree;

/// Whatever has a meaning says the same when it is written and read again.
pub(super) fn message(data: &[u8]) {
    if let Ok(envelope) = wire::decode(data) {
        let way = (envelope.from, envelope.to, envelope.mark);
        assert_eq!(wire::way(data).as_ref(), Ok(&way));
        if let Ok(bytes) = wire::encode(&envelope) {
            // A number that is not one is unlike itself: forms are compared, not values.
            let again = wire::decode(&bytes).and_then(|e| wire::encode(&e));
            assert_eq!(again, Ok(bytes));
        }
    }
}

pub(super) fn bootstrap(data: &[u8]) {
    let bytes = wire::bootstrap_bytes(data);
    if let Ok(Some((_, used))) = wire::decode_bootstrap(&bytes) {
        assert!(used <= bytes.len());
    }
}

/// A contact that is read says the same when it is written and read again.
pub(super) fn contact(data: &[u8]) {
    if let Ok(Some(contact)) = Contact::decode(data) {
        assert_eq!(Contact::decode(&contact.encode()), Ok(Some(contact)));
    }
}

/// A neighbour that says anything, in pieces: it is refused or its messages take their way.
pub(super) fn link(data: &[u8]) {
    let mut relay = Relay::new(Tree::new(7, 2), 1, Times::default());
    // In a tree that heals messages have numbers, too.
    if data.first().is_some_and(|b| b % 2 == 1) {
        relay.heal();
    }
    relay.handle_open(0, 0);
    relay.handle_open(3, 0);
    for (i, piece) in data.chunks(13).enumerate() {
        let now = i as u64 * 100;
        if relay.handle_bytes(0, piece, now).is_err() {
            break;
        }
        relay.handle_time(now);
        while relay.poll_here().is_some() {}
        let written = relay.poll_output(3).len();
        relay.handle_written(3, written, now);
    }
}
