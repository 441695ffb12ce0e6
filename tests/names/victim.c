/* The name server dies at one step of two processes that publish, look up, connect and unpublish, and another one begins:
 *   victim STEP OUT IN
 * At the step a word is written to the FIFO OUT, "before" or "between" its calls, and one is read from IN. STEP: publish,
 * lookup, connect, accepted, unpublish, again. */
#include "../c/core/check.h"

static const char *step, *out, *in;

static void tell(const char *word)
{
    FILE *file = fopen(out, "w");
    CHECK(file && fputs(word, file) >= 0 && fclose(file) == 0);
    file = fopen(in, "r");
    CHECK(file && fgetc(file) != EOF && fclose(file) == 0);
}

/* The server is dead, or dies, while this is called, which fails in bounded time; then there is another one. */
#define WITHOUT(now, call)                                                                         \
    do {                                                                                           \
        if (strcmp(step, now) == 0) {                                                              \
            double begun = MPI_Wtime();                                                            \
            tell("before\n");                                                                      \
            FAILS(MPI_ERR_OTHER, call);                                                            \
            CHECK(MPI_Wtime() - begun < 30);                                                       \
            tell("between\n");                                                                     \
        }                                                                                          \
    } while (0)

int main(int argc, char **argv)
{
    char port[MPI_MAX_PORT_NAME] = "", found[MPI_MAX_PORT_NAME];
    MPI_Comm inter;
    int value = rank;
    begin(&argc, &argv);
    CHECK(argc == 4 && size == 2);
    step = argv[1], out = argv[2], in = argv[3];
    if (rank == 0) {
        OK(MPI_Open_port(MPI_INFO_NULL, port));
        WITHOUT("publish", MPI_Publish_name("sea", MPI_INFO_NULL, port));
        OK(MPI_Publish_name("sea", MPI_INFO_NULL, port));
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 1)
        WITHOUT("lookup", MPI_Lookup_name("sea", MPI_INFO_NULL, found));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (strcmp(step, "lookup") == 0) {
        /* The name has ended with its server, and may be published again. */
        if (rank == 1)
            FAILS(MPI_ERR_NAME, MPI_Lookup_name("sea", MPI_INFO_NULL, found));
        OK(MPI_Barrier(MPI_COMM_WORLD));
        if (rank == 0)
            OK(MPI_Publish_name("sea", MPI_INFO_NULL, port));
        OK(MPI_Barrier(MPI_COMM_WORLD));
    }
    /* Who has the port needs no server. */
    if (rank == 1) {
        OK(MPI_Lookup_name("sea", MPI_INFO_NULL, found));
        if (strcmp(step, "connect") == 0)
            tell("before\n");
        OK(MPI_Comm_connect(found, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
        OK(MPI_Send(&value, 1, MPI_INT, 0, 0, inter));
    } else {
        OK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter));
        if (strcmp(step, "accepted") == 0)
            tell("before\n");
        OK(MPI_Recv(&value, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE));
    }
    OK(MPI_Comm_disconnect(&inter));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 0 && strcmp(step, "unpublish") == 0) {
        WITHOUT("unpublish", MPI_Unpublish_name("sea", MPI_INFO_NULL, port));
        FAILS(MPI_ERR_SERVICE, MPI_Unpublish_name("sea", MPI_INFO_NULL, port));
    } else if (rank == 0 && strcmp(step, "again") == 0) {
        /* The names of the dead server are not the new one's. */
        tell("before\n");
        tell("between\n");
        OK(MPI_Publish_name("sea", MPI_INFO_NULL, port));
        OK(MPI_Unpublish_name("sea", MPI_INFO_NULL, port));
    }
    if (rank == 0)
        OK(MPI_Close_port(port));
    return end();
}
