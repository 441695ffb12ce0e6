//! Memory that processes of several jobs share where they meet on one host.
//!
//! Each process tells the members of a meeting what decides whether it can: the host, the user and
//! the namespaces ([`Neighbour`]). All of them come to the same *host groups*, processes that share
//! memory ([`HostGroup`]), without further messages. The member of one with the lowest name makes
//! the segment and tells its descriptor, which the others open by the kernel's list of that
//! process's descriptors. They use it only when every member of the meeting has mapped that of its
//! host group.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use hawser_os::{affinity, clock, host, process};
use hawser_segment::ProcId;
use hawser_segment::node::{ForeignDomain, MAX_LOCAL, MetSegment};
use hawser_segment::wait::DomainName;
use hmac::Mac;

use super::holds::{MappedSegment, MemoryAge, SegmentHold};
use super::{Inner, Interjob, Listening};
use crate::handshake::Credential;
use crate::names::Name;

/// Most words of a set of CPUs, of 64 each.
const CPU_WORDS: usize = 256;

/// What of this process's own job other jobs on the host may need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The descriptor of its node segment.
    pub segment: u32,
    /// Its wait domain there.
    pub domain: u32,
}

/// Where a process is, as far as memory goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Neighbour {
    /// See [`host::process_space`]; not 0.
    pub space: u64,
    /// Its process id.
    pub pid: u32,
    /// See [`Seat`].
    pub seat: Seat,
    /// See [`affinity::quota_cpus`].
    pub quota: u32,
    /// The CPUs that it may use, a bit for each.
    pub cpus: Vec<u64>,
}

impl Neighbour {
    /// This process; `None` where it cannot share memory.
    pub(super) fn here(seat: Seat) -> Option<Neighbour> {
        let space = host::process_space();
        let mut cpus = Vec::new();
        for cpu in affinity::allowed().unwrap_or_default() {
            let word = cpu as usize / 64;
            cpus.resize(cpus.len().max(word + 1), 0);
            if let Some(word) = cpus.get_mut(word) {
                *word |= 1_u64 << (cpu % 64);
            }
        }
        cpus.truncate(CPU_WORDS);
        let (pid, quota) = (std::process::id(), affinity::quota_cpus());
        (space != 0).then_some(Neighbour { space, pid, seat, quota, cpus })
    }

    fn encode(&self) -> Vec<u8> {
        let mut out = self.space.to_le_bytes().to_vec();
        for word in [self.pid, self.seat.segment, self.seat.domain, self.quota] {
            out.extend(word.to_le_bytes());
        }
        self.cpus.iter().for_each(|word| out.extend(word.to_le_bytes()));
        out
    }

    fn decode(bytes: &[u8]) -> Option<Neighbour> {
        let (space, rest) = bytes.split_first_chunk()?;
        let (pid, rest) = rest.split_first_chunk()?;
        let (segment, rest) = rest.split_first_chunk()?;
        let (domain, rest) = rest.split_first_chunk()?;
        let (quota, rest) = rest.split_first_chunk()?;
        let words = rest.chunks_exact(8);
        if !words.remainder().is_empty() || words.len() > CPU_WORDS {
            return None;
        }
        let cpus = words.filter_map(|w| w.try_into().ok().map(u64::from_le_bytes)).collect();
        let (segment, domain) = (u32::from_le_bytes(*segment), u32::from_le_bytes(*domain));
        let (space, pid) = (u64::from_le_bytes(*space), u32::from_le_bytes(*pid));
        let (seat, quota) = (Seat { segment, domain }, u32::from_le_bytes(*quota));
        (space != 0).then_some(Neighbour { space, pid, seat, quota, cpus })
    }

    /// All CPUs that this process may use are among those of `other`.
    pub fn runs_among(&self, other: &Neighbour) -> bool {
        let theirs = |i: usize| other.cpus.get(i).copied().unwrap_or(0);
        self.cpus.iter().enumerate().all(|(i, mine)| mine & !theirs(i) == 0)
    }

    /// Some CPU may be used by this process and by `other`.
    pub fn may_meet(&self, other: &Neighbour) -> bool {
        self.cpus.iter().zip(&other.cpus).any(|(mine, theirs)| mine & theirs != 0)
    }
}

