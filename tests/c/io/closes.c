// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * What the end of a file and of its accesses leaves: errors of the system at a close reach all ranks and the file's own handler,
 * the name that is removed is that of the file, no descriptor outlives a wait, signals are for the program's threads. The
 * program's own fsync and kin stand before those of the C library. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "check.h"

static char name[64];

/* The file whose calls fail, and with which number. */
static struct stat ours;
static int nfs, sync_fails, close_fails, syncs;

static int is_ours(int fd)
{
    struct stat now;
    return ours.st_ino && fstat(fd, &now) == 0 && now.st_ino == ours.st_ino && now.st_dev == ours.st_dev;
}

int fstatfs(int fd, struct statfs *to)
{
    int (*real)(int, struct statfs *) = dlsym(RTLD_NEXT, "fstatfs");
    int result = real(fd, to);
    if (nfs && result == 0) to->f_type = 0x6969;
    return result;
}

int fsync(int fd)
{
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    if (is_ours(fd)) {
        syncs++;
        if (sync_fails) return errno = sync_fails, -1;
    }
    return real(fd);
}

int close(int fd)
{
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "close");
    int fails = close_fails && is_ours(fd);
    int result = real(fd);
    return fails ? errno = close_fails, -1 : result;
}

static MPI_File opened(const char *of, int mode)
{
    MPI_File f;
    OK(MPI_File_open(MPI_COMM_WORLD, of, mode | MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &f));
    return f;
}

static MPI_File blamed;
static int blames;

static void handler(MPI_File *f, int *code, ...)
{
    int mode;
    (void)code;
    /* The file is one still. */
    NEED(*f == blamed && MPI_File_get_amode(*f, &mode) == MPI_SUCCESS);
    blames++;
}

