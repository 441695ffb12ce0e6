/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What programs build on windows: a halo exchange with derived datatypes in post-start-complete-wait
 * epochs, a hash table by compare-and-swap, a ticket lock and a queue lock (Mellor-Crummey and Scott),
 * and a linked list whose elements are attached while others walk along it. Results are compared with
 * what one process computes. */
#include "check.h"

/* ---- a halo exchange: rows of a grid per rank, columns interleaved, so that rows have holes ---- */
enum { ROWS = 6, COLS = 40, TIMES = 30 };

static long grid_value(int row, int col, int time) { return row * 1000L + col * 7L + time * 3L; }

static void halo(int flavor)
{
    enum { WIDE = 2 * COLS };
    struct window w = window_of(flavor, (ROWS + 2) * WIDE * sizeof(long), sizeof(long));
    long *cell = w.base;
    int up = (rank + size - 1) % size, down = (rank + 1) % size, t, r, c;
    int ranks[2] = {up, down}, n = up == down ? 1 : 2;
    MPI_Datatype row;
    MPI_Group world, near;
    MPI_Type_vector(COLS, 1, 2, MPI_LONG, &row);
    MPI_Type_commit(&row);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, n, ranks, &near);
    for (t = 0; t < TIMES; t++) {
        for (r = 1; r <= ROWS; r++)
            for (c = 0; c < COLS; c++)
                cell[r * WIDE + 2 * c] = grid_value(rank * ROWS + r - 1, c, t);
        OK(MPI_Win_post(near, t % 2 ? MPI_MODE_NOSTORE : 0, w.win));
        OK(MPI_Win_start(near, 0, w.win));
        OK(MPI_Put(cell + WIDE, 1, row, up, at(&w, up, (ROWS + 1) * WIDE, 8, 8), 1, row, w.win));
        OK(MPI_Put(cell + ROWS * WIDE, 1, row, down, at(&w, down, 0, 8, 8), 1, row, w.win));
        OK(MPI_Win_complete(w.win));
        OK(MPI_Win_wait(w.win));
        for (c = 0; c < COLS; c++) {
            CHECK(cell[2 * c] == grid_value(up * ROWS + ROWS - 1, c, t));
            CHECK(cell[(ROWS + 1) * WIDE + 2 * c] == grid_value(down * ROWS, c, t));
            CHECK(cell[2 * c + 1] == 0);
        }
    }
    MPI_Group_free(&near);
    MPI_Group_free(&world);
    MPI_Type_free(&row);
    MPI_Barrier(MPI_COMM_WORLD);
    window_end(&w);
}

/* ---- a hash table over all ranks, open addressing ---- */
enum { SLOTS = 512, KEYS = 150 };

static void table(int flavor)
{
    struct window w = window_of(flavor, SLOTS * sizeof(int64_t), sizeof(int64_t));
    int64_t all = (int64_t)SLOTS * size, k, found, none = 0, *mine = w.base, sum = 0, total = 0;
    int i;
    OK(MPI_Win_lock_all(0, w.win));
    for (i = 0; i < KEYS; i++) {
        /* Half of the keys are everybody's. */
        int64_t key = i % 2 ? i : (int64_t)(rank + 1) * 100000 + i;
        int64_t slot = (key * 2654435761LL) % all;
        for (;; slot = (slot + 1) % all) {
            int target = (int)(slot / SLOTS);
            MPI_Aint where = at(&w, target, slot % SLOTS, 8, 8);
            k = key;
            OK(MPI_Compare_and_swap(&k, &none, &found, MPI_INT64_T, target, where, w.win));
            OK(MPI_Win_flush(target, w.win));
            if (found == 0 || found == key) break;
        }
    }
    OK(MPI_Win_unlock_all(w.win));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, w.win));
    for (i = 0; i < SLOTS; i++) sum += mine[i];
    OK(MPI_Win_unlock(rank, w.win));
    MPI_Allreduce(&sum, &total, 1, MPI_INT64_T, MPI_SUM, MPI_COMM_WORLD);
    for (i = 0; i < KEYS; i++) {
        if (i % 2) total -= i;
        else for (k = 1; k <= size; k++) total -= k * 100000 + i;
    }
    CHECK(total == 0);
    window_end(&w);
}

/* ---- locks: words 0 next ticket, 1 serving, 2 counter, 3 tail, 4 next in queue, 5 blocked ---- */
static int64_t word(struct window *w, int target, int i, int64_t operand, MPI_Op op)
{
    int64_t old = -1;
    OK(MPI_Fetch_and_op(&operand, &old, MPI_INT64_T, target, at(w, target, i, 8, 8), op, w->win));
    OK(MPI_Win_flush(target, w->win));
    return old;
}

/* Not atomic by itself: the lock makes it so. */
static void count(struct window *w)
{
    int64_t n = 0;
    OK(MPI_Get(&n, 1, MPI_INT64_T, 0, at(w, 0, 2, 8, 8), 1, MPI_INT64_T, w->win));
    OK(MPI_Win_flush(0, w->win));
    n++;
    OK(MPI_Put(&n, 1, MPI_INT64_T, 0, at(w, 0, 2, 8, 8), 1, MPI_INT64_T, w->win));
    OK(MPI_Win_flush(0, w->win));
}

