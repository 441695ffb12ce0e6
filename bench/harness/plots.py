"""Draws latency and bandwidth against size. Runs in an environment of its own:

    python plots.py RESULT.json FOLDER
"""

import json
import os
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

LOOK = {
    "hawser": dict(color="#c1272d", linewidth=2.4, marker="o", zorder=5),
    "before": dict(color="#8c564b", linewidth=1.4, marker="v"),
    "openmpi": dict(color="#1f77b4", linewidth=1.4, marker="s"),
    "mpich": dict(color="#2ca02c", linewidth=1.4, marker="^"),
    "intel": dict(color="#9467bd", linewidth=1.4, marker="D"),
    "limit": dict(color="black", linewidth=1.2, linestyle="--"),
    "other limit": dict(color="black", linewidth=1.2, linestyle=":"),
}
LABEL = {"hawser": "Hawser", "before": "before", "openmpi": "Open MPI", "mpich": "MPICH", "intel": "Intel MPI",
         "limit": "limit"}
# What "other limit" is.
OTHER = {"latency": "limit through slots", "bandwidth": "limit through slots"}
TITLES = {
    "latency": ("Latency, two ranks of one node", "half round trip, µs"),
    "bandwidth": ("Bandwidth, two ranks of one node", "GB/s, 64 messages at once"),
    "tcp-latency": ("Latency, TCP over loopback", "half round trip, µs"),
    "tcp-bandwidth": ("Bandwidth, TCP over loopback", "GB/s, 64 messages at once"),
}


def size_name(size):
    for unit, name in ((1 << 20, "M"), (1 << 10, "K")):
        if size >= unit:
            return f"{size // unit}{name}"
    return str(size)


def draw(name, result, folder):
    rows = sorted((r for r in result["rows"] if r["name"] == name), key=lambda r: r["bytes"])
    if len(rows) < 2:
        return
    figure, axes = plt.subplots(figsize=(7, 4.6))
    labels = LABEL | {"other limit": OTHER.get(name, "limit, default control")}
    for who in result["names"] + ["other limit"]:
        points = [(r["bytes"], r["median"][who]) for r in rows if who in r["median"]]
        if points:
            axes.plot(*zip(*points), label=labels.get(who, who), markersize=4, **LOOK.get(who, {}))
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    sizes = [r["bytes"] for r in rows]
    axes.set_xticks(sizes, [size_name(s) for s in sizes])
    axes.minorticks_off()
    title, unit = TITLES[name]
    places = sorted({r["placement"] for r in rows})
    axes.set_title(f"{title} ({' and '.join(places)} CPUs)")
    axes.set_xlabel("bytes")
    axes.set_ylabel(unit)
    axes.grid(True, which="major", alpha=0.3)
    axes.legend()
    figure.tight_layout()
    for kind in ("png", "svg"):
        figure.savefig(os.path.join(folder, f"{name}.{kind}"), dpi=150)
    plt.close(figure)


def main():
    with open(sys.argv[1]) as f:
        result = json.load(f)
    os.makedirs(sys.argv[2], exist_ok=True)
    for name in TITLES:
        draw(name, result, sys.argv[2])


main()
