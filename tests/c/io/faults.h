/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A fault of each kind at each call of the system, of one rank, in accesses of the program that includes this: all ranks of a
   collective call get the same class, counts are what is in the file, holes keep their bytes, and the next call is sound. The
   program's own pwrite and kin stand before those of the C library. */
#ifndef FAULTS_H
#define FAULTS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <mpi.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "check.h"

enum { SHORT = -1, LATE = -2 };
static const struct {
    const char *name;
    int number, class; /* of the system; of MPI, MPI_SUCCESS: the call succeeds */
} faults[] = {{"EIO", EIO, MPI_ERR_IO},           {"ENOSPC", ENOSPC, MPI_ERR_NO_SPACE}, {"EDQUOT", EDQUOT, MPI_ERR_QUOTA},
              {"EINTR", EINTR, MPI_SUCCESS},      {"a short transfer", SHORT, MPI_SUCCESS}, {"a delay", LATE, MPI_SUCCESS}};
enum { FAULTS = sizeof faults / sizeof *faults };

/* The step at which a call of this process fails; negative: none. And how many there were. */
static atomic_int target = -1, steps;
static int fault, step;

static int strikes(size_t *length)
{
    int at = atomic_fetch_add(&steps, 1);
    if (at != atomic_load(&target)) return 0;
    switch (faults[fault].number) {
    case SHORT:
        if (length && *length > 1) *length = *length / 3 + 1;
        return 0;
    case LATE:
        usleep(500);
        return 0;
    default:
        errno = faults[fault].number;
        return 1;
    }
}

#define REAL(name)                          \
    static __typeof__(&name) real;          \
    if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, #name)

ssize_t pwrite(int fd, const void *from, size_t length, off_t at)
{
    REAL(pwrite);
    return strikes(&length) ? -1 : real(fd, from, length, at);
}
ssize_t pwrite64(int fd, const void *from, size_t length, off_t at) { return pwrite(fd, from, length, at); }
ssize_t pread(int fd, void *into, size_t length, off_t at)
{
    REAL(pread);
    return strikes(&length) ? -1 : real(fd, into, length, at);
}
ssize_t pread64(int fd, void *into, size_t length, off_t at) { return pread(fd, into, length, at); }
int ftruncate(int fd, off_t length)
{
    REAL(ftruncate);
    return strikes(NULL) ? -1 : real(fd, length);
}
int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }
int fallocate(int fd, int mode, off_t at, off_t length)
{
    REAL(fallocate);
    return strikes(NULL) ? -1 : real(fd, mode, at, length);
}
int fallocate64(int fd, int mode, off_t at, off_t length) { return fallocate(fd, mode, at, length); }
int fsync(int fd)
{
    REAL(fsync);
    return strikes(NULL) ? -1 : real(fd);
}

enum { N = 480, PAIR = 2 };
static MPI_File f;
static MPI_Datatype strided, gapped;
static int data[N], wide[2 * N], back[N];
static char name[64];

enum { WRITE, READ, SIZE };
/* Pieces of 480 bytes that the ranks have in turn, with a hole after each round; or such of two integers, for which there are
   buffers; or one run for each rank; or each rank's data behind that of the rank before, at the shared pointer. */
enum { LONG_PIECES, SMALL_PIECES, ONE_RUN, BEHIND };

struct access {
    const char *name;
    int (*call)(MPI_Status *s);
    int kind, collective, atomic;
    const char *rep;
    int ordered;
};
static const struct access *now;

static int piece_of(int shape) { return shape == LONG_PIECES ? 120 : shape == SMALL_PIECES ? PAIR : N; }

/* Where the i-th integer of a rank lies, in integers. */
static long place(int shape, int whose, long i)
{
    int piece = piece_of(shape);
    if (shape == BEHIND) return whose * (long)N + i;
    return (i / piece * (size + 1) + whose) * piece + i % piece;
}

static int value(int whose, long i) { return 1 + whose * N + (int)i; }

static int in_file(int x, const char *rep) { return rep[0] == 'e' ? (int)__builtin_bswap32((unsigned)x) : x; }

/* What the file has, by rank 0's eyes. */
static void check_file(int shape, const int *moved)
{
    long length = place(shape, size - 1, N - 1) + piece_of(shape) + 1;
    int *all = calloc(length, sizeof(int));
    int fd = open(name, O_RDONLY);
    NEED(fd >= 0);
    NEED(read(fd, all, length * sizeof(int)) >= 0);
    close(fd);
    for (int r = 0; r < size; r++)
        for (long i = 0; i < moved[r]; i++) NEED(all[place(shape, r, i)] == in_file(value(r, i), now->rep));
    int piece = piece_of(shape);
    for (long i = 0; i < N; i += piece)
        for (int k = 0; k < piece; k++) NEED(all[(i / piece * (size + 1) + size) * piece + k] == 0x5a5a5a5a);
    free(all);
}

