# Sourced by the suites about images of processes, behind common.sh: jobs of tests/images/chain.c that are saved, killed
# and restored, on one host and on several of the lab. The suite runs in a PID namespace of its own, with a CRIU.
. "$HAWSER_TOP/tests/lib/criu.sh"
here=$HAWSER_TOP/tests/images
if [ -z "${IMAGES_INSIDE:-}" ]; then
    # Numbers of processes that were killed are free again at once where process 1 reaps them: this shell.
    if ! unshare --pid --fork --mount-proc --kill-child true 2>/dev/null; then
        pass "images of processes: skipped, no namespace can be made here"
        exit 0
    fi
    export CRIU=${CRIU:-}
    if ! criu_here; then
        pass "images of processes: skipped, there is no CRIU that works with this kernel"
        exit 0
    fi
    # CRIU refuses descriptors of another mount namespace, which whoever runs this may have left open.
    for fd in /proc/$$/fd/*; do
        fd=${fd##*/}
        [ "$fd" -le 2 ] || eval "exec $fd>&-"
    done
    exec </dev/null env IMAGES_INSIDE=1 unshare --pid --fork --mount-proc --kill-child setsid bash "$0" "$@"
fi
export HAWSER_MCA_crs_criu_path=$CRIU HAWSER_MCA_rmaps_base_oversubscribe=true HAWSER_MCA_crs_criu_rewind=true
mpicc -O1 -g -Wall -Wextra -o chain "$here/chain.c" || { fail "chain.c does not compile"; exit 1; }

