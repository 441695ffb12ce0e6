// np: 2
// args: --mca btl tcp,self
/* Performance variables (section 15.3.7): what has gone over a network. */
#include "check.h"

#ifndef NETWORK
#define NETWORK "tcp"
#define OTHER "udp"
#endif

static MPI_T_pvar_session session;

static MPI_T_pvar_handle open_variable(const char *network, const char *what, int class)
{
    char name[64];
    int index = -1, count = -1;
    MPI_T_pvar_handle handle;
    snprintf(name, sizeof name, "btl_%s_%s", network, what);
    CHECK(MPI_T_pvar_get_index(name, class, &index) == MPI_SUCCESS);
    CHECK(MPI_T_pvar_handle_alloc(session, index, NULL, &handle, &count) == MPI_SUCCESS);
    CHECK(count == 1);
    return handle;
}

static unsigned long long value(MPI_T_pvar_handle handle)
{
    unsigned long long v = ~0ull;
    CHECK(MPI_T_pvar_read(session, handle, &v) == MPI_SUCCESS);
    return v;
}

int main(int argc, char **argv)
{
    static char data[1 << 20];
    int provided, i;
    begin(&argc, &argv);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    CHECK(MPI_T_pvar_session_create(&session) == MPI_SUCCESS);
    MPI_T_pvar_handle sent = open_variable(NETWORK, "sent_messages", MPI_T_PVAR_CLASS_COUNTER);
    MPI_T_pvar_handle bytes = open_variable(NETWORK, "sent_bytes", MPI_T_PVAR_CLASS_AGGREGATE);
    MPI_T_pvar_handle got = open_variable(NETWORK, "received_messages", MPI_T_PVAR_CLASS_COUNTER);
    MPI_T_pvar_handle other = open_variable(OTHER, "sent_bytes", MPI_T_PVAR_CLASS_AGGREGATE);
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES) == MPI_SUCCESS);
    CHECK(value(sent) == 0 && value(bytes) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = 0; i < 10; i++) {
        int to = !rank;
        MPI_Sendrecv_replace(data, sizeof data, MPI_CHAR, to, 1, to, 1, MPI_COMM_WORLD,
                             MPI_STATUS_IGNORE);
        MPI_Sendrecv_replace(data, 8, MPI_CHAR, to, 2, to, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    /* All of it, and headers. */
    CHECK(value(sent) >= 20 && value(got) >= 20);
    CHECK(value(bytes) > 10 * sizeof data && value(other) == 0);
#ifdef RELIABLE
    {
        MPI_T_pvar_handle rtt = open_variable(NETWORK, "round_trip", MPI_T_PVAR_CLASS_LEVEL);
        CHECK(value(rtt) > 0);
    }
#endif
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
    return end();
}
