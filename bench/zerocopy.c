/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What MSG_ZEROCOPY of the kernel is worth for sends of one length over TCP, without MPI:
 *
 *   zerocopy listen PORT             takes connections and their bytes, until it is ended
 *   zerocopy ADDRESS PORT [BYTES]    streams to it for a second each way, in turns
 *
 * Prints for copies and for MSG_ZEROCOPY the rate, the sender's time on CPUs per byte, and in how many of the
 * notices the kernel says that it has copied after all.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <linux/errqueue.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what)
{
    fprintf(stderr, "zerocopy: %s: %s\n", what, strerror(errno));
    exit(1);
}

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void listen_for_ever(int port)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    int one = 1, door = socket(AF_INET, SOCK_STREAM, 0);
    static char bytes[1 << 20];
    if (door < 0) fail("socket");
    setsockopt(door, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(door, (struct sockaddr *)&at, sizeof at) || listen(door, 4)) fail("listen");
    for (;;) {
        int from = accept(door, NULL, NULL);
        if (from < 0) fail("accept");
        while (read(from, bytes, sizeof bytes) > 0) { }
        close(from);
    }
}

/* Reads the notices that are there: sends that have ended, and how many notices tell of copies. */
static void notices(int s, unsigned *ended, unsigned *copied, unsigned *told)
{
    char control[256];
    struct msghdr m = {.msg_control = control, .msg_controllen = sizeof control};
    while (recvmsg(s, &m, MSG_ERRQUEUE | MSG_DONTWAIT) >= 0) {
        struct cmsghdr *c = CMSG_FIRSTHDR(&m);
        if (c) {
            struct sock_extended_err *e = (void *)CMSG_DATA(c);
            *ended = e->ee_data + 1;
            *told += 1;
            *copied += (e->ee_code & SO_EE_CODE_ZEROCOPY_COPIED) != 0;
        }
        m.msg_controllen = sizeof control;
    }
}

static void stream(const struct sockaddr_in *to, size_t bytes, int zerocopy)
{
    enum { SLOTS = 8 };
    char *from = malloc(SLOTS * bytes);
    int one = 1, s = socket(AF_INET, SOCK_STREAM, 0);
    unsigned calls = 0, ended = 0, copied = 0, told = 0;
    double total = 0, begin, cpu;
    if (!from || s < 0) fail("socket");
    memset(from, 1, SLOTS * bytes);
    setsockopt(s, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (zerocopy && setsockopt(s, SOL_SOCKET, SO_ZEROCOPY, &one, sizeof one)) fail("SO_ZEROCOPY");
    if (connect(s, (const struct sockaddr *)to, sizeof *to)) fail("connect");
    begin = now(CLOCK_MONOTONIC);
    cpu = now(CLOCK_PROCESS_CPUTIME_ID);
    for (unsigned round = 0; now(CLOCK_MONOTONIC) - begin < 1; round++) {
        size_t done = 0;
        while (done < bytes) {
            ssize_t n = send(s, from + (round % SLOTS) * bytes + done, bytes - done,
                             zerocopy ? MSG_ZEROCOPY : 0);
            if (n < 0 && errno != ENOBUFS) fail("send");
            if (n > 0) {
                done += (size_t)n;
                calls += 1;
            }
            if (zerocopy) notices(s, &ended, &copied, &told);
        }
        total += (double)bytes;
        /* The memory of a slot is free when its send has ended. */
        while (zerocopy && calls - ended >= SLOTS) {
            struct pollfd p = {.fd = s};
            poll(&p, 1, 100);
            notices(s, &ended, &copied, &told);
        }
    }
    cpu = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    begin = now(CLOCK_MONOTONIC) - begin;
    printf("%8zu %-13s %7.3f GB/s  %6.3f ns CPU per byte", bytes, zerocopy ? "MSG_ZEROCOPY" : "copies",
           total / begin * 1e-9, cpu / total * 1e9);
    if (zerocopy) printf("  copied after all: %u of %u notices", copied, told);
    printf("\n");
    close(s);
    free(from);
}

int main(int argc, char **argv)
{
    struct sockaddr_in to = {.sin_family = AF_INET};
    if (argc == 3 && !strcmp(argv[1], "listen")) listen_for_ever(atoi(argv[2]));
    if (argc < 3 || inet_pton(AF_INET, argv[1], &to.sin_addr) != 1) {
        fprintf(stderr, "usage: zerocopy listen PORT | zerocopy ADDRESS PORT [BYTES]\n");
        return 2;
    }
    to.sin_port = htons((unsigned short)atoi(argv[2]));
    for (int round = 0; round < 3; round++)
        for (int zerocopy = 0; zerocopy < 2; zerocopy++)
            stream(&to, argc > 3 ? strtoul(argv[3], NULL, 10) : 1 << 20, zerocopy);
    return 0;
}
