/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Random operations of all ranks on all ranks in random epochs, against an oracle. Each round has a
 * window of one kind, one way to synchronize, one element type and one operation, and regions with laws:
 *
 *   sums     a commutative operation on an array by accumulates of all forms and random layouts: the
 *            result is that of all operands, in whatever order;
 *   tickets  fetch-and-add: what was fetched are the numbers 0, 1, ... once each, and grows at each rank;
 *   chain    compare-and-swap from n to n + 1: the last value is the number of successes;
 *   swaps    replacements by unique values: values fetched and the last one are those written and the
 *            first one;
 *   slots    what one origin alone writes: puts, replacements and sums there apply in their order.
 *
 * HAWSER_FUZZ_ROUNDS and HAWSER_FUZZ_SEED say how long and what; a failure tells both. */
#include "check.h"
#include <complex.h>
#include <stdbool.h>

enum { K = 300, OPS = 24, SLOT = 512, WIDEST = 32 };
enum { FENCE, PSCW, SHARED_LOCK, EXCLUSIVE, LOCKALL, SYNCS };

static uint64_t dice;
static long seed, round_;

static uint64_t next(void)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return dice * 0x2545f4914f6cdd1dULL >> 11;
}
static int below(int n) { return (int)(next() % (uint64_t)n); }

