/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * A ping-pong of a datatype, and of the same data packed and unpacked by the program. Include this
 * once, after "bench.h"; then define `pack` and `unpack`, and set what stands first.
 */

/* The datatype of `count` elements, with `packed` bytes of data; two places for them, and two
   buffers of the packed length. */
static MPI_Datatype type;
static int count, packed;
static char *from, *to, *buffer, *buffer2;

static void pack(char *line, const char *data);
static void unpack(char *data, const char *line);

static void typed(long bytes, int n)
{
    (void)bytes;
    while (n-- > 0)
        if (rank == 0) {
            MPI_Send(from, count, type, 1, 1, MPI_COMM_WORLD);
            MPI_Recv(to, count, type, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else {
            MPI_Recv(to, count, type, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(from, count, type, 0, 1, MPI_COMM_WORLD);
        }
}

static void hand_send(int peer)
{
    pack(buffer, from);
    MPI_Send(buffer, packed, MPI_BYTE, peer, 1, MPI_COMM_WORLD);
}

static void hand_receive(int peer)
{
    MPI_Recv(buffer2, packed, MPI_BYTE, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    unpack(to, buffer2);
}

static void by_hand(long bytes, int n)
{
    (void)bytes;
    while (n-- > 0)
        if (rank == 0) {
            hand_send(1);
            hand_receive(1);
        } else {
            hand_receive(0);
            hand_send(0);
        }
}

/* Both figures: "NAME number us", half a round trip, and "NAME-factor number x", that divided by
   the hand-packed one. */
static void compare(const char *what, long number)
{
    char name[64];
    double t = per_repetition(typed, packed) / 2, hand = per_repetition(by_hand, packed) / 2;
    report(what, number, t * 1e6, "us");
    snprintf(name, sizeof name, "%s-factor", what);
    report(name, number, t / hand, "x");
}
