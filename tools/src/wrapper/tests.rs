//! Flag logic as a table of calls and actions.

use super::*;

const COMPILE: &str = "-I/opt/h/include";
const LINK: &str = "-L/opt/h/lib -Wl,-rpath -Wl,/opt/h/lib -Wl,--enable-new-dtags -lmpi_abi";

/// Files of arguments.
const FILES: [(&str, &str); 3] =
    [("static", "a.c\n\"-static\"  b.c"), ("nested", "@static @nested"), ("objects", "-c 'a b.c'")];

fn run_in(prefix: Option<&str>, argv0: &str, args: &[&str], env: &[(&str, &str)]) -> Action {
    let args: Vec<OsString> = args.iter().map(OsString::from).collect();
    let env =
        |name: &str| env.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_string());
    let modules = |prefix: &Path, compiler: &[OsString]| {
        let dir = prefix.join("mod").join(compiler.first().map_or(OsStr::new(""), |c| c));
        let options = if dir.ends_with("gfortran") { vec!["-fallow".into()] } else { Vec::new() };
        Ok(Modules { dir, options, note: None })
    };
    let prefix = prefix.map(Path::new);
    let read = |path: &Path| {
        let name = path.to_str()?;
        FILES.iter().find(|(n, _)| *n == name).map(|(_, text)| (*text).to_string())
    };
    decide(&Call { argv0, args: &args, env: &env, prefix, modules: &modules, read: &read })
}

fn run(argv0: &str, args: &[&str]) -> Action {
    run_in(Some("/opt/h"), argv0, args, &[])
}

fn print(argv0: &str, args: &[&str]) -> String {
    match run(argv0, args) {
        Action::Print(line) => line,
        other => panic!("{args:?}: {other:?}"),
    }
}

fn exec(args: &[&str], env: &[(&str, &str)]) -> String {
    match run_in(Some("/opt/h"), "mpicc", args, env) {
        Action::Exec(program, args) => shell_line(&[vec![program], args].concat()),
        other => panic!("{args:?}: {other:?}"),
    }
}

fn fail(args: &[&str], env: &[(&str, &str)]) -> String {
    match run_in(Some("/opt/h"), "mpicc", args, env) {
        Action::Fail(message) => message,
        other => panic!("{args:?}: {other:?}"),
    }
}

#[test]
fn a_comma_in_the_prefix_does_not_end_the_run_path() {
    let Action::Print(line) = run_in(Some("/opt/a,b"), "mpicc", &["-showme:link"], &[]) else {
        panic!("no line");
    };
    assert!(line.contains("-Wl,-rpath -Xlinker /opt/a,b/lib -Wl,--enable"), "{line}");
}

#[test]
fn every_spelling_of_every_question() {
    let command = format!("cc {COMPILE} {LINK}");
    for asked in ["show", "showme", "compile-info", "compile_info", "link-info", "link_info"] {
        assert_eq!(print("mpicc", &[&format!("-{asked}")]), command);
        assert_eq!(print("mpicc", &[&format!("--{asked}")]), command);
    }
    for asked in ["-showme:compile", "--showme:compile", "-show-compile-info"] {
        assert_eq!(print("mpicc", &[asked]), COMPILE);
    }
    for asked in ["-showme:link", "--showme:link", "--show-link-info"] {
        assert_eq!(print("mpicc", &[asked]), LINK);
    }
    assert_eq!(print("mpicc", &["-showme:incdirs"]), "/opt/h/include");
    assert_eq!(print("mpicc", &["-showme:libdirs"]), "/opt/h/lib");
    assert_eq!(print("mpicc", &["-showme:libs"]), "mpi_abi");
    assert_eq!(print("mpicc", &["-showme:command"]), "cc");
    let version = print("mpicxx", &["-showme:version"]);
    assert!(version.starts_with("Hawser MPI 0.") && version.ends_with("(Language: C++)"));
}

#[test]
fn a_misspelled_question_fails() {
    assert!(fail(&["-showme:compil"], &[]).contains("did you mean \"showme:compile\"?"));
    assert!(fail(&["--showfoo:bar"], &[]).contains("unknown option \"--showfoo:bar\""));
    assert!(fail(&["-shows"], &[]).contains("did you mean"));
}

#[test]
fn the_name_decides_the_language() {
    for (name, language) in NAMES {
        let compiler = match language {
            Language::C => "cc",
            Language::Cxx => "c++",
            Language::Fortran => "gfortran",
        };
        assert_eq!(print(&format!("/opt/h/bin/{name}"), &["-showme:command"]), compiler);
    }
}

#[test]
fn linking_flags_only_where_something_is_linked() {
    assert_eq!(exec(&["a.c", "-o", "a"], &[]), format!("cc a.c -o a {COMPILE} {LINK}"));
    assert_eq!(exec(&["a.o"], &[]), format!("cc a.o {COMPILE} {LINK}"));
    for step in ["-c", "-S", "-E", "-M", "-MM"] {
        assert_eq!(exec(&[step, "a.c"], &[]), format!("cc {step} a.c {COMPILE}"));
    }
    assert_eq!(exec(&["-MD", "a.c"], &[]), format!("cc -MD a.c {COMPILE} {LINK}"));
    assert_eq!(print("mpicc", &["-show", "-c", "a.c"]), format!("cc -c a.c {COMPILE}"));
    assert_eq!(print("mpicc", &["-c", "a.c", "-show"]), format!("cc -c a.c {COMPILE}"));
}

