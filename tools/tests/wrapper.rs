//! The wrapper compilers as programs: an installation in a temporary folder, with a library that
//! stands in for ours, and the system's compiler behind the wrapper.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

struct Prefix(PathBuf);

impl Prefix {
    /// `bin` with the wrapper under all its names, `include/mpi.h`, and `lib/libmpi_abi.so`.
    fn install(name: &str) -> Prefix {
        let root =
            std::env::temp_dir().join(format!("hawser wrapper {name} {}", std::process::id()));
        for folder in ["bin", "include", "lib"] {
            std::fs::create_dir_all(root.join(folder)).expect("folder");
        }
        let prefix = Prefix(root);
        std::fs::copy(env!("CARGO_BIN_EXE_mpicc"), prefix.path("bin/mpicc")).expect("copy");
        for (name, _) in hawser_tools::wrapper::NAMES.iter().skip(1) {
            std::os::unix::fs::symlink("mpicc", prefix.path("bin").join(name)).expect("link");
        }
        prefix.write("include/mpi.h", "extern int answer(void);\n");
        prefix.write("answer.c", "int answer(void) { return 42; }\n");
        let library = prefix.path("lib/libmpi_abi.so");
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-Wl,-soname,libmpi_abi.so", "-o"]).arg(library);
        success(cc.arg(prefix.path("answer.c")));
        prefix
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("file");
    }

    /// A built program; without the library path that cargo sets for tests, which would find
    /// another library of the same name.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.path(name));
        command.env_remove("LD_LIBRARY_PATH");
        command
    }

    fn tool(&self, name: &str) -> Command {
        let mut command = Command::new(self.path("bin").join(name));
        command.current_dir(&self.0);
        for variable in ["HAWSER_CC", "MPI_CC", "MPICH_CC", "OMPI_CC", "HAWSER_PREFIX"] {
            command.env_remove(variable);
        }
        command.env_remove("LD_LIBRARY_PATH");
        command
    }
}

impl Drop for Prefix {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"))
}

fn success(command: &mut Command) -> String {
    let output = run(command);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {text}{errors}");
    text
}

const PROGRAM: &str = "#include <mpi.h>\nint main(void) { return answer() == 42 ? 0 : 1; }\n";

#[test]
fn a_program_is_compiled_linked_and_finds_its_library() {
    let prefix = Prefix::install("build");
    prefix.write("a.c", PROGRAM);
    success(prefix.tool("mpicc").args(["a.c", "-o", "a"]));
    success(&mut prefix.program("a"));
    success(prefix.tool("mpicc").args(["-c", "a.c", "-o", "a.o"]));
    success(prefix.tool("mpicc").args(["a.o", "-o", "b"]));
    success(&mut prefix.program("b"));
    prefix.write("c.cpp", &PROGRAM.replace("extern", "extern \"C\"").replace("(void)", "()"));
    prefix.write("include/mpi.h", "extern \"C\" int answer();\n");
    success(prefix.tool("mpicxx").args(["c.cpp", "-o", "c"]));
    success(&mut prefix.program("c"));
}

#[test]
fn the_printed_command_does_the_same() {
    let prefix = Prefix::install("show");
    prefix.write("a.c", PROGRAM);
    let line = success(prefix.tool("mpicc").args(["-show", "a.c", "-o", "a"]));
    success(Command::new("sh").args(["-c", &line]).current_dir(&prefix.0));
    success(&mut prefix.program("a"));
}

#[test]
fn the_run_path_gives_way_to_the_environment() {
    let prefix = Prefix::install("runpath");
    prefix.write("a.c", PROGRAM);
    success(prefix.tool("mpicc").args(["a.c", "-o", "a"]));
    std::fs::create_dir(prefix.path("other")).expect("folder");
    prefix.write("answer.c", "int answer(void) { return 1; }\n");
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-fPIC", "-Wl,-soname,libmpi_abi.so", "-o"]);
    success(cc.arg(prefix.path("other/libmpi_abi.so")).arg(prefix.path("answer.c")));
    let mut program = prefix.program("a");
    let output = run(program.env("LD_LIBRARY_PATH", prefix.path("other")));
    assert_eq!(output.status.code(), Some(1), "the other library must win");
}

#[test]
fn errors_end_with_a_message_and_without_zero() {
    let prefix = Prefix::install("errors");
    for args in [&["-showme:nothing"][..], &["-cc=/nonexistent/cc", "a.c"], &["no-such-file.c"]] {
        let output = run(prefix.tool("mpicc").args(args));
        assert!(!output.status.success(), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
    let alone = Path::new(env!("CARGO_BIN_EXE_mpicc"));
    let output = run(Command::new(alone).arg("-show").env_remove("HAWSER_PREFIX"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("HAWSER_PREFIX"));
}

#[test]
fn a_bare_v_is_the_compilers() {
    let prefix = Prefix::install("version");
    let output = run(prefix.tool("mpicc").arg("-v"));
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("version"));
}

#[test]
fn pkg_config_files_agree_with_the_wrapper() {
    let version = format!("Version: {}\n", env!("CARGO_PKG_VERSION"));
    let share = Path::new(env!("CARGO_MANIFEST_DIR")).join("share");
    for name in ["mpi.pc", "mpi-c.pc", "mpi-cxx.pc", "hawser.pc"] {
        let text = std::fs::read_to_string(share.join(name)).expect(name);
        assert!(text.starts_with("prefix=@PREFIX@\n") && text.contains(&version), "{name}");
        let prefix = Path::new("/opt/h");
        for (field, question) in [("Cflags: ", "-showme:compile"), ("Libs: ", "-showme:link")] {
            let line = text.lines().find_map(|l| l.strip_prefix(field)).expect(field);
            let line = line.replace("${includedir}", "/opt/h/include");
            let line = line.replace("${libdir}", "/opt/h/lib").replace('"', "");
            let mut tool = Command::new(env!("CARGO_BIN_EXE_mpicc"));
            let answer = success(tool.arg(question).env("HAWSER_PREFIX", prefix));
            assert_eq!(answer.trim_end(), line, "{name}");
        }
    }
}