static void errors(void)
{
    int last = rank == size - 1;
    MPI_Errhandler own;
    OK(MPI_File_create_errhandler((MPI_File_errhandler_function *)handler, &own));
    for (int which = 0; which < 4; which++) {
        nfs = 1;
        MPI_File f = opened(name, 0);
        OK(MPI_File_set_errhandler(f, own));
        NEED(stat(name, &ours) == 0);
        syncs = 0;
        OK(MPI_File_write_at(f, rank, "x", 1, MPI_BYTE, MPI_STATUS_IGNORE));
        if (which == 1 && last) sync_fails = EDQUOT;
        if (which == 2 && last) close_fails = ENOSPC;
        if (which == 3 && last) close_fails = EIO;
        int expected[] = {MPI_SUCCESS, MPI_ERR_QUOTA, MPI_ERR_NO_SPACE, MPI_ERR_IO};
        blamed = f;
        blames = 0;
        NEED(class_of(MPI_File_close(&f)) == expected[which]);
        NEED(f == MPI_FILE_NULL && blames == (which > 0) && syncs >= 1);
        nfs = sync_fails = close_fails = ours.st_ino = 0;
    }
    OK(MPI_Errhandler_free(&own));
    if (rank == 0) unlink(name);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* The program changes its folder between: the file goes, and none of the same name elsewhere. */
static void removal(void)
{
    char folder[80], other[160], back[4096], first[4300];
    NEED(getcwd(back, sizeof back) != NULL);
    snprintf(folder, sizeof folder, "%s.folder", name);
    snprintf(other, sizeof other, "%s/%s", folder, name);
    snprintf(first, sizeof first, "%s/%s", back, name);
    if (rank == 0) {
        NEED(mkdir(folder, 0700) == 0);
        NEED(close(creat(other, 0600)) == 0);
    }
    MPI_File f = opened(name, MPI_MODE_DELETE_ON_CLOSE);
    NEED(chdir(folder) == 0);
    OK(MPI_File_close(&f));
    NEED(access(name, F_OK) == 0 && access(first, F_OK) < 0);
    MPI_Barrier(MPI_COMM_WORLD);
    NEED(chdir(back) == 0);
    if (rank == 0) NEED(unlink(other) == 0 && rmdir(folder) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    /* Another file has got the name. */
    f = opened(name, MPI_MODE_DELETE_ON_CLOSE);
    if (rank == 0) NEED(unlink(name) == 0 && close(creat(name, 0600)) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    NEED(class_of(MPI_File_close(&f)) == MPI_ERR_NO_SUCH_FILE);
    NEED(access(name, F_OK) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) NEED(unlink(name) == 0);
}

static int is_open(void)
{
    int found = 0;
    DIR *all = opendir("/proc/self/fd");
    for (struct dirent *e; (e = readdir(all));) found += is_ours(atoi(e->d_name)) && e->d_name[0] != '.';
    closedir(all);
    return found;
}

static void descriptors(void)
{
    MPI_File f;
    for (int i = 0; i < 300; i++) {
        MPI_Request r;
        char own[80];
        snprintf(own, sizeof own, "%s.%d", name, rank);
        OK(MPI_File_open(MPI_COMM_SELF, own, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &f));
        NEED(stat(own, &ours) == 0);
        OK(MPI_File_iwrite(f, &i, 1, MPI_INT, &r));
        OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        OK(MPI_File_close(&f));
        NEED(!is_open());
        ours.st_ino = 0;
    }
    /* The thread that has moved the data takes no signal of the program. */
    int threads = 0;
    DIR *all = opendir("/proc/self/task");
    for (struct dirent *e; (e = readdir(all));) {
        char path[300], line[200];
        unsigned long long mask = 0;
        int library = 0;
        snprintf(path, sizeof path, "/proc/self/task/%s/status", e->d_name);
        FILE *in = e->d_name[0] == '.' ? NULL : fopen(path, "r");
        if (!in) continue;
        while (fgets(line, sizeof line, in)) {
            if (strncmp(line, "Name:\thawser-files", 18) == 0) library = 1;
            sscanf(line, "SigBlk: %llx", &mask);
        }
        fclose(in);
        threads += library;
        if (library) NEED(mask >> (SIGUSR1 - 1) & mask >> (SIGALRM - 1) & mask >> (SIGTERM - 1) & 1);
    }
    closedir(all);
    NEED(threads == 1);
}

/* No file of the process may be longer than a limit: an error, and no signal. */
static void limit(void)
{
    struct rlimit old, low;
    char data[6000] = "";
    MPI_Status s;
    sigset_t pending;
    int n;
    getrlimit(RLIMIT_FSIZE, &old);
    low = old;
    low.rlim_cur = 4096;
    setrlimit(RLIMIT_FSIZE, &low);
    MPI_File f = opened(name, MPI_MODE_DELETE_ON_CLOSE);
    NEED(MPI_File_write_at(f, 0, data, sizeof data, MPI_BYTE, &s) != MPI_SUCCESS);
    MPI_Get_count(&s, MPI_BYTE, &n);
    NEED(n == 4096);
    NEED(MPI_File_write_at(f, 4096, data, 1, MPI_BYTE, &s) != MPI_SUCCESS);
    NEED(MPI_File_set_size(f, 5000) != MPI_SUCCESS && MPI_File_preallocate(f, 5000) != MPI_SUCCESS);
    MPI_Request r;
    OK(MPI_File_iwrite_at(f, 4096, data, 1, MPI_BYTE, &r));
    NEED(MPI_Wait(&r, MPI_STATUS_IGNORE) != MPI_SUCCESS);
    NEED(MPI_File_write_at_all(f, 4096, data, 1, MPI_BYTE, &s) != MPI_SUCCESS);
    NEED(sigpending(&pending) == 0 && !sigismember(&pending, SIGXFSZ));
    OK(MPI_File_close(&f));
    setrlimit(RLIMIT_FSIZE, &old);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    /* The name need not be text. */
    snprintf(name, sizeof name, "closes-\xff\xe9-%d", pid);
    errors();
    removal();
    descriptors();
    limit();
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
