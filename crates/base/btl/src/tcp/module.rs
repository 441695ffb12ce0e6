//! The module of one link: its endpoints, and the short path of messages.

use std::os::fd::{AsFd, AsRawFd};

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::mem::UserSlice;
use hawser_segment::wait::{Source, Watch};
use hawser_wireup::acceptor::Contact;
use hawser_wireup::{EndpointId, WireupError};

use super::fault::TcpFault;
use super::place::TcpPlace;
use super::socket::Delivered;
use super::state::{Route, Tcp, TcpConfig, TcpEndpoint};
use super::table::HOT;
use super::wire;
use crate::{
    AmTag, Btl, Failure, LimitParams, Limits, OTHER_JOBS, Path, Peer, Reach, SendError, Sink, path,
};

/// Reads of one connection in one pass, while a message is not complete.
const READS: usize = 4;
/// Passes between looks at quiet connections.
const LOOK_EVERY: u32 = 32;
/// Bytes of messages that may come without being acknowledged; each message counts one more.
const OWED_MAX: usize = 256 << 10;

impl Tcp {
    /// Reads and delivers; returns the number of messages.
    #[inline]
    pub(super) fn read(&mut self, index: usize, sink: &mut dyn Sink) -> usize {
        let max = self.config.max_send;
        let mut found = 0;
        for reads in 0.. {
            let Some(connection) = self.table.get_mut(index) else { return found };
            if reads >= READS && !connection.has_input() {
                break;
            }
            let step = match connection.fill(max, sink) {
                Ok(true) => self.deliver(index, sink),
                Ok(false) => break,
                Err(why) => Err(why),
            };
            match step {
                Ok(messages) => found += messages.max(1),
                Err(why) => {
                    self.end(index, why, sink);
                    return found + 1;
                }
            }
            let Some(connection) = self.table.get(index) else { return found };
            if connection.is_between_frames() && !connection.has_input() {
                break;
            }
        }
        let pass = self.table.number();
        let Some(connection) = self.table.get_mut(index) else { return found };
        if found > 0 {
            connection.used = pass;
        }
        connection.has_looked();
        let parting = found > 0 && connection.place != TcpPlace::Open;
        if connection.owes() {
            self.table.writes(index);
        }
        if parting {
            self.parting(index, sink);
        }
        found
    }

    /// Delivers what was read; returns the number of messages.
    #[inline]
    fn deliver(&mut self, index: usize, sink: &mut dyn Sink) -> Result<usize, TcpFault> {
        let mut found = 0;
        loop {
            let Some(connection) = self.table.get_mut(index) else { return Ok(found) };
            let step = connection.deliver(connection.peer, self.config.max_send, sink);
            let news = connection.take_news();
            self.note(index, &news, sink)?;
            found += step?;
            if news.start.is_none() {
                return Ok(found);
            }
        }
    }

    /// What a connection has brought beside messages: acknowledgements, and the start of a series
    /// of messages.
    #[inline]
    fn note(
        &mut self,
        index: usize,
        news: &Delivered,
        sink: &mut dyn Sink,
    ) -> Result<(), TcpFault> {
        let Some(connection) = self.table.get_mut(index) else { return Ok(()) };
        let Some(endpoint) = self.endpoints.get_mut(connection.to.0 as usize) else {
            return Ok(());
        };
        if endpoint.broken.is_some() {
            super::mending::is_mended(endpoint, &self.config);
        }
        if !self.config.resumes {
            return Ok(());
        }
        endpoint.arrived += news.arrived;
        endpoint.owed += news.bytes + news.arrived as usize;
        if (news.prompt || endpoint.owed >= OWED_MAX) && connection.place == TcpPlace::Open {
            endpoint.owed = 0;
            connection.push_arrived(endpoint.arrived);
            self.table.writes(index);
        }
        if news.told > 0 {
            let told = endpoint.out.arrived(news.told, &mut self.ended);
            // Where both sides have called at once the peer tells it on the other connection.
            if let Route::Up(up) = endpoint.route
                && let Some(connection) = self.table.get_mut(up)
                && connection.is_scheduled
                && (!self.ended.is_empty() || connection.timed <= news.told)
            {
                connection.timed = u64::MAX;
                connection.measure((self.config.now)(), endpoint.out.waiting());
            }
            self.ended.drain(..).for_each(|cookie| sink.complete(cookie, Ok(())));
            told?;
        }
        match news.start {
            Some((first, fresh)) => self.started(index, first, fresh, sink),
            None => Ok(()),
        }
    }

