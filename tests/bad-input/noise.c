/*
 * noise SEED ADDRESS PORT | noise SEED PATH: connects three times and sends what does not belong
 * there: 2 MB of random bytes, 64 KB of 0xff (lengths beyond all bounds), a few bytes and silence
 * until the peer hangs up or a second has passed. Any answer of the peer is fine.
 */
#define _GNU_SOURCE
#include <netdb.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { RANDOM = 2 << 20, SAME = 64 << 10 };

static int dial(int argc, char **argv)
{
    int s = -1;
    if (argc == 4) {
        struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICHOST}, *found;
        if (getaddrinfo(argv[2], argv[3], &hints, &found) != 0)
            return -1;
        s = socket(found->ai_family, SOCK_STREAM, 0);
        if (connect(s, found->ai_addr, found->ai_addrlen) != 0)
            return -1;
    } else {
        struct sockaddr_un to = {.sun_family = AF_UNIX};
        size_t n = strlen(argv[2]);
        if (n >= sizeof to.sun_path)
            return -1;
        memcpy(to.sun_path, argv[2], n);
        if (argv[2][0] == '@')
            to.sun_path[0] = 0;
        s = socket(AF_UNIX, SOCK_STREAM, 0);
        if (connect(s, (struct sockaddr *)&to,
                    (socklen_t)(offsetof(struct sockaddr_un, sun_path) + n)) != 0)
            return -1;
    }
    return s;
}

static void throw(int s, const unsigned char *p, size_t n)
{
    while (n > 0) {
        ssize_t k = send(s, p, n, MSG_NOSIGNAL | MSG_DONTWAIT);
        struct pollfd ready = {s, POLLOUT, 0};
        if (k < 0 && poll(&ready, 1, 1000) <= 0)
            return;
        if (k < 0 && (ready.revents & (POLLERR | POLLHUP)))
            return;
        if (k > 0)
            p += k, n -= (size_t)k;
    }
}

int main(int argc, char **argv)
{
    static unsigned char bytes[RANDOM];
    uint64_t x = argc > 1 ? strtoull(argv[1], NULL, 10) * 2654435761u + 1 : 0;
    if (argc != 3 && argc != 4)
        return 2;
    for (int round = 0; round < 3; round++) {
        int s = dial(argc, argv);
        if (s < 0) {
            fprintf(stderr, "noise: no connection to %s\n", argv[2]);
            return round == 0;
        }
        for (size_t i = 0; i < sizeof bytes; i++) {
            x ^= x << 13, x ^= x >> 7, x ^= x << 17;
            bytes[i] = (unsigned char)(x >> 24);
        }
        if (round == 1)
            memset(bytes, 0xff, SAME);
        throw(s, bytes, round == 0 ? RANDOM : round == 1 ? SAME : 5);
        struct pollfd gone = {s, POLLRDHUP, 0};
        if (round == 2)
            poll(&gone, 1, 1000);
        close(s);
    }
    return 0;
}
