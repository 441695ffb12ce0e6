//! How an agent restores the ranks of its node from images, in steps that all nodes take together:
//! what stands against it is looked for; CRIU runs in a child for each rank, as many at once as
//! there are CPUs; once the processes of all nodes are there each is told of its new home, and goes
//! on.

use std::collections::VecDeque;
use std::ffi::{CString, OsStr, OsString};
use std::fs::{self, DirBuilder};
use std::io;
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;

use hawser_checkpoint::criu::{self, Criu};
use hawser_checkpoint::images;
use hawser_checkpoint::manifest::{NodeImages, ProcessImage};
use hawser_checkpoint::numbers;
use hawser_os::clock;
use hawser_os::process::{self, CpuMask, Exit, Group, Spawn};
use hawser_os::signals::SIGKILL;
use hawser_rte::control::plan::{RestorePlan, SetMark};
use hawser_rte::control::{Report, RestoreStep};
use hawser_rte::tell_new_home;

use super::imaging::{Outcome, Tasks};
use super::start::{Launching, RankStreams};
use super::watch::{Watch, activity_of};
use super::{Agent, Rank};
use crate::imaging::{self, Task};
use crate::plm::{CODE_CANNOT_START, CODE_RENEW, StartError, cannot};

/// So many guards are made one after the other until one has a number that is in no image.
const GUARDS: u32 = 1_000;

/// A restore that is under way.
pub(super) struct Restoring {
    launching: Launching,
    criu: Criu,
    set: PathBuf,
    images: NodeImages,
    /// The next step is under way; `None`: it has been reported.
    step: Option<RestoreStep>,
    /// Looks for what stands against it.
    checks: Tasks<()>,
    /// What that is told.
    check: Task,
    rewind: bool,
    /// Where CRIU writes what it has to say; removed at the end.
    work: PathBuf,
    /// By local rank; CRIU has them from its start on.
    streams: Vec<RankStreams>,
    /// Local ranks for which CRIU is to be started.
    waiting: VecDeque<usize>,
    processes: Processes,
    at_once: usize,
    /// For how many seconds CRIU may do nothing; 0: as long as it likes.
    limit: u64,
    watch: Option<Watch>,
    failed: Option<StartError>,
}

/// The processes of a restore.
#[derive(Debug, Default)]
struct Processes {
    /// The numbers of those that are restored, by local rank.
    pids: Vec<i32>,
    /// Processes of CRIU, and for which local rank.
    running: Vec<(i32, usize)>,
    /// Local ranks whose processes are there.
    done: Vec<usize>,
    /// Those whose processes have ended before CRIU has.
    gone: Vec<usize>,
}

/// What the end of a child means for a restore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ChildEnd {
    /// Nothing: it is none of its processes.
    Foreign,
    /// Nothing bad.
    Expected,
    /// CRIU has failed for this local rank.
    Failed(usize),
    /// The process of this local rank was restored, and has ended before it could go on.
    Died(usize),
}

impl Processes {
    fn handle_exit(&mut self, pid: i32, exit: Exit) -> ChildEnd {
        if let Some(at) = self.running.iter().position(|(criu, _)| *criu == pid) {
            let (_, local) = self.running.swap_remove(at);
            return match exit {
                Exit::Code(0) if self.gone.contains(&local) => ChildEnd::Died(local),
                Exit::Code(0) => {
                    self.done.push(local);
                    ChildEnd::Expected
                }
                _ => ChildEnd::Failed(local),
            };
        }
        let is_it = |local: &usize| self.pids.get(*local) == Some(&pid);
        if let Some(at) = self.done.iter().position(is_it) {
            return ChildEnd::Died(self.done.swap_remove(at));
        }
        match self.running.iter().map(|(_, local)| *local).find(is_it) {
            // CRIU says why, unless it has ended it well.
            Some(local) => {
                self.gone.push(local);
                ChildEnd::Expected
            }
            None => ChildEnd::Foreign,
        }
    }
}