static void refill(int shape)
{
    if (rank == 0) {
        long length = place(shape, size - 1, N - 1) + 2 * piece_of(shape);
        int *all = malloc(length * sizeof(int));
        for (long i = 0; i < length; i++) all[i] = 0x5a5a5a5a;
        if (now->kind == READ)
            for (int r = 0; r < size; r++)
                for (long i = 0; i < N; i++) all[place(shape, r, i)] = in_file(value(r, i), now->rep);
        int fd = open(name, O_WRONLY | O_TRUNC);
        NEED(fd >= 0 && write(fd, all, length * sizeof(int)) == length * (long)sizeof(int));
        close(fd);
        free(all);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* One call, in which call number `step` of the system of rank `victim` has a fault. False: there are not so many. */
static int once(int shape, int victim)
{
    MPI_Status s;
    int class, mine[2], all[64][2], moved[64], struck = 0, least = N;
    memset(back, 0xff, sizeof back);
    memset(&s, 0, sizeof s);
    atomic_store(&steps, 0);
    atomic_store(&target, rank == victim ? step : -1);
    refill(shape);
    int code = now->call(&s);
    mine[0] = rank == victim && atomic_load(&steps) > step, mine[1] = N;
    atomic_store(&target, -1);
    MPI_Error_class(code, &class);
    if (now->kind != SIZE) OK(MPI_Get_count(&s, MPI_INT, &mine[1]));
    /* All of them have ended. */
    MPI_Allgather(mine, 2, MPI_INT, all, 2, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++) {
        struck |= all[r][0];
        moved[r] = all[r][1];
        NEED(moved[r] >= 0 && moved[r] <= N);
        if (moved[r] < least) least = moved[r];
    }
    int expected = struck ? faults[fault].class : MPI_SUCCESS;
    if (now->collective || rank == victim) NEED(class == expected);
    else NEED(class == MPI_SUCCESS);
    if (now->kind == SIZE) return struck;
    if (expected == MPI_SUCCESS) NEED(moved[rank] == N);
    NEED(expected == MPI_SUCCESS || least < N);
    if (now->kind == READ) {
        for (int i = 0; i < moved[rank]; i++) NEED(back[i] == value(rank, i));
    } else if (rank == 0) {
        check_file(shape, moved);
    }
    return struck;
}

static void with_view(int shape)
{
    MPI_Datatype run;
    int piece = piece_of(shape), buffers = shape == SMALL_PIECES;
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "cb_buffer_size", "16384");
    MPI_Info_set(info, now->kind == READ ? "romio_cb_read" : "romio_cb_write", buffers ? "enable" : "disable");
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, info, &f));
    MPI_Type_contiguous(piece, MPI_INT, &run);
    MPI_Type_create_resized(run, 0, (MPI_Aint)piece * (size + 1) * sizeof(int), &strided);
    MPI_Type_commit(&strided);
    if (shape != BEHIND) OK(MPI_File_set_view(f, rank * piece * (MPI_Offset)sizeof(int), MPI_INT, strided, now->rep, info));
    else OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, now->rep, info));
    OK(MPI_File_set_atomicity(f, now->atomic));
    MPI_Type_free(&run);
    MPI_Type_free(&strided);
    MPI_Info_free(&info);
    for (fault = 0; fault < FAULTS; fault++) {
        int strikes = 0;
        /* The first rank, and one in the middle, which move data for others. In an access of its own a rank meets others only
           in atomic mode. */
        int alone = !now->collective && !now->atomic;
        for (int victim = alone ? size / 2 : 0; victim < size; victim += (size + 1) / 2) {
            /* Those that say nothing new are left out where there are many. */
            if (victim > 0 && !alone && faults[fault].number == EDQUOT) continue;
            if (size > 4 && faults[fault].number != ENOSPC && faults[fault].number != SHORT) continue;
            /* Each of the first steps, and then fewer. */
            for (step = 0; once(shape, victim); step += 1 + step / 3) strikes++;
            NEED(strikes > 0);
        }
    }
    step = -1;
    once(shape, 0);
    OK(MPI_File_close(&f));
}

static void all_faults(int argc, char **argv, const struct access *every, int accesses)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "./faults.%d.data", pid);
    MPI_Type_create_resized(MPI_INT, 0, 2 * sizeof(int), &gapped);
    MPI_Type_commit(&gapped);
    for (int i = 0; i < N; i++) wide[2 * i] = data[i] = value(rank, i);
    if (rank == 0) close(open(name, O_RDWR | O_CREAT, 0600));
    MPI_Barrier(MPI_COMM_WORLD);
    for (now = every; now < every + accesses; now++) {
        if (now->kind == SIZE || now->ordered) {
            with_view(now->ordered ? BEHIND : ONE_RUN);
            continue;
        }
        with_view(LONG_PIECES);
        with_view(SMALL_PIECES);
    }
    if (rank == 0) {
        unlink(name);
        puts("ok");
    }
    MPI_Type_free(&gapped);
    MPI_Finalize();
}

#endif
