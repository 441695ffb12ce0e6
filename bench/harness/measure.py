"""Runs the launches in turns and sorts the figures by the placement they were taken in.

The host of a virtual machine may move its CPUs: a flag then needs 0.24 microseconds from one to
the other and not 0.06, or 0.03 where both are threads of one core, for minutes at a time. Every
figure of two pinned ranks carries the hand-off measured directly before and after it; figures of
different placements are not compared. Goals are meant for two cores that share a cache.
"""

import collections
import os
import statistics
import subprocess
import sys

from harness import peers, plan

PLACES = (("sibling", 0.045), ("near", 0.12), ("far", float("inf")))  # microseconds of hand-off
FEW = 3  # values of everybody that make a placement worth a row
AUTOGROUP = "/proc/sys/kernel/sched_autogroup_enabled"


def placement(before, after):
    """One of PLACES, moved (in between), or any (not measured)."""
    if before == 0 or after == 0:
        return "any"
    first, last = (next(name for name, below in PLACES if t < below) for t in (before, after))
    return first if first == last else "moved"


class Probe:
    """Where the CPUs are that more ranks than there are CPUs share: asked before and after a run,
    since its ranks are not bound and cannot tell."""

    def __init__(self, here):
        self.program = peers.Limits().compile(os.path.join(here, "placement.c"))

    def handoff(self):
        """Microseconds; 0: there is one CPU."""
        done = subprocess.run([self.program], capture_output=True, text=True, check=True)
        return float(done.stdout)

    @staticmethod
    def shared(before, after):
        """The placement of such a run, or moved: shared-near, shared-far, or shared on one CPU."""
        if before == 0 or after == 0:
            return "shared"
        first, last = ("far" if t >= dict(PLACES)["near"] else "near" for t in (before, after))
        return f"shared-{first}" if first == last else "moved"


class Figures:
    """All values: (row, bytes, unit) -> placement -> implementation -> list."""

    def __init__(self):
        self.values = {}

    def add(self, row, size, unit, where, who, value):
        by_place = self.values.setdefault((row, size, unit), {})
        by_place.setdefault(where, {}).setdefault(who, []).append(value)

    def chosen(self, key, names):
        """Near, where everybody who delivers the figure has a few; else the placement in which
        most implementations have most figures."""
        by_place = self.values[key]
        present = {n for by_name in by_place.values() for n in by_name}
        if all(len(by_place.get("near", {}).get(n, [])) >= FEW for n in present):
            return "near"
        best = None
        for where, by_name in by_place.items():
            if where == "moved":
                continue
            counts = sorted(len(by_name.get(n, [])) for n in names)
            rank = (sum(c > 0 for c in counts), min(c for c in counts + [99] if c > 0),
                    where == "near")
            if best is None or rank > best[0]:
                best = (rank, where)
        return best[1] if best else "moved"

    def enough(self, rows, names, rounds):
        """Whether each figure of these rows has `rounds` values of everybody who delivers it at
        all, near where placement matters."""
        for key, by_place in self.values.items():
            if key[0] not in rows:
                continue
            here = by_place.get("any" if "any" in by_place else "near", {})
            present = {n for by_name in by_place.values() for n in by_name}
            if any(len(here.get(n, [])) < rounds for n in present):
                return False
        return True


class Autogroup:
    """Switches the scheduler's grouping by session for a while, where that is permitted."""

    def __init__(self, on):
        self.on, self.before = on, None

    def __enter__(self):
        try:
            with open(AUTOGROUP) as f:
                self.before = f.read().strip()
            with open(AUTOGROUP, "w") as f:
                f.write("1" if self.on else "0")
            self.usable = True
        except OSError:
            self.usable = self.on  # what the system has is what most users have
        return self

    def __exit__(self, *_):
        if self.before is not None:
            try:
                with open(AUTOGROUP, "w") as f:
                    f.write(self.before)
            except OSError:
                pass


