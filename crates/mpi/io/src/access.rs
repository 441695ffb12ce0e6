//! The forms of access (MPI-5.0 section 14.4): one body for blocking, nonblocking and split ones.

use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollOperation;
use hawser_core::contracts::pml::Needed;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::op::Builtin;
use hawser_core::progress::{ActiveOperation, Operation};
use hawser_core::request::Request;
use hawser_core::status::Status;
use hawser_segment::mem::UserSlice;

use crate::Io;
use crate::agree::{self, Reduction, Scan};
use crate::buffered::{Buffered, Numbers};
use crate::call::{Done, Place, Way};
use crate::far::AccessMessages;
use crate::file::{CallOrder, File};
use crate::mover::{Mover, Own};
use crate::settings::Mode;
use crate::shared::{Shared, sums};
use crate::staging::Staging;
use crate::transfer::{self, Transfer};

/// An access whose place is not known yet.
struct Checked {
    etypes: i64,
    transfer: Transfer,
}

impl Checked {
    /// The access at an offset in etypes.
    fn at(self, begin: i64) -> Result<Transfer> {
        let mut transfer = self.transfer;
        transfer.at = transfer.view.stream(begin)?;
        let end = transfer.at.checked_add(transfer.total);
        let end = end.ok_or_else(|| err!(Arg, "the access ends beyond all files"))?;
        transfer.view.check_reach(transfer.at, end, transfer.way == Way::Write)?;
        if transfer.total > 0 {
            // No byte of it lies beyond all files.
            transfer.view.run(end - 1)?;
        }
        Ok(transfer)
    }
}

impl File {
    /// What can be said of an access before its place is known.
    fn check(&self, way: Way, place: Place, buf: Result<TypedBuf>) -> Result<Checked> {
        let buf = buf?;
        self.check_access(way, place)?;
        let view = self.view();
        let (total, unit) = (view.rep.len(&buf)?, view.unit());
        if !total.is_multiple_of(unit) {
            return Err(err!(Io, "{total} bytes are no whole number of etypes of {unit} bytes"));
        }
        let etypes = i64::try_from(total / unit);
        let etypes = etypes.map_err(|_| err!(Count, "no file holds so many etypes"))?;
        let (disk, path) = (self.disk()?, self.path().clone());
        let atomic = self.atomic();
        Ok(Checked {
            etypes,
            transfer: Transfer { disk, path, view, way, at: 0, total, buf, atomic },
        })
    }

    /// What an access will do, with its pointer moved on.
    fn prepare(
        &self,
        way: Way,
        place: Place,
        all: bool,
        buf: Result<TypedBuf>,
    ) -> Result<Transfer> {
        let checked = self.check(way, place, buf);
        let etypes = checked.as_ref().map_or(0, |c| c.etypes);
        let begin = match place {
            // All ranks take part, whatever they have found.
            Place::Shared if all => self.ordered(etypes)?,
            _ if checked.is_err() => 0,
            Place::At(offset) => offset,
            Place::Own => self.advance(etypes)?,
            Place::Shared => self.fetch_add_shared(etypes)?,
        };
        checked?.at(begin)
    }

    /// A blocking access of one rank.
    pub fn access(&self, way: Way, place: Place, buf: &TypedBuf) -> Done {
        match self.prepare(way, place, false, Ok(buf.clone())) {
            Ok(transfer) => transfer.run(),
            Err(e) => Done::failed(e),
        }
    }

    /// The short path of [`File::access`]: one run of memory, one run of the file. `None`: it is
    /// another access, and nothing has happened.
    #[inline]
    pub fn access_plain(&self, way: Way, place: Place, memory: UserSlice) -> Option<Done> {
        self.check_access(way, place).ok()?;
        let moved = self.plain(way, place, memory)?;
        let error = moved.error.map(|e| transfer::failed(way, self.path(), &e));
        Some(Done { bytes: moved.bytes, error })
    }

