/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 *   placement
 *
 * How far the first two CPUs that this process may use are from each other: the microseconds that a flag needs from
 * one to the other, 0 where there is only one. For runs with more ranks than CPUs, whose ranks are not
 * bound and cannot tell.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "handoff.h"

int main(void)
{
    cpu_set_t allowed;
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t other;
    sched_getaffinity(0, sizeof allowed, &allowed);
    if (CPU_COUNT(&allowed) < 2) {
        printf("0\n");
        return 0;
    }
    if (page == MAP_FAILED || (other = fork()) < 0) return 1;
    pin(other == 0);
    if (other == 0) {
        handoff(page, 1);
        _exit(0);
    }
    printf("%.4f\n", handoff(page, 0));
    return waitpid(other, NULL, 0) == other ? 0 : 1;
}
