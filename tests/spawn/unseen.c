/* Jobs A and B, of a rank each, and C, of two, have a merged communicator and many copies, each with a board. Both ranks of C
 * die, of which the others are connected with one only. When A and B have freed the copies the boards are free: with
 * coll_base_verbose it is told where there is none. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>

enum { COPIES = 62, MORE = 8 };

/* The members of both groups, those that were spawned last. */
static MPI_Comm merged(MPI_Comm inter, int spawned)
{
    MPI_Comm all;
    MPI_Intercomm_merge(inter, spawned, &all);
    MPI_Comm_disconnect(&inter);
    return all;
}

int main(int argc, char **argv)
{
    char *b[] = {"b", NULL}, *c[] = {"c", NULL};
    char role = argc > 1 ? argv[1][0] : 'a';
    MPI_Comm all, inter, copies[COPIES], more[MORE];
    int me, rank, word = 0, code = MPI_SUCCESS;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    if (role == 'a') {
        MPI_Comm_spawn(argv[0], b, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE);
        all = merged(inter, 0);
    } else {
        MPI_Comm_get_parent(&inter);
        all = merged(inter, 1);
    }
    if (role != 'c') {
        MPI_Comm both = all;
        MPI_Comm_spawn(argv[0], c, 2, MPI_INFO_NULL, 0, both, &inter, MPI_ERRCODES_IGNORE);
        all = merged(inter, 0);
        MPI_Comm_free(&both);
    }
    MPI_Comm_rank(all, &rank);
    for (int i = 0; i < MORE; i++)
        MPI_Comm_split(all, role == 'c' ? MPI_UNDEFINED : 0, 0, &more[i]);
    for (int i = 0; i < COPIES; i++) {
        MPI_Comm_dup(all, &copies[i]);
        MPI_Barrier(copies[i]);
    }
    MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Barrier(all);
    if (role == 'c') {
        /* The one that the others are connected with dies when the other one has. */
        if (me == 0)
            MPI_Recv(&word, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        raise(SIGKILL);
    }
    if (rank == 0) {
        code = MPI_Recv(&word, 1, MPI_INT, 2, 0, all, MPI_STATUS_IGNORE);
        MPI_Error_class(code, &code);
    }
    MPI_Sendrecv(&word, 1, MPI_INT, 1 - rank, 1, &word, 1, MPI_INT, 1 - rank, 1, more[0], MPI_STATUS_IGNORE);
    for (int i = 0; i < COPIES; i++)
        MPI_Comm_free(&copies[i]);
    MPI_Sendrecv(&word, 1, MPI_INT, 1 - rank, 2, &word, 1, MPI_INT, 1 - rank, 2, more[0], MPI_STATUS_IGNORE);
    for (int i = 0; i < MORE; i++)
        MPI_Barrier(more[i]);
    for (int i = 0; i < MORE; i++)
        MPI_Comm_free(&more[i]);
    if (rank == 0)
        printf("%s\n", code == MPIX_ERR_PROC_FAILED ? "ok" : "no loss");
    MPI_Comm_free(&all);
    MPI_Finalize();
    return 0;
}
