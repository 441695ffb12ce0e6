//! What messages that belong to a request do to it: acknowledgements, matches, credit, fragments,
//! and the ends of puts and gets. Deliveries, as those of `arrival`.

use hawser_btl::Failure;

use crate::ob1::failure::Fault;
use crate::ob1::ids::PeerId;
use crate::ob1::slab::Name;
use crate::ob1::state::{SendState, State};
use crate::ob1::wire;

impl State {
    pub(in crate::ob1) fn acknowledged(
        &mut self,
        peer: PeerId,
        ack: wire::Ack,
    ) -> Result<(), Fault> {
        let name = Name::unpack(ack.send_req);
        let req = self.sends.requests.get_mut(name).ok_or(Fault::AckOfNone)?;
        if req.peer != peer || req.state != SendState::Offered {
            return Err(Fault::AckNotOffered);
        }
        if ack.upto > req.buf.len() as u64 {
            return Err(Fault::AckBeyondEnd);
        }
        if let Some(mover) = &mut req.mover {
            let theirs = self.peers.get(peer).routes.as_ref().and_then(|r| r.adverts);
            if !mover.handle_answer(&ack, theirs) {
                return Ok(());
            }
        } else if ack.advert.is_some() {
            return Err(Fault::AckOfAdvert);
        }
        if ack.from == ack.upto && req.loans > 0 {
            req.state = SendState::Draining;
        } else if ack.from == ack.upto {
            self.send_done(name);
        } else {
            req.remote = ack.recv_req;
            req.state = SendState::Streaming { next: ack.from, upto: ack.upto };
            // A claimed one has its place on the list.
            match req.mover.is_some() {
                true => self.work.stream_again(name),
                false => self.work.stream(name),
            }
        }
        Ok(())
    }

    pub(in crate::ob1) fn sync_matched(
        &mut self,
        peer: PeerId,
        send_req: u64,
    ) -> Result<(), Fault> {
        let name = Name::unpack(send_req);
        match self.sends.requests.get(name) {
            Some(r) if r.peer == peer && r.state == SendState::AwaitMatch => self.send_done(name),
            _ => return Err(Fault::NotAwaited),
        }
        Ok(())
    }

    pub(in crate::ob1) fn credited(&mut self, peer: PeerId, total: u64) -> Result<(), Fault> {
        let p = self.peers.get_mut(peer);
        if total > p.sent {
            return Err(Fault::Credit);
        }
        // Totals that travelled over several networks may overtake each other: the largest counts.
        p.acked = p.acked.max(total);
        Ok(())
    }

    pub(in crate::ob1) fn fragment(
        &mut self,
        peer: PeerId,
        f: wire::Frag,
        data: &[u8],
    ) -> Result<(), Fault> {
        let name = Name::unpack(f.recv_req);
        let req = self.recvs.requests.get_mut(name).ok_or(Fault::FragmentOfNone)?;
        let r = req.rendezvous.as_mut().ok_or(Fault::FragmentUnasked)?;
        let end = f.offset.checked_add(data.len() as u64).ok_or(Fault::FragmentBeyondAny)?;
        if r.peer != peer || end > r.wanted {
            return Err(Fault::FragmentOutside);
        }
        if req.buf.contiguous().is_some() {
            req.buf.write_at(f.offset as usize, data);
        } else {
            let (writer, at) = r.writer.get_or_insert_with(|| (req.buf.writer(), 0));
            if *at != f.offset {
                writer.seek(f.offset as usize);
            }
            writer.write(data);
            *at = end;
        }
        r.received.add(f.offset, end);
        if r.is_whole() {
            self.recv_done(name);
        }
        Ok(())
    }

    /// The sender has written bytes of the message to where they belong.
    pub(in crate::ob1) fn was_put(&mut self, peer: PeerId, p: wire::Put) -> Result<(), Fault> {
        let name = Name::unpack(p.recv_req);
        let req = self.recvs.requests.get_mut(name).ok_or(Fault::PutOfNone)?;
        let r = req.rendezvous.as_mut().ok_or(Fault::PutUnasked)?;
        if r.peer != peer || r.advert.is_none() || p.bytes > r.wanted.saturating_sub(r.got()) {
            return Err(Fault::PutOutside);
        }
        r.put += p.bytes;
        if r.is_whole() {
            self.recv_done(name);
        }
        Ok(())
    }

    /// A `get` has ended. True on the last one of a refused transfer is handled by the pull list.
    pub(in crate::ob1) fn got(&mut self, name: Name, place: usize, result: Result<(), Failure>) {
        let Some(req) = self.recvs.requests.get_mut(name) else { return };
        let Some(r) = req.rendezvous.as_mut() else { return };
        if let Some(gets) = r.gets.get_mut(place) {
            *gets = gets.saturating_sub(1);
        }
        r.refused |= result.is_err();
        // Where there are several rails this one has room for another.
        if !r.is_reading() || r.regions.list().len() > 1 {
            self.work.pull_again(name);
        }
    }
}