    /// Writes what waits on all connections.
    pub(super) fn flush(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        let mut i = 0;
        while let Some(index) = self.table.writer(i) {
            let mut ended = std::mem::take(&mut self.ended);
            let result = match self.table.get_mut(index) {
                Some(connection) => match self.endpoints.get_mut(connection.to.0 as usize) {
                    Some(endpoint) => {
                        let was_lent = connection.loan().is_some();
                        let flushed = connection.flush(&mut endpoint.out, &mut ended);
                        // What another thread has read the socket tells nothing of.
                        if was_lent && connection.loan().is_none() {
                            self.collect_at = Some(0);
                        }
                        flushed
                    }
                    None => Ok(()),
                },
                None => Ok(()),
            };
            events += ended.len();
            for cookie in ended.drain(..) {
                sink.complete(cookie, Ok(()));
            }
            self.ended = ended;
            if let Err(why) = result {
                self.unwritable(index, why, sink);
                continue;
            }
            if self.table.get(index).is_some_and(|c| c.has_output()) {
                i += 1;
                continue;
            }
            self.table.has_written(i);
            self.parting(index, sink);
        }
        events
    }

    /// Reads what an agreement on keys has taken from sockets that tell nothing of it any more.
    #[cold]
    fn read_what_is_here(&mut self, sink: &mut dyn Sink) -> usize {
        let here: Vec<_> = self.table.iter().filter(|(_, c)| c.has_input()).map(|c| c.0).collect();
        here.into_iter().map(|index| self.read(index, sink)).sum()
    }

    /// Looks at the calls and at the quiet connections.
    pub(super) fn look(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.table.ready(&mut events);
        let mut found = 0;
        for event in &events {
            let index = event.token as usize;
            let read = self.read(index, sink);
            found += read;
            if read > 0 && self.table.get(index).is_some() && !self.table.is_hot(index) {
                self.heat(index);
            }
        }
        self.events = events;
        found + self.look_after_calls(sink)
    }

    pub(super) fn heat(&mut self, index: usize) {
        if let Some((old, why)) = self.table.heat(index) {
            self.broke(old, why);
        }
    }

    fn send(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
        user: Option<(UserSlice, u64)>,
    ) -> Result<bool, SendError> {
        let len = header.len() + payload.len();
        if len > self.config.max_send {
            return Err(self.too_long(len));
        }
        let is_timed = user.is_some() && len >= path::SPAN_BYTES as usize && self.is_scheduled(to);
        // What is kept until it has arrived is copied where the sender would not wait for that.
        let user = user.filter(|_| !self.config.resumes || len > self.config.eager);
        let copied = if user.is_some() { header.len() } else { len };
        if !self.can_queue(to, copied)? {
            return Err(SendError::NoResource);
        }
        let endpoint = &mut self.endpoints[to.0 as usize];
        let TcpConfig { max_send, kept, .. } = self.config;
        let waits = user.is_some() || is_timed || endpoint.out.is_tight(copied, max_send, kept);
        let head = wire::TcpHead {
            tag,
            len,
            pad: wire::padding(header.len(), payload.as_ptr() as usize, payload.len()),
            prompt: waits && self.config.resumes,
            arrived: endpoint.arrived,
        };
        endpoint.owed = 0;
        let bytes = wire::message_head(head);
        let parts = [&bytes[..wire::FRAME_HEAD + head.pad], header, payload];
        let sent = self.write(to, parts)?;
        let endpoint = &mut self.endpoints[to.0 as usize];
        if let Some(row) = endpoint.row {
            row.sent(len);
        }
        self.has_sent = true;
        if sent == parts[0].len() + len && !self.config.resumes {
            return Ok(true);
        }
        let inside = if user.is_some() { [parts[0], header, &[]] } else { parts };
        endpoint.out.push(inside, user, sent);
        let count = endpoint.out.count();
        if self.config.encrypted && sent < parts[0].len() + len {
            self.lend(to);
        }
        if sent == 0 && self.config.jobs.is_some() {
            self.lend_frame(to, user.is_none().then_some(&parts));
        }
        if is_timed {
            self.is_timed(to, count);
        }
        Ok(user.is_none())
    }