def take(figures, rows, who, out, wall, broken):
    """Files the lines of one launch; returns the operations that were seen. A program says
    "without OPERATION: why" where the machine does not let it measure one."""
    by_operation = {r.operation: r for r in rows}
    by_limit = {r.limit: r for r in rows if r.limit}
    seen = set()
    for line in out.splitlines():
        if line.startswith("without "):
            operation, _, why = line.removeprefix("without ").partition(": ")
            if operation in by_operation:
                broken[(who, by_operation[operation].name)] = why
            continue
        parts = line.split()
        if len(parts) == 4:
            parts += ["0", "0"]
        if len(parts) != 6:
            continue
        try:
            size, value = int(parts[1]), float(parts[2])
            where = placement(float(parts[4]), float(parts[5]))
        except ValueError:
            continue
        name, _, variant = parts[0].partition(":")
        column = who
        if who == "limit":
            row = by_limit.get(name)
            if variant == "slots" or name.startswith("tcp") and variant != "cubic":
                column = "other limit"
            if name in ("spawn", "barrier"):
                size = 0
            if name == "allreduce":
                size = 8
        else:
            row = by_operation.get(name)
        if row is not None:
            seen.add(row.operation)
            figures.add(row.name, size, parts[3], where, column, value)
    if who != "limit" and any(r.operation == "init" for r in rows):
        seen.add("init")
        figures.add(rows[0].name, 0, "ms", "any", who, wall * 1e3)
    return seen


def group_rounds(figures, rows, everybody, rounds, cores, broken):
    """Measures the rows of one group."""
    group = rows[0].group
    group.limits = group.limits or plan.limits(rows)
    names = [e.name for e in everybody]
    for turn in range(2 * rounds + 2):
        for who in everybody:
            todo = [r for r in rows if (who.name, r.name) not in broken]
            if who.name == "limit" and not group.limits or not todo:
                continue
            try:
                out, trouble, wall = who.run(group, plan.arguments(todo), cores, group.seconds)
            except OSError as error:
                out, trouble, wall = "", str(error), 0
            seen = take(figures, todo, who.name, out, 0 if trouble else wall, broken)
            if trouble:
                lost = [r for r in todo if r.operation not in seen] or todo[-1:]
                broken[(who.name, lost[0].name)] = trouble
                print(f"  {who.name}: {lost[0].name}: {trouble}", file=sys.stderr)
        if turn + 1 >= rounds and figures.enough({r.name for r in rows}, names, rounds):
            break
    print(f"  {group.name} done after {turn + 1} rounds", file=sys.stderr)


def judged(row, size, medians, peers):
    """Ratios and the verdict of one figure."""
    ours, limit = medians.get("hawser"), medians.get("limit")
    others = [medians[p] for p in peers if p in medians]
    more = row.better == plan.MORE
    best = (max if more else min)(others) if others else None
    goal = row.goals.get(size, plan.Goal())
    result = {
        "better": row.better,
        "ratio_peer": ours / best if ours is not None and best else None,
        "ratio_limit": ours / limit if ours is not None and limit else None,
        "goal_peer": goal.peer, "goal_limit": goal.limit, "goal_value": goal.value,
    }
    checks = [(result["ratio_peer"], goal.peer), (result["ratio_limit"], goal.limit),
              (ours, goal.value)]
    checks = [(v, g) for v, g in checks if g is not None]
    result["verdict"] = "" if not checks else "no figure" if any(
        v is None for v, _ in checks) else "ok" if all(
        (v >= g if more else v <= g) for v, g in checks) else "misses"
    return result


def run(rows, everybody, rounds, cores, here):
    """Everything, as the object that --json writes."""
    figures, broken = Figures(), {}
    groups = collections.OrderedDict()
    for row in rows:
        groups.setdefault(row.group.name, []).append(row)
    for members in groups.values():
        group = members[0].group
        try:
            with Autogroup(group.autogroup) as switch:
                if switch.usable:
                    group_rounds(figures, members, everybody, rounds, cores, broken)
                else:
                    print(f"  {group.name}: may not switch autogroup", file=sys.stderr)
        except KeyboardInterrupt:
            print(f"  {group.name}: interrupted; the report has what was taken", file=sys.stderr)
            break
    names = [e.name for e in everybody]
    peers = [n for n in names if n not in ("hawser", "limit")]
    by_name, result = {r.name: r for r in rows}, []
    for (name, size, unit), by_place in figures.values.items():
        where = figures.chosen((name, size, unit), names)
        here_values = by_place.get(where, {})
        medians = {n: statistics.median(v) for n, v in here_values.items()}
        total = sum(len(v) for by_name_ in by_place.values() for v in by_name_.values())
        entry = {"name": name, "bytes": size, "unit": unit, "placement": where,
                 "kept": sum(len(v) for v in here_values.values()), "taken": total,
                 "median": medians, "all": here_values}
        entry.update(judged(by_name[name], size, medians, peers))
        result.append(entry)
    order = {r.name: i for i, r in enumerate(rows)}
    result.sort(key=lambda e: order[e["name"]])
    return {"cores": cores, "rounds": rounds, "names": names, "rows": result,
            "broken": [f"{who}: {row}: {why}" for (who, row), why in broken.items()]}
