/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What the hardware and the kernel allow, without any MPI: two processes on two CPUs with a
 * shared page, a CPU copying, a raw socket that is polled busily. Same command line and output
 * as bench.h; also `spawn N` and, for sockets, the name of the congestion control after a colon.
 *
 *   latency    a flag there and back; each side copies the payload out of the other's memory once
 *   bandwidth  one CPU copying 64 times
 *   latency:slots bandwidth:slots
 *              through slots in shared memory, as processes do that cannot see each other's memory:
 *              one side copies in while the other copies out
 *   rate       8-byte values in a ring, no acknowledgement but a full ring
 *   barrier    both raise a flag and wait for the other's; the same for allreduce of 8 bytes
 *   tcp-latency[:CC] tcp-bandwidth[:CC]
 *   gain       windows of 64 values in two pairs of processes, each pair on a CPU of its own, over
 *              those in one pair while the other CPU is idle
 *   wake       the answer of a process that has slept one second in the kernel, in us
 *   spawn N    N processes that end at once, in ms
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "handoff.h"

enum { WINDOW = 64, BATCHES = 8, RING = 512, SLOTS = 64, PIECE = 16 << 10, WAKES = 5 };
static const double BATCH_SECONDS = 3e-3;
static const size_t BUFFER = 8u << 20;
extern char **environ;

static int me, sock = -1;
static char *page, *shared[2], *private_buffer;
static long flag_value;

static void *memory(size_t bytes)
{
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) exit(1);
    return p;
}

static volatile long *flag(int of) { return (volatile long *)(page + 1024 + 128 * of); }

static void raise_flag(long v) { __atomic_store_n(flag(me), v, __ATOMIC_RELEASE); }

/* The other side may be one step ahead already. */
static void await_flag(long v)
{
    while (__atomic_load_n(flag(!me), __ATOMIC_ACQUIRE) < v) {}
}

/* By vector moves, not by the C library, which may take either way. Lines are asked for ahead, on
 * both sides. */
static void move(char *to, const char *from, long bytes)
{
    long at = 0;
    for (; at + 64 <= bytes; at += 64) {
        __builtin_prefetch(from + at + 1024, 0, 3);
        __builtin_prefetch(to + at + 1024, 1, 3);
        __builtin_memcpy(to + at, from + at, 64);
    }
    memcpy(to + at, from + at, (size_t)(bytes - at));
    __asm__ volatile("" ::: "memory");
}

/* How slots are filled and emptied. Past the caches is best where none is shared, on processors that
 * fetch what they overwrite; the instruction for strings, on those that need not. */
static enum { VECTORS, PAST_CACHES, STRINGS, WAYS } way;

static int by_string(char *to, const char *from, long bytes)
{
#ifdef __x86_64__
    if (way == STRINGS) {
        __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes) : : "memory");
        return 1;
    }
#else
    (void)to, (void)from, (void)bytes;
#endif
    return 0;
}

static void move_in(char *slot, const char *from, long bytes)
{
    if (by_string(slot, from, bytes)) return;
#ifdef __SSE2__
    if (way == PAST_CACHES) {
        long at = 0;
        for (; at + 16 <= bytes; at += 16)
            _mm_stream_si128((__m128i *)(slot + at), _mm_loadu_si128((const __m128i *)(from + at)));
        memcpy(slot + at, from + at, (size_t)(bytes - at));
        _mm_sfence();
        return;
    }
#endif
    move(slot, from, bytes);
}

static void move_out(char *to, const char *slot, long bytes)
{
    if (!by_string(to, slot, bytes)) move(to, slot, bytes);
}

static void copy(long bytes) { move_out(private_buffer, shared[!me], bytes); }

/* Slots from one side to the other; turns count pieces from 1. */
static struct lane {
    struct { long turn; char rest[120]; } full[SLOTS], taken;
    char slots[SLOTS][PIECE] __attribute__((aligned(4096)));
} *lanes[2];
static long pieces[2];

/* A quarter of a message, in whole lines, if that is no more than a slot holds. */
static long piece_of(long bytes)
{
    long piece = (bytes / 4 + 63) & ~63l;
    return piece < 2048 ? 2048 : piece > PIECE ? PIECE : piece;
}

static void put_slots(long bytes)
{
    struct lane *lane = lanes[me];
    long at, n, piece = piece_of(bytes);
    for (at = 0; at < bytes; at += n) {
        long turn = ++pieces[me];
        n = bytes - at < piece ? bytes - at : piece;
        while (__atomic_load_n(&lane->taken.turn, __ATOMIC_ACQUIRE) + SLOTS < turn) {}
        move_in(lane->slots[turn % SLOTS], shared[me] + at, n);
        __atomic_store_n(&lane->full[turn % SLOTS].turn, turn, __ATOMIC_RELEASE);
    }
}

