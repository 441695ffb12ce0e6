"""Runs chosen tests of mpi4py's own suite inside an MPI job and writes one line per test and rank.

    mpirun -n N python mpi4py_runner.py TEST_DIR OUT_PREFIX SELECTION SECONDS [ARRAYS]

SELECTION is a file with one test id (module.Class.method) per line. Every rank appends
"status id" lines to OUT_PREFIX.RANK, the line "start id" before the test begins, so that a hang
or a crash shows its place; "why" lines tell the reason of the failure that follows. A test that
takes longer than SECONDS ends the job and leaves its Python stack on standard error. Loops over
kinds of arrays have those of ARRAYS only ("ArrayNumPy,DLPackNumPy", see arrayimpl.py there).
"""

import faulthandler
import os
import sys
import unittest

test_dir, out_prefix, selection = sys.argv[1:4]
seconds = float(sys.argv[4])
arrays = sys.argv[5].split(",") if len(sys.argv) > 5 else []
sys.path.insert(0, test_dir)
sys.argv = [os.path.join(test_dir, "main.py")]


def flatten(suite):
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from flatten(item)
        else:
            yield item


class Recorder(unittest.TestResult):
    def __init__(self, stream):
        super().__init__()
        self.stream = stream
        self.status = "ok"

    def note(self, word, test):
        self.stream.write(f"{word} {test.id()}\n")
        self.stream.flush()

    def startTest(self, test):
        super().startTest(test)
        self.status = "ok"
        self.note("start", test)
        faulthandler.dump_traceback_later(seconds, exit=True)

    def worst(self, status, err):
        self.status = status
        if err is not None:
            text = " ".join(str(err[1]).split())[:200]
            self.stream.write(f"why {err[0].__name__}: {text}\n")

    def addError(self, test, err):
        super().addError(test, err)
        self.worst("error", err)
        if "setUpClass" in test.id() or "_FailedTest" in test.id():
            self.note("error", test)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.worst("fail", err)

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.worst("fail", err)

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        if self.status == "ok":
            self.status = "skip"

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.status = "fail"

    def stopTest(self, test):
        super().stopTest(test)
        self.note(self.status, test)


def run():
    with open(selection) as f:
        wanted = {line.split("#")[0].strip() for line in f} - {""}
    modules = sorted({name.split(".")[0] for name in wanted})
    loader = unittest.TestLoader()
    tests = flatten(loader.loadTestsFromName(m) for m in modules)
    chosen = sorted((t for t in tests if t.id() in wanted), key=lambda t: t.id())

    import arrayimpl
    from mpi4py import MPI

    kinds = arrayimpl.ArrayBackends
    missing = set(arrays) - {kind.__name__ for kind in kinds}
    if missing:
        sys.exit(f"no arrays of these kinds: {' '.join(sorted(missing))}")
    kinds[:] = [kind for kind in kinds if not arrays or kind.__name__ in arrays]
    with open(f"{out_prefix}.{MPI.COMM_WORLD.Get_rank()}", "w") as stream:
        unittest.TestSuite(chosen).run(Recorder(stream))
        faulthandler.dump_traceback_later(10 * seconds, exit=True)
        stream.write("end\n")


run()
