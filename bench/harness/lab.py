"""Hosts that lab/netlab makes of this machine, and how each implementation is launched on them."""

import os
import subprocess
import sys

NETLAB = os.path.join(
    os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "lab", "netlab"
)


class Lab:
    """A lab of its own, for a `with`."""

    def __init__(self, name, hosts, networks, rates):
        self.env = dict(os.environ, NETLAB=f"hawser-{name}-{os.getpid()}")
        self.shape = [str(hosts), str(networks), rates]

    def __enter__(self):
        self("up", *self.shape)
        return self

    def __exit__(self, *_):
        subprocess.run([NETLAB, "down"], env=self.env, capture_output=True)

    def __call__(self, *command):
        """A command of netlab, which must succeed."""
        done = subprocess.run([NETLAB, *command], env=self.env, timeout=60, text=True,
                              capture_output=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            sys.exit(f"netlab {' '.join(command)}: {done.stderr or done.stdout}")

    def start(self, line, env):
        """A command on the first host, its output to be read."""
        env = dict(env, NETLAB=self.env["NETLAB"])
        return subprocess.Popen([NETLAB, "exec", "h1", *line], env=env, text=True, errors="replace",
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)


def command(who, hosts, each, folder, networks=()):
    """The launch of `each` ranks on each of `hosts` hosts, as host h1 gives it, over interfaces of
    these names, and its environment. MPICH takes one interface."""
    syntax = "h{} slots={}\n" if who.name != "mpich" else "h{}:{}\n"
    hostfile = os.path.join(folder, f"{who.name}-{hosts}x{each}")
    with open(hostfile, "w") as f:
        f.writelines(syntax.format(i + 1, each) for i in range(hosts))
    crowded = hosts * each > len(os.sched_getaffinity(0))
    options = {
        "hawser": ["--hostfile", hostfile, "--bind-to", "none"],
        "openmpi": ["--allow-run-as-root", "--hostfile", hostfile, "--prefix", who.prefix,
                    "--bind-to", "none", "--mca", "pml", "ob1", "--mca", "btl", "tcp,self,sm"],
        "mpich": ["-f", hostfile],
    }[who.name]
    env, names = dict(who.env), ",".join(networks)
    if who.name == "openmpi" and crowded:
        env["OMPI_MCA_mpi_yield_when_idle"] = "1"
    if who.name == "mpich":
        env.update(MPIR_CVAR_CH4_NETMOD="ofi", FI_PROVIDER="tcp")
    if names:
        options += {
            "hawser": ["--mca", "net_if_include", names],
            "openmpi": ["--mca", "btl_tcp_if_include", names],
            "mpich": ["-iface", names],
        }[who.name]
        env.update({"FI_TCP_IFACE": names} if who.name == "mpich" else {})
    return who.launcher + options + ["-n", str(hosts * each)], env