impl Drop for Restoring {
    fn drop(&mut self) {
        // What is left there says only how a restore went.
        let _ = fs::remove_dir_all(&self.work);
    }
}

impl Restoring {
    fn begin(
        launching: Launching,
        restore: &RestorePlan,
        node: u32,
        memory: RawFd,
    ) -> Result<Restoring, StartError> {
        let path = |bytes: &[u8]| PathBuf::from(OsStr::from_bytes(bytes));
        let set = path(&restore.set);
        let text = |text: String| StartError::new(CODE_CANNOT_START, text);
        let before = imaging::part_for(restore, node).map_err(text)?;
        let images = imaging::part_of(&set, restore.mark, before).map_err(text)?;
        let (images, _) = imaging::of_ranks(images, &launching.ranks);
        if !images.processes.iter().map(|p| p.rank).eq(launching.ranks.iter().copied()) {
            return Err(text(format!("{}: it has images of other ranks", set.display())));
        }
        // One that was killed may have left its own, under the number that this process has now.
        let name = format!("hawser-restore-{}-{:x}", process::pid(), clock::now_ns());
        let work = std::env::temp_dir().join(name);
        let made = DirBuilder::new().mode(0o700).create(&work);
        made.map_err(|e| text(format!("{}: {e}", work.display())))?;
        numbers::keep_free(std::slice::from_ref(&images));
        let pids = images.processes.iter().map(|image| image.pid).collect();
        let processes = Processes { pids, ..Processes::default() };
        let ranks = launching.ranks.clone();
        Ok(Restoring {
            launching,
            criu: Criu::of(path(&restore.criu)),
            set,
            images,
            step: Some(RestoreStep::Check),
            checks: Tasks::default(),
            check: Task::Check {
                set: restore.set.clone(),
                mark: restore.mark,
                node: before,
                ranks,
                memory,
                ids: [0; 2],
                is_mpirun: node == 0,
                inherited: Vec::new(),
                cut: restore.rewind.then_some(false),
                criu: match restore.mark {
                    SetMark::Manifest(_) => String::new(),
                    // Nobody has looked for it on this host.
                    SetMark::Token(_) => String::from_utf8_lossy(&restore.criu).into_owned(),
                },
            },
            rewind: restore.rewind,
            work,
            streams: Vec::new(),
            waiting: VecDeque::new(),
            processes,
            at_once: std::thread::available_parallelism().map_or(1, usize::from),
            limit: restore.limit,
            watch: None,
            failed: None,
        })
    }

