// np: 5
// args: --enable-recovery
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Ranks that end one after the other, each at a random moment of files that are opened, used in every form and closed over and
 * over: the others go on with a smaller communicator each time, and nobody changes memory of a file that has ended. Argument: a
 * seed. */
#include <mpi.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { COUNT = 20000, WINDOWS = 8, BYTES = 4096 };

static MPI_Comm comm;
static MPI_Datatype own;
static char name[64];
static int rank, size, data[3 * COUNT], back[COUNT];

static void die(int signal)
{
    (void)signal;
    raise(SIGKILL);
}

static int first(int code, int next) { return code ? code : next; }

static int use(MPI_File f, int form)
{
    MPI_Request q[3] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    int code = MPI_SUCCESS;
    switch (form) {
    case 0:
        code = MPI_File_write_all(f, data, COUNT, MPI_INT, MPI_STATUS_IGNORE);
        return code ? code : MPI_File_read_at_all(f, 0, back, COUNT, MPI_INT, MPI_STATUS_IGNORE);
    case 1:
        for (int k = 0; k < 3 && !code; k++) code = MPI_File_iwrite_all(f, data + COUNT * k, COUNT, MPI_INT, &q[k]);
        return first(code, MPI_Waitall(3, q, MPI_STATUSES_IGNORE));
    case 2:
        for (int k = 0; k < 20 && !code; k++) code = MPI_File_write_shared(f, data, 10, MPI_INT, MPI_STATUS_IGNORE);
        return code ? code : MPI_File_write_ordered(f, data, 10, MPI_INT, MPI_STATUS_IGNORE);
    case 3:
        code = MPI_File_set_atomicity(f, 1);
        for (int k = 0; k < 20 && !code; k++) code = MPI_File_write_at(f, k % 5, data, 100, MPI_INT, MPI_STATUS_IGNORE);
        if (!code) code = MPI_File_iwrite_at(f, 0, data, 100, MPI_INT, &q[0]);
        code = first(code, MPI_Wait(&q[0], MPI_STATUS_IGNORE));
        return code ? code : MPI_File_write_at_all(f, 0, data, 1000, MPI_INT, MPI_STATUS_IGNORE);
    case 4:
        code = MPI_File_write_all_begin(f, data, COUNT, MPI_INT);
        return code ? code : MPI_File_write_all_end(f, data, MPI_STATUS_IGNORE);
    case 5:
        code = MPI_File_set_size(f, 1000);
        code = code ? code : MPI_File_preallocate(f, 100000);
        return code ? code : MPI_File_seek_shared(f, 3, MPI_SEEK_SET);
    default:
        code = MPI_File_write_ordered_begin(f, data, 1000, MPI_INT);
        return code ? code : MPI_File_write_ordered_end(f, data, MPI_STATUS_IGNORE);
    }
}

static int once(int i)
{
    MPI_File f;
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | (i % 3 == 0 ? MPI_MODE_APPEND : 0);
    int code = MPI_File_open(comm, name, mode, MPI_INFO_NULL, &f);
    if (code) return code;
    code = MPI_File_set_view(f, sizeof(int) * rank, MPI_INT, own, "native", MPI_INFO_NULL);
    if (!code) code = use(f, i % 7);
    return first(code, MPI_File_close(&f));
}

/* New memory of this rank, in which others may have the shared pointer or buffers of a file still. */
static int memory_is_ours(void)
{
    MPI_Win win[WINDOWS];
    unsigned char *memory[WINDOWS];
    int good = 1;
    for (int i = 0; i < WINDOWS; i++) {
        MPI_Win_allocate(BYTES, 1, MPI_INFO_NULL, MPI_COMM_SELF, &memory[i], &win[i]);
        for (int k = 0; k < BYTES; k++) good = good && memory[i][k] == 0;
        memset(memory[i], 0x5a, BYTES);
    }
    usleep(2000);
    for (int i = 0; i < WINDOWS; i++) {
        for (int k = 0; k < BYTES; k++) good = good && memory[i][k] == 0x5a;
        MPI_Win_free(&win[i]);
    }
    return good;
}

int main(int argc, char **argv)
{
    int world;
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &world);
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : (uint64_t)getpid() * 2654435761u;
    MPI_Bcast(&seed, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "kills.%llu.data", (unsigned long long)seed);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    while (size > 1) {
        int code = MPI_SUCCESS, class;
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        MPI_Type_create_resized(MPI_INT, 0, sizeof(int) * size, &own);
        MPI_Type_commit(&own);
        if (rank == (int)((seed >> 40) % size)) {
            struct itimerval moment = {{0, 0}, {0, 1 + (seed >> 20) % 40000}};
            signal(SIGALRM, die);
            setitimer(ITIMER_REAL, &moment, NULL);
        }
        for (int i = 0; !code; i++) code = once(i);
        MPI_Error_class(code, &class);
        if (class != MPI_ERR_PROC_ABORTED && class != MPIX_ERR_REVOKED && class != MPI_ERR_IN_STATUS) {
            fprintf(stderr, "rank %d: class %d\n", world, class);
            return 2;
        }
        if (!memory_is_ours()) {
            fprintf(stderr, "rank %d: others have changed its memory\n", world);
            return 3;
        }
        MPI_Type_free(&own);
        MPI_Comm left;
        MPIX_Comm_revoke(comm);
        if (MPIX_Comm_shrink(comm, &left)) return 4;
        MPI_Comm_free(&comm);
        comm = left;
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        MPI_Comm_rank(comm, &rank);
        MPI_Comm_size(comm, &size);
    }
    unlink(name);
    puts("ok");
    MPI_Finalize();
    return 0;
}
