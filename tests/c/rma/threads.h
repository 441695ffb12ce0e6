/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Threads of one process in the epochs of one window (MPI-5.0 section 11.6): what one of them completes
 * is complete, whatever the others have under way. Each rank's memory is a file that all ranks map, so
 * that what is there can be seen without the library. */
#define _GNU_SOURCE
#include "check.h"
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

enum { THREADS = 4, ROUNDS = 100, LONG = 10000, MANY = 4000, PART = 40448 };

static MPI_Win win;
static int64_t *memory[8];
static pthread_barrier_t meet;

/* Locks of different targets come and go. */
static void *locks(void *arg)
{
    int target = (int)(intptr_t)arg % size;
    int64_t one = 1;
    if ((intptr_t)arg >= size) return NULL;
    for (int i = 0; i < ROUNDS * 10; i++) {
        OK(MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win));
        OK(MPI_Accumulate(&one, 1, MPI_INT64_T, target, 0, 1, MPI_INT64_T, MPI_SUM, win));
        OK(MPI_Win_unlock(target, win));
    }
    return NULL;
}

/* What is flushed is there. */
static void *flushes(void *arg)
{
    int me = (int)(intptr_t)arg, target = (rank + 1) % size;
    for (int64_t i = 1; i <= ROUNDS; i++) {
        int64_t at = 1 + me + THREADS * rank;
        OK(MPI_Accumulate(&i, 1, MPI_INT64_T, target, at, 1, MPI_INT64_T, MPI_REPLACE, win));
        if (me % 2) OK(MPI_Win_flush(target, win));
        else OK(MPI_Win_flush_all(win));
        CHECK(__atomic_load_n(&memory[target][at], __ATOMIC_SEQ_CST) == i);
    }
    return NULL;
}

/* What is complete at the origin may be overwritten. */
static void *reuse(void *arg)
{
    int me = (int)(intptr_t)arg, target = (rank + 1) % size;
    int64_t *data = malloc(LONG * sizeof *data);
    for (int64_t i = 1; i <= ROUNDS / 5; i++) {
        for (int k = 0; k < LONG; k++) data[k] = i;
        OK(MPI_Put(data, LONG, MPI_INT64_T, target, 64 + (MPI_Aint)me * LONG, LONG, MPI_INT64_T, win));
        OK(MPI_Win_flush_local(target, win));
        for (int k = 0; k < LONG; k++) data[k] = -1;
        OK(MPI_Win_flush(target, win));
        for (int k = 0; k < LONG; k += 7) CHECK(memory[target][64 + me * LONG + k] == i);
    }
    free(data);
    return NULL;
}

/* All begin with the same target at the same time: its lock is taken once. */
static void *first(void *arg)
{
    int64_t one = (intptr_t)arg >= 0;
    pthread_barrier_wait(&meet);
    OK(MPI_Accumulate(&one, 1, MPI_INT64_T, (rank + 1) % size, 0, 1, MPI_INT64_T, MPI_SUM, win));
    return NULL;
}

/* Under one exclusive lock, elements are still changed one at a time. */
static void *together(void *arg)
{
    static double ones[MANY];
    int64_t old, one = (intptr_t)arg >= 0;
    if ((intptr_t)arg == 0)
        for (int k = 0; k < MANY; k++) ones[k] = 1;
    pthread_barrier_wait(&meet);
    for (int i = 0; i < ROUNDS * 4; i++) {
        OK(MPI_Accumulate(ones, MANY, MPI_DOUBLE, rank, 64, MANY, MPI_DOUBLE, MPI_SUM, win));
        OK(MPI_Fetch_and_op(&one, &old, MPI_INT64_T, rank, 0, MPI_SUM, win));
        OK(MPI_Accumulate(&one, 1, MPI_INT64_T, rank, 0, 1, MPI_INT64_T, MPI_SUM, win));
    }
    return NULL;
}

static void run(void *(*what)(void *))
{
    pthread_t threads[THREADS];
    for (intptr_t i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, what, (void *)i);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
}

static void clean(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
    memset(memory[rank], 0, PART * sizeof(int64_t));
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void map_all(void)
{
    char name[] = "rma_threads_XXXXXX";
    int file = -1;
    MPI_Aint bytes = PART * sizeof(int64_t);
    if (rank == 0) {
        file = mkstemp(name);
        CHECK(file >= 0 && ftruncate(file, size * bytes) == 0);
    }
    MPI_Bcast(name, sizeof name, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (rank) file = open(name, O_RDWR);
    CHECK(file >= 0);
    for (int r = 0; r < size; r++) {
        memory[r] = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, r * bytes);
        CHECK(memory[r] != MAP_FAILED);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) unlink(name);
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    CHECK(level == MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(size <= 8 && sizeof(int64_t) * PART % 4096 == 0);
    pthread_barrier_init(&meet, NULL, THREADS);
    map_all();
    OK(MPI_Win_create(memory[rank], PART * sizeof(int64_t), 8, MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    clean();
    run(locks);
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(memory[rank][0] == (rank < THREADS ? (int64_t)size * ROUNDS * 10 : 0));
    clean();
    OK(MPI_Win_lock_all(0, win));
    run(flushes);
    run(reuse);
    OK(MPI_Win_unlock_all(win));
    clean();
    for (int i = 0; i < ROUNDS / 10; i++) {
        OK(MPI_Win_lock_all(0, win));
        run(first);
        OK(MPI_Win_unlock_all(win));
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, (rank + 1) % size, 0, win));
        OK(MPI_Win_unlock((rank + 1) % size, win));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(memory[rank][0] == ROUNDS / 10 * THREADS);
    clean();
    for (int allocated = 0; allocated < 2; allocated++) {
        int64_t *base = memory[rank];
        MPI_Win other = win;
        if (allocated) {
            OK(MPI_Win_allocate(8 * (64 + MANY), 8, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
            memset(base, 0, 8 * (64 + MANY));
        }
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win));
        run(together);
        OK(MPI_Win_unlock(rank, win));
        CHECK(base[0] == ROUNDS * 8 * THREADS);
        for (int k = 64; k < 64 + MANY; k++) CHECK(((double *)base)[k] == ROUNDS * 4 * THREADS);
        if (allocated) OK(MPI_Win_free(&win));
        win = other;
    }
    OK(MPI_Win_free(&win));
    MPI_Finalize();
    return 0;
}
