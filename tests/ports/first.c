/* The first messages between two jobs are delivered while their sender computes, to a receiver that waits for them, or
 * that computes first and waits then.
 *   first serve|call FIFO waits|computes
 * One sender meets several receivers, which all compute, and makes a pass of progress between its messages:
 *   first call FIFO each FIFO... */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Messages of all kinds: short ones, one as long as may be sent at once, an empty one; and many. */
static const int LENGTHS[] = {1, 2, 12000, 0, 100};
enum { KINDS = sizeof LENGTHS / sizeof *LENGTHS, MANY = 200, LONGEST = 12000 };

static void connect_to(const char *name, MPI_Comm *inter)
{
    char port[MPI_MAX_PORT_NAME + 1] = "";
    FILE *fifo = fopen(name, "r");
    if (fgets(port, sizeof port, fifo))
        port[strcspn(port, "\n")] = 0;
    fclose(fifo);
    MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, inter);
}

/* First messages to several that compute: as many as the others wait for. */
static void to_each(int n, char **names)
{
    MPI_Comm *inters = calloc((size_t)n, sizeof *inters);
    int *words = calloc(LONGEST, sizeof *words), flag;
    for (int to = 0; to < n; to++)
        connect_to(names[to], &inters[to]);
    for (int i = 0; i < KINDS + MANY; i++) {
        int count = i < KINDS ? LENGTHS[i] : 1;
        words[0] = i;
        if (count > 1)
            words[count - 1] = -i;
        for (int to = 0; to < n; to++)
            MPI_Send(words, count, MPI_INT, 0, 3, inters[to]);
        MPI_Iprobe(MPI_ANY_SOURCE, 9, inters[0], &flag, MPI_STATUS_IGNORE);
    }
    sleep(5);
    for (int to = 0; to < n; to++)
        MPI_Comm_disconnect(&inters[to]);
    free(inters);
    free(words);
}

int main(int argc, char **argv)
{
    MPI_Comm inter;
    char port[MPI_MAX_PORT_NAME + 1] = "";
    int serves = !strcmp(argv[1], "serve"), computes = !strcmp(argv[3], "computes"), status = 0;
    int *words = calloc(LONGEST, sizeof *words), count;
    MPI_Status end;
    MPI_Init(&argc, &argv);
    if (!strcmp(argv[3], "each")) {
        argv[3] = argv[2];
        to_each(argc - 3, argv + 3);
        MPI_Finalize();
        return 0;
    }
    if (serves) {
        FILE *fifo = fopen(argv[2], "w");
        MPI_Open_port(MPI_INFO_NULL, port);
        fprintf(fifo, "%s\n", port);
        fclose(fifo);
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
    } else {
        connect_to(argv[2], &inter);
    }
    double begin = MPI_Wtime();
    if (serves) {
        if (computes)
            usleep(800000);
        for (int i = 0; i < KINDS + MANY; i++) {
            int wanted = i < KINDS ? LENGTHS[i] : 1;
            MPI_Recv(words, LONGEST, MPI_INT, 0, 3, inter, &end);
            MPI_Get_count(&end, MPI_INT, &count);
            if (count != wanted || (count > 0 && (words[0] != i || words[count - 1] != (count > 1 ? -i : i)))) {
                printf("message %d: %d words, %d\n", i, count, words[0]);
                status = 1;
            }
            /* So many of the first ones as another thread takes. */
            double took = MPI_Wtime() - begin;
            if (i < KINDS && took > 3) {
                printf("message %d after %.1f s\n", i, took);
                status = 1;
            }
        }
    } else {
        if (!computes)
            usleep(300000);
        for (int i = 0; i < KINDS + MANY; i++) {
            count = i < KINDS ? LENGTHS[i] : 1;
            words[0] = i;
            if (count > 1)
                words[count - 1] = -i;
            MPI_Send(words, count, MPI_INT, 0, 3, inter);
        }
        sleep(5);
    }
    MPI_Comm_disconnect(&inter);
    MPI_Finalize();
    return status;
}
