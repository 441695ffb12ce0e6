/*
 * deny EPERM|ENOSYS|EACCES SYSCALL... -- COMMAND...
 *
 * Runs COMMAND with a seccomp filter that refuses the named system calls, as containers and
 * hardened hosts do. "deny list" prints the names that it knows.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What jobs call, and a profile may refuse; without the rest no program begins. */

#define KNOWN(X) \
    X(accept4) X(access) X(bind) X(clone3) X(close_range) X(connect) X(dup2) X(epoll_create1) \
    X(epoll_ctl) X(epoll_wait) X(eventfd2) X(fallocate) X(ftruncate) X(futex) X(getcwd) \
    X(getdents64) X(getpeername) X(getpgid) X(getrandom) X(getsockname) X(getsockopt) \
    X(io_uring_setup) X(ioctl) X(kill) X(listen) X(lseek) X(madvise) X(membarrier) \
    X(memfd_create) X(pidfd_open) X(pipe2) X(prctl) X(prlimit64) X(process_vm_readv) \
    X(process_vm_writev) X(readlink) X(recvfrom) X(recvmsg) X(rseq) X(sched_getaffinity) \
    X(sched_setaffinity) X(sched_yield) X(sendmsg) X(sendto) X(setpgid) X(setsockopt) \
    X(shutdown) X(sigaltstack) X(signalfd4) X(socket) X(socketpair) X(statx) X(uname) \
    X(userfaultfd)

static const struct {
    const char *name;
    unsigned number;
} known[] = {
#define ENTRY(call) {#call, SYS_##call},
    KNOWN(ENTRY)
};

int main(int argc, char **argv)
{
    struct sock_filter filter[64];
    unsigned short n = 0;
    int i = 2, error;
    if (argc == 2 && strcmp(argv[1], "list") == 0) {
        for (size_t k = 0; k < sizeof known / sizeof *known; k++)
            puts(known[k].name);
        return 0;
    }
    if (argc < 5)
        return 2;
    error = strcmp(argv[1], "ENOSYS") == 0 ? ENOSYS : strcmp(argv[1], "EACCES") == 0 ? EACCES : EPERM;
    filter[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                                               offsetof(struct seccomp_data, nr));
    for (; i < argc && strcmp(argv[i], "--") != 0; i++) {
        size_t k = 0;
        while (k < sizeof known / sizeof *known && strcmp(known[k].name, argv[i]) != 0)
            k++;
        if (k == sizeof known / sizeof *known || n > 60) {
            fprintf(stderr, "deny: %s is not in my table\n", argv[i]);
            return 2;
        }
        filter[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, known[k].number, 0, 1);
        filter[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K,
                                                   SECCOMP_RET_ERRNO | (unsigned)error);
    }
    filter[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    struct sock_fprog program = {n, filter};
    if (i + 1 >= argc || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
        perror("deny");
        return 2;
    }
    execvp(argv[i + 1], argv + i + 1);
    perror(argv[i + 1]);
    return 127;
}
