# Any number of ranks write one file of HDF5 together: whole blocks, rows in turn, and a compressed
# dataset; then each reads what its neighbour wrote. Rank 0 prints sums of all that the file holds.
from mpi4py import MPI
import h5py
import numpy as np

comm = MPI.COMM_WORLD
rank, size = comm.rank, comm.size
rows, columns = 24, 1000
with h5py.File("together.h5", "w", driver="mpio", comm=comm) as file:
    blocks = file.create_dataset("blocks", (rows, columns), dtype="f8")
    turns = file.create_dataset("turns", (rows, columns), dtype="i4")
    packed = file.create_dataset("packed", (rows, columns), dtype="i8", chunks=(4, 250), compression="gzip")
    numbers = np.arange(rows * columns).reshape(rows, columns)
    own = slice(rank * rows // size, (rank + 1) * rows // size)
    blocks[own] = numbers[own] / 8
    with turns.collective:
        turns[rank:rows:size] = numbers[rank:rows:size]
    with packed.collective:
        packed[own] = numbers[own] // 3
    file.attrs["ranks"] = "any"
comm.Barrier()
with h5py.File("together.h5", "r", driver="mpio", comm=comm) as file:
    other = (rank + 1) % size
    theirs = slice(other * rows // size, (other + 1) * rows // size)
    assert (file["blocks"][theirs] == numbers[theirs] / 8).all()
    with file["turns"].collective:
        assert (file["turns"][other:rows:size] == numbers[other:rows:size]).all()
    assert (file["packed"][theirs] == numbers[theirs] // 3).all()
    if rank == 0:
        for name in ("blocks", "turns", "packed"):
            print("whole", name, file[name][...].sum())
        print("whole", file.attrs["ranks"])
