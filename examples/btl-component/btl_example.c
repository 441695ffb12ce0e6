/* A network in one file: datagrams, one for each message. Built as it is, between the processes of
 * one host over sockets of the file system's kind, which lose nothing; with -DNETWORK, between hosts
 * over UDP, which does: then the reliable layer repairs it (mpirun --mca pml dr).
 *
 * It is an example of the contract in hawser/btl.h, not of a fast network. */
#define _GNU_SOURCE
#include <hawser/btl.h>

#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#ifdef NETWORK
enum { FAMILY = AF_INET, LONGEST = 1400, FLAGS = HAWSER_BTL_LOSSY | HAWSER_BTL_UNORDERED };
#define NAME "exampleip"
#else
enum { FAMILY = AF_UNIX, LONGEST = 32 << 10, FLAGS = 0 };
#define NAME "example"
#endif

/* Of a socket of either family. */
struct address {
    struct sockaddr_storage at;
    socklen_t bytes;
};

struct peer {
    struct address address;
    uint64_t known_as; /* in front of each message: who sends it */
};

struct link {
    int socket;
    int full; /* the last message was not taken */
    struct peer *peers;
    uint32_t count;
    char why[128];
    char room[sizeof(uint64_t) + LONGEST];
};

/* Where the socket is bound: a name that the kernel makes up, or the address of the first interface
 * that leads out of this host, and else of the one that does not. */
static int place(struct address *own)
{
    memset(own, 0, sizeof *own);
    own->at.ss_family = FAMILY;
    own->bytes = sizeof(sa_family_t);
#ifdef NETWORK
    struct ifaddrs *all;
    if (getifaddrs(&all) != 0)
        return -1;
    for (struct ifaddrs *i = all; i; i = i->ifa_next) {
        if (!i->ifa_addr || i->ifa_addr->sa_family != AF_INET || !(i->ifa_flags & IFF_UP))
            continue;
        int first = own->bytes == sizeof(sa_family_t);
        if (first || !(i->ifa_flags & IFF_LOOPBACK)) {
            own->bytes = sizeof(struct sockaddr_in);
            memcpy(&own->at, i->ifa_addr, own->bytes);
            if (!(i->ifa_flags & IFF_LOOPBACK))
                break;
        }
    }
    freeifaddrs(all);
#endif
    return 0;
}

static void close_link(void *at)
{
    struct link *link = at;
    close(link->socket);
    free(link->peers);
    free(link);
}

static int open_link(const hawser_btl_place_t *here, void **at, hawser_btl_limits_t *limits)
{
    struct address own;
    if (FAMILY == AF_UNIX && !here->one_node)
        return HAWSER_PASS;
    struct link *link = calloc(1, sizeof *link);
    if (!link)
        return HAWSER_FAILED;
    link->socket = socket(FAMILY, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (link->socket < 0 || place(&own) != 0 ||
        bind(link->socket, (struct sockaddr *)&own.at, own.bytes) != 0) {
        close_link(link);
        return HAWSER_FAILED;
    }
    limits->flags = FLAGS;
    limits->longest = LONGEST;
    limits->latency_ns = 10000;
    limits->bandwidth_mbs = 1000;
    *at = link;
    return HAWSER_OK;
}

static int address(void *at, void *room, uint64_t *bytes)
{
    struct link *link = at;
    struct address own = { .bytes = sizeof own.at };
    if (getsockname(link->socket, (struct sockaddr *)&own.at, &own.bytes) != 0 ||
        own.bytes > *bytes) {
        snprintf(link->why, sizeof link->why, "its socket has no address: %s", strerror(errno));
        return HAWSER_FAILED;
    }
    memcpy(room, &own.at, own.bytes);
    *bytes = own.bytes;
    return HAWSER_OK;
}

static int connect_peer(void *at, const hawser_btl_peer_t *given, uint32_t *number)
{
    struct link *link = at;
    if (given->bytes > sizeof(struct sockaddr_storage)) {
        snprintf(link->why, sizeof link->why, "its address is %u bytes long",
                 (unsigned)given->bytes);
        return HAWSER_FAILED;
    }
    struct peer *more = realloc(link->peers, (link->count + 1) * sizeof *more);
    if (!more)
        return HAWSER_FAILED;
    link->peers = more;
    struct peer *peer = &more[link->count];
    memset(peer, 0, sizeof *peer);
    memcpy(&peer->address.at, given->address, given->bytes);
    peer->address.bytes = (socklen_t)given->bytes;
    peer->known_as = given->known_as;
    *number = link->count++;
    return HAWSER_OK;
}

static int send_message(void *at, uint32_t number, const struct iovec *pieces, int count)
{
    struct link *link = at;
    struct peer *peer = &link->peers[number];
    struct iovec parts[4] = { { &peer->known_as, sizeof peer->known_as } };
    for (int i = 0; i < count && i < 3; i++)
        parts[i + 1] = pieces[i];
    struct msghdr message = { .msg_name = &peer->address.at,
                              .msg_namelen = peer->address.bytes,
                              .msg_iov = parts,
                              .msg_iovlen = (size_t)count + 1 };
    link->full = 0;
    if (sendmsg(link->socket, &message, MSG_NOSIGNAL) >= 0)
        return HAWSER_OK;
    if (errno == EAGAIN || errno == ENOBUFS || errno == EINTR) {
        link->full = 1;
        return HAWSER_FULL;
    }
    /* What another host says of a datagram before: this one is lost, and will be repaired. */
    if ((FLAGS & HAWSER_BTL_LOSSY) && errno == ECONNREFUSED)
        return HAWSER_OK;
    snprintf(link->why, sizeof link->why, "a datagram cannot be sent: %s", strerror(errno));
    return HAWSER_FAILED;
}

static void progress(void *at, const hawser_btl_events_t *tell)
{
    struct link *link = at;
    uint64_t from;
    /* So many, lest what was received waits for what comes. */
    for (int i = 0; i < 64; i++) {
        ssize_t n = recv(link->socket, link->room, sizeof link->room, 0);
        if (n < (ssize_t)sizeof from)
            break;
        memcpy(&from, link->room, sizeof from);
        tell->message(tell->to, from, link->room + sizeof from, (uint64_t)n - sizeof from);
    }
}

static void sleep_until(void *at, const hawser_btl_sleep_t *tell)
{
    struct link *link = at;
    tell->descriptor(tell->to, link->socket, 0);
    /* Nothing tells when the queue of a peer has room again. */
    if (link->full)
        tell->within(tell->to, 100);
}

static const char *why(void *at)
{
    struct link *link = at;
    return link->why[0] ? link->why : NULL;
}

static const hawser_btl_t table = {
    .size = sizeof(hawser_btl_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 30,
    .open = open_link,
    .address = address,
    .connect = connect_peer,
    .send = send_message,
    .progress = progress,
    .sleep = sleep_until,
    .why = why,
    .close = close_link,
};

HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = HAWSER_COMPONENT_ABI,
    .framework = "btl",
    .name = NAME,
    .version = "1.0.0",
    .help = "Datagrams as an example of a network.",
    .table = &table,
};
