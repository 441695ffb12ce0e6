//! Numbers of processes, threads, sessions and process groups: those of an image have to be free
//! where it is restored, and the session and the process group into which CRIU restores it may be
//! none of them.

use std::collections::HashMap;
use std::fs;
use std::time::{Duration, Instant};

use hawser_os::process;

use crate::manifest::{NodeImages, ProcessImage};

/// Processes that begin on a host while a job is restored.
const ROOM: i64 = 1_000;
/// The kernel's `RESERVED_PIDS`: behind the largest number it goes on with this one.
const FIRST_AGAIN: i32 = 300;
/// Its largest number and one more, where it does not say.
const END: i32 = 32_768;
/// How often a number is looked at whose process ends meanwhile.
const LOOKS: u32 = 10;
/// So many numbers at most are passed by one for each, where they cannot be skipped at once.
const PASSED_MAX: i64 = 20_000;

/// How long the processes of a job that was killed may take to end, and how often it is looked.
const ENDING: Duration = Duration::from_secs(3);
const POLL: Duration = Duration::from_millis(10);

/// The programs in which agents are.
pub const LAUNCHERS: [&str; 2] = ["mpirun", "hawserd"];

/// What stands against a restart on a host, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The launcher has a number of an image: one that is started again has others.
    Launcher(String),
    /// What has a number of an image is there as long as the launcher, and as the next one.
    Stays(String),
    /// Anything else.
    Other(String),
}

impl From<String> for Obstacle {
    fn from(text: String) -> Obstacle {
        Obstacle::Other(text)
    }
}

/// Where CRIU restores the processes of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The session, which is that of the agent.
    pub session: i32,
    /// The process group, which the guard of the ranks leads.
    pub group: i32,
    /// The agent is in `mpirun`: its session is that of a command of the user.
    pub is_mpirun: bool,
}

/// The session and the process group of a process, and what [`ProcessImage::others`] holds.
pub(crate) fn of(pid: i32) -> ([i32; 2], Vec<i32>) {
    let ids =
        |pid| [process::session_of(pid), process::group_of(pid)].map(|number| number.unwrap_or(0));
    let own = ids(pid);
    let mut threads = process::threads_of(pid);
    let mut groups = Vec::new();
    let mut descendants = process::children_of(pid);
    while let Some(child) = descendants.pop() {
        threads.extend(process::threads_of(child));
        groups.extend(ids(child));
        descendants.extend(process::children_of(child));
    }
    (own, others(pid, own, threads, groups))
}

/// The numbers that are not only those of the process and those of what it shares with others.
fn others(pid: i32, own: [i32; 2], threads: Vec<i32>, mut groups: Vec<i32>) -> Vec<i32> {
    // Its session and its group may be a launcher's, in which others are, too. Where one is a
    // child's it is among the threads.
    groups.retain(|number| !own.contains(number));
    let mut all = [threads, groups].concat();
    all.sort_unstable();
    all.dedup();
    all.retain(|number| *number > 0 && *number != pid);
    all
}

/// Adds what a process has now of [`ProcessImage::others`]: threads and children that do not use
/// MPI begin and end while it is interrupted.
pub(crate) fn add(image: &mut ProcessImage) {
    let (_, others) = of(image.pid);
    image.others.extend(others);
    image.others.sort_unstable();
    image.others.dedup();
}

impl ProcessImage {
    /// All numbers that stand in the image, some of them several times.
    fn numbers(&self) -> impl Iterator<Item = i32> + '_ {
        let own = [self.pid, self.session, self.group].into_iter().filter(|number| *number > 0);
        own.chain(self.others.iter().copied())
    }

    /// Why CRIU cannot restore it there: the number, whose it is, and what to do next; `None`:
    /// another launcher would have another number.
    fn clash(&self, to: Destination) -> Option<(i32, &'static str, Option<&'static str>)> {
        // What leads its session keeps it, and what leads its group keeps that. Of one that was
        // made before there was word of it only the process id is known.
        if self.session == 0 || self.session == self.pid {
            return None;
        }
        let has = |number: i32| self.numbers().any(|known| known == number);
        if to.session != self.session && has(to.session) {
            let next = "restart in another session (setsid --wait), or use another host";
            return Some((to.session, "session", to.is_mpirun.then_some(next)));
        }
        let leads = self.group == self.pid;
        let is_taken = !leads && to.group != self.group && has(to.group);
        is_taken.then_some((to.group, "process group", None))
    }
}