    /// A blocking access of all ranks; one that has no good buffer has them know it.
    pub fn access_all(&self, way: Way, place: Place, buf: Result<TypedBuf>) -> Done {
        self.tell_collective();
        let prepared = self.prepare(way, place, true, buf);
        if self.buffers(way).is_some() {
            let operation = self.launch_prepared(prepared, way, false);
            return self.end_of(&operation);
        }
        let mut done = match prepared {
            Ok(transfer) => transfer.run(),
            Err(e) => Done::failed(e),
        };
        let class = agree::class_of(done.error.as_ref());
        match agree::largest(self.comm(), &[class]) {
            Ok(all) if done.error.is_none() => done.error = agree::of_others(all[0]),
            Err(lost) if done.error.is_none() => done.error = Some(lost),
            _ => {}
        }
        done
    }

    /// Waits for an access of all ranks.
    pub(crate) fn end_of(&self, operation: &ActiveOperation) -> Done {
        let about = |tell: &mut dyn FnMut(Needed)| operation.awaiting().into_iter().for_each(tell);
        self.io().pml.wait_until_telling(&mut || operation.is_done(), &about);
        Done { bytes: operation.status().bytes, error: operation.take_error() }
    }

    /// A nonblocking access of one rank.
    ///
    /// # Errors
    /// Those that are found before it begins.
    pub fn start(&self, way: Way, place: Place, buf: &TypedBuf) -> Result<Request> {
        let transfer = self.prepare(way, place, false, Ok(buf.clone()))?;
        let own = Own { mover: Mover::new(self.io(), transfer, true), done: Status::EMPTY };
        Ok(Request::operation(Box::new(own)).owned_by(self.front()))
    }

    /// A nonblocking access of all ranks. An error of any rank ends the request.
    pub fn start_all(&self, way: Way, place: Place, buf: Result<TypedBuf>) -> Request {
        Request::shared(self.begin_all(way, place, buf)).owned_by(self.front())
    }

    /// An access of all ranks under way.
    pub(crate) fn begin_all(
        &self,
        way: Way,
        place: Place,
        buf: Result<TypedBuf>,
    ) -> Arc<ActiveOperation> {
        if place == Place::Shared && self.comm().size() > 1 {
            // The ranks' places follow from what the others have: nobody waits for that here.
            let shared_place = SharedPlace::new(self.share(), self.check(way, place, buf));
            return self.launch(Stage::Turn, None, Some(Box::new(shared_place)), (way, true));
        }
        self.launch_prepared(self.prepare(way, place, true, buf), way, true)
    }

    /// The buffers of accesses of all ranks, where they may serve: the same on all ranks.
    fn buffers(&self, way: Way) -> Option<Arc<Staging>> {
        let wanted = self.settings().mode(way) != Mode::Disable && !self.is_atomic();
        if wanted { self.staging() } else { None }
    }

    fn launch_prepared(
        &self,
        prepared: Result<Transfer>,
        way: Way,
        background: bool,
    ) -> Arc<ActiveOperation> {
        let (stage, prepared) = match (self.buffers(way), prepared) {
            // Nothing is to be agreed on before: the data moves at once.
            (None, Ok(transfer)) => {
                (Stage::Moving(Mover::new(self.io(), transfer, background)), None)
            }
            (None, Err(e)) => (Stage::Moving(Mover::done(self.io(), Done::failed(e))), None),
            (Some(_), prepared) => (Stage::Turn, Some(prepared)),
        };
        self.launch(stage, prepared, None, (way, background))
    }

    fn launch(
        &self,
        stage: Stage,
        prepared: Option<Result<Transfer>>,
        shared_place: Option<Box<SharedPlace>>,
        (way, background): (Way, bool),
    ) -> Arc<ActiveOperation> {
        let order = self.call_order().clone();
        ActiveOperation::launch_operation(Box::new(All {
            io: self.io(),
            comm: self.second().clone(),
            number: order.draw(),
            order,
            way,
            mode: self.settings().mode(way),
            background,
            staging: self.buffers(way),
            shared_place,
            prepared,
            stage,
            waits: 0,
            done: Done::default(),
        }))
    }
}

/// How the ranks find their places at the shared pointer, one behind the other: a scan of what each
/// has, whose largest value is the total, by which the first rank moves the pointer on.
struct SharedPlace {
    shared: Arc<Shared>,
    checked: Option<Result<Checked>>,
    etypes: i64,
    /// What the ranks up to this one have.
    sum: i64,
    step: PlaceStep,
}

enum PlaceStep {
    Begin,
    Scanning(Box<dyn CollOperation>, Scan),
    Adding(Box<dyn CollOperation>, Reduction),
    /// The first rank's error, if the pointer could not be moved.
    Telling(Box<dyn CollOperation>, Reduction, Option<Error>),
}

