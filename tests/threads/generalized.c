/* Generalized requests: one thread starts, waits for or frees what another completes at the same
 * time. Each is queried at most once and freed exactly once. */
#include "check.h"

#include <sched.h>
#include <stdatomic.h>

enum { ROUNDS = 400 };

static atomic_int queried[ROUNDS], freed[ROUNDS];
static _Atomic(MPI_Request) open_request;
static atomic_int next;

static int query(void *extra, MPI_Status *status)
{
    atomic_fetch_add(&queried[(atomic_int *)extra - freed], 1);
    MPI_Status_set_elements(status, MPI_INT, 3);
    MPI_Status_set_cancelled(status, 0);
    status->MPI_SOURCE = status->MPI_TAG = 5;
    return MPI_SUCCESS;
}

static int release(void *extra)
{
    atomic_fetch_add((atomic_int *)extra, 1);
    return MPI_SUCCESS;
}

static int cancel(void *extra, int complete)
{
    (void)extra;
    (void)complete;
    return MPI_SUCCESS;
}

static void owner(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Request r;
        MPI_Status status;
        int done = 0, n = 0;
        OK(MPI_Grequest_start(query, release, cancel, &freed[i], &r));
        atomic_store(&open_request, r);
        atomic_store(&next, i + 1);
        switch (i % 3) {
        case 0:
            OK(MPI_Wait(&r, &status));
            done = 1;
            break;
        case 1:
            while (!done)
                OK(MPI_Test(&r, &done, &status));
            break;
        default:
            OK(MPI_Request_free(&r));
        }
        if (done) {
            OK(MPI_Get_count(&status, MPI_INT, &n));
            CHECK(n == 3 && status.MPI_TAG == 5 && atomic_load(&freed[i]) == 1);
        }
        CHECK(r == MPI_REQUEST_NULL);
        /* The other thread has to be done with it before the next one takes its place. */
        while (atomic_load(&next) != -(i + 1))
            sched_yield();
    }
}

static void completer(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        while (atomic_load(&next) != i + 1)
            sched_yield();
        OK(MPI_Grequest_complete(atomic_load(&open_request)));
        atomic_store(&next, -(i + 1));
    }
}

static void both(int index)
{
    if (index == 0)
        owner();
    else
        completer();
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    threads(2, both);
    for (int i = 0; i < ROUNDS; i++)
        CHECK(atomic_load(&freed[i]) == 1 && atomic_load(&queried[i]) == (i % 3 != 2));
    return end();
}
