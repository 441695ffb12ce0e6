// np: 1 2 4
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Windows as objects: attributes, names, info, groups, error handlers, shared memory; and that making
 * and freeing thousands of them costs nothing that stays. */
#include "check.h"
#include <unistd.h>

static int deletions, handled;

static int deleted(MPI_Win win, int key, void *value, void *state)
{
    (void)win, (void)key, (void)state;
    deletions += *(int *)value;
    return MPI_SUCCESS;
}

static void handler(MPI_Win *win, int *code, ...)
{
    (void)win;
    MPI_Error_class(*code, &handled);
}

static void attributes(int flavor, int kind)
{
    struct window w = window_of(flavor, 100, 4);
    void *value;
    int flag, dynamic = flavor == DYNAMIC;
    deletions = 0;
    OK(MPI_Win_get_attr(w.win, MPI_WIN_BASE, &value, &flag));
    CHECK(flag && (dynamic ? value == MPI_BOTTOM : value == w.base));
    OK(MPI_Win_get_attr(w.win, MPI_WIN_SIZE, &value, &flag));
    CHECK(flag && *(MPI_Aint *)value == (dynamic ? 0 : 100));
    OK(MPI_Win_get_attr(w.win, MPI_WIN_DISP_UNIT, &value, &flag));
    CHECK(flag && *(int *)value == (dynamic ? 1 : 4));
    OK(MPI_Win_get_attr(w.win, MPI_WIN_CREATE_FLAVOR, &value, &flag));
    CHECK(flag && *(int *)value == kind);
    OK(MPI_Win_get_attr(w.win, MPI_WIN_MODEL, &value, &flag));
    CHECK(flag && *(int *)value == MPI_WIN_UNIFIED);
    FAILS(MPI_ERR_KEYVAL, MPI_Win_set_attr(w.win, MPI_WIN_BASE, value));

    int key, mine = 3;
    OK(MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, deleted, &key, NULL));
    OK(MPI_Win_get_attr(w.win, key, &value, &flag));
    CHECK(!flag);
    OK(MPI_Win_set_attr(w.win, key, &mine));
    OK(MPI_Win_get_attr(w.win, key, &value, &flag));
    CHECK(flag && value == &mine);
    OK(MPI_Win_delete_attr(w.win, key));
    CHECK(deletions == 3);
    OK(MPI_Win_set_attr(w.win, key, &mine));
    OK(MPI_Win_free_keyval(&key));

    char name[MPI_MAX_OBJECT_NAME];
    int len = -1;
    OK(MPI_Win_get_name(w.win, name, &len));
    CHECK(len == 0 && name[0] == 0);
    OK(MPI_Win_set_name(w.win, "shelf"));
    OK(MPI_Win_get_name(w.win, name, &len));
    CHECK(len == 5 && strcmp(name, "shelf") == 0);

    MPI_Group own, world;
    int same;
    OK(MPI_Win_get_group(w.win, &own));
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_compare(own, world, &same);
    CHECK(same == MPI_IDENT);
    MPI_Group_free(&own);
    MPI_Group_free(&world);

    MPI_Info info;
    char text[64];
    int length = sizeof text;
    OK(MPI_Win_get_info(w.win, &info));
    MPI_Info_get_string(info, "accumulate_ordering", &length, text, &flag);
    CHECK(flag && strcmp(text, "rar,raw,war,waw") == 0);
    MPI_Info_set(info, "some_key", "some value");
    OK(MPI_Win_set_info(w.win, info));
    MPI_Info_free(&info);
    OK(MPI_Win_get_info(w.win, &info));
    length = sizeof text;
    MPI_Info_get_string(info, "some_key", &length, text, &flag);
    CHECK(flag && strcmp(text, "some value") == 0);
    MPI_Info_free(&info);

    MPI_Errhandler mine_too, found;
    OK(MPI_Win_create_errhandler(handler, &mine_too));
    OK(MPI_Win_set_errhandler(w.win, mine_too));
    OK(MPI_Win_get_errhandler(w.win, &found));
    CHECK(found == mine_too);
    MPI_Errhandler_free(&found);
    MPI_Errhandler_free(&mine_too);
    handled = 0;
    FAILS(MPI_ERR_RMA_SYNC, MPI_Win_unlock(0, w.win));
    CHECK(handled == MPI_ERR_RMA_SYNC);
    OK(MPI_Win_call_errhandler(w.win, MPI_ERR_OTHER));
    CHECK(handled == MPI_ERR_OTHER);
    CHECK(MPI_Win_fromint(MPI_Win_toint(w.win)) == w.win);
    deletions = 0;
    window_end(&w);
    CHECK(deletions == 3);
}

/* Parts of all sizes side by side, or apart; none at some ranks. */
static void shared(int apart)
{
    MPI_Info info;
    MPI_Win win;
    MPI_Info_create(&info);
    MPI_Info_set(info, "alloc_shared_noncontig", apart ? "true" : "false");
    char *base, *at, *next = NULL;
    MPI_Aint bytes = rank % 2 ? 0 : 100 + rank, found;
    int unit;
    OK(MPI_Win_allocate_shared(bytes, 1, info, MPI_COMM_WORLD, &base, &win));
    MPI_Info_free(&info);
    for (int i = 0; i < bytes; i++) base[i] = rank + i;
    OK(MPI_Win_fence(0, win));
    for (int r = 0; r < size; r++) {
        OK(MPI_Win_shared_query(win, r, &found, &unit, &at));
        CHECK(unit == 1 || found == 0);
        CHECK(found == (r % 2 ? 0 : 100 + r) || (apart && r % 2));
        if (!apart && size > 1) {
            CHECK(at != NULL || r % 2);
            if (next && found) CHECK(at == next);
            if (found) next = at + found;
        }
        for (int i = 0; i < found; i++) CHECK(at[i] == (char)(r + i));
    }
    OK(MPI_Win_shared_query(win, MPI_PROC_NULL, &found, &unit, &at));
    CHECK(found == 100 && at[1] == 1);
    OK(MPI_Win_fence(0, win));
    OK(MPI_Win_free(&win));
}