/// A process group is none of the numbers in the images of a node, so that CRIU can restore them
/// there.
pub fn may_be_group(images: &NodeImages, group: i32) -> bool {
    !images.processes.iter().any(|p| p.numbers().any(|number| number == group))
}

/// Why images of a node cannot be restored in a session and a process group.
pub(crate) fn clash(images: &NodeImages, to: Destination) -> Option<Obstacle> {
    images.processes.iter().find_map(|p| {
        let (number, what, next) = p.clash(to)?;
        let text = format!(
            "rank {} had the number {number}, which is that of the {what} of its launcher now; {}",
            p.rank,
            next.unwrap_or("start it again, or use another host")
        );
        Some(match next {
            Some(_) => Obstacle::Other(text),
            None => Obstacle::Launcher(text),
        })
    })
}

/// The process that a thread belongs to, and the parent of that.
fn process_of(thread: i32) -> Option<(i32, i32)> {
    let text = fs::read_to_string(format!("/proc/{thread}/status")).ok()?;
    let number = |key: &str| text.lines().find_map(|l| l.strip_prefix(key))?.trim().parse().ok();
    Some((number("Tgid:")?, number("PPid:")?))
}

/// A process and those that it descends from.
pub fn lineage(process: i32) -> Vec<i32> {
    let known = |pid: &i32| process_of(*pid).map(|(_, parent)| parent).filter(|pid| *pid > 0);
    std::iter::successors(Some(process), known).collect()
}

/// Whom a user sees at work where a number is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Own<'a> {
    /// The process that looks. Its numbers are free again when CRIU begins.
    pub(crate) check: i32,
    /// The agent that has started it.
    pub(crate) agent: i32,
    /// The agent is in `mpirun`, which somebody waits for under its number.
    pub(crate) is_mpirun: bool,
    /// Children that the agent has had before it was one: no launcher, nor what they start.
    pub(crate) inherited: &'a [i32],
}

impl Own<'_> {
    /// What a user does about a process that has a number of an image, and what it is.
    fn next(self, holder: &Holder) -> (&'static str, fn(String) -> Obstacle) {
        let of_launcher = |stays: bool| match stays {
            true => Obstacle::Stays as fn(String) -> Obstacle,
            false => Obstacle::Launcher,
        };
        let (process, is_hidden) = match holder {
            Holder::Of(_, process, _) => (*process, false),
            Holder::Hidden(_, process) => (*process, true),
            Holder::Nobody | Holder::Gone => return ("", Obstacle::Other),
        };
        let above = lineage(process);
        let is_inherited = above.iter().any(|pid| self.inherited.contains(pid));
        if above.contains(&self.agent) && !is_inherited {
            let is_mpirun = self.is_mpirun && process == self.agent;
            let next = ", which is part of the launcher; start it again, or use another host";
            (next, of_launcher(is_mpirun))
        } else if lineage(self.agent).contains(&process) {
            let next = ", which has started the launcher; start it again from another shell, or \
                        use another host";
            (next, of_launcher(self.is_mpirun || survives(process, self.agent)))
        } else if is_hidden {
            ("; wait for its end, or use another host", Obstacle::Other)
        } else {
            ("; end that, or use another host", Obstacle::Other)
        }
    }
}

/// True for a process that a daemon descends from, and the next one in its place as well: `mpirun`
/// and what has started that, and the services of a host.
fn survives(process: i32, daemon: i32) -> bool {
    let is_service = process_of(process).is_none_or(|(_, parent)| parent <= 1);
    let above = lineage(daemon).into_iter().skip(1);
    is_service
        || above.skip_while(|pid| !process::is_kin(*pid, &LAUNCHERS)).any(|pid| pid == process)
}

