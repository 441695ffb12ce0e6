/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Places beyond 4 GB of windows whose memory is mostly not there, by the forms with large counts; and
 * what the info keys about memory say. */
#include "check.h"

#define GB ((MPI_Aint)1 << 30)

static void far(int flavor)
{
    MPI_Win win = MPI_WIN_NULL;
    MPI_Aint bytes = 6 * GB, unit = flavor == DYNAMIC ? 1 : 16, first = 0;
    char *base = NULL;
    int64_t mine[4], got[4] = {0}, one = 1, old = -1;
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    if (flavor == ALLOCATE) {
        OK(MPI_Win_allocate_c(bytes, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
    } else {
        base = calloc(1, bytes);
        if (!base) {
            fprintf(stderr, "there is no address space for 6 GB\n");
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
        if (flavor == CREATE) {
            OK(MPI_Win_create_c(base, bytes, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &win));
        } else {
            OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
            OK(MPI_Win_attach(win, base, bytes));
            MPI_Get_address(base, &first);
            MPI_Sendrecv_replace(&first, 1, MPI_AINT, left, 0, right, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    }
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    /* Two pairs of numbers, 5 GB apart. */
    MPI_Datatype apart;
    OK(MPI_Type_create_hvector_c(2, 2, 5 * GB, MPI_INT64_T, &apart));
    OK(MPI_Type_commit(&apart));
    for (int i = 0; i < 4; i++) mine[i] = 100 * rank + i;
    MPI_Aint disp = first + 4096 / unit;
    OK(MPI_Win_fence(0, win));
    OK(MPI_Put_c(mine, 4, MPI_INT64_T, right, disp, 1, apart, win));
    OK(MPI_Win_fence(0, win));
    for (int i = 0; i < 4; i++)
        CHECK(*(int64_t *)(base + 4096 + i / 2 * 5 * GB + i % 2 * 8) == 100 * left + i);
    OK(MPI_Get_c(got, 4, MPI_INT64_T, right, disp, 1, apart, win));
    OK(MPI_Win_fence(0, win));
    CHECK(!memcmp(got, mine, sizeof got));
    OK(MPI_Accumulate_c(mine, 4, MPI_INT64_T, right, disp, 1, apart, MPI_SUM, win));
    OK(MPI_Win_fence(0, win));
    CHECK(*(int64_t *)(base + 4096 + 5 * GB + 8) == 2 * (100 * left + 3));
    OK(MPI_Fetch_and_op(&one, &old, MPI_INT64_T, right, first + (5 * GB + 4096) / unit, MPI_SUM, win));
    OK(MPI_Win_fence(0, win));
    CHECK(old == 2 * (100 * rank + 2));
    if (flavor != DYNAMIC) {
        FAILS(MPI_ERR_RMA_RANGE, MPI_Put_c(mine, 4, MPI_INT64_T, right, (GB + 4096) / unit, 1, apart, win));
        FAILS(MPI_ERR_RMA_RANGE, MPI_Put(mine, 1, MPI_INT64_T, right, 6 * GB / unit, 1, MPI_INT64_T, win));
    }
    OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, win));
    MPI_Type_free(&apart);
    if (flavor == DYNAMIC) OK(MPI_Win_detach(win, base));
    OK(MPI_Win_free(&win));
    if (flavor != ALLOCATE) free(base);
}

/* Alignment as it was asked for. */
static void aligned(void)
{
    const char *wanted[] = {"64", "512", "4096", "65536", "2097152"};
    for (int i = 0; i < 5; i++) {
        MPI_Info info;
        MPI_Win win;
        char *base, *other;
        MPI_Aint bytes;
        int unit, right = (rank + 1) % size;
        MPI_Info_create(&info);
        MPI_Info_set(info, "mpi_minimum_memory_alignment", wanted[i]);
        OK(MPI_Win_allocate(100 + rank, 1, info, MPI_COMM_WORLD, &base, &win));
        CHECK((uintptr_t)base % (uintptr_t)atol(wanted[i]) == 0);
        /* Memory of others that can be reached by loads, and else none. */
        OK(MPI_Win_shared_query(win, right, &bytes, &unit, &other));
        CHECK((bytes == 100 + right && unit == 1 && other) || (bytes == 0 && !other));
        MPI_Win_fence(0, win);
        base[99] = (char)rank;
        MPI_Win_fence(0, win);
        if (bytes) CHECK(other[99] == (char)right);
        MPI_Win_fence(0, win);
        OK(MPI_Win_free(&win));
        if (SHARES) {
            MPI_Info_set(info, "alloc_shared_noncontig", "true");
            OK(MPI_Win_allocate_shared(rank == 1 ? 0 : 1000, 4, info, MPI_COMM_WORLD, &base, &win));
            CHECK(rank == 1 || (uintptr_t)base % (uintptr_t)atol(wanted[i]) == 0);
            OK(MPI_Win_shared_query(win, MPI_PROC_NULL, &bytes, &unit, &other));
            CHECK(bytes == 1000 && unit == 4 && (rank || other == base));
            MPI_Win_fence(0, win);
            if (rank == 0) base[999] = (char)(40 + i);
            MPI_Win_fence(0, win);
            CHECK(other[999] == (char)(40 + i));
            OK(MPI_Win_free(&win));
        }
        MPI_Info_free(&info);
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    const int kinds[] = {CREATE, ALLOCATE, DYNAMIC};
    for (int k = 0; k < 3; k++) far(kinds[k]);
    aligned();
    MPI_Finalize();
    return 0;
}
