/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Blocking calls of files and windows, for the table of losses. */
#include "lost_table.h"

static int opened(MPI_Comm comm, MPI_File *file)
{
    char name[32];
    int victim = rank;
    /* The name that all three agree on. */
    OK(MPI_Bcast(&victim, 1, MPI_INT, VICTIM, comm));
    snprintf(name, sizeof name, "lost.%d", victim);
    return MPI_File_open(comm, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, file);
}

static void make_file(MPI_Comm comm, int me)
{
    (void)me;
    OK(opened(comm, &object->file));
}

/* The ranks' blocks lie between each other's, so that the call gathers them. */
static void make_view(MPI_Comm comm, int me)
{
    MPI_Datatype every;
    make_file(comm, me);
    OK(MPI_Type_create_resized(MPI_INT, 0, 3 * sizeof(int), &every));
    OK(MPI_Type_commit(&every));
    OK(MPI_File_set_view(object->file, me * sizeof(int), MPI_INT, every, "native", MPI_INFO_NULL));
    MPI_Type_free(&every);
}

static int file_open(MPI_Comm comm, int me)
{
    MPI_File file = MPI_FILE_NULL;
    (void)me;
    DO(MPI_File_open(comm, "lost.open", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file));
    return MPI_File_close(&file);
}

enum { SOME = 1 << 12 };

#define IN_FILE(name, call)                                                                        \
    static int name(MPI_Comm comm, int me)                                                         \
    {                                                                                              \
        (void)comm, (void)me;                                                                      \
        return call;                                                                               \
    }
IN_FILE(write_all, MPI_File_write_all(object->file, data, SOME, MPI_INT, MPI_STATUS_IGNORE))
IN_FILE(read_all, MPI_File_read_all(object->file, data, SOME, MPI_INT, MPI_STATUS_IGNORE))
IN_FILE(write_at_all, MPI_File_write_at_all(object->file, 0, data, SOME, MPI_INT, MPI_STATUS_IGNORE))
IN_FILE(read_at_all, MPI_File_read_at_all(object->file, 0, data, SOME, MPI_INT, MPI_STATUS_IGNORE))
IN_FILE(write_ordered, MPI_File_write_ordered(object->file, data, 1, MPI_INT, MPI_STATUS_IGNORE))
IN_FILE(read_ordered, MPI_File_read_ordered(object->file, data, 1, MPI_INT, MPI_STATUS_IGNORE))
IN_FILE(seek_shared, MPI_File_seek_shared(object->file, 0, MPI_SEEK_SET))
IN_FILE(set_size, MPI_File_set_size(object->file, 64))
IN_FILE(preallocate, MPI_File_preallocate(object->file, 64))
IN_FILE(set_atomicity, MPI_File_set_atomicity(object->file, 1))
IN_FILE(sync_all, MPI_File_sync(object->file))
IN_FILE(set_view, MPI_File_set_view(object->file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL))

static int iwrite_all(MPI_Comm comm, int me)
{
    MPI_Request request;
    (void)comm, (void)me;
    DO(MPI_File_iwrite_all(object->file, data, SOME, MPI_INT, &request));
    return MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static int split_write(MPI_Comm comm, int me)
{
    (void)comm, (void)me;
    DO(MPI_File_write_all_begin(object->file, data, SOME, MPI_INT));
    return MPI_File_write_all_end(object->file, data, MPI_STATUS_IGNORE);
}

static void make_window(MPI_Comm comm, int me)
{
    MPI_Group all;
    int *base, partners[] = {VICTIM};
    OK(MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &base, &object->win));
    OK(MPI_Win_set_errhandler(object->win, MPI_ERRORS_RETURN));
    OK(MPI_Comm_group(comm, &all));
    if (me == VICTIM) OK(MPI_Group_incl(all, 2, (int[]){0, 1}, &object->group));
    else OK(MPI_Group_incl(all, 1, partners, &object->group));
    MPI_Group_free(&all);
}

/* Closes an epoch, whatever happened in it; the first error of both. */
static int closed(int code, int end) { return code == MPI_SUCCESS ? end : code; }

static int locked(int kind, int (*operation)(void))
{
    DO(MPI_Win_lock(kind, VICTIM, 0, object->win));
    int code = operation();
    return closed(code, MPI_Win_unlock(VICTIM, object->win));
}

static int locked_all(int (*operation)(void), int (*flush)(void))
{
    DO(MPI_Win_lock_all(0, object->win));
    int code = operation();
    if (code == MPI_SUCCESS && flush) code = flush();
    return closed(code, MPI_Win_unlock_all(object->win));
}

static int put(void) { return MPI_Put(data, 1, MPI_INT, VICTIM, 0, 1, MPI_INT, object->win); }
static int get(void) { return MPI_Get(more, 1, MPI_INT, VICTIM, 0, 1, MPI_INT, object->win); }
static int add(void) { return MPI_Accumulate(data, 1, MPI_INT, VICTIM, 0, 1, MPI_INT, MPI_SUM, object->win); }
static int fetch(void) { return MPI_Fetch_and_op(data, more, MPI_INT, VICTIM, 0, MPI_SUM, object->win); }
static int swap(void) { return MPI_Compare_and_swap(data, data, more, MPI_INT, VICTIM, 0, object->win); }
static int flush(void) { return MPI_Win_flush(VICTIM, object->win); }
static int flush_all(void) { return MPI_Win_flush_all(object->win); }

