use super::*;

fn words(line: &str) -> Vec<OsString> {
    line.split_whitespace().map(OsString::from).collect()
}

fn no_file(path: &std::path::Path) -> std::io::Result<String> {
    match path.to_str() {
        Some("apps") => Ok("# two programs\n-n 1 -x A=1 ./m\n\n-n 3 ./w -n 9 :\n".into()),
        Some("good") => Ok("-n 1 ./m\n-n 3 --wdir '/a b' ./w x\n".into()),
        _ => Err(std::io::ErrorKind::NotFound.into()),
    }
}

fn run(line: &str) -> Request {
    match with(line, &|_| None) {
        Ok(Command::Run(r)) => *r,
        other => panic!("{line}: {other:?}"),
    }
}

fn with(line: &str, variable: &dyn Fn(&str) -> Option<String>) -> Result<Command, String> {
    parse(&words(line), Sources { file: &no_file, variable })
}

fn error(line: &str) -> String {
    with(line, &|_| None).expect_err(line)
}

#[test]
fn options_of_the_program_are_not_ours() {
    let r = run("-n 2 ./app --app -n 3 -x --mca a b --help");
    assert_eq!(r.apps.len(), 1);
    assert_eq!(r.apps[0].np, Some(2));
    assert_eq!(r.apps[0].argv, words("./app --app -n 3 -x --mca a b --help"));
    assert!(r.mca.is_empty());
    assert_eq!(run("-- -odd").apps[0].argv, words("-odd"));
}

#[test]
fn one_or_two_dashes_and_joined_values() {
    for line in ["-np 3 a", "--np 3 a", "--np=3 a", "-c 3 a", "--n 3 a", "-n=3 a"] {
        assert_eq!(run(line).apps[0].np, Some(3), "{line}");
    }
    let r = run("--tag-output -timestamp-output -quiet -v --allow-run-as-root a");
    assert_eq!(r.tag, hawser_rte::iof::Tag::Full);
    assert!(r.timestamp && r.quiet && r.verbose);
}

#[test]
fn spellings_of_hydra() {
    let r = run("-hosts localhost:2 -ppn 2 -prepend-rank -genv A 1 -env B 2 -wdir /tmp a");
    assert_eq!(r.hosts, [HostSpec { slots: Some(2), ..HostSpec::named("localhost") }]);
    assert_eq!((r.apps[0].np, r.apps[0].per_node), (None, Some(PerNode::Turns(2))));
    assert_eq!(r.tag, hawser_rte::iof::Tag::Rank);
    assert_eq!(r.genv, [EnvOp::Set("A".into(), "1".into())]);
    assert_eq!(r.apps[0].env, [EnvOp::Set("B".into(), "2".into())]);
    assert_eq!(r.apps[0].wdir, Some("/tmp".into()));
    assert_eq!(run("-f hosts -bind-to socket a").hostfiles, [PathBuf::from("hosts")]);
}

#[test]
fn several_programs() {
    let r = run("--mca btl tcp -n 1 -x A ./m x : -x B=c=d -n 2 ./w : -np 1 ./z -z");
    assert_eq!(r.apps.iter().map(|a| a.np).collect::<Vec<_>>(), [Some(1), Some(2), Some(1)]);
    assert_eq!(r.apps[0].env, [EnvOp::Pass("A".into())]);
    assert_eq!(r.apps[1].env, [EnvOp::Set("B".into(), "c=d".into())]);
    assert_eq!(r.apps[2].argv, words("./z -z"));
    assert_eq!(r.mca, [("btl".to_string(), "tcp".to_string())]);
    assert!(error("-n 1 a : b").contains("-n N"));
    assert!(error("-n 1 a :").contains("after"));
    assert!(error(": a").contains("before"));
    let r = run("--app good");
    assert_eq!(r.apps[1].wdir, Some("/a b".into()));
    assert_eq!(r.apps[1].argv, words("./w x"));
    assert!(error("--app apps").contains("apps:4"));
    assert!(error("--app missing").contains("missing"));
}

#[test]
fn mistakes_are_named() {
    for (line, part) in [
        ("--oversubscribed -n 2 a", "\"--oversubscribe\""),
        ("-tag-outptu a", "\"--tag-output\""),
        ("-n4 a", "\"-n 4\""),
        ("-np16 a", "\"-n 16\""),
        ("-n x a", "\"x\""),
        ("-n 0 a", "\"0\""),
        ("-n -1 a", "\"-1\""),
        ("-n", "needs a value"),
        ("--mca a", "two values"),
        ("--bind-to cor a", "\"core\""),
        ("--map-by slot:PE=0 a", "\"0\""),
        ("--map-by slot:what a", "what"),
        ("--map-by rankfile a", "FILE=name"),
        ("--map-by slot:FILE=x a", "FILE="),
        ("--map-by slto a", "\"slot\""),
        ("--map-by slot:oversubscrib a", "\"OVERSUBSCRIBE\""),
        ("--rank-by sot a", "\"slot\""),
        ("--display mapp a", "\"map\""),
        ("--cpu-set 3-1 a", "3-1"),
        ("-N x a", "\"x\""),
        ("--stdin foo a", "foo"),
        ("-memory-alloc-kinds system,,mpi a", "kind of memory"),
        ("-memory-alloc-kind mpi a", "--memory-alloc-kinds"),
        ("--timeout soon a", "soon"),
        ("--kill-grace -1 a", "-1"),
        ("-H a:x a", "slots"),
        ("-H :3 a", "no host"),
        ("-x =3 a", "variable"),
        ("-n 2", "no program"),
        ("", "no program"),
        ("--zzzzzzz a", "--zzzzzzz"),
    ] {
        let text = error(line);
        assert!(text.contains(part), "{line}: {text}");
    }
}

