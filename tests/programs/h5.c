/* Any number of ranks write one file of HDF5 together: whole blocks alone, rows in turn and a compressed dataset collectively;
 * then each reads what its neighbour wrote. Rank 0 prints sums of all that the file holds. */
#include <hdf5.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 24, COLUMNS = 1000 };
#define OK(call)                                                     \
    do {                                                             \
        if ((call) < 0) {                                            \
            fprintf(stderr, "line %d: %s\n", __LINE__, #call);       \
            MPI_Abort(MPI_COMM_WORLD, 2);                            \
        }                                                            \
    } while (0)

static const char *const names[] = {"blocks", "turns", "packed"};
static int cells[ROWS * COLUMNS];

static int value(int set, hsize_t row, int column) { return (int)(row * COLUMNS + column) / (set + 1); }

/* The rows of a rank: of the dataset `turns` every size-th, else a block. */
static void rows(int set, int rank, int size, hsize_t *start, hsize_t *stride, hsize_t *count)
{
    hsize_t first = (hsize_t)rank * ROWS / size;
    start[0] = set == 1 ? (hsize_t)rank : first;
    stride[0] = set == 1 ? (hsize_t)size : 1;
    count[0] = set == 1 ? (hsize_t)(ROWS - rank + size - 1) / size : (hsize_t)(rank + 1) * ROWS / size - first;
    start[1] = 0, stride[1] = 1, count[1] = COLUMNS;
}

static void move(hid_t file, int set, int rank, int size, int writes)
{
    hsize_t start[2], stride[2], count[2], whole[2] = {ROWS, COLUMNS}, chunk[2] = {4, 250};
    hid_t space, mine, data, how = H5Pcreate(H5P_DATASET_XFER), made = H5Pcreate(H5P_DATASET_CREATE);
    rows(set, rank, size, start, stride, count);
    space = H5Screate_simple(2, whole, NULL);
    mine = H5Screate_simple(2, count, NULL);
    OK(H5Pset_dxpl_mpio(how, set ? H5FD_MPIO_COLLECTIVE : H5FD_MPIO_INDEPENDENT));
    if (set == 2) {
        OK(H5Pset_chunk(made, 2, chunk));
        OK(H5Pset_deflate(made, 4));
    }
    data = writes ? H5Dcreate2(file, names[set], H5T_NATIVE_INT, space, H5P_DEFAULT, made, H5P_DEFAULT)
                  : H5Dopen2(file, names[set], H5P_DEFAULT);
    OK(data);
    OK(H5Sselect_hyperslab(space, H5S_SELECT_SET, start, stride, count, NULL));
    for (hsize_t i = 0; writes && i < count[0]; i++)
        for (int j = 0; j < COLUMNS; j++) cells[i * COLUMNS + j] = value(set, start[0] + i * stride[0], j);
    if (writes) OK(H5Dwrite(data, H5T_NATIVE_INT, mine, space, how, cells));
    else OK(H5Dread(data, H5T_NATIVE_INT, mine, space, how, cells));
    for (hsize_t i = 0; i < count[0]; i++)
        for (int j = 0; j < COLUMNS; j++)
            if (cells[i * COLUMNS + j] != value(set, start[0] + i * stride[0], j)) {
                fprintf(stderr, "rank %d: %s, row %d is wrong\n", rank, names[set], (int)i);
                MPI_Abort(MPI_COMM_WORLD, 3);
            }
    OK(H5Dclose(data));
    OK(H5Sclose(space));
    OK(H5Sclose(mine));
    OK(H5Pclose(how));
    OK(H5Pclose(made));
}

int main(int argc, char **argv)
{
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    hid_t access = H5Pcreate(H5P_FILE_ACCESS), file;
    OK(H5Pset_fapl_mpio(access, MPI_COMM_WORLD, MPI_INFO_NULL));
    OK(file = H5Fcreate("together.h5", H5F_ACC_TRUNC, H5P_DEFAULT, access));
    for (int set = 0; set < 3; set++) move(file, set, rank, size, 1);
    OK(H5Fclose(file));
    OK(file = H5Fopen("together.h5", H5F_ACC_RDONLY, access));
    for (int set = 0; set < 3; set++) {
        move(file, set, (rank + 1) % size, size, 0);
        if (rank) continue;
        double sum = 0;
        hid_t data = H5Dopen2(file, names[set], H5P_DEFAULT);
        OK(data);
        OK(H5Dread(data, H5T_NATIVE_INT, H5S_ALL, H5S_ALL, H5P_DEFAULT, cells));
        OK(H5Dclose(data));
        for (int i = 0; i < ROWS * COLUMNS; i++) sum += cells[i];
        printf("whole %s %.0f\n", names[set], sum);
    }
    OK(H5Fclose(file));
    OK(H5Pclose(access));
    MPI_Finalize();
    return 0;
}
