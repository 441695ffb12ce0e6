/* Any number of ranks write one file of netCDF-4 together, or with an argument one of the classic
 * formats, by PnetCDF: collectively and alone; each reads the piece of its neighbour back. Rank 0
 * prints sums of the whole. */
#include <mpi.h>
#include <netcdf.h>
#include <netcdf_par.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 48
#define COLUMNS 500
#define OK(call)                                                                                   \
    do {                                                                                           \
        int status_ = (call);                                                                      \
        if (status_ != NC_NOERR) {                                                                 \
            fprintf(stderr, "line %d: %s\n", __LINE__, nc_strerror(status_));                      \
            MPI_Abort(MPI_COMM_WORLD, 2);                                                          \
        }                                                                                          \
    } while (0)

static double value(size_t row, size_t column) { return (double)(row * COLUMNS + column) / 4; }

static void piece(int rank, int size, size_t *start, size_t *count) {
    start[0] = (size_t)rank * ROWS / (size_t)size;
    count[0] = (size_t)(rank + 1) * ROWS / (size_t)size - start[0];
    start[1] = 0;
    count[1] = COLUMNS;
}

int main(int argc, char **argv) {
    static double cells[ROWS * COLUMNS];
    size_t start[2], count[2], i, j;
    int rank, size, file, dims[2], together, alone, access;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    OK(nc_create_par("grid.nc", (argc > 1 ? NC_64BIT_DATA : NC_NETCDF4) | NC_CLOBBER, MPI_COMM_WORLD, MPI_INFO_NULL, &file));
    OK(nc_def_dim(file, "row", ROWS, &dims[0]));
    OK(nc_def_dim(file, "column", COLUMNS, &dims[1]));
    OK(nc_def_var(file, "together", NC_DOUBLE, 2, dims, &together));
    OK(nc_def_var(file, "alone", NC_DOUBLE, 2, dims, &alone));
    OK(nc_enddef(file));
    piece(rank, size, start, count);
    for (i = 0; i < count[0]; i++)
        for (j = 0; j < COLUMNS; j++) cells[i * COLUMNS + j] = value(start[0] + i, j);
    OK(nc_var_par_access(file, together, NC_COLLECTIVE));
    OK(nc_put_vara_double(file, together, start, count, cells));
    OK(nc_var_par_access(file, alone, NC_INDEPENDENT));
    OK(nc_put_vara_double(file, alone, start, count, cells));
    OK(nc_close(file));

    OK(nc_open_par("grid.nc", NC_NOWRITE, MPI_COMM_WORLD, MPI_INFO_NULL, &file));
    piece((rank + 1) % size, size, start, count);
    for (access = 0; access < 2; access++) {
        int var;
        OK(nc_inq_varid(file, access ? "alone" : "together", &var));
        OK(nc_var_par_access(file, var, access ? NC_COLLECTIVE : NC_INDEPENDENT));
        OK(nc_get_vara_double(file, var, start, count, cells));
        for (i = 0; i < count[0]; i++)
            for (j = 0; j < COLUMNS; j++)
                if (cells[i * COLUMNS + j] != value(start[0] + i, j)) {
                    fprintf(stderr, "rank %d: row %zu column %zu is wrong\n", rank, start[0] + i, j);
                    MPI_Abort(MPI_COMM_WORLD, 3);
                }
        if (rank == 0) {
            double sum = 0;
            OK(nc_var_par_access(file, var, NC_INDEPENDENT));
            OK(nc_get_var_double(file, var, cells));
            for (i = 0; i < ROWS * COLUMNS; i++) sum += cells[i];
            printf("whole %s %.2f\n", access ? "alone" : "together", sum);
        }
    }
    OK(nc_close(file));
    MPI_Finalize();
    return 0;
}
