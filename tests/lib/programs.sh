# Sourced by suites that run the C programs under tests/c. Their first lines say how:
#   // np: 1 2 5     numbers of ranks; 1 without the line; 0: without a launcher
#   // args: ...     options of mpirun
#   // exit: N       the status that is expected; 0 without the line
#   // nodes: 1      all ranks on one node, where they share memory or send each other signals, or other nodes would take minutes

# sources: the programs, or those with one of the words of HAWSER_ONLY in their names.
sources() {
    local word found
    if [ -z "${HAWSER_ONLY:-}" ]; then
        printf '%s\n' "$HAWSER_TOP"/tests/c/*/*.c
        return
    fi
    for word in $HAWSER_ONLY; do
        found=0
        for source in "$HAWSER_TOP"/tests/c/*/*.c; do
            case $(name_of "$source") in *"$word"*) echo "$source"; found=1 ;; esac
        done
        [ $found = 1 ] || fail "no program under tests/c has '$word' in its name, and no suite is called so" >&3
    done | sort -u
}
# said SOURCE WORD: what a program says behind a word.
said() { sed -n "s|^// $2: *||p" "$1" | head -1; }
# name_of SOURCE: as people see it.
name_of() { echo "$(basename "$(dirname "$1")")/$(basename "$1" .c)"; }
# built SOURCE: makes it, if no suite of this run has, and sets $binary.
built() {
    local out made
    binary=${HAWSER_BUILT:-$PWD}/$(name_of "$1" | tr / _)
    [ ! -x "$binary" ] || return 0
    # Another suite may do the same at this moment.
    made=$binary.$$
    out=$(mpicc -O1 -g -Wall -o "$made" "$1" -lm -lpthread 2>&1) && mv "$made" "$binary" && return
    printf '%s\n' "$out" | head -20
    fail "$(name_of "$1"): does not compile"
    return 1
}
# ran WHERE SOURCE NP COMMAND...: one case, which passes by its status.
ran() {
    local where=$1 source=$2 np=$3 out status
    shift 3
    out=$("$@" 2>&1)
    status=$?
    if [ "$status" = "$(s=$(said "$source" exit); echo "${s:-0}")" ]; then
        pass "$(name_of "$source") np=$np$where"
    else
        printf '%s\n' "$out" | tail -n 15 | sed 's/^/    /'
        fail "$(name_of "$source") np=$np$where: status $status"
    fi
}
