//! `MPI_Comm_spawn` (MPI-5.0 section 11.8): the root opens a port, the run-time starts processes
//! that know it, and both sides meet there.

use std::collections::{BTreeSet, HashSet};

use super::Comm;
use super::agree::Team;
use super::meet::Port;
use crate::contracts::universe::{SpawnApp, Spawned, Universe};
use crate::err;
use crate::error::{ErrClass, Error, Result};
use crate::group::ProcId;

/// What has become of each process that was wanted.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct SpawnCodes(Vec<(u32, u32)>);

impl SpawnCodes {
    /// True for each process that runs, in the order of programs.
    pub fn iter(&self) -> impl Iterator<Item = bool> + '_ {
        self.0.iter().flat_map(|(wanted, runs)| (0..*wanted).map(move |i| i < *runs))
    }
}

/// What the root tells its group before the two sides meet.
struct Verdict {
    /// Processes wanted of each program, and those that run.
    counts: Vec<(u32, u32)>,
    failure: Option<(ErrClass, String)>,
}

impl Verdict {
    fn of(apps: &[SpawnApp], outcome: std::result::Result<&Spawned, &Error>) -> Verdict {
        let runs = |i: usize| outcome.ok().and_then(|s| s.counts.get(i).copied());
        let count = |(i, app): (usize, &SpawnApp)| (app.maxprocs, runs(i).unwrap_or(0));
        let counts = apps.iter().enumerate().map(count).collect();
        let failure = outcome.err().map(|e| (e.class(), e.text().to_owned()));
        Verdict { counts, failure }
    }

    fn encode(&self) -> Vec<u8> {
        let mut out = (self.counts.len() as u32).to_le_bytes().to_vec();
        for (wanted, runs) in &self.counts {
            out.extend(wanted.to_le_bytes());
            out.extend(runs.to_le_bytes());
        }
        if let Some((class, text)) = &self.failure {
            out.extend((*class as i32).to_le_bytes());
            out.extend(text.as_bytes());
        }
        out
    }

    fn decode(bytes: &[u8]) -> Option<Verdict> {
        let (head, rest) = bytes.split_first_chunk::<4>()?;
        let len = usize::try_from(u32::from_le_bytes(*head)).ok()?.checked_mul(8)?;
        let (counts, rest) = rest.split_at_checked(len)?;
        let word = |b: &[u8]| Some(u32::from_le_bytes(b.try_into().ok()?));
        let pair = |b: &[u8]| Some((word(b.get(..4)?)?, word(b.get(4..)?)?));
        let counts = counts.chunks_exact(8).map(pair).collect::<Option<_>>()?;
        if rest.is_empty() {
            return Some(Verdict { counts, failure: None });
        }
        let (class, text) = rest.split_first_chunk::<4>()?;
        let class = ErrClass::from_value(i32::from_le_bytes(*class))?;
        let text = String::from_utf8_lossy(text).into_owned();
        Some(Verdict { counts, failure: Some((class, text)) })
    }
}

impl Comm {
    /// `MPI_Comm_spawn` and `MPI_Comm_spawn_multiple`: starts processes and gives the
    /// intercommunicator with them. `apps` count at `root` alone, where an error of theirs becomes
    /// that of all members. Also gives what has become of each process, whether the call succeeds
    /// or not.
    pub fn spawn(
        &self,
        universe: &dyn Universe,
        apps: Result<Vec<SpawnApp>>,
        root: i32,
    ) -> (SpawnCodes, Result<Comm>) {
        let mut codes = SpawnCodes::default();
        let comm = self.spawn_telling(universe, apps, root, &mut codes);
        if comm.is_err() {
            codes.0.iter_mut().for_each(|(_, runs)| *runs = 0);
        }
        (codes, comm)
    }

