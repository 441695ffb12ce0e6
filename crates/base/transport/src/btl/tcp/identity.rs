//! Who this process is to its peers.

use super::fault::Fault;
use crate::btl::{ProcId, channel_of, on_channel, rank_of};
use crate::handshake::{Call, Credential, Guest, Names, Nonce, Plane, Refusal};
use crate::node::MAX_CHANNELS;

/// Who this process is.
#[derive(Clone, Debug)]
pub(super) struct Identity {
    pub(super) credential: Credential,
    pub(super) me: ProcId,
    /// Processes of the job.
    pub(super) nprocs: u32,
    /// The one channel that is served; `None`: all.
    pub(super) channel: Option<u32>,
}

impl Identity {
    /// A call of this process to a peer.
    pub(super) fn call(&self, peer: ProcId, nonce: &Nonce) -> Call {
        let channel = self.channel.unwrap_or(channel_of(peer));
        let (from, to) = (self.me, rank_of(peer));
        let names = Names { plane: Plane::Data, from, channel, to, link: 0 };
        Call::new(&self.credential, &names, nonce)
    }

    /// The peer that says a hello.
    ///
    /// # Errors
    /// It is not that of a peer who means this process.
    pub(super) fn greet(&self, hello: &[u8]) -> Result<(ProcId, Guest), Fault> {
        let guest = Guest::read(&self.credential, hello)?;
        let Names { plane, from, channel, to, .. } = *guest.names();
        let named = plane == Plane::Data
            && to == rank_of(self.me)
            && from < self.nprocs
            && from != to
            && channel < MAX_CHANNELS;
        match self.channel {
            _ if !named => Err(Refusal::Name.into()),
            Some(own) if own != channel => Err(Refusal::Name.into()),
            Some(_) => Ok((from, guest)),
            None => Ok((on_channel(from, channel), guest)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(me: ProcId, channel: Option<u32>) -> Identity {
        let credential = Credential { job: 77, secret: [1; 32] };
        Identity { credential, me, nprocs: 9, channel }
    }

    /// Whom the accepting side takes the other for.
    fn run(from: &Identity, to: &Identity, towards: ProcId) -> Result<ProcId, Fault> {
        to.greet(from.call(towards, &[1; 32]).hello()).map(|g| g.0)
    }

    #[test]
    fn a_process_without_channels_is_one_peer_per_channel() {
        let there = on_channel(5, 2);
        assert_eq!(run(&id(3, None), &id(5, None), 5), Ok(3));
        assert_eq!(run(&id(3, None), &id(5, Some(2)), there), Ok(3));
        assert_eq!(run(&id(3, Some(2)), &id(5, None), 5), Ok(on_channel(3, 2)));
        assert_eq!(run(&id(3, Some(2)), &id(5, Some(2)), 5), Ok(3));
        let refused = Err(Refusal::Name.into());
        assert_eq!(run(&id(3, Some(1)), &id(5, Some(2)), 5), refused);
        assert_eq!(run(&id(3, None), &id(6, None), 5), refused);
        assert_eq!(run(&id(9, None), &id(5, None), 5), refused, "beyond the job");
        assert_eq!(run(&id(5, None), &id(5, None), 5), refused, "its own name");
    }
}