/// The CPUs that processes of one host may use together, at least 1: those of all of their masks,
/// cut by the smallest quota.
pub fn cpus_of<'a>(all: impl Iterator<Item = &'a Neighbour>) -> u32 {
    let (mut cpus, mut quota): (Vec<u64>, u32) = (Vec::new(), u32::MAX);
    for neighbour in all {
        cpus.resize(cpus.len().max(neighbour.cpus.len()), 0);
        cpus.iter_mut().zip(&neighbour.cpus).for_each(|(all, more)| *all |= more);
        quota = quota.min(neighbour.quota);
    }
    cpus.iter().map(|word| word.count_ones()).sum::<u32>().min(quota).max(1)
}

/// What a process tells the members of a meeting of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberInfo {
    /// Where it is called.
    pub listening: Listening,
    /// `None`: it shares no memory.
    pub neighbour: Option<Neighbour>,
}

impl MemberInfo {
    /// As bytes: [`Listening`] with its length before it (u16), and the neighbour, if any.
    pub fn encode(&self) -> Vec<u8> {
        let listening = self.listening.encode();
        let mut out = (listening.len() as u16).to_le_bytes().to_vec();
        out.extend(listening);
        out.extend(self.neighbour.as_ref().map(Neighbour::encode).unwrap_or_default());
        out
    }

    /// The inverse of [`MemberInfo::encode`]; `None` for anything else.
    pub fn decode(bytes: &[u8]) -> Option<MemberInfo> {
        let (len, rest) = bytes.split_first_chunk()?;
        let (listening, rest) = rest.split_at_checked(u16::from_le_bytes(*len).into())?;
        let listening = Listening::decode(listening)?;
        let neighbour = match rest {
            [] => None,
            rest => Some(Neighbour::decode(rest)?),
        };
        Some(MemberInfo { listening, neighbour })
    }
}

/// Processes of a meeting that share memory: a *host group*.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostGroup {
    /// The number of the meeting.
    meeting: u64,
    /// What the segment has to have, so that it is theirs.
    secret: [u8; 32],
    /// By ascending names: the slots of the segment.
    members: Vec<(Name, Neighbour)>,
    /// This process's slot.
    slot: u32,
}

impl HostGroup {
    /// The process that makes the segment.
    pub fn maker(&self) -> Option<Name> {
        self.members.first().map(|(name, _)| *name)
    }

    /// There are more processes than CPUs that any of them may use.
    fn is_crowded(&self) -> bool {
        let cpus = cpus_of(self.members.iter().map(|(_, neighbour)| neighbour));
        self.members.len() > cpus as usize
    }

    /// This process is in the segment from now on, so that its end will show.
    fn seated(&self, segment: MetSegment, made_ns: u64) -> Option<UnusedSegment> {
        segment.node().slot(self.slot).set_pid(std::process::id());
        Some(UnusedSegment { segment: Some(segment), made_ns })
    }
}

/// The number of a host, and that of the namespaces and the user there: processes with equal ones
/// can share memory.
pub type HostGroupId = (u64, u64);

/// All host groups. All who see the same come to the same.
pub fn host_groups<'a>(
    all: &[(Name, &'a MemberInfo)],
) -> BTreeMap<HostGroupId, BTreeMap<Name, &'a Neighbour>> {
    let mut groups: BTreeMap<HostGroupId, BTreeMap<Name, &Neighbour>> = BTreeMap::new();
    for (name, said) in all {
        if let Some(n) = &said.neighbour {
            groups.entry((said.listening.host, n.space)).or_default().insert(*name, n);
        }
    }
    groups.retain(|_, members| {
        let jobs: BTreeSet<u64> = members.keys().map(|name| name.job).collect();
        jobs.len() > 1 && members.len() <= MAX_LOCAL as usize
    });
    groups
}