#define LAW(x)                                                                                \
    do {                                                                                      \
        if (!(x)) {                                                                           \
            fprintf(stderr, "%s:%d: rank %d of %d, seed %ld, round %ld (%s): not true: %s\n", \
                    __FILE__, __LINE__, rank, size, seed, round_, said, #x);                  \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                     \
        }                                                                                     \
    } while (0)
static char said[200];

/* Element types, as the small whole numbers that they can have. */
#define INTEGERS(X)                                                                           \
    X(signed_char, MPI_SIGNED_CHAR, signed char) X(short, MPI_SHORT, short) X(int, MPI_INT, int) X(long, MPI_LONG, long)     \
    X(long_long, MPI_LONG_LONG, long long) X(unsigned_char, MPI_UNSIGNED_CHAR, unsigned char)                           \
    X(unsigned_short, MPI_UNSIGNED_SHORT, unsigned short) X(unsigned, MPI_UNSIGNED, unsigned)                           \
    X(unsigned_long, MPI_UNSIGNED_LONG, unsigned long) X(int8_t, MPI_INT8_T, int8_t) X(int16_t, MPI_INT16_T, int16_t)         \
    X(int32_t, MPI_INT32_T, int32_t) X(int64_t, MPI_INT64_T, int64_t) X(uint8_t, MPI_UINT8_T, uint8_t)                   \
    X(uint16_t, MPI_UINT16_T, uint16_t) X(uint32_t, MPI_UINT32_T, uint32_t) X(uint64_t, MPI_UINT64_T, uint64_t)             \
    X(aint, MPI_AINT, MPI_Aint) X(offset, MPI_OFFSET, MPI_Offset) X(count, MPI_COUNT, MPI_Count)
#define FLOATS(X)                                                                             \
    X(float, MPI_FLOAT, float) X(double, MPI_DOUBLE, double) X(long_double, MPI_LONG_DOUBLE, long double)
#define COMPLEX(X)                                                                            \
    X(c_float_complex, MPI_C_FLOAT_COMPLEX, float complex) X(c_double_complex, MPI_C_DOUBLE_COMPLEX, double complex)             \
    X(c_long_double_complex, MPI_C_LONG_DOUBLE_COMPLEX, long double complex)

struct type {
    MPI_Datatype type;
    int bytes;
    char kind;
    void (*put)(void *, long);
    long (*get)(const void *);
};
#define ACCESS(name, mpi, c)                                                                        \
    static void put_##name(void *at, long v) { c x = (c)v; memcpy(at, &x, sizeof x); }         \
    static long get_##name(const void *at) { c x; memcpy(&x, at, sizeof x); return (long)x; }
INTEGERS(ACCESS) FLOATS(ACCESS) COMPLEX(ACCESS) ACCESS(c_bool, MPI_C_BOOL, bool)
ACCESS(byte, MPI_BYTE, uint8_t)

enum { NTYPES = 28 };
static struct type types[NTYPES];
static int ntypes;

static void make_types(void)
{
#define ADD(name, mpi, c, k) \
    types[ntypes++] = (struct type){mpi, sizeof(c), k, put_##name, get_##name};
#define ADD_I(name, mpi, c) ADD(name, mpi, c, 'i')
#define ADD_F(name, mpi, c) ADD(name, mpi, c, 'f')
#define ADD_C(name, mpi, c) ADD(name, mpi, c, 'c')
    INTEGERS(ADD_I) FLOATS(ADD_F) COMPLEX(ADD_C) ADD(c_bool, MPI_C_BOOL, bool, 'b')
    ADD(byte, MPI_BYTE, uint8_t, 'y')
    CHECK(ntypes == NTYPES);
}

/* Operations with the kinds of types that they are for, operands from `low` for `range` values, and
 * what the same makes of plain numbers. */
static const struct op {
    int which;
    const char *kinds, *name;
    long low, range, first;
} ops[] = {
    {0, "ifc", "sum", -3, 7, 0}, {1, "ifc", "prod", 1, 2, 1}, {2, "if", "min", 0, 100, 99},
    {3, "if", "max", 0, 100, 0}, {4, "iy", "band", 64, 64, 127}, {5, "iy", "bor", 0, 128, 0},
    {6, "iy", "bxor", 0, 128, 0}, {7, "ib", "land", 0, 2, 1}, {8, "ib", "lor", 0, 2, 0},
    {9, "ib", "lxor", 0, 2, 0},
};
static MPI_Op mpi_op(int which)
{
    MPI_Op all[] = {MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, MPI_BAND, MPI_BOR, MPI_BXOR,
                    MPI_LAND, MPI_LOR, MPI_LXOR};
    return all[which];
}
static long combine(int which, long a, long b)
{
    switch (which) {
    case 0: return a + b;
    case 1: return a * b;
    case 2: return a < b ? a : b;
    case 3: return a > b ? a : b;
    case 4: return a & b;
    case 5: return a | b;
    case 6: return a ^ b;
    case 7: return a && b;
    case 8: return a || b;
    default: return !a != !b;
    }
}

static struct window w;
static int sync_;
static MPI_Group all;
static MPI_Aint sums_at, tickets_at, chain_at, swaps_at, slots_at;

static MPI_Aint place(int target, MPI_Aint byte) { return at(&w, target, byte, 1, 1); }

static void enter(void)
{
    if (sync_ == FENCE) OK(MPI_Win_fence(below(2) ? MPI_MODE_NOPRECEDE : 0, w.win));
    if (sync_ == PSCW) {
        OK(MPI_Win_post(all, 0, w.win));
        OK(MPI_Win_start(all, 0, w.win));
    }
    if (sync_ == LOCKALL) OK(MPI_Win_lock_all(below(2) ? MPI_MODE_NOCHECK : 0, w.win));
}
static void leave(void)
{
    if (sync_ == FENCE) OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, w.win));
    if (sync_ == PSCW) {
        OK(MPI_Win_complete(w.win));
        OK(MPI_Win_wait(w.win));
    }
    if (sync_ == LOCKALL) OK(MPI_Win_unlock_all(w.win));
    MPI_Barrier(MPI_COMM_WORLD);
}
/* Around one operation; after `done`, what it fetched is there unless the epoch goes on. */
static void reach(int target)
{
    if (sync_ == SHARED_LOCK) OK(MPI_Win_lock(MPI_LOCK_SHARED, target, 0, w.win));
    if (sync_ == EXCLUSIVE) OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, w.win));
}
static int done(int target, int complete)
{
    if (sync_ == SHARED_LOCK || sync_ == EXCLUSIVE) {
        OK(MPI_Win_unlock(target, w.win));
        return 1;
    }
    if (sync_ != LOCKALL) return 0;
    if (complete) OK(below(2) ? MPI_Win_flush(target, w.win) : MPI_Win_flush_all(w.win));
    else if (below(3) == 0) OK(MPI_Win_flush_local(target, w.win));
    return complete;
}
static int passive(void) { return sync_ >= SHARED_LOCK; }

/* A layout of n elements of a type, with gaps of `step - 1` elements, from the last to the first for
 * `back`. The address is that of its first element. */
static MPI_Datatype layout(MPI_Datatype of, int bytes, int n, int step, int back)
{
    MPI_Datatype new, spread;
    if (back) {
        MPI_Aint *where = malloc(n * sizeof *where);
        for (int i = 0; i < n; i++) where[i] = -(MPI_Aint)i * step * bytes;
        MPI_Type_create_hindexed_block(n, 1, where, of, &new);
        free(where);
    } else if (step > 1 && n % 2) {
        MPI_Type_create_resized(of, 0, (MPI_Aint)step * bytes, &spread);
        MPI_Type_contiguous(n, spread, &new);
        MPI_Type_free(&spread);
    } else {
        MPI_Type_vector(n, 1, step, of, &new);
    }
    MPI_Type_commit(&new);
    return new;
}