/* Loads and stores with locks, barriers and MPI_Win_sync. */
static void stored(void)
{
    MPI_Win win;
    int *base, *first, unit;
    MPI_Aint bytes;
    OK(MPI_Win_allocate_shared(rank ? 0 : 64, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
    OK(MPI_Win_shared_query(win, 0, &bytes, &unit, &first));
    CHECK(bytes == 64 && unit == 4);
    OK(MPI_Win_lock_all(MPI_MODE_NOCHECK, win));
    for (int round = 0; round < 20; round++) {
        if (rank == round % size) *first = 1000 + round;
        OK(MPI_Win_sync(win));
        MPI_Barrier(MPI_COMM_WORLD);
        OK(MPI_Win_sync(win));
        CHECK(*first == 1000 + round);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    OK(MPI_Win_unlock_all(win));
    OK(MPI_Win_free(&win));
}

/* Thousands of attachments; one that is taken away beside those in use; two side by side as one. */
static void attached(void)
{
    enum { PIECES = 10000, EACH = 24 };
    static char memory[PIECES * EACH];
    MPI_Win win;
    MPI_Aint mine, there;
    char got[3 * EACH], data[2 * EACH];
    int right = (rank + 1) % size;
    OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    for (int i = 0; i < PIECES; i++) OK(MPI_Win_attach(win, memory + i * EACH, EACH));
    for (int i = 0; i < PIECES * EACH; i++) memory[i] = i / EACH + rank;
    MPI_Get_address(memory, &mine);
    MPI_Sendrecv(&mine, 1, MPI_AINT, (rank + size - 1) % size, 0, &there, 1, MPI_AINT, right, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    OK(MPI_Win_lock_all(0, win));
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < PIECES - 2; i += 500) {
            OK(MPI_Get(got, sizeof got, MPI_CHAR, right, there + i * EACH, sizeof got, MPI_CHAR, win));
            OK(MPI_Win_flush(right, win));
            for (int k = 0; k < 3 * EACH; k++) CHECK(got[k] == (char)(i + k / EACH + right));
        }
        MPI_Barrier(MPI_COMM_WORLD);
        for (int i = 4; round == 0 && i < PIECES; i += 100)
            OK(MPI_Win_detach(win, memory + i * EACH));
        MPI_Barrier(MPI_COMM_WORLD);
    }
    memset(data, 7, sizeof data);
    int code = MPI_Put(data, 2 * EACH, MPI_CHAR, right, there + 3 * EACH, 2 * EACH, MPI_CHAR, win);
    if (code == MPI_SUCCESS) code = MPI_Win_flush(right, win);
    FAILS(MPI_ERR_RMA_RANGE, code);
    OK(MPI_Win_unlock_all(win));
    OK(MPI_Win_free(&win));
    CHECK(memory[4 * EACH] == (char)(4 + rank));
}

static long lines(const char *path)
{
    FILE *f = fopen(path, "r");
    long n = 0;
    if (!f) return 0;
    for (int c; (c = fgetc(f)) != EOF;) n += c == '\n';
    fclose(f);
    return n;
}

static long resident(void)
{
    long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f && fscanf(f, "%*d %ld", &pages) != 1) pages = 0;
    if (f) fclose(f);
    return pages;
}

static void many(int count)
{
    long maps = 0, pages = 0;
    for (int i = 0; i < count; i++) {
        MPI_Win win;
        int *at, one = 1;
        OK(MPI_Win_allocate(4096 * 4, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &at, &win));
        CHECK(at[200] == 0);
        at[200] = 5;
        OK(MPI_Win_lock(MPI_LOCK_SHARED, (rank + 1) % size, 0, win));
        OK(MPI_Put(&one, 1, MPI_INT, (rank + 1) % size, 100, 1, MPI_INT, win));
        OK(MPI_Win_unlock((rank + 1) % size, win));
        OK(MPI_Win_free(&win));
        if (i == count / 4) maps = lines("/proc/self/maps"), pages = resident();
    }
    CHECK(lines("/proc/self/maps") <= maps + 8);
    CHECK(resident() <= pages + 1024);
    /* Many at a time. */
    enum { ALIVE = 1000 };
    static MPI_Win wins[ALIVE];
    for (int i = 0; i < ALIVE; i++) {
        int *at;
        OK(MPI_Win_allocate(64, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &at, &wins[i]));
        *at = i;
    }
    for (int i = 0; i < ALIVE; i++) {
        int got = -1;
        OK(MPI_Win_fence(0, wins[i]));
        OK(MPI_Get(&got, 1, MPI_INT, (rank + 1) % size, 0, 1, MPI_INT, wins[i]));
        OK(MPI_Win_fence(0, wins[i]));
        CHECK(got == i);
        OK(MPI_Win_free(&wins[i]));
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    static const int kinds[FLAVORS] = {MPI_WIN_FLAVOR_CREATE, MPI_WIN_FLAVOR_ALLOCATE,
                                       MPI_WIN_FLAVOR_DYNAMIC, MPI_WIN_FLAVOR_SHARED};
    for (int flavor = 0; flavor < FLAVORS; flavor++) attributes(flavor, kinds[flavor]);
    shared(0);
    shared(1);
    stored();
    attached();
    many(size == 1 ? 10000 : size == 2 ? 2000 : 500);
    MPI_Finalize();
    return 0;
}
