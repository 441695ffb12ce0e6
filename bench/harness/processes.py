"""Runs a launcher so that nothing of it survives, whatever it does with sessions and groups."""

import ctypes
import os
import signal
import subprocess

PR_SET_CHILD_SUBREAPER = 36


def interrupt(*_):
    raise KeyboardInterrupt


def become_reaper():
    """Orphans of our descendants become our children: none can hide in a session of its own."""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    # As for Ctrl-C: an interrupted run reports what it has measured.
    signal.signal(signal.SIGTERM, interrupt)


def children(pid):
    found = []
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children") as f:
                found += [int(child) for child in f.read().split()]
    except OSError:
        pass
    return found


def kill_descendants():
    """Kills and reaps whatever is below us; returns how many processes that were."""
    killed = 0
    while True:
        todo, seen = children(os.getpid()), []
        while todo:
            pid = todo.pop()
            seen.append(pid)
            todo += children(pid)
        if not seen:
            return killed
        for pid in seen:
            try:
                os.kill(pid, signal.SIGKILL)
                killed += 1
            except ProcessLookupError:
                pass
        try:
            while os.waitpid(-1, 0)[0]:
                pass
        except ChildProcessError:
            pass


def run(command, env, seconds):
    """Standard output and whether it ended well (a sentence if not)."""
    child = subprocess.Popen(
        command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, errors="replace", start_new_session=True,
    )
    trouble = None
    try:
        out, err = child.communicate(timeout=seconds)
        if child.returncode != 0:
            trouble = f"status {child.returncode}: {err.strip()[-300:]}"
    except subprocess.TimeoutExpired:
        kill_descendants()
        out, err = child.communicate()
        trouble = f"not finished after {seconds} s"
    finally:
        kill_descendants()
    return out, trouble