static void get_slots(long bytes)
{
    struct lane *lane = lanes[!me];
    long at, n, piece = piece_of(bytes);
    for (at = 0; at < bytes; at += n) {
        long turn = ++pieces[!me];
        n = bytes - at < piece ? bytes - at : piece;
        while (__atomic_load_n(&lane->full[turn % SLOTS].turn, __ATOMIC_ACQUIRE) != turn) {}
        move_out(private_buffer + at, lane->slots[turn % SLOTS], n);
        if (turn % 8 == 0 || at + n >= bytes)
            __atomic_store_n(&lane->taken.turn, turn, __ATOMIC_RELEASE);
    }
}

static void slot_ping(long bytes, int n)
{
    while (n-- > 0) {
        if (me == 1) get_slots(bytes);
        put_slots(bytes);
        if (me == 0) get_slots(bytes);
    }
}

static void slot_windows(long bytes, int n)
{
    int i;
    while (n-- > 0)
        for (i = 0; i < WINDOW; i++)
            if (me == 0) put_slots(bytes);
            else get_slots(bytes);
}

/* A message of 8 bytes is the flag itself. */
static void flag_ping(long bytes, int n)
{
    while (n-- > 0) {
        flag_value++;
        if (me == 1) {
            await_flag(flag_value);
            if (bytes > 8) copy(bytes);
        }
        raise_flag(flag_value);
        if (me == 0) {
            await_flag(flag_value);
            if (bytes > 8) copy(bytes);
        }
    }
}

static void flag_both(long bytes, int n)
{
    (void)bytes;
    while (n-- > 0) {
        raise_flag(++flag_value);
        await_flag(flag_value);
    }
}

static void copies(long bytes, int n)
{
    int i;
    while (n-- > 0 && me == 0)
        for (i = 0; i < WINDOW; i++) copy(bytes);
}

/* Values that are never 0 in a ring; the reader clears them a line at a time. */
static void stream(long bytes, int n)
{
    volatile unsigned long *ring = (volatile unsigned long *)shared[0];
    long i, total = (long)n * WINDOW;
    (void)bytes;
    for (i = 0; i < total; i++) {
        volatile unsigned long *cell = &ring[i % RING];
        if (me == 0) {
            while (__atomic_load_n(cell, __ATOMIC_RELAXED) != 0) {}
            __atomic_store_n(cell, (unsigned long)i + 1, __ATOMIC_RELEASE);
        } else {
            while (__atomic_load_n(cell, __ATOMIC_ACQUIRE) == 0) {}
            if (i % 8 == 7)
                for (int k = 0; k < 8; k++) __atomic_store_n(cell - k, 0, __ATOMIC_RELAXED);
        }
    }
}

