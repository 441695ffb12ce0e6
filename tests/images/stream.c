// Streams of numbered messages from each rank to all others: stream ROUNDS MARK [PAUSE-US] [FAULT]
// Each receiver knows the number and the contents of the next message of each sender, so one that is lost, doubled,
// overtaken or changed ends the job. A sender is ahead of its receivers by AHEAD messages at most and does not wait for
// answers: there are always messages on their way to each rank. MARK.R has the round of rank R; where MARK.end is there all
// end with one of the next rounds. Then each rank prints its longest pauses between two rounds, in ms. FAULT shows that the test can fail: "lose" leaves one message out,
// "double" sends one twice, "change" changes one byte.
#include <fcntl.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define AHEAD 8
#define RANKS 8
#define LONGEST 40000
#define PAUSES 10
#define LOOKS 16
#define LEFT 7
static const int lengths[] = {32, 24, 700, 5000, 40, LONGEST};
static int rank, size, rounds;
static char out[RANKS][AHEAD][LONGEST], in[LONGEST];
static long next_from[RANKS];
static int pauses[PAUSES];

// A message is its number, again and again.
static int fill(char *into, int from, long number) {
    int length = lengths[(number + from) % 6];
    uint64_t word = (uint64_t)number << 8 | (uint64_t)from;
    for (int i = 0; i + 8 <= length; i += 8) memcpy(into + i, &word, 8);
    memset(into + length / 8 * 8, (int)number, length % 8);
    return length;
}

// Receives all that is there from one rank or any, but what has this number or a later one; with `wait` one message at least.
static int receive_from(int source, long before, int wait) {
    static char want[LONGEST];
    int received = 0, there = 0;
    while (source == MPI_ANY_SOURCE || next_from[source] < before) {
        MPI_Status status;
        int count;
        if (wait) MPI_Probe(source, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        else MPI_Iprobe(source, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
        if (!wait && !there) break;
        int from = status.MPI_SOURCE;
        // Rank 0 receives a message when the next one is there.
        if (rank == 0 && !wait) MPI_Iprobe(from, (int)(next_from[from] + 1) % 2, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE);
        if (!wait && !there) break;
        MPI_Recv(in, sizeof in, MPI_CHAR, from, status.MPI_TAG, MPI_COMM_WORLD, &status);
        MPI_Get_count(&status, MPI_CHAR, &count);
        long number = next_from[from]++;
        if (count != fill(want, from, number) || memcmp(in, want, count) != 0) {
            uint64_t word;
            memcpy(&word, in, 8);
            fprintf(stderr, "rank %d: message %ld of rank %d has %d bytes and says that it is number %ld of rank %d\n", rank,
                    number, from, count, (long)(word >> 8), (int)(word & 255));
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
        received++;
        wait = 0;
    }
    return received;
}

// Rank 0 leaves the newest ones: from the first ones on there are always messages that have come and were not received.
static void receive(long round) {
    if (rank != 0) receive_from(MPI_ANY_SOURCE, 0, 0);
    else
        for (int from = 1; from < size; from++) receive_from(from, round - LEFT, 0);
}

static void paused(int ms) {
    for (int i = 0; i < PAUSES; i++) {
        if (ms <= pauses[i]) continue;
        int less = pauses[i];
        pauses[i] = ms;
        ms = less;
    }
}

int main(int argc, char **argv) {
    static MPI_Request sends[RANKS][AHEAD];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size > RANKS) MPI_Abort(MPI_COMM_WORLD, 2);
    rounds = argc > 1 ? atoi(argv[1]) : 10;
    int pause = argc > 3 ? atoi(argv[3]) : 0;
    const char *fault = argc > 4 ? argv[4] : "";
    char name[4096], over[4096];
    snprintf(over, sizeof over, "%s.end", argc > 2 ? argv[2] : "mark");
    snprintf(name, sizeof name, "%s.%d", argc > 2 ? argv[2] : "mark", rank);
    int mark = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (int i = 0; i < RANKS * AHEAD; i++) sends[i / AHEAD][i % AHEAD] = MPI_REQUEST_NULL;
    MPI_Request asking = MPI_REQUEST_NULL, twice = MPI_REQUEST_NULL;
    int is_over = 0, ends = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    double last = MPI_Wtime();
    for (long round = 0; round < rounds; round++) {
        int slot = round % AHEAD;
        if (round % LOOKS == 0) {
            // What was asked so many rounds ago: all ranks see the same.
            for (int done = 0; !done; receive(round)) MPI_Test(&asking, &done, MPI_STATUS_IGNORE);
            if (ends) rounds = round;
            if (ends) break;
            is_over = rank == 0 && access(over, F_OK) == 0;
            MPI_Iallreduce(&is_over, &ends, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD, &asking);
        }
        for (int to = 0; to < size; to++) {
            if (to == rank) continue;
            for (int done = 0; !done; receive(round)) MPI_Test(&sends[to][slot], &done, MPI_STATUS_IGNORE);
            int length = fill(out[to][slot], rank, round), wrong = rank == 1 && to == 0 && round == rounds / 2;
            if (wrong && strcmp(fault, "lose") == 0) continue;
            if (wrong && strcmp(fault, "change") == 0) out[to][slot][length - 1] ^= 1;
            // A send that waits for its receiver would have this rank receive nothing meanwhile.
            if (wrong && strcmp(fault, "double") == 0)
                MPI_Isend(out[to][slot], length, MPI_CHAR, to, (int)(round % 2), MPI_COMM_WORLD, &twice);
            MPI_Isend(out[to][slot], length, MPI_CHAR, to, (int)(round % 2), MPI_COMM_WORLD, &sends[to][slot]);
        }
        if (pause > 0 && rank == round % size) usleep(pause);
        double now = MPI_Wtime();
        if (now < last) MPI_Abort(MPI_COMM_WORLD, 3);
        paused((int)((now - last) * 1e3));
        last = now;
        dprintf(mark, "%ld\n", round);
    }
    for (int from = 0; from < size; from++)
        while (from != rank && next_from[from] < rounds) receive_from(from, rounds, 1);
    for (int i = 0; i < RANKS * AHEAD; i++) MPI_Wait(&sends[i / AHEAD][i % AHEAD], MPI_STATUS_IGNORE);
    MPI_Wait(&asking, MPI_STATUS_IGNORE);
    MPI_Wait(&twice, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
    // Nothing more has come.
    if (receive_from(MPI_ANY_SOURCE, 0, 0) > 0) MPI_Abort(MPI_COMM_WORLD, 4);
    printf("rank %d: pauses", rank);
    for (int i = 0; i < PAUSES; i++) printf(" %d", pauses[i]);
    printf("\n");
    close(mark);
    MPI_Finalize();
    return 0;
}
