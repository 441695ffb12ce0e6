//! Input and output.

use super::*;
use std::io::{Read, Write};

#[test]
fn every_line_is_whole() {
    // Written in odd pieces, so that pipes are read in the middle of lines.
    let script = r#"awk -v r=$HAWSER_RANK 'BEGIN { s = sprintf("%190s", ""); gsub(/ /, "x", s);
        for (i = 0; i < 4000; i++) printf "%02d-%05d-%s\n", r, i, s }'"#;
    for tags in ["", "--tag-output"] {
        let o = run(&format!("-n 8 --oversubscribe {tags}"), script);
        assert_eq!(code(&o), 0, "{}", err(&o));
        let text = out(&o);
        let mut next = [0; 8];
        for line in text.lines() {
            let line = match tags {
                "" => line,
                _ => line.split_once("<stdout>:").unwrap().1,
            };
            assert_eq!(line.len(), 199, "{line}");
            let (rank, rest) = line.split_once('-').unwrap();
            let (number, fill) = rest.split_once('-').unwrap();
            assert!(fill.bytes().all(|b| b == b'x'), "{line}");
            let rank: usize = rank.parse().unwrap();
            assert_eq!(number.parse::<u32>().unwrap(), next[rank], "order of rank {rank}");
            next[rank] += 1;
        }
        assert_eq!(next, [4000; 8]);
    }
}

#[test]
fn tags_and_streams() {
    let script = "echo a; echo b >&2; printf c";
    let o = run("-n 2 --tag-output", script);
    assert_eq!(
        sorted(&out(&o)),
        ["[1,0]<stdout>:a", "[1,0]<stdout>:c", "[1,1]<stdout>:a", "[1,1]<stdout>:c"]
    );
    assert_eq!(sorted(&err(&o)), ["[1,0]<stderr>:b", "[1,1]<stderr>:b"]);
    let o = run("-n 1 -l --merge-stderr-to-stdout", script);
    assert_eq!((out(&o).as_str(), err(&o).as_str()), ("[0] a\n[0] b\n[0] c\n", ""));
    let o = run("-n 1 --timestamp-output", "echo a");
    assert!(out(&o).starts_with("20") && out(&o).ends_with("Z a\n"), "{}", out(&o));
    // Without tags not a byte is added.
    let o = run("-n 2", "if [ $HAWSER_RANK = 0 ]; then printf end; fi");
    assert_eq!((code(&o), out(&o).as_str()), (0, "end"), "{}", err(&o));
}

#[test]
fn output_files() {
    let dir = Dir::new();
    let target = dir.path("deep/out");
    let name = target.to_str().unwrap();
    let o = run(&format!("-n 2 --output-filename {name}"), "echo o$HAWSER_RANK; echo e >&2");
    assert_eq!(sorted(&out(&o)), ["o0", "o1"]);
    assert_eq!(fs::read_to_string(target.join("1/rank.1/stdout")).unwrap(), "o1\n");
    assert_eq!(fs::read_to_string(target.join("1/rank.0/stderr")).unwrap(), "e\n");
    let o = run(&format!("-n 2 --output-filename {name}:nocopy"), "echo n$HAWSER_RANK");
    assert_eq!(out(&o), "");
    assert_eq!(fs::read_to_string(target.join("1/rank.1/stdout")).unwrap(), "n1\n");
    let o = run("-n 2 --output-filename /dev/null/x", "echo never");
    assert_eq!((code(&o), out(&o).as_str()), (1, ""));
    assert!(err(&o).contains("/dev/null/x"), "{}", err(&o));
}

/// Bytes that no text filter would leave alone.
fn noise(len: usize) -> Vec<u8> {
    let mut state = 88172645463325252u64;
    let mut bytes = Vec::with_capacity(len);
    while bytes.len() < len {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes.extend_from_slice(&state.to_le_bytes());
    }
    bytes.truncate(len);
    bytes
}

#[test]
fn input_arrives_whole() {
    let dir = Dir::new();
    let bytes = noise(24_000_001);
    let file = dir.write("input", &bytes);
    // To one rank: read by itself. To all: through us. From a file and from a pipe.
    let o = mpirun().args(["-n", "2", "cat"]).stdin(fs::File::open(&file).unwrap()).output();
    assert!(o.unwrap().stdout == bytes);
    for words in ["-n 1 --stdin all", "-n 2 --stdin 1"] {
        let mut child = mpirun()
            .args(words.split_whitespace())
            .arg("cat")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let data = bytes.clone();
        let writer = std::thread::spawn(move || input.write_all(&data).unwrap());
        let mut got = Vec::new();
        child.stdout.take().unwrap().read_to_end(&mut got).unwrap();
        writer.join().unwrap();
        assert!(got == bytes, "{words}: {} of {} bytes", got.len(), bytes.len());
        assert!(child.wait().unwrap().success());
    }
    let o = mpirun()
        .args(["-n", "3", "--oversubscribe", "--stdin", "all", "sh", "-c", "cksum; sleep 0.1"])
        .stdin(fs::File::open(&file).unwrap())
        .output()
        .unwrap();
    let sums: std::collections::BTreeSet<String> = out(&o).lines().map(String::from).collect();
    assert_eq!(sums.len(), 1, "{sums:?}");
    assert!(sums.first().unwrap().contains("24000001"), "{sums:?}");
}

