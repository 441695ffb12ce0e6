# Sourced by the suite `packages`: one installation in every place and surrounding that users have.
# `project` holds programs.
fortran=$HAWSER_TOP/tests/packages/where.f90
pristine=$PWD/pristine
cp -a "$HAWSER_STAGE" pristine
rm -rf pristine/lib/hawser/fortran pristine/lib/*.a
strip --strip-unneeded pristine/bin/{mpirun,mpicc,hawser,hawserd} pristine/lib/*.so.1 2>/dev/null

# works PREFIX: what its mpicc and mpifort make its mpirun starts, in the current folder.
works() {
    local bin=$1/bin
    rm -f ring where
    "$bin/mpicc" -o ring "$project/ring.c" && "$bin/mpifort" -o where "$fortran" &&
        ends_with "ring of 3: 3" "$bin/mpirun" --oversubscribe -n 3 ./ring &&
        ends_with "fortran of 2: 3" "$bin/mpirun" --oversubscribe -n 2 ./where
}
# fresh NAME: a copy of the installation in the folder NAME/prefix.
fresh() { rm -rf "$1" && mkdir -p "$1" && cp -a "$pristine" "$1/prefix"; }

moves() {
    fresh first && works "$PWD/first/prefix" && mv first second && works "$PWD/second/prefix"
}
check "a tree that is moved after use" moves
spaces() {
    fresh "with spaces, 'quotes' and \$signs" &&
        (cd "with spaces, 'quotes' and \$signs" && works "$PWD/prefix")
}
check "a path with spaces, quotes and dollars" spaces
linked() { # Who calls a program by a link elsewhere means the tree that the program lies in.
    mkdir -p links && ln -sf "$PWD/second/prefix/bin"/* links/ && rm -rf away && mkdir -p away/bin &&
        ln -s "$PWD/second/prefix/bin"/{mpicc,mpifort,mpirun} away/bin/ && works "$PWD/away"
}
check "links to its programs" linked
relative() { fresh near && (cd near && works ./prefix && cd prefix/bin && works ..); }
check "programs that are called by a relative path" relative
beside() { # Programs of one installation are started by the other, which gives no library of its own.
    fresh one && fresh two || return 1
    works "$PWD/one/prefix" && [[ $(ldd ring) == *"$PWD/one/prefix/lib/libmpi_abi"* ]] &&
        ends_with "ring of 2: 2" two/prefix/bin/mpirun -n 2 ./ring &&
        works "$PWD/two/prefix" && [[ $(ldd ring) == *"$PWD/two/prefix/lib/libmpi_abi"* ]] &&
        ends_with "ring of 2: 2" env PATH="$PWD/one/prefix/bin:$PATH" mpirun -n 2 ./ring
}
check "two installations beside each other" beside

uninstalled() { # Only what others have laid stays.
    local gone=$PWD/dest/opt/with\ us
    rm -rf dest && "$HAWSER_TOP/scripts/install-tree" "$build" "/opt/with us" "$PWD/dest" && works "$gone" &&
        mkdir -p "$gone/etc" && touch "$gone/etc/own" "$gone/lib/libother.so" || return 1
    "$HAWSER_TOP/scripts/uninstall-tree" "/opt/with us" "$PWD/dest" || return 1
    [ "$(cd dest && find . -type f | sort)" = "$(printf '%s\n' ./opt/with\ us/{etc/own,lib/libother.so})" ] ||
        { find dest | head; return 1; }
    rm "$gone/etc/own" "$gone/lib/libother.so" && rmdir "$gone"/{etc,lib} "$gone" &&
        ! "$HAWSER_TOP/scripts/uninstall-tree" "/opt/with us" "$PWD/dest"
}
check "make install with DESTDIR, and uninstall" uninstalled
colon() { # Lists of folders cannot name it.
    local said
    said=$("$HAWSER_TOP/scripts/install-tree" "$build" "/opt/a:b" "$PWD/colon" 2>&1) && return 1
    [[ $said == *"must not contain ':'"* ]] && [ ! -e colon ]
}
check "a prefix with a colon is refused" colon

# ---- what a user may not write, has not got, or is not ----
stranger() { # stranger COMMAND...: as a user who owns nothing, if there are users to become
    if [ "$(id -u)" = 0 ]; then setpriv --reuid 65534 --regid 65534 --clear-groups "$@"; else "$@"; fi
}
unwritable() { # unwritable HOME: the installation is of somebody else; HOME is - for none
    local desk
    desk=$(mktemp -d /tmp/hawser-places.XXXXXX) && mkdir "$desk/home" "$desk/tmp" &&
        cp -a "$pristine" "$desk/prefix" && cp "$project/ring.c" "$fortran" "$desk" || return 1
    chmod -R a+rX "$desk" && chmod -R a-w "$desk/prefix"
    [ "$(id -u)" != 0 ] || chown 65534:65534 "$desk" "$desk/home" "$desk/tmp"
    local home=(-u HOME)
    [ "$1" = - ] || home=(HOME="${1/@/$desk}")
    (
        export project=$desk fortran=$desk/where.f90 TMPDIR=$desk/tmp
        export -f works ends_with
        stranger env -u XDG_CACHE_HOME "${home[@]}" bash -c 'cd "$0" && works "$0/prefix"' "$desk" &&
            [ ! -e "$desk/prefix/lib/hawser/fortran" ] && compgen -G "$desk/$2"
    )
    local status=$?
    chmod -R u+w "$desk" && rm -rf "$desk"
    return $status
}
check "an installation that nobody may write" unwritable @/home home/.cache/hawser/fortran
check "without HOME" unwritable - 'tmp/hawser-*/fortran'
check "a HOME that is not there" unwritable /nonexistent 'tmp/hawser-*/fortran'
foreign_scratch() { # Modules of somebody else in the folder of all are not believed.
    local desk out status
    desk=$(mktemp -d /tmp/hawser-places.XXXXXX) && chmod 755 "$desk" && mkdir -m 1777 "$desk/tmp" &&
        cp -a "$pristine" "$desk/prefix" && chmod -R a+rX,a-w "$desk/prefix" || return 1
    mkdir -m 777 "$desk/tmp/hawser-65534" && cp "$fortran" "$desk"
    out=$(stranger env -u XDG_CACHE_HOME -u HOME TMPDIR="$desk/tmp" \
        "$desk/prefix/bin/mpifort" -c -o /dev/null "$desk/where.f90" 2>&1)
    status=$?
    chmod -R u+w "$desk" && rm -rf "$desk"
    [ $status != 0 ] && [[ $out == *"hawser-65534"*"XDG_CACHE_HOME"* ]] || { echo "$status: $out"; return 1; }
}
[ "$(id -u)" != 0 ] || check "a scratch folder of somebody else is refused" foreign_scratch

