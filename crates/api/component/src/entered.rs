//! A communicator as a component enters it: its place there, what can be agreed and made while
//! `enter` runs, and its topology.

use std::ffi::{CString, c_int, c_void};
use std::ptr;
use std::sync::OnceLock;

use hawser_coll::basic::Basic;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollModule};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::temp::TempBuf;
use hawser_core::topo;
use hawser_datatype::{Datatype, Scalar};
use hawser_os::{affinity, process, topology};

use crate::abi::{FAILED, Member, NOBODY, OK, Place, Topology};
use crate::parts::{Head, Part};

/// Parts of a communicator that components may make.
pub(crate) const PARTS: u32 = 2;
/// Bytes that a rank may give to an exchange.
const EXCHANGE_MAX: u32 = 4096;
/// Exchanges of one `enter`.
const EXCHANGES_MAX: u32 = 16;
/// Bytes of what a rank says of itself: cache, length of the name, name.
const RECORD: usize = 64;
/// Bytes of it before the name.
const RECORD_HEAD: usize = 5;

/// A communicator that `enter` is called for, or was.
#[repr(C)]
pub(crate) struct Entered {
    /// The first field: its address is that of the whole.
    head: Head,
    /// Null, but during `enter`.
    comm: *const Comm,
    /// As `comm`.
    basic: *const Basic,
    exchanges: u32,
    /// In boxes, since components know their addresses.
    made: [Option<Box<Part>>; PARTS as usize],
    topology: Option<Neighbours>,
    /// Names that `members` has given.
    hosts: Vec<CString>,
    error: Option<Error>,
}

/// A topology in arrays that components know.
struct Neighbours {
    kind: u32,
    source: Vec<u32>,
    destination: Vec<u32>,
    /// Empty: without weights.
    source_weight: Vec<i32>,
    destination_weight: Vec<i32>,
    length: Vec<i32>,
    periodic: Vec<i32>,
}

impl Neighbours {
    fn new(topology: &topo::Topology, rank: u32) -> Neighbours {
        let list = |of: Vec<Option<u32>>| of.into_iter().map(|r| r.unwrap_or(NOBODY)).collect();
        let mut all = Neighbours {
            kind: 0,
            source: list(topology.sources(rank)),
            destination: list(topology.destinations(rank)),
            source_weight: Vec::new(),
            destination_weight: Vec::new(),
            length: Vec::new(),
            periodic: Vec::new(),
        };
        match topology {
            topo::Topology::Cart(cart) => {
                all.kind = 1;
                all.length.clone_from(&cart.dims);
                all.periodic = cart.periods.iter().map(|wraps| i32::from(*wraps)).collect();
            }
            topo::Topology::Graph(_) => all.kind = 2,
            topo::Topology::DistGraph(graph) => {
                all.kind = 3;
                if graph.weighted {
                    all.source_weight.clone_from(&graph.source_weights);
                    all.destination_weight.clone_from(&graph.destination_weights);
                }
            }
        }
        all
    }

    /// The table for a component that knows `size` bytes of it.
    fn table(&self, size: u32) -> Topology {
        fn given<T>(list: &[T]) -> *const T {
            if list.is_empty() { ptr::null() } else { list.as_ptr() }
        }
        Topology {
            size,
            kind: self.kind,
            sources: self.source.len() as u32,
            destinations: self.destination.len() as u32,
            source: given(&self.source),
            destination: given(&self.destination),
            source_weight: given(&self.source_weight),
            destination_weight: given(&self.destination_weight),
            dims: self.length.len() as u32,
            reserved: 0,
            length: given(&self.length),
            periodic: given(&self.periodic),
        }
    }
}

impl Entered {
    /// `place` with what every communicator has.
    pub(crate) fn new(comm: &Comm, place: Place) -> Box<Entered> {
        let remote = comm.remote_group().map_or(0, |group| group.size());
        let place = Place { remote, exchange: EXCHANGE_MAX, ..place };
        Box::new(Entered {
            head: Head { place, is_part: false },
            comm: ptr::null(),
            basic: ptr::null(),
            exchanges: 0,
            made: Default::default(),
            topology: comm.topology().map(|t| Neighbours::new(t, comm.rank())),
            hosts: Vec::new(),
            error: None,
        })
    }

    /// Where the component is.
    #[inline]
    pub(crate) fn place(&self) -> &Place {
        &self.head.place
    }

    /// Runs `enter`, which may make parts of `comm`; its answer, and what went wrong with them.
    pub(crate) fn during(
        self: &mut Box<Entered>,
        comm: &Comm,
        basic: &Basic,
        enter: impl FnOnce(*const Place) -> c_int,
    ) -> (c_int, Option<Error>) {
        self.comm = ptr::from_ref(comm);
        self.basic = ptr::from_ref(basic);
        // The component gives the address back to functions that write behind the place.
        let at: *mut Entered = &raw mut **self;
        let answer = enter(at.cast::<Place>());
        self.comm = ptr::null();
        self.basic = ptr::null();
        (answer, self.error.take())
    }

