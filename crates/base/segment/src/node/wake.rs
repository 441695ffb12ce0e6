//! Waking a process that sleeps.

use std::io;
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::net::UnixDatagram;
use std::sync::OnceLock;

use hawser_os::{futex, pipe, socket};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::{NodeSegment, PeerSlot, SLEEP_FUTEX, SLEEP_POLL};
use crate::outside::{self, Outside};

/// After a message for the process in `slot` was published: wakes it if it sleeps.
#[inline(always)]
pub fn wake(node: NodeSegment, slot: &'static PeerSlot) {
    if slot.sleepers().are_there() {
        wake_now(node, slot);
    }
}

#[cold]
#[inline(never)]
pub(crate) fn wake_now(node: NodeSegment, slot: &'static PeerSlot) {
    let how = slot.sleepers().take();
    if how & SLEEP_FUTEX != 0 {
        futex::wake(slot.sleepers().word(), u32::MAX);
    }
    if how & SLEEP_POLL != 0 {
        static SENDER: OnceLock<Option<UnixDatagram>> = OnceLock::new();
        if let Some(sender) = SENDER.get_or_init(sender) {
            // Blocking or not makes no difference to the receiver; it must make none to us.
            let _ = sender.set_nonblocking(true);
            socket::wake_by_socket(sender, &channel_name(node, slot.index()));
        }
    }
}

/// A socket to send from, which an interrupt gives up.
fn sender() -> Option<UnixDatagram> {
    let made = UnixDatagram::unbound().ok()?;
    outside::register(Box::leak(Box::new(WakeSender(made.as_raw_fd()))));
    Some(made)
}

/// The socket from which this process wakes others. Its number stays.
#[derive(Debug)]
struct WakeSender(RawFd);

impl Outside for WakeSender {
    fn interrupt(&self) -> io::Result<()> {
        pipe::keep_number(self.0)
    }

    fn resume(&self) -> io::Result<()> {
        pipe::put_behind(UnixDatagram::unbound()?.into(), self.0)
    }
}

/// The abstract name of a slot's wake channel: nobody who lacks the job's secret can guess it.
pub(crate) fn channel_name(node: NodeSegment, slot: u32) -> Vec<u8> {
    let mut name = b"hawser-".to_vec();
    if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&node.secret()) {
        mac.update(b"wake channel");
        mac.update(&node.job().to_le_bytes());
        mac.update(&node.number().to_le_bytes());
        mac.update(&slot.to_le_bytes());
        name.extend_from_slice(&mac.finalize().into_bytes()[..16]);
    }
    name
}
