/* The registry of Hawser MPI for programs: values that all jobs of a launcher share, by name.
 * See docs/guide/registry.md. Errors are raised on MPI_COMM_SELF, as those of MPI_Publish_name. */
#ifndef HAWSER_REGISTRY_H
#define HAWSER_REGISTRY_H

#include <mpi.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Room for a key, with the zero at its end. */
#define MPIX_REGISTRY_KEY_MAX 256

/* Keeps elements, as external32, under a key. They belong to the caller's job: others read them
 * only, and they end with it. At most 1 MiB. */
int MPIX_Registry_put(const char *key, const void *buf, MPI_Count count, MPI_Datatype datatype);

/* Reads a value. *have is the number of its elements, MPI_UNDEFINED when there is none. A counter is
 * one MPI_INT64_T. MPI_ERR_TRUNCATE: it is no whole number of elements, or more than count. */
int MPIX_Registry_get(const char *key, void *buf, MPI_Count count, MPI_Datatype datatype,
                      MPI_Count *have);

/* The same, once there is a value. */
int MPIX_Registry_wait(const char *key, void *buf, MPI_Count count, MPI_Datatype datatype,
                       MPI_Count *have);

/* Adds to a counter, which begins at 0 and which everybody may add to; *sum is what comes out. */
int MPIX_Registry_add(const char *key, int64_t delta, int64_t *sum);

/* Waits until a counter is at least this. */
int MPIX_Registry_wait_count(const char *key, int64_t least, int64_t *sum);

/* Deletes a value of the caller's job; nothing happens when there is none. */
int MPIX_Registry_delete(const char *key);

/* Has changes of one value noted, or of all with NULL. */
int MPIX_Registry_subscribe(const char *key, int64_t *subscription);

/* The next key whose value was put, changed or deleted since it was told: *flag is 1, or 0 when
 * there is none and wait is 0. */
int MPIX_Registry_next(int64_t subscription, int wait, int *flag, char *key);

/* Ends a subscription. */
int MPIX_Registry_unsubscribe(int64_t *subscription);

#ifdef __cplusplus
}
#endif

#endif
