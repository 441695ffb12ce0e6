// np: 2 3 4 5 7
/* Intercommunicators: the even ranks against the odd ones. */
#include "check.h"

static MPI_Comm inter;
static int me, mine, theirs, odd;

/* World rank of rank r of the other group. */
static int other(int r)
{
    return 2 * r + !odd;
}

/* The root argument when rank `root` of the group of the odd (or even) ranks is the root. */
static int root_arg(int root, int root_odd)
{
    if (odd != root_odd)
        return root;
    return me == root ? MPI_ROOT : MPI_PROC_NULL;
}

static void rooted(int n, int root, int root_odd)
{
    int arg = root_arg(root, root_odd), i_am = arg == MPI_ROOT, takes = arg >= 0;
    int world_root = 2 * root + root_odd;
    int *one = blank(n), *all = blank(n * theirs), counts[64], displs[64];
    for (int r = 0; r < theirs; r++)
        counts[r] = n, displs[r] = r * n;

    for (int i = 0; i < n; i++)
        one[i] = i_am ? value(world_root, 0, i) : -1;
    OK(MPI_Bcast(one, n, MPI_INT, arg, inter));
    for (int i = 0; i < n && takes; i++)
        CHECK(one[i] == value(world_root, 0, i));

    for (int v = 0; v < 2; v++) {
        for (int i = 0; i < n; i++)
            one[i] = value(rank, world_root, i);
        for (int i = 0; i < n * theirs; i++)
            all[i] = -1;
        if (v)
            OK(MPI_Gatherv(one, n, MPI_INT, all, counts, displs, MPI_INT, arg, inter));
        else
            OK(MPI_Gather(one, n, MPI_INT, all, n, MPI_INT, arg, inter));
        for (int i = 0; i < n * theirs && i_am; i++)
            CHECK(all[i] == value(other(i / n), world_root, i % n));
        memset(one, 0, sizeof(int) * (size_t)n);
        if (v)
            OK(MPI_Scatterv(all, counts, displs, MPI_INT, one, n, MPI_INT, arg, inter));
        else
            OK(MPI_Scatter(all, n, MPI_INT, one, n, MPI_INT, arg, inter));
        for (int i = 0; i < n && takes; i++)
            CHECK(one[i] == value(rank, world_root, i));
    }
    for (int i = 0; i < n; i++)
        one[i] = rank + i;
    OK(MPI_Reduce(one, all, n, MPI_INT, MPI_SUM, arg, inter));
    for (int i = 0; i < n && i_am; i++) {
        int sum = 0;
        for (int r = 0; r < theirs; r++)
            sum += other(r) + i;
        CHECK(all[i] == sum);
    }
    free(one);
    free(all);
}

static void everybody(int n)
{
    int *s = blank(n * theirs), *r = blank(n * theirs), counts[64], displs[64], bytes[64];
    MPI_Datatype types[64];
    for (int p = 0; p < theirs; p++)
        counts[p] = n, displs[p] = p * n, bytes[p] = 4 * p * n, types[p] = MPI_INT;
    for (int i = 0; i < n * theirs; i++)
        s[i] = value(rank, other(i / (n ? n : 1)), i % (n ? n : 1));
    OK(MPI_Alltoall(s, n, MPI_INT, r, n, MPI_INT, inter));
    for (int i = 0; i < n * theirs; i++)
        CHECK(r[i] == value(other(i / n), rank, i % n));
    memset(r, 0, sizeof(int) * (size_t)(n * theirs));
    OK(MPI_Alltoallv(s, counts, displs, MPI_INT, r, counts, displs, MPI_INT, inter));
    for (int i = 0; i < n * theirs; i++)
        CHECK(r[i] == value(other(i / n), rank, i % n));
    memset(r, 0, sizeof(int) * (size_t)(n * theirs));
    OK(MPI_Alltoallw(s, counts, bytes, types, r, counts, bytes, types, inter));
    for (int i = 0; i < n * theirs; i++)
        CHECK(r[i] == value(other(i / n), rank, i % n));
    for (int i = 0; i < n; i++)
        s[i] = value(rank, 5, i);
    for (int v = 0; v < 2; v++) {
        memset(r, 0, sizeof(int) * (size_t)(n * theirs));
        if (v)
            OK(MPI_Allgatherv(s, n, MPI_INT, r, counts, displs, MPI_INT, inter));
        else
            OK(MPI_Allgather(s, n, MPI_INT, r, n, MPI_INT, inter));
        for (int i = 0; i < n * theirs; i++)
            CHECK(r[i] == value(other(i / n), 5, i % n));
    }
    /* One direction only. */
    OK(MPI_Allgather(s, odd ? n : 0, MPI_INT, r, odd ? 0 : n, MPI_INT, inter));
    free(s);
    free(r);
}

static void combining(int n)
{
    int total = n * mine * theirs;
    struct map *s = malloc(sizeof *s * (size_t)(total + 1)), *r = malloc(sizeof *r * (size_t)(total + 1));
    MPI_Datatype t;
    MPI_Op op;
    int counts[64];
    OK(MPI_Type_contiguous(2, MPI_UNSIGNED, &t));
    OK(MPI_Type_commit(&t));
    OK(MPI_Op_create(compose_op, 0, &op));
    for (int i = 0; i < total; i++)
        s[i] = map_of(rank, i);
    OK(MPI_Allreduce(s, r, total, t, op, inter));
    for (int v = 0; v < 3; v++) {
        int block = n * theirs, first = v ? me * block : 0, length = v ? block : total;
        for (int p = 0; p < mine; p++)
            counts[p] = block;
        if (v == 1)
            OK(MPI_Reduce_scatter_block(s, r, block, t, op, inter));
        if (v == 2)
            OK(MPI_Reduce_scatter(s, r, counts, t, op, inter));
        for (int i = 0; i < length; i++) {
            struct map m = map_of(other(0), first + i);
            for (int p = 1; p < theirs; p++)
                m = compose(m, map_of(other(p), first + i));
            CHECK(same(r[i], m));
        }
    }
    FAILS(MPI_ERR_COMM, MPI_Scan(s, r, n, t, op, inter));
    FAILS(MPI_ERR_COMM, MPI_Exscan(s, r, n, t, op, inter));
    FAILS(MPI_ERR_BUFFER, MPI_Allreduce(MPI_IN_PLACE, r, n, t, op, inter));
    OK(MPI_Op_free(&op));
    OK(MPI_Type_free(&t));
    free(s);
    free(r);
}

int main(int argc, char **argv)
{
    MPI_Comm half;
    begin(&argc, &argv);
    odd = rank % 2;
    OK(MPI_Comm_split(MPI_COMM_WORLD, odd, rank, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, !odd, 9, &inter));
    OK(MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN));
    OK(MPI_Comm_rank(inter, &me));
    OK(MPI_Comm_size(inter, &mine));
    OK(MPI_Comm_remote_size(inter, &theirs));
    for (int n = 0; n < 30000; n = n * 20 + 1) {
        for (int root_odd = 0; root_odd < 2; root_odd++)
            for (int root = 0; root < (odd == root_odd ? mine : theirs); root++)
                rooted(n, root, root_odd);
        everybody(n);
        combining(n / 50);
        OK(MPI_Barrier(inter));
    }
    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&half));
    return end();
}
