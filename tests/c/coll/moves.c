// np: 1 2 3 4 5 8
/* Collectives that move data: all roots, many lengths, in place and not. */
#include "check.h"

static const int lengths[] = {0, 1, 7, 1000, 70000};

static void bcast(int root, int n)
{
    int *b = blank(n);
    for (int i = 0; i < n && rank == root; i++)
        b[i] = value(root, 0, i);
    OK(MPI_Bcast(b, n, MPI_INT, root, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(b[i] == value(root, 0, i));
    CHECK(b[n] == -1);
    free(b);
}

static void gather(int root, int n, int in_place)
{
    int *s = blank(n), *r = blank(n * size);
    for (int i = 0; i < n; i++)
        s[i] = value(rank, root, i);
    if (in_place && rank == root) {
        memcpy(r + rank * n, s, sizeof(int) * (size_t)n);
        OK(MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, r, n, MPI_INT, root, MPI_COMM_WORLD));
    } else {
        OK(MPI_Gather(s, n, MPI_INT, rank == root ? r : NULL, n, MPI_INT, root, MPI_COMM_WORLD));
    }
    for (int p = 0; p < size && rank == root; p++)
        for (int i = 0; i < n; i++)
            CHECK(r[p * n + i] == value(p, root, i));
    CHECK(r[n * size] == -1);
    free(s);
    free(r);
}

static void scatter(int root, int n, int in_place)
{
    int *s = blank(n * size), *r = blank(n);
    for (int i = 0; i < n * size; i++)
        s[i] = value(root, i / (n ? n : 1), i % (n ? n : 1));
    if (in_place && rank == root) {
        OK(MPI_Scatter(s, n, MPI_INT, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, root, MPI_COMM_WORLD));
    } else {
        OK(MPI_Scatter(rank == root ? s : NULL, n, MPI_INT, r, n, MPI_INT, root, MPI_COMM_WORLD));
        for (int i = 0; i < n; i++)
            CHECK(r[i] == value(root, rank, i));
    }
    CHECK(r[n] == -1);
    free(s);
    free(r);
}

/* Ragged blocks: (r * 5) % 4 times n / 2 elements for rank r, a hole before each. */
static int ragged(int n, int *counts, int *displs)
{
    int at = 0;
    for (int r = 0; r < size; r++) {
        counts[r] = (r * 5) % 4 * (n / 2);
        displs[r] = at + 1;
        at += counts[r] + 1;
    }
    return at;
}

static void gatherv_scatterv(int root, int n, int in_place)
{
    int counts[64], displs[64], total = ragged(n, counts, displs), mine = counts[rank];
    int *all = blank(total), *own = blank(mine), *back = blank(mine);
    for (int i = 0; i < mine; i++)
        own[i] = value(rank, root, i);
    if (in_place && rank == root) {
        memcpy(all + displs[rank], own, sizeof(int) * (size_t)mine);
        OK(MPI_Gatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, counts, displs, MPI_INT, root,
                       MPI_COMM_WORLD));
    } else {
        OK(MPI_Gatherv(own, mine, MPI_INT, rank == root ? all : NULL, counts, displs, MPI_INT,
                       root, MPI_COMM_WORLD));
    }
    for (int r = 0; r < size && rank == root; r++) {
        CHECK(all[displs[r] - 1] == -1);
        for (int i = 0; i < counts[r]; i++)
            CHECK(all[displs[r] + i] == value(r, root, i));
    }
    if (in_place && rank == root)
        OK(MPI_Scatterv(all, counts, displs, MPI_INT, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, root,
                        MPI_COMM_WORLD));
    else {
        OK(MPI_Scatterv(all, counts, displs, MPI_INT, back, mine, MPI_INT, root, MPI_COMM_WORLD));
        CHECK(memcmp(back, own, sizeof(int) * (size_t)mine) == 0);
    }
    free(all);
    free(own);
    free(back);
}

