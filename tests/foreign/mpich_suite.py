"""Runs MPICH's own test-suite: what its test lists name, built with our mpicc, run with our mpirun.

    mpich_suite.py SOURCE EXPECTED UNSUPPORTED [FRONTS]

SOURCE is the folder test/mpi of MPICH's sources; programs are built in it. EXPECTED lists the runs
that differ on purpose, each with its reason; a run of it that passes is a failure, so that the list
stays true, and so is a reason "not there yet" with a function that UNSUPPORTED does not name.
Prints one line per directory, and one per run that failed.

A run is one line of a test list: program, number of processes, arguments. Its name is
"directory/program processes arguments". The directories of one-sided communication are run on every
route to a target's memory (ROUTES); such a run's name ends with "@route".

With MPICH_ABI=mpich or openmpi programs are built by that MPI's mpicc (as Debian names it) and run
with our library through the front for its ABI. FRONTS then lists what differs from EXPECTED. What
that MPI is too old to build is left out.

Environment: HAWSER_MPICH=all (everything, see tests/suites/mpich), MPICH_ONLY (only the runs whose
name starts with one of these words), MPICH_ROUTES (only these routes, with all runs), MPICH_JOBS
(how many at a time), MPICH_TIMES (names a file that gets the seconds of each run).
"""

import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
import time

# A directory is added here; further programs come from its own test list.
DIRECTORIES = """
    attr coll comm datatype errhan ft group info init io mpi_t part pt2pt rma spawn topo
    threads/coll threads/comm threads/init threads/mpi_t threads/part threads/pt2pt
    threads/rma threads/spawn
    errors/attr errors/coll errors/comm errors/datatype errors/group errors/io errors/pt2pt errors/rma
    errors/spawn errors/topo
    f90/f90types
""".split()

# Programs that make files: each run has a folder of its own.
FILES = ("io", "errors/io")

# How a target is reached: by mapped memory and copies of the kernel (the default), without such
# copies, by messages through shared memory, and by messages through sockets.
ROUTES = {
    "": [],
    "no-copies": ["--mca", "osc", "^foreign"],
    "message": ["--mca", "osc", "message"],
    "tcp": ["--mca", "osc", "message", "--mca", "btl", "self,tcp"],
}
# Programs that start others where MPI_UNIVERSE_SIZE leaves room, and have this many slots.
SPAWNING = ("spawn", "errors/spawn", "threads/spawn")
SLOTS = ["-H", "localhost:40"]
ROUTED = ("rma", "threads/rma", "errors/rma")
# What the routes but the default run without HAWSER_MPICH=all or MPICH_ROUTES: every kind of
# operation and of epoch, and what was written for a fault of some implementation.
ROUTED_CHOICE = """
    rma/acc_loc rma/acc_ordering rma/accfence2 rma/allocmem rma/atomic_rmw_gacc
    rma/compare_and_swap rma/derived_acc_flush_local rma/fetch_and_op_long_double rma/flush
    rma/get_accumulate_double_derived rma/linked_list_lockall rma/lock_nested rma/lockcontention3
    rma/lockopts rma/manyget rma/mutex_bench rma/nullpscw rma/overlap_wins_acc rma/put_bottom
    rma/req_example rma/rget_testall rma/strided_getacc_indexed rma/transpose4 rma/win_dynamic_acc
    rma/win_shared errors/rma/win_sync_lock_at errors/rma/win_sync_op threads/rma/multirma
""".split()

ALL = os.environ.get("HAWSER_MPICH") == "all"
CHOSEN_ROUTES = os.environ.get("MPICH_ROUTES", "").split()
ABI = os.environ.get("MPICH_ABI", "")
SUITE = f"mpich of {ABI}'s ABI" if ABI else "mpich"
ONLY = tuple(os.environ.get("MPICH_ONLY", "").split())
JOBS = int(os.environ.get("MPICH_JOBS", "2"))
# A run that takes longer hangs; test lists raise it for their long ones.
LIMIT_S = 180
# Runs that need more memory, or to which their list gives more time, are left to the full set.
MEMORY_GB, LONG_S = 2.0, 300

