#!/usr/bin/env python3
"""Counts the instructions of our library per 8-byte message, collective call, one-sided operation
or access to a file, and compares them with budget.toml.

    tests/instructions/run.py STAGE [--write]

A count is not a time: it is the same on a busy machine. Each figure is the difference between
two runs of different length, so that start-up does not count. What a compatibility front adds is the
difference between the same program built by that MPI's own compiler and built by ours. A third-party
component that does what `smp` does is compared with it, call by call. --write
sets the budget to what is counted now, and keeps that of a front whose compiler is not installed.
"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib

HERE = os.path.dirname(os.path.abspath(__file__))
BUDGET = os.path.join(HERE, "budget.toml")
SHORT, LONG = 20, 120  # rounds
LOWER = 0.97  # a count below this part of the budget asks for a lower budget
# figure: program's word, the function whose insides count, the rank, messages per round
FIGURES = {
    "send": ("send", "counted_send", 0, 1),
    "recv": ("send", "counted_recv", 1, 1),
    "isend_waitall": ("isend", "counted_isend", 0, 8),
    "irecv_waitall": ("isend", "counted_irecv", 1, 8),
    "start_wait_send": ("start", "counted_start", 0, 8),
    "start_wait_recv": ("start", "counted_start", 1, 8),
    "bcast_root": ("bcast", "counted_bcast", 0, 4),
    "bcast_other": ("bcast", "counted_bcast", 1, 4),
    "scatter_root": ("scatter", "counted_scatter", 0, 4),
    "scatter_other": ("scatter", "counted_scatter", 1, 4),
    "gather_root": ("gather", "counted_gather", 1, 4),
    "gather_other": ("gather", "counted_gather", 0, 4),
    "reduce_root": ("reduce", "counted_reduce", 1, 4),
    "reduce_other": ("reduce", "counted_reduce", 0, 4),
    "put": ("put", "counted_put", 0, 8),
    "get": ("get", "counted_get", 0, 8),
    "fetch_and_op": ("fop", "counted_fop", 0, 8),
    "compare_and_swap": ("cas", "counted_cas", 0, 8),
    "lock_put_unlock": ("lock", "counted_lock", 0, 8),
    "file_write_at": ("write", "counted_write", 0, 8),
    "comm_rank": ("rank", "counted_rank", 0, 8),
    "type_size": ("size", "counted_size", 0, 8),
}
FRONTS = ("mpich", "openmpi")  # each is built by mpicc.FRONT, as Debian names it
FRONT_SLACK = 4  # instructions above what is counted
FRONT_FIGURES = ("send", "recv", "isend_waitall", "irecv_waitall", "comm_rank", "type_size")
CALLS = 40  # of levels.c: one of them does not wait
FOREIGN = 1.05  # a third-party component costs at most this times the built-in one
LEVELS_SCRIPT = """if [ "$HAWSER_RANK" = "$COUNTED_RANK" ]; then
  exec valgrind --tool=callgrind --callgrind-out-file="$COUNTED_OUT" --toggle-collect="$COUNTED" \\
    --dump-after="$COUNTED" "$@"
else exec "$@"; fi"""
SCRIPT = """if [ "$HAWSER_RANK" = "$COUNTED_RANK" ]; then
  exec valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect="$COUNTED" "$@"