if unshare --mount true 2>/dev/null; then
    in_mounts() { # in_mounts MOUNTS: works where these have been mounted
        export -f works ends_with
        export project fortran
        unshare --mount bash -c "$1"' && works "$0"' "$PWD/second/prefix"
    }
    check "a read-only file system" in_mounts 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0"'
    check "/tmp from which nothing runs" in_mounts \
        'mkdir -p scratch && mount -t tmpfs -o noexec none scratch && export TMPDIR=$PWD/scratch'
    check "no /dev/shm and no /sys" in_mounts \
        'mount -t tmpfs none /sys && mount -t tmpfs -o size=4k,ro none /dev/shm'
fi
# A container of nothing but the program and its libraries, for a user without a name.
minimal() { # minimal WITH_PROC
    local file
    rm -rf bare && mkdir -p bare/app bare/tmp bare/proc && chmod 1777 bare/tmp &&
        cp -a second/prefix bare/hawser && second/prefix/bin/mpicc -o bare/app/ring "$project/ring.c" || return 1
    for file in $(ldd second/prefix/bin/mpirun second/prefix/bin/hawserd second/prefix/lib/*.so.1 bare/app/ring |
        grep -o '/[^ ]*' | grep -v -e : -e hawser | sort -u); do
        mkdir -p "bare$(dirname "$file")" && cp -nL "$file" "bare$file" || return 1
    done
    mkdir -p bare/dev && mknod -m 666 bare/dev/null c 1 3 && chmod -R a+rX bare
    ends_with "ring of 3: 3" unshare --mount --pid --net --ipc --fork sh -c "
        $1 chroot --userspec=4711:4711 bare /hawser/bin/mpirun --oversubscribe -n 3 \
            -x LD_LIBRARY_PATH=/hawser/lib /app/ring"
}
if unshare --mount --pid --net --ipc --fork true 2>/dev/null && [ "$(id -u)" = 0 ]; then
    check "a bare container" minimal "mount -t proc proc bare/proc &&"
    check "a bare container without /proc" minimal ""
fi
rm -rf pristine first second one two near away bare "with spaces, 'quotes' and \$signs"
