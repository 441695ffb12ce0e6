"""Drives mpi4py's own test-suite against the committed lists of tests that pass.

    mpi4py_suite.py check  TEST_DIR LIST_DIR     run the listed tests, print PASS/FAIL lines
    mpi4py_suite.py record TEST_DIR LIST_DIR     try every test, rewrite the lists
    mpi4py_suite.py whole  TEST_DIR "MODULES"    run all tests of some modules, PASS/FAIL lines

LIST_DIR/np1.txt, np2.txt, np3.txt hold one test id per line. A test counts as passed when every
rank says ok or skip, and not all say skip. Recording goes module by module; a test that crashes
or hangs is set aside and the rest goes on, and failed tests get a second try in a job of their
class. A list never loses an entry by recording: that would hide a regression. Recording takes
from the environment: MPI4PY_RECORD (only ids with this part), MPI4PY_RANKS (such as "1 3"), and
writes what failed, with the reason, to mpi4py-failures.np1.txt and so on in the current folder.
Both take MPI4PY_LAUNCH (the launcher with its options; "-n N" follows). Checking takes MPI4PY_ONLY
(only ids that begin with one of these), MPI4PY_LEFT_OUT (such as "3:test_spawn.": not these with so
many ranks), MPI4PY_SECONDS (for one number of ranks; 600),
MPI4PY_TEST_SECONDS (for one test; 120), and MPI4PY_PLACE (said behind the number of ranks). All
but recording take MPI4PY_ARRAYS (such as "2:ArrayNumPy": with so many ranks loops over kinds of
arrays have this one only).
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
RANKS = [int(n) for n in os.environ.get("MPI4PY_RANKS", "1 2 3").split()]
LAUNCH = os.environ.get("MPI4PY_LAUNCH", "mpirun --oversubscribe").split()
PLACE = os.environ.get("MPI4PY_PLACE", "")
SECONDS = int(os.environ.get("MPI4PY_SECONDS", "600"))
TEST_SECONDS = int(os.environ.get("MPI4PY_TEST_SECONDS", "120"))
ONLY = tuple(os.environ.get("MPI4PY_ONLY", "test_").split())
ARRAYS = dict(word.split(":") for word in os.environ.get("MPI4PY_ARRAYS", "").split())
if sys.argv[1] == "record":
    ARRAYS = {}
LEFT_OUT = [word.partition(":")[::2] for word in os.environ.get("MPI4PY_LEFT_OUT", "").split()]
GOOD = ("ok", "skip")
# Tests that compute in one process for long; more ranks would do the same once more.
LOCAL = ("test_datatype.", "test_util_dtlib.")


class Job:
    """One run of chosen tests: what every rank said about each."""

    def __init__(self, np, test_dir, names, prefix, limit, seconds):
        with open(f"{prefix}.selection", "w") as f:
            f.write("".join(f"{name}\n" for name in sorted(names)))
        for rank in range(np):
            if os.path.exists(f"{prefix}.{rank}"):
                os.remove(f"{prefix}.{rank}")
        command = ["timeout", "--kill-after=3", str(limit), *LAUNCH, "--quiet"]
        command += ["-n", str(np), sys.executable]
        command += [os.path.join(HERE, "mpi4py_runner.py"), test_dir, prefix]
        command += [f"{prefix}.selection", str(seconds)]
        command += [ARRAYS[str(np)]] if str(np) in ARRAYS else []
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              errors="replace")
        self.output, self.status = done.stdout + done.stderr, done.returncode
        self.marks, self.why, ended = {}, {}, 0
        for rank in range(np):
            ended += self.read(f"{prefix}.{rank}")
        self.clean = ended == np and self.status == 0
        self.stuck = {name for name, marks in self.marks.items() if "start" in marks}
        self.good = {
            name
            for name, marks in self.marks.items()
            if len(marks) == np and all(m in GOOD for m in marks) and "ok" in marks
        }
        self.skipped = {
            name for name, marks in self.marks.items() if all(m == "skip" for m in marks)
        }

    def read(self, path):
        """Adds the lines of one rank; true when the rank came to its end."""
        try:
            with open(path) as f:
                lines = f.read().splitlines()
        except FileNotFoundError:
            return False
        reason = ""
        for line in lines:
            word, _, name = line.partition(" ")
            if word == "start":
                self.marks.setdefault(name, []).append("start")
            elif word == "why":
                reason = reason or name
            elif word in ("ok", "skip", "fail", "error"):
                marks = self.marks.setdefault(name, [])
                if marks and marks[-1] == "start":
                    marks[-1] = word
                else:
                    marks.append(word)
                if reason:
                    self.why.setdefault(name, reason)
                reason = ""
        return bool(lines) and lines[-1] == "end"


def read_list(path):
    try:
        with open(path) as f:
            return {line.strip() for line in f if line.strip() and not line.startswith("#")}
    except FileNotFoundError:
        return set()


def check(test_dir, list_dir):
    for np in RANKS:
        listed = read_list(os.path.join(list_dir, f"np{np}.txt"))
        if not listed:
            print(f"FAIL mpi4py np={np}: no list")
            continue
        out = tuple(start for ranks, start in LEFT_OUT if int(ranks) == np)
        listed = {name for name in listed if name.startswith(ONLY) and not name.startswith(out)}
        job = Job(np, test_dir, listed, f"mpi4py.np{np}", SECONDS, TEST_SECONDS)
        judge(f"mpi4py np={np}{PLACE}", job, listed)


def judge(title, job, listed):
    for name in sorted(listed - job.good):
        marks = " ".join(job.marks.get(name, ["not run"]))
        print(f"FAIL {title} {name}: {marks} {job.why.get(name, '')}")
    if not job.clean:
        print(job.output[-3000:])
        print(f"FAIL {title}: the job ended with status {job.status}")
    elif listed <= job.good:
        print(f"PASS {title}: {len(listed)} tests", flush=True)


def whole(test_dir, modules):
    """All tests but those that mpi4py itself skips on every rank."""
    modules = modules.split()
    every = {name for name in discover(test_dir) if name.split(".")[0] in modules}
    for module in modules:
        if not any(name.startswith(module + ".") for name in every):
            print(f"FAIL mpi4py{PLACE}: there is no module {module}")
    for np in RANKS:
        job = Job(np, test_dir, every, f"mpi4py.whole{np}", SECONDS, 120)
        judge(f"mpi4py{PLACE} {' '.join(modules)} np={np}", job, every - job.skipped)


def discover(test_dir):
    """All test ids, found by a process of its own (a singleton)."""
    code = (
        "import sys,unittest;d=sys.argv[1];sys.path.insert(0,d);sys.argv=[d+'/main.py'];"
        "f=lambda s:[u for t in s for u in (f(t) if isinstance(t,unittest.TestSuite) else [t.id()])];"
        "print('\\n'.join(f(unittest.TestLoader().discover(d,'test_*.py',d))))"
    )
    done = subprocess.run([sys.executable, "-c", code, test_dir], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True)
    return sorted(line for line in done.stdout.splitlines() if line.startswith("test_"))


def attempt(np, test_dir, names, limit):
    """Runs all of names, setting aside what hangs or crashes; the passed ones, and reasons."""
    pending, good, skipped, why, hangs = set(names), set(), set(), {}, {}
    while pending:
        job = Job(np, test_dir, pending, "rec", limit, 10)
        good |= job.good
        skipped |= job.skipped
        why.update(job.why)
        if job.clean:
            return good, why, skipped
        tail = " / ".join(line for line in job.output.splitlines() if "/unittest/" not in line)
        tail = tail[:400]
        for name in job.stuck:
            why[name] = f"{' '.join(job.marks[name])}; status {job.status}: {tail}"
        done = job.good | job.stuck | {n for n, m in job.marks.items() if "start" not in m}
        if not done & pending:
            for name in pending:
                why[name] = f"the job ended with status {job.status}: {tail}"
            return good, why, skipped
        pending -= done
        for family in {name.rsplit(".", 1)[0] for name in job.stuck}:
            hangs[family] = hangs.get(family, 0) + 1
            if hangs[family] == 4:  # the class as a whole does not work
                for name in [n for n in pending if n.startswith(family + ".")]:
                    why[name] = "not tried, four others of its class hung or crashed"
                    pending.remove(name)
    return good, why, skipped


def group(names, depth):
    groups = {}
    for name in names:
        groups.setdefault(".".join(name.split(".")[:depth]), []).append(name)
    return sorted(groups.items())


def record(test_dir, list_dir):
    only = os.environ.get("MPI4PY_RECORD", "")
    ids = [i for i in discover(test_dir) if only in i]
    print(f"{len(ids)} tests", flush=True)
    for np in RANKS:
        path = os.path.join(list_dir, f"np{np}.txt")
        good, failures, skips = read_list(path), {}, set()
        mine = [i for i in ids if np == 1 or not i.startswith(LOCAL)]
        for _, names in group(mine, 1):
            passed, why, skipped = attempt(np, test_dir, names, 120)
            left = [n for n in names if n not in passed | skipped]
            for _, again in group([n for n in left if "UNSUPPORTED" not in why.get(n, "")], 2):
                more, reasons, _ = attempt(np, test_dir, again, 30)
                passed |= more
                why.update(reasons)
            good |= passed
            os.makedirs(list_dir, exist_ok=True)
            with open(path, "w") as f:
                f.write("".join(f"{i}\n" for i in sorted(good)))
            skips |= skipped
            failed = {n: why.get(n, "?") for n in left if n not in passed}
            failures.update(failed)
            for name in sorted(failed):
                print(f"np={np} {name}: {failed[name]}", flush=True)
        with open(f"mpi4py-failures.np{np}.txt", "w") as f:
            f.write("".join(f"{n}: {failures[n]}\n" for n in sorted(failures)))
        print(f"np={np}: {len(good)} listed, {len(failures)} failed, {len(skips)} skipped",
              flush=True)


{"check": check, "record": record, "whole": whole}[sys.argv[1]](sys.argv[2], sys.argv[3])
