/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What ROMIO's tests use and MPI-5.0 does not have: the requests of MPI-IO before MPI-2.2, and the markers of bounds in
 * struct types, which became MPI_Type_create_resized. */
#ifndef ROMIO_TESTS_H
#define ROMIO_TESTS_H
#include <mpi.h>

#define MPIO_Request MPI_Request
#define MPIO_Wait MPI_Wait
#define MPIO_Test MPI_Test
/* No test uses these two types otherwise. */
#define MPI_LB MPI_2DOUBLE_PRECISION
#define MPI_UB MPI_2REAL

__attribute__((unused)) static int romio_struct(int n, int len[], MPI_Aint at[], MPI_Datatype type[],
                                                MPI_Datatype *new)
{
    int len_in[8], code, k = 0, marked = 0;
    MPI_Aint at_in[8], lb = 0, ub = 0;
    MPI_Datatype type_in[8], plain;
    for (int i = 0; i < n && k < 8; i++) {
        if (type[i] == MPI_LB) {
            lb = at[i];
        } else if (type[i] == MPI_UB) {
            ub = at[i];
            marked = 1;
        } else {
            len_in[k] = len[i];
            at_in[k] = at[i];
            type_in[k++] = type[i];
        }
    }
    if (!marked) return PMPI_Type_create_struct(n, len, at, type, new);
    code = PMPI_Type_create_struct(k, len_in, at_in, type_in, &plain);
    if (code == MPI_SUCCESS) code = MPI_Type_create_resized(plain, lb, ub - lb, new);
    if (code == MPI_SUCCESS) code = MPI_Type_free(&plain);
    return code;
}
#define MPI_Type_create_struct(n, len, at, type, new) romio_struct(n, len, at, type, new)
#endif