impl SharedPlace {
    fn new(shared: Arc<Shared>, checked: Result<Checked>) -> SharedPlace {
        let etypes = checked.as_ref().map_or(0, |c| c.etypes);
        SharedPlace { shared, checked: Some(checked), etypes, sum: 0, step: PlaceStep::Begin }
    }

    fn transfer(&self) -> Option<&Transfer> {
        self.checked.as_ref()?.as_ref().ok().map(|c| &c.transfer)
    }

    fn awaiting(&self) -> Option<Needed> {
        match &self.step {
            PlaceStep::Scanning(call, _)
            | PlaceStep::Adding(call, _)
            | PlaceStep::Telling(call, ..) => call.awaiting(),
            PlaceStep::Begin => None,
        }
    }

    /// The access with its place, once that is known.
    fn poll(&mut self, comm: &Comm) -> Result<Option<Result<Transfer>>> {
        loop {
            let next = match &mut self.step {
                PlaceStep::Begin => {
                    let scan = Scan::new(self.etypes)?;
                    PlaceStep::Scanning(scan.start(comm)?, scan)
                }
                PlaceStep::Scanning(operation, scan) => {
                    let Some(end) = operation.poll(comm) else { return Ok(None) };
                    end?;
                    self.sum = scan.value();
                    let total = Reduction::new(&[self.sum], Builtin::Max)?;
                    PlaceStep::Adding(total.start(comm)?, total)
                }
                PlaceStep::Adding(operation, total) => {
                    let Some(end) = operation.poll(comm) else { return Ok(None) };
                    end?;
                    let total = total.values().first().copied().unwrap_or(0);
                    // The word lies at the first rank, which waits for nobody.
                    let base = (comm.rank() == 0).then(|| self.shared.fetch_add(total));
                    let (base, error) = base.map_or((i64::MIN, None), |base| {
                        base.map_or_else(|e| (i64::MIN, Some(e)), |base| (base, None))
                    });
                    let told = [agree::class_of(error.as_ref()), base];
                    let told = Reduction::new(&told, Builtin::Max)?;
                    PlaceStep::Telling(told.start(comm)?, told, error)
                }
                PlaceStep::Telling(operation, told, error) => {
                    let Some(end) = operation.poll(comm) else { return Ok(None) };
                    end?;
                    let (told, error) = (told.values(), error.take());
                    let number = |i: usize| told.get(i).copied().unwrap_or(0);
                    let failed = error.or_else(|| agree::of_others(number(0)));
                    let place = failed.map_or(Ok(number(1)), Err);
                    let place = place.and_then(|base| sums(base, self.sum - self.etypes));
                    let checked = self.checked.take();
                    let checked = checked.unwrap_or_else(|| Err(err!(Intern, "placed twice")));
                    return Ok(Some(checked.and_then(|c| c.at(place?))));
                }
            };
            self.step = next;
        }
    }
}

/// An access of all ranks under way: where buffers may serve it, an agreement on that; then this
/// rank's part, then the agreement on errors.
struct All {
    io: &'static Io,
    comm: Comm,
    order: Arc<CallOrder>,
    /// Agreements begin in the order of the calls, which is the same on all ranks, not in that of
    /// the ends of transfers.
    number: u64,
    way: Way,
    mode: Mode,
    /// A thread of the library moves data.
    background: bool,
    staging: Option<Arc<Staging>>,
    /// How its place is found, at the shared pointer.
    shared_place: Option<Box<SharedPlace>>,
    /// What this rank has to do, until it begins.
    prepared: Option<Result<Transfer>>,
    stage: Stage,
    /// Polls in vain.
    waits: u32,
    done: Done,
}

/// Polls in vain between two looks for lost ranks to whom there is no path yet.
const LOSS_STRIDE: u32 = 64;

enum Stage {
    /// Waits for the accesses of the file that began before it.
    Turn,
    /// The place at the shared pointer is found.
    Placing,
    Deciding(Box<dyn CollOperation>, Reduction),
    Moving(Mover),
    /// The ranks of a node write the numbers of their pieces into the notes of their relay.
    Meeting(Box<Buffered>),
    /// The relays count who sends to which aggregator.
    Counting(Box<dyn CollOperation>, Reduction, Box<Buffered>),
    Buffered(Box<Buffered>),
    /// This rank's part has ended.
    Moved,
    Agreeing(Box<dyn CollOperation>, Reduction),
    Over,
}

