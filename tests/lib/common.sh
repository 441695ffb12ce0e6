# Sourced by the suites.
set -uo pipefail
export HAWSER_STAGE=${1:-$HAWSER_STAGE}

pass() { echo "PASS $*"; }
fail() { echo "FAIL $*"; }

# check NAME COMMAND...: one case; its output is shown when it fails.
check() {
    local name=$1
    shift
    local out
    if out=$("$@" 2>&1); then pass "$name"
    else
        local status=$?
        printf '%s\n' "$out" | tail -n 40 | sed 's/^/    /'
        fail "$name: status $status"
    fi
}

# A job must end in time, whatever happens.
job() { timeout --kill-after=5 "${JOB_SECONDS:-60}" mpirun "$@"; }