/// Sessions and process groups of a host, what each is, and a process of it.
type Groups = HashMap<i32, (&'static str, i32)>;

/// Sessions and process groups of this host. Those of which only `check` is a process end with it.
fn groups(check: i32) -> Groups {
    let of = |what: &'static str, ids: fn(i32) -> Option<i32>| {
        move |pid: i32| Some((ids(pid)?, (what, pid)))
    };
    let mut pids = process::all();
    pids.retain(|pid| *pid != check);
    let sessions = pids.iter().copied().filter_map(of("the session of ", process::session_of));
    let groups = pids.iter().copied().filter_map(of("the process group of ", process::group_of));
    // A number that is both is known as a group, whoever is in it.
    sessions.chain(groups).collect()
}

/// `/proc` hides processes of others.
fn hides() -> bool {
    // The first process is never one of ours there.
    process_of(1).is_none() && process::exists(1)
}

/// What has a number of which `/proc` knows nothing, where that hides processes of others. Only the
/// number itself can be asked about, and not whether a session has it that has lost its leader and
/// the group of that: too seldom for a look at all numbers that there can be.
fn hidden(number: i32, check: i32) -> Holder {
    match number != check && process::group_exists(number) {
        true => Holder::Hidden("the process group of ", number),
        false => Holder::Nobody,
    }
}