else exec "$@"; fi"""


def collected(stage, program, word, function, rank, rounds):
    """Instructions below `function` in one run."""
    env = dict(os.environ, COUNTED=function, COUNTED_RANK=str(rank))
    done = subprocess.run(
        [os.path.join(stage, "bin", "mpirun"), "--quiet", "--oversubscribe", "--timeout", "120",
         "-n", "2", "sh", "-c", SCRIPT, "sh", program, word, str(rounds),
         program + ".there", program + ".back"],
        env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True,
    )
    found = re.search(r"Collected : (\d+)", done.stdout + done.stderr)
    if done.returncode != 0 or not found:
        raise RuntimeError(f"status {done.returncode}: {(done.stdout + done.stderr)[-600:]}")
    return int(found.group(1))


def per_message(stage, program, figure):
    word, function, rank, messages = FIGURES[figure]
    counts = [collected(stage, program, word, function, rank, n) for n in (SHORT, LONG)]
    return (counts[1] - counts[0]) / (LONG - SHORT) / messages


def verdict(figure, count, allowed):
    if allowed is None:
        return f"FAIL {figure}: {count:.1f} instructions and no budget; run with --write"
    if count > allowed:
        return f"FAIL {figure}: {count:.1f} instructions, budget {allowed}"
    if count < LOWER * allowed:
        return f"PASS {figure}: {count:.1f} instructions; please lower the budget of {allowed}"
    return f"PASS {figure}: {count:.1f} instructions, budget {allowed}"


def counted_fronts(stage, scratch, own, budget):
    """What each installed front adds to the counts `own` of our ABI, by name; prints the verdicts."""
    added = {}
    for front in FRONTS:
        compiler = shutil.which(f"mpicc.{front}")
        if compiler is None:
            print(f"PASS {front}: skipped, mpicc.{front} is not installed", flush=True)
            added.update({k: v for k, v in budget.items() if k.startswith(front + "_")})
            continue
        program = built(compiler, scratch, front)
        for figure in FRONT_FIGURES:
            name = f"{front}_{figure}"
            count = per_message(stage, program, figure) - own[figure]
            allowed = budget.get(name)
            # Few instructions: one that the compiler places elsewhere is no reason to lower a budget.
            ample = allowed is not None and count <= allowed
            added[name] = int(count + 0.99) + FRONT_SLACK
            print(f"PASS {name}: {count:.1f} instructions added, budget {allowed}" if ample
                  else verdict(name, count, allowed), flush=True)
    return added


def least(stage, scratch, call, rank, options, env):
    """Instructions of one call of levels.c that does not wait, on this rank."""
    out = os.path.join(scratch, "calls")
    env = dict(os.environ, COUNTED="counted_" + call, COUNTED_RANK=str(rank), COUNTED_OUT=out, **env)
    done = subprocess.run(
        [os.path.join(stage, "bin", "mpirun"), "--quiet", "--oversubscribe", "--timeout", "120", *options,
         "-n", "4", "sh", "-c", LEVELS_SCRIPT, "sh", os.path.join(scratch, "levels"), call, str(CALLS)],
        env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True,
    )
    counts = []
    for name in glob.glob(out + ".*"):
        with open(name) as f:
            counts += [int(n) for n in re.findall(r"^summary: (\d+)", f.read(), re.M) if n != "0"]
        os.remove(name)
    if done.returncode != 0 or len(counts) < CALLS:
        raise RuntimeError(f"status {done.returncode}: {(done.stdout + done.stderr)[-600:]}")
    return min(counts)


def compared_levels(stage, scratch):
    """Prints whether the example that does what `smp` does costs as little."""
    top = os.path.join(HERE, "..", "..")
    compiler = os.path.join(stage, "bin", "mpicc")
    subprocess.run([compiler, "-w", "-O2", "-o", os.path.join(scratch, "levels"),
                    os.path.join(HERE, "levels.c")], check=True)
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", os.path.join(scratch, "coll_twolevel.so"),
                    os.path.join(top, "examples", "coll-twolevel", "coll_twolevel.c")], check=True)
    foreign = ["--mca", "mca_base_component_path", scratch]
    for call in ("barrier", "bcast", "reduce", "allreduce"):
        for rank, what in ((0, "leader"), (1, "other")):
            own = least(stage, scratch, call, rank, ["--mca", "coll_smp_group", "2"], {})
            theirs = least(stage, scratch, call, rank, foreign, {"COLL_TWOLEVEL_GROUP": "2"})
            word = "PASS" if theirs <= FOREIGN * own else "FAIL"
            print(f"{word} twolevel_{call}_{what}: {theirs} instructions, smp {own}", flush=True)


def built(compiler, scratch, name):
    """count.c, compiled, with its two pipes beside it."""
    program = os.path.join(scratch, name)
    subprocess.run([compiler, "-w", "-O2", "-o", program, os.path.join(HERE, "count.c")], check=True)
    for pipe in ("there", "back"):
        os.mkfifo(f"{program}.{pipe}")
    return program


HEADER = """# Instructions per message, collective call, one-sided operation or file access of 8 bytes, between
# two ranks of one node, counted by valgrind on x86-64 in the dist profile: from the call of the
# program to its
# return, all layers. A count above its budget fails; one that is 3 % below asks for a lower budget
# (tests/instructions/run.py --write). Those of mpich_ and openmpi_ are what the front adds to the
# same call of a program of our own ABI.
"""


def write(counts, added):
    with open(BUDGET, "w") as f:
        f.write(HEADER)
        for figure, count in counts.items():
            f.write(f"{figure} = {int(count * 1.01) + 1}\n")
        for name, allowed in added.items():
            f.write(f"{name} = {allowed}\n")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    stage = os.path.abspath(sys.argv[1])
    with open(BUDGET, "rb") as f:
        budget = tomllib.load(f)
    counts = {}
    with tempfile.TemporaryDirectory() as scratch:
        program = built(os.path.join(stage, "bin", "mpicc"), scratch, "count")
        for figure in FIGURES:
            counts[figure] = per_message(stage, program, figure)
            print(verdict(figure, counts[figure], budget.get(figure)), flush=True)
        added = counted_fronts(stage, scratch, counts, budget)
        compared_levels(stage, scratch)
    if "--write" in sys.argv:
        write(counts, added)


main()
