/*
 * 5,000 times: duplicate and free a communicator, make and free a datatype, a group, an operation,
 * a request. The memory of a rank does not grow.
 */
#include "check.h"

enum { WARM = 500, ROUNDS = 5000, GROWTH_KB = 3000 };

static void add(void *a, void *b, int *n, MPI_Datatype *t)
{
    (void)t;
    for (int i = 0; i < *n; i++)
        ((int *)b)[i] += ((int *)a)[i];
}

static void round_of_objects(int i)
{
    MPI_Comm c;
    MPI_Datatype t;
    MPI_Group g, h;
    MPI_Op op;
    MPI_Request r[2];
    int v = 1, w = 0, sum = 0, to = (rank + 1) % size, from = (rank + size - 1) % size;
    if (i % 4 == 0)
        OK(MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &c));
    else
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &c));
    OK(MPI_Type_vector(3, 1, 2, MPI_INT, &t));
    OK(MPI_Type_commit(&t));
    OK(MPI_Comm_group(c, &g));
    OK(MPI_Group_incl(g, 1, (int[]){0}, &h));
    OK(MPI_Op_create(add, 1, &op));
    OK(MPI_Allreduce(&v, &sum, 1, MPI_INT, op, c));
    CHECK(sum == size);
    if (i % 4 != 0) {
        OK(MPI_Irecv(&w, 1, MPI_INT, from, 0, c, &r[0]));
        OK(MPI_Isend(&rank, 1, MPI_INT, to, 0, c, &r[1]));
        OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
        CHECK(w == from);
    }
    OK(MPI_Op_free(&op));
    OK(MPI_Group_free(&h));
    OK(MPI_Group_free(&g));
    OK(MPI_Type_free(&t));
    OK(MPI_Comm_free(&c));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int i = 0; i < WARM; i++)
        round_of_objects(i);
    long before = kb_of("VmRSS:");
    for (int i = 0; i < ROUNDS; i++)
        round_of_objects(i);
    long after = kb_of("VmRSS:");
    if (after - before > GROWTH_KB)
        fprintf(stderr, "rank %d: grew from %ld to %ld KB\n", rank, before, after);
    CHECK(after - before <= GROWTH_KB);
    return end();
}