#[test]
fn a_script_keeps_its_input() {
    let script = format!(
        "while read x; do '{}' -n 2 {} echo $x; done",
        env!("CARGO_BIN_EXE_mpirun"),
        "--stdin none"
    );
    for stdin in ["--stdin none", ""] {
        let mut child = Command::new("sh")
            .args(["-c", &script.replace("--stdin none", stdin)])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(b"a\nb\nc\n").unwrap();
        let o = child.wait_with_output().unwrap();
        assert_eq!(sorted(&out(&o)), ["a", "a", "b", "b", "c", "c"], "{stdin}");
    }
}

#[test]
fn ranks_that_do_not_read_see_an_end() {
    let o = run("-n 2 --stdin none", "cat; echo done");
    assert_eq!(out(&o), "done\ndone\n");
}

#[test]
fn a_reader_that_goes_away_ends_the_job_quietly() {
    let script = format!(
        "'{}' -n 2 --oversubscribe sh -c 'while :; do echo y; done' | head -n 3; echo end",
        env!("CARGO_BIN_EXE_mpirun")
    );
    let o = Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output().unwrap();
    assert_eq!((out(&o).as_str(), err(&o).as_str()), ("y\ny\ny\nend\n", ""));
}

#[test]
fn a_slow_reader_holds_the_ranks_back() {
    let dir = Dir::new();
    let mark = dir.path("mark");
    let script = format!("head -c 40000000 /dev/zero; echo > {}", mark.display());
    let mut child = mpirun()
        .args(["-n", "2", "--mca", "iof_base_buffer", "64k", "sh", "-c", &script])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdout.take().unwrap();
    let mut first = [0; 10_000];
    pipe.read_exact(&mut first).unwrap();
    // Far more is on its way than all buffers hold: nobody can be through.
    assert!(!mark.exists());
    let mut rest = Vec::new();
    pipe.read_to_end(&mut rest).unwrap();
    assert_eq!(first.len() + rest.len(), 80_000_000);
    assert!(child.wait().unwrap().success());
}

#[test]
fn what_was_printed_before_a_crash_is_shown() {
    let o = run("-n 2", "printf 'last words'; kill -KILL $$");
    assert!(out(&o).contains("last words"), "{}", out(&o));
}

#[test]
fn ranks_keep_the_limits_of_the_shell() {
    let script = format!(
        "ulimit -Sn 200; '{}' -n 3 --oversubscribe sh -c 'ulimit -Sn'",
        env!("CARGO_BIN_EXE_mpirun")
    );
    let o = Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output().unwrap();
    assert_eq!((out(&o).as_str(), code(&o)), ("200\n200\n200\n", 0), "{}", err(&o));
    // More ranks than that limit allows streams: only the launcher needs them.
    let script = script.replace("-n 3", "-n 150").replace("ulimit -Sn'", "true'");
    let o = Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output().unwrap();
    assert_eq!(code(&o), 0, "{}", err(&o));
}

#[test]
fn a_reader_that_takes_nothing_does_not_keep_ranks_alive() {
    use std::os::fd::AsFd;
    let word = unique("deaf");
    let (mut reader, writer) = std::io::pipe().unwrap();
    // Fills the pipe of standard error, so that whoever writes to it waits.
    let mut filler = Command::new("sh")
        .args(["-c", "exec yes deaf >&2"])
        .stderr(writer.try_clone().unwrap())
        .spawn()
        .unwrap();
    wait_for("a full pipe", || !hawser_os::poll::writable_now(writer.as_fd()));
    filler.kill().unwrap();
    filler.wait().unwrap();
    let dir = Dir::new();
    let up = dir.path("up");
    let script = format!(
        "if [ $HAWSER_RANK = 1 ]; then : > {0}; while :; do sleep 1; done; fi; \
         until [ -e {0} ]; do sleep 0.05; done; exit 3; : {word}",
        up.display()
    );
    let mut child = mpirun()
        .args(["--oversubscribe", "-n", "2", "sh", "-c", &script])
        .stdout(Stdio::null())
        .stderr(writer)
        .spawn()
        .unwrap();
    let ranks = || {
        let pid = child.id() as i32;
        processes_with(&word).into_iter().filter(|p| *p != pid).count()
    };
    wait_for("the ranks", || up.exists());
    wait_for("the end of the ranks", || ranks() == 0);
    let mut all = String::new();
    let told = std::thread::spawn(move || {
        let _ = std::io::Read::read_to_string(&mut reader, &mut all);
        all
    });
    assert_eq!(child.wait().unwrap().code(), Some(3));
    let all = told.join().unwrap();
    assert!(all.contains("mpirun: rank 0") && all.contains("exit code 3"), "no explanation");
}
