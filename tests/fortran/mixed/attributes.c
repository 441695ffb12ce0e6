/* The half in C of attributes.f90: attributes that one language has set and the other reads
 * (MPI-5.0 section 19.3.7). Handles and key values come as INTEGERs. */
#include <mpi.h>
#include <stdint.h>

enum { ON_COMM, ON_TYPE, ON_WIN };

static int get(int kind, MPI_Fint object, int key, void *value)
{
    int flag = 0;
    switch (kind) {
    case ON_COMM: MPI_Comm_get_attr(MPI_Comm_f2c(object), key, value, &flag); break;
    case ON_TYPE: MPI_Type_get_attr(MPI_Type_f2c(object), key, value, &flag); break;
    default: MPI_Win_get_attr(MPI_Win_f2c(object), key, value, &flag);
    }
    return flag;
}

/* What an attribute of Fortran leads to. */
void c_read_wide_(int *kind, MPI_Fint *object, MPI_Fint *key, MPI_Aint *value, MPI_Fint *flag)
{
    MPI_Aint *at = 0;
    *flag = get(*kind, *object, *key, &at);
    if (*flag)
        *value = *at;
}

void c_read_int_(MPI_Fint *comm, MPI_Fint *key, MPI_Fint *value, MPI_Fint *flag)
{
    int *at = 0;
    *flag = get(ON_COMM, *comm, *key, &at);
    if (*flag)
        *value = *at;
}

/* C's pointer leads to the attribute itself. */
void c_write_int_(MPI_Fint *comm, MPI_Fint *key, MPI_Fint *value)
{
    int *at = 0;
    if (get(ON_COMM, *comm, *key, &at))
        *at = *value;
}

/* An attribute of C is an address, which need not lead anywhere. */
void c_set_(int *kind, MPI_Fint *object, MPI_Fint *key, MPI_Aint *value)
{
    void *word = (void *)(intptr_t)*value;
    switch (*kind) {
    case ON_COMM: MPI_Comm_set_attr(MPI_Comm_f2c(*object), *key, word); break;
    case ON_TYPE: MPI_Type_set_attr(MPI_Type_f2c(*object), *key, word); break;
    default: MPI_Win_set_attr(MPI_Win_f2c(*object), *key, word);
    }
}

void c_read_address_(MPI_Fint *comm, MPI_Fint *key, MPI_Aint *value, MPI_Fint *flag)
{
    void *word = 0;
    *flag = get(ON_COMM, *comm, *key, &word);
    *value = (MPI_Aint)word;
}

static MPI_Aint last_deleted;

static int same(MPI_Comm comm, int key, void *state, void *in, void *out, int *flag)
{
    (void)comm, (void)key, (void)state;
    *(void **)out = in;
    *flag = 1;
    return MPI_SUCCESS;
}

static int deleted(MPI_Comm comm, int key, void *value, void *state)
{
    (void)comm, (void)key, (void)state;
    last_deleted = *(MPI_Aint *)value;
    return MPI_SUCCESS;
}

/* Key values with the predefined copy function, and with functions of C. */
void c_keyvals_(MPI_Fint *plain, MPI_Fint *own)
{
    int key;
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &key, 0);
    *plain = key;
    MPI_Comm_create_keyval(same, deleted, &key, 0);
    *own = key;
}

void c_deleted_(MPI_Aint *value)
{
    *value = last_deleted;
}
