/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The least that the commonest MPI calls could cost between two processes on two CPUs, without
 * any MPI: what memory and caches take to move 8 bytes in the pattern of the call.
 *
 *   floors            prints "PATTERN us BEFORE AFTER"; the last two are the hand-off of a flag
 *
 * call       a function in another object that loads one word
 * poll       a load of a flag that nobody has raised
 * one-way    a line with a value and its mark, there and back; half of that
 * stream     such lines in a ring of 64, one way; the receiver says every 16 lines how far it is
 * exchange   both write a line of their own, and wait for the other's
 */
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "handoff.h"

enum { RING = 64, SAY = 16, ROUNDS = 20000, BATCHES = 15 };

struct line {
    uint64_t value, mark;
    char rest[48];
};
static struct line *ring, *lines; /* of the stream; of the other patterns */
static volatile char *flags;
static volatile uint64_t *taken;
static int me;
static uint64_t count, sum;

static void write_line(struct line *l, uint64_t value, uint64_t mark)
{
    l->value = value;
    __atomic_store_n(&l->mark, mark, __ATOMIC_RELEASE);
}

static uint64_t read_line(struct line *l, uint64_t mark)
{
    while (__atomic_load_n(&l->mark, __ATOMIC_ACQUIRE) != mark) {}
    return l->value;
}

__attribute__((noinline)) static uint64_t load(const volatile uint64_t *word)
{
    return *word;
}

static void call_batch(void)
{
    int i;
    if (me == 0)
        for (i = 0; i < ROUNDS; i++) sum += load(taken);
}

static void poll_batch(void)
{
    int i;
    if (me == 0)
        for (i = 0; i < ROUNDS; i++)
            sum += __atomic_load_n(&lines[0].mark, __ATOMIC_ACQUIRE) == ~0ull;
}

/* Lines of a side in turn, far from the other side's, and asked for before they are written. */
static struct line *line_of(int side)
{
    return &lines[8 + side * 24 + count % 8 * 2];
}

static void give(void)
{
    write_line(line_of(me), sum, count);
    count++;
    __builtin_prefetch(line_of(me), 1);
    count--;
}

/* Always the same two lines: asking for the next one early takes longer here. */
static void one_way(void)
{
    int i;
    for (i = 0; i < ROUNDS / 2; i++) {
        count++;
        if (me == 0) write_line(&lines[0], sum, count);
        sum += read_line(&lines[me ? 0 : 4], count);
        if (me == 1) write_line(&lines[4], sum, count);
    }
}

static void stream(void)
{
    int i;
    if (me == 1) __atomic_store_n(taken, count, __ATOMIC_RELEASE);
    while (__atomic_load_n(taken, __ATOMIC_ACQUIRE) < count) {}
    for (i = 0; i < ROUNDS; i++) {
        count++;
        if (me == 0) {
            while (count > RING + __atomic_load_n(taken, __ATOMIC_ACQUIRE)) {}
            write_line(&ring[count % RING], sum, count);
        } else {
            sum += read_line(&ring[count % RING], count);
            if (count % SAY == 0) __atomic_store_n(taken, count, __ATOMIC_RELEASE);
        }
    }
    if (me == 1) __atomic_store_n(taken, count, __ATOMIC_RELEASE);
    while (__atomic_load_n(taken, __ATOMIC_ACQUIRE) != count) {}
}

static void exchange(void)
{
    int i;
    for (i = 0; i < ROUNDS; i++) {
        count++;
        give();
        sum += read_line(line_of(!me), count);
    }
}

static const struct {
    const char *name;
    void (*batch)(void);
} patterns[] = {{"call", call_batch}, {"poll", poll_batch},  {"one-way", one_way},
                {"stream", stream},   {"exchange", exchange}};

int main(void)
{
    char *page = mmap(NULL, 16384, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t other;
    size_t p;
    int b;
    if (page == MAP_FAILED) return 1;
    flags = page;
    taken = (uint64_t *)(page + 1024);
    lines = (struct line *)(page + 4096);
    ring = (struct line *)(page + 8192);
    other = fork();
    if (other < 0) return 1;
    me = other == 0;
    if (me) prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    pin(me);
    for (p = 0; p < sizeof patterns / sizeof *patterns; p++) {
        double before = handoff(flags, me), best = 1e9;
        for (b = 0; b < BATCHES; b++) {
            double t;
            handoff(flags, me); /* both begin at once */
            t = seconds();
            patterns[p].batch();
            t = (seconds() - t) / ROUNDS;
            if (t < best) best = t;
        }
        if (me == 0) {
            printf("%s %.6f %.4f %.4f\n", patterns[p].name, best * 1e6, before, handoff(flags, me));
            fflush(stdout);
        } else {
            handoff(flags, me);
        }
    }
    if (me) _exit(sum == 1);
    waitpid(other, NULL, 0);
    return 0;
}
