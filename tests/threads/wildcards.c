/*
 * Several threads of each rank receive from any source with any tag while others send: every
 * message arrives exactly once, whole, and in the order of its sender. Then the same through
 * Improbe, and through Waitany and Waitsome on sets of requests in several threads.
 */
#include "check.h"

enum { SENDERS = 3, RECEIVERS = 3, MESSAGES = 900, STOP = 9 };

static MPI_Comm comm;
/* Message i of a sender is counted where it arrives. */
static unsigned char *seen; /* [size][SENDERS][MESSAGES], under the lock */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* The first three words say who sent it and which one it is; the rest follows from them. */
static int length(int i) { return i % 50 == 49 ? 3000 : 4 + i % 11; }

static void send_all(int thread)
{
    long m[3000];
    for (int i = 0; i < MESSAGES; i++) {
        int to = (rank + 1 + i) % size;
        fill(m, length(i), word(rank, thread, i));
        m[0] = rank, m[1] = thread, m[2] = i;
        OK(MPI_Send(m, length(i), MPI_LONG, to, thread, comm));
    }
}

/* Takes note of a message; true for the one that ends a receiver. `last` orders per sender. */
static int take(const long *m, const MPI_Status *s, long *last)
{
    int n;
    OK(MPI_Get_count(s, MPI_LONG, &n));
    if (s->MPI_TAG == STOP)
        return 1;
    CHECK(n >= 4 && m[0] == s->MPI_SOURCE && m[1] == s->MPI_TAG && m[2] >= 0 && m[2] < MESSAGES);
    CHECK(n == length((int)m[2]));
    CHECK(filled(m + 3, n - 3, word((int)m[0], (int)m[1], (int)m[2]) + 21));
    long *before = &last[m[0] * SENDERS + m[1]];
    CHECK(*before < m[2]);
    *before = m[2];
    pthread_mutex_lock(&lock);
    seen[(m[0] * SENDERS + m[1]) * MESSAGES + m[2]]++;
    pthread_mutex_unlock(&lock);
    return 0;
}

static long *fresh(void)
{
    long *last = malloc(sizeof(long) * (size_t)size * SENDERS);
    CHECK(last);
    for (int i = 0; i < size * SENDERS; i++)
        last[i] = -1;
    return last;
}

static void receive_all(int thread)
{
    long m[3000], *last = fresh();
    MPI_Status s;
    for (int i = 0;; i++) {
        if ((i + thread) % 3 == 0) {
            MPI_Message message = MPI_MESSAGE_NULL;
            int found = 0;
            while (!found)
                OK(MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &found, &message, &s));
            OK(MPI_Mrecv(m, 3000, MPI_LONG, &message, &s));
        } else {
            OK(MPI_Recv(m, 3000, MPI_LONG, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &s));
        }
        if (take(m, &s, last))
            break;
    }
    free(last);
}

/* Sets of requests: whichever completes is taken and posted again. The order between the requests
 * of one set is not that of the messages, so the order check starts afresh with each. */
static void receive_sets(int thread)
{
    enum { SET = 8 };
    static long buffers[RECEIVERS][SET][3000];
    MPI_Request r[SET];
    int which[SET], n, stop = 0;
    MPI_Status s[SET];
    for (int k = 0; k < SET; k++)
        OK(MPI_Irecv(buffers[thread][k], 3000, MPI_LONG, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &r[k]));
    while (!stop) {
        if (thread % 2 == 0) {
            OK(MPI_Waitsome(SET, r, &n, which, s));
            CHECK(n >= 1 && n <= SET);
        } else {
            n = 1;
            OK(MPI_Waitany(SET, r, &which[0], &s[0]));
        }
        for (int i = 0; i < n; i++) {
            int k = which[i];
            CHECK(k >= 0 && k < SET && r[k] == MPI_REQUEST_NULL);
            long *last = fresh();
            int ends = take(buffers[thread][k], &s[i], last);
            free(last);
            /* Requests of one set may catch the stops of other receivers: hand them on. */
            if (ends && stop)
                OK(MPI_Send(NULL, 0, MPI_LONG, rank, STOP, comm));
            stop |= ends;
            if (!stop)
                OK(MPI_Irecv(buffers[thread][k], 3000, MPI_LONG, MPI_ANY_SOURCE, MPI_ANY_TAG, comm,
                             &r[k]));
        }
    }
    for (int k = 0; k < SET; k++) {
        int cancelled;
        if (r[k] == MPI_REQUEST_NULL)
            continue;
        OK(MPI_Cancel(&r[k]));
        OK(MPI_Wait(&r[k], &s[0]));
        OK(MPI_Test_cancelled(&s[0], &cancelled));
        /* What came in at the last moment counts; a stop that another receiver needs goes on. */
        long *last = fresh();
        if (!cancelled && take(buffers[thread][k], &s[0], last))
            OK(MPI_Send(NULL, 0, MPI_LONG, rank, STOP, comm));
        free(last);
    }
}

static void (*receiver)(int);

static void work(int thread)
{
    if (thread < SENDERS)
        send_all(thread);
    else
        receiver(thread - SENDERS);
}

static void *stopper(void *unused)
{
    (void)unused;
    threads(SENDERS + RECEIVERS, work);
    return NULL;
}

static void phase(void (*f)(int))
{
    pthread_t all;
    long arrived = 0, total = 0, sum = 0;
    receiver = f;
    memset(seen, 0, (size_t)size * SENDERS * MESSAGES);
    CHECK(pthread_create(&all, NULL, stopper, NULL) == 0);
    /* Messages for this rank: count until all are there, then stop the receivers. */
    for (int r = 0; r < size; r++)
        for (int i = 0; i < MESSAGES; i++)
            total += ((r + 1 + i) % size == rank) * SENDERS;
    while (arrived < total) {
        arrived = 0;
        pthread_mutex_lock(&lock);
        for (long i = 0; i < (long)size * SENDERS * MESSAGES; i++)
            arrived += seen[i];
        pthread_mutex_unlock(&lock);
    }
    for (int i = 0; i < RECEIVERS; i++)
        OK(MPI_Send(NULL, 0, MPI_LONG, rank, STOP, comm));
    CHECK(pthread_join(all, NULL) == 0);
    for (long i = 0; i < (long)size * SENDERS * MESSAGES; i++) {
        int r = (int)(i / MESSAGES / SENDERS), m = (int)(i % MESSAGES);
        CHECK(seen[i] == ((r + 1 + m) % size == rank));
        sum += seen[i];
    }
    CHECK(sum == total);
    int flag;
    OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &flag, MPI_STATUS_IGNORE));
    CHECK(!flag);
    OK(MPI_Barrier(comm));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    seen = malloc((size_t)size * SENDERS * MESSAGES);
    CHECK(seen);
    phase(receive_all);
    phase(receive_sets);
    free(seen);
    OK(MPI_Comm_free(&comm));
    return end();
}
