# Sourced by suites that run HPC Challenge: hpcc_built makes it in the current folder, and run runs it.
. "$HAWSER_TOP/tests/lib/sources.sh"
hpcc_built() {
    local tarball
    tarball=$(debian_source hpcc) || { fail "hpcc: no source"; return 1; }
    tar xf "$tarball" --strip-components=1
    cp "$HAWSER_TOP/tests/foreign/hpcc-make" hpl/Make.hawser
    check "hpcc builds" make arch=hawser # its own makefile does not support -j
    # Small problems: the point is that the results verify.
    sed -e 's/^1000         Ns/600          Ns/' _hpccinf.txt > hpccinf.base
}
run() { # P Q LAUNCH...: P x Q ranks
    sed -e "s/^2            Ps/$1            Ps/" -e "s/^2            Qs/$2            Qs/" \
        hpccinf.base > hpccinf.txt
    rm -f hpccoutf.txt
    local JOB_SECONDS=400
    "${@:3}" "${HPCC:-./hpcc}" || return
    verdicts
}
verdicts() {
    local out=hpccoutf.txt bad=0 name
    grep -q '^Success=1' $out || { echo "no Success=1"; bad=1; }
    grep -q 'PASSED' $out || { echo "HPL did not verify"; bad=1; }
    grep -qE '^ *[1-9][0-9]* tests completed and passed residual checks' $out || bad=1
    grep -qE '^ *0 tests completed and failed residual checks' $out || { echo "HPL residual"; bad=1; }
    # PTRANS prints PASSED or FAILED per case, RandomAccess "(passed)" or "(failed)".
    if grep -nE 'FAILED|\(failed\)|Failure' $out; then bad=1; fi
    for name in MPIRandomAccess_ErrorsFraction MPIRandomAccess_LCG_ErrorsFraction; do
        awk -F= -v n=$name '$1==n { found=1; if ($2 > 0.01) exit 1 } END { exit !found }' $out ||
            { echo "$name too large"; bad=1; }
    done
    for name in MPIFFT_maxErr StarSTREAM_Copy PTRANS_GBs MaxPingPongBandwidth_GBytes; do
        awk -F= -v n=$name '$1==n { found=1; if ($2 <= 0) exit 1 } END { exit !found }' $out ||
            { echo "$name is missing or not positive"; bad=1; }
    done
    return $bad
}
