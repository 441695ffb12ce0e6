"""Saves its state in time: MPIX_Time_left and MPIX_Checkpoint from Python, with mpi4py and ctypes.

    mpirun -n 4 --checkpoint-dir /scratch/me/counter --time-limit 1h python3 counter.py 1000000
    hawser restart /scratch/me/counter

mpi4py has to be built for the standard ABI (its handles are addresses then).
"""
import ctypes
import json
import os
import sys

from mpi4py import MPI

# The functions of what mpi4py is linked to.
lib = ctypes.CDLL(MPI.__file__)
FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p)
NOW, TAKEN, EXIT_SAVED = 1, 1, 75
comm = MPI.COMM_WORLD
handle = ctypes.c_void_p(MPI._handleof(comm))
state = {"count": 0}


def guarded(function):
    """A callback tells of an exception by its result."""

    def call(directory, ranks, _):
        try:
            function(os.fsdecode(directory), ranks)
            return 0
        except Exception as error:
            print(f"rank {comm.rank}: {error!r}", file=sys.stderr)
            return 1

    return FUNCTION(call)


@guarded
def save(directory, ranks):
    with open(os.path.join(directory, "state.json"), "w") as f:
        json.dump(state, f)


@guarded
def restart(directory, ranks):
    # All ranks have the same state here: that of rank 0 serves any number of them.
    with open(os.path.join(directory, "0", "state.json")) as f:
        state.update(json.load(f))


NOTHING = ctypes.cast(None, FUNCTION)
lib.MPIX_Checkpoint_register(save, NOTHING, restart, None)
outcome, stop, restarted = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
lib.MPIX_Checkpoint_restart(handle, ctypes.byref(restarted))
if comm.rank == 0 and restarted.value:
    print("restarted at", state["count"], flush=True)
steps = int(sys.argv[1])
while state["count"] < steps and not stop.value:
    state["count"] += 1
    mode = NOW if len(sys.argv) > 2 and state["count"] == int(sys.argv[2]) else 0
    lib.MPIX_Checkpoint(handle, mode, ctypes.byref(outcome), ctypes.byref(stop))
    if comm.rank == 0 and outcome.value == TAKEN:
        print("saved at", state["count"], flush=True)
if comm.rank == 0:
    print("count", state["count"], flush=True)
sys.exit(EXIT_SAVED if stop.value else 0)
