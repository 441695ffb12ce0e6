"""The result as a table for the terminal or in markdown."""

import statistics

from harness import plan


def number(value):
    return "-" if value is None else f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


def with_goal(ratio, goal, more):
    if ratio is None:
        return "-"
    sign = "≥" if more else "≤"
    return f"{ratio:.2f}" + (f" ({sign} {goal:g})" if goal is not None else "")


def header(result):
    return (["what", "bytes", "unit"] + result["names"]
            + ["ours / best peer (goal)", "ours / limit (goal)", "verdict", "placement"])


def lines(result):
    for row in result["rows"]:
        more, medians = row["better"] == "more", row["median"]
        cells = [row["name"], str(row["bytes"] or ""), row["unit"]]
        for name in result["names"]:
            cell = number(medians.get(name))
            other = medians.get("other limit")
            if name == "limit" and other is not None:
                cell += f" ({number(other)})"
            cells.append(cell)
        cells.append(with_goal(row["ratio_peer"], row["goal_peer"], more))
        cells.append(with_goal(row["ratio_limit"], row["goal_limit"], more))
        verdict = row["verdict"]
        if row["goal_value"] is not None:
            verdict += f" ({'≥' if more else '≤'} {row['goal_value']:g} {row['unit']})"
        cells.append(verdict)
        cells.append(f"{row['placement']} {row['kept']}/{row['taken']}")
        yield cells


NOTE = """Medians; bandwidth and rates: more is better. The limit of latency and bandwidth is one CPU that
copies out of the other's memory, in brackets both copying at the same time through slots in shared
memory, without any MPI; for sockets a raw connection polled busily with cubic, in brackets with the
system's default congestion control. Placement: CPUs that share a cache (near) or not (far), or two
threads of one core (sibling), values kept / taken. On a shared machine compare ratios, not times."""


def means(result):
    """The geometric means of ours / best peer of operations that are judged by them."""
    for operation, goal in plan.MEANS.items():
        name = operation.replace("_", "-")
        ratios = [r["ratio_peer"] for r in result["rows"] if r["name"] == name and r["ratio_peer"]]
        if ratios:
            mean = statistics.geometric_mean(ratios)
            verdict = "ok" if mean <= goal else "misses"
            yield (f"{name}: {mean:.2f} times the best peer in the geometric mean (≤ {goal:g}), "
                   f"{verdict}")


def missing(result):
    """What the table lacks, and why."""
    absent = result.get("absent", {})
    return [f"without {name}: {why}" for name, why in absent.items()] + [
        f"failed: {line}" for line in result["broken"]]


def constants(result):
    """Which thresholds and costs our side used."""
    if "constants" not in result:
        return []
    found = result["constants"]
    known = [f"{source}: {', '.join(values)}" for source, values in sorted(found.items())]
    if not any(source.startswith(("kind of processor", "calibration")) for source in found):
        known.append("all others built in: nothing is known of this kind of processor; "
                     "`hawser calibrate` measures them")
    return [f"processor: {result['processor']}"] + [f"thresholds, {line}" for line in known]


def closing(result):
    verdicts = [row["verdict"] for row in result["rows"] if row["verdict"]]
    text = f"{verdicts.count('ok')} goals met, {verdicts.count('misses')} missed"
    lost = verdicts.count("no figure")
    return text + (f", {lost} without a figure" if lost else "")


def text(result):
    table = [header(result)] + list(lines(result))
    width = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    out = ["  ".join(c.ljust(w) if i in (0, 2) or i > 2 + len(result["names"]) else c.rjust(w)
                     for i, (c, w) in enumerate(zip(row, width))).rstrip() for row in table]
    out += ["", NOTE] + list(means(result)) + constants(result) + missing(result)
    return "\n".join(out + [closing(result)])


def markdown(result):
    table = [header(result)]
    table.append(["---"] * len(table[0]))
    table += list(lines(result))
    out = ["| " + " | ".join(row) + " |" for row in table]
    lines_below = list(means(result)) + constants(result) + missing(result)
    out += ["", NOTE, ""] + [f"- {line}" for line in lines_below]
    return "\n".join(out + [closing(result), ""])
