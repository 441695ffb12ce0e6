/* What every test of this chapter uses. */
#ifndef CHECK_H
#define CHECK_H

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int check_failed;

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            check_failed++; \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
        } \
    } while (0)

/* The class of a returned code. */
static inline int class_of(int code)
{
    int class_ = -1;
    MPI_Error_class(code, &class_);
    return class_;
}

#define CHECK_CLASS(class_, call) \
    do { \
        int check_got = class_of(call); \
        if (check_got != (class_)) { \
            check_failed++; \
            printf("%s:%d: %s gives class %d, not %s\n", __FILE__, __LINE__, #call, check_got, #class_); \
        } \
    } while (0)

#define CHECK_END() (check_failed != 0)

#endif
