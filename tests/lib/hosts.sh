# Sourced by suites that run over hosts of the lab. Hosts see the same files, scratch folders too.
lab=$HAWSER_TOP/lab

# True when all the commands are there.
have() { local c; for c; do command -v "$c" >/dev/null || return 1; done; }
# hosts_up NAME HOSTS [NETWORKS]: makes hosts h1, h2 and so on, which go when the suite ends. False,
# with a line, where the system does not permit them.
hosts_up() {
    if ! unshare --net --mount --pid --fork true 2>/dev/null || ! have ip sshd; then
        pass "$1 over hosts: skipped, namespaces are not permitted, or iproute2 or sshd is missing"
        return 1
    fi
    # In a PID namespace of its own a suite has the number that others have in theirs.
    export NETLAB=hawser-$1-$$-$RANDOM
    trap hosts_down EXIT
    check "$2 hosts" "$lab/netlab" up "$2" "${3:-1}"
}
hosts_down() {
    "$lab/slurmlab" down >/dev/null 2>&1
    "$lab/netlab" down >/dev/null 2>&1
}
on() { # on HOST COMMAND...
    timeout --kill-after=5 "${JOB_SECONDS:-60}" "$lab/netlab" exec "$@"
}
# spoiled WHAT COMMAND...: the command while this is done to packets on both networks of h2, as
# netlab says it: "drop 1 both", or several with commas: "late 5,damage 0.1".
spoiled() {
    local what=$1 each net pct way status
    shift
    while read -r each pct way; do
        for net in A B; do "$lab/netlab" "$each" h2 $net "$pct" $way || return 1; done
    done <<<"${what//,/$'\n'}"
    "$@"
    status=$?
    for net in A B; do "$lab/netlab" mend h2 $net; done
    return $status
}
# True where the hosts can be a cluster of Slurm.
slurm_here() { have slurmctld munged srun; }
# in_slurm COMMAND...: as a user of the cluster; srun and salloc wait for ever on a broken one.
in_slurm() { timeout --kill-after=5 "${JOB_SECONDS:-60}" "$lab/slurmlab" exec "$@"; }
