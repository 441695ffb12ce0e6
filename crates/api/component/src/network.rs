//! A component of the framework `btl` from a file: the functions of its table as a
//! [`Network`].

use std::ffi::{CStr, c_char, c_int, c_void};
use std::fmt;
use std::io::IoSlice;
use std::ptr;

use hawser_btl::network::{ADDRESS_MAX, MetPeer, Network, NetworkEvent, NetworkPlace, Other, Sent};
use hawser_btl::{Flags, Limits};
use hawser_core::contracts::coll::Interrupt;
use hawser_mca::lifecycle::{Resume, Why};
use hawser_segment::wait::Watch;

use crate::abi::{
    Btl, BtlEvents, BtlLimits, BtlPeer, BtlPlace, FULL, NO_INTERRUPT, OK, PASS, VERSION,
};
use crate::sleep;

/// Bytes of the shortest and of the longest message that a network may have as its longest.
const LONGEST: std::ops::RangeInclusive<u64> = 1 << 10..=1 << 30;

/// The component, loaded and opened.
#[derive(Clone, Copy)]
pub(crate) struct ForeignNetwork {
    pub(crate) name: &'static str,
    pub(crate) table: Btl,
}

// SAFETY: functions that the contract lets several threads call at once, for different links.
unsafe impl Send for ForeignNetwork {}
// SAFETY: as above.
unsafe impl Sync for ForeignNetwork {}

impl fmt::Debug for ForeignNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl ForeignNetwork {
    /// The component, if its table has all that is needed.
    ///
    /// # Errors
    /// What it lacks.
    pub(crate) fn new(name: &'static str, table: Btl) -> Result<ForeignNetwork, String> {
        let needed = [
            (table.open.is_none(), "open"),
            (table.address.is_none(), "address"),
            (table.connect.is_none(), "connect"),
            (table.send.is_none(), "send"),
            (table.progress.is_none(), "progress"),
        ];
        match needed.iter().find(|(lacks, _)| *lacks) {
            Some((_, function)) => Err(format!("its table has no function {function}")),
            None => Ok(ForeignNetwork { name, table }),
        }
    }

    /// Opens a link of it.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub(crate) fn link(self, place: &NetworkPlace) -> Result<Link, String> {
        let size = size_of::<BtlPlace>() as u32;
        let NetworkPlace { rank, ranks, one_node } = *place;
        let place = BtlPlace { size, rank, ranks, one_node: u32::from(one_node) };
        let mut limits = BtlLimits { size: size_of::<BtlLimits>() as u32, ..BtlLimits::default() };
        let mut at = ptr::null_mut();
        let Some(open) = self.table.open else { return Err("it has no open()".into()) };
        // SAFETY: as the contract says: a place, room for a pointer, and limits.
        match unsafe { open(&raw const place, &raw mut at, &raw mut limits) } {
            OK => {}
            PASS => return Err("it says that there is no such network here".into()),
            other => return Err(format!("its open() of a link returned {other}")),
        }
        let link = Link { table: self.table, at, limits: checked(&limits), is_held: false };
        match LONGEST.contains(&limits.longest) {
            true => Ok(link),
            false => Err(format!(
                "its longest message has {} bytes, and has to have {} to {}",
                limits.longest,
                LONGEST.start(),
                LONGEST.end()
            )),
        }
    }

    /// As the framework gets it; `number`: see [`Other::number`].
    pub(crate) fn row(self, number: u16) -> Other {
        let priority = i64::from(self.table.priority).clamp(0, hawser_mca::PRIORITY_MAX);
        let open = move |place: &NetworkPlace| {
            let link = self.link(place)?;
            Ok((priority, Box::new(link) as Box<dyn Network>))
        };
        Other { name: self.name, number, open: Box::new(open) }
    }
}

/// What a network declares, with the meaning of zeros.
fn checked(limits: &BtlLimits) -> Limits {
    let or = |given: u32, usual: u32| if given == 0 { usual } else { given };
    let longest = limits.longest.clamp(*LONGEST.start(), *LONGEST.end());
    let eager = match limits.eager {
        0 => longest,
        eager => eager.clamp(*LONGEST.start(), longest),
    };
    Limits {
        eager: eager as usize,
        max_send: longest as usize,
        get_min: usize::MAX,
        latency_ns: or(limits.latency_ns, 10_000),
        bandwidth_mbs: or(limits.bandwidth_mbs, 1_000),
        exclusivity: or(limits.exclusivity, 100),
        flags: Flags(limits.flags & (Flags::UNORDERED | Flags::LOSSY).0),
    }
}

/// A link of a component.
pub(crate) struct Link {
    table: Btl,
    at: *mut c_void,
    pub(crate) limits: Limits,
    /// It has been told of a hold, and not yet that it goes on.
    is_held: bool,
}

// SAFETY: the contract lets any thread use a link, one at a time.
unsafe impl Send for Link {}

impl Link {
    /// Why the last function has failed.
    fn why(&self, function: &str, answer: c_int) -> String {
        // SAFETY: a link that is open, by the contract.
        let told = self.table.why.map(|why| unsafe { why(self.at) });
        // SAFETY: a C string, or null, by the contract.
        let told = told.and_then(|text| unsafe { read(text) });
        told.unwrap_or_else(|| format!("its {function}() returned {answer}"))
    }
}

