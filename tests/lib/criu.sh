# Sourced by the suites that need CRIU: one that works with the kernel at hand.

# criu_here: sets CRIU to a CRIU of version 4.1 or newer that works here. It is looked for in $CRIU, in PATH, and in
# a folder of the user's; where there is none it comes from a later Debian into that folder, with its own glibc: Debian
# 12's does not start on newer kernels. False: none can be had.
criu_here() {
    local kept=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/hawser-tests/criu
    criu_found "$kept/criu" && return
    mkdir -p "${kept%/*}"
    # Several suites may want it at the same time.
    { flock 9 && { criu_found "$kept/criu" || criu_fetched "$kept" >/dev/null 2>&1 9>&-; }; } 9>"$kept.lock"
    criu_found "$kept/criu"
}

criu_found() { # criu_found FETCHED: as above, without fetching one
    local one
    for one in "${CRIU:-}" "$(command -v criu)" "$1"; do
        [ -n "$one" ] && criu_works "$one" && CRIU=$one && export CRIU && return
    done
    return 1
}

criu_works() {
    local version
    version=$("$1" --version 2>/dev/null | sed -n 's/^Version: *\([0-9]*\.[0-9]*\).*/\1/p')
    [ -n "$version" ] && [ "$(printf '4.1\n%s\n' "$version" | sort -V | head -1)" = 4.1 ] && "$1" check >/dev/null 2>&1
}

# criu_fetched DIR: CRIU and the libraries it needs, in DIR when they are whole; nothing of the system changes.
criu_fetched() {
    local dir=$1.new work mirror options packages deb
    command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null && [ "$(uname -m)" = x86_64 ] || return 1
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null | grep -E '/debian/?$' | head -1)
    [ -n "$mirror" ] && work=$(mktemp -d) || return 1
    rm -rf "$dir"
    chmod 755 "$work" && mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/deb" "$dir"
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror forky main" >"$work/sources.list"
    options=(-o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists"
        -o "Dir::State::status=/dev/null" -o "Dir::Cache=$work/cache" -o APT::Sandbox::User=root)
    timeout 120 apt-get "${options[@]}" -qq update
    packages=$(apt-cache "${options[@]}" depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks \
        --no-replaces --no-enhances criu | grep -E '^(criu|lib)' |
        grep -vE '^lib(debconf|text|perl|locale)|-perl$' | sort -u)
    # shellcheck disable=SC2086
    (cd "$work/deb" && [ -n "$packages" ] && timeout 240 apt-get "${options[@]}" -qq download $packages)
    for deb in "$work"/deb/*.deb; do dpkg-deb -x "$deb" "$dir/root"; done
    rm -rf "$dir/root/usr/share" "$work"
    cat >"$dir/criu" <<'END'
#!/bin/sh
d=$(dirname "$(readlink -f "$0")")/root
l=$d/usr/lib/x86_64-linux-gnu
exec "$l/ld-linux-x86-64.so.2" --library-path "$l" "$d/usr/sbin/criu" "$@"
END
    chmod +x "$dir/criu"
    rm -rf "$1" && mv "$dir" "$1"
}
