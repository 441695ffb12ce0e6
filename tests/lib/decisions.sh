# Sourced by the suites in which ranks are killed: what they have decided together.

# uniform LOG: the decisions in LOG.0, LOG.1 and so on are the same at all ranks as far as each of them came, and there are
# some.
uniform() {
    [ -n "$(cat "$1".* 2>/dev/null)" ] || { echo "no rank has decided anything"; return 1; }
    awk 'FNR in known && known[FNR] != $0 { print FILENAME ", decision " FNR ": " $0 ", at another rank " known[FNR]; differs = 1 }
        { known[FNR] = $0 } END { exit differs }' "$1".*
}
contradictions() { # the test can fail
    printf 'agree 1 0\nshrink 3 0\n' >said.0 && printf 'agree 1 0\n' >said.1 && uniform said &&
        printf 'agree 1 0\nshrink 7 0\n' >said.2 && ! uniform said >/dev/null && ! uniform nobody >/dev/null
}
check "decisions that contradict each other are noticed" contradictions
