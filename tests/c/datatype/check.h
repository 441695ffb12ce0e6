/* What the programs of this directory share. */
#ifndef DATATYPE_CHECK_H
#define DATATYPE_CHECK_H

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the program with a line that tells what was wrong. */
#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: wrong: %s\n", __FILE__, __LINE__, #what);                      \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* The call succeeds. */
#define OK(call) CHECK((call) == MPI_SUCCESS)

/* The call fails with this error class. */
#define FAILS(class_, call)                                                                        \
    do {                                                                                           \
        int code_ = (call), got_ = MPI_SUCCESS;                                                    \
        if (code_ != MPI_SUCCESS)                                                                  \
            MPI_Error_class(code_, &got_);                                                         \
        if (got_ != (class_)) {                                                                    \
            fprintf(stderr, "%s:%d: %s: class %d instead of %s\n", __FILE__, __LINE__, #call,      \
                    got_, #class_);                                                                \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

static inline int end(void)
{
    MPI_Finalize();
    puts("ok");
    return 0;
}

/* Size and bounds of a type. */
#define BOUNDS(type, size_, lb_, extent_)                                                          \
    do {                                                                                           \
        MPI_Aint l_, e_;                                                                           \
        int s_;                                                                                    \
        OK(MPI_Type_size(type, &s_));                                                              \
        OK(MPI_Type_get_extent(type, &l_, &e_));                                                   \
        if (s_ != (int)(size_) || l_ != (MPI_Aint)(lb_) || e_ != (MPI_Aint)(extent_)) {            \
            fprintf(stderr, "%s:%d: %s has size %d, lb %ld, extent %ld\n", __FILE__, __LINE__,     \
                    #type, s_, (long)l_, (long)e_);                                                \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* Packs elements of ints and compares with a list of ints; then unpacks into zeroed memory. */
static inline void same_ints(MPI_Datatype type, int count, int *memory, int length, int origin,
                             const int *want, int n)
{
    int *packed = malloc(sizeof(int) * (size_t)(n + 1));
    int *back = calloc((size_t)length, sizeof(int));
    int at = 0, size = -1;
    OK(MPI_Pack_size(count, type, MPI_COMM_SELF, &size));
    CHECK(size == n * (int)sizeof(int));
    OK(MPI_Pack(memory + origin, count, type, packed, size, &at, MPI_COMM_SELF));
    CHECK(at == size);
    CHECK(memcmp(packed, want, (size_t)size) == 0);
    at = 0;
    OK(MPI_Unpack(packed, size, &at, back + origin, count, type, MPI_COMM_SELF));
    CHECK(at == size);
    for (int i = 0; i < length; i++) {
        int member = 0;
        for (int j = 0; j < n; j++)
            member |= want[j] == memory[i];
        CHECK(back[i] == (member ? memory[i] : 0));
    }
    free(packed);
    free(back);
}

#endif