    fn make(&mut self, which: u32, ranks: &[u32]) -> Result<Option<*const Part>> {
        let may = which < self.place().parts;
        let place = *self.place();
        let Some(free) = self.made.get_mut(which as usize).filter(|made| may && made.is_none())
        else {
            return Ok(None);
        };
        // SAFETY: `during` has set it, and has not come to its end.
        let comm = unsafe { &*self.comm };
        let all = comm.size();
        if let Some(wrong) = ranks.iter().find(|rank| **rank >= all) {
            return Err(err!(Intern, "a component names rank {wrong} of {all}"));
        }
        let mut seen = ranks.to_vec();
        seen.sort_unstable();
        seen.dedup();
        if seen.len() != ranks.len() {
            return Err(err!(Intern, "a component names a rank of a part twice"));
        }
        let Some(part) = comm.own_part(which, ranks)? else { return Ok(None) };
        Ok(Some(&raw const **free.insert(Box::new(Part::new(part, place)))))
    }

    /// Gives `mine` to all, and gets those of all, of the own group and then of the remote one.
    fn exchange(&mut self, mine: &[u8], all: &mut [u8]) -> Result<()> {
        // SAFETY: `during` has set them, and has not come to its end, see `entered`.
        let (comm, basic) = unsafe { (&*self.comm, &*self.basic) };
        self.exchanges += 1;
        if self.exchanges > EXCHANGES_MAX {
            return Err(err!(Intern, "a component exchanges more than {EXCHANGES_MAX} times"));
        }
        let (bytes, byte) = (mine.len() as u64, Datatype::scalar(Scalar::Byte));
        if bytes == 0 {
            return Ok(());
        }
        let own = TempBuf::new(bytes, &byte)?;
        own.typed().unpack_from(mine);
        let run = |ranks: u32, into: &mut [u8], run: &dyn Fn(&CollCall<'_>) -> Result<()>| {
            let room = TempBuf::new(bytes * u64::from(ranks), &byte)?;
            let recv = room.typed().block(0, bytes);
            run(&CollCall::Allgather { send: Some(own.typed().clone()), recv })?;
            into.copy_from_slice(&room.typed().pack_all());
            Ok(())
        };
        let ranks = comm.size();
        let (own_group, remote) = all.split_at_mut(mine.len() * ranks as usize);
        match comm.local_comm() {
            None => run(ranks, own_group, &|call| basic.run(comm, call)),
            Some(local) => {
                run(ranks, own_group, &|call| local.run(call))?;
                run(self.place().remote, remote, &|call| basic.run(comm, call))
            }
        }
    }

    /// Bytes of an exchange of `bytes` at all.
    fn total(&self, bytes: usize) -> usize {
        bytes * (self.place().ranks as usize + self.place().remote as usize)
    }

    /// Where the members are, those of the own group first.
    fn members(&mut self) -> Result<Vec<Member>> {
        let mut record = [0; RECORD];
        let host = process::hostname();
        let name = &host.as_bytes()[..host.len().min(RECORD - RECORD_HEAD)];
        record[..4].copy_from_slice(&own_cache().to_le_bytes());
        record[4] = name.len() as u8;
        record[RECORD_HEAD..][..name.len()].copy_from_slice(name);
        let mut all = vec![0; self.total(RECORD)];
        self.exchange(&record, &mut all)?;
        // SAFETY: as in `exchange`.
        let comm = unsafe { &*self.comm };
        let processes =
            comm.group().iter().chain(comm.remote_group().into_iter().flat_map(|g| g.iter()));
        let env = comm.environment();
        self.hosts.clear();
        let mut members = Vec::new();
        for (record, process) in all.chunks_exact(RECORD).zip(processes) {
            let mut cache = [0; 4];
            cache.copy_from_slice(&record[..4]);
            let name = &record[RECORD_HEAD..];
            let name = &name[..usize::from(record[4]).min(name.len())];
            let host = CString::new(name.split(|b| *b == 0).next().unwrap_or(&[]));
            // Moving a C string does not move its bytes.
            self.hosts.push(host.unwrap_or_default());
            members.push(Member {
                process,
                node: env.map_or(0, |env| env.node_of(process)),
                cache: u32::from_le_bytes(cache),
                reserved: 0,
                host: self.hosts.last().map_or(ptr::null(), |host| host.as_ptr()),
            });
        }
        Ok(members)
    }

    fn note(&mut self, result: Result<()>) -> c_int {
        match result {
            Ok(()) => OK,
            Err(error) => {
                self.error.get_or_insert(error);
                FAILED
            }
        }
    }
}

