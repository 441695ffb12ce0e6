# Sourced by the suites that have batch jobs in a cluster of Slurm on hosts of the lab, behind hosts.sh.

# batch NAME SBATCH-OPTIONS... -- COMMAND: a batch script that runs the command and asks for another life when it ends
# with 75. What its lives say is in NAME.log.
batch() {
    local name=$1 options=()
    shift
    while [ "$1" != -- ]; do options+=("$1"); shift; done
    shift
    rm -rf "$name" "$name".*
    {
        printf '#!/bin/bash\ncd %q\nexport PATH=%q HAWSER_MCA_rmaps_base_oversubscribe=true\n' "$PWD" "$PATH"
        printf 'echo "life ${SLURM_RESTART_COUNT:-0}"\n%s\nstatus=$?\necho "status $status"\n' "$*"
        # shellcheck disable=SC2016
        printf '[ $status != 75 ] || scontrol requeue $SLURM_JOB_ID\n'
    } >"$name.sh"
    number=$(in_slurm sbatch --parsable --requeue --open-mode=append -o "$PWD/$name.log" -N 2 -n 4 "${options[@]}" "$PWD/$name.sh") || return 1
}
# comes NAME SECONDS WORD...: the log has all of these. A job that waits for its next life, which Slurm puts off, has it now.
comes() {
    local name=$1 end=$((SECONDS + $2)) word missing
    shift 2
    while :; do
        missing=""
        for word; do grep -qF -- "$word" "$name.log" 2>/dev/null || missing=$word; done
        [ -n "$missing" ] || return 0
        [ $SECONDS -lt $end ] || { echo "never came: $missing"; cat "$name.log"; in_slurm squeue; return 1; }
        [ "$(in_slurm squeue -h -j "$number" -o %T 2>/dev/null)" != PENDING ] || in_slurm scontrol update jobid="$number" StartTime=now 2>/dev/null
        sleep 0.3
    done
}
slurm_is_empty() { [ -z "$(in_slurm squeue -h)" ]; }
