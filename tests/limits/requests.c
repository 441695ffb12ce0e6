/* Calls over many requests at once: the work of all of them together grows with the number of
 * requests, not with its square. What counts is calls, and processor time where each call ends one
 * request: 50,000 that each look at all of them take seconds, else some milliseconds. */
#include "check.h"
#include <time.h>

enum { N = 25000, CALLS_MOST = 64 };
static const double MOST = 1.5;

static MPI_Request requests[2 * N];
static int in[N], out[N], indices[2 * N];

static void start(void)
{
    for (int i = 0; i < N; i++) {
        out[i] = i;
        in[i] = -1;
        OK(MPI_Irecv(&in[i], 1, MPI_INT, rank, 1, MPI_COMM_WORLD, &requests[i]));
    }
    for (int i = 0; i < N; i++)
        OK(MPI_Isend(&out[i], 1, MPI_INT, rank, 1, MPI_COMM_WORLD, &requests[N + i]));
}

static void stop(const char *what, long calls, long most, double used)
{
    for (int i = 0; i < 2 * N; i++)
        CHECK(requests[i] == MPI_REQUEST_NULL);
    for (int i = 0; i < N; i++)
        CHECK(in[i] == i);
    printf("%s: %ld calls, %.3f s\n", what, calls, used);
    CHECK(calls <= most);
    CHECK(used <= MOST);
}

static double used(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int mode = 0; mode < 7; mode++) {
        static const char *const names[] = {"MPI_Testall", "MPI_Testsome", "MPI_Waitsome", "MPI_Testany",
                                            "MPI_Waitany", "MPI_Waitall",  "MPI_Request_get_status_all"};
        int left = 2 * N;
        long calls = 0;
        start();
        double begun = used();
        for (; left > 0; calls++) {
            int flag, n = 0, index;
            switch (mode) {
            case 0:
                OK(MPI_Testall(2 * N, requests, &flag, MPI_STATUSES_IGNORE));
                n = flag ? left : 0;
                break;
            case 1: OK(MPI_Testsome(2 * N, requests, &n, indices, MPI_STATUSES_IGNORE)); break;
            case 2: OK(MPI_Waitsome(2 * N, requests, &n, indices, MPI_STATUSES_IGNORE)); break;
            case 3: OK(MPI_Testany(2 * N, requests, &index, &n, MPI_STATUS_IGNORE)); break;
            case 4:
                OK(MPI_Waitany(2 * N, requests, &index, MPI_STATUS_IGNORE));
                n = 1;
                break;
            case 6:
                OK(MPI_Request_get_status_all(2 * N, requests, &flag, MPI_STATUSES_IGNORE));
                if (!flag)
                    break;
                /* fall through */
            default:
                OK(MPI_Waitall(2 * N, requests, MPI_STATUSES_IGNORE));
                n = left;
            }
            CHECK(n >= 0 && n <= left);
            left -= n;
        }
        stop(names[mode], calls, mode == 3 || mode == 4 || mode == 6 ? 4l * N : CALLS_MOST, used() - begun);
    }
    return end();
}
