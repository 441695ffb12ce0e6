// np: 1 2 3 4
/* The floating-point environment is the program's: calls raise no flag, round as before, and run
   where every exception traps. */
#define _GNU_SOURCE
#include <mpi.h>
#include <fenv.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
/* Nothing masked: the denormal operand too, which <fenv.h> does not know. Rounds up. */
enum { WORD = 0x4000 };
static uint32_t get(void) { uint32_t w; __asm__ volatile("stmxcsr %0" : "=m"(w)); return w; }
static void set(uint32_t w) { __asm__ volatile("ldmxcsr %0" : : "m"(w)); }
#else
enum { WORD = 0 };
static uint32_t get(void) { return (uint32_t)fetestexcept(FE_ALL_EXCEPT); }
static void set(uint32_t w) { (void)w; feclearexcept(FE_ALL_EXCEPT); }
#endif

static int bad;

#define SAME(call)                                                                                 \
    do {                                                                                           \
        call;                                                                                      \
        if (get() != WORD) {                                                                       \
            fprintf(stderr, "%s changes the environment: %x\n", #call, get());                     \
            bad = 1, set(WORD);                                                                    \
        }                                                                                          \
    } while (0)

enum { LONG = 1 << 18 };
static int in[LONG], out[8 * LONG];

static void collectives(MPI_Comm comm, int n)
{
    int size, counts[16], displs[16];
    MPI_Comm_size(comm, &size);
    for (int r = 0; r < size; r++) counts[r] = n / size, displs[r] = r * (n / size);
    const int part = n / size;
    MPI_Request q;
    SAME(MPI_Barrier(comm));
    SAME(MPI_Bcast(out, n, MPI_INT, 0, comm));
    SAME(MPI_Reduce(in, out, n, MPI_INT, MPI_SUM, size - 1, comm));
    SAME(MPI_Allreduce(in, out, n, MPI_INT, MPI_SUM, comm));
    SAME(MPI_Allreduce(in, out, n / 2, MPI_DOUBLE, MPI_SUM, comm));
    SAME(MPI_Gather(in, part, MPI_INT, out, part, MPI_INT, 0, comm));
    SAME(MPI_Scatter(in, part, MPI_INT, out, part, MPI_INT, 0, comm));
    SAME(MPI_Allgather(in, part, MPI_INT, out, part, MPI_INT, comm));
    SAME(MPI_Allgatherv(in, part, MPI_INT, out, counts, displs, MPI_INT, comm));
    SAME(MPI_Alltoall(in, part, MPI_INT, out, part, MPI_INT, comm));
    SAME(MPI_Alltoallv(in, counts, displs, MPI_INT, out, counts, displs, MPI_INT, comm));
    SAME(MPI_Reduce_scatter(in, out, counts, MPI_INT, MPI_SUM, comm));
    SAME(MPI_Reduce_scatter_block(in, out, part, MPI_INT, MPI_SUM, comm));
    SAME(MPI_Scan(in, out, n, MPI_INT, MPI_SUM, comm));
    SAME(MPI_Exscan(in, out, n, MPI_INT, MPI_SUM, comm));
    SAME(MPI_Ibarrier(comm, &q));
    SAME(MPI_Wait(&q, MPI_STATUS_IGNORE));
    SAME(MPI_Iallreduce(in, out, n, MPI_INT, MPI_SUM, comm, &q));
    SAME(MPI_Wait(&q, MPI_STATUS_IGNORE));
    SAME(MPI_Ibcast(out, n, MPI_INT, 0, comm, &q));
    SAME(MPI_Wait(&q, MPI_STATUS_IGNORE));
    SAME(MPI_Ialltoall(in, part, MPI_INT, out, part, MPI_INT, comm, &q));
    SAME(MPI_Wait(&q, MPI_STATUS_IGNORE));
    SAME(MPI_Allreduce_init(in, out, n, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &q));
    SAME(MPI_Start(&q));
    SAME(MPI_Wait(&q, MPI_STATUS_IGNORE));
    SAME(MPI_Request_free(&q));
}

static void messages(int rank, int size, int n)
{
    MPI_Request q;
    SAME(MPI_Irecv(out, n, MPI_INT, (rank + size - 1) % size, 0, MPI_COMM_WORLD, &q));
    SAME(MPI_Send(in, n, MPI_INT, (rank + 1) % size, 0, MPI_COMM_WORLD));
    SAME(MPI_Wait(&q, MPI_STATUS_IGNORE));
}

static void windows(int rank, int size)
{
    int *base;
    MPI_Win win;
    SAME(MPI_Win_allocate(64, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
    SAME(MPI_Win_fence(0, win));
    SAME(MPI_Put(in, 1, MPI_INT, (rank + 1) % size, 0, 1, MPI_INT, win));
    SAME(MPI_Win_fence(0, win));
    SAME(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win));
    SAME(MPI_Accumulate(in, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win));
    SAME(MPI_Win_unlock(0, win));
    SAME(MPI_Win_free(&win));
}

static void others(void)
{
    MPI_Comm dup, half, graph;
    MPI_Group group;
    MPI_Datatype type;
    MPI_Info info;
    int rank, dims[3] = { 0, 0, 0 }, n, position = 0, provided;
    char text[MPI_MAX_LIBRARY_VERSION_STRING], packed[64];
    double then, now, tick;
    SAME(MPI_Comm_rank(MPI_COMM_WORLD, &rank));
    SAME(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
    SAME(MPI_Comm_split(dup, rank % 2, 0, &half));
    collectives(half, 32);
    SAME(MPI_Comm_free(&half));
    SAME(MPI_Dims_create(360, 3, dims));
    int one = 1, periodic = 1;
    MPI_Comm_size(dup, &one);
    SAME(MPI_Cart_create(dup, 1, &one, &periodic, 1, &graph));
    int around[2];
    SAME(MPI_Neighbor_allgather(in, 1, MPI_INT, around, 1, MPI_INT, graph));
    SAME(MPI_Comm_free(&graph));
    SAME(MPI_Comm_free(&dup));
    SAME(MPI_Comm_group(MPI_COMM_WORLD, &group));
    SAME(MPI_Group_free(&group));
    SAME(MPI_Type_vector(2, 1, 3, MPI_DOUBLE, &type));
    SAME(MPI_Type_commit(&type));
    SAME(MPI_Pack(in, 1, type, packed, 64, &position, MPI_COMM_WORLD));
    SAME(MPI_Type_free(&type));
    SAME(MPI_Info_create_env(0, NULL, &info));
    SAME(MPI_Info_free(&info));
    SAME(MPI_Get_library_version(text, &n));
    SAME(then = MPI_Wtime());
    SAME(now = MPI_Wtime());
    SAME(tick = MPI_Wtick());
    SAME(MPI_T_init_thread(MPI_THREAD_SINGLE, &provided));
    SAME(MPI_T_finalize());
    uint64_t bits[3];
    memcpy(&bits[0], &then, 8), memcpy(&bits[1], &now, 8), memcpy(&bits[2], &tick, 8);
    if (bits[1] < bits[0] || bits[2] == 0) bad = 1;
}

int main(int argc, char **argv)
{
    int rank, size;
    set(WORD);
    SAME(MPI_Init(&argc, &argv));
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    messages(rank, size, 1);
    messages(rank, size, LONG);
    for (int n = 32; n <= LONG; n *= 32)
        collectives(MPI_COMM_WORLD, n);
    windows(rank, size);
    others();
    SAME(MPI_Finalize());
    return bad;
}
