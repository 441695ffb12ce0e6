#!/usr/bin/env bash
# noise.sh none: a job of one node has no listening socket at all.
# noise.sh tcp: random bytes to every listening socket of a job over TCP; the job ends well.
set -uo pipefail
command -v ss >/dev/null || { echo "ss (iproute2) is missing"; exit 1; }
case $1 in
    tcp) set -- tcp mpirun --mca btl tcp,self -n 2 ./traffic 60 ;;
    *) set -- none mpirun -n 2 ./traffic 60 ;;
esac
mode=$1
shift
"$@" > noise.out 2>&1 &
job=$!
family() { # the job's processes, as an expression for grep
    local pids=$job level=$job next pid
    while [ -n "$level" ]; do
        next=
        for pid in $level; do next+=" $(cat "/proc/$pid/task/$pid/children" 2>/dev/null)"; done
        level=$(echo $next)
        pids+=" $level"
    done
    echo $pids | sed 's/\([0-9]\+\)/pid=\1,/g; s/ /\\|/g'
}
running() { [ "$(pgrep -c -P "$job" -x traffic)" -ge 2 ]; }
until running; do kill -0 $job 2>/dev/null || break; done
# Sockets appear while the ranks start: look until there is one, or the job is over.
tcp='' unix=''
while kill -0 $job 2>/dev/null; do
    who=$(family)
    tcp=$(ss -Hltnp | grep "$who" | awk '{ print $4 }')
    unix=$(ss -Hlxp | grep "$who" | awk '$2 == "LISTEN" { print $5 }')
    [ -z "$tcp$unix" ] || break
done
if [ "$mode" = tcp ]; then
    [ -n "$tcp" ] || { cat noise.out; echo "no listening socket was found"; exit 1; }
    seed=0
    for local in $tcp; do
        seed=$((seed + 1)) port=${local##*:} address=${local%:*}
        address=${address#[} address=${address%]}
        case ${address%%%*} in 0.0.0.0 | '*' | ::) echo "listens on every address: $local"; exit 1 ;; esac
        ./noise $seed "$address" "$port"
    done
    for path in $unix; do ./noise 99 "$path"; done
fi
wait $job
status=$?
[ $status = 0 ] && grep -q 'traffic ok' noise.out || { cat noise.out; echo "status $status"; exit 1; }
[ "$mode" = tcp ] || [ -z "$tcp$unix" ] || { echo "listens: $tcp $unix"; exit 1; }
