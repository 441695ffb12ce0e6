// A transform in three dimensions by FFTW, there and back.
#include <fftw3-mpi.h>
#include <math.h>
#include <stdio.h>

enum { X = 48, Y = 36, Z = 20 };

static double real_at(int x, int y, int z) { return sin(0.1 * x) + cos(0.2 * y) * z; }

int main(int argc, char **argv)
{
    ptrdiff_t nx, x0, ny, y0;
    double here[2] = {0, 0}, all[2];
    int rank;

    MPI_Init(&argc, &argv);
    fftw_mpi_init();
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    ptrdiff_t room = fftw_mpi_local_size_3d_transposed(X, Y, Z, MPI_COMM_WORLD, &nx, &x0, &ny, &y0);
    fftw_complex *data = fftw_alloc_complex(room);
    fftw_plan there = fftw_mpi_plan_dft_3d(X, Y, Z, data, data, MPI_COMM_WORLD, FFTW_FORWARD,
                                           FFTW_ESTIMATE | FFTW_MPI_TRANSPOSED_OUT);
    fftw_plan back = fftw_mpi_plan_dft_3d(X, Y, Z, data, data, MPI_COMM_WORLD, FFTW_BACKWARD,
                                          FFTW_ESTIMATE | FFTW_MPI_TRANSPOSED_IN);
    for (ptrdiff_t i = 0; i < nx * Y * Z; i++) {
        int x = x0 + i / (Y * Z), y = i / Z % Y, z = i % Z;
        data[i][0] = real_at(x, y, z);
        data[i][1] = 0.01 * y * z;
    }
    fftw_execute(there);
    for (ptrdiff_t i = 0; i < ny * X * Z; i++)
        here[0] += fabs(data[i][0]) + fabs(data[i][1]);
    fftw_execute(back);
    for (ptrdiff_t i = 0; i < nx * Y * Z; i++) {
        int x = x0 + i / (Y * Z), y = i / Z % Y, z = i % Z;
        here[1] += fabs(data[i][0] / (X * Y * Z) - real_at(x, y, z)) > 1e-10;
    }
    MPI_Reduce(here, all, 2, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0)
        printf("spectrum %.6e, %g values are wrong\n", all[0], all[1]);
    fftw_mpi_cleanup();
    MPI_Finalize();
    return 0;
}
