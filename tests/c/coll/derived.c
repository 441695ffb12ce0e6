// np: 1 2 3 5
/* Derived types: holes stay untouched, both sides may describe the data differently, and extents
   with a lower bound that is not 0 place the blocks. */
#include "check.h"

enum { N = 2000 };

/* Every second integer; its extent is resized to place blocks side by side. */
static MPI_Datatype holes(int n, int lb)
{
    MPI_Datatype v, t;
    OK(MPI_Type_vector(n, 1, 2, MPI_INT, &v));
    OK(MPI_Type_create_resized(v, lb, (MPI_Aint)(2 * n * (int)sizeof(int)), &t));
    OK(MPI_Type_commit(&t));
    OK(MPI_Type_free(&v));
    return t;
}

static void moving(int n, int lb)
{
    MPI_Datatype t = holes(n, lb);
    int root = size - 1;
    int *one = blank(2 * n), *all = blank(2 * n * size), *flat = blank(n * size);

    /* Broadcast: the root sends a type with holes, the others receive plain integers. */
    for (int i = 0; i < n && rank == root; i++)
        one[2 * i] = value(root, 0, i);
    if (rank == root)
        OK(MPI_Bcast(one, 1, t, root, MPI_COMM_WORLD));
    else
        OK(MPI_Bcast(flat, n, MPI_INT, root, MPI_COMM_WORLD));
    for (int i = 0; i < n && rank != root; i++)
        CHECK(flat[i] == value(root, 0, i));

    for (int i = 0; i < n; i++)
        one[2 * i] = value(rank, 1, i);
    /* Plain integers into a type with holes, and back. */
    for (int i = 0; i < n; i++)
        flat[i] = value(rank, 1, i);
    OK(MPI_Gather(flat, n, MPI_INT, all, 1, t, root, MPI_COMM_WORLD));
    for (int i = 0; i < n * size && rank == root; i++) {
        CHECK(all[2 * i] == value(i / n, 1, i % n));
        CHECK(all[2 * i + 1] == -1);
    }
    memset(flat, 0, sizeof(int) * (size_t)n);
    OK(MPI_Scatter(all, 1, t, flat, n, MPI_INT, root, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(flat[i] == value(rank, 1, i));
    free(all);
    all = blank(2 * n * size);
    OK(MPI_Allgather(one, 1, t, all, 1, t, MPI_COMM_WORLD));
    for (int i = 0; i < n * size; i++) {
        CHECK(all[2 * i] == value(i / n, 1, i % n));
        CHECK(all[2 * i + 1] == -1);
    }
    for (int i = 0; i < n * size; i++)
        all[2 * i] = value(rank, i / n, i % n);
    OK(MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, 1, t, MPI_COMM_WORLD));
    for (int i = 0; i < n * size; i++) {
        CHECK(all[2 * i] == value(i / n, rank, i % n));
        CHECK(all[2 * i + 1] == -1);
    }
    for (int i = 0; i < n * size; i++)
        all[2 * i] = value(rank, i / n, i % n);
    OK(MPI_Alltoall(all, 1, t, flat, n, MPI_INT, MPI_COMM_WORLD));
    for (int i = 0; i < n * size; i++)
        CHECK(flat[i] == value(i / n, rank, i % n));
    OK(MPI_Type_free(&t));
    free(one);
    free(all);
    free(flat);
}

/* A map in reverse order of its fields with a gap, as a user's type. */
struct wide {
    unsigned b, gap, a;
};

static void wide_op(void *in, void *inout, int *len, MPI_Datatype *type)
{
    (void)type;
    struct wide *l = in, *r = inout;
    for (int i = 0; i < *len; i++) {
        struct map x = {l[i].a, l[i].b}, y = {r[i].a, r[i].b}, z = compose(x, y);
        r[i].a = z.a, r[i].b = z.b;
    }
}

static void combining(int n)
{
    MPI_Datatype t;
    int lens[] = {1, 1};
    MPI_Aint at[] = {8, 0};
    MPI_Datatype parts[] = {MPI_UNSIGNED, MPI_UNSIGNED};
    MPI_Op op;
    OK(MPI_Type_create_struct(2, lens, at, parts, &t));
    OK(MPI_Type_commit(&t));
    OK(MPI_Op_create(wide_op, 0, &op));
    struct wide *s = malloc(sizeof *s * (size_t)n), *r = malloc(sizeof *r * (size_t)n);
    for (int i = 0; i < n; i++) {
        struct map m = map_of(rank, i);
        s[i].a = m.a, s[i].b = m.b, s[i].gap = 17, r[i].gap = 99;
    }
    OK(MPI_Allreduce(s, r, n, t, op, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++) {
        struct map m = {r[i].a, r[i].b};
        CHECK(same(m, composed(0, size - 1, i)));
        CHECK(r[i].gap == 99);
    }
    OK(MPI_Scan(s, r, n, t, op, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++) {
        struct map m = {r[i].a, r[i].b};
        CHECK(same(m, composed(0, rank, i)));
    }
    OK(MPI_Reduce(s, r, n, t, op, size / 2, MPI_COMM_WORLD));
    for (int i = 0; i < n && rank == size / 2; i++) {
        struct map m = {r[i].a, r[i].b};
        CHECK(same(m, composed(0, size - 1, i)));
    }
    free(s);
    free(r);
    OK(MPI_Op_free(&op));
    OK(MPI_Type_free(&t));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int n = 1; n <= N; n *= 10) {
        moving(n, 0);
        moving(n, -8);
        combining(n);
    }
    MPI_Datatype nothing;
    OK(MPI_Type_contiguous(0, MPI_INT, &nothing));
    OK(MPI_Type_commit(&nothing));
    OK(MPI_Bcast(NULL, 3, nothing, 0, MPI_COMM_WORLD));
    OK(MPI_Allgather(NULL, 3, nothing, NULL, 3, nothing, MPI_COMM_WORLD));
    OK(MPI_Alltoall(NULL, 3, nothing, NULL, 3, nothing, MPI_COMM_WORLD));
    OK(MPI_Type_free(&nothing));
    return end();
}