    /// The ranks that are restored.
    pub(super) fn ranks(&self) -> impl Iterator<Item = u32> + '_ {
        self.launching.ranks.iter().copied()
    }

    fn log(&self, local: usize) -> PathBuf {
        self.work.join(local.to_string()).join("log")
    }

    fn image(&self, local: usize) -> ProcessImage {
        self.images.processes.get(local).cloned().unwrap_or_default()
    }

    /// Begins a step. False: it is not the next one.
    fn begin_step(&mut self, step: RestoreStep) {
        self.step = Some(step);
        match step {
            RestoreStep::Check => self.look(),
            RestoreStep::Processes => {
                self.waiting = (0..self.images.processes.len()).collect();
                self.watch = Watch::begin(self.limit, clock::now_ns());
                if self.rewind {
                    if let Task::Check { cut, .. } = &mut self.check {
                        *cut = Some(true);
                    }
                    self.look();
                }
            }
            RestoreStep::Home => {}
        }
    }

    /// Ends CRIU when it has done nothing for too long.
    fn handle_time(&mut self) {
        let Some((_, local)) = self.processes.running.first().copied() else { return };
        let Some(mut watch) = self.watch.take() else { return };
        // What it restores reads the images itself.
        let of = |(criu, local): &(i32, usize)| {
            (*criu, activity_of(*criu).wrapping_add(activity_of(self.image(*local).pid)))
        };
        let activity = || self.processes.running.iter().map(of).collect();
        if !watch.is_stuck(clock::now_ns(), activity) {
            self.watch = Some(watch);
            return;
        }
        let ProcessImage { rank, pid, .. } = self.image(local);
        self.end();
        let text = format!(
            "rank {rank} (process {pid}) cannot be restored: CRIU has done nothing for {} s and \
             was ended (crs_criu_limit)",
            self.limit
        );
        self.fail(StartError::new(CODE_CANNOT_START, text));
    }

    /// When [`Restoring::handle_time`] has something to do, in monotonic nanoseconds.
    pub(super) fn next_time(&self) -> Option<u64> {
        let watch = self.watch.as_ref().filter(|_| !self.processes.running.is_empty());
        watch.map(|watch| watch.at)
    }

    fn look(&mut self) {
        let keep: Vec<RawFd> = match &self.check {
            Task::Check { memory, .. } => vec![*memory],
            _ => Vec::new(),
        };
        if let Err(why) = self.checks.start((), &self.check, &keep) {
            self.fail(StartError::new(CODE_CANNOT_START, why));
        }
    }

    fn looked(&mut self, outcome: Outcome, exit: Exit) {
        if let Err(why) = outcome {
            let is_launcher = exit == Exit::Code(imaging::CODE_LAUNCHER);
            // In the step that follows other hosts restore processes, and files are cut.
            let is_launcher = is_launcher && self.step == Some(RestoreStep::Check);
            let code = if is_launcher { CODE_RENEW } else { CODE_CANNOT_START };
            self.fail(StartError::new(code, why));
        }
    }

    /// A child has ended. False: it was none of this.
    pub(super) fn handle_exit(&mut self, pid: i32, exit: Exit) -> bool {
        if let Some(((), outcome)) = self.checks.handle_exit(pid, exit) {
            self.looked(outcome, exit);
            return true;
        }
        let (local, why) = match self.processes.handle_exit(pid, exit) {
            ChildEnd::Foreign => return false,
            ChildEnd::Expected => return true,
            ChildEnd::Failed(local) => {
                let cause = criu::cause(&self.log(local));
                (local, format!("cannot be restored: CRIU: {cause}"))
            }
            ChildEnd::Died(local) => (local, "was restored, and ended before it went on".into()),
        };
        let ProcessImage { rank, pid, .. } = self.image(local);
        let text = format!("rank {rank} (process {pid}) {why}");
        self.fail(StartError::new(CODE_CANNOT_START, text));
        true
    }

    fn fail(&mut self, error: StartError) {
        self.waiting.clear();
        self.failed.get_or_insert(error);
    }

    /// Starts CRIU for ranks that wait, in a process group.
    fn start_waiting(&mut self, group: i32) {
        while self.checks.is_empty() && self.processes.running.len() < self.at_once {
            let Some(local) = self.waiting.pop_front() else { return };
            match self.start(local, group) {
                Ok(pid) => self.processes.running.push((pid, local)),
                Err(e) => self.fail(cannot("CRIU cannot be started")(e)),
            }
        }
    }

    fn start(&self, local: usize, group: i32) -> io::Result<i32> {
        let log = self.log(local);
        if let Some(dir) = log.parent() {
            DirBuilder::new().mode(0o700).create(dir)?;
        }
        let image = self.image(local);
        let null = self.launching.null.as_raw_fd();
        let streams = self.streams.get(local).ok_or(io::ErrorKind::NotFound)?;
        let streams = streams.numbers(&self.launching.null).map(|fd| fd.unwrap_or(0));
        let dir = images::images_of(&self.set, image.rank);
        let words = self.criu.restore_words(&image, &dir, &log, streams);
        let c = |text: &OsStr| {
            CString::new(text.as_bytes()).map_err(|_| io::Error::from(io::ErrorKind::InvalidInput))
        };
        let program = c(self.criu.program().as_os_str())?;
        let mut argv = vec![program.clone()];
        argv.extend(words.iter().map(|w| c(w)).collect::<io::Result<Vec<_>>>()?);
        let mut path = OsString::from("PATH=");
        path.push(std::env::var_os("PATH").unwrap_or_else(|| "/usr/sbin:/usr/bin".into()));
        let envp = [c(&path)?];
        let cpus = self.launching.cpus.get(local).filter(|cpus| !cpus.is_empty());
        let mask = cpus.map(|cpus| CpuMask::of(cpus));
        // What is 0 here is 0 there anyway.
        let keep: Vec<RawFd> = streams.into_iter().filter(|fd| *fd > 2).collect();
        let input = if streams.contains(&0) { None } else { Some(null) };
        process::spawn(&Spawn {
            program: &program,
            argv: &argv,
            envp: &envp,
            cwd: None,
            stdio: [input, Some(null), Some(null)],
            keep: &keep,
            group: Group::Join(group),
            cpus: mask.as_ref(),
            death_signal: Some(SIGKILL),
        })
        .map_err(|e| e.cause)
    }

    /// Ends what is under way: nobody wants the processes any more.
    pub(super) fn end(&self) {
        for (pid, _) in &self.processes.running {
            imaging::kill_tree(*pid);
        }
        self.checks.kill();
        // Also those that CRIU was about to make.
        let children = process::children();
        for pid in self.images.processes.iter().map(|image| image.pid) {
            if children.contains(&pid) {
                let _ = process::kill(pid, SIGKILL);
            }
        }
    }

    /// Kills the processes that are there: the job does not start.
    fn kill(&self) {
        for local in &self.processes.done {
            let _ = process::kill(self.image(*local).pid, SIGKILL);
        }
    }
}

