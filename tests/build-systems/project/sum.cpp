// C++: standard containers, exceptions and an operation of the user.
#include <mpi.h>

#include <cstdio>
#include <numeric>
#include <stdexcept>
#include <vector>

extern "C" void largest(void *in, void *inout, int *n, MPI_Datatype *) {
    for (int i = 0; i < *n; i++) {
        long a = static_cast<long *>(in)[i], &b = static_cast<long *>(inout)[i];
        if (a > b)
            b = a;
    }
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank = 0, size = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<long> mine(1000), sums(1000), tops(1000);
    std::iota(mine.begin(), mine.end(), rank);
    MPI_Allreduce(mine.data(), sums.data(), 1000, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    MPI_Op op;
    MPI_Op_create(largest, 1, &op);
    MPI_Allreduce(mine.data(), tops.data(), 1000, MPI_LONG, op, MPI_COMM_WORLD);
    MPI_Op_free(&op);
    bool right = true;
    for (long i = 0; i < 1000; i++)
        right = right && sums[i] == size * i + size * (size - 1L) / 2 && tops[i] == i + size - 1;
    try {
        if (rank == 0)
            throw std::runtime_error("exceptions work around MPI calls");
    } catch (const std::exception &e) {
        std::printf("sum of %d: %s, %s\n", size, right ? "right" : "wrong", e.what());
    }
    MPI_Finalize();
    return right ? 0 : 1;
}
