"""What is measured, and the goals."""

import dataclasses
import os

SLOTS_MIN = 4096  # bytes of a message from which on a limit through slots is of interest
CURVE = (8, 64, 256, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 262144, 1048576, 4194304)
DEPTHS = (1, 100, 10000, 100000)
LESS, MORE = "less", "more"
BLOCKS = (8, 4096, 65536, 1048576)
# Collective operations that are judged by the geometric mean of ours / best peer, too.
MEANS = {"allgather": 0.75, "alltoall": 0.75, "reduce": 0.75, "reduce_scatter": 0.75,
         "gather": 0.75, "scatter": 0.75}


@dataclasses.dataclass(frozen=True)
class Goal:
    """Bounds of ours / best peer, of ours / limit, of ours alone; upper ones where less is better."""

    peer: float = None
    limit: float = None
    value: float = None


@dataclasses.dataclass
class Row:
    """One operation at some sizes. Rows of one group share a launch."""

    name: str
    group: "Group"
    operation: str
    sizes: tuple = ()
    goals: dict = dataclasses.field(default_factory=dict)
    limit: str = None
    better: str = LESS
    source: str = None  # the operation that prints it, where that is another


@dataclasses.dataclass
class Group:
    """One launch: a program and how many ranks run it."""

    name: str
    program: str
    np: int = 2
    pinned: bool = True
    tcp: bool = False
    autogroup: bool = True
    bound: bool = True
    seconds: int = 120
    words: list = None  # the whole command line, for programs that take no operations
    options: dict = dataclasses.field(default_factory=dict)  # of a launcher, by implementation
    env: dict = dataclasses.field(default_factory=dict)  # variables, by implementation
    limits: list = dataclasses.field(default_factory=list)


def one_node(here):
    g = Group("node", os.path.join(here, "hawser_bench.c"))
    yield Row("latency", g, "latency", CURVE, {
        8: Goal(0.75, 1.7), 1024: Goal(0.7), 4096: Goal(0.75), 16384: Goal(0.85),
        65536: Goal(0.9), 1048576: Goal(0.9), 4194304: Goal(0.9)}, "latency")
    yield Row("bandwidth", g, "bandwidth", CURVE, {
        1024: Goal(1.3), 4096: Goal(1.2), 65536: Goal(1.5), 1048576: Goal(1.3),
        4194304: Goal(1.05)}, "bandwidth", MORE)
    yield Row("rate", g, "rate", (8,), {8: Goal(1.8)}, "rate", MORE)
    g = Group("collectives", g.program)
    yield Row("barrier", g, "barrier", (), {0: Goal(0.5)}, "barrier")
    yield Row("allreduce", g, "allreduce", (8, 4096, 65536, 1048576), {
        8: Goal(0.5), 4096: Goal(0.8), 65536: Goal(0.8), 1048576: Goal(0.8)}, "allreduce")
    yield Row("bcast", g, "bcast", (8, 4096, 65536, 1048576), {
        8: Goal(0.85), 65536: Goal(0.85), 1048576: Goal(0.85)})
    for name in MEANS:
        yield Row(name.replace("_", "-"), g, name, BLOCKS, {size: Goal(1.0) for size in BLOCKS})
    yield Row("scan", g, "scan", (8, 65536))
    g = Group("vectors", g.program)
    for name in ("alltoallv", "allgatherv", "gatherv", "scatterv"):
        yield Row(name, g, name, (16, 4096, 65536))


# Access patterns of applications (bench/ddt.c), with edges of their grids.
PATTERNS = {"wrf-x": (16, 64), "wrf-y": (16, 64), "milc": (8, 16), "lu-x": (12, 64),
            "lu-y": (12, 64), "mg-x": (32, 128), "mg-y": (32, 128), "mg-z": (32, 128),
            "lammps-full": (10, 100), "lammps-atom": (10, 100), "spec-oc": (10, 100),
            "spec-cm": (10, 100), "spec-mt": (16, 128), "fft": (64, 256)}