impl Agent {
    /// Begins to restore the ranks of the node.
    pub(super) fn restore_all(&mut self, launching: Launching, restore: &RestorePlan) {
        // All hosts have what they need of the set.
        self.serving.kill();
        let ranks = launching.ranks.clone();
        match self.begin_restore(launching, restore) {
            Ok(restoring) => self.restoring = Some(restoring),
            Err(error) => self.not_started(ranks, &error),
        }
    }

    fn begin_restore(
        &mut self,
        launching: Launching,
        restore: &RestorePlan,
    ) -> Result<Restoring, StartError> {
        let none = || StartError::new(CODE_CANNOT_START, "the node has no memory");
        let memory = self.segment.ok_or_else(none)?.fd();
        let mut restoring = Restoring::begin(launching, restore, self.config.node, memory)?;
        // The guard may have taken its number before anybody knew of the images, and the next ones
        // may be numbers of images as well.
        for _ in 0..GUARDS {
            if numbers::may_be_group(&restoring.images, self.forker.group()) {
                break;
            }
            let renewed = self.forker.renew();
            renewed.map_err(cannot("the ranks cannot have a process group"))?;
        }
        if let Task::Check { ids, inherited, .. } = &mut restoring.check {
            *inherited = self.forker.inherited().to_vec();
            // What looks has a session of its own.
            let session = process::session_of(process::pid()).unwrap_or(0);
            *ids = [session, self.forker.group()];
        }
        for (local, rank) in restoring.launching.ranks.clone().into_iter().enumerate() {
            let streams = self.open_streams(&restoring.launching.plan, local as u32, rank)?;
            restoring.streams.push(streams);
        }
        restoring.begin_step(RestoreStep::Check);
        Ok(restoring)
    }

    /// All nodes have come so far: the next step.
    pub(super) fn restore_on(&mut self, step: RestoreStep) {
        if let Some(restoring) = &mut self.restoring {
            restoring.begin_step(step);
        }
    }