/// Why an access of all ranks cannot go on at present.
enum Stop {
    Waits,
    Ended(Option<Error>),
}

impl Operation for All {
    fn poll(&mut self) -> Option<Result<()>> {
        loop {
            match self.advance() {
                Ok(stage) => self.stage = stage,
                Err(Stop::Waits) => return None,
                Err(Stop::Ended(others)) => {
                    self.stage = Stage::Over;
                    return Some(self.done.error.take().or(others).map_or(Ok(()), Err));
                }
            }
        }
    }

    fn awaiting(&self) -> Option<Needed> {
        match &self.stage {
            Stage::Placing => self.shared_place.as_ref()?.awaiting(),
            Stage::Deciding(call, _) | Stage::Counting(call, ..) | Stage::Agreeing(call, _) => {
                call.awaiting()
            }
            _ => None,
        }
    }

    fn calls_program(&self) -> bool {
        // Asked once, at the begin.
        let rep = |t: &Transfer| t.view.rep.calls_program();
        let ordered = self.shared_place.as_ref().is_some_and(|o| o.transfer().is_some_and(rep));
        ordered || self.prepared.as_ref().is_some_and(|p| p.as_ref().is_ok_and(rep))
    }

    fn status(&self) -> Status {
        self.done.status()
    }
}

impl All {
    /// The next stage, where it can begin.
    fn advance(&mut self) -> std::result::Result<Stage, Stop> {
        match &mut self.stage {
            Stage::Turn if !self.order.is_next(self.number) => Err(Stop::Waits),
            Stage::Turn if self.shared_place.is_some() => Ok(Stage::Placing),
            Stage::Placing => {
                let Some(shared_place) = &mut self.shared_place else { return Ok(Stage::Turn) };
                match shared_place.poll(&self.comm) {
                    Ok(None) => return Err(Stop::Waits),
                    Ok(Some(transfer)) => self.prepared = Some(transfer),
                    Err(lost) => return Err(self.lost(lost)),
                }
                self.shared_place = None;
                Ok(Stage::Turn)
            }
            Stage::Turn if self.staging.is_none() => Ok(match self.prepared.take() {
                Some(transfer) => Stage::Moving(self.mover(transfer)),
                None => Stage::Moving(Mover::done(self.io, Done::default())),
            }),
            Stage::Turn => {
                let transfer = self.prepared.as_ref().and_then(|p| p.as_ref().ok());
                let mapped = self.staging.as_ref().is_some_and(|s| s.is_mapped());
                let numbers = Numbers::of(transfer.filter(|_| mapped));
                self.start(numbers.values(), Builtin::Max)
                    .map(|(call, of)| Stage::Deciding(call, of))
            }
            Stage::Deciding(operation, reduction) => {
                match operation.poll(&self.comm).ok_or(Stop::Waits)? {
                    Ok(()) => {
                        let all = reduction.values();
                        self.decided(&all)
                    }
                    Err(lost) => Err(self.lost(lost)),
                }
            }
            Stage::Moving(mover) => {
                self.done = mover.poll().ok_or(Stop::Waits)?;
                Ok(Stage::Moved)
            }
            Stage::Meeting(buffered) => match buffered.has_met() {
                true => self.met(),
                false => Err(self.look_for_loss()),
            },
            Stage::Counting(operation, reduction, _) => {
                let counted = operation.poll(&self.comm).ok_or(Stop::Waits)?;
                let senders = reduction.values();
                self.counted(counted, &senders)
            }
            Stage::Buffered(_) => self.move_on(),
            Stage::Moved if !self.order.is_next(self.number) => Err(Stop::Waits),
            Stage::Moved => {
                let class = agree::class_of(self.done.error.as_ref());
                let begun = self.start(&[class], Builtin::Max);
                if begun.is_ok() {
                    self.order.pass();
                }
                begun.map(|(call, of)| Stage::Agreeing(call, of))
            }
            Stage::Agreeing(operation, reduction) => {
                match operation.poll(&self.comm).ok_or(Stop::Waits)? {
                    Ok(()) => {
                        let class = reduction.values().first().copied().unwrap_or(0);
                        Err(Stop::Ended(agree::of_others(class)))
                    }
                    Err(lost) => Err(Stop::Ended(Some(lost))),
                }
            }
            Stage::Over => Err(Stop::Waits),
        }
    }

