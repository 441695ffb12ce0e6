/*
 * deny EPERM|ENOSYS SYSCALL... -- COMMAND...
 *
 * Runs COMMAND with a seccomp filter that refuses the named system calls, as containers and
 * hardened hosts do.
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

static const struct {
    const char *name;
    unsigned number;
} known[] = {
    {"process_vm_readv", SYS_process_vm_readv}, {"process_vm_writev", SYS_process_vm_writev},
    {"membarrier", SYS_membarrier},             {"sched_setaffinity", SYS_sched_setaffinity},
    {"pidfd_open", SYS_pidfd_open},             {"userfaultfd", SYS_userfaultfd},
    {"io_uring_setup", SYS_io_uring_setup},     {"close_range", SYS_close_range},
    {"listen", SYS_listen},
};

int main(int argc, char **argv)
{
    struct sock_filter filter[64];
    unsigned short n = 0;
    int i = 2, error;
    if (argc < 5)
        return 2;
    error = strcmp(argv[1], "ENOSYS") == 0 ? ENOSYS : EPERM;
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
