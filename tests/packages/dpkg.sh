# Sourced by the suite `packages`: dpkg installs the packages into this very system, of which only an
# overlay is written, beside whatever other MPIs are there.
deb_root=$PWD/overlay
inside() { # inside SCRIPT: bash runs it there, as root; what is written is gone afterwards
    mkdir -p "$deb_root" && unshare --mount --pid --fork bash -c '
        mount -t tmpfs none "$0" && mkdir "$0"/{up,work,all} &&
        mount -t overlay overlay -o "lowerdir=/,upperdir=$0/up,workdir=$0/work" "$0/all" &&
        mount -t proc proc "$0/all/proc" && mount --rbind /dev "$0/all/dev" &&
        mkdir -p "$0/all/packed" && mount --bind "$1" "$0/all/packed" &&
        mkdir -p "$0/all/sources" && mount --bind "$2" "$0/all/sources" &&
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
            timeout 240 chroot "$0/all" bash -euo pipefail -c "$3"' \
        "$deb_root" "$PWD/deb" "$HAWSER_TOP/tests" "$1"
}
state='state() { # all names below the folders of packages, and what the alternatives are
    find /usr /etc /var/lib/dpkg/alternatives ! -path "/usr/share/mime*" | sort >"$1.names"
    { grep -rs . /var/lib/dpkg/alternatives || true; find /etc/alternatives -printf "%f %l\n"; } | sort >"$1.choice"
}
unpacked() { dpkg --force-depends -i /packed/*.deb; }
'
real_install() {
    inside "$state"'
        unpacked
        cd /tmp
        mpicc.hawser -o ring /sources/build-systems/project/ring.c
        mpifort.hawser -o where /sources/packages/where.f90
        test -d /usr/lib/hawser/lib/hawser/fortran
        [ "$(mpirun.hawser --oversubscribe -n 3 ./ring)" = "ring of 3: 3" ]
        [ "$(mpirun.hawser --oversubscribe -n 2 ./where)" = "fortran of 2: 3" ]
        update-alternatives --set mpi /usr/bin/mpicc.hawser
        update-alternatives --set mpirun /usr/bin/mpirun.hawser
        mpicc -o ring /sources/build-systems/project/ring.c
        [ "$(mpirun --oversubscribe -n 2 ./ring)" = "ring of 2: 2" ]
        for page in mpirun.hawser hawser mpicc.hawser; do man -w "$page"; done'
}
upgrade() { # What mpifort has built goes with the packages, and a choice of alternatives stays.
    inside "$state"'
        unpacked
        cd /tmp
        update-alternatives --set mpirun /usr/bin/mpirun.hawser
        mpifort.hawser -c -o where.o /sources/packages/where.f90
        unpacked
        [ ! -e /usr/lib/hawser/lib/hawser/fortran ]
        [ "$(readlink /etc/alternatives/mpirun)" = /usr/bin/mpirun.hawser ]
        mpifort.hawser -c -o where.o /sources/packages/where.f90'
}
removal() {
    inside "$state"'
        cd /tmp
        state before
        unpacked
        mpifort.hawser -c -o where.o /sources/packages/where.f90
        dpkg --purge hawser-bin libhawser-dev libhawser
        state after
        diff before.names after.names
        diff before.choice after.choice'
}
if [ "$(id -u)" = 0 ] && inside true 2>/dev/null; then
    check "dpkg installs them beside other MPIs" real_install
    check "dpkg installs them over themselves" upgrade
    check "dpkg removes them, and nothing is left" removal
else
    echo "skipped: there can be no overlay of this system"
fi
if command -v lintian >/dev/null; then
    no_tags() { # Errors and warnings, but that nobody has asked Debian for the package.
        local out
        out=$(lintian --allow-root --tag-display-limit 0 --fail-on none --suppress-tags initial-upload-closes-no-bugs \
            deb/*.deb 2>&1 | grep '^[EW]:')
        [ -z "$out" ] || { echo "$out"; return 1; }
    }
    check "lintian has no complaint" no_tags
else
    echo "skipped: lintian is not installed"
fi