/* What is under way: origins, results, and what they are to become. */
static struct { char origin[2 * K * WIDEST], result[2 * K * WIDEST]; } under_way[OPS * 2];
static int used;

static long contribution[64][K];

/* One accumulate of some form on a random part of the array of a random target. */
static void sum_once(const struct type *t, const struct op *o)
{
    char *origin = under_way[used].origin, *result = under_way[used++].result;
    int target = below(size), n = 1 + below(below(2) ? 8 : K / 3), step = 1 + below(3);
    if ((n - 1) * step + 1 > K) step = 1;
    int first = below(K - (n - 1) * step), back = below(2), gap = 1 + below(2), form = below(5);
    if (form == 4) n = 1;
    for (int i = 0; i < n; i++) {
        long v = o->low + below((int)o->range);
        int e = back ? first + (n - 1 - i) * step : first + i * step;
        if (t->kind == 'i' && o->which == 1) v = 1;
        t->put(origin + (size_t)i * gap * t->bytes, v);
        contribution[target][e] = combine(o->which, contribution[target][e], v);
    }
    int begin = back ? first + (n - 1) * step : first;
    MPI_Aint disp = place(target, sums_at + (MPI_Aint)begin * t->bytes);
    MPI_Datatype there = layout(t->type, t->bytes, n, step, back);
    MPI_Datatype here = layout(t->type, t->bytes, n, gap, 0);
    MPI_Op op = mpi_op(o->which);
    MPI_Request request = MPI_REQUEST_NULL;
    if (!passive() && form < 4) form &= 1;
    reach(target);
    switch (form) {
    case 0: OK(MPI_Accumulate(origin, 1, here, target, disp, 1, there, op, w.win)); break;
    case 1:
        OK(MPI_Get_accumulate(origin, 1, here, result, n, t->type, target, disp, 1, there, op, w.win));
        break;
    case 2: OK(MPI_Raccumulate(origin, 1, here, target, disp, 1, there, op, w.win, &request)); break;
    case 3:
        OK(MPI_Rget_accumulate(origin, 1, here, result, n, t->type, target, disp, 1, there, op, w.win,
                               &request));
        break;
    default: OK(MPI_Fetch_and_op(origin, result, t->type, target, disp, op, w.win));
    }
    MPI_Type_free(&there);
    MPI_Type_free(&here);
    if (form == 2 || form == 3) MPI_Wait(&request, MPI_STATUS_IGNORE);
    done(target, 0);
}

static void sums_hold(const struct type *t, const struct op *o)
{
    static long whole[64][K], gathered[64][K];
    for (int r = 0; r < size; r++)
        for (int e = 0; e < K; e++) whole[r][e] = o->first;
    for (int from = 0; from < size; from++) {
        if (from == rank) memcpy(gathered, contribution, sizeof gathered);
        MPI_Bcast(gathered, 64 * K, MPI_LONG, from, MPI_COMM_WORLD);
        for (int e = 0; e < K; e++)
            whole[rank][e] = combine(o->which, whole[rank][e], gathered[rank][e]);
    }
    for (int e = 0; e < K; e++) {
        char expected[WIDEST];
        t->put(expected, whole[rank][e]);
        LAW(t->get((char *)w.base + sums_at + (size_t)e * t->bytes) == t->get(expected));
    }
}

/* Values fetched from one word of each target. */
static uint64_t fetched[64][OPS], given[64][OPS], one = 1;
static int count[64];