#[test]
fn placement() {
    let r = run("--map-by ppr:2:socket:PE=3:oversubscribe --bind-to core:overload-allowed a");
    assert_eq!(r.map_by, Some(Mapping::Ppr(2, Level::Package)));
    assert_eq!((r.pe, r.oversubscribe), (Some(3), Some(true)));
    assert_eq!(r.bind_to, Some(BindTo::Level(Level::Core)));
    assert_eq!(run("--map-by numa --bind-to none a").bind_to, Some(BindTo::None));
    let r = run("--map-by :PE=2 a");
    assert_eq!((r.map_by, r.pe), (None, Some(2)));
    let r = run("--map-by numa:SPAN:NOLOCAL:hwtcpus --rank-by span a");
    assert_eq!((r.span, r.nolocal, r.hwthreads), (true, true, true));
    assert_eq!(r.rank_by, Some(RankBy::Span));
    assert_eq!(run("--rank-by core a").rank_by, Some(RankBy::Level(Level::Core)));
    // Names of files are kept as typed.
    let file = |r: Request| r.map_by;
    assert_eq!(file(run("--map-by seq a")), Some(Mapping::Seq(None)));
    assert_eq!(file(run("--map-by seq:FILE=A/b a")), Some(Mapping::Seq(Some("A/b".into()))));
    assert_eq!(file(run("--map-by rankfile:file=R a")), Some(Mapping::Rankfile("R".into())));
    assert_eq!(file(run("-rf R a")), Some(Mapping::Rankfile("R".into())));
    let only =
        [Cpus { package: None, first: 0, last: 0 }, Cpus { package: None, first: 2, last: 3 }];
    assert_eq!(run("--map-by pe-list=0,2-3 a").only, only);
    assert_eq!(run("--cpu-set 0,2-3 a").only, only);
    let r = run("--display map,bindings:parsable --display-allocation a");
    let all = Display { allocation: true, map: true, bindings: true, topology: false, json: true };
    assert_eq!(r.display, all);
}

#[test]
fn values() {
    let r = run("-memory-alloc-kinds system,mpi:alloc_mem:win_allocate,cuda a");
    assert_eq!(r.apps.len(), 1);
    let r = run("--timeout 1.5 --kill-grace 60 --stdin all --output-filename /o:nocopy a");
    assert_eq!((r.timeout_ms, r.grace_ms), (Some(1_500), Some(60_000)));
    assert_eq!(r.stdin, Reader::All);
    assert_eq!(r.output, Some(OutputDir { dir: "/o".into(), copy: false }));
    assert_eq!(
        run("-H [::1]:2,fe80::1,b a").apps[0].hosts,
        [
            HostSpec { slots: Some(2), ..HostSpec::named("::1") },
            HostSpec::named("fe80::1"),
            HostSpec::named("b"),
        ]
    );
}

#[test]
fn every_option_does_something() {
    for o in table::options() {
        for name in o.names {
            let line = format!("--{name} {} a", vec!["1"; o.values.len()].join(" "));
            if let Err(e) = with(&line, &|_| None) {
                assert!(!e.contains(parse::NOTHING_DONE), "{line}: {e}");
            }
        }
    }
}

#[test]
fn help_names_every_option_and_no_name_is_taken_twice() {
    let text = topic("all").unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for o in table::options() {
        for n in o.names {
            assert!(seen.insert(*n), "{n}");
            assert!(text.contains(n));
        }
    }
    assert!(text.lines().all(|l| l.len() <= 100));
    let ask = |line: &str| with(line, &|_| None);
    assert_eq!(ask("--help"), Ok(Command::Help(None)));
    assert_eq!(ask("--help placement"), Ok(Command::Help(Some("placement".into()))));
    assert_eq!(ask("--help=map-by"), Ok(Command::Help(Some("map-by".into()))));
    assert!(ask("--help plcement").unwrap_err().contains("\"placement\""));
    assert_eq!(ask("-n 2 -V a"), Ok(Command::Version));
    assert!(topic("--map-by").unwrap().contains("--map-by OBJECT"));
    assert!(topic("hostfile").unwrap().contains("max_slots"));
}