/// Who has a number.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Holder {
    Nobody,
    /// Its process has ended since it was found.
    Gone,
    /// A process of this name, or what it is in.
    Of(&'static str, i32, String),
    /// A process of which `/proc` says nothing, or what it is in.
    Hidden(&'static str, i32),
}

impl Holder {
    /// What a user is told that it is.
    fn shown(&self) -> String {
        match self {
            Holder::Of(what, _, name) => format!("{what}{name}"),
            Holder::Hidden(what, _) => format!("{what}a process of another user"),
            Holder::Nobody | Holder::Gone => String::new(),
        }
    }
}

fn holder(number: i32, groups: &Groups, check: i32) -> Holder {
    let visible = |number| match process_of(number) {
        // It may have begun meanwhile.
        None if process::exists(number) => process_of(number),
        seen => seen,
    };
    let (what, found) = match visible(number) {
        Some((process, _)) if process != check => ("", number),
        None if process::exists(number) => return Holder::Hidden("", number),
        _ => match groups.get(&number) {
            Some(of) => *of,
            None => return Holder::Nobody,
        },
    };
    let process = visible(found).map(|(process, _)| process);
    let name = fs::read_to_string(format!("/proc/{found}/comm")).ok();
    match (process, name) {
        (Some(process), Some(name)) => Holder::Of(what, process, name.trim().into()),
        (None, None) if process::exists(found) => Holder::Hidden(what, found),
        _ => Holder::Gone,
    }
}

/// Which number of these images somebody has on this host.
pub(crate) fn taken(images: &NodeImages, own: Own<'_>) -> Option<Obstacle> {
    let (mut all, hides) = (groups(own.check), hides());
    let found = images.processes.iter().find_map(|p| {
        let mut needed = std::iter::once(p.pid).chain(p.others.iter().copied());
        let (number, of) = needed.find_map(|number| {
            // Another one may have the session or the group of one that has ended.
            for _ in 0..LOOKS {
                match holder(number, &all, own.check) {
                    Holder::Nobody if hides => {
                        let holder = hidden(number, own.check);
                        return (holder != Holder::Nobody).then_some((number, holder));
                    }
                    Holder::Nobody => return None,
                    Holder::Gone => all = groups(own.check),
                    of => return Some((number, of)),
                }
            }
            None
        })?;
        Some((p, number, of))
    });
    let (p, number, holder) = found?;
    let was = match number == p.pid {
        true => format!("was process {number}"),
        false => format!("had thread or child {number}"),
    };
    let (next, obstacle) = own.next(&holder);
    let has = holder.shown();
    Some(obstacle(format!("rank {} {was}, a number that {has} has now{next}", p.rank)))
}

/// Waits until nobody has a number of these images.
///
/// # Errors
/// Somebody keeps one.
pub(crate) fn await_free(images: &NodeImages, own: Own<'_>) -> Result<(), Obstacle> {
    // A job that was killed a moment ago may still have them.
    let until = Instant::now() + ENDING;
    loop {
        match taken(images, own) {
            None => return Ok(()),
            // What belongs to the launcher stays.
            Some(Obstacle::Other(_)) if Instant::now() < until => std::thread::sleep(POLL),
            Some(why) => return Err(why),
        }
    }
}

fn number_in(path: &str) -> Option<i32> {
    fs::read_to_string(path).ok()?.trim().parse().ok()
}

/// The largest number of a process, and one more.
fn end() -> i32 {
    number_in("/proc/sys/kernel/pid_max").unwrap_or(END)
}

/// Has the processes that begin from now on take other numbers than those of the images: those who
/// make and watch the ranks are among them. To be called where this process has one thread.
pub fn keep_free(images: &[NodeImages]) {
    const LAST: &str = "/proc/sys/kernel/ns_last_pid";
    let skipped = number_in(LAST).and_then(|last| skipped(images, last, end()));
    let Some((far, number)) = skipped else { return };
    // Without either the ranks may find their numbers taken, which the check of this host tells.
    if fs::write(LAST, number.to_string()).is_err() && far <= PASSED_MAX {
        pass_by(far, number);
    }
}

/// Takes numbers, so many at most, and gives them back until this one was among them.
fn pass_by(far: i64, number: i32) {
    for _ in 0..far {
        let thread = process::start_thread("number", process::thread_id);
        match thread.map(std::thread::JoinHandle::join) {
            Ok(Ok(taken)) if taken != number => {}
            _ => return,
        }
    }
}

/// Behind which number processes begin where the last one had the number `last`, and all are below
/// `end`, and how many would begin until one gets it; `None`: behind `last`.
fn skipped(images: &[NodeImages], last: i32, end: i32) -> Option<(i64, i32)> {
    // How many processes have begun when one gets this number.
    let after = |number: i32| match number >= last {
        true => Some(i64::from(number) - i64::from(last)),
        false if number < FIRST_AGAIN => None,
        false => Some((i64::from(end) - i64::from(last)).max(0) + i64::from(number - FIRST_AGAIN)),
    };
    let processes = images.iter().flat_map(|node| &node.processes);
    let numbers = processes.flat_map(ProcessImage::numbers);
    let mut numbers: Vec<(i64, i32)> = numbers.filter_map(|n| Some((after(n)?, n))).collect();
    numbers.sort_unstable();
    // So many more are not likely to begin until the ranks have theirs. What follows on those that
    // are skipped is as near.
    let next = |(far, at): (i64, Option<i32>), number: &(i64, i32)| match number.0 - far <= ROOM {
        true => (number.0, Some(number.1)),
        false => (far, at),
    };
    let (far, at) = numbers.iter().fold((0, None), next);
    Some((far, at?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(pid: i32, [session, group]: [i32; 2], others: &[i32]) -> ProcessImage {
        let others = others.to_vec();
        ProcessImage { rank: 3, pid, session, group, others, ..ProcessImage::default() }
    }

    fn node(processes: &[ProcessImage]) -> NodeImages {
        NodeImages { processes: processes.to_vec(), ..NodeImages::default() }
    }

    #[test]
    fn numbers_of_a_process_its_threads_and_its_descendants_are_found() {
        use std::io::BufRead as _;
        let me = process::pid();
        let script = "setsid sh -c 'echo $$; sleep 60 & wait' & wait";
        let mut child = std::process::Command::new("sh");
        let child = child.args(["-c", script]).stdout(std::process::Stdio::piped());
        let mut child = child.spawn().unwrap();
        let mut line = String::new();
        std::io::BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let grandchild: i32 = line.trim().parse().unwrap();
        // This thread is not the first one of its process.
        let own = fs::read_link("/proc/thread-self").unwrap();
        let own: i32 = own.file_name().unwrap().to_str().unwrap().parse().unwrap();
        let (ids, others) = of(me);
        let [session, group] = ids;
        // Within a namespace of process numbers the session may have none.
        assert_eq!(session, process::session_of(me).unwrap_or(0));
        assert_eq!(group, process::group_of(me).unwrap_or(0));
        for number in [own, child.id() as i32, grandchild] {
            assert!(others.contains(&number) || number == me, "{number}: {others:?}");
        }
        assert!(![me, session, group].iter().any(|number| others.contains(number)));
        let (ids, _) = of(grandchild);
        assert_eq!(ids, [grandchild; 2]);
        process::kill(-grandchild, hawser_os::signals::SIGKILL).unwrap();
        child.wait().unwrap();
    }

    #[test]
    fn a_number_that_a_process_shares_with_a_child_is_one_of_its_own() {
        // Process 30 of session 10 has joined the group of its child 31.
        assert_eq!(others(30, [10, 31], vec![30, 31, 35], vec![10, 31, 33]), [31, 33, 35]);
        assert_eq!(others(30, [10, 20], vec![31, 30], vec![10, 20, 0]), [31]);
    }

    fn asleep() -> std::process::Child {
        let child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        // It has the name of this process for a moment.
        let name = || fs::read_to_string(format!("/proc/{}/comm", child.id())).unwrap();
        while name() != "sleep\n" {
            std::thread::yield_now();
        }
        child
    }

    #[test]
    fn what_has_a_number_of_an_image_is_told() {
        let nobody = Own { check: 0, agent: i32::MAX, is_mpirun: true, inherited: &[] };
        let text = |found| match found {
            Obstacle::Launcher(text) | Obstacle::Stays(text) | Obstacle::Other(text) => text,
        };
        let taken = |number, own| taken(&node(&[image(number, [5, 6], &[])]), own);
        let told = |number, own| taken(number, own).map(text);
        assert_eq!(told(i32::MAX, nobody), None);
        let (mut child, me) = (asleep(), process::pid());
        let number = child.id() as i32;
        let why = |number: i32, next: &str| {
            Some(format!("rank 3 was process {number}, a number that sleep has now{next}"))
        };
        let end = "; end that, or use another host";
        assert_eq!(told(number, nobody), why(number, end));
        let of_other = super::taken(&node(&[image(i32::MAX, [5, 6], &[number])]), nobody);
        let of_other = of_other.map(text).unwrap();
        assert!(of_other.starts_with(&format!("rank 3 had thread or child {number}, a number")));
        // It is the check itself.
        assert_eq!(told(number, Own { check: number, agent: me, ..nobody }), None);
        // Another launcher has other numbers, unless it is mpirun itself, or what has started that.
        let is_launcher = |found: Option<Obstacle>| match found.unwrap() {
            Obstacle::Launcher(_) => true,
            Obstacle::Stays(_) => false,
            Obstacle::Other(text) => panic!("it is waited for: {text}"),
        };
        for (agent, is_mpirun) in [(me, true), (number, true), (number, false)] {
            let own = Own { agent, is_mpirun, ..nobody };
            let part = ", which is part of the launcher; start it again, or use another host";
            assert_eq!(told(number, own), why(number, part));
            assert_eq!(is_launcher(taken(number, own)), agent == me || !is_mpirun);
        }
        // It was there before the launcher.
        let own = Own { agent: me, inherited: &[number], ..nobody };
        assert_eq!(told(number, own), why(number, end));
        for is_mpirun in [true, false] {
            let own = Own { agent: number, is_mpirun, ..nobody };
            let told_of_me = told(me, own).unwrap();
            assert!(told_of_me.contains("; start it again from another shell"), "{told_of_me}");
            assert!(!is_launcher(taken(me, own)), "the next one has it, too");
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // Its first process has gone, and its group and its session have not.
        let script = "echo $$; sleep 60 & \
                      until read -r name </proc/$!/comm && [ \"$name\" = sleep ]; do :; done; exit";
        let mut leader = std::process::Command::new("setsid");
        let said = leader.args(["sh", "-c", script]).stderr(std::process::Stdio::null());
        let mut said = said.stdout(std::process::Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut out = std::io::BufReader::new(said.stdout.take().unwrap());
        std::io::BufRead::read_line(&mut out, &mut line).unwrap();
        said.wait().unwrap();
        let group: i32 = line.trim().parse().unwrap();
        let why = told(group, nobody);
        process::kill(-group, hawser_os::signals::SIGKILL).unwrap();
        let what = "a number that the process group of sleep has now";
        assert_eq!(why, Some(format!("rank 3 was process {group}, {what}{end}")));
    }

    /// A login in which a daemon is.
    #[test]
    fn what_has_started_a_daemon_ends_with_it_unless_it_is_older_than_mpirun() {
        use std::io::BufRead as _;
        let mut login = std::process::Command::new("sh");
        let login = login.args(["-c", "sleep 60 & echo $!; wait"]);
        let mut login = login.stdout(std::process::Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        std::io::BufReader::new(login.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (daemon, me, login_pid) =
            (line.trim().parse::<i32>().unwrap(), process::pid(), login.id() as i32);
        assert!(process::is_kin(me, &[]) && !process::is_kin(login_pid, &LAUNCHERS));
        assert!(!survives(login_pid, daemon));
        assert!(
            [me, std::os::unix::process::parent_id() as i32, 1]
                .iter()
                .all(|of| survives(*of, daemon))
        );
        process::kill(daemon, hawser_os::signals::SIGKILL).unwrap();
        login.wait().unwrap();
    }

    #[test]
    fn a_group_that_is_hidden_is_found_by_its_number() {
        use std::os::unix::process::CommandExt as _;
        let mut child =
            std::process::Command::new("sleep").arg("60").process_group(0).spawn().unwrap();
        let group = child.id() as i32;
        assert_eq!(hidden(group, 0), Holder::Hidden("the process group of ", group));
        assert_eq!(hidden(group, group), Holder::Nobody, "it is that of the check");
        child.kill().unwrap();
        child.wait().unwrap();
        for number in [group, 1, 0, -1] {
            assert_eq!(hidden(number, 0), Holder::Nobody, "{number}");
        }
    }

    #[test]
    fn a_session_is_told_as_one_and_what_has_ended_is_not_told() {
        let mut child = asleep();
        let (number, free) = (child.id() as i32, i32::MAX);
        let found = |what, process| holder(free, &Groups::from([(free, (what, process))]), 0);
        assert_eq!(
            found("the session of ", number),
            Holder::Of("the session of ", number, "sleep".into())
        );
        assert_eq!(holder(free, &Groups::new(), 0), Holder::Nobody);
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(found("the session of ", number), Holder::Gone);
        // A session without its leader, of which all are in a group of their own.
        let script = "timeout 60 sleep 60 & echo $! $$; \
                      until read -r child </proc/$!/task/$!/children; [ -n \"$child\" ]; \
                      do :; done; echo; wait";
        let mut leader = std::process::Command::new("setsid");
        let leader = leader.args(["sh", "-c", script]).stdin(std::process::Stdio::null());
        let leader = leader.stderr(std::process::Stdio::null());
        let mut leader = leader.stdout(std::process::Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut out = std::io::BufReader::new(leader.stdout.take().unwrap());
        for _ in 0..2 {
            std::io::BufRead::read_line(&mut out, &mut line).unwrap();
        }
        leader.kill().unwrap();
        leader.wait().unwrap();
        let numbers: Vec<i32> = line.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let [job, session] = numbers[..] else { panic!("{line}") };
        let all = groups(0);
        process::kill(-job, hawser_os::signals::SIGKILL).unwrap();
        assert_eq!(all.get(&job).map(|of| of.0), Some("the process group of "));
        assert_eq!(all.get(&session).map(|of| of.0), Some("the session of "));
    }

    #[test]
    fn the_session_and_the_group_of_a_restart_are_no_numbers_of_images() {
        let one = node(&[image(30, [10, 20], &[31, 32])]);
        let to = |session, group| Destination { session, group, is_mpirun: true };
        let text = |found| match found {
            Obstacle::Launcher(text) | Obstacle::Stays(text) | Obstacle::Other(text) => text,
        };
        let clashes = |session, group| clash(&one, to(session, group)).map(text);
        for (session, group) in [(10, 20), (1, 2), (10, 2), (1, 20)] {
            assert_eq!(clashes(session, group), None, "{session} {group}");
        }
        for session in [20, 30, 31] {
            let why = clashes(session, 2).unwrap();
            assert!(why.contains(&format!("number {session}, which is that of the session")));
            assert!(
                why.ends_with("; restart in another session (setsid --wait), or use another host")
            );
            let elsewhere = Destination { is_mpirun: false, ..to(session, 2) };
            let Some(Obstacle::Launcher(why)) = clash(&one, elsewhere) else { panic!() };
            assert!(why.ends_with("now; start it again, or use another host"), "{why}");
        }
        for group in [10, 30, 32] {
            let why = clashes(1, group).unwrap();
            assert!(why.contains(&format!("number {group}, which is that of the process group")));
            assert!(why.ends_with("now; start it again, or use another host"), "{why}");
            assert!(!may_be_group(&one, group));
        }
        assert!(may_be_group(&one, 33));
        // One that leads its group keeps it, and one that leads its session both.
        let leads = node(&[image(30, [10, 30], &[31])]);
        assert_eq!(clash(&leads, to(1, 10)), None);
        assert!(clash(&leads, to(31, 2)).is_some());
        assert_eq!(clash(&node(&[image(30, [30, 30], &[31])]), to(31, 31)), None);
        assert_eq!(clash(&node(&[image(30, [0, 0], &[])]), to(1, 2)), None);
    }

    #[test]
    fn processes_of_a_restart_begin_behind_the_numbers_of_images() {
        let one = node(&[image(300, [1, 290], &[301, 302]), image(310, [1, 290], &[5_000])]);
        let of =
            |node: &NodeImages, last, end| super::skipped(std::slice::from_ref(node), last, end);
        let skipped = |last| of(&one, last, END).map(|(_, number)| number);
        assert_eq!(skipped(2), Some(310), "not the first of the threads");
        assert_eq!(skipped(301), Some(310));
        assert_eq!(of(&one, 301, END), Some((9, 310)));
        assert_eq!(skipped(1_000), None);
        assert_eq!(skipped(4_500), Some(5_000));
        assert_eq!(skipped(5_001), None);
        // Behind the largest number it goes on with those of the images.
        assert_eq!(of(&one, 32_700, END), Some((78, 310)));
        assert_eq!(of(&one, 32_700, 1 << 22), None);
        let last = node(&[image(32_000, [1, 290], &[32_767]), image(400, [1, 290], &[])]);
        assert_eq!(of(&last, 31_900, END).map(|(_, number)| number), Some(400));
        assert_eq!(of(&node(&[image(i32::MAX, [0, 0], &[])]), 7, END), None);
        // Those of several nodes may be restored on one host.
        let further = node(&[image(900, [1, 290], &[])]);
        let both = super::skipped(&[one, further], 2, END);
        assert_eq!(both.map(|(_, number)| number), Some(900));
    }

    /// As where a user may not say which number is next.
    #[test]
    fn numbers_are_passed_by_one_for_each() {
        let begun = || {
            let mut child = std::process::Command::new("true").spawn().unwrap();
            child.wait().unwrap();
            child.id() as i32
        };
        // Other processes of this host begin meanwhile, and numbers begin again at the end.
        let is_passed = |_| {
            let number = begun() + 50;
            pass_by(200, number);
            (number..number + 10_000).contains(&begun())
        };
        assert!((0..3).any(is_passed));
    }
}
