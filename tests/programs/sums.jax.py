# Any ranks: a sum, a ring and a gathering inside of JAX; rank 0 prints what each of them says.
from mpi4py import MPI
import jax.numpy as jnp
import mpi4jax

comm = MPI.COMM_WORLD
rank, size = comm.Get_rank(), comm.Get_size()
mine = jnp.arange(5.0) + rank
total = mpi4jax.allreduce(mine, op=MPI.SUM, comm=comm)
other = mpi4jax.sendrecv(mine, mine, source=(rank - 1) % size, dest=(rank + 1) % size, comm=comm)
every = mpi4jax.allgather(other, comm=comm)
if rank == 0:
    print("mpi4jax", size, total.tolist(), every.tolist())
