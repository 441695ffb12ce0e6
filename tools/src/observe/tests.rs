use std::fs::File;
use std::os::fd::AsRawFd;

use hawser_rte::observe::Life;
use hawser_segment::node::{NodeInit, NodeSegment, ObservedNode, Phase, World};
use hawser_status::{Awaited, CallStatus, Counting, WaitKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::widgets::TableState;

use super::*;

fn segment(job: u64) -> NodeSegment {
    let init = NodeInit {
        world: World::ONE_NODE,
        job,
        secret: [1; 32],
        nprocs: 2,
        first_rank: 0,
        nlocal: 2,
        domains: &[2],
        slot_domain: &[0, 0],
        channels: 1,
    };
    let node = NodeSegment::create(&init).unwrap();
    node.set_format(hawser_status::VERSION);
    for i in 0..2 {
        node.slot(i).set_phase(Phase::Running);
        node.slot(i).set_pid(std::process::id());
    }
    node
}

fn job(node: NodeSegment, pid: u32) -> Job {
    let file = File::open(format!("/proc/self/fd/{}", node.fd().as_raw_fd())).unwrap();
    let node = ObservedNode::open(file).unwrap();
    let (number, nprocs) = (node.job(), node.nprocs());
    let program = "./a b".into();
    let (launcher, holders) = (Some(pid), vec![pid]);
    Job { number, nprocs, node: Some(node), whole: false, launcher, program, holders }
}

fn jobs() -> Vec<Job> {
    vec![job(segment(0xab10 << 48), 5), job(segment(0xab20 << 48), 6)]
}

#[test]
fn a_job_is_chosen_by_number_or_process() {
    let chosen = |word| choose(jobs(), word).map(|j| j.name());
    assert_eq!(chosen(Some("6")).unwrap(), "ab20000000000000");
    assert_eq!(chosen(Some("AB1")).unwrap(), "ab10000000000000");
    assert!(chosen(Some("ab")).unwrap_err().contains("beginning of 2 jobs"));
    assert!(chosen(Some("77")).unwrap_err().contains("\"77\" is neither"));
    assert!(chosen(None).unwrap_err().contains("2 jobs run"));
    assert!(choose(Vec::new(), None).unwrap_err().contains("no job of yours runs"));
    assert_eq!(choose(vec![jobs().remove(1)], None).unwrap().launcher, Some(6));
}

#[test]
fn own_segments_are_found() {
    let node = segment(0x1234_5678_9abc_def0);
    let mut complaints = Vec::new();
    let found = find(&mut |line| complaints.push(line));
    let ours = found.iter().find(|j| j.number == node.job());
    assert!(ours.is_some_and(|j| j.holds(std::process::id())), "{complaints:?}");
}

#[test]
fn the_table_tells_calls_and_partners() {
    let node = segment(7);
    let job = job(node, 5);
    node.slot(1).enter_call(1);
    let before = view(&job);
    node.slot(1).enter_call(2);
    node.open_page(1, 0).sent(500_000);
    let told = Awaited { kind: WaitKind::Send, proc: 0, peer: 0, tag: 4, comm: 0 };
    node.slot(1).tell_awaited(&told);
    let mut now = view(&job);
    now.now_ns = before.now_ns + 500_000_000;
    now.ranks[1].status.waiting_since = before.now_ns;
    now.ranks[1].life = Life::Sleeps;
    now.ranks[1].cpu_ms = before.ranks[1].cpu_ms.map(|ms| ms + 250);
    let rows = show::rows(&before, &now);
    assert_eq!((rows[0].state, rows[0].call), ("outside", None));
    let row = &rows[1];
    assert_eq!((row.state, row.call, row.calls_per_s), ("waits", Some("MPI_Bsend_c"), 2.0));
    assert_eq!((row.messages_per_s, row.mb_per_s, rows[0].mb_per_s), (2.0, 1.0, 0.0));
    assert!(row.cpu_percent.is_some_and(|c| (c - 50.0).abs() < 0.1), "{row:?}");
    assert_eq!((row.partner, row.tag, row.waiting_s), (Some(0), Some(4), Some(0.5)));
    let text = show::table(&job, &rows);
    assert!(text.starts_with("job 0000000000000007 (mpirun 5, 2 ranks): ./a b\nRANK  PID"));
    assert!(text.contains("MPI_COMM_WORLD"), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&show::rows_json(&[(&job, rows)]).unwrap()).unwrap();
    assert_eq!(json["table"][1]["partner"], 0);
    assert_eq!(json["launcher"], 5);
}

#[test]
fn the_live_table_shows_the_verdict() {
    let node = segment(7);
    let job = job(node, 5);
    let now = view(&job);
    let rows = show::rows(&now, &now);
    let mut terminal = Terminal::new(TestBackend::new(150, 12)).unwrap();
    let mut state = TableState::default();
    terminal.draw(|frame| top::draw(frame, (&job, false), &now, &rows, &mut state)).unwrap();
    let text = terminal.backend().to_string();
    assert!(text.contains("no rank waits for another"), "{text}");
    assert!(text.contains("outside"), "{text}");
    let words =
        |line: &str| line.trim_matches('"').split_whitespace().collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = text.lines().map(words).collect();
    let pid = std::process::id();
    let shown = [
        show::HEADINGS.join(" "),
        format!("0 {pid} outside 0 0 0.0 0%"),
        format!("1 {pid} outside 0 0 0.0 0%"),
    ];
    let blank_cpu = |l: &String| l.replace(" 0%", "");
    assert_eq!(lines[4..7].iter().map(blank_cpu).collect::<Vec<_>>(), shown.map(|l| blank_cpu(&l)));
    assert!(!top::ended(&now));
}

#[test]
fn keys() {
    assert_eq!(top::ask(KeyCode::Char('q'), false), top::Ask::Quit);
    assert_eq!(top::ask(KeyCode::Char('c'), true), top::Ask::Quit);
    assert_eq!(top::ask(KeyCode::Char('c'), false), top::Ask::Nothing);
    assert_eq!(top::ask(KeyCode::Down, false), top::Ask::Down(1));
}

#[test]
fn why_is_a_sentence_or_json() {
    let node = segment(7);
    let job = job(node, 5);
    let text = why(std::slice::from_ref(&job), &[], Duration::ZERO, false).unwrap();
    assert!(text.contains("\n\nNo rank waits for another.\n"), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&why(std::slice::from_ref(&job), &[], Duration::ZERO, true).unwrap())
            .unwrap();
    assert_eq!(json["groups"][0]["ranks"], serde_json::json!([0, 1]));
    assert_eq!(json["moves"], false);
}
