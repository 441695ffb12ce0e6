# Sourced by suites that bound the memory of a job by a control group.

# memory_group BYTES: makes one and puts its folder into `group`; false where that is not permitted.
# Processes join by writing 0 to its file cgroup.procs.
memory_group() {
    local own
    if [ -e /sys/fs/cgroup/memory/memory.limit_in_bytes ]; then
        group=/sys/fs/cgroup/memory/hawser-test-$$
        mkdir "$group" 2>/dev/null && echo "$1" >"$group/memory.limit_in_bytes"
    else
        own=/sys/fs/cgroup$(sed -n 's/^0:://p' /proc/self/cgroup)
        group=${own%/}/hawser-test-$$
        mkdir "$group" 2>/dev/null && [ -e "$group/memory.max" ] && echo "$1" >"$group/memory.max" &&
            { [ ! -e "$group/memory.swap.max" ] || echo 0 >"$group/memory.swap.max"; }
    fi
}
memory_group_down() { [ ! -d "${group:-}" ] || rmdir "$group" 2>/dev/null; }