static void put_all(const char *p, long n)
{
    while (n > 0) {
        ssize_t k = send(sock, p, (size_t)n, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (k > 0) { p += k; n -= k; }
        else if (k < 0 && errno != EAGAIN && errno != EINTR) exit(1);
    }
}

static void get_all(char *p, long n)
{
    while (n > 0) {
        ssize_t k = recv(sock, p, (size_t)n, MSG_DONTWAIT);
        if (k > 0) { p += k; n -= k; }
        else if (k == 0 || (errno != EAGAIN && errno != EINTR)) exit(1);
    }
}

static void socket_ping(long bytes, int n)
{
    while (n-- > 0) {
        if (me == 1) get_all(private_buffer, bytes);
        put_all(shared[me], bytes);
        if (me == 0) get_all(private_buffer, bytes);
    }
}

static void socket_windows(long bytes, int n)
{
    int i;
    while (n-- > 0) {
        for (i = 0; i < WINDOW; i++)
            if (me == 0) put_all(shared[0], bytes);
            else get_all(private_buffer, bytes);
        if (me == 0) get_all(private_buffer, 1);
        else put_all(shared[1], 1);
    }
}

/* Both sides call it: side 1 listens. The port passes through the shared page. */
static void connect_pair(const char *congestion)
{
    volatile unsigned short *port = (volatile unsigned short *)(page + 2048);
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof at;
    int s = socket(AF_INET, SOCK_STREAM, 0), one = 1;
    if (sock >= 0) close(sock);
    if (s < 0) exit(1);
    if (*congestion &&
        setsockopt(s, IPPROTO_TCP, TCP_CONGESTION, congestion, strlen(congestion)) != 0)
        fprintf(stderr, "limits: no congestion control %s; the default serves\n", congestion);
    if (me == 1) {
        if (bind(s, (struct sockaddr *)&at, sizeof at) || listen(s, 1) ||
            getsockname(s, (struct sockaddr *)&at, &length)) exit(1);
        __atomic_store_n(port, at.sin_port, __ATOMIC_RELEASE);
        sock = accept(s, NULL, NULL);
        close(s);
    } else {
        while ((at.sin_port = __atomic_load_n(port, __ATOMIC_ACQUIRE)) == 0) {}
        *port = 0;
        if (connect(s, (struct sockaddr *)&at, sizeof at) != 0) exit(1);
        sock = s;
    }
    if (sock < 0) exit(1);
    setsockopt(sock, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

static double once(void (*batch)(long bytes, int n), long bytes, int n)
{
    double t;
    flag_both(0, 1);
    t = seconds();
    batch(bytes, n);
    flag_both(0, 1);
    return seconds() - t;
}

static double per_repetition(void (*batch)(long bytes, int n), long bytes)
{
    volatile int *count = (volatile int *)(page + 3072);
    double best = 1e9, t;
    int k, n = 1;
    for (;;) {
        t = once(batch, bytes, n);
        if (me == 0) *count = t > BATCH_SECONDS / 4 ? -(int)(n * BATCH_SECONDS / t) - 1 : n * 4;
        flag_both(0, 1);
        n = *count;
        flag_both(0, 1);
        if (n < 0) break;
    }
    for (k = 0, n = -n; k < BATCHES; k++)
        if ((t = once(batch, bytes, n) / n) < best) best = t;
    return best;
}

/* The best one of all ways to copy, which differ for more than a line. */
static double any_way(void (*batch)(long bytes, int n), long bytes)
{
    double t, best = 1e9;
    for (way = VECTORS; way < (bytes > 64 ? WAYS : PAST_CACHES); way++)
        if ((t = per_repetition(batch, bytes)) < best) best = t;
    way = VECTORS;
    return best;
}

/* Windows per second that go to a new process on the same CPU and are answered, for so long. */
static double switching(double time)
{
    volatile long *sent = (volatile long *)shared[me], *answered = sent + 8, *values = sent + 16;
    double begin = seconds(), end;
    pid_t parent = getpid(), partner;
    long n = 0, k;
    *sent = *answered = 0;
    if ((partner = fork()) < 0) exit(1);
    if (partner == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent) _exit(1);
        for (;;) {
            while (__atomic_load_n(sent, __ATOMIC_ACQUIRE) <= n) sched_yield();
            for (k = 0; k < WINDOW; k++) ((volatile long *)private_buffer)[k] = values[k];
            __atomic_store_n(answered, ++n, __ATOMIC_RELEASE);
        }
    }
    do {
        for (k = 0; k < WINDOW; k++) values[k] = n;
        __atomic_store_n(sent, ++n, __ATOMIC_RELEASE);
        while (__atomic_load_n(answered, __ATOMIC_ACQUIRE) < n) sched_yield();
    } while ((end = seconds()) < begin + time);
    kill(partner, SIGKILL);
    waitpid(partner, NULL, 0);
    return (double)n / (end - begin);
}

/* In each round side 0 alone, both, side 1 alone; who has nothing to do leaves its CPU idle. */
static double gain(void)
{
    enum { ROUNDS = 5 };
    volatile double *rates = (volatile double *)(page + 2560);
    double gains[ROUNDS], swap;
    int k, i, step;
    for (k = 0; k < ROUNDS; k++) {
        for (step = 0; step < 3; step++) {
            raise_flag(++flag_value);
            while (__atomic_load_n(flag(!me), __ATOMIC_ACQUIRE) < flag_value) usleep(100);
            if (step == 1 || step == 2 * me) rates[2 * me + (step == 1)] = switching(0.05);
        }
        flag_both(0, 1);
        gains[k] = 2 * (rates[1] + rates[3]) / (rates[0] + rates[2]);
        for (i = k; i > 0 && gains[i] < gains[i - 1]; i--)
            swap = gains[i], gains[i] = gains[i - 1], gains[i - 1] = swap;
        flag_both(0, 1);
    }
    return gains[ROUNDS / 2];
}

/* Microseconds until a process that has slept a second answers; the median. */
static double wake(void)
{
    int *word = (int *)(page + 3584), *answer = word + 32, i, k;
    double trips[WAKES], swap;
    struct timespec second = {1, 0};
    for (k = 0; k < WAKES; k++) {
        int next = *word + 1;
        flag_both(0, 1);
        if (me == 1) {
            while (__atomic_load_n(word, __ATOMIC_ACQUIRE) != next)
                syscall(SYS_futex, word, FUTEX_WAIT, next - 1, NULL, NULL, 0);
            __atomic_store_n(answer, next, __ATOMIC_RELEASE);
        } else {
            double begin;
            nanosleep(&second, NULL);
            begin = seconds();
            __atomic_store_n(word, next, __ATOMIC_RELEASE);
            syscall(SYS_futex, word, FUTEX_WAKE, 1, NULL, NULL, 0);
            while (__atomic_load_n(answer, __ATOMIC_ACQUIRE) != next) {}
            trips[k] = (seconds() - begin) * 1e6;
            for (i = k; i > 0 && trips[i] < trips[i - 1]; i--)
                swap = trips[i], trips[i] = trips[i - 1], trips[i - 1] = swap;
        }
    }
    return me == 0 ? trips[WAKES / 2] : 0;
}

static void figure(const char *what, long bytes)
{
    double before = handoff(page, me), value = 0, t;
    const char *unit = "us", *colon = strchr(what, ':');
    if (!strncmp(what, "tcp-", 4)) connect_pair(colon ? colon + 1 : "");
    memset(shared[0], 0, RING * 8);
    if (!strcmp(what, "latency")) value = any_way(flag_ping, bytes) * 0.5e6;
    else if (!strcmp(what, "latency:slots")) value = any_way(slot_ping, bytes) * 0.5e6;
    else if (!strcmp(what, "barrier") || !strcmp(what, "allreduce"))
        value = per_repetition(flag_both, 0) * 1e6;
    else if (!strcmp(what, "rate")) {
        value = WINDOW / per_repetition(stream, 8) / 1e6;
        unit = "M/s";
    } else if (!strncmp(what, "bandwidth", 9) || !strncmp(what, "tcp-bandwidth", 13)) {
        if (*what == 'b' && colon) t = any_way(slot_windows, bytes);
        else if (*what == 'b') t = any_way(copies, bytes);
        else t = per_repetition(socket_windows, bytes);
        value = (double)bytes * WINDOW / t / 1e9;
        unit = "GB/s";
    } else if (!strcmp(what, "wake")) {
        value = wake();
    } else if (!strcmp(what, "gain")) {
        value = gain();
        unit = "ratio";
    } else if (!strncmp(what, "tcp-latency", 11)) {
        value = per_repetition(socket_ping, bytes) * 0.5e6;
    } else if (me == 0) fprintf(stderr, "no operation \"%s\"\n", what);
    t = handoff(page, me);
    /* These are compared with figures that were taken without a probe. */
    if (!strcmp(what, "gain") || !strcmp(what, "wake")) before = t = 0;
    if (me == 0) printf("%s %ld %.6g %s %.4f %.4f\n", what, bytes, value, unit, before, t);
    fflush(stdout);
}

static void spawn(int n)
{
    char *arguments[] = {"true", NULL};
    double best = 1e9, t;
    pid_t child;
    int k, i;
    for (k = 0; k < 5; k++) {
        t = seconds();
        for (i = 0; i < n; i++)
            if (posix_spawn(&child, "/bin/true", NULL, NULL, arguments, environ) != 0) return;
        while (wait(NULL) > 0) {}
        t = (seconds() - t) * 1e3;
        if (t < best) best = t;
    }
    printf("spawn %d %.6g ms 0 0\n", n, best);
}

int main(int argc, char **argv)
{
    int i, k;
    pid_t child;
    if (argc > 2 && !strcmp(argv[1], "spawn")) { spawn(atoi(argv[2])); return 0; }
    page = memory(4096);
    shared[0] = memory(BUFFER);
    shared[1] = memory(BUFFER);
    lanes[0] = memory(sizeof(struct lane));
    lanes[1] = memory(sizeof(struct lane));
    private_buffer = malloc(BUFFER);
    if (!private_buffer || (child = fork()) < 0) return 1;
    me = child == 0;
    if (me) prctl(PR_SET_PDEATHSIG, SIGKILL);
    pin(me);
    memset(shared[me], 1, BUFFER);
    memset(private_buffer, 1, BUFFER);
    flag_both(0, 1);
    for (i = 1; i < argc; i = k) {
        k = i + 1;
        if (argv[i][0] == '-') continue;
        if (k >= argc || argv[k][0] < '0' || argv[k][0] > '9') figure(argv[i], 0);
        while (k < argc && argv[k][0] >= '0' && argv[k][0] <= '9') {
            if (atol(argv[k]) <= (long)BUFFER) figure(argv[i], atol(argv[k]));
            k++;
        }
    }
    if (me) _exit(0);
    waitpid(child, NULL, 0);
    return 0;
}