static void all_once(int owner, uint64_t expected_sum, uint64_t sum, uint64_t squares, uint64_t n)
{
    uint64_t mine[2] = {sum, squares}, whole[2];
    MPI_Allreduce(mine, whole, 2, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    LAW(owner != rank || whole[0] == expected_sum);
    uint64_t expected = 0;
    for (uint64_t i = 0; i < n; i++) expected += i * i;
    LAW(squares == UINT64_MAX || owner != rank || whole[1] == expected);
}

static void ticket_once(void)
{
    int target = below(size), i = count[target]++;
    MPI_Aint disp = place(target, tickets_at);
    reach(target);
    if (below(2)) OK(MPI_Fetch_and_op(&one, &fetched[target][i], MPI_UINT64_T, target, disp, MPI_SUM, w.win));
    else
        OK(MPI_Get_accumulate(&one, 1, MPI_UINT64_T, &fetched[target][i], 1, MPI_UINT64_T, target, disp, 1,
                              MPI_UINT64_T, MPI_SUM, w.win));
    done(target, below(2));
}

static void tickets_hold(void)
{
    for (int r = 0; r < size; r++) {
        uint64_t n, mine = (uint64_t)count[r], sum = 0, squares = 0;
        for (int i = 0; i < count[r]; i++) {
            LAW(i == 0 || fetched[r][i] > fetched[r][i - 1]);
            sum += fetched[r][i];
            squares += fetched[r][i] * fetched[r][i];
        }
        MPI_Allreduce(&mine, &n, 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
        all_once(r, n * (n - 1) / 2, sum, squares, n);
        LAW(r != rank || *(uint64_t *)((char *)w.base + tickets_at) == n);
    }
}

static uint64_t swapped[64][OPS];
static int swaps[64];

static void swap_once(void)
{
    int target = below(size), i = swaps[target]++;
    MPI_Aint disp = place(target, swaps_at);
    given[target][i] = next();
    reach(target);
    if (below(2))
        OK(MPI_Fetch_and_op(&given[target][i], &swapped[target][i], MPI_UINT64_T, target, disp, MPI_REPLACE, w.win));
    else
        OK(MPI_Get_accumulate(&given[target][i], 1, MPI_UINT64_T, &swapped[target][i], 1, MPI_UINT64_T, target,
                              disp, 1, MPI_UINT64_T, MPI_REPLACE, w.win));
    done(target, below(2));
}

static void swaps_hold(void)
{
    for (int r = 0; r < size; r++) {
        uint64_t mine[4] = {0, 0, 0, 0}, whole[4];
        if (r == rank) {
            uint64_t last = *(uint64_t *)((char *)w.base + swaps_at);
            mine[0] = last, mine[2] = last * last;
        }
        for (int i = 0; i < swaps[r]; i++) {
            mine[0] += swapped[r][i], mine[2] += swapped[r][i] * swapped[r][i];
            mine[1] += given[r][i], mine[3] += given[r][i] * given[r][i];
        }
        MPI_Allreduce(mine, whole, 4, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
        LAW(whole[0] == whole[1] && whole[2] == whole[3]);
    }
}

static struct { char expected[8], new[8], old[8]; int target; } tries[OPS];
static int ntries;

static void chain_once(const struct type *t)
{
    int i = ntries++, target = below(size);
    long n = below(6);
    t->put(tries[i].expected, n);
    t->put(tries[i].new, n + 1);
    tries[i].target = target;
    reach(target);
    OK(MPI_Compare_and_swap(tries[i].new, tries[i].expected, tries[i].old, t->type, target,
                            place(target, chain_at), w.win));
    done(target, below(2));
}

static void chain_holds(const struct type *t)
{
    long wins[64] = {0}, whole[64];
    for (int i = 0; i < ntries; i++) wins[tries[i].target] += !memcmp(tries[i].expected, tries[i].old, t->bytes);
    MPI_Allreduce(wins, whole, 64, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    LAW(t->get((char *)w.base + chain_at) == whole[rank]);
}

/* What this rank's slots at the others have become. */
static char slots[64][SLOT];
static struct { int at; char expected[SLOT], got[SLOT]; int target, bytes; } gets[OPS];
static int ngets;

static void slot_once(void)
{
    char *origin = under_way[used++].origin;
    int target = below(size), n = 1 + below(SLOT / 3), step = 1 + below(3), back = below(2), what = below(4);
    int first = below(SLOT - (n - 1) * step);
    int begin = back ? first + (n - 1) * step : first;
    MPI_Aint disp = place(target, slots_at + (MPI_Aint)rank * SLOT + begin);
    MPI_Datatype there = layout(MPI_BYTE, 1, n, step, back), here = layout(MPI_BYTE, 1, n, 2, 0);
    MPI_Request request;
    for (int i = 0; i < n && what < 3; i++) {
        char *to = &slots[target][back ? begin - i * step : begin + i * step];
        origin[2 * i] = (char)below(256);
        *to = what == 2 ? *to ^ origin[2 * i] : origin[2 * i];
    }
    reach(target);
    if (what == 0) {
        if (passive() && below(2)) {
            OK(MPI_Rput(origin, 1, here, target, disp, 1, there, w.win, &request));
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        } else {
            OK(MPI_Put(origin, 1, here, target, disp, 1, there, w.win));
        }
    } else if (what == 1) {
        OK(MPI_Accumulate(origin, 1, here, target, disp, 1, there, MPI_REPLACE, w.win));
    } else if (what == 2) {
        OK(MPI_Accumulate(origin, 1, here, target, disp, 1, there, MPI_BXOR, w.win));
    } else {
        int i = ngets++;
        gets[i].target = target, gets[i].bytes = n;
        for (int k = 0; k < n; k++) gets[i].expected[k] = slots[target][back ? begin - k * step : begin + k * step];
        if (passive() && below(2)) {
            OK(MPI_Rget(gets[i].got, n, MPI_BYTE, target, disp, 1, there, w.win, &request));
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            LAW(!memcmp(gets[i].got, gets[i].expected, n));
        } else {
            OK(MPI_Get(gets[i].got, n, MPI_BYTE, target, disp, 1, there, w.win));
        }
    }
    MPI_Type_free(&there);
    MPI_Type_free(&here);
    done(target, below(2));
}

static void slots_hold(void)
{
    static char mine[64][SLOT];
    for (int i = 0; i < ngets; i++) LAW(!memcmp(gets[i].got, gets[i].expected, gets[i].bytes));
    MPI_Alltoall(slots, SLOT, MPI_BYTE, mine, SLOT, MPI_BYTE, MPI_COMM_WORLD);
    LAW(!memcmp(mine, (char *)w.base + slots_at, (size_t)size * SLOT));
}

static void a_round(const int *kinds, int nkinds)
{
    /* Decided alike by all, then each for itself. */
    dice = (uint64_t)seed * 0x9e3779b97f4a7c15ULL + (uint64_t)round_ * 7919 + 1;
    for (int i = 0; i < 8; i++) next();
    int flavor = kinds[below(nkinds)];
    sync_ = below(SYNCS);
    const struct op *o = &ops[below(sizeof ops / sizeof *ops)];
    const struct type *t, *c;
    do t = &types[below(ntypes)]; while (!strchr(o->kinds, t->kind));
    do c = &types[below(ntypes)]; while (c->kind == 'f' || c->kind == 'c' || c->kind == 'b');
    /* Also where elements are not aligned. */
    sums_at = below(4) ? 64 : 61;
    tickets_at = sums_at + K * WIDEST + 3;
    tickets_at -= tickets_at % 8;
    chain_at = tickets_at + 8 + (below(4) ? 0 : 1);
    swaps_at = tickets_at + 24 + (below(4) ? 0 : 3);
    slots_at = tickets_at + 48 + below(8);
    snprintf(said, sizeof said, "window %d, synchronization %d, %s on elements of %d bytes of kind %c, chain of %d",
             flavor, sync_, o->name, t->bytes, t->kind, c->bytes);
    w = window_of(flavor, slots_at + (MPI_Aint)size * SLOT, 1);
    for (int e = 0; e < K; e++) t->put((char *)w.base + sums_at + (size_t)e * t->bytes, o->first);
    for (int r = 0; r < size; r++)
        for (int e = 0; e < K; e++) contribution[r][e] = o->first;
    memset(count, 0, sizeof count);
    memset(swaps, 0, sizeof swaps);
    memset(slots, 0, sizeof slots);
    MPI_Win_sync(w.win);
    MPI_Barrier(MPI_COMM_WORLD);
    dice += (uint64_t)rank * 0x1234567;
    for (int i = 0; i < 8; i++) next();
    for (int epoch = 0; epoch < 2; epoch++) {
        used = ntries = ngets = 0;
        enter();
        for (int i = 0; i < OPS / 2; i++) {
            sum_once(t, o);
            if (below(2)) ticket_once();
            if (below(2)) swap_once();
            if (below(2)) slot_once();
            if (epoch == 0) chain_once(c);
        }
        leave();
        sums_hold(t, o);
        slots_hold();
        if (epoch == 0) chain_holds(c);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    tickets_hold();
    swaps_hold();
    window_end(&w);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    const int kinds[] = {FUZZ_KINDS};
    const char *rounds = getenv("HAWSER_FUZZ_ROUNDS"), *from = getenv("HAWSER_FUZZ_SEED");
    long n = rounds ? atol(rounds) : 60;
    seed = from ? atol(from) : 1;
    CHECK(size <= 64);
    make_types();
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    for (round_ = 0; round_ < n; round_++) a_round(kinds, sizeof kinds / sizeof *kinds);
    MPI_Group_free(&all);
    MPI_Finalize();
    return 0;
}