    /// Writes of a message what the open connection takes, if nothing is before it; so many bytes.
    #[inline]
    fn write(&mut self, to: EndpointId, parts: [&[u8]; 3]) -> Result<usize, SendError> {
        let len = parts[1].len() + parts[2].len();
        let endpoint = &mut self.endpoints[to.0 as usize];
        let mut sent = 0;
        let pass = self.table.number();
        let up = match endpoint.route {
            Route::Up(index) => self.table.get_mut(index).map(|connection| (index, connection)),
            _ => None,
        };
        if let Some((index, connection)) = up {
            connection.used = pass;
            if len >= path::MEASURED {
                connection.begins(self.config.now);
            }
            // An acknowledgement that waits for the next progress does not keep the message back.
            if !connection.behind
                && !connection.is_free()
                && let Err(why) = connection.flush(&mut endpoint.out, &mut self.ended)
            {
                self.broke(index, why);
                return Err(SendError::NoResource);
            }
            if connection.is_free() {
                sent = match connection.try_send(parts) {
                    Ok(sent) => sent,
                    Err(why) => {
                        // What the peer sent before it went comes first.
                        self.broke(index, why);
                        return Err(SendError::NoResource);
                    }
                };
            }
            let waits = connection.behind;
            connection.behind |= sent < parts[0].len() + len;
            // What is encrypted may wait for the kernel.
            if connection.behind || connection.owes() {
                let agrees = !waits && connection.is_agreeing();
                self.table.writes(index);
                if agrees {
                    return self.write_agreed(to, parts);
                }
            }
        }
        Ok(sent)
    }

    /// [`Tcp::write`] of the first message on a connection whose ends have still to agree on keys:
    /// waits for that for a moment. What the connection says before messages goes first.
    #[cold]
    fn write_agreed(&mut self, to: EndpointId, parts: [&[u8]; 3]) -> Result<usize, SendError> {
        let Some(index) = self.agreed(to) else { return Ok(0) };
        let Some(connection) = self.table.get_mut(index) else { return Ok(0) };
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return Ok(0) };
        connection.behind = false;
        let flushed = connection.flush(&mut endpoint.out, &mut self.ended);
        let sent = match flushed {
            Ok(()) if connection.is_free() => connection.try_send(parts),
            flushed => flushed.map(|()| 0),
        };
        connection.behind = true;
        match sent {
            Ok(sent) => {
                connection.behind = sent < parts.iter().map(|p| p.len()).sum();
                Ok(sent)
            }
            Err(why) => {
                self.broke(index, why);
                Err(SendError::NoResource)
            }
        }
    }

    /// Messages to a peer are shared out among several connections.
    fn is_scheduled(&self, to: EndpointId) -> bool {
        let up = match self.endpoints.get(to.0 as usize).map(|e| &e.route) {
            Some(Route::Up(index)) => self.table.get(*index),
            _ => None,
        };
        up.is_some_and(|connection| connection.is_scheduled)
    }

    /// The rate of the way to a peer is measured when it has so many messages.
    #[cold]
    fn is_timed(&mut self, to: EndpointId, count: u64) {
        if let Some(Route::Up(index)) = self.endpoints.get(to.0 as usize).map(|e| &e.route)
            && let Some(connection) = self.table.get_mut(*index)
        {
            connection.timed = count;
        }
    }

    #[cold]
    fn too_long(&self, len: usize) -> SendError {
        Failure::too_long(len, self.config.max_send).into()
    }

    /// True when a frame with `copied` bytes may be taken now. Without a connection one is sought.
    #[inline]
    fn can_queue(&mut self, to: EndpointId, copied: usize) -> Result<bool, SendError> {
        let TcpConfig { queue, kept, .. } = self.config;
        let endpoint = &self.endpoints[to.0 as usize];
        if let Route::Up(index) = endpoint.route
            && self.table.get(index).is_some_and(|c| c.place == TcpPlace::Open)
        {
            return Ok(endpoint.out.has_room(copied, queue, kept));
        }
        self.can_wait(to, copied)
    }

    /// As [`Tcp::can_queue`] without an open connection.
    #[cold]
    fn can_wait(&mut self, to: EndpointId, copied: usize) -> Result<bool, SendError> {
        let TcpConfig { queue, kept, resumes, .. } = self.config;
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return Ok(false) };
        if let Route::Up(index) = endpoint.route {
            // On that one this side says its last when it has written what waits.
            if !resumes || self.table.get(index).is_some_and(|c| c.has_output()) {
                return Ok(false);
            }
            endpoint.route = Route::Idle;
        }
        // What keeps breaking is made anew after a pause.
        if matches!(endpoint.route, Route::Idle) && self.mending.iter().all(|m| m.0 != to) {
            self.seek(to)?;
            self.finish_contact(to)?;
        }
        match &self.endpoints[to.0 as usize] {
            TcpEndpoint { route: Route::Idle, broken, out, .. } => {
                Ok(broken.is_some() && out.has_room(copied, queue, kept))
            }
            TcpEndpoint { route: Route::Seeking | Route::Up(_), out, .. } => {
                Ok(out.has_room(copied, queue, kept))
            }
            TcpEndpoint { at, route: Route::Lost(why), .. } => {
                Err(self.failure(*at, why.clone()).into())
            }
        }
    }
}