    /// The relay knows what its node has.
    fn met(&mut self) -> std::result::Result<Stage, Stop> {
        let Stage::Meeting(new) = std::mem::replace(&mut self.stage, Stage::Over) else {
            return Err(Stop::Waits);
        };
        let (call, of) = self.start(&new.recipients(), Builtin::Sum)?;
        Ok(Stage::Counting(call, of, new))
    }

    /// The ranks have counted who sends to which aggregator.
    fn counted(&mut self, end: Result<()>, senders: &[i64]) -> std::result::Result<Stage, Stop> {
        let Stage::Counting(_, _, mut new) = std::mem::replace(&mut self.stage, Stage::Over) else {
            return Err(Stop::Waits);
        };
        match end.and_then(|()| new.begin(senders)) {
            Ok(()) => Ok(Stage::Buffered(new)),
            Err(lost) => Err(self.lost(lost)),
        }
    }

    /// Goes on with the buffers.
    fn move_on(&mut self) -> std::result::Result<Stage, Stop> {
        let Stage::Buffered(buffered) = &mut self.stage else { return Err(Stop::Waits) };
        match buffered.poll() {
            Some(Ok(done)) => {
                self.done = done;
                Ok(Stage::Moved)
            }
            Some(Err(lost)) => Err(self.lost(lost)),
            None => Err(self.look_for_loss()),
        }
    }

    /// What ranks of the node wait for does not come, if one of them is lost.
    fn look_for_loss(&mut self) -> Stop {
        let (Stage::Buffered(buffered) | Stage::Meeting(buffered)) = &self.stage else {
            return Stop::Waits;
        };
        self.waits = self.waits.wrapping_add(1);
        let makes_paths = self.waits.is_multiple_of(LOSS_STRIDE);
        let lost = self.io.pml.liveness().lost(self.comm.group());
        let asked = || buffered.loss(self.io.pml);
        match lost.or_else(|| makes_paths.then(asked).flatten()) {
            Some(lost) => self.lost(lost),
            None => Stop::Waits,
        }
    }

    fn start(
        &self,
        values: &[i64],
        op: Builtin,
    ) -> std::result::Result<(Box<dyn CollOperation>, Reduction), Stop> {
        let reduction = Reduction::new(values, op);
        let begun = reduction.and_then(|r| Ok((r.start(&self.comm)?, r)));
        begun.map_err(|e| self.lost(e))
    }

    /// This rank's part, without buffers.
    fn mover(&self, transfer: Result<Transfer>) -> Mover {
        match transfer {
            Ok(transfer) => Mover::new(self.io, transfer, self.background),
            Err(e) => Mover::done(self.io, Done::failed(e)),
        }
    }

    /// The ranks cannot agree any more: calls that come after this one find that out themselves.
    fn lost(&self, error: Error) -> Stop {
        self.order.pass();
        Stop::Ended(Some(error))
    }

    /// Moves the data, by buffers or without, as all ranks do.
    fn decided(&mut self, all: &[i64]) -> std::result::Result<Stage, Stop> {
        let ranks = self.comm.size();
        let long_piece = self.staging.as_ref().map_or(0, |s| s.long_piece);
        let decision = Numbers::decide(all, (ranks, long_piece), self.way, self.mode);
        let (transfer, span, staging) = match (self.prepared.take(), decision, self.staging.take())
        {
            (Some(Ok(transfer)), Some(span), Some(staging)) => (transfer, span, staging),
            (Some(transfer), ..) => return Ok(Stage::Moving(self.mover(transfer))),
            (None, ..) => return Ok(Stage::Moving(Mover::done(self.io, Done::default()))),
        };
        let thread = self.background.then_some(self.io);
        let stretch = staging.division.stretch as usize;
        let has_far = staging.has_far(ranks);
        let far = has_far.then(|| AccessMessages::new(&self.comm, self.way, stretch));
        let mut new = Box::new(Buffered::new(staging, transfer, span, thread, far));
        if !has_far {
            return Ok(Stage::Buffered(new));
        }
        new.meet();
        Ok(Stage::Meeting(new))
    }
}
