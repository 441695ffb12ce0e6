# A recipe for Spack: `spack repo add` the folder above, then `spack install hawser`.
import os

from spack.package import *


class Hawser(MakefilePackage):
    """Hawser MPI: an implementation of MPI-5.0 with the standard ABI, written in Rust."""

    homepage = "https://hawser.example.org"
    git = "https://hawser.example.org/hawser.git"

    license("MIT OR Apache-2.0")

    version("main", branch="main")

    depends_on("rust@1.88:", type="build")
    depends_on("c", type=("build", "run"))
    depends_on("cxx", type=("build", "run"))
    depends_on("fortran", type=("build", "run"))
    depends_on("openssh", type="run")

    provides("mpi@:5")

    def build(self, spec, prefix):
        cargo = which("cargo", required=True)
        cargo(
            "build", "--locked", "--profile", "dist", "--target-dir", "target",
            "-p", "hawser-libmpi", "-p", "hawser-libmpifort", "-p", "hawser-tools",
            "-p", "hawser-compat-mpich", "-p", "hawser-compat-mpich-fort",
            "-p", "hawser-compat-openmpi", "-p", "hawser-compat-openmpi-fort",
            "--lib", "--bin", "mpirun", "--bin", "mpicc", "--bin", "hawser",
        )

    def install(self, spec, prefix):
        Executable(join_path("scripts", "install-tree"))("target/dist", prefix)

    def setup_run_environment(self, env):
        self._name_compilers(env.set)

    def setup_dependent_build_environment(self, env, dependent_spec):
        self._name_compilers(env.set)
        # Wrappers compile with what their dependents compile with.
        env.set("HAWSER_CC", spack_cc)
        env.set("HAWSER_CXX", spack_cxx)
        env.set("HAWSER_FC", spack_fc)

    def setup_dependent_package(self, module, dependent_spec):
        bin = self.prefix.bin
        self.spec.mpicc = bin.mpicc
        self.spec.mpicxx = bin.mpicxx
        self.spec.mpif77 = bin.mpif77
        self.spec.mpifc = bin.mpif90

    def _name_compilers(self, name):
        for variable, program in [
            ("MPICC", "mpicc"), ("MPICXX", "mpicxx"), ("MPIF77", "mpif77"), ("MPIF90", "mpif90"),
        ]:
            name(variable, os.path.join(self.prefix.bin, program))
