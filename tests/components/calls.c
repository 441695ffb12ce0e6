/* What runs under a component: operations that it has, others, short ones and long ones, on the
   world and on a communicator of our own. The program knows nothing of components. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static void check(int right, const char *what)
{
    if (!right) {
        fprintf(stderr, "wrong: %s\n", what);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
}

static void calls(MPI_Comm comm)
{
    int rank, size, x, *all;
    long sum;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    all = malloc((size_t)size * sizeof *all);
    for (int root = 0; root < size; root++) {
        x = rank == root ? 40 + root : -1;
        MPI_Bcast(&x, 1, MPI_INT, root, comm);
        check(x == 40 + root, "bcast");
        x = 3 * rank;
        MPI_Gather(&x, 1, MPI_INT, all, 1, MPI_INT, root, comm);
        for (int r = 0; r < size && rank == root; r++) check(all[r] == 3 * r, "gather");
    }
    MPI_Barrier(comm);
    sum = rank;
    MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_LONG, MPI_SUM, comm);
    check(sum == (long)size * (size - 1) / 2, "allreduce");
    enum { LONG = 5000 };
    static double v[LONG];
    for (int i = 0; i < LONG; i++) v[i] = i + rank;
    MPI_Allreduce(MPI_IN_PLACE, v, LONG, MPI_DOUBLE, MPI_MAX, comm);
    for (int i = 0; i < LONG; i++) check(v[i] == i + size - 1, "long allreduce");
    x = rank;
    MPI_Scan(MPI_IN_PLACE, &x, 1, MPI_INT, MPI_SUM, comm);
    check(x == rank * (rank + 1) / 2, "scan");
    MPI_Request req;
    x = rank == 0 ? 77 : 0;
    MPI_Ibcast(&x, 1, MPI_INT, 0, comm, &req);
    MPI_Wait(&req, MPI_STATUS_IGNORE);
    check(x == 77, "ibcast");
    free(all);
}

int main(int argc, char **argv)
{
    MPI_Comm odd;
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    calls(MPI_COMM_WORLD);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &odd);
    for (int i = 0; i < 10; i++) calls(odd);
    MPI_Comm_free(&odd);
    if (rank == 0) puts("all right");
    MPI_Finalize();
    return 0;
}
