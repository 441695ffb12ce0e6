// np: 1
// Functions that MPI-3.0 removed still do what old programs expect.
#include <mpi.h>
#include <stdio.h>

static int bad;
#define WANT(what) \
    do { if (!(what)) { bad++; printf("line %d: %s\n", __LINE__, #what); } } while (0)

static int called;
static void handler(MPI_Comm *comm, int *code, ...) { called = *comm != MPI_COMM_NULL && *code; }

int main(int argc, char **argv)
{
    struct { int a; double b[2]; char c; } record[2];
    MPI_Aint at[3], first, lb, ub, extent;
    int lens[3] = { 1, 2, 1 }, size, result;
    MPI_Datatype types[3] = { MPI_INT, MPI_DOUBLE, MPI_CHAR }, t, u;
    MPI_Errhandler made, got;

    MPI_Init(&argc, &argv);
    MPI_Address(&record[0], &first);
    MPI_Address(&record[0].a, &at[0]);
    MPI_Address(record[0].b, &at[1]);
    MPI_Address(&record[0].c, &at[2]);
    for (int i = 0; i < 3; i++) at[i] -= first;
    MPI_Type_struct(3, lens, at, types, &t);
    MPI_Type_size(t, &size);
    MPI_Type_extent(t, &extent);
    WANT(size == (int)(sizeof(int) + 2 * sizeof(double) + 1));
    WANT(extent == (MPI_Aint)sizeof record[0]);

    MPI_Type_hvector(3, 2, 40, MPI_INT, &u);
    MPI_Type_lb(u, &lb);
    MPI_Type_ub(u, &ub);
    WANT(lb == 0 && ub == 88);
    MPI_Type_free(&u);
    at[0] = 16; at[1] = -8; at[2] = 100;
    MPI_Type_hindexed(3, lens, at, MPI_INT, &u);
    MPI_Type_lb(u, &lb);
    MPI_Type_ub(u, &ub);
    WANT(lb == -8 && ub == 104);
    MPI_Type_free(&u);
    MPI_Type_free(&t);

    MPI_Errhandler_create(handler, &made);
    MPI_Errhandler_set(MPI_COMM_WORLD, made);
    MPI_Errhandler_get(MPI_COMM_WORLD, &got);
    WANT(got == made);
    result = MPI_Send(NULL, 0, MPI_INT, 99, 0, MPI_COMM_WORLD);
    WANT(result != MPI_SUCCESS && called);
    MPI_Errhandler_free(&got);
    MPI_Errhandler_free(&made);
    MPI_Finalize();
    return bad != 0;
}
