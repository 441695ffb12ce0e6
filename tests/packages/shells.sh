# Sourced by the suite `packages`: completion in the shells themselves, man pages, modulefiles. `tree`
# is an installation.
share=$PWD/tree/share
offers() { # offers WORD COMMAND...: the completion that COMMAND prints has the word
    local word=$1 out
    shift
    out=$("$@" 2>&1) || { printf '%s\n' "$out"; return 1; }
    grep -qw -e "$word" <<<"$out" || { printf '%s\nmisses "%s"\n' "$out" "$word"; return 1; }
}
in_bash() { # in_bash WORD...: what bash offers for the last word
    # shellcheck disable=SC2016 # the inner shell expands
    timeout 60 bash --norc -c 'source "$0/bash-completion/completions/$1" && COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) &&
        read -ra spec <<<"$(complete -p "$1")" && "${spec[-2]}" "$1" "${!#}" "${COMP_WORDS[-2]}" &&
        printf "%s\n" "${COMPREPLY[@]}"' "$share" "$@"
}
check "bash completes options of mpirun" offers --oversubscribe in_bash mpirun --overs
check "bash completes options of mpiexec" offers --oversubscribe in_bash mpiexec --overs
check "bash completes values" offers numa in_bash mpirun --bind-to nu
check "bash completes verbs of hawser" offers calibrate in_bash hawser cal
if command -v fish >/dev/null; then
    in_fish() { # in_fish PROGRAM LINE
        HOME=$PWD timeout 60 fish --no-config -c "source $share/fish/vendor_completions.d/$1.fish; complete -C '$2'"
    }
    check "fish completes options of mpirun" offers --oversubscribe in_fish mpirun "mpirun --overs"
    check "fish completes values" offers numa in_fish mpirun "mpirun --bind-to nu"
    check "fish completes verbs of hawser" offers calibrate in_fish hawser "hawser cal"
else
    echo "skipped: fish is not installed"
fi
if command -v zsh >/dev/null; then
    # The line editor works on a terminal only. No dump is written: compinit would replace the file.
    cat > complete.zsh <<'Z'
zmodload zsh/zpty
zpty z zsh -f -i
{
    zpty -w z "PROMPT=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; print RE''ADY"
    zpty -r -m z line '*READY*'
    zpty -w -n z "$2"$'\t'
    zpty -r -m z line "*$3*"
    print -r -- "$line"
} always { zpty -d z }
Z
    in_zsh() { timeout 60 zsh -f complete.zsh "$share/zsh/site-functions" "$@"; }
    check "zsh completes options of mpirun" offers oversubscribe in_zsh "mpirun --overs" oversubscribe
    check "zsh completes values" offers numa in_zsh "mpirun --bind-to nu" numa
    check "zsh completes verbs of hawser" offers calibrate in_zsh "hawser cal" calibrate
else
    echo "skipped: zsh is not installed"
fi

# ---- man pages ----
if command -v mandoc >/dev/null; then
    lint() { # Pages that are made of tables have no date, so that they are the same whenever they are made.
        local out
        out=$(find "$share/man" -type f -exec mandoc -Tlint -W warning {} + | grep -v 'missing date')
        [ -z "$out" ] || { printf '%s\n' "$out" | head; return 1; }
    }
    check "mandoc reads every page without a warning" lint
else
    echo "skipped: mandoc is not installed"
fi
apropos_lines() { # Each name of a page, and those of its twins, is found by apropos with a brief.
    local page name found
    found=$(lexgrog "$share"/man/man3/*.3 "$share"/man/man1/*.1) || { echo "$found" | grep -v ' - ' | head; return 1; }
    for page in "$share"/man/man3/*.3; do
        name=$(basename "$page" .3)
        [[ $found == *": \"$name - "* ]] || { echo "$name is not found"; return 1; }
    done
}
check "apropos knows every function" apropos_lines

# ---- modulefiles ----
for modulecmd in /usr/lib/*/modulecmd.tcl /usr/share/lmod/lmod/libexec/lmod; do
    [ -r "$modulecmd" ] || { echo "skipped: there is no $modulecmd"; continue; }
    module() {
        local out
        out=$("$modulecmd" bash "$@" 2>module.err) && [ -n "$out" ] || { cat module.err; return 1; }
        eval "$out"
    }
    loads() {
        local before=$PATH
        export MODULEPATH=$share/hawser/modulefiles
        unset LD_LIBRARY_PATH MANPATH PKG_CONFIG_PATH
        module load hawser || return 1
        [ "$MPI_HOME" = "$PWD/tree" ] && [ "$(command -v mpicc)" = "$PWD/tree/bin/mpicc" ] || return 1
        mpicc -o ring-module "$project/ring.c" && ends_with "ring of 2: 2" mpirun -n 2 ./ring-module || return 1
        module unload hawser || return 1
        [ "$PATH" = "$before" ] && [ -z "${MPI_HOME:-}${LD_LIBRARY_PATH:-}${PKG_CONFIG_PATH:-}" ] ||
            { echo "left: $PATH ${MPI_HOME:-} ${LD_LIBRARY_PATH:-} ${PKG_CONFIG_PATH:-}"; return 1; }
    }
    check "load, use and unload by ${modulecmd##*/}" loads
done