/// A C string as text; `None` where there is none.
///
/// # Safety
/// Null or a C string.
unsafe fn read(text: *const c_char) -> Option<String> {
    // SAFETY: the caller's promise.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}

impl Drop for Link {
    fn drop(&mut self) {
        if let Some(close) = self.table.close {
            // SAFETY: a link that was opened and is not used any more.
            unsafe { close(self.at) }
        }
    }
}

/// Who is told of messages.
type Tell<'a> = &'a mut dyn FnMut(NetworkEvent<'_>);

unsafe extern "C" fn message(to: *mut c_void, from: u64, bytes: *const c_void, len: u64) {
    let Ok(len) = usize::try_from(len) else { return };
    let bytes = match len {
        0 => &[],
        // SAFETY: the component's message, which stays during this call.
        _ => unsafe { std::slice::from_raw_parts(bytes.cast::<u8>(), len) },
    };
    // SAFETY: what `progress` handed to the component, in the same call.
    let tell = unsafe { &mut *to.cast::<Tell<'_>>() };
    tell(NetworkEvent::Message { from, bytes });
}

unsafe extern "C" fn lost(to: *mut c_void, peer: u32, why: *const c_char) {
    // SAFETY: a C string, or null, by the contract.
    let why = unsafe { read(why) }.unwrap_or_else(|| "the network has lost it".into());
    // SAFETY: as in `message`.
    let tell = unsafe { &mut *to.cast::<Tell<'_>>() };
    tell(NetworkEvent::Lost { to: peer, why });
}

impl Link {
    /// Tells the component of a step of a hold; `refusal` is what is said of it when it refuses.
    fn interrupted(&self, step: Interrupt, refusal: &'static str) -> Result<(), Why> {
        let Some(interrupt) = self.table.interrupt else { return Err(Why::new(NO_INTERRUPT)) };
        // SAFETY: an open link.
        match unsafe { interrupt(self.at, step as c_int) } {
            OK => Ok(()),
            _ => Err(Why::new(refusal)),
        }
    }
}

impl Network for Link {
    fn limits(&self) -> Limits {
        self.limits.clone()
    }

    fn address(&mut self) -> Result<Vec<u8>, String> {
        let mut room = vec![0u8; ADDRESS_MAX];
        let mut bytes = ADDRESS_MAX as u64;
        let Some(address) = self.table.address else { return Ok(Vec::new()) };
        // SAFETY: an open link, and room for as many bytes as it is told.
        let answer = unsafe { address(self.at, room.as_mut_ptr().cast(), &raw mut bytes) };
        if answer != OK {
            return Err(self.why("address", answer));
        }
        if bytes > ADDRESS_MAX as u64 {
            return Err(format!("its address has {bytes} bytes, more than {ADDRESS_MAX}"));
        }
        room.truncate(bytes as usize);
        Ok(room)
    }

    fn connect(&mut self, peer: &MetPeer<'_>) -> Result<u32, String> {
        let given = BtlPeer {
            size: size_of::<BtlPeer>() as u32,
            rank: peer.rank,
            known_as: peer.known_as,
            address: peer.address.as_ptr().cast(),
            bytes: peer.address.len() as u64,
            key: peer.key.as_ptr(),
        };
        let mut number = 0;
        let Some(connect) = self.table.connect else { return Ok(0) };
        // SAFETY: an open link, and what stays during the call.
        match unsafe { connect(self.at, &raw const given, &raw mut number) } {
            OK => Ok(number),
            answer => Err(self.why("connect", answer)),
        }
    }

    fn send(&mut self, to: u32, pieces: &[IoSlice<'_>]) -> Sent {
        let Some(send) = self.table.send else { return Sent::Full };
        // SAFETY: an open link; an IoSlice is an iovec, and the pieces stay during the call.
        match unsafe { send(self.at, to, pieces.as_ptr(), pieces.len() as c_int) } {
            OK => Sent::Taken,
            FULL => Sent::Full,
            answer => Sent::Failed(self.why("send", answer)),
        }
    }

    fn progress(&mut self, tell: &mut dyn FnMut(NetworkEvent<'_>)) {
        let Some(progress) = self.table.progress else { return };
        let mut tell: Tell<'_> = tell;
        let to = (&raw mut tell).cast();
        let size = size_of::<BtlEvents>() as u32;
        let events = BtlEvents { size, abi: VERSION, to, message, lost };
        // SAFETY: an open link; `to` is used inside this call only, by the contract.
        unsafe { progress(self.at, &raw const events) }
    }

    fn arm(&mut self, watch: &mut Watch) {
        let at = self.at;
        // SAFETY: an open link; what it is told is used inside this call only, by the contract.
        let sleep = self.table.sleep.map(|sleep| move |told| unsafe { sleep(at, told) });
        sleep::ask(watch, sleep);
    }

    fn is_drained(&mut self) -> bool {
        // SAFETY: an open link.
        self.table.drained.is_none_or(|drained| unsafe { drained(self.at) } != 0)
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        self.interrupted(Interrupt::Prepare, "may not be held now")
    }

    fn hold(&mut self) {
        // It has agreed, and gets nothing new: what it makes of that is its own affair.
        let _ = self.interrupted(Interrupt::Hold, "");
        self.is_held = self.table.interrupt.is_some();
    }

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        // A process that ends asks it of all networks: those that lack the function are never held.
        if !self.is_held {
            return Ok(());
        }
        let (step, refusal) = match how {
            Resume::Continue => (Interrupt::Continue, "cannot go on"),
            Resume::Restart => (Interrupt::Restart, "cannot begin with other peers"),
        };
        self.interrupted(step, refusal)?;
        self.is_held = false;
        Ok(())
    }
}
