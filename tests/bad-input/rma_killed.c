/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * rma_killed EPOCH: rank 1 dies in an epoch of a window in which the others wait for it. They end with
 * an error that names the loss, or with the job: none of them hangs. */
#define _GNU_SOURCE
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static MPI_Win win;

/* The call ends, with an error if it ends here. */
static void ends(int code)
{
    int length;
    char text[MPI_MAX_ERROR_STRING];
    if (code == MPI_SUCCESS) return;
    MPI_Error_string(code, text, &length);
    fprintf(stderr, "ended: %s\n", text);
    MPI_Abort(MPI_COMM_WORLD, 3);
}

int main(int argc, char **argv)
{
    int rank, *base, value = 1;
    MPI_Group all;
    const char *epoch = argc > 1 ? argv[1] : "lock";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    /* Who has not come to its epoch yet may hear of it before. */
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Win_allocate(64, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    if (!strcmp(epoch, "lock")) {
        if (rank == 1) MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        ends(MPI_Barrier(MPI_COMM_WORLD));
        if (rank == 1) raise(SIGKILL);
        ends(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win));
        ends(MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win));
        ends(MPI_Win_unlock(0, win));
    } else if (!strcmp(epoch, "lock_all")) {
        MPI_Win_lock_all(0, win);
        ends(MPI_Barrier(MPI_COMM_WORLD));
        if (rank == 1) raise(SIGKILL);
        MPI_Win_unlock_all(win);
        ends(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win));
    } else if (!strcmp(epoch, "fence")) {
        MPI_Win_fence(0, win);
        if (rank == 1) raise(SIGKILL);
        ends(MPI_Win_fence(0, win));
    } else if (!strcmp(epoch, "start")) {
        if (rank == 1) raise(SIGKILL);
        MPI_Win_post(all, 0, win);
        ends(MPI_Win_start(all, 0, win));
    } else if (!strcmp(epoch, "target")) {
        /* Operations on memory of the dead one. */
        if (rank == 1) raise(SIGKILL);
        for (;;) {
            ends(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win));
            ends(MPI_Accumulate(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, win));
            ends(MPI_Win_unlock(1, win));
        }
    } else if (!strcmp(epoch, "flush")) {
        MPI_Win_lock_all(0, win);
        ends(MPI_Barrier(MPI_COMM_WORLD));
        if (rank == 1) raise(SIGKILL);
        for (;;) {
            ends(MPI_Get(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win));
            ends(MPI_Win_flush(1, win));
            ends(MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win));
            ends(MPI_Win_flush_all(win));
        }
    } else if (!strcmp(epoch, "request")) {
        MPI_Request request;
        MPI_Win_lock_all(0, win);
        ends(MPI_Barrier(MPI_COMM_WORLD));
        if (rank == 1) raise(SIGKILL);
        for (;;) {
            ends(MPI_Rget(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &request));
            ends(MPI_Wait(&request, MPI_STATUS_IGNORE));
        }
    } else if (!strcmp(epoch, "elements") || !strcmp(epoch, "holder")) {
        /* In the midst of elements that a lock protects: it is taken from the dead one. Of "holder"
         * nobody else takes it before. */
        int lost = 0, nothing, alone = !strcmp(epoch, "holder");
        MPI_Request words;
        struct { double value; int index; } pairs[1000], old[1000];
        MPI_Win large;
        void *at;
        MPI_Win_allocate(sizeof pairs, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &at, &large);
        MPI_Win_set_errhandler(large, MPI_ERRORS_RETURN);
        memset(pairs, 0, sizeof pairs);
        MPI_Win_lock_all(0, large);
        signal(SIGALRM, SIG_DFL);
        if (rank == 1) ualarm(20000, 0);
        if (rank != 1) MPI_Irecv(&nothing, 1, MPI_INT, 1, 9, MPI_COMM_WORLD, &words);
        for (int after = 0; after < 10; after += lost != MPI_SUCCESS) {
            int done = 0;
            if (rank != 1 && lost == MPI_SUCCESS) lost = MPI_Test(&words, &done, MPI_STATUS_IGNORE);
            if (alone && rank != 1 && lost == MPI_SUCCESS) continue;
            ends(MPI_Get_accumulate(pairs, 1000, MPI_DOUBLE_INT, old, 1000, MPI_DOUBLE_INT, 0, 0, 1000,
                                    MPI_DOUBLE_INT, MPI_MINLOC, large));
            ends(MPI_Win_flush(0, large));
        }
        ends(lost);
    } else if (!strcmp(epoch, "complete")) {
        MPI_Win_post(all, 0, win);
        MPI_Win_start(all, 0, win);
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        ends(MPI_Barrier(MPI_COMM_WORLD));
        if (rank == 1) raise(SIGKILL);
        ends(MPI_Win_complete(win));
        ends(MPI_Win_wait(win));
    } else if (!strcmp(epoch, "test")) {
        int ended = 0;
        MPI_Win_post(all, 0, win);
        MPI_Win_start(all, 0, win);
        if (rank == 1) raise(SIGKILL);
        MPI_Win_complete(win);
        while (!ended) ends(MPI_Win_test(win, &ended));
    } else if (!strcmp(epoch, "free")) {
        if (rank == 1) raise(SIGKILL);
        ends(MPI_Win_free(&win));
    } else {
        MPI_Win_post(all, 0, win);
        MPI_Win_start(all, 0, win);
        if (rank == 1) raise(SIGKILL);
        MPI_Win_complete(win);
        ends(MPI_Win_wait(win));
    }
    /* Nothing came in the way: the end of the job does. */
    ends(MPI_Barrier(MPI_COMM_WORLD));
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