/// The host group of process `me` in a meeting with this key, if it is in one. `None`: nobody is.
/// All members come to the same.
pub fn host_group(
    key: &Credential,
    all: &[(Name, &MemberInfo)],
    me: Name,
) -> Option<Option<HostGroup>> {
    let groups = host_groups(all);
    if groups.is_empty() {
        return None;
    }
    let own = groups.into_iter().find(|(_, members)| members.contains_key(&me));
    Some(own.and_then(|((host, space), members)| {
        let slot = members.keys().position(|name| *name == me)?;
        let mut mac = key.code();
        mac.update(b"memory of the meeting");
        mac.update(&host.to_le_bytes());
        mac.update(&space.to_le_bytes());
        Some(HostGroup {
            meeting: key.job,
            secret: mac.finalize().into_bytes().into(),
            members: members.into_iter().map(|(name, n)| (name, n.clone())).collect(),
            slot: slot as u32,
        })
    }))
}

/// In which wait domains this process counts.
#[derive(Debug)]
pub enum Counting {
    /// In this one from now on, beside its own.
    In(DomainName, ForeignDomain),
    /// No longer in this one.
    Out(DomainName),
}

/// Memory that this process shares with processes of other jobs.
#[derive(Debug)]
pub struct MetMemory {
    /// The segment.
    pub segment: MetSegment,
    /// This process's slot.
    pub slot: u32,
    /// By slot, the processes of other jobs; `None` for those of the own one.
    pub members: Vec<Option<ProcId>>,
    /// Which of two memories is the newer one, alike at all processes that have both.
    pub age: MemoryAge,
}

/// A segment that nobody uses yet. Dropping it gives the memory back.
#[derive(Debug)]
pub struct UnusedSegment {
    segment: Option<MetSegment>,
    made_ns: u64,
}

/// Bytes of [`UnusedSegment::offer`].
pub const OFFER: usize = 12;

impl UnusedSegment {
    /// What others are told to map it: the descriptor (i32), and when it was made (u64).
    pub fn offer(&self) -> [u8; OFFER] {
        let mut bytes = [0; OFFER];
        let descriptor = self.segment.as_ref().map_or(-1, |segment| segment.node().fd());
        bytes[..4].copy_from_slice(&descriptor.to_le_bytes());
        bytes[4..].copy_from_slice(&self.made_ns.to_le_bytes());
        bytes
    }

    /// In the place of an offer: there is none.
    pub fn no_offer() -> [u8; OFFER] {
        UnusedSegment { segment: None, made_ns: 0 }.offer()
    }
}

impl Drop for UnusedSegment {
    fn drop(&mut self) {
        if let Some(segment) = self.segment.take() {
            // SAFETY: nothing has come out of it but the number of its descriptor.
            unsafe { segment.unmap() };
        }
    }
}

impl Interjob {
    /// What this process tells of itself.
    pub fn introduction(&self) -> MemberInfo {
        MemberInfo { listening: self.listening(), neighbour: self.neighbour.clone() }
    }

    /// This process can share memory with those of other jobs.
    pub fn shares_memory(&self) -> bool {
        self.neighbour.is_some()
    }

    /// Makes the segment of a group, if that is this process's task. Its descriptor is open until
    /// [`Interjob::share`].
    pub fn make(&self, group: &HostGroup) -> Option<UnusedSegment> {
        let members = group.members.len() as u32;
        let made = || MetSegment::create(group.meeting, group.secret, members).ok();
        group.seated((group.slot == 0).then(made).flatten()?, clock::now_ns())
    }

    /// Maps the segment of a group, which its maker has told by this offer.
    pub fn join(&self, group: &HostGroup, offer: &[u8; OFFER]) -> Option<UnusedSegment> {
        let [d0, d1, d2, d3, made @ ..] = *offer;
        let descriptor = u32::try_from(i32::from_le_bytes([d0, d1, d2, d3])).ok()?;
        let made_ns = u64::from_le_bytes(made);
        let (_, maker) = group.members.first()?;
        let file = process::open_descriptor_of(maker.pid, descriptor).ok()?;
        let members = group.members.len() as u32;
        let segment = MetSegment::attach(file, group.meeting, &group.secret, members).ok()?;
        group.seated(segment, made_ns)
    }

    /// All members of the meeting have mapped the segments of their host groups: this process's is
    /// used from now on.
    pub fn share(&self, group: &HostGroup, segment: UnusedSegment) {
        self.begin_sharing(group, segment, true);
    }

