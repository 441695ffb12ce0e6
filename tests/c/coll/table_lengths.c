// np: 2 4
// args: --mca coll_base_table allreduce::64-1k=ring
/* The user's table has an algorithm for some lengths of an operation: those go by messages, and all
 * others through shared memory as without the table. */
#include "check.h"

static MPI_T_pvar_session session;
static MPI_T_pvar_handle sent;

static unsigned long long messages(void)
{
    unsigned long long count = 0;
    OK(MPI_T_pvar_read(session, sent, &count));
    return count;
}

/* Messages of this rank in an allreduce of so many integers. */
static unsigned long long needed(int n)
{
    static int in[500], out[500];
    unsigned long long before;
    for (int i = 0; i < n; i++)
        in[i] = rank + i;
    before = messages();
    OK(MPI_Allreduce(in, out, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(out[i] == size * (size - 1) / 2 + size * i);
    return messages() - before;
}

int main(int argc, char **argv)
{
    int provided, index, count;
    begin(&argc, &argv);
    OK(MPI_T_init_thread(MPI_THREAD_SINGLE, &provided));
    OK(MPI_T_pvar_session_create(&session));
    OK(MPI_T_pvar_get_index("pml_ob1_sent_messages", MPI_T_PVAR_CLASS_COUNTER, &index));
    OK(MPI_T_pvar_handle_alloc(session, index, NULL, &sent, &count));
    OK(MPI_T_pvar_start(session, sent));
    /* Ranks agree on their place in shared memory at the first calls. */
    needed(1), needed(500);
    for (int round = 0; round < 3; round++) {
        CHECK(needed(1) == 0);
        CHECK(needed(15) == 0);
        CHECK(needed(16) == 2ull * (unsigned)(size - 1));
        CHECK(needed(256) == 2ull * (unsigned)(size - 1));
        CHECK(needed(257) == 0);
        CHECK(needed(500) == 0);
    }
    OK(MPI_T_pvar_handle_free(session, &sent));
    OK(MPI_T_pvar_session_free(&session));
    OK(MPI_T_finalize());
    return end();
}
