/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A dynamic window with 10,000 attachments, more than are listed where others can read them: each is
 * reached, holes between them and what was detached are refused, and what is attached anew is reached
 * again. */
#include "check.h"


enum { MANY = 10000, PART = 32, STEP = 64 };

static MPI_Win win;
static MPI_Aint *base;

static MPI_Aint place(int target, int i, int byte)
{
    return MPI_Aint_add(base[target], (MPI_Aint)i * STEP + byte);
}

static void refused(int target, int i, int byte)
{
    long got = 0;
    int code, then, found;
    OK(MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win));
    code = MPI_Get(&got, 1, MPI_LONG, target, place(target, i, byte), 1, MPI_LONG, win);
    then = MPI_Win_unlock(target, win);
    MPI_Error_class(code ? code : then, &found);
    CHECK(found == MPI_ERR_RMA_RANGE || found == MPI_ERR_RMA_ATTACH);
}

static void reached(int target, int i)
{
    long got = -1, put, expected = target * 100000L + i;
    OK(MPI_Get(&got, 1, MPI_LONG, target, place(target, i, 0), 1, MPI_LONG, win));
    OK(MPI_Win_flush(target, win));
    CHECK(got == expected);
    put = got + 1;
    OK(MPI_Put(&put, 1, MPI_LONG, target, place(target, i, 8), 1, MPI_LONG, win));
}

int main(int argc, char **argv)
{
    char *memory = calloc(MANY, STEP);
    MPI_Aint mine;
    int i, to, round;
    begin(&argc, &argv);
    base = calloc(size, sizeof *base);
    to = (rank + 1) % size;
    OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    OK(MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    MPI_Get_address(memory, &mine);
    MPI_Allgather(&mine, 1, MPI_AINT, base, 1, MPI_AINT, MPI_COMM_WORLD);
    for (i = 0; i < MANY; i++) {
        /* In no order of addresses. */
        int k = (int)(i * 7919L % MANY);
        *(long *)(memory + (long)k * STEP) = rank * 100000L + k;
        OK(MPI_Win_attach(win, memory + (long)k * STEP, PART));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    for (round = 0; round < 2; round++) {
        OK(MPI_Win_lock_all(0, win));
        for (i = round; i < MANY; i += 13) reached(to, i);
        OK(MPI_Win_unlock_all(win));
        MPI_Barrier(MPI_COMM_WORLD);
        for (i = round; i < MANY; i += 13)
            CHECK(((long *)(memory + (long)i * STEP))[1] == rank * 100000L + i + 1);
        /* Behind an attachment, and across its end. */
        refused(to, 17, PART + 8);
        refused(to, MANY - 1, PART - 4);
        MPI_Barrier(MPI_COMM_WORLD);
        /* Every other one goes and, at the end, comes back. */
        for (i = round; i < MANY; i += 2) OK(MPI_Win_detach(win, memory + (long)i * STEP));
        MPI_Barrier(MPI_COMM_WORLD);
        refused(to, round, 0);
        refused(to, MANY - 2 + round, 0);
        OK(MPI_Win_lock_all(0, win));
        for (i = 1 - round; i < MANY; i += 2 * 97) reached(to, i);
        OK(MPI_Win_unlock_all(win));
        MPI_Barrier(MPI_COMM_WORLD);
        for (i = round; i < MANY; i += 2) OK(MPI_Win_attach(win, memory + (long)i * STEP, PART));
        MPI_Barrier(MPI_COMM_WORLD);
    }
    FAILS(MPI_ERR_RMA_ATTACH, MPI_Win_attach(win, memory, PART));
    for (i = 0; i < MANY; i++) OK(MPI_Win_detach(win, memory + (long)i * STEP));
    OK(MPI_Win_free(&win));
    free(memory);
    free(base);
    MPI_Finalize();
    if (rank == 0) printf("ok\n");
    return 0;
}
