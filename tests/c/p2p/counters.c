// np: 2
// Performance variables (section 15.3.7): the counters of messages tell what was sent how.
#include "check.h"

static MPI_T_pvar_session session;

static MPI_T_pvar_handle open_variable(const char *name, int class, void *object, int want)
{
    int index = -1, count = -1;
    MPI_T_pvar_handle handle;
    CHECK(MPI_T_pvar_get_index(name, class, &index) == MPI_SUCCESS);
    CHECK(MPI_T_pvar_handle_alloc(session, index, object, &handle, &count) == MPI_SUCCESS);
    CHECK(count == want);
    return handle;
}

static unsigned long long value(MPI_T_pvar_handle handle)
{
    unsigned long long v = 999;
    CHECK(MPI_T_pvar_read(session, handle, &v) == MPI_SUCCESS);
    return v;
}

/* Read and set back at once is what says that it is atomic, and nothing else. */
static int is_atomic(const char *name, int class)
{
    int index = -1, atomic = -1;
    CHECK(MPI_T_pvar_get_index(name, class, &index) == MPI_SUCCESS);
    CHECK(MPI_T_pvar_get_info(index, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                              NULL, &atomic) == MPI_SUCCESS);
    return atomic;
}

int main(int argc, char **argv)
{
    static char data[1 << 21];
    int provided, other;
    unsigned long long by_size[64], by_peer[2], taken = 0;
    MPI_Comm comm = MPI_COMM_WORLD;
    begin(&argc, &argv);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    other = 1 - rank;
    CHECK(MPI_T_pvar_session_create(&session) == MPI_SUCCESS);
    MPI_T_pvar_handle messages =
        open_variable("pml_ob1_sent_messages", MPI_T_PVAR_CLASS_COUNTER, NULL, 1);
    MPI_T_pvar_handle sizes =
        open_variable("pml_ob1_sent_bytes_by_size", MPI_T_PVAR_CLASS_AGGREGATE, NULL, 64);
    MPI_T_pvar_handle offers =
        open_variable("pml_ob1_sent_rendezvous", MPI_T_PVAR_CLASS_COUNTER, NULL, 1);
    MPI_T_pvar_handle peers =
        open_variable("pml_ob1_peer_received_bytes", MPI_T_PVAR_CLASS_AGGREGATE, &comm, 2);
    MPI_T_pvar_handle most =
        open_variable("pml_ob1_unexpected_most", MPI_T_PVAR_CLASS_HIGHWATERMARK, NULL, 1);
    CHECK(MPI_T_pvar_start(session, most) == MPI_T_ERR_PVAR_NO_STARTSTOP);
    CHECK(MPI_T_pvar_reset(session, most) == MPI_T_ERR_PVAR_NO_WRITE);
    MPI_Barrier(comm);
    CHECK(MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES) == MPI_SUCCESS);
    /* The peer's first message comes after the start, and the barrier's own do not count. */
    MPI_Barrier(comm);
    CHECK(MPI_T_pvar_reset(session, messages) == MPI_SUCCESS);
    for (int i = 0; i < 5; i++)
        MPI_Sendrecv(data, 100, MPI_CHAR, other, 1, data + 200, 100, MPI_CHAR, other, 1, comm,
                     MPI_STATUS_IGNORE);
    CHECK(value(messages) == 5 && value(offers) == 0);
    MPI_Sendrecv(data, 1 << 20, MPI_CHAR, other, 1, data + (1 << 20), 1 << 20, MPI_CHAR, other, 1,
                 comm, MPI_STATUS_IGNORE);
    CHECK(value(messages) == 6 && value(offers) == 1);
    MPI_T_pvar_read(session, sizes, by_size);
    CHECK(by_size[7] == 500 && by_size[21] == 1 << 20 && by_size[8] == 0);
    MPI_T_pvar_read(session, peers, by_peer);
    CHECK(by_peer[other] == 500 + (1 << 20) && by_peer[rank] == 0);
    CHECK(MPI_T_pvar_stop(session, messages) == MPI_SUCCESS);
    MPI_Barrier(comm);
    CHECK(value(messages) == 6);
    CHECK(is_atomic("pml_ob1_sent_messages", MPI_T_PVAR_CLASS_COUNTER));
    CHECK(MPI_T_pvar_readreset(session, messages, &taken) == MPI_SUCCESS && taken == 6);
    CHECK(value(messages) == 0);
    /* Also while it counts: what is sent from now on is in the next number. */
    CHECK(MPI_T_pvar_readreset(session, offers, &taken) == MPI_SUCCESS && taken == 1);
    CHECK(value(offers) == 0);
    MPI_Sendrecv(data, 1 << 20, MPI_CHAR, other, 1, data + (1 << 20), 1 << 20, MPI_CHAR, other, 1,
                 comm, MPI_STATUS_IGNORE);
    CHECK(value(offers) == 1);
    CHECK(!is_atomic("pml_ob1_unexpected_most", MPI_T_PVAR_CLASS_HIGHWATERMARK));
    CHECK(MPI_T_pvar_readreset(session, most, &taken) == MPI_T_ERR_PVAR_NO_ATOMIC);
    if (rank == 0)
        for (int tag = 0; tag < 3; tag++)
            MPI_Send(data, 1, MPI_CHAR, 1, tag, comm);
    MPI_Barrier(comm);
    if (rank == 1) {
        for (int tag = 2; tag >= 0; tag--)
            MPI_Recv(data, 1, MPI_CHAR, 0, tag, comm, MPI_STATUS_IGNORE);
        CHECK(value(most) >= 2);
    }
    CHECK(MPI_T_pvar_handle_free(session, &messages) == MPI_SUCCESS);
    CHECK(messages == MPI_T_PVAR_HANDLE_NULL);
    CHECK(MPI_T_pvar_session_free(&session) == MPI_SUCCESS);
    MPI_T_finalize();
    return end();
}