#[cfg(test)]
impl Tcp {
    pub(super) fn open_connections(&self) -> usize {
        self.table.iter().count()
    }
}

impl Source for Tcp {
    fn arm(&mut self, watch: &mut Watch) {
        let notified = self.config.acceptor.notifications() != self.notifications;
        if notified || !self.broken.is_empty() || !self.losses.is_empty() {
            return watch.ready();
        }
        if let Some(caller) = self.caller.as_ref().filter(|c| !c.is_empty()) {
            watch.descriptor(caller.as_fd().as_raw_fd(), false);
        }
        if let Some(due) = self.due().into_iter().chain(self.due_for_sleeper()).min() {
            watch.within(due.saturating_sub((self.config.now)()).div_ceil(1000));
        }
        for (fd, writable) in self.table.to_watch() {
            watch.descriptor(fd, writable);
        }
        if self.config.encrypted {
            for fd in self.table.iter().filter_map(|(_, connection)| connection.loan()) {
                watch.descriptor(fd, false);
            }
        }
        self.config.acceptor.arm(watch);
    }
}

impl Btl for Tcp {
    fn name(&self) -> &str {
        &self.config.name
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn limit_params(&self) -> LimitParams {
        LimitParams { eager: "btl_tcp_eager_limit", max_send: "btl_tcp_max_send", get_min: "" }
    }

    fn leads_out(&self) -> bool {
        self.config.leads_out
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        if peer.at.proc() == self.config.me {
            return Reach::No(Failure::ITSELF);
        }
        let link = self.config.index;
        if let Some(id) = self.by_peer.get(&(peer.at, link)) {
            return Reach::Yes(*id);
        }
        // Nobody is asked about a peer of this node before something is sent to it.
        let far = peer.local.is_none();
        if far && let Contact::Nowhere(why) = self.config.acceptor.contact(peer.at.proc()) {
            return Reach::No(self.failure(peer.at, WireupError::Nowhere(why.into()).into()));
        }
        Reach::Yes(self.contact(peer.at, link))
    }

    fn del_peer(&mut self, to: EndpointId) {
        self.lose(to, TcpFault::GivenUp);
    }

    #[inline]
    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.send(to, tag, header, payload, None).map(|_| ())
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        // Room first: `pack` may be called only for a message that is taken.
        let copied = header.len() + len;
        if copied > self.config.max_send {
            return Err(self.too_long(copied));
        }
        if !self.can_queue(to, copied)? {
            return Err(SendError::NoResource);
        }
        let mut payload = vec![0; len];
        pack(&mut payload);
        self.send(to, tag, header, &payload, None).map(|_| ())
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        // SAFETY: MPI forbids writing the buffer of a send in progress.
        let bytes = unsafe { payload.as_slice() };
        self.send(to, tag, header, bytes, Some((payload, cookie)))
    }

