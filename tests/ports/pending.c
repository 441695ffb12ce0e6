/* Two processes free their last communicator while messages of it are under way, and one of them computes and looks now
 * and then: all messages arrive all the same (MPI-5.0 section 7.4.3). Then they meet again.
 *   pending serve|call FIFO... */
#include "../c/core/check.h"

#include <unistd.h>

enum { LONG = 1000000, COMPUTES = 150000 /* microseconds */ };

static void meet(int serves, const char *name, MPI_Comm *inter)
{
    char port[MPI_MAX_PORT_NAME + 1] = "";
    FILE *fifo = fopen(name, serves ? "w" : "r");
    CHECK(fifo);
    if (serves) {
        OK(MPI_Open_port(MPI_INFO_NULL, port));
        fprintf(fifo, "%s\n", port);
        fclose(fifo);
        OK(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, inter));
        OK(MPI_Close_port(port));
        return;
    }
    CHECK(fgets(port, sizeof port, fifo));
    port[strcspn(port, "\n")] = 0;
    fclose(fifo);
    OK(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, inter));
}

int main(int argc, char **argv)
{
    int serves, *out = malloc(LONG * sizeof *out), *in = malloc(LONG * sizeof *in);
    begin(&argc, &argv);
    serves = !strcmp(argv[1], "serve");
    for (int i = 0; i < LONG; i++)
        out[i] = i ^ (serves ? 0x5555 : 0x2aaa);
    for (int round = 2; round < argc; round++) {
        MPI_Comm inter, merged;
        MPI_Request all[6];
        int word = -1, last = -1;
        static int mine;
        mine = 10 * round + serves;
        memset(in, 0, LONG * sizeof *in);
        meet(serves, argv[round], &inter);
        OK(MPI_Intercomm_merge(inter, serves, &merged));
        OK(MPI_Irecv(in, LONG, MPI_INT, 0, 1, inter, &all[0]));
        OK(MPI_Irecv(&word, 1, MPI_INT, MPI_ANY_SOURCE, 2, inter, &all[1]));
        OK(MPI_Irecv(&last, 1, MPI_INT, !serves, 3, merged, &all[2]));
        OK(MPI_Isend(out, LONG, MPI_INT, 0, 1, inter, &all[3]));
        OK(MPI_Issend(&mine, 1, MPI_INT, 0, 2, inter, &all[4]));
        OK(MPI_Isend(&mine, 1, MPI_INT, !serves, 3, merged, &all[5]));
        OK(MPI_Request_free(&all[5]));
        OK(MPI_Comm_free(&merged));
        OK(MPI_Comm_free(&inter));
        for (int over = 0; !over;) {
            MPI_Comm other;
            OK(MPI_Testall(6, all, &over, MPI_STATUSES_IGNORE));
            /* The library looks after what was freed when others are made and freed. */
            OK(MPI_Comm_dup(MPI_COMM_SELF, &other));
            OK(MPI_Comm_free(&other));
            if (serves == round % 2)
                usleep(COMPUTES);
        }
        CHECK(word == 10 * round + !serves && last == word);
        for (int i = 0; i < LONG; i++)
            CHECK(in[i] == (i ^ (serves ? 0x2aaa : 0x5555)));
    }
    free(out);
    free(in);
    return end();
}
