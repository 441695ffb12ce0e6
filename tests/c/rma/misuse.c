// np: 1 2 3
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls that are wrong name the class of their error, and leave the window usable. */
#include "check.h"

static MPI_Win win;
static int *base, value = 7, other, right;
static MPI_Group all;

/* The window still works: a fence, a lock and an exposure. */
static void works(void)
{
    int got = -1;
    OK(MPI_Win_fence(0, win));
    OK(MPI_Put(&rank, 1, MPI_INT, right, 1, 1, MPI_INT, win));
    OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, win));
    CHECK(base[1] == (rank + size - 1) % size);
    OK(MPI_Win_lock(MPI_LOCK_SHARED, right, 0, win));
    OK(MPI_Get(&got, 1, MPI_INT, right, 1, 1, MPI_INT, win));
    OK(MPI_Win_unlock(right, win));
    CHECK(got == rank);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void arguments(void)
{
    double d = 1, e;
    MPI_Datatype vector, plain, mixed, half, vast, parts[2] = {MPI_INT, MPI_DOUBLE};
    MPI_Request requests[4];
    int lens[2] = {1, 1};
    MPI_Aint places[2] = {0, 8};
    MPI_Type_vector(2, 1, 9, MPI_INT, &vector);
    MPI_Type_create_struct(2, lens, places, parts, &mixed);
    MPI_Type_commit(&mixed);
    MPI_Type_commit(&vector);
    MPI_Type_contiguous(1, MPI_INT, &plain);
    FAILS(MPI_ERR_WIN, MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_WIN_NULL));
    /* 2^30 elements of 2^60 bytes. */
    MPI_Type_contiguous(1 << 30, MPI_BYTE, &half);
    MPI_Type_contiguous(1 << 30, half, &vast);
    MPI_Type_commit(&vast);
    OK(MPI_Win_lock_all(0, win));
    FAILS(MPI_ERR_RANK, MPI_Put(&value, 1, MPI_INT, size, 0, 1, MPI_INT, win));
    FAILS(MPI_ERR_RANK, MPI_Put(&value, 1, MPI_INT, -1, 0, 1, MPI_INT, win));
    OK(MPI_Put(&value, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win));
    /* Nobody reads or writes at the origin, either. */
    OK(MPI_Put(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win));
    OK(MPI_Get(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win));
    OK(MPI_Accumulate(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, MPI_SUM, win));
    OK(MPI_Get_accumulate(NULL, 1, MPI_INT, NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, MPI_SUM, win));
    OK(MPI_Fetch_and_op(NULL, NULL, MPI_INT, MPI_PROC_NULL, 0, MPI_SUM, win));
    OK(MPI_Compare_and_swap(NULL, NULL, NULL, MPI_INT, MPI_PROC_NULL, 0, win));
    OK(MPI_Rput(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win, &requests[0]));
    OK(MPI_Rget(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win, &requests[1]));
    OK(MPI_Raccumulate(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, MPI_SUM, win, &requests[2]));
    OK(MPI_Rget_accumulate(NULL, 1, MPI_INT, NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, MPI_SUM, win,
                           &requests[3]));
    OK(MPI_Waitall(4, requests, MPI_STATUSES_IGNORE));
    FAILS(MPI_ERR_COUNT, MPI_Put(&value, -1, MPI_INT, 0, 0, 1, MPI_INT, win));
    FAILS(MPI_ERR_TYPE, MPI_Put(&value, 1, MPI_DATATYPE_NULL, 0, 0, 1, MPI_INT, win));
    FAILS(MPI_ERR_TYPE, MPI_Put(&value, 1, MPI_INT, 0, 0, 1, plain, win));
    FAILS(MPI_ERR_BUFFER, MPI_Put(NULL, 1, MPI_INT, 0, 0, 1, MPI_INT, win));
    FAILS(MPI_ERR_COUNT, MPI_Put(&value, 1 << 30, vast, 0, 0, 1, MPI_INT, win));
    FAILS(MPI_ERR_COUNT, MPI_Accumulate(&value, 1 << 30, vast, 0, 0, 1, MPI_INT, MPI_SUM, win));
    OK(MPI_Put(NULL, 0, MPI_INT, 0, 0, 0, MPI_INT, win));
    for (int target = 0; target < size; target++) {
        FAILS(MPI_ERR_RMA_RANGE, MPI_Put(&value, 1, MPI_INT, target, 8, 1, MPI_INT, win));
        FAILS(MPI_ERR_RMA_RANGE, MPI_Get(&other, 1, MPI_INT, target, -1, 1, MPI_INT, win));
        FAILS(MPI_ERR_RMA_RANGE, MPI_Put(&value, 1, MPI_INT, target, (MPI_Aint)1 << 61, 1, MPI_INT, win));
        FAILS(MPI_ERR_RMA_RANGE,
              MPI_Fetch_and_op(&value, &other, MPI_INT, target, 8, MPI_SUM, win));
        FAILS(MPI_ERR_RMA_RANGE,
              MPI_Accumulate(&value, 1, MPI_INT, target, 9, 1, MPI_INT, MPI_SUM, win));
    }
    FAILS(MPI_ERR_TYPE, MPI_Compare_and_swap(&d, &d, &e, MPI_DOUBLE, 0, 0, win));
    FAILS(MPI_ERR_TYPE, MPI_Compare_and_swap(&d, &d, &e, vector, 0, 0, win));
    FAILS(MPI_ERR_COUNT, MPI_Accumulate_c(&d, 1, MPI_DOUBLE, right, 0, (MPI_Count)1 << 61, MPI_DOUBLE,
                                          MPI_SUM, win));
    FAILS(MPI_ERR_COUNT, MPI_Get_c(&d, 1, MPI_DOUBLE, right, 0, (MPI_Count)1 << 61, MPI_DOUBLE, win));
    /* What is not looked at may be anything. */
    OK(MPI_Get_accumulate(NULL, 5, MPI_DATATYPE_NULL, &other, 1, MPI_INT, right, 0, 1, MPI_INT,
                          MPI_NO_OP, win));
    FAILS(MPI_ERR_TYPE, MPI_Accumulate(&d, 1, mixed, 0, 0, 1, mixed, MPI_SUM, win));
    FAILS(MPI_ERR_OP, MPI_Accumulate(&d, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, MPI_BAND, win));
    FAILS(MPI_ERR_OP, MPI_Accumulate(&d, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, MPI_OP_NULL, win));
    OK(MPI_Win_unlock_all(win));
    FAILS(MPI_ERR_ASSERT, MPI_Win_fence(1, win));
    FAILS(MPI_ERR_ASSERT, MPI_Win_lock(MPI_LOCK_SHARED, 0, MPI_MODE_NOPUT, win));
    FAILS(MPI_ERR_LOCKTYPE, MPI_Win_lock(17, 0, 0, win));
    FAILS(MPI_ERR_RANK, MPI_Win_lock(MPI_LOCK_SHARED, size, 0, win));
    FAILS(MPI_ERR_RMA_FLAVOR, MPI_Win_attach(win, &value, 4));
    FAILS(MPI_ERR_RMA_FLAVOR, MPI_Win_detach(win, &value));
    MPI_Type_free(&vector);
    MPI_Type_free(&plain);
    MPI_Type_free(&mixed);
    MPI_Type_free(&vast);
    MPI_Type_free(&half);
    works();
}