    fn spawn_telling(
        &self,
        universe: &dyn Universe,
        apps: Result<Vec<SpawnApp>>,
        root: i32,
        codes: &mut SpawnCodes,
    ) -> Result<Comm> {
        if self.is_inter() {
            return Err(err!(Comm, "processes are spawned over intracommunicators"));
        }
        let env = self.maker()?;
        let at = u32::try_from(root).ok().filter(|root| *root < self.size());
        let at = at.ok_or_else(|| err!(Rank, "the root is not in 0..{}", self.size()))?;
        let team = Team::all(self, self.next_tag());
        if self.rank() != at {
            let told = team.bcast_sized(at, Vec::new())?;
            let verdict = Verdict::decode(&told);
            let verdict = verdict.ok_or_else(|| err!(Intern, "the root's word has no form"))?;
            codes.0 = verdict.counts;
            return match verdict.failure {
                Some((class, text)) => Err(Error::new(class, text)),
                None => self
                    .accept(Err(err!(Port, "it counts at the root")), root, &mut || None)
                    .map_err(not_met),
            };
        }
        let (wanted, begun) = match apps {
            Ok(apps) => {
                let begun = env.open_port().and_then(|port| {
                    let spawned = universe.spawn(&apps, &port);
                    if spawned.is_err() {
                        env.close_port(&port)?;
                    }
                    Ok((port, spawned?))
                });
                (apps, begun)
            }
            Err(e) => (Vec::new(), Err(e)),
        };
        let verdict = Verdict::of(&wanted, begun.as_ref().map(|(_, spawned)| spawned));
        let told = team.bcast_sized(at, verdict.encode());
        codes.0 = verdict.counts;
        let (port, spawned) = begun?;
        let mut stop = || {
            universe.has_ended(spawned.job).then(|| {
                err!(
                    Spawn,
                    "the processes have ended before they had met their parent in MPI_Init; what \
                     they print says why"
                )
            })
        };
        let watched = universe.descriptor().zip(env.interjob_if_any());
        if let Some((fd, jobs)) = watched {
            jobs.watch((fd, false), None);
        }
        let met = told.and_then(|_| self.accept(Port::of(&port), root, &mut stop));
        if let Some((fd, jobs)) = watched {
            jobs.unwatch(fd);
        }
        if met.is_ok() {
            universe.connected(spawned.job);
        }
        env.close_port(&port)?;
        met.map_err(not_met)
    }
}

/// That a port is at work is none of the program's business.
fn not_met(why: Error) -> Error {
    match why.class() {
        ErrClass::Port => err!(Spawn, "the processes have not met their parent: {}", why.text()),
        _ => why,
    }
}

impl Comm {
    /// The jobs with which this process has this communicator and no other: its end is that of
    /// their connection, as far as this process knows.
    pub fn last_with(&self) -> Vec<u64> {
        let Ok(env) = self.env() else { return Vec::new() };
        let (Some(jobs), Some(names)) = (env.interjob_if_any(), env.names()) else {
            return Vec::new();
        };
        let ours: HashSet<ProcId> = self.foreigners(env).collect();
        let job = |proc: &ProcId| names.name(*proc).map(|name| name.job);
        let mut found: BTreeSet<u64> = ours.iter().filter_map(job).collect();
        for (proc, uses) in jobs.uses() {
            let own = u32::from(ours.contains(&proc));
            if uses > own + env.endings_with(proc)
                && let Some(other) = job(&proc)
            {
                found.remove(&other);
            }
        }
        found.into_iter().collect()
    }
}

/// Bytes as what a root tells; for fuzzing. Any input must return.
pub fn fuzz_verdict(bytes: &[u8]) {
    if let Some(verdict) = Verdict::decode(bytes) {
        let _ = verdict.encode();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(maxprocs: u32) -> SpawnApp {
        SpawnApp { maxprocs, ..SpawnApp::default() }
    }

    #[test]
    fn verdicts_survive() {
        let apps = [app(3), app(2)];
        let spawned = Spawned { job: 4, counts: vec![2, 2] };
        let told = Verdict::of(&apps, Ok(&spawned)).encode();
        let heard = Verdict::decode(&told).expect("good");
        assert!(heard.failure.is_none());
        let codes: Vec<bool> = SpawnCodes(heard.counts).iter().collect();
        assert_eq!(codes, [true, true, false, true, true]);
        let told = Verdict::of(&apps, Err(&err!(Spawn, "no such program"))).encode();
        let heard = Verdict::decode(&told).expect("good");
        assert_eq!(heard.counts, [(3, 0), (2, 0)]);
        assert_eq!(heard.failure, Some((ErrClass::Spawn, "no such program".into())));
        for cut in 0..20 {
            fuzz_verdict(&told[..cut]);
        }
    }
}