# What their configure would find out.
CONFIG = """
    HAVE_STRING_H HAVE_UNISTD_H HAVE_STDLIB_H HAVE_STDINT_H HAVE_INTTYPES_H HAVE_STDARG_H
    HAVE_PTHREAD_H HAVE_PTHREAD_BARRIER_INIT HAVE_MPI_WIN_CREATE
    HAVE_SYS_TIME_H HAVE_SYS_TYPES_H HAVE_SYS_RESOURCE_H HAVE_SYS_STAT_H
    HAVE_STRDUP HAVE_USLEEP HAVE_GETRUSAGE HAVE_MEMSET HAVE_LIMITS_H
    HAVE_LONG_LONG HAVE_LONG_DOUBLE HAVE_FLOAT__COMPLEX HAVE_DOUBLE__COMPLEX
    HAVE_LONG_DOUBLE__COMPLEX HAVE__BOOL HAVE_MPI_INTEGER16 USE_LONG_DOUBLE_COMPLEX USE_STRICT_MPI
    THREAD_PACKAGE_NAME=THREAD_PACKAGE_POSIX POINTERINT_t=long
    SIZEOF_SHORT=2 SIZEOF_INT=4 SIZEOF_LONG=8 SIZEOF_LONG_LONG=8 SIZEOF_VOID_P=8 SIZEOF_MPI_OFFSET=8
""".split()
NEW_NAMES = """
    MPIX_Delete_error_class=MPI_Remove_error_class MPIX_Delete_error_code=MPI_Remove_error_code
    MPIX_Delete_error_string=MPI_Remove_error_string
""".split()
CONFIG += [] if ABI == "mpich" else NEW_NAMES
COMPILE = [f"mpicc.{ABI}" if ABI else "mpicc", "-O0", "-w", "-pthread"]
# Programs that read the field MPI_ERROR of statuses which no call sets where all goes well (MPI-5.0
# section 3.2.5): they begin as zeros.
UNSET = ["part/multipart"]
if ABI == "openmpi":
    CONFIG.remove("HAVE_MPI_INTEGER16")
    # Its header refuses what MPI-3.0 has removed, though its library has it.
    COMPILE += ["-DOMPI_OMIT_MPI1_COMPAT_DECLS=0", "-DOMPI_REMOVED_USE_STATIC_ASSERT=0"]
    COMPILE.append("-D__mpi_interface_removed__(old,new)=")
# What a compiler and a linker say of a name of MPI that an older MPI does not have.
TOO_OLD = re.compile(r"(undefined reference to|unknown type name|error:) .MPI_\w+")
# Programs that rely on errors of all calls being raised on MPI_COMM_WORLD.
ERRORS_RETURN = ("errors/", "attr/attrerrtype", "spawn/namepub")
ERRORS_RETURN_SOURCE = os.path.join(os.path.dirname(__file__), "mpich_errors_return.c")


class Run:
    """One line of a test list."""

    def __init__(self, directory, line, route=""):
        words = line.split()
        self.directory, self.line, self.route, self.program = directory, line, route, words[0]
        self.ranks = int(words[1]) if len(words) > 1 else 2
        self.arguments, self.environment, self.options = [], {}, {}
        self.launcher = []
        for word in words[2:]:
            key, separator, value = word.partition("=")
            if key == "arg":
                self.arguments.append(value)
            elif key == "mpiexecarg":
                self.launcher.append(value)
            elif key == "env":
                name, _, setting = value.partition("=")
                # Parameters of MPICH itself mean nothing here, but for one that we have too.
                if name.endswith("_COMM_CONNECT_TIMEOUT"):
                    self.environment["HAWSER_MCA_mpi_connect_timeout"] = "0.3"
                elif not name.startswith("MPIR_CVAR_"):
                    self.environment[name] = setting
            elif separator:
                self.options[key] = value
        self.seconds = 0.0

    @property
    def name(self):
        words = [f"{self.directory}/{self.program}", str(self.ranks)] + self.arguments
        return " ".join(words + [f"@{self.route}"] * bool(self.route))

    @property
    def memory_gb(self):
        return float(self.options.get("mem", "0"))

    @property
    def limit_s(self):
        # A parent of many takes long elsewhere only.
        spawns = self.directory in SPAWNING
        return LIMIT_S if spawns else int(self.options.get("timeLimit", LIMIT_S))

    def execute(self, source):
        """Why it failed, or nothing."""
        limit = self.limit_s
        environment = dict(os.environ, MPIEXEC_TIMEOUT=str(limit), **self.environment)
        command = ["timeout", "--kill-after=5", str(limit + 20), "mpirun", "--quiet"]
        command += ["--oversubscribe"] + ROUTES[self.route]
        command += SLOTS * (self.directory in SPAWNING)
        folder = os.path.join(source, self.directory)
        program = os.path.join(os.path.abspath(folder), self.program)
        command += self.launcher + ["-n", str(self.ranks), program] + self.arguments
        started = time.monotonic()
        with tempfile.TemporaryDirectory(dir=source) as own:
            # Many name their files alike.
            place = own if self.directory in FILES else folder
            done = subprocess.run(command, cwd=place, env=environment, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                  errors="replace")
        self.seconds = time.monotonic() - started
        return self.judge(done.stdout, done.returncode, limit)

    def judge(self, output, status, limit):
        test = self.options.get("resultTest")
        # A list that asks for a failure and gives a limit of its own wants to see the time run out.
        meant = test == "TestErrFatal" and "timeLimit" in self.options
        if self.seconds >= limit and not meant:
            return f"takes more than {limit} s; {brief(output)}"
        if test in ("TestStatus", "TestErrFatal"):
            return "" if status else "ends with status 0"
        if test == "TestStatusNoErrors":
            # Ranks die in it; what the job ends with is what those that are left end with.
            status = 0
        lines = [line.strip() for line in output.splitlines()]
        other = [line for line in lines if line.lower() not in ("no errors", "test passed", "")]
        if other:
            return f"status {status}; {brief(chr(10).join(other))}"
        if "no errors" not in [line.lower() for line in lines]:
            return f"status {status}; does not say No Errors"
        return f"ends with status {status}" if status else ""