def special(here):
    g = Group("matching", os.path.join(here, "matching.c"))
    for queue in ("unexpected", "posted"):
        for order in ("order", "reverse", "any"):
            goals = {d: Goal(0.8) for d in DEPTHS if d > 1}
            yield Row(f"match-{queue}-{order}", g, f"{queue}-{order}", DEPTHS, goals)
    g = Group("datatypes", os.path.join(here, "datatypes.c"))
    for kind, sizes in (("vector", {1024: 0.5, 65536: 0.3, 1048576: 0.3}),
                        ("indexed", {65536: 0.4}), ("struct", {65536: 0.2})):
        yield Row(f"type-{kind}", g, kind, tuple(sizes), {s: Goal(r) for s, r in sizes.items()})
        yield Row(f"type-{kind}-factor", g, f"{kind}-factor", tuple(sizes),
                  {s: Goal(value=1.0) for s in sizes}, source=kind)


    g = Group("ddt", os.path.join(here, "ddt.c"))
    for kind, sizes in PATTERNS.items():
        yield Row(f"ddt-{kind}", g, kind, sizes)
        yield Row(f"ddt-{kind}-factor", g, f"{kind}-factor", sizes,
                  {s: Goal(value=1.1) for s in sizes}, source=kind)


def one_sided(here):
    g = Group("rma", os.path.join(here, "rma.c"))
    for name, sizes, goals in (
            ("put", (8, 65536, 1048576), {8: Goal(0.8)}),
            ("get", (8, 65536, 1048576), {8: Goal(0.8)}),
            ("flush", (), {0: Goal(value=0.02)}),
            ("fop", (), {0: Goal(0.5)}), ("cas", (), {0: Goal(0.5)}), ("lock", (), {0: Goal(0.5)}),
            ("acc", (8, 65536), {65536: Goal(1.25)}), ("acc-alone", (65536,), {65536: Goal(1.0)}),
            ("fence", (), {0: Goal(0.5)}), ("pscw", (), {0: Goal(0.7)}),
            ("window", (), {0: Goal(0.5)})):
        yield Row(f"rma-{name}", g, f"rma-{name}", sizes, goals)
    yield Row("rma-put-factor", g, "rma-put-factor", (1048576,), {1048576: Goal(value=1.05)},
              source="rma-put")
    g = Group("rma-tcp", g.program, tcp=True, options={"hawser": ["--mca", "osc", "message"]})
    yield Row("rma-tcp-put-flush", g, "rma-put-flush", (8,))
    yield Row("rma-tcp-put-flush-factor", g, "rma-put-flush-factor", (8,), {8: Goal(value=1.15)},
              source="rma-put-flush")


def files(here):
    for name, folder in (("io", None), ("io-tmpfs", "/dev/shm")):
        peers = ("hawser", "openmpi", "mpich", "intel")
        env = {peer: {"TMPDIR": folder} for peer in peers} if folder else {}
        yield from files_in(name, Group(name, os.path.join(here, "io.c"), env=env))


def files_in(prefix, g):
    raw, both = Goal(value=1.03), Goal(0.77)
    over = {8: Goal(value=0.06)}
    for name, sizes, factors in (
            ("write", (8, 1048576), {1048576: raw}), ("read", (8, 1048576), {1048576: raw}),
            ("write-all", (64, 4096), {64: Goal(value=2.5), 4096: Goal(value=1.25)}),
            ("read-all", (64, 4096), {64: Goal(value=2.5), 4096: Goal(value=1.25)}),
            ("ior-write", (65536, 262144), {}), ("ior-read", (65536, 262144), {}),
            ("tile-write", (64, 4096), {}), ("tile-read", (64, 4096), {}),
            ("h5-write", (65536, 1048576), {}), ("h5-read", (65536, 1048576), {})):
        goals = {s: both for s in sizes} if name.endswith("all") else {}
        if name.startswith("h5"):
            goals = {s: Goal(1.0) for s in sizes}
        yield Row(f"{prefix}-{name}", g, f"io-{name}", sizes, goals)
        yield Row(f"{prefix}-{name}-factor", g, f"io-{name}-factor", sizes, factors,
                  source=f"io-{name}")
        if name in ("write", "read"):
            yield Row(f"{prefix}-{name}-over", g, f"io-{name}-over", (8,), over,
                      source=f"io-{name}")
    yield Row(f"{prefix}-shared", g, "io-shared", (8,), {8: Goal(1.0)})
    yield Row(f"{prefix}-open", g, "io-open", (), {0: Goal(1.0)})
    yield Row(f"{prefix}-view", g, "io-view", (), {0: Goal(0.5)})
    # One rank, which may use every processor: another one is free.
    g = dataclasses.replace(g, name=f"{prefix}-overlap", np=1, pinned=False, bound=False)
    yield Row(f"{prefix}-overlap", g, "io-overlap", (), {0: Goal(value=0.9)}, better=MORE)


