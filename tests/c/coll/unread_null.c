// np: 1 2 3 4
/* Null addresses of buffers that nobody looks at, with counts other than 0: a process without
   neighbours passes what an empty container gives; the first of an exclusive scan receives
   nothing. */
#include "check.h"

enum { FORMS = 3 };

static void complete(int f, MPI_Request *q)
{
    if (f == 2)
        OK(MPI_Start(q));
    OK(MPI_Wait(q, MPI_STATUS_IGNORE));
    if (f == 2)
        OK(MPI_Request_free(q));
}

/* Form f of a call: blocking, nonblocking, persistent. */
#define FORM(f, blocking, nonblocking, ...)                                                        \
    do {                                                                                           \
        MPI_Request q = MPI_REQUEST_NULL;                                                          \
        if (f == 0)                                                                                \
            OK(MPI_##blocking(__VA_ARGS__));                                                       \
        else if (f == 1)                                                                           \
            OK(MPI_I##nonblocking(__VA_ARGS__, &q));                                               \
        else                                                                                       \
            OK(MPI_##blocking##_init(__VA_ARGS__, MPI_INFO_NULL, &q));                             \
        complete(f, &q);                                                                           \
    } while (0)

/* A collective where this process has so many real neighbours; `blocks` counts the MPI_PROC_NULLs,
   too. Where there is none the side's address is null. */
static void neighbours(MPI_Comm comm, int in, int out, int blocks, int n)
{
    int *send = blank(n * (out + 1)), *recv = blank(n * (in + 1)), counts[8], displs[8];
    int *s = out ? send : NULL, *r = in ? recv : NULL;
    MPI_Aint bytes[8];
    MPI_Datatype types[8];
    for (int i = 0; i < 8; i++) {
        counts[i] = n;
        displs[i] = 0;
        bytes[i] = 0;
        types[i] = MPI_INT;
    }
    for (int i = 0; i < n * out; i++)
        send[i] = rank;
    int *c = blocks ? counts : NULL, *d = blocks ? displs : NULL;
    for (int f = 0; f < FORMS; f++) {
        FORM(f, Neighbor_allgather, neighbor_allgather, s, n, MPI_INT, r, n, MPI_INT, comm);
        FORM(f, Neighbor_allgatherv, neighbor_allgatherv, s, n, MPI_INT, r, in ? counts : c,
             in ? displs : d, MPI_INT, comm);
        FORM(f, Neighbor_alltoall, neighbor_alltoall, s, n, MPI_INT, r, n, MPI_INT, comm);
        FORM(f, Neighbor_alltoallv, neighbor_alltoallv, s, out ? counts : c, out ? displs : d,
             MPI_INT, r, in ? counts : c, in ? displs : d, MPI_INT, comm);
        FORM(f, Neighbor_alltoallw, neighbor_alltoallw, s, out ? counts : c, bytes, types, r,
             in ? counts : c, bytes, types, comm);
    }
    for (int i = 0; i < n * in; i++)
        CHECK(recv[i] == 0);
    free(send);
    free(recv);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm graph, grid;
    /* A chain of one edge: rank 0 sends to rank 1; rank 0 has no source, rank 1 no destination,
       all others have neither. */
    int in = rank == 1, out = rank == 0 && size > 1, zero = 0, one = 1;
    int flat[1] = {1}, no[1] = {0}, data = 0;
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, in, &zero, MPI_UNWEIGHTED, out, &one,
                                      MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph));
    for (int n = 1; n <= 3000; n += 2999)
        neighbours(graph, in, out, 0, n);
    OK(MPI_Comm_free(&graph));
    /* A grid of one process: both its neighbours are MPI_PROC_NULL. */
    OK(MPI_Cart_create(MPI_COMM_SELF, 1, flat, no, 0, &grid));
    OK(MPI_Comm_set_errhandler(grid, MPI_ERRORS_RETURN));
    neighbours(grid, 0, 0, 2, 1);
    OK(MPI_Comm_free(&grid));

    for (int n = 1; n <= 100000; n = n * 40 + 1) {
        int *s = blank(n), *r = blank(n);
        for (int f = 0; f < FORMS; f++) {
            for (int i = 0; i < n; i++)
                s[i] = rank + i, r[i] = -1;
            FORM(f, Exscan, exscan, s, rank ? r : NULL, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
            for (int i = 0; rank && i < n; i++)
                CHECK(r[i] == rank * (rank - 1) / 2 + rank * i);
        }
        free(s);
        free(r);
    }
    /* Where somebody looks it is an error. */
    OK(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN));
    FAILS(MPI_ERR_BUFFER, MPI_Exscan(NULL, &data, 1, MPI_INT, MPI_SUM, MPI_COMM_SELF));
    return end();
}