until_true() { # until_true SECONDS COMMAND...
    local end=$((SECONDS + $1))
    shift
    until "$@"; do [ $SECONDS -lt $end ] || return 1; sleep 0.02; done
}
expect() { # expect OUTPUT WORD...: each stands in the output
    local out=$1 word
    shift
    for word in "$@"; do
        case "$out" in *"$word"*) ;; *) printf '%s\nmisses "%s"\n' "$out" "$word"; return 1 ;; esac
    done
}
beyond() { # beyond NAME STEPS: rank 0 has done so many
    local now
    now=$(tail -n 1 "$1.0" 2>/dev/null)
    [ "${now:-0}" -ge "$2" ]
}
ranks_of() { pgrep -f "^./[a-z]* [0-9]* $1 " | tr '\n' ' '; }
gone() { [ -z "$(ranks_of "$1")" ]; }
steps=300
begin() { # begin NAME RANKS OPTIONS...: a job of the chain in the background, that has done some steps
    local name=$1 ranks=$2
    shift 2
    rm -rf "$name" "$name".*
    timeout -k 5 120 ${unable:-} mpirun --report-pid "$name.pid" --checkpoint-dir "$PWD/$name" -n "$ranks" "$@" \
        "${program:-./chain}" $steps "$name.mark" "${pause:-10000}" >"$name.out" 2>"$name.err" </dev/null &
    job=$!
    until_true 30 beyond "$name.mark" 5 || { cat "$name.err"; return 1; }
}
asked() { timeout 60 hawser checkpoint "$(cat "$1.pid")" --images "${@:2}" 2>&1; } # asked NAME OPTIONS...
crash() { # crash NAME: everything dies at once
    kill -9 "$(cat "$1.pid")" || return 1
    until_true 10 gone "$1.mark" || { echo "ranks live: $(ranks_of "$1.mark")"; return 1; }
    wait "$job" 2>/dev/null || true
}
again() { # again NAME OPTIONS...: in the background
    local name=$1
    shift
    timeout -k 5 120 hawser restart "$name" "$@" --report-pid "$name.pid" >"$name.out" 2>"$name.err" </dev/null &
    job=$!
}
let_go() { : >"$1.mark.go"; } # let_go NAME: what is left of the job takes no pauses
result() { # result NAME RANKS: the job ends well, with what it has without a restart
    let_go "$1"
    ended "$@"
}
ended() { # ended NAME RANKS: as result, of a job that goes on as it was
    wait "$job" || { cat "$1.out" "$1.err"; return 1; }
    [ ! -s "$1.err" ] || { cat "$1.err"; return 1; }
    expect "$(cat "$1.out")" "$(reference "$2")"
}
reference() { # reference RANKS: the result of an undisturbed job
    local program=${program:-./chain} file
    file=reference.$1.$steps.${program##*/}
    [ -s "$file" ] || job -n "$1" "$program" $steps "$file.mark" >"$file"
    cat "$file"
}
lives() { [ -n "$(ranks_of "$1")" ]; }
told() { # told WORDS COMMAND...: it fails, with one line that has WORDS
    local words=$1 out
    shift
    out=$("$@" 2>&1) && { printf '%s\nit succeeds\n' "$out"; return 1; }
    [ "$(wc -l <<<"$out")" = 1 ] || { printf '%s\nmore than a line\n' "$out"; return 1; }
    expect "$out" "$words"
}
. "$HAWSER_TOP/tests/lib/hosts.sh"
there() { # there HOST WORDS...: with descriptors and a session of that host's own; what it says is in $said, or there.out
    local host=$1
    shift
    # shellcheck disable=SC2016
    on "$host" setsid --wait bash -c 'for fd in /proc/$$/fd/*; do fd=${fd##*/}; [ "$fd" -le 2 ] || eval "exec $fd>&-"; done
        out=$1; shift; exec </dev/null >"$out" 2>&1; exec "$@"' there "$PWD/${said:-there.out}" "$@"
}
# ---- several hosts ----
# Numbers of processes that no other host has, nor comes to.
apart_from() { # apart_from HOST NUMBER
    on "$1" bash -c "echo $2 >/proc/sys/kernel/ns_last_pid" && [ "$(on "$1" sh -c 'echo $$')" -gt "$2" ]
}
spread() { # spread NAME HOSTS RANKS OPTIONS...: a job of the chain, or $program, over hosts in the background
    local name=$1 hosts=$2 ranks=$3
    shift 3
    rm -rf "$name" "$name".*
    said=$name.out there h1 timeout -k 5 110 mpirun --report-pid "$name.pid" --checkpoint-dir "$PWD/$name" -H "$hosts" -n "$ranks" \
        "$@" "${program:-./chain}" $steps "$name.mark" "${pause:-10000}" &
    job=$!
    until_true 30 beyond "$name.mark" 5 || { cat "$name.out"; return 1; }
}
asked_there() { # asked_there NAME OPTIONS...
    local status=0
    said=$1.asked there h1 timeout 60 hawser checkpoint "$(cat "$1.pid")" --images "${@:2}" || status=$?
    cat "$1.asked"
    return $status
}
crash_there() { # crash_there NAME: mpirun dies, and everything with it
    # The oldest of these; others are copies of it.
    kill -9 "$(pgrep -o -f "^[^ ]*mpirun .*--report-pid $1.pid")" || return 1
    until_true 15 gone "$1.mark" || { echo "ranks live: $(ranks_of "$1.mark")"; return 1; }
    wait "$job" 2>/dev/null || true
}
again_there() { # again_there HOST NAME OPTIONS...: in the background
    local host=$1 name=$2
    shift 2
    rm -f "$name.pid"
    said=$name.out there "$host" timeout -k 5 110 hawser restart "$name" --report-pid "$name.pid" "$@" &
    job=$!
}
unbroken() { # unbroken HOSTS RANKS: the result of an undisturbed job there: sums depend on which ranks are together
    local program=${program:-./chain} file
    file=unbroken.$steps.${1//[:,]/.}.${program##*/}
    [ -s "$file" ] || said=$file there h1 timeout 110 mpirun -H "$1" -n "$2" "$program" $steps "$file.mark" || { cat "$file"; return 1; }
    cat "$file"
}
result_there() { # result_there NAME HOSTS RANKS: the job ends well, with what it has without a restart on these hosts
    let_go "$1"
    ended_there "$@"
}
ended_there() { # ended_there NAME HOSTS RANKS: as result_there, of a job that goes on as it was
    local want
    want=$(unbroken "$2" "$3") && wait "$job" && [ "$(cat "$1.out")" = "$want" ] || { echo "want $want"; cat "$1.out"; return 1; }
}
lives_on() { on "$1" pgrep -f '^./chain' >/dev/null; }