def crowded(here, cores):
    program = os.path.join(here, "hawser_bench.c")
    for autogroup in (True, False):
        suffix = "" if autogroup else "-nogroup"
        g = Group("np4" + suffix, program, 4, False, autogroup=autogroup)
        yield Row(f"np4-barrier{suffix}", g, "barrier", (), {0: Goal(0.6)})
        yield Row(f"np4-allreduce{suffix}", g, "allreduce", (8, 65536, 1048576), {
            8: Goal(0.6), 65536: Goal(0.7), 1048576: Goal(0.7)})
        yield Row(f"np4-bcast{suffix}", g, "bcast", (8, 65536), {8: Goal(0.9), 65536: Goal(0.9)})
        yield Row(f"np4-alltoall{suffix}", g, "alltoall", (1024, 65536, 1048576), {
            1024: Goal(1.0), 65536: Goal(1.2), 1048576: Goal(1.1)})
        yield Row(f"np4-compute{suffix}", g, "compute", (), {0: Goal(value=1.01)})
        yield Row(f"np4-compute-wall{suffix}", g, "compute-wall", source="compute")
        for name in ("test", "iprobe", "iallreduce"):
            yield Row(f"np4-poll-{name}{suffix}", g, f"poll_{name}", (8,), {8: Goal(1.0)})
        g = Group("np16" + suffix, program, 16, False, autogroup=autogroup)
        yield Row(f"np16-barrier{suffix}", g, "barrier", (), {0: Goal(0.5)})
        yield Row(f"np16-allreduce{suffix}", g, "allreduce", (8,), {8: Goal(0.5)})
        yield Row(f"np16-alltoall{suffix}", g, "alltoall",
                  (8, 1024, 16384, 65536, 262144, 1048576), {
                      8: Goal(0.7), 1024: Goal(1.1), 16384: Goal(1.2), 65536: Goal(1.2),
                      262144: Goal(1.1), 1048576: Goal(1.1)})
        yield Row(f"np16-allgather{suffix}", g, "allgather", (1024, 65536, 1048576), {
            1024: Goal(1.2), 65536: Goal(1.2), 1048576: Goal(1.1)})
        yield Row(f"np16-reduce-scatter{suffix}", g, "reduce_scatter", (1024, 65536), {
            1024: Goal(1.0), 65536: Goal(1.0)})
        yield Row(f"np16-scatter{suffix}", g, "scatter", (65536,), {65536: Goal(1.0)})
        yield Row(f"np16-bcast{suffix}", g, "bcast", (8, 1048576), {
            8: Goal(0.7), 1048576: Goal(1.0)})
        yield Row(f"np16-pairwise{suffix}", g, "pairwise", (8,), {8: Goal(0.7)})
    g = Group("waiting", program, 2, False)
    yield Row("waiting", g, "waiting", (), {0: Goal(value=2)})


def over_tcp(here):
    g = Group("tcp", os.path.join(here, "hawser_bench.c"), tcp=True)
    yield Row("tcp-latency", g, "latency", (8, 1024, 65536, 1048576, 4194304), {
        8: Goal(limit=1.12), 65536: Goal(limit=1.15), 1048576: Goal(limit=1.1),
        4194304: Goal(limit=1.15)}, "tcp-latency")
    yield Row("tcp-bandwidth", g, "bandwidth", (65536, 4194304), {
        65536: Goal(limit=0.95), 4194304: Goal(limit=0.95)}, "tcp-bandwidth", MORE)


