// np: 1 2 3 4 6
/* Neighbourhood collectives on grids (also with one or two processes in a dimension that wraps
   around), graphs and distributed graphs, in all three forms. */
#include "check.h"

enum { N = 50 };

/* Finishes form f of a call: 0 has run, 1 is in flight, 2 was prepared and is run twice. */
static void complete(int f, MPI_Request *q)
{
    if (f == 0)
        return;
    for (int round = 0; round < f; round++) {
        if (f == 2)
            OK(MPI_Start(q));
        OK(MPI_Wait(q, MPI_STATUS_IGNORE));
    }
    if (f == 2)
        OK(MPI_Request_free(q));
}

#define FORM(f, q, name, ...)                                                                      \
    do {                                                                                           \
        if (f == 0)                                                                                \
            OK(MPI_Neighbor_##name(__VA_ARGS__));                                                  \
        else if (f == 1)                                                                           \
            OK(MPI_Ineighbor_##name(__VA_ARGS__, &q));                                             \
        else                                                                                       \
            OK(MPI_Neighbor_##name##_init(__VA_ARGS__, MPI_INFO_NULL, &q));                        \
        complete(f, &q);                                                                           \
    } while (0)

/* in[k] is the source of block k and slot[k] the number of the block that it has for us. */
static void check_all(MPI_Comm comm, int degree_in, const int *in, const int *slot, int degree_out,
                      int f)
{
    int me, *s = blank(N * degree_out), *r = blank(N * degree_in), counts[64], displs[64];
    MPI_Aint bytes[64];
    MPI_Datatype types[64];
    MPI_Request q = MPI_REQUEST_NULL;
    OK(MPI_Comm_rank(comm, &me));
    for (int k = 0; k < 64; k++)
        counts[k] = N, displs[k] = k * N, bytes[k] = 4 * k * N, types[k] = MPI_INT;
    for (int i = 0; i < N * degree_out; i++)
        s[i] = value(me, i / N, i % N);
    for (int kind = 0; kind < 5; kind++) {
        for (int i = 0; i < N * degree_in; i++)
            r[i] = -1;
        switch (kind) {
        case 0: FORM(f, q, allgather, s, degree_out ? N : 0, MPI_INT, r, N, MPI_INT, comm); break;
        case 1:
            FORM(f, q, allgatherv, s, degree_out ? N : 0, MPI_INT, r, counts, displs, MPI_INT,
                 comm);
            break;
        case 2: FORM(f, q, alltoall, s, N, MPI_INT, r, N, MPI_INT, comm); break;
        case 3:
            FORM(f, q, alltoallv, s, counts, displs, MPI_INT, r, counts, displs, MPI_INT, comm);
            break;
        default: FORM(f, q, alltoallw, s, counts, bytes, types, r, counts, bytes, types, comm);
        }
        for (int k = 0; k < degree_in; k++)
            for (int i = 0; i < N; i++) {
                int want = in[k] < 0 ? -1 : value(in[k], kind < 2 ? 0 : slot[k], i);
                CHECK(r[k * N + i] == want);
            }
    }
    free(s);
    free(r);
}

static void grid(int ndims, int *dims, int periodic)
{
    int periods[3] = {periodic, periodic, periodic}, in[6], slot[6];
    MPI_Comm comm;
    OK(MPI_Cart_create(MPI_COMM_WORLD, ndims, dims, periods, 0, &comm));
    if (comm == MPI_COMM_NULL)
        return;
    for (int d = 0; d < ndims; d++) {
        OK(MPI_Cart_shift(comm, d, 1, &in[2 * d], &in[2 * d + 1]));
        /* What the lower neighbour sends upwards arrives here from below. */
        slot[2 * d] = 2 * d + 1;
        slot[2 * d + 1] = 2 * d;
    }
    for (int f = 0; f < 3; f++)
        check_all(comm, 2 * ndims, in, slot, 2 * ndims, f);
    OK(MPI_Comm_free(&comm));
}

/* Every process is a neighbour of every other one, in the order of the ranks. */
static void graph(void)
{
    int index[64], edges[64 * 64], in[64], slot[64], n = 0, degree = 0;
    MPI_Comm comm;
    for (int r = 0; r < size; r++) {
        for (int p = 0; p < size; p++)
            if (p != r)
                edges[n++] = p;
        index[r] = n;
    }
    for (int p = 0; p < size; p++)
        if (p != rank) {
            in[degree] = p;
            slot[degree++] = rank < p ? rank : rank - 1;
        }
    OK(MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 0, &comm));
    for (int f = 0; f < 3; f++)
        check_all(comm, degree, in, slot, degree, f);
    OK(MPI_Comm_free(&comm));
}

/* A star: rank 0 sends two blocks to everybody, nobody sends to rank 0. */
static void star(void)
{
    int out[128], in[2] = {0, 0}, slot[2] = {2 * (rank - 1), 2 * (rank - 1) + 1}, n = 0;
    MPI_Comm comm;
    for (int p = 1; p < size && rank == 0; p++)
        out[n++] = p, out[n++] = p;
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, rank ? 2 : 0, in, MPI_UNWEIGHTED, n, out,
                                      MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &comm));
    for (int f = 0; f < 3; f++)
        check_all(comm, rank ? 2 : 0, in, slot, n, f);
    OK(MPI_Comm_free(&comm));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int periodic = 0; periodic < 2; periodic++) {
        int line[] = {size}, flat[] = {1, size}, box[] = {2, 1, size / 2};
        grid(1, line, periodic);
        grid(2, flat, periodic);
        if (size >= 2)
            grid(3, box, periodic);
    }
    graph();
    star();
    int x = 0, y[4];
    FAILS(MPI_ERR_TOPOLOGY, MPI_Neighbor_allgather(&x, 1, MPI_INT, y, 1, MPI_INT, MPI_COMM_WORLD));
    return end();
}