    /// As [`Interjob::share`], of a segment that carries no messages: it is mapped as long as it is
    /// held.
    pub fn share_without_messages(
        &'static self,
        group: &HostGroup,
        segment: UnusedSegment,
    ) -> Option<SegmentHold> {
        let age = self.begin_sharing(group, segment, false)?;
        self.take_hold(age)
    }

    /// How the memory is called. One that carries no messages is held once.
    fn begin_sharing(
        &self,
        group: &HostGroup,
        mut segment: UnusedSegment,
        carries: bool,
    ) -> Option<MemoryAge> {
        let age = MemoryAge::new(segment.made_ns, group.meeting);
        let segment = segment.segment.take()?;
        segment.close();
        let own = group.members.get(group.slot as usize).map(|(_, neighbour)| neighbour);
        // Where there are CPUs for all, one that may use others than this process need not wait.
        let crowded = group.is_crowded();
        let shares_cpus =
            |own: &Neighbour, other| own.runs_among(other) || crowded && own.may_meet(other);
        let mut members = Vec::with_capacity(group.members.len());
        let mut slots = HashMap::with_capacity(group.members.len());
        for (slot, (name, neighbour)) in (0..).zip(&group.members) {
            let foreign = name.job != self.me.job;
            let index = self.names.known(*name);
            slots.extend(index.map(|proc| (proc, slot)));
            let proc = index.filter(|_| foreign);
            members.push(proc.filter(|_| carries));
            if let Some(proc) = proc
                && own.is_some_and(|own| shares_cpus(own, neighbour))
            {
                self.count_with(proc, *name, neighbour);
            }
        }
        let mut inner = self.inner();
        let holds = u32::from(!carries);
        inner.mapped.push(MappedSegment::new(segment.node(), age, slots, holds));
        inner.memories.push(MetMemory { segment, slot: group.slot, members, age });
        drop(inner);
        self.notify();
        // A thread that sleeps for all of this process sleeps at the older memories.
        self.wake();
        Some(age)
    }

    /// A meeting with these processes is over in which nobody shares memory. With those with which
    /// there is no other group, what was shared before is of no use any more: the other side
    /// may have given it back by now.
    pub fn stay_apart(&self, procs: impl Iterator<Item = ProcId>) {
        if !self.shares_memory() {
            return;
        }
        let mut inner = self.inner();
        let met_once = |proc: &ProcId| {
            inner.known.get(proc).is_some_and(|known| known.uses == 0 && known.pending == 1)
        };
        let apart: Vec<ProcId> = procs.filter(met_once).collect();
        inner.apart.extend(apart);
        drop(inner);
        self.notify();
    }

    /// How this process comes to count in wait domains of other jobs; the first one counts.
    pub fn set_counting(&self, counting: Box<dyn Fn(Counting) + Send + Sync>) {
        let _ = self.counting.set(counting);
    }

    /// This process runs on CPUs of a process of another job.
    fn count_with(&self, proc: ProcId, name: Name, neighbour: &Neighbour) {
        let Some(counting) = self.counting.get() else { return };
        let domain = (name.job, neighbour.seat.domain);
        let mut inner = self.inner();
        let is_new = inner.known.values().all(|known| known.domain != Some(domain));
        let Some(known) = inner.known.get_mut(&proc) else { return };
        if !is_new {
            known.domain = Some(domain);
            return;
        }
        let Ok(file) = process::open_descriptor_of(neighbour.pid, neighbour.seat.segment) else {
            return;
        };
        if let Ok(open) = ForeignDomain::open(file, domain.0, domain.1) {
            known.domain = Some(domain);
            counting(Counting::In(domain, open));
        }
    }

    /// There is no group with a process in this domain any more; the last one counts.
    pub(super) fn count_without(&self, inner: &Inner, domain: Option<DomainName>) {
        let is_last =
            |domain: &DomainName| inner.known.values().all(|known| known.domain != Some(*domain));
        if let Some(domain) = domain.filter(is_last)
            && let Some(counting) = self.counting.get()
        {
            counting(Counting::Out(domain));
        }
    }

    /// The memories that are used from now on, since the last call.
    pub fn take_memories(&self) -> Vec<MetMemory> {
        std::mem::take(&mut self.inner().memories)
    }

