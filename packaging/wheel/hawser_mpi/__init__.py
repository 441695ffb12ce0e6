"""The second names of Hawser's programs: a wheel cannot hold symbolic links."""

import os
import sys


def _become(program):
    name = os.path.basename(sys.argv[0])
    path = os.path.join(sys.prefix, "bin", program)
    os.execv(path, [name] + sys.argv[1:])


def run():
    """mpiexec"""
    _become("mpirun")


def compile():
    """mpicxx, mpifort and their like"""
    _become("mpicc")