static int rget(void)
{
    MPI_Request request;
    DO(MPI_Rget(more, 1, MPI_INT, VICTIM, 0, 1, MPI_INT, object->win, &request));
    return MPI_Wait(&request, MPI_STATUS_IGNORE);
}

#define PASSIVE(name, call)                                                                        \
    static int name(MPI_Comm comm, int me)                                                         \
    {                                                                                              \
        (void)comm;                                                                                \
        return me == VICTIM ? MPI_SUCCESS : call;                                                  \
    }
PASSIVE(shared_get, locked(MPI_LOCK_SHARED, get))
PASSIVE(exclusive_put, locked(MPI_LOCK_EXCLUSIVE, put))
PASSIVE(shared_add, locked(MPI_LOCK_SHARED, add))
PASSIVE(shared_fetch, locked(MPI_LOCK_SHARED, fetch))
PASSIVE(shared_swap, locked(MPI_LOCK_SHARED, swap))
PASSIVE(shared_rget, locked(MPI_LOCK_SHARED, rget))
PASSIVE(all_put, locked_all(put, NULL))
PASSIVE(all_flush, locked_all(put, flush))
PASSIVE(all_flush_all, locked_all(add, flush_all))

static int fence(MPI_Comm comm, int me)
{
    (void)comm, (void)me;
    return MPI_Win_fence(0, object->win);
}

static int complete(MPI_Comm comm, int me)
{
    (void)comm;
    if (me == VICTIM) {
        DO(MPI_Win_post(object->group, 0, object->win));
        return MPI_Win_wait(object->win);
    }
    DO(MPI_Win_start(object->group, 0, object->win));
    int code = put();
    return closed(code, MPI_Win_complete(object->win));
}

static int wait_win(MPI_Comm comm, int me)
{
    (void)comm;
    if (me == VICTIM) {
        DO(MPI_Win_start(object->group, 0, object->win));
        return MPI_Win_complete(object->win);
    }
    DO(MPI_Win_post(object->group, 0, object->win));
    return MPI_Win_wait(object->win);
}

static int win_create(MPI_Comm comm, int me)
{
    MPI_Win win = MPI_WIN_NULL;
    (void)me;
    DO(MPI_Win_create(data, sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &win));
    return MPI_Win_free(&win);
}

static int win_shared(MPI_Comm comm, int me)
{
    MPI_Win win = MPI_WIN_NULL;
    int *base;
    (void)me;
    DO(MPI_Win_allocate_shared(sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &base, &win));
    return MPI_Win_free(&win);
}

static int win_dynamic(MPI_Comm comm, int me)
{
    MPI_Win win = MPI_WIN_NULL;
    (void)me;
    DO(MPI_Win_create_dynamic(MPI_INFO_NULL, comm, &win));
    return MPI_Win_free(&win);
}

static const struct row files[] = {
    {"MPI_File_open", file_open},
    {"MPI_File_write_all", write_all, make_file},
    {"MPI_File_write_all of blocks between others", write_all, make_view},
    {"MPI_File_read_all", read_all, make_file},
    {"MPI_File_read_all of blocks between others", read_all, make_view},
    {"MPI_File_write_at_all", write_at_all, make_file},
    {"MPI_File_read_at_all", read_at_all, make_file},
    {"MPI_File_write_ordered", write_ordered, make_file},
    {"MPI_File_read_ordered", read_ordered, make_file},
    {"MPI_File_seek_shared", seek_shared, make_file},
    {"MPI_File_set_size", set_size, make_file},
    {"MPI_File_preallocate", preallocate, make_file},
    {"MPI_File_set_atomicity", set_atomicity, make_file},
    {"MPI_File_sync", sync_all, make_file},
    {"MPI_File_set_view", set_view, make_file},
    {"MPI_Wait of MPI_File_iwrite_all", iwrite_all, make_view},
    {"MPI_File_write_all_end", split_write, make_view},
};

static const struct row windows[] = {
    {"MPI_Win_create", win_create},
    {"MPI_Win_allocate_shared", win_shared},
    {"MPI_Win_create_dynamic", win_dynamic},
    {"MPI_Get in a shared lock", shared_get, make_window, ALONE},
    {"MPI_Put in an exclusive lock", exclusive_put, make_window, ALONE},
    {"MPI_Accumulate in a shared lock", shared_add, make_window, ALONE},
    {"MPI_Fetch_and_op in a shared lock", shared_fetch, make_window, ALONE},
    {"MPI_Compare_and_swap in a shared lock", shared_swap, make_window, ALONE},
    {"MPI_Wait of MPI_Rget", shared_rget, make_window, ALONE},
    {"MPI_Win_unlock_all", all_put, make_window, ALONE},
    {"MPI_Win_flush", all_flush, make_window, ALONE},
    {"MPI_Win_flush_all", all_flush_all, make_window, ALONE},
    {"MPI_Win_fence", fence, make_window},
    {"MPI_Win_complete", complete, make_window},
    {"MPI_Win_wait", wait_win, make_window},
};
