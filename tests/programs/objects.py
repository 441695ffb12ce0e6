from mpi4py import MPI

world = MPI.COMM_WORLD
right, left = (world.rank + 1) % world.size, (world.rank - 1) % world.size
passed = world.sendrecv({"from": world.rank}, dest=right, source=left)
print(world.rank, world.allreduce(world.rank + 1), world.allgather([world.rank] * world.rank), passed)