/* A process may lock another one's memory while it exposes its own, in either order. */
static void both(void)
{
    MPI_Group other_one;
    int peer = 1 - rank;
    if (rank > 1) return;
    OK(MPI_Group_incl(all, 1, &peer, &other_one));
    if (rank == 0) {
        OK(MPI_Win_post(other_one, 0, win));
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win));
        OK(MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win));
        OK(MPI_Win_unlock(1, win));
        OK(MPI_Win_wait(win));
        CHECK(base[0] == value + 1);
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win));
        OK(MPI_Win_post(other_one, 0, win));
        OK(MPI_Put(&value, 1, MPI_INT, 1, 1, 1, MPI_INT, win));
        OK(MPI_Win_wait(win));
        CHECK(base[0] == value + 2);
        OK(MPI_Win_unlock(1, win));
    } else {
        for (int i = 1; i <= 2; i++) {
            int mine = value + i;
            OK(MPI_Win_start(other_one, 0, win));
            OK(MPI_Put(&mine, 1, MPI_INT, 0, 0, 1, MPI_INT, win));
            OK(MPI_Win_complete(win));
        }
    }
    OK(MPI_Group_free(&other_one));
}

static void epochs(void)
{
    MPI_Request request;
    /* None is open. */
    FAILS(MPI_ERR_RMA_SYNC, MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_unlock(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_unlock_all(win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_complete(win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_wait(win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_test(win, &other));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_flush(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_flush_local_all(win));
    works();
    /* Of a fence. */
    OK(MPI_Win_fence(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Rput(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &request));
    OK(MPI_Put(&value, 1, MPI_INT, rank, 0, 1, MPI_INT, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock_all(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_start(all, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_free(&win));
    OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, win));
    works();
    /* Of general active target synchronization. */
    OK(MPI_Win_post(all, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_post(all, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock_all(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_fence(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_free(&win));
    OK(MPI_Win_start(MPI_GROUP_EMPTY, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Put(&value, 1, MPI_INT, rank, 0, 1, MPI_INT, win));
    OK(MPI_Win_complete(win));
    OK(MPI_Win_start(all, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_start(all, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock_all(0, win));
    OK(MPI_Win_complete(win));
    OK(MPI_Win_wait(win));
    works();
    /* Of locks. */
    OK(MPI_Win_lock(MPI_LOCK_SHARED, right, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock(MPI_LOCK_SHARED, right, 0, win));
    if (size > 2) {
        int left = (rank + size - 1) % size;
        FAILS(MPI_ERR_RMA_SYNC, MPI_Put(&value, 1, MPI_INT, left, 0, 1, MPI_INT, win));
        FAILS(MPI_ERR_RMA_SYNC, MPI_Win_unlock(left, win));
        FAILS(MPI_ERR_RMA_SYNC, MPI_Win_flush(left, win));
    }
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_fence(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock_all(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_free(&win));
    OK(MPI_Win_unlock(right, win));
    OK(MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_post(all, 0, win));
    OK(MPI_Win_unlock(rank, win));
    works();
    if (size > 1) both();
    works();
    OK(MPI_Win_lock_all(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock_all(0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win));
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_free(&win));
    OK(MPI_Win_unlock_all(win));
    works();
}

/* What is not attached, at the target only: told by the call that completes the operation. */
static void unattached(void)
{
    MPI_Win dynamic;
    MPI_Request request;
    static int memory[4];
    int got[600];
    MPI_Aint there, mine;
    OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &dynamic));
    MPI_Win_set_errhandler(dynamic, MPI_ERRORS_RETURN);
    OK(MPI_Win_attach(dynamic, memory, sizeof memory));
    FAILS(MPI_ERR_RMA_ATTACH, MPI_Win_attach(dynamic, memory + 1, 4));
    FAILS(MPI_ERR_BASE, MPI_Win_detach(dynamic, memory + 1));
    MPI_Get_address(memory, &mine);
    MPI_Sendrecv(&mine, 1, MPI_AINT, (rank + size - 1) % size, 0, &there, 1, MPI_AINT, right, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    OK(MPI_Win_lock(MPI_LOCK_SHARED, right, 0, dynamic));
    OK(MPI_Put(&value, 1, MPI_INT, right, there + 12, 1, MPI_INT, dynamic));
    OK(MPI_Win_flush(right, dynamic));
    if (right == rank) {
        FAILS(MPI_ERR_RMA_RANGE, MPI_Put(&value, 1, MPI_INT, right, there + 13, 1, MPI_INT, dynamic));
    } else {
        OK(MPI_Put(&value, 1, MPI_INT, right, there + 13, 1, MPI_INT, dynamic));
        FAILS(MPI_ERR_RMA_RANGE, MPI_Win_flush(right, dynamic));
        OK(MPI_Get(got, 600, MPI_INT, right, there, 600, MPI_INT, dynamic));
        FAILS(MPI_ERR_RMA_RANGE, MPI_Win_flush(right, dynamic));
        OK(MPI_Get_accumulate(&value, 1, MPI_INT, got, 1, MPI_INT, right, 16, 1, MPI_INT, MPI_SUM,
                              dynamic));
        FAILS(MPI_ERR_RMA_RANGE, MPI_Win_flush_all(dynamic));
        /* A request says that nothing has come. */
        OK(MPI_Rget(got, 2, MPI_INT, right, 16, 2, MPI_INT, dynamic, &request));
        FAILS(MPI_ERR_OTHER, MPI_Wait(&request, MPI_STATUS_IGNORE));
        FAILS(MPI_ERR_RMA_RANGE, MPI_Win_flush(right, dynamic));
        OK(MPI_Win_flush(right, dynamic));
        OK(MPI_Put(got, 600, MPI_INT, right, there - 4, 600, MPI_INT, dynamic));
    }
    if (right == rank) {
        OK(MPI_Win_unlock(right, dynamic));
    } else {
        FAILS(MPI_ERR_RMA_RANGE, MPI_Win_unlock(right, dynamic));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(memory[3] == 7);
    OK(MPI_Win_detach(dynamic, memory));
    OK(MPI_Win_free(&dynamic));
}

/* A rank that cannot take part does not keep the others waiting. */
static void creation(void)
{
    MPI_Win none = MPI_WIN_NULL;
    void *at;
    int wrong = rank == size - 1;
    int code = MPI_Win_create(&value, wrong ? -1 : 4, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &none);
    CHECK(code != MPI_SUCCESS);
    if (wrong) FAILS(MPI_ERR_SIZE, code);
    code = MPI_Win_allocate(4, wrong ? 0 : 1, MPI_INFO_NULL, MPI_COMM_WORLD, &at, &none);
    CHECK(code != MPI_SUCCESS);
    if (wrong) FAILS(MPI_ERR_DISP, code);
    code = MPI_Win_allocate_shared(wrong ? (MPI_Aint)1 << 60 : 4, 1, MPI_INFO_NULL, MPI_COMM_WORLD,
                                   &at, &none);
    CHECK(code != MPI_SUCCESS && none == MPI_WIN_NULL);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    right = (rank + 1) % size;
    creation();
    OK(MPI_Win_allocate(8 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    works();
    arguments();
    epochs();
    OK(MPI_Win_free(&win));
    unattached();
    MPI_Group_free(&all);
    MPI_Finalize();
    return 0;
}