    /// Processes of other jobs with which the last group has ended, since the last call.
    pub fn take_parted(&self) -> Vec<ProcId> {
        std::mem::take(&mut self.inner().parted)
    }

    /// The processes of [`Interjob::stay_apart`] since the last call.
    pub fn take_apart(&self) -> Vec<ProcId> {
        std::mem::take(&mut self.inner().apart)
    }

    /// A number that changes when [`Interjob::take_memories`], [`Interjob::take_parted`] or
    /// [`Interjob::take_apart`] may have something.
    #[inline]
    pub fn memory_news(&self) -> u32 {
        // Relaxed: whoever sees it looks under the lock.
        self.notifications.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// There is a group with this process, or will be.
    pub fn knows(&self, proc: ProcId) -> bool {
        self.inner().known.contains_key(&proc)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(host: u64, space: u64, pid: u32) -> MemberInfo {
        let seat = Seat { segment: 3, domain: 0 };
        let neighbour =
            (space != 0).then(|| Neighbour { space, pid, seat, quota: 9, cpus: vec![3] });
        MemberInfo { listening: Listening { host, node: None, addresses: Vec::new() }, neighbour }
    }

    #[test]
    fn an_introduction_crosses_as_bytes() {
        for said in [said(7, 0, 0), said(7, 5, 99)] {
            let bytes = said.encode();
            assert_eq!(MemberInfo::decode(&bytes), Some(said.clone()));
            let whole = |cut: &usize| MemberInfo::decode(&bytes[..*cut]).is_some();
            // Without its CPUs, and without a neighbour.
            assert!((0..bytes.len()).filter(whole).count() <= 2);
        }
    }

    #[test]
    fn processes_of_one_host_are_in_one_host_group() {
        let key = Credential { job: 11, secret: [1; 32] };
        let name = |job, rank| Name { job, rank };
        let (a, b, c) = (said(1, 5, 10), said(1, 5, 20), said(2, 5, 30));
        let (d, e) = (said(1, 6, 40), said(1, 0, 0));
        let all = [
            (name(2, 0), &b),
            (name(1, 4), &a),
            (name(2, 1), &c),
            (name(2, 2), &d),
            (name(2, 3), &e),
            (name(1, 5), &a),
        ];
        let of = |me| host_group(&key, &all, me).expect("there are host_group");
        let own = of(name(2, 0)).expect("it has one");
        let names: Vec<Name> = own.members.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, [name(1, 4), name(1, 5), name(2, 0)]);
        assert_eq!((own.slot, own.members[0].1.pid, own.maker()), (2, 10, Some(name(1, 4))));
        assert_eq!(of(name(1, 4)).map(|c| (c.secret, c.slot)), Some((own.secret, 0)));
        for alone in [name(2, 1), name(2, 2), name(2, 3)] {
            assert_eq!(of(alone), None, "of another host or space, or without memory");
        }
        assert_eq!(host_group(&key, &all[..1], name(2, 0)), None, "one job has its own segment");
    }

    #[test]
    fn a_process_runs_among_the_cpus_of_another() {
        let on =
            |cpus: &[u64]| Neighbour { cpus: cpus.to_vec(), ..said(1, 1, 1).neighbour.unwrap() };
        assert!(on(&[2]).runs_among(&on(&[3])) && !on(&[3]).runs_among(&on(&[2])));
        assert!(!on(&[2, 1]).runs_among(&on(&[3])));
        assert!(on(&[2, 1]).may_meet(&on(&[3])) && !on(&[2, 1]).may_meet(&on(&[1])));
    }

    #[test]
    fn processes_have_the_cpus_of_all_of_their_masks_within_the_smallest_quota() {
        let on = |quota, cpus: &[u64]| Neighbour {
            quota,
            cpus: cpus.to_vec(),
            ..said(1, 1, 1).neighbour.unwrap()
        };
        let count = |all: &[Neighbour]| cpus_of(all.iter());
        let bound = |quota| [on(u32::MAX, &[1]), on(quota, &[2]), on(u32::MAX, &[0, 5])];
        assert_eq!((count(&bound(u32::MAX)), count(&bound(2))), (4, 2));
        assert_eq!((count(&[on(1, &[])]), count(&[])), (1, 1));
    }
}
