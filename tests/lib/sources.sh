# Sourced by suites that build programs of others. Sources come from the registries that this
# machine is set up for, at test time; nothing of them is kept in the repository.

# Downloads live here, between runs too.
SOURCES=${HAWSER_SOURCES:-${XDG_CACHE_HOME:-$HOME/.cache}/hawser-test-sources}

# alone COMMAND...: one suite at a time downloads, since apt's lists and these folders are common.
alone() {
    mkdir -p "$SOURCES"
    { flock 9 && "$@" 9>&-; } 9>"$SOURCES/lock"
}

# debian_source PACKAGE: prints the path of the original tarball of a Debian source package,
# verified against the checksum in its signed description.
debian_source() { alone fetch_debian_source "$@"; }
fetch_debian_source() {
    local package=$1 dir=$SOURCES/debian/$1 apt=$SOURCES/apt file tarball
    mkdir -p "$dir" "$apt/lists/partial" "$apt/sources.d"
    tarball=$(verified_tarball "$dir") && { echo "$tarball"; return 0; }
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
        [ -e "$file" ] || continue
        grep -qiE 'debian' "$file" || continue
        sed -E 's/^Types:.*/Types: deb-src/; s/^deb( |\t)/deb-src\1/' "$file" \
            > "$apt/sources.d/$(basename "$file")"
    done
    local options=(-o "Dir::Etc::sourcelist=/dev/null" -o "Dir::Etc::sourceparts=$apt/sources.d"
        -o "Dir::State::lists=$apt/lists" -o "APT::Get::List-Cleanup=0")
    {
        [ -n "$(ls "$apt/lists" | grep Sources)" ] || apt-get "${options[@]}" update
        # The packaging part of a source package is not needed, so its absence does not matter.
        # Lists that were kept may name a version that is gone.
        (cd "$dir" && apt-get "${options[@]}" source --download-only "$package") ||
            { apt-get "${options[@]}" update &&
                (cd "$dir" && apt-get "${options[@]}" source --download-only "$package"); }
    } >&2
    verified_tarball "$dir"
}

# debian_source_of SUITE PACKAGE: as debian_source, from another suite of Debian.
debian_source_of() { alone fetch_debian_source_of "$@"; }
fetch_debian_source_of() {
    local suite=$1 package=$2 dir=$SOURCES/debian/$2-$1 apt=$SOURCES/apt-$1 tarball uri
    mkdir -p "$dir" "$apt/lists/partial" "$apt/sources.d"
    tarball=$(verified_tarball "$dir") && { echo "$tarball"; return 0; }
    uri=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | grep -oE 'https?://[^ ]*/debian/?( |$)' | head -1)
    printf 'Types: deb-src\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
        "${uri:-http://deb.debian.org/debian}" "$suite" /usr/share/keyrings/debian-archive-keyring.gpg > "$apt/sources.d/suite.sources"
    local options=(-o "Dir::Etc::sourcelist=/dev/null" -o "Dir::Etc::sourceparts=$apt/sources.d"
        -o "Dir::State::lists=$apt/lists")
    { apt-get "${options[@]}" update &&
        (cd "$dir" && apt-get "${options[@]}" source --download-only "$package/$suite"); } >&2
    verified_tarball "$dir"
}

# debian_package PACKAGE: prints the path of a Debian package, which apt has verified.
debian_package() { alone fetch_debian_package "$@"; }
fetch_debian_package() {
    local dir=$SOURCES/debian-packages file
    mkdir -p "$dir"
    file() { ls "$dir/$1"_*.deb 2>/dev/null | head -1; }
    [ -n "$(file "$1")" ] || (cd "$dir" && apt-get download "$1") >&2 ||
        { apt-get update && (cd "$dir" && apt-get download "$1"); } >&2
    file=$(file "$1")
    [ -n "$file" ] && echo "$file"
}

# debian_needs PACKAGE...: prints them and what they need and this machine lacks. MPI is not among it.
debian_needs() { alone plan_debian_needs "$@"; }
plan_debian_needs() {
    local plan
    simulated() { apt-get -s -q install --no-install-recommends "$@" 2>/dev/null | awk '$1 == "Inst" { print $2 }'; }
    plan=$(simulated "$@") || { apt-get update >&2; plan=$(simulated "$@"); } || return
    printf '%s\n' "$@" $plan | grep -vE '^(mpi-default-bin|libopenmpi3|openmpi-.*|libmpich12|mpich)$' | sort -u
}

# debian_root FOLDER PACKAGE...: they, and what they need and this machine lacks, below a folder; nothing is installed.
debian_root() {
    local root=$1 needed package file
    shift
    needed=$(debian_needs "$@") || return
    mkdir -p "$root"
    for package in $needed; do
        file=$(debian_package "$package") && dpkg-deb -x "$file" "$root" || return
    done
}

verified_tarball() {
    local dsc tarball
    dsc=$(ls "$1"/*.dsc 2>/dev/null | head -1) && [ -n "$dsc" ] || return 1
    tarball=$(ls "$1"/*.orig.tar.* 2>/dev/null | grep -v '\.asc$' | head -1)
    [ -n "$tarball" ] || return 1
    grep -q "$(sha256sum "$tarball" | cut -d' ' -f1)" "$dsc" || return 1
    echo "$tarball"
}

# pypi_source NAME==VERSION: prints the path of a source distribution.
pypi_source() { alone fetch_pypi_source "$@"; }
fetch_pypi_source() {
    local name=${1%%==*} version=${1##*==} dir=$SOURCES/pypi
    mkdir -p "$dir"
    [ -e "$dir/$name-$version.tar.gz" ] || python3 -m pip download -q --no-deps \
        --no-binary :all: -d "$dir" "$1" >&2 || true
    [ -e "$dir/$name-$version.tar.gz" ] && echo "$dir/$name-$version.tar.gz"
}