static void allgather(int n, int in_place)
{
    int *s = blank(n), *r = blank(n * size);
    int *mine = in_place ? r + rank * n : s;
    for (int i = 0; i < n; i++)
        mine[i] = value(rank, 0, i);
    if (in_place)
        OK(MPI_Allgather(MPI_IN_PLACE, -1, MPI_DATATYPE_NULL, r, n, MPI_INT, MPI_COMM_WORLD));
    else
        OK(MPI_Allgather(s, n, MPI_INT, r, n, MPI_INT, MPI_COMM_WORLD));
    for (int p = 0; p < size; p++)
        for (int i = 0; i < n; i++)
            CHECK(r[p * n + i] == value(p, 0, i));
    CHECK(r[n * size] == -1);
    free(s);
    free(r);
}

static void allgatherv(int n, int in_place)
{
    int counts[64], displs[64], total = ragged(n, counts, displs), mine = counts[rank];
    int *all = blank(total), *own = blank(mine);
    for (int i = 0; i < mine; i++)
        own[i] = value(rank, 0, i);
    if (in_place) {
        memcpy(all + displs[rank], own, sizeof(int) * (size_t)mine);
        OK(MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, counts, displs, MPI_INT,
                          MPI_COMM_WORLD));
    } else {
        OK(MPI_Allgatherv(own, mine, MPI_INT, all, counts, displs, MPI_INT, MPI_COMM_WORLD));
    }
    for (int r = 0; r < size; r++) {
        CHECK(all[displs[r] - 1] == -1);
        for (int i = 0; i < counts[r]; i++)
            CHECK(all[displs[r] + i] == value(r, 0, i));
    }
    free(all);
    free(own);
}

static void alltoall(int n, int in_place)
{
    int *s = blank(n * size), *r = blank(n * size), *from = in_place ? r : s;
    for (int p = 0; p < size; p++)
        for (int i = 0; i < n; i++)
            from[p * n + i] = value(rank, p, i);
    if (in_place)
        OK(MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, r, n, MPI_INT, MPI_COMM_WORLD));
    else
        OK(MPI_Alltoall(s, n, MPI_INT, r, n, MPI_INT, MPI_COMM_WORLD));
    for (int p = 0; p < size; p++)
        for (int i = 0; i < n; i++)
            CHECK(r[p * n + i] == value(p, rank, i));
    CHECK(r[n * size] == -1);
    free(s);
    free(r);
}

/* Rank r exchanges (r + p) % 3 * n elements with p, through alltoallv or alltoallw. */
static void ragged_alltoall(int n, int in_place, int w)
{
    int counts[64], displs[64], bytes[64], at = 0;
    MPI_Datatype types[64];
    for (int p = 0; p < size; p++) {
        counts[p] = (rank + p) % 3 * n;
        displs[p] = at + 1;
        bytes[p] = (int)sizeof(int) * displs[p];
        types[p] = MPI_INT;
        at += counts[p] + 1;
    }
    int *s = blank(at), *r = blank(at), *from = in_place ? r : s;
    for (int p = 0; p < size; p++)
        for (int i = 0; i < counts[p]; i++)
            from[displs[p] + i] = value(rank, p, i);
    if (w)
        OK(MPI_Alltoallw(in_place ? MPI_IN_PLACE : s, counts, bytes, types, r, counts, bytes, types,
                         MPI_COMM_WORLD));
    else
        OK(MPI_Alltoallv(in_place ? MPI_IN_PLACE : s, counts, displs, MPI_INT, r, counts, displs,
                         MPI_INT, MPI_COMM_WORLD));
    for (int p = 0; p < size; p++) {
        CHECK(r[displs[p] - 1] == -1);
        for (int i = 0; i < counts[p]; i++)
            CHECK(r[displs[p] + i] == value(p, rank, i));
    }
    free(s);
    free(r);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int l = 0; l < 5; l++) {
        int n = lengths[l];
        for (int in_place = 0; in_place < 2; in_place++) {
            for (int root = 0; root < size; root++) {
                bcast(root, n);
                gather(root, n, in_place);
                scatter(root, n, in_place);
                gatherv_scatterv(root, n, in_place);
            }
            allgather(n, in_place);
            allgatherv(n, in_place);
            alltoall(n / 4, in_place);
            ragged_alltoall(n / 4, in_place, 0);
            ragged_alltoall(n / 4, in_place, 1);
            OK(MPI_Barrier(MPI_COMM_WORLD));
        }
    }
    return end();
}