/// The last level of cache that all CPUs of this process share, as the smallest number of a CPU
/// that has it; [`NOBODY`] where they do not share one.
fn own_cache() -> u32 {
    static CACHE: OnceLock<u32> = OnceLock::new();
    *CACHE.get_or_init(|| {
        let allowed = affinity::allowed().unwrap_or_default();
        let threads = topology::Topology::read().threads;
        let mut caches = threads.iter().filter(|t| allowed.contains(&t.cpu)).map(|t| t.cache);
        match caches.next() {
            Some(first) if caches.all(|cache| cache == first) => first,
            _ => NOBODY,
        }
    })
}

/// The communicator of a place; `None` for that of a part, for null, and outside of `enter`.
///
/// # Safety
/// Null, or the place of an `Entered` or a `Part` that is there.
unsafe fn entered<'a>(place: *const Place) -> Option<&'a mut Entered> {
    // SAFETY: places are the first fields of heads. While `enter` runs, `comm` is set, and nobody
    // but what it calls has access.
    unsafe {
        let head = place.cast::<Head>().as_ref()?;
        let at = place.cast::<Entered>().cast_mut();
        (!head.is_part && !(*at).comm.is_null()).then(|| &mut *at)
    }
}

// Of every function here: pointers are as `include/hawser/coll.h` says. `enter` was called with the
// place of an `Entered`, to which nobody else has access until it returns.

pub(crate) unsafe extern "C" fn part(
    place: *const Place,
    which: u32,
    ranks: *const u32,
    count: u32,
) -> *const Part {
    // SAFETY: see above.
    let entered = unsafe { entered(place) };
    let Some(entered) = entered.filter(|_| !ranks.is_null() && count > 0) else {
        return ptr::null();
    };
    // SAFETY: `count` ranks.
    let ranks = unsafe { std::slice::from_raw_parts(ranks, count as usize) };
    match entered.make(which, ranks) {
        Ok(part) => part.unwrap_or(ptr::null()),
        Err(error) => {
            entered.note(Err(error));
            ptr::null()
        }
    }
}

pub(crate) unsafe extern "C" fn exchange(
    place: *const Place,
    mine: *const c_void,
    bytes: u64,
    all: *mut c_void,
) -> c_int {
    // SAFETY: see above.
    let Some(entered) = (unsafe { entered(place) }) else { return FAILED };
    let most = entered.place().exchange;
    if bytes > u64::from(most) {
        let why = format!("a component exchanges {bytes} bytes where {most} are allowed");
        return entered.note(Err(err!(Intern, "{why}")));
    }
    if mine.is_null() || all.is_null() {
        return entered.note(Err(err!(Intern, "a component exchanges without memory")));
    }
    let (len, total) = (bytes as usize, entered.total(bytes as usize));
    // SAFETY: the component has so many bytes at both; they do not overlap.
    let (mine, all) = unsafe {
        let mine = std::slice::from_raw_parts(mine.cast::<u8>(), len);
        (mine, std::slice::from_raw_parts_mut(all.cast::<u8>(), total))
    };
    let done = entered.exchange(mine, all);
    entered.note(done)
}

pub(crate) unsafe extern "C" fn members(
    place: *const Place,
    all: *mut Member,
    stride: u32,
) -> c_int {
    // SAFETY: see above.
    let Some(entered) = (unsafe { entered(place) }) else { return FAILED };
    if all.is_null() {
        return entered.note(Err(err!(Intern, "a component asks for members without memory")));
    }
    match entered.members() {
        Ok(members) => {
            let known = (stride as usize).min(size_of::<Member>());
            for (i, member) in members.iter().enumerate() {
                // SAFETY: the component has an entry of `stride` bytes for each member.
                unsafe {
                    let to = all.cast::<u8>().add(i * stride as usize);
                    ptr::copy_nonoverlapping(ptr::from_ref(member).cast::<u8>(), to, known);
                }
            }
            OK
        }
        Err(error) => entered.note(Err(error)),
    }
}

pub(crate) unsafe extern "C" fn topology(place: *const Place, to: *mut Topology) -> c_int {
    // SAFETY: places are the first fields of heads; the topology of a communicator does not change
    // after `new`, and calls may ask for it from several threads.
    let (own, size) = unsafe {
        let Some(head) = place.cast::<Head>().as_ref() else { return FAILED };
        let Some(size) = to.cast::<u32>().as_ref() else { return FAILED };
        let at = place.cast::<Entered>();
        (if head.is_part { None } else { (*at).topology.as_ref() }, *size)
    };
    let none = Neighbours {
        kind: 0,
        source: Vec::new(),
        destination: Vec::new(),
        source_weight: Vec::new(),
        destination_weight: Vec::new(),
        length: Vec::new(),
        periodic: Vec::new(),
    };
    let table = own.unwrap_or(&none).table(size);
    let known = (size as usize).min(size_of::<Topology>());
    // SAFETY: the component's table has `size` bytes.
    unsafe { ptr::copy_nonoverlapping((&raw const table).cast::<u8>(), to.cast::<u8>(), known) };
    OK
}