static void locks(int flavor)
{
    enum { ROUNDS = 40 };
    struct window w = window_of(flavor, 8 * sizeof(int64_t), sizeof(int64_t));
    int64_t me = rank + 1, nobody = 0, found, ticket, next;
    int i;
    OK(MPI_Win_lock_all(MPI_MODE_NOCHECK, w.win));
    for (i = 0; i < ROUNDS; i++) {
        ticket = word(&w, 0, 0, 1, MPI_SUM);
        while (word(&w, 0, 1, 0, MPI_NO_OP) != ticket) continue;
        count(&w);
        word(&w, 0, 1, 1, MPI_SUM);
    }
    /* The other lock keeps nobody from this one's section. */
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = 0; i < ROUNDS; i++) {
        word(&w, rank, 4, 0, MPI_REPLACE);
        word(&w, rank, 5, 1, MPI_REPLACE);
        next = word(&w, 0, 3, me, MPI_REPLACE);
        if (next != 0) {
            word(&w, (int)next - 1, 4, me, MPI_REPLACE);
            while (word(&w, rank, 5, 0, MPI_NO_OP) != 0) continue;
        }
        count(&w);
        OK(MPI_Compare_and_swap(&nobody, &me, &found, MPI_INT64_T, 0, at(&w, 0, 3, 8, 8), w.win));
        OK(MPI_Win_flush(0, w.win));
        if (found == me) continue;
        while ((next = word(&w, rank, 4, 0, MPI_NO_OP)) == 0) continue;
        word(&w, (int)next - 1, 5, 0, MPI_REPLACE);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(word(&w, 0, 2, 0, MPI_NO_OP) == 2L * ROUNDS * size);
    OK(MPI_Win_unlock_all(w.win));
    MPI_Barrier(MPI_COMM_WORLD);
    window_end(&w);
}

/* ---- a list: each element names the next one by rank and address ---- */
struct element {
    int64_t next_rank, next_address, value;
};
static const int64_t LAST = -1;

static void list(void)
{
    enum { EACH = 12 };
    MPI_Win win;
    struct element *own[EACH], *first = NULL;
    int64_t at_rank = 0, head = 0, none = LAST, me = rank, found, sum = 0;
    MPI_Aint address = 0;
    int i, n = 0;
    OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    if (rank == 0) {
        first = malloc(sizeof *first);
        *first = (struct element){LAST, 0, 0};
        OK(MPI_Win_attach(win, first, sizeof *first));
        MPI_Get_address(first, &address);
        head = address;
    }
    MPI_Bcast(&head, 1, MPI_INT64_T, 0, MPI_COMM_WORLD);
    OK(MPI_Win_lock_all(0, win));
    for (i = 0; i < EACH; i++) {
        int64_t tail_rank = at_rank, tail = head, mine;
        own[i] = malloc(sizeof **own);
        *own[i] = (struct element){LAST, 0, rank * 100 + i + 1};
        OK(MPI_Win_attach(win, own[i], sizeof *own[i]));
        MPI_Get_address(own[i], &address);
        mine = address;
        for (;;) {
            OK(MPI_Compare_and_swap(&me, &none, &found, MPI_INT64_T, (int)tail_rank, tail, win));
            OK(MPI_Win_flush((int)tail_rank, win));
            if (found == LAST) {
                OK(MPI_Accumulate(&mine, 1, MPI_INT64_T, (int)tail_rank, tail + 8, 1, MPI_INT64_T,
                                  MPI_REPLACE, win));
                OK(MPI_Win_flush((int)tail_rank, win));
                break;
            }
            /* Its address follows its rank. */
            do {
                OK(MPI_Fetch_and_op(NULL, &mine, MPI_INT64_T, (int)tail_rank, tail + 8, MPI_NO_OP, win));
                OK(MPI_Win_flush((int)tail_rank, win));
            } while (mine == 0);
            tail_rank = found;
            tail = mine;
            mine = address;
        }
    }
    MPI_Barrier(MPI_COMM_WORLD);
    while (at_rank != LAST) {
        struct element e;
        OK(MPI_Get(&e, 3, MPI_INT64_T, (int)at_rank, head, 3, MPI_INT64_T, win));
        OK(MPI_Win_flush((int)at_rank, win));
        sum += e.value;
        at_rank = e.next_rank;
        head = e.next_address;
        n++;
    }
    CHECK(n == 1 + EACH * size);
    for (i = 0; i < size; i++) sum -= EACH * (i * 100L + 1) + EACH * (EACH - 1) / 2;
    CHECK(sum == 0);
    OK(MPI_Win_unlock_all(win));
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = 0; i < EACH; i++) {
        OK(MPI_Win_detach(win, own[i]));
        free(own[i]);
    }
    OK(MPI_Win_free(&win));
    free(first);
}

int main(int argc, char **argv)
{
    int flavor;
    begin(&argc, &argv);
    for (flavor = CREATE; flavor <= DYNAMIC; flavor++) {
        if (size > 1) halo(flavor);
        table(flavor);
        locks(flavor);
    }
    list();
    MPI_Finalize();
    if (rank == 0) printf("ok\n");
    return 0;
}