def start(here):
    program = os.path.join(here, "hawser_bench.c")
    for np, goal in ((2, 15), (16, 60), (64, 200)):
        g = Group(f"start-{np}", program, np, False, limits=["spawn", str(np)])
        yield Row(f"start-{np}", g, "init", (), {0: Goal(value=goal)}, "spawn")
    g = Group("memory-2", program, 2, False)
    yield Row("memory-2", g, "memory", (), {0: Goal(value=2.0)})
    g = Group("memory-64", program, 64, False)
    yield Row("memory-64", g, "memory", (), {0: Goal(0.5)})


def threaded(here):
    """Programs with threads; they place their threads themselves, so nobody binds ranks."""
    program = os.path.join(here, "threads.c")
    g = Group("threads", program, pinned=False, bound=False, words=["5"])
    if os.path.exists(program):
        for name, goals, limit in (
                ("threads_1", {}, None), ("threads_2", {}, None), ("threads_2_shared", {}, None),
                ("threads_gain", {8: Goal(value=1.7)}, "gain"), ("threads_gain_shared", {}, None)):
            yield Row(name, g, name, (8,), goals, limit, MORE)
    program = os.path.join(here, "overlap.c")
    helped = {"hawser": ["--mca", "mpi_async_progress", "1"]}
    variables = {"mpich": {"MPIR_CVAR_ASYNC_PROGRESS": "1"}, "intel": {"I_MPI_ASYNC_PROGRESS": "1"}}
    for suffix, options, env in (("", {}, {}), ("-async", helped, variables)):
        g = Group("overlap" + suffix, program, pinned=False, bound=False, words=["1048576"],
                  options=options, env=env)
        if os.path.exists(program):
            goals = {1048576: Goal(value=0.95)}
            for who in ("", "-send", "-iallreduce", "-ialltoall", "-iallreduce-all",
                        "-ialltoall-all"):
                # Where both ranks compute, no CPU is left to move the data.
                operation, goal = "overlap" + who.replace("-", "_"), who in ("", "-send")
                yield Row(f"overlap{who}{suffix}", g, operation, (), goals if goal else {},
                          better=MORE)
                yield Row(f"overlap{who}-calls{suffix}", g, f"{operation}_calls")
            yield Row(f"overlap-latency{suffix}", g, "overlap_latency")
    g = Group("wake", os.path.join(here, "wake.c"), pinned=False, words=["5"])
    yield Row("wake", g, "wake", (), {0: Goal(value=60)}, "wake")


def jobs(here):
    g = Group("meet", os.path.join(here, "meet.c"), pinned=False, words=[])
    sizes = (8, 4096, 1048576)
    yield Row("meet-within", g, "meet-within", sizes)
    yield Row("meet-between", g, "meet-between", sizes)
    yield Row("meet-factor", g, "meet-factor", sizes, {8: Goal(value=1.05), 1048576: Goal(value=1.05)})


def rows(cores, here):
    """All rows that this machine can run."""
    every = list(one_node(here)) + list(special(here)) + list(crowded(here, cores))
    every += list(one_sided(here)) + list(files(here))
    every += list(jobs(here)) + list(over_tcp(here)) + list(threaded(here)) + list(start(here))
    return [r for r in every if cores >= 2 or r.group.np > 2]


def arguments(rows_of_group):
    """The command line of a launch that measures these rows."""
    group = rows_of_group[0].group
    if group.words is not None:
        return group.words
    words = ["-p"] if group.pinned else []
    for row in rows_of_group:
        operation = row.source or row.operation
        if operation not in words:
            words += [operation] + [str(size) for size in row.sizes]
    return words


def limits(rows_of_group):
    """The command line of limits.c for these rows; sockets also with the default control, and long
    messages also through slots."""
    words = []
    for row in rows_of_group:
        if row.limit is None or row.limit == "spawn":
            continue
        sizes = [str(s) for s in row.sizes] if row.limit != "allreduce" else ["8"]
        names = [f"{row.limit}:cubic", row.limit] if row.limit.startswith("tcp") else [row.limit]
        for name in names:
            words += [name] + sizes
        if row.limit in ("latency", "bandwidth"):
            words += [f"{row.limit}:slots"] + [str(s) for s in row.sizes if s >= SLOTS_MIN]
    return words