    /// Goes on with what is under way.
    pub(super) fn poll_restored(&mut self) {
        let Some(restoring) = &mut self.restoring else { return };
        restoring.start_waiting(self.forker.group());
        restoring.handle_time();
        if !restoring.processes.running.is_empty() || !restoring.checks.is_empty() {
            return;
        }
        // Restored processes of all agents of this host are there, so that a mark that some of
        // another agent have, too, is seen with these.
        if restoring.step == Some(RestoreStep::Home) && restoring.failed.is_none() {
            let restored = restoring.images.processes.iter().map(|image| image.pid);
            self.forker.adopt(restored);
        }
        let ends = restoring.failed.is_some() || restoring.step == Some(RestoreStep::Home);
        if !ends {
            if let Some(step) = restoring.step.take() {
                self.reports.push_back(Report::Restored(step));
            }
            return;
        }
        let Some(mut restoring) = self.restoring.take() else { return };
        let told = match restoring.failed.take() {
            None => self.tell_homes(&restoring),
            Some(error) => Err(error),
        };
        let launching = &restoring.launching;
        if let Err(error) = told {
            restoring.kill();
            self.release_input(launching);
            return self.not_started(launching.ranks.clone(), &error);
        }
        (self.quiet, self.vacated) = (false, false);
        self.ranks = self.segment.map_or_else(Vec::new, |segment| {
            let rank = |slot| Rank { rank: segment.slot(slot).proc(), ..Rank::default() };
            (0..segment.nlocal()).map(rank).collect()
        });
        for image in &restoring.images.processes {
            let slot = self.ranks.iter().position(|known| known.rank == image.rank);
            if let Some((slot, known)) = slot.and_then(|s| Some((s, self.ranks.get_mut(s)?))) {
                *known = Rank { rank: image.rank, pid: image.pid, alive: true, here: true };
                self.by_pid.insert(image.pid, slot);
            }
        }
        // Of those that stay on the node where they began.
        let elsewhere = self.ranks.iter().filter(|rank| !rank.here).map(|rank| rank.rank);
        self.cores.give_back(&elsewhere.collect::<Vec<u32>>(), &self.config.place.machine);
        self.all_started(launching);
    }

    /// All processes are there, and wait: they learn where they are at home.
    fn tell_homes(&self, restoring: &Restoring) -> Result<(), StartError> {
        let Some(segment) = self.segment else { return Ok(()) };
        for image in &restoring.images.processes {
            tell_new_home(image.pid, image.home, segment.fd(), self.wake.fd()).map_err(|e| {
                let text = format!(
                    "rank {} (process {}) cannot be told of its new job: {e}",
                    image.rank, image.pid
                );
                StartError::new(CODE_CANNOT_START, text)
            })?;
        }
        Ok(())
    }

    /// The job ends before its ranks were restored.
    pub(super) fn restore_no_more(&mut self) {
        if let Some(restoring) = &mut self.restoring {
            for (pid, _) in &restoring.processes.running {
                let _ = process::kill(*pid, SIGKILL);
            }
            restoring.checks.kill();
            restoring.fail(StartError { code: 0, text: String::new() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restored_process_that_ends_too_early_is_noticed() {
        let mut all = Processes { pids: vec![70, 80, 90], ..Processes::default() };
        all.running = vec![(1, 0), (2, 1), (3, 2)];
        assert_eq!(all.handle_exit(5, Exit::Code(0)), ChildEnd::Foreign);
        assert_eq!(all.handle_exit(1, Exit::Code(0)), ChildEnd::Expected);
        assert_eq!(all.handle_exit(2, Exit::Code(1)), ChildEnd::Failed(1));
        let killed = Exit::Signal { signal: SIGKILL, core: false };
        assert_eq!(all.handle_exit(70, killed), ChildEnd::Died(0));
        assert!(all.done.is_empty(), "its number may be another's");
        assert_eq!(all.handle_exit(70, killed), ChildEnd::Foreign);
        // The kernel told of it before CRIU had ended.
        assert_eq!(all.handle_exit(90, killed), ChildEnd::Expected);
        assert_eq!(all.handle_exit(3, Exit::Code(0)), ChildEnd::Died(2));
        assert!(all.done.is_empty());
    }
}
