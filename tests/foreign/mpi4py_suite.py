"""Drives mpi4py's own test-suite against the committed list of tests that pass.

    mpi4py_suite.py check  TEST_DIR LIST_DIR     run the listed tests, print PASS/FAIL lines
    mpi4py_suite.py record TEST_DIR LIST_DIR     try every test, rewrite the lists

LIST_DIR/np1.txt, np2.txt, np3.txt hold one test id per line. A test counts as passed when every
rank says ok or skip. Recording goes class by class, and test by test where a class crashes or
hangs; a list never loses an entry by recording (that would hide a regression).
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
RANKS = (1, 2, 3)


def job(np, test_dir, selection, prefix, seconds):
    for rank in range(np):
        try:
            os.remove(f"{prefix}.{rank}")
        except FileNotFoundError:
            pass
    command = ["timeout", "--kill-after=3", str(seconds), "mpirun", "--quiet", "--oversubscribe"]
    command += ["-n", str(np), sys.executable, os.path.join(HERE, "mpi4py_runner.py")]
    command += [test_dir, prefix, selection]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    results, ended = {}, 0
    for rank in range(np):
        try:
            with open(f"{prefix}.{rank}") as f:
                lines = f.read().splitlines()
        except FileNotFoundError:
            lines = []
        for line in lines:
            word, _, name = line.partition(" ")
            if word == "end":
                ended += 1
            elif word == "start":
                results.setdefault(name, []).append("hang")
            elif word in ("ok", "skip", "fail", "error"):
                marks = results.setdefault(name, [])
                if marks and marks[-1] == "hang":
                    marks[-1] = word
                else:
                    marks.append(word)
    good = {
        name
        for name, marks in results.items()
        if len(marks) == np and all(m in ("ok", "skip") for m in marks)
        and not all(m == "skip" for m in marks)
    }
    return results, good, ended == np and done.returncode == 0, done


def read_list(path):
    try:
        with open(path) as f:
            return {line.strip() for line in f if line.strip() and not line.startswith("#")}
    except FileNotFoundError:
        return set()


def check(test_dir, list_dir):
    for np in RANKS:
        path = os.path.join(list_dir, f"np{np}.txt")
        listed = read_list(path)
        if not listed:
            continue
        results, good, clean, done = job(np, test_dir, path, f"mpi4py.np{np}", 400)
        for name in sorted(listed - good):
            print(f"FAIL mpi4py np={np} {name}: {results.get(name, ['not run'])}")
        print(f"PASS mpi4py np={np}: {len(listed & good)} of {len(listed)} listed tests")
        if not clean:
            print((done.stdout + done.stderr)[-3000:])
            print(f"FAIL mpi4py np={np}: the job ended with status {done.returncode}")


def discover(test_dir):
    """All test ids, found by a process of its own (a singleton)."""
    code = (
        "import sys,unittest;sys.path.insert(0,sys.argv[1]);d=sys.argv[1];sys.argv=[d+'/main.py'];"
        "f=lambda s:[u for t in s for u in (f(t) if isinstance(t,unittest.TestSuite) else [t.id()])];"
        "print('\\n'.join(f(unittest.TestLoader().discover(d,'test_*.py',d))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, test_dir],
        stdin=subprocess.DEVNULL, capture_output=True, text=True,
    )
    return sorted(line for line in done.stdout.splitlines() if line.startswith("test_"))


def record(test_dir, list_dir):
    only = os.environ.get("MPI4PY_RECORD", "")
    ids = [i for i in discover(test_dir) if only in i]
    classes = sorted({i.rsplit(".", 1)[0] for i in ids})
    print(f"{len(ids)} tests in {len(classes)} classes")
    for np in RANKS:
        path = os.path.join(list_dir, f"np{np}.txt")
        good = read_list(path)
        for group in classes:
            mine = [i for i in ids if i.rsplit(".", 1)[0] == group]
            _, passed, clean, _ = job(np, test_dir, group, "rec", 20)
            good |= passed
            if not clean:
                for one in mine:
                    if one not in passed:
                        good |= job(np, test_dir, one, "rec", 5)[1]
        os.makedirs(list_dir, exist_ok=True)
        with open(path, "w") as f:
            f.write("".join(f"{i}\n" for i in sorted(good)))
        print(f"np={np}: {len(good)} tests pass", flush=True)


{"check": check, "record": record}[sys.argv[1]](sys.argv[2], sys.argv[3])
