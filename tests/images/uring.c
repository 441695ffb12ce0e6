// A rank that has an io_uring open, which no image can be made of: uring STEPS MARK. Prints "none" where the kernel
// permits none.
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int argc, char **argv) {
    unsigned char params[120] = {0};
    MPI_Init(&argc, &argv);
    int rank, steps = atoi(argv[1]), sum;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    long ring = rank == 1 ? syscall(SYS_io_uring_setup, 4, params) : 0;
    if (ring < 0) printf("none\n"), fflush(stdout);
    char name[4096];
    snprintf(name, sizeof name, "%s.%d", argv[2], rank);
    int mark = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (int step = 0; step < steps; step++) {
        MPI_Allreduce(&step, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        usleep(10000);
        dprintf(mark, "%d\n", step);
    }
    if (rank == 0) printf("sum %d\n", sum);
    MPI_Finalize();
    return 0;
}
