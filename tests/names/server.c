/* Names at a server: server WHAT NAME [FIFO FIFO]. */
#include "../c/core/check.h"

static char port[MPI_MAX_PORT_NAME], found[MPI_MAX_PORT_NAME];

/* What one process may do with names, and what not. */
static void rules(const char *name)
{
    OK(MPI_Publish_name(name, MPI_INFO_NULL, port));
    OK(MPI_Lookup_name(name, MPI_INFO_NULL, found));
    CHECK(strcmp(port, found) == 0);
    FAILS(MPI_ERR_NAME, MPI_Publish_name(name, MPI_INFO_NULL, port));
    FAILS(MPI_ERR_SERVICE, MPI_Unpublish_name(name, MPI_INFO_NULL, "another"));
    OK(MPI_Unpublish_name(name, MPI_INFO_NULL, port));
    FAILS(MPI_ERR_SERVICE, MPI_Unpublish_name(name, MPI_INFO_NULL, port));
    FAILS(MPI_ERR_NAME, MPI_Lookup_name(name, MPI_INFO_NULL, found));
}

/* Publishes, says so at the first FIFO, and waits for a word at the second one. */
static void hold(const char *name, const char *out, const char *in)
{
    FILE *file;
    OK(MPI_Publish_name(name, MPI_INFO_NULL, port));
    file = fopen(out, "w");
    CHECK(file && fputs("published\n", file) >= 0 && fclose(file) == 0);
    file = fopen(in, "r");
    CHECK(file && fgetc(file) != EOF && fclose(file) == 0);
}

/* More names than one process may have. */
static void many(const char *name)
{
    char text[64];
    int i, class_ = MPI_SUCCESS, code = MPI_SUCCESS;
    for (i = 0; i < 2000 && class_ == MPI_SUCCESS; i++) {
        sprintf(text, "%s-%d", name, i);
        code = MPI_Publish_name(text, MPI_INFO_NULL, port);
        MPI_Error_class(code, &class_);
    }
    CHECK(i > 1000 && i < 2000 && class_ == MPI_ERR_NO_MEM);
    sprintf(text, "%s-%d", name, 7);
    OK(MPI_Unpublish_name(text, MPI_INFO_NULL, port));
    OK(MPI_Publish_name(name, MPI_INFO_NULL, port));
}

int main(int argc, char **argv)
{
    const char *what, *name;
    begin(&argc, &argv);
    CHECK(argc >= 3);
    what = argv[1], name = argv[2];
    OK(MPI_Open_port(MPI_INFO_NULL, port));
    if (rank == 0 && strcmp(what, "rules") == 0)
        rules(name);
    else if (rank == 0 && strcmp(what, "hold") == 0)
        hold(name, argv[3], argv[4]);
    else if (rank == 0 && strcmp(what, "many") == 0)
        many(name);
    else if (strcmp(what, "there") == 0)
        OK(MPI_Lookup_name(name, MPI_INFO_NULL, found));
    else if (strcmp(what, "gone") == 0)
        FAILS(MPI_ERR_NAME, MPI_Lookup_name(name, MPI_INFO_NULL, found));
    else if (strcmp(what, "cannot") == 0) {
        /* The server is not to be had, which ends the job with a text that says why. */
        MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
        MPI_Lookup_name(name, MPI_INFO_NULL, found);
    } else if (strcmp(what, "steal") == 0) {
        FAILS(MPI_ERR_SERVICE, MPI_Unpublish_name(name, MPI_INFO_NULL, port));
        FAILS(MPI_ERR_NAME, MPI_Publish_name(name, MPI_INFO_NULL, port));
    }
    OK(MPI_Close_port(port));
    return end();
}