def brief(text):
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return " / ".join(lines)[:600]


def enabled(line, full):
    """A line of a test list without comment and without what configure would put there. What sends
    some GB in messages of 16 MB sends fewer of them without the full set."""
    line = line.replace("@largetest@", "" if full else "#")
    if not full:
        line = line.replace("arg=-iter=64 arg=-count=4194304", "arg=-iter=8 arg=-count=4194304")
    return re.sub(r"@\w+@", "", line).partition("#")[0].strip()


def listed(source, directory, full):
    """The runs of a directory, in the order of its test list, each once."""
    runs = {}
    for name in ("testlist", "testlist.in"):
        path = os.path.join(source, directory, name)
        if os.path.exists(path):
            with open(path) as f:
                lines = [enabled(line, full) for line in f]
            break
    for line in lines + generated(source, directory, full):
        if line:
            run = Run(directory, line)
            runs.setdefault(run.name, run)
    return list(runs.values())


def generated(source, directory, full):
    """Lines for programs that run with generated datatypes; their configuration file says which.

    The full set takes every element count, and repeats more for small ones. What differs between
    ABIs is no matter of datatypes: a front runs them in the full set only.
    """
    if ABI and not full:
        return []
    types = ["MPI_INT", "MPI_INT:4+MPI_DOUBLE:8"]
    lines = []
    with open(os.path.join(source, "maint", "dtp-test-config.txt")) as f:
        fields = [line.strip().split(":") for line in f if ":" in line and line[0] != "#"]
    for path, _, counts, options, ranks, least, most, *_ in fields:
        if os.path.dirname(path) != directory:
            continue
        counts = [int(count) for count in counts.split()]
        program = os.path.basename(path)
        for kind in types:
            size = int(most or least)
            for at, count in enumerate(counts):
                if at:
                    size = max(int(least), size * counts[at - 1] // count)
                    size = min(size, int(most or least))
                if full:
                    lines += sized(directory, program, ranks, kind, count, size, options)
                elif count <= 65530:
                    small = min(size, 4 if count < 100 else 1)
                    lines += sized(directory, program, ranks, kind, count, small, options)
    return [f"{line} arg=-seed={seed}" for seed, line in enumerate(lines, 1)]


def sized(directory, program, ranks, kind, count, size, options):
    start = f"{program} {ranks} arg=-type={kind}"
    end = f"arg=-testsize={size} {options}"
    if directory not in ("pt2pt", "part"):
        return [f"{start} arg=-count={count} {end}"]
    receives = [count, 2 * count]
    return [f"{start} arg=-sendcnt={count} arg=-recvcnt={more} {end}" for more in receives]


class Builder:
    def __init__(self, source):
        self.source = source
        self.include = os.path.join(source, "configured")
        self.flags = [f"-I{self.include}"]
        self.flags += [f"-I{source}/{place}" for place in ("include", "dtpools/include")]
        self.rules = {}

    def prepare(self):
        """Makes the configuration header and the libraries of all programs; why not, or nothing."""
        os.makedirs(self.include, exist_ok=True)
        with open(os.path.join(self.include, "mpitestconf.h"), "w") as f:
            f.write("#ifndef CONFIGURED\n#define CONFIGURED\n")
            for item in CONFIG:
                name, _, value = item.partition("=")
                f.write(f"#define {name} {value or 1}\n")
            f.write("#endif\n")
        with open(os.path.join(self.source, "dtpools", "dtpoolsconf.h"), "w") as f:
            f.write('#include "mpitestconf.h"\n')
        pools = os.path.join(self.source, "dtpools", "src")
        shared = [os.path.join(pools, name) for name in os.listdir(pools) if name.endswith(".c")]
        util = os.path.join(self.source, "util")
        shared += [os.path.join(util, name) for name in ("mtest.c", "mtest_common.c", "dtypes.c")]
        for kind in ("single", "thread"):
            sources = shared + [os.path.join(util, f"mtest_{kind}.c")]
            place = os.path.join(self.source, kind)
            os.makedirs(place, exist_ok=True)
            why = command(COMPILE + self.flags + ["-c"] + sources, place)
            objects = [os.path.basename(name)[:-2] + ".o" for name in sources]
            why = why or command(["ar", "rcs", "libmtest.a"] + objects, place)
            if why:
                return why
        return ""

    def rule(self, directory):
        """What the directory's Makefile.am says of its programs: {"name_VARIABLE": words}."""
        if directory not in self.rules:
            with open(os.path.join(self.source, directory, "Makefile.am")) as f:
                text = f.read().replace("\\\n", " ")
            found = re.findall(r"^(\w+_(?:SOURCES|CPPFLAGS|LDADD))\s*=(.*)$", text, re.M)
            self.rules[directory] = {name: value.split() for name, value in found}
        return self.rules[directory]

    def build(self, directory, program):
        rule = self.rule(directory)
        threads = directory.startswith("threads/")
        sources = rule.get(f"{program}_SOURCES", [f"{program}.c"])
        line = COMPILE + self.flags + (["-DMTEST_USE_THREAD"] if threads else [])
        if f"{directory}/{program}" in UNSET:
            line.append("-ftrivial-auto-var-init=zero")
        line += [word for word in rule.get(f"{program}_CPPFLAGS", []) if word.startswith("-D")]
        line += ["-o", program] + [name for name in sources if name.endswith(".c")]
        if f"{directory}/{program}".startswith(ERRORS_RETURN):
            line.append(ERRORS_RETURN_SOURCE)
        line += [os.path.join(self.source, "thread" if threads else "single", "libmtest.a"), "-lm"]
        return command(line, os.path.join(self.source, directory))


def command(line, place):
    done = subprocess.run(line, cwd=place, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace")
    return f"does not build: {brief(done.stdout)}" if done.returncode else ""


class Expected:
    """The list of differences: "NAME: reason"; NAME is a run, or a program and all its runs, on all
    routes or on those that follow as "@route"."""

    def __init__(self, path, unsupported, fronts=None):
        self.reasons, self.faults = {}, []
        with open(unsupported) as f:
            absent = set(re.findall(r"`(MPI_\w+)`", f.read()))
        with open(path) as f:
            lines = [line.strip() for line in f if line.strip() and line[0] != "#"]
        for line in lines:
            names, _, reason = line.partition(": ")
            name, *routes = names.split(" @")
            kind, _, functions = reason.partition("not there yet: ")
            there = [word for word in re.findall(r"MPI_\w+", functions) if word not in absent]
            keys = [f"{name} @{route}" for route in routes] or [name]
            if not reason or any(key in self.reasons for key in keys):
                self.faults.append(f"{names}: needs one entry with a reason")
            if not kind and there:
                self.faults.append(f"{name}: {there[0]} is there")
            self.reasons.update(dict.fromkeys(keys, reason))
        if ABI and fronts:
            self.change(fronts)

    def change(self, path):
        """Applies the list of a front: "NAME @ABI: reason"; "passes: why" strikes an entry out."""
        with open(path) as f:
            lines = [line.strip() for line in f if line.strip() and line[0] != "#"]
        for line in lines:
            names, _, reason = line.partition(": ")
            name, *abis = names.split(" @")
            if ABI not in abis:
                continue
            if not reason.startswith("passes: "):
                self.reasons[name] = reason
            elif self.reasons.pop(name, None) is None:
                self.faults.append(f"{name}: is not in the list of our own ABI")

    def of(self, run):
        """The name of the entry for a run."""
        program, at = f"{run.directory}/{run.program}", f" @{run.route}"
        names = [run.name, program + at, run.name.removesuffix(at), program]
        for name in names:
            if name in self.reasons:
                return name
        return None


def on_routes(runs):
    """Runs of one-sided communication on every route; with routes named, only those."""
    every = [] if CHOSEN_ROUTES else list(runs)
    for route in CHOSEN_ROUTES or [r for r in ROUTES if r]:
        for run in runs:
            whole = ALL or CHOSEN_ROUTES or f"{run.directory}/{run.program}" in ROUTED_CHOICE
            if run.directory in ROUTED and whole:
                every.append(Run(run.directory, run.line, route if route != "mapped" else ""))
    return every


def wanted(source):
    """The runs of this call, and how many were left out for their memory or time."""
    with open("/proc/meminfo") as f:
        available_gb = int(re.search(r"MemAvailable:\s*(\d+)", f.read())[1]) / 1e6
    most_gb = available_gb * 0.8 if ALL else MEMORY_GB
    runs = [run for directory in DIRECTORIES for run in listed(source, directory, ALL)]
    runs = on_routes(runs)
    if ONLY:
        runs = [run for run in runs if run.name.startswith(ONLY)]
    fitting = [run for run in runs if run.memory_gb <= most_gb and (ALL or run.limit_s <= LONG_S)]
    return fitting, len(runs) - len(fitting)


def main(source, expected_path, unsupported_path, fronts_path=None):
    expected = Expected(expected_path, unsupported_path, fronts_path)
    for fault in expected.faults:
        print(f"FAIL {SUITE} list of differences: {fault}")
    builder = Builder(source)
    why = builder.prepare()
    if why:
        print(f"FAIL {SUITE} libraries of the tests: {why}")
        return
    runs, left_out = wanted(source)
    programs = sorted({(run.directory, run.program) for run in runs})
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        built = dict(zip(programs, pool.map(lambda p: builder.build(*p), programs)))
        old = {program for program, why in built.items() if ABI and TOO_OLD.search(why)}
        runs = [run for run in runs if (run.directory, run.program) not in old]

        def verdict(run):
            return built[run.directory, run.program] or run.execute(source)

        # Two runs with much memory at a time would not fit.
        large = [run for run in runs if run.memory_gb > MEMORY_GB]
        verdicts = {run: pool.submit(verdict, run) for run in runs if run not in large}
        for directory in DIRECTORIES:
            for route in ROUTES:
                mine = [run for run in runs if run.directory == directory and run.route == route]
                mine = [run for run in mine if run not in large]
                title = f"{directory} by {route}" if route else directory
                report(title, mine, verdicts, expected)
        for run in large:
            report(run.name, [run], {run: pool.submit(verdict, run)}, expected)
    # Some differ in the full set only.
    every = [run for directory in DIRECTORIES for run in listed(source, directory, True)]
    known = runs + every + [Run(r.directory, r.line, route) for r in every for route in ROUTES]
    for name in sorted(set(expected.reasons) - {expected.of(run) for run in known}):
        if not ONLY:
            print(f"FAIL {SUITE} list of differences: {name}: no such run")
    if old:
        print(f"    {len(old)} programs need what the header of mpicc.{ABI} lacks")
    if left_out:
        print(f"    {left_out} runs not made: they need more memory or time")
    if "MPICH_TIMES" in os.environ:
        with open(os.environ["MPICH_TIMES"], "w") as f:
            for run in sorted(runs, key=lambda run: -run.seconds):
                f.write(f"{run.seconds:8.2f} {run.name}\n")


def report(title, runs, verdicts, expected):
    """Waits for runs and prints what came out."""
    differ, failed = 0, 0
    for run in runs:
        why, entry = verdicts[run].result(), expected.of(run)
        if entry and not why:
            why = f'passes, but is listed: "{expected.reasons[entry]}"'
        elif entry:
            differ += 1
            why = ""
        if why:
            failed += 1
            print(f"FAIL {SUITE} {run.name}: {why}", flush=True)
    if runs and not failed:
        print(f"PASS {SUITE} {title}: {len(runs)} runs, {differ} differ as expected", flush=True)


main(*sys.argv[1:])