#[test]
fn without_input_the_compiler_answers_alone() {
    for args in [&["-v"][..], &["--version"], &["-dumpmachine"], &["-o", "x"], &[]] {
        assert_eq!(exec(args, &[]), format!("cc {}", args.join(" ")).trim_end());
    }
    assert_eq!(exec(&["-v", "a.c"], &[]), format!("cc -v a.c {COMPILE} {LINK}"));
    assert_eq!(exec(&["-xc", "-"], &[]), format!("cc -xc - {COMPILE} {LINK}"));
    assert_eq!(exec(&["@args"], &[]), format!("cc @args {COMPILE} {LINK}"));
}

#[test]
fn the_compiler_can_be_chosen() {
    let all =
        [("OMPI_CC", "a"), ("MPICH_CC", "b"), ("MPI_CC", "c"), ("HAWSER_CC", "ccache d -m64")];
    assert_eq!(exec(&["-v"], &all[..1]), "a -v");
    assert_eq!(exec(&["-v"], &all[..2]), "b -v");
    assert_eq!(exec(&["-v"], &all[..3]), "c -v");
    assert_eq!(exec(&["-v"], &all), "ccache d -m64 -v");
    assert_eq!(exec(&["-cc=clang", "-v"], &all), "clang -v");
    assert_eq!(exec(&["--cc=clang", "-v"], &all), "clang -v");
    assert_eq!(exec(&["-v"], &[("MPICH_CC", " "), ("MPICH_CXX", "e")]), "cc -v");
    match run_in(Some("/opt/h"), "mpic++", &["-v"], &[("MPI_CXX", "icpx"), ("MPI_CC", "icx")]) {
        Action::Exec(program, _) => assert_eq!(program, "icpx"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_wrapper_behind_the_wrapper_is_refused() {
    assert!(fail(&["a.c"], &[("OMPI_CC", "/usr/bin/mpicc")]).contains("OMPI_CC names"));
    assert!(fail(&["-cc=mpicc", "a.c"], &[]).contains("wrapper compiler itself"));
    assert!(fail(&["-cc=", "a.c"], &[]).contains("names no compiler"));
}

#[test]
fn the_system_prefix_adds_no_directories() {
    match run_in(Some("/usr"), "mpicc", &["-show"], &[]) {
        Action::Print(line) => assert_eq!(line, "cc -lmpi_abi"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn without_a_prefix_it_says_what_to_do() {
    assert!(matches!(run_in(None, "mpicc", &["-v"], &[]), Action::Exec(..)));
    match run_in(None, "mpicc", &["a.c"], &[]) {
        Action::Fail(message) => assert!(message.contains("HAWSER_PREFIX"), "{message}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_static_program_gets_no_run_path() {
    let libraries = "-L/opt/h/lib -lmpi_abi -lpthread -ldl -lm";
    for args in [["-static", "a.c"], ["--static", "a.c"], ["-static-pie", "a.c"]] {
        assert!(exec(&args, &[]).ends_with(libraries), "{args:?}");
    }
    for args in [["@static"], ["@nested"]] {
        let line = exec(&args, &[]);
        assert!(line.starts_with(&format!("cc {} -I", args[0])), "{line}");
        assert!(line.ends_with(libraries), "{line}");
    }
    assert!(exec(&["a.c"], &[("HAWSER_CC", "gcc -static")]).ends_with(libraries));
    assert!(print("mpicc", &["-showme:link", "-static-pie"]).ends_with(libraries));
    // One library of the compiler is no static program.
    assert!(exec(&["-static-libgcc", "a.c"], &[]).ends_with(LINK));
}

#[test]
fn headers_are_precompiled_without_the_linker() {
    for args in [
        &["all.h", "-o", "all.h.gch"][..],
        &["-x", "c-header", "all.c"],
        &["-xc++-header", "-include", "b.c", "all"],
        &["-O2", "a.hpp", "b.hh"],
    ] {
        assert_eq!(exec(args, &[]), format!("cc {} {COMPILE}", args.join(" ")));
    }
    for args in [
        &["-include", "all.h", "a.c"][..],
        &["all.h", "a.o"],
        &["-x", "c", "all.h"],
        &["-x", "c-header", "a.h", "-x", "none", "b.o"],
        &["-lh"],
    ] {
        assert_eq!(exec(args, &[]), format!("cc {} {COMPILE} {LINK}", args.join(" ")));
    }
}

#[test]
fn files_of_arguments_say_which_step_it_is() {
    assert_eq!(exec(&["@objects"], &[]), format!("cc @objects {COMPILE}"));
    assert_eq!(exec(&["@absent"], &[]), format!("cc @absent {COMPILE} {LINK}"));
    match run("mpifort", &["@static"]) {
        Action::Fail(why) => assert!(why.starts_with("-static: ")),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_compiler_that_leads_back_is_refused() {
    for setting in ["env mpicc", "ccache /usr/bin/mpicc", "env A=1 mpicxx -g", "/opt/h/bin/mpicc"] {
        let why = fail(&["a.c"], &[("OMPI_CC", setting)]);
        assert!(why.contains("OMPI_CC names") && why.contains("wrapper compiler itself"), "{why}");
    }
    assert_eq!(exec(&["-v"], &[("OMPI_CC", "env gcc -Impicc")]), "env gcc -Impicc -v");
    for args in [&["a.c"][..], &["-v"]] {
        let why = fail(args, &[(GUARD, "./my-cc")]);
        assert!(why.contains("\"./my-cc\" leads back") && !why.contains('\n'), "{why}");
    }
    // A compiler may be a script that asks for flags.
    match run_in(Some("/opt/h"), "mpicc", &["-showme:compile"], &[(GUARD, "./my-cc")]) {
        Action::Print(line) => assert_eq!(line, COMPILE),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_options_of_mpich_are_known() {
    match run("mpicc", &["-echo", "-c", "a.c"]) {
        Action::Echo(line, program, args) => {
            assert_eq!(line, format!("cc -c a.c {COMPILE}"));
            assert_eq!(shell_line(&[vec![program], args].concat()), line);
        }
        other => panic!("{other:?}"),
    }
    let profiled = LINK.replace("-lmpi_abi", "-lmpe -lmpi_abi");
    assert_eq!(exec(&["-profile=mpe", "a.c"], &[]), format!("cc a.c {COMPILE} {profiled}"));
    assert_eq!(exec(&["-profile=mpe", "-c", "a.c"], &[]), format!("cc -c a.c {COMPILE}"));
    let why = fail(&["-config=gcc", "a.c"], &[]);
    assert!(why.starts_with("-config=gcc: ") && why.contains("-cc="), "{why}");
    // Clang's.
    let line = exec(&["--config=x.cfg", "a.c"], &[]);
    assert_eq!(line, format!("cc --config=x.cfg a.c {COMPILE} {LINK}"));
}

#[test]
fn printed_words_survive_a_shell() {
    let prefix = Some("/opt/my mpi's");
    match run_in(prefix, "mpicc", &["-showme:compile"], &[]) {
        Action::Print(line) => assert_eq!(line, r#"-I"/opt/my mpi's/include""#),
        other => panic!("{other:?}"),
    }
    // What CMake reads, and what people give to a shell.
    for (asked, expected) in
        [("-showme:link", r#"-L"/opt/$a b/lib" "#), ("-show", "'-L/opt/$a b/lib' ")]
    {
        match run_in(Some("/opt/$a b"), "mpicc", &[asked], &[]) {
            Action::Print(line) => assert!(line.contains(expected), "{line}"),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(print("mpicc", &["-show", "-DX=\"a\"", "-c", "a.c"]).matches('\'').count(), 2);
}

#[test]
fn fortran_gets_its_modules_and_its_library() {
    let modules = "-I/opt/h/mod/gfortran -I/opt/h/include";
    let link = LINK.replace("-lmpi_abi", "-lmpifort_abi -lmpi_abi");
    for name in ["mpifort", "mpif77", "mpif90"] {
        assert_eq!(print(name, &["-showme:compile"]), format!("-fallow {modules}"));
        assert_eq!(print(name, &["-showme:link"]), link);
        let line = format!("gfortran -fallow x.f90 {modules} {link}");
        assert_eq!(print(name, &["-show", "x.f90"]), line);
    }
    assert_eq!(print("mpifort", &["-showme:incdirs"]), "/opt/h/mod/gfortran /opt/h/include");
    assert_eq!(print("mpifort", &["-showme:libs"]), "mpifort_abi mpi_abi");
    assert_eq!(print("mpifort", &["-fc=flang -g", "-showme:command"]), "flang -g");
    assert!(print("mpifort", &["-showme:version"]).ends_with("(Language: Fortran)"));
}

#[test]
fn integers_of_eight_bytes_are_refused() {
    match run("mpifort", &["-fdefault-integer-8", "x.f90"]) {
        Action::Fail(why) => assert!(why.starts_with("-fdefault-integer-8 makes INTEGERs")),
        other => panic!("{other:?}"),
    }
    assert!(matches!(run("mpicc", &["-i8", "x.c"]), Action::Exec(..)));
}

#[test]
fn fortran_is_not_linked_statically() {
    match run("mpifort", &["-static", "x.f90"]) {
        Action::Fail(why) => assert!(why.starts_with("-static: ") && !why.contains('\n')),
        other => panic!("{other:?}"),
    }
    assert!(matches!(run("mpifort", &["-static", "-c", "x.f90"]), Action::Exec(..)));
    assert!(matches!(run("mpifort", &["-static-libgfortran", "x.f90"]), Action::Exec(..)));
}