    fn watch_over(&mut self, to: EndpointId) {
        let idle = matches!(self.endpoints.get(to.0 as usize).map(|e| &e.route), Some(Route::Idle));
        if idle && self.mending.iter().all(|m| m.0 != to) {
            // A peer that cannot be called is lost, which the next progress tells. By the word of
            // another thread it may be one that nobody awaits any more.
            let _ = self.seek_if_known(to);
        }
    }

    fn path(&mut self, to: EndpointId) -> Option<Path> {
        let now = (self.config.now)();
        let endpoint = self.endpoints.get(to.0 as usize)?;
        let queued = endpoint.out.waiting();
        match endpoint.route {
            _ if endpoint.broken.is_some() => Some(super::mending::PATH),
            Route::Up(index) => {
                let connection = self.table.get_mut(index)?;
                connection.is_scheduled = true;
                Some(connection.path(now, queued))
            }
            Route::Seeking => Some(Path { queued, ..Path::default() }),
            Route::Idle | Route::Lost(_) => Some(Path::default()),
        }
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        if !self.broken.is_empty() || !self.losses.is_empty() {
            events += self.tell_endings(sink);
        }
        for i in 0..HOT {
            let Some(index) = self.table.hot(i) else { break };
            let found = self.read(index, sink);
            if found > 0 {
                events += found;
                self.table.warmed(index);
            }
        }
        let notifications = self.config.acceptor.notifications();
        let due = |at: u64| (self.config.now)() >= at;
        if notifications != self.notifications || self.collect_at.is_some_and(due) {
            self.notifications = notifications;
            events += self.take_arrivals();
            if self.config.encrypted {
                events += self.read_what_is_here(sink);
            }
        }
        let (pass, watched) = self.table.pass();
        let mends = pass.is_multiple_of(LOOK_EVERY) || !self.mending.is_empty();
        if mends || std::mem::take(&mut self.mends_next) {
            events += self.mend(sink);
        }
        if !self.parting_with.is_empty() && (watched || pass.is_multiple_of(LOOK_EVERY)) {
            self.part_with_released();
        }
        if watched || !self.seeking.is_empty() || pass.is_multiple_of(LOOK_EVERY) {
            events += self.look(sink);
        }
        if self.table.writer(0).is_some() {
            events += self.flush(sink);
        }
        events
    }

    fn sweep(&mut self, sink: &mut dyn Sink) -> usize {
        self.progress(sink) + self.look(sink)
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.come_to_rest(sink)
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        match self.config.jobs {
            Some(_) => Err(Why::new(OTHER_JOBS)),
            // Encrypted connections, too: keys belong to one of them.
            None => Ok(()),
        }
    }

    fn interrupt(&mut self, sink: &mut dyn Sink) -> bool {
        self.part_with_all(sink)
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        match self.config.jobs {
            None => Ok(()),
            Some(_) => Err(Why::new(OTHER_JOBS)),
        }
    }

    /// In messages. Without numbers of its own, below the reliable layer, it counts nothing.
    fn traffic(&self) -> Traffic {
        let open = self.endpoints.iter().filter(|e| !e.route.is_lost() && self.config.resumes);
        let count = |t: Traffic, e: &TcpEndpoint| Traffic {
            sent: t.sent + e.out.count(),
            received: t.received + e.arrived,
            inside: 0,
        };
        open.fold(Traffic::default(), count)
    }

    /// Connections ended before an interrupt, and new ones are made with what the segment says of
    /// the job: after a restart, too.
    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        self.find_interface(how);
        self.go_on();
        Ok(())
    }
}
